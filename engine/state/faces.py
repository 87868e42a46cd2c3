"""708.2, 712.8: which characteristics the face that is up has, and what turning an object over makes of it."""

from __future__ import annotations

from functools import cache

from engine.cards.abilities.ability import Cost, Keyword
from engine.cards.characteristics import Characteristics
from engine.state.events import ZoneChange
from engine.state.objects import GameObject
from engine.words.citations import not_implemented
from engine.words.record import replace
from engine.words.terms import CardType, FaceDown, PlayerId, Zone

not_implemented("712.21e", "effetti che contano quanti oggetti o quante carte hanno cambiato zona")

WARDED = (FaceDown.DISGUISE, FaceDown.CLOAK)
"""702.168a, 701.58a: what gives a face-down object ward {2}."""


@cache
def hidden_looks(how: FaceDown) -> Characteristics:
    """708.2a: a 2/2 creature without text, name, subtypes or mana cost; with ward {2} where the rule that hides it says so.

    406.3a: a card exiled face down has no characteristics at all.
    """
    if how is FaceDown.EXILED:
        return Characteristics()  # 406.3a
    ward = (Keyword(keyword="ward", cost=Cost(mana="{2}")),) if how in WARDED else ()
    return Characteristics(types=(CardType.CREATURE,), power=2, toughness=2, abilities=ward)


def looks_hidden(found: GameObject) -> Characteristics:
    """708.2: what a face-down object is: what the effect that made it face down lists, and nothing else; else what 708.2a says."""
    assert found.face_down is not None
    return found.face_down_as or hidden_looks(found.face_down)


def is_hidden(found: GameObject) -> bool:
    """708.1, 406.3: whether it is a face-down spell or permanent, or a card exiled face down."""
    return found.face_down is not None and found.zone in (Zone.BATTLEFIELD, Zone.STACK, Zone.EXILE)


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
    anything else shows its front, or what the event says; ``old`` is it as it is before. 709.4: a split card is whole again, and
    709.5c-d: unlocked is of it what it enters with, which as a spell it is known to be."""
    if event.to is not Zone.STACK and old.unlocked != event.unlocked:
        old = replace(old, unlocked=event.unlocked)
    if old.whole is not None and event.to is not Zone.STACK:
        old = replace(old, printed=old.whole, whole=None)
    if event.to not in (Zone.STACK, Zone.BATTLEFIELD):
        hidden = event.face_down if event.to is Zone.EXILE else None
        return replace(front_up(old), face_down=hidden, face_down_as=None)
    if event.melded_with is not None and old.meld is not None:
        return replace(old, printed=old.meld.combined, face_down=None, face_down_as=None)
    resolving = old.zone is Zone.STACK and event.to is Zone.BATTLEFIELD
    hidden = event.face_down or (old.face_down if resolving else None)
    found = old if resolving and not event.transformed else front_up(old)
    if event.transformed and not hidden and found.other_face is not None:
        found = turned_over(found)
    listed = event.face_down_as or (old.face_down_as if resolving else None)
    return replace(found, face_down=hidden, face_down_as=listed)


def flipped_looks(looks: Characteristics) -> Characteristics:
    """710.1c, 710.2: what a flipped permanent is: the alternative characteristics, with its own mana cost and colours."""
    other = looks.flip
    if other is None:
        return looks
    return other.but(mana_cost=looks.mana_cost, colors=looks.colors, front_cost=looks.front_cost, flip=other)


def can_be_melded(one: GameObject, other: GameObject) -> bool:
    """701.42b: two cards, each one of the same pair."""
    pair = one.meld
    if pair is None or other.meld != pair or not (one.is_card and other.is_card):
        return False
    return sorted((one.printed.name, other.printed.name)) == sorted(pair.names)


def melded(one: GameObject, other: GameObject) -> Characteristics:
    """712.8g: the back faces together; the mana value comes from the mana costs of both front faces."""
    assert one.meld is not None
    fronts = (one.printed.mana_cost or "") + (other.printed.mana_cost or "")
    return one.meld.combined.but(front_cost=fronts)


def may_look(found: GameObject, player: PlayerId, controller: PlayerId) -> bool:
    """708.5: a face-down spell or permanent may be looked at by its controller, and by nobody else; 400.2, 402.3: a card in a hand
    by its owner alone, one in a library by nobody; what is face up, by all."""
    if found.zone.hidden:
        return found.zone is Zone.HAND and player == found.owner
    return not is_hidden(found) or player == controller


def is_inset(found: GameObject) -> bool:
    """715.3b, 720.3b: whether a card is looked at, or a spell was cast, as what stands in its inset frame."""
    return found.whole is not None and found.whole.inset is not None
