"""100, 903.5: decks as people list them, and whether a list keeps to the rules of deck construction.

There is no list of cards here. What only such a list could tell, such as which cards are legal in a format, is said to be unknown
and never guessed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum, unique
from types import MappingProxyType

from scenarios.language.errors import Fault, in_words, nearest, shown
from scenarios.language.folding import folded
from scenarios.written import decoding

LAND_TYPES: Mapping[str, str] = MappingProxyType(
    {"W": "Plains", "U": "Island", "B": "Swamp", "R": "Mountain", "G": "Forest"}
)
_ITALIAN = {"Plains": "Pianura", "Island": "Isola", "Swamp": "Palude", "Mountain": "Montagna", "Forest": "Foresta"}


def _basic_names() -> dict[str, str]:
    """305.8, 205.4c: the names of basic lands, plain and snow, English and printed Italian, with the colour of their mana."""
    found = {"Wastes": "", "Snow-Covered Wastes": ""}
    for color, english in LAND_TYPES.items():
        italian = _ITALIAN[english]
        for name in (english, f"Snow-Covered {english}", italian, f"{italian} Innevata"):
            found[name] = color
    return {folded(name): color for name, color in found.items()}


BASICS: Mapping[str, str] = MappingProxyType(_basic_names())
"""Every name of a basic land, as names are compared, with the letter of its colour; '' for colourless mana."""


class DeckError(ValueError):
    """A list that cannot be read, with everything that was found wrong in it, in the order of the lines."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(map(str, self.faults)))


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a list: how many of a card, and where it stands (from 1)."""

    count: int
    name: str
    line: int
    column: int

    @property
    def basic(self) -> bool:
        """205.4c: whether it is a basic land."""
        return folded(self.name) in BASICS


@dataclass(frozen=True, slots=True)
class Deck:
    """100.2, 100.4, 903.3, 702.139: a deck, its sideboard, its commanders and its companion, as they were listed."""

    main: tuple[Entry, ...] = ()
    sideboard: tuple[Entry, ...] = ()
    commanders: tuple[Entry, ...] = ()
    companions: tuple[Entry, ...] = ()

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Every line of it."""
        return (*self.commanders, *self.main, *self.sideboard, *self.companions)


@unique
class Format(StrEnum):
    """100.2a-c, 903.12-903.13: the ways of play whose deck construction the rules state."""

    CONSTRUCTED = "costruito"
    LIMITED = "limitato"
    COMMANDER = "commander"
    BRAWL = "brawl"
    COMMANDER_DRAFT = "commander-draft"


@dataclass(frozen=True, slots=True)
class Breach:
    """One rule that a deck breaks, with what it says and the lines that it is about."""

    rule: str
    message: str
    lines: tuple[Entry, ...] = ()


@dataclass(frozen=True, slots=True)
class Unknown:
    """What cannot be told without a list of cards, and the rule that asks for it."""

    rule: str
    message: str


@dataclass(frozen=True, slots=True)
class Remark:
    """What is to be known of a deck and breaks no rule, with the rule that it is of."""

    rule: str
    message: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """What came of a check."""

    format: Format
    deck: Deck
    breaches: tuple[Breach, ...] = field(default=())
    remarks: tuple[Remark, ...] = field(default=())
    unknown: tuple[Unknown, ...] = field(default=())


# --- reading

_SECTIONS = {
    "mazzo": "main",
    "deck": "main",
    "maindeck": "main",
    "riserva": "sideboard",
    "sideboard": "sideboard",
    "side": "sideboard",
    "comandante": "commanders",
    "comandanti": "commanders",
    "commander": "commanders",
    "compagno": "companions",
    "companion": "companions",
}
_PRINTED = {"main": "Mazzo", "sideboard": "Riserva", "commanders": "Comandante", "companions": "Compagno"}
_LINE = re.compile(r"(?P<count>\d+)\s*[xX]?\s+(?P<name>\S.*)")
_MOST = 1000
"""More of one card than anybody could shuffle is a slip of the hand."""


def read_deck(text: str, file: str) -> Deck:
    """A deck from its list: ``4 Nome`` a line, sections ``Riserva``, ``Comandante``, ``Compagno``.

    Lines that begin with ``//`` say nothing.

    Raises DeckError with every line that is wrong.
    """
    sections: dict[str, list[Entry]] = {name: [] for name in _PRINTED}
    faults: list[Fault] = []
    current = "main"
    for number, line in enumerate(text.splitlines(), 1):
        said = line.rstrip()
        # Two slashes within a line belong to the name of a split card (709.1).
        if not said.strip() or said.lstrip().startswith("//"):
            continue
        column = len(said) - len(said.lstrip()) + 1
        invisible = next((at for at, sign in enumerate(said) if not (sign.isprintable() or sign == "\t")), None)
        if invisible is not None:
            message = f"qui c'è un segno che non si vede ({ascii(said[invisible])[1:-1]})"
            faults.append(Fault(file, number, invisible + 1, "", message))
            continue
        section = _SECTIONS.get(folded(said.strip().removesuffix(":")))
        if section is not None:
            current = section
            continue
        entry = _entry(said.strip(), file, number, column)
        if isinstance(entry, Fault):
            faults.append(entry)
        else:
            sections[current].append(entry)
    if not faults and not any(sections.values()):
        faults.append(Fault(file, 0, 0, "", "nel file non c'è nessuna carta"))
    if faults:
        raise DeckError(faults)
    return Deck(*(tuple(sections[name]) for name in _PRINTED))


