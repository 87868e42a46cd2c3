"""104.4b, 732.4: who could break a loop, and what one that is proved comes to."""

from __future__ import annotations

from engine.cards.abilities.ability import Activated, Cost, SpellAbility, Timing
from engine.cards.abilities.casting import CastingCost
from engine.cards.abilities.players import AddMana, GainLife
from engine.cards.abilities.quantities import Fixed
from engine.flow.loops import interruptions
from engine.state.actions import ProvedLoop
from engine.words.terms import CardType, Zone
from tests.engine.flow.tides import tides
from tests.engine.support import Table, card


def test_104_4b_a_spell_or_ability_that_could_be_used_can_break_a_loop_and_a_mana_ability_cannot() -> None:
    at = Table()
    at.put(
        "Dono",
        card("Dono", SpellAbility(effects=(GainLife(amount=Fixed(1)),)), types=(CardType.INSTANT,)),
        zone=Zone.HAND,
    )
    tap = Activated(cost=Cost(tap=True), effects=(GainLife(amount=Fixed(1)),))
    mana = Activated(cost=Cost(tap=True), effects=(AddMana(choices=(("G",),)),))
    at.permanent("Fonte", mana, tap, types=(CardType.ARTIFACT,), controller=1)
    at.permanent("Pozzo", tap, types=(CardType.ARTIFACT,), controller=1, tapped=True)
    found = interruptions(at.settle().game)
    labels = [(one.player, at.game.objects[one.object].label, one.index) for one in found]
    assert labels == [(0, "Dono", None), (1, "Fonte", 1)]


def test_104_4b_control_a_sorcery_cannot_while_something_is_on_the_stack() -> None:
    at = Table()
    sorcery = card("Visione", SpellAbility(effects=(GainLife(amount=Fixed(1)),)), types=(CardType.SORCERY,))
    at.put("Visione", sorcery, zone=Zone.HAND)
    at.put(
        "Dono",
        card("Dono", SpellAbility(effects=(GainLife(amount=Fixed(1)),)), types=(CardType.INSTANT,)),
        zone=Zone.HAND,
    )
    at.settle()
    assert len(interruptions(at.game)) == 2
    at.cast("Dono")
    assert interruptions(at.game) == ()


def test_732_4_a_proved_loop_is_a_draw() -> None:
    at = tides()
    at.do(ProvedLoop(16))
    assert at.winners == ()
    assert "104.4b" in at.rules()


def test_104_4b_a_spell_with_flashback_in_the_graveyard_breaks_a_loop_and_one_without_does_not() -> None:
    back = CastingCost(cost=Cost(), alternative=True, zones=(Zone.GRAVEYARD,), exile_after=True, name="flashback")
    gain = SpellAbility(effects=(GainLife(amount=Fixed(1)),))
    for abilities, count in (((gain, back), 1), ((gain,), 0)):
        at = Table()
        at.put("Eco", card("Eco", *abilities, types=(CardType.INSTANT,)), zone=Zone.GRAVEYARD)
        assert len(interruptions(at.settle().game)) == count


def test_104_4b_an_ability_of_sorcery_timing_breaks_no_loop_while_something_is_on_the_stack() -> None:
    for timing, count in ((Timing.SORCERY, 0), (Timing.INSTANT, 1)):
        at = Table()
        at.permanent("Altare", Activated(cost=Cost(), effects=(), timing=timing), types=(CardType.ARTIFACT,))
        gain = SpellAbility(effects=(GainLife(amount=Fixed(1)),))
        at.put("Dono", card("Dono", gain, types=(CardType.INSTANT,)), zone=Zone.HAND)
        at.settle().cast("Dono")
        assert len(interruptions(at.game)) == count
