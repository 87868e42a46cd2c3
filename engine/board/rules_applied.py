"""613: by which rules an effect applied to an object in a layer, besides those by which it came before or after others.

What timestamps decide is added in `engine.board.by_timestamp`, where all of a layer is known.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.board.applying import OF_COUNTERS, OF_MERGING, OF_RESOLUTIONS, Applying
from engine.board.board import Board
from engine.board.derived import LAYER_RULES
from engine.board.parts import changed, sets_basic_land_type
from engine.board.reach import as_seen_from
from engine.board.values import number
from engine.cards.abilities.ability import Static
from engine.cards.abilities.continuous import (
    CantHave,
    ChangeColors,
    ChangeTypes,
    CopyOf,
    Duration,
    LoseKeyword,
    ModifyPT,
    Part,
    SetPT,
)
from engine.cards.abilities.quantities import Fixed, Quantity
from engine.cards.characteristics import Characteristics
from engine.cards.keywords.numbers import defined_by
from engine.cards.sorting import sorted_abilities
from engine.state.bindings import Bindings
from engine.state.game import Game
from engine.words.citations import Citation, cite
from engine.words.terms import CardType, Kind, Layer, ObjectId, Relation, Zone

ASIDE = (Zone.GRAVEYARD, Zone.EXILE)
"""113.6: zones in which a card lies for everybody to see, with abilities that mostly do nothing there."""
_UNTIL_A_TURN = (Duration.YOUR_NEXT_TURN, Duration.END_OF_YOUR_NEXT_TURN)


class RulesApplied:
    """By which rules effects applied to one object, asked as the layers are being applied to the board."""

    def __init__(self, game: Game, board: Board, one: ObjectId) -> None:
        self.game = game
        self.board = board
        self.one = one

    def of(
        self, effect: Applying, layer: Layer, before: Characteristics, *, overtook: bool, loop: bool, carried_on: bool
    ) -> Iterator[Citation]:
        """By which rules an effect applied here and now, to the object as it was ``before``.

        613.8: whether it ``overtook`` older ones that depend on it, or is of a ``loop`` of such; 613.6: whether it ``carried_on``
        from an earlier layer.
        """
        yield LAYER_RULES[layer]
        parts = effect.in_layer(layer)
        if any(isinstance(part, CopyOf) for part in parts):
            yield cite("707.2")
        if effect.key[1] == OF_MERGING:
            yield from (cite("730.2a"), cite("702.140e"))
        if effect.defines:
            yield from (cite("604.3"), *(() if layer is Layer.CHARACTERISTIC_DEFINING_PT else (cite("613.3"),)))
        if overtook:
            yield from (cite("613.8a"), cite("613.8b"))
        elif loop:
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
            one.until in _UNTIL_A_TURN and not self.game.player(one.timed_by).in_game
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
        elif found.zone in ASIDE and not static.defines and holder != self.one:
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
                basic = sets_basic_land_type(part)
                if basic and after.is_type(CardType.LAND):
                    yield cite("305.7")
                if set(before.subtypes) - set(after.subtypes) and not (basic and before.is_type(CardType.LAND)):
                    yield cite("205.1b") if part.add or part.remove else cite("205.1a")
                if set(part.add_subtypes) - set(after.subtypes):
                    yield cite("205.3d")
            case _:
                pass


def _varies(part: Part) -> bool:
    """611.3a: whether an effect of a static ability says a number that is worked out again whenever it is looked at."""
    return bool(_sizes(part))


def _sizes(part: Part) -> list[Quantity]:
    sizes = (part.power, part.toughness) if isinstance(part, ModifyPT | SetPT) else ()
    return [size for size in sizes if size is not None and not isinstance(size, Fixed)]
