"""603.2, 614.6: a text that was not read and waits for something that did not happen: by how it begins, it did nothing.

Only what is sure: one trigger, named by words that have one meaning. Everything else may have triggered.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine import Game, Step, StepKind
from engine.state.changes import few_of
from engine.state.events import Damage, DamageMarked, DamagePrevented, DamageReplaced, ZoneChange
from engine.state.facts.turns import StepBegun
from engine.words.terms import TurnStep, Zone
from scenarios.language.folding import folded
from scenarios.language.patterns import Pattern

_BEGINS = Pattern(
    r"all'inizio (?:del|della|di) (?:(?:tuo|tua|prossimo|prossima|ogni|ciascun|ciascuna|sua|suo) )*"
    r"(mantenimento|sottofase di acquisizione|combattimento|sottofase finale)(?: di (?:ogni|ciascun) giocatore)?$"
)
_STEPS = {
    "mantenimento": TurnStep.UPKEEP,
    "sottofase di acquisizione": TurnStep.DRAW,
    "combattimento": TurnStep.BEGINNING_OF_COMBAT,
    "sottofase finale": TurnStep.END,
}
_WHENEVER = Pattern(
    r"(?:quando|ogniqualvolta) (?!.*(?:\b(?:o|e|se|mentre)\b|\"|«)).* (muore|muoiono|attacca|attaccano)$"
)

_WOULD_DEAL = Pattern(
    r"se (?!.*(?:\b(?:o|oppure|mentre|muore|lancia)\b|\"|«)).*\bsta(?:nno)? per "
    r"(?:essere inflitt[oi]|infligger(?:e|ti|vi|gli)|subire)\b.*\bdann[oi]\b.*"
)
"""614.1, 615.1: what replaces or prevents damage, and nothing else."""
_DAMAGE = (Damage, DamagePrevented, DamageReplaced, DamageMarked)


def waits_in_vain(text: str, games: Sequence[Game], steps: Sequence[Step]) -> bool:
    """603.2, 614.6: whether a paragraph is a triggered ability, or replaces or prevents damage, and what it waits for surely did
    not happen in a run."""
    head, comma, then = folded(text).partition(",")
    if not comma:
        return False
    if _WOULD_DEAL.fullmatch(head) is not None:
        return "." not in then.strip().rstrip(".") and not _damage_was_dealt(steps)
    begins = _BEGINS.fullmatch(head)
    if begins is not None:
        return _STEPS[begins[1]] not in _came(games, steps)
    event = _WHENEVER.fullmatch(head)
    if event is None:
        return False
    return not (_died(steps) if event[1].startswith("muo") else _attacked(games, steps))


def _came(games: Sequence[Game], steps: Sequence[Step]) -> set[TurnStep]:
    """500.1: the steps in which the run was, or through which it went."""
    begun = {begins.step for step in steps if (begins := step.fact(StepBegun)) is not None}
    return begun | {game.turn.step for game in games}


def _died(steps: Sequence[Step]) -> bool:
    """700.4: whether anything was put into a graveyard from the battlefield."""
    moves = (
        change.event for step in steps for change, _ in few_of(step.changes) if isinstance(change.event, ZoneChange)
    )
    return any(move.to is Zone.GRAVEYARD and move.origin in (None, Zone.BATTLEFIELD) for move in moves)


def _damage_was_dealt(steps: Sequence[Step]) -> bool:
    """120.1: whether any damage was dealt, prevented, or replaced."""
    return any(isinstance(change.event, _DAMAGE) for step in steps for change, _ in few_of(step.changes))


def _attacked(games: Sequence[Game], steps: Sequence[Step]) -> bool:
    """508.1: whether attackers were declared, or anything was attacking."""
    return any(step.kind is StepKind.ATTACK for step in steps) or any(game.combat is not None for game in games)
