"""607: abilities that are linked: what was chosen as it entered, what was exiled with it."""

from __future__ import annotations

from engine import play
from engine.cards.abilities.ability import Ability, Activated, Cost, Keyword, Replaces, SpellAbility, Static
from engine.cards.abilities.choices import Choose, May
from engine.cards.abilities.conditions import ChosenWord
from engine.cards.abilities.continuous import AsCopy, GainAbility
from engine.cards.abilities.copying import BecomeCopy, CreateCopies
from engine.cards.abilities.filters import CREATURE, Filter, TargetSpec
from engine.cards.abilities.lasting import GainAbilitiesOf
from engine.cards.abilities.objects import CreateTokens, Destroy, Move, Tap
from engine.cards.abilities.paying import DoThen
from engine.cards.abilities.players import AddMana, GainLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import AttachedTo, Every, Remembered, Target, This
from engine.cards.abilities.replacing import ChangesTokens
from engine.cards.abilities.triggers import CastsSpell
from engine.happening.writing.objects import under_control_since
from engine.state.actions import Cast
from engine.words.terms import CardType, Color, PlayerId, Relation, Zone
from tests.engine.support import Table, card, creature
from tests.engine.support_more import (
    ARTIFACT,
    ENCHANTMENT,
    EQUIPMENT,
    TARGET_CREATURE,
    THIS,
    A,
    free,
    instant,
    moved,
    when,
)

CHOOSE = Replaces(subject=THIS, to=Zone.BATTLEFIELD, chooses_color=True)
GUARDED = Keyword(keyword="protection", filter=Filter(chosen_color=True))
MANA = Activated(cost=Cost(tap=True), effects=(AddMana(choices=(), chosen_color=True),))
VOICE = creature("Voce", 2, 2, CHOOSE, GUARDED, mana_cost="{W}")


def _bolt(at: Table, color: Color = Color.RED) -> None:
    ability = SpellAbility(effects=(Tap(what=Target()),), targets=(TARGET_CREATURE,))
    at.put("Fulmine", card("Fulmine", ability, types=(CardType.INSTANT,), colors=(color,)), zone=Zone.HAND)


def _can_be_hit(at: Table) -> bool:
    return play(at.game, Cast(A, at.id("Fulmine"))).refused is None


