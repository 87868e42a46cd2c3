"""109.5, 119, 402: conditions about players: life, hands, graveyards, counters, who has more; of one of several, or of all."""

from __future__ import annotations

from engine.cards.abilities import conditions as c
from engine.cards.abilities.filters import Bounds
from engine.cards.abilities.quantities import CardsIn, Count, LifeOf, PlayerCounters, Quantity
from engine.cards.abilities.references import EachPlayer, One, PlayerReference, You
from engine.words.terms import Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.description import describe, described
from scenarios.cardtext.lower.owned import YOURS, all_described
from scenarios.cardtext.lower.parties import spoken
from scenarios.cardtext.lower.qualities import counter_kind
from scenarios.cardtext.lower.scope import Scope, refuse
from scenarios.cardtext.tree import Node


def some_player(of: Node) -> Relation | None:
    """'Un avversario', 'un giocatore': any of them, nobody who was spoken of."""
    inner = of.only.only
    if inner.kind != "described":
        return None
    found = described(inner)
    return found.players if found.determiner == "one" and not found.targeted else None


def who_of(node: Node, of: Node | None, scope: Scope) -> tuple[PlayerReference, Relation | None]:
    """Of which player something is said: you where nobody is named; of any of several, as each of them is asked (109.5)."""
    verb = next(node.words("V_HAVE", "V_CONTROL", "V_BE"))
    if of is None or of.only.only.kind == "you":
        if "2s" not in verb.moods:
            refuse(node, refusal.DISAGREES)
        return You(), None
    several = some_player(of)
    if "3s" not in verb.moods:
        refuse(of, refusal.NO_VOCABULARY)
    if several is not None:
        return One(), several
    found = spoken(of.only, scope).mention
    if not found.player or isinstance(found.to, EachPlayer) or found.plural is not False:
        refuse(of, refusal.NO_VOCABULARY)
    return found.to, None  # type: ignore[return-value]


def of_any(several: Relation | None, such: c.Condition, node: Node) -> c.Condition:
    """What is so of a player who was named, or of at least one of several; that it is not so of one of them is not said here."""
    if several is None:
        return such
    if node.has("NOT"):
        refuse(node, refusal.NO_VOCABULARY)
    return c.AnyPlayer(EachPlayer(several), such)


def of_player(node: Node, of: Node | None, scope: Scope) -> c.Condition:
    """Life totals, hands and graveyards."""
    who, several = who_of(node, of, scope)
    if node.kind == "empty_hand":
        found = c.Within(CardsIn(who, "hand"), Bounds(0, 0))
        return found if several is None else c.AnyPlayer(EachPlayer(several), found)
    number = node.word("NUM")
    if number is None and not node.has("ONE"):
        refuse(node, refusal.NO_VOCABULARY)
    value = 1 if number is None else int(str(number.value))
    quantity: Quantity = LifeOf(who) if node.kind == "life_total" else CardsIn(who, "hand")
    if node.kind == "cards_in" and node.node("nominal") is not None:
        return of_any(several, _so_many_cards(node, who, value), node)
    if node.kind == "cards_in":
        place = next(node.nodes("own_place"))
        zone = next(place.words("PLACE")).value
        if zone not in (Zone.GRAVEYARD, Zone.LIBRARY, Zone.HAND) or place.has("YOUR") is not isinstance(who, You):
            refuse(place, refusal.NO_VOCABULARY)
        assert isinstance(zone, Zone)
        quantity = CardsIn(who, zone.value)
    return of_any(several, c.Within(quantity, _said_bounds(node, value)), node)


def _said_bounds(node: Node, value: int) -> Bounds:
    """107.1: 'so many or more', 'so many or fewer', 'exactly so many'."""
    if node.has("EXACTLY"):
        return Bounds(value, value)
    return Bounds(most=value) if node.has("OR_LESS", "NO_MORE_THAN") else Bounds(least=value)


def _so_many_cards(node: Node, who: PlayerReference, least: int) -> c.Condition:
    """404.1: 'hai quattro o più carte creatura nel tuo cimitero'."""
    found = describe(next(node.nodes("nominal")), plural_and=False)
    cards = found.objects
    if cards is None or found.players is not None or found.targeted or not found.card or not found.zone_said:
        refuse(node, refusal.NO_VOCABULARY)
    if not isinstance(who, You) or cards.owner is not Relation.YOU or cards.zone not in (Zone.GRAVEYARD, Zone.HAND):
        refuse(node, refusal.NO_VOCABULARY)
    return c.Exists(cards, least)


def counters_of_player(node: Node, of: Node | None, scope: Scope) -> c.Condition:
    """122.1: 'se un avversario ha tre o più segnalini veleno'."""
    who, several = who_of(node, of, scope)
    if node.has("PRON", "X", "COUNTER"):
        refuse(node, refusal.NO_VOCABULARY)
    number = node.word("NUM")
    least = 1 if number is None else int(str(number.value))
    kind = counter_kind(next(node.nodes("counter_kind")))
    return of_any(several, c.Within(PlayerCounters(kind, who), Bounds(least=least)), node)


def more_than(node: Node, of: Node | None, scope: Scope) -> c.Condition:
    """107.1, 109.5: 'se un avversario controlla più terre di te', 'se hai in mano più carte di ogni avversario'."""
    who, several = who_of(node, of, scope)
    if node.has("EVERY"):
        if not isinstance(who, You):
            refuse(node, refusal.NO_VOCABULARY)
        least = c.Compare(_had(node, who, scope), "<=", _had(node, One(), scope))
        return c.Not(c.AnyPlayer(EachPlayer(Relation.OPPONENT), least))
    if isinstance(who, You):
        refuse(node, refusal.DISAGREES)
    return of_any(several, c.Compare(_had(node, who, scope), ">", _had(node, You(), scope)), node)


def _had(node: Node, who: PlayerReference, scope: Scope) -> Quantity:
    if node.has("LIFE"):
        return LifeOf(who)
    if node.has("V_HAVE"):
        return CardsIn(who, "hand")
    return Count(all_described(node, YOURS if isinstance(who, You) else {"whose": who}, scope, other=False))
