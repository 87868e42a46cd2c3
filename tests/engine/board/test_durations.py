"""611: how long continuous effects last, what they are fixed to, and how static abilities follow the board."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cards.abilities.ability import Keyword, Static
from engine.cards.abilities.conditions import Exists, TurnOf
from engine.cards.abilities.continuous import (
    ChangeColors,
    ChangeTypes,
    Duration,
    GainAbility,
    GainControl,
    ModifyPT,
    Part,
    SetPT,
)
from engine.cards.abilities.filters import CREATURE, Filter, TargetSpec
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.objects import Attach, Destroy, Move
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.quantities import Count, Fixed, PowerOf, X
from engine.cards.abilities.references import AttachedTo, Every, Target, This, You
from engine.cards.abilities.triggers import enters
from engine.state.events import CountersPut, ZoneChange
from engine.state.trace import StepKind
from engine.words.terms import CardType, Color, Reason, Relation, TurnStep, Zone
from tests.engine.board.boards import enchantment, fixed, pt, static
from tests.engine.support import Table, card, creature
from tests.engine.support_more import (
    ARTIFACT,
    ENCHANTMENT,
    EQUIPMENT,
    TARGET_CREATURE,
    die,
    free,
    instant,
    moved,
    sorcery,
    steps_of,
    when,
)

BOOST = (ModifyPT(*fixed(2, 2)),)


class TestFixed:
    def test_611_2c_the_objects_are_fixed_as_it_begins(self):
        """'White creatures get +2/+2 until end of turn': one that turns white later does not, one that stops being white does."""
        table = Table()
        table.creature("Orso", 2, 2, colors=(Color.WHITE,))
        table.creature("Lupo", 2, 2, colors=(Color.RED,))
        white = Every(Filter(types=(CardType.CREATURE,), colors=(Color.WHITE,)))
        sorcery(table, "Crociata", Apply(to=white, parts=BOOST))
        swap = Apply(to=Every(CREATURE), parts=(ChangeColors(set_to=(Color.WHITE,)),))
        sorcery(table, "Alba", swap)
        table.settle().cast("Crociata").resolve().cast("Alba").resolve()
        assert (pt(table.looks("Orso")), pt(table.looks("Lupo"))) == ((4, 4), (2, 2))

    def test_611_3a_control_a_static_ability_follows_the_board(self):
        table = Table()
        table.creature("Orso", 2, 2, colors=(Color.WHITE,))
        table.creature("Lupo", 2, 2, colors=(Color.RED,))
        enchantment(table, "Crociata", *BOOST, affects=Filter(types=(CardType.CREATURE,), colors=(Color.WHITE,)))
        swap = Apply(to=Every(CREATURE), parts=(ChangeColors(set_to=(Color.WHITE,)),))
        sorcery(table, "Alba", swap)
        table.settle()
        assert (pt(table.looks("Orso")), pt(table.looks("Lupo"))) == ((4, 4), (2, 2))
        table.cast("Alba").resolve()
        assert (pt(table.looks("Orso")), pt(table.looks("Lupo"))) == ((4, 4), (4, 4))

    def test_611_2d_the_number_is_fixed_as_it_begins(self):
        table = Table()
        table.creature("Orso", 2, 2)
        table.creature("Lupo", 2, 2, zone=Zone.HAND)
        herd = Count(CREATURE)
        sorcery(table, "Branco", Apply(to=Target(), parts=(ModifyPT(herd, herd),)), targets=(TARGET_CREATURE,))
        table.settle().cast("Branco").resolve().occur(moved(table.id("Lupo"), Zone.BATTLEFIELD))
        assert pt(table.looks("Orso")) == (3, 3)

    def test_611_2d_a_number_that_is_set_too(self):
        table = Table()
        table.creature("Orso", 2, 2)
        lupo = table.creature("Lupo", 5, 5)
        copy = Apply(to=Target(0), parts=(SetPT(PowerOf(Target(1)), PowerOf(Target(1))),))
        sorcery(table, "Imitazione", copy, targets=(TARGET_CREATURE, TARGET_CREATURE))
        table.settle().cast("Imitazione", "Orso", "Lupo").resolve()
        table.occur(CountersPut(on=lupo, counter="+1/+1", count=3))
        assert pt(table.looks("Orso")) == (5, 5)

    def test_611_2d_x(self):
        table = Table()
        table.creature("Orso", 2, 2)
        sorcery(table, "Vigore", Apply(to=Target(), parts=(ModifyPT(X(), Fixed(0)),)), targets=(TARGET_CREATURE,))
        table.settle().cast("Vigore", x=3).resolve()
        assert pt(table.looks("Orso")) == (5, 2)

    def test_611_3a_control_the_number_of_a_static_ability_moves(self):
        table = Table()
        table.creature("Orso", 2, 2)
        table.creature("Lupo", 2, 2, zone=Zone.HAND)
        enchantment(table, "Branco", ModifyPT(Count(CREATURE), Fixed(0)), affects=Filter(name="Orso"))
        assert pt(table.settle().looks("Orso")) == (3, 2)
        table.occur(moved(table.id("Lupo"), Zone.BATTLEFIELD))
        assert pt(table.looks("Orso")) == (4, 2)

    def test_400_7_an_object_that_left_and_came_back_is_not_affected_any_more(self):
        table = Table()
        table.creature("Orso", 2, 2)
        lasting = Apply(to=Target(), parts=BOOST, until=Duration.ENDLESS)
        sorcery(table, "Crescita", lasting, targets=(TARGET_CREATURE,))
        table.settle().cast("Crescita").resolve()
        assert pt(table.looks("Orso")) == (4, 4)
        table.occur(moved(table.id("Orso"), Zone.EXILE)).occur(moved(table.id("Orso"), Zone.BATTLEFIELD))
        assert pt(table.looks("Orso")) == (2, 2)

    def test_400_7a_what_changed_a_permanent_spell_changes_the_permanent_it_becomes(self):
        table = Table()
        table.creature("Orso", 2, 2, zone=Zone.HAND)
        spell = TargetSpec(objects=Filter(zone=Zone.STACK))
        tint = Apply(to=Target(), parts=(ChangeColors(set_to=(Color.BLUE,)),), until=Duration.ENDLESS)
        instant(table, "Tinta", tint, targets=(spell,))
        table.settle().cast("Orso").cast("Tinta").play_out()
        assert table.where("Orso") is Zone.BATTLEFIELD
        assert table.looks("Orso").colors == (Color.BLUE,)


class TestStatic:
    def test_611_3b_as_long_as_its_source_is_there(self):
        table = Table()
        table.creature("Orso", 2, 2)
        anthem = enchantment(table, "Inno", *BOOST)
        assert pt(table.settle().looks("Orso")) == (4, 4)
        table.occur(*die(anthem))
        assert pt(table.looks("Orso")) == (2, 2)

    def test_611_3c_a_newcomer_has_it_as_it_enters(self):
        """A 0/0 lives because it is never on the battlefield without the bonus."""
        table = Table()
        enchantment(table, "Inno", *BOOST)
        table.creature("Ombra", 0, 0, zone=Zone.HAND)
        table.settle().occur(moved(table.id("Ombra"), Zone.BATTLEFIELD))
        assert table.where("Ombra") is Zone.BATTLEFIELD

    def test_611_3a_as_long_as_its_condition_is_true(self):
        table = Table()
        table.library(1, 1)
        table.creature("Orso", 2, 2)
        enchantment(table, "Giorno", *BOOST, condition=TurnOf(Relation.YOU))
        assert pt(table.settle().looks("Orso")) == (4, 4)
        table.until(TurnStep.UPKEEP, player=1)
        assert pt(table.looks("Orso")) == (2, 2)

    def test_611_3a_a_condition_about_the_board(self):
        table = Table()
        table.creature("Orso", 2, 2)
        table.permanent("Urna", **ARTIFACT)
        enchantment(table, "Fucina", *BOOST, condition=Exists(Filter(types=(CardType.ARTIFACT,))))
        assert pt(table.settle().looks("Orso")) == (4, 4)
        table.occur(*die(table.id("Urna")))
        assert pt(table.looks("Orso")) == (2, 2)

    def test_301_5_the_equipped_creature_whichever_it_is(self):
        table = Table()
        sword = table.permanent(
            "Spada",
            Static(parts=BOOST, holder=AttachedTo()),
            free(Attach(what=This(), to=Target()), targets=(TARGET_CREATURE,)),
            **EQUIPMENT,
        )
        bear = table.creature("Orso", 2, 2)
        table.creature("Lupo", 2, 2)
        table.builder.attach(sword, bear)
        table.settle()
        assert (pt(table.looks("Orso")), pt(table.looks("Lupo"))) == ((4, 4), (2, 2))
        table.activate("Spada", 1, "Lupo").resolve()
        assert (pt(table.looks("Orso")), pt(table.looks("Lupo"))) == ((2, 2), (4, 4))

    def test_613_7e_equipment_that_moves_is_newer_than_what_was_there_before(self):
        """The sword says 5/5; the enchantment is newer than the sword, but not than its moving."""
        table = Table()
        table.permanent(
            "Spada",
            Static(parts=(SetPT(*fixed(5, 5)),), holder=AttachedTo()),
            free(Attach(what=This(), to=Target()), targets=(TARGET_CREATURE,)),
            **EQUIPMENT,
        )
        table.creature("Orso", 2, 2)
        enchantment(table, "Umiltà", SetPT(*fixed(1, 1)))
        table.settle().activate("Spada", 1).resolve()
        assert pt(table.looks("Orso")) == (5, 5)

    def test_613_7e_control_attached_from_the_start_it_is_older(self):
        table = Table()
        sword = table.permanent("Spada", Static(parts=(SetPT(*fixed(5, 5)),), holder=AttachedTo()), **EQUIPMENT)
        bear = table.creature("Orso", 2, 2)
        table.builder.attach(sword, bear)
        enchantment(table, "Umiltà", SetPT(*fixed(1, 1)))
        assert pt(table.settle().looks("Orso")) == (1, 1)


class TestWhileTheSourceRemains:
    """611.2b: 'for as long as this remains on the battlefield'."""

    def _table(self) -> Table:
        table = Table()
        steal = Apply(to=Target(), parts=(GainControl(You()),), until=Duration.WHILE_SOURCE_REMAINS)
        table.permanent("Gabbia", free(steal, targets=(TARGET_CREATURE,)), **ARTIFACT)
        table.creature("Orso", 2, 2, controller=1)
        return table.settle()

    def test_611_2b_it_lasts_as_long_as_the_source(self):
        table = self._table().activate("Gabbia", 0).resolve()
        assert table.controller("Orso") == 0

    def test_611_2b_and_ends_as_the_source_leaves(self):
        table = self._table().activate("Gabbia", 0).resolve()
        table.occur(*die(table.id("Gabbia")))
        assert table.controller("Orso") == 1
        (ended,) = steps_of(table, StepKind.EFFECT_ENDS)
        assert ended.rules == ("611.2b",)
        assert table.game.effects == ()

    def test_611_2b_it_does_not_begin_if_the_source_is_gone_by_then(self):
        table = self._table().activate("Gabbia", 0)
        table.occur(*die(table.id("Gabbia"))).resolve()
        assert table.controller("Orso") == 1
        assert table.game.effects == ()
        assert steps_of(table, StepKind.EFFECT_ENDS) == []

    def test_611_2b_it_is_over_at_once_also_in_mid_resolution(self):
        """'Destroy all artifacts, then gain 1 life for each creature you control': the stolen one is none any more."""
        table = Table()
        steal = Apply(to=Target(), parts=(GainControl(You()),), until=Duration.WHILE_SOURCE_REMAINS)
        table.permanent("Gabbia", free(steal, targets=(TARGET_CREATURE,)), **ARTIFACT)
        table.creature("Orso", 2, 2, controller=1)
        mine = Filter(types=(CardType.CREATURE,), controller=Relation.YOU)
        shatter = Destroy(what=Every(Filter(types=(CardType.ARTIFACT,))))
        sorcery(table, "Ruggine", shatter, GainLife(amount=Count(mine)))
        table.settle().activate("Gabbia", 0).resolve().cast("Ruggine").resolve()
        assert table.life(0) == 20

    def test_611_2b_nor_begin_again_when_the_card_comes_back(self):
        table = self._table().activate("Gabbia", 0).resolve()
        table.occur(moved(table.id("Gabbia"), Zone.HAND)).occur(moved(table.id("Gabbia"), Zone.BATTLEFIELD))
        assert table.controller("Orso") == 1


class TestTimestamps:
    @pytest.mark.parametrize(("older", "result"), [("Magia", (1, 1)), ("Umiltà", (5, 5))])
    def test_613_7b_an_effect_of_a_resolution_is_as_new_as_the_resolution(self, older: str, result: tuple[int, int]):
        table = Table()
        table.creature("Orso", 2, 2)
        giant = Apply(to=Target(), parts=(SetPT(*fixed(5, 5)),))
        instant(table, "Magia", giant, targets=(TARGET_CREATURE,))
        if older == "Umiltà":
            enchantment(table, "Umiltà", SetPT(*fixed(1, 1)))
            table.settle().cast("Magia").resolve()
        else:
            enchantment(table, "Umiltà", SetPT(*fixed(1, 1)), zone=Zone.HAND)
            table.settle().cast("Magia").resolve().occur(moved(table.id("Umiltà"), Zone.BATTLEFIELD))
        assert pt(table.looks("Orso")) == result

    def test_613_7d_a_permanent_gets_a_new_timestamp_each_time_it_enters(self):
        table = Table()
        table.creature("Orso", 2, 2)
        enchantment(table, "Uno", SetPT(*fixed(1, 1)))
        enchantment(table, "Cinque", SetPT(*fixed(5, 5)))
        assert pt(table.settle().looks("Orso")) == (5, 5)
        table.occur(moved(table.id("Uno"), Zone.EXILE)).occur(moved(table.id("Uno"), Zone.BATTLEFIELD))
        assert pt(table.looks("Orso")) == (1, 1)

    def test_613_7m_those_that_enter_at_once_in_turn_order_of_their_controllers(self):
        for active, result in ((0, (5, 5)), (1, (1, 1))):
            table = Table(active=active)
            table.creature("Orso", 2, 2)
            mine = enchantment(table, "Uno", SetPT(*fixed(1, 1)), zone=Zone.HAND, controller=0)
            theirs = enchantment(table, "Cinque", SetPT(*fixed(5, 5)), zone=Zone.HAND, controller=1)
            table.settle().occur(moved(theirs, Zone.BATTLEFIELD), moved(mine, Zone.BATTLEFIELD))
            assert pt(table.looks("Orso")) == result


def test_613_1f_an_ability_given_for_a_turn_is_gone_with_it() -> None:
    table = Table(step=TurnStep.END)
    table.library(1, 1)
    table.creature("Orso", 2, 2)
    gift = Apply(to=Target(), parts=(GainAbility(Keyword(keyword="flying")),))
    instant(table, "Ali", gift, targets=(TARGET_CREATURE,))
    table.settle().cast("Ali").resolve()
    assert table.looks("Orso").has("flying")
    table.until(TurnStep.UPKEEP)
    assert not table.looks("Orso").has("flying")


class TestEnteringAtOnce:
    """613.7m: under one player's control it is that player who says which is older."""

    def _return(self, first: Part, second: Part, *answers: Any) -> Table:
        table = Table()
        table.creature("Orso", 2, 2)
        for label, part in (("Uno", first), ("Due", second)):
            table.put(label, card(label, static(part), **ENCHANTMENT), zone=Zone.GRAVEYARD)
        table.settle()
        table.occur(
            *(
                ZoneChange(object=table.id(label), to=Zone.BATTLEFIELD, reason=Reason.EFFECT)
                for label in ("Uno", "Due")
            ),
            answers=answers,
        )
        return table

    @pytest.mark.parametrize(("order", "size"), [(("Uno", "Due"), (5, 5)), (("Due", "Uno"), (1, 1))])
    def test_613_7m_the_controller_chooses_the_order(self, order: tuple[str, ...], size: tuple[int, int]):
        table = self._return(SetPT(*fixed(1, 1)), SetPT(*fixed(5, 5)), order)
        assert pt(table.looks("Orso")) == size

    def test_613_7m_control_nobody_is_asked_where_the_order_makes_no_difference(self):
        assert pt(self._return(ModifyPT(*fixed(1, 0)), ModifyPT(*fixed(0, 1))).looks("Orso")) == (3, 3)

    def test_613_7m_control_nor_where_they_apply_in_different_layers(self):
        assert pt(self._return(SetPT(*fixed(1, 1)), ModifyPT(*fixed(1, 1))).looks("Orso")) == (2, 2)


