"""608.2d: what somebody decided, or chance did, where no event says so."""

from __future__ import annotations

from engine.state.facts.announced import Named
from engine.state.facts.fact import Fact
from engine.state.objects import PlayerTarget
from engine.words.mentions import Mention
from engine.words.terms import Term


class DecidesFor(Fact):
    """723.5: the player for whom the player of the step decides."""

    player: PlayerTarget


class SaysYes(Fact):
    """608.2d: whether the player does what they may do."""

    yes: bool


class WayChosen(Fact):
    """608.2d: which of several alternatives the player chose."""

    way: str


class ObjectsChosen(Fact):
    """608.2d: what the player chose."""

    chosen: tuple[Named, ...]


class NumberChosen(Fact):
    """107.3f: the number that the player chose."""

    number: int


class CreatureTypeChosen(Fact):
    """205.3e: the creature type that the player chose."""

    subtype: str


class TermChosen(Fact):
    """105.4, 201.4: the colour, card type or name that the player chose."""

    term: Term
    chosen: str


class VoteGiven(Fact):
    """701.38a: the word for which the player voted."""

    choice: str


class PilesMade(Fact):
    """700.3: the two piles; one may be empty."""

    first: tuple[Mention, ...]
    second: tuple[Mention, ...]


class PileTaken(Fact):
    """700.3: the number of the pile that the player took, 1 or 2."""

    pile: int


class ClashEnded(Fact):
    """701.30d: whether the player won the clash."""

    won: bool


class CoinShows(Fact):
    """705.2: the side of a coin that nobody calls."""

    side: str


class DieShows(Fact):
    """706.2: the natural result of a die, and how many sides it has; 706.6: whether it is ignored."""

    sides: int
    natural: int
    ignored: bool = False


class TableRow(Fact):
    """706.3a: the result, and the row of the table in which it is: from ``least`` to ``most``, or without an end."""

    result: int
    least: int
    most: int | None
