"""508.1c-d, 509.1b-c: restrictions first, then as many requirements as can be obeyed; what nobody declares is asked for."""

from __future__ import annotations

from typing import Any

import pytest

from engine import play
from engine.cards.abilities import combat as c
from engine.cards.abilities.ability import Cost, Keyword
from engine.cards.abilities.continuous import Duration
from engine.cards.abilities.filters import CREATURE, Bounds, Filter
from engine.happening.writing.lasting import begin_effects
from engine.state.actions import Continue, Pass
from engine.state.bindings import Bindings
from engine.state.facts.refused import DutiesLeft
from engine.state.lasting import ContinuousEffect
from engine.words.citations import gaps
from engine.words.decisions import Purpose
from engine.words.terms import CardType, Color, Designation, PlayerId, Relation, Supertype, TurnStep
from tests.engine.support import Table, _answer
from tests.engine.support_more import ENCHANTMENT, LAND, THIS, attack, attackers, blockers, refused

MUST_ATTACK = c.MustAttack(objects=THIS)
MUST_BLOCK = c.MustBlock(objects=THIS)
LURE = c.MustBlock(objects=CREATURE, attacker=THIS)
NAMES = ("Lupo", "Orso", "Volpe", "Gatto", "Bue")


def at_attack(table: Table) -> Table:
    """As the declare attackers step begins, before anybody has priority."""
    table.settle()
    while table.game.turn.step is not TurnStep.DECLARE_ATTACKERS:
        _step(table)
    _step(table)
    return table


def at_block(table: Table) -> Table:
    """As the declare blockers step begins, before anybody has priority."""
    while table.game.turn.step is not TurnStep.DECLARE_BLOCKERS:
        _step(table)
    _step(table)
    return table


def _step(table: Table) -> None:
    table.do(Pass(table.game.receiver) if table.settled else Continue())


def goaded(table: Table, label: str, *by: int) -> Table:
    """701.15a: a creature is goaded by players, without the spells that would do it."""
    effects = tuple(
        ContinuousEffect(
            timestamp=9000 + player,
            parts=(),
            objects=(table.id(label),),
            source=table.id(label),
            you=PlayerId(player),
            until=Duration.YOUR_NEXT_TURN,
            bindings=Bindings(source=table.id(label), you=PlayerId(player)),
            marks=(Designation.GOADED,),
        )
        for player in by
    )
    begin_effects(table.game, *effects)
    return table


def why(table: Table, *pairs: tuple[str, int | str]) -> tuple[str, str] | None:
    """Why an attack is refused; nothing where it is legal."""
    action = attackers(table, *pairs)
    return None if play(table.game, action).refused is None else refused(table, action)


def why_block(table: Table, *pairs: tuple[str, str], player: int = 1) -> tuple[str, str] | None:
    """Why a block is refused; nothing where it is legal."""
    action = blockers(table, *pairs, player=player)
    return None if play(table.game, action).refused is None else refused(table, action)


