"""603.4, 719.3: a condition that is said without the sentence that would ask for it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards.abilities.conditions import Condition
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.activation import activation
from scenarios.cardtext.lower.one_reading import one_reading
from scenarios.cardtext.lower.scope import Scope
from scenarios.cardtext.parsing import readings
from scenarios.cardtext.tongue import words_of_only_if


def bare_condition(said: Sequence[Lexeme], scope: Scope, where: int) -> Condition:
    """What is asked for, read as behind 'attiva solo se'. ``where``: the place of what asks for it. Raises Refusal."""
    asked = [*(Lexeme(kind, form, where, where) for kind, form in words_of_only_if()), *said]
    (such, *_), _ = one_reading(readings(asked, "activation"), scope, activation)
    return such
