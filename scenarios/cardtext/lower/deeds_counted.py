"""608.2i, 119.3: how much players did in this turn: cards drawn, spells cast, life gained and lost."""

from __future__ import annotations

from engine.cards.abilities.filters import Filter
from engine.cards.abilities.quantities import CardsDrawn, DoneThisTurn, LifeThisTurn, Quantity, SpellsCast
from engine.cards.abilities.references import EachOfThem, EachPlayer, PlayerReference, You
from engine.words.terms import Kind, Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.of_this_turn import buried_count, descents
from scenarios.cardtext.lower.parties import player_of
from scenarios.cardtext.lower.scope import Scope, refuse
from scenarios.cardtext.lower.what_it_was import deed_of, objects_of
from scenarios.cardtext.tree import Node


def deeds_counted(node: Node, scope: Scope) -> Quantity:
    """608.2i: 'carte che hai pescato in questo turno', 'permanenti che hai sacrificato', 'magie che hai lanciato'."""
    who = You() if node.has("TIMES_DESCENDED", "PUT_PART") else whose_deed(node, scope)
    if node.has("LIFE"):
        return LifeThisTurn(of=who, lost=node.has("LOST"))
    if node.has("DRAWN"):
        return CardsDrawn(who)
    if node.has("TIMES_DESCENDED"):
        return descents(who)
    if node.has("PUT_PART"):
        return buried_count(node, You(), scope)
    if not node.has("V_HAVE") and node.node("party") is None:
        who = EachPlayer(Relation.ANY)
    deed = deed_of(node)
    wanted = objects_of(deed, next(node.nodes("nominal")), scope, together=True)
    if wanted == Filter(zone=Zone.STACK, not_kind=Kind.ABILITY):
        return SpellsCast(who)
    return DoneThisTurn(what=deed, of=who, filter=wanted)


def life_done(node: Node, scope: Scope) -> Quantity:
    """119.3: 'i punti vita che hai guadagnato in questo turno', 'persi dai tuoi avversari in questo turno'."""
    return LifeThisTurn(of=whose_deed(node, scope), lost=node.has("LOST"))


def whose_deed(node: Node, scope: Scope) -> PlayerReference:
    """Who has done it: you, where it is said of nobody or in the second person; opponents together; the one player spoken of."""
    party, verb = node.node("party"), node.word("V_HAVE", "V_OWN")
    if party is not None:
        if party.only.kind == "opponents":
            return EachPlayer(Relation.OPPONENT)
        return player_of(party, scope).to  # type: ignore[return-value]
    if verb is None and node.has("LOST"):
        refuse(node, refusal.NO_ANTECEDENT)
    if verb is None or ("2s" in verb.moods and verb.form != "ha"):
        return You()
    if "3s" not in verb.moods:
        refuse(node, refusal.NO_ANTECEDENT)
    return _the_one_spoken_of(node, scope)


def whose_life(node: Node, scope: Scope) -> PlayerReference:
    """119.1: 'i suoi punti vita', 'i punti vita di quel giocatore': of one player, or of each of several by itself."""
    party = node.node("party")
    if party is None:
        return _the_one_spoken_of(node, scope)
    found = player_of(party, scope)
    if found.before or found.mention.plural is not False or isinstance(found.to, EachPlayer):
        refuse(party, refusal.NO_VOCABULARY)
    return found.to  # type: ignore[return-value]


def _the_one_spoken_of(node: Node, scope: Scope) -> PlayerReference:
    doer = scope.subject
    if doer is not None and doer.player and isinstance(doer.to, EachPlayer):
        return EachOfThem()
    if doer is None or not doer.player:
        doer = scope.antecedent(node, lambda one: one.player)
    if doer.plural is not False or isinstance(doer.to, EachPlayer):
        refuse(node, refusal.NO_ANTECEDENT)
    return doer.to  # type: ignore[return-value]
