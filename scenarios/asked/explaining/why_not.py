"""Why something did not happen: an ability did not trigger, an effect does not apply, an object survives, an action is refused."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from engine import Answer, Game, PlayerTarget, board_of
from engine.board.derivation import derivation
from engine.board.derived import ELSEWHERE, Derivation
from engine.cards.abilities.ability import Ability, Keyword, NotUnderstood, Triggered
from engine.cards.keywords.forms import forms
from engine.cards.places import place_of
from engine.state import events as e
from engine.state.facts.nothing import Nothing, WhyNothing
from engine.state.objects import GameObject
from engine.state.trace import NearMiss
from engine.words.terms import Layer, ObjectId, Zone
from scenarios.asked.explaining.reasons import Reason
from scenarios.asked.explaining.why_not_players import about_player, spared
from scenarios.asked.explaining.why_not_reached import not_put, unreached
from scenarios.asked.explaining.why_not_resolved import instead_of_dying, unresolved, vain
from scenarios.laid import finding
from scenarios.laid.not_found import Ambiguous, NotFound
from scenarios.language.words import People, damage, joined, quoted
from scenarios.played import readings
from scenarios.played.budget import Budget
from scenarios.played.lacking import Lacked, lacked, missed_the_beginning, silent
from scenarios.played.run import NO_ANSWERS, Run, RunStep, run
from scenarios.told.derivation import source_of, unapplied_lines
from scenarios.told.reasons import CRITERIA, MISSED_THE_BEGINNING, near_miss
from scenarios.written import model
from scenarios.written.one_line import action_of

NO_EVENT = "nessun evento di questo svolgimento le somiglia"


def about(found: Run, name: str, step: int | None = None) -> tuple[Reason, ...]:
    """Everything that might have been expected of an object or a player and did not happen. Raises as `about_object` does."""
    game = found.final if step is None else found.game_at(step)
    try:
        which = finding.anything(game, name)
    except Ambiguous:
        raise
    except NotFound:
        which = None
    if isinstance(which, PlayerTarget):
        return about_player(found, which.player, step)
    return about_object(found, name, step)


def about_object(found: Run, name: str, step: int | None = None) -> tuple[Reason, ...]:
    """Everything that might have been expected of an object and did not happen: of its abilities, of effects on it, to it.

    ``step``: only at that step, and on the board after it. Raises NotFound where nothing is called so, and IndexError for a
    step that there is not.
    """
    game = found.final if step is None else found.game_at(step)
    one = _object(found, name)
    steps = [each for each in found.steps if step in (None, each.n)]
    saved = tuple(reason for each in steps for reason in (*spared(found, one.id, each), *_saved(each, one)))
    far = [reason for each in steps for reason in unreached(found.people, one.id, each)]
    unput = [reason for each in steps for reason in not_put(found.people, one.label, each)]
    who = readings.mention(found.start if one.id in found.start.objects else game, one)
    vainly = (*unresolved(found.people, who, steps), *vain(found.people, who, steps))
    instead = tuple(instead_of_dying(found.people, who, steps))
    survives = _survives(game, one, saved=bool(saved or vainly))
    return (*_triggers(found, one, step), *unput, *_effects(game, one), *far, *saved, *vainly, *instead, *survives)


def derived(found: Run, name: str, step: int | None = None) -> Derivation:
    """613: how an object came to what it is, at the end or just after a step.

    Raises NotFound where nothing is called so there, and IndexError for a step that there is not.
    """
    game = found.final if step is None else found.game_at(step)
    which = finding.anything(game, name)
    if isinstance(which, PlayerTarget):
        raise NotFound(f"«{name}» è un giocatore: qui serve un oggetto")
    return derivation(game, which)


def _object(found: Run, name: str) -> GameObject:
    """The object that a name stands for, at the end or where it was last."""
    for game in (found.final, found.start):
        try:
            which = finding.anything(game, name)
        except Ambiguous:
            raise
        except NotFound:
            if game is found.start:
                raise
            continue
        if isinstance(which, PlayerTarget):
            raise NotFound(f"«{name}» è un giocatore: qui serve un oggetto")
        return game.objects[which]
    raise AssertionError("the last board raises")


def _abilities(one: GameObject, game: Game) -> tuple[tuple[int, Ability], ...]:
    """The abilities of an object with their indexes, keywords as what they stand for (702)."""
    here = one.id in game.objects
    looks = board_of(game).characteristics(one.id) if here else one.printed
    return tuple(_stood_for(enumerate(looks.abilities)))


def _stood_for(several: Iterable[tuple[int, Ability]]) -> Iterator[tuple[int, Ability]]:
    for index, ability in several:
        yield index, ability
        if isinstance(ability, Keyword):
            yield from ((index, form) for form in forms(ability))


def _expected(one: GameObject, game: Game) -> tuple[tuple[int, Ability], ...]:
    """What could be expected to trigger: the abilities that it has, and those printed on it that something took away."""
    has = _abilities(one, game)
    own = [ability for _, ability in has]
    lost = ((n, ability) for n, ability in enumerate(one.printed.abilities) if ability not in own)
    return (*has, *_stood_for(lost))


def _printed(one: GameObject, index: int, ability: Ability) -> Ability:
    """What is printed on an object that an ability is, or is of: the keyword that stands for it."""
    there = one.printed.abilities[index] if index < len(one.printed.abilities) else ability
    return there if isinstance(there, Keyword) and ability in forms(there) else ability


def _triggers(found: Run, one: GameObject, step: int | None) -> Iterator[Reason]:
    """603.2: for each of its triggered abilities that did not trigger, what it failed where it came near."""
    game = found.final if step is None else found.game_at(step)
    steps = [each for each in found.steps if step in (None, each.n)]
    has = board_of(game).characteristics(one.id).abilities if one.id in game.objects else one.printed.abilities
    by_place: dict[int, list[tuple[int, Ability]]] = {}
    for index, ability in _expected(one, game):
        own = has if ability in has or index >= len(one.printed.abilities) else one.printed.abilities
        by_place.setdefault(place_of(own, index), []).append((index, ability))
    for place, records in sorted(by_place.items()):
        what = f"l'abilità {place + 1} {joined('di', quoted(one.printed.name or one.label))}"
        if any(isinstance(ability, NotUnderstood) for _, ability in records):
            yield Reason(what, "il testo di questa abilità non è stato capito: non si sa", ())
        triggers = [(index, ability) for index, ability in records if isinstance(ability, Triggered)]
        if triggers:
            yield from _not_triggered(found, one, f"non si innesca {what}", place, triggers, steps, game)


def _not_triggered(
    found: Run,
    one: GameObject,
    what: str,
    place: int,
    triggers: list[tuple[int, Triggered]],
    steps: list[RunStep],
    game: Game,
) -> Iterator[Reason]:
    """What one ability, which may trigger on several things, failed where it came near; else why it came near nothing."""
    mine = [
        (each.n, missed)
        for each in steps
        for missed in each.step.missed
        if missed.source.label == one.label and missed.index == place
    ]
    if told := _told(mine, found.people):
        yield from (Reason(what, why, rules, at) for why, rules, at in told)
        return
    if any(
        noticed.source.label == one.label and noticed.index == place
        for each in steps
        for noticed in each.step.triggered
    ):
        return
    printed = [_printed(one, index, ability) for index, ability in triggers]
    if late := next(filter(None, (missed_the_beginning(found, one, each, steps) for each in printed)), ""):
        yield Reason(what, MISSED_THE_BEGINNING, (late,))
        return
    if at := next((at for each in printed if (at := silent(found, one, each, steps))), ()):
        yield Reason(what, CRITERIA[ELSEWHERE], ("113.6",), at)
        return
    without = next((some for each in printed if (some := lacked(found, one, each, steps, game))), ())
    yield from _untriggered(what, without)


def _untriggered(what: str, without: tuple[Lacked, ...]) -> Iterator[Reason]:
    """Why an ability came near nothing at all: it was not there when the object moved, or nothing like its event happened."""
    moves: dict[tuple[str, tuple[str, ...]], list[int]] = {}
    for each in without:
        if each.step is not None:
            moves.setdefault((_lost(each, "gliel'aveva tolta"), each.rules), []).append(each.step)
    for (why, rules), at in moves.items():
        yield Reason(what, why, rules, tuple(dict.fromkeys(at)))
    if moves:
        return
    if without:
        yield Reason(what, f"{NO_EVENT}; e adesso {_lost(without[0], 'gliela toglie')}", ("603.2", *without[0].rules))
    else:
        yield Reason(what, NO_EVENT, ("603.2",))


def _lost(each: Lacked, takes: str) -> str:
    """708.2: face down it has no text; else the effect that took it."""
    if each.by.layer is Layer.FACE_DOWN:
        return (
            "è a faccia in giù, e non ha quell'abilità"
            if each.step is None
            else ("era a faccia in giù, e non aveva quell'abilità")
        )
    return f"{source_of(each.found, each.by.source)} {takes}"


def _told(mine: list[tuple[int, NearMiss]], people: People) -> list[tuple[str, tuple[str, ...], tuple[int, ...]]]:
    by_reason: dict[tuple[str, tuple[str, ...]], list[int]] = {}
    for n, missed in mine:
        if near_miss(missed, people) is not None:
            why = CRITERIA.get(missed.why, "la condizione di innesco non è soddisfatta")
            by_reason.setdefault((why, tuple(map(str, missed.rules))), []).append(n)
    return [(why, rules, tuple(steps)) for (why, rules), steps in by_reason.items()]


def _effects(game: Game, one: GameObject) -> Iterator[Reason]:
    """611.3a, 613.6: which effects of static abilities do not apply to this object, each held against it in its own layer."""
    if one.id in game.objects:
        for line in unapplied_lines(derivation(game, one.id)):
            what, _, why = line.text.partition(": ")
            yield Reason(what, why, line.rules)


def _saved(each: RunStep, one: GameObject) -> Iterator[Reason]:
    """702.12b, 122.1c, 701.19: what kept something from being destroyed in a step."""
    nothing = each.step.fact(Nothing)
    kept = (each.step.cause, *nothing.of) if nothing is not None and nothing.why is WhyNothing.INDESTRUCTIBLE else ()
    if any(mention is not None and mention.id == one.id for mention in kept):
        yield Reason("non viene distrutto", "è indistruttibile", ("702.12b",), (each.n,))
    prevented = any(isinstance(change.event, e.DamagePrevented) for change in each.step.changes)
    for change in each.step.changes:
        rules = tuple(map(str, change.rules))
        match change.event:
            case e.CountersRemoved(on=one.id, counter="shield") if "122.1c" in rules and not prevented:
                yield Reason("non viene distrutto", "perde invece un segnalino scudo", rules, (each.n,))
            case e.Regenerated(object=one.id):
                yield Reason("non viene distrutto", "viene invece rigenerato", rules, (each.n,))


def _survives(game: Game, one: GameObject, *, saved: bool) -> Iterator[Reason]:
    """704.5f-h: why a creature does not die, by its numbers; ``saved``: it is known already what kept the damage from it."""
    if one.id not in game.objects or one.zone is not Zone.BATTLEFIELD:
        return
    now = game.objects[one.id]
    looks = board_of(game).characteristics(one.id)
    if not looks.creature or looks.toughness is None:
        return
    told = f"ha costituzione {looks.toughness} e {damage(now.damage)}"
    lethal = now.damage >= looks.toughness or now.deathtouched
    if looks.toughness > 0 and lethal and looks.has("indestructible"):
        yield Reason("non muore", f"{told}, ma è indistruttibile", ("702.12b",))
    elif looks.toughness > 0 and lethal:
        yield Reason(
            "non muore", f"{told}, ma le azioni generate dallo stato devono ancora essere controllate", ("704.3",)
        )
    elif looks.toughness > 0 and not saved:
        yield Reason("non muore", f"{told}: non sono letali", ("704.5f", "704.5g"))


def about_action(
    scenario: model.Scenario,
    text: str,
    *,
    after: int | None = None,
    answers: Mapping[int, Answer] = NO_ANSWERS,
    budget: Budget | None = None,
) -> tuple[Run, bool]:
    """The scenario played up to an action of its script (all of them without a number) and then one more, in one line.

    ``answers`` are those that were given until then, by number. The run, and whether the action is allowed. Raises ScenarioError
    for a text that is no action, or that does not fit.
    """
    action = action_of(scenario, text)
    kept = scenario.script if after is None else scenario.script[:after]
    told = scenario.model_copy(update={"script": (*kept, action), "expectations": (), "until": None, "rules": ()})
    made = run(told, answers, budget=budget)
    return made, made.refusal is None


def objects_called(found: Run) -> tuple[str, ...]:
    """What can be asked about: the names of all objects at the end that have one."""
    names = (board_of(found.final).characteristics(ObjectId(one)).name for one in found.final.objects)
    return tuple(dict.fromkeys(name for name in names if name))
