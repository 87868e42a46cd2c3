"""702: keywords that put cards into exile, or reveal or find them, so that they can be cast or come back later."""

from __future__ import annotations

from typing import Any

import pytest

from engine.board.board_of import board_of
from engine.board.exiled import may_look_at
from engine.cards.abilities.ability import Cannot, Cost, PlayerScope, Prohibition, SpellAbility
from engine.cards.abilities.casting import ChangesCost
from engine.cards.abilities.casting_now import CastNow
from engine.cards.abilities.choices import If
from engine.cards.abilities.conditions import Paid
from engine.cards.abilities.continuous import ChangeTypes, Duration, GainControl
from engine.cards.abilities.filters import Filter, TargetSpec
from engine.cards.abilities.keyword_abilities import SetApart
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.objects import Destroy
from engine.cards.abilities.players import Discard, GainLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import Every, Target, You
from engine.cards.abilities.triggers import Moves, dies
from engine.cards.mana import Mana
from engine.costs.mana_costs import EXACT_COSTS
from engine.state.actions import Cast, Concede, PlayLand, SetAside
from engine.state.events import CountersRemoved, DrawCard, TokenCreated
from engine.words.counters import TIME
from engine.words.terms import CardType, Designation, Fate, PlayerId, Reason, Relation, TurnStep, Zone
from tests.engine.cards.support import COST, in_graveyard, in_hand, in_library, keyword
from tests.engine.support import Table, card
from tests.engine.support_more import attack, counted_as_paid, die, free, instant, moved, pass_on, refused, when

ANNA, BRUNO = PlayerId(0), PlayerId(1)
THIS = Filter(this=True)
GAIN = GainLife(amount=Fixed(3))
INSTANT: dict[str, Any] = {"types": (CardType.INSTANT,)}
SORCERY: dict[str, Any] = {"types": (CardType.SORCERY,)}
NO_SPELLS = Cannot(what=Prohibition.CAST, players=PlayerScope.ALL)


def aside(at: Table, label: str, word: str, player: int = 0, **more: Any) -> Table:
    at.do(SetAside(PlayerId(player), at.id(label), word, **more))
    return at.settle()


def stocked(*, counted: bool = False) -> Table:
    at = Table(variant=[EXACT_COSTS] if counted else ())
    at.library(0, 8)
    at.library(1, 8)
    return at


# --- 702.62 suspend


def suspended(at: Table, count: int, label: str = "Sospesa", **more: Any) -> Table:
    abilities = more.pop("abilities", ())
    in_hand(at, label, keyword("suspend", count, cost=COST), *abilities, **more)
    at.settle()
    return aside(at, label, "suspend")


def test_116_2f_suspending_exiles_it_with_time_counters_without_using_the_stack() -> None:
    at = suspended(stocked(), 2, mana_cost="{4}")
    assert at.where("Sospesa") is Zone.EXILE
    assert at.one("Sospesa").count(TIME) == 2
    assert at.stack() == []
    assert {"116.2f", "702.62a"} <= set(at.rules())


def test_116_2f_only_when_it_could_be_cast() -> None:
    for types, allowed in (((CardType.INSTANT,), True), ((CardType.SORCERY,), False)):
        at = Table(active=1)
        in_hand(at, "Sospesa", keyword("suspend", 2, cost=COST), types=types)
        at.settle()
        pass_on(at)
        action = SetAside(ANNA, at.id("Sospesa"), "suspend")
        if allowed:
            at.do(action)
            assert at.where("Sospesa") is Zone.EXILE
        else:
            assert refused(at, action) == ("not your turn", "116.2f")


@pytest.mark.parametrize("forbidden", [True, False])
def test_702_62c_not_while_an_effect_forbids_casting_it(forbidden: bool) -> None:
    at = Table()
    in_hand(at, "Sospesa", keyword("suspend", 2, cost=COST), **SORCERY)
    if forbidden:
        at.permanent("Divieto", NO_SPELLS, types=(CardType.ENCHANTMENT,))
    at.settle()
    action = SetAside(ANNA, at.id("Sospesa"), "suspend")
    if forbidden:
        assert refused(at, action) == ("forbidden", "702.62c")
    else:
        at.do(action)


def test_702_62c_its_targets_and_mana_cost_do_not_matter() -> None:
    at = Table()
    aimed = SpellAbility(
        effects=(Destroy(what=Target()),), targets=(TargetSpec(objects=Filter(types=(CardType.LAND,))),)
    )
    in_hand(at, "Sospesa", keyword("suspend", 1, cost=COST), aimed, **SORCERY)
    at.settle()
    aside(at, "Sospesa", "suspend")
    assert at.one("Sospesa").count(TIME) == 1


