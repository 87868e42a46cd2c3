"""702: what keywords that stand for other abilities do."""

from __future__ import annotations

import pytest

from engine import play
from engine.cards.abilities.ability import Cost, Keyword, SpellAbility, Triggered
from engine.cards.abilities.damage import DealDamage
from engine.cards.abilities.filters import CREATURE, Bounds, Filter, TargetSpec
from engine.cards.abilities.players import Draw, GainLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import Target
from engine.cards.abilities.triggers import enters
from engine.state.actions import Activate, DeclareAttackers, DeclareBlockers, Pass
from engine.state.events import Damage, Destruction
from engine.state.objects import PlayerTarget
from engine.words.decisions import Answer
from engine.words.terms import CardType, PlayerId, Relation, TurnStep, Zone
from tests.engine.support import Table, card

ANNA, BRUNO = PlayerId(0), PlayerId(1)
BOLT = SpellAbility(
    effects=(DealDamage(amount=Fixed(3), to=Target(0)),), targets=(TargetSpec(objects=CREATURE),), text="3 danni"
)


def bolt(at: Table, controller: int = 1) -> None:
    at.put("Dardo", card("Dardo", BOLT, types=(CardType.INSTANT,)), controller=controller, zone=Zone.HAND)


def test_702_6a_equip_attaches_to_a_creature_you_control() -> None:
    at = Table()
    at.permanent(
        "Lama", Keyword(keyword="equip", cost=Cost(mana="{2}")), types=(CardType.ARTIFACT,), subtypes=("Equipment",)
    )
    at.creature("Orso", 2, 2)
    at.creature("Lupo", 2, 2, controller=1)
    at.settle().activate("Lama", 0).resolve()
    assert at.one("Lama").attached_to == at.id("Orso")


def test_702_6a_control_only_as_a_sorcery() -> None:
    at = Table(step=TurnStep.UPKEEP)
    at.permanent("Lama", Keyword(keyword="equip", cost=Cost()), types=(CardType.ARTIFACT,), subtypes=("Equipment",))
    at.creature("Orso", 2, 2)
    refused = play(at.settle().game, Activate(ANNA, at.id("Lama"), 0)).refused
    assert refused is not None and refused.rule == "602.5d"


@pytest.mark.parametrize(("pays", "zone"), [(True, Zone.GRAVEYARD), (False, Zone.BATTLEFIELD)])
def test_702_21a_ward_counters_what_an_opponent_targets_it_with_unless_they_pay(pays: bool, zone: Zone) -> None:
    at = Table()
    at.creature("Orso", 2, 2, Keyword(keyword="ward", cost=Cost(mana="{2}")))
    bolt(at)
    at.settle().do(Pass(ANNA))
    at.settle().cast("Dardo", player=1)
    assert at.stack() == ["Dardo", "Orso#1"]
    at.resolve(pays)
    at.play_out()
    assert at.where("Orso") is zone
    assert "118.12a" in at.rules()


def test_702_21a_control_not_by_its_own_controller() -> None:
    at = Table()
    at.creature("Orso", 2, 4, Keyword(keyword="ward", cost=Cost(mana="{2}")))
    bolt(at, controller=0)
    at.settle().cast("Dardo")
    assert at.stack() == ["Dardo"]
    assert at.missed("Orso") == ["player"]


def test_702_108a_prowess_grows_with_each_noncreature_spell() -> None:
    at = Table()
    at.creature("Monaca", 1, 4, "prowess")
    at.put("Visione", card("Visione", SpellAbility(effects=(Draw(),)), types=(CardType.SORCERY,)), zone=Zone.HAND)
    at.put("Orso", card("Orso", types=(CardType.CREATURE,), power=2, toughness=2), zone=Zone.HAND)
    at.library(0, 3)
    at.settle().cast("Visione").play_out()
    assert (at.looks("Monaca").power, at.looks("Monaca").toughness) == (2, 5)
    at.cast("Orso").play_out()
    assert at.looks("Monaca").power == 2, "control: a creature spell"


def test_702_79a_persist_returns_it_with_a_counter_once() -> None:
    at = Table()
    at.creature("Spettro", 2, 2, "persist")
    at.settle().occur(Destruction(object=at.id("Spettro")))
    at.play_out()
    assert at.where("Spettro") is Zone.BATTLEFIELD
    assert at.one("Spettro").counters == {"-1/-1": 1}
    at.occur(Destruction(object=at.id("Spettro")))
    assert at.where("Spettro") is Zone.GRAVEYARD
    assert at.stack() == []
    assert "intervening if" in at.missed("Spettro")


def test_702_79a_it_enters_with_the_counter_and_not_a_moment_without() -> None:
    for power, life in ((3, 20), (4, 22)):
        at = Table()
        at.creature("Spettro", power, 4, "persist")
        strong = enters(Filter(types=(CardType.CREATURE,), power=Bounds(least=3)))
        gain = Triggered(trigger=strong, effects=(GainLife(amount=Fixed(2)),))
        at.permanent("Araldo", gain, types=(CardType.ENCHANTMENT,))
        at.settle().occur(Destruction(object=at.id("Spettro")))
        at.play_out()
        assert at.life(0) == life


