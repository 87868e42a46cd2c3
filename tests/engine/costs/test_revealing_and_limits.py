"""101.2, 601.3, 605.1a, 614.12a, 701.20a: cards shown as a cost, how many spells may be cast, abilities that are kept from use."""

from collections.abc import Callable

from engine.cards.abilities.ability import Cannot, Cost, Prohibition, Replaces
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.player_rules import CastLimit
from engine.cards.abilities.players import AddMana, GainLife
from engine.state.actions import Activate, Cast, PlayLand
from engine.words.terms import CardType, ObjectId, Relation, Zone
from tests.engine.support import Table
from tests.engine.support_more import ARTIFACT, ENCHANTMENT, LAND, ONE, A, free, instant, refused, sorcery

Put = Callable[..., ObjectId]
INSTANT_IN_HAND = Filter(zone=Zone.HAND, types=(CardType.INSTANT,))


def _showing(*hand: Put) -> Table:
    at = Table()
    cost = Cost(reveal_such=INSTANT_IN_HAND, reveal_count=2)
    at.permanent("Altare", free(GainLife(amount=ONE), cost=cost), **ARTIFACT)
    for number, put in enumerate(hand):
        put(at, f"Carta {number}", GainLife(amount=ONE))
    return at.settle()


def test_701_20a_cards_shown_for_a_cost_stay_in_hand() -> None:
    at = _showing(instant, instant, sorcery).activate("Altare", 0).play_out()
    assert (at.life(0), len(at.zone(Zone.HAND))) == (21, 3)


def test_118_3_control_with_too_few_of_them_it_is_not_paid() -> None:
    at = _showing(instant, sorcery)
    assert refused(at, Activate(A, at.id("Altare"), 0)) == ("not enough cards", "118.3")


def _land(*hand: Put) -> Table:
    at = Table()
    enters = Replaces(
        subject=Filter(this=True),
        to=Zone.BATTLEFIELD,
        enters_tapped=True,
        unless_paid=Cost(reveal_such=INSTANT_IN_HAND),
    )
    at.permanent("Passo", enters, zone=Zone.HAND, **LAND)
    for number, put in enumerate(hand):
        put(at, f"Carta {number}", GainLife(amount=ONE))
    return at.settle()


def test_614_12a_a_land_enters_untapped_where_a_card_is_shown() -> None:
    for shown in (True, False):
        at = _land(instant)
        at.do(PlayLand(A, at.id("Passo")), shown)
        assert at.settle().one("Passo").tapped is not shown


def test_614_12a_control_nothing_to_show() -> None:
    at = _land(sorcery)
    at.do(PlayLand(A, at.id("Passo")))
    assert at.settle().one("Passo").tapped


def _limited(*rules: CastLimit) -> Table:
    at = Table()
    for number in (1, 2):
        instant(at, f"Lampo {number}", GainLife(amount=ONE))
    for rule in rules:
        at.permanent("Sigillo", rule, **ENCHANTMENT)
    return at.settle()


def test_601_3_one_spell_a_turn() -> None:
    at = _limited(CastLimit(most=1)).cast("Lampo 1").play_out()
    assert refused(at, Cast(A, at.id("Lampo 2"))) == ("forbidden", "601.3")


def test_601_3_control_said_of_others_or_of_two() -> None:
    for rule in (CastLimit(who=Relation.OPPONENT), CastLimit(most=2)):
        at = _limited(rule).cast("Lampo 1").play_out().cast("Lampo 2").play_out()
        assert at.life(0) == 22


def _kept(what: Prohibition) -> Table:
    at = Table()
    at.permanent("Fonte", free(AddMana(choices=(("G",),))), free(GainLife(amount=ONE)), **ARTIFACT)
    at.permanent("Sigillo", Cannot(what=what, objects=Filter(types=ARTIFACT["types"])), **ENCHANTMENT)
    return at.settle()


def test_605_1a_abilities_that_are_no_mana_abilities_are_not_activated() -> None:
    at = _kept(Prohibition.ACTIVATE_BUT_MANA)
    assert refused(at, Activate(A, at.id("Fonte"), 1))[0] == "cannot activate"
    at.activate("Fonte", 0)
    assert at.game.player(A).mana


def test_602_5_control_none_of_them_is() -> None:
    at = _kept(Prohibition.ACTIVATE)
    assert refused(at, Activate(A, at.id("Fonte"), 0))[0] == "cannot activate"
