"""115.1, 608.2d: what several things that are chosen have to be together: a total, different names, a type in common."""

from __future__ import annotations

from engine.cards.abilities.filters import Jointly, Measured
from engine.cards.abilities.quantities import Fixed
from engine.words.terms import Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.nouns import MODIFIERS, Part
from scenarios.cardtext.lower.qualities import BESIDE, how
from scenarios.cardtext.lower.scope import refuse
from scenarios.cardtext.tree import Node


def _jointly(part: Part, node: Node) -> None:
    if part.together is not None:
        refuse(node, refusal.NO_VOCABULARY)
    part.together = _together(part, node)


def _together(part: Part, node: Node) -> Jointly:
    measure = node.word("MEASURE")
    if node.has("TOTAL"):
        return Jointly(total=_total(part, node))
    if measure is not None:
        return Jointly(apart=str(measure.value or measure.form))
    if node.has("WITH_OTHER_NAMES"):
        return Jointly(apart="name")
    if node.has("DIFFERENT", "OF_CONTROLLERS_APART"):
        return Jointly(apart="controller")
    if node.has("OF_ONE_OPPONENT"):
        part.set(node, controller=Relation.OPPONENT)
    if node.has("OF_ONE_CONTROLLER", "OF_ONE_OPPONENT"):
        return Jointly(alike="controller")
    verb, kind = next(node.words("V_SHARE", "V_HAVE")), node.word("SHARED_KIND")
    if "3p" not in verb.moods:
        refuse(node, refusal.DISAGREES)
    if kind is None:
        return Jointly(alike="creature type")
    # English says the engine's words, which have no value of their own.
    permanent = "permanent" in kind.form
    return Jointly(alike="permanent type" if permanent else str(kind.value or kind.form))


def _of_one_place(part: Part, node: Node) -> None:
    """404.1: 'due carte bersaglio da un unico cimitero': all of them are in the graveyard of one player."""
    if part.zone_said or part.together is not None or part.head != "CARD":
        refuse(node, refusal.NO_VOCABULARY)
    if next(node.words("PLACE")).value is not Zone.GRAVEYARD:
        refuse(node, refusal.NO_VOCABULARY)
    part.zone_said, part.together = True, Jointly(alike="owner")
    part.set(node, zone=Zone.GRAVEYARD)


def _total(part: Part, node: Node) -> Measured:
    """202.3, 208.1: 'con valore di mana totale pari o inferiore a 3', beside a number, X, or what is counted."""
    comparison = next(node.nodes("comparison"))
    said_of, number = comparison.node(*BESIDE, "that_of"), comparison.word("NUM")
    than = None if part.scope is None else part.scope.known_x
    if said_of is not None:
        if part.scope is None or said_of.kind == "that_of":
            refuse(comparison, refusal.NO_VOCABULARY)
        than = BESIDE[said_of.kind](said_of, part.scope)
    elif number is not None:
        assert isinstance(number.value, int)
        than = Fixed(number.value)
    if than is None:
        refuse(comparison, refusal.UNKNOWN_X)
    sign = how(comparison)
    if sign == "=":
        refuse(comparison, refusal.NO_VOCABULARY)
    return Measured(what=str(next(node.words("MEASURE")).value), how=sign, than=than)


def _whatever(part: Part, node: Node) -> None:
    """701.23b: 'una carta qualsiasi': a card, of which nothing more is said."""
    if part.head != "CARD" or part.types or part.subtypes or part.any_of or part.targeted:
        refuse(node, refusal.NO_VOCABULARY)


MODIFIERS["jointly"] = _jointly
MODIFIERS["whatever"] = _whatever
MODIFIERS["of_one_place"] = _of_one_place
