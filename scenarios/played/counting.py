"""109.2, 201.2, 205.3: how many objects there are of a kind, of a subtype, or of a name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine import Game, board_of
from engine.cards.characteristics import Characteristics
from engine.state.ids import size
from engine.state.objects import GameObject
from engine.words.subtypes import PLANESWALKERS, among
from engine.words.terms import CardType, Zone
from scenarios.laid import finding, handles
from scenarios.language.counted_kinds import OF_ANY_KIND, Counting, counting
from scenarios.written.ids import short_name


class HowMany(NamedTuple):
    """So many are counted. A word may be a subtype and a name: those of the subtype are meant where there are any."""

    number: int
    named_only: int = 0
    """How many more have the word for their name and are not of the subtype that it is."""
    by_name: bool = False
    """201.2: whether these are what is counted, though some are printed with other subtypes."""


def counted(game: Game, words: str, zone: Zone, of: str | None) -> HowMany:
    """How many objects there are in a zone, of a player or of all; 702.26d: none that is phased out."""
    meant = counting(words)
    there = [found for found in _there(game, zone, of) if _is_of_kind(found.one, found.looks, meant)]
    if not meant.subtype:
        return HowMany(sum(found.size for found in there if not meant.name or _is_named(found.looks, words, meant)))
    of_it = sum(found.size for found in there if among(meant.subtype, found.looks.subtypes))
    others = [found for found in there if not among(meant.subtype, found.looks.subtypes)]
    named = [found for found in others if _is_named(found.looks, words, meant)]
    named_only = sum(found.size for found in named)
    if of_it:
        return HowMany(of_it, named_only)
    if named:
        return HowMany(named_only, by_name=any(found.one.printed.subtypes for found in named))
    # Of what nobody wrote a subtype of, its name is all that says what it is.
    return HowMany(sum(found.size for found in others if _has_the_word(found.one, found.looks, meant)))


def of_subtype(game: Game, words: str) -> frozenset[str]:
    """The labels of what is of a subtype that words count, wherever it is; nothing where they count something else."""
    subtype, board = counting(words).subtype, board_of(game)
    if not subtype:
        return frozenset()
    return frozenset(one.label for _, one in board.as_kept() if among(subtype, board.characteristics(one.id).subtypes))


class _There(NamedTuple):
    size: int
    one: GameObject
    looks: Characteristics


def _there(game: Game, zone: Zone, of: str | None) -> Iterator[_There]:
    board, who = board_of(game), None if of is None else finding.player(game, of)
    shared = zone in (Zone.BATTLEFIELD, Zone.STACK)
    for part, one in board.as_kept():
        if one.zone is not zone or one.phased_out:
            continue
        if who is None or (board.controller(one.id) if shared else one.owner) == who:
            yield _There(size(part), one, board.characteristics(one.id))


def _is_of_kind(one: GameObject, looks: Characteristics, meant: Counting) -> bool:
    kind = meant.kind
    if kind is None or kind == OF_ANY_KIND or one.kind is kind:
        return True
    return isinstance(kind, CardType) and looks.is_type(kind)


def _is_named(looks: Characteristics, words: str, meant: Counting) -> bool:
    key = handles.key(looks.name)
    of_subtype = bool(meant.subtype) and short_name(looks.name) == handles.key(meant.name)
    return key in (handles.key(words), handles.key(meant.name)) or of_subtype


def _has_the_word(one: GameObject, looks: Characteristics, meant: Counting) -> bool:
    """205.3j: whether the word is one of those of a name that a planeswalker type, or no subtype at all, stands beside."""
    untyped = not one.printed.subtypes and not looks.subtypes
    return (untyped or meant.subtype in PLANESWALKERS) and handles.key(meant.name) in handles.key(looks.name).split("-")
