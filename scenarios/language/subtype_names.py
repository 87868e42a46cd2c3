"""205.3: subtypes by their printed Italian names. What is in no table is the same in both languages, or not known here."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from engine.words.subtypes import EVERY_CREATURE_TYPE
from scenarios.language import subtypes as lexicon
from scenarios.language.errors import shown, wrong
from scenarios.language.folding import folded
from scenarios.language.forms import plurals
from scenarios.language.vocabulary import Vocabulary

SUBTYPES: Vocabulary[str] = Vocabulary(
    "un sottotipo", {english: " | ".join(italian) for english, italian in lexicon.SUBTYPES.items()}
)
"""English to Italian, as the texts of cards have them; the first Italian name is the printed one."""

_LONGEST = max(len(spelling.split()) for spelling in SUBTYPES.spellings())


def _in_the_plural() -> Mapping[str, str]:
    """What several of a subtype are called, where the plural is that of one subtype only and no subtype itself."""
    meant: dict[str, set[str]] = {}
    for english, italian in lexicon.SUBTYPES.items():
        for name in italian:
            for plural in plurals(name.lower()):
                meant.setdefault(folded(plural), set()).add(english)
    return {plural: min(one) for plural, one in meant.items() if len(one) == 1 and SUBTYPES.get(plural) is None}


_PLURALS = MappingProxyType(_in_the_plural())


def known_subtype(word: str) -> str | None:
    """The English name of a subtype by its Italian one, of one or of several; ``None`` for one that is in no table."""
    return SUBTYPES.get(word) or _PLURALS.get(folded(word))


def subtype(word: str) -> str:
    """A subtype as the engine names it: by its English name where that is known, else as it is written."""
    return known_subtype(word) or word


def token_word(name: str) -> str:
    """111.4: what a token is called in Italian that the engine calls by its English subtypes; any other name is its own."""
    words = name.removesuffix(" Token")
    return " ".join(map(subtype_word, words.split())) if words != name else name


def read_subtypes(text: str) -> tuple[str, ...]:
    """205.3b: the subtypes of a type line, each a word; some Italian names are several words. Raises an error of `wrong`."""
    words = text.split()
    found: list[str] = []
    while words:
        for length in range(min(_LONGEST, len(words)), 0, -1):
            name = " ".join(words[:length])
            meant = SUBTYPES.get(name) or (name if length == 1 else None)
            if meant is not None:
                break
        else:
            raise AssertionError("a single word is always a subtype")
        if meant in found:
            raise wrong(f"il sottotipo {shown(name)} c'è due volte")
        found.append(meant)
        del words[:length]
    return tuple(found)


def subtype_word(name: str) -> str:
    """The printed Italian name of a subtype; one that the table does not know keeps its own. 702.73a: of every creature type too."""
    if name == EVERY_CREATURE_TYPE:
        return "tutti i tipi di creatura"
    return SUBTYPES.word(name) if name in SUBTYPES else name


SUBTYPE_WORDS: Mapping[str, str] = MappingProxyType({name: subtype_word(name) for name in lexicon.SUBTYPES})
"""English to printed Italian, for the names of tokens (111.4)."""
