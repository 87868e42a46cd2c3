"""603.6, 603.10a: entering, leaving, dying, and which board is looked at."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Keyword, Static, Triggered
from engine.cards.abilities.conditions import Exists
from engine.cards.abilities.continuous import GainAbility, LoseAllAbilities
from engine.cards.abilities.damage import PutCounters
from engine.cards.abilities.filters import CREATURE, Filter, TargetSpec
from engine.cards.abilities.objects import Move
from engine.cards.abilities.players import GainLife, LoseLife
from engine.cards.abilities.quantities import EventAmount, Fixed
from engine.cards.abilities.references import EventPlayer, Every, It, Remembered, Target, This, You
from engine.cards.abilities.triggers import Becomes, BeginningOf, Moves, dies, enters, leaves
from engine.cards.keywords.parts import ALL_OF_EVENT
from engine.state.actions import Concede
from engine.state.events import TokenCreated
from engine.words.terms import CardType, Kind, Reason, Relation, TurnStep, Zone
from tests.engine.support import Table, creature
from tests.engine.support_more import (
    ANOTHER_CREATURE,
    AURA,
    ENCHANT_CREATURE,
    ENCHANTMENT,
    EQUIPMENT,
    LAND,
    THIS,
    A,
    C,
    die,
    moved,
    when,
)

ALLY_ENTERS = enters(Filter(types=(CardType.CREATURE,), controller=Relation.YOU, another=True))


class TestEnters:
    def test_603_6a_newcomers_that_enter_at_once_see_each_other(self):
        table = Table()
        first = table.creature("Araldo", 1, 1, when(ALLY_ENTERS), zone=Zone.HAND)
        second = table.creature("Banditore", 1, 1, when(ALLY_ENTERS), zone=Zone.HAND)
        table.settle().occur(moved(first, Zone.BATTLEFIELD), moved(second, Zone.BATTLEFIELD))
        assert sorted(table.triggered()) == ["Araldo", "Banditore"]

    def test_603_6a_control_one_after_the_other_only_the_first_sees_the_second(self):
        table = Table()
        first = table.creature("Araldo", 1, 1, when(ALLY_ENTERS), zone=Zone.HAND)
        second = table.creature("Banditore", 1, 1, when(ALLY_ENTERS), zone=Zone.HAND)
        table.settle().occur(moved(first, Zone.BATTLEFIELD)).occur(moved(second, Zone.BATTLEFIELD))
        assert table.triggered() == ["Araldo"]

    def test_603_6a_when_this_enters_is_about_the_newcomer_itself(self):
        table = Table()
        one = table.creature("Araldo", 1, 1, when(enters(THIS)), zone=Zone.HAND)
        other = table.creature("Lupo", 2, 2, zone=Zone.HAND)
        table.settle().occur(moved(one, Zone.BATTLEFIELD)).play_out()
        assert table.life(0) == 21
        table.occur(moved(other, Zone.BATTLEFIELD)).play_out()
        assert table.life(0) == 21
        assert table.missed("Araldo") == ["this"]

    def test_603_6a_a_token_enters_too(self):
        table = Table()
        table.creature("Araldo", 1, 1, when(ALLY_ENTERS))
        table.settle().occur(TokenCreated(owner=A, characteristics=creature("Spirito", 1, 1), label="Spirito"))
        assert table.triggered() == ["Araldo"]

    def test_611_3c_effects_on_the_newcomer_count_before_it_is_seen_to_enter(self):
        """A static ability gives creatures the ability that watches them enter: it triggers for the creature itself."""
        table = Table()
        gift = Static(parts=(GainAbility(when(enters(THIS))),), affects=CREATURE)
        table.permanent("Portale", gift, **ENCHANTMENT)
        bear = table.creature("Orso", 2, 2, zone=Zone.HAND)
        table.settle().occur(moved(bear, Zone.BATTLEFIELD))
        assert table.triggered() == ["Orso"]

    def test_611_3c_control_a_newcomer_that_enters_without_abilities_does_not_trigger(self):
        table = Table()
        silence = Static(parts=(LoseAllAbilities(),), affects=CREATURE)
        table.permanent("Silenzio", silence, **ENCHANTMENT)
        one = table.creature("Araldo", 1, 1, when(enters(THIS)), zone=Zone.HAND)
        table.settle().occur(moved(one, Zone.BATTLEFIELD))
        assert table.triggered() == []

    def test_603_2c_once_for_each_of_several_that_enter_at_once(self):
        table = Table()
        table.creature("Araldo", 1, 1, when(ALLY_ENTERS))
        cards = [table.creature(label, 1, 1, zone=Zone.HAND) for label in ("Lupo", "Orso", "Volpe")]
        table.settle().occur(*(moved(one, Zone.BATTLEFIELD) for one in cards)).play_out()
        assert table.life(0) == 23

    def test_603_2c_control_one_or_more_triggers_once(self):
        table = Table()
        table.creature("Araldo", 1, 1, when(enters(ANOTHER_CREATURE, one_or_more=True)))
        cards = [table.creature(label, 1, 1, zone=Zone.HAND) for label in ("Lupo", "Orso", "Volpe")]
        table.settle().occur(*(moved(one, Zone.BATTLEFIELD) for one in cards)).play_out()
        assert table.life(0) == 21

    @pytest.mark.parametrize("entering", [1, 3])
    def test_603_2c_as_many_as_move_together(self, entering: int) -> None:
        table = Table()
        many = when(enters(ANOTHER_CREATURE, one_or_more=True), GainLife(amount=EventAmount()))
        table.creature("Araldo", 1, 1, many)
        cards = [table.creature(label, 1, 1, zone=Zone.HAND) for label in ("Lupo", "Orso", "Volpe")]
        table.permanent("Anfora", zone=Zone.HAND, types=(CardType.ARTIFACT,))
        table.settle().occur(*(moved(one, Zone.BATTLEFIELD) for one in cards[:entering])).play_out()
        assert table.life(0) == 20 + entering

    @pytest.mark.parametrize(("entering", "grown"), [(2, ("Lupo", "Orso")), (1, ("Lupo",))])
    def test_603_2c_all_that_moved_together_are_spoken_of(self, entering: int, grown: tuple[str, ...]) -> None:
        table = Table()
        grows = PutCounters(counter="+1/+1", on=Remembered(ALL_OF_EVENT))
        table.creature("Araldo", 1, 1, when(enters(ANOTHER_CREATURE, one_or_more=True), grows))
        table.creature("Volpe", 1, 1)
        cards = [table.creature(label, 1, 1, zone=Zone.HAND) for label in ("Lupo", "Orso")]
        table.settle().occur(*(moved(one, Zone.BATTLEFIELD) for one in cards[:entering])).play_out()
        there = [one for one in ("Volpe", "Lupo", "Orso") if table.where(one) is Zone.BATTLEFIELD]
        assert tuple(one for one in there if table.one(one).counters) == grown

    def test_603_10a_all_that_died_together_are_followed_to_the_graveyard(self) -> None:
        table = Table()
        back = Move(what=Remembered(ALL_OF_EVENT), to=Zone.EXILE)
        table.creature("Becchino", 1, 1, when(dies(ANOTHER_CREATURE, one_or_more=True), back))
        table.creature("Talpa", 1, 1, zone=Zone.GRAVEYARD)
        gone = [table.creature(label, 1, 1) for label in ("Lupo", "Orso")]
        table.settle().occur(*die(*gone)).play_out()
        assert [table.where(one) for one in ("Lupo", "Orso", "Talpa")] == [Zone.EXILE, Zone.EXILE, Zone.GRAVEYARD]

    def test_603_2c_one_or_more_triggers_again_for_the_next_event(self):
        table = Table()
        table.creature("Araldo", 1, 1, when(enters(ANOTHER_CREATURE, one_or_more=True)))
        cards = [table.creature(label, 1, 1, zone=Zone.HAND) for label in ("Lupo", "Orso")]
        table.settle()
        for one in cards:
            table.occur(moved(one, Zone.BATTLEFIELD)).play_out()
        assert table.life(0) == 22


class TestDies:
    def test_603_10a_those_who_die_together_see_each_other_die(self):
        table = Table()
        first = table.creature("Becchino", 1, 1, when(dies(ANOTHER_CREATURE)))
        second = table.creature("Vedova", 1, 1, when(dies(ANOTHER_CREATURE)))
        table.settle().occur(*die(first, second))
        assert sorted(table.triggered()) == ["Becchino", "Vedova"]

    def test_603_10a_control_one_after_the_other_only_the_survivor_sees(self):
        table = Table()
        first = table.creature("Becchino", 1, 1, when(dies(ANOTHER_CREATURE)))
        second = table.creature("Vedova", 1, 1, when(dies(ANOTHER_CREATURE)))
        table.settle().occur(*die(first)).occur(*die(second))
        assert table.triggered() == ["Vedova"]

    def test_603_10a_dies_is_judged_by_what_it_was_on_the_battlefield(self):
        """An ability that only creatures with flying set off: the creature flew by an effect, and its card does not."""
        table = Table()
        winged = Filter(types=(CardType.CREATURE,), keyword="flying")
        table.creature("Becchino", 1, 1, when(dies(winged)))
        table.permanent(
            "Vento",
            Static(parts=(GainAbility(Keyword(keyword="flying")),), affects=Filter(name="Orso")),
            **ENCHANTMENT,
        )
        bear = table.creature("Orso", 2, 2)
        table.settle().occur(*die(bear))
        assert table.triggered() == ["Becchino"]

    def test_603_10a_control_one_that_lost_its_abilities_does_not_see_itself_die(self):
        table = Table()
        one = table.creature("Becchino", 1, 1, when(dies(THIS)))
        table.permanent("Silenzio", Static(parts=(LoseAllAbilities(),), affects=CREATURE), **ENCHANTMENT)
        table.settle().occur(*die(one))
        assert table.triggered() == []

    def test_603_10a_its_abilities_count_although_what_took_them_away_dies_with_it(self):
        """Looking back, the other creature still took the abilities away right before the event."""
        table = Table()
        one = table.creature("Becchino", 1, 1, when(dies(THIS)))
        other = table.creature("Muto", 1, 1, Static(parts=(LoseAllAbilities(),), affects=Filter(name="Becchino")))
        table.settle().occur(*die(one, other))
        assert table.triggered() == []

    def test_700_4_exile_is_not_dying(self):
        table = Table()
        table.creature("Becchino", 1, 1, when(dies(ANOTHER_CREATURE)))
        bear = table.creature("Orso", 2, 2)
        table.settle().occur(moved(bear, Zone.EXILE))
        assert table.triggered() == []
        assert table.missed("Becchino") == ["destination"]

    def test_603_6c_control_leaving_is_any_way_out(self):
        table = Table()
        table.creature("Becchino", 1, 1, when(leaves(ANOTHER_CREATURE)))
        bear = table.creature("Orso", 2, 2)
        table.settle().occur(moved(bear, Zone.EXILE))
        assert table.triggered() == ["Becchino"]

    def test_603_3a_a_creature_that_was_stolen_dies_under_the_thief(self):
        """The watcher asks for creatures that its controller controls; the owner of the card does not count."""
        table = Table()
        table.creature("Becchino", 1, 1, when(dies(Filter(types=(CardType.CREATURE,), controller=Relation.YOU))))
        mine = table.creature("Orso", 2, 2, controller=0, owner=1)
        theirs = table.creature("Lupo", 2, 2, controller=1, owner=0)
        table.settle().occur(*die(mine))
        assert table.triggered() == ["Becchino"]
        table.play_out().occur(*die(theirs))
        assert table.triggered() == ["Becchino"]
        assert table.missed("Becchino") == ["controller"]


class TestThatPlayer:
    """603.2: 'that player' of a move: who controlled the permanent, or owns the card."""

    def _table(self, ability: Triggered) -> Table:
        table = Table(3)
        table.creature("Gabelliere", 1, 1, ability)
        table.creature("Orso", 2, 2, owner=1, controller=2)
        return table.settle()

    def test_603_10a_of_one_that_died_who_last_controlled_it(self):
        table = self._table(when(dies(ANOTHER_CREATURE), LoseLife(amount=Fixed(1), who=EventPlayer())))
        table.occur(*die(table.id("Orso"))).play_out()
        assert [table.life(seat) for seat in range(3)] == [20, 20, 19]

    def test_108_4a_of_a_card_that_went_somewhere_its_owner(self):
        gone = Moves(subject=Filter(types=(CardType.CREATURE,)), to=Zone.EXILE)
        table = self._table(when(gone, LoseLife(amount=Fixed(1), who=EventPlayer())))
        table.occur(moved(table.id("Orso"), Zone.EXILE)).play_out()
        assert [table.life(seat) for seat in range(3)] == [20, 19, 20]


class TestRules:
    """Which rule a trigger is explained with."""

    def _rules(self, table: Table) -> set[str]:
        return {str(rule) for step in table.steps for noticed in step.triggered for rule in noticed.rules}

    def test_603_6a_entering(self):
        table = Table()
        table.creature("Araldo", 1, 1, when(ALLY_ENTERS))
        bear = table.creature("Orso", 2, 2, zone=Zone.HAND)
        assert self._rules(table.settle().occur(moved(bear, Zone.BATTLEFIELD))) == {"603.2", "603.6a"}

    def test_603_10a_dying(self):
        table = Table()
        table.creature("Becchino", 1, 1, when(dies(ANOTHER_CREATURE)))
        bear = table.creature("Orso", 2, 2)
        assert self._rules(table.settle().occur(*die(bear))) == {"603.2", "603.10a"}

    def test_603_2_control_going_elsewhere_without_looking_back(self):
        table = Table()
        table.creature("Necroforo", 1, 1, when(Moves(subject=Filter(), to=Zone.GRAVEYARD)))
        bear = table.creature("Orso", 2, 2)
        assert self._rules(table.settle().occur(*die(bear))) == {"603.2"}

    def test_603_10_becoming_unattached(self):
        table = Table()
        sword = table.permanent("Spada", when(Becomes(subject=THIS, state="unattached")), **EQUIPMENT)
        bear = table.creature("Orso", 2, 2)
        table.builder.attach(sword, bear)
        assert self._rules(table.settle().occur(*die(sword))) == {"603.2", "603.10"}

    def test_603_2b_the_beginning_of_a_step_with_an_if(self):
        table = Table()
        clock = when(BeginningOf(step=TurnStep.BEGINNING_OF_COMBAT), condition=Exists(CREATURE))
        table.creature("Orologiaio", 1, 1, clock)
        assert self._rules(table.settle().until(TurnStep.BEGINNING_OF_COMBAT)) == {"603.2", "603.2b", "603.4"}


class TestSacrificeAndReturn:
    def test_603_10a_sacrificing_looks_back(self):
        table = Table()
        sacrificed = Moves(subject=Filter(controller=Relation.YOU), reason=Reason.SACRIFICED)
        one = table.creature("Mercante", 1, 1, when(sacrificed))
        bear = table.creature("Orso", 2, 2)
        table.settle().occur(
            moved(one, Zone.GRAVEYARD, Reason.SACRIFICED), moved(bear, Zone.GRAVEYARD, Reason.SACRIFICED)
        )
        assert table.triggered() == ["Mercante", "Mercante"]

    def test_603_10a_control_destruction_is_no_sacrifice(self):
        table = Table()
        one = table.creature(
            "Mercante", 1, 1, when(Moves(subject=Filter(controller=Relation.YOU), reason=Reason.SACRIFICED))
        )
        table.settle().occur(*die(one))
        assert table.triggered() == []
        assert table.missed("Mercante") == ["reason"]

    def test_603_10a_a_return_from_the_battlefield_to_hand_looks_back(self):
        """Both go to hand at once; the ability is judged as it existed before."""
        table = Table()
        returned = Moves(subject=CREATURE, to=Zone.HAND)
        one = table.creature("Locandiere", 1, 1, when(returned))
        bear = table.creature("Orso", 2, 2)
        table.settle().occur(moved(one, Zone.HAND), moved(bear, Zone.HAND))
        assert table.triggered() == ["Locandiere", "Locandiere"]

    def test_603_10a_control_a_card_drawn_from_a_hidden_library_is_not_looked_back_at(self):
        """The watcher arrives on the battlefield in the very event in which the hidden card gets to hand: it sees it."""
        table = Table()
        one = table.creature("Locandiere", 1, 1, when(Moves(subject=CREATURE, to=Zone.HAND)), zone=Zone.HAND)
        top = table.creature("Orso", 2, 2, zone=Zone.LIBRARY)
        table.settle().occur(moved(one, Zone.BATTLEFIELD), moved(top, Zone.HAND))
        assert table.triggered() == ["Locandiere"]

    def test_603_10a_leaving_a_graveyard_looks_back(self):
        table = Table()
        left = Moves(subject=Filter(), origin=Zone.GRAVEYARD)
        one = table.creature("Profanatore", 1, 1, when(left))
        bear = table.creature("Orso", 2, 2, zone=Zone.GRAVEYARD)
        table.settle().occur(moved(bear, Zone.EXILE), *die(one))
        assert table.triggered() == ["Profanatore"]


class TestFromAnywhere:
    FROM_ANYWHERE = Moves(subject=Filter(types=(CardType.CREATURE,)), to=Zone.GRAVEYARD)

    def test_603_6c_into_a_graveyard_from_anywhere_does_not_look_back(self):
        """The watcher dies in the same event: it is no longer there to see it, though the event was a death."""
        table = Table()
        one = table.creature("Necroforo", 1, 1, when(self.FROM_ANYWHERE))
        bear = table.creature("Orso", 2, 2)
        table.settle().occur(*die(one, bear))
        assert table.triggered() == []

    def test_603_6c_control_a_death_trigger_in_its_place_looks_back(self):
        table = Table()
        one = table.creature("Necroforo", 1, 1, when(dies(ANOTHER_CREATURE)))
        bear = table.creature("Orso", 2, 2)
        table.settle().occur(*die(one, bear))
        assert table.triggered() == ["Necroforo"]

    def test_603_6c_from_anywhere_is_judged_by_the_card_in_the_graveyard(self):
        """A land that was a creature on the battlefield is no creature card in the graveyard."""
        table = Table()
        table.creature("Necroforo", 1, 1, when(self.FROM_ANYWHERE))
        bear = table.creature("Orso", 2, 2, zone=Zone.HAND)
        land = table.permanent("Foresta", **LAND, zone=Zone.HAND)
        table.settle().occur(moved(bear, Zone.GRAVEYARD, Reason.DISCARDED))
        assert table.triggered() == ["Necroforo"]
        table.play_out().occur(moved(land, Zone.GRAVEYARD, Reason.DISCARDED))
        assert table.triggered() == ["Necroforo"]
        assert table.missed("Necroforo") == ["type"]


class TestFound:
    """603.6, 400.7e: the object is found in the zone it went to, and nowhere after that."""

    def _table(self) -> Table:
        table = Table()
        table.creature("Becchino", 1, 1, when(dies(ANOTHER_CREATURE), Move(what=It(), to=Zone.EXILE)))
        table.creature("Orso", 2, 2, owner=1, controller=1)
        return table.settle()

    def test_603_6_it_is_found_in_the_graveyard_it_went_to(self):
        table = self._table()
        table.occur(*die(table.id("Orso"))).play_out()
        assert table.where("Orso") is Zone.EXILE

    def test_400_7_control_it_is_not_found_after_a_second_move(self):
        table = self._table()
        table.occur(*die(table.id("Orso"))).occur(moved(table.id("Orso"), Zone.HAND)).play_out()
        assert table.where("Orso") is Zone.HAND

    def test_603_6_nor_if_it_left_and_came_back(self):
        table = self._table()
        table.occur(*die(table.id("Orso"))).occur(moved(table.id("Orso"), Zone.HAND))
        table.occur(moved(table.id("Orso"), Zone.GRAVEYARD)).play_out()
        assert table.where("Orso") is Zone.GRAVEYARD

    def test_603_6_an_entered_object_is_found_as_long_as_it_stays(self):
        table = Table()
        table.creature("Araldo", 1, 1, when(ALLY_ENTERS, PutCounters(counter="+1/+1", on=It())))
        bear = table.creature("Orso", 2, 2, zone=Zone.HAND)
        table.settle().occur(moved(bear, Zone.BATTLEFIELD)).play_out()
        assert table.one("Orso").count("+1/+1") == 1

    def test_603_6_control_one_that_left_and_came_back_is_another(self):
        table = Table()
        table.creature("Araldo", 1, 1, when(ALLY_ENTERS, PutCounters(counter="+1/+1", on=It())))
        bear = table.creature("Orso", 2, 2, zone=Zone.HAND)
        table.settle().occur(moved(bear, Zone.BATTLEFIELD)).occur(moved(table.id("Orso"), Zone.HAND))
        table.occur(moved(table.id("Orso"), Zone.BATTLEFIELD))
        assert table.triggered() == ["Araldo", "Araldo"]
        table.play_out()
        assert table.one("Orso").count("+1/+1") == 1

    def test_603_6_in_a_hidden_zone_it_is_not_found(self):
        table = Table()
        table.creature("Locandiere", 1, 1, when(leaves(ANOTHER_CREATURE), Move(what=It(), to=Zone.EXILE)))
        bear = table.creature("Orso", 2, 2)
        table.settle().occur(moved(bear, Zone.HAND)).play_out()
        assert table.where("Orso") is Zone.HAND

    def test_400_7e_an_object_finds_itself_in_its_graveyard(self):
        table = Table()
        one = table.creature("Fenice", 2, 2, when(dies(THIS), Move(what=This(), to=Zone.BATTLEFIELD, under=You())))
        table.settle().occur(*die(one)).play_out()
        assert table.where("Fenice") is Zone.BATTLEFIELD

    def test_704_5d_a_token_has_ceased_before_it_could_be_found(self):
        table = Table()
        table.creature("Becchino", 1, 1, when(dies(ANOTHER_CREATURE), Move(what=It(), to=Zone.EXILE)))
        token = table.put("Spirito", creature("Spirito", 1, 1), kind=Kind.TOKEN)
        table.settle().occur(*die(token)).play_out()
        assert table.where("Spirito") is None
        assert table.triggered() == ["Becchino"]


class TestAuraOfTheDead:
    """603.6e, 400.7f: what an Aura's ability about the enchanted creature's leaving can find."""

    def _table(self, returned: This | It) -> Table:
        table = Table()
        holds = Filter(types=(CardType.CREATURE,), holds_this=True)
        ability = when(dies(holds), Move(what=returned, to=Zone.HAND))
        enchant = ENCHANT_CREATURE
        aura = table.permanent("Sudario", enchant, ability, **AURA)
        bear = table.creature("Orso", 2, 2)
        table.builder.attach(aura, bear)
        return table.settle().occur(*die(bear))

    def test_603_6e_it_finds_the_creature_card_in_the_graveyard(self):
        table = self._table(It())
        assert table.where("Sudario") is Zone.GRAVEYARD
        table.play_out()
        assert table.where("Orso") is Zone.HAND
        assert table.where("Sudario") is Zone.GRAVEYARD

    def test_400_7f_it_finds_the_aura_card_that_704_5m_put_there_afterwards(self):
        table = self._table(This())
        assert table.where("Sudario") is Zone.GRAVEYARD
        table.play_out()
        assert table.where("Sudario") is Zone.HAND
        assert table.where("Orso") is Zone.GRAVEYARD

    def test_400_7f_control_not_once_the_aura_card_has_moved_on(self):
        table = self._table(This())
        table.occur(moved(table.id("Sudario"), Zone.EXILE)).play_out()
        assert table.where("Sudario") is Zone.EXILE

    def test_400_7f_control_not_an_aura_that_enchanted_another_creature(self):
        """It watches all creatures; the one that died was not the one it was attached to as it went away itself."""
        table = Table()
        ability = when(dies(Filter(types=(CardType.CREATURE,))), Move(what=This(), to=Zone.HAND))
        aura = table.permanent("Sudario", ENCHANT_CREATURE, ability, **AURA)
        bear, wolf = table.creature("Orso", 2, 2), table.creature("Lupo", 2, 2)
        table.builder.attach(aura, bear)
        table.settle().occur(*die(wolf)).occur(moved(aura, Zone.GRAVEYARD)).play_out()
        assert table.where("Sudario") is Zone.GRAVEYARD

    def test_400_7_control_another_creature_that_died_later_is_not_found_by_its_own_id(self):
        """Only the Auras of what left are found: a creature that watches does not find itself after its own later death."""
        table = Table()
        table.creature("Becchino", 1, 1, when(dies(ANOTHER_CREATURE), Move(what=This(), to=Zone.HAND)))
        table.creature("Orso", 2, 2)
        table.settle().occur(*die(table.id("Orso"))).occur(*die(table.id("Becchino"))).play_out()
        assert table.where("Becchino") is Zone.GRAVEYARD


class TestOwnerLeaves:
    """603.6c, 800.4a: permanents that leave the game with their owner leave the battlefield."""

    def test_603_6c_a_permanent_that_leaves_the_game_with_its_owner_has_left_the_battlefield(self):
        table = Table(3)
        table.creature("Becchino", 1, 1, when(leaves(ANOTHER_CREATURE)))
        table.creature("Orso", 2, 2, controller=2)
        table.settle().do(Concede(C))
        table.settle()
        assert table.where("Orso") is None
        assert table.triggered() == ["Becchino"]

    def test_700_4_control_it_did_not_die(self):
        table = Table(3)
        table.creature("Becchino", 1, 1, when(dies(ANOTHER_CREATURE)))
        table.creature("Orso", 2, 2, controller=2)
        table.settle().do(Concede(C))
        table.settle()
        assert table.triggered() == []
        assert table.missed("Becchino") == ["destination"]

    def test_608_2n_control_an_ability_that_ceases_to_exist_has_left_no_battlefield(self):
        table = Table()
        table.creature("Becchino", 1, 1, when(leaves(Filter(another=True))))
        table.creature("Araldo", 1, 1, when(enters(ANOTHER_CREATURE)))
        bear = table.creature("Orso", 2, 2, zone=Zone.HAND)
        table.settle().occur(moved(bear, Zone.BATTLEFIELD)).play_out()
        assert table.triggered() == ["Araldo"]


class TestAnother:
    """400.7: what an ability may follow into its new zone is still the thing itself, and no other."""

    CARDS = Filter(zone=Zone.GRAVEYARD, types=(CardType.CREATURE,), owner=Relation.YOU, another=True)

    def _table(self, *effects, targets=()):
        table = Table()
        ability = when(dies(THIS), *effects, targets=targets)
        table.creature("Recuperatore", 1, 1, ability)
        table.creature("Lupo", 2, 2, zone=Zone.GRAVEYARD)
        return table.settle()

    def test_400_7_the_card_that_died_is_not_another_target_of_its_own_ability(self):
        back = Move(what=Target(), to=Zone.HAND)
        table = self._table(back, targets=(TargetSpec(objects=self.CARDS),))
        # The one target is chosen without asking: the wolf, not the card itself.
        table.occur(*die(table.id("Recuperatore"))).resolve()
        assert (table.where("Recuperatore"), table.where("Lupo")) == (Zone.GRAVEYARD, Zone.HAND)

    def test_400_7_another_is_counted_without_the_card_itself_on_resolution(self):
        table = self._table(Move(what=Every(self.CARDS), to=Zone.EXILE))
        table.occur(*die(table.id("Recuperatore"))).resolve()
        assert (table.where("Recuperatore"), table.where("Lupo")) == (Zone.GRAVEYARD, Zone.EXILE)

    def test_400_7_control_once_it_has_moved_again_it_is_another_object(self):
        table = self._table(Move(what=Every(self.CARDS), to=Zone.EXILE))
        table.occur(*die(table.id("Recuperatore")))
        table.occur(moved(table.id("Recuperatore"), Zone.HAND)).occur(moved(table.id("Recuperatore"), Zone.GRAVEYARD))
        table.resolve()
        assert (table.where("Recuperatore"), table.where("Lupo")) == (Zone.EXILE, Zone.EXILE)
