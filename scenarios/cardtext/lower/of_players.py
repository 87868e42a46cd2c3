"""109.5, 119, 402: conditions about players: life, hands, graveyards, counters, who has more; of one of several, or of all."""

from __future__ import annotations

from collections.abc import Callable

from engine.cards.abilities import conditions as c
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.quantities import (
    CardsIn,
    Count,
    DamageTaken,
    Fixed,
    LifeOf,
    PlayerCounters,
    PlayersIn,
    PlayersWith,
    Quantity,
    Sum,
    Times,
)
from engine.cards.abilities.references import ActivePlayer, EachPlayer, One, PlayerReference, WithoutPlayers, You
from engine.words.record import replace
from engine.words.terms import Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.counters_said import counter_kind, said_bounds, so_many_said
from scenarios.cardtext.lower.description import describe, described
from scenarios.cardtext.lower.done_so import ACTIVE
from scenarios.cardtext.lower.owned import YOURS, all_described
from scenarios.cardtext.lower.parties import player_of, spoken
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
    verb = next(node.words("V_CONTROL", "V_BE", *ACTIVE))
    if of is None and (verb.moods & {"2s", "3s"} == {"3s"} or verb.form == "ha"):
        # 'Scegli un avversario bersaglio. Se controlla meno terre di te, ...'
        known = scope.antecedent(node, lambda one: one.player and one.to != You())
        if isinstance(known.to, EachPlayer) or known.plural is not False:
            refuse(node, refusal.NO_ANTECEDENT)
        return known.to, None  # type: ignore[return-value]
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


def players_with(node: Node, scope: Scope) -> Quantity:
    """107.1: 'il numero di avversari che controllano più terre di te': of how many of them it is so."""
    word = next(node.words("OPPONENT", "PLAYER"))
    each = Relation.OPPONENT if word.kind == "OPPONENT" else Relation.ANY
    if node.has("TO_WHOM"):
        return PlayersWith(of=EachPlayer(each), what=DamageTaken(One()), how=">=", than=Fixed(1))
    fact, numbers = next(node.nodes()), {"s": {"3s"}, "p": {"3p"}}.get(word.marks[-1:], {"3s", "3p"})
    if any(not numbers & verb.moods for verb in fact.words("V_HAVE", "V_CONTROL")):
        refuse(node, refusal.DISAGREES)
    such = OF_EACH[fact.kind](_in_the_singular(fact), _one_of_them(word), scope)
    match such:
        case c.AnyPlayer(_, c.Exists(wanted, least)):
            return PlayersWith(of=EachPlayer(each), what=Count(wanted), how=">=", than=Fixed(least))
        case c.AnyPlayer(_, c.Not(c.Exists(wanted))):
            return PlayersWith(of=EachPlayer(each), what=Count(wanted), how="=", than=Fixed(0))
        case c.AnyPlayer(_, c.Within(what, Bounds(least=int(least), most=None))):
            return PlayersWith(of=EachPlayer(each), what=what, how=">=", than=Fixed(least))
        case c.AnyPlayer(_, c.Within(what, Bounds(least=None | 0, most=int(most)))):
            return PlayersWith(of=EachPlayer(each), what=what, how="<=", than=Fixed(most))
        case c.AnyPlayer(_, c.Compare(what, how, than)):
            return PlayersWith(of=EachPlayer(each), what=what, how=how, than=than)
        case _:
            refuse(node, refusal.NO_VOCABULARY)


def _in_the_singular(fact: Node) -> Node:
    said = tuple(
        replace(one, moods=one.moods | {"3s"}) if isinstance(one, Lexeme) and one.moods else one
        for one in fact.children
    )
    return replace(fact, children=said)


def _one_of_them(word: Lexeme) -> Node:
    """'Un avversario', as the subject of a fact."""

    def node(kind: str, *parts: Node | Lexeme) -> Node:
        return Node(kind, parts, word.start, word.end)

    one = Lexeme("ONE", "un", word.start, word.start, None, "ms")
    nominal = node("nominal", node("part", replace(word, marks="ms")))
    return node("subject_of_fact", node("party", node("described", node("determiner", node("one", one)), nominal)))


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
    if node.has("FEWER_THAN"):
        scope.difference = less_by(quantity, Fixed(value)) if several is None else None
        return of_any(several, c.Within(quantity, Bounds(most=value - 1)), node)
    return of_any(several, c.Within(quantity, said_bounds(node, value)), node)


def _so_many_cards(node: Node, who: PlayerReference, least: int) -> c.Condition:
    """404.1: 'hai quattro o più carte creatura nel tuo cimitero'."""
    found = describe(next(node.nodes("nominal")), plural_and=False)
    cards = found.objects
    if cards is None or found.players is not None or found.targeted or not found.card or not found.zone_said:
        refuse(node, refusal.NO_VOCABULARY)
    if not isinstance(who, You) or cards.owner is not Relation.YOU or cards.zone not in (Zone.GRAVEYARD, Zone.HAND):
        refuse(node, refusal.NO_VOCABULARY)
    if cards == Filter(zone=cards.zone, owner=Relation.YOU):
        # Any cards at all are as many as there are in the zone, which is said by itself.
        refuse(node, refusal.UNEXPECTED)
    return c.Exists(cards, least)


