"""601.2b, 118.9: the ways in which a card could be cast, before one of them is chosen."""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.board.asking import Refused, Transaction
from engine.board.criteria import related
from engine.board.exiled import waits
from engine.board.holding import holds
from engine.board.matching import describe_failure
from engine.cards.abilities.ability import Cost
from engine.cards.abilities.casting import CastingCost, InsteadOfManaCost
from engine.cards.characteristics import Characteristics
from engine.cards.prototypes import PROTOTYPE, prototype_of
from engine.cards.sorting import sorted_abilities
from engine.costs.permissions import (
    Permitted,
    as_though_yours,
    only_normally,
    permissions,
    require_not_forbidden,
    require_not_used_up,
    require_sorcery_timing,
    require_timing,
)
from engine.happening.payable import could_pay
from engine.state.bestowed import bestowed_looks
from engine.state.bindings import Bindings
from engine.state.faces import hidden_looks
from engine.state.objects import GameObject
from engine.words.citations import cite
from engine.words.record import Record, replace
from engine.words.terms import CardType, PlayerId, Zone

NORMAL, _FREELY = "normal", "free"
NAMELESS = re.compile(r"alternative \d+")
"""118.9: the keys of alternative costs without a name."""
_NEVER_CAST = {CardType.PLANE: cite("311.2"), CardType.PHENOMENON: cite("312.2")}


FREE = CastingCost(cost=Cost(), alternative=True)
"""118.9: without paying its mana cost: that is an alternative cost, too."""


class Opening(Record, kw_only=True):
    """601.3: a way that is open to begin with: for the mana cost or an alternative one. ``forced``: only with this cost besides."""

    alternative: CastingCost | None = None
    permitted: Permitted | None = None
    forced: CastingCost | None = None
    prototyped: bool = False
    """718.3: as a prototyped spell."""


def from_command_zone(tx: Transaction, card: GameObject) -> bool:
    """903.8: a commander in the command zone."""
    return card.commander and card.zone is Zone.COMMAND and "commander" in tx.game.variant


def open_ways(tx: Transaction, player: PlayerId, card: GameObject, *, free: bool = False) -> dict[str, Opening]:
    """601.3, 117.1a: every way in which the player could begin to cast the card now, by the key of its option.

    From hand, a commander from the command zone, or from wherever something allows it. ``free``: 118.9a: without paying the mana
    cost, and so in no other way. Raises Refused where there is none.
    """
    card = as_though_yours(tx, player, card)
    looks = tx.board.characteristics(card.id)
    hidden = {**_hidden_ways(tx, player, card, looks), **_bestowed_ways(tx, player, card, looks)}
    hidden |= _prototyped_ways(tx, player, card, looks)
    over, barred = _transformed_ways(tx, player, card)
    hidden |= over
    try:
        found = _face_up_ways(tx, player, card, looks)
    except Refused as fault:
        if not hidden:
            raise (fault if barred is None or fault.why == "forbidden" else barred) from None
        return hidden
    if free:
        return {_FREELY: replace(found.get(NORMAL) or next(iter(found.values())), alternative=FREE)}
    return {**found, **hidden}


def _transformed_ways(tx: Transaction, player: PlayerId, card: GameObject) -> tuple[dict[str, Opening], Refused | None]:
    """702.146a, 702.162a, 712.11a: cast with its back face up, and why not where it has a cost for that.

    712.11c: its back is all that is looked at to tell whether it can be cast; 712.11d: but for what its front says of casting it.
    """
    back = card.other_face
    costs = costs_now(tx, player, card)
    over = [cost for cost in costs if cost.transformed and could_pay(tx, player, card, cost.cost)]
    if back is None or not over:
        return {}, None
    found: dict[str, Opening] = {}
    try:
        require_not_forbidden(tx, player, card, back)
        if card.owner == player:
            found |= {name: Opening(alternative=cost) for name, cost in _named(over) if card.zone in cost.zones}
        for n, permitted in enumerate(permissions(tx, player, card, back)):
            ways = _by_permission(n, permitted, over, back) if _for_its_cost(permitted) else {}
            found |= {key: one for key, one in ways.items() if one.alternative is not None}
        return (_in_time(tx, player, card, back, found, costs) if found else {}), None
    except Refused as fault:
        return {}, fault


def _for_its_cost(permitted: Permitted) -> bool:
    """118.9a: whether a permission leaves it to the player what is paid for the spell."""
    how = permitted.how
    return not how.free and how.cost is None and not how.keyword and how.besides is None


