"""801.3, 801.13-801.17: attacks, replacement and prevention, and what ends or restarts a game under limited ranges of influence."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Continue, Moment, Pass
from engine.board.board_of import board_of
from engine.board.prohibitions import forbids_object
from engine.board.reach import deals_that_far, is_reached, player_reached
from engine.board.targets import candidates
from engine.cards.abilities import combat as c
from engine.cards.abilities.ability import Prohibition, Replaces
from engine.cards.abilities.deciding import VillainousChoice
from engine.cards.abilities.designations import Detain, Goad
from engine.cards.abilities.filters import CREATURE, Filter, TargetSpec
from engine.cards.abilities.keyword_abilities import ChoosePlayer
from engine.cards.abilities.lasting import Prevent
from engine.cards.abilities.players import Draw, GainLife, Win
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import Every, Remembered, Target
from engine.cards.abilities.replacing import ChangesDamage, ChangesLife, DamagePattern, Prevents
from engine.cards.abilities.turns import DrawGame, RestartGame
from engine.combat.attacking import required_to_attack
from engine.state import events as e
from engine.state.actions import DeclareAttackers, ProvedLoop
from engine.state.bindings import Bindings
from engine.state.facts.ranges import OutOfRange
from engine.state.objects import PlayerTarget
from engine.state.table import Table as Seats
from engine.state.table import Variant
from engine.words.mentions import Mention
from engine.words.terms import NOBODY, CardType, ObjectId, PlayerId, Relation, TurnStep, Zone
from tests.engine.support import Table, card
from tests.engine.support_more import ENCHANTMENT, instant, refused
from tests.engine.turn.limited_range import gives_away
from tests.engine.turn.test_limited_range import BOTH, NAMES, ONE_SEAT, at, six, six_creatures


class TestAttacks:
    @BOTH
    def test_801_3_creatures_attack_only_opponents_in_range(self, seats: Seats, limited: bool) -> None:
        table = six_creatures(seats)
        table.settle().until(TurnStep.DECLARE_ATTACKERS)
        far = DeclareAttackers(PlayerId(0), ((table.id("Anna"), at(2)),))
        if limited:
            assert refused(table, far) == ("out of reach", "801.3")
        else:
            table.do(far)

    @BOTH
    def test_508_7e_what_is_reselected_is_in_range_of_the_attacker_s_controller(
        self, seats: Seats, limited: bool
    ) -> None:
        table = six_creatures(seats)
        instant(table, "Deviazione", c.Reselect(what=Target()), targets=(TargetSpec(objects=CREATURE),))
        table.settle().until(TurnStep.DECLARE_ATTACKERS)
        table.do(DeclareAttackers(PlayerId(0), ((table.id("Anna"), at(1)),)))
        table.settle().cast("Deviazione", "Anna")
        if limited:
            table.resolve("Fabio")
        else:
            table.resolve("Dario")
        assert table.game.combat is not None
        assert table.game.combat.attackers[0].against == (5 if limited else 3)


class TestRangeItself:
    def test_801_2b_a_player_is_in_their_own_range_even_of_none(self) -> None:
        reached = six(Seats(ranges=(0,) * 6)).settle().game.table.reached
        assert reached == tuple((number,) for number in range(6))

    def test_801_2d_an_object_is_where_its_controller_is_and_a_battle_also_where_its_protector_is(self) -> None:
        """Carla controls both, and is out of Anna's range; Bruno protects the battle, and is in it."""
        table = six(ONE_SEAT)
        table.permanent("Mura", types=(CardType.BATTLE,), controller=2, protector=PlayerId(1), counters={"defense": 3})
        table.creature("Toro", 3, 3, controller=2, owner=0)
        board = board_of(table.game)
        assert is_reached(board, table.id("Mura"), of=PlayerId(0))
        assert not is_reached(board, table.id("Toro"), of=PlayerId(0))
        assert is_reached(board, table.id("Toro"), of=PlayerId(1))

    def test_801_2d_a_battle_is_in_range_by_controller_or_protector_and_attacked_only_by_the_protector_s_side(
        self,
    ) -> None:
        """Anna reaches Bruno and Fabio. The first battle is Carla's and protected by Bruno, the second Bruno's and by Dario."""
        for seats, far in ((ONE_SEAT, True), (Seats(), False)):
            table = six(seats)
            for label, controller, protector in (("Mura", 2, 1), ("Torre", 1, 3), ("Porto", 2, 3)):
                siege: dict[str, Any] = {
                    "types": (CardType.BATTLE,),
                    "subtypes": ("Siege",),
                    "counters": {"defense": 3},
                }
                table.permanent(label, controller=controller, protector=PlayerId(protector), **siege)
            table.creature("Orso", 2, 2)
            table.settle().until(TurnStep.DECLARE_ATTACKERS)
            assert [table.one(label).protector for label in ("Mura", "Torre")] == [1, 3], (
                "out of range, but theirs (310.12a)"
            )
            board = board_of(table.game)
            reached = [is_reached(board, table.id(label), of=PlayerId(0)) for label in ("Mura", "Torre", "Porto")]
            assert reached == [True, True, not far]
            for label, attacked in (("Torre", not far), ("Mura", True)):
                declared = DeclareAttackers(PlayerId(0), ((table.id("Orso"), table.id(label)),))
                if attacked:
                    table.fork().do(declared)
                else:
                    assert refused(table, declared) == ("out of reach", "801.3")


