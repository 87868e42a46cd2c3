"""118.3, 601.2h: costs other than mana: whether a player has what they ask for, and what paying them comes to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from engine.board.asking import Refused, Transaction
from engine.board.matching import matching
from engine.board.prohibitions import forbids_object, forbids_player
from engine.board.team_totals import team_totals
from engine.board.values import number
from engine.cards.abilities.ability import Cost, Prohibition
from engine.cards.abilities.continuous import Duration
from engine.cards.abilities.filters import Filter
from engine.happening.changing.numbers import draws_left
from engine.happening.counters_off import taken_off
from engine.happening.drawing import draw_card, sacrificed
from engine.happening.evidence import collected, could_forage, evidence_of, foraged, worth
from engine.happening.lasting import add_effect
from engine.happening.library import top_cards
from engine.state import events as e
from engine.state.bindings import Bindings
from engine.state.facts.nothing import Nothing, WhyNothing
from engine.state.objects import GameObject, PlayerTarget
from engine.state.trace import Change, StepKind
from engine.words.budget import repeated
from engine.words.citations import Citation, cite
from engine.words.counters import ENERGY, LOYALTY, TICKET
from engine.words.decisions import IllegalAnswer, Purpose
from engine.words.record import replace
from engine.words.terms import Action, Designation, ObjectId, PlayerId, Reason, Zone

Pick = Callable[[Sequence[ObjectId], int, str], tuple[ObjectId, ...]]


def payable_life(tx: Transaction, player: PlayerId) -> int:
    """119.4, 119.8: how much life a player could pay: what they have, and none if they can't lose life."""
    able = tx.game.side(player).life if forbids_player(tx.board, Prohibition.LOSE_LIFE, player) is None else 0
    return max(0, able)


def could_pay(tx: Transaction, player: PlayerId, found: GameObject, cost: Cost) -> bool:
    """118.3: whether a player has what a cost asks for, mana apart."""
    try:
        require_payable(tx, player, found, cost)
    except Refused:
        return False
    return True


def require_payable(tx: Transaction, player: PlayerId, found: GameObject, cost: Cost) -> None:
    """118.3: a cost that cannot be paid in full cannot be paid at all; mana is looked at when it is paid (601.2g-h).

    614.17b: nor one that includes what can't happen. Raises Refused.
    """
    here = tx.board.objects.get(found.id)
    _require_itself(tx, player, found, here, cost)
    _require_life(tx, player, worked_out(tx, player, found.id, cost).life)
    if cost.energy and tx.game.player(player).counters.get(ENERGY, 0) < cost.energy:
        raise Refused("not enough counters", cite("107.14"))
    if tx.game.player(player).counters.get(TICKET, 0) < cost.tickets:
        raise Refused("not enough counters", cite("107.17a"))
    if cost.draw:
        _require_drawable(tx, player, cost.draw)
    if cost.mill > len(tx.game.zone(Zone.LIBRARY, player)):
        raise Refused("not enough cards", cite("701.17b"))
    if cost.discard > len(_discardable(tx, player, found.id, cost)):
        raise Refused("not enough cards", cite("118.3"))
    own_counters = None if cost.remove_from is not None else cost.remove_counters
    if own_counters is not None and (here or found).count(own_counters[0]) < own_counters[1]:
        loyalty = own_counters[0] == LOYALTY
        raise Refused("not enough counters", cite("606.6") if loyalty else cite("118.3"))
    if cost.sacrifice is not None and len(sacrificable(tx, player, found.id, cost)) < cost.sacrifice_count:
        raise Refused("nothing to sacrifice", cite("118.3"))
    if cost.exile is not None and len(_own(tx, player, found.id, cost.exile)) < cost.exile_count:
        raise Refused("not enough to exile", cite("118.3"))
    if cost.reveal_such is not None and len(_revealable(tx, player, found.id, cost.reveal_such)) < cost.reveal_count:
        raise Refused("not enough cards", cite("118.3"))
    if cost.materials is not None and len(_materials(tx, player, found.id, cost.materials)) < cost.material_count[0]:
        raise Refused("not enough to exile", cite("118.3"))
    if cost.return_to_hand is not None and len(_own(tx, player, found.id, cost.return_to_hand)) < cost.return_count:
        raise Refused("nothing to return", cite("118.3"))
    if cost.tap_others is not None:
        _require_tappable(tx, player, found.id, cost)
    _require_more(tx, player, found, cost)


