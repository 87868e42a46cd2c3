"""109.3, 108.4: the game as one moment shows it: what its objects are, who controls them, where they are.

What its abilities and lasting effects say of events, costs, turns and combat is in `engine.board.in_force`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from engine.board.functioning import Functioning, Watcher, is_able
from engine.board.in_force import InForce
from engine.board.values import number, settled
from engine.cards.characteristics import Characteristics
from engine.cards.sorting import sorted_abilities
from engine.state.bindings import Bindings
from engine.state.crowds import ByNumber, as_kept, parts_as_kept, permanents_as_kept, permanents_such, such
from engine.state.ids import cut, few, ids_of, parts_of, size
from engine.state.objects import GameObject, LastKnown, Recipient
from engine.words.terms import BLOCKS_DECLARED, CardType, Kind, ObjectId, PlayerId, Supertype, Zone

if TYPE_CHECKING:
    from engine.cards.abilities.ability import Ability, CounterLimit
    from engine.cards.abilities.filters import Filter
    from engine.state.game import Game

_COPIES = (Kind.COPY_OF_SPELL, Kind.COPY_OF_CARD)


class Board:
    """The game as one moment shows it: every object with the characteristics and the controller it has after all layers."""

    __slots__ = (
        "_attached",
        "_attaching",
        "_changed",
        "_controllers",
        "_copiable",
        "_copied",
        "_copies",
        "_fresh",
        "_functioning",
        "_in_force",
        "_places",
        "_terms",
        "_together",
        "_unlimited",
        "_worded",
        "_worldly",
        "followed",
        "game",
        "objects",
        "quiet",
        "reached",
        "unchecked",
        "underlying",
    )

    def __init__(self, game: Game) -> None:
        self.game = game.fork(bare=True)
        self.reached = game.table.reached
        """801.2c: by seat, who is within the player's range of influence; empty: everybody, as without the option."""
        self._unlimited: Board | None = None
        self.unchecked: frozenset[ObjectId] | None = None
        """704.3: the objects that differ from what they were when a check last found nothing; ``None`` where any may."""
        self.quiet = False
        """704.3: whether a check found nothing to do on this very board, asked nothing and had nothing to forget."""
        self.followed = False
        """Whether what follows an action at once has followed: on the same board nothing more does."""
        self.underlying: object = None
        """What `engine.board.projection` knows of how the board came about, for `engine.board.keeping`."""
        self.objects: Mapping[ObjectId, GameObject] = game.objects
        self._changed: dict[ObjectId, Characteristics] = {}
        self._together: dict[int, Characteristics] = {}
        """What the layers made of crowds, by their first ones; of one of them that has become another, it is not told here."""
        self._copiable: dict[ObjectId, Characteristics] = {}
        self._worded: dict[ObjectId, Characteristics] = {}
        self._controllers: dict[ObjectId, PlayerId] = {}
        self._copied: dict[ObjectId, int] = {}
        self._worldly: dict[ObjectId, int] = {}
        self._places: dict[Zone, Sequence[ObjectId]] = {}
        self._terms: dict[object, list[int | range]] | None = None
        self._attached: dict[Recipient, list[ObjectId]] | None = None
        self._attaching: tuple[ObjectId, ...] | None = None
        self._copies: tuple[ObjectId, ...] | None = None
        self._fresh: tuple[object, tuple[tuple[GameObject, int], ...]] | None = None
        self._functioning: Functioning | None = None
        self._in_force: dict[str, tuple[Any, ...]] = {}

    def characteristics(self, object_id: ObjectId) -> Characteristics:
        """613: what an object's characteristics are. Raises KeyError for an object that does not exist."""
        changed = self._changed.get(object_id)
        if changed is None and self._together:
            changed = self._of_its_crowd(object_id)
        return self.objects[object_id].printed if changed is None else changed

    def _of_its_crowd(self, object_id: ObjectId) -> Characteristics | None:
        assert isinstance(self.objects, ByNumber)
        crowd = self.objects.crowd_of(object_id)
        return None if crowd is None else self._together.get(crowd.first)

    def as_kept(self, zone: Zone | None = None) -> Iterator[tuple[int | range, GameObject]]:
        """The objects of a zone in their order, or all, by their ids; those together of which the same is so but for their ids and
        timestamps, with the first of them."""
        objects = self.objects
        if not isinstance(objects, ByNumber):
            yield from objects.items() if zone is None else ((one, objects[one]) for one in self.all_in(zone))
            return
        yield from self._looking_alike(as_kept(objects) if zone is None else parts_as_kept(objects, self.all_in(zone)))

    def such(self, wanted: Callable[[GameObject], object], zone: Zone | None = None) -> Iterator[GameObject]:
        """Those objects of a zone, or of all, of which something is so that looks at no id and no timestamp, in their order."""
        for part, one in self.as_kept(zone):
            if wanted(one):
                yield from (self.objects[each] for each in ids_of((part,)))

    def few(self, ids: Iterable[ObjectId]) -> Iterator[tuple[GameObject, int]]:
        """Some objects one by one where that is no work; so many that look alike as the first of them, with how many they are."""
        for part, one in self.those(ids):
            for piece in few(part):
                yield (one, len(piece)) if isinstance(piece, range) else (self.objects[ObjectId(piece)], 1)

    def those(self, ids: Iterable[ObjectId]) -> Iterator[tuple[int | range, GameObject]]:
        """The same of some objects."""
        return self._looking_alike(parts_as_kept(self.objects, ids))

    def _looking_alike(
        self, parts: Iterable[tuple[int | range, GameObject]]
    ) -> Iterator[tuple[int | range, GameObject]]:
        by_themselves: list[ObjectId] | None = None
        for part, one in parts:
            if not isinstance(part, range):
                yield part, one
                continue
            if by_themselves is None:
                by_themselves = sorted({*self._changed, *self._controllers})
            for piece in cut(part, by_themselves, ()):
                first = ObjectId(piece.start)
                yield (piece if len(piece) > 1 else first), self.objects[first]

    def over(self, game: Game) -> Board:
        """The same for a game in which it still holds; what the layers made of each object may be changed apart from here."""
        board = Board(game)
        board._changed, board._controllers = self._changed.copy(), self._controllers.copy()
        board._together = self._together.copy()
        board._copiable, board._worded = self._copiable.copy(), self._worded.copy()
        board._copied, board._worldly = self._copied.copy(), self._worldly.copy()
        board.underlying = self.underlying
        return board

    @property
    def unlimited(self) -> Board:
        """801: the same board for somebody who reaches everybody: what the ranges of influence make different shows beside it."""
        if not self.reached:
            return self
        if self._unlimited is None:
            self._unlimited = self.over(self.game)
            self._unlimited.reached = ()
            self._unlimited._functioning = self._functioning
        return self._unlimited

    def drop(self, several: Iterable[ObjectId]) -> None:
        """Forget what the layers made of some objects."""
        for one in several:
            for known in (
                self._changed,
                self._controllers,
                self._copiable,
                self._worded,
                self._copied,
                self._worldly,
            ):
                known.pop(one, None)

    def is_changed(self, object_id: ObjectId) -> bool:
        """613.1: whether an object is other than what is printed on it, or under another control."""
        if object_id in self._changed or object_id in self._controllers:
            return True
        return bool(self._together) and self._of_its_crowd(object_id) is not None

    @property
    def is_as_printed(self) -> bool:
        """613.1: whether no object is other than what is printed on it."""
        return not self._changed and not self._controllers and not self._together

    def copiable(self, object_id: ObjectId) -> Characteristics:
        """613.2c, 707.2: the copiable values of an object: what it is after layer 1."""
        return self._copiable.get(object_id, self.objects[object_id].printed)

    def settled(self, wanted: Filter, *, source: ObjectId, you: PlayerId) -> Filter:
        """107.3, 608.2h: a description with the players and the numbers that it speaks of as they are now for a source."""
        return settled(wanted, self, Bindings(source=source, you=you))

    def x_of(self, found: GameObject) -> int:
        """107.3c, 107.3e, 107.3m: the X of a spell or ability on the stack, announced or as its text says that it is now; a
        permanent has no X of its own."""
        if found.zone is not Zone.STACK or found.chosen is None:
            return 0
        if found.chosen.x_is is None:
            return found.chosen.x or 0
        source = found.id if found.source is None else found.source
        bound = Bindings(source=source, you=found.controller, chosen=found.chosen)
        return max(0, number(found.chosen.x_is, self, bound))

    def copied_since(self, object_id: ObjectId) -> int:
        """607.5: when the copy effect began that gives an object its values, or last did; 0 where they are its own."""
        if object_id in self.objects:
            return self._copied.get(object_id, 0)
        known = self.game.lki.get(object_id)
        return 0 if known is None else known.copied_since

    def worldly_since(self, object_id: ObjectId) -> int:
        """704.5k: when the effect began that makes a permanent world; 0 where it is so by what it is itself."""
        return self._worldly.get(object_id, 0)

    def rules_text(self, object_id: ObjectId) -> tuple[Ability, ...]:
        """612.3: the abilities that the text of an object amounts to: what it has after layer 3, and not what others give it."""
        return self._worded.get(object_id, self.objects[object_id].printed).abilities

    def controller(self, object_id: ObjectId) -> PlayerId:
        """108.4: who controls a permanent, spell or ability now; who owns it where objects have no controller."""
        found = self._controllers.get(object_id)
        return self.objects[object_id].controller if found is None else found

    def controllers(self, zone: Zone) -> Mapping[ObjectId, PlayerId]:
        """108.4: who controls what is in a zone now."""
        changed, objects = self._controllers, self.objects
        return {one: changed[one] if one in changed else objects[one].controller for one in self.all_in(zone)}

    def changed_hands(self, since: Board) -> tuple[ObjectId, ...]:
        """302.6, 506.4: the objects that another player controls now than on an earlier board."""
        known = dict.fromkeys((*since._controllers, *self._controllers))
        both = (one for one in known if one in since.objects and one in self.objects)
        return tuple(one for one in both if since.controller(one) != self.controller(one))

    def last_seen(self, object_id: ObjectId) -> tuple[GameObject, Characteristics, PlayerId] | None:
        """The object as it is, or as it last was (608.2h); ``None`` for one that never was."""
        found = self.objects.get(object_id)
        if found is not None:
            return found, self.characteristics(object_id), self.controller(object_id)
        known: LastKnown | None = self.game.lki.get(object_id)
        return None if known is None else (known.object, known.characteristics, known.controller)

    def all_in(self, zone: Zone) -> Sequence[ObjectId]:
        """The objects of a zone, of all players; permanents that are phased in (702.26b)."""
        known = self._places.get(zone)
        if known is None:
            known = self._places[zone] = ids_of(self._found_in(zone))
        return known

    def _found_in(self, zone: Zone) -> Iterable[int | range]:
        if zone is Zone.BATTLEFIELD:
            return (part for part, _ in permanents_as_kept(self.game))
        if zone.shared:
            return parts_of(self.game.zone(zone))
        return (part for player in self.game.players for part in parts_of(self.game.zone(zone, player.id)))

    def attacking(self, object_id: ObjectId) -> bool:
        """508.1k: whether it is an attacking creature."""
        _, combat = self.game.fight_of(object_id)
        return combat is not None and any(attacker.object == object_id for attacker in combat.attackers)

    def blocking(self, object_id: ObjectId) -> bool:
        """509.1g: whether it is a blocking creature."""
        _, combat = self.game.fight_of(object_id)
        if combat is None:
            return False
        return object_id in combat.freed or any(object_id in attacker.blockers for attacker in combat.attackers)

    def blocked(self, object_id: ObjectId) -> bool | None:
        """509.1h: whether an attacking creature is blocked; ``None`` for what attacks not, or before blockers are declared."""
        turn, combat = self.game.fight_of(object_id)
        if combat is None:
            return None
        found = next((one for one in combat.attackers if one.object == object_id), None)
        if found is None or not (found.blocked or turn.step in BLOCKS_DECLARED):
            return None
        return found.blocked

    @property
    def functioning(self) -> Functioning:
        """113.6: what abilities function now; asked when the layers have been applied."""
        if self._functioning is None:
            self._functioning = Functioning(self)
        return self._functioning

    @property
    def in_force(self) -> InForce:
        """611, 614, 613.11: what abilities and lasting effects say now of all that happens and of what may be done."""
        return InForce(self, self._in_force)

    def watchers(self, trigger: type) -> tuple[Watcher, ...]:
        """113.6: the triggered abilities with such a trigger event that function now, in the order of their objects."""
        return self.functioning.watchers(self, trigger)

    def ascending(self) -> tuple[PlayerId, ...]:
        """702.131b: who controls permanents with ascend."""
        return self.functioning.ascending(self)

    def attached_to(self, holder: Recipient) -> Sequence[ObjectId]:
        """301.5, 303.4: the permanents that are attached to an object or player, in the order of arrival."""
        if self._attached is None:
            self._attached = {}
            for one in self.attaching():
                host = one.attached_to
                assert host is not None
                self._attached.setdefault(host, []).append(one.id)
        return self._attached.get(holder, ())

    def attaching(self) -> Iterable[GameObject]:
        """301.5, 303.4: the permanents that are attached to something, in the order of arrival."""
        if self._attaching is None:
            self._attaching = tuple(
                one.id for one in permanents_such(self.game, lambda one: one.attached_to is not None)
            )
        return (self.objects[one] for one in self._attaching)

    def copies(self) -> Iterable[GameObject]:
        """707.10, 707.12: the copies of spells and of cards, wherever they are, in the order in which they came to be."""
        if self._copies is None:
            self._copies = tuple(one.id for one in such(self.objects, lambda one: one.kind in _COPIES))
        return (self.objects[one] for one in self._copies)

    def unchecked_objects(self) -> Iterable[tuple[GameObject, int]]:
        """704.3: the objects at which a check has to look, in the order in which they came to be, each with how many it is the
        first of."""
        if self.unchecked is None:
            return ((one, size(part)) for part, one in self.as_kept())
        there = [self.objects[one] for one in self.unchecked if one in self.objects]
        if len(there) > 1:
            there = (
                sorted(there, key=lambda one: one.id)
                if isinstance(self.objects, ByNumber)
                else [one for one in self.objects.values() if one.id in self.unchecked]
            )
        return ((one, 1) for one in there)

    def unchecked_permanents(self) -> Sequence[tuple[GameObject, int]]:
        """704.3: the permanents among them, in the order of arrival, each with how many it stands for."""
        if self._fresh is None or self._fresh[0] is not self.unchecked:
            if self.unchecked is None:
                found = tuple((one, size(part)) for part, one in self.as_kept(Zone.BATTLEFIELD))
            else:
                found = tuple((one, 1) for one, _ in self.unchecked_objects() if one.on_battlefield)
                if len(found) > 1:
                    found = tuple((one, 1) for one in self._permanents_among(self.unchecked))
            self._fresh = (self.unchecked, found)
        return self._fresh[1]

    def _permanents_among(self, some: frozenset[ObjectId]) -> Iterator[GameObject]:
        for part, one in permanents_as_kept(self.game):
            if isinstance(part, range):
                yield from (self.objects[other] for other in sorted(some) if other in part)
            elif one.id in some:
                yield one

    def permanents_with(self, term: CardType | Supertype | str, *, keyword: bool = False) -> Sequence[GameObject]:
        """205, 702: the permanents with a card type, supertype or subtype, or with a keyword, in the order of arrival.

        Looked for all at once, so that checks for what is not there look at nothing.
        """
        if self._terms is None:
            self._terms = {}
            for part, there in self.as_kept(Zone.BATTLEFIELD):
                seen = self.characteristics(there.id)
                keywords = ((True, getattr(ability, "keyword", None)) for ability in seen.abilities)
                words = ((False, word) for word in (*seen.types, *seen.supertypes, *seen.subtypes))
                for each in dict.fromkeys((*words, *keywords)):
                    self._terms.setdefault(each, []).append(part)
        parts = self._terms.get((keyword, term))
        return [] if parts is None else [self.objects[one] for one in ids_of(parts)]

    def carry(self, last: Board, differ: Iterable[tuple[GameObject | None, GameObject | None]]) -> None:
        """113.6, 205: take over what was found on the board before: where no object differs in it, it is the same."""
        both = [one for pair in differ for one in pair if one is not None]
        if last._terms is not None and all(one.zone is not Zone.BATTLEFIELD for one in both):
            self._terms = last._terms
        if all(one.attached_to is None for one in both):
            self._attached, self._attaching = last._attached, last._attaching
        if all(one.kind not in _COPIES for one in both):
            self._copies = last._copies
        known = last._functioning
        if known is not None and not any(
            one.id in known.among or (one.id in self.objects and is_able(one, self.characteristics(one.id)))
            for one in both
        ):
            self._functioning = known

    def limits(self, object_id: ObjectId) -> tuple[CounterLimit, ...]:
        """704.5r: the limits on counters that an object's own abilities state."""
        return sorted_abilities(self.characteristics(object_id)).limits
