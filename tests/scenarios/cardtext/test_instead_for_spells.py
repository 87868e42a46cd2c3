"""118.9: what you may pay rather than the mana cost of the spells that you cast, in both languages."""

import pytest

from engine.cards.abilities.ability import Cost
from engine.cards.abilities.casting import InsteadOfManaCost
from engine.cards.abilities.filters import Filter
from engine.words.terms import CardType, Kind, Zone
from tests.scenarios.cardtext.support import refused
from tests.scenarios.cardtext.test_english_constructs import english
from tests.scenarios.cardtext.twice import both

MAY_IT, MAY_EN = "Puoi pagare", "You may pay"
IT, EN = "invece di pagare il costo di mana per", "rather than pay the mana cost for"
SPELLS = Filter(zone=Zone.STACK, not_kind=Kind.ABILITY)
CREATURES = Filter(zone=Zone.STACK, not_kind=Kind.ABILITY, types=(CardType.CREATURE,))
SPIRITS = Filter(zone=Zone.STACK, not_kind=Kind.ABILITY, subtypes=("Spirit",))


@pytest.mark.parametrize(
    ("it", "en", "mana", "spells"),
    [
        ("le magie Spirito che lanci", "Spirit spells you cast", "{1}", SPIRITS),
        ("le magie che lanci", "spells you cast", "{W}{U}", SPELLS),
        ("le magie creatura che lanci", "creature spells you cast", "{0}", CREATURES),
    ],
)
def test_118_9_for_all_such_spells(it: str, en: str, mana: str, spells: Filter) -> None:
    assert both(f"{MAY_IT} {mana} {IT} {it}.", f"{MAY_EN} {mana} {EN} {en}.", "e") == InsteadOfManaCost(
        cost=Cost(mana=mana), spells=spells
    )


def test_118_9_only_while_it_is_so() -> None:
    found = both(
        f"Fintanto che controlli un artefatto, puoi pagare {{0}} {IT} le magie creatura che lanci.",
        f"As long as you control an artifact, you may pay {{0}} {EN} creature spells you cast.",
        "e",
    )
    assert found.condition is not None and found.spells == CREATURES


def test_118_9_control_what_is_not_surely_said_of_your_spells() -> None:
    for it in (
        f"Puoi pagare {{1}} {IT} le magie.",
        f"Puoi pagare {{X}} {IT} le magie che lanci.",
        f"Puoi scartare una carta {IT} le magie che lanci.",
        f"Puoi pagare {{1}} {IT} questa magia.",
    ):
        assert refused(it, "Incantesimo")
    for en in (f"You may pay {{1}} {EN} spells.", f"You may discard a card {EN} spells you cast."):
        assert not english(en, "e").understood
