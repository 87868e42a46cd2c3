"""Where engines go wrong, 4-7: looking ahead as something enters, dependency, several replacements, what was last known."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Cannot, Keyword, Prohibition, Replaces, Static
from engine.cards.abilities.continuous import (
    ChangeTypes,
    GainAbility,
    LoseAllAbilities,
    ModifyPT,
    SetPT,
)
from engine.cards.abilities.damage import DealDamage
from engine.cards.abilities.filters import ANY_TARGET, CREATURE, Filter
from engine.cards.abilities.lasting import Prevent
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.quantities import Fixed, PowerOf
from engine.cards.abilities.references import It, Target, This, You
from engine.cards.abilities.replacing import ChangesDamage, DamagePattern, Prevents
from engine.cards.abilities.triggers import dies
from engine.state.actions import PlayLand
from engine.words.terms import CardType, Color, Relation, Supertype, Zone
from tests.engine.board.boards import LANDS, enchantment, fixed, orders
from tests.engine.laying import hand, lay, leave, pt
from tests.engine.support import Table
from tests.engine.support_more import ARTIFACT, ENCHANTMENT, ONE, THIS, A, die, free, hit, instant, pass_on, to, when

NONBASIC = Filter(types=(CardType.LAND,), not_supertypes=(Supertype.BASIC,))
MOUNTAINS = ChangeTypes(set_subtypes=("Mountain",), of_type=CardType.LAND)


# --- 4: how it enters is decided as it would be on the battlefield


@pytest.mark.parametrize(("moon", "tapped", "counters"), [(False, True, {"charge": 2}), (True, False, {})])
def test_614_12_a_land_that_would_have_no_abilities_enters_without_them(
    moon: bool, tapped: bool, counters: dict[str, int]
) -> None:
    at = Table()
    if moon:
        enchantment(at, "Luna", MOUNTAINS, affects=NONBASIC)
    enters = Replaces(subject=THIS, to=Zone.BATTLEFIELD, enters_tapped=True, enters_with=(("charge", Fixed(2)),))
    at.permanent("Cripta", enters, types=(CardType.LAND,), zone=Zone.HAND)
    at.settle().do(PlayLand(A, at.id("Cripta")))
    assert (at.one("Cripta").tapped, dict(at.one("Cripta").counters)) == (tapped, counters)


def test_614_12_what_is_true_only_in_the_graveyard_does_not_count() -> None:
    at = Table()
    enchantment(at, "Custode", LoseAllAbilities(), affects=Filter(zone=Zone.GRAVEYARD))
    enters = Replaces(subject=THIS, to=Zone.BATTLEFIELD, enters_tapped=True)
    at.creature("Silvano", 3, 3, enters, zone=Zone.GRAVEYARD)
    at.settle().occur(leave(at, "Silvano", Zone.BATTLEFIELD))
    assert at.one("Silvano").tapped


def test_614_12_what_taps_permanents_that_enter_does_not_tap_itself() -> None:
    dream = Replaces(subject=Filter(another=True), to=Zone.BATTLEFIELD, enters_tapped=True)
    at = Table()
    at.permanent("Globo", dream, zone=Zone.HAND, **ARTIFACT)
    hand(at, "Orso")
    at.settle().cast("Globo").resolve().cast("Orso").resolve()
    assert (at.one("Globo").tapped, at.one("Orso").tapped) == (False, True)


# --- 5: dependency is what the effects do, not how they are written


@pytest.mark.parametrize("order", orders("Luna", "Palude Eterna"))
def test_613_8_the_land_that_makes_swamps_loses_its_ability_whichever_came_first(order: tuple[str, ...]) -> None:
    at = Table()
    for label in order:
        if label == "Luna":
            enchantment(at, label, MOUNTAINS, affects=NONBASIC)
        else:
            swamps = ChangeTypes(add_subtypes=("Swamp",))
            at.permanent(label, Static(parts=(swamps,), affects=LANDS), types=(CardType.LAND,))
    at.permanent("Isola", types=(CardType.LAND,), supertypes=(Supertype.BASIC,), subtypes=("Island",))
    at.settle()
    assert at.looks("Palude Eterna").subtypes == ("Mountain",)
    assert at.looks("Isola").subtypes == ("Island",)


def test_613_8_control_without_the_moon_every_land_is_a_swamp() -> None:
    at = Table()
    enchantment(at, "Palude Eterna", ChangeTypes(add_subtypes=("Swamp",)), affects=LANDS)
    at.permanent("Isola", types=(CardType.LAND,), supertypes=(Supertype.BASIC,), subtypes=("Island",))
    assert at.settle().looks("Isola").subtypes == ("Island", "Swamp")


@pytest.mark.parametrize("order", orders("Selva", "Risveglio", "Inno"))
def test_613_8_lands_that_become_forests_become_creatures_in_every_order(order: tuple[str, ...]) -> None:
    at = Table()
    forests = Filter(types=(CardType.LAND,), subtypes=("Forest",))
    made = {
        "Selva": ((ChangeTypes(add_subtypes=("Forest",)),), LANDS),
        "Risveglio": ((ChangeTypes(add=(CardType.CREATURE,)), SetPT(*fixed(1, 1))), forests),
        "Inno": ((ModifyPT(*fixed(1, 1)),), CREATURE),
    }
    for label in order:
        parts, affects = made[label]
        enchantment(at, label, *parts, affects=affects)
    at.permanent("Isola", types=(CardType.LAND,), subtypes=("Island",))
    assert pt(at.settle(), "Isola") == (2, 2)


@pytest.mark.parametrize(("order", "numbers"), [(("Umiltà", "Vita"), (5, 5)), (("Vita", "Umiltà"), (1, 1))])
def test_613_7_effects_that_do_not_depend_go_by_timestamp(order: tuple[str, ...], numbers: tuple[int, int]) -> None:
    at = Table()
    for label in order:
        parts = (LoseAllAbilities(), SetPT(*fixed(1, 1))) if label == "Umiltà" else (SetPT(*fixed(5, 5)),)
        enchantment(at, label, *parts)
    lay(at, "Orso", text="Volare")
    assert (pt(at.settle(), "Orso"), at.looks("Orso").has("flying")) == (numbers, False)


# --- 6: who chooses among several replacements, and each applies once


def test_616_1_the_player_who_is_hurt_chooses_the_order() -> None:
    for first, lost in (("Furia", 5), ("Scudo", 4)):
        at = Table()
        at.permanent("Furia", ChangesDamage(damage=DamagePattern(), factor=2), **ENCHANTMENT)
        shield = Prevents(damage=DamagePattern(to_player=Relation.YOU), amount=ONE)
        at.permanent("Scudo", shield, controller=1, **ENCHANTMENT)
        lay(at, "Orso")
        at.settle().occur(hit(at.id("Orso"), to(1)[0], 3), answers=[first])
        assert at.life(1) == 20 - lost


def test_614_5_two_doublings_make_four_times_and_no_more() -> None:
    for count, life in ((0, 18), (1, 16), (2, 12)):
        at = Table()
        for number in range(count):
            at.permanent(f"Furia {number}", ChangesDamage(damage=DamagePattern(), factor=2), **ENCHANTMENT)
        lay(at, "Orso")
        assert at.settle().occur(hit(at.id("Orso"), to(1)[0], 2)).life(1) == life


def test_615_12_what_cannot_be_prevented_uses_up_no_shield() -> None:
    at = Table()
    at.permanent("Furore", Cannot(what=Prohibition.BE_PREVENTED, objects=Filter(name="Orso")), **ENCHANTMENT)
    instant(at, "Egida", Prevent(amount=Fixed(3), to=You()), controller=1)
    lay(at, "Orso")
    lay(at, "Lupo")
    pass_on(at.settle()).cast("Egida", player=1).resolve()
    at.occur(hit(at.id("Orso"), to(1)[0], 2))
    assert at.life(1) == 18
    assert "615.12" in at.rules(), "a shield was there"
    assert at.occur(hit(at.id("Lupo"), to(1)[0], 2)).life(1) == 18


def test_control_615_12_decides_nothing_where_nothing_would_prevent() -> None:
    at = Table()
    at.permanent("Furore", Cannot(what=Prohibition.BE_PREVENTED, objects=Filter()), **ENCHANTMENT)
    lay(at, "Orso")
    at.settle().occur(hit(at.id("Orso"), to(1)[0], 2))
    assert at.life(1) == 18
    assert "615.12" not in at.rules()


# --- 7: last known information


def test_608_2h_the_power_that_a_creature_last_had_counts() -> None:
    at = Table()
    at.permanent("Eco", when(dies(CREATURE), GainLife(amount=PowerOf(of=It()))), **ENCHANTMENT)
    enchantment(at, "Inno", ModifyPT(*fixed(2, 2)))
    lay(at, "Orso", counters={"+1/+1": 1})
    at.settle().occur(*die(at.id("Orso")))
    assert at.resolve().life(0) == 25
    assert at.looks("Orso").power == 2, "the control: the card in the graveyard"


def test_113_7a_the_source_that_is_gone_keeps_its_colour_for_protection() -> None:
    for colour, dies_too in ((Color.RED, False), (Color.GREEN, True)):
        at = Table()
        shot = free(DealDamage(amount=Fixed(2), to=Target()), targets=(ANY_TARGET,))
        at.creature("Arciere", 1, 1, shot, colors=(colour,))
        guard = Keyword(keyword="protection", quality="rosso", filter=Filter(colors=(Color.RED,)))
        at.creature("Paladino", 2, 2, controller=1)
        enchantment(at, "Manto", GainAbility(guard), affects=Filter(name="Paladino"), zone=Zone.EXILE)
        at.settle()
        source = at.id("Arciere")
        at.activate("Arciere", 0, "Paladino").occur(leave(at, "Manto", Zone.BATTLEFIELD)).occur(*die(source))
        at.resolve()
        assert (at.where("Paladino") is Zone.GRAVEYARD) is dies_too


def test_702_15c_lifelink_is_read_from_what_the_source_last_was() -> None:
    for keywords, life in ((("lifelink",), 22), ((), 20)):
        at = Table()
        shot = free(DealDamage(amount=Fixed(2), to=Target(), source=This()), targets=(ANY_TARGET,))
        at.creature("Arciere", 1, 1, *keywords, shot)
        at.settle()
        source = at.id("Arciere")
        at.activate("Arciere", len(keywords), "Bruno").occur(*die(source)).resolve()
        assert (at.life(0), at.life(1)) == (life, 18)
