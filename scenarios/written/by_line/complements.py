"""601.2b-d, 602.2b: the complements behind the name of what is cast or activated: targets, modes, X, how something is divided,
what is chosen and paid.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from scenarios.language.errors import Place, wrong
from scenarios.language.folding import folded
from scenarios.language.patterns import Pattern
from scenarios.written.by_line.cast_from import BEHIND, BEHIND_KEY, KEY, MARK, ZONES, with_its_zone
from scenarios.written.by_line.loyalty import is_loyalty, loyalty_cost
from scenarios.written.by_line.phrase import AND, OF, Phrase
from scenarios.written.by_line.pieces import Typed, fields, items
from scenarios.written.by_line.ways_to_cast import FOR, OVER_OR_UNDER, way_of, with_its_way
from scenarios.written.records import Fields, Items, Text
from scenarios.written.replies import NO_TARGET, NOTHING
from scenarios.written.scalars import in_digits

_ON = (
    "su", "sul", "sullo", "sulla", "sui", "sugli", "sulle", "a", "ad", "al", "allo", "alla", "ai", "agli", "alle", "contro",
    "bersagliando",
)  # fmt: skip
"""What stands before a target."""
_ELIDED = ("sull'", "all'")
_CHOICES = {
    "copiando": "come copia di", "scegliendo": "scegli", "sacrificando": "costo", "scartando": "costo", "tappando": "costo",
    "esiliando": "costo",
}  # fmt: skip
"""What is chosen on the way, said with the action itself."""
_PLACING = ("mettendolo", "mettendola")
PLACED = ("sopra", "sotto")
"""702.140c: where a mutating creature spell is put, as it is said with the casting."""
CLAUSES = (
    *_ON,
    *PLACED,
    *_PLACING,
    *_ELIDED,
    *_CHOICES,
    "modo",
    "modi",
    "fedelta",
    "dividendo",
    "abilita",
    "come",
    "meta",
    "retro",
    "rifiutata",
    "per",
    "gratis",
    "potenziato",
    "potenziata",
    *(mark + zone for mark in (MARK, BEHIND) for zone in ZONES),
)
_FREELY = Pattern(
    r"(?<= )(?:senza pagar(?:e|l[aoe]|ne)(?: (?:niente|nulla|mana|il (?:suo )?costo(?: di mana)?|il mana))?|gratuitamente)"
    r"(?= |$|\?)",
    re.IGNORECASE,
)


def with_one_word(sentence: Typed, players: Sequence[str]) -> Typed:
    """118.9: a sentence in which «gratis» says that a mana cost is not paid, «per» what is paid instead, and a mark out of which
    zone a card is cast (601.2a); others stay."""
    said = with_its_way(_FREELY.sub(lambda found: "gratis".ljust(len(found.group())), sentence.text))
    said = with_its_zone(said, CLAUSES, players)
    return Typed(said.rstrip(), sentence.line, sentence.column)


_KICKED, _KICKER = ("potenziato", "potenziata"), "potenziamento"
"""702.33d: what is said of a spell for which its kicker cost was paid."""


def clauses(phrase: Phrase) -> dict[str, Any]:
    """What is said behind the name of what is cast or activated: targets, modes, X, how something is divided."""
    said: dict[str, Any] = {}
    while phrase.more():
        key, value = _clause(phrase)
        if key == "risposte" and key in said:
            said[key] += value  # 118.8a: any number of additional costs may be paid
            continue
        if key in said:
            raise wrong(f"«{key}» è detto due volte", offset=phrase.offset())
        said[key] = value
    return said


def _clause(phrase: Phrase) -> tuple[str, Any]:
    word, place = phrase.plain(), phrase.place()
    if word in _ON or phrase.split_elided(_ELIDED):
        phrase.at += 1
        _pass_over_ability_of(phrase)
        targets = phrase.names(CLAUSES, "il bersaglio")
        none = len(targets) == 1 and folded(targets[0]) in (*NOTHING, *NO_TARGET) and not phrase.known(targets[0])
        return "bersagli", items(place, []) if none else targets
    if word in ("modo", "modi"):
        phrase.at += 1
        return "modi", _numbers(phrase)
    if word == "fedelta" or is_loyalty(phrase):
        phrase.at += word == "fedelta"
        return "fedeltà", loyalty_cost(phrase)
    if word == "abilita":
        phrase.at += 1
        return "abilità", phrase.number()
    if word.startswith("x=") or word == "x":
        phrase.at += 1
        return "x", Text(word[2:], place) if word != "x" else phrase.number()
    if word == "dividendo":
        phrase.at += 1
        return "dividi", amounts(phrase, place)
    if word in ("come", "meta"):
        phrase.at += 1
        return {"come": "come", "meta": "metà"}[word], phrase.name(CLAUSES)
    if word == "gratis":
        phrase.at += 1
        return "senza pagare", Text("sì", place)
    if word.startswith((MARK, BEHIND)):
        phrase.at += 1
        mark, _, zone = word.partition("=")
        return KEY if f"{mark}=" == MARK else BEHIND_KEY, Text(zone, place)
    if word == "retro":
        phrase.at += 1
        return "retro", Text("sì", place)
    if word in _CHOICES:
        phrase.at += 1
        return "risposte", items(place, [fields(place, {_CHOICES[word]: phrase.names(CLAUSES)})])
    if word in _PLACING:
        phrase.at += 1
        word = phrase.plain()
    if word in PLACED:
        phrase.at += 1
        return "risposte", items(place, [fields(place, {OVER_OR_UNDER: Text(word, place)})])
    if word == FOR:
        way, length = way_of([one.plain for one in phrase.words[phrase.at + 1 :]])
        if way:
            phrase.at += 1 + length
            return "risposte", items(place, [_paid(way, phrase, place)])
    if word in _KICKED:
        phrase.at += 1
        return "risposte", items(place, [fields(place, {"costo": Text(_KICKER, place)})])
    if word == "rifiutata":
        phrase.at += 1
        return "rifiutata", phrase.number("la regola")
    raise phrase.fault("qui serve «su», «modo», «X=…», «abilità», «dividendo», «come» o «rifiutata»", CLAUSES)


"""702.33d: what is said of a spell for which its kicker cost was paid."""


def _paid(way: str, phrase: Phrase, place: Place) -> Fields:
    """601.2b: for what a spell is cast, or how often it is paid for: ``con squadra due volte``, ``con multipotenziamento 3``."""
    times = in_digits(phrase.plain())
    if not times:
        return fields(place, {"costo": Text(way, place)})
    phrase.at += 1
    phrase.at += phrase.plain() in ("volta", "volte")
    return fields(place, {"costo": Text(times, place)})


def _pass_over_ability_of(phrase: Phrase) -> None:
    """113.7: ``sull'abilità di Golem``, ``sull'abilità innescata del Golem``: an ability on the stack is called by its source."""
    if phrase.plain() == "l'abilita" and phrase.split_elided(("l'",)):
        phrase.at += 1
    rest = [word.plain for word in phrase.words[phrase.at : phrase.at + 3]]
    if rest[:1] != ["abilita"]:
        return
    at = phrase.at
    phrase.at += 2 if rest[1:2] in (["innescata"], ["attivata"]) else 1
    if phrase.split_elided(("dell'",)) or phrase.plain() in OF:
        phrase.at += 1
    else:
        phrase.at = at


def _numbers(phrase: Phrase) -> Items:
    found = items(phrase.place(), [phrase.number()])
    while phrase.plain() in AND or (phrase.more() and phrase.words[phrase.at - 1].comma):
        phrase.at += phrase.plain() in AND
        found.append(phrase.number())
    return found


def amounts(phrase: Phrase, place: Place) -> Fields:
    """601.2d: ``dividendo 2 a Orso, 1 a Bruno``, ``1 danno a Orso``."""
    made = Fields(place)
    while True:
        amount = phrase.number()
        phrase.at += phrase.plain() in ("danno", "danni")
        phrase.split_elided(_ELIDED)
        phrase.expect("a", *_ON, *_ELIDED, after="dopo il numero")
        made[phrase.name(CLAUSES)] = amount
        if not (phrase.more() and (phrase.plain() in AND or phrase.words[phrase.at - 1].comma)):
            return made
        phrase.at += phrase.plain() in AND
