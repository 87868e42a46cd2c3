"""What is printed on a card, read from Italian: type line, mana cost, power and toughness; and the engine's characteristics."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Annotated, NamedTuple

from engine.cards.abilities.ability import Ability, Keyword, Static
from engine.cards.abilities.continuous import DefinePT
from engine.cards.characteristics import Characteristics, colors_of_cost, in_order
from engine.cards.stations import stationed
from engine.words.terms import CardType, Color, Supertype
from scenarios.language.errors import shown, wrong
from scenarios.language.patterns import Pattern
from scenarios.language.subtype_names import SUBTYPES, read_subtypes, subtype, subtype_word
from scenarios.language.terms import COLORS, SUPERTYPES, TYPES
from scenarios.written.abilities import abilities_schema, keywords_schema, read_abilities, read_keywords
from scenarios.written.dungeons import Room, read_rooms, rooms_schema
from scenarios.written.mana import ManaCost
from scenarios.written.old_type_lines import todays
from scenarios.written.printed_text import TextRead, read_rules_text, rules_text_schema, sense
from scenarios.written.records import BeforeValidator, Field, ReadBy, Record, WithJsonSchema, as_list, folded
from scenarios.written.rules_text import NO_TEXT, RulesText
from scenarios.written.scalars import Name, Natural, YesNo, text_of, word_of
from scenarios.written.two_texts import read_in_two, read_text


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
Rooms = Annotated[tuple[Room, ...], ReadBy(read_rooms, rooms_schema)]
Rules = Annotated[RulesText, ReadBy(read_rules_text, rules_text_schema)]


_FIRST = (
    CardType.CREATURE, CardType.LAND, CardType.BATTLE, CardType.ARTIFACT, CardType.ENCHANTMENT, CardType.PLANESWALKER,
    CardType.INSTANT, CardType.SORCERY, CardType.DUNGEON, CardType.PLANE, CardType.PHENOMENON, CardType.KINDRED,
)  # fmt: skip
_BESIDE = (Supertype.BASIC, Supertype.SNOW, Supertype.WORLD, Supertype.LEGENDARY, Supertype.ONGOING)
"""205.1: the order in which Italian cards print types and supertypes."""
_FEMININE = (CardType.CREATURE, CardType.LAND, CardType.BATTLE, CardType.SORCERY)


class TypeLine(NamedTuple):
    """205: supertypes, card types and subtypes of a type line."""

    supertypes: tuple[Supertype, ...] = ()
    types: tuple[CardType, ...] = ()
    subtypes: tuple[str, ...] = ()

    def __str__(self) -> str:
        """As it is printed: the noun that says what it is first, and «Leggendaria» where that noun is feminine."""
        types = sorted(self.types, key=_FIRST.index)
        legendary = "leggendaria" if types and types[0] in _FEMININE else "leggendario"
        supertypes = (
            legendary if one is Supertype.LEGENDARY else SUPERTYPES.word(one)
            for one in sorted(self.supertypes, key=_BESIDE.index)
        )
        words = [*map(TYPES.word, types), *supertypes]
        line = " ".join(word[0].upper() + word[1:] for word in words)
        return f"{line} — {' '.join(map(subtype_word, self.subtypes))}" if self.subtypes else line


_DASH = Pattern(r"\s+[-–—]+\s+|\s*[–—]\s*")


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
    if (today := todays(text)) is not None:
        besides = f", e nel testo «{today.text}»" if today.text else ""
        raise wrong(f"{shown(text)} è di una vecchia stampa: oggi il tipo è «{today.line}»{besides}", today.line)
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
_PT = Pattern(rf"({_NUMBER})\s*/\s*({_NUMBER})")


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


_PART_OF_STAR = Pattern(r"(?P<before>[0-9]*)[+-]?\*(?P<after>[+-]?[0-9]*)")


def _without_stars(printed: PrintedNumbers | None, abilities: Sequence[object]) -> tuple[int | None, int | None]:
    """107.2, 208.2a: a star that an ability of the card settles counts 0 where the card has lost that ability."""
    if printed is None:
        return None, None
    parts = [part for one in abilities if isinstance(one, Static) for part in one.parts if isinstance(part, DefinePT)]
    power, toughness = printed.text.split("/")
    return (
        _star(printed.power, power, settled=any(part.power is not None for part in parts)),
        _star(printed.toughness, toughness, settled=any(part.toughness is not None for part in parts)),
    )


def _star(number: int | None, text: str, *, settled: bool) -> int | None:
    """A printed number; of one with a star, what stands beside it, if the star is settled."""
    found = _PART_OF_STAR.fullmatch(folded(text.strip()))
    if number is not None or not settled or found is None:
        return number
    return int(found["before"] or 0) + (int(found["after"]) if found["after"].strip("+-") else 0)


PrintedTypeLine = Annotated[
    TypeLine, BeforeValidator(read_type_line), WithJsonSchema({"type": "string", "examples": ["Creatura — Orso"]})
]
PrintedPT = Annotated[
    PrintedNumbers,
    BeforeValidator(read_printed_numbers),
    WithJsonSchema({"type": "string", "examples": ["2/2", "*/*"]}),
]


class Card(Record):
    """A card definition.

    What ``text`` says is read by the engine. ``keywords`` and ``abilities`` are further abilities, which the text does not say:
    what a text cannot say yet is written there alone, with its printed words as the ``testo`` of the ability.
    """

    type_line: PrintedTypeLine = Field(
        alias="tipo", description="Riga del tipo, per esempio «Creatura Leggendaria — Umano Soldato»"
    )
    cost: ManaCost | None = Field(
        default=None, alias="costo", description="Costo di mana, con o senza graffe: 1G, {1}{G}"
    )
    power_toughness: PrintedPT | None = Field(default=None, alias="f/c", description="Forza e costituzione, come 2/2")
    loyalty: Natural | None = Field(default=None, alias="fedeltà", description="Fedeltà stampata")
    defense: Natural | None = Field(default=None, alias="difesa", description="Difesa stampata")
    printed_name: Name | None = Field(
        default=None,
        alias="nome stampato",
        description="Come la carta chiama sé stessa nel testo, se in «carte» ha un altro nome",
    )
    back: Name | None = Field(
        default=None, alias="retro", description="Di una carta bifronte, la carta di «carte» che è la faccia posteriore"
    )
    flipped: Name | None = Field(
        default=None, alias="ruotata", description="Di una carta ruotabile, la carta di «carte» che è quando è ruotata"
    )
    halves: tuple[Name, ...] = Field(
        default=(), alias="metà", description="Di una carta divisa, le due carte di «carte» che sono le sue metà (709)"
    )
    inset: Name | None = Field(
        default=None,
        alias="inserto",
        description="Di una carta Avventura o presagio, la carta di «carte» che è la magia nel riquadro (715, 720)",
    )
    prepare: Name | None = Field(
        default=None,
        alias="magia di preparazione",
        description="Di una carta preparazione, la carta di «carte» che è la sua magia di preparazione (722)",
    )
    meld_with: Name | None = Field(
        default=None, alias="combina con", description="Di una carta combinabile, l'altra carta della coppia (712.4)"
    )
    meld_into: Name | None = Field(
        default=None, alias="combinata in", description="La carta di «carte» che la coppia è una volta combinata"
    )
    modal: YesNo = Field(default=False, alias="modale", description="Se è una carta bifronte modale (712.3)")
    colors: Colors | None = Field(
        default=None, alias="colori", description="Indicatore di colore; incolore se non ne ha"
    )
    keywords: Keywords = Field(
        default=(), alias="parole chiave", description="Abilità definite da parola chiave che il testo non dice"
    )
    abilities: Abilities = Field(
        default=(), alias="abilità", description="Le altre abilità che il testo non dice, come dati"
    )
    rooms: Rooms = Field(
        default=(), alias="stanze", description="Di un dungeon, le stanze dalla prima in alto, con quello che vi accade"
    )
    by_name_only: YesNo = Field(
        default=False, alias="solo se chiamato", description="Di un dungeon, se ci si entra solo quando è indicato"
    )
    text: Rules = Field(
        default=NO_TEXT,
        alias="testo",
        description="Il testo della carta in italiano: un capoverso per riga, o un elenco",
    )
    english_name: Name | None = Field(
        default=None, alias="nome inglese", description="Come la carta chiama sé stessa nel testo inglese"
    )
    english: Rules = Field(
        default=NO_TEXT,
        alias="testo inglese",
        description="Il testo Oracle della carta, che si segue dove quello italiano non c'è, non è capito o dice altro (108.1)",
    )

    def read(self, name: str) -> TextRead:
        """What the text comes to on a card of that name."""
        called, line = self.printed_name or name, str(self.type_line)
        if self.english:
            return read_in_two(self._looks(called), line, self.text, (self.english_name or called, str(self.english)))
        return read_text(called, line, self.text, self.cost)

    def _looks(self, name: str) -> Characteristics:
        """What of the card stands outside its text."""
        line = self.type_line
        return Characteristics(
            name=name, mana_cost=self.cost, supertypes=line.supertypes, types=line.types, subtypes=line.subtypes
        )

    def said_twice(self, name: str) -> tuple[str, int] | None:
        """An ability given as data that the text says already: its field and its number from 0.

        113.2c: two of the same ability both function, so nobody can tell which was meant.
        """
        if not self.text:
            return None
        known = [sense(ability) for ability in self.read(name).abilities]
        for field, given in (("parole chiave", self.keywords), ("abilità", self.abilities)):
            for n, ability in enumerate(given):
                if sense(ability) in known:
                    return field, n
        return None

    def colors_printed(self) -> tuple[Color, ...]:
        """202.2, 204: the colours that its mana cost gives it, or its colour indicator."""
        return in_order(colors_of_cost(self.cost) if self.colors is None else self.colors)

    def characteristics(self, name: str) -> Characteristics:
        """109.3: the card as the engine has it. Text that is not understood stands among its abilities."""
        abilities = (
            *self.keywords,
            *self.read(name).abilities,
            *self.abilities,
            *(room.ability(number) for number, room in enumerate(self.rooms)),
        )
        power, toughness = _without_stars(self.power_toughness, abilities)
        looks = Characteristics(
            name=self.printed_name or name,
            mana_cost=self.cost,
            colors=self.colors_printed(),
            supertypes=self.type_line.supertypes,
            types=self.type_line.types,
            subtypes=self.type_line.subtypes,
            abilities=abilities,
            power=power,
            toughness=toughness,
            loyalty=self.loyalty,
            defense=self.defense,
        )
        return stationed(looks)


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
