"""Every reason that `perche-no` states, on boards drawn at random: without what it names it happens, or another is stated."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scenarios.asked.explaining.why_not import about
from scenarios.played.run import run
from scenarios.written.load import parse
from tests.scenarios.asked.explaining import hindered_actions as actions
from tests.scenarios.asked.explaining import hindered_events as events
from tests.scenarios.asked.explaining.hindering import Asked, false_reason

ASKED = {
    "508.1 an attack": actions.ATTACK,
    "509.1 a block": actions.BLOCK,
    "601 a spell": actions.CAST,
    "602 an ability": actions.ACTIVATE,
    "305 a land": actions.LAND,
    "603.2 a trigger on a death": events.DEATH,
    "603.2 a trigger on damage": events.HIT,
    "603.2 a trigger on what enters": events.ENTERS,
    "603.2 a trigger on life": events.GAINS,
    "603.2 a trigger on a spell": events.CASTS,
    "704.5 damage that kills": events.BURNED,
    "701.8 a spell that destroys": events.DOOMED,
    "510 an attacker that strikes": events.STRUCK,
    "119 life that is gained": events.HEALED,
    "611.3a an effect that touches": events.PRAISED,
}


@pytest.mark.parametrize("what", ASKED)
def test_733_1_nothing_hinders_on_the_bare_board_nor_does_what_looks_like_it(what: str) -> None:
    asked = ASKED[what]
    assert asked.told(asked.board(())) == ""
    assert {one: asked.told(asked.board([one])) for one in asked.lookalikes} == dict.fromkeys(asked.lookalikes, "")


@pytest.mark.parametrize("what", ASKED)
def test_733_1_each_hindrance_alone_is_the_reason(what: str) -> None:
    asked = ASKED[what]
    alone = {one: asked.told(asked.board([one])) for one in asked.hindrances}
    assert [one for one, told in alone.items() if one not in asked.named(told)] == []
    assert [found for one in alone if (found := false_reason(asked, [one]))] == []


@pytest.mark.parametrize("what", ASKED)
@settings(max_examples=4)
@given(data=st.data())
def test_733_1_every_reason_is_gone_with_what_it_names(what: str, data: st.DataObject) -> None:
    asked: Asked = ASKED[what]
    there = data.draw(st.sets(st.sampled_from(asked.things), min_size=2, max_size=8))
    assert false_reason(asked, there) == ""


# --- what the long search found, each with its control

LOST = """
carte:
  Campana: {{tipo: Artefatto, testo: "Ogniqualvolta un {kind} che controlli muore, pesca una carta."}}
  Quiete: {{tipo: Incantesimo, testo: Gli artefatti perdono tutte le abilità.}}
  Ira: {{tipo: Stregoneria, testo: Distruggi tutte le creature.}}
giocatori:
  - {{nome: Anna, grimorio: 3, mano: [Ira], campo: [Elfa elfo 2/2{there}], cimitero: [{buried}]}}
  - Bruno
azioni: [{{lancia: Ira, di: Anna}}, risolvi]
"""


@pytest.mark.parametrize(
    ("there", "buried", "why"),
    [
        (", Campana, Quiete", "", "«Quiete» gliel'aveva tolta"),
        ("", "Campana", "non funziona nella zona in cui è la sua carta"),
    ],
)
def test_603_2_an_ability_that_was_not_there_came_near_what_it_does_not_describe(
    there: str, buried: str, why: str
) -> None:
    """Something like its event did happen, so that it is false that nothing did."""
    for kind in ("Goblin", "Elfo"):
        found = run(parse(LOST.format(kind=kind, there=there, buried=buried), "prova"))
        assert [one.why for one in about(found, "campana") if "innesca" in one.what] == [why]


def test_603_2_control_one_that_was_there_is_told_what_was_wrong() -> None:
    found = run(parse(LOST.format(kind="Goblin", there=", Campana", buried=""), "prova"))
    assert [one.why for one in about(found, "campana") if "innesca" in one.what] == ["il sottotipo non corrisponde"]


TRAMPLED = """
giocatori:
  - {{nome: Anna, campo: [{{carta: Lupo, f/c: 2/2{lupo}}}]}}
  - {{nome: Bruno, campo: [{{carta: Muro, f/c: 3/5{muro}}}]}}
azioni: [{{attacca: {{lupo: Bruno}}}}, {{blocca: {{muro: lupo}}}}, {{vai a: fine combattimento}}]
"""


def _unhurt(lupo: str = "", muro: str = "") -> list[tuple[str, tuple[str, ...]]]:
    words = {"lupo": lupo and f", parole chiave: [{lupo}]", "muro": muro and f", parole chiave: [{muro}]"}
    found = run(parse(TRAMPLED.format(**words), "prova"))
    return [(one.why, one.rules) for one in about(found, "Bruno") if "danno" in one.what]


def test_702_19b_that_a_trampling_creature_is_blocked_is_not_all() -> None:
    ((why, rules),) = _unhurt("travolgere")
    assert "travolgere" in why and rules == ("509.1h", "702.19b")
    assert _unhurt() == [("è bloccata da «Muro»", ("509.1h", "510.1c"))]


def test_506_4_a_blocked_attacker_that_dies_first_would_not_have_hurt_the_player_anyway() -> None:
    assert _unhurt(muro="attacco improvviso") == [("è bloccata da «Muro»", ("509.1h", "510.1c"))]
