"""701.12: exchanges of control, of text, of life, of zones and of cards."""

from __future__ import annotations

from engine.cards.abilities.classification import Goes, instruction
from engine.cards.abilities.continuous import Duration
from engine.cards.abilities.references import EachPlayer, ObjectReference, PlayerReference, You, in_hidden_zone
from engine.words.record import Record
from engine.words.terms import Zone


@instruction(moves=(), keeps=(), adds=None, inside=(), about=None, tokens=(), unseen=False, copies=False)
class ExchangeControl(Record, kw_only=True):
    """701.12b: each of two permanents comes under the control of the other one's controller.

    ``second``: ``None`` where ``first`` speaks of both: 'two target creatures'.
    """

    first: ObjectReference
    second: ObjectReference | None = None
    until: Duration = Duration.ENDLESS


@instruction(moves=(), keeps=(), adds=None, inside=(), about=None, tokens=(), unseen=False, copies=False)
class ExchangeText(Record, kw_only=True):
    """701.12h: two objects exchange their rules text."""

    first: ObjectReference
    second: ObjectReference
    until: Duration = Duration.ENDLESS


@instruction(moves=(), keeps=(), adds=None, inside=(), about=None, tokens=(), unseen=False, copies=False)
class ExchangeLife(Record, kw_only=True):
    """701.12c: two players exchange life totals."""

    first: PlayerReference
    second: PlayerReference


@instruction(moves=(), keeps=(), adds=None, inside=(), about=None, tokens=(), unseen=False, copies=False)
class ExchangeLifeWith(Record, kw_only=True):
    """701.12g: a life total and the power, or the toughness, of a creature are exchanged."""

    of: ObjectReference
    who: PlayerReference = You()
    toughness: bool = False


@instruction(
    moves=lambda it: [Goes(origin=it.first, to=it.second), Goes(origin=it.second, to=it.first)],
    keeps=(),
    adds=None,
    inside=(),
    about="who",
    tokens=(),
    unseen=lambda it: it.first.hidden or it.second.hidden,
    copies=False,
)
class ExchangeZones(Record, kw_only=True):
    """701.12d, 701.12f: all cards that a player owns in one zone are exchanged with those in another."""

    first: Zone
    second: Zone
    who: PlayerReference = You()


@instruction(
    moves=lambda it: [Goes(what=it.first), Goes(what=it.second)],
    keeps=(),
    adds=None,
    inside=(),
    about=None,
    tokens=(),
    unseen=lambda it: in_hidden_zone(it.first) or in_hidden_zone(it.second),
    copies=False,
)
class ExchangeCards(Record, kw_only=True):
    """701.12d-e: a card is exchanged with one of another zone, of the same owner; what one was attached to the other is then."""

    first: ObjectReference
    second: ObjectReference


@instruction(moves=(), keeps=(), adds=None, inside=(), about="who", tokens=(), unseen=False, copies=False)
class RedistributeLife(Record, kw_only=True):
    """119.7-119.8, 810.9f: the life totals of any number of these players are handed out among the same players, one to each."""

    who: PlayerReference = EachPlayer()


ExchangeEffect = (
    ExchangeControl | ExchangeText | ExchangeLife | ExchangeLifeWith | ExchangeZones | ExchangeCards | RedistributeLife
)
