"""709.5: what instructions do to the halves of permanents: one of them is chosen, and becomes unlocked or locked."""

from __future__ import annotations

from collections.abc import Mapping

from engine.board.asking import Transaction
from engine.board.doors import halves_of, locked_doors, unlocked_doors
from engine.cards.abilities import doors as d
from engine.cards.characteristics import Characteristics
from engine.happening.carrying import carries, possible_if
from engine.happening.instructed import happening, there
from engine.state import events as e
from engine.state.bindings import Bindings
from engine.state.facts.nothing import Nothing, WhyNothing
from engine.state.trace import StepKind
from engine.words.citations import Citation, cite
from engine.words.decisions import Option, Purpose
from engine.words.terms import ObjectId

Doors = Mapping[ObjectId, Mapping[str, Characteristics]]


@carries(d.UnlockDoor)
def unlock_door(tx: Transaction, effect: d.UnlockDoor, bound: Bindings) -> Bindings:
    """709.5f: a locked half is chosen; where there is none, nothing happens."""
    return _turned(tx, _doors(tx, effect, bound), bound, cite("709.5f"))


@carries(d.LockDoor)
def lock_door(tx: Transaction, effect: d.LockDoor, bound: Bindings) -> Bindings:
    """709.5g: an unlocked half is chosen; where there is none, nothing happens."""
    return _turned(tx, _doors(tx, effect, bound), bound, cite("709.5g"))


def _turned(tx: Transaction, doors: Doors, bound: Bindings, rule: Citation) -> Bindings:
    """709.5f-g: one of these doors is chosen, and turned."""
    one, door = _chosen(tx, doors, bound, rule)
    if one is not None:
        _turn(tx, one, door, bound)
    return bound


@possible_if(d.UnlockDoor)
def can_unlock(tx: Transaction, effect: d.UnlockDoor, bound: Bindings) -> bool:
    """608.2d: nobody can choose to unlock what is unlocked."""
    return bool(_doors(tx, effect, bound))


@possible_if(d.LockDoor)
def can_lock(tx: Transaction, effect: d.LockDoor, bound: Bindings) -> bool:
    """608.2d: nobody can choose to lock what is locked."""
    return bool(_doors(tx, effect, bound))


def _doors(tx: Transaction, effect: d.UnlockDoor | d.LockDoor, bound: Bindings) -> Doors:
    """709.5f-g: the halves that may be chosen, by their permanents; permanents without any are not among them."""
    if isinstance(effect, d.LockDoor):
        may = unlocked_doors
    else:
        may = halves_of if effect.or_lock else locked_doors
    found = {one: may(tx.board, one) for one in there(tx, effect.what, bound)}
    return {one: doors for one, doors in found.items() if doors}


def _chosen(tx: Transaction, doors: Doors, bound: Bindings, rule: Citation) -> tuple[ObjectId | None, str]:
    """The permanent first, where there are several, then the half of it."""
    if not doors:
        facts = (Nothing(WhyNothing.NO_SUCH_DOOR),)
        tx.note(StepKind.NOTHING, [rule], facts=facts, player=bound.you, cause=bound.source)
        return None, ""
    (one,) = tx.ask_objects(
        Purpose.CHOICE, bound.you, rule, doors, minimum=1, maximum=1, about=tx.mention(bound.source)
    )
    assert isinstance(one, int)
    options = [Option(key=side, text=half.name) for side, half in doors[one].items()]
    return one, tx.ask_one(Purpose.HALF, bound.you, rule, options, about=tx.mention(one))


def _turn(tx: Transaction, one: ObjectId, door: str, bound: Bindings) -> None:
    """709.5f-g: what is locked becomes unlocked, and the other way round."""
    name = halves_of(tx.board, one)[door].name
    if door in unlocked_doors(tx.board, one):
        locked = e.DoorLocked(object=one, door=door, player=bound.you, name=name)
        happening(tx, [locked], bound, cite("608.2c"), cite("709.5g"))
    else:
        unlocked = e.DoorUnlocked(object=one, door=door, player=bound.you, name=name)
        happening(tx, [unlocked], bound, cite("608.2c"), cite("709.5f"))
