"""613.8a: what a continuous effect can change, and what its existence, its objects and its values rest on.

Told as finely as the words of an effect allow: one that makes Goblins of Elves changes the subtype Goblin and reads the
subtype Elf. Two effects whose footprints do not meet cannot depend on each other, and nothing is tried out for them.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntFlag, auto
from typing import TYPE_CHECKING

from engine.board.parts import needed_types, sets_basic_land_type
from engine.cards.abilities import conditions as c
from engine.cards.abilities import quantities as q
from engine.cards.abilities import references as r
from engine.cards.abilities.continuous import (
    AddToName,
    CantHave,
    ChangeColors,
    ChangeText,
    ChangeTypes,
    Copiably,
    FullTextOf,
    GainAbility,
    GainControl,
    LoseAllAbilities,
    LoseKeyword,
    ModifyPT,
    Part,
    SetName,
    SetPT,
    SwitchPT,
)
from engine.cards.abilities.filters import Filter
from engine.words.record import Record, defaults
from engine.words.terms import CardType, Layer, Relation

if TYPE_CHECKING:
    from engine.board.applying import Applying


class Aspect(IntFlag):
    """What an effect can change and another can read."""

    NONE = 0
    CONTROL = auto()
    TYPE = auto()
    COLOR = auto()
    ABILITY = auto()
    LOSS = auto()
    """Whether an ability is still there at all."""
    NUMBERS = auto()
    OTHER = auto()
    """Names, mana costs: copy effects change them, and those that set a name."""
    ANY = CONTROL | TYPE | COLOR | ABILITY | LOSS | NUMBERS | OTHER


class Footprint(Record):
    """``whole``: aspects, as a number, changed or read as a whole. ``some``: aspects of which only the terms in ``terms`` are."""

    whole: int = 0
    some: int = 0
    terms: frozenset[object] = frozenset()

    def __or__(self, other: Footprint) -> Footprint:
        return Footprint(self.whole | other.whole, self.some | other.some, self.terms | other.terms)

    def meets(self, other: Footprint) -> bool:
        """Whether the two have anything in common."""
        if self.whole & (other.whole | other.some) or self.some & other.whole:
            return True
        return bool(self.some & other.some) and not self.terms.isdisjoint(other.terms)


NOTHING = Footprint()
EVERYTHING = Footprint(whole=int(Aspect.ANY))

_STATE = ("zone", "owner", "same_owner", "this", "another", "attached_to_this", "holds_this", "kind", "not_kind", "activated",
          "tapped",
          "attacking", "blocking", "blocked", "counter", "counter_bounds", "without_counter", "kicked",
          "any_counter", "face_down", "phased_out", "transformed",
          "designation", "bonded", "bonded_to_this", "granter",
          "attacked_this_turn", "discarded_this_turn", "cast_from", "cast_by", "dealt_damage_by", "hit", "by_combat",
          "this_turn", "x_in_cost", "phyrexian_in_cost", "nth_cast",
          "commander", "sticker", "attacks_whom")  # fmt: skip
"""Criteria of a description that no continuous effect changes."""
_TERMS = {
    Aspect.TYPE: (
        "types", "any_type", "not_types", "supertypes", "not_supertypes", "subtypes", "any_subtype",
        "not_subtypes"),
    Aspect.COLOR: ("colors", "not_colors"),
}  # fmt: skip
_KEYWORDS = ("keyword", "without_keyword")
_WHOLE = {
    "colorless": Aspect.COLOR,
    "multicolored": Aspect.COLOR,
    "no_abilities": Aspect.ABILITY | Aspect.LOSS,
    "power": Aspect.NUMBERS,
    "power_than_this": Aspect.NUMBERS,
    "defending": Aspect.CONTROL,
    "toughness": Aspect.NUMBERS,
    "base_power": Aspect.NUMBERS,
    "base_toughness": Aspect.NUMBERS,
    "tougher": Aspect.NUMBERS,
    "name": Aspect.OTHER,
    "chosen_name": Aspect.OTHER,
    "chosen_card_type": Aspect.TYPE,
    "inset": Aspect.OTHER | Aspect.TYPE,
    "mana_value": Aspect.OTHER,
}
_TOLD = {*_STATE, *_KEYWORDS, *_WHOLE, "controller", "any_of", *(name for names in _TERMS.values() for name in names)}
_CRITERIA = tuple((name, default) for name, default in defaults(Filter).items() if name not in _STATE)
_OWN_HOLDER = r.This | r.AttachedTo | r.Bonded | r.Target | r.It
"""References to which no characteristic matters."""
_SETTLED = q.Fixed | q.X | q.EventAmount
"""Quantities that no continuous effect changes."""


def writes(part: Part) -> Footprint:
    """What a part changes."""
    match part:
        case GainControl():
            return Footprint(whole=int(Aspect.CONTROL))
        case ChangeText():
            # 613.8a: the text of another effect changes with the text of its source.
            return Footprint(whole=int(Aspect.TYPE | Aspect.ABILITY | Aspect.LOSS))
        case SetName() | AddToName():
            return Footprint(whole=int(Aspect.OTHER))
        case ChangeTypes():
            lost = Aspect.ABILITY | Aspect.LOSS if sets_basic_land_type(part) else Aspect.NONE
            open_ended = part.remove or part.remove_supertypes or part.to_chosen
            if open_ended or part.set_types is not None or part.set_subtypes is not None:
                return Footprint(whole=int(Aspect.TYPE | lost))
            return _terms(Aspect.TYPE, (*part.add, *part.add_subtypes, *part.add_supertypes))
        case ChangeColors():
            # Any colour added can make an object not colourless, or multicoloured: that is read as a whole.
            return Footprint(whole=int(Aspect.COLOR)) if part.set_to is not None else _terms(Aspect.COLOR, part.add)
        case GainAbility(ability):
            keyword = getattr(ability, "keyword", None)
            return _terms(Aspect.ABILITY, (keyword if keyword is not None else type(ability).__name__,))
        case LoseKeyword(keyword) | CantHave(keyword):
            return Footprint(whole=int(Aspect.LOSS)) | _terms(Aspect.ABILITY, (keyword,))
        case LoseAllAbilities():
            return Footprint(whole=int(Aspect.ABILITY | Aspect.LOSS))
        case ModifyPT() | SetPT() | SwitchPT():
            return Footprint(whole=int(Aspect.NUMBERS))
        case _:
            return Footprint(whole=int(Aspect.NUMBERS)) if part.layer.value > Layer.ABILITY.value else EVERYTHING


def _terms(aspect: Aspect, terms: tuple[object, ...]) -> Footprint:
    return Footprint(some=int(aspect), terms=frozenset((aspect, term) for term in terms)) if terms else NOTHING


def filter_reads(wanted: Filter) -> Footprint:
    """What a description looks at."""
    read = NOTHING
    for name, default in _CRITERIA:
        value = getattr(wanted, name)
        if value == default:
            continue
        if name in _WHOLE:
            read |= Footprint(whole=int(_WHOLE[name]))
        elif name in _KEYWORDS:
            read |= _terms(Aspect.ABILITY, (value,))
        elif name == "controller":
            read |= Footprint(whole=int(Aspect.CONTROL)) if value is not Relation.ANY else NOTHING
        elif name == "any_of":
            for part in value:
                read |= filter_reads(part)
        elif name not in _TOLD:
            return EVERYTHING
    for aspect, names in _TERMS.items():
        read |= _terms(aspect, tuple(term for name in names for term in getattr(wanted, name)))
    return read


def quantity_reads(quantity: q.Quantity | None) -> Footprint:
    """What a number rests on."""
    match quantity:
        case None | q.Fixed() | q.X() | q.EventAmount():
            return NOTHING
        case q.Count(wanted):
            return filter_reads(wanted)
        case q.PowerOf(of) | q.ToughnessOf(of) if isinstance(of, _OWN_HOLDER):
            return Footprint(whole=int(Aspect.NUMBERS)) | _terms(Aspect.TYPE, (CardType.CREATURE,))
        case _:
            return EVERYTHING


def condition_reads(condition: c.Condition) -> Footprint:
    """What it rests on whether a condition is true."""
    match condition:
        case c.Exists(wanted):
            return filter_reads(wanted)
        case c.Is(of, wanted) if isinstance(of, _OWN_HOLDER):
            return filter_reads(wanted)
        case c.Within(quantity):
            return quantity_reads(quantity)
        case c.Compare(left, _, right):
            return quantity_reads(left) | quantity_reads(right)
        case c.Not(of):
            return condition_reads(of)
        case c.AllOf(parts) | c.AnyOf(parts):
            return _together(condition_reads(part) for part in parts)
        case c.StepIs() | c.DayNightIs() | c.MostCastLastTurn():
            return NOTHING
        case c.TurnOf():
            return Footprint(whole=int(Aspect.CONTROL))
        case _:
            return EVERYTHING


def _together(several: Iterable[Footprint]) -> Footprint:
    found = NOTHING
    for one in several:
        found |= one
    return found


def settled(part: Part) -> bool:
    """Whether the values of a part are the same on every board."""
    if isinstance(part, Copiably):
        return all(map(settled, part.parts))
    return not isinstance(part, GainControl | FullTextOf) and all(
        value is None or isinstance(value, _SETTLED)
        for value in (getattr(part, name, None) for name in ("power", "toughness"))
    )


def types_needed(effect: Applying, part: Part, *, started: bool) -> frozenset[CardType]:
    """205.3d: the card types that decide what a part of an effect gives to those that it applies to."""
    affects = None if effect.static is None or started else effect.static.affects
    return needed_types(part, () if affects is None else affects.types)


def reads(effect: Applying, layer: Layer, *, started: bool) -> Footprint:
    """What the existence, the objects and the values of an effect rest on; once it has started, only its values (613.6)."""
    read = NOTHING
    static = effect.static
    if static is not None and not started:
        if not (static.holder is None or isinstance(static.holder, _OWN_HOLDER)):
            return EVERYTHING
        read |= Footprint(whole=int(Aspect.LOSS))
        if static.condition is not None:
            read |= condition_reads(static.condition)
        if static.affects is not None:
            read |= filter_reads(static.affects)
    for part in effect.in_layer(layer):
        if isinstance(part, GainControl):
            read |= Footprint(whole=int(Aspect.CONTROL))
        elif isinstance(part, FullTextOf) or (isinstance(part, Copiably) and not settled(part)):
            return EVERYTHING
        elif needed := types_needed(effect, part, started=started):
            read |= _terms(Aspect.TYPE, tuple(needed))
        elif not settled(part):
            read |= quantity_reads(getattr(part, "power", None)) | quantity_reads(getattr(part, "toughness", None))
    return read


def written(effect: Applying, layer: Layer) -> Footprint:
    """What an effect changes in a layer."""
    return _together(writes(part) for part in effect.in_layer(layer))
