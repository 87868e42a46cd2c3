"""500.7-500.11, 614.10: which step comes next, which phases and steps were added, which are skipped; and whose turn."""

from __future__ import annotations

from collections.abc import Sequence

from engine.board.asking import Transaction
from engine.board.criteria import related
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.turns import Skips
from engine.happening.carrying import carry_out
from engine.happening.replacement.choosing import Possible, choose_first
from engine.happening.writing.turns import do_after_skip, take_after_skips, use_up_skip
from engine.state.bindings import Bindings
from engine.state.counted import combats_with, mains_begun
from engine.state.facts.turns import PartSkipped, TurnGoes, Turning
from engine.state.game import Game
from engine.state.table import Variant
from engine.state.trace import StepKind
from engine.state.turn_state import AfterSkip, Plan, SkipDue, Turn
from engine.words.citations import Citation, cite
from engine.words.decisions import Purpose
from engine.words.record import replace
from engine.words.terms import PHASE_STEPS, ObjectId, Phase, PlayerId, TurnStep

_PHASES: Plan = (
    PHASE_STEPS[Phase.BEGINNING],
    (TurnStep.PRECOMBAT_MAIN,),
    PHASE_STEPS[Phase.COMBAT],
    (TurnStep.POSTCOMBAT_MAIN,),
    PHASE_STEPS[Phase.ENDING],
)
"""500.1: the phases of a turn with their steps."""

Part = TurnStep | Phase | None
"""A step, a kind of phase, or with ``None`` a whole turn."""


def steps_of(phase: Phase) -> tuple[TurnStep, ...]:
    """500.8: the steps of an added phase; a main phase has none and stands for itself (505.2)."""
    return (TurnStep.POSTCOMBAT_MAIN,) if phase is Phase.MAIN else PHASE_STEPS[phase]


def usual(step: TurnStep) -> Plan:
    """500.1: what usually comes after a step: the rest of its phase, and the phases after that."""
    at = next(number for number, steps in enumerate(_PHASES) if step in steps)
    steps = _PHASES[at]
    return (steps[steps.index(step) + 1 :], *_PHASES[at + 1 :])


def whole_turn() -> Plan:
    """500.1: what comes before the first step of a turn has been reached: nothing of a phase, and then all of them."""
    return ((), *_PHASES)


def ahead(turn: Turn) -> Plan:
    """What comes after the current step of a turn, phase by phase."""
    return usual(turn.step) if turn.plan is None else turn.plan


def to_come(turn: Turn) -> tuple[TurnStep, ...]:
    """500.1: the steps of a turn after its current one, as things stand now."""
    return tuple(step for group in ahead(turn) for step in group)


def next_in_turn(tx: Transaction) -> Turn | None:
    """500.1, 500.11: the turn at its next step, past what is skipped; ``None`` where nothing of the turn is left."""
    turn = tx.game.turn
    begun = mains_begun(turn)
    new_phase = False
    group, *later = ahead(_without_empty_combat(tx.game))
    while True:
        if not group:
            if not later:
                return None
            group, new_phase = _main(later.pop(0), begun=begun > 0), True
            if _skips_phase(tx, group):
                group = ()
            continue
        step, group = group[0], group[1:]
        if not skipped(tx, step, turn.active):
            break
    rest = (group, *later)
    return replace(
        turn,
        step=step,
        plan=None if rest == usual(step) else rest,
        mains=begun + step.main,
        combats=combats_with(turn, step, begins=new_phase),
    )


def ends_phase(turn: Turn) -> bool:
    """Whether the phase ends with the current step."""
    return not ahead(turn)[0]


def _main(group: tuple[TurnStep, ...], *, begun: bool) -> tuple[TurnStep, ...]:
    """505.1a: the first main phase of a turn is precombat, all others are postcombat."""
    if not group or not group[0].main:
        return group
    return (TurnStep.POSTCOMBAT_MAIN,) if begun else (TurnStep.PRECOMBAT_MAIN,)


def _skips_phase(tx: Transaction, group: Sequence[TurnStep]) -> bool:
    """500.11: a phase is skipped whole, before it begins. A main phase is skipped as the one that it is, as a step is."""
    return bool(group) and skipped(tx, group[0].phase, tx.game.turn.active)


def nobody_attacks(game: Game) -> bool:
    """508.8: whether no creature was declared as an attacker, nor is any attacking."""
    return game.combat is None or not (game.combat.attacked or game.combat.attackers)


