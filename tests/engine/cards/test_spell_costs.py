"""702: what is sacrificed, returned or promised for a spell, and what must have happened before it."""

from __future__ import annotations

from typing import Any

import pytest

from engine import play
from engine.cards.abilities.ability import Activated, Cost, SpellAbility
from engine.cards.abilities.casting import CastingCost
from engine.cards.abilities.choices import If
from engine.cards.abilities.conditions import Paid
from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.objects import Counter, Destroy
from engine.cards.abilities.players import AddMana, Draw, GainLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import Every, Target
from engine.cards.abilities.triggers import Performs, enters
from engine.costs.mana_costs import EXACT_COSTS
from engine.state.actions import Cast, Continue, DeclareAttackers, DeclareBlockers, Pass
from engine.state.objects import PlayerTarget
from engine.words.decisions import Answer
from engine.words.terms import Action, CardType, PlayerId, Relation, TurnStep, Zone
from scenarios.written.abilities.keywords import keywords_of_text
from tests.engine.cards.support import COST, in_hand, keyword
from tests.engine.support import Table, card
from tests.engine.support_more import (
    ARTIFACT,
    TARGET_SPELL,
    as_offered,
    counted_as_paid,
    die,
    hit,
    instant,
    refused,
    when,
)

ANNA, BRUNO = PlayerId(0), PlayerId(1)
INSTANT: dict[str, Any] = {"types": (CardType.INSTANT,), "mana_cost": "{1}"}
THIS = Filter(this=True)
SNAKE = Filter(subtypes=("Snake",))
GAIN = SpellAbility(effects=(GainLife(amount=Fixed(3)),))


def _cost(at: Table) -> object:
    return counted_as_paid(at)[0]


def _ways(at: Table, label: str) -> list[str]:
    """The ways in which a card could be cast now."""
    played = play(at.game, Cast(ANNA, at.id(label)))
    if played.refused is not None:
        return []
    return ["normal"] if played.question is None else [option.key for option in played.question.options]


# --- 702.119, 702.48


def test_702_119a_emerge_sacrifices_a_creature_for_as_much_less() -> None:
    at = Table()
    at.creature("Orso", 2, 2, mana_cost="{2}{G}")
    at.creature("Gatto", 1, 1, mana_cost="{G}")
    in_hand(at, "Piovra", keyword("emerge", cost=Cost(mana="{5}{U}")), mana_cost="{8}")
    at.settle().cast("Piovra", "emerge", "Orso")
    assert _cost(at) == "{2}{U}"
    assert at.where("Orso") is Zone.GRAVEYARD
    assert at.where("Gatto") is Zone.BATTLEFIELD, "control"
    assert {"702.119a", "702.119c"} <= set(at.rules())


def test_702_119a_control_without_a_creature_only_for_its_mana_cost() -> None:
    at = Table()
    at.permanent("Sfera", **ARTIFACT)
    in_hand(at, "Piovra", keyword("emerge", cost=Cost(mana="{5}{U}")), mana_cost="{8}")
    assert _ways(at.settle(), "Piovra") == ["normal"]
    at.cast("Piovra")
    assert _cost(at) == "{8}"


@pytest.mark.parametrize(("what", "ways"), [(CardType.ARTIFACT, 2), (CardType.ENCHANTMENT, 1)])
def test_702_119b_emerge_from_a_quality(what: CardType, ways: int) -> None:
    at = Table()
    at.permanent("Sfera", types=(CardType.ARTIFACT,), mana_cost="{4}")
    in_hand(at, "Piovra", keyword("emerge", cost=Cost(mana="{5}{U}"), filter=Filter(types=(what,))), mana_cost="{8}")
    assert len(_ways(at.settle(), "Piovra")) == ways


def test_702_119c_what_was_chosen_is_gone_before_it_could_be_sacrificed() -> None:
    at = Table()
    at.creature("Orso", 2, 2, mana_cost="{2}{G}")
    text = SpellAbility(effects=(GainLife(amount=Fixed(1)),))
    besides = Cost(sacrifice=Filter(types=(CardType.CREATURE,)))
    in_hand(at, "Piovra", keyword("emerge", cost=Cost(mana="{5}")), CastingCost(cost=besides), text, **INSTANT)
    tried = play(at.settle().game, Cast(ANNA, at.id("Piovra")), [Answer(keys=("emerge",))])
    assert tried.refused is not None, "one creature does not pay for both"
    assert _ways(at, "Piovra") != []