class TestReplacingAndPreventing:
    @BOTH
    def test_801_13b_of_damage_by_a_source_the_source_is_in_range(self, seats: Seats, limited: bool) -> None:
        for source, prevented in ((1, True), (2, not limited)):
            table = six_creatures(seats)
            table.permanent("Tregua", Prevents(damage=DamagePattern(source=CREATURE)), **ENCHANTMENT)
            table.settle().occur(e.Damage(source=table.id(NAMES[source]), to=at(1), amount=2))
            assert table.life(1) == (20 if prevented else 18)
            assert ("801.13b" in table.rules()) is not prevented

    @BOTH
    def test_801_13b_of_damage_by_a_source_whoever_it_is_dealt_to(self, seats: Seats, limited: bool) -> None:
        """Bruno is in Anna's range and Carla, whom his creature hurts, is not: the words speak of the source alone."""
        for to in (1, 2):
            table = six_creatures(seats)
            table.permanent("Tregua", Prevents(damage=DamagePattern(source=CREATURE)), **ENCHANTMENT)
            table.settle().occur(e.Damage(source=table.id("Bruno"), to=at(to), amount=2))
            assert table.life(to) == 20
        table.occur(e.Damage(source=table.id("Dario"), to=at(2), amount=2))
        assert table.life(2) == (18 if limited else 20)

    @BOTH
    def test_801_13b_of_damage_to_somebody_the_recipient_is_in_range(self, seats: Seats, limited: bool) -> None:
        """Carla deals it in both, and is out of Anna's range in both."""
        for to, prevented in ((1, True), (3, not limited)):
            table = six_creatures(seats)
            table.permanent("Scudo", Prevents(damage=DamagePattern(to_player=Relation.ANY)), **ENCHANTMENT)
            table.settle().occur(e.Damage(source=table.id("Carla"), to=at(to), amount=2))
            assert table.life(to) == (20 if prevented else 18)
            assert ("801.13b" in table.rules()) is not prevented

    @BOTH
    def test_801_13b_of_damage_of_which_neither_is_said_both_are_in_range(self, seats: Seats, limited: bool) -> None:
        for source, to, prevented in ((1, 0, True), (2, 1, not limited), (1, 2, not limited)):
            table = six_creatures(seats)
            table.permanent("Nebbia", Prevents(damage=DamagePattern()), **ENCHANTMENT)
            table.settle().occur(e.Damage(source=table.id(NAMES[source]), to=at(to), amount=2))
            assert table.life(to) == (20 if prevented else 18)

    @BOTH
    def test_801_13b_a_shield_for_a_time_is_no_other(self, seats: Seats, limited: bool) -> None:
        table = six_creatures(seats)
        instant(table, "Foschia", Prevent())
        table.settle().cast("Foschia").resolve()
        near, far = (e.Damage(source=table.id(NAMES[one]), to=at(1), amount=2) for one in (0, 2))
        assert table.occur(near).life(1) == 20
        assert "801.13b" not in table.rules()
        assert table.occur(far).life(1) == (18 if limited else 20)
        assert ("801.13b" in table.rules()) is limited

    def test_801_13b_it_is_told_once_for_all_damage_of_an_event_and_only_where_range_alone_is_against_it(self) -> None:
        """Anna's mist is against combat damage: two creatures out of her range deal it, then one of them other damage."""
        table = six_creatures(ONE_SEAT)
        table.permanent("Nebbia", Prevents(damage=DamagePattern(combat=True)), **ENCHANTMENT)
        far = [table.id(NAMES[one]) for one in (2, 3)]
        table.settle().occur(*(e.Damage(source=one, to=at(1), amount=1, combat=True) for one in far))
        (told,) = [step for step in table.steps if "801.13b" in step.rules]
        (fact,) = told.facts
        assert isinstance(fact, OutOfRange)
        assert [one.label for one in fact.what if isinstance(one, Mention)] == ["Carla", "Dario"]
        table.occur(e.Damage(source=far[0], to=at(1), amount=1))
        assert [step for step in table.steps if "801.13b" in step.rules] == [told]

    @BOTH
    def test_801_11_more_damage_is_not_seen_where_its_source_is_out_of_range(self, seats: Seats, limited: bool) -> None:
        table = six_creatures(seats)
        table.permanent("Furia", ChangesDamage(damage=DamagePattern(source=CREATURE), factor=2), **ENCHANTMENT)
        near, far = (e.Damage(source=table.id(NAMES[one]), to=at(1), amount=2) for one in (0, 2))
        assert table.settle().occur(near).life(1) == 16
        assert "801.11" not in table.rules()
        assert table.occur(far).life(1) == (14 if limited else 12)
        assert ("801.11" in table.rules()) is limited

    @BOTH
    def test_801_13a_what_is_redirected_out_of_the_source_s_range_is_not_dealt(
        self, seats: Seats, limited: bool
    ) -> None:
        """Bruno's effect has Anna's damage to him dealt to Carla, whom he reaches and Anna does not."""
        table = six_creatures(seats)
        away = ChangesDamage(damage=DamagePattern(to_player=Relation.YOU), redirect_to=Every(Filter(name="Carla")))
        table.permanent("Specchio", away, controller=1, **ENCHANTMENT)
        table.settle().occur(e.Damage(source=table.id("Anna"), to=at(1), amount=2))
        assert (table.life(1), table.one("Carla").damage) == (20, 0 if limited else 2)
        assert ("801.13a" in table.rules()) is limited

    @BOTH
    def test_801_13_replacement_effects_watch_what_is_in_range(self, seats: Seats, limited: bool) -> None:
        table = six_creatures(seats)
        exiled = Replaces(subject=CREATURE, origin=Zone.BATTLEFIELD, to=Zone.GRAVEYARD, instead_to=Zone.EXILE)
        table.permanent("Soglia", exiled, **ENCHANTMENT)
        table.permanent("Fonte", ChangesLife(who=Relation.ANY, gained=True, factor=2), **ENCHANTMENT)
        table.settle()
        for number, far in ((1, False), (2, True)):
            table.occur(e.Destruction(object=table.id(NAMES[number])), e.LifeChange(player=PlayerId(number), amount=3))
            gone = Zone.GRAVEYARD if limited and far else Zone.EXILE
            assert (table.where(NAMES[number]), table.life(number)) == (gone, 23 if limited and far else 26)