@pytest.mark.parametrize(("wanted", "zone"), [(True, Zone.BATTLEFIELD), (False, Zone.EXILE)])
def test_702_62a_with_the_last_counter_it_may_be_cast_for_nothing(wanted: bool, zone: Zone) -> None:
    at = suspended(stocked(), 1, mana_cost="{9}")
    at.until(TurnStep.UPKEEP, player=0)
    assert at.stack() == ["Sospesa#1"]
    at.resolve()
    assert at.one("Sospesa").count(TIME) == 0
    at.play_out(wanted)
    assert at.where("Sospesa") is zone


def test_702_62a_a_creature_cast_so_has_haste_while_its_player_controls_it() -> None:
    at = suspended(stocked(), 1, mana_cost="{9}")
    at.until(TurnStep.UPKEEP, player=0).resolve().resolve(True)
    assert at.looks("Sospesa").has("haste"), "as a spell already"
    at.play_out()
    assert at.looks("Sospesa").has("haste")


def test_702_62a_haste_is_over_once_another_player_controls_it() -> None:
    at = stocked()
    thief = Apply(to=Every(Filter(types=(CardType.CREATURE,))), parts=(GainControl(You()),), until=Duration.END_OF_TURN)
    instant(at, "Furto", thief, controller=1)
    suspended(at, 1, mana_cost="{9}")
    at.until(TurnStep.UPKEEP, player=0).resolve().resolve(True)
    at.play_out()
    pass_on(at)
    at.cast("Furto", player=1).resolve()
    assert at.controller("Sospesa") == 1
    assert not at.looks("Sospesa").has("haste")
    at.until(TurnStep.UPKEEP, player=1)
    assert at.controller("Sospesa") == 0
    assert not at.looks("Sospesa").has("haste"), "it does not come back"


def test_702_62a_control_a_creature_cast_from_hand_has_no_haste() -> None:
    at = stocked()
    in_hand(at, "Sospesa", keyword("suspend", 1, cost=COST), mana_cost="{2}")
    at.settle().cast("Sospesa").play_out()
    assert not at.looks("Sospesa").has("haste")


def test_702_62b_without_a_time_counter_it_is_not_suspended_and_nothing_triggers() -> None:
    at = suspended(stocked(), 1, mana_cost="{9}")
    at.until(TurnStep.UPKEEP, player=0).resolve().resolve(False)
    before = at.triggered().count("Sospesa")
    at.until(TurnStep.UPKEEP, player=1)
    at.until(TurnStep.UPKEEP, player=0)
    assert at.triggered().count("Sospesa") == before
    assert at.where("Sospesa") is Zone.EXILE


def test_702_62a_not_at_the_upkeep_of_another_player() -> None:
    at = suspended(stocked(), 2, mana_cost="{9}")
    at.until(TurnStep.UPKEEP, player=1)
    assert at.stack() == []
    assert at.one("Sospesa").count(TIME) == 2


@pytest.mark.parametrize(("mana", "zone"), [(1, Zone.GRAVEYARD), (0, Zone.EXILE)])
def test_702_62d_an_increase_must_be_paid_although_the_mana_cost_is_not(mana: int, zone: Zone) -> None:
    at = Table(variant=[EXACT_COSTS])
    dearer = ChangesCost(spells=Filter(zone=Zone.STACK), more="{1}", who=Relation.ANY)
    at.permanent("Golem", dearer, types=(CardType.ARTIFACT,), controller=1)
    at.put("Sospesa", _sorcery_card(), zone=Zone.EXILE, counters={TIME: 1})
    at.builder.adjust(ANNA, mana=(Mana("R"),) * mana)
    at.settle()
    at.occur(CountersRemoved(on=at.id("Sospesa"), counter=TIME, count=1))
    at.play_out(True)
    assert at.where("Sospesa") is zone
    assert at.life(0) == (23 if zone is Zone.GRAVEYARD else 20)


def _sorcery_card() -> Any:
    return card("Sospesa", keyword("suspend", 1, cost=COST), SpellAbility(effects=(GAIN,)), mana_cost="{4}", **SORCERY)


