"""What the imported texts have of each rule, made ready beside the shelf, so that looking one up reads a line of it.

The file can be made again at any time; its first line says of what content it was made and by which tables. It is looked
for, and where it is old or not there it is written; where it cannot be written, nothing is lost but time.
"""

from __future__ import annotations

import os
import zlib
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ruletext.editions import Wording
    from ruletext.number import RuleNumber
    from ruletext.shelf import ShelvedText

SHELF = "testi.jsonl"
"""The file of the imported texts, as `ruletext.shelf` calls it: looking a rule up has no time to load that."""
FILE = "regole.jsonl"
FORMAT = 4
"""To be raised whenever the file is laid out otherwise, or its content is worked out otherwise."""
_TABLES = ("concordance.toml", "superseded.toml")


class Imported(NamedTuple):
    """A rule as an imported edition has it.

    `place` is its number there, `printed` the number as it is misprinted ('' where it is not), `today` the rule of today
    that it states ('' where there is none, or where that is not known). `leads` is whether it may stand for that rule;
    `standing` says in a word how it stands to it, `why` for what reason. `restored` says that symbols were put back into
    the text ('' where none was), `marks` say what of it does not hold any more, `astray` which numbers of other rules that
    it names are others today, or are no more.
    """

    edition: str
    date: str
    source: str
    place: str
    printed: str
    today: str
    leads: bool
    standing: str
    why: str
    text: str
    restored: str
    examples: tuple[str, ...]
    marks: tuple[str, ...]
    astray: tuple[str, ...] = ()


def imported(number: RuleNumber, folder: str) -> tuple[Imported, ...]:
    """What the texts on the shelf in a folder have of a rule: wordings of it, the one that leads first; then others of its number.

    Raises `DamagedShelfError`, and `OSError` where the shelf cannot be read.
    """
    try:
        content = _bytes(f"{folder}/{SHELF}")
    except FileNotFoundError:
        return ()
    stamp = _stamp(content)
    with suppress(OSError, ValueError, TypeError):  # not there, or somebody changed it
        ready = _bytes(f"{folder}/{FILE}").decode("utf-8")
        if ready.partition("\n")[0] == stamp:
            return _read(ready, str(number))
    return _read(_made(content, folder, stamp), str(number))


def made_ready(folder: str) -> None:
    """Writes the file for what is on the shelf now. Raises what `imported` raises."""
    with suppress(FileNotFoundError):
        content = _bytes(f"{folder}/{SHELF}")
        _made(content, folder, _stamp(content))


def _read(ready: str, number: str) -> tuple[Imported, ...]:
    start = ready.find(f"\n{number}\t") + 1
    if not start:
        return ()
    import json  # most lookups find nothing imported

    rows = json.loads(ready[start + len(number) + 1 : ready.find("\n", start)])
    return tuple(Imported._make(tuple(one) if isinstance(one, list) else one for one in row) for row in rows)


def _made(content: bytes, folder: str, stamp: str) -> str:
    """The file for a content of the shelf, written if it can be."""
    import json
    from pathlib import Path

    from ruletext.files import replace
    from ruletext.shelf import parsed

    rows = _by_number(parsed(content, f"{folder}/{SHELF}"))
    lines = (f"{number}\t{json.dumps(several)}\n" for number, several in sorted(rows.items()))
    ready = f"{stamp}\n{''.join(lines)}"
    with suppress(OSError):
        replace(Path(folder, FILE), ready.encode("utf-8"))
    return ready


def _by_number(texts: Iterable[ShelvedText]) -> dict[str, list[Imported]]:
    """What there is to show under each number: wordings of today's rule, then what bears the number and is another's."""
    from ruletext.builtin import builtin
    from ruletext.editions import Editions
    from ruletext.verifying import astray

    texts = tuple(texts)
    editions = Editions(texts)
    elsewhere_today = astray(builtin(), texts)

    def shown(wording: Wording) -> Imported:
        return _imported(wording, elsewhere_today.get((wording.edition.id, str(wording.rule.number)), ()))

    stated = {today: editions.of(today) for today in editions.todays()}
    found = {str(today): list(map(shown, several)) for today, several in stated.items()}
    elsewhere = (one for today, several in stated.items() for one in several if one.rule.number != today)
    for wording in (*elsewhere, *editions.without_today()):
        found.setdefault(str(wording.rule.number), []).append(shown(wording))
    return found


def _imported(wording: Wording, astray: tuple[str, ...]) -> Imported:
    from ruletext.concordance import Verdict
    from ruletext.superseded import superseded

    edition, rule, standing = wording
    rows = superseded(edition.id, rule.number) if standing.verdict is not Verdict.UNVERIFIED else ()
    return Imported(
        edition=edition.id,
        date=edition.date,
        source=edition.source,
        place=str(rule.number),
        printed=rule.printed,
        today=str(standing.today or ""),
        leads=standing.leads,
        standing=standing.verdict,
        why=standing.subject if any(row.mark == standing.reason for row in rows) else standing.reason,
        text=rule.text,
        restored=rule.restored_words,
        examples=rule.examples,
        marks=tuple(map(str, rows)),
        astray=astray,
    )


def _stamp(content: bytes) -> str:
    """A line that is another one for every other content of the shelf, and of the tables that are laid over it."""
    here = os.path.dirname(__file__)  # noqa: PTH120 - looking a rule up has no time to import pathlib
    sums = (f"{zlib.crc32(data):08x}" for data in (content, *(_bytes(f"{here}/{name}") for name in _TABLES)))
    return " ".join((str(FORMAT), str(len(content)), *sums))


def _bytes(path: str) -> bytes:
    with open(path, "rb") as file:  # noqa: PTH123
        return file.read()
