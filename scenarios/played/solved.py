"""719.3b: whether a Case is solved, which is a designation: its word is that of the keyword too (702.169a)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine import Game, board_of
from engine.state.objects import GameObject
from engine.words.terms import Designation
from scenarios.laid import not_found
from scenarios.language.errors import ScenarioError, shown
from scenarios.written.queries import KEPT, Aspect, ObjectQuery

if TYPE_CHECKING:
    from scenarios.played.expecting import Found
    from scenarios.played.run import Run

SOLVED, CASE = "solved", "Case"


def has_keyword(game: Game, one: GameObject, keyword: str) -> bool:
    """702.11d, 702.16: a keyword that stands for a family of others is had with any of them; 719.3b: solved a Case is or is not."""
    if keyword == SOLVED:
        return bool(game.designated(one.id, Designation.SOLVED))
    return board_of(game).characteristics(one.id).has(keyword)


def refuse_no_case(run: Run, query: ObjectQuery, answered: Iterable[Found]) -> None:
    """719.3b: raises ScenarioError where something else is asked about: of a spell what is meant is whether it has resolved."""
    asked = [one for one in answered if one.aspect == Aspect(KEPT, SOLVED)]
    if any(one.moment and one.object and not _may_be(one.moment.game, one.object) for one in asked):
        wrong = f"{shown(query.object)} non è un Caso, e solo di un Caso si chiede se è risolto (719.3b)"
        instead = "di ciò che è in pila si chiede «zona di ...» o «che cosa succede?»"
        raise ScenarioError([not_found.fault_at(run.scenario, query, f"{wrong}: {instead}")])


def _may_be(game: Game, one: GameObject) -> bool:
    return has_keyword(game, one, SOLVED) or CASE in board_of(game).characteristics(one.id).subtypes
