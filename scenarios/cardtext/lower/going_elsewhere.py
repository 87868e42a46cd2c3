"""614.1a: 'Se ... sta per essere messa in un cimitero, invece ...', as a static ability and as an instruction for a time."""

from __future__ import annotations

from typing import Any

from engine.cards.abilities.ability import Ability, Replaces
from engine.cards.abilities.continuous import Duration
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.references import Reference, Remembered
from engine.cards.abilities.setting_up import SetUp
from engine.words.record import replace
from engine.words.terms import Kind, Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.belonging import placed
from scenarios.cardtext.lower.description import described
from scenarios.cardtext.lower.doing import Effects
from scenarios.cardtext.lower.nouns import one_object
from scenarios.cardtext.lower.parties import object_of
from scenarios.cardtext.lower.scope import Scope, refuse
from scenarios.cardtext.lower.subjects import THIS, Abilities, not_named_in_quotes
from scenarios.cardtext.tree import Node

_ANYWHERE = tuple(zone for zone in Zone if zone is not Zone.GRAVEYARD)
"""113.6: where an ability works that says where its object goes instead, from whatever zone."""


def moved_instead(node: Node, scope: Scope) -> tuple[Ability, ...]:
    """What would go somewhere goes somewhere else."""
    party, would, elsewhere = next(node.nodes("party")), next(node.nodes("would_go")), next(node.nodes("elsewhere"))
    only_from_play = would.has("WOULD_LEAVE")
    if (node.has("INSTEAD") or elsewhere.has("INSTEAD")) is elsewhere.has("NOT_ELSEWHERE"):
        refuse(elsewhere, refusal.UNEXPECTED)
    if elsewhere.has("NOT_ELSEWHERE") is not only_from_play:
        refuse(elsewhere, refusal.NO_VOCABULARY)
    wanted, anywhere = _what(party, would, scope)
    made = Replaces(
        subject=wanted,
        origin=None if anywhere else Zone.BATTLEFIELD,
        to=None if only_from_play else Zone.GRAVEYARD,
        zones=_ANYWHERE if anywhere and wanted.this else (Zone.BATTLEFIELD,),
    )
    return (replace(made, **where_instead(elsewhere, wanted)),)


def _what(party: Node, would: Node, scope: Scope) -> tuple[Filter, bool]:
    """What is meant, and whether wherever it comes from."""
    inner, place = party.only, would.node("place")
    owner = Relation.ANY
    if place is not None:
        zone, owner = placed(place)
        if zone is not Zone.GRAVEYARD:
            refuse(place, refusal.NO_VOCABULARY)
    if inner.kind == "own":
        not_named_in_quotes(inner, scope)
        if scope.source.spell or owner is not Relation.ANY:
            refuse(party, refusal.NO_VOCABULARY)
        return Filter(this=True), place is not None and not would.has("FROM_BATTLEFIELD")
    if inner.kind != "described":
        refuse(party, refusal.NO_VOCABULARY)
    found = described(inner)
    wanted = found.objects
    if wanted is None or found.players is not None or found.targeted or found.determiner != "one" or found.zone_said:
        refuse(party, refusal.NO_VOCABULARY)
    if wanted.zone is not Zone.BATTLEFIELD or (owner is not Relation.ANY and wanted.owner is not Relation.ANY):
        refuse(party, refusal.NO_VOCABULARY)
    if owner is not Relation.ANY:
        wanted = replace(wanted, owner=owner)
    if not found.card:
        if would.has("FROM_ANYWHERE"):
            refuse(would, refusal.NO_VOCABULARY)
        return wanted, False
    if wanted.kind is not None or place is None:
        refuse(party, refusal.NO_VOCABULARY)
    return replace(wanted, kind=Kind.CARD), not would.has("FROM_BATTLEFIELD")


_GOES = ("V_EXILE", "V_REMOVE", "V_SHUFFLE", "V_PUT", "V_PUT_BACK", "V_REVEAL")
"""Verbs that say where it goes, as an order; 'rimuovila dal gioco' in the words of old."""


def where_instead(node: Node, wanted: Filter) -> dict[str, Any]:
    """614.1a: where it goes, as `Replaces` says it. Raises Refusal for an order that is none, and for where nothing goes."""
    if any("imp" not in verb.moods for verb in node.words(*_GOES)):
        refuse(node, refusal.DISAGREES)
    if any(word.form != "da il gioco" for word in node.words("FROM_BATTLEFIELD")):
        refuse(node, refusal.UNEXPECTED)
    home = node.node("home")
    if home is not None:
        if home.has("YOUR") and not wanted.this and wanted.owner is not Relation.YOU:
            # 400.3: it would go to its owner's, and it may be another player's.
            refuse(home, refusal.NO_VOCABULARY)
        if next(home.words("PLACE")).value is not Zone.LIBRARY:
            refuse(home, refusal.NO_VOCABULARY)
        return {"instead_to": Zone.LIBRARY, "shuffled": True}
    if node.has("TOP_OF_OWNERS_LIBRARY"):
        return {"instead_to": Zone.LIBRARY}
    if node.has("BOTTOM_OF_OWNERS_LIBRARY"):
        refuse(node, refusal.NO_VOCABULARY)
    return {"instead_to": Zone.EXILE if node.has("V_EXILE", "V_REMOVE") else Zone.HAND}


_DIES = Replaces(subject=Filter(), origin=Zone.BATTLEFIELD, to=Zone.GRAVEYARD, instead_to=Zone.EXILE)


