"""707.10: who copies a spell is heard to do so; a copy is not cast, and an ability that is copied is no spell."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import SpellAbility
from engine.cards.abilities.copying import CopyOnStack
from engine.cards.abilities.filters import Filter, TargetSpec
from engine.cards.abilities.players import Draw, GainLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import Target
from engine.cards.abilities.triggers import CastsSpell, Performs
from engine.words.terms import Action, CardType, Kind, Relation, Zone
from tests.engine.support import Table, card
from tests.engine.support_more import ARTIFACT, free, when

INSTANT = Filter(zone=Zone.STACK, types=(CardType.INSTANT,))
COPIES = Performs(action=Action.COPY_SPELL, who=Relation.YOU, subject=INSTANT)


def board(*heard: object, controller: int = 0) -> Table:
    table = Table()
    for seat in range(2):
        table.library(seat, 8)
    sip = SpellAbility(effects=(GainLife(amount=Fixed(1)),))
    table.put("Sorso", card("Sorso", sip, types=(CardType.INSTANT,)), zone=Zone.HAND)
    table.permanent("Torre", *heard, controller=controller, **ARTIFACT)  # type: ignore[arg-type]
    return table


@pytest.mark.parametrize(("controller", "drawn"), [(0, 1), (1, 0)])
def test_707_10_the_one_who_copies_is_heard(controller: int, drawn: int) -> None:
    table = board(when(COPIES, Draw()), controller=controller)
    table.put("Fulmineo", card("Fulmineo", *_flash(), types=(CardType.INSTANT,)), zone=Zone.HAND)
    table.settle().cast("Sorso").cast("Fulmineo").play_out()
    assert table.life(0) == 22
    assert 8 - len(table.zone(Zone.LIBRARY, controller)) == drawn


def _flash() -> tuple[SpellAbility, ...]:
    return (SpellAbility(effects=(CopyOnStack(what=Target(0)),), targets=(TargetSpec(objects=INSTANT),)),)


def test_707_10_control_a_copy_is_not_cast() -> None:
    table = board(when(CastsSpell(who=Relation.YOU, spell=INSTANT), Draw()))
    table.put("Fulmineo", card("Fulmineo", *_flash(), types=(CardType.INSTANT,)), zone=Zone.HAND)
    table.settle().cast("Sorso").cast("Fulmineo").play_out()
    assert 8 - len(table.zone(Zone.LIBRARY)) == 2, "two were cast, and three were on the stack"


def test_707_10b_control_an_ability_that_is_copied_is_no_spell() -> None:
    anything = Performs(action=Action.COPY_SPELL, who=Relation.YOU)
    table = board(when(anything, Draw()), free(GainLife(amount=Fixed(1))))
    ability = Filter(zone=Zone.STACK, kind=Kind.ABILITY)
    doubling = SpellAbility(
        effects=(CopyOnStack(what=Target(0), new_targets=False),), targets=(TargetSpec(objects=ability),)
    )
    table.put("Fulmineo", card("Fulmineo", doubling, types=(CardType.INSTANT,)), zone=Zone.HAND)
    table.settle().activate("Torre", 1).cast("Fulmineo").play_out()
    assert table.life(0) == 22
    assert len(table.zone(Zone.LIBRARY)) == 8
