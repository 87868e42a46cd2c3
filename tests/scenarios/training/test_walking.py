"""A situation walked through: each stretch is predicted before it is shown, and graded by what the engine does in it."""

from __future__ import annotations

import pytest

from scenarios.library import find
from scenarios.played.run import run
from scenarios.training.choices import OfChoice, OfOutcomes
from scenarios.training.problems import Asks
from scenarios.training.walking import Walk
from scenarios.written.load import parse
from tests.scenarios.training.test_problems import TWO_DIE
from tests.shipped import played


def shipped(name: str) -> Walk:
    return Walk(played(find(name).path))


@pytest.mark.parametrize(
    "name",
    [
        "lotta",
        "profetizzare-e-sorvegliare",
        "runa-sul-martello",
        "una-fonte-due-danni-un-guadagno",
        "gigante-combattimento",
    ],
)
def test_the_answer_of_the_engine_is_wholly_right_at_every_step(name: str) -> None:
    walk = shipped(name)
    assert len(walk.stretches) >= 2
    for one in walk.problems:
        assert one.grade(one.solution).right, one.prompt


def test_nothing_is_shown_before_it_has_been_predicted() -> None:
    walk = Walk(run(parse(TWO_DIE, "prova")))
    before = ["\n".join(walk.shown_before(n)) for n in range(len(walk.problems))]
    where = next(n for n, one in enumerate(walk.problems) if "zona è «Orso»" in one.prompt)
    shown = "\n".join(before[: where + 1])
    assert "Sta per risolversi «Marea». Che cosa succede?" in shown
    assert "704.5g" not in shown
    assert "704.5g" in "\n".join(before[where + 1 :])


def test_704_5g_a_step_asks_for_what_happens_in_it_and_no_more() -> None:
    walk = Walk(run(parse(TWO_DIE, "prova")))
    done = [one for one in walk.problems if one.asks is Asks.STATE_BASED]
    assert [one.prompt for one in done] == ["Quali azioni generate dallo stato avvengono?"]
    order = [one.solution for one in walk.problems if "vanno in pila" in one.prompt]
    assert [len(one) for one in order] == [2]
    lives = [one.solution for one in walk.problems if "punti vita ha Anna" in one.prompt]
    assert lives == [21, 22]


def test_something_that_stays_is_asked_too() -> None:
    walk = Walk(run(parse(TWO_DIE, "prova")))
    zones = {one.prompt: str(one.solution) for one in walk.problems if "zona" in one.prompt}
    assert zones["In quale zona è «Muro»?"] == "battlefield"
    assert zones["In quale zona è «Orso»?"] == "graveyard"


def test_outcomes_are_counted_and_named_where_every_one_is_known() -> None:
    found = [one for one in shipped("una-fonte-due-danni-un-guadagno").problems if isinstance(one, OfOutcomes)]
    count, values = found
    assert count.grade(count.read("4")).right
    assert count.grade(count.read("3")).credit == 0
    assert values.grade(values.read("17; 18; 20; 19")).right
    assert values.grade(values.read("17; 18; 20")).credit == values.grade(values.read("20; 18; 17")).credit
    assert 0 < values.grade(values.read("17; 18; 20; 99")).credit < 1
    assert not [one for one in Walk(run(parse(TWO_DIE.replace("risolvi, risolvi 2", "risolvi"), "una"))).problems
                if isinstance(one, OfOutcomes) and one.count == 1]  # fmt: skip


def test_601_2c_what_can_be_targeted_is_asked_by_names_in_any_order() -> None:
    asked = [one for one in shipped("runa-sul-martello").problems if isinstance(one, OfChoice)]
    among = next(one for one in asked if not one.who)
    assert among.grade(among.read("falco, orso")).right
    assert among.grade(among.read("orso")).credit < 1
    assert among.grade(among.read("orso, falco, martello")).credit < 1
