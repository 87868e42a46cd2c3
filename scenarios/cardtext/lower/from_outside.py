"""400.11b, 701.23j: cards that a player owns outside the game, which an effect lets them bring into it."""

from __future__ import annotations

from engine.cards.abilities.filters import Filter
from engine.cards.abilities.libraries import FromOutside
from engine.words.record import replace
from engine.words.terms import Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.description import described
from scenarios.cardtext.lower.doing import Effects
from scenarios.cardtext.lower.scope import Scope, refuse
from scenarios.cardtext.tree import Node

_VERBS = ("V_REVEAL", "V_CHOOSE", "V_PUT", "V_ADD")


def from_outside(node: Node, scope: Scope) -> Effects:
    """'Puoi rivelare una carta creatura che possiedi al di fuori della partita e aggiungerla alla tua mano'; in the words of old
    without 'puoi', which it means all the same (701.23j)."""
    may, verbs = node.word("V_CAN"), list(node.words(*_VERBS))
    if may is not None and "2s" not in may.moods:
        refuse(may, refusal.DISAGREES)
    wanted = {"inf"} if may is not None else {"imp", "2s"}
    if any(one.moods and not one.moods & wanted for one in verbs):
        refuse(node, refusal.DISAGREES)
    said = next(node.nodes("described"))
    found = described(said)
    such = found.objects
    if such is None or found.targeted or found.determiner != "one" or not found.card or found.zone_said:
        refuse(said, refusal.NO_VOCABULARY)
    if such.owner is not Relation.YOU or such.is_open or such.is_linked:
        refuse(said, refusal.NO_VOCABULARY)
    such = replace(such, owner=Relation.ANY)
    where = node.node("own_place")
    if where is not None and (next(where.words("PLACE")).value is not Zone.HAND or not where.has("YOUR")):
        refuse(where, refusal.NO_VOCABULARY)
    to = Zone.LIBRARY if where is None else Zone.HAND
    return (FromOutside(such=None if such == Filter() else such, to=to),)
