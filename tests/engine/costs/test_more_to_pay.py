"""118.3, 118.8, 118.12, 601.2b, 701.43, 701.59, 701.61: costs that few cards have, paid and not to be paid."""

from typing import Any

from engine.cards.abilities.ability import Activated, Cost, SpellAbility
from engine.cards.abilities.casting import CastingCost
from engine.cards.abilities.damage import DealDamage
from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.paying import MayPay, UnlessPays
from engine.cards.abilities.players import GainLife, LoseLife
from engine.cards.abilities.quantities import Fixed, X
from engine.cards.abilities.references import EachPlayer
from engine.state.actions import Activate, Cast
from engine.words.terms import CardType, Color, Relation, TurnStep, Zone
from tests.engine.support import Table, card
from tests.engine.support_more import ARTIFACT, ONE, A, free, refused, sorcery

MINE = Filter(types=(CardType.CREATURE,), controller=Relation.YOU)
GAIN = GainLife(amount=ONE)


def _buried(at: Table, label: str, mana_cost: str = "{1}") -> None:
    at.put(label, card(label, types=(CardType.INSTANT,), mana_cost=mana_cost), zone=Zone.GRAVEYARD)


def _bolt(at: Table) -> None:
    also = CastingCost(cost=Cost(sacrifice=CREATURE), or_else=(Cost(discard=1),))
    printed = card("Lampo", SpellAbility(effects=(GAIN,)), also, types=(CardType.INSTANT,))
    at.put("Lampo", printed, zone=Zone.HAND)


def _with(cost: Cost, *labels: str, **more: Any) -> Table:
    at = Table()
    at.permanent("Altare", free(GAIN, cost=cost), **ARTIFACT)
    for label in labels:
        at.creature(label, 2, 2, **more)
    return at


def test_118_3_a_counter_comes_off_a_creature_of_the_payer() -> None:
    at = _with(Cost(remove_counters=("+1/+1", 1), remove_from=MINE), "Orso", counters={"+1/+1": 2}).settle()
    at.activate("Altare", 0).play_out()
    assert (at.one("Orso").count("+1/+1"), at.life(0)) == (1, 21)


def test_118_3_control_with_no_such_counter_it_is_not_paid() -> None:
    at = _with(Cost(remove_counters=("+1/+1", 1), remove_from=MINE), "Orso", counters={"charge": 2}).settle()
    assert refused(at, Activate(A, at.id("Altare"), 0)) == ("not enough counters", "118.3")
    of_any_kind = _with(Cost(remove_any=1, remove_from=MINE), "Orso", counters={"charge": 2}).settle()
    of_any_kind.activate("Altare", 0).play_out()
    assert (of_any_kind.one("Orso").count("charge"), of_any_kind.life(0)) == (1, 21)


def test_118_8_one_permanent_for_each_description() -> None:
    red, green = (Filter(types=(CardType.CREATURE,), colors=(color,)) for color in (Color.RED, Color.GREEN))
    at = _with(Cost(sacrifice=red, sacrifice_also=(green,)))
    at.creature("Fuoco", 1, 1, colors=(Color.RED,))
    at.creature("Fronda", 1, 1, colors=(Color.GREEN,))
    at.settle().activate("Altare", 0).play_out()
    assert (at.where("Fuoco"), at.where("Fronda"), at.life(0)) == (Zone.GRAVEYARD, Zone.GRAVEYARD, 21)


def test_118_8_control_one_creature_of_both_colors_does_not_pay_twice() -> None:
    red, green = (Filter(types=(CardType.CREATURE,), colors=(color,)) for color in (Color.RED, Color.GREEN))
    at = _with(Cost(sacrifice=red, sacrifice_also=(green,)))
    at.creature("Fiamma verde", 1, 1, colors=(Color.RED, Color.GREEN))
    assert refused(at.settle(), Activate(A, at.id("Altare"), 0))[0] == "nothing to sacrifice"


def test_701_9a_a_whole_hand_is_discarded_however_many_cards() -> None:
    for count in (0, 2):
        at = _with(Cost(discard_hand=True))
        for number in range(count):
            sorcery(at, f"Carta {number}", GAIN)
        at.settle().activate("Altare", 0).play_out()
        assert (at.zone(Zone.HAND), len(at.zone(Zone.GRAVEYARD)), at.life(0)) == ([], count, 21)


def test_701_43a_what_was_exerted_for_a_cost_does_not_untap() -> None:
    for exerted in (True, False):
        at = Table()
        cost = Cost(tap=True, exert_this=exerted)
        at.creature("Monaco", 1, 1, free(GAIN, cost=cost))
        at.library(0, 3)
        at.library(1, 3)
        at.settle().activate("Monaco", 0).play_out()
        at.until(TurnStep.UPKEEP, player=1).until(TurnStep.UPKEEP, player=0)
        assert at.one("Monaco").tapped is exerted


def test_701_59a_evidence_is_worth_enough_or_is_not_paid() -> None:
    at = _with(Cost(evidence=4))
    for name, value in (("Prova", "{3}"), ("Traccia", "{1}"), ("Avanzo", "{1}")):
        _buried(at, name, value)
    at.settle().activate("Altare", 0, ("Prova", "Traccia")).play_out()
    assert (at.zone(Zone.EXILE), at.zone(Zone.GRAVEYARD), at.life(0)) == (["Prova", "Traccia"], ["Avanzo"], 21)
    assert refused(at, Activate(A, at.id("Altare"), 0)) == ("not enough to exile", "701.59b")


