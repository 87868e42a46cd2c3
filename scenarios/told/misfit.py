"""A script that does not fit what happens: what was played until then, and the questions that were asked, beside the error."""

from __future__ import annotations

from collections.abc import Iterator

from scenarios.played.run import DoesNotFit
from scenarios.told.questions import answer_words, legal_answers, question_words
from scenarios.told.ruling import ruling


def until_then(error: DoesNotFit) -> str:
    """The lines that stand below the error: the steps played, the questions with their answers, and the one that was not fitted."""
    return "\n".join(_lines(error))


def _lines(error: DoesNotFit) -> Iterator[str]:
    run, people = error.until_then, error.until_then.people
    told = ruling(run).lines
    if told:
        yield "Fino a qui è successo:"
        for line in told:
            yield f"{line.first:>4}. {line.text}"
    if run.asked:
        yield "Domande fatte, con le risposte:"
        for one in run.asked:
            yield f"      {question_words(one.question, people)}: {answer_words(one.question, one.answer, people)}"
    asked = error.answering
    if asked is not None:
        yield f"La domanda a cui si rispondeva: {question_words(asked, people)}. Si può: {legal_answers(asked, people)}."