def counters_of_player(node: Node, of: Node | None, scope: Scope) -> c.Condition:
    """122.1: 'se un avversario ha tre o più segnalini veleno'."""
    who, several = who_of(node, of, scope)
    if node.has("PRON", "X", "COUNTER"):
        refuse(node, refusal.NO_VOCABULARY)
    kind = counter_kind(next(node.nodes("counter_kind")))
    return of_any(several, c.Within(PlayerCounters(kind, who), so_many_said(node)), node)


def any_counters_of_player(node: Node, of: Node | None, scope: Scope) -> c.Condition:
    """122.1: 'se quel giocatore non ha segnalini veleno', 'se hai segnalini energia'."""
    who, several = who_of(node, of, scope)
    kind = counter_kind(next(node.nodes("counter_kind")))
    such = c.Within(PlayerCounters(kind, who), Bounds(most=0) if node.has("NOT") else Bounds(least=1))
    return of_any(several, such, node)


def more_than(node: Node, of: Node | None, scope: Scope) -> c.Condition:
    """107.1, 109.5: 'se un avversario controlla più terre di te', 'se hai in mano più carte di ogni avversario'."""
    who, several = who_of(node, of, scope)
    if node.has("EVERY"):
        if not isinstance(who, You):
            refuse(node, refusal.NO_VOCABULARY)
        such = _beside(node, _had(node, who, scope), _had(node, One(), scope))
        return c.Not(c.AnyPlayer(EachPlayer(Relation.OPPONENT), replace(such, relation=_OPPOSITE[such.relation])))
    if node.has("OPPONENT"):
        # 109.5: 'se hai meno punti vita di un avversario': of any one of them.
        if not isinstance(who, You):
            refuse(node, refusal.NO_VOCABULARY)
        such = _beside(node, _had(node, who, scope), _had(node, One(), scope))
        return c.AnyPlayer(EachPlayer(Relation.OPPONENT), such)
    if isinstance(who, You):
        refuse(node, refusal.DISAGREES)
    theirs, yours = _had(node, who, scope), _had(node, You(), scope)
    if several is None:
        scope.difference = less_by(yours, theirs) if node.has(*_MORE) else less_by(theirs, yours)
    return of_any(several, _beside(node, theirs, yours), node)


_MORE = ("PLUS", "MORE_OF_THEM")
_OPPOSITE = {">": "<=", "<": ">=", ">=": "<", "<=": ">"}


def _beside(node: Node, had: Quantity, other: Quantity) -> c.Compare:
    """107.1: that the one is more than the other, or less; or so many more at least: 'almeno due terre in più di te'."""
    number = node.word("NUM", "ONE") if node.has("AT_LEAST_N") else None
    if number is None:
        return c.Compare(had, ">" if node.has(*_MORE) else "<", other)
    apart = Fixed(1 if number.kind == "ONE" else int(str(number.value)))
    if node.has(*_MORE):
        return c.Compare(had, ">=", Sum((other, apart)))
    return c.Compare(Sum((had, apart)), "<=", other)


def less_by(less: Quantity, more: Quantity) -> Quantity:
    """107.1: the difference between a number and one that is greater."""
    return Sum((more, Times(-1, less)))


def _had(node: Node, who: PlayerReference, scope: Scope) -> Quantity:
    if node.has("LIFE"):
        return LifeOf(who)
    if node.has("V_HAVE"):
        return CardsIn(who, "hand")
    return Count(all_described(node, YOURS if isinstance(who, You) else {"whose": who}, scope, other=False))


OF_EACH: dict[str, Callable[[Node, Node, Scope], c.Condition]] = {
    "has_counters": counters_of_player,
    "more_than": more_than,
    **dict.fromkeys(("life_total", "hand_size", "empty_hand"), of_player),
}
"""What is said of each of several players."""


def turn_of_one(node: Node, scope: Scope) -> c.Condition:
    """102.1: 'se è il suo turno', 'se non è il turno di quel giocatore': whether nobody else than that player is the active one."""
    party = node.node("party")
    if party is None:
        known = scope.antecedent(node, lambda one: one.player and one.to != You())
    else:
        found = player_of(party, scope)
        known = found.mention
        if found.before:
            refuse(party, refusal.NO_VOCABULARY)
    if known.plural is not False:
        refuse(node, refusal.NO_VOCABULARY)
    return c.Within(PlayersIn(WithoutPlayers(known.to, ActivePlayer())), Bounds(most=0))  # type: ignore[arg-type]
