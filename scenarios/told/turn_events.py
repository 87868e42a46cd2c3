"""702.26, 725, 726, 731, 309, 104.2b: phasing, day and night, monarch, initiative, speed, dungeons and a win as clauses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from engine.state import events as e
from engine.words.mentions import Mention
from engine.words.terms import ObjectId
from scenarios.language.words import People, joined, object_of, quoted

TurnEvent = (
    e.PhasedOut
    | e.PhasedIn
    | e.DayNightChanged
    | e.MonarchChanged
    | e.InitiativeTaken
    | e.SpeedChanged
    | e.DungeonEntered
    | e.RoomEntered
    | e.DungeonCompleted
)


def turn_clause(event: TurnEvent, names: Mapping[ObjectId, Mention], people: People) -> str:
    """What happened, in a clause."""
    match event:
        case e.PhasedOut(object=one, along=along):
            with_it = "" if along is None else f" insieme a {object_of(along, names, people)}"
            return f"{object_of(one, names, people)} scompare{with_it}"
        case e.PhasedIn(object=one):
            return f"{object_of(one, names, people)} appare"
        case e.DayNightChanged(night=night, first=first):
            if first:
                return f"ora è {'notte' if night else 'giorno'}"
            return "il giorno diventa notte" if night else "la notte diventa giorno"
        case e.MonarchChanged(player=who):
            return f"{people.name(who)} diventa il monarca"
        case e.InitiativeTaken(player=who):
            return f"{people.name(who)} prende l'iniziativa"
        case e.SpeedChanged(player=who, speed=speed):
            return f"la velocità di {people.name(who)} diventa {speed}"
        case e.DungeonEntered(player=who, dungeon=dungeon):
            return f"{people.name(who)} entra nel dungeon {quoted(dungeon.printed.name)}, nella prima stanza"
        case e.RoomEntered(object=one, player=who, room=room):
            return f"{people.name(who)} passa alla stanza {room + 1} {joined('di', object_of(one, names, people))}"
        case e.DungeonCompleted(object=one, player=who):
            return f"{people.name(who)} completa il dungeon {object_of(one, names, people)}, che lascia la partita"
        case _:
            assert_never(event)
