"""802-806, 810: what an attack, a team and its shared totals come to, each fact beside the same board where it is not so."""

from __future__ import annotations

from typing import Any

import pytest

from engine import play
from engine.board.seating import can_attack
from engine.cards.abilities.ability import Activated, Cannot, Cost, PlayerScope, Prohibition
from engine.cards.abilities.combat import MoreBlocks
from engine.cards.abilities.conditions import Within
from engine.cards.abilities.damage import RemoveCounters
from engine.cards.abilities.exchanging import ExchangeLife
from engine.cards.abilities.filters import Bounds
from engine.cards.abilities.growing import Proliferate
from engine.cards.abilities.players import Draw, GainLife, LoseLife
from engine.cards.abilities.quantities import Fixed, Half, LifeOf, PlayerCounters, Sum
from engine.cards.abilities.references import (
    ActivePlayer,
    AttackingPlayer,
    BlockedBy,
    ControllerOf,
    DefendingPlayer,
    EachPlayer,
    It,
    Target,
    This,
    You,
)
from engine.cards.abilities.triggers import Attacks as WhenAttacks
from engine.cards.abilities.triggers import BeginningOf
from engine.cards.abilities.triggers import Blocks as WhenBlocks
from engine.state import events as e
from engine.state.actions import Action, Activate, Concede, DeclareAttackers, DeclareBlockers, Pass
from engine.state.game import Game
from engine.state.objects import PlayerTarget
from engine.state.table import Attacks
from engine.state.table import Table as Seats
from engine.turn.game_begins import open_game
from engine.words.counters import POISON
from engine.words.terms import PlayerId, Relation, TurnStep, Zone
from tests.engine.support import Table
from tests.engine.support_more import ENCHANTMENT, TARGET_PLAYER, THIS, deck, instant, refused, when

TEAMS = (0, 0, 1, 1)
BOTH = pytest.mark.parametrize("giant", [True, False], ids=["two heads", "four players"])


def four(*, giant: bool, **more: Any) -> Table:
    """Anna and Bruno against Carla and Dario: as a Two-Headed Giant, or as teams that share nothing."""
    table = Table(4, teams=TEAMS, shared=giant, **more)
    for seat in range(4):
        table.library(seat, 5)
    return table


def at(player: int) -> PlayerTarget:
    return PlayerTarget(PlayerId(player))


def denied(table: Table, action: Action) -> tuple[str, ...]:
    """Why the rule by which an action is refused says so."""
    found = play(table.game, action).refused
    assert found is not None
    return found.by


def _pass(table: Table) -> None:
    """Whoever has priority passes it on."""
    table.do(Pass(table.game.receiver))
    table.settle()


class TestAttacking:
    def test_802_2a_the_defending_player_is_told_for_each_attacking_creature(self) -> None:
        """Each creature makes the player whom it attacks lose a life; nothing else says whom."""
        table = Table(3)
        drains = when(WhenAttacks(subject=THIS), LoseLife(amount=Fixed(1), who=DefendingPlayer(It())))
        table.creature("Orso", 2, 2, drains)
        table.creature("Lupo", 2, 2, drains)
        table.creature("Toro", 2, 2, drains)
        table.settle().until(TurnStep.DECLARE_ATTACKERS)
        attacks = (("Orso", 1), ("Lupo", 2), ("Toro", 2))
        table.do(DeclareAttackers(PlayerId(0), tuple((table.id(one), at(whom)) for one, whom in attacks)))
        table.settle(("Orso", "Lupo", "Toro")).play_out()
        assert (table.life(1), table.life(2)) == (19, 18)

    def test_802_3_each_attacker_has_a_player_of_its_own_and_506_2a_one_defending_player_is_attacked_alone(
        self,
    ) -> None:
        for attacks, allowed in ((Attacks.MULTIPLE, True), (Attacks.ONE, False)):
            table = Table(3, table=Seats(attacks=attacks))
            for name in ("Orso", "Lupo"):
                table.creature(name, 2, 2)
            table.settle()
            table.until(TurnStep.DECLARE_ATTACKERS, *(() if allowed else ("Bruno",)))
            both = DeclareAttackers(PlayerId(0), ((table.id("Orso"), at(1)), (table.id("Lupo"), at(2))))
            if allowed:
                table.do(both)
                assert table.game.combat is not None
                assert [one.against for one in table.game.combat.attackers] == [1, 2]
            else:
                refused(table, both)

    def test_803_1b_attack_right_reaches_who_sits_at_the_right(self) -> None:
        for attacks, reached in ((Attacks.RIGHT, (3,)), (Attacks.LEFT, (1,)), (Attacks.MULTIPLE, (1, 2, 3))):
            assert can_attack(Table(4, table=Seats(attacks=attacks)).game, PlayerId(0)) == reached

    def test_804_1_each_creature_is_deployed_with_the_option_alone(self) -> None:
        for deploy in (True, False):
            table = Table(4, teams=TEAMS, table=Seats(deploy=deploy))
            table.creature("Orso", 2, 2)
            table.settle()
            if deploy:
                table.activate("Orso", 0).resolve()
                assert table.controller("Orso") == 1
            else:
                refused(table, Activate(PlayerId(0), table.id("Orso"), 0, None))