class TestEnding:
    def test_801_15_809_5c_a_draw_for_the_emperor_is_one_for_the_team(self) -> None:
        """Anna's spell has the game drawn for her, Bruno and Fabio: Bruno is the emperor of the first team, Elsa of the other."""
        emperors = (PlayerId(1), PlayerId(4))
        for variant, left in ((Variant.EMPEROR, [3, 4, 5]), (Variant.TEAM_VS_TEAM, [2, 3, 4])):
            ranges = (1, 1, 1, 1, 1, 1)
            seats = Seats(variant=variant, emperors=emperors if variant is Variant.EMPEROR else (), ranges=ranges)
            table = six(seats, teams=(0, 0, 0, 1, 1, 1))
            instant(table, "Stallo", DrawGame(), controller=0)
            table.settle().cast("Stallo").resolve()
            if variant is Variant.EMPEROR:
                assert table.winners == (3, 4, 5), table.in_game()
                assert "809.5c" in table.rules()
            else:
                assert table.in_game() == left
                assert "809.5c" not in table.rules()

    def test_801_14_teammates_of_the_winner_do_not_lose(self) -> None:
        for teams, left in (((0, 0, 1, 1, 2, 2), [0, 1, 2, 3, 4]), ((0, 1, 1, 2, 2, 0), [0, 2, 3, 4, 5])):
            table = six(ONE_SEAT, teams=teams)
            instant(table, "Trionfo", Win())
            assert table.settle().cast("Trionfo").resolve().in_game() == left

    @pytest.mark.parametrize("ranges", [(1, 2, 1, 1, 2, 1), ()])
    def test_801_14_809_5b_a_team_loses_by_somebody_s_victory_where_its_emperor_is_in_range(
        self, ranges: tuple[int, ...]
    ) -> None:
        """Carla reaches Dario, a general, and Bruno both generals: they alone lose. From three seats Elsa loses, and her team."""
        emperors = (PlayerId(1), PlayerId(4))
        for wins, reach, left in ((2, 1, [0, 1, 2, 4, 5]), (1, 2, [0, 1, 2, 4]), (1, 3, [0, 1, 2])):
            all_of_them = ranges and (*ranges[:wins], reach, *ranges[wins + 1 :])
            seats = Seats(variant=Variant.EMPEROR, emperors=emperors, ranges=all_of_them)
            table = six(seats, teams=(0, 0, 0, 1, 1, 1))
            instant(table, "Trionfo", Win(), controller=wins)
            table.settle()
            while table.game.receiver != wins:
                table.do(Pass(table.game.receiver))
                table.settle()
            table.cast("Trionfo", player=wins).resolve()
            if ranges:
                assert table.in_game() == left
                assert table.winners == ((0, 1, 2) if reach == 3 else None)
            else:
                assert table.winners == (0, 1, 2)

    def test_104_4h_809_5c_a_draw_for_an_emperor_is_one_for_the_team(self) -> None:
        """Anna's draw reaches Bruno, her emperor, and Fabio: her whole team is drawn, and of the other one Fabio alone."""
        for emperor, left in ((1, [3, 4]), (2, [2, 3, 4])):
            seats = Seats(variant=Variant.EMPEROR, emperors=(PlayerId(emperor), PlayerId(4)), ranges=(1, 2, 1, 1, 2, 1))
            table = six(seats, teams=(0, 0, 0, 1, 1, 1))
            instant(table, "Stallo", DrawGame())
            table.settle().cast("Stallo").resolve()
            assert table.in_game() == left
            assert (table.winners is None) is (emperor == 2)
            assert ("809.5c" in table.rules()) is (emperor == 1)

    @BOTH
    def test_727_7_801_17_all_are_in_the_new_game(self, seats: Seats, limited: bool) -> None:
        table = six_creatures(seats)
        instant(table, "Alba", RestartGame(without=Every(CREATURE)))
        table.settle().cast("Alba")
        while table.game.moment is not Moment.OPENING:
            table.do(Pass(table.game.receiver) if table.settled else Continue())
        assert [len(table.game.zone(Zone.LIBRARY, PlayerId(number))) for number in range(6)] == [1, 0, 0, 0, 0, 0]
        assert all(table.where(name) is Zone.BATTLEFIELD for name in NAMES)
        assert ("801.17" in table.rules()) is limited
        assert "801.10" not in table.rules()


