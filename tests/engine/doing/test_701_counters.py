"""701.10-701.11, 701.34, 701.37, 701.39-701.47, 701.50, 701.63, 701.68-701.70: counters, and creatures that get bigger."""

from __future__ import annotations

from typing import Any

import pytest

from engine.board.board_of import board_of
from engine.board.matching import failure
from engine.cards.abilities.ability import Keyword, SpellAbility
from engine.cards.abilities.choices import May
from engine.cards.abilities.damage import Fight, PutCounters
from engine.cards.abilities.designations import Monstrosity
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.exploring import Connive, Explore, Recruit
from engine.cards.abilities.filters import CREATURE, Filter, TargetSpec
from engine.cards.abilities.growing import (
    Adapt,
    Amass,
    Blight,
    Bolster,
    DoubleCounters,
    DoubleMana,
    Earthbend,
    Endure,
    Heal,
    Multiply,
    Proliferate,
    Support,
    TimeTravel,
)
from engine.cards.abilities.players import Draw, GainLife
from engine.cards.abilities.quantities import EventAmount, Fixed
from engine.cards.abilities.references import Every, Remembered, Target, This
from engine.cards.abilities.replacing import ChangesCounters
from engine.cards.abilities.triggers import Performs
from engine.cards.characteristics import Characteristics
from engine.cards.mana import Mana
from engine.state.events import CountersPut
from engine.words.terms import Action, CardType, Color, Designation, Relation, Zone
from tests.engine.support import Said, Table, card
from tests.engine.support_more import (
    ARTIFACT,
    ENCHANTMENT,
    MY_CREATURES,
    ONE,
    TARGET_CREATURE,
    THREE,
    TWO,
    A,
    die,
    free,
    instant,
    moved,
    pass_on,
    sorcery,
    when,
)

PLUS = "+1/+1"
MINUS = "-1/-1"


def rite(at: Table, *effects: Effect, **more: Any) -> Table:
    """A sorcery with these instructions in Anna's hand."""
    sorcery(at, "Rito", *effects, **more)
    return at


def cast(at: Table, *answers: Said, targets: tuple[Said, ...] = ()) -> Table:
    at.settle().cast("Rito", *targets)
    return at.resolve(*answers)


def top(at: Table, name: str, kind: CardType = CardType.CREATURE) -> None:
    at.put(name, card(name, types=(kind,)), zone=Zone.LIBRARY)


def size(at: Table, label: str) -> tuple[int | None, int | None]:
    return at.looks(label).power, at.looks(label).toughness


class TestProliferate:
    def test_701_34a_each_chosen_gets_one_more_of_each_kind_it_has(self) -> None:
        at = rite(Table(poison=(0, 3)), Proliferate())
        at.creature("Orso", 2, 2, counters={PLUS: 1, "flying": 1})
        at.creature("Lupo", 2, 2, controller=1, counters={MINUS: 1})
        at.creature("Volpe", 2, 2)
        cast(at, ("Orso", "Bruno"))
        assert at.one("Orso").counters == {PLUS: 2, "flying": 2}
        assert at.game.sides[1].poison == 4
        assert at.one("Lupo").counters == {MINUS: 1}, "control: not chosen"
        assert at.one("Volpe").counters == {}
        assert "701.34a" in at.rules()

    def test_701_34a_a_player_with_other_counters(self) -> None:
        at = rite(Table(), Proliferate())
        at.builder.adjust(A, counters={"energy": 2})
        cast(at, ("Anna",))
        assert at.game.players[0].counters == {"energy": 3}

    def test_701_34b_of_the_poison_of_a_team_one_member_gets_one_more(self) -> None:
        at = rite(Table(4, teams=(0, 0, 1, 1), shared=True, poison=(0, 2)), Proliferate())
        cast(at, ("Carla", "Dario"), "Dario")
        assert at.game.sides[1].poison == 3

    def test_701_34a_control_nobody_need_be_chosen_and_it_triggers_all_the_same(self) -> None:
        at = rite(Table(), Proliferate())
        at.creature("Orso", 2, 2, counters={PLUS: 1})
        at.permanent("Fonte", when(Performs(action=Action.PROLIFERATE, who=Relation.YOU)), **ARTIFACT)
        assert cast(at, ()).play_out().life(0) == 21
        assert at.one("Orso").counters == {PLUS: 1}


