"""What is known of all units and of all their titles and phrases, as columns of numbers: read from a file in no time.

A list of ten thousand records takes longer to make than a whole search. Only the machine that wrote the file reads it.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import Any, NamedTuple

_SIZES = "q"


class Short(NamedTuple):
    """A title or an everyday phrase: the unit that it belongs to, whether it is a title, how long it is as a vector, and what it
    is worth.
    """

    owner: int
    is_title: bool
    norm: float
    worth: float


class Columns(NamedTuple):
    """Of units, by their places from 0: where what is stored of it begins, and after the last where that ends; how long the
    texts are in terms; the unit above (-1 for none); the one by whose text it is shown where it is nothing but its title (-1 for
    none); what it is worth whatever is asked; what it is about, `ruletext.senses.SIZE` numbers each. Of titles and phrases, by
    theirs: the fields of `Short`.
    """

    starts: array[int]
    lengths: array[int]
    parents: array[int]
    shown_by: array[int]
    priors: array[float]
    senses: array[int]
    owners: array[int]
    titles: array[int]
    norms: array[float]
    worths: array[float]

    def packed(self) -> bytes:
        """The columns as a file holds them."""
        return packed(self)


def columns(
    sizes: Iterable[int],
    lengths: Iterable[int],
    parents: Iterable[int],
    shown_by: Iterable[int],
    priors: Iterable[float],
    senses: Iterable[int],
    shorts: Iterable[Short],
) -> Columns:
    """The columns of units, what is stored of each being so many bytes, and of their titles and phrases."""
    shorts = list(shorts)
    return Columns(
        array("l", accumulate(sizes, initial=0)),
        array("l", lengths),
        array("l", parents),
        array("l", shown_by),
        array("d", priors),
        array("b", senses),
        array("l", (short.owner for short in shorts)),
        array("b", (short.is_title for short in shorts)),
        array("d", (short.norm for short in shorts)),
        array("d", (short.worth for short in shorts)),
    )


def unpacked(content: bytes) -> Columns:
    """The columns that were packed. Raises `ValueError` for what they cannot be."""
    return Columns(*parted(content, "lllldblbdd"))


def packed(several: Sequence[array[Any]]) -> bytes:
    """Columns one after another, and before them how long each is."""
    sizes = array(_SIZES, map(len, several))
    return b"".join(column.tobytes() for column in (sizes, *several))


def parted(content: bytes, kinds: str) -> list[array[Any]]:
    """The columns in what was packed, of these kinds of numbers as `array` calls them. Raises `ValueError` where one is cut."""
    sizes = array(_SIZES)
    end = sizes.itemsize * len(kinds)
    sizes.frombytes(content[:end])
    found: list[array[Any]] = []
    for kind, size in zip(kinds, sizes, strict=True):
        column = array(kind)
        start, end = end, end + size * column.itemsize
        if not start <= end <= len(content):
            raise ValueError("a column is cut")
        column.frombytes(content[start:end])
        found.append(column)
    if end != len(content):
        raise ValueError("there is more than the columns")
    return found
