"""205.3: which subtypes belong to which card type. Those of creatures are too many to list: what is in no list is theirs."""

from __future__ import annotations

from engine.terms import CardType

BASIC_LANDS: tuple[str, ...] = ("Plains", "Island", "Swamp", "Mountain", "Forest")
"""305.6: the basic land types."""

INTRINSIC: tuple[str, ...] = (*BASIC_LANDS, "Siege")
"""305.6, 310.12b: the subtypes that give an object an ability."""

_LISTED: dict[CardType, tuple[str, ...]] = {
    CardType.ARTIFACT: (
        "Attraction",
        "Blood",
        "Bobblehead",
        "Clue",
        "Contraption",
        "Equipment",
        "Food",
        "Fortification",
        "Gold",
        "Incubator",
        "Junk",
        "Lander",
        "Map",
        "Powerstone",
        "Treasure",
        "Vehicle",
    ),
    CardType.ENCHANTMENT: (
        "Aura",
        "Background",
        "Cartouche",
        "Case",
        "Class",
        "Curse",
        "Role",
        "Room",
        "Rune",
        "Saga",
        "Shard",
        "Shrine",
    ),
    CardType.LAND: (
        *BASIC_LANDS,
        "Cave",
        "Desert",
        "Gate",
        "Lair",
        "Locus",
        "Mine",
        "Power-Plant",
        "Sphere",
        "Tower",
        "Town",
        "Urza's",
    ),
    CardType.INSTANT: ("Adventure", "Arcane", "Lesson", "Trap"),
    CardType.SORCERY: ("Adventure", "Arcane", "Lesson", "Trap"),
    CardType.BATTLE: ("Siege",),
}
_OTHERS = tuple(dict.fromkeys(name for names in _LISTED.values() for name in names))


EVERY_CREATURE_TYPE = "\0every creature type"
"""702.73a: in a list of subtypes, what stands for all of those of creatures."""


def among(subtype: str, subtypes: tuple[str, ...]) -> bool:
    """205.3: whether a subtype is one of those that an object has."""
    return subtype in subtypes or (EVERY_CREATURE_TYPE in subtypes and belongs_to(subtype, CardType.CREATURE))


def belongs_to(subtype: str, card_type: CardType) -> bool:
    """205.3: whether a subtype is one of a card type."""
    listed = _LISTED.get(card_type)
    if listed is not None:
        return subtype in listed
    return card_type in (CardType.CREATURE, CardType.KINDRED, CardType.PLANESWALKER) and subtype not in _OTHERS
