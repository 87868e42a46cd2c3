"""601, 602, 603.3, 707.10 in words: what a sentence says of a spell or ability besides its name."""

from __future__ import annotations

from collections.abc import Mapping

from engine import Step
from engine.state import events as e
from engine.state.changes import runs_of
from engine.state.facts import announced as a
from engine.words.terms import Zone
from scenarios.language.words import (
    People,
    called,
    counters,
    joined,
    keyword_word,
    listed,
    plain,
    quoted,
    way_word,
    wording,
    zone_from,
)
from scenarios.told.facts.table import PARTS, SENTENCES
from scenarios.told.telling import all_named, cause, others, player, source_words


@PARTS.words(a.CastFrom)
def _cast_from(fact: a.CastFrom, step: Step, people: People) -> str:
    """601.2a: where it is not the hand."""
    if fact.zone is Zone.HAND or step.cause is None:
        return ""
    told = zone_from(fact.zone, people.name(step.cause.owner))
    own = f" di {people.name(step.cause.owner)}"
    return (
        f" {told.replace('dal ', 'dal proprio ', 1).removesuffix(own)}"
        if own in told and step.cause.owner == step.player
        else f" {told}"
    )


@PARTS.words(a.CostsChosen)
def _costs(fact: a.CostsChosen, step: Step, people: People) -> str:
    names = list(dict.fromkeys(map(way_word, fact.names)))
    return f", {'costo scelto' if len(names) == 1 else 'costi scelti'}: {listed(map(plain, names))}"


@PARTS.words(a.Spliced)
def _spliced(fact: a.Spliced, step: Step, people: People) -> str:
    return f" con il testo di {listed(all_named(fact.cards, people))}"


@PARTS.words(a.Targets)
def _targets(fact: a.Targets, step: Step, people: People) -> str:
    return f", {'bersaglio' if len(fact.targets) == 1 else 'bersagli'}: {listed(all_named(fact.targets, people))}"


@PARTS.words(a.AnnouncedX)
def _x(fact: a.AnnouncedX, step: Step, people: People) -> str:
    return f" con X = {fact.x}"


@PARTS.words(a.CommanderTax)
def _tax(fact: a.CommanderTax, step: Step, people: People) -> str:
    return f" pagando {{{fact.more}}} in più come comandante già lanciato"


@PARTS.words(a.PermittedBy)
def _permitted(fact: a.PermittedBy, step: Step, people: People) -> str:
    """601.3: where it is not what the card itself says."""
    itself = step.cause is not None and fact.source.label == step.cause.label
    return "" if itself else f" come permette {called(fact.source, people)}"


@PARTS.words(a.OfAbility)
def _of_ability(fact: a.OfAbility, step: Step, people: People) -> str:
    return wording(fact.text) if fact.text else ""


@PARTS.words(a.CopiedFrom)
def _copied(fact: a.CopiedFrom, step: Step, people: People) -> str:
    return joined("di", source_words(fact.original, people))


@SENTENCES.words(a.CopyInExile)
def _copied_in_exile(fact: a.CopyInExile, step: Step, people: People) -> str:
    """722.3c: nothing is put on the stack."""
    spell, holder = called(fact.copy, people), called(fact.prepared, people)
    return f"{player(step, people)} crea in esilio {spell}, la magia di preparazione di {holder}"


@SENTENCES.words(a.ForMana)
def _for_mana(fact: a.ForMana, step: Step, people: People) -> str:
    """605.3b, 605.4a: it never is on the stack."""
    whose = cause(step, people) if step.cause is None else called(step.cause, people)
    if fact.triggered:
        return f"si risolve subito, senza passare dalla pila, l'abilità di mana innescata {joined('di', whose)}"
    return f"{player(step, people)} attiva un'abilità di mana {joined('di', whose)}{others(step, people)}"


@SENTENCES.words(a.Retargeted)
def _retargeted(fact: a.Retargeted, step: Step, people: People) -> str:
    now = step.fact(a.Targets)
    after = listed(all_named(now.targets, people)) if now is not None else ""
    return f"{player(step, people)} cambia i bersagli {joined('di', called(fact.what, people))}: ora {after}"


_WAYS_UP: Mapping[str, str] = {name: keyword_word(name) for name in ("morph", "megamorph", "disguise")}
_BY_MANA_COST: Mapping[str, str] = {"manifest": "manifestato", "cloak": "celato"}
"""701.40b, 701.58b: what is turned face up for its mana cost, for being a creature card."""


@SENTENCES.words(a.TurnedUp)
def _turned_up(fact: a.TurnedUp, step: Step, people: People) -> str:
    """116.2b: by what, and for how much."""
    by_its_cost = _BY_MANA_COST.get(fact.way)
    if by_its_cost:
        how = f" per il suo costo di mana, {plain(fact.cost)}, perché è {by_its_cost}"
    else:
        how = f" per {_WAYS_UP.get(fact.way, fact.way)} al costo di {plain(fact.cost)}"
    what = f"{player(step, people)} gira a faccia in su {cause(step, people)}{how}, senza usare la pila"
    return what + others(step, people, e.TurnedFaceUp)


@SENTENCES.words(a.DoorOpened)
def _door_opened(fact: a.DoorOpened, step: Step, people: People) -> str:
    """116.2m: which half, of what, and for how much."""
    what = f"{player(step, people)} sblocca la porta {quoted(fact.door)} {joined('di', cause(step, people))}"
    return f"{what} al costo di {plain(fact.cost)}, senza usare la pila" + others(step, people, e.DoorUnlocked)


_ASIDE: Mapping[str, str] = {"suspend": "sospende", "foretell": "predice", "plot": "trama"}
"""116.2f, 116.2h, 116.2k: what a player does with a card of their hand."""


@SENTENCES.words(a.CardSetAside)
def _set_aside(fact: a.CardSetAside, step: Step, people: People) -> str:
    """116.2f, 116.2h, 116.2k: the card goes from hand into exile, for how much, and how."""
    hidden = any(
        isinstance(one.event, e.ZoneChange) and one.event.face_down is not None for one, _ in runs_of(step.changes)
    )
    time = [
        count
        for one, _ in runs_of(step.changes)
        if isinstance(one.event, e.ZoneChange)
        for _, count in one.event.enters_with
    ]
    how = " a faccia in giù" if hidden else f" con {counters(sum(time), 'time')}" if time else ""
    what = f"{player(step, people)} {_ASIDE[fact.keyword]} {cause(step, people)} al costo di {plain(fact.cost)}"
    return f"{what}, senza usare la pila: va in esilio{how}" + others(step, people, e.ZoneChange, e.ManaSpent)


@PARTS.words(a.ConditionFails)
def _condition(fact: a.ConditionFails, step: Step, people: People) -> str:
    return "la sua condizione «se» non è vera"


@PARTS.words(a.TargetsGone)
def _all_gone(fact: a.TargetsGone, step: Step, people: People) -> str:
    gone = all_named(fact.targets, people)
    named = f" ({listed(gone)} non lo {'è' if len(gone) == 1 else 'sono'} più)" if gone else ""
    return f"non ha più bersagli legali{named}"


@SENTENCES.words(a.TargetsGone)
def _some_gone(fact: a.TargetsGone, step: Step, people: People) -> str:
    """608.2b: it resolves, but not for these."""
    gone = all_named(fact.targets, people)
    verb = "non è più un bersaglio legale" if len(gone) == 1 else "non sono più bersagli legali"
    return f"{listed(gone)} {verb}: {cause(step, people)} si risolve senza"
