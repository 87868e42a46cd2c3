"""Which rules decide an answer: those that bear on it, the nearer and the rarer the more.

Never what every run has: who gets priority, that a spell resolves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from engine import PlayerTarget, Purpose, Step, StepKind, board_of
from engine.board.seating import by_seat
from engine.state import events as e
from engine.state.changes import few_of
from engine.state.facts.fighting import IdleFighters
from engine.state.trace import Change
from engine.words.terms import PlayerId
from scenarios.played.answering import apart, done, expected, refused, steps_of_action
from scenarios.played.around import around, subjects
from scenarios.played.attached_to_anothers import attached_to_anothers
from scenarios.played.bearing import comes_or_goes, of_differences, refusals, rules_of
from scenarios.played.bearing_layers import layered, ordered_by_time
from scenarios.played.bearing_on_players import BLOCKED
from scenarios.played.came_about import concerns, losing_together
from scenarios.played.causing import led_to, taps_in_vain
from scenarios.played.changing import ANY_ZONE, LOST, OF_PLAYERS, near_losing
from scenarios.played.counting import of_subtype
from scenarios.played.departures import died_before
from scenarios.played.differences import Differences
from scenarios.played.expectations import is_ability
from scenarios.played.expecting import Found
from scenarios.played.fruitless import fruitless
from scenarios.played.nearest_of_all import nearest
from scenarios.played.nearly_changed import died_in_the_next_check, nearly_changed
from scenarios.played.no_longer_the_same import no_longer_the_same
from scenarios.played.of_the_table import of_the_table
from scenarios.played.staying import outlived_the_turn
from scenarios.played.surviving import resolved_first, survived
from scenarios.played.taken_away import as_it_is_now
from scenarios.played.turns_and_choices import beside_another_turn, decided_by_another
from scenarios.played.weighing import is_general, weight
from scenarios.played.without_its_keyword import without_its_keyword
from scenarios.written import model, queries
from scenarios.written.queries import Aspect
from scenarios.written.scalars import Which

if TYPE_CHECKING:
    from scenarios.played.run import Run

MOST = 3
_DIVIDING = ("510.1c", "510.1d")
"""510.1c-d: they decide where somebody had damage to divide, or a creature that fights had nobody to deal it to."""
_EVENTS = "700.1"
"""700.1: that what happens is an event decides nothing."""
_TIMESTAMPS = "613.7"
"""613.7: by which letter something has its timestamp says more than that timestamps decide."""
_UNTAPPING = ("502.3",)
"""502.3: it decides where somebody asks whether something is tapped, or may do what nothing tapped can."""
_TOTAL = ("601.2f", "508.1h", "509.1d", "601.2h")
"""601.2f-h: how a total cost comes about, and that it is paid."""
_BY_DAMAGE = ("life", "poison", "lost", "lost_by", "commander_damage")
"""What of a player damage changes (120.3a-b, 903.10a)."""
_SHARED = ("life", "poison", "lost", "lost_by")
"""810.8a, 810.9: what a team has together, where it shares its life."""
_NEARLY_GONE = (e.ZoneChange, e.Ceased, e.Damage, e.DamageMarked, e.DamagePrevented, e.Destruction, e.Regenerated)
"""What moves an object, or might have."""
_OF_UNTAPPING = ("tapped", "attacking", "blocking")
_BY_WHAT_LED_TO_IT, _BESIDE, _ELSEWHERE = 0.95, 0.8, 0.35
"""How much less a rule decides than one by which the value itself came about: one of the steps that led to it, of those that
speak of the same things, of all others."""
_FURTHER, _FURTHER_BACK, _FARTHEST = 0.85, 0.97, 0.3
"""How much less each following one of these decides, among the first and among the others, and how much the last one still does."""
_BEHIND_LAYERS = 0.8
"""613: how much less the steps decide where layers made a value: by which rules an Aura came to be attached says little of size."""
_ENOUGH = 0.25
"""What part of the weight of the first rule another must have to stand with it."""
_OF_ORDER = 6.0
"""405.5: what it weighs where it decides, though whatever is responded to cites it."""
_SOMETHING = 1.0
"""What a rule must weigh to be told at all: less has what every run cites."""


def deciding_rules(run: Run, asked: Iterable[Found], found: Differences) -> tuple[str, ...]:
    """At most three rules; where nothing was asked, of what was expected, or else of what became different.

    A rule decides the more, the nearer it is to what was asked about and the fewer situations cite it. What refused an action that
    was asked about stands before everything. 700.4: by what something died that has gone on from there stands before these.
    """
    asked = tuple(asked)
    several, other = [each for one in asked for each in apart(run, one)], []
    every = [list(rules_of(run, one)) for one in several]
    if not any(every) and not any([*layered(one)] for one in several):
        other = [*refusals(run), *of_differences(run, found)]
        several += expected(run)
        every = [list(rules_of(run, one)) for one in several]
    elif any(one.aspect is queries.GameAspect.ALL for one in several):
        other = [*of_differences(run, found)]
    if any(one.aspect is queries.GameAspect.DEAD for one in asked):
        other.append([*outlived_the_turn(run, len(run.steps))])
    weights: dict[str, float] = {}

    def weigh(rules: Iterable[str], share: float, further: float) -> None:
        for place, rule in enumerate(dict.fromkeys(rules)):
            near = max(further**place, _FARTHEST)
            weights[rule] = max(weights.get(rule, 0.0), share * near * weight(rule))

    for rules in other:
        weigh(rules, 1.0, _FURTHER)
    for one, rules in zip(several, every, strict=True):
        layers = [*layered(one)]
        weigh(layers, 1.0, _FURTHER_BACK)
        weigh(rules, _BEHIND_LAYERS if layers else 1.0, _FURTHER)
        steps = [] if one.moment is None else [each.step for each in run.steps[: one.moment.steps]]
        weigh(led_to(steps, _doing(one, steps), _about(one)), _BY_WHAT_LED_TO_IT, _FURTHER_BACK)
        weigh(decided_by_another(run, one, _doing(one, steps)), 1.0, 1.0)
        weigh(beside_another_turn(run, one, _doing(one, steps)), 1.0, 1.0)
        weights |= dict.fromkeys(resolved_first(run, one), _OF_ORDER)
        weigh(_nearly(one, steps), _BESIDE, _FURTHER_BACK)
        weigh(around(run, one, _touching(one), _about(one) if _is_of_zone(one) else None), _BESIDE, _FURTHER_BACK)
    if any(isinstance(one.query, queries.AllowedQuery) for one in several):
        weigh(run.helped_by, 1.0, 1.0)
    until = max((_looked_until(run, one) for one in several if one.moment is not None), default=len(run.steps))
    weigh(_elsewhere(run, until, beside=bool(weights)), _ELSEWHERE, 1.0)
    blocked = any({*BLOCKED} <= {*rules} for rules in every)
    left_out = (
        _EVENTS,
        *(() if blocked or _divided(run) else _DIVIDING),
        *(() if _about_tapping(several) else _UNTAPPING),
        *(map(str, by_seat(run.start)) if _only_what_came_of_it(several) else ()),
    )
    died = [rule for one in several for rule in died_before(run, one)][:1]
    others = _heaviest(weights, [*_before_all(run, several)], left_out)
    return tuple(dict.fromkeys([*died, *others]))


def _before_all(run: Run, several: Sequence[Found]) -> Iterator[str]:
    """What decides whatever else weighs: what refused, who has priority, what is not there that would have hindered it."""
    yield from _of_loop(run)
    yield from _of_question(run)
    yield from _refusing(run, several)
    yield from _of_priority(run, several)
    yield from _of_cost(run, several)
    for one in several:
        yield from nearest(run, one)
        yield from nearly_changed(run, one)
        yield from attached_to_anothers(run, one)
        yield from ordered_by_time(one)
    yield from of_the_table(run, several)
    for one in several:
        yield from survived(run, one)
        yield from _as_it_became_cast(run, one)
        yield from as_it_is_now(run, one)
        yield from died_in_the_next_check(run, one)
        yield from no_longer_the_same(run, one)
        yield from without_its_keyword(run, one)


_OF_THE_ATTACK = ("alone", "others attacking", "most life", "number of creatures")
"""What of a declaration kept an ability from triggering that would have made the damage another."""


def _nearly(found: Found, steps: Sequence[Step]) -> Iterator[str]:
    """508.3, 702.83a: of damage to a player, by which rules abilities looked at the attack as a whole and did not trigger."""
    if not isinstance(found.query, queries.PlayerQuery) or getattr(found.aspect, "field", "") not in _BY_DAMAGE:
        return
    for step in reversed(steps):
        if step.kind is StepKind.ATTACK:
            yield from (str(rule) for missed in step.missed if missed.why in _OF_THE_ATTACK for rule in missed.rules)


def _looked_until(run: Run, one: Found) -> int:
    """How many steps bear on what was asked: of a refusal those before it, for what happens later has not kept anybody from it."""
    step = refused(run, one.query.action, one.attempt) if isinstance(one.query, queries.AllowedQuery) else None
    if step is not None:
        return next(n for n, each in enumerate(run.steps) if each.step is step)
    return len(run.steps) if one.moment is None else one.moment.steps


def _elsewhere(run: Run, until: int, *, beside: bool) -> Iterator[str]:
    """The rules of all steps, the last ones first; ``beside`` others, none of what is done to the board by itself (704), and none
    by which something was tapped or untapped in vain."""
    for n in reversed(range(until)):
        step = run.steps[n].step
        if not beside or not (step.kind is StepKind.STATE_BASED_ACTIONS or taps_in_vain(step)):
            yield from run.rules_by_step[n]


def _heaviest(weights: dict[str, float], first: list[str], left_out: Iterable[str]) -> tuple[str, ...]:
    """The rules that weigh most, those behind ``first``; none that weighs little beside the first of them."""
    without = {*first, *left_out}
    told = [rule for rule in weights if weights[rule] > _SOMETHING and rule not in without]
    told.sort(key=lambda rule: -weights[rule])
    enough = [rule for rule in told if weights[rule] >= _ENOUGH * weights[told[0]]]
    several = list(dict.fromkeys([*first, *enough]))
    return tuple(rule for rule in several if rule in first or not _said_better(rule, several))[:MOST]


def _said_better(rule: str, others: Sequence[str]) -> bool:
    """Whether a rule is a chapter, or a general one of whose letters one stands here as well, which says it more exactly."""
    if "." not in rule:
        return any("." in other for other in others)
    general = is_general(rule) or rule == _TIMESTAMPS
    return general and any(other.startswith(rule) and other[len(rule) :].isalpha() for other in others)


def _of_loop(run: Run) -> tuple[str, ...]:
    """104.4b, 732.5: where the run ends in a loop that would be a draw if nobody broke it, and that nobody has to break."""
    return ("104.4b", "732.4", "732.5") if run.breakable else ()


def _of_question(run: Run) -> Iterator[str]:
    """By which rule the choice is made that is waited for, where the answer may be another by it. 702.2c: of damage that is
    divided, how much of it is lethal."""
    question = run.question
    of_the_rule = any(getattr(one, "what", ()) == (queries.GameAspect.RULE,) for one in run.scenario.asks)
    if question is None or not (run.unsettled or of_the_rule):
        return
    yield from ("723.5",) if question.decider != question.chooser else ()
    yield str(question.rule)
    if question.purpose is Purpose.DAMAGE_DIVISION and question.about is not None:
        looks = board_of(run.final).characteristics(question.about.id)
        if any(one.keyword == "deathtouch" for one in looks.keywords()):
            yield "702.2c"


def _refusing(run: Run, asked: Iterable[Found]) -> Iterator[str]:
    """The rules of each refusal that was asked about: by which it is refused, then by which what it looked at was so."""
    for one in asked:
        step = refused(run, one.query.action, one.attempt) if isinstance(one.query, queries.AllowedQuery) else None
        yield from map(str, step.rules if step is not None else ())


def _of_priority(run: Run, asked: Iterable[Found]) -> Iterator[str]:
    """117.3: by which rule it is that player who has priority, where that was asked."""
    for one in asked:
        if one.aspect is queries.GameAspect.PRIORITY and one.moment is not None:
            given = [each.step for each in run.steps[: one.moment.steps] if each.step.kind is StepKind.PRIORITY]
            yield from (rule for rule in map(str, given[-1].rules if given else ()) if rule.startswith("117.3"))
        elif isinstance(one.query, queries.AllowedQuery):
            yield from _may_respond(run, one.query.action)


def _of_cost(run: Run, asked: Iterable[Found]) -> Iterator[str]:
    """601.2f, 601.2h: by which rule the total is what it is, where that was asked: that which changed it, else that it is paid."""
    for one in asked:
        if isinstance(one.query, queries.PaidQuery):
            rules = [str(rule) for step in steps_of_action(run, one.query.action) for rule in step.rules]
            yield from [rule for rule in _TOTAL if rule in rules][:1]


def _may_respond(run: Run, action: int) -> Iterator[str]:
    """117.1a, 117.3: by which rules somebody who is asked about in an answer to something may act then: whose priority it is."""
    taken, said = done(run, action), run.scenario.script[action - 1]
    if taken is None or not getattr(said, "response", False) or not isinstance(said, model.CastSpell):
        return
    before = next(n for n, one in enumerate(run.steps) if one.step is taken)
    given = [each.step for each in run.steps[:before] if each.step.kind is StepKind.PRIORITY]
    theirs = next((one for one in reversed(given) if one.player == taken.player), None)
    rules = [rule for rule in map(str, theirs.rules if theirs else ()) if rule.startswith("117.3")]
    yield from ("117.1a", rules[-1] if rules else "117.3d")


def _as_it_became_cast(run: Run, found: Found) -> Iterator[str]:
    """601.2i: of an ability that triggered, that it did as a spell became cast, whatever became of that spell."""
    if not isinstance(found.query, queries.TriggeredQuery) or found.moment is None:
        return
    for each in reversed(run.happened(found.moment.steps)):
        if any(is_ability(one.source, one.index, found.query.ability) for one in each.triggered):
            if any(isinstance(change.event, e.SpellCast) for change, _ in few_of(each.changes)):
                yield "601.2i"
            return


def _about_tapping(asked: Iterable[Found]) -> bool:
    return any(
        isinstance(one.query, queries.AllowedQuery)
        or (isinstance(one.aspect, Aspect) and one.aspect.field in _OF_UNTAPPING)
        for one in asked
    )


def _only_what_came_of_it(asked: Iterable[Found]) -> bool:
    """803.1, 809.3c: whether players are asked about for what became of them alone, of which seats say nothing."""
    several = [*asked]
    return bool(several) and all(
        isinstance(one.query, queries.PlayerQuery | queries.CountQuery) and one.moment is not None for one in several
    )


def _divided(run: Run) -> bool:
    idle = (one.step.fact(IdleFighters) for one in run.steps if one.step.kind is StepKind.COMBAT_DAMAGE)
    return any(one is not None for one in idle) or any(
        one.question.purpose is Purpose.DAMAGE_DIVISION for one in run.asked
    )


def _doing(found: Found, steps: Sequence[Step]) -> Callable[[Step], bool]:
    """Whether a step does something to what was asked about, or is about the ability that was."""
    query = found.query
    if isinstance(query, queries.TriggeredQuery):
        nothing = {id(step) for step in fruitless(steps, query.ability)}
        return lambda step: id(step) in nothing or _triggers_by(step, query.ability)
    about = _about(found)
    return lambda step: any(about(change, step) for change, _ in few_of(step.changes))


def _about(found: Found) -> Callable[[Change, Step], bool]:
    """Whether a change is one of what was asked about."""
    if isinstance(found.query, queries.PlayerQuery):
        return _touching(found)
    if isinstance(found.query, queries.TriggeredQuery):
        return lambda change, step: True
    if isinstance(found.query, queries.CountQuery):
        name = found.query.name
        of_it = frozenset[str]() if found.moment is None else of_subtype(found.moment.game, name)
        return lambda change, step: comes_or_goes(change.event, step, name, of_it)
    labels = subjects(found)
    about_all = not _is_of_zone(found)
    return lambda change, step: (
        (about_all or isinstance(change.event, _NEARLY_GONE)) and any(concerns(change, step, label) for label in labels)
    )


def _is_of_zone(found: Found) -> bool:
    """Whether it is asked where something is: what TAPped it or changed its controller on the way says nothing of that."""
    return isinstance(found.aspect, Aspect) and found.aspect.field == "zone"


def _triggers_by(step: Step, which: Which) -> bool:
    # How it went on the stack and resolved says nothing of whether it triggers, and how often.
    return any(is_ability(one.source, one.index, which) for one in step.triggered)


def _touching(found: Found) -> Callable[[Change, Step], bool]:
    """Whether a change changes what is asked of a player, or is damage that does."""
    if not isinstance(found.query, queries.PlayerQuery):
        return lambda change, step: False
    assert isinstance(found.aspect, Aspect)
    known, who = OF_PLAYERS.get(found.aspect.field, ANY_ZONE), found.player
    by_damage = found.aspect.field in _BY_DAMAGE
    together: tuple[PlayerId, ...] = (who,)
    if found.moment is not None and found.aspect.field in _SHARED:
        together = losing_together(found.moment.game, who)

    def touches(change: Change, step: Step) -> bool:
        event = change.event
        if by_damage and isinstance(event, e.Damage):
            return any(event.to == PlayerTarget(one) for one in together)
        near = known is LOST and any(near_losing(event, step, one) for one in together)
        return near or any(known(event, step, one) for one in together)

    return touches
