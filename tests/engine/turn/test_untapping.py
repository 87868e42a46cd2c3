"""502.2-502.3: what untaps, what a player leaves tapped; day and night as the untap step looks at them."""

from __future__ import annotations

from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.turns import AlsoUntaps, MayStayTapped, UntapLimit
from engine.words.terms import CardType, Relation, TurnStep
from tests.engine.support import Table, it_is
from tests.engine.support_more import ARTIFACT, LAND, THIS, A, instant, pass_on

UPKEEP = TurnStep.UPKEEP


def board(players: int = 2, **options: object) -> Table:
    table = Table(players, active=1, step=TurnStep.END, **options)
    for seat in range(players):
        table.library(seat, 8)
    return table


def tapped(table: Table, *labels: str) -> list[bool]:
    return [table.one(one).tapped for one in labels]


class TestChoosing:
    def test_502_3_who_may_choose_not_to_untap_it_is_asked(self):
        table = board()
        table.creature("Golem", 3, 3, MayStayTapped(subject=THIS), tapped=True)
        table.creature("Orso", 2, 2, tapped=True)
        table.settle().until(UPKEEP, ())
        assert tapped(table, "Golem", "Orso") == [True, False]

    def test_502_3_control_and_may_untap_it(self):
        table = board()
        table.creature("Golem", 3, 3, MayStayTapped(subject=THIS), tapped=True)
        table.settle().until(UPKEEP, "Golem")
        assert tapped(table, "Golem") == [False]

    def test_502_3_nobody_is_asked_about_what_is_untapped(self):
        table = board()
        table.creature("Golem", 3, 3, MayStayTapped(subject=THIS))
        table.settle().until(UPKEEP)
        assert tapped(table, "Golem") == [False]


class TestLimits:
    def _lands(self, *, orbs: int = 1) -> Table:
        table = board()
        for number in range(orbs):
            limit = UntapLimit(subject=Filter(types=(CardType.LAND,)), most=1)
            table.permanent(f"Sfera{number}", limit, controller=1, **ARTIFACT)
        for number in range(3):
            table.permanent(f"Terra{number}", tapped=True, **LAND)
        table.creature("Orso", 2, 2, tapped=True)
        return table.settle()

    def test_502_3_no_more_than_an_effect_allows_and_the_player_says_which(self):
        table = self._lands().until(UPKEEP, "Terra1")
        assert tapped(table, "Terra0", "Terra1", "Terra2", "Orso") == [True, False, True, False]

    def test_502_3_control_as_many_as_allowed_all_untap_and_nobody_is_asked(self):
        table = board()
        table.permanent("Sfera", UntapLimit(subject=Filter(types=(CardType.LAND,)), most=1), **ARTIFACT)
        table.permanent("Terra", tapped=True, **LAND)
        assert tapped(table.settle().until(UPKEEP), "Terra") == [False]

    def test_502_3_two_such_effects_allow_no_more_than_one(self):
        table = self._lands(orbs=2).until(UPKEEP, "Terra2")
        assert tapped(table, "Terra0", "Terra1", "Terra2") == [True, True, False]

    def test_502_3_of_different_kinds_each_holds(self):
        table = board()
        table.permanent("Sfera", UntapLimit(subject=Filter(types=(CardType.LAND,)), most=1), **ARTIFACT)
        table.permanent("Gelo", UntapLimit(subject=CREATURE, most=1, who=Relation.OPPONENT), controller=1, **ARTIFACT)
        for number in range(2):
            table.permanent(f"Terra{number}", tapped=True, **LAND)
            table.creature(f"Orso{number}", 2, 2, tapped=True)
        table.settle().until(UPKEEP, "Terra0", "Orso1")
        assert tapped(table, "Terra0", "Terra1", "Orso0", "Orso1") == [False, True, True, False]

    def test_502_3_not_of_a_player_whom_it_is_not_about(self):
        table = board()
        table.permanent("Gelo", UntapLimit(subject=CREATURE, most=1, who=Relation.OPPONENT), **ARTIFACT)
        for number in range(2):
            table.creature(f"Orso{number}", 2, 2, tapped=True)
        assert tapped(table.settle().until(UPKEEP), "Orso0", "Orso1") == [False, False]


