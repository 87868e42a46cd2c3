"""613.8a, criterion by criterion: an effect waits for another one that makes, or keeps, its objects match."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Keyword, Static
from engine.cards.abilities.continuous import ChangeColors, ChangeTypes, GainAbility, GainControl, ModifyPT, Part
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.references import AttachedTo, You
from engine.words.terms import CardType, Color, Relation, Supertype
from tests.engine.board.boards import enchantment, fixed, orders
from tests.engine.support import Table
from tests.engine.support_more import AURA, ENCHANT_CREATURE

ARTIFACT_TOO = ChangeTypes(add=(CardType.ARTIFACT,))
MARK = ChangeTypes(add_subtypes=("Wall",))
BLUE_TOO = ChangeColors(add=(Color.BLUE,))
COLOURLESS = ChangeColors(set_to=())
RED_TOO = ChangeColors(add=(Color.RED,))
FLIES = GainAbility(Keyword(keyword="flying"))
HASTE = GainAbility(Keyword(keyword="haste"))
TOUGHER, STRONGER = ModifyPT(*fixed(0, 2)), ModifyPT(*fixed(2, 0))

CASES: list[tuple[str, Part, Part, Filter, bool]] = [
    ("types", ARTIFACT_TOO, MARK, Filter(types=(CardType.ARTIFACT,)), True),
    ("any type", ARTIFACT_TOO, MARK, Filter(any_type=(CardType.ARTIFACT, CardType.LAND)), True),
    ("not types", ARTIFACT_TOO, MARK, Filter(not_types=(CardType.ARTIFACT,)), False),
    ("subtypes", ChangeTypes(add_subtypes=("Elf",)), MARK, Filter(subtypes=("Elf",)), True),
    ("any subtype", ChangeTypes(add_subtypes=("Elf",)), MARK, Filter(any_subtype=("Elf", "Orc")), True),
    ("supertypes", ChangeTypes(add_supertypes=(Supertype.SNOW,)), MARK, Filter(supertypes=(Supertype.SNOW,)), True),
    (
        "not supertypes",
        ChangeTypes(add_supertypes=(Supertype.SNOW,)),
        MARK,
        Filter(not_supertypes=(Supertype.SNOW,)),
        False,
    ),
    ("any of", ARTIFACT_TOO, MARK, Filter(any_of=(Filter(types=(CardType.ARTIFACT,)),)), True),
    ("colors", BLUE_TOO, RED_TOO, Filter(colors=(Color.BLUE,)), True),
    ("not colors", BLUE_TOO, RED_TOO, Filter(not_colors=(Color.BLUE,)), False),
    ("colorless", COLOURLESS, RED_TOO, Filter(colorless=True), True),
    ("multicolored", BLUE_TOO, RED_TOO, Filter(multicolored=True), True),
    ("keyword", FLIES, HASTE, Filter(keyword="flying"), True),
    ("without keyword", FLIES, HASTE, Filter(without_keyword="flying"), False),
    ("power", STRONGER, TOUGHER, Filter(power=Bounds(least=4)), True),
    ("toughness", TOUGHER, STRONGER, Filter(toughness=Bounds(least=4)), True),
]


def _reached(table: Table) -> bool:
    """Whether the second effect has done to the bear what it does."""
    seen = table.settle().looks("Orso")
    marks = (
        "Wall" in seen.subtypes,
        Color.RED in seen.colors,
        seen.has("haste"),
        (seen.power, seen.toughness) == (4, 4),
    )
    return any(marks)


@pytest.mark.parametrize("order", orders("Primo", "Secondo"), ids=" ".join)
@pytest.mark.parametrize(("name", "first", "second", "wanted", "reached"), CASES, ids=[case[0] for case in CASES])
def test_613_8b_it_applies_after_what_it_depends_on_whichever_is_older(
    name: str, first: Part, second: Part, wanted: Filter, reached: bool, order: tuple[str, ...]
) -> None:
    """A green 2/2 bear. The first effect is about the bear; the second about what matches the criterion, by then or no more."""
    table = Table()
    table.creature("Orso", 2, 2, colors=(Color.GREEN,), subtypes=("Bear",))
    for label in order:
        if label == "Primo":
            enchantment(table, label, first, affects=Filter(name="Orso"))
        else:
            enchantment(table, label, second, affects=wanted)
    assert _reached(table) is reached


@pytest.mark.parametrize(("name", "first", "second", "wanted", "reached"), CASES, ids=[case[0] for case in CASES])
def test_613_8b_control_without_the_first_effect_the_other_way_round(
    name: str, first: Part, second: Part, wanted: Filter, reached: bool
) -> None:
    table = Table()
    table.creature("Orso", 2, 2, colors=(Color.GREEN,), subtypes=("Bear",))
    enchantment(table, "Secondo", second, affects=wanted)
    assert _reached(table) is not reached


@pytest.mark.parametrize("order", orders("Aura", "Legge"))
def test_613_8b_who_controls_it_is_such_a_criterion_in_layer_2(order: tuple[str, ...]) -> None:
    """Carla: 'you control your teammates' creatures'. Anna, her teammate, has Bruno's bear by an Aura: so Carla has it."""
    table = Table(3, teams=[0, 1, 0])
    bear = table.creature("Orso", 2, 2, controller=1)
    mates = Filter(types=(CardType.CREATURE,), controller=Relation.TEAMMATE)
    for label in order:
        if label == "Legge":
            enchantment(table, label, GainControl(You()), affects=mates, controller=2)
        else:
            aura = table.permanent(
                label, ENCHANT_CREATURE, Static(parts=(GainControl(You()),), holder=AttachedTo()), controller=0, **AURA
            )
            table.builder.attach(aura, bear)
    assert table.settle().controller("Orso") == 2
