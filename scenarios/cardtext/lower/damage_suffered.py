"""120.3, 608.2i: how much damage one object or player was dealt in a turn, by whatever sources."""

from __future__ import annotations

from engine.cards.abilities.quantities import DamageOn, DamageTaken, Quantity
from engine.cards.abilities.references import You
from engine.words.record import replace
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.parties import spoken
from scenarios.cardtext.lower.scope import Scope, refuse
from scenarios.cardtext.tree import Node

_DATIVES = {"le": "fs", "gli": "ms"}


def damage_suffered(node: Node, scope: Scope) -> Quantity:
    """120.3: 'i danni che le sono stati inflitti in questo turno', of one object or player, who may be gone since."""
    if node.has("TO_YOU"):
        return DamageTaken(You())
    party = node.node("party") or dative_pronoun(list(node.words("THE"))[-1])
    found = spoken(party, scope).mention
    if found.plural is not False and not found.own:
        refuse(party, refusal.NO_VOCABULARY)
    of = found.last_known
    return DamageTaken(of) if found.player else DamageOn(of)  # type: ignore[arg-type]


def dative_pronoun(word: Lexeme) -> Node:
    """'Le è stato inflitto danno': what stands before the verb is a pronoun of one object, and no article."""
    if word.form not in _DATIVES:
        refuse(word, refusal.UNEXPECTED)
    pronoun = Node("pronoun", (replace(word, kind="CLITIC", marks=_DATIVES[word.form]),), word.start, word.end)
    return Node("party", (pronoun,), word.start, word.end)
