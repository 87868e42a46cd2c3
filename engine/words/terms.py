"""The closed vocabularies of the rules: zones, types, colours, steps. Values are the printed English terms."""

from __future__ import annotations

from enum import Enum, StrEnum, unique
from typing import NewType

ObjectId = NewType("ObjectId", int)
"""An object in one zone; the same card in another zone is another object (400.7). Never negative."""

PlayerId = NewType("PlayerId", int)
"""A seat, clockwise from 0 (103.1)."""

NOBODY = PlayerId(-1)
"""In a place of a player, where there is none."""
NO_OBJECT = ObjectId(-1)
"""In a place of an object, where there is none."""


@unique
class Zone(StrEnum):
    """400.1: where objects can be."""

    LIBRARY = "library"
    HAND = "hand"
    BATTLEFIELD = "battlefield"
    GRAVEYARD = "graveyard"
    STACK = "stack"
    EXILE = "exile"
    COMMAND = "command"

    @property
    def shared(self) -> bool:
        """400.1: whether all players share one such zone."""
        return self in _SHARED

    @property
    def hidden(self) -> bool:
        """400.2: whether players may normally not look at what is in it."""
        return self in _HIDDEN


_SHARED = (Zone.BATTLEFIELD, Zone.STACK, Zone.EXILE, Zone.COMMAND)
_HIDDEN = (Zone.LIBRARY, Zone.HAND)


@unique
class Color(StrEnum):
    """105.1, in the order in which they are listed."""

    WHITE = "W"
    BLUE = "U"
    BLACK = "B"
    RED = "R"
    GREEN = "G"


@unique
class Term(StrEnum):
    """608.2d: what is chosen as such, and is no object or player: a colour (105.4), a card type, the name of a card (201.4)."""

    COLOR = "color"
    CARD_TYPE = "card type"
    CARD_NAME = "card name"


ANOTHER_NAME = "\0another name"
"""201.4: the name of a card that is not in the game, whichever it is."""


@unique
class CardType(StrEnum):
    """205.2a, as far as the documents describe them."""

    ARTIFACT = "artifact"
    BATTLE = "battle"
    CREATURE = "creature"
    DUNGEON = "dungeon"
    ENCHANTMENT = "enchantment"
    INSTANT = "instant"
    KINDRED = "kindred"
    LAND = "land"
    PHENOMENON = "phenomenon"
    PLANE = "plane"
    PLANESWALKER = "planeswalker"
    SORCERY = "sorcery"

    @property
    def permanent(self) -> bool:
        """110.4: whether an object of this type can be a permanent by it."""
        return self not in _NO_PERMANENTS


_NO_PERMANENTS = (
    CardType.INSTANT,
    CardType.SORCERY,
    CardType.KINDRED,
    CardType.DUNGEON,
    CardType.PLANE,
    CardType.PHENOMENON,
)


@unique
class Supertype(StrEnum):
    """205.4a."""

    BASIC = "basic"
    LEGENDARY = "legendary"
    ONGOING = "ongoing"
    SNOW = "snow"
    WORLD = "world"


@unique
class TurnStep(StrEnum):
    """500.1: the steps of a turn in their order; a main phase, which has no steps, stands for itself (505.2)."""

    UNTAP = "untap"
    UPKEEP = "upkeep"
    DRAW = "draw"
    PRECOMBAT_MAIN = "precombat main"
    BEGINNING_OF_COMBAT = "beginning of combat"
    DECLARE_ATTACKERS = "declare attackers"
    DECLARE_BLOCKERS = "declare blockers"
    COMBAT_DAMAGE = "combat damage"
    END_OF_COMBAT = "end of combat"
    POSTCOMBAT_MAIN = "postcombat main"
    END = "end"
    CLEANUP = "cleanup"

    @property
    def main(self) -> bool:
        """505.1: whether this is a main phase."""
        return self in (TurnStep.PRECOMBAT_MAIN, TurnStep.POSTCOMBAT_MAIN)

    @property
    def phase(self) -> Phase:
        """500.1: the phase that this is a step of, or is."""
        return next(phase for phase, steps in PHASE_STEPS.items() if self in steps)


