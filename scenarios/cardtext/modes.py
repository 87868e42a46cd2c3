"""700.2: modes, on lines of their own or behind a header with semicolons."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from engine.cards.abilities.ability import Mode, ModesIf
from engine.cards.abilities.conditions import Condition, Paid
from engine.words.record import replace
from scenarios.cardtext import refusal
from scenarios.cardtext.headings import name_before_dash
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lines import Line, lexed, sentences
from scenarios.cardtext.lower.bare_condition import bare_condition
from scenarios.cardtext.lower.costs import cost
from scenarios.cardtext.lower.instructions import Instructions
from scenarios.cardtext.lower.one_reading import one_reading
from scenarios.cardtext.lower.scope import Scope
from scenarios.cardtext.parsing import readings
from scenarios.cardtext.refusal import Refusal


def modes_of(
    line: Line, header: list[Lexeme], scope: Scope, *, repeat: bool = False
) -> tuple[tuple[Mode, ...], tuple[int, int]]:
    """700.2: the modes of a header such as 'scegli uno —', on lines of their own or behind it with semicolons.

    ``repeat``: one of them may be chosen more than once (700.2d).
    """
    place = next(n for n, one in enumerate(header) if one.kind == "CHOOSE_MODES")
    behind = [one for one in header[place + 1 :] if one.kind not in _HOW_CHOSEN]
    behind = behind[1:] if behind and behind[0].kind == "DASH" else behind
    if line.modes and behind:
        raise Refusal(behind[0].start, behind[-1].end, refusal.UNEXPECTED)
    if line.modes:
        listed = [
            (_without_name(lexed(mode), line.text), line.text[mode[0].start : mode[-1].end]) for mode in line.modes
        ]
    else:
        both = _how_many(header[place]) == (1, 2)
        listed = [(mode, line.text[mode[0].start : mode[-1].end]) for mode in _behind(behind, both=both)]
    if len(listed) < 2:
        raise Refusal(header[0].start, header[-1].end, refusal.UNFINISHED)
    least, most = _how_many(header[place])
    if max(least, most or 0) > len(listed) and not repeat:
        raise Refusal(header[place].start, header[place].end, refusal.UNFINISHED)
    modes = tuple(_mode(mode, text, scope.fork()) for mode, text in listed)
    return modes, (least, len(modes) if most is None else most)


_HOW_CHOSEN = ("FRESH_MODE", "AT_RANDOM")
"""What may stand behind 'scegli uno', before the dash."""


def modes_with_costs(line: Line, scope: Scope) -> tuple[Mode, ...]:
    """702.172a: modes below 'Frenesia', each of them behind the additional cost that it has."""
    found: list[Mode] = []
    for mode in line.modes:
        said = lexed(mode)
        dash = next((n for n, one in enumerate(said) if one.kind == "DASH"), 0)
        if not dash or not said[dash + 1 :]:
            raise Refusal(said[0].start, said[-1].end, refusal.UNFINISHED)
        paid, _ = one_reading(readings(said[:dash], "cost"), scope.fork(), cost)
        text = line.text[mode[0].start : mode[-1].end]
        found.append(replace(_mode(said[dash + 1 :], text, scope.fork()), cost=paid))
    if len(found) < 2:
        raise Refusal(line.start, line.end, refusal.UNFINISHED)
    return tuple(found)


def rules_of_choice(said: list[list[Lexeme]], number: int, scope: Scope) -> dict[str, Any]:
    """700.2, 700.2d: what sentences behind 'scegli uno' say of how modes are chosen: more than once, or more of them where a cost
    was paid or something is so as they are chosen. ``number``: how many modes there are. Raises Refusal for any other sentence.
    """
    found: dict[str, Any] = {}
    for sentence in said:
        kinds = [one.kind for one in sentence]
        if kinds == ["SAME_MODE"]:
            found["repeat_modes"] = True
        elif (
            kinds[0] == "IF" and kinds[-2:] == ["COMMA", "MORE_MODES"] and not {"more_modes", "modes_if"} & found.keys()
        ):
            numbers = sentence[-1].value
            assert isinstance(numbers, tuple)
            least, most = numbers[0], number if numbers[1] is None else numbers[1]
            such = _as_they_are_chosen(sentence[1:-2], scope)
            if isinstance(such, Paid) and scope.source.spell:
                found["more_modes"] = (such.name, least, most)
            else:
                found["modes_if"] = ModesIf(condition=such, least=least, most=most)
        else:
            raise Refusal(sentence[0].start, sentence[-1].end, refusal.UNEXPECTED)
    return found


_AS_YOU_CAST = (("AS_IT_ENTERS", "V_CAST", "THIS", "SPELL"), ("as", "you", "cast", "this", "spell"))


def _as_they_are_chosen(said: list[Lexeme], scope: Scope) -> Condition:
    """601.2b, 603.3c: a condition that is asked as modes are chosen: 'se controlli un comandante mentre lanci questa magia'; that
    goes without saying, since only then they are.
    """
    for tail in _AS_YOU_CAST:
        if tail in (tuple(one.kind for one in said[-len(tail) :]), tuple(one.form for one in said[-len(tail) :])):
            said = said[: -len(tail)]
            break
    return bare_condition(said, scope.fork(), said[0].start)


def _without_name(found: list[Lexeme], text: str) -> list[Lexeme]:
    """207.2d: a mode that has a name before its sentence, and no cost between them."""
    rest = found[name_before_dash(found, text) + 1 :]
    if len(rest) == len(found) - 1 or any(one.kind in _NO_SENTENCE for one in rest[:1]):
        return found
    return rest if text[rest[0].start].isupper() else found


_NO_SENTENCE = ("KEYWORD", "SYMBOL", "TAP_SYMBOL", "NUM", "COMMA", "COLON", "STOP", "QUOTED", "PLUS_SIGN", "DASH")


def _how_many(choose: Lexeme) -> tuple[int, int | None]:
    """The least and the most modes that a phrase such as 'scegli uno o entrambi' means."""
    numbers = choose.value
    assert isinstance(numbers, tuple)
    return numbers


def up_to_modes(first: list[Lexeme]) -> list[Lexeme]:
    place = next(n for n, one in enumerate(first) if one.kind == "CHOOSE_MODES")
    return first[: place + 1]


def _behind(found: list[Lexeme], *, both: bool = False) -> list[list[Lexeme]]:
    """Modes that stand in one line: parted by semicolons, with 'o' before the last; 'e/o' where ``both`` may be chosen."""
    last = ("OR", "AND_OR") if both else ("OR",)
    parts = [list(part) for semicolon, part in groupby(found, key=lambda one: one.kind == "SEMICOLON") if not semicolon]
    if len(parts) > 1 and parts[-1][0].kind not in last:
        raise Refusal(parts[-1][0].start, parts[-1][-1].end, refusal.UNEXPECTED)
    bare = [part[1:] if part[0].kind in last else part for part in parts]
    return [part[1:] if part[0].kind == "COMMA" and len(part) > 1 else part for part in bare]


def _mode(found: list[Lexeme], text: str, scope: Scope) -> Mode:
    scope.targets = []
    instructions = Instructions(scope)
    for sentence in sentences(found):
        instructions.add(sentence)
    if instructions.about_activating or instructions.triggers_once:
        raise Refusal(found[0].start, found[-1].end, refusal.UNEXPECTED)
    made = instructions.made()
    if not made:
        raise Refusal(found[0].start, found[-1].end, refusal.EMPTY)
    return Mode(effects=made, targets=tuple(instructions.scope.targets), text=text)
