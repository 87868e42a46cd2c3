"""702.193: power-up."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Activated, Cost, Keyword
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.mana import Mana
from engine.costs.mana_costs import EXACT_COSTS
from engine.state.actions import Activate
from scenarios.cardtext.oracle.reading import read_oracle
from tests.engine.cards.support import in_hand, keyword
from tests.engine.support import Table
from tests.engine.support_more import A, refused
from tests.scenarios.cardtext.support import bare, reading

GAIN = GainLife(amount=Fixed(3))


def power_up(cost: str) -> Keyword:
    return keyword("power-up", abilities=(Activated(cost=Cost(mana=cost), effects=(GAIN,)),))


def entered(cost: str, own: str, mana: str) -> Table:
    """The hero, cast in this turn; ``mana`` is what is left for it then."""
    at = Table(variant=[EXACT_COSTS])
    paid = own.replace("{", "").replace("}", "").replace("1", "C")
    at.builder.adjust(A, mana=tuple(Mana(kind) for kind in paid + mana))
    in_hand(at, "Eroe", power_up(cost), mana_cost=own)
    return at.settle().cast("Eroe").play_out()


@pytest.mark.parametrize(
    ("cost", "own", "mana"),
    [
        ("{4}{R}", "{1}{R}", "CCC"),
        ("{1}{R}{R}", "{R}", "CR"),
        ("{5}", "{1}{R}", "CCC"),
        ("{3}{R}", "{R}{R}", "CC"),
        ("{1}{R}", "{1}{R}", ""),
    ],
)
def test_702_193a_it_costs_less_by_its_mana_cost_in_the_turn_in_which_it_entered(
    cost: str, own: str, mana: str
) -> None:
    """702.193b: generic mana takes off generic, coloured mana its own colour, and what is over takes off generic."""
    at = entered(cost, own, mana)
    at.do(Activate(A, at.id("Eroe"), 0))
    assert at.game.player(A).mana == ()
    assert at.play_out().life(0) == 23
    assert "702.193a" in at.rules()


def test_702_193a_control_with_less_it_cannot_be_activated() -> None:
    at = entered("{4}{R}", "{1}{R}", "CC")
    assert refused(at, Activate(A, at.id("Eroe"), 0)) is not None


@pytest.mark.parametrize(("mana", "possible"), [("CCCCR", True), ("CCC", False)])
def test_702_193a_in_a_later_turn_it_costs_the_whole(mana: str, possible: bool) -> None:
    at = Table(variant=[EXACT_COSTS])
    at.builder.adjust(A, mana=tuple(Mana(kind) for kind in mana))
    at.creature("Eroe", 2, 2, power_up("{4}{R}"), mana_cost="{1}{R}")
    at.settle()
    if possible:
        at.do(Activate(A, at.id("Eroe"), 0))
        assert at.play_out().life(0) == 23
    else:
        assert refused(at, Activate(A, at.id("Eroe"), 0)) is not None


def test_702_193a_only_once() -> None:
    at = Table()
    at.creature("Eroe", 2, 2, power_up("{4}{R}"), mana_cost="{1}{R}")
    at.settle().activate("Eroe", 0).play_out()
    assert refused(at, Activate(A, at.id("Eroe"), 0)) is not None


def test_702_193a_as_printed() -> None:
    for word in ("Superpotere", "Power-up"):
        found = reading(f"{word} — {{4}}{{R}}: Guadagni 3 punti vita.")
        assert found.understood
        assert bare(found.characteristics.abilities[0]) == power_up("{4}{R}")
    oracle = read_oracle(
        "Sentinel",
        "Power-up — {4}{R}: You gain 3 life. (Activate each power-up ability only once.)",
        found.characteristics,
    )
    assert oracle.understood
    assert bare(oracle.abilities[0]) == power_up("{4}{R}")


def test_702_193a_control_behind_it_stands_an_activated_ability() -> None:
    assert not reading("Superpotere — Pesca una carta.").understood
