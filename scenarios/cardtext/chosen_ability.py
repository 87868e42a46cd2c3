"""608.2d: 'Scegli anti-malocchio o indistruttibile. Le creature che controlli hanno quell'abilità': one sentence in other words:
'le creature che controlli hanno a tua scelta anti-malocchio o indistruttibile'."""

from __future__ import annotations

from collections.abc import Sequence

from scenarios.cardtext.lexing import Lexeme

_THAT = (("quell'", "abilità"), ("quella", "abilità"), ("that", "ability"), ("l'", "abilità", "scelta"))
_BETWEEN = ("COMMA", "OR", "AND", "KEYWORD")


def with_chosen_ability(said: Sequence[list[Lexeme]]) -> list[list[Lexeme]]:
    """The sentences, with the abilities that one lets choose among in the place of 'quell'abilità' in the next one."""
    result: list[list[Lexeme]] = []
    for sentence in said:
        chosen = _choice(result[-1]) if result else None
        at = None if chosen is None else _that_ability(sentence)
        if chosen is None or at is None:
            result.append(list(sentence))
        else:
            behind = at + next(len(words) for words in _THAT if _stands(sentence, at, words))
            before = result[-1][: _chooses_at(result[-1])]
            result[-1] = [*before, *sentence[:at], *_of_choice(chosen, sentence[at]), *sentence[behind:]]
    return result


def _choice(sentence: Sequence[Lexeme]) -> list[Lexeme] | None:
    """The keyword abilities of which a sentence lets somebody choose one; ``None`` for any other sentence."""
    sentence = sentence[_chooses_at(sentence) :]
    if sentence[0].form not in _CHOOSE:
        return None
    rest = [one for one in sentence[1:] if one.kind != "AMONG"]
    named = [one for one in rest if one.kind == "KEYWORD"]
    between = all(one.kind in _BETWEEN or one.form in ("or", "and") for one in rest)
    return named if between and len(named) > 1 and len(sentence) - len(rest) < 3 else None


_CHOOSE = ("scegli", "choose")


def _chooses_at(sentence: Sequence[Lexeme]) -> int:
    """Where the choice begins: behind what the ability triggers on, or at the start."""
    behind = (n for n in range(1, len(sentence)) if sentence[n].form in _CHOOSE and sentence[n - 1].kind == "COMMA")
    return next(behind, 0)


def _that_ability(sentence: Sequence[Lexeme]) -> int | None:
    return next((n for n in range(len(sentence)) if any(_stands(sentence, n, words) for words in _THAT)), None)


def _stands(sentence: Sequence[Lexeme], at: int, words: tuple[str, ...]) -> bool:
    return tuple(one.form for one in sentence[at : at + len(words)]) == words


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
