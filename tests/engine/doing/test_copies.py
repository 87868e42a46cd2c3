"""707: copies of permanents, of spells and of abilities; copiable values (613.2)."""

from __future__ import annotations

import pytest

from engine.board.board_of import board_of
from engine.cards.abilities.ability import Ability, Activated, Cost, Keyword, Replaces, SpellAbility, Triggered
from engine.cards.abilities.conditions import Paid
from engine.cards.abilities.continuous import ChangeTypes, Duration, ModifyPT
from engine.cards.abilities.copying import BecomeCopy, CopyOnStack, CreateCopies
from engine.cards.abilities.damage import DealDamage
from engine.cards.abilities.filters import ANY_TARGET, CREATURE, Filter, TargetSpec
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.quantities import Fixed, X
from engine.cards.abilities.references import Every, It, Target
from engine.cards.abilities.triggers import dies, enters
from engine.state.events import Destruction
from engine.words.terms import CardType, Kind, Relation, Supertype, TurnStep, Zone
from tests.engine.support import Table, card, creature
from tests.engine.support_more import sorcery

THIS = Filter(this=True)
A_CREATURE = TargetSpec(objects=CREATURE)
GAIN_AS_IT_ENTERS = Triggered(trigger=enters(Filter(this=True)), effects=(GainLife(amount=Fixed(2)),), text="entra")
BOLT = SpellAbility(effects=(DealDamage(amount=Fixed(3), to=Target(0)),), targets=(ANY_TARGET,))


class TestCreateCopies:
    def test_707_2_a_token_has_the_copiable_values_and_nothing_that_changed_them_later(self) -> None:
        at = Table()
        at.creature("Orso", 2, 2, counters={"+1/+1": 1}, tapped=True)
        sorcery(at, "Specchio", CreateCopies(of=Target(0)), targets=(A_CREATURE,))
        at.settle().cast("Specchio").resolve()
        tokens = [one for one in at.game.objects.values() if one.kind is Kind.TOKEN]
        assert len(tokens) == 1
        assert board_of(at.game).characteristics(tokens[0].id).power == 2
        assert not tokens[0].tapped
        assert "707.2" in at.rules()

    def test_707_2_its_abilities_are_copied_and_trigger(self) -> None:
        at = Table()
        at.creature("Ospite", 1, 1, GAIN_AS_IT_ENTERS)
        sorcery(at, "Specchio", CreateCopies(of=Target(0)), targets=(A_CREATURE,))
        at.settle().cast("Specchio").resolve()
        at.play_out()
        assert at.life(0) == 22

    def test_707_9_with_exceptions_that_are_copiable(self) -> None:
        at = Table()
        at.creature("Drago", 4, 4, legendary=True)
        plain = ChangeTypes(remove_supertypes=(Supertype.LEGENDARY,))
        sorcery(at, "Specchio", CreateCopies(of=Target(0), exceptions=(plain,)), targets=(A_CREATURE,))
        at.settle().cast("Specchio").resolve()
        assert len(at.all("Drago")) == 2, "no legend rule"

    def test_707_2_control_a_legendary_one_is_legendary_too(self) -> None:
        at = Table()
        at.creature("Drago", 4, 4, legendary=True)
        sorcery(at, "Specchio", CreateCopies(of=Target(0)), targets=(A_CREATURE,))
        at.settle().cast("Specchio")
        with pytest.raises(AssertionError, match="legend rule"):
            at.fork().resolve()


