"""505.1, 601.2, 603.6a: conditions about how the source was cast, when, and from where it came."""

from __future__ import annotations

from engine.cards.abilities import conditions as c
from engine.cards.abilities.filters import Filter, ThisTurn
from engine.cards.abilities.references import This
from engine.words.terms import Deed, Relation, TurnStep, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.scope import Mention, Scope, refuse
from scenarios.cardtext.tree import Node

_CAST_FROM = (Zone.HAND, Zone.GRAVEYARD, Zone.EXILE, Zone.LIBRARY)


def spoken_of_one(node: Node, scope: Scope) -> Mention:
    """'L'hai lanciato': the subject, or the one object spoken of."""
    if scope.subject is not None and not scope.subject.player:
        return scope.subject
    return scope.antecedent(node, lambda one: not one.player)


def cast_from_so(node: Node, scope: Scope) -> c.Condition:
    """601.2a: 'se l'hai lanciata dalla tua mano', 'se questa magia è stata lanciata da un cimitero', said of the source."""
    of, place = node.node("subject_of_fact"), node.node("own_place") or node
    said = scope.subject is not None and scope.subject.own if of is None else of.only.only.kind == "own"
    zone = next(place.words("PLACE")).value
    if not said and of is None and (scope.source.spell or scope.subject is None):
        said = scope.source.spell or scope.antecedent(node, lambda one: not one.player).own
    if not said or not isinstance(zone, Zone) or scope.source.quoted:
        refuse(node, refusal.NO_ANTECEDENT)
    if zone not in _CAST_FROM or (place is not node and not place.has("YOUR")):
        refuse(node, refusal.NO_VOCABULARY)
    spell = Filter(zone=Zone.STACK, cast_from=zone)
    # As it enters it is a spell still; afterwards the permanent that the spell was (601.2a).
    return c.Is(This(), spell if scope.source.spell else Filter(any_of=(spell, Filter(cast_from=zone))))


def entered_from(node: Node, scope: Scope) -> c.Condition:
    """603.6a: 'se è entrato dal tuo cimitero', said of the source as it has just entered."""
    place = next(node.nodes("own_place"))
    zone, verb = next(place.words("PLACE")).value, next(node.words("V_BE"))
    if not spoken_of_one(node, scope).own or scope.source.quoted or "3s" not in verb.moods:
        refuse(node, refusal.NO_ANTECEDENT)
    if zone not in _CAST_FROM or not place.has("YOUR"):
        refuse(place, refusal.NO_VOCABULARY)
    assert isinstance(zone, Zone)
    came = ThisTurn(what=Deed.ENTERED, origins=(zone,))
    return c.Is(This(), Filter(this_turn=came, owner=Relation.YOU))


IN_YOUR_MAIN = c.AllOf(
    (c.TurnOf(Relation.YOU), c.AnyOf((c.StepIs(TurnStep.PRECOMBAT_MAIN), c.StepIs(TurnStep.POSTCOMBAT_MAIN))))
)
"""505.1: it is a main phase of your turn."""


def cast_then(node: Node, scope: Scope) -> c.Condition:
    """505.1, 601.2: that you cast the spell, in a main phase of yours: the phase lasts until the spell has resolved (500.2)."""
    verb = node.word("V_HAVE")
    if not scope.source.spell or scope.source.quoted or (verb is not None and "2s" not in verb.moods):
        refuse(node, refusal.NO_VOCABULARY)
    yours = c.Is(This(), Filter(zone=Zone.STACK, cast_by=Relation.YOU))
    return c.AllOf((yours, *IN_YOUR_MAIN.parts))