class TestExplore:
    def _at(self) -> Table:
        at = rite(Table(), Explore(what=Target()), targets=(TARGET_CREATURE,))
        at.creature("Guida", 1, 1)
        return at

    def test_701_44a_a_land_card_goes_to_hand(self) -> None:
        at = self._at()
        top(at, "Selva", CardType.LAND)
        cast(at)
        assert at.zone(Zone.HAND) == ["Selva"]
        assert at.one("Guida").counters == {}

    @pytest.mark.parametrize(("away", "zone"), [(True, Zone.GRAVEYARD), (False, Zone.LIBRARY)])
    def test_701_44a_any_other_gives_a_counter_and_may_go_to_the_graveyard(self, away: bool, zone: Zone) -> None:
        at = self._at()
        top(at, "Gnu")
        cast(at, away)
        assert at.one("Guida").counters == {PLUS: 1}
        assert at.where("Gnu") is zone

    def test_701_44a_with_an_empty_library_a_counter(self) -> None:
        assert cast(self._at()).one("Guida").counters == {PLUS: 1}

    def test_701_44a_of_a_card_that_is_not_described_the_player_says_what_it_is(self) -> None:
        for land in (True, False):
            at = self._at()
            at.put("ignota", Characteristics(), zone=Zone.LIBRARY)
            cast(at, land, *(() if land else (False,)))
            assert bool(at.one("Guida").counters) is not land

    def test_701_44b_it_triggers_once_it_has_explored(self) -> None:
        at = self._at()
        at.permanent("Carta", when(Performs(action=Action.EXPLORE, subject=MY_CREATURES)), **ARTIFACT)
        assert cast(at).play_out().life(0) == 21

    def test_701_44c_control_of_a_permanent_that_is_gone_its_last_controller_explores(self) -> None:
        at = Table()
        at.creature("Guida", 1, 1, free(Explore(what=This())))
        top(at, "Gnu")
        at.settle().activate("Guida", 0)
        at.occur(*die(at.id("Guida")))
        at.resolve(True)
        assert at.where("Gnu") is Zone.GRAVEYARD
        assert at.one("Guida").counters == {}
        assert "701.44c" in at.rules()

    def test_701_44d_several_explore_one_after_the_other_in_the_order_that_their_controller_chooses(self) -> None:
        at = rite(Table(), Explore(what=Every(MY_CREATURES)))
        at.creature("Guida", 1, 1)
        at.creature("Scolta", 1, 1)
        top(at, "Selva", CardType.LAND)
        top(at, "Gnu")
        cast(at, "Scolta", False)
        assert at.zone(Zone.HAND) == ["Selva"]
        assert at.one("Guida").counters == {PLUS: 1}


