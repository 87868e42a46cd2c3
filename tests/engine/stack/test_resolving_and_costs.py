"""Where engines go wrong, 8-11: conditions looked at twice, illegal targets, costs, strikes and tramples."""

from __future__ import annotations

import pytest

from engine import play
from engine.cards.abilities.conditions import Exists
from engine.cards.abilities.damage import DealDamage
from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.players import AddMana, Draw, GainLife, LoseLife
from engine.cards.abilities.quantities import Fixed, X
from engine.cards.abilities.references import Target
from engine.cards.abilities.triggers import BeginningOf, dies
from engine.cards.mana import Mana
from engine.costs.mana_costs import EXACT_COSTS, is_mana_ability
from engine.state.actions import Cast
from engine.words.decisions import Answer
from engine.words.terms import CardType, Relation, TurnStep, Zone
from tests.engine.laying import hand, lay, leave, spell
from tests.engine.support import Table
from tests.engine.support_more import (
    ARTIFACT,
    ENCHANTMENT,
    ONE,
    TARGET_CREATURE,
    TARGET_PLAYER,
    TWO,
    A,
    B,
    attack,
    block,
    deck,
    die,
    free,
    instant,
    when,
)

ARTIFACT_THERE = Exists(Filter(types=(CardType.ARTIFACT,), controller=Relation.YOU))


# --- 8: an intervening 'if' is asked twice, targets after it


@pytest.mark.parametrize(("at_trigger", "at_resolution", "life"), [(1, 1, 21), (1, 0, 20), (0, 1, 20)])
def test_603_4_the_condition_must_hold_both_times(at_trigger: int, at_resolution: int, life: int) -> None:
    at = deck(Table(step=TurnStep.UNTAP))
    at.permanent(
        "Fucina", when(BeginningOf(step=TurnStep.UPKEEP, whose=Relation.YOU), condition=ARTIFACT_THERE), **ENCHANTMENT
    )
    at.permanent("Anello", zone=Zone.BATTLEFIELD if at_trigger else Zone.EXILE, **ARTIFACT)
    at.settle()
    if at_trigger != at_resolution:
        at.occur(leave(at, "Anello", Zone.BATTLEFIELD if at_resolution else Zone.EXILE))
    if at.stack():
        at.resolve()
    assert at.life(0) == life


def test_608_2b_the_condition_is_asked_before_targets_are_checked() -> None:
    at = Table()
    shot = when(
        dies(CREATURE), DealDamage(amount=TWO, to=Target()), condition=ARTIFACT_THERE, targets=(TARGET_CREATURE,)
    )
    at.permanent("Trappola", shot, **ENCHANTMENT)
    at.permanent("Anello", **ARTIFACT)
    lay(at, "Orso")
    lay(at, "Lupo")
    lay(at, "Gatto")
    at.settle().occur(*die(at.id("Gatto")), answers=["Orso"])
    at.occur(leave(at, "Anello", Zone.EXILE)).resolve()
    assert "603.4" in at.rules()
    assert at.where("Orso") is Zone.BATTLEFIELD


# --- 9: illegal targets


def two_targets(gone: tuple[str, ...]) -> Table:
    at = Table()
    lay(at, "Orso", by=1)
    lay(at, "Lupo", by=1)
    effects = (DealDamage(amount=TWO, to=Target(0)), DealDamage(amount=TWO, to=Target(1)), GainLife(amount=Fixed(3)))
    instant(at, "Forbice", *effects, targets=(TARGET_CREATURE, TARGET_CREATURE))
    at.settle().cast("Forbice", "Orso", "Lupo")
    for label in gone:
        at.occur(leave(at, label, Zone.HAND))
    return at.resolve()


def test_608_2b_with_no_legal_target_nothing_of_the_spell_happens() -> None:
    at = two_targets(("Orso", "Lupo"))
    assert (at.life(0), at.where("Forbice")) == (20, Zone.GRAVEYARD)
    assert "608.2b" in at.rules()


@pytest.mark.parametrize("gone", [("Orso",), ("Lupo",)])
def test_608_2b_with_one_legal_target_the_rest_happens(gone: tuple[str]) -> None:
    at = two_targets(gone)
    (left,) = {"Orso", "Lupo"} - set(gone)
    assert (at.life(0), at.where(left), at.where(gone[0])) == (23, Zone.GRAVEYARD, Zone.HAND)


def test_608_2b_a_target_that_left_and_came_back_is_another_object() -> None:
    for returned, where in ((True, Zone.BATTLEFIELD), (False, Zone.GRAVEYARD)):
        at = Table()
        lay(at, "Orso", by=1)
        spell(at, "Colpo", "Distruggi una creatura bersaglio.")
        at.settle().cast("Colpo")
        if returned:
            at.occur(leave(at, "Orso", Zone.EXILE)).occur(leave(at, "Orso", Zone.BATTLEFIELD))
        assert at.resolve().where("Orso") is where


