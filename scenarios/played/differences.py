"""Everything that is otherwise at the end of a run than at its beginning: the one comparison that the answer is made of.

An object is followed through its changes of zone (400.7), so what left, came back or ceased to exist is known; every field that
can be read of an object or a player is compared, so nothing a player could see is forgotten.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import IntEnum, unique
from typing import TYPE_CHECKING

from engine import Game, StepKind
from engine.cards.abilities.ability import Ability, Keyword
from engine.state import events as e
from engine.state.changes import few_of
from engine.state.crowds import as_kept, parts_as_kept
from engine.state.ids import Ids, few, size
from engine.state.objects import GameObject
from engine.words.mentions import Mention
from engine.words.record import Record, replace
from engine.words.terms import Kind, ObjectId, PlayerId, Reason, Zone
from scenarios.played import readings
from scenarios.played.deaths import dies
from scenarios.played.readings import Value

if TYPE_CHECKING:
    from scenarios.played.run import Run

SEEN_OF_PERMANENTS = (
    "controller", "power_toughness", "keywords", "abilities", "types", "supertypes", "subtypes", "colors", "name", "tapped",
    "counters", "damage", "attached_to", "attacking", "blocking", "phased_out", "face_down", "transformed", "flipped",
    "protector", "level", "unlocked", "stickers", "bond", "room_of",
)  # fmt: skip
"""What is compared of a permanent that stayed, the most telling first."""
_OF_LAYERS = (
    "controller", "power_toughness", "keywords", "abilities", "types", "supertypes", "subtypes", "colors", "name",
)  # fmt: skip
"""What of a permanent continuous effects make (613.1)."""
SEEN_OF_OTHERS = ("controller", "counters", "name", "face_down", "stickers", "bond", "room_of")
"""What is compared of an object that stayed in another zone."""
SEEN_OF_PLAYERS = (
    "poison", "counters", "monarch", "initiative", "blessed", "speed", "completed", "mana", "commander_damage", "tempted",
    "stickers",
)  # fmt: skip
"""What is compared of a player beside life, cards and the end of the game."""


Changes = tuple[tuple[str, Value, Value], ...]
"""What is different of something: field, value before, value now."""


@unique
class Fate(IntEnum):
    """What became of an object, the most telling first."""

    LEFT = 0
    """It left the battlefield."""
    UNRESOLVED = 1
    ENTERED = 2
    RETURNED = 3
    """It left the battlefield and came back as a new object."""
    STAYED = 4
    MOVED = 5
    """From one zone to another, neither of them the battlefield."""
    SPENT = 6
    """A spell that resolved, and is where such spells go."""


class Of(Record, kw_only=True):
    """What became of one object: how it is now (``None``: it has ceased to exist), by which move, and what of it is different."""

    fate: Fate
    mention: Mention
    now: GameObject | None
    was: GameObject | None = None
    move: e.ZoneChange | None = None
    """The move that says it: of what left and did not come back the one by which it left, else the last one."""
    dies: bool = False
    """700.4: a creature or planeswalker that is put into a graveyard from the battlefield."""
    changes: Changes = ()
    count: int = 1
    """For how many equal objects it stands."""


@dataclass(slots=True, kw_only=True)
class Cards:
    """What cards a player drew, discarded, milled, by their mentions."""

    drawn: list[Mention] = field(default_factory=list)
    discarded: list[Mention] = field(default_factory=list)
    milled: list[Mention] = field(default_factory=list)


class OfPlayer(Record, kw_only=True):
    """What is different of a player: the cards that moved for them, life, and the other fields."""

    player: PlayerId
    cards: Cards
    changes: Changes


class Differences(Record, kw_only=True):
    """All of them."""

    objects: tuple[Of, ...]
    players: tuple[OfPlayer, ...]

    @property
    def any(self) -> bool:
        """Whether anything is different."""
        return bool(self.objects or any(one.changes or _moved(one.cards) for one in self.players))


def _moved(cards: Cards) -> bool:
    return bool(cards.drawn or cards.discarded or cards.milled)


def differences(run: Run) -> Differences:
    """What is otherwise at the end of a run than at its beginning."""
    return Differences(
        objects=tuple(sorted(_objects(run), key=lambda one: one.fate)),
        players=tuple(_players(run)),
    )


# --- objects


class _Paths:
    """Which object each became, from first to last, with the moves that it made."""

    def __init__(self, run: Run) -> None:
        self.moves: dict[ObjectId, list[tuple[e.ZoneChange, Mention]]] = {}
        self.first: dict[ObjectId, ObjectId] = {}
        self.made: dict[ObjectId, Mention] = {}
        self.unresolved: set[ObjectId] = set()
        self.mentions: dict[ObjectId, Mention] = {}
        self.cards = {one.label: one.id for one in run.start.objects.values() if one.kind is Kind.CARD and one.label}
        self.gone_together: list[tuple[e.ZoneChange, Mention, int]] = []
        """So many equal objects that left the battlefield at once, too many to be followed one by one."""
        for step in run.steps:
            names = step.step.names
            for part, mention in as_kept(names):
                self.mentions[mention.id] = mention
                self.mentions |= {ObjectId(one): names[ObjectId(one)] for one in few(part) if isinstance(one, int)}
            for change, count in few_of(step.step.changes):
                event = change.event
                if count > 1:
                    if isinstance(event, e.ZoneChange) and event.origin is Zone.BATTLEFIELD:
                        self.gone_together.append((event, names[event.object], count))
                elif isinstance(event, e.ZoneChange):
                    self._move(event, names.get(event.object))
                elif isinstance(event, e.SpellCast):
                    self._cast(event, names.get(event.object))
                elif isinstance(event, e.TokenCreated | e.EmblemMade) and event.became in names:
                    self.made[event.became] = names[event.became]
                    self.first[event.became] = event.became
            if step.step.kind is StepKind.DOES_NOT_RESOLVE and step.step.cause is not None:
                self.unresolved.add(self.first.get(step.step.cause.id, step.step.cause.id))

    def _cast(self, event: e.SpellCast, mention: Mention | None) -> None:
        """601.2a: the card that was moved to the stack is the one that is called so."""
        if mention is not None and mention.kind is Kind.CARD and mention.label in self.cards:
            self.first.setdefault(event.object, self.cards[mention.label])

    def _move(self, event: e.ZoneChange, mention: Mention | None) -> None:
        origin = self.first.setdefault(event.object, event.object)
        for became in (event.became, *event.beside):
            self.first[became] = origin
        if mention is not None:
            self.moves.setdefault(origin, []).append((event, mention))


def _objects(run: Run) -> Iterator[Of]:
    start, final, paths = run.start, run.final, _Paths(run)
    now: dict[ObjectId, list[GameObject]] = {}
    together: list[tuple[range, GameObject]] = []
    for part, first in as_kept(final.objects):
        for piece in few(part):
            if isinstance(piece, range):
                together.append((piece, first))
            else:
                one = final.objects[ObjectId(piece)]
                now.setdefault(paths.first.get(one.id, one.id), []).append(one)
    for origin, was in start.objects.items():
        if was.kind in (Kind.ABILITY, Kind.DESIGNATION):
            continue
        here: list[GameObject | None] = [*now.pop(origin, [])]
        for found in here or [None]:
            if found is not None and len(here) > 1 and found.label != was.label:
                yield _component(run, found, paths.moves.get(origin, []))
            else:
                yield from _one(run, paths, origin, was, found)
    for origin, left in now.items():
        for found in left:
            if found.kind not in (Kind.ABILITY, Kind.DESIGNATION) and found.zone is not Zone.STACK:
                yield from _one(run, paths, origin, None, found)
    for origin, mention in paths.made.items():
        gone = origin not in now and not any(paths.first.get(one) == origin for one in final.objects)
        if gone and (moves := paths.moves.get(origin)) is not None:
            yield _left(run, mention, None, None, moves)
    yield from _of_many(run, paths, together)


def _component(run: Run, found: GameObject, moves: list[tuple[e.ZoneChange, Mention]]) -> Of:
    """712.21, 730.3: one more card or token of a permanent that came apart: it was no object of its own, and is one now."""
    fate = Fate.ENTERED if found.zone is Zone.BATTLEFIELD else Fate.MOVED
    return Of(fate=fate, mention=readings.mention(run.final, found), now=found, move=moves[-1][0] if moves else None)


def _of_many(run: Run, paths: _Paths, there: Sequence[tuple[range, GameObject]]) -> Iterator[Of]:
    """What became of objects of which there are too many to follow each: those that are there, and those that left for good."""
    for ids, found in there:
        mention = readings.mention(run.final, found)
        left = next((one for one in paths.gone_together if one[0].became <= ids.start < one[0].became + one[2]), None)
        if found.zone is Zone.BATTLEFIELD:
            yield Of(fate=Fate.ENTERED, mention=mention, now=found, count=len(ids))
        elif left is not None:
            yield replace(_left(run, left[1], None, found, [left[:2]]), count=len(ids))
    for event, mention, count in paths.gone_together:
        became = range(event.became, event.became + count)
        still = sum(size(part) for part, _ in parts_as_kept(run.final.objects, Ids([became])))
        if count > still:
            yield replace(_left(run, mention, None, None, [(event, mention)]), count=count - still)


def _one(run: Run, paths: _Paths, origin: ObjectId, was: GameObject | None, found: GameObject | None) -> Iterator[Of]:
    moves = paths.moves.get(origin, [])
    known = moves[-1][1] if moves else paths.mentions.get(origin)
    mention = readings.mention(run.final, found) if found is not None else known
    if mention is None:
        # What nobody ever spoke of left the game with its owner (800.4a), or was a card without a name.
        mention = readings.mention(run.start, was) if was is not None else None
        if mention is None:
            return
    came_from = was.zone if was is not None else None
    if found is None:
        if moves and any(move.origin is Zone.BATTLEFIELD for move, _ in moves):
            yield _left(run, mention, was, None, moves)
        elif was is not None and was.zone is Zone.BATTLEFIELD:
            yield Of(fate=Fate.LEFT, mention=mention, now=None, was=was)
        elif was is not None and not was.zone.hidden:
            yield Of(fate=Fate.MOVED, mention=mention, now=None, was=was)
        return
    if found.zone is Zone.BATTLEFIELD:
        if came_from is not Zone.BATTLEFIELD:
            yield Of(fate=Fate.ENTERED, mention=mention, now=found, was=was, move=moves[-1][0] if moves else None)
        elif was is not None and was.id != found.id:
            changes = _changes(run, was, found, SEEN_OF_PERMANENTS)
            yield Of(fate=Fate.RETURNED, mention=mention, now=found, was=was, move=moves[-1][0], changes=changes)
        elif was is not None and (changes := _changes(run, was, found, SEEN_OF_PERMANENTS)):
            yield Of(fate=Fate.STAYED, mention=mention, now=found, was=was, changes=changes)
        return
    if came_from is Zone.BATTLEFIELD or (moves and any(move.origin is Zone.BATTLEFIELD for move, _ in moves)):
        yield _left(run, moves[-1][1] if moves else mention, was, found, moves)
    elif was is not None and came_from is found.zone:
        changes = _changes(run, was, found, SEEN_OF_OTHERS) if not found.zone.hidden else ()
        if changes:
            yield Of(fate=Fate.STAYED, mention=mention, now=found, was=was, changes=changes)
        elif moves and (not found.zone.hidden or moves[-1][0].reason is Reason.COUNTERED):
            yield Of(fate=_moving(paths, origin, moves), mention=mention, now=found, was=was, move=moves[-1][0])
    elif moves and found.zone is not Zone.STACK:
        yield Of(fate=_moving(paths, origin, moves), mention=mention, now=found, was=was, move=moves[-1][0])


def _moving(paths: _Paths, origin: ObjectId, moves: list[tuple[e.ZoneChange, Mention]]) -> Fate:
    last = moves[-1][0]
    if origin in paths.unresolved or last.reason is Reason.COUNTERED:
        return Fate.UNRESOLVED
    return Fate.SPENT if last.origin is Zone.STACK else Fate.MOVED


def _left(
    run: Run,
    mention: Mention,
    was: GameObject | None,
    found: GameObject | None,
    moves: list[tuple[e.ZoneChange, Mention]],
) -> Of:
    leaving = [(move, known) for move, known in moves if move.origin is Zone.BATTLEFIELD]
    if not leaving:
        return Of(fate=Fate.LEFT, mention=mention, now=found, was=was)
    move, known = leaving[-1]
    return Of(fate=Fate.LEFT, mention=known, now=found, was=was, move=move, dies=dies(run.final, move))


def _changes(run: Run, was: GameObject, now: GameObject, fields: tuple[str, ...]) -> Changes:
    # 702.26b: what is phased out is treated as though it didn't exist; no effect makes it other than what is printed.
    if was.phased_out or now.phased_out:
        fields = tuple(field for field in fields if field not in _OF_LAYERS)
    pairs = (
        (field, readings.of_object(field, run.start, was), readings.of_object(field, run.final, now))
        for field in fields
    )
    found = [(field, before, after) for field, before, after in pairs if before != after]
    if any(field == "keywords" for field, _, _ in found):
        found = [one for one in found if one[0] != "abilities" or _others(one[1]) != _others(one[2])]
    return tuple(found)


def _others(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """The abilities that no keyword stands for; the keywords are compared by themselves."""
    return tuple(one for one in abilities if not isinstance(one, Keyword))


# --- players


def _players(run: Run) -> Iterator[OfPlayer]:
    cards = {player.id: Cards() for player in run.final.players}
    for step in run.steps:
        for change, _ in few_of(step.step.changes):
            if isinstance(change.event, e.ZoneChange):
                _note(cards, change.event, step.step.names.get(change.event.object))
    for player in run.final.players:
        yield OfPlayer(
            player=player.id, cards=cards[player.id], changes=tuple(_of_player(run.start, run.final, player.id))
        )


def _note(cards: dict[PlayerId, Cards], event: e.ZoneChange, mention: Mention | None) -> None:
    if mention is None or mention.owner not in cards:
        return
    of = cards[mention.owner]
    kinds = {Reason.DRAWN: of.drawn, Reason.DISCARDED: of.discarded, Reason.MILLED: of.milled}
    if event.reason in kinds:
        kinds[event.reason].append(mention)


def _of_player(start: Game, final: Game, who: PlayerId) -> Iterator[tuple[str, Value, Value]]:
    for one in SEEN_OF_PLAYERS:
        before, after = readings.of_player(one, start, who), readings.of_player(one, final, who)
        if before != after:
            yield one, before, after
