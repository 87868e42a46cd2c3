"""305.2, 701.12, 701.38, 701.55, 701.59, 701.61: exchanges, votes, evidence, and lands that may be played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engine.cards.abilities.ability import Cannot, LandPlays, PlayerScope, Prohibition
from engine.cards.abilities.choices import If, May
from engine.cards.abilities.conditions import Compare
from engine.cards.abilities.deciding import CollectEvidence, Forage, MayPlayLands, VillainousChoice, Vote, VoteFor
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.exchanging import (
    ExchangeControl,
    ExchangeLife,
    ExchangeLifeWith,
    ExchangeZones,
    RedistributeLife,
)
from engine.cards.abilities.filters import Filter, TargetSpec
from engine.cards.abilities.objects import ChooseAndSacrifice, Move
from engine.cards.abilities.players import Draw, GainLife, LoseLife
from engine.cards.abilities.quantities import Fixed, Noted
from engine.cards.abilities.references import EachPlayer, One, Remembered, Target, This, You
from engine.cards.abilities.triggers import LifeChanges, Performs
from engine.state.actions import PlayLand
from engine.state.facts.decided import VoteGiven
from engine.words.decisions import IllegalAnswer
from engine.words.terms import Action, CardType, Relation, TurnStep, Zone
from tests.engine.support import Said, Table, card
from tests.engine.support_more import (
    ARTIFACT,
    ENCHANTMENT,
    ONE,
    TARGET_CREATURE,
    TARGET_PLAYER,
    A,
    die,
    free,
    refused,
    sorcery,
    when,
)

TWO_CREATURES = (TARGET_CREATURE, TargetSpec(objects=TARGET_CREATURE.objects, keep_distinct_from=(0,)))


def rite(at: Table, *effects: Effect, **more: Any) -> Table:
    sorcery(at, "Rito", *effects, **more)
    return at


def cast(at: Table, *answers: Said, targets: tuple[Said, ...] = ()) -> Table:
    at.settle().cast("Rito", *targets)
    return at.resolve(*answers)


class TestExchangeControl:
    def _at(self, second: int = 1) -> Table:
        at = rite(Table(), ExchangeControl(first=Target(0), second=Target(1)), targets=TWO_CREATURES)
        at.creature("Orso", 2, 2)
        at.creature("Lupo", 2, 2, controller=second)
        return at

    def test_701_12b_each_gets_the_other_ones(self) -> None:
        at = cast(self._at(), targets=("Orso",))
        assert (at.controller("Orso"), at.controller("Lupo")) == (1, 0)
        assert "701.12b" in at.rules()

    @pytest.mark.parametrize(("both", "owner"), [(True, 1), (False, 0)])
    def test_701_12b_of_two_targets_of_one_requirement(self, both: bool, owner: int) -> None:
        at = Table()
        two = TargetSpec(objects=TARGET_CREATURE.objects, minimum=2 if both else 1, maximum=2)
        rite(at, ExchangeControl(first=Target(0)), targets=(two,))
        at.creature("Orso", 2, 2)
        at.creature("Lupo", 2, 2, controller=1)
        cast(at, targets=() if both else ("Orso",))
        assert (at.controller("Orso"), at.controller("Lupo")) == (owner, 1 - owner)

    def test_701_12b_between_permanents_of_one_player_nothing_happens(self) -> None:
        at = cast(self._at(second=0), targets=("Orso",))
        assert (at.controller("Orso"), at.controller("Lupo")) == (0, 0)
        assert "701.12a" in at.rules()

    def test_701_12a_control_without_one_of_them_no_part_of_it_happens(self) -> None:
        at = self._at()
        at.settle().cast("Rito", "Orso")
        at.occur(*die(at.id("Lupo")))
        at.resolve()
        assert at.controller("Orso") == 0
        assert "701.12a" in at.rules()


class TestExchangeLife:
    def _at(self, *forbidden: Prohibition) -> Table:
        at = rite(Table(life=(5, 20)), ExchangeLife(first=You(), second=Target()), targets=(TARGET_PLAYER,))
        for number, what in enumerate(forbidden):
            at.permanent(f"Veto{number}", Cannot(what=what, players=PlayerScope.ALL), **ENCHANTMENT)
        return at

    def test_701_12c_each_gains_or_loses_the_difference(self) -> None:
        at = self._at()
        at.permanent("Coro", when(LifeChanges(who=Relation.YOU), Draw()), **ARTIFACT)
        at.library(0, 2)
        cast(at, targets=("Bruno",))
        assert (at.life(0), at.life(1)) == (20, 5)
        assert len(at.play_out().zone(Zone.HAND)) == 1, "it triggers on the gain"

    @pytest.mark.parametrize("forbidden", [Prohibition.GAIN_LIFE, Prohibition.LOSE_LIFE])
    def test_119_7_119_8_control_who_cannot_gain_or_lose_life_makes_no_exchange(self, forbidden: Prohibition) -> None:
        at = cast(self._at(forbidden), targets=("Bruno",))
        assert (at.life(0), at.life(1)) == (5, 20)
        assert "701.12a" in at.rules()


class TestRedistributeLife:
    """119.5, 119.7-119.8, 810.9f."""

    def _at(self, life: Sequence[int], *kept: tuple[int, Prohibition], **more: Any) -> Table:
        at = rite(Table(4, life=life, teams=(0, 0, 1, 1), **more), RedistributeLife())
        for seat, what in kept:
            at.permanent(f"Veto{seat}", Cannot(what=what, players=PlayerScope.YOU), controller=seat, **ENCHANTMENT)
        return at.settle()

    def test_119_5_each_of_the_chosen_players_receives_one_of_their_totals(self) -> None:
        at = self._at((5, 20, 12, 20)).cast("Rito")
        at.resolve(("Anna", "Bruno", "Carla"), "Bruno", "Carla")
        assert [at.life(seat) for seat in range(4)] == [20, 12, 5, 20]

    def test_119_7_who_cannot_gain_life_receives_no_higher_total(self) -> None:
        """Anna has least and cannot gain, so hers stays with her, and the other two are left."""
        at = self._at((5, 20, 12, 20), (0, Prohibition.GAIN_LIFE)).cast("Rito")
        at.resolve(("Anna", "Bruno", "Carla"), "Carla")
        assert [at.life(seat) for seat in range(4)] == [5, 12, 20, 20]
        assert "119.7" in at.rules()

    def test_119_8_who_cannot_lose_life_receives_no_lower_total(self) -> None:
        """Bruno has most and cannot lose, so the others exchange at most."""
        at = self._at((5, 20, 12, 20), (1, Prohibition.LOSE_LIFE)).cast("Rito")
        at.resolve(("Anna", "Bruno", "Carla"), "Carla")
        assert [at.life(seat) for seat in range(4)] == [12, 20, 5, 20]
        assert "119.8" in at.rules()

    def test_810_9f_of_a_team_that_shares_its_total_one_at_most(self) -> None:
        at = self._at((30, 7), shared=True).cast("Rito")
        at.resolve("Anna", "Dario", "Dario")
        assert (at.life(0), at.life(2)) == (7, 30)
        assert {"810.9f", "810.9a"} <= set(at.rules())

    def test_810_9f_control_nobody_need_be_chosen_and_teams_without_shared_totals_are_free(self) -> None:
        at = self._at((30, 7), shared=True).cast("Rito").resolve("Anna", ())
        assert (at.life(0), at.life(2)) == (30, 7)
        free = self._at((5, 20, 12, 9)).cast("Rito").resolve(("Anna", "Bruno"), "Bruno")
        assert [free.life(seat) for seat in range(4)] == [20, 5, 12, 9]
        assert "810.9f" not in free.rules()


class TestExchangeLifeWith:
    def _at(self, *, toughness: bool = False) -> Table:
        at = Table(life=(12, 20))
        at.creature("Albero", 3, 4, free(ExchangeLifeWith(of=This(), toughness=toughness)))
        at.settle().activate("Albero", 0).resolve()
        return at

    def test_701_12g_the_life_total_and_the_power(self) -> None:
        at = self._at()
        assert (at.life(0), at.looks("Albero").power, at.looks("Albero").toughness) == (3, 12, 4)

    def test_701_12g_control_or_the_toughness(self) -> None:
        at = self._at(toughness=True)
        assert (at.life(0), at.looks("Albero").power, at.looks("Albero").toughness) == (4, 3, 12)

    def test_701_12a_of_a_creature_that_is_gone_nothing(self) -> None:
        at = Table(life=(12, 20))
        at.creature("Albero", 3, 4, free(ExchangeLifeWith(of=This())))
        at.settle().activate("Albero", 0)
        at.occur(*die(at.id("Albero")))
        assert at.resolve().life(0) == 12


class TestExchangeZones:
    def test_701_12f_all_cards_of_both_zones(self) -> None:
        at = rite(Table(), ExchangeZones(first=Zone.HAND, second=Zone.GRAVEYARD))
        at.put("Selva", card("Selva", types=(CardType.LAND,)), zone=Zone.HAND)
        at.put("Duna", card("Duna", types=(CardType.LAND,)), zone=Zone.GRAVEYARD)
        cast(at)
        assert at.zone(Zone.HAND) == ["Duna"]
        assert "Selva" in at.zone(Zone.GRAVEYARD)

    def test_701_12f_control_even_with_an_empty_one(self) -> None:
        at = rite(Table(), ExchangeZones(first=Zone.HAND, second=Zone.GRAVEYARD))
        at.put("Selva", card("Selva", types=(CardType.LAND,)), zone=Zone.HAND)
        cast(at)
        assert at.zone(Zone.HAND) == []


class TestVote:
    def _at(self) -> Table:
        won = Compare(Noted("grazia"), ">", Noted("condanna"))
        return rite(
            Table(3, active=1),
            Vote(choices=("grazia", "condanna")),
            If(condition=won, then=(GainLife(amount=Fixed(3)),), otherwise=(LoseLife(amount=Fixed(3)),)),
            controller=1,
        )

    def _cast(self, *votes: str) -> Table:
        at = self._at()
        at.settle().cast("Rito", player=1)
        return at.resolve(*votes)

    def test_701_38a_in_turn_order_from_the_controller(self) -> None:
        at = self._cast("grazia", "condanna", "grazia")
        assert at.life(1) == 23
        voters = [step.player for step in at.steps if step.fact(VoteGiven) is not None]
        assert voters == [1, 2, 0]

    def test_701_38b_control_the_other_word(self) -> None:
        assert self._cast("grazia", "condanna", "condanna").life(1) == 17

    def test_701_38a_the_votes_for_each_are_a_number(self) -> None:
        at = rite(Table(3), Vote(choices=("pane", "rose")), GainLife(amount=Noted("rose")))
        assert cast(at, "rose", "rose", "pane").life(0) == 22

    def test_701_38c_it_triggers_for_each_player_who_voted(self) -> None:
        at = rite(Table(), Vote(choices=("pane", "rose")))
        at.permanent("Urna", when(Performs(action=Action.VOTE, who=Relation.OPPONENT)), **ARTIFACT)
        assert cast(at, "rose", "rose").play_out().life(0) == 21


class TestVoteFor:
    def _at(self) -> Table:
        at = rite(
            Table(3),
            VoteFor(filter=Filter(types=(CardType.CREATURE,)), keep_as="voted"),
            Move(what=Remembered("voted"), to=Zone.EXILE),
        )
        at.creature("Orso", 2, 2)
        at.creature("Lupo", 2, 2)
        return at

    def test_701_38b_the_one_with_the_most_votes(self) -> None:
        at = cast(self._at(), "Orso", "Lupo", "Orso")
        assert (at.where("Orso"), at.where("Lupo")) == (Zone.EXILE, Zone.BATTLEFIELD)

    def test_701_38b_control_all_that_are_tied(self) -> None:
        at = rite(
            Table(),
            VoteFor(filter=Filter(types=(CardType.CREATURE,)), keep_as="voted"),
            Move(what=Remembered("voted"), to=Zone.EXILE),
        )
        at.creature("Orso", 2, 2)
        at.creature("Lupo", 2, 2)
        cast(at, "Orso", "Lupo")
        assert (at.where("Orso"), at.where("Lupo")) == (Zone.EXILE, Zone.EXILE)


class TestVillainousChoice:
    def _at(self) -> Table:
        choice = VillainousChoice(
            who=EachPlayer(Relation.OPPONENT),
            first=(LoseLife(amount=Fixed(5), who=One()),),
            second=(Draw(who=You()),),
            texts=("perde", "pesca"),
        )
        at = rite(Table(3), choice)
        at.library(0, 2)
        return at

    @pytest.mark.parametrize("has", [True, False])
    def test_701_55b_what_cannot_be_done_may_be_chosen(self, has: bool) -> None:
        """'Each opponent sacrifices a creature, or you draw': without a creature too, and then nothing of it happens."""
        creature = Filter(types=(CardType.CREATURE,))
        choice = VillainousChoice(
            who=EachPlayer(Relation.OPPONENT),
            first=(ChooseAndSacrifice(who=One(), filter=creature),),
            second=(Draw(who=You()),),
            texts=("sacrifica", "pesca"),
        )
        at = rite(Table(), choice)
        at.library(0, 2)
        if has:
            at.creature("Capra", 1, 1, controller=1)
        cast(at, "sacrifica")
        assert at.zone(Zone.HAND) == []
        assert at.zone(Zone.GRAVEYARD, 1) == (["Capra"] if has else [])

    def test_701_55a_each_opponent_chooses_one(self) -> None:
        at = cast(self._at(), "perde", "pesca")
        assert (at.life(1), at.life(2), len(at.zone(Zone.HAND))) == (15, 20, 1)

    def test_701_55d_control_one_player_after_the_other(self) -> None:
        at = cast(self._at(), "perde", "perde")
        lost = [step for step in at.steps if "119.3" in step.rules]
        assert len(lost) == 2


class TestCollectEvidence:
    def _at(self, *values: int, may: bool = False) -> Table:
        evidence: Effect = CollectEvidence(amount=Fixed(4))
        at = rite(Table(), May(then=(evidence, Draw())) if may else evidence)
        at.library(0, 1)
        for number, value in enumerate(values):
            printed = card(f"Prova{number}", types=(CardType.ARTIFACT,), mana_cost=f"{{{value}}}")
            at.put(f"Prova{number}", printed, zone=Zone.GRAVEYARD)
        return at

    def test_701_59a_cards_whose_mana_values_reach_the_number(self) -> None:
        at = cast(self._at(3, 2, 1), ("Prova0", "Prova2"))
        assert at.zone(Zone.EXILE) == ["Prova0", "Prova2"]

    def test_701_59a_control_fewer_are_no_answer(self) -> None:
        at = self._at(3, 2, 1)
        with pytest.raises(IllegalAnswer):
            cast(at, ("Prova1", "Prova2"))

    @pytest.mark.parametrize(("values", "drawn"), [((3, 1), 1), ((2, 1), 0)])
    def test_701_59b_who_cannot_reach_it_cannot_choose_to(self, values: tuple[int, ...], drawn: int) -> None:
        at = cast(self._at(*values, may=True), *((True,) if drawn else ()))
        assert len(at.zone(Zone.HAND)) == drawn


class TestForage:
    def _at(self, cards: int, foods: int) -> Table:
        at = rite(Table(), May(then=(Forage(), GainLife(amount=ONE))))
        for number in range(cards):
            at.put(f"Foglia{number}", card(f"Foglia{number}", types=(CardType.LAND,)), zone=Zone.GRAVEYARD)
        for number in range(foods):
            at.permanent(f"Pane{number}", types=(CardType.ARTIFACT,), subtypes=("Food",))
        return at

    def test_701_61a_three_cards_or_a_food(self) -> None:
        at = cast(self._at(3, 1), True, "Pane0")
        assert at.where("Pane0") is Zone.GRAVEYARD
        at = cast(self._at(3, 1), True, ())
        assert len(at.zone(Zone.EXILE)) == 3
        assert at.life(0) == 21

    def test_701_61a_control_without_either_it_cannot_be_chosen(self) -> None:
        assert cast(self._at(2, 0)).life(0) == 20

    def test_701_61a_it_triggers(self) -> None:
        at = self._at(0, 1)
        at.permanent("Tana", when(Performs(action=Action.FORAGE)), **ARTIFACT)
        assert cast(at, True).play_out().life(0) == 22


def land_cards(at: Table, *names: str) -> None:
    for name in names:
        at.put(name, card(name, types=(CardType.LAND,)), zone=Zone.HAND)


class TestMayPlayLands:
    def _at(self) -> Table:
        at = rite(Table(), MayPlayLands())
        land_cards(at, "Selva", "Duna", "Lago")
        return at

    def test_305_2a_one_more_this_turn(self) -> None:
        at = cast(self._at())
        for name in ("Selva", "Duna"):
            at.do(PlayLand(A, at.id(name)))
            at.settle()
        assert refused(at, PlayLand(A, at.id("Lago"))) == ("land already played", "305.2b")
        assert "305.2a" in at.rules()

    def test_305_2b_control_without_it_one(self) -> None:
        at = self._at()
        at.settle().do(PlayLand(A, at.id("Selva")))
        at.settle()
        assert refused(at, PlayLand(A, at.id("Duna"))) == ("land already played", "305.2b")

    def test_514_2_this_turn_only(self) -> None:
        at = self._at()
        for seat in (0, 1):
            at.library(seat, 3)
        cast(at)
        at.until(TurnStep.PRECOMBAT_MAIN, player=1).until(TurnStep.PRECOMBAT_MAIN, player=0)
        at.do(PlayLand(A, at.id("Selva")))
        at.settle()
        assert refused(at, PlayLand(A, at.id("Duna")))[1] == "305.2b"


class TestLandPlays:
    @pytest.mark.parametrize(
        ("scope", "allowed"), [(PlayerScope.YOU, True), (PlayerScope.ALL, True), (PlayerScope.OPPONENTS, False)]
    )
    def test_305_2_a_static_ability_lets_its_players_play_more(self, scope: PlayerScope, allowed: bool) -> None:
        at = Table()
        land_cards(at, "Selva", "Duna")
        at.permanent("Radura", LandPlays(players=scope), **ENCHANTMENT)
        at.settle().do(PlayLand(A, at.id("Selva")))
        at.settle()
        if allowed:
            at.do(PlayLand(A, at.id("Duna")))
            assert at.where("Duna") is Zone.BATTLEFIELD
        else:
            assert refused(at, PlayLand(A, at.id("Duna")))[1] == "305.2b"

    def test_305_2a_they_add_up_and_count_lands_already_played(self) -> None:
        at = Table()
        land_cards(at, "Selva", "Duna")
        at.builder.adjust(A, lands_played=2)
        for number in (0, 1):
            at.permanent(f"Radura{number}", LandPlays(), **ENCHANTMENT)
        at.settle().do(PlayLand(A, at.id("Selva")))
        at.settle()
        assert refused(at, PlayLand(A, at.id("Duna")))[1] == "305.2b"
