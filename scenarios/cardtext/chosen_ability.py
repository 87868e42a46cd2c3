"""608.2d: 'Scegli anti-malocchio o indistruttibile. Le creature che controlli hanno quell'abilità': one sentence in other words:
'le creature che controlli hanno a tua scelta anti-malocchio o indistruttibile'."""

from __future__ import annotations

from collections.abc import Sequence

from scenarios.cardtext.lexing import Lexeme

_THAT = (("quell'", "abilità"), ("quella", "abilità"), ("that", "ability"))
_BETWEEN = ("COMMA", "OR", "AND", "KEYWORD")


def with_chosen_ability(said: Sequence[list[Lexeme]]) -> list[list[Lexeme]]:
    """The sentences, with the abilities that one lets choose among in the place of 'quell'abilità' in the next one."""
    result: list[list[Lexeme]] = []
    for sentence in said:
        chosen = _choice(result[-1]) if result else None
        at = _that_ability(sentence)
        if chosen is None or at is None:
            result.append(list(sentence))
        else:
            result[-1] = [*sentence[:at], *_of_choice(chosen, sentence[at]), *sentence[at + 2 :]]
    return result


def _choice(sentence: Sequence[Lexeme]) -> list[Lexeme] | None:
    """The keyword abilities of which a sentence lets somebody choose one; ``None`` for any other sentence."""
    first = sentence[0]
    if first.form not in ("scegli", "choose"):
        return None
    rest = [one for one in sentence[1:] if one.kind != "AMONG"]
    named = [one for one in rest if one.kind == "KEYWORD"]
    between = all(one.kind in _BETWEEN or one.form in ("or", "and") for one in rest)
    return named if between and len(named) > 1 and len(sentence) - len(rest) < 3 else None


def _that_ability(sentence: Sequence[Lexeme]) -> int | None:
    forms = [one.form for one in sentence]
    return next((n for n in range(len(forms) - 1) if tuple(forms[n : n + 2]) in _THAT), None)


def _of_choice(named: Sequence[Lexeme], where: Lexeme) -> list[Lexeme]:
    """'A tua scelta volare, cautela o travolgere', at the place of the words for which it stands."""
    english = where.form == "that"
    words = ["your", "choice", "of"] if english else ["a tua scelta"]
    begins = [Lexeme("WORD" if english else "OF_YOUR_CHOICE", form, where.start, where.end) for form in words]
    result: list[Lexeme] = begins
    for at, one in enumerate(named):
        if at == len(named) - 1:
            if english and at > 1:
                result.append(Lexeme("COMMA", ",", where.start, where.end))
            result.append(Lexeme("OR", "or" if english else "o", where.start, where.end))
        elif at:
            result.append(Lexeme("COMMA", ",", where.start, where.end))
        result.append(Lexeme(one.kind, one.form, where.start, where.end, one.value, one.marks, one.moods))
    return result
