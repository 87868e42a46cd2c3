"""106.6: on what mana may be spent: what was chosen for its source (607.2d), and in which zone what is spoken of is (109.2)."""

from __future__ import annotations

import pytest

from scenarios.played.run import run
from scenarios.told.answer import answer
from scenarios.written.load import parse_lines

CHOOSES = "> Mentre la Corte entra nel campo di battaglia, scegli un tipo di creatura.\n"
MAKES = "> {T}: Aggiungi {G}. Spendi questo mana solo per "
SPELL = f"{MAKES}lanciare una magia creatura del tipo scelto.\n"
ABILITY = f"{MAKES}attivare un'abilità di una fonte creatura del tipo scelto.\n"
HELD = "in mano: Arciere 2/2 creatura Elfo {G}\n"


def told(lines: str) -> str:
    return " ".join(answer(run(parse_lines(lines, "prova"))).headline)


def asked(text: str, *, chosen: str, rest: str, last: str) -> str:
    return told(f"conta il mana\nAnna: 20\nCorte terra scelto {chosen}\n{CHOOSES}{text}{rest}Bruno: 20\n{last}")


@pytest.mark.parametrize(("chosen", "allowed"), [("Elfo", True), ("Goblin", False)])
@pytest.mark.parametrize(
    ("text", "rest", "last"),
    [
        (SPELL, HELD, "Anna può lanciare Arciere?"),
        (SPELL.replace("{G}", "un mana di un qualsiasi colore"), HELD, "Anna può lanciare Arciere?"),
        (SPELL.replace("{T}:", "{T}, sacrifica la Corte:"), HELD, "Anna può lanciare Arciere?"),
        (
            ABILITY,
            "Arciere 2/2 creatura Elfo\n> {G}: L'Arciere prende +1/+1 fino alla fine del turno.\n",
            "Anna può attivare Arciere?",
        ),
    ],
)
def test_106_6_mana_is_spent_on_what_is_of_the_type_chosen_for_its_source(
    text: str, rest: str, last: str, chosen: str, allowed: bool
) -> None:
    found = asked(text, chosen=chosen, rest=rest, last=last)
    assert found.startswith("Sì: ") if allowed else "no: Anna non può" in found or found.startswith("No: ")


@pytest.mark.parametrize(("first", "second", "allowed"), [("Elfo", "Goblin", True), ("Goblin", "Goblin", False)])
def test_106_6_each_mana_is_asked_of_its_own_source(first: str, second: str, allowed: bool) -> None:
    other = f"{CHOOSES}{SPELL}".replace("la Corte", "la Selva")
    lands = f"Corte terra scelto {first}\n{CHOOSES}{SPELL}Selva terra scelto {second}\n{other}"
    found = told(f"conta il mana\nAnna: 20\n{lands}{HELD}Bruno: 20\nAnna può lanciare Arciere?")
    assert found.startswith("Sì: ") is allowed


@pytest.mark.parametrize(("chosen", "stays"), [("Elfo", True), ("Goblin", False)])
def test_106_6_what_comes_of_spending_it_asks_for_the_same_choice(chosen: str, stays: bool) -> None:
    when = "Quando spendi questo mana per lanciare una magia creatura del tipo scelto, guadagni 2 punti vita."
    text = f"> {{T}}: Aggiungi {{G}}. {when}\n"
    lines = f"conta il mana\nAnna: 20\nCorte terra scelto {chosen}\n{CHOOSES}{text}{HELD}Bruno: 20\n"
    found = told(f"{lines}Anna attiva Corte\nAnna lancia Arciere\nrisolvi tutto\nQuanti punti vita ha Anna?")
    assert ("22" in found) is stays, found


WHEEL = "Ruota artefatto\n> {2}: Guadagni 1 punto vita.\n"
HELD_WHEEL = "in mano: Ruota artefatto\n> Ciclo {2}\n"


@pytest.mark.parametrize(
    ("of", "rest", "allowed"),
    [
        ("attivare abilità di artefatti", WHEEL, True),
        ("attivare abilità di artefatti", HELD_WHEEL, False),
        ("attivare un'abilità di una fonte artefatto", WHEEL, True),
        ("attivare un'abilità di una fonte artefatto", HELD_WHEEL, True),
        ("attivare abilità", HELD_WHEEL, True),
        ("attivare abilità di creature", WHEEL, False),
    ],
)
def test_109_2_an_artifact_is_a_permanent_and_an_artifact_source_is_anywhere(of: str, rest: str, allowed: bool) -> None:
    makes = f"Mago 1/3 creatura\n> {{T}}: Aggiungi {{C}}{{C}}. Spendi questo mana solo per {of}.\n"
    found = told(f"conta il mana\nAnna: 20\n{makes}{rest}grimorio: Lupo 2/2\nBruno: 20\nAnna può attivare Ruota?")
    assert found.startswith("Sì: ") is allowed, found