class TestAttackRequirements:
    def _table(self, *rest: object) -> Table:
        table = Table()
        table.creature("Lupo", 2, 2, MUST_ATTACK)
        table.creature("Orso", 2, 2)
        for number, rule in enumerate(rest):
            table.permanent(f"Vincolo{number}", rule, **ENCHANTMENT)  # type: ignore[arg-type]
        return at_attack(table)

    def test_508_1d_a_creature_that_attacks_if_able_must(self):
        table = self._table()
        assert why(table) == ("must attack", "508.1d")
        assert why(table, ("Orso", 1)) == ("must attack", "508.1d")
        assert why(table, ("Lupo", 1)) is None
        assert why(table, ("Lupo", 1), ("Orso", 1)) is None

    def test_508_1d_the_refusal_says_which_requirement_was_left_out(self):
        table = self._table()
        refusal = play(table.game, attackers(table, ("Orso", 1))).refused
        assert refusal is not None
        (duties,) = refusal.facts
        assert isinstance(duties, DutiesLeft)
        assert (duties.obeyed, duties.possible) == (0, 1)
        assert [one.label for one in duties.left_out] == [one.label for one in duties.by] == ["Lupo"]

    def test_508_1d_the_example_only_one_creature_can_attack(self):
        """No more than one creature can attack: it is the one that must."""
        table = self._table(c.AtMost(attacking=True, number=1))
        assert why(table, ("Lupo", 1)) is None
        assert why(table, ("Orso", 1)) == ("must attack", "508.1d")
        assert why(table) == ("must attack", "508.1d")
        assert why(table, ("Lupo", 1), ("Orso", 1)) == ("too many attackers", "508.1c")

    @pytest.mark.parametrize("hindered", ["tapped", "just_arrived"])
    def test_508_1d_control_if_able_only(self, hindered: str):
        table = Table()
        hindrance: dict[str, Any] = {hindered: True}
        table.creature("Lupo", 2, 2, MUST_ATTACK, **hindrance)
        assert why(at_attack(table)) is None

    def test_508_1d_nobody_has_to_pay(self):
        table = self._table(c.CombatCost(attacking=True, cost=Cost(mana="{2}")))
        assert why(table) is None
        assert why(table, ("Lupo", 1)) is None

    def test_508_1d_control_where_another_player_may_be_attacked_for_nothing_it_must(self):
        table = Table(3)
        table.creature("Lupo", 2, 2, MUST_ATTACK)
        price = c.CombatCost(attacking=True, cost=Cost(mana="{2}"), whom=Relation.YOU)
        table.permanent("Pedaggio", price, controller=1, **ENCHANTMENT)
        at_attack(table)
        assert why(table) == ("must attack", "508.1d")
        assert why(table, ("Lupo", 2)) is None
        assert why(table, ("Lupo", 1)) is None

    def test_508_1c_a_restriction_comes_before_a_requirement(self):
        table = Table()
        table.creature("Lupo", 2, 2, MUST_ATTACK, c.NotAlone(attacking=True))
        assert why(at_attack(table)) is None
        assert why(table, ("Lupo", 1)) == ("not alone attacking", "508.1c")

    def test_508_1d_with_company_at_hand_both_must_go(self):
        """Of two creatures, one must attack and cannot alone: the other one has to go with it."""
        table = Table()
        table.creature("Lupo", 2, 2, MUST_ATTACK, c.NotAlone(attacking=True))
        table.creature("Orso", 2, 2)
        at_attack(table)
        assert why(table) == ("must attack", "508.1d")
        assert why(table, ("Lupo", 1), ("Orso", 1)) is None

    def test_508_1c_the_example_two_that_cannot_attack_alone_may_together(self):
        table = Table()
        for label in ("Lupo", "Orso"):
            table.creature(label, 2, 2, c.NotAlone(attacking=True))
        at_attack(table)
        assert why(table, ("Lupo", 1)) == ("not alone attacking", "508.1c")
        assert why(table, ("Lupo", 1), ("Orso", 1)) is None

    def test_508_1d_at_least_one_of_them_attacks(self):
        table = Table()
        for label in ("Lupo", "Orso"):
            table.creature(label, 2, 2)
        own = Filter(types=(CardType.CREATURE,), controller=Relation.YOU)
        table.permanent("Bando", c.MustAttack(objects=own, one=True), **ENCHANTMENT)
        at_attack(table)
        assert why(table) == ("must attack", "508.1d")
        assert why(table, ("Orso", 1)) is None

    def test_508_1c_who_cannot_attack_you_nor_your_planeswalkers(self):
        for also, wanted in ((True, ("cannot attack that", "508.1c")), (False, None)):
            table = Table()
            table.creature("Lupo", 2, 2)
            shield = c.CantAttack(whom=Relation.YOU, planeswalkers=also)
            table.permanent("Scudo", shield, controller=1, **ENCHANTMENT)
            walker: dict[str, Any] = {
                "types": (CardType.PLANESWALKER,),
                "loyalty": 3,
                "counters": {"loyalty": 3},
                "controller": 1,
            }
            table.permanent("Viandante", **walker)
            at_attack(table)
            assert why(table, ("Lupo", 1)) == ("cannot attack that", "508.1c")
            assert why(table, ("Lupo", "Viandante")) == wanted

    def test_508_1c_only_where_the_defending_player_controls_such_a_land(self):
        swimming = c.CantAttack(objects=THIS, unless_defender_controls=Filter(subtypes=("Island",)))
        for seat, wanted in ((1, None), (0, ("cannot attack", "508.1c"))):
            table = Table()
            table.creature("Serpe", 5, 5, swimming)
            table.permanent("Isola", subtypes=("Island",), controller=seat, **LAND)
            assert why(at_attack(table), ("Serpe", 1)) == wanted

    def test_802_3a_a_limit_on_attacking_one_player_counts_those_alone(self):
        table = Table(3)
        for label in ("Lupo", "Orso", "Volpe"):
            table.creature(label, 2, 2)
        table.permanent("Fossato", c.AtMost(attacking=True, number=1, whom=Relation.YOU), controller=1, **ENCHANTMENT)
        at_attack(table)
        assert why(table, ("Lupo", 1), ("Orso", 1)) == ("too many attackers", "508.1c")
        assert why(table, ("Lupo", 1), ("Orso", 2), ("Volpe", 2)) is None

    def test_802_3a_is_the_reason_where_the_group_as_a_whole_is_larger_than_the_limit(self):
        for players, pairs, told in (
            (3, (("Lupo", 1), ("Orso", 2)), True),
            (3, (("Lupo", 1),), False),
            (2, (("Lupo", 1),), False),
        ):
            table = Table(players)
            for label in ("Lupo", "Orso"):
                table.creature(label, 2, 2)
            table.permanent("Fosso", c.AtMost(attacking=True, number=1, whom=Relation.YOU), controller=1, **ENCHANTMENT)
            at_attack(table)
            both = play(table.game, attackers(table, ("Lupo", 1), ("Orso", 1))).refused
            assert both is not None
            assert both.by == (("802.3a",) if players > 2 else ())
            assert ("802.3a" in attack(table, *pairs).rules()) is told

    def test_802_3a_control_a_limit_that_names_no_player_counts_the_whole_group(self):
        table = Table(3)
        for label in ("Lupo", "Orso"):
            table.creature(label, 2, 2)
        table.permanent("Fosso", c.AtMost(attacking=True, number=1), controller=1, **ENCHANTMENT)
        assert why(at_attack(table), ("Lupo", 1), ("Orso", 2)) == ("too many attackers", "508.1c")

    def test_609_4_as_though_it_had_no_defender(self):
        for rules, wanted in (((), ("defender", "702.3b")), ((c.AsThough(attack_with_defender=True),), None)):
            table = Table()
            table.creature("Muro", 2, 4, "defender", *rules)
            assert why(at_attack(table), ("Muro", 1)) == wanted


