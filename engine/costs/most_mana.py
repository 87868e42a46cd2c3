"""118.3, 601.2g: whether a cost is more than all the mana that a player could make, where that can be said without trying."""

from __future__ import annotations

from collections.abc import Sequence

from engine.board.asking import Transaction
from engine.cards.abilities.ability import Activated, Cost
from engine.cards.abilities.classification import adds
from engine.cards.abilities.damage import DealDamage
from engine.cards.abilities.players import LoseLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import You
from engine.cards.abilities.replacing import ChangesMana
from engine.cards.abilities.triggers import AddsMana
from engine.cards.characteristics import symbols as symbols_of
from engine.cards.mana import COLORLESS, TYPES, VARIABLES, SpentAs, size_of
from engine.costs.changes import activation_cost
from engine.costs.mana_costs import Use, spendable
from engine.costs.mana_sources import Source, mana_abilities, used_up
from engine.happening.payable import could_pay, payable_life
from engine.happening.what_pays import sacrificable
from engine.words.counters import ENERGY
from engine.words.record import replace
from engine.words.terms import PlayerId

_ANY = "any"
_Most = dict[str, int]
"""The most mana of each type, and of any type in all."""
_OF_A_TYPE = {SpentAs.ITSELF: TYPES, SpentAs.ANY_COLOR: (COLORLESS,), SpentAs.ANY_TYPE: ()}
"""609.4b: of which types mana is asked for that no other can be spent as."""
_AS_OFTEN_AS_WANTED = 1_000_000
"""How often an ability counts that takes nothing of which there is an end."""


def is_out_of_reach(tx: Transaction, player: PlayerId, symbols: Sequence[str], use: Use) -> bool:
    """118.3: whether a player cannot have so much mana, in all or of one type, whatever they activate and however often.

    Each ability is counted as if nothing else took what it takes, so that what is out of reach then is so for certain. ``False``
    also where it cannot be said: an ability does something else besides, or what it adds is not known beforehand.
    """
    if tx.board.watchers(AddsMana) or tx.board.in_force.changing(ChangesMana):
        return False
    most = dict.fromkeys((_ANY, *TYPES), 0)
    for mana in spendable(tx, player, use):
        most[_ANY] += 1
        most[mana.kind] += 1
    for source in mana_abilities(tx, player):
        made = _most_of(tx, player, source)
        if made is None:
            return False
        for kind, number in made.items():
            most[kind] += number
    wanted = sum(map(_least, symbols))
    of_a_type = _OF_A_TYPE[use.spent_as]
    return wanted > most[_ANY] or any(symbols.count(kind) > most[kind] for kind in of_a_type)


def _most_of(tx: Transaction, player: PlayerId, source: Source) -> _Most | None:
    """The most mana that one ability could add, less what it takes each time; ``None`` where that is not known."""
    one, _, ability = source
    each, cost = _each_time(ability), activation_cost(tx, player, one, ability, None)
    mana = symbols_of(cost.mana)
    times = _most_times(tx, player, source, replace(cost, mana=""))
    if each is None or times is None or ability.condition is not None or any(one in VARIABLES for one in mana):
        return None
    each[_ANY] = max(0, each[_ANY] - sum(map(_least, mana)))
    return {kind: times * number for kind, number in each.items()}


def _least(symbol: str) -> int:
    """107.4f: the least mana that a symbol takes: none, where life can be paid."""
    return 0 if symbol.endswith("/P") else size_of(symbol)


def _most_times(tx: Transaction, player: PlayerId, source: Source, cost: Cost) -> int | None:
    """118.3: how often at most the rest of its cost could be paid; ``None`` where it asks for anything that is not counted here."""
    one, index, ability = source
    found = tx.board.objects[one]
    if _what_is_not_counted(cost) != Cost():
        return None
    if used_up(tx, player, found, index, ability) or not could_pay(tx, player, found, cost):
        return 0
    once = cost.tap or cost.sacrifice_this or cost.exile_this or cost.discard_this
    limits = [1] if once or ability.once or ability.exhaust or ability.once_each_turn else []
    if cost.sacrifice is not None:
        limits.append(len(sacrificable(tx, player, one, cost)) // cost.sacrifice_count)
    if cost.life:
        limits.append(payable_life(tx, player) // cost.life)
    if cost.energy:
        limits.append(tx.game.player(player).counters.get(ENERGY, 0) // cost.energy)
    if cost.remove_counters is not None:
        kind, number = cost.remove_counters
        limits.append(found.count(kind) // number)
    return min(limits, default=_AS_OFTEN_AS_WANTED)


def _what_is_not_counted(cost: Cost) -> Cost:
    return replace(
        cost,
        tap=False,
        sacrifice_this=False,
        exile_this=False,
        discard_this=False,
        sacrifice=None,
        sacrifice_count=1,
        life=0,
        energy=0,
        remove_counters=None,
    )


def _each_time(ability: Activated) -> _Most | None:
    """106.4: the most that it adds each time, of each type; ``None`` where it does more than add mana and harm players."""
    most = dict.fromkeys((_ANY, *TYPES), 0)
    for effect in ability.effects:
        made = adds(effect)
        if made is None:
            if not isinstance(effect, DealDamage | LoseLife):
                return None
            continue
        if made.who != You() or not isinstance(made.times, Fixed) or made.like is not None or made.chosen_color:
            return None
        for kind in TYPES:
            most[kind] += made.times.value * max(choice.count(kind) for choice in made.choices)
        most[_ANY] += made.times.value * max(map(len, made.choices))
    return most
