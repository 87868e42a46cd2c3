"""205.4e: a legendary instant or sorcery is cast only by who controls a legendary creature or planeswalker."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import SpellAbility
from engine.cards.abilities.casting_now import CastNow
from engine.cards.abilities.choices import Choose
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.references import Remembered
from engine.state.actions import Cast
from engine.words.terms import CardType, Supertype, Zone
from tests.engine.support import Table, card
from tests.engine.support_more import ONE, A, free, refused

LEGENDARY = (Supertype.LEGENDARY,)
KINDS = [CardType.INSTANT, CardType.SORCERY]


def _at(kind: CardType, *, zone: Zone = Zone.HAND, supertypes: tuple[Supertype, ...] = LEGENDARY) -> Table:
    at = Table()
    printed = card("Inno", SpellAbility(effects=(GainLife(amount=ONE),)), types=(kind,), supertypes=supertypes)
    at.put("Inno", printed.but(mana_cost="{0}"), zone=zone)
    return at


@pytest.mark.parametrize("kind", KINDS)
def test_205_4e_nobody_without_a_legend_casts_it(kind: CardType) -> None:
    at = _at(kind)
    at.creature("Orso", 2, 2)
    at.permanent("Reliquia", types=(CardType.ARTIFACT,), supertypes=LEGENDARY)
    at.creature("Regina", 2, 2, controller=1, supertypes=LEGENDARY)
    assert refused(at.settle(), Cast(A, at.id("Inno"))) == ("no legend", "205.4e")


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("legend", [CardType.CREATURE, CardType.PLANESWALKER])
def test_205_4e_control_with_a_legend_of_ones_own(kind: CardType, legend: CardType) -> None:
    at = _at(kind)
    counters = {"loyalty": 3} if legend is CardType.PLANESWALKER else {}
    at.creature("Regina", 2, 2, types=(legend,), supertypes=LEGENDARY, counters=counters)
    assert at.settle().cast("Inno").play_out().life(0) == 21


def test_205_4e_control_of_a_spell_that_is_not_legendary() -> None:
    at = _at(CardType.SORCERY, supertypes=()).settle()
    assert at.cast("Inno").play_out().life(0) == 21


def test_205_4e_nor_is_it_cast_as_something_resolves() -> None:
    cards = Choose(filter=Filter(zone=Zone.EXILE), keep_as="carte")
    at = _at(CardType.SORCERY, zone=Zone.EXILE)
    at.creature("Mago", 1, 1, free(cards, CastNow(what=Remembered("carte"))))
    at.settle().activate("Mago", 0).resolve(True)
    assert (at.stack(), at.where("Inno")) == ([], Zone.EXILE)
    assert "205.4e" in at.rules()
