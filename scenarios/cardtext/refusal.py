"""What was not understood: the place in the text and the reason, in Italian."""

from __future__ import annotations


class Refusal(Exception):
    """A part of the text cannot be compiled. ``start`` and ``end`` are places in the text as it was given, in its order: words that
    are read in another one may be told the other way round."""

    def __init__(self, start: int, end: int, reason: str) -> None:
        super().__init__(reason)
        self.start = min(start, end)
        self.end = max(start, end)
        self.reason = reason


TOO_LONG = "il testo è troppo lungo per essere quello di una carta"
SENTENCE_TOO_LONG = "la frase è troppo lunga"
CONTROL_CHARACTER = "c'è un carattere che non si stampa"
UNKNOWN_CHARACTER = "segno sconosciuto"
UNBALANCED_PARENTHESES = "parentesi non chiusa o mai aperta"
UNBALANCED_QUOTES = "virgolette non chiuse"
UNBALANCED_BRACES = "simbolo fra graffe sconosciuto"
UNKNOWN_WORD = "parola sconosciuta"
UNEXPECTED = "costruzione non riconosciuta"
UNFINISHED = "la frase finisce prima di essere compiuta"
EMPTY = "non c'è nulla"
AMBIGUOUS = "si può leggere in più modi"
TOO_MANY_READINGS = "si può leggere in troppi modi"
NO_ANTECEDENT = "non si capisce a che cosa si riferisce"
AMBIGUOUS_ANTECEDENT = "può riferirsi a più di una cosa"
DISAGREES = "le parole non si accordano fra loro"
OLDER_THAN_PLANESWALKERS = "un testo come questo, se è di prima del 2018, vale oggi anche per i planeswalker"
NO_VOCABULARY = "non è ancora realizzato dal motore"
UNKNOWN_X = "non si sa quanto vale X"
UNKNOWN_TYPE_LINE = "riga del tipo non riconosciuta"
UNKNOWN_KEYWORD = "parola chiave non ancora realizzata dal motore"
UNKNOWN_LABEL = "non si sa che cosa significa l'intestazione"
UNKNOWN_REMINDER = "testo fra parentesi che sta da solo"
UNKNOWN_NUMBERS = "forza o costituzione non riconosciuta"
UNKNOWN_COST = "costo di mana non riconosciuto"
