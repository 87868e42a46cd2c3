"""601.2b, 601.2f, 118.7-118.9: additional and alternative costs, increases and reductions."""

from __future__ import annotations

from engine import play
from engine.cards.abilities.ability import Cost, SpellAbility
from engine.cards.abilities.casting import CastingCost, ChangesCost
from engine.cards.abilities.choices import If
from engine.cards.abilities.conditions import Paid
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.players import Draw, GainLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.mana import Mana, reduced
from engine.costs.mana_costs import EXACT_COSTS
from engine.state.actions import Cast
from engine.words.decisions import Answer
from engine.words.terms import CardType, PlayerId, Relation, Zone
from tests.engine.support import Table, card, creature

ANNA = PlayerId(0)
GAIN = SpellAbility(
    effects=(GainLife(amount=Fixed(2)), If(condition=Paid("kicker"), then=(GainLife(amount=Fixed(3)),)))
)
KICKER = CastingCost(cost=Cost(mana="{2}"), optional=True, name="kicker")
FLASHBACK = CastingCost(
    cost=Cost(mana="{R}"), alternative=True, name="flashback", zones=(Zone.GRAVEYARD,), exile_after=True
)
CREATURE_SPELLS = Filter(zone=Zone.STACK, types=(CardType.CREATURE,))


def table(mana: str) -> Table:
    at = Table(variant=[EXACT_COSTS])
    at.builder.adjust(ANNA, mana=tuple(Mana(letter) for letter in mana))
    return at


def spell(at: Table, label: str, *abilities: object, cost: str = "{W}", zone: Zone = Zone.HAND, **more: object) -> None:
    types = more.pop("types", (CardType.INSTANT,))
    at.put(label, card(label, *abilities, types=types, mana_cost=cost, **more), zone=zone)  # type: ignore[arg-type]


def test_118_8b_an_optional_additional_cost_is_announced_and_paid_and_the_spell_knows() -> None:
    at = table("WWW")
    spell(at, "Sorso", GAIN, KICKER)
    at.settle().cast("Sorso", True).resolve()
    assert (at.life(0), at.game.player(ANNA).mana) == (25, ())
    assert "601.2b" in at.rules()


def test_118_8b_control_not_announced_it_is_neither_paid_nor_known() -> None:
    at = table("WWW")
    spell(at, "Sorso", GAIN, KICKER)
    at.settle().cast("Sorso", False).resolve()
    assert (at.life(0), len(at.game.player(ANNA).mana)) == (22, 2)


def test_118_8d_an_additional_cost_does_not_change_the_mana_cost() -> None:
    at = table("WWW")
    spell(at, "Sorso", GAIN, KICKER)
    at.settle().cast("Sorso", True)
    assert at.looks("Sorso").mana_value == 1


def test_118_8_a_mandatory_additional_cost_that_cannot_be_paid_forbids_the_spell() -> None:
    at = table("B")
    sacrifice = CastingCost(cost=Cost(sacrifice=Filter(types=(CardType.CREATURE,), controller=Relation.YOU)))
    spell(at, "Patto", SpellAbility(effects=(Draw(),)), sacrifice, cost="{B}")
    refused = play(at.settle().game, Cast(ANNA, at.id("Patto"))).refused
    assert refused is not None and refused.rule == "118.3"


def test_118_8_control_with_a_creature_it_is_sacrificed_as_it_is_cast() -> None:
    at = table("B")
    sacrifice = CastingCost(cost=Cost(sacrifice=Filter(types=(CardType.CREATURE,), controller=Relation.YOU)))
    spell(at, "Patto", SpellAbility(effects=(Draw(),)), sacrifice, cost="{B}")
    at.creature("Orso", 2, 2)
    at.settle().cast("Patto")
    assert at.where("Orso") is Zone.GRAVEYARD
    assert at.stack() == ["Patto"]


def test_118_9_an_alternative_cost_in_place_of_the_mana_cost_is_the_players_choice() -> None:
    for said, life, left in (("pitch", 19, 1), ("normal", 20, 0)):
        at = table("W")
        pitch = CastingCost(cost=Cost(life=1), alternative=True, name="pitch")
        spell(at, "Sorso", SpellAbility(effects=(Draw(),)), pitch)
        at.settle().cast("Sorso", said)
        assert (at.life(0), len(at.game.player(ANNA).mana)) == (life, left)


def test_702_34a_flashback_casts_it_from_the_graveyard_and_then_it_is_exiled() -> None:
    at = table("R")
    spell(at, "Sorso", GAIN, FLASHBACK, zone=Zone.GRAVEYARD)
    at.settle().cast("Sorso").resolve()
    assert at.life(0) == 22
    assert at.where("Sorso") is Zone.EXILE
    assert "702.34a" in at.rules()


def test_702_34a_control_from_hand_it_goes_to_the_graveyard() -> None:
    at = table("W")
    spell(at, "Sorso", GAIN, FLASHBACK)
    at.settle().cast("Sorso").resolve()
    assert at.where("Sorso") is Zone.GRAVEYARD


