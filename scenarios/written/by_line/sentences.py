"""What players do, as it is said: ``Bruno lancia Fulmine su Orso``, ``Anna attacca Bruno con Vipera``, ``passa``.

A sentence becomes the same fields that a file has for the action, every piece at its own place.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from scenarios.language.errors import Place, shown, wrong
from scenarios.language.keyword_names import KEYWORDS
from scenarios.language.patterns import Pattern
from scenarios.language.terms import STEPS
from scenarios.written.by_line.as_done import done_to
from scenarios.written.by_line.phrase import AND, Phrase
from scenarios.written.by_line.pieces import Typed, fields, items
from scenarios.written.by_line.ways_to_cast import FOR, OVER_OR_UNDER, way_of, with_its_way
from scenarios.written.records import Fields, Items, Text, folded
from scenarios.written.scalars import in_digits

Said = list[Any]
"""Actions of the script, as they stand in a file."""


@dataclass(frozen=True)
class Subject:
    """Who does it, where that is said, and all players of the table in order."""

    name: Text | None
    place: Place
    players: Sequence[str] = ()

    def is_player(self, text: str) -> bool:
        """Whether a name is a player's."""
        return any(folded(text) == folded(one) for one in self.players)

    def objects(self) -> list[Text]:
        """What it is that does it, where that is no player: «Orso e Lupo» before a verb are two. Otherwise nothing."""
        if self.name is None or self.is_player(self.name):
            return []
        return [Text(part.strip(' "'), self.name.place) for part in self.name.replace(" ed ", " e ").split(" e ")]

    def other(self) -> str | None:
        """The one other player, where there are two."""
        others = [one for one in self.players if self.name is None or folded(one) != folded(self.name)]
        return others[0] if len(self.players) == 2 and len(others) == 1 else None


Verb = Callable[[Phrase, Subject], Said]

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
_PLACED = ("sopra", "sotto")
"""702.140c: where a mutating creature spell is put, as it is said with the casting."""
CLAUSES = (
    *_ON,
    *_PLACED,
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
)


_FREELY = Pattern(
    r"(?<= )(?:senza pagar(?:e|l[aoe]|ne)(?: (?:niente|nulla|mana|il (?:suo )?costo(?: di mana)?|il mana))?|gratuitamente)"
    r"(?= |$|\?)",
    re.IGNORECASE,
)


def with_one_word(sentence: Typed) -> Typed:
    """118.9: a sentence in which «gratis» says that a mana cost is not paid, and «per» what is paid instead; others stay."""
    said = with_its_way(_FREELY.sub(lambda found: "gratis".ljust(len(found.group())), sentence.text))
    return Typed(said.rstrip(), sentence.line, sentence.column)


def doing(who: Subject, key: str, what: Any, more: Mapping[str, Any] | None = None) -> Said:
    """The one action in which somebody does something."""
    made = fields(who.place, {key: what, "di": who.name})
    for name, value in (more or {}).items():
        made[Text(name, who.place)] = value
    return [made]


# --- casting, activating, playing

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
    if phrase.plain() not in _PLACED:
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
    loyalty = _loyalty_first(phrase)
    what = phrase.name((*CLAUSES, *_loyalties(phrase)), "il nome del permanente")
    return doing(who, "attiva", what, {**loyalty, **clauses(phrase)})


_LOYALTY_COST = Pattern(r"\[?(?:[+−–-]\d+|[−–-][Xx]|0)\]?")


def _word(phrase: Phrase) -> str:
    """The word to come as it is written; '' for one in quotation marks, and at the end."""
    return phrase.words[phrase.at].text if phrase.plain() else ""


def _loyalties(phrase: Phrase) -> Iterator[str]:
    """606.1: the words of a phrase that are loyalty costs: a name ends before one."""
    return (word.plain for word in phrase.words if _LOYALTY_COST.fullmatch(word.text))


def _loyalty_first(phrase: Phrase) -> dict[str, Any]:
    """606.1: ``attiva il -3 di Jace``: the loyalty cost before the name."""
    at = phrase.at
    phrase.at += phrase.plain() in ("il", "lo", "la")
    if _LOYALTY_COST.fullmatch(_word(phrase)) is None:
        phrase.at = at
        return {}
    cost = _loyalty(phrase)
    any(phrase.take(word) for word in (*_OF, "con")) or phrase.split_elided(("dell'",))
    return {"fedeltà": cost}


