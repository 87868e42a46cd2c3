"""607.2q: cards that were exiled to pay for a permanent spell are exiled with the permanent that it becomes."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Ability, Cost, Keyword, Replaces
from engine.cards.abilities.casting import CastingCost, ChangesCost
from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.objects import Move
from engine.cards.abilities.quantities import Count
from engine.cards.abilities.references import Every
from engine.cards.abilities.triggers import leaves
from engine.cards.mana import Mana
from engine.costs.mana_costs import EXACT_COSTS
from engine.words.terms import CardType, Zone
from tests.engine.support import Table, card
from tests.engine.support_more import ENCHANTMENT, THIS, A, die, instant, moved, when

WITH_IT = Filter(zone=Zone.EXILE, linked_to_this=True)
GIVES_BACK = when(leaves(THIS), Move(what=Every(WITH_IT), to=Zone.HAND))
EXILES_ONE = CastingCost(cost=Cost(exile=CREATURE))
COUNTED = Count(Filter(zone=Zone.EXILE, linked_to_this=True, types=(CardType.SORCERY,)))
COUNTS = Replaces(subject=THIS, to=Zone.BATTLEFIELD, enters_with=(("+1/+1", COUNTED),))


def _in_hand(at: Table, *abilities: Ability, cost: str = "{0}") -> None:
    looks = card("Abisso", *abilities, types=(CardType.CREATURE,), power=3, toughness=3, mana_cost=cost)
    at.put("Abisso", looks, zone=Zone.HAND)


def test_607_2q_what_the_printed_cost_exiled_comes_back_as_the_permanent_leaves() -> None:
    at = Table()
    _in_hand(at, EXILES_ONE, GIVES_BACK)
    at.creature("Orso", 2, 2)
    at.creature("Lupo", 3, 3)
    at.settle().cast("Abisso", "Orso").resolve()
    assert at.where("Orso") is Zone.EXILE
    at.occur(*die(at.id("Abisso"))).play_out()
    assert (at.where("Orso"), at.where("Lupo")) == (Zone.HAND, Zone.BATTLEFIELD)
    assert "607.2q" in at.rules()


def test_607_2q_control_what_something_else_exiled_stays_in_exile() -> None:
    at = Table()
    _in_hand(at, EXILES_ONE, GIVES_BACK)
    at.creature("Orso", 2, 2)
    instant(at, "Bando", Move(what=Every(Filter(name="Lupo")), to=Zone.EXILE))
    at.creature("Lupo", 3, 3)
    at.settle().cast("Bando").resolve().cast("Abisso").resolve()
    at.occur(*die(at.id("Abisso"))).play_out()
    assert (at.where("Orso"), at.where("Lupo")) == (Zone.HAND, Zone.EXILE)


def test_607_2q_control_one_that_was_not_cast_has_nothing_exiled_with_it() -> None:
    at = Table()
    _in_hand(at, EXILES_ONE, GIVES_BACK)
    at.creature("Orso", 2, 2)
    at.settle().occur(moved(at.id("Abisso"), Zone.BATTLEFIELD))
    at.occur(*die(at.id("Abisso"))).play_out()
    assert at.where("Orso") is Zone.BATTLEFIELD


DELVED = [((), 0), (("Detto",), 1), (("Detto", "Fatto", "Bestia"), 2)]


def _delving(at: Table, *abilities: Ability) -> Table:
    _in_hand(at, Keyword(keyword="delve"), *abilities, cost="{3}")
    for label in ("Detto", "Fatto"):
        at.put(label, card(label, types=(CardType.SORCERY,)), zone=Zone.GRAVEYARD)
    at.put("Vecchio", card("Vecchio", types=(CardType.SORCERY,)), zone=Zone.EXILE)
    at.creature("Bestia", 1, 1, zone=Zone.GRAVEYARD)
    return at


@pytest.mark.parametrize(("exiled", "counters"), DELVED)
@pytest.mark.parametrize("counted", [True, False])
def test_607_2q_as_it_enters_it_counts_what_delve_exiled(
    exiled: tuple[str, ...], counters: int, *, counted: bool
) -> None:
    """702.66a: only sorcery cards count here, and only those that were exiled while it was cast; where mana is not counted, it is
    asked which were."""
    at = _delving(Table(variant=[EXACT_COSTS] if counted else []), COUNTS)
    at.builder.adjust(A, mana=tuple(Mana("R") for _ in range(3 - len(exiled) if counted else 0)))
    at.settle().cast("Abisso", exiled).resolve()
    assert at.one("Abisso").count("+1/+1") == counters


def test_702_66a_control_where_mana_is_not_counted_and_nothing_speaks_of_it_it_is_not_asked_what_was_exiled() -> None:
    at = _delving(Table())
    at.settle().cast("Abisso").resolve()
    assert at.where("Detto") is Zone.GRAVEYARD


def test_607_2q_control_a_cost_of_another_card_links_nothing() -> None:
    """118.8: an ability that is not printed on the spell makes it cost more; what is exiled for that is not exiled with it."""
    at = Table()
    _in_hand(at, GIVES_BACK)
    at.permanent("Dazio", ChangesCost(spells=Filter(zone=Zone.STACK), cost=Cost(exile=CREATURE)), **ENCHANTMENT)
    at.creature("Orso", 2, 2)
    at.settle().cast("Abisso").resolve()
    assert at.where("Orso") is Zone.EXILE
    at.occur(*die(at.id("Abisso"))).play_out()
    assert at.where("Orso") is Zone.EXILE