def decoded(data: bytes, file: str) -> str:
    """The text of a file. Raises DeckError where it is none."""
    try:
        return decoding.decoded(data)
    except decoding.Unreadable as unreadable:
        line, column = unreadable.place or (0, 0)
        raise DeckError([Fault(file, line, column, "", unreadable.message, unreadable.suggestion)]) from None


def _entry(said: str, file: str, number: int, column: int) -> Entry | Fault:
    found = _LINE.fullmatch(said)
    if found is None:
        if said.isdecimal():
            return Fault(file, number, column + len(said), "", "manca il nome della carta")
        meant = nearest(said.removesuffix(":"), _SECTIONS)
        printed = _PRINTED[_SECTIONS[meant]] if meant else ""
        message = f"{shown(said)}: manca quante carte sono, come in «4 Nome»"
        return Fault(file, number, column, "", message, printed)
    count = int(found["count"][:6])
    if not 0 < count <= _MOST:
        return Fault(file, number, column, "", f"{found['count'][:8]} non è un numero di carte da 1 a {_MOST}")
    return Entry(count, " ".join(found["name"].split()), number, column)


# --- checking


def check(
    deck: Deck, kind: Format, limits: Mapping[str, int | None] = MappingProxyType({}), identity: str | None = None
) -> Verdict:
    """Whether a deck keeps to the rules of a way of play.

    ``limits``: for cards whose own text allows other numbers, how many by name; ``None`` for any number (113.6n). ``identity``: the
    letters of the commander's colour identity, where it is known.
    """
    own = {folded(name): most for name, most in limits.items()}
    breaches = [*_SIZES[kind](deck), *_copies(deck, kind, own), *_one_companion(deck)]
    if kind in _WITH_COMMANDER:
        breaches += [*_commanders(deck), *_no_sideboard(deck), *_identity(deck, identity)]
    elif deck.commanders:
        rule = "903.3"
        breaches.append(
            Breach(rule, f"in questo formato non c'è un comandante: {_named(deck.commanders)}", deck.commanders)
        )
    return Verdict(format=kind, deck=deck, breaches=tuple(breaches), unknown=tuple(_unknown(deck, kind, identity)))


def size(entries: Iterable[Entry]) -> int:
    """How many cards there are."""
    return sum(entry.count for entry in entries)


def _cards(count: int) -> str:
    return f"{count} carta" if count == 1 else f"{count} carte"


def _named(entries: Iterable[Entry]) -> str:
    return ", ".join(shown(entry.name) for entry in entries)


def _constructed(deck: Deck) -> list[Breach]:
    """100.2a, 100.4a, 100.5: at least sixty cards; at most fifteen in the sideboard, of which a companion is one."""
    found = _at_least(deck, 60, "100.2a")
    outside = (*deck.sideboard, *deck.companions)
    if size(outside) > 15:
        besides = ", compagno compreso," if deck.companions else ""
        message = f"la riserva{besides} è di {_cards(size(outside))}: ne può contenere al massimo 15"
        found.append(Breach("100.4a", message, outside))
    return found


def _at_least(deck: Deck, least: int, rule: str) -> list[Breach]:
    count = size((*deck.main, *deck.commanders))
    return [] if count >= least else [Breach(rule, f"il mazzo è di {_cards(count)}: ne servono almeno {least}")]


def _exactly(deck: Deck, wanted: int, rule: str) -> list[Breach]:
    count = size((*deck.main, *deck.commanders))
    if count == wanted:
        return []
    return [Breach(rule, f"il mazzo, comandante compreso, è di {_cards(count)}: devono essere {wanted}")]


_SIZES: Mapping[Format, Callable[[Deck], list[Breach]]] = {
    Format.CONSTRUCTED: _constructed,
    Format.LIMITED: lambda deck: _at_least(deck, 40, "100.2b"),
    Format.COMMANDER: lambda deck: _exactly(deck, 100, "903.5a"),
    Format.BRAWL: lambda deck: _exactly(deck, 60, "903.12d"),
    Format.COMMANDER_DRAFT: lambda deck: _at_least(deck, 60, "903.13f"),
}
_WITH_COMMANDER = (Format.COMMANDER, Format.BRAWL, Format.COMMANDER_DRAFT)


