"""What a scenario asks, answered from its run: each question with the value that it comes to, as data that can be compared.

The value is what an expectation would have to say: `expecting` makes that expectation, so that an answer somebody gives is
judged as any expectation is, and two ways of saying the same are the same answer.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from engine import Game, PlayerTarget, Recipient, Refused, Step, StepKind, board_of
from engine.state import events as e
from engine.state.changes import few_of
from engine.state.crowds import kinds
from engine.state.facts.announced import OfAbility
from engine.state.facts.refused import ActionRefused
from engine.state.objects import GameObject
from engine.words.mentions import Mention
from engine.words.terms import NOBODY, Kind, ObjectId, PlayerId, Zone
from scenarios.laid import finding, handles, not_found, telling_apart
from scenarios.laid.not_found import NotFound
from scenarios.language.errors import ScenarioError
from scenarios.language.outcomes import GameState
from scenarios.language.terms import Daytime
from scenarios.played import readings
from scenarios.played.abilities_asked import refuse_no_trigger
from scenarios.played.borne_meanwhile import borne_meanwhile
from scenarios.played.choosing import choices
from scenarios.played.counting import counted
from scenarios.played.deaths import deaths
from scenarios.played.declaring import asks_of_each
from scenarios.played.expectations import how_often
from scenarios.played.made import Stepped
from scenarios.played.mana_paid import mana_paid
from scenarios.played.readings import Value
from scenarios.played.solved import has_keyword, refuse_no_case
from scenarios.played.sources import counts, triggering
from scenarios.written import model, queries
from scenarios.written.queries import COUNTED, KEPT, Aspect, GameAspect
from scenarios.written.scalars import Which

if TYPE_CHECKING:
    from scenarios.played.run import Run
from scenarios.played.expecting import Found, Moment, moment


def answers(run: Run) -> tuple[Found, ...]:
    """Everything that the scenario asks, in its order; a question for several things is several."""
    return tuple(found for query in run.scenario.asks for found in _answers(run, query))


def apart(run: Run, found: Found) -> tuple[Found, ...]:
    """An answer that names several objects as one answer of each: of who dies, where each of them is."""
    if found.aspect is not GameAspect.DEAD or not found.value:
        return (found,)
    where = (Aspect("zone"),)
    asked = (queries.ObjectQuery(object=label, what=where, after=found.query.after) for label in found.value)
    return tuple(one for query in asked for one in _answers(run, query))


def implied(run: Run, told: Mapping[str, frozenset[str]]) -> tuple[Found, ...]:
    """What a scenario that asks nothing expects of objects in the end, as questions; but for what is ``told`` of each already."""
    found: list[Found] = []
    for one in run.scenario.expectations:
        if not isinstance(one, model.ObjectIs) or one.exists is False:
            continue
        try:
            label = run.final.objects[finding.an_object(run.final, one.object)].label
        except NotFound:
            continue
        fields = [
            name for name in type(one).model_fields if name in one.model_fields_set and name in queries.OF_OBJECTS.words
        ]
        aspects = [aspect for name in fields if name not in told.get(label, ()) for aspect in _aspects(one, name)]
        aspects += [Aspect(KEPT, name) for name in one.without_keywords]
        aspects += [Aspect(each.field, each.value) for each in (*one.also, *one.not_also)]
        if aspects:
            found += _answers(run, queries.ObjectQuery(object=one.object, what=tuple(aspects)))
    return tuple(found)


def expected(run: Run) -> tuple[Found, ...]:
    """What a scenario that asks nothing expects of its end, as questions: of objects and of players."""
    found = [*implied(run, {})]
    for one in run.scenario.expectations:
        if isinstance(one, model.PlayerIs):
            fields = [name for name in one.model_fields_set if name in queries.OF_PLAYERS.words and name != COUNTED]
            aspects = tuple(Aspect(name) for name in sorted(fields))
            found += _answers(run, queries.PlayerQuery(player=one.player, what=aspects)) if aspects else []
        elif isinstance(one, model.Triggered):
            found += _answers(run, queries.TriggeredQuery(ability=one.ability))
    return tuple(found)


def _aspects(one: model.ObjectIs, field: str) -> list[Aspect]:
    several: Iterable[str] = getattr(one, field) if field in (COUNTED, KEPT) else ("",)
    return [Aspect(field, detail) for detail in several]


def _answers(run: Run, query: queries.AnyOf) -> list[Found]:
    at = moment(run, query.after)
    if isinstance(query, queries.AllowedQuery):
        numbers = sorted({one.attempt for one in run.steps if one.action == query.action - 1} - {0}) or [0]
        return [
            Found(
                query=query,
                aspect=None,
                value=_allowed(run, query.action, number),
                moment=moment(run, None),
                attempt=number,
            )
            for number in numbers
        ]
    if isinstance(query, queries.PaidQuery):
        return [Found(query=query, aspect=None, value=paid(run, query.action), moment=moment(run, None))]
    aspects = getattr(query, "what", (None,))
    if at is None:
        return [Found(query=query, aspect=aspect, value=None, moment=None) for aspect in aspects]
    match query:
        case queries.ObjectQuery():
            of_it = [found for aspect in query.what for found in _of_object(run, query, aspect, at)]
            refuse_no_case(run, query, of_it)
            return of_it
        case queries.PlayerQuery():
            who = finding.player(at.game, query.player)
            return [_of_player(run, query, aspect, at, who) for aspect in query.what]
        case queries.CountQuery():
            number = counted(at.game, query.name, query.zone, query.of).number
            return [Found(query=query, aspect=None, value=number, moment=at)]
        case queries.TriggeredQuery():
            return _triggered(run, query, at)
        case queries.DealtQuery():
            return [*counts(run, at, query)]
        case queries.GameQuery():
            return [Found(query=query, aspect=aspect, value=_game(run, aspect, at), moment=at) for aspect in query.what]


def _of_object(run: Run, query: queries.ObjectQuery, aspect: Aspect, at: Moment) -> list[Found]:
    """The answer for what a name means; where several bear it, for each: «muore Sirena?» with two of them asks of both.

    Who bears it is looked for at the beginning first: what has left since then is asked about as much as what stayed, and as what
    bears the name now.
    """
    bearing: list[str] = []
    came = [one for one in borne_meanwhile(run, query.object, at) if aspect.field == "zone"]
    for game in (run.start, at.game):
        try:
            bearing.append(game.objects[finding.an_object(game, query.object)].label)
        except not_found.Ambiguous as fault:
            bear = [game.objects[one].label for _, one in fault.ways if not isinstance(one, PlayerTarget)]
            if len({*bear}) == len(bear):
                return [_of_label(run, query, label, aspect, at) for label in dict.fromkeys((*bear, *came))]
            if game is at.game:
                return [_of_way(query, aspect, at, way, one) for way, one in fault.ways]
        except NotFound:
            continue
    if len({*bearing}) > 1 and (whole := finding.whole_of(at.game, query.object)) is not None:
        # 730.2: where a component is, is in that permanent; what else is asked of it, is asked of that.
        label = bearing[0] if aspect.field == "zone" else at.game.objects[whole].label
        return [_of_label(run, query, label, aspect, at)]
    if len({*bearing}) > 1 and finding.whole_of(run.start, query.object) is not None:
        return [_of_label(run, query, bearing[-1], aspect, at)]  # 730.3: a component that has become an object since
    bearing = [*dict.fromkeys((*bearing, *came))] if came else bearing
    if len({*bearing}) > 1:
        return [_of_label(run, query, label, aspect, at) for label in bearing]
    return [_of_one(run, query, aspect, at)]


def _of_way(query: queries.ObjectQuery, aspect: Aspect, at: Moment, way: str, one: Recipient) -> Found:
    """111.4: the answer for one of several that were made under one name, by what tells it apart."""
    assert not isinstance(one, PlayerTarget)
    return _there(query.model_copy(update={"object": way}), aspect, at, at.game.objects[one])


def _of_label(run: Run, query: queries.ObjectQuery, label: str, aspect: Aspect, at: Moment) -> Found:
    """The answer for one of several that bear a name, by its own id."""
    query = query.model_copy(update={"object": label})
    one = next((found for found, _ in kinds(at.game.objects) if found.label == label), None)
    return _gone(run, query, aspect, at) if one is None else _there(query, aspect, at, one)


def _of_one(run: Run, query: queries.ObjectQuery, aspect: Aspect, at: Moment) -> Found:
    try:
        one = at.game.objects[finding.an_object(at.game, query.object)]
    except not_found.Ambiguous as fault:
        raise ScenarioError([not_found.fault_at(run.scenario, query, fault.message)]) from None
    except NotFound:
        card = _card_of_part(run, query.object, at)
        return _gone(run, query, aspect, at) if card is None else _there(query, aspect, at, card)
    return _there(query, aspect, at, one)


def _card_of_part(run: Run, name: str, at: Moment) -> GameObject | None:
    """709.4, 712.8a, 715.4, 720.4: the card that bore a name only while a part of it was a spell: a half, a face, a frame."""
    known = known_as(run, name, at)
    if known is None or known.kind is not Kind.CARD:
        return None
    same = [one for one, _ in kinds(at.game.objects) if one.kind is Kind.CARD and one.label == known.label]
    return same[0] if len(same) == 1 else None


def _there(query: queries.ObjectQuery, aspect: Aspect, at: Moment, one: GameObject) -> Found:
    return Found(query=query, aspect=aspect, value=object_value(at.game, one, aspect), moment=at, object=one)


def _gone(run: Run, query: queries.ObjectQuery, aspect: Aspect, at: Moment) -> Found:
    known = known_as(run, query.object, at)
    if known is None:
        known = _never_made(query.object)
    value = False if aspect.field == "exists" else None
    return Found(query=query, aspect=aspect, value=value, moment=at, gone=known)


def _never_made(name: str) -> Mention:
    """What a name would have meant that nothing in the run has ever borne, such as that of a token that was not made."""
    return Mention(
        id=ObjectId(0),
        label=handles.key(name),
        name=name,
        kind=Kind.TOKEN,
        zone=Zone.BATTLEFIELD,
        owner=NOBODY,
        controller=NOBODY,
    )


def known_as(run: Run, name: str, at: Moment) -> Mention | None:
    """The last mention of what bore a name and has ceased to exist; of what is not there yet, the first later one."""
    found = [
        (step.n, mention) for step in run.steps for mention, _ in kinds(step.step.names) if handles.bears(mention, name)
    ]
    if not found:
        of_sort = [
            (step.n, mention)
            for step in run.steps
            for mention, _ in kinds(step.step.names)
            if handles.is_of_sort(mention, name, run.people.names) or telling_apart.is_made_by(run.final, mention, name)
        ]
        found = of_sort if len({mention.label for _, mention in of_sort}) == 1 else []
    before = [mention for n, mention in found if n <= at.steps]
    return before[-1] if before else found[0][1] if found else None


def object_value(game: Game, one: GameObject, aspect: Aspect) -> Value:
    """One aspect of an object; of a keyword whether it has it, of a kind of counter how many."""
    value = readings.of_object(aspect.field, game, one)
    if aspect.detail and aspect.field == KEPT:
        return has_keyword(game, one, aspect.detail)
    if aspect.yes_or_no:
        return isinstance(value, tuple) and aspect.detail in map(str, value)
    return value.get(aspect.detail, 0) if aspect.detail else value


def _of_player(run: Run, query: queries.PlayerQuery, aspect: Aspect, at: Moment, who: PlayerId) -> Found:
    lost = [
        (*map(str, change.rules), change.event.why)
        for step in run.happened(at.steps)
        for change, _ in few_of(step.changes)
        if isinstance(change.event, e.PlayerLost) and change.event.player == who
    ]
    value: Value
    match aspect.field:
        case "lost":
            value = bool(lost)
        case "lost_by":
            value = lost[0][0] if lost else ""
        case _:
            value = readings.of_player(aspect.field, at.game, who)
            value = value.get(aspect.detail, 0) if aspect.detail else value
    return Found(query=query, aspect=aspect, value=value, moment=at, player=who)


def _triggered(run: Run, query: queries.TriggeredQuery, at: Moment) -> list[Found]:
    """603.2: how often the ability has triggered until then, of each object that is asked about."""
    found = [
        Found(query=one, aspect=None, value=how_often(run.happened(at.steps), one.ability), moment=at)
        for one in triggering(run, query, at)
    ]
    if not any(one.value for one in found):
        refuse_no_trigger(run, query)
    return found


def steps_of_action(run: Stepped, action: int, attempt: int = 0) -> list[Step]:
    """The steps that an action of the script, counted from 1, was taken in, or not allowed."""
    return [one.step for one in run.steps if one.action == action - 1 and one.attempt == attempt]


def refused(run: Run, action: int, attempt: int = 0) -> Step | None:
    """The step in which an action of the script, counted from 1, was not allowed. ``attempt``: which of several declarations."""
    return next((step for step in steps_of_action(run, action, attempt) if step.fact(ActionRefused) is not None), None)


_DONE = (StepKind.CAST, StepKind.PLAY_LAND, StepKind.SPECIAL_ACTION, StepKind.ATTACK, StepKind.BLOCK)


def done(run: Stepped, action: int, attempt: int = 0) -> Step | None:
    """The step in which an action of the script, counted from 1, was taken; mana abilities on the way to it are not it."""
    taken = steps_of_action(run, action, attempt)
    by_itself = next((step for step in taken if step.kind in _DONE), None)
    activated = [step for step in taken if step.kind is StepKind.ACTIVATE]
    other = (step for step in activated if "605.3b" not in map(str, step.rules))
    return by_itself or next(other, activated[0] if activated else None)


def waited_for_the_stack(run: Run, action: int) -> Refused | None:
    """117.1a, 305.1: why an action of the script, counted from 1, was not allowed with something on the stack, where it was once
    that was empty; ``None`` where it was not, or did not have to wait."""
    at_it = (one.cursor.postponed for one in run.made if one.cursor.index == action - 1)
    waited = next((one for one in at_it if one is not None and one.for_the_stack), None)
    if waited is None or not (waited.found or done(run, action) is not None):
        return None
    return waited.got.refused


def _allowed(run: Run, action: int, attempt: int) -> bool | None:
    if (action, attempt) in run.unproven:
        return None
    if refused(run, action, attempt) is not None or waited_for_the_stack(run, action) is not None:
        return False
    reached = any(one.cursor.index > action - 1 for one in run.made) or moment(run, action) is not None
    if attempt == 0 and asks_of_each(run.scenario.script[action - 1]):
        return False if reached else None  # 508.1a, 509.1a: there was no creature to try
    return True if reached else None


def paid(run: Stepped, action: int) -> str | None:
    """601.2f: the mana for an action; ``None`` where it was not taken."""
    taken = done(run, action)
    return None if taken is None else mana_paid(steps_of_action(run, action), taken)


def _game(run: Run, aspect: GameAspect, at: Moment) -> Value:
    game = at.game
    match aspect:
        case GameAspect.PRIORITY:
            return readings.player_name(game, game.receiver)
        case GameAspect.STEP:
            return game.turn.step
        case GameAspect.STACK:
            return tuple(_stacked(game, one) for one in game.objects_in([(Zone.STACK, NOBODY)]))
        case GameAspect.TOP:
            return None if game.stack_top is None else _stacked(game, game.stack_top)
        case GameAspect.STATE:
            ended = game.result
            return GameState.GOING_ON if ended is None else GameState.WON if ended.winners else GameState.DRAWN
        case GameAspect.DAYTIME:
            return Daytime.of(game.night)
        case GameAspect.WINNERS:
            return tuple(readings.player_name(game, who) for who in (game.result.winners if game.result else ()))
        case GameAspect.TRIGGERED:
            put = [step for step in run.happened(at.steps) if step.kind is StepKind.ABILITY_PUT_ON_STACK]
            return tuple(filter(None, map(_put, put)))
        case GameAspect.DEAD:
            found = deaths(game, run.happened(at.steps))
            return tuple(dict.fromkeys(mention.label for mention, _ in found))
        case GameAspect.CHOOSERS:
            return tuple(dict.fromkeys(run.people.name(one.decider) for one in choices(run, at.steps)))
        case GameAspect.RULE | GameAspect.OUTCOMES | GameAspect.ALL:
            return None


def _stacked(game: Game, one: GameObject) -> Which:
    if one.kind is not Kind.ABILITY:
        return Which(object=one.label)
    last = None if one.source is None else board_of(game).last_seen(one.source)
    label = one.label.partition("#")[0] if last is None else last[0].label
    return Which(object=label, ability=one.ability_place + 1 if one.ability_place >= 0 else None)


def _put(step: Step) -> Which | None:
    put = step.fact(OfAbility)
    if put is None:
        return None
    return Which(object=put.source.label, ability=put.index + 1 if put.index >= 0 else None)
