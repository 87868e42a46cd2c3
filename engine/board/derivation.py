"""613: how an object came to what it is: which effects applied, in which layer and order, why in that order, and what did not.

The projection is run once more with somebody who takes notes; nothing of it is worked out a second time. By which rules an effect
applied is in `engine.board.rules_applied`, what timestamps decided in `engine.board.by_timestamp`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from engine.board.applying import OF_COUNTERS, OF_MERGING, OF_RESOLUTIONS, OF_STICKERS, Applying
from engine.board.board import Board
from engine.board.board_of import board_of
from engine.board.by_timestamp import ordered
from engine.board.derived import ELSEWHERE, LAYER_RULES, Applied, Derivation, Origin, Unapplied
from engine.board.holding import holds_for_want_of_range
from engine.board.matching import describe_failure, failure
from engine.board.order import Order
from engine.board.parts import sets_basic_land_type
from engine.board.projection import Projection
from engine.board.rules_applied import ASIDE, RulesApplied
from engine.cards.abilities.ability import Static
from engine.cards.abilities.continuous import ChangeTypes
from engine.cards.characteristics import Characteristics
from engine.cards.places import place_of
from engine.cards.sorting import sorted_abilities
from engine.state.game import Game
from engine.words.citations import Citation, cite
from engine.words.record import replace
from engine.words.terms import Kind, Layer, ObjectId, PlayerId, Zone

_ORIGINS = {
    OF_RESOLUTIONS: Origin.RESOLUTION,
    OF_COUNTERS: Origin.COUNTER,
    OF_STICKERS: Origin.STICKER,
    OF_MERGING: Origin.MERGING,
}


def derivation(game: Game, one: ObjectId) -> Derivation:
    """613.1: how an object came to its characteristics and its controller. Raises KeyError for one that does not exist."""
    found, board = game.objects[one], board_of(game)
    notes = _Notes(game, one)
    if notes.needed:
        notes.run()
    applied = ordered(notes.kept_on(), board)
    looks = board.characteristics(one)
    if notes.looks != looks:
        applied = (*applied, _without_size(one, notes.looks, looks, board.controller(one)))
    unapplied = (*notes.unapplied, *notes.lost(), *notes.elsewhere())
    spoken_of = {other.source for other in applied} | {other.source for other in unapplied}
    spoken_of |= {source for other in applied for source in (*other.overtook, *other.loop)}
    spoken_of |= {source for other in applied for _, source in other.made_so}
    spoken_of |= {other.taken_by for other in unapplied if other.taken_by is not None}
    return Derivation(
        object=one,
        printed=found.printed,
        looks=looks,
        applied=applied,
        unapplied=unapplied,
        names=tuple((source, _name(board, source)) for source in sorted(spoken_of)),
    )


def _name(board: Board, one: ObjectId) -> str:
    seen = board.last_seen(one)
    return "" if seen is None else seen[1].name or seen[0].label


def _without_size(one: ObjectId, before: Characteristics, after: Characteristics, controller: PlayerId) -> Applied:
    """208.3: of permanents only creatures have power and toughness."""
    return Applied(
        layer=Layer.SWITCH_PT,
        origin=Origin.RULES,
        source=one,
        before=before,
        after=after,
        controllers=(controller, controller),
        rules=(cite("208.3"), *((cite("301.7a"),) if "Vehicle" in before.subtypes else ())),
    )


class _Notes(Projection):
    """A projection that writes down what happens to one object."""

    def __init__(self, game: Game, one: ObjectId) -> None:
        super().__init__(game, Board(game))
        self.one = one
        self._rules = RulesApplied(game, self.board, one)
        self.applied: list[Applied] = []
        self._of_static_ability: dict[int, tuple[ObjectId, int]] = {}
        """By its place among those that applied, whose static ability made an effect, and which instance of it."""
        self.unapplied: list[Unapplied] = []
        self._overtook: tuple[ObjectId, ...] = ()
        self._loop: tuple[ObjectId, ...] = ()
        self._took: dict[tuple[ObjectId, int], tuple[ObjectId, tuple[Citation, ...]]] = {}
        """By object and ability, the source of the effect that took it away, and by which rules it came to that."""

    @property
    def looks(self) -> Characteristics:
        """The object as the layers so far have made it."""
        return self.board.characteristics(self.one)

    def _comes_next(self, effect: Applying, order: Order) -> None:
        self._overtook = tuple(dict.fromkeys(one.bound.source for one in order.overtaken(effect)))
        self._loop = tuple(dict.fromkeys(one.bound.source for one in order.in_loop(effect)))

    def _apply(self, effect: Applying, layer: Layer, targets: Sequence[ObjectId]) -> None:
        before, controller = self.looks, self.board.controller(self.one)
        had = {one: self.board.characteristics(one).abilities for one in targets}
        started = effect.key in self.started
        carried_on = started and not self._would_begin(effect)
        if self.one not in targets and not started:
            self._note_miss(effect, layer)
        super()._apply(effect, layer, targets)
        for one, abilities in had.items():
            left = self.board.characteristics(one).abilities
            if len(left) < len(abilities):
                by = effect.bound.source, tuple(self._taking(effect, layer, one))
                kept = {id(ability) for ability in left}
                self._took.update({(one, id(ability)): by for ability in abilities if id(ability) not in kept})
        if self.one in targets:
            if effect.static is not None:
                self._of_static_ability[len(self.applied)] = effect.bound.source, effect.key[2]
            made_so = () if started else tuple(self._made_so(effect, layer))
            origin = Origin.STATIC if effect.static is not None else _ORIGINS.get(effect.key[1], Origin.RESOLUTION)
            self.applied.append(
                Applied(
                    layer=layer,
                    origin=origin,
                    source=effect.bound.source,
                    before=before,
                    after=self.looks,
                    controllers=(controller, self.board.controller(self.one)),
                    parts=effect.in_layer(layer),
                    timestamp=effect.timestamp[0],
                    overtook=self._overtook,
                    loop=self._loop,
                    made_so=made_so,
                    carried_on=carried_on,
                    rules=(
                        *self._rules.of(
                            effect,
                            layer,
                            before,
                            overtook=bool(self._overtook),
                            loop=bool(self._loop),
                            carried_on=carried_on,
                        ),
                        *([cite("613.9")] if made_so else []),
                    ),
                )
            )

    def _made_so(self, effect: Applying, layer: Layer) -> Iterator[tuple[Layer, ObjectId]]:
        """613.9: what made the object such as the words of a static ability describe, in layers before this one."""
        static = effect.static
        if static is None or static.affects is None or static.holder is not None:
            return
        bound, found = self.bound(effect), self.game.objects[self.one]

        wanted = static.affects

        def fits(looks: Characteristics, controller: PlayerId) -> bool:
            why = describe_failure(wanted, self.board, found, looks, controller, source=bound.source, you=bound.you)
            return why is None

        for one in self.applied:
            if one.layer is layer or one.origin is Origin.RULES or not one.made_a_difference:
                continue
            if not fits(one.before, one.controllers[0]) and fits(one.after, one.controllers[1]):
                yield one.layer, one.source

    def _would_begin(self, effect: Applying) -> bool:
        """613.6: whether the effect would apply to the object if it began only now: its ability there, the object as described."""
        static, source = effect.static, effect.bound.source
        if static is None or static.defines:
            return True
        if all(instance != effect.key[2] for _, _, instance in self._statics(source)):
            return False
        if static.affects is None or static.holder is not None:
            return True
        you = self.board.controller(source)
        return failure(static.affects, self.board, self.one, source=source, you=you) is None

    def _taking(self, effect: Applying, layer: Layer, one: ObjectId) -> Iterator[Citation]:
        """By which rules an effect took abilities away from an object before they could do anything."""
        yield LAYER_RULES[layer]
        if any(isinstance(part, ChangeTypes) and sets_basic_land_type(part) for part in effect.in_layer(layer)):
            yield cite("305.7")
        if one in self._overtook:
            yield from (cite("613.8a"), cite("613.8b"))

    def _note_miss(self, effect: Applying, layer: Layer) -> None:
        """611.3a: a description that the object does not meet as it is in this layer, or a condition that is not true.

        801.11: where it would be true if whoever controls the effect reached everybody, by that rule too.
        """
        static = effect.static
        if static is None or static.holder is not None:
            return
        bound, found = self.bound(effect), self.game.objects[self.one]
        if static.affects is None:
            if bound.source != self.one or static.condition is None:
                return
            why = None
        elif found.zone not in static.affects.zones:
            return
        else:
            why = failure(static.affects, self.board, self.one, source=bound.source, you=bound.you)
        far: tuple[Citation, ...] = ()
        if why is None:
            why = "condition"
            if static.condition is not None and holds_for_want_of_range(static.condition, self.board, bound):
                far = (cite("801.11"),)
        index = next((n for n, ability, i in self._statics(bound.source) if i == effect.key[2]), 0)
        index = place_of(self.board.characteristics(bound.source).abilities, index)
        self.unapplied.append(
            Unapplied(
                source=bound.source,
                index=index,
                why=why,
                looks=self.looks,
                layer=layer,
                rules=(cite("611.3a"), LAYER_RULES[layer], *far),
            )
        )

    def kept_on(self) -> Iterator[Applied]:
        """613.6: what applied; of what began before its ability was taken away, by that rule too."""
        for n, one in enumerate(self.applied):
            source, instance = self._of_static_ability.get(n, (None, 0))
            lost = source is not None and all(known != instance for _, _, known in self._statics(source))
            more = (cite("613.6"),) if lost and self._was_taken(source) and cite("613.6") not in one.rules else ()
            yield replace(one, rules=(*one.rules, *more))

    def lost(self) -> Iterator[Unapplied]:
        """613.6: static abilities of permanents that were taken away before their effects could begin, and describe the object."""
        for holder in self.game.permanents():
            now = sorted_abilities(self.board.characteristics(holder.id)).static
            kept = {id(ability) for _, ability in now}
            begun = {id(effect.static) for effect, _ in self.started.values() if effect.bound.source == holder.id}
            for index, ability in sorted_abilities(holder.printed).static:
                took = self._took.get((holder.id, id(ability)))
                if id(ability) in kept or id(ability) in begun or took is None:
                    continue
                if self._describes(ability, holder.id):
                    yield Unapplied(
                        source=holder.id,
                        index=place_of(holder.printed.abilities, index),
                        why="ability lost",
                        looks=self.looks,
                        layer=None,
                        taken_by=took[0],
                        rules=(*took[1], cite("611.3b")),
                    )

    def _was_taken(self, source: ObjectId | None) -> bool:
        return any(one == source for one, _ in self._took)

    def elsewhere(self) -> Iterator[Unapplied]:
        """113.6: static abilities of cards in a graveyard or in exile that function on the battlefield alone, and describe it."""
        for card in self.game.objects.values():
            if card.zone not in ASIDE or card.kind is not Kind.CARD:
                continue
            for index, ability in sorted_abilities(card.printed).static:
                silent = Zone.BATTLEFIELD in ability.zones and card.zone not in ability.zones
                if silent and ability.affects is not None and self._describes(ability, card.id, card.owner):
                    place = place_of(card.printed.abilities, index)
                    yield Unapplied(
                        source=card.id, index=place, why=ELSEWHERE, looks=self.looks, layer=None, rules=(cite("113.6"),)
                    )

    def _describes(self, ability: Static, holder: ObjectId, you: PlayerId | None = None) -> bool:
        if ability.affects is None:
            return ability.holder is None and holder == self.one
        you = self.board.controller(holder) if you is None else you
        return failure(ability.affects, self.board, self.one, source=holder, you=you) is None

    def _counters(self) -> None:
        self._by_rules(Layer.MODIFY_PT, Origin.COUNTER, super()._counters, cite("613.4c"), cite("122.1a"))

    def _hone(self) -> None:
        self._by_rules(Layer.MODIFY_PT, Origin.COUNTER, super()._hone, cite("613.4c"), cite("122.1j"))

    def _turn_down(self) -> None:
        self._by_rules(Layer.FACE_DOWN, Origin.RULES, super()._turn_down, cite("613.2b"), cite("708.2a"))

    def _flip(self) -> None:
        self._by_rules(Layer.FACE_DOWN, Origin.RULES, super()._flip, cite("710.2"))

    def _lock(self) -> None:
        self._by_rules(Layer.FACE_DOWN, Origin.RULES, super()._lock, cite("709.5"))

    def _by_rules(self, layer: Layer, origin: Origin, change: Callable[[], None], *rules: Citation) -> None:
        """What the rules do to the object in a layer, without an effect of a card."""
        before, controller = self.looks, self.board.controller(self.one)
        change()
        if self.looks != before:
            self.applied.append(
                Applied(
                    layer=layer,
                    origin=origin,
                    source=self.one,
                    before=before,
                    after=self.looks,
                    controllers=(controller, controller),
                    rules=rules,
                )
            )