class TestChosenColor:
    def test_607_2d_the_colour_chosen_as_it_entered(self):
        for color, hit in (("R", False), ("G", True)):
            at = Table()
            at.put("Voce", VOICE, zone=Zone.HAND)
            _bolt(at)
            at.settle().cast("Voce").resolve(color)
            assert _can_be_hit(at) is hit

    def test_614_12_a_token_that_is_a_copy_is_asked_for_too(self):
        at = Table()
        at.put("Voce", VOICE)
        instant(at, "Eco", CreateCopies(of=Target()), targets=(TARGET_CREATURE,))
        at.settle().cast("Eco").resolve("U")
        (token,) = [one for one in at.game.permanents() if one.kind.value == "token"]
        assert token.color_chosen is not None and token.color_chosen.color is Color.BLUE

    def test_616_1g_the_tokens_are_doubled_before_a_colour_is_chosen_for_each(self):
        at = Table()
        at.put("Voce", VOICE)
        at.permanent("Stagione", ChangesTokens(), **ENCHANTMENT)
        instant(at, "Eco", CreateCopies(of=Target()), targets=(TARGET_CREATURE,))
        at.settle().cast("Eco").resolve("U", "B")
        chosen = [one.color_chosen.color for one in at.game.permanents() if one.color_chosen is not None]
        assert chosen == [Color.BLUE, Color.BLACK]

    def test_607_4_one_choice_for_several_linked_abilities(self):
        at = Table()
        spell = Filter(zone=Zone.STACK, chosen_color=True)
        gain = when(CastsSpell(who=Relation.YOU, spell=spell), GainLife(amount=Fixed(1)))
        printed = card("Piuma", CHOOSE, gain, MANA, types=(CardType.ARTIFACT,), mana_cost="{3}")
        at.put("Piuma", printed, zone=Zone.HAND)
        at.creature("Orso", 2, 2)
        _bolt(at)
        at.settle().cast("Piuma").resolve("R").activate("Piuma", 2)
        assert [one.kind for one in at.game.player(PlayerId(0)).mana] == ["R"]
        at.cast("Fulmine").resolve()
        assert at.life(0) == 21

    def test_607_5a_what_became_a_copy_later_never_chose_and_is_protected_from_nothing(self):
        at = Table()
        at.creature("Mutante", 0, 1, free(BecomeCopy(what=This(), of=Target()), targets=(TARGET_CREATURE,)))
        at.put("Voce", VOICE, zone=Zone.HAND)
        _bolt(at)
        at.settle().cast("Voce").resolve("R").activate("Mutante", 0, "Voce").resolve()
        options = play(at.game, Cast(A, at.id("Fulmine")))
        assert options.refused is None, "the copy can be targeted"
        assert at.looks("Mutante").has("protection")

    def test_607_5a_a_colour_chosen_for_one_ability_is_none_for_another(self):
        """It entered as a copy and chose; then it becomes a copy of something whose own colour was never chosen for it."""
        for later, mana in ((False, ["U"]), (True, [])):
            at = Table()
            elf = creature("Elfo", 1, 1, CHOOSE, MANA)
            other = creature("Elfa", 1, 1, CHOOSE, MANA, GUARDED)
            at.put("Elfo", elf)
            at.put("Elfa", other)
            twin = Replaces(subject=THIS, to=Zone.BATTLEFIELD, as_copy=AsCopy(of=Filter(name="Elfo")))
            at.put("Doppio", creature("Doppio", 0, 0, twin, mana_cost="{U}"), zone=Zone.HAND)
            instant(at, "Muta", BecomeCopy(what=Target(), of=Target(1)), targets=(TARGET_CREATURE, TARGET_CREATURE))
            at.settle().cast("Doppio").resolve(("Elfo",), "U")
            if later:
                at.cast("Muta", "Doppio", "Elfa").resolve()
            _there_since_the_turn_began(at)
            at.activate("Doppio", 1)
            assert [one.kind for one in at.game.player(PlayerId(0)).mana] == mana


def _there_since_the_turn_began(at: Table) -> None:
    """302.6: so that it can be tapped for mana."""
    under_control_since(at.game, {at.id("Doppio"): 0})


class TestExiledWith:
    EXILE = free(Move(what=Target(), to=Zone.EXILE, linked=True), targets=(TargetSpec(objects=CREATURE),))
    BACK = free(Move(what=Every(Filter(zone=Zone.EXILE, linked_to_this=True)), to=Zone.HAND))

    def _at(self) -> Table:
        at = Table()
        at.permanent("Prigione", self.EXILE, self.BACK, **ARTIFACT)
        at.creature("Orso", 2, 2)
        at.creature("Lupo", 2, 2)
        at.creature("Gatto", 1, 1, zone=Zone.EXILE)
        return at.settle()

    def test_607_2_607_2a_only_what_was_exiled_with_it(self):
        at = self._at().activate("Prigione", 0, "Orso").resolve().activate("Prigione", 1).resolve()
        assert (at.where("Orso"), at.where("Gatto")) == (Zone.HAND, Zone.EXILE)

    def test_607_3_all_of_them_where_there_are_several(self):
        at = self._at().activate("Prigione", 0, "Orso").resolve().activate("Prigione", 0).resolve()
        at.activate("Prigione", 1).resolve()
        assert (at.where("Orso"), at.where("Lupo")) == (Zone.HAND, Zone.HAND)

    def test_607_2a_control_a_new_object_knows_nothing_of_what_it_once_exiled(self):
        at = self._at().activate("Prigione", 0, "Orso").resolve()
        at.occur(moved(at.id("Prigione"), Zone.EXILE))
        at.occur(moved(at.id("Prigione"), Zone.BATTLEFIELD))
        at.settle().activate("Prigione", 1).resolve()
        assert at.where("Orso") is Zone.EXILE


