"""800.2, 802-803, 901-903: what kind of game a scenario is, and whom players may attack in it."""

from __future__ import annotations

from enum import StrEnum, unique

from engine.state.table import Attacks
from scenarios.language.vocabulary import Vocabulary


@unique
class Format(StrEnum):
    """What kind of game a scenario is: the multiplayer variant (800.2), and the casual one over it (901-903)."""

    FREE = "free"
    TWO_PLAYERS = "two players"
    FREE_FOR_ALL = "free-for-all"
    GRAND_MELEE = "grand melee"
    TEAM_VS_TEAM = "team vs. team"
    EMPEROR = "emperor"
    ALTERNATING_TEAMS = "alternating teams"
    TWO_HEADED_GIANT = "two-headed giant"
    COMMANDER = "commander"
    BRAWL = "brawl"


FORMATS: Vocabulary[Format] = Vocabulary(
    "un formato",
    {
        Format.FREE: "libero",
        Format.TWO_PLAYERS: "due giocatori",
        Format.FREE_FOR_ALL: "tutti contro tutti | Free-for-All",
        Format.GRAND_MELEE: "Grand Melee | grande mischia",
        Format.TEAM_VS_TEAM: "squadra contro squadra | Team vs. Team",
        Format.EMPEROR: "Emperor | imperatore",
        Format.TWO_HEADED_GIANT: "Two-Headed Giant | gigante a due teste | 2HG | gigante a tre teste | gigante a quattro teste",
        Format.ALTERNATING_TEAMS: "squadre alterne | squadre alternate | Alternating Teams",
        Format.COMMANDER: "Commander | comandante",
        Format.BRAWL: "Brawl",
    },
)

ATTACKS: Vocabulary[Attacks] = Vocabulary(
    "un modo di attaccare",
    {
        Attacks.MULTIPLE: "a più giocatori | più giocatori",
        Attacks.LEFT: "a sinistra | sinistra",
        Attacks.RIGHT: "a destra | destra",
        Attacks.ONE: "un solo difensore",
    },
)