BLOCKS_DECLARED = (TurnStep.DECLARE_BLOCKERS, TurnStep.COMBAT_DAMAGE, TurnStep.END_OF_COMBAT)
"""509.1h: the steps in which an attacking creature is blocked or unblocked."""


@unique
class Phase(StrEnum):
    """500.1: the kinds of phases; both main phases are of one kind (505.1)."""

    BEGINNING = "beginning phase"
    MAIN = "main phase"
    COMBAT = "combat phase"
    ENDING = "ending phase"


TURN_ORDER: tuple[TurnStep, ...] = tuple(TurnStep)

PHASE_STEPS: dict[Phase, tuple[TurnStep, ...]] = {
    Phase.BEGINNING: TURN_ORDER[:3],
    Phase.MAIN: (TurnStep.PRECOMBAT_MAIN, TurnStep.POSTCOMBAT_MAIN),
    Phase.COMBAT: TURN_ORDER[4:9],
    Phase.ENDING: TURN_ORDER[10:],
}
"""501.1, 505.1, 506.1, 512.1: the steps of each phase in their order."""


@unique
class Kind(StrEnum):
    """109.1: what an object is."""

    CARD = "card"
    TOKEN = "token"
    COPY_OF_SPELL = "copy of a spell"
    COPY_OF_CARD = "copy of a card"
    ABILITY = "ability"
    EMBLEM = "emblem"
    DESIGNATION = "designation"
    """725.2: what holds the inherent abilities of a designation; it is no source of theirs that a player could see."""


@unique
class Relation(StrEnum):
    """Whose, seen from the controller of an ability (102.2-102.3)."""

    ANY = "any"
    YOU = "you"
    OPPONENT = "opponent"
    TEAMMATE = "teammate"
    NOT_YOU = "not you"
    TEAM = "team"
    """102.4: you or a teammate; only you in a game that is none between teams."""


@unique
class Reason(StrEnum):
    """By what a thing happens, where triggers or replacement effects ask for it."""

    DESTROYED = "destroyed"
    SACRIFICED = "sacrificed"
    DISCARDED = "discarded"
    DRAWN = "drawn"
    MILLED = "milled"
    COUNTERED = "countered"
    RESOLVED = "resolved"
    NOT_RESOLVED = "did not resolve"
    CAST = "cast"
    PLAYED = "played"
    STATE_BASED = "state-based action"
    EFFECT = "effect"
    LEFT_GAME = "left the game"
    CREATED = "created"
    COMMANDER = "commander"


@unique
class Action(StrEnum):
    """701: keyword actions that abilities can trigger on: what somebody has done, once it is complete."""

    ADAPT = "adapt"
    AIRBEND = "airbend"
    AMASS = "amass"
    BLIGHT = "blight"
    BOLSTER = "bolster"
    CLASH = "clash"
    COLLECT_EVIDENCE = "collect evidence"
    COMMIT_CRIME = "commit a crime"
    """700.13: no keyword action either."""
    CONNIVE = "connive"
    COPY_SPELL = "copy a spell"
    """707.10: no keyword action, but something that abilities trigger on just so."""
    CREW = "become crewed"
    DISCOVER = "discover"
    EARTHBEND = "earthbend"
    ENDURE = "endure"
    ENLIST = "enlist"
    EXERT = "exert"
    EXPLOIT = "exploit a creature"
    """702.110b."""
    EXPLORE = "explore"
    FATESEAL = "fateseal"
    FIGHT = "fight"
    FLIP_COIN = "flip a coin"
    FORAGE = "forage"
    GIVE_GIFT = "give a gift"
    GOAD = "goad"
    INVESTIGATE = "investigate"
    LOSE_FLIP = "lose a coin flip"
    MANIFEST_DREAD = "manifest dread"
    MUTATE = "mutate"
    """702.140d: no keyword action; a creature does it when a mutating creature spell merges with it."""
    MONSTROSITY = "become monstrous"
    POPULATE = "populate"
    PROLIFERATE = "proliferate"
    RECRUIT = "recruit"
    ROLL_DICE = "roll one or more dice"
    ROLL_DIE = "roll a die"
    SCRY = "scry"
    SEARCH = "search"
    SHUFFLE = "shuffle"
    SURVEIL = "surveil"
    SUSPECT = "suspect"
    TEMPT = "be tempted by the Ring"
    VENTURE = "venture into the dungeon"
    VOTE = "vote"
    WATERBEND = "waterbend"
    WIN_CLASH = "win a clash"
    WIN_FLIP = "win a coin flip"