EXILES = free(Move(what=Target(), to=Zone.EXILE, linked=True), targets=(TargetSpec(objects=CREATURE),))
BACK_TO_HAND = free(Move(what=Every(Filter(zone=Zone.EXILE, linked_to_this=True)), to=Zone.HAND))


class TestGainAbilitiesOf:
    """607.5: linked abilities that an object gets by one effect are linked to each other alone."""

    BORROWS = free(GainAbilitiesOf(to=This(), of=Target()), targets=(TARGET_CREATURE,))

    def _at(self, *own: Ability) -> Table:
        at = Table()
        at.creature("Elementale", 3, 4, self.BORROWS, *own)
        at.creature("Schiacciasassi", 4, 5, EXILES)
        at.creature("Sorelle", 7, 5, EXILES, BACK_TO_HAND)
        at.creature("Orso", 2, 2)
        at.creature("Lupo", 2, 2)
        return at.settle()

    def test_607_5_what_an_ability_of_another_effect_exiled_stays_where_it_is(self):
        at = self._at().activate("Elementale", 0, "Schiacciasassi").resolve()
        at.activate("Elementale", 1, "Orso").resolve()
        at.activate("Elementale", 0, "Sorelle").resolve()
        at.activate("Elementale", 2, "Lupo").resolve()
        at.activate("Elementale", 3).resolve()
        assert (at.where("Orso"), at.where("Lupo")) == (Zone.EXILE, Zone.HAND)
        assert "607.5" in at.rules()

    def test_607_5_control_by_the_abilities_of_one_effect_alone(self):
        at = self._at().activate("Elementale", 0, "Sorelle").resolve()
        at.activate("Elementale", 1, "Orso").resolve().activate("Elementale", 1, "Lupo").resolve()
        at.activate("Elementale", 2).resolve()
        assert (at.where("Orso"), at.where("Lupo")) == (Zone.HAND, Zone.HAND)

    def test_607_5_nor_what_the_pair_exiled_that_it_had_before(self):
        """The same abilities of the same creature, got once more: another pair."""
        at = self._at().activate("Elementale", 0, "Sorelle").resolve()
        at.activate("Elementale", 1, "Orso").resolve().activate("Elementale", 0, "Sorelle").resolve()
        at.activate("Elementale", 4).resolve()
        assert at.where("Orso") is Zone.EXILE, "the second pair has exiled nothing"
        at.activate("Elementale", 2).resolve()
        assert at.where("Orso") is Zone.HAND

    def test_607_5_its_own_pair_and_one_that_it_got(self):
        at = self._at(EXILES, BACK_TO_HAND).activate("Elementale", 1, "Orso").resolve()
        at.activate("Elementale", 0, "Sorelle").resolve().activate("Elementale", 3, "Lupo").resolve()
        at.activate("Elementale", 2).resolve()
        assert (at.where("Orso"), at.where("Lupo")) == (Zone.HAND, Zone.EXILE)
        at.activate("Elementale", 4).resolve()
        assert at.where("Lupo") is Zone.HAND

    def test_607_5_the_creature_that_they_come_from_knows_nothing_of_it(self):
        at = self._at().activate("Elementale", 0, "Sorelle").resolve().activate("Elementale", 1, "Orso").resolve()
        at.activate("Sorelle", 1).resolve()
        assert at.where("Orso") is Zone.EXILE

    def test_613_1f_the_activated_abilities_and_no_others_until_end_of_turn(self):
        at = Table()
        at.creature("Elementale", 3, 4, self.BORROWS)
        at.creature("Elfo", 1, 1, "flying", MANA, free(GainLife(amount=Fixed(1))))
        at.settle().activate("Elementale", 0, "Elfo").resolve()
        assert len(at.looks("Elementale").abilities) == 3
        assert not at.looks("Elementale").has("flying")

    def test_607_5_from_equipment_that_gives_both(self):
        gear = Static(parts=(GainAbility(EXILES), GainAbility(BACK_TO_HAND)), holder=AttachedTo())
        at = Table()
        knight = at.creature("Cavaliere", 2, 2, EXILES, BACK_TO_HAND)
        at.creature("Orso", 2, 2)
        at.creature("Lupo", 2, 2)
        at.permanent("Gabbia", gear, attached_to=knight, **EQUIPMENT)
        at.settle().activate("Cavaliere", 0, "Orso").resolve().activate("Cavaliere", 2, "Lupo").resolve()
        at.activate("Cavaliere", 3).resolve()
        assert (at.where("Orso"), at.where("Lupo")) == (Zone.EXILE, Zone.HAND)


