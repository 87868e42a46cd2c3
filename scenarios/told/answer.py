"""The answer in a few sentences: what the board is in the end, against what it was. It compares two boards and reads the steps."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from engine import Game, StepKind, board_of
from engine.board.asking import mention_of
from engine.cards.characteristics import Characteristics
from engine.state import events as e
from engine.state.objects import GameObject
from engine.words.mentions import Mention
from engine.words.terms import NOBODY, CardType, Kind, ObjectId, Reason, TurnStep, Zone
from scenarios.language.words import (
    People,
    called,
    counter_name,
    counters,
    damage,
    keyword_word,
    life,
    listed,
    number,
    people_list,
    sentence_case,
    zone_to,
)
from scenarios.told.course import course
from scenarios.told.happenings import outcome
from scenarios.told.questions import question_words
from scenarios.told.steps import sentence
from scenarios.written.expected import ObjectIs
from scenarios.written.ids import slug

if TYPE_CHECKING:
    from scenarios.played.run import Run

_MOST_NAMES = 6


def answer(run: Run) -> tuple[str, ...]:
    """One to four sentences: what was not allowed or how the game ended, which course it took where that was no usual one, what
    became of what, life totals, what is waited for."""
    told = [_refused(run), _result(run), course(run), _fates(run), _totals(run), _waiting(run)]
    found = [f"{sentence_case(one)}." for one in told if one]
    return tuple(found[:4]) or ("Sul tavolo non cambia nulla.",)


def _refused(run: Run) -> str:
    """733.1: an action of the script that the rules do not allow, expected or not."""
    told = [
        f"{sentence(step.step, run.people).removesuffix('.')} ({', '.join(step.step.rules)})"
        for step in run.steps
        if step.step.kind is StepKind.NOTHING and "refused" in step.step.facts
    ]
    return "; ".join(told)


def _result(run: Run) -> str:
    """104: who lost by which rule, and who won."""
    lost: dict[str, list[str]] = {}
    for step in run.steps:
        for change in step.step.changes:
            if isinstance(change.event, e.PlayerLost):
                rules = ", ".join(dict.fromkeys(map(str, change.rules or (change.event.why,))))
                lost.setdefault(rules, []).append(run.people.name(change.event.player))
    parts = [
        f"{listed(names)} {'perde' if len(names) == 1 else 'perdono'} la partita ({by})" for by, names in lost.items()
    ]
    if run.final.result is not None:
        parts.append(outcome(run.final.result.winners, run.people))
    return "; ".join(parts)


# --- what became of what


class _Fates:
    """What every object comes to in the end, by its label: gathered from the moves in the order of the steps."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.there = {one.label: one for one in run.start.permanents()}
        self.here = {one.label: one for one in run.final.permanents()}
        self.left: dict[object, tuple[e.ZoneChange, Mention]] = {}
        self.arrived: dict[object, Mention] = {}
        self.unresolved: list[str] = []
        for step in run.steps:
            for change in step.step.changes:
                self._note(change.event, step.step.names)
            if step.step.kind is StepKind.DOES_NOT_RESOLVE and step.step.cause is not None:
                self.unresolved.append(f"{_stacked(step.step.cause, run.people)} non si risolve")

    def _note(self, event: e.Event, names: Mapping[ObjectId, Mention]) -> None:
        if isinstance(event, e.TokenCreated):
            found = names.get(event.became)
            if found is not None:
                self.arrived[event.became] = found
        if not isinstance(event, e.ZoneChange) or event.object not in names:
            return
        mention = names[event.object]
        key: object = event.object if mention.kind is Kind.TOKEN else mention.label
        if event.to is Zone.BATTLEFIELD:
            self.arrived[key] = mention
            self.left.pop(key, None)
        elif event.origin is Zone.BATTLEFIELD:
            self.left[key] = (event, mention)
            self.arrived.pop(key, None)
        elif event.origin is Zone.STACK and event.reason is Reason.COUNTERED:
            self.unresolved.append(f"la magia {called(mention, self.run.people)} viene neutralizzata")


