"""603.10d: abilities that trigger as a player loses control of something look back in time."""

from __future__ import annotations

import pytest

from engine.cards.abilities.continuous import Duration, GainControl
from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.lasting import Apply, Delay
from engine.cards.abilities.objects import Tap
from engine.cards.abilities.references import Every, It, Target, You
from engine.cards.abilities.triggers import LosesControl
from engine.state.events import Tapped
from engine.words.terms import Relation, TurnStep, Zone
from tests.engine.support import Table
from tests.engine.support_more import ENCHANTMENT, TARGET_CREATURE, THIS, die, instant, pass_on, when

TAKEN = Apply(parts=(GainControl(You()),), to=Target(0), until=Duration.END_OF_TURN)


def _traitor(who: Relation = Relation.YOU, *others: str) -> Table:
    """Anna's Spia says what happens as control of it is lost; Bruno can take control of a creature until end of turn."""
    at = Table()
    at.creature("Spia", 2, 2, when(LosesControl(subject=THIS, who=who)))
    for other in others:
        at.creature(other, 2, 2)
    instant(at, "Patto", TAKEN, controller=1, targets=(TARGET_CREATURE,))
    return at.settle()


@pytest.mark.parametrize(("who", "gained"), [(Relation.YOU, 1), (Relation.OPPONENT, 0), (Relation.ANY, 1)])
def test_603_10d_who_lost_control_of_it_controls_the_ability(who: Relation, gained: int) -> None:
    at = _traitor(who)
    pass_on(at).cast("Patto", player=1).resolve()
    assert at.controller("Spia") == 1
    at.play_out()
    assert (at.life(0), at.life(1)) == (20 + gained, 20)
    assert ("603.10d" in at.rules()) is bool(gained)


def test_603_10d_the_end_of_an_effect_is_a_loss_of_control_too_and_gives_priority_in_the_cleanup_step() -> None:
    """514.3a: as control goes back to Anna, Bruno loses it: the ability that triggers then is Bruno's."""
    at = _traitor()
    pass_on(at).cast("Patto", player=1).resolve().play_out()
    at.until(TurnStep.UPKEEP, player=1)
    assert at.controller("Spia") == 0
    assert (at.life(0), at.life(1)) == (21, 21)
    assert "514.3a" in at.rules()


@pytest.mark.parametrize("zone", [Zone.GRAVEYARD, None])
def test_603_10d_what_leaves_the_battlefield_nobody_controls_any_longer(zone: Zone | None) -> None:
    """109.4; a control: what stays is still under control."""
    at = _traitor()
    if zone is not None:
        at.occur(*die(at.id("Spia")))
    at.play_out()
    assert at.life(0) == 20 + (zone is not None)


def test_603_10d_control_what_another_permanent_loses_is_not_this_one() -> None:
    at = _traitor(Relation.YOU, "Orso")
    pass_on(at).cast("Patto", "Orso", player=1).resolve().play_out()
    assert (at.controller("Orso"), at.life(0)) == (1, 20)


@pytest.mark.parametrize(("watched", "gained"), [(CREATURE, 2), (Filter(name="Orso"), 1)])
def test_603_10d_of_several_each_counts(watched: Filter, gained: int) -> None:
    """The Cronaca notices what Anna loses, each creature for itself."""
    at = Table()
    at.permanent("Cronaca", when(LosesControl(subject=watched)), **ENCHANTMENT)
    at.creature("Orso", 2, 2)
    at.creature("Lupo", 3, 3)
    everything = Apply(parts=(GainControl(You()),), to=Every(CREATURE), until=Duration.ENDLESS)
    instant(at, "Colpo di Stato", everything, controller=1)
    pass_on(at.settle()).cast("Colpo di Stato", player=1).resolve().play_out()
    assert at.life(0) == 20 + gained


@pytest.mark.parametrize("stolen", [True, False])
def test_603_7c_a_delayed_ability_about_one_creature_taps_it_as_control_of_it_is_lost(stolen: bool) -> None:
    """Anna takes the Orso until end of turn; as Bruno has it back it becomes tapped. A control: what she never had is not."""
    at = Table()
    at.creature("Orso", 2, 2, controller=1)
    lost = Delay(trigger=LosesControl(subject=Filter()), effects=(Tap(what=It()),), about=Target(0))
    instant(at, "Richiamo", *((TAKEN,) if stolen else ()), lost, targets=(TARGET_CREATURE,))
    at.settle().cast("Richiamo").resolve().until(TurnStep.END)
    assert not at.one("Orso").tapped
    at.until(TurnStep.UPKEEP, player=1)
    assert at.controller("Orso") == 1
    taps = [one.event for one in at.changes() if isinstance(one.event, Tapped)]
    assert [one.object for one in taps] == ([at.id("Orso")] if stolen else [])