def dies_exiled(node: Node, scope: Scope) -> Effects:
    """614.1a, 611.2c: 'Se quella creatura sta per morire in questo turno, invece esiliala'; 'una creatura': any that would die."""
    party, clitic = node.node("party"), next(node.words("CLITIC"))
    if "imp" not in next(node.words("V_EXILE")).moods:
        refuse(node, refusal.DISAGREES)
    dies = _DIES
    if party is None:
        return (SetUp(says=dies, of=_it_there(node, clitic, scope)),)
    if party.only.kind == "described" and next(party.only.nodes("determiner")).only.kind != "the":
        found = described(party.only, scope=scope.fork())
        wanted = found.objects
        if found.determiner != "one" or wanted is None or found.players is not None or found.targeted or found.card:
            refuse(party, refusal.NO_VOCABULARY)
        if wanted.zone is not Zone.BATTLEFIELD or (found.gender and found.gender != clitic.marks[:1]):
            refuse(clitic, refusal.DISAGREES)
        return (SetUp(says=replace(dies, subject=wanted)),)
    known = object_of(party, scope)
    if known.before or known.mention.zone is not Zone.BATTLEFIELD or not known.mention.agrees(clitic.marks):
        refuse(party, refusal.NO_VOCABULARY)
    return (SetUp(says=dies, of=known.to),)


def _it_there(node: Node, clitic: Lexeme, scope: Scope) -> Reference:
    """608.2c: 'se sta per morire': of the permanent that was spoken of."""
    it = scope.nearest(node, lambda one: not one.player and one.agrees(clitic.marks))
    if it.zone is not Zone.BATTLEFIELD or it.own:
        refuse(node, refusal.NO_ANTECEDENT)
    return it.to


def leaves_exiled(node: Node, scope: Scope) -> Effects:
    """614.1a: 'Se quella creatura sta per lasciare il campo di battaglia, esiliala invece di metterla in qualsiasi altra zona': for
    good, unless a time is said."""
    party, clitic = node.node("party"), next(node.words("CLITIC"))
    if "imp" not in next(node.words("V_EXILE")).moods:
        refuse(node, refusal.DISAGREES)
    until = Duration.END_OF_TURN if node.has("THIS_TURN") else Duration.ENDLESS
    if party is None:
        return (SetUp(says=_LEAVES, of=_it_there(node, clitic, scope), until=until),)
    known = object_of(party, scope)
    alone = party.only.kind in ("that", "pronoun") and known.mention.zone is Zone.BATTLEFIELD and not known.mention.own
    if known.before or not alone or not known.mention.agrees(clitic.marks):
        refuse(party, refusal.NO_VOCABULARY)
    return (SetUp(says=_LEAVES, of=known.to, until=until),)


_LEAVES = Replaces(subject=Filter(), origin=Zone.BATTLEFIELD, instead_to=Zone.EXILE)


def buried_exiled(node: Node, scope: Scope) -> Effects:
    """614.1a: 'Se quella magia sta per essere messa nel tuo cimitero, invece esiliala': a spell that was just cast, wherever it
    goes from the stack."""
    party, clitic, place = next(node.nodes("party")), next(node.words("CLITIC")), next(node.nodes("place"))
    if (
        "imp" not in next(node.words("V_EXILE", "V_REMOVE")).moods
        or next(place.words("PLACE")).value is not Zone.GRAVEYARD
    ):
        refuse(node, refusal.DISAGREES)
    inner = party.only
    if node.has("THIS_TURN") and not inner.has("SPELL", "CARD") and place.has("ONE"):
        known = object_of(party, scope)
        if known.before or known.mention.zone is not Zone.BATTLEFIELD or not known.mention.agrees(clitic.marks):
            refuse(party, refusal.NO_VOCABULARY)
        return (SetUp(says=_DIES, of=known.to),)
    if node.has("IS_BEING", "FROM_BATTLEFIELD"):
        refuse(node, refusal.NO_VOCABULARY)
    spell = [one for one in scope.mentions if one.zone is Zone.STACK and isinstance(one.to, Remembered)]
    if inner.kind != "that" or not inner.has("SPELL", "CARD") or len(spell) != 1 or not spell[0].agrees(clitic.marks):
        refuse(party, refusal.NO_ANTECEDENT)
    goes = Replaces(subject=Filter(zone=Zone.STACK), origin=Zone.STACK, to=Zone.GRAVEYARD, instead_to=Zone.EXILE)
    return (SetUp(says=goes, of=spell[0].to),)


def exiled_instead(node: Node, scope: Scope) -> Abilities:
    """614.1a: 'Se una creatura che controlli sta per morire, invece esiliala'."""
    party, clitic = next(node.nodes("party")), next(node.words("CLITIC"))
    if "imp" not in next(node.words("V_EXILE")).moods:
        refuse(node, refusal.DISAGREES)
    inner = party.only
    if inner.kind == "own":
        not_named_in_quotes(inner, scope)
        wanted = THIS
    elif inner.kind == "described":
        found = described(inner)
        wanted = one_object(found, party)
        if found.gender and found.gender != clitic.marks[:1]:
            refuse(clitic, refusal.DISAGREES)
    else:
        refuse(party, refusal.NO_VOCABULARY)
    return (Replaces(subject=wanted, origin=Zone.BATTLEFIELD, to=Zone.GRAVEYARD, instead_to=Zone.EXILE),)