class TestGoad:
    def test_701_15b_it_attacks_another_player_than_who_goaded_it(self):
        table = Table(3)
        table.creature("Lupo", 2, 2)
        goaded(at_attack(table), "Lupo", 1)
        assert why(table) == ("must attack", "508.1d")
        assert why(table, ("Lupo", 1)) == ("must attack", "508.1d")
        assert why(table, ("Lupo", 2)) is None

    def test_701_15b_control_of_two_players_it_attacks_the_one_who_goaded_it(self):
        table = Table()
        table.creature("Lupo", 2, 2)
        goaded(at_attack(table), "Lupo", 1)
        assert why(table) == ("must attack", "508.1d")
        assert why(table, ("Lupo", 1)) is None

    def test_701_15c_goaded_by_everybody_it_attacks_anybody(self):
        """Each goading asks for two things: whoever it attacks, it obeys three of four."""
        table = Table(3)
        table.creature("Lupo", 2, 2)
        goaded(at_attack(table), "Lupo", 1, 2)
        assert why(table, ("Lupo", 1)) is None
        assert why(table, ("Lupo", 2)) is None
        assert why(table) == ("must attack", "508.1d")

    def test_701_15b_a_planeswalker_is_no_player(self):
        table = Table(3)
        table.creature("Lupo", 2, 2)
        walker: dict[str, Any] = {
            "types": (CardType.PLANESWALKER,),
            "loyalty": 3,
            "counters": {"loyalty": 3},
            "controller": 2,
        }
        table.permanent("Viandante", **walker)
        goaded(at_attack(table), "Lupo", 1)
        assert why(table, ("Lupo", "Viandante")) == ("must attack", "508.1d")
        assert why(table, ("Lupo", 2)) is None