class TestSharedTurns:
    @BOTH
    def test_805_4a_the_whole_team_is_active(self, giant: bool) -> None:
        table = four(giant=giant)
        table.creature("Lupo", 2, 2, controller=1)
        table.settle().until(TurnStep.DECLARE_ATTACKERS)
        attack = DeclareAttackers(PlayerId(0), ((table.id("Lupo"), at(2)),))
        if giant:
            table.do(attack)
        else:
            refused(table, attack)

    @BOTH
    def test_805_6a_a_team_s_draws_come_before_those_of_the_next(self, giant: bool) -> None:
        table = four(giant=giant)
        instant(table, "Dono", Draw(who=EachPlayer()))
        table.settle().cast("Dono").resolve()
        drawn = [step.changes[0].event for step in table.steps if step.changes]
        owners = [one.object for one in drawn if isinstance(one, e.ZoneChange) and one.to is Zone.HAND]
        board = [
            table.game.lki[one].object.owner if one in table.game.lki else table.game.objects[one].owner
            for one in owners
        ]
        assert board == [0, 1, 2, 3]

    def test_805_10a_805_10d_the_team_defends_as_one(self) -> None:
        for giant, allowed in ((True, True), (False, False)):
            table = four(giant=giant)
            table.creature("Orso", 2, 2)
            table.creature("Toro", 3, 3, controller=3)
            table.settle().until(TurnStep.DECLARE_ATTACKERS)
            table.do(DeclareAttackers(PlayerId(0), ((table.id("Orso"), at(2)),)))
            table.settle().until(TurnStep.DECLARE_BLOCKERS)
            if allowed:
                table.do(DeclareBlockers(PlayerId(2), ((table.id("Toro"), table.id("Orso")),)))
                assert table.settle().until(TurnStep.END_OF_COMBAT).where("Orso") is Zone.GRAVEYARD
            else:
                blockers = DeclareBlockers(PlayerId(2), ((table.id("Toro"), table.id("Orso")),))
                refused(table, blockers)


