"""903.3-903.5: what a commander is, and the colour identity of cards."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cards.abilities.ability import Activated, Cost, Static
from engine.cards.abilities.continuous import ChangeColors
from engine.cards.abilities.copying import BecomeCopy
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.players import AddMana, GainLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import Every
from engine.cards.abilities.turning import TurnFaceDown
from engine.cards.color_identity import color_identity, kept_out_of_deck
from engine.words.terms import CardType, Color
from tests.engine.support import Table, card, creature
from tests.engine.support_more import instant

WHITE, BLUE, BLACK, RED, GREEN = Color
LAND: dict[str, Any] = {"types": (CardType.LAND,)}
GAIN = GainLife(amount=Fixed(1))


def test_903_4_the_symbols_of_the_rules_text_count() -> None:
    throws = Activated(cost=Cost(mana="{3}{R}"), effects=(GAIN,))
    assert color_identity(creature("Golem di Ferro", 6, 7, throws, mana_cost="{8}")) == (RED,)
    assert color_identity(creature("Golem di Ferro", 6, 7, mana_cost="{8}")) == ()
    spoken = Activated(cost=Cost(), effects=(GAIN,), text="Puoi pagare {W/U}. Se lo fai, guadagni 1 punto vita.")
    assert color_identity(creature("Golem", 1, 1, spoken)) == (WHITE, BLUE)
    makes = Activated(cost=Cost(tap=True), effects=(AddMana(choices=(("B",), ("C",))),))
    assert color_identity(card("Pozzo", makes, **LAND)) == (BLACK,)


def test_903_4_hybrid_symbols_indicators_and_defining_abilities_count() -> None:
    assert color_identity(creature("Madre", 3, 3, mana_cost="{4}{R/G}{R/G}")) == (RED, GREEN)
    assert color_identity(creature("Bruto", 3, 3, colors=(RED,))) == (RED,)
    defines = Static(parts=(ChangeColors(set_to=(BLUE, GREEN)),), defines=True)
    assert color_identity(creature("Mutante", 3, 3, defines, mana_cost="{2}")) == (BLUE, GREEN)


def test_903_4d_the_back_face_counts_too() -> None:
    front = creature("Studioso Mite", 1, 1, mana_cost="{2}{U}")
    back = creature("Bestia Feroce", 5, 1, colors=(RED,))
    assert color_identity(front, back) == (BLUE, RED)
    assert color_identity(front) == (BLUE,)


@pytest.mark.parametrize(
    ("cost", "rule"),
    [
        ("{R}", None),
        ("{G}{G}", None),
        ("{R}{G}", None),
        ("{3}", None),
        ("{R/G}", None),
        ("{R/W}", "903.5c"),
        ("{U}", "903.5c"),
    ],
)
def test_903_5c_every_colour_must_be_one_of_the_commanders(cost: str, rule: str | None) -> None:
    commander = color_identity(creature("Madre dei Predoni", 3, 3, mana_cost="{4}{R/G}{R/G}"))
    assert kept_out_of_deck(creature("Orso", 2, 2, mana_cost=cost), None, commander) == rule


def test_903_5c_a_symbol_of_the_text_keeps_a_card_out() -> None:
    heals = Activated(cost=Cost(mana="{W}"), effects=(GAIN,))
    assert kept_out_of_deck(creature("Orso", 2, 2, heals, mana_cost="{G}"), None, (RED, GREEN)) == "903.5c"


@pytest.mark.parametrize(
    ("subtypes", "rule"),
    [(("Mountain",), None), (("Forest",), None), (("Mountain", "Forest"), None), (("Plains",), "903.5d"),
     (("Forest", "Island"), "903.5d"), (("Swamp",), "903.5d"), ((), None)],
)  # fmt: skip
def test_903_5d_basic_land_types_make_mana_of_the_commanders_colours_alone(
    subtypes: tuple[str, ...], rule: str | None
) -> None:
    assert kept_out_of_deck(card("Terra", subtypes=subtypes, **LAND), None, (RED, GREEN)) == rule


# --- 903.3: the commander


def _with_commander(*effects: object, answers: tuple[str, ...] = ()) -> Table:
    at = Table(variant=("commander",))
    at.creature("Generale", 4, 4, legendary=True, commander=True)
    at.creature("Mimo", 1, 1)
    instant(at, "Formula", *effects)  # type: ignore[arg-type]
    return at.settle().cast("Formula").play_out(*answers)


def _every(name: str) -> Every:
    return Every(Filter(name=name))


def test_903_3_a_commander_that_is_face_down_or_a_copy_is_still_one() -> None:
    at = _with_commander(TurnFaceDown(what=_every("Generale")))
    assert at.looks("Generale").name == ""
    assert at.one("Generale").commander
    at = _with_commander(BecomeCopy(what=_every("Generale"), of=_every("Mimo")))
    assert at.looks("Generale").name == "Mimo"
    assert at.one("Generale").commander


def test_903_3_a_copy_of_a_commander_is_none() -> None:
    at = _with_commander(BecomeCopy(what=_every("Mimo"), of=_every("Generale")), answers=("Generale",))
    survivors = [one for one in (*at.all("Mimo"), *at.all("Generale")) if one.zone.name == "BATTLEFIELD"]
    assert len(survivors) == 1, "the legend rule"
    assert not at.one("Mimo").commander
    assert at.one("Generale").commander