# --- 10: costs


def counted(pool: str, life: int = 20) -> Table:
    at = Table(variant=(EXACT_COSTS,), life=(life, 20))
    at.builder.adjust(A, mana=tuple(Mana(kind) for kind in pool))
    return at


@pytest.mark.parametrize(
    ("pool", "life", "enough"), [("W", 20, True), ("", 4, True), ("", 2, False), ("", 3, False), ("W", 1, False)]
)
def test_107_4f_phyrexian_mana_is_paid_with_mana_or_two_life(pool: str, life: int, enough: bool) -> None:
    at = counted(pool, life)
    hand(at, "Cuspide", "Artefatto", cost="{W/P}{W/P}")
    assert (play(at.settle().game, Cast(A, at.id("Cuspide"))).refused is None) is enough


@pytest.mark.parametrize(("x", "enough"), [(2, True), (3, False)])
def test_107_3a_x_is_chosen_and_paid(x: int, enough: bool) -> None:
    at = counted("RRR")
    instant(at, "Vampa", DealDamage(amount=X(), to=Target()), targets=(TARGET_PLAYER,), mana_cost="{X}{R}")
    at.settle()
    if enough:
        assert at.cast("Vampa", "Bruno", x=x).resolve().life(1) == 20 - x
    else:
        action = Cast(A, at.id("Vampa"), x)
        question = play(at.game, action).question
        assert question is not None
        key = next(option.key for option in question.options if option.player == B)
        assert play(at.game, action, [Answer(keys=(key,))]).refused is not None


def test_605_1a_an_ability_that_moves_cards_of_a_library_is_no_mana_ability() -> None:
    add = AddMana(choices=(("U",),))
    moves = free(add, Draw())
    plain = free(add, LoseLife(amount=ONE))
    assert (is_mana_ability(moves), is_mana_ability(plain)) == (False, True)
    at = deck(Table())
    at.permanent("Sfera", moves, **ARTIFACT)
    assert at.settle().activate("Sfera", 0).stack() == ["Sfera#1"]


def test_118_8_an_additional_cost_is_paid_besides_the_mana() -> None:
    at = counted("B")
    text = "Come costo addizionale per lanciare questa magia, sacrifica una creatura.\nPesca una carta."
    spell(at, "Patto", text, cost="{B}")
    at.library(0, 2)
    assert play(at.settle().game, Cast(A, at.id("Patto"))).refused is not None
    at = counted("B")
    spell(at, "Patto", text, cost="{B}")
    at.library(0, 2)
    lay(at, "Orso")
    at.settle().cast("Patto")
    assert (at.where("Orso"), at.game.player(A).mana) == (Zone.GRAVEYARD, ())


# --- 11: first strike, double strike, trample, deathtouch


def fought(attacker: tuple[str, ...], numbers: str, blocker: str, *answers: dict[str, int]) -> Table:
    at = deck(Table())
    power, toughness = map(int, numbers.split("/"))
    at.creature("Attaccante", power, toughness, *attacker)
    strength, endurance = map(int, blocker.split("/"))
    at.creature("Bloccante", strength, endurance, controller=1)
    attack(at.settle(), ("Attaccante", 1))
    block(at, ("Bloccante", "Attaccante"))
    return at.until(TurnStep.END_OF_COMBAT, *answers)


@pytest.mark.parametrize(("keywords", "survives"), [(("first strike",), True), ((), False), (("double strike",), True)])
def test_510_4_who_strikes_first_is_not_struck_by_the_dead(keywords: tuple[str, ...], survives: bool) -> None:
    at = fought(keywords, "2/2", "2/2")
    assert (at.where("Attaccante") is Zone.BATTLEFIELD) is survives
    assert at.where("Bloccante") is Zone.GRAVEYARD


@pytest.mark.parametrize(("keywords", "share", "life"), [(("trample",), 3, 18), (("trample", "deathtouch"), 1, 16)])
def test_702_19b_lethal_damage_is_assigned_first_and_deathtouch_makes_one_lethal(
    keywords: tuple[str, ...], share: int, life: int
) -> None:
    at = fought(keywords, "5/5", "3/3", {"Bloccante": share, "Bruno": 5 - share})
    assert (at.life(1), at.where("Bloccante")) == (life, Zone.GRAVEYARD)


def test_702_19b_control_without_trample_nothing_comes_through() -> None:
    assert fought((), "5/5", "3/3").life(1) == 20


def test_702_4b_double_strike_with_trample_goes_through_whole_the_second_time() -> None:
    at = fought(("double strike", "trample"), "3/3", "2/2", {"Bloccante": 2, "Bruno": 1})
    assert (at.life(1), at.where("Attaccante")) == (16, Zone.BATTLEFIELD)