@pytest.mark.parametrize(
    ("offered", "cost"),
    [("{1}{G}", "{3}{G}"), ("{G}{G}", "{4}"), ("{G}{G}{G}", "{3}"), ("{R}", "{3}{G}{G}"), ("{X}{G}", "{4}{G}")],
)
def test_702_48c_offering_takes_each_mana_off_the_same_type_and_what_is_over_off_generic(
    offered: str, cost: str
) -> None:
    at = Table()
    at.creature("Serpe", 1, 1, subtypes=("Snake",), mana_cost=offered)
    in_hand(at, "Patrona", keyword("offering", filter=SNAKE), mana_cost="{4}{G}{G}")
    at.settle().cast("Patrona", True)
    assert _cost(at) == cost
    assert at.where("Serpe") is Zone.GRAVEYARD
    assert {"702.48a", "702.48b", "702.48c"} <= set(at.rules())


def test_702_48a_offered_it_is_cast_whenever_an_instant_could_be() -> None:
    at = Table(step=TurnStep.UPKEEP)
    at.creature("Serpe", 1, 1, subtypes=("Snake",), mana_cost="{G}")
    in_hand(at, "Patrona", keyword("offering", filter=SNAKE), mana_cost="{4}{G}{G}")
    at.settle().cast("Patrona")
    assert at.where("Serpe") is Zone.GRAVEYARD


@pytest.mark.parametrize("chosen", ["Serpe", "Vipera"])
def test_702_48b_what_is_offered_is_chosen_with_the_cost(chosen: str) -> None:
    at = Table(step=TurnStep.UPKEEP)
    for label in ("Serpe", "Vipera"):
        at.creature(label, 1, 1, subtypes=("Snake",), mana_cost="{G}" if label == "Serpe" else "{2}{G}")
    in_hand(at, "Patrona", keyword("offering", filter=SNAKE), mana_cost="{4}{G}{G}")
    at.settle().cast("Patrona", chosen)
    assert at.where(chosen) is Zone.GRAVEYARD
    assert _cost(at) == ("{4}{G}" if chosen == "Serpe" else "{2}{G}")


def test_702_48a_control_without_what_is_offered_it_is_not() -> None:
    at = Table(step=TurnStep.UPKEEP)
    at.creature("Lupo", 1, 1, subtypes=("Wolf",), mana_cost="{G}")
    in_hand(at, "Patrona", keyword("offering", filter=SNAKE), mana_cost="{4}{G}{G}")
    assert refused(at.settle(), Cast(ANNA, at.id("Patrona")))[1] == "117.1a"


def test_702_48a_control_it_may_be_cast_without() -> None:
    at = Table()
    at.creature("Serpe", 1, 1, subtypes=("Snake",), mana_cost="{G}")
    in_hand(at, "Patrona", keyword("offering", filter=SNAKE), mana_cost="{4}{G}{G}")
    at.settle().cast("Patrona", False)
    assert _cost(at) == "{4}{G}{G}"
    assert at.where("Serpe") is Zone.BATTLEFIELD


# --- 702.76, 702.173


@pytest.mark.parametrize(
    ("types", "combat", "whose", "open_"),
    [
        (("Rogue",), True, 0, True),
        (("Rogue",), False, 0, False),
        (("Wolf",), True, 0, False),
        (("Rogue",), True, 1, False),
    ],
)
def test_702_76a_prowl_after_combat_damage_by_one_of_its_types(
    types: tuple[str, ...], combat: bool, whose: int, open_: bool
) -> None:
    at = Table()
    source = at.creature("Ladro", 2, 2, subtypes=types, controller=whose)
    in_hand(
        at,
        "Colpo",
        keyword("prowl", cost=COST),
        GAIN,
        subtypes=("Rogue",),
        mana_cost="{5}",
        types=(CardType.KINDRED, CardType.INSTANT),
    )
    at.settle().occur(hit(source, PlayerTarget(PlayerId(1 - whose)), 2, combat=combat))
    at.occur(*die(source))
    assert ("prowl" in _ways(at, "Colpo")) is open_, "what it was then counts, wherever it is now"
    if open_:
        at.cast("Colpo", "prowl")
        assert "702.76a" in at.rules()


