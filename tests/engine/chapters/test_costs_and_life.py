"""106, 107, 115-122: mana, numbers, targets, special actions, priority, costs, life, damage, drawing and counters."""

from __future__ import annotations

import pytest

from engine.abilities.ability import (
    Cannot,
    Cost,
    CounterLimit,
    Keyword,
    PlayerScope,
    Prohibition,
)
from engine.abilities.casting import ChangesCost
from engine.abilities.continuous import ChangeTypes
from engine.abilities.effects import (
    Apply,
    DealDamage,
    Draw,
    GainLife,
    LoseLife,
    May,
    Move,
    RemoveCounters,
)
from engine.abilities.filters import CREATURE, Filter
from engine.abilities.quantities import Fixed, PowerOf, X
from engine.abilities.references import Every, Target, This, TopOf, You
from engine.abilities.replacing import ReplacesDraw
from engine.abilities.triggers import Draws
from engine.actions import Activate, Cast, PlayLand
from engine.costs import EXACT_COSTS
from engine.events import CountersPut
from engine.mana import Mana
from engine.play import play
from engine.terms import CardType, Relation, TurnStep, Zone
from engine.trace import StepKind
from tests.engine.chapters.laying import bounce, hand, lay, leave, pt, spell
from tests.engine.support import Table
from tests.engine.support_more import (
    ARTIFACT,
    ENCHANTMENT,
    ONE,
    TARGET_CREATURE,
    TARGET_PLAYER,
    A,
    B,
    deck,
    die,
    free,
    gain,
    hit,
    instant,
    pass_on,
    refused,
    to,
    when,
)


def counted(pool: str = "") -> Table:
    """Mana is counted, and Anna has this much in her pool."""
    at = Table(variant=(EXACT_COSTS,))
    at.builder.adjust(A, mana=tuple(Mana(kind) for kind in pool))
    return at


def payable(at: Table, label: str) -> bool:
    return play(at.game, Cast(A, at.id(label))).refused is None


# --- 106, 107: mana and its symbols


def test_106_3_an_ability_that_is_no_mana_ability_may_produce_mana() -> None:
    at = Table()
    spell(at, "Rito", "Aggiungi {B}{B}{B}.")
    at.settle().cast("Rito")
    assert at.game.player(A).mana == ()
    assert [one.kind for one in at.resolve().game.player(A).mana] == ["B", "B", "B"]


@pytest.mark.parametrize(("cost", "pool", "enough"), [
    ("{R}", "R", True), ("{R}", "G", False), ("{C}", "C", True), ("{C}", "W", False), ("{2}", "RG", True), ("{0}", "", True),
])  # fmt: skip
def test_107_4a_a_coloured_symbol_takes_its_colour_alone(cost: str, pool: str, enough: bool) -> None:
    at = counted(pool)
    hand(at, "Orso", cost=cost)
    assert payable(at.settle(), "Orso") is enough


def test_107_4b_generic_mana_is_paid_with_any_type() -> None:
    for pool in ("W", "C", "G"):
        at = counted(pool)
        hand(at, "Golem", cost="{1}")
        assert payable(at.settle(), "Golem")
    at = counted()
    hand(at, "Golem", cost="{1}")
    assert not payable(at.settle(), "Golem")


def test_107_4c_colourless_mana_is_no_colour() -> None:
    at = counted("C")
    hand(at, "Lupo", cost="{G}")
    hand(at, "Cosa", cost="{C}")
    assert (payable(at.settle(), "Lupo"), payable(at, "Cosa")) == (False, True)


def test_107_4d_zero_is_paid_with_nothing() -> None:
    at = counted()
    hand(at, "Orso", cost="{0}")
    assert at.settle().cast("Orso").resolve().where("Orso") is Zone.BATTLEFIELD


@pytest.mark.parametrize(("pool", "enough"), [("GG", True), ("GW", True), ("WW", True), ("GU", False), ("CC", False)])
def test_107_4e_a_hybrid_symbol_is_paid_with_either_half(pool: str, enough: bool) -> None:
    at = counted(pool)
    hand(at, "Orso", cost="{G/W}{G/W}")
    assert payable(at.settle(), "Orso") is enough


