"""310.9g: the protector of a battle that becomes something else."""

from __future__ import annotations

import pytest

from engine.cards.abilities.continuous import ChangeTypes
from engine.cards.abilities.copying import BecomeCopy
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.filters import Filter, TargetSpec
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.references import Every, Target
from engine.words.terms import CardType
from tests.engine.support import Table
from tests.engine.support_more import A, B, C, instant

BATTLE = TargetSpec(objects=Filter(types=(CardType.BATTLE,)))
CHANGES: dict[str, Effect] = {
    "a copy of another battle": BecomeCopy(what=Target(), of=Every(Filter(name="Ponte"))),
    "no battle any more": Apply(to=Target(), parts=(ChangeTypes(set_types=(CardType.ARTIFACT,)),)),
}


def _changed(change: str, *, sieges: bool = True) -> Table:
    """Anna's Assedio, protected by Bruno, becomes something else; Carla protects the Ponte, which is a Siege or of no type."""
    at = Table(3)
    for name, protector, subtypes in (("Assedio", B, ("Siege",)), ("Ponte", C, ("Siege",) if sieges else ())):
        at.permanent(
            name,
            types=(CardType.BATTLE,),
            subtypes=subtypes,
            defense=4,
            counters={"defense": 4},
            protector=protector if subtypes else A,
        )
    instant(at, "Muta", CHANGES[change], targets=(BATTLE,))
    return at.settle().cast("Muta", "Assedio").resolve()


@pytest.mark.parametrize("change", CHANGES)
def test_310_9g_its_protector_stays(change: str) -> None:
    at = _changed(change)
    assert at.looks("Assedio").name == ("Ponte" if "copy" in change else "Assedio")
    assert at.looks("Assedio").is_type(CardType.BATTLE) is ("copy" in change)
    assert at.one("Assedio").protector == B


def test_310_9g_310_11_control_a_protector_that_cannot_be_one_any_more_is_replaced() -> None:
    at = _changed("a copy of another battle", sieges=False)
    assert at.one("Assedio").protector == A