class TestBecomeCopy:
    def test_613_2a_it_has_the_values_of_the_other_and_keeps_its_own_counters_and_effects(self) -> None:
        at = Table()
        at.creature("Mutaforma", 0, 1, counters={"+1/+1": 1})
        at.creature("Orso", 2, 2, "trample", controller=1)
        become = BecomeCopy(what=Target(0), of=Target(1), until=Duration.END_OF_TURN)
        other = TargetSpec(objects=CREATURE, keep_distinct_from=(0,))
        sorcery(at, "Riflesso", become, targets=(A_CREATURE, other))
        at.settle().cast("Riflesso", "Mutaforma").resolve()
        looks = at.looks("Mutaforma")
        assert (looks.name, looks.power, looks.toughness, looks.has("trample")) == ("Orso", 3, 3, True)

    def test_514_2_control_until_end_of_turn_and_no_longer(self) -> None:
        at = Table()
        at.creature("Mutaforma", 0, 1)
        at.creature("Orso", 2, 2, controller=1)
        at.library(1, 2)
        become = BecomeCopy(what=Target(0), of=Target(1), until=Duration.END_OF_TURN)
        other = TargetSpec(objects=CREATURE, keep_distinct_from=(0,))
        sorcery(at, "Riflesso", become, targets=(A_CREATURE, other))
        at.settle().cast("Riflesso", "Mutaforma").resolve()
        at.until(TurnStep.UPKEEP)
        assert at.looks("Mutaforma").name == "Mutaforma"

    def test_707_2b_control_what_changes_in_the_original_afterwards_changes_nothing_here(self) -> None:
        at = Table()
        at.creature("Mutaforma", 0, 1)
        at.creature("Orso", 2, 2, controller=1)
        become = BecomeCopy(what=Target(0), of=Target(1))
        other = TargetSpec(objects=CREATURE, keep_distinct_from=(0,))
        sorcery(at, "Riflesso", become, targets=(A_CREATURE, other))
        grow = Apply(to=Target(0), parts=(ModifyPT(Fixed(3), Fixed(3)),))
        sorcery(at, "Crescita", grow, targets=(TargetSpec(objects=Filter(name="Orso", another=True)),))
        at.settle().cast("Riflesso", "Mutaforma").resolve()
        at.cast("Crescita", "Orso").resolve()
        assert (at.looks("Orso").power, at.looks("Mutaforma").power) == (5, 2)

    def test_707_3_a_copy_of_a_copy_is_a_copy_of_what_it_has_become(self) -> None:
        at = Table()
        at.creature("Mutaforma", 0, 1)
        at.creature("Orso", 2, 2, controller=1)
        other = TargetSpec(objects=CREATURE, keep_distinct_from=(0,))
        sorcery(at, "Riflesso", BecomeCopy(what=Target(0), of=Target(1)), targets=(A_CREATURE, other))
        mine = TargetSpec(objects=Filter(types=(CardType.CREATURE,), controller=Relation.YOU))
        sorcery(at, "Specchio", CreateCopies(of=Target(0)), targets=(mine,))
        at.settle().cast("Riflesso", "Mutaforma").resolve()
        at.cast("Specchio").resolve()
        tokens = [one for one in at.game.objects.values() if one.kind is Kind.TOKEN]
        assert [board_of(at.game).characteristics(one.id).name for one in tokens] == ["Orso"]


