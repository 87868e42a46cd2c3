"""118.3, 601.2h: what is chosen and done as a cost is paid, apart from its mana."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

from engine.board.asking import Refused, Transaction
from engine.board.team_totals import team_totals
from engine.cards.abilities.ability import Cost
from engine.cards.abilities.continuous import Duration
from engine.happening.counters_off import taken_off
from engine.happening.drawing import draw_card, sacrificed
from engine.happening.evidence import collected, evidence_of, foraged
from engine.happening.lasting import add_effect
from engine.happening.library import top_cards
from engine.happening.payable import require_life, require_payable, worked_out
from engine.happening.what_pays import (
    counters_asked,
    counters_there,
    discardable,
    exilable,
    in_exile,
    materials,
    own_objects,
    power_for_tapping,
    revealable,
    sacrificable,
    shedding,
    tappable,
)
from engine.state import events as e
from engine.state.bindings import Bindings
from engine.state.facts.nothing import Nothing, WhyNothing
from engine.state.objects import GameObject, PlayerTarget, only_objects
from engine.state.trace import Change, StepKind
from engine.words.budget import repeated
from engine.words.citations import Citation, cite
from engine.words.counters import ENERGY, LOYALTY, TICKET
from engine.words.decisions import IllegalAnswer, Purpose
from engine.words.record import replace
from engine.words.terms import Action, Designation, ObjectId, PlayerId, Reason, Zone

Pick = Callable[[Sequence[ObjectId], int, str], tuple[ObjectId, ...]]


def _draws(tx: Transaction, player: PlayerId, count: int, about: ObjectId) -> None:
    """121.1, 121.6: cards drawn as a cost, one at a time; 118.11: replaced or not, the cost has been paid."""
    before = tx.game.player(player).cards_drawn
    for _ in repeated(count):
        rules = [cite("601.2h"), cite("121.1")]
        draw_card(tx, player, kind=StepKind.EVENT, rules=rules, cause=about)
    if tx.game.player(player).cards_drawn < before + count:
        tx.note(
            StepKind.NOTHING, [cite("118.11")], player=player, cause=about, facts=(Nothing(WhyNothing.PAID_ANYWAY),)
        )


class Total(NamedTuple):
    """601.2f: a cost that is locked in, its numbers worked out; ``because``: by which rules they are those of a team."""

    cost: Cost
    because: tuple[Citation, ...] = ()


def locked_in(tx: Transaction, player: PlayerId, source: ObjectId, cost: Cost) -> Total:
    """601.2f: what is worked out is so before mana abilities are activated for it (601.2g), and does not change by them."""
    because = () if cost.life_of is None else team_totals(tx.game, cost.life_of)
    return Total(worked_out(tx, player, source, cost), because)


def payments_of(
    tx: Transaction, player: PlayerId, found: GameObject, cost: Cost | Total, already: Sequence[Change] = ()
) -> list[Change]:
    """601.2h: the costs other than mana, paid in the order in which they are listed here.

    ``already``: what is paid together with it; the same life or object does not pay twice (118.10). Raises Refused where the
    cost cannot be paid in full any more: a mana ability may have used up what it asks for.
    """
    cost, because = cost if isinstance(cost, Total) else locked_in(tx, player, found.id, cost)
    require_payable(tx, player, found, cost)
    life = sum(-one.event.amount for one in already if isinstance(one.event, e.LifeChange))
    if cost.life:
        require_life(tx, player, life + cost.life)
    paid: list[e.Event] = []
    if cost.tap:
        paid.append(e.Tapped(object=found.id))
    if cost.untap:
        paid.append(e.Untapped(object=found.id))
    if cost.life:
        paid.append(e.LifeChange(player=player, amount=-cost.life))
    if cost.energy:
        paid.append(e.CountersRemoved(on=PlayerTarget(player), counter=ENERGY, count=cost.energy))
    if cost.tickets:
        paid.append(e.CountersRemoved(on=PlayerTarget(player), counter=TICKET, count=cost.tickets))
    if cost.remove_counters is not None and cost.remove_counters[1] and cost.remove_from is None:
        paid.append(e.CountersRemoved(on=found.id, counter=cost.remove_counters[0], count=cost.remove_counters[1]))
    if cost.put_counters is not None and cost.put_counters[1]:
        paid.append(e.CountersPut(on=found.id, counter=cost.put_counters[0], count=cost.put_counters[1]))
    paid += _chosen(tx, player, found, cost, already)
    if cost.discard_this:
        paid.append(e.ZoneChange(object=found.id, to=Zone.GRAVEYARD, reason=Reason.DISCARDED))
    if cost.reveal_this:
        paid.append(e.Shown(object=found.id, player=player))
    if cost.exile_this:
        paid.append(e.ZoneChange(object=found.id, to=Zone.EXILE, reason=Reason.EFFECT))
    if cost.sacrifice_this:
        paid.append(sacrificed(found.id))
    paid += [
        e.ZoneChange(object=one, to=Zone.GRAVEYARD, reason=Reason.MILLED) for one in top_cards(tx, player, cost.mill)
    ]
    _draws(tx, player, cost.draw, found.id)
    if cost.exert_this:
        paid.append(_exerted(tx, player, found))
    bent = e.Performed(action=Action.WATERBEND, player=player)
    return [
        *(
            Change(
                event=event, rules=(cite("601.2h"), *sacrificing(event), *_of(event, because), *_by_doing(event, found))
            )
            for event in paid
        ),
        *([Change(event=bent, rules=(cite("701.67c"),))] if cost.waterbend else []),
    ]


def _exerted(tx: Transaction, player: PlayerId, found: GameObject) -> e.Event:
    """701.43a-c: tapped or not, exerted before or not."""
    bound = Bindings(source=found.id, you=player)
    marks = (Designation.EXERTED,)
    add_effect(tx, (), (found.id,), Duration.NEXT_UNTAP_STEP, bound, cite("701.43a"), marks=marks)
    return e.Performed(action=Action.EXERT, player=player, object=found.id)


def _of(event: e.Event, because: tuple[Citation, ...]) -> tuple[Citation, ...]:
    return because if isinstance(event, e.LifeChange) else ()


def _by_doing(event: e.Event, found: GameObject) -> tuple[Citation, ...]:
    """606.4, 701.59a, 701.61a: by which rule a loyalty cost is paid with counters, and others as one keyword action."""
    if isinstance(event, e.CountersPut | e.CountersRemoved) and (event.on, event.counter) == (found.id, LOYALTY):
        return (cite("606.4"),)
    if not isinstance(event, e.Performed):
        return ()
    return {Action.COLLECT_EVIDENCE: (cite("701.59a"),), Action.FORAGE: (cite("701.61a"),)}.get(event.action, ())


def sacrificing(event: e.Event) -> tuple[Citation, ...]:
    """701.21a: a permanent that is sacrificed as a cost, or out of the blue, goes to the graveyard as one by an effect does."""
    return (cite("701.21a"),) if isinstance(event, e.ZoneChange) and event.reason is Reason.SACRIFICED else ()


def _chosen(
    tx: Transaction, player: PlayerId, found: GameObject, cost: Cost, already: Sequence[Change]
) -> list[e.Event]:
    """The parts of a cost that are paid with objects of the player's choice, each object once."""
    used = [one.event.object for one in already if isinstance(one.event, e.ZoneChange | e.Tapped)]
    paid: list[e.Event] = []

    def pick(among: Sequence[ObjectId], count: int, why: str, purpose: Purpose = Purpose.COST) -> tuple[ObjectId, ...]:
        left = [one for one in among if one not in used]
        if len(left) < count:
            raise Refused(why, cite("601.2h"))
        about = tx.mention(found.id)
        picked = tx.ask_objects(purpose, player, cite("601.2h"), left, minimum=count, maximum=count, about=about)
        several = only_objects(picked)
        used.extend(several)
        return several

    if cost.tap_others is not None:
        paid += [e.Tapped(object=one) for one in _tapping(tx, player, found, cost, pick, used)]
    if cost.discard:
        how = Purpose.CHANCE if cost.discard_random else Purpose.COST
        hand = pick(discardable(tx, player, found.id, cost), cost.discard, "not enough cards", how)
        paid += [e.ZoneChange(object=one, to=Zone.GRAVEYARD, reason=Reason.DISCARDED) for one in hand]
    if cost.reveal_such is not None:
        among = revealable(tx, player, found.id, cost.reveal_such)
        paid += [e.Shown(object=one, player=player) for one in pick(among, cost.reveal_count, "not enough cards")]
    if cost.sacrifice is not None:
        several = pick(sacrificable(tx, player, found.id, cost), cost.sacrifice_count, "nothing to sacrifice")
        paid += [sacrificed(one) for one in several]
    for such in cost.sacrifice_also:
        among = sacrificable(tx, player, found.id, replace(cost, sacrifice=such))
        paid += [sacrificed(one) for one in pick(among, 1, "nothing to sacrifice")]
    if cost.remove_from is not None and cost.remove_apart:
        paid += _shed_apart(tx, player, found, cost)
    elif cost.remove_from is not None:
        [one] = pick(shedding(tx, player, found.id, cost), 1, "not enough counters")
        paid += _shed(tx, player, found.id, one, cost)
    paid += _from_elsewhere(tx, player, found, cost, pick)
    if cost.discard_hand:
        hand = tuple(one for one in tx.game.zone(Zone.HAND, player) if one != found.id and one not in used)
        paid += [e.ZoneChange(object=one, to=Zone.GRAVEYARD, reason=Reason.DISCARDED) for one in hand]
    if cost.exile is not None:
        several = pick(exilable(tx, player, found.id, cost), cost.exile_count, "not enough to exile")
        paid += [e.ZoneChange(object=one, to=Zone.EXILE, reason=Reason.EFFECT) for one in several]
    if cost.materials is not None:
        left = [one for one in materials(tx, player, found.id, cost.materials) if one not in used]
        least, most = cost.material_count
        if len(left) < least:
            raise Refused("not enough to exile", cite("601.2h"))
        most = len(left) if most is None else most
        about = tx.mention(found.id)
        chosen = tx.ask_objects(Purpose.COST, player, cite("702.167a"), left, minimum=least, maximum=most, about=about)
        several = only_objects(chosen)
        used.extend(several)
        paid += [e.ZoneChange(object=one, to=Zone.EXILE, reason=Reason.EFFECT) for one in several]
    if cost.return_to_hand is not None:
        several = pick(own_objects(tx, player, found.id, cost.return_to_hand), cost.return_count, "nothing to return")
        paid += [e.ZoneChange(object=one, to=Zone.HAND, reason=Reason.EFFECT) for one in several]
    return paid + _out_of_the_graveyard(tx, player, found, cost, used)