def test_107_3g_x_is_zero_off_the_stack() -> None:
    at = Table()
    hand(at, "Idra", cost="{X}{R}{R}")
    assert at.settle().looks("Idra").mana_value == 2


def test_107_3i_every_x_of_a_spell_is_the_same() -> None:
    at = Table()
    instant(
        at,
        "Vampa",
        DealDamage(amount=X(), to=Target()),
        GainLife(amount=X()),
        targets=(TARGET_PLAYER,),
        mana_cost="{X}{R}",
    )
    at.settle().cast("Vampa", "Bruno", x=3).resolve()
    assert (at.life(0), at.life(1)) == (23, 17)


def test_107_3m_x_of_what_enters_is_the_x_of_the_spell() -> None:
    at = Table()
    hand(at, "Melmone", text="Melmone entra con X segnalini +1/+1.", pt="0/0", cost="{X}{G}")
    hand(at, "Secondo", text="Secondo entra con X segnalini +1/+1.", pt="0/1", cost="{X}{G}")
    at.settle().cast("Melmone", x=4).resolve()
    at.occur(leave(at, "Secondo", Zone.BATTLEFIELD))
    assert (pt(at, "Melmone"), pt(at, "Secondo")) == ((4, 4), (0, 1)), "not cast, X is 0"


def test_107_2_a_number_that_cannot_be_known_is_zero() -> None:
    at = Table()
    at.permanent("Idolo", free(GainLife(amount=PowerOf(of=Target())), targets=(TARGET_CREATURE,)), **ARTIFACT)
    at.permanent("Golem", free(GainLife(amount=PowerOf(of=This()))), **ARTIFACT)
    lay(at, "Orso", pt="3/3")
    at.settle().activate("Idolo", 0).activate("Golem", 0).resolve()
    assert at.life(0) == 20, "an artifact has no power"
    assert at.resolve().life(0) == 23


# --- 115: targets


def test_115_1b_an_aura_spell_targets_and_the_aura_does_not() -> None:
    at = Table()
    lay(at, "Elfo", text="Anti-malocchio", by=1)
    lay(at, "Orso", by=1)
    hand(at, "Catene", "Incantesimo — Aura", "Incantare creatura")
    question = play(at.settle().game, Cast(A, at.id("Catene"))).question
    assert question is None, "one legal target"
    at.cast("Catene").resolve()
    assert at.one("Catene").attached_to == at.id("Orso")


def test_115_1c_the_targets_of_an_ability_are_chosen_as_it_is_activated() -> None:
    at = Table()
    at.permanent("Arco", free(DealDamage(amount=ONE, to=Target()), targets=(TARGET_CREATURE,)), **ARTIFACT)
    assert refused(at.settle(), Activate(A, at.id("Arco"), 0))[1] in ("601.2c", "602.2b")
    at = Table()
    at.permanent("Arco", free(DealDamage(amount=ONE, to=Target()), targets=(TARGET_CREATURE,)), **ARTIFACT)
    lay(at, "Orso")
    assert at.settle().activate("Arco", 0).stack() == ["Arco#1"]


def test_115_10a_what_is_affected_need_not_be_a_target() -> None:
    at = Table()
    lay(at, "Elfo", text="Anti-malocchio", by=1)
    spell(at, "Pioggia", "Pioggia infligge 2 danni a ogni creatura.")
    spell(at, "Freccia", "Freccia infligge 2 danni a una creatura bersaglio.")
    assert refused(at.settle(), Cast(A, at.id("Freccia")))[1] == "702.11b"
    assert at.cast("Pioggia").resolve().where("Elfo") is Zone.GRAVEYARD


def test_115_10b_you_is_no_target() -> None:
    at = Table()
    at.permanent("Velo", Keyword(keyword="hexproof"), **ENCHANTMENT)
    spell(at, "Dono", "Guadagni 2 punti vita.")
    at.settle().cast("Dono")
    assert "601.2c" not in at.rules(), "no target is chosen"
    assert at.resolve().life(0) == 22


# --- 116, 117: special actions and priority


