"""107, 122.1, 205.2a: conditions about a number: of counters, kinds, doors, cards in a graveyard, or what a quantity comes to."""

from __future__ import annotations

from engine.cards.abilities import conditions as c
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.quantities import (
    CountersOn,
    DifferentNames,
    Differing,
    Noted,
    PlayerCounters,
    PowerOf,
    Quantity,
    TimesTempted,
    ToughnessOf,
    UnlockedDoors,
)
from engine.cards.abilities.references import Every, You
from engine.words.record import replace
from engine.words.terms import Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower import amounts
from scenarios.cardtext.lower.counters_said import counter_kind
from scenarios.cardtext.lower.description import describe, described
from scenarios.cardtext.lower.owned import YOURS, all_described
from scenarios.cardtext.lower.parties import known_object, object_of
from scenarios.cardtext.lower.qualities import BESIDE, compared, how
from scenarios.cardtext.lower.scope import Scope, refuse
from scenarios.cardtext.tree import Node
from scenarios.language.counters import ON_PLAYERS


def measured_so(node: Node, scope: Scope) -> c.Condition:
    """107, 700.5: 'la tua devozione al verde è inferiore a cinque', 'la sua forza è pari o superiore al numero di ...'."""
    if not next(node.words("V_BE")).moods & {"3s", "3p"}:
        refuse(node, refusal.DISAGREES)
    said, comparison = next(node.nodes()), node.node("comparison")
    scope.life_told = scope.life_told or said.kind == "your_life"
    left = amounts.quantity(Node("quantity", (said,), said.start, said.end), scope)
    if comparison is None:
        number = next(node.words("NUM"), None)
        if number is None:
            refuse(node, refusal.NO_VOCABULARY)
        exactly = int(str(number.value))
        return c.Within(left, Bounds(least=exactly, most=exactly))
    beside = comparison.node(*BESIDE)
    if beside is None:
        return c.Within(left, compared(comparison))
    return c.Compare(left, how(comparison), BESIDE[beside.kind](beside, scope))


def in_total(node: Node, wanted: Filter) -> c.Condition:
    """208.1: 'le creature che controlli hanno una forza totale pari o superiore a 8'."""
    word = next(node.words("MEASURE"))
    totals: dict[object, Quantity] = {"power": PowerOf(Every(wanted)), "toughness": ToughnessOf(Every(wanted))}
    if word.value not in totals:
        refuse(word, refusal.NO_VOCABULARY)
    return c.Within(totals[word.value], compared(next(node.nodes("comparison"))))


def differing(node: Node, scope: Scope) -> c.Condition:
    """205.2a, 208.1: 'quattro o più tipi di carta tra le carte nel tuo cimitero', 'tre o più creature con forza diversa'."""
    number = node.word("NUM")
    if number is None:
        refuse(node, refusal.NO_VOCABULARY)
    if node.kind == "there_differ":
        what, wanted = str(next(node.words("DIFFERENT_KINDS")).value), _among_which(node, scope)
    elif node.has("WITH_OTHER_NAMES"):
        if "2s" not in next(node.words("V_CONTROL")).moods:
            refuse(node, refusal.DISAGREES)
        names = DifferentNames(all_described(node, YOURS, scope, other=False))
        return c.Within(names, Bounds(least=int(str(number.value))))
    else:
        measure = next(node.words("MEASURE"))
        if (measure.value or measure.form) != "power" or "2s" not in next(node.words("V_CONTROL")).moods:
            refuse(node, refusal.NO_VOCABULARY)
        what, wanted = "powers", all_described(node, YOURS, scope, other=False)
    return c.Within(Differing(what=what, filter=wanted), Bounds(least=int(str(number.value))))


def doors_there(node: Node, scope: Scope) -> c.Condition:
    """709.5j: 'due o più porte sbloccate tra le Stanze che controlli', 'tre o più nomi diversi tra le porte sbloccate ...'."""
    number = node.word("NUM")
    if number is None:
        refuse(node, refusal.NO_VOCABULARY)
    wanted = _among_which(node, scope)
    doors = Differing(what="names", filter=wanted) if node.has("NAMES_APART") else UnlockedDoors(wanted)
    return c.Within(doors, Bounds(least=int(str(number.value))))


