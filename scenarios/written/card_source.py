"""Whoever lends cards to scenarios: what they are asked, and what they answer with."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Protocol

from scenarios.language.folding import folded


@dataclass(frozen=True)
class LentCard:
    """A card by its name.

    ``cards``: the fields of a file for the card itself, first, and for its other faces, by name. ``rests_on``: the printings, or
    the judge's own correction, that a ruling then rests on. ``lacking``: what nobody could say in a scenario.
    """

    name: str
    cards: Mapping[str, Mapping[str, Any]]
    rests_on: str
    lacking: tuple[str, ...] = ()


class CardSource(Protocol):
    """Whoever lends cards."""

    def card(self, name: str, *, token: bool) -> LentCard | None:
        """The one card of a name, at any case and accent; none where it is of no card, or of several."""

    def is_card(self, name: str) -> bool:
        """Whether that, to the last word, is the name of a card of a deck."""

    def beginning(self, typed: str, most: int) -> Sequence[str]:
        """Names of cards of a deck that begin so, for somebody who is typing: whatever is there at once."""

    def why_not(self, name: str, *, token: bool) -> tuple[str, str]:
        """What to say of a name for which `card` has none, and the name that was probably meant; '' for nothing to say."""

    def stamp(self) -> str:
        """What is another text as soon as they may answer otherwise."""

    def close(self) -> None:
        """Lets go of whatever it holds open; whoever asks it again makes it open that again."""


_lent: list[CardSource] = []


def lend_cards(source: CardSource | None) -> None:
    """From now on cards that are not defined are asked for here; nowhere with ``None``. Who lent them before is let go."""
    for before in _lent:
        if before is not source:
            before.close()
    _lent[:] = [] if source is None else [source]


def lent_source() -> CardSource | None:
    """Whoever lends cards now."""
    return _lent[0] if _lent else None


def is_lent(name: str) -> bool:
    """Whether that, to the last word, is the name of a card that somebody lends."""
    return bool(_lent) and _lent[0].is_card(name)


_defined: ContextVar[Mapping[str, str]] = ContextVar("defined", default=MappingProxyType({}))


@contextmanager
def defining(names: Iterable[str]) -> Iterator[None]:
    """While a file is read that defines cards of these names: they are names wherever it speaks of cards."""
    as_written = (" ".join(name.split()) for name in names)
    token = _defined.set({**_defined.get(), **{folded(name): name for name in as_written}})
    try:
        yield
    finally:
        _defined.reset(token)


def is_name(text: str) -> bool:
    """Whether that, to the last word, is the name of a card that the file defines, or that somebody lends."""
    return folded(text) in _defined.get() or is_lent(text)


def defined_names() -> frozenset[str]:
    """The names of the cards that the file defines, as they are compared."""
    return frozenset(_defined.get())


def defined_for_short(name: str) -> str:
    """201.5c: the one name that the file defines with a comma and that before it; '' where that is a name itself, or of several."""
    plain = folded(name)
    called = [whole for one, whole in _defined.get().items() if one.partition(",")[0] == plain and one != plain]
    return called[0] if len(called) == 1 and not is_name(name) else ""


def lent_beginning(typed: str, most: int) -> Sequence[str]:
    """The names that begin so of cards that somebody lends."""
    return _lent[0].beginning(typed, most) if _lent else ()
