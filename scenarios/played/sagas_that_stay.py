"""714.3c, 714.4: why a Saga is still there, or has got no lore counter, though one might think otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine import StepKind, board_of
from engine.cards.characteristics import Characteristics
from engine.cards.sorting import sorted_abilities
from engine.state.objects import GameObject
from engine.words.counters import LORE
from engine.words.terms import TurnStep
from scenarios.played.expecting import Found, Moment
from scenarios.written.queries import COUNTED, Aspect

if TYPE_CHECKING:
    from scenarios.played.run import Run


def why_it_goes_on(run: Run, found: Found, aspect: Aspect) -> Iterator[str]:
    """The rules by which a Saga that is asked about stays, or has got no counter; nothing for anything else."""
    there, at = found.object, found.moment
    if there is None or at is None or not there.on_battlefield:
        return
    seen = board_of(at.game).characteristics(there.id)
    if "Saga" not in seen.subtypes:
        return
    chapters = _last_chapter(seen)
    if aspect.field == "zone":
        lost = bool(_last_chapter(there.printed)) and not chapters
        if lost or (chapters and there.count(LORE) < chapters <= _most_before(run, there, at)):
            yield "714.4"
    elif aspect == Aspect(COUNTED, LORE) and _last_chapter(there.printed) and not chapters and _began(run, there, at):
        yield "714.3c"


def _last_chapter(seen: Characteristics) -> int:
    return max((ability.chapter or 0 for _, ability in sorted_abilities(seen).triggered), default=0)


def _most_before(run: Run, there: GameObject, at: Moment) -> int:
    """The most lore counters that it has had until then; what it had as play began counts."""
    return max((_lore(one.game.objects.get(there.id)) for one in run.made if one.cursor.steps <= at.steps), default=0)


def _lore(one: GameObject | None) -> int:
    return 0 if one is None else one.count(LORE)


def _began(run: Run, there: GameObject, at: Moment) -> bool:
    """714.3c: whether a precombat main phase of its controller has begun while it was there."""
    for one in run.steps[: at.steps]:
        if one.step.kind is StepKind.STEP_BEGINS and not one.tried:
            game = run.game_at(one.n)
            mine = there.id in game.objects and board_of(game).controller(there.id) in game.together(game.turn.active)
            if mine and game.turn.step is TurnStep.PRECOMBAT_MAIN:
                return True
    return False
