"""513.1a, 603.2b, 702.57a: beginnings of paragraphs in other words than today's, as they would be printed now."""

from __future__ import annotations

from engine.words.record import replace
from engine.words.terms import TurnStep
from scenarios.cardtext.lexing import Lexeme

_AT_END = "a la fine di il turno"


def end_step_of_old(found: list[Lexeme]) -> list[Lexeme]:
    """513.1a: 'Alla fine del turno, ...', 'Alla fine di ogni turno, ...' of a permanent is the beginning of each end step today."""
    found = _in_their_own_step(found)
    first = found[0]
    if first.form == _AT_END and first.kind == "NEXT_TIME" and len(found) > 1 and found[1].kind == "OF":
        # 'Alla fine del turno di ogni avversario, ...': each of theirs, or that of whoever is named.
        begins = [Lexeme(kind, first.form, first.start, first.end) for kind in ("AT_BEGINNING", "THE")]
        step = Lexeme("STEP", first.form, first.start, first.end, TurnStep.END)
        return [*begins, step, *_in_this_turn(found[1:])]
    every = first.kind == "AT_EACH_END" or (first.kind == "NEXT_TIME" and first.form == _AT_END)
    if not every and first.kind != "AT_YOUR_END":
        return found
    whose = ("EVERY",) if every else ("THE", "YOUR")
    return [
        *(Lexeme(kind, first.form, first.start, first.end) for kind in ("AT_BEGINNING", *whose)),
        Lexeme("STEP", first.form, first.start, first.end, TurnStep.END),
        *_in_this_turn(found[1:]),
    ]


def _in_this_turn(found: list[Lexeme]) -> list[Lexeme]:
    """603.4: in a condition on the beginning of a step 'in quel turno' is the turn that the step is of."""
    kinds = [one.kind for one in found]
    if kinds.count("COMMA") < 2 or kinds[kinds.index("COMMA") + 1] != "IF":
        return found
    begins = kinds.index("COMMA") + 1
    ends = kinds.index("COMMA", begins)
    at = next((n for n in range(begins, ends - 2) if kinds[n : n + 3] == ["IN", "THAT", "TURN"]), 0)
    if not at:
        return found
    return [*found[:at], Lexeme("THIS_TURN", "in quel turno", found[at].start, found[at + 2].end), *found[at + 3 :]]


def _in_their_own_step(found: list[Lexeme]) -> list[Lexeme]:
    """603.2b: 'All'inizio del proprio mantenimento, ogni giocatore ...': at that of each player, that player ..."""
    kinds = [one.kind for one in found]
    if kinds[:1] == ["AT_THEIR_END"]:
        first = found[0]
        step = Lexeme("STEP", first.form, first.start, first.end, TurnStep.END)
        begins = [Lexeme(kind, first.form, first.start, first.end) for kind in ("AT_BEGINNING", "THE", "OWN")]
        found = [*begins, step, *found[1:]]
        kinds = [one.kind for one in found]
    if kinds[:4] != ["AT_BEGINNING", "THE", "OWN", "STEP"] or kinds[4:7] != ["COMMA", "EVERY", "PLAYER"]:
        return found
    every, player = found[5], found[6]
    of = Lexeme("OF", "di", every.start, every.start)
    that = replace(every, kind="THAT", form="quel", marks="ms")
    return [found[0], found[1], found[3], of, replace(every, marks="ms"), player, found[4], that, player, *found[7:]]


def forecast_of_old(found: list[Lexeme]) -> list[Lexeme]:
    """702.57a: 'Previsione {1}{U}, Rivela la Sentinella dalla tua mano: ...' in print without a dash behind the word."""
    is_it = found and found[0].kind == "KEYWORD" and found[0].value == "forecast"
    if not is_it or len(found) < 2 or found[1].kind != "SYMBOL" or not any(one.kind == "COLON" for one in found):
        return found
    return [found[0], Lexeme("DASH", "—", found[0].start, found[0].end), *found[1:]]
