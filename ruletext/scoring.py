"""How well a text answers a question, as figures.

In the order in which it counts: how much of what was asked the texts of a rule hold (BM25, words near each other and at the
beginning counting more), how near a title or an everyday phrase of it comes to the question as a whole, and a little of
what is found just above and just below it; then, among the best, how much the rule is about what is asked, in whatever words
(ruletext/senses.py), and how much one of its titles and phrases looks like the question (ruletext/surface.py). The figures were
chosen on questions of our own and on everyday phrases that were left out of the index while they were asked
(benchmarks/search.py).
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Mapping, Sequence, Set
from heapq import nlargest
from itertools import pairwise
from operator import mul
from typing import NamedTuple, Protocol

from ruletext.columns import Columns
from ruletext.senses import Senses, nearness
from ruletext.surface import likeness as look_alike
from ruletext.surface import plain, runs

SATURATION = 1.2
"""BM25's k1: how soon more of the same word tells nothing new."""
LENGTH = 0.3
"""BM25's b: how much a long text is marked down. Low, because many rules are long only by their examples."""
NEAR = 0.6
"""How much two neighbours of the question count that stand side by side in a text, beside the words themselves."""
NEAR_IN_SHORT = 0.5
"""The same in a title or phrase."""
FORM_IN_SHORT = 0.3
"""How much a word counts in a title or phrase that has it as it was asked for, beside its stem."""
COVERAGE = 0.9
"""How much of the score is multiplied by the part of the question that was found at all."""
SAID = 0.8
"""How much a word of an everyday phrase counts beside one of the texts: what several phrases share in a question adds up."""
PHRASE = 0.55
TITLE = 0.5
"""What a phrase and a title are worth that are the very question; the texts are worth about 1 at most."""
LIKENESS = 1.4
"""The power of the likeness that counts: one phrase that is quite the question tells more than two that are half of it."""
USUAL = 12.0
LONGER = 0.35
"""Of two phrases as like the longer tells more: its length as a vector beside the usual one, to this power."""
FURTHER = (1.0, 0.2, 0.1)
"""How much the best, the second and the third of the titles and phrases of a rule count: what was asked in several ways that
come near is more surely meant than what was asked once."""
NAMED = 0.5
"""What is added for a title that is the very question: who types a printed name wants what bears it."""
WORDED = 0.3
"""The same for a phrase: it stands where it does because it was asked."""
SAME = 0.95
"""From which likeness on a title or phrase is the question, whatever endings it has."""
RENOWN = 0.05
"""How much more a rule counts the more others refer to it, by the logarithm: what many name is the general case."""
ARTICLE = 0.75
"""What an article is worth beside a rule: it explains, and the rule decides."""
DOUBTFUL = 0.7
"""What a text is worth of which nobody knows whether it holds today, or which holds no more, and no other stands for it."""
SHOWN = 30
"""Among how many of the best it is looked which rules an article must not stand above."""
DECIDES = 0.5
"""From which part of what the article is worth on the rule is what was asked for."""
FROM_HEADING = 0.6
"""What a rule gains from the one above it that is nothing but a title: whoever says the title means one of the rules below it,
and the words beside it say which. The first of them gains all: it says what the title means, and is shown for both."""
FROM_ABOVE = (0.0, 0.25)
FROM_BELOW = (0.17, 0.0)
"""What a rule gains from the one above it, and from the best of those below it: where a word or two is asked for, and where a
whole sentence is. Whoever tells a case wants the subrule that has it, whoever says a word the rule that is about it."""
MEANT = 0.2
"""What a rule gains that is about the very things that are asked, in whatever words."""
REACH = 100
"""Among how many of the best it is looked what they are about."""
ALIKE = (0.25, 0.7)
"""What a rule gains of which a title or phrase looks like the very question (ruletext/surface.py): where a word or two is asked
for, and where a whole sentence is, which no phrase has all of."""
LOOKED = 40
"""Among how many of the best it is looked what they look like."""
WORD = 3
SENTENCE = 7
"""Up to how many words are asked for as one thing, and from how many on as a case."""


class Variant(NamedTuple):
    """One way of saying something: its terms, and how much they count."""

    terms: tuple[str, ...]
    worth: float


Concept = tuple[Variant, ...]
"""One thing that is looked for, in every way in which it may be said; as asked first."""


class Postings(Protocol):
    """What is known of the texts. Units and shorts are called by their places, from 0.

    `average_length` is that of the texts of all units in terms. `leads` has for an article the places of the rules that it
    refers its readers to, from where to before where.
    """

    columns: Columns
    senses: Senses
    leads: Mapping[int, Sequence[Sequence[int]]]
    average_length: float

    def bodies(self, term: str) -> dict[int, float]:
        """The units that have a term in their texts, with how many times; in an everyday phrase it counts `SAID`."""

    def shorts_with(self, term: str) -> list[int]:
        """The titles and phrases that have a term."""

    def compared(self, place: int) -> list[str]:
        """The titles and phrases of a unit, plain; one that is empty where it has none."""


