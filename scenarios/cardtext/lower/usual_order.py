"""608.2c: sentences that say less than their like, or in another order, in the words in which those are read."""

from __future__ import annotations

from collections.abc import Sequence

from engine.words.record import replace
from scenarios.cardtext.lexing import Lexeme


def where_paid(sentence: Sequence[Lexeme]) -> Sequence[Lexeme]:
    """118.12: 'Se paghi, ...' with nothing said of what: where that was done which the sentence before lets somebody pay."""
    if [one.kind for one in sentence[:3]] != ["IF", "V_PAY", "COMMA"] or "2s" not in sentence[1].moods:
        return sentence
    return [Lexeme("IF_YOU_DO", "se paghi", sentence[0].start, sentence[1].end), *sentence[2:]]


def of_that_spell(sentence: Sequence[Lexeme]) -> Sequence[Lexeme]:
    """608.2g: 'se una magia lanciata in questo modo sta per ...' is said of the spell that was cast just before."""
    if [one.form for one in sentence[:8]] == ["if", "a", "spell", "cast", "this", "way", "would", "be"]:
        return [sentence[0], replace(sentence[1], form="that"), sentence[2], *sentence[6:]]
    if [one.kind for one in sentence[:6]] != ["IF", "ONE", "SPELL", "CAST_BY", "IN_THIS_WAY", "WOULD_BE"]:
        return sentence
    return [sentence[0], replace(sentence[1], kind="THAT", form="quella"), sentence[2], *sentence[5:]]


def condition_first(sentence: Sequence[Lexeme], at: int) -> list[Lexeme]:
    """'Infligge invece 4 danni se ...' with its condition where 'se ..., infligge invece 4 danni' has it."""
    said = [one for one in sentence[:at] if one.kind != "COMMA" or one is not sentence[at - 1]]
    comma = Lexeme("COMMA", ",", sentence[-1].end, sentence[-1].end)
    return [*sentence[at:], comma, *said]


def time_last(sentence: Sequence[Lexeme], kinds: Sequence[str]) -> list[Lexeme]:
    """'Fino alla fine del turno, quando ..., ...' with its time where 'quando ... in questo turno, ...' has it."""
    begins = kinds.index("COMMA") + 1
    comma = kinds.index("COMMA", begins) if "COMMA" in kinds[begins:] else len(kinds)
    time = [replace(sentence[0], kind="THIS_TURN"), *([sentence[begins - 2]] if begins > 2 else [])]
    return [*sentence[begins:comma], *time, *sentence[comma:]]


_OF_A_CREATURE = (
    "if it 's a creature , it can't be regenerated this turn , and if it would die this turn , exile it instead"
)


def said_of_a_creature(sentence: Sequence[Lexeme]) -> tuple[Sequence[Lexeme], ...]:
    """701.19c, 614.1a: 'if it's a creature, it can't be regenerated this turn, and if it would die this turn, ...'.

    Both are said of that creature.
    """
    if " ".join(one.form for one in sentence) != _OF_A_CREATURE:
        return ()
    that, noun = replace(sentence[1], form="that"), sentence[4]
    at = max(n for n, one in enumerate(sentence) if one.form == "if")
    first, last = sentence[7 : at - 2], sentence[at + 2 :]
    return (that, noun, *first), (sentence[at], that, noun, *last)
