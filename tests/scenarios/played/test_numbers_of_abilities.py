"""113.2c: abilities are counted as the card has them: one for each paragraph, one for each keyword, wherever a number is said."""

from __future__ import annotations

import re

import pytest

from engine.state.facts.announced import OfAbility
from scenarios.asked.explaining.why_not import about
from scenarios.language.errors import Fault, ScenarioError
from scenarios.played.run import Run, run
from scenarios.told.ruling import ruling
from scenarios.written.load import parse, parse_lines

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
    with pytest.raises(ScenarioError, match=r"abilità 4 \(«\{T\}: Pesca una carta\.»\)") as error:
        played(f"{{attiva: araldo, abilità: {number}}}")
    (fault,) = error.value.faults
    assert (fault.line, fault.column) == (15, 10)
    said = "non ha un'abilità 6" if number == 6 else f"l'abilità {number} di «Araldo» non si attiva (113.3b)"
    assert said in fault.message


CHEST = """\
carta: Scrigno {{2}} artefatto
> Anti-malocchio
> Le creature che controlli prendono +0/+1.
> {{2}}, {{T}}: Pesca una carta.
> {{T}}, Sacrifica lo Scrigno: Infligge 2 danni a un qualsiasi bersaglio, e poi rimescola tutto quanto{rest}.
Anna: Scrigno, Orso 2/2
Bruno: 20
"""
READ = CHEST.format(rest="").replace(", e poi rimescola tutto quanto", "")


def fault_of(board: str, line: str) -> Fault:
    with pytest.raises(ScenarioError) as error:
        run(parse_lines(f"{board}{line}\n", "tavolo"))
    (fault,) = error.value.faults
    return fault


@pytest.mark.parametrize("asked", ["", "\nSi può fare?"])
def test_602_2_who_is_asked_which_is_told_the_number_and_the_words_of_each(asked: str) -> None:
    fault = fault_of(READ, f"Anna attiva Scrigno{asked}")
    assert "«Scrigno» ha 2 abilità attivate: scrivi quale" in fault.message
    first, second = re.findall(r"abilità (\d) \(«(.+?)»\)", fault.message)
    assert first == ("3", "{2}, {T}: Pesca una carta.")
    assert second[0] == "4" and second[1] == "{T}, Sacrifica lo Scrigno: Infligge 2 danni a un qualsiasi…"


def test_601_2c_the_only_one_that_has_a_target_is_meant_where_one_is_named() -> None:
    made = run(parse_lines(f"{READ}Anna attiva Scrigno su Bruno\nrisolvi\nQuanta vita ha Bruno?\n", "tavolo"))
    assert made.refusal is None and "da 20 a 18" in ruling(made).answer[0]


def test_601_2c_control_of_two_that_have_targets_it_is_asked_which() -> None:
    both = READ.replace("Pesca una carta.", "Un giocatore bersaglio pesca una carta.")
    assert "scrivi quale, abilità 3" in fault_of(both, "Anna attiva Scrigno su Bruno").message


GROTTO = """\
carta: Grotta terra
> {{T}}: Aggiungi {{C}}.
> {{1}}: La Grotta diventa una creatura 2/2 fino alla fine del turno. È ancora una terra.
{counted}
Anna: Grotta, Foresta
Bruno: 20
Anna attiva Grotta
risolvi
"""


def test_605_1a_the_one_that_is_no_mana_ability_is_meant_where_mana_is_not_counted() -> None:
    made = run(parse_lines(f"{GROTTO.format(counted='')}Quant'è la Grotta?\n", "tavolo"))
    assert made.refusal is None and "2/2" in ruling(made).answer[0]


def test_605_1a_control_where_mana_is_counted_it_is_asked_which() -> None:
    said = fault_of(GROTTO.format(counted="conta il mana: sì"), "").message
    assert "«Grotta» ha 2 abilità attivate: scrivi quale, abilità 1" in said


@pytest.mark.parametrize("asked", ["", "\nSi può fare?", "\nQuante carte ha in mano Anna?"])
@pytest.mark.parametrize("number", [1, 2, 5])
def test_113_3b_the_number_of_another_ability_is_a_slip_and_no_ruling(number: int, asked: str) -> None:
    fault = fault_of(READ, f"Anna attiva Scrigno abilità {number}{asked}")
    assert (fault.line, fault.column) == (8, 1)
    assert "abilità 3 («{2}, {T}: Pesca una carta.»)" in fault.message and "abilità 4 (" in fault.message


def test_602_2_control_the_numbers_that_are_told_are_those_that_work() -> None:
    for number in re.findall(r"abilità (\d) \(", fault_of(READ, "Anna attiva Scrigno").message):
        made = run(parse_lines(f"{READ}Anna attiva Scrigno abilità {number} su Bruno\n", "tavolo"))
        assert made.refusal is None and made.stopped_by == ""


def test_702_6a_a_keyword_that_is_activated_is_counted_where_it_stands() -> None:
    sword = "carta: Lama {1} artefatto — Equipaggiamento\n> Lampo\n> {1}: Pesca una carta.\n> Equipaggiare {2}\n"
    board = f"{sword}Anna: Lama, Orso 2/2\nBruno: 20\n"
    assert (
        "abilità 2 («{1}: Pesca una carta.») o abilità 3 («Equipaggiare {2}»)"
        in fault_of(board, "Anna attiva Lama").message
    )
    made = run(parse_lines(f"{board}Anna attiva Lama abilità 3 su Orso\nrisolvi\nA cosa è assegnata Lama?\n", "tavolo"))
    assert made.refusal is None


def test_613_1f_control_the_number_of_one_that_was_taken_is_for_the_engine_to_refuse() -> None:
    quiet = "Anna: Silenzio incantesimo\n> Gli artefatti perdono tutte le abilità.\n"
    made = run(parse_lines(f"{READ}{quiet}Anna attiva Scrigno abilità 3\n", "tavolo"))
    assert made.refusal is not None and made.refusal.rule == "613.1f"


def test_602_2_control_what_has_none_has_none_to_activate_whatever_the_number() -> None:
    made = run(parse_lines(f"{READ}Anna attiva Orso abilità 1\nSi può fare?\n", "tavolo"))
    assert made.refusal is not None and made.refusal.rule == "602.2"
    assert "non ne ha di attivate" in fault_of(READ, "Anna attiva Orso abilità 1").message


def test_113_2c_the_number_of_a_text_that_was_not_read_is_no_ruling_either() -> None:
    board = CHEST.format(rest=" e sbrodola")
    made = run(parse_lines(f"{board}Anna attiva Scrigno abilità 4 su Bruno\nSi può fare?\n", "tavolo"))
    assert made.refusal is None and "non è stata letta" in made.stopped_by


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


@pytest.mark.parametrize(("number", "right"), [(1, False), (4, True), (6, False)])
def test_113_7_on_the_stack_the_same_numbers_are_listed_with_their_words(number: int, right: bool) -> None:
    laid = f"pila: [{{abilità: araldo abilità {number}}}]"
    if right:
        assert played("{risolvi: 1}", laid).stopped_by == ""
        return
    with pytest.raises(
        ScenarioError, match=r"scrivi quale, abilità 3 \(«Quando .+abilità 4 \(«\{T\}: Pesca una carta\.»\)"
    ):
        played("{risolvi: 1}", laid)
