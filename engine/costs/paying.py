"""601.2g-h, 602.2b, 605.3: paying: mana with the help of mana abilities, and everything else that a cost asks for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from engine.board.asking import Refused, Transaction
from engine.board.holding import holds
from engine.board.prohibitions import in_a_split_second
from engine.board.values import gone, players
from engine.board.x_value import with_x as defined_x
from engine.cards.abilities import paying as f
from engine.cards.abilities.ability import Activated, Cost
from engine.cards.abilities.quantities import X
from engine.cards.abilities.triggers import ActivatesAbility
from engine.cards.keywords.numbers import defined_by
from engine.cards.mana import payments, size_of, with_x, written
from engine.costs.changes import activation_cost, with_waterbend
from engine.costs.helping import bendable, bent
from engine.costs.mana_costs import (
    ON_RESOLUTION,
    Use,
    counts_mana,
    freely,
    has_x,
    is_triggered_mana_ability,
    pay_mana,
    payments_now,
    spendable,
)
from engine.costs.mana_sources import Source, note_use, usable_mana_abilities, used_up
from engine.costs.most_mana import is_out_of_reach
from engine.costs.other import as_meant, mana_alone, repeated, with_numbers
from engine.costs.spent_mana import mana_was_spent
from engine.happening.carrying import carries, carry_out, possible, possible_if
from engine.happening.instructed import amount
from engine.happening.payable import could_pay, in_haste, require_payable
from engine.happening.payments import locked_in, payments_of
from engine.happening.writing.lasting import keep_waiting
from engine.state import events as e
from engine.state.bindings import Bindings, Chosen
from engine.state.facts.announced import ForMana, OfAbility
from engine.state.facts.decided import NumberChosen, SaysYes
from engine.state.facts.nothing import CountsAsPaid, Nothing, WhyNothing
from engine.state.objects import GameObject, PlayerTarget
from engine.state.trace import Change, StepKind
from engine.words.citations import Citation, cite, not_implemented
from engine.words.decisions import Form, Option, Purpose, Question
from engine.words.record import replace
from engine.words.terms import ObjectId, PlayerId

not_implemented("602.1e", "effetti che cambiano come si paga il costo di attivazione di un'abilità")


def mana_payment(
    tx: Transaction,
    player: PlayerId,
    cost: str | None,
    x: int | None,
    about: ObjectId,
    use: Use = ON_RESOLUTION,
    *,
    bend: int = 0,
) -> list[Change]:
    """601.2f-h: the mana part of a cost: mana abilities first, then the payment. Nothing where mana is not counted.

    ``bend``: how much of its generic mana may be paid by waterbending (701.67b). Raises Refused for a cost that cannot be paid, or
    is none at all (118.6).
    """
    return counted_payment(tx, player, cost, about, use, lambda symbols: bent(tx, player, about, symbols, bend), x=x)


Help = Callable[[tuple[str, ...]], tuple[tuple[str, ...], list[Change]]]
"""702.51a: what is left of a cost of mana once something else has paid for a part of it, and that part."""


def counted_payment(
    tx: Transaction,
    player: PlayerId,
    cost: str | None,
    about: ObjectId,
    use: Use,
    help_with: Help | None = None,
    *,
    x: int | None = None,
) -> list[Change]:
    """601.2g-h: mana abilities, then the payment; ``help_with`` first says what is paid otherwise. Raises Refused."""
    if not counts_mana(tx, player):
        return []
    if cost is None:
        raise Refused("no mana cost", cite("118.6"))
    symbols, use = with_x(cost, x or 0), freely(tx, player, use)
    symbols, otherwise = (symbols, []) if help_with is None else help_with(symbols)
    if not _enough(tx, player, symbols, use) and not is_out_of_reach(tx, player, symbols, use):
        use_mana_abilities(tx, player, about, symbols, use, needed=True)
    _still_there(tx, otherwise)
    return [*otherwise, *pay_mana(tx, player, symbols, about, use)]


def _enough(tx: Transaction, player: PlayerId, symbols: Sequence[str], use: Use) -> bool:
    """107.4f: whether the mana in the pool is enough; that life would be is no reason not to ask for mana."""
    return bool(payments(spendable(tx, player, use), symbols, life=0, spent_as=use.spent_as))


def _still_there(tx: Transaction, otherwise: Sequence[Change]) -> None:
    """118.10: what was to be tapped or exiled to help has not been used by a mana ability in between."""
    for change in otherwise:
        if isinstance(change.event, e.Tapped | e.ZoneChange):
            found = tx.board.objects.get(change.event.object)
            if found is None or (isinstance(change.event, e.Tapped) and found.tapped):
                raise Refused("already tapped", cite("118.10"))


def note_unpaid(tx: Transaction, player: PlayerId, cost: str | None, about: ObjectId) -> None:
    """Say that a cost of mana counts as paid, where mana is not counted."""
    if cost and not counts_mana(tx, player):
        tx.note(StepKind.NOTHING, [cite("601.2h")], player=player, cause=about, facts=(CountsAsPaid(cost),))


def use_mana_abilities(
    tx: Transaction,
    player: PlayerId,
    about: ObjectId,
    symbols: Sequence[str],
    use: Use = ON_RESOLUTION,
    *,
    needed: bool = False,
) -> None:
    """601.2g, 118.3c: the player may activate mana abilities before paying; which, and how often, is up to them.

    As long as the mana is not enough for ``symbols``, what was activated and could be again, and what can only be activated now, is
    offered once more; ``needed``: then nothing else is left to do, for what cannot be paid is taken back (733.1).
    """
    declined: set[str] = set()
    for again in range(max(1, sum(map(size_of, symbols)))):
        by_key = {key: one for key, one in usable_mana_abilities(tx, player).items() if key not in declined}
        if not by_key or (again and _enough(tx, player, symbols, use)):
            return
        chosen = _which_mana_abilities(tx, player, about, by_key, least=1 if again and needed else 0)
        if not chosen:
            return
        declined |= by_key.keys() - {*chosen}
        for key in chosen:
            _activate_chosen(tx, player, *by_key[key])


def _which_mana_abilities(
    tx: Transaction, player: PlayerId, about: ObjectId, by_key: Mapping[str, Source], *, least: int
) -> tuple[str, ...]:
    once = _tapped_for_one(by_key)
    options = tuple(
        Option(
            key=key, mention=tx.mention(one), text=ability.text, only_one=once.get(one) if ability.cost.tap else None
        )
        for key, (one, _, ability) in by_key.items()
    )
    question = Question(
        form=Form.CHOOSE,
        purpose=Purpose.MANA_ABILITIES,
        decider=player,
        chooser=player,
        rule=cite("601.2g"),
        options=options,
        minimum=least,
        maximum=len(options),
        about=tx.mention(about),
    )
    return tx.ask(question).keys


def _tapped_for_one(by_key: Mapping[str, Source]) -> dict[ObjectId, int]:
    """107.5: what has several mana abilities that tap it, by a number: it is tapped for one of them, unless another untaps it."""
    taps = Counter(one for one, _, ability in by_key.values() if ability.cost.tap)
    untaps = {one for one, _, ability in by_key.values() if ability.cost.untap}
    several = (one for one, times in taps.items() if times > 1 and one not in untaps)
    return {one: number for number, one in enumerate(several)}


def _activate_chosen(tx: Transaction, player: PlayerId, source: ObjectId, index: int, ability: Activated) -> None:
    """605.3a: one of the mana abilities that were chosen. Raises Refused where those before it have left nothing to do it with."""
    found = tx.board.objects.get(source)
    if found is None:
        raise Refused("not there", cite("118.3"))
    if used_up(tx, player, found, index, ability):
        raise Refused("only once", cite("602.5b"))
    note_use(tx, player, source, index, ability)
    activate_for_mana(tx, player, source, index, ability, because=(cite("605.3a"),))


def activate_for_mana(
    tx: Transaction,
    player: PlayerId,
    one: ObjectId,
    index: int,
    ability: Activated,
    x: int | None = None,
    *,
    because: tuple[Citation, ...] = (),
) -> None:
    """605.3b: it does not use the stack; it resolves as soon as its cost is paid, with the number announced for {X} (107.3a). Until
    then it cannot be activated again (605.3c).

    ``because``: the rule by which it can be activated, where that is not for having priority.
    """
    with tx.activating_for_mana(one, index):
        _activate_for_mana(tx, player, one, ability, x, because)


def _activate_for_mana(
    tx: Transaction, player: PlayerId, one: ObjectId, ability: Activated, x: int | None, because: tuple[Citation, ...]
) -> None:
    found = tx.board.objects[one]
    begun = defined_x(tx, player, one, Chosen(x=x), ability.x)
    x = begun.x
    cost = activation_cost(tx, player, one, ability, x)
    require_payable(tx, player, found, cost)
    total = locked_in(tx, player, one, cost)
    use = Use(ability_of=one, with_x=has_x(ability.cost.mana, ability.cost.waterbend))
    changes = [
        *_activated(tx, player, one, exhaust=ability.exhaust),
        *(mana := mana_payment(tx, player, cost.mana or "{0}", x, one, use, bend=bendable(cost, x))),
        *payments_of(tx, player, found, total, mana),
    ]
    facts = (ForMana(triggered=False), OfAbility(tx.mention(one), text=ability.text))
    tx.happen(
        changes,
        kind=StepKind.ACTIVATE,
        rules=[
            *(*because, cite("605.3b"), cite("602.2b"), *defined_by(ability)),
            *in_haste(tx, found, cost),
            *in_a_split_second(tx.board),
        ],
        player=player,
        cause=one,
        facts=facts,
    )
    mana_was_spent(tx, player, changes, use)
    note_unpaid(tx, player, ability.cost.mana, one)
    with tx.resolving_for_mana(one if ability.cost.tap else None):
        carry_out(tx, ability.effects, Bindings(source=one, you=player, chosen=begun))
    resolve_triggered_mana(tx)


def _activated(tx: Transaction, player: PlayerId, one: ObjectId, *, exhaust: bool) -> list[Change]:
    """602.2, 605.3: a mana ability is activated as well; the event is made only where an ability looks for it."""
    delayed = any(isinstance(waits.ability.trigger, ActivatesAbility) for waits in tx.game.delayed)
    if not delayed and not tx.board.watchers(ActivatesAbility):
        return []
    event = e.AbilityActivated(object=one, player=player, source=one, mana=True, exhaust=exhaust)
    return [Change(event=event, rules=(cite("602.2b"), cite("605.3b")))]


def resolve_triggered_mana(tx: Transaction) -> None:
    """605.4a: triggered mana abilities resolve at once, without the stack; what they make trigger as well, one after the other."""
    while due := [one for one in tx.game.waiting if is_triggered_mana_ability(one.ability)]:
        first = due[0]
        keep_waiting(tx.game, [one for one in tx.game.waiting if one.id != first.id])
        bound = replace(first.bindings, you=first.controller)
        if first.ability.condition is not None and not holds(first.ability.condition, tx.board, bound):
            continue
        facts = (ForMana(triggered=True), OfAbility(tx.mention(first.source), text=first.ability.text))
        tx.note(
            StepKind.RESOLUTION_BEGINS,
            [cite("605.4a"), cite("605.1b")],
            player=first.controller,
            cause=first.source,
            facts=facts,
        )
        carry_out(tx, first.ability.effects, bound)


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


LARGEST_X = 1_000_000
"""The largest X that anybody chooses where the rules know no limit."""


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
