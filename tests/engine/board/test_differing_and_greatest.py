"""205.2a, 208.1, 305.6: how many different ones there are among objects, and the greatest; the n-th spell or card of the turn."""

import pytest

from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.players import Draw, GainLife
from engine.cards.abilities.quantities import Differing, Fixed, Greatest, Quantity
from engine.cards.abilities.triggers import CastsSpell, Draws
from engine.words.terms import CardType, Relation, Zone
from tests.engine.support import Table
from tests.engine.support_more import ENCHANTMENT, free, instant, when

YOURS = Filter(types=(CardType.CREATURE,), controller=Relation.YOU)
GRAVEYARD = Filter(zone=Zone.GRAVEYARD, owner=Relation.YOU)
LANDS = Filter(types=(CardType.LAND,), controller=Relation.YOU)


@pytest.mark.parametrize(
    ("quantity", "comes_to"),
    [
        (Differing(what="powers", filter=YOURS), 2),
        (Differing(what="card types", filter=GRAVEYARD), 2),
        (Differing(what="basic land types", filter=LANDS), 2),
        (Greatest(what="power", filter=YOURS), 4),
        (Greatest(what="toughness", filter=YOURS), 5),
        (Greatest(what="power", filter=Filter(types=(CardType.LAND,))), 0),
        (Greatest(what="power", filter=CREATURE), 9),
    ],
)
def test_208_1_what_differs_and_what_is_greatest(quantity: Quantity, comes_to: int) -> None:
    """The last line is the control: of the opponent's creature too."""
    at = Table()
    at.creature("Orso", 4, 2)
    at.creature("Lupo", 4, 5)
    at.creature("Ratto", 1, 1)
    at.creature("Gigante", 9, 9, controller=1)
    at.permanent("Bosco", types=(CardType.LAND,), subtypes=("Forest",))
    at.permanent("Palude", types=(CardType.LAND,), subtypes=("Swamp", "Forest"))
    for number in range(2):
        at.creature(f"Caduto {number}", 1, 1, types=(CardType.ARTIFACT,), zone=Zone.GRAVEYARD)
    at.permanent("Patto", free(GainLife(amount=quantity)), **ENCHANTMENT)
    at.settle().activate("Patto", 0).resolve()
    assert at.life(0) == 20 + comes_to


@pytest.mark.parametrize(("nth", "times"), [(2, 1), (3, 1), (4, 0), (0, 3)])
def test_702_94a_only_the_nth_card_of_the_turn(nth: int, times: int) -> None:
    """Without a number it triggers for each of the three."""
    at = Table()
    at.library(0, 5)
    at.permanent("Patto", free(Draw(count=Fixed(3))), **ENCHANTMENT)
    at.permanent("Araldo", when(Draws(who=Relation.YOU, nth=nth)), **ENCHANTMENT)
    at.settle().activate("Patto", 0).resolve()
    assert at.triggered() == ["Araldo"] * times


@pytest.mark.parametrize(("nth", "times"), [(2, 1), (3, 0), (0, 2)])
def test_601_2i_only_the_nth_spell_of_the_turn(nth: int, times: int) -> None:
    at = Table()
    for label in ("Lampo", "Tuono"):
        instant(at, label, GainLife(amount=Fixed(1)))
    at.permanent("Araldo", when(CastsSpell(who=Relation.YOU, nth=nth)), **ENCHANTMENT)
    at.settle()
    for label in ("Lampo", "Tuono"):
        at.cast(label)
    assert at.triggered() == ["Araldo"] * times
