"""614-616: what enters under another's control, what is paid as it enters, shields shared out, damage that can't be prevented."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Cannot, Cost, Keyword, Prohibition, Replaces, Static
from engine.cards.abilities.continuous import AsCopy, ChangeColors, GainAbility
from engine.cards.abilities.damage import DealDamage, PutCounters
from engine.cards.abilities.filters import ANY_TARGET, CREATURE, Filter
from engine.cards.abilities.lasting import Apply, Prevent, Regenerate
from engine.cards.abilities.objects import Counter, CreateTokens, Destroy, Move
from engine.cards.abilities.players import Draw, GainLife
from engine.cards.abilities.quantities import EventAmount, Fixed
from engine.cards.abilities.references import Every, Target, This, You
from engine.cards.abilities.replacing import ChangesCounters, ChangesDamage, ChangesTokens, DamagePattern, Prevents
from engine.cards.abilities.triggers import DamageIsPrevented
from engine.cards.characteristics import Characteristics
from engine.state import events as e
from engine.state.actions import Pass, PlayLand
from engine.words.decisions import IllegalAnswer
from engine.words.record import replace
from engine.words.terms import CardType, Color, PlayerId, Relation, Zone
from tests.engine.support import Table, card, creature
from tests.engine.support_more import (
    ARTIFACT,
    ENCHANTMENT,
    MY_CREATURES,
    ONE,
    TARGET_CREATURE,
    TARGET_SPELL,
    THIS,
    THREE,
    A,
    die,
    free,
    hit,
    instant,
    moved,
    pass_on,
    sorcery,
    to,
    when,
)

BEAR = Characteristics(name="Orsetto", types=(CardType.CREATURE,), power=2, toughness=2)
THEIRS = Filter(types=(CardType.CREATURE,), controller=Relation.OPPONENT)
STEAL = Replaces(subject=THEIRS, to=Zone.BATTLEFIELD, enters_under=You())
ENTERS_TAPPED = Replaces(subject=THIS, to=Zone.BATTLEFIELD, enters_tapped=True)
PAY_OR_TAPPED = Replaces(subject=THIS, to=Zone.BATTLEFIELD, enters_tapped=True, unless_paid=Cost(life=2))


class TestUnderAnothersControl:
    def test_616_1b_a_creature_enters_under_your_control_instead(self):
        at = Table()
        at.permanent("Ladri", STEAL, controller=1, **ENCHANTMENT)
        at.put("Lupo", creature("Lupo", 3, 3, mana_cost="{G}"), zone=Zone.HAND)
        at.settle().cast("Lupo").resolve()
        assert (at.controller("Lupo"), at.one("Lupo").owner) == (1, 0)
        assert "616.1b" in at.rules()

    def test_616_1b_control_ones_own_creatures_do_not(self):
        at = Table()
        at.permanent("Ladri", STEAL, **ENCHANTMENT)
        at.put("Lupo", creature("Lupo", 3, 3, mana_cost="{G}"), zone=Zone.HAND)
        at.settle().cast("Lupo").resolve()
        assert at.controller("Lupo") == 0

    def test_616_1b_a_token_too_whose_owner_stays_who_created_it(self):
        at = Table()
        at.permanent("Ladri", STEAL, controller=1, **ENCHANTMENT)
        instant(at, "Richiamo", CreateTokens(token=BEAR))
        at.settle().cast("Richiamo").resolve()
        assert (at.controller("Orsetto"), at.one("Orsetto").owner) == (1, 0)

    def test_614_12_a_token_is_looked_ahead_at_under_the_control_of_whoever_gets_it(self):
        at = Table()
        at.permanent("Ladri", STEAL, controller=1, **ENCHANTMENT)
        theirs = Static(affects=replace(THEIRS, controller=Relation.YOU), parts=(GainAbility(ENTERS_TAPPED),))
        at.permanent("Nebbia", theirs, controller=1, **ENCHANTMENT)
        instant(at, "Richiamo", CreateTokens(token=BEAR))
        at.settle().cast("Richiamo").resolve()
        assert at.one("Orsetto").tapped

    def test_614_12_control_without_the_change_of_control_it_is_not_theirs(self):
        at = Table()
        theirs = Static(affects=replace(THEIRS, controller=Relation.YOU), parts=(GainAbility(ENTERS_TAPPED),))
        at.permanent("Nebbia", theirs, controller=1, **ENCHANTMENT)
        instant(at, "Richiamo", CreateTokens(token=BEAR))
        at.settle().cast("Richiamo").resolve()
        assert not at.one("Orsetto").tapped

    def test_616_1b_before_what_it_would_enter_as_a_copy_of(self):
        """The copy is chosen by who will control it: the thief, though its own text comes with the card."""
        at = Table()
        at.permanent("Ladri", STEAL, controller=1, **ENCHANTMENT)
        at.creature("Orso", 2, 2)
        at.creature("Drago", 5, 5)
        clone = Replaces(subject=THIS, to=Zone.BATTLEFIELD, as_copy=AsCopy(of=CREATURE))
        at.put("Sosia", creature("Sosia", 0, 0, clone, mana_cost="{U}"), zone=Zone.HAND)
        pass_on(at.settle().cast("Sosia"))
        at.do(Pass(at.game.receiver))
        question = at.question()
        assert question.decider == 1
        at.settle(("Drago",))
        assert (at.controller("Sosia"), at.looks("Sosia").name) == (1, "Drago")


class TestSelfReplacement:
    def test_614_15_what_an_effect_says_of_its_own_destruction_comes_first(self):
        """Its own words send it into exile, so what would have had it exiled or shuffled away finds nothing to replace."""
        for own, zone in ((Zone.EXILE, Zone.EXILE), (None, Zone.LIBRARY)):
            at = Table()
            into_library = Replaces(
                subject=CREATURE, origin=Zone.BATTLEFIELD, to=Zone.GRAVEYARD, instead_to=Zone.LIBRARY
            )
            at.permanent("Ciclo", into_library, **ENCHANTMENT)
            at.creature("Orso", 2, 2, controller=1)
            instant(at, "Rogo", Destroy(what=Target(), instead_to=own), targets=(TARGET_CREATURE,))
            at.settle().cast("Rogo").resolve()
            assert at.where("Orso") is zone

    def test_614_15_a_countered_spell_goes_where_the_effect_says(self):
        for own, zone in ((Zone.LIBRARY, Zone.LIBRARY), (None, Zone.GRAVEYARD)):
            at = Table()
            instant(at, "Sorso", GainLife(amount=ONE))
            instant(at, "Ricordo", Counter(what=Target(), instead_to=own), targets=(TARGET_SPELL,))
            at.settle().cast("Sorso").cast("Ricordo").resolve()
            assert at.where("Sorso") is zone


class TestPaidAsItEnters:
    def _lands(self, life: int, *said: bool) -> Table:
        at = Table(life=(life, 20))
        back = Move(what=Every(Filter(zone=Zone.GRAVEYARD)), to=Zone.BATTLEFIELD, under=You())
        for label in ("Laguna", "Palude"):
            at.put(label, card(label, PAY_OR_TAPPED, types=(CardType.LAND,)), zone=Zone.GRAVEYARD)
        sorcery(at, "Ritorno", back)
        at.settle().cast("Ritorno").resolve(*said)
        return at

    def test_614_12a_who_pays_has_it_enter_untapped(self):
        for pays, tapped, life in ((True, False, 18), (False, True, 20)):
            at = Table()
            at.put("Laguna", card("Laguna", PAY_OR_TAPPED, types=(CardType.LAND,)), zone=Zone.HAND)
            at.settle().do(PlayLand(A, at.id("Laguna")), pays)
            assert (at.one("Laguna").tapped, at.life(0)) == (tapped, life)

    def test_614_12b_not_both_with_too_little_life_for_both(self):
        at = self._lands(3, True)
        assert at.life(0) == 1
        assert sorted([at.one("Laguna").tapped, at.one("Palude").tapped]) == [False, True]

    def test_614_12b_control_with_enough_life_both(self):
        at = self._lands(5, True, True)
        assert (at.life(0), at.one("Laguna").tapped, at.one("Palude").tapped) == (1, False, False)


class TestFedAsItEnters:
    DEVOUR_3 = Replaces(subject=THIS, to=Zone.BATTLEFIELD, feeds_on=MY_CREATURES, for_each_fed=(("+1/+1", 3),))
    DEVOUR_5 = Replaces(subject=THIS, to=Zone.BATTLEFIELD, feeds_on=MY_CREATURES, for_each_fed=(("+1/+1", 5),))

    def test_614_13_what_is_sacrificed_leaves_as_it_enters(self):
        at = Table()
        at.creature("Orso", 2, 2)
        at.creature("Lupo", 2, 2)
        at.put("Fauci", creature("Fauci", 1, 1, self.DEVOUR_3, mana_cost="{R}"), zone=Zone.HAND)
        at.settle().cast("Fauci").resolve(("Orso", "Lupo"))
        assert at.one("Fauci").count("+1/+1") == 6
        assert (at.where("Orso"), at.where("Lupo")) == (Zone.GRAVEYARD, Zone.GRAVEYARD)

    def test_614_13_control_any_number_may_be_none(self):
        at = Table()
        at.creature("Orso", 2, 2)
        at.put("Fauci", creature("Fauci", 1, 1, self.DEVOUR_3, mana_cost="{R}"), zone=Zone.HAND)
        at.settle().cast("Fauci").resolve(())
        assert (at.one("Fauci").count("+1/+1"), at.where("Orso")) == (0, Zone.BATTLEFIELD)

    @pytest.mark.parametrize(("first", "counters"), [("r.0", 3), ("r.1", 5)])
    def test_614_13b_nothing_is_sacrificed_for_two_of_them(self, first: str, counters: int):
        at = Table()
        at.creature("Orso", 2, 2)
        at.put("Fauci", creature("Fauci", 1, 1, self.DEVOUR_3, self.DEVOUR_5, mana_cost="{R}"), zone=Zone.HAND)
        at.settle().cast("Fauci")
        key = f"r{at.id('Fauci')}{first[1:]}"
        at.resolve(key, ("Orso",))
        assert at.one("Fauci").count("+1/+1") == counters

    def test_614_13a_not_what_enters_at_the_same_time(self):
        feeds = Replaces(
            subject=THIS,
            to=Zone.BATTLEFIELD,
            feeds_on=Filter(zone=Zone.GRAVEYARD, types=(CardType.CREATURE,)),
            for_each_fed=(("+1/+1", 1),),
        )
        at = Table()
        at.creature("Orso", 2, 2, zone=Zone.GRAVEYARD)
        at.put("Goloso", creature("Goloso", 1, 1, feeds), zone=Zone.GRAVEYARD)
        at.creature("Lupo", 2, 2, zone=Zone.GRAVEYARD)
        both = (moved(at.id("Orso"), Zone.BATTLEFIELD), moved(at.id("Goloso"), Zone.BATTLEFIELD))
        at.settle().occur(*both, answers=[("Lupo",)])
        assert (at.where("Orso"), at.where("Lupo")) == (Zone.BATTLEFIELD, Zone.EXILE)
        assert at.one("Goloso").count("+1/+1") == 1


class TestShields:
    def _shielded(self, amount: int = 3) -> Table:
        at = Table()
        at.creature("Orso", 2, 2, controller=1)
        at.creature("Lupo", 2, 2, controller=1)
        instant(at, "Scudo", Prevent(amount=Fixed(amount), to=You()))
        return at.settle().cast("Scudo").resolve()

    def test_615_7_of_several_sources_at_once_the_player_says_which_damage_is_prevented(self):
        at = self._shielded()
        both = (hit(at.id("Orso"), to(0)[0], 2), hit(at.id("Lupo"), to(0)[0], 2))
        at.occur(*both, answers=[{"Orso": 1, "Lupo": 2}])
        assert at.life(0) == 19
        dealt = {change.event.source: change.event.amount for change in at.changes("120.4")}  # type: ignore[union-attr]
        assert dealt == {at.id("Orso"): 1}

    def test_615_7_control_one_that_is_enough_for_all_is_not_shared_out(self):
        at = self._shielded(4)
        at.occur(hit(at.id("Orso"), to(0)[0], 2), hit(at.id("Lupo"), to(0)[0], 2))
        assert at.life(0) == 20

    def test_615_7_no_more_than_a_source_deals(self):
        at = self._shielded()
        both = (hit(at.id("Orso"), to(0)[0], 2), hit(at.id("Lupo"), to(0)[0], 2))
        with pytest.raises(IllegalAnswer) as raised:
            at.occur(*both, answers=[{"Orso": 3, "Lupo": 0}])
        assert raised.value.fault == "more than dealt"

    def test_615_7_what_is_left_of_it_waits_for_the_next_damage(self):
        at = self._shielded(5)
        at.occur(hit(at.id("Orso"), to(0)[0], 2), hit(at.id("Lupo"), to(0)[0], 2))
        at.occur(hit(at.id("Lupo"), to(0)[0], 2))
        assert at.life(0) == 19

    def test_615_9_the_properties_of_the_source_are_looked_at_again(self):
        for red, life in ((True, 20), (False, 17)):
            at = Table()
            looks = card("Orso", types=(CardType.CREATURE,), colors=(Color.RED,), power=3, toughness=3)
            at.put("Orso", looks, controller=1)
            red_ones = Filter(zone=Zone.BATTLEFIELD, colors=(Color.RED,))
            instant(at, "Cerchio", Prevent(to=You(), from_source=red_ones))
            wash = Apply(to=Target(), parts=(ChangeColors(set_to=(Color.BLUE,)),))
            instant(at, "Tinta", wash, targets=(TARGET_CREATURE,))
            at.settle().cast("Cerchio").resolve()
            if not red:
                at.cast("Tinta").resolve()
            at.occur(hit(at.id("Orso"), to(0)[0], 3))
            assert at.life(0) == life
            assert len(at.game.preventions) == 1

    def test_615_11_a_shield_for_each_creature_that_was_there(self):
        at = Table()
        at.creature("Orso", 2, 2)
        at.creature("Lupo", 2, 2)
        instant(at, "Velo", Prevent(amount=ONE, to=Every(CREATURE)))
        instant(at, "Arrivo", CreateTokens(token=BEAR))
        instant(at, "Fuoco", DealDamage(amount=ONE, to=Every(CREATURE)))
        at.settle().cast("Velo").resolve().cast("Arrivo").resolve().cast("Fuoco").resolve()
        assert [at.one(label).damage for label in ("Orso", "Lupo", "Orsetto")] == [0, 0, 1]

    def test_615_10_a_static_ability_prevents_so_much_of_each_event(self):
        at = Table()
        cleric = Filter(types=(CardType.CREATURE,), subtypes=("Cleric",), controller=Relation.YOU)
        at.permanent("Difensore", Prevents(damage=DamagePattern(to_object=cleric), amount=ONE), **ENCHANTMENT)
        at.creature("Chierico", 3, 3, subtypes=("Cleric",))
        at.creature("Monaco", 3, 3, subtypes=("Cleric",))
        at.creature("Orso", 3, 3)
        instant(at, "Vampa", DealDamage(amount=Fixed(2), to=Every(CREATURE)))
        at.settle().cast("Vampa").resolve()
        assert [at.one(label).damage for label in ("Chierico", "Monaco", "Orso")] == [1, 1, 2]

    def test_615_4_a_shield_that_comes_too_late_prevents_nothing(self):
        for late, life in ((True, 17), (False, 20)):
            at = Table()
            instant(at, "Fulmine", DealDamage(amount=THREE, to=Target()), targets=(ANY_TARGET,))
            instant(at, "Scudo", Prevent(amount=THREE, to=You()))
            at.settle()
            if late:
                at.cast("Fulmine", "Anna").resolve().cast("Scudo").resolve()
            else:
                at.cast("Fulmine", "Anna").cast("Scudo").resolve().resolve()
            assert at.life(0) == life


class TestUnpreventable:
    def _at(self, *, unpreventable: bool) -> Table:
        at = Table()
        at.creature("Lupo", 2, 2, controller=1)
        at.creature("Orso", 5, 5, counters={"shield": 1})
        if unpreventable:
            at.permanent("Furia", Cannot(what=Prohibition.BE_PREVENTED, objects=CREATURE), **ENCHANTMENT)
        instant(at, "Scudo", Prevent(amount=THREE, to=You()))
        return at.settle().cast("Scudo").resolve()

    def test_615_12_a_shield_of_an_amount_is_not_reduced(self):
        at = self._at(unpreventable=True)
        at.occur(hit(at.id("Lupo"), to(0)[0], 2))
        assert (at.life(0), [one.amount for one in at.game.preventions]) == (18, [3])

    def test_615_12_control_otherwise_it_is(self):
        at = self._at(unpreventable=False)
        at.occur(hit(at.id("Lupo"), to(0)[0], 2))
        assert (at.life(0), [one.amount for one in at.game.preventions]) == (20, [1])

    def test_615_12_615_12a_what_else_a_prevention_effect_does_happens_once(self):
        for unpreventable, damage in ((True, 2), (False, 0)):
            at = self._at(unpreventable=unpreventable)
            at.occur(hit(at.id("Lupo"), at.id("Orso"), 2))
            assert (at.one("Orso").damage, at.one("Orso").count("shield")) == (damage, 0)

    def test_615_12_what_a_static_prevention_effect_does_besides_happens_and_knows_of_no_damage_prevented(self):
        for besides, unpreventable, life in (
            (Fixed(4), True, 22), (Fixed(4), False, 24), (EventAmount(), True, 18), (EventAmount(), False, 22),
        ):  # fmt: skip
            at = Table()
            at.creature("Lupo", 2, 2, controller=1)
            if unpreventable:
                at.permanent("Furia", Cannot(what=Prohibition.BE_PREVENTED, objects=CREATURE), **ENCHANTMENT)
            prevents = Prevents(damage=DamagePattern(to_player=Relation.YOU), then=(GainLife(amount=besides),))
            at.permanent("Egida", prevents, **ENCHANTMENT)
            at.settle().occur(hit(at.id("Lupo"), to(0)[0], 2))
            assert at.life(0) == life

    def test_615_13_an_ability_triggers_when_damage_is_prevented_once_for_each_effect(self):
        at = Table()
        at.creature("Lupo", 2, 2, controller=1)
        at.creature("Volpe", 2, 2, controller=1)
        at.permanent("Egida", Prevents(damage=DamagePattern(to_player=Relation.YOU)), **ENCHANTMENT)
        at.permanent("Occhio", when(DamageIsPrevented(to_player=Relation.YOU)), **ENCHANTMENT)
        at.settle().occur(hit(at.id("Lupo"), to(0)[0], 2), hit(at.id("Volpe"), to(0)[0], 2))
        assert at.triggered() == ["Occhio"]

    def test_615_13_control_where_none_is_prevented_it_does_not(self):
        at = Table()
        at.creature("Lupo", 2, 2, controller=1)
        at.permanent("Occhio", when(DamageIsPrevented(to_player=Relation.YOU)), **ENCHANTMENT)
        at.settle().occur(hit(at.id("Lupo"), to(0)[0], 2))
        assert at.triggered() == []


class TestByAnEffect:
    def test_614_16_counters_of_a_cost_are_put_by_no_effect(self):
        for by_effect, counters in ((True, 1), (False, 2)):
            at = Table()
            at.permanent("Raddoppio", ChangesCounters(subject=CREATURE, factor=2, by_effect=by_effect), **ENCHANTMENT)
            at.creature("Orso", 4, 4, free(GainLife(amount=ONE), cost=Cost(put_counters=("-1/-1", 1))))
            at.settle().activate("Orso", 0)
            assert at.one("Orso").count("-1/-1") == counters

    def test_614_16_control_those_of_an_instruction_are(self):
        at = Table()
        at.permanent("Raddoppio", ChangesCounters(subject=CREATURE, factor=2, by_effect=True), **ENCHANTMENT)
        at.creature("Orso", 4, 4, free(PutCounters(counter="+1/+1", on=This())))
        at.settle().activate("Orso", 0).resolve()
        assert at.one("Orso").count("+1/+1") == 2

    @pytest.mark.parametrize(("several", "counters"), [(1, 2), (2, 4)])
    def test_616_1f_each_of_several_that_double_counters_and_tokens_applies_once(self, several, counters):
        at = Table()
        for number in range(several):
            at.permanent(f"Rigoglio{number}", ChangesCounters(subject=CREATURE, factor=2), **ENCHANTMENT)
            at.permanent(f"Parata{number}", ChangesTokens(factor=2), **ENCHANTMENT)
        at.creature("Orso", 4, 4, free(PutCounters(counter="+1/+1", on=This())))
        at.settle().activate("Orso", 0).resolve()
        assert at.one("Orso").count("+1/+1") == counters
        assert ("616.1f" in at.rules()) == (several > 1)
        at.occur(e.TokenCreated(owner=PlayerId(0), characteristics=creature("Ombra", 1, 1), label="Ombra"))
        assert len(at.all("Ombra")) == counters

    def test_614_16_those_of_damage_are_put_by_no_effect(self):
        at = Table()
        at.permanent("Raddoppio", ChangesCounters(subject=CREATURE, factor=2, by_effect=True), **ENCHANTMENT)
        at.creature("Orso", 4, 4)
        at.creature("Ragno", 1, 1, "wither", controller=1)
        at.settle().occur(hit(at.id("Ragno"), at.id("Orso"), 1))
        assert at.one("Orso").count("-1/-1") == 1


class TestInteraction:
    def test_614_5_two_that_double_make_four_times_as_much(self):
        for count, life in ((2, 12), (1, 16)):
            at = Table()
            for number in range(count):
                mine = DamagePattern(source=MY_CREATURES)
                at.permanent(f"Furia{number}", ChangesDamage(damage=mine, factor=2), **ENCHANTMENT)
            at.creature("Orso", 2, 2)
            at.settle().occur(hit(at.id("Orso"), to(1)[0], 2))
            assert at.life(1) == life

    @pytest.mark.parametrize(("first", "zone"), [("Vuoto", Zone.EXILE), ("Orso", Zone.LIBRARY)])
    def test_616_1f_the_controller_chooses_and_the_other_finds_nothing_left(self, first: str, zone: Zone):
        at = Table()
        everything = Filter(zone=Zone.BATTLEFIELD)
        at.permanent("Vuoto", Replaces(subject=everything, to=Zone.GRAVEYARD, instead_to=Zone.EXILE), **ENCHANTMENT)
        home = Replaces(subject=THIS, origin=Zone.BATTLEFIELD, to=Zone.GRAVEYARD, instead_to=Zone.LIBRARY)
        at.creature("Orso", 2, 2, home, controller=1)
        at.settle().occur(*die(at.id("Orso")), answers=[first])
        assert at.where("Orso") is zone

    def test_616_1f_a_copy_that_no_longer_enters_tapped(self):
        """Creatures enter as a copy of something; that comes first, and with it goes the ability to enter tapped."""
        for essence, tapped in ((True, False), (False, True)):
            at = Table()
            copy = Replaces(
                subject=Filter(types=(CardType.CREATURE,), controller=Relation.YOU),
                to=Zone.BATTLEFIELD,
                as_copy=AsCopy(of=Filter(subtypes=("Avatar",)), optional=False),
            )
            if essence:
                at.creature("Essenza", 6, 6, copy, subtypes=("Avatar",))
            rusty = Replaces(subject=THIS, to=Zone.BATTLEFIELD, enters_tapped=True)
            at.put("Sentinella", creature("Sentinella", 3, 5, rusty, mana_cost="{4}"), zone=Zone.HAND)
            at.settle().cast("Sentinella").resolve()
            assert at.one("Sentinella").tapped is tapped
            assert at.looks("Sentinella").power == (6 if essence else 3)

    def test_616_2_one_effect_makes_another_apply(self):
        for second, zone in ((True, Zone.LIBRARY), (False, Zone.EXILE)):
            at = Table()
            at.permanent("Vuoto", Replaces(subject=CREATURE, to=Zone.GRAVEYARD, instead_to=Zone.EXILE), **ENCHANTMENT)
            if second:
                back = Replaces(subject=CREATURE, to=Zone.EXILE, instead_to=Zone.LIBRARY)
                at.permanent("Marea", back, **ENCHANTMENT)
            at.creature("Orso", 2, 2)
            at.settle().occur(*die(at.id("Orso")))
            assert at.where("Orso") is zone

    def test_614_12_a_permanents_effect_on_all_that_enters_is_not_for_itself(self):
        for own, tapped in ((THIS, True), (Filter(), False)):
            at = Table()
            at.put(
                "Globo",
                card(
                    "Globo", Replaces(subject=own, to=Zone.BATTLEFIELD, enters_tapped=True), types=(CardType.ARTIFACT,)
                ),
                zone=Zone.GRAVEYARD,
            )
            at.settle().occur(moved(at.id("Globo"), Zone.BATTLEFIELD))
            assert at.one("Globo").tapped is tapped

    def test_614_4_regeneration_before_the_destruction_and_not_after(self):
        for late, zone in ((True, Zone.GRAVEYARD), (False, Zone.BATTLEFIELD)):
            at = Table()
            at.creature("Troll", 2, 2, free(Regenerate(what=This())))
            instant(at, "Terrore", Destroy(what=Target()), targets=(TARGET_CREATURE,))
            at.settle().cast("Terrore")
            if not late:
                at.activate("Troll", 0)
            at.play_out()
            assert at.where("Troll") is zone

    def test_614_9_damage_goes_nowhere_else_once_that_is_no_creature(self):
        for there, life in ((True, 20), (False, 17)):
            at = Table()
            at.creature("Lupo", 3, 3, controller=1)
            guard = ChangesDamage(damage=DamagePattern(to_player=Relation.YOU), redirect_to=This())
            kind = {"types": (CardType.CREATURE,)} if there else ARTIFACT
            looks = card("Guardia", guard, power=5 if there else None, toughness=5 if there else None, **kind)
            at.put("Guardia", looks)
            at.settle().occur(hit(at.id("Lupo"), to(0)[0], 3))
            assert at.life(0) == life


class TestDredge:
    def _at(self, library: int) -> Table:
        at = Table()
        at.library(0, library)
        at.put(
            "Radice",
            card("Radice", Keyword(keyword="dredge", value=2), types=(CardType.CREATURE,)),
            zone=Zone.GRAVEYARD,
        )
        instant(at, "Studio", Draw())
        return at.settle().cast("Studio")

    def test_702_52a_instead_of_drawing_mill_and_return_the_card(self):
        at = self._at(3).resolve(True)
        assert at.where("Radice") is Zone.HAND
        assert (len(at.zone(Zone.LIBRARY)), len(at.zone(Zone.HAND))) == (1, 1)

    def test_702_52a_control_it_may_also_just_draw(self):
        at = self._at(3).resolve(False)
        assert (at.where("Radice"), len(at.zone(Zone.HAND))) == (Zone.GRAVEYARD, 1)

    def test_702_52b_not_with_too_few_cards_in_the_library(self):
        at = self._at(1).resolve()
        assert (at.where("Radice"), len(at.zone(Zone.HAND))) == (Zone.GRAVEYARD, 1)


class TestProtector:
    def _battle(self, *subtypes: str, players: int = 2) -> Table:
        at = Table(players)
        looks = card("Assedio", types=(CardType.BATTLE,), subtypes=subtypes, defense=4, mana_cost="{R}")
        at.put("Assedio", looks, zone=Zone.HAND)
        return at.settle()

    def test_310_12a_a_siege_enters_protected_by_an_opponent(self):
        at = self._battle("Siege").cast("Assedio").resolve()
        assert at.one("Assedio").protector == 1
        assert "704.5x" not in at.rules()

    def test_310_9a_of_several_opponents_its_controller_chooses_as_it_enters(self):
        at = self._battle("Siege", players=3).cast("Assedio").resolve("Carla")
        assert at.one("Assedio").protector == 2

    def test_310_9a_control_without_a_battle_type_its_controller_protects_it(self):
        at = self._battle().cast("Assedio").resolve()
        assert at.one("Assedio").protector == 0
