"""702: keywords about what is paid for a spell, and from where it is cast."""

from __future__ import annotations

import pytest

from engine.board.board_of import board_of
from engine.cards.abilities.ability import Cost, Keyword, Mode, SpellAbility
from engine.cards.abilities.choices import If
from engine.cards.abilities.conditions import Paid
from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.players import Draw, GainLife
from engine.cards.abilities.quantities import Fixed, TimesPaid
from engine.cards.abilities.triggers import enters
from engine.state.actions import Activate, Cast
from engine.state.faces import back_of
from engine.state.facts.announced import CostsChosen
from engine.state.facts.checks import LethalDamage
from engine.words.terms import CardType, PlayerId, TurnStep, Zone
from tests.engine.cards.support import COST, in_graveyard, in_hand, in_library, keyword
from tests.engine.support import Table, creature
from tests.engine.support_more import counted_as_paid, die, every, free, gain, instant, refused, when

ANNA, BRUNO = PlayerId(0), PlayerId(1)
THIS = Filter(this=True)
GAIN = GainLife(amount=Fixed(3))


@pytest.mark.parametrize("kicked", [True, False])
def test_702_33a_kicker_is_announced_and_asked_for_later(kicked: bool) -> None:
    at = Table()
    in_hand(at, "Maga", keyword("kicker", cost=COST), when(enters(THIS), GAIN, condition=Paid("kicker")))
    at.settle().cast("Maga", kicked).play_out()
    assert at.life(0) == (23 if kicked else 20)


@pytest.mark.parametrize("times", [0, 3])
def test_702_33c_multikicker_any_number_of_times(times: int) -> None:
    at = Table()
    gains = GainLife(amount=TimesPaid("kicker"))
    in_hand(at, "Idra", keyword("multikicker", cost=COST), when(enters(THIS), gains))
    at.settle().cast("Idra", times).play_out()
    assert at.life(0) == 20 + times


@pytest.mark.parametrize(("paid", "zone"), [(True, Zone.HAND), (False, Zone.GRAVEYARD)])
def test_702_27a_buyback_returns_it_as_it_resolves(paid: bool, zone: Zone) -> None:
    at = Table()
    in_hand(at, "Ricarica", keyword("buyback", cost=COST), SpellAbility(effects=(GAIN,)), types=(CardType.INSTANT,))
    at.settle().cast("Ricarica", paid).play_out()
    assert at.where("Ricarica") is zone
    assert at.life(0) == 23


@pytest.mark.parametrize(("paid", "life"), [(True, 26), (False, 23)])
def test_702_42a_entwine_chooses_all_modes(paid: bool, life: int) -> None:
    at = Table()
    modes = (Mode(effects=(GAIN,), text="uno"), Mode(effects=(GAIN,), text="due"))
    spell = SpellAbility(modes=modes, choose_modes=(1, 1))
    in_hand(at, "Intreccio", keyword("entwine", cost=COST), spell, types=(CardType.INSTANT,))
    at.settle().cast("Intreccio", paid, *([] if paid else ["uno"])).play_out()
    assert at.life(0) == life


def test_702_34a_flashback_from_the_graveyard_and_into_exile() -> None:
    at = Table()
    in_graveyard(
        at, "Ricordo", keyword("flashback", cost=COST), SpellAbility(effects=(GAIN,)), types=(CardType.SORCERY,)
    )
    in_graveyard(at, "Altro", SpellAbility(effects=(GAIN,)), types=(CardType.SORCERY,))
    at.settle()
    assert refused(at, Cast(ANNA, at.id("Altro")))[1] == "601.3", "control"
    at.cast("Ricordo").play_out()
    assert at.where("Ricordo") is Zone.EXILE


@pytest.mark.parametrize(("way", "zone"), [("evoke", Zone.GRAVEYARD), ("normal", Zone.BATTLEFIELD)])
def test_702_74a_evoke_sacrifices_it_as_it_enters(way: str, zone: Zone) -> None:
    at = Table()
    in_hand(at, "Spirito", keyword("evoke", cost=COST), mana_cost="{4}")
    at.settle().cast("Spirito", way).play_out()
    assert at.where("Spirito") is zone


