"""111.10, 114, 701.16, 701.36: predefined tokens, Clues, copies of tokens, emblems."""

from __future__ import annotations

import pytest

from engine import play
from engine.cards.abilities.ability import Keyword, Static, Triggered
from engine.cards.abilities.continuous import ModifyPT
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.making import GetEmblem, Incubate, Investigate, Populate
from engine.cards.abilities.objects import CreateTokens
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import EachPlayer, Every, Target
from engine.cards.abilities.triggers import BeginningOf, Performs
from engine.cards.mana import Mana
from engine.cards.tokens import PREDEFINED
from engine.costs.mana_costs import EXACT_COSTS
from engine.state.actions import Activate, Cast
from engine.state.events import CountersPut
from engine.words.record import replace
from engine.words.terms import Action, CardType, Kind, Relation, Supertype, TurnStep, Zone
from tests.engine.support import Table, card
from tests.engine.support_more import (
    ARTIFACT,
    MY_CREATURES,
    ONE,
    TARGET_CREATURE,
    TWO,
    A,
    attack,
    die,
    instant,
    pass_on,
    refused,
    sorcery,
    when,
)

LETTERS = {
    "111.10a": "Treasure", "111.10b": "Food", "111.10c": "Gold", "111.10d": "Walker", "111.10e": "Shard", "111.10f": "Clue",
    "111.10g": "Blood", "111.10h": "Powerstone", "111.10j": "Cursed", "111.10k": "Monster", "111.10m": "Royal",
    "111.10n": "Sorcerer", "111.10p": "Virtuous", "111.10q": "Wicked", "111.10r": "Young Hero", "111.10s": "Map",
    "111.10t": "Junk", "111.10u": "Lander", "111.10v": "Mutagen", "111.10w": "Vibranium",
}  # fmt: skip


def made(name: str, *, variant: tuple[str, ...] = (), active: int = 0) -> Table:
    """A table at which Anna has created a token, with cards in her library."""
    at = Table(variant=variant, active=active)
    sorcery(at, "Forgia", CreateTokens(token=PREDEFINED[name].looks), mana_cost="{0}")
    at.library(0, 4)
    return at


def forged(at: Table) -> Table:
    at.settle().cast("Forgia")
    return at.resolve()


@pytest.mark.parametrize(("rule", "name"), LETTERS.items())
def test_111_10_each_token_cites_its_own_rule(rule: str, name: str) -> None:
    assert PREDEFINED[name].rule == rule
    if "Role" not in PREDEFINED[name].looks.subtypes:
        assert rule in forged(made(name)).rules()


def test_111_10_control_every_one_of_the_table_is_listed() -> None:
    assert set(LETTERS.values()) == set(PREDEFINED)


def test_111_10d_control_a_described_zombie_of_the_same_size_is_no_walker() -> None:
    at = Table()
    sorcery(at, "Tomba", CreateTokens(token=replace(PREDEFINED["Walker"].looks, name="Zombie")), mana_cost="{0}")
    assert "111.10d" not in at.settle().cast("Tomba").resolve().rules()


def test_111_4_a_token_without_a_name_is_named_after_its_subtype() -> None:
    assert forged(made("Treasure")).looks("Treasure Token").subtypes == ("Treasure",)
    assert forged(made("Walker")).looks("Walker").subtypes == ("Zombie",)


@pytest.mark.parametrize("name", ["Treasure", "Gold"])
def test_111_10a_111_10c_one_mana_of_any_colour(name: str) -> None:
    at = forged(made(name))
    at.activate(f"{name} Token", 0, "R")
    assert at.game.players[0].mana == (Mana("R"),)
    assert at.all(f"{name} Token") == []


def test_111_10a_control_a_tapped_treasure_gives_none_a_tapped_gold_does() -> None:
    for name, works in (("Treasure", False), ("Gold", True)):
        at = Table()
        at.put("pedina", PREDEFINED[name].looks, kind=Kind.TOKEN, tapped=True)
        played = play(at.settle().game, Activate(A, at.id("pedina"), 0))
        assert (played.refused is None) is works


