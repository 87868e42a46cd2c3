"""601.2g-h, 602.2b, 605.3: paying: mana with the help of mana abilities, and everything else that a cost asks for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine import events as e
from engine.abilities import effects as f
from engine.abilities.ability import Activated, Cost, Prohibition, Timing
from engine.bindings import Bindings, Chosen
from engine.citations import cite
from engine.costs import (
    ON_RESOLUTION,
    Use,
    abilities_of,
    counts_mana,
    is_mana_ability,
    is_triggered_mana_ability,
    pay_mana,
    payable_life,
    spendable,
)
from engine.counters import LOYALTY
from engine.decisions import Form, Option, Purpose, Question
from engine.instructions import carries, carry_out, sacrificed
from engine.mana import payments, with_x
from engine.matching import matching
from engine.objects import GameObject, PlayerTarget
from engine.pipeline import happen
from engine.prohibitions import forbids_object
from engine.terms import ObjectId, PlayerId, Reason, Zone
from engine.trace import Change, Facts, StepKind
from engine.transaction import Refused, Transaction
from engine.values import holds, players


def mana_payment(
    tx: Transaction, player: PlayerId, cost: str | None, x: int | None, about: ObjectId, use: Use = ON_RESOLUTION
) -> list[Change]:
    """601.2f-h: the mana part of a cost: mana abilities first, then the payment. Nothing where mana is not counted.

    Raises Refused for a cost that cannot be paid, or is none at all (118.6).
    """
    if not counts_mana(tx):
        return []
    if cost is None:
        raise Refused("no mana cost", cite("118.6"))
    symbols = with_x(cost, x or 0)
    if not payments(spendable(tx, player, use), symbols, life=payable_life(tx, player)):
        _mana_abilities(tx, player, about)
    return pay_mana(tx, player, symbols, about, use)


def note_unpaid(tx: Transaction, player: PlayerId, cost: str | None, about: ObjectId) -> None:
    """Say that a cost of mana counts as paid, where mana is not counted."""
    if cost and not counts_mana(tx):
        facts = {"why": "cost counts as paid", "cost": cost}
        tx.note(StepKind.NOTHING, [cite("601.2h")], player=player, cause=about, facts=facts)


def _mana_abilities(tx: Transaction, player: PlayerId, about: ObjectId) -> None:
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
        note_use(tx, source, index, chosen)
        activate_for_mana(tx, player, source, chosen)


def _usable_mana_abilities(tx: Transaction, player: PlayerId) -> dict[str, tuple[ObjectId, int, Activated]]:
    """605.3a: the mana abilities of permanents that a player could activate now, by the key of their option.

    Those that are activated only as a sorcery are none of them: something is being cast, activated or resolved (602.5d).
    """
    return {
        f"o{one.id}.{index}": (one.id, index, ability)
        for one in tx.game.permanents()
        if tx.board.controller(one.id) == player
        for index, ability in enumerate(abilities_of(tx.board, one.id))
        if isinstance(ability, Activated) and is_mana_ability(ability) and _usable(tx, player, one, index, ability)
    }


def _usable(tx: Transaction, player: PlayerId, found: GameObject, index: int, ability: Activated) -> bool:
    return (
        found.zone in ability.zones
        and ability.timing is not Timing.SORCERY
        and use_of(found.id, index, ability) not in tx.game.used_this_turn
        and forbids_object(tx.board, Prohibition.ACTIVATE, found.id) is None
        and could_pay(tx, player, found, ability.cost)
    )


def use_of(one: ObjectId, index: int, ability: Activated) -> tuple[ObjectId, int]:
    """602.5b, 606.3: what is counted of an activation in a turn; loyalty abilities of one permanent count together."""
    return (one, -1 if ability.timing is Timing.LOYALTY else index)


def note_use(tx: Transaction, one: ObjectId, index: int, ability: Activated) -> None:
    """602.5b, 606.3: keep that an ability was activated, where it can be only once each turn."""
    if ability.once_each_turn or ability.timing is Timing.LOYALTY:
        tx.game.change(used_this_turn=(*tx.game.used_this_turn, use_of(one, index, ability)))


def activate_for_mana(
    tx: Transaction, player: PlayerId, one: ObjectId, ability: Activated, x: int | None = None
) -> None:
    """605.3b: it does not use the stack; it resolves as soon as its cost is paid, with the number announced for {X} (107.3a)."""
    found = tx.board.objects[one]
    require_payable(tx, player, found, ability.cost)
    changes = [
        *(mana := mana_payment(tx, player, ability.cost.mana or "{0}", x, one, Use(ability_of=one))),
        *payments_of(tx, player, found, ability.cost, mana),
    ]
    facts: Facts = {"source": tx.mention(one), "mana ability": True, "text": ability.text}
    happen(
        tx,
        changes,
        kind=StepKind.ACTIVATE,
        rules=[cite("605.3b"), cite("602.2b")],
        player=player,
        cause=one,
        facts=facts,
    )
    note_unpaid(tx, player, ability.cost.mana, one)
    tx.tapping_for_mana = one if ability.cost.tap else None
    carry_out(tx, ability.effects, Bindings(source=one, you=player, chosen=Chosen(x=x)))
    tx.tapping_for_mana = None
    resolve_triggered_mana(tx)


def resolve_triggered_mana(tx: Transaction) -> None:
    """605.4a: triggered mana abilities resolve at once, without the stack; what they make trigger as well, one after the other."""
    while due := [one for one in tx.game.waiting if is_triggered_mana_ability(one.ability)]:
        first = due[0]
        tx.game.change(waiting=tuple(one for one in tx.game.waiting if one.id != first.id))
        bound = replace(first.bindings, you=first.controller)
        if first.ability.condition is not None and not holds(first.ability.condition, tx.board, bound):
            continue
        facts: Facts = {"source": tx.mention(first.source), "triggered mana ability": True, "text": first.ability.text}
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
    seen = tx.board.last_seen(bound.source)
    for player in players(effect.who, tx.board, bound):
        if (
            seen is not None
            and could_pay(tx, player, seen[0], effect.cost)
            and _has_mana(tx, player, effect.cost, bound)
        ):
            pays = tx.ask_yes(Purpose.MAY, player, cite("118.12a"), tx.mention(bound.source))
            facts: Facts = {"yes": pays, "cost": effect.cost.mana}
            tx.note(StepKind.DECIDED, [cite("118.12a")], player=player, cause=bound.source, facts=facts)
            if pays and _pays(tx, player, seen[0], effect.cost, bound):
                return bound
    return carry_out(tx, effect.effects, bound)


def could_pay(tx: Transaction, player: PlayerId, found: GameObject, cost: Cost) -> bool:
    """118.3: whether a player has what a cost asks for, mana apart."""
    try:
        require_payable(tx, player, found, cost)
    except Refused:
        return False
    return True


def _has_mana(tx: Transaction, player: PlayerId, cost: Cost, bound: Bindings) -> bool:
    """601.2g: whether the pool is enough for the mana of a cost, or some mana ability could add to it."""
    if not cost.mana or not counts_mana(tx):
        return True
    symbols = with_x(cost.mana, bound.chosen.x or 0)
    if payments(spendable(tx, player, ON_RESOLUTION), symbols, life=payable_life(tx, player)):
        return True
    return bool(_usable_mana_abilities(tx, player))


def _pays(tx: Transaction, player: PlayerId, found: GameObject, cost: Cost, bound: Bindings) -> bool:
    """118.3: the whole cost or nothing of it."""
    symbols = with_x(cost.mana, bound.chosen.x or 0)
    if counts_mana(tx):
        if not payments(spendable(tx, player, ON_RESOLUTION), symbols, life=payable_life(tx, player)):
            _mana_abilities(tx, player, bound.source)
        if not payments(spendable(tx, player, ON_RESOLUTION), symbols, life=payable_life(tx, player)):
            return False
    changes = [
        *(mana := mana_payment(tx, player, cost.mana or "{0}", bound.chosen.x, bound.source)),
        *payments_of(tx, player, found, cost, mana),
    ]
    if changes:
        happen(tx, changes, kind=StepKind.INSTRUCTION, rules=[cite("118.12a")], player=player, cause=bound.source)
    note_unpaid(tx, player, cost.mana, bound.source)
    return True


def require_payable(tx: Transaction, player: PlayerId, found: GameObject, cost: Cost) -> None:
    """118.3: a cost that cannot be paid in full cannot be paid at all; mana is looked at when it is paid (601.2g-h)."""
    here = tx.board.objects.get(found.id)
    if here is None:
        if cost.tap or cost.untap or cost.sacrifice_this or cost.discard_this or cost.remove_counters is not None:
            raise Refused("not there", cite("118.3"))
    elif cost.tap or cost.untap:
        if here.tapped is cost.tap:
            raise Refused("already tapped" if cost.tap else "not tapped", cite("107.5") if cost.tap else cite("107.6"))
        if tx.board.characteristics(here.id).creature and summoning_sick(tx, here):
            raise Refused("summoning sickness", cite("302.6"))
    if cost.life and payable_life(tx, player) < cost.life:
        raise Refused("not enough life", cite("119.4"))
    if cost.discard > len(_discardable(tx, player, found.id)):
        raise Refused("not enough cards", cite("118.3"))
    if cost.remove_counters is not None and (here or found).count(cost.remove_counters[0]) < cost.remove_counters[1]:
        loyalty = cost.remove_counters[0] == LOYALTY
        raise Refused("not enough counters", cite("606.6") if loyalty else cite("118.3"))
    if cost.sacrifice is not None and not _sacrificable(tx, player, found.id, cost):
        raise Refused("nothing to sacrifice", cite("118.3"))


def _discardable(tx: Transaction, player: PlayerId, source: ObjectId) -> tuple[ObjectId, ...]:
    """601.2a: the cards that could be discarded; the card being cast is no longer in hand as its costs are paid, and one that
    is discarded for its own ability is not discarded twice."""
    return tuple(one for one in tx.game.zone(Zone.HAND, player) if one != source)


def _sacrificable(tx: Transaction, player: PlayerId, source: ObjectId, cost: Cost) -> tuple[ObjectId, ...]:
    assert cost.sacrifice is not None
    found = matching(cost.sacrifice, tx.board, source=source, you=player)
    itself = source if cost.sacrifice_this else None
    return tuple(one for one in found if tx.board.controller(one) == player and one != itself)


def summoning_sick(tx: Transaction, found: GameObject) -> bool:
    """302.6: under its controller's control since before their most recent turn began, unless it has haste (702.10b-c)."""
    if tx.board.characteristics(found.id).has("haste"):
        return False
    return found.controlled_since_turn >= tx.game.turn.number


