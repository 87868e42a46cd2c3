"""800-810: rules that decide at a table of several are cited where they do, and not on the same board where they do not."""

from __future__ import annotations

import pytest

from engine.cards.abilities.players import GainLife, LoseLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import DefendingPlayer, It
from engine.cards.abilities.triggers import Attacks, BeginningOf
from engine.cards.abilities.turns import ExtraTurn
from engine.happening.building import team_turns
from engine.state import events as e
from engine.state.actions import Cast, Concede
from engine.state.objects import PlayerTarget
from engine.state.table import Table as Seats
from engine.turn.game_begins import open_game
from engine.words.counters import POISON
from engine.words.terms import CardType, PlayerId, TurnStep, Zone
from tests.engine.support import Table
from tests.engine.support_more import ENCHANTMENT, THIS, attack, deck, instant, when

TEAMS = (0, 0, 1, 1)
SHARED = Seats(together=team_turns(TEAMS))
OPTION = pytest.mark.parametrize("shared", [True, False], ids=["shared turns", "without"])
GAIN = GainLife(amount=Fixed(1))


def teams(shared: bool) -> Table:
    return Table(4, teams=TEAMS, table=SHARED if shared else Seats())


@pytest.mark.parametrize(("gone", "cited"), [(0, True), (1, False)])
def test_800_4j_without_the_active_player_the_next_one_gets_priority(gone: int, cited: bool) -> None:
    table = deck(Table(3)).settle()
    table.do(Concede(PlayerId(gone)))
    table.until(TurnStep.BEGINNING_OF_COMBAT)
    assert ("800.4j" in table.rules()) is cited


@pytest.mark.parametrize(("gone", "cited"), [(1, True), (2, False)])
def test_800_4k_the_turn_of_who_has_left_does_not_begin(gone: int, cited: bool) -> None:
    """Bruno's turn would be the next one, Carla's is not."""
    table = deck(Table(4)).settle()
    table.do(Concede(PlayerId(gone)))
    table.until(TurnStep.UPKEEP)
    assert ("800.4k" in table.rules()) is cited


@OPTION
def test_805_5a_a_teammate_acts_for_the_priority_is_the_teams(shared: bool) -> None:
    table = teams(shared)
    instant(table, "Lampo", GAIN, controller=1 if shared else 0)
    table.settle().do(Cast(PlayerId(1 if shared else 0), table.id("Lampo")))
    assert ("805.5a" in table.rules()) is shared


@OPTION
def test_805_7_the_abilities_of_a_team_are_put_on_the_stack_together(shared: bool) -> None:
    table = deck(teams(shared))
    combat = when(BeginningOf(step=TurnStep.BEGINNING_OF_COMBAT), GAIN)
    for player in (0, 1):
        table.permanent(f"Corno {player}", combat, controller=player, **ENCHANTMENT)
    table.settle().until(TurnStep.BEGINNING_OF_COMBAT, *((("Corno 0", "Corno 1"),) if shared else ()))
    assert ("805.7" in table.rules()) is shared


@OPTION
def test_805_8_an_extra_turn_is_the_teams(shared: bool) -> None:
    table = deck(teams(shared))
    instant(table, "Alba", ExtraTurn())
    table.settle().cast("Alba").resolve().until(TurnStep.UPKEEP)
    assert (table.game.turn.active, "805.8" in table.rules()) == (0, shared)


@pytest.mark.parametrize("giant", [True, False], ids=["two heads", "four players"])
def test_810_10_poison_counters_of_a_player_are_the_teams(giant: bool) -> None:
    table = Table(4, teams=TEAMS, shared=giant).settle()
    table.occur(e.CountersPut(on=PlayerTarget(PlayerId(1)), counter=POISON, count=1))
    assert ("810.10" in table.rules()) is giant


@pytest.mark.parametrize("controller", [0, 1])
@pytest.mark.parametrize("battle", [True, False])
def test_310_9b_whoever_its_protector_defends_against_may_attack_a_siege(controller: int, battle: bool) -> None:
    table = Table(3)
    table.creature("Orso", 2, 2)
    table.permanent(
        "Assedio", types=(CardType.BATTLE,), subtypes=("Siege",), defense=5, counters={"defense": 5},
        controller=controller, protector=PlayerId(2),
    )  # fmt: skip
    table.settle().until(TurnStep.DECLARE_ATTACKERS)
    attack(table, ("Orso", "Assedio" if battle else 2))
    assert ("310.9b" in table.rules()) is battle


@pytest.mark.parametrize(("players", "cited"), [(3, True), (2, False)])
def test_800_7_103_8c_with_three_players_the_first_turn_has_its_draw_step(players: int, cited: bool) -> None:
    table = Table(players)
    for player in range(players):
        table.library(player, 9)
    open_game(table.game, PlayerId(0))
    table.settle(*(False,) * players).until(TurnStep.PRECOMBAT_MAIN)
    assert ({"800.7", "103.8c"} <= set(table.rules())) is cited
    assert len(table.zone(Zone.HAND, 0)) == (8 if cited else 7)


@pytest.mark.parametrize(("players", "cited"), [(3, True), (2, False)])
def test_508_5_802_2a_of_several_opponents_one_is_the_defending_player(players: int, cited: bool) -> None:
    table = Table(players)
    table.creature("Orso", 2, 2, when(Attacks(subject=THIS), LoseLife(amount=Fixed(1), who=DefendingPlayer(It()))))
    table.settle().until(TurnStep.DECLARE_ATTACKERS)
    attack(table, ("Orso", 1))
    table.resolve()
    assert table.life(1) == 19
    assert ({"508.5", "802.2a"} <= set(table.rules())) is cited
