"""613.1: what one part of a continuous effect makes of the characteristics of one object."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, reduce
from typing import TYPE_CHECKING, TypeVar

from engine.board.linked import color_chosen, type_chosen
from engine.board.text_change import with_words_changed
from engine.board.values import number, objects, players
from engine.cards.abilities.ability import Cost, Keyword, Static
from engine.cards.abilities.continuous import (
    AddToName,
    CantHave,
    ChangeColors,
    ChangeText,
    ChangeTypes,
    Copiably,
    CopyOf,
    DefinePT,
    EachForTarget,
    FullTextOf,
    GainAbility,
    GainControl,
    GainText,
    HasText,
    LoseAllAbilities,
    LoseKeyword,
    MergesWith,
    ModifyPT,
    Part,
    SetName,
    SetPT,
    SwitchPT,
)
from engine.cards.abilities.quantities import EventAmount, Fixed, X
from engine.cards.abilities.references import One
from engine.cards.characteristics import Characteristics, in_order
from engine.cards.granting import as_given
from engine.cards.overloaded import with_each
from engine.cards.sticker import with_words
from engine.state.bindings import Bindings
from engine.state.merged import together
from engine.words.record import replace, within
from engine.words.subtypes import BASIC_LANDS, belongs_to
from engine.words.terms import CardType, Color

if TYPE_CHECKING:
    from engine.board.board import Board


def part_values(part: Part, board: Board, bound: Bindings) -> tuple[object, ...]:
    """The numbers and players of a part as they come out on a board."""
    if isinstance(part, SetPT | DefinePT):
        return tuple(None if value is None else number(value, board, bound) for value in (part.power, part.toughness))
    if isinstance(part, ModifyPT):
        return number(part.power, board, bound), number(part.toughness, board, bound)
    if isinstance(part, GainControl):
        return players(part.who, board, bound)
    if isinstance(part, FullTextOf):
        return tuple(board.characteristics(one) for one in objects(part.of, board, bound))
    return ()


_SETTLED = (Fixed, X, EventAmount)


def speaks_of_each(part: Part) -> bool:
    """Whether the numbers of a part are looked up for each object that it applies to: 'equal to its mana value'."""
    if not isinstance(part, SetPT | ModifyPT | DefinePT):
        return False
    return any(
        value is not None and not isinstance(value, _SETTLED) and _mentions_one(value)
        for value in (part.power, part.toughness)
    )


@cache
def _mentions_one(quantity: object) -> bool:
    return any(isinstance(part, One) for part in within(quantity))


def as_gained(part: GainAbility) -> GainAbility:
    """604.3a: an ability that an effect gives is no characteristic-defining one: what it says of power and toughness sets them."""
    if not isinstance(part.ability, Static) or not part.ability.defines:
        return part
    return GainAbility(_defining_no_more(part.ability))


@cache
def _defining_no_more(ability: Static) -> Static:
    """613.4b: the same one each time, for effects are told apart by the ability that they come from."""
    sets = (SetPT(one.power, one.toughness) if isinstance(one, DefinePT) else one for one in ability.parts)
    return replace(ability, defines=False, parts=tuple(sets))


def changed(before: Characteristics, part: Part, board: Board, bound: Bindings) -> Characteristics:
    """What one part of an effect makes of an object's characteristics."""
    match part:
        case CopyOf(values):
            return values
        case MergesWith(looks, over):
            return together(looks, before) if over else together(before, looks)
        case Copiably(parts):
            return reduce(lambda so_far, one: changed(so_far, one, board, bound), parts, before)
        case ChangeText():
            return with_words_changed(before, part)
        case EachForTarget():
            return with_each(before)
        case HasText(abilities):
            return before.but(abilities=abilities)
        case FullTextOf(of, also):
            other = next((board.characteristics(one) for one in objects(of, board, bound)), None)
            return before if other is None else other.but(abilities=(*other.abilities, *also))
        case SetName(name):
            return before.but(name=name, called_after="")
        case AddToName(words, position):
            return before.but(name=with_words(before.name, words, position))
        case ChangeTypes():
            chosen = type_chosen(board, bound.source) if part.to_chosen else None
            return _change_types(before, part if chosen is None else with_subtype(part, chosen))
        case ChangeColors():
            return before.but(colors=in_order((*_set_colors(before, part, board, bound), *part.add)))
        case GainAbility(Keyword(own_mana_cost=True) as keyword):
            # 702.1b: worked out anew on each board; what has no mana cost cannot pay a cost equal to it (118.6).
            if before.mana_cost is None:
                return before
            fixed = replace(keyword, own_mana_cost=False, cost=Cost(mana=before.mana_cost))
            return before.but(abilities=(*before.abilities, fixed))
        case GainAbility(ability):
            return before.but(abilities=(*before.abilities, as_given(ability, bound.source)))
        case GainText(abilities):
            return before.but(abilities=(*before.abilities, *abilities))
        case LoseAllAbilities():
            return before.but(abilities=(), bare=True) if before.has_abilities else before
        case LoseKeyword(keyword) | CantHave(keyword):
            gone = (keyword, "bands with other") if keyword == "banding" else (keyword,)  # 702.22b
            kept = tuple(ability for ability in before.abilities if getattr(ability, "keyword", None) not in gone)
            return before if len(kept) == len(before.abilities) else before.but(abilities=kept)
        case DefinePT() | SetPT():
            power = None if part.power is None else number(part.power, board, bound)
            toughness = None if part.toughness is None else number(part.toughness, board, bound)
            return before.but(
                power=before.power if power is None else power,
                toughness=before.toughness if toughness is None else toughness,
            )
        case ModifyPT():
            if before.power is None or before.toughness is None:
                return before
            more_power, more_toughness = number(part.power, board, bound), number(part.toughness, board, bound)
            return before.modified(before.power + more_power, before.toughness + more_toughness)
        case SwitchPT():
            return before.modified(before.toughness, before.power)
        case _:
            raise TypeError(f"not a change of characteristics: {type(part).__name__}")


