"""109.3: the characteristics of an object, as printed or as projected through the layers (613)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, TypeVar

from engine.cards.abilities.ability import Keyword
from engine.words.record import Record, replace
from engine.words.subtypes import INTRINSIC
from engine.words.terms import CardType, Color, Supertype

if TYPE_CHECKING:
    from engine.cards.abilities.ability import Ability, Keyword

_SYMBOL = re.compile(r"\{([^{}]+)\}")
Term = TypeVar("Term", Color, CardType, Supertype)


def in_order(terms: Iterable[Term]) -> tuple[Term, ...]:
    """The terms once each in the order of their vocabulary: no order of a set ever shows."""
    found = list(dict.fromkeys(terms))
    if len(found) < 2:
        return tuple(found)
    order = list(type(found[0]))
    return tuple(sorted(found, key=order.index))


def symbols(cost: str) -> tuple[str, ...]:
    """107.4: the symbols of a mana cost written with braces, in order: ``{1}{R/W}`` gives ``("1", "R/W")``."""
    return tuple(_SYMBOL.findall(cost))


def colors_of_cost(cost: str | None) -> tuple[Color, ...]:
    """202.2: the colours of the mana symbols in a cost; hybrid and Phyrexian symbols count each of theirs (202.2d)."""
    letters = (letter for symbol in symbols(cost or "") for letter in symbol.split("/"))
    return in_order(Color(letter) for letter in letters if letter in _COLOR_LETTERS)


_COLOR_LETTERS = tuple(color.value for color in Color)


def mana_value(cost: str | None) -> int:
    """202.3: the total of a cost; {X} counts 0 (202.3e); a hybrid symbol counts its larger part (202.3f-g)."""
    total = 0
    for symbol in symbols(cost or ""):
        if symbol in ("X", "Y", "Z"):
            continue
        parts = symbol.split("/")
        total += max(int(part) if part.isdigit() else 1 for part in parts)
    return total


Size = tuple[int | None, int | None]
"""208: power and toughness."""

SORTED = "sorted abilities"
"""Under what name `engine.cards.sorting` keeps what it worked out from the abilities."""


class Characteristics(Record, kw_only=True, dict=True):
    """109.3: name, mana cost, colours, types, abilities, power, toughness, loyalty, defense.

    ``mana_cost`` is written with braces, ``None`` where there is none (202.1b). ``power`` and ``toughness`` are ``None``
    for what is no creature, and for a star that only a characteristic-defining ability settles.
    """

    name: str = ""
    mana_cost: str | None = None
    colors: tuple[Color, ...] = ()
    supertypes: tuple[Supertype, ...] = ()
    types: tuple[CardType, ...] = ()
    subtypes: tuple[str, ...] = ()
    abilities: tuple[Ability, ...] = ()
    power: int | None = None
    toughness: int | None = None
    unmodified: Size | None = None
    """208.4b: its base power and toughness, where effects or counters have modified them without setting them."""
    loyalty: int | None = None
    defense: int | None = None
    front_cost: str | None = None
    """712.8e: of the back face of a nonmodal double-faced card, the mana cost of its front; '' where that has none."""

    flip: Characteristics | None = None
    """710.1b: of a flip card, the alternative name, type line, text, power and toughness; copied with the rest (707.3)."""

    prepare: Characteristics | None = None
    """722.2: of a preparation card, the prepare spell in its inset frame; copied with the rest, whatever the exceptions."""
    inset: Characteristics | None = None
    """715.2, 720.2: of an adventurer or omen card, the spell in its inset frame; copied with the rest (715.2b, 720.2b)."""
    halves: tuple[Characteristics, ...] = ()
    """709.1: of a split card, the left and the right half, of which the rest is put together (709.4)."""

    added: tuple[Ability, ...] = ()
    """707.9a: of its copiable abilities the last ones, if exceptions of a copy effect added them."""

    called_after: str = ""
    """111.4: what it is called where its subtypes alone name it; its name is that and the word 'Token', which is not shown."""

    bare: bool = False
    """613.1f: an effect has taken away all abilities, those that its subtypes give it as well (305.6, 310.12b)."""

    def but(self, **values: object) -> Characteristics:
        """The same with other values; itself where they are no others. What is worked out from the abilities is kept."""
        for name, value in values.items():
            if getattr(self, name) != value:
                break
        else:
            return self
        made = replace(self, **values)  # type: ignore[arg-type]
        if "abilities" not in values:
            made.__dict__.update(self.__dict__)
        return made

    def modified(self, power: int | None, toughness: int | None) -> Characteristics:
        """613.4c-d: with power and toughness that something makes of them without setting them; the base stays known (208.4b)."""
        base = self.base_size
        return self.but(power=power, toughness=toughness, unmodified=None if base == (power, toughness) else base)

    @property
    def base_size(self) -> Size:
        """208.4b: power and toughness as they are printed, defined or set, whatever else unmodified them."""
        return (self.power, self.toughness) if self.unmodified is None else self.unmodified

    @property
    def has_abilities(self) -> bool:
        """113.12: whether it has any ability, also one that a subtype gives it."""
        return bool(self.abilities) or (not self.bare and any(subtype in INTRINSIC for subtype in self.subtypes))

    def is_type(self, card_type: CardType) -> bool:
        """Whether the object has that card type."""
        return card_type in self.types

    @property
    def names(self) -> tuple[str, ...]:
        """201.2a, 709.4a: the names that it has: one, none, or of a split card those of both halves."""
        if self.halves:
            return tuple(half.name for half in self.halves)
        return (self.whole_name,) if self.name else ()

    @property
    def whole_name(self) -> str:
        """111.4: the name that is compared with others: that of a token which no effect named is not that of a card."""
        return f"{self.name} Token" if self.called_after and self.called_after == self.name else self.name

    @property
    def several_ways(self) -> bool:
        """709.3, 715.3, 720.3: whether it is chosen as the card is cast what of it becomes the spell."""
        return bool(self.halves) or self.inset is not None

    def has_inset(self, spell_type: str) -> bool:
        """715.2a, 720.2a: whether it has an Adventure, or an Omen, also where it is that now."""
        return spell_type in self.subtypes or (self.inset is not None and spell_type in self.inset.subtypes)

    @property
    def cost_symbols(self) -> tuple[str, ...]:
        """107.4, 709.4b: the symbols in its mana cost one by one; of a split card those of each half as they are printed."""
        if self.halves:
            return tuple(symbol for half in self.halves for symbol in symbols(half.mana_cost or ""))
        return symbols(self.mana_cost or "")

    @property
    def creature(self) -> bool:
        """302: whether the object is a creature."""
        return CardType.CREATURE in self.types

    @property
    def permanent_card(self) -> bool:
        """110.4a: whether a card with these types is a permanent card."""
        return any(card_type.permanent for card_type in self.types)

    @property
    def mana_value(self) -> int:
        """202.3: the mana value, without a value for X; 202.3b: of a back face, from the mana cost of its front."""
        return mana_value(self.mana_cost if self.front_cost is None else self.front_cost)

    def keywords(self) -> tuple[Keyword, ...]:
        """702: the keyword abilities among the abilities, in their order, instance by instance."""
        return tuple(ability for ability in self.abilities if isinstance(ability, Keyword))

    def has(self, keyword: str) -> bool:
        """Whether the object has at least one instance of a keyword ability, by its printed English name."""
        return any(getattr(ability, "keyword", None) == keyword for ability in self.abilities)

    def total(self, keyword: str) -> int:
        """The sum of the numbers of all instances of a keyword (702.164b: total toxic value)."""
        return sum(found.value or 0 for found in self.keywords() if found.keyword == keyword)
