"""118.3, 122.1, 606.4: costs that are paid with counters: put on, taken off, of loyalty, of energy."""

from __future__ import annotations

from engine.cards.abilities.ability import Cost
from engine.cards.abilities.quantities import Fixed, X
from engine.words.counters import LOYALTY
from engine.words.record import replace
from engine.words.terms import Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower import amounts
from scenarios.cardtext.lower.counters_said import counter_kind
from scenarios.cardtext.lower.deeds.counting import counters
from scenarios.cardtext.lower.description import describe
from scenarios.cardtext.lower.mentioned import own
from scenarios.cardtext.lower.paid_of_yours import PAID, some_of_yours
from scenarios.cardtext.lower.scope import Scope, refuse
from scenarios.cardtext.tree import Node


def loyalty_paid(node: Node) -> Cost:
    """606.4: put on, or taken off."""
    number = node.word("NUM")
    if number is None:
        counters = (LOYALTY, 1)
        put = node.has("PLUS_SIGN")
        return Cost(
            put_counters=counters if put else None, remove_counters=None if put else counters, times_x="counters"
        )
    count = int(str(number.value))
    if node.has("DASH"):
        return Cost(remove_counters=(LOYALTY, count))
    if count and not node.has("PLUS_SIGN"):
        refuse(node, refusal.UNEXPECTED)
    return Cost(put_counters=(LOYALTY, count))


def counters_paid(node: Node, made: Cost, scope: Scope) -> Cost:
    """122.1: counters taken off the source, or put on it; or taken off a permanent that the words describe."""
    among = node.node("among_permanents")
    if among is not None:
        return _shed_apart(node, among, made, scope)
    party = next(node.nodes("party")).only
    if party.kind == "described" and node.kind == "remove_payment" and made.remove_counters is None:
        return _shed(node, made, scope)
    some, every = node.node("some_counters"), node.node("all_counters")
    if some is not None or every is not None:
        return _as_many_as_there_are(node, some or every, made, scope)  # type: ignore[arg-type]
    if party.kind != "own" or made.remove_counters is not None or made.put_counters is not None:
        refuse(node, refusal.NO_VOCABULARY)
    scope.mention(replace(own(scope), event=True))
    said = next(node.nodes("counters"))
    if said.has("X") and node.kind == "remove_payment" and not made.times_x:
        kind = counter_kind(next(said.nodes("counter_kind")))
        return replace(made, remove_counters=(kind, 1), times_x="counters")
    kind, count = counters(said, scope)
    if not isinstance(count, Fixed):
        refuse(node, refusal.NO_VOCABULARY)
    if node.kind == "remove_payment":
        return replace(made, remove_counters=(kind, count.value))
    return replace(made, put_counters=(kind, count.value))


def _shed_apart(node: Node, among: Node, made: Cost, scope: Scope) -> Cost:
    """122.1: 'rimuovi due segnalini +1/+1 scelti tra le creature che controlli': from one or several of them."""
    found = describe(next(among.nodes("nominal")), plural_and=False)
    wanted = found.objects
    if wanted is None or found.players is not None or found.targeted or found.card or made.remove_counters is not None:
        refuse(among, refusal.NO_VOCABULARY)
    if wanted.zone is not Zone.BATTLEFIELD or wanted.controller is not Relation.YOU or made.remove_any:
        refuse(among, refusal.NO_VOCABULARY)
    scope.mention(PAID)
    kind, count = _asked_of_them(node, scope)
    if kind is None:
        return replace(made, remove_any=count, remove_from=wanted, remove_apart=True)
    return replace(made, remove_counters=(kind, count), remove_from=wanted, remove_apart=True)


def _asked_of_them(node: Node, scope: Scope) -> tuple[str | None, int]:
    """122.1: of which kind counters are, or of any, and how many."""
    said, some = node.node("counters"), node.node("some_counters")
    if said is not None:
        kind, count = counters(said, scope)
    else:
        if some is None or some.node("counter_kind") is not None or some.has("UP_TO", "ANY", "X"):
            refuse(node, refusal.NO_VOCABULARY)
        kind, count = None, amounts.number(some, scope)
    if not isinstance(count, Fixed):
        refuse(node, refusal.NO_VOCABULARY)
    return kind, count.value


def _shed(node: Node, made: Cost, scope: Scope) -> Cost:
    """118.3: 'rimuovi un segnalino +1/+1 da una creatura che controlli', 'rimuovi due segnalini da un permanente che controlli'."""
    wanted, count_of = some_of_yours(node, "party")
    if wanted.zone is not Zone.BATTLEFIELD or wanted.controller is not Relation.YOU or count_of != 1:
        refuse(node, refusal.NO_VOCABULARY)
    scope.mention(PAID)
    kind, count = _asked_of_them(node, scope)
    if kind is None:
        return replace(made, remove_any=count, remove_from=wanted)
    return replace(made, remove_counters=(kind, count), remove_from=wanted)


def _as_many_as_there_are(node: Node, said: Node, made: Cost, scope: Scope) -> Cost:
    """107.3a: 'rimuovi un qualsiasi numero di segnalini carica dalla Sentinella': a number that is announced as X is; of 'tutti' it
    is how many there are."""
    party, kind_said = next(node.nodes("party")), said.node("counter_kind")
    if party.only.kind != "own" or made.times_x or made.remove_counters is not None or node.kind != "remove_payment":
        refuse(node, refusal.NO_VOCABULARY)
    if kind_said is None or (said.kind == "some_counters" and not said.has("ANY")):
        refuse(node, refusal.NO_VOCABULARY)
    scope.mention(replace(own(scope), event=True))
    kind = counter_kind(kind_said)
    scope.as_many = X()
    scope.taken_off = (kind, X())
    every = said.kind == "all_counters"
    return replace(made, remove_counters=(kind, 1), times_x="all counters" if every else "counters")


def energy_of(node: Node) -> int:
    """107.14: how many energy counters: 'otto {E}', or as many symbols."""
    number, many = node.word("NUM"), len(list(node.words("ENERGY")))
    if number is None:
        return many
    if many != 1:
        refuse(node, refusal.UNEXPECTED)
    return int(str(number.value))
