"""What somebody answers when an action asks: ``risposta: leggenda Regina``, ``Anna tiene Regina``, ``risposta: no``."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from scenarios.language.folding import folded
from scenarios.language.patterns import Pattern
from scenarios.written.by_line import headings, values
from scenarios.written.by_line.complements import amounts
from scenarios.written.by_line.phrase import Phrase
from scenarios.written.by_line.pieces import Typed, fields, items
from scenarios.written.by_line.subject import Subject
from scenarios.written.by_line.ways_to_cast import OVER_OR_UNDER, way_of, way_paid
from scenarios.written.records import Text
from scenarios.written.replies import Reply

KEYS: Mapping[str, str] = headings.OF_REPLY
"""The words of a file for what is answered."""
_WORDS: Mapping[str, str] = {"tiene": "leggenda", "sceglie": "scegli", "ordina": "ordine"}
_DIVIDES = {"assegna": "danno", "divide": "dividi", "distribuisce": "dividi"}
"""510.1c-d, 601.2d: before so much to somebody; to assign something else is to attach it."""
CHANCE = "a caso"
VERBS = (*_WORDS, "divide", "distribuisce", "decide", "paga", "mette", "manda", "lascia")


_CONSENTS = Pattern(
    r"(?P<not>non )?(?:(?:paga|vuole pagare)(?: (?:il costo|il mana|niente|(?:\{[^{}]+\})+|\d{0,2}[wubrgc]*))?|lo fa|vuole|accetta)"
)


def consents(phrase: Phrase) -> str:
    """118.12, 608.2d: «Anna paga», «Anna non lo fa» answer a question whether somebody does; '' for other words."""
    found = _CONSENTS.fullmatch(" ".join(word.plain for word in phrase.words[phrase.at :]))
    return "" if found is None else "no" if found["not"] else "sì"


_KEEPS = Pattern(
    r"tiene(?: (?:la|questa|la sua|la propria) mano(?: iniziale)?| (?:le|le sue) (?:\w+ )?carte| \w+ carte)?"
)
_MULLIGANS = Pattern(r"(?P<not>non )?(?:(?:fa|prende|vuole|dichiara)(?: (?:un|il|nessun))? mulligan|mulliga)")


def mulligans(phrase: Phrase) -> str:
    """103.5: «Anna tiene la mano», «Anna fa un mulligan» answer whether somebody takes a mulligan; '' for other words."""
    said = " ".join(word.plain for word in phrase.words[phrase.at :])
    found = _MULLIGANS.fullmatch(said)
    if found is not None:
        return "no" if found["not"] else "sì"
    return "no" if _KEEPS.fullmatch(said) else ""


def headed(key: str, said: Typed, known: Callable[[str], bool]) -> Any:
    """A reply by its word in a file, before a colon below the action: ``costo: Orso``, ``danno: 2 a Orso, 1 a Bruno``.

    Raises an error of `wrong` for a way to cast that the engine does not have.
    """
    shape, value = values.shapes(Reply).get(folded(key)), Phrase.of(said, known)
    if shape is values.Shape.SO_MANY_OF_EACH:
        to_each = value.plain().isdecimal() and len(value.words) > 1
        return fields(said.place, {key: amounts(value, said.place) if to_each else values.so_many_of_each(said)})
    if shape in (values.Shape.SEVERAL, values.Shape.THINGS) and values.is_nothing(said):
        return fields(said.place, {key: items(said.place, [])})
    if key == "costo":
        way_of([word.plain for word in value.words])
    return _said(value, Subject(None, said.place), key)


_FLIPS = Pattern(r"(?P<how>vince|perde) (?:il|un|questo) lancio(?: (?:della|di una) moneta)?")


def flips(phrase: Phrase) -> str:
    """705.2: «Anna perde il lancio» says what comes of a coin that is flipped; '' for other words."""
    found = _FLIPS.fullmatch(" ".join(word.plain for word in phrase.words[phrase.at :]))
    return "" if found is None else str(found["how"])


_PLACES = Pattern(r"(?:l[oa] )?(?:mette|vuole|sceglie|tiene)(?: .+)? (?P<where>sopra|sotto)")


def placed(phrase: Phrase) -> str:
    """702.140c: «Anna lo mette sopra» says where a mutating creature spell goes; '' for other words."""
    found = _PLACES.fullmatch(" ".join(word.plain for word in phrase.words[phrase.at :]))
    return "" if found is None else str(found["where"])


_PUTS = Pattern(
    r"(?:mette|manda|lascia) (?P<what>.+?) (?P<where>nel cimitero|in fondo(?: al (?:grimorio|mazzo))?)"
    r"|(?:mette|manda) (?P<then>nel cimitero|in fondo(?: al (?:grimorio|mazzo))?) (?P<these>.+)"
)


def puts_away(phrase: Phrase) -> bool:
    """Whether words say where cards that are looked at go."""
    return _PUTS.fullmatch(" ".join(word.plain for word in phrase.words[phrase.at :])) is not None


def put_away(phrase: Phrase, who: Subject) -> Any:
    """701.22a, 701.25a: «Anna mette Orso nel cimitero», «in fondo»: which of the cards that are looked at go there; ``None`` for
    other words."""
    found = _PUTS.fullmatch(" ".join(word.plain for word in phrase.words[phrase.at :]))
    if found is None or who.name is None:
        return None
    where = found["where"] or found["then"]
    key, length = where.removesuffix(" al grimorio").removesuffix(" al mazzo"), len(where.split())
    phrase.at += 1 if found["where"] else 1 + length
    names = phrase.names(tuple(where.split()[:1]))
    phrase.at = len(phrase.words)
    return fields(who.place, {"di": who.name, key: items(who.place, list(names))})


def reply_of(phrase: Phrase, who: Subject) -> Any:
    """The reply that words are; ``None`` for words that are none."""
    word = phrase.plain(phrase.at)
    if who.name is not None and (said := consents(phrase)):
        place = phrase.place()
        return fields(who.place, {"di": who.name, "risposta": Text(said, place)})
    if who.name is not None and word in ("paga", "usa", "sceglie") and (way := way_paid(phrase.rest())):
        return fields(who.place, {"di": who.name, "costo": Text(way, phrase.place())})
    if who.name is not None and (where := placed(phrase)):
        return fields(who.place, {"di": who.name, OVER_OR_UNDER: Text(where, phrase.place())})
    if (put := put_away(phrase, who)) is not None:
        return put
    if who.name is not None and (came := flips(phrase)):
        return fields(who.place, {"di": who.name, CHANCE: Text(came, phrase.place())})
    if who.name is not None and (said := mulligans(phrase)):
        return fields(who.place, {"di": who.name, "mulligan": Text(said, phrase.place())})
    if phrase.take("di") and who.name is None:
        who = Subject(phrase.name(tuple(KEYS)), who.place, who.players)
    elif word in _DIVIDES and who.name is not None and (key := _divided(phrase, _DIVIDES[word])):
        return fields(who.place, {"di": who.name, key: amounts(phrase, phrase.place())})
    elif word in ("decide", "risponde"):
        phrase.at += 1
    elif word in _WORDS and who.name is not None:
        phrase.at += 1
        if folded(phrase.rest()) in ("si", "no"):
            return fields(who.place, {"di": who.name, "risposta": Text(phrase.rest(), phrase.place())})
        return _said(phrase, who, _WORDS[word])
    rest = phrase.rest()
    if folded(rest) in ("si", "no"):
        answer = Text(rest, phrase.place())
        return answer if who.name is None else fields(who.place, {"di": who.name, "risposta": answer})
    for length in (5, 4, 3, 2, 1):
        several = " ".join(one.plain for one in phrase.words[phrase.at : phrase.at + length])
        if several in KEYS and phrase.at + length < len(phrase.words):
            phrase.at += length
            return _said(phrase, who, KEYS[several])
    return None


def _divided(phrase: Phrase, key: str) -> str:
    """510.1c, 601.2d: what is divided, as far as the first number; '' where no such number comes.

    «divide il danno di Drago: 1 a Orso» is of combat damage; the creature that deals it is known by when it is asked for.
    """
    if phrase.plain(1).isdecimal():
        phrase.at += 1
        return key
    words = [word.plain.rstrip(":") for word in phrase.words[phrase.at + 1 :]]
    number = next((n for n, word in enumerate(words) if word.isdecimal()), 0)
    said = words[1:number] if words[:1] in (["il"], ["i"]) else words[:number]
    if said[:1] not in (["danno"], ["danni"]):
        return ""
    dealer = " ".join(said[1:]).removeprefix("da combattimento").strip()
    of = re.fullmatch(r"(?:di|del|dello|della|dell') ?(.+)", dealer)
    if dealer and of is None:
        return ""
    phrase.at += 1 + number
    return "danno" if of is not None or key == "danno" else key


def _said(phrase: Phrase, who: Subject, key: str) -> Any:
    place = phrase.place()
    phrase.take("prima")
    named = phrase.names(("poi",))
    while phrase.take("poi"):
        named += phrase.names(("poi",))
    phrase.done()
    value = named[0] if len(named) == 1 else items(place, named)
    return fields(who.place, {"di": who.name, key: value})
