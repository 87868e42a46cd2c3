"""607: abilities that are linked: what was chosen as it entered, what was exiled with it."""

from __future__ import annotations

from dataclasses import replace

from engine.abilities.ability import Activated, Cost, Keyword, Replaces, SpellAbility
from engine.abilities.continuous import AsCopy
from engine.abilities.effects import AddMana, BecomeCopy, CreateCopies, GainLife, Move, Tap
from engine.abilities.filters import CREATURE, Filter, TargetSpec
from engine.abilities.quantities import Fixed
from engine.abilities.references import Every, Target, This
from engine.abilities.replacing import ChangesTokens
from engine.abilities.triggers import CastsSpell
from engine.actions import Cast
from engine.play import play
from engine.terms import CardType, Color, PlayerId, Relation, Zone
from tests.engine.support import Table, card, creature
from tests.engine.support_more import ARTIFACT, ENCHANTMENT, TARGET_CREATURE, THIS, A, free, instant, moved, when

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
    one = at.one("Doppio")
    at.game.change(objects={**at.game.objects, one.id: replace(one, controlled_since_turn=0)})


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

    def test_607_2a_only_what_was_exiled_with_it(self):
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
