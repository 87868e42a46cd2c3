"""601.2h: whether what is asked can be paid with the sources of mana on the board, where nobody says that mana is counted."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from engine import Answer, Question, board_of, every_answer
from engine.costs.mana_costs import abilities_of, is_mana_ability
from engine.costs.paid_with import HELPS
from engine.state.crowds import kinds
from engine.state.facts.refused import Unpaid
from engine.words.citations import cite
from engine.words.terms import PlayerId
from scenarios.played.answering import answers, done, refused
from scenarios.played.made import Act
from scenarios.played.unsettled import Tries, below, most_first
from scenarios.written import model
from scenarios.written.queries import AllowedQuery

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from scenarios.played.run import Run

_DEEP, _TRIES = 8, 120
"""How many choices of payment one after the other, and how many answers in all, are tried before it is given up."""
_UNPAID = "601.2h"
_HELPS = frozenset((*HELPS, cite("702.132a")))
"""702.51a, 702.66a, 702.126a, 701.67a, 702.132a: by which rules something else than the mana of the player pays."""


def acts_to_pay(run: Run) -> dict[Act, PlayerId]:
    """What is asked about, or said to be refused for want of mana, and is allowed as long as mana counts as paid, with its player;
    of players alone who have sources of mana on the board. None where somebody says whether mana is counted."""
    scenario = run.scenario
    if "counts_mana" in scenario.model_fields_set or any(one.pool for one in scenario.players):
        return {}
    said: list[Act] = [
        (one.query.action, one.attempt)
        for one in answers(run)
        if isinstance(one.query, AllowedQuery) and one.value is True
    ]
    said += [
        (n, 0)
        for n, action in enumerate(scenario.script, 1)
        if isinstance(action, model.CastSpell | model.ActivateAbility) and action.refused == _UNPAID
    ]
    found: dict[Act, PlayerId] = {}
    for number, attempt in said:
        action, step = scenario.script[number - 1], done(run, number, attempt)
        costs = isinstance(action, model.ActivateAbility) or (isinstance(action, model.CastSpell) and not action.free)
        if costs and step is not None and _has_sources(run, step.player):
            found[number, attempt] = step.player
    return found


def _has_sources(run: Run, player: PlayerId) -> bool:
    """605.1a: whether a player has anything on the battlefield, as it was laid out, that has a mana ability."""
    board = board_of(run.start)
    return any(
        one.on_battlefield
        and board.controller(one.id) == player
        and any(is_mana_ability(ability) for ability in abilities_of(board, one.id))
        for one, _ in kinds(run.start.objects)
    )


class Paid(NamedTuple):
    """What trying to pay came to: the run in which most is done; whether every way was tried, or one in which all is done found;
    and what was not done in any way that was tried."""

    best: Run | None
    known: bool
    never: frozenset[Act]


def paid_best(counted: Run, acts: Sequence[Act]) -> Paid:
    """The run in which most of these can be done, of all ways to pay for them where the mana of their players is counted; none
    where one is not done for another reason."""
    best, most, tries, never = None, -1, Tries(_TRIES), frozenset(acts)
    for end in below(counted, _DEEP, tries, most_first):
        able = [one for one in acts if is_done(end, one)]
        never -= frozenset(able)
        if len(able) == len(acts) and not end.stopped_by:
            return Paid(end, known=True, never=never)
        if end.question is not None or end.stopped_by:
            return Paid(None, known=False, never=never)
        if len(able) > most:
            best, most = end, len(able)
    if best is not None and not all(is_done(best, one) or _is_unpaid(best, one) for one in acts):
        best = None
    return Paid(best, known=not tries.spent, never=never)


def helped_by(counted: Run, best: Run, acts: Sequence[Act]) -> tuple[str, ...]:
    """702.51a, 702.66a, 702.126a, 702.132a: what pays besides their own mana, where that is not enough."""
    alone = next(iter(below(counted, _DEEP, Tries(_TRIES), _with_mana_alone)), None)
    if alone is None or alone.question is not None or all(is_done(alone, one) for one in acts):
        return ()
    asked = [*(one.question.rule for one in best.settled), *(one.question.rule for one in best.asked)]
    return tuple(dict.fromkeys(str(rule) for rule in asked if rule in _HELPS))


def _with_mana_alone(question: Question) -> Iterable[Answer]:
    """702.51a: nothing is tapped or exiled, and nobody asked, for what mana could pay."""
    return islice(every_answer(question), 1) if question.rule in _HELPS else most_first(question)


def is_done(run: Run, act: Act) -> bool:
    """Whether an action was allowed and taken."""
    return refused(run, *act) is None and done(run, *act) is not None


def _is_unpaid(run: Run, act: Act) -> bool:
    """601.2h: by whatever rule it is that its mana could not be paid: also where there is some that may not be spent so (106.6)."""
    step = refused(run, *act)
    return step is not None and step.fact(Unpaid) is not None