def test_116_2a_playing_a_land_uses_no_stack_and_cannot_be_answered() -> None:
    at = Table()
    hand(at, "Foresta", "Terra Base — Foresta")
    hand(at, "Orso")
    at.settle().do(PlayLand(A, at.id("Foresta")))
    assert (at.where("Foresta"), at.stack()) == (Zone.BATTLEFIELD, [])
    assert at.settle().cast("Orso").stack() == ["Orso"]


def test_116_3_who_takes_a_special_action_has_priority_after_it() -> None:
    at = Table()
    hand(at, "Foresta", "Terra Base — Foresta")
    at.settle().do(PlayLand(A, at.id("Foresta")))
    assert at.settle().game.receiver == A
    assert pass_on(at).game.receiver == B


def test_117_1d_mana_is_made_while_a_cost_is_being_paid() -> None:
    at = counted()
    lay(at, "Foresta", "Terra Base — Foresta")
    hand(at, "Orso", cost="{G}")
    at.settle().cast("Orso", "Foresta")
    assert (at.one("Foresta").tapped, at.stack()) == (True, ["Orso"])


def test_117_2b_nobody_needs_priority_for_a_static_ability() -> None:
    at = Table(step=TurnStep.UNTAP)
    lay(at, "Inno", "Incantesimo", "Le creature che controlli prendono +1/+1.")
    lay(at, "Orso")
    assert (at.settled, pt(at, "Orso")) == (False, (3, 3))


def test_117_2e_nobody_has_priority_while_something_resolves() -> None:
    at = Table()
    lay(at, "Orso", by=1)
    spell(at, "Pioggia", "Pioggia infligge 2 danni a ogni creatura.")
    lay(at, "Becchino", "Incantesimo", "Ogniqualvolta una creatura muore, guadagni 1 punto vita.")
    at.settle().cast("Pioggia").resolve()
    kinds = [step.kind for step in at.steps]
    begins, ends = kinds.index(StepKind.RESOLUTION_BEGINS), kinds.index(StepKind.RESOLVED)
    assert StepKind.PRIORITY not in kinds[begins:ends]
    assert StepKind.PRIORITY in kinds[ends:]


# --- 118: costs


def test_118_3a_paying_takes_the_mana_out_of_the_pool() -> None:
    at = counted("GGR")
    hand(at, "Orso", cost="{1}{G}")
    question = play(at.settle().game, Cast(A, at.id("Orso"))).question
    assert question is not None, "which of the mana"
    at.cast("Orso", question.options[0].text or question.options[0].key)
    assert len(at.game.player(A).mana) == 1


def test_118_3b_paying_life_lowers_the_total() -> None:
    at = Table(life=(3, 20))
    at.permanent("Patto", free(Draw(), cost=Cost(life=2)), **ENCHANTMENT)
    at.library(0, 3)
    at.settle().activate("Patto", 0)
    assert at.life(0) == 1
    assert refused(at, Activate(A, at.id("Patto"), 0))[1] == "119.4"


def test_118_5a_a_free_spell_is_cast_like_any_other() -> None:
    at = counted()
    hand(at, "Orso", cost="{0}")
    assert at.settle().where("Orso") is Zone.HAND, "it does not cast itself"
    assert at.cast("Orso").stack() == ["Orso"]


def test_118_7_a_cost_that_is_reduced_to_nothing_is_zero() -> None:
    for less, enough in (("{3}", True), ("{1}", False)):
        at = counted()
        at.permanent("Sconto", ChangesCost(spells=Filter(zone=Zone.STACK), who=Relation.YOU, less=less), **ENCHANTMENT)
        hand(at, "Golem", cost="{2}")
        assert payable(at.settle(), "Golem") is enough


def test_118_10_one_sacrifice_pays_for_one_cost() -> None:
    at = Table()
    altar = Cost(sacrifice=CREATURE)
    at.permanent("Altare", free(GainLife(amount=ONE), cost=altar), free(LoseLife(amount=ONE), cost=altar), **ARTIFACT)
    lay(at, "Orso")
    at.settle().activate("Altare", 0)
    assert at.where("Orso") is Zone.GRAVEYARD
    assert refused(at, Activate(A, at.id("Altare"), 1))[0]


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