def _from_elsewhere(tx: Transaction, player: PlayerId, found: GameObject, cost: Cost, pick: Pick) -> list[e.Event]:
    """118.3: cards that go under the library, and cards in exile that go to their owners' graveyards, as parts of a cost."""
    paid: list[e.Event] = []
    if cost.bury is not None:
        several = pick(own_objects(tx, player, found.id, cost.bury), cost.bury_count, "not enough cards")
        paid += [e.ZoneChange(object=one, to=Zone.LIBRARY, position=-1, reason=Reason.EFFECT) for one in several]
    if cost.from_exile is not None:
        several = pick(in_exile(tx, player, found.id, cost.from_exile), cost.from_exile_count, "not enough cards")
        paid += [e.ZoneChange(object=one, to=Zone.GRAVEYARD, reason=Reason.EFFECT) for one in several]
    return paid


def _out_of_the_graveyard(
    tx: Transaction, player: PlayerId, found: GameObject, cost: Cost, used: Sequence[ObjectId]
) -> list[e.Event]:
    """701.59a, 701.61a: evidence that is collected, and foraging, as parts of a cost."""
    paid: list[e.Event] = []
    if cost.evidence:
        cards = evidence_of(tx, player, cost.evidence, found.id, (*used, found.id))
        if cards is None:
            raise Refused("not enough to exile", cite("701.59b"))
        used = (*used, *cards)
        paid += collected(cards, player, cost.evidence)
    if cost.forage:
        done = foraged(tx, player, found.id, (*used, found.id))
        if done is None:
            raise Refused("not enough to exile", cite("601.2h"))
        paid += done
    return paid