def _require_more(tx: Transaction, player: PlayerId, found: GameObject, cost: Cost) -> None:
    """118.3: of the parts that few costs have."""
    if cost.remove_from is not None and not _shedding(tx, player, found.id, cost):
        raise Refused("not enough counters", cite("118.3"))
    for such in cost.sacrifice_also:
        if not sacrificable(tx, player, found.id, replace(cost, sacrifice=such)):
            raise Refused("nothing to sacrifice", cite("118.3"))
    if cost.bury is not None and len(_own(tx, player, found.id, cost.bury)) < cost.bury_count:
        raise Refused("not enough cards", cite("118.3"))
    if cost.evidence and worth(tx, tx.game.zone(Zone.GRAVEYARD, player)) < cost.evidence:
        raise Refused("not enough to exile", cite("701.59b"))
    if cost.forage and not could_forage(tx, player):
        raise Refused("not enough to exile", cite("118.3"), by=(cite("701.61a"),))


def _shedding(tx: Transaction, player: PlayerId, source: ObjectId, cost: Cost) -> tuple[ObjectId, ...]:
    """118.3: the permanents of the player from which as many counters could be removed."""
    assert cost.remove_from is not None
    kind, count = _counters_asked(cost)
    return tuple(
        one
        for one in matching(cost.remove_from, tx.board, source=source, you=player)
        if tx.board.controller(one) == player
        and (sum(tx.board.objects[one].counters.values()) if kind is None else tx.board.objects[one].count(kind))
        >= count
    )


def _require_itself(tx: Transaction, player: PlayerId, found: GameObject, here: GameObject | None, cost: Cost) -> None:
    if here is None:
        gone = cost.sacrifice_this or cost.discard_this or cost.exile_this or cost.exert_this
        gone = gone or (cost.remove_counters is not None and cost.remove_from is None)
        if cost.tap or cost.untap or gone:
            raise Refused("not there", cite("118.3"))
    elif cost.sacrifice_this and here.zone is Zone.BATTLEFIELD and tx.board.controller(here.id) != player:
        raise Refused("not the controller", cite("701.21a"))
    elif cost.tap or cost.untap:
        if here.tapped is cost.tap:
            raise Refused("already tapped" if cost.tap else "not tapped", cite("107.5") if cost.tap else cite("107.6"))
        if tx.board.characteristics(here.id).creature and summoning_sick(tx, here):
            raise Refused("summoning sickness", cite("302.6"))
        if cost.untap and forbids_object(tx.board, Prohibition.UNTAP, here.id) is not None:
            raise Refused("forbidden", cite("614.17b"))


def _require_drawable(tx: Transaction, player: PlayerId, count: int) -> None:
    """121.2b, 614.17b: who can't draw all of the cards can't choose to pay with them; an empty library is no bar (121.3)."""
    if forbids_player(tx.board, Prohibition.DRAW, player) is not None:
        raise Refused("forbidden", cite("614.17b"))
    left = draws_left(tx, player)
    if left is not None and left < count:
        raise Refused("draw limit", cite("121.2b"))


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


def _require_tappable(tx: Transaction, player: PlayerId, source: ObjectId, cost: Cost) -> None:
    among = _tappable(tx, player, source, cost)
    if cost.tap_power is not None:
        enough = _power(tx, among) >= cost.tap_power
    else:
        enough = len(among) >= cost.tap_count
    if not enough:
        raise Refused("not enough to tap", cite("118.3"))


def _discardable(tx: Transaction, player: PlayerId, source: ObjectId, cost: Cost) -> tuple[ObjectId, ...]:
    """601.2a: the cards that could be discarded; the card being cast is no longer in hand as its costs are paid, and one that
    is discarded for its own ability is not discarded twice."""
    hand = tuple(one for one in tx.game.zone(Zone.HAND, player) if one != source)
    if cost.discard_such is None:
        return hand
    such = matching(cost.discard_such, tx.board, source=source, you=player)
    return tuple(one for one in hand if one in such)


def _revealable(tx: Transaction, player: PlayerId, source: ObjectId, wanted: Filter) -> tuple[ObjectId, ...]:
    """701.20a: the cards of a player's hand that match; what the cost is paid for is on its way out of it, or no other card."""
    such = matching(wanted, tx.board, source=source, you=player)
    return tuple(one for one in tx.game.zone(Zone.HAND, player) if one != source and one in such)


def sacrificable(tx: Transaction, player: PlayerId, source: ObjectId, cost: Cost) -> tuple[ObjectId, ...]:
    """701.21a: what a player could sacrifice for a cost: permanents that they control."""
    assert cost.sacrifice is not None
    found = matching(cost.sacrifice, tx.board, source=source, you=player)
    itself = source if cost.sacrifice_this else None
    return tuple(one for one in found if tx.board.controller(one) == player and one != itself)


