"""801, 805, 806, 810: what holds at any table of three to ten seats, with boards drawn at random and played out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hypothesis import given, settings
from hypothesis import strategies as st

from engine import Moment, play
from engine.board.board_of import board_of
from engine.board.seating import can_attack, starters
from engine.cards.abilities.damage import DealDamage
from engine.cards.abilities.filters import CREATURE
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import Every
from engine.state import events as e
from engine.state.actions import Occur
from engine.state.game import Game
from engine.state.objects import PlayerTarget, Recipient
from engine.state.table import Table as Seats
from engine.state.table import Variant
from engine.state.trace import Step, StepKind
from engine.words.counters import POISON
from engine.words.terms import ObjectId, PlayerId
from tests.engine.support import Table
from tests.engine.support_more import instant
from tests.engine.test_properties import Drawn, boards, last, outcome, played_out

FEW = settings(max_examples=40)


@st.composite
def ranged(draw: st.DrawFn) -> tuple[Drawn, tuple[int | None, ...]]:
    """A board of three to ten seats, and how far each player reaches; ``None``: without limit."""
    board = draw(boards(3, 10).filter(lambda one: not one.shared))
    limits = st.sampled_from((0, 1, 1, 1, 2, 2, 3, None))
    return board, tuple(draw(limits) for _ in board.life)


@FEW
@given(ranged(), st.integers(1, 9))
def test_801_2_turning_the_table_round_changes_only_names(
    drawn: tuple[Drawn, tuple[int | None, ...]], turned: int
) -> None:
    (board, ranges), seats = drawn, len(drawn[0].life)
    turned %= seats
    here = last(board.table(seats=Seats(ranges=ranges)), (0, seats))
    there = last(board.table(turned=turned, seats=Seats(ranges=ranges)), (turned, seats))
    assert outcome(there, turned) == outcome(here)


@FEW
@given(boards(3, 10).filter(lambda one: not one.shared))
def test_801_2_a_range_that_reaches_everybody_equals_no_range(board: Drawn) -> None:
    seats = len(board.life)
    everybody, nobody = Seats(ranges=(seats // 2,) * seats), Seats()
    assert _steps(board.table(seats=everybody).game) == _steps(board.table(seats=nobody).game)


@FEW
@given(boards(2, 2))
def test_806_a_free_for_all_of_two_equals_the_duel(board: Drawn) -> None:
    duel, many = board.table().game, board.table(seats=Seats(variant=Variant.FREE_FOR_ALL)).game
    assert _steps(duel) == _steps(many)
    assert starters(duel) == starters(many)
    assert [can_attack(duel, seat) for seat in (PlayerId(0), PlayerId(1))] == [(1,), (0,)]
    assert [can_attack(many, seat) for seat in (PlayerId(0), PlayerId(1))] == [(1,), (0,)]


@FEW
@given(ranged())
def test_801_10_nothing_outside_a_range_is_ever_touched(drawn: tuple[Drawn, tuple[int | None, ...]]) -> None:
    board, ranges = drawn
    assert list(_touched_out_of_range(board.table(seats=Seats(ranges=ranges)).game)) == []


def test_801_10_control_without_the_option_it_is_touched() -> None:
    for seats, touched in ((Seats(), ["Toro"]), (Seats(ranges=(1, 1, 1, 1)), [])):
        table = Table(4, table=seats)
        table.creature("Toro", 3, 3, controller=2)
        instant(table, "Vampata", DealDamage(amount=Fixed(1), to=Every(CREATURE)))
        table.settle().cast("Vampata")
        reached = ((0, 1, 3), (0, 1, 2), (1, 2, 3), (0, 2, 3))
        found = [
            table.game.objects[one].label for one in _touched_out_of_range(table.game, reached) if isinstance(one, int)
        ]
        assert list(dict.fromkeys(found)) == touched


_LIFE = st.builds(
    lambda seat, amount: e.LifeChange(player=PlayerId(seat), amount=amount),
    st.integers(0, 3),
    st.sampled_from((-2, -1, 1, 3)),
)
_POISON = st.builds(
    lambda seat: e.CountersPut(on=PlayerTarget(PlayerId(seat)), counter=POISON, count=1), st.integers(0, 3)
)


@FEW
@given(boards(4, 4).filter(lambda one: one.shared), st.lists(_LIFE | _POISON, min_size=1, max_size=6))
def test_810_9_a_shared_total_is_what_its_members_gained_and_lost(
    board: Drawn, befalls: list[e.LifeChange | e.CountersPut]
) -> None:
    game = board.table().game
    life, poison = [side.life for side in game.sides], [side.poison for side in game.sides]
    for steps, after in _befalling(game, befalls):
        for step in steps:
            for change in step.changes:
                match change.event:
                    case e.LifeChange(player=player, amount=amount):
                        life[game.player(player).side] += amount
                    case e.CountersPut(on=PlayerTarget(player), counter=counter, count=count) if counter == POISON:
                        poison[game.player(player).side] += count
        assert ([side.life for side in after.sides], [side.poison for side in after.sides]) == (life, poison)


def _befalling(game: Game, befalls: Sequence[e.Event]) -> Iterator[tuple[tuple[Step, ...], Game]]:
    """What a board comes to by itself, and then with each of these events, one after the other, while the game goes on."""
    for event in (None, *befalls):
        if event is not None and game.moment is not Moment.OVER:
            played = play(game, Occur((event,)), [])
            yield played.steps, played.game
            game = played.game
        for moved in played_out(game):
            yield moved.steps, moved.after
            game = moved.after


@FEW
@given(boards(3, 6).filter(lambda one: not one.shared))
def test_805_a_team_of_one_behaves_as_a_player(board: Drawn) -> None:
    alone = tuple((PlayerId(player),) for player in range(len(board.life)))
    assert outcome(last(board.table(seats=Seats(together=alone)))) == outcome(last(board.table()))


def _steps(game: Game) -> list[Step]:
    return [step for moved in played_out(game) for step in moved.steps]


def _touched_out_of_range(game: Game, by_seat: Sequence[Sequence[int]] = ()) -> Iterator[Recipient]:
    """801.10: what instructions did something to, and is out of the range of whoever's they were, told from the trace alone."""
    for moved in played_out(game):
        reached = by_seat or moved.before.table.reached
        for step in moved.steps:
            if step.kind is not StepKind.INSTRUCTION or not reached:
                continue
            for change in step.changes:
                one = _about(change.event)
                if one is not None and not _near(one, step, moved.before, reached[step.player]):
                    yield one


def _about(event: e.Event) -> Recipient | None:
    for name in ("to", "on", "object"):
        value: object = getattr(event, name, None)
        if isinstance(value, PlayerTarget):
            return value
        if isinstance(value, int) and not isinstance(value, bool):
            return ObjectId(value)
    player = getattr(event, "player", None)
    return None if player is None else PlayerTarget(player)


def _near(one: Recipient, step: Step, before: Game, reached: Sequence[int]) -> bool:
    if isinstance(one, PlayerTarget):
        return one.player in reached
    mention = step.names.get(one)
    seen = board_of(before).last_seen(one)
    protected = seen is not None and seen[0].protector in reached
    return mention is None or mention.controller in reached or protected