def pair(first: str, second: str) -> str:
    """The term for two neighbours."""
    return f"{first}_{second}"


def is_pair(term: str) -> bool:
    """Whether a term stands for two neighbours."""
    return "_" in term


def form(plain: str) -> str:
    """The term for a word as it is, but for its last vowel: it parts bloccata from bloccante, and not from bloccate.

    Titles and phrases alone have such terms.
    """
    return f"={plain.rstrip('aeio') or plain}"


def is_form(term: str) -> bool:
    """Whether a term is one of these."""
    return term[0] == "="


def with_pairs(terms: list[str]) -> list[str]:
    """The terms, and after them each two neighbours as one term."""
    return [*terms, *(pair(first, second) for first, second in pairwise(terms))]


def weight(total: int, having: int) -> float:
    """How much a term tells that so many of so many have."""
    return math.log(1 + (total - having + 0.5) / (having + 0.5))


def short_weight(term: str, total: int, having: int) -> float:
    """The same in a title or phrase, which is a vector of such weights."""
    return weight(total, having) * (NEAR_IN_SHORT if is_pair(term) else FORM_IN_SHORT if is_form(term) else 1.0)


def prior(referred: int, *, is_article: bool, is_doubtful: bool) -> float:
    """What a unit is worth whatever is asked, when so many rules refer to it."""
    renown = 1 + RENOWN * math.log1p(referred)
    return renown * (ARTICLE if is_article else 1.0) * (DOUBTFUL if is_doubtful else 1.0)


def scores(concepts: list[Concept], postings: Postings, asked_as: str = "") -> dict[int, float]:
    """What each unit is worth for these concepts, asked in these words; units that have nothing of the concepts are not there."""
    text: defaultdict[int, float] = defaultdict(float)
    found: defaultdict[int, float] = defaultdict(float)
    alike: defaultdict[int, float] = defaultdict(float)
    whole = square = 0.0
    asked = 0
    for concept in concepts:
        tells = 0.0
        first = concept[0].terms[0]
        if not is_form(first):
            best, told = _best_in_texts(concept, postings)
            if not is_pair(first):
                tells = told  # neighbours are no further thing that was asked for
                asked += 1
            for place, score in best.items():
                text[place] += score
                found[place] += tells
            whole += tells
        nearest, own = _best_in_shorts(concept, postings)
        square += own
        for place, score in nearest.items():
            alike[place] += score
    result: defaultdict[int, float] = defaultdict(float)
    if whole:
        for place, score in text.items():
            covered = 1 - COVERAGE + COVERAGE * min(1.0, found[place] / whole)
            result[place] = score / whole / (SATURATION + 1) * covered
    norms, priors = postings.columns.norms, postings.columns.priors
    likenesses = {place: score / math.sqrt(square) / norms[place] for place, score in alike.items()}
    for owner, worth in _by_shorts(likenesses, postings).items():
        result[owner] += worth
    for place in result:
        result[place] *= priors[place]
    titles, owners = postings.columns.titles, postings.columns.owners
    called = {owners[short] for short, likeness in likenesses.items() if likeness >= SAME and titles[short]}
    related = _with_sense(_with_relatives(result, asked, postings), concepts, postings)
    return _behind_rules(_with_surface(related, asked_as, _between(ALIKE, asked), postings), called, postings)


def _between(figures: tuple[float, float], asked: int) -> float:
    """Of a figure for a word or two and one for a whole sentence, what holds for so many words that are asked for."""
    least, most = figures
    return least + min(1.0, max(0.0, (asked - WORD) / (SENTENCE - WORD))) * (most - least)


def _best_in_texts(concept: Concept, postings: Postings) -> tuple[dict[int, float], float]:
    """For each unit the score of the variant that its texts say best, and what the concept tells at most."""
    best: dict[int, float] = {}
    tells = 0.0
    lengths = postings.columns.lengths
    for variant in concept:
        scored: defaultdict[int, float] = defaultdict(float)
        told = 0.0
        for term in variant.terms:
            counts = postings.bodies(term)
            if not counts:
                continue
            term_weight = weight(len(lengths), len(counts)) * variant.worth
            if is_pair(term):
                term_weight *= NEAR
            else:
                told += term_weight
            for place, count in counts.items():
                length = 1 - LENGTH + LENGTH * lengths[place] / postings.average_length
                scored[place] += term_weight * count * (SATURATION + 1) / (count + SATURATION * length)
        if not best:
            best = scored
        else:
            for place, score in scored.items():
                if score > best.get(place, 0.0):
                    best[place] = score
        tells = max(tells, told)
    return best, tells


