"""614.15, 701.23: one card there and the other elsewhere, and what is countered where nobody pays, in both languages."""

from __future__ import annotations

import pytest

from engine.cards.abilities.objects import Counter
from engine.cards.abilities.paying import UnlessPays
from engine.words.terms import Zone
from scenarios.cardtext.oracle.reading import read_oracle
from tests.scenarios.cardtext.support import bare, reading, refused, spell


def english(text: str) -> object:
    """What an English text of a sorcery compiles to."""
    found = read_oracle("Sentinella", text, reading("", "Stregoneria").characteristics)
    assert not found.not_understood, found.not_understood
    (made,) = found.abilities
    return bare(made)


@pytest.mark.parametrize(
    ("en", "it"),
    [
        (
            " onto the battlefield tapped and the other into your hand",
            " sul campo di battaglia TAPpata e aggiungi l'altra alla tua mano",
        ),
        (
            " onto the battlefield and the other into your hand",
            " sul campo di battaglia e aggiungi l'altra alla tua mano",
        ),
    ],
)
def test_701_23_one_of_two_that_were_found(en: str, it: str) -> None:
    found = "Passa in rassegna il tuo grimorio per fino a due carte terra base, rivelale, mettine una"
    made = english(
        f"Search your library for up to two basic land cards, reveal those cards, put one{en}, then shuffle."
    )
    assert made == spell(f"{found}{it}, poi rimescola.")


def test_701_20_one_of_two_that_were_looked_at() -> None:
    text = (
        "Look at the top two cards of your library. Put one into your hand and the other on the bottom of your library."
    )
    assert "position=-1" in repr(english(text))


def test_614_15_where_it_goes_that_is_countered_unless_somebody_pays() -> None:
    made = spell(
        "Neutralizza una magia bersaglio a meno che il suo controllore non paghi {2}. Se quella magia viene neutralizzata in"
        " questo modo, esiliala invece di metterla nel cimitero del suo proprietario."
    )
    (unless,) = made.effects
    assert isinstance(unless, UnlessPays)
    (countered,) = unless.effects
    assert isinstance(countered, Counter) and countered.instead_to is Zone.EXILE
    en = "Counter target spell unless its controller pays {2}. If that spell is countered this way, exile it instead of putting it"
    assert english(f"{en} into its owner's graveyard.") == made


def test_614_15_control_what_is_destroyed_was_not_countered() -> None:
    assert refused(
        "Distruggi una creatura bersaglio a meno che il suo controllore non paghi {2}. Se quella magia viene neutralizzata in"
        " questo modo, esiliala invece di metterla nel cimitero del suo proprietario.",
        "Stregoneria",
    )
