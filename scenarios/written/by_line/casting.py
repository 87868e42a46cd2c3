"""305, 601, 602, 116.2: what players cast, activate, play and set aside, as it is said: ``Bruno lancia Fulmine su Orso``.

A sentence becomes the same fields that a file has for the action, every piece at its own place. What attacks and blocks is in
`fighting`, how play goes on in `going_on`, what happens out of the blue in `events`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from scenarios.language.errors import shown, wrong
from scenarios.language.keyword_names import KEYWORDS
from scenarios.written.by_line.as_done import done_to
from scenarios.written.by_line.complements import CLAUSES, PLACED, clauses
from scenarios.written.by_line.loyalty import loyalties, loyalty_first
from scenarios.written.by_line.phrase import OF, Phrase
from scenarios.written.by_line.pieces import fields, items
from scenarios.written.by_line.subject import Said, Subject, Verb, doing
from scenarios.written.by_line.ways_to_cast import OVER_OR_UNDER
from scenarios.written.records import Text

_INSTANT = ("istantaneo", "instantaneo")


def _casts(phrase: Phrase, who: Subject) -> Said:
    """601: ``lancia Fulmine su Orso``; ``risponde`` is the same."""
    if phrase.take("attivando"):
        return _activates(phrase, who)
    phrase.at += phrase.plain() in ("con", "lanciando")
    if (done := done_to(phrase, CLAUSES)) is not None:
        return doing(who, "lancia", done[0], {"bersagli": done[1], **clauses(phrase)})
    if (dealt := _damage_said(phrase)) is not None:
        return doing(who, "lancia", dealt, clauses(phrase))
    return doing(who, "lancia", phrase.name(CLAUSES, "il nome della carta"), clauses(phrase))


def _mutates(phrase: Phrase, who: Subject) -> Said:
    """702.140a: ``muta Drago sopra Lupo``: cast for its mutate cost, with the creature as its target."""
    what, place = phrase.name(CLAUSES, "il nome della carta"), phrase.place()
    cost = fields(place, {"costo": Text(KEYWORDS.word("mutate"), place)})
    if phrase.plain() not in PLACED:
        said = clauses(phrase)
        return doing(who, "lancia", what, {**said, "risposte": items(place, [cost, *said.get("risposte", ())])})
    where = Text(phrase.plain(), place)
    phrase.at += 1
    target = phrase.names(CLAUSES, "la creatura")
    said = clauses(phrase)
    replies = items(place, [cost, fields(place, {OVER_OR_UNDER: where}), *said.pop("risposte", ())])
    return doing(who, "lancia", what, {"bersagli": target, **said, "risposte": replies})


def _damage_said(phrase: Phrase) -> Text | None:
    """``lancia Dardo, che infligge 3 danni a Orso``: a card that nobody has, called by what it does.

    Raises an error of `wrong` where the card has a text of its own, or is said to be no instant: neither is passed over.
    """
    words = [word.plain for word in phrase.words]
    at = next((n for n in range(phrase.at + 1, len(words) - 2) if words[n] == "infligge"), None)
    if at is None or not words[at + 1].isdigit() or words[at + 2] not in ("danno", "danni"):
        return None
    place = phrase.place()
    end = at - (words[at - 1] == "che")
    if words[end - 1].startswith("("):
        end -= 1
        if words[end].strip("()") not in _INSTANT:
            raise wrong("danni detti così sono di un istantaneo", offset=phrase.words[end].start)
    name = " ".join(word.text for word in phrase.words[phrase.at : end])
    if phrase.known(name):
        raise wrong(f"{shown(name)} ha già il suo testo", offset=phrase.words[end].start)
    phrase.at = at + 3
    return Text(f"{words[at + 1]} {'danno' if words[at + 1] == '1' else 'danni'}", place)


def _activates(phrase: Phrase, who: Subject) -> Said:
    """602: ``attiva Golem abilità 2 su Orso``."""
    loyalty = loyalty_first(phrase)
    what = phrase.name((*CLAUSES, *loyalties(phrase)), "il nome del permanente")
    return doing(who, "attiva", what, {**loyalty, **clauses(phrase)})


def _equips(phrase: Phrase, who: Subject) -> Said:
    """702.6a: ``equipaggia Orso con Spada``, ``equipaggia Spada a Orso``."""
    first = phrase.name(("con", *CLAUSES), "che cosa si equipaggia")
    if phrase.take("con"):
        equipment, bearer = phrase.name(CLAUSES, "con che cosa"), first
        return doing(who, "attiva", equipment, {"bersagli": items(first.place, [bearer]), **clauses(phrase)})
    return doing(who, "attiva", first, clauses(phrase))


def _taps_for(keyword: str) -> Verb:
    """702.122a, 702.171a: ``manovra Carro con Orso e Lupo``, ``sella Toro tappando Orso``: what is tapped for the cost."""

    def says(phrase: Phrase, who: Subject) -> Said:
        place = phrase.place()
        what = phrase.name(("con", *CLAUSES), "il nome del permanente")
        said: dict[str, Any] = {"per": Text(KEYWORDS.word(keyword), place)}
        if phrase.take("con"):
            said["risposte"] = items(place, [fields(place, {"costo": phrase.names(CLAUSES, "la creatura")})])
        more = clauses(phrase)
        if "risposte" in said and "risposte" in more:
            raise wrong("che cosa si tappa è detto due volte", offset=phrase.offset())
        return doing(who, "attiva", what, {**said, **more})

    return says


def _plays(phrase: Phrase, who: Subject) -> Said:
    """305: ``gioca Foresta``."""
    return doing(who, "gioca", phrase.name(CLAUSES, "il nome della terra"), clauses(phrase))


def _aside(key: str) -> Verb:
    """116.2: ``sospende Faro X=2``."""

    def says(phrase: Phrase, who: Subject) -> Said:
        return doing(who, key, phrase.name(CLAUSES), clauses(phrase))

    return says


def _turns_up(phrase: Phrase, who: Subject) -> Said:
    """116.2b: ``gira a faccia in su Straniero``."""
    for word in ("a", "faccia", "in", "su"):
        phrase.expect(word, after="dopo «gira»")
    return doing(who, "gira a faccia in su", phrase.name(CLAUSES), clauses(phrase))


def _unlocks(phrase: Phrase, who: Subject) -> Said:
    """116.2m: ``sblocca Soffitta``, ``sblocca la porta destra di Casa``, ``sblocca Casa a destra``."""
    phrase.take("la", "porta")
    what, door = phrase.name((*OF, "a", *CLAUSES)), None
    if phrase.begins("a") and phrase.plain(1) in _DOOR_SIDES:
        door = Text(phrase.plain(1), phrase.place(phrase.at + 1))
        phrase.at += 2
    elif phrase.split_elided(("dell'",)) or phrase.take(phrase.plain() if phrase.plain() in OF else "di"):
        what, door = phrase.name(CLAUSES), what
    said = {} if door is None else {"porta": door}
    return doing(who, "sblocca", what, said | dict(clauses(phrase)))


_DOOR_SIDES = ("destra", "sinistra")


VERBS: Mapping[str, Verb] = {
    "lancia": _casts, "fa": _casts, "spara": _casts, "tira": _casts, "muta": _mutates,
    "risponde": _casts, "da": _casts, "attiva": _activates, "usa": _activates, "cicla": _activates,
    "equipaggia": _equips, "manovra": _taps_for("crew"), "sella": _taps_for("saddle"), "gioca": _plays,
    "sospende": _aside("sospendi"), "sospendi": _aside("sospendi"), "predice": _aside("predici"),
    "predici": _aside("predici"), "trama": _aside("trama"), "gira": _turns_up, "sblocca": _unlocks, "sbloccare": _unlocks,
}  # fmt: skip
