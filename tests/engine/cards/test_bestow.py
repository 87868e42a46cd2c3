"""702.103: creature cards that are cast as Auras, and become creatures again."""

from __future__ import annotations

import pytest

from engine import play
from engine.cards.abilities.ability import Cannot, PlayerScope, Prohibition, SpellAbility
from engine.cards.abilities.casting import MayCast
from engine.cards.abilities.continuous import GainAbility, ModifyPT
from engine.cards.abilities.copying import CopyOnStack
from engine.cards.abilities.filters import CREATURE, Filter, TargetSpec
from engine.cards.abilities.objects import Destroy
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import AttachedTo, Target
from engine.cards.abilities.triggers import enters
from engine.state.actions import Cast
from engine.state.events import Destruction, PhasedOut
from engine.words.decisions import Answer
from engine.words.terms import CardType, Designation, PlayerId, TurnStep, Zone
from tests.engine.board.boards import static
from tests.engine.cards.support import COST, in_hand, in_library, keyword
from tests.engine.support import Table
from tests.engine.support_more import deck, instant, when

ANNA = PlayerId(0)
TYPES = (CardType.ENCHANTMENT, CardType.CREATURE)
GROWS = static(ModifyPT(Fixed(2), Fixed(2)), affects=None, holder=AttachedTo())
NORMAL, BESTOW = "normal", "bestow"


def _nymph(at: Table, where: object = in_hand) -> None:
    where(at, "Ninfa", keyword("bestow", cost=COST), GROWS, types=TYPES, subtypes=("Nymph",), power=1, toughness=1)  # type: ignore[operator]


def _board() -> Table:
    at = Table()
    _nymph(at)
    at.creature("Orso", 2, 2)
    return at


def test_702_103a_and_b_it_is_an_aura_on_the_stack_and_on_the_battlefield() -> None:
    at = _board()
    at.settle().cast("Ninfa", BESTOW)
    looks = at.looks("Ninfa")
    assert (looks.types, looks.subtypes, looks.creature) == ((CardType.ENCHANTMENT,), ("Aura",), False)
    chosen = at.one("Ninfa").chosen
    assert chosen is not None and chosen.targets == ((at.id("Orso"),),)
    at.play_out()
    assert at.one("Ninfa").attached_to == at.id("Orso")
    assert (at.looks("Orso").power, at.looks("Ninfa").creature) == (4, False)
    assert {"702.103a", "702.103b"} <= set(at.rules())


def test_702_103a_control_cast_for_its_mana_cost_it_is_a_creature() -> None:
    at = _board()
    at.settle().cast("Ninfa", NORMAL).play_out()
    assert (at.one("Ninfa").attached_to, at.looks("Ninfa").creature) == (None, True)
    assert at.looks("Orso").power == 2


def test_702_103b_entering_it_is_no_creature_that_enters() -> None:
    for way, life in ((BESTOW, 20), (NORMAL, 21)):
        at = _board()
        at.permanent("Araldo", when(enters(CREATURE)), types=(CardType.ARTIFACT,))
        at.settle().cast("Ninfa", way).play_out()
        assert at.life(0) == life


def test_702_103c_a_copy_of_the_spell_is_bestowed_too() -> None:
    at = _board()
    copies = SpellAbility(
        effects=(CopyOnStack(what=Target(0), new_targets=False),),
        targets=(TargetSpec(objects=Filter(zone=Zone.STACK)),),
    )
    in_hand(at, "Eco", copies, types=(CardType.INSTANT,))
    at.settle().cast("Ninfa", BESTOW)
    at.cast("Eco").resolve()
    assert at.looks("Ninfa~").subtypes == ("Aura",)
    at.play_out()
    assert at.looks("Orso").power == 6


@pytest.mark.parametrize("forbidden", ["creature", "Aura"])
def test_702_103d_only_what_it_would_be_is_looked_at(forbidden: str) -> None:
    at = _board()
    what = CREATURE if forbidden == "creature" else Filter(subtypes=("Aura",))
    no = Cannot(
        what=Prohibition.CAST,
        objects=Filter(zone=Zone.STACK, types=what.types, subtypes=what.subtypes),
        players=PlayerScope.ALL,
    )
    at.permanent("Tempesta", no, types=(CardType.ARTIFACT,))
    at.settle().cast("Ninfa")
    assert at.looks("Ninfa").creature is (forbidden == "Aura")


