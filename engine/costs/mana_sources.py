"""605.1a, 605.3a, 602.5b: which mana abilities a player could activate, and what is kept of having activated one."""

from __future__ import annotations

from collections.abc import Iterator

from engine.board.asking import Transaction
from engine.board.criteria import related
from engine.board.holding import holds
from engine.board.owners import controller_of
from engine.board.prohibitions import forbids_object
from engine.board.reach import as_seen_from, is_reached
from engine.cards.abilities.ability import Activated, Cost, Prohibition, Timing
from engine.cards.abilities.casting import ExhaustAgain
from engine.costs.changes import activation_cost
from engine.costs.mana_costs import abilities_of, is_mana_ability
from engine.costs.permissions import use_of_ability
from engine.happening.payable import could_pay
from engine.happening.writing.lasting import note_uses
from engine.happening.writing.objects import befall_unseen, use_up
from engine.state.bindings import Bindings
from engine.state.game import Used
from engine.state.objects import GameObject
from engine.words.counters import LOYALTY
from engine.words.terms import Fate, ObjectId, PlayerId, Relation, Zone


def could_make_mana(tx: Transaction, player: PlayerId) -> bool:
    """118.3c: whether the player has mana abilities left that they need not activate."""
    return bool(usable_mana_abilities(tx, player))


Source = tuple[ObjectId, int, Activated]
"""A mana ability: its source, its place among the abilities of that, and itself."""


def usable_mana_abilities(tx: Transaction, player: PlayerId) -> dict[str, Source]:
    """605.3a: the mana abilities that a player could activate now, by the key of their option: of permanents, and of cards where
    the ability functions. Those that only tap their permanent stand first: what another one takes could be that permanent.

    Those that are activated only as a sorcery are none of them: something is being cast, activated or resolved (602.5d); nor is
    one that is being activated and has not resolved (605.3c).
    """
    found = [
        (one, index, ability)
        for one, index, ability in mana_abilities(tx, player)
        if _usable(tx, player, tx.board.objects[one], index, ability)
    ]
    found.sort(key=lambda one: one[2].cost != Cost(tap=True))
    return {f"o{one}.{index}": (one, index, ability) for one, index, ability in found}


def mana_abilities(tx: Transaction, player: PlayerId) -> Iterator[Source]:
    """605.1a, 602.2: the mana abilities that are a player's to activate, whether they could be now or not."""
    for one in tx.board.such(lambda one: _may_make_mana(tx, one)):
        for index, ability in enumerate(abilities_of(tx.board, one.id)):
            if isinstance(ability, Activated) and is_mana_ability(ability) and _is_whose(tx, player, one, ability.who):
                yield one.id, index, ability


def _may_make_mana(tx: Transaction, one: GameObject) -> bool:
    if one.zone in _NO_MANA_FROM or one.phased_out:
        return False
    return any(
        isinstance(ability, Activated) and is_mana_ability(ability) for ability in abilities_of(tx.board, one.id)
    )


def _is_whose(tx: Transaction, player: PlayerId, one: GameObject, who: Relation) -> bool:
    """602.1b: whether an ability of an object is one that a player may activate by what it says of that; 801.6: of an object that
    they reach."""
    whose = controller_of(one.id, tx.board)
    return tx.game.related(player, whose, who) and is_reached(as_seen_from(tx.board, one.id), one.id, of=player)


_NO_MANA_FROM = (Zone.LIBRARY, Zone.STACK)


def _usable(tx: Transaction, player: PlayerId, found: GameObject, index: int, ability: Activated) -> bool:
    return (
        found.zone in ability.zones
        and (found.id, index) not in tx.begun_for_mana
        and ability.timing is not Timing.SORCERY
        and (not ability.once_each_turn or use_of(tx, found.id, index) not in tx.game.used_this_turn)
        and not used_up(tx, player, found, index, ability)
        and forbids_object(tx.board, Prohibition.ACTIVATE, found.id, by=player) is None
        and may_be_used(tx, player, found.id, ability)
        and could_pay(tx, player, found, activation_cost(tx, player, found.id, ability, None, mana=False))
    )


def may_be_used(tx: Transaction, player: PlayerId, one: ObjectId, ability: Activated) -> bool:
    """602.5b: whether an ability may be activated by what it says itself ('activate only if')."""
    bound = Bindings(source=one, you=player)
    return ability.condition is None or holds(ability.condition, tx.board, bound)


def use_of(tx: Transaction, one: ObjectId, index: int) -> Used:
    """602.5b: what is kept of an activation in a turn: the ability by what it says, whatever its place among others is then."""
    return (one, use_of_ability(abilities_of(tx.board, one), index))


def used_up(tx: Transaction, player: PlayerId, found: GameObject, index: int, ability: Activated) -> bool:
    """602.5b, 702.177a-b: whether an ability that is activated only once was, and nothing lets the player do so all the same."""
    if not (ability.once or ability.exhaust) or found.id not in tx.board.objects:
        return False
    if use_of_ability(abilities_of(tx.board, found.id), index) not in found.used_up:
        return False
    again = (
        related(tx.board, player, said.you, said.ability.who, source=said.source)
        for said in tx.board.in_force.casting_rules(ExhaustAgain)
    )
    return not (ability.exhaust and any(again))


def note_use(tx: Transaction, player: PlayerId, one: ObjectId, index: int, ability: Activated) -> None:
    """602.5b, 606.3: keep that an ability was activated; the loyalty abilities of one permanent count together.

    702.177b: it counts as begun before anything of it is paid.
    """
    if ability.once or ability.exhaust:
        use_up(tx.game, one, use_of_ability(abilities_of(tx.board, one), index))
    if ability.exhaust:
        befall_unseen(tx.game, player, Fate.EXHAUSTED)
    if ability.timing is Timing.LOYALTY:
        note_uses(tx.game, (one, LOYALTY))
    elif ability.once_each_turn:
        note_uses(tx.game, use_of(tx, one, index))
