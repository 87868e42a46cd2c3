"""701.23: cards that are searched for."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import SpellAbility
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.libraries import (
    Shuffle,
)
from engine.cards.abilities.objects import Move
from engine.cards.abilities.references import EachPlayer, Remembered, Target
from engine.cards.abilities.searching import Search
from engine.cards.abilities.triggers import Performs
from engine.cards.characteristics import Characteristics
from engine.state.actions import Pass
from engine.state.events import Shown
from engine.state.facts.lasting import Searched
from engine.words.decisions import Purpose
from engine.words.terms import Action, CardType, Relation, Zone
from tests.engine.doing.rites import LAND_CARD, lands, resolve, table
from tests.engine.support import Said, Table, card
from tests.engine.support_more import (
    ARTIFACT,
    TARGET_PLAYER,
    B,
    pass_on,
    when,
)

FETCH = (
    Search(filter=LAND_CARD, keep_as="found"),
    Move(what=Remembered("found"), to=Zone.BATTLEFIELD, tapped=True),
    Shuffle(),
)


class TestSearch:
    def test_701_23a_a_card_is_found_and_put_onto_the_battlefield_tapped(self) -> None:
        at = table(*FETCH)
        lands(at, "Selva", "Duna")
        resolve(at, "Duna")
        assert at.where("Duna") is Zone.BATTLEFIELD
        assert at.one("Duna").tapped
        assert {"701.23a", "701.23b", "701.24a"} <= set(at.rules())

    def test_701_23b_with_a_stated_quality_the_player_may_fail_to_find(self) -> None:
        at = table(*FETCH)
        lands(at, "Selva")
        resolve(at, ())
        assert at.where("Selva") is Zone.LIBRARY

    def test_701_23b_in_a_public_zone_the_card_must_be_found(self) -> None:
        wanted = Filter(zone=Zone.LIBRARY, name="Grifo")
        everywhere = (Zone.GRAVEYARD, Zone.HAND, Zone.LIBRARY)
        at = table(
            Search(filter=wanted, keep_as="found", whose=Target(), zones=everywhere, count=None),
            Move(what=Remembered("found"), to=Zone.EXILE),
            targets=(TARGET_PLAYER,),
        )
        for label, zone in (("g1", Zone.GRAVEYARD), ("g2", Zone.LIBRARY), ("g3", Zone.HAND)):
            at.put(label, card("Grifo", types=(CardType.CREATURE,)), controller=1, zone=zone)
        resolve(at, "g3", targets=("Bruno",))
        assert {one: at.where(one) for one in ("g1", "g2", "g3")} == {
            "g1": Zone.EXILE,
            "g2": Zone.LIBRARY,
            "g3": Zone.EXILE,
        }

    @pytest.mark.parametrize(("second", "found"), [("Duna", {"Selva", "Duna"}), ((), {"Selva"})])
    def test_701_23b_a_card_of_each_kind(self, second: Said, found: set[str]) -> None:
        named = {name: Filter(zone=Zone.LIBRARY, name=name) for name in ("Selva", "Duna")}
        at = table(
            Search(filter=named["Selva"], one_for_each=(named["Duna"],), keep_as="found"),
            Move(what=Remembered("found"), to=Zone.HAND),
        )
        lands(at, "Selva", "Duna", "Baia")
        resolve(at, "Selva", second)
        assert {one for one in ("Selva", "Duna", "Baia") if at.where(one) is Zone.HAND} == found

    def test_701_23b_control_no_card_is_found_for_two_of_them(self) -> None:
        land = Filter(zone=Zone.LIBRARY, types=(CardType.LAND,))
        at = table(
            Search(filter=land, one_for_each=(land,), keep_as="found"), Move(what=Remembered("found"), to=Zone.HAND)
        )
        lands(at, "Selva")
        resolve(at, "Selva")
        assert at.where("Selva") is Zone.HAND

    def test_701_23d_control_a_mere_quantity_must_be_found(self) -> None:
        at = table(
            Search(filter=Filter(zone=Zone.LIBRARY), keep_as="found"), Move(what=Remembered("found"), to=Zone.HAND)
        )
        at.settle().cast("Rito")
        pass_on(at).do(Pass(B))
        question = at.question()
        assert (question.purpose, question.rule, question.minimum) == (Purpose.SEARCH, "701.23d", 1)

    def test_701_23d_of_cards_that_are_the_same_nobody_is_asked_which(self) -> None:
        at = table(
            Search(filter=Filter(zone=Zone.LIBRARY), keep_as="found"),
            Move(what=Remembered("found"), to=Zone.HAND),
            cards=(),
        )
        at.library(0, 3)
        assert len(resolve(at).zone(Zone.HAND)) == 1

    def test_701_23e_control_unless_it_says_so_what_is_found_is_not_revealed(self) -> None:
        for reveal in (True, False):
            at = table(Search(filter=LAND_CARD, keep_as="found", reveal=reveal))
            lands(at, "Selva")
            resolve(at, "Selva")
            shown = [one for one in at.changes() if isinstance(one.event, Shown)]
            assert bool(shown) is reveal

    def test_701_23f_an_ability_triggers_on_a_library_being_searched(self) -> None:
        for zones, life in (((Zone.LIBRARY,), 21), ((Zone.GRAVEYARD,), 20)):
            at = table(Search(filter=LAND_CARD, keep_as="found", zones=zones))
            at.permanent("Guardia", when(Performs(action=Action.SEARCH)), **ARTIFACT)
            assert resolve(at).play_out().life(0) == life

    def test_701_23a_cards_of_which_nothing_is_known_make_the_ruling_incomplete(self) -> None:
        for known, gaps in ((True, 0), (False, 1)):
            at = table(*FETCH, cards=())
            at.put(
                "ignota", card("Orso", types=(CardType.CREATURE,)) if known else Characteristics(), zone=Zone.LIBRARY
            )
            resolve(at)
            assert len([one for step in at.steps for one in step.untold]) == gaps

    def test_701_23b_who_does_not_want_what_is_there_leaves_nothing_open(self) -> None:
        at = table(*FETCH, cards=())
        at.put("ignota", Characteristics(), zone=Zone.LIBRARY)
        lands(at, "Selva")
        resolve(at, ())
        assert [one for step in at.steps for one in step.untold] == []

    def test_701_23a_control_with_as_many_found_as_asked_for_nothing_is_open(self) -> None:
        at = table(*FETCH, cards=())
        at.put("ignota", Characteristics(), zone=Zone.LIBRARY)
        lands(at, "Selva")
        resolve(at, "Selva")
        assert [one for step in at.steps for one in step.untold] == []


class TestSearchedAtOnce:
    def test_701_23i_several_players_look_and_then_decide_in_turn_order(self) -> None:
        """The active player first, whoever controls the spell; each finds a card of their own library."""
        for active in (0, 1):
            at = Table(active=active)
            cards = (
                Search(filter=Filter(zone=Zone.LIBRARY, types=(CardType.CREATURE,)), keep_as="mia", who=EachPlayer()),
            )
            printed = card("Rito", SpellAbility(effects=cards), types=(CardType.INSTANT,))
            at.put("Rito", printed, zone=Zone.HAND, controller=active)
            for player in (0, 1):
                for name in ("Orso", "Lupo"):
                    looks = card(name, types=(CardType.CREATURE,), power=1, toughness=1)
                    at.put(f"{name}{player}", looks, controller=player, zone=Zone.LIBRARY)
            at.settle().cast("Rito", player=active)
            at.resolve(f"Orso{active}", f"Lupo{1 - active}")
            found = [step.player for step in at.steps if step.fact(Searched) is not None]
            assert found == [active, 1 - active]


class TestSearchedTwice:
    def _searched(self, *between: Effect) -> Table:
        """For Orso, and then for Lupo; Bruno gains 1 life for each search of Anna's, and Anna for each shuffle."""
        first = Search(filter=Filter(zone=Zone.LIBRARY, name="Orso"), keep_as="uno")
        second = Search(filter=Filter(zone=Zone.LIBRARY, name="Lupo"), keep_as="due")
        moves = [Move(what=Remembered(name), to=Zone.HAND) for name in ("uno", "due")]
        at = table(first, moves[0], *between, second, moves[1], Shuffle())
        sees = when(Performs(action=Action.SEARCH, who=Relation.OPPONENT))
        at.permanent("Occhio", sees, controller=1, **ARTIFACT)
        at.permanent("Ruota", when(Performs(action=Action.SHUFFLE)), **ARTIFACT)
        return resolve(at, "Orso", "Lupo").play_out()

    def test_701_23h_one_library_is_searched_once_for_all_that_it_is_searched_for(self) -> None:
        at = self._searched()
        assert sorted(at.zone(Zone.HAND)) == ["Lupo", "Orso"]
        assert (at.life(0), at.life(1)) == (21, 21)
        assert "701.23h" in at.rules()

    def test_701_23h_control_with_a_shuffle_in_between_it_is_searched_twice(self) -> None:
        at = self._searched(Shuffle())
        assert (at.life(0), at.life(1)) == (22, 22)
        assert "701.23h" not in at.rules()
