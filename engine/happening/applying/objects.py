"""123, 401.4, 702.26: what changes on an object that goes on being the same."""

from __future__ import annotations

from engine.happening.applying.draft import Draft
from engine.state import events as e
from engine.state.game import place_of
from engine.state.set_apart import is_gone
from engine.words.record import replace
from engine.words.terms import NOBODY, ObjectId


def put_sticker(draft: Draft, event: e.StickerPut) -> None:
    """123.3d, 613.7k: where it is put it gets a timestamp; where it was before it is no longer."""
    if event.was is not None and event.was in draft.objects:
        left = tuple(on for on in draft.objects[event.was].stickers if on.number != event.put.number)
        draft.put(event.was, stickers=left)
    put = replace(event.put, timestamp=draft.game.take_id())
    draft.put(event.object, stickers=(*draft.objects[event.object].stickers, put))


def reposition(draft: Draft, one: ObjectId, event: e.Repositioned) -> None:
    """401.4: the same object at another place of its library; from now on known there, unless the order is random."""
    found = draft.objects[one]
    place = place_of(found.zone, found.owner)
    draft.gone.setdefault(place, set()).add(one)
    draft.arriving.append((place, one, event.position))
    draft.put(one, shuffled=0)
    if event.random:
        draft.random.setdefault((place, event.position), []).append(one)


def phase(draft: Draft, event: e.PhasedOut | e.PhasedIn) -> None:
    """702.26b-d: its status changes and nothing else; 702.26i: what phases in is attached to what it was, if that is there;
    702.103g: a bestowed Aura that is not is bestowed no longer."""
    if isinstance(event, e.PhasedOut):
        draft.put(
            event.object,
            phased_out=True,
            phased_under=event.under,
            phased_with=event.along,
            phased_until=event.until,
        )
        draft.left_combat.append(event.object)
        return
    host = draft.objects[event.object].attached_to
    gone = host is not None and is_gone(draft.objects, draft.players, host)
    draft.put(
        event.object,
        phased_out=False,
        phased_under=NOBODY,
        phased_with=None,
        phased_until=None,
        attached_to=None if gone else host,
    )
    if gone:
        draft.without_effects(event.object, bestowed=True)
