"""801: what a limited range of influence leaves out: targets, choices, abilities, triggers, effects, information, attachments.

Each fact beside the same board without the option, which gives the other answer.
"""

from __future__ import annotations

from typing import Any

import pytest

from engine import Continue, Moment, Pass, Question, play
from engine.cards.abilities import triggers as t
from engine.cards.abilities.ability import Activated, Cannot, Cost, Keyword, PlayerScope, Prohibition, Static
from engine.cards.abilities.choices import Choose, May
from engine.cards.abilities.conditions import TurnOf
from engine.cards.abilities.continuous import ModifyPT
from engine.cards.abilities.damage import DealDamage
from engine.cards.abilities.filters import CREATURE, Filter, TargetSpec
from engine.cards.abilities.objects import Destroy, Tap
from engine.cards.abilities.players import Draw, GainLife, LoseLife, Win
from engine.cards.abilities.quantities import Count, EventAmount, Fixed
from engine.cards.abilities.references import EachPlayer, Every, OwnerOf, Remembered, Target, You
from engine.cards.abilities.turns import DrawGame
from engine.state import events as e
from engine.state.actions import Activate, Cast, Concede
from engine.state.objects import PlayerTarget
from engine.state.table import Table as Seats
from engine.words.terms import CardType, PlayerId, Relation, Supertype, TurnStep, Zone
from tests.engine import support
from tests.engine.support import Table
from tests.engine.support_more import AURA, ENCHANT_CREATURE, ENCHANTMENT, EQUIPMENT, instant, refused, when
from tests.engine.turn.limited_range import gives_away

NAMES = support.NAMES[:6]
ONE_SEAT = Seats(ranges=(1,) * 6)
NO_LIMIT = Seats()
BOTH = pytest.mark.parametrize(("seats", "limited"), [(ONE_SEAT, True), (NO_LIMIT, False)], ids=["range 1", "no limit"])


def six(seats: Seats, **more: Any) -> Table:
    return Table(6, table=seats, **more)


def six_creatures(seats: Seats, **more: Any) -> Table:
    """A creature 3/3 for each player, called as the player."""
    table = six(seats, **more)
    for number, name in enumerate(NAMES):
        table.creature(name, 3, 3, controller=number)
    return table


def at(player: int) -> PlayerTarget:
    return PlayerTarget(PlayerId(player))


class TestTargetsAndChoices:
    @BOTH
    def test_801_4_what_is_out_of_range_is_no_legal_target(self, seats: Seats, limited: bool) -> None:
        for number, far in ((1, False), (2, True), (3, True), (5, False)):
            table = six_creatures(seats)
            bolt = DealDamage(amount=Fixed(3), to=Target(0))
            instant(table, "Dardo", bolt, targets=(TargetSpec(objects=CREATURE, players=Relation.ANY),))
            table.settle()
            action = Cast(PlayerId(0), table.id("Dardo"), None)
            keys = {option.key for option in table.question(action).options}
            allowed = not (limited and far)
            assert (f"p{number}" in keys, f"o{table.id(NAMES[number])}" in keys) == (allowed, allowed)

    @BOTH
    def test_801_4_a_spell_with_every_target_out_of_range_cannot_be_cast(self, seats: Seats, limited: bool) -> None:
        table = six(seats)
        table.creature("Toro", 3, 3, controller=2)
        instant(table, "Dardo", DealDamage(amount=Fixed(3), to=Target(0)), targets=(TargetSpec(objects=CREATURE),))
        table.settle()
        if limited:
            assert refused(table, Cast(PlayerId(0), table.id("Dardo"), None)) == ("out of reach", "801.4")
        else:
            table.cast("Dardo").resolve()
            assert table.where("Toro") is Zone.GRAVEYARD

    @BOTH
    def test_801_4_608_2b_a_target_that_goes_out_of_range_is_illegal(self, seats: Seats, limited: bool) -> None:

        table = six(seats)
        table.creature("Lupo", 3, 3, controller=1)
        instant(table, "Dardo", DealDamage(amount=Fixed(3), to=Target(0)), targets=(TargetSpec(objects=CREATURE),))
        gives_away(table, "Dono", controller=1)
        table.settle().cast("Dardo")
        table.do(Pass(PlayerId(0)))
        table.settle().cast("Dono", "Carla", player=1).resolve()
        assert table.controller("Lupo") == 2
        table.resolve()
        assert table.where("Lupo") is (Zone.BATTLEFIELD if limited else Zone.GRAVEYARD)
        assert ("801.4" in table.rules()) is limited

    @BOTH
    def test_801_5a_what_is_chosen_is_in_range_of_whoever_chooses(self, seats: Seats, limited: bool) -> None:
        table = six_creatures(seats)
        chosen = Choose(filter=CREATURE, keep_as="one", who=EachPlayer(Relation.OPPONENT))
        instant(table, "Scelta", chosen, Destroy(what=Remembered("one")))
        table.settle().cast("Scelta")
        # Bruno is asked, the first opponent: he reaches Anna and Carla, and Anna reaches Fabio and himself.
        names = {option.mention.name for option in _asked(table).options if option.mention is not None}
        assert names == ({"Anna", "Bruno"} if limited else set(NAMES))

    @BOTH
    def test_801_5c_the_closest_on_the_left_chooses_where_nobody_in_range_can(
        self, seats: Seats, limited: bool
    ) -> None:
        table = six(seats, teams=(0, 0, 1, 1, 1, 0))
        table.creature("Orso", 2, 2)
        table.creature("Toro", 3, 3)
        chosen = Choose(filter=Filter(types=(CardType.CREATURE,), controller=Relation.YOU), keep_as="one",
                        who=EachPlayer(Relation.OPPONENT))  # fmt: skip
        instant(table, "Scelta", chosen, Destroy(what=Remembered("one")))
        table.settle().cast("Scelta")
        assert _asked(table).decider == 2
        # Where all are reached each opponent chooses, one after the other (101.4).
        table.resolve(*["Toro"] * (1 if limited else 3))
        assert table.where("Toro") is Zone.GRAVEYARD
        assert ("801.5c" in table.rules()) is limited

    def test_801_5c_the_closest_is_on_the_left_and_not_on_the_right(self) -> None:
        """Elsa sits two seats to Anna's right, Dario three to her left."""
        table = six(ONE_SEAT, teams=(0, 0, 0, 1, 1, 0))
        table.creature("Orso", 2, 2)
        instant(table, "Forse", May(then=(Destroy(what=Every(CREATURE)),), who=EachPlayer(Relation.OPPONENT)))
        table.settle().cast("Forse")
        assert _asked(table).decider == 3


