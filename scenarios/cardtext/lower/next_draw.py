"""614.11: 'La prossima volta che pescheresti una carta in questo turno, invece ...': what is done instead of one draw."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.cards.abilities.replacing import ReplacesDraw
from engine.cards.abilities.setting_up import SetUp
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.scope import Scope
from scenarios.cardtext.refusal import Refusal

_SAID = ("la prossima volta che pescheresti una carta in questo turno", "the next time you would draw a card this turn")


def said_next_draw(sentence: Sequence[Lexeme]) -> bool:
    """Whether a sentence speaks of the next draw, in either language."""
    comma = next((n for n, one in enumerate(sentence) if one.kind == "COMMA"), 0)
    return " ".join(one.form for one in sentence[:comma]) in _SAID


def instead_of_next_draw(sentence: Sequence[Lexeme], scope: Scope, instructions: Callable[[Scope], Any]) -> SetUp:
    """What the sentence sets up, for the one draw. Raises Refusal.

    ``instructions``: gathers what is done instead.
    """
    comma = next(n for n, one in enumerate(sentence) if one.kind == "COMMA")
    said = [one for one in sentence[comma + 1 :] if one.kind != "INSTEAD"]
    if len(said) != len(sentence) - comma - 2:
        raise Refusal(sentence[0].start, sentence[-1].end, refusal.UNEXPECTED)
    inner = instructions(scope.fork())
    inner.add(said)
    if len(inner.scope.targets) > len(scope.targets) or inner.about_activating or inner.triggers_once:
        raise Refusal(sentence[0].start, sentence[-1].end, refusal.NO_VOCABULARY)
    return SetUp(says=ReplacesDraw(effects=inner.made()), next_time=True)
