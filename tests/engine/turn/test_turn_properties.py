"""500: whatever is done to turns and their parts, a round of them ends or asks, is the same again, and leaves nothing over."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import given, settings
from hypothesis import strategies as st

from engine import Played, play
from engine.cards.abilities.ability import SpellAbility
from engine.cards.abilities.continuous import Duration, ModifyPT
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.filters import CREATURE, TargetSpec
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.players import AddMana
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import EachPlayer, Every, Target
from engine.cards.abilities.turns import (
    AddPhases,
    AddStep,
    BecomeMonarch,
    ChangeDayNight,
    EndTurn,
    ExtraTurn,
    PhaseOut,
    SkipNext,
)
from engine.happening.building import team_turns
from engine.state.actions import Cast, Continue, Pass
from engine.state.game import Game
from engine.state.table import Table as Seats
from engine.state.trace import Step
from engine.state.turn_state import Moment
from engine.words.decisions import Answer, Form, Question
from engine.words.terms import CardType, Phase, PlayerId, Relation, TurnStep, Zone
from tests.engine.support import Table, card

STEPS = st.sampled_from(list(TurnStep))
PARTS = st.one_of(
    st.none(), st.sampled_from([TurnStep.UNTAP, TurnStep.UPKEEP, TurnStep.DRAW]), st.sampled_from(list(Phase))
)
WHO = st.sampled_from([EachPlayer(Relation.YOU), EachPlayer(Relation.OPPONENT), EachPlayer()])
DURATIONS = st.sampled_from([one for one in Duration if one is not Duration.ENDLESS])

EFFECTS: st.SearchStrategy[Effect] = st.one_of(
    st.builds(
        ExtraTurn, who=WHO, skip=st.lists(st.sampled_from([TurnStep.UNTAP, Phase.COMBAT]), max_size=1).map(tuple)
    ),
    st.builds(AddPhases, phases=st.lists(st.sampled_from(list(Phase)), min_size=1, max_size=2).map(tuple)),
    st.builds(AddStep, step=st.sampled_from([TurnStep.UPKEEP, TurnStep.DRAW, TurnStep.END]), after_phase=st.booleans()),
    st.builds(SkipNext, what=PARTS, who=WHO, whole_turn=st.booleans()),
    st.builds(ChangeDayNight, night=st.sampled_from([True, False, None])),
    st.builds(BecomeMonarch, who=WHO),
    st.builds(EndTurn, combat_only=st.booleans()),
    st.just(PhaseOut(what=Every(CREATURE))),
    st.just(AddMana(choices=(("R",),))),
    st.builds(Apply, to=st.just(Every(CREATURE)), parts=st.just((ModifyPT(Fixed(1), Fixed(1)),)), until=DURATIONS),
)


def _table(players: int, effects: Sequence[Effect], step: TurnStep) -> Table:
    table = Table(players, step=step)
    for seat in range(players):
        table.library(seat, 30)
        table.creature(f"Orso{seat}", 2, 2, controller=seat)
        table.creature(f"Spettro{seat}", 1, 1, "phasing", controller=seat, tapped=True)
    for number, effect in enumerate(effects):
        printed = card(f"Ora{number}", SpellAbility(effects=(effect,)), types=(CardType.INSTANT,))
        table.put(f"Ora{number}", printed, zone=Zone.HAND)
    return table


def _any(question: Question) -> Answer:
    """The first legal answer."""
    keys = tuple(option.key for option in question.options)
    if question.form is Form.YES_NO:
        return Answer(keys=("no",))
    if question.form is Form.ORDER:
        return Answer(keys=keys)
    return Answer(keys=keys[: max(question.minimum, 0)])


def _play(game: Game, action: Cast | Continue | Pass) -> Played:
    given: list[Answer] = []
    while (played := play(game, action, given)).question is not None:
        given.append(_any(played.question))
    assert played.illegal is None
    return played


def _round(table: Table, count: int, turns: int) -> tuple[Game, list[Step]]:
    """Cast what there is as soon as there is priority, then pass, until so many turns have ended."""
    game, left = table.game, [table.id(f"Ora{number}") for number in range(count)]
    steps: list[Step] = []
    until = game.turn.number + turns
    for _ in range(6000):
        if game.moment is Moment.OVER or game.turn.number >= until:
            return game, steps
        action: Cast | Continue | Pass = Continue()
        if game.moment is Moment.PRIORITY:
            action = Pass(game.receiver)
            if left and game.receiver == PlayerId(0) and game.stack_top is None:
                action = Cast(PlayerId(0), left.pop(0), None)
        played = _play(game, action)
        if played.refused is not None:
            played = _play(game, Pass(game.receiver))
        game = played.game
        steps += played.steps
    raise AssertionError("does not come to an end")


BOARDS = st.tuples(st.integers(2, 4), st.lists(EFFECTS, max_size=4), STEPS)


@given(BOARDS)
def test_500_1_a_round_of_turns_ends_whatever_is_done_to_it_and_is_the_same_again(
    board: tuple[int, list[Effect], TurnStep],
) -> None:
    players, effects, step = board
    game, steps = _round(_table(players, effects, step), len(effects), 3)
    again, steps_again = _round(_table(players, effects, step), len(effects), 3)
    assert steps == steps_again
    assert (game.turn, game.objects, game.night, game.monarch) == (
        again.turn,
        again.objects,
        again.night,
        again.monarch,
    )


@given(BOARDS)
def test_500_5_no_mana_outlives_a_step_and_no_effect_its_duration(board: tuple[int, list[Effect], TurnStep]) -> None:
    """After as many turns as it takes for each player to have had two, nothing with a duration is left."""
    players, effects, step = board
    extra = sum(isinstance(effect, ExtraTurn) for effect in effects)
    skipped = sum(isinstance(effect, SkipNext) and effect.what is None for effect in effects)
    game, _ = _round(_table(players, effects, step), len(effects), (2 + extra + skipped) * players + 1)
    assert game.moment is Moment.STEP_BEGINS or game.result is not None
    if game.result is None:
        assert all(not player.mana for player in game.players)
        lasting = {effect.until for effect in game.effects}
        assert lasting <= {Duration.WHILE_SOURCE_REMAINS, Duration.NEXT_UNTAP_STEP}


@given(st.lists(st.sampled_from([PlayerId(0), PlayerId(1), PlayerId(2)]), max_size=4))
def test_500_7_extra_turns_are_taken_last_first_and_the_usual_order_goes_on_after_them(
    given_to: list[PlayerId],
) -> None:
    names = {PlayerId(0): "Anna", PlayerId(1): "Bruno", PlayerId(2): "Carla"}
    table = Table(3)
    for seat in range(3):
        table.library(seat, 30)
    for number in range(len(given_to)):
        spell = SpellAbility(effects=(ExtraTurn(who=Target()),), targets=(TargetSpec(players=Relation.ANY),))
        table.put(f"Ora{number}", card(f"Ora{number}", spell, types=(CardType.INSTANT,)), zone=Zone.HAND)
    table.settle()
    for number, player in enumerate(given_to):
        table.cast(f"Ora{number}", names[player]).resolve()
    taken = [table.until(TurnStep.UPKEEP).game.turn.active for _ in range(len(given_to) + 3)]
    assert taken == [*reversed(given_to), 1, 2, 0]


DEEDS = st.lists(st.tuples(st.integers(0, 2), st.booleans()), max_size=4)
"""To which team something is done, and whether it is an extra turn or its next turn skipped."""


def _rounds(heads: int, deeds: Sequence[tuple[int, bool]], member: int) -> tuple[list[int], list[list[int]]]:
    """Whose turns follow in a game of three teams that share theirs, and who gets priority in each; ``heads``: of each team.

    ``member``: to which member of a team each deed is done.
    """
    teams = tuple(seat // heads for seat in range(3 * heads))
    table = Table(len(teams), teams=teams, table=Seats(together=team_turns(teams)))
    for seat in range(len(teams)):
        table.library(seat, 30)
    for number, (_, extra) in enumerate(deeds):
        does = ExtraTurn(who=Target()) if extra else SkipNext(what=None, who=Target())
        spell = SpellAbility(effects=(does,), targets=(TargetSpec(players=Relation.ANY),))
        table.put(f"Ora{number}", card(f"Ora{number}", spell, types=(CardType.INSTANT,)), zone=Zone.HAND)
    table.settle()
    for number, (team, _) in enumerate(deeds):
        table.cast(f"Ora{number}", table.game.player(PlayerId(team * heads + member)).name).resolve()
    taken, priority = [], []
    for _ in range(6):
        game = table.until(TurnStep.UPKEEP).game
        taken.append(game.turn.active // heads)
        priority.append([one // heads for one in _passes(table)])
    return taken, priority


def _passes(table: Table) -> list[PlayerId]:
    """Who gets priority one after the other in a step until all have passed."""
    found = [table.game.receiver]
    while True:
        passed = play(table.game, Pass(table.game.receiver)).game
        if passed.moment is Moment.STEP_ENDS:
            return found
        table.do(Pass(table.game.receiver))
        found.append(table.settle().game.receiver)


@settings(max_examples=20)
@given(DEEDS, st.integers(1, 3), st.integers(0, 2))
def test_805_8_teams_that_share_their_turns_go_round_as_single_players_do(
    deeds: list[tuple[int, bool]], heads: int, member: int
) -> None:
    alone = _rounds(1, deeds, 0)
    assert _rounds(heads, deeds, min(member, heads - 1)) == alone
    assert all(order == [(order[0] + step) % 3 for step in range(3)] for order in alone[1])


def test_805_8_control_what_is_done_to_another_team_changes_whose_turns_follow() -> None:
    assert _rounds(2, [(0, True)], 1)[0] == [0, 1, 2, 0, 1, 2]
    assert _rounds(2, [(1, True)], 1)[0] == [1, 1, 2, 0, 1, 2]
    assert _rounds(2, [(1, False)], 1)[0] == [2, 0, 1, 2, 0, 1]