def _fates(run: Run) -> str:
    fates = _Fates(run)
    told = [
        *_departures(fates),
        *dict.fromkeys(fates.unresolved),
        *_arrivals(fates),
        *_changes(fates),
        *_elsewhere(fates),
    ]
    return "; ".join(told)


def _stacked(mention: Mention, people: People) -> str:
    return called(mention, people)


def _departures(fates: _Fates) -> list[str]:
    """700.4: creatures and planeswalkers die; anything else goes somewhere."""
    run, people = fates.run, fates.run.people
    died: list[str] = []
    gone: dict[str, list[str]] = {}
    for event, mention in fates.left.values():
        shown = called(mention, people)
        looks = _last_looks(run.final, event.object)
        dies = event.to is Zone.GRAVEYARD and looks is not None
        if dies and looks is not None and (looks.creature or looks.is_type(CardType.PLANESWALKER)):
            died.append(shown)
        else:
            gone.setdefault(zone_to(event.to, people.name(mention.owner)), []).append(shown)
    told = [f"{_names(died)} {'muore' if len(died) == 1 else 'muoiono'}"] if died else []
    told += [f"{_names(names)} {'va' if len(names) == 1 else 'vanno'} {where}" for where, names in gone.items()]
    return told


def _last_looks(game: Game, one: ObjectId) -> Characteristics | None:
    last = game.lki.get(one)
    return None if last is None else last.characteristics


def _names(shown: Iterable[str]) -> str:
    """Some names, those that are the same counted; the rest of a long list as a number."""
    counted: dict[str, int] = {}
    for one in shown:
        counted[one] = counted.get(one, 0) + 1
    words = [one if times == 1 else f"{one} ({times} volte)" for one, times in counted.items()]
    if len(words) > _MOST_NAMES:
        rest = len(words) - _MOST_NAMES + 1
        words = [*words[: _MOST_NAMES - 1], f"altri {rest}"]
    return listed(words)


def _arrivals(fates: _Fates) -> list[str]:
    names = [called(mention, fates.run.people) for mention in fates.arrived.values()]
    if not names:
        return []
    return [f"{_names(names)} {'entra' if len(names) == 1 else 'entrano'} nel campo di battaglia"]


def _changes(fates: _Fates) -> list[str]:
    """What stayed and is not what it was; and what was asked about, though nothing happened to it."""
    run = fates.run
    told = []
    for label, one in fates.here.items():
        before = fates.there.get(label)
        stayed = before is not None and before.id == one.id
        asked = [wanted for wanted in _asked(run) if _means(wanted, one, run.final)]
        parts = _differences(run, before, one) if before is not None and stayed else []
        parts += [part for wanted in asked for part in _wanted(run, wanted, one)]
        if not parts and not (asked and stayed):
            continue
        verb = "resta" if stayed else "è"
        shown = called(_mention(run.final, one), run.people)
        told.append(f"{shown} {verb} sul campo di battaglia {listed(dict.fromkeys(parts))}".strip())
    return told[:_MOST_NAMES]


def _elsewhere(fates: _Fates) -> list[str]:
    """What was asked about and is not on the battlefield, where that was not told yet."""
    run = fates.run
    told = {mention.label for _, mention in fates.left.values()}
    found = [
        one
        for one in run.final.objects.values()
        if one.zone is not Zone.BATTLEFIELD and one.label not in told
        if any(_means(wanted, one, run.final) for wanted in _asked(run))
    ]
    return [
        f"{called(_mention(run.final, one), run.people)} è {zone_to(one.zone, run.people.name(one.owner))}"
        for one in found[:_MOST_NAMES]
    ]


def _asked(run: Run) -> list[ObjectIs]:
    return [one for one in run.scenario.expectations if isinstance(one, ObjectIs)]


def _means(wanted: ObjectIs, one: GameObject, game: Game) -> bool:
    name = slug(wanted.object)
    return name == slug(one.label) or name == slug(board_of(game).characteristics(one.id).name or one.label)


