"""119: life that is had, gained and lost, and who has most of it; poison (122.1f) stands beside it."""

from __future__ import annotations

from collections.abc import Mapping

PHRASES: Mapping[str, tuple[str, ...]] = {
    "POISONED": tuple(f"{be} avvelenat{end}" for be, ends in (("è", "oa"), ("sei", "oa"), ("sono", "ie"), ("sia", "oa")) for end in ends),
    "LIFE": ("punto vita", "punti vita"),
    "STARTING_LIFE": ("punti vita iniziali",),
    "LIFE_TOTAL": ("totale di punti vita", "totale dei punti vita"),
    **{
        f"{extreme}_LIFE_OF_{whose}": tuple(
            f"{life} {among} {people}" for life in (f"punti vita più {word}i", f"totale di punti vita più {word}o")
            for among in ("tra", "fra") for people in of
        )
        for extreme, word in (("LOWEST", "bass"), ("HIGHEST", "alt"))
        for whose, of in (
            ("ALL", ("tutti i giocatori", "i giocatori")), ("OPPONENTS", ("i tuoi avversari", "tutti i tuoi avversari")),
        )
    },
    "WITH_THOSE_OF": ("con quelli di", "con quello di"),
    "LIFE_OF_ANY_PLAYERS": ("punti vita di un qualsiasi numero di giocatori", "punti vita di quanti giocatori vuoi"),
    "UNLESS_A_PLAYER_HAS": ("a meno che un giocatore non abbia",),
    "OPPONENT_LOST_LIFE": ("un avversario ha perso punti vita in questo turno",),
    "YOU_GAINED_LIFE": ("hai guadagnato punti vita in questo turno",),
    "OPPONENT_HAS_LOST_LIFE": (
        "un avversario non abbia perso punti vita in questo turno", "un avversario abbia perso punti vita in questo turno",
    ),
    "OPPONENT_GAINED_LIFE": ("un avversario ha guadagnato punti vita in questo turno",),
    "OTHER_LOST_LIFE": ("un giocatore diverso da te ha perso punti vita in questo turno",),
    "YOU_LOST_LIFE": ("hai perso punti vita in questo turno",),
    "YOU_HAVE_MOST_LIFE": tuple(
        f"{are} il giocatore con più punti vita o con più punti vita a pari merito{others}" for are in ("sei", "tu sia")
        for others in (" con un altro giocatore", "", " con altri giocatori")
    ),
    "MOST_LIFE_PLAYER": tuple(
        f"{the} giocatore con più punti vita o con più punti vita a pari merito{others}" for the in ("il", "un")
        for others in (" con un altro giocatore", "", " con altri giocatori")
    ),
    "WOULD_GAIN_LIFE": ("stai per guadagnare punti vita", "dovessi guadagnare punti vita"),
    "WOULD_LOSE_LIFE": ("stai per perdere punti vita", "dovessi perdere punti vita"),
    "OPPONENT_WOULD_GAIN_LIFE": ("un avversario sta per guadagnare punti vita", "un avversario dovesse guadagnare punti vita"),
    "OPPONENT_WOULD_LOSE_LIFE": ("un avversario sta per perdere punti vita", "un avversario dovesse perdere punti vita"),
    "PLAYER_WOULD_GAIN_LIFE": ("un giocatore sta per guadagnare punti vita", "un giocatore dovesse guadagnare punti vita"),
    "PLAYER_WOULD_LOSE_LIFE": ("un giocatore sta per perdere punti vita", "un giocatore dovesse perdere punti vita"),
    "DOUBLE_LIFE": (
        "doppio di quei punti vita", "doppio di quell'ammontare", "doppio di quell'ammontare di punti vita", "doppio dei punti vita",
    ),
    "LIFE_PLUS": ("altrettanti punti vita più", "quei punti vita più", "quell'ammontare più", "quell'ammontare di punti vita più"),
    "AS_MUCH_AS_WAS_LOST": (
        "tanti punti vita quanti sono i punti vita persi in questo modo", "punti vita pari ai punti vita persi in questo modo",
        "un ammontare di punti vita pari ai punti vita persi in questo modo", "i punti vita persi in questo modo",
        "altrettanti punti vita quanti sono i punti vita persi in questo modo",
    ),
    "GAINED": ("guadagnato", "guadagnati"),
    "LOST": ("perso", "persi"),
}  # fmt: skip
