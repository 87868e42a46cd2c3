"""701: keyword actions of players and objects as trigger events."""

from __future__ import annotations

from engine.cards.abilities import triggers as t
from engine.cards.abilities.filters import CREATURE
from engine.cards.abilities.references import It
from engine.words.terms import Action, Designation, Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.event_subjects import EVENT_PLAYER, Event, Subject, once_each, people, spoken_as, what_of
from scenarios.cardtext.lower.scope import Mention, refuse
from scenarios.cardtext.tree import Node

_ACTIONS = {
    "V_SCRY": Action.SCRY,
    "V_SURVEIL": Action.SURVEIL,
    "V_PROLIFERATE": Action.PROLIFERATE,
    "V_INVESTIGATE": Action.INVESTIGATE,
    "V_EXPLORE": Action.EXPLORE,
    "V_CONNIVE": Action.CONNIVE,
    "V_MUTATE": Action.MUTATE,
    "V_FIGHT": Action.FIGHT,
    "V_COMMIT": Action.COMMIT_CRIME,
    "V_FORAGE": Action.FORAGE,
    "V_COLLECT": Action.COLLECT_EVIDENCE,
    "V_MANIFEST": Action.MANIFEST_DREAD,
    "V_DISCOVER": Action.DISCOVER,
    "V_AMASS": Action.AMASS,
    "V_POPULATE": Action.POPULATE,
}

_OF_OBJECTS = (Action.EXPLORE, Action.CONNIVE, Action.FIGHT, Action.MUTATE)

_TO_OBJECTS = {"V_EXERT": Action.EXERT, "V_ENLIST": Action.ENLIST, "V_GOAD": Action.GOAD}


_WITH_LIBRARIES = {"V_SHUFFLE": Action.SHUFFLE, "V_SEARCH": Action.SEARCH}

_PHASING = {"V_PHASE_IN": "phased in", "V_PHASE_OUT": "phased out"}


def acting(node: Node, subject: Subject) -> Event:
    """701: a player, or an object, has done a keyword action."""
    if node.has("V_BECOME"):
        return _becoming_known(node, subject)
    first = next(node.words()).kind
    if first == "V_CLASH":
        clashes = Action.WIN_CLASH if node.has("V_WIN") else Action.CLASH
        return Event(t.Performs(action=clashes, who=people(node, subject)))
    if first in _PHASING:
        return Event(t.Becomes(subject=once_each(node, subject), state=_PHASING[first]), spoken_as(subject))
    if first == "V_UNLOCK":
        return _unlocking(node, subject)
    if first == "V_COMPLETE":
        who = people(node, subject)
        return Event(t.CompletesDungeon(who=who), () if who is Relation.YOU else (EVENT_PLAYER,))
    if first in _WITH_LIBRARIES:
        return _with_a_library(node, subject, _WITH_LIBRARIES[first])
    if first == "V_COPY":
        return _copying(node, subject)
    if first in _TO_OBJECTS:
        return _done_to(node, subject, _TO_OBJECTS[first])
    action = Action.VENTURE if node.has("THE_DUNGEON") else _ACTIONS[first]
    if action in _OF_OBJECTS:
        return Event(t.Performs(action=action, subject=once_each(node, subject)), spoken_as(subject))
    who = people(node, subject)
    return Event(t.Performs(action=action, who=who), () if who is Relation.YOU else (EVENT_PLAYER,))


def _becoming_known(node: Node, subject: Subject) -> Event:
    """701.37b, 725.1: 'diventa mostruosa', 'diventi il monarca'."""
    becomes = node.word("DESIGNATED")
    if becomes is not None and becomes.value is not Designation.MONSTROUS:
        refuse(becomes, refusal.NO_VOCABULARY)
    if becomes is not None:
        made = t.Performs(action=Action.MONSTROSITY, subject=once_each(node, subject))
        return Event(made, spoken_as(subject), amount=True)
    who = people(node, subject)
    return Event(t.BecomesMonarch(who=who), () if who is Relation.YOU else (EVENT_PLAYER,))


def _unlocking(node: Node, subject: Subject) -> Event:
    """709.5h-i: 'sblocchi questa porta', 'sblocchi completamente una Stanza'."""
    who = people(node, subject)
    told = () if who is Relation.YOU else (EVENT_PLAYER,)
    if node.has("THIS_DOOR"):
        return Event(t.Unlocks(who=who, door=t.THIS_DOOR), told)
    if node.has("A_DOOR"):
        return Event(t.Unlocks(who=who), told)
    found = what_of(node)
    if found.card or found.zone_said or found.determiner != "one":
        refuse(node, refusal.NO_VOCABULARY)
    done = Mention(to=It(), called=found.called, gender=found.gender)
    return Event(t.Unlocks(who=who, subject=found.objects, fully=True), (done, *told))


def _with_a_library(node: Node, subject: Subject, action: Action) -> Event:
    """701.23a, 701.24a: 'un avversario rimescola il suo grimorio', 'passi in rassegna il tuo grimorio'."""
    who, place = people(node, subject), next(node.nodes("own_place"))
    if next(place.words("PLACE")).value is not Zone.LIBRARY:
        refuse(place, refusal.NO_VOCABULARY)
    if place.has("YOUR") is not (who is Relation.YOU):
        refuse(place, refusal.NO_ANTECEDENT)
    return Event(t.Performs(action=action, who=who), () if who is Relation.YOU else (EVENT_PLAYER,))


def _copying(node: Node, subject: Subject) -> Event:
    """707.10: 'copi una magia istantaneo', in whatever way."""
    who, found = people(node, subject), what_of(node)
    assert found.objects is not None
    if (
        found.objects.zone is not Zone.STACK
        or found.determiner != "one"
        or found.objects.controller is not Relation.ANY
    ):
        refuse(node, refusal.NO_VOCABULARY)
    copied = Mention(to=It(), called=found.called, gender="f", zone=Zone.STACK)
    made = t.Performs(action=Action.COPY_SPELL, who=who, subject=found.objects)
    return Event(made, (copied, *(() if who is Relation.YOU else (EVENT_PLAYER,))))


def _done_to(node: Node, subject: Subject, action: Action) -> Event:
    """701.43, 702.154: 'stremi una creatura' is said of you, 'arruola una creatura' of the attacker that does so."""
    found = what_of(node)
    assert found.objects is not None
    if action is Action.ENLIST:
        if found.objects != CREATURE or found.determiner != "one":
            refuse(node, refusal.NO_VOCABULARY)
        return Event(t.Performs(action=action, subject=once_each(node, subject)), spoken_as(subject))
    who = people(node, subject)
    if found.card or found.zone_said or found.determiner != "one":
        refuse(node, refusal.NO_VOCABULARY)
    done = Mention(to=It(), called=found.called, gender=found.gender)
    return Event(
        t.Performs(action=action, who=who, subject=found.objects),
        (done, *(() if who is Relation.YOU else (EVENT_PLAYER,))),
    )
