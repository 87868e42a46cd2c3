"""602.1: 'costo: effetto', with what its sentences say about when it may be activated and by whom."""

from __future__ import annotations

from typing import Any

from engine.cards.abilities.ability import Ability, Activated, Timing
from engine.cards.abilities.classification import adds, is_instruction
from engine.cards.abilities.conditions import AllOf, Condition
from engine.cards.abilities.quantities import X
from engine.words.record import within
from scenarios.cardtext import refusal
from scenarios.cardtext.dice import results_of
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lines import Line, sentences
from scenarios.cardtext.lower.costs import cost as lower_cost
from scenarios.cardtext.lower.instructions import Instructions
from scenarios.cardtext.lower.one_reading import one_reading
from scenarios.cardtext.lower.paid_with import hear_what_was_paid
from scenarios.cardtext.lower.scope import Scope
from scenarios.cardtext.lower.where_it_is import asked_zones
from scenarios.cardtext.modes import modes_of
from scenarios.cardtext.parsing import readings
from scenarios.cardtext.refusal import Refusal


def activated(line: Line, found: list[Lexeme], scope: Scope, only_if: Condition | None) -> list[Ability]:
    colon = next(n for n, one in enumerate(found) if one.kind == "COLON")
    if not found[:colon] or not found[colon + 1 :]:
        raise Refusal(found[0].start, found[-1].end, refusal.UNFINISHED)
    either = _either_cost(found[:colon])
    if either:
        return [made for paid in either for made in activated(line, [*paid, *found[colon:]], scope.fork(), only_if)]
    cost, scope = one_reading(readings(found[:colon], "cost"), scope, lower_cost)
    if "{X}" in cost.mana and cost.times_x not in ("", "life"):
        # 107.3c: 'un qualsiasi numero di' is announced as an X, too, which need not be that of the mana.
        raise Refusal(found[0].start, found[colon].end, refusal.AMBIGUOUS)
    if "{X}" in cost.mana or cost.times_x:
        scope.x = X()
    hear_what_was_paid(cost, scope)
    timing = Timing.INSTANT
    counters = cost.put_counters or cost.remove_counters
    if counters is not None and counters[0] == "loyalty" and found[0].kind in ("DASH", "PLUS_SIGN", "NUM"):
        timing = Timing.LOYALTY
    instructions = Instructions(scope)
    first, *rest = sentences(found[colon + 1 :])
    modal = _modal(line, first, scope)
    for sentence in rest if modal else (first, *rest):
        instructions.add(sentence)
    instructions.table(results_of(line))
    if instructions.sorcery:
        if timing is not Timing.INSTANT:
            raise Refusal(line.start, line.end, refusal.UNEXPECTED)
        timing = Timing.SORCERY
    if instructions.triggers_once:
        raise Refusal(line.start, line.end, refusal.UNEXPECTED)
    made = instructions.made()
    if bool(made) is bool(modal):
        raise Refusal(line.start, line.end, refusal.NO_VOCABULARY)
    such = _both(instructions.only_if, only_if)
    return [
        Activated(
            cost=cost,
            effects=made,
            targets=tuple(instructions.scope.targets),
            **modal,
            timing=timing,
            zones=asked_zones(such) or (instructions.scope.functions_in,),
            once_each_turn=instructions.once,
            who=instructions.who,
            once=instructions.only_ever_once,
            cost_changes=instructions.cost_changes,
            condition=such,
        )
    ]


def _modal(line: Line, first: list[Lexeme], scope: Scope) -> dict[str, Any]:
    """602.2b, 700.2a: '{T}: Scegli uno —', with its modes; empty where the ability has none. None of them adds mana (605.1a)."""
    if first[0].kind != "CHOOSE_MODES":
        if line.modes:
            raise Refusal(line.modes[0][0].start, line.end, refusal.UNEXPECTED)
        return {}
    if any(one.kind == "AT_RANDOM" for one in first):
        raise Refusal(first[0].start, first[-1].end, refusal.NO_VOCABULARY)
    fresh = any(one.kind == "FRESH_MODE" for one in first)
    modes, how_many = modes_of(line, first, scope)
    if any(adds(one) is not None for mode in modes for one in within(mode.effects) if is_instruction(one)):
        raise Refusal(line.start, line.end, refusal.NO_VOCABULARY)
    return {"modes": modes, "choose_modes": how_many, "fresh_modes": fresh}


def _either_cost(found: list[Lexeme]) -> tuple[list[Lexeme], ...]:
    """602.1a: '{3}, {T} o {R}, {T}: ...': two costs for one effect, which are two abilities; nothing, where there is one cost."""
    at = [n for n, one in enumerate(found) if one.kind == "OR" and found[n - 1].kind == "TAP_SYMBOL"]
    if len(at) != 1 or found[-1].kind != "TAP_SYMBOL" or found[0].kind != "SYMBOL":
        return ()
    return found[: at[0]], found[at[0] + 1 :]


def _both(first: Condition | None, second: Condition | None) -> Condition | None:
    said = tuple(one for one in (first, second) if one is not None)
    return AllOf(said) if len(said) > 1 else next(iter(said), None)