class TestCopiedPairs:
    def test_607_5_a_copy_of_the_same_thing_has_another_pair(self):
        """It exiles as itself, then becomes a copy of another one that says the same: that pair has exiled nothing."""
        for copies in (False, True):
            at = Table()
            at.creature("Prima", 7, 5, EXILES, BACK_TO_HAND, name="Sorelle")
            at.creature("Seconda", 7, 5, EXILES, BACK_TO_HAND, name="Sorelle")
            at.creature("Orso", 2, 2)
            instant(at, "Muta", BecomeCopy(what=Target(), of=Target(1)), targets=(TARGET_CREATURE, TARGET_CREATURE))
            at.settle().activate("Prima", 0, "Orso").resolve()
            if copies:
                at.cast("Muta", "Prima", "Seconda").resolve()
            at.activate("Prima", 1).resolve()
            assert at.where("Orso") is (Zone.EXILE if copies else Zone.HAND)

    def test_607_5a_a_colour_chosen_as_a_copy_is_none_for_the_next_copy_that_says_the_same(self):
        for later, kinds in ((False, ["U"]), (True, [])):
            at = Table()
            at.put("Elfo", creature("Elfo", 1, 1, CHOOSE, MANA))
            at.put("Altro", creature("Elfo", 1, 1, CHOOSE, MANA))
            twin = Replaces(subject=THIS, to=Zone.BATTLEFIELD, as_copy=AsCopy(of=Filter(name="Elfo")))
            at.put("Doppio", creature("Doppio", 0, 0, twin, mana_cost="{U}"), zone=Zone.HAND)
            instant(at, "Muta", BecomeCopy(what=Target(), of=Target(1)), targets=(TARGET_CREATURE, TARGET_CREATURE))
            at.settle().cast("Doppio").resolve(("Elfo",), "U")
            if later:
                at.cast("Muta", "Doppio", "Altro").resolve()
            _there_since_the_turn_began(at)
            at.activate("Doppio", 1)
            assert [one.kind for one in at.game.player(PlayerId(0)).mana] == kinds

    def test_607_5a_an_ability_got_without_the_one_that_it_is_linked_to_is_of_no_colour(self):
        """The colour was chosen for its own ability; the one that it gets speaks of another choice, never made."""
        at = Table()
        at.put("Voce", creature("Voce", 2, 2, CHOOSE, free(AddMana(choices=(), chosen_color=True)),
                                free(GainAbilitiesOf(to=This(), of=Target()), targets=(TARGET_CREATURE,)),
                                mana_cost="{W}"), zone=Zone.HAND)  # fmt: skip
        at.creature("Elfa", 1, 1, free(AddMana(choices=(), chosen_color=True)))
        at.settle().cast("Voce").resolve("U").activate("Voce", 2, "Elfa").resolve()
        at.activate("Voce", 3)
        assert at.game.player(PlayerId(0)).mana == ()
        assert "106.5" in at.rules()
        at.activate("Voce", 1)
        assert [one.kind for one in at.game.player(PlayerId(0)).mana] == ["U"]