@pytest.mark.parametrize(("way", "zone"), [("dash", Zone.HAND), ("normal", Zone.BATTLEFIELD)])
def test_702_109a_dash_gives_haste_and_brings_it_back(way: str, zone: Zone) -> None:
    at = Table()
    in_hand(at, "Orco", keyword("dash", cost=COST), mana_cost="{4}")
    at.settle().cast("Orco", way).play_out()
    assert at.looks("Orco").has("haste") is (way == "dash")
    assert at.stack() == [], "what brings it back is no ability that triggered"
    at.until(TurnStep.END)
    at.play_out()
    assert at.where("Orco") is zone


@pytest.mark.parametrize(("way", "hand"), [("blitz", ["0c0"]), ("normal", [])])
def test_702_152a_blitz_gives_haste_and_a_card_as_it_dies(way: str, hand: list[str]) -> None:
    at = Table()
    at.library(0, 3)
    in_hand(at, "Orco", keyword("blitz", cost=COST), mana_cost="{4}")
    at.settle().cast("Orco", way).play_out()
    assert at.looks("Orco").has("haste") is (way == "blitz")
    at.until(TurnStep.END)
    at.play_out()
    assert (at.where("Orco") is Zone.GRAVEYARD) is (way == "blitz")
    assert at.zone(Zone.HAND) == hand


@pytest.mark.parametrize(("way", "name"), [("more than meets the eye", "Camion"), ("normal", "Robot")])
def test_702_162a_cast_converted_for_its_other_cost_it_has_its_back_face_up(way: str, name: str) -> None:
    at = Table()
    front = creature("Robot", 5, 5, keyword("more than meets the eye", cost=COST), mana_cost="{6}")
    at.put("Carta", front, other_face=back_of(front, creature("Camion", 3, 3)), zone=Zone.HAND)
    at.settle().cast("Carta", way)
    assert at.looks("Carta").name == name
    assert counted_as_paid(at) == (["{1}"] if name == "Camion" else ["{6}"])
    assert at.play_out().looks("Carta").name == name


@pytest.mark.parametrize("way", ["blitz {1}", "blitz {2}"])
@pytest.mark.parametrize(("count", "hand"), [(1, ["0c0"]), (2, ["0c0"])])
def test_702_152b_each_blitz_looks_at_what_was_paid_for_it_alone(way: str, count: int, hand: list[str]) -> None:
    """One cost is paid, and one ability gives haste and a card, whichever it was; the other control has that ability alone."""
    at = Table()
    at.library(0, 3)
    costs = (COST, Cost(mana="{2}"))
    mine = costs if count == 2 else tuple(one for one in costs if one.mana in way)
    in_hand(at, "Orco", *(keyword("blitz", cost=one) for one in mine), mana_cost="{4}")
    at.settle().cast("Orco", way if count == 2 else "blitz").play_out()
    assert len([one for one in at.looks("Orco").abilities if one == Keyword(keyword="haste")]) == 1
    at.occur(*die(at.id("Orco")))
    at.play_out()
    assert at.zone(Zone.HAND) == hand


@pytest.mark.parametrize("name", ["flashback", "evoke", "bestow"])
def test_118_9a_601_2b_of_two_alternative_costs_of_one_keyword_each_can_be_chosen(name: str) -> None:
    at = Table()
    place, more = (in_graveyard, {}) if name == "flashback" else (in_hand, {})
    if name == "bestow":
        more = {"types": (CardType.ENCHANTMENT, CardType.CREATURE), "power": 1, "toughness": 1}
    twice = [keyword(name, cost=Cost(mana=mana)) for mana in ("{2}", "{7}")]
    place(at, "Doppio", *twice, mana_cost="{4}", **more)
    place(at, "Uguale", twice[0], twice[0], mana_cost="{4}", **more)
    at.creature("Orso", 2, 2)
    at.settle()
    normal = [] if name == "flashback" else ["normal"]
    keys = [option.key for option in at.question(Cast(ANNA, at.id("Doppio"))).options]
    assert keys == [*normal, f"{name} {{2}}", f"{name} {{7}}"]
    if normal:
        assert [option.key for option in at.question(Cast(ANNA, at.id("Uguale"))).options] == [*normal, name]
    at.cast("Doppio", f"{name} {{2}}")
    assert counted_as_paid(at) == ["{2}"]


@pytest.mark.parametrize("way", ["impending", "normal"])
def test_702_176a_impending_is_no_creature_while_it_has_time_counters(way: str) -> None:
    at = Table()
    in_hand(at, "Terrore", keyword("impending", 1, cost=COST), mana_cost="{4}", types=(CardType.ENCHANTMENT, CardType.CREATURE),
            power=4, toughness=4)  # fmt: skip
    at.settle().cast("Terrore", way).play_out()
    assert at.looks("Terrore").creature is (way == "normal")
    assert at.one("Terrore").count("time") == (1 if way == "impending" else 0)
    at.until(TurnStep.END)
    at.play_out()
    assert at.looks("Terrore").creature


