"""How far the actions of a script take play, and so what of combat is played where nobody says it."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import Any

from scenarios.written.records import Fields

TRIED = "tentata"
"""As a file says that something is only asked about."""
_STEP, _PASSES = "vai a", "passa"
_TIME = frozenset({_STEP, _PASSES, "risolvi"})


def fights(action: Any) -> bool:
    """Whether an action declares what attacks or blocks, and is neither said to be refused nor only asked about."""
    declares = isinstance(action, Fields) and bool({"blocca", "attacca"} & action.keys())
    return declares and not {"rifiutata", TRIED} & action.keys()


def is_deed(action: Any) -> bool:
    """Whether somebody does something, other than let time go by."""
    return isinstance(action, Fields) and not _TIME & action.keys()


def has_happened(action: Any) -> bool:
    """Whether behind an action nothing of it is left to come: what was on the stack resolves, a step begins, something happens."""
    return bool({"risolvi", _STEP, "evento"} & _words(action))


def ends_within_combat(behind: list[Any]) -> bool:
    """Whether what is said behind the last declaration says how far play goes: a step, or somebody who passes as the last thing.

    To resolve what was cast says nothing of it, nor does passing so that somebody else may act, nor a step in which something
    is done.
    """
    steps = [n for n, action in enumerate(behind) if _STEP in _words(action)]
    if steps and not any(map(is_deed, behind[steps[-1] + 1 :])):
        return True
    return bool(behind) and _PASSES in _words(behind[-1])


def _words(action: Any) -> AbstractSet[str]:
    return action.keys() if isinstance(action, Fields) else {str(action).partition(" ")[0]}
