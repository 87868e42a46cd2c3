"""510, 702: combat damage: who deals it, when, how it is divided, and that it is dealt at once."""

from __future__ import annotations

from engine import play
from engine.cards.abilities.ability import Keyword
from engine.cards.abilities.continuous import GainAbility, LoseKeyword
from engine.cards.abilities.filters import CREATURE
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.objects import Move
from engine.cards.abilities.players import LoseLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import EachPlayer, Target
from engine.cards.abilities.triggers import DealsDamage, LifeChanges, dies
from engine.state.actions import Continue, Pass
from engine.state.events import Tapped
from engine.state.trace import Step, StepKind
from engine.words.terms import CardType, Relation, TurnStep, Zone
from tests.engine.support import Table, _answer
from tests.engine.support_more import (
    ANOTHER_CREATURE,
    ARTIFACT,
    TARGET_CREATURE,
    B,
    as_offered,
    attack,
    block,
    blockers,
    die,
    instant,
    moved,
    pass_on,
    steps_of,
    when,
)


def _fight(table: Table, *answers: object) -> Table:
    """On to the end of combat; ``answers`` divide damage."""
    return table.until(TurnStep.END_OF_COMBAT, *answers)  # type: ignore[arg-type]


def _duel(
    mine: tuple[object, ...], theirs: tuple[object, ...], sizes: tuple[int, int, int, int] = (2, 2, 2, 2)
) -> Table:
    """Anna's bear with these abilities is blocked by Bruno's stag with those; sizes: power and toughness of both."""
    table = Table()
    table.creature("Orso", sizes[0], sizes[1], *mine)  # type: ignore[arg-type]
    table.creature("Cervo", sizes[2], sizes[3], *theirs, controller=1)  # type: ignore[arg-type]
    attack(table.settle(), ("Orso", 1))
    return block(table, ("Cervo", "Orso"))


def _damage_steps(table: Table) -> list[Step]:
    return steps_of(table, StepKind.COMBAT_DAMAGE)


class TestWhoDealsIt:
    def test_510_1b_unblocked_to_the_player(self):
        table = Table()
        table.creature("Orso", 3, 3)
        assert _fight(attack(table.settle(), ("Orso", 1))).life(1) == 17

    def test_510_1c_blocked_to_the_blocker(self):
        table = _fight(_duel((), (), (2, 3, 1, 4)))
        assert (table.one("Orso").damage, table.one("Cervo").damage, table.life(1)) == (1, 2, 20)

    def test_510_1a_none_with_power_0_or_less(self):
        table = Table()
        table.creature("Muro", 0, 4)
        table = _fight(attack(table.settle(), ("Muro", 1)))
        assert [step.changes for step in _damage_steps(table)] == [()]

    def test_509_1h_blocked_stays_blocked_though_the_blocker_is_gone(self):
        table = _duel((), ())
        table.occur(*die(table.id("Cervo")))
        assert _fight(table).life(1) == 20

    def test_702_19d_control_but_with_trample(self):
        table = _duel(("trample",), ())
        table.occur(*die(table.id("Cervo")))
        _fight(table)
        assert table.life(1) == 18
        assert "702.19d" in table.rules()

    def test_510_1d_a_blocker_whose_attacker_is_gone_deals_none(self):
        table = _duel((), ())
        table.occur(moved(table.id("Orso"), Zone.EXILE))
        assert _fight(table).one("Cervo").damage == 0

    def test_506_4b_tapping_a_blocker_changes_nothing(self):
        table = _duel((), (), (2, 3, 2, 3))
        table.occur(Tapped(object=table.id("Cervo")))
        assert _fight(table).one("Orso").damage == 2

    def test_510_2_all_of_it_at_once(self):
        """Both die, each sees the other die."""
        table = _fight(_duel((when(dies(ANOTHER_CREATURE)),), (when(dies(ANOTHER_CREATURE)),)))
        assert sorted(table.performed("704.5g")) == ["Cervo", "Orso"]
        assert sorted(table.triggered()) == ["Cervo", "Orso"]


