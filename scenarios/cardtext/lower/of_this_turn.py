"""608.2i: what an object did in this turn, or had done to it, in a description or a condition; what players did by themselves."""

from __future__ import annotations

from engine.cards.abilities import conditions as c
from engine.cards.abilities.filters import CREATURE, Bounds, Filter, ThisTurn
from engine.cards.abilities.quantities import AttackedWith, DamageTaken, DoneThisTurn, Quantity, TimesResolved
from engine.cards.abilities.references import EachPlayer, ObjectReference, PlayerReference, You
from engine.words.record import replace
from engine.words.terms import Action, CardType, Deed, Kind, Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.belonging import placed
from scenarios.cardtext.lower.counters_said import counter_kind
from scenarios.cardtext.lower.damage_suffered import damage_suffered
from scenarios.cardtext.lower.description import describe, described
from scenarios.cardtext.lower.nouns import MODIFIERS, Part, one_object
from scenarios.cardtext.lower.of_players import of_any, who_of
from scenarios.cardtext.lower.others import all_others
from scenarios.cardtext.lower.owned import all_described
from scenarios.cardtext.lower.scope import Mention, Scope, refuse
from scenarios.cardtext.lower.set_against import hit
from scenarios.cardtext.tree import Node

PERMANENT_CARD = Filter(
    zone=Zone.GRAVEYARD, any_type=tuple(one for one in CardType if one.permanent), not_kind=Kind.TOKEN
)
"""110.4a: a card that would be a permanent on the battlefield."""


def origins(node: Node) -> tuple[Zone, ...]:
    """'Dal campo di battaglia', 'da qualsiasi zona', 'dalla tua mano o dal tuo grimorio': where it was; nothing for anywhere."""
    found: list[Zone] = []
    for one in node.nodes("buried_from"):
        if one.has("FROM_BATTLEFIELD"):
            found.append(Zone.BATTLEFIELD)
        elif one.has("FROM_ANYWHERE"):
            continue
        else:
            place = next(one.nodes("own_place", "whole_place"))
            zone = next(place.words("PLACE")).value
            assert isinstance(zone, Zone)
            found.append(zone)
    return tuple(found)


def _verb_agrees(node: Node) -> None:
    if not next(node.words("V_BE", "V_HAVE")).moods & {"3s", "3p"}:
        refuse(node, refusal.DISAGREES)


def _other(node: Node) -> Filter | None:
    """'Uno Zombie', 'una creatura che controlli': what it blocked, or what blocked it; the source, where it is named."""
    own = node.node("own")
    if own is not None:
        return Filter(this=True)
    said = node.node("described")
    if said is None:
        return None
    return one_object(described(said), said)


def happened(node: Node) -> tuple[Filter, ...]:
    """One of the things that may have happened to an object, as descriptions of which one at least must be so."""
    _verb_agrees(node)
    other = _other(node)
    if node.has("ENTERED"):
        under = node.node("under")
        if under is not None:
            refuse(under, refusal.NO_VOCABULARY)
        return (Filter(this_turn=ThisTurn(what=Deed.ENTERED)),)
    if node.has("TURNED_UP"):
        return (Filter(this_turn=ThisTurn(what=Deed.TURNED_UP)),)
    if node.has("PUT_PART"):
        return (Filter(zone=Zone.GRAVEYARD, this_turn=ThisTurn(what=Deed.BURIED, origins=origins(node))),)
    if node.has("V_BE"):
        by = ThisTurn(what=Deed.BECAME_BLOCKED) if other is None else ThisTurn(what=Deed.BLOCKED, by=other)
        return (Filter(this_turn=by),)
    blocked = ThisTurn(what=Deed.BLOCKED) if other is None else ThisTurn(what=Deed.BECAME_BLOCKED, by=other)
    if node.has("ATTACKED"):
        return (Filter(attacked_this_turn=True), Filter(this_turn=blocked))
    return (Filter(this_turn=blocked),)


def _done_now(part: Part, node: Node) -> None:
    """'Che è entrata in questo turno', 'che ha bloccato uno Zombie o è stata bloccata da uno Zombie in questo turno'."""
    said = list(node.nodes("happened"))
    if node.has("DISCARDED"):
        _discarded_now(part, node)
        return
    if node.has("CREWED", "SADDLED"):
        _manned_this(part, node)
        return
    if not said or _blocked_by_this(part, said):
        _what_this_blocked(part, node)
        return
    found = tuple(one for each in said for one in happened(each))
    if node.has("NOT"):
        if len(found) > 1 or found[0].this_turn is None or found[0].zone is Zone.GRAVEYARD:
            refuse(node, refusal.NO_VOCABULARY)
        part.set(node, this_turn=replace(found[0].this_turn, never=True))
        return
    buried = any(one.zone is Zone.GRAVEYARD for one in found)
    if buried and (len(found) > 1 or part.head != "CARD"):
        refuse(node, refusal.NO_VOCABULARY)
    if buried:
        _in_graveyard(part, said[0])
    if len(found) == 1:
        if found[0].this_turn is None:
            refuse(node, refusal.UNEXPECTED)
        part.set(node, this_turn=found[0].this_turn)
    else:
        part.any_of.append(found)


