"""The one narrator: steps, questions and rulings in Italian. It words facts; it works nothing out."""

from scenarios.narrate.happenings import clause
from scenarios.narrate.questions import answer_words, legal_answers, option_words, question_words
from scenarios.narrate.ruling import Line, Ruling, ruling
from scenarios.narrate.steps import not_triggered, sentence, untold
from scenarios.narrate.words import People, plain

__all__ = [
    "Line",
    "People",
    "Ruling",
    "answer_words",
    "clause",
    "legal_answers",
    "not_triggered",
    "option_words",
    "plain",
    "question_words",
    "ruling",
    "sentence",
    "untold",
]
