"""613.6-613.8, 611.3a: which effects there are in a layer, since when, and what each of them applies to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from engine.board.applying import OF_COUNTERS, OF_MERGING, OF_RESOLUTIONS, OF_STICKERS, Applying, Key
from engine.board.board import Board
from engine.board.functioning import functions_there
from engine.board.holding import holds
from engine.board.matching import matching
from engine.board.reach import as_seen_from, is_reached
from engine.board.stickered import AFTER_ITS_OBJECT, STICKER_LAYERS, may_show, sticker_parts
from engine.board.values import objects
from engine.cards.abilities.ability import Keyword, Static
from engine.cards.abilities.continuous import Duration, GainAbility, MergesWith
from engine.cards.characteristics import Characteristics, Size
from engine.cards.sorting import sorted_abilities
from engine.state.bindings import Bindings
from engine.state.crowds import permanents_such, present, such
from engine.state.faces import is_hidden
from engine.state.merged import is_merged, mergings
from engine.state.objects import GameObject
from engine.words.counters import KEYWORD_COUNTERS
from engine.words.record import replace
from engine.words.terms import Layer, ObjectId, Zone

if TYPE_CHECKING:
    from engine.cards.abilities.ability import Ability
    from engine.state.game import Game
    from engine.state.lasting import ContinuousEffect


def _may_hold(one: GameObject) -> bool:
    """604: whether continuous effects may come from an object by what is printed on it."""
    return bool(one.printed.abilities and sorted_abilities(one.printed).static and not one.phased_out)


class Gathering:
    """The effects that there are on one board as the layers applied so far have made it, and what each of them applies to."""

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
        self.merged: tuple[GameObject, ...] = ()
        self.doored: tuple[GameObject, ...] = ()
        """709.5: the permanents that have halves, as they are printed; others may by a copy effect."""
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
        self.merged = tuple(permanents_such(game, is_merged))
        self.doored = tuple(permanents_such(game, lambda one: one.printed.halves and not is_hidden(one)))

    @property
    def needed(self) -> bool:
        """Whether anything at all changes a characteristic or a controller."""
        return bool(
            self.game.effects
            or self.holders
            or self.countered
            or self.stickered
            or self.hidden
            or self.flipped
            or self.merged
            or self.doored
        )

    def _holders(self) -> list[ObjectId]:
        """The objects whose abilities may hold continuous effects."""
        return [one.id for one in such(self.game.objects, _may_hold)]

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
        elif layer is Layer.COPY and self.merged:
            found.extend(self._mergings())
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

    def _mergings(self) -> Iterator[Applying]:
        """613.2a, 730.2a: what merging has made of permanents, with the timestamp of the moment at which it happened."""
        for one in self.merged:
            for merging in mergings(one):
                yield Applying(
                    key=(one.id, OF_MERGING, merging.since),
                    timestamp=(merging.since, 0),
                    parts=(MergesWith(merging.looks, merging.over),),
                    bound=Bindings(source=one.id, you=one.controller),
                    static=None,
                    fixed=(one.id,),
                )

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

    def _not_yet(self, effect: Applying, bound: Bindings) -> bool:
        """613.6: an effect whose condition is not true in this layer has not started, and may in a later one."""
        return effect.static is not None and effect.key not in self.started and not self._holds(effect.static, bound)
