"""119-122: life, damage, drawing and counters."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import (
    Cannot,
    CounterLimit,
    Keyword,
    PlayerScope,
    Prohibition,
)
from engine.cards.abilities.choices import May
from engine.cards.abilities.continuous import ChangeTypes
from engine.cards.abilities.damage import RemoveCounters
from engine.cards.abilities.filters import CREATURE
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.objects import Move
from engine.cards.abilities.players import Draw, GainLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import Every, Target, TopOf, You
from engine.cards.abilities.replacing import ReplacesDraw
from engine.cards.abilities.triggers import Draws
from engine.state.events import CountersPut
from engine.state.trace import StepKind
from engine.words.terms import CardType, Relation, TurnStep, Zone
from tests.engine.laying import bounce, hand, lay, pt, spell
from tests.engine.support import Table
from tests.engine.support_more import (
    ARTIFACT,
    ENCHANTMENT,
    ONE,
    TARGET_CREATURE,
    B,
    deck,
    die,
    free,
    gain,
    hit,
    instant,
    to,
    when,
)

# --- 119-121: life, damage, drawing


def test_119_6_at_zero_life_a_player_loses_as_a_state_based_action() -> None:
    at = Table(3, life=(20, 1, 1))
    at.settle().occur(gain(1, -1))
    assert at.in_game() == [0, 2]
    assert at.performed("704.5a") == ["Bruno"]


def test_120_2_an_artifact_can_deal_damage() -> None:
    at = Table()
    lay(at, "Mina", "Artefatto", "{T}: Mina infligge 2 danni a un qualsiasi bersaglio.")
    at.settle().activate("Mina", 0, "Bruno").resolve()
    assert at.life(1) == 18


@pytest.mark.parametrize(("keywords", "life", "poison"), [((), 17, 0), (("infect",), 20, 3), (("wither",), 17, 0)])
def test_120_3a_damage_to_a_player_is_loss_of_life(keywords: tuple[str, ...], life: int, poison: int) -> None:
    at = Table()
    at.creature("Fonte", 3, 3, *keywords)
    at.settle().occur(hit(at.id("Fonte"), to(1)[0], 3))
    assert (at.life(1), at.game.side(B).poison) == (life, poison)


def test_120_3b_infect_gives_poison_instead() -> None:
    at = Table()
    at.creature("Zecca", 1, 1, "infect")
    at.creature("Orso", 1, 1)
    at.settle().occur(hit(at.id("Zecca"), to(1)[0], 2), hit(at.id("Orso"), to(1)[0], 3))
    assert (at.life(1), at.game.side(B).poison) == (17, 2)


@pytest.mark.parametrize(("keyword", "counters", "marked"), [("wither", 2, 0), ("infect", 2, 0), ("flying", 0, 2)])
def test_120_3d_wither_and_infect_leave_counters_on_a_creature(keyword: str, counters: int, marked: int) -> None:
    at = Table()
    at.creature("Fonte", 2, 2, keyword)
    lay(at, "Gigante", pt="5/5", by=1)
    at.settle().occur(hit(at.id("Fonte"), at.id("Gigante"), 2))
    assert (at.one("Gigante").counters.get("-1/-1", 0), at.one("Gigante").damage) == (counters, marked)


def test_120_3e_other_damage_is_marked() -> None:
    at = Table()
    lay(at, "Orso")
    lay(at, "Gigante", pt="5/5", by=1)
    at.settle().occur(hit(at.id("Orso"), at.id("Gigante"), 2)).occur(hit(at.id("Orso"), at.id("Gigante"), 1))
    assert at.one("Gigante").damage == 3


def test_120_3f_lifelink_gains_as_much_besides() -> None:
    at = Table()
    at.creature("Vampiro", 2, 2, "lifelink")
    lay(at, "Orso")
    lay(at, "Gigante", pt="5/5", by=1)
    at.settle().occur(hit(at.id("Vampiro"), at.id("Gigante"), 2)).occur(hit(at.id("Orso"), at.id("Gigante"), 2))
    assert (at.life(0), at.one("Gigante").damage) == (22, 4)


def test_120_3g_toxic_adds_poison_to_combat_damage_only() -> None:
    for combat, poison in ((True, 2), (False, 0)):
        at = Table()
        at.creature("Ragno", 1, 1, Keyword(keyword="toxic", value=2))
        at.settle().occur(hit(at.id("Ragno"), to(1)[0], 1, combat=combat))
        assert (at.life(1), at.game.side(B).poison) == (19, poison)


def test_120_5_damage_does_not_destroy_state_based_actions_do() -> None:
    at = Table()
    lay(at, "Orso", by=1)
    spell(at, "Dardo", "Dardo infligge 3 danni a un qualsiasi bersaglio.")
    at.settle().cast("Dardo", "Orso").resolve()
    assert at.performed("704.5g") == ["Orso"]
    begins = next(n for n, step in enumerate(at.steps) if "120.3e" in map(str, step.every_rule()))
    check = next(n for n, step in enumerate(at.steps) if step.kind is StepKind.STATE_BASED_ACTIONS)
    assert begins < check


def test_120_6_marked_damage_stays_until_cleanup_though_it_is_no_creature() -> None:
    at = deck(Table())
    lay(at, "Bestia", "Creatura Artefatto — Golem", pt="3/3", damage=2)
    lay(at, "Orso", pt="3/3")
    stone = Apply(parts=(ChangeTypes(remove=(CardType.CREATURE,)),), to=Target())
    instant(at, "Sonno", stone, targets=(TARGET_CREATURE,))
    at.settle().cast("Sonno", "Bestia").resolve()
    assert at.one("Bestia").damage == 2
    at.until(TurnStep.UPKEEP)
    assert at.one("Bestia").damage == 0


def test_121_3_who_has_no_cards_may_still_choose_to_draw() -> None:
    at = Table()
    at.permanent("Libro", free(May(then=(Draw(),))), **ARTIFACT)
    at.settle().activate("Libro", 0).resolve(True)
    assert at.in_game() == [1], "704.5b"
    at = Table()
    at.permanent("Libro", free(May(then=(Draw(),))), **ARTIFACT)
    at.permanent("Sigillo", Cannot(what=Prohibition.DRAW, players=PlayerScope.YOU), **ENCHANTMENT)
    at.settle().activate("Libro", 0).resolve()
    assert at.in_game() == [0, 1], "nothing was asked"


def test_121_5_a_card_put_into_hand_is_not_drawn() -> None:
    at = Table()
    at.library(0, 3)
    at.permanent("Occhio", when(Draws(who=Relation.YOU)), **ENCHANTMENT)
    instant(at, "Presa", Move(what=TopOf(count=ONE, of=You()), to=Zone.HAND))
    instant(at, "Pesca", Draw())
    at.settle().cast("Presa").resolve()
    assert at.triggered() == []
    at.cast("Pesca").resolve()
    assert at.triggered() == ["Occhio"]


def test_121_6a_a_replacement_applies_to_a_draw_from_an_empty_library() -> None:
    for replaced, here in ((True, [0, 1]), (False, [1])):
        at = Table()
        if replaced:
            at.permanent("Fonte", ReplacesDraw(effects=(GainLife(amount=ONE),), who=Relation.YOU), **ENCHANTMENT)
        instant(at, "Pesca", Draw())
        at.settle().cast("Pesca").resolve()
        assert at.in_game() == here


def test_121_6b_the_replacement_is_done_with_before_the_next_draw() -> None:
    at = Table()
    at.library(0, 5)
    at.permanent("Fonte", ReplacesDraw(effects=(GainLife(amount=ONE),), who=Relation.YOU, optional=True), **ENCHANTMENT)
    instant(at, "Pesca", Draw(count=Fixed(3)))
    at.settle().cast("Pesca").resolve(False, True, False)
    assert (len(at.zone(Zone.HAND)), at.life(0)) == (2, 21)


# --- 122: counters


def test_122_1e_loyalty_is_the_number_of_its_counters() -> None:
    at = Table()
    hand(at, "Saggia", "Planeswalker — Saggia", loyalty=4)
    at.settle().cast("Saggia").resolve()
    assert at.one("Saggia").counters["loyalty"] == 4
    lay_down = CountersPut(on=at.id("Saggia"), counter="loyalty", count=2)
    assert at.occur(lay_down).one("Saggia").counters["loyalty"] == 6


def test_122_1f_ten_poison_counters_lose_the_game() -> None:
    for poison, here in ((9, [0, 1]), (10, [0])):
        at = Table(poison=(0, poison))
        assert at.settle().in_game() == here


def test_122_1h_a_finality_counter_exiles_what_would_die() -> None:
    at = Table()
    lay(at, "Orso", counters={"finality": 1})
    lay(at, "Lupo")
    at.settle().occur(*die(at.id("Orso"), at.id("Lupo")))
    assert (at.where("Orso"), at.where("Lupo")) == (Zone.EXILE, Zone.GRAVEYARD)


def test_122_2_counters_do_not_come_along() -> None:
    at = Table()
    lay(at, "Orso", counters={"+1/+1": 2})
    at.settle()
    assert pt(at, "Orso") == (4, 4)
    at.occur(bounce(at, "Orso")).cast("Orso").resolve()
    assert (pt(at, "Orso"), dict(at.one("Orso").counters)) == ((2, 2), {})


def test_122_3_opposite_counters_go_in_pairs() -> None:
    at = Table()
    lay(at, "Orso", counters={"+1/+1": 3, "-1/-1": 1})
    at.settle()
    assert dict(at.one("Orso").counters) == {"+1/+1": 2}
    assert at.performed("704.5q") == ["Orso", "Orso"]


def test_122_4_more_counters_than_it_can_have_are_taken_off() -> None:
    at = Table()
    at.creature("Vaso", 1, 9, CounterLimit(counter="charge", most=2), counters={"charge": 4})
    at.creature("Otre", 1, 9, counters={"charge": 4})
    at.settle()
    assert (at.one("Vaso").counters["charge"], at.one("Otre").counters["charge"]) == (2, 4)


def test_122_6_no_counter_is_removed_that_is_not_there() -> None:
    at = Table()
    lay(at, "Orso", counters={"+1/+1": 1})
    effect = RemoveCounters(counter="+1/+1", on=Every(CREATURE), count=Fixed(3))
    instant(at, "Siccità", effect)
    lay(at, "Lupo")
    at.settle().cast("Siccità").resolve()
    assert (pt(at, "Orso"), pt(at, "Lupo")) == ((2, 2), (2, 2))
