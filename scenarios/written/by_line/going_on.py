"""117, 500, 104: how play goes on or ends, as it is said: ``passa``, ``risolvi``, ``vai a mantenimento di Bruno``, ``concede``."""

from __future__ import annotations

from collections.abc import Mapping

from scenarios.language.errors import Place, wrong
from scenarios.language.terms import STEPS
from scenarios.written.by_line.complements import CLAUSES, clauses
from scenarios.written.by_line.phrase import Phrase
from scenarios.written.by_line.pieces import fields
from scenarios.written.by_line.subject import Said, Subject, Verb
from scenarios.written.records import Fields, Text


def _passes(phrase: Phrase, who: Subject) -> Said:
    """117.3d: ``passa``, ``Anna passa``, ``passa Anna``."""
    name = who.name or (phrase.name(CLAUSES) if phrase.more() and not phrase.begins("rifiutata") else None)
    more = clauses(phrase)
    if not more and name is None:
        return [Text("passa", who.place)]
    made = Fields(who.place)
    made[Text("passa", who.place)] = name
    made.update(fields(who.place, more))
    return [made]


def _resolves(phrase: Phrase, who: Subject) -> Said:
    """608: ``risolvi``, ``risolvi 2``."""
    return [fields(who.place, {"risolvi": phrase.number()})] if phrase.more() else [Text("risolvi", who.place)]


def _goes_to(phrase: Phrase, who: Subject) -> Said:
    """500: ``vai a mantenimento di Bruno``, ``fase finale``."""
    for word in ("a", "in", "alla", "nella", "al", "ai", "agli", "nel"):
        phrase.take(word)
    return [step_of(phrase, who, "vai a", "turno di")]


def step_of(phrase: Phrase, who: Subject, key: str, whose: str) -> Fields:
    """A step or phase, with whose turn it is in. Raises an error of `wrong` with the nearest step."""
    place, text = phrase.place(), phrase.rest()
    step, of, player = text.rpartition(" di ")
    if not (of and who.is_player(player.strip())):
        step, player = text, ""
    named = STEPS.get(step) if step.strip() else None
    if named is None and step.strip():
        fault = STEPS.unknown(step.strip())
        raise wrong(fault.message, fault.suggestion, phrase.offset())
    if named is None:
        raise wrong("qui manca la sottofase, come «vai a mantenimento»", offset=max(len(phrase.typed.text) - 1, 0))
    phrase.at = len(phrase.words)
    at = Place(place.line, place.column + len(text) - len(player))
    return fields(who.place, {key: Text(step.strip(), place), whose: Text(player.strip(), at) if player else None})


def _concedes(phrase: Phrase, who: Subject) -> Said:
    """104.3a: ``Anna concede``."""
    return [fields(who.place, {"concede": who.name or phrase.name(())})]


def _attends(phrase: Phrase, who: Subject) -> Said:
    """807.4: ``segnaturno di Elena``: what follows is in the turn of that marker."""
    phrase.take("di")
    return [fields(who.place, {"segnaturno": phrase.name(())})]


def _agrees(phrase: Phrase, who: Subject) -> Said:
    """104.4i: ``patta concordata``."""
    phrase.expect("concordata", after="dopo «patta»")
    return [Text("patta concordata", who.place)]


VERBS: Mapping[str, Verb] = {
    "passa": _passes, "risolvi": _resolves, "vai": _goes_to, "va": _goes_to,
    "fase": _goes_to, "sottofase": _goes_to, "passo": _goes_to,
    "concede": _concedes, "segnaturno": _attends, "patta": _agrees,
}  # fmt: skip