class TestConnive:
    def _at(self, amount: int = 1, **more: Any) -> Table:
        at = rite(Table(), Connive(what=Target(), amount=Fixed(amount)), targets=(TARGET_CREATURE,))
        at.creature("Spia", 1, 1)
        return at

    def test_701_50a_a_nonland_card_discarded_gives_a_counter(self) -> None:
        at = self._at()
        top(at, "Gnu")
        cast(at)
        assert at.one("Spia").counters == {PLUS: 1}
        assert "Gnu" in at.zone(Zone.GRAVEYARD)

    def test_701_50a_control_a_land_card_gives_none(self) -> None:
        at = self._at()
        top(at, "Selva", CardType.LAND)
        assert cast(at).one("Spia").counters == {}

    @pytest.mark.parametrize("active", [0, 1])
    def test_701_50c_several_connive_one_after_the_other_in_turn_order(self, active: int) -> None:
        """Each player says which of theirs is first; what is drawn for the one may be discarded for the next."""
        at = Table(active=active)
        printed = card("Rito", SpellAbility(effects=(Connive(what=Every(CREATURE)),)), types=(CardType.INSTANT,))
        at.put("Rito", printed, zone=Zone.HAND)
        for label, player in (("Spia", 0), ("Ladra", 0), ("Guardia", 1)):
            at.creature(label, 1, 1, controller=player)
        for player in (0, 1):
            for number in range(3):
                at.put(
                    f"{player}{number}", card("Gnu", types=(CardType.CREATURE,)), zone=Zone.LIBRARY, controller=player
                )
        at.settle()
        if active:
            pass_on(at)
        at.cast("Rito").resolve("Ladra")
        order = [at.about(change) for change in at.changes() if isinstance(change.event, CountersPut)]
        assert order == (["Guardia", "Ladra", "Spia"] if active else ["Ladra", "Spia", "Guardia"])

    def test_701_50d_several_at_once(self) -> None:
        at = self._at(2)
        top(at, "Gnu")
        top(at, "Selva", CardType.LAND)
        at.put("Drago", card("Drago", types=(CardType.CREATURE,)), zone=Zone.HAND)
        cast(at, ("Drago", "Gnu"))
        assert at.one("Spia").counters == {PLUS: 2}
        assert at.zone(Zone.HAND) == ["Selva"]

    def test_701_50e_connive_0_is_no_event(self) -> None:
        at = self._at(0)
        at.permanent("Covo", when(Performs(action=Action.CONNIVE)), **ARTIFACT)
        assert cast(at).play_out().life(0) == 20

    def test_701_50b_of_a_permanent_that_is_gone_its_last_controller_draws_and_discards(self) -> None:
        at = Table()
        at.creature("Spia", 1, 1, free(Connive()))
        top(at, "Gnu")
        at.settle().activate("Spia", 0)
        at.occur(*die(at.id("Spia")))
        at.resolve()
        assert "Gnu" in at.zone(Zone.GRAVEYARD)
        assert at.one("Spia").counters == {}

    def test_701_50f_it_triggers_with_the_number(self) -> None:
        at = self._at(2)
        at.library(0, 2)
        gain = when(Performs(action=Action.CONNIVE, subject=MY_CREATURES), GainLife(amount=EventAmount()))
        at.permanent("Covo", gain, **ARTIFACT)
        assert cast(at).play_out().life(0) == 22


class TestAdapt:
    @pytest.mark.parametrize(("there", "then"), [(0, 3), (1, 1)])
    def test_701_46a_only_without_a_counter_as_a_control(self, there: int, then: int) -> None:
        at = Table()
        at.creature("Squalo", 2, 2, free(Adapt(amount=THREE)), counters={PLUS: there} if there else {})
        at.settle().activate("Squalo", 0).resolve()
        assert at.one("Squalo").counters == {PLUS: then}

    def test_701_46a_looked_at_as_it_resolves(self) -> None:
        at = Table()
        at.creature("Squalo", 2, 2, free(Adapt(amount=THREE)))
        at.settle().activate("Squalo", 0)
        at.activate("Squalo", 0).play_out()
        assert at.one("Squalo").counters == {PLUS: 3}


