"""109.2, 201.5, 601.2i, 701.20a: of which nouns an adjective is said, and what a pronoun or 'that card' means."""

from __future__ import annotations

import pytest

from engine.cards.abilities.choices import If
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.libraries import RevealUntil
from engine.cards.abilities.objects import Move
from engine.cards.abilities.references import Remembered, This
from engine.words.record import within
from engine.words.terms import CardType, Color, Zone
from scenarios.played.run import run
from scenarios.written.load import parse_lines
from tests.scenarios.cardtext.support import abilities, activated, reading, spell


def test_109_2_an_adjective_in_the_plural_is_said_of_both() -> None:
    (spec,) = spell("Distruggi un artefatto o una creatura rossi bersaglio.").targets
    assert spec.objects == Filter(any_type=(CardType.ARTIFACT, CardType.CREATURE), colors=(Color.RED,))
    assert not reading("Distruggi un artefatto o una creatura rossa bersaglio.", "Stregoneria").understood, (
        "control: of which?"
    )


def test_602_1a_so_it_does_in_a_cost() -> None:
    made = activated("{T}, TAPpa una creatura o un artefatto STAPpati che controlli: Pesca una carta.")
    assert made.cost.tap_others is not None
    assert set(made.cost.tap_others.any_type) == {CardType.CREATURE, CardType.ARTIFACT}


def test_201_5_the_source_that_one_of_two_events_names() -> None:
    both = abilities("Quando la Sentinella entra e ogniqualvolta consumi 4, metti un segnalino carica su di essa.")
    assert [one.effects[0].on for one in both] == [This(), This()]  # type: ignore[union-attr]
    assert not reading("Ogniqualvolta consumi 4, metti un segnalino carica su di essa.").understood, (
        "control: not named"
    )


def test_701_20a_that_card_is_the_one_that_was_revealed_last() -> None:
    made = spell(
        "Esilia una creatura bersaglio. Il suo controllore rivela carte dalla cima del suo grimorio finché non rivela una carta "
        "creatura. Quel giocatore mette quella carta sul campo di battaglia, poi rimescola le altre nel suo grimorio."
    )
    (until,) = [one for one in made.effects if isinstance(one, RevealUntil)]
    (put,) = [one for one in made.effects if isinstance(one, Move) and one.to is Zone.BATTLEFIELD]
    assert put.what == Remembered(until.keep_as or "")


def test_701_23_on_top_of_it_is_on_top_of_the_library() -> None:
    made = spell(
        "Passa in rassegna il tuo grimorio per un qualsiasi numero di carte Nano e rivelale. Rimescola il tuo grimorio, poi metti "
        "quelle carte in cima a esso nell'ordine che preferisci."
    )
    (put,) = [one for one in within(made.effects) if isinstance(one, Move)]
    assert (put.to, put.position) == (Zone.LIBRARY, 0)


CAST = """\
Anna: 20
in mano: Cenere stregoneria {B}
> Guadagni 3 punti vita se hai lanciato un'altra magia nera in questo turno.
in mano: Ombra stregoneria {B}
> Scarta una carta.
Bruno: 20
"""


@pytest.mark.parametrize(("first", "life"), [(True, 23), (False, 20)], ids=["another one", "control: it alone"])
def test_601_2i_another_spell_is_not_the_one_that_says_so(first: bool, life: int) -> None:
    assert isinstance(
        spell("Guadagni 3 punti vita se hai lanciato un'altra magia nera in questo turno.").effects[0], If
    )
    board = CAST.replace("> Scarta una carta.\n", "> Guadagni 0 punti vita.\n")
    made = run(
        parse_lines(
            f"{board}{'Anna lancia Ombra' + chr(10) + 'risolvi' + chr(10) if first else ''}Anna lancia Cenere\nrisolvi\n",
            "p",
        )
    )
    assert not made.not_understood
    assert made.final.side(made.final.players[0].id).life == life
