"""702.26, 704.5h, 704.6d, 303.4: the few objects of a game of which something is so that is asked for at every step.

Of objects that are followed they are known; of any others, each kind is looked at.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.state.crowds import as_kept, kinds, such
from engine.state.followed import Followed
from engine.state.ids import ids_of
from engine.state.objects import GameObject, Player, PlayerTarget, Recipient
from engine.words.terms import ObjectId, Zone


def phased_out(objects: Mapping[ObjectId, GameObject]) -> list[GameObject]:
    """702.26: the permanents that are phased out, in the order of the objects."""
    if isinstance(objects, Followed):
        found = [objects[one] for one in objects.marked if _is_phased_out(objects[one])]
        if len(found) < 2:
            return found
    return [*such(objects, _is_phased_out)]


def _is_phased_out(one: GameObject) -> bool:
    return one.phased_out and one.zone is Zone.BATTLEFIELD


def is_gone(objects: Mapping[ObjectId, GameObject], players: Sequence[Player], host: Recipient) -> bool:
    """702.26i: whether what a phased-out permanent was attached to is where it was no longer, or has left the game."""
    return not players[host.player].in_game if isinstance(host, PlayerTarget) else host not in objects


def not_checked_since(objects: Mapping[ObjectId, GameObject]) -> Sequence[ObjectId]:
    """704.5h, 704.6d: what was dealt damage with deathtouch, or came to its zone, since state-based actions were last checked."""
    if isinstance(objects, Followed):
        return tuple(sorted(one for one in objects.marked if _is_recent(objects[one])))
    return ids_of(part for part, one in as_kept(objects) if _is_recent(one))


def _is_recent(one: GameObject) -> bool:
    return one.deathtouched or one.arrived_unchecked


def hosts(objects: Mapping[ObjectId, GameObject]) -> set[ObjectId]:
    """301.5, 303.4: the objects that something is attached to."""
    several = (
        (objects[one] for one in objects.marked)
        if isinstance(objects, Followed)
        else (one for one, _ in kinds(objects))
    )
    return {one.attached_to for one in several if isinstance(one.attached_to, int)}
