"""607.2a: abilities of one object of which one exiles cards and another one speaks of 'the exiled cards'."""

from __future__ import annotations

from typing import Any

from engine.cards.abilities.ability import Ability, Keyword
from engine.cards.abilities.casting import CastingCost
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.objects import Move
from engine.cards.abilities.references import This
from engine.words.record import is_record, replace, within
from engine.words.terms import Zone


def asks_for_exiled(ability: Ability) -> bool:
    """Whether it speaks of cards that an ability linked to it exiled."""
    return any(isinstance(part, Filter) and part.linked_to_this for part in within(ability))


def exiles(ability: Ability | Effect) -> bool:
    """Whether it instructs a player to exile cards other than its source."""
    if isinstance(ability, Keyword):
        return ability.keyword == "hideaway"
    return any(_exiles(part) for part in within(ability))


def exiled_for(ability: Ability) -> bool:
    """607.2q: whether it lets cards be exiled while the costs of the spell that has it are paid."""
    if isinstance(ability, Keyword):
        return ability.keyword == "delve"
    return isinstance(ability, CastingCost) and (ability.cost.exile is not None or bool(ability.cost.evidence))


def _exiles(part: object) -> bool:
    return isinstance(part, Move) and part.to is Zone.EXILE and part.what != This()


def linked(value: Any) -> Any:
    """The same with each instruction to exile cards as one of a pair of linked abilities."""
    if isinstance(value, tuple):
        return tuple(map(linked, value))
    if not is_record(value):
        return value
    changed = {name: linked(getattr(value, name)) for name in value.__struct_fields__}
    changed = {name: new for name, new in changed.items() if new != getattr(value, name)}
    if _exiles(value):
        changed["linked"] = True
    return replace(value, **changed) if changed else value
