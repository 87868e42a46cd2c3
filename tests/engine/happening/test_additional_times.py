"""603.2d, 603.2e, 603.2g: how many times an ability triggers; what is already so does not become so."""

from __future__ import annotations

from engine.cards.abilities.ability import Triggered
from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.lasting import Delay
from engine.cards.abilities.player_rules import TriggersAgain
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.triggers import Becomes, BeginningOf, Moves
from engine.state.events import Tapped
from engine.words.terms import Relation, TurnStep, Zone
from tests.engine.support import Table
from tests.engine.support_more import ARTIFACT, ENCHANTMENT, die, instant, moved, when

ENTERS = Moves(subject=CREATURE, to=Zone.BATTLEFIELD)
DIES = Moves(subject=CREATURE, origin=Zone.BATTLEFIELD, to=Zone.GRAVEYARD)
MINE = Filter(controller=Relation.YOU)
AGAIN = TriggersAgain(of=MINE, event=ENTERS)


def entered(*rules: TriggersAgain, watcher: Triggered | None = None, seat: int = 0, **more: object) -> Table:
    """A creature enters; an enchantment of a player's seat watches."""
    at = Table()
    at.permanent("Occhio", watcher or when(ENTERS), controller=seat, **ENCHANTMENT)
    for number, rule in enumerate(rules):
        at.permanent(f"Eco{number}", rule, **ARTIFACT)
    bear = at.creature("Orso", 2, 2, zone=Zone.HAND)
    return at.settle().occur(moved(bear, Zone.BATTLEFIELD, **more), answers=more.pop("answers", ()))  # type: ignore[arg-type]


class TestAnAdditionalTime:
    def test_603_2d_it_triggers_twice(self) -> None:
        at = entered(AGAIN)
        assert at.triggered() == ["Occhio"] * 2
        assert "603.2d" in at.rules()

    def test_control_without_the_effect_once(self) -> None:
        at = entered()
        assert (at.triggered(), "603.2d" in at.rules()) == (["Occhio"], False)

    def test_603_2d_two_effects_are_two_more_times(self) -> None:
        assert entered(AGAIN, AGAIN).triggered() == ["Occhio"] * 3

    def test_603_2d_not_of_what_another_player_controls(self) -> None:
        assert entered(AGAIN, seat=1).triggered() == ["Occhio"]

    def test_603_2d_another_event_causes_nothing_more(self) -> None:
        assert entered(TriggersAgain(of=MINE, event=DIES)).triggered() == ["Occhio"]

    def test_603_2d_without_an_event_whatever_causes_it(self) -> None:
        assert entered(TriggersAgain(of=MINE, times=2)).triggered() == ["Occhio"] * 3

    def test_603_10_what_dies_at_the_same_time_still_says_so_of_a_death(self) -> None:
        at = Table()
        at.creature("Eco", 1, 1, TriggersAgain(of=MINE, event=DIES))
        at.creature("Orso", 2, 2, when(Moves(subject=Filter(this=True), origin=Zone.BATTLEFIELD, to=Zone.GRAVEYARD)))
        at.settle().occur(*die(at.id("Eco"), at.id("Orso")))
        assert at.triggered() == ["Orso"] * 2

    def test_101_2_only_once_each_turn_stays_once(self) -> None:
        assert entered(AGAIN, watcher=when(ENTERS, once_each_turn=True)).triggered() == ["Occhio"]

    def test_603_2d_not_of_delayed_abilities(self) -> None:
        at = Table()
        at.permanent("Eco", TriggersAgain(of=MINE), **ARTIFACT)
        later = Delay(trigger=BeginningOf(step=TurnStep.END), effects=(GainLife(amount=Fixed(1)),))
        instant(at, "Patto", later)
        at.settle().cast("Patto").resolve().until(TurnStep.END)
        assert len(at.stack()) == 1


class TestAlreadySo:
    TAPPED = when(Becomes(subject=CREATURE, state="tapped"))

    def test_603_2e_what_enters_tapped_does_not_become_tapped(self) -> None:
        at = entered(watcher=self.TAPPED, tapped=True)
        assert at.triggered() == []
        assert at.missed("Occhio") == ["already so"]
        assert [miss.rules[0] for step in at.steps for miss in step.missed] == ["603.2e"]

    def test_control_what_enters_untapped_is_no_near_miss_of_that_kind(self) -> None:
        assert "already so" not in entered(watcher=self.TAPPED).missed("Occhio")

    def test_603_2e_nor_what_is_tapped_already(self) -> None:
        at = Table()
        at.permanent("Occhio", self.TAPPED, **ENCHANTMENT)
        bear = at.creature("Orso", 2, 2, tapped=True)
        at.settle().occur(Tapped(object=bear))
        assert (at.triggered(), at.missed("Occhio")) == ([], ["already so"])

    def test_control_an_untapped_one_becomes_tapped(self) -> None:
        at = Table()
        at.permanent("Occhio", self.TAPPED, **ENCHANTMENT)
        bear = at.creature("Orso", 2, 2)
        at.settle().occur(Tapped(object=bear))
        assert at.triggered() == ["Occhio"]