def _own(tx: Transaction, player: PlayerId, source: ObjectId, wanted: Filter) -> tuple[ObjectId, ...]:
    """What a player could exile or return: permanents that they control, or cards that they own; not what is being cast."""
    found = matching(wanted, tx.board, source=source, you=player)
    permanents = wanted.zone is Zone.BATTLEFIELD
    whose = tx.board.controller if permanents else lambda one: tx.board.objects[one].owner
    return tuple(one for one in found if whose(one) == player and (permanents or one != source))


def _materials(tx: Transaction, player: PlayerId, source: ObjectId, wanted: Filter) -> tuple[ObjectId, ...]:
    """702.167a-b: of one description, permanents and cards of a graveyard, although it says 'card' of neither."""
    among = (
        one
        for zone in (Zone.BATTLEFIELD, Zone.GRAVEYARD)
        for one in _own(tx, player, source, replace(wanted, zone=zone))
    )
    return tuple(one for one in among if one != source)


def _tappable(tx: Transaction, player: PlayerId, source: ObjectId, cost: Cost) -> tuple[ObjectId, ...]:
    """602.5a: untapped permanents of the player; how long they have been there matters only for {T} of their own."""
    assert cost.tap_others is not None
    found = matching(cost.tap_others, tx.board, source=source, you=player)
    itself = source if cost.tap else None
    return tuple(
        one
        for one in found
        if tx.board.controller(one) == player and not tx.board.objects[one].tapped and one != itself
        if not (cost.crews and forbids_object(tx.board, Prohibition.CREW, one) is not None)  # 702.122d
    )


def _power(tx: Transaction, several: Sequence[ObjectId]) -> int:
    return sum(tx.board.characteristics(one).power or 0 for one in several)


def summoning_sick(tx: Transaction, found: GameObject) -> bool:
    """302.6: under its controller's control since before their most recent turn began, unless it has haste (702.10b-c)."""
    if tx.board.characteristics(found.id).has("haste"):
        return False
    return found.controlled_since_turn >= tx.game.latest_turn


def in_haste(tx: Transaction, found: GameObject, cost: Cost) -> list[Citation]:
    """702.10c: haste, where a creature that came under control this turn pays with its own {T} or {Q}."""
    fresh = (cost.tap or cost.untap) and found.controlled_since_turn >= tx.game.latest_turn
    if not fresh or found.id not in tx.board.objects:
        return []
    looks = tx.board.characteristics(found.id)
    return [cite("702.10c")] if looks.creature and looks.has("haste") else []


def _require_life(tx: Transaction, player: PlayerId, amount: int) -> None:
    """119.4: who pays life has as much; 119.8: who can't lose life pays none, however much they have. Raises Refused.

    119.4a, 810.9b, 810.9h: of a team that shares its life, all members pay from the one total, or none can.
    """
    shared = tx.game.side(player).shared
    if not amount or payable_life(tx, player) >= amount:
        return
    if forbids_player(tx.board, Prohibition.LOSE_LIFE, player) is not None:
        raise Refused("can't lose life", cite("119.8"), by=(cite("810.9h"),) if shared else ())
    raise Refused("not enough life", cite("119.4"), by=(cite("119.4a"), cite("810.9b")) if shared else ())


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
        _require_life(tx, player, life + cost.life)
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
            Change(event=event, rules=(cite("601.2h"), *sacrificing(event), *_of(event, because), *_by_doing(event)))
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


def _by_doing(event: e.Event) -> tuple[Citation, ...]:
    """701.59a, 701.61a: by which rule a cost is paid with several things as one keyword action."""
    if not isinstance(event, e.Performed):
        return ()
    return {Action.COLLECT_EVIDENCE: (cite("701.59a"),), Action.FORAGE: (cite("701.61a"),)}.get(event.action, ())