class TestDayAndNight:
    def _table(self, night: bool, players: int = 2, **options: object) -> Table:
        table = Table(players, step=TurnStep.PRECOMBAT_MAIN, **options)  # type: ignore[arg-type]
        for seat in range(players):
            table.library(seat, 8)
            for number in range(3):
                instant(table, f"Lampo{seat}{number}", GainLife(amount=Fixed(1)), controller=seat)
        table.settle()
        it_is(table.game, night=night)
        return table

    def test_731_2_731_2a_a_turn_without_a_spell_of_its_player_and_night_falls(self):
        table = self._table(night=False)
        pass_on(table).cast("Lampo10", player=1).resolve()
        assert table.until(UPKEEP).game.night is True
        assert "731.2a" in table.rules()

    def test_731_2a_control_with_one_spell_it_stays_day(self):
        table = self._table(night=False).cast("Lampo00").resolve()
        assert table.until(UPKEEP).game.night is False

    def test_731_2b_two_spells_of_that_player_and_day_breaks(self):
        table = self._table(night=True).cast("Lampo00").resolve().cast("Lampo01").resolve()
        assert table.until(UPKEEP).game.night is False
        assert "731.2b" in table.rules()

    def test_731_2b_control_one_is_not_enough_and_those_of_others_do_not_count(self):
        table = self._table(night=True).cast("Lampo00").resolve()
        pass_on(table).cast("Lampo10", player=1).resolve()
        assert table.until(UPKEEP).game.night is True

    def test_731_2c_neither_stays_neither(self):
        table = self._table(night=False)
        it_is(table.game, night=None)
        assert table.until(UPKEEP).game.night is None

    def test_502_2a_of_a_team_one_player_must_have_cast_both(self):
        table = self._table(night=True, players=4, teams=[0, 0, 1, 1], shared=True)
        table.cast("Lampo00").resolve().cast("Lampo10", player=1).resolve()
        assert table.until(UPKEEP).game.night is True
        twice = self._table(night=True, players=4, teams=[0, 0, 1, 1], shared=True)
        twice.cast("Lampo10", player=1).resolve().cast("Lampo11", player=1).resolve()
        assert twice.until(UPKEEP).game.night is False
        assert "502.2a" in twice.rules()

    def test_702_145d_a_permanent_with_daybound_makes_it_day_and_one_with_nightbound_alone_night(self):
        table = board()
        table.creature("Lupo", 2, 2, "daybound")
        assert table.settle().game.night is False
        other = board()
        other.creature("Lupo", 2, 2, "nightbound")
        assert other.settle().game.night is True
        assert "702.145g" in other.rules()

    def test_731_1_the_count_of_spells_begins_anew_each_turn(self):
        table = self._table(night=False)
        table.cast("Lampo00").resolve().until(UPKEEP)
        assert (table.game.night, table.game.player(A).spells_cast) == (False, 0)
        assert table.until(UPKEEP).game.night is True


class TestInOtherUntapSteps:
    def _board(self, *, mine: bool) -> Table:
        """The other player's turn begins; what the first one controls is tapped."""
        table = Table(2, active=0, step=TurnStep.END)
        for seat in range(2):
            table.library(seat, 8)
        also = AlsoUntaps(subject=Filter(controller=Relation.YOU))
        table.permanent("Musa", also, controller=0 if mine else 1, **ARTIFACT)
        table.creature("Orso", 2, 2, tapped=True)
        table.creature("Golem", 3, 3, MayStayTapped(subject=THIS), tapped=True)
        return table.settle().until(UPKEEP)

    def test_502_3_what_an_effect_untaps_in_the_step_of_another_player(self):
        assert tapped(self._board(mine=True), "Orso", "Golem") == [False, False]

    def test_502_3_control_for_its_own_controller_alone(self):
        assert tapped(self._board(mine=False), "Orso", "Golem") == [True, True]
