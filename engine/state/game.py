"""The state of a game, and nothing else: seats, sides, zones, objects, the turn. A value that forks for nothing.

Everything in it is immutable, and a change puts another value in its place; so a fork shares all until one of the two
changes. Only the named writers of ``engine.happening.writing`` put anything there; a test reads the source for it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import copy
from typing import TYPE_CHECKING

from msgspec import Struct, field

from engine.state.done import Done
from engine.state.fighting import Combat
from engine.state.followed import Followed
from engine.state.lasting import (
    ContinuousEffect,
    DelayedTrigger,
    PreventionShield,
    RegenerationShield,
    ReturnDue,
    WaitingTrigger,
)
from engine.state.objects import GameObject, Player, Side
from engine.state.remembered import Remembered
from engine.state.table import PLAIN, Table
from engine.state.turn_state import AfterSkip, ExtraTurnDue, Moment, PlayerControl, SkipDue, Turn
from engine.words.citations import Citation, cite
from engine.words.record import Record
from engine.words.terms import NOBODY, Designation, ObjectId, PlayerId, Relation, TurnStep, Zone

if TYPE_CHECKING:
    from engine.cards.abilities.effects import Effect
    from engine.state.bindings import Bindings
    from engine.state.courses import Course, TurnMarker

Place = tuple[Zone, PlayerId]
"""A zone, and whose it is; ``NOBODY`` for a shared one."""


def place_of(zone: Zone, owner: PlayerId) -> Place:
    """400.1: where an object of an owner is kept in a zone."""
    return (zone, NOBODY if zone.shared else owner)


Used = tuple[ObjectId, object]

DONE = "done"
"""603.2h: stands in the place of an ability for what its source's controller did only once in the turn."""
"""602.5b, 603.2h: an ability of an object that was used in a turn, by what it says and which of several that say the same."""


class Opening(Record, kw_only=True):
    """103.5-103.6: how far the beginning of a game has come. Mulligans by seat; who keeps; whose opening hands were looked at."""

    mulligans: tuple[int, ...]
    chooser: PlayerId | None = None
    """103.1: who is still to say which player takes the first turn."""
    drawn: bool = False
    kept: tuple[PlayerId, ...] = ()
    acted: tuple[PlayerId, ...] = ()
    then: tuple[Effect, ...] = ()
    """727.4: what the effect that restarted the game does before the first turn, with what its words point at."""
    bindings: Bindings | None = None


class Result(Record, kw_only=True):
    """104: how the game ended. No winners: a draw."""

    winners: tuple[PlayerId, ...]
    why: str


_FIRST = Turn(number=1, active=PlayerId(0), step=TurnStep.PRECOMBAT_MAIN)


