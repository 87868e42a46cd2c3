"""The texts of one rule or article in all editions, as they are laid out: which counts and why, what each says, what differs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from judge.presenters.texts import Texts, edition_words

if TYPE_CHECKING:
    from ruletext.comparing import Comparison, Version
    from ruletext.differing import Piece

ONE_ONLY = "Per confrontarla con i documenti che hai: judge testo importa FILE."
COUNTS = "conta oggi"


class Told(NamedTuple):
    """One text: its edition with what it is worth today, what is to be known of it, and its paragraphs."""

    heading: str
    notes: tuple[str, ...]
    paragraphs: tuple[str, ...]


class Compared(NamedTuple):
    """The texts of one place, those that count first, and what differs between two of them.

    `between` names the two, the older first; it is empty where there is but one text, and `pieces` with it.
    """

    name: str
    why: str
    told: tuple[Told, ...]
    between: tuple[str, ...] = ()
    remark: str = ""
    pieces: tuple[Piece, ...] = ()


def compared(place: str, texts: Texts) -> Compared:
    """The texts of a place. Raises `NotComparable` for a part or chapter, and `FaultyTextError`."""
    from ruletext.comparing import compare

    found = compare(place, texts.rules, texts.imported)
    one_only = (ONE_ONLY,) if len(found.versions) < 2 else ()
    why = ". ".join((_sentence(found.why), *one_only))
    told = (*(_told(one, found) for one in found.versions), *(_told(one, found) for one in found.others))
    if found.old is None or found.new is None:
        return Compared(texts.name(place), why, told)
    between = tuple(edition_words(one.edition) for one in (found.old, found.new))
    return Compared(texts.name(place), why, told, between, _sentence(found.remark), found.pieces)


def _told(one: Version, found: Comparison) -> Told:
    worth = COUNTS if one.counts else _worth(one)
    number = f" come {one.printed or one.place}" if one.place != found.place else ""
    heading = f"ed. {edition_words(one.edition)}{number}: {worth}"
    examples = (f"Esempio: {example}" for example in one.examples)
    return Told(heading, tuple(_notes(one, found)), (*one.text.split("\n\n"), *examples))


def _worth(one: Version) -> str:
    """What a text that does not count is worth, in capitals where it does not hold."""
    if one.superseded:
        return ", ".join(dict.fromkeys(row.word for row in one.superseded)).upper()
    return str(one.standing) or "testo incorporato"


def _notes(one: Version, found: Comparison) -> Iterator[str]:
    if one in found.others:
        yield "Ha quel numero, e parla d'altro."
    yield from (f"{_sentence(str(row))}." for row in one.superseded)
    yield from (f"{_sentence(words)}." for words in (one.why, one.restored) if words)
    if one.edition.note:
        yield f"Sull'edizione: {one.edition.note}."


def _sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}"