def test_702_117a_surge_needs_another_spell_of_the_player_this_turn() -> None:
    at = Table()
    in_hand(at, "Onda", keyword("surge", cost=COST), types=(CardType.INSTANT,))
    instant(at, "Prima", GAIN)
    at.settle()
    at.fork().cast("Onda")
    at.cast("Prima").cast("Onda", "surge")
    assert [one.names for one in every(at.steps, CostsChosen)] == [("surge",)]


@pytest.mark.parametrize("lost", [True, False])
def test_702_137a_spectacle_if_an_opponent_lost_life(lost: bool) -> None:
    at = Table()
    in_hand(at, "Show", keyword("spectacle", cost=COST), types=(CardType.INSTANT,))
    at.settle()
    if lost:
        at.occur(gain(1, -1))
        at.cast("Show", "spectacle")
    else:
        at.cast("Show")
    assert at.stack() == ["Show"]


def test_702_137a_control_not_for_life_lost_in_the_turn_before() -> None:
    at = Table()
    at.library(1, 5)
    at.library(0, 5)
    in_hand(at, "Show", keyword("spectacle", cost=COST), types=(CardType.INSTANT,))
    at.settle().occur(gain(1, -1))
    at.until(TurnStep.UPKEEP, player=1)
    assert at.game.player(BRUNO).fates == ()


@pytest.mark.parametrize(("cast", "zone"), [(True, Zone.BATTLEFIELD), (False, Zone.GRAVEYARD)])
def test_702_35a_madness_exiles_what_is_discarded_and_lets_it_be_cast(cast: bool, zone: Zone) -> None:
    at = Table()
    in_hand(at, "Folle", keyword("madness", cost=COST), mana_cost="{4}")
    at.permanent("Altare", free(GAIN, cost=Cost(discard=1)), types=(CardType.ARTIFACT,))
    at.settle().activate("Altare", 0)
    assert at.where("Folle") is Zone.EXILE
    at.play_out(cast)
    assert at.where("Folle") is zone


def test_702_35a_control_without_madness_it_goes_straight_to_the_graveyard() -> None:
    at = Table()
    in_hand(at, "Savio", mana_cost="{4}")
    at.permanent("Altare", free(GAIN, cost=Cost(discard=1)), types=(CardType.ARTIFACT,))
    at.settle().activate("Altare", 0)
    assert at.where("Savio") is Zone.GRAVEYARD


@pytest.mark.parametrize("times", [0, 2])
def test_702_157a_squad_makes_a_copy_for_each_payment(times: int) -> None:
    at = Table()
    in_hand(at, "Soldato", keyword("squad", cost=COST), power=3, toughness=3, types=(CardType.CREATURE,))
    at.settle().cast("Soldato", times).play_out()
    assert len(at.all("Soldato")) == 1 + times


@pytest.mark.parametrize("paid", [True, False])
def test_702_175a_offspring_is_a_copy_but_1_1(paid: bool) -> None:
    at = Table()
    in_hand(at, "Topo", keyword("offspring", cost=COST), power=3, toughness=3, types=(CardType.CREATURE,))
    at.settle().cast("Topo", paid).play_out()
    sizes = sorted(board_of(at.game).characteristics(one.id).power or 0 for one in at.all("Topo"))
    assert sizes == ([1, 3] if paid else [3])


def test_702_166a_bargain_sacrifices_an_artifact_an_enchantment_or_a_token() -> None:
    for types, asked in (((CardType.ARTIFACT,), True), ((CardType.LAND,), False)):
        at = Table()
        drawn = If(condition=Paid("bargain"), then=(GAIN,))
        in_hand(at, "Patto", "bargain", SpellAbility(effects=(drawn,)), types=(CardType.INSTANT,))
        at.permanent("Pegno", types=types)
        at.settle().cast("Patto", *([True] if asked else [])).play_out()
        assert (at.where("Pegno") is Zone.GRAVEYARD) is asked
        assert at.life(0) == (23 if asked else 20)