def test_702_62a_it_does_not_come_if_it_is_no_longer_in_exile() -> None:
    at = suspended(stocked(), 1, mana_cost="{9}")
    at.until(TurnStep.UPKEEP, player=0).resolve()
    at.occur(moved(at.id("Sospesa"), Zone.GRAVEYARD))
    at.play_out()
    assert at.where("Sospesa") is Zone.GRAVEYARD


# --- 702.143 foretell


def foretold(at: Table, *abilities: Any, **more: Any) -> Table:
    in_hand(at, "Predetta", keyword("foretell", cost=Cost(mana="{R}")), *abilities, **more)
    at.settle()
    return aside(at, "Predetta", "foretell")


def test_116_2h_406_3a_foretelling_exiles_it_face_down_for_two_mana() -> None:
    at = stocked(counted=True)
    at.builder.adjust(ANNA, mana=(Mana("R"),) * 2)
    foretold(at, mana_cost="{4}")
    assert at.where("Predetta") is Zone.EXILE
    assert at.looks("Predetta").types == (), "406.3a"
    assert at.game.player(ANNA).mana == ()
    assert at.stack() == []
    assert "116.2h" in at.rules()


def test_116_2h_in_the_own_turn_alone_also_while_something_is_on_the_stack() -> None:
    at = stocked()
    instant(at, "Prima", GAIN)
    in_hand(at, "Predetta", keyword("foretell", cost=COST), mana_cost="{4}")
    at.settle().cast("Prima")
    aside(at, "Predetta", "foretell")
    assert at.where("Predetta") is Zone.EXILE

    other = Table(active=1)
    in_hand(other, "Predetta", keyword("foretell", cost=COST), mana_cost="{4}")
    other.settle()
    pass_on(other)
    assert refused(other, SetAside(ANNA, other.id("Predetta"), "foretell")) == ("not your turn", "116.2h")


def test_702_143a_it_may_be_cast_for_its_foretell_cost_from_the_next_turn_on() -> None:
    at = stocked()
    foretold(at, SpellAbility(effects=(GAIN,)), mana_cost="{4}", **INSTANT)
    assert refused(at, Cast(ANNA, at.id("Predetta"))) == ("not this turn", "702.143a")
    at.until(TurnStep.UPKEEP, player=1)
    pass_on(at)
    at.cast("Predetta").play_out()
    assert at.life(0) == 23
    assert at.where("Predetta") is Zone.GRAVEYARD
    assert "{R}" in counted_as_paid(at)
    assert "702.143a" in at.rules()


def test_702_143a_its_types_still_say_when_it_may_be_cast() -> None:
    at = stocked()
    foretold(at, mana_cost="{4}")
    at.until(TurnStep.UPKEEP, player=0)
    assert refused(at, Cast(ANNA, at.id("Predetta")))[0] == "not a main phase"
    assert at.looks("Predetta").types == (), "a refusal leaves it face down"
    at.until(TurnStep.PRECOMBAT_MAIN, player=0)
    at.cast("Predetta").play_out()
    assert at.looks("Predetta").creature


def test_702_143a_no_other_player_casts_it_and_only_its_owner_may_look() -> None:
    at = stocked()
    foretold(at, **INSTANT)
    found = at.one("Predetta")
    assert [may_look_at(at.game, board_of(at.game), found, p) for p in (ANNA, BRUNO)] == [True, False]
    at.until(TurnStep.UPKEEP, player=1)
    assert refused(at, Cast(BRUNO, at.id("Predetta")))[1] == "601.3"


@pytest.mark.parametrize("early", [True, False])
def test_702_143c_the_spell_was_foretold_or_was_not(early: bool) -> None:
    at = stocked()
    text = SpellAbility(effects=(If(condition=Paid("foretold"), then=(GAIN,)),))
    in_hand(at, "Predetta", keyword("foretell", cost=COST), text, mana_cost="{4}", **INSTANT)
    at.settle()
    if early:
        aside(at, "Predetta", "foretell")
        at.until(TurnStep.UPKEEP, player=0)
    at.cast("Predetta").play_out()
    assert at.life(0) == (23 if early else 20)


