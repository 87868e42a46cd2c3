"""What the engine must be given next so that an action of the script can happen: one look at the board, one move."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Game, Moment, board_of
from engine.board.stacks import gets_priority
from engine.state import actions as a
from engine.turn.markers import in_the_way
from engine.turn.plan import to_come
from engine.words.record import Record, replace
from engine.words.terms import ObjectId, Phase, PlayerId, TurnStep, Zone
from scenarios.laid import finding
from scenarios.laid.not_found import NotFound
from scenarios.language.errors import shown
from scenarios.language.terms import STEPS
from scenarios.played import acting, said_to_happen
from scenarios.played.acting import Attempted
from scenarios.played.declaring import Declaration, each_by_itself, falls_to_nobody
from scenarios.written import model
from scenarios.written.queries import GameAspect, GameQuery
from scenarios.written.script import WHOLE_STACK

CONTINUE = a.Continue()
_ROUNDS = 4
"""How many rounds of turns may go by until a step comes: steps and turns are skipped (614.10), others are extra (500.7)."""


class Memo(Record, kw_only=True):
    """How far an action of the script has come. ``turn`` is the turn in which its turn in the script came."""

    turn: int
    left: int = 1
    top: ObjectId | None = None
    begun: bool = False
    done: bool = False
    tried: int = 0
    """Of several declarations of which each is only asked about, how many were tried."""
    postponed: bool = False
    """The player could not do it at this moment, and passes to see whether the next one is better."""
    unchecked: bool = False
    """117.5, 800.4a: somebody left while another player had priority, so that nothing has been checked since."""


class Move(Record, kw_only=True):
    """What to give to the engine, and how far the script's action has come when it is done."""

    action: a.Action
    after: Memo
    attempted: Attempted | None = None
    """Set where the move is the script's action itself."""
    own: bool = False
    """Whether what happens is what the script's action is about, and no longer what follows from the one before."""


def begin(game: Game, action: model.Action) -> Memo:
    """The state in which an action of the script begins. Raises NotFound."""
    times = action.times if isinstance(action, model.Resolve) else None
    done = isinstance(action, model.Attack | model.Block) and falls_to_nobody(game, action)
    return Memo(turn=game.turn.number, left=1 if times is None else times, done=done)


def close(game: Game, scenario: model.Scenario) -> Memo:
    """The state in which the run goes on behind the script. Who has priority now is not asked of another moment than this."""
    left = bool(scenario.script) and isinstance(scenario.script[-1], model.Concede | model.Penalised)
    asked = {what for one in scenario.asks if isinstance(one, GameQuery) for what in one.what}
    now = asked & {GameAspect.PRIORITY, GameAspect.STEP}
    return Memo(turn=game.turn.number, unchecked=left and not now)


def next_move(game: Game, scenario: model.Scenario, action: model.Action, memo: Memo) -> Move | None:
    """The next move towards an action of the script, or the action itself; ``None`` once it has been done. Raises NotFound."""
    if memo.done:
        return None
    match action:
        case (
            model.CastSpell()
            | model.ActivateAbility()
            | model.PlayLand()
            | model.TurnUp()
            | model.UnlocksDoor()
            | model.Suspend()
            | model.Foretell()
            | model.Plot()
        ):
            return _with_priority(game, scenario, action, memo)
        case model.Pass():
            return None if game.moment is Moment.OVER else _with_priority(game, scenario, action, memo)
        case model.Resolve():
            return _resolve(game, memo)
        case model.Advance():
            return _advance(game, memo, action.step, action.of)
        case model.Attack():
            there = _at_marker_of(game, action.by, memo)
            return there or _declare(game, scenario, action, memo, TurnStep.DECLARE_ATTACKERS)
        case model.Block():
            return _declare(game, scenario, action, memo, TurnStep.DECLARE_BLOCKERS)
        case model.AtMarker():
            return _attempt(game, scenario, action, memo)
        case model.Concede() | model.Penalised() | model.AgreedDraw():
            return _attempt(game, scenario, action, memo) if at_rest(game) else Move(action=CONTINUE, after=memo)
        case model.Happens():
            if game.moment not in (Moment.PRIORITY, Moment.OVER):
                return Move(action=CONTINUE, after=memo)
            if game.moment is Moment.PRIORITY and said_to_happen.is_early(game, scenario, action):
                return on_and_on(game, memo)
            happening = a.Occur(said_to_happen.events(game, scenario, action))
            attempted = Attempted(player=game.receiver, action=happening, kind="happen")
            return Move(action=happening, after=replace(memo, done=True), attempted=attempted, own=True)
        case model.Check():
            return None if at_rest(game) else Move(action=CONTINUE, after=memo)


