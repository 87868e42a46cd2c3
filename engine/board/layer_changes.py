"""613.1-613.4: what the effects of a layer make of objects, one by one and of many that are alike."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from engine.board.applying import Applying
from engine.board.footprints import settled
from engine.board.linked import given_by
from engine.board.parts import as_gained, changed, speaks_of_each
from engine.board.values import players
from engine.cards.abilities.ability import Static
from engine.cards.abilities.continuous import (
    CantHave,
    ChangeColors,
    ChangeText,
    ChangeTypes,
    CopyOf,
    DefinePT,
    GainAbility,
    GainControl,
    LoseAllAbilities,
    LoseKeyword,
    ModifyPT,
    Part,
    SetPT,
    SwitchPT,
)
from engine.cards.characteristics import Characteristics
from engine.cards.sorting import sorted_abilities
from engine.cards.split import with_doors
from engine.state.bindings import Bindings
from engine.state.crowds import ByNumber, parts_as_kept
from engine.state.faces import flipped_looks, is_hidden, looks_hidden
from engine.state.ids import Ids, apart
from engine.words.budget import spend
from engine.words.counters import HONE, power_and_toughness
from engine.words.record import replace
from engine.words.terms import NOBODY, Layer, ObjectId, Supertype

if TYPE_CHECKING:
    from engine.cards.abilities.ability import Ability
from engine.board.gathering import Gathering

TOGETHER = (
    ModifyPT | SetPT | DefinePT | SwitchPT | ChangeColors | ChangeTypes | GainAbility | LoseKeyword | LoseAllAbilities
)
"""Parts that make the same of equal objects, whatever their ids."""

ALIKE = ModifyPT | SetPT | DefinePT | SwitchPT | ChangeColors
"""Parts that look at nothing of an object but its characteristics, and take or give no abilities."""


class LayerChanges(Gathering):
    """What the effects of a layer make of the objects of one board."""

    def _apply(self, effect: Applying, layer: Layer, targets: Sequence[ObjectId]) -> None:
        spend()
        bound = self.bound(effect)
        if not targets and self._not_yet(effect, bound):
            return
        self.started[effect.key] = (effect, targets)
        self.history.append((layer, effect))
        for part in effect.in_layer(layer):
            if isinstance(part, ALIKE) and settled(part):
                self._change_alike(targets, part, bound)
                continue
            each = speaks_of_each(part)
            if isinstance(targets, Ids) and not each:
                self._change_together(targets, part, bound, effect.timestamp[0])
                continue
            for one in targets:
                self._change(one, part, replace(bound, iterated=one) if each else bound, effect.timestamp[0])

    def _change_together(self, targets: Ids, part: Part, bound: Bindings, timestamp: int) -> None:
        """The same where some of the objects are kept as one: each crowd once, and those of it that have become something else."""
        board = self.board
        assert isinstance(board.objects, ByNumber)
        for several, one in parts_as_kept(board.objects, targets):
            if not isinstance(several, range):
                self._change(ObjectId(several), part, bound, timestamp)
                continue
            crowd = board.objects.crowds.get(several.start)
            before = board._together.get(several.start, one.printed)
            given = given_by(part, bound.source, board) if isinstance(part, GainAbility) else part
            after = before
            whole = crowd is not None and crowd.count == len(several) and bound.source not in several
            if whole and isinstance(part, TOGETHER) and not any(other in several for other in self.forbidden):
                after = changed(before, given, board, bound)
            else:
                whole = False
            statics = sorted_abilities(before).static or sorted_abilities(after).static
            if not whole or statics or before.supertypes != after.supertypes:
                apart(len(several))
                for other in several:
                    self._change(ObjectId(other), part, bound, timestamp)
                continue
            by_themselves = [other for other in board._changed if other in several]
            if after is not before:
                board._together[several.start] = after
            for other in by_themselves:
                self._change(other, part, bound, timestamp)

    def _change_alike(self, targets: Iterable[ObjectId], part: Part, bound: Bindings) -> None:
        """The same for a part that makes the same of objects that are the same: each kind of them is worked out once."""
        if isinstance(targets, Ids):
            self._change_together(targets, part, bound, 0)
            return
        if self.board._together:
            for one in targets:
                self._change(one, part, bound, 0)
            return
        changes, printed = self.board._changed, self.board.objects
        made: dict[int, tuple[Characteristics, Characteristics]] = {}
        for one in targets:
            before = changes.get(one) or printed[one].printed
            known = made.get(id(before))
            if known is None:
                after = changed(before, part, self.board, bound)
                known = made[id(before)] = (
                    before,
                    after if isinstance(part, ChangeColors) else self._size(before, after),
                )
            if known[1] is not before:
                changes[one] = known[1]

    def _size(self, before: Characteristics, after: Characteristics) -> Characteristics:
        """What differs from something in its size alone, as one value: what came to the same size in two ways is the same again."""
        if after is before:
            return before
        of = self.sized.get(id(before), before)
        same = self.sizes.setdefault((id(of), (after.power, after.toughness), after.base_size), after)
        self.sized[id(same)] = of
        return same

    def _change(self, one: ObjectId, part: Part, bound: Bindings, timestamp: int) -> None:
        if isinstance(part, GainControl):
            gaining = players(part.who, self.board, bound)
            if gaining and gaining[0] != NOBODY:
                self.board._controllers[one] = gaining[0]
            return
        if isinstance(part, CantHave):
            self.forbidden[one] = (*self.forbidden.get(one, ()), part.keyword)
        elif isinstance(part, GainAbility) and getattr(part.ability, "keyword", None) in self.forbidden.get(one, ()):
            return
        if isinstance(part, CopyOf):
            self.board._copied[one] = timestamp
        elif isinstance(part, GainAbility):
            part = as_gained(part if bound.source == one else given_by(part, bound.source, self.board))
        before = self.board.characteristics(one)
        after = changed(before, part, self.board, bound)
        if after is before:
            return
        self.board._changed[one] = after
        if before.supertypes != after.supertypes:
            self._turn_of_the_world(one, before, after, timestamp)
        if isinstance(part, ChangeText):
            self._reworded(one, before, after)
        if isinstance(part, GainAbility):
            self._grant(one, after.abilities[-1], timestamp)
        if after.abilities is not before.abilities and (
            sorted_abilities(before).static or sorted_abilities(after).static
        ):
            self.statics_changed = True
            if one not in self.holders:
                self.holders.append(one)

    def _turn_of_the_world(
        self, one: ObjectId, before: Characteristics, after: Characteristics, timestamp: int
    ) -> None:
        """704.5k: keep since when an effect makes an object world that was not so without it."""
        if Supertype.WORLD not in after.supertypes:
            self.board._worldly.pop(one, None)
        elif Supertype.WORLD not in before.supertypes:
            self.board._worldly[one] = timestamp

    def _reworded(self, one: ObjectId, before: Characteristics, after: Characteristics) -> None:
        """613.6: an ability with other words is the same ability: what it began to do in an earlier layer goes on as one effect."""
        occurrences: dict[tuple[int, int], int] = {}
        for (_, old), (_, new) in zip(sorted_abilities(before).static, sorted_abilities(after).static, strict=True):
            place = []
            for side, ability in enumerate((old, new)):
                place.append(occurrences.get((side, id(ability)), 0))
                occurrences[side, id(ability)] = place[side] + 1
            known = self.instances.get((one, id(old), place[0]))
            if known is not None:
                self.instances[one, id(new), place[1]] = known

    def _grant(self, one: ObjectId, ability: Ability, timestamp: int) -> None:
        """613.7a: the effect of a static ability that was given is no older than what gave it."""
        if isinstance(ability, Static):
            known = self.granted.get((one, id(ability)), ())
            self.granted[one, id(ability)] = (*known, timestamp)

    def _counters(self) -> None:
        """613.4c: +X/+Y and -X/-Y counters; their order among additions makes no difference."""
        for one in self.countered:
            power, toughness = power_and_toughness(one.counters)
            before = self.board.characteristics(one.id)
            if (power or toughness) and before.power is not None and before.toughness is not None:
                self.board._changed[one.id] = before.modified(before.power + power, before.toughness + toughness)

    def _hone(self) -> None:
        """122.1j: each hone counter on an Equipment gives +1/+0 to the creature that it is attached to."""
        for one in self.countered:
            held = one.attached_to
            if not one.count(HONE) or not isinstance(held, int) or held not in self.board.objects:
                continue
            before = self.board.characteristics(held)
            if (
                "Equipment" in self.board.characteristics(one.id).subtypes
                and before.creature
                and before.power is not None
            ):
                self.board._changed[held] = before.modified(before.power + one.count(HONE), before.toughness)

    def _turn_down(self) -> None:
        """613.2b, 708.10: layer 1b: a face-down object has the characteristics of its status, whatever it is or is a copy of."""
        for one in self.hidden:
            self.board._changed[one.id] = looks_hidden(one)

    def _flip(self) -> None:
        """707.3, 710.2: a flipped permanent has the alternative characteristics of what it is or is a copy of; to copy, it is as
        printed (707.2)."""
        for one in self.flipped:
            before = self.board.characteristics(one.id)
            if before.flip is None:
                continue
            after = self.board._changed[one.id] = flipped_looks(before)
            if one.id not in self.holders and sorted_abilities(after).static:
                self.holders.append(one.id)

    def _lock(self) -> None:
        """709.5: a permanent with halves, its own or those of what it copies, is what is unlocked of them; to copy, it has both."""
        copies = (self.board.objects[one] for one in self.board._copied if one in self.board.objects)
        for one in (*self.doored, *(one for one in copies if one.on_battlefield and not is_hidden(one))):
            before = self.board.characteristics(one.id)
            after = with_doors(before, one.unlocked)
            if after is not before:
                self.board._changed[one.id] = after
