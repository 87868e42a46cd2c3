"""A question as it is understood: the numbers in it, and what its words look for, in every way in which that may be said."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import pairwise, product
from typing import NamedTuple

from ruletext import italian, references, spoken
from ruletext.number import RuleNumber, RuleNumberError, RuleRange
from ruletext.scoring import Concept, Variant, form, pair
from ruletext.spelling import Speller
from ruletext.synonyms import Synonyms

LONGEST = 2_000
"""Characters of a question that are read; what comes after them is not looked for."""
MOST_TERMS = 40
"""Words of a question that are looked for."""

SYNONYM = 0.9
"""What a synonym is worth of a word that the texts have too; one of a word that they do not have is worth all of it."""
SEVERAL = 0.3
"""A synonym of n words counts each of them n to the minus this."""
FILLER = 0.5
"""What a word is worth that makes a question and says nothing of what it is about."""
CORRECTED = 0.8
"""What a corrected word is worth beside the stem of the one that was typed, where the texts have that too."""

_FILLERS = """
    cosa come quando perché chi quale quali dove quanto quanta quanti quante se e' ma poi prima dopo anche ancora già sempre
    posso puoi può possono devo deve devono serve succede accade fare fa fai fanno vuol dire significa funziona funzionano
    è sono essere ho ha hai hanno mio mia miei mie tuo tua suo sua suoi sue proprio lo ne me lui lei questo questa quello
    quella altro altra altri altre uno una io tu noi voi loro gli sto stai sta stanno siamo do so col coi adesso ora allora quindi
    qualcosa vorrei voglio vuole vuoi volevo riesco riesce riescono riuscire bisogna bisognerebbe