def _without_empty_combat(game: Game) -> Turn:
    """508.8: with no attackers declared there are no blockers and no damage; 510.4: first strike adds a second damage step."""
    turn, combat = game.turn, game.combat
    group, *later = ahead(turn)
    if turn.step is TurnStep.DECLARE_ATTACKERS and nobody_attacks(game):
        group = tuple(one for one in group if one not in (TurnStep.DECLARE_BLOCKERS, TurnStep.COMBAT_DAMAGE))
    if (
        turn.step is TurnStep.COMBAT_DAMAGE
        and combat is not None
        and combat.damage_steps == 1
        and combat.first_strikers
    ):
        group = (TurnStep.COMBAT_DAMAGE, *group)
    return replace(turn, plan=(group, *later))


def skipped(tx: Transaction, what: Part, player: PlayerId, *, extra: bool = False) -> bool:
    """614.10: whether a step, phase or turn that would begin now is skipped; an effect that said so of the next one is used up.

    Of several such effects the player chooses which one applies (616.1, 614.10a). ``extra``: of a turn that it is extra.
    """
    if _first_draw(tx.game, what, player):
        rule = cite("103.8b") if tx.game.table.variant is Variant.TWO_HEADED_GIANT else cite("103.8a")
        _note(tx, what, player, [rule, cite("500.11")], None)
        return True
    dues = [one for one in tx.game.skips if _due(tx.game, one, what, player)]
    always = [
        (source, ability)
        for source, ability in tx.board.in_force.turn_rules(Skips)
        if ability.what == what
        and (what is not None or extra)
        and any(
            related(tx.board, one, tx.board.controller(source), ability.who, source=source)
            for one in tx.game.together(player)
        )
    ]
    forced: dict[str, tuple[ObjectId, SkipDue | None]] = {f"u{one.id}": (one.source, one) for one in dues}
    forced |= {f"s{n}": (source, None) for n, (source, ability) in enumerate(always) if not ability.optional}
    if forced:
        options = [
            Possible(key, source, "", list, "used up" if due is not None and not due.whole_turn else "stays")
            for key, (source, due) in forced.items()
        ]
        source, due = forced[choose_first(tx, player, options, None).key]
        then = due.then if due is not None else next((one.then for by, one in always if by == source), ())
        _do_later(tx, source, player, then)
        if due is not None and not due.whole_turn:
            use_up_skip(tx.game, due)
        rules = [cite("500.11"), cite("614.10")]
        if len(forced) > 1:
            rules.append(cite("614.10a"))
        if len(tx.game.together(player)) > 1:
            rules.append(cite("805.8"))
        _note(tx, what, player, rules, source)
        return True
    for source, ability in always:
        if ability.optional and tx.ask_yes(Purpose.MAY, player, cite("614.10"), tx.mention(source)):
            _do_later(tx, source, player, ability.then)
            _note(tx, what, player, [cite("500.11"), cite("614.10")], source)
            return True
    return False


def _do_later(tx: Transaction, source: ObjectId, player: PlayerId, then: tuple[Effect, ...]) -> None:
    """614.10b: what is done for what was skipped waits for the next step, phase or turn that does begin."""
    if then:
        do_after_skip(tx.game, AfterSkip(source=source, player=player, effects=then))


def done_for_skipped(tx: Transaction) -> None:
    """614.10b: the first thing that happens in what does begin."""
    for one in take_after_skips(tx.game):
        facts = (TurnGoes(Turning.FOR_SKIPPED),)
        tx.note(StepKind.INSTRUCTION, [cite("614.10b")], facts=facts, player=one.player, cause=one.source)
        carry_out(tx, one.effects, Bindings(source=one.source, you=one.player))


def _first_draw(game: Game, what: Part, player: PlayerId) -> bool:
    """103.8a-c, 810.6: who plays first in a game of two, or which team in Two-Headed Giant, skips the first draw step."""
    first = game.turn.number == 1 and player == game.starting_player
    skipping = len(game.players) == 2 or game.table.variant is Variant.TWO_HEADED_GIANT
    return what is TurnStep.DRAW and first and skipping


def _due(game: Game, one: SkipDue, what: Part, player: PlayerId) -> bool:
    """Whether an effect has a player, or their team (805.8), skip what would begin now."""
    if one.what != what or one.player not in game.together(player):
        return False
    return one.turn == game.turn.number if one.whole_turn else one.turn is None


def _note(tx: Transaction, what: Part, player: PlayerId, rules: Sequence[Citation], source: ObjectId | None) -> None:
    tx.note(StepKind.SKIPPED, rules, player=player, facts=(PartSkipped(what),), cause=source)