class TestSetApart:
    """702.143d, 702.170c: an effect makes a card in exile foretold or plotted."""

    def test_702_143d_an_effect_makes_a_card_foretold_and_gives_it_a_cost(self) -> None:
        at = stocked()
        at.put("Carta", _sorcery_card().but(name="Carta", abilities=(SpellAbility(effects=(GAIN,)),)), zone=Zone.EXILE)
        makes = SetApart(what=Every(Filter(zone=Zone.EXILE)), designation=Designation.FORETOLD, cost=Cost(mana="{G}"))
        instant(at, "Presagio", makes)
        at.settle().cast("Presagio").resolve()
        assert at.game.designated(at.id("Carta"), Designation.FORETOLD)
        assert refused(at, Cast(ANNA, at.id("Carta"))) == ("not this turn", "702.143a")
        at.until(TurnStep.PRECOMBAT_MAIN, player=0)
        at.cast("Carta").play_out()
        assert at.life(0) == 23

    def test_702_170c_an_effect_makes_a_card_plotted_without_the_keyword(self) -> None:
        at = stocked()
        at.put("Carta", _sorcery_card().but(name="Carta", abilities=(SpellAbility(effects=(GAIN,)),)), zone=Zone.EXILE)
        instant(at, "Intrigo", SetApart(what=Every(Filter(zone=Zone.EXILE)), designation=Designation.PLOTTED))
        at.settle().cast("Intrigo").resolve()
        at.until(TurnStep.PRECOMBAT_MAIN, player=0)
        at.cast("Carta").play_out()
        assert at.life(0) == 23

    def test_702_170c_control_a_card_that_is_only_exiled_is_not_cast(self) -> None:
        at = stocked()
        at.put("Carta", _sorcery_card().but(name="Carta", abilities=(SpellAbility(effects=(GAIN,)),)), zone=Zone.EXILE)
        at.until(TurnStep.PRECOMBAT_MAIN, player=0)
        assert refused(at, Cast(ANNA, at.id("Carta")))[1] == "601.3"


@pytest.mark.parametrize("players", [2, 3])
def test_702_143f_it_is_revealed_as_its_owner_leaves_or_the_game_ends(players: int) -> None:
    at = Table(players)
    foretold(at, **INSTANT)
    in_secret = at.fork()
    at.do(Concede(ANNA))
    assert at.performed("702.143f") == ["Anna"]
    in_secret.do(Concede(BRUNO))
    assert in_secret.performed("702.143f") == (["Anna"] if players == 2 else []), "only as the game ends"


# --- 702.170 plot


def plotted(at: Table, *abilities: Any, **more: Any) -> Table:
    in_hand(at, "Tramata", keyword("plot", cost=COST), *abilities, **more)
    at.settle()
    return aside(at, "Tramata", "plot")


def test_116_2k_plotting_exiles_it_face_up_as_a_sorcery_would_be_cast() -> None:
    at = stocked()
    instant(at, "Prima", GAIN)
    in_hand(at, "Tramata", keyword("plot", cost=COST), mana_cost="{4}")
    at.settle()
    busy = at.fork().cast("Prima")
    assert refused(busy, SetAside(ANNA, busy.id("Tramata"), "plot")) == ("stack not empty", "116.2k")
    aside(at, "Tramata", "plot")
    assert at.where("Tramata") is Zone.EXILE
    assert at.looks("Tramata").creature
    assert "702.170a" in at.rules()


def test_702_170d_it_may_be_cast_for_nothing_on_a_later_turn_in_a_main_phase() -> None:
    at = stocked(counted=True)
    at.builder.adjust(ANNA, mana=(Mana("R"),))
    plotted(at, SpellAbility(effects=(GAIN,)), mana_cost="{9}", **INSTANT)
    assert refused(at, Cast(ANNA, at.id("Tramata"))) == ("not this turn", "702.170d")
    at.until(TurnStep.UPKEEP, player=0)
    assert refused(at, Cast(ANNA, at.id("Tramata"))) == ("not a main phase", "702.170d"), "an instant, and yet"
    at.until(TurnStep.PRECOMBAT_MAIN, player=0)
    at.cast("Tramata").play_out()
    assert at.life(0) == 23


# --- 702.75 hideaway


def hidden(at: Table) -> Table:
    play = free(CastNow(what=Every(Filter(zone=Zone.EXILE, linked_to_this=True)), lands=True))
    in_hand(at, "Rifugio", keyword("hideaway", 3), play, types=(CardType.ENCHANTMENT,))
    in_library(at, "Uno", mana_cost="{5}")
    in_library(at, "Due", mana_cost="{6}")
    in_library(at, "Tre", mana_cost="{7}")
    in_library(at, "Quattro", mana_cost="{8}")
    at.settle().cast("Rifugio").resolve()
    return at.resolve("Due")


