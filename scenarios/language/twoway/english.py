"""The English words of the rules by class, as Oracle texts have them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engine.words.counters import KEYWORD_COUNTERS
from engine.words.terms import Action, CardType, Color, Supertype, TurnStep, Zone
from scenarios.language.card_terms import COUNTERS, DESIGNATED
from scenarios.language.keywords import KEYWORDS
from scenarios.language.subtypes import SUBTYPES
from scenarios.language.token_names import ROLES
from scenarios.language.twoway.templates import ENGLISH_VERBS
from scenarios.language.twoway.vocabulary import ALL_MOODS, BASE, Spelling, Vocabulary
from scenarios.language.valued_phrases import ABILITIES_ON_THE_STACK, GIFTS

_TO_TWENTY = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
    "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
)  # fmt: skip
_TENS = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
NUMBERS = (
    *_TO_TWENTY[:-1],
    *(f"{ten}-{one}" if one else ten for ten in _TENS for one in ("", *_TO_TWENTY[1:10])),
    "one hundred",
)
"""Numbers as words, each at the index that it means."""

ORDINALS = (
    "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth",
)  # fmt: skip

_NOUNS = {
    "CARD": "card", "PERMANENT": "permanent", "SPELL": "spell", "TOKEN": "token", "SOURCE": "source", "PLAYER": "player",
    "OPPONENT": "opponent", "ABILITY": "ability", "COMMANDER": "commander", "RING_BEARER": "Ring-bearer", "OUTLAW": "outlaw",
}  # fmt: skip
_ADJECTIVES = {
    "TAPPED": "tapped", "UNTAPPED": "untapped", "ATTACKING": "attacking", "BLOCKING": "blocking", "BLOCKED": "blocked",
    "ENCHANTED": "enchanted", "EQUIPPED": "equipped", "COLORLESS": "colorless", "MULTICOLORED": "multicolored",
    "PREPARED": "prepared", "HISTORIC": "historic", "MONOCOLORED": "monocolored", "FACE_DOWN": "face-down", "FACE_UP": "face-up",
    "TRANSFORMED": "transformed", "SUSPENDED": "suspended", "SADDLED": "saddled", "MODIFIED": "modified", "WITH_KICKER": "kicked",
}  # fmt: skip
_STEPS = {
    TurnStep.UPKEEP: ("upkeep",),
    TurnStep.DRAW: ("draw step",),
    TurnStep.END: ("end step",),
    TurnStep.PRECOMBAT_MAIN: ("precombat main phase", "first main phase"),
    TurnStep.POSTCOMBAT_MAIN: ("postcombat main phase", "second main phase"),
    TurnStep.BEGINNING_OF_COMBAT: ("combat",),
    TurnStep.UNTAP: ("untap step",),
    TurnStep.END_OF_COMBAT: ("end of combat step",),
}
_PERFORMED = {
    "surveilled": Action.SURVEIL, "scried": Action.SCRY, "proliferated": Action.PROLIFERATE, "investigated": Action.INVESTIGATE,
    "collected evidence": Action.COLLECT_EVIDENCE, "discovered": Action.DISCOVER,
}  # fmt: skip
_PLURALS = {
    "elf": "elves", "dwarf": "dwarves", "wolf": "wolves", "werewolf": "werewolves", "fungus": "fungi", "pegasus": "pegasi",
    "octopus": "octopuses", "cyclops": "cyclopes", "thief": "thieves", "djinn": "djinn", "merfolk": "merfolk",
    "efreet": "efreet", "homunculus": "homunculi", "mouse": "mice", "ox": "oxen", "nautilus": "nautiluses",
    "eldrazi": "eldrazi", "myr": "myr", "equipment": "equipment", "kithkin": "kithkin", "samurai": "samurai", "kor": "kor",
    "kavu": "kavu", "vedalken": "vedalken", "viashino": "viashino", "moonfolk": "moonfolk", "sheep": "sheep", "fish": "fish",
    "phyrexian": "phyrexians", "human": "humans", "shaman": "shamans", "plains": "plains", "urza's": "urza's",
    "treefolk": "treefolk", "hero": "heroes", "jellyfish": "jellyfish", "starfish": "starfish", "slith": "slith", "nephilim": "nephilim",
    "astartes": "astartes", "aetherborn": "aetherborn", "lammasu": "lammasu", "kirin": "kirin", "locus": "loci", "spacecraft": "spacecraft",
}  # fmt: skip


def plural(noun: str) -> str:
    """A noun in the plural; of several words the last one."""
    before, blank, last = noun.rpartition(" ")
    if last in _PLURALS:
        return before + blank + _PLURALS[last]
    if last.endswith("y") and last[-2] not in "aeiou":
        return noun[:-1] + "ies"
    if last.endswith(("s", "x", "ch", "sh", "z")):
        return noun + "es"
    if last.endswith("man"):
        return noun[:-3] + "men"
    return noun + "s"


def _of(noun: str, value: object) -> Iterator[Spelling]:
    several = plural(noun)
    if several == noun:
        yield noun, value, ""
        return
    yield noun, value, "s"
    yield several, value, "p"


def gifts() -> dict[str, str]:
    """702.174d-i: how Oracle texts print what is given."""
    return {f"gift {'an' if given[0] in 'aeo' else 'a'} {given}": f"gift {given}" for given in GIFTS.values()}


def _subtypes() -> Iterator[Spelling]:
    for name in SUBTYPES:
        several = plural(name.lower())
        yield name, name, "s" if several != name.lower() else ""
        if several != name.lower():
            yield several.capitalize(), name, "p"


def _classes() -> dict[str, list[Spelling]]:
    return {
        **{kind: list(_of(noun, None)) for kind, noun in _NOUNS.items()},
        **{kind: [(word, None, "")] for kind, word in _ADJECTIVES.items()},
        "ABILITY": [
            *_of("ability", None),
            *(
                one
                for english, italian in (
                    ("activated ability", "abilità attivata"),
                    ("triggered ability", "abilità innescata"),
                    ("activated or triggered ability", "abilità attivata o innescata"),
                )
                for one in _of(english, ABILITIES_ON_THE_STACK[italian])
            ),
        ],
        "TYPE": [one for card_type in CardType for one in _of(str(card_type), card_type)],
        "SUBTYPE": list(_subtypes()),
        "COLOR": [(color.name.lower(), color, "") for color in Color],
        "DESIGNATED": [(str(one), one, "") for one in DESIGNATED],
        "ROLE": [(f"{role} Role", role, "") for role in ROLES.values()],
        "SUPERTYPE": [(str(one), one, "") for one in Supertype],
        "KEYWORD": [
            *((keyword.rstrip("!"), keyword, "") for keyword in KEYWORDS),
            *((spelt, keyword, "") for spelt, keyword in gifts().items()),
        ],
        "ORDINAL": [(word, number, "") for number, word in enumerate(ORDINALS, start=2)],
        "NUM": [(word, number, "p") for number, word in enumerate(NUMBERS) if number > 1],
        "MEASURE": [
            (word, measure, "")
            for measure in ("power", "toughness", "mana value")
            for word in ((measure, "converted mana cost") if measure == "mana value" else (measure,))
        ],
        "DIFFERENT_KINDS": [
            (spelling, kind, marks)
            for kind in ("card types", "basic land types", "mana values")
            for spelling, marks in ((kind, "p"), (kind.removesuffix("s"), "s"), (f"different {kind}", "p"))
        ],
        "PERFORMED": [(word, action, "") for word, action in _PERFORMED.items()],
        "PLACE": [
            one for zone in (Zone.HAND, Zone.GRAVEYARD, Zone.LIBRARY, Zone.EXILE) for one in _of(str(zone), zone)
        ],
        "STEP": [(name, step, "") for step, names in _STEPS.items() for one in names for name in (one, plural(one))],
        "COUNTER_OF": [
            (f"{kind} {noun}", kind, marks)
            for kind in (*COUNTERS, *KEYWORD_COUNTERS)
            for noun, marks in (("counter", "s"), ("counters", "p"))
        ],
        "DAMAGE": [("damage", None, "")],
        "LIFE": [("life", None, "")],
    }


def third_person(verb: str) -> str:
    """'Deals', 'scries', 'attaches'."""
    if verb.endswith("y") and verb[-2] not in "aeiou":
        return verb[:-1] + "ies"
    return verb + ("es" if verb.endswith(("s", "x", "ch", "sh")) or verb == "do" else "s")


_IRREGULAR: dict[str, tuple[tuple[str, frozenset[str]], ...]] = {
    "be": (
        ("is", frozenset({"3s"})),
        ("are", frozenset({"2s", "3p"})),
        ("be", frozenset({"inf", "imp"})),
        ("'s", frozenset({"3s"})),
        ("'re", frozenset({"3p"})),
    ),
    "have": (("have", BASE), ("has", frozenset({"3s"}))),
    "may": (("may", ALL_MOODS),),
    "can": (("can", ALL_MOODS),),
    "phase": (("phase out", BASE), ("phases out", frozenset({"3s"}))),
    "look": (("look at", BASE), ("looks at", frozenset({"3s"}))),
}


def _verbs() -> dict[str, list[tuple[str, frozenset[str]]]]:
    found: dict[str, list[tuple[str, frozenset[str]]]] = {}
    for verb, kind in ENGLISH_VERBS.items():
        regular = ((verb, BASE), (third_person(verb), frozenset({"3s"})))
        found.setdefault(kind, []).extend(_IRREGULAR.get(verb, regular))
    return found


@cache
def english() -> Vocabulary:
    """The English words."""
    return Vocabulary(_classes(), _verbs(), lambda words: words.replace("'s", " 's").split())
