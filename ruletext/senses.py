"""What words are like by the company that they keep: a vector for each, near to those of words that stand in the same rules.

So a rule is found by a question whose words it does not have, if other rules and everyday phrases say both. The vectors are
data, made from the texts of the built-in edition and their everyday phrases by `python -m benchmarks.senses`: the terms as
JSON in the first line, then `SIZE` signed bytes for each. How rare a word is lies in the length of its vector.
"""

from __future__ import annotations

import json
import math
import sys
from array import array
from collections.abc import Collection, Iterable, Mapping
from operator import mul
from pathlib import Path

PATH = Path(__file__).with_name("senses.bin")
SIZE = 64
"""Numbers of a vector."""
MOST = 127
"""The largest of them, also of a rule's."""
TEXT = 2
"""How much the text of a rule counts beside one of its titles and phrases."""
_SHARE = 1000
"""What a text of one word counts, in whole numbers."""
_ABOVE_ZERO = 128


class Senses:
    """The vectors of all words that have one."""

    def __init__(self, content: bytes) -> None:
        """Of the content of the file. Raises `ValueError` for what it cannot be."""
        head, _, numbers = content.partition(b"\n")
        self._places: dict[str, int] = {term: place for place, term in enumerate(json.loads(head))}
        self._numbers = array("b", numbers)
        self._lanes = _Lanes(self)
        if len(self._numbers) != SIZE * len(self._places):
            raise ValueError("as many vectors as terms are needed")

    @property
    def terms(self) -> Collection[str]:
        """The words that have a vector."""
        return self._places.keys()

    def vector(self, term: str) -> array[int]:
        """The vector of a word; an empty one where it has none."""
        place = self._places.get(term)
        return array("b") if place is None else self._numbers[place * SIZE : (place + 1) * SIZE]

    def of_question(self, asked: Mapping[str, float]) -> list[float]:
        """What a question is about whose words count so much: a vector of length 1; an empty one where no word has any."""
        total = [0.0] * SIZE
        for term, worth in asked.items():
            vector = self.vector(term)
            if vector:
                total = [one + worth * other for one, other in zip(total, vector, strict=True)]
        length = math.hypot(*total)
        return [one / length for one in total] if length else []

    def of_rule(self, text: Iterable[str], shorts: Iterable[Iterable[str]]) -> array[int]:
        """What a rule is about: a vector of length `MOST`; nothing but zeros where no word has any.

        All numbers of a vector are added at once, each in its lane of one large integer: that takes a hundredth of the time.
        """
        total = counted = 0
        for terms, times in ((text, TEXT), *((short, 1) for short in shorts)):
            known = self._places.keys() & terms
            if known:
                share = round(times * _SHARE / math.sqrt(len(known)))
                total += share * sum(map(self._lanes.__getitem__, known))
                counted += share * len(known)
        lanes = array("I", total.to_bytes(SIZE * array("I").itemsize, sys.byteorder))
        vector = [lane - _ABOVE_ZERO * counted for lane in lanes]
        length = math.hypot(*vector)
        return array("b", [round(one * MOST / length) for one in vector] if length else bytes(SIZE))


class _Lanes(dict[str, int]):
    """The vector of each word as one integer with a lane for each of its numbers, none below zero; made when it is asked for."""

    def __init__(self, senses: Senses) -> None:
        super().__init__()
        self._senses = senses

    def __missing__(self, term: str) -> int:
        above = array("I", (number + _ABOVE_ZERO for number in self._senses.vector(term)))
        found = self[term] = int.from_bytes(above.tobytes(), sys.byteorder)
        return found


def nearness(question: list[float], rules: array[int], place: int) -> float:
    """How much a rule, by its place, is about what is asked: the cosine of the two vectors."""
    along: float = sum(map(mul, question, rules[place * SIZE : (place + 1) * SIZE]))
    return along / MOST


def packed(vectors: Mapping[str, Iterable[int]]) -> bytes:
    """The content of the file for these vectors."""
    numbers = array("b", (number for vector in vectors.values() for number in vector))
    return json.dumps(list(vectors), ensure_ascii=False).encode() + b"\n" + numbers.tobytes()