class TestMonstrosity:
    def _at(self) -> Table:
        at = Table()
        grows = when(Performs(action=Action.MONSTROSITY, subject=Filter(this=True)), GainLife(amount=EventAmount()))
        at.creature("Idra", 2, 2, free(Monstrosity(amount=THREE)), grows)
        return at

    def test_701_37a_counters_and_it_is_monstrous(self) -> None:
        at = self._at()
        at.settle().activate("Idra", 0).play_out()
        assert at.one("Idra").counters == {PLUS: 3}
        assert at.game.designated(at.id("Idra"), Designation.MONSTROUS) == (0,)
        assert at.life(0) == 23

    def test_701_37a_control_once_only(self) -> None:
        at = self._at()
        at.settle().activate("Idra", 0).play_out()
        at.activate("Idra", 0).play_out()
        assert at.one("Idra").counters == {PLUS: 3}
        assert at.life(0) == 23

    def test_701_37b_a_description_can_ask_for_it_and_a_new_object_is_not_monstrous(self) -> None:
        at = self._at()
        at.settle().activate("Idra", 0).play_out()
        wanted = Filter(designation=Designation.MONSTROUS)
        board = board_of(at.game)
        assert failure(wanted, board, at.id("Idra"), source=at.id("Idra"), you=A) is None
        at.occur(*die(at.id("Idra")))
        assert at.game.designated(at.id("Idra"), Designation.MONSTROUS) == ()


class TestBolster:
    def _at(self) -> Table:
        at = rite(Table(), Bolster(amount=TWO))
        at.creature("Orso", 3, 3)
        at.creature("Lupo", 1, 2)
        at.creature("Volpe", 2, 2)
        at.creature("Nano", 1, 1, controller=1)
        return at

    def test_701_39a_chosen_among_those_tied_for_least_toughness(self) -> None:
        assert cast(self._at(), "Volpe").one("Volpe").counters == {PLUS: 2}

    def test_701_39a_control_no_other_can_be_chosen(self) -> None:
        at = self._at()
        with pytest.raises(AssertionError, match="no answer"):
            cast(at, "Orso")


class TestSupport:
    def test_701_41a_each_target_gets_one(self) -> None:
        at = rite(Table(), Support(), targets=(TargetSpec(objects=CREATURE, minimum=0, maximum=2),))
        at.creature("Orso", 2, 2)
        at.creature("Lupo", 2, 2)
        cast(at, targets=(("Orso", "Lupo"),))
        assert (at.one("Orso").counters, at.one("Lupo").counters) == ({PLUS: 1}, {PLUS: 1})
        assert "701.41a" in at.rules()

    def test_701_41a_control_or_only_one_of_them(self) -> None:
        at = rite(Table(), Support(), targets=(TargetSpec(objects=CREATURE, minimum=0, maximum=2),))
        at.creature("Orso", 2, 2)
        at.creature("Lupo", 2, 2)
        cast(at, targets=(("Orso",),))
        assert at.one("Lupo").counters == {}


class TestAmass:
    def test_701_47a_without_an_army_one_is_created(self) -> None:
        at = cast(rite(Table(), Amass(amount=TWO, subtype="Orc")))
        looks = at.looks("Orc Army Token")
        assert (looks.power, looks.toughness, looks.colors) == (2, 2, (Color.BLACK,))
        assert "701.47a" in at.rules()

    def test_701_47a_control_an_army_that_is_there_grows_and_gets_the_subtype(self) -> None:
        at = rite(Table(), Amass(amount=TWO, subtype="Orc"))
        at.creature("Legione", 1, 1, subtypes=("Zombie", "Army"))
        cast(at)
        assert size(at, "Legione") == (3, 3)
        assert at.looks("Legione").subtypes == ("Zombie", "Army", "Orc")
        assert len(list(at.game.permanents())) == 1

    def test_701_47b_it_triggers_even_where_no_counter_is_put(self) -> None:
        at = rite(Table(), Amass(amount=Fixed(0)))
        at.permanent("Corno", when(Performs(action=Action.AMASS, who=Relation.YOU)), **ARTIFACT)
        assert cast(at).play_out().life(0) == 21

    def test_701_47c_the_amassed_army_can_be_spoken_of(self) -> None:
        at = rite(Table(), Amass(amount=ONE, keep_as="army"), PutCounters(counter="flying", on=Remembered("army")))
        cast(at)
        assert at.looks("Zombie Army Token").has("flying")


