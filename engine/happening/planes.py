"""311.5, 312.4, 901.6: the planar controller, who controls every face-up plane and phenomenon card."""

from __future__ import annotations

from collections.abc import Collection

from engine.board.asking import Transaction
from engine.happening.writing.objects import give_to
from engine.state.facts.ranges import PlanesControlled
from engine.state.planes import planar_controller, planes
from engine.state.trace import StepKind, Untold
from engine.words.citations import Citation, cite
from engine.words.terms import CardType, PlayerId


def planes_follow(tx: Transaction) -> None:
    """311.5, 312.4, 901.6: whoever the active player is controls the planes and phenomena from now on."""
    _give(tx, planar_controller(tx.game))


def pass_planes_on(tx: Transaction, leaving: Collection[PlayerId]) -> None:
    """800.4p: before the planar controller leaves, the next player in turn order who stays becomes it."""
    _give(tx, planar_controller(tx.game, leaving), cite("800.4p"))


def planes_that_go(tx: Transaction, leaving: Collection[PlayerId]) -> tuple[Untold, ...]:
    """901.10: plane and phenomenon cards leave with their owner, and which one is turned up in their place nobody knows."""
    return tuple(
        Untold(source=tx.mention(one.id), text="", reason="next plane", rules=(cite("800.4a"),))
        for one in planes(tx.game)
        if one.owner in leaving
    )


def _give(tx: Transaction, who: PlayerId, *rules: Citation) -> None:
    others = [one for one in planes(tx.game) if one.controller != who]
    if others:
        give_to(tx.game, [one.id for one in others], who)
        facts = (PlanesControlled(tuple(tx.mention(one.id) for one in others)),)
        kinds = {CardType.PLANE: cite("311.5"), CardType.PHENOMENON: cite("312.4")}
        of_kind = [rule for kind, rule in kinds.items() if any(kind in one.printed.types for one in others)]
        tx.note(StepKind.EVENT, [*rules, *of_kind, cite("901.6")], facts=facts, player=who)