class TestBlockRequirements:
    def _table(self, attacking: tuple[object, ...], *blocking: tuple[object, ...]) -> Table:
        """One creature attacks; Bruno has a creature with each of the lists of abilities."""
        table = Table()
        table.creature("Toro", 2, 2, *attacking)  # type: ignore[arg-type]
        for label, abilities in zip(NAMES, blocking, strict=False):
            table.creature(label, 2, 3, *abilities, controller=1)  # type: ignore[arg-type]
        return at_block(attack(table.settle(), ("Toro", 1)))

    def test_509_1c_a_creature_that_blocks_if_able_must(self):
        table = self._table((), (MUST_BLOCK,), ())
        assert why_block(table) == ("must block", "509.1c")
        assert why_block(table, ("Orso", "Toro")) == ("must block", "509.1c")
        assert why_block(table, ("Lupo", "Toro")) is None

    def test_509_1c_the_example_with_menace_both_must(self):
        table = self._table(("menace",), (MUST_BLOCK,), ())
        assert why_block(table, ("Lupo", "Toro")) == ("menace", "702.111b")
        assert why_block(table, ("Orso", "Toro")) == ("menace", "702.111b")
        assert why_block(table) == ("must block", "509.1c")
        assert why_block(table, ("Lupo", "Toro"), ("Orso", "Toro")) is None

    def test_509_1c_control_with_menace_and_no_second_creature_nobody_must(self):
        table = self._table(("menace",), (MUST_BLOCK,))
        assert why_block(table) is None

    def test_509_1c_all_creatures_able_to_block_it_do_so(self):
        table = self._table((LURE,), (), (), ())
        assert why_block(table, ("Lupo", "Toro"), ("Orso", "Toro")) == ("must block", "509.1c")
        assert why_block(table, ("Lupo", "Toro"), ("Orso", "Toro"), ("Volpe", "Toro")) is None

    def test_509_1c_control_not_one_that_cannot(self):
        table = self._table((LURE, "flying"), ("reach",), ())
        assert why_block(table, ("Lupo", "Toro")) is None

    def test_509_1c_it_must_be_blocked_if_able(self):
        table = self._table((c.MustBeBlocked(),), (), ())
        assert why_block(table) == ("must block", "509.1c")
        assert why_block(table, ("Orso", "Toro")) is None

    def test_509_1c_by_two_or_more_if_able(self):
        table = self._table((c.MustBeBlocked(least=2),), (), ())
        assert why_block(table, ("Orso", "Toro")) == ("must block", "509.1c")
        assert why_block(table, ("Orso", "Toro"), ("Lupo", "Toro")) is None

    def test_509_1c_nobody_has_to_pay(self):
        price = c.CombatCost(attacking=False, cost=Cost(mana="{1}"), objects=Filter(name="Lupo"))
        table = self._table((LURE, price), (), ())
        assert why_block(table, ("Orso", "Toro")) is None
        assert why_block(table) == ("must block", "509.1c")

    def test_509_1b_a_limit_comes_first(self):
        table = self._table((LURE, c.AtMost(attacking=False, number=1)), (), ())
        assert why_block(table, ("Lupo", "Toro"), ("Orso", "Toro")) == ("too many blockers", "509.1b")
        assert why_block(table, ("Lupo", "Toro")) is None
        assert why_block(table) == ("must block", "509.1c")

    @pytest.mark.parametrize(
        ("rule", "number", "wanted"),
        [
            (c.CantBeBlocked(least=3), 2, ("too few blockers", "509.1b")),
            (c.CantBeBlocked(least=3), 3, None),
            (c.CantBeBlocked(most=1), 2, ("too many blockers of one", "509.1b")),
            (c.CantBeBlocked(most=1), 1, None),
        ],
    )
    def test_509_1b_by_so_many_creatures_only(self, rule: c.CantBeBlocked, number: int, wanted: object):
        table = self._table((rule,), (), (), ())
        assert why_block(table, *((label, "Toro") for label in NAMES[:number])) == wanted

    def test_509_1b_a_creature_that_cannot_block_alone(self):
        table = self._table((), (c.NotAlone(attacking=False),), ())
        assert why_block(table, ("Lupo", "Toro")) == ("not alone blocking", "509.1b")
        assert why_block(table, ("Lupo", "Toro"), ("Orso", "Toro")) is None

    def test_802_4b_what_others_attack_and_block_does_not_matter(self):
        table = Table(3)
        table.creature("Toro", 2, 2, "menace")
        table.creature("Bue", 2, 2)
        table.creature("Lupo", 2, 3, MUST_BLOCK, controller=1)
        table.creature("Orso", 2, 3, controller=2)
        at_block(attack(table.settle(), ("Toro", 1), ("Bue", 2)))
        assert why_block(table, player=1) is None


