"""702.16n: protection that does not remove the Aura that gives it; 607.2d: from the colour chosen for what gives it."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cards.abilities.ability import Ability, Activated, Cost, Keyword, Replaces, Static
from engine.cards.abilities.continuous import GainAbility
from engine.cards.abilities.filters import CREATURE, Filter, TargetSpec
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.references import AttachedTo, Granter, Target
from engine.words.terms import CardType, Color, Zone
from scenarios.cardtext.oracle.comparing import Verdict, compared
from scenarios.cardtext.oracle.reading import read_oracle
from tests.engine.cards.support import in_hand, keyword
from tests.engine.support import Table
from tests.scenarios.cardtext.support import reading

ENCHANT = keyword("enchant", filter=CREATURE)
WHITE = Filter(colors=(Color.WHITE,))
THIS_AURA, AURAS = Filter(granter=Granter()), Filter(subtypes=("Aura",))
AURA: dict[str, Any] = {"types": (CardType.ENCHANTMENT,), "subtypes": ("Aura",), "colors": (Color.WHITE,)}
CHOOSES = Replaces(subject=Filter(this=True), to=Zone.BATTLEFIELD, chooses_color=True)


def shielded(spares: Filter | None) -> Table:
    at = Table()
    host = at.creature("Orso", 2, 2)
    given = Keyword(keyword="protection", filter=WHITE, spares=spares)
    at.permanent("Scudo", ENCHANT, Static(parts=(GainAbility(given),), holder=AttachedTo()), attached_to=host, **AURA)
    at.permanent("Altra", ENCHANT, attached_to=host, **AURA)
    return at.settle()


@pytest.mark.parametrize(("spares", "there"), [(None, set()), (THIS_AURA, {"Scudo"}), (AURAS, {"Scudo", "Altra"})])
def test_702_16n_which_auras_it_leaves_where_they_are(spares: Filter | None, there: set[str]) -> None:
    """Of two with the quality, one of which gives the protection; without such words both go (702.16c)."""
    at = shielded(spares)
    if spares is None:  # the one that gives it goes with the other, in the same check
        there = set()
    assert {name for name in ("Scudo", "Altra") if at.where(name) is Zone.BATTLEFIELD} == there


def test_702_16n_control_another_protection_from_the_same_quality_removes_it() -> None:
    at = Table()
    host = at.creature("Orso", 2, 2, Keyword(keyword="protection", filter=WHITE))
    given = Keyword(keyword="protection", filter=WHITE, spares=THIS_AURA)
    at.permanent("Scudo", ENCHANT, Static(parts=(GainAbility(given),), holder=AttachedTo()), attached_to=host, **AURA)
    assert at.settle().where("Scudo") is Zone.GRAVEYARD


def chosen(color: str) -> Table:
    at = Table()
    at.creature("Orso", 2, 2)
    at.creature("Lupo", 2, 2)
    given = Keyword(keyword="protection", filter=Filter(chosen_color=True), spares=THIS_AURA)
    for_a_turn = Activated(
        cost=Cost(sacrifice_this=True),
        effects=(
            Apply(to=Target(0), parts=(GainAbility(Keyword(keyword="protection", filter=Filter(chosen_color=True))),)),
        ),
        targets=(TargetSpec(objects=CREATURE),),
    )
    shield: tuple[Ability, ...] = (
        ENCHANT,
        CHOOSES,
        Static(parts=(GainAbility(given),), holder=AttachedTo()),
        for_a_turn,
    )
    in_hand(at, "Scudo", *shield, **AURA)
    return at.settle().cast("Scudo", "Orso").resolve(color)


def protected(at: Table, name: str) -> list[tuple[Color, ...]]:
    return [one.filter.colors for one in at.looks(name).keywords() if one.keyword == "protection" and one.filter]


@pytest.mark.parametrize(("said", "color"), [("W", Color.WHITE), ("R", Color.RED)])
def test_607_2d_from_the_colour_chosen_for_the_aura(said: str, color: Color) -> None:
    at = chosen(said)
    assert protected(at, "Orso") == [(color,)]
    assert at.where("Scudo") is Zone.BATTLEFIELD


def test_607_2d_for_a_turn_from_the_colour_chosen_for_what_was_sacrificed() -> None:
    at = chosen("R").activate("Scudo", 3, "Lupo").play_out()
    assert protected(at, "Lupo") == [(Color.RED,)]
    assert protected(at, "Orso") == [], "control: the Aura is gone"


@pytest.mark.parametrize(
    ("italian", "english"),
    [
        ("Questo effetto non rimuove la Sentinella.", "This effect doesn't remove this Aura."),
        ("Questo effetto non rimuove questa Aura.", "This effect doesn't remove Sentinel."),
        ("Questo effetto non rimuove le Aure.", "This effect doesn't remove Auras."),
    ],
)
def test_702_16n_as_printed(italian: str, english: str) -> None:
    it = "Incanta creatura\nLa creatura incantata prende +1/+1 e ha protezione dal bianco."
    en = "Enchant creature\nEnchanted creature gets +1/+1 and has protection from white."
    found = reading(f"{it} {italian}", "Incantesimo — Aura")
    assert found.understood
    oracle = read_oracle("Sentinel", f"{en} {english}", found.characteristics)
    assert compared(found, oracle, "2024-01-01").verdict is Verdict.AGREE


@pytest.mark.parametrize(
    "text",
    [
        "La creatura incantata ha volare. Questo effetto non rimuove le Aure.",
        "La creatura incantata ha protezione dal bianco. Questo effetto non rimuove gli Equipaggiamenti.",
    ],
)
def test_702_16n_control_of_anything_else_it_is_not_read(text: str) -> None:
    assert not reading(f"Incanta creatura\n{text}", "Incantesimo — Aura").understood
