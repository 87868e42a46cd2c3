"""508.1, 509.1, 611.1: what effects say about combat, what it costs, and what a declaration leaves out, in words."""

from __future__ import annotations

from collections.abc import Mapping

from engine import Step
from engine.state.trace import Facts
from engine.words.mentions import Mention
from scenarios.language.words import People, joined, listed, number, plain
from scenarios.told.telling import all_named, named
from scenarios.told.turns import lasting

RULES: Mapping[str, str] = {
    "CantAttack": "non può attaccare",
    "CantBlock": "non può bloccare",
    "CantBeBlocked": "non può essere bloccato come al solito",
    "NotAlone": "non può combattere da solo",
    "AtMost": "combatte solo entro un numero massimo di creature",
    "MustAttack": "deve attaccare se può",
    "MustBlock": "deve bloccare se può",
    "MustBeBlocked": "deve essere bloccato se possibile",
    "CombatCost": "combatte solo se il suo controllore paga un costo",
    "AsAttacks": "può avere un costo facoltativo per attaccare",
    "MoreBlocks": "può bloccare altre creature",
    "AsThough": "può combattere nonostante ciò che glielo impedirebbe",
    "AssignsDamage": "assegna il danno da combattimento in un altro modo",
}
"""What an effect says of the creatures that it is about, by the codes of the engine."""


def rule_words(step: Step, people: People) -> str:
    """611.1: what objects must or can't do in combat, and for how long; nothing where the step says no such thing."""
    rule = step.facts.get("combat rule")
    if not isinstance(rule, str):
        return ""
    found = all_named(step.facts.get("objects"), people)
    who = found[0] if len(found) == 1 else f"ciascun oggetto fra {listed(found)}"
    return f"{who} {RULES.get(rule, 'segue una regola di combattimento')} {lasting(step)}".strip()


def costs_words(step: Step, people: People) -> str:
    """508.1h-j: for which creatures a cost is paid; nothing where the step says no such thing."""
    if "combat cost" not in step.facts:
        return ""
    creatures = all_named(step.facts.get("creatures"), people)
    cost = step.facts["combat cost"]
    mana = f" di {plain(cost)}" if isinstance(cost, str) and cost else ""
    return f"{people.name(step.player)} paga il costo{mana} per far combattere {listed(dict.fromkeys(creatures))}"


def illegal_words(facts: Facts, people: People) -> str:
    """508.1c-d, 509.1b-c: the creature, whose ability or effect it is, and which requirements were left out."""
    parts = []
    creature, by = facts.get("creature"), facts.get("by")
    if isinstance(creature, Mention):
        parts.append(named(creature, people))
    if isinstance(by, Mention):
        parts.append(f"per effetto {joined('di', named(by, people))}")
    possible, obeyed = facts.get("possible"), facts.get("obeyed")
    if isinstance(possible, int) and isinstance(obeyed, int):
        left_out = listed(all_named(facts.get("left out"), people))
        sources = listed(all_named(by, people))
        parts.append(f"obblighi rispettati {obeyed} su {number(possible, 'possibile', 'possibili')}")
        if left_out:
            parts.append(f"manca {left_out}")
        if sources and sources != left_out:
            parts.append(f"lo chiede {sources}")
    limit, refused = facts.get("number"), str(facts.get("refused"))
    if isinstance(limit, int) and refused.startswith("too many"):
        parts.append(f"al massimo {limit}")
    elif isinstance(limit, int) and limit > 1:
        parts.append(f"ne servono almeno {limit}")
    return f" ({'; '.join(parts)})" if parts else ""
