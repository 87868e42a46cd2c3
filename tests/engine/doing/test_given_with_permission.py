"""611.3d: what a static ability gives to what it lets a player cast or play, which stays on the permanent."""

from __future__ import annotations

from engine.cards.abilities.ability import Keyword
from engine.cards.abilities.casting import MayCast, Permission
from engine.cards.abilities.continuous import ChangeColors, GainAbility
from engine.cards.abilities.filters import Filter
from engine.state.actions import PlayLand
from engine.state.events import Destruction
from engine.words.terms import CardType, Color, TurnStep, Zone
from tests.engine.support import Table, card, creature
from tests.engine.support_more import ENCHANTMENT, A

HASTE = GainAbility(Keyword(keyword="haste"))
GRAVE = Filter(zone=Zone.GRAVEYARD)
GIVES = MayCast(cards=GRAVE, how=Permission(lands=True, gives=(HASTE, ChangeColors(add=(Color.BLACK,)))))


def _table(ability: MayCast = GIVES) -> Table:
    at = Table()
    for player in (0, 1):
        at.library(player, 3)
    at.permanent("Cripta", ability, **ENCHANTMENT)
    at.put("Orso", creature("Orso", 2, 2), zone=Zone.GRAVEYARD)
    at.put("Lupo", creature("Lupo", 2, 2), zone=Zone.HAND)
    at.put("Palude", card("Palude", types=(CardType.LAND,)), zone=Zone.GRAVEYARD)
    at.put("Isola", card("Isola", types=(CardType.LAND,)), zone=Zone.HAND)
    return at.settle()


def _has(at: Table, label: str) -> tuple[bool, tuple[Color, ...]]:
    return at.looks(label).has("haste"), at.looks(label).colors


def test_611_3d_400_7h_the_spell_and_the_permanent_have_it_also_when_what_allowed_it_is_gone() -> None:
    at = _table().cast("Orso")
    assert _has(at, "Orso") == (True, (Color.BLACK,))
    assert "611.3d" in at.rules()
    at.resolve()
    at.occur(Destruction(object=at.id("Cripta"))).settle().until(TurnStep.UPKEEP)
    assert _has(at, "Orso") == (True, (Color.BLACK,))


def test_611_3d_control_what_is_cast_from_hand_gets_nothing() -> None:
    at = _table().cast("Lupo").resolve()
    assert _has(at, "Lupo") == (False, ())


def test_611_3d_control_an_effect_that_gives_nothing() -> None:
    at = _table(MayCast(cards=GRAVE)).cast("Orso").resolve()
    assert _has(at, "Orso") == (False, ())
    assert "611.3d" not in at.rules()


def test_611_3d_400_7i_a_land_that_is_played_so() -> None:
    at = _table()
    at.do(PlayLand(A, at.id("Palude")))
    assert _has(at.settle(), "Palude") == (True, (Color.BLACK,))
    assert "611.3d" in at.rules()


def test_611_3d_control_a_land_from_hand() -> None:
    at = _table()
    at.do(PlayLand(A, at.id("Isola")))
    assert _has(at.settle(), "Isola") == (False, ())
