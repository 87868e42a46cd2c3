"""700.3, 700.5, 700.14, 701.23, 701.24g, 702.1, 704.7: piles, devotion, mana spent on spells, searching less, losing instead."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cards.abilities.ability import Keyword, Replaces
from engine.cards.abilities.conditions import Within
from engine.cards.abilities.continuous import ChangeTypes, GainAbility
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.libraries import Shuffle
from engine.cards.abilities.objects import Move
from engine.cards.abilities.piles import Piles
from engine.cards.abilities.player_rules import InsteadOfLosing, MoreDevotion, SearchesTop
from engine.cards.abilities.players import GainLife, SetLife
from engine.cards.abilities.quantities import Devotion, Fixed, LifeOf
from engine.cards.abilities.references import EachPlayer, Every, Remembered, TopOf, You
from engine.cards.abilities.searching import Search
from engine.cards.abilities.triggers import Expends
from engine.cards.mana import Mana
from engine.state.actions import Cast, Concede
from engine.state.events import Destruction, DrawFailed, LifeChange, ManaAdded, ZoneChange
from engine.state.facts.decided import PilesMade
from engine.words.terms import CardType, Color, PlayerId, Relation, TurnStep, Zone
from tests.engine.board.boards import static
from tests.engine.cards.support import in_graveyard, in_hand, in_library, keyword
from tests.engine.support import Table
from tests.engine.support_more import instant, when

ANNA, BRUNO = PlayerId(0), PlayerId(1)
ENCHANTMENT: dict[str, Any] = {"types": (CardType.ENCHANTMENT,)}
RED = (Color.RED,)


# --- 700.3: piles


def _piled(*answers: object) -> Table:
    at = Table()
    for label in ("Uno", "Due", "Tre"):
        in_library(at, label)
    divide = Piles(what=TopOf(Fixed(3), You()), by=EachPlayer(Relation.OPPONENT), keep_as="preso", keep_rest_as="altro")
    take = Move(what=Remembered("preso"), to=Zone.HAND)
    instant(at, "Bivio", divide, take, Move(what=Remembered("altro"), to=Zone.GRAVEYARD))
    return at.settle().cast("Bivio").resolve(*answers)  # type: ignore[arg-type]


class TestPiles:
    def test_700_3_one_player_separates_and_another_one_chooses_a_pile(self) -> None:
        at = _piled(("Uno", "Tre"), "2")
        assert at.zone(Zone.HAND) == ["Due"]
        assert at.zone(Zone.GRAVEYARD)[:2] == ["Uno", "Tre"]
        at = _piled(("Uno", "Tre"), "1")
        assert sorted(at.zone(Zone.HAND)) == ["Tre", "Uno"]

    @pytest.mark.parametrize(("first", "cards"), [(("Uno", "Tre"), 2), (("Uno",), 1)])
    def test_700_3a_700_3b_each_card_is_in_one_pile_and_moves_as_a_card_of_its_own(
        self, first: tuple[str, ...], cards: int
    ) -> None:
        at = _piled(first, "1")
        moved = [change.event for change in at.changes() if isinstance(change.event, ZoneChange)]
        assert sum(1 for one in moved if one.to is Zone.HAND) == cards == len(at.zone(Zone.HAND))
        assert set(at.zone(Zone.HAND)).isdisjoint(at.zone(Zone.GRAVEYARD))

    def test_700_3d_control_a_pile_may_be_empty(self) -> None:
        at = _piled((), "1")
        assert at.zone(Zone.HAND) == []
        assert "700.3d" in at.rules()

    def test_700_3c_the_cards_stay_where_they_are_until_they_are_moved(self) -> None:
        at = _piled(("Uno",), "1")
        steps = [step for step in at.steps if step.fact(PilesMade) is not None]
        assert len(steps) == 1
        assert steps[0].changes == ()
        assert "700.3c" in steps[0].rules


# --- 700.5: devotion


def _god(at: Table, **more: Any) -> None:
    few = Within(Devotion(RED), Bounds(most=4))
    no_creature = static(ChangeTypes(remove=(CardType.CREATURE,)), affects=Filter(this=True), condition=few)
    at.creature("Dio", 6, 5, no_creature, mana_cost="{3}{R}", types=(CardType.ENCHANTMENT,), **more)


@pytest.mark.parametrize(
    ("cost", "more", "creature"),
    [("{R}{R}{R}", 1, True), ("{R}{R}{R}", 0, False), ("{R}{R}{R}{R}", 0, True), ("{G}{G}{R}{R/G}", 1, False)],
)
def test_700_5a_devotion_is_known_before_types_change(cost: str, more: int, *, creature: bool) -> None:
    at = Table()
    _god(at)
    at.permanent("Fiamma", mana_cost=cost, **ENCHANTMENT)
    if more:
        at.permanent("Altare", MoreDevotion(count=more), types=(CardType.ARTIFACT,))
    assert at.settle().looks("Dio").creature is creature


def test_700_5_only_permanents_that_the_player_controls_count() -> None:
    at = Table()
    _god(at)
    at.permanent("Fiamma", mana_cost="{R}{R}{R}{R}", controller=1, **ENCHANTMENT)
    in_graveyard(at, "Brace", mana_cost="{R}{R}{R}{R}", **ENCHANTMENT)
    at.permanent("Altare", MoreDevotion(), controller=1, types=(CardType.ARTIFACT,))
    assert not at.settle().looks("Dio").creature


# --- 700.14: expend


@pytest.mark.parametrize(("amount", "times"), [(2, 1), (5, 1), (6, 0)])
def test_700_14_it_triggers_as_the_total_reaches_the_number(amount: int, times: int) -> None:
    at = Table(variant=("exact costs",))
    at.permanent("Pugile", when(Expends(amount=amount, who=Relation.YOU)), types=(CardType.ARTIFACT,))
    instant(at, "Due", GainLife(amount=Fixed(1)), mana_cost="{2}")
    instant(at, "Tre", GainLife(amount=Fixed(1)), mana_cost="{3}")
    at.settle().occur(ManaAdded(player=ANNA, mana=(Mana("C"),) * 5))
    at.cast("Due").play_out()
    at.cast("Tre").play_out()
    assert at.triggered().count("Pugile") == times


def test_700_14_what_was_spent_before_the_ability_was_there_counts_and_another_turn_does_not() -> None:
    at = Table()
    in_hand(at, "Pugile", when(Expends(amount=4, who=Relation.YOU)), mana_cost="{1}{G}")
    instant(at, "Tre", GainLife(amount=Fixed(1)), mana_cost="{3}")
    instant(at, "Due", GainLife(amount=Fixed(1)), mana_cost="{2}")
    at.library(0, 3)
    at.library(1, 3)
    at.settle().cast("Pugile").play_out()
    other = at.fork()
    at.cast("Tre")
    assert at.triggered() == ["Pugile"]
    other.until(TurnStep.PRECOMBAT_MAIN, player=1)
    other.until(TurnStep.PRECOMBAT_MAIN, player=0)
    other.cast("Tre")
    assert other.triggered() == []


@pytest.mark.parametrize(
    ("cost", "ability", "least", "most"),
    [
        ("{3}{G}", "convoke", 0, 4),
        ("{3}{G}", "improvise", 1, 4),
        ("{3}{G}", "delve", 1, 4),
        ("{2}{G/P}{G/P}", "flying", 2, 4),
        ("{2/W}{2/W}", "flying", 2, 4),
    ],
)
def test_700_14_what_may_be_paid_otherwise_is_asked_for_where_mana_is_not_counted(
    cost: str, ability: str, least: int, most: int
) -> None:
    at = Table()
    at.permanent("Pugile", when(Expends(amount=4, who=Relation.YOU)), types=(CardType.ARTIFACT,))
    in_hand(at, "Verme", keyword(ability), mana_cost=cost)
    question = at.settle().question(Cast(ANNA, at.id("Verme")))
    assert (question.minimum, question.maximum, question.rule) == (least, most, "700.14")
    other = at.fork()
    assert at.cast("Verme", 3).triggered() == []
    assert other.cast("Verme", 4).triggered() == ["Pugile"]


@pytest.mark.parametrize("spoken", [True, False])
def test_700_14_nothing_is_asked_where_nothing_speaks_of_it(spoken: bool) -> None:
    at = Table()
    in_hand(at, "Pugile", *((when(Expends(amount=4, who=Relation.YOU)),) if spoken else ()), mana_cost="{G}")
    in_hand(at, "Verme", keyword("convoke"), mana_cost="{3}{G}")
    at.settle()
    at.cast("Verme", *((3,) if spoken else ()))
    assert at.game.player(ANNA).mana_on_spells == (3 if spoken else 4)


# --- 701.23: searching


def _searching(at: Table, **more: Any) -> None:
    search = Search(filter=Filter(zone=Zone.LIBRARY, types=(CardType.CREATURE,)), keep_as="trovata", **more)
    instant(at, "Ricerca", search, Move(what=Remembered("trovata"), to=Zone.HAND), Shuffle())
    at.library(0, 4)
    in_library(at, "Orso")


@pytest.mark.parametrize(("tops", "found"), [(4, False), (5, True), (None, True)])
def test_701_23f_only_the_top_is_searched_and_the_whole_is_shuffled(tops: int | None, *, found: bool) -> None:
    at = Table()
    _searching(at)
    if tops is not None:
        at.permanent("Censore", SearchesTop(count=tops), controller=1, types=(CardType.ARTIFACT,))
    at.settle().cast("Ricerca").resolve(*(["Orso"] if found else []))
    assert (at.where("Orso") is Zone.HAND) is found
    assert ("701.23f" in at.rules()) is (tops is not None)
    marks = {one.shuffled for one in at.game.objects.values() if one.zone is Zone.LIBRARY}
    assert len(marks) == 1
    assert 0 not in marks


def test_701_23f_control_ones_own_effect_is_about_opponents() -> None:
    at = Table()
    _searching(at)
    at.permanent("Censore", SearchesTop(count=1), types=(CardType.ARTIFACT,))
    at.settle().cast("Ricerca").resolve("Orso")
    assert at.where("Orso") is Zone.HAND


def test_701_23c_of_an_undefined_quality_no_card_is_found() -> None:
    for named, found in ((True, True), (False, False)):
        at = Table()
        at.creature("Orso in gioco", 2, 2, name="Orso" if named else "Lupo")
        same = Search(
            filter=Filter(zone=Zone.LIBRARY),
            keep_as="uguali",
            count=None,
            same_name_as=Every(Filter(name="Orso")),
        )
        instant(at, "Ricerca", same, Move(what=Remembered("uguali"), to=Zone.EXILE))
        in_library(at, "Orso")
        at.settle().cast("Ricerca").resolve(*([("Orso",)] if found else []))
        assert (at.where("Orso") is Zone.EXILE) is found
        assert ("701.23c" in at.rules()) is not found


def test_701_24g_what_goes_to_a_place_of_the_shuffled_library_stays_there() -> None:
    at = Table()
    on_top = Replaces(subject=Filter(this=True), to=Zone.GRAVEYARD, instead_to=Zone.LIBRARY)
    into = Replaces(subject=Filter(this=True), to=Zone.GRAVEYARD, instead_to=Zone.LIBRARY, shuffled=True)
    at.creature("Zombie", 2, 2, on_top)
    at.creature("Colosso", 2, 2, into)
    at.library(0, 3)
    at.settle().occur(Destruction(object=at.id("Zombie")), Destruction(object=at.id("Colosso")))
    assert at.zone(Zone.LIBRARY)[0] == "Zombie"
    assert at.one("Zombie").shuffled == 0
    assert at.one("Colosso").shuffled != 0
    assert at.one("0c0").shuffled == at.one("Colosso").shuffled


# --- 702.1: costs of keywords that are given


def test_702_1b_a_cost_equal_to_the_mana_cost_is_that_of_each_object() -> None:
    at = Table()
    scavenge = GainAbility(Keyword(keyword="scavenge", own_mana_cost=True))
    at.permanent(
        "Fossa", static(scavenge, affects=Filter(zone=Zone.GRAVEYARD, types=(CardType.CREATURE,))), **ENCHANTMENT
    )
    in_graveyard(at, "Orso", types=(CardType.CREATURE,), power=2, toughness=2, mana_cost="{1}{G}")
    in_graveyard(at, "Drago", types=(CardType.CREATURE,), power=5, toughness=5, mana_cost="{4}{R}")
    in_graveyard(at, "Senza", types=(CardType.CREATURE,), power=1, toughness=1)
    at.settle()
    costs = [at.looks(one).keywords()[0].cost for one in ("Orso", "Drago")]
    assert [None if cost is None else cost.mana for cost in costs] == ["{1}{G}", "{4}{R}"]
    assert at.looks("Senza").keywords() == ()


def test_702_1b_an_x_of_a_keyword_is_looked_at_again_as_it_resolves() -> None:
    for left, kept in ((3, True), (5, False)):
        at = Table(step=TurnStep.UNTAP, variant=("exact costs",), life=(10, 20))
        at.creature("Vulcano", 6, 5, keyword("echo", x=LifeOf(You())), just_arrived=True)
        at.library(0, 2)
        at.settle()
        assert at.game.turn.step is TurnStep.UPKEEP
        at.occur(LifeChange(player=ANNA, amount=left - 10))
        at.occur(ManaAdded(player=ANNA, mana=(Mana("R"),) * 3))
        at.resolve(*([True] if kept else []))
        assert (at.where("Vulcano") is Zone.BATTLEFIELD) is kept


# --- 704.7, 614.1a: losing


def _mirror(at: Table, **more: Any) -> None:
    at.permanent("Specchio", InsteadOfLosing(effects=(SetLife(amount=Fixed(20)),)), types=(CardType.ARTIFACT,), **more)


def test_704_7_one_replacement_is_enough_for_several_reasons_to_lose() -> None:
    at = Table(life=(1, 20))
    _mirror(at)
    at.settle().occur(LifeChange(player=ANNA, amount=-3), DrawFailed(player=ANNA))
    assert at.life(0) == 20
    assert at.in_game() == [0, 1]
    assert [str(rule) for change in at.changes("704.7") for rule in change.rules][:2] == ["704.5a", "704.5b"]
    assert at.rules().count("704.7") == 1


def test_614_1a_control_without_it_and_for_the_opponent_the_game_is_lost() -> None:
    for controller in (None, 1):
        at = Table(life=(1, 20))
        if controller is not None:
            _mirror(at, controller=controller)
        at.settle().occur(LifeChange(player=ANNA, amount=-3))
        assert at.over


def test_104_3a_conceding_is_not_replaced() -> None:
    at = Table()
    _mirror(at)
    at.settle().do(Concede(ANNA))
    at.settle()
    assert at.over
