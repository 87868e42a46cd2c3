"""603: paragraphs that are triggered abilities, and the chapters of a Saga (714.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.cards.abilities.ability import Ability, Triggered
from engine.cards.abilities.conditions import AllOf, Condition
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.quantities import EventAmount
from engine.cards.abilities.references import Other, Remembered
from engine.cards.abilities.triggers import (
    AddsMana,
    Attacks,
    Becomes,
    Blocks,
    CastsSpell,
    CountersPutOn,
    Cycles,
    DealsDamage,
    Moves,
    Performs,
    Unblocked,
)
from engine.cards.keywords.parts import ALL_OF_EVENT
from engine.words.counters import LORE
from engine.words.record import replace, within
from engine.words.terms import Action, Reason, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.dice import results_of
from scenarios.cardtext.headings import name_before_dash
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lines import Line, lexed, sentences
from scenarios.cardtext.lower.casting_events import OWN_CYCLED
from scenarios.cardtext.lower.conditions import condition
from scenarios.cardtext.lower.deeds_as_events import no_mana_ability
from scenarios.cardtext.lower.event_subjects import Event
from scenarios.cardtext.lower.events import events
from scenarios.cardtext.lower.first_times import for_the_first_time
from scenarios.cardtext.lower.instructions import Instructions
from scenarios.cardtext.lower.mentioned import own
from scenarios.cardtext.lower.one_reading import one_reading
from scenarios.cardtext.lower.scope import Done, Mention, Scope
from scenarios.cardtext.lower.sentences.effects import effects
from scenarios.cardtext.lower.where_it_is import asked_zones, functioning_there
from scenarios.cardtext.modes import modes_of, rules_of_choice, up_to_modes
from scenarios.cardtext.normalise import PieceKind
from scenarios.cardtext.parsing import readings
from scenarios.cardtext.refusal import Refusal
from scenarios.cardtext.tree import Node
from scenarios.language.labels import WITH_MEANING


def triggered(line: Line, found: list[Lexeme], scope: Scope) -> list[Ability]:
    """603.1: the abilities of a sentence that begins with a trigger event, and of those behind it."""
    first, *rest = sentences(found)
    modal = any(one.kind == "CHOOSE_MODES" for one in first)
    trees = readings(up_to_modes(first) if modal else first, "triggered_modal" if modal else "triggered")
    happened = _one_list_of_events(trees, scope)
    made: list[Ability] = [
        _one_triggered(line, first, rest, trees, number, scope, modal=modal) for number in range(happened)
    ]
    if len(made) > 1 and any(
        isinstance(one, Triggered) and (one.once_each_turn or one.done_once_each_turn) for one in made
    ):
        raise Refusal(line.start, line.end, refusal.NO_VOCABULARY)
    return made


def _with_modes(
    line: Line, first: list[Lexeme], rest: list[list[Lexeme]], ability: Triggered, scope: Scope
) -> Triggered:
    """700.2b: the modes of a triggered ability, and how they are chosen."""
    of_choice = [one for one in rest if one[0].kind in ("SAME_MODE", "IF") or one[-1].kind == "MORE_MODES"]
    once = _only_once([one for one in rest if one not in of_choice], scope)
    return replace(ability, once_each_turn=once, **_modal(line, first, of_choice, scope))


def _modal(line: Line, first: list[Lexeme], rest: list[list[Lexeme]], scope: Scope) -> dict[str, Any]:
    """700.2: modes, how many of them are chosen, and whether by chance, or only such as were not chosen before in the turn."""
    modes, how_many = modes_of(line, first, scope, repeat=any(one[0].kind == "SAME_MODE" for one in rest))
    return {
        "modes": modes,
        "choose_modes": how_many,
        "fresh_modes": any(one.kind == "FRESH_MODE" for one in first),
        "random_modes": "AT_RANDOM" in {one.kind for one in _header(first)},
        **rules_of_choice(rest, len(modes), scope.fork()),
    }


def _header(first: list[Lexeme]) -> list[Lexeme]:
    """700.2: what stands before the modes of an ability."""
    dash = next((n for n, one in enumerate(first) if one.kind == "DASH"), len(first))
    return first[:dash]


def _one_triggered(
    line: Line,
    first: list[Lexeme],
    rest: list[list[Lexeme]],
    trees: list[Node],
    number: int,
    scope: Scope,
    *,
    modal: bool,
) -> Triggered:
    """The ability for one of several events of the same sentence."""

    def lower(tree: Node, scope: Scope) -> Triggered:
        event = events(next(tree.nodes("trigger")), scope)[number]
        _hear(event, scope)
        scope.functions_in = event.zone or scope.functions_in
        event, only_if = _intervening(tree, event, scope)
        said = tree.node("effects")
        made = Triggered(
            trigger=event.trigger, condition=only_if, meanwhile=event.meanwhile, first_each_turn=event.first
        )
        made = functioning_there(made, only_if)
        return made if said is None else replace(made, effects=effects(said, scope))

    ability, scope = one_reading(trees, scope, lower)
    if modal:
        return _with_modes(line, first, rest, ability, scope)
    instructions = _gathered(line, rest, ability, scope)
    if instructions.about_activating:
        raise Refusal(line.start, line.end, refusal.UNEXPECTED)
    targets = tuple(instructions.scope.targets)
    described = [part for part in within((instructions.made(), targets)) if isinstance(part, Filter)]
    if any(one.defending for one in described) and not _by_itself(ability.trigger):
        raise Refusal(line.start, line.end, refusal.NO_VOCABULARY)
    return replace(
        ability,
        effects=instructions.made(),
        targets=targets,
        zones=asked_zones(ability.condition) or (_where(ability, instructions.scope),),
        once_each_turn=instructions.triggers_once,
        done_once_each_turn=instructions.done_once,
    )


def _intervening(tree: Node, event: Event, scope: Scope) -> tuple[Event, Condition | None]:
    """603.4: the event as the 'if' behind it narrows it, and what must be so."""
    such = tree.node("if_clause")
    if such is None and _begins_with_if(tree):
        raise Refusal(tree.start, tree.end, refusal.UNEXPECTED)
    asked = None if such is None else such.node("condition")
    only_if = None if asked is None else condition(asked, scope)
    if asked is not None and _asks_of_itself(asked):
        scope.subject = scope.mention(own(scope))
    first = None if such is None else such.node("first_time")
    if first is not None:
        event = for_the_first_time(event, first, scope)
    elif such is not None and asked is None:
        event = no_mana_ability(event, such)
    if event.during is not None:
        only_if = event.during if only_if is None else AllOf((event.during, only_if))
    return event, only_if


def _gathered(line: Line, rest: list[list[Lexeme]], ability: Triggered, scope: Scope) -> Instructions:
    """608.2c: what the sentences behind the first one add to what the ability does."""
    choosing = rest[-1] if line.modes and rest and _chooses_when_done(rest[-1]) else None
    if line.modes and choosing is None:
        raise Refusal(line.modes[0][0].start, line.end, refusal.UNEXPECTED)
    scope.subject = None
    instructions = Instructions(scope, list(ability.effects))
    instructions.places.append((line.start, line.end))
    for sentence in rest if choosing is None else rest[:-1]:
        instructions.add(sentence)
    if choosing is not None:
        header = choosing[2:]
        instructions.when_done_choosing(choosing, lambda heard: _modal(line, header, [], heard))
    instructions.table(results_of(line))
    return instructions


def _chooses_when_done(sentence: list[Lexeme]) -> bool:
    """603.12, 700.2b: 'quando lo fai, scegli uno —'."""
    return [one.kind for one in sentence[:3]] == ["WHEN_YOU_DO", "COMMA", "CHOOSE_MODES"]


def _asks_of_itself(asked: Node) -> bool:
    """603.4: 'se la Sentinella ha difensore, perde difensore': who does what follows is who the condition is about."""
    subjects = [one.node("subject_of_fact") for one in asked.nodes("fact")]
    return bool(subjects) and all(one is not None and one.only.only.kind == "own" for one in subjects)


def _where(ability: Triggered, scope: Scope) -> Zone:
    """113.6, 603.10a: what looks back at its own source as it left functions where that was, wherever it is found afterwards."""
    trigger = ability.trigger
    leaves = isinstance(trigger, Moves) and trigger.subject.this and trigger.origin is Zone.BATTLEFIELD
    return Zone.BATTLEFIELD if leaves else scope.functions_in


def _by_itself(trigger: object) -> bool:
    """508.5: whether the defending player is that of the source: where it is the source that attacks or fights, or hits one."""
    if isinstance(trigger, DealsDamage):
        return trigger.combat is True and trigger.to_player is not None and trigger.source == Filter(this=True)
    return isinstance(trigger, Attacks | Blocks) and trigger.subject == Filter(this=True)


def _begins_with_if(tree: Node) -> bool:
    """603.4: 'se ...' right behind the trigger event is the intervening 'if', not an instruction's."""
    said = tree.node("effects")
    first = None if said is None else said.node("clause")
    return first is not None and first.node("conditional") is not None


