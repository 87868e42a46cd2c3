"""121, 122, 614.16: how many counters, tokens and draws effects make of those that would be."""

from __future__ import annotations

from engine.board.asking import Transaction
from engine.board.counting import drew_of_the_step
from engine.board.criteria import related
from engine.board.matching import describe_failure, failure
from engine.board.standing import Standing
from engine.cards.abilities.player_rules import DrawLimit
from engine.cards.abilities.replacing import ChangesCounters, ChangesTokens, ReplacesDraw
from engine.happening.lookahead import arrival, as_object
from engine.happening.replacement.choosing import Possible, choose_first, is_used_up, use_up
from engine.happening.trigger_changes import putter
from engine.state import events as e
from engine.state.objects import PlayerTarget, Recipient
from engine.state.trace import Change
from engine.words.citations import Citation, cite, not_implemented
from engine.words.record import replace
from engine.words.terms import ObjectId, PlayerId, Zone

not_implemented("121.2a", "effetti che cambiano quante carte un'istruzione fa pescare")


def changed_counters(tx: Transaction, change: Change, event: e.CountersPut) -> Change:
    """614.16, 616.1: counters put on an object or a player, as effects that change their number leave them, each once."""
    on, by = event.on, putter(event, tx.board)
    applying = {
        f"c{one.key}": one
        for one in tx.board.in_force.changing(ChangesCounters)
        if one.ability.counter in (None, event.counter)
        and not (one.ability.by_effect and _by_rule(change))
        and one.about(on)
        and _is_by(tx, by, one)
        and _is_on(tx, on, one)
    }
    chooser, affected = (on.player, None) if isinstance(on, PlayerTarget) else (tx.board.controller(on), on)
    count, rules = _multiplied_counters(tx, event.count, applying, chooser, affected)
    return replace(change, event=replace(event, count=count), rules=(*change.rules, *rules))


def _is_by(tx: Transaction, by: PlayerId, one: Standing[ChangesCounters]) -> bool:
    """122.6, 122.6a: whether it changes counters that this player puts."""
    return related(tx.board, by, one.you, one.ability.by, source=one.source)


def _is_on(tx: Transaction, on: Recipient, one: Standing[ChangesCounters]) -> bool:
    """614.16: whether it changes counters put on this object or player."""
    if isinstance(on, PlayerTarget):
        whose = one.ability.to_player
        return whose is not None and related(tx.board, on.player, one.you, whose, source=one.source)
    wanted = one.ability.subject
    return wanted is not None and failure(wanted, tx.board, on, source=one.source, you=one.you) is None


def _by_rule(change: Change) -> bool:
    """614.16: whether no effect puts these counters: they pay a cost, are a result of damage, or come by a turn-based action."""
    return any(
        rule in change.rules
        for rule in (cite("601.2h"), cite("120.3b"), cite("120.3d"), cite("120.3g"), cite("714.3c"))
    )


def _multiplied_counters(
    tx: Transaction,
    count: int,
    applying: dict[str, Standing[ChangesCounters]],
    chooser: PlayerId,
    affected: ObjectId | None,
) -> tuple[int, tuple[Citation, ...]]:
    """614.16, 616.1: so many counters as all effects leave them, each once, in the order that the affected object's controller
    chooses; whether one applies depends on the object alone, not on what others have done."""
    rules: list[Citation] = [cite("616.1f")] if len(applying) > 1 else []
    while applying:
        options = [Possible(key, one.source, one.ability.text, list, _outcome(one)) for key, one in applying.items()]
        key = choose_first(tx, chooser, options, affected).key
        ability = applying[key].ability
        use_up(tx, applying[key])
        applying = {other: one for other, one in applying.items() if other != key}
        count = count // 2 if ability.halved else count * ability.factor + ability.plus
        rules += [cite("107.1a")] if ability.halved else []
        rules.append(cite("614.16") if ability.by_effect else cite("614.1a"))
    return count, tuple(rules)


def _outcome(one: Standing[ChangesCounters]) -> object:
    """616.1: what an effect comes to, and whether it is used up by it."""
    return (one.ability.factor, one.ability.plus, one.ability.halved, one.key if is_used_up(one) else None)