def test_111_10b_a_food_gains_three_life() -> None:
    at = forged(made("Food"))
    assert at.activate("Food Token", 0).resolve().life(0) == 23


def test_111_10e_a_shard_scries_then_draws() -> None:
    at = made("Shard")
    at = forged(at)
    top = at.zone(Zone.LIBRARY)[0]
    at.activate("Shard Token", 0).resolve((top,))
    assert at.zone(Zone.HAND) == ["0c1"]


@pytest.mark.parametrize("name", ["Clue", "Blood"])
def test_111_10f_111_10g_a_card(name: str) -> None:
    at = made(name)
    at.put("Scarto", card("Scarto", types=(CardType.LAND,)), zone=Zone.HAND)
    at = forged(at)
    at.activate(f"{name} Token", 0).resolve()
    assert ("Scarto" in at.zone(Zone.GRAVEYARD)) is (name == "Blood"), "discarding is part of the cost"
    assert "0c0" in at.zone(Zone.HAND)


@pytest.mark.parametrize(("types", "may"), [((CardType.ARTIFACT,), True), ((CardType.ENCHANTMENT,), False)])
def test_111_10h_its_mana_is_not_spent_on_a_nonartifact_spell(types: tuple[CardType, ...], may: bool) -> None:
    at = made("Powerstone", variant=(EXACT_COSTS,))
    at.put("Cosa", card("Cosa", types=types, mana_cost="{1}"), zone=Zone.HAND)
    at = forged(at).activate("Powerstone Token", 0)
    if may:
        assert at.cast("Cosa").stack() == ["Cosa"]
    else:
        assert refused(at, Cast(A, at.id("Cosa"))) == ("cannot pay", "106.6")


def test_111_10s_a_map_has_a_creature_explore_as_a_sorcery() -> None:
    at = made("Map")
    at.creature("Guida", 1, 1)
    at = forged(at).activate("Map Token", 0).resolve()
    assert at.zone(Zone.HAND) == ["0c0"], "a land"
    other = forged(made("Map"))
    other.until(TurnStep.END)
    assert refused(other, Activate(A, other.id("Map Token"), 0))[1] == "602.5d"


def test_111_10u_a_lander_fetches_a_basic_land_tapped() -> None:
    at = made("Lander")
    at.put("Selva", card("Selva", types=(CardType.LAND,), supertypes=(Supertype.BASIC,)), zone=Zone.LIBRARY)
    at = forged(at).activate("Lander Token", 0).resolve("Selva")
    assert at.where("Selva") is Zone.BATTLEFIELD
    assert at.one("Selva").tapped


def test_111_10v_a_mutagen_gives_a_counter() -> None:
    at = made("Mutagen")
    at.creature("Orso", 2, 2)
    assert forged(at).activate("Mutagen Token", 0).resolve().one("Orso").counters == {"+1/+1": 1}


def role(name: str, *, power: int = 2, toughness: int = 2) -> Table:
    at = Table()
    enchanted = CreateTokens(token=PREDEFINED[name].looks, attached_to=Target())
    sorcery(at, "Fiaba", enchanted, targets=(TARGET_CREATURE,))
    at.creature("Orso", power, toughness)
    at.settle().cast("Fiaba")
    return at.resolve()


@pytest.mark.parametrize(
    ("name", "size"),
    [
        ("Cursed", (1, 1)),
        ("Monster", (3, 3)),
        ("Royal", (3, 3)),
        ("Sorcerer", (3, 3)),
        ("Virtuous", (3, 3)),
        ("Wicked", (3, 3)),
        ("Young Hero", (2, 2)),
    ],
)
def test_111_10j_to_r_a_role_enchants_its_creature(name: str, size: tuple[int, int]) -> None:
    at = role(name)
    assert at.one(name).attached_to == at.id("Orso")
    assert (at.looks("Orso").power, at.looks("Orso").toughness) == size