class TestSharedTotals:
    @BOTH
    def test_810_8b_a_head_that_concedes_takes_the_other_along(self, giant: bool) -> None:
        table = four(giant=giant)
        table.settle().do(Concede(PlayerId(3)))
        assert table.winners == ((0, 1) if giant else None)

    @pytest.mark.parametrize(
        ("teams", "life"), [((0, 0, 1, 1), 30), ((0, 0, 0, 1, 1, 1), 45), ((0,) * 4 + (1,) * 4, 60)]
    )
    def test_810_4_810_11_each_further_head_adds_fifteen(self, teams: tuple[int, ...], life: int) -> None:
        game: Game = Table(len(teams), teams=teams, shared=True).game
        assert [side.life for side in game.sides] == [life, life]

    @pytest.mark.parametrize(("life", "loses"), [(0, True), (-3, True), (1, False)])
    def test_810_8c_a_team_without_life_loses_and_a_head_has_none_of_its_own(self, life: int, loses: bool) -> None:
        table = four(giant=True, life=[30, life]).settle()
        assert table.winners == ((0, 1) if loses else None)

    @pytest.mark.parametrize(
        ("heads", "poison", "loses"), [(2, 14, False), (2, 15, True), (3, 19, False), (3, 20, True)]
    )
    def test_810_8d_810_11_fifteen_poison_counters_and_five_more_for_a_third_head(
        self, heads: int, poison: int, loses: bool
    ) -> None:
        table = Table(2 * heads, teams=(0,) * heads + (1,) * heads, shared=True, poison=[0, poison]).settle()
        assert (table.winners == tuple(range(heads))) is loses

    @BOTH
    def test_810_9a_who_asks_for_a_life_total_is_told_the_team_s(self, giant: bool) -> None:
        table = four(giant=giant, life=[17, 30] if giant else [17, 20, 20, 20])
        instant(table, "Specchio", GainLife(amount=LifeOf(You())), controller=1)
        table.settle()
        if not giant:
            _pass(table)
        table.cast("Specchio", player=1).resolve()
        assert table.life(1) == (34 if giant else 40)
        assert ("810.9a" in table.rules()) is giant

    @BOTH
    def test_810_9a_each_member_has_the_team_s_total_so_what_two_of_them_have_together_is_twice_that(
        self, giant: bool
    ) -> None:
        table = four(giant=giant, life=[17, 30] if giant else [17, 20, 20, 20])
        instant(table, "Coro", GainLife(amount=Sum((LifeOf(You()), LifeOf(EachPlayer(Relation.TEAMMATE))))))
        table.settle().cast("Coro").resolve()
        assert table.life(0) == (17 + 17 + 17 if giant else 17 + 17 + 20)

    @BOTH
    def test_810_9a_a_condition_about_a_life_total_is_about_the_team_s(self, giant: bool) -> None:
        for least, often in ((31, 0), (30, 1 if giant else 0), (20, 1)):
            table = Table(4, active=3, step=TurnStep.END, teams=(0, 0, 1, 1), shared=giant)
            rich = Within(LifeOf(You()), Bounds(least=least))
            upkeep = BeginningOf(step=TurnStep.UPKEEP, whose=Relation.YOU)
            table.permanent("Prova", when(upkeep, GainLife(amount=Fixed(0)), condition=rich), **ENCHANTMENT)
            deck(table).settle().until(TurnStep.UPKEEP, player=0)
            assert table.triggered() == ["Prova"] * often
            assert ("810.9a" in table.rules()) is (giant and often == 1)

    @BOTH
    def test_810_9a_half_of_a_player_s_life_as_a_cost_is_half_of_the_team_s(self, giant: bool) -> None:
        table = four(giant=giant, life=[11, 30] if giant else [11, 8, 20, 20])
        half = Cost(life_of=Half(LifeOf(You()), round_up=True))
        table.permanent(
            "Altare", Activated(cost=half, effects=(GainLife(amount=Fixed(0)),)), controller=1, **ENCHANTMENT
        )
        table.settle()
        if not giant:
            _pass(table)
        assert table.activate("Altare", 0, player=1).life(1) == (5 if giant else 4)
        assert ("810.9a" in table.rules()) is giant

    @BOTH
    def test_810_9b_119_4a_a_head_pays_at_most_what_the_team_has(self, giant: bool) -> None:
        table = four(giant=giant, life=[5, 30] if giant else [5, 20, 20, 20])
        pays = Activated(cost=Cost(life=4), effects=(GainLife(amount=Fixed(0)),))
        table.permanent("Altare", pays, **ENCHANTMENT)
        table.permanent("Ara", pays, controller=1, **ENCHANTMENT)
        table.settle().activate("Altare", 0)
        assert table.life(0) == 1
        if giant:
            assert refused(table, Activate(PlayerId(1), table.id("Ara"), 0, None)) == ("not enough life", "119.4")
            assert denied(table, Activate(PlayerId(1), table.id("Ara"), 0, None)) == ("119.4a", "810.9b")
        else:
            _pass(table)
            table.activate("Ara", 0, player=1)
            assert table.life(1) == 16

    @BOTH
    def test_810_9e_teammates_exchange_no_life(self, giant: bool) -> None:
        table = four(giant=giant, life=[20, 30] if giant else [20, 12, 20, 20])
        instant(table, "Scambio", ExchangeLife(first=You(), second=Target(0)), targets=(TARGET_PLAYER,))
        table.settle().cast("Scambio", "Bruno").resolve()
        assert (table.life(0), table.life(1)) == ((20, 20) if giant else (12, 20))
        assert ("810.9e" in table.rules()) is giant

    @BOTH
    def test_810_10c_who_cannot_get_poison_counters_keeps_the_team_from_them(self, giant: bool) -> None:
        table = four(giant=giant)
        table.creature("Rospo", 1, 1, "infect", controller=3)
        table.permanent("Antidoto", Cannot(what=Prohibition.GET_POISON, players=PlayerScope.YOU), **ENCHANTMENT)
        table.settle()
        for player in (0, 1, 2):
            table.occur(e.CountersPut(on=at(player), counter=POISON, count=2))
        infects = table.id("Rospo")
        for player in (1, 2):
            table.occur(e.Damage(source=infects, to=at(player), amount=1))
        poison = [table.game.side(PlayerId(player)).poison for player in (0, 1, 2)]
        assert poison == ([0, 0, 3] if giant else [0, 3, 3])
        assert ("810.10c" in table.rules()) is giant

    @BOTH
    def test_810_9g_who_cannot_gain_life_keeps_the_team_from_it(self, giant: bool) -> None:
        table = four(giant=giant)
        table.permanent("Piaga", Cannot(what=Prohibition.GAIN_LIFE, players=PlayerScope.YOU), **ENCHANTMENT)
        table.settle()
        before = table.life(1)
        table.occur(e.LifeChange(player=PlayerId(1), amount=3))
        assert table.life(1) - before == (0 if giant else 3)
        assert ("810.9g" in table.rules()) is giant

    @BOTH
    def test_810_9h_who_cannot_lose_life_keeps_the_team_from_losing_and_paying_any(self, giant: bool) -> None:
        table = four(giant=giant)
        table.permanent("Scudo", Cannot(what=Prohibition.LOSE_LIFE, players=PlayerScope.YOU), **ENCHANTMENT)
        pays = Activated(cost=Cost(life=1), effects=(GainLife(amount=Fixed(0)),))
        table.permanent("Ara", pays, controller=1, **ENCHANTMENT)
        table.settle()
        before = table.life(1)
        table.occur(e.LifeChange(player=PlayerId(1), amount=-3))
        assert before - table.life(1) == (0 if giant else 3)
        assert ("810.9h" in table.rules()) is giant
        if giant:
            assert denied(table, Activate(PlayerId(1), table.id("Ara"), 0, None)) == ("810.9h",)
        else:
            _pass(table)
            table.activate("Ara", 0, player=1)

    @BOTH
    def test_810_10_poison_is_the_team_s_and_810_10a_whoever_asks_is_told_so(self, giant: bool) -> None:
        table = four(giant=giant)
        instant(table, "Analisi", GainLife(amount=PlayerCounters("poison", EachPlayer(Relation.OPPONENT))))
        table.settle()
        table.occur(
            e.CountersPut(on=at(2), counter="poison", count=2), e.CountersPut(on=at(3), counter="poison", count=1)
        )
        table.cast("Analisi").resolve()
        start = 30 if giant else 20
        assert table.life(0) == start + 3
        assert ("810.10a" in table.rules()) is giant
        assert [side.poison for side in table.game.sides] == ([0, 3] if giant else [0, 0, 2, 1])

    @BOTH
    def test_810_10b_a_head_that_loses_poison_counters_takes_them_off_the_team(self, giant: bool) -> None:
        table = four(giant=giant, poison=[0, 3] if giant else [0, 0, 3, 0])
        cure = RemoveCounters(counter="poison", on=Target(0), count=Fixed(2))
        instant(table, "Antidoto", cure, targets=(TARGET_PLAYER,))
        table.settle().cast("Antidoto", "Dario").resolve()
        assert table.game.side(PlayerId(2)).poison == (1 if giant else 3)
        assert ("810.10b" in table.rules()) is giant

    @BOTH
    def test_810_10d_a_head_has_the_kinds_of_counters_of_its_team(self, giant: bool) -> None:
        """Dario has no counter, Carla the poison: only of a team can it be Dario who proliferates it."""
        table = four(giant=giant, poison=[0, 3] if giant else [0, 0, 3, 0])
        instant(table, "Coltura", Proliferate())
        table.settle().cast("Coltura")
        if giant:
            table.resolve(("Dario",))
            assert table.game.side(PlayerId(2)).poison == 4
        else:
            table.resolve(("Carla",))
            assert [side.poison for side in table.game.sides] == [0, 0, 4, 0]


