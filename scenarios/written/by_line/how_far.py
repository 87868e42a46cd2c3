"""How far the actions of a script take play, and so what of combat is played where nobody says it."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import Any

from engine.words.terms import TurnStep
from scenarios.language.terms import STEPS
from scenarios.written.records import Fields

TRIED = "tentata"
"""As a file says that something is only asked about."""
_STEP, _PASSES = "vai a", "passa"
_TIME = frozenset({_STEP, _PASSES, "risolvi"})

_DECLARED_IN = {TurnStep.DECLARE_ATTACKERS: "attacca", TurnStep.DECLARE_BLOCKERS: "blocca"}


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


def lets_time_go_by(action: Any) -> bool:
    """500.1: whether a step begins by an action of the script."""
    return _STEP in _words(action)


def attacking(script: list[Any]) -> str | None:
    """508.1: who attacks by the last declaration of a script that says so."""
    return next((one.get("di") for one in reversed(script) if isinstance(one, Fields) and "attacca" in one), None)


def ends_within_combat(behind: list[Any], attacker: str | None = None) -> bool:
    """Whether what is said behind the last declaration says how far play goes: a step, or somebody who passes as the last thing.

    To resolve what was cast says nothing of it, nor does passing so that somebody else may act, nor a step of that combat in
    which something is done. A step behind combat says that it is over, whatever is done then.

    ``attacker``: who attacks. Another player who passes does so behind them (117.4), so that the step ends: they do nothing, and
    block with nothing.
    """
    steps = [n for n, action in enumerate(behind) if _STEP in _words(action)]
    if any(not _within_combat(behind[n]) for n in steps):
        return True
    if steps and not any(map(is_deed, behind[steps[-1] + 1 :])):
        return True
    last = behind[-1] if behind else None
    if attacker is not None and isinstance(last, Fields) and last.get(_PASSES) not in (None, attacker):
        return False
    return bool(behind) and _PASSES in _words(last)


def stands_there(action: Any, before: list[Any]) -> bool:
    """508.1, 509.1: whether a step that is said is the one in which something was just declared, so that no other one is meant."""
    if not isinstance(action, Fields) or _STEP not in action:
        return False
    step = STEPS.get(str(action[_STEP]))
    declares = None if step is None else _DECLARED_IN.get(step)
    for one in reversed(before):
        words = _words(one)
        if declares is not None and declares in words:
            return action.get("turno di") is None or one.get("di") in (None, action["turno di"])
        if words & {_STEP, _PASSES, *_DECLARED_IN.values()}:
            return False
    return False


def _within_combat(action: Any) -> bool:
    """500.1, 506.1: whether a step that is said may still be one of the combat in which something attacked."""
    said = action.get(_STEP) if isinstance(action, Fields) else str(action).partition(" ")[2]
    step = STEPS.get(str(said))
    return step in (TurnStep.DECLARE_ATTACKERS, TurnStep.DECLARE_BLOCKERS, TurnStep.COMBAT_DAMAGE)


def _words(action: Any) -> AbstractSet[str]:
    return action.keys() if isinstance(action, Fields) else {str(action).partition(" ")[0]}
