"""601.2h: how much mana of a colour was spent to cast a spell."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Replaces
from engine.cards.abilities.conditions import Within
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.quantities import Fixed, ManaOfColorSpent
from engine.cards.mana import Mana
from engine.state.actions import Cast
from engine.state.events import ManaAdded, ZoneChange
from engine.words.terms import CardType, Color, PlayerId, Reason, Zone
from tests.engine.cards.support import in_graveyard, in_hand
from tests.engine.support import Table

ANNA = PlayerId(0)


def _enters(*colors: Color) -> Replaces:
    spent = Within(ManaOfColorSpent(colors), Bounds(least=3))
    return Replaces(subject=Filter(this=True), to=Zone.BATTLEFIELD, enters_with=(("+1/+1", Fixed(1)),), condition=spent)


@pytest.mark.parametrize(
    ("mana", "colors", "counters"),
    [
        ("GGGW", (Color.GREEN,), 1),
        ("GGWW", (Color.GREEN,), 0),
        ("WWWG", tuple(Color), 1),
        ("WWGG", tuple(Color), 0),
        ("CCCG", tuple(Color), 0),
    ],
)
def test_601_2h_so_much_mana_of_a_colour_or_of_any_one(mana: str, colors: tuple[Color, ...], counters: int) -> None:
    at = Table(variant=("exact costs",))
    in_hand(at, "Golem", _enters(*colors), types=(CardType.CREATURE,), mana_cost="{4}", power=2, toughness=2)
    at.settle().occur(ManaAdded(player=ANNA, mana=tuple(Mana(one) for one in mana)))
    at.cast("Golem").play_out()
    assert at.one("Golem").count("+1/+1") == counters


def test_601_2h_where_mana_is_not_counted_the_player_says_it() -> None:
    for said, counters in ((3, 1), (2, 0)):
        at = Table()
        in_hand(
            at, "Golem", _enters(Color.GREEN), types=(CardType.CREATURE,), mana_cost="{2}{W}{G}", power=2, toughness=2
        )
        question = at.settle().question(Cast(ANNA, at.id("Golem")))
        assert (question.minimum, question.maximum, question.rule) == (1, 3, "601.2h")
        at.cast("Golem", said).play_out()
        assert at.one("Golem").count("+1/+1") == counters


def test_601_2h_nothing_is_asked_where_only_one_answer_is_legal() -> None:
    at = Table()
    in_hand(
        at, "Golem", _enters(Color.GREEN), types=(CardType.CREATURE,), mana_cost="{W}{G}{G}{G}", power=2, toughness=2
    )
    at.settle().cast("Golem").play_out()
    assert at.one("Golem").count("+1/+1") == 1


def test_601_2h_control_what_was_not_cast_had_no_mana_spent_on_it() -> None:
    at = Table(variant=("exact costs",))
    in_graveyard(
        at, "Golem", _enters(Color.GREEN), types=(CardType.CREATURE,), mana_cost="{G}{G}{G}", power=2, toughness=2
    )
    at.settle().occur(ZoneChange(object=at.id("Golem"), to=Zone.BATTLEFIELD, reason=Reason.EFFECT))
    assert at.where("Golem") is Zone.BATTLEFIELD
    assert not at.one("Golem").counters