class TestEndure:
    @pytest.mark.parametrize(("counters", "tokens"), [(True, 0), (False, 1)])
    def test_701_63a_counters_or_a_token(self, counters: bool, tokens: int) -> None:
        at = Table()
        at.creature("Tasso", 1, 1, free(Endure(amount=TWO)))
        at.settle().activate("Tasso", 0).resolve(counters)
        assert at.one("Tasso").counters == ({PLUS: 2} if counters else {})
        found = at.all("Spirit Token")
        assert len(found) == tokens
        assert all(one.printed.colors == (Color.WHITE,) and one.printed.power == 2 for one in found)

    def test_701_63a_a_permanent_that_is_gone_leaves_the_token(self) -> None:
        at = Table()
        at.creature("Tasso", 1, 1, free(Endure(amount=TWO)))
        at.settle().activate("Tasso", 0)
        at.occur(*die(at.id("Tasso")))
        assert len(at.resolve().all("Spirit Token")) == 1

    def test_701_63b_control_endure_0_does_nothing(self) -> None:
        at = Table()
        at.creature("Tasso", 1, 1, free(Endure(amount=Fixed(0))))
        at.settle().activate("Tasso", 0).resolve()
        assert at.all("Spirit Token") == []


class TestBlight:
    def test_701_68a_on_a_creature_that_the_player_chooses(self) -> None:
        at = rite(Table(), Blight(amount=ONE))
        at.creature("Orso", 2, 2)
        at.creature("Lupo", 2, 2)
        cast(at, "Lupo")
        assert at.one("Lupo").counters == {MINUS: 1}

    @pytest.mark.parametrize(("creature", "drawn"), [(True, 1), (False, 0)])
    def test_701_68b_control_without_a_creature_it_cannot_be_chosen(self, creature: bool, drawn: int) -> None:
        at = rite(Table(), May(then=(Blight(amount=ONE), Draw())))
        at.library(0, 1)
        if creature:
            at.creature("Orso", 2, 2)
        cast(at, *((True,) if creature else ()))
        assert len(at.zone(Zone.HAND)) == drawn

    def test_701_68c_the_blighted_creature_can_be_spoken_of(self) -> None:
        at = rite(Table(), Blight(amount=ONE, keep_as="it"), PutCounters(counter="flying", on=Remembered("it")))
        at.creature("Orso", 2, 2)
        assert cast(at).looks("Orso").has("flying")

    def test_701_68d_it_triggers(self) -> None:
        at = rite(Table(), Blight(amount=ONE))
        at.creature("Orso", 2, 2)
        at.permanent("Pozzo", when(Performs(action=Action.BLIGHT)), **ARTIFACT)
        assert cast(at).play_out().life(0) == 21


class TestRecruit:
    def test_701_70a_a_nonland_card_gives_a_soldier(self) -> None:
        at = rite(Table(), Recruit())
        top(at, "Gnu")
        assert len(cast(at).all("Human Soldier Token")) == 1

    def test_701_70a_control_a_land_card_gives_none(self) -> None:
        at = rite(Table(), Recruit())
        top(at, "Selva", CardType.LAND)
        assert cast(at).all("Human Soldier Token") == []


class TestHeal:
    def test_701_69a_all_damage_is_removed(self) -> None:
        at = rite(Table(), Heal(what=Target()), targets=(TARGET_CREATURE,))
        at.creature("Orso", 2, 4, damage=3)
        assert cast(at).one("Orso").damage == 0

    def test_701_69a_control_of_nothing_else(self) -> None:
        at = rite(Table(), Heal(what=Target()), targets=(TARGET_CREATURE,))
        at.creature("Orso", 2, 4, damage=3)
        at.creature("Lupo", 2, 4, damage=1)
        assert cast(at, targets=("Orso",)).one("Lupo").damage == 1