def _discarded_now(part: Part, node: Node) -> None:
    """701.9a, 702.29a: 'che hai ciclato o scartato in questo turno': cards of your graveyard; what is cycled is discarded."""
    if "2s" not in next(node.words("V_HAVE")).moods or part.head != "CARD":
        refuse(node, refusal.NO_VOCABULARY)
    if part.fields.get("zone") is not Zone.GRAVEYARD or part.fields.get("owner") is not Relation.YOU:
        refuse(node, refusal.NO_VOCABULARY)
    part.set(node, discarded_this_turn=True)


def _blocked_by_this(part: Part, said: list[Node]) -> bool:
    """'Tutte le creature che ha bloccato': a verb in the singular behind a noun in the plural is not said of that."""
    verb = next(said[0].words("V_BE", "V_HAVE"))
    assert isinstance(part.where, Node)
    noun = next((word for word in part.where.words() if word.marks[-1:] in ("s", "p")), None)
    alone = len(said) == 1 and said[0].shape == ("V_HAVE", "BLOCKED")
    return alone and noun is not None and noun.marks.endswith("p") and "3p" not in verb.moods


def _what_this_blocked(part: Part, node: Node) -> None:
    """509.1g: 'che la Sentinella ha bloccato in questo turno'."""
    word = node.word("PRON")
    if part.scope is None or part.scope.source.quoted:
        refuse(node, refusal.NO_VOCABULARY)
    if word is not None and not part.scope.nearest(word, lambda one: not one.player and one.agrees(word.marks)).own:
        refuse(word, refusal.NO_ANTECEDENT)
    part.set(node, this_turn=ThisTurn(what=Deed.BLOCKED, by=Filter(this=True)))


def _manned_this(part: Part, node: Node) -> None:
    """702.122b, 702.171c: 'che l'ha manovrata in questo turno', 'che ha sellato la Sentinella in questo turno'."""
    word = node.word("THE")
    if part.scope is None or part.scope.source.quoted:
        refuse(node, refusal.NO_VOCABULARY)
    if word is not None and not part.scope.nearest(word, lambda one: not one.player).own:
        refuse(word, refusal.NO_ANTECEDENT)
    _verb_agrees(node)
    part.set(node, this_turn=ThisTurn(what=Deed.MANNED, by=Filter(this=True)))


def _in_graveyard(part: Part, node: Node) -> None:
    """'Che vi è stata messa' is said of a graveyard that was named; 'messe in tutti i cimiteri' names it."""
    place = node.node("place")
    if place is None:
        if part.fields.get("zone") is not Zone.GRAVEYARD:
            refuse(node, refusal.NO_ANTECEDENT)
        return
    zone, owner = placed(place)
    if part.zone_said or zone is not Zone.GRAVEYARD:
        refuse(place, refusal.UNEXPECTED)
    part.zone_said = True
    part.set(place, zone=zone)
    if owner is not Relation.ANY:
        part.set(place, owner=owner)


MODIFIERS["done_now"] = _done_now


def happened_now(node: Node, of: Mention) -> c.Condition:
    """'Se è entrata in questo turno', 'se quella creatura ha bloccato in questo turno'."""
    found = tuple(replace(one, zone=of.zone) for each in node.nodes("happened") for one in happened(each))
    if any(each.has("PUT_PART") for each in node.nodes("happened")):
        refuse(node, refusal.NO_VOCABULARY)
    wanted = found[0] if len(found) == 1 else Filter(zone=of.zone, any_of=found)
    to: ObjectReference = of.to  # type: ignore[assignment]
    return c.Not(c.Is(to, wanted)) if node.has("NOT") else c.Is(to, wanted)


def harmed_so(node: Node, of: Mention) -> c.Condition:
    """608.2i, 120.3: 'se ha inflitto danno da combattimento a un giocatore in questo turno'."""
    verb = next(node.words("V_HAVE"))
    if of.player or of.plural is True or "3s" not in verb.moods:
        refuse(node, refusal.DISAGREES)
    wanted = Filter(zone=of.zone, hit=hit(node), by_combat=node.has("COMBAT_DAMAGE"))
    to: ObjectReference = of.to  # type: ignore[assignment]
    return c.Not(c.Is(to, wanted)) if node.has("NOT") else c.Is(to, wanted)


# --- what players did


