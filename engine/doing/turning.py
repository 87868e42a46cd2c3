"""701.27, 701.28, 701.40, 701.58, 708: turning permanents face up, face down or over."""

from __future__ import annotations

from collections.abc import Sequence

from engine.board.asking import Transaction
from engine.board.prohibitions import forbids_object
from engine.board.values import players
from engine.cards.abilities import turning as f
from engine.cards.abilities.ability import Prohibition
from engine.happening.carrying import carries
from engine.happening.face_down import can_be_flipped
from engine.happening.instructed import arrived, happening, nothing_done, remember, there
from engine.happening.lookahead import kept_from_entering
from engine.state import events as e
from engine.state.bindings import Bindings
from engine.state.faces import can_be_melded, is_hidden
from engine.state.facts.nothing import Nothing, WhyNothing
from engine.state.merged import has_two_faces, is_merged, represented_by
from engine.state.objects import GameObject
from engine.state.trace import Change, StepKind
from engine.words.citations import Citation, cite
from engine.words.terms import FaceDown, Kind, ObjectId, Reason, Zone

_PUTTING = {
    FaceDown.MANIFEST: cite("701.40a"),
    FaceDown.CLOAK: cite("701.58a"),
}
_KEPT_OUT = {
    FaceDown.MANIFEST: cite("701.40f"),
    FaceDown.CLOAK: cite("701.58f"),
}
"""What cannot enter as the face-down object that it would be stays where it is, as it is."""
BOUND_TO_THE_DAY = {"daybound": cite("702.145b"), "nightbound": cite("702.145e")}
"""702.145b, 702.145e: what has one of these transforms by it alone."""


@carries(f.TurnFaceUp)
def turn_face_up(tx: Transaction, effect: f.TurnFaceUp, bound: Bindings) -> Bindings:
    """708.8: it has its normal characteristics again; nothing about entering happens."""
    events = [e.TurnedFaceUp(object=one) for one in there(tx, effect.what, bound)]
    happening(tx, events, bound, cite("608.2c"), cite("708.7"))
    return bound


@carries(f.TurnFaceDown)
def turn_face_down(tx: Transaction, effect: f.TurnFaceDown, bound: Bindings) -> Bindings:
    """708.2, 708.2a-b: what is face up becomes what is listed, or a 2/2 creature without anything else; 712.16, 730.2j: but not
    what has two faces, or has a component that does."""
    meant = there(tx, effect.what, bound)
    for one in meant:
        found = tx.board.objects[one]
        if has_two_faces(found) and not is_hidden(found):
            rule = cite("730.2j") if is_merged(found) else cite("712.16")
            nothing_done(tx, bound, WhyNothing.TWO_FACED, rule, one)
    events = [e.TurnedFaceDown(object=one, looks=effect.looks) for one in meant]
    happening(tx, events, bound, cite("608.2c"), cite("708.2"))
    return bound


@carries(f.PutFaceDown)
def put_face_down(tx: Transaction, effect: f.PutFaceDown, bound: Bindings) -> Bindings:
    """701.40a, 701.40e-f, 701.58e-f, 708.3: turned face down first, then put onto the battlefield, one card after the other."""
    under = players(effect.under, tx.board, bound)
    if not under:
        return bound
    new: list[ObjectId] = []
    for one in there(tx, effect.what, bound):
        here = tx.board.objects.get(one)
        if here is None or here.zone is Zone.BATTLEFIELD:
            continue
        move = e.ZoneChange(
            object=one,
            to=Zone.BATTLEFIELD,
            reason=Reason.EFFECT,
            controller=under[0],
            face_down=effect.how,
            face_down_as=effect.looks,
        )
        listed = cite("708.2a") if effect.looks is None else cite("708.2")
        rules = [cite("608.2c"), _PUTTING.get(effect.how, listed), cite("708.3")]
        if effect.how in _KEPT_OUT and kept_from_entering(tx, move):
            rules.append(_KEPT_OUT[effect.how])
        new += arrived(happening(tx, [move], bound, *rules))
    return remember(bound, effect.keep_as, new)


