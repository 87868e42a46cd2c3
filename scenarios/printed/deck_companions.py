"""702.139, 103.2b: the companion of a deck that is listed as one, and the cards of its sideboard that could be."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from scenarios.language.errors import shown
from scenarios.printed.companions import Kept, condition_of, kept
from scenarios.printed.known import Known
from scenarios.written.decks import Breach, Deck, Entry, Format, Remark, Unknown

_LEAST = {Format.CONSTRUCTED: 60, Format.LIMITED: 40, Format.COMMANDER_DRAFT: 60}
"""100.2a, 100.2b, 903.13f: how many cards a deck has at least; a deck of Commander or Brawl has exactly as many as it must."""
_RULE = "702.139a"
_TOLD = 3
"""How many of the cards that are in the way are named."""

Cards = Callable[[Entry], Known | None]
"""The card of a line, where it is known."""


def companions_of(deck: Deck, cards: Cards, kind: Format, identity: str | None) -> Iterator[Breach | Remark | Unknown]:
    """What there is to be said of a companion. ``identity``: the letters of the commander's colours, where they are known."""
    for entry in deck.companions:
        card = cards(entry)
        if card is None:
            continue
        condition = condition_of(card)
        if condition is None:
            if any(face.text for face in card.oracle.faces) or card.oracle.keywords:
                yield Breach(_RULE, f"{shown(entry.name)} non ha compagno", (entry,))
            continue
        yield from _other_colors(entry, card, identity)
        found = _kept(condition, deck, cards, kind)
        if found is None or found.answer is None:
            yield _open(entry, found)
        elif found.answer is False:
            message = f"{shown(entry.name)} non può essere il compagno: vuole {found.wanted}{_but(found)}"
            yield Breach(_RULE, message, found.wrong)
    for entry in () if deck.companions else deck.sideboard:
        card = cards(entry)
        condition = condition_of(card) if card is not None else None
        if condition is not None:
            found = _kept(condition, deck, cards, kind)
            yield _open(entry, found) if found is None or found.answer is None else _could(entry, found)


def _kept(condition: str, deck: Deck, cards: Cards, kind: Format) -> Kept | None:
    """702.139b: the starting deck is the deck without the sideboard, the commander being still in it."""
    return kept(condition, (*deck.commanders, *deck.main), cards, _LEAST.get(kind))


def _other_colors(entry: Entry, card: Known, identity: str | None) -> Iterator[Breach]:
    """903.11a: a companion has no colour in its identity that the commander does not have."""
    more = [] if identity is None else [color for color in card.oracle.identity or "" if color not in identity.upper()]
    if more:
        message = f"{shown(entry.name)} ha nell'identità di colore {', '.join(more)}, che il comandante non ha"
        yield Breach("903.11a", message, (entry,))


def _could(entry: Entry, found: Kept) -> Remark:
    if found.answer:
        return Remark(_RULE, f"{shown(entry.name)} può essere il compagno: il mazzo ha {found.wanted}")
    return Remark(_RULE, f"{shown(entry.name)} non può essere il compagno: vuole {found.wanted}{_but(found)}")


def _open(entry: Entry, found: Kept | None) -> Unknown:
    message = f"se il mazzo è come vuole {shown(entry.name)}, perché sia il tuo compagno"
    if found is None:
        return Unknown(_RULE, message)
    return Unknown(_RULE, f"{message}: {found.wanted}; non si sa di {_named(found.open)}")


def _but(found: Kept) -> str:
    return f", e non è così per {_named(found.wrong)}" if found.wrong else ""


def _named(entries: tuple[Entry, ...]) -> str:
    names = list(dict.fromkeys(shown(entry.name) for entry in entries))
    more = len(names) - _TOLD
    others = "" if more < 1 else " e un'altra" if more == 1 else f" e altre {more}"
    return f"{', '.join(names[:_TOLD])}{others}"
