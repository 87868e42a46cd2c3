"""The state of a game, and nothing else: seats, sides, zones, objects, the turn. A value that forks for nothing.

Everything in it is immutable, and a change puts another value in its place; so a fork shares all until one of the two
changes. Only the named writers of ``engine.happening.writing`` put anything there; a test reads the source for it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import copy
from enum import StrEnum, unique
from typing import TYPE_CHECKING

from msgspec import Struct, field

from engine.state.done import Done
from engine.state.followed import Followed
from engine.state.objects import GameObject, Player, Recipient, Side
from engine.state.remembered import Remembered
from engine.state.table import PLAIN, Table
from engine.words.citations import Citation, cite
from engine.words.record import Record
from engine.words.terms import NOBODY, Designation, ObjectId, Phase, PlayerId, Relation, TurnStep, Zone

if TYPE_CHECKING:
    from engine.cards.abilities.ability import Ability, Keyword, Prohibition, Triggered
    from engine.cards.abilities.casting import Permission
    from engine.cards.abilities.combat import CombatRule
    from engine.cards.abilities.conditions import Condition
    from engine.cards.abilities.continuous import Duration, Part
    from engine.cards.abilities.effects import Effect
    from engine.cards.abilities.filters import Filter
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

Plan = tuple[tuple[TurnStep, ...], ...]
"""Steps to come, phase by phase."""


@unique
class Moment(StrEnum):
    """Where the game stands between two actions: what must be done next."""

    OPENING = "the game begins"
    STEP_BEGINS = "step begins"
    CHECK = "check state-based actions"
    TRIGGERS = "put triggered abilities on the stack"
    PRIORITY = "a player has priority"
    RESOLVE = "resolve the top of the stack"
    STEP_ENDS = "step ends"
    WAITS = "a turn marker waits"
    OVER = "game over"


class Turn(Record, kw_only=True):
    """500: whose turn it is, which one, and which step. ``number`` counts from 1."""

    number: int
    active: PlayerId
    step: TurnStep
    cleanup_again: bool = False
    """514.3a: somebody got priority in this cleanup step, so another one follows."""
    plan: Plan | None = None
    """500.8-500.9: the steps to come, phase by phase, the rest of this phase first; ``None`` where they are the usual ones."""
    mains: int | None = None
    """505.1a-b: how many main phases of this turn have begun; ``None``: as the step says."""
    combats: tuple[tuple[TurnStep, ...], ...] | None = None
    """506.7: for each combat phase of this turn, which of its steps have begun; ``None``: as the step says."""
    in_order: PlayerId | None = None
    """500.7: in an extra turn, the player after whom the usual order of turns goes on."""
    spells_before: int = 0
    """502.2: the most spells that an active player cast during the turn before."""
    most_cast_before: int | None = None
    """608.2i: the most spells that any one player cast during the turn before; ``None`` where nothing is known of one."""


class ExtraTurnDue(Record, kw_only=True):
    """500.7: an extra turn that a player will take. ``at_end``: what its end step begins with, by the effect that gave it."""

    player: PlayerId
    source: ObjectId
    skip: tuple[TurnStep | Phase, ...] = ()
    at_end: tuple[Effect, ...] = ()
    bindings: Bindings


class SkipDue(Record, kw_only=True):
    """614.10: a player will skip the next step, phase or turn of a kind. ``whole_turn``: all of that kind in their next turn.

    ``turn``: the number of the turn that it is about, once that has begun.
    """

    id: int
    player: PlayerId
    what: TurnStep | Phase | None
    source: ObjectId
    whole_turn: bool = False
    turn: int | None = None
    then: tuple[Effect, ...] = ()
    """614.10b: what is done besides."""


class AfterSkip(Record, kw_only=True):
    """614.10b: what a player does for what they skipped: the first thing in what does begin next."""

    source: ObjectId
    player: PlayerId
    effects: tuple[Effect, ...]


class PlayerControl(Record, kw_only=True):
    """723.1: a player controls another one, for one turn: that with the number ``turn``, or with ``None`` the next one that is
    taken."""

    id: int
    player: PlayerId
    by: PlayerId
    source: ObjectId
    turn: int | None = None


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


class Says(Record, kw_only=True):
    """614.3, 611.2c: what an effect of a resolution says for a time as a static ability would: what would happen is replaced.

    ``of``: only what would happen to these; ``sources``: only what these would do; unset, whatever the ability describes.
    ``next_time``: once, and then it is used up. ``left``: so much damage more, and then it is.
    """

    ability: Ability
    of: tuple[Recipient, ...] | None = None
    sources: tuple[ObjectId, ...] | None = None
    next_time: bool = False
    left: int | None = None


class ContinuousEffect(Record, kw_only=True):
    """611.2: made by a resolution, on objects fixed when it began (611.2c); ``you`` is who it belongs to."""

    timestamp: int
    parts: tuple[Part, ...]
    objects: Sequence[ObjectId]
    source: ObjectId
    you: PlayerId
    until: Duration
    bindings: Bindings
    as_long_as: Condition | None = None
    """611.2b: it is over as soon as this is no longer so; of each object where the words speak of one."""
    marks: tuple[Designation, ...] = ()
    """What the objects are designated as while it lasts; no characteristic, so no layer looks at it."""
    permits: Permission | None = None
    """601.3: the player may cast its objects so, or play them."""
    land_plays: int = 0
    """305.2: how many lands more than one its player may play in a turn."""
    forbids: tuple[Prohibition, ...] = ()
    """101.2: what its player can't do while it lasts."""
    next_spell: Filter | None = None
    """611.2f: it begins with the next such spell of its player; waiting, it has no objects."""
    gives: Keyword | None = None
    """613.10: a keyword ability that its player has while it lasts."""
    since_turn: int = 0
    """702.143a: the number of the turn in which it began, where what it permits waits for that turn to be over."""
    combat: CombatRule | None = None
    """611.1: what the objects must or can't do in combat while it lasts."""
    says: Says | None = None
    """614.3: what it says about events while it lasts."""
    of_turn: int = 0
    """807.4: where several turns go on at the same time, the number of the one in which it was made."""


