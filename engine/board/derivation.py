"""613: how an object came to what it is: which effects applied, in which layer and order, why in that order, and what did not.

The projection is run once more with somebody who takes notes; nothing of it is worked out a second time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from engine.board.applying import OF_COUNTERS, OF_MERGING, OF_RESOLUTIONS, OF_STICKERS, Applying
from engine.board.board import Board
from engine.board.board_of import board_of
from engine.board.derived import ELSEWHERE, LAYER_RULES, Applied, Derivation, Origin, Unapplied
from engine.board.holding import holds_for_want_of_range
from engine.board.matching import describe_failure, failure
from engine.board.order import Order
from engine.board.parts import changed, sets_basic_land_type
from engine.board.projection import Projection
from engine.board.reach import as_seen_from
from engine.board.values import number
from engine.cards.abilities.ability import Keyword, Static
from engine.cards.abilities.continuous import (
    CantHave,
    ChangeColors,
    ChangeTypes,
    CopyOf,
    Duration,
    GainAbility,
    LoseAllAbilities,
    LoseKeyword,
    ModifyPT,
    Part,
    SetPT,
)
from engine.cards.abilities.quantities import Fixed, Quantity
from engine.cards.characteristics import Characteristics
from engine.cards.keywords.numbers import defined_by
from engine.cards.places import place_of
from engine.cards.sorting import sorted_abilities
from engine.state.bindings import Bindings
from engine.state.game import Game
from engine.words.citations import Citation, cite
from engine.words.record import replace
from engine.words.terms import CardType, Kind, Layer, ObjectId, PlayerId, Relation, Zone

_ASIDE = (Zone.GRAVEYARD, Zone.EXILE)
"""Zones in which a card lies for everybody to see, with abilities that mostly do nothing there."""
_UNTIL_A_TURN = (Duration.YOUR_NEXT_TURN, Duration.END_OF_YOUR_NEXT_TURN)
_ORIGINS = {
    OF_RESOLUTIONS: Origin.RESOLUTION,
    OF_COUNTERS: Origin.COUNTER,
    OF_STICKERS: Origin.STICKER,
    OF_MERGING: Origin.MERGING,
}
_TIMESTAMPS = {
    Origin.STATIC: cite("613.7a"),
    Origin.RESOLUTION: cite("613.7b"),
    Origin.COUNTER: cite("613.7c"),
    Origin.STICKER: cite("613.7k"),
    Origin.MERGING: cite("730.2a"),
}


def derivation(game: Game, one: ObjectId) -> Derivation:
    """613.1: how an object came to its characteristics and its controller. Raises KeyError for one that does not exist."""
    found, board = game.objects[one], board_of(game)
    notes = _Notes(game, one)
    if notes.needed:
        notes.run()
    applied = _ordered(notes.kept_on(), board)
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
                        *self._rules(effect, layer, before, carried_on=carried_on),
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

    def _rules(
        self, effect: Applying, layer: Layer, before: Characteristics, *, carried_on: bool
    ) -> Iterator[Citation]:
        """By which rules it applied here and now; what its timestamp decided is added where all of a layer is known."""
        yield LAYER_RULES[layer]
        parts = effect.in_layer(layer)
        if any(isinstance(part, CopyOf) for part in parts):
            yield cite("707.2")
        if effect.key[1] == OF_MERGING:
            yield from (cite("730.2a"), cite("702.140e"))
        if effect.defines:
            yield from (cite("604.3"), *(() if layer is Layer.CHARACTERISTIC_DEFINING_PT else (cite("613.3"),)))
        if self._overtook:
            yield from (cite("613.8a"), cite("613.8b"))
        elif self._loop:
            yield cite("613.8b")
        if carried_on:
            yield cite("613.6")
        if effect.key[1] == OF_COUNTERS and layer is Layer.ABILITY:
            yield cite("122.1b")
        if effect.key[1] == OF_RESOLUTIONS and self._outlasts_its_player(effect):
            yield cite("800.4m")
        if effect.static is not None:
            yield from self._of_ability(effect.static, effect.bound.source)
            if as_seen_from(self.board, effect.bound.source) is not self.board:
                yield cite("801.18")
            elif self.board.reached and not self._sees_everything(effect.static, effect.bound):
                yield cite("801.11")
        for part in parts:
            yield from self._of_part(part, effect, before)

    def _outlasts_its_player(self, effect: Applying) -> bool:
        """800.4m: whether it lasts until a turn of a player who has left, and that turn would not have begun yet."""
        source, _, made = effect.key
        return any(
            one.until in _UNTIL_A_TURN and not self.game.player(one.you).in_game
            for one in self.game.effects
            if one.source == source and one.timestamp == made
        )

    def _of_ability(self, static: Static, holder: ObjectId) -> Iterator[Citation]:
        """What its ability has to do with it: a keyword that defines, words that mean whoever controls what it was given to."""
        yield from defined_by(static)
        if not static.defines and any(_varies(part) for part in static.parts):
            yield cite("611.3a")
        yield from self._from_elsewhere(static, holder)
        yield from self._apart(holder)
        given = all(other is not static for _, other in sorted_abilities(self.board.objects[holder].printed).static)
        yours = static.affects is not None and static.affects.controller is not Relation.ANY
        if given and yours:
            yield cite("109.5")

    def _from_elsewhere(self, static: Static, holder: ObjectId) -> Iterator[Citation]:
        """113.6b-c, 114.4: by which rule an ability does something from where most do nothing."""
        found = self.game.objects[holder]
        if found.kind is Kind.EMBLEM:
            yield cite("114.4")
        elif Zone.BATTLEFIELD not in static.zones and len(static.zones) == len(Zone) - 1:
            yield cite("113.6c")
        elif found.zone in _ASIDE and not static.defines and holder != self.one:
            yield cite("113.6b")

    def _apart(self, holder: ObjectId) -> Iterator[Citation]:
        """301.5d, 303.4e: what is attached stays attached, and goes on, whoever controls it and whoever what it is attached to.

        Of an Aura, which mostly lies on what another player controls, only where one of the two has changed hands.
        """
        worn = self.game.objects[holder]
        if worn.attached_to != self.one:
            return
        controllers = self.board.controller(holder), self.board.controller(self.one)
        if controllers[0] == controllers[1]:
            return
        if "Equipment" in self.board.characteristics(holder).subtypes:
            yield cite("301.5d")
        elif controllers != (worn.owner, self.game.objects[self.one].owner):
            yield cite("303.4e")

    def _sees_everything(self, static: Static, bound: Bindings) -> bool:
        """801.11: whether its numbers would be the same if whoever controls it reached everybody."""
        near, far = self.board, self.board.unlimited
        return all(
            number(size, near, bound) == number(size, far, bound) for part in static.parts for size in _sizes(part)
        )

    def _of_part(self, part: Part, effect: Applying, before: Characteristics) -> Iterator[Citation]:
        """What an effect did besides adding something: replaced what was there, or took away every instance."""
        match part:
            case ChangeColors(set_to=colors) if colors and set(before.colors) - set(colors):
                yield cite("105.3")
            case LoseKeyword(keyword=word) | CantHave(keyword=word):
                if sum(1 for one in before.abilities if getattr(one, "keyword", None) == word) > 1:
                    yield cite("113.10b")
            case ChangeTypes():
                after = changed(before, part, self.board, effect.bound)
                if sets_basic_land_type(part) and before.is_type(CardType.LAND):
                    yield cite("305.7")
                elif set(before.subtypes) - set(after.subtypes):
                    yield cite("205.1b") if part.add or part.remove else cite("205.1a")
                if set(part.add_subtypes) - set(after.subtypes):
                    yield cite("205.3d")
            case _:
                pass

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
        elif static.affects.zone is not found.zone:
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
            if card.zone not in _ASIDE or card.kind is not Kind.CARD:
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


def _ordered(applied: Iterable[Applied], board: Board) -> tuple[Applied, ...]:
    """613.7: where several effects of one layer meet on the object and their order matters, that is decided by timestamps."""
    found = list(applied)
    for layer in {one.layer for one in found}:
        together = [n for n, one in enumerate(found) if one.layer is layer and one.origin in _TIMESTAMPS]
        if len(together) < 2 or _commute([found[n] for n in together]):
            continue
        latest = (*_given_and_taken([found[n] for n in together]),)
        for place, n in enumerate(together[1:], 1):
            one = found[n]
            older = [found[other] for other in together[:place] if found[other].origin is not one.origin]
            letters = (*(rule for each in (one, *older) for rule in _timestamp(each, board)), *latest)
            overrides = (cite("613.9"),) if layer is Layer.ABILITY else ()
            found[n] = replace(one, rules=tuple(dict.fromkeys((*one.rules, cite("613.7"), *letters, *overrides))))
    return tuple(found)


def _given_and_taken(together: list[Applied]) -> Iterator[Citation]:
    """113.10c: the most recent of effects that add and remove the same ability prevails; 113.11: not over 'can't have'."""
    parts = [part for one in together for part in one.parts]
    given = {
        part.ability.keyword for part in parts if isinstance(part, GainAbility) and isinstance(part.ability, Keyword)
    }
    taken = {part.keyword for part in parts if isinstance(part, LoseKeyword)}
    if given & taken or (given and any(isinstance(part, LoseAllAbilities) for part in parts)):
        yield cite("113.10c")
    if given & {part.keyword for part in parts if isinstance(part, CantHave)}:
        yield cite("113.11")


