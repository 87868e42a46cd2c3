"""402.2, 514.1: how many cards a player keeps in hand at the end of their turn, and what changes that."""

from __future__ import annotations

from engine.cards.abilities.turns import HandLimit
from engine.words.terms import Relation, TurnStep, Zone
from tests.engine.support import Table
from tests.engine.support_more import ENCHANTMENT, die

UPKEEP = TurnStep.UPKEEP


def full(*limits: tuple[HandLimit, int], cards: int = 9) -> Table:
    """Anna ends her turn with so many equal cards in hand; permanents with these abilities, each with who controls it."""
    table = Table(step=TurnStep.END)
    for seat in (0, 1):
        table.library(seat, 5)
    for number in range(cards):
        table.creature(f"Orso{number}", 2, 2, name="Orso", zone=Zone.HAND)
    for number, (limit, seat) in enumerate(limits):
        table.permanent(f"Biblioteca{number}", limit, controller=seat, **ENCHANTMENT)
    return table.settle()


def kept(table: Table, *discarded: str) -> int:
    return (
        len(table.until(UPKEEP, discarded).zone(Zone.HAND)) if discarded else len(table.until(UPKEEP).zone(Zone.HAND))
    )


def test_402_2_with_no_maximum_nothing_is_discarded() -> None:
    assert kept(full((HandLimit(), 0))) == 9


def test_402_2_control_without_it_down_to_seven() -> None:
    assert kept(full(), "Orso0", "Orso1") == 7


def test_402_2_no_longer_once_the_permanent_is_gone() -> None:
    table = full((HandLimit(), 0))
    table.occur(*die(table.id("Biblioteca0")))
    assert kept(table, "Orso0", "Orso1") == 7


def test_402_2_not_of_a_player_whom_it_is_not_about() -> None:
    assert kept(full((HandLimit(), 1)), "Orso0", "Orso1") == 7


def test_402_2_one_card_less_for_opponents() -> None:
    less = HandLimit(most=-1, more=True, who=Relation.OPPONENT)
    assert kept(full((less, 1)), "Orso0", "Orso1", "Orso2") == 6


def test_613_11_in_the_order_of_timestamps() -> None:
    """Two, and then one more: three. The other way round: two."""
    two, more = HandLimit(most=2), HandLimit(most=1, more=True)
    assert kept(full((two, 0), (more, 0), cards=4), "Orso0") == 3
    assert kept(full((more, 0), (two, 0), cards=4), "Orso0", "Orso1") == 2


def test_613_11_what_adds_to_no_maximum_leaves_none() -> None:
    assert kept(full((HandLimit(), 0), (HandLimit(most=-7, more=True, who=Relation.ANY), 0))) == 9
