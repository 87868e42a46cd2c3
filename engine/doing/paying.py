"""118.12, 608.2g: what a player may pay, or must, as a spell or ability resolves."""

from __future__ import annotations

from engine.board.asking import Transaction
from engine.board.values import gone, players
from engine.cards.abilities import paying as f
from engine.cards.abilities.ability import Cost
from engine.cards.abilities.quantities import X
from engine.cards.mana import with_x, written
from engine.costs.changes import with_waterbend
from engine.costs.helping import bendable, bent
from engine.costs.mana_costs import Use, counts_mana, has_x, payments_now
from engine.costs.mana_sources import usable_mana_abilities
from engine.costs.other import as_meant, mana_alone, repeated, with_numbers
from engine.costs.paying import LARGEST_X, mana_payment, note_unpaid, use_mana_abilities
from engine.happening.carrying import carries, carry_out, possible, possible_if
from engine.happening.instructed import amount
from engine.happening.payable import could_pay
from engine.happening.payments import locked_in, payments_of
from engine.state.bindings import Bindings
from engine.state.facts.decided import NumberChosen, SaysYes
from engine.state.facts.nothing import Nothing, WhyNothing
from engine.state.objects import GameObject, PlayerTarget
from engine.state.trace import Change, StepKind
from engine.words.citations import Citation, cite
from engine.words.decisions import Form, Purpose, Question
from engine.words.record import replace
from engine.words.terms import PlayerId


@carries(f.UnlessPays)
def unless_pays(tx: Transaction, effect: f.UnlessPays, bound: Bindings) -> Bindings:
    """118.12a: the player chooses whether to pay as the ability resolves; who cannot, or does not, suffers the rest."""
    cost = effect.cost if effect.times is None else repeated(effect.cost, amount(tx, effect.times, bound))
    cost = as_meant(cost, tx.board, bound)
    for player in players(effect.who, tx.board, bound):
        paid = (
            _lets(tx, player, effect, bound)
            if effect.lets
            else _chooses_to_pay(tx, player, cost, bound, cite("118.12a"))
        )
        if paid is not None:
            return carry_out(tx, effect.then, paid) if effect.then else bound
    if gone(effect.who, tx.board, bound) is not None:
        tx.owed.append(cite("800.4f"))
    return carry_out(tx, effect.effects, bound)


def _lets(tx: Transaction, player: PlayerId, effect: f.UnlessPays, bound: Bindings) -> Bindings | None:
    """608.2d: whether the player has it done; ``None`` where not."""
    yes = tx.ask_yes(Purpose.MAY, player, cite("608.2d"), tx.mention(bound.source))
    tx.note(StepKind.DECIDED, [cite("608.2d")], facts=(SaysYes(yes),), player=player, cause=bound.source)
    if not yes:
        return None
    inside = replace(bound, iterated=PlayerTarget(player))
    return replace(carry_out(tx, effect.lets, inside), iterated=bound.iterated)


@carries(f.MayPay)
def may_pay(tx: Transaction, effect: f.MayPay, bound: Bindings) -> Bindings:
    """118.12: each player may pay; what follows asks only whether they did, whatever became of what they paid (118.11)."""
    so_often = effect.chooses_x and effect.times == X()
    known = so_often or effect.times is None
    cost = effect.cost if known or effect.times is None else repeated(effect.cost, amount(tx, effect.times, bound))
    cost = as_meant(cost, tx.board, bound)
    left = gone(effect.who, tx.board, bound)
    if left is not None:
        tx.owed.append(cite("800.4f"))
        inside = replace(bound, iterated=PlayerTarget(left))
        return replace(carry_out(tx, effect.otherwise, inside), iterated=bound.iterated)
    for player in players(effect.who, tx.board, bound):
        paid = _chooses_to_pay(tx, player, cost, bound, cite("118.12"), chooses_x=effect.chooses_x, so_often=so_often)
        for other in effect.or_else:
            paid = paid or _chooses_to_pay(tx, player, other, bound, cite("118.12"))
        inside = replace(paid or bound, iterated=PlayerTarget(player))
        following = effect.otherwise if paid is None else effect.then
        bound = replace(carry_out(tx, following, inside), iterated=bound.iterated)
    return bound


@carries(f.DoThen)
def do_then(tx: Transaction, effect: f.DoThen, bound: Bindings) -> Bindings:
    """118.12: it is looked at whether the action could be begun, not at what came of it (118.11); else nothing of it happens."""
    if not can_begin(tx, effect, bound):
        facts = (Nothing(WhyNothing.CANNOT_BE_PAID),)
        tx.note(StepKind.NOTHING, [cite("118.12")], facts=facts, player=bound.you, cause=bound.source)
        return carry_out(tx, effect.otherwise, bound)
    return carry_out(tx, effect.then, carry_out(tx, effect.do, bound))


