"""506-510 in words: what is paid and decided for combat, and who deals no damage in it."""

from __future__ import annotations

from collections.abc import Mapping

from engine import Step
from engine.state.facts import fighting as f
from scenarios.language.words import People, listed, plain
from scenarios.told.facts.table import PARTS, SENTENCES
from scenarios.told.telling import all_named, named, player


@SENTENCES.words(f.DefenderChosen)
def _defending(fact: f.DefenderChosen, step: Step, people: People) -> str:
    return f"{player(step, people)} sceglie {named(fact.player, people)} come giocatore in difesa"


@SENTENCES.words(f.CombatCosts)
def _costs(fact: f.CombatCosts, step: Step, people: People) -> str:
    """508.1h-j: for which creatures a cost is paid, and who asks for it."""
    creatures = dict.fromkeys(all_named(fact.creatures, people))
    mana = f" di {plain(fact.mana)}" if fact.mana else ""
    by = (
        f", come {'chiede' if len(fact.by) == 1 else 'chiedono'} {listed(all_named(fact.by, people))}"
        if fact.by
        else ""
    )
    return f"{player(step, people)} paga il costo{mana} per far combattere {listed(creatures)}{by}"


DEALS_NONE: Mapping[f.WhyIdle, str] = {
    f.WhyIdle.NO_POWER: "quello che assegnerebbe è 0 o meno",
    f.WhyIdle.NOTHING_ATTACKED: "ciò che attaccava non c'è più",
    f.WhyIdle.REMOVED: "ciò che attaccava non c'è più",
    f.WhyIdle.PLAYER_GONE: "il giocatore che attaccava non è più in partita",
    f.WhyIdle.NO_BLOCKERS: "è bloccata, e nessuna creatura la blocca più",
    f.WhyIdle.NOTHING_BLOCKED: "la creatura che bloccava non c'è più",
    f.WhyIdle.DEALT_ALREADY: "lo ha già inflitto nella sottofase precedente",
    f.WhyIdle.DEALT_TWICE_NO_MORE: "lo ha già inflitto nella sottofase precedente e non ha più doppio attacco",
}
"""Why a creature that fights deals no combat damage."""
DEAL_NONE: Mapping[f.WhyIdle, str] = {
    f.WhyIdle.NO_POWER: "quello che assegnerebbero è 0 o meno",
    f.WhyIdle.NOTHING_ATTACKED: "ciò che attaccavano non c'è più",
    f.WhyIdle.REMOVED: "ciò che attaccavano non c'è più",
    f.WhyIdle.PLAYER_GONE: "il giocatore che attaccavano non è più in partita",
    f.WhyIdle.NO_BLOCKERS: "sono bloccate, e nessuna creatura le blocca più",
    f.WhyIdle.NOTHING_BLOCKED: "le creature che bloccavano non ci sono più",
    f.WhyIdle.DEALT_ALREADY: "lo hanno già inflitto nella sottofase precedente",
    f.WhyIdle.DEALT_TWICE_NO_MORE: "lo hanno già inflitto nella sottofase precedente e non hanno più doppio attacco",
}
"""Why several of them deal none."""


@PARTS.words(f.IdleFighters)
def _idle(fact: f.IdleFighters, step: Step, people: People) -> str:
    told = []
    for one in fact.idle:
        alone = len(one.creatures) == 1
        verb, why = ("infligge", DEALS_NONE) if alone else ("infliggono", DEAL_NONE)
        told.append(f"{listed(all_named(one.creatures, people))} non {verb} danno: {why[one.why]}")
    return "; ".join(told)
