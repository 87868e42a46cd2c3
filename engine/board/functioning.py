"""113.6: in which zone an ability functions, and which abilities function on a board."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from engine.cards.abilities.ability import Triggered
from engine.cards.abilities.continuous import GainAbility
from engine.cards.characteristics import Characteristics
from engine.cards.intrinsic import DEFEATED, SIEGE
from engine.cards.sorting import SortedAbilities, sort_abilities, sorted_abilities
from engine.state.ids import ids_of
from engine.state.objects import GameObject
from engine.words.record import Record
from engine.words.terms import CardType, ObjectId, PlayerId, Zone

if TYPE_CHECKING:
    from engine.board.board import Board

Found = tuple[tuple[ObjectId, int, Any], ...]
"""Abilities, each with its object and its index there; -1 where nobody asks for that."""


def functions_there(one: GameObject, seen: Characteristics, zones: tuple[Zone, ...]) -> bool:
    """113.6: whether an ability of an object functions where that is: in the zones that it names, and what would function on
    the battlefield, on the stack instead where the object is an instant or sorcery spell.
    """
    if one.zone in zones:
        return True
    return one.zone is Zone.STACK and Zone.BATTLEFIELD in zones and _is_instant_or_sorcery(seen)


def _is_instant_or_sorcery(seen: Characteristics) -> bool:
    return seen.is_type(CardType.INSTANT) or seen.is_type(CardType.SORCERY)


def is_able(one: GameObject, seen: Characteristics) -> bool:
    """113.6, 310.12b: whether any ability of an object may function where that is."""
    if one.phased_out:
        return False
    if one.zone is Zone.BATTLEFIELD and SIEGE in seen.subtypes:
        return True
    if not seen.abilities:
        return False
    zones = sorted_abilities(seen).zones
    return one.zone in zones or (one.zone is Zone.STACK and Zone.BATTLEFIELD in zones)


class Watcher(Record):
    """A triggered ability that functions now."""

    object: ObjectId
    index: int
    ability: Triggered
    controller: PlayerId


class Functioning:
    """The abilities that function on a board, each kind found when it is first asked for.

    It holds for all boards on which the same objects have the same abilities: whether their conditions are true, each looks itself.
    """

    def __init__(self, board: Board) -> None:
        able = (part for part, one in board.as_kept() if is_able(one, board.characteristics(one.id)))
        self.able = tuple(ids_of(able))
        """The objects that have any, in the order in which they came to be."""
        self.among = frozenset(self.able)
        self._found: dict[str, Found] = {}
        self._watchers: dict[type, tuple[Watcher, ...]] | None = None
        self._ascending: tuple[PlayerId, ...] = ()
        self._gives: bool | None = None

    def of_kind(self, board: Board, kind: str, sorted_out: Callable[[SortedAbilities], Iterable[Any]]) -> Found:
        """All of a kind that function where their object is."""
        known = self._found.get(kind)
        if known is None:
            known = self._found[kind] = tuple(
                (one.id, index, ability)
                for one, seen in self._looks(board)
                for index, ability in sorted_out(sorted_abilities(seen))
                if functions_there(one, seen, getattr(ability, "zones", ()))
            )
        return known

    def _looks(self, board: Board) -> Iterable[tuple[GameObject, Characteristics]]:
        return ((board.objects[one], board.characteristics(one)) for one in self.able)

    def watchers(self, board: Board, trigger: type) -> tuple[Watcher, ...]:
        """113.6: the triggered abilities with such a trigger event, in the order of their objects; then those of Sieges."""
        if self._watchers is None:
            found: dict[type, list[Watcher]] = {}
            for one, seen in self._looks(board):
                if sorted_abilities(seen).ascends and one.on_battlefield:
                    self._ascending = (*self._ascending, board.controller(one.id))
                for index, ability in sorted_abilities(seen).triggered:
                    if functions_there(one, seen, ability.zones):
                        watcher = Watcher(one.id, index, ability, board.controller(one.id))
                        found.setdefault(type(ability.trigger), []).append(watcher)
            for there in board.permanents_with(SIEGE):
                siege, seen = there.id, board.characteristics(there.id)
                if not seen.bare:
                    watcher = Watcher(siege, len(seen.abilities), DEFEATED, board.controller(siege))
                    found.setdefault(type(DEFEATED.trigger), []).append(watcher)
            self._watchers = {trigger_type: tuple(several) for trigger_type, several in found.items()}
        return self._watchers.get(trigger, ())

    def ascending(self, board: Board) -> tuple[PlayerId, ...]:
        """702.131b: who controls permanents with ascend, found on the way to triggered abilities, asked for anyway."""
        self.watchers(board, object)
        return self._ascending

    def gives_replacements(self, board: Board) -> bool:
        """614.12: whether a static ability gives objects replacement effects of their own, that they may have as they enter."""
        if self._gives is None:
            given = [
                part
                for _, seen in self._looks(board)
                for _, static in sorted_abilities(seen).static
                for part in static.parts
            ]
            self._gives = any(map(gives_replacement, given))
        return self._gives


def gives_replacement(part: object) -> bool:
    """614.12: whether a part of a continuous effect gives a replacement effect."""
    return isinstance(part, GainAbility) and bool(sort_abilities((part.ability,)).replaces)