class TestMultiply:
    def test_701_10b_as_much_more_as_it_has_now(self) -> None:
        at = rite(Table(), Multiply(what=Target(), toughness=False), targets=(TARGET_CREATURE,))
        at.creature("Orso", 2, 2, counters={PLUS: 1})
        assert size(cast(at), "Orso") == (6, 3)
        assert {"701.10a", "701.10b"} <= set(at.rules())

    def test_701_10a_it_is_modified_and_not_set(self) -> None:
        at = rite(Table(), Multiply(what=Target()), targets=(TARGET_CREATURE,))
        at.creature("Orso", 2, 2)
        instant(at, "Crescita", PutCounters(counter=PLUS, on=Target()), targets=(TARGET_CREATURE,))
        cast(at).cast("Crescita").resolve()
        assert size(at, "Orso") == (5, 5)

    def test_701_10c_below_zero_it_gets_less(self) -> None:
        at = rite(Table(), Multiply(what=Target()), targets=(TARGET_CREATURE,))
        at.creature("Orso", -1, 3)
        assert size(cast(at), "Orso") == (-2, 6)

    def test_701_11b_three_times(self) -> None:
        at = rite(Table(), Multiply(what=Target(), times=3), targets=(TARGET_CREATURE,))
        at.creature("Orso", 2, 3)
        assert size(cast(at), "Orso") == (6, 9)
        assert "701.11b" in at.rules()

    def test_701_10b_control_each_by_its_own_numbers(self) -> None:
        at = rite(Table(), Multiply(what=Every(MY_CREATURES)))
        at.creature("Orso", 2, 2)
        at.creature("Nano", 1, 1)
        cast(at)
        assert (size(at, "Orso"), size(at, "Nano")) == ((4, 4), (2, 2))


class TestDoubleCounters:
    def test_701_10e_as_many_again(self) -> None:
        at = rite(Table(), DoubleCounters(on=Target(), counter=PLUS), targets=(TARGET_CREATURE,))
        at.creature("Orso", 2, 2, counters={PLUS: 3, "flying": 1})
        assert cast(at).one("Orso").counters == {PLUS: 6, "flying": 1}

    def test_701_10e_of_every_kind(self) -> None:
        at = rite(Table(), DoubleCounters(on=Target()), targets=(TARGET_CREATURE,))
        at.creature("Orso", 2, 2, counters={PLUS: 3, "flying": 1})
        assert cast(at).one("Orso").counters == {PLUS: 6, "flying": 2}

    def test_614_16_control_what_multiplies_counters_multiplies_those_put(self) -> None:
        at = rite(Table(), DoubleCounters(on=Target(), counter=PLUS), targets=(TARGET_CREATURE,))
        at.creature("Orso", 2, 2, counters={PLUS: 3})
        at.permanent("Serra", ChangesCounters(subject=CREATURE, factor=2), **ENCHANTMENT)
        assert cast(at).one("Orso").counters == {PLUS: 9}


class TestDoubleMana:
    def _at(self, kind: str | None) -> Table:
        at = Table()
        at.builder.adjust(A, mana=(Mana("G"), Mana("G"), Mana("R")))
        at.permanent("Prisma", free(DoubleMana(kind=kind)), **ARTIFACT)
        at.settle().activate("Prisma", 0)
        return at

    def test_701_10f_as_much_again_of_a_type(self) -> None:
        assert sorted(one.kind for one in self._at("G").game.players[0].mana) == ["G", "G", "G", "G", "R"]

    def test_701_10f_control_of_every_type(self) -> None:
        assert len(self._at(None).game.players[0].mana) == 6


