"""702: which keyword abilities the rules of the engine know by name, and which become other abilities as they are read."""

from __future__ import annotations

RULED: frozenset[str] = frozenset({
    "deathtouch", "defender", "double strike", "enchant", "fear", "first strike", "flash", "flying", "forestwalk", "haste",
    "hexproof", "indestructible", "infect", "intimidate", "islandwalk", "landwalk", "lifelink", "menace", "mountainwalk",
    "plainswalk", "protection", "reach", "shadow", "shroud", "skulk", "swampwalk", "toxic", "trample", "vigilance", "wither",
})  # fmt: skip
"""Keywords that a rule of the engine asks for: each is an ability by itself."""

NUMBERED: frozenset[str] = frozenset({"toxic"})
"""Of those, the ones with a number."""