class TestCopyOnStack:
    def table(self) -> Table:
        at = Table()
        at.put("Dardo", card("Dardo", BOLT, types=(CardType.INSTANT,)), zone=Zone.HAND)
        spell = TargetSpec(objects=Filter(zone=Zone.STACK))
        echo = SpellAbility(effects=(CopyOnStack(what=Target(0)),), targets=(spell,))
        at.put("Eco", card("Eco", echo, types=(CardType.INSTANT,)), zone=Zone.HAND)
        at.creature("Orso", 2, 2, controller=1)
        return at.settle()

    def test_707_10c_a_copy_goes_on_the_stack_with_new_targets_if_its_controller_wants(self) -> None:
        at = self.table()
        at.cast("Dardo", "Bruno").cast("Eco").resolve("Orso")
        assert at.stack() == ["Dardo", "Dardo~"]
        at.play_out()
        assert (at.where("Orso"), at.life(1)) == (Zone.GRAVEYARD, 17)
        assert {"707.10", "707.10c"} <= set(at.rules())

    def test_707_10_control_it_is_not_cast(self) -> None:
        at = self.table()
        at.cast("Dardo", "Bruno").cast("Eco").resolve("Bruno")
        casts = [step for step in at.steps if step.kind.value == "cast"]
        assert len(casts) == 2
        at.play_out()
        assert at.life(1) == 14

    def test_704_5e_608_2n_the_copy_ceases_to_exist_and_the_card_goes_to_the_graveyard(self) -> None:
        at = self.table()
        at.cast("Dardo", "Bruno").cast("Eco").resolve("Bruno").play_out()
        assert at.all("Dardo~") == []
        assert at.where("Dardo") is Zone.GRAVEYARD

    def test_707_10b_an_ability_is_copied_with_its_source(self) -> None:
        at = Table()
        ping = Activated(
            cost=Cost(tap=True), effects=(DealDamage(amount=Fixed(1), to=Target(0)),), targets=(ANY_TARGET,)
        )
        at.creature("Arciere", 1, 1, ping)
        echo = SpellAbility(
            effects=(CopyOnStack(what=Target(0), new_targets=False),),
            targets=(TargetSpec(objects=Filter(zone=Zone.STACK, kind=Kind.ABILITY)),),
        )
        at.put("Eco", card("Eco", echo, types=(CardType.INSTANT,)), zone=Zone.HAND)
        at.settle().activate("Arciere", 0, "Bruno").cast("Eco").play_out()
        assert at.life(1) == 18

    def test_608_3f_the_copy_of_a_permanent_spell_becomes_a_token(self) -> None:
        at = Table()
        at.put("Orso", creature("Orso", 2, 2), zone=Zone.HAND)
        echo = SpellAbility(
            effects=(CopyOnStack(what=Target(0)),), targets=(TargetSpec(objects=Filter(zone=Zone.STACK)),)
        )
        at.put("Eco", card("Eco", echo, types=(CardType.INSTANT,)), zone=Zone.HAND)
        at.settle().cast("Orso").cast("Eco").play_out()
        kinds = [one.kind for one in at.game.objects.values() if one.zone is Zone.BATTLEFIELD]
        assert sorted(kind.value for kind in kinds) == ["card", "token"]

    @pytest.mark.parametrize(("kicked", "size", "drawn"), [(True, 8, 2), (False, 6, 0)])
    def test_707_10f_the_token_is_as_the_spell_was_announced(self, kicked: bool, size: int, drawn: int) -> None:
        at = Table()
        strong = Replaces(subject=THIS, to=Zone.BATTLEFIELD, enters_with=(("+1/+1", X()),))
        kicker = Keyword(keyword="kicker", cost=Cost(mana="{2}"))
        more = Replaces(subject=THIS, to=Zone.BATTLEFIELD, enters_with=(("+1/+1", Fixed(2)),), condition=Paid("kicker"))
        gain = Triggered(trigger=enters(THIS), effects=(GainLife(amount=Fixed(1)),), condition=Paid("kicker"))
        hydra = creature("Idra", 3, 3, kicker, strong, more, gain, mana_cost="{X}{G}")
        at.put("Idra", hydra, zone=Zone.HAND)
        echo = SpellAbility(
            effects=(CopyOnStack(what=Target(0)),), targets=(TargetSpec(objects=Filter(zone=Zone.STACK)),)
        )
        at.put("Eco", card("Eco", echo, types=(CardType.INSTANT,)), zone=Zone.HAND)
        at.settle().cast("Idra", kicked, x=3).cast("Eco").play_out()
        token = next(one for one in at.game.objects.values() if one.kind is Kind.TOKEN)
        assert board_of(at.game).characteristics(token.id).power == size
        assert at.life(0) == 20 + drawn, "each of the two, if it was kicked"
        assert {"707.10f", "608.3f", "111.13"} <= set(at.rules())

    def test_115_7f_the_copy_of_a_divided_spell_keeps_the_division_for_its_new_targets(self) -> None:
        for said, lives, damage in ((("Bruno", "Cervo"), (20, 19), 2), (("Bruno", "Alce"), (20, 19), 0)):
            at = Table()
            hail = DealDamage(amount=Fixed(3), to=Target(0), divided=True)
            spec = TargetSpec(objects=CREATURE, players=Relation.ANY, maximum=2, divide=3)
            at.put(
                "Grandine",
                card("Grandine", SpellAbility(effects=(hail,), targets=(spec,)), types=(CardType.INSTANT,)),
                zone=Zone.HAND,
            )
            spell = TargetSpec(objects=Filter(zone=Zone.STACK))
            echo = SpellAbility(effects=(CopyOnStack(what=Target(0)),), targets=(spell,))
            at.put("Eco", card("Eco", echo, types=(CardType.INSTANT,)), zone=Zone.HAND)
            at.creature("Alce", 3, 5, controller=1)
            at.creature("Cervo", 3, 5, controller=1)
            at.settle().cast("Grandine", ("Bruno", "Alce"), {"Bruno": 1, "Alce": 2})
            at.cast("Eco").resolve(said)
            at.resolve()
            assert (at.life(0), at.life(1)) == lives
            assert at.one("Cervo").damage == damage
            assert at.one("Alce").damage == 2 - damage

    def test_903_3_a_copy_of_a_commander_is_no_commander(self) -> None:
        at = Table(variant=["commander"])
        at.put("Re", creature("Re", 3, 3, legendary=False), zone=Zone.COMMAND, commander=True)
        spell = TargetSpec(objects=Filter(zone=Zone.STACK))
        echo = SpellAbility(effects=(CopyOnStack(what=Target(0)),), targets=(spell,))
        at.put("Eco", card("Eco", echo, types=(CardType.INSTANT,)), zone=Zone.HAND)
        at.settle().cast("Re").cast("Eco").play_out()
        assert not at.one("Re~").commander
        assert at.one("Re").commander, "control: the card"


