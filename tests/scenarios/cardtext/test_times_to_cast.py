"""601.3, 307.5: at what times alone players can cast spells, in both languages."""

import pytest

from engine.cards.abilities.filters import Filter
from engine.cards.abilities.player_rules import CastTimes
from engine.words.terms import CardType, Relation, Zone
from tests.scenarios.cardtext.support import refused
from tests.scenarios.cardtext.test_english_constructs import english
from tests.scenarios.cardtext.twice import both

CREATURES = Filter(zone=Zone.STACK, types=(CardType.CREATURE,))
NO_CREATURES = Filter(zone=Zone.STACK, not_types=(CardType.CREATURE,))


@pytest.mark.parametrize(
    ("it", "en", "rule"),
    [
        (
            "I giocatori possono lanciare magie creatura solo durante i loro turni.",
            "Players can cast creature spells only during their own turns.",
            CastTimes(spells=CREATURES),
        ),
        (
            "Ogni giocatore può lanciare magie solo durante il proprio turno.",
            "Each player can cast spells only during their own turn.",
            CastTimes(),
        ),
        (
            "Puoi lanciare magie solo durante il tuo turno.",
            "You can cast spells only during your turn.",
            CastTimes(who=Relation.YOU),
        ),
        (
            "I tuoi avversari possono lanciare magie non creatura solo quando potrebbero lanciare una stregoneria.",
            "Your opponents can cast noncreature spells only any time they could cast a sorcery.",
            CastTimes(spells=NO_CREATURES, as_sorcery=True, who=Relation.OPPONENT),
        ),
        (
            "Puoi lanciare magie creatura solo quando potresti lanciare una stregoneria.",
            "You can cast creature spells only any time you could cast a sorcery.",
            CastTimes(spells=CREATURES, as_sorcery=True, who=Relation.YOU),
        ),
    ],
)
def test_601_3_when_alone(it: str, en: str, rule: CastTimes) -> None:
    assert both(it, en, "e") == rule


def test_601_3_control_the_turn_is_their_own() -> None:
    for text in (
        "I giocatori possono lanciare magie solo durante il tuo turno.",
        "Puoi lanciare magie solo durante i loro turni.",
        "I giocatori possono giocare terre solo durante i loro turni.",
        "Ogni giocatore possono lanciare magie solo durante il proprio turno.",
    ):
        assert refused(text, "Incantesimo")
    assert not english("Players can cast spells only during your turn.", "e").understood
