"""601.2i: effects that are about the first, or the second, such spell that a player casts in a turn."""

from __future__ import annotations

import pytest

from engine import play
from engine.cards.abilities.ability import Keyword, Static
from engine.cards.abilities.continuous import GainAbility
from engine.cards.abilities.copying import CopyOnStack
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.quantities import Count
from engine.cards.abilities.references import Target
from engine.state.actions import Cast
from engine.words.terms import CardType, Relation, TurnStep, Zone
from tests.engine.support import Table
from tests.engine.support_more import ENCHANTMENT, TARGET_SPELL, A, B, instant, pass_on

YOURS = Filter(zone=Zone.STACK, controller=Relation.YOU)


def _giving(nth: int, affects: Filter = YOURS, *, spells: int = 3) -> Table:
    """Such a spell has lifelink, which shows; Anna has so many instants that do nothing, and Bruno has one."""
    at = Table()
    wanted = Filter(zone=Zone.STACK, controller=affects.controller, any_type=affects.any_type, nth_cast=nth)
    at.permanent("Araldo", Static(parts=(GainAbility(Keyword(keyword="lifelink")),), affects=wanted), **ENCHANTMENT)
    for number in range(spells):
        instant(at, f"Detto{number}")
    instant(at, "Altrui", controller=1)
    return at.settle()


@pytest.mark.parametrize("nth", [1, 2, 3])
def test_601_2i_of_several_on_the_stack_only_the_one_of_that_number_has_it(nth: int) -> None:
    at = _giving(nth)
    for number in range(3):
        at.cast(f"Detto{number}")
    assert [at.looks(f"Detto{number}").has("lifelink") for number in range(3)] == [nth == n + 1 for n in range(3)]


def test_601_2i_control_what_another_player_casts_is_not_counted_and_has_nothing() -> None:
    at = pass_on(_giving(1))
    at.cast("Altrui", player=1)
    assert not at.looks("Altrui").has("lifelink")
    pass_on(at).cast("Detto0")
    assert at.looks("Detto0").has("lifelink")


def test_601_2i_it_counts_anew_in_the_next_turn() -> None:
    at = _giving(1)
    at.cast("Detto0").resolve()
    at.until(TurnStep.UPKEEP, player=1)
    pass_on(at) if at.game.receiver == B else at
    at.cast("Detto1")
    assert at.looks("Detto1").has("lifelink")


@pytest.mark.parametrize(("kind", "it_has"), [(CardType.SORCERY, False), (CardType.INSTANT, True)])
def test_601_2i_only_such_spells_are_counted(kind: CardType, it_has: bool) -> None:
    """The first of a kind is another one than the first of all."""
    at = _giving(1, Filter(zone=Zone.STACK, controller=Relation.YOU, any_type=(kind,)))
    at.cast("Detto0")
    assert at.looks("Detto0").has("lifelink") is it_has


def test_707_10_control_a_copy_was_not_cast_and_is_of_no_number() -> None:
    at = Table()
    wanted = Filter(zone=Zone.STACK, controller=Relation.YOU, nth_cast=2)
    at.permanent("Araldo", Static(parts=(GainAbility(Keyword(keyword="lifelink")),), affects=wanted), **ENCHANTMENT)
    instant(at, "Detto", GainLife(amount=Count(wanted)))
    instant(at, "Eco", CopyOnStack(what=Target()), targets=(TARGET_SPELL,), controller=1)
    pass_on(at.settle().cast("Detto")).cast("Eco", player=1).resolve()
    copies = [one for one in at.game.stacked() if one.kind.value == "copy of a spell"]
    assert len(copies) == 1
    at.play_out()
    assert at.life(0) == 20


def test_601_2b_what_the_first_spell_has_helps_to_cast_it() -> None:
    """702.51a: convoke of the first spell alone; with mana counted the second one cannot be paid for."""
    from engine.costs.mana_costs import EXACT_COSTS

    at = Table(variant=[EXACT_COSTS])
    wanted = Filter(zone=Zone.STACK, controller=Relation.YOU, nth_cast=1)
    at.permanent("Araldo", Static(parts=(GainAbility(Keyword(keyword="convoke")),), affects=wanted), **ENCHANTMENT)
    at.creature("Orso", 2, 2)
    at.creature("Lupo", 2, 2)
    for number in range(2):
        instant(at, f"Detto{number}", mana_cost="{1}")
    at.settle().cast("Detto0", ("Orso",))
    assert play(at.game, Cast(A, at.id("Detto1"))).refused is not None