def test_702_146a_disturb_casts_it_from_the_graveyard_with_its_back_face_up() -> None:
    at = Table()
    front = creature("Contadino", 2, 2, keyword("disturb", cost=COST), mana_cost="{1}{W}")
    at.put("Contadino", front, zone=Zone.GRAVEYARD, other_face=back_of(front, creature("Fantasma", 1, 1, "flying")))
    at.settle().cast("Contadino").play_out()
    assert at.where("Contadino") is Zone.BATTLEFIELD
    assert at.looks("Contadino").name == "Fantasma"
    assert at.looks("Contadino").mana_value == 2, "712.8e"


def test_702_125a_undaunted_costs_less_for_each_opponent() -> None:
    for players, cost in ((2, "{4}"), (4, "{2}")):
        at = Table(players)
        in_hand(at, "Audace", "undaunted", types=(CardType.INSTANT,), mana_cost="{5}")
        at.settle().cast("Audace")
        assert cost in counted_as_paid(at)


def test_702_188a_web_slinging_returns_a_tapped_creature() -> None:
    for tapped, castable in ((True, True), (False, False)):
        at = Table()
        in_hand(at, "Ragno", keyword("web-slinging", cost=COST), mana_cost="{5}")
        at.creature("Orso", 2, 2, tapped=tapped)
        at.settle().cast("Ragno", *(["web-slinging"] if castable else []))
        assert (at.where("Orso") is Zone.HAND) is castable


# --- on the stack


def test_702_40a_storm_copies_for_each_spell_before_it_also_when_it_is_countered() -> None:
    for countered in (False, True):
        at = Table()
        instant(at, "Uno", Draw())
        instant(at, "Due", Draw())
        at.library(0, 5)
        in_hand(at, "Tempesta", "storm", SpellAbility(effects=(GAIN,)), types=(CardType.INSTANT,))
        at.settle().cast("Uno").play_out()
        at.cast("Due").play_out()
        at.cast("Tempesta")
        assert at.stack() == ["Tempesta", "Tempesta#1"]
        if countered:
            from engine.words.terms import Reason
            from tests.engine.support_more import moved

            at.occur(moved(at.id("Tempesta"), Zone.GRAVEYARD, Reason.COUNTERED))
        at.play_out()
        assert at.life(0) == (26 if countered else 29)


def test_702_40a_control_the_first_spell_of_a_turn_is_not_copied() -> None:
    at = Table()
    in_hand(at, "Tempesta", "storm", SpellAbility(effects=(GAIN,)), types=(CardType.INSTANT,))
    at.settle().cast("Tempesta").play_out()
    assert at.life(0) == 23


def test_702_40a_spells_cast_after_it_do_not_count() -> None:
    at = Table()
    instant(at, "Dopo", Draw())
    at.library(0, 5)
    in_hand(at, "Tempesta", "storm", SpellAbility(effects=(GAIN,)), types=(CardType.INSTANT,))
    at.settle().cast("Tempesta").cast("Dopo").play_out()
    assert at.life(0) == 23


@pytest.mark.parametrize(("wanted", "zone"), [(True, Zone.BATTLEFIELD), (False, Zone.LIBRARY)])
def test_702_85a_cascade_finds_what_costs_less_and_may_cast_it(wanted: bool, zone: Zone) -> None:
    at = Table()
    in_library(at, "Terra", types=(CardType.LAND,))
    in_library(at, "Caro", mana_cost="{4}")
    in_library(at, "Economico", mana_cost="{2}")
    in_library(at, "Sotto", mana_cost="{1}")
    in_hand(at, "Cascata", "cascade", mana_cost="{4}")
    at.settle().cast("Cascata").resolve(wanted)
    at.play_out()
    assert at.where("Economico") is zone
    assert at.where("Terra") is at.where("Caro") is at.where("Sotto") is Zone.LIBRARY
    assert at.zone(Zone.LIBRARY)[0] == "Sotto", "control: what was not exiled stays on top"


@pytest.mark.parametrize("times", [0, 2])
def test_702_56a_replicate_copies_for_each_payment(times: int) -> None:
    at = Table()
    in_hand(at, "Replica", keyword("replicate", cost=COST), SpellAbility(effects=(GAIN,)), types=(CardType.INSTANT,))
    at.settle().cast("Replica", times).play_out()
    assert at.life(0) == 23 + 3 * times


@pytest.mark.parametrize(("power", "life"), [(2, 26), (1, 23)])
def test_702_153a_casualty_wants_a_creature_of_so_much_power(power: int, life: int) -> None:
    at = Table()
    at.creature("Complice", power, 2)
    in_hand(at, "Colpo", keyword("casualty", 2), SpellAbility(effects=(GAIN,)), types=(CardType.INSTANT,))
    at.settle().cast("Colpo", *([True] if power == 2 else [])).play_out()
    assert at.life(0) == life


