"""Abilities and cards that the rulings of this folder share. None of them exists outside these tests."""

from __future__ import annotations

from typing import Any

from engine.cards.abilities.ability import (
    Ability,
    Activated,
    Cannot,
    Cost,
    Keyword,
    PlayerScope,
    Prohibition,
    Replaces,
    Static,
    Triggered,
)
from engine.cards.abilities.continuous import GainControl, ModifyPT
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.lasting import Regenerate
from engine.cards.abilities.players import Draw, GainLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import AttachedTo, This, You
from engine.cards.abilities.triggers import Moves, dies
from engine.state.objects import Recipient
from engine.words.terms import CardType, ObjectId, Zone
from tests.engine.support import Table

ANY = Filter()
"""Any permanent."""

WATCHES_DEATHS = Triggered(trigger=dies(CREATURE), effects=(GainLife(amount=Fixed(1)),), text="un'altra o questa muore")
"""Whenever a creature dies, itself included."""

WATCHES_OTHERS = Triggered(trigger=dies(Filter(types=(CardType.CREATURE,), another=True)), effects=(Draw(),))
"""Whenever another creature dies."""

WATCHES_GRAVEYARDS = Triggered(
    trigger=dies(ANY), effects=(GainLife(amount=Fixed(1)),), text="un permanente al cimitero"
)
"""Whenever a permanent is put into a graveyard from the battlefield."""

WATCHES_SACRIFICES = Triggered(
    trigger=Moves(subject=ANY, origin=Zone.BATTLEFIELD, to=Zone.GRAVEYARD), effects=(Draw(),)
)

REGENERATES = Activated(cost=Cost(), effects=(Regenerate(what=This()),))
"""{0}: regenerate this."""

EXILES_THE_DYING = Replaces(subject=CREATURE, origin=Zone.BATTLEFIELD, to=Zone.GRAVEYARD, instead_to=Zone.EXILE)
"""If a creature would die, exile it instead."""

CANNOT_LOSE = Cannot(what=Prohibition.LOSE_GAME, players=PlayerScope.YOU)

INDESTRUCTIBLE = Keyword(keyword="indestructible")

ENCHANTS_CREATURES = Keyword(keyword="enchant", filter=CREATURE)

STEALS = Static(parts=(GainControl(You()),), holder=AttachedTo())
"""You control what this is attached to."""


def strengthens(power: int, toughness: int, affects: Filter = CREATURE) -> Static:
    """Creatures, or what matches, get +X/+Y."""
    return Static(parts=(ModifyPT(Fixed(power), Fixed(toughness)),), affects=affects)


def bears(power: int, toughness: int) -> Static:
    """What this is attached to gets +X/+Y."""
    return Static(parts=(ModifyPT(Fixed(power), Fixed(toughness)),), holder=AttachedTo())


def does(*effects: Effect) -> Activated:
    """{0}: the instructions."""
    return Activated(cost=Cost(), effects=effects)


def aura(table: Table, label: str, *abilities: Ability, on: Recipient | None, **more: Any) -> ObjectId:
    """An Aura with enchant creature unless it has another enchant ability."""
    enchants = any(getattr(one, "keyword", None) == "enchant" for one in abilities)
    given = abilities if enchants else (ENCHANTS_CREATURES, *abilities)
    return table.permanent(label, *given, types=(CardType.ENCHANTMENT,), subtypes=("Aura",), attached_to=on, **more)


def equipment(table: Table, label: str, *abilities: Ability, on: Recipient | None, **more: Any) -> ObjectId:
    """An Equipment."""
    return table.permanent(
        label, *abilities, types=(CardType.ARTIFACT,), subtypes=("Equipment",), attached_to=on, **more
    )


def shielded(table: Table, label: str, times: int = 1) -> None:
    """Let a creature with REGENERATES as its first ability regenerate, and the ability resolve."""
    for _ in range(times):
        table.settle() if not table.settled else None
        table.activate(label, 0, player=table.controller(label)).resolve()