def _asked(table: Table) -> Question:
    """What is asked first as what is on the stack resolves."""
    game = table.game
    while True:
        action = Pass(game.receiver) if game.moment is Moment.PRIORITY else Continue()
        played = play(game, action)
        if played.question is not None:
            return played.question
        game = played.game


class TestActivating:
    @BOTH
    def test_801_6_nobody_activates_abilities_of_what_they_do_not_reach(self, seats: Seats, limited: bool) -> None:
        table = six(seats)
        anybody = Activated(cost=Cost(), effects=(GainLife(amount=Fixed(1)),), who=Relation.ANY)
        table.permanent("Vicina", anybody, controller=1, **ENCHANTMENT)
        table.permanent("Lontana", anybody, controller=2, **ENCHANTMENT)
        table.settle()
        table.activate("Vicina", 0).resolve()
        assert table.life(0) == 21
        far = Activate(PlayerId(0), table.id("Lontana"), 0, None)
        if limited:
            assert refused(table, far) == ("out of reach", "801.6")
        else:
            table.activate("Lontana", 0).resolve()
            assert table.life(0) == 22

    def test_801_6_the_range_is_that_of_the_player_who_activates(self) -> None:
        """Anna reaches two seats, Carla one: Anna may, although she is out of Carla's range."""
        for mine, theirs, allowed in ((2, 1, True), (1, 2, False)):
            table = six(Seats(ranges=(mine, 1, theirs, 1, 1, 1)))
            anybody = Activated(cost=Cost(), effects=(GainLife(amount=Fixed(1), who=You()),), who=Relation.ANY)
            table.permanent("Lontana", anybody, controller=2, **ENCHANTMENT)
            table.settle()
            action = Activate(PlayerId(0), table.id("Lontana"), 0, None)
            if allowed:
                table.do(action)
            else:
                assert refused(table, action)[1] == "801.6"


