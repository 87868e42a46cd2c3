"""106, 107, 115-118: mana, numbers, targets, special actions, priority and costs."""

from __future__ import annotations

import pytest

from engine import play
from engine.cards.abilities.ability import (
    Cost,
    Keyword,
)
from engine.cards.abilities.casting import ChangesCost
from engine.cards.abilities.damage import DealDamage
from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.players import Draw, GainLife, LoseLife
from engine.cards.abilities.quantities import PowerOf, X
from engine.cards.abilities.references import Target, This
from engine.cards.mana import Mana
from engine.costs.mana_costs import EXACT_COSTS
from engine.state.actions import Activate, Cast, PlayLand
from engine.state.trace import StepKind
from engine.words.terms import Relation, TurnStep, Zone
from tests.engine.laying import hand, lay, leave, pt, spell
from tests.engine.support import Table
from tests.engine.support_more import (
    ARTIFACT,
    ENCHANTMENT,
    ONE,
    TARGET_CREATURE,
    TARGET_PLAYER,
    A,
    B,
    free,
    instant,
    pass_on,
    refused,
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
    assert "107.3g" not in at.rules(), "control: it was a spell"
    at.occur(leave(at, "Secondo", Zone.BATTLEFIELD))
    assert "107.3g" in at.rules(), "{X} in its mana cost is 0 everywhere but on the stack"
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
