"""701, 611.2, 506.4: tokens, tapping, attaching, continuous effects, choices, conditions, losing and winning."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Cannot, Cost, Keyword, Mode, PlayerScope, Prohibition, Triggered
from engine.cards.abilities.choices import Choose, ForEach, If, May, OneOf
from engine.cards.abilities.conditions import Exists
from engine.cards.abilities.continuous import GainAbility, ModifyPT, Part
from engine.cards.abilities.damage import DealDamage, PutCounters
from engine.cards.abilities.filters import CREATURE, Filter, TargetSpec
from engine.cards.abilities.lasting import Apply, Delay, Reflect
from engine.cards.abilities.objects import Attach, CreateTokens, Move, RemoveFromCombat, Tap, Unattach, Untap
from engine.cards.abilities.paying import UnlessPays
from engine.cards.abilities.players import GainLife, Lose, LoseLife, Win
from engine.cards.abilities.quantities import Count, CountersOn, CountOf, Fixed, PowerOf, Times
from engine.cards.abilities.references import ControllerOf, EachPlayer, Every, One, Remembered, Target, This, Together
from engine.cards.abilities.triggers import BeginningOf, When
from engine.cards.characteristics import Characteristics
from engine.state import events as e
from engine.state.actions import Continue, Pass
from engine.words.decisions import Answer, Purpose
from engine.words.record import replace
from engine.words.terms import CardType, Kind, Relation, TurnStep, Zone
from tests.engine.support import Table, card, creature
from tests.engine.support_more import (
    ARTIFACT,
    AURA,
    ENCHANT_CREATURE,
    ENCHANTMENT,
    EQUIPMENT,
    TARGET_CREATURE,
    TARGET_PLAYER,
    A,
    B,
    attack,
    block,
    free,
    instant,
    sorcery,
)


class TestCreateTokens:
    def test_111_2_under_the_control_of_who_creates_them_who_owns_them_too(self):
        table = Table()
        sorcery(table, "Evocazione", CreateTokens(token=creature("Ombra", 1, 1), count=Fixed(2)))
        table.settle().cast("Evocazione").resolve()
        tokens = table.all("Ombra")
        assert [(one.kind, one.owner, one.controller, one.zone) for one in tokens] == [
            (Kind.TOKEN, 0, 0, Zone.BATTLEFIELD)
        ] * 2

    def test_111_4_named_after_its_subtypes_unless_a_name_is_given(self):
        token = Characteristics(types=(CardType.CREATURE,), subtypes=("Elf", "Warrior"), power=1, toughness=1)
        table = Table()
        sorcery(table, "Evocazione", CreateTokens(token=token))
        table.settle().cast("Evocazione").resolve()
        assert table.looks("Elf Warrior Token").name == "Elf Warrior Token"

    def test_701_7a_tapped_and_for_each_player(self):
        table = Table()
        sorcery(table, "Evocazione", CreateTokens(token=creature("Ombra", 1, 1), who=EachPlayer(), tapped=True))
        table.settle().cast("Evocazione").resolve()
        assert [(one.controller, one.tapped) for one in table.all("Ombra")] == [(0, True), (1, True)]

    def test_701_7a_control_none_where_the_number_is_0(self):
        table = Table()
        sorcery(table, "Evocazione", CreateTokens(token=creature("Ombra", 1, 1), count=Count(CREATURE)))
        table.settle().cast("Evocazione").resolve()
        assert table.all("Ombra") == []


class TestTap:
    def test_701_26a(self):
        table = Table()
        table.creature("Orso", 2, 2)
        sorcery(table, "Morsa", Tap(what=Target()), targets=(TARGET_CREATURE,))
        assert table.settle().cast("Morsa").resolve().one("Orso").tapped

    def test_701_26a_control_what_is_tapped_does_not_become_tapped(self):
        table = Table()
        table.creature("Orso", 2, 2, tapped=True)
        sorcery(table, "Morsa", Tap(what=Target()), targets=(TARGET_CREATURE,))
        table.settle().cast("Morsa").resolve()
        assert [change for change in table.changes() if type(change.event).__name__ == "Tapped"] == []

    def test_608_2c_tapped_this_way_is_only_what_became_tapped(self):
        table = Table()
        for name, tapped in (("Orso", False), ("Lupo", False), ("Volpe", True)):
            table.creature(name, 2, 2, tapped=tapped)
        many = CountOf(Remembered("t"), gone=True)
        sorcery(table, "Morsa", Tap(what=Every(CREATURE), keep_as="t"), GainLife(amount=many))
        assert table.settle().cast("Morsa").resolve().life(A) == 22


class TestUntap:
    def test_701_26b(self):
        table = Table()
        table.creature("Orso", 2, 2, tapped=True)
        sorcery(table, "Risveglio", Untap(what=Target()), targets=(TARGET_CREATURE,))
        assert not table.settle().cast("Risveglio").resolve().one("Orso").tapped

    def test_122_1d_control_a_stun_counter_is_removed_instead(self):
        table = Table()
        table.creature("Orso", 2, 2, tapped=True, counters={"stun": 1})
        sorcery(table, "Risveglio", Untap(what=Target()), targets=(TARGET_CREATURE,))
        table.settle().cast("Risveglio").resolve()
        assert (table.one("Orso").tapped, table.one("Orso").count("stun")) == (True, 0)


class TestAttach:
    def _table(self) -> Table:
        table = Table()
        table.permanent("Spada", **EQUIPMENT)
        table.permanent("Urna", **ARTIFACT)
        table.creature("Orso", 2, 2)
        table.creature("Lupo", 2, 2)
        anything = TargetSpec(objects=Filter())
        sorcery(table, "Forgia", Attach(what=Target(0), to=Target(1)), targets=(anything, anything))
        return table.settle()

    def test_701_3a_it_becomes_attached_with_a_new_timestamp(self):
        table = self._table()
        before = table.one("Spada").timestamp
        table.cast("Forgia", "Spada", "Lupo").resolve()
        assert table.one("Spada").attached_to == table.id("Lupo")
        assert table.one("Spada").timestamp > before

    def test_701_3b_control_not_to_what_it_cannot_be_attached_to(self):
        table = self._table().cast("Forgia", "Spada", "Urna").resolve()
        assert table.one("Spada").attached_to is None

    def test_701_3b_control_nor_what_is_never_attached_to_anything(self):
        table = self._table().cast("Forgia", "Urna", "Orso").resolve()
        assert table.one("Urna").attached_to is None
        assert [change for change in table.changes() if type(change.event).__name__ == "Attached"] == []

    def test_303_4c_an_aura_moves_to_what_it_can_enchant(self):
        table = Table()
        aura = table.permanent("Manto", ENCHANT_CREATURE, **AURA)
        bear = table.creature("Orso", 2, 2)
        table.creature("Lupo", 2, 2)
        table.builder.attach(aura, bear)
        sorcery(table, "Vento", Attach(what=Every(Filter(subtypes=("Aura",))), to=Target()), targets=(TARGET_CREATURE,))
        table.settle().cast("Vento", "Lupo").resolve()
        assert table.one("Manto").attached_to == table.id("Lupo")


class TestUnattach:
    def test_701_3d_it_stays_on_the_battlefield(self):
        table = Table()
        sword = table.permanent("Spada", free(Unattach(what=This())), **EQUIPMENT)
        bear = table.creature("Orso", 2, 2)
        table.builder.attach(sword, bear)
        table.settle().activate("Spada", 0).resolve()
        assert (table.where("Spada"), table.one("Spada").attached_to) == (Zone.BATTLEFIELD, None)

    def test_701_3d_control_nothing_happens_to_what_is_attached_to_nothing(self):
        table = Table()
        table.permanent("Spada", free(Unattach(what=This())), **EQUIPMENT)
        table.settle().activate("Spada", 0).resolve()
        assert [change for change in table.changes() if type(change.event).__name__ == "Unattached"] == []


class TestApply:
    def test_611_2c_it_affects_what_it_found_as_it_began(self):
        table = Table()
        table.creature("Orso", 2, 2)
        table.creature("Lupo", 2, 2, zone=Zone.HAND)
        sorcery(table, "Marcia", Apply(to=Every(CREATURE), parts=(ModifyPT(Fixed(1), Fixed(1)),)))
        table.settle().cast("Marcia").resolve().cast("Lupo").resolve()
        assert (table.looks("Orso").power, table.looks("Lupo").power) == (3, 2)

    def test_611_2c_control_nothing_where_there_is_nothing(self):
        table = Table()
        sorcery(table, "Marcia", Apply(to=Every(CREATURE), parts=(ModifyPT(Fixed(1), Fixed(1)),)))
        table.settle().cast("Marcia").resolve()
        assert table.game.effects == ()


class TestChoose:
    def test_608_2d_chosen_as_it_resolves(self):
        table = Table()
        table.creature("Orso", 2, 2, controller=1)
        table.creature("Lupo", 2, 2, controller=1)
        choice = Choose(filter=CREATURE, keep_as="scelta", who=EachPlayer(Relation.OPPONENT))
        sorcery(table, "Giudizio", choice, Move(what=Remembered("scelta"), to=Zone.EXILE))
        table.settle().cast("Giudizio").resolve("Lupo")
        assert (table.where("Orso"), table.where("Lupo")) == (Zone.BATTLEFIELD, Zone.EXILE)

    def test_608_2d_control_without_anything_to_choose_nothing_is_chosen(self):
        table = Table()
        choice = Choose(filter=CREATURE, keep_as="scelta")
        sorcery(table, "Giudizio", choice, Move(what=Remembered("scelta"), to=Zone.EXILE), GainLife(amount=Fixed(1)))
        assert table.settle().cast("Giudizio").resolve().life(0) == 21

    @pytest.mark.parametrize(("first", "back"), [("Orso", ("Orso", "Selva")), ("Selva", ("Selva", "Prato"))])
    def test_608_2d_the_second_of_two_is_another_than_the_first(self, first: str, back: tuple[str, str]) -> None:
        table = Table()
        kinds = {"Orso": (CardType.CREATURE,), "Selva": (CardType.CREATURE, CardType.LAND), "Prato": (CardType.LAND,)}
        for label, types in kinds.items():
            table.put(label, card(label, types=types, power=1, toughness=1), zone=Zone.GRAVEYARD)
        there = Filter(zone=Zone.GRAVEYARD, owner=Relation.YOU)
        one = Choose(filter=replace(there, types=(CardType.CREATURE,)), keep_as="uno")
        other = Choose(filter=replace(there, types=(CardType.LAND,), other_than=Remembered("uno")), keep_as="altro")
        both = Move(what=Together((Remembered("uno"), Remembered("altro"))), to=Zone.HAND)
        sorcery(table, "Ritorno", one, other, both)
        # Where the land that is a creature was chosen as one, it is not there for the other.
        table.settle().cast("Ritorno").resolve(first, *(back[1:] if first == "Orso" else ()))
        assert {label for label in kinds if table.where(label) is Zone.HAND} == set(back)


class TestMay:
    @pytest.mark.parametrize(("yes", "life"), [(True, 23), (False, 19)])
    def test_608_2d_one_or_the_other(self, yes: bool, life: int):
        table = Table()
        sorcery(table, "Dono", May(then=(GainLife(amount=Fixed(3)),), otherwise=(LoseLife(amount=Fixed(1)),)))
        assert table.settle().cast("Dono").resolve(yes).life(0) == life

    def test_608_2d_control_another_player_decides_where_it_says_so(self):
        table = Table()
        offer = May(then=(GainLife(amount=Fixed(3)),), who=Target())
        sorcery(table, "Dono", offer, targets=(TARGET_PLAYER,))
        table.settle().cast("Dono", "Bruno")
        table.do(Pass(A))
        table.settle().do(Pass(B))
        assert table.question(Continue()).decider == B


class TestOneOf:
    """608.2d: 'hexproof or indestructible', 'a flying counter, a charge counter or a +1/+1 counter', 'tap or untap'."""

    KINDS = OneOf(ways=tuple((PutCounters(counter=kind, on=Target()),) for kind in ("flying", "charge", "+1/+1")))

    def _asked(self, choice: OneOf) -> tuple[Table, list[str]]:
        table = Table()
        table.creature("Orso", 2, 2)
        sorcery(table, "Dono", choice, targets=(TARGET_CREATURE,))
        table.settle().cast("Dono")
        table.do(Pass(A))
        table.settle().do(Pass(B))
        question = table.question(Continue())
        assert (question.rule, question.purpose) == ("608.2d", Purpose.CHOICE)
        return table, [one.text for one in question.options]

    def test_608_2d_among_all_of_them_by_name(self):
        table, names = self._asked(self.KINDS)
        assert names == ["flying counter", "charge counter", "+1/+1 counter"]
        table.do(Continue(), Answer(keys=("charge counter",)))
        assert dict(table.one("Orso").counters) == {"charge": 1}
        assert "603.5" not in table.rules()

    @pytest.mark.parametrize(
        ("parts", "names"),
        [
            (
                [GainAbility(Keyword(keyword=one)) for one in ("hexproof", "indestructible")],
                ["hexproof", "indestructible"],
            ),
            ([ModifyPT(Fixed(2), Fixed(0)), ModifyPT(Fixed(-1), Fixed(0))], ["+2/+0", "-1/-0"]),
            ([ModifyPT(Fixed(2), Fixed(0)), GainAbility(Keyword(keyword="flying"))], ["+2/+0", "flying"]),
            ([ModifyPT(Count(CREATURE), Fixed(0)), ModifyPT(Fixed(0), Times(-1, Count(CREATURE)))], ["+X/+0", "-0/-X"]),
            ([GainAbility(Keyword(keyword="flying"))] * 2, ["way 1", "way 2"]),
        ],
    )
    def test_608_2d_by_what_each_alone_has(self, parts: list[Part], names: list[str]):
        ways = tuple((Apply(to=Target(), parts=(one,)),) for one in parts)
        assert self._asked(OneOf(ways=ways))[1] == names

    def test_608_2d_control_what_all_of_them_have_names_none(self):
        haste, *each = (GainAbility(Keyword(keyword=one)) for one in ("haste", "flying", "reach"))
        ways = tuple((Apply(to=Target(), parts=(haste, one)),) for one in each)
        assert self._asked(OneOf(ways=ways))[1] == ["flying", "reach"]

    def test_608_2d_control_one_alternative_is_no_choice(self):
        table = Table()
        table.creature("Orso", 2, 2)
        sorcery(table, "Dono", OneOf(ways=((PutCounters(counter="flying", on=Target()),),)), targets=(TARGET_CREATURE,))
        table.settle().cast("Dono").resolve()
        assert dict(table.one("Orso").counters) == {"flying": 1}


class TestIf:
    @pytest.mark.parametrize(("there", "life"), [(True, 25), (False, 18)])
    def test_608_2c_as_it_is_reached(self, there: bool, life: int):
        table = Table()
        if there:
            table.creature("Orso", 2, 2)
        choice = If(
            condition=Exists(CREATURE), then=(GainLife(amount=Fixed(5)),), otherwise=(LoseLife(amount=Fixed(2)),)
        )
        sorcery(table, "Presagio", choice)
        assert table.settle().cast("Presagio").resolve().life(0) == life

    def test_608_2c_control_without_an_alternative_nothing(self):
        table = Table()
        sorcery(table, "Presagio", If(condition=Exists(CREATURE), then=(GainLife(amount=Fixed(5)),)))
        assert table.settle().cast("Presagio").resolve().life(0) == 20


class TestUnlessPays:
    """118.12a: 'unless that player pays 2 life'."""

    def _table(self, life: int) -> Table:
        table = Table(life=[20, life])
        demand = UnlessPays(who=Target(), cost=Cost(life=2), effects=(GainLife(amount=Fixed(5)),))
        sorcery(table, "Pedaggio", demand, targets=(TARGET_PLAYER,))
        return table.settle().cast("Pedaggio", "Bruno")

    @pytest.mark.parametrize(("pays", "mine", "theirs"), [(True, 20, 18), (False, 25, 20)])
    def test_118_12a_the_player_chooses_as_it_resolves(self, pays: bool, mine: int, theirs: int):
        table = self._table(20).resolve(pays)
        assert (table.life(0), table.life(1)) == (mine, theirs)

    def test_118_3_control_who_cannot_pay_is_not_asked(self):
        assert self._table(1).resolve().life(0) == 25

    @pytest.mark.parametrize(
        ("answers", "lives"),
        [((True,), (23, 20)), ((False, True), (25, 18)), ((False, False), (15, 20))],
    )
    def test_118_12a_of_several_each_in_turn_until_one_pays(self, answers: tuple[bool, ...], lives: tuple[int, int]):
        """If one pays 2 life, you gain 5; if nobody does, you lose 5."""
        table = Table()
        demand = UnlessPays(
            who=EachPlayer(),
            cost=Cost(life=2),
            effects=(LoseLife(amount=Fixed(5)),),
            then=(GainLife(amount=Fixed(5)),),
        )
        sorcery(table, "Pedaggio", demand)
        table.settle().cast("Pedaggio").resolve(*answers)
        assert (table.life(0), table.life(1)) == lives

    @pytest.mark.parametrize(
        ("answers", "lives"),
        [((True,), (16, 20)), ((False, True), (20, 16)), ((False, False), (25, 20))],
    )
    def test_608_2d_what_a_player_has_done_in_place_of_paying(self, answers: tuple[bool, ...], lives: tuple[int, int]):
        """Unless a player has it deal 4 damage to them, you gain 5."""
        table = Table()
        dealt = DealDamage(amount=Fixed(4), to=One())
        demand = UnlessPays(who=EachPlayer(), cost=Cost(), effects=(GainLife(amount=Fixed(5)),), lets=(dealt,))
        sorcery(table, "Pedaggio", demand)
        table.settle().cast("Pedaggio").resolve(*answers)
        assert (table.life(0), table.life(1)) == lives


class TestForEach:
    def test_608_2f_for_each_of_several_objects(self):
        table = Table()
        for number in range(3):
            table.creature(f"Orso{number}", 2, 2, controller=number % 2)
        pay = ForEach(of=Every(CREATURE), do=(LoseLife(amount=Fixed(1), who=ControllerOf(One())),))
        sorcery(table, "Tributo", pay)
        table.settle().cast("Tributo").resolve()
        assert (table.life(0), table.life(1)) == (18, 19)

    def test_608_2f_inside_another_one_the_outer_goes_on_meaning_its_own(self):
        """For each player: for each creature 1 damage to it; then that player loses 2."""
        table = Table()
        table.creature("Orso", 2, 9)
        inner = ForEach(of=Every(CREATURE), do=(DealDamage(amount=Fixed(1), to=One()),))
        outer = ForEach(of=EachPlayer(), do=(inner, LoseLife(amount=Fixed(2), who=One())))
        sorcery(table, "Litania", outer)
        table.settle().cast("Litania").resolve()
        assert table.one("Orso").damage == 2
        assert (table.life(0), table.life(1)) == (18, 18)

    @pytest.mark.parametrize(("creatures", "tokens"), [(3, 0), (1, 0), (0, 0)])
    def test_608_2c_what_is_kept_for_each_is_kept_for_all_together(self, creatures: int, tokens: int):
        """For each creature a token; then all of these go: none is left, whichever was created last."""
        table = Table()
        for number in range(creatures):
            table.creature(f"Orso{number}", 2, 2)
        create = CreateTokens(token=creature("Ombra", 1, 1), keep_as="made", who=ControllerOf(One()))
        each = ForEach(of=Every(CREATURE), do=(create,))
        sorcery(table, "Corteo", each, Move(what=Remembered("made"), to=Zone.EXILE))
        table.settle().cast("Corteo").resolve()
        assert len(table.all("Ombra")) == tokens

    def test_608_2f_counters_are_put_on_all_of_them_at_once(self):
        """On each creature as many counters as all creatures have: what is put on the first does not count for the second."""
        table = Table()
        table.creature("Orso", 2, 2, counters={"+1/+1": 1})
        table.creature("Lupo", 2, 2)
        put = PutCounters(counter="+1/+1", on=One(), count=CountersOn("+1/+1", Every(CREATURE)))
        sorcery(table, "Crescita", ForEach(of=Every(CREATURE), do=(put,)))
        table.settle().cast("Crescita").resolve()
        assert (table.one("Orso").counters, table.one("Lupo").counters) == ({"+1/+1": 2}, {"+1/+1": 1})

    def test_608_2f_damage_is_dealt_to_all_of_them_at_once(self):
        """Each creature deals damage to itself equal to its power: all of it is one event."""
        table = Table()
        for name in ("Orso", "Lupo"):
            table.creature(name, 2, 9)
        hit = DealDamage(amount=PowerOf(One()), to=One(), source=One())
        sorcery(table, "Furia", ForEach(of=Every(CREATURE), do=(hit,)))
        table.settle().cast("Furia").resolve()
        assert (table.one("Orso").damage, table.one("Lupo").damage) == (2, 2)
        dealt = [step for step in table.steps if any(isinstance(one.event, e.Damage) for one in step.changes)]
        assert len(dealt) == 1

    def test_608_2f_control_two_instructions_are_carried_out_for_one_after_the_other(self):
        assert not ForEach(of=Every(CREATURE), do=(Tap(what=One()), PutCounters(counter="+1/+1", on=One()))).at_once

    def test_608_2f_control_for_none_nothing(self):
        table = Table()
        sorcery(table, "Tributo", ForEach(of=Every(CREATURE), do=(LoseLife(amount=Fixed(1)),)))
        assert table.settle().cast("Tributo").resolve().life(0) == 20


class TestDelay:
    def test_603_7a_an_ability_for_later(self):
        table = Table(step=TurnStep.POSTCOMBAT_MAIN)
        later = Delay(trigger=BeginningOf(step=TurnStep.END), effects=(GainLife(amount=Fixed(4)),))
        sorcery(table, "Promessa", later)
        table.settle().cast("Promessa").resolve()
        assert table.life(0) == 20
        assert table.until(TurnStep.END).play_out().life(0) == 24

    def test_603_7b_control_once(self):
        table = Table(step=TurnStep.POSTCOMBAT_MAIN)
        table.library(0, 3)
        table.library(1, 3)
        later = Delay(trigger=BeginningOf(step=TurnStep.END), effects=(GainLife(amount=Fixed(4)),))
        sorcery(table, "Promessa", later)
        table.settle().cast("Promessa").resolve().until(TurnStep.END).play_out().until(TurnStep.END).play_out()
        assert table.life(0) == 24


class TestReflect:
    def test_603_12_an_ability_at_once(self):
        table = Table()
        sorcery(table, "Scintilla", Reflect(ability=Triggered(trigger=When(), effects=(GainLife(amount=Fixed(2)),))))
        table.settle().cast("Scintilla").resolve()
        assert table.stack() == ["Scintilla#"]
        assert table.resolve().life(0) == 22

    @pytest.mark.parametrize(("mode", "life"), [("m0", 22), ("m1", 18)])
    def test_700_2b_its_mode_is_chosen_as_it_goes_on_the_stack(self, mode, life):
        table = Table()
        modes = (Mode(effects=(GainLife(amount=Fixed(2)),)), Mode(effects=(LoseLife(amount=Fixed(2)),)))
        sorcery(table, "Scintilla", Reflect(ability=Triggered(trigger=When(), modes=modes)))
        table.settle().cast("Scintilla").resolve(mode)
        assert table.resolve().life(0) == life

    def test_603_12_control_not_where_the_instruction_is_not_reached(self):
        table = Table()
        sting = Reflect(ability=Triggered(trigger=When(), effects=(GainLife(amount=Fixed(2)),)))
        sorcery(table, "Scintilla", If(condition=Exists(CREATURE), then=(sting,)))
        table.settle().cast("Scintilla").resolve()
        assert table.stack() == []


class TestLose:
    def test_104_3e(self):
        table = Table(3)
        sorcery(table, "Condanna", Lose(who=Target()), targets=(TARGET_PLAYER,))
        table.settle().cast("Condanna", "Bruno").resolve()
        assert table.in_game() == [0, 2]
        assert "104.3e" in table.rules()

    def test_101_2_control_not_who_cannot(self):
        table = Table(3)
        table.permanent("Egida", Cannot(what=Prohibition.LOSE_GAME, players=PlayerScope.OPPONENTS), **ENCHANTMENT)
        sorcery(table, "Condanna", Lose(who=Target()), targets=(TARGET_PLAYER,))
        table.settle().cast("Condanna", "Bruno").resolve()
        assert table.in_game() == [0, 1, 2]


class TestWin:
    def test_104_2b(self):
        table = Table()
        sorcery(table, "Trionfo", Win())
        assert table.settle().cast("Trionfo").resolve().winners == (0,)

    def test_101_2_control_not_who_cannot(self):
        table = Table()
        table.permanent("Sbarra", Cannot(what=Prohibition.WIN_GAME, players=PlayerScope.YOU), **ENCHANTMENT)
        sorcery(table, "Trionfo", Win())
        assert table.settle().cast("Trionfo").resolve().winners is None


class TestRemoveFromCombat:
    def _fight(self) -> Table:
        table = Table()
        table.creature("Orso", 2, 2)
        table.creature("Cervo", 1, 3, controller=1)
        table.permanent("Viandante", types=(CardType.PLANESWALKER,), loyalty=5, counters={"loyalty": 5}, controller=1)
        anything = TargetSpec(objects=Filter())
        instant(table, "Fuga", RemoveFromCombat(what=Target()), targets=(anything,))
        return table.settle()

    def test_506_4_an_attacker_deals_and_is_dealt_no_combat_damage(self):
        table = block(attack(self._fight(), ("Orso", 1)), ("Cervo", "Orso")).cast("Fuga", "Orso").resolve()
        table.until(TurnStep.END_OF_COMBAT)
        assert (table.one("Orso").damage, table.one("Cervo").damage) == (0, 0)

    def test_506_4_control_still_in_combat(self):
        table = block(attack(self._fight(), ("Orso", 1)), ("Cervo", "Orso")).until(TurnStep.END_OF_COMBAT)
        assert (table.one("Orso").damage, table.one("Cervo").damage) == (1, 2)

    def test_506_4c_a_planeswalker_that_was_attacked(self):
        table = attack(self._fight(), ("Orso", "Viandante")).cast("Fuga", "Viandante").resolve()
        assert table.game.combat is not None
        assert [attacker.object for attacker in table.game.combat.attackers] == [table.id("Orso")]
        table.until(TurnStep.END_OF_COMBAT)
        assert table.one("Viandante").count("loyalty") == 5


def test_608_2h_an_object_that_moved_is_not_what_a_later_instruction_means() -> None:
    """608.2h: an instruction speaks of what it finds as it is carried out."""
    table = Table()
    table.creature("Orso", 2, 2)
    gone = Move(what=Target(), to=Zone.EXILE)
    sorcery(table, "Bando", gone, PutCounters(counter="+1/+1", on=Target()), targets=(TARGET_CREATURE,))
    table.settle().cast("Bando").resolve()
    assert table.one("Orso").counters == {}
