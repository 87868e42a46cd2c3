"""608.2c: the kinds of instructions, and carrying them out one after the other, each as an event of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from engine import events as e
from engine.abilities import effects as f
from engine.abilities.quantities import Quantity
from engine.abilities.references import Reference
from engine.bindings import Bindings
from engine.citations import Citation
from engine.library import settle_tops
from engine.objects import PlayerTarget, Recipient
from engine.pipeline import happen
from engine.terms import ObjectId, Zone
from engine.trace import Change, StepKind
from engine.transaction import Transaction
from engine.values import number, objects, recipients

Carry = Callable[[Transaction, Any, Bindings], Bindings]


Effect = TypeVar("Effect")


Possible = Callable[[Transaction, Any, Bindings], bool]


_CARRY: dict[type, Carry] = {}
_POSSIBLE: dict[type, Possible] = {}


def carries(effect: type[Effect]) -> Callable[[Callable[[Transaction, Effect, Bindings], Bindings]], Carry]:
    """Register the function that carries out one kind of instruction."""

    def register(function: Callable[[Transaction, Effect, Bindings], Bindings]) -> Carry:
        _CARRY[effect] = function
        return function

    return register


def possible_if(effect: type[Effect]) -> Callable[[Callable[[Transaction, Effect, Bindings], bool]], Possible]:
    """Register what tells whether one kind of instruction can be done at all (608.2d)."""

    def register(function: Callable[[Transaction, Effect, Bindings], bool]) -> Possible:
        _POSSIBLE[effect] = function
        return function

    return register


def possible(tx: Transaction, instruction: f.Effect, bound: Bindings) -> bool:
    """608.2d: whether a player could choose to do this: of most instructions nothing speaks against it."""
    check = _POSSIBLE.get(type(instruction))
    return check is None or check(tx, instruction, bound)


def realised() -> tuple[type, ...]:
    """The kinds of instructions that can be carried out."""
    return tuple(_CARRY)


def carry_out(tx: Transaction, instructions: Iterable[f.Effect], bound: Bindings) -> Bindings:
    """608.2c: the instructions in the order written; what one of them keeps, the next ones can speak of.

    Stops once the game is over (104.1). Returns the bindings with all that was remembered.
    """
    for instruction in instructions:
        if tx.game.result is not None:
            break
        bound = _CARRY[type(instruction)](tx, instruction, bound)
    return bound


def amount(tx: Transaction, quantity: Quantity, bound: Bindings) -> int:
    """107.1b: a number for an instruction: what the quantity comes to, 0 where it is negative."""
    settle_tops(tx, quantity, bound)
    return max(0, number(quantity, tx.board, bound))


def happening(
    tx: Transaction, events: Sequence[Change | e.Event], bound: Bindings, *rules: Citation
) -> tuple[Change, ...]:
    """One instruction as one event, caused by the source of the ability; no step where there is nothing to happen."""
    if not events:
        return ()
    return happen(tx, events, kind=StepKind.INSTRUCTION, rules=rules, cause=bound.source, player=bound.you)


def no_event(tx: Transaction, bound: Bindings, rule: Citation) -> Bindings:
    """701.22b, 701.25c: with 0 a keyword action is no event, and nothing triggers on it."""
    tx.note(StepKind.NOTHING, [rule], facts={"why": "number is 0"}, player=bound.you, cause=bound.source)
    return bound


def there(tx: Transaction, reference: Reference, bound: Bindings) -> tuple[ObjectId, ...]:
    settle_tops(tx, reference, bound)
    return objects(reference, tx.board, bound)  # type: ignore[arg-type]


def remember(bound: Bindings, name: str | None, found: Sequence[Recipient]) -> Bindings:
    if name is None:
        return bound
    return replace(bound, remembered={**bound.remembered, name: tuple(found)})


def arrived(happened: Sequence[Change]) -> tuple[ObjectId, ...]:
    """The objects that something became as it moved or was created; 712.21c: of a melded permanent both cards."""
    found: list[ObjectId] = []
    for change in happened:
        if isinstance(change.event, e.ZoneChange):
            found += (change.event.became, *change.event.beside)
        elif isinstance(change.event, e.TokenCreated):
            found.append(change.event.became)
    return tuple(found)


def in_sight(tx: Transaction, happened: Sequence[Change]) -> tuple[ObjectId, ...]:
    """701.17c, 701.9c: of what moved, what is in a public zone now; of the rest nothing is known."""
    return tuple(one for one in arrived(happened) if not tx.board.objects[one].zone.hidden)


def recipients_there(tx: Transaction, reference: Reference, bound: Bindings) -> tuple[Recipient, ...]:
    """Objects that are still there, and players."""
    people = tuple(one for one in recipients(reference, tx.board, bound) if isinstance(one, PlayerTarget))
    return (*there(tx, reference, bound), *people) if people else there(tx, reference, bound)


def on_battlefield(tx: Transaction, one: ObjectId) -> bool:
    found = tx.board.objects.get(one)
    return found is not None and found.zone is Zone.BATTLEFIELD
