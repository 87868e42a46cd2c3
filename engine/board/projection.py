"""613: one projection of the whole board. Effects are gathered once and each is applied once to all its objects, layer by
layer; dependency (613.8) is tried out only between effects of which one can change what the other reads."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from engine.board.applying import OF_COUNTERS, OF_RESOLUTIONS, OF_STICKERS, Applying, Key, Underlying
from engine.board.board import Board as Board
from engine.board.board import Watcher as Watcher
from engine.board.footprints import settled
from engine.board.functioning import functions_there
from engine.board.holding import holds
from engine.board.linked import given_by
from engine.board.matching import describe_failure, matching
from engine.board.order import Order
from engine.board.parts import changed, needed_types, part_values, speaks_of_each
from engine.board.reach import as_seen_from, is_reached
from engine.board.resting import NOTHING_ELSE, rests_on
from engine.board.stickered import AFTER_ITS_OBJECT, STICKER_LAYERS, may_show, sticker_parts
from engine.board.values import objects, players
from engine.cards.abilities.ability import Keyword, Static
from engine.cards.abilities.continuous import (
    CantHave,
    ChangeColors,
    ChangeText,
    ChangeTypes,
    CopyOf,
    DefinePT,
    Duration,
    GainAbility,
    GainControl,
    LoseAllAbilities,
    LoseKeyword,
    ModifyPT,
    Part,
    SetPT,
    SwitchPT,
)
from engine.cards.characteristics import Characteristics, Size
from engine.cards.sorting import sorted_abilities
from engine.state.bindings import Bindings
from engine.state.crowds import ByNumber, parts_as_kept, permanents_as_kept, permanents_such, present, such
from engine.state.faces import flipped_looks, is_hidden, looks_hidden
from engine.state.ids import Ids, apart, parts_of
from engine.state.objects import GameObject
from engine.words.budget import spend
from engine.words.counters import HONE, KEYWORD_COUNTERS, power_and_toughness
from engine.words.metrics import METER
from engine.words.record import replace
from engine.words.terms import LAYERS, NOBODY, CardType, Layer, ObjectId, PlayerId, Supertype, Zone

if TYPE_CHECKING:
    from engine.cards.abilities.ability import Ability
    from engine.state.game import Game
    from engine.state.lasting import ContinuousEffect


def project(game: Game) -> Board:
    """613.1: the board after all layers."""
    METER.projections += 1
    board = Board(game)
    projection = Projection(game, board)
    if projection.needed:
        projection.run()
    for part, one in permanents_as_kept(game):
        if isinstance(part, range):
            _take_size_away_together(board, part)
        else:
            take_size_away(board, one)
    board.underlying = projection.underlying()
    return board


def _may_hold(one: GameObject) -> bool:
    """604: whether continuous effects may come from an object by what is printed on it."""
    return bool(one.printed.abilities and sorted_abilities(one.printed).static and not one.phased_out)


def take_size_away(board: Board, one: GameObject) -> None:
    """208.3, 301.7a: of permanents only creatures have power and toughness, whatever is printed and whatever effects would make of
    it; 208.3a: those effects are there, and show as soon as it is a creature."""
    if not one.on_battlefield:
        return
    seen = board.characteristics(one.id)
    if (seen.power is not None or seen.toughness is not None) and not seen.creature:
        board._changed[one.id] = seen.but(power=None, toughness=None, unmodified=None)


def _take_size_away_together(board: Board, ids: range) -> None:
    """The same for a crowd, and for those of it of which a layer has made something else."""
    assert isinstance(board.objects, ByNumber)
    crowd = board.objects.crowd_of(ids.start)
    assert crowd is not None
    seen = board._together.get(crowd.first, crowd.like.printed)
    if (seen.power is not None or seen.toughness is not None) and not seen.creature:
        board._together[crowd.first] = seen.but(power=None, toughness=None, unmodified=None)
    for other in [other for other in board._changed if other in ids]:
        take_size_away(board, board.objects[other])


TOGETHER = (
    ModifyPT | SetPT | DefinePT | SwitchPT | ChangeColors | ChangeTypes | GainAbility | LoseKeyword | LoseAllAbilities
)
"""Parts that make the same of equal objects, whatever their ids."""
ALIKE = ModifyPT | SetPT | DefinePT | SwitchPT | ChangeColors
"""Parts that look at nothing of an object but its characteristics, and take or give no abilities."""


class Projection:
    """The layers at work on one board. Its methods see the board as the layers applied so far have made it."""

    def _begin(self, game: Game, board: Board) -> None:
        """Before the first layer, with nothing found on the board yet."""
        self.game = game
        self.board = board
        self.started: dict[Key, tuple[Applying, Sequence[ObjectId]]] = {}
        self.holders: list[ObjectId] = []
        self.countered: tuple[GameObject, ...] = ()
        self.stickered: tuple[GameObject, ...] = ()
        self.hidden: tuple[GameObject, ...] = ()
        self.flipped: tuple[GameObject, ...] = ()
        self.gathered: dict[tuple[Key, int], Applying] = {}
        """Every effect that was found in any layer."""
        self.history: list[tuple[Layer, Applying]] = []
        self.one_by_one = True
        self.forbidden: dict[ObjectId, tuple[str, ...]] = {}
        self.sizes: dict[tuple[int, Size, Size], Characteristics] = {}
        self.sized: dict[int, Characteristics] = {}
        """613.4: of what something was made to differ from in its size alone, by that and the size; and the other way round."""
        self.instances: dict[tuple[ObjectId, int, int], int] = {}
        self.numbered: dict[ObjectId, tuple[tuple[Ability, ...], list[tuple[int, Static, int]]]] = {}
        """What was found of the static abilities of an object, for as long as it has the same abilities."""
        self.statics_changed = False
        """Whether, since that was last asked, an object gained or lost a static ability."""
        self.granted: dict[tuple[ObjectId, int], tuple[int, ...]] = {}
        """613.7a: by object and static ability, when the effects that gave it that ability began."""

    def __init__(self, game: Game, board: Board) -> None:
        self._begin(game, board)
        self.holders = self._holders()
        self.countered = tuple(permanents_such(game, lambda one: one.counters))
        self.stickered = tuple(such(game.objects, lambda one: one.stickers and may_show(one)))
        self.hidden = tuple(such(game.objects, lambda one: one.face_down is not None and is_hidden(one)))
        self.flipped = tuple(permanents_such(game, lambda one: one.flipped and not is_hidden(one)))

    @property
    def needed(self) -> bool:
        """Whether anything at all changes a characteristic or a controller."""
        return bool(
            self.game.effects or self.holders or self.countered or self.stickered or self.hidden or self.flipped
        )

    def _holders(self) -> list[ObjectId]:
        """The objects whose abilities may hold continuous effects."""
        return [one.id for one in such(self.game.objects, _may_hold)]

    def run(self) -> None:
        for layer in LAYERS:
            self._begin_layer(layer)
            self._apply_layer(layer)
            self._end_layer(layer)

    def _begin_layer(self, layer: Layer) -> None:
        if layer is Layer.MODIFY_PT:
            self._counters()
            self._hone()

    def _end_layer(self, layer: Layer) -> None:
        if layer is Layer.FACE_DOWN:
            self._turn_down()
            self.board._copiable = dict(self.board._changed)
            self._flip()
        elif layer is Layer.TEXT:
            self.board._worded = dict(self.board._changed)

    def underlying(self) -> Underlying:
        """What is to be known of all that was done."""
        rests, watched, sources = NOTHING_ELSE, set[ObjectId](), set[ObjectId]()
        for effect in self.gathered.values():
            own = rests_on(effect)
            rests |= own
            # What is kept as one is not looked at by itself: where that changes, all is worked out again.
            fixed = () if effect.fixed is None else effect.fixed
            there = present(self.game.objects, fixed) if isinstance(fixed, Ids) else fixed
            watched.update(ObjectId(one) for one in parts_of(there) if isinstance(one, int))
            if effect.static is not None or own.others:
                sources.add(effect.bound.source)
        sources |= {one.source for one in self.game.effects if one.until is Duration.WHILE_SOURCE_REMAINS}
        return Underlying(
            rests=rests,
            one_by_one=self.one_by_one
            and not self.stickered
            and not any(one.count(HONE) for one in self.countered)
            and not any(one in self.board._controllers for one in self.holders),
            history=tuple(self.history),
            watched=frozenset(watched | sources),
            sources=frozenset(sources),
        )

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

    def _apply_layer(self, layer: Layer) -> None:
        """613.3-613.5, 613.8: all effects of one layer, the next one chosen anew after each."""
        pending = self._gather(layer)
        if not pending:
            return
        applied: set[Key] = set()
        order = Order(layer, self)
        order.set([effect for effect in pending if self._exists(effect)])
        self.one_by_one &= order.quiet
        self.statics_changed = False
        while (chosen := order.next()) is not None:
            targets = order.affected(chosen)
            self._comes_next(chosen, order)
            self._apply(chosen, layer, targets)
            applied.add(chosen.key)
            if self.statics_changed:
                self.statics_changed = self.one_by_one = False
                order.set([one for one in self._gather(layer) if one.key not in applied and self._exists(one)])
            else:
                order.applied(chosen)

    def _comes_next(self, effect: Applying, order: Order) -> None:
        """613.7-613.8: an effect is about to apply. Only who derives a value wants to know why it is this one."""

    def _gather(self, layer: Layer) -> list[Applying]:
        """All effects with a part in a layer, in the order of their timestamps; of characteristic-defining ones first (613.3)."""
        found = [
            Applying(
                key=(effect.source, OF_RESOLUTIONS, effect.timestamp),
                timestamp=(effect.timestamp, 0),
                parts=effect.parts,
                bound=effect.bindings,
                static=None,
                fixed=effect.objects,
            )
            for effect in self.game.effects
            if any(part.layer is layer for part in effect.parts) and not self._expired(effect)
        ]
        for holder in self.holders:
            one = self.board.objects[holder]
            if layer is Layer.COPY and is_hidden(one):
                continue
            for index, ability, number_of_instance in self._statics(holder):
                if any(part.layer is layer for part in ability.parts) and (
                    ability.defines or functions_there(one, self.board.characteristics(holder), ability.zones)
                ):
                    found.append(self._of_static(one, index, ability, number_of_instance))
        known = {effect.key for effect in found}
        for effect, _ in self.started.values():
            if effect.static is not None and effect.key not in known and effect.in_layer(layer):
                found.append(effect)
        if layer is Layer.ABILITY:
            found.extend(self._keyword_counters())
        if self.stickered and layer in STICKER_LAYERS:
            found.extend(self._stickers(layer))
        for effect in found:
            self.gathered[effect.key, id(effect.static)] = effect
        return sorted(found, key=lambda effect: (not effect.defines, effect.timestamp, effect.key))

    def _expired(self, effect: ContinuousEffect) -> bool:
        """611.2b: 'for as long as the source remains on the battlefield' is over as soon as it does not."""
        if effect.until is not Duration.WHILE_SOURCE_REMAINS:
            return False
        source = self.game.objects.get(effect.source)
        return source is None or source.zone is not Zone.BATTLEFIELD

    def _statics(self, holder: ObjectId) -> list[tuple[int, Static, int]]:
        """The static abilities an object has now, each with its index, and a number that stays its own as others come and go."""
        looks = self.board.characteristics(holder)
        known = self.numbered.get(holder)
        if known is not None and known[0] is looks.abilities:
            return known[1]
        seen: dict[int, int] = {}
        found = []
        for index, ability in sorted_abilities(looks).static:
            occurrence = seen.get(id(ability), 0)
            seen[id(ability)] = occurrence + 1
            instance = self.instances.setdefault((holder, id(ability), occurrence), len(self.instances))
            found.append((index, ability, instance))
        self.numbered[holder] = looks.abilities, found
        return found

    def _of_static(self, one: GameObject, index: int, ability: Static, instance: int) -> Applying:
        """613.7a: it has the timestamp of the object that the ability is on, or of the effect that gave it, if that is later."""
        return Applying(
            key=(one.id, 0, instance),
            timestamp=(max(one.timestamp, self._given(one.id, index, ability)), index + 1),
            parts=ability.parts,
            bound=Bindings(source=one.id, you=self.board.controller(one.id)),
            static=ability,
            fixed=(one.id,) if ability.defines else None,
        )

    def _given(self, one: ObjectId, index: int, ability: Static) -> int:
        """When an ability was given to its object; 0 for one that the object has of itself, which stand before those given."""
        given = self.granted.get((one, id(ability)), ())
        if not given:
            return 0
        alike = [n for n, other in enumerate(self.board.characteristics(one).abilities) if other is ability]
        place = alike.index(index) - (len(alike) - len(given))
        return given[place] if place >= 0 else 0

    def _keyword_counters(self) -> list[Applying]:
        """122.1b, 613.1f: a keyword counter gives its ability, with the timestamp of the counter (613.7c)."""
        return [
            Applying(
                key=(one.id, OF_COUNTERS, number_of_kind),
                timestamp=(one.counters_since.get(kind, one.timestamp), 0),
                parts=(GainAbility(Keyword(keyword=kind)),),
                bound=Bindings(source=one.id, you=one.controller),
                static=None,
                fixed=(one.id,),
            )
            for one in self.countered
            for number_of_kind, kind in enumerate(KEYWORD_COUNTERS)
            if one.count(kind)
        ]

    def _stickers(self, layer: Layer) -> Iterator[Applying]:
        """123.6-123.8: what stickers do in a layer; 613.7k: each right after its object, or when it was put there if that is
        later."""
        for one in self.stickered:
            for place, on in enumerate(one.stickers):
                parts = sticker_parts(on, one, self.board.characteristics(one.id), layer)
                if parts:
                    yield Applying(
                        key=(one.id, OF_STICKERS, on.number),
                        timestamp=(max(on.timestamp, one.timestamp), AFTER_ITS_OBJECT + place),
                        parts=parts,
                        bound=Bindings(source=one.id, you=self.board.controller(one.id)),
                        static=None,
                        fixed=(one.id,),
                    )

    def _exists(self, effect: Applying) -> bool:
        """611.3a, 613.6: a static ability's effect applies while the ability is there, or once it has started."""
        if effect.static is None or effect.key in self.started:
            return True
        return any(instance == effect.key[2] for _, _, instance in self._statics(effect.bound.source))

    def _words_changed(self, effect: Applying) -> bool:
        """613.8a: whether the text of the ability that an effect comes from is another by now."""
        if effect.static is None or effect.key in self.started:
            return False
        now = [ability for _, ability, instance in self._statics(effect.bound.source) if instance == effect.key[2]]
        return effect.static not in now

    def affected(self, effect: Applying) -> Sequence[ObjectId]:
        """What an effect applies to: fixed by its resolution (611.2c), by where it started (613.6), or found now."""
        started = self.started.get(effect.key)
        if started is not None:
            return started[1]
        if effect.fixed is not None:
            if self.board.reached:
                return tuple(one for one in effect.fixed if one in self.board.objects and self.reaches(effect, one))
            return present(self.board.objects, effect.fixed)
        static, bound = effect.static, self.bound(effect)
        if static is None or not self._holds(static, bound):
            return ()
        if static.holder is not None:
            return objects(static.holder, self.board, bound)
        if static.affects is None:
            return (bound.source,)
        return matching(static.affects, self.board, source=bound.source, you=bound.you)

    def reaches(self, effect: Applying, one: ObjectId) -> bool:
        """801.10: whether what a resolution set an effect up for is in the range of influence of the effect's controller."""
        return is_reached(as_seen_from(self.board, effect.bound.source), one, of=effect.bound.you)

    def bound(self, effect: Applying) -> Bindings:
        """109.5: 'you' in a static ability is the controller that its object has by now; layer 2 may have given it another."""
        if effect.static is None:
            return effect.bound
        you = self.board.controller(effect.bound.source)
        return effect.bound if you == effect.bound.you else replace(effect.bound, you=you)

    def _holds(self, static: Static, bound: Bindings) -> bool:
        return static.condition is None or holds(static.condition, self.board, bound)

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
            given = given_by(part, bound.source) if isinstance(part, GainAbility) else part
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

    def _not_yet(self, effect: Applying, bound: Bindings) -> bool:
        """613.6: an effect whose condition is not true in this layer has not started, and may in a later one."""
        return effect.static is not None and effect.key not in self.started and not self._holds(effect.static, bound)

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
        elif isinstance(part, GainAbility) and bound.source != one:
            part = given_by(part, bound.source)
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

    def trial(self, effect: Applying, layer: Layer) -> Projection:
        """613.8a: what the board would be had this effect been applied; nothing of it stays."""
        METER.trials += 1
        twin_board = Board(self.game)
        twin_board._changed = dict(self.board._changed)
        twin_board._controllers = dict(self.board._controllers)
        twin_board._together = dict(self.board._together)
        twin = Projection.__new__(Projection)
        twin.game = self.game
        twin.board = twin_board
        twin.started = dict(self.started)
        twin.holders = list(self.holders)
        twin.countered = self.countered
        twin.stickered = self.stickered
        twin.hidden = self.hidden
        twin.flipped = self.flipped
        twin.forbidden = dict(self.forbidden)
        twin.granted = dict(self.granted)
        twin.instances = self.instances
        twin.numbered = {}
        twin.gathered, twin.history, twin.one_by_one = {}, [], False
        twin.sizes, twin.sized = {}, {}
        twin.statics_changed = False
        twin._apply(effect, layer, twin.affected(effect))
        return twin

    def preview(
        self, effect: Applying, layer: Layer, affected: Iterable[ObjectId]
    ) -> Iterator[tuple[ObjectId, Characteristics]]:
        """613.8a: the objects that an effect would change if it were applied now, as they would be; nothing is applied.

        For parts whose values no board changes and that change no controller. One object at a time: mostly the first tells all.
        """
        bound, board, parts = self.bound(effect), self.board, effect.in_layer(layer)
        for one in affected:
            METER.previews += 1
            before = after = board.characteristics(one)
            forbidden = self.forbidden.get(one, ())
            for part in parts:
                if isinstance(part, CantHave):
                    forbidden = (*forbidden, part.keyword)
                elif isinstance(part, GainAbility) and getattr(part.ability, "keyword", None) in forbidden:
                    continue
                after = changed(after, part, board, bound)
            if after is not before:
                yield one, after

    def still_has(self, effect: Applying, seen: Characteristics) -> bool:
        """Whether an object that looked like this would still have the static ability that an effect comes from."""
        count = sum(1 for ability in sorted_abilities(seen).static if ability[1] is effect.static)
        before = sorted_abilities(self.board.characteristics(effect.bound.source)).static
        return count >= sum(1 for ability in before if ability[1] is effect.static)

    def would_affect(self, effect: Applying, one: ObjectId, seen: Characteristics, controller: PlayerId) -> bool:
        """Whether an effect with a description would apply to an object that looked like this."""
        assert effect.static is not None and effect.static.affects is not None
        wanted, found = effect.static.affects, self.board.objects[one]
        bound = self.bound(effect)
        if found.zone not in wanted.zones or found.phased_out:
            return False
        failed = describe_failure(wanted, self.board, found, seen, controller, source=bound.source, you=bound.you)
        return failed is None

    def outcome(self, effect: Applying, layer: Layer) -> tuple[object, ...] | None:
        """613.8a: what an effect would do now: to what, and with which values; ``None`` if it does not exist."""
        if not self._exists(effect):
            return None
        if self._words_changed(effect):
            return ("other words",)
        bound, affected = self.bound(effect), self.affected(effect)
        values = tuple(
            tuple(part_values(part, self.board, replace(bound, iterated=one)) for one in affected)
            if speaks_of_each(part)
            else part_values(part, self.board, bound)
            for part in effect.in_layer(layer)
        )
        kinds = frozenset[CardType]().union(*map(needed_types, effect.in_layer(layer)))
        types = tuple(kinds.intersection(self.board.characteristics(one).types) for one in affected if kinds)
        return affected, values, types
