"""122.1: counters that a player has, laid down among what a line says of them: ``energia 2``, ``due segnalini energia``."""

from __future__ import annotations

from typing import NamedTuple

from scenarios.language.counters import COUNTERS, ON_PLAYERS, POISON
from scenarios.language.patterns import Pattern
from scenarios.written.by_line.pieces import Typed
from scenarios.written.records import Fields, Text
from scenarios.written.scalars import in_digits

_FIELD = "segnalini"
_WORDS = "|".join(word for kind in sorted(ON_PLAYERS) for word in COUNTERS.words(kind))
_SO_MANY = r"(?:\d{1,3}|una?|uno|due|tre|quattro|cinque|sei|sette|otto|nove|dieci)"
HAS_SOME = (
    rf"(?:{_SO_MANY}\s+(?:segnalin[oi]\s+(?:di\s+|d['’])?)?(?:{_WORDS})|(?:segnalin[oi]\s+)?(?:{_WORDS})\s+\d+)\b(?!/)"
)
"""What somebody may have that is counters of such a kind."""
_SAID = Pattern(
    rf"(?:(?P<first>{_SO_MANY})\s+)?(?P<named>segnalin[oi]\s+(?:di\s+|d['’])?)?(?P<kind>{_WORDS})"
    rf"(?:(?:\s+|\s*[:x×]\s*)(?P<last>{_SO_MANY}))?"
)


class Counted(NamedTuple):
    """So many counters of a kind, as typed."""

    kind: Typed
    number: str


def counters_in(piece: Typed) -> Counted | None:
    """The counters that a piece of a player's line says, of a kind that players alone have; ``None`` where it says no such thing.

    An article may have gone from before «segnalino energia»: it is one.
    """
    found = _SAID.fullmatch(piece.text)
    if found is None or (found["first"] and found["last"]):
        return None
    said = found["first"] or found["last"] or ("un" if (found["named"] or "").startswith("segnalino") else "")
    return Counted(piece.part(found.start("kind"), found.end("kind")), in_digits(said)) if said else None


def put_on(said: Fields, counted: Counted, piece: Typed) -> bool:
    """Takes down counters among what is said of a player; whether nothing was said of that kind yet."""
    there = said.get(_FIELD)
    if not isinstance(there, Fields):
        there = Fields(piece.place)
        said[Text(_FIELD, piece.place)] = there
    if any(COUNTERS.get(str(kind)) == COUNTERS.get(counted.kind.text) for kind in there):
        return False
    there[counted.kind.scalar()] = Text(counted.number, piece.place)
    return True


def take_poison(said: Fields, counters: Fields) -> None:
    """122.1f: takes poison counters out of those that are laid down together: a file has a field for them. Where that is said
    already they stay, and the file says what is wrong."""
    for kind in [kind for kind in counters if COUNTERS.get(str(kind)) == POISON]:
        if "veleno" not in said:
            said[Text("veleno", counters.place)] = counters.pop(kind)
