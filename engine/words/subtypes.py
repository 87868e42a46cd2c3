"""205.3: which subtypes belong to which card type. Those of creatures are too many to list: what is in no list is theirs."""

from __future__ import annotations

from engine.words.terms import CardType

ADVENTURE, OMEN = "Adventure", "Omen"
"""715.2, 720.2: the spell types of what stands in an inset frame."""

BASIC_LANDS: tuple[str, ...] = ("Plains", "Island", "Swamp", "Mountain", "Forest")
"""305.6: the basic land types."""

INTRINSIC: tuple[str, ...] = (*BASIC_LANDS, "Siege")
"""305.6, 310.12b: the subtypes that give an object an ability."""

PLANESWALKERS: tuple[str, ...] = (
    "Ral", "Oko", "Jaya", "Kaya", "Urza", "Jace", "Guff", "Koth", "Dack", "Will", "Ugin", "Karn", "Niko", "Teyo",
    "Szat", "Tasha", "Lukka", "Jeska", "Kiora", "Serra", "Nissa", "Minsc", "Jared", "Lolth", "Ajani", "Domri", "Basri",
    "Rowan", "Sorin", "Dovin", "Wrenn", "Kaito", "Tyvar", "Bolas", "Comet", "Grist", "Samut", "Calix", "Dihada",
    "Vraska", "Estrid", "Huatli", "Teferi", "Nahiri", "Ashiok", "Garruk", "Zariel", "Vivien", "Arlinn", "Gideon",
    "Dakkon", "Tamiyo", "Venser", "Vronos", "Narset", "Tibalt", "Yanggu", "Liliana", "Kasmina", "Chandra", "Yanling",
    "Angrath", "Elspeth", "Saheeli", "Sivitri", "Daretti", "Davriel", "Sarkhan", "Dellian", "Nixilis", "Xenagos",
    "Bahamut", "Ellywick", "Tezzeret", "Aminatou", "Windgrace", "Freyalise", "Elminster", "Quintorius", "Mordenkainen",
)  # fmt: skip
"""205.3j: the planeswalker types that there are, the short ones first; another name that a planeswalker has is one too."""

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
        "Book",
        "Infinity",
        "Mutagen",
        "Spacecraft",
        "Stone",
        "Vibranium",
    ),
    CardType.ENCHANTMENT: (
        "Aura",
        "Background",
        "Cartouche",
        "Case",
        "Class",
        "Curse",
        "Plan",
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
        "Planet",
        "Power-Plant",
        "Sphere",
        "Tower",
        "Town",
        "Urza's",
    ),
    CardType.INSTANT: (ADVENTURE, "Arcane", "Lesson", OMEN, "Trap"),
    CardType.SORCERY: (ADVENTURE, "Arcane", "Lesson", OMEN, "Trap"),
    CardType.BATTLE: ("Siege",),
}
_OTHERS = tuple(dict.fromkeys(name for names in _LISTED.values() for name in names))
_NO_CREATURES = frozenset((*_OTHERS, *PLANESWALKERS))


EVERY_CREATURE_TYPE = "\0every creature type"
"""702.73a: in a list of subtypes, what stands for all of those of creatures."""


def among(subtype: str, subtypes: tuple[str, ...]) -> bool:
    """205.3: whether a subtype is one of those that an object has."""
    return subtype in subtypes or (EVERY_CREATURE_TYPE in subtypes and belongs_to(subtype, CardType.CREATURE))


def of_type(card_type: CardType) -> tuple[str, ...]:
    """205.3: the subtypes of a card type that are listed here; none of those of creatures."""
    return _LISTED.get(card_type, ())


def belongs_to(subtype: str, card_type: CardType) -> bool:
    """205.3: whether a subtype is one of a card type."""
    listed = _LISTED.get(card_type)
    if listed is not None:
        return subtype in listed
    if card_type is CardType.PLANESWALKER:
        return subtype not in _OTHERS
    return card_type in (CardType.CREATURE, CardType.KINDRED) and subtype not in _NO_CREATURES


def share_creature_type(one: tuple[str, ...], other: tuple[str, ...]) -> bool:
    """205.3m: whether the subtypes of two objects have one of creatures in common."""
    mine, theirs = (
        tuple(s for s in side if s == EVERY_CREATURE_TYPE or belongs_to(s, CardType.CREATURE)) for side in (one, other)
    )
    return any(s in theirs for s in mine) or bool(mine and theirs and EVERY_CREATURE_TYPE in (*mine, *theirs))


SOLDIER = ("Human", "Soldier")
"""701.70a: the subtypes of what is recruited."""


def token_name(*subtypes: str) -> str:
    """111.4: what a token is called that nothing names: by its subtypes."""
    return f"{' '.join(subtypes)} Token"
