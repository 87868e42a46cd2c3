"""601.3e, 709.3a, 712.11c, 715.3a, 720.3a: what a card would be as a spell, in each of the ways in which it can be cast."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cards.characteristics import Characteristics
from engine.cards.split import SIDES, has_shared_type_line
from engine.state.faces import is_hidden, is_modal, turned_over
from engine.state.objects import GameObject
from engine.words.citations import not_implemented
from engine.words.record import replace
from engine.words.terms import Zone

not_implemented(
    "601.3e",
    "effetti continui che varrebbero per una carta con le caratteristiche che avrebbe come magia, dove la si sceglie",
)

FUSE = "fuse"


def spells_of(found: GameObject, seen: Characteristics) -> Iterator[tuple[GameObject, Characteristics]]:
    """601.3e: a card as it is, or by a half, as its Adventure or Omen, with its modal back face up; each time with its looks.

    What lies face down is nothing but what it is there.
    """
    card = found.printed
    if is_hidden(found):
        yield found, seen
    elif card.halves:
        for side in SIDES:
            half = as_half(found, side)
            yield half, half.printed
        if may_fuse(found):
            yield found, seen
    else:
        yield found, seen
        if card.inset is not None:
            yield as_inset(found), card.inset
        elif is_modal(found):
            back = turned_over(found)
            yield back, back.printed


def as_half(found: GameObject, side: str) -> GameObject:
    """709.3a-b: the card as one half of it alone; 709.5c: of a Room, with that door open."""
    whole = found.printed
    doors = (side,) if has_shared_type_line(*whole.halves) else ()
    return replace(found, printed=whole.halves[SIDES.index(side)], whole=whole, unlocked=doors)


def as_inset(found: GameObject) -> GameObject:
    """715.3b, 720.3b: the card as the spell in its inset frame; what else is on it does not exist meanwhile."""
    inset = found.printed.inset
    assert inset is not None
    return replace(found, printed=inset, whole=found.printed)


def may_fuse(found: GameObject) -> bool:
    """702.102a: from its owner's hand, a card with fuse."""
    return found.zone is Zone.HAND and found.printed.has(FUSE)