def test_702_75a_one_of_the_top_cards_is_exiled_face_down_and_the_rest_go_to_the_bottom() -> None:
    at = hidden(Table())
    assert at.where("Due") is Zone.EXILE
    assert at.looks("Due").types == ()
    assert at.zone(Zone.LIBRARY)[0] == "Quattro"
    assert sorted(at.zone(Zone.LIBRARY)[1:]) == ["Tre", "Uno"]
    assert "702.75a" in at.rules()


def test_702_75a_whoever_controls_the_permanent_may_look_at_it() -> None:
    at = hidden(Table())
    found = at.one("Due")
    looking = [may_look_at(at.game, board_of(at.game), found, p) for p in (ANNA, BRUNO)]
    assert looking == [True, False]


def test_607_2a_the_card_exiled_with_it_is_the_one_that_is_played() -> None:
    at = hidden(Table())
    at.activate("Rifugio", 1).resolve(True)
    at.play_out()
    assert at.looks("Due").creature
    again = hidden(Table())
    again.activate("Rifugio", 1).resolve(False)
    assert again.looks("Due").types == (), "control: it stays as it was"


# --- 702.88 rebound


@pytest.mark.parametrize("again", [True, False])
def test_702_88a_cast_from_hand_it_is_exiled_and_may_be_cast_at_the_next_upkeep(again: bool) -> None:
    at = stocked()
    in_hand(at, "Ripresa", "rebound", SpellAbility(effects=(GAIN,)), mana_cost="{4}", **SORCERY)
    at.settle().cast("Ripresa").play_out()
    assert at.where("Ripresa") is Zone.EXILE
    assert "702.88a" in at.rules()
    at.until(TurnStep.UPKEEP, player=0)
    at.play_out(again)
    assert at.life(0) == (26 if again else 23)
    assert at.where("Ripresa") is (Zone.GRAVEYARD if again else Zone.EXILE), "not cast from hand the second time"


def test_702_88a_not_where_it_is_countered() -> None:
    at = stocked()
    in_hand(at, "Ripresa", "rebound", SpellAbility(effects=(GAIN,)), **SORCERY)
    at.settle().cast("Ripresa")
    at.occur(moved(at.id("Ripresa"), Zone.GRAVEYARD, Reason.COUNTERED))
    assert at.where("Ripresa") is Zone.GRAVEYARD


def test_702_88c_several_instances_do_the_same_as_one() -> None:
    at = stocked()
    in_hand(at, "Ripresa", "rebound", "rebound", SpellAbility(effects=(GAIN,)), **SORCERY)
    at.settle().cast("Ripresa").play_out()
    at.until(TurnStep.UPKEEP, player=0)
    assert len(at.stack()) == 1


@pytest.mark.parametrize("dearer", [True, False])
def test_702_88b_additional_costs_are_still_paid(dearer: bool) -> None:
    at = stocked(counted=True)
    in_hand(at, "Ripresa", "rebound", SpellAbility(effects=(GAIN,)), mana_cost="{0}", **SORCERY)
    at.settle().cast("Ripresa").play_out()
    at.until(TurnStep.UPKEEP, player=0)
    if dearer:
        at = _with_golem(at)
    at.play_out(True)
    assert at.life(0) == (23 if dearer else 26)


def _with_golem(at: Table) -> Table:
    """The same game in which spells have come to cost {1} more, which nobody has."""
    more = ChangesCost(spells=Filter(zone=Zone.STACK), more="{1}", who=Relation.ANY)
    golem = card("Golem", more, types=(CardType.ARTIFACT,))
    return at.occur(TokenCreated(owner=BRUNO, characteristics=golem, label="Golem"))


# --- 702.94 miracle


def miracle(at: Table, *, first: bool = True, revealed: bool = True) -> Table:
    text = SpellAbility(effects=(GAIN,))
    if not first:
        in_library(at, "Altra")
    in_library(at, "Miracolo", keyword("miracle", cost=Cost(mana="{W}")), text, mana_cost="{6}", **SORCERY)
    at.settle()
    if not first:
        at.occur(DrawCard(player=ANNA))
    return at.occur(DrawCard(player=ANNA), answers=(revealed,) if first else ())


@pytest.mark.parametrize(("cast", "zone"), [(True, Zone.GRAVEYARD), (False, Zone.HAND)])
def test_702_94a_the_first_card_drawn_may_be_revealed_and_cast_for_its_miracle_cost(cast: bool, zone: Zone) -> None:
    at = miracle(Table(active=1))
    assert at.stack() == ["Miracolo#1"]
    at.play_out(cast)
    assert at.where("Miracolo") is zone
    assert at.life(0) == (23 if cast else 20)
    assert "702.94a" in at.rules()