def test_702_76a_prowl_is_over_with_the_turn() -> None:
    at = Table()
    at.library(0, 5)
    at.library(1, 5)
    source = at.creature("Ladro", 2, 2, subtypes=("Rogue",))
    in_hand(
        at, "Colpo", keyword("prowl", cost=COST), GAIN, subtypes=("Rogue",), types=(CardType.KINDRED, CardType.INSTANT)
    )
    at.settle().occur(hit(source, PlayerTarget(BRUNO), 2, combat=True))
    at.until(TurnStep.UPKEEP, player=1)
    assert at.game.player(ANNA).hits == ()


def test_702_76a_a_changeling_has_its_types() -> None:
    at = Table()
    source = at.creature("Mutevole", 2, 2, "changeling")
    in_hand(
        at, "Colpo", keyword("prowl", cost=COST), GAIN, subtypes=("Rogue",), types=(CardType.KINDRED, CardType.INSTANT)
    )
    in_hand(at, "Altro", keyword("prowl", cost=COST), GAIN, **INSTANT)
    at.settle().occur(hit(source, PlayerTarget(BRUNO), 2, combat=True))
    assert "prowl" in _ways(at, "Colpo")
    assert "prowl" not in _ways(at, "Altro"), "control: a spell without creature types shares none"


@pytest.mark.parametrize(
    ("types", "commander", "creature", "open_"),
    [
        (("Assassin",), False, True, True),
        (("Wolf",), True, True, True),
        (("Wolf",), False, True, False),
        (("Assassin",), False, False, False),
    ],
)
def test_702_173a_freerunning_after_an_assassin_or_a_commander(
    types: tuple[str, ...], commander: bool, creature: bool, open_: bool
) -> None:
    at = Table()
    kinds = (CardType.CREATURE,) if creature else (CardType.KINDRED, CardType.ARTIFACT)
    size: dict[str, Any] = {"power": 2, "toughness": 2} if creature else {}
    source = at.put("Ombra", card("Ombra", types=kinds, subtypes=types, **size), commander=commander)
    in_hand(at, "Corsa", keyword("freerunning", cost=COST), GAIN, **INSTANT)
    at.settle().occur(hit(source, PlayerTarget(BRUNO), 2, combat=True))
    assert ("freerunning" in _ways(at, "Corsa")) is open_


# --- 702.190


def _attack(at: Table, blocked: bool) -> None:
    at.settle().until(TurnStep.DECLARE_ATTACKERS)
    at.do(DeclareAttackers(ANNA, ((at.id("Topo"), PlayerTarget(BRUNO)),)))
    at.settle()
    at.until(TurnStep.DECLARE_BLOCKERS)
    at.do(DeclareBlockers(BRUNO, ((at.id("Muro"), at.id("Topo")),) if blocked else ()))
    at.settle()


@pytest.mark.parametrize("blocked", [True, False])
def test_702_190a_702_190b_sneak_with_an_unblocked_attacker_returned(blocked: bool) -> None:
    at = Table(step=TurnStep.BEGINNING_OF_COMBAT)
    at.creature("Topo", 1, 1)
    at.creature("Muro", 0, 4, controller=1)
    in_hand(at, "Ninja", keyword("sneak", cost=COST), mana_cost="{5}", power=4, toughness=4)
    _attack(at, blocked)
    if blocked:
        assert _ways(at, "Ninja") == []
        return
    at.cast("Ninja")
    assert _cost(at) == "{1}"
    assert at.where("Topo") is Zone.HAND
    at.resolve()
    assert at.one("Ninja").tapped
    assert {"702.190a", "702.190b", "508.4"} <= set(at.rules())
    at.until(TurnStep.END_OF_COMBAT)
    assert at.life(1) == 16, "it attacks whom the creature attacked that was returned"


def test_702_190a_control_in_no_other_step_and_for_its_mana_cost_as_ever() -> None:
    at = Table()
    at.creature("Topo", 1, 1)
    in_hand(at, "Ninja", keyword("sneak", cost=COST), mana_cost="{5}", power=4, toughness=4)
    at.settle()
    assert _ways(at, "Ninja") == ["normal"]
    at.cast("Ninja").play_out()
    assert not at.one("Ninja").tapped


# --- 702.174