class TestAdditionalBlocks:
    def _table(self, *abilities: object) -> Table:
        table = Table()
        for label in ("Toro", "Bue", "Gatto"):
            table.creature(label, 1, 2)
        table.creature("Idra", 3, 9, *abilities, controller=1)  # type: ignore[arg-type]
        return at_block(attack(table.settle(), ("Toro", 1), ("Bue", 1), ("Gatto", 1)))

    def test_509_1a_one_creature_each(self):
        assert why_block(self._table(), ("Idra", "Toro"), ("Idra", "Bue")) == ("declared twice", "509.1a")

    def test_509_1a_control_one_more(self):
        table = self._table(c.MoreBlocks())
        assert why_block(table, ("Idra", "Toro"), ("Idra", "Bue")) is None
        three = (("Idra", "Toro"), ("Idra", "Bue"), ("Idra", "Gatto"))
        assert why_block(table, *three) == ("blocks too many", "509.1a")

    def test_509_1a_any_number(self):
        table = self._table(c.MoreBlocks(count=None))
        assert why_block(table, ("Idra", "Toro"), ("Idra", "Bue"), ("Idra", "Gatto")) is None

    def test_509_1a_tapped_creatures_where_a_rule_lets_them(self):
        for rules, wanted in (((), ("tapped", "509.1a")), ((c.AsThough(block_tapped=True),), None)):
            table = Table()
            table.creature("Toro", 1, 2)
            table.creature("Idra", 3, 9, *rules, controller=1, tapped=True)
            at_block(attack(table.settle(), ("Toro", 1)))
            assert why_block(table, ("Idra", "Toro")) == wanted


class TestEvasionByRules:
    def _blocked(self, rule: c.CantBeBlocked | c.CantBlock, *, mine: bool = True, **lands: object) -> object:
        table = Table()
        table.creature("Toro", 2, 2, *((rule,) if mine else ()))
        table.creature("Lupo", 3, 3, *(() if mine else (rule,)), controller=1, colors=(Color.RED,))
        table.permanent("Foresta", controller=1, subtypes=("Forest",), **LAND)
        return why_block(at_block(attack(table.settle(), ("Toro", 1))), ("Lupo", "Toro"))

    @pytest.mark.parametrize(
        ("by", "wanted"),
        [
            (Filter(colors=(Color.RED,)), ("cannot be blocked by that", "509.1b")),
            (Filter(colors=(Color.BLUE,)), None),
            (Filter(power=Bounds(most=2)), None),
            (Filter(power=Bounds(least=3)), ("cannot be blocked by that", "509.1b")),
            (Filter(power_than_this=">"), ("cannot be blocked by that", "509.1b")),
            (Filter(power_than_this="<"), None),
        ],
    )
    def test_509_1b_by_such_creatures(self, by: Filter, wanted: object):
        assert self._blocked(c.CantBeBlocked(by=by)) == wanted

    def test_509_1b_except_by_such_creatures(self):
        assert self._blocked(c.CantBeBlocked(except_by=Filter(colors=(Color.RED,)))) is None
        wall = Filter(subtypes=("Wall",))
        assert self._blocked(c.CantBeBlocked(except_by=wall)) == ("cannot be blocked by that", "509.1b")

    def test_509_1b_as_long_as_the_defending_player_controls_something(self):
        assert self._blocked(c.CantBeBlocked(while_defender_controls=Filter(subtypes=("Forest",)))) is not None
        assert self._blocked(c.CantBeBlocked(while_defender_controls=Filter(subtypes=("Island",)))) is None

    def test_509_1b_a_creature_that_can_block_only_some(self):
        assert self._blocked(c.CantBlock(objects=THIS, attacker=Filter(power=Bounds(most=2))), mine=False) is not None
        assert self._blocked(c.CantBlock(objects=THIS, attacker=Filter(power=Bounds(least=3))), mine=False) is None

    def test_702_14c_snow_landwalk_wants_both(self):
        snow = Keyword(keyword="forestwalk", filter=Filter(types=(CardType.LAND,), supertypes=(Supertype.SNOW,)))
        for supertypes, wanted in (((Supertype.SNOW,), ("forestwalk", "702.14c")), ((), None)):
            table = Table()
            table.creature("Toro", 2, 2, snow)
            table.creature("Lupo", 3, 3, controller=1)
            table.permanent("Foresta", controller=1, subtypes=("Forest",), supertypes=supertypes, **LAND)
            assert why_block(at_block(attack(table.settle(), ("Toro", 1))), ("Lupo", "Toro")) == wanted


