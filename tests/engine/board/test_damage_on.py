"""120.3, 608.2i: how much damage an object was dealt this turn, wherever it is since."""

from engine.cards.abilities.damage import DealDamage
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.quantities import DamageOn, Fixed
from engine.cards.abilities.references import Target, This
from engine.cards.abilities.triggers import dies
from tests.engine.support import Table
from tests.engine.support_more import TARGET_CREATURE, sorcery, when

_COUNTS = when(dies(Filter(this=True)), GainLife(amount=DamageOn(This())))


def _table() -> Table:
    at = Table()
    at.creature("Istrice", 1, 4, _COUNTS)
    at.creature("Orso", 2, 4)
    for name, amount in (("Scheggia", 1), ("Fiamma", 3)):
        sorcery(at, name, DealDamage(amount=Fixed(amount), to=Target()), targets=(TARGET_CREATURE,))
    return at.settle()


def test_608_2i_all_of_it_from_whatever_source() -> None:
    at = _table().cast("Scheggia", "Istrice").play_out().cast("Fiamma", "Istrice").play_out()
    assert at.life(0) == 20 + 4


def test_608_2i_control_what_another_was_dealt_does_not_count() -> None:
    at = _table().cast("Scheggia", "Orso").play_out().cast("Fiamma", "Orso").play_out()
    assert at.life(0) == 20
