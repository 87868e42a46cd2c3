"""709: what a split card is: its halves together (709.4), and of a permanent the halves that are unlocked (709.5)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.cards.abilities.ability import Ability, NotUnderstood, Triggered
from engine.cards.abilities.triggers import THIS_DOOR, Unlocks
from engine.cards.characteristics import Characteristics, colors_of_cost, in_order, symbols
from engine.words.record import replace
from engine.words.terms import Color

LEFT, RIGHT = "left", "right"
SIDES = (LEFT, RIGHT)
_LETTERS = ("C", *(color.value for color in Color))


def combined(left: Characteristics, right: Characteristics, name: str = "") -> Characteristics:
    """709.4, 709.4b-c: what a split card is where it is no spell: the mana costs of its halves together, with the colours that
    come of them, and all types and abilities of both."""
    if has_shared_type_line(left, right):
        left, right = (_with_its_door(half, side) for half, side in zip((left, right), SIDES, strict=True))
    abilities: tuple[Ability, ...] = (*left.abilities, *right.abilities)
    if (left.permanent_card or right.permanent_card) and not has_shared_type_line(left, right):
        abilities = (*abilities, NotUnderstood(text=f"{left.name} // {right.name}", reason="permanent split card"))
    return Characteristics(
        name=name or f"{left.name} // {right.name}",
        mana_cost=combined_cost(left.mana_cost, right.mana_cost),
        colors=in_order((*left.colors, *right.colors)),
        supertypes=in_order((*left.supertypes, *right.supertypes)),
        types=in_order((*left.types, *right.types)),
        subtypes=tuple(dict.fromkeys((*left.subtypes, *right.subtypes))),
        abilities=abilities,
        halves=(left, right),
    )


def combined_cost(*costs: str | None) -> str | None:
    """709.4b: several mana costs as one: what is generic is added up, the other symbols stand side by side (107.4)."""
    there = [cost for cost in costs if cost is not None]
    if not there:
        return None
    every = [symbol for cost in there for symbol in symbols(cost)]
    generic = sum(int(symbol) for symbol in every if symbol.isdigit())
    others = sorted((symbol for symbol in every if not symbol.isdigit()), key=_place)
    free = [str(generic)] if generic or not others else []
    unknown = [symbol for symbol in others if symbol in "XYZ"]
    return "".join(f"{{{symbol}}}" for symbol in (*unknown, *free, *(one for one in others if one not in unknown)))


def _place(symbol: str) -> tuple[int, int, str]:
    """Symbols of one type first, colourless before coloured, in the order of the colours (105.1)."""
    return (0, _LETTERS.index(symbol), "") if symbol in _LETTERS else (1, 0, symbol)


def has_shared_type_line(*halves: Characteristics) -> bool:
    """709.5, 709.5a: whether the halves of a split card are of a permanent, and of the same types and subtypes."""
    return bool(halves) and all(
        half.permanent_card
        and (half.supertypes, half.types, half.subtypes) == (halves[0].supertypes, halves[0].types, halves[0].subtypes)
        for half in halves
    )


def _with_its_door(half: Characteristics, side: str) -> Characteristics:
    """709.5: which half an ability is in is copied with it: what speaks of this half says which one that is."""
    return half.but(
        abilities=tuple(
            replace(ability, trigger=replace(ability.trigger, door=side))
            if isinstance(ability, Triggered)
            and isinstance(ability.trigger, Unlocks)
            and ability.trigger.door == THIS_DOOR
            else ability
            for ability in half.abilities
        )
    )


def with_doors(looks: Characteristics, unlocked: Iterable[str]) -> Characteristics:
    """709.5: a permanent without the name, the mana cost and the abilities of each half that is locked, with the colours that come
    of the cost that is left (202.2). What a copy effect made of the whole otherwise stays so (707.9)."""
    there = tuple(unlocked)
    if not looks.halves or len(there) == len(looks.halves):
        return looks
    open_ones = [half for side, half in zip(SIDES, looks.halves, strict=True) if side in there]
    costs, colors = [half.mana_cost for half in looks.halves], [half.colors for half in looks.halves]
    abilities = looks.abilities
    for side, half in zip(SIDES, looks.halves, strict=True):
        if side not in there:
            abilities = _without(abilities, half.abilities, from_the_end=side == RIGHT)
    of_cost = tuple(color for half in open_ones for color in half.colors or colors_of_cost(half.mana_cost))
    return looks.but(
        name=open_ones[0].name if open_ones else "",
        mana_cost=combined_cost(*(half.mana_cost for half in open_ones))
        if looks.mana_cost == combined_cost(*costs)
        else looks.mana_cost,
        colors=in_order(of_cost)
        if looks.colors == in_order(color for each in colors for color in each)
        else looks.colors,
        abilities=abilities,
        halves=(),
    )


def _without(abilities: tuple[Ability, ...], gone: tuple[Ability, ...], *, from_the_end: bool) -> tuple[Ability, ...]:
    """The abilities without those of a half, each taken away once: of two halves that say the same each has its own."""
    left = list(reversed(abilities)) if from_the_end else list(abilities)
    for one in reversed(gone) if from_the_end else gone:
        if one in left:
            left.remove(one)
    return tuple(reversed(left)) if from_the_end else tuple(left)