@pytest.mark.parametrize(("name", "keyword"), [("Monster", "trample"), ("Royal", "ward")])
def test_111_10k_111_10m_a_keyword(name: str, keyword: str) -> None:
    assert role(name).looks("Orso").has(keyword)
    assert not role("Virtuous").looks("Orso").has(keyword), "control: of another Role not"


def test_111_10q_each_opponent_loses_a_life_when_it_goes() -> None:
    at = role("Wicked")
    at.occur(*die(at.id("Wicked")))
    assert at.play_out().life(1) == 19
    assert at.life(0) == 20


@pytest.mark.parametrize(("toughness", "counters"), [(3, {"+1/+1": 1}), (4, {})])
def test_111_10r_a_young_hero_grows_while_it_is_small(toughness: int, counters: dict[str, int]) -> None:
    at = attack(role("Young Hero", toughness=toughness), ("Orso", 1)).play_out()
    assert at.one("Orso").counters == counters


def test_704_5z_of_two_roles_of_one_player_the_later_stays() -> None:
    for second, left in ((0, ["Wicked"]), (1, ["Monster", "Wicked"])):
        at = Table()
        for name, seat in (("Monster", 0), ("Wicked", second)):
            effect = CreateTokens(token=PREDEFINED[name].looks, attached_to=Target())
            instant(at, f"Fiaba{name}", effect, targets=(TARGET_CREATURE,), controller=seat)
        at.creature("Orso", 2, 2)
        at.settle().cast("FiabaMonster").resolve()
        if second:
            pass_on(at)
        at.cast("FiabaWicked", player=second).resolve()
        at.play_out()
        assert [name for name in ("Monster", "Wicked") if at.all(name)] == left
        assert ("704.5z" in at.rules()) is (second == 0)


@pytest.mark.parametrize("protected", [True, False])
def test_303_4i_a_role_that_cannot_enchant_its_creature_is_not_created(protected: bool) -> None:
    at = Table()
    enchanted = CreateTokens(token=PREDEFINED["Monster"].looks, attached_to=Every(MY_CREATURES))
    sorcery(at, "Fiaba", enchanted)
    ward = Keyword(keyword="protection", filter=Filter(types=(CardType.ENCHANTMENT,)))
    at.creature("Orso", 2, 2, *((ward,) if protected else ()))
    at.settle().cast("Fiaba").resolve()
    assert bool(at.all("Monster")) is not protected
    assert at.checks() == []


def test_111_10n_a_sorcerer_scries_as_it_attacks() -> None:
    at = attack(role("Sorcerer"), ("Orso", 1)).play_out()
    assert "701.22a" in at.rules()


class TestInvestigate:
    def test_701_16a_a_clue_each_time(self) -> None:
        at = Table()
        sorcery(at, "Indagine", Investigate(times=TWO))
        at.settle().cast("Indagine").resolve()
        assert len(at.all("Clue Token")) == 2
        assert {"701.16a", "111.10f"} <= set(at.rules())

    def test_701_16a_it_triggers_each_time(self) -> None:
        at = Table()
        sorcery(at, "Indagine", Investigate(times=TWO))
        at.permanent("Fiuto", when(Performs(action=Action.INVESTIGATE, who=Relation.YOU)), **ARTIFACT)
        at.settle().cast("Indagine").resolve()
        assert at.play_out().life(0) == 22

    def test_701_16a_control_each_player_their_own(self) -> None:
        at = Table()
        sorcery(at, "Indagine", Investigate(who=EachPlayer()))
        at.settle().cast("Indagine").resolve()
        assert sorted(one.controller for one in at.all("Clue Token")) == [0, 1]


