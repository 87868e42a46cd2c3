"""119.10, 120.4c: gains and losses of life as effects leave them."""

from __future__ import annotations

from engine.board.asking import Transaction
from engine.board.criteria import related
from engine.board.event_in_hand import Afterwards
from engine.board.standing import Standing
from engine.cards.abilities.replacing import ChangesLife, LifeFloor
from engine.happening.near_misses import notice_replaced
from engine.happening.replacement.choosing import Possible, choose_first, is_used_up, use_up
from engine.state import events as e
from engine.state.facts.nothing import Nothing, WhyNothing
from engine.state.objects import PlayerTarget
from engine.state.trace import Change, StepKind
from engine.words.citations import Citation, cite
from engine.words.record import replace


def changed_life(tx: Transaction, change: Change, event: e.LifeChange) -> Change:
    """119.10, 616.1: a gain or loss of life as effects that multiply or turn it leave it, each once."""
    used: list[str] = []
    while True:
        possible = {key: one for key, one in _possible(tx, event).items() if key not in used}
        if not possible or event.amount == 0:
            return replace(change, event=event)
        options = [Possible(key, one.source, one.ability.text, list, _outcome(one)) for key, one in possible.items()]
        key = choose_first(tx, event.player, options, None).key
        used.append(key)
        ability = possible[key].ability
        use_up(tx, possible[key])
        again = (cite("616.1f"),) if len(used) > 1 else ()
        if ability.instead:
            _replaced(tx, event, possible[key], key, again)
            return replace(change, event=replace(event, amount=0))
        size = abs(event.amount) * ability.factor + ability.plus
        gains = (event.amount > 0) is not ability.opposite
        event = replace(event, amount=size if gains else -size)
        change = replace(change, rules=(*change.rules, cite("119.10"), cite("614.1a"), *again))


def _possible(tx: Transaction, event: e.LifeChange) -> dict[str, Standing[ChangesLife]]:
    """614.5: the effects that could apply to a gain or loss of life, by their keys; not those that it came of."""
    return {
        f"l{one.key}": one
        for one in tx.board.in_force.changing(ChangesLife)
        if (event.amount > 0) is one.ability.gained
        and f"l{one.key}" not in tx.replacing
        and one.about(PlayerTarget(event.player))
        and related(tx.board, event.player, one.you, one.ability.who, source=one.source)
    }


def would_change(tx: Transaction, event: e.LifeChange) -> bool:
    """614.17c: whether an effect would apply to a gain or loss of life that cannot happen."""
    return bool(_possible(tx, event))


def _replaced(
    tx: Transaction, event: e.LifeChange, by: Standing[ChangesLife], key: str, again: tuple[Citation, ...]
) -> None:
    """614.6: a gain or loss never happens; what is done instead comes once the rest of the event has happened."""
    bound = replace(by.bound, amount=abs(event.amount), event_player=event.player)
    tx.event.afterwards.append(Afterwards(bound=bound, effects=by.ability.instead, by=key))
    why = WhyNothing.GAIN_REPLACED if event.amount > 0 else WhyNothing.LOSS_REPLACED
    missed = notice_replaced(tx, [event], tx.board)
    rules = [cite("614.1a"), cite("614.6"), *again]
    tx.note(StepKind.NOTHING, rules, player=event.player, cause=by.source, facts=(Nothing(why),), missed=missed)


def _outcome(one: Standing[ChangesLife]) -> object:
    """616.1: what an effect comes to, and whether it is used up by it."""
    said = one.ability
    return (said.factor, said.plus, said.opposite, one.key if is_used_up(one) or said.instead else None)


def kept_alive(tx: Transaction, changes: list[Change]) -> list[Change]:
    """120.4c: where damage of this event would bring a life total below a floor, it is reduced to the floor instead.

    The whole event is looked at: life gained in it counts. 810.9: where a team shares its total, the floor of one member is all's.
    """
    for standing in tx.board.in_force.changing(LifeFloor):
        floor = standing.ability
        for index, side in enumerate(tx.game.sides):
            meant = [one for one in side.members if standing.about(PlayerTarget(one))]
            if side.life < floor.least or not any(
                related(tx.board, one, standing.you, floor.who, source=standing.source) for one in meant
            ):
                continue
            raised = _raised(tx, changes, index, floor.least)
            if raised != changes:
                use_up(tx, standing)
            changes = raised
    return changes


def _raised(tx: Transaction, changes: list[Change], side: int, least: int) -> list[Change]:
    """Take off the damage losses of a side, the last first, what would go below the floor."""
    total = tx.game.sides[side].life
    for change in changes:
        if isinstance(change.event, e.LifeChange) and tx.game.player(change.event.player).side == side:
            total += change.event.amount
    missing = least - total
    if missing <= 0:
        return changes
    kept: list[Change] = []
    for change in reversed(changes):
        event = change.event
        by_damage = cite("120.3a") in change.rules
        if missing > 0 and by_damage and isinstance(event, e.LifeChange) and tx.game.player(event.player).side == side:
            back = min(missing, -event.amount)
            missing -= back
            event = replace(event, amount=event.amount + back)
            change = replace(change, event=event, rules=(*change.rules, cite("120.4c"), cite("614.1a")))
            if event.amount == 0:
                continue
        kept.append(change)
    return kept[::-1]