@carries(f.Transform)
def transform(tx: Transaction, effect: f.Transform, bound: Bindings) -> Bindings:
    """701.27a, 701.27f, 701.28e: not if the permanent whose ability this is has been turned over since the ability was put on the
    stack, or since it was created, for a delayed one."""
    found = []
    for one in there(tx, effect.what, bound):
        why = _ignored(tx, tx.board.objects[one], bound, converting=effect.convert)
        if why is None:
            found.append(one)
            continue
        facts = (Nothing(why[0], (tx.mention(one),)),)
        tx.note(StepKind.NOTHING, [cite("608.2c"), why[1]], facts=facts, player=bound.you, cause=bound.source)
    events = [Change(event=e.Transformed(object=one, converted=effect.convert)) for one in found]
    happening(tx, events, bound, cite("608.2c"), *_turned_over_by(tx, found, converting=effect.convert))
    return bound


def _turned_over_by(tx: Transaction, found: Sequence[ObjectId], *, converting: bool) -> list[Citation]:
    """701.27c-d, 701.28c-d: by which rules permanents are turned over, or are not: what has one face, or an instant behind it."""
    meant = [tx.board.objects[one] for one in found]
    backs = [card.other_face for one in meant for card in represented_by(one)]
    single = any(all(card.other_face is None for card in represented_by(one)) for one in meant)
    no_permanent = any(back is not None and not back.permanent_card for back in backs)
    rules = [cite("701.28") if converting else cite("701.27")]
    if single:
        rules.append(cite("701.28c") if converting else cite("701.27c"))
    if any(forbids_object(tx.board, Prohibition.TRANSFORM, one) is not None for one in found):
        rules += [cite("101.2"), *([cite("701.28f")] if converting else [])]
    if no_permanent:
        rules += [cite("701.28d") if converting else cite("701.27d"), cite("712.10")]
    return rules


@carries(f.Flip)
def flip(tx: Transaction, effect: f.Flip, bound: Bindings) -> Bindings:
    """710.2, 710.4: its status changes, once and for all; what it has by it, layer 1 tells (707.3)."""
    found = there(tx, effect.what, bound)
    events = [e.Flipped(object=one) for one in found if can_be_flipped(tx.board.objects.get(one))]
    happening(tx, events, bound, cite("608.2c"), cite("710.4"))
    return bound


@carries(f.Meld)
def meld(tx: Transaction, effect: f.Meld, bound: Bindings) -> Bindings:
    """701.42a-c, 712.14c: two cards of a pair enter as one permanent; whatever else it is said of stays where it is."""
    found = [tx.board.objects[one] for one in there(tx, effect.what, bound)]
    if len(found) != 2 or not can_be_melded(*found):
        facts = (Nothing(WhyNothing.NOT_MELDED, tuple(tx.mention(one.id) for one in found)),)
        tx.note(StepKind.NOTHING, [cite("701.42b"), cite("701.42c")], facts=facts, player=bound.you, cause=bound.source)
        return bound
    move = e.ZoneChange(
        object=found[0].id,
        to=Zone.BATTLEFIELD,
        reason=Reason.EFFECT,
        controller=bound.you,
        melded_with=found[1].id,
    )
    rules = (cite("608.2c"), cite("701.42a"), cite("712.14c"), cite("712.8g"))
    return remember(bound, effect.keep_as, arrived(happening(tx, [move], bound, *rules)))


def _ignored(
    tx: Transaction, found: GameObject, bound: Bindings, *, converting: bool
) -> tuple[WhyNothing, Citation] | None:
    """701.27f, 701.28e, 702.145b, 702.145e: why an instruction to turn it over is not followed, and by which rule."""
    seen = tx.board.characteristics(found.id)
    for keyword, rule in BOUND_TO_THE_DAY.items():
        if seen.has(keyword):
            return WhyNothing.BY_DAY_AND_NIGHT, rule
    top = tx.game.stack_top
    own_ability = top is not None and top.kind is Kind.ABILITY and top.source == found.id == bound.source
    if own_ability and top is not None and found.turned > (bound.since or top.timestamp):
        return WhyNothing.TURNED_SINCE, cite("701.28e") if converting else cite("701.27f")
    return None
