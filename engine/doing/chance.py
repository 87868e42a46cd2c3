"""705-706: coins and dice, of which somebody says how they come up."""

from __future__ import annotations

from engine.board.asking import Transaction
from engine.board.criteria import related
from engine.board.standing import Standing
from engine.board.values import number, players
from engine.cards.abilities import chance as c
from engine.cards.abilities.replacing import ChangesRolls
from engine.happening.carrying import carries, carry_out
from engine.happening.instructed import amount, happening
from engine.happening.library import settle_tops
from engine.state import events as e
from engine.state.bindings import Bindings
from engine.state.facts.decided import CoinShows, DieShows, TableRow
from engine.state.objects import PlayerTarget
from engine.state.trace import StepKind
from engine.words.citations import Citation, cite, not_implemented
from engine.words.decisions import Form, Option, Purpose, Question
from engine.words.record import replace
from engine.words.terms import Action, PlayerId

not_implemented("705.3", "effetti che dicono come va il lancio di una moneta, o chi lo vince")
not_implemented("706.2a", "modifiche facoltative al tiro di un dado, o con un costo")
not_implemented("706.2b", "effetti di altre fonti che fanno ritirare un dado o ne modificano il risultato")
not_implemented("706.3c", "tirare di nuovo, come dice una tabella dei risultati")
not_implemented("706.5", "due dadi con lo stesso risultato")
not_implemented("706.7", "il dado planare")
not_implemented("706.8", "risultati dei dadi conservati su un permanente")

HEADS, TAILS, WINS, LOSES = "heads", "tails", "wins", "loses"
WON_OR_LOST = {WINS: Action.WIN_FLIP, LOSES: Action.LOSE_FLIP}


@carries(c.FlipCoin)
def flip_coin(tx: Transaction, effect: c.FlipCoin, bound: Bindings) -> Bindings:
    """705.1-705.2: all coins of a player first, then what each of them means; which side is called makes no difference."""
    good = 0
    for player in players(effect.who, tx.board, bound):
        sides = [_side(tx, player, bound, called=effect.called) for _ in range(amount(tx, effect.times, bound))]
        _flipped(tx, player, sides, bound)
        for side in sides:
            done = side in (WINS, HEADS)
            good += done
            flipping = replace(bound, iterated=PlayerTarget(player))
            bound = replace(carry_out(tx, effect.then if done else effect.otherwise, flipping), iterated=bound.iterated)
    return bound if effect.keep_as is None else replace(bound, numbers={**bound.numbers, effect.keep_as: good})


def _side(tx: Transaction, player: PlayerId, bound: Bindings, *, called: bool) -> str:
    """705.2: whether it is won, or where nobody calls it how it comes up."""
    options = tuple(Option(key=side, text=side) for side in ((WINS, LOSES) if called else (HEADS, TAILS)))
    return tx.ask_one(Purpose.CHANCE, player, cite("705.2"), options, about=tx.mention(bound.source))


def _flipped(tx: Transaction, player: PlayerId, sides: list[str], bound: Bindings) -> None:
    """705.1-705.2: the coins that are flipped together are one event; nobody wins or loses those that nobody calls."""
    events: list[e.Event] = []
    for side in sides:
        events.append(e.Performed(action=Action.FLIP_COIN, player=player))
        if side in WON_OR_LOST:
            events.append(e.Performed(action=WON_OR_LOST[side], player=player))
    happening(tx, events, bound, cite("608.2c"), cite("705.1"), cite("705.2"))
    for side in sides:
        if side not in WON_OR_LOST:
            tx.note(StepKind.DECIDED, [cite("705.2")], facts=(CoinShows(side),), player=player, cause=bound.source)


# --- dice


@carries(c.RollDie)
def roll_die(tx: Transaction, effect: c.RollDie, bound: Bindings) -> Bindings:
    """706.1-706.4: all dice of a player first, then what each result means by the table."""
    total = 0
    for player in players(effect.who, tx.board, bound):
        shown, ignoring = _rolled(tx, effect, player, bound)
        results = [_modified(tx, effect, natural, bound) for natural in shown]
        total += sum(results)
        events = [e.Performed(action=Action.ROLL_DIE, player=player, amount=result) for result in results]
        together = [e.Performed(action=Action.ROLL_DICE, player=player)] if results else []
        happening(tx, [*events, *together], bound, cite("608.2c"), *ignoring, cite("706.1"), cite("706.2"))
        for result in results:
            if effect.keep_as is not None:
                bound = replace(bound, numbers={**bound.numbers, effect.keep_as: result})
            bound = _by_the_table(tx, effect, result, player, bound)
    return bound if effect.keep_as is None else replace(bound, numbers={**bound.numbers, effect.keep_as: total})


def _rolled(tx: Transaction, effect: c.RollDie, player: PlayerId, bound: Bindings) -> tuple[list[int], list[Citation]]:
    """706.1-706.2, 706.6: the natural results of the dice of a player, without those that are ignored, and by which rules."""
    count = amount(tx, effect.count, bound)
    changed = [one for one in tx.board.in_force.changing(ChangesRolls) if _is_about(tx, one, player)] if count else []
    more = sum(one.ability.more for one in changed)
    shown = [_natural(tx, effect, player, bound) for _ in range(count + more)]
    ignored: list[int] = []
    for one in changed:
        left = sorted((n for n in range(len(shown)) if n not in ignored), key=lambda n: shown[n])
        ignored += left[: one.ability.more] if one.ability.lowest else left[len(left) - one.ability.more :]
    ignoring = [cite("706.6"), cite("614.1a")] if changed else []
    for n, natural in enumerate(shown):
        rules = ignoring if n in ignored else [cite("706.1a"), cite("706.2")]
        facts = (DieShows(effect.sides, natural, n in ignored),)
        tx.note(StepKind.DECIDED, rules, facts=facts, player=player, cause=bound.source)
    return [natural for n, natural in enumerate(shown) if n not in ignored], ignoring


def _is_about(tx: Transaction, one: Standing[ChangesRolls], player: PlayerId) -> bool:
    whose = related(tx.board, player, one.you, one.ability.who, source=one.source)
    return whose and one.about(PlayerTarget(player))


def _natural(tx: Transaction, effect: c.RollDie, player: PlayerId, bound: Bindings) -> int:
    """706.1a: the number that a die shows, all being equally likely."""
    natural = tx.ask(
        Question(
            form=Form.NUMBER,
            purpose=Purpose.CHANCE,
            decider=player,
            chooser=player,
            rule=cite("706.1a"),
            minimum=1,
            maximum=effect.sides,
            about=tx.mention(bound.source),
        )
    ).number
    assert natural is not None
    return natural


def _modified(tx: Transaction, effect: c.RollDie, natural: int, bound: Bindings) -> int:
    """706.2: the result: the natural one with what the instruction adds to it."""
    if effect.plus is None:
        return natural
    settle_tops(tx, effect.plus, bound)
    return natural + number(effect.plus, tx.board, bound)


def _by_the_table(tx: Transaction, effect: c.RollDie, result: int, player: PlayerId, bound: Bindings) -> Bindings:
    """706.3a: what stands beside the result, if anything does."""
    for line in effect.table:
        if line.least <= result and (line.most is None or result <= line.most):
            facts = (TableRow(result, line.least, line.most),)
            tx.note(StepKind.DECIDED, [cite("706.3a")], facts=facts, player=player, cause=bound.source)
            done = carry_out(tx, line.effects, replace(bound, iterated=PlayerTarget(player)))
            bound = replace(done, iterated=bound.iterated)
    return bound
