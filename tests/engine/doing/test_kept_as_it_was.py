"""608.2c, 701.8, 701.21: what was destroyed or sacrificed in this way is kept as it last was."""

from __future__ import annotations

import pytest

from engine.cards.abilities.choices import ForEach
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.objects import Destroy, Move, Sacrifice
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.quantities import CountOf, Differing, Greatest, Quantity
from engine.cards.abilities.references import Among, ControllerOf, Every, One, Remembered
from engine.words.record import replace
from engine.words.terms import CardType, Relation, Zone
from tests.engine.support import Table
from tests.engine.support_more import ARTIFACT, sorcery

KEPT = Remembered("loro")
EVERYTHING = Every(Filter(any_type=(CardType.CREATURE, CardType.ARTIFACT)))
CREATURES = Among(KEPT, Filter(types=(CardType.CREATURE,)))


def _ruins(*effects: object) -> Table:
    table = Table()
    table.creature("Orso", 2, 2)
    table.creature("Lupo", 2, 2, controller=1)
    table.creature("Troll", 2, 2, "indestructible")
    table.permanent("Urna", **ARTIFACT)
    sorcery(table, "Rovina", *effects)  # type: ignore[arg-type]
    return table.settle().cast("Rovina").resolve()


def test_701_8_those_that_were_destroyed_are_counted_and_no_others() -> None:
    table = _ruins(Destroy(what=EVERYTHING, keep_as="loro"), GainLife(amount=CountOf(KEPT, gone=True)))
    assert table.life(0) == 23, "two creatures and an artifact; the third creature is still there"


def test_608_2h_what_they_were_is_known() -> None:
    table = _ruins(Destroy(what=EVERYTHING, keep_as="loro"), GainLife(amount=CountOf(CREATURES, gone=True)))
    assert table.life(0) == 22


def test_608_2h_who_controlled_each_of_them() -> None:
    each = ForEach(of=KEPT, do=(GainLife(amount=CountOf(One(), gone=True), who=ControllerOf(One())),))
    table = _ruins(Destroy(what=EVERYTHING, keep_as="loro"), each)
    assert (table.life(0), table.life(1)) == (22, 21)


def test_701_21_what_was_sacrificed_and_control_nothing_of_others() -> None:
    yours = Every(Filter(types=(CardType.CREATURE,), controller=Relation.YOU))
    table = _ruins(Sacrifice(what=yours, keep_as="loro"), GainLife(amount=CountOf(KEPT, gone=True)))
    assert table.life(0) == 22
    theirs = Every(Filter(types=(CardType.CREATURE,), controller=Relation.OPPONENT))
    table = _ruins(Sacrifice(what=theirs, keep_as="loro"), GainLife(amount=CountOf(KEPT, gone=True)))
    assert table.life(0) == 20


def test_608_2h_what_was_moved_is_known_as_it_was() -> None:
    exiled = Move(what=EVERYTHING, to=Zone.EXILE, keep_was_as="loro")
    table = _ruins(exiled, GainLife(amount=CountOf(CREATURES, gone=True)))
    assert table.life(0) == 23, "three creatures, and no artifact"
    each = ForEach(of=KEPT, do=(GainLife(amount=CountOf(One(), gone=True), who=ControllerOf(One())),))
    table = _ruins(exiled, each)
    assert (table.life(0), table.life(1)) == (23, 21)
    table = _ruins(replace(exiled, keep_was_as=None), GainLife(amount=CountOf(KEPT, gone=True)))
    assert table.life(0) == 20, "control: nothing is kept"


@pytest.mark.parametrize(
    ("quantity", "life"),
    [
        (Greatest(what="power", of=CREATURES), 22),
        (Greatest(what="mana value", of=KEPT), 20),
        (Differing(what="card types", of=KEPT), 22),
        (Differing(what="card types", of=CREATURES), 21),
    ],
)
def test_608_2h_the_greatest_and_the_kinds_of_what_was_destroyed(quantity: Quantity, life: int) -> None:
    """The last one is the control: of the creatures alone."""
    table = _ruins(Destroy(what=EVERYTHING, keep_as="loro"), GainLife(amount=quantity))
    assert table.life(0) == life