def test_702_29a_a_cycling_cost_that_is_no_mana_is_paid() -> None:
    for lands, refused in ((1, False), (0, True)):
        at = Table()
        cost = Cost(sacrifice=Filter(types=(CardType.LAND,), controller=Relation.YOU))
        cycling = Keyword(keyword="cycling", cost=cost)
        at.put("Ciclo", card("Ciclo", cycling, types=(CardType.CREATURE,), power=1, toughness=1), zone=Zone.HAND)
        at.library(0, 1)
        for number in range(lands):
            at.permanent(f"Selva{number}", types=(CardType.LAND,))
        played = play(at.settle().game, Activate(PlayerId(0), at.id("Ciclo"), 0))
        assert (played.refused is not None) is refused


def test_702_93a_undying_looks_for_the_other_counter() -> None:
    at = Table()
    at.creature("Lupo", 2, 2, "undying", counters={"-1/-1": 1})
    at.settle().occur(Destruction(object=at.id("Lupo")))
    at.play_out()
    assert at.one("Lupo").counters == {"+1/+1": 1}


def test_702_83a_exalted_only_for_a_creature_that_attacks_alone() -> None:
    for attackers, power in ((("Orso",), 4), (("Orso", "Lupo"), 2)):
        at = Table(step=TurnStep.BEGINNING_OF_COMBAT)
        at.creature("Orso", 2, 2, "exalted")
        at.creature("Lupo", 1, 1)
        at.permanent("Angelo", "exalted", types=(CardType.ENCHANTMENT,))
        _combat(at, attackers, *([("Orso", "Angelo")] if len(attackers) == 1 else []))
        at.play_out()
        assert at.looks("Orso").power == power


def test_702_147a_decayed_cannot_block_and_is_sacrificed_after_attacking() -> None:
    at = Table(step=TurnStep.BEGINNING_OF_COMBAT)
    at.creature("Zombie", 2, 2, "decayed")
    _combat(at, ("Zombie",))
    at.until(TurnStep.END_OF_COMBAT)
    at.play_out()
    assert at.where("Zombie") is Zone.GRAVEYARD
    assert "701.21a" in at.rules()


def test_702_147a_control_as_a_blocker_it_is_refused() -> None:
    at = Table(step=TurnStep.BEGINNING_OF_COMBAT)
    at.creature("Orso", 2, 2)
    at.creature("Zombie", 2, 2, "decayed", controller=1)
    _combat(at, ("Orso",))
    at.until(TurnStep.DECLARE_BLOCKERS)
    refused = play(at.game, DeclareBlockers(BRUNO, ((at.id("Zombie"), at.id("Orso")),))).refused
    assert refused is not None and refused.rule == "702.147a"


@pytest.mark.parametrize(("keyword", "power"), [("flanking", 2), ("bushido", 3)])
def test_702_25a_and_702_45a_flanking_and_bushido_as_it_becomes_blocked(keyword: str, power: int) -> None:
    at = Table(step=TurnStep.BEGINNING_OF_COMBAT)
    at.creature("Orso", 2, 2, Keyword(keyword=keyword, value=1))
    at.creature("Lupo", 3, 3, controller=1)
    at.creature("Gatto", 1, 4, controller=1)
    _combat(at, ("Orso",))
    at.until(TurnStep.DECLARE_BLOCKERS)
    at.do(DeclareBlockers(BRUNO, ((at.id("Lupo"), at.id("Orso")), (at.id("Gatto"), at.id("Orso")))))
    at.settle(*([_as_asked(at)] if keyword == "flanking" else []))
    at.play_out()
    assert at.looks("Orso").power == power, "bushido once, however many block it"
    assert at.looks("Lupo").toughness == (2 if keyword == "flanking" else 3)
    assert at.looks("Gatto").toughness == (3 if keyword == "flanking" else 4)


def test_702_29a_cycling_discards_the_card_and_draws_another() -> None:
    at = Table()
    at.put(
        "Rovo",
        card(
            "Rovo", Keyword(keyword="cycling", cost=Cost(mana="{1}")), types=(CardType.CREATURE,), power=1, toughness=1
        ),
        zone=Zone.HAND,
    )
    at.library(0, 2)
    at.settle().activate("Rovo", 0)
    assert at.where("Rovo") is Zone.GRAVEYARD
    at.resolve()
    assert at.zone(Zone.HAND) == ["0c0"]


def test_702_64a_absorb_prevents_so_much_of_each_source() -> None:
    at = Table()
    source = at.creature("Orso", 3, 3)
    at.creature("Muro", 0, 4, Keyword(keyword="absorb", value=2), controller=1)
    wall = at.id("Muro")
    at.settle().occur(Damage(source=source, to=wall, amount=3))
    assert at.one("Muro").damage == 1


def _as_asked(at: Table) -> Answer:
    """The order in which the abilities triggered: which comes first makes no difference to the outcome here."""
    question = at.fork().question()
    return Answer(keys=tuple(option.key for option in question.options))


def _combat(at: Table, attackers: tuple[str, ...], *answers: tuple[str, ...]) -> None:
    at.settle().until(TurnStep.DECLARE_ATTACKERS)
    at.do(DeclareAttackers(ANNA, tuple((at.id(one), PlayerTarget(BRUNO)) for one in attackers)))
    at.settle(*answers)
