"""708.2, 709.4, 710.1b, 712.8, 715.4, 718.4, 720.4: by which rule something does not have the looks that it has elsewhere."""

from __future__ import annotations

from collections.abc import Iterator

from engine.board.board import Board
from engine.board.matching import describe_failure
from engine.cards.abilities.ability import Static
from engine.cards.abilities.filters import Filter
from engine.cards.characteristics import Characteristics
from engine.cards.prototypes import prototype_of
from engine.state.faces import flipped_looks, front_face, is_hidden, is_modal
from engine.state.objects import GameObject
from engine.words.citations import Citation, cite
from engine.words.terms import ObjectId, PlayerId, Zone

_OF_COSTS = ("mana value", "color", "colors")
"""709.4b: criteria that look at the mana cost of a split card."""
OF_SIZE = ("power", "toughness")
"""Criteria that look at power and toughness."""
_INSETS = {"Adventure": cite("715.4"), "Omen": cite("720.4")}


def by_other_looks(
    wanted: Filter, why: str, board: Board, one: ObjectId, *, source: ObjectId, you: PlayerId
) -> tuple[Citation, ...]:
    """The rules by which something does not fit a description (``why``: the criterion) that it would fit with other looks of its
    own: those of a half, of its other face, of its inset frame, or face up."""
    found = board.objects.get(one)
    if found is None:
        return ()
    controller = board.controller(one)
    rules = (
        rule
        for rule, looks in _others(found, board.characteristics(one), why)
        if describe_failure(wanted, board, found, looks, controller, source=source, you=you) is None
    )
    return tuple(dict.fromkeys(rules))


def defining(board: Board, one: ObjectId) -> tuple[Citation, ...]:
    """604.3: that an ability of its own defines what it is wherever it lies; nothing where it has none."""
    abilities = board.characteristics(one).abilities if one in board.objects else ()
    return (cite("604.3"),) if any(isinstance(ability, Static) and ability.defines for ability in abilities) else ()


def _others(found: GameObject, looks: Characteristics, why: str) -> Iterator[tuple[Citation, Characteristics]]:
    if is_hidden(found):
        yield cite("708.2"), front_face(found)
        return
    for half in looks.halves:
        yield cite("709.4b") if why in _OF_COSTS else cite("709.4"), half
    if found.other_face is not None:
        yield _of_face(found), found.other_face
    if looks.flip is not None and not found.flipped:
        yield cite("710.1b"), flipped_looks(looks)
    if looks.inset is not None:
        yield from ((rule, looks.inset) for kind, rule in _INSETS.items() if kind in looks.inset.subtypes)
    if (small := prototype_of(looks)) is not None:
        yield cite("718.4"), small


def _of_face(found: GameObject) -> Citation:
    """712.8a, 712.8d-f: by which rule a double-faced card has the characteristics of one face alone."""
    if found.zone not in (Zone.BATTLEFIELD, Zone.STACK):
        return cite("712.8a")
    if is_modal(found):
        return cite("712.8f")
    if found.zone is Zone.STACK:
        return cite("712.8c")
    return cite("712.8e") if found.transformed else cite("712.8d")
