"""116.2b: turning a face-down creature face up, which does not use the stack and cannot be responded to."""

from __future__ import annotations

from engine.board.asking import Refused, Transaction
from engine.board.prohibitions import in_a_split_second
from engine.cards.characteristics import symbols
from engine.cards.mana import with_x
from engine.costs.mana_costs import Use, has_x
from engine.costs.paying import mana_payment, note_unpaid
from engine.happening.face_down import WayUp, lost_ways_up, ways_up
from engine.happening.payments import payments_of
from engine.state import events as e
from engine.state.actions import TurnFaceUp
from engine.state.faces import is_hidden
from engine.state.facts.announced import TurnedUp
from engine.state.objects import GameObject
from engine.state.trace import Change, StepKind
from engine.words.citations import cite, not_implemented
from engine.words.decisions import Option, Purpose
from engine.words.terms import PlayerId, Zone

not_implemented("116.2c", "azioni speciali che fermano un effetto o un'abilità ritardata")
not_implemented("116.2d", "azioni speciali con cui si ignora un effetto")
not_implemented("116.2e", "scartare una carta come azione speciale")


def turn_face_up(tx: Transaction, action: TurnFaceUp) -> None:
    """116.2b, 702.37e, 701.40b: its controller shows what it costs, pays that, and turns it face up. Raises Refused."""
    found = tx.board.objects.get(action.object)
    if found is None or found.zone is not Zone.BATTLEFIELD or found.phased_out:
        raise Refused("not there", cite("116.2b"))
    if not is_hidden(found):
        raise Refused("not face down", cite("116.2b"))
    if tx.board.controller(found.id) != action.player:
        raise Refused("not the controller", cite("116.2b"))
    ways = ways_up(tx, found)
    if not ways:
        raise Refused("cannot be turned face up", cite("708.7"), by=lost_ways_up(found))
    way = _choose(tx, action.player, found, ways)
    paid = [
        *(
            mana := mana_payment(
                tx,
                action.player,
                way.cost.mana or "{0}",
                action.x,
                found.id,
                Use(turned_up=found.id, with_x=has_x(way.cost.mana)),
            )
        ),
        *payments_of(tx, action.player, found, way.cost, mana),
    ]
    x = (action.x or 0) if "X" in symbols(way.cost.mana or "") else None
    cost = "".join(f"{{{symbol}}}" for symbol in with_x(way.cost.mana or "{0}", action.x or 0)) or "{0}"
    counters = [
        Change(event=e.CountersPut(on=found.id, counter=kind, count=count), rules=(cite("702.37b"),))
        for kind, count in way.counters
    ]
    tx.happen(
        [*paid, Change(event=e.TurnedFaceUp(object=found.id, x=x)), *counters],
        kind=StepKind.SPECIAL_ACTION,
        rules=[cite("116.2b"), way.rule, *([] if x is None else [cite("702.37f")]), *in_a_split_second(tx.board)],
        player=action.player,
        cause=found.id,
        facts=(TurnedUp(way.name, cost),),
    )
    note_unpaid(tx, action.player, cost if cost != "{0}" else None, found.id)


def _choose(tx: Transaction, player: PlayerId, found: GameObject, ways: tuple[WayUp, ...]) -> WayUp:
    """701.40c-d: of several ways the player takes one."""
    options = tuple(Option(key=f"w{number}", text=way.name) for number, way in enumerate(ways))
    key = tx.ask_one(Purpose.COST, player, cite("116.2b"), options, about=tx.mention(found.id))
    return ways[int(key[1:])]
