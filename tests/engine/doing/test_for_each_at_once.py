"""608.2f, 608.2h: what is done for each of several is done to all of them at once, where it is one action."""

from __future__ import annotations

import pytest

from engine.cards.abilities.choices import ForEach, If, May
from engine.cards.abilities.conditions import Within
from engine.cards.abilities.copying import CreateCopies
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.filters import CREATURE, Bounds, Filter
from engine.cards.abilities.objects import CreateTokens, Destroy, Tap, Untap
from engine.cards.abilities.players import Draw, GainLife, LoseLife
from engine.cards.abilities.quantities import Count, Fixed
from engine.cards.abilities.references import ControllerOf, EachPlayer, Every, One
from engine.cards.abilities.triggers import enters
from engine.state import events as e
from engine.state.actions import Continue, Pass
from engine.words.record import replace
from engine.words.terms import Relation
from tests.engine.support import Table, creature
from tests.engine.support_more import ANOTHER_CREATURE, ARTIFACT, A, B, as_offered, sorcery, when

SHADOW = creature("Ombra", 1, 1, when(enters(ANOTHER_CREATURE)))


def _cast(table: Table, of: object, *effects: Effect) -> Table:
    sorcery(table, "Corteo", ForEach(of=of, do=effects))  # type: ignore[arg-type]
    return table.settle().cast("Corteo").resolve()


@pytest.mark.parametrize("make", [CreateTokens(token=SHADOW), CreateCopies(of=One())])
def test_608_2f_tokens_for_each_of_them_are_created_at_once(make: Effect) -> None:
    """Each of the two new ones sees the other one enter, and 'one or more' counts once."""
    table = Table()
    for name in ("Elfo", "Fata"):
        table.creature(name, 1, 1, when(enters(ANOTHER_CREATURE)))
    table.permanent("Nido", when(enters(CREATURE, one_or_more=True), LoseLife(amount=Fixed(10))), **ARTIFACT)
    sorcery(table, "Corteo", ForEach(of=Every(CREATURE), do=(make,)))
    table.settle().cast("Corteo").do(Pass(A))
    table.settle().do(Pass(B))
    table.do(Continue())
    as_offered(table).play_out()
    assert table.life(0) == 20 + 2 * 2 + 2 - 10
    (made,) = [step for step in table.steps if any(isinstance(one.event, e.TokenCreated) for one in step.changes)]
    assert len(made.changes) == 2 and "608.2f" in made.rules


def test_608_2f_for_several_players_too_and_a_token_of_a_size() -> None:
    """111.3: the token of each creature is as large as all of them together; none of the new ones counts for another."""
    table = Table()
    for seat in range(2):
        table.creature(f"Orso{seat}", 1, 1, controller=seat)
    size = Count(CREATURE)
    _cast(table, Every(CREATURE), CreateTokens(token=SHADOW, power=size, toughness=size, who=ControllerOf(One())))
    assert [(one.owner, table.game.objects[one.id].printed.power) for one in table.all("Ombra")] == [(0, 2), (1, 2)]


@pytest.mark.parametrize("such", [True, False])
def test_608_2h_what_it_depends_on_is_asked_before_any_of_it_happens(such: bool) -> None:
    table = Table()
    table.creature("Orso", 2, 2)
    few = Within(Count(replace(CREATURE, controller=Relation.YOU)), Bounds(most=1) if such else Bounds(least=2))
    _cast(table, EachPlayer(), If(condition=few, then=(CreateTokens(token=SHADOW),)))
    assert len(table.all("Ombra")) == (2 if such else 0)


@pytest.mark.parametrize("one", [Tap(what=One()), Untap(what=One()), Destroy(what=One())])
def test_608_2f_to_all_objects_at_once(one: Effect) -> None:
    table = Table()
    for name in ("Orso", "Lupo"):
        table.creature(name, 2, 2, tapped=isinstance(one, Untap))
    _cast(table, Every(CREATURE), one)
    (done,) = [step for step in table.steps if "608.2f" in step.rules]
    assert len(done.changes) == 2


@pytest.mark.parametrize("one", [GainLife(who=One(), amount=Fixed(1)), LoseLife(who=One(), amount=Fixed(1))])
def test_608_2f_to_all_players_at_once(one: Effect) -> None:
    table = _cast(Table(), EachPlayer(), one)
    (done,) = [step for step in table.steps if "608.2f" in step.rules]
    assert len(done.changes) == 2


@pytest.mark.parametrize(
    "one",
    [
        Draw(who=One()),  # 121.2
        GainLife(amount=Fixed(1)),
        Tap(what=One(), keep_as="tapped"),
        May(then=(CreateTokens(token=SHADOW),)),
        If(condition=Within(Count(Filter()), Bounds(least=1)), then=(CreateTokens(token=SHADOW),), otherwise=(Draw(),)),
    ],
)
def test_608_2f_control_what_is_done_one_after_the_other(one: Effect) -> None:
    assert not ForEach(of=EachPlayer(), do=(one,)).at_once


def test_608_2f_control_with_another_instruction_each_is_created_by_itself() -> None:
    table = Table()
    for name in ("Orso", "Lupo"):
        table.creature(name, 1, 1)
    sorcery(table, "Corteo", ForEach(of=Every(CREATURE), do=(Tap(what=One()), CreateTokens(token=SHADOW))))
    table.settle().cast("Corteo").resolve("Orso").play_out()
    assert table.life(0) == 21, "the first one sees the second one enter, which does not see the first"
