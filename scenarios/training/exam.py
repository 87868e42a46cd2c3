"""An exam: so many questions over all chapters and levels, the same for the same seed, and what came of them."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from random import Random

from scenarios.training.concepts import concepts
from scenarios.training.session import Available, Fits

QUESTIONS = 25
PASS = Fraction(8, 10)
"""How much of an exam has to be right to pass it."""
LARGEST_SEED = 999_999
SISTERS = 8
"""How many seeds that follow each other, from a multiple of this number on, have nothing in common."""


@dataclass(frozen=True, slots=True)
class Area:
    """A part of the rules that an exam draws from: its name, the chapters from first to last, and its share of the questions."""

    name: str
    first: int
    last: int
    share: int


BLUEPRINT = (
    Area("Concetti di gioco", 100, 199, 5),
    Area("Carte e zone", 200, 499, 4),
    Area("Turno e combattimento", 500, 599, 4),
    Area("Magie e abilità", 600, 609, 5),
    Area("Effetti", 610, 616, 3),
    Area("Altre regole", 700, 799, 3),
    Area("Più giocatori", 800, 999, 1),
)
"""Of how many parts each area has how many; more or fewer questions keep to the proportions."""

_LEVELS = (1, 2, 2, 3, 2, 1, 3)
"""The levels that are drawn in turn, so that every exam has easy and hard questions in the same proportion."""


_TRIED = 20
"""How many situations are looked at for one question before it is left out."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A question of an exam: the area it stands for, the situation, and a number that says which of its problems is asked."""

    area: str
    situation: Available
    draw: int


def area_of(situation: Available) -> Area:
    """The area of a situation, by the first rule of the concept that it is mostly about."""
    concept = concepts().get(situation.concepts[0])
    found = re.match(r"[0-9]{3}", concept.rules[0]) if concept is not None else None
    chapter = int(found[0]) if found else BLUEPRINT[0].first
    return next(area for area in BLUEPRINT if area.first <= chapter <= area.last)


def drawn(
    pool: Sequence[Available],
    seed: int,
    *,
    questions: int = QUESTIONS,
    lately: Iterable[str] = (),
    fits: Fits = lambda _: True,
) -> tuple[Asked, ...]:
    """An exam: each area with its share, each concept as seldom as can be, levels in turn; what was used lately comes last.

    The same pool, seed and number give the same exam; where nothing was used lately, on any machine. The exams of `SISTERS` seeds
    that follow each other have no situation in common, as far as there are enough. Fewer questions where there are fewer.
    ``fits``: whether a situation can be put at all, asked only of those that would be.
    """
    first = seed - seed % SISTERS
    # What the sisters are to have is kept for them: each draws from what those before it left, and only this one asks what fits.
    kept, mine = {*lately}, set[str]()
    for one in range(first, first + SISTERS):
        names = {found.situation.name for found in _drawn(pool, one, questions, kept, lambda _: True)}
        mine, kept = (names if one == seed else mine), kept | names
    return _drawn(pool, seed, questions, kept - mine | {*lately}, fits)


def _drawn(pool: Sequence[Available], seed: int, questions: int, used: Container[str], fits: Fits) -> tuple[Asked, ...]:
    """The exam of one seed, from what is not used where that is enough."""
    chance = Random(seed)
    by_area: dict[str, list[Available]] = {area.name: [] for area in BLUEPRINT}
    for one in sorted(pool, key=lambda one: one.name):
        by_area[area_of(one).name].append(one)
    for found in by_area.values():
        chance.shuffle(found)
    chosen: list[Asked] = []
    times: dict[str, int] = {}
    for n, name in enumerate(_areas(by_area, min(questions, len(pool)))):
        wanted = _LEVELS[n % len(_LEVELS)]
        best = sorted(
            by_area[name],
            key=lambda one: (one.name in used, times.get(one.concepts[0], 0), abs(one.level - wanted)),
        )
        for one in filter(fits, best[:_TRIED]):
            by_area[name].remove(one)
            times[one.concepts[0]] = times.get(one.concepts[0], 0) + 1
            chosen.append(Asked(name, one, chance.randrange(1_000)))
            break
    return tuple(chosen)


def fresh(
    pool: Sequence[Available], seeds: Iterable[int], lately: Container[str], *, questions: int = QUESTIONS
) -> int:
    """Of several seeds the one whose exam has least of what was used lately, the first of equals."""
    return min(seeds, key=lambda one: len(shared(drawn(pool, one, questions=questions), lately)))


def shared(asked: Iterable[Asked], lately: Container[str]) -> tuple[str, ...]:
    """The situations of an exam that were used lately."""
    return tuple(one.situation.name for one in asked if one.situation.name in lately)


def _areas(by_area: Mapping[str, Sequence[Available]], questions: int) -> list[str]:
    """The areas, each as often as its share says; what an area has not is taken from the others, in turn."""
    whole = sum(area.share for area in BLUEPRINT)
    left = {area.name: min(len(by_area[area.name]), questions * area.share // whole) for area in BLUEPRINT}
    while sum(left.values()) < questions:
        for area in BLUEPRINT:
            if sum(left.values()) < questions and left[area.name] < len(by_area[area.name]):
                left[area.name] += 1
    found = []
    while any(left.values()):
        for area in BLUEPRINT:
            if left[area.name]:
                left[area.name] -= 1
                found.append(area.name)
    return found


def passed(credits: Sequence[Fraction]) -> bool:
    """Whether so much credit, a number from 0 to 1 for each question, is enough."""
    return bool(credits) and sum(credits) >= PASS * len(credits)
