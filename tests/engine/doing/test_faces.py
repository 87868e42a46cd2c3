"""701.27, 701.28, 701.40, 701.58, 707.10d, 707.12, 708: instructions that turn, put face down, copy for each and cast."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cards.abilities.ability import Cannot, Keyword, Prohibition, SpellAbility
from engine.cards.abilities.casting_now import CastNow
from engine.cards.abilities.choices import If
from engine.cards.abilities.conditions import Is
from engine.cards.abilities.continuous import ModifyPT
from engine.cards.abilities.copying import CopyForEach
from engine.cards.abilities.damage import DealDamage
from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.lasting import Delay
from engine.cards.abilities.libraries import Reveal
from engine.cards.abilities.objects import Move
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.quantities import Fixed, PowerOf
from engine.cards.abilities.references import Every, It, Remembered, Target, This, TopOf, You
from engine.cards.abilities.triggers import Becomes, BeginningOf, CastsSpell, enters
from engine.cards.abilities.turning import PutFaceDown, Transform, TurnFaceDown, TurnFaceUp
from engine.cards.characteristics import Characteristics
from engine.state.events import CountersRemoved, DayNightChanged, Destruction, Transformed
from engine.state.faces import back_of
from engine.words.terms import CardType, Color, FaceDown, Kind, Relation, TurnStep, Zone
from tests.engine.board.boards import enchantment, pt
from tests.engine.support import Table, card, creature
from tests.engine.support_more import TARGET_CREATURE, THIS, free, sorcery, when

BACK = creature("Lupo mannaro", 4, 4, subtypes=("Wolf",), colors=(Color.GREEN,))
FRONT = creature("Viandante", 1, 1, subtypes=("Human",), mana_cost="{1}{G}")
BOLT = SpellAbility(effects=(DealDamage(amount=Fixed(3), to=Target(0)),), targets=(TARGET_CREATURE,))


def _faces(table: Table, label: str, front: Characteristics, back: Characteristics, **more: Any) -> None:
    table.put(label, front, other_face=back_of(front, back), **more)


class TestTurnFaceUp:
    def test_708_8_an_effect_turns_it_up_without_any_cost(self):
        table = Table()
        table.put("Orsone", creature("Orsone", 5, 5), face_down=FaceDown.MORPH)
        sorcery(table, "Luce", TurnFaceUp(what=Target(0)), targets=(TARGET_CREATURE,))
        table.settle().cast("Luce").resolve()
        assert pt(table.looks("Orsone")) == (5, 5)

    def test_701_40g_control_an_instant_is_revealed_and_stays_face_down(self):
        table = Table()
        table.put("Lampo", card("Lampo", BOLT, types=(CardType.INSTANT,)), face_down=FaceDown.MANIFEST)
        table.creature("Guardia", 1, 1, when(Becomes(subject=CREATURE, state="turned face up")))
        sorcery(table, "Luce", TurnFaceUp(what=Target(0)), targets=(TARGET_CREATURE,))
        table.settle().cast("Luce", "Lampo").resolve()
        assert table.one("Lampo").face_down is FaceDown.MANIFEST
        assert table.triggered() == []
        assert "701.40g" in table.rules()


class TestTurnFaceDown:
    def _turned(self, **more: Any) -> Table:
        table = Table()
        table.put("Orsone", creature("Orsone", 5, 5, "flying"), **more)
        sorcery(table, "Buio", TurnFaceDown(what=Target(0)), targets=(TARGET_CREATURE,))
        return table.settle().cast("Buio").resolve()

    def test_708_2a_it_becomes_a_2_2_without_anything(self):
        seen = self._turned().looks("Orsone")
        assert (seen.name, pt(seen), seen.abilities) == ("", (2, 2), ())

    def test_708_2b_control_what_is_face_down_already_stays_as_it_was_hidden(self):
        table = self._turned(face_down=FaceDown.CLOAK)
        assert table.one("Orsone").face_down is FaceDown.CLOAK
        assert table.looks("Orsone").has("ward")

    def test_712_16_control_what_has_two_faces_cannot_be_turned_down(self):
        table = self._turned(other_face=BACK)
        assert pt(table.looks("Orsone")) == (5, 5)


class TestPutFaceDown:
    def _manifested(self, how: FaceDown, count: int = 1) -> Table:
        table = Table()
        for number in range(3):
            table.put(f"c{number}", creature(f"Orso {number}", 5, 5, when(enters(THIS))), zone=Zone.LIBRARY)
        sorcery(table, "Manifesto", PutFaceDown(what=TopOf(Fixed(count), You()), how=how))
        return table.settle().cast("Manifesto").resolve()

    @pytest.mark.parametrize(
        ("how", "ward", "rule"), [(FaceDown.MANIFEST, False, "701.40a"), (FaceDown.CLOAK, True, "701.58a")]
    )
    def test_701_40a_701_58a_the_top_card_is_put_there_as_a_2_2(self, how: FaceDown, ward: bool, rule: str):
        table = self._manifested(how)
        assert (pt(table.looks("c0")), table.looks("c0").has("ward")) == ((2, 2), ward)
        assert table.triggered() == [], "708.3"
        assert {rule, "708.3"} <= set(table.rules())

    def test_701_40e_several_one_at_a_time(self):
        table = self._manifested(FaceDown.MANIFEST, 2)
        first, second = table.one("c0"), table.one("c1")
        assert (first.zone, second.zone, table.where("c2")) == (Zone.BATTLEFIELD, Zone.BATTLEFIELD, Zone.LIBRARY)
        assert first.arrived < second.arrived

    @pytest.mark.parametrize(("how", "rule"), [(FaceDown.MANIFEST, "701.40f"), (FaceDown.CLOAK, "701.58f")])
    @pytest.mark.parametrize("forbidden", [CardType.CREATURE, CardType.LAND])
    def test_701_40f_701_58f_what_may_not_enter_face_down_stays_where_it_is(
        self, how: FaceDown, rule: str, forbidden: CardType
    ):
        """The card is a land: it is the creature that it would be there that may not enter. Control: lands may not."""
        table = Table()
        table.library(0, 1)
        bars = Cannot(what=Prohibition.ENTER, objects=Filter(types=(forbidden,)))
        table.permanent("Grata", bars, types=(CardType.ARTIFACT,))
        sorcery(table, "Manifesto", PutFaceDown(how=how))
        table.settle().cast("Manifesto").resolve()
        card_now = table.one("0c0")
        barred = forbidden is CardType.CREATURE
        assert (card_now.zone, card_now.face_down) == ((Zone.LIBRARY, None) if barred else (Zone.BATTLEFIELD, how))
        assert (rule in table.rules()) is barred

    def test_701_58e_several_are_cloaked_one_at_a_time(self):
        table = self._manifested(FaceDown.CLOAK, 2)
        first, second = table.one("c0"), table.one("c1")
        assert (first.zone, second.zone, table.where("c2")) == (Zone.BATTLEFIELD, Zone.BATTLEFIELD, Zone.LIBRARY)
        assert first.arrived < second.arrived

    def test_708_3_control_put_there_face_up_its_ability_triggers(self):
        table = Table()
        table.put("c0", creature("Orso", 5, 5, when(enters(THIS))), zone=Zone.LIBRARY)
        sorcery(table, "Porta", Move(what=TopOf(Fixed(1), You()), to=Zone.BATTLEFIELD))
        table.settle().cast("Porta").resolve()
        assert table.triggered() == ["c0"]


class TestTransform:
    def _wolf(self, *abilities: Any, back: Characteristics = BACK, **more: Any) -> Table:
        table = Table()
        front = creature("Viandante", 1, 1, *abilities, subtypes=("Human",), mana_cost="{1}{G}")
        _faces(table, "Viandante", front, back, **more)
        sorcery(table, "Luna", Transform(what=Target(0)), targets=(TARGET_CREATURE,))
        return table

    def test_712_18_it_keeps_its_state_and_is_the_same_object(self):
        table = self._wolf(counters={"+1/+1": 1}, tapped=True, damage=1)
        one = table.settle().id("Viandante")
        table.cast("Luna").resolve()
        found = table.one("Viandante")
        assert (found.id, found.tapped, found.damage, found.transformed) == (one, True, 1, True)
        assert (table.looks("Viandante").name, pt(table.looks("Viandante"))) == ("Lupo mannaro", (5, 5))

    def test_712_8e_the_mana_value_is_that_of_the_front(self):
        table = self._wolf().settle().cast("Luna").resolve()
        assert table.looks("Viandante").mana_value == 2
        assert table.looks("Viandante").mana_cost is None

    def test_701_27c_control_what_has_one_face_does_not(self):
        table = Table()
        table.creature("Orso", 2, 2)
        sorcery(table, "Luna", Transform(what=Target(0)), targets=(TARGET_CREATURE,))
        table.settle().cast("Luna").resolve()
        assert (pt(table.looks("Orso")), table.changes("701.27a")) == ((2, 2), [])

    def test_701_27d_control_nor_into_an_instant(self):
        table = self._wolf(back=card("Ululato", BOLT, types=(CardType.INSTANT,))).settle().cast("Luna").resolve()
        assert table.looks("Viandante").name == "Viandante"

    def test_701_27e_it_triggers_on_becoming_what_it_is_then(self):
        howls = when(Becomes(subject=Filter(this=True, subtypes=("Wolf",)), state="transformed"))
        back = creature("Lupo mannaro", 4, 4, howls, subtypes=("Wolf",))
        table = self._wolf(back=back).settle().cast("Luna").resolve()
        assert table.triggered() == ["Viandante"]

    def test_613_7g_it_has_a_new_timestamp(self):
        table = self._wolf().settle()
        before = table.one("Viandante").timestamp
        assert table.cast("Luna").resolve().one("Viandante").timestamp > before

    def test_701_27f_its_own_ability_activated_twice_turns_it_once(self):
        turns = free(Transform(what=This()))
        table = Table()
        front = creature("Viandante", 1, 1, turns)
        _faces(table, "Viandante", front, creature("Lupo mannaro", 4, 4, turns))
        table.settle().activate("Viandante", 0).activate("Viandante", 0).play_out()
        assert table.one("Viandante").transformed
        assert "701.27f" in table.rules()

    def test_701_27f_control_one_after_the_other_turns_it_back(self):
        turns = free(Transform(what=This()))
        table = Table()
        front = creature("Viandante", 1, 1, turns)
        _faces(table, "Viandante", front, creature("Lupo mannaro", 4, 4, turns))
        table.settle().activate("Viandante", 0).play_out().activate("Viandante", 0).play_out()
        assert not table.one("Viandante").transformed

    @pytest.mark.parametrize("turned_since", [True, False])
    def test_701_27f_a_delayed_ability_of_its_own_asks_since_it_was_created(self, turned_since: bool):
        """'At the beginning of the end step, transform it': not if something has turned it over in the meantime."""
        later = Delay(trigger=BeginningOf(step=TurnStep.END), effects=(Transform(what=This()),))
        table = Table()
        _faces(table, "Viandante", creature("Viandante", 1, 1, free(later)), BACK)
        table.settle().activate("Viandante", 0).resolve()
        if turned_since:
            table.occur(Transformed(object=table.id("Viandante")))
        table.until(TurnStep.END).play_out()
        assert table.one("Viandante").transformed
        assert len(table.changes("701.27a")) == 1, "turned once, by the one or by the other"

    def test_712_8a_in_the_graveyard_it_is_its_front(self):
        table = self._wolf(transformed=True).settle()
        table.occur(Destruction(object=table.id("Viandante")))
        assert table.looks("Viandante").name == "Viandante"
        assert not table.one("Viandante").transformed

    def test_701_28a_convert_is_the_same_under_another_name(self):
        table = Table()
        _faces(table, "Viandante", FRONT, BACK)
        sorcery(table, "Scatto", Transform(what=Target(0), convert=True), targets=(TARGET_CREATURE,))
        table.settle().cast("Scatto").resolve()
        assert table.one("Viandante").transformed
        assert "701.28a" in table.rules()

    @pytest.mark.parametrize(("convert", "rule"), [(True, "701.28e"), (False, "701.27f")])
    def test_701_28e_its_own_ability_converts_it_once(self, convert: bool, rule: str):
        turns = free(Transform(what=This(), convert=convert))
        table = Table()
        _faces(table, "Viandante", creature("Viandante", 1, 1, turns), creature("Lupo mannaro", 4, 4, turns))
        table.settle().activate("Viandante", 0).activate("Viandante", 0).play_out()
        assert table.one("Viandante").transformed
        assert {"701.28e", "701.27f"} & set(table.rules()) == {rule}

    def test_701_28e_control_one_after_the_other_converts_it_back(self):
        turns = free(Transform(what=This(), convert=True))
        table = Table()
        _faces(table, "Viandante", creature("Viandante", 1, 1, turns), creature("Lupo mannaro", 4, 4, turns))
        table.settle().activate("Viandante", 0).play_out().activate("Viandante", 0).play_out()
        assert not table.one("Viandante").transformed

    @pytest.mark.parametrize("convert", [True, False])
    @pytest.mark.parametrize("back", [None, BACK, card("Ululato", BOLT, types=(CardType.INSTANT,))])
    def test_701_28c_701_28d_712_10_what_has_no_other_face_for_the_battlefield_stays(
        self, convert: bool, back: Characteristics | None
    ):
        table = Table()
        table.put("Viandante", FRONT, other_face=None if back is None else back_of(FRONT, back))
        sorcery(table, "Scatto", Transform(what=Target(0), convert=convert), targets=(TARGET_CREATURE,))
        table.settle().cast("Scatto").resolve()
        assert table.one("Viandante").transformed is (back is BACK)
        by = "701.28" if convert else "701.27"
        wanted = {by + "c"} if back is None else set() if back is BACK else {by + "d", "712.10"}
        assert {by + "c", by + "d", "712.10"} & set(table.rules()) == wanted

    @pytest.mark.parametrize("convert", [True, False])
    @pytest.mark.parametrize("mine", [True, False])
    def test_701_28f_101_2_what_cannot_transform_cannot_convert_either(self, convert: bool, mine: bool):
        """The control keeps the creatures of the other player from it."""
        table = self._wolf()
        bars = Cannot(what=Prohibition.TRANSFORM, objects=Filter(controller=Relation.YOU))
        table.permanent("Eclissi", bars, controller=0 if mine else 1, types=(CardType.ENCHANTMENT,))
        sorcery(table, "Scatto", Transform(what=Target(0), convert=convert), targets=(TARGET_CREATURE,))
        table.settle().cast("Scatto").resolve()
        assert table.one("Viandante").transformed is not mine
        assert ("701.28f" in table.rules()) is (convert and mine)
        assert ("101.2" in table.rules()) is mine

    @pytest.mark.parametrize("barred", [True, False])
    def test_101_2_nor_by_day_and_night(self, barred: bool):
        table = Table()
        front, back = creature("Viandante", 1, 1, "daybound"), creature("Lupo mannaro", 4, 4, "nightbound")
        _faces(table, "Viandante", front, back)
        if barred:
            bars = Cannot(what=Prohibition.TRANSFORM, objects=Filter(controller=Relation.YOU))
            table.permanent("Eclissi", bars, types=(CardType.ENCHANTMENT,))
        table.settle().occur(DayNightChanged(night=True))
        assert table.one("Viandante").transformed is not barred

    def test_712_14a_put_there_transformed(self):
        table = Table()
        _faces(table, "Viandante", FRONT, BACK, zone=Zone.GRAVEYARD)
        every = Every(Filter(zone=Zone.GRAVEYARD, types=(CardType.CREATURE,)))
        sorcery(table, "Ritorno", Move(what=every, to=Zone.BATTLEFIELD, transformed=True))
        table.settle().cast("Ritorno").resolve()
        assert table.looks("Viandante").name == "Lupo mannaro"

    def test_712_14a_control_a_card_with_one_face_stays_where_it_is(self):
        table = Table()
        table.put("Orso", creature("Orso", 2, 2), zone=Zone.GRAVEYARD)
        every = Every(Filter(zone=Zone.GRAVEYARD, types=(CardType.CREATURE,)))
        sorcery(table, "Ritorno", Move(what=every, to=Zone.BATTLEFIELD, transformed=True))
        table.settle().cast("Ritorno").resolve()
        assert table.where("Orso") is Zone.GRAVEYARD


class TestReveal:
    @pytest.mark.parametrize(("kind", "up"), [((CardType.CREATURE,), True), ((CardType.ARTIFACT,), False)])
    def test_708_12_what_is_revealed_is_spoken_of_as_what_it_is_face_up(self, kind: tuple[CardType, ...], up: bool):
        """'Reveal it. If it is a creature card, turn it face up.' Face down each is a 2/2 creature."""
        table = Table()
        table.put("Celata", card("Celata", types=kind, power=5, toughness=5), face_down=FaceDown.MANIFEST)
        vista = Remembered("vista")
        then = If(condition=Is(vista, CREATURE), then=(TurnFaceUp(what=vista),))
        gains = GainLife(amount=PowerOf(vista))
        sorcery(table, "Sguardo", Reveal(what=Target(0), keep_as="vista"), gains, then, targets=(TARGET_CREATURE,))
        table.settle().cast("Sguardo").resolve()
        assert (table.one("Celata").face_down is None) is up
        assert table.life(0) == (25 if up else 20)
        assert "708.12" in table.rules()

    def test_708_12_control_whatever_makes_it_bigger_is_not_looked_at(self):
        table = Table()
        table.put("Celata", creature("Celata", 5, 5), face_down=FaceDown.MANIFEST)
        enchantment(table, "Inno", ModifyPT(Fixed(3), Fixed(3)))
        gains = GainLife(amount=PowerOf(Remembered("vista")))
        sorcery(table, "Sguardo", Reveal(what=Target(0), keep_as="vista"), gains, targets=(TARGET_CREATURE,))
        table.settle().cast("Sguardo").resolve()
        assert (table.life(0), pt(table.looks("Celata"))) == (25, (5, 5))


class TestDayAndNight:
    """702.145."""

    def _bound(self, **more: Any) -> Table:
        table = Table()
        front = creature("Viandante", 1, 1, "daybound")
        back = creature("Lupo mannaro", 4, 4, "nightbound")
        _faces(table, "Viandante", front, back, **more)
        return table

    def test_702_145c_as_it_becomes_night_it_transforms(self):
        table = self._bound().settle().occur(DayNightChanged(night=True))
        assert table.looks("Viandante").name == "Lupo mannaro"
        assert "702.145c" in table.rules()

    def test_702_145f_and_back_as_it_becomes_day(self):
        table = self._bound().settle().occur(DayNightChanged(night=True)).occur(DayNightChanged(night=False))
        assert table.looks("Viandante").name == "Viandante"
        assert "702.145f" in table.rules()

    def test_702_145b_control_nothing_else_transforms_it(self):
        table = self._bound()
        sorcery(table, "Luna", Transform(what=Target(0)), targets=(TARGET_CREATURE,))
        table.settle().cast("Luna").resolve()
        assert table.looks("Viandante").name == "Viandante"

    def test_702_145b_by_night_it_enters_with_its_back_face_up(self):
        table = self._bound(zone=Zone.HAND)
        table.settle().occur(DayNightChanged(night=True, first=True))
        table.cast("Viandante").resolve()
        assert table.looks("Viandante").name == "Lupo mannaro"
        assert "702.145b" in table.rules()

    def test_702_145b_control_by_day_with_its_front(self):
        table = self._bound(zone=Zone.HAND)
        table.settle().occur(DayNightChanged(night=False, first=True))
        table.cast("Viandante").resolve()
        assert table.looks("Viandante").name == "Viandante"


class TestCopyForEach:
    def _cast(self, **effect: Any) -> Table:
        table = Table()
        for label in ("Orso", "Lupo", "Muro"):
            table.creature(label, 2, 4, controller=1)
        table.creature("Ombra", 1, 4, Keyword(keyword="shroud"), controller=1)
        table.put("Folgore", card("Folgore", BOLT, types=(CardType.INSTANT,)), zone=Zone.HAND)
        trigger = CastsSpell(who=Relation.YOU)
        table.permanent("Eco", when(trigger, CopyForEach(what=It(), **effect)), types=(CardType.ENCHANTMENT,))
        return table.settle().cast("Folgore", "Orso")

    def test_707_10d_a_copy_for_each_other_creature_it_could_target(self):
        table = self._cast(objects=CREATURE)
        table.resolve(("Lupo", "Muro"))
        assert len([one for one in table.game.objects.values() if one.kind is Kind.COPY_OF_SPELL]) == 2
        table.play_out()
        assert [table.one(label).damage for label in ("Orso", "Lupo", "Muro", "Ombra")] == [3, 3, 3, 0]
        assert "707.10d" in table.rules()

    def test_707_10d_control_none_where_nothing_else_is_legal(self):
        table = self._cast(players=Relation.ANY)
        table.play_out()
        assert [table.one(label).damage for label in ("Orso", "Lupo", "Muro")] == [3, 0, 0]


class TestCastNow:
    def _graveyard(self, printed: Characteristics, **effect: Any) -> Table:
        table = Table()
        table.put("Carta", printed, zone=Zone.GRAVEYARD)
        graveyard = Every(Filter(zone=Zone.GRAVEYARD, name=printed.name))
        sorcery(table, "Memoria", CastNow(what=graveyard, **effect))
        return table.settle().cast("Memoria")

    def test_601_2c_control_without_a_legal_target_it_is_not_cast(self):
        table = self._graveyard(card("Folgore", BOLT, types=(CardType.INSTANT,)), copy=True)
        table.resolve()
        assert table.where("Carta") is Zone.GRAVEYARD
        assert table.game.stack_top is None, "without a creature to target it cannot be cast"

    def test_707_12_with_a_target_it_is_cast_while_the_other_resolves(self):
        table = Table()
        table.creature("Orso", 2, 2, controller=1)
        table.creature("Mago", 1, 4, when(CastsSpell(who=Relation.YOU)))
        table.put("Carta", card("Folgore", BOLT, types=(CardType.INSTANT,)), zone=Zone.GRAVEYARD)
        graveyard = Every(Filter(zone=Zone.GRAVEYARD, name="Folgore"))
        sorcery(table, "Memoria", CastNow(what=graveyard, copy=True))
        table.settle().cast("Memoria")
        table.play_out(True, "Orso")
        assert table.triggered() == ["Mago", "Mago"], "601.2i: the copy is cast, too"
        assert (table.where("Orso"), table.where("Carta")) == (Zone.GRAVEYARD, Zone.GRAVEYARD)
        assert "707.12" in table.rules()

    def test_608_2g_the_card_itself_in_spite_of_its_type_and_without_paying(self):
        table = self._graveyard(creature("Drago", 5, 5, mana_cost="{6}{R}"))
        table.resolve(True)
        table.play_out()
        assert table.where("Carta") is Zone.BATTLEFIELD

    def test_608_2g_control_who_does_not_want_to_leaves_it(self):
        table = self._graveyard(creature("Drago", 5, 5, mana_cost="{6}{R}"))
        table.resolve(False)
        assert table.where("Carta") is Zone.GRAVEYARD

    def test_305_9_control_a_land_is_not_cast(self):
        table = self._graveyard(card("Foresta", types=(CardType.LAND,))).resolve()
        assert table.where("Carta") is Zone.GRAVEYARD

    def test_704_5e_a_copy_that_is_not_cast_is_not_even_made(self):
        table = Table()
        table.creature("Orso", 2, 2, controller=1)
        table.put("Carta", card("Folgore", BOLT, types=(CardType.INSTANT,)), zone=Zone.GRAVEYARD)
        graveyard = Every(Filter(zone=Zone.GRAVEYARD, name="Folgore"))
        sorcery(table, "Memoria", CastNow(what=graveyard, copy=True))
        table.settle().cast("Memoria").resolve(False)
        assert Kind.COPY_OF_CARD not in {one.kind for one in table.game.objects.values()}


class TestSiege:
    """310.12b."""

    def _siege(self, **more: Any) -> Table:
        table = Table()
        front = card("Assedio", types=(CardType.BATTLE,), subtypes=("Siege",), defense=3, mana_cost="{2}{R}")
        back = creature("Vincitore", 4, 4, when(enters(THIS)))
        _faces(table, "Assedio", front, back, counters={"defense": 1}, protector=1, **more)
        return table.settle()

    def test_310_12b_defeated_it_is_exiled_and_cast_transformed(self):
        table = self._siege()
        table.occur(CountersRemoved(on=table.id("Assedio"), counter="defense", count=1))
        table.resolve(True)
        assert table.looks("Assedio").name == "Vincitore", "712.8c: on the stack with its back face up"
        assert table.looks("Assedio").mana_value == 3
        table.resolve()
        assert (table.where("Assedio"), table.looks("Assedio").name) == (Zone.BATTLEFIELD, "Vincitore")
        assert table.triggered()[-1] == "Assedio"

    def test_310_12b_control_who_does_not_cast_it_leaves_it_in_exile(self):
        table = self._siege()
        table.occur(CountersRemoved(on=table.id("Assedio"), counter="defense", count=1))
        table.resolve(False)
        assert (table.where("Assedio"), table.looks("Assedio").name) == (Zone.EXILE, "Assedio")

    def test_310_12b_control_with_counters_left_nothing_triggers(self):
        table = self._siege()
        table.occur(CountersRemoved(on=table.id("Assedio"), counter="charge", count=1))
        assert table.triggered() == []

    def test_704_5v_it_waits_for_its_ability(self):
        table = self._siege()
        table.occur(CountersRemoved(on=table.id("Assedio"), counter="defense", count=1))
        assert table.where("Assedio") is Zone.BATTLEFIELD
        assert table.performed("704.5v") == []


def test_608_2g_a_spell_cast_so_has_no_x() -> None:
    """107.3b: without paying its mana cost X can only be 0."""
    table = Table()
    table.put("Carta", creature("Idra", 1, 1, mana_cost="{X}{G}"), zone=Zone.GRAVEYARD)
    sorcery(table, "Memoria", CastNow(what=Every(Filter(zone=Zone.GRAVEYARD, types=(CardType.CREATURE,)))))
    table.settle().cast("Memoria").resolve(True)
    stacked = table.one("Carta").chosen
    assert stacked is not None
    assert stacked.x == 0
