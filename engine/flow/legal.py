"""117.1, 508.1, 509.1: what a player may do now, described and not enumerated, each with the rule that allows it.

Nothing is listed that was not tried on a fork, and nothing is left out that goes through: `engine.flow.trying` finds that out with
the code that would carry it out. What is looked at first, without trying, is what that code asks first (601.3, 602.5).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.board.asking import Refused, Transaction
from engine.board.board import Board
from engine.board.doors import locked_doors
from engine.cards.abilities.ability import Activated, Cost
from engine.cards.abilities.casting import MayCast
from engine.cards.characteristics import symbols
from engine.cards.sorting import sorted_abilities
from engine.combat.attacking import Attack
from engine.combat.blocking import Block
from engine.combat.declaration import Pair
from engine.combat.solving import TooHard
from engine.costs.mana_costs import abilities_of, is_mana_ability
from engine.flow.priority import require_priority
from engine.flow.trying import Trial, attempted
from engine.happening.pipeline import begin_action
from engine.stack.activating import may_activate
from engine.stack.casting import may_begin_to_cast
from engine.stack.lands import may_play_from
from engine.stack.setting_aside import ASIDE
from engine.state.actions import (
    Action,
    Activate,
    Cast,
    Concede,
    DeclareAttackers,
    DeclareBlockers,
    Pass,
    PlayLand,
    SetAside,
    TurnFaceUp,
    Unlock,
)
from engine.state.faces import is_hidden, is_modal
from engine.state.game import Game
from engine.state.objects import GameObject, PlayerTarget, Recipient
from engine.state.trace import StepKind
from engine.state.turn_state import Moment
from engine.words.citations import Citation, cite
from engine.words.decisions import Answer, Form, Heard, Option, Purpose
from engine.words.record import Record, replace
from engine.words.terms import CardType, ObjectId, PlayerId, TurnStep, Zone

_OWN = (
    StepKind.CAST,
    StepKind.ACTIVATE,
    StepKind.PLAY_LAND,
    StepKind.SPECIAL_ACTION,
    StepKind.ATTACK,
    StepKind.BLOCK,
    StepKind.PASS,
    StepKind.CONCEDES,
)
HIGHEST_X = 12
"""107.3a: up to which number an {X} is tried where 0 does not go through."""


class Legal(Record, kw_only=True):
    """Something that a player may do now: `engine.flow.play.play` accepts ``action`` with ``answers``.

    Of many that differ in their choices alone there is one, with the questions that describe these choices.
    """

    action: Action
    rules: tuple[Citation, ...]
    """The rule that allows it, and those by which it is done."""
    heard: tuple[Heard, ...] = ()
    """The questions it comes to (ways, modes, targets, payment), each with an answer with which it goes through."""
    ways: tuple[Option, ...] = ()
    """601.2b, 709.3: where a card can be cast in several ways, those in which it can be now."""
    has_x: bool = False
    """107.3a: the player also announces a number for {X}."""
    pairs: tuple[tuple[ObjectId, tuple[Recipient, ...]], ...] = ()
    """508.1b, 509.1a: which creature may attack, or block, what; the declaration of ``action`` is one of those that are legal."""
    known: bool = True
    """Whether that is certain: where the ways to do it are too many to try them all, it may be that there is none."""

    @property
    def answers(self) -> tuple[Answer, ...]:
        """The answers with which the action goes through."""
        return tuple(one.answer for one in self.heard if not one.settled)


def legal_actions(game: Game, player: PlayerId) -> tuple[Legal, ...]:
    """117.1, 508.1, 509.1, 104.3a: everything that a player may do now; for who need not act that is only to concede.

    Not listed is what one player does not do alone: agreeing to a draw (104.4i), a judge's penalty, going on (`Continue`).
    """
    if game.moment is Moment.OVER or not game.player(player).in_game:
        return ()
    tx = begin_action(game)
    found = [*_declarations(tx, player)]
    if _has_priority(tx, player):
        for rule, action in _with_priority(tx, player):
            found += _tried(tx, rule, action)
    return (*found, *_tried(tx, cite("104.3a"), Concede(player)))


def _has_priority(tx: Transaction, player: PlayerId) -> bool:
    try:
        require_priority(tx, player)
    except Refused:
        return False
    return True


def _with_priority(tx: Transaction, player: PlayerId) -> Iterator[tuple[Citation, Action]]:
    """117.1: what may be tried, with the rule that would allow it: spells, abilities, special actions, passing."""
    board = tx.board
    for one in board.such(lambda one: _may_be_used(board, one)):
        if one.zone not in (Zone.BATTLEFIELD, Zone.STACK):
            yield from _with_card(tx, player, one)
        elif is_hidden(one) and one.zone is Zone.BATTLEFIELD and board.controller(one.id) == player:
            yield cite("116.2b"), TurnFaceUp(player, one.id)
        elif board.controller(one.id) == player:
            for door in locked_doors(board, one.id):
                yield cite("116.2m"), Unlock(player, one.id, door)
        for index, ability in activatable(tx, player, one):
            yield cite("605.3a") if is_mana_ability(ability) else cite("117.1b"), Activate(player, one.id, index)
    yield cite("117.3d"), Pass(player)


def _may_be_used(board: Board, one: GameObject) -> bool:
    """Whether anything at all could be done with an object: none of those that are no cards, have no abilities and are face up."""
    if one.phased_out:
        return False
    if one.zone not in (Zone.BATTLEFIELD, Zone.STACK) or is_hidden(one) or locked_doors(board, one.id):
        return True
    return any(isinstance(ability, Activated) for ability in abilities_of(board, one.id))


def _with_card(tx: Transaction, player: PlayerId, card: GameObject) -> Iterator[tuple[Citation, Action]]:
    """117.1a, 116.2a, 116.2f, 116.2h, 116.2k: what could be done with a card where it is."""
    if card.zone is Zone.LIBRARY and not _library_open(tx):
        return
    if may_begin_to_cast(tx, player, card):
        yield cite("117.1a"), Cast(player, card.id)
    if card.printed.is_type(CardType.LAND) and may_play_from(tx, player, card):
        yield cite("116.2a"), PlayLand(player, card.id)
    if is_modal(card):  # 712.11b, 712.12: the back face is looked at by itself, which only trying does
        yield cite("117.1a"), Cast(player, card.id, back=True)
        yield cite("116.2a"), PlayLand(player, card.id, back=True)
    if card.zone is Zone.HAND and card.owner == player:
        for keyword in dict.fromkeys(one.keyword for one in tx.board.characteristics(card.id).keywords()):
            if keyword in ASIDE:
                yield ASIDE[keyword].rules[0], SetAside(player, card.id, keyword)


def _library_open(tx: Transaction) -> bool:
    """601.3: whether anything at all lets cards of a library be cast or played."""
    return any(effect.permits is not None for effect in tx.game.effects) or any(
        said.ability.cards.zone is Zone.LIBRARY for said in tx.board.in_force.casting_rules(MayCast)
    )


def activatable(tx: Transaction, player: PlayerId, one: GameObject) -> Iterator[tuple[int, Activated]]:
    """602.2: the abilities of an object that a player could activate now, had they priority; targets and mana are not looked at."""
    if one.zone is Zone.LIBRARY or one.phased_out:
        return
    for index, ability in enumerate(abilities_of(tx.board, one.id)):
        if isinstance(ability, Activated) and may_activate(tx, player, one, index, ability):
            yield index, ability


def _tried(tx: Transaction, rule: Citation, action: Action) -> Iterator[Legal]:
    """The action as it goes through; nothing where it does not."""
    trial, has_x = attempted(tx.game, action), _has_x(tx, action)
    if has_x and not trial.allowed and isinstance(action, Cast | Activate | TurnFaceUp | Unlock | SetAside):
        for x in range(1, HIGHEST_X + 1):
            trial = attempted(tx.game, other := replace(action, x=x))
            if trial.allowed:
                action = other
                break
    if trial.allowed or not trial.known:
        ways = _ways(tx.game, action, trial) if isinstance(action, Cast) else ()
        yield Legal(
            action=action,
            rules=_rules(rule, trial),
            heard=trial.heard,
            ways=ways,
            has_x=has_x,
            known=trial.known,
        )


def _rules(rule: Citation, trial: Trial) -> tuple[Citation, ...]:
    """The rule that allows an action, and those that its own step cites: mana abilities for it come before that."""
    own = [step for step in trial.steps if step.kind in _OWN]
    return tuple(dict.fromkeys((rule, *(cited for step in own[-1:] for cited in step.rules))))


def _ways(game: Game, action: Cast, trial: Trial) -> tuple[Option, ...]:
    """601.2b, 709.3: of the ways in which a card is cast, as they are offered first of all, those that go through."""
    answers: list[Answer] = []
    for one in trial.heard:
        question = one.question
        if one.settled:
            continue
        if question.purpose in (Purpose.HALF, Purpose.COST) and question.form is Form.CHOOSE and question.maximum == 1:
            return tuple(
                option
                for option in question.options
                if (option.key,) == one.answer.keys
                or attempted(game, action, (*answers, Answer(keys=(option.key,)))).allowed
            )
        answers.append(one.answer)
    return ()


def _has_x(tx: Transaction, action: Action) -> bool:
    """107.3a: whether a cost that may be paid for it has an {X}."""
    match action:
        case Cast():
            looks = tx.board.characteristics(action.object)
            costs = [one.cost for one in sorted_abilities(looks).casting]
            costs += [one.cost for one in looks.keywords() if one.cost is not None]
            return "X" in symbols(looks.mana_cost or "") or any(map(_asks_for_x, costs))
        case Activate():
            ability = abilities_of(tx.board, action.object)[action.index]
            return isinstance(ability, Activated) and _asks_for_x(ability.cost)
        case SetAside():
            own = tx.board.characteristics(action.object).keywords()
            return any(one.cost is not None and _asks_for_x(one.cost) for one in own if one.keyword == action.keyword)
        case TurnFaceUp():
            own = tx.game.objects[action.object].printed.keywords()
            return any(one.cost is not None and _asks_for_x(one.cost) for one in own)
        case Unlock(door=door):
            half = locked_doors(tx.board, action.object).get(door)
            return half is not None and "X" in symbols(half.mana_cost or "")
        case _:
            return False


def _asks_for_x(cost: Cost) -> bool:
    return "X" in symbols(cost.mana) or "X" in symbols(cost.waterbend)


# --- declarations


def _declarations(tx: Transaction, player: PlayerId) -> Iterator[Legal]:
    """508.1, 509.1: the declaration that is due from a player, with what each creature may attack or block."""
    game = tx.game
    if game.turn.step is TurnStep.DECLARE_ATTACKERS:
        attack = Attack(tx.board, player)
        able = tuple((one, may) for one in attack.creatures() if (may := attack.possible(one)))
        yield from _declared(tx, attack, DeclareAttackers(player, ()), able, cite("508.1"))
    elif game.turn.step is TurnStep.DECLARE_BLOCKERS and game.combat is not None:
        block = Block(tx.board, player)
        against = tuple((one, may) for one in block.creatures() if (may := block.possible(one)))
        yield from _declared(tx, block, DeclareBlockers(player, ()), against, cite("509.1"))


def _declared(
    tx: Transaction,
    held: Attack | Block,
    none: DeclareAttackers | DeclareBlockers,
    pairs: tuple[tuple[ObjectId, tuple[Recipient, ...]], ...],
    rule: Citation,
) -> Iterator[Legal]:
    """No creature at all, or where requirements forbid that, a declaration that obeys as many as can be (508.1d, 509.1c)."""
    action: Action = none
    trial = attempted(tx.game, action)
    if not trial.allowed:
        try:
            action = _declaring(none, held.problem().most()[1])
        except TooHard:  # then no declaration is refused for obeying too little
            return
        trial = attempted(tx.game, action)
    if trial.allowed:
        yield Legal(action=action, rules=_rules(rule, trial), heard=trial.heard, pairs=pairs)


def _declaring(none: DeclareAttackers | DeclareBlockers, pairs: Sequence[Pair]) -> DeclareAttackers | DeclareBlockers:
    if isinstance(none, DeclareAttackers):
        return replace(none, attackers=tuple(pairs))
    return replace(none, blockers=tuple((one, other) for one, other in pairs if not isinstance(other, PlayerTarget)))
