"""608.2d: what nobody was told to choose is no object of which a number or a condition could be asked."""

import pytest

from engine.cards.abilities.quantities import PowerOf
from engine.cards.abilities.references import Remembered, This
from engine.words.record import within
from tests.scenarios.cardtext.support import ability, refused, spell
from tests.scenarios.cardtext.test_oracle import english

UPKEEP = "All'inizio del tuo mantenimento, "


@pytest.mark.parametrize(
    "text",
    [
        f"{UPKEEP}se a una creatura è stato inflitto danno in questo turno, pesca una carta.",
        f"{UPKEEP}se la forza di una creatura è pari o superiore a 3, pesca una carta.",
        f"{UPKEEP}se ci sono tre o più segnalini carica su un artefatto, pesca una carta.",
        "La Sentinella prende +1/+1 per ogni segnalino carica su un artefatto.",
        "La Sentinella prende +X/+0, dove X è la forza di un'altra creatura.",
        "La Sentinella ha volare fintanto che un artefatto è TAPpato.",
        "Ogniqualvolta lanci una magia, se una carta nel tuo cimitero ha lo stesso nome di quella magia, pesca una carta.",
        "Ogniqualvolta lanci una magia, se un artefatto ha lo stesso valore di mana di quella magia, pesca una carta.",
        "Ogniqualvolta lanci una magia, se una carta in un cimitero non ha lo stesso nome di quella magia, pesca una carta.",
        "Rivela la prima carta del tuo grimorio. Se una carta nel tuo cimitero ha lo stesso nome di quella carta, pesca una carta.",
    ],
)
def test_608_2d_nothing_was_chosen(text: str) -> None:
    assert refused(text)


def test_608_2d_nor_in_english() -> None:
    for said in (
        "At the beginning of your upkeep, if a creature's power is 3 or greater, draw a card.",
        "Sentinel gets +1/+1 for each charge counter on an artifact.",
        "Sentinel gets +X/+0, where X is another creature's power.",
        "Whenever you cast a spell, if a card in your graveyard has the same name as that spell, draw a card.",
    ):
        assert not english(said).understood


def test_608_2d_what_was_spoken_of_or_is_a_target_is_known() -> None:
    (gained,) = spell("Distruggi una creatura bersaglio. Guadagni punti vita pari alla sua forza.").effects[1:]
    assert any(isinstance(part, PowerOf) for part in within(gained))
    own = ability("Gli altri Elfi che controlli prendono +X/+0, dove X è la forza della Sentinella.")
    assert PowerOf(This()) in [part for part in within(own) if isinstance(part, PowerOf)]
    counted = ability("La Sentinella prende +1/+1 per ogni segnalino carica su di essa.")
    assert not any(isinstance(part, Remembered) for part in within(counted))


def test_608_2d_whose_it_would_be() -> None:
    for one in (
        "Il controllore di una creatura perde 2 punti vita.",
        "La Sentinella infligge 2 danni al controllore di una creatura.",
    ):
        assert refused(one, "Stregoneria")
    assert spell("La Sentinella infligge 2 danni al controllore di una creatura bersaglio.").targets
