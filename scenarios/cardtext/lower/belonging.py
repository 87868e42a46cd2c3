"""108.3, 109.4: whose something is that a noun means, and where it is."""

from __future__ import annotations

from typing import Any

from engine.cards.abilities.filters import Filter
from engine.cards.abilities.references import DefendingPlayer, EachOfThem, EachPlayer, PlayerReference, This, You
from engine.words.terms import Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.nouns import MODIFIERS, Part
from scenarios.cardtext.lower.scope import Mention, Scope, refuse
from scenarios.cardtext.tree import Node


def _relation(part: Part, node: Node) -> None:
    verb = next(node.words("V_CONTROL", "V_OWN"), None)
    party = node.node("party")
    if node.has("UNDER") and part.head == "CARD":
        # 109.4: a card elsewhere has no controller; under whose control it enters is said of the verb.
        refuse(node, refusal.UNEXPECTED)
    if "of_source" in part.fields:
        # 113.8: whose an ability is and whose its source is are two things.
        refuse(node, refusal.AMBIGUOUS)
    if node.has("OF_YOUR_TEAM"):
        # 102.4: you and your teammates.
        part.set(node, controller=Relation.TEAM)
        return
    if node.has("UNDER_OPPONENTS_CONTROL"):
        part.set(node, controller=Relation.OPPONENT)
        return
    if party is None:
        assert verb is not None
        if "2s" not in verb.moods:
            refuse(node, refusal.DISAGREES)
        if verb.kind == "V_OWN" and node.has("V_CONTROL"):
            # 108.3: 'che possiedi ma che non controlli'.
            if "2s" not in next(node.words("V_CONTROL")).moods:
                refuse(node, refusal.DISAGREES)
            part.set(node, controller=Relation.NOT_YOU, owner=Relation.YOU)
        elif verb.kind == "V_OWN":
            part.set(node, owner=Relation.NOT_YOU if node.has("NOT") else Relation.YOU)
        elif node.has("V_OWN"):
            # 108.3: 'che controlli ma non possiedi'.
            if "2s" not in next(node.words("V_OWN")).moods:
                refuse(node, refusal.DISAGREES)
            part.set(node, controller=Relation.YOU, owner=Relation.NOT_YOU)
        else:
            part.set(node, controller=Relation.NOT_YOU if node.has("NOT") else Relation.YOU)
        return
    if node.has("OWNED"):
        if _relation_to_you(party) is None:
            refuse(party, refusal.NO_VOCABULARY)
        _belongs(part, node, party, "owner")
        return
    _belongs(part, node, party, "controller")


def _belongs(part: Part, where: Node, party: Node, name: str) -> None:
    """Whose it is: of players in a relation to you, or of those whom the sentence speaks of."""
    relation = _relation_to_you(party)
    if relation is not None:
        part.set(where, **{name: relation})
    else:
        spoken = _spoken_of(party, part.scope)
        shared = None if part.scope is None else part.scope.shared_with
        if name == "controller" and shared is not None and spoken == EachPlayer(shared):
            # 'A ogni avversario e a ogni planeswalker che quell'avversario controlla': those of any of them.
            part.set(where, controller=shared)
        else:
            part.set(where, whose=spoken)


def _spoken_of(party: Node, scope: Scope | None) -> PlayerReference:
    """'Quel giocatore', 'un giocatore bersaglio', 'il giocatore incantato'."""
    if scope is None:
        refuse(party, refusal.NO_VOCABULARY)
    # As in :func:`_relation_to_you`: the circle of descriptions is closed here.
    from scenarios.cardtext.lower.parties import player_of

    found = player_of(party, scope)
    if found.before:
        refuse(party, refusal.NO_VOCABULARY)
    doer = scope.subject
    if party.only.kind == "that" and isinstance(found.to, EachPlayer) and doer is not None and doer.to == found.to:
        # 608.2h: 'each opponent loses 1 life for each creature that player controls': each has a number of their own.
        return EachOfThem()
    return found.to  # type: ignore[return-value]


def whose(party: Node) -> Relation:
    """In what relation to you the players stand whose objects are meant."""
    found = _relation_to_you(party)
    if found is None:
        refuse(party, refusal.NO_VOCABULARY)
    return found


def _relation_to_you(party: Node) -> Relation | None:
    inner = party.only
    match inner.kind:
        case "you":
            return Relation.YOU
        case "opponents":
            return Relation.OPPONENT
        case "described":
            # A description says whose its objects are, by another description: the circle is closed here.
            from scenarios.cardtext.lower.description import described

            found = described(inner)
            # 'Dai cimiteri di tutti gli avversari': those of any of them, as of 'un avversario'.
            if found.players is None or (not found.targeted and found.determiner not in ("one", "all")):
                refuse(party, refusal.NO_VOCABULARY)
            return None if found.targeted else found.players
        case _:
            return None


