"""608.2c: every deed that an instruction can tell of, by the name of its rule in the grammar."""

from __future__ import annotations

from scenarios.cardtext import refusal
from scenarios.cardtext.lower.deeds.actions import ACTIONS
from scenarios.cardtext.lower.deeds.attaching import ATTACHING
from scenarios.cardtext.lower.deeds.chance import CHANCE
from scenarios.cardtext.lower.deeds.choosing import CHOOSING
from scenarios.cardtext.lower.deeds.copying import COPYING
from scenarios.cardtext.lower.deeds.counting import COUNTING
from scenarios.cardtext.lower.deeds.dealing import DAMAGE
from scenarios.cardtext.lower.deeds.discarding import DISCARDING
from scenarios.cardtext.lower.deeds.drawing import DRAWING
from scenarios.cardtext.lower.deeds.fighting_now import blocked_by_all, fought, none_activated_now, unregenerated
from scenarios.cardtext.lower.deeds.life_totals import LIFE_TOTALS
from scenarios.cardtext.lower.deeds.making import create
from scenarios.cardtext.lower.deeds.mana import add_mana
from scenarios.cardtext.lower.deeds.objects import OBJECTS
from scenarios.cardtext.lower.deeds.preventing import PREVENTING
from scenarios.cardtext.lower.deeds.retargeting import RETARGETING
from scenarios.cardtext.lower.deeds.revealing import REVEALING
from scenarios.cardtext.lower.deeds.sacrificing import sacrifice
from scenarios.cardtext.lower.deeds.searching import search
from scenarios.cardtext.lower.deeds.shuffling import SHUFFLING
from scenarios.cardtext.lower.deeds.turning import TURNING
from scenarios.cardtext.lower.deeds.zone_changes import MOVES
from scenarios.cardtext.lower.doing import Deed, Doer, Effects
from scenarios.cardtext.lower.hindering import hindered, players_get
from scenarios.cardtext.lower.lasting import continuous, multiply, size_becomes, switch_numbers, type_becomes
from scenarios.cardtext.lower.scope import Scope, refuse
from scenarios.cardtext.tree import Node


def _continuous(node: Node, scope: Scope, doer: Doer) -> Effects:
    if doer.mention.player:
        return players_get(node, scope, doer)
    return continuous(node, scope, doer.mention)


def _pay(node: Node, scope: Scope, doer: Doer) -> Effects:
    """118.12: only as what a player may do."""
    refuse(node, refusal.UNEXPECTED)


DEEDS: dict[str, Deed] = {
    **MOVES,
    **DAMAGE,
    **PREVENTING,
    **COUNTING,
    **ACTIONS,
    **LIFE_TOTALS,
    **RETARGETING,
    **TURNING,
    **OBJECTS,
    **DISCARDING,
    **DRAWING,
    **ATTACHING,
    **CHANCE,
    **COPYING,
    **SHUFFLING,
    **REVEALING,
    **CHOOSING,
    "search": search,
    "sacrifice": sacrifice,
    "create": create,
    "add_mana": add_mana,
    "continuous": _continuous,
    "switch_numbers": switch_numbers,
    "multiply": multiply,
    "fought": fought,
    "blocked_by_all": blocked_by_all,
    "type_becomes": type_becomes,
    "size_becomes": size_becomes,
    "unregenerated": unregenerated,
    "none_activated_now": none_activated_now,
    "hindered": hindered,
    "pay": _pay,
}