def test_608_2h_a_copy_of_what_died_is_of_what_it_was_and_not_of_its_card() -> None:
    for becomes, name in ((True, "Orso"), (False, "Mutaforma")):
        at = Table()
        at.creature("Mutaforma", 1, 1)
        at.creature("Orso", 2, 2, controller=1)
        other = TargetSpec(objects=CREATURE, keep_distinct_from=(0,))
        sorcery(at, "Riflesso", BecomeCopy(what=Target(0), of=Target(1)), targets=(A_CREATURE, other))
        mine = Filter(types=(CardType.CREATURE,), controller=Relation.YOU, not_kind=Kind.TOKEN)
        echo = Triggered(trigger=dies(mine), effects=(CreateCopies(of=It()),))
        at.permanent("Culla", echo, types=(CardType.ENCHANTMENT,))
        at.settle()
        if becomes:
            at.cast("Riflesso", "Mutaforma").resolve()
        at.occur(Destruction(object=at.id("Mutaforma"))).play_out()
        tokens = [one for one in at.game.objects.values() if one.kind is Kind.TOKEN]
        assert [one.printed.name for one in tokens] == [name]


def test_306_5b_a_token_that_is_a_planeswalker_enters_with_its_loyalty() -> None:
    for loyalty, there in ((4, True), (None, False)):
        at = Table()
        at.permanent("Viandante", types=(CardType.PLANESWALKER,), loyalty=loyalty, counters={"loyalty": 1})
        walker = TargetSpec(objects=Filter(types=(CardType.PLANESWALKER,)))
        sorcery(at, "Specchio", CreateCopies(of=Target(0)), targets=(walker,))
        at.settle().cast("Specchio").resolve()
        tokens = [one for one in at.game.objects.values() if one.kind is Kind.TOKEN]
        assert [one.count("loyalty") for one in tokens] == ([4] if there else [])


class TestAnotherTarget:
    """707.10e: a copy with a target that the effect says."""

    def _copied(self, victim: str, *abilities: Ability | str) -> Table:
        at = Table()
        at.creature("Orso", 2, 2, controller=1)
        at.creature("Muro", 0, 4, *abilities, controller=1)
        shot = SpellAbility(effects=(DealDamage(amount=Fixed(3), to=Target(0)),), targets=(A_CREATURE,))
        at.put("Dardo", card("Dardo", shot, types=(CardType.INSTANT,)), zone=Zone.HAND)
        spell = TargetSpec(objects=Filter(zone=Zone.STACK))
        echo = SpellAbility(effects=(CopyOnStack(what=Target(0), target=Every(Filter(name=victim))),), targets=(spell,))
        at.put("Eco", card("Eco", echo, types=(CardType.INSTANT,)), zone=Zone.HAND)
        choices = () if "shroud" in abilities else ("Orso",)
        return at.settle().cast("Dardo", *choices).cast("Eco").play_out()

    def test_707_10e_the_copy_has_the_target_that_the_effect_says(self) -> None:
        at = self._copied("Muro")
        assert (at.where("Orso"), at.one("Muro").damage) == (Zone.GRAVEYARD, 3)
        assert "707.10e" in at.rules()

    def test_707_10e_control_none_is_made_where_that_is_not_legal(self) -> None:
        at = self._copied("Muro", "shroud")
        assert (at.where("Orso"), at.one("Muro").damage) == (Zone.GRAVEYARD, 0)
        assert "707.10" not in at.rules()
