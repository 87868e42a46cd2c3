"""705, 706: coins that are flipped and dice that are rolled; and what is left to chance."""

from __future__ import annotations

from collections.abc import Mapping


def _ignored(one: str, several: str) -> tuple[str, ...]:
    """706.6: which rolls are as though they had never happened."""
    single = (f"ignora il {roll} più {one}" for roll in ("tiro", "risultato", "dado"))
    return (*single, *(f"ignora i {rolls} più {several}" for rolls in ("tiri", "risultati", "dadi")))


def _shows(side: str) -> tuple[str, ...]:
    """705.2: how a coin comes up that nobody calls."""
    shown = (
        "esce",
        "viene",
        "è",
        "viene fuori",
        "il risultato è",
        "la moneta mostra",
        "la moneta è",
        "si ottiene",
        "ottieni",
    )
    return tuple(f"se {how} {side}" for how in shown)


PHRASES: Mapping[str, tuple[str, ...]] = {
    "COIN": ("moneta", "monete"),
    "DIE": ("d", "dado da", "dadi da", "dado a", "dadi a"),
    "SIDES": ("facce",),
    "A_DIE": ("dado",),
    "THE_RESULT": (
        "il risultato", "quel risultato", "il risultato ottenuto", "il risultato del tiro", "il risultato del dado", "il numero ottenuto",
    ),
    "WOULD_ROLL": tuple(
        f"{would} {roll} uno o più dadi" for would in ("stai per", "dovessi") for roll in ("tirare", "lanciare")
    ),
    "THAT_MANY_DICE": ("altrettanti dadi", "quel numero di dadi"),
    "IGNORE_LOWEST": _ignored("basso", "bassi"),
    "IGNORE_HIGHEST": _ignored("alto", "alti"),
    "IF_WIN_FLIP": ("se vinci il lancio", "se vinci il lancio della moneta", "se lo vinci", "se vinci il lancio di moneta", "se vince il lancio"),
    "IF_LOSE_FLIP": ("se perdi il lancio", "se perdi il lancio della moneta", "se lo perdi", "se perdi", "se perdi il lancio di moneta", "se perde il lancio"),
    "WHEN_WIN_FLIP": ("quando vinci il lancio", "quando vinci il lancio della moneta"),
    "WHEN_LOSE_FLIP": ("quando perdi il lancio", "quando perdi il lancio della moneta"),
    "IF_HEADS": _shows("testa"),
    "IF_TAILS": _shows("croce"),
    "A_COIN_FLIP": ("il lancio di una moneta", "un lancio di moneta", "un lancio", "il lancio", "il lancio della moneta"),
    "DICE": ("uno o più dadi",),
    "AT_RANDOM": ("a caso",),
}  # fmt: skip
