"""613.1e-f, 305.7: what decides since an object is not as it is printed: it has lost a keyword ability that would have kept
somebody from doing something, or would have done something, or it has another colour than its own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine import Game, Step, StepKind, board_of
from engine.cards.abilities.ability import Keyword
from engine.state import events as e
from engine.state.changes import few_of
from engine.state.facts.refused import ActionRefused, WrongTarget
from engine.words.mentions import Mention
from engine.words.terms import ObjectId, Zone
from scenarios.played.answering import done, refused
from scenarios.played.bearing_layers import derived_rules
from scenarios.played.expecting import Found
from scenarios.played.lacking import taken
from scenarios.written import queries

if TYPE_CHECKING:
    from scenarios.played.run import Run

_BLOCKED_BY = {"flying": ("flying", "reach"), "horsemanship": ("horsemanship",), "shadow": ("shadow",)}
"""509.1b: keywords by which a creature cannot be blocked, with those by which others block it all the same."""
_COLOR = "613.1e"


def without_its_keyword(run: Run, found: Found) -> Iterator[str]:
    """The rule of the layer in which what was asked about became other than it is printed, where the answer hangs on that."""
    if isinstance(found.query, queries.AllowedQuery):
        number, attempt = found.query.action, found.attempt
        step = refused(run, number, attempt)
        if step is not None:
            yield from _of_another_color(run, step)
        elif (allowed := done(run, number, attempt)) is not None:
            yield from _allowed(run, allowed)
    elif getattr(found.aspect, "field", "") == "life" and found.moment is not None:
        yield from _without_lifelink(run, found, found.moment.steps)


def why(rules: tuple[object, ...]) -> str:
    """305.7 where a land type was set; else the layer in which the ability went."""
    said = [*map(str, rules)]
    return "305.7" if "305.7" in said else next((rule for rule in said if rule.startswith("613.1")), "613.1f")


def _before(run: Run, step: Step) -> Game:
    return run.game_at(next(one.n for one in run.steps if one.step is step) - 1)


def _lost(game: Game, one: object, keywords: tuple[str, ...]) -> Iterator[str]:
    """By which rules a permanent has not got keyword abilities of these names that are printed on it."""
    held = game.objects.get(ObjectId(one)) if isinstance(one, int) else None
    if held is None or held.zone is not Zone.BATTLEFIELD:
        return
    looks = board_of(game).characteristics(held.id)
    for printed in held.printed.abilities:
        if isinstance(printed, Keyword) and printed.keyword in keywords and not looks.has(printed.keyword):
            yield from (why(by.rules) for _, by in taken(game, held.id, printed))


def _allowed(run: Run, step: Step) -> Iterator[str]:
    """509.1b, 702.9b, 702.11b: of what is blocked or targeted, that it has lost what would have forbidden it."""
    if step.kind not in (StepKind.BLOCK, StepKind.CAST, StepKind.ACTIVATE):
        return
    game = _before(run, step)
    for change, _ in few_of(step.changes):
        if isinstance(change.event, e.BlockerDeclared):
            blocker = board_of(game).characteristics(change.event.object)
            kept = tuple(word for word, by in _BLOCKED_BY.items() if not any(map(blocker.has, by)))
            yield from _lost(game, change.event.attacker, kept)
        if isinstance(change.event, e.BecameTarget) and isinstance(change.event.target, int):
            target = change.event.target
            others = target in game.objects and board_of(game).controller(target) != step.player
            yield from _lost(game, target, ("hexproof", "shroud") if others else ("shroud",))


def _of_another_color(run: Run, step: Step) -> Iterator[str]:
    """613.1e, 105.3: of what cannot be a target for its colour, that an effect gave it that colour."""
    why_not, wrong = step.fact(ActionRefused), step.fact(WrongTarget)
    if why_not is None or why_not.why != "color" or wrong is None or not isinstance(wrong.target, Mention):
        return
    game = _before(run, step)
    held = game.objects.get(wrong.target.id)
    if held is not None and _COLOR in derived_rules(game, held.id, "colors"):
        yield _COLOR


def _without_lifelink(run: Run, found: Found, until: int) -> Iterator[str]:
    """702.15b: of damage that a permanent of the player dealt, that it had lost the lifelink that is printed on it."""
    for one in run.steps[:until]:
        sources: list[ObjectId] = [
            change.event.source for change, _ in few_of(one.step.changes) if isinstance(change.event, e.Damage)
        ]
        if sources:
            game = run.game_at(one.n - 1)
            board = board_of(game)
            mine = [each for each in dict.fromkeys(sources) if each in game.objects]
            for each in mine:
                if board.controller(each) == found.player:
                    yield from _lost(game, each, ("lifelink",))
