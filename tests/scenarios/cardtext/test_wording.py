"""115.4, 120.3c: a text with younger words means a player; one without means a planeswalker too."""

import pytest

from engine.cards.abilities.ability import Activated, Static
from engine.cards.abilities.continuous import GainAbility
from engine.cards.abilities.filters import Filter
from engine.words.terms import CardType
from scenarios.cardtext.wording import is_of_today
from tests.scenarios.cardtext.support import abilities, ability, triggered

PLANESWALKER = Filter(types=(CardType.PLANESWALKER,))


@pytest.mark.parametrize(
    ("text", "young"),
    [
        ("{T}: Aggiungi {B} o {R}.", True),
        ("{T}: Aggiungi {B} alla tua riserva di mana.", False),
        ("Quando la Sentinella entra, pesca una carta.", True),
        ("Quando la Sentinella entra nel campo di battaglia, pesca una carta.", False),
        ("Quando la Sentinella entra in gioco, pesca una carta.", False),
        ("Le creature hanno «Quando questa creatura muore, pesca una carta».", False),
        ("Questa creatura prende +1/+1.", True),
        ("Prole {2}", True),
        ("Ciclo {2} (Scarta questa carta: Pesca una carta.)", False),
        ("Squadra d'Assalto attacca in ogni combattimento, se può farlo.", False),
        ("Macina due carte.", True),
    ],
)
def test_120_3c_words_that_cards_have_had_only_since(text: str, young: bool) -> None:
    assert is_of_today(text) is young


@pytest.mark.parametrize(("entering", "young"), [("entra", True), ("entra nel campo di battaglia", False)])
def test_120_3c_who_is_dealt_damage_says_the_age_of_the_words(entering: str, young: bool) -> None:
    spec = triggered(f"Quando la Sentinella {entering}, infligge 1 danno a un avversario bersaglio.").targets[0]
    assert spec.objects == (None if young else PLANESWALKER)


def test_120_3c_an_ability_in_quotes_is_as_old_as_the_text_around_it() -> None:
    for more, objects in (("{T}: Aggiungi {G}.", None), ("Volare", PLANESWALKER)):
        given = f'Le creature che controlli hanno "{{T}}: Questa creatura infligge 1 danno a un giocatore bersaglio".\n{more}'
        (outside,) = [one for one in abilities(given) if isinstance(one, Static)]
        inside = outside.parts[0]
        assert isinstance(inside, GainAbility) and isinstance(inside.ability, Activated)
        assert inside.ability.targets[0].objects == objects


def test_508_5_the_defending_player_is_one_where_the_words_are_of_today() -> None:
    text = "Ogniqualvolta questa creatura attacca, infligge 1 danno al giocatore in difesa."
    assert ability(text).effects


@pytest.mark.parametrize(
    ("whose", "objects"),
    [("nel cimitero di quel giocatore", None), ("nel tuo cimitero", PLANESWALKER)],
)
def test_120_3c_damage_measured_by_what_the_player_has_is_dealt_to_a_player(whose: str, objects: Filter | None) -> None:
    text = (
        f"Quando la Sentinella entra in gioco, infligge danno a un giocatore bersaglio pari al numero di carte {whose}."
    )
    made = triggered(text)
    assert made.targets[0].objects == objects, "control: what you have measures it of a planeswalker as well"