@BOTH
def test_805_9_of_several_active_players_the_controller_chooses_one(giant: bool) -> None:
    """Carla's ability speaks of the active player, in the turn of Anna and Bruno: of which of them she says as it resolves."""
    table = four(giant=giant)
    drains = LoseLife(amount=Fixed(2), who=ActivePlayer())
    instant(table, "Tassa", drains, Draw(who=ActivePlayer()), controller=2)
    table.settle()
    while table.game.receiver != 2:
        _pass(table)
    table.cast("Tassa", player=2).resolve(*(("Bruno",) if giant else ()))
    assert [len(table.zone(Zone.HAND, seat)) for seat in (0, 1)] == ([0, 1] if giant else [1, 0])
    assert table.life(0) == (28 if giant else 18)


@BOTH
def test_805_10c_the_attacking_player_is_who_controls_the_creature_that_is_blocked(giant: bool) -> None:
    """Bruno's creature attacks beside Anna's in their turn; Dario's blocks Bruno's."""
    table = four(giant=giant, active=1)
    table.creature("Lupo", 2, 2, controller=1)
    spikes = when(WhenBlocks(subject=THIS), LoseLife(amount=Fixed(3), who=ControllerOf(BlockedBy(This()))))
    table.creature("Riccio", 1, 4, spikes, controller=3)
    table.settle().until(TurnStep.DECLARE_ATTACKERS)
    table.do(DeclareAttackers(PlayerId(1), ((table.id("Lupo"), at(3)),)))
    table.settle().until(TurnStep.DECLARE_BLOCKERS)
    table.do(DeclareBlockers(PlayerId(3), ((table.id("Riccio"), table.id("Lupo")),)))
    table.settle().play_out()
    lost = [change.event.player for change in table.changes() if isinstance(change.event, e.LifeChange)]
    assert lost == [1]