@possible_if(f.DoThen)
def can_begin(tx: Transaction, effect: f.DoThen, bound: Bindings) -> bool:
    """608.2d, 118.12: whether a player could choose to begin it."""
    return all(possible(tx, one, bound) for one in effect.do[:1])


def _chooses_to_pay(
    tx: Transaction,
    player: PlayerId,
    cost: Cost,
    bound: Bindings,
    rule: Citation,
    *,
    chooses_x: bool = False,
    so_often: bool = False,
) -> Bindings | None:
    """118.12: asked of who could pay; the decision is written down before anything is paid. ``None`` where nothing is paid, else
    what the words point at then, with the X that was chosen. ``so_often``: X is how many times the cost is paid.
    """
    seen = tx.board.last_seen(bound.source)
    least = with_waterbend(with_numbers(cost, bound.chosen.x), bound.chosen.x)
    if seen is None:
        return None
    if not could_pay(tx, player, seen[0], least) or not _has_mana(tx, player, least, bound):
        _cannot_pay(tx, player, bound, rule)
        return None
    symbols = with_x(least.mana, bound.chosen.x or 0)
    price = written(symbols) if mana_alone(least) and not chooses_x else ""
    pays = tx.ask_yes(Purpose.MAY, player, rule, tx.mention(bound.source), price=price)
    tx.note(StepKind.DECIDED, [rule], player=player, cause=bound.source, facts=(SaysYes(pays),))
    if pays and chooses_x:
        bound = replace(bound, chosen=replace(bound.chosen, x=_x_to_pay(tx, player, bound)))
    if so_often:
        cost, pays = repeated(cost, bound.chosen.x or 0), pays and bool(bound.chosen.x)
    here = with_waterbend(with_numbers(cost, bound.chosen.x), bound.chosen.x)
    if pays and not _pays(tx, player, seen[0], here, bound, rule):
        _cannot_pay(tx, player, bound, rule)
        return None
    return bound if pays else None


def _cannot_pay(tx: Transaction, player: PlayerId, bound: Bindings, rule: Citation) -> None:
    """118.3: who has not what the whole cost takes pays nothing of it, and that is told."""
    facts = (Nothing(WhyNothing.CANNOT_PAY),)
    tx.note(StepKind.NOTHING, [rule, cite("118.3")], facts=facts, player=player, cause=bound.source)


def _x_to_pay(tx: Transaction, player: PlayerId, bound: Bindings) -> int:
    """107.3f: chosen by who pays, right before it is paid."""
    rule = cite("107.3f")
    asked = Question(
        form=Form.NUMBER,
        purpose=Purpose.COST,
        decider=player,
        chooser=player,
        rule=rule,
        maximum=LARGEST_X,
        about=tx.mention(bound.source),
    )
    chosen = tx.ask(asked).number or 0
    tx.note(StepKind.DECIDED, [rule], player=player, cause=bound.source, facts=(NumberChosen(chosen),))
    return chosen


def _has_mana(tx: Transaction, player: PlayerId, cost: Cost, bound: Bindings) -> bool:
    """601.2g: whether the pool is enough for the mana of a cost, or some mana ability could add to it."""
    if not cost.mana or not counts_mana(tx, player) or cost.waterbend:
        return True
    symbols = with_x(cost.mana, bound.chosen.x or 0)
    if payments_now(tx, player, symbols, Use(with_x=has_x(cost.mana))):
        return True
    return bool(usable_mana_abilities(tx, player))


def _pays(tx: Transaction, player: PlayerId, found: GameObject, cost: Cost, bound: Bindings, rule: Citation) -> bool:
    """118.3: the whole cost or nothing of it."""
    symbols, otherwise = with_x(cost.mana, bound.chosen.x or 0), list[Change]()
    use = Use(with_x=has_x(cost.mana, cost.waterbend))
    total = locked_in(tx, player, found.id, cost)
    if counts_mana(tx, player):
        symbols, otherwise = bent(tx, player, bound.source, symbols, bendable(cost, bound.chosen.x))
        if not payments_now(tx, player, symbols, use):
            use_mana_abilities(tx, player, bound.source, symbols, use)
        if not payments_now(tx, player, symbols, use):
            return False
    changes = [
        *(mana := [*otherwise, *mana_payment(tx, player, written(symbols), None, bound.source, use)]),
        *payments_of(tx, player, found, total, mana),
    ]
    if changes:
        tx.happen(changes, kind=StepKind.INSTRUCTION, rules=[rule], player=player, cause=bound.source)
    note_unpaid(tx, player, cost.mana, bound.source)
    return True
