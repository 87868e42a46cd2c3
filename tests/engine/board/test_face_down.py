"""708, 702.37, 702.168, 701.40: face-down spells and permanents, and what turning them face up does."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cards.abilities.ability import Cost, Keyword, Static
from engine.cards.abilities.continuous import GainAbility, ModifyPT
from engine.cards.abilities.copying import BecomeCopy
from engine.cards.abilities.damage import DealDamage
from engine.cards.abilities.filters import CREATURE, Filter, TargetSpec
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.players import Draw
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import Target
from engine.cards.abilities.replacing import AsTurnedFaceUp
from engine.cards.abilities.triggers import Becomes, dies, enters
from engine.cards.mana import Mana
from engine.costs.mana_costs import EXACT_COSTS
from engine.state.actions import Cast, Pass, TurnFaceUp
from engine.state.events import Destruction, TurnedFaceDown, TurnedFaceUp, ZoneChange
from engine.state.faces import may_look
from engine.state.facts.announced import TurnedUp
from engine.state.trace import StepKind
from engine.words.terms import CardType, Color, FaceDown, Reason, Supertype, Zone
from tests.engine.board.boards import enchantment, fixed, pt
from tests.engine.support import Table, card, creature
from tests.engine.support_more import TARGET_CREATURE, THIS, A, B, every, instant, refused, sorcery, when

MORPH = Keyword(keyword="morph", cost=Cost(mana="{2}{G}"))
MEGAMORPH = Keyword(keyword="megamorph", cost=Cost(mana="{5}"))
DISGUISE = Keyword(keyword="disguise", cost=Cost(mana="{3}"))
FLYING = Keyword(keyword="flying")


def _bear(*abilities: Any, **more: Any) -> Any:
    """What is hidden: a green legendary 5/5 that costs {4}{G}."""
    return creature(
        "Orsone",
        5,
        5,
        *abilities,
        legendary=True,
        subtypes=("Bear",),
        colors=(Color.GREEN,),
        mana_cost="{4}{G}",
        **more,
    )


def _hidden(how: FaceDown, *abilities: Any, **more: Any) -> Table:
    table = Table()
    table.put("Orsone", _bear(*abilities), face_down=how, **more)
    return table.settle()


def _up(table: Table, *answers: Any, x: int | None = None) -> Table:
    table.do(TurnFaceUp(A, table.id("Orsone"), x), *answers)
    return table.settle()


class TestLooks:
    """708.2a, 613.2b: layer 1b."""

    @pytest.mark.parametrize("how", [how for how in FaceDown if how is not FaceDown.EXILED])
    def test_708_2a_a_colourless_2_2_creature_without_name_types_or_mana_cost(self, how: FaceDown):
        seen = _hidden(how, FLYING).looks("Orsone")
        assert (seen.name, pt(seen), seen.colors, seen.mana_value) == ("", (2, 2), (), 0)
        assert (seen.types, seen.subtypes, seen.supertypes) == ((CardType.CREATURE,), (), ())
        assert not seen.has("flying")

    @pytest.mark.parametrize(
        ("how", "ward"), [(FaceDown.DISGUISE, True), (FaceDown.CLOAK, True), (FaceDown.MORPH, False)]
    )
    def test_702_168a_701_58a_disguised_and_cloaked_it_has_ward(self, how: FaceDown, ward: bool):
        assert _hidden(how).looks("Orsone").has("ward") is ward

    def test_702_168a_ward_counters_what_is_not_paid_for(self):
        table = Table()
        table.put("Orsone", _bear(), face_down=FaceDown.DISGUISE)
        instant(table, "Folgore", DealDamage(amount=Fixed(3), to=Target(0)), targets=(TARGET_CREATURE,), controller=1)
        table.settle()
        table.do(Pass(A))
        table.settle().cast("Folgore", player=1)
        table.play_out(False)
        assert table.where("Orsone") is Zone.BATTLEFIELD

    def test_708_2_two_legendary_ones_of_one_name_both_stay(self):
        table = Table()
        for label in ("Primo", "Secondo"):
            table.put(label, _bear(), face_down=FaceDown.MORPH)
        table.settle()
        assert [table.where(label) for label in ("Primo", "Secondo")] == [Zone.BATTLEFIELD] * 2

    def test_708_2_control_face_up_the_legend_rule_takes_one(self):
        table = Table()
        for label in ("Primo", "Secondo"):
            table.put(label, _bear())
        table.settle("Primo")
        assert table.where("Secondo") is Zone.GRAVEYARD

    def test_613_2b_later_layers_work_on_the_2_2(self):
        table = Table()
        table.put("Orsone", _bear(), face_down=FaceDown.MORPH)
        enchantment(table, "Inno", ModifyPT(*fixed(1, 1)), GainAbility(FLYING))
        seen = table.settle().looks("Orsone")
        assert pt(seen) == (3, 3)
        assert seen.has("flying")

    def test_613_2b_what_it_is_given_functions(self):
        """708.2 takes away what it has of itself, and nothing that others give it."""
        table = Table()
        table.put("Orsone", _bear(), face_down=FaceDown.MORPH)
        gift = Static(parts=(ModifyPT(*fixed(0, 3)),), affects=Filter(this=True))
        enchantment(table, "Dono", GainAbility(gift))
        assert pt(table.settle().looks("Orsone")) == (2, 5)

    def test_708_2_its_own_static_ability_does_nothing(self):
        anthem = Static(parts=(ModifyPT(*fixed(1, 1)),), affects=CREATURE)
        assert pt(_hidden(FaceDown.MORPH, anthem).looks("Orsone")) == (2, 2)

    def test_708_2_control_face_up_it_does(self):
        table = Table()
        table.put("Orsone", _bear(Static(parts=(ModifyPT(*fixed(1, 1)),), affects=CREATURE)))
        assert pt(table.settle().looks("Orsone")) == (6, 6)

    @pytest.mark.parametrize(("player", "may"), [(A, True), (B, False)])
    def test_708_5_only_its_controller_may_look_at_it(self, player: Any, may: bool):
        table = _hidden(FaceDown.MORPH)
        assert may_look(table.one("Orsone"), player, A) is may

    def test_708_5_control_what_is_face_up_everybody_sees(self):
        table = Table()
        table.put("Orsone", _bear())
        assert may_look(table.settle().one("Orsone"), B, A)


class TestCasting:
    """702.37c, 708.4: cast face down for {3}."""

    def _in_hand(self, *abilities: Any, mana: str = "", **more: Any) -> Table:
        table = Table(variant=(EXACT_COSTS,) if mana else ())
        table.put("Orsone", _bear(*abilities), zone=Zone.HAND)
        if mana:
            table.builder.adjust(A, mana=tuple(Mana(kind) for kind in mana))
        return table

    def test_702_37c_it_is_a_face_down_spell_and_becomes_a_face_down_permanent(self):
        table = self._in_hand(MORPH, when(enters(THIS))).settle().cast("Orsone", "morph")
        assert table.looks("Orsone").name == ""
        assert table.looks("Orsone").mana_value == 0
        table.resolve()
        assert table.one("Orsone").face_down is FaceDown.MORPH
        assert table.game.stack_top is None, "708.3: nothing of it triggers as it enters"
        assert {"702.37e", "708.4"} & set(table.rules()) == {"708.4"}

    def test_702_37c_control_cast_for_its_mana_cost_it_is_face_up(self):
        table = self._in_hand(MORPH, when(enters(THIS))).settle().cast("Orsone", "normal").resolve()
        assert table.one("Orsone").face_down is None
        assert table.game.stack_top is not None

    @pytest.mark.parametrize(("mana", "enough"), [("GGG", True), ("GG", False)])
    def test_702_37a_it_costs_three(self, mana: str, enough: bool):
        table = self._in_hand(MORPH, mana=mana).settle()
        if enough:
            table.cast("Orsone", "morph").resolve()
            assert table.one("Orsone").zone is Zone.BATTLEFIELD
        else:
            table.do(Pass(A))
            assert table.where("Orsone") is Zone.HAND

    def test_708_4_flash_of_the_card_does_not_help(self):
        """The card has flash, the 2/2 that is cast has not."""
        table = Table(active=1)
        table.put("Orsone", _bear(MORPH, "flash"), zone=Zone.HAND)
        table.settle()
        table.do(Pass(B))
        table.settle()
        table.cast("Orsone")
        assert table.looks("Orsone").name == "Orsone", "only its own cost is possible"

    def test_305_9_a_land_with_morph_can_be_cast_face_down(self):
        table = Table()
        table.put("Orsone", card("Grotta", MORPH, types=(CardType.LAND,)), zone=Zone.HAND)
        table.settle().cast("Orsone").resolve()
        assert table.looks("Orsone").creature

    def test_305_9_control_a_land_without_it_cannot(self):
        table = Table()
        table.put("Orsone", card("Grotta", types=(CardType.LAND,)), zone=Zone.HAND)
        assert refused(table.settle(), Cast(A, table.id("Orsone")))[1] == "305.1"

    def test_702_168b_disguise_gives_the_spell_ward(self):
        table = self._in_hand(DISGUISE).settle().cast("Orsone", "disguise")
        assert table.looks("Orsone").has("ward")
        assert table.resolve().one("Orsone").face_down is FaceDown.DISGUISE

    def test_708_1_708_9_countered_it_is_revealed(self):
        table = self._in_hand(MORPH).settle().cast("Orsone", "morph")
        table.occur(ZoneChange(object=table.id("Orsone"), to=Zone.GRAVEYARD, reason=Reason.COUNTERED))
        assert "708.9" in table.rules()
        assert table.looks("Orsone").name == "Orsone"

    def test_708_9_control_as_it_resolves_it_is_not(self):
        table = self._in_hand(MORPH).settle().cast("Orsone", "morph").resolve()
        assert "708.9" not in table.rules()


class TestTurningUp:
    """116.2b: the special action."""

    def test_702_37e_for_its_morph_cost_without_the_stack(self):
        table = _up(
            _hidden(FaceDown.MORPH, MORPH, when(enters(THIS)), when(Becomes(subject=THIS, state="turned face up")))
        )
        assert pt(table.looks("Orsone")) == (5, 5)
        assert [one.source.label for step in table.steps for one in step.triggered] == ["Orsone"], (
            "708.8: it has entered"
        )
        assert {"116.2b", "702.37e", "708.8"} <= set(table.rules())

    def test_702_37e_control_without_a_morph_cost_nothing_allows_it(self):
        table = _hidden(FaceDown.MORPH)
        assert refused(table, TurnFaceUp(A, table.id("Orsone"))) == ("cannot be turned face up", "708.7")

    def test_116_2b_control_nor_by_an_opponent(self):
        table = _hidden(FaceDown.MORPH, MORPH)
        table.do(Pass(A))
        table.settle()
        assert refused(table, TurnFaceUp(B, table.id("Orsone"))) == ("not the controller", "116.2b")

    def test_116_2b_control_nor_what_is_face_up(self):
        table = Table()
        table.put("Orsone", _bear(MORPH))
        assert refused(table.settle(), TurnFaceUp(A, table.id("Orsone"))) == ("not face down", "116.2b")

    def test_116_2b_in_response_too_and_nobody_can_respond(self):
        table = Table()
        table.put("Orsone", _bear(MORPH), face_down=FaceDown.MORPH)
        instant(table, "Folgore", DealDamage(amount=Fixed(3), to=Target(0)), targets=(TARGET_CREATURE,))
        table.settle().cast("Folgore")
        _up(table).resolve()
        assert (table.one("Orsone").damage, table.where("Orsone")) == (3, Zone.BATTLEFIELD)

    def test_702_37b_megamorph_puts_a_counter(self):
        table = _up(_hidden(FaceDown.MORPH, MEGAMORPH))
        assert table.one("Orsone").count("+1/+1") == 1
        assert "702.37b" in table.rules()

    def test_702_37b_control_morph_does_not(self):
        assert _up(_hidden(FaceDown.MORPH, MORPH)).one("Orsone").count("+1/+1") == 0

    def test_708_8_what_applied_to_it_still_does(self):
        table = Table()
        table.put("Orsone", _bear(MORPH), face_down=FaceDown.MORPH, counters={"+1/+1": 1}, tapped=True)
        sorcery(table, "Crescita", Apply(to=Target(0), parts=(ModifyPT(*fixed(3, 3)),)), targets=(TARGET_CREATURE,))
        table.settle().cast("Crescita").resolve()
        assert pt(table.looks("Orsone")) == (6, 6)
        _up(table)
        assert pt(table.looks("Orsone")) == (9, 9)
        assert table.one("Orsone").tapped

    def test_613_7f_it_has_a_new_timestamp(self):
        table = _hidden(FaceDown.MORPH, MORPH)
        before = table.one("Orsone").timestamp
        assert _up(table).one("Orsone").timestamp > before

    def test_701_40b_manifested_a_creature_card_for_its_mana_cost(self):
        table = _up(_hidden(FaceDown.MANIFEST))
        assert pt(table.looks("Orsone")) == (5, 5)
        assert "701.40b" in table.rules()

    def test_701_40b_control_not_a_land(self):
        table = Table()
        table.put("Orsone", card("Foresta", types=(CardType.LAND,)), face_down=FaceDown.MANIFEST)
        assert refused(table.settle(), TurnFaceUp(A, table.id("Orsone")))[1] == "708.7"

    def test_701_40b_control_nor_a_creature_that_was_cast_face_down(self):
        table = _hidden(FaceDown.MORPH)
        assert refused(table, TurnFaceUp(A, table.id("Orsone")))[1] == "708.7"

    @pytest.mark.parametrize(("way", "rule"), [("morph", "702.37e"), ("manifest", "701.40b")])
    def test_701_40c_with_morph_either_way(self, way: str, rule: str):
        table = _up(_hidden(FaceDown.MANIFEST, MORPH), way)
        assert rule in table.rules()

    @pytest.mark.parametrize(
        ("how", "keyword", "way", "rule"),
        [
            (FaceDown.CLOAK, MORPH, "morph", "702.37e"),
            (FaceDown.CLOAK, MORPH, "cloak", "701.58b"),
            (FaceDown.CLOAK, DISGUISE, "disguise", "702.168d"),
            (FaceDown.CLOAK, DISGUISE, "cloak", "701.58b"),
            (FaceDown.MANIFEST, DISGUISE, "disguise", "702.168d"),
            (FaceDown.MANIFEST, DISGUISE, "manifest", "701.40b"),
        ],
    )
    def test_701_40d_701_58c_701_58d_with_a_cost_of_its_own_either_way(
        self, how: FaceDown, keyword: Keyword, way: str, rule: str
    ):
        table = _up(_hidden(how, keyword), way)
        assert table.one("Orsone").face_down is None
        assert {"702.37e", "702.168d", "701.58b", "701.40b"} & set(table.rules()) == {rule}

    @pytest.mark.parametrize("keyword", [MORPH, DISGUISE])
    def test_701_58c_701_58d_control_a_land_card_for_its_own_cost_alone(self, keyword: Keyword):
        """It is no creature card: nobody is asked which way."""
        table = Table()
        table.put("Orsone", card("Radura", keyword, types=(CardType.LAND,)), face_down=FaceDown.CLOAK)
        assert _up(table.settle()).one("Orsone").face_down is None

    def test_702_37e_turned_down_by_an_effect_its_morph_cost_turns_it_up(self):
        table = Table()
        table.put("Orsone", _bear(MORPH))
        table.settle().occur(TurnedFaceDown(object=table.id("Orsone")))
        assert pt(table.looks("Orsone")) == (2, 2)
        assert pt(_up(table).looks("Orsone")) == (5, 5)


class TestLeaving:
    """708.9, 708.3: what it was as it left."""

    def test_603_10a_a_face_down_creature_dies_as_a_2_2_without_abilities(self):
        table = _hidden(FaceDown.MORPH, when(dies(THIS), Draw()))
        table.occur(Destruction(object=table.id("Orsone")))
        assert table.triggered() == []
        assert "708.9" in table.rules()
        assert table.looks("Orsone").name == "Orsone"

    def test_603_10a_control_face_up_its_ability_triggers(self):
        table = Table()
        table.put("Orsone", _bear(when(dies(THIS))))
        table.settle().occur(Destruction(object=table.id("Orsone")))
        assert table.triggered() == ["Orsone"]
        assert "708.9" not in table.rules()


class TestCopies:
    """708.10, 707.2."""

    def _with_dragon(self) -> Table:
        table = Table()
        table.put("Orsone", _bear(MORPH), face_down=FaceDown.MORPH)
        table.creature("Drago", 4, 4, FLYING)
        sorcery(
            table,
            "Specchio",
            BecomeCopy(what=Target(0), of=Target(1)),
            targets=(TargetSpec(objects=CREATURE), TargetSpec(objects=CREATURE)),
        )
        return table.settle()

    def test_708_10_a_face_down_permanent_that_becomes_a_copy_looks_the_same(self):
        table = self._with_dragon().cast("Specchio", "Orsone", "Drago").resolve()
        assert pt(table.looks("Orsone")) == (2, 2)
        assert not table.looks("Orsone").has("flying")

    def test_708_10_face_up_it_is_the_copy(self):
        """It has no morph cost as a copy of Drago: only an effect turns it up."""
        table = self._with_dragon().cast("Specchio", "Orsone", "Drago").resolve()
        assert refused(table, TurnFaceUp(A, table.id("Orsone")))[1] == "708.7"
        table.occur(TurnedFaceUp(object=table.id("Orsone")))
        assert (table.looks("Orsone").name, pt(table.looks("Orsone"))) == ("Drago", (4, 4))

    def test_707_2_a_copy_of_it_is_a_2_2_and_face_up(self):
        table = self._with_dragon().cast("Specchio", "Drago", "Orsone").resolve()
        assert (table.looks("Drago").name, pt(table.looks("Drago"))) == ("", (2, 2))
        assert table.one("Drago").face_down is None

    def test_707_2_control_of_it_face_up_it_is_all_of_it(self):
        table = self._with_dragon()
        _up(table).cast("Specchio", "Drago", "Orsone")
        table.resolve("Orsone")
        assert table.performed("704.5j") == ["Drago"], "both are the legendary Orsone now"
        assert Supertype.LEGENDARY in table.looks("Orsone").supertypes

    def test_708_2_control_what_gets_an_ability_keeps_it_when_turned(self):
        table = _hidden(FaceDown.MORPH, MORPH)
        assert _up(table).looks("Orsone").has("morph")


def test_708_9_in_hand_it_is_the_card_again() -> None:
    table = _hidden(FaceDown.MORPH, MORPH)
    table.occur(ZoneChange(object=table.id("Orsone"), to=Zone.HAND, reason=Reason.EFFECT))
    assert (table.one("Orsone").face_down, table.looks("Orsone").power) == (None, 5)


def test_702_37e_x_is_chosen_with_the_special_action() -> None:
    table = _hidden(FaceDown.MORPH, Keyword(keyword="morph", cost=Cost(mana="{X}{G}")))
    _up(table, x=3)
    assert [one.cost for one in every(table.steps, TurnedUp)] == ["{3}{G}"]


class TestAsItIsTurnedUp:
    """708.11."""

    HYDRA = AsTurnedFaceUp(counters=(("+1/+1", Fixed(3)),))

    def test_708_11_counters_are_put_on_it_while_it_is_turned(self):
        table = _up(_hidden(FaceDown.MORPH, MORPH, self.HYDRA))
        assert table.one("Orsone").count("+1/+1") == 3
        (step,) = [step for step in table.steps if step.kind is StepKind.SPECIAL_ACTION]
        assert "708.11" in step.every_rule()

    def test_708_11_control_not_as_it_enters_face_up(self):
        table = Table()
        table.put("Orsone", _bear(MORPH, self.HYDRA), zone=Zone.HAND)
        table.settle().cast("Orsone", "normal").resolve()
        assert table.one("Orsone").count("+1/+1") == 0