class TestNobodySaysAnything:
    """What cannot be left out is asked for before there is priority."""

    def test_508_1d_the_only_creature_that_must_attack_does_so_unasked(self):
        table = Table()
        table.creature("Lupo", 2, 2, MUST_ATTACK)
        table.settle().until(TurnStep.END_OF_COMBAT)
        assert table.life(1) == 18

    def test_508_1d_control_without_a_requirement_nobody_attacks(self):
        table = Table()
        table.creature("Lupo", 2, 2)
        assert table.settle().until(TurnStep.END_OF_COMBAT).life(1) == 20

    def test_508_1a_with_others_at_hand_it_is_asked_who_attacks(self):
        table = Table()
        table.creature("Lupo", 2, 2, MUST_ATTACK)
        table.creature("Orso", 2, 2)
        table.settle().until(TurnStep.END_OF_COMBAT, ("Lupo", "Orso"))
        assert table.life(1) == 16

    def test_508_1d_an_answer_that_obeys_too_little_is_none(self):
        table = Table()
        table.creature("Lupo", 2, 2, MUST_ATTACK)
        table.creature("Orso", 2, 2)
        at_attack(table)
        question = table.question()
        assert question.purpose is Purpose.ATTACKERS
        illegal = play(table.game, Continue(), [_answer(question, ("Orso",), table.game)]).illegal
        assert illegal is not None and illegal.fault == "must attack"

    def test_508_1b_it_is_asked_what_it_attacks(self):
        table = Table(3)
        table.creature("Lupo", 2, 2, MUST_ATTACK)
        table.settle().until(TurnStep.END_OF_COMBAT, "Carla")
        assert (table.life(1), table.life(2)) == (20, 18)

    def test_509_1c_blockers_that_must_block_do(self):
        table = Table()
        table.creature("Toro", 2, 2, LURE)
        table.creature("Lupo", 2, 3, controller=1)
        table.creature("Orso", 2, 3, controller=1)
        attack(table.settle(), ("Toro", 1)).until(TurnStep.END_OF_COMBAT, {"Lupo": 1, "Orso": 1})
        assert (table.life(1), table.where("Toro")) == (20, table.where("Toro"))
        assert [table.one(label).damage for label in ("Lupo", "Orso")] == [1, 1]

    def test_509_1a_where_there_is_a_choice_it_is_asked_for(self):
        table = Table()
        table.creature("Toro", 2, 2)
        table.creature("Bue", 1, 2)
        table.creature("Lupo", 2, 3, MUST_BLOCK, controller=1)
        attack(table.settle(), ("Toro", 1), ("Bue", 1)).until(TurnStep.END_OF_COMBAT, (), ("Lupo",))
        assert (table.life(1), table.one("Lupo").damage) == (18, 1)


def test_508_1d_and_509_1c_are_no_gaps_any_more() -> None:
    """The table imports the whole engine."""
    said = {gap.rule for gap in gaps()}
    assert said
    assert not said & {"508.1d", "508.1h", "509.1c", "509.1d", "702.22"}