def payments_of(
    tx: Transaction, player: PlayerId, found: GameObject, cost: Cost, already: Sequence[Change] = ()
) -> list[Change]:
    """601.2h: the costs other than mana, paid in the order in which they are listed here.

    ``already``: what is paid together with it; the same life or object does not pay twice. Raises Refused where the cost cannot
    be paid in full any more: a mana ability may have used up what it asks for.
    """
    require_payable(tx, player, found, cost)
    life = sum(-one.event.amount for one in already if isinstance(one.event, e.LifeChange))
    if cost.life and payable_life(tx, player) < life + cost.life:
        raise Refused("not enough life", cite("119.4"))
    gone = {one.event.object for one in already if isinstance(one.event, e.ZoneChange)}
    paid: list[e.Event] = []
    if cost.tap:
        paid.append(e.Tapped(object=found.id))
    if cost.untap:
        paid.append(e.Untapped(object=found.id))
    if cost.life:
        paid.append(e.LifeChange(player=player, amount=-cost.life))
    if cost.remove_counters is not None:
        paid.append(e.CountersRemoved(on=found.id, counter=cost.remove_counters[0], count=cost.remove_counters[1]))
    if cost.put_counters is not None and cost.put_counters[1]:
        paid.append(e.CountersPut(on=found.id, counter=cost.put_counters[0], count=cost.put_counters[1]))
    if cost.discard:
        hand = [one for one in _discardable(tx, player, found.id) if one not in gone]
        if len(hand) < cost.discard:
            raise Refused("not enough cards", cite("601.2h"))
        chosen = tx.ask_objects(
            Purpose.COST,
            player,
            cite("601.2h"),
            hand,
            minimum=cost.discard,
            maximum=cost.discard,
            about=tx.mention(found.id),
        )
        paid += [
            e.ZoneChange(object=one, to=Zone.GRAVEYARD, reason=Reason.DISCARDED)
            for one in chosen
            if not isinstance(one, PlayerTarget)
        ]
    if cost.sacrifice is not None:
        among = [one for one in _sacrificable(tx, player, found.id, cost) if one not in gone]
        if not among:
            raise Refused("nothing to sacrifice", cite("601.2h"))
        picked = tx.ask_objects(
            Purpose.COST, player, cite("601.2h"), among, minimum=1, maximum=1, about=tx.mention(found.id)
        )
        paid += [sacrificed(one) for one in picked if not isinstance(one, PlayerTarget)]
    if cost.discard_this:
        paid.append(e.ZoneChange(object=found.id, to=Zone.GRAVEYARD, reason=Reason.DISCARDED))
    if cost.sacrifice_this:
        paid.append(sacrificed(found.id))
    return [Change(event=event, rules=(cite("601.2h"),)) for event in paid]
