"""201.2: 'se controlli degli artefatti chiamati Spada e Scudo' is said of one of each name, in the words in which that is read."""

from __future__ import annotations

from collections.abc import Sequence

from engine.words.record import replace
from engine.words.terms import CardType
from scenarios.cardtext.lexing import Lexeme

_NAMES = ("NAME", "OTHER_NAME")
_CONDITIONS = ("IF", "AS_LONG_AS")


def each_by_name(found: Sequence[Lexeme]) -> list[Lexeme]:
    """The lexemes of a line, with 'un artefatto chiamato Spada e un artefatto chiamato Scudo' in the place of such words."""
    result: list[Lexeme] = []
    at = 0
    while at < len(found):
        said = _said_at(found, at)
        if said is None:
            result.append(found[at])
            at += 1
            continue
        end, lexemes = said
        result += lexemes
        at = end
    return result


def _said_at(found: Sequence[Lexeme], at: int) -> tuple[int, list[Lexeme]] | None:
    """Behind 'controlli' in a condition: where the names end, and the same said of each of them."""
    italian = found[at].kind == "V_CONTROL"
    if not (italian or found[at].form == "control") or not _in_condition(found, at):
        return None
    noun = at + 1
    if [one.kind for one in found[noun : noun + 2]] == ["OF", "THE"]:
        noun += 2
    if noun + 2 >= len(found) or found[noun].kind != "TYPE" or not isinstance(found[noun].value, CardType):
        return None
    called, names, end = found[noun + 1], [], noun + 2
    if called.kind != "CALLED" and called.form != "named":
        return None
    while end < len(found) and found[end].kind in _NAMES:
        names.append(found[end])
        end += 1
        if not (end + 1 < len(found) and _joins(found[end]) and found[end + 1].kind in _NAMES):
            break
        end += 1
    plural = (
        found[noun].marks.endswith("p")
        if italian
        else found[noun].form == f"{getattr(found[noun].value, 'value', None)}s"
    )
    if len(names) < 2 or not plural:
        return None
    made = [found[at]]
    for number, name in enumerate(names):
        joined = (
            [Lexeme("AND", "e", name.start, name.start)] if italian else [Lexeme("WORD", "and", name.start, name.start)]
        )
        made += [*(joined if number else []), *_one(found[noun], italian=italian), called, name]
    return end, made


def _joins(one: Lexeme) -> bool:
    return one.kind in ("AND", "COMMA") or one.form == "and"


def _in_condition(found: Sequence[Lexeme], at: int) -> bool:
    """'Se controlli', 'if you control', 'as long as you control'."""
    before = found[at - 1] if at else None
    if before is not None and before.kind in _CONDITIONS:
        return True
    forms = [one.form for one in found[max(0, at - 4) : at]]
    return forms[-2:] == ["if", "you"] or forms == ["as", "long", "as", "you"]


def _one(noun: Lexeme, *, italian: bool) -> list[Lexeme]:
    """'Un artefatto', 'an artifact'."""
    assert isinstance(noun.value, CardType)
    if not italian:
        return [Lexeme("WORD", "a", noun.start, noun.start), replace(noun, form=noun.value.value)]
    marks = f"{noun.marks[:1]}s"
    article = "una" if marks == "fs" else "un"
    return [Lexeme("ONE", article, noun.start, noun.start, None, marks), replace(noun, marks=marks)]
