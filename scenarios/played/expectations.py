"""What a judge asserts, held against a run: each expectation comes out true, or false with what was found instead."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from engine import Game, Step, StepKind, board_of
from engine.state.facts.announced import OfAbility
from engine.state.objects import GameObject
from engine.words.mentions import Mention
from engine.words.record import replace
from engine.words.terms import NOBODY, Kind, Zone
from scenarios.laid import finding, handles
from scenarios.laid.borne import borne
from scenarios.laid.not_found import NotFound
from scenarios.language.errors import shown
from scenarios.language.outcomes import GAME_STATES, GameState
from scenarios.language.terms import DAYTIMES, STEPS, ZONES, Daytime
from scenarios.language.terms_of_steps import PURPOSES, STEP_KINDS
from scenarios.language.words import keyword_word, listed, number, plain
from scenarios.played.assertions import Check, Judged, Part, Seen, is_called, naming, same, several, yes
from scenarios.played.board_checks import object_is, player_is
from scenarios.played.counting import counted
from scenarios.played.deaths import deaths
from scenarios.played.values import derived_rules
from scenarios.written import model
from scenarios.written.expected import Expectation
from scenarios.written.ids import told_apart
from scenarios.written.records import Record


def judge(expectation: Expectation, seen: Seen) -> Check:
    """Whether an expectation holds; one that speaks of nothing that there is does not."""
    try:
        subject, parts = _JUDGES[type(expectation)](expectation, seen)
    except NotFound as fault:
        said = f" (forse {shown(fault.suggestion)}?)" if fault.suggestion else ""
        return Check(_words_of(expectation), False, f"{fault.message}{said}")
    wrong = [part.found for part in parts if part.found]
    told = f"{subject}: {listed(part.words for part in parts)}" if subject else listed(part.words for part in parts)
    return Check(told, not wrong, "; ".join(wrong))


def cited(rule: str, seen: Seen, asked: Iterable[Game] = ()) -> Check:
    """Whether a rule is among those that a run rests on; ``asked``: the boards whose values are asked for rest on rules too."""
    found = judge(model.Cited(rule=rule), seen)
    if not found.vera and any(rule in derived_rules(game, game.objects) for game in asked):
        return Check(found.attesa, True, "")
    return found


def _words_of(expectation: Expectation) -> str:
    """An expectation that cannot even be looked at: its fields as they were given, terms of the game in Italian."""
    return ", ".join(f"{name} {_told(value)}" for name, value in _given(expectation).items())


def _given(one: Record) -> dict[str, Any]:
    """The fields that were given, by their keys; records in them as fields too."""
    said = {
        field.alias or name: one.by_name()[name]
        for name, field in one.model_fields.items()
        if name in one.model_fields_set
    }
    return {key: _given(value) if isinstance(value, Record) else value for key, value in said.items()}


def _told(value: Any) -> str:
    if isinstance(value, bool):
        return "sì" if value else "no"
    if isinstance(value, tuple):
        return listed(keyword_word(one) if isinstance(one, str) else _told(one) for one in value) or "niente"
    return ZONES.word(value) if isinstance(value, Zone) else plain(str(value))


# --- counting, the stack, the turn


def _counted(one: model.Counted, seen: Seen) -> Judged:
    whose = f" di {plain(one.of)}" if one.of else ""
    return f"{shown(one.name)} in {ZONES.word(one.zone)}{whose}", [
        same("", one.number, counted(seen.game, one.name, one.zone, one.of).number)
    ]


def _stack(one: model.StackIs, seen: Seen) -> Judged:
    found = [*seen.game.objects_in([(Zone.STACK, NOBODY)])]
    right = len(found) == len(one.content) and all(
        _is_stacked(other, which, seen) for other, which in zip(found, one.content, strict=True)
    )
    told = listed(map(_which_words, one.content)) or "vuota"
    instead = listed(_stacked_words(other, seen) for other in found) or "vuota"
    return "pila", [Part(told, "" if right else f"pila {instead}")]


def _top(one: model.TopOfStack, seen: Seen) -> Judged:
    top = seen.game.stack_top
    right = top is not None and _is_stacked(top, one.top, seen)
    instead = "pila vuota" if top is None else f"in cima c'è {_stacked_words(top, seen)}"
    return "cima della pila", [Part(_which_words(one.top), "" if right else instead)]


def _is_stacked(found: GameObject, which: model.Which, seen: Seen) -> bool:
    if found.kind is not Kind.ABILITY:
        return which.ability is None and is_called(found, which.object, seen)
    last = None if found.source is None else board_of(seen.game).last_seen(found.source)
    names = [found.label] if last is None else [found.label, last[0].label, last[1].name]
    if handles.key(which.object) not in map(handles.key, names):
        return False
    return which.ability is None or found.ability_place == which.ability - 1


def _stacked_words(found: GameObject, seen: Seen) -> str:
    label, _, number = found.label.partition("#")
    return shown(f"{label} abilità {number}" if number else label)


def _which_words(which: model.Which) -> str:
    if which.ability is not None:
        return shown(f"{which.object} abilità {which.ability}")
    return shown(which.object if which.keyword is None else f"{which.object} abilità {keyword_word(which.keyword)}")


def _priority(one: model.PriorityOf, seen: Seen) -> Judged:
    return "priorità", [same("", finding.player(seen.game, one.player), seen.game.receiver, naming(seen))]


def _step(one: model.StepIs, seen: Seen) -> Judged:
    turn = seen.game.turn
    parts = [same("", one.step, turn.step, STEPS.word)]
    if one.of is not None:
        wanted = finding.player(seen.game, one.of)
        members = seen.game.side(turn.active).members
        parts.append(Part(f"di {plain(one.of)}", "" if wanted in members else f"di {plain(seen.names[turn.active])}"))
    if one.turn is not None:
        parts.append(same("turno", one.turn, turn.number))
    return "", parts


def _game(one: model.GameIs, seen: Seen) -> Judged:
    result = seen.game.result
    state = GameState.GOING_ON if result is None else GameState.WON if result.winners else GameState.DRAWN
    return "partita", [same("", one.state, state, GAME_STATES.word)]


def _daytime(one: model.DaytimeIs, seen: Seen) -> Judged:
    return "giorno o notte", [same("", one.daytime, Daytime.of(seen.game.night), DAYTIMES.word)]


def _won(one: model.WonBy, seen: Seen) -> Judged:
    wanted = [finding.player(seen.game, name) for name in one.winners]
    found = () if seen.game.result is None else seen.game.result.winners
    return "", [several("vittoria di", wanted, found, naming(seen))]


def _drawn(one: model.Drawn, seen: Seen) -> Judged:
    result = seen.game.result
    return "", [
        yes("la partita è patta", "la partita non è patta", one.drawn, result is not None and not result.winners)
    ]


# --- the run


def _triggers(one: model.TriggersInOrder, seen: Seen) -> Judged:
    """603.3b: at a checkpoint, since the one before; at the end, over the whole run."""
    put = [step for step in seen.happened(seen.since) if step.kind is StepKind.ABILITY_PUT_ON_STACK]
    right = len(put) == len(one.abilities) and all(
        (found := step.fact(OfAbility)) is not None and is_ability(found.source, found.index, which)
        for step, which in zip(put, one.abilities, strict=True)
    )
    instead = listed(_put_words(step) for step in put) or "nessuna"
    return "innescate", [
        Part(listed(map(_which_words, one.abilities)) or "nessuna", "" if right else f"innescate {instead}")
    ]


def _died(one: model.Died, seen: Seen) -> Judged:
    """700.4: at a checkpoint, since the one before; at the end, over the whole run. One that died twice is named once."""
    found = [mention for mention, _ in deaths(seen.game, seen.happened(seen.since))]
    gone = dict.fromkeys(mention.label for mention in found)
    right = all(any(handles.bears(mention, name) for mention in found) for name in one.dead) and all(
        any(handles.bears(mention, name) for name in one.dead) for mention in found
    )
    instead = listed(map(shown, gone)) or "nessuno"
    return "muoiono", [Part(listed(map(shown, one.dead)) or "nessuno", "" if right else f"muoiono {instead}")]


def is_ability(source: Mention, index: int, which: model.Which) -> bool:
    """Whether an ability, by its source and its number there, is the one that somebody means."""
    return handles.bears(source, which.object) and (which.ability is None or index == which.ability - 1)


def how_often(steps: Iterable[Step], which: model.Which) -> int:
    """603.2: how often an ability triggered. 603.7, 603.12: what an object's own ability has set up triggers too, but is another
    ability; it counts where none of the object's own has triggered."""
    found = [one.index for step in steps for one in step.triggered if is_ability(one.source, one.index, which)]
    return sum(index >= 0 for index in found) or len(found)


