"""205, 702: card types, subtypes and keyword abilities in a line of quick notation."""

from __future__ import annotations

from collections.abc import Mapping, Set

from engine.words.terms import CardType, Supertype
from scenarios.language.counters import COUNTERS, SAID_ALONE
from scenarios.language.errors import Wrong
from scenarios.language.keyword_names import KEYWORDS
from scenarios.language.subtype_names import SUBTYPES
from scenarios.language.terms import COLORS, SUPERTYPES, TYPES
from scenarios.written.abilities.keywords import BOTH, COSTED, NUMBERED, QUALIFIED, keywords_of_text
from scenarios.written.scalars import in_digits
from scenarios.written.words_in_lines import Found, Said, Word, found_at

_SUBTYPES: Mapping[str, tuple[CardType, str]] = {
    "aura": (CardType.ENCHANTMENT, "Aura"), "saga": (CardType.ENCHANTMENT, "Saga"),
    "equipaggiamento": (CardType.ARTIFACT, "Equipment"), "fortificazione": (CardType.ARTIFACT, "Fortification"),
    "veicolo": (CardType.ARTIFACT, "Vehicle"),
}  # fmt: skip
"""303.4, 714, 301.5, 301.6, 301.7: subtypes that say how a card is played, each with the type it belongs to."""


def _subtype(words: list[Word], at: int) -> Found | None:
    """205.3: ``creatura elfo druido``, ``2/2 Elfo``, ``battaglia — Assedio``: behind a type, or a power and toughness."""
    found = None if words[at].quoted else SUBTYPES.get(words[at].text)
    return ({"subtypes": (found,)}, at + 1) if found is not None else None


DASHES = ("—", "–", "-")
"""205.3a: what stands between types and subtypes on a card."""

_NUMBER_OF = {CardType.PLANESWALKER: "loyalty", CardType.BATTLE: "defense"}
"""306.5, 310.4: the one number that is printed on a card of a type."""


_SNOW = ("innevato", "innevata")
"""205.4g: «terra base innevata»: in the name of a card the word says nothing by itself, behind its type it is the supertype."""


def behind_type(words: list[Word], at: int, said: Said) -> Found | None:
    """What can only stand behind a type: ``creatura elfo``, ``planeswalker leggendario Jace 3``, ``battaglia 5``."""
    typed = at - 1
    while typed > 0 and _stands_between(words[typed].text):
        typed -= 1
    if words[at].plain in _SNOW and "types" in said:
        return {"supertypes": (Supertype.SNOW,)}, at + 1
    number = in_digits(words[at].plain) if TYPES.get(words[typed].text) in _NUMBER_OF else ""
    if number:
        return {_NUMBER_OF[TYPES.read(words[typed].text)]: number}, at + 1
    return _subtype(words, at) if {"types", "power_toughness"} & {*said} else None


def _stands_between(word: str) -> bool:
    """205.3a, 205.4a: whether a word of a type line may stand between a type and its number."""
    return word in DASHES or any(known.get(word) is not None for known in (SUPERTYPES, SUBTYPES))


def types_in_line(words: list[Word], at: int) -> Found | None:
    word = words[at].text
    if (both := _SUBTYPES.get(words[at].plain)) is not None:
        return {"types": both[:1], "subtypes": both[1:]}, at + 1
    supertype, card_type, color = SUPERTYPES.get(word), TYPES.get(word), COLORS.get(word)
    if supertype is not None:
        return {"supertypes": (supertype,)}, at + 1
    if card_type is not None:
        return {"types": (card_type,)}, at + 1
    if color is not None:
        return {"colors": (color,)}, at + 1
    return ({"colors": ()}, at + 1) if words[at].plain == "incolore" else None


def keyword_in_line(words: list[Word], at: int) -> Found | None:
    """A keyword ability with what belongs to it; in quotation marks one whose end could not be told."""
    if words[at].quoted:
        return _as_keywords(words[at].text, words[at], at + 1)
    for length in (4, 3, 2, 1):
        if at + length <= len(words):
            keyword = KEYWORDS.get(" ".join(word.text for word in words[at : at + length]))
            if keyword is not None:
                end = _end_of_keyword(keyword, words, at + length)
                return _as_keywords(" ".join(word.text for word in words[at:end]), words[at], end)
    called = CALLED.get(words[at].plain, "")
    if KEYWORDS.get(called) is not None:
        return _as_keywords(called, words[at], at + 1)
    for mark in ("—", "–"):
        head = words[at].text.partition(mark)[0]
        if head != words[at].text and KEYWORDS.get(head) is not None:
            end = next((n + 1 for n in range(at, len(words)) if words[n].comma), len(words))
            return _as_keywords(" ".join(word.text for word in words[at:end]), words[at], end)
    return None


def _end_of_keyword(keyword: str, words: list[Word], at: int) -> int:
    """Where the words of a keyword end, of which those at ``at`` and after may still be part."""
    if at >= len(words) or words[at - 1].comma:
        return at
    if keyword in ("protection", "hexproof") and words[at].plain.startswith("da"):
        end = at + (1 if "'" in words[at].plain else 2)
        while end + 1 < len(words) and words[end].plain == "e" and words[end + 1].plain.startswith("da"):
            end += 2 if "'" in words[end + 1].plain else 3
        return min(end, len(words))
    one_more = (*NUMBERED, *COSTED, *BOTH, *QUALIFIED, "enchant")
    return at + 1 if keyword in one_more else at


def _as_keywords(text: str, word: Word, end: int) -> Found:
    try:
        return {"keywords": keywords_of_text(text)}, end
    except Wrong as error:
        raise found_at(error, word) from None


CALLED = {
    "vigilanza": "cautela", "trampolo": "travolgere", "sfondamento": "travolgere", "celerita": "rapidità", "fretta": "rapidità",
    "volante": "volare", "minaccia": "minacciare", "intoccabile": "velo", "indistruttibilita": "indistruttibile",
    "lealta": "fedeltà",
}  # fmt: skip
"""What people call keyword abilities and numbers by, and how they are printed."""


def known_words() -> tuple[str, ...]:
    """The words that may follow a name, for completing what is typed."""
    states = (
        *_SUBTYPES,
        "TAP",
        "malato",
        "comandante",
        "danno",
        "fedeltà",
        "difesa",
        "su",
        "attaccato a",
        "controllato da",
        "proprietario",
    )
    adjectives = _of_one({*SUPERTYPES.spellings(), *COLORS.spellings()})
    alone = (word for kind in COUNTERS if kind in SAID_ALONE for word in COUNTERS.words(kind))
    return (*states, *TYPES.spellings(), *adjectives, *KEYWORDS.spellings(), *alone)


def _of_one(adjectives: Set[str]) -> list[str]:
    """Those of some adjectives that can be said of one card: «leggendaria», not «leggendarie»."""
    plural = {one for one in adjectives if one.endswith("e") and one[:-1].removesuffix("h") + "a" in adjectives}
    return sorted(one for one in adjectives - plural if not one.endswith("i"))


def counters_in_words() -> tuple[str, ...]:
    """122.1: ``con un segnalino +1/+1``, ``con due segnalini stordimento``: as one says it behind a card, the usual ones first."""
    of_power = ("+1/+1", "-1/-1")
    kinds = (*of_power, *(kind for kind in COUNTERS.spellings() if kind not in of_power))
    return tuple(
        f"con {number} {'segnalino' if number == 'un' else 'segnalini'} {kind}" for kind in kinds for number in _SO_MANY
    )


_SO_MANY = ("un", "due", "tre", "quattro", "cinque")
