"""104, 704, 800-811: what decides because of who sits where, who plays with whom, and what a side has together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from engine import Game, Step, StepKind, board_of
from engine.board.reach import is_reached
from engine.board.seating import by_seat, imperial_range
from engine.checks.players import LETHAL_COMMANDER_DAMAGE, LETHAL_POISON, kept_in_the_game, lethal_poison
from engine.state.facts.announced import Targets
from engine.words.terms import Supertype
from scenarios.played.answering import done, refused
from scenarios.played.expecting import Found
from scenarios.played.staying import OF_SIZE, not_changed_by
from scenarios.written import queries
from scenarios.written.queries import Aspect, GameAspect

if TYPE_CHECKING:
    from scenarios.played.run import Run


def of_the_table(run: Run, asked: Iterable[Found]) -> Iterator[str]:
    """The rules that decide an answer though no step of the run cites them: nothing happened, because of the table."""
    for one in asked:
        if isinstance(one.query, queries.AllowedQuery):
            of = (run, one.query.action, one.attempt)
            if refused(*of) is None and (step := done(*of)) is not None:
                yield from _allowed(run.start, step)
        elif one.moment is None:
            continue
        elif one.aspect is GameAspect.WINNERS:
            yield from _not_the_whole_team(one.moment.game)
        elif isinstance(one.aspect, Aspect) and one.aspect.field == "lost" and not one.value:
            yield from _spared(one, one.moment.game)
        elif isinstance(one.aspect, Aspect) and one.aspect.field in OF_SIZE and one.object is not None:
            yield from not_changed_by(one.moment.game, one.object)
        elif isinstance(one.aspect, Aspect) and one.aspect.field == "zone":
            yield from _another_world(one, one.moment.game)


def _allowed(game: Game, step: Step) -> Iterator[str]:
    """801.4, 803.1, 809.3a: by which rule of the seats something can be attacked, or is near enough to be a target."""
    if step.kind is StepKind.ATTACK and not game.table.together:
        yield from map(str, by_seat(game))
    if game.table.reached and step.fact(Targets) is not None:
        yield from ("801.4", *map(str, imperial_range(game, step.player)))


def _not_the_whole_team(game: Game) -> Iterator[str]:
    """104.2c, 104.3g: nobody has won, though somebody has lost, because teammates of theirs still play."""
    lost = {one.team for one in game.players if not one.in_game}
    between_teams = len({one.team for one in game.players}) < len(game.players)
    if game.result is None and between_teams and any(one.in_game and one.team in lost for one in game.players):
        yield from ("104.3g", "104.2c")


def _spared(found: Found, game: Game) -> Iterator[str]:
    """704.5a, 704.6a-b, 810.8a, 810.11: why somebody is still there whose life or poison would have most players lose."""
    side = game.side(found.player)
    if side.life <= 0 and game.player(found.player).in_game and kept_in_the_game(board_of(game), found.player):
        yield from ("704.6a", "810.8a") if side.shared else ("704.5a", "101.2")
    elif sum(game.player(found.player).commander_damage.values()) >= LETHAL_COMMANDER_DAMAGE:
        # 903.10a: each commander's damage counts by itself, that of two together does nothing.
        yield from ("903.10a", "704.6c")
    elif side.shared and LETHAL_POISON <= side.poison < lethal_poison(side):
        yield from ("810.11", "704.6b") if len(side.members) > 2 else ("704.6b",)


def _another_world(found: Found, game: Game) -> Iterator[str]:
    """704.5k, 801.12: a world permanent stays beside one that became so later, out of its controller's range of influence."""
    if found.object is None or not game.table.reached:
        return
    board = board_of(game)
    worlds = [one.id for one in board.permanents_with(Supertype.WORLD)]
    you = board.controller(found.object.id)
    if found.object.id in worlds and not all(is_reached(board, one, of=you) for one in worlds):
        yield from ("801.12", "704.5k")
