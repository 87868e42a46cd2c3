"""122.5, 702, 716: instructions that hardly anything but keyword abilities gives, one record each."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from engine.cards.abilities.classification import Goes, Inside, Kept, instruction
from engine.cards.abilities.continuous import Duration
from engine.cards.abilities.quantities import Fixed, Quantity
from engine.cards.abilities.references import ObjectReference, PlayerReference, This, You
from engine.words.record import Record, within
from engine.words.terms import Designation, Relation, Zone

if TYPE_CHECKING:
    from engine.cards.abilities.ability import Cannot, Cost, Keyword, LandPlays, Prohibition, Replaces, Triggered
    from engine.cards.abilities.combat import CombatRule
    from engine.cards.abilities.player_rules import InsteadOfLosing
    from engine.cards.abilities.replacing import Changing

ONE = Fixed(1)


@instruction(moves=(), keeps=(), adds=None, inside=(), about=None, tokens=(), unseen=False, copies=False)
class MoveCounters(Record, kw_only=True):
    """122.5: so many counters of a kind are removed from one object and put on another one, or nothing happens; all of them with
    ``None``. Without a kind of whichever kinds the controller chooses."""

    counter: str | None
    onto: ObjectReference
    off: ObjectReference = This()
    count: Quantity | None = ONE


@instruction(moves=(), keeps=(), adds=None, inside=(), about="what", tokens=(), unseen=False, copies=False)
class Designate(Record, kw_only=True):
    """702.112b, 702.171b, 719.3b: permanents get a designation, for a time; not twice."""

    what: ObjectReference
    designation: Designation
    until: Duration = Duration.ENDLESS


@instruction(moves=(), keeps=(), adds=None, inside=(), about="what", tokens=(), unseen=False, copies=False)
class BecomeLevel(Record, kw_only=True):
    """716.2a: the level of a Class becomes a number."""

    level: int
    what: ObjectReference = This()


@instruction(moves=(), keeps=(), adds=None, inside=(), about="what", tokens=(), unseen=False, copies=False)
class BecomeCrewed(Record, kw_only=True):
    """702.122e: a Vehicle has become crewed, by the creatures that were tapped for it."""

    what: ObjectReference = This()


@instruction(
    moves=(
        Goes(origin=Zone.LIBRARY, to=Zone.EXILE),
        Goes(origin=Zone.EXILE, to=Zone.STACK),
        Goes(origin=Zone.EXILE, to=Zone.LIBRARY),
    ),
    keeps=(),
    adds=None,
    inside=(),
    about=None,
    tokens=(),
    unseen=True,
    copies=False,
)
class Cascade(Record):
    """702.85a: cards are exiled from the top until one that costs less; it may be cast for nothing, the rest go to the bottom."""


@instruction(moves=(), keeps=(), adds=None, inside=(), about=None, tokens=(), unseen=False, copies=False)
class Pair(Record, kw_only=True):
    """702.95a: two unpaired creatures of the controller become paired."""

    what: ObjectReference
    other: ObjectReference


@instruction(moves=(), keeps=(), adds=None, inside=(), about="what", tokens=(), unseen=False, copies=False)
class SetApart(Record, kw_only=True):
    """702.143d, 702.170c: cards in exile become foretold, or plotted; ``cost``: a foretell cost that the effect gives them."""

    what: ObjectReference
    designation: Designation
    cost: Cost | None = None


@instruction(moves=(), keeps=(), adds=None, inside=(), about=None, tokens=(), unseen=False, copies=False)
class Ascend(Record):
    """702.131a: with ten or more permanents, the controller gets the city's blessing."""


@instruction(moves=(), keeps=(), adds=None, inside=(), about="who", tokens=(), unseen=False, copies=False)
class Forbid(Record, kw_only=True):
    """101.2: for a time players can't do something."""

    what: Prohibition
    who: PlayerReference = You()
    until: Duration = Duration.END_OF_TURN


PLAYER_KEYWORDS = ("hexproof", "shroud", "protection")
"""702.11c, 702.16a, 702.18a: the keyword abilities that players can have."""


@instruction(
    moves=(),
    keeps=(),
    adds=None,
    inside=lambda it: [
        Inside(effects=getattr(it.ability, name), later=True)
        for name in ("effects", "then", "instead")
        if getattr(it.ability, name, ())
    ],
    about="who",
    tokens=(),
    unseen=False,
    copies=False,
)
class GivePlayer(Record, kw_only=True):
    """613.10, 113.10: for a time players have a keyword ability that players can have, or what is said to them as an ability: a
    triggered ability, one that replaces or prevents, one by which they can't do something, one about combat or lands."""

    ability: Keyword | Triggered | Cannot | LandPlays | Replaces | CombatRule | InsteadOfLosing | Changing
    who: PlayerReference = You()
    until: Duration = Duration.END_OF_TURN


@instruction(
    moves=(Goes(origin=Zone.STACK, to=Zone.EXILE),),
    keeps=(),
    adds=None,
    inside=(),
    about=None,
    tokens=(),
    unseen=False,
    copies=False,
)
class Encode(Record):
    """702.99a: the card that the resolving spell is may be exiled encoded on a creature of its controller."""


@instruction(moves=(), keeps=(), adds=None, inside=(), about=None, tokens=(), unseen=False, copies=True)
class Encore(Record):
    """702.141a: a token that is a copy of the source for each opponent, which attacks that opponent this turn if able."""


@instruction(
    moves=(Goes(origin=Zone.EXILE, to=Zone.BATTLEFIELD),),
    keeps=(),
    adds=None,
    inside=(),
    about=None,
    tokens=(),
    unseen=False,
    copies=False,
)
class Craft(Record):
    """702.167a: the source, exiled for it, comes back transformed; what else was exiled for it is linked to it (702.167c)."""


@instruction(moves=(), keeps=(), adds=None, inside=(), about="to", tokens=(), unseen=False, copies=False)
class GainBelow(Record, kw_only=True):
    """702.165a: until end of turn a creature gains the other abilities that are printed below a backup ability of the source."""

    to: ObjectReference
    number: int
    """Of the backup ability."""


@instruction(
    moves=(),
    keeps=lambda it: [Kept(name=it.keep_as)],
    adds=None,
    inside=(),
    about=None,
    tokens=(),
    unseen=False,
    copies=False,
)
class ChoosePlayer(Record, kw_only=True):
    """608.2d: a player in that relation is chosen, and kept under a name."""

    keep_as: str
    among: Relation = Relation.OPPONENT
    at_random: bool = False
    """It is nobody's choice: chance decides."""


@instruction(
    moves=(),
    keeps=lambda it: [Kept(name=it.keep_as, among=it.what)],
    adds=None,
    inside=(),
    about=None,
    tokens=(),
    unseen=False,
    copies=False,
)
class KeepInMind(Record, kw_only=True):
    """608.2c: what a reference speaks of now is kept under a name, so that later instructions speak of the same."""

    what: ObjectReference
    keep_as: str


KeywordAbilityEffect = (
    MoveCounters
    | Designate
    | BecomeLevel
    | Cascade
    | BecomeCrewed
    | Pair
    | SetApart
    | Ascend
    | Forbid
    | GivePlayer
    | Encode
    | Encore
    | GainBelow
    | Craft
    | ChoosePlayer
    | KeepInMind
)


@lru_cache(maxsize=1024)
def number_of(ability: Record) -> int | None:
    """702.165a: the number of the backup ability that an ability comes from; ``None`` for any other ability."""
    return next((one.number for one in within(ability) if isinstance(one, GainBelow)), None)