def counters_there(node: Node, scope: Scope) -> c.Condition:
    """122.1: 'se ci sono tre o più segnalini tempo su di essa'."""
    party, word, number = node.node("party"), node.word("PRON"), node.word("NUM")
    if node.node("nominal") is not None:
        return _counters_among(node, scope)
    if party is not None:
        of = known_object(party, scope)
    else:
        assert word is not None
        known = scope.subject
        fits = known is not None and not known.player and known.agrees(word.marks)
        of = known if fits else scope.nearest(word, lambda one: not one.player and one.agrees(word.marks))  # type: ignore[assignment]
    if of.plural is True or node.has("X") or of.zone is not Zone.BATTLEFIELD:
        refuse(node, refusal.NO_VOCABULARY)
    said = node.node("counter_kind")
    if said is None:
        return c.Within(CountersOn(None, of.to), Bounds(least=1))  # type: ignore[arg-type]
    kind = counter_kind(said)
    scope.counters_told, scope.several_told = (kind, of.to), number is not None
    return c.Within(CountersOn(kind, of.to), Bounds(least=1 if number is None else int(str(number.value))))  # type: ignore[arg-type]


def _counters_among(node: Node, scope: Scope) -> c.Condition:
    """122.1: 'tre o più segnalini +1/+1 tra le creature che controlli': all together."""
    said, number = node.node("counter_kind"), node.word("NUM")
    if node.has("X"):
        refuse(node, refusal.NO_VOCABULARY)
    kind = None if said is None else counter_kind(said)
    least = 1 if number is None else int(str(number.value))
    return c.Within(CountersOn(kind, Every(_among_which(node, scope))), Bounds(least=least))


def told_so(node: Node, scope: Scope) -> c.Condition:
    """122.1: 'se non ne ha': counters of the kind of which a condition before spoke, on the same object. What English says in
    its place, 'if it doesn't', denies that condition, which is the same only where it asked for any of them.
    """
    if node.has("AS_BEFORE") and scope.several_told:
        refuse(node, refusal.NO_VOCABULARY)
    if scope.counters_told is None or "3s" not in next(node.words("V_HAVE")).moods:
        refuse(node, refusal.NO_ANTECEDENT)
    kind, on = scope.counters_told
    if kind in ON_PLAYERS:
        return c.Within(PlayerCounters(kind, on), Bounds(least=1))  # type: ignore[arg-type]
    return c.Is(on, Filter(counter=kind))  # type: ignore[arg-type]


def _among_which(node: Node, scope: Scope) -> Filter:
    """404.1: 'tra le carte nel tuo cimitero', 'tra le carte del tuo cimitero'."""
    place = node.node("own_place")
    if place is None:
        return all_described(node, None, scope, other=False)
    found = describe(next(node.nodes("nominal")), plural_and=False)
    zone = next(place.words("PLACE")).value
    if (
        zone is not Zone.GRAVEYARD
        or not place.has("YOUR")
        or not found.card
        or found.zone_said
        or found.objects is None
    ):
        refuse(node, refusal.NO_VOCABULARY)
    return replace(found.objects, zone=Zone.GRAVEYARD, owner=Relation.YOU)


def buried(node: Node, scope: Scope) -> c.Condition:
    """404.1: 'se nel tuo cimitero ci sono quattro o più carte creatura'."""
    owned = next(node.nodes("owned"))
    said = owned.node("least") or owned
    number = said.word("NUM")
    if next(node.words("PLACE")).value is not Zone.GRAVEYARD or said.has("X", "OTHER"):
        refuse(node, refusal.NO_VOCABULARY)
    found = describe(next(owned.nodes("nominal")), plural_and=False, scope=scope)
    cards = found.objects
    if cards is None or found.players is not None or found.targeted or not found.card or found.zone_said:
        refuse(owned, refusal.NO_VOCABULARY)
    if cards.another or cards.controller is not Relation.ANY:
        refuse(owned, refusal.NO_VOCABULARY)
    cards = replace(cards, zone=Zone.GRAVEYARD)
    return c.Exists(replace(cards, owner=Relation.YOU), 1 if number is None else int(str(number.value)))


def tempted_so(node: Node, scope: Scope) -> c.Condition:
    """701.54c: 'se l'Anello ti ha tentato quattro o più volte in questa partita'."""
    return c.Within(TimesTempted(You()), Bounds(least=int(str(next(node.words("NUM")).value))))


def excess_fact(node: Node, scope: Scope) -> c.Condition:
    """120.10: 'se è stato inflitto danno in eccesso a quella creatura in questo modo'; 'altrettante' is then as much."""
    party = node.node("party")
    if scope.excess is None:
        refuse(node, refusal.NO_ANTECEDENT)
    if party is not None and party.only.kind != "that":
        found = described(party.only) if party.only.kind == "described" else None
        if found is None or found.determiner != "one" or found.objects != Filter():
            refuse(party, refusal.NO_VOCABULARY)
    elif party is not None:
        object_of(party, scope)
    scope.as_many = Noted(scope.excess)
    return c.Within(Noted(scope.excess), Bounds(least=1))
