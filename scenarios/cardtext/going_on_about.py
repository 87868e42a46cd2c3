"""604.1: a sentence of a static ability that says more of what the sentence before was about: 'Ha volare fintanto che ...'."""

from __future__ import annotations

from collections.abc import Sequence

from scenarios.cardtext.lexing import Lexeme

_SAID = frozenset(("V_GET", "V_HAVE", "V_LOSE", "V_BE", "V_CAN", "V_ATTACK", "V_BLOCK"))
_THIRD = frozenset(("3s", "3p"))
_VERBS = frozenset(
    ("get", "gets", "has", "have", "lose", "loses", "is", "are", "'s", "'re", "can't", "can", "doesn't", "don't", "attacks")
)  # fmt: skip
_PRONOUNS = ("it", "they")
_CONDITIONS = ("IF", "AS_LONG_AS")
_RELATIVES = ("che", "that", "which", "who")
_NO_SUBJECTS = ("as", "during", "until", "if", "when", "whenever", "otherwise", "it", "they", "each")


def subject_of(sentence: Sequence[Lexeme]) -> list[Lexeme]:
    """What stands before the first verb of a sentence that begins with its subject; nothing where it begins otherwise."""
    if sentence[0].kind in (*_CONDITIONS, "OTHERWISE") or sentence[0].form in _NO_SUBJECTS:
        return []
    at = next((n for n in range(1, len(sentence)) if _is_verb(sentence, n)), 0)
    subject = list(sentence[:at])
    return [] if any(one.kind == "COMMA" or one.form == "'s" for one in subject) else subject


def about_the_same(sentence: Sequence[Lexeme], subject: Sequence[Lexeme]) -> list[Lexeme] | None:
    """The sentence with its subject said once more; ``None`` for one that has one, or says of nothing."""
    at = 0
    if sentence[0].kind in _CONDITIONS or sentence[0].form in ("if", "as"):
        at = next(
            (n + 1 for n, one in enumerate(sentence[:-1]) if one.kind == "COMMA" and _goes_on(sentence, n + 1)), 0
        )
        if not at:
            return None
    elif not _goes_on(sentence, 0):
        return None
    behind = at + 1 if sentence[at].form in _PRONOUNS else at
    here = sentence[at]
    again = (Lexeme(one.kind, one.form, here.start, here.start, one.value, one.marks, one.moods) for one in subject)
    return [*sentence[:at], *again, *sentence[behind:]]


def _goes_on(sentence: Sequence[Lexeme], at: int) -> bool:
    """Whether a verb without a subject stands here, or a pronoun with its verb."""
    if sentence[at].form in _PRONOUNS:
        return at + 1 < len(sentence) and sentence[at + 1].form in _VERBS
    return sentence[at].kind.startswith(("V_", "NOT", "CANNOT_BE_TARGET")) and _is_verb(sentence, at)


def _is_verb(sentence: Sequence[Lexeme], at: int) -> bool:
    """A verb in the third person, or the word that denies it, which is not said of a part of what stands before it."""
    if at and sentence[at - 1].form in _RELATIVES:
        return False
    one = sentence[at]
    if one.kind == "NOT":
        return at + 1 < len(sentence) and _is_verb(sentence[at + 1 :], 0)
    if one.kind.startswith("CANNOT_BE_TARGET"):
        return True
    return (one.kind in _SAID and bool(one.moods & _THIRD)) or (one.kind == "WORD" and one.form in _VERBS)