def entering_counters(tx: Transaction, change: Change) -> Change:
    """122.6, 614.16, 616.1: entering with counters is having them put on it: what multiplies counters multiplies these."""
    event = change.event
    if not isinstance(event, e.ZoneChange | e.TokenCreated) or not event.enters_with:
        return change
    if isinstance(event, e.ZoneChange) and event.to is not Zone.BATTLEFIELD:
        return change
    effects = tx.board.in_force.changing(ChangesCounters)
    if not effects:
        return change
    there = arrival(tx, event)
    put = []
    rules = change.rules
    for kind, count in event.enters_with:
        applying = {}
        affected = event.object if isinstance(event, e.ZoneChange) else None
        for one in effects:
            wanted, seen = one.ability.subject, (there.object, there.looks, there.controller)
            if wanted is None or not _is_by(tx, there.controller, one):
                continue
            why = describe_failure(wanted, tx.board, *seen, source=one.source, you=one.you)
            if why is None and one.ability.counter in (None, kind) and count and one.about(affected):
                applying[f"c{one.key}"] = one
        count, more = _multiplied_counters(tx, count, applying, there.controller, affected)
        rules = (*rules, *([cite("122.6")] if more else []), *more)
        put += [(kind, count)] if count or not more else []
    return replace(change, event=replace(event, enters_with=tuple(put)), rules=rules)


def changed_tokens(tx: Transaction, change: Change, event: e.TokenCreated) -> tuple[Change, int]:
    """614.16: so many times as many tokens; every effect that multiplies them applies, in an order that makes no difference."""
    many, before = 1, len(change.rules)
    rules = change.rules
    for one in tx.board.in_force.changing(ChangesTokens):
        if one.about(PlayerTarget(event.owner)) and related(
            tx.board, event.owner, one.you, one.ability.who, source=one.source
        ):
            if not _is_such_token(tx, event, one):
                continue
            many *= one.ability.factor
            rules = (*rules, cite("614.16") if one.ability.by_effect else cite("614.1a"))
            use_up(tx, one)
    if len(rules) > before + 1:
        rules = (*rules, cite("616.1f"))
    return replace(change, rules=rules), many


def _is_such_token(tx: Transaction, event: e.TokenCreated, one: Standing[ChangesTokens]) -> bool:
    """701.7b: whether a token, as an effect would create it and before any continuous effect, is one of those whose number is
    changed."""
    if one.ability.such is None:
        return True
    found = as_object(tx, event)
    seen = (found, event.characteristics, found.controller)
    return describe_failure(one.ability.such, tx.board, *seen, source=one.source, you=one.you) is None


def draws_left(tx: Transaction, player: PlayerId) -> int | None:
    """121.2b: how many cards a player may still draw this turn; ``None`` for any number."""
    limits = [
        rule.most
        for source, rule in tx.board.in_force.turn_rules(DrawLimit)
        if related(tx.board, player, tx.board.controller(source), rule.who, source=source)
    ]
    return max(0, min(limits) - tx.game.player(player).cards_drawn) if limits else None


def too_few_to_dredge(tx: Transaction, player: PlayerId) -> bool:
    """702.52b: whether a card in the player's graveyard asks for more cards than the library has: then it replaces no draw."""
    left = len(tx.game.zone(Zone.LIBRARY, player))
    dredging = (
        keyword
        for one in tx.game.zone(Zone.GRAVEYARD, player)
        for keyword in tx.board.characteristics(one).keywords()
        if keyword.keyword == "dredge"
    )
    return any((keyword.value or 0) > left for keyword in dredging)


def draw_replacements(tx: Transaction, player: PlayerId) -> list[Standing[ReplacesDraw]]:
    """121.6, 614.11: what could replace a player's next draw."""
    first = drew_of_the_step(tx.game, player) == 0
    return [
        one
        for one in tx.board.in_force.changing(ReplacesDraw)
        if one.about(PlayerTarget(player)) and related(tx.board, player, one.you, one.ability.who, source=one.source)
        if not (first and one.ability.beyond_first)
    ]