def test_702_11b_801_11_hexproof_does_not_see_a_spell_out_of_its_controllers_range() -> None:
    """Anna reaches two seats, Carla one: what Anna casts is out of the range of Carla's abilities. Shroud needs to see nothing."""
    for theirs, keyword, legal in ((1, "hexproof", True), (2, "hexproof", False), (1, "shroud", False)):
        table = six(Seats(ranges=(2, 1, theirs, 1, 1, 1)))
        table.creature("Cervo", 2, 2, keyword, controller=2)
        table.creature("Lupo", 2, 2, controller=1)
        instant(table, "Dardo", Prevent(to=Target(0)), targets=(TargetSpec(objects=CREATURE),))
        table.settle()
        found = _candidates(table)
        assert ("Cervo" in found) is legal
        assert "Lupo" in found


def _candidates(table: Table) -> set[str]:
    """What the targeted instant of Anna could target."""
    bound = Bindings(source=table.id("Dardo"), you=PlayerId(0))
    found = candidates(TargetSpec(objects=CREATURE), board_of(table.game), bound)
    return {table.game.objects[one].label for one in found if not isinstance(one, PlayerTarget)}


def test_801_5b_who_chooses_between_options_may_choose_one_about_what_is_out_of_range() -> None:
    """Carla reaches one seat, Anna two: Carla decides whether Anna draws or gains, and reaches neither."""
    for carla, chosen in ((1, "guadagna"), (2, "guadagna"), (1, "pesca")):
        table = six(Seats(ranges=(2, 1, carla, 1, 1, 1)))
        table.library(0, 2)
        options = VillainousChoice(
            who=Remembered("who"),
            first=(Draw(),),
            second=(GainLife(amount=Fixed(4)),),
            texts=("pesca", "guadagna"),
        )
        instant(table, "Dilemma", ChoosePlayer(among=Relation.OPPONENT, keep_as="who"), options)
        table.settle().cast("Dilemma").resolve("Carla", chosen)
        assert (table.life(0), len(table.zone(Zone.HAND))) == ((24, 0) if chosen == "guadagna" else (20, 1))