def is_of_ability(step: Step, which: model.Which) -> bool:
    """Whether a step is of the ability that somebody means: it is put on the stack, removed, not put there, or resolves."""
    of = step.fact(OfAbility)
    if of is not None and is_ability(of.source, of.index, which):
        return True
    cause = step.cause
    if cause is None or cause.kind is not Kind.ABILITY:
        return False
    return is_ability(of_source(cause), cause.index, which)


def of_source(ability: Mention) -> Mention:
    """An ability on the stack under the label of its source, which is how somebody means it."""
    return replace(ability, label=ability.label.partition("#")[0])


def _put_words(step: Step) -> str:
    found = step.fact(OfAbility)
    if found is None:
        return ""
    return shown(f"{found.source.label} abilità {found.index + 1}" if found.index >= 0 else found.source.label)


def _triggered(one: model.Triggered, seen: Seen) -> Judged:
    which, name = one.ability, one.ability.object
    meant = [which]
    if not isinstance(name, handles.OwnId) and told_apart(handles.key(name), seen.names).name != handles.key(name):
        there = borne((seen.game,), name)
        if not there:
            raise NotFound(f"{shown(name)} non è un oggetto che si possa indicare qui")
        meant = [which.model_copy(update={"object": handles.OwnId(label)}) for label in there]
    times = sum(how_often(seen.happened(), each) for each in meant)
    return f"{_which_words(one.ability)} si innesca", [
        same("", one.times, times, lambda n: number(n, "volta", "volte"))
    ]


