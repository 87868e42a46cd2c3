"""Which exams were made on this machine, so that a new one has other questions: the last of them, by their seeds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Annotated

import msgspec

from judge import paths
from judge.diagnostics import Problem
from ruletext.files import content_of, replace
from ruletext.reasons import reason

if TYPE_CHECKING:
    from pathlib import Path

    from scenarios.training.exam import Asked

MOST = 12
"""How many exams are remembered; with more, a collection of some hundreds has nothing that was not used."""
SEEDS = 24
"""Among how many seeds the one is looked for whose exam has least of what was used lately."""
_LARGEST = 1_000_000


class Past(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An exam that was made: its seed and number of questions, the set that it was drawn from, the situations."""

    seme: int
    domande: int
    insieme: str
    situazioni: tuple[Annotated[str, msgspec.Meta(max_length=200)], ...]


def past_exams() -> list[Past]:
    """The exams made lately, the oldest first. Raises `Problem` for a file that is none."""
    place = _place()
    if not place.exists():
        return []
    try:
        return msgspec.json.decode(content_of(place, _LARGEST), type=list[Past])
    except msgspec.DecodeError as error:
        raise Problem(f"{place} non è l'elenco degli esami fatti: {error}") from error
    except OSError as error:
        raise Problem(f"{place}: {reason(error)}") from error


def remember(seed: int, questions: int, folder: str, asked: Iterable[Asked]) -> None:
    """Adds an exam. The same one again is still one. Raises `Problem` where the file cannot be written."""
    made = Past(seed, questions, folder, tuple(one.situation.name for one in asked))
    others = [one for one in past_exams() if (one.seme, one.domande, one.insieme) != (seed, questions, folder)]
    place = _place()
    try:
        place.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        replace(place, msgspec.json.format(msgspec.json.encode([*others, made][-MOST:]), indent=1))
    except OSError as error:
        raise Problem(f"{place}: {reason(error)}") from error


def in_common(seed: int, folder: str, asked: Sequence[Asked]) -> str:
    """What to say of questions that another exam made lately has too; '' where none has."""
    names = {one.situation.name for one in asked}
    shared = [
        (one.seme, names & {*one.situazioni}) for one in past_exams() if one.seme != seed and one.insieme == folder
    ]
    seeds = [str(other) for other, both in shared if both]
    count = len(set().union(*(both for _, both in shared)))
    if not count:
        return ""
    which = f"dell'esame {seeds[0]}" if len(seeds) == 1 else f"degli esami {', '.join(seeds)}"
    return f"{'una situazione è' if count == 1 else f'{count} situazioni sono'} anche {which}"


def used(folder: str) -> frozenset[str]:
    """The situations of the exams made lately from the same set."""
    return frozenset(name for one in past_exams() if one.insieme == folder for name in one.situazioni)


def sisters(folder: str) -> tuple[int, ...]:
    """Seeds whose exams have nothing in common with the last one by the way they are drawn, where there was one."""
    from scenarios.training.exam import LARGEST_SEED, SISTERS

    seeds = [one.seme for one in past_exams() if one.insieme == folder]
    first = seeds[-1] - seeds[-1] % SISTERS if seeds else 0
    return (
        tuple(one for one in range(first, min(first + SISTERS, LARGEST_SEED + 1)) if one not in seeds) if seeds else ()
    )


def _place() -> Path:
    return paths.data() / "esami.json"
