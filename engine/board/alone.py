"""613.1: single objects put through the layers, where every other object is as it was and no effect looks at any but its own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.board.applying import OF_COUNTERS, Applying
from engine.board.board import Board
from engine.board.matching import failure
from engine.board.parts import speaks_of_each
from engine.board.projection import Projection, take_size_away
from engine.board.values import objects
from engine.cards.characteristics import Characteristics
from engine.state.events import NO_OBJECT
from engine.state.faces import is_hidden
from engine.state.game import Game
from engine.state.objects import GameObject
from engine.words.counters import HONE, KEYWORD_COUNTERS
from engine.words.metrics import METER
from engine.words.record import replace
from engine.words.terms import LAYERS, Layer, ObjectId

History = Sequence[tuple[Layer, Applying]]
"""The effects as they applied on the board before, layer by layer: on each single object they still apply in this order."""


class Alone(Projection):
    """The layers for some objects of a board on which all others are worked out. The board must be nobody else's yet."""

    def __init__(self, game: Game, board: Board, history: History) -> None:
        self._begin(game, board)
        self.one = NO_OBJECT
        """The one that is put through now."""
        self.by_layer: dict[Layer, list[Applying]] = {layer: [] for layer in LAYERS}
        for layer, effect in history:
            if effect.key[1] != OF_COUNTERS:
                self.by_layer[layer].append(effect)

    def run_alone(self, several: Iterable[GameObject]) -> bool:
        """Whether all of them could be told so; where not, the board is of no use."""
        return all(self._put_through(one) for one in several)

    def _put_through(self, one: GameObject) -> bool:
        METER.alone += 1
        if one.stickers or one.count(HONE) or any(map(one.count, KEYWORD_COUNTERS)):
            return False
        self.board.drop((one.id,))
        self.one = one.id
        self.countered = (one,) if one.counters and one.on_battlefield else ()
        self.hidden = (one,) if is_hidden(one) else ()
        self.flipped = (one,) if one.flipped and one.on_battlefield and not is_hidden(one) else ()
        self.doored = (one,) if one.printed.halves and one.on_battlefield and not is_hidden(one) else ()
        self.forbidden.clear()
        started: dict[object, bool] = {}
        for layer in LAYERS:
            self._begin_layer(layer)
            for effect in self.by_layer[layer]:
                if effect.key not in started:
                    started[effect.key] = self._applies(effect, one)
                if started[effect.key]:
                    self._change_by(effect, layer, one)
            self._end_layer(layer)
        take_size_away(self.board, one)
        return not self.statics_changed and not self.holders

    def _end_layer(self, layer: Layer) -> None:
        if layer is Layer.FACE_DOWN:
            self._turn_down()
            self._so_far(self.board._copiable)
            self._flip()
            self._lock()
        elif layer is Layer.TEXT:
            self._so_far(self.board._worded)

    def _so_far(self, kept: dict[ObjectId, Characteristics]) -> None:
        if self.one in self.board._changed:
            kept[self.one] = self.board._changed[self.one]

    def _applies(self, effect: Applying, one: GameObject) -> bool:
        """613.6: whether an effect applies to it, told where the effect starts."""
        if effect.fixed is not None:
            return one.id in effect.fixed and self.reaches(effect, one.id)
        static, bound = effect.static, self.bound(effect)
        assert static is not None
        if static.holder is not None:
            return one.id in objects(static.holder, self.board, bound)
        if static.affects is None:
            return one.id == bound.source
        return failure(static.affects, self.board, one.id, source=bound.source, you=bound.you) is None

    def _change_by(self, effect: Applying, layer: Layer, one: GameObject) -> None:
        bound = self.bound(effect)
        for part in effect.in_layer(layer):
            here = replace(bound, iterated=one.id) if speaks_of_each(part) else bound
            self._change(one.id, part, here, effect.timestamp[0])
