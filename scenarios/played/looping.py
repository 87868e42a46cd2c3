"""104.4b, 732: noticing that a run goes round in circles, and saying who could break the circle."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine import Answer, Game, Moment, Question, board_of
from engine.board.naming import mention_of
from engine.cards.places import place_of
from engine.costs.mana_costs import abilities_of
from engine.flow.growing import glance, grown_position
from engine.flow.loops import Interruption, interruptions
from engine.flow.positions import Position, fingerprint, position
from engine.state.crowds import too_many
from scenarios.language.words import People, called, listed

PATIENCE = 40
"""After how many steps without an action of the script boards are compared at all."""


_UNLESS = "118.12a"


def refused_again(question: Question, before: Sequence[tuple[Question, Answer]]) -> Answer | None:
    """732.6: nobody has to do what would keep something from happening: who last did not do it in this place does not again.

    ``None`` for any other question, and where nobody has answered this one yet.
    """
    if str(question.rule) != _UNLESS:
        return None
    last = next((answer for earlier, answer in reversed(before) if _same_place(earlier, question)), None)
    return last if last is not None and last.keys == ("no",) else None


def _same_place(earlier: Question, later: Question) -> bool:
    """Whether the same player is asked by the same words of the same card, or of a token that is in its place."""
    if (earlier.rule, earlier.decider) != (later.rule, later.decider):
        return False
    first, second = earlier.about, later.about
    return first is not None and second is not None and (first.name, first.index) == (second.name, second.index)


class LoopWatch:
    """The boards at which somebody had priority since the script last did or answered something."""

    def __init__(self) -> None:
        self._glanced: dict[Position, tuple[Game, int] | None] = {}
        """By what shows at a glance, the one board that looks so: positions are worked out only where another one does."""
        self._seen: dict[Position, int] = {}
        self._since = 0
        self._choices = 0

    def step(self, game: Game, steps: int, choices: int) -> int | None:
        """At how many steps the same board was there before; ``None`` for a new one. ``choices``: how many were made so far.

        732.4: choices in between make it another loop: what was seen before them no longer counts.
        """
        if choices != self._choices:
            self._glanced.clear()
            self._seen.clear()
            self._since, self._choices = steps, choices
        if game.moment is not Moment.PRIORITY or steps - self._since < PATIENCE or too_many(game.objects):
            return None  # boards are compared object by object: a loop among so many is never proved
        glance = fingerprint(game)
        if glance not in self._glanced:
            self._glanced[glance] = (game, steps)
            return None
        first, self._glanced[glance] = self._glanced[glance], None
        if first is not None:
            self._seen[position(first[0])] = first[1]
        here = position(game)
        before = self._seen.get(here)
        if before is None:
            self._seen[here] = steps
        return before


class GrowthWatch:
    """104.4b: the boards at which somebody had priority, without what may grow: one that comes back has a round behind it."""

    def __init__(self) -> None:
        self._glanced: dict[Position, tuple[Game, int]] = {}
        self._seen: dict[Position, tuple[Game, int]] = {}
        self._since = 0
        self._choices = 0
        self._hopeless = False
        """Something on the board may read what grows: there is no proof until the script does something else."""

    def step(self, game: Game, steps: int, choices: int) -> tuple[Game, int] | None:
        """The last board like this one but for what may grow, and at how many steps it was there."""
        if choices != self._choices:
            self._glanced.clear()
            self._seen.clear()
            self._since, self._choices, self._hopeless = steps, choices, False
        if self._hopeless or game.moment is not Moment.PRIORITY or steps - self._since < PATIENCE:
            return None
        if too_many(game.objects):
            return None
        seen = glance(game)
        if seen not in self._glanced:
            self._glanced[seen] = (game, steps)
            return None
        here = grown_position(game)
        if here is None:
            self._hopeless = True
            return None
        before, self._seen[here] = self._seen.get(here), (game, steps)
        return before


def breakers(games: Iterable[Game]) -> tuple[Interruption, ...]:
    """What players could do instead of passing, on any of the boards of a round."""
    found: dict[Interruption, None] = {}
    for game in games:
        if game.moment is Moment.PRIORITY:
            found.update(dict.fromkeys(interruptions(game)))
    return tuple(found)


def told(found: Iterable[Interruption], game: Game, people: People) -> str:
    """Who could break the loop, and with what."""
    with_what: dict[int, list[str]] = {}
    for one in found:
        seen = board_of(game).last_seen(one.object)
        if seen is not None:
            shown = called(mention_of(seen[0], seen[1].name, seen[2]), people)
            words = shown
            if one.index is not None:
                words = f"l'abilità {place_of(abilities_of(board_of(game), one.object), one.index) + 1} di {shown}"
            with_what.setdefault(one.player, []).append(words)
    return "; ".join(
        f"{people.names[player]} con {listed(dict.fromkeys(words))}" for player, words in with_what.items()
    )
