"""By which rules something is as it is, though nothing did it: what did not die, did not leave with its bearer, is not changed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine import Game, board_of
from engine.board.matching import failure
from engine.cards.abilities.ability import Static
from engine.cards.abilities.continuous import ModifyPT, SetPT
from engine.cards.abilities.references import AttachedTo
from engine.state import events as e
from engine.state.changes import few_of
from engine.state.crowds import kinds
from engine.state.objects import GameObject
from scenarios.played.lacking import taken

if TYPE_CHECKING:
    from scenarios.played.run import Run


def outlived_the_turn(run: Run, until: int, label: str = "") -> Iterator[str]:
    """514.2: by which rule a creature lives that would have died of its damage, had that stayed when effects of the turn ended.

    ``label``: of which one; '' for any.
    """
    for each in run.steps[:until]:
        for change, _ in few_of(each.step.changes):
            if isinstance(change.event, e.DamageRemoved) and "514.2" in map(str, change.rules):
                before, after = run.game_at(each.n - 1), run.game_at(each.n)
                one = before.objects.get(change.event.object)
                if one is None or (label and one.label != label) or change.event.object not in after.objects:
                    continue
                left = board_of(after).characteristics(one.id)
                if left.creature and 0 < (left.toughness or 0) <= one.damage:
                    yield "514.2"


def left_by_its_bearer(run: Run, label: str, since: int, until: int) -> Iterator[str]:
    """704.5m-p: by which rule what was attached stays where it is, once nothing is there that it could be attached to."""
    for one, change in reversed(run.changes_by_label.get(label, ())):
        if since < one.n <= until and isinstance(change.event, e.Unattached):
            yield from (rule for rule in map(str, change.rules) if rule.startswith("704.5"))
            return


OF_SIZE = ("power_toughness", "power", "toughness")
"""What of an object is its size."""


def not_changed_by(game: Game, one: GameObject) -> Iterator[str]:
    """613.1f: why a printed ability of something changes no size any more: it was taken away."""
    for other, _ in kinds(game.objects):
        if not other.on_battlefield:
            continue
        for printed in other.printed.abilities:
            if not isinstance(printed, Static) or not any(isinstance(part, ModifyPT | SetPT) for part in printed.parts):
                continue
            if _was_about(game, other, printed, one):
                for _, by in taken(game, other.id, printed):
                    yield from map(str, by.rules)


def _was_about(game: Game, source: GameObject, printed: Static, one: GameObject) -> bool:
    """604.1: whether a printed ability speaks of an object: one that matches, its source, or what that is attached to."""
    if printed.affects is not None:
        board = board_of(game)
        you = board.controller(source.id)
        return failure(printed.affects, board, one.id, source=source.id, you=you) is None
    return (source.attached_to if printed.holder == AttachedTo() else source.id) == one.id
