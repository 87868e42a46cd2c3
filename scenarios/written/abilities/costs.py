"""Costs of activated abilities, in fields or in words: ``{1}, TAP``, ``scarta una carta, paga 2 punti vita``, ``+1``."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from engine.cards.abilities.ability import Cost
from engine.words.counters import LOYALTY
from scenarios.language.counters import COUNTERS
from scenarios.language.errors import shown, wrong
from scenarios.language.patterns import Pattern
from scenarios.language.vocabulary import Vocabulary
from scenarios.written.abilities.filters import COUNTER, FILTER, FILTERS
from scenarios.written.abilities.quantities import QUANTITY
from scenarios.written.abilities.reading import NATURAL, POSITIVE, YES, Grammar, Reader, form_of, many, word
from scenarios.written.mana import MANA_SCHEMA, read_mana
from scenarios.written.records import described, folded
from scenarios.written.scalars import read_number, text_of

_ONE_WORD = {"un": 1, "uno": 1, "una": 1, "un'": 1}
_SO_MANY = r"(?P<number>\d+|un[oa]?|un')"


def _number(text: str) -> int:
    return _ONE_WORD.get(text.lower()) or read_number(text, 1)


def _some_counters(value: Any) -> tuple[str, int]:
    """``{carica: 2}``, or ``carica`` for one."""
    if isinstance(value, dict):
        if len(value) != 1:
            raise wrong(f"qui serve un solo tipo di segnalini con il suo numero, non {described(value)}")
        ((kind, number),) = value.items()
        return COUNTER(kind), POSITIVE(number)
    return COUNTER(value), 1


MANA = Reader(read_mana, lambda: dict(MANA_SCHEMA))
COUNTERS_OF_COST = Reader(
    _some_counters, lambda: {"anyOf": [COUNTER.schema(), {"type": "object", "maxProperties": 1, "minProperties": 1}]}
)

_TIMES_X: Vocabulary[str] = Vocabulary(
    "una parte di un costo",
    {
        "life": "punti vita",
        "counters": "segnalini",
        "sacrifice": "sacrifica | sacrifici",
        "discard": "scarta | scarti",
        "exile": "esilia",
        "tap": "TAPpa",
        "energy": "energia",
        "reveal": "rivela",
        "all counters": "tutti i segnalini",
    },
)

_RANGE = Pattern(r"(?P<least>\d+)(?P<more>\s+o più)?")


def _how_many(value: Any) -> tuple[int, int | None]:
    """702.167a: ``2``, or ``1 o più``."""
    found = _RANGE.fullmatch(text_of(value))
    if found is None:
        raise wrong(f"{shown(text_of(value))} non è un numero di materiali, come 2 o «1 o più»")
    least = read_number(found["least"], 1)
    return least, None if found["more"] else least


_HOW_MANY = Reader(_how_many, lambda: {"type": ["string", "integer"], "examples": ["1 o più"]})

COSTS = Grammar("costo", "un costo")
COST: Reader = COSTS.reader
COSTS.open_form = form_of(
    Cost,
    mana=("mana", MANA),
    tap=("TAP", YES),
    untap=("STAP", YES),
    sacrifice_this=("sacrifica questo", YES),
    sacrifice=("sacrifica", FILTER),
    sacrifice_count=("quanti sacrifici", POSITIVE),
    tap_others=("TAPpa", FILTER),
    tap_count=("quanti da TAPpare", POSITIVE),
    tap_power=("con forza totale", NATURAL),
    exile=("esilia", FILTER),
    exile_count=("quanti da esiliare", POSITIVE),
    exile_of_anyone=("da esiliare di chiunque", YES),
    exile_this=("esilia questo", YES),
    return_to_hand=("fai tornare in mano", FILTER),
    return_count=("quanti tornano", POSITIVE),
    mill=("macina", NATURAL),
    draw=("pesca", NATURAL),
    waterbend=("dominio dell'acqua", MANA),
    crews=("manovrando", YES),
    energy=("energia", NATURAL),
    tickets=("ticket", NATURAL),
    times_x=("X volte", word(_TIMES_X)),
    discard=("scarta", NATURAL),
    discard_random=("scarta a caso", YES),
    discard_such=("carte da scartare", FILTER),
    discard_this=("scarta questa carta", YES),
    reveal_this=("rivela questa carta", YES),
    reveal_such=("rivela", FILTER),
    reveal_count=("quante da rivelare", POSITIVE),
    materials=("materiali", FILTER),
    material_count=("quanti materiali", _HOW_MANY),
    life=("punti vita", NATURAL),
    life_of=("punti vita pari a", QUANTITY),
    remove_counters=("rimuovi segnalini", COUNTERS_OF_COST),
    put_counters=("metti segnalini", COUNTERS_OF_COST),
    remove_from=("rimuovi da", FILTER),
    remove_any=("rimuovi segnalini qualsiasi", NATURAL),
    remove_apart=("da più permanenti insieme", YES),
    sacrifice_also=("sacrifica anche", many(FILTER)),
    discard_hand=("scarta la mano", YES),
    exert_this=("strema questo", YES),
    bury=("metti in fondo al grimorio", FILTER),
    bury_count=("quante in fondo", POSITIVE),
    from_exile=("metti nel cimitero dall'esilio", FILTER),
    from_exile_count=("quante dall'esilio", POSITIVE),
    evidence=("raccogli prove", NATURAL),
    forage=("foraggia", YES),
)

_Said = Mapping[str, Any]
_PIECES: tuple[tuple[Pattern, Callable[[re.Match[str]], _Said]], ...] = (
    (Pattern(r"(?i)tap|\{t\}"), lambda _: {"tap": True}),
    (Pattern(r"(?i)stap|\{q\}"), lambda _: {"untap": True}),
    (Pattern(r"(?i)sacrifica quest(?:o|a)"), lambda _: {"sacrifice_this": True}),
    (
        Pattern(r"(?i)sacrifica (?:un[oa']? ?)?(?P<what>.+)"),
        lambda found: {"sacrifice": FILTERS.read_text(found["what"])},
    ),
    (Pattern(r"(?i)scarta quest[oa](?: carta)?"), lambda _: {"discard_this": True}),
    (Pattern(r"(?i)esilia quest[oa](?: carta)?"), lambda _: {"exile_this": True}),
    (Pattern(r"(?i)-X"), lambda _: {"remove_counters": (LOYALTY, 1), "times_x": "counters"}),
    (Pattern(rf"(?i)scarta {_SO_MANY} cart[ae]"), lambda found: {"discard": _number(found["number"])}),
    (Pattern(r"(?i)paga (?P<number>\d+) punt[oi] vita"), lambda found: {"life": _number(found["number"])}),
    (
        Pattern(rf"(?i)rimuovi {_SO_MANY} segnalin[oi] (?P<kind>.+)"),
        lambda found: {"remove_counters": (COUNTERS.read(found["kind"]), _number(found["number"]))},
    ),
    (
        Pattern(rf"(?i)metti {_SO_MANY} segnalin[oi] (?P<kind>.+)"),
        lambda found: {"put_counters": (COUNTERS.read(found["kind"]), _number(found["number"]))},
    ),
    # 606.4: the loyalty symbols.
    (Pattern(r"(?i)\+(?P<number>\d+)"), lambda found: {"put_counters": (LOYALTY, _number(found["number"]))}),
    (Pattern(r"(?i)-(?P<number>\d+)"), lambda found: {"remove_counters": (LOYALTY, _number(found["number"]))}),
)


def _read(text: str) -> Cost:
    """106.7, 602.1a: the parts of a cost, with commas between them. ``niente`` costs nothing."""
    said: dict[str, Any] = {}
    if folded(text) in ("niente", "nessuno", "0"):
        return Cost(mana="{0}" if text.strip() == "0" else "")
    for piece in text.split(","):
        for attribute, value in _piece(piece.strip()).items():
            if attribute in said:
                raise wrong(f"{shown(text)} dice due volte la stessa cosa")
            said[attribute] = value
    return Cost(**said)


def _piece(text: str) -> _Said:
    for pattern, make in _PIECES:
        found = pattern.fullmatch(text)
        if found:
            return make(found)
    if re.fullmatch(r"[\dA-Za-z{}/ ]+", text) and not re.search(r"[a-z]{3}", text):
        return {"mana": read_mana(text)}
    raise wrong(f"{shown(text)} non è parte di un costo, come {{1}}{{G}}, TAP o «sacrifica questo»")


COSTS.text(_read, "{1}, TAP")
