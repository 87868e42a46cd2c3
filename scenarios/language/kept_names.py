"""608.2c: how what one instruction keeps for another is said: 'le carte guardate', not the name that it has inside the reader."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from engine.words.record import is_record, told, within

_OPEN, _CLOSE = "\ue000", "\ue001"
_MARKED = re.compile(f"{_OPEN}([^{_CLOSE}]*){_CLOSE}")

KEPT: Mapping[str, str] = {
    "Amass.keep_as": "l'Esercito", "Behold.keep_as": "ciò che è stato ammirato", "Blight.keep_as": "la creatura piagata",
    "CastNow.keep_as": "ciò che è stato lanciato", "Choose.keep_as": "ciò che è stato scelto",
    "ChooseAndSacrifice.keep_as": "ciò che è stato sacrificato", "ChooseNumber.keep_as": "il numero scelto",
    "ChoosePlayer.keep_as": "il giocatore scelto ora", "CreateCopies.keep_as": "le pedine create",
    "CreateTokens.keep_as": "le pedine create", "DealDamage.keep_as": "ciò a cui è stato inflitto danno",
    "DealDamage.keep_dealt_as": "il danno inflitto", "DealDamage.keep_excess_as": "il danno in eccesso inflitto",
    "Destroy.keep_as": "ciò che è stato distrutto", "Discard.keep_as": "le carte scartate",
    "Draw.keep_as": "le carte pescate", "FlipCoin.keep_as": "le monete vinte", "KeepInMind.keep_as": "ciò che è stato tenuto a mente",
    "Look.keep_as": "le carte guardate", "LoseLife.keep_as": "i punti vita persi",
    "ManifestDread.keep_as": "la carta manifestata", "Meld.keep_as": "il permanente combinato",
    "Mill.keep_as": "le carte macinate", "Move.keep_as": "ciò che è stato spostato",
    "Move.keep_was_as": "ciò che è stato spostato, com'era prima", "Piles.keep_as": "la pila scelta",
    "Piles.keep_rest_as": "l'altra pila", "PutFaceDown.keep_as": "ciò che è stato messo a faccia in giù",
    "RemoveCounters.keep_as": "i segnalini tolti", "Reveal.keep_as": "le carte rivelate",
    "RevealUntil.keep_as": "la carta trovata rivelando", "RevealUntil.keep_rest_as": "le altre carte rivelate",
    "RollDie.keep_as": "il risultato del dado", "Sacrifice.keep_as": "ciò che è stato sacrificato",
    "Search.keep_as": "le carte trovate", "Tap.keep_as": "ciò che è stato TAPpato", "VoteFor.keep_as": "ciò che è stato votato",
}  # fmt: skip
"""By record and field, what stands under the name in it."""

_ALONE: Mapping[str, str] = {
    "paid with": "ciò con cui è stato pagato il costo", "all of the event": "tutti quelli dell'evento",
    "become monstrous": "il numero della mostruosità",
}  # fmt: skip
"""Names that no instruction of the ability keeps: what the rules keep themselves."""
_SEARCHED = "i grimori passati in rassegna"
"""701.23: where a search keeps a number, it is that of the libraries that were looked through."""


def marked(name: str) -> str:
    """A name as it stands in what is said until all of it is known; `resolved` puts words there."""
    return f"{_OPEN}{name}{_CLOSE}"


def marked_number(name: str) -> str:
    """The same for a number that is kept under a name."""
    return marked(f"#{name}")


def resolved(said: str, value: object) -> str:
    """What is said of a value, with words for each name that is kept in it: numbered where two names have the same words."""
    if _OPEN not in said:
        return said
    called = dict(_called(value))
    return _MARKED.sub(lambda found: _words(found[1], called), said)


def _words(name: str, called: Mapping[str, str]) -> str:
    plain = name.removeprefix("#")
    known = called.get(plain) or _ALONE.get(plain)
    if known is None:
        return f"il numero detto {plain}" if name != plain else f"ciò che è detto {plain}"
    return known.replace(KEPT["Search.keep_as"], _SEARCHED) if name != plain else known


def _called(value: object) -> Iterator[tuple[str, str]]:
    """Each name that is kept in a value, with its words."""
    keepers: dict[str, dict[str, None]] = {}
    for part in filter(is_record, within(value)):
        for field, name in told(part):
            words = KEPT.get(f"{type(part).__name__}.{field}")
            if words is not None and isinstance(name, str):
                keepers.setdefault(name, {})[words] = None
    said = {name: " o ".join(words) for name, words in keepers.items()}
    alike = list(said.values())
    at: dict[str, int] = {}
    for name, words in said.items():
        at[words] = at.get(words, 0) + 1
        yield name, f"{words} ({at[words]})" if alike.count(words) > 1 else words
