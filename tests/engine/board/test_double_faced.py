"""712: cards with two faces: which one counts where, and which one is cast or played."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cards.abilities.ability import SpellAbility
from engine.cards.abilities.continuous import Duration, ModifyPT, SetPT
from engine.cards.abilities.filters import CREATURE, Filter, TargetSpec
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.players import Draw
from engine.cards.abilities.references import Every, Target
from engine.cards.abilities.turning import PutFaceDown, Transform
from engine.state.actions import Cast, PlayLand
from engine.state.events import Transformed, TurnedFaceDown, ZoneChange
from engine.state.faces import back_of
from engine.words.terms import CardType, Reason, Zone
from tests.engine.board.boards import enchantment, fixed, pt
from tests.engine.support import Table, card, creature
from tests.engine.support_more import A, refused, sorcery

BEAR = creature("Orso", 2, 2, mana_cost="{1}{G}")
LAND_FACE = card("Bosco", types=(CardType.LAND,))
SPELL_FACE = card("Lampo", SpellAbility(effects=(Draw(),)), types=(CardType.INSTANT,), mana_cost="{U}")


def _modal(back: Any, *, zone: Zone = Zone.HAND) -> Table:
    table = Table()
    table.library(0, 3)
    table.put("Carta", BEAR, other_face=back_of(BEAR, back, modal=True), zone=zone)
    return table.settle()


def _wolf(**more: Any) -> Table:
    table = Table()
    table.put("Carta", BEAR, other_face=back_of(BEAR, creature("Lupo", 4, 4)), **more)
    return table


class TestModal:
    def test_712_12_the_land_face_is_played(self):
        table = _modal(LAND_FACE)
        table.do(PlayLand(A, table.id("Carta"), back=True))
        table.settle()
        assert (table.where("Carta"), table.looks("Carta").name) == (Zone.BATTLEFIELD, "Bosco")
        assert "712.12" in table.rules()

    def test_712_12_control_the_front_is_no_land(self):
        table = _modal(LAND_FACE)
        assert refused(table, PlayLand(A, table.id("Carta"))) == ("not a land", "305.1")

    def test_712_3_712_11b_either_face_is_cast(self):
        table = _modal(SPELL_FACE)
        table.do(Cast(A, table.id("Carta"), back=True))
        table.settle()
        assert (table.looks("Carta").name, table.looks("Carta").mana_value) == ("Lampo", 1)
        table.resolve()
        assert (table.where("Carta"), table.looks("Carta").name) == (Zone.GRAVEYARD, "Orso")

    def test_712_11b_control_the_front_by_default(self):
        table = _modal(SPELL_FACE).cast("Carta").resolve()
        assert (table.where("Carta"), table.looks("Carta").name) == (Zone.BATTLEFIELD, "Orso")

    def test_712_11b_control_of_another_double_faced_card_there_is_no_choice(self):
        table = _wolf(zone=Zone.HAND).settle()
        assert refused(table, Cast(A, table.id("Carta"), back=True)) == ("no such face", "712.11b")

    def test_712_8f_its_mana_value_is_that_of_the_face_that_is_up(self):
        table = Table()
        table.put("Carta", BEAR, other_face=back_of(BEAR, LAND_FACE, modal=True), transformed=True)
        assert table.settle().looks("Carta").mana_value == 0


class TestFaces:
    @pytest.mark.parametrize("zone", [Zone.HAND, Zone.GRAVEYARD, Zone.EXILE])
    def test_712_8a_elsewhere_it_is_its_front(self, zone: Zone):
        table = _wolf(transformed=True).settle()
        table.occur(ZoneChange(object=table.id("Carta"), to=zone, reason=Reason.EFFECT))
        assert table.looks("Carta").name == "Orso"

    def test_712_18_effects_go_on_applying(self):
        table = _wolf()
        grow = Apply(to=Target(0), parts=(ModifyPT(*fixed(1, 1)),), until=Duration.ENDLESS)
        sorcery(table, "Crescita", grow, targets=(TargetSpec(objects=CREATURE),))
        table.settle().cast("Crescita").resolve()
        table.occur(Transformed(object=table.id("Carta")))
        assert pt(table.looks("Carta")) == (5, 5)

    def test_712_15a_face_down_it_cannot_transform(self):
        table = Table()
        table.put("Carta", BEAR, other_face=creature("Lupo", 4, 4), zone=Zone.LIBRARY)
        sorcery(table, "Manifesto", PutFaceDown())
        table.settle().cast("Manifesto").resolve()
        table.occur(Transformed(object=table.id("Carta")))
        assert pt(table.looks("Carta")) == (2, 2)
        assert not table.one("Carta").transformed

    def test_712_16_nor_be_turned_face_down(self):
        table = _wolf().settle()
        table.occur(TurnedFaceDown(object=table.id("Carta")))
        assert table.one("Carta").face_down is None

    @pytest.mark.parametrize(("transformed", "size"), [(True, (1, 1)), (False, (2, 2))])
    def test_701_27g_transformed_permanents_are_those_with_the_back_up(self, transformed: bool, size: tuple[int, int]):
        table = _wolf(transformed=transformed)
        enchantment(table, "Peso", SetPT(*fixed(1, 1)), affects=Filter(transformed=True))
        assert pt(table.settle().looks("Carta")) == size

    def test_701_27a_all_at_once(self):
        table = Table()
        for label in ("Primo", "Secondo"):
            table.put(label, BEAR, other_face=back_of(BEAR, creature("Lupo", 4, 4)))
        table.creature("Solo", 1, 1)
        sorcery(table, "Luna", Transform(what=Every(CREATURE)))
        table.settle().cast("Luna").resolve()
        assert [pt(table.looks(label)) for label in ("Primo", "Secondo", "Solo")] == [(4, 4), (4, 4), (1, 1)]
