"""The one narrator: steps, questions and rulings in Italian. It words facts; it works nothing out."""

from scenarios.language.words import People, plain
from scenarios.told.happenings import clause
from scenarios.told.questions import about_words, answer_words, legal_answers, option_words, question_words
from scenarios.told.ruling import Line, Ruling, ruling
from scenarios.told.steps import not_triggered, sentence, untold

__all__ = [
    "Line",
    "People",
    "Ruling",
    "about_words",
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