def _copies(deck: Deck, kind: Format, own: Mapping[str, int | None]) -> list[Breach]:
    """100.2a, 100.4a, 903.5b: how many cards of one name there may be, counted over all of the deck and its sideboard."""
    if kind in (Format.LIMITED, Format.COMMANDER_DRAFT):
        return []
    most, rules = (4, ("100.2a", "100.4a")) if kind is Format.CONSTRUCTED else (1, ("903.5b", "903.5b"))
    together: dict[str, list[Entry]] = {}
    for entry in deck.entries:
        together.setdefault(folded(entry.name), []).append(entry)
    found = []
    for name, entries in together.items():
        allowed = own.get(name, most)
        if name in BASICS or allowed is None or size(entries) <= allowed:
            continue
        in_both = any(entry in deck.sideboard or entry in deck.companions for entry in entries)
        where = " fra mazzo e riserva" if in_both else ""
        unless = "" if name in own else "; se il suo testo ne permette di più, va detto con --limite"
        message = f"{shown(entries[0].name)}: {_cards(size(entries))}{where}, al massimo {allowed}{unless}"
        found.append(Breach(rules[1] if in_both else rules[0], message, tuple(entries)))
    return found


def _commanders(deck: Deck) -> list[Breach]:
    """903.3, 702.124a: one commander, or two where both allow it; never more (702.124g)."""
    count = size(deck.commanders)
    if count == 0:
        return [Breach("903.3", "manca il comandante: si scrive sotto la riga «Comandante»")]
    if count > 2:
        return [Breach("702.124g", f"i comandanti sono {count}: al massimo due", deck.commanders)]
    return []


def _one_companion(deck: Deck) -> list[Breach]:
    """103.2b: no more than one card is revealed as a companion."""
    count = size(deck.companions)
    return [Breach("103.2b", f"i compagni sono {count}: al massimo uno", deck.companions)] if count > 1 else []


def _no_sideboard(deck: Deck) -> list[Breach]:
    """903.5e: no sideboard."""
    if not deck.sideboard:
        return []
    message = f"in questo formato la riserva non c'è: sono {_cards(size(deck.sideboard))}"
    return [Breach("903.5e", message, deck.sideboard)]


def _identity(deck: Deck, identity: str | None) -> list[Breach]:
    """903.5d: basic lands make mana of the commander's colours only; of other cards only a list of cards could tell."""
    if identity is None:
        return []
    wrong = tuple(
        entry for entry in deck.main if (color := BASICS.get(folded(entry.name))) and color not in identity.upper()
    )
    if not wrong:
        return []
    return [Breach("903.5d", f"fuori dall'identità di colore del comandante: {_named(wrong)}", wrong)]


def _unknown(deck: Deck, kind: Format, identity: str | None) -> list[Unknown]:
    found = [
        Unknown(
            "100.6",
            "se ogni carta è permessa nel formato, o è bandita o limitata, e se il nome è di una carta che esiste",
        )
    ]
    if kind in (Format.CONSTRUCTED, Format.COMMANDER, Format.BRAWL):
        found.append(
            Unknown("201.3b", "se due nomi diversi, anche in lingue diverse, valgono come lo stesso nome inglese")
        )
        found.append(Unknown("113.6n", "se il testo di una carta ne permette un altro numero: si dice con --limite"))
    if deck.companions:
        found.append(Unknown("702.139a", f"se il mazzo è come lo vuole il compagno, {_named(deck.companions)}"))
    if kind is Format.LIMITED:
        found.append(Unknown("100.2b", "se le carte vengono tutte dal prodotto aperto, terre base a parte"))
    if kind in _WITH_COMMANDER:
        found.append(
            Unknown("903.3", "se il comandante può esserlo: leggendario e del tipo giusto, o con un testo che lo dice")
        )
        found.append(Unknown("903.5c", "se i colori delle carte stanno nell'identità di colore del comandante"))
        if identity is None:
            found.append(Unknown("903.5d", "se le terre base stanno nell'identità di colore: si dice con --identita"))
        if size(deck.commanders) == 2:
            found.append(Unknown("702.124a", "se i due comandanti hanno un'abilità che ne permette due"))
    if kind is Format.COMMANDER_DRAFT:
        found.append(Unknown("903.13f", "se le carte vengono tutte dal draft, terre base a parte"))
    return found


def read_limit(said: str) -> tuple[str, int | None]:
    """A limit of one card: ``Nome=7``, ``Nome=tutte``. Raises ValueError with what is wrong."""
    name, equals, most = said.rpartition("=")
    if not equals or not name.strip():
        raise ValueError(f"{shown(said)} non è un limite: si scrive «Nome=7» o «Nome=tutte»")
    if folded(most) in ("tutte", "tutti", "quante se ne vuole"):
        return name.strip(), None
    if not most.strip().isdecimal() or not 0 < int(most.strip()[:6]) <= _MOST:
        raise ValueError(f"{shown(most.strip())} non è un numero da 1 a {_MOST}, né «tutte»")
    return name.strip(), int(most)


def read_identity(said: str) -> str:
    """903.4: a colour identity in letters: ``WU``, ``incolore``. Raises ValueError with what is wrong."""
    if folded(said) in ("incolore", "c", "nessuno", ""):
        return ""
    letters = said.strip().upper()
    wrong = [letter for letter in letters if letter not in LAND_TYPES]
    if wrong:
        raise ValueError(f"{shown(wrong[0])} non è la lettera di un colore: {in_words(LAND_TYPES)}, o «incolore»")
    return "".join(letter for letter in LAND_TYPES if letter in letters)
