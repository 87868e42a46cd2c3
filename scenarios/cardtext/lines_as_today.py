"""513.1a, 603.2b, 702.57a: beginnings of paragraphs in other words than today's, as they would be printed now."""

from __future__ import annotations

from engine.words.record import replace
from engine.words.terms import TurnStep
from scenarios.cardtext.lexing import Lexeme


def end_step_of_old(found: list[Lexeme]) -> list[Lexeme]:
    """513.1a: 'Alla fine del turno, ...', 'Alla fine di ogni turno, ...' of a permanent is the beginning of each end step today."""
    found = _in_their_own_step(found)
    first = found[0]
    every = first.kind == "AT_EACH_END" or (first.kind == "NEXT_TIME" and first.form == "a la fine di il turno")
    if not every and first.kind != "AT_YOUR_END":
        return found
    whose = ("EVERY",) if every else ("THE", "YOUR")
    return [
        *(Lexeme(kind, first.form, first.start, first.end) for kind in ("AT_BEGINNING", *whose)),
        Lexeme("STEP", first.form, first.start, first.end, TurnStep.END),
        *found[1:],
    ]


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
