"""603.2, 608.2c: 'that player' of a trigger event is who it was as the event happened, whoever controls the object later."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Cost, Keyword
from engine.cards.abilities.continuous import Duration, GainControl
from engine.cards.abilities.filters import CREATURE, Filter, TargetSpec
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.objects import Tap
from engine.cards.abilities.players import LoseLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import ControllerOf, EventPlayer, It, PlayerReference, Target, You
from engine.cards.abilities.triggers import Becomes, DealsDamage, Trigger
from engine.state.actions import Pass
from engine.words.record import replace
from engine.words.terms import PlayerId, Relation, Zone
from tests.engine.support import Table
from tests.engine.support_more import ARTIFACT, TARGET_CREATURE, THIS, hit, instant, to, when

THEIR_SOURCE = Filter(controller=Relation.OPPONENT)
STEAL = Apply(to=Target(), parts=(GainControl(You()),), until=Duration.ENDLESS)
TO_YOU = DealsDamage(source=THEIR_SOURCE, to_player=Relation.YOU)


def _stolen_in_response(trigger: Trigger, who: PlayerReference, *, steal: bool = True) -> tuple[int, ...]:
    """Anna's life, Bruno's and Carla's: Bruno's creature deals 2 to Anna, Carla and Anna's creature; it may then change sides."""
    table = Table(3)
    table.permanent("Dazio", when(trigger, LoseLife(amount=Fixed(1), who=who)), **ARTIFACT)
    wolf = table.creature("Lupo", 2, 2, controller=1)
    bear = table.creature("Orso", 2, 9)
    instant(table, "Furto", STEAL, targets=(TARGET_CREATURE,))
    table.settle().occur(hit(wolf, to(0)[0], 2), hit(wolf, to(2)[0], 2), hit(wolf, bear, 2))
    if steal:
        table.cast("Furto", "Lupo")
    table.play_out()
    return tuple(table.life(seat) for seat in range(3))


@pytest.mark.parametrize("steal", [True, False])
@pytest.mark.parametrize(
    "trigger",
    [
        TO_YOU,
        DealsDamage(source=THEIR_SOURCE, to_object=CREATURE),
        replace(TO_YOU, to_player=Relation.ANY, once=True, once_for_all=True),
    ],
)
def test_603_2_who_controlled_the_source_as_it_dealt_damage(trigger: Trigger, steal: bool) -> None:
    assert _stolen_in_response(trigger, EventPlayer(), steal=steal) == (18, 19, 18)


def test_603_2_once_for_each_recipient() -> None:
    assert _stolen_in_response(DealsDamage(source=THEIR_SOURCE), EventPlayer()) == (18, 17, 18)


def test_608_2h_control_its_controller_is_who_controls_it_now() -> None:
    assert _stolen_in_response(TO_YOU, ControllerOf(It())) == (17, 20, 18)
    assert _stolen_in_response(TO_YOU, ControllerOf(It()), steal=False) == (18, 19, 18)


def test_603_2_control_of_a_player_who_is_dealt_damage_it_is_that_one() -> None:
    each = DealsDamage(source=THEIR_SOURCE, to_player=Relation.OPPONENT)
    assert _stolen_in_response(each, EventPlayer()) == (18, 20, 17)
    any_source = DealsDamage(source=Filter(), to_object=CREATURE)
    assert _stolen_in_response(any_source, EventPlayer()) == (17, 20, 18), "who controls what is dealt damage"


ANNA, BRUNO = PlayerId(0), PlayerId(1)
SPELL = TargetSpec(objects=Filter(zone=Zone.STACK))


@pytest.mark.parametrize("stolen", [True, False])
def test_603_2_whose_spell_targeted_it_as_it_became_the_target(stolen: bool) -> None:
    table = Table()
    trigger = Becomes(subject=THIS, state="targeted", by=Relation.OPPONENT)
    table.creature("Orso", 2, 2, when(trigger, LoseLife(amount=Fixed(1), who=EventPlayer())))
    instant(table, "Morsa", Tap(what=Target()), controller=1, targets=(TARGET_CREATURE,))
    instant(table, "Furto", STEAL, targets=(SPELL,))
    table.settle().do(Pass(ANNA))
    table.settle().cast("Morsa", player=1).do(Pass(BRUNO))
    table.settle()
    if stolen:
        table.cast("Furto", "Morsa")
    table.play_out()
    assert (table.life(0), table.life(1)) == (20, 19)


def test_603_2_control_of_any_spell_it_is_who_controls_the_target() -> None:
    table = Table()
    trigger = Becomes(subject=THIS, state="targeted")
    table.creature("Orso", 2, 2, when(trigger, LoseLife(amount=Fixed(1), who=EventPlayer())))
    instant(table, "Morsa", Tap(what=Target()), controller=1, targets=(TARGET_CREATURE,))
    table.settle().do(Pass(ANNA))
    table.settle().cast("Morsa", player=1).play_out()
    assert (table.life(0), table.life(1)) == (19, 20)


def test_702_21a_ward_asks_who_targeted_it_whoever_controls_the_spell_now() -> None:
    table = Table()
    table.creature("Orso", 2, 2, Keyword(keyword="ward", cost=Cost(mana="{2}")))
    instant(table, "Morsa", Tap(what=Target()), controller=1, targets=(TARGET_CREATURE,))
    instant(table, "Furto", STEAL, targets=(SPELL,))
    table.settle().do(Pass(ANNA))
    table.settle().cast("Morsa", player=1).do(Pass(BRUNO))
    table.settle()
    table.cast("Furto", "Morsa").resolve()
    assert table.stack() == ["Morsa", "Orso#1"] and table.controller("Morsa") == 0
    table.do(Pass(ANNA))
    table.settle().do(Pass(BRUNO))
    assert table.question().decider == BRUNO
