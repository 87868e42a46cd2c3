"""508.1, 509.1: declarations that nobody has made, and that cannot be left out: they are asked for before there is priority.

Without a requirement nobody has to attack or block: who says nothing declares no creature.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.board.asking import Refused, Transaction, option_key
from engine.cards.abilities import triggers as t
from engine.combat.attacking import Attack, as_step_begins, declare_attackers, required_to_attack
from engine.combat.blocking import Block, declare_blockers
from engine.combat.declaration import Problem
from engine.combat.refusing import unsettled
from engine.combat.solving import TooHard
from engine.happening.writing.turns import set_combat
from engine.state.actions import DeclareAttackers, DeclareBlockers
from engine.state.objects import Recipient
from engine.state.trace import StepKind
from engine.words.citations import Citation, cite
from engine.words.decisions import Answer, Form, IllegalAnswer, Purpose, Question
from engine.words.record import replace
from engine.words.terms import ObjectId, PlayerId, TurnStep


def declare_what_is_due(tx: Transaction) -> bool:
    """508.1d, 509.1c: the declaration of a player who cannot declare nothing; whether there was one.

    509.3g: no blockers are declared as such where abilities look for what is not blocked.
    """
    game = tx.game
    if game.combat is None or not as_step_begins(game):
        return False
    if game.turn.step is TurnStep.DECLARE_ATTACKERS:
        player = game.turn.active
        if player in game.combat.declared or game.combat.attackers:
            return False
        try:
            return _attackers_due(tx, player)
        except TooHard:
            return _left_open(tx, player, StepKind.ATTACK, cite("508.1d"))
    if game.turn.step is TurnStep.DECLARE_BLOCKERS:
        defending = dict.fromkeys(one.against for one in game.combat.attackers)
        done = False
        for player in game.seats():
            if player in defending and _undeclared(tx, player):
                try:
                    done = _blockers_due(tx, player) or done
                except TooHard:
                    done = _left_open(tx, player, StepKind.BLOCK, cite("509.1c"))
        return done
    return False


def _left_open(tx: Transaction, player: PlayerId, kind: StepKind, rule: Citation) -> bool:
    """Nothing is declared, and the ruling says that it is not known whether that is legal."""
    combat = tx.game.combat
    assert combat is not None
    set_combat(tx.game, replace(combat, declared=(*combat.declared, *tx.game.together(player))))
    tx.note(kind, [rule], player=player, untold=unsettled(rule))
    return True


def _undeclared(tx: Transaction, player: PlayerId) -> bool:
    return tx.game.combat is not None and player not in tx.game.combat.declared


def _attackers_due(tx: Transaction, player: PlayerId) -> bool:
    attack = Attack(tx.board, player)
    if not attack.obliged():
        return False
    problem = attack.problem()
    if not problem.most()[0]:
        if tx.game.combat is not None and not tx.game.combat.had_to:  # 506.6: also where nothing could attack
            set_combat(tx.game, replace(tx.game.combat, had_to=required_to_attack(tx.board)))
        return False
    needed = problem.needed_creatures()
    able = [one for one in attack.creatures() if attack.possible(one)]
    question = _question(tx, Purpose.ATTACKERS, player, able, len(needed))
    answer = tx.ask(question)
    chosen = [one for one in able if option_key(one) in answer.keys]
    pairs: list[tuple[ObjectId, Recipient]] = []
    for one in chosen:
        options = attack.possible(one)
        asked = _question(tx, Purpose.ATTACKED, player, options, 1, about=one)
        target = tx.ask(asked)
        pairs.append((one, next(option for option in options if option_key(option) in target.keys)))
    _carry_out(tx, lambda: declare_attackers(tx, DeclareAttackers(player, tuple(pairs))), question, answer)
    return True


def _blockers_due(tx: Transaction, player: PlayerId) -> bool:
    block = Block(tx.board, player)
    problem = block.problem()
    if not problem.most()[0]:
        if tx.board.watchers(t.Unblocked) or any(
            isinstance(one.ability.trigger, t.Unblocked) for one in tx.game.delayed
        ):
            declare_blockers(tx, DeclareBlockers(player, ()))
            return True
        return False
    question, answer, pairs = _asked_blockers(tx, block, problem, player)
    _carry_out(tx, lambda: declare_blockers(tx, DeclareBlockers(player, pairs)), question, answer)
    return True


def _asked_blockers(
    tx: Transaction, block: Block, problem: Problem, player: PlayerId
) -> tuple[Question, Answer, tuple[tuple[ObjectId, ObjectId], ...]]:
    """For each attacking creature, which creatures block it; the last answer is the one that a wrong whole is blamed on."""
    needed = problem.needed()
    able = block.creatures()
    pairs: list[tuple[ObjectId, ObjectId]] = []
    question, answer = None, Answer()
    for attacker in block.attackers:
        whom = attacker.object
        options = [
            one
            for one in able
            if whom in block.possible(one) and _has_room(block, one, sum(1 for other, _ in pairs if other == one))
        ]
        if not options:
            continue
        least = sum(1 for one, other in needed if other == whom and one in options)
        question = _question(tx, Purpose.BLOCKERS, player, options, least, about=whom)
        answer = tx.ask(question)
        pairs += [(one, whom) for one in options if option_key(one) in answer.keys]
    assert question is not None
    return question, answer, tuple(pairs)


def _has_room(block: Block, one: ObjectId, blocked: int) -> bool:
    capacity = block.capacity(one)
    return capacity is None or blocked < capacity


def _question(
    tx: Transaction,
    purpose: Purpose,
    player: PlayerId,
    among: Sequence[Recipient],
    least: int,
    *,
    about: ObjectId | None = None,
) -> Question:
    rules = {Purpose.ATTACKERS: cite("508.1a"), Purpose.ATTACKED: cite("508.1b"), Purpose.BLOCKERS: cite("509.1a")}
    return Question(
        form=Form.CHOOSE,
        purpose=purpose,
        decider=player,
        chooser=player,
        rule=rules[purpose],
        options=tuple(tx.option(one) for one in among),
        minimum=least,
        maximum=1 if purpose is Purpose.ATTACKED else len(among),
        about=None if about is None else tx.mention(about),
    )


def _carry_out(tx: Transaction, declare: Callable[[], None], question: Question, answer: Answer) -> None:
    """733.1: a declaration that is illegal as a whole is an answer that does not fit."""
    try:
        declare()
    except Refused as refused:
        raise IllegalAnswer(question, answer, refused.why) from refused
