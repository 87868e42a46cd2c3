"""608.2i, 700.4: what has died or left this turn, as it last was, wherever it is now."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Static
from engine.cards.abilities.conditions import Within
from engine.cards.abilities.continuous import ChangeTypes, SetPT
from engine.cards.abilities.filters import CREATURE, Bounds, Filter
from engine.cards.abilities.players import Draw
from engine.cards.abilities.quantities import Fixed, GoneThisTurn
from engine.cards.abilities.triggers import LifeChanges
from engine.words.record import replace
from engine.words.terms import CardType, Kind, Relation, TurnStep, Zone
from tests.engine.support import Table
from tests.engine.support_more import ARTIFACT, ENCHANTMENT, die, gain, moved, when

DIED = GoneThisTurn(filter=CREATURE, to=Zone.GRAVEYARD)


def board(of: GoneThisTurn, least: int = 1) -> Table:
    table = Table()
    for seat in range(2):
        table.library(seat, 8)
    such = Within(of, Bounds(least=least))
    table.permanent("Fonte", when(LifeChanges(who=Relation.YOU), Draw(), condition=such), **ENCHANTMENT)
    return table


def holds(table: Table) -> bool:
    table.occur(gain(0, 1))
    return bool(table.stack())


@pytest.mark.parametrize(("dead", "least", "found"), [(0, 1, False), (1, 1, True), (1, 2, False), (2, 2, True)])
def test_700_4_so_many_creatures_have_died(dead: int, least: int, found: bool) -> None:
    table = board(DIED, least)
    bears = [table.creature(f"Orso {number}", 2, 2, controller=number) for number in range(2)]
    table.settle()
    if dead:
        table.occur(*die(*bears[:dead]))
    assert holds(table) is found


@pytest.mark.parametrize(("zone", "found"), [(Zone.GRAVEYARD, True), (Zone.EXILE, False), (Zone.HAND, False)])
def test_700_4_control_what_goes_elsewhere_has_left_and_not_died(zone: Zone, found: bool) -> None:
    table = board(DIED)
    bear = table.creature("Orso", 2, 2)
    table.settle().occur(moved(bear, zone))
    assert holds(table) is found


def test_608_2i_it_has_left_wherever_it_went() -> None:
    table = board(GoneThisTurn(filter=replace(CREATURE, controller=Relation.YOU)))
    bear = table.creature("Orso", 2, 2)
    table.settle().occur(moved(bear, Zone.HAND))
    assert holds(table)


@pytest.mark.parametrize(("controller", "found"), [(0, True), (1, False)])
def test_608_2i_under_whose_control_it_was(controller: int, found: bool) -> None:
    table = board(replace(DIED, filter=replace(CREATURE, controller=Relation.YOU)))
    bear = table.creature("Orso", 2, 2, controller=controller)
    table.settle().occur(*die(bear))
    assert holds(table) is found


def test_608_2i_an_artifact_that_was_a_creature_as_it_died() -> None:
    for animated in (True, False):
        table = board(DIED)
        golem = table.permanent("Golem", **ARTIFACT)
        if animated:
            animating = ChangeTypes(add=(CardType.CREATURE,))
            table.permanent("Anima", _static(animating), **ENCHANTMENT)
        table.settle().occur(moved(golem, Zone.GRAVEYARD))
        assert holds(table) is animated


def _static(part: ChangeTypes) -> Static:
    return Static(parts=(part, SetPT(Fixed(1), Fixed(1))), affects=Filter(types=(CardType.ARTIFACT,)))


def test_608_2i_a_token_has_died_though_it_is_nowhere_now() -> None:
    table = board(DIED)
    token = table.creature("Topo", 1, 1, kind=Kind.TOKEN)
    table.settle().occur(*die(token))
    assert table.where("Topo") is None
    assert holds(table)


def test_608_2i_control_in_the_next_turn_nothing_has_died() -> None:
    table = board(DIED)
    bear = table.creature("Orso", 2, 2)
    table.settle().occur(*die(bear))
    table.until(TurnStep.UPKEEP, player=1)
    assert not holds(table)


def test_608_2i_cards_that_left_a_graveyard() -> None:
    table = board(GoneThisTurn(filter=Filter(zone=Zone.GRAVEYARD, owner=Relation.YOU)))
    bear = table.creature("Orso", 2, 2, zone=Zone.GRAVEYARD)
    other = table.creature("Lupo", 2, 2, zone=Zone.GRAVEYARD, controller=1)
    table.settle().occur(moved(other, Zone.EXILE))
    assert not holds(table)
    table.occur(moved(bear, Zone.EXILE))
    assert holds(table)


@pytest.mark.parametrize("origin", [Zone.HAND, Zone.LIBRARY, Zone.STACK, Zone.EXILE])
def test_700_4_a_card_from_anywhere_else_has_not_died(origin: Zone) -> None:
    table = board(DIED)
    bear = table.creature("Orso", 2, 2, zone=origin)
    table.settle().occur(moved(bear, Zone.GRAVEYARD))
    assert table.where("Orso") is Zone.GRAVEYARD
    assert not holds(table)
    left = board(GoneThisTurn(filter=replace(CREATURE, zone=origin), to=Zone.GRAVEYARD))
    bear = left.creature("Orso", 2, 2, zone=origin)
    left.settle().occur(moved(bear, Zone.GRAVEYARD))
    assert holds(left), "control: it has left the zone that is asked about"
