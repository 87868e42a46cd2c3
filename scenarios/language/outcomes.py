"""104.1: how far a run came, and whether the game is over."""

from __future__ import annotations

from enum import StrEnum, unique

from scenarios.language.vocabulary import Vocabulary


@unique
class Outcome(StrEnum):
    """How far a run came."""

    COMPLETE = "completa"
    INCOMPLETE = "incompleta"
    WAITING = "in attesa"


@unique
class GameState(StrEnum):
    """104.1: whether a game is over, and whether anybody has won it."""

    GOING_ON = "in corso"
    DRAWN = "patta"
    WON = "vinta"


OUTCOMES: Vocabulary[Outcome] = Vocabulary("un esito", {outcome: outcome.value for outcome in Outcome})

GAME_STATES: Vocabulary[GameState] = Vocabulary(
    "uno stato della partita",
    {GameState.GOING_ON: "in corso", GameState.DRAWN: "patta | parità | pareggio", GameState.WON: "vinta"},
)