class TestFirstStrike:
    def test_702_7b_it_deals_its_damage_first_and_the_dead_strike_no_more(self):
        table = _fight(_duel(("first strike",), ()))
        assert (table.where("Orso"), table.where("Cervo")) == (Zone.BATTLEFIELD, Zone.GRAVEYARD)
        assert ["510.4" in step.rules for step in _damage_steps(table)] == [True, True]

    def test_510_4_control_without_it_one_step(self):
        assert ["510.4" in step.rules for step in _damage_steps(_fight(_duel((), ())))] == [False]

    def test_510_4_two_steps_also_where_all_of_them_have_it(self):
        table = _fight(_duel(("first strike",), ("first strike",), (1, 5, 1, 5)))
        assert [len(step.changes) > 0 for step in _damage_steps(table)] == [True, False]
        assert (table.one("Orso").damage, table.one("Cervo").damage) == (1, 1)

    def test_702_4b_double_strike_in_both(self):
        table = _fight(_duel(("double strike",), (), (2, 5, 1, 9)))
        assert (table.one("Cervo").damage, table.one("Orso").damage) == (4, 1)

    def test_702_4b_double_strike_alone_still_has_two(self):
        table = Table()
        table.creature("Orso", 2, 2, "double strike")
        assert _fight(attack(table.settle(), ("Orso", 1))).life(1) == 16

    def test_702_7c_first_strike_lost_in_between_it_strikes_no_second_time(self):
        table = Table()
        table.creature("Orso", 2, 5, "first strike")
        table.creature("Cervo", 1, 9, controller=1)
        lose = Apply(to=Target(), parts=(LoseKeyword("first strike"),))
        instant(table, "Fiacca", lose, targets=(TARGET_CREATURE,))
        attack(table.settle(), ("Orso", 1))
        block(table, ("Cervo", "Orso")).until(TurnStep.COMBAT_DAMAGE).cast("Fiacca", "Orso").resolve()
        assert _fight(table).one("Cervo").damage == 2

    def test_702_4d_double_strike_gained_in_between_it_strikes_again(self):
        table = Table()
        table.creature("Orso", 2, 5, "first strike")
        table.creature("Cervo", 1, 9, controller=1)
        gain = Apply(to=Target(), parts=(GainAbility(Keyword(keyword="double strike")),))
        instant(table, "Furia", gain, targets=(TARGET_CREATURE,))
        attack(table.settle(), ("Orso", 1))
        block(table, ("Cervo", "Orso")).until(TurnStep.COMBAT_DAMAGE).cast("Furia", "Orso").resolve()
        assert _fight(table).one("Cervo").damage == 4

    def test_510_4_first_strike_gained_in_between_by_one_that_had_none_changes_nothing(self):
        table = Table()
        table.creature("Orso", 2, 5, "first strike")
        table.creature("Lupo", 3, 5)
        gain = Apply(to=Target(), parts=(GainAbility(Keyword(keyword="first strike")),))
        instant(table, "Prontezza", gain, targets=(TARGET_CREATURE,))
        attack(table.settle(), ("Orso", 1), ("Lupo", 1)).until(TurnStep.COMBAT_DAMAGE)
        assert table.life(1) == 18
        table.cast("Prontezza", "Lupo").resolve()
        assert _fight(table).life(1) == 15

    def test_510_4_there_is_priority_between_the_two_steps(self):
        table = Table()
        table.creature("Orso", 2, 2, "first strike")
        table.creature("Lupo", 3, 3)
        instant(table, "Ritirata", Move(what=Target(), to=Zone.HAND), controller=1, targets=(TARGET_CREATURE,))
        attack(table.settle(), ("Orso", 1), ("Lupo", 1)).until(TurnStep.COMBAT_DAMAGE)
        pass_on(table).cast("Ritirata", "Lupo", player=1).resolve()
        assert _fight(table).life(1) == 18


def _illegal(table: Table, division: dict[str, int]) -> str:
    """Why a division is refused as damage is assigned."""
    pass_on(table)
    table.do(Pass(B))
    table.do(Continue())
    question = play(table.game, Continue()).question
    assert question is not None
    illegal = play(table.game, Continue(), [_answer(question, division, table.game)]).illegal
    assert illegal is not None
    return illegal.fault