@pytest.mark.parametrize("promised", [True, False])
def test_702_174b_702_174e_the_chosen_opponent_gets_the_gift_before_the_spell_does_anything_else(
    promised: bool,
) -> None:
    at = Table(players=3)
    for player in range(3):
        at.library(player, 2)
    more = If(condition=Paid("gift"), then=(GainLife(amount=Fixed(5)),))
    text = SpellAbility(effects=(Draw(), more))
    in_hand(at, "Regalo", keyword("gift", quality="card"), text, **INSTANT)
    at.settle()
    at.cast("Regalo", promised, *(["Carla"] if promised else [])).play_out()
    assert len(at.zone(Zone.HAND, 2)) == (1 if promised else 0)
    assert at.zone(Zone.HAND, 1) == []
    assert at.life(0) == (25 if promised else 20)
    assert ({"702.174a", "702.174k"} <= set(at.rules())) is promised


@pytest.mark.parametrize(("gift", "alive"), [("octopus", 0), ("food", 1)])
def test_702_174j_the_gift_comes_before_all_else_that_the_spell_says(gift: str, alive: int) -> None:
    at = Table()
    text = SpellAbility(effects=(Destroy(what=Every(CREATURE)),))
    in_hand(at, "Diluvio", keyword("gift", quality=gift), text, **INSTANT)
    at.settle().cast("Diluvio", True).play_out()
    assert len(list(at.game.permanents())) == alive, "the Octopus was there to be destroyed"


@pytest.mark.parametrize(
    ("gift", "made"),
    [
        ("food", "Food Token"),
        ("tapped fish", "Fish Token"),
        ("treasure", "Treasure Token"),
        ("octopus", "Octopus Token"),
    ],
)
def test_702_174d_702_174f_702_174h_702_174i_what_is_given_by_a_permanent(gift: str, made: str) -> None:
    at = Table()
    in_hand(at, "Ospite", keyword("gift", quality=gift), power=2, toughness=2)
    at.settle().cast("Ospite", True)
    assert at.life(1) == 20
    at.resolve()
    assert at.stack() == ["Ospite#1"], "702.174b: a triggered ability of the permanent"
    at.play_out()
    given = [one for one in at.game.permanents() if one.printed.name == made]
    assert [one.controller for one in given] == [BRUNO]
    assert [one.tapped for one in given] == [gift == "tapped fish"]


def test_702_174g_an_extra_turn() -> None:
    at = Table()
    for player in (0, 1):
        at.library(player, 9)
    in_hand(at, "Ospite", keyword("gift", quality="extra turn"), GAIN, **INSTANT)
    at.settle().cast("Ospite", True).play_out()
    for _ in range(2):
        at.until(TurnStep.UPKEEP)
        assert at.game.turn.active == BRUNO, "his extra turn, and then his own"


# --- 702.33


@pytest.mark.parametrize(("first", "second"), [(True, False), (False, True), (True, True), (False, False)])
def test_702_33f_each_kicker_is_asked_for_by_its_own_cost(first: bool, second: bool) -> None:
    at = Table()
    in_hand(
        at,
        "Mago",
        keyword("kicker", cost=Cost(mana="{R}")),
        keyword("kicker", cost=Cost(mana="{2}{U}")),
        when(enters(THIS), GainLife(amount=Fixed(1)), condition=Paid("kicker {R}")),
        when(enters(THIS), GainLife(amount=Fixed(10)), condition=Paid("kicker {2}{U}")),
        when(enters(THIS), GainLife(amount=Fixed(100)), condition=Paid("kicker")),
    )
    at.settle().cast("Mago", first, second)
    if first or second:
        at.do(Pass(ANNA))
        at.settle().do(Pass(BRUNO))
        at.do(Continue())
        as_offered(at)
    at.play_out()
    assert at.life(0) == 20 + first * 1 + second * 10 + (first or second) * 100


# --- 702.54, 702.69, 702.144


@pytest.mark.parametrize(("mine", "counters"), [(2, 5), (0, 5)])
def test_702_54b_bloodthirst_x_counts_all_damage_to_opponents(mine: int, counters: int) -> None:
    at = Table(players=3)
    source = at.creature("Orso", 2, 2)
    in_hand(at, "Vampiro", keyword("bloodthirst", quality="X"))
    at.settle().occur(hit(source, PlayerTarget(BRUNO), 3))
    at.occur(hit(source, PlayerTarget(PlayerId(2)), 2))
    if mine:
        at.occur(hit(source, PlayerTarget(ANNA), mine))
    at.cast("Vampiro").play_out()
    assert at.one("Vampiro").counters == {"+1/+1": counters}


