"""601.2g-h, 602.2b, 605.3: paying: mana with the help of mana abilities, and everything else that a cost asks for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from engine.board.asking import Refused, Transaction
from engine.board.holding import holds
from engine.board.prohibitions import in_a_split_second
from engine.board.x_value import with_x as defined_x
from engine.cards.abilities.ability import Activated
from engine.cards.abilities.triggers import ActivatesAbility
from engine.cards.keywords.numbers import defined_by
from engine.cards.mana import payments, size_of, with_x
from engine.costs.changes import activation_cost
from engine.costs.helping import bendable, bent
from engine.costs.mana_costs import (
    ON_RESOLUTION,
    Use,
    counts_mana,
    freely,
    has_x,
    is_triggered_mana_ability,
    pay_mana,
    spendable,
)
from engine.costs.mana_sources import Source, note_use, usable_mana_abilities, used_up
from engine.costs.most_mana import is_out_of_reach
from engine.costs.spent_mana import mana_was_spent
from engine.happening.carrying import carry_out
from engine.happening.payable import in_haste, require_payable
from engine.happening.payments import locked_in, payments_of
from engine.happening.writing.lasting import keep_waiting
from engine.state import events as e
from engine.state.bindings import Bindings, Chosen
from engine.state.facts.announced import ForMana, OfAbility
from engine.state.facts.nothing import CountsAsPaid
from engine.state.trace import Change, StepKind
from engine.words.citations import Citation, cite, not_implemented
from engine.words.decisions import Form, Option, Purpose, Question
from engine.words.record import replace
from engine.words.terms import ObjectId, PlayerId

LARGEST_X = 1_000_000
"""The largest X that anybody chooses where the rules know no limit."""

not_implemented("119.4b", "effetti per cui un giocatore non può pagare punti vita")
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
