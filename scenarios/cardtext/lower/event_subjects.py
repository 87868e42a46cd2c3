"""603.1: of whom a trigger event speaks, and what it is called by in the rest of the sentence."""

from __future__ import annotations

from engine.cards.abilities.filters import Filter
from engine.cards.abilities.references import EventPlayer, It
from engine.words.record import Record, replace
from engine.words.terms import Relation
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.description import described_for_good
from scenarios.cardtext.lower.parties import own
from scenarios.cardtext.lower.scope import Mention, Scope, refuse
from scenarios.cardtext.tree import Node


class Subject(Record):
    """Whom a trigger event is about: objects that match, or players in a relation."""

    filter: Filter | None = None
    players: Relation | None = None
    several: bool = False
    """'One or more'."""
    mention: Mention | None = None
    plural: bool | None = False
    card: bool = False


EVENT_PLAYER = Mention(to=EventPlayer(), called=frozenset({"player"}), gender="m", player=True, event=True)


YOU = Subject(players=Relation.YOU)


def subject_of(node: Node, scope: Scope) -> Subject:
    parts = list(node.nodes())
    if len(parts) == 2:
        return _own_or_other(node, parts[1], scope)
    inner = parts[0].only
    match inner.kind:
        case "own":
            if inner.has("NAME") and scope.source.quoted:
                refuse(inner, refusal.NO_VOCABULARY)
            return Subject(filter=Filter(this=True), mention=own(scope), plural=None)
        case "you":
            return YOU
        case "attached":
            if inner.has("PLAYER"):
                refuse(inner, refusal.NO_VOCABULARY)
            from scenarios.cardtext.lower.parties import spoken

            mention = spoken(parts[0], scope.fork()).mention
            return Subject(filter=Filter(holds_this=True), mention=replace(mention, to=It()))
        case "opponents":
            return Subject(players=Relation.OPPONENT, mention=EVENT_PLAYER, plural=True)
        case "described":
            return _described(inner, scope)
        case _:
            refuse(node, refusal.NO_VOCABULARY)


def _own_or_other(node: Node, other: Node, scope: Scope) -> Subject:
    """'La Sentinella o un'altra creatura'."""
    found = described_for_good(other, scope)
    if found.objects is None or found.players is not None or found.determiner != "one" or not found.objects.another:
        refuse(node, refusal.NO_VOCABULARY)
    if found.targeted or (scope.source.quoted and next(node.nodes("own")).has("NAME")):
        refuse(node, refusal.NO_VOCABULARY)
    either = Filter(any_of=(Filter(this=True), found.objects))
    return Subject(filter=either, mention=Mention(to=It(), called=found.called), plural=None)


def _described(node: Node, scope: Scope) -> Subject:
    found = described_for_good(node, scope)
    if found.targeted or found.variable or (found.players is not None and found.objects is not None):
        refuse(node, refusal.NO_VOCABULARY)
    if found.players is not None:
        if found.determiner != "one":
            refuse(node, refusal.NO_VOCABULARY)
        return Subject(players=found.players, mention=EVENT_PLAYER)
    assert found.objects is not None
    if found.determiner not in ("one", "one_or_more") or (found.card and found.zone_said):
        refuse(node, refusal.NO_VOCABULARY)
    several = found.determiner == "one_or_more"
    mention = Mention(to=It(), called=found.called, gender=found.gender)
    listed = next(node.nodes("nominal")).node("several") is not None
    plural = True if several else None if listed else False
    return Subject(
        filter=found.objects, several=several, mention=None if several else mention, plural=plural, card=found.card
    )
