"""The answer: what was asked, or where nothing was, what decided; in one or two sentences. All other differences stand below it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from engine.state import events as e
from engine.state.changes import runs_of
from engine.state.facts.nothing import Nothing, WhyNothing
from engine.state.facts.refused import ActionRefused
from engine.state.trace import NearMiss
from engine.words.record import Record, replace
from engine.words.terms import NOBODY, PlayerId, TurnStep, Zone
from scenarios.laid.handles import key
from scenarios.language.terms import STEPS
from scenarios.language.words import called, listed, sentence_case
from scenarios.played import readings
from scenarios.played.answering import answers, apart, implied
from scenarios.played.around import subjects
from scenarios.played.deciding import deciding_rules
from scenarios.played.differences import Changes, Differences, Fate, differences
from scenarios.played.expecting import Found
from scenarios.played.unsettled import interchangeable
from scenarios.told.answered import sentences
from scenarios.told.course import course
from scenarios.told.fates import object_clauses, player_clauses
from scenarios.told.happenings import outcome
from scenarios.told.never_came import stops_there
from scenarios.told.questions import question_words
from scenarios.told.reasons import near_miss
from scenarios.told.steps import sentence
from scenarios.written import queries
from scenarios.written.queries import Aspect

if TYPE_CHECKING:
    from scenarios.played.run import Run

NOTHING = "Sul tavolo non cambia nulla."
_MOST_CLAUSES = 5
_MOST_NOTHING = 2
_CHANGED_BY_COMBAT = (
    *map(Aspect, ("life", "poison", "damage", "zone", "exists", "loyalty", "defense", "lost", "won")),
    queries.GameAspect.DEAD,
    queries.GameAspect.WINNERS,
    queries.GameAspect.STATE,
)
"""510.2: what is asked in vain before combat damage has been dealt."""
_TELLING = (Fate.LEFT, Fate.UNRESOLVED, Fate.ENTERED, Fate.RETURNED, Fate.STAYED, Fate.MOVED)


class Answer(Record, kw_only=True):
    """What a judge reads first, what else is different, which rules decide, and what was asked with its values."""

    headline: tuple[str, ...]
    rest: tuple[str, ...]
    rules: tuple[str, ...]
    asked: tuple[Found, ...]


def answer(run: Run) -> Answer:
    """The answer to what the scenario asks; where it asks nothing, what decided and what became of what."""
    found, asked = differences(run), answers(run)
    # Where the choice that is waited for makes no difference, what decides comes after it.
    end = run.in_any_case or run
    rules = deciding_rules(end, answers(end), differences(end))
    first, below = _of_asked(run, asked, rules, found) if asked else _of_differences(run, found)
    if not rules:
        # Where nothing decides, what nearly did: an ability that did not trigger, and by which rule.
        near = [*_near_misses(run)]
        first = [*first, *(words for words, _ in near)]
        # What was asked about nearly did something itself: then the rule by which it did not is the answer's.
        mine = {key(name) for one in asked for name in subjects(one)}
        rules = tuple(dict.fromkeys(str(rule) for _, one in near if mine & _called(one) for rule in one.rules))
    told = tuple(_sentences(first))
    return Answer(
        headline=told or (NOTHING,),
        rest=tuple(one for one in _sentences(below) if one not in told),
        rules=rules,
        asked=asked,
    )


def _sentences(told: list[str]) -> list[str]:
    return [f"{sentence_case(one).removesuffix('.')}." for one in told if one]


def _of_asked(
    run: Run, asked: tuple[Found, ...], rules: tuple[str, ...], found: Differences
) -> tuple[list[str], list[str]]:
    """What was asked on top; the end of the game and what is waited for with it, because nothing is an answer without them."""
    allowed = {one.query.action for one in asked if isinstance(one.query, queries.AllowedQuery)}
    whole = any(one.aspect is queries.GameAspect.ALL for one in asked)
    asked = tuple(one for one in asked if one.aspect is not queries.GameAspect.ALL)
    told = [*sentences(run, asked, rules)]
    cut_short = run.refusal is not None and run.refusal.action + 1 not in allowed
    if cut_short:
        told.insert(0, _refused(run, but=allowed))
    told += [stops_there(run)] if not cut_short and len(asked) > len(allowed) else []
    told += [_result(run)] if not _tells_the_end(asked) else []
    before_damage = _before_damage(run)
    other = _untold(run, found, asked)
    objects, players = object_clauses(other, run, [*Fate]), player_clauses(other, run, but=_lives(asked))
    if whole:
        every = [*object_clauses(other, run, _TELLING), *players, *_came_to_nothing(run)]
        told += ["; ".join(every[:_MOST_CLAUSES])]
        objects, players = [one for one in objects if one not in every], every[_MOST_CLAUSES:]
    told = _so_far(run, told, rules)
    if before_damage and any(one.aspect in _CHANGED_BY_COMBAT for one in asked):
        told, before_damage = [*told, before_damage], ""
    below = [_refused(run, but=allowed) if not cut_short else "", course(run), *_joined(objects), *_joined(players)]
    return told, [*below, before_damage]


def _so_far(run: Run, told: list[str], rules: tuple[str, ...]) -> list[str]:
    """A choice by which the answer may still be another stands before what is so until then; any other behind it."""
    waiting = _waiting(run)
    if not run.unsettled:
        return [*told, waiting]
    if (way := run.in_some_way) is not None:
        return [*sentences(way, answers(way), rules), waiting]
    if (end := run.in_any_case) is not None:
        however = "scelga" if end.refusal is not None or not run.is_paid else "paghi"
        same = _in_one(run, [*sentences(end, answers(end), rules)])
        one_of_alike = (
            " l'esito è uguale, per esempio" if any(f"({one})" in same for one in interchangeable(run)) else ""
        )
        return [f"comunque si {however}{one_of_alike}: {same}", waiting]
    so_far = _in_one(run, told)
    return [waiting, f"finora: {so_far}" if so_far else ""]


def _in_one(run: Run, told: list[str]) -> str:
    names = tuple(player.name for player in run.final.players)
    return "; ".join(
        (one if one.startswith(names) else f"{one[0].lower()}{one[1:]}").removesuffix(".") for one in told if one
    )


def _untold(run: Run, found: Differences, asked: tuple[Found, ...]) -> Differences:
    """What is different and was not asked about."""
    of_objects: dict[str, set[Aspect]] = {}
    of_players: dict[PlayerId, set[Aspect]] = {}
    for one in (each for whole in asked for each in apart(run, whole)):
        if one.moment is None or not one.moment.last or not isinstance(one.aspect, Aspect):
            continue
        mention = one.object if one.object is not None else one.gone
        if mention is not None:
            same = {Aspect("power_toughness")} if one.aspect.field in ("power", "toughness") else set()
            of_objects.setdefault(mention.label, set()).update({one.aspect}, same)
        else:
            of_players.setdefault(one.player, set()).add(one.aspect)
    left = []
    for of in found.objects:
        told = of_objects.get(of.mention.label, set())
        changes = _without(told, of.changes)
        if (changes or not of.changes) and (of.fate is Fate.STAYED or Aspect("zone") not in told):
            left.append(replace(of, changes=changes))
    players = tuple(replace(of, changes=_without(of_players.get(of.player, set()), of.changes)) for of in found.players)
    return Differences(objects=tuple(left), players=players)


def _without(told: set[Aspect], changes: Changes) -> Changes:
    """What of some changes nothing has been told of; where one kind of several was asked, all others."""
    left = []
    for field, before, after in changes:
        if Aspect(field) in told:
            continue
        kinds = {one.detail for one in told if one.field == field}
        before, after = (_but(kinds, value) for value in (before, after))
        if before != after:
            left.append((field, before, after))
    return tuple(left)


def _but(kinds: set[str], value: Any) -> Any:
    """Counters by their kinds, or keyword abilities, without some."""
    if not kinds:
        return value
    if isinstance(value, dict):
        return {kind: count for kind, count in value.items() if kind not in kinds}
    return tuple(one for one in value if one not in kinds)


def _lives(asked: tuple[Found, ...]) -> tuple[PlayerId, ...]:
    """Whose life was asked about, as it is in the end."""
    return tuple(
        one.player
        for one in asked
        if getattr(one.aspect, "field", "") == "life" and one.moment is not None and one.moment.last
    )


def _tells_the_end(asked: tuple[Found, ...]) -> bool:
    """Whether an answer says how the game stands; that nobody has won does not say who has lost (104.3h)."""
    return any(
        one.aspect is queries.GameAspect.STATE
        or (one.aspect is queries.GameAspect.WINNERS and bool(one.value))
        or getattr(one.aspect, "field", "") in ("lost", "lost_by", "won")
        for one in asked
    )


def _of_differences(run: Run, found: Differences) -> tuple[list[str], list[str]]:
    objects, players = object_clauses(found, run, _TELLING), player_clauses(found, run)
    spent = object_clauses(found, run, [Fate.SPENT])
    order = course(run)
    told = [
        _refused(run),
        _result(run),
        "; ".join(objects[:_MOST_CLAUSES]),
        *sentences(run, implied(run, _told_of(found)), ()),
        "; ".join(players[:_MOST_CLAUSES]),
        "; ".join(_came_to_nothing(run)),
        _waiting(run),
        _before_damage(run),
    ]
    below = [*_joined(objects[_MOST_CLAUSES:]), *_joined(players[_MOST_CLAUSES:]), *_joined(spent)]
    (below if any(told) else told).append(order)
    if not any(told):
        told, below = below, []
    if not any(told):
        told = [_moved_on(run)]
    else:
        below.append(_moved_on(run))
    return told, below


def _near_misses(run: Run) -> Iterator[tuple[str, NearMiss]]:
    """603.2: the first abilities that nearly triggered, and why each did not. That they decide nobody has said."""
    missed = [one for each in run.steps for one in each.step.missed]
    for one in list(dict.fromkeys(missed))[:_MOST_NOTHING]:
        words = near_miss(one, run.people)
        if words is not None:
            yield words, one


def _called(missed: NearMiss) -> set[str]:
    return {key(missed.source.label), key(missed.source.name)}


_TELLING_NOTHING = frozenset(
    {
        WhyNothing.CANNOT_BE_COUNTERED,
        WhyNothing.CANNOT_LOSE,
        WhyNothing.INDESTRUCTIBLE,
        WhyNothing.LEGENDS_APART,
        WhyNothing.NO_CHAPTERS,
        WhyNothing.NO_FIGHT,
        WhyNothing.NOT_TO_SACRIFICE,
        WhyNothing.HAS_NOT_LEFT,
        WhyNothing.NOTHING_TO_COPY,
        WhyNothing.TURNED_SINCE,
        WhyNothing.TARGETS_UNCHANGED,
    }
)
"""Why something did not happen that whoever looks at the board afterwards sees nothing of, and had expected."""


def _came_to_nothing(run: Run) -> list[str]:
    """101.3: what was to be done and was not, though something else happened."""
    told = (
        sentence(one.step, run.people).removesuffix(".")
        for one in run.steps
        if (fact := one.step.fact(Nothing)) is not None and fact.why in _TELLING_NOTHING
    )
    return [*dict.fromkeys(told)][:_MOST_NOTHING]


def _told_of(found: Differences) -> dict[str, frozenset[str]]:
    """Which fields of which objects the differences tell; of what moved, where it is."""
    return {
        of.mention.label: frozenset(field for field, _, _ in of.changes)
        | (frozenset() if of.fate is Fate.STAYED else {"zone"})
        for of in found.objects
    }


def _joined(clauses: list[str]) -> list[str]:
    """Clauses as sentences of a few each."""
    return ["; ".join(clauses[n : n + _MOST_CLAUSES]) for n in range(0, len(clauses), _MOST_CLAUSES)]


def _refused(run: Run, *, but: frozenset[int] | set[int] = frozenset()) -> str:
    """733.1: an action of the script that the rules do not allow, expected or not."""
    told = [
        f"{sentence(step.step, run.people).removesuffix('.')} ({', '.join(step.step.rules)})"
        for step in run.steps
        if step.step.fact(ActionRefused) is not None and (step.action or 0) + 1 not in but
    ]
    return "; ".join(dict.fromkeys(told))


def _result(run: Run) -> str:
    """104: who lost by which rule, and who won."""
    lost: dict[str, list[str]] = {}
    drawn: dict[str, list[str]] = {}
    for step in run.steps:
        for change, _ in runs_of(step.step.changes):
            if isinstance(change.event, e.PlayerLost | e.DrawnFor):
                rules = ", ".join(dict.fromkeys(map(str, change.rules or (change.event.why,))))
                found = lost if isinstance(change.event, e.PlayerLost) else drawn
                found.setdefault(rules, []).append(run.people.name(change.event.player))
    parts = [
        f"{listed(names)} {'perde' if len(names) == 1 else 'perdono'} la partita ({by})" for by, names in lost.items()
    ]
    parts += [f"la partita è patta per {listed(names)} ({by})" for by, names in drawn.items()]
    if run.final.result is not None:
        parts.append(outcome(run.final.result.winners, run.people))
    return "; ".join(parts)


def _moved_on(run: Run) -> str:
    """500.1: where the turn stands, if it went on."""
    turn = run.final.turn
    if run.final.result is not None or (turn.number, turn.step) == (run.start.turn.number, run.start.turn.step):
        return ""
    return f"si arriva alla {STEPS.word(turn.step)} di {run.people.name(turn.active)}, turno {turn.number}"


def _before_damage(run: Run) -> str:
    """506.1: that creatures attack, and the run ends before they deal damage with nobody having asked where to end."""
    game = run.final
    over = run.question is not None or run.stopped_by or game.result is not None or run.scenario.until is not None
    attacking = game.combat is not None and game.combat.attackers
    if over or not attacking or game.turn.step not in (TurnStep.DECLARE_ATTACKERS, TurnStep.DECLARE_BLOCKERS):
        return ""
    return "lo svolgimento si ferma prima del danno da combattimento: per averlo, «fino a: danno da combattimento»"


def _waiting(run: Run) -> str:
    """What is left over: a choice, the stack. Of a run given up, that it was is said before everything."""
    told = []
    if run.question is not None:
        told.append(f"si attende una scelta: {question_words(run.question, run.people)}")
    stack = [*run.final.objects_in([(Zone.STACK, NOBODY)])]
    if stack and run.final.result is None:
        names = listed(called(readings.mention(run.final, one), run.people) for one in reversed(stack))
        told.append(f"in pila {'resta' if len(stack) == 1 else 'restano, dalla cima,'} {names}")
    return "; ".join(told)
