"""601.2a: the zone out of which a card is cast, said with the deed: ``Anna lancia Spettro dal suo cimitero``."""

from __future__ import annotations

from scenarios.language.errors import Place, shown
from scenarios.language.folding import folded
from scenarios.language.patterns import Pattern
from scenarios.written.by_line.gathered import Gathered, Seat
from scenarios.written.by_line.pieces import Typed
from scenarios.written.notation import NotationError, parse_permanent
from scenarios.written.records import Fields, Text

KEY = "da"
"""Where the zone stands among what is said of an action, until it is known where its card lies."""
MARK = "da="
HAND = "mano"
ZONES = ("cimitero", HAND, "esilio", "comando")
_DOES = Pattern(r"\b(?:lanci\w*|gioc\w+|rispond\w+)\s")
_SAID = Pattern(
    r"(?<= )(?:dal (?:(?:suo|proprio|tuo|mio) )?cimitero|dalla (?:(?:sua|propria|tua|mia) )?mano|dall['’]esilio"
    r"|dalla zona di comando)(?=[ ,?.]|$)"
)
_IN_WORDS = {"cimitero": "nel cimitero", "mano": "in mano", "esilio": "in esilio", "comando": "nella zona di comando"}


def with_its_zone(sentence: str, behind: tuple[str, ...]) -> str:
    """A sentence in which the zone directly behind the name of what is cast is one word; all other signs stay in their place.

    ``behind``: the words that begin what else is said of a spell: a zone behind them is not that of the spell.
    """
    deed, said = _DOES.search(sentence), _SAID.search(sentence)
    if deed is None or said is None or said.start() < deed.end():
        return sentence
    if {*folded(sentence[deed.end() : said.start()]).split()} & {*behind}:
        return sentence
    zone = next(one for one in ZONES if one in folded(said.group()))
    return f"{sentence[: said.start()]}{(MARK + zone).ljust(len(said.group()))}{sentence[said.end() :]}"


def zone_in(sentence: str) -> str:
    """The zone that such a sentence says; a hand where it says none."""
    return next((one for one in ZONES if f"{MARK}{one}" in sentence.split()), HAND)


def comes_from(action: Fields, table: Gathered) -> str:
    """Takes the zone out of an action, and says which it is: a hand where nothing is said. A card that lies elsewhere, or there
    and elsewhere, is a fault of the line."""
    zone, what = action.pop(KEY, None), action.get("lancia", action.get("gioca"))
    if not isinstance(zone, Text) or not isinstance(what, Text):
        return HAND
    found = [one for seat in table.seats for one in _zones_with(seat, what)]
    if found and any(one != zone for one in found):
        where = _IN_WORDS.get(next(one for one in found if one != zone), "sul tavolo")
        place = zone.place or Place(1, 1)
        typed = Typed(str(zone), place.line, place.column)
        table.fault(typed, f"{shown(what)} sta {where}; di due carte con un nome, una prende un altro nome")
    return str(zone)


def _zones_with(seat: Seat, name: str) -> list[str]:
    """The zones of a player in which a card of that name lies, other than the battlefield."""
    return [zone for zone in ZONES if any(_is_called(card, name) for card in seat.zones.get(zone, ()))]


def _is_called(card: object, name: str) -> bool:
    try:
        called = parse_permanent(card).card or "" if isinstance(card, Text) else ""
    except NotationError:
        return False
    return folded(name) in (folded(called), folded(called).partition(",")[0])
