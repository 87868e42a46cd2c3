"""The Italian words of the rules by class, out of the tables that today's reader of card text uses too."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engine.words.counters import KEYWORD_COUNTERS
from engine.words.terms import Zone
from scenarios.language import card_terms as terms
from scenarios.language.determiners import AGREEING, CONTRACTIONS
from scenarios.language.forms import Adjective, Noun, adjective, plurals
from scenarios.language.keywords import KEYWORDS
from scenarios.language.subtypes import SUBTYPES
from scenarios.language.token_names import ROLES
from scenarios.language.twoway.vocabulary import Spelling, Vocabulary
from scenarios.language.valued_phrases import ABILITIES_ON_THE_STACK, DIFFERING, ORDINALS, PERFORMED
from scenarios.language.verbs import PRONOUNS, VERBS, conjugated

_NOUNS = {
    "CARD": Noun("carta", "carte", "f"), "PERMANENT": Noun("permanente", "permanenti", "m"),
    "SPELL": Noun("magia", "magie", "f"), "TOKEN": Noun("pedina", "pedine", "f"), "SOURCE": Noun("fonte", "fonti", "f"),
    "COMMANDER": Noun("comandante", "comandanti", "m"),
    "OUTLAW": Noun("fuorilegge", "fuorilegge", "m"),
    "RING_BEARER": Noun("Portatore dell'Anello", "Portatori dell'Anello", "m"),
    "PLAYER": Noun("giocatore", "giocatori", "m"), "OPPONENT": Noun("avversario", "avversari", "m"),
    "ABILITY": Noun("abilità", "abilità", "f"),
}  # fmt: skip
_ADJECTIVES = {
    "TAPPED": "tappato", "UNTAPPED": "stappato", "ATTACKING": "attaccante", "BLOCKING": "bloccante", "BLOCKED": "bloccato",
    "ENCHANTED": "incantato", "EQUIPPED": "equipaggiato", "PREPARED": "preparato", "HISTORIC": "storico", "MONOCOLORED": "monocolore",
    "TRANSFORMED": "trasformato", "SUSPENDED": "sospeso", "SADDLED": "sellato", "MODIFIED": "modificato", "WITH_KICKER": "potenziato",
    "DISCARDED": "scartato", "EXILED": "esiliato",
}  # fmt: skip


def _noun(noun: Noun, value: object) -> Iterator[Spelling]:
    for form, marks in noun.forms():
        yield form, value, marks


def _adjective(one: Adjective, value: object) -> Iterator[Spelling]:
    for form, marks in one.forms():
        yield form, value, marks


def _subtypes() -> Iterator[Spelling]:
    for subtype, names in SUBTYPES.items():
        for name in names:
            yield name, subtype, "s"
            for several in plurals(name.lower()):
                yield several.capitalize(), subtype, "p"


def _counters() -> Iterator[Spelling]:
    names = {**terms.COUNTERS, **{kind: KEYWORDS[kind][0] for kind in KEYWORD_COUNTERS}}
    for kind, name in names.items():
        yield f"segnalino {name}", kind, "ms"
        yield f"segnalini {name}", kind, "mp"


def _classes() -> dict[str, list[Spelling]]:
    adjectives = {kind: list(_adjective(adjective(word), None)) for kind, word in _ADJECTIVES.items()}
    return {
        **{kind: list(_noun(noun, None)) for kind, noun in _NOUNS.items()},
        **adjectives,
        "ROLE": [(words, role, "fs") for words, role in ROLES.items()],
        "FACE_DOWN": [("a faccia in giù", None, "")],
        "FACE_UP": [("a faccia in su", None, "")],
        "DESIGNATED": [one for which, word in terms.DESIGNATED.items() for one in _adjective(word, which)],
        "COLORLESS": list(_adjective(terms.COLORLESS, None)),
        "MULTICOLORED": list(_adjective(terms.MULTICOLORED, None)),
        "ABILITY": [
            *_noun(_NOUNS["ABILITY"], None),
            *((name, kinds, "fs") for name, kinds in ABILITIES_ON_THE_STACK.items()),
        ],
        "TYPE": [one for card_type, noun in terms.TYPES.items() for one in _noun(noun, card_type)],
        "SUBTYPE": list(_subtypes()),
        "COLOR": [one for color, word in terms.COLORS.items() for one in _adjective(word, color)],
        "SUPERTYPE": [one for which, word in terms.SUPERTYPES.items() for one in _adjective(word, which)],
        "KEYWORD": [(name, keyword, "") for keyword, names in KEYWORDS.items() for name in names],
        "ORDINAL": [(word, number, "") for number, word in enumerate(ORDINALS, start=2)],
        "NUM": [(word, number, "p") for number, word in enumerate(terms.NUMBERS) if number > 1],
        "MEASURE": [
            *_noun(terms.POWER, "power"),
            *_noun(terms.TOUGHNESS, "toughness"),
            *_noun(terms.MANA_VALUE, "mana value"),
        ],
        "PLACE": [
            one
            for zone in (Zone.HAND, Zone.GRAVEYARD, Zone.LIBRARY, Zone.EXILE)
            for one in _noun(terms.ZONES[zone], zone)
        ],
        "DIFFERENT_KINDS": [(word, kind, "s" if word[:4] == "tipo" else "p") for word, kind in DIFFERING.items()],
        "PERFORMED": [(word, action, "") for word, action in PERFORMED.items()],
        "STEP": [(name, step, "") for step, names in terms.STEPS.items() for name in names],
        "COUNTER_OF": list(_counters()),
        **{kind: [(word, None, marks) for word, marks in words.items()] for kind, words in AGREEING.items()},
        "CLITIC": [(f"-{word}", None, marks) for word, marks in PRONOUNS.items() if word != "ne"],
        "DAMAGE": list(_noun(Noun("danno", "danni", "m"), None)),
        "LIFE": list(_noun(Noun("punto vita", "punti vita", "m"), None)),
    }


def _verbs() -> dict[str, list[tuple[str, frozenset[str]]]]:
    return {
        kind: [(form, frozenset((mood,))) for form, mood in conjugated(infinitive)]
        for kind, infinitive in VERBS.items()
    }


def _split(spelling: str) -> list[str]:
    """'Pietra del potere' is four words in a sentence."""
    return [part for word in spelling.split() for part in CONTRACTIONS.get(word, (word,))]


@cache
def italian() -> Vocabulary:
    """The Italian words."""
    return Vocabulary(_classes(), _verbs(), _split)
