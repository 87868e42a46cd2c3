"""116.2m, 709.5e: unlocking half of a permanent for its mana cost, which does not use the stack and cannot be responded to."""

from __future__ import annotations

from engine.board.asking import Refused, Transaction
from engine.board.doors import halves_of, locked_doors
from engine.board.prohibitions import in_a_split_second
from engine.cards.characteristics import Characteristics
from engine.cards.mana import with_x
from engine.costs.changes import about_unlocking, changed_cost, why_changed
from engine.costs.mana_costs import Use, has_x
from engine.costs.paying import mana_payment, note_unpaid
from engine.costs.permissions import require_sorcery_timing
from engine.state import events as e
from engine.state.actions import Unlock
from engine.state.facts.announced import DoorOpened
from engine.state.trace import Change, StepKind
from engine.words.citations import cite
from engine.words.decisions import Option, Purpose


def unlock(tx: Transaction, action: Unlock) -> None:
    """116.2m, 709.5e: in a main phase of their own turn with an empty stack, its controller pays for a locked half of a permanent.

    Raises Refused where that is not allowed now, or the half has no mana cost (118.6).
    """
    found, rule = tx.board.objects.get(action.object), cite("116.2m")
    if found is None or not found.on_battlefield:
        raise Refused("not there", rule)
    if tx.board.controller(found.id) != action.player:
        raise Refused("not the controller", rule)
    if not halves_of(tx.board, found.id):
        raise Refused("no doors", cite("709.5"))
    require_sorcery_timing(tx, action.player, rule)
    locked = locked_doors(tx.board, found.id)
    if not locked or (action.door and action.door not in locked):
        raise Refused("not locked", cite("709.5e"))
    door = action.door or _choose(tx, action, locked)
    half = locked[door]
    if half.mana_cost is None:
        raise Refused("no mana cost", cite("118.6"))
    use, changes = Use(door_of=found.id, with_x=has_x(half.mana_cost)), about_unlocking(tx, action.player)
    cost = changed_cost(tx, action.player, found.id, with_x(half.mana_cost, action.x or 0), changes, use=use)
    paid = mana_payment(tx, action.player, cost, None, found.id, use)
    opened = Change(event=e.DoorUnlocked(object=found.id, door=door, player=action.player, name=half.name))
    tx.happen(
        [*paid, opened],
        kind=StepKind.SPECIAL_ACTION,
        rules=[rule, cite("709.5e"), *why_changed(changes, alternative=False), *in_a_split_second(tx.board)],
        player=action.player,
        cause=found.id,
        facts=(DoorOpened(half.name, cost),),
    )
    note_unpaid(tx, action.player, cost if cost != "{0}" else None, found.id)


def _choose(tx: Transaction, action: Unlock, locked: dict[str, Characteristics]) -> str:
    """709.5e: which of two locked halves."""
    options = [Option(key=side, text=half.name) for side, half in locked.items()]
    return tx.ask_one(Purpose.HALF, action.player, cite("709.5e"), options, about=tx.mention(action.object))