"""

_PREFIXES = ("ri", "re", "s")
"""What is set before a verb of the table talk: again, away."""

_BEFORE_NUMBER = re.compile(r"\b(?:regol[ae]|cr|vedi|rules?)\b", re.IGNORECASE)
_SPLIT_NUMBER = re.compile(r"(?<![\w.])([1-9]\d\d)[ .,:]+(\d{1,3})[ .]?([a-z]{1,2})?(?![\w.])", re.IGNORECASE)


class Correction(NamedTuple):
    """A word that no text has, and the one that is looked for in its place."""

    typed: str
    read: str


class Question(NamedTuple):
    """A question: the numbers in it, the concepts that its words look for, and the words that were corrected.

    `alone` where a number is all of it and ends with a full stop: then that rule is meant without those below it.
    """

    numbers: tuple[RuleRange, ...] = ()
    concepts: tuple[Concept, ...] = ()
    corrections: tuple[Correction, ...] = ()
    alone: bool = False

    @property
    def terms(self) -> frozenset[str]:
        """All terms that are looked for."""
        return frozenset(term for concept in self.concepts for variant in concept for term in variant.terms)


class Reader:
    """Understands questions. `is_known` says whether the texts have a term, titles and phrases apart."""

    def __init__(self, synonyms: Synonyms, speller: Speller, is_known: Callable[[str], bool]) -> None:
        self._meanings = synonyms.meanings
        self._as_written = synonyms.as_written
        self._longest_key = synonyms.longest
        said = (word for word in synonyms.words if word.endswith(("are", "ere", "ire")))
        self._verbs = frozenset(term for term in map(italian.term, said) if (term,) in self._meanings)
        self._speller = speller
        self._is_known = is_known
        self._fillers = frozenset(italian.terms(_FILLERS))

    def read(self, question: str, *, correct: bool = True) -> Question:
        """Any text is a question: none raises, however long or strange it is. Words are corrected unless that is not wished."""
        question = question[:LONGEST]
        try:
            return Question((RuleRange.parse(question),), alone=question.rstrip().endswith("."))
        except RuleNumberError:
            numbers, words = _parted(spoken.written(question))
        concepts, corrections = self._concepts(words, correct=correct)
        return Question(tuple(dict.fromkeys(numbers)), concepts, corrections)

    def _concepts(self, words: str, *, correct: bool) -> tuple[tuple[Concept, ...], tuple[Correction, ...]]:
        terms: list[str] = []
        forms: list[str] = []
        beside: dict[str, str] = {}
        corrections: dict[Correction, None] = {}
        tokens = [token for _, token in zip(range(MOST_TERMS), italian.tokens(words), strict=False)]
        for place, token in enumerate(tokens):
            read = self._meant(token.plain, terms[-1:], tokens[place + 1 : place + 2]) if correct else ()
            if read and self._is_known(token.term):
                terms.append(token.term)
                beside[token.term] = italian.term(read[0])
            else:
                terms += map(italian.term, read or [token.plain])
                if read:
                    corrections[Correction(words[token.start : token.end], " ".join(read))] = None
            forms += map(form, read or [italian.in_words(token.plain)])
        written: dict[str, list[tuple[str, ...]]] = {}
        for token in tokens:
            written.setdefault(token.term, []).extend(self._as_written.get(token.plain, ()))
        sources = list(self._grouped(terms))
        concepts = [tuple(self._variants(source, beside, written)) for source in sources]
        said = [(term, *self._printed(source, written)) for source in sources for term in source]
        concepts += [tuple(_neighbours(first, second)) for first, second in pairwise(said)]
        concepts += [(Variant((one,), 1.0),) for one in forms]
        return tuple(dict.fromkeys(concepts)), tuple(corrections)

    def _printed(self, source: tuple[str, ...], written: dict[str, list[tuple[str, ...]]]) -> tuple[str, ...]:
        """The word that one word of the table talk stands for first, which stands beside the same others; () where it is none."""
        if len(source) > 1:
            return ()
        meanings = (*self._meanings.get(source, ()), *written.get(source[0], ()))
        return next((meaning for meaning in meanings if len(meaning) == 1), ())

    def _meant(self, plain: str, before: list[str], after: list[italian.Token]) -> tuple[str, ...]:
        """The words that a word was meant to be: two written as one, or the nearest; () for one that is as it should be.

        Of several that are as near the first is taken that the texts have beside what stands before or after it.
        """
        if italian.term(plain) in self._verbs:
            return ()  # in any of its forms: fizzlato, bounco
        bare = self._without_prefix(plain)
        if bare:
            return (bare,)
        elided = self._speller.elided(plain)
        if elided:
            return (elided,)
        parts = self._speller.parts(plain)
        if parts is not None:
            return parts
        near = self._speller.nearest(plain)
        for word in near if len(near) > 1 else ():
            term = italian.term(word)
            pairs = [pair(one, term) for one in before] + [pair(term, token.term) for token in after]
            if any(map(self._is_known, pairs)):
                return (word,)
        return near[:1]

    def _without_prefix(self, plain: str) -> str:
        """The verb of the table talk in a word that has something before it: sbouncare, ricastare; '' for any other."""
        if self._speller.knows(plain) or self._is_known(italian.term(plain)):
            return ""
        bare = (plain.removeprefix(prefix) for prefix in _PREFIXES if plain.startswith(prefix))
        return next((word for word in bare if italian.term(word) in self._verbs), "")

    def _grouped(self, terms: list[str]) -> Iterator[tuple[str, ...]]:
        """The terms, those together that are one key of the table of synonyms; of two keys the longer."""
        place = 0
        while place < len(terms):
            sizes = range(min(self._longest_key, len(terms) - place), 1, -1)
            size = next((size for size in sizes if tuple(terms[place : place + size]) in self._meanings), 1)
            yield tuple(terms[place : place + size])
            place += size

    def _variants(
        self, source: tuple[str, ...], beside: dict[str, str], written: dict[str, list[tuple[str, ...]]]
    ) -> Iterator[Variant]:
        yield Variant(source, FILLER if self._fillers.issuperset(source) else 1.0)
        if len(source) == 1 and source[0] in beside:
            yield Variant((beside[source[0]],), CORRECTED)
        worth = SYNONYM if all(map(self._is_known, source)) else 1.0
        as_written = written.get(source[0], ()) if len(source) == 1 else ()
        for meaning in (*self._meanings.get(source, ()), *as_written):
            pairs = (pair(first, second) for first, second in pairwise(meaning))
            yield Variant((*meaning, *pairs), worth / len(meaning) ** SEVERAL)


def _neighbours(first: tuple[str, ...], second: tuple[str, ...]) -> Iterator[Variant]:
    """Two words beside each other, as they were said and then as they may be printed."""
    for one, other in product(first, second):
        yield Variant((pair(one, other),), 1.0 if (one, other) == (first[0], second[0]) else SYNONYM)


def _parted(question: str) -> tuple[list[RuleRange], str]:
    """The numbers in a question, and the words that are left of it."""
    numbers: list[RuleRange] = []
    kept: list[str] = []
    end = 0
    for start, stop, found in _numbers(question):
        numbers.append(found)
        kept.append(question[end:start])
        end = stop
    words = " ".join([*kept, question[end:]])
    return numbers, _BEFORE_NUMBER.sub(" ", words) if numbers else words


def _numbers(question: str) -> Iterator[tuple[int, int, RuleRange]]:
    """Where numbers stand in a question, and which; those that are split by blanks only where there are no others."""
    found = [reference for reference in references.find(question) if reference.numbers]
    for reference in found:
        yield reference.start, reference.end, RuleRange(reference.numbers[0], reference.numbers[-1])
    for match in () if found else _SPLIT_NUMBER.finditer(question):
        try:
            number = RuleNumber.of(int(match[1]), int(match[2]), (match[3] or "").lower())
        except RuleNumberError:
            continue
        yield match.start(), match.end(), RuleRange(number, number)