def test_702_78a_conspire_taps_two_creatures_that_share_a_colour() -> None:
    from engine.words.terms import Color

    for second, life in ((Color.RED, 26), (Color.GREEN, 23)):
        at = Table()
        at.creature("Primo", 1, 1, colors=(Color.RED,))
        at.creature("Secondo", 1, 1, colors=(second,))
        in_hand(
            at, "Congiura", "conspire", SpellAbility(effects=(GAIN,)), types=(CardType.INSTANT,), mana_cost="{R}",
            colors=(Color.RED,),
        )  # fmt: skip
        at.settle().cast("Congiura", *([True] if life == 26 else [])).play_out()
        assert at.life(0) == life


def test_702_61a_split_second_stops_spells_and_abilities_but_mana_abilities() -> None:
    from engine.cards.abilities.players import AddMana

    at = Table()
    in_hand(at, "Lampo", "split second", SpellAbility(effects=(GAIN,)), types=(CardType.INSTANT,))
    instant(at, "Risposta", Draw())
    at.permanent("Ara", free(GAIN), types=(CardType.ARTIFACT,))
    at.permanent("Sasso", free(AddMana(choices=(("C",),))), types=(CardType.ARTIFACT,))
    at.settle().cast("Lampo")
    assert refused(at, Cast(ANNA, at.id("Risposta"))) == ("forbidden", "702.61a")
    assert refused(at, Activate(ANNA, at.id("Ara"), 0)) == ("cannot activate", "702.61a")
    at.activate("Sasso", 0)
    at.play_out()
    at.activate("Ara", 0)
    assert at.stack() == ["Ara#1"], "control: as soon as it has resolved"


@pytest.mark.parametrize("pays", [True, False])
def test_702_101a_extort_gains_as_much_as_was_lost_in_all(pays: bool) -> None:
    at = Table(3)
    at.permanent("Tributo", "extort", types=(CardType.ENCHANTMENT,))
    instant(at, "Magia", Draw())
    at.library(0, 2)
    at.settle().cast("Magia").resolve(pays)
    assert [at.life(n) for n in range(3)] == ([22, 19, 19] if pays else [20, 20, 20])


def test_702_101a_control_who_cannot_lose_life_gives_none() -> None:
    from engine.cards.abilities.ability import Cannot, PlayerScope, Prohibition

    at = Table(3)
    at.permanent("Tributo", "extort", types=(CardType.ENCHANTMENT,))
    shield = Cannot(what=Prohibition.LOSE_LIFE, players=PlayerScope.YOU)
    at.permanent("Egida", shield, types=(CardType.ENCHANTMENT,), controller=1)
    instant(at, "Magia", Draw())
    at.library(0, 2)
    at.settle().cast("Magia").resolve(True)
    assert [at.life(n) for n in range(3)] == [21, 20, 19]


def test_702_89a_umbra_armor_is_destroyed_in_place_of_what_it_enchants() -> None:
    for armored in (True, False):
        at = Table()
        bear = at.creature("Orso", 2, 2, damage=1)
        armor = ["umbra armor"] if armored else []
        enchant = Keyword(keyword="enchant", filter=CREATURE)
        at.permanent("Ombra", enchant, *armor, types=(CardType.ENCHANTMENT,), subtypes=("Aura",), attached_to=bear)
        at.settle().occur(*die(at.id("Orso")))
        assert at.where("Ombra") is Zone.GRAVEYARD
        assert at.where("Orso") is (Zone.BATTLEFIELD if armored else Zone.GRAVEYARD)
        if armored:
            assert at.one("Orso").damage == 0
            assert "702.89a" in at.rules()


def test_702_89a_the_damage_is_why_for_what_it_enchants_and_not_for_the_aura() -> None:
    at = Table()
    bear = at.creature("Orso", 2, 2, damage=3)
    enchant = Keyword(keyword="enchant", filter=CREATURE)
    at.permanent("Ombra", enchant, "umbra armor", types=(CardType.ENCHANTMENT,), subtypes=("Aura",), attached_to=bear)
    at.settle()
    read = {type(change.event).__name__: change.facts for change in at.checks()[0].changes}
    assert all("704.5g" not in change.rules for change in at.checks()[0].changes if "701.8a" in change.rules)
    assert read == {"DamageRemoved": (LethalDamage(3, 2),), "ZoneChange": ()}