def at_rest(game: Game) -> bool:
    """Whether nothing happens by itself at this moment of the step: all that is due has been done."""
    return game.moment in (Moment.PRIORITY, Moment.OVER, Moment.WAITS) or (
        game.moment is Moment.STEP_ENDS and game.stack_top is None
    )


def closing_move(
    game: Game, until: model.Until | None, memo: Memo, *, fought: int = 0, cut_short: bool = False
) -> Move | None:
    """The next move after the script: until the stack is empty within the step, or to the step or turn that was asked for.

    506.1: a step of combat that is asked for behind an attack or a block is of that combat, and nothing goes on where it is past.
    ``fought``: the turn in which something attacked or blocked last, 0 where nothing did.
    ``cut_short``: 724.1d, 724.2d: whether an effect has ended the step, so that nobody stays in it.
    """
    if game.moment is Moment.OVER:
        return None
    if until is not None and not memo.begun and fought == game.turn.number and _is_past(game, until):
        until = None
    if until is None:
        if memo.unchecked and game.moment is Moment.PRIORITY and not board_of(game).quiet:
            return on_and_on(game, replace(memo, unchecked=False))
        rests = at_rest(game) and game.stack_top is None and not cut_short
        return None if rests else on_and_on(game, memo)
    if until.step is None:
        return None if game.turn.number > memo.turn else on_and_on(game, memo)
    if memo.begun:
        return None if at_rest(game) and game.stack_top is None else on_and_on(game, memo)
    return _advance(game, memo, until.step, until.of)


def _is_past(game: Game, until: model.Until) -> bool:
    """506.1: whether the game has left the combat, or has come to the step of it, that it was to go on to."""
    if until.step is None or until.of is not None or until.step.phase is not Phase.COMBAT:
        return False
    here = game.turn
    begins = here.step is until.step and game.moment is Moment.STEP_BEGINS
    return not begins and (here.step.phase is not Phase.COMBAT or until.step not in to_come(here))


def on_and_on(game: Game, memo: Memo, *, own: bool = False) -> Move:
    """What happens if nobody does anything: the rules go on, and whoever has priority passes."""
    action = a.Pass(game.receiver) if game.moment is Moment.PRIORITY else CONTINUE
    return Move(action=action, after=memo, own=own)


def _attempt(game: Game, scenario: model.Scenario, action: model.Doing, memo: Memo) -> Move:
    attempted = acting.attempted(game, scenario, action)
    assert attempted is not None
    return Move(action=attempted.action, after=replace(memo, done=True), attempted=attempted, own=True)


def _with_priority(game: Game, scenario: model.Scenario, action: model.Doing, memo: Memo) -> Move:
    """117.1: the player acts as soon as they have priority; until then whoever has it passes."""
    if game.moment is Moment.OVER:
        return _attempt(game, scenario, action, memo)
    if game.moment is not Moment.PRIORITY:
        return Move(action=CONTINUE, after=memo)
    if memo.postponed:
        return Move(action=a.Pass(game.receiver), after=replace(memo, postponed=False))
    if game.stack_top is not None and acting.is_elsewhere(game, action):
        return on_and_on(game, memo)  # 608.1: what is on the stack may put it there
    move = _attempt(game, scenario, action, memo)
    assert move.attempted is not None
    if has_priority(game, move.attempted.player) or action.refused == "117.1":
        return move
    if not gets_priority(board_of(game), move.attempted.player, game.attended):
        return move  # 807.5a: however often the others pass
    return Move(action=a.Pass(game.receiver), after=memo)


