"""608.2i: what has happened in this turn: who attacked, gained and lost life or cast spells, and what died or left a zone."""

from __future__ import annotations

from engine.cards.abilities import conditions as c
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.quantities import (
    AttackedWith,
    CardsDrawn,
    GoneThisTurn,
    LifeThisTurn,
    PowerAttackedWith,
    Quantity,
)
from engine.cards.abilities.references import PlayerReference
from engine.words.record import replace
from engine.words.terms import CardType, Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.description import describe
from scenarios.cardtext.lower.mentioned import own
from scenarios.cardtext.lower.of_players import of_any, who_of
from scenarios.cardtext.lower.others import all_others
from scenarios.cardtext.lower.owned import all_described, at_least
from scenarios.cardtext.lower.qualities import compared
from scenarios.cardtext.lower.scope import Scope, refuse
from scenarios.cardtext.lower.seen_cards import card_filter
from scenarios.cardtext.tree import Node


def gone_from_play(node: Node, scope: Scope) -> c.Condition:
    """608.2i, 700.4: 'se una creatura è morta in questo turno', 'se un permanente che controllavi ha lasciato il campo di
    battaglia in questo turno': as it last was."""
    owned = node.node("owned")
    verb = next(node.words("V_BE", "V_HAVE"))
    place = node.node("own_place")
    if place is not None:
        return _gone_from(node, place, scope)
    if owned is None:
        wanted, least = all_described(node, None, scope, other=False), 1
    else:
        found = at_least(owned, None, scope)
        assert isinstance(found, c.Exists)
        wanted, least = found.filter, found.least
    if ("3p" if least > 1 else "3s") not in verb.moods and not (owned is not None and _one_or_more(owned)):
        refuse(verb, refusal.DISAGREES)
    wanted = _gone_under(node, all_others(node, wanted, scope))
    died = Zone.GRAVEYARD if node.kind == "died_so" else None
    such = c.Within(GoneThisTurn(filter=wanted, to=died), Bounds(least=least))
    return c.Not(such) if node.has("NONE_OF") else such


def _gone_from(node: Node, place: Node, scope: Scope) -> c.Condition:
    """608.2i: 'se una o più carte hanno lasciato il tuo cimitero in questo turno'."""
    owned = next(node.nodes("owned"))
    said = owned.node("least") or owned
    number = said.word("NUM")
    if next(place.words("PLACE")).value is not Zone.GRAVEYARD or not place.has("YOUR") or said.has("X", "OTHER"):
        refuse(place, refusal.NO_VOCABULARY)
    cards = card_filter(owned, describe(next(owned.nodes("nominal")), scope=scope), Zone.GRAVEYARD)
    left = GoneThisTurn(filter=replace(cards, owner=Relation.YOU))
    return c.Within(left, Bounds(least=1 if number is None else int(str(number.value))))


def _one_or_more(owned: Node) -> bool:
    return any(least.has("ONE_OR_MORE") for least in owned.nodes("least"))


def _gone_under(node: Node, wanted: Filter) -> Filter:
    """Whose it was as it left: 'sotto il tuo controllo', 'che controllavi'; what controls it now is nobody (109.4)."""
    under = node.node("under")
    if under is None and not node.has("YOU_CONTROLLED"):
        if wanted.controller is not Relation.ANY:
            refuse(node, refusal.NO_VOCABULARY)
        return wanted
    if wanted.controller is not Relation.ANY:
        refuse(node, refusal.NO_VOCABULARY)
    opponents = under is not None and under.has("UNDER_OPPONENTS_CONTROL")
    return replace(wanted, controller=Relation.OPPONENT if opponents else Relation.YOU)


def gone_counted(node: Node, scope: Scope) -> Quantity:
    """608.2i, 700.4: 'per ogni creatura morta in questo turno'."""
    if node.has("WHICH") is not node.has("V_BE"):
        refuse(node, refusal.UNEXPECTED)
    wanted = _gone_under(node, all_described(node, None, scope, other=False))
    return GoneThisTurn(filter=wanted, to=Zone.GRAVEYARD)


def _attacked_in_all(node: Node, who: PlayerReference) -> c.Condition:
    """508.1, 608.2i: 'hai attaccato con creature con forza totale pari o superiore a 6 in questo combattimento'."""
    word, said = next(node.words("MEASURE")), next(node.nodes("comparison"))
    if word.value != "power":
        refuse(word, refusal.NO_VOCABULARY)
    return c.Within(PowerAttackedWith(who), compared(said))


def done_this_turn(node: Node, of: Node | None, scope: Scope) -> c.Condition:
    """508.1a, 119.3, 121.1: what you have done this turn: attacked, gained or lost so much life, drawn so many cards."""
    verb = next(node.words("V_HAVE"))
    itself = of is not None and of.only.only.kind == "own"
    if of is not None and of.only.only.kind == "pronoun" and scope.subject is not None and scope.subject.own:
        # 'It has indestructible as long as it attacked this turn': in English with its pronoun.
        itself = True
    if of is None and scope.subject is not None and scope.subject.own and "2s" not in verb.moods:
        itself = True
    if node.kind == "attacked_so" and itself and "3s" in verb.moods and not node.has("WITH"):
        found: c.Condition = c.Is(own(scope).to, Filter(attacked_this_turn=True))  # type: ignore[arg-type]
        return c.Not(found) if node.has("NOT") else found
    if any(word.value is not CardType.CREATURE for word in node.words("TYPE")):
        refuse(node, refusal.NO_VOCABULARY)
    number = node.word("NUM")
    if node.has("X"):
        refuse(node, refusal.NO_VOCABULARY)
    who, several = who_of(node, of, scope)
    if node.has("TOTAL"):
        return of_any(several, _attacked_in_all(node, who), node)
    if node.has("GAINED") and node.has("LOST"):
        changed = (LifeThisTurn(of=who, lost=lost) for lost in (False, True))
        return of_any(several, c.AnyOf(tuple(c.Within(one, Bounds(least=1)) for one in changed)), node)
    made: dict[str, Quantity] = {
        "attacked_so": AttackedWith(who),
        "life_so": LifeThisTurn(of=who, lost=node.has("LOST")),
        "drawn_so": CardsDrawn(who),
    }
    least = 2 if node.has("PLUS") else 1 if number is None else int(str(number.value))
    found = c.Within(made[node.kind], Bounds(least=least))
    return of_any(several, c.Not(found) if node.has("NOT") else found, node)
