"""The next state of the game in the making, and what every part of this package does with it."""

from __future__ import annotations

from collections.abc import Mapping, MutableMapping, Sequence
from typing import Any

from engine.board.board import Board
from engine.board.fighting import without
from engine.cards.abilities.continuous import Part
from engine.happening.applying.drafted import Drafted
from engine.happening.lasting import from_entering_on
from engine.happening.writing.lasting import effects_without, of_this_turn
from engine.happening.writing.objects import put_batch
from engine.state import events as e
from engine.state.crowds import ByNumber, Crowd, such
from engine.state.fighting import Combat
from engine.state.followed import Followed
from engine.state.game import Game, Place, Result, place_of
from engine.state.ids import ids_of, ids_without, parts_of
from engine.state.lasting import ContinuousEffect, PreventionShield
from engine.state.objects import GameObject, LastKnown, Recipient
from engine.state.set_apart import hosts
from engine.words.metrics import METER
from engine.words.record import replace
from engine.words.terms import ObjectId, PlayerId, Zone


class Draft:
    """The next state of the game in the making: copies of what changes, everything else as it was."""

    def __init__(self, game: Game, before: Board) -> None:
        self.game = game
        self.before = before
        self.objects: MutableMapping[ObjectId, GameObject] = (
            Drafted(game.objects) if isinstance(game.objects, ByNumber) else Followed(game.objects)
        )
        self.remembered: dict[ObjectId, LastKnown] = {}
        self.remembered_together: list[Crowd[LastKnown]] = []
        self.gone: dict[Place, set[int | range]] = {}
        self.arriving: list[tuple[Place, int | range, int]] = []
        self.players = list(game.players)
        self.sides = list(game.sides)
        self.left: set[ObjectId] = set()
        self.left_together: list[range] = []
        self.left_combat: list[ObjectId] = []
        self.attacking: list[tuple[ObjectId, Recipient]] = []
        self.blocking: list[tuple[ObjectId, ObjectId]] = []
        self.shuffles: list[e.Shuffled] = []
        self.random: dict[tuple[Place, int], list[ObjectId]] = {}
        self.shuffled_in: list[ObjectId] = []
        self.effects: tuple[ContinuousEffect, ...] = game.effects
        self.preventions: tuple[PreventionShield, ...] = game.preventions
        self.new_night: bool | None = game.night
        self.new_monarch = game.monarch
        self.new_initiative = game.initiative
        self.new_result: Result | None = game.result
        self._hosts: set[ObjectId] | None = None

    def follow_spell(self, spell: ObjectId, permanent: ObjectId) -> None:
        """400.7a, 400.7c: what speaks of a permanent spell, or of the damage that it would deal, speaks of the permanent too;
        607.2q: what was exiled to pay for the spell is linked to the permanent."""
        for one in self.game.zone(Zone.EXILE):
            there = self.objects.get(one)
            if there is not None and there.linked_to == spell:
                self.put(one, linked_to=permanent)
        self.effects = tuple(_also_of(effect, spell, permanent) for effect in self.effects)
        self.preventions = tuple(
            replace(one, sources=(*one.sources, permanent)) if one.sources and spell in one.sources else one
            for one in self.preventions
        )

    def from_entering_on(self, one: ObjectId, controller: PlayerId, parts: tuple[Part, ...], timestamp: int) -> None:
        """613.7n: an effect that says what it is has a later timestamp than its own static abilities."""
        self.begin_effect(from_entering_on(one, controller, parts, timestamp))

    def begin_effect(self, effect: ContinuousEffect) -> None:
        """611.2: a continuous effect begins."""
        self.effects = (*self.effects, *of_this_turn(self.game, (effect,)))

    def without_effects(self, one: ObjectId, *, bestowed: bool) -> None:
        """702.47e, 702.103f: unattached it is bestowed no longer; off the stack it has lost what was spliced onto it."""
        self.effects = effects_without(self.effects, one, bestowed=bestowed)

    def put(self, one: ObjectId, **fields: Any) -> None:
        """New values in an object's record; what leaves in the same event has no record any more to write them in."""
        if self.has_left(one):
            return
        METER.copies += 1
        self.objects[one] = replace(self.objects[one], **fields)

    def has_left(self, one: ObjectId) -> bool:
        """Whether it leaves in this very event."""
        return one in self.left or any(one in several for several in self.left_together)

    def put_player(self, player: PlayerId, **fields: Any) -> None:
        """New values in a player's record."""
        self.players[player] = replace(self.players[player], **fields)

    def remember(
        self, one: ObjectId, became: ObjectId | None, beside: tuple[ObjectId, ...] = (), *, to: Zone | None = None
    ) -> None:
        """113.7a, 704.8: what it was just before the whole batch."""
        attached = (
            tuple(other.id for other in such(self.game.objects, lambda other: other.attached_to == one))
            if one in self._held
            else ()
        )
        self.remembered[one] = self._as_it_was(one, became, beside, attached, to)

    def _as_it_was(
        self,
        one: ObjectId,
        became: ObjectId | None,
        beside: tuple[ObjectId, ...],
        attached: tuple[ObjectId, ...],
        to: Zone | None,
    ) -> LastKnown:
        return LastKnown(
            object=self.game.objects[one],
            characteristics=self.before.characteristics(one),
            controller=self.before.controller(one),
            became=became,
            beside=beside,
            attachments=attached,
            copiable=self.before.copiable(one),
            copied_since=self.before.copied_since(one),
            left_in=self.game.turn.number,
            went_to=to,
        )

    @property
    def _held(self) -> set[ObjectId]:
        if self._hosts is None:
            self._hosts = hosts(self.game.objects)
        return self._hosts

    def _without_who_left(self, combat: Combat | None) -> Combat | None:
        """506.4: what left the battlefield is in no combat any more, also in that of another turn marker (807.4)."""
        return combat if combat is None or not self.left_combat else without(combat, self.left_combat)

    def take_away(self, one: ObjectId) -> None:
        found = self.objects.pop(one)
        self.left.add(one)
        self.gone.setdefault(place_of(found.zone, found.owner), set()).add(one)
        if found.zone is Zone.BATTLEFIELD:
            self.left_combat.append(one)

    def crowd(self, ids: range) -> Crowd[GameObject] | None:
        """Those objects, where they are kept as one, nothing is attached to any of them, and none is in combat."""
        if not isinstance(self.objects, Drafted) or any(one in ids for one in self._held):
            return None
        if any(one in ids for one in self.game.fighting):
            return None
        return self.objects.crowd(ids)

    def remember_together(self, ids: range, became: ObjectId | None, *, to: Zone | None = None) -> None:
        """113.7a: what equal things were just before the whole batch; ``became``: what the first of them becomes."""
        like = self._as_it_was(ObjectId(ids.start), became, (), (), to)
        self.remembered_together.append(Crowd(ids.start, len(ids), like))

    def take_away_together(self, ids: range) -> None:
        """Equal things leave, none of which is in combat."""
        assert isinstance(self.objects, Drafted)
        found = self.objects[ObjectId(ids.start)]
        self.objects.take_away(ids)
        self.left_together.append(ids)
        self.gone.setdefault(place_of(found.zone, found.owner), set()).add(ids)

    def put_crowd(self, crowd: Crowd[GameObject]) -> None:
        """Equal things come to be at once."""
        if not isinstance(self.objects, Drafted):
            entries: dict[int, GameObject | Crowd[GameObject]] = {
                int(one): found for one, found in self.objects.items()
            }
            self.objects = Drafted(ByNumber(entries))
        self.objects.put_crowd(crowd)

    def arrive(self, zone: Zone, owner: PlayerId, one: int | range, position: int) -> None:
        self.arriving.append((place_of(zone, owner), one, position))

    def _shuffle(self, places: Mapping[Place, Sequence[ObjectId]]) -> None:
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
        if isinstance(self.objects, Drafted):
            return self.objects.finished()
        assert isinstance(self.objects, Followed)
        return before if self.objects.unchanged_since(before) else self.objects

    def write(self) -> None:
        """Put the draft in place of the game's state."""
        places = dict(self.game.places)
        for place, gone in self.gone.items():
            places[place] = ids_without(places[place], gone)
        growing: dict[Place, list[int | range]] = {}
        # 701.24g: what is shuffled in goes first, so that it takes no place that something else was put at.
        for place, one, position in sorted(self.arriving, key=lambda each: each[1] not in self.shuffled_in):
            inside = growing.setdefault(place, list(parts_of(places.get(place, ()))))
            if place[0] is Zone.LIBRARY and position >= 0:
                inside.insert(position, one)
            else:
                inside.append(one)
        for place, inside in growing.items():
            places[place] = ids_of(inside)
        self._shuffle(places)
        put_batch(
            self.game,
            objects=self._changed_objects(),
            places=places,
            gone=self.remembered,
            gone_together=self.remembered_together,
            players=self.players,
            sides=self.sides,
            effects=self.effects,
            preventions=self.preventions,
            combat=self._without_who_left(self.game.combat),
            courses=tuple(
                replace(one, combat=self._without_who_left(one.combat)) if self.left_combat else one
                for one in self.game.courses
            ),
            night=self.new_night,
            monarch=self.new_monarch,
            initiative=self.new_initiative,
            result=self.new_result,
        )


def _also_of(effect: ContinuousEffect, spell: ObjectId, permanent: ObjectId) -> ContinuousEffect:
    """400.7a, 609.7a: an effect about a permanent spell, or about what that would do, is about what it becomes as well."""
    if spell in effect.objects:
        effect = replace(effect, objects=(*effect.objects, permanent))
    says = effect.says
    if says is not None and says.sources is not None and spell in says.sources:
        effect = replace(effect, says=replace(says, sources=(*says.sources, permanent)))
    return effect
