"""Makes ruletext/senses.bin, the vectors of words: `python -m benchmarks.senses`, some thirty seconds, the same file each time.

The rules are a table that says which words each has, in its texts, titles and everyday phrases, rare words counting more. The
directions in which this table is longest are what words have in common (subspace iteration); a word's vector says how far it
goes in each. To be run again when many texts or phrases have changed: words that have no vector are only not helped by it.
"""

from __future__ import annotations

import math
import random
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from operator import mul

from ruletext import italian
from ruletext.builtin import builtin
from ruletext.gathering import units
from ruletext.senses import MOST, PATH, SIZE, TEXT, packed

LEAST = 2
"""In how many texts and phrases a word stands that has a vector: one that stands in one has no company to tell it by."""
TURNS = 8
LARGEST = 4.0
"""The longest vectors are cut: how many times the largest number is too large for a byte. Words that nearly all texts have
would else have no numbers left."""

Row = list[tuple[int, float]]


def texts() -> Iterator[list[tuple[int, set[str]]]]:
    """For each rule and article the words of its text, titles and phrases, and how much each of these counts."""
    for unit in units(builtin().corpus(), ()):
        if unit.by_words:
            shorts = [(1, set(italian.terms(text))) for text in (*unit.titles, *unit.phrases)]
            yield [(TEXT, set(italian.terms(unit.passages[0].text))), *shorts]


def table() -> tuple[list[str], list[float], list[Row]]:
    """The words, how rare each is, and the rows of the rules, each of length 1."""
    rules = list(texts())
    having = Counter(term for rule in rules for _, terms in rule for term in terms)
    total = sum(map(len, rules))
    words = sorted(term for term, count in having.items() if count >= LEAST)
    rarity = [math.log(total / having[term]) for term in words]
    places = {term: place for place, term in enumerate(words)}
    rows = []
    for rule in rules:
        row: defaultdict[int, float] = defaultdict(float)
        for times, terms in rule:
            known = sorted(places[term] for term in terms if term in places)
            for place in known:
                row[place] += times * rarity[place] / math.sqrt(len(known))
        length = math.hypot(*row.values())
        if length:
            rows.append([(place, value / length) for place, value in sorted(row.items())])
    return words, rarity, rows


def directions(rows: list[Row], words: int) -> list[list[float]]:
    """For each word how far it goes in each of the `SIZE` directions in which the table is longest."""
    chance = random.Random(0)
    found = _orthonormal([[chance.uniform(-1, 1) for _ in range(SIZE)] for _ in range(words)])
    for turn in range(TURNS):
        sys.stdout.write(f"{turn + 1}/{TURNS}\n")
        after = [[0.0] * SIZE for _ in range(words)]
        for row in rows:
            rule = [0.0] * SIZE
            for place, value in row:
                rule = [one + value * other for one, other in zip(rule, found[place], strict=True)]
            for place, value in row:
                after[place] = [one + value * other for one, other in zip(after[place], rule, strict=True)]
        found = _orthonormal(after)
    return found


def _orthonormal(rows: list[list[float]]) -> list[list[float]]:
    """The columns made perpendicular to each other and of length 1, one after another."""
    done: list[list[float]] = []
    for column in zip(*rows, strict=True):
        rest = list(column)
        for other in done:
            along = sum(map(mul, rest, other))
            rest = [one - along * two for one, two in zip(rest, other, strict=True)]
        length = math.hypot(*rest)
        done.append([one / length for one in rest])
    return [list(row) for row in zip(*done, strict=True)]


def main() -> None:
    """The command."""
    words, rarity, rows = table()
    vectors = [
        [rare * number for number in vector] for rare, vector in zip(rarity, directions(rows, len(words)), strict=True)
    ]
    scale = LARGEST * MOST / max(abs(number) for vector in vectors for number in vector)
    whole = ([max(-MOST, min(MOST, round(scale * number))) for number in vector] for vector in vectors)
    PATH.write_bytes(packed({word: vector for word, vector in zip(words, whole, strict=True) if any(vector)}))
    sys.stdout.write(f"{PATH}: {len(words)} words\n")


if __name__ == "__main__":
    main()