class TestTriggers:
    @BOTH
    def test_801_7_an_event_of_what_is_out_of_range_triggers_nothing(self, seats: Seats, limited: bool) -> None:
        for number, far in ((1, False), (2, True)):
            table = six_creatures(seats)
            table.permanent("Custode", when(t.Becomes(subject=CREATURE, state="tapped")), **ENCHANTMENT)
            table.settle()
            table.occur(e.Tapped(object=table.id(NAMES[number])))
            assert table.triggered() == ([] if limited and far else ["Custode"])
            assert table.missed("Custode") == (["out of reach"] if limited and far else [])
            rules = [str(rule) for step in table.steps for miss in step.missed for rule in miss.rules]
            assert rules == (["801.7"] if limited and far else [])

    @BOTH
    def test_801_7_all_that_the_trigger_event_speaks_of_is_in_range(self, seats: Seats, limited: bool) -> None:
        """Bruno's creature, which Anna reaches, deals damage to Carla, whom she does not reach."""
        table = six_creatures(seats)
        table.permanent("Chiunque", when(t.DealsDamage(source=CREATURE)), **ENCHANTMENT)
        table.permanent("A chi", when(t.DealsDamage(source=CREATURE, to_player=Relation.ANY)), **ENCHANTMENT)
        table.settle()
        table.occur(
            e.Damage(source=table.id("Bruno"), to=at(2), amount=1), answers=() if limited else [("Chiunque", "A chi")]
        )
        assert table.triggered() == (["Chiunque"] if limited else ["Chiunque", "A chi"])

    @BOTH
    def test_801_7_a_step_belongs_to_the_player_whose_turn_it_is(self, seats: Seats, limited: bool) -> None:
        table = six(seats, active=0)
        for number in range(6):
            table.library(number, 3)
        table.permanent("Orologio", when(t.BeginningOf(step=TurnStep.UPKEEP, whose=Relation.ANY)), **ENCHANTMENT)
        table.settle()
        for player in (1, 2, 3):
            table.until(TurnStep.UPKEEP, player=player)
            table.play_out()
        assert table.life(0) == (21 if limited else 23)

    @BOTH
    def test_801_7a_what_leaves_the_battlefield_is_looked_at_where_it_was(self, seats: Seats, limited: bool) -> None:
        """Carla's creature is Anna's card: it leaves out of Anna's range, and ends in her graveyard."""
        table = six(seats)
        table.creature("Orso", 2, 2, controller=2, owner=0)
        leaves = t.Moves(subject=CREATURE, origin=Zone.BATTLEFIELD)
        arrives = t.Moves(subject=Filter(types=(CardType.CREATURE,), zone=Zone.GRAVEYARD), to=Zone.GRAVEYARD)
        table.permanent("Parte", when(leaves), **ENCHANTMENT)
        table.permanent("Arriva", when(arrives), **ENCHANTMENT)
        table.settle()
        table.occur(e.Destruction(object=table.id("Orso")), answers=() if limited else [("Parte", "Arriva")])
        assert table.triggered() == (["Arriva"] if limited else ["Parte", "Arriva"])

    def test_603_2_the_nth_spell_counts_those_cast_in_range_801_11(self) -> None:
        for seats, before in ((ONE_SEAT, 1), (NO_LIMIT, 2)):
            table = six(seats)
            storm = when(t.CastsSpell(who=Relation.YOU), GainLife(amount=EventAmount()))
            table.permanent("Tempesta", storm, **ENCHANTMENT)
            for number in (1, 2):
                instant(table, f"m{number}", GainLife(amount=Fixed(0)), controller=number)
            instant(table, "mia", GainLife(amount=Fixed(0)))
            table.settle()
            for number in (1, 2):
                while table.game.receiver != number:
                    table.do(Pass(table.game.receiver))
                    table.settle()
                table.cast(f"m{number}", player=number)
            while table.game.receiver != 0:
                table.do(Pass(table.game.receiver))
                table.settle()
            table.cast("mia")
            table.resolve()
            assert table.life(0) == 20 + before