def _theirs(part: Part, node: Node) -> None:
    """'Che controlla': of the one player who does what the sentence says."""
    if "3s" not in next(node.words("V_CONTROL")).moods:
        refuse(node, refusal.DISAGREES)
    if part.scope is not None and part.scope.shared_with is not None:
        # 'A ogni avversario e a ogni creatura che controlla': those of any of them.
        part.set(node, controller=part.scope.shared_with)
        return
    part.set(node, whose=_doer(part, node))


def _doer(part: Part, node: Node) -> PlayerReference:
    doer = None if part.scope is None else part.scope.subject
    if doer is not None and doer.player and isinstance(doer.to, EachPlayer):
        return EachOfThem()
    if (doer is None or not doer.player or doer.to == You()) and part.scope is not None:
        doer = _one_player(part.scope) or doer
    if doer is None or not doer.player or doer.plural is not False or doer.to == You():
        refuse(node, refusal.NO_ANTECEDENT)
    return doer.to  # type: ignore[return-value]


def _one_player(scope: Scope) -> Mention | None:
    """608.2c: 'danno a quel giocatore pari al numero di terre che controlla': the one player spoken of beside you."""
    others = {one.to: one for one in scope.mentions if one.player and not one.own}
    return next(iter(others.values())) if len(others) == 1 else None


def _zone(part: Part, node: Node) -> None:
    if part.zone_said:
        refuse(node, refusal.UNEXPECTED)
    if node.has("ONTO_BATTLEFIELD", "IN_PLAY", "FROM_BATTLEFIELD"):
        if part.head in ("CARD", "SPELL"):
            refuse(node, refusal.UNEXPECTED)
        return
    if node.has("PLACE"):
        word = next(node.words("PLACE"))
        if word.value is Zone.GRAVEYARD and word.marks.endswith("p") and part.head == "CARD":
            # 404.1: 'dai cimiteri', whosever they are.
            part.zone_said = True
            part.set(node, zone=Zone.GRAVEYARD)
            return
        graveyards = word.value is Zone.GRAVEYARD and word.marks.endswith("p") and node.has("FROM")
        if part.head != "SPELL" or not (word.value is Zone.EXILE or graveyards):
            refuse(node, refusal.NO_VOCABULARY)
        part.set(node, cast_from=word.value)
        return
    if part.head == "SPELL" and node.has("FROM"):
        _cast_from(part, next(node.nodes("place")))
        return
    part.zone_said = True
    if node.has("IN_HAND"):
        part.set(node, zone=Zone.HAND)
        part.one_place = _of_somebody(node)
        _belongs(part, node, next(node.nodes("party")), "owner")
        return
    if node.has("IN_EXILE"):
        part.set(node, zone=Zone.EXILE)
        return
    place = next(node.nodes("place"))
    party = place.node("party")
    if place.has("ITS", "OWN"):
        part.set(node, zone=next(place.words("PLACE")).value, whose=_doer(part, place))
        return
    if party is not None and _relation_to_you(party) is None:
        zone = next(place.words("PLACE")).value
        part.set(node, zone=zone, whose=_spoken_of(party, part.scope))
        return
    zone, owner = placed(place)
    part.set(node, zone=zone)
    part.one_place = not zone.shared and _of_somebody(place)
    if owner is not Relation.ANY:
        part.set(node, owner=owner)


def _of_somebody(place: Node) -> bool:
    """404.1: whether a place is that of one player, whoever it is: 'un cimitero', 'il cimitero di un avversario'."""
    party = place.node("party")
    if party is None or party.only.kind != "described" or next(party.only.nodes("determiner")).node("all") is not None:
        return place.has("ONE")
    return place.has("ONE") or _relation_to_you(party) is not None


def _zones(part: Part, node: Node) -> None:
    """400.1, 109.2: 'dalla tua mano o dal tuo cimitero': cards of either zone, each with its own owner; one that is said behind
    both is that of both."""
    if part.zone_said or part.head != "CARD":
        refuse(node, refusal.UNEXPECTED)
    part.zone_said = True
    several = [_one_of_zones(part, one) for one in node.nodes("in_zone")]
    places = [place for one in node.nodes("in_zone") if (place := one.node("place")) is not None]
    part.one_place = any(map(_of_somebody, places))
    owners = [said for _, said in several if said is not None]
    alone = owners[-1] if owners and several[-1][1] is not None else {}
    there = [Filter(zone=zone, **(alone if said is None else said)) for zone, said in several]
    if len({one.zone for one in there}) < len(there) or any(one.zone is Zone.BATTLEFIELD for one in there):
        refuse(node, refusal.UNEXPECTED)
    part.any_of.append(tuple(there))


def _not_in_play(part: Part, node: Node) -> None:
    """400.1, 109.2a: 'che non sono sul campo di battaglia': cards in any other zone; those on the stack are called spells."""
    if part.zone_said or part.head != "CARD" or not next(node.words("V_BE")).moods & {"3s", "3p"}:
        refuse(node, refusal.UNEXPECTED)
    part.zone_said = True
    part.any_of.append(tuple(Filter(zone=one) for one in Zone if one not in (Zone.BATTLEFIELD, Zone.STACK)))