@pytest.mark.parametrize("both", [True, False])
def test_805_10c_of_several_attacking_players_the_controller_of_the_ability_chooses_one(both: bool) -> None:
    """Dario's creature blocks one of Anna's and one of Bruno's, or Bruno's alone."""
    table = four(giant=True)
    table.creature("Orso", 2, 2)
    table.creature("Lupo", 2, 2, controller=1)
    spikes = when(WhenBlocks(subject=THIS), Draw(who=AttackingPlayer()))
    table.creature("Riccio", 1, 9, spikes, MoreBlocks(), controller=3)
    table.settle().until(TurnStep.DECLARE_ATTACKERS)
    attackers = ("Orso", "Lupo")
    table.do(DeclareAttackers(PlayerId(0), tuple((table.id(one), at(3)) for one in attackers)))
    table.settle().until(TurnStep.DECLARE_BLOCKERS)
    blocked = attackers if both else ("Lupo",)
    table.do(DeclareBlockers(PlayerId(3), tuple((table.id("Riccio"), table.id(one)) for one in blocked)))
    table.settle().resolve(*(("Anna",) if both else ()))
    assert [len(table.zone(Zone.HAND, seat)) for seat in (0, 1)] == ([1, 0] if both else [0, 1])
    assert "805.10c" in table.rules()


@BOTH
def test_810_6_the_team_that_plays_first_skips_its_first_draw_step(giant: bool) -> None:
    table = four(giant=giant)
    for seat in range(4):
        table.library(seat, 5)
    open_game(table.game, PlayerId(0))
    table.settle(*(False,) * 4).until(TurnStep.PRECOMBAT_MAIN)
    assert [len(table.zone(Zone.HAND, seat)) for seat in (0, 1)] == ([7, 7] if giant else [8, 7])
    assert ("103.8b" in table.rules()) is giant


@pytest.mark.parametrize(("second", "allowed"), [(1, True), (2, False)])
def test_802_3b_creatures_in_a_band_attack_one_player(second: int, allowed: bool) -> None:
    table = Table(3)
    table.creature("Elfo1", 1, 1, "banding")
    table.creature("Elfo2", 1, 1, "banding")
    table.settle().until(TurnStep.DECLARE_ATTACKERS)
    one, other = table.id("Elfo1"), table.id("Elfo2")
    action = DeclareAttackers(PlayerId(0), ((one, at(1)), (other, at(second))), bands=((one, other),))
    if allowed:
        table.do(action)
        return
    assert refused(table, action) == ("band attacks two", "702.22d")