class TestEffects:
    @BOTH
    def test_801_10_each_creature_is_each_creature_in_range(self, seats: Seats, limited: bool) -> None:
        table = six_creatures(seats)
        instant(table, "Vampata", DealDamage(amount=Fixed(2), to=Every(CREATURE)))
        table.settle().cast("Vampata").resolve()
        damaged = [name for name in NAMES if table.one(name).damage]
        assert damaged == (["Anna", "Bruno", "Fabio"] if limited else list(NAMES))
        assert ("801.10" in table.rules()) is limited

    @BOTH
    def test_801_10_the_rest_of_an_effect_works_normally(self, seats: Seats, limited: bool) -> None:
        """A creature in range is destroyed; its owner, who is not, draws nothing; the controller gains life all the same."""
        table = six(seats)
        table.library(2, 2)
        table.creature("Lupo", 2, 2, controller=1, owner=2)
        instant(
            table, "Morsa", Destroy(what=Target(0)), Draw(who=OwnerOf(Target(0))), GainLife(amount=Fixed(1)),
            targets=(TargetSpec(objects=CREATURE),),
        )  # fmt: skip
        table.settle().cast("Morsa").resolve()
        assert table.where("Lupo") is Zone.GRAVEYARD
        assert table.life(0) == 21
        assert len(table.zone(Zone.HAND, 2)) == (0 if limited else 1)

    @BOTH
    def test_801_10_continuous_effects_of_static_abilities_end_at_the_range(self, seats: Seats, limited: bool) -> None:
        table = six_creatures(seats)
        lord = Static(affects=CREATURE, parts=(ModifyPT(Fixed(1), Fixed(1)),))
        table.permanent("Inno", lord, **ENCHANTMENT)
        table.settle()
        grown = [name for name in NAMES if table.looks(name).power == 4]
        assert grown == (["Anna", "Bruno", "Fabio"] if limited else list(NAMES))

    @BOTH
    def test_101_2_801_10_what_cannot_happen_cannot_within_range_alone(self, seats: Seats, limited: bool) -> None:
        table = six(seats)
        table.permanent("Sigillo", Cannot(what=Prohibition.GAIN_LIFE, players=PlayerScope.ALL), **ENCHANTMENT)
        table.settle()
        table.occur(e.LifeChange(player=PlayerId(1), amount=3), e.LifeChange(player=PlayerId(2), amount=3))
        assert (table.life(1), table.life(2)) == (20, 23 if limited else 20)

    @BOTH
    def test_801_10_each_player_is_each_player_in_range(self, seats: Seats, limited: bool) -> None:
        table = six(seats)
        instant(table, "Salasso", LoseLife(amount=Fixed(1), who=EachPlayer()))
        table.settle().cast("Salasso").resolve()
        lost = [player for player in range(6) if table.life(player) == 19]
        assert lost == ([0, 1, 5] if limited else list(range(6)))

    @BOTH
    def test_801_11_what_is_counted_is_in_range(self, seats: Seats, limited: bool) -> None:
        table = six_creatures(seats)
        instant(table, "Censo", GainLife(amount=Count(CREATURE)))
        table.settle().cast("Censo").resolve()
        assert table.life(0) == (23 if limited else 26)
        assert ("801.11" in table.rules()) is limited

    def test_801_11_it_is_the_range_of_the_controller_and_not_of_whom_it_counts_for(self) -> None:
        """Anna's permanent makes Bruno's creature grow for Fabio's too, whom Bruno does not reach."""
        for seats, power in ((ONE_SEAT, 6), (NO_LIMIT, 9)):
            table = six_creatures(seats)
            grow = Static(affects=CREATURE, parts=(ModifyPT(Count(CREATURE), Fixed(0)),))
            table.permanent("Stendardo", grow, **ENCHANTMENT)
            table.settle()
            assert table.looks("Bruno").power == power

    def test_801_11_whose_turn_it_is_is_known_at_the_whole_table(self) -> None:
        """Dario's turn is out of Anna's range, and is not Anna's turn all the same."""
        table = six(ONE_SEAT, active=3)
        while_not_mine = Static(
            affects=Filter(types=(CardType.CREATURE,), controller=Relation.YOU),
            parts=(ModifyPT(Fixed(1), Fixed(1)),),
            condition=TurnOf(Relation.NOT_YOU),
        )
        table.creature("Gufo", 1, 1, while_not_mine)
        table.settle()
        assert table.looks("Gufo").power == 2

    def test_801_10_the_controller_of_what_is_spoken_of_may_be_out_of_range(self) -> None:
        for seats, life in ((ONE_SEAT, 20), (NO_LIMIT, 17)):
            table = six(seats)
            table.creature("Lupo", 2, 2, controller=1, owner=2)
            effects = (Tap(what=Target(0)), LoseLife(amount=Fixed(3), who=OwnerOf(Target(0))))
            instant(table, "Nodo", *effects, targets=(TargetSpec(objects=CREATURE),))
            table.settle().cast("Nodo").resolve()
            assert (table.life(2), table.one("Lupo").tapped) == (life, True)
            assert table.life(1) == 20


