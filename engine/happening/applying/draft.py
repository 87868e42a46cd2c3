"""The next state of the game in the making, and what every part of this package does with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import is_
from typing import Any

from engine.board.fighting import without
from engine.board.projection import Board
from engine.cards.abilities.continuous import Part
from engine.happening.lasting import from_entering_on
from engine.happening.writing.lasting import effects_without
from engine.happening.writing.objects import put_batch
from engine.state import events as e
from engine.state.game import ContinuousEffect, Game, Place, Result, place_of
from engine.state.objects import GameObject, LastKnown, Recipient
from engine.words.metrics import METER
from engine.words.record import replace
from engine.words.terms import ObjectId, PlayerId, Zone


class Draft:
    """The next state of the game in the making: copies of what changes, everything else as it was."""

    def __init__(self, game: Game, before: Board) -> None:
        self.game = game
        self.before = before
        self.objects = dict(game.objects)
        self.remembered: dict[ObjectId, LastKnown] = {}
        self.gone: dict[Place, set[ObjectId]] = {}
        self.arriving: list[tuple[Place, ObjectId, int]] = []
        self.players = list(game.players)
        self.sides = list(game.sides)
        self.left: set[ObjectId] = set()
        self.left_combat: list[ObjectId] = []
        self.attacking: list[tuple[ObjectId, Recipient]] = []
        self.blocking: list[tuple[ObjectId, ObjectId]] = []
        self.shuffles: list[e.Shuffled] = []
        self.random: dict[tuple[Place, int], list[ObjectId]] = {}
        self.shuffled_in: list[ObjectId] = []
        self.effects: tuple[ContinuousEffect, ...] = game.effects
        self.new_night: bool | None = game.night
        self.new_monarch = game.monarch
        self.new_initiative = game.initiative
        self.new_result: Result | None = game.result
        self._hosts: set[ObjectId] | None = None

    def follow_spell(self, spell: ObjectId, permanent: ObjectId) -> None:
        """400.7a: what changed a permanent spell goes on changing the permanent that it becomes."""
        if any(spell in effect.objects for effect in self.effects):
            self.effects = tuple(
                replace(effect, objects=(*effect.objects, permanent)) if spell in effect.objects else effect
                for effect in self.effects
            )

    def from_entering_on(self, one: ObjectId, controller: PlayerId, parts: tuple[Part, ...], timestamp: int) -> None:
        """613.7n: an effect that says what it is has a later timestamp than its own static abilities."""
        self.begin_effect(from_entering_on(one, controller, parts, timestamp))

    def begin_effect(self, effect: ContinuousEffect) -> None:
        """611.2: a continuous effect begins."""
        self.effects = (*self.effects, effect)

    def without_effects(self, one: ObjectId, *, bestowed: bool) -> None:
        """702.47e, 702.103f: unattached it is bestowed no longer; off the stack it has lost what was spliced onto it."""
        self.effects = effects_without(self.effects, one, bestowed=bestowed)

    def put(self, one: ObjectId, **fields: Any) -> None:
        """New values in an object's record; what leaves in the same event has no record any more to write them in."""
        if one in self.left:
            return
        METER.copies += 1
        self.objects[one] = replace(self.objects[one], **fields)

    def put_player(self, player: PlayerId, **fields: Any) -> None:
        """New values in a player's record."""
        self.players[player] = replace(self.players[player], **fields)

    def remember(self, one: ObjectId, became: ObjectId | None, beside: tuple[ObjectId, ...] = ()) -> None:
        """113.7a, 704.8: what it was just before the whole batch."""
        attached = (
            tuple(other.id for other in self.game.objects.values() if other.attached_to == one)
            if one in self._held
            else ()
        )
        self.remembered[one] = LastKnown(
            object=self.game.objects[one],
            characteristics=self.before.characteristics(one),
            controller=self.before.controller(one),
            became=became,
            beside=beside,
            attachments=attached,
            copiable=self.before.copiable(one),
            copied_since=self.before.copied_since(one),
        )

    @property
    def _held(self) -> set[ObjectId]:
        if self._hosts is None:
            self._hosts = {one.attached_to for one in self.game.objects.values() if isinstance(one.attached_to, int)}
        return self._hosts

    def take_away(self, one: ObjectId) -> None:
        found = self.objects.pop(one)
        self.left.add(one)
        self.gone.setdefault(place_of(found.zone, found.owner), set()).add(one)
        if found.zone is Zone.BATTLEFIELD:
            self.left_combat.append(one)

    def arrive(self, zone: Zone, owner: PlayerId, one: ObjectId, position: int) -> None:
        self.arriving.append((place_of(zone, owner), one, position))

    def _shuffle(self, places: Mapping[Place, tuple[ObjectId, ...]]) -> None:
        """701.24a-b: every card of a library that is shuffled may be at the place of any other, but for those spared."""
        for alike in self.random.values():
            self._at_no_known_place(alike)
        arrived = {one for _, one, _ in self.arriving}
        for event in self.shuffles:
            library = places.get((Zone.LIBRARY, event.player), ())
            kept = (arrived - set(self.shuffled_in)) | set(event.spared)
            self._at_no_known_place([one for one in library if one not in kept])

    def _at_no_known_place(self, several: Sequence[ObjectId]) -> None:
        group = self.game.take_id()
        for one in several:
            METER.copies += 1
            self.objects[one] = replace(self.objects[one], shuffled=group)

    def _changed_objects(self) -> Mapping[ObjectId, GameObject]:
        """The objects as they are now; where none is another one, the very ones of the game, so that nothing is kept twice."""
        before = self.game.objects
        same = len(before) == len(self.objects) and all(map(is_, before.values(), self.objects.values()))
        return before if same else self.objects

    def write(self) -> None:
        """Put the draft in place of the game's state."""
        places = dict(self.game.places)
        for place, gone in self.gone.items():
            places[place] = tuple(one for one in places[place] if one not in gone)
        growing: dict[Place, list[ObjectId]] = {}
        # 701.24g: what is shuffled in goes first, so that it takes no place that something else was put at.
        for place, one, position in sorted(self.arriving, key=lambda each: each[1] not in self.shuffled_in):
            inside = growing.setdefault(place, list(places.get(place, ())))
            if place[0] is Zone.LIBRARY and position >= 0:
                inside.insert(position, one)
            else:
                inside.append(one)
        for place, inside in growing.items():
            places[place] = tuple(inside)
        self._shuffle(places)
        combat = self.game.combat
        put_batch(
            self.game,
            objects=self._changed_objects(),
            places=places,
            gone=self.remembered,
            players=self.players,
            sides=self.sides,
            effects=self.effects,
            combat=without(combat, self.left_combat) if self.left_combat and combat is not None else combat,
            night=self.new_night,
            monarch=self.new_monarch,
            initiative=self.new_initiative,
            result=self.new_result,
        )
