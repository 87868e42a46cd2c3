"""Whether a situation bears on what it asks: of a bystander nothing has to be known, whatever the others come to.

A value that was so from the start is asked in vain where nothing that happens is about its object or player, and where the
engine comes to the same value with anything that stands on the table left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cached_property

from engine import PlayerTarget
from engine.state import events as e
from engine.state.changes import few_of
from engine.state.crowds import kinds
from scenarios.language.words import plain
from scenarios.played.answering import answers
from scenarios.played.expecting import Found
from scenarios.played.readings import Value
from scenarios.played.run import Run
from scenarios.training.other_runs import Other, left_out
from scenarios.training.problems import Problem
from scenarios.written import queries


def worth_asking(run: Run, values: Iterable[Problem]) -> list[Problem]:
    """Of questions for values those whose answer depends on anything of the situation."""
    bearing = Bearing(run)
    return [one for one in values if one.found is None or bearing.on(one.found)]


class Bearing:
    """What one run bears on. Its other runs are played once, when a value does not show it by itself."""

    def __init__(self, run: Run) -> None:
        self._run = run

    @cached_property
    def _others(self) -> tuple[Other, ...]:
        return tuple(left_out(self._run))

    def on(self, found: Found) -> bool:
        """Whether an answer depends on anything of the situation."""
        if not isinstance(found.query, queries.ObjectQuery | queries.PlayerQuery) or _field(found) in _OF_THE_END:
            return True
        if self._at_the_start(found) != _answer(found) or self._is_about(found):
            return True
        others = (one.run for one in self._others if _there(one.run, found) or not _there(self._run, found))
        return any(_same_question(one, found) != _answer(found) for one in others)

    def idle(self) -> Iterator[str]:
        """Cards with an ability, of a board on which nobody does anything, without which every answer is the same."""
        if self._run.scenario.script:
            return
        asked = answers(self._run)
        for one in self._others:
            card = self._run.scenario.cards.get(one.card)
            if card is None or not (str(card.text) or card.abilities or card.keywords):
                continue
            if all(_same_question(one.run, found) == _answer(found) for found in asked):
                yield one.card

    def _at_the_start(self, found: Found) -> tuple[Value, bool] | None:
        """What the same would have been answered before anything happened; ``None`` for what was not there."""
        query = found.query.model_copy(update={"after": 0})
        asking = self._run.scenario.model_copy(update={"asks": (query,)})
        return _same_question(replace(self._run, scenario=asking), replace(found, query=query))

    def _is_about(self, found: Found) -> bool:
        """Whether anything that happens names the object, or is dealt to, gained by or attacks the player."""
        steps = (one.step for one in self._run.steps)
        if found.object is not None:
            label = found.object.label
            return any(mention.label == label for step in steps for mention, _ in kinds(step.names))
        if _field(found) != "life" and any(
            isinstance(change.event, e.ZoneChange)
            and (moved := step.names.get(change.event.object)) is not None
            and moved.owner == found.player
            for step in (one.step for one in self._run.steps)
            for change, _ in few_of(step.changes)
        ):
            return True
        return any(_concerns(change.event, found) for step in steps for change, _ in few_of(step.changes))


_OF_THE_END = ("in_game", "lost", "lost_by", "won")
"""What the end of the game makes of each player, whoever it comes from."""


def _field(found: Found) -> str:
    return getattr(found.aspect, "field", "")


def _there(run: Run, found: Found) -> bool:
    """Whether what is asked about stands on the board as it begins: left out itself, it says nothing of itself."""
    return found.object is None or any(one.label == found.object.label for one in run.start.objects.values())


def _concerns(event: object, found: Found) -> bool:
    match event:
        case e.LifeChange(player=who):
            return who == found.player
        case e.Damage(to=to) | e.DamagePrevented(to=to) | e.DamageReplaced(to=to):
            return isinstance(to, PlayerTarget) and to.player == found.player
        case e.AttackerDeclared(defender=to) | e.MadeAttacking(defender=to) | e.Reselected(defender=to):
            return isinstance(to, PlayerTarget) and to.player == found.player
    return False


def _answer(found: Found) -> tuple[Value, bool] | None:
    return (found.value, found.gone is not None) if found.moment is not None else None


def _same_question(run: Run, found: Found) -> tuple[Value, bool] | None:
    """What the question comes to in another run; ``None`` where that does not come so far."""
    same = (one for one in answers(run) if (one.query, one.aspect) == (found.query, found.aspect))
    return next((_answer(one) for one in same), None)


def misleading(found: Iterable[Found]) -> Iterator[str]:
    """104.1, 104.2: players who are asked whether they lost where the game ended because somebody else won, and they did not."""
    for one in found:
        if getattr(one.aspect, "field", "") not in ("lost", "lost_by") or one.value or one.moment is None:
            continue
        game = one.moment.game
        if game.result is not None and game.result.winners and one.player not in game.result.winners:
            yield plain(game.player(one.player).name)