def has_priority(game: Game, player: PlayerId) -> bool:
    """117.1, 805.5: whether a player may act now; a team that shares its turns has priority together."""
    side = game.side(player)
    together = side.members if side.shared else (player,)
    return game.moment is Moment.PRIORITY and game.receiver in together


def _resolve(game: Game, memo: Memo) -> Move | None:
    """608.1: everybody passes until what is on top of the stack has left it, so many times."""
    if game.moment is Moment.OVER:
        return None
    if memo.top is not None:
        if memo.top in game.zone(Zone.STACK):
            return on_and_on(game, memo, own=True)
        if memo.left == 1:
            return None
        memo = replace(memo, top=None, left=max(memo.left - 1, WHOLE_STACK), begun=True)
    if game.moment is not Moment.PRIORITY:
        return Move(action=CONTINUE, after=memo)
    top = game.stack_top
    if top is None and memo.left == WHOLE_STACK and memo.begun:
        return None
    if top is None:
        raise NotFound("la pila è vuota: non c'è nulla che si possa risolvere")
    return on_and_on(game, replace(memo, top=top.id), own=True)


def _advance(game: Game, memo: Memo, step: TurnStep, of: str | None) -> Move | None:
    """500.1: everybody passes until a step begins, of a player's turn where one is named."""
    if game.moment is Moment.OVER or memo.begun:
        return None
    if there := _at_marker_of(game, of, memo):
        return there
    if game.turn.number > memo.turn + _ROUNDS * (len(game.players) + 1):
        raise NotFound(f"non si arriva alla {STEPS.word(step)}" + (f" di {shown(of)}" if of else ""))
    wanted = game.turn.step is step and (of is None or finding.player(game, of) in game.side(game.turn.active).members)
    if game.moment is Moment.STEP_BEGINS and wanted:
        return Move(action=CONTINUE, after=replace(memo, begun=True), own=True)
    return on_and_on(game, memo, own=True)


def _at_marker_of(game: Game, name: str | None, memo: Memo) -> Move | None:
    """807.4: to the turn of a player who is named and has another turn marker; ``None`` where they have none, or wait with it."""
    if name is None or not game.courses:
        return None
    player = finding.player(game, name)
    found = next((one for one in game.markers if one.holder == player), None)
    if found is None or found.number == game.attended or (found.waits and in_the_way(game, found)):
        return None
    return Move(action=a.Attend(found.number), after=memo, own=True)


def _declare(
    game: Game, scenario: model.Scenario, action: model.Attack | model.Block, memo: Memo, step: TurnStep
) -> Move | None:
    """508.1, 509.1: as the step of the current turn has begun; once it is past, the attempt is made and refused."""
    here = game.turn
    past = here.number > memo.turn or (step not in to_come(here) and here.step is not step)
    there = here.step is step and game.moment in (Moment.CHECK, Moment.PRIORITY)
    if not (past or there or game.moment is Moment.OVER):
        return on_and_on(game, memo)
    each = each_by_itself(game, action)
    if each is None:
        return _attempt(game, scenario, action, memo)
    return _attempt_next(each, memo)


def _attempt_next(each: Sequence[Declaration], memo: Memo) -> Move | None:
    """508.1, 509.1: the next of several declarations; the table stays as it is until all were tried."""
    if memo.tried == len(each):
        return None
    declared = each[memo.tried]
    kind = "attack" if isinstance(declared, a.DeclareAttackers) else "block"
    attempted = Attempted(player=declared.player, action=declared, kind=kind)
    return Move(action=declared, after=replace(memo, tried=memo.tried + 1), attempted=attempted, own=True)