def test_702_54b_control_without_damage_it_enters_without() -> None:
    at = Table()
    in_hand(at, "Vampiro", keyword("bloodthirst", quality="X"))
    at.settle().cast("Vampiro").play_out()
    assert at.one("Vampiro").counters == {}


@pytest.mark.parametrize("dead", [0, 2])
def test_702_69a_gravestorm_copies_it_for_each_permanent_that_went_to_a_graveyard(dead: int) -> None:
    at = Table()
    at.creature("Orso", 2, 2)
    at.creature("Lupo", 2, 2, controller=1)
    in_hand(at, "Scarto")
    in_hand(at, "Lutto", keyword("gravestorm"), GAIN, **INSTANT)
    at.settle()
    if dead:
        at.occur(*die(at.id("Orso"), at.id("Lupo")))
    at.cast("Lutto").play_out()
    assert at.life(0) == 20 + 3 * (1 + dead)
    assert "702.69a" in at.rules()


def test_702_69b_each_instance_triggers() -> None:
    at = Table()
    at.creature("Orso", 2, 2)
    in_hand(at, "Lutto", keyword("gravestorm"), keyword("gravestorm", text="ancora"), GAIN, **INSTANT)
    at.settle().occur(*die(at.id("Orso")))
    at.do(Cast(ANNA, at.id("Lutto")))
    as_offered(at).play_out()
    assert at.life(0) == 29


@pytest.mark.parametrize("shows", [True, False])
def test_702_144a_demonstrate_copies_it_for_the_player_and_an_opponent(shows: bool) -> None:
    at = Table(players=3)
    in_hand(at, "Lezione", keyword("demonstrate"), GAIN, **INSTANT)
    at.settle().cast("Lezione").play_out(shows, *(["Carla"] if shows else []))
    assert [at.life(one) for one in (0, 1, 2)] == ([26, 20, 23] if shows else [23, 20, 20])
    assert "702.144a" in at.rules()


# --- 702.38


def _beast(at: Table, label: str, *abilities: Any, subtypes: tuple[str, ...] = ("Beast",), **more: Any) -> None:
    in_hand(at, label, *abilities, subtypes=subtypes, **more)


@pytest.mark.parametrize(("shown", "counters"), [(("Lupa", "Orsa"), 4), (("Lupa",), 2), ((), 0)])
def test_702_38a_amplify_counts_the_cards_revealed_that_share_a_type(shown: tuple[str, ...], counters: int) -> None:
    at = Table()
    _beast(at, "Belva", keyword("amplify", 2))
    _beast(at, "Lupa")
    _beast(at, "Orsa", subtypes=("Bear", "Beast"))
    _beast(at, "Elfa", subtypes=("Elf",))
    at.settle().cast("Belva")
    at.resolve(shown)
    assert at.one("Belva").counters == ({"+1/+1": counters} if counters else {})
    assert at.where("Lupa") is Zone.HAND


def test_702_38a_control_nothing_to_reveal_is_not_asked_for() -> None:
    at = Table()
    _beast(at, "Belva", keyword("amplify", 2))
    _beast(at, "Elfa", subtypes=("Elf",))
    at.settle().cast("Belva").resolve()
    assert at.one("Belva").counters == {}


def test_702_38b_each_instance_by_itself_with_the_same_cards() -> None:
    at = Table()
    _beast(at, "Belva", keyword("amplify", 2), keyword("amplify", 1))
    _beast(at, "Lupa")
    at.settle().cast("Belva")
    at.do(Pass(ANNA))
    at.settle().do(Pass(BRUNO))
    played = play(at.game, Continue())
    given: list[Answer] = []
    while played.question is not None:
        given.append(Answer(keys=tuple(option.key for option in played.question.options)[:1]))
        played = play(at.game, Continue(), given)
    assert played.illegal is None
    at.do(Continue(), *given)
    assert at.settle().one("Belva").counters == {"+1/+1": 3}


# --- 702.132


def _with_mana(colors: str, theirs: str) -> Table:
    at = Table(variant=[EXACT_COSTS])
    for n, color in enumerate(colors):
        at.permanent(f"Mia{n}", _land(color), types=(CardType.LAND,))
    for n, color in enumerate(theirs):
        at.permanent(f"Sua{n}", _land(color), types=(CardType.LAND,), controller=1)
    return at


def _land(color: str) -> Any:
    return Activated(cost=Cost(tap=True), effects=(AddMana(choices=((color,),)),))