class TestPutThereAsSomething:
    """611.2e: 'put it onto the battlefield; it is a Zombie': true as it enters."""

    ZOMBIE = ChangeTypes(add_subtypes=("Zombie",))
    WELCOME = when(enters(Filter(types=(CardType.CREATURE,), subtypes=("Zombie",))))

    def _raised(self, *instructions: Any) -> Table:
        table = Table()
        table.permanent("Altare", self.WELCOME, **ENCHANTMENT)
        table.put("Orso", creature("Orso", 2, 2), zone=Zone.GRAVEYARD)
        sorcery(table, "Rito", *instructions)
        return table.settle().cast("Rito").resolve()

    def test_611_2e_what_enters_as_a_zombie_triggers_what_looks_for_zombies(self):
        body = Every(Filter(zone=Zone.GRAVEYARD, name="Orso"))
        table = self._raised(Move(what=body, to=Zone.BATTLEFIELD, changed=(self.ZOMBIE,)))
        assert table.looks("Orso").subtypes == ("Zombie",)
        assert table.triggered() == ["Altare"]

    def test_611_2e_control_what_becomes_one_afterwards_does_not(self):
        body = Every(Filter(zone=Zone.GRAVEYARD, name="Orso"))
        becomes = Apply(to=Every(CREATURE), parts=(self.ZOMBIE,), until=Duration.ENDLESS)
        table = self._raised(Move(what=body, to=Zone.BATTLEFIELD), becomes)
        assert table.looks("Orso").subtypes == ("Zombie",)
        assert table.triggered() == []

    def test_613_7n_its_own_static_ability_is_older(self):
        table = Table()
        own = Static(parts=(SetPT(*fixed(5, 5)),), affects=Filter(this=True))
        table.put("Orso", creature("Orso", 2, 2, own), zone=Zone.GRAVEYARD)
        body = Every(Filter(zone=Zone.GRAVEYARD, name="Orso"))
        sorcery(table, "Rito", Move(what=body, to=Zone.BATTLEFIELD, changed=(SetPT(*fixed(1, 1)),)))
        table.settle().cast("Rito").resolve()
        assert pt(table.looks("Orso")) == (1, 1)

    def test_400_7_having_left_it_is_no_zombie_any_more(self):
        body = Every(Filter(zone=Zone.GRAVEYARD, name="Orso"))
        table = self._raised(Move(what=body, to=Zone.BATTLEFIELD, changed=(self.ZOMBIE,)))
        table.occur(*die(table.id("Orso")))
        assert table.looks("Orso").subtypes == ()
