"""119, 121, 122, 701: drawing, discarding, milling, life, counters, mana: one instruction, what it does, and a control."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Cannot, PlayerScope, Prohibition
from engine.cards.abilities.damage import PutCounters, PutSameCounters, RemoveCounters
from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.objects import Destroy
from engine.cards.abilities.players import AddMana, Discard, DoubleLife, Draw, GainLife, LoseLife, Mill, SetLife
from engine.cards.abilities.quantities import CardsIn, Count, Fixed, Half, LifeOf, Noted, PlayersIn, Sum, Times
from engine.cards.abilities.references import EachOfThem, EachPlayer, Every, Target, This, You
from engine.cards.abilities.triggers import LifeChanges, Moves
from engine.words.record import replace
from engine.words.terms import CardType, Relation, Zone
from tests.engine.support import Table
from tests.engine.support_more import ARTIFACT, ENCHANTMENT, TARGET_CREATURE, TARGET_PLAYER, A, sorcery, when


class TestDraw:
    def test_121_2_one_card_at_a_time(self):
        table = Table()
        table.library(0, 3)
        sorcery(table, "Studio", Draw(count=Fixed(2)))
        table.settle().cast("Studio").resolve()
        assert table.zone(Zone.HAND) == ["0c0", "0c1"]
        assert len([step for step in table.steps if "121.2" in step.rules]) == 2

    def test_121_2c_in_turn_order_each_all_of_theirs(self):
        table = Table(active=1)
        for seat in (0, 1):
            table.library(seat, 3)
        sorcery(table, "Fiera", Draw(who=EachPlayer(), count=Fixed(2)), controller=1)
        table.settle().cast("Fiera", player=1).resolve()
        drawn = [table.about(change) for change in table.changes("121.1")]
        assert drawn == ["1c0", "1c1", "0c0", "0c1"]

    def test_101_2_control_not_who_cannot(self):
        table = Table()
        table.library(0, 1)
        table.permanent("Veto", Cannot(what=Prohibition.DRAW, players=PlayerScope.ALL), **ENCHANTMENT)
        sorcery(table, "Studio", Draw())
        table.settle().cast("Studio").resolve()
        assert table.zone(Zone.HAND) == []


class TestDiscard:
    def _hands(self, players: int = 2) -> Table:
        table = Table(players)
        for seat in range(players):
            for name in ("Orso", "Lupo", "Volpe"):
                table.creature(f"{name}{seat}", 2, 2, zone=Zone.HAND, controller=seat)
        return table

    def test_701_9b_the_player_chooses(self):
        table = self._hands()
        sorcery(table, "Rapina", Discard(who=Target(), count=Fixed(2)), targets=(TARGET_PLAYER,))
        table.settle().cast("Rapina", "Bruno").resolve(("Lupo1", "Volpe1"))
        assert sorted(table.zone(Zone.GRAVEYARD, 1)) == ["Lupo1", "Volpe1"]
        assert "701.9a" in table.rules()

    def test_101_4_several_players_choose_in_turn_order_and_discard_at_once(self):
        table = self._hands()
        sorcery(table, "Incubo", Discard(who=EachPlayer()))
        table.settle().cast("Incubo").resolve("Orso0", "Volpe1")
        (step,) = [step for step in table.steps if "701.9a" in step.rules]
        assert len(step.changes) == 2

    def test_701_9_a_whole_hand_without_any_choice(self):
        table = self._hands()
        sorcery(table, "Oblio", Discard(who=Target(), count=None), targets=(TARGET_PLAYER,))
        table.settle().cast("Oblio", "Bruno").resolve()
        assert table.zone(Zone.HAND, 1) == []

    def test_701_9_control_no_more_than_there_are(self):
        table = self._hands()
        sorcery(table, "Rapina", Discard(who=Target(), count=Fixed(5)), targets=(TARGET_PLAYER,))
        table.settle().cast("Rapina", "Bruno").resolve()
        assert len(table.zone(Zone.GRAVEYARD, 1)) == 3


class TestMill:
    def test_701_17a_from_the_top_into_the_graveyard_at_once(self):
        table = Table()
        table.library(1, 4)
        sorcery(table, "Erosione", Mill(who=Target(), count=Fixed(3)), targets=(TARGET_PLAYER,))
        table.settle().cast("Erosione", "Bruno").resolve()
        assert table.zone(Zone.GRAVEYARD, 1) == ["1c0", "1c1", "1c2"]
        assert table.zone(Zone.LIBRARY, 1) == ["1c3"]

    def test_701_17b_control_as_many_as_there_are_and_nobody_loses_for_it(self):
        table = Table()
        table.library(1, 2)
        sorcery(table, "Erosione", Mill(who=Target(), count=Fixed(3)), targets=(TARGET_PLAYER,))
        table.settle().cast("Erosione", "Bruno").resolve()
        assert table.zone(Zone.LIBRARY, 1) == []
        assert not table.over


class TestGainLife:
    def test_119_3(self):
        table = Table()
        sorcery(table, "Balsamo", GainLife(amount=Fixed(4)))
        assert table.settle().cast("Balsamo").resolve().life(0) == 24

    def test_119_7_control_not_who_cannot(self):
        table = Table()
        table.permanent("Piaga", Cannot(what=Prohibition.GAIN_LIFE, players=PlayerScope.ALL), **ENCHANTMENT)
        sorcery(table, "Balsamo", GainLife(amount=Fixed(4)))
        assert table.settle().cast("Balsamo").resolve().life(0) == 20


class TestLoseLife:
    def test_119_3(self):
        table = Table()
        sorcery(table, "Salasso", LoseLife(amount=Fixed(3), who=EachPlayer(Relation.OPPONENT)))
        assert table.settle().cast("Salasso").resolve().life(1) == 17

    def test_119_8_control_not_who_cannot(self):
        table = Table()
        table.permanent("Scudo", Cannot(what=Prohibition.LOSE_LIFE, players=PlayerScope.OPPONENTS), **ENCHANTMENT)
        sorcery(table, "Salasso", LoseLife(amount=Fixed(3), who=EachPlayer(Relation.OPPONENT)))
        assert table.settle().cast("Salasso").resolve().life(1) == 20


class TestSetLife:
    @pytest.mark.parametrize(("before", "gained"), [(5, True), (20, False)])
    def test_119_5_it_is_a_gain_or_a_loss_of_the_difference(self, before: int, gained: bool):
        table = Table(life=[20, before])
        table.permanent("Coro", when(LifeChanges(who=Relation.OPPONENT, gained=gained)), **ARTIFACT)
        sorcery(table, "Bilancia", SetLife(amount=Fixed(10), who=Target()), targets=(TARGET_PLAYER,))
        table.settle().cast("Bilancia", "Bruno").resolve()
        assert table.life(1) == 10
        assert table.triggered() == ["Coro"]

    def test_119_5_608_2h_of_each_player_the_number_that_is_theirs(self):
        table = Table()
        table.creature("Orso", 2, 2)
        table.creature("Lupo", 2, 2)
        table.creature("Gatto", 1, 1, controller=1)
        theirs = Count(Filter(types=(CardType.CREATURE,), whose=EachOfThem()))
        sorcery(table, "Conta", SetLife(amount=theirs, who=EachPlayer()))
        table.settle().cast("Conta").resolve()
        assert [table.life(seat) for seat in range(2)] == [2, 1]

    def test_119_5_control_no_event_where_the_total_is_that_already(self):
        table = Table(life=[20, 10])
        table.permanent("Coro", when(LifeChanges()), when(LifeChanges(gained=False)), **ARTIFACT)
        sorcery(table, "Bilancia", SetLife(amount=Fixed(10), who=Target()), targets=(TARGET_PLAYER,))
        table.settle().cast("Bilancia", "Bruno").resolve()
        assert table.triggered() == []

    def test_810_9c_the_total_of_a_team(self):
        table = Table(4, teams=[0, 0, 1, 1], shared=True, life=[30, 25])
        sorcery(table, "Bilancia", SetLife(amount=Fixed(10), who=Target()), targets=(TARGET_PLAYER,))
        table.settle().cast("Bilancia", "Carla").resolve()
        assert table.life(2) == 10
        assert "810.9c" in table.rules()

    def test_119_5_control_without_shared_totals(self):
        table = Table(4, teams=[0, 0, 1, 1], life=[20, 20, 25, 20])
        sorcery(table, "Bilancia", SetLife(amount=Fixed(10), who=EachPlayer()))
        table.settle().cast("Bilancia").resolve()
        assert [table.life(seat) for seat in range(4)] == [10, 10, 10, 10]
        assert not {"810.9c", "810.9d"} & set(table.rules())

    def test_810_9d_of_each_player_on_a_team_only_one_is_affected(self):
        table = Table(4, teams=[0, 0, 1, 1], shared=True, life=[13, 7])
        sorcery(table, "Bilancia", SetLife(amount=Fixed(7), who=EachPlayer()))
        table.settle().cast("Bilancia").resolve("Anna", "Carla")
        assert (table.life(0), table.life(2)) == (7, 7)
        assert "810.9d" in table.rules()


class TestDoubleLife:
    @pytest.mark.parametrize(("before", "gained"), [(7, True), (-3, False)])
    def test_701_10d_it_is_a_gain_or_below_0_a_loss_of_as_much(self, before: int, gained: bool):
        table = Table(life=[20, before])
        table.permanent("Scudo", Cannot(what=Prohibition.LOSE_GAME, players=PlayerScope.ALL), **ENCHANTMENT)
        table.permanent("Coro", when(LifeChanges(who=Relation.OPPONENT, gained=gained)), **ARTIFACT)
        sorcery(table, "Doppio", DoubleLife(who=Target()), targets=(TARGET_PLAYER,))
        table.settle().cast("Doppio", "Bruno").resolve()
        assert (table.life(0), table.life(1)) == (20, 2 * before)
        assert table.triggered() == ["Coro"]
        assert "701.10d" in table.rules()

    def test_701_10d_control_twice_0_is_no_event(self):
        table = Table(life=[20, 0])
        table.permanent("Scudo", Cannot(what=Prohibition.LOSE_GAME, players=PlayerScope.ALL), **ENCHANTMENT)
        sorcery(table, "Doppio", DoubleLife(who=Target()), targets=(TARGET_PLAYER,))
        table.settle().cast("Doppio", "Bruno").resolve()
        assert table.life(1) == 0
        assert "701.10d" not in table.rules()

    def test_119_7_control_who_cannot_gain_life_keeps_the_total(self):
        table = Table(life=[20, 7])
        table.permanent("Veto", Cannot(what=Prohibition.GAIN_LIFE, players=PlayerScope.ALL), **ENCHANTMENT)
        sorcery(table, "Doppio", DoubleLife(who=EachPlayer()))
        table.settle().cast("Doppio").resolve()
        assert (table.life(0), table.life(1)) == (20, 7)

    def test_810_9a_of_a_member_of_a_team_the_total_of_the_team(self):
        table = Table(4, teams=[0, 0, 1, 1], shared=True, life=[30, 25])
        sorcery(table, "Doppio", DoubleLife(who=Target()), targets=(TARGET_PLAYER,))
        table.settle().cast("Doppio", "Carla").resolve()
        assert (table.life(0), table.life(2)) == (30, 50)


class TestPutCounters:
    def test_122_1_on_objects(self):
        table = Table()
        table.creature("Orso", 2, 2)
        table.creature("Lupo", 2, 2, controller=1)
        sorcery(table, "Crescita", PutCounters(counter="+1/+1", on=Every(CREATURE), count=Fixed(2)))
        table.settle().cast("Crescita").resolve()
        assert [table.one(label).count("+1/+1") for label in ("Orso", "Lupo")] == [2, 2]

    def test_122_1_on_players(self):
        table = Table()
        poison = PutCounters(counter="poison", on=Target(), count=Fixed(3))
        energy = PutCounters(counter="energy", on=Target())
        sorcery(table, "Veleno", poison, energy, targets=(TARGET_PLAYER,))
        table.settle().cast("Veleno", "Bruno").resolve()
        assert table.game.side(table.game.players[1].id).poison == 3
        assert table.game.players[1].counters == {"energy": 1}

    def test_107_1b_control_none_where_the_number_is_below_zero(self):
        table = Table()
        table.creature("Orso", 2, 2)
        put = PutCounters(counter="+1/+1", on=Target(), count=Times(-1, Fixed(2)))
        sorcery(table, "Crescita", put, targets=(TARGET_CREATURE,))
        table.settle().cast("Crescita").resolve()
        assert table.one("Orso").counters == {}


class TestPutSameCounters:
    """122.8: what left the battlefield is looked at as it last was."""

    @pytest.mark.parametrize("had", [{"+1/+1": 2, "time": 1}, {}])
    def test_122_8_as_many_of_each_kind_as_it_had(self, had: dict[str, int]) -> None:
        table = Table()
        dies = when(Moves(subject=Filter(this=True), origin=Zone.BATTLEFIELD, to=Zone.GRAVEYARD),
                    PutSameCounters(of=This(), on=Target()), targets=(TARGET_CREATURE,))  # fmt: skip
        table.creature("Talpa", 1, 1, dies, counters=had)
        table.creature("Orso", 2, 2, counters={"time": 1})
        sorcery(table, "Rovina", Destroy(what=Target()), targets=(TARGET_CREATURE,))
        table.settle().cast("Rovina", "Talpa").resolve().settle().resolve()
        assert table.one("Orso").counters == {**had, "time": had.get("time", 0) + 1}

    def test_122_5_control_from_what_is_there_nothing_is_taken(self):
        table = Table()
        table.creature("Talpa", 1, 1, counters={"+1/+1": 2})
        table.creature("Orso", 2, 2)
        both = (TARGET_CREATURE, replace(TARGET_CREATURE, keep_distinct_from=(0,)))
        sorcery(table, "Eco", PutSameCounters(of=Target(0), on=Target(1)), targets=both)
        table.settle().cast("Eco", "Talpa").resolve()
        assert table.one("Talpa").counters == table.one("Orso").counters == {"+1/+1": 2}


class TestRemoveCounters:
    def _table(self, count: object) -> Table:
        table = Table()
        table.creature("Orso", 2, 2, counters={"+1/+1": 3})
        off = RemoveCounters(counter="+1/+1", on=Target(), count=count)  # type: ignore[arg-type]
        sorcery(table, "Usura", off, targets=(TARGET_CREATURE,))
        return table.settle().cast("Usura").resolve()

    def test_122_1_so_many(self):
        assert self._table(Fixed(2)).one("Orso").count("+1/+1") == 1

    def test_122_1_all_of_them(self):
        assert self._table(None).one("Orso").counters == {}

    def test_122_1_control_no_more_than_there_are(self):
        table = self._table(Fixed(5))
        assert table.one("Orso").counters == {}
        (change,) = [change for change in table.changes() if type(change.event).__name__ == "CountersRemoved"]
        assert getattr(change.event, "count", 0) == 3

    @pytest.mark.parametrize(("count", "left"), [(Fixed(2), {"charge": 1}), (Fixed(9), {}), (None, {})])
    def test_122_1_of_whichever_kinds_are_chosen(self, count: object, left: dict[str, int]) -> None:
        table = Table()
        table.creature("Orso", 2, 2, counters={"charge": 2, "time": 1})
        off = RemoveCounters(counter=None, on=Target(), count=count)  # type: ignore[arg-type]
        sorcery(table, "Usura", off, targets=(TARGET_CREATURE,))
        table.settle().cast("Usura").resolve(*(("time",) if count == Fixed(2) else ()))
        assert table.one("Orso").counters == left

    def test_122_1_control_of_one_kind_alone_nobody_is_asked(self):
        table = Table()
        table.creature("Orso", 2, 2, counters={"charge": 2})
        sorcery(table, "Usura", RemoveCounters(counter=None, on=Target()), targets=(TARGET_CREATURE,))
        assert table.settle().cast("Usura").resolve().one("Orso").counters == {"charge": 1}

    @pytest.mark.parametrize(("there", "gained"), [(3, 3), (1, 1), (0, 0)])
    def test_122_1_how_many_were_removed_is_kept(self, there: int, gained: int) -> None:
        table = Table()
        table.creature("Orso", 2, 2, counters={"charge": there} if there else {})
        off = RemoveCounters(counter="charge", on=Target(), count=None, keep_as="tolti")
        sorcery(table, "Usura", off, GainLife(amount=Noted("tolti")), targets=(TARGET_CREATURE,))
        life = table.settle().life(0)
        assert table.cast("Usura").resolve().life(0) == life + gained

    def test_122_1_off_players(self):
        table = Table(poison=[0, 4])
        off = RemoveCounters(counter="poison", on=Target(), count=Fixed(3))
        sorcery(table, "Antidoto", off, targets=(TARGET_PLAYER,))
        table.settle().cast("Antidoto", "Bruno").resolve()
        assert table.game.sides[1].poison == 1


class TestAddMana:
    def test_106_4_into_the_pool(self):
        table = Table()
        sorcery(table, "Rituale", AddMana(choices=(("B",),), times=Fixed(3)))
        table.settle().cast("Rituale").resolve()
        assert len(table.game.player(A).mana) == 3

    def test_106_5_control_without_a_type_there_is_none(self):
        table = Table()
        sorcery(table, "Rituale", AddMana(choices=(), times=Fixed(3)))
        table.settle().cast("Rituale").resolve()
        assert table.game.player(A).mana == ()


class TestNumbers:
    """107: what an instruction's number comes to."""

    def _gained(self, amount: object) -> int:
        table = Table(life=[7, 20])
        table.library(0, 4)
        sorcery(table, "Balsamo", GainLife(amount=amount))  # type: ignore[arg-type]
        return table.settle().cast("Balsamo").resolve().life(0) - 7

    def test_107_1a_half_rounded_as_the_text_says(self):
        assert self._gained(Half(LifeOf(You()), round_up=True)) == 4
        assert self._gained(Half(LifeOf(You()), round_up=False)) == 3

    def test_107_sums_and_multiples(self):
        assert self._gained(Sum((Fixed(1), Times(2, Fixed(3))))) == 7

    def test_107_cards_in_a_zone(self):
        assert self._gained(CardsIn(You(), "library")) == 4

    def test_107_1b_nothing_where_it_is_negative(self):
        assert self._gained(Sum((Fixed(1), Fixed(-3)))) == 0

    def test_107_the_players_a_reference_speaks_of(self):
        assert self._gained(PlayersIn(EachPlayer())) == 2


def test_608_2h_numbers_are_read_as_the_instruction_is_carried_out() -> None:
    """Draw first, then gain as much as there are cards in hand."""
    table = Table()
    table.library(0, 2)
    sorcery(table, "Studio", Draw(count=Fixed(2)), GainLife(amount=CardsIn(You(), "hand")))
    assert table.settle().cast("Studio").resolve().life(0) == 22
