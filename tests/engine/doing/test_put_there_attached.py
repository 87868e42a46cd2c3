"""301.5e, 303.4h: what is created attached to something that it cannot be attached to."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Keyword
from engine.cards.abilities.continuous import ModifyPT
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.objects import CreateTokens
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import AttachedTo, Every
from engine.cards.abilities.triggers import Becomes
from engine.cards.characteristics import Characteristics
from engine.words.terms import CardType, ObjectId, Zone
from tests.engine.board.boards import static
from tests.engine.support import Table, card
from tests.engine.support_more import ENCHANTMENT, EQUIPMENT, instant, when

GROWS = static(ModifyPT(Fixed(2), Fixed(2)), affects=None, holder=AttachedTo())
SWORD = card("Spada", GROWS, **EQUIPMENT)
WARD = Keyword(keyword="protection", filter=Filter(types=(CardType.ARTIFACT,)))
FASTENED = when(Becomes(subject=Filter(subtypes=("Equipment",)), state="attached"))


def _created(token: Characteristics, *abilities: Keyword) -> Table:
    """A token is created attached to the Orso, which has these abilities; Anna gains 1 life where an Equipment is attached."""
    at = Table()
    at.creature("Orso", 2, 2, *abilities)
    at.permanent("Fucina", FASTENED, **ENCHANTMENT)
    instant(at, "Dono", CreateTokens(token=token, attached_to=Every(Filter(name="Orso"))))
    return at.settle().cast("Dono").play_out()


def _held(at: Table, label: str) -> ObjectId | None:
    held = at.one(label).attached_to
    assert held is None or isinstance(held, int)
    return held


def test_301_5e_an_equipment_that_cannot_equip_it_enters_attached_to_nothing() -> None:
    at = _created(SWORD, WARD)
    assert (_held(at, "Spada"), at.where("Spada"), at.life(0)) == (None, Zone.BATTLEFIELD, 20)
    assert "301.5e" in at.rules() and at.checks() == []


def test_301_5e_control_one_that_can_enters_attached() -> None:
    at = _created(SWORD)
    assert (_held(at, "Spada"), at.looks("Orso").power) == (at.id("Orso"), 4)


@pytest.mark.parametrize("subtypes", [(), ("Saga",)])
def test_303_4h_what_is_neither_aura_nor_equipment_enters_attached_to_nothing(subtypes: tuple[str, ...]) -> None:
    at = _created(card("Idolo", GROWS, types=(CardType.ENCHANTMENT,), subtypes=subtypes))
    assert (_held(at, "Idolo"), at.looks("Orso").power) == (None, 2)
    assert "303.4h" in at.rules()
