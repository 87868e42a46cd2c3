"""701.27, 708, 730: what merges with a permanent, and what turning it over or down makes of its components."""

from __future__ import annotations

from typing import Any

from engine.happening.applying.draft import Draft
from engine.state import events as e
from engine.state.faces import turned_over
from engine.state.merged import all_turned_over, face_down, face_up, is_merged, merged
from engine.state.objects import GameObject
from engine.words.metrics import METER
from engine.words.record import replace
from engine.words.terms import ObjectId


def merge(draft: Draft, event: e.Merged) -> None:
    """730.2b-c, 702.140f: the object leaves its zone and is a component from now on; the permanent is the one that it was, and
    what was about the spell is about it."""
    if event.object not in draft.objects or event.onto not in draft.objects or draft.has_left(event.onto):
        return
    other = draft.objects[event.object]
    draft.remember(event.object, event.onto)
    draft.take_away(event.object)
    draft.without_effects(event.object, bestowed=False)
    draft.follow_spell(event.object, event.onto)
    found = draft.objects[event.onto]
    made = merged(found, other, draft.game.take_id(), over=event.over)
    _put(draft, replace(made, mutated=found.mutated + 1))


def turn_over(draft: Draft, one: ObjectId) -> None:
    """712.18, 613.7g, 730.2i: the same object with its other face up, or those of its components, and a new timestamp."""
    if draft.has_left(one):
        return
    found, now = draft.objects[one], draft.game.take_id()
    over = all_turned_over(found) if is_merged(found) else turned_over(found)
    _put(draft, over, timestamp=now, turned=now)


def _put(draft: Draft, made: GameObject, **fields: Any) -> None:
    METER.copies += 1
    draft.objects[made.id] = replace(made, **fields) if fields else made


def turn_face_up(draft: Draft, event: e.TurnedFaceUp) -> None:
    """708.8, 613.7f, 730.2f: face up it is what it is printed to be, and so is every component of it."""
    if draft.has_left(event.object):
        return
    up = face_up(draft.objects[event.object])
    _put(draft, up, turned_up_with=event.x, timestamp=draft.game.take_id())


def turn_face_down(draft: Draft, event: e.TurnedFaceDown) -> None:
    """708.2a, 613.7f, 730.2f: it is what the effect lists, and of a merged permanent every component that was face up is, too."""
    if draft.has_left(event.object):
        return
    found = draft.objects[event.object]
    down = face_down(found, replace(found, face_down=event.how, face_down_as=event.looks))
    _put(draft, down, turned_up_with=None, timestamp=draft.game.take_id())
