"""109: what is known of objects that follow on others is what going through all of them finds."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from hypothesis import HealthCheck, Phase, find, given, settings
from hypothesis.errors import NoSuchExample

from engine import Game, board_of
from engine.board import keeping
from engine.state import events as e
from engine.state import followed
from engine.state.followed import Followed
from engine.state.objects import GameObject
from engine.state.set_apart import hosts, not_checked_since, phased_out
from engine.words.metrics import METER
from engine.words.record import replace
from engine.words.terms import ObjectId
from tests.engine.board import changing_boards
from tests.engine.support import Table


def known(objects: Mapping[ObjectId, GameObject], before: Mapping[ObjectId, GameObject]) -> object:
    """What is asked of the objects at every step, and what differs from those before."""
    return phased_out(objects), sorted(not_checked_since(objects)), hosts(objects), keeping._others(before, objects)


def missed(board: changing_boards.Drawn) -> bool:
    """Whether anything that happens on a board is overlooked by whoever looks at what was touched alone."""
    before: Mapping[ObjectId, GameObject] = {}
    for game in board.played():
        if known(game.objects, before) != known(dict(game.objects), before):
            return True
        before = game.objects
    return False


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(changing_boards.boards())
def test_109_what_was_touched_is_all_that_differs(board: changing_boards.Drawn) -> None:
    assert not missed(board)


@pytest.mark.parametrize(
    ("where", "name", "instead"), [(followed, "is_marked", False), (Followed, "touched_since", [])]
)
def test_109_control_what_is_not_followed_is_overlooked(
    where: object, name: str, instead: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The control of the one above: with nothing marked, or nothing touched, it is noticed."""
    monkeypatch.setattr(where, name, lambda *_: instead)
    few = settings(
        max_examples=200, deadline=None, derandomize=True, database=None, phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    try:
        find(changing_boards.boards(), missed, settings=few)
    except NoSuchExample:
        pytest.fail("nothing that is drawn shows it")


def some() -> tuple[Game, GameObject]:
    table = Table()
    bear = table.creature("Orso", 2, 2)
    return table.game, table.game.objects[bear]


def test_109_what_came_and_went_between_is_no_difference() -> None:
    game, bear = some()
    before = Followed(game.objects)
    there = before.with_more({ObjectId(99): replace(bear, id=ObjectId(99), phased_out=True)})
    after = Followed(there)
    del after[ObjectId(99)]
    assert known(there, before) == known(dict(there), before) and phased_out(there)
    assert known(after, before) == ([], [], set(), [])
    assert not after.unchanged_since(there) and after == before


def test_109_what_is_too_far_back_or_of_another_line_is_not_known() -> None:
    game, bear = some()
    first = at = Followed(game.objects)
    other = first.with_more({bear.id: replace(bear, tapped=True)})
    for damage in range(followed.REACH):
        assert damage == 0 or at.touched_since(first) == [bear.id]
        at = at.with_more({bear.id: replace(bear, damage=damage)})
    assert at.touched_since(first) == [bear.id]
    assert at.with_more({}).touched_since(first) is None and at.touched_since(other) is None
    assert at.touched_since(dict(first)) is None


def test_109_objects_are_written_in_no_way_that_is_not_followed() -> None:
    game, bear = some()
    objects = Followed(game.objects)
    for write in (objects.update, objects.setdefault, objects.clear, objects.popitem):
        with pytest.raises(TypeError):
            write()
    with pytest.raises(TypeError):
        objects |= {bear.id: bear}


@pytest.mark.parametrize("bystanders", [10, 400])
def test_109_a_step_looks_through_what_it_touches_however_many_there_are(bystanders: int) -> None:
    table = Table()
    bear = table.creature("Orso", 2, 5)
    for number in range(bystanders):
        table.creature(f"altro {number}", 2, 2)
    table.settle()
    board_of(table.game)
    METER.reset()
    table.occur(e.DamageMarked(object=bear, amount=1))
    table.settle()
    assert 0 < METER.looked_through <= 8
    assert table.game.objects[bear].damage == 1
