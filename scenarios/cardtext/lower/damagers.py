"""609.7, 615: damage by what deals it and to whom: 'a te e ai permanenti che controlli da fonti che non controlli'."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards.abilities.filters import Filter
from engine.cards.abilities.replacing import DamagePattern
from engine.words.record import replace
from engine.words.terms import CardType, Color, Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.belonging import whose
from scenarios.cardtext.lower.description import describe, described
from scenarios.cardtext.lower.scope import Scope, refuse
from scenarios.cardtext.tree import Node


def damagers(node: Node, scope: Scope) -> Filter:
    """Of several sources as such: 'creature attaccanti', 'fonti rosse', 'fonti che non controlli'."""
    nominal = node.node("nominal")
    if nominal is not None:
        found = describe(nominal, scope=scope.fork())
        wanted = found.objects
        if wanted is None or found.players is not None or found.targeted or found.card or wanted.is_open:
            refuse(node, refusal.NO_VOCABULARY)
        if wanted.zone is not Zone.BATTLEFIELD or wanted.another:
            refuse(node, refusal.NO_VOCABULARY)
        return wanted
    color, kind, verb = node.word("COLOR"), node.word("TYPE"), node.word("V_CONTROL")
    if verb is not None and "2s" not in verb.moods:
        refuse(node, refusal.DISAGREES)
    controller = Relation.ANY if verb is None else Relation.NOT_YOU if node.has("NOT") else Relation.YOU
    said = Filter(controller=controller)
    if color is not None and isinstance(color.value, Color):
        said = replace(said, colors=(color.value,))
    if kind is not None and isinstance(kind.value, CardType):
        said = replace(said, types=(kind.value,))
    if node.has("COLORLESS"):
        said = replace(said, colorless=True)
    chosen = node.node("of_chosen")
    if chosen is not None:
        if not chosen.has("OF_CHOSEN_NAME", "OF_CHOSEN_COLOR"):
            refuse(chosen, refusal.NO_VOCABULARY)
        named = chosen.has("OF_CHOSEN_NAME")
        said = replace(said, chosen_name=True) if named else replace(said, chosen_color=True)
    return said


def any_source(node: Node) -> Filter:
    """609.7: 'una fonte rossa che controlli', 'un'altra fonte': whatever it is, wherever it is."""
    verb, party = node.word("V_CONTROL"), node.node("party")
    if verb is not None and "2s" not in verb.moods:
        refuse(node, refusal.DISAGREES)
    controller = Relation.YOU if verb is not None else Relation.ANY if party is None else whose(party)
    colors = tuple(one.value for one in node.words("COLOR") if isinstance(one.value, Color))
    if len(colors) > 1 or (colors and node.has("COLORLESS")):
        refuse(node, refusal.NO_VOCABULARY)
    said = Filter(controller=controller, colors=colors, another=node.has("OTHER"))
    return replace(said, colorless=True) if node.has("COLORLESS") else said


def to_these(parties: Sequence[Node], scope: Scope) -> DamagePattern:
    """Whom: you, all of a description, or both, as they are when the damage would be dealt."""
    pattern = DamagePattern()
    for party in parties:
        if party.only.kind == "you" and pattern.to_player is None:
            pattern = replace(pattern, to_player=Relation.YOU)
            continue
        named = party.only.has("NAME") and scope.source.quoted
        if party.only.kind == "own" and pattern.to_object is None and not named:
            pattern = replace(pattern, to_object=Filter(this=True))
            continue
        if party.only.kind != "described" or pattern.to_object is not None:
            refuse(party, refusal.NO_VOCABULARY)
        found = described(party.only, dative=True, scope=scope.fork())
        wanted = found.objects
        if wanted is None or not found.all or found.players is not None or found.card or wanted.is_open:
            refuse(party, refusal.NO_VOCABULARY)
        if wanted.zone is not Zone.BATTLEFIELD:
            refuse(party, refusal.NO_VOCABULARY)
        pattern = replace(pattern, to_object=wanted)
    return pattern