class TestFightTriggers:
    def test_701_14a_creatures_that_fight_are_noticed(self) -> None:
        at = rite(Table(), Fight(first=Target(0), second=Target(1)), targets=(TARGET_CREATURE, TARGET_CREATURE))
        at.creature("Orso", 2, 4)
        at.creature("Lupo", 2, 4, controller=1)
        at.permanent("Arena", when(Performs(action=Action.FIGHT, subject=MY_CREATURES)), **ARTIFACT)
        assert cast(at, targets=("Orso", "Lupo")).play_out().life(0) == 21

    def test_701_14b_control_without_a_second_fighter_none_fights(self) -> None:
        at = rite(Table(), Fight(first=Target(0), second=Target(1)), targets=(TARGET_CREATURE, TARGET_CREATURE))
        at.creature("Orso", 2, 4)
        at.creature("Lupo", 2, 4, controller=1)
        at.permanent("Arena", when(Performs(action=Action.FIGHT, subject=MY_CREATURES)), **ARTIFACT)
        at.settle().cast("Rito", "Orso", "Lupo")
        at.occur(*die(at.id("Lupo")))
        assert at.play_out().life(0) == 20


class TestEarthbend:
    def _at(self) -> Table:
        at = rite(Table(), Earthbend(amount=TWO), targets=(TargetSpec(objects=Filter(types=(CardType.LAND,))),))
        at.permanent("Selva", types=(CardType.LAND,))
        return cast(at)

    def test_701_66a_a_land_creature_with_haste_and_counters(self) -> None:
        at = self._at()
        assert size(at, "Selva") == (2, 2)
        assert at.looks("Selva").has("haste")
        assert at.looks("Selva").types == (CardType.CREATURE, CardType.LAND)

    def test_701_66a_it_comes_back_tapped_from_death_and_exile(self) -> None:
        for zone in (Zone.GRAVEYARD, Zone.EXILE):
            at = self._at()
            at.occur(moved(at.id("Selva"), zone))
            at.play_out()
            assert at.where("Selva") is Zone.BATTLEFIELD
            assert at.one("Selva").tapped
            assert not at.looks("Selva").creature

    def test_701_66a_control_not_from_hand_and_once_only(self) -> None:
        at = self._at()
        at.occur(moved(at.id("Selva"), Zone.HAND))
        assert at.play_out().where("Selva") is Zone.HAND
        at = self._at()
        at.occur(*die(at.id("Selva")))
        at.play_out().occur(*die(at.id("Selva")))
        assert at.play_out().where("Selva") is Zone.GRAVEYARD

    def test_701_66b_it_triggers(self) -> None:
        at = rite(Table(), Earthbend(amount=ONE), targets=(TargetSpec(objects=Filter(types=(CardType.LAND,))),))
        at.permanent("Selva", types=(CardType.LAND,))
        at.permanent("Faglia", when(Performs(action=Action.EARTHBEND, who=Relation.YOU)), **ARTIFACT)
        assert cast(at).play_out().life(0) == 21


class TestTimeTravel:
    def _at(self) -> Table:
        at = rite(Table(), TimeTravel())
        at.creature("Eco", 2, 2, counters={"time": 2})
        at.creature("Orso", 2, 2)
        suspended = card("Araldo", Keyword(keyword="suspend"), types=(CardType.CREATURE,))
        at.put("Araldo", suspended, zone=Zone.EXILE, counters={"time": 1})
        at.put("Altro", card("Altro", types=(CardType.CREATURE,)), zone=Zone.EXILE, counters={"time": 1})
        return at

    def test_701_56a_one_more_or_one_less(self) -> None:
        at = cast(self._at(), "Eco", "Araldo")
        assert (at.one("Eco").count("time"), at.one("Araldo").count("time")) == (3, 0)

    def test_701_56a_control_on_nothing_without_a_time_counter_nor_on_an_exiled_card_that_is_not_suspended(
        self,
    ) -> None:
        at = self._at()
        for name in ("Orso", "Altro"):
            with pytest.raises(AssertionError, match="no answer"):
                cast(at.fork(), name, ())
