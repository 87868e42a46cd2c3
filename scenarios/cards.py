"""What is printed on a card, read from Italian: type line, mana cost, power and toughness; and the engine's characteristics."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Annotated, NamedTuple

from pydantic import BeforeValidator, Field, ValidationError, WithJsonSchema

from engine.abilities.ability import Ability, Keyword, NotUnderstood
from engine.characteristics import Characteristics, colors_of_cost, in_order
from engine.terms import CardType, Color, Supertype
from scenarios.abilities import abilities_schema, keywords_schema, read_abilities, read_keywords
from scenarios.errors import shown, wrong
from scenarios.mana import ManaCost
from scenarios.records import ReadBy, Record, as_list, folded
from scenarios.scalars import Name, Natural, Prose, text_of, word_of
from scenarios.subtypes import SUBTYPES, read_subtypes, subtype, subtype_word
from scenarios.terms import COLORS, SUPERTYPES, TYPES


def _read_colors(value: object) -> object:
    """Colours, one or several: ``rosso``, ``rosso e verde``, ``[rosso, verde]``, ``incolore``."""
    if isinstance(value, str):
        words = re.split(r"\s*,\s*|\s+ed?\s+", folded(text_of(value)))
        return [] if words == ["incolore"] else words
    return as_list(value)


Colors = Annotated[
    tuple[Annotated[Color, *word_of(COLORS)], ...],
    BeforeValidator(_read_colors),
    WithJsonSchema({"type": ["string", "array"], "items": COLORS.schema(), "examples": ["rosso e verde"]}),
]
Keywords = Annotated[tuple[Keyword, ...], ReadBy(read_keywords, keywords_schema)]
Abilities = Annotated[tuple[Ability, ...], ReadBy(read_abilities, abilities_schema)]


class TypeLine(NamedTuple):
    """205: supertypes, card types and subtypes of a type line."""

    supertypes: tuple[Supertype, ...] = ()
    types: tuple[CardType, ...] = ()
    subtypes: tuple[str, ...] = ()

    def __str__(self) -> str:
        words = [*map(TYPES.word, self.types), *map(SUPERTYPES.word, self.supertypes)]
        line = " ".join(word[0].upper() + word[1:] for word in words)
        return f"{line} — {' '.join(map(subtype_word, self.subtypes))}" if self.subtypes else line


_DASH = re.compile(r"\s+[-–—]+\s+|\s*[–—]\s*")


def read_type_line(value: object) -> TypeLine:
    """205.1: a type line such as 'Creatura Leggendaria — Umano Soldato', with any dash.

    Raises an error of `wrong` for words before the dash that are neither types nor supertypes, and where there is no type.
    """
    if isinstance(value, TypeLine):
        return value
    text = " ".join(text_of(value).split())
    left, *right = _DASH.split(text, maxsplit=1)
    supertypes: list[Supertype] = []
    types: list[CardType] = []
    words = left.split()
    while words:
        for length in (2, 1):
            word = " ".join(words[:length])
            supertype, card_type = SUPERTYPES.get(word), TYPES.get(word)
            if supertype is not None or card_type is not None:
                break
        if supertype is not None:
            supertypes.append(supertype)
        elif card_type is not None:
            types.append(card_type)
        elif SUBTYPES.get(word) is not None and types:
            raise wrong(
                f"prima di {shown(word)}, che è un sottotipo, manca il trattino", f"{left.partition(' ')[0]} — {word}"
            )
        elif types and word[:1].isupper() and not right:
            meant = f"{' '.join(text.split()[: -len(words)])} — {' '.join(words)}"
            raise wrong(f"{shown(word)} non è un tipo di carta; prima di un sottotipo serve il trattino", meant)
        else:
            raise TYPES.unknown(word)
        del words[:length]
    if not types:
        raise wrong(f"{shown(text)} non ha un tipo di carta: si scrive per esempio «Creatura — Orso»")
    return TypeLine(in_order(supertypes), in_order(types), read_subtypes(right[0]) if right else ())


class PrintedNumbers(NamedTuple):
    """208: power and toughness as printed; ``None`` for a star that only a characteristic-defining ability settles."""

    power: int | None
    toughness: int | None
    text: str

    def __str__(self) -> str:
        return self.text


_NUMBER = r"[+-]?[0-9]{1,6}|[0-9]{0,6}[+-]?\*[+-]?[0-9]{0,6}|[xX]"
_PT = re.compile(rf"({_NUMBER})\s*/\s*({_NUMBER})")


def read_printed_numbers(value: object) -> PrintedNumbers:
    """208.1: power and toughness as ``2/2``, ``*/*`` or ``1+*/1+*``. Raises an error of `wrong` for anything else."""
    if isinstance(value, PrintedNumbers):
        return value
    text = text_of(value)
    found = _PT.fullmatch(folded(text).replace("★", "*"))
    if found is None:
        raise wrong(f"{shown(text)} non è una forza e costituzione, come 2/2 o */*")
    power, toughness = (int(part) if part.lstrip("+-").isdigit() else None for part in found.groups())
    return PrintedNumbers(power, toughness, f"{found[1]}/{found[2]}")


PrintedTypeLine = Annotated[
    TypeLine, BeforeValidator(read_type_line), WithJsonSchema({"type": "string", "examples": ["Creatura — Orso"]})
]
PrintedPT = Annotated[
    PrintedNumbers,
    BeforeValidator(read_printed_numbers),
    WithJsonSchema({"type": "string", "examples": ["2/2", "*/*"]}),
]


class Card(Record):
    """A card definition."""

    type_line: PrintedTypeLine = Field(
        alias="tipo", description="Riga del tipo, per esempio «Creatura Leggendaria — Umano Soldato»"
    )
    cost: ManaCost | None = Field(
        default=None, alias="costo", description="Costo di mana, con o senza graffe: 1G, {1}{G}"
    )
    power_toughness: PrintedPT | None = Field(default=None, alias="f/c", description="Forza e costituzione, come 2/2")
    loyalty: Natural | None = Field(default=None, alias="fedeltà", description="Fedeltà stampata")
    defense: Natural | None = Field(default=None, alias="difesa", description="Difesa stampata")
    colors: Colors | None = Field(
        default=None, alias="colori", description="Indicatore di colore; incolore se non ne ha"
    )
    keywords: Keywords = Field(default=(), alias="parole chiave", description="Abilità definite da parola chiave")
    abilities: Abilities = Field(default=(), alias="abilità", description="Le altre abilità, come dati")
    text: Prose = Field(default="", alias="testo", description="Il testo della carta, da mostrare")

    def characteristics(self, name: str) -> Characteristics:
        """109.3: the card as the engine has it.

        Text without abilities as data is not understood, unless it says nothing but the keywords that are given. An empty list
        of abilities says that the text has been looked at and is for show.
        """
        untold: tuple[Ability, ...] = ()
        if self.text and "abilities" not in self.model_fields_set and not self._says_only_keywords():
            untold = (NotUnderstood(text=self.text, end=len(self.text), reason="not compiled"),)
        return Characteristics(
            name=name,
            mana_cost=self.cost,
            colors=in_order(colors_of_cost(self.cost) if self.colors is None else self.colors),
            supertypes=self.type_line.supertypes,
            types=self.type_line.types,
            subtypes=self.type_line.subtypes,
            abilities=(*self.keywords, *self.abilities, *untold),
            power=self.power_toughness.power if self.power_toughness else None,
            toughness=self.power_toughness.toughness if self.power_toughness else None,
            loyalty=self.loyalty,
            defense=self.defense,
        )

    def _says_only_keywords(self) -> bool:
        try:
            said = read_keywords([line for line in self.text.splitlines() if line.strip()])
        except ValidationError:
            return False
        return sorted(map(_sense, said)) == sorted(map(_sense, self.keywords))


def _sense(keyword: Keyword) -> str:
    """What a keyword ability says, however it was written."""
    return repr(replace(keyword, text="", quality=None))


BASIC_LANDS: Mapping[str, Card] = MappingProxyType(
    {
        name: Card(type_line=TypeLine((Supertype.BASIC,), (CardType.LAND,), (subtype(name),)))
        for name in ("Pianura", "Isola", "Palude", "Montagna", "Foresta")
    }
)
"""305.6, 305.8: the basic lands, which everybody knows without a definition; their mana abilities come with their types."""


class TokenCard(Card):
    """111.3: a token, with what the effect that makes it says of it."""

    name: Name = Field(alias="nome", description="Il nome; di solito i suoi sottotipi (111.4)")