class TestAttachments:
    @BOTH
    def test_801_8_an_aura_on_what_is_out_of_range_goes_to_the_graveyard(self, seats: Seats, limited: bool) -> None:
        for number, far in ((1, False), (2, True)):
            table = six_creatures(seats)
            table.permanent("Laccio", ENCHANT_CREATURE, attached_to=table_id(table, number), **AURA)
            table.settle()
            gone = limited and far
            assert table.where("Laccio") is (Zone.GRAVEYARD if gone else Zone.BATTLEFIELD)
            assert table.performed("801.8") == (["Laccio"] if gone else [])

    @BOTH
    def test_801_8_an_aura_on_a_player_out_of_range_goes_to_the_graveyard(self, seats: Seats, limited: bool) -> None:
        for number, far in ((1, False), (3, True)):
            table = six(seats)
            curse = Keyword(keyword="enchant", quality="player")
            table.permanent("Maledizione", curse, attached_to=at(number), **AURA)
            table.settle()
            assert (table.where("Maledizione") is Zone.GRAVEYARD) is (limited and far)

    @BOTH
    def test_801_9_an_equipment_on_what_is_out_of_range_becomes_unattached(self, seats: Seats, limited: bool) -> None:
        for number, far in ((5, False), (4, True)):
            table = six_creatures(seats)
            table.permanent("Spada", attached_to=table_id(table, number), **EQUIPMENT)
            table.settle()
            assert (table.one("Spada").attached_to is None) is (limited and far)
            assert table.where("Spada") is Zone.BATTLEFIELD
            assert table.performed("801.9") == (["Spada"] if limited and far else [])

    @BOTH
    def test_801_12_the_world_rule_looks_at_what_is_in_range(self, seats: Seats, limited: bool) -> None:
        world: dict[str, Any] = {**ENCHANTMENT, "supertypes": (Supertype.WORLD,)}
        table = six(seats)
        for label, number in (("Primo", 0), ("Secondo", 2), ("Terzo", 3)):
            table.permanent(label, controller=number, **world)
        table.settle()
        gone = [label for label in ("Primo", "Secondo", "Terzo") if table.where(label) is Zone.GRAVEYARD]
        assert gone == (["Secondo"] if limited else ["Primo", "Secondo"])
        assert ("801.12" in table.rules()) is limited


def table_id(table: Table, number: int) -> Any:
    known = table.builder._game.objects
    return next(one.id for one in known.values() if one.label == NAMES[number])


class TestEnding:
    @pytest.mark.parametrize(("ranges", "gone", "winners"), [
        ((1,) * 6, [1, 5], None), ((2,) * 6, [1, 2, 4, 5], None), ((3,) * 6, [1, 2, 3, 4, 5], (0,)), ((), [], (0,)),
    ])  # fmt: skip
    def test_104_3h_801_14_who_would_win_makes_the_opponents_in_range_lose(
        self, ranges: tuple[int, ...], gone: list[int], winners: tuple[int, ...] | None
    ) -> None:

        table = six(Seats(ranges=ranges))
        instant(table, "Trionfo", Win())
        table.settle().cast("Trionfo").resolve()
        assert table.winners == winners
        assert [player for player in range(6) if player not in table.in_game()] == ([] if not ranges else gone)
        assert ("801.14" in table.rules()) is bool(ranges)

    @pytest.mark.parametrize("ranges", [(1,) * 6, ()])
    def test_104_4e_801_15_a_draw_is_one_for_the_controller_and_those_in_range(self, ranges: tuple[int, ...]) -> None:

        table = six(Seats(ranges=ranges))
        instant(table, "Stallo", DrawGame())
        table.settle().cast("Stallo")
        table.resolve()
        if ranges:
            assert (table.winners, table.in_game()) == (None, [2, 3, 4])
            assert "801.15" in table.rules()
            assert table.game.receiver == 2
        else:
            assert table.winners == ()

    def test_104_4g_it_is_a_draw_for_a_team_whose_players_are_all_drawn(self) -> None:

        for teams, whole in (((0, 0, 1, 1, 2, 0), True), ((0, 1, 1, 0, 2, 2), False)):
            table = six(ONE_SEAT, teams=teams)
            instant(table, "Stallo", DrawGame())
            table.settle().cast("Stallo").resolve()
            assert ("104.4g" in table.rules()) is whole

    def test_801_2c_who_leaves_changes_the_ranges_only_as_the_next_turn_begins(self) -> None:
        table = six(ONE_SEAT)
        for number in range(6):
            table.library(number, 3)
        table.settle().do(Concede(PlayerId(1)))
        assert 2 not in table.settle().game.table.reached[0]
        table.until(TurnStep.UPKEEP, player=2)
        assert 2 in table.game.table.reached[0]
        assert table.rules().count("801.2c") == 2


class TestDamage:
    @BOTH
    def test_801_2_a_source_deals_no_damage_out_of_its_controllers_range(self, seats: Seats, limited: bool) -> None:
        table = six_creatures(seats)
        table.settle().occur(
            e.Damage(source=table.id("Anna"), to=at(2), amount=2), e.Damage(source=table.id("Anna"), to=at(1), amount=2)
        )
        assert (table.life(1), table.life(2)) == (18, 20 if limited else 18)
        assert ("801.2" in table.rules()) is limited