@unique
class Fate(StrEnum):
    """What may have befallen a player in a turn, where abilities ask for it afterwards."""

    DAMAGED = "was dealt damage"
    LOST_LIFE = "lost life"
    GAINED_LIFE = "gained life"
    WARPED = "cast a spell for its warp cost"
    """702.185c."""
    EXHAUSTED = "activated an exhaust ability"
    """702.177b: as soon as they have begun to."""


@unique
class Deed(StrEnum):
    """608.2i: what players and objects may have done in a turn, where abilities ask for it afterwards."""

    ENTERED = "entered the battlefield"
    CAST = "cast a spell"
    SACRIFICED = "sacrificed"
    DISCARDED = "discarded"
    DAMAGED = "dealt damage"
    CRIME = "committed a crime"
    """700.13."""
    TARGETED = "made a target"
    """115.1."""
    COUNTED = "put counters"
    """122.6."""
    BURIED = "put into a graveyard"
    """404.1, 700.4."""
    BLOCKED = "blocked"
    """509.1g."""
    BECAME_BLOCKED = "became blocked"
    """509.1h."""
    TURNED_UP = "turned face up"
    """708.7."""
    MANNED = "was crewed or saddled"
    """702.122b, 702.171c: by what was tapped for it."""
    CHOSE = "chose modes"
    """700.2."""
    RESOLVED = "resolved an ability"
    """608.2."""
    PERFORMED = "performed a keyword action"
    """701."""


@unique
class Designation(StrEnum):
    """What a permanent can be without any ability of its own saying so; no characteristic, and not copied (701.15b)."""

    DETAINED = "detained"
    FORETOLD = "foretold"
    """702.143c: of a card in exile."""
    EXERTED = "exerted"
    GOADED = "goaded"
    HARNESSED = "harnessed"
    MONSTROUS = "monstrous"
    PLOTTED = "plotted"
    """702.170a: of a card in exile."""
    PREPARED = "prepared"
    RENOWNED = "renowned"
    RING_BEARER = "Ring-bearer"
    SADDLED = "saddled"
    SOLVED = "solved"
    STAYS_TAPPED = "does not untap"
    BESTOWED = "bestowed"
    SUSPECTED = "suspected"
    TO_BE_EXILED = "exiled if it would leave the battlefield"
    WARPED = "warped"
    """702.185b: of a card in exile."""


@unique
class StickerKind(StrEnum):
    """123.1: the kinds of stickers."""

    NAME = "name"
    ABILITY = "ability"
    SIZE = "power and toughness"
    ART = "art"


@unique
class FaceDown(StrEnum):
    """708.2: by which ability, rule or instruction an object is face down."""

    MORPH = "morph"
    DISGUISE = "disguise"
    MANIFEST = "manifest"
    CLOAK = "cloak"
    EFFECT = "effect"
    EXILED = "exiled face down"
    """406.3: of a card in exile."""


@unique
class Layer(Enum):
    """613.1-613.4: layers and sublayers in the order in which they apply."""

    COPY = 10
    FACE_DOWN = 11
    CONTROL = 20
    TEXT = 30
    TYPE = 40
    COLOR = 50
    ABILITY = 60
    CHARACTERISTIC_DEFINING_PT = 71
    SET_PT = 72
    MODIFY_PT = 73
    SWITCH_PT = 74


LAYERS: tuple[Layer, ...] = tuple(Layer)
