"""Rows of the rules: a paragraph as it is read, a result, a line of a list. Words that were asked for stand out by their form."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from textual.content import Content

from judge.presenters.bookmarks import Line
from judge.presenters.rules import Link, Paragraph, examples
from judge.presenters.searching import Found, marks
from judge.widgets.hanging import Hanging
from judge.widgets.plain import Part, line, plain

HERE, ELSEWHERE = "» ", "  "
BELOW = "    "
MARKED = "bold underline"
"""How words are marked: by their form, as colours may not be there."""


def marked(text: str, places: Iterable[tuple[int, int]]) -> list[Part]:
    """A text in pieces, with those between the places marked."""
    parts: list[Part] = []
    end = 0
    for start, stop in places:
        parts += [text[end:start], (text[start:stop], MARKED)]
        end = stop
    return [*parts, text[end:]]


def read_row(
    one: Paragraph,
    *,
    asked: bool,
    unfolded: bool = False,
    note: str | None = None,
    sought: frozenset[str] = frozenset(),
) -> Hanging:
    """A rule or article in its section. `note` is that of its bookmark, None where it has none."""
    heading = " ".join(filter(None, (one.name, one.title)))
    source = f" (ed. {one.edition})" if one.edition else ""
    text = marked(one.text, marks(one.text, sought))
    head = plain((heading, "bold"), (source, "dim"), "  ", *text)
    return Hanging((HERE if asked else ELSEWHERE, head), *_below(one, unfolded=unfolded, note=note))


def _below(one: Paragraph, *, unfolded: bool, note: str | None) -> Iterator[tuple[str, Content]]:
    if one.doubt:
        yield BELOW, plain((f"Può non essere la regola di oggi: {one.doubt}.", "bold"))
    if one.restored:
        yield BELOW, plain((f"({one.restored})", "dim"))
    if unfolded:
        yield from ((BELOW, plain(example)) for example in examples(one))
    elif one.examples:
        count = len(one.examples)
        yield BELOW, plain(("(E: un esempio)" if count == 1 else f"(E: {count} esempi)", "dim"))
    for other in one.others:
        yield BELOW, plain((f"(T: {other})", "dim"))
    if note is not None:
        yield BELOW, plain(("Segnalibro", "bold"), f": {note}" if note else "")


def found_row(one: Found) -> Hanging:
    """A result."""
    name = " ".join(filter(None, (one.name, one.title)))
    about = f" ({one.about})" if one.about else ""
    rows = [("", plain((name, "bold"), (about, "dim")))]
    if one.extract:
        rows.append((ELSEWHERE, plain(*marked(one.extract, one.marks))))
    if one.doubt:
        rows.append((ELSEWHERE, plain(f"Può non essere la regola di oggi: {one.doubt}.")))
    return Hanging(*rows)


def offer_row(question: str) -> Hanging:
    """The spelling that is offered for what was typed."""
    return Hanging(("", plain("Forse cercavi ", (f"«{question}»", "bold"), "? Invio lo scrive nella casella.")))


def list_row(one: Line) -> Hanging:
    """A line of the bookmarks, or of what was read."""
    rows = [("", line(one.label))]
    if one.about:
        rows.append((ELSEWHERE, plain(one.about)))
    return Hanging(*rows)


def link_rows(links: Sequence[Link]) -> list[Content]:
    """The ways that lead on, each on one line."""
    return [line((f"{link.kind} ", "dim"), link.label) for link in links]