def _knows_x(trigger: object) -> bool:
    """107.3a, 107.3m: as it enters, and as it is cast, an object knows the X of the spell that it is or was; else it does not."""
    match trigger:
        case Moves(subject=subject, to=Zone.BATTLEFIELD):
            return subject == Filter(this=True)
        case CastsSpell(spell=spell):
            return spell.this
        case _:
            return False


_DONE_FOR = {Reason.DISCARDED: "DISCARDED", Reason.MILLED: "MILLED"}
"""603.2c: what 'one or more' cards of an event had done to them, of which its instructions say 'in this way'."""


def _done_by(event: Event) -> str | None:
    trigger = event.trigger
    if not isinstance(trigger, Moves) or not trigger.one_or_more or trigger.reason is None:
        return None
    return _DONE_FOR.get(trigger.reason)


def _hear(event: Event, scope: Scope) -> None:
    """What an event speaks of can be spoken of by the instructions."""
    if not (_knows_x(event.trigger) or scope.source.turned_up_for_x):
        scope.x = None
    if scope.x is None and isinstance(event.trigger, Performs) and event.trigger.action is Action.MONSTROSITY:
        # 701.37c: X is what it was as the permanent became monstrous.
        this = event.trigger.subject == Filter(this=True)
        scope.x = EventAmount() if this else None
    scope.event_amount = event.counts
    scope.scrying = isinstance(event.trigger, Performs) and event.trigger.action is Action.SCRY
    for mention in event.mentions:
        scope.mention(mention)
    scope.subject = event.mentions[0] if event.mentions else None
    if isinstance(event.trigger, Cycles) and event.trigger.card == OWN_CYCLED:
        # 702.29c: 'quando cicli questa carta, infligge 1 danno': the card does it.
        scope.subject = scope.mention(own(scope))
    scope.event_doer = event.doer
    done = _done_by(event)
    if done is not None:
        scope.done[done] = Done(to=Remembered(ALL_OF_EVENT), called=frozenset({"card"}))
    scope.tapped_for_mana = isinstance(event.trigger, AddsMana)
    if isinstance(event.trigger, Becomes) and event.trigger.state == "targeted":
        called = {"spell"} if event.trigger.other is not None else {"spell", "ability"}
        scope.aimed = Mention(to=Other(), called=frozenset(called), gender="f", zone=Zone.STACK)
    blocked = isinstance(event.trigger, Unblocked) or (
        isinstance(event.trigger, Blocks) and event.trigger.becomes_blocked
    )
    if event.mentions and (blocked or (isinstance(event.trigger, Attacks) and not event.trigger.once)):
        scope.attacker = event.mentions[0].to  # type: ignore[assignment]
    hits = event.trigger if isinstance(event.trigger, DealsDamage) else None
    if hits is not None and hits.combat and hits.to_player is not None and not hits.once and event.mentions:
        # 510.1c: only an attacking creature deals combat damage to a player.
        scope.attacker = None if event.mentions[0].player else event.mentions[0].to  # type: ignore[assignment]
    if isinstance(event.trigger, Blocks) and event.mentions and not event.trigger.becomes_blocked:
        scope.blocker = event.mentions[0].to  # type: ignore[assignment]


