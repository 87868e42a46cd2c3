"""702: several instances of one keyword on one creature: of what is redundant two do what one does, of what triggers each does."""

from __future__ import annotations

from typing import Any

import pytest

from scenarios.asked.explaining.why_not import about_action
from scenarios.played.run import Run, run
from scenarios.written.load import parse
from tests.scenarios.asked.explaining.hindering import Table

STRIKING = (
    "Tocco letale", "Difensore", "Doppio attacco", "Attacco improvviso", "Volare", "Rapidità", "Indistruttibile", "Intimidire",
    "Passa-isole", "Legame vitale",
)  # fmt: skip
EVADING = (
    "Protezione dal verde", "Travolgere", "Cautela", "Ombra", "Paura", "Avvizzire", "Infettare", "Minacciare", "Furtivo",
)  # fmt: skip
"""Keywords of an attacking creature of which one instance more changes nothing."""
SIZES = {"Travolgere": "4/1", "Attacco improvviso": "4/3", "Cautela": "1/4"}
"""Of the creature that blocks, where one instance would not show with 4/4."""
FIGHTING = {
    "Furia 2": "blocked", "Aggirare": "blocked", "Provocazione": "attack", "Bushido 1": "blocked", "Annientatore 1": "attack",
    "Grido di guerra": "attack", "Spodestare": "attack", "Ingerire": "unblocked", "Miriade": "attack",
}  # fmt: skip
OTHERS = {
    "Mischia": "attack", "Affliggere 1": "blocked", "Mentore": "attack", "Addestramento": "attack", "Modulare 1": "dies",
    "Muta-anima 2": "dies", "Evoluzione": "enters", "Estorsione": "cast", "Prodezza": "cast", "Fabbrica 1": "itself enters",
    "Aldilà 1": "dies",
}  # fmt: skip
"""Keywords that stand for triggered abilities, with what they trigger on."""


def _board(word: str, times: int) -> Table:
    table = Table()
    table.creature("Toro", size="3/3", text="\n".join([word] * times))
    table.cards["Toro"]["colori"] = ["rosso"]
    table.creature("Cervo", "Bruno", SIZES.get(word, "4/4"))
    table.cards["Cervo"]["colori"] = ["verde"]
    table.put("Isola", "Bruno")
    return table


def _state(found: Run) -> tuple[Any, ...]:
    things = sorted((one.label, one.zone.value, one.tapped, one.counters) for one in found.final.objects.values())
    return (*things, *((side.life, side.poison) for side in found.final.sides))


def fought(word: str, times: int) -> tuple[Any, ...]:
    """What comes of an attack by a creature with so many instances of a keyword, blocked where it may be."""
    table = _board(word, times)
    if word == "Rapidità":
        table.things["toro"]["malato"] = "sì"
    attack, block = "{attacca: {toro: Bruno}}", {"blocca": {"cervo": "toro"}}
    _, allowed = about_action(parse(table.text(), "prova"), attack)
    if not allowed:
        return ("no attack",)
    table.actions.append({"attacca": {"toro": "Bruno"}})
    _, blocked = about_action(parse(table.text(), "prova"), "{blocca: {cervo: toro}}")
    table.actions += [*([block] if blocked else []), {"vai a": "fine combattimento"}]
    found = run(parse(table.text(), "prova"))
    assert not found.not_understood, found.not_understood
    return (blocked, *_state(found))


@pytest.mark.parametrize("word", [*STRIKING, *EVADING])
def test_702_control_one_instance_makes_a_difference(word: str) -> None:
    assert fought(word, 1) != fought(word, 0)


@pytest.mark.parametrize("word", STRIKING)
def test_702_2f_702_3c_702_4e_702_7d_702_9c_702_10d_702_12c_702_13c_702_14e_702_15f_a_second_none(word: str) -> None:
    assert fought(word, 2) == fought(word, 1)


@pytest.mark.parametrize("word", EVADING)
def test_702_16m_702_19g_702_20c_702_28c_702_36c_702_80d_702_90f_702_111c_702_118c_a_second_none(word: str) -> None:
    assert fought(word, 2) == fought(word, 1)


def happened(table: Table, what: str) -> None:
    """Let it happen to the bull."""
    table.creature("Gigante", size="5/5")
    table.creature("Topo", size="1/1")
    both = {"attacca": dict.fromkeys(("toro", "gigante", "topo"), "Bruno")}
    match what:
        case "blocked" | "unblocked" | "attack":
            block = [{"blocca": {"cervo": "toro"}}] if what == "blocked" else []
            table.actions += [both, *block, *([{"vai a": "fine combattimento"}] if what == "unblocked" else [])]
        case "enters":
            table.stands("Orca", "Creatura — Orco", "", "Anna", "mano", card={"f/c": "6/6", "costo": "{G}"})
            table.actions += [{"lancia": "Orca", "di": "Anna"}, {"risolvi": 1}]
        case "itself enters":
            table.move("toro", "Anna", "mano")
            table.cards["Toro"]["costo"] = "{G}"
            table.actions += [{"lancia": "toro", "di": "Anna"}, {"risolvi": 1}]
        case "cast":
            table.spell("Canto", "Guadagni 1 punto vita.")
            table.actions.append({"lancia": "Canto", "di": "Anna"})
        case _:
            table.spell("Ira", "Distruggi tutte le creature.", kind="Stregoneria")
            table.stands("Ombra", "Creatura — Spirito", "", "Anna", "cimitero", card={"f/c": "1/1", "costo": "{G}"})
            table.actions += [{"lancia": "Ira", "di": "Anna"}, {"risolvi": 1}]


def rung(word: str, times: int) -> int:
    """How often abilities of a creature with so many instances of a keyword trigger."""
    table = _board(word, times)
    happened(table, {**FIGHTING, **OTHERS}[word])
    found = run(parse(table.text(), "prova"))
    assert not found.not_understood, found.not_understood
    return sum(one.source.label == "toro" for each in found.steps for one in each.step.triggered)


@pytest.mark.parametrize("word", FIGHTING)
def test_702_23c_702_25b_702_39b_702_45b_702_86b_702_91b_702_105b_702_115b_702_116b_each_triggers(word: str) -> None:
    assert [rung(word, times) for times in (0, 1, 2)] == [0, 1, 2]


@pytest.mark.parametrize("word", OTHERS)
def test_702_43b_702_46b_702_100d_702_101b_702_108b_702_121b_702_123b_702_130b_702_134b_702_135b_702_149b(
    word: str,
) -> None:
    assert [rung(word, times) for times in (0, 1, 2)] == [0, 1, 2]
