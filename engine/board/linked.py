"""607.1, 607.5: which abilities of an object are linked to each other: a pair by its name, and by where the object has it from."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from msgspec.structs import astuple

from engine.cards.abilities.ability import Ability, Keyword, Replaces
from engine.cards.abilities.continuous import GainAbility
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.linkable import Linkable
from engine.words.citations import Citation, cite, not_implemented
from engine.words.record import is_record, replace, within
from engine.words.terms import NOBODY, Color, ObjectId, PlayerId, Term, Zone

if TYPE_CHECKING:
    from engine.board.board import Board


not_implemented("607.1d", "abilità collegate stampate su due oggetti, l'uno messo in campo o creato dall'altro")
not_implemented(
    "607.2d",
    "valori scelti mentre un permanente entra che non sono colori, giocatori, tipi, nomi o parole, come i numeri",
)
not_implemented("607.2e", "informazioni annotate per un oggetto")
not_implemented("607.2g", "il costo pagato mentre un permanente entrava, di cui parla un'altra abilità")
not_implemented("607.2j", "il valore di un costo aggiuntivo variabile, di cui parla un'altra abilità")
not_implemented("607.2n", "carte esiliate prima di cominciare la partita")
not_implemented("607.2p", "scelte fatte prima della partita per un'abilità che definisce una caratteristica")


GIVEN = "@"
"""What stands in the name of a pair before the id of the object whose effect gives its abilities."""


def pair_now(board: Board, source: ObjectId, pair: str) -> tuple[str, int]:
    """607.1, 607.5: a pair of linked abilities of an object, by its name and by the copy effect that gave it to the object.

    What was done as a part of one pair is nothing to another, also where both say the same.
    """
    return (pair, board.copied_since(source))


def color_chosen(board: Board, source: ObjectId, pair: str = "") -> Color | None:
    """607.2d, 607.5a: the colour chosen for an object by the ability that is linked to the one that asks; ``None``: undefined."""
    seen = board.last_seen(source)
    chosen = None if seen is None else seen[0].color_chosen
    return chosen.color if chosen is not None and chosen.pair == pair_now(board, source, pair) else None


def type_chosen(board: Board, source: ObjectId, pair: str = "") -> str | None:
    """607.2d, 607.5a: the subtype chosen for an object by the linked ability; ``None``: undefined."""
    seen = board.last_seen(source)
    chosen = None if seen is None else seen[0].type_chosen
    return chosen.subtype if chosen is not None and chosen.pair == pair_now(board, source, pair) else None


def player_chosen(board: Board, source: ObjectId, pair: str = "") -> PlayerId:
    """607.2d, 208.2a: the player chosen for an object by the linked ability; nobody where that cannot be told."""
    seen = board.last_seen(source)
    chosen = None if seen is None else seen[0].player_chosen
    return chosen.player if chosen is not None and chosen.pair == pair_now(board, source, pair) else NOBODY


def is_chosen(board: Board, source: ObjectId, word: str, pair: str = "") -> bool:
    """607.2f, 607.2m: whether a word was chosen for an object by the linked ability."""
    seen = board.last_seen(source)
    chosen = None if seen is None else seen[0].word_chosen
    return chosen is not None and chosen.word == word and chosen.pair == pair_now(board, source, pair)


def term_chosen(board: Board, source: ObjectId, term: Term, pair: str = "") -> str | None:
    """607.2d: the card type, or the name, chosen for an object by the linked ability; ``None``: undefined."""
    seen = board.last_seen(source)
    chosen = None if seen is None else seen[0].word_chosen
    return (
        chosen.word
        if chosen is not None and chosen.pair == pair_now(board, source, pair) and chosen.term is term
        else None
    )


def given_by(part: GainAbility, source: ObjectId, board: Board) -> GainAbility:
    """607.5: linked abilities that an effect of another object gives are linked to each other alone; 607.2d: a keyword about the
    colour that was chosen for the source is about that colour."""
    ability = apart(_of_its_color(part.ability, source, board), f"{GIVEN}{source}")
    return part if ability is part.ability else GainAbility(ability)


def _of_its_color(ability: Ability, source: ObjectId, board: Board) -> Ability:
    if not isinstance(ability, Keyword) or ability.filter is None or not ability.filter.chosen_color:
        return ability
    chosen = color_chosen(board, source, ability.filter.pair)
    return ability if chosen is None else _in_color(ability, chosen)


@lru_cache(maxsize=256)
def _in_color(keyword: Keyword, color: Color) -> Keyword:
    """The same record for the same keyword each time: where an ability is told by identity, it stays the same one."""
    assert keyword.filter is not None
    return replace(keyword, filter=replace(keyword.filter, **keyword.filter.of_color(color)))


def speaks_of_linked(board: Board, value: object, source: ObjectId) -> Iterator[Citation]:
    """607.2a-c: by which rule an instruction speaks only of what a linked ability exiled or put onto the battlefield."""
    for wanted in _of_the_linked(value):
        if wanted.zone is Zone.EXILE:
            yield cite("607.2b") if _by_replacement(board, source, wanted.pair) else cite("607.2a")
        elif wanted.zone is Zone.BATTLEFIELD:
            yield cite("607.2c")


@lru_cache(maxsize=4096)
def _of_the_linked(value: object) -> tuple[Filter, ...]:
    return tuple(part for part in within(value) if isinstance(part, Filter) and part.linked_to_this)


def _by_replacement(board: Board, source: ObjectId, pair: str) -> bool:
    """607.2b: whether it is a replacement effect of the source that puts there what the linked ability speaks of."""
    seen = board.last_seen(source)
    abilities = () if seen is None else seen[1].abilities
    return any(isinstance(one, Replaces) and one.linked and one.pair == pair for one in abilities)


@lru_cache(maxsize=4096)
def apart(ability: Ability, mark: str) -> Ability:
    """607.5: an ability whose links are those of one effect alone; the same record where it has none."""
    found: Ability = _marked(ability, mark)
    return found


def is_linked(value: object) -> bool:
    """607.1: whether an ability, or something in it, is linked to another one."""
    if _linked(value):
        return True
    if isinstance(value, tuple):
        return any(map(is_linked, value))
    return is_record(value) and any(map(is_linked, astuple(value)))


def _linked(value: object) -> bool:
    return isinstance(value, Linkable) and value.is_linked


def _marked(value: Any, mark: str) -> Any:
    if isinstance(value, tuple):
        parts = tuple(_marked(part, mark) for part in value)
        return value if all(part is old for part, old in zip(parts, value, strict=True)) else parts
    if not is_record(value):
        return value
    own: Any = value
    changed: dict[str, Any] = {"pair": own.pair + mark} if _linked(value) else {}
    for name in value.__struct_fields__:
        if name != "pair":
            old = getattr(value, name)
            new = _marked(old, mark)
            if new is not old:
                changed[name] = new
    return replace(value, **changed) if changed else value
