"""What happens out of the blue, as it is said: ``muore Orso``, ``Anna pesca``, ``Vipera infligge 2 a Bruno``."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from scenarios.language.errors import wrong
from scenarios.language.terms import ZONES
from scenarios.written.by_line.phrase import Phrase
from scenarios.written.by_line.pieces import fields, items
from scenarios.written.by_line.subject import Said, Subject, Verb
from scenarios.written.permanents import Permanent
from scenarios.written.records import Fields, Items, Text
from scenarios.written.scalars import in_digits
from scenarios.written.words_in_lines import words_of

_STOPS = ("a", "da", "in", "su", "con")
MOST_DRAWN = 20
"""How many cards one sentence may let be drawn."""


def _happens(who: Subject, *events: Fields) -> Said:
    return [fields(who.place, {"evento": items(who.place, events) if len(events) > 1 else events[0]})]


def _of_objects(key: str, more: Mapping[str, str] | None = None) -> Verb:
    """Something that happens to objects: ``muore Orso``, ``distruggi Orso e Lupo``, ``Orso muore``."""

    def says(phrase: Phrase, who: Subject) -> Said:
        named = _named(phrase, who)
        return _happens(who, *(fields(who.place, {key: one, **(more or {})}) for one in named))

    return says


def _leaves_its_phase(phrase: Phrase, who: Subject) -> Said:
    """702.26: ``Orso esce di fase``."""
    if not any(phrase.take(*words) for words in (("di", "fase"), ("dalla", "fase"))):
        raise wrong("si dice «esce di fase», o «sposta Orso in esilio» e simili", offset=phrase.offset())
    return _of_objects("scompare")(phrase, who)


def _named(phrase: Phrase, who: Subject) -> Items:
    if phrase.more():
        return phrase.names(_STOPS)
    if not who.objects():
        raise wrong("che cosa? Qui manca un nome", offset=max(len(phrase.typed.text) - 1, 0))
    return items(who.place, who.objects())


def _of_player(key: str, usual: str = "") -> Verb:
    """Something that happens to one player: ``Anna vince la partita``."""

    def says(phrase: Phrase, who: Subject) -> Said:
        return _happens(who, fields(who.place, {key: _player(phrase, who)}))

    return says


def _player(phrase: Phrase, who: Subject) -> Text:
    return who.name if who.name is not None else phrase.name(_STOPS, "il giocatore")


def _draws(phrase: Phrase, who: Subject) -> Said:
    """121.1: ``Anna pesca``; 121.2: ``Anna pesca 2`` draws one card after the other."""
    if who.name is None:
        return _happens(who, fields(who.place, {"pesca": phrase.name(_STOPS, "chi pesca")}))
    times = 1
    if phrase.more():
        number = phrase.number()
        if not number.isdecimal() or not 1 <= int(number) <= MOST_DRAWN:
            raise wrong(f"si pesca un numero di carte da 1 a {MOST_DRAWN}", offset=phrase.words[phrase.at - 1].start)
        times = int(number)
        phrase.take("carte") or phrase.take("carta")
    return [one for _ in range(times) for one in _happens(who, fields(who.place, {"pesca": who.name}))]


_OF_LIFE = (("punti", "vita"), ("punto", "vita"), ("vita",), ("vite",), ("pv",))


def _life(key: str) -> Verb:
    """119.3: ``Anna guadagna 3``, ``Anna perde 3``; 104.3e: ``Anna perde la partita``."""

    def says(phrase: Phrase, who: Subject) -> Said:
        if key == "perde" and (phrase.take("la", "partita") or phrase.take("per", "penalita")):
            by_penalty = phrase.words[phrase.at - 1].plain == "penalita"
            if by_penalty:
                return [fields(who.place, {"perde per penalità": _player(phrase, who)})]
            return _happens(who, fields(who.place, {"perde la partita": _player(phrase, who)}))
        amount = phrase.number("quanti punti vita")
        any(phrase.take(*words) for words in _OF_LIFE)
        return _happens(who, fields(who.place, {key: amount, "chi": _player(phrase, who)}))

    return says


def _wins(phrase: Phrase, who: Subject) -> Said:
    """104.2b: ``Anna vince la partita``."""
    phrase.take("la", "partita")
    return _happens(who, fields(who.place, {"vince la partita": _player(phrase, who)}))


def _deals(phrase: Phrase, who: Subject) -> Said:
    """120: ``Vipera infligge 2 a Bruno``, ``Vipera infligge 2 da combattimento a Bruno``."""
    if who.name is None:
        raise wrong("chi infligge? Si scrive «Vipera infligge 2 a Bruno»", offset=phrase.words[0].start)
    amount = phrase.number("quanto danno")
    phrase.take("danni") or phrase.take("danno")
    combat = phrase.take("da", "combattimento")
    phrase.expect("a", after="dopo il danno")
    said = {"danno": amount, "a": phrase.name(_STOPS), "da": who.name}
    return _happens(who, fields(who.place, {**said, "da combattimento": Text("sì", who.place) if combat else None}))


def _suffers(phrase: Phrase, who: Subject) -> Said:
    """120: ``Orso subisce 2 da Vipera``."""
    if who.name is None:
        raise wrong("chi subisce? Si scrive «Orso subisce 2 da Vipera»", offset=phrase.words[0].start)
    amount = phrase.number("quanto danno")
    phrase.take("danni") or phrase.take("danno")
    phrase.expect("da", after="dopo il danno")
    return _happens(who, fields(who.place, {"danno": amount, "a": who.name, "da": phrase.name(_STOPS)}))


def _moves(phrase: Phrase, who: Subject) -> Said:
    """400.7: ``sposta Orso in mano``."""
    what = phrase.name(("in", "nel", "nella"))
    if phrase.plain() not in ("in", "nel", "nella"):
        raise phrase.fault("dopo il nome serve «in» e una zona", ("in",))
    phrase.at += 1
    at, text = phrase.place(), phrase.rest()
    if ZONES.get(text) is None:
        fault = ZONES.unknown(text or "")
        raise wrong(fault.message, fault.suggestion, phrase.offset())
    phrase.at = len(phrase.words)
    return _happens(who, fields(who.place, {"sposta": what, "in": Text(text, at)}))


def _attaches(phrase: Phrase, who: Subject) -> Said:
    """701.3: ``assegna Spada a Orso``."""
    what = phrase.name(("a",))
    phrase.expect("a", after="dopo il nome")
    return _happens(who, fields(who.place, {"assegna": what, "a": phrase.name(_STOPS)}))


_COPY = re.compile(r"\bcopia d(?:i|el|ello|ella|ell['’])", re.IGNORECASE)


def _creates(phrase: Phrase, who: Subject) -> Said:
    """111.1: ``Anna crea 2x Goblin 1/1 rosso``."""
    if who.name is None:
        raise wrong("chi la crea? Si scrive «Anna crea Goblin 1/1»", offset=phrase.words[0].start)
    if (copied := _COPY.search(phrase.rest())) is not None:
        # 707.2: what it is depends on what is copied, which no line of a token says.
        raise wrong(
            "di una copia si dice che cosa la crea, come una carta con il suo testo",
            offset=phrase.offset() + copied.start(),
        )
    many = in_digits(phrase.plain()) if phrase.more() else ""
    place = phrase.place()
    phrase.at += bool(many)
    token = Text(f"{many}x {phrase.rest()}" if many and many != "1" else phrase.rest(), place)
    phrase.at = len(phrase.words)
    return _happens(who, fields(who.place, {"crea": token, "di": who.name}))


def _counters(key: str, preposition: str) -> Verb:
    """122: ``metti +1/+1x2 su Orso``, ``togli +1/+1 da Orso``."""

    def says(phrase: Phrase, who: Subject) -> Said:
        cut = next((n for n in range(phrase.at, len(phrase.words)) if phrase.words[n].plain == preposition), None)
        if cut is None or cut == phrase.at:
            raise phrase.fault(f"qui servono segnalini, come «+1/+1 {preposition} Orso»")
        first, last = phrase.words[phrase.at], phrase.words[cut - 1]
        kinds = _kinds(phrase.typed.text[first.start : last.end], first.start)
        counted = fields(phrase.place(), {kind: Text(count, phrase.place()) for kind, count in kinds.items()})
        phrase.at = cut + 1
        return _happens(who, fields(who.place, {key: counted, preposition: phrase.name(())}))

    return says


def _kinds(text: str, offset: int) -> Mapping[str, str]:
    """Counters as they stand in the line of a permanent."""
    said: Any = Permanent.from_text(f"X {text}").get("counters")
    if not said or set(Permanent.from_text(f"X {text}")) != {"card", "counters"} or not words_of(text):
        raise wrong("qui servono segnalini, come «+1/+1x2»", offset=offset)
    return dict(said)


def _becomes(phrase: Phrase, who: Subject) -> Said:
    """731.1: ``diventa notte``; 725.1: ``Anna diventa il monarca``."""
    if phrase.take("il", "monarca") or phrase.take("monarca"):
        return _happens(who, fields(who.place, {"diventa il monarca": _player(phrase, who)}))
    return _happens(who, fields(who.place, {"diventa": phrase.name((), "«giorno» o «notte»")}))


_DIES = _of_objects("sposta", {"in": "cimitero"})
_EXILES = _of_objects("sposta", {"in": "esilio"})
VERBS: Mapping[str, Verb] = {
    "muore": _DIES, "muoiono": _DIES, "distruggi": _of_objects("distruggi"), "esilia": _EXILES,
    "sacrifica": _of_objects("sacrifica"), "scarta": _of_objects("scarta"), "tappa": _of_objects("TAPpa"),
    "stappa": _of_objects("STAPpa"), "scompare": _of_objects("scompare"), "appare": _of_objects("appare"),
    "stacca": _of_objects("stacca"), "sposta": _moves, "assegna": _attaches, "pesca": _draws,
    "guadagna": _life("guadagna"), "perde": _life("perde"), "vince": _wins, "infligge": _deals, "subisce": _suffers,
    "crea": _creates, "metti": _counters("segnalini", "su"), "togli": _counters("togli segnalini", "da"),
    "distrugge": _of_objects("distruggi"), "mette": _counters("segnalini", "su"), "toglie": _counters("togli segnalini", "da"),
    "diventa": _becomes, "esce": _leaves_its_phase, "escono": _leaves_its_phase,
}  # fmt: skip
OF_OBJECTS = (
    "muore",
    "muoiono",
    "infligge",
    "subisce",
    "scompare",
    "appare",
    "esce",
    "escono",
    "attacca",
    "attaccano",
    "blocca",
    "bloccano",
)
"""Verbs before which an object may stand."""
