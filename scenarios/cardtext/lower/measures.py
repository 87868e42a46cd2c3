"""208, 202.3, 105.2: a number that one object has: its power, toughness or mana value, and how many colours it is."""

from __future__ import annotations

from engine.cards.abilities.filters import Filter
from engine.cards.abilities.quantities import ManaValueOf, ManyColors, PowerOf, Quantity, ToughnessOf
from engine.cards.abilities.references import Among, EachOfThem, ObjectReference, One, Target
from engine.words.record import replace
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.parties import known_object
from scenarios.cardtext.lower.scope import Mention, Scope, refuse
from scenarios.cardtext.tree import Node


def measure_of(node: Node, scope: Scope) -> Quantity:
    """'la sua forza', 'la forza di quella creatura'."""
    if node.node("sacrificed") is not None:
        return _of_what_was_sacrificed(node, scope)
    party = node.node("party")
    if party is not None:
        of = known_object(party, scope.as_all_was() if _said_as_it_was(party.only) else scope)
    else:
        of = _possessor(node, scope)
    if of.plural is True or (isinstance(of.to, Target) and scope.targets[of.to.index].maximum != 1):
        refuse(node, refusal.NO_VOCABULARY)
    called_card = party is not None and party.only.has("CARD")
    return measured(next(node.words("MEASURE")), _of_each(node, of, scope), as_it_is=called_card)


def _of_each(node: Node, of: Mention, scope: Scope) -> Mention:
    """608.2c: 'ogni giocatore rivela la prima carta del suo grimorio, poi perde punti vita pari al suo valore di mana': each of
    them as much as their own card says; nobody else can mean one of several cards."""
    if of.of_each is None:
        return of
    if scope.subject is None or scope.subject.to != of.of_each:
        refuse(node, refusal.NO_ANTECEDENT)
    return replace(of, to=Among(of.to, Filter(whose=EachOfThem())))  # type: ignore[arg-type]


def _said_as_it_was(of: Node) -> bool:
    """608.2h: 'quella creatura', 'la carta scartata', 'la carta esiliata': what was given up is spoken of as it last was."""
    if of.kind in ("that", "shown"):
        return True
    nominal = of.node("nominal") if of.kind == "described" else None
    return nominal is not None and any(one.node("exiled_with") is not None for one in nominal.only.nodes("modifier"))


def _of_what_was_sacrificed(node: Node, scope: Scope) -> Quantity:
    """608.2h: as it last existed; 'la creatura sacrificata' is what the cost was paid with."""
    if scope.sacrificed is None or next(node.nodes("sacrificed")).word("SACRIFICED").marks.endswith("p"):  # type: ignore[union-attr]
        refuse(node, refusal.NO_ANTECEDENT)
    return measured(next(node.words("MEASURE")), Mention(to=scope.sacrificed))


def own_colors(node: Node, scope: Scope) -> Quantity:
    """105.2: 'per ciascuno dei suoi colori', 'il numero di colori di quella creatura': of one object, as it is or last was."""
    party = node.node("party")
    of = _possessor(node, scope) if party is None else known_object(party, scope)
    several = isinstance(of.to, Target) and scope.targets[of.to.index].maximum != 1
    if several or of.plural is True or of.player:
        refuse(node, refusal.NO_VOCABULARY)
    return ManyColors(of.last_known)  # type: ignore[arg-type]


def _possessor(node: Node, scope: Scope) -> Mention:
    """Whose 'sua' is: the subject of the verb, or the one object spoken of."""
    if scope.dealer == One() and node.has("OWN"):
        return Mention(to=One())
    if node.has("OWN"):
        if scope.subject is None or scope.subject.player:
            refuse(node, refusal.NO_ANTECEDENT)
        return scope.subject
    if scope.dealer is not None and scope.subject is not None and scope.subject.to == scope.dealer:
        # Whose power the damage is equal to is what deals it, where the words name it.
        return scope.subject
    return scope.closest(node, lambda one: not one.player and one.plural is not True)


def measured(word: Lexeme, of: Mention, *, as_it_is: bool = False) -> Quantity:
    """Power, toughness or mana value of something; of what was moved as it last was, unless the words speak of the card."""
    to: ObjectReference = of.to if as_it_is else of.last_known  # type: ignore[assignment]
    match word.value:
        case "power":
            return PowerOf(to)
        case "toughness":
            return ToughnessOf(to)
        case _:
            return ManaValueOf(to)


def of_them_together(node: Node, scope: Scope) -> Quantity:
    """107.1, 608.2h: 'la loro forza totale': of several that an instruction before spoke of, as they are or last were."""
    if next(node.words("ITS")).form != "loro":
        refuse(node, refusal.DISAGREES)
    of_creatures = next(node.words("MEASURE")).value != "mana value"
    several = [
        one
        for one in scope.mentions
        if not (one.player or one.own or one.unspeakable) and one.plural is not False
        if not (of_creatures and one.called == {"card"})  # of which nothing says that they have power
    ]
    gone = [one for one in scope.done.values() if one is not None and one.as_it_was]
    if not several and len(gone) == 1:
        # 'Sacrifica un qualsiasi numero di creature, poi ..., dove X è la loro forza totale': as they last were.
        return measured(next(node.words("MEASURE")), Mention(to=gone[0].to))
    of = scope.nearest(next(node.words("ITS")), lambda one: not (one.player or one.own) and one.plural is not False)
    return measured(next(node.words("MEASURE")), of)


def of_those_together(node: Node, scope: Scope) -> Quantity:
    """107.1, 608.2h: 'il valore di mana totale di quelle carte': of several that were spoken of, as they are or last were."""
    that = next(node.nodes("that"))
    of = known_object(Node("party", (that,), node.start, node.end), scope)
    if of.plural is False or next(that.words("THAT")).marks[-1:] != "p":
        refuse(node, refusal.DISAGREES)
    return measured(next(node.words("MEASURE")), of)
