"""104.4b: what of a game decides how it goes on: equal for a board and the same board come back.

Two boards are the same when they differ in nothing that a rule could ask for: objects are named by where they are,
timestamps and ids by their order, so that a token that died and one that was made in its place are one.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from enum import Enum
from functools import cache, lru_cache

from engine.board.linked import GIVEN
from engine.cards.abilities.ability import Ability, Triggered
from engine.cards.abilities.filters import Filter, ThisTurn
from engine.cards.abilities.player_rules import CastLimit
from engine.cards.abilities.quantities import CrewOf, DamageOn, DoneThisTurn, TimesResolved
from engine.state.counted import mains_begun
from engine.state.crowds import kinds
from engine.state.game import Game
from engine.state.objects import GameObject, Pair
from engine.words.metrics import METER
from engine.words.record import Record, is_record, replace, within
from engine.words.speaking import words
from engine.words.terms import Deed, ObjectId

Position = tuple[object, ...]
"""Equal for boards from which the game goes on in the same way."""

_BY_ORDER = ("timestamp", "arrived", "turned", "counters_since")
_OBJECTS = frozenset(
    (
        "id",
        "until",
        "source",
        "attached_to",
        "bond",
        "was",
        "it",
        "other",
        "iterated",
        "object",
        "defender",
        "made_by",
        "to",
        # of these there are several
        "objects",
        "stack",
        "targets",
        "moved",
        "remembered",
        "divided",
        "blockers",
        "first_strikers",
        "double_strikers",
        "freed",
    )
)
_IN_NO_ORDER = frozenset(("attackers", "blockers", "double_strikers", "first_strikers", "freed", "had_to", "objects"))
_MAINS_COUNTED = 9
"""505.1b: no text asks for a later main phase of a turn than that."""
_PRINTED = frozenset(("ability", "printed", "other_face", "whole", "meld", "cards"))
_NOT_THEMSELVES = (
    "projected",
    "token_words",
    "changes",
    "done_this_turn",
    "effects",
    "entitled",
    "lki",
    "next_id",
    "objects",
    "places",
    "turn",
    "used_this_turn",
)
_PAIRS = frozenset(("linked_pair", "pair"))
_PARTS = tuple(part for part in Game.__struct_fields__ if part not in _NOT_THEMSELVES)
_APART = frozenset(
    (
        "id",
        "label",
        "damage_taken",
        "life_gained",
        "life_lost",
        "permanents_gone",
        "left_in",
        "hits",
        "controlled_since_turn",
        "last_attacked",
        "discarded",
        "since_turn",
        "of_turn",
        "upkeep",
        "upkeep_before",
        "since",
        *_BY_ORDER,
    )
)


@cache
def _looked_at(kind: type[Record]) -> tuple[str, ...]:
    """The fields of a record that make a difference to how the game goes on."""
    return tuple(name for name in kind.__struct_fields__ if name not in _APART)


def _pairs(one: GameObject) -> Iterable[Pair]:
    """607.5: the pairs of linked abilities that something was chosen for, or put where it is, as to an object."""
    chosen = (one.color_chosen, one.player_chosen, one.word_chosen, one.type_chosen)
    return (one.linked_pair, *(found.pair for found in chosen if found is not None))


GROWING = frozenset(("life", "damage", "counters"))
"""What may grow from round to round: life totals, marked damage, and how many counters there are of a kind."""


def position(game: Game, *, growing: bool = False, left_out: Collection[ObjectId] = ()) -> Position:
    """What of a game decides how it goes on, with nothing that only tells one round of a loop from the next.

    ``growing``: without the amounts of what may grow, and without the objects that are ``left_out``.
    """
    return _as_named(game, _Names(game, GROWING if growing else frozenset(), frozenset(left_out)))


def could_change_places(game: Game, one: ObjectId, other: ObjectId) -> bool:
    """Whether the game would go on in the same way, had two objects each other's place; which of them is older is left out.

    So it is for the caller to know that their age makes no difference (613.7).
    """
    if not {one, other} <= game.objects.keys():
        return False
    here, there = _Exchanged(game, one, other, really=False), _Exchanged(game, one, other, really=True)
    return _as_named(game, here) == _as_named(game, there)


def _as_named(game: Game, names: _Names) -> Position:
    METER.positions += 1
    return (
        names.plain(replace(game.turn, number=0, mains=min(mains_begun(game.turn), _MAINS_COUNTED))),
        tuple((part, names.plain(getattr(game, part), part)) for part in _PARTS),
        tuple(
            (zone, owner, tuple(names.shape(game.objects[one]) for one in names.in_order(inside)))
            for (zone, owner), inside in sorted(game.places.items())
            if inside
        ),
        tuple(
            (names.ranks[effect.timestamp], effect.since_turn >= game.turn.number, names.plain(effect))
            for effect in game.effects
        ),
        tuple(sorted(((names.of(one), index) for one, index in game.used_this_turn), key=repr)),
        _of_this_turn(game),
        tuple(tuple(names.shape(game.objects[one]) for one in course.stack) for course in game.courses),
    )


@lru_cache(maxsize=4096)
def _deeds_asked_for(abilities: tuple[Ability, ...]) -> frozenset[Deed]:
    """608.2i: of which deeds of this turn a number or a description in them asks."""
    found: set[Deed] = set()
    for part in within(abilities):
        if isinstance(part, DoneThisTurn | ThisTurn):
            found.add(part.what)
        elif isinstance(part, CastLimit) and part.spells is not None:
            found.add(Deed.CAST)
        elif isinstance(part, CrewOf):
            found.add(Deed.MANNED)
        elif isinstance(part, TimesResolved):
            found.add(Deed.RESOLVED)
        elif isinstance(part, Triggered) and part.fresh_modes:
            found.add(Deed.CHOSE)
        elif isinstance(part, DamageOn) or (
            isinstance(part, Filter) and (part.dealt_damage_by is not None or part.hit is not None)
        ):
            found.add(Deed.DAMAGED)
        elif isinstance(part, Filter) and part.nth_cast:
            found.add(Deed.CAST)
    return frozenset(found)


def _of_this_turn(game: Game) -> tuple[tuple[int, ...], ...]:
    """119.3, 608.2i: how much life was gained and lost this turn, and how much has left a zone, where anything could look at it."""
    printed = [words(one.printed.abilities) for one, _ in kinds(game.objects) if one.printed.abilities]
    found: list[tuple[int, ...]] = []
    if any("LifeThisTurn" in said for said in printed):
        found += [(one.life_gained, one.life_lost) for one in game.players]
    if any("GoneThisTurn" in said for said in printed):
        found.append((sum(count for known, count in game.lki.kinds() if known.left_in == game.turn.number),))
    asked = {deed for one, _ in kinds(game.objects) for deed in _deeds_asked_for(one.printed.abilities)}
    if asked:
        done = game.done_this_turn
        found += [tuple(sum(one.count for one in done if one.what is deed) for deed in Deed if deed in asked)]
    if any("CardsDrawn" in said for said in printed):
        found.append(tuple(one.cards_drawn for one in game.players))
    return tuple(found)


def fingerprint(game: Game) -> Position:
    """What of a position shows at a glance, equal wherever the positions are: no object is looked at, however many there are."""
    return (
        *(game.moment, game.receiver, game.turn.active, game.turn.step),
        tuple((side.life, side.poison) for side in game.sides),
        tuple((zone, owner, len(inside)) for (zone, owner), inside in sorted(game.places.items()) if inside),
        *(len(game.effects), len(game.delayed), len(game.waiting), len(game.preventions)),
    )


def names_of(game: Game) -> Mapping[int, int]:
    """Objects by where they are, as `position` calls them."""
    return _Names(game).names


class _AsPrinted:
    """What is printed somewhere, which names no object: compared whole only where it is not the very same."""

    __slots__ = ("data",)

    def __init__(self, data: object) -> None:
        self.data = data

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _AsPrinted) and (self.data is other.data or self.data == other.data)

    def __hash__(self) -> int:
        return hash(type(self.data))


class _Names:
    """Objects by the order in which they are met, zone by zone; numbers of the game's clock by their rank."""

    def __init__(
        self, game: Game, growing: frozenset[str] = frozenset(), left_out: frozenset[ObjectId] = frozenset()
    ) -> None:
        self.growing, self.left_out = growing, left_out
        beside = [(course.marker, course.stack) for course in game.courses]
        met = [one for _, inside in (*sorted(game.places.items()), *beside) for one in inside if one not in left_out]
        self.names: dict[int, int] = {one: number for number, one in enumerate(met)}
        clock = {value for one in game.objects.values() if one.id not in left_out for value in self._times(one)}
        clock |= {effect.timestamp for effect in game.effects}
        self.ranks = {value: rank for rank, value in enumerate(sorted(clock))}
        self.turn, self.latest = game.turn.number, game.latest_turn
        self.gone = game.lki

    def in_order(self, inside: Sequence[ObjectId]) -> Iterable[ObjectId]:
        """What is in a zone, in the order of its names."""
        return (one for one in inside if one not in self.left_out)

    @staticmethod
    def _times(one: GameObject) -> Iterable[int]:
        """All that tells when something about an object began, on the game's clock: of pairs, 0 is no time (607.5)."""
        pairs = (when for pair in _pairs(one) for when in (pair[1], *map(int, pair[0].split(GIVEN)[1:])) if when)
        stickers = (on.timestamp for on in one.stickers)
        return (one.timestamp, one.arrived, one.turned, *one.counters_since.values(), *pairs, *stickers)

    def of(self, one: int) -> object:
        """An object by its place; one that is gone (113.7a, 608.2h) by what it last was."""
        if one in self.names:
            return self.names[one]
        seen = self.gone.get(ObjectId(one))
        if seen is None:
            return -1
        looks = replace(seen.characteristics, abilities=())
        return (
            -1,
            self.plain(looks),
            self.plain(seen.object.counters, "counters"),
            seen.controller,
            seen.object.owner,
            seen.became in self.names,
        )

    def shape(self, one: GameObject) -> Position:
        """An object with what the rules know of it, its age by rank."""
        ages = (self.ranks[one.timestamp], self.ranks[one.arrived], self.ranks[one.turned])
        since = tuple(sorted((kind, self.ranks[when]) for kind, when in one.counters_since.items() if one.count(kind)))
        stuck = tuple(self.ranks[on.timestamp] for on in one.stickers)
        this_turn = (
            one.controlled_since_turn >= self.latest,
            one.last_attacked >= self.turn,
            one.discarded >= self.turn,
        )
        return (self.plain(one), ages, since, stuck, this_turn)

    def pair(self, pair: Pair) -> Position:
        """607.5: a pair of linked abilities; of one that an effect gave, its name holds whose effect, the number since when."""
        name, *givers = pair[0].split(GIVEN)
        return (name, tuple(self._giver(int(one)) for one in givers), self.ranks.get(pair[1], 0) if pair[1] else -1)

    def _giver(self, giver: int) -> object:
        """An object, or the time when an effect without one began."""
        known = giver in self.names or ObjectId(giver) in self.gone
        return self.of(giver) if known or giver not in self.ranks else (self.ranks[giver],)

    def plain(self, value: object, field: str = "") -> object:
        """Records as tuples; ids in fields that hold objects become names."""
        if value is None or value is False or value is True or value == ():
            return value
        if field in _PRINTED:
            return _AsPrinted(value)
        if field in _PAIRS and isinstance(value, tuple):
            return self.pair(value)
        if field in self.growing and isinstance(value, Mapping):
            return tuple(key for key in value if value[key])
        if field in self.growing and isinstance(value, int):
            return None
        if is_record(value):
            kind = type(value)
            found = []
            for name in _looked_at(kind):
                one = getattr(value, name)
                # Most fields say nothing: these are left as they are without another call.
                found.append(one if one is None or one is False or one is True or one == () else self.plain(one, name))
            return (kind.__name__, tuple(found))
        if isinstance(value, Mapping):
            return tuple((self.plain(key, field), self.plain(value[key], field)) for key in value)
        if isinstance(value, tuple):
            return tuple(self.plain(one, field) for one in value)
        if field in _OBJECTS and isinstance(value, int) and not isinstance(value, bool | Enum):
            return self.of(value)
        return value


class _Exchanged(_Names):
    """Two objects by the names of each other, or ``not really``; the ages of both left out, and the order of what has none."""

    def __init__(self, game: Game, one: ObjectId, other: ObjectId, *, really: bool) -> None:
        super().__init__(game)
        self.two = (one, other)
        if really:
            self.names |= {one: self.names[other], other: self.names[one]}

    def in_order(self, inside: Sequence[ObjectId]) -> Iterable[ObjectId]:
        return sorted(inside, key=self.names.__getitem__)

    def shape(self, one: GameObject) -> Position:
        plain, *ages, this_turn = super().shape(one)
        return (plain, this_turn) if one.id in self.two else (plain, *ages, this_turn)

    def plain(self, value: object, field: str = "") -> object:
        found = super().plain(value, field)
        return tuple(sorted(found, key=repr)) if field in _IN_NO_ORDER and isinstance(found, tuple) else found
