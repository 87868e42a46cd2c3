"""The board as a table with two sides and more: what of each object is looked at before anything is read.

It says no more than the board in words does (`scenarios.told.board`), whose keys its parts have.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine import PlayerTarget, board_of
from engine.words.terms import CardType, Kind, PlayerId, Zone
from scenarios.language.terms import TYPES
from scenarios.language.words import People, keyword_word, thousands
from scenarios.told.board import Line, name_words, player_words, stack_lines, state_words, turn_words, zones_words

if TYPE_CHECKING:
    from engine import Game
    from engine.cards.characteristics import Characteristics
    from engine.state.objects import GameObject
    from engine.words.terms import ObjectId

GAINED, LOST = "+", "−"
"""Before a keyword: that the object has it now and its print does not, or the other way round."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Box:
    """One object: what it is called, its size, what is to be seen of it, whether it is TAPped, what is attached to it."""

    key: str
    object: ObjectId
    name: str
    size: str
    told: tuple[str, ...]
    turned: bool
    creature: bool
    attached: tuple[Box, ...] = ()

    @property
    def pile(self) -> tuple[Box, ...]:
        """It with everything that is attached to it, and to that."""
        return (self, *(one for each in self.attached for one in each.pile))


@dataclass(frozen=True, slots=True, kw_only=True)
class Side:
    """One player: how they stand, their zones, and what they control that is not attached to something."""

    key: str
    heading: str
    zones: str
    zones_key: str
    boxes: tuple[Box, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """The whole: the turn, each side in turn order, the stack from its top."""

    turn: str
    turn_key: str
    sides: tuple[Side, ...]
    stack: tuple[Line, ...]


def table(game: Game, people: People) -> Table:
    """The board as it is drawn."""
    return Table(
        turn=turn_words(game, people),
        turn_key="turn",
        sides=tuple(_side(game, PlayerId(seat), people) for seat in range(len(game.players))),
        stack=tuple(stack_lines(game, people)),
    )


def _side(game: Game, seat: PlayerId, people: People) -> Side:
    board = board_of(game)
    key = f"player {int(seat)}"
    few = list(board.few(game.zone(Zone.BATTLEFIELD)))
    return Side(
        key=key,
        heading=player_words(game, seat, people),
        zones=" · ".join(zones_words(game, seat, people)),
        zones_key=f"{key} zones",
        boxes=tuple(
            _box(found, count, few, game, people)
            for found, count in few
            if board.controller(found.id) == seat and not _lies_under_another(found, game)
        ),
    )


def _lies_under_another(found: GameObject, game: Game) -> bool:
    to = found.attached_to
    return to is not None and not isinstance(to, PlayerTarget) and to in game.zone(Zone.BATTLEFIELD)


def _box(found: GameObject, count: int, few: list[tuple[GameObject, int]], game: Game, people: People) -> Box:
    looks = board_of(game).characteristics(found.id)
    size = f"{looks.power}/{looks.toughness}" if looks.power is not None and looks.toughness is not None else ""
    often = f" ({thousands(count)})" if count > 1 else ""
    return Box(
        key=f"object {int(found.id)}",
        object=found.id,
        name=name_words(found, game, people) + often,
        size=size,
        told=tuple(_told(found, looks, game, people)),
        turned=found.tapped,
        creature=CardType.CREATURE in looks.types,
        attached=tuple(_box(one, often, few, game, people) for one, often in few if one.attached_to == found.id),
    )


def _told(found: GameObject, looks: Characteristics, game: Game, people: People) -> Iterator[str]:
    """Its state but what the box itself shows; other types than printed; its keywords, what it gained and lost."""
    attached = _lies_under_another(found, game)
    yield from (
        one
        for one in state_words(found, game, people)
        if one != "TAPpato" and not (attached and one.startswith("assegnato a "))
    )
    if found.kind is not Kind.ABILITY and looks.types != found.printed.types and not found.face_down:
        yield " ".join(TYPES.word(one) for one in looks.types) or "nessun tipo"
    has = list(dict.fromkeys(one.keyword for one in looks.keywords()))
    had = list(dict.fromkeys(one.keyword for one in found.printed.keywords()))
    yield from (f"{'' if one in had else GAINED}{keyword_word(one)}" for one in has)
    yield from (f"{LOST}{keyword_word(one)}" for one in had if one not in has)