def test_702_34a_control_a_card_without_it_is_not_cast_from_the_graveyard() -> None:
    at = table("W")
    spell(at, "Sorso", GAIN, zone=Zone.GRAVEYARD)
    refused = play(at.settle().game, Cast(ANNA, at.id("Sorso"))).refused
    assert refused is not None and refused.rule == "601.3"


def test_601_2f_increases_before_reductions_and_reductions_take_generic_alone() -> None:
    at = table("GCC")
    at.permanent("Pedaggio", ChangesCost(spells=CREATURE_SPELLS, more="{2}"), types=(CardType.ARTIFACT,))
    at.permanent("Sconto", ChangesCost(spells=CREATURE_SPELLS, less="{1}"), types=(CardType.ARTIFACT,))
    at.put("Orso", creature("Orso", 2, 2, mana_cost="{1}{G}"), zone=Zone.HAND)
    at.settle().cast("Orso")
    assert at.game.player(ANNA).mana == ()


def test_118_7a_a_reduction_of_three_leaves_the_colour_to_be_paid() -> None:
    at = table("G")
    at.permanent("Sconto", ChangesCost(spells=CREATURE_SPELLS, less="{3}"), types=(CardType.ARTIFACT,))
    at.put("Orso", creature("Orso", 2, 2, mana_cost="{1}{G}"), zone=Zone.HAND)
    at.settle().cast("Orso")
    assert at.game.player(ANNA).mana == ()


def test_601_2f_control_spells_of_others_and_of_other_types_cost_what_they_cost() -> None:
    at = table("W")
    at.permanent("Pedaggio", ChangesCost(spells=CREATURE_SPELLS, more="{2}"), types=(CardType.ARTIFACT,))
    tax = ChangesCost(spells=Filter(zone=Zone.STACK), who=Relation.OPPONENT, more="{1}")
    at.permanent("Balzello", tax, types=(CardType.ARTIFACT,))
    spell(at, "Sorso", GAIN)
    at.settle().cast("Sorso")
    assert at.game.player(ANNA).mana == ()


def test_601_2h_the_card_being_cast_does_not_pay_its_own_additional_cost() -> None:
    for others, refused in ((0, True), (1, False)):
        at = table("R")
        spell(at, "Scarto", SpellAbility(effects=(Draw(),)), CastingCost(cost=Cost(discard=1)), cost="{R}")
        for number in range(others):
            spell(at, f"Carta{number}", GAIN)
        played = play(at.settle().game, Cast(ANNA, at.id("Scarto")))
        assert (played.refused is not None and played.refused.rule == "118.3") is refused


def test_601_2h_one_creature_does_not_pay_two_costs() -> None:
    creatures = Filter(types=(CardType.CREATURE,), controller=Relation.YOU)
    for count in (1, 2):
        at = table("B")
        cost = CastingCost(cost=Cost(sacrifice=creatures))
        spell(at, "Patto", SpellAbility(effects=(Draw(),)), cost, cost, cost="{B}")
        for number in range(count):
            at.creature(f"Orso{number}", 2, 2)
        at.settle()
        if count == 1:
            refused = play(at.game, Cast(ANNA, at.id("Patto"))).refused
            assert refused is not None and refused.why == "nothing to sacrifice"
        else:
            at.cast("Patto", "Orso1")
            assert at.zone(Zone.GRAVEYARD) == ["Orso1", "Orso0"]


def test_119_4_life_paid_in_two_ways_must_be_there_for_both() -> None:
    for life, pays in ((3, False), (4, True)):
        at = Table(variant=[EXACT_COSTS], life=(life, 20))
        toll = CastingCost(cost=Cost(life=2))
        spell(at, "Patto", GAIN, toll, cost="{B/P}")
        played = play(at.settle().game, Cast(ANNA, at.id("Patto")))
        assert (played.refused is None) is pays
        assert pays or (played.refused is not None and played.refused.rule == "119.4")


def test_107_3b_without_paying_an_x_the_only_number_is_0() -> None:
    for x, cost, why in ((2, "", "x must be 0"), (0, "", None), (2, "{X}", None)):
        at = table("RR")
        free = CastingCost(cost=Cost(mana=cost, life=1), alternative=True, name="free")
        spell(at, "Fonte", GAIN, free, cost="{X}{R}{R}{R}")
        keys = Answer(keys=("free",))
        refused = play(at.settle().game, Cast(ANNA, at.id("Fonte"), x), [keys]).refused
        assert (None if refused is None else refused.why) == why


def test_118_7g_snow_takes_off_generic_and_a_colour_the_hybrid_symbol_that_has_it() -> None:
    assert reduced(("1", "S"), ("S",)) == ("S",)
    assert reduced(("1", "W/U"), ("W",)) == ("1",)
    assert reduced(("1", "W/U"), ("B",)) == ("W/U",), "control: another colour"
