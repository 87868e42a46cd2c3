"""613: one projection of the whole board. Effects are gathered once and each is applied once to all its objects, layer by
layer; dependency (613.8) is tried out only between effects of which one can change what the other reads."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from engine.board.applying import Applying, Key, Underlying
from engine.board.board import Board
from engine.board.matching import describe_failure
from engine.board.order import Order
from engine.board.parts import changed, needed_types, part_values, speaks_of_each
from engine.board.resting import NOTHING_ELSE, rests_on
from engine.cards.abilities.continuous import CantHave, Duration, GainAbility
from engine.cards.characteristics import Characteristics
from engine.cards.sorting import sorted_abilities
from engine.state.crowds import ByNumber, permanents_as_kept, present
from engine.state.ids import Ids, parts_of
from engine.state.objects import GameObject
from engine.words.counters import HONE
from engine.words.metrics import METER
from engine.words.record import replace
from engine.words.terms import LAYERS, CardType, Layer, ObjectId, PlayerId

if TYPE_CHECKING:
    from engine.state.game import Game
from engine.board.layer_changes import LayerChanges


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


class Projection(LayerChanges):
    """The layers at work on one board. Its methods see the board as the layers applied so far have made it."""

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
            self._lock()
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
        twin.merged = self.merged
        twin.doored = self.doored
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