def _shed(tx: Transaction, player: PlayerId, source: ObjectId, one: ObjectId, cost: Cost) -> list[e.Event]:
    """122.1: counters taken off a permanent for a cost; of which kinds, the player says where the cost does not."""
    kind, count = counters_asked(cost)
    taken = taken_off(tx, one, kind, count, Bindings(source=source, you=player))
    return [e.CountersRemoved(on=one, counter=kind, count=number) for kind, number in taken]


def _shed_apart(tx: Transaction, player: PlayerId, found: GameObject, cost: Cost) -> list[e.Event]:
    """122.1: counters taken off several permanents for a cost, from which the player says one after the other."""
    kind, count = counters_asked(cost)
    left = {one: counters_there(tx, one, kind) for one in shedding(tx, player, found.id, cost)}
    if sum(left.values()) < count:
        raise Refused("not enough counters", cite("601.2h"))
    picked: Counter[ObjectId] = Counter()
    about, bound = tx.mention(found.id), Bindings(source=found.id, you=player)
    for _ in range(count):
        among = [one for one, number in left.items() if number > picked[one]]
        chosen = tx.ask_objects(Purpose.COST, player, cite("601.2h"), among, minimum=1, maximum=1, about=about)
        picked.update(one for one in chosen if not isinstance(one, PlayerTarget))
    taken = ((one, taken_off(tx, one, kind, number, bound)) for one, number in picked.items())
    return [e.CountersRemoved(on=one, counter=of, count=number) for one, several in taken for of, number in several]


def _tapping(
    tx: Transaction, player: PlayerId, found: GameObject, cost: Cost, pick: Pick, used: Sequence[ObjectId]
) -> tuple[ObjectId, ...]:
    """702.122a: any number of creatures with enough power in all; else as many permanents as the cost says."""
    among = [one for one in tappable(tx, player, found.id, cost) if one not in used]
    if cost.tap_power is None:
        return pick(among, cost.tap_count, "not enough to tap")
    if power_for_tapping(tx, among, cost) < cost.tap_power:
        raise Refused("not enough to tap", cite("601.2h"))
    about = tx.mention(found.id)
    strongest = sorted(among, key=lambda one: -power_for_tapping(tx, [one], cost))
    fewest = next(n for n in range(len(among) + 1) if power_for_tapping(tx, strongest[:n], cost) >= cost.tap_power)
    picked = tx.ask_objects(
        Purpose.COST, player, cite("702.122a"), among, minimum=fewest, maximum=len(among), about=about
    )
    several = only_objects(picked)
    if power_for_tapping(tx, several, cost) < cost.tap_power:
        raise IllegalAnswer(*tx.asked[-1], "not enough power")
    return several
