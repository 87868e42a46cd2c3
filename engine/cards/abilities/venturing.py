"""309, 701.49, 701.54, 701.65, 702.179, 726: dungeons, the initiative, the Ring, speed and airbending, as instructions."""

from __future__ import annotations

from engine.cards.abilities.classification import Goes, instruction
from engine.cards.abilities.quantities import Fixed, Quantity
from engine.cards.abilities.references import ObjectReference, PlayerReference, You
from engine.words.record import Record
from engine.words.terms import Zone

ONE = Fixed(1)


@instruction(moves=(), keeps=(), adds=None, inside=(), about="who", tokens=(), unseen=False, copies=False)
class Venture(Record, kw_only=True):
    """701.49: a player ventures into the dungeon; ``quality``: into a dungeon of that name or subtype (701.49d)."""

    who: PlayerReference = You()
    quality: str = ""


@instruction(moves=(), keeps=(), adds=None, inside=(), about=None, tokens=(), unseen=False, copies=False)
class TakeInitiative(Record, kw_only=True):
    """726.1: a player takes the initiative."""

    who: PlayerReference = You()


@instruction(moves=(), keeps=(), adds=None, inside=(), about="who", tokens=(), unseen=False, copies=False)
class RingTempts(Record, kw_only=True):
    """701.54a: the Ring tempts a player."""

    who: PlayerReference = You()


@instruction(moves=(), keeps=(), adds=None, inside=(), about="who", tokens=(), unseen=False, copies=False)
class IncreaseSpeed(Record, kw_only=True):
    """702.179c: a player's speed increases by a number."""

    by: Quantity = ONE
    who: PlayerReference = You()


@instruction(
    moves=lambda it: [Goes(what=it.what, to=Zone.EXILE)],
    keeps=(),
    adds=None,
    inside=(),
    about="what",
    tokens=(),
    unseen=False,
    copies=False,
)
class Airbend(Record, kw_only=True):
    """701.65a: permanents and spells are exiled; as long as a card stays there its owner may cast it for {2}."""

    what: ObjectReference
    who: PlayerReference = You()


VenturingEffect = Venture | TakeInitiative | RingTempts | IncreaseSpeed | Airbend
