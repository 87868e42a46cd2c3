"""508.1, 509.1: «Bruno può bloccare?», «chi può attaccare?»: each creature that is meant, as it is said where it does so."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from scenarios.language.errors import Place
from scenarios.language.folding import folded
from scenarios.language.patterns import Pattern
from scenarios.written.by_line.gathered import Gathered
from scenarios.written.by_line.how_far import TRIED
from scenarios.written.by_line.pieces import Typed, fields, items
from scenarios.written.by_line.scripted import Script
from scenarios.written.records import Fields, Text
from scenarios.written.script import EACH, OPPONENT

_ARTICLE = r"(?i:(?:il|lo|la|i|gli|le) |l['’])?"
_NAME = rf"{_ARTICLE}(?P<{{}}>[A-ZÀ-Ù\"«“].*?)"
_WHO = rf"(?:(?i:chi|(?:che )?cosa|qual[ei]|(?:qual[ei]|che) creatur[ae])(?: d(?:i |['’])(?P<of>\w+))?|{_NAME.format('who')})"
_STILL = r"(?: (?i:ancora|davvero|adesso|ora|già|comunque|anche))?"
_MAY = Pattern(
    rf"(?:(?i:e|ma|allora) )?{_WHO} (?i:può|possono){_STILL} (?P<verb>(?i:attaccare|bloccare))"
    rf"(?: (?i:qualcosa|qualcuno|con qualcosa)| {_NAME.format('whom')})?"
)
_MAY_VERB_FIRST = Pattern(rf"(?i:può|possono) {_WHO} (?P<verb>(?i:attaccare|bloccare))(?: {_NAME.format('whom')})?")
_MAY_WHO_LAST = Pattern(rf"(?i:può|possono){_STILL} (?P<verb>(?i:attaccare|bloccare)) {_NAME.format('who')}")
_MAY_BE = Pattern(
    rf"(?:(?i:e|ma|allora) )?{_NAME.format('whom')} (?i:può|possono){_STILL} (?i:essere) (?P<verb>(?i:bloccat[oaie]))"
    rf"(?: (?i:da(?:l|llo|lla|i|gli|lle)?) {_NAME.format('who')}| (?i:dall['’]){_NAME.format('elided')})?"
)
_ASKS = (_MAY, _MAY_VERB_FIRST, _MAY_WHO_LAST, _MAY_BE)


def each_that_may(question: Typed, script: Script, table: Gathered) -> list[Fields]:
    """The declarations that a question asks about without saying each; nothing where it says one whole, or is another question.

    Whose a creature is, and which there are, is found out where they are tried: much may have changed by then.
    """
    plain = " ".join(question.text.rstrip(" ?").split())
    found = next(filter(None, (one.fullmatch(plain) for one in _ASKS)), None)
    if found is None:
        return []
    said = found.groupdict()
    who, whom = said.get("of") or said.get("who") or said.get("elided"), said.get("whom")
    named = who is not None and table.seat_of(who) is None
    if (found.re is not _MAY_BE.compiled and named and whom) or " con " in (whom or ""):
        return []
    creature = Text(who if who is not None and named else EACH[0], question.place)
    by = None if who is None or named else Text(who, question.place)
    if folded(found["verb"]).startswith("blocca"):
        attackers = [Text(one, question.place) for one in ([whom] if whom else [*_attackers(script, question.line)])]
        together = [attackers] if creature in EACH and attackers else [[one] for one in attackers]
        return [_asked("blocca", {creature: items(question.place, each)}, by, question.place) for each in together]
    if not whom and len(table.seats) != 2:
        return []
    return [_asked("attacca", {creature: Text(whom or OPPONENT[0], question.place)}, by, question.place)]


def _asked(key: str, pairs: dict[str, Any], by: Text | None, place: Place) -> Fields:
    """A declaration that is asked about: of one creature, or of every one by itself, which none of them keeps from being tried."""
    tried = Text("sì", place) if any(one in EACH for one in pairs) else None
    return fields(place, {key: fields(place, pairs), "di": by, TRIED: tried})


def _attackers(script: Script, line: int) -> Iterator[str]:
    """508.1k: what is said above to attack, last."""
    above = [
        one
        for one, at in script.script
        if at < line and isinstance(one, Fields) and isinstance(one.get("attacca"), Fields)
    ]
    yield from map(str, above[-1]["attacca"] if above else ())
