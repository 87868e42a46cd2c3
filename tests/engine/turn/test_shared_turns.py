"""805: shared team turns as an option of its own, where life and poison are each player's, and in Two-Headed Giant."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Continue, play
from engine.cards.abilities.combat import MoreBlocks
from engine.cards.abilities.objects import Move
from engine.cards.abilities.players import LoseLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import DefendingPlayer, It, This
from engine.cards.abilities.triggers import Attacks
from engine.cards.abilities.turns import InOpeningHand
from engine.happening.building import team_turns
from engine.happening.writing.turns import begin_control
from engine.state.actions import Cast, Concede, DeclareAttackers, DeclareBlockers, Pass
from engine.state.events import NO_OBJECT
from engine.state.objects import PlayerTarget
from engine.state.table import Table as Seats
from engine.state.table import Variant
from engine.state.trace import StepKind
from engine.state.turn_state import PlayerControl
from engine.turn.game_begins import open_game
from engine.words.decisions import Purpose
from engine.words.terms import CardType, PlayerId, TurnStep, Zone
from tests.engine.support import Table
from tests.engine.support_more import THIS, die, refused, when

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


def _openings(
    table: Seats, first: PlayerId, *answers: str | bool | tuple[str, ...], more: bool = False
) -> list[tuple[str, PlayerId]]:
    """Who was asked what as a game begins, in order: of `more`, everybody has a card to begin with."""
    at = Table(4, teams=TEAMS, table=table)
    begins = InOpeningHand(effects=(Move(what=This(), to=Zone.BATTLEFIELD),))
    for seat in range(4):
        if more:
            at.permanent(f"Culla {seat}", begins, types=(CardType.ENCHANTMENT,), controller=seat, zone=Zone.LIBRARY)
        at.library(seat, 8)
    open_game(at.game, first)
    at.settle(*answers)
    asked = (heard.question for game, action, given in at.history for heard in play(game, action, given).heard)
    return [
        (one.purpose.value, one.chooser) for one in asked if one.purpose in (Purpose.MULLIGAN, Purpose.OPENING_HAND)
    ]


@pytest.mark.parametrize(("table", "who"), [(SHARED, {"Anna", "Carla"}), (ALONE, {"Bruno", "Dario"})])
def test_805_3_a_team_is_chosen_to_start_and_its_primary_player_stands_for_it(table: Seats, who: set[str]) -> None:
    at = four(table)
    open_game(at.game, ANNA, DARIO)
    options = at.question().options
    assert {at.game.player(one.player).name for one in options if one.player is not None} == who
    at.do(Continue(), min(who))
    assert ("805.3" in at.rules()) is (table is SHARED)


@pytest.mark.parametrize(("table", "first"), [(SHARED, ANNA), (ALONE, BRUNO)])
def test_805_3a_the_starting_team_says_first_whether_it_mulligans_and_may_after_a_teammate_kept(
    table: Seats, first: PlayerId
) -> None:
    keeps = {ANNA: (True, False, False, False, False), BRUNO: (False, False, False, True, False)}[first]
    said = [who for what, who in _openings(table, first, *keeps) if what == Purpose.MULLIGAN]
    together = [ANNA, BRUNO, CARLA, DARIO, ANNA]
    assert said == (together if table is SHARED else [BRUNO, CARLA, DARIO, ANNA, ANNA])


@pytest.mark.parametrize(
    ("table", "first", "order"),
    [(SHARED, CARLA, [CARLA, DARIO, ANNA, BRUNO]), (ALONE, DARIO, [DARIO, ANNA, BRUNO, CARLA])],
)
def test_805_3b_the_starting_team_puts_cards_of_its_opening_hands_down_before_the_other(
    table: Seats, first: PlayerId, order: list[PlayerId]
) -> None:
    asked = _openings(table, first, *(False,) * 4, *((),) * 4, more=True)
    assert [who for what, who in asked if what == Purpose.OPENING_HAND] == order


@pytest.mark.parametrize(("attacked", "lost"), [((CARLA, DARIO), [19, 19]), ((DARIO, DARIO), [20, 18])])
def test_805_10e_the_defending_player_is_the_one_whom_that_creature_attacks(
    attacked: tuple[PlayerId, PlayerId], lost: list[int]
) -> None:
    at = four()
    drains = when(Attacks(subject=THIS), LoseLife(amount=Fixed(1), who=DefendingPlayer(It())))
    at.creature("Orso", 0, 2, drains)
    at.creature("Lupo", 0, 3, drains, controller=1)
    at.settle().until(TurnStep.DECLARE_ATTACKERS)
    pairs = tuple((at.id(one), PlayerTarget(who)) for one, who in zip(("Orso", "Lupo"), attacked, strict=True))
    at.do(DeclareAttackers(ANNA, pairs))
    at.settle(("Orso", "Lupo"))
    at.occur(*die(at.id("Lupo")))  # 508.5: it is who was attacked, though the creature attacks no more
    assert [at.play_out().life(seat) for seat in (2, 3)] == lost


@pytest.mark.parametrize("table", [SHARED, ALONE])
def test_805_10f_the_active_team_assigns_combat_damage_before_the_defending_one(table: Seats) -> None:
    """Each attacker is blocked by two creatures, one of which blocks both: three choices where a team attacks as one."""
    at = four(table)
    at.creature("Orso", 3, 5)
    at.creature("Lupo", 3, 5, controller=1)
    at.creature("Muro", 4, 9, MoreBlocks(), controller=3)
    at.creature("Scudo", 0, 9, controller=3)
    at.creature("Siepe", 0, 9, controller=3)
    at.settle().until(TurnStep.DECLARE_ATTACKERS)
    team = ("Orso", "Lupo") if table is SHARED else ("Orso",)
    at.do(DeclareAttackers(ANNA, tuple((at.id(one), PlayerTarget(DARIO)) for one in team)))
    at.until(TurnStep.DECLARE_BLOCKERS)
    blocks = [("Muro", one) for one in team] + list(zip(("Scudo", "Siepe"), team, strict=False))
    at.do(DeclareBlockers(DARIO, tuple((at.id(one), at.id(other)) for one, other in blocks)))
    at.until(
        TurnStep.COMBAT_DAMAGE,
        *({"Muro": 2, "Scudo": 1}, {"Muro": 2, "Siepe": 1}, {"Orso": 3, "Lupo": 1})[: 3 if table is SHARED else 1],
    )
    asked = [heard.question for game, action, given in at.history for heard in play(game, action, given).heard]
    by = [one.chooser for one in asked if one.purpose is Purpose.DAMAGE_DIVISION and len(one.options) > 1]
    assert by == ([ANNA, BRUNO, DARIO] if table is SHARED else [ANNA])
