"""614.3, 615.3: what a resolution says of events to come, in words: what is replaced or prevented, of whom, how often, how long."""

from __future__ import annotations

from collections.abc import Mapping

from engine import Step
from engine.cards.abilities.ability import Prohibition
from engine.state.facts import lasting as f
from engine.words.terms import Zone
from scenarios.language.terms import PROHIBITIONS
from scenarios.language.words import People, joined, listed, towards, wording
from scenarios.told.facts.table import PARTS, SENTENCES
from scenarios.told.telling import all_named, cause

_FROM: Mapping[Zone, str] = {
    Zone.BATTLEFIELD: "dal campo di battaglia",
    Zone.STACK: "dalla pila",
    Zone.HAND: "dalla mano",
    Zone.GRAVEYARD: "dal cimitero",
    Zone.EXILE: "dall'esilio",
    Zone.LIBRARY: "dal grimorio",
    Zone.COMMAND: "dalla zona di comando",
}
_TO: Mapping[Zone, str] = {
    Zone.BATTLEFIELD: "sul campo di battaglia",
    Zone.STACK: "in pila",
    Zone.HAND: "in mano",
    Zone.GRAVEYARD: "nel cimitero",
    Zone.EXILE: "in esilio",
    Zone.LIBRARY: "nel grimorio",
    Zone.COMMAND: "nella zona di comando",
}
SAID: Mapping[str, str] = {
    "Replaces": "quello che entra sul campo di battaglia vi entra in un altro modo",
    "ChangesDamage": "il danno{} è di un'altra quantità",
    "Prevents": "il danno{} è prevenuto",
    "ChangesLife": "i punti vita guadagnati o persi{} sono in un altro numero",
    "LifeFloor": "il danno{} non porta i punti vita sotto un minimo",
    "ChangesCounters": "i segnalini messi{} sono in un altro numero",
    "ChangesTokens": "le pedine create{} sono in un altro numero",
    "ChangesMana": "il mana prodotto{} è un altro",
    "ChangesCost": "quello che l'effetto descrive costa un'altra quantità di mana{}",
    "MayCast": "quello che l'effetto descrive può essere lanciato o giocato{}",
    "AsThoughFlash": "quello che l'effetto descrive può essere lanciato come se avesse lampo{}",
    "HandLimit": "cambia il numero massimo di carte che si possono tenere in mano{}",
    "AlwaysRegenerates": "ogni distruzione{} è sostituita dalla rigenerazione",
}
"""What the effect says, by the kind of what it says; behind it, of whom."""
_DOING = {"ReplacesDraw": "pescare una carta", "InsteadOfLosing": "perdere la partita"}
"""What a player would do, and does something else instead."""


@SENTENCES.words(f.EventsChange)
def _set_up(fact: f.EventsChange, step: Step, people: People) -> str:
    found = all_named(fact.of, people)
    once, when = ("la prossima volta ", "che") if fact.next_time else ("", "se")
    told = _moving(fact, found, when) if fact.instead_to is not None else ""
    if fact.says in _DOING:
        who = listed(found) if found else "un giocatore"
        told = f"{when} {who} {'stanno' if len(found) > 1 else 'sta'} per {_DOING[fact.says]}, accade invece altro"
    if elsewhere := all_named(fact.elsewhere, people):
        told = f"{_damage(fact, people, found)} invece {_to(listed(elsewhere))}"
    if fact.forbidden is not None:
        told = _forbidden(fact.forbidden, found)
    if not told:
        told = SAID[fact.says].format(f" {_whose(fact.says, found)}" if found else "")
    lasting = PARTS.parts(step, people, f.Lasts)
    of = joined("di", cause(step, people))
    return f"per effetto {of}, {once}{told}{wording(fact.text)}{f', {lasting}' if lasting else ''}"


def _forbidden(what: Prohibition, found: tuple[str, ...]) -> str:
    """101.2, 615.12: what cannot be done, or be done to what the effect describes."""
    if what is Prohibition.BE_PREVENTED:
        return "il danno non può essere prevenuto"
    who = listed(found) if found else "quello che l'effetto descrive"
    return f"{who} non {'possono' if len(found) > 1 else 'può'} {PROHIBITIONS.word(what)}"


def _moving(fact: f.EventsChange, found: tuple[str, ...], when: str) -> str:
    """614.1a: what goes somewhere else than it would."""
    assert fact.instead_to is not None
    path = " ".join(
        words for words in (_FROM[fact.origin] if fact.origin else "", _TO[fact.to] if fact.to else "") if words
    )
    who = listed(found) if found else "quello che l'effetto descrive"
    going = f"andare {path}" if fact.to else f"andarsene {path}".strip()
    several = len(found) > 1
    goes = f"{'vanno' if several else 'va'} invece {_TO[fact.instead_to]}"
    return f"{when} {who} {'stanno' if several else 'sta'} per {going}, {goes}"


def _damage(fact: f.EventsChange, people: People, found: tuple[str, ...]) -> str:
    """614.9: which damage is dealt to something else."""
    many, verb = "il danno", "è inflitto"
    if fact.left is not None:
        one = fact.left == 1
        many, verb = ("il prossimo danno", "è inflitto") if one else (f"i prossimi {fact.left} danni", "sono inflitti")
    sources = all_named(fact.sources, people)
    whose = f" {joined('di', listed(sources))}" if sources else ""
    to = f" {_whose('ChangesDamage', found)}" if found else ""
    return f"{many}{whose}{to} {verb}"


_WITH = {
    "ChangesLife": "da",
    "MayCast": "da",
    "AsThoughFlash": "da",
    "ChangesMana": "da",
    "ChangesTokens": "da",
    "ChangesCounters": "su",
    "AlwaysRegenerates": "di",
}
"""Where what is said of somebody or something stands behind another preposition than 'a'."""


def _whose(kind: str, found: tuple[str, ...]) -> str:
    if kind in _WITH:
        return joined(_WITH[kind], listed(found))
    return _to(listed(found))


def _to(names: str) -> str:
    return joined("a", names) if names.startswith(("l'", "la ", "il ")) else towards(names)
