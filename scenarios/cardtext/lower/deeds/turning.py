"""122.5, 701.12b, 708: counters that move, control that is exchanged, permanents that are turned up or down or come face down."""

from __future__ import annotations

from engine.cards.abilities.doors import LockDoor, UnlockDoor
from engine.cards.abilities.exchanging import ExchangeControl
from engine.cards.abilities.keyword_abilities import MoveCounters
from engine.cards.abilities.references import Every, ObjectReference, PlayerReference, Remembered, Target
from engine.cards.abilities.turning import PutFaceDown, TurnFaceDown, TurnFaceUp
from engine.words.record import replace
from engine.words.terms import FaceDown, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.deeds.counting import taken
from scenarios.cardtext.lower.deeds.revealing import first_cards
from scenarios.cardtext.lower.description import described
from scenarios.cardtext.lower.doing import Deed, Doer, Effects, object_of_deed, only_you, player_doing, what
from scenarios.cardtext.lower.parties import object_of
from scenarios.cardtext.lower.scope import Scope, Spoken, refuse
from scenarios.cardtext.tree import Node


def _one_permanent(node: Node, scope: Scope) -> Spoken:
    found = object_of(node, scope)
    if found.mention.zone is not Zone.BATTLEFIELD or found.mention.plural is True:
        refuse(node, refusal.NO_VOCABULARY)
    return found


def _exchange_control(node: Node, scope: Scope, doer: Doer) -> Effects:
    """701.12b: 'scambia il controllo della Sentinella e di una creatura bersaglio'."""
    only_you(node, doer)
    several = list(node.nodes("party"))
    if len(several) == 1:
        return _exchange_both(several[0], scope)
    first, second = (_one_permanent(party, scope) for party in several)
    return (*first.before, *second.before, ExchangeControl(first=what(first), second=what(second)))


def _exchange_both(node: Node, scope: Scope) -> Effects:
    """701.12b: 'scambia il controllo di due creature bersaglio'."""
    found = object_of(node, scope)
    if found.before or not isinstance(found.to, Target):
        refuse(node, refusal.NO_VOCABULARY)
    spec = scope.targets[found.to.index]
    if (spec.minimum, spec.maximum) != (2, 2) or found.mention.zone is not Zone.BATTLEFIELD or spec.times_x:
        refuse(node, refusal.NO_VOCABULARY)
    return (ExchangeControl(first=found.to),)


def _move_counters(node: Node, scope: Scope, doer: Doer) -> Effects:
    """122.5: 'sposta un segnalino +1/+1 dalla Sentinella su un'altra creatura bersaglio'."""
    only_you(node, doer)
    there = node.node("onto_what")
    if there is None:
        off, onto = (_one_permanent(party, scope) for party in node.nodes("party"))
    elif there.start < next(node.nodes("party")).start:
        onto = _onto(there, scope)
        off = _one_permanent(next(node.nodes("party")), scope)
    else:
        off = _one_permanent(next(node.nodes("party")), scope)
        onto = _onto(there, scope)
    before, kind, count = taken(node, scope, off)
    moved = MoveCounters(counter=kind, onto=what(onto), off=what(off), count=count)
    return (*off.before, *onto.before, *before, moved)


def _onto(node: Node, scope: Scope) -> Spoken:
    """'Su di essa', 'su una creatura bersaglio'."""
    word = node.word("PRON")
    if word is None:
        return _one_permanent(next(node.nodes("party")), scope)
    return Spoken(scope.nearest(word, lambda one: not one.player and one.agrees(word.marks)))


def _turn_face(node: Node, scope: Scope, doer: Doer) -> Effects:
    """708.2a, 708.8: 'gira a faccia in giù una creatura bersaglio'."""
    only_you(node, doer)
    found = object_of_deed(node, scope, doer)
    if found.mention.zone is not Zone.BATTLEFIELD:
        refuse(node, refusal.UNEXPECTED)
    if node.has("FACE_UP"):
        return (*found.before, TurnFaceUp(what=what(found)))
    return (*found.before, TurnFaceDown(what=what(found)))


def _unlock_door(node: Node, scope: Scope, doer: Doer) -> Effects:
    """709.5f-g: 'sblocca una porta bloccata di una Stanza che controlli', 'blocca o sblocca una porta di una Stanza bersaglio'."""
    only_you(node, doer)
    party = next(node.nodes("party"))
    verbs = [word.moods for word in node.words("V_UNLOCK", "V_BLOCK")]
    if len(verbs) == 2 and not set(verbs[0]) & set(verbs[1]):
        refuse(node, refusal.DISAGREES)

    def deed(of: ObjectReference) -> UnlockDoor | LockDoor:
        return UnlockDoor(what=of, or_lock=len(verbs) == 2) if node.has("V_UNLOCK") else LockDoor(what=of)

    if party.only.kind == "described":
        found = described(party.only)
        if found.determiner == "one" and not found.targeted and found.objects is not None:
            if found.card or found.zone_said or found.objects.zone is not Zone.BATTLEFIELD:
                refuse(party, refusal.NO_VOCABULARY)
            # The door is chosen, and with it the permanent: one that has no such door is not among them.
            return (deed(Every(found.objects)),)
    spoken = object_of_deed(node, scope, doer)
    if spoken.mention.zone is not Zone.BATTLEFIELD or spoken.mention.plural is True:
        refuse(node, refusal.UNEXPECTED)
    return (*spoken.before, deed(what(spoken)))


def _put_face_down(node: Node, scope: Scope, doer: Doer) -> Effects:
    """701.40a, 701.58a: 'manifesta la prima carta del tuo grimorio': from then on it is a creature on the battlefield."""
    under = player_doing(node, doer)
    if node.node("party") is not None:
        return _known_face_down(node, scope, doer, under)
    top, before, name = first_cards(next(node.nodes("first_cards")), scope, doer)
    lying = replace(before, called=frozenset({"creature", "permanent", "card"}), zone=Zone.BATTLEFIELD)
    scope.seen, scope.taken = scope.mention(lying), ()
    how = FaceDown.CLOAK if node.has("V_CLOAK") else FaceDown.MANIFEST
    return (PutFaceDown(what=top, how=how, under=under, keep_as=name),)


def _known_face_down(node: Node, scope: Scope, doer: Doer, under: PlayerReference) -> Effects:
    """701.40b, 701.58b: 'cela una carta dalla tua mano': cards that lie anywhere but on the battlefield."""
    found = object_of_deed(node, scope, doer)
    if found.mention.player or found.mention.zone in (Zone.BATTLEFIELD, Zone.STACK):
        refuse(node, refusal.NO_VOCABULARY)
    name = scope.name()
    called = frozenset({"creature", "permanent", "card"})
    scope.mention(replace(found.mention, to=Remembered(name), called=called, zone=Zone.BATTLEFIELD))
    how = FaceDown.CLOAK if node.has("V_CLOAK") else FaceDown.MANIFEST
    return (*found.before, PutFaceDown(what=what(found), how=how, under=under, keep_as=name))


TURNING: dict[str, Deed] = {
    "put_face_down": _put_face_down,
    "unlock_door": _unlock_door,
    "exchange_control": _exchange_control,
    "move_counters": _move_counters,
    "turn_face": _turn_face,
}
