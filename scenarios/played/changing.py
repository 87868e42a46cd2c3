"""Which events change what can be asked of an object or of a player."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine import PlayerTarget, Step
from engine.state import events as e
from engine.words.terms import ObjectId, PlayerId, Zone

SPEAKS_OF = ("object", "on", "to", "became")
"""Where an event says which objects it is about."""


def labels(step: Step, event: e.Event) -> Iterator[str]:
    """The labels of what an event of a step is about, each once."""
    found = (getattr(event, name, None) for name in SPEAKS_OF)
    mentions = (step.names.get(ObjectId(one)) for one in found if isinstance(one, int))
    yield from dict.fromkeys(mention.label for mention in mentions if mention is not None)


def labelled(step: Step, one: object, label: str) -> bool:
    """Whether an object that a step speaks of bears a label."""
    return isinstance(one, int) and (found := step.names.get(ObjectId(one))) is not None and found.label == label


def is_called(step: Step, one: ObjectId, name: str) -> bool:
    """Whether an object that a step speaks of has a name, or bears it as its label."""
    found = step.names.get(one)
    return found is not None and name.casefold() in (found.name.casefold(), found.label.casefold())


_Known = Callable[[e.Event, Step, str], bool]


def _events(*kinds: type, at: str = "object") -> _Known:
    return lambda event, step, label: isinstance(event, kinds) and labelled(step, getattr(event, at, None), label)


def _any_of(*known: _Known) -> _Known:
    return lambda event, step, label: any(one(event, step, label) for one in known)


MOVED = _any_of(_events(e.ZoneChange, e.Ceased), _events(e.TokenCreated, at="became"))
_COUNTERS = _any_of(
    _events(e.CountersPut, e.CountersRemoved, at="on"),
    lambda event, step, label: (
        isinstance(event, e.ZoneChange | e.TokenCreated)
        and bool(event.enters_with)
        and labelled(step, event.became, label)
    ),
)
OF_OBJECTS: dict[str, _Known] = {
    "zone": MOVED,
    "exists": MOVED,
    "token": MOVED,
    "damage": _any_of(_events(e.Damage, at="to"), _events(e.DamageMarked, e.DamageRemoved)),
    "counters": _COUNTERS,
    "loyalty": _COUNTERS,
    "defense": _COUNTERS,
    "phased_out": _events(e.PhasedOut, e.PhasedIn),
    "face_down": _events(e.TurnedFaceUp, e.TurnedFaceDown, e.ZoneChange),
    "transformed": _any_of(_events(e.Transformed, e.ZoneChange), _events(e.TokenCreated, at="became")),
    "flipped": _events(e.Flipped),
    "level": _events(e.LevelSet),
    "unlocked": _events(e.DoorUnlocked, e.DoorLocked, e.ZoneChange),
    "attached_to": _events(e.Attached, e.Unattached, e.ZoneChange),
    "tapped": _events(e.Tapped, e.Untapped, e.Regenerated, e.ZoneChange, e.AttackerDeclared),
    "attacking": _events(e.AttackerDeclared, e.MadeAttacking, e.RemovedFromCombat, e.ZoneChange),
    "blocking": _events(e.BlockerDeclared, e.RemovedFromCombat, e.ZoneChange),
    "blocked": _any_of(
        _events(e.BlockerDeclared, at="attacker"),
        _events(e.NotBlocked, e.MadeBlocked, e.RemovedFromCombat, e.ZoneChange),
    ),
}
"""By the field, the events that change it; what is not here is looked up on the boards."""


KnownOf = Callable[[e.Event, Step, PlayerId], bool]


def his(*kinds: type) -> KnownOf:
    """Events of these kinds that are of one player."""
    return lambda event, step, who: isinstance(event, kinds) and getattr(event, "player", None) == who


def life_of(event: e.Event, step: Step, who: PlayerId) -> bool:
    """119, 120.3a: whether an event is about the life of a player."""
    if isinstance(event, e.LifeChange):
        return event.player == who
    return isinstance(event, e.Damage | e.DamagePrevented) and event.to == PlayerTarget(who)


def zones_of(*zones: Zone) -> KnownOf:
    """Moves of a player's cards into or out of zones."""

    def known(event: e.Event, step: Step, who: PlayerId) -> bool:
        if not isinstance(event, e.ZoneChange):
            return False
        mention = step.names.get(event.object)
        return mention is not None and mention.owner == who and bool({event.to, event.origin} & {*zones})

    return known


ANY_ZONE = zones_of(*Zone)
LOST: KnownOf = his(e.PlayerLost, e.DrawnFor, e.LossReplaced, e.PlayerWon, e.PlayerLeft)


def near_losing(event: e.Event, step: Step, who: PlayerId) -> bool:
    """704.5a-c: whether an event is one that somebody may lose by, or live on by: of life, of poison, a draw that fails."""
    poison = isinstance(event, e.CountersPut) and event.on == PlayerTarget(who)
    return poison or life_of(event, step, who) or his(e.DrawFailed)(event, step, who)


OF_PLAYERS: dict[str, KnownOf] = {
    "life": life_of,
    "poison": lambda event, step, who: isinstance(event, e.CountersPut) and event.on == PlayerTarget(who),
    "counters": lambda event, step, who: (
        isinstance(event, e.CountersPut | e.CountersRemoved) and event.on == PlayerTarget(who)
    ),
    "hand_size": lambda event, step, who: zones_of(Zone.HAND)(event, step, who) or his(e.DrawFailed)(event, step, who),
    "hand": zones_of(Zone.HAND),
    "library_size": zones_of(Zone.LIBRARY),
    "library_top": zones_of(Zone.LIBRARY),
    "graveyard": zones_of(Zone.GRAVEYARD),
    "exile": zones_of(Zone.EXILE),
    "command": zones_of(Zone.COMMAND),
    "mana": his(e.ManaAdded, e.ManaSpent, e.ManaLost),
    "monarch": lambda event, step, who: isinstance(event, e.MonarchChanged),
    "initiative": lambda event, step, who: isinstance(event, e.InitiativeTaken),
    "blessed": his(e.Blessed),
    "emblems": lambda event, step, who: isinstance(event, e.EmblemMade) and event.owner == who,
    "speed": his(e.SpeedChanged),
    "room": his(e.RoomEntered, e.DungeonEntered, e.DungeonCompleted),
    "completed": his(e.DungeonCompleted),
    "lost": LOST,
    "lost_by": LOST,
    "won": lambda event, step, who: isinstance(event, e.PlayerLost | e.PlayerWon | e.GameEnded),
    "in_game": LOST,
}