def test_702_94a_not_revealed_it_is_a_card_in_hand_like_any_other() -> None:
    at = miracle(Table(), revealed=False)
    assert at.stack() == []
    assert at.where("Miracolo") is Zone.HAND


def test_702_94a_not_the_second_card_of_a_turn() -> None:
    at = miracle(Table(), first=False)
    assert at.stack() == []


def test_702_94a_it_counts_anew_each_turn() -> None:
    at = stocked()
    at.until(TurnStep.UPKEEP, player=1)
    assert at.game.player(BRUNO).cards_drawn == 0
    at.until(TurnStep.DRAW, player=1)
    assert at.game.player(BRUNO).cards_drawn == 1
    at.until(TurnStep.UPKEEP, player=0)
    assert at.game.player(BRUNO).cards_drawn == 0


# --- 702.55 haunt


def test_702_55a_dying_it_haunts_a_creature_and_113_6k_triggers_from_exile() -> None:
    at = Table()
    at.creature("Spettro", 2, 2, "haunt", when(dies(Filter(bonded_to_this=True)), GAIN, zones=(Zone.EXILE,)))
    at.creature("Vittima", 2, 2, controller=1)
    at.creature("Altra", 2, 2, controller=1)
    at.settle().occur(*die(at.id("Spettro")), answers=("Vittima",))
    at.play_out()
    assert at.where("Spettro") is Zone.EXILE
    other = at.fork().occur(*die(at.id("Altra")))
    assert other.stack() == [], "control: another creature"
    at.occur(*die(at.id("Vittima")))
    at.play_out()
    assert at.life(0) == 23


def test_702_55b_it_haunts_it_also_when_that_is_no_creature_any_more() -> None:
    at = Table()
    at.creature("Spettro", 2, 2, "haunt", when(dies(Filter(bonded_to_this=True)), GAIN, zones=(Zone.EXILE,)))
    at.creature("Vittima", 2, 2, controller=1, types=(CardType.ARTIFACT,))
    no_more = ChangeTypes(remove=(CardType.CREATURE,))
    instant(at, "Pietra", Apply(to=Every(Filter(types=(CardType.CREATURE,))), parts=(no_more,), until=Duration.ENDLESS))
    at.settle().occur(*die(at.id("Spettro")), answers=())
    at.play_out()
    at.cast("Pietra").play_out()
    assert not at.looks("Vittima").creature
    at.occur(*die(at.id("Vittima")))
    at.play_out()
    assert at.life(0) == 23


def test_702_55a_a_spell_is_exiled_haunting_as_it_has_resolved_and_not_when_countered() -> None:
    for countered in (False, True):
        at = Table()
        text = SpellAbility(effects=(GAIN,))
        in_hand(
            at, "Rito", "haunt", text, when(dies(Filter(bonded_to_this=True)), GAIN, zones=(Zone.EXILE,)), **SORCERY
        )
        at.creature("Vittima", 2, 2, controller=1)
        at.settle().cast("Rito")
        if countered:
            at.occur(moved(at.id("Rito"), Zone.GRAVEYARD, Reason.COUNTERED))
        at.play_out()
        assert at.where("Rito") is (Zone.GRAVEYARD if countered else Zone.EXILE)
        at.occur(*die(at.id("Vittima")))
        at.play_out()
        assert at.life(0) == (20 if countered else 26)


def test_702_55c_the_step_says_that_it_triggered_from_exile() -> None:
    at = Table()
    at.creature("Spettro", 2, 2, "haunt", when(dies(Filter(bonded_to_this=True)), GAIN, zones=(Zone.EXILE,)))
    at.creature("Vittima", 2, 2, controller=1)
    at.settle().occur(*die(at.id("Spettro")))
    at.play_out()
    assert "702.55b" in at.rules()
    assert "702.55c" not in at.rules()
    at.occur(*die(at.id("Vittima")))
    assert "702.55c" in at.rules()


def test_113_6k_control_the_same_words_say_nothing_while_it_is_on_the_battlefield() -> None:
    at = Table()
    at.creature("Spettro", 2, 2, "haunt", when(dies(Filter(bonded_to_this=True)), GAIN, zones=(Zone.EXILE,)))
    at.creature("Vittima", 2, 2, controller=1)
    at.settle().occur(*die(at.id("Vittima")))
    at.play_out()
    assert at.life(0) == 20


