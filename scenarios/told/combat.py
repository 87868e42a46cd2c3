"""506-510: events of combat as clauses, and why a declaration is illegal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from engine.state import events as e
from engine.words.mentions import Mention
from engine.words.terms import ObjectId
from scenarios.language.words import People, object_of, recipient

CombatEvent = (
    e.AttackerDeclared | e.BlockerDeclared | e.NotBlocked | e.MadeBlocked | e.MadeAttacking | e.Reselected
    | e.RemovedFromCombat
)  # fmt: skip


def combat_clause(event: CombatEvent, names: Mapping[ObjectId, Mention], people: People) -> str:
    """What happened, in a clause."""
    one = object_of(event.object, names, people)
    match event:
        case e.AttackerDeclared(defender=defender, band=band):
            together = f" nel branco {band}" if band else ""
            return f"{one} attacca {recipient(defender, names, people)}{together}"
        case e.BlockerDeclared(attacker=attacker):
            return f"{one} blocca {object_of(attacker, names, people)}"
        case e.NotBlocked():
            return f"nessuna creatura blocca {one}"
        case e.MadeBlocked():
            return f"{one} è ora una creatura bloccata"
        case e.MadeAttacking(defender=defender):
            return f"{one} ora sta attaccando {recipient(defender, names, people)}, senza aver attaccato"
        case e.Reselected(defender=defender):
            return f"{one} ora attacca {recipient(defender, names, people)}"
        case e.RemovedFromCombat(fighting=fighting):
            return f"{one} esce dal combattimento" if fighting else f"{one} non è più sotto attacco"
        case _:
            assert_never(event)


COMBAT_REFUSALS: Mapping[str, str] = {
    "band attacks two": "le creature di un branco attaccano tutte lo stesso giocatore, planeswalker o battaglia",
    "blocks too many": "la creatura bloccherebbe più creature di quante può",
    "cannot attack that": "un effetto impedisce di attaccare quel giocatore o permanente",
    "cannot be blocked by that": "la creatura attaccante non può essere bloccata da quella creatura",
    "cannot block that": "un effetto impedisce di bloccare quella creatura",
    "landwalk": "il giocatore in difesa controlla una terra per cui la creatura non può essere bloccata",
    "must attack": "vanno rispettati quanti più obblighi di attaccare è possibile",
    "must block": "vanno rispettati quanti più obblighi di bloccare è possibile",
    "no band": "queste creature non possono formare un branco",
    "not alone attacking": "la creatura non può attaccare senza altre creature",
    "not alone blocking": "la creatura non può bloccare senza altre creature",
    "protected attacker": "la creatura attaccante ha protezione da quella bloccante",
    "too few blockers": "la creatura va bloccata da più creature insieme",
    "too many attackers": "non possono attaccare tante creature",
    "too many blockers": "non possono bloccare tante creature",
    "too many blockers of one": "la creatura non può essere bloccata da tante creature",
    "two bands": "una creatura fa parte di un solo branco",
}
"""Why a declaration is illegal, by the codes of the engine."""
