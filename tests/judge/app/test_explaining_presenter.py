"""Outcomes, why not and what if, asked of a step: what was answered on the screen until then stands."""

import pytest

from engine.words.decisions import Answer
from judge.presenters import explaining, playing
from judge.presenters.playing import Session
from tests.judge.app.situations import situation

EDICTS = """\
carte:
  Editto: {tipo: Istantaneo, testo: Il giocatore bersaglio sacrifica una creatura.}
  Riparo: {tipo: Istantaneo, testo: La creatura bersaglio prende +4/+4 fino alla fine del turno.}
  Dardo: {tipo: Istantaneo, testo: Dardo infligge 3 danni a una creatura bersaglio.}
giocatori:
  - {nome: Anna, mano: [Editto, Dardo]}
  - {nome: Bruno, mano: [Riparo], campo: [Orso 2/2, Lupo 3/3, Gufo 1/1]}
azioni:
  - {lancia: Editto, di: Anna, bersagli: [Bruno]}
  - {risolvi: }
  - {lancia: Dardo, di: Anna, bersagli: [lupo]}
"""


@pytest.fixture(scope="module")
def owl_gone() -> Session:
    """The owl was sacrificed: said on the screen."""
    asks = playing.session(situation(EDICTS))
    question, _ = asks.asked(asks.number_asked)
    [owl] = [one.key for one in question.options if one.mention is not None and one.mention.name == "Gufo"]
    return asks.answered(asks.number_asked, Answer(keys=(owl,)))


def step_of(session: Session, words: str) -> int:
    return next(row.step for row in session.rows(folded=False) if words in row.text)


def test_all_outcomes_at_the_beginning_and_at_the_end_are_those_of_the_whole(owl_gone: Session) -> None:
    for step in (0, len(owl_gone.steps)):
        assert "3 esiti diversi" in explaining.outcomes(owl_gone.run, step)


def test_outcomes_from_a_step_on_keep_what_was_answered(owl_gone: Session) -> None:
    gone = step_of(owl_gone, "«Gufo»")
    told = explaining.outcomes(owl_gone.run, gone + 1)
    assert f"Dal passo {gone + 1} in poi" in told
    assert "Un solo esito" in told


def test_an_action_said_in_a_line_is_tried_at_the_step_with_what_was_answered(owl_gone: Session) -> None:
    at = step_of(owl_gone, "«Gufo»") + 1
    assert "L'azione è consentita." in explaining.not_why(owl_gone.run, "Anna lancia Dardo su orso", at)
    assert "115.1" in explaining.not_why(owl_gone.run, "Anna lancia Dardo su gufo", at)
    assert "L'azione è consentita." in explaining.not_why(owl_gone.run, "Anna lancia Dardo su gufo", 1)


def test_something_that_somebody_does_besides_at_a_step_changes_what_follows(owl_gone: Session) -> None:
    cast = step_of(owl_gone, "lancia «Dardo»")
    told = explaining.what_if(owl_gone.run, "Bruno lancia Riparo su lupo", cast)
    assert "Uguali fino al passo" in told
    assert "Lupo 7/7: 3 danni" in told


def test_what_is_otherwise_on_the_table_is_still_told_of_the_whole(owl_gone: Session) -> None:
    assert "all'inizio, solo nella seconda situazione: Bruno: 5 punti vita" in explaining.what_if(
        owl_gone.run, "Bruno vita 5", 3
    )


@pytest.mark.parametrize("said", ["Bruno lancia Ripar su lupo", "Bruno lancai Riparo", "{lancia", "Bruno lancia"])
def test_what_cannot_be_understood_is_said(owl_gone: Session, said: str) -> None:
    for ask in (explaining.what_if, explaining.not_why):
        with pytest.raises(explaining.CannotTell):
            ask(owl_gone.run, said, 2)