def test_702_132a_another_player_pays_generic_mana() -> None:
    at = _with_mana("GG", "RRR")
    in_hand(at, "Patto", keyword("assist"), GAIN, types=(CardType.SORCERY,), mana_cost="{3}{G}")
    at.settle().cast("Patto", "Bruno", ("Sua0", "Sua1"), 2, ("Mia0", "Mia1"))
    assert at.stack() == ["Patto"]
    assert not at.one("Sua2").tapped
    assert "702.132a" in {str(rule) for step in at.steps for change in step.changes for rule in change.rules}


def test_702_132a_control_without_help_it_cannot_be_paid() -> None:
    at = _with_mana("GG", "RRR")
    in_hand(at, "Patto", GAIN, types=(CardType.SORCERY,), mana_cost="{3}{G}")
    assert refused(at.settle(), Cast(ANNA, at.id("Patto")))[1] == "601.2h"


def test_702_132a_no_help_for_mana_of_a_colour() -> None:
    at = _with_mana("GG", "RRR")
    in_hand(at, "Patto", keyword("assist"), GAIN, types=(CardType.SORCERY,), mana_cost="{G}{G}")
    at.settle().cast("Patto", ("Mia0", "Mia1"))
    assert at.stack() == ["Patto"]


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("emergere da un artefatto {5}{U}", [("emerge", "artefatto", "{5}{U}")]),
        ("emergere {5}{U}", [("emerge", None, "{5}{U}")]),
        ("obolo Serpente", [("offering", "Serpente", None)]),
        ("dono di un Pesce TAPpato", [("gift", "tapped fish", None)]),
        ("sete di sangue X", [("bloodthirst", "X", None)]),
        ("potenziamento {R} e/o {2}{U}", [("kicker", None, "{R}"), ("kicker", None, "{2}{U}")]),
        ("sgattaiolare {1}{U}", [("sneak", None, "{1}{U}")]),
    ],
)
def test_702_33b_and_others_as_people_write_them(text: str, meant: list[tuple[str, str | None, str | None]]) -> None:
    read = keywords_of_text(text)
    assert [(one.keyword, one.quality, None if one.cost is None else one.cost.mana) for one in read] == meant


GIVING = when(Performs(action=Action.GIVE_GIFT, who=Relation.YOU), GainLife(amount=Fixed(5)))


@pytest.mark.parametrize("promised", [True, False])
@pytest.mark.parametrize("kind", [INSTANT, {"power": 2, "toughness": 2}])
def test_702_174c_a_gift_is_given_as_the_spell_or_the_gift_ability_of_the_permanent_resolves(
    kind: dict[str, Any], promised: bool
) -> None:
    at = Table()
    at.permanent("Coro", GIVING, types=(CardType.ENCHANTMENT,))
    at.permanent("Invidia", GIVING, types=(CardType.ENCHANTMENT,), controller=1)
    in_hand(at, "Regalo", keyword("gift", quality="food"), **kind)
    at.settle().cast("Regalo", promised).play_out()
    assert (at.life(0), at.life(1)) == ((25, 20) if promised else (20, 20))
    assert ("702.174c" in at.rules()) is promised


@pytest.mark.parametrize(("removed", "life"), [("creature", 20), ("artifact", 25)])
def test_702_174c_it_is_given_once_the_spell_has_done_all_that_it_says(removed: str, life: int) -> None:
    """603.6d-e: who was destroyed by the spell itself is not there to see the gift."""
    at = Table()
    at.creature("Grato", 1, 1, GIVING)
    text = SpellAbility(effects=(Destroy(what=Every(Filter(types=(CardType(removed),)))),))
    in_hand(at, "Diluvio", keyword("gift", quality="card"), text, **INSTANT)
    at.library(1, 2)
    at.settle().cast("Diluvio", True).play_out()
    assert at.life(0) == life


def test_702_174c_a_spell_that_is_countered_gives_none() -> None:
    """The control is the second one, which nobody counters."""
    at = Table()
    at.permanent("Coro", GIVING, types=(CardType.ENCHANTMENT,))
    for name in ("Regalo", "Presente"):
        in_hand(at, name, keyword("gift", quality="food"), **INSTANT)
    instant(at, "Veto", Counter(what=Target()), targets=(TARGET_SPELL,))
    at.settle().cast("Regalo", True).cast("Veto").play_out()
    assert at.life(0) == 20
    at.cast("Presente", True).play_out()
    assert at.life(0) == 25