def _loyalty(phrase: Phrase) -> Text:
    """606.1: a loyalty cost as a number."""
    place, word = phrase.place(), _word(phrase)
    phrase.at += 1
    return Text(word.strip("[]").replace("−", "-").replace("–", "-"), place)


def _equips(phrase: Phrase, who: Subject) -> Said:
    """702.6a: ``equipaggia Orso con Spada``, ``equipaggia Spada a Orso``."""
    first = phrase.name(("con", *CLAUSES), "che cosa si equipaggia")
    if phrase.take("con"):
        equipment, bearer = phrase.name(CLAUSES, "con che cosa"), first
        return doing(who, "attiva", equipment, {"bersagli": items(first.place, [bearer]), **clauses(phrase)})
    return doing(who, "attiva", first, clauses(phrase))


def _plays(phrase: Phrase, who: Subject) -> Said:
    """305: ``gioca Foresta``."""
    return doing(who, "gioca", phrase.name(CLAUSES, "il nome della terra"), clauses(phrase))


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
        return "bersagli", targets
    if word in ("modo", "modi"):
        phrase.at += 1
        return "modi", _numbers(phrase)
    if word == "fedelta" or _LOYALTY_COST.fullmatch(_word(phrase)):
        phrase.at += word == "fedelta"
        return "fedeltà", _loyalty(phrase)
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
    if word == "retro":
        phrase.at += 1
        return "retro", Text("sì", place)
    if word in _CHOICES:
        phrase.at += 1
        return "risposte", items(place, [fields(place, {_CHOICES[word]: phrase.names(CLAUSES)})])
    if word in _PLACING:
        phrase.at += 1
        word = phrase.plain()
    if word in _PLACED:
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


_KICKED, _KICKER = ("potenziato", "potenziata"), "potenziamento"
"""702.33d: what is said of a spell for which its kicker cost was paid."""


def _paid(way: str, phrase: Phrase, place: Place) -> Fields:
    """601.2b: for what a spell is cast, or how often it is paid for: ``con squadra due volte``, ``con multipotenziamento 3``."""
    times = in_digits(phrase.plain())
    if not times:
        return fields(place, {"costo": Text(way, place)})
    phrase.at += 1
    phrase.at += phrase.plain() in ("volta", "volte")
    return fields(place, {"costo": Text(times, place)})


_OF = ("di", "del", "dello", "della", "dei", "degli", "delle")


def _pass_over_ability_of(phrase: Phrase) -> None:
    """113.7: ``sull'abilità di Golem``, ``sull'abilità innescata del Golem``: an ability on the stack is called by its source."""
    if phrase.plain() == "l'abilita" and phrase.split_elided(("l'",)):
        phrase.at += 1
    rest = [word.plain for word in phrase.words[phrase.at : phrase.at + 3]]
    if rest[:1] != ["abilita"]:
        return
    at = phrase.at
    phrase.at += 2 if rest[1:2] in (["innescata"], ["attivata"]) else 1
    if phrase.split_elided(("dell'",)) or phrase.plain() in _OF:
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
    what, door = phrase.name((*_OF, "a", *CLAUSES)), None
    if phrase.begins("a") and phrase.plain(1) in _DOOR_SIDES:
        door = Text(phrase.plain(1), phrase.place(phrase.at + 1))
        phrase.at += 2
    elif phrase.split_elided(("dell'",)) or phrase.take(phrase.plain() if phrase.plain() in _OF else "di"):
        what, door = phrase.name(CLAUSES), what
    said = {} if door is None else {"porta": door}
    return doing(who, "sblocca", what, said | dict(clauses(phrase)))


_DOOR_SIDES = ("destra", "sinistra")


# --- going on


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
    "lancia": _casts, "fa": _casts, "spara": _casts, "tira": _casts, "muta": _mutates,
    "risponde": _casts, "da": _casts, "attiva": _activates, "usa": _activates, "cicla": _activates,
    "equipaggia": _equips, "gioca": _plays,
    "sospende": _aside("sospendi"), "sospendi": _aside("sospendi"), "predice": _aside("predici"),
    "predici": _aside("predici"), "trama": _aside("trama"), "gira": _turns_up, "sblocca": _unlocks, "sbloccare": _unlocks,
    "passa": _passes, "risolvi": _resolves, "vai": _goes_to, "va": _goes_to,
    "fase": _goes_to, "sottofase": _goes_to, "passo": _goes_to,
    "concede": _concedes, "segnaturno": _attends, "patta": _agrees,
}  # fmt: skip