def _timestamp(one: Applied, board: Board) -> tuple[Citation, ...]:
    """613.7a-g, 613.7k: by which rule an effect has its timestamp."""
    return _since_attached(one, board) or (_TIMESTAMPS[one.origin],)


def _since_attached(one: Applied, board: Board) -> tuple[Citation, ...]:
    """613.7e: the timestamp of what is attached is from when it last became so."""
    source = board.objects.get(one.source) if one.origin is Origin.STATIC else None
    return () if source is None or source.attached_to is None else (cite("613.7e"),)


def _varies(part: Part) -> bool:
    """611.3a: whether an effect of a static ability says a number that is worked out again whenever it is looked at."""
    return bool(_sizes(part))


def _sizes(part: Part) -> list[Quantity]:
    sizes = (part.power, part.toughness) if isinstance(part, ModifyPT | SetPT) else ()
    return [size for size in sizes if size is not None and not isinstance(size, Fixed)]


def _commute(together: list[Applied]) -> bool:
    """Whether effects on the object come to the same in any order: only additions, or only the same change."""
    parts = [part for one in together for part in one.parts]
    if all(isinstance(part, ModifyPT) for part in parts):
        return True
    if any(isinstance(part, LoseAllAbilities) for part in parts):
        return False
    return together[0].layer in (Layer.ABILITY, Layer.TEXT) and len({type(part) for part in parts}) == 1