class TestSeveralBlockers:
    def _table(self, *abilities: object, power: int = 5) -> Table:
        table = Table()
        table.creature("Orso", power, 9, *abilities)  # type: ignore[arg-type]
        table.creature("Cervo", 1, 3, controller=1)
        table.creature("Daino", 1, 2, controller=1)
        attack(table.settle(), ("Orso", 1))
        return block(table, ("Cervo", "Orso"), ("Daino", "Orso"))

    def test_510_1c_divided_as_its_controller_chooses(self):
        table = _fight(self._table(), {"Cervo": 3, "Daino": 2})
        assert (table.where("Cervo"), table.where("Daino")) == (Zone.GRAVEYARD, Zone.GRAVEYARD)

    def test_510_1c_control_all_on_one_is_allowed(self):
        table = _fight(self._table(), {"Cervo": 0, "Daino": 5})
        assert (table.where("Cervo"), table.where("Daino")) == (Zone.BATTLEFIELD, Zone.GRAVEYARD)

    def test_510_1c_of_two_blockers_one_is_gone_the_rest_gets_all(self):
        table = self._table()
        table.occur(*die(table.id("Daino")))
        assert _fight(table).where("Cervo") is Zone.GRAVEYARD

    def test_702_19b_trample_over_to_the_player_once_all_have_lethal(self):
        table = _fight(self._table("trample", power=7), {"Cervo": 3, "Daino": 2, "Bruno": 2})
        assert table.life(1) == 18

    def test_702_19b_it_need_not(self):
        table = _fight(self._table("trample", power=7), {"Cervo": 5, "Daino": 2, "Bruno": 0})
        assert table.life(1) == 20

    def test_702_19b_control_not_before(self):
        table = self._table("trample", power=7)
        assert _illegal(table, {"Cervo": 2, "Daino": 2, "Bruno": 3}) == "less than lethal"

    def test_702_2c_with_deathtouch_one_is_lethal(self):
        table = _fight(self._table("trample", "deathtouch", power=7), {"Cervo": 1, "Daino": 1, "Bruno": 5})
        assert table.life(1) == 15
        assert (table.where("Cervo"), table.where("Daino")) == (Zone.GRAVEYARD, Zone.GRAVEYARD)

    def test_702_19b_damage_already_there_counts(self):
        table = Table()
        table.creature("Orso", 4, 9, "trample")
        table.creature("Cervo", 1, 3, controller=1, damage=2)
        attack(table.settle(), ("Orso", 1))
        block(table, ("Cervo", "Orso"))
        assert _fight(table, {"Cervo": 1, "Bruno": 3}).life(1) == 17

    def test_702_12_indestructible_makes_no_difference_for_what_is_lethal(self):
        table = Table()
        table.creature("Orso", 4, 9, "trample")
        table.creature("Golem", 1, 3, "indestructible", controller=1)
        attack(table.settle(), ("Orso", 1))
        block(table, ("Golem", "Orso"))
        assert _fight(table, {"Golem": 3, "Bruno": 1}).life(1) == 19

    def test_510_1e_with_too_little_for_lethal_nothing_is_asked_but_between_blockers(self):
        table = self._table("trample", power=5)
        assert _fight(table, {"Cervo": 5, "Daino": 0}).life(1) == 20

    def test_702_19a_trample_does_nothing_for_a_blocker(self):
        table = _fight(_duel((), ("trample",), (2, 2, 9, 9)))
        assert table.life(0) == 20


class TestPlaneswalkersAndBattles:
    def _table(self, *abilities: object) -> Table:
        table = Table()
        table.creature("Orso", 3, 3, *abilities)  # type: ignore[arg-type]
        table.permanent("Viandante", types=(CardType.PLANESWALKER,), loyalty=4, counters={"loyalty": 4}, controller=1)
        table.permanent(
            "Assedio",
            types=(CardType.BATTLE,),
            subtypes=("Siege",),
            defense=4,
            counters={"defense": 4},
            protector=B,
        )
        table.creature("Cervo", 1, 1, controller=1)
        return table.settle()

    def test_120_3c_a_planeswalker_loses_loyalty(self):
        table = _fight(attack(self._table(), ("Orso", "Viandante")))
        assert (table.one("Viandante").count("loyalty"), table.life(1)) == (1, 20)

    def test_120_3h_a_battle_loses_defense(self):
        table = _fight(attack(self._table(), ("Orso", "Assedio")))
        assert table.one("Assedio").count("defense") == 1

    def test_506_4c_a_planeswalker_that_has_left_is_dealt_nothing_nor_is_its_controller(self):
        table = attack(self._table(), ("Orso", "Viandante"))
        table.occur(*die(table.id("Viandante")))
        assert _fight(table).life(1) == 20

    def test_506_4c_what_attacked_it_may_still_be_blocked(self):
        table = attack(self._table(), ("Orso", "Viandante"))
        table.occur(*die(table.id("Viandante")))
        block(table, ("Cervo", "Orso"))
        assert _fight(table).where("Cervo") is Zone.GRAVEYARD

    def test_702_19f_trample_does_not_go_on_to_the_player(self):
        table = attack(self._table("trample"), ("Orso", "Viandante"))
        table.occur(*die(table.id("Viandante")))
        block(table, ("Cervo", "Orso"))
        assert _fight(table).life(1) == 20

    def test_702_19b_control_but_to_the_planeswalker_while_it_is_there(self):
        table = block(attack(self._table("trample"), ("Orso", "Viandante")), ("Cervo", "Orso"))
        _fight(table, {"Cervo": 1, "Viandante": 2})
        assert table.one("Viandante").count("loyalty") == 2


