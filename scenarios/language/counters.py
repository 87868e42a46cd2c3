"""122.1: kinds of counters in Italian; any word may be one."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from scenarios.language.card_terms import COUNTERS as OF_CARDS
from scenarios.language.errors import nearest, shown, wrong
from scenarios.language.folding import folded
from scenarios.language.vocabulary import Vocabulary


class CounterTable(Vocabulary[str]):
    """122.1: kinds of counters. Any word may be one; a word that is nearly one of the table is taken for a slip of the hand."""

    def read(self, word: str) -> str:
        """The kind of counter by its English name, or the word itself. Raises an error of `wrong` for a slip."""
        plain = folded(word)
        if _POWER_TOUGHNESS.fullmatch(plain):
            return plain.replace(" ", "")
        found = self.get(word)
        if found is not None:
            return found
        if plain in _HOW_MANY:
            raise wrong(f"{shown(word)} non è un tipo di segnalino: qui si dice quale, e quanti con «quanti: tutti»")
        if not plain or nearest(plain, self.spellings(), close=80):
            raise self.unknown(word)
        return " ".join(word.split())

    def schema(self) -> dict[str, Any]:
        """Any word may be a counter."""
        return {"type": "string", "examples": ["+1/+1", *self.printed()]}

    def word(self, meaning: str) -> str:
        """The printed Italian name; a kind that the table does not know keeps its own."""
        return super().word(meaning) if meaning in self else meaning


_HOW_MANY = frozenset(
    ("tutti", "tutto", "ogni", "ognuno", "qualsiasi", "qualunque", "nessuno", "segnalino", "segnalini")
)
"""Words that say how many counters, and not of which kind."""

_POWER_TOUGHNESS = re.compile(r"[+-]\d{1,3} ?/ ?[+-]\d{1,3}")

_KEYWORDS = {
    "flying": "volare", "first strike": "attacco improvviso", "double strike": "doppio attacco",
    "deathtouch": "tocco letale", "decayed": "decomposto", "exalted": "esaltato", "haste": "rapidità",
    "hexproof": "anti-malocchio", "indestructible": "indistruttibile", "lifelink": "legame vitale", "menace": "minacciare",
    "reach": "raggiungere", "shadow": "ombra", "trample": "travolgere", "vigilance": "cautela",
}  # fmt: skip
"""122.1b: counters that give the keyword by which they are called."""

_ALSO = {"finality": "finale | finalità"}
"""Kinds that people call by a second name."""

COUNTERS = CounterTable("un tipo di segnalino", {**OF_CARDS, **_KEYWORDS, **_ALSO}, english=True)
"""122.1: one table for what cards print and for what people write, so that both mean one kind of counter."""

SAID_ALONE = frozenset(
    {
        *_KEYWORDS, "age", "blood", "bounty", "charge", "corruption", "defense", "divinity", "energy", "experience", "fade", "finality",
        "fuse", "growth", "ice", "ki", "level", "lore", "loyalty", "oil", "omen", "page", "poison", "quest", "rad", "scroll", "shield",
        "soul", "spore", "storage", "stun", "ticket", "time", "void", "wish",
    }
)  # fmt: skip
"""Kinds that a line may name without «segnalini»; others are everyday words, parts of names or creature types («orrore», «oro»)."""

COUNTER_NAMES: Mapping[str, str] = MappingProxyType({kind: COUNTERS.word(kind) for kind in COUNTERS})
"""The printed Italian name of each known kind of counter, by its English name."""

POISON = "poison"
"""122.1f: the kind of which a player has a number of its own."""

ON_PLAYERS = frozenset({"energy", "experience", POISON, "rad", "ticket"})
"""122.1: the kinds of counters that players alone have."""
