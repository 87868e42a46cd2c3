"""A situation walked through by predicting it: at each choice and before each thing that happens, what comes next?

The run is cut where something begins: an action of the script, a resolution, combat damage. Each stretch is a run of its own, from
the board before it to the board after it, so that what is predicted of it is worked out and graded as that of a whole situation.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise

from engine import Question, StepKind, board_of
from scenarios.language.words import called, plain, sentence_case
from scenarios.played import readings
from scenarios.played.differences import Fate, Of, differences
from scenarios.played.run import Run
from scenarios.told import ruling
from scenarios.training.choices import of_choice, of_outcomes
from scenarios.training.options import Option
from scenarios.training.problems import Asks, Problem, problems
from scenarios.training.scene import Scene
from scenarios.training.scripted import action_words
from scenarios.training.sitting import Sitting
from scenarios.written import queries
from scenarios.written.queries import Aspect, GameAspect

MOST = 3
"""How many values are asked of one stretch."""
_SAID = ("attacking", "blocking")
"""What the declaration that begins a stretch has said already."""
_BEGINS = (StepKind.RESOLUTION_BEGINS, StepKind.COMBAT_DAMAGE)


@dataclass(frozen=True)
class Stretch:
    """A part of a run: from after the step ``since`` to the step ``until``, how it begins, and what is to be predicted of it."""

    since: int
    until: int
    begins: str
    problems: tuple[Problem, ...]


class Walk(Sitting):
    """A situation of which each stretch is predicted before it is shown; at the end come its outcomes, and what decides."""

    @cached_property
    def scene(self) -> Scene:
        """What is seen first: the choices come when they are made."""
        return replace(super().scene, choices=())

    @cached_property
    def stretches(self) -> tuple[Stretch, ...]:
        """The parts of which something is to be predicted; what happens in between goes with the part after it."""
        return tuple(_stretches(self.run))

    @cached_property
    def problems(self) -> tuple[Problem, ...]:
        """What is to be predicted, in the order in which it happens."""
        return tuple(one for stretch in self.stretches for one in stretch.problems)

    def options(self, number: int) -> tuple[Option, ...]:
        """A walk is answered openly."""
        del number
        return ()

    def shown_before(self, number: int) -> tuple[str, ...]:
        """What is shown before a problem: what has happened since the one before, with its rules, and what comes now."""
        first = 0
        for stretch, before in zip(self.stretches, (None, *self.stretches), strict=False):
            if number == first:
                shown = 0 if before is None else before.since
                return (*happened(self.run, shown, stretch.since), stretch.begins)
            first += len(stretch.problems)
        return ()


def happened(run: Run, since: int, until: int) -> Iterator[str]:
    """The steps after one step, up to another one, each with its rules."""
    for line in ruling(run).lines:
        if since < line.last <= until:
            yield f"{line.first:>4}. {line.text}" + (f" [{', '.join(line.rules)}]" if line.rules else "")


def _stretches(run: Run) -> Iterator[Stretch]:
    for since, until in _cuts(run):
        part = _part(run, since, until)
        found: list[Problem] = [one for question in _asked_in(run, since, until) for one in of_choice(part, question)]
        found += [_of_here(one) for one in problems(part) if one.asks is not Asks.RULE]
        if found:
            yield Stretch(since, until, _beginning(run, since), tuple(found))
    end = len(run.steps)
    last = [*of_outcomes(run), *(one for one in problems(run) if one.asks is Asks.RULE)]
    if last:
        yield Stretch(end, end, "Alla fine di tutto:", tuple(last))


def _of_here(one: Problem) -> Problem:
    return replace(one, prompt="Quali azioni generate dallo stato avvengono?") if one.asks is Asks.STATE_BASED else one


def _cuts(run: Run) -> Iterator[tuple[int, int]]:
    """Where stretches begin and end, as numbers of steps: before every action, resolution and dealing of combat damage."""
    begun = {0}
    for before, one in zip((None, *run.steps), run.steps, strict=False):
        if one.step.kind in _BEGINS or (before is not None and before.action != one.action):
            begun.add(one.n - 1)
    places = [*sorted(begun), len(run.steps)]
    return ((since, until) for since, until in pairwise(places) if since < until)


def _part(run: Run, since: int, until: int) -> Run:
    """A stretch as a run, which asks what changes in it and one thing that does not."""
    part = replace(
        run,
        start=run.game_at(since),
        final=run.game_at(until),
        steps=run.steps[since:until],
        asked=(),
        question=None,
        refusal=None,
        checks=(),
        made=(),
        settled=(),
        part_of=run,
    )
    bare = run.scenario.model_copy(update={"asks": (), "expectations": ()})
    part = replace(part, scenario=bare)
    return replace(part, scenario=bare.model_copy(update={"asks": tuple(_asks(run, part))}))


def _asks(run: Run, part: Run) -> Iterator[queries.AnyOf]:
    found = differences(part)
    changed = {one.mention.label for one in found.objects}
    asked: list[queries.AnyOf] = [query for one in found.objects if (query := _of_object(run, part, one)) is not None]
    for one in found.players:
        name = part.start.player(one.player).name
        if readings.of_player("life", part.start, one.player) != readings.of_player("life", part.final, one.player):
            asked.append(queries.PlayerQuery(player=name, what=(Aspect("life"),)))
        if one.cards.drawn or one.cards.discarded:
            asked.append(queries.PlayerQuery(player=name, what=(Aspect("hand_size"),)))
    if not asked and not any(one.step.missed or one.step.triggered for one in part.steps):
        return
    yield from sorted(asked, key=str)[:MOST]
    if len(asked) < MOST and (still := _unchanged(run, part, changed)) is not None:
        yield still
    if any(one.step.missed or one.step.triggered for one in part.steps):
        yield queries.GameQuery(what=(GameAspect.TRIGGERED,))


def _of_object(run: Run, part: Run, one: Of) -> queries.ObjectQuery | None:
    """What is asked of something that becomes different: where it is, or the most telling thing that changes.

    Nothing of cards that nobody sees, nor of a spell that is where such spells go once they have resolved.
    """
    label = one.mention.label
    unseen = one.was is None or one.was.zone.hidden or not one.mention.name
    if unseen or one.fate is Fate.SPENT or all(label != other.label for other in part.start.objects.values()):
        return None
    name = _named(run, label, one.mention.name)
    if one.fate is not Fate.STAYED:
        return queries.ObjectQuery(object=name, what=(Aspect("zone"),))
    told = [field for field, _, _ in one.changes if field in queries.OF_OBJECTS.words and field not in _SAID]
    return queries.ObjectQuery(object=name, what=(Aspect(told[0]),)) if told else None


def _named(run: Run, label: str, name: str) -> str:
    """What something is asked for by: its name, unless others in the run bear it too."""
    return label if name in run.people.ambiguous or not name else name


def _unchanged(run: Run, part: Run, changed: set[str]) -> queries.ObjectQuery | None:
    """A permanent that stays as it is, so that not everything that is asked about changes: one that the situation speaks of."""
    spoken = {one.object for one in run.scenario.asks if isinstance(one, queries.ObjectQuery)}
    board = board_of(part.final)
    still = [
        one
        for one in part.final.permanents()
        if one.label not in changed and one.id in part.start.objects and board.characteristics(one.id).creature
    ]
    if not still:
        return None
    one = min(still, key=lambda one: (not spoken & {one.label, board.characteristics(one.id).name}, one.label))
    return queries.ObjectQuery(
        object=_named(run, one.label, board.characteristics(one.id).name), what=(Aspect("zone"),)
    )


def _asked_in(run: Run, since: int, until: int) -> Iterator[Question]:
    """The questions that are asked on the way through a stretch, in the move that makes its steps."""
    for made, following in zip(run.made, (*run.made[1:], None), strict=False):
        last = len(run.asked) if following is None else following.cursor.asked
        if since <= made.cursor.steps < until:
            yield from (one.question for one in run.asked if made.cursor.asked < one.number <= last)


def _beginning(run: Run, since: int) -> str:
    """What is about to happen, in words that do not tell what comes of it."""
    first, people = run.steps[since], run.people
    if first.step.kind is StepKind.RESOLUTION_BEGINS and first.step.cause is not None:
        return f"Sta per risolversi {called(first.step.cause, people)}. Che cosa succede?"
    if first.step.kind is StepKind.COMBAT_DAMAGE:
        return "Sta per essere inflitto il danno da combattimento. Che cosa succede?"
    if first.action is not None and first.action < len(run.scenario.script):
        words = plain(action_words(run.scenario.script[first.action]))
        if words:
            return sentence_case(f"{words}. Che cosa succede?")
    return "Che cosa succede ora?" if since else "Che cosa succede per prima cosa?"
