"""Passages of older texts that are not today's rule: what changed, the rules of today, since when. Data in `superseded.toml`.

A passage is called by its edition and by its number there, or by the id of an article (G:MULLIGAN).
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from ruletext.number import RuleNumber

PATH = Path(__file__).with_name("superseded.toml")


class Superseded(NamedTuple):
    """One thing that a passage says and that is no longer so, or that today's rule says and the passage does not.

    `mark` says in Italian what is otherwise today, or what today's rule has more; `today` are the rules that say it,
    `since` is the day of the change in ISO form as far as it is known ('2018-04'; '' where it is not). A `misprint` never
    held, so it has no day. Of what is `gone` today's rules have nothing under any number; `today` is then what holds
    instead. A `minor` thing leaves the passage standing: it still states today's rule. Of a `narrower` passage every word
    holds, but today's rule says more.
    """

    edition: str
    place: str
    mark: str
    today: tuple[RuleNumber, ...]
    since: str = ""
    misprint: bool = False
    gone: bool = False
    minor: bool = False
    narrower: bool = False

    @property
    def word(self) -> str:
        """What a reader is told first."""
        if self.misprint:
            return "refuso"
        return "parole di allora" if self.minor else "dice meno" if self.narrower else "superato"

    @property
    def when(self) -> str:
        """Since when it is otherwise, in Italian; '' for a misprint, and for what may never have been there."""
        if self.misprint or (self.narrower and not self.since):
            return ""
        return f"dal {self.since}" if self.since else "data non nota"

    @property
    def current(self) -> str:
        """The rules of today, in Italian; '' where there are none."""
        return f"oggi {', '.join(map(str, self.today))}" if self.today else ""

    def __str__(self) -> str:
        around = "; ".join(filter(None, (self.when, self.current)))
        return f"{self.word}: {self.mark}" + (f" ({around})" if around else "")


def superseded(edition: str, place: RuleNumber | str) -> tuple[Superseded, ...]:
    """What is not today's rule in one passage, called by the number that it bears in its edition or by an article's id."""
    return _by_place().get((edition, str(place)), ())


def note(edition: str, place: RuleNumber | str) -> str:
    """The same in one line of Italian, as a search shows it below the living rule; '' where nothing is known."""
    return "; ".join(map(str, superseded(edition, place)))


def of_edition(edition: str) -> tuple[Superseded, ...]:
    """Every row about one edition, in the order of the data."""
    return tuple(row for row in rows() if row.edition == edition)


@cache
def rows() -> tuple[Superseded, ...]:
    """Every row of the data, in its order."""
    import tomllib  # looking a rule up needs the table only where texts were imported

    data = tomllib.loads(PATH.read_text("utf-8"))
    return tuple(
        _row(edition, place, entry)
        for edition, passages in data.items()
        for place, entries in passages.items()
        # An entry that points to another passage is shown with the text of that, so the same is to be said of it.
        for entry in (passages[entries] if isinstance(entries, str) else entries)
    )


@cache
def _by_place() -> dict[tuple[str, str], tuple[Superseded, ...]]:
    found: dict[tuple[str, str], tuple[Superseded, ...]] = {}
    for row in rows():
        key = (row.edition, row.place)
        found[key] = (*found.get(key, ()), row)
    return found


def _row(edition: str, place: str, entry: dict[str, Any]) -> Superseded:
    today = tuple(map(RuleNumber.exact, entry["today"].split()))
    return Superseded(edition, place, **{**entry, "today": today})
