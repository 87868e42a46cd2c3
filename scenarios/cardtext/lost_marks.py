"""602.1, 603.1: commas and full stops that a text lost in print, or has another mark for, where they have only one place."""

from __future__ import annotations

from itertools import pairwise

from engine.words.record import replace
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.tongue import other_tongue


def with_lost_marks(found: list[Lexeme]) -> list[Lexeme]:
    """The lexemes of a paragraph with the comma behind its trigger event, the one in its cost, and the full stop before a sentence
    about when it may be activated.
    """
    if other_tongue() is not None:
        return found
    return _behind_the_event(_before_restrictions(_two_colons(found)))


_PAID = ("SYMBOL", "TAP_SYMBOL", "UNTAP_SYMBOL", "COMMA")
_PAYING = ("V_SACRIFICE", "V_DISCARD", "V_PAY")


def _two_colons(found: list[Lexeme]) -> list[Lexeme]:
    """602.1a: '{1}, {T}: Sacrifica la Sentinella: Pesca una carta' has the first colon in the place of a comma;
    behind an instruction one that 'se' follows is a full stop.
    """
    at = [n for n, one in enumerate(found) if one.kind == "COLON"]
    if len(at) != 2 or any(one.kind not in _PAID for one in found[: at[0]]) or at[1] + 1 >= len(found):
        return found
    first, second = at
    if found[first + 1].kind in _PAYING and not any(one.kind == "STOP" for one in found[first:second]):
        return [*found[:first], replace(found[first], kind="COMMA", form=","), *found[first + 1 :]]
    if found[second + 1].kind == "IF":
        return [*found[:second], replace(found[second], kind="STOP", form="."), *found[second + 1 :]]
    return found


_ABOUT_ACTIVATING = (
    "SORCERY_SPEED",
    "ONCE_EACH_TURN",
    "ACTIVATE_ONLY_IF",
    "ACTIVATE_ONLY_YOUR_TURN",
    "ACTIVATE_ONLY_IN",
)


def _before_restrictions(found: list[Lexeme]) -> list[Lexeme]:
    """602.5b: 'Pesca una carta Gioca questa abilità solo se ...': what restricts an ability is a sentence of its own."""
    result: list[Lexeme] = []
    for one in found:
        if (
            one.kind in _ABOUT_ACTIVATING
            and result
            and result[-1].kind not in ("STOP", "AND", "COMMA", "COLON", "DASH")
        ):
            result.append(Lexeme("STOP", ".", one.start, one.start))
        result.append(one)
    return result


_ENTERED = ("INTO_BATTLEFIELD", "IN_PLAY")
_NO_DEEDS = ("V_BE", "V_HAVE")


def _behind_the_event(found: list[Lexeme]) -> list[Lexeme]:
    """603.1: 'All'inizio del tuo mantenimento puoi ...', 'Quando la Sentinella entra in gioco pesca ...'."""
    if found[0].kind not in ("WHEN", "AT_BEGINNING"):
        return found
    comma = next((n for n, one in enumerate(found) if one.kind in ("COMMA", "STOP", "COLON")), len(found))
    for at, (one, following) in enumerate(pairwise(found[:comma])):
        happened = one.kind in ("STEP", "V_DIE") or (one.kind in _ENTERED and found[at - 1].kind == "V_ENTER")
        begins = happened and following.kind.startswith("V_") and following.kind not in _NO_DEEDS
        if begins and {"imp", "2s"} & following.moods:
            return [*found[: at + 1], Lexeme("COMMA", ",", one.end, one.end), *found[at + 1 :]]
    return found
