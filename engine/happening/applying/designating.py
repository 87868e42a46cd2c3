"""725, 726, 702.179: what a player is or has, and what keeps the abilities of that."""

from __future__ import annotations

from engine.cards.characteristics import Characteristics
from engine.cards.initiative import INITIATIVE
from engine.cards.monarch import MONARCH
from engine.happening.applying.draft import Draft
from engine.happening.applying.drafted import Drafted
from engine.state.objects import GameObject
from engine.words.terms import NOBODY, Kind, ObjectId, PlayerId, Zone


def crown(draft: Draft, player: PlayerId) -> None:
    """725.2-725.3: the designation passes on, and with it the abilities that go with it; 725.4: to nobody, with no one left."""
    _undesignate(draft, "monarch")
    draft.new_monarch = player
    if player != NOBODY:
        designate(draft, "monarch", MONARCH, player)


def take_initiative(draft: Draft, player: PlayerId) -> None:
    """726.3, 726.5: the designation passes on with its abilities; of who has it already nothing changes."""
    if draft.game.initiative == player:
        return
    _undesignate(draft, "initiative")
    draft.new_initiative = player
    designate(draft, "initiative", INITIATIVE, player)


def _undesignate(draft: Draft, label: str) -> None:
    singles = draft.objects.singles() if isinstance(draft.objects, Drafted) else draft.objects.values()
    for one in list(singles):
        if one.kind is Kind.DESIGNATION and one.label == label:
            draft.remember(one.id, None)
            draft.take_away(one.id)


def designate(draft: Draft, label: str, printed: Characteristics, player: PlayerId) -> None:
    """702.179d, 725.2, 726.2: what keeps the inherent abilities of something that a player is or has."""
    made = ObjectId(draft.game.take_id())
    draft.objects[made] = GameObject(
        id=made,
        label=label,
        printed=printed,
        kind=Kind.DESIGNATION,
        owner=player,
        controller=player,
        zone=Zone.COMMAND,
        timestamp=made,
    )
    draft.arrive(Zone.COMMAND, player, made, 0)