def _cited(one: model.Cited, seen: Seen) -> Judged:
    rules = {str(rule) for step in seen.steps for rule in step.every_rule()}
    rules |= {str(rule) for step in seen.steps for missed in step.missed for rule in missed.rules}
    if one.rule not in rules:
        rules |= derived_rules(seen.game, seen.game.objects)
    return f"regola {one.rule}", [yes("citata", "non citata", one.cited, one.rule in rules)]


def _asked(one: model.Asked, seen: Seen) -> Judged:
    who = None if one.of is None else finding.player(seen.game, one.of)
    found = [question for question in seen.asked if question.purpose is one.purpose and who in (None, question.decider)]
    whom = f" a {plain(one.of)}" if one.of else ""
    return f"domanda «{PURPOSES.word(one.purpose)}»{whom}", [yes("posta", "non posta", one.asked, bool(found))]


def _steps(one: model.StepsCounted, seen: Seen) -> Judged:
    found = sum(1 for step in seen.steps if step.kind is one.kind)
    return f"passi «{STEP_KINDS.word(one.kind)}»", [same("", one.number, found)]


def _outcome(one: model.OutcomeIs, seen: Seen) -> Judged:
    return "esito", [same("", one.outcome, seen.outcome, lambda outcome: "" if outcome is None else outcome.value)]


_JUDGES: Mapping[type, Callable[[Any, Seen], Judged]] = {
    model.ObjectIs: object_is,
    model.PlayerIs: player_is,
    model.Counted: _counted,
    model.StackIs: _stack,
    model.TopOfStack: _top,
    model.PriorityOf: _priority,
    model.StepIs: _step,
    model.GameIs: _game,
    model.DaytimeIs: _daytime,
    model.WonBy: _won,
    model.Drawn: _drawn,
    model.TriggersInOrder: _triggers,
    model.Died: _died,
    model.Triggered: _triggered,
    model.Cited: _cited,
    model.Asked: _asked,
    model.StepsCounted: _steps,
    model.OutcomeIs: _outcome,
}