class Game(Struct, eq=False):
    """State and nothing else. Read the attributes; what writes them stands in ``engine.happening.writing``.

    No other attribute can be set, and a fork is made in C: it is the first thing that every action does.
    """

    players: tuple[Player, ...]
    """By seat, clockwise."""
    sides: tuple[Side, ...]
    turn: Turn = _FIRST
    objects: Mapping[ObjectId, GameObject] = field(default_factory=lambda: Followed({}))
    places: Mapping[Place, Sequence[ObjectId]] = field(default_factory=dict)
    """What is in each zone. Libraries: the first is the top. Graveyards and the stack: the last is the top."""
    effects: tuple[ContinuousEffect, ...] = ()
    shields: tuple[RegenerationShield, ...] = ()
    preventions: tuple[PreventionShield, ...] = ()
    delayed: tuple[DelayedTrigger, ...] = ()
    waiting: tuple[WaitingTrigger, ...] = ()
    markers: tuple[TurnMarker, ...] = ()
    """807.4: the turn markers by their numbers; none in a game with one turn at a time."""
    attended: int = 0
    """807.5: the number of the marker whose turn and stack stand in the game; 0 where there are no markers."""
    courses: tuple[Course, ...] = ()
    """807.4: the turns of the other markers."""
    extra_turns: tuple[ExtraTurnDue, ...] = ()
    """500.7: extra turns to come, the last one first."""
    skips: tuple[SkipDue, ...] = ()
    after_skips: tuple[AfterSkip, ...] = ()
    """614.10b: what is done once the next step begins, for what was skipped before it."""
    player_controls: tuple[PlayerControl, ...] = ()
    """723.1: who controls whom, or will; of several that are about one player the last works (723.1a)."""
    night: bool | None = None
    """731.1: whether it is night, or day; ``None`` for neither."""
    monarch: PlayerId = NOBODY
    """725.1: who is the monarch; ``NOBODY`` for nobody."""
    initiative: PlayerId = NOBODY
    """726.1: who has the initiative; ``NOBODY`` for nobody."""
    returning: tuple[ReturnDue, ...] = ()
    """610.3: what goes back to another zone once something has left the battlefield."""
    opening: Opening | None = None
    """103: set while the game has not begun its first turn."""
    used_this_turn: tuple[Used, ...] = ()
    done_this_turn: tuple[Done, ...] = ()
    """608.2i: what was done in this turn, as it was then."""
    lki: Remembered = field(default_factory=Remembered)
    combat: Combat | None = None
    moment: Moment = Moment.CHECK
    receiver: PlayerId = PlayerId(0)
    """Who has priority, or would get it next."""
    entitled: Citation = cite("117.3a")
    """By which rule the receiver gets priority: 117.3a-d."""
    passed: tuple[PlayerId, ...] = ()
    """Who has passed in succession (117.4)."""
    result: Result | None = None
    next_id: int = 1
    """The next number for an object, an effect or a timestamp: one clock for all (613.7)."""
    starting_player: PlayerId = PlayerId(0)
    token_words: Mapping[str, str] = field(default_factory=dict)
    """111.4: subtypes in the language of the cards, where tokens are named by them in another one than English."""
    variant: tuple[str, ...] = ()
    """What else is played by: 'commander' (903), and whether mana is counted."""
    table: Table = PLAIN
    """800.2: the multiplayer variant and its options, with what follows from the seats."""
    changes: int = 0
    """How often the state was changed: equal numbers in one line of forks mean nothing happened."""
    projected: object = None
    """613: what `engine.board.board_of` worked out of this state, or of the one before its last changes."""

    def fork(self, *, bare: bool = False) -> Game:
        """Another game in the same state; neither sees what happens to the other. ``bare``: without what was worked out of it."""
        twin = copy(self)
        if bare:
            twin.projected = None
        return twin

    def take_id(self) -> int:
        """A number never given before in this game: for an object, an effect, a timestamp."""
        taken = self.next_id
        self.next_id = taken + 1
        return taken

    def take_ids(self, count: int) -> range:
        """So many numbers as if each had been taken by itself."""
        taken = self.next_id
        self.next_id = taken + count
        return range(taken, taken + count)

    def zone(self, zone: Zone, owner: PlayerId = NOBODY) -> Sequence[ObjectId]:
        """The objects in a zone; ``owner`` is left out for a shared zone."""
        return self.places.get((zone, owner), ())

    def player(self, player: PlayerId) -> Player:
        """The player on a seat."""
        return self.players[player]

    def side(self, player: PlayerId) -> Side:
        """The side that a player's life and poison belong to."""
        return self.sides[self.players[player].side]

    def together(self, player: PlayerId) -> tuple[PlayerId, ...]:
        """805.2, 805.4: who takes turns with a player, the primary player first: the team where turns are shared; else nobody."""
        shared = self.table.together
        return shared[player] if shared else (player,)

    def seats(self, first: PlayerId | None = None) -> Iterator[PlayerId]:
        """101.4: the players in the game in turn order, from one, or from the active player.

        Where turns are shared the whole active team comes first (805.6): members of a side stay together.
        """
        start = self.turn.active if first is None else first
        count = len(self.players)
        order = [PlayerId((start + step) % count) for step in range(count)]
        if not self.table.together:
            return (player for player in order if self.players[player].in_game)
        done: list[PlayerId] = []
        for player in order:
            for member in self.together(player):
                if member not in done:
                    done.append(member)
        return (player for player in done if self.players[player].in_game)

    def related(self, player: PlayerId, to: PlayerId, relation: Relation) -> bool:
        """102.2-102.4: whether a player stands in a relation to another one."""
        if relation is Relation.ANY:
            return True
        if relation is Relation.YOU:
            return player == to
        if relation is Relation.NOT_YOU:
            return player != to
        same_team = self.players[player].team == self.players[to].team
        if relation is Relation.OPPONENT:
            return not same_team
        if relation is Relation.TEAM:
            return same_team
        return same_team and player != to

    def decides_for(self, player: PlayerId) -> PlayerId:
        """723.5: who makes a player's choices and decisions now: the player, or whoever controls them (800.4a: if still there).

        805.8: who controls a member of a team that shares its turns controls the team.
        """
        met = [player]
        while True:
            controlling = [
                one.by
                for one in self.player_controls
                if one.player in self.together(met[-1])
                and one.turn == self.turn.number
                and self.players[one.by].in_game
            ]
            if not controlling or controlling[-1] in met:
                return met[-1]
            met.append(controlling[-1])

    def designated(self, one: ObjectId, designation: Designation) -> tuple[PlayerId, ...]:
        """701.15b: the players by whose effects an object is designated so, each once; nobody where it is not."""
        found = (effect.you for effect in self.effects if designation in effect.marks and one in effect.objects)
        return tuple(dict.fromkeys(found))

    def objects_in(self, places: Iterable[Place]) -> Iterator[GameObject]:
        """The objects of several zones in their order."""
        for place in places:
            for object_id in self.places.get(place, ()):
                yield self.objects[object_id]

    def permanents(self) -> Iterator[GameObject]:
        """110.1: what is on the battlefield and phased in, in the order of arrival."""
        objects = self.objects
        return (objects[object_id] for object_id in self.zone(Zone.BATTLEFIELD) if not objects[object_id].phased_out)

    @property
    def latest_turn(self) -> int:
        """500: the number of the turn that began last; 807.4: of those that go on at the same time, too."""
        return max(self.turn.number, *(one.turn.number for one in self.courses)) if self.courses else self.turn.number

    def fight_of(self, one: ObjectId) -> tuple[Turn, Combat | None]:
        """506, 807.4: the turn and the combat in which a permanent fights, or fought: of those that go on at the same time, too."""
        if self.courses:
            every = ((self.turn, self.combat), *((course.turn, course.combat) for course in self.courses))
            known = [(turn, combat) for turn, combat in every if combat is not None]
            for asked in (Combat.has, Combat.had):
                for turn, combat in known:
                    if asked(combat, one):
                        return turn, combat
        return self.turn, self.combat

    def attack_of(self, player: PlayerId) -> Combat | None:
        """506.2, 805.10a: the combat of the turn in which a player is an attacking one; 807.4: of any turn that goes on."""
        every = ((self.turn, self.combat), *((course.turn, course.combat) for course in self.courses))
        return next((combat for turn, combat in every if combat and player in self.together(turn.active)), None)

    @property
    def combats(self) -> tuple[Combat, ...]:
        """506, 807.4: the combat of the turn that is attended, and of those that go on beside it."""
        every = (self.combat, *(course.combat for course in self.courses))
        return tuple(combat for combat in every if combat is not None)

    @property
    def fighting(self) -> tuple[ObjectId, ...]:
        """508.1k, 509.1g: all attacking and blocking creatures; 807.4: of every turn that goes on."""
        return tuple(one for combat in self.combats for one in combat.fighting)

    def stacked(self) -> Iterator[GameObject]:
        """405, 807.5: what is on any stack, that of the attended turn marker first."""
        for stack in (self.zone(Zone.STACK), *(one.stack for one in self.courses)):
            yield from (self.objects[one] for one in stack)

    @property
    def stack_top(self) -> GameObject | None:
        """405.5: what resolves next."""
        stack = self.zone(Zone.STACK)
        return self.objects[stack[-1]] if stack else None