class TestPopulate:
    def _at(self) -> Table:
        at = Table()
        sorcery(at, "Semina", Populate())
        for label, controller in (("Folletto", 0), ("Spirito", 0), ("Orco", 1)):
            at.creature(label, 2, 2, controller=controller, kind=Kind.TOKEN)
        at.creature("Orso", 3, 3)
        return at

    def test_701_36a_a_creature_token_of_ones_own_is_chosen_and_copied(self) -> None:
        at = self._at()
        at.settle().cast("Semina").resolve("Spirito")
        assert len(at.all("Spirito")) == 2
        assert "701.36a" in at.rules()

    def test_701_36a_without_what_has_happened_to_it(self) -> None:
        at = self._at()
        at.settle().occur(CountersPut(on=at.id("Spirito"), counter="+1/+1", count=2))
        at.cast("Semina").resolve("Spirito")
        assert sorted(len(one.counters) for one in at.all("Spirito")) == [0, 1]

    def test_701_36b_control_without_a_creature_token_nothing_is_created(self) -> None:
        at = Table()
        sorcery(at, "Semina", Populate())
        at.creature("Orso", 3, 3)
        at.settle().cast("Semina").resolve()
        assert len(list(at.game.permanents())) == 1
        assert "701.36b" in at.rules()
        assert "111.12" not in at.rules()

    def test_701_36b_control_where_something_is_copied_nothing_is_said_of_none(self) -> None:
        at = self._at()
        at.settle().cast("Semina").resolve("Spirito")
        assert "701.36b" not in at.rules()


class TestGetEmblem:
    def _at(self, who: EachPlayer | None = None) -> Table:
        at = Table()
        lord = Static(parts=(ModifyPT(ONE, ONE),), affects=MY_CREATURES)
        effect = GetEmblem(abilities=(lord,)) if who is None else GetEmblem(abilities=(lord,), who=who)
        sorcery(at, "Faro", effect)
        at.creature("Orso", 2, 2)
        at.creature("Lupo", 2, 2, controller=1)
        at.settle().cast("Faro").resolve()
        return at

    def test_114_4_its_abilities_function_in_the_command_zone(self) -> None:
        at = self._at()
        assert at.looks("Orso").power == 3
        assert {"114.2", "114.4"} <= set(at.rules())

    def test_114_2_control_for_the_player_who_has_it_alone(self) -> None:
        assert self._at().looks("Lupo").power == 2
        assert self._at(EachPlayer(Relation.OPPONENT)).looks("Lupo").power == 3

    def test_114_3_114_5_it_is_no_card_and_has_nothing_but_abilities(self) -> None:
        at = self._at()
        (emblem,) = [one for one in at.game.objects.values() if one.kind is Kind.EMBLEM]
        assert (emblem.zone, emblem.is_card, emblem.printed.types) == (Zone.COMMAND, False, ())

    def test_114_4_a_triggered_ability_of_an_emblem_triggers(self) -> None:
        at = Table()
        gain = Triggered(
            trigger=BeginningOf(step=TurnStep.END, whose=Relation.YOU), effects=(GainLife(amount=Fixed(2)),)
        )
        instant(at, "Faro", GetEmblem(abilities=(gain,)))
        at.settle().cast("Faro").resolve()
        assert at.until(TurnStep.END).play_out().life(0) == 22


class TestIncubate:
    def _at(self) -> Table:
        at = Table()
        sorcery(at, "Cova", Incubate(amount=TWO))
        return at.settle().cast("Cova").resolve()

    def test_701_53a_an_incubator_enters_with_the_counters(self) -> None:
        at = self._at()
        assert at.one("Incubator Token").counters == {"+1/+1": 2}
        assert {"701.53a", "111.10i"} <= set(at.rules())

    def test_111_10i_701_53b_turned_over_it_is_a_phyrexian(self) -> None:
        at = self._at().activate("Incubator Token", 0).resolve()
        looks = at.looks("Incubator Token")
        assert (looks.name, looks.power, looks.toughness) == ("Phyrexian Token", 2, 2)

    def test_111_10i_control_before_that_it_is_no_creature(self) -> None:
        assert not self._at().looks("Incubator Token").creature