def _prototyped_ways(tx: Transaction, player: PlayerId, card: GameObject, looks: Characteristics) -> dict[str, Opening]:
    """718.3-718.3a: judged by its other mana cost, power and toughness alone; for that cost, or for what effects let be paid."""
    small = prototype_of(looks)
    if small is None:
        return {}
    try:
        found = _face_up_ways(tx, player, card, small)
    except Refused:
        return {}
    return {
        PROTOTYPE if key == NORMAL else f"{key}, {PROTOTYPE}": replace(one, prototyped=True)
        for key, one in found.items()
        if one.alternative is None or not one.alternative.name
    }


def _face_up_ways(tx: Transaction, player: PlayerId, card: GameObject, looks: Characteristics) -> dict[str, Opening]:
    require_not_forbidden(tx, player, card, looks)
    costs = costs_now(tx, player, card)
    own = [
        cost
        for cost in costs
        if cost.alternative
        and not (cost.face_down or cost.bestowed or cost.transformed)
        and could_pay(tx, player, card, cost.cost)
    ]
    by_rule = card.owner == player and (card.zone is Zone.HAND or from_command_zone(tx, card))
    own += _instead_of_mana_cost(tx, player, card, looks, (card.zone,) if by_rule else ())
    found: dict[str, Opening] = {}
    if by_rule:
        found[NORMAL] = Opening()
    if card.owner == player:
        found |= {name: Opening(alternative=cost) for name, cost in _named(own) if card.zone in cost.zones}
    for n, permitted in enumerate(permissions(tx, player, card, looks)):
        if permitted.how.besides is None or could_pay(tx, player, card, permitted.how.besides):
            found |= _by_permission(n, permitted, own, looks)
    if not found:
        for kind, never in _NEVER_CAST.items():
            if looks.is_type(kind):
                raise Refused("never cast", never)
        if only_normally(tx, player, card):
            raise Refused("not as an adventure", cite("715.3d"))
        require_not_used_up(tx, player, card, looks, cite("601.3"))
        rule = waits(tx.game, card.id, player)
        raise Refused("not this turn", rule) if rule is not None else Refused("not in hand", cite("601.3"))
    if looks.is_type(CardType.LAND):
        raise Refused("land", cite("305.9") if len(looks.types) > 1 else cite("305.1"))
    return _in_time(tx, player, card, looks, _sorceries_in_time(tx, player, found), costs)


def _instead_of_mana_cost(
    tx: Transaction, player: PlayerId, card: GameObject, looks: Characteristics, zones: tuple[Zone, ...]
) -> list[CastingCost]:
    """118.9: what effects let the player pay rather than its mana cost; ``zones``: where it can be cast without a permission."""
    found = []
    for said in tx.board.in_force.casting_rules(InsteadOfManaCost):
        rule, source, you = said.ability, said.source, said.you
        if not related(tx.board, player, you, rule.who, source=source) or not could_pay(tx, player, card, rule.cost):
            continue
        if describe_failure(rule.spells, tx.board, card, looks, player, source=source, you=you) is None:
            instead = CastingCost(cost=rule.cost, alternative=True, zones=zones)
            found += [instead] if instead not in found else []
    return found


def _sorceries_in_time(tx: Transaction, player: PlayerId, found: dict[str, Opening]) -> dict[str, Opening]:
    """702.170d: a permission that holds in the player's main phases alone holds for no type of card at another time.

    Raises Refused where nothing else is left.
    """
    kept = {key: one for key, one in found.items() if one.permitted is None or not one.permitted.how.as_sorcery}
    try:
        require_sorcery_timing(tx, player, cite("702.170d"))
    except Refused:
        if not kept:
            raise
        return kept
    return found


def _by_permission(n: int, permitted: Permitted, own: list[CastingCost], looks: Characteristics) -> dict[str, Opening]:
    """118.9a-b: what a permission allows: for nothing, for one cost alone, or as from hand, with one alternative cost at most."""
    if permitted.how.free:
        return {f"permission {n}": Opening(alternative=FREE, permitted=permitted)}
    if permitted.how.keyword:
        costs = _keyword_costs(looks, permitted.how.keyword)
        return {
            f"{permitted.how.keyword} {n}.{m}" if m else permitted.how.keyword: Opening(
                alternative=CastingCost(cost=cost, alternative=True, name=permitted.how.keyword), permitted=permitted
            )
            for m, cost in enumerate(costs)
        }
    if permitted.how.cost is not None:
        instead = CastingCost(cost=permitted.how.cost, alternative=True)
        return {f"permission {n}": Opening(alternative=instead, permitted=permitted)}
    found = {f"permission {n}": Opening(permitted=permitted)}
    return found | {
        f"permission {n}, {name}": Opening(alternative=cost, permitted=permitted)
        for name, cost in _named(own)
        if not cost.only_there
    }


