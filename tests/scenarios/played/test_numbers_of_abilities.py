"""113.2c: abilities are counted as the card has them: one for each paragraph, one for each keyword, wherever a number is said."""

from __future__ import annotations

import pytest

from engine.state.facts.announced import OfAbility
from scenarios.asked.explaining.why_not import about
from scenarios.played.run import Run, run
from scenarios.written.load import parse

BOARD = """
carte:
  Araldo:
    tipo: Creatura — Umano
    f/c: 2/2
    costo: W
    testo: |
      Volare, cautela
      Quando Araldo entra o muore, guadagni 1 punto vita.
      {{T}}: Pesca una carta.
      Quando Araldo muore, pesca una carta.
  Ira: {{tipo: Stregoneria, costo: B, testo: Distruggi tutte le creature.}}
  Gong: {{tipo: Artefatto, testo: "Ogniqualvolta Gong o un'altra creatura muore, guadagni 1 punto vita."}}
giocatori: [{{nome: Anna, mano: [Ira], campo: [Araldo, Gong], grimorio: 3}}, Bruno]
azioni: [{actions}]
{more}
"""


def played(actions: str, more: str = "") -> Run:
    return run(parse(BOARD.format(actions=actions, more=more), "prova"))


def test_602_2_the_fourth_ability_of_the_card_is_the_one_that_is_activated() -> None:
    made = played("{attiva: araldo, abilità: 4}, risolvi", "attese: [{giocatore: Anna, carte in mano: 2}]")
    assert made.right, made.checks


@pytest.mark.parametrize("number", [1, 2, 3, 5, 6])
def test_602_2_control_the_others_are_no_activated_abilities(number: int) -> None:
    made = played(f"{{attiva: araldo, abilità: {number}}}")
    assert made.refusal is not None and str(made.refusal.rule) == "602.2"


@pytest.mark.parametrize("order", [(3, 5), (5, 3)])
def test_603_3b_the_same_numbers_put_triggers_in_an_order(order: tuple[int, int]) -> None:
    named = ", ".join(f"araldo abilità {number}" for number in order)
    made = played(f"{{lancia: Ira, di: Anna}}, {{risolvi: 1, risposte: [{{ordine: [{named}, gong]}}]}}")
    put = [fact for each in made.steps if (fact := each.step.fact(OfAbility)) is not None]
    assert [one.index + 1 for one in put if one.source.name == "Araldo" and one.text] == [*order]


def test_113_2c_either_half_of_one_ability_is_that_ability() -> None:
    dead = played("{lancia: Ira, di: Anna}, {risolvi: 1}", "attese: [{innescata: araldo abilità 3, volte: 1}]")
    assert dead.right, dead.checks
    assert [one.what for one in about(dead, "araldo") if "innesca" in one.what] == []


def test_603_2_control_of_one_that_triggered_on_nothing_one_reason_is_told() -> None:
    quiet = played("")
    told = [one.what for one in about(quiet, "araldo") if "innesca" in one.what]
    assert told == ["non si innesca l'abilità 3 di «Araldo»", "non si innesca l'abilità 5 di «Araldo»"]
