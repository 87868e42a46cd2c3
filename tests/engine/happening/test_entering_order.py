"""616.1, 614.12: several effects on what enters, and abilities that it has only as it would be on the battlefield."""

from __future__ import annotations

from typing import Any

import pytest

from engine import play
from engine.cards.abilities.ability import Keyword, Replaces, Static
from engine.cards.abilities.continuous import GainAbility, LoseAllAbilities
from engine.cards.abilities.filters import CREATURE, Bounds, Filter
from engine.cards.abilities.quantities import Fixed
from engine.state.actions import Occur
from engine.state.events import ZoneChange
from engine.words.decisions import Purpose
from engine.words.terms import CardType, Reason, Zone
from tests.engine.support import Table, card, creature

THIS = Filter(this=True)
ALL = Filter()
SLOW = Replaces(subject=ALL, to=Zone.BATTLEFIELD, enters_tapped=True, text="tappati")
GROWN = Replaces(subject=CREATURE, to=Zone.BATTLEFIELD, enters_with=(("+1/+1", Fixed(1)),), text="con un segnalino")
SMALL = Filter(types=(CardType.CREATURE,), power=Bounds(most=2))
ENCHANTMENT: dict[str, Any] = {"types": (CardType.ENCHANTMENT,)}


def _asked(*abilities: Replaces) -> Purpose | None:
    """What is asked as a 2/2 creature enters under permanents with these abilities; ``None`` where nothing is."""
    at = Table()
    for number, ability in enumerate(abilities):
        at.permanent(f"Fonte{number}", ability, **ENCHANTMENT)
    at.put("Orso", creature("Orso", 2, 2), zone=Zone.HAND)
    at.settle()
    move = ZoneChange(object=at.id("Orso"), to=Zone.BATTLEFIELD, reason=Reason.EFFECT)
    question = play(at.game, Occur((move,))).question
    return None if question is None else question.purpose


def test_616_1_nobody_is_asked_where_it_enters_tapped_and_with_counters_in_any_order() -> None:
    assert _asked(SLOW, GROWN) is None
    at = Table()
    at.permanent("Orbe", SLOW, **ENCHANTMENT)
    at.permanent("Pascolo", GROWN, **ENCHANTMENT)
    at.put("Orso", creature("Orso", 2, 2), zone=Zone.HAND)
    at.settle().occur(ZoneChange(object=at.id("Orso"), to=Zone.BATTLEFIELD, reason=Reason.EFFECT))
    assert (at.one("Orso").tapped, at.one("Orso").counters) == (True, {"+1/+1": 1})


def test_616_1f_control_where_the_counter_makes_the_other_not_apply_any_more() -> None:
    """'Creatures with power 2 or less enter tapped': with the counter first, it has power 3."""
    small = Replaces(subject=SMALL, to=Zone.BATTLEFIELD, enters_tapped=True, text="i piccoli TAPpati")
    assert _asked(small, GROWN) is Purpose.REPLACEMENT


def test_616_1f_control_where_the_counter_makes_another_one_apply() -> None:
    """'Creatures with power 3 or more enter with a charge counter', and two others of which only one puts a +1/+1 counter."""
    large = Filter(types=(CardType.CREATURE,), power=Bounds(least=3))
    charged = Replaces(subject=large, to=Zone.BATTLEFIELD, enters_with=(("charge", Fixed(1)),))
    assert _asked(SLOW, GROWN, charged) is Purpose.REPLACEMENT


@pytest.mark.parametrize("kinds", [("+1/+1", "charge"), ("charge", "charge")])
def test_616_1_counters_of_two_effects_add_up(kinds: tuple[str, str]) -> None:
    several = [Replaces(subject=CREATURE, to=Zone.BATTLEFIELD, enters_with=((kind, Fixed(1)),)) for kind in kinds]
    assert _asked(*several) is None


def _under(given: Replaces | Keyword, *more: Static) -> Table:
    """A creature enters under 'creatures have this ability'."""
    at = Table()
    at.permanent("Accademia", Static(parts=(GainAbility(given),), affects=CREATURE), **ENCHANTMENT)
    for number, one in enumerate(more):
        at.permanent(f"Altro{number}", one, **ENCHANTMENT)
    at.put("Orso", creature("Orso", 2, 2), zone=Zone.HAND)
    at.put("Sasso", card("Sasso", types=(CardType.ARTIFACT,)), zone=Zone.HAND)
    at.settle()
    for label in ("Orso", "Sasso"):
        at.occur(ZoneChange(object=at.id(label), to=Zone.BATTLEFIELD, reason=Reason.EFFECT))
    return at


def test_614_12_it_enters_with_what_an_ability_says_that_an_effect_will_give_it() -> None:
    given = Replaces(subject=THIS, to=Zone.BATTLEFIELD, enters_with=(("+1/+1", Fixed(2)),))
    at = _under(given)
    assert at.one("Orso").counters == {"+1/+1": 2}
    assert at.one("Sasso").counters == {}  # no creature, so it would not have the ability
    assert "614.12" in at.rules()


def test_614_12_also_of_a_keyword_that_says_how_it_enters() -> None:
    at = _under(Keyword(keyword="modular", value=1))
    assert at.one("Orso").counters == {"+1/+1": 1}


def test_614_12_control_an_effect_that_would_take_the_ability_away_again() -> None:
    given = Replaces(subject=THIS, to=Zone.BATTLEFIELD, enters_with=(("+1/+1", Fixed(2)),))
    assert _under(given, Static(parts=(LoseAllAbilities(),), affects=CREATURE)).one("Orso").counters == {}