# --- 702.72 champion


def champion(at: Table, *abilities: Any) -> Table:
    elf = Filter(types=(CardType.CREATURE,), subtypes=("Elf",))
    in_hand(at, "Campione", keyword("champion", filter=elf), *abilities, subtypes=("Elf",), types=(CardType.CREATURE,),
            power=5, toughness=5)  # fmt: skip
    at.creature("Elfo", 1, 1, subtypes=("Elf",))
    at.creature("Orso", 2, 2)
    return at.settle().cast("Campione").resolve()


def test_702_72a_another_such_permanent_is_exiled_and_comes_back() -> None:
    at = champion(Table()).resolve(True)
    assert at.where("Elfo") is Zone.EXILE
    assert at.where("Orso") is Zone.BATTLEFIELD
    at.occur(*die(at.id("Campione")))
    at.play_out()
    assert at.where("Elfo") is Zone.BATTLEFIELD


def test_702_72a_otherwise_it_is_sacrificed() -> None:
    at = champion(Table()).resolve(False)
    assert at.where("Campione") is Zone.GRAVEYARD
    assert at.where("Elfo") is Zone.BATTLEFIELD


def test_702_72b_607_2k_it_brings_back_nothing_that_another_one_exiled() -> None:
    at = champion(Table()).resolve(True)
    at.occur(moved(at.id("Orso"), Zone.EXILE))
    at.occur(*die(at.id("Campione")))
    at.play_out()
    assert at.where("Orso") is Zone.EXILE


def test_702_72c_a_permanent_is_championed_with_it() -> None:
    championed = Moves(subject=Filter(zone=Zone.EXILE, linked_to_this=True, subtypes=("Elf",)), to=Zone.EXILE)
    at = champion(Table(), when(championed, GAIN)).resolve(True)
    at.play_out()
    assert at.life(0) == 23


# --- 702.99 cipher


def ciphered(at: Table) -> Table:
    in_hand(at, "Codice", SpellAbility(effects=(GAIN,)), "cipher", mana_cost="{3}", **SORCERY)
    at.creature("Spia", 1, 1)
    at.settle().cast("Codice")
    return at.resolve(True)


class TestEncode:
    """702.99a-c: the card is exiled encoded on a creature, which can cast copies of it."""

    def test_702_99a_the_card_is_encoded_and_its_copy_cast_when_the_creature_hits(self) -> None:
        at = ciphered(stocked())
        assert at.where("Codice") is Zone.EXILE
        assert at.life(0) == 23
        attack(at, ("Spia", 1))
        at.until(TurnStep.COMBAT_DAMAGE)
        at.play_out(True)
        assert at.life(0) == 26
        assert at.where("Codice") is Zone.EXILE

    def test_702_99a_control_it_may_go_to_the_graveyard_instead(self) -> None:
        at = stocked()
        in_hand(at, "Codice", SpellAbility(effects=(GAIN,)), "cipher", **SORCERY)
        at.creature("Spia", 1, 1)
        at.settle().cast("Codice").resolve(False)
        assert at.where("Codice") is Zone.GRAVEYARD
        assert at.looks("Spia").abilities == ()

    def test_702_99c_not_once_the_card_has_left_exile(self) -> None:
        at = ciphered(stocked())
        assert at.looks("Spia").abilities != ()
        at.occur(moved(at.id("Codice"), Zone.HAND))
        assert at.looks("Spia").abilities == ()

    def test_702_99b_each_encoded_card_is_cast_for_itself(self) -> None:
        at = stocked()
        in_hand(at, "Codice", SpellAbility(effects=(GAIN,)), "cipher", **SORCERY)
        lost = SpellAbility(effects=(GainLife(amount=Fixed(1)),))
        in_hand(at, "Cifra", lost, "cipher", **SORCERY)
        at.creature("Spia", 1, 1)
        at.settle().cast("Codice").resolve(True)
        at.cast("Cifra").resolve(True)
        attack(at, ("Spia", 1))
        assert len(at.looks("Spia").abilities) == 2

    def test_702_99c_whoever_controls_the_creature_casts_the_copy(self) -> None:
        at = stocked()
        thief = Apply(to=Every(Filter(types=(CardType.CREATURE,))), parts=(GainControl(You()),), until=Duration.ENDLESS)
        instant(at, "Furto", thief, controller=1)
        ciphered(at)
        pass_on(at)
        at.cast("Furto", player=1).resolve()
        at.until(TurnStep.PRECOMBAT_MAIN, player=1)
        attack(at, ("Spia", 0), player=1)
        at.until(TurnStep.COMBAT_DAMAGE)
        at.play_out(True)
        assert (at.life(0), at.life(1)) == (22, 23)


