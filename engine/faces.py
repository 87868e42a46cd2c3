"""708.2, 712.8: which characteristics the face that is up has, and what turning an object over makes of it."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from engine.abilities.continuous import Duration, Part
from engine.bindings import Bindings
from engine.characteristics import Characteristics
from engine.citations import not_implemented
from engine.events import ZoneChange
from engine.game import ContinuousEffect
from engine.objects import GameObject
from engine.terms import CardType, FaceDown, ObjectId, PlayerId, Zone

not_implemented("708.2", "oggetti a faccia in giù con caratteristiche diverse da quelle di una creatura 2/2")
not_implemented("712.4", "carte combinabili e permanenti combinati")

WARDED = (FaceDown.DISGUISE, FaceDown.CLOAK)
"""702.168a, 701.58a: what gives a face-down object ward {2}."""


@cache
def hidden_looks(how: FaceDown) -> Characteristics:
    """708.2a: a 2/2 creature without text, name, subtypes or mana cost; with ward {2} where the rule that hides it says so."""
    from engine.abilities.ability import Cost, Keyword

    ward = (Keyword(keyword="ward", cost=Cost(mana="{2}")),) if how in WARDED else ()
    return Characteristics(types=(CardType.CREATURE,), power=2, toughness=2, abilities=ward)


def is_hidden(found: GameObject) -> bool:
    """708.1: whether it is a face-down spell or permanent."""
    return found.face_down is not None and found.zone in (Zone.BATTLEFIELD, Zone.STACK)


def back_of(front: Characteristics, back: Characteristics, *, modal: bool = False) -> Characteristics:
    """712.8e-f: a back face as an object has it: the mana value of a nonmodal one comes from the mana cost of the front."""
    return back if modal else back.but(front_cost=front.mana_cost or "")


def is_modal(found: GameObject) -> bool:
    """712.3: whether it is a double-faced card whose faces are independent of one another: neither has the cost of the other."""
    if found.other_face is None:
        return False
    return found.other_face.front_cost is None and found.printed.front_cost is None


def turned_over(found: GameObject) -> GameObject:
    """712.18: the same object with its other face up. Raises ValueError for one that has no other face."""
    if found.other_face is None:
        raise ValueError("not double-faced")
    return replace(found, printed=found.other_face, other_face=found.printed, transformed=not found.transformed)


def front_up(found: GameObject) -> GameObject:
    """712.8a: outside the battlefield and the stack a double-faced card has only the characteristics of its front face."""
    return turned_over(found) if found.transformed else found


def front_face(found: GameObject) -> Characteristics:
    """712.8a: the characteristics of its front face, whichever is up."""
    return front_up(found).printed


def moved_face(event: ZoneChange, old: GameObject) -> GameObject:
    """708.4, 712.8a, 712.13: the object with the face that it shows where it goes: a resolving spell keeps the one that it has,
    anything else shows its front, or what the event says; ``old`` is it as it is before."""
    if event.to not in (Zone.STACK, Zone.BATTLEFIELD):
        return replace(front_up(old), face_down=None)
    resolving = old.zone is Zone.STACK and event.to is Zone.BATTLEFIELD
    hidden = event.face_down or (old.face_down if resolving else None)
    found = old if resolving and not event.transformed else front_up(old)
    if event.transformed and not hidden and found.other_face is not None:
        found = turned_over(found)
    return replace(found, face_down=hidden)


def from_entering_on(one: ObjectId, controller: PlayerId, parts: tuple[Part, ...], timestamp: int) -> ContinuousEffect:
    """707.5, 611.2e: what makes an object a copy, or says that it is or has something, from the moment at which it enters."""
    return ContinuousEffect(
        timestamp=timestamp,
        parts=parts,
        objects=(one,),
        source=one,
        you=controller,
        until=Duration.ENDLESS,
        bindings=Bindings(source=one, you=controller),
    )


def may_look(found: GameObject, player: PlayerId, controller: PlayerId) -> bool:
    """708.5: a face-down spell or permanent may be looked at by its controller, and by nobody else; what is face up, by all."""
    return not is_hidden(found) or player == controller
