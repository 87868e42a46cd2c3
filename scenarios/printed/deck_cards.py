"""100, 903.5: a deck held against the imported cards: names in either language, what a format allows, identity, commanders.

What the file does not say is still said to be unknown.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from types import MappingProxyType

from scenarios.language.errors import shown
from scenarios.language.folding import folded
from scenarios.printed.deck_companions import companions_of
from scenarios.printed.facts import COLORS
from scenarios.printed.known import Known, known
from scenarios.printed.names import exact, nearest, told_apart
from scenarios.printed.store import Store
from scenarios.written.decks import Breach, Deck, Entry, Format, Remark, Unknown, Verdict, check, size

_OWN_FORMAT = MappingProxyType({Format.COMMANDER: "commander", Format.BRAWL: "brawl"})
_ANY_NUMBER = re.compile(r"a deck can have any number of cards named", re.IGNORECASE)
_UP_TO = re.compile(r"a deck can have up to (\w+) cards named", re.IGNORECASE)
_WORDS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
_NUMBERS = {word: n for n, word in enumerate(_WORDS, 1)}
_COMMANDER = re.compile(r"can be your commander", re.IGNORECASE)
_WITH_COMMANDER = (Format.COMMANDER, Format.BRAWL, Format.COMMANDER_DRAFT)


class UnknownFormat(ValueError):
    """A format of which the file says nothing, with those of which it does."""

    def __init__(self, known: Iterable[str]) -> None:
        super().__init__(", ".join(sorted(known)))


def formats(store: Store) -> frozenset[str]:
    """The formats of which the imported files say what is legal."""
    found: set[str] = set()
    for (legal,) in store.rows("SELECT DISTINCT legal FROM card WHERE legal <> ';'"):
        found.update(one.partition(":")[0] for one in legal.split(";") if one)
    return frozenset(found)


def check_with_cards(
    store: Store,
    deck: Deck,
    kind: Format,
    limits: Mapping[str, int | None] = MappingProxyType({}),
    identity: str | None = None,
    legal: str | None = None,
) -> Verdict:
    """Whether a deck keeps to the rules of a way of play, with what the imported cards say.

    ``legal``: the format of which the list of legal cards counts; of Commander and Brawl it is their own. Raises
    `UnknownFormat` for one of which the files say nothing, and `StoreError`.
    """
    there = formats(store)
    if legal is not None and legal not in there:
        raise UnknownFormat(there)
    listed = legal if legal is not None else _OWN_FORMAT.get(kind) if _OWN_FORMAT.get(kind) in there else None
    cards, doubts = _cards(store, deck)
    told = _named_in_one_way(deck, cards)
    # Of a card that is known nobody need be asked whether its text allows more.
    most = 4 if kind is Format.CONSTRUCTED else 1
    own = {
        **{card.name(): most for card in cards.values()},
        **_limits(cards.values()),
        **{_canonical(name, store): most for name, most in limits.items()},
    }
    if identity is None and kind in _WITH_COMMANDER:
        identity = _identity_of(told, cards)
    verdict = check(told, kind, own, identity)
    breaches = [*verdict.breaches]
    if listed is not None:
        breaches += _legality(told, cards, listed)
    if kind in _WITH_COMMANDER:
        breaches += _colors(told, cards, identity)
        breaches += _commanders(told, cards, kind)
    unknown = [*_left(verdict.unknown, cards, deck, listed, identity), *doubts]
    remarks = []
    for one in companions_of(told, lambda entry: _card(entry, cards), kind, identity):
        if isinstance(one, Breach):
            breaches.append(one)
        elif isinstance(one, Remark):
            remarks.append(one)
        else:
            unknown.append(one)
    return replace(verdict, deck=deck, breaches=tuple(breaches), remarks=tuple(remarks), unknown=tuple(unknown))


def _cards(store: Store, deck: Deck) -> tuple[dict[str, Known], list[Unknown]]:
    """The cards of a list by the names that it has, and what is to be said of names that are of none or of several."""
    found: dict[str, Known] = {}
    doubts: dict[str, Unknown] = {}
    for entry in deck.entries:
        key = folded(entry.name)
        if key in found or key in doubts:
            continue
        matches = exact(store, entry.name)
        if len(matches) == 1:
            found[key] = known(store, matches[0].card)
        elif matches:
            which = ", ".join(map(shown, told_apart(matches)))
            doubts[key] = Unknown("201.2", f"quale carta è {shown(entry.name)}: può essere {which}")
        elif not entry.basic:
            near = told_apart([one for one, _ in nearest(store, entry.name, 3)])
            perhaps = f"; forse {', '.join(map(shown, near))}" if near else ""
            doubts[key] = Unknown("201.2", f"che carta è {shown(entry.name)}, che non è nel file{perhaps}")
    return found, list(doubts.values())


def _canonical(name: str, store: Store) -> str:
    matches = exact(store, name)
    return known(store, matches[0].card).name() if len(matches) == 1 else name


def _named_in_one_way(deck: Deck, cards: Mapping[str, Known]) -> Deck:
    """201.2, 201.3b: the deck with every card under one name, whatever its language or printing calls it."""

    def named(entries: tuple[Entry, ...]) -> tuple[Entry, ...]:
        return tuple(
            replace(entry, name=cards[folded(entry.name)].name())
            if folded(entry.name) in cards and not entry.basic
            else entry
            for entry in entries
        )

    return Deck(named(deck.main), named(deck.sideboard), named(deck.commanders), named(deck.companions))


def _card(entry: Entry, cards: Mapping[str, Known]) -> Known | None:
    wanted = folded(entry.name)
    return cards.get(wanted) or next((card for card in cards.values() if folded(card.name()) == wanted), None)


def _text(card: Known) -> str:
    return "\n".join(face.text for face in card.oracle.faces)


def _limits(cards: Iterable[Known]) -> dict[str, int | None]:
    """113.6n: cards whose own text lets a deck have more of them."""
    found: dict[str, int | None] = {}
    for card in cards:
        if _ANY_NUMBER.search(_text(card)):
            found[card.name()] = None
        elif (most := _UP_TO.search(_text(card))) is not None and most[1].lower() in _NUMBERS:
            found[card.name()] = _NUMBERS[most[1].lower()]
    return found


def _legality(deck: Deck, cards: Mapping[str, Known], form: str) -> Iterator[Breach]:
    """100.6: what the list of a format bars, allows once, or does not have."""
    seen: dict[str, list[Entry]] = {}
    for entry in deck.entries:
        seen.setdefault(folded(entry.name), []).append(entry)
    for entries in seen.values():
        card = _card(entries[0], cards)
        if card is None or not card.oracle.legal:
            continue
        status = card.oracle.legal.get(form, "")
        count = size(entries)
        name, day = shown(entries[0].name), f"file del {card.day}"
        if status == "banned":
            yield Breach("100.6", f"{name} è bandita in {form} ({day})", tuple(entries))
        elif status == "restricted" and count > 1:
            yield Breach("100.6", f"{name} è limitata in {form}: {count} copie, al massimo 1 ({day})", tuple(entries))
        elif status not in ("legal", "restricted"):
            yield Breach("100.6", f"{name} non è permessa in {form} ({day})", tuple(entries))


def _identity_of(deck: Deck, cards: Mapping[str, Known]) -> str | None:
    """903.4, 702.124c: the colours of all commanders together, where each of them is known."""
    found = [_card(entry, cards) for entry in deck.commanders]
    known_ones = [card.oracle.identity for card in found if card is not None and card.oracle.identity is not None]
    if not found or len(known_ones) < len(found):
        return None
    return "".join(letter for letter in COLORS if any(letter in one for one in known_ones))


def _colors(deck: Deck, cards: Mapping[str, Known], identity: str | None) -> Iterator[Breach]:
    """903.5c: every colour of a card's identity is one of the commander's."""
    if identity is None:
        return
    for entry in deck.main:
        card = _card(entry, cards)
        if card is None or card.oracle.identity is None or entry.basic:
            continue
        more = [letter for letter in card.oracle.identity if letter not in identity.upper()]
        if more:
            own = identity or "incolore"
            message = (
                f"{shown(entry.name)} ha nell'identità di colore {', '.join(more)}, che il comandante non ha ({own})"
            )
            yield Breach("903.5c", message, (entry,))


def _commanders(deck: Deck, cards: Mapping[str, Known], kind: Format) -> Iterator[Breach]:
    """903.3, 903.12c: a commander is a legendary creature, Vehicle or Spacecraft, or says that it may be one; two need 702.124."""
    found = [(entry, card) for entry in deck.commanders if (card := _card(entry, cards)) is not None]
    for entry, card in found:
        if not _may_command(card, kind) and not (len(found) == 2 and _is_second(card)):
            rule = "903.12c" if kind is Format.BRAWL else "903.3"
            yield Breach(rule, f"{shown(entry.name)} non può essere un comandante", (entry,))
    if len(found) == 2 and size(deck.commanders) == 2 and not _partners(found[0][1], found[1][1]):
        both = tuple(entry for entry, _ in found)
        yield Breach("702.124a", "i due comandanti non hanno abilità che insieme ne permettono due", both)


def _may_command(card: Known, kind: Format) -> bool:
    front = card.oracle.faces[0]
    if _COMMANDER.search(_text(card)):
        return True
    types = set(front.types.split())
    allowed = {"Creature", "Vehicle", *(("Planeswalker",) if kind is Format.BRAWL else ())}
    return "Legendary" in types and (bool(types & allowed) or ("Spacecraft" in types and front.power is not None))


def _is_second(card: Known) -> bool:
    types = card.oracle.faces[0].types.split()
    return "Legendary" in types and "Background" in types


def _partners(one: Known, other: Known) -> bool:
    """702.124h-m: whether two cards may be commanders together."""
    for first, second in ((one, other), (other, one)):
        text = _text(first)
        types = second.oracle.faces[0].types
        if re.search(r"^choose a background\b", text, re.IGNORECASE | re.MULTILINE) and _is_second(second):
            return True
        if re.search(r"^doctor[’']s companion\b", text, re.IGNORECASE | re.MULTILINE) and types.endswith(
            "— Time Lord Doctor"
        ):
            return True
    mine, theirs = _partner_kinds(one), _partner_kinds(other)
    if ("with", other.oracle.name) in mine and ("with", one.oracle.name) in theirs:
        return True
    return any(kind != "with" for kind, _ in mine & theirs)


_PARTNER = re.compile(
    r"^partner(?: with (?P<with>[^\n(]+?)|\s*[—-]\s*(?P<text>[^\n(]+?))?\s*(?:\(|$)", re.IGNORECASE | re.MULTILINE
)
_FRIENDS = re.compile(r"^friends forever\b", re.IGNORECASE | re.MULTILINE)


def _partner_kinds(card: Known) -> set[tuple[str, str]]:
    """702.124f: partner abilities of one card; only the same one of both counts."""
    found: set[tuple[str, str]] = set()
    for one in _PARTNER.finditer(_text(card)):
        if one["with"]:
            found.add(("with", one["with"].strip()))
        else:
            found.add(("partner", (one["text"] or "").strip().lower()))
    if _FRIENDS.search(_text(card)):
        found.add(("partner", "friends forever"))
    return found


def _left(
    unknown: Iterable[Unknown], cards: Mapping[str, Known], deck: Deck, listed: str | None, identity: str | None
) -> Iterator[Unknown]:
    """What is still not known, once the cards are."""
    everyone = all(entry.basic or folded(entry.name) in cards for entry in deck.entries)
    told = {"201.3b", "113.6n", "903.3", "702.124a"} if everyone else set()
    if everyone and identity is not None and all(card.oracle.identity is not None for card in cards.values()):
        told.add("903.5c")
    if all(folded(entry.name) in cards for entry in deck.companions):
        told.add("702.139a")
    for one in unknown:
        if one.rule in told:
            continue
        if one.rule == "100.6":
            if listed is None:
                yield Unknown(
                    "100.6",
                    "se ogni carta è permessa nel formato del torneo: si dice con --legale, come --legale modern",
                )
            elif any(not card.oracle.legal for card in cards.values()):
                yield Unknown("100.6", "se sono permesse le carte di cui il file non lo dice")
        else:
            yield one
