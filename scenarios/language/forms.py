"""How Italian words change: nouns and adjectives with their forms, and the plurals that a noun of a regular kind may have."""

from __future__ import annotations

from collections.abc import Iterator

from engine.words.record import Record

Form = tuple[str, str]
"""A spelling, and what it says of gender and number: 'm' or 'f' or '', with 's' or 'p' or ''."""


class Noun(Record):
    """A noun with its gender; ``others`` are further spellings of the singular, ``other_plurals`` of the plural."""

    singular: str
    plural: str
    gender: str
    others: tuple[str, ...] = ()
    other_plurals: tuple[str, ...] = ()

    def forms(self) -> Iterator[Form]:
        """Every spelling with its gender and number; a noun that does not change says no number."""
        if self.singular == self.plural:
            yield self.singular, self.gender
        else:
            yield self.singular, f"{self.gender}s"
            yield self.plural, f"{self.gender}p"
        for other in self.others:
            yield other, f"{self.gender}s"
        for other in self.other_plurals:
            yield other, f"{self.gender}p"


class Adjective(Record):
    """An adjective in its four forms; those that a kind of adjective does not tell apart are equal."""

    ms: str
    fs: str
    mp: str
    fp: str

    def forms(self) -> Iterator[Form]:
        """Every spelling once, with what it says of gender and number."""
        found: dict[str, list[str]] = {}
        for spelling, marks in ((self.ms, "ms"), (self.fs, "fs"), (self.mp, "mp"), (self.fp, "fp")):
            found.setdefault(spelling, []).append(marks)
        for spelling, several in found.items():
            yield spelling, _common(several)

    def agreeing(self, marks: str) -> str:
        """The form for a gender and number, both given: ``agreeing("fp")``."""
        return str(getattr(self, marks))


def _common(several: list[str]) -> str:
    """What marks of gender and number have in common."""
    genders, numbers = {marks[0] for marks in several}, {marks[1] for marks in several}
    return (genders.pop() if len(genders) == 1 else "") + (numbers.pop() if len(numbers) == 1 else "")


def adjective(masculine: str) -> Adjective:
    """A regular adjective from its masculine singular: in -o with four forms, in -e with two, else unchanging."""
    if masculine.endswith("o"):
        stem = masculine[:-1]
        hard = stem + "h" if stem.endswith(("c", "g")) else stem
        return Adjective(masculine, stem + "a", hard.removesuffix("i") + "i", hard + "e")
    if masculine.endswith("e"):
        return Adjective(masculine, masculine, masculine[:-1] + "i", masculine[:-1] + "i")
    return Adjective(masculine, masculine, masculine, masculine)


_ENDINGS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("ista", ("isti", "iste")),
    ("ca", ("che", "chi")),
    ("ga", ("ghe", "ghi")),
    ("cia", ("cie", "ce")),
    ("gia", ("gie", "ge")),
    ("co", ("ci", "chi")),
    ("go", ("ghi", "gi")),
    ("io", ("i", "ii")),
    ("a", ("e", "i")),
    ("o", ("i",)),
    ("e", ("i",)),
)


_IRREGULAR: dict[str, tuple[str, ...]] = {
    "dio": ("dei", "dèi"), "semidio": ("semidei",), "bue": ("buoi",), "uovo": ("uova",),
}  # fmt: skip


def plurals(singular: str) -> tuple[str, ...]:
    """Every plural that the spelling of a noun allows, itself last; of several words only the first changes."""
    if singular in _IRREGULAR:
        return _IRREGULAR[singular]
    first, blank, rest = singular.partition(" ")
    first, hyphen, tail = first.partition("-")
    for ending, endings in _ENDINGS:
        if first.endswith(ending):
            stem = first.removesuffix(ending)
            return (*(stem + other + hyphen + tail + blank + rest for other in endings), singular)
    return (singular,)
