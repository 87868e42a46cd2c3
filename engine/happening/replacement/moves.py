"""614.5, 616.1: a move or a creation as all replacement effects leave it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.board.asking import Transaction
from engine.board.standing import Standing
from engine.cards.abilities.ability import Replaces
from engine.cards.abilities.continuous import Copiably
from engine.cards.abilities.quantities import X
from engine.cards.keywords.numbers import defined_by
from engine.happening.lookahead import NOT_YET
from engine.happening.replacement.applicable import applicable, lost_before_entering
from engine.happening.replacement.choosing import Possible, choose_first, is_used_up, use_up
from engine.happening.replacement.entering import enters_as_printed, enters_by_night, protected
from engine.happening.replacement.facts import affected_object, affected_player, enters_battlefield
from engine.happening.replacement.kinds import (
    COMES_FIRST,
    LAST,
    adds_only,
    chooses_more,
    first_of,
    kind_of,
    order_of,
    outcome_of,
)
from engine.happening.replacement.modifying import Copying, modified
from engine.state import events as e
from engine.state.trace import Change
from engine.words.citations import Citation, cite
from engine.words.record import replace, within
from engine.words.terms import ObjectId, Zone


def replaced_move(tx: Transaction, change: Change, event: e.ZoneChange) -> list[Change]:
    """614.1, 616.1: the move as all replacement effects leave it, one after the other, each once."""
    return [_replaced(tx, change, event)]


def replaced_creation(tx: Transaction, change: Change, event: e.TokenCreated) -> Change:
    """614.1c-d: a token enters as replacement effects would have any permanent like it enter."""
    return _replaced(tx, change, event)


def _replaced(tx: Transaction, change: Change, event: e.ZoneChange | e.TokenCreated) -> Change:
    proposed = event
    used: list[tuple[str, int]] = []
    met: set[str] = set()
    copying = Copying()
    as_printed = enters_battlefield(event)
    while True:
        all_possible = {
            f"r{one.key}": one
            for one in applicable(tx, event)
            if _opportunity(event, one, copying.originals) not in used
        }
        possible = first_of(all_possible)
        if as_printed and all(order_of(one.ability) == LAST for one in possible.values()):
            as_printed = False
            change, event = enters_by_night(tx, change, event)
            if enters_battlefield(event):
                change, event = enters_as_printed(tx, change, event)
                change, event = protected(tx, change, event)
            continue
        if not possible:
            lost = (cite("614.12"),) if lost_before_entering(tx, event) else ()
            rules = (*change.rules, *_process(tx, proposed, event, {one for one, _ in used}, met), *lost)
            return replace(change, rules=rules, event=copying.with_what_is_said(event))
        met.update(one.key for one in all_possible.values())
        alike = _in_any_order(tx, event, possible)
        options = [
            Possible(key, one.source, one.ability.text, list, "any order" if alike else outcome_of(one))
            for key, one in possible.items()
        ]
        step = COMES_FIRST.get(min(order_of(one.ability) for one in possible.values()))
        key = choose_first(tx, affected_player(tx, event), options, affected_object(event), step).key
        chosen = possible[key]
        ability = chosen.ability
        if any(isinstance(part, Copiably) for shape in ability.shapes for part in shape.effect):
            change = replace(change, rules=(*change.rules, cite("613.2a")))
        if chooses_more(ability) or ability.chooser is not None:
            change = replace(change, rules=(*change.rules, cite("614.12a")))
        if len(possible) < len(all_possible):
            change = replace(change, rules=(*change.rules, COMES_FIRST[order_of(ability)]))
        used.append(_opportunity(event, chosen, copying.originals))
        after = modified(tx, event, chosen, copying)
        use_up(tx, chosen)
        if copying.dropped:
            change, copying.dropped = replace(change, rules=(*change.rules, cite("707.9e"))), False
        if after is not event:
            looked_ahead = (cite("614.12"),) if enters_battlefield(event) else ()
            x = _about_x(tx, event, chosen)
            change = replace(change, rules=(*change.rules, kind_of(ability), *x, *looked_ahead, *defined_by(ability)))
        event = after


def _process(
    tx: Transaction,
    proposed: e.ZoneChange | e.TokenCreated,
    event: e.ZoneChange | e.TokenCreated,
    used: set[str],
    met: set[str],
) -> tuple[Citation, ...]:
    """614.5-614.6, 616.1f: what is so once no effect is left to apply: what was to happen does not, what triggers on that sees
    nothing, and an effect that had its opportunity, or is no longer applicable, does not come again."""
    if not (isinstance(event, e.ZoneChange) and isinstance(proposed, e.ZoneChange)) or event.to is proposed.to:
        return ()
    tx.event.replaced.append(replace(proposed, origin=tx.board.objects[proposed.object].zone))
    again = any(one.key in used and one.ability.instead_to is not None for one in applicable(tx, event))
    repeated = len(used) > 1 or bool(met - used)
    return (cite("614.6"), *((cite("614.5"),) if again else ()), *((cite("616.1f"),) if repeated else ()))


def _about_x(tx: Transaction, event: e.ZoneChange | e.TokenCreated, one: Standing[Replaces]) -> tuple[Citation, ...]:
    """107.3m: X as it was for the spell that became what enters, and 0 where none was announced, as of a copy of another;
    107.3g: 0 for what was no spell, and has {X} in its mana cost."""
    itself = NOT_YET if isinstance(event, e.TokenCreated) else event.object
    if one.effect is not None or one.source != itself or not any(isinstance(part, X) for part in within(one.ability)):
        return ()
    if isinstance(event, e.TokenCreated) or tx.board.objects[one.source].zone in (Zone.STACK, Zone.BATTLEFIELD):
        return (cite("107.3m"),)
    return (cite("107.3g") if "{X}" in (tx.board.characteristics(one.source).mana_cost or "") else cite("107.3m"),)


def _in_any_order(
    tx: Transaction, event: e.ZoneChange | e.TokenCreated, possible: dict[str, Standing[Replaces]]
) -> bool:
    """616.1: whether several effects come to the same in any order: each does no more than have it enter tapped or with counters,
    and whichever is applied, the same others can be applied after it as before (616.1f)."""
    if len(possible) < 2 or not all(adds_only(one.ability) and not is_used_up(one) for one in possible.values()):
        return False
    rest, after = dict(possible), event
    while len(rest) > 1:
        able = {one.key for one in applicable(tx, after)}
        outcomes = [modified(tx, after, one, Copying()) for one in rest.values()]
        if any({there.key for there in applicable(tx, one)} != able for one in outcomes):
            return False
        after = outcomes[0]
        del rest[next(iter(rest))]
    return True


def _opportunity(
    event: e.ZoneChange | e.TokenCreated, one: Standing[Replaces], originals: Sequence[ObjectId]
) -> tuple[str, int]:
    """614.5: each effect has one opportunity; 707.5: an ability that the object has copied is another one than its own."""
    itself = one.effect is None and one.source == (NOT_YET if isinstance(event, e.TokenCreated) else event.object)
    return (one.key, len(originals) if itself else 0)