def test_701_61a_a_food_or_three_cards() -> None:
    at = _with(Cost(forage=True))
    for number in range(3):
        _buried(at, f"Carta {number}")
    at.settle().activate("Altare", 0).play_out()
    assert (len(at.zone(Zone.EXILE)), at.life(0)) == (3, 21)
    assert refused(at, Activate(A, at.id("Altare"), 0)) == ("not enough to exile", "118.3")


def test_118_3_cards_of_the_graveyard_go_under_the_library() -> None:
    at = _with(Cost(bury=Filter(zone=Zone.GRAVEYARD, owner=Relation.YOU), bury_count=2))
    for number in range(2):
        _buried(at, f"Carta {number}")
    at.settle().activate("Altare", 0).play_out()
    assert (len(at.zone(Zone.LIBRARY)), at.zone(Zone.GRAVEYARD), at.life(0)) == (2, [], 21)


def test_118_3_cards_of_an_opponent_go_from_exile_to_their_graveyard() -> None:
    at = _with(Cost(from_exile=Filter(zone=Zone.EXILE, owner=Relation.OPPONENT), from_exile_count=2))
    for number in range(2):
        at.creature(f"Altrui {number}", 1, 1, zone=Zone.EXILE, owner=1, controller=1)
    at.creature("Mia", 1, 1, zone=Zone.EXILE)
    at.settle().activate("Altare", 0).play_out()
    assert (at.zone(Zone.EXILE), at.zone(Zone.GRAVEYARD, 1), at.life(0)) == (["Mia"], ["Altrui 0", "Altrui 1"], 21)


def test_118_3_control_cards_of_ones_own_in_exile_pay_nothing() -> None:
    at = _with(Cost(from_exile=Filter(zone=Zone.EXILE, owner=Relation.OPPONENT)))
    at.creature("Mia", 1, 1, zone=Zone.EXILE)
    at.settle()
    assert refused(at, Activate(A, at.id("Altare"), 0)) == ("not enough cards", "118.3")


def test_107_3c_all_counters_are_as_many_as_there_are() -> None:
    at = Table()
    cost = Cost(remove_counters=("charge", 1), times_x="all counters")
    bolt = Activated(cost=cost, effects=(DealDamage(amount=X(), to=EachPlayer(Relation.OPPONENT)),))
    at.permanent("Pila", bolt, counters={"charge": 3}, **ARTIFACT)
    at.settle().activate("Pila", 0).play_out()
    assert (at.one("Pila").count("charge"), at.life(1)) == (0, 17)


def _either(*labels: str) -> Table:
    at = Table()
    ask = MayPay(cost=Cost(sacrifice=CREATURE), or_else=(Cost(discard=1),), then=(GAIN,))
    at.permanent("Altare", free(ask), **ARTIFACT)
    for label in labels:
        at.creature(label, 1, 1)
    sorcery(at, "Carta", GAIN)
    return at.settle()


def test_118_12_the_one_or_the_other_or_neither() -> None:
    first = _either("Orso").activate("Altare", 0).play_out(True)
    assert (first.where("Orso"), first.where("Carta"), first.life(0)) == (Zone.GRAVEYARD, Zone.HAND, 21)
    second = _either("Orso").activate("Altare", 0).play_out(False, True)
    assert (second.where("Orso"), second.where("Carta"), second.life(0)) == (Zone.BATTLEFIELD, Zone.GRAVEYARD, 21)
    neither = _either("Orso").activate("Altare", 0).play_out(False, False)
    assert (neither.where("Orso"), neither.where("Carta"), neither.life(0)) == (Zone.BATTLEFIELD, Zone.HAND, 20)


def test_118_12_control_what_cannot_be_paid_is_not_asked() -> None:
    at = _either().activate("Altare", 0).play_out(True)
    assert (at.where("Carta"), at.life(0)) == (Zone.GRAVEYARD, 21)


def test_118_12a_who_does_neither_suffers_it() -> None:
    for answers, life in (((True,), 20), ((False, True), 20), ((False, False), 17)):
        at = Table()
        loses = LoseLife(amount=Fixed(3), who=EachPlayer(Relation.YOU))
        nested = UnlessPays(who=EachPlayer(Relation.YOU), cost=Cost(discard=1), effects=(loses,))
        asked = UnlessPays(who=EachPlayer(Relation.YOU), cost=Cost(sacrifice=CREATURE), effects=(nested,))
        at.permanent("Altare", free(asked), **ARTIFACT)
        at.creature("Orso", 1, 1)
        sorcery(at, "Carta", GAIN)
        assert at.settle().activate("Altare", 0).play_out(*answers).life(0) == life


def test_601_2b_one_of_two_additional_costs_is_announced() -> None:
    for number, kept in ((1, "Carta"), (2, "Orso")):
        at = Table()
        _bolt(at)
        at.creature("Orso", 1, 1)
        sorcery(at, "Carta", GAIN)
        at.settle().cast("Lampo", f"cost {number}").play_out()
        assert (at.life(0), at.where(kept)) == (21, Zone.HAND if kept == "Carta" else Zone.BATTLEFIELD)


def test_118_3_control_neither_cost_can_be_paid() -> None:
    at = Table()
    _bolt(at)
    assert refused(at.settle(), Cast(A, at.id("Lampo")))[1] == "118.3"