def _keyword_costs(looks: Characteristics, name: str) -> list[Cost]:
    """702.143a: the costs that a card states behind a keyword."""
    return [one.cost for one in looks.keywords() if one.keyword == name and one.cost is not None]


def _named(costs: Sequence[CastingCost]) -> list[tuple[str, CastingCost]]:
    """118.9a: each alternative cost by a name of its own: one of several of the same keyword by what it costs besides."""
    kinds = {name: {cost.cost for cost in costs if cost.name == name} for name in {cost.name for cost in costs}}
    found = []
    for n, cost in enumerate(costs):
        if not cost.name:
            found.append((f"alternative {n}", cost))
        elif len(kinds[cost.name]) == 1:
            found.append((cost.name, cost))
        else:
            alike = sum(1 for other in kinds[cost.name] if other.mana == cost.cost.mana) > 1 or not cost.cost.mana
            found.append((f"{cost.name} {n + 1}" if alike else f"{cost.name} {cost.cost.mana}", cost))
    return found


def _in_time(
    tx: Transaction,
    player: PlayerId,
    card: GameObject,
    looks: Characteristics,
    found: dict[str, Opening],
    costs: list[CastingCost],
) -> dict[str, Opening]:
    """117.1a, 601.3c: the ways that are open at this moment; out of time only with what lets it be cast as though it had flash."""
    try:
        require_timing(tx, player, card, looks)
    except Refused:
        flash = [
            cost for cost in costs if cost.flash and not cost.alternative and could_pay(tx, player, card, cost.cost)
        ]
        late = {
            key: one if _has_flash(one) else replace(one, forced=flash[0])
            for key, one in found.items()
            if _has_flash(one) or flash
        }
        if not late:
            raise
        return late
    return found


def _has_flash(one: Opening) -> bool:
    by_cost = one.alternative is not None and one.alternative.flash
    return by_cost or (one.permitted is not None and one.permitted.how.flash)


def _hidden_ways(tx: Transaction, player: PlayerId, card: GameObject, looks: Characteristics) -> dict[str, Opening]:
    """708.4, 601.3e: cast face down: what is looked at is the 2/2 creature that it would be, and not the card."""
    found = {}
    hidden_costs = [cost for cost in sorted_abilities(looks).casting if cost.face_down is not None]
    for name, cost in _named(hidden_costs):
        if not could_pay(tx, player, card, cost.cost):
            continue
        hidden = hidden_looks(cost.face_down)
        try:
            require_not_forbidden(tx, player, card, hidden)
            require_sorcery_timing(tx, player, cite("117.1a"))
        except Refused:
            continue
        if card.owner == player and card.zone in cost.zones:
            found[name] = Opening(alternative=cost)
            continue
        for permitted in permissions(tx, player, card, hidden):
            if not permitted.how.free and permitted.how.cost is None:
                found[name] = Opening(alternative=cost, permitted=permitted)
    return found


def _bestowed_ways(tx: Transaction, player: PlayerId, card: GameObject, looks: Characteristics) -> dict[str, Opening]:
    """702.103a, 702.103d: cast bestowed: what is looked at is the Aura that it would be, and not the creature card."""
    found = {}
    bestowing = [cost for cost in sorted_abilities(looks).casting if cost.bestowed]
    for name, cost in _named(bestowing):
        if not could_pay(tx, player, card, cost.cost):
            continue
        aura = bestowed_looks(looks)
        try:
            require_not_forbidden(tx, player, card, aura)
            require_timing(tx, player, card, aura)
        except Refused:
            continue
        if card.owner == player and (card.zone in cost.zones or from_command_zone(tx, card)):
            found[name] = Opening(alternative=cost)
            continue
        for permitted in permissions(tx, player, card, aura):
            if not permitted.how.free and permitted.how.cost is None and not permitted.how.keyword:
                found[name] = Opening(alternative=cost, permitted=permitted)
    return found


def costs_now(tx: Transaction, player: PlayerId, card: GameObject) -> list[CastingCost]:
    """601.2b: the costs of casting that the card itself speaks of, and that apply now."""
    found = sorted_abilities(tx.board.characteristics(card.id)).casting
    return [cost for cost in found if _applies(tx, player, card, cost)]


def _applies(tx: Transaction, player: PlayerId, card: GameObject, cost: CastingCost) -> bool:
    return cost.condition is None or holds(cost.condition, tx.board, Bindings(source=card.id, you=player))
