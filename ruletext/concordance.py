"""How the rules of imported texts stand to today's: same, moved, narrower, superseded, gone. Data in `concordance.toml`.

What is narrower, superseded or gone is in `superseded.toml`, with everything else that is not today's rule.
"""

from __future__ import annotations

import hashlib
import re
import unicodedata
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from ruletext.builtin import EDITION as BUILTIN
from ruletext.document import OFFICIAL, Rule
from ruletext.number import RuleNumber
from ruletext.superseded import PATH as SUPERSEDED
from ruletext.superseded import of_edition

PATH = Path(__file__).with_name("concordance.toml")
PATHS = (PATH, SUPERSEDED)
"""Everything that the standing of a rule is worked out from."""
OTHERWISE = "è stato confrontato un testo diverso da questo; se l'hai importato tempo fa, importalo di nuovo"
"""Why nothing is known of a rule that was compared: it reads otherwise, or an older version of the program read it otherwise."""
_NO_LETTER = re.compile(r"\{[^{}]*\}|[^a-z0-9]")


class Verdict(StrEnum):
    """What a rule of an imported text is to today's rules, as messages call it."""

    SAME = "uguale"
    MOVED = "spostata"
    NARROWER = "dice meno"
    SUPERSEDED = "superata"
    GONE = "non c'è più"
    UNVERIFIED = "non confrontata"
    FOREIGN = "in un'altra lingua"


class Standing(NamedTuple):
    """Which rule of today an imported one states (None where there is none, or where that is not known), and how well.

    `subject` says what the rule is about where its number is today another rule's; '' where it is not.
    """

    today: RuleNumber | None
    verdict: Verdict
    reason: str = ""
    subject: str = ""

    @property
    def leads(self) -> bool:
        """Whether the imported wording may stand for today's rule."""
        return self.verdict in (Verdict.SAME, Verdict.MOVED)


class Citation(NamedTuple):
    """A reference that leads astray: the rule that makes it, what it says, where it should lead, and what it is about."""

    source: RuleNumber
    says: RuleNumber
    today: RuleNumber
    subject: str


class Concordance:
    """What is known of one imported edition."""

    def __init__(self, data: dict[str, Any]) -> None:
        self._verified = dict(re.findall(r"(\S+) ([0-9a-f]{8})\b", data.get("verified", "")))
        self._moved: dict[str, list[str]] = data.get("moved", {})
        rows = [row for row in of_edition(data["id"]) if not row.minor]
        self._narrower = {row.place: row.mark for row in rows if row.narrower}
        self._superseded = {row.place: row.mark for row in rows if not row.gone and not row.narrower}
        self._gone = {row.place: row.mark for row in rows if row.gone}
        self.citations = tuple(
            Citation(RuleNumber.exact(source), RuleNumber.exact(says), RuleNumber.exact(today), subject)
            for source, wrong in data.get("cites", {}).items()
            for says, (today, subject) in wrong.items()
        )

    @property
    def numbers(self) -> frozenset[RuleNumber]:
        """The numbers of the rules that were laid beside today's."""
        return frozenset(map(RuleNumber.exact, self._verified))

    def standing(self, rule: Rule) -> Standing:
        """How one of the edition's rules stands to today's."""
        number = str(rule.number)
        if number not in self._verified:
            return Standing(None, Verdict.UNVERIFIED)
        if self._verified[number] != fingerprint(rule.text):
            return Standing(None, Verdict.UNVERIFIED, OTHERWISE)
        if number in self._gone:
            return Standing(None, Verdict.GONE, self._gone[number])
        moved_to, subject = self._moved.get(number, ("", ""))
        today = RuleNumber.exact(moved_to) if moved_to else rule.number
        if number in self._superseded:
            return Standing(today, Verdict.SUPERSEDED, self._superseded[number], subject)
        if number in self._narrower:
            return Standing(today, Verdict.NARROWER, self._narrower[number], subject)
        return Standing(today, Verdict.MOVED if moved_to else Verdict.SAME, subject, subject)

    def moved(self) -> tuple[tuple[RuleNumber, RuleNumber, str], ...]:
        """The numbers that moved, with today's, and what they are about."""
        return tuple((RuleNumber.exact(old), RuleNumber.exact(new), why) for old, (new, why) in self._moved.items())


@cache
def concordances() -> dict[str, Concordance]:
    """What is known, by the editions that it is known of."""
    import tomllib  # searching needs the table only when it builds an index

    data = tomllib.loads(PATH.read_text("utf-8"))
    return {entry["id"]: Concordance(entry) for entry in data["edition"]}


def standing(edition: str, rule: Rule) -> Standing:
    """How a rule of an imported edition stands to today's; `UNVERIFIED` where the very text was never compared.

    The official rules of today have today's numbers; in Italian they may stand for ours, in another language beside them.
    """
    for language, verdict in ((BUILTIN.language, Verdict.SAME), ("en", Verdict.FOREIGN)):
        if f"{edition}-".startswith(f"{OFFICIAL}-{language}-{BUILTIN.date}-"):
            return Standing(rule.number, verdict)
    known = concordances().get(edition)
    return known.standing(rule) if known else Standing(None, Verdict.UNVERIFIED)


def fingerprint(text: str) -> str:
    """Eight digits for the letters and figures of a text, whatever its accents, quotes, blanks and symbols are."""
    plain = _NO_LETTER.sub("", unicodedata.normalize("NFKD", text).lower())
    return hashlib.blake2b(plain.encode("ascii"), digest_size=4).hexdigest()