def _one_list_of_events(trees: Sequence[Node], scope: Scope) -> int:
    """How many events the trigger of a sentence has, in every reading of it."""
    counts = set()
    refused: list[Refusal] = []
    for tree in trees:
        try:
            counts.add(len(events(next(tree.nodes("trigger")), scope.fork())))
        except Refusal as why:
            refused.append(why)
    if not counts:
        raise max(refused, key=lambda why: (why.start, why.end))
    if len(counts) > 1:
        raise Refusal(trees[0].start, trees[0].end, refusal.AMBIGUOUS)
    return counts.pop()


def _only_once(rest: list[list[Lexeme]], scope: Scope) -> bool:
    for sentence in rest:
        if [one.kind for one in sentence] != ["TRIGGERS_ONCE"]:
            raise Refusal(sentence[0].start, sentence[-1].end, refusal.UNEXPECTED)
    return bool(rest)


_ROMAN = ("i", "ii", "iii", "iv", "v", "vi", "vii")


def chapters(line: Line, scope: Scope) -> list[Ability] | None:
    """714.2a-b: a chapter ability, for one or several chapter numbers; ``None`` for a line that is none."""
    dash = next((n for n, piece in enumerate(line.pieces) if piece.form in "—-" and piece.kind is PieceKind.MARK), 0)
    numbers = [piece.form for piece in line.pieces[:dash] if piece.form != ","]
    if not numbers or any(number not in _ROMAN for number in numbers):
        return None
    if len({*numbers}) < len(numbers):
        raise Refusal(line.start, line.end, refusal.UNEXPECTED)
    rest = replace(line, pieces=line.pieces[dash + 1 :])
    if not rest.pieces:
        raise Refusal(line.start, line.end, refusal.UNFINISHED)
    said = sentences(_without_name(lexed(rest.pieces), line.text))
    if not said:
        raise Refusal(line.start, line.end, refusal.UNFINISHED)
    made: list[Ability] = []
    for number in numbers:
        instructions = Instructions(scope.fork())
        modal = _modes_of_chapter(rest, said, instructions)
        if instructions.about_activating or instructions.triggers_once:
            raise Refusal(line.start, line.end, refusal.UNEXPECTED)
        trigger = CountersPutOn(subject=Filter(this=True), counter=LORE, crosses=_ROMAN.index(number) + 1)
        ability = Triggered(
            trigger=trigger,
            effects=instructions.made(),
            targets=tuple(instructions.scope.targets),
            **modal,
            chapter=_ROMAN.index(number) + 1,
        )
        made.append(ability)
    return made


def _without_name(found: list[Lexeme], text: str) -> list[Lexeme]:
    """207.2d: a chapter may have a name of its own before its sentence."""
    dash = name_before_dash(found, text)
    if not dash or text[found[0].start : found[dash - 1].end].lower() in WITH_MEANING:
        return found
    return found[dash + 1 :] if text[found[dash + 1].start].isupper() else found


def _modes_of_chapter(line: Line, said: list[list[Lexeme]], instructions: Instructions) -> dict[str, Any]:
    """700.2b: the modes of a chapter, and how they are chosen; of one that has none what it does is gathered."""
    if said and said[0][0].kind == "CHOOSE_MODES":
        first, *rest = said
        return _modal(line, first, rest, instructions.scope)
    if line.modes:
        raise Refusal(line.modes[0][0].start, line.end, refusal.UNEXPECTED)
    for sentence in said:
        instructions.add(sentence)
    return {}
