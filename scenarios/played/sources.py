"""113.7, 120.1: what a name means of which it is counted what its abilities and its damage have done, each by its own id."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.state.crowds import kinds
from engine.words.mentions import Mention
from engine.words.terms import NOBODY
from scenarios.laid import not_found
from scenarios.laid.borne import borne
from scenarios.laid.handles import SORTS, OwnId, bears, key
from scenarios.language.errors import ScenarioError, shown
from scenarios.played.damaging import dealt_by
from scenarios.played.expectations import is_ability
from scenarios.played.expecting import Found, Moment
from scenarios.written import queries
from scenarios.written.ids import told_apart

if TYPE_CHECKING:
    from scenarios.played.run import Run


def triggering(run: Run, query: queries.TriggeredQuery, at: Moment) -> tuple[queries.TriggeredQuery, ...]:
    """603.2: the question for each that it asks about: what bears the name at first, in the end, or had its ability trigger.

    Raises ScenarioError where the name says whose something is, and nothing is so called: that is no answer.
    """
    which = query.ability
    noticed = {
        one.source.label: None
        for step in run.happened(at.steps)
        for one in step.triggered
        if is_ability(one.source, one.index, which)
    }
    found = borne((run.start, at.game), which.object) | noticed
    each = _each(run, query, which.object, found)
    return tuple(
        query.model_copy(update={"ability": which.model_copy(update={"object": one})}) if one else query for one in each
    )


def dealing(run: Run, query: queries.DealtQuery, at: Moment) -> tuple[queries.DealtQuery, ...]:
    """120.1: the question for each that it asks about: what bears the name at first, in the end, or dealt some damage.

    Raises ScenarioError where the name says whose something is, and nothing is so called: that is no answer.
    """
    dealt = {one.by: None for one in dealt_by(run, query.object, at.steps)}
    found = _each(run, query, query.object, borne((run.start, at.game), query.object) | dealt)
    return tuple(query.model_copy(update={"object": one}) if one else query for one in found)


def _each(run: Run, query: queries.AnyOf, name: str, found: dict[str, None]) -> list[OwnId | None]:
    """The id of each, where what was written is not what the steps call it by; ``None`` for as it is written."""
    apart = told_apart(key(name), run.people.names)
    said_apart = apart.name != key(name)
    if said_apart and not found:
        found = dict.fromkeys(one.label for one in _spoken_of(run) if _fits(run, one, name))
    if said_apart and not found:
        message = f"{shown(name)} non è un oggetto che ci sia o ci sia stato qui"
        raise ScenarioError([not_found.fault_at(run.scenario, query, message)])
    return [OwnId(one) for one in found] if said_apart or len(found) > 1 else [None]


def _spoken_of(run: Run) -> Iterator[Mention]:
    return (mention for step in run.steps for mention, _ in kinds(step.step.names))


def _fits(run: Run, mention: Mention, name: str) -> bool:
    """111.6, 108.4: whether what a step speaks of, which is there no longer, is of that name, that sort and that player."""
    apart = told_apart(key(name), run.people.names)
    whose = mention.owner if mention.controller == NOBODY else mention.controller
    return (
        (not apart.name or bears(mention, apart.name))
        and (not apart.sort or mention.kind is SORTS.get(apart.sort))
        and (not apart.player or key(run.people.name(whose)) == apart.player)
    )


def counts(run: Run, at: Moment, query: queries.DealtQuery) -> Iterator[Found]:
    """120.2: how much damage each of what is asked about has dealt."""
    for one in dealing(run, query, at):
        amount = sum(dealt.amount for dealt in dealt_by(run, one.object, at.steps))
        yield Found(query=one, aspect=None, value=amount, moment=at)