# --- 702.185 warp


@pytest.mark.parametrize(("way", "zone"), [("warp", Zone.EXILE), ("normal", Zone.BATTLEFIELD)])
def test_702_185a_cast_for_its_warp_cost_it_is_exiled_at_the_next_end_step(way: str, zone: Zone) -> None:
    at = stocked()
    in_hand(at, "Viandante", keyword("warp", cost=COST), mana_cost="{5}")
    at.settle().cast("Viandante", way).play_out()
    assert at.where("Viandante") is Zone.BATTLEFIELD
    at.until(TurnStep.END)
    at.play_out()
    assert at.where("Viandante") is zone
    if zone is Zone.EXILE:
        assert at.game.designated(at.id("Viandante"), Designation.WARPED), "702.185b"
        assert refused(at, Cast(ANNA, at.id("Viandante"))) == ("not this turn", "702.185a")
        at.until(TurnStep.PRECOMBAT_MAIN, player=0)
        at.cast("Viandante")
        assert "{5}" in counted_as_paid(at), "not for its warp cost, which is paid from hand"


def test_702_185c_a_spell_was_warped_this_turn() -> None:
    for way, befallen in (("warp", True), ("normal", False)):
        at = stocked()
        in_hand(at, "Viandante", keyword("warp", cost=COST), mana_cost="{5}")
        at.settle().cast("Viandante", way)
        assert (Fate.WARPED in at.game.player(ANNA).fates) is befallen


# --- 702.187 mayhem


def test_702_187b_from_the_graveyard_in_the_turn_in_which_it_was_discarded() -> None:
    at = stocked()
    in_hand(at, "Caos", keyword("mayhem", cost=COST), SpellAbility(effects=(GAIN,)), mana_cost="{6}", **INSTANT)
    at.permanent("Altare", free(Discard()), types=(CardType.ARTIFACT,))
    at.settle().activate("Altare", 0).resolve()
    assert at.where("Caos") is Zone.GRAVEYARD
    late = at.fork().until(TurnStep.UPKEEP, player=1)
    assert refused(late, Cast(ANNA, late.id("Caos")))[1] in ("601.3", "117.1"), "control: a turn later"
    at.cast("Caos").play_out()
    assert at.life(0) == 23


def test_702_187b_control_not_if_it_came_there_otherwise() -> None:
    at = stocked()
    in_graveyard(at, "Caos", keyword("mayhem", cost=COST), SpellAbility(effects=(GAIN,)), **INSTANT)
    at.settle()
    assert refused(at, Cast(ANNA, at.id("Caos")))[1] == "601.3"


def test_702_187c_without_a_cost_it_is_played_as_usual() -> None:
    at = stocked()
    in_hand(at, "Covo", "mayhem", types=(CardType.LAND,))
    at.permanent("Altare", free(Discard()), types=(CardType.ARTIFACT,))
    at.settle().activate("Altare", 0).resolve()
    at.do(PlayLand(ANNA, at.id("Covo")))
    assert at.where("Covo") is Zone.BATTLEFIELD


# --- 702.180 harmonize


@pytest.mark.parametrize(("tapped", "cost"), [("Orso", "{2}{R}"), ((), "{5}{R}")])
def test_702_180a_from_the_graveyard_with_a_creature_tapped_for_less(tapped: Any, cost: str) -> None:
    at = stocked()
    text = SpellAbility(effects=(GAIN,))
    in_graveyard(at, "Armonia", keyword("harmonize", cost=Cost(mana="{5}{R}")), text, mana_cost="{9}", **SORCERY)
    at.creature("Orso", 3, 3, just_arrived=True)
    at.settle().cast("Armonia", tapped)
    assert cost in counted_as_paid(at)
    assert at.one("Orso").tapped is (tapped == "Orso"), "702.180b: also one that has just arrived"
    at.play_out()
    assert at.where("Armonia") is Zone.EXILE


def test_702_180a_less_generic_mana_and_no_coloured() -> None:
    at = stocked()
    in_graveyard(at, "Armonia", keyword("harmonize", cost=Cost(mana="{1}{R}")), **SORCERY)
    at.creature("Orso", 5, 5)
    at.settle().cast("Armonia", "Orso")
    assert "{R}" in counted_as_paid(at)
