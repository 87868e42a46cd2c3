"""601.2g-h, 602.2b, 605.3: paying: mana with the help of mana abilities, and everything else that a cost asks for."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.board.asking import Refused, Transaction
from engine.board.criteria import related
from engine.board.holding import holds
from engine.board.prohibitions import forbids_object, in_a_split_second
from engine.board.reach import as_seen_from, is_reached
from engine.board.values import controller_of, gone, players
from engine.board.x_value import with_x as defined_x
from engine.cards.abilities import paying as f
from engine.cards.abilities.ability import Activated, Cost, Prohibition, Timing
from engine.cards.abilities.casting import ExhaustAgain
from engine.cards.abilities.triggers import ActivatesAbility
from engine.cards.keywords.numbers import defined_by
from engine.cards.mana import payments, with_x, written
from engine.costs.changes import activation_cost, with_waterbend
from engine.costs.helping import bendable, bent
from engine.costs.mana_costs import (
    ON_RESOLUTION,
    Use,
    abilities_of,
    counts_mana,
    is_mana_ability,
    is_triggered_mana_ability,
    pay_mana,
    spendable,
)
from engine.costs.other import repeated, with_numbers
from engine.costs.permissions import use_of_ability
from engine.costs.spent_mana import mana_was_spent
from engine.happening.carrying import carries, carry_out, possible, possible_if
from engine.happening.instructed import amount
from engine.happening.payable import could_pay, in_haste, locked_in, payable_life, payments_of, require_payable
from engine.happening.writing.lasting import keep_waiting, note_uses
from engine.happening.writing.objects import befall_unseen, use_up
from engine.state import events as e
from engine.state.bindings import Bindings, Chosen
from engine.state.facts.announced import ForMana, OfAbility
from engine.state.facts.decided import NumberChosen, SaysYes
from engine.state.facts.nothing import CountsAsPaid, Nothing, WhyNothing
from engine.state.game import Used
from engine.state.objects import GameObject, PlayerTarget
from engine.state.trace import Change, StepKind
from engine.words.citations import Citation, cite, not_implemented
from engine.words.counters import LOYALTY
from engine.words.decisions import Form, Option, Purpose, Question
from engine.words.record import replace
from engine.words.terms import Fate, ObjectId, PlayerId, Relation, Zone

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
    symbols = with_x(cost, x or 0)
    symbols, otherwise = (symbols, []) if help_with is None else help_with(symbols)
    if not _enough(tx, player, symbols, use):
        use_mana_abilities(tx, player, about)
    _still_there(tx, otherwise)
    return [*otherwise, *pay_mana(tx, player, symbols, about, use)]


def _enough(tx: Transaction, player: PlayerId, symbols: Sequence[str], use: Use) -> bool:
    """107.4f: whether the mana in the pool is enough; that life would be is no reason not to ask for mana."""
    return bool(payments(spendable(tx, player, use), symbols, life=0, any_type=use.any_type))


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


def use_mana_abilities(tx: Transaction, player: PlayerId, about: ObjectId) -> None:
    """601.2g, 118.3c: the player may activate mana abilities before paying; which, is up to them."""
    by_key = _usable_mana_abilities(tx, player)
    if not by_key:
        return
    options = tuple(
        Option(key=key, mention=tx.mention(one), text=ability.text) for key, (one, _, ability) in by_key.items()
    )
    question = Question(
        form=Form.CHOOSE,
        purpose=Purpose.MANA_ABILITIES,
        decider=player,
        chooser=player,
        rule=cite("601.2g"),
        options=options,
        minimum=0,
        maximum=len(options),
        about=tx.mention(about),
    )
    for key in tx.ask(question).keys:
        source, index, chosen = by_key[key]
        if used_up(tx, player, tx.board.objects[source], index, chosen):
            raise Refused("only once", cite("602.5b"))
        note_use(tx, player, source, index, chosen)
        activate_for_mana(tx, player, source, index, chosen, because=(cite("605.3a"),))


def could_make_mana(tx: Transaction, player: PlayerId) -> bool:
    """118.3c: whether the player has mana abilities left that they need not activate."""
    return bool(_usable_mana_abilities(tx, player))


def _usable_mana_abilities(tx: Transaction, player: PlayerId) -> dict[str, tuple[ObjectId, int, Activated]]:
    """605.3a: the mana abilities that a player could activate now, by the key of their option: of permanents, and of cards where
    the ability functions.

    Those that are activated only as a sorcery are none of them: something is being cast, activated or resolved (602.5d). Nor is
    one that has begun to be activated and has not resolved, as while its own cost is paid (605.3c).
    """
    return {
        f"o{one.id}.{index}": (one.id, index, ability)
        for one in tx.board.such(lambda one: _may_make_mana(tx, one))
        for index, ability in enumerate(abilities_of(tx.board, one.id))
        if isinstance(ability, Activated) and _is_whose(tx, player, one, ability.who)
        if is_mana_ability(ability) and _usable(tx, player, one, index, ability)
    }


def _may_make_mana(tx: Transaction, one: GameObject) -> bool:
    if one.zone in _NO_MANA_FROM or one.phased_out:
        return False
    return any(
        isinstance(ability, Activated) and is_mana_ability(ability) for ability in abilities_of(tx.board, one.id)
    )


def _is_whose(tx: Transaction, player: PlayerId, one: GameObject, who: Relation) -> bool:
    """602.1b: whether an ability of an object is one that a player may activate by what it says of that; 801.6: of an object that
    they reach."""
    whose = controller_of(one.id, tx.board)
    return tx.game.related(player, whose, who) and is_reached(as_seen_from(tx.board, one.id), one.id, of=player)


_NO_MANA_FROM = (Zone.LIBRARY, Zone.STACK)


def _usable(tx: Transaction, player: PlayerId, found: GameObject, index: int, ability: Activated) -> bool:
    return (
        found.zone in ability.zones
        and (found.id, index) not in tx.begun_for_mana
        and ability.timing is not Timing.SORCERY
        and (not ability.once_each_turn or use_of(tx, found.id, index) not in tx.game.used_this_turn)
        and not used_up(tx, player, found, index, ability)
        and forbids_object(tx.board, Prohibition.ACTIVATE, found.id) is None
        and may_be_used(tx, player, found.id, ability)
        and could_pay(tx, player, found, activation_cost(tx, player, found.id, ability, None, mana=False))
    )


def may_be_used(tx: Transaction, player: PlayerId, one: ObjectId, ability: Activated) -> bool:
    """602.5b: whether an ability may be activated by what it says itself ('activate only if')."""
    bound = Bindings(source=one, you=player)
    return ability.condition is None or holds(ability.condition, tx.board, bound)


def use_of(tx: Transaction, one: ObjectId, index: int) -> Used:
    """602.5b: what is kept of an activation in a turn: the ability by what it says, whatever its place among others is then."""
    return (one, use_of_ability(abilities_of(tx.board, one), index))


def used_up(tx: Transaction, player: PlayerId, found: GameObject, index: int, ability: Activated) -> bool:
    """602.5b, 702.177a-b: whether an ability that is activated only once was, and nothing lets the player do so all the same."""
    if not (ability.once or ability.exhaust) or found.id not in tx.board.objects:
        return False
    if use_of_ability(abilities_of(tx.board, found.id), index) not in found.used_up:
        return False
    again = (
        related(tx.board, player, tx.board.controller(source), rule.who, source=source)
        for source, _, rule in tx.board.casting_rules(ExhaustAgain)
    )
    return not (ability.exhaust and any(again))


def note_use(tx: Transaction, player: PlayerId, one: ObjectId, index: int, ability: Activated) -> None:
    """602.5b, 606.3: keep that an ability was activated; the loyalty abilities of one permanent count together.

    702.177b: it counts as begun before anything of it is paid.
    """
    if ability.once or ability.exhaust:
        use_up(tx.game, one, use_of_ability(abilities_of(tx.board, one), index))
    if ability.exhaust:
        befall_unseen(tx.game, player, Fate.EXHAUSTED)
    if ability.timing is Timing.LOYALTY:
        note_uses(tx.game, (one, LOYALTY))
    elif ability.once_each_turn:
        note_uses(tx.game, use_of(tx, one, index))


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
    """605.3b: it does not use the stack; it resolves as soon as its cost is paid, with the number announced for {X} (107.3a).
    605.3c: until then it cannot be activated again.

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
    changes = [
        *_activated(tx, player, one),
        *(mana := mana_payment(tx, player, cost.mana or "{0}", x, one, Use(ability_of=one), bend=bendable(cost, x))),
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
    mana_was_spent(tx, player, changes, Use(ability_of=one))
    note_unpaid(tx, player, ability.cost.mana, one)
    with tx.resolving_for_mana(one if ability.cost.tap else None):
        carry_out(tx, ability.effects, Bindings(source=one, you=player, chosen=begun))
    resolve_triggered_mana(tx)


def _activated(tx: Transaction, player: PlayerId, one: ObjectId) -> list[Change]:
    """602.2, 605.3: a mana ability is activated as well; the event is made only where an ability looks for it."""
    delayed = any(isinstance(waits.ability.trigger, ActivatesAbility) for waits in tx.game.delayed)
    if not delayed and not tx.board.watchers(ActivatesAbility):
        return []
    event = e.AbilityActivated(object=one, player=player, source=one, mana=True)
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
    for player in players(effect.who, tx.board, bound):
        if _chooses_to_pay(tx, player, cost, bound, cite("118.12a")) is not None:
            return bound
    if gone(effect.who, tx.board, bound) is not None:
        tx.owed.append(cite("800.4f"))
    return carry_out(tx, effect.effects, bound)


@carries(f.MayPay)
def may_pay(tx: Transaction, effect: f.MayPay, bound: Bindings) -> Bindings:
    """118.12: each player may pay; what follows asks only whether they did, whatever became of what they paid (118.11)."""
    cost = effect.cost if effect.times is None else repeated(effect.cost, amount(tx, effect.times, bound))
    left = gone(effect.who, tx.board, bound)
    if left is not None:
        tx.owed.append(cite("800.4f"))
        inside = replace(bound, iterated=PlayerTarget(left))
        return replace(carry_out(tx, effect.otherwise, inside), iterated=bound.iterated)
    for player in players(effect.who, tx.board, bound):
        paid = _chooses_to_pay(tx, player, cost, bound, cite("118.12"), chooses_x=effect.chooses_x)
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
    tx: Transaction, player: PlayerId, cost: Cost, bound: Bindings, rule: Citation, *, chooses_x: bool = False
) -> Bindings | None:
    """118.12: asked of who could pay; the decision is written down before anything is paid. ``None`` where nothing is paid, else
    what the words point at then, with the X that was chosen."""
    seen = tx.board.last_seen(bound.source)
    least = with_waterbend(with_numbers(cost, bound.chosen.x), bound.chosen.x)
    if seen is None:
        return None
    if not could_pay(tx, player, seen[0], least) or not _has_mana(tx, player, least, bound):
        _cannot_pay(tx, player, bound, rule)
        return None
    pays = tx.ask_yes(Purpose.MAY, player, rule, tx.mention(bound.source))
    tx.note(StepKind.DECIDED, [rule], player=player, cause=bound.source, facts=(SaysYes(pays),))
    if pays and chooses_x:
        bound = replace(bound, chosen=replace(bound.chosen, x=_x_to_pay(tx, player, bound)))
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
    if payments(spendable(tx, player, ON_RESOLUTION), symbols, life=payable_life(tx, player)):
        return True
    return bool(_usable_mana_abilities(tx, player))


def _pays(tx: Transaction, player: PlayerId, found: GameObject, cost: Cost, bound: Bindings, rule: Citation) -> bool:
    """118.3: the whole cost or nothing of it."""
    symbols, otherwise = with_x(cost.mana, bound.chosen.x or 0), list[Change]()
    total = locked_in(tx, player, found.id, cost)
    if counts_mana(tx, player):
        symbols, otherwise = bent(tx, player, bound.source, symbols, bendable(cost, bound.chosen.x))
        if not payments(spendable(tx, player, ON_RESOLUTION), symbols, life=payable_life(tx, player)):
            use_mana_abilities(tx, player, bound.source)
        if not payments(spendable(tx, player, ON_RESOLUTION), symbols, life=payable_life(tx, player)):
            return False
    changes = [
        *(mana := [*otherwise, *mana_payment(tx, player, written(symbols), None, bound.source)]),
        *payments_of(tx, player, found, total, mana),
    ]
    if changes:
        tx.happen(changes, kind=StepKind.INSTRUCTION, rules=[rule], player=player, cause=bound.source)
    note_unpaid(tx, player, cost.mana, bound.source)
    return True
