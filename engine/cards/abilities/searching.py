"""701.23: the instruction to search."""

from __future__ import annotations

from engine.cards.abilities.classification import Kept, instruction
from engine.cards.abilities.filters import Filter, Jointly
from engine.cards.abilities.quantities import Fixed, Quantity
from engine.cards.abilities.references import ObjectReference, PlayerReference, You
from engine.words.record import Record
from engine.words.terms import Zone


@instruction(
    moves=(),
    keeps=lambda it: [Kept(name=it.keep_as, zone=zone) for zone in it.zones],
    adds=None,
    inside=(),
    about="who",
    tokens=(),
    unseen=lambda it: any(zone.hidden for zone in it.zones),
    copies=False,
)
class Search(Record, kw_only=True):
    """701.23: a player looks through zones of ``whose`` cards for those that match, and keeps what they find under a name.

    They find so many, or up to so many; with a quality that is stated, in a hidden zone, possibly none (701.23b). ``None``: all.
    """

    filter: Filter
    keep_as: str
    who: PlayerReference = You()
    whose: PlayerReference | None = None
    zones: tuple[Zone, ...] = (Zone.LIBRARY,)
    count: Quantity | None = Fixed(1)
    up_to: bool = False
    one_for_each: tuple[Filter, ...] = ()
    """'A Forest card and a Plains card': one more card for each of these, none of them twice."""
    same_name_as: ObjectReference | None = None
    """Only cards with the same name as this; 701.23c: where it comes to nothing, none can be found."""
    reveal: bool = False
    some_zones: bool = False
    """'And/or': the player leaves out zones as they like; whether a library was searched is kept as a number under the name."""
    together: Jointly | None = None
    """701.23a: what all that is found has to be together."""
