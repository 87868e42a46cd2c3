"""604.1: of whom a sentence of a static ability speaks, and that its verb agrees with that."""

from __future__ import annotations

from engine.cards.abilities.ability import Ability
from engine.cards.abilities.filters import Filter
from engine.words.terms import CardType, Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.description import described, described_for_good
from scenarios.cardtext.lower.doing import verb_of
from scenarios.cardtext.lower.mentioned import own
from scenarios.cardtext.lower.nouns import objects_only
from scenarios.cardtext.lower.parties import spoken
from scenarios.cardtext.lower.scope import Scope, refuse
from scenarios.cardtext.tree import Node


def agrees(party: Node, predicate: Node, scope: Scope) -> None:
    """The verb is singular or plural as what it is said of."""
    inner = party.only
    if predicate.kind in ("in_old_words", "not_activated", "crews_so") or predicate.node("as_if") is not None:
        return
    verb = verb_of(predicate)
    if inner.kind == "described":
        moods = {"3p"} if described_for_good(inner, scope, event=True).plural else {"3s"}
    elif inner.kind == "opponents" or inner.has("BOTH_CREATURES"):
        moods = {"3p"}
    elif inner.kind == "each_of":
        moods = {"3s"}
    else:
        moods = {"3s", "3p"}
    if not moods & verb.moods:
        refuse(verb, refusal.DISAGREES)


def the_pair(node: Node, scope: Scope) -> Filter:
    """702.95b: 'ognuna di quelle creature', 'entrambe le creature': the two of which the condition says that they are paired."""
    creatures = node.has("BOTH_CREATURES") or (node.has("THAT") and node.word("TYPE") is not None)
    types = [word.value for word in node.words("TYPE")]
    if scope.paired is None or not creatures or types not in ([], [CardType.CREATURE]):
        refuse(node, refusal.NO_ANTECEDENT)
    return scope.paired


def not_named_in_quotes(node: Node, scope: Scope) -> None:
    # 113.1: 'this ability' is an ability of the card, and 'this source' what deals damage, and neither the card itself.
    if (node.has("NAME") and scope.source.quoted) or node.has("SOURCE", "ABILITY"):
        refuse(node, refusal.NO_VOCABULARY)


def all_objects(node: Node, scope: Scope, *, zone: Zone = Zone.BATTLEFIELD) -> Filter:
    """All objects that a description means; 'le creature che controlli', 'ogni altro Elfo'."""
    found = described_for_good(node, scope)
    wanted = objects_only(found, node)
    if not found.all or wanted.zone is not zone:
        refuse(node, refusal.NO_VOCABULARY)
    return wanted


Abilities = tuple[Ability, ...]

THIS = Filter(this=True)


def spoken_of_in(party: Node, scope: Scope) -> None:
    """Whom 'essa' and a verb without subject speak of in a condition."""
    kind = party.only.kind
    if kind == "own":
        scope.subject = scope.mention(own(scope))
    elif kind == "attached":
        scope.subject = spoken(party, scope).mention


def forbidden_objects(node: Node, party: Node, scope: Scope) -> Filter:
    inner = party.only
    match inner.kind:
        case "own":
            not_named_in_quotes(inner, scope)
            return THIS
        case "attached":
            spoken(party, scope.fork())
            return Filter(holds_this=True)
        case "each_of":
            return the_pair(inner, scope)
        case "described":
            return all_objects(inner, scope, zone=Zone.STACK if node.has("COUNTERED") else Zone.BATTLEFIELD)
        case _:
            refuse(node, refusal.NO_VOCABULARY)


def players_meant(party: Node) -> Relation:
    """Whom a rule of the game is about: 'i giocatori', 'ogni giocatore', 'i tuoi avversari'."""
    inner = party.only
    if inner.kind == "opponents":
        return Relation.OPPONENT
    found = described(inner) if inner.kind == "described" else None
    if (
        found is None
        or found.players is None
        or not (found.all or (found.determiner == "one" and next(inner.nodes("determiner")).only.has("ANY")))
    ):
        refuse(party, refusal.NO_VOCABULARY)
    return found.players