def test_702_103d_what_lets_one_cast_creature_spells_does_not_let_one_cast_it_bestowed() -> None:
    for types, creature in (((CardType.CREATURE,), True), ((CardType.ENCHANTMENT,), None)):
        at = Table()
        _nymph(at, in_library)
        at.creature("Orso", 2, 2)
        allows = MayCast(cards=Filter(zone=Zone.LIBRARY, types=types), top=True)
        at.permanent("Orda", allows, types=(CardType.ARTIFACT,))
        if creature is None:  # it is an enchantment both ways
            question = at.settle().question(Cast(ANNA, at.id("Ninfa")))
            assert len(question.options) == 2
            continue
        at.settle().cast("Ninfa")
        assert at.looks("Ninfa").creature


@pytest.mark.parametrize("way", [BESTOW, NORMAL])
def test_702_103e_without_a_legal_target_it_resolves_as_a_creature_spell(way: str) -> None:
    at = _board()
    instant(at, "Dardo", Destroy(what=Target(0)), targets=(TargetSpec(objects=CREATURE),))
    at.settle().cast("Ninfa", way)
    at.cast("Dardo").play_out()
    assert at.where("Orso") is Zone.GRAVEYARD
    assert at.where("Ninfa") is Zone.BATTLEFIELD
    assert at.looks("Ninfa").creature
    assert ("702.103e" in at.rules()) is (way == BESTOW)
    assert not at.game.designated(at.id("Ninfa"), Designation.BESTOWED)


def test_702_103f_when_what_it_enchants_is_gone_it_is_a_creature_again() -> None:
    at = _board()
    at.settle().cast("Ninfa", BESTOW).play_out()
    at.occur(Destruction(object=at.id("Orso")))
    assert at.where("Ninfa") is Zone.BATTLEFIELD
    assert (at.one("Ninfa").attached_to, at.looks("Ninfa").creature) == (None, True)
    assert at.looks("Ninfa").subtypes == ("Nymph",)
    assert at.performed("702.103f") == ["Ninfa"]
    assert "704.5m" not in at.rules()


def test_702_103f_control_another_aura_goes_to_the_graveyard() -> None:
    at = Table()
    host = at.creature("Orso", 2, 2)
    enchant = keyword("enchant", filter=CREATURE)
    at.permanent("Manto", enchant, types=(CardType.ENCHANTMENT,), subtypes=("Aura",), attached_to=host)
    at.settle().occur(Destruction(object=at.id("Orso")))
    assert at.where("Manto") is Zone.GRAVEYARD


def test_702_103f_attached_to_what_it_may_not_enchant_it_is_a_creature_again() -> None:
    at = _board()
    protection = keyword("protection", quality="incantesimi", filter=Filter(types=(CardType.ENCHANTMENT,)))
    shield = static(GainAbility(protection), affects=CREATURE)
    in_hand(at, "Scudo", shield, types=(CardType.ARTIFACT,))
    at.settle().cast("Ninfa", BESTOW).play_out()
    at.cast("Scudo").play_out()
    assert at.where("Ninfa") is Zone.BATTLEFIELD
    assert at.looks("Ninfa").creature


def test_702_103a_control_with_nothing_to_enchant_it_cannot_be_cast_bestowed() -> None:
    at = Table()
    _nymph(at)
    played = play(at.settle().game, Cast(ANNA, at.id("Ninfa")), [Answer(keys=(BESTOW,))])
    assert played.refused is not None


@pytest.mark.parametrize("destroyed", [True, False])
def test_702_103g_what_phases_in_unattached_is_a_creature_again(destroyed: bool) -> None:
    at = deck(_board())
    at.settle().cast("Ninfa", BESTOW).play_out()
    at.occur(PhasedOut(object=at.id("Ninfa"), under=ANNA))
    if destroyed:
        at.occur(Destruction(object=at.id("Orso")))
    at.until(TurnStep.UPKEEP, player=ANNA)
    assert at.where("Ninfa") is Zone.BATTLEFIELD
    assert at.looks("Ninfa").creature is destroyed
    assert (at.one("Ninfa").attached_to is None) is destroyed
    assert ({"702.26i", "702.103g"} <= set(at.rules())) is destroyed
