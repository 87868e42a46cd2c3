"""608.2c: the table of instructions: what carries out each kind."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from engine.board.asking import Transaction
from engine.board.linked import speaks_of_linked
from engine.board.team_totals import team_totals
from engine.board.values import ACTIVE, ATTACKING, players
from engine.cards.abilities import effects as f
from engine.cards.abilities.classification import about, inside, moves
from engine.cards.abilities.references import AttackingPlayer, Every
from engine.happening.out_of_range import tell_what_is_out_of_range
from engine.state.bindings import Bindings
from engine.state.facts.decided import ObjectsChosen
from engine.state.facts.nothing import Nothing, WhyNothing
from engine.state.objects import PlayerTarget
from engine.state.trace import StepKind
from engine.words.citations import Citation, cite
from engine.words.decisions import Purpose
from engine.words.record import replace, within
from engine.words.speaking import words
from engine.words.terms import PlayerId

Carry = Callable[[Transaction, Any, Bindings], Bindings]


Effect = TypeVar("Effect")


Possible = Callable[[Transaction, Any, Bindings], bool]


_CARRY: dict[type, Carry] = {}


_POSSIBLE: dict[type, Possible] = {}


_BEYOND: dict[type, tuple[str, ...]] = {}


def carries(
    effect: type[Effect], *, beyond: tuple[str, ...] = ()
) -> Callable[[Callable[[Transaction, Effect, Bindings], Bindings]], Carry]:
    """Register the function that carries out one kind of instruction.

    ``beyond``: its fields that speak of what is out of range too (801.5c, 801.17).
    """

    def register(function: Callable[[Transaction, Effect, Bindings], Bindings]) -> Carry:
        _CARRY[effect] = function
        _BEYOND[effect] = beyond
        return function

    return register


def possible_if(effect: type[Effect]) -> Callable[[Callable[[Transaction, Effect, Bindings], bool]], Possible]:
    """Register what tells whether one kind of instruction can be done at all (608.2d)."""

    def register(function: Callable[[Transaction, Effect, Bindings], bool]) -> Possible:
        _POSSIBLE[effect] = function
        return function

    return register


def possible(tx: Transaction, instruction: f.Effect, bound: Bindings) -> bool:
    """608.2d: whether a player could choose to do this: of most instructions nothing speaks against it."""
    check = _POSSIBLE.get(type(instruction))
    return check is None or check(tx, instruction, bound)


def realised() -> tuple[type, ...]:
    """The kinds of instructions that can be carried out."""
    return tuple(_CARRY)


def carried_by(kind: type) -> Carry:
    """What carries out this kind of instruction."""
    return _CARRY[kind]


def _with_active_player(tx: Transaction, instruction: f.Effect, bound: Bindings) -> Bindings:
    """805.9: of several active players, the ability's controller chooses of which one it speaks as its effect is applied."""
    if ACTIVE in bound.remembered or "ActivePlayer" not in words(instruction):
        return bound
    active = [one for one in tx.game.together(tx.game.turn.active) if tx.game.player(one).in_game]
    return _one_of(tx, active, ACTIVE, bound, cite("805.9"))


def _with_attacking_player(tx: Transaction, instruction: f.Effect, bound: Bindings) -> Bindings:
    """805.10c: the attacking player is one of them, read of the block; of several the ability's controller chooses one."""
    if ATTACKING in bound.remembered or "AttackingPlayer" not in words(instruction):
        return bound
    if tx.game.table.together:
        tx.owed += [rule for rule in (cite("805.10c"),) if rule not in tx.owed]
    spoken = (part for part in within(instruction) if isinstance(part, AttackingPlayer))
    return _one_of(tx, players(next(spoken), tx.board, bound), ATTACKING, bound, cite("805.10c"))


def _one_of(tx: Transaction, several: Sequence[PlayerId], name: str, bound: Bindings, rule: Citation) -> Bindings:
    """The one of several players of whom an effect speaks, as its controller says; kept under a name."""
    if len(several) < 2:
        return bound
    about = tx.mention(bound.source)
    among = [PlayerTarget(one) for one in several]
    chosen = tx.ask_objects(Purpose.CHOICE, bound.you, rule, among, minimum=1, maximum=1, about=about)
    facts = (ObjectsChosen(tuple(one for one in chosen if isinstance(one, PlayerTarget))),)
    tx.note(StepKind.DECIDED, [rule], facts=facts, player=bound.you, cause=bound.source)
    return replace(bound, remembered={**bound.remembered, name: chosen})


def _of_one_defending_player(tx: Transaction, instruction: f.Effect) -> None:
    """508.5, 802.2a, 805.10e: in a game of several opponents 'defending player' is one of them, read of the creature's attack."""
    if len(tx.game.players) > 2 and "DefendingPlayer" in words(instruction):
        rule = cite("805.10e") if tx.game.table.together else cite("802.2a")
        tx.owed += [one for one in (cite("508.5"), rule) if one not in tx.owed]


def carry_out(tx: Transaction, instructions: Iterable[f.Effect], bound: Bindings) -> Bindings:
    """608.2c: the instructions in the order written; what one of them keeps, the next ones can speak of.

    Stops once the game is over (104.1). Returns the bindings with all that was remembered.
    """
    for instruction in instructions:
        if tx.game.result is not None:
            break
        bound = _with_attacking_player(tx, instruction, _with_active_player(tx, instruction, bound))
        _of_one_defending_player(tx, instruction)
        tx.owed += [rule for rule in team_totals(tx.game, instruction) if rule not in tx.owed]
        besides = _BEYOND[type(instruction)]
        tell_what_is_out_of_range(tx, instruction, bound, besides=besides, apart=realised())
        tx.owed += [rule for rule in speaks_of_linked(tx.board, instruction, bound.source) if rule not in tx.owed]
        tx.at_nothing, done = (), _done_so_far(tx)
        bound = _CARRY[type(instruction)](tx, instruction, bound)
        if _done_so_far(tx) == done:
            _tell_of_nothing(tx, instruction, bound)
    return bound


def _done_so_far(tx: Transaction) -> tuple[int, int, int]:
    """How much was told and asked so far, and how much is to happen with what is done at the same time (608.2f)."""
    return len(tx.steps), len(tx.asked), 0 if tx.gathered is None else len(tx.gathered.proposed)


def _tell_of_nothing(tx: Transaction, instruction: f.Effect, bound: Bindings) -> None:
    """107.1b, 609.3: of an instruction that asks and tells nothing, that a number came to 0 or there was nothing to act on."""
    if tx.at_nothing:
        rules, why = tx.at_nothing, WhyNothing.ZERO
    elif moves(instruction) and not inside(instruction) and _is_of_many(instruction):
        rules, why = (cite("608.2c"), cite("609.3")), WhyNothing.NOTHING_THERE
    else:
        return
    tx.note(StepKind.NOTHING, rules, facts=(Nothing(why),), player=bound.you, cause=bound.source)


def _is_of_many(instruction: f.Effect) -> bool:
    """Whether it is done to all that there is of something, or by players with what they have: of targets it is told elsewhere."""
    field = about(instruction)
    return field == "who" or (field is not None and isinstance(getattr(instruction, field), Every))