def _differences(run: Run, before: GameObject, after: GameObject) -> list[str]:
    was, now = board_of(run.start), board_of(run.final)
    looks, looked = now.characteristics(after.id), was.characteristics(before.id)
    parts = []
    if (looks.power, looks.toughness) != (looked.power, looked.toughness):
        parts.append(_size(looks))
    if now.controller(after.id) != was.controller(before.id):
        parts.append(f"sotto il controllo di {run.people.name(now.controller(after.id))}")
    if after.damage != before.damage:
        parts.append(_damage(after))
    kinds = dict.fromkeys((*before.counters, *after.counters))
    parts += [_counters(after, kind) for kind in kinds if after.count(kind) != before.count(kind)]
    if after.attached_to != before.attached_to and after.attached_to is None:
        parts.append("senza più assegnazione")
    return parts


def _wanted(run: Run, wanted: ObjectIs, one: GameObject) -> list[str]:
    """What was asked of an object, as it is: not as it was asked."""
    looks = board_of(run.final).characteristics(one.id)
    parts = []
    if wanted.power_toughness is not None or wanted.power is not None or wanted.toughness is not None:
        parts.append(_size(looks))
    if wanted.damage is not None:
        parts.append(_damage(one))
    parts += [_counters(one, kind) for kind in wanted.counters or ()]
    parts += [
        f"{'con' if looks.has(name) else 'senza'} {keyword_word(name)}"
        for name in (*wanted.keywords, *wanted.without_keywords)
    ]
    if wanted.tapped is not None:
        parts.append("in posizione TAPpata" if one.tapped else "in posizione STAPpata")
    return parts


def _size(looks: Characteristics) -> str:
    if looks.power is None or looks.toughness is None:
        return "senza forza e costituzione"
    return f"come {looks.power}/{looks.toughness}"


def _damage(one: GameObject) -> str:
    return f"con {damage(one.damage)}" if one.damage else "senza danno"


def _counters(one: GameObject, kind: str) -> str:
    there = one.count(kind)
    return f"con {counters(there, kind)}" if there else f"senza segnalini {counter_name(kind)}"


def _mention(game: Game, one: GameObject) -> Mention:
    board = board_of(game)
    return mention_of(one, board.characteristics(one.id).name, board.controller(one.id))


# --- totals, and what is waited for


def _totals(run: Run) -> str:
    """119, 122.1f: life and poison of each side, where they changed."""
    told = []
    for before, after in zip(run.start.sides, run.final.sides, strict=True):
        who = people_list(after.members, run.people)
        if after.shared:
            who = f"la squadra di {who}"
        if before.life != after.life:
            told.append(f"{who} passa da {before.life} a {life(after.life)}")
        if before.poison != after.poison:
            told.append(f"{who} ha {counters(after.poison, 'poison')}")
    return "; ".join(told)


def _before_damage(run: Run) -> bool:
    """506.1: creatures attack, and the run ends before they deal damage with nobody having asked where to end."""
    game = run.final
    over = run.question is not None or run.stopped_by or game.result is not None or run.scenario.until is not None
    attacking = game.combat is not None and game.combat.attackers
    return bool(attacking) and not over and game.turn.step in (TurnStep.DECLARE_ATTACKERS, TurnStep.DECLARE_BLOCKERS)


def _waiting(run: Run) -> str:
    """What is left over: a choice, the stack, a run given up."""
    told = []
    if run.question is not None:
        told.append(f"si attende una scelta: {question_words(run.question, run.people)}")
    stack = [*run.final.objects_in([(Zone.STACK, NOBODY)])]
    if stack:
        names = listed(called(_mention(run.final, one), run.people) for one in reversed(stack))
        told.append(f"in pila {'resta' if len(stack) == 1 else 'restano, dalla cima,'} {names}")
    if _before_damage(run):
        told.append(
            "lo svolgimento si ferma prima del danno da combattimento: per averlo, «fino a: danno da combattimento»"
        )
    if run.stopped_by:
        told.append(f"dopo {number(len(run.steps), 'passo', 'passi')} lo svolgimento è interrotto: {run.stopped_by}")
    return "; ".join(told)
