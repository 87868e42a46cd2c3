"""605.1a, 608.2c: what the rules ask of a whole ability, whose instructions speak of what those before them found."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.cards.abilities.ability import Activated, Cost, Triggered
from engine.cards.abilities.classification import Adds, Goes, Inside, adds, inside, keeps, moves
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.players import Draw, GainLife, LoseLife, Mill
from engine.cards.abilities.references import Among, LastOf, One, Reference, Remembered, Together, zone_of
from engine.words.speaking import words
from engine.words.terms import Zone


def carried_out(instructions: Iterable[Effect]) -> Iterator[Effect]:
    """608.2c: instructions with those inside them; not those of a delayed ability, which are carried out later."""
    for one in instructions:
        yield one
        for part in _now(one):
            yield from carried_out(part.effects)


def _now(one: Effect) -> Iterator[Inside]:
    return (part for part in inside(one) if not part.later)


def mana_of(instructions: Iterable[Effect]) -> tuple[Adds, ...]:
    """605.1a-b: the mana that instructions could add as they are carried out."""
    found = map(adds, carried_out(instructions))
    return tuple(one for one in found if one is not None)


def moves_library(ability: Activated) -> bool:
    """605.1a: whether the cost or the effect of an ability moves any card to or from a library, however deep inside."""
    return cost_moves_library(ability.cost) or _any_moves(ability.effects, set())


_DONE_BY_PLAYERS = (Draw, GainLife, LoseLife, Mill)
"""What is the same whichever object it comes from. What is not among them only costs a question that makes no difference."""


def same_from_anywhere(ability: Triggered) -> bool:
    """603.3b: whether two with the same words come to the same whichever objects they are abilities of, in either order."""
    if ability.targets or ability.modes or ability.condition is not None:
        return False
    alone = all(isinstance(one, _DONE_BY_PLAYERS) for one in ability.effects)
    return alone and not {"This", "It"} & words(ability.effects)


def cost_moves_library(cost: Cost) -> bool:
    """605.1a: whether what is paid moves any card to or from a library."""
    return any(_of_library(goes, set()) for goes in cost.moves)


def _any_moves(instructions: Iterable[Effect], found: set[Reference]) -> bool:
    """``found``: what an instruction before these found in a library. It is asked in the order in which they are carried out."""
    for one in instructions:
        if any(_of_library(goes, found) for goes in moves(one)):
            return True
        for part in _now(one):
            here = {*found, One()} if part.each is not None and _in_library(part.each, found) else found
            if _any_moves(part.effects, here):
                return True
            found |= here - {One()}
        for kept in keeps(one):
            if kept.zone is Zone.LIBRARY or (kept.among is not None and _in_library(kept.among, found)):
                found.add(Remembered(kept.name or ""))
    return False


def _of_library(goes: Goes, found: set[Reference]) -> bool:
    return Zone.LIBRARY in (goes.origin, goes.to) or (goes.what is not None and _in_library(goes.what, found))


def _in_library(reference: Reference, found: set[Reference]) -> bool:
    if isinstance(reference, Together):
        return any(_in_library(one, found) for one in reference.each)
    while isinstance(reference, Among | LastOf):
        reference = reference.of
    return reference in found or zone_of(reference) is Zone.LIBRARY
