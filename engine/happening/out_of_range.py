"""801.10-801.11: what an instruction speaks of and does not reach is written down before the instruction is carried out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, get_args

from engine.board.asking import Transaction
from engine.board.criteria import related
from engine.board.event_in_hand import EventInHand
from engine.board.reach import as_seen_from, is_reached
from engine.board.seating import imperial_range
from engine.board.values import recipients, such_objects
from engine.cards.abilities import conditions as c
from engine.cards.abilities import quantities as q
from engine.cards.abilities import references as r
from engine.cards.abilities.ability import Ability
from engine.cards.abilities.filters import Filter
from engine.state.bindings import Bindings
from engine.state.facts.ranges import OutOfRange
from engine.state.objects import PlayerTarget, Recipient
from engine.state.trace import StepKind
from engine.words.citations import Citation, cite
from engine.words.record import Record, within
from engine.words.terms import ObjectId, PlayerId

if TYPE_CHECKING:
    from engine.board.board import Board
    from engine.cards.abilities.effects import Effect

_ABILITIES = get_args(Ability)
"""113: what objects have by themselves."""
_HIDDEN = (r.TopOf, r.TopOfGraveyard, r.CardsOf)
"""Cards of players: of these it is told which players are out of range."""
_SPOKEN = tuple(kind for kind in (*get_args(r.ObjectReference), *get_args(r.PlayerReference)) if kind not in _HIDDEN)
_INFORMATION = (*get_args(q.Quantity), *get_args(c.Condition))


def out_of_range(
    tx: Transaction, whose: PlayerId, what: Sequence[Recipient], cause: ObjectId, *rules: Citation
) -> None:
    """801: write down that something is out of a player's range of influence, by which rule it makes a difference."""
    named = tuple(one if isinstance(one, PlayerTarget) else tx.mention(one) for one in what)
    facts = (OutOfRange(PlayerTarget(whose), named),)
    rules = (*rules, *imperial_range(tx.game, whose))
    tx.note(StepKind.NOTHING, rules, facts=facts, player=whose, cause=cause)


def not_seen(tx: Transaction, whose: PlayerId, cause: ObjectId, among: Sequence[Recipient], rule: Citation) -> None:
    """801.11, 801.13b: an effect would apply to the event in hand, but for some of these that its controller does not reach."""
    known = tx.event.unseen.setdefault((whose, cause, rule), {})
    known |= dict.fromkeys(one for one in among if not is_reached(tx.board, one, of=whose))


def tell_what_was_not_seen(tx: Transaction, event: EventInHand) -> None:
    """801.11, 801.13b: once for each effect, before the step in which the event happens, to which what is owed belongs."""
    owed, tx.owed = tx.owed, []
    for (whose, cause, rule), what in event.unseen.items():
        out_of_range(tx, whose, tuple(what), cause, rule)
    tx.owed = owed


def tell_what_is_out_of_range(
    tx: Transaction, instruction: Effect, bound: Bindings, *, besides: Sequence[str], apart: tuple[type, ...]
) -> None:
    """801.10: of what the instruction would affect, 801.11: of what it asks about. Nothing where everything is in range.

    ``besides``: the fields that speak of what is out of range too (801.5c, 801.17). ``apart``: the kinds of instructions that there
    are; each of those inside of this one is told of as it is carried out.
    """
    board = as_seen_from(tx.board, bound.source)
    if not board.reached:
        return
    found: dict[Recipient, Citation] = {}
    for name in instruction.__struct_fields__:
        if name in besides:
            continue
        value = getattr(instruction, name)
        rule = cite("801.11") if isinstance(value, _INFORMATION) else cite("801.10")
        for one in _beyond(value, board, bound, (*apart, *_ABILITIES)):
            found.setdefault(one, rule)
    if found:
        out_of_range(tx, bound.you, tuple(found), bound.source, *dict.fromkeys(found.values()))


def _beyond(value: object, board: Board, bound: Bindings, apart: tuple[type, ...]) -> Iterator[Recipient]:
    """What a part of an instruction would speak of, if its controller reached everybody, and does not."""
    if isinstance(value, Filter):
        yield from _other(_such(value, board.unlimited, bound), _such(value, board, bound))
        return
    for part in _parts(value, apart):
        if isinstance(part, _SPOKEN):
            yield from _other(recipients(part, board.unlimited, bound), recipients(part, board, bound))
        elif isinstance(part, c.Happened):
            yield from _other(_befallen(part, board.unlimited, bound), _befallen(part, board, bound))
        elif isinstance(part, q.Differing | q.Greatest) and part.of is not None:
            continue  # What these are is spoken of by the reference, which is among the parts.
        elif isinstance(part, q.Count | q.UnlockedDoors | q.DifferentNames | q.Differing | q.Greatest | c.Exists):
            yield from _other(_such(part.filter, board.unlimited, bound), _such(part.filter, board, bound))


def _befallen(said: c.Happened, board: Board, bound: Bindings) -> tuple[PlayerTarget, ...]:
    """The players to whom it has happened this turn."""
    befallen = (player.id for player in board.game.players if said.what in player.fates)
    return tuple(PlayerTarget(one) for one in befallen if related(board, one, bound.you, said.to, source=bound.source))


def _parts(value: object, apart: tuple[type, ...]) -> Iterator[Record]:
    """The words of a part of an instruction, without those of other instructions and of abilities in it."""
    for one in value if isinstance(value, tuple) else (value,):
        if isinstance(one, apart):
            continue
        for part in within(one, stop=apart):  # type: ignore[arg-type]
            if isinstance(part, Record) and not isinstance(part, apart):
                yield part


def _such(wanted: Filter, board: Board, bound: Bindings) -> Sequence[ObjectId]:
    return such_objects(wanted, board, bound)


def _other(all_of_them: Iterable[Recipient], near: Sequence[Recipient]) -> Iterator[Recipient]:
    return (one for one in all_of_them if one not in near)
