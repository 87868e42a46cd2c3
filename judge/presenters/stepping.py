"""One more, one less, by a key: the number at the cursor of a line of a board, or that of what the cursor is on."""

from __future__ import annotations

import re
from collections.abc import Collection

from scenarios.language.folding import folded

LIFE = 20
"""103.4: the life of a player of whom none is said, where the format does not say otherwise."""
_NUMBER = re.compile(r"(?<![+\-\w])[0-9]+(?=x?\b)|(?<=[0-9]x)[0-9]+\b")
_COUNTERS = re.compile(r"(?<!\S)(?P<kind>[+-][0-9]+/[+-][0-9]+)(?:x(?P<count>[0-9]+))?(?!\S)")
_COPIES = re.compile(r"(?P<count>[0-9]+)x ")
_LIFE_SAID = re.compile(r"[0-9]+(?= *(?:$|vita|punti vita|pv))|(?<=vita )[0-9]+", re.IGNORECASE)
_ENDS = ",;:"


def stepped(line: str, column: int, by: int, players: Collection[str] = (), life: int = LIFE) -> tuple[str, int] | None:
    """The line with a number that is more by so much, and where the cursor is then; ``None`` where nothing there is counted.

    A number under the cursor is meant first; then how many counters of a kind, on it; then on the name of a player their life,
    and on a permanent how many of it there are.
    """
    number = next((one for one in _NUMBER.finditer(line) if one.start() <= column <= one.end()), None)
    if number is not None:
        least = (
            1 if line[number.end() : number.end() + 1] == "x" or line[number.start() - 1 : number.start()] == "x" else 0
        )
        return _put(line, column, number.span(), str(max(int(number[0]) + by, least)))
    counters = next((one for one in _COUNTERS.finditer(line) if one.start() <= column <= one.end()), None)
    if counters is not None:
        many = max(int(counters["count"] or 1) + by, 1)
        return _put(line, column, counters.span(), counters["kind"] + (f"x{many}" if many > 1 else ""))
    start, end = _part(line, column)
    part = line[start:end]
    if not part or part[0] in '>#?-{"' or _is_sentence(part, players):
        return None
    if line[end : end + 1] == ":":
        return _life(line, column, end + 1, by, life) if not part[0].islower() else None
    if folded(part) == "veleno":
        return _put(line, column, (end, end), f" {by}") if by > 0 else None
    return _copies(line, column, start, by)


def _is_sentence(part: str, players: Collection[str]) -> bool:
    first, _, rest = part.partition(" ")
    return (part[0].islower() and folded(part) != "veleno") or (bool(rest) and folded(first) in map(folded, players))


def _part(line: str, column: int) -> tuple[int, int]:
    """From where to where goes the part of a line that a place is in, without the blanks around it."""
    start = max(line.rfind(sign, 0, column) for sign in _ENDS) + 1
    end = min((at for sign in _ENDS if (at := line.find(sign, max(column, start))) >= 0), default=len(line))
    part = line[start:end]
    return start + len(part) - len(part.lstrip()), end - (len(part) - len(part.rstrip()))


def _life(line: str, column: int, after: int, by: int, life: int) -> tuple[str, int] | None:
    """The life of a player whose name the cursor is on; said where it was not."""
    at = after
    for part in re.split(r"[,;]", line[after:]):
        said = _LIFE_SAID.match(part.strip())
        if said is not None:
            begins = at + part.index(part.strip()) + said.start()
            return _put(line, column, (begins, begins + len(said[0])), str(int(said[0]) + by))
        at += len(part) + 1
    told = f" {life + by}" + ("," if line[after:].strip() else "")
    return _put(line, column, (after, after), told)


def _copies(line: str, column: int, start: int, by: int) -> tuple[str, int] | None:
    there = _COPIES.match(line, start)
    many = (int(there["count"]) if there else 1) + by
    if many < 1:
        return None
    return _put(line, column, (start, there.end() if there else start), f"{many}x " if many > 1 else "")


def _put(line: str, column: int, where: tuple[int, int], text: str) -> tuple[str, int] | None:
    start, end = where
    if line[start:end] == text:
        return None
    moved = column if column < start or (column == start < end) else max(column + len(text) - (end - start), start)
    return line[:start] + text + line[end:], moved