def _best_in_shorts(concept: Concept, postings: Postings) -> tuple[dict[int, float], float]:
    """What a concept adds to the likeness of titles and phrases to a question, both taken as vectors of the weights of terms.

    For each title or phrase that has something of it: what the variant adds that it says best; then the square of what the
    concept adds to the length of the question. Said in another way, a concept adds as much to that length as it was asked.
    """
    best: dict[int, float] = {}
    own = 0.0
    for variant in concept:
        scored: dict[int, float] = {}
        square = 0.0
        for term in variant.terms:
            places = postings.shorts_with(term)
            if not places and (is_pair(term) or is_form(term)):
                continue  # that two words never stand together, or a word in this form, is no news
            squared = short_weight(term, len(postings.columns.norms), len(places)) ** 2
            square += squared
            if not scored:
                scored = dict.fromkeys(places, squared)
                continue
            for place in places:
                scored[place] = scored.get(place, 0.0) + squared
        own = own or square
        share = variant.worth * math.sqrt(own / square) if square else 0.0
        if not best and share == 1.0:
            best = scored
            continue
        for place, score in scored.items():
            if score * share > best.get(place, 0.0):
                best[place] = score * share
    return best, own


def worth_of_short(norm: float, *, is_title: bool) -> float:
    """What a title or phrase of this length as a vector is worth that is the very question."""
    return (TITLE if is_title else PHRASE) * math.pow(norm / USUAL, LONGER)


def _by_shorts(likenesses: dict[int, float], postings: Postings) -> dict[int, float]:
    """For each unit what the best of its titles and phrases are worth together."""
    several: defaultdict[int, list[float]] = defaultdict(list)
    owners, titles, worths = postings.columns.owners, postings.columns.titles, postings.columns.worths
    for place, likeness in likenesses.items():
        worth = worths[place] * likeness**LIKENESS
        if likeness >= SAME:
            worth += NAMED if titles[place] else WORDED
        several[owners[place]].append(worth)
    total = {}
    for owner, found in several.items():
        found.sort(reverse=True)
        total[owner] = sum(map(mul, FURTHER, found))
    return total


def _with_relatives(own: dict[int, float], asked: int, postings: Postings) -> dict[int, float]:
    """The scores with what each gains from the rule above it and from the best below it.

    A rule that is nothing but its title has none: its first subrule stands for both.
    """
    parents, shown_by = postings.columns.parents, postings.columns.shown_by
    from_above, from_below = (_between(each, asked) for each in (FROM_ABOVE, FROM_BELOW))
    headings = {place: score for place, score in own.items() if shown_by[place] >= 0}
    below: dict[int, float] = {}
    for place, score in own.items():
        above = parents[place]
        if above >= 0 and shown_by[above] < 0:
            below[above] = max(below.get(above, 0.0), score)
    found = {}
    for place in {*own, *below} - headings.keys():
        above = parents[place]
        gain = FROM_HEADING if above in headings else from_above
        found[place] = own.get(place, 0.0) + gain * own.get(above, 0.0) + from_below * below.get(place, 0.0)
    for heading, score in headings.items():
        first = shown_by[heading]
        found[first] = found.get(first, FROM_HEADING * score) + (1 - FROM_HEADING) * score
    return found


def _with_sense(found: dict[int, float], concepts: list[Concept], postings: Postings) -> dict[int, float]:
    """The scores with what each of the best gains by what it is about."""
    asked: dict[str, float] = {}
    for concept in concepts:
        for variant in () if is_pair(concept[0].terms[0]) or is_form(concept[0].terms[0]) else concept:
            for term in variant.terms:
                asked[term] = max(asked.get(term, 0.0), variant.worth)
    question = postings.senses.of_question(asked)
    if question:
        for place in nlargest(REACH, found, key=found.__getitem__):
            found[place] += MEANT * nearness(question, postings.columns.senses, place)
    return found


def _with_surface(found: dict[int, float], asked_as: str, worth: float, postings: Postings) -> dict[int, float]:
    """The scores with what each of the best gains by the title or phrase of it that looks most like the question."""
    question = runs(plain(asked_as))
    if question:
        priors = postings.columns.priors
        for place in nlargest(LOOKED, found, key=found.__getitem__):
            alike = max(look_alike(question, runs(text)) for text in postings.compared(place))
            found[place] += worth * alike * priors[place]
    return found


def _behind_rules(found: dict[int, float], called: Set[int], postings: Postings) -> dict[int, float]:
    """The scores where no article stands above all the rules that it refers to: it explains, and the rule decides. The best of
    those gets what the article is worth. Not where the question is nothing but what the article is called.

    Of equals the rule comes first: the places of articles are behind those of rules.
    """
    lowest = min(nlargest(SHOWN, found.values()), default=0.0)
    for article in found.keys() & postings.leads.keys() - called:
        if found[article] < lowest:
            continue
        below = [place for start, after in postings.leads[article] for place in range(start, after) if place in found]
        best = max(below, key=lambda place: (found[place], -place), default=None)
        if best is not None and found[best] >= DECIDES * found[article]:
            found[best] = max(found[best], found[article])
    return found
