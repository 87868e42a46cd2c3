"""608.2c: the kinds of instructions, and carrying them out one after the other, each as an event of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from engine.board.asking import Gathered, Transaction
from engine.board.board import Board
from engine.board.reach import is_reached
from engine.board.values import as_seen, deciders, gone, number, objects, recipients
from engine.cards.abilities.quantities import CountersOn, Devotion, ManaValueOf, PowerOf, Quantity, ToughnessOf
from engine.cards.abilities.references import EachOfThem, Reference
from engine.happening.library import settle_tops
from engine.state import events as e
from engine.state.bindings import Bindings
from engine.state.changes import alike, runs_of, those_of
from engine.state.facts.decided import ObjectsChosen
from engine.state.facts.nothing import Nothing, WhyNothing
from engine.state.ids import Ids, ids_of, size
from engine.state.objects import PlayerTarget, Recipient
from engine.state.trace import Change, StepKind
from engine.words.citations import Citation, cite
from engine.words.decisions import Purpose
from engine.words.record import replace, within
from engine.words.terms import NOBODY, ObjectId, PlayerId, Relation, Zone


def amount(tx: Transaction, quantity: Quantity, bound: Bindings) -> int:
    """107.1b: a number for an instruction: what the quantity comes to, 0 where it is negative."""
    settle_tops(tx, quantity, bound)
    comes_to = number(quantity, tx.board, bound)
    found = max(0, comes_to)
    if not found:
        tx.at_nothing = (cite("608.2c"), cite("107.1b")) if comes_to < 0 else (cite("608.2c"),)
    tx.owed += [rule for rule in read_by(tx.board, quantity, bound) if rule not in tx.owed]
    if found and _looks_back(tx, quantity, bound):
        tx.owed += [rule for rule in (cite("608.2h"),) if rule not in tx.owed]
    return found


def read_by(board: Board, quantity: Quantity, bound: Bindings) -> Iterator[Citation]:
    """700.5, 202.3d, 709.4b: by which rules what a number is read off is as it is: devotion, and a split card that is no spell."""
    for part in within(quantity):
        if isinstance(part, Devotion):
            yield cite("700.5")
        elif isinstance(part, ManaValueOf) and any(
            looks.halves and one.zone is not Zone.STACK for one, looks in as_seen(part.of, board, bound)
        ):
            yield from (cite("202.3d"), cite("709.4b"))


def is_of_each(quantity: Quantity) -> bool:
    """608.2h: whether a number is another one for each of several players: 'for each creature they control'."""
    return any(isinstance(part, EachOfThem) for part in within(quantity))


def amounts(tx: Transaction, quantity: Quantity, whose: Sequence[PlayerId], bound: Bindings) -> dict[PlayerId, int]:
    """608.2h: a number for each of several players: the same, unless the quantity asks for what each of them has."""
    if not is_of_each(quantity):
        return dict.fromkeys(whose, amount(tx, quantity, bound))
    return {one: amount(tx, quantity, replace(bound, each_of_them=one)) for one in whose}


def _looks_back(tx: Transaction, quantity: Quantity, bound: Bindings) -> bool:
    """608.2h: whether it is read off a permanent that is gone, as that last was."""
    read = (part.of for part in within(quantity) if isinstance(part, PowerOf | ToughnessOf | CountersOn))
    return any(
        not isinstance(one, PlayerTarget) and one not in tx.board.objects and one in tx.game.lki
        for of in read
        for one in recipients(of, tx.board, bound)
    )


def deciding(tx: Transaction, reference: Reference, bound: Bindings) -> tuple[PlayerId, ...]:
    """801.5c: who makes a choice that an instruction requires; where nobody who could is in range, the closest on the left."""
    found = deciders(reference, tx.board, bound)
    if not found and (left := gone(reference, tx.board, bound)) is not None:
        return _for_who_left(tx, left, bound)
    if found and not is_reached(tx.board, PlayerTarget(found[0]), of=bound.you) and found[0] not in tx.standing_in:
        tx.stand_in(found[0], bound.you, bound.source)
    return found


def _for_who_left(tx: Transaction, left: PlayerId, bound: Bindings) -> tuple[PlayerId, ...]:
    """800.4g: the controller says who chooses for a player who has left: for an opponent another opponent, if there is one."""
    others = list(tx.game.seats())
    if tx.game.related(left, bound.you, Relation.OPPONENT):
        others = [one for one in others if tx.game.related(one, bound.you, Relation.OPPONENT)] or others
    about = tx.mention(bound.source)
    among = [PlayerTarget(one) for one in others]
    chosen = tx.ask_objects(Purpose.CHOICE, bound.you, cite("800.4g"), among, minimum=1, maximum=1, about=about)
    tx.note(
        StepKind.DECIDED,
        [cite("800.4g")],
        facts=(ObjectsChosen(_players(chosen)),),
        player=bound.you,
        cause=bound.source,
    )
    return tuple(one.player for one in _players(chosen))


def _players(several: Sequence[Recipient]) -> tuple[PlayerTarget, ...]:
    return tuple(one for one in several if isinstance(one, PlayerTarget))


def happening(
    tx: Transaction, events: Sequence[Change | e.Event], bound: Bindings, *rules: Citation
) -> Sequence[Change]:
    """One instruction as one event, caused by the source of the ability; no step where there is nothing to happen."""
    if not events:
        return ()
    if tx.gathered is not None:
        tx.gathered.proposed += events
        tx.gathered.rules += rules
        return ()
    events = [_done_by(one, bound.you) for one in events]
    return tx.happen(events, kind=StepKind.INSTRUCTION, rules=rules, cause=bound.source, player=bound.you)


def all_at_once(tx: Transaction, each: Iterable[Callable[[], object]], bound: Bindings) -> Sequence[Change]:
    """608.2f, 608.2h: what is done to each of several, as one event: all of it is worked out before any of it happens."""
    tx.gathered = gathered = Gathered()
    try:
        for one in each:
            one()
    finally:
        tx.gathered = None
    return happening(tx, gathered.proposed, bound, *dict.fromkeys((*gathered.rules, cite("608.2f"))))


def _done_by(change: Change | e.Event, you: PlayerId) -> Change | e.Event:
    """122.6: who puts counters somewhere is who carries out the instruction."""
    event = change.event if isinstance(change, Change) else change
    if not isinstance(event, e.CountersPut) or event.put_by != NOBODY:
        return change
    put = replace(event, put_by=you)
    return replace(change, event=put) if isinstance(change, Change) else put


def no_event(tx: Transaction, bound: Bindings, rule: Citation) -> Bindings:
    """701.22b, 701.25c: with 0 a keyword action is no event, and nothing triggers on it."""
    tx.note(StepKind.NOTHING, [rule], facts=(Nothing(WhyNothing.ZERO),), player=bound.you, cause=bound.source)
    return bound


def nothing_done(tx: Transaction, bound: Bindings, why: WhyNothing, rule: Citation, *of: ObjectId) -> None:
    """608.2c: of an instruction that does nothing to some objects, which ones and why, by the rule that says what it does."""
    facts = (Nothing(why, tuple(tx.mention(one) for one in of)),)
    tx.note(StepKind.NOTHING, [cite("608.2c"), rule], facts=facts, player=bound.you, cause=bound.source)


def for_each(tx: Transaction, several: Sequence[ObjectId], make: Callable[[ObjectId], e.Event | None]) -> list[Change]:
    """701: what happens to each of some objects by itself, and to equal ones alike; to some of them nothing may."""
    if not isinstance(several, Ids):
        return [Change(event=event) for one in several if (event := make(one)) is not None]
    return [
        alike(Change(event=event), size(part))
        for part, one in tx.board.those(several)
        if (event := make(one.id)) is not None
    ]


def there(tx: Transaction, reference: Reference, bound: Bindings) -> Sequence[ObjectId]:
    settle_tops(tx, reference, bound)
    return objects(reference, tx.board, bound)  # type: ignore[arg-type]


def remember(bound: Bindings, name: str | None, found: Sequence[Recipient]) -> Bindings:
    if name is None:
        return bound
    known = {**bound.remembered, name: found if isinstance(found, Ids) else tuple(found)}
    reordered = bound.reordered and tuple(one for one in bound.reordered if one not in found)
    return replace(bound, remembered=known, reordered=reordered)


def arrived(happened: Sequence[Change]) -> Sequence[ObjectId]:
    """The objects that something became as it moved or was created; 712.21c: of a melded permanent both cards."""
    found: list[int | range] = []
    for change, count in runs_of(happened):
        if isinstance(change.event, e.ZoneChange | e.TokenCreated):
            one = change.event.became
            found.append(range(one, one + count) if count > 1 else one)
            found += getattr(change.event, "beside", ())
    return ids_of(found)


def arrived_in(zone: Zone, happened: Sequence[Change]) -> Sequence[ObjectId]:
    """614.6: what went where it was to go: of what goes elsewhere instead it did not happen that it was put there."""
    return arrived(those_of(happened, lambda event: not isinstance(event, e.ZoneChange) or event.to is zone))


def in_sight(tx: Transaction, happened: Sequence[Change]) -> tuple[ObjectId, ...]:
    """701.17c, 701.9c: of what moved, what is in a public zone now; of the rest nothing is known."""
    return tuple(one for one in arrived(happened) if not tx.board.objects[one].zone.hidden)


def recipients_there(tx: Transaction, reference: Reference, bound: Bindings) -> Sequence[Recipient]:
    """Objects that are still there, and players."""
    meant = recipients(reference, tx.board, bound)
    people = () if isinstance(meant, Ids) else tuple(one for one in meant if isinstance(one, PlayerTarget))
    return (*there(tx, reference, bound), *people) if people else there(tx, reference, bound)


def on_battlefield(tx: Transaction, one: ObjectId) -> bool:
    found = tx.board.objects.get(one)
    return found is not None and found.zone is Zone.BATTLEFIELD
