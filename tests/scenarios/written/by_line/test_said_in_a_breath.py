"""What is said in one line with more than its own: a text behind what is aimed at, a cost, who passes in combat."""

from __future__ import annotations

import pytest

from scenarios.language.errors import ScenarioError
from scenarios.played.run import Run, run
from scenarios.told.ruling import ruling
from scenarios.written.load import parse_lines, understood


def _made(lines: str) -> Run:
    return run(parse_lines(lines, "t"))


DART = "Bruno lancia Scheggia istantaneo{before} su Anna{behind}"
TEXT = " «Scheggia infligge 3 danni a un qualsiasi bersaglio.»"


@pytest.mark.parametrize(("before", "behind"), [(TEXT, ""), ("", TEXT), ("", TEXT.replace("«", "(").replace("»", ")"))])
def test_113_3_a_text_behind_what_is_aimed_at_is_that_of_the_spell(before: str, behind: str) -> None:
    said = DART.format(before=before, behind=behind)
    assert ruling(_made(f"Anna: 20\nBruno: 20\n{said}\nQuanta vita ha Anna?")).answer == (
        "Anna passa da 20 a 17 punti vita.",
    )


def test_control_a_text_behind_what_is_no_spell_is_not_taken_for_one() -> None:
    assert understood("Anna: 20\nBruno: Orso 2/2\nBruno attacca con Orso «Quando attacca pesca una carta.»", "t").faults


FIGHT = "Anna: Tasso 3/3\nBruno: Talpa 1/3\nAnna attacca con Tasso\n{}Quanta vita ha Bruno?"


@pytest.mark.parametrize("passes", ["", "Bruno passa\n", "Anna passa\nBruno passa\n"])
def test_117_4_who_is_attacked_and_passes_lets_combat_go_on(passes: str) -> None:
    assert ruling(_made(FIGHT.format(passes))).answer == ("Bruno passa da 20 a 17 punti vita.",)


def test_control_117_3d_who_attacks_and_passes_leaves_the_other_with_priority() -> None:
    answer = ruling(_made(FIGHT.format("Anna passa\n"))).answer
    assert answer[0] == "Bruno resta a 20 punti vita."


ALTAR = "Anna: Altare artefatto «Sacrifica una creatura: guadagni 1 punto vita.», Tasso 3/3\nBruno: 20\n"


def test_602_2b_what_is_paid_in_the_words_of_the_deed_is_not_told_as_needless() -> None:
    assert _made(f"{ALTAR}Anna attiva Altare sacrificando Tasso\nQuanta vita ha Anna?").needless == ()


def test_control_602_2b_an_answer_of_its_own_that_nobody_needs_is() -> None:
    made = _made(f"{ALTAR}Anna attiva Altare\nAnna sceglie Tasso\nQuanta vita ha Anna?")
    assert len(made.needless) == 1


BELOW = "Anna: Orso 2/2\nBruno: Talpa 1/3\n"


@pytest.mark.parametrize(
    "line",
    [
        "All'inizio del turno di Bruno Anna lancia 3 danni sulla Talpa",
        "All'inizio del combattimento Anna lancia 3 danni sulla Talpa",
    ],
)
def test_113_3_what_a_player_does_by_name_is_no_text_of_the_card_above(line: str) -> None:
    assert ruling(_made(f"{BELOW}{line}\nMuore la Talpa?")).answer == ("«Talpa» muore.",)


@pytest.mark.parametrize("name", ["Talpa", "Talpa Bruno"])
def test_control_113_3_what_is_said_of_the_card_above_is_its_text(name: str) -> None:
    lines = f"Anna: Orso 2/2\nBruno: {name} 1/3\nQuando {name} muore, pesca una carta.\nAnna lancia 3 danni su {name}\n"
    assert ruling(_made(f"{lines}Quante carte ha in mano Bruno?")).answer == (
        "Bruno pesca una carta (ne ha 1 in mano).",
    )


def test_701_26a_who_turns_a_permanent_taps_it() -> None:
    assert ruling(_made(f"{BELOW}Anna gira l'Orso\nL'Orso è TAPpato?")).answer == ("«Orso» è in posizione TAPpata.",)


MONK = """\
Anna: 20
Bruno: 20
carta: Falce istantaneo {{W}}
> Falce infligge 3 danni a un qualsiasi bersaglio.
carta: Monaco creatura 1/2 {{W}}
retro: Falce{modal}
Anna in mano: Monaco
{cast}
Quanta vita ha Bruno?
"""


@pytest.mark.parametrize("cast", ["Anna lancia Falce su Bruno", "Anna lancia Monaco su Bruno\nretro: sì"])
def test_712_11b_the_back_of_a_modal_card_is_cast_by_its_own_name(cast: str) -> None:
    made = _made(MONK.format(modal=", modale: sì", cast=cast))
    assert ruling(made).answer == ("Bruno passa da 20 a 17 punti vita.",)


def test_control_712_8c_the_back_of_another_card_is_not() -> None:
    with pytest.raises(ScenarioError, match="Falce"):
        _made(MONK.format(modal="", cast="Anna lancia Falce su Bruno"))


@pytest.mark.parametrize(
    ("kept", "dies"),
    [("la nuova", "regina1"), ("quella nuova", "regina1"), ("la vecchia", "regina2"), ("quella vecchia", "regina2")],
)
@pytest.mark.parametrize("cast", ["Anna lancia Regina", "Anna gioca un'altra Regina"])
def test_704_5j_which_of_two_is_kept_is_not_lost_where_a_line_is_put_in_other_words(
    cast: str, kept: str, dies: str
) -> None:
    made = _made(f"Anna: Regina creatura leggendaria 2/2\nBruno: 20\n{cast}\nAnna tiene {kept}\nChi muore?")
    assert ruling(made).answer == (f"«Regina» ({dies}) muore.",)


def test_120_6_how_much_damage_something_has_is_asked_with_an_article_too() -> None:
    for asked in ("Quanti danni ha l'Orso?", "Quanti danni ha Orso?"):
        assert ruling(_made(f"{BELOW}Bruno lancia 1 danno su Orso\n{asked}")).answer == ("«Orso» ha 1 danno.",)
