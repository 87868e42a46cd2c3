"""605.1a, 608.2c: what the rules ask of every instruction, answered by each kind of instruction beside its fields.

The rules never ask which instruction it is; they ask what it does: whether it moves cards out of a library, whether it could
add mana, what is inside of it. An answer that is missing is no answer: without all of them a kind of instruction does not load.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, TypeGuard, TypeVar

from engine.cards.abilities.conditions import Condition
from engine.cards.abilities.quantities import Fixed, Quantity
from engine.cards.abilities.references import PlayerReference, Reference, You
from engine.cards.abilities.spending import ManaLike, Unspent
from engine.words.record import Record
from engine.words.terms import Zone

if TYPE_CHECKING:
    from engine.cards.abilities.effects import Effect

Kind = TypeVar("Kind", bound=type[Record])
Asked = Callable[[Any], Any]


class Goes(Record, kw_only=True):
    """400.1: what an instruction moves from one zone to another.

    ``what`` ``None``: what it finds by itself. ``origin`` ``None``: wherever that is; ``to`` ``None``: its words alone do not say.
    """

    what: Reference | None = None
    origin: Zone | None = None
    to: Zone | None = None


DRAWN = Goes(origin=Zone.LIBRARY, to=Zone.HAND)
MILLED = Goes(origin=Zone.LIBRARY, to=Zone.GRAVEYARD)
DISCARDED = Goes(origin=Zone.HAND, to=Zone.GRAVEYARD)
SACRIFICED = Goes(origin=Zone.BATTLEFIELD, to=Zone.GRAVEYARD)


class Kept(Record, kw_only=True):
    """608.2c: what later instructions find under a name: some of these, or something in this zone."""

    name: str | None
    among: Reference | None = None
    zone: Zone | None = None


class Adds(Record, kw_only=True):
    """106.4: the mana that an instruction adds: one of the choices, so many times over, or what other objects say."""

    who: PlayerReference = You()
    choices: tuple[tuple[str, ...], ...] = ()
    times: Quantity = Fixed(1)
    chosen_color: bool = False
    pair: str = ""
    like: ManaLike | Unspent | None = None


class Inside(Record, kw_only=True):
    """608.2c: instructions in another one, which are carried out as a part of it, or ``later``.

    ``condition``: only where this is so, or where it is not with ``holds`` unset. ``each``: for each of these, as :class:`One`.
    """

    effects: tuple[Effect, ...]
    later: bool = False
    condition: Condition | None = None
    holds: bool = True
    each: Reference | None = None


class Answers(Record, kw_only=True):
    """What one kind of instruction answers; each answer is the same for all of its kind, or is worked out from its fields."""

    moves: tuple[Goes, ...] | Asked
    keeps: tuple[Kept, ...] | Asked
    adds: Asked | None
    inside: tuple[str, ...] | Asked
    about: str | None
    tokens: tuple[str, ...] | Asked
    unseen: bool | Asked
    copies: bool | Asked


_KNOWN: dict[type, Answers] = {}


def instruction(
    *,
    moves: tuple[Goes, ...] | Asked,
    keeps: tuple[Kept, ...] | Asked,
    adds: Asked | None,
    inside: tuple[str, ...] | Asked,
    about: str | None,
    tokens: tuple[str, ...] | Asked,
    unseen: bool | Asked,
    copies: bool | Asked,
) -> Callable[[Kind], Kind]:
    """What a kind of instruction answers to the rules; a function is asked with the instruction itself.

    ``moves``: what it moves from one zone to another (605.1a, 103.6a). ``keeps``: what it keeps under names. ``adds``: the mana
    that it adds (605.1, 106.7). ``inside``: the fields with instructions that are a part of it. ``about``: the field that says to
    whom or what it is done, if to several it does to each what it does to one (702.96a). ``tokens``: the names of tokens that it
    creates, as far as its words say them (111.4). ``unseen``: whether what comes of it rests on chance, or on cards that not
    everybody sees (400.2). ``copies``: whether it makes a copy, or makes something one (707.1).
    """
    given = Answers(
        moves=moves, keeps=keeps, adds=adds, inside=inside, about=about, tokens=tokens, unseen=unseen, copies=copies
    )

    def answered(kind: Kind) -> Kind:
        for name in (given.about, *(given.inside if isinstance(given.inside, tuple) else ())):
            if name is not None and name not in kind.__struct_fields__:
                raise TypeError(f"{kind.__name__} has no field {name}")
        _KNOWN[kind] = given
        return kind

    return answered


def require_answers(kinds: Iterable[type]) -> None:
    """Raises TypeError for a kind of instruction that leaves the rules without answers."""
    silent = [kind.__name__ for kind in kinds if kind not in _KNOWN]
    if silent:
        raise TypeError(f"instructions without answers to the rules: {', '.join(silent)}")


def is_instruction(value: object) -> TypeGuard[Effect]:
    """608.2c: whether a record is something that a spell or ability tells to do."""
    return type(value) in _KNOWN


def moves(one: Effect) -> tuple[Goes, ...]:
    """400.1, 605.1a: what it moves from one zone to another, without the instructions inside."""
    answer = _KNOWN[type(one)].moves
    return tuple(answer(one)) if callable(answer) else answer


def keeps(one: Effect) -> tuple[Kept, ...]:
    """608.2c: what it keeps under names for the instructions after it."""
    answer = _KNOWN[type(one)].keeps
    return tuple(kept for kept in (answer(one) if callable(answer) else answer) if kept.name is not None)


def adds(one: Effect) -> Adds | None:
    """106.4: the mana that it adds itself."""
    answer = _KNOWN[type(one)].adds
    made: Adds | None = None if answer is None else answer(one)
    return made


def inside(one: Effect) -> tuple[Inside, ...]:
    """608.2c: the instructions in it."""
    answer = _KNOWN[type(one)].inside
    if callable(answer):
        return tuple(answer(one))
    return tuple(Inside(effects=getattr(one, name)) for name in answer)


def about(one: Effect) -> str | None:
    """702.96a: the field that says to whom or what it is done, where to several it does to each what it does to one."""
    return _KNOWN[type(one)].about


def tokens(one: Effect) -> tuple[str, ...]:
    """111.4: the names of tokens that it may create; of a copy nobody knows the name before."""
    answer = _KNOWN[type(one)].tokens
    return tuple(answer(one)) if callable(answer) else answer


def unseen(one: Effect) -> bool:
    """400.2, 701.24: whether what comes of it rests on chance, or on cards of hidden zones."""
    answer = _KNOWN[type(one)].unseen
    return bool(answer(one)) if callable(answer) else answer


def copies(one: Effect) -> bool:
    """707.1: whether it makes a copy of something, or makes something a copy."""
    answer = _KNOWN[type(one)].copies
    return bool(answer(one)) if callable(answer) else answer
