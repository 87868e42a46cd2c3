"""109.4, 603.4: conditions about who controls what: any of a description, so many of it, one that was spoken of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.cards.abilities import conditions as c
from engine.cards.abilities.filters import CREATURE, Bounds, Filter, Measured
from engine.cards.abilities.quantities import Count, Greatest
from engine.cards.abilities.references import EachPlayer, One
from engine.words.record import replace
from engine.words.terms import CardType, Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.description import described
from scenarios.cardtext.lower.others import all_others
from scenarios.cardtext.lower.owned import YOURS, Whose, all_described, at_least, singular_noun
from scenarios.cardtext.lower.parties import object_of, player_of
from scenarios.cardtext.lower.scope import Scope, refuse
from scenarios.cardtext.tree import Node


def there_or_controlled(node: Node, scope: Scope) -> c.Condition:
    """603.4: what there is, and what somebody controls."""
    if node.has("THERE_ARE"):
        return at_least(next(node.nodes("owned")), None, scope)
    return _controls(next(node.nodes("controls", "controls_none")), node.node("subject_of_fact"), scope)


def _controls(node: Node, of: Node | None, scope: Scope) -> c.Condition:
    whose = _whose(of, node, scope)
    several = whose.get("controller")
    if node.has("GREATEST"):
        return _controls_the_greatest(node, whose)
    if node.has("ONE_ONLY", "EXACTLY"):
        return _controls_exactly(node, whose, scope)
    if node.kind == "controls" and isinstance(several, Relation) and several is not Relation.YOU:
        if len(list(node.nodes("owned"))) > 1:
            refuse(node, refusal.NO_VOCABULARY)
        found = at_least(next(node.nodes("owned")), {"whose": One()}, scope)
        if isinstance(found, c.Exists) and found.least > 1:
            return c.AnyPlayer(EachPlayer(several), found)
    if node.kind == "controls":
        each = [at_least(one, whose, scope) for one in node.nodes("owned")]
        return each[0] if len(each) == 1 else c.AllOf(tuple(each))
    if whose != YOURS and "whose" not in whose:
        refuse(node, refusal.NO_VOCABULARY)
    if not node.has("ONE") and singular_noun(next(node.nodes("nominal"))):
        refuse(node, refusal.DISAGREES)
    return c.Not(c.Exists(all_described(node, whose, scope, other=node.has("OTHER"))))


def of_each_that_controls(node: Node, of: Node, scope: Scope) -> c.Condition:
    """109.4: 'ogni avversario che controlla una creatura', 'i giocatori che non controllano terre': asked of each of them."""
    whose, parts = {"whose": One()}, list(node.nodes("owned"))
    if node.kind == "controls_none":
        found: c.Condition = c.Not(c.Exists(all_described(node, whose, scope, other=node.has("OTHER"))))
    elif len(parts) == 1 and not node.has("GREATEST", "ONE_ONLY", "EXACTLY"):
        found = at_least(parts[0], whose, scope)
    else:
        refuse(node, refusal.NO_VOCABULARY)
    return c.AnyPlayer(EachPlayer(Relation.ANY), found)


def _controls_exactly(node: Node, whose: Mapping[str, Any], scope: Scope) -> c.Condition:
    """107.1: 'se controlli esattamente due creature', 'una sola creatura': neither fewer nor more of them."""
    if whose != YOURS or node.has("OTHER"):
        refuse(node, refusal.NO_VOCABULARY)
    number = node.word("NUM")
    part = next(next(node.nodes("nominal")).only.nodes("part"), next(node.nodes("nominal")).only)
    marks = next(part.words()).marks
    if marks and marks[-1] != ("s" if number is None else "p"):
        refuse(node, refusal.DISAGREES)
    many = 1 if number is None else int(str(number.value))
    return c.Within(Count(all_described(node, whose, scope, other=False)), Bounds(least=many, most=many))


def _controls_the_greatest(node: Node, whose: Mapping[str, Any]) -> c.Condition:
    """208.1: 'se controlli la creatura con la forza maggiore o pari alla forza maggiore', among all there are."""
    kind, what = next(node.words("TYPE")).value, str(next(node.words("MEASURE")).value)
    if whose != YOURS or kind is not CardType.CREATURE or not node.has("OR_TIED"):
        # Without those that are tied with it, it would have to be the only one.
        refuse(node, refusal.NO_VOCABULARY)
    greatest = Measured(what=what, how=">=", than=Greatest(what=what, filter=CREATURE))
    return c.Exists(replace(CREATURE, controller=Relation.YOU, measured=(greatest,)))


def _whose(of: Node | None, node: Node, scope: Scope) -> Whose:
    """Who controls: you where nobody is said; 'un avversario' is any of them."""
    verb = next(node.words("V_CONTROL"))
    if of is None:
        if "2s" not in verb.moods:
            refuse(node, refusal.DISAGREES)
        return YOURS
    inner = of.only.only
    if inner.kind == "you" and "2s" in verb.moods:
        return YOURS
    if "3s" not in verb.moods:
        refuse(of, refusal.NO_VOCABULARY)
    if inner.kind == "defender" and scope.attacker is None:
        return {"defending": True}
    if inner.kind == "described":
        found = described(inner)
        if found.players is None or found.determiner != "one" or found.targeted:
            refuse(of, refusal.NO_VOCABULARY)
        return {"controller": found.players}
    who = player_of(of.only, scope)
    if who.mention.plural is not False or who.before:
        refuse(of, refusal.NO_VOCABULARY)
    return {"whose": who.to}


def holds_it(node: Node, of: Node | None, scope: Scope) -> c.Condition:
    """109.4: 'se controlli quella creatura', 'se un avversario la controlla': of one that was spoken of."""
    party = Node("party", (next(node.nodes("known")).only,), node.start, node.end)
    known = object_of(party, scope).mention
    if known.plural is not False or known.zone is not Zone.BATTLEFIELD:
        refuse(node, refusal.NO_VOCABULARY)
    return c.Is(known.to, Filter(**_whose(of, node, scope)))  # type: ignore[arg-type]


def with_others(node: Node, found: c.Condition, scope: Scope) -> c.Condition:
    """608.2c: the condition, with what 'altro' leaves out of what it asks for."""
    match found:
        case c.Exists(wanted):
            return replace(found, filter=all_others(node, wanted, scope))
        case c.Not(of):
            return c.Not(with_others(node, of, scope))
        case _:
            return found