@BOTH
def test_801_16_104_4f_a_loop_is_a_draw_for_who_is_involved_and_in_range(seats: Seats, limited: bool) -> None:
    table = six(seats).settle()
    table.do(ProvedLoop(steps=4, involved=(PlayerId(0),)))
    if limited:
        assert (table.winners, table.in_game(), table.game.receiver) == (None, [2, 3, 4], 2)
        assert "104.4f" in table.rules()
    else:
        assert table.winners == ()
        assert "104.4b" in table.rules()


@BOTH
@pytest.mark.parametrize("kind", [Detain, Goad])
def test_801_10_a_designation_does_not_work_on_what_has_come_out_of_range(
    kind: type[Detain | Goad], seats: Seats, limited: bool
) -> None:
    """Bruno designates Anna's creature, which comes under the control of Fabio, whom he does not reach."""
    table = six(seats, active=1)
    table.creature("Orso", 3, 3, "haste", controller=0)
    instant(table, "Ordine", kind(what=Target()), controller=1, targets=(TargetSpec(objects=CREATURE),))
    gives_away(table, "Dono", controller=0)
    table.settle().cast("Ordine", player=1).resolve()
    while table.game.receiver != 0:
        table.do(Pass(table.game.receiver))
        table.settle()
    table.cast("Dono", "Fabio", player=0).resolve()
    assert table.controller("Orso") == 5
    board = board_of(table.game)
    if kind is Detain:
        kept = forbids_object(board, Prohibition.ATTACK, table.id("Orso")) is not None
    else:
        kept = table.id("Orso") in required_to_attack(board)
    assert kept is not limited


def test_801_2_what_nobody_controls_or_deals_is_out_of_nobodys_range() -> None:
    board = board_of(six_creatures(ONE_SEAT).settle().game)
    assert player_reached(board, NOBODY, of=PlayerId(0)) and player_reached(board, PlayerId(3), of=NOBODY)
    assert deals_that_far(board, ObjectId(0), at(3))
    assert not player_reached(board, PlayerId(3), of=PlayerId(0))
    assert not deals_that_far(board, next(one.id for one in board.game.permanents() if one.label == "Anna"), at(3))


def test_801_2_damage_reaches_as_far_as_whoever_controls_its_source_and_not_its_owner() -> None:
    """Dario's creature, which Bruno controls, deals damage to Anna beside him, and none to Elsa, whom only Dario reaches."""
    table = six(ONE_SEAT)
    table.put("Preso", card("Preso", types=(CardType.CREATURE,)), controller=1, owner=3)
    table.settle().occur(e.Damage(source=table.id("Preso"), to=at(0), amount=2))
    table.occur(e.Damage(source=table.id("Preso"), to=at(4), amount=2))
    assert (table.life(0), table.life(4)) == (18, 20)
