"""119.9, 119.10, 702.15e: what one source makes a player gain in one event is one gain of life."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Triggered
from engine.cards.abilities.players import Draw
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import You
from engine.cards.abilities.replacing import ChangesLife, DamagePattern, Prevents
from engine.cards.abilities.triggers import LifeChanges
from engine.state.events import CountersPut, Damage, LifeChange
from engine.state.objects import PlayerTarget
from engine.words.terms import CardType, ObjectId, PlayerId, Relation
from tests.engine.support import Table

AT_ANNA, AT_BRUNO = PlayerTarget(PlayerId(0)), PlayerTarget(PlayerId(1))
WATCHING = Triggered(trigger=LifeChanges(who=Relation.YOU), effects=(Draw(count=Fixed(1)),))
ONE_MORE = ChangesLife(plus=1)


def table(*keywords: str) -> tuple[Table, ObjectId, ObjectId, ObjectId]:
    """Anna has two sources with lifelink, draws when she gains life and gains one more each time; Bruno has a creature."""
    at = Table()
    at.library(0, 9)
    at.permanent("Pozzo", WATCHING, types=(CardType.ENCHANTMENT,))
    at.permanent("Coppa", ONE_MORE, types=(CardType.ARTIFACT,))
    first = at.creature("Medusa", 4, 4, "lifelink", *keywords)
    second = at.creature("Lupa", 4, 4, "lifelink")
    return at, first, second, at.creature("Toro", 1, 9, controller=1)


@pytest.mark.parametrize("combat", [False, True])
def test_119_9_a_source_that_damages_several_makes_one_gain(combat: bool) -> None:
    at, first, _, bull = table()
    at.occur(
        Damage(source=first, to=bull, amount=1, combat=combat),
        Damage(source=first, to=AT_BRUNO, amount=3, combat=combat),
    )
    assert at.life(0) == 25, "119.10: one more, once"
    assert at.triggered() == ["Pozzo"]
    assert "119.9" in at.rules()
    assert "702.15e" not in at.rules()


def test_702_15e_several_sources_make_several_gains() -> None:
    at, first, second, bull = table()
    at.occur(Damage(source=first, to=bull, amount=1), Damage(source=second, to=AT_BRUNO, amount=3))
    assert at.life(0) == 26, "one more for each source"
    assert at.triggered() == ["Pozzo", "Pozzo"]
    assert "702.15e" in at.rules()


def test_119_9_with_infect_too() -> None:
    at, first, _, bull = table("infect")
    at.occur(Damage(source=first, to=bull, amount=1), Damage(source=first, to=AT_BRUNO, amount=3))
    assert (at.life(0), at.life(1)) == (25, 20)
    put = [one.event.count for one in at.changes() if isinstance(one.event, CountersPut)]
    assert put == [1, 3], "the other results stay results of each damage"


def test_119_9_two_events_are_two_gains() -> None:
    at, first, _, bull = table()
    at.occur(Damage(source=first, to=bull, amount=1))
    at.occur(Damage(source=first, to=AT_BRUNO, amount=3))
    assert at.life(0) == 26
    assert at.triggered() == ["Pozzo", "Pozzo"]


def test_119_9_one_prevention_effect_that_prevents_twice_makes_one_gain() -> None:
    at = Table()
    shield = Prevents(damage=DamagePattern(to_player=Relation.YOU), gain_life=You(), amount=Fixed(1))
    at.permanent("Specchio", shield, types=(CardType.ENCHANTMENT,))
    at.permanent("Coppa", ONE_MORE, types=(CardType.ARTIFACT,))
    one, other = (at.creature(name, 2, 2, controller=1) for name in ("Orso", "Lupo"))
    at.occur(Damage(source=one, to=AT_ANNA, amount=2), Damage(source=other, to=AT_ANNA, amount=2))
    assert at.life(0) == 20 - 2 + 3
    gains = [one.event.amount for one in at.changes() if isinstance(one.event, LifeChange) and one.event.amount > 0]
    assert gains == [3]
