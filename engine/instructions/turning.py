"""701.27, 701.28, 701.40, 701.58, 708: turning permanents face up, face down or over."""

from __future__ import annotations

from engine import events as e
from engine.abilities import faces as f
from engine.bindings import Bindings
from engine.citations import cite
from engine.instructions.registry import arrived, carries, happening, remember, there
from engine.objects import GameObject
from engine.terms import FaceDown, Kind, ObjectId, Reason, Zone
from engine.trace import Change
from engine.transaction import Transaction
from engine.values import players

_PUTTING = {
    FaceDown.MANIFEST: cite("701.40a"),
    FaceDown.CLOAK: cite("701.58a"),
}
BOUND_TO_THE_DAY = ("daybound", "nightbound")
"""702.145b, 702.145e: what has one of these transforms by it alone."""


@carries(f.TurnFaceUp)
def turn_face_up(tx: Transaction, effect: f.TurnFaceUp, bound: Bindings) -> Bindings:
    """708.8: it has its normal characteristics again; nothing about entering happens."""
    events = [e.TurnedFaceUp(object=one) for one in there(tx, effect.what, bound)]
    happening(tx, events, bound, cite("608.2c"), cite("708.7"))
    return bound


@carries(f.TurnFaceDown)
def turn_face_down(tx: Transaction, effect: f.TurnFaceDown, bound: Bindings) -> Bindings:
    """708.2a-b: what is face up becomes a 2/2 creature without anything else."""
    events = [e.TurnedFaceDown(object=one) for one in there(tx, effect.what, bound)]
    happening(tx, events, bound, cite("608.2c"), cite("708.2"))
    return bound


@carries(f.PutFaceDown)
def put_face_down(tx: Transaction, effect: f.PutFaceDown, bound: Bindings) -> Bindings:
    """701.40a, 701.40e, 708.3: turned face down first, then put onto the battlefield, one card after the other."""
    under = players(effect.under, tx.board, bound)
    if not under:
        return bound
    new: list[ObjectId] = []
    for one in there(tx, effect.what, bound):
        here = tx.board.objects.get(one)
        if here is None or here.zone is Zone.BATTLEFIELD:
            continue
        move = e.ZoneChange(
            object=one, to=Zone.BATTLEFIELD, reason=Reason.EFFECT, controller=under[0], face_down=effect.how
        )
        rules = [cite("608.2c"), _PUTTING.get(effect.how, cite("708.2a")), cite("708.3")]
        new += arrived(happening(tx, [move], bound, *rules))
    return remember(bound, effect.keep_as, new)


@carries(f.Transform)
def transform(tx: Transaction, effect: f.Transform, bound: Bindings) -> Bindings:
    """701.27a, 701.27f: not if the permanent whose ability this is has been turned over since the ability was put on the stack,
    or since it was created, for a delayed one."""
    events = [
        Change(event=e.Transformed(object=one, converted=effect.convert))
        for one in there(tx, effect.what, bound)
        if not _ignored(tx, tx.board.objects[one], bound)
    ]
    happening(tx, events, bound, cite("608.2c"), cite("701.28") if effect.convert else cite("701.27"))
    return bound


def _ignored(tx: Transaction, found: GameObject, bound: Bindings) -> bool:
    """701.27f, 702.145b, 702.145e: whether an instruction to transform it is not followed."""
    seen = tx.board.characteristics(found.id)
    if any(seen.has(keyword) for keyword in BOUND_TO_THE_DAY):
        return True
    top = tx.game.stack_top
    own_ability = top is not None and top.kind is Kind.ABILITY and top.source == found.id == bound.source
    return own_ability and top is not None and found.turned > (bound.since or top.timestamp)
