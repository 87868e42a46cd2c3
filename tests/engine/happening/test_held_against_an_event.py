"""603.2: of what an ability looks for, each word counts: the state, what is attacked, who dealt the damage."""

from __future__ import annotations

import pytest

from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.objects import Destroy
from engine.cards.abilities.references import Other
from engine.cards.abilities.triggers import Attacks, Becomes, DealtExcess, Moves, Performs
from engine.state import events as e
from engine.words.terms import Action, CardType, PlayerId, Relation, Zone
from tests.engine.support import Table
from tests.engine.support_more import ENCHANTMENT, attack, hit, moved, to, when

STATES = ("tapped", "untapped", "phased in", "phased out", "turned face down", "turned face up")


@pytest.mark.parametrize("state", STATES)
def test_603_2e_only_who_watches_that_state_sees_the_creature_come_to_it(state: str) -> None:
    """The other five watchers, of the same creature and on the same board, are the controls."""
    at = Table()
    bear = at.creature("Orso", 2, 2, tapped=state == "untapped")
    for other in STATES:
        at.permanent(other, when(Becomes(subject=Filter(name="Orso"), state=other)), **ENCHANTMENT)
    at.permanent("senza nome", when(Becomes(subject=Filter(face_down=True), state="turned face down")), **ENCHANTMENT)
    happenings: dict[str, list[e.Event]] = {
        "tapped": [e.Tapped(object=bear)],
        "untapped": [e.Untapped(object=bear)],
        "phased out": [e.PhasedOut(object=bear, under=PlayerId(0))],
        "phased in": [e.PhasedOut(object=bear, under=PlayerId(0)), e.PhasedIn(object=bear)],
        "turned face down": [e.TurnedFaceDown(object=bear)],
        "turned face up": [e.TurnedFaceDown(object=bear), e.TurnedFaceUp(object=bear)],
    }
    at.settle()
    for event in happenings[state]:
        before = list(at.triggered())
        at.occur(event)
    assert at.triggered()[len(before) :] == (["senza nome"] if state == "turned face down" else [state])


@pytest.mark.parametrize(("second", "times"), [("Vate", 2), ("Saggia", 1)])
def test_508_3b_once_for_each_planeswalker_that_is_attacked(second: str, times: int) -> None:
    """The control sends both creatures against one."""
    at = Table()
    for name in ("Saggia", "Vate"):
        at.permanent(name, types=(CardType.PLANESWALKER,), counters={"loyalty": 3}, controller=1)
    for name in ("Orso", "Lupo"):
        at.creature(name, 2, 2)
    watched = Attacks(once=True, to_object=Filter(types=(CardType.PLANESWALKER,)))
    at.permanent("Araldo", when(watched), **ENCHANTMENT)
    attack(at.settle(), ("Orso", "Saggia"), ("Lupo", second))
    assert at.triggered() == ["Araldo"] * times


@pytest.mark.parametrize(("sources", "left"), [(1, ["Lupo"]), (2, ["Lupo", "Orso"])])
def test_120_10_that_source_is_known_only_where_one_dealt_all_the_damage(sources: int, left: list[str]) -> None:
    at = Table()
    at.creature("Vittima", 1, 1, controller=1)
    for name in ("Orso", "Lupo"):
        at.creature(name, 2, 2)
    at.permanent("Nemesi", when(DealtExcess(subject=CREATURE), Destroy(what=Other())), **ENCHANTMENT)
    at.settle()
    at.occur(*[hit(at.id(name), at.id("Vittima"), 2) for name in ("Orso", "Lupo")[:sources]])
    at.play_out()
    assert sorted(one.label for one in at.game.permanents() if at.looks(one.label).creature) == left


@pytest.mark.parametrize(("target", "seen"), [("Orso", ["Sentinella"]), (None, [])])
def test_603_2e_a_player_who_becomes_a_target_is_no_permanent(target: str | None, seen: list[str]) -> None:
    at = Table()
    at.creature("Orso", 2, 2)
    source = at.creature("Mago", 1, 1)
    at.permanent("Sentinella", when(Becomes(subject=Filter(), state="targeted")), **ENCHANTMENT)
    at.settle().occur(e.BecameTarget(target=to(1)[0] if target is None else at.id(target), by=source))
    assert at.triggered() == seen


@pytest.mark.parametrize(("zone", "seen"), [(Zone.HAND, ["Orso"]), (Zone.EXILE, [])])
def test_603_10a_what_is_put_into_a_hand_looks_back_at_itself(zone: Zone, seen: list[str]) -> None:
    at = Table()
    bear = at.creature("Orso", 2, 2, when(Moves(subject=Filter(this=True), to=Zone.HAND)))
    at.settle().occur(moved(bear, zone))
    assert at.triggered() == seen


@pytest.mark.parametrize(("done", "seen"), [(Action.SCRY, ["Oracolo"]), (Action.SURVEIL, [])])
def test_603_2_what_was_done_is_that_action_and_no_other(done: Action, seen: list[str]) -> None:
    at = Table()
    at.permanent("Oracolo", when(Performs(action=Action.SCRY, who=Relation.YOU)), **ENCHANTMENT)
    at.settle().occur(e.Performed(action=done, player=PlayerId(0)))
    assert at.triggered() == seen