def player_did(node: Node, of: Node | None, scope: Scope) -> c.Condition:
    """701, 700.11, 122.6: 'se hai sorvegliato in questo turno', 'se sei sceso', 'se hai messo un segnalino su una creatura'."""
    who, several = (You(), None) if node.has("DESCENDED") else who_of(node, of, scope)
    if node.has("DESCENDED"):
        if of is not None and of.only.only.kind != "you":
            refuse(of, refusal.DISAGREES)
        made: Quantity = descents(who)
    elif node.has("PUT_PART"):
        said = node.node("counter_kind")
        kind = None if said is None else counter_kind(said)
        made = DoneThisTurn(what=Deed.COUNTED, of=who, filter=_bearing(node, scope), counter=kind)
    else:
        action = next(node.words("PERFORMED")).value
        assert isinstance(action, Action)
        made = DoneThisTurn(what=Deed.PERFORMED, of=who, action=action)
    found = c.Within(made, Bounds(least=1))
    return of_any(several, c.Not(found) if node.has("NOT") else found, node)


def descents(who: PlayerReference) -> Quantity:
    """700.11: how often players have descended: had a permanent card put into their graveyards."""
    return DoneThisTurn(what=Deed.BURIED, of=who, filter=PERMANENT_CARD)


def _bearing(node: Node, scope: Scope) -> Filter:
    """122.6: on what the counters were put."""
    party = next(node.nodes("party"))
    if party.only.kind == "own":
        return Filter(this=True)
    if party.only.kind != "described":
        refuse(party, refusal.NO_VOCABULARY)
    found = described(party.only, scope=scope)
    if (
        found.determiner not in ("one", "one_or_more")
        or found.objects is None
        or found.players is not None
        or found.targeted
    ):
        refuse(party, refusal.NO_VOCABULARY)
    return all_others(party, found.objects, scope)


def anybody_attacked(node: Node, scope: Scope) -> c.Condition:
    """508.1a, 608.2i: 'se nessuna creatura ha attaccato in questo turno', 'se tre o più creature hanno attaccato'."""
    owned = node.node("owned")
    nominal = next((owned or node).nodes("nominal"))
    if describe(nominal, scope=scope).objects != CREATURE:
        refuse(nominal, refusal.NO_VOCABULARY)
    if owned is None:
        return c.Not(c.Within(AttackedWith(EachPlayer(Relation.ANY)), Bounds(least=1)))
    said = owned.node("least") or owned
    number = said.word("NUM")
    if said.has("X", "OTHER") or owned.has("OTHER"):
        refuse(owned, refusal.NO_VOCABULARY)
    least = 1 if number is None else int(str(number.value))
    return c.Within(AttackedWith(EachPlayer(Relation.ANY)), Bounds(least=least))


def resolved_so(node: Node, scope: Scope) -> c.Condition:
    """608.2i: 'se è la terza volta che questa abilità si è risolta in questo turno'."""
    ordinal = node.word("ORDINAL")
    which = 1 if ordinal is None else int(str(ordinal.value))
    return c.Within(TimesResolved(), Bounds(which, which))


def damaged_so(node: Node, scope: Scope) -> c.Condition:
    """120.3, 608.2i: 'se ti sono stati inflitti 4 o più danni in questo turno', by whatever sources, all together."""
    bounds = Bounds(least=int(str(next(node.words("NUM")).value)))
    if node.has("TO_YOU"):
        return c.Within(DamageTaken(You()), bounds)
    return c.Within(damage_suffered(node, scope), bounds)


def buried_count(node: Node, who: PlayerReference, scope: Scope) -> Quantity:
    """404.1: 'carte che sono state messe nel tuo cimitero dalla tua mano o dal tuo grimorio in questo turno'."""
    place = next(node.nodes("own_place"))
    if not isinstance(who, You) or next(place.words("PLACE")).value is not Zone.GRAVEYARD or not place.has("YOUR"):
        refuse(place, refusal.NO_VOCABULARY)
    found = describe(next(node.nodes("nominal")), plural_and=False, scope=scope)
    if found.objects is None or not found.card or found.zone_said or found.targeted:
        refuse(node, refusal.NO_VOCABULARY)
    wanted = replace(found.objects, zone=Zone.GRAVEYARD, not_kind=Kind.TOKEN)
    return DoneThisTurn(what=Deed.BURIED, of=who, filter=wanted, origins=origins(node))


def all_gone(node: Node, scope: Scope) -> Filter:
    """'Per ogni Zubera messo in un cimitero dal gioco in questo turno': what died, in the words of old."""
    place = next(node.nodes("place"))
    zone, owner = placed(place)
    if zone is not Zone.GRAVEYARD or owner is not Relation.ANY:
        refuse(place, refusal.NO_VOCABULARY)
    return all_described(node, None, scope, other=False)
