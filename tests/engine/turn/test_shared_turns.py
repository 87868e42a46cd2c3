"""805: shared team turns as an option of its own, where life and poison are each player's, and in Two-Headed Giant."""

from __future__ import annotations

from typing import Any

import pytest

from engine.happening.building import team_turns
from engine.happening.writing.turns import begin_control
from engine.state.actions import Cast, Concede, DeclareAttackers, DeclareBlockers, Pass
from engine.state.events import NO_OBJECT
from engine.state.game import PlayerControl
from engine.state.objects import PlayerTarget
from engine.state.table import Table as Seats
from engine.state.table import Variant
from engine.state.trace import StepKind
from engine.words.terms import CardType, PlayerId, TurnStep, Zone
from tests.engine.support import Table
from tests.engine.support_more import refused

TEAMS = (0, 0, 1, 1)
SHARED = Seats(variant=Variant.TEAM_VS_TEAM, together=team_turns(TEAMS))
ALONE = Seats(variant=Variant.TEAM_VS_TEAM)
ANNA, BRUNO, CARLA, DARIO = (PlayerId(seat) for seat in range(4))


def four(table: Seats = SHARED, **more: Any) -> Table:
    at = Table(4, teams=TEAMS, table=table, **more)
    for seat in range(4):
        at.library(seat, 5)
    return at


@pytest.mark.parametrize(("table", "following"), [(SHARED, CARLA), (ALONE, BRUNO)])
def test_805_4_teams_take_turns(table: Seats, following: PlayerId) -> None:
    at = four(table).settle().until(TurnStep.END).until(TurnStep.UPKEEP)
    assert at.game.turn.active == following


@pytest.mark.parametrize(("table", "drawing"), [(SHARED, ["Carla", "Dario"]), (ALONE, ["Bruno"])])
def test_805_4b_each_of_the_team_draws(table: Seats, drawing: list[str]) -> None:
    at = four(table).settle().until(TurnStep.END).until(TurnStep.PRECOMBAT_MAIN)
    hands = [at.game.player(PlayerId(seat)).name for seat in range(4) if len(at.zone(Zone.HAND, seat)) == 1]
    assert hands == drawing
    assert ("805.4b" in at.rules()) is (table is SHARED)


def test_805_5a_a_teammate_acts_while_the_team_has_priority() -> None:
    for table, allowed in ((SHARED, True), (ALONE, False)):
        at = four(table)
        at.permanent("Lampo", types=(CardType.INSTANT,), controller=1, zone=Zone.HAND)
        at.settle()
        action = Cast(BRUNO, at.id("Lampo"))
        if allowed:
            at.do(action)
            assert at.stack() == ["Lampo"]
        else:
            assert refused(at, action)[1] == "117.1"


def test_805_5b_the_team_passes_as_one() -> None:
    at = four().settle()
    at.do(Pass(ANNA))
    assert at.game.receiver == CARLA
    assert "805.5b" in at.rules()
    other = four(ALONE).settle()
    other.do(Pass(ANNA))
    assert other.game.receiver == BRUNO


def test_805_10b_the_team_has_one_attack_and_805_10d_one_block() -> None:
    at = four()
    at.creature("Orso", 2, 2)
    at.creature("Lupo", 3, 3, controller=1)
    at.creature("Muro", 0, 4, controller=3)
    at.settle().until(TurnStep.DECLARE_ATTACKERS)
    attacks = ((at.id("Orso"), PlayerTarget(CARLA)), (at.id("Lupo"), PlayerTarget(DARIO)))
    at.do(DeclareAttackers(ANNA, attacks))
    at.until(TurnStep.DECLARE_BLOCKERS)
    at.do(DeclareBlockers(CARLA, ((at.id("Muro"), at.id("Orso")),)))
    at.until(TurnStep.END_OF_COMBAT)
    assert [at.life(seat) for seat in range(4)] == [20, 20, 20, 17]
    assert {"805.10b", "805.10d"} <= set(at.rules())


def test_805_10d_without_the_option_a_player_blocks_what_attacks_them_alone() -> None:
    at = four(ALONE)
    at.creature("Orso", 2, 2)
    at.creature("Muro", 0, 4, controller=3)
    at.settle().until(TurnStep.DECLARE_ATTACKERS)
    at.do(DeclareAttackers(ANNA, ((at.id("Orso"), PlayerTarget(CARLA)),)))
    at.until(TurnStep.DECLARE_BLOCKERS)
    assert refused(at, DeclareBlockers(DARIO, ((at.id("Muro"), at.id("Orso")),)))[1] in ("802.4a", "509.1a")


def test_805_life_is_each_players_own_unless_the_variant_shares_it() -> None:
    at = four(life=(0, 20, 20, 20)).settle()
    assert at.in_game() == [1, 2, 3]
    assert not at.over
    assert "704.5a" in at.rules()
    giant = Table(4, teams=TEAMS, shared=True, life=(0, 30)).settle()
    assert giant.winners == (2, 3)
    assert "704.6a" in giant.rules()


def test_805_4_a_team_goes_on_with_its_turn_when_one_of_it_has_left() -> None:
    at = four().settle()
    at.do(Concede(ANNA))
    assert at.game.receiver == BRUNO
    at.settle().until(TurnStep.END)
    assert at.game.turn.active == ANNA
    at.until(TurnStep.UPKEEP)
    assert at.game.turn.active == CARLA


@pytest.mark.parametrize(("table", "decides"), [(SHARED, CARLA), (ALONE, ANNA)])
def test_805_8_who_controls_a_player_controls_the_team(table: Seats, decides: PlayerId) -> None:
    at = four(table).settle()
    made = PlayerControl(id=900, player=BRUNO, by=CARLA, source=NO_OBJECT, turn=at.game.turn.number)
    begin_control(at.game, made)
    assert at.game.decides_for(BRUNO) == CARLA
    assert at.game.decides_for(ANNA) == decides


def test_805_6_choices_are_made_team_by_team() -> None:
    """From Bruno's seat his whole team comes first, though Anna sits before him."""
    assert list(four().settle().game.seats(BRUNO)) == [ANNA, BRUNO, CARLA, DARIO]
    assert list(four(ALONE).settle().game.seats(BRUNO)) == [BRUNO, CARLA, DARIO, ANNA]


def test_805_a_team_of_one_behaves_as_a_player() -> None:
    """The same two players, once as teams that share their turns: the same steps, by the same rules."""
    plain = _played(Table(2))
    shared = _played(Table(2, teams=(0, 1), table=Seats(together=team_turns((0, 1)))))
    assert plain == shared


def _played(at: Table) -> list[tuple[StepKind, tuple[str, ...]]]:
    at.creature("Orso", 2, 2)
    for seat in range(2):
        at.library(seat, 5)
    at.settle().until(TurnStep.DECLARE_ATTACKERS)
    at.do(DeclareAttackers(ANNA, ((at.id("Orso"), PlayerTarget(BRUNO)),)))
    at.until(TurnStep.END).until(TurnStep.END)
    return [(step.kind, tuple(map(str, step.rules))) for step in at.steps]