class TestOtherKinds:
    def test_607_4_two_pairs_printed_on_one_object(self):
        at = Table()
        first = free(Move(what=Target(), to=Zone.EXILE, linked=True), targets=(TARGET_CREATURE,))
        second = free(Move(what=Target(), to=Zone.EXILE, linked=True, pair="seconda"), targets=(TARGET_CREATURE,))
        back = free(Move(what=Every(Filter(zone=Zone.EXILE, linked_to_this=True, pair="seconda")), to=Zone.HAND))
        at.permanent("Prigione", first, second, back, **ARTIFACT)
        at.creature("Orso", 2, 2)
        at.creature("Lupo", 2, 2)
        at.settle().activate("Prigione", 0, "Orso").resolve().activate("Prigione", 1).resolve()
        at.activate("Prigione", 2).resolve()
        assert (at.where("Orso"), at.where("Lupo")) == (Zone.EXILE, Zone.HAND)

    def test_607_2b_what_a_replacement_effect_exiled(self):
        instead = Replaces(
            subject=CREATURE, origin=Zone.BATTLEFIELD, to=Zone.GRAVEYARD, instead_to=Zone.EXILE, linked=True
        )
        at = Table()
        at.permanent("Vuoto", instead, BACK_TO_HAND, **ENCHANTMENT)
        at.creature("Orso", 2, 2)
        at.creature("Gatto", 1, 1, zone=Zone.EXILE)
        at.settle()
        at.occur(moved(at.id("Orso"), Zone.GRAVEYARD))
        assert at.where("Orso") is Zone.EXILE
        at.activate("Vuoto", 1).resolve()
        assert (at.where("Orso"), at.where("Gatto")) == (Zone.HAND, Zone.EXILE)

    def test_607_2b_control_another_replacement_effect_is_not_linked(self):
        instead = Replaces(subject=CREATURE, origin=Zone.BATTLEFIELD, to=Zone.GRAVEYARD, instead_to=Zone.EXILE)
        at = Table()
        at.permanent("Vuoto", BACK_TO_HAND, **ENCHANTMENT)
        at.permanent("Riposo", instead, **ENCHANTMENT)
        at.creature("Orso", 2, 2)
        at.settle()
        at.occur(moved(at.id("Orso"), Zone.GRAVEYARD))
        at.activate("Vuoto", 0).resolve()
        assert at.where("Orso") is Zone.EXILE

    def test_607_2c_tokens_created_with_it_and_no_others(self):
        golem = creature("Golem", 1, 1)
        made = free(CreateTokens(token=golem, linked=True))
        ends = free(Destroy(what=Every(Filter(linked_to_this=True))))
        at = Table()
        at.permanent("Fucina", made, ends, **ARTIFACT)
        at.permanent("Altra", made, ends, **ARTIFACT)
        at.settle().activate("Fucina", 0).resolve().activate("Fucina", 0).resolve().activate("Altra", 0).resolve()
        at.activate("Fucina", 1).resolve()
        assert sum(1 for one in at.game.permanents() if one.label.startswith("Golem")) == 1

    def test_607_2c_what_it_put_onto_the_battlefield(self):
        puts = free(Move(what=Target(), to=Zone.BATTLEFIELD, linked=True),
                    targets=(TargetSpec(objects=Filter(zone=Zone.GRAVEYARD, types=(CardType.CREATURE,))),))  # fmt: skip
        ends = free(Move(what=Every(Filter(linked_to_this=True)), to=Zone.EXILE))
        at = Table()
        at.permanent("Cripta", puts, ends, **ARTIFACT)
        at.creature("Orso", 2, 2, zone=Zone.GRAVEYARD)
        at.creature("Lupo", 2, 2)
        at.settle().activate("Cripta", 0).resolve().activate("Cripta", 1).resolve()
        assert (at.where("Orso"), at.where("Lupo")) == (Zone.EXILE, Zone.BATTLEFIELD)

    def test_111_12_nothing_exiled_with_it_no_token(self):
        of = Every(Filter(zone=Zone.EXILE, linked_to_this=True))
        at = Table()
        at.permanent("Tino", EXILES, free(CreateCopies(of=of)), **ARTIFACT)
        at.creature("Orso", 2, 2)
        at.creature("Gatto", 1, 1, zone=Zone.EXILE)
        at.settle().activate("Tino", 1).resolve()
        assert [one.label for one in at.game.permanents()] == ["Tino", "Orso"]
        assert "111.12" in at.rules()
        at.activate("Tino", 0).resolve().activate("Tino", 1).resolve()
        (token,) = [one for one in at.game.permanents() if one.kind.value == "token"]
        assert token.printed.name == "Orso"


