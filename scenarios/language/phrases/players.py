"""102-104, 402.2: who is meant of the players, what they may hold in hand, and how a game is begun, won and lost.

What else becomes of a player is in `scenarios.language.phrases.life` and `scenarios.language.phrases.designations`.
"""

from __future__ import annotations

from collections.abc import Mapping

PHRASES: Mapping[str, tuple[str, ...]] = {
    "WOULD_LOSE_THE_GAME": ("stai per perdere la partita", "dovessi perdere la partita"),
    "YOU": ("tu", "te"),
    "TO_YOU": ("ti",),
    "BEGIN_GAME": ("cominciare la partita", "iniziare la partita", "cominciare la sfida", "iniziare la sfida"),
    "UNLESS_TWO_OPPONENTS": ("a meno che tu non abbia due o più avversari",),
    "YOU_OR_PLANESWALKER": (
        "te o un planeswalker che controlli", "te o un tuo planeswalker", "te o i planeswalker che controlli", "te o i tuoi planeswalker",
    ),
    "NO_HAND_LIMIT": (
        "non hai un limite massimo di carte in mano", "non hai un limite massimo di carte nella tua mano",
        "non hai un limite massimo di carte nella mano", "non hai più il limite di carte nella mano",
    ),
    "NO_HAND_LIMIT_FOR_ALL": tuple(
        f"i giocatori non hanno {the} limite massimo di carte {held}" for the in ("un", "il")
        for held in ("in mano", "nella loro mano", "nella propria mano", "nella mano")
    ),
    "THE_DEFENDER": ("il giocatore in difesa",),
    "THE_ACTIVE_PLAYER": ("il giocatore attivo",),
    "THE_ATTACKING_PLAYER": ("il giocatore attaccante",),
    "DEFENDING_PLAYERS": (
        "controllata dal giocatore in difesa", "controllato dal giocatore in difesa",
        "controllate dal giocatore in difesa", "controllati dal giocatore in difesa",
        "che il giocatore in difesa controlla",
    ),
    "A_DECK_MAY_HAVE": ("un mazzo può avere",),
    "OF_ONE_CONTROLLER": (
        *(f"{verb} {by}" for verb in ("controllate", "controllati") for by in ("dallo stesso giocatore", "da uno stesso giocatore", "da un solo giocatore")),
        "con lo stesso controllore", "che hanno lo stesso controllore",
    ),
    "OF_ONE_OPPONENT": tuple(
        f"{verb} {by}" for verb in ("controllate", "controllati")
        for by in ("dallo stesso avversario", "da uno stesso avversario", "da un solo avversario")
    ),
    "OF_CONTROLLERS_APART": ("con controllori diversi", "che hanno controllori diversi", "controllate ciascuna da un giocatore diverso",
        "controllati ciascuno da un giocatore diverso"),
    "MAXIMUM_HAND_YOURS": (
        "il numero massimo di carte che puoi tenere in mano", "il tuo limite massimo di carte in mano",
        "il tuo limite massimo di carte nella mano",
    ),
    "MAXIMUM_HAND_THEIRS": (
        "il numero massimo di carte che ogni avversario può tenere in mano",
        "il limite massimo di carte in mano di ogni avversario", "il limite massimo di carte nella mano di ogni avversario",
    ),
    "THE_GAME": ("la partita",),
    "YOU_NO_TARGET": ("non puoi essere bersaglio di magie o abilità", "non puoi essere il bersaglio di magie o abilità"),
    "YOU_NO_TARGET_OF_OPPONENTS": tuple(
        f"non puoi essere {the}bersaglio di magie o abilità controllate dai tuoi avversari" for the in ("", "il ")
    ),
}  # fmt: skip
