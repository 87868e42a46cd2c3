"""702.160, 718: prototype cards."""

from __future__ import annotations

from typing import Any

import pytest

from engine.board.board_of import board_of
from engine.cards.abilities.ability import Cannot, Cost, PlayerScope, Prohibition
from engine.cards.abilities.copying import CopyOnStack, CreateCopies
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.references import Every
from engine.cards.prototypes import prototype_of
from engine.state.actions import Cast
from engine.words.terms import CardType, Color, Kind, PlayerId, Zone
from tests.engine.cards.support import in_hand, keyword
from tests.engine.support import Table
from tests.engine.support_more import counted_as_paid, die, instant, moved, refused

ANNA = PlayerId(0)
SMALL = keyword("prototype", cost=Cost(mana="{2}{B}"), quality="3/2")
GOLEM: dict[str, Any] = {
    "types": (CardType.ARTIFACT, CardType.CREATURE),
    "power": 7,
    "toughness": 7,
    "mana_cost": "{7}",
}


def cast(way: str, *more: Any) -> Table:
    at = Table()
    in_hand(at, "Golem", SMALL, "flying", **GOLEM)
    for put in more:
        put(at)
    return at.settle().cast("Golem", way)


@pytest.mark.parametrize(
    ("way", "size", "cost", "colors"),
    [("prototype", (3, 2), "{2}{B}", (Color.BLACK,)), ("normal", (7, 7), "{7}", ())],
)
def test_702_160a_718_3_718_3b_it_may_be_cast_with_its_other_cost_power_and_toughness(
    way: str, size: tuple[int, int], cost: str, colors: tuple[Color, ...]
) -> None:
    at = cast(way)
    looks = at.looks("Golem")
    assert ((looks.power, looks.toughness), looks.mana_cost, looks.colors) == (size, cost, colors)
    at.play_out()
    looks = at.looks("Golem")
    assert ((looks.power, looks.toughness), looks.mana_cost, looks.colors) == (size, cost, colors), (
        "718.3b: the permanent"
    )
    assert looks.has("flying")
    assert cost in counted_as_paid(at)
    assert ("702.160a" in at.rules()) is (way == "prototype")


def test_718_3a_what_forbids_casting_looks_at_the_prototype_alone() -> None:
    large = Filter(zone=Zone.STACK, mana_value=Bounds(least=5))
    at = Table()
    at.permanent("Divieto", Cannot(what=Prohibition.CAST, objects=large, players=PlayerScope.ALL),
                 types=(CardType.ENCHANTMENT,))  # fmt: skip
    in_hand(at, "Golem", SMALL, **GOLEM)
    in_hand(at, "Altro", **GOLEM)
    at.settle().cast("Golem").play_out()
    assert at.looks("Golem").power == 3
    assert refused(at, Cast(ANNA, at.id("Altro")))[1] == "101.2", "control: without prototype"


def test_718_3d_a_copy_of_the_permanent_is_as_small() -> None:
    at = cast("prototype", lambda at: instant(at, "Copia", CreateCopies(of=Every(Filter(name="Golem"))))).play_out()
    at.cast("Copia").play_out()
    sizes = [board_of(at.game).characteristics(one.id).power for one in at.all("Golem")]
    assert sizes == [3, 3]


def test_718_2a_a_copy_has_the_other_cost_and_size_beside_its_own() -> None:
    """Control: the copy of a creature without them has none."""
    copies = CreateCopies(of=Every(Filter(kind=Kind.CARD, types=(CardType.CREATURE,))))
    at = cast("normal", lambda at: instant(at, "Copia", copies), lambda at: at.creature("Orso", 2, 2)).play_out()
    at.cast("Copia").play_out()
    tokens = [one for one in at.game.permanents() if one.kind is Kind.TOKEN]
    small = {one.printed.name: prototype_of(board_of(at.game).characteristics(one.id)) for one in tokens}
    assert small["Orso"] is None
    assert small["Golem"] is not None and (small["Golem"].power, small["Golem"].mana_cost) == (3, "{2}{B}")


def test_718_4_anywhere_else_it_is_as_it_is_printed() -> None:
    at = cast("prototype").play_out()
    at.occur(*die(at.id("Golem")))
    assert (at.looks("Golem").power, at.looks("Golem").mana_value) == (7, 7)
    back = cast("prototype").play_out()
    back.occur(moved(back.id("Golem"), Zone.HAND))
    back.cast("Golem", "normal").play_out()
    assert back.looks("Golem").power == 7


def test_718_3c_a_copy_of_the_spell_is_prototyped_too() -> None:
    at = cast(
        "prototype", lambda at: instant(at, "Eco", CopyOnStack(what=Every(Filter(zone=Zone.STACK, name="Golem"))))
    )
    at.cast("Eco").play_out()
    sizes = [board_of(at.game).characteristics(one.id).power for one in at.game.permanents()]
    assert sizes == [3, 3]


def test_718_5_what_else_is_printed_stays() -> None:
    assert cast("prototype").looks("Golem").types == (CardType.ARTIFACT, CardType.CREATURE)
