"""Which rules bear on an answer: those of the step that made a value what it is, of the layers, of a refusal, of a trigger.

And of what kept something from happening. Which of them decide is weighed elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterator, Set
from typing import TYPE_CHECKING

from engine import Game, Step, StepKind
from engine.state import events as e
from engine.state.changes import few_of
from engine.state.crowds import kinds
from engine.state.facts.nothing import CountsAsPaid
from engine.state.facts.refused import ActionRefused
from engine.words.subtypes import among
from engine.words.terms import Zone
from scenarios.language.counted_kinds import counting
from scenarios.played import readings
from scenarios.played.answering import done, refused
from scenarios.played.bearing_layers import made_creatures, no_creatures
from scenarios.played.bearing_on_objects import bearing_on_object
from scenarios.played.bearing_on_players import bearing_on_player
from scenarios.played.came_about import changed_at, losing_together, of_any_object, rules_of_change, rules_of_the_last
from scenarios.played.changing import is_called, life_of, near_losing, zones_of
from scenarios.played.choosing import choices
from scenarios.played.counting import of_subtype
from scenarios.played.damaging import is_damage_by, was_kept_by, why_idle
from scenarios.played.differences import Differences, Fate
from scenarios.played.expectations import is_ability
from scenarios.played.expecting import Found
from scenarios.played.fruitless import fruitless
from scenarios.played.lacking import asked_about, lacked, missed_the_beginning, silent
from scenarios.played.only_priced import why_not_now
from scenarios.played.weighing import is_common
from scenarios.written import model, queries
from scenarios.written.queries import Aspect, GameAspect

if TYPE_CHECKING:
    from scenarios.played.run import Run, RunStep


def rules_of(run: Run, found: Found) -> Iterator[str]:
    """The rules of what happened to what a question is about; those by which layers made it are given by `layered`."""
    query = found.query
    if isinstance(query, queries.AllowedQuery):
        step = refused(run, query.action, found.attempt)
        if step is not None:
            yield from map(str, step.rules)
            yield from _mana_lost(run, step)
            yield from no_creatures(run, step)
        else:
            yield from _of_action(run, query.action, found.attempt)
            yield from _of_nobody(run, found, query.action)
        return
    if isinstance(query, queries.PaidQuery):
        yield from _of_action(run, query.action, 0)
        not_now = why_not_now(run, query.action)
        yield from () if not_now is None else map(str, not_now.rules)
        return
    if found.moment is None:
        return
    steps = run.steps[: found.moment.steps]
    match query:
        case queries.ObjectQuery():
            yield from bearing_on_object(run, found, steps)
        case queries.PlayerQuery():
            yield from bearing_on_player(run, found, steps)
        case queries.TriggeredQuery():
            yield from _of_trigger(run, query, steps)
        case queries.GameQuery():
            yield from _of_game(run, found, steps)
        case queries.DealtQuery(object=name):
            yield from rules_of_the_last(steps, lambda event, step: is_damage_by(event, step, name))
            yield from rules_of_the_last(steps, lambda event, step: was_kept_by(event, step, name))
            yield from (rule for one in reversed(steps) for rule in why_idle(one.step, name))
        case queries.CountQuery():
            yield from _hidden_from_counting(found.moment.game, query.name)
            labels = of_subtype(found.moment.game, query.name)
            yield from rules_of_the_last(steps, lambda event, step: comes_or_goes(event, step, query.name, labels))


def _mana_lost(run: Run, refused_at: Step) -> Iterator[str]:
    """106.4: where a cost could not be paid, by which rule the mana that was there before went away."""
    if "601.2h" not in map(str, refused_at.rules):
        return
    for one in run.steps:
        if any(
            isinstance(change.event, e.ManaLost) and change.event.player == refused_at.player
            for change, _ in few_of(one.step.changes)
        ):
            yield from map(str, one.step.every_rule())


def _of_action(run: Run, action: int, attempt: int) -> Iterator[str]:
    step = done(run, action, attempt)
    if step is not None:
        yield from made_creatures(run, step)
        # That everything is done so says less than what is so of this one.
        yield from sorted(map(str, step.every_rule()), key=is_common)


def _of_nobody(run: Run, found: Found, action: int) -> Iterator[str]:
    """508.1a, 509.1a: what attacks and blocks is chosen among creatures, where it was asked of every one and there is none."""
    if found.value is False:
        yield "508.1a" if isinstance(run.scenario.script[action - 1], model.Attack) else "509.1a"


def comes_or_goes(event: e.Event, step: Step, words: str, labels: Set[str] = frozenset()) -> bool:
    """Whether the number of things that words count becomes another: one is made or moves; that a token ceases follows from that.

    ``labels``: what is known to be of the subtype that they count.
    """
    _, subtype, name = counting(words)
    if isinstance(event, e.TokenCreated):
        looks = event.as_copy or event.characteristics
        return not name or is_called(step, event.became, name) or bool(subtype and among(subtype, looks.subtypes))
    if not isinstance(event, e.ZoneChange):
        return False
    if not name:
        return Zone.BATTLEFIELD in (event.origin, event.to)
    found = step.names.get(event.object)
    return is_called(step, event.object, name) or (found is not None and found.label in labels)


def _hidden_from_counting(game: Game, name: str) -> Iterator[str]:
    """702.26b: that what is phased out is none of what there is."""
    gone = [one for one, _ in kinds(game.objects) if one.phased_out]
    if any(name.casefold() in (one.label.casefold(), one.printed.name.casefold()) for one in gone):
        yield "702.26b"


def _of_trigger(run: Run, query: queries.TriggeredQuery, steps: tuple[RunStep, ...]) -> Iterator[str]:
    """603.2: why it came to nothing, and why it triggered; else the first criterion that failed where it came near."""
    steps = tuple(one for one in steps if not one.tried)  # 733.1
    nothing = {id(step) for step in fruitless([one.step for one in steps], query.ability)}
    for one in reversed(steps):
        if id(one.step) in nothing:
            yield from map(str, one.step.rules)
        for noticed in one.step.triggered:
            if is_ability(noticed.source, noticed.index, query.ability):
                yield from map(str, noticed.rules)
                return
    near = [
        missed for one in steps for missed in one.step.missed if is_ability(missed.source, missed.index, query.ability)
    ]
    for missed in near:
        yield from map(str, missed.rules)
    if not near:
        yield from _not_there(run, query, steps)


def _not_there(run: Run, query: queries.TriggeredQuery, steps: tuple[RunStep, ...]) -> Iterator[str]:
    """113.6, 708.2, 613.1f: why what would trigger had not got the ability that is printed on it, where nothing came near it."""
    found = asked_about(run, query.ability)
    for ability in () if found is None else found[1]:
        assert found is not None
        late = missed_the_beginning(run, found[0], ability, steps)
        yield from ([late] if late else ("113.6" for _ in silent(run, found[0], ability, steps)))
        yield from (rule for each in lacked(run, found[0], ability, steps, run.final) for rule in each.rules)


def _of_game(run: Run, found: Found, steps: tuple[RunStep, ...]) -> Iterator[str]:
    match found.aspect:
        case GameAspect.STATE | GameAspect.WINNERS:
            yield from rules_of_the_last(
                steps, lambda event, step: isinstance(event, e.PlayerLost | e.PlayerWon | e.DrawnFor)
            )
            ordered = [one for one in steps if one.step.kind is StepKind.ABILITY_PUT_ON_STACK]
            # Whose ability resolved first may be why it is this player who has won.
            yield from (rule for one in ordered for rule in map(str, one.step.rules) if rule == "603.3b")
            yield from _brought_down(run, steps)
            yield from rules_of_the_last(steps, lambda event, step: isinstance(event, e.GameEnded))
            yield from _of_kinds(steps, StepKind.NOTHING, StepKind.GAME_ENDS)
        case GameAspect.DAYTIME:
            rules = [*rules_of_the_last(steps, lambda event, step: isinstance(event, e.DayNightChanged))]
            # By what it became so says more than that the game can be so.
            yield from sorted(rules, key=lambda rule: not rule.startswith("731.2"))
        case GameAspect.STEP:
            yield from _of_kinds(steps, StepKind.SKIPPED)
            yield from _of_kinds(steps, StepKind.STEP_BEGINS)
        case GameAspect.STACK | GameAspect.TOP | GameAspect.TRIGGERED:
            put = [one for one in steps if one.step.kind is StepKind.ABILITY_PUT_ON_STACK]
            for one in reversed(put):
                yield from map(str, one.step.rules)
            if not found.value and found.aspect is not GameAspect.TRIGGERED:
                yield from _never_stacked(steps)
        case GameAspect.CHOOSERS:
            made = choices(run, len(steps))
            yield from ["723.5"] if any(one.decider != one.chooser for one in made) else []
            yield from ["101.4"] if len({one.decider for one in made}) > 1 else []
            yield from (str(one.rule) for one in made)
        case GameAspect.PRIORITY:
            given = [one for one in steps if one.step.kind is StepKind.PRIORITY]
            yield from map(str, given[-1].step.rules if given else ())


def _never_stacked(steps: tuple[RunStep, ...]) -> Iterator[str]:
    """605.3b: that what was activated last is a mana ability, and used no stack."""
    last = next((one.step for one in reversed(steps) if one.step.kind is StepKind.ACTIVATE), None)
    if last is not None and "605.3b" in map(str, last.rules):
        yield from (rule for rule in map(str, last.rules) if rule.startswith("605"))


def _brought_down(run: Run, steps: tuple[RunStep, ...]) -> Iterator[str]:
    """704.5a-c: by what the last one who lost came to the life or the poison that they lost by."""
    losing = [
        (n, change.event.player)
        for n, one in enumerate(steps)
        for change, _ in few_of(one.step.changes)
        if isinstance(change.event, e.PlayerLost)
    ]
    if losing:
        until, who = losing[-1]
        yield from rules_of_the_last(steps[:until], of_any_object(near_losing, losing_together(run.start, who)))


def _of_kinds(steps: tuple[RunStep, ...], *kinds: StepKind) -> Iterator[str]:
    """The rules of the steps of these kinds, those of the last first."""
    for one in reversed(steps):
        if one.step.kind in kinds and one.step.fact(CountsAsPaid) is None:
            yield from map(str, one.step.rules)


def refusals(run: Run) -> list[list[str]]:
    """The rules of each action that was not allowed."""
    return [[*map(str, one.step.rules)] for one in run.steps if one.step.fact(ActionRefused) is not None]


def of_differences(run: Run, found: Differences) -> Iterator[list[str]]:
    """Of the end of the game, then of what became of each object and player, the most telling first."""
    if run.final.result is not None:
        yield [
            *rules_of_the_last(
                run.steps, lambda event, step: isinstance(event, e.PlayerLost | e.PlayerWon | e.DrawnFor)
            )
        ]
    looked: set[tuple[str, str]] = set()
    for one in found.objects:
        if one.fate is Fate.SPENT:
            continue
        fields = [field for field, _, _ in one.changes] if one.fate is Fate.STAYED else ["zone"]
        for field in fields[:2]:
            alike = (
                one.mention.label,
                field,
            )  # tokens made together are all called the same: what is found of one is of all
            if field not in readings.ASKABLE or alike in looked:
                continue
            looked.add(alike)
            if step := changed_at(run, one.mention.label, Aspect(field), len(run.steps)):
                yield [*rules_of_change(run, step, one.mention.label, field)]
    for before, after in zip(run.start.sides, run.final.sides, strict=True):
        if before.life != after.life:
            yield [*rules_of_the_last(run.steps, of_any_object(life_of, after.members))]
    for player in found.players:
        if player.cards.drawn or player.cards.discarded:
            yield [*rules_of_the_last(run.steps, of_any_object(zones_of(Zone.HAND), (player.player,)))]
