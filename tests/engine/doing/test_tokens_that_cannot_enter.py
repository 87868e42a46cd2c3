"""111.5: tokens that cannot be on the battlefield are not created."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Cannot, Prohibition, Static
from engine.cards.abilities.continuous import ChangeTypes
from engine.cards.abilities.copying import CreateCopies
from engine.cards.abilities.filters import Filter, TargetSpec
from engine.cards.abilities.objects import CreateTokens
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import Target
from engine.cards.abilities.triggers import enters
from engine.words.terms import CardType, Color, Zone
from tests.engine.support import Table, card, creature
from tests.engine.support_more import ENCHANTMENT, instant, when

GOLEM = creature("Golem", 2, 2, colors=(Color.RED,))


def _barred(wanted: Filter, *more: Static) -> Table:
    at = Table()
    at.permanent("Vermi", Cannot(what=Prohibition.ENTER, objects=wanted), *more, **ENCHANTMENT)
    at.permanent("Ascolto", when(enters(Filter())), **ENCHANTMENT)
    instant(at, "Fucina", CreateTokens(token=GOLEM, count=Fixed(2)))
    return at.settle().cast("Fucina").resolve().play_out()


@pytest.mark.parametrize(
    ("wanted", "made"),
    [
        (Filter(types=(CardType.CREATURE,)), 0),
        (Filter(colors=(Color.RED,)), 0),
        (Filter(types=(CardType.LAND,)), 2),
        (Filter(colors=(Color.BLUE,)), 2),
    ],
)
def test_111_5_a_token_that_cannot_enter_is_not_created(wanted: Filter, made: int) -> None:
    """With one of its characteristics forbidden it is not there for a moment: nothing triggers on it either."""
    at = _barred(wanted)
    assert at.zone(Zone.BATTLEFIELD).count("Golem") == made
    assert at.life(0) == 20 + made
    assert ("111.5" in at.rules()) is (made == 0)


def test_111_5_as_it_would_be_on_the_battlefield() -> None:
    """614.12: effects that would apply to it there count: they make it an artifact too, and artifacts can't enter."""
    adds = Static(parts=(ChangeTypes(add=(CardType.ARTIFACT,)),), affects=Filter(types=(CardType.CREATURE,)))
    assert _barred(Filter(types=(CardType.ARTIFACT,)), adds).zone(Zone.BATTLEFIELD).count("Golem") == 0


@pytest.mark.parametrize(("kind", "copies"), [(CardType.INSTANT, 0), (CardType.SORCERY, 0), (CardType.ARTIFACT, 1)])
def test_111_5_no_token_is_a_copy_of_an_instant_or_sorcery_card(kind: CardType, copies: int) -> None:
    at = Table()
    at.put("Antico", card("Antico", types=(kind,)), zone=Zone.GRAVEYARD)
    target = TargetSpec(objects=Filter(zone=Zone.GRAVEYARD))
    instant(at, "Eco", CreateCopies(of=Target()), targets=(target,))
    at.settle().cast("Eco").resolve()
    assert at.zone(Zone.BATTLEFIELD).count("Antico") == copies
    assert ("111.5" in at.rules()) is (copies == 0)