def _set_colors(before: Characteristics, part: ChangeColors, board: Board, bound: Bindings) -> tuple[Color, ...]:
    """105.3: the colours that take the place of those it has; 607.2d: where none was chosen, those stay."""
    if part.to_chosen:
        chosen = color_chosen(board, bound.source)
        return before.colors if chosen is None else (chosen,)
    return before.colors if part.set_to is None else part.set_to


def with_subtype(part: ChangeTypes, chosen: str) -> ChangeTypes:
    """205.3e: the change with the subtype that was chosen among those that it sets, or adds."""
    if part.set_subtypes is not None:
        return replace(part, to_chosen=False, set_subtypes=(*part.set_subtypes, chosen))
    return replace(part, to_chosen=False, add_subtypes=(*part.add_subtypes, chosen))


def _change_types(before: Characteristics, part: ChangeTypes) -> Characteristics:
    """205.1a-b: set types drop the subtypes of types that are gone; set subtypes replace those of their own type.

    205.3d: no subtype is gained that belongs to none of the types. 305.7: what is a land with a basic land type set, by this
    change or before it, loses the abilities that it has of itself.
    """
    if _only_adds_subtypes(part):
        missing = tuple(
            s for s in dict.fromkeys(part.add_subtypes) if s not in before.subtypes and _fits(s, before.types)
        )
        return before.but(subtypes=(*before.subtypes, *missing)) if missing else before
    types = before.types if part.set_types is None else part.set_types
    if part.add or part.remove or part.set_types is not None:
        types = in_order(t for t in (*types, *part.add) if t not in part.remove)
    subtypes = before.subtypes
    if part.set_types is not None or part.remove:
        subtypes = tuple(s for s in subtypes if _fits(s, types))
    if part.set_subtypes is not None:
        kept = tuple(s for s in subtypes if part.of_type is None or not belongs_to(s, part.of_type))
        subtypes = (*kept, *(s for s in part.set_subtypes if _fits(s, types)))
    subtypes = tuple(dict.fromkeys((*subtypes, *(s for s in part.add_subtypes if _fits(s, types)))))
    supertypes = before.supertypes
    if part.add_supertypes or part.remove_supertypes:
        supertypes = in_order(s for s in (*supertypes, *part.add_supertypes) if s not in part.remove_supertypes)
    abilities = () if sets_basic_land_type(part) and CardType.LAND in types else before.abilities
    return before.but(types=types, subtypes=subtypes, supertypes=supertypes, abilities=abilities)


def _fits(subtype: str, types: Iterable[CardType]) -> bool:
    """205.3d: whether a subtype belongs to one of some card types."""
    return any(belongs_to(subtype, one) for one in types)


@cache
def needed_types(part: object, sure: tuple[CardType, ...] = ()) -> frozenset[CardType]:
    """205.3d: the card types that objects have to have already for a change to give them its subtypes; ``sure``: types that
    all of its objects have."""
    if not isinstance(part, ChangeTypes):
        return frozenset()
    given = (*sure, *part.add, *(part.set_types or ()))
    if part.to_chosen and part.of_type is not None and part.of_type not in given:
        return frozenset((part.of_type,))
    open_ones = [one for one in (*part.add_subtypes, *(part.set_subtypes or ())) if not _fits(one, given)]
    return frozenset(kind for kind in CardType if any(belongs_to(one, kind) for one in open_ones))


OnePart = TypeVar("OnePart")


def types_first(parts: tuple[OnePart, ...]) -> tuple[OnePart, ...]:
    """What one effect does at once, in an order that lets it give a type and a subtype of that type (205.3d)."""
    return tuple(sorted(parts, key=lambda part: bool(needed_types(part))))


def _only_adds_subtypes(part: ChangeTypes) -> bool:
    """What most effects on types do: nothing else has to be looked at then."""
    return (
        part.set_types is None
        and part.set_subtypes is None
        and not (part.add or part.remove or part.add_supertypes or part.remove_supertypes)
    )


def sets_basic_land_type(part: ChangeTypes) -> bool:
    """305.7: whether a change of types also takes away the abilities that a land has of itself."""
    if part.of_type is not CardType.LAND or part.set_subtypes is None:
        return False
    return part.to_chosen or any(name in BASIC_LANDS for name in part.set_subtypes)