def worked_out(tx: Transaction, player: PlayerId, source: ObjectId, cost: Cost) -> Cost:
    """601.2f: a cost with the life that it asks for as a number; 810.9a: of a team's total where it is shared."""
    if cost.life_of is None:
        return cost
    asked = max(0, number(cost.life_of, tx.board, Bindings(source=source, you=player)))
    return replace(cost, life=cost.life + asked, life_of=None)


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
        several = tuple(one for one in picked if not isinstance(one, PlayerTarget))
        used.extend(several)
        return several

    if cost.tap_others is not None:
        paid += [e.Tapped(object=one) for one in _tapping(tx, player, found, cost, pick, used)]
    if cost.discard:
        how = Purpose.CHANCE if cost.discard_random else Purpose.COST
        hand = pick(_discardable(tx, player, found.id, cost), cost.discard, "not enough cards", how)
        paid += [e.ZoneChange(object=one, to=Zone.GRAVEYARD, reason=Reason.DISCARDED) for one in hand]
    if cost.reveal_such is not None:
        among = _revealable(tx, player, found.id, cost.reveal_such)
        paid += [e.Shown(object=one, player=player) for one in pick(among, cost.reveal_count, "not enough cards")]
    if cost.sacrifice is not None:
        several = pick(sacrificable(tx, player, found.id, cost), cost.sacrifice_count, "nothing to sacrifice")
        paid += [sacrificed(one) for one in several]
    for such in cost.sacrifice_also:
        among = sacrificable(tx, player, found.id, replace(cost, sacrifice=such))
        paid += [sacrificed(one) for one in pick(among, 1, "nothing to sacrifice")]
    if cost.remove_from is not None:
        [one] = pick(_shedding(tx, player, found.id, cost), 1, "not enough counters")
        paid += _shed(tx, player, found.id, one, cost)
    if cost.bury is not None:
        several = pick(_own(tx, player, found.id, cost.bury), cost.bury_count, "not enough cards")
        paid += [e.ZoneChange(object=one, to=Zone.LIBRARY, position=-1, reason=Reason.EFFECT) for one in several]
    if cost.discard_hand:
        hand = tuple(one for one in tx.game.zone(Zone.HAND, player) if one != found.id and one not in used)
        paid += [e.ZoneChange(object=one, to=Zone.GRAVEYARD, reason=Reason.DISCARDED) for one in hand]
    if cost.exile is not None:
        several = pick(_own(tx, player, found.id, cost.exile), cost.exile_count, "not enough to exile")
        paid += [e.ZoneChange(object=one, to=Zone.EXILE, reason=Reason.EFFECT) for one in several]
    if cost.materials is not None:
        left = [one for one in _materials(tx, player, found.id, cost.materials) if one not in used]
        least, most = cost.material_count
        if len(left) < least:
            raise Refused("not enough to exile", cite("601.2h"))
        most = len(left) if most is None else most
        about = tx.mention(found.id)
        chosen = tx.ask_objects(Purpose.COST, player, cite("702.167a"), left, minimum=least, maximum=most, about=about)
        several = tuple(one for one in chosen if not isinstance(one, PlayerTarget))
        used.extend(several)
        paid += [e.ZoneChange(object=one, to=Zone.EXILE, reason=Reason.EFFECT) for one in several]
    if cost.return_to_hand is not None:
        several = pick(_own(tx, player, found.id, cost.return_to_hand), cost.return_count, "nothing to return")
        paid += [e.ZoneChange(object=one, to=Zone.HAND, reason=Reason.EFFECT) for one in several]
    return paid + _out_of_the_graveyard(tx, player, found, cost, used)


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
    kind, count = _counters_asked(cost)
    taken = taken_off(tx, one, kind, count, Bindings(source=source, you=player))
    return [e.CountersRemoved(on=one, counter=kind, count=number) for kind, number in taken]


def _counters_asked(cost: Cost) -> tuple[str | None, int]:
    return (None, cost.remove_any) if cost.remove_counters is None else cost.remove_counters


def _tapping(
    tx: Transaction, player: PlayerId, found: GameObject, cost: Cost, pick: Pick, used: Sequence[ObjectId]
) -> tuple[ObjectId, ...]:
    """702.122a: any number of creatures with enough power in all; else as many permanents as the cost says."""
    among = [one for one in _tappable(tx, player, found.id, cost) if one not in used]
    if cost.tap_power is None:
        return pick(among, cost.tap_count, "not enough to tap")
    if _power(tx, among) < cost.tap_power:
        raise Refused("not enough to tap", cite("601.2h"))
    about = tx.mention(found.id)
    strongest = sorted(among, key=lambda one: -_power(tx, [one]))
    fewest = next(n for n in range(len(among) + 1) if _power(tx, strongest[:n]) >= cost.tap_power)
    picked = tx.ask_objects(
        Purpose.COST, player, cite("702.122a"), among, minimum=fewest, maximum=len(among), about=about
    )
    several = tuple(one for one in picked if not isinstance(one, PlayerTarget))
    if _power(tx, several) < cost.tap_power:
        raise IllegalAnswer(*tx.asked[-1], "not enough power")
    return several
