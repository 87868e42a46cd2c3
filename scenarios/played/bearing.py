"""Which rules bear on an answer: those of the step that made a value what it is, of the layers, of a refusal, of a trigger.

And of what kept something from happening. Which of them decide is weighed elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from engine import Game, PlayerTarget, Step, StepKind, board_of
from engine.board.criteria import why_mana_value
from engine.board.derivation import derivation
from engine.board.derived import LAYER_RULES, Derivation
from engine.state import events as e
from engine.state.changes import few_of
from engine.state.crowds import kinds
from engine.state.facts.nothing import CountsAsPaid
from engine.state.facts.refused import ActionRefused
from engine.state.trace import Change
from engine.words.mentions import Mention
from engine.words.subtypes import BASIC_LANDS
from engine.words.terms import Kind, ObjectId, PlayerId, Zone
from scenarios.language.counted_kinds import counted_kind
from scenarios.played import readings
from scenarios.played.answering import Found, done, object_value, refused
from scenarios.played.around import mentions_of
from scenarios.played.changing import (
    ANY_ZONE,
    LOST,
    MOVED,
    OF_OBJECTS,
    OF_PLAYERS,
    SPEAKS_OF,
    KnownOf,
    is_called,
    labelled,
    life_of,
    near_losing,
    zones_of,
)
from scenarios.played.choosing import choices
from scenarios.played.differences import Differences, Fate
from scenarios.played.expectations import is_ability
from scenarios.played.fruitless import fruitless
from scenarios.played.lacking import asked_about, lacked, missed_the_beginning, silent
from scenarios.played.not_so import came_too_late, counters_gone_before, entered_without, fell_off, no_permanent_yet
from scenarios.played.readings import Value
from scenarios.played.staying import left_by_its_bearer, outlived_the_turn
from scenarios.played.weighing import is_among, is_common
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
        else:
            yield from _of_action(run, query.action, found.attempt)
            yield from _of_nobody(run, found, query.action)
        return
    if isinstance(query, queries.PaidQuery):
        yield from _of_action(run, query.action, 0)
        return
    if found.moment is None:
        return
    steps = run.steps[: found.moment.steps]
    match query:
        case queries.ObjectQuery():
            yield from _of_object(run, found, steps)
        case queries.PlayerQuery():
            yield from _of_player(run, found, steps)
        case queries.TriggeredQuery():
            yield from _of_trigger(run, query, steps)
        case queries.GameQuery():
            yield from _of_game(run, found, steps)
        case queries.CountQuery():
            yield from _hidden_from_counting(found.moment.game, query.name)
            yield from _last(steps, lambda event, step: comes_or_goes(event, step, query.name))


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
        # That everything is done so says less than what is so of this one.
        yield from sorted(map(str, step.every_rule()), key=is_common)


def _of_nobody(run: Run, found: Found, action: int) -> Iterator[str]:
    """508.1a, 509.1a: what attacks and blocks is chosen among creatures, where it was asked of every one and there is none."""
    if found.value is False:
        yield "508.1a" if isinstance(run.scenario.script[action - 1], model.Attack) else "509.1a"


def _of_object(run: Run, found: Found, steps: tuple[RunStep, ...]) -> Iterator[str]:
    aspect = found.aspect
    assert isinstance(aspect, Aspect)
    label = found.object.label if found.object is not None else found.gone.label if found.gone is not None else ""
    step = _changed_at(run, label, aspect, len(steps))
    yield from _without_memory(run, found, aspect)
    kept_at, kept = _kept(steps, label)
    if step is not None and kept_at > step.n:
        # What kept it as it is since then is nearer than what made it so.
        yield from kept
    if step is not None:
        if aspect.field == "zone":
            yield from _died_face_down(step)
            yield from _of_what_it_died_by(run, step, label)
        yield from _by(run, step, label, aspect.field)
        if aspect.field == "zone":
            yield from _not_back(step, label)
    yield from entered_without(run, label, aspect.field, len(steps))
    if aspect.field == "zone":
        yield from counters_gone_before(run, label, len(steps))
        yield from came_too_late(run, found.object, len(steps))
        yield from no_permanent_yet(run, label, len(steps))
        yield from outlived_the_turn(run, len(steps), label)
        yield from left_by_its_bearer(run, label, 0 if step is None else step.n, len(steps))
    if aspect.field in _LAYERS:
        yield from fell_off(run, label, len(steps))
    if aspect.field in _WHERE:
        yield from _phased(run, label, 0 if step is None else step.n, len(steps))
    yield from kept


_WHERE = ("zone", "attached_to", "controller")
"""What of an object is as it was when it phases in again."""


def _phased(run: Run, label: str, since: int, until: int) -> Iterator[str]:
    """702.26: by which rule an object phased in or out, since it moved last: by itself, or with what it is attached to."""
    for one, change in reversed(run.changes_by_label.get(label, ())):
        if since < one.n <= until and isinstance(change.event, e.PhasedOut | e.PhasedIn):
            yield from map(str, change.rules)
            return


_OF_TOUGHNESS = ("704.5f", "704.5g")


def _died_face_down(moved: RunStep) -> Iterator[str]:
    """708.2: why so little was lethal for what was revealed as it left the battlefield (708.9)."""
    rules = [*map(str, moved.step.every_rule())]
    if "708.9" in rules and any(rule in rules for rule in _OF_TOUGHNESS):
        yield "708.2"


_OF_DYING = ("613.4d", "613.4b", "613.6", "613.8a", "613.8b", "613.9")
"""What of its toughness says more than that something made it smaller: what set it or switched it, and in which order."""


def _of_what_it_died_by(run: Run, moved: RunStep, label: str) -> Iterator[str]:
    """704.5f-g: by which layers the toughness was what it was of what dies by it, where they say more than that it was less."""
    if moved.step.kind is not StepKind.STATE_BASED_ACTIONS or not any(
        str(rule) in _OF_TOUGHNESS for rule in moved.step.every_rule()
    ):
        return
    before = run.game_at(moved.n - 1)
    for one, _ in kinds(before.objects):
        if one.label == label and one.zone is Zone.BATTLEFIELD:
            yield "704.5f" if (board_of(before).characteristics(one.id).toughness or 0) <= 0 else "704.5g"
            yield from (rule for rule in _derived(before, one.id, "toughness") if rule in _OF_DYING)


def _not_back(moved: RunStep, label: str) -> Iterator[str]:
    """603.4: why what an object does on its own moving did not happen, where the condition for it was not met."""
    for missed in moved.step.missed:
        if missed.source.label == label and missed.why == "intervening if":
            yield from map(str, missed.rules)


def _without_memory(run: Run, found: Found, aspect: Aspect) -> Iterator[str]:
    """400.7, 122.2: that what was asked for is of a new object, and whether the one before it had counters that it has not."""
    if found.object is None or aspect.field == "zone":
        return
    before = next((one for one in run.start.objects.values() if one.label == found.object.label), None)
    if before is None or before.id == found.object.id or before.zone is not found.object.zone:
        return
    if before.counters and not found.object.counters and aspect.field not in _WITHOUT_COUNTERS:
        yield "122.2"
    yield "400.7"


_WITHOUT_COUNTERS = (
    "controller",
    "owner",
    "tapped",
    "attached_to",
    "name",
    "colors",
    "types",
    "subtypes",
    "supertypes",
)
"""What of an object counters have nothing to do with."""


def layered(found: Found) -> Iterator[str]:
    """613: by which rules the layers made a characteristic that was asked for."""
    if found.object is not None and found.moment is not None and isinstance(found.aspect, Aspect):
        yield from _derived(found.moment.game, found.object.id, found.aspect.field)


_SIZE = ("122.1a", "208.3", "301.7a", "611.3a", "613.4", "801.11")
_TYPES = ("205", "305.7", "613.1d", "702.73a")
_LAYERS: dict[str, tuple[str, ...]] = {
    "power_toughness": _SIZE, "power": _SIZE, "toughness": _SIZE, "base_size": ("208.3", "613.4a", "613.4b"),
    "keywords": ("113.10b", "122.1b", "613.1f", "613.9"), "types": _TYPES, "subtypes": _TYPES, "supertypes": ("613.1d",),
    "colors": ("105.3", "613.1e", "702.114a"), "controller": ("613.1b",), "name": ("613.1a", "613.2"),
    "mana_value": ("202.3", "613.1a", "613.2"), "produces": ("205.3d", "305.6", "305.7", "613.1d", "613.1f"),
}  # fmt: skip
"""By the field, what of a derivation is about it; what is about all of them stands in `_OF_ALL`."""
_NUMBERS = ("power", "toughness")
_ORDER = ("613.8a", "613.8b", "613.7")
"""The order of effects, said first; by which rule each has its timestamp stands behind what is said of the value."""
_ALSO = (
    "109.5", "113.6", "114.4", "301.5d", "303.4e", "613.3", "613.6", "702.73a", "702.178a", "707.2", "708.2", "800.4m", "801.11",
    "801.18",
)  # fmt: skip
"""Of any value: whom its words mean, which effects come first and which go on, what it copies, that it is face down."""


def _derived(game: Game, one: ObjectId, field: str) -> Iterator[str]:
    """613: the order of effects where that made the value, then the layers in which it was made."""
    if field == "mana_value":
        yield from map(str, why_mana_value(board_of(game).characteristics(one)))
    if field == "base_size":
        yield "208.4b"
    if field == "produces":
        yield "106.7"
        if {*BASIC_LANDS} & {*map(str, board_of(game).characteristics(one).subtypes)}:
            yield "305.6"
    if field not in _LAYERS:
        return
    found = derivation(game, one)
    last_first = [str(rule) for made in reversed(found.applied) if made.made_a_difference for rule in made.rules]
    rules = list(dict.fromkeys([*last_first, *map(str, found.rules)]))
    about = (*_LAYERS[field], *_ALSO)
    told = [rule for rule in rules if rule.startswith(about) and not _is_a_layer(rule)]
    yield from (rule for rule in _ORDER if rule in rules)
    if field in _NUMBERS and any((getattr(one.after, field) or 0) < 0 for one in found.applied):
        yield "107.1b"
    # 613.9: without these the effect that made the value would not have applied at all.
    yield from _made_so(found, _LAYERS[field])
    yield from told
    yield from (rule for rule in rules if is_among(rule, ("613.7", "613.9")))
    yield from (rule for rule in rules if rule.startswith((*about, "604.3")))


def _made_so(found: Derivation, about: tuple[str, ...]) -> Iterator[str]:
    """613.9: the layers in which the object became what the effects describe that made a value."""
    for made in reversed(found.applied):
        if made.made_so and made.made_a_difference and any(str(rule).startswith(about) for rule in made.rules):
            yield from (str(LAYER_RULES[layer]) for layer, _ in made.made_so)
            yield "613.9"


def _is_a_layer(rule: str) -> bool:
    """That an effect applies in some layer says less than by which rule it makes this of it."""
    return rule.startswith(("613.1", "613.2", "613.4", "613.9"))


def _changed_at(run: Run, label: str, aspect: Aspect, until: int) -> RunStep | None:
    """The last step by which an aspect of an object came to be as it is; ``None`` where it was so from the beginning."""
    known = OF_OBJECTS.get(aspect.field)
    if known is not None:
        return next(
            (
                one
                for one, change in reversed(run.changes_by_label.get(label, ()))
                if one.n <= until and known(change.event, one.step, label)
            ),
            None,
        )
    ends = [(made.cursor.steps, made.game) for made in run.made if made.cursor.steps <= until]
    if until == len(run.steps):
        ends.append((until, run.final))
    values = [(steps, _value(game, label, aspect)) for steps, game in ends]
    for (first, before), (last, after) in zip(reversed(values[:-1]), reversed(values[1:]), strict=True):
        if before != after:
            moved = [
                one
                for one in run.steps[first:last]
                if any(MOVED(change.event, one.step, label) for change, _ in few_of(one.step.changes))
            ]
            return moved[-1] if before is None and moved else _most_telling(run.steps[first:last], label)
    return None


def _value(game: Game, label: str, aspect: Aspect) -> Value:
    found = next((one for one, _ in kinds(game.objects) if one.label == label and not one.zone.hidden), None)
    return None if found is None else object_value(game, found, aspect)


def _most_telling(steps: tuple[RunStep, ...], label: str) -> RunStep | None:
    """Of the steps of one move, the last that says something of the object; else the last in which anything happened.

    That a spell has resolved and where it goes says nothing of others.
    """
    doing = [
        one
        for one in steps
        if one.step.kind is not StepKind.RESOLVED and one.step.rules and one.step.fact(CountsAsPaid) is None
    ]
    about = [
        one
        for one in doing
        if _said(one.step, label) or any(concerns(change, one.step, label) for change, _ in few_of(one.step.changes))
    ]
    happened = [one for one in doing if one.step.changes or one.step.kind is StepKind.INSTRUCTION]
    found = about or happened or list(steps)
    return found[-1] if found else None


def _by(run: Run, one: RunStep, label: str, field: str) -> Iterator[str]:
    """The rules of the change in a step that is about an object, those of the step, and why the ability behind it triggered."""
    known = OF_OBJECTS.get(field)
    of_change = [
        str(rule)
        for at, change in run.changes_by_label.get(label, ())
        if at is one and (known is None or known(change.event, one.step, label))
        for rule in change.rules
    ]
    yield from of_change
    if one.step.kind is not StepKind.STATE_BASED_ACTIONS or not of_change:
        yield from map(str, one.step.rules)
    yield from _behind(run, one.step.cause)


def _behind(run: Run, cause: Mention | None) -> Iterator[str]:
    """603: by which rules the ability triggered that made a step happen."""
    if cause is None or cause.kind is not Kind.ABILITY:
        return
    noticed = run.last_triggered.get((cause.label.partition("#")[0], cause.index))
    if noticed is not None:
        yield from map(str, noticed.rules)


def _kept(steps: tuple[RunStep, ...], label: str) -> tuple[int, tuple[str, ...]]:
    """What would have changed it last and did not: replaced, prevented, regenerated, no legal target, impossible; and where."""
    for one in reversed(steps):
        step = one.step
        about = any(mention.label == label for mention, _ in kinds(step.names)) or _said(step, label)
        if not about:
            continue
        stopped = step.kind in (StepKind.NOTHING, StepKind.DOES_NOT_RESOLVE) or any(
            isinstance(change.event, e.DamagePrevented | e.Regenerated) for change, _ in few_of(step.changes)
        )
        if stopped and step.fact(CountsAsPaid) is None:
            return one.n, tuple(map(str, step.every_rule()))
    return 0, ()


def _said(step: Step, label: str) -> bool:
    return any(mention.label == label for mention in mentions_of(step))


def concerns(change: Change, step: Step, label: str) -> bool:
    """Whether a change is about what bears a label."""
    return any(labelled(step, getattr(change.event, name, None), label) for name in SPEAKS_OF)


def comes_or_goes(event: e.Event, step: Step, name: str) -> bool:
    """Whether the number of things with a name becomes another: one is made or moves; that a token ceases follows from that."""
    by_kind = counted_kind(name) is not None
    if isinstance(event, e.TokenCreated):
        return by_kind or is_called(step, event.became, name)
    if not isinstance(event, e.ZoneChange):
        return False
    return Zone.BATTLEFIELD in (event.origin, event.to) if by_kind else is_called(step, event.object, name)


def _hidden_from_counting(game: Game, name: str) -> Iterator[str]:
    """702.26b: that what is phased out is none of what there is."""
    gone = [one for one, _ in kinds(game.objects) if one.phased_out]
    if any(name.casefold() in (one.label.casefold(), one.printed.name.casefold()) for one in gone):
        yield "702.26b"


def _last(steps: tuple[RunStep, ...], wanted: Callable[[e.Event, Step], bool]) -> Iterator[str]:
    for one in reversed(steps):
        for change, _ in few_of(one.step.changes):
            if wanted(change.event, one.step):
                yield from map(str, change.rules)
                yield from map(str, one.step.rules)
                return


def _of_player(run: Run, found: Found, steps: tuple[RunStep, ...]) -> Iterator[str]:
    aspect = found.aspect
    assert isinstance(aspect, Aspect)
    yield from _saved_from_losing(found.player, steps)
    yield from _kept_from_by_blockers(run, found, steps)
    one, matching = _changed_for(run, found.player, aspect, steps)
    if one is not None:
        if aspect.field == "mana" and found.moment is not None:
            yield from _of_mana_sources(found.moment.game, matching)
        yield from _of_designation(steps, one)
        yield from (str(rule) for change in matching for rule in change.rules)
        if one.step.kind is not StepKind.STATE_BASED_ACTIONS:
            yield from map(str, one.step.rules)
        yield from _behind(run, one.step.cause)


BLOCKED = ("509.1h", "510.1c")
"""By which rules a creature that was blocked deals nothing to the player whom it attacks."""


def _kept_from_by_blockers(run: Run, found: Found, steps: tuple[RunStep, ...]) -> Iterator[str]:
    """509.1h, 510.1c: that whoever attacks the player was blocked, where combat damage has been dealt and none of it to them."""
    if getattr(found.aspect, "field", "") not in _BY_COMBAT:
        return
    for one in reversed(steps):
        if one.step.kind is StepKind.COMBAT_DAMAGE:
            them = PlayerTarget(found.player)
            hit = any(
                isinstance(change.event, e.Damage) and change.event.to == them for change, _ in few_of(one.step.changes)
            )
            combat = run.game_at(one.n - 1).combat
            mine = [each for each in (() if combat is None else combat.attackers) if each.defender == them]
            if not hit and any(each.blocked for each in mine):
                yield from BLOCKED
            return


_BY_COMBAT = ("life", "poison", "lost")


def _saved_from_losing(who: PlayerId, steps: tuple[RunStep, ...]) -> Iterator[str]:
    """614.1a, 704.7: by which rules something happened to a player instead of losing the game."""
    for one in reversed(steps):
        for change, _ in few_of(one.step.changes):
            if isinstance(change.event, e.LossReplaced) and change.event.player == who:
                rules = [*map(str, change.rules)]
                yield from (rule for rule in ("704.7", "614.1a") if rule in rules)
                return


def _of_designation(steps: tuple[RunStep, ...], done: RunStep) -> Iterator[str]:
    """725.2, 726.2: by which rule the ability triggered that did it, where it is of a designation and has no source."""
    cause = done.step.cause
    if cause is None or cause.kind is not Kind.DESIGNATION:
        return
    for one in reversed([each for each in steps if each.n < done.n]):
        for noticed in one.step.triggered:
            if noticed.source.id == cause.id:
                yield from (rule for rule in map(str, noticed.rules) if rule != "603.2")
                return


def _of_mana_sources(game: Game, changes: list[Change]) -> Iterator[str]:
    """305.6-7: by which rules effects have made of what gave the mana what it is: a land of another type gives other mana."""
    for change in changes:
        event = change.event
        if isinstance(event, e.ManaAdded) and event.source in game.objects:
            yield from (rule for rule in _derived(game, event.source, "subtypes") if rule.startswith("305"))


def _changed_for(
    run: Run, who: PlayerId, aspect: Aspect, steps: tuple[RunStep, ...]
) -> tuple[RunStep | None, list[Change]]:
    """The last step that changed what is asked of a player, with the changes that did."""
    known = _of_any(OF_PLAYERS.get(aspect.field, ANY_ZONE), _sharing(run, who, aspect))
    for one in reversed(steps):
        matching = [change for change, _ in few_of(one.step.changes) if known(change.event, one.step)]
        if matching:
            return one, matching
    if OF_PLAYERS.get(aspect.field) is LOST:
        # Who has not lost is asked about for what they may have lost by.
        for one in reversed(steps):
            near = _of_any(near_losing, losing_together(run.start, who))
            matching = [change for change, _ in few_of(one.step.changes) if near(change.event, one.step)]
            if matching:
                return one, matching
    return None, []


def came_about_at(run: Run, found: Found) -> int | None:
    """The number of the step by which what is asked of an object or a player is as it is; none where it was so all along."""
    if found.moment is None or not isinstance(found.aspect, Aspect):
        return None
    step = None
    if isinstance(found.query, queries.PlayerQuery):
        step, _ = _changed_for(run, found.player, found.aspect, run.steps[: found.moment.steps])
    elif isinstance(found.query, queries.ObjectQuery):
        mention = found.object or found.gone
        step = None if mention is None else _changed_at(run, mention.label, found.aspect, found.moment.steps)
    return None if step is None else step.n


def losing_together(game: Game, who: PlayerId) -> tuple[PlayerId, ...]:
    """810.8a, 810.9: by what happens to whom somebody may lose: to anybody of a team that shares its life and its poison."""
    side = game.side(who)
    return side.members if side.shared else (who,)


def _sharing(run: Run, who: PlayerId, aspect: Aspect) -> tuple[PlayerId, ...]:
    """810.9: whose life or poison it is: of a team that shares them, what happens to one happens to all."""
    return losing_together(run.start, who) if aspect.field in ("life", "poison") else (who,)


def _of_trigger(run: Run, query: queries.TriggeredQuery, steps: tuple[RunStep, ...]) -> Iterator[str]:
    """603.2: why it came to nothing, and why it triggered; else the first criterion that failed where it came near."""
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
            yield from _last(steps, lambda event, step: isinstance(event, e.PlayerLost | e.PlayerWon | e.DrawnFor))
            ordered = [one for one in steps if one.step.kind is StepKind.ABILITY_PUT_ON_STACK]
            # Whose ability resolved first may be why it is this player who has won.
            yield from (rule for one in ordered for rule in map(str, one.step.rules) if rule == "603.3b")
            yield from _brought_down(run, steps)
            yield from _last(steps, lambda event, step: isinstance(event, e.GameEnded))
            yield from _of_kinds(steps, StepKind.NOTHING, StepKind.GAME_ENDS)
        case GameAspect.DAYTIME:
            rules = [*_last(steps, lambda event, step: isinstance(event, e.DayNightChanged))]
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
        yield from _last(steps[:until], _of_any(near_losing, losing_together(run.start, who)))


def _of_kinds(steps: tuple[RunStep, ...], *kinds: StepKind) -> Iterator[str]:
    """The rules of the steps of these kinds, those of the last first."""
    for one in reversed(steps):
        if one.step.kind in kinds and one.step.fact(CountsAsPaid) is None:
            yield from map(str, one.step.rules)


# --- where nothing was asked


def refusals(run: Run) -> list[list[str]]:
    """The rules of each action that was not allowed."""
    return [[*map(str, one.step.rules)] for one in run.steps if one.step.fact(ActionRefused) is not None]


def of_differences(run: Run, found: Differences) -> Iterator[list[str]]:
    """Of the end of the game, then of what became of each object and player, the most telling first."""
    if run.final.result is not None:
        yield [*_last(run.steps, lambda event, step: isinstance(event, e.PlayerLost | e.PlayerWon | e.DrawnFor))]
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
            if step := _changed_at(run, one.mention.label, Aspect(field), len(run.steps)):
                yield [*_by(run, step, one.mention.label, field)]
    for before, after in zip(run.start.sides, run.final.sides, strict=True):
        if before.life != after.life:
            yield [*_last(run.steps, _of_any(life_of, after.members))]
    for player in found.players:
        if player.cards.drawn or player.cards.discarded:
            yield [*_last(run.steps, _of_any(zones_of(Zone.HAND), (player.player,)))]


def _of_any(known: KnownOf, players: tuple[PlayerId, ...]) -> Callable[[e.Event, Step], bool]:
    return lambda event, step: any(known(event, step, who) for who in players)