class RegenerationShield(Record, kw_only=True):
    """701.19a: the next time this turn the object would be destroyed, it is regenerated instead."""

    id: int
    object: ObjectId
    source: ObjectId
    of_turn: int = 0
    """807.4: where several turns go on at the same time, the number of the one in which it was made."""


class PreventionShield(Record, kw_only=True):
    """615.7-615.8: made by a resolution: the next so much damage, or the next damage of a source, is prevented.

    ``amount`` ``None`` is all of it. ``to`` and ``source`` say between whom; unset, any.
    """

    id: int
    made_by: ObjectId
    to: Recipient | None = None
    source: ObjectId | None = None
    amount: int | None = None
    next_time: bool = False
    combat: bool | None = None
    from_source: Filter | None = None
    """615.9: the source must be so as it would deal the damage."""
    gain_life: PlayerId = NOBODY
    """615.5: who gains as much life as was prevented."""
    until: Duration | None = None
    """``None``: until it is used up."""
    you: PlayerId = NOBODY
    """Whose next turn it lasts to, where it does."""
    of_turn: int = 0
    """807.4: where several turns go on at the same time, the number of the one in which it was made."""


class DelayedTrigger(Record, kw_only=True):
    """603.7: a triggered ability that exists apart from an object. ``controller`` by 603.7d-f."""

    id: int
    ability: Triggered
    bindings: Bindings
    controller: PlayerId
    until: Duration | None = None
    once: bool = False
    """603.7b: it triggers only once, although it has a duration."""
    of_turn: int = 0
    """807.4: where several turns go on at the same time, the number of the one in which it was made."""


class WaitingTrigger(Record, kw_only=True):
    """603.3: triggered, and not yet on the stack."""

    id: int
    ability: Triggered
    index: int
    place: int
    """113.2c: which ability of its source it is, as they are printed; ``index``: which of the records of its abilities."""
    source: ObjectId
    controller: PlayerId
    bindings: Bindings
    settled: bool = False
    """807.5b: whether it is known on which of several stacks it is put: on that of the marker with which it waits."""


class ReturnDue(Record, kw_only=True):
    """610.3: an object that goes back to the zone that it left as soon as a permanent leaves the battlefield."""

    object: ObjectId
    to: Zone
    until: ObjectId


class Attacker(Record, kw_only=True):
    """508.1, 509.1h: an attacking creature, what it attacks, who blocks it. Blocked stays blocked (509.1h)."""

    object: ObjectId
    defender: Recipient
    blockers: tuple[ObjectId, ...] = ()
    blocked: bool = False
    against: PlayerId = NOBODY
    """508.5: the defending player: who is attacked, controls the planeswalker, or protects the battle; also when that is gone."""
    band: int = 0
    """702.22c: those with the same number attack as a band; 0 is none."""
    declared: bool = True
    """508.4: unset for one that is attacking and never attacked."""
    planeswalker: bool = False
    """702.19c: whether it attacks, or attacked, a planeswalker."""


class Combat(Record, kw_only=True):
    """506: who attacks what, and who has dealt damage in the first of two damage steps (510.4)."""

    attackers: tuple[Attacker, ...] = ()
    damage_steps: int = 0
    first_strikers: tuple[ObjectId, ...] = ()
    double_strikers: tuple[ObjectId, ...] = ()
    """702.4c: those of them that had double strike then."""
    attacked: bool = False
    """508.8: whether any creature was declared as an attacker, whatever has become of it."""
    declared: tuple[PlayerId, ...] = ()
    """508.1, 509.1: who has declared attackers or blockers, even none: nobody does so twice."""
    freed: tuple[ObjectId, ...] = ()
    """509.1g: blocking creatures whose attacking creature is out of combat; they block nothing, and are blocking still."""
    left: tuple[tuple[ObjectId, PlayerId], ...] = ()
    """508.5: attacking creatures that were removed from combat, with the defending player of each."""
    attacks: tuple[tuple[PlayerId, PlayerId], ...] = ()
    """508.6: which player has attacked which other one."""
    had_to: tuple[ObjectId, ...] = ()
    """506.6: the creatures that effects required to attack as attackers were declared."""
    defending: PlayerId = NOBODY
    """507.1: the opponent who was chosen as the one defending player; ``NOBODY`` where all of them are."""

    @property
    def fighting(self) -> tuple[ObjectId, ...]:
        """All attacking and blocking creatures."""
        pairs = (one for attacker in self.attackers for one in (attacker.object, *attacker.blockers))
        return (*pairs, *self.freed)

    def has(self, one: ObjectId) -> bool:
        """Whether a permanent fights in this combat or is attacked."""
        return one in self.fighting or any(one == attacker.defender for attacker in self.attackers)

    def had(self, one: ObjectId) -> bool:
        """508.5: whether a permanent was removed from this combat as an attacking creature."""
        return any(one == left for left, _ in self.left)


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
        """102.2-102.3: whether a player stands in a relation to another one."""
        if relation is Relation.ANY:
            return True
        if relation is Relation.YOU:
            return player == to
        if relation is Relation.NOT_YOU:
            return player != to
        same_team = self.players[player].team == self.players[to].team
        if relation is Relation.OPPONENT:
            return not same_team
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
