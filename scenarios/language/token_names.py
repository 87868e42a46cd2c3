"""111.10: what predefined tokens are called in Italian, as effects create them and as they are called on the battlefield."""

from __future__ import annotations

from collections.abc import Mapping

from scenarios.language.vocabulary import Vocabulary

_ROLE = "Ruolo "
TOKENS: Vocabulary[str] = Vocabulary(
    "una pedina predefinita",
    {
        "Treasure": "Tesoro",
        "Food": "Cibo",
        "Gold": "Oro",
        "Walker": "Walker",
        "Shard": "Frammento",
        "Clue": "Indizio",
        "Blood": "Sangue",
        "Powerstone": "Pietra del Potere",
        "Cursed": "Ruolo Maledetto",
        "Monster": "Ruolo Mostro",
        "Royal": "Ruolo Reale",
        "Sorcerer": "Ruolo Stregone",
        "Virtuous": "Ruolo Virtuoso",
        "Wicked": "Ruolo Perfido",
        "Young Hero": "Ruolo Giovane Eroe",
        "Map": "Mappa",
        "Lander": "Lander",
        "Mutagen": "Mutageno",
        "Vibranium": "Vibranio",
    },
)
"""Tokens that are known by their name alone, by their English names."""
ROLES: Mapping[str, str] = {TOKENS.word(name).lower(): name for name in TOKENS if TOKENS.word(name).startswith(_ROLE)}
"""111.10j-r: Role tokens as the texts of cards name them, in small letters."""


def token_called(name: str) -> str:
    """The Italian name of a token by its English one: of a Role without the word for what it is."""
    return TOKENS.word(name).removeprefix(_ROLE)