class TestChoosingToBegin:
    def test_608_2d_nobody_chooses_to_do_what_has_nothing_to_choose_from(self):
        """'You may put a creature card from your hand onto the battlefield. If you do, gain 1 life.'"""
        wanted = Filter(zone=Zone.HAND, types=(CardType.CREATURE,))
        steps = (Choose(filter=wanted, keep_as="carta"), Move(what=Remembered("carta"), to=Zone.BATTLEFIELD))
        for held in (True, False):
            at = Table()
            instant(at, "Covo", May(then=(DoThen(do=steps, then=(GainLife(amount=Fixed(1)),)),)))
            if held:
                at.creature("Orso", 2, 2, zone=Zone.HAND)
            at.settle().cast("Covo").resolve(*((True,) if held else ()))
            assert at.life(0) == (21 if held else 20)


class TestWords:
    """607.2f, 607.2m: one of several words is chosen as it enters, and each of its abilities asks for one of them."""

    CHOOSE = Replaces(subject=THIS, to=Zone.BATTLEFIELD, chooses_word=("Mare", "Monte"))
    SEA = Static(parts=(GainAbility(Keyword(keyword="flying")),), condition=ChosenWord("Mare"))
    HILL = Static(parts=(GainAbility(Keyword(keyword="trample")),), condition=ChosenWord("Monte"))

    def test_607_2m_only_the_ability_of_the_word_that_was_chosen(self):
        for word, flies in (("Mare", True), ("Monte", False)):
            at = Table()
            printed = creature("Colosso", 4, 4, self.CHOOSE, self.SEA, self.HILL, mana_cost="{4}")
            at.put("Colosso", printed, zone=Zone.HAND)
            at.settle().cast("Colosso").resolve(word)
            assert (at.looks("Colosso").has("flying"), at.looks("Colosso").has("trample")) == (flies, not flies)

    def test_607_5a_control_one_that_became_a_copy_later_has_chosen_none(self):
        at = Table()
        at.creature("Mutante", 0, 1, free(BecomeCopy(what=This(), of=Target()), targets=(TARGET_CREATURE,)))
        at.put("Colosso", creature("Colosso", 4, 4, self.CHOOSE, self.SEA, mana_cost="{4}"), zone=Zone.HAND)
        at.settle().cast("Colosso").resolve("Mare").activate("Mutante", 0, "Colosso").resolve()
        assert at.looks("Colosso").has("flying")
        assert not at.looks("Mutante").has("flying")

    def test_607_2f_a_new_object_chooses_anew(self):
        at = Table()
        at.put("Colosso", creature("Colosso", 4, 4, self.CHOOSE, self.SEA, self.HILL, mana_cost="{4}"), zone=Zone.HAND)
        at.settle().cast("Colosso").resolve("Mare")
        at.occur(moved(at.id("Colosso"), Zone.EXILE))
        at.occur(moved(at.id("Colosso"), Zone.BATTLEFIELD), answers=("Monte",))
        assert (at.looks("Colosso").has("flying"), at.looks("Colosso").has("trample")) == (False, True)
