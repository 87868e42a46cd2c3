"""601.2i: what is read of the first, or the second, such spell that you cast in each turn."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Keyword, Static
from engine.cards.abilities.continuous import GainAbility
from engine.cards.abilities.filters import Filter
from engine.words.record import replace
from engine.words.terms import CardType, Kind, Relation, Zone
from tests.scenarios.cardtext.support import ability, refused
from tests.scenarios.cardtext.twice import they_agree

YOURS = Filter(zone=Zone.STACK, controller=Relation.YOU, not_kind=Kind.ABILITY)


@pytest.mark.parametrize(
    ("italian", "english"),
    [
        ("La prima magia che lanci dall'esilio in ogni turno ha cascata.",
         "The first spell you cast from exile each turn has cascade."),
        ("La seconda magia creatura che lanci in ogni turno ha convocazione.",
         "The second creature spell you cast each turn has convoke."),
        ("La prima magia artefatto o incantesimo che lanci in ogni turno ha improvvisare.",
         "The first artifact or enchantment spell you cast each turn has improvise."),
    ],
)  # fmt: skip
def test_601_2i_they_say_the_same(italian: str, english: str) -> None:
    they_agree(italian, english, "Incantesimo")


def test_601_2i_the_number_is_said_of_the_spell() -> None:
    made = ability("La terza magia creatura che lanci in ogni turno ha cascata.", "Incantesimo")
    third = replace(YOURS, types=(CardType.CREATURE,), nth_cast=3)
    assert made == Static(parts=(GainAbility(Keyword(keyword="cascade")),), affects=third)


@pytest.mark.parametrize(
    "text",
    [
        # what a spell does not have on the stack
        "La prima magia creatura che lanci in ogni turno ha rapidità.",
        # no turn
        "La prima magia che lanci in ogni combattimento ha cascata.",
        # whose
        "La prima magia creatura in ogni turno ha cascata.",
    ],
)
def test_601_2i_control_what_it_cannot_be_is_refused(text: str) -> None:
    assert refused(text, "Incantesimo")
