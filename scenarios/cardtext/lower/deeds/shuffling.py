"""701.24: shuffling, and what is shuffled into a library."""

from __future__ import annotations

from engine.cards.abilities import libraries as k
from engine.cards.abilities.choices import If
from engine.cards.abilities.conditions import Within
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.quantities import Noted
from engine.cards.abilities.references import (
    CardsOf,
    EachPlayer,
    Every,
    ObjectReference,
    OwnerOf,
    PlayerReference,
    Target,
    Together,
)
from engine.words.terms import Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.doing import (
    Deed,
    Doer,
    Effects,
    object_of_deed,
    only_you,
    place_of_doer,
    player_doing,
    what,
)
from scenarios.cardtext.lower.scope import Scope, Spoken, refuse
from scenarios.cardtext.tree import Node


def _shuffle(node: Node, scope: Scope, doer: Doer) -> Effects:
    """701.24a-b: without the cards that were found and go to a certain place of the library after it."""
    who = player_doing(node, doer)
    scope.shuffled = who if doer.mention.plural is False else None
    for place in node.nodes("own_place"):
        place_of_doer(place, doer, Zone.LIBRARY)
    if any(word.form != "lo" for word in node.words("CLITIC")):
        refuse(node, refusal.UNEXPECTED)
    still = [
        one.to for one in scope.mentions if one.to == scope.found and one.zone is Zone.LIBRARY and not one.unspeakable
    ]
    sparing: ObjectReference | None = still[0] if still else None
    return (k.Shuffle(who=who, sparing=sparing),)


def _shuffle_if_searched(node: Node, scope: Scope, doer: Doer) -> Effects:
    """701.24a: 'se passi in rassegna il tuo grimorio in questo modo, rimescolalo'."""
    only_you(node, doer)
    if scope.searched_some is None:
        refuse(node, refusal.NO_ANTECEDENT)
    searched = Within(Noted(scope.searched_some), Bounds(least=1))
    return (If(condition=searched, then=_shuffle(node, scope, doer)),)


def _shuffle_into(node: Node, scope: Scope, doer: Doer) -> Effects:
    """701.24c-d."""
    if node.node("party") is None:
        return _zone_into(node, doer)
    found = object_of_deed(node, scope, doer)
    if not doer.you and not _theirs(found, scope, doer):
        refuse(node, refusal.NO_VOCABULARY)
    place = node.node("own_place")
    if place is not None:
        place_of_doer(place, doer, Zone.LIBRARY)
        whose: PlayerReference = player_doing(node, doer)
    else:
        if next(node.words("PLACE")).value is not Zone.LIBRARY or found.mention.plural is True:
            refuse(node, refusal.NO_VOCABULARY)
        whose = OwnerOf(what(found))
    if found.mention.zone is Zone.STACK:
        refuse(node, refusal.NO_VOCABULARY)
    return (*found.before, k.ShuffleInto(what=what(found), whose=whose))


def _theirs(found: Spoken, scope: Scope, doer: Doer) -> bool:
    """108.3: whether it is what that player owns: out of their own library, what they are called the owner of, or cards of theirs
    that are targets."""
    if found.before:
        return False
    if doer.mention.to == OwnerOf(found.to):  # type: ignore[arg-type]
        return True
    if isinstance(found.to, Target):
        wanted = scope.targets[found.to.index].objects
        return wanted is not None and wanted.whose == doer.mention.to
    return found.mention.zone is Zone.LIBRARY


def _zone_into(node: Node, doer: Doer) -> Effects:
    """701.24c: all cards of a zone, or of two: 'rimescola il tuo cimitero nel tuo grimorio'."""
    *moved, into = node.nodes("own_place")
    who = player_doing(node, doer)
    found: list[ObjectReference] = []
    for one in moved:
        zone = next(one.words("PLACE")).value
        if zone is not Zone.GRAVEYARD and zone is not Zone.HAND:
            refuse(one, refusal.NO_VOCABULARY)
        place_of_doer(one, doer, zone)
        found.append(CardsOf(who, zone))
    place_of_doer(into, doer, Zone.LIBRARY)
    if doer.mention.plural is not False and not isinstance(who, EachPlayer):
        refuse(node, refusal.NO_VOCABULARY)
    owned = node.node("all_owned")
    if owned is not None:
        found.append(_permanents_owned(owned, doer, who))
    return (k.ShuffleInto(what=found[0] if len(found) == 1 else Together(tuple(found)), whose=who),)


def _permanents_owned(node: Node, doer: Doer, who: PlayerReference) -> ObjectReference:
    """108.3: whoever controls them."""
    if not next(node.words("V_OWN")).moods & ({"2s"} if doer.you else {"3s", "3p"}):
        refuse(node, refusal.DISAGREES)
    if doer.you:
        return Every(Filter(owner=Relation.YOU))
    if not isinstance(who, EachPlayer):
        refuse(node, refusal.NO_VOCABULARY)
    return Every(Filter(owner=who.relation))


SHUFFLING: dict[str, Deed] = {
    "shuffle": _shuffle,
    "shuffle_if_searched": _shuffle_if_searched,
    "shuffle_into": _shuffle_into,
}
