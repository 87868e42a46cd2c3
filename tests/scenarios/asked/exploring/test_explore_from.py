"""What can still come of a run from one of its steps on: what happened and was answered until then stands."""

import pytest

from engine.words.decisions import Answer, Purpose
from engine.words.terms import Zone
from scenarios.asked.exploring.explore import Explored, explore, explore_from
from scenarios.asked.exploring.walker import Since
from scenarios.played.run import Run, run
from scenarios.written.load import parse

EDICTS = """\
carte:
  Editto: {tipo: Istantaneo, testo: Il giocatore bersaglio sacrifica una creatura.}
giocatori:
  - {nome: Anna, mano: [Editto id=primo, Editto id=secondo]}
  - {nome: Bruno, campo: [Orso 2/2, Lupo 3/3, Gufo 1/1]}
azioni:
  - {lancia: primo, di: Anna, bersagli: [Bruno]}
  - {risolvi: }
  - {lancia: secondo, di: Anna, bersagli: [Bruno]}
  - {risolvi: }
"""


def left(found: Explored) -> list[list[str]]:
    """The creatures that are left, outcome by outcome."""
    return sorted(
        sorted(each.run.final.objects[one].printed.name for one in each.run.final.zone(Zone.BATTLEFIELD))
        for each in found.outcomes
    )


def bear_first() -> Run:
    """The bear is sacrificed first; who goes second is asked."""
    asks = run(parse(EDICTS, "prova"))
    assert asks.question is not None
    [bear] = [one.key for one in asks.question.options if one.mention is not None and one.mention.name == "Orso"]
    return asks.answered(len(asks.asked) + 1, Answer(keys=(bear,)))


def from_step(made: Run, step: int) -> Explored:
    since = Since.step(made, step)
    assert since is not None
    return explore_from(since)


def test_701_21_from_the_second_choice_on_what_was_chosen_first_stands() -> None:
    second = bear_first()
    assert second.question is not None
    assert left(from_step(second, len(second.steps))) == [["Gufo"], ["Lupo"]]


def test_701_21_from_the_beginning_on_every_answer_is_tried() -> None:
    second = bear_first()
    everything = [["Gufo"], ["Lupo"], ["Orso"]]
    assert left(from_step(second, 0)) == left(explore(second.scenario)) == everything


def test_the_way_to_an_outcome_begins_at_the_step() -> None:
    second = bear_first()
    for found in from_step(second, len(second.steps)).outcomes:
        [asked] = found.way
        assert asked.question.purpose is Purpose.SACRIFICE


def test_at_every_step_the_outcomes_are_among_those_of_the_steps_before() -> None:
    second = bear_first()
    before = left(from_step(second, 0))
    for step in range(1, len(second.steps) + 1):
        now = left(from_step(second, step))
        assert all(one in before for one in now)
        before = now


def test_nothing_follows_where_the_run_has_come_to_its_end() -> None:
    waits = bear_first()
    assert waits.question is not None
    over = waits.answered(len(waits.asked) + 1, Answer(keys=(waits.question.options[0].key,)))
    assert Since.step(over, len(over.steps)) is None


TRIGGERS = """\
carte:
  Lapide: {tipo: Artefatto, abilità: [{quando: {muore: creatura}, effetto: [{guadagna: 1}]}]}
  Vaso: {tipo: Artefatto, abilità: [{quando: {muore: creatura}, effetto: [{perdi: 2}]}]}
giocatori:
  - {nome: Anna, vita: 2, campo: [Lapide, Vaso]}
  - {nome: Bruno, campo: [Orso 2/2]}
azioni:
  - {evento: {distruggi: orso}}
"""


@pytest.mark.parametrize(("back", "outcomes"), [(True, 2), (False, 1)])
def test_603_3b_an_order_that_was_chosen_is_not_chosen_again(back: bool, outcomes: int) -> None:
    asks = run(parse(TRIGGERS, "prova"))
    assert asks.question is not None
    chosen = asks.answered(1, Answer(keys=tuple(one.key for one in asks.question.options)))
    step = asks.steps[-1].n if back else asks.steps[-1].n + 2
    assert len(from_step(chosen, step).outcomes) == outcomes
