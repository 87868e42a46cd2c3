"""201.2: the ids of all that a name means in several games, where it may be more than one."""

from __future__ import annotations

from collections.abc import Iterable

from engine import Game, PlayerTarget
from engine.state.crowds import kinds
from engine.words.terms import Zone
from scenarios.laid import finding, not_found
from scenarios.laid.handles import key
from scenarios.laid.not_found import NotFound
from scenarios.laid.telling_apart import all_told_apart


def borne(games: Iterable[Game], name: str) -> dict[str, None]:
    """The ids of what a name means in some of several games, with what is said beside it: «Orso di Anna»."""
    return dict.fromkeys(label for game in games for label in _labels(game, name))


def meant(game: Game, name: str) -> list[str]:
    """The ids of the one object that a name means, or of all that it may mean; none where it means none."""
    try:
        return [game.objects[finding.an_object(game, name)].label]
    except not_found.Ambiguous as fault:
        return [game.objects[one].label for _, one in fault.ways if not isinstance(one, PlayerTarget)]
    except NotFound:
        return []


def _labels(game: Game, name: str) -> list[str]:
    found = meant(game, name)
    if not found:
        several = all_told_apart(game, key(name), [one for one, _ in kinds(game.objects)])
        found = [one.label for one in several if one.zone is Zone.BATTLEFIELD] or [one.label for one in several]
    return found
