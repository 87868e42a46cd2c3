"""115: targets that are required, in fields or in a few words: ``{oggetto: creatura, massimo: 2}``, ``fino a 2 creature``."""

from __future__ import annotations

import re

from engine.cards.abilities.filters import ANY_TARGET, TargetSpec
from engine.words.record import replace
from engine.words.terms import Relation
from scenarios.language.patterns import Pattern
from scenarios.written.abilities.filters import FILTER, FILTERS, RELATION, TOGETHER
from scenarios.written.abilities.reading import (
    COST_NAME,
    NATURAL,
    POSITIVE,
    YES,
    Grammar,
    Reader,
    form_of,
    later,
    many,
)
from scenarios.written.records import Fields, folded, place_of
from scenarios.written.scalars import read_number

TARGETS = Grammar("bersaglio", "una richiesta di bersagli")
TARGET = TARGETS.reader
_DISTINCT = Reader(lambda value: POSITIVE(value) - 1, POSITIVE.schema)
_TARGET_FORM = form_of(
    TargetSpec,
    objects=("oggetto", FILTER),
    players=("giocatore", RELATION),
    minimum=("minimo", NATURAL),
    maximum=("massimo", POSITIVE),
    divide=("dividi", POSITIVE),
    keep_distinct_from=("diverso da", many(_DISTINCT)),
    chooser=("scelto da", RELATION),
    each_of=("per ogni giocatore che è", RELATION),
    if_paid=("se pagato", COST_NAME),
    unless_paid=("se non pagato", COST_NAME),
    times_x=("tanti quanto X", YES),
    counted=("tanti quanti", later("quantita")),
    together=("insieme", TOGETHER),
    at_random=("a caso", YES),
)


def _target(fields: Fields) -> Fields:
    """Criteria of the objects may stand beside the other fields, without ``oggetto``."""
    own = Fields(place_of(fields))
    criteria = Fields(place_of(fields))
    for key, value in fields.items():
        (own if folded(key) in _TARGET_FORM.by_key else criteria)[key] = value
    if criteria and "oggetto" not in map(folded, own):
        own["oggetto"] = criteria
        return own
    return fields


TARGETS.open_form = _TARGET_FORM
TARGETS.beside = FILTERS.open_form
TARGETS.rewrite = _target
_HOW_MANY = Pattern(r"(?P<upto>fino a )?(?P<number>\d+) (?P<what>.+)", re.IGNORECASE)


def _target_text(text: str) -> TargetSpec | None:
    found = _HOW_MANY.fullmatch(text)
    if found is None:
        return TargetSpec(objects=FILTERS.read_text(text))
    number = read_number(found["number"], 1)
    alone: TargetSpec = TARGETS.read_text(found["what"])
    return replace(alone, minimum=0 if found["upto"] else number, maximum=number)


TARGETS.word("qualsiasi bersaglio", ANY_TARGET)
TARGETS.word("giocatore | giocatori", TargetSpec(players=Relation.ANY))
TARGETS.word("avversario | avversari", TargetSpec(players=Relation.OPPONENT))
TARGETS.text(_target_text, "fino a 2 creature")
