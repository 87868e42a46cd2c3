"""Bookmarks and what was read, as lists to choose from."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date
from typing import TYPE_CHECKING, NamedTuple

from judge.presenters.rules import summary
from judge.presenters.texts import Texts

if TYPE_CHECKING:
    from judge.remembered import Bookmark, Bookmarks, Recent

NO_BOOKMARKS = "Nessun segnalibro: S ne mette uno alla regola che leggi."
NOTHING_READ = "Non hai ancora letto niente."


class Line(NamedTuple):
    """One line of a list: where it leads, what is there, and what is said of it."""

    place: str
    label: str
    about: str = ""


def kept() -> Bookmarks:
    """The bookmarks of this user."""
    from judge import paths
    from judge.remembered import Bookmarks

    return Bookmarks(paths.data() / "segnalibri.json")


def recent() -> Recent:
    """What this user has read last."""
    from judge import paths
    from judge.remembered import Recent

    return Recent(paths.state() / "lette.json")


def trouble_words(error: OSError | ValueError) -> str:
    """What is said where bookmarks, or what was read, cannot be read or written."""
    from ruletext.files import LockedError
    from ruletext.reasons import reason

    if isinstance(error, LockedError):
        return "un'altra finestra li sta scrivendo e non finisce"
    return reason(error) if isinstance(error, OSError) else str(error)


def made(place: str, note: str, texts: Texts, today: date) -> Bookmark:
    """A bookmark of a place, made today in the edition that is read."""
    from judge.remembered import Bookmark

    return Bookmark(place, note, texts.rules.edition.id, today.isoformat())


def notes(bookmarks: Iterable[Bookmark]) -> Mapping[str, str]:
    """The bookmarked places with their notes."""
    return {one.place: one.note for one in bookmarks}


def bookmark_lines(bookmarks: Iterable[Bookmark], texts: Texts) -> tuple[Line, ...]:
    """The bookmarks, each with its note; one of another edition says so, as its number may mean another rule by now."""
    return tuple(Line(one.place, summary(one.place, texts), _about(one, texts)) for one in bookmarks)


def read_lines(places: Iterable[str], texts: Texts) -> tuple[Line, ...]:
    """The places that were read."""
    return tuple(Line(place, summary(place, texts), _missing(place, texts)) for place in places)


def _about(one: Bookmark, texts: Texts) -> str:
    edition = "" if one.edition == texts.rules.edition.id else f"messo nell'edizione {one.edition}"
    return "; ".join(filter(None, (one.note, edition, _missing(one.place, texts))))


def _missing(place: str, texts: Texts) -> str:
    return "" if texts.has(place) else f"non c'è nell'edizione {texts.rules.edition.id} né nei testi importati"
