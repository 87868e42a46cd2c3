"""601.2a: the zone out of which a card is cast, said with the deed: ``Anna lancia Spettro dal suo cimitero``."""

from __future__ import annotations

from collections.abc import Sequence

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
BEHIND_KEY, BEHIND = "da dopo", "dopo="
"""The same behind a target, of which the zone may be said as well."""
HAND = "mano"
ZONES = ("cimitero", HAND, "esilio", "comando")
_DOES = Pattern(r"\b(?:lanci\w*|gioc\w+|rispond\w+)\s")
_SAID = Pattern(
    r"(?<= )(?:dal (?:(?:suo|proprio|tuo|mio) )?cimitero|dalla (?:(?:sua|propria|tua|mia) )?mano|dall['’]esilio"
    r"|dalla zona di comando)(?=[ ,?.]|$)(?! d(?:i|el|ello|ella|ell['’])\b)"
)
_BEHIND_A_TARGET = frozenset({
    "su", "sul", "sullo", "sulla", "sui", "sugli", "sulle", "a", "ad", "al", "allo", "alla", "ai", "agli", "alle", "contro",
    "bersagliando",
})  # fmt: skip
_ELIDED = ("sull'", "all'")
_BEHIND_WORDS = frozenset({"gratis", "potenziato", "potenziata", "retro"})
"""What says nothing of any card, so that a zone behind it can only be that of the spell."""
_OUT_OF = {
    "cimitero": "dal cimitero",
    "mano": "dalla mano",
    "esilio": "dall'esilio",
    "comando": "dalla zona di comando",
}
_IN_WORDS = {"cimitero": "nel cimitero", "mano": "in mano", "esilio": "in esilio", "comando": "nella zona di comando"}


def with_its_zone(sentence: str, behind: tuple[str, ...], players: Sequence[str]) -> str:
    """A sentence in which the zone that is said of what is cast is one word; all other signs stay in their place.

    ``behind``: the words that begin what else is said of a spell: a zone behind them is that of the spell where it is behind a
    player, who is in none, or behind a word that is all that it says; behind another target it has a mark of its own.
    """
    deed, said = _DOES.search(sentence), _SAID.search(sentence)
    if deed is None or said is None or said.start() < deed.end():
        return sentence
    mark = _mark(folded(sentence[deed.end() : said.start()]), behind, players)
    zone = next(one for one in ZONES if one in folded(said.group()))
    one_word = (mark + zone).ljust(len(said.group())) if mark else said.group()
    return f"{sentence[: said.start()]}{one_word}{sentence[said.end() :]}"


def _mark(before: str, behind: tuple[str, ...], players: Sequence[str]) -> str:
    """The mark of a zone by what stands between the deed and it; '' where it is said of something else."""
    words = before.split()
    begun = [n for n, word in enumerate(words) if word in behind or word.startswith(_ELIDED)]
    if not begun or words[-1] in _BEHIND_WORDS:
        return MARK
    last = words[begun[-1]]
    if last not in _BEHIND_A_TARGET and not last.startswith(_ELIDED):
        return ""
    return MARK if any(f" {before.rstrip()}".endswith(f" {folded(player)}") for player in players) else BEHIND


def zone_in(sentence: str) -> str:
    """The zone that such a sentence says; a hand where it says none."""
    return next((one for one in ZONES if f"{MARK}{one}" in sentence.split()), HAND)


def comes_from(action: Fields, table: Gathered, *, moved: bool) -> str:
    """The zone that is said of what is cast, a hand where nothing is said. A card that lies elsewhere, or there and elsewhere, is a
    fault of the line, unless it may lie there by then.

    ``moved``: whether something was done before by which that may be.
    """
    zone, what = action.get(KEY), action.get("lancia", action.get("gioca"))
    behind = action.pop(BEHIND_KEY, None)
    found = [] if not isinstance(what, Text) else [one for seat in table.seats for one in _zones_with(seat, what)]
    if isinstance(behind, Text) and zone is None:
        if {*found} != {behind}:
            _is_of_either(behind, action, table)
            return HAND
        action[Text(KEY, behind.place)] = zone = behind
    if not isinstance(zone, Text) or not isinstance(what, Text):
        return HAND
    if not moved and any(one != zone for one in found):
        where = _IN_WORDS.get(next(one for one in found if one != zone), "sul tavolo")
        place = zone.place or Place(1, 1)
        typed = Typed(str(zone), place.line, place.column)
        table.fault(typed, f"{shown(what)} sta {where}; di due carte con un nome, una prende un altro nome")
    return str(zone)


def _is_of_either(zone: Text, action: Fields, table: Gathered) -> None:
    """115.1: takes down that nobody knows whether a zone is said of a target or of the spell."""
    place, targets = zone.place or Place(1, 1), action.get("bersagli") or [""]
    said = f"{targets[-1]} {_OUT_OF[str(zone)]}"
    how = f"la zona da cui si lancia sta dietro al nome della magia, come «lancia … {_OUT_OF[str(zone)]} su {targets[-1]}»"
    table.fault(Typed(str(zone), place.line, place.column), f"di chi dice la zona {shown(said)}? {how}")


def _zones_with(seat: Seat, name: str) -> list[str]:
    """The zones of a player in which a card of that name lies, other than the battlefield."""
    return [zone for zone in ZONES if any(_is_called(card, name) for card in seat.zones.get(zone, ()))]


def _is_called(card: object, name: str) -> bool:
    try:
        called = parse_permanent(card).card or "" if isinstance(card, Text) else ""
    except NotationError:
        return False
    return folded(name) in (folded(called), folded(called).partition(",")[0])