class TestResults:
    def test_702_2b_deathtouch(self):
        table = _fight(_duel(("deathtouch",), (), (1, 1, 0, 9)))
        assert table.performed("704.5h") == ["Cervo"]

    def test_702_15b_lifelink_of_two_attackers_are_two_events(self):
        table = Table()
        table.creature("Angelo", 2, 2, "lifelink")
        table.creature("Vampiro", 3, 3, "lifelink")
        drain = LoseLife(amount=Fixed(1), who=EachPlayer(Relation.OPPONENT))
        table.permanent("Reliquia", when(LifeChanges(who=Relation.YOU), drain), **ARTIFACT)
        attack(table.settle(), ("Angelo", 1), ("Vampiro", 1)).until(TurnStep.COMBAT_DAMAGE)
        assert table.life(0) == 25
        assert table.triggered() == ["Reliquia", "Reliquia"]

    def test_510_3a_what_triggers_on_damage_and_on_the_deaths_after_it_goes_on_the_stack_together(self):
        table = Table()
        table.creature("Orso", 2, 2, when(DealsDamage(to_object=CREATURE)), when(dies(ANOTHER_CREATURE)))
        table.creature("Cervo", 0, 2, controller=1)
        attack(table.settle(), ("Orso", 1))
        block(table, ("Cervo", "Orso"))
        pass_on(table)
        table.do(Pass(B))
        as_offered(table)
        assert table.stack() == ["Orso#1", "Orso#2"]

    def test_702_15b_a_life_total_that_would_be_0_between_never_is(self):
        """At 2 life Anna is dealt 3 by an unblocked creature and gains 3 by her blocker with lifelink, at once."""
        table = Table(active=1, life=[2, 20])
        table.creature("Orso", 3, 3, controller=1)
        table.creature("Lupo", 1, 5, controller=1)
        table.creature("Angelo", 3, 5, "lifelink")
        attack(table.settle(), ("Orso", 0), ("Lupo", 0), player=1)
        block(table, ("Angelo", "Lupo"), player=0)
        _fight(table)
        assert not table.over
        assert table.life(0) == 2

    def test_510_2_control_without_lifelink_it_is_over(self):
        table = Table(active=1, life=[2, 20])
        table.creature("Orso", 3, 3, controller=1)
        attack(table.settle(), ("Orso", 0), player=1)
        assert _fight(table).over


def test_802_5_in_a_game_of_three_everybody_deals_and_is_dealt_damage_once() -> None:
    table = Table(3)
    table.creature("Orso", 2, 9)
    table.creature("Lupo", 3, 9)
    table.creature("Volpe", 1, 1)
    table.creature("Cervo", 1, 9, controller=1)
    table.creature("Daino", 1, 9, controller=2)
    attack(table.settle(), ("Orso", 1), ("Lupo", 2), ("Volpe", 2)).until(TurnStep.DECLARE_BLOCKERS)
    table.do(blockers(table, ("Cervo", "Orso"), player=1))
    table.do(blockers(table, ("Daino", "Lupo"), player=2))
    _fight(table)
    assert [table.one(label).damage for label in ("Orso", "Lupo", "Cervo", "Daino")] == [1, 1, 2, 3]
    assert [table.life(seat) for seat in range(3)] == [20, 20, 19]


def test_702_19b_of_a_blocker_that_is_also_a_planeswalker_its_loyalty_counts_too() -> None:
    """A 1/1 creature planeswalker with four loyalty counters: one damage is not all that is lethal to it."""
    table = Table()
    table.creature("Orso", 6, 6, "trample")
    table.creature("Avatar", 1, 1, types=(CardType.PLANESWALKER,), loyalty=4, counters={"loyalty": 4}, controller=1)
    attack(table.settle(), ("Orso", 1))
    block(table, ("Avatar", "Orso"))
    assert _illegal(table.fork(), {"Avatar": 3, "Bruno": 3}) == "less than lethal"
    assert _fight(table, {"Avatar": 4, "Bruno": 2}).life(1) == 18
