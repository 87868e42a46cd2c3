"""502.2, 608.2i: what a run asks about the turn before the one in which it begins, of which a board says nothing by itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine import Game, Step, board_of
from engine.board.naming import mention_of
from engine.cards.abilities.ability import Activated, NotUnderstood, Triggered
from engine.cards.abilities.conditions import MostCastLastTurn
from engine.state.changes import runs_of
from engine.state.events import StepBegan
from engine.state.trace import Untold
from engine.words.citations import cite
from engine.words.mentions import Mention
from engine.words.record import within
from engine.words.terms import NOBODY, TurnStep, Zone

NOT_SAID = "spells of the last turn"
"""The code for what is not known; where the game begins there was no turn before, and nothing to be known."""


def of_the_turn_before(start: Game, steps: Sequence[Step]) -> Iterator[Untold]:
    """What a run rests on of the turn before its first one: abilities that did not trigger for it, and what goes on for it."""
    if start.turn.most_cast_before is not None or start.turn.number == 1:
        return
    board = board_of(start)
    for _, one in board.those(start.zone(Zone.BATTLEFIELD, NOBODY)):
        for ability in board.characteristics(one.id).abilities:
            if not isinstance(ability, Triggered | Activated | NotUnderstood) and _asks(ability):
                named = mention_of(one, board.characteristics(one.id).name, board.controller(one.id), ability.text)
                yield _untold(named)
    for step in steps:
        if any(
            isinstance(one.event, StepBegan) and one.event.step is TurnStep.UNTAP for one, _ in runs_of(step.changes)
        ):
            return
        for near in step.missed:
            seen = board.last_seen(near.source.id)
            abilities = () if seen is None else seen[1].abilities
            if near.why == "intervening if" and 0 <= near.index < len(abilities) and _asks(abilities[near.index]):
                yield _untold(near.source)


def _asks(ability: object) -> bool:
    return any(isinstance(part, MostCastLastTurn) for part in within(ability))


def _untold(source: Mention) -> Untold:
    return Untold(source=source, text=source.text, reason=NOT_SAID, rules=(cite("608.2i"),))