def _one_of_zones(part: Part, node: Node) -> tuple[Zone, dict[str, Any] | None]:
    """A zone, and whose it is said to be; ``None`` where the words behind the next one say it."""
    if node.has("IN_EXILE"):
        return Zone.EXILE, {}
    place = node.node("place")
    if place is None:
        zone = next(node.words("PLACE")).value
        assert isinstance(zone, Zone)
        return zone, None
    party = place.node("party")
    if place.has("ITS", "OWN"):
        return next(place.words("PLACE")).value, {"whose": _doer(part, place)}  # type: ignore[return-value]
    if party is not None and _relation_to_you(party) is None:
        return next(place.words("PLACE")).value, {"whose": _spoken_of(party, part.scope)}  # type: ignore[return-value]
    zone, owner = placed(place)
    return zone, {} if owner is Relation.ANY else {"owner": owner}


def _cast_from(part: Part, place: Node) -> None:
    """601.2a: 'una magia dal tuo cimitero', 'da una zona diversa dalla tua mano': whence it was cast; the card is its owner's."""
    if place.has("ZONE"):
        part.any_of.append(cast_elsewhere(place, Zone.STACK))
        return
    zone, owner = placed(place)
    part.set(place, cast_from=zone)
    if owner is not Relation.ANY:
        part.set(place, owner=owner)


def cast_elsewhere(place: Node, zone: Zone) -> tuple[Filter, ...]:
    """601.2a: 'da una zona diversa dalla tua mano': out of any other zone, and out of another player's hand. ``zone``: where what
    was cast is."""
    if next(place.words("PLACE")).value is not Zone.HAND:
        refuse(place, refusal.NO_VOCABULARY)
    zones = (Zone.LIBRARY, Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND)
    another = (Filter(zone=zone, cast_from=Zone.HAND, owner=Relation.NOT_YOU),) if place.has("YOUR") else ()
    return (*(Filter(zone=zone, cast_from=one) for one in zones), *another)


def placed(node: Node) -> tuple[Zone, Relation]:
    """A zone, and whose: 'il tuo cimitero'."""
    zone = next(node.words("PLACE")).value
    assert isinstance(zone, Zone)
    if node.has("ZONE"):
        refuse(node, refusal.NO_VOCABULARY)
    party = node.node("party")
    if party is not None:
        return zone, whose(party)
    if node.has("YOUR"):
        return zone, Relation.YOU
    if node.has("ITS", "OWN"):
        refuse(node, refusal.NO_VOCABULARY)
    if node.has("THE") and not node.has("ALL") and not zone.shared:
        refuse(node, refusal.NO_VOCABULARY)
    return zone, Relation.ANY


def _who_casts(part: Part, node: Node) -> None:
    """'Che lanci', 'lanciate dai tuoi avversari': of spells, whose they are."""
    if part.head != "SPELL":
        refuse(node, refusal.UNEXPECTED)
    party, verb = node.node("party"), node.word("V_CAST", "V_PLAY")
    if verb is not None and not verb.moods & ({"2s"} if party is None else {"3s", "3p"}):
        refuse(node, refusal.DISAGREES)
    if party is None:
        part.set(node, controller=Relation.YOU)
    else:
        _belongs(part, node, party, "controller")


def _in_your_hand(part: Part, node: Node) -> None:
    """'Che hai in mano'."""
    verb = next(node.words("V_HAVE"))
    if part.zone_said:
        refuse(node, refusal.UNEXPECTED)
    part.zone_said = True
    if "2s" in verb.moods:
        part.set(node, zone=Zone.HAND, owner=Relation.YOU)
        return
    if "3s" not in verb.moods or part.scope is None:
        refuse(node, refusal.DISAGREES)
    doer = part.scope.subject
    if doer is None or not doer.player:
        doer = part.scope.antecedent(node, lambda one: one.player)
    if doer.plural is not False or doer.to == You():
        refuse(node, refusal.NO_ANTECEDENT)
    part.set(node, zone=Zone.HAND, whose=doer.to)


def _of_defender(part: Part, node: Node) -> None:
    """508.5: 'controllata dal giocatore in difesa': whom the source attacks, or the creature of whose attack the event speaks."""
    attacker = None if part.scope is None else part.scope.attacker
    if attacker is None or attacker == This():
        part.set(node, defending=True)
    else:
        part.set(node, whose=DefendingPlayer(attacker))


MODIFIERS.update(
    {
        "relation": _relation,
        "theirs": _theirs,
        "who_casts": _who_casts,
        "in_your_hand": _in_your_hand,
        "of_defender": _of_defender,
        "zone": _zone,
        "zones": _zones,
        "not_in_play": _not_in_play,
    }
)
