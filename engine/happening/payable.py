"""118.3, 601.2b: whether a cost can be paid at all, by whom and with what."""

from __future__ import annotations

from engine.board.asking import Refused, Transaction
from engine.board.prohibitions import forbids_player
from engine.board.values import number
from engine.cards.abilities.ability import Cost, Prohibition
from engine.happening.changing.numbers import draws_left
from engine.happening.evidence import could_forage, worth
from engine.happening.what_pays import (
    discardable,
    enough_to_shed,
    exilable,
    in_exile,
    materials,
    own_objects,
    power_for_tapping,
    revealable,
    sacrificable,
    summoning_sick,
    tappable,
)
from engine.state.bindings import Bindings
from engine.state.objects import GameObject
from engine.words.citations import Citation, cite
from engine.words.counters import ENERGY, LOYALTY, TICKET
from engine.words.record import replace
from engine.words.terms import ObjectId, PlayerId, Zone


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
    require_life(tx, player, worked_out(tx, player, found.id, cost).life)
    if cost.energy and tx.game.player(player).counters.get(ENERGY, 0) < cost.energy:
        raise Refused("not enough counters", cite("107.14"))
    if tx.game.player(player).counters.get(TICKET, 0) < cost.tickets:
        raise Refused("not enough counters", cite("107.17a"))
    if cost.draw:
        _require_drawable(tx, player, cost.draw)
    if cost.mill > len(tx.game.zone(Zone.LIBRARY, player)):
        raise Refused("not enough cards", cite("701.17b"))
    if cost.discard > len(discardable(tx, player, found.id, cost)):
        raise Refused("not enough cards", cite("118.3"))
    own_counters = None if cost.remove_from is not None else cost.remove_counters
    if own_counters is not None and (here or found).count(own_counters[0]) < own_counters[1]:
        loyalty = own_counters[0] == LOYALTY
        raise Refused("not enough counters", cite("606.6") if loyalty else cite("118.3"))
    if cost.sacrifice is not None and len(sacrificable(tx, player, found.id, cost)) < cost.sacrifice_count:
        raise Refused("nothing to sacrifice", cite("118.3"))
    if cost.exile is not None and len(exilable(tx, player, found.id, cost)) < cost.exile_count:
        raise Refused("not enough to exile", cite("118.3"))
    if cost.reveal_such is not None and len(revealable(tx, player, found.id, cost.reveal_such)) < cost.reveal_count:
        raise Refused("not enough cards", cite("118.3"))
    if cost.materials is not None and len(materials(tx, player, found.id, cost.materials)) < cost.material_count[0]:
        raise Refused("not enough to exile", cite("118.3"))
    if (
        cost.return_to_hand is not None
        and len(own_objects(tx, player, found.id, cost.return_to_hand)) < cost.return_count
    ):
        raise Refused("nothing to return", cite("118.3"))
    if cost.tap_others is not None:
        _require_tappable(tx, player, found.id, cost)
    _require_more(tx, player, found, cost)


def _require_more(tx: Transaction, player: PlayerId, found: GameObject, cost: Cost) -> None:
    """118.3: of the parts that few costs have."""
    if cost.remove_from is not None and not enough_to_shed(tx, player, found.id, cost):
        raise Refused("not enough counters", cite("118.3"))
    for such in cost.sacrifice_also:
        if not sacrificable(tx, player, found.id, replace(cost, sacrifice=such)):
            raise Refused("nothing to sacrifice", cite("118.3"))
    if cost.bury is not None and len(own_objects(tx, player, found.id, cost.bury)) < cost.bury_count:
        raise Refused("not enough cards", cite("118.3"))
    if cost.from_exile is not None and len(in_exile(tx, player, found.id, cost.from_exile)) < cost.from_exile_count:
        raise Refused("not enough cards", cite("118.3"))
    if cost.evidence and worth(tx, tx.game.zone(Zone.GRAVEYARD, player)) < cost.evidence:
        raise Refused("not enough to exile", cite("701.59b"))
    if cost.forage and not could_forage(tx, player):
        raise Refused("not enough to exile", cite("118.3"), by=(cite("701.61a"),))


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


def _require_drawable(tx: Transaction, player: PlayerId, count: int) -> None:
    """121.2b, 614.17b: who can't draw all of the cards can't choose to pay with them; an empty library is no bar (121.3)."""
    if forbids_player(tx.board, Prohibition.DRAW, player) is not None:
        raise Refused("forbidden", cite("614.17b"))
    left = draws_left(tx, player)
    if left is not None and left < count:
        raise Refused("draw limit", cite("121.2b"))


def _require_tappable(tx: Transaction, player: PlayerId, source: ObjectId, cost: Cost) -> None:
    among = tappable(tx, player, source, cost)
    if cost.tap_power is not None:
        enough = power_for_tapping(tx, among, cost) >= cost.tap_power
    else:
        enough = len(among) >= cost.tap_count
    if not enough:
        raise Refused("not enough to tap", cite("118.3"))


def in_haste(tx: Transaction, found: GameObject, cost: Cost) -> list[Citation]:
    """702.10c: haste, where a creature that came under control this turn pays with its own {T} or {Q}."""
    fresh = (cost.tap or cost.untap) and found.controlled_since_turn >= tx.game.latest_turn
    if not fresh or found.id not in tx.board.objects:
        return []
    looks = tx.board.characteristics(found.id)
    return [cite("702.10c")] if looks.creature and looks.has("haste") else []


def require_life(tx: Transaction, player: PlayerId, amount: int) -> None:
    """119.4: who pays life has as much; 119.8: who can't lose life pays none, however much they have. Raises Refused.

    119.4a, 810.9b, 810.9h: of a team that shares its life, all members pay from the one total, or none can.
    """
    shared = tx.game.side(player).shared
    if not amount or payable_life(tx, player) >= amount:
        return
    if forbids_player(tx.board, Prohibition.LOSE_LIFE, player) is not None:
        raise Refused("can't lose life", cite("119.8"), by=(cite("810.9h"),) if shared else ())
    raise Refused("not enough life", cite("119.4"), by=(cite("119.4a"), cite("810.9b")) if shared else ())


def worked_out(tx: Transaction, player: PlayerId, source: ObjectId, cost: Cost) -> Cost:
    """601.2f: a cost with the life that it asks for as a number; 810.9a: of a team's total where it is shared."""
    if cost.life_of is None:
        return cost
    asked = max(0, number(cost.life_of, tx.board, Bindings(source=source, you=player)))
    return replace(cost, life=cost.life + asked, life_of=None)
