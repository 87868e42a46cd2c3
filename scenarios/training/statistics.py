"""What somebody knows, counted from their history: by concept, rule, level and week, and what comes back when."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import Any

from scenarios.training.concepts import concepts
from scenarios.training.history import Answered, Event, Rated
from scenarios.training.memory import WRONG, memory

FORECAST = 14
"""For how many days it is told what comes back."""
ENOUGH = 3
"""From how many answers on somebody's own share says more of a situation's difficulty than its level does."""
_EXPECTED = {1: 0.9, 2: 0.8, 3: 0.65, 4: 0.5, 5: 0.4}
"""How much of a situation of a level is right where it is as hard as its level says."""
_WEAK = 5
WEEKS = 12
"""How many weeks up to this one are told one by one, those without answers too."""


@dataclass(frozen=True, slots=True)
class Row:
    """A group of answers: how many, and how much of them was right, from 0 to 1."""

    name: str
    answers: int
    right: float


@dataclass(frozen=True, slots=True)
class Statistics:
    """All of it. ``weakest``: rules of what was forgotten most; ``harder``: concepts, with the level that they seem to have.

    ``lately``: the last weeks, each, with or without answers; ``trends``: by the concept, how much was right in each of them.
    """

    answers: int
    days: int
    right: float
    levels: tuple[Row, ...]
    weeks: tuple[Row, ...]
    concepts: tuple[Row, ...]
    weakest: tuple[str, ...]
    harder: tuple[tuple[str, int], ...]
    forecast: tuple[tuple[date, int], ...]
    lately: tuple[Row, ...]
    trends: Mapping[str, tuple[float | None, ...]]


def statistics(events: Sequence[Event], now: datetime) -> Statistics:
    """What a history comes to at a moment, in local time."""
    given = [event for event in events if isinstance(event, Answered)]
    known = memory(events, now)
    today = now.date()
    due = Counter(max(one.due, today) for one in known.values())
    by_concept = _rows((concept, event) for event in given for concept in event.concepts[:1])
    forgotten = [one for one in sorted(known.values(), key=lambda one: -one.forgotten) if one.forgotten]
    rules = [
        rule for one in forgotten[:_WEAK] if one.concept in concepts() for rule in concepts()[one.concept].rules[:1]
    ]
    return Statistics(
        answers=len(given),
        days=len({event.day for event in given}),
        right=_right(given),
        levels=_rows((str(event.level), event) for event in given),
        weeks=_rows((_week(event.day), event) for event in given),
        concepts=tuple(sorted(by_concept, key=lambda row: (row.right, row.name))),
        weakest=tuple(dict.fromkeys(rules)),
        harder=_harder(given, {event.of: event.rating for event in events if isinstance(event, Rated)}),
        lately=_lately(given, today),
        trends={
            row.name: tuple(
                week.right if week.answers else None
                for week in _lately([event for event in given if event.concepts[:1] == (row.name,)], today)
            )
            for row in by_concept
        },
        forecast=tuple((day, due[day]) for day in (today + timedelta(days=n) for n in range(FORECAST))),
    )


def _right(given: Sequence[Answered]) -> float:
    return sum(event.credit for event in given) / len(given) if given else 0.0


def _week(day: date) -> str:
    """The year and the number of a week, as ISO 8601 has them."""
    return f"{day:%G}-{day:%V}"


def _lately(given: Iterable[Answered], today: date) -> tuple[Row, ...]:
    """The last weeks up to today's, the oldest first."""
    by_week: dict[str, list[Answered]] = {}
    for event in given:
        by_week.setdefault(_week(event.day), []).append(event)
    weeks = [_week(today - timedelta(weeks=n)) for n in range(WEEKS - 1, -1, -1)]
    return tuple(Row(week, len(by_week.get(week, ())), _right(by_week.get(week, ()))) for week in weeks)


def _rows(named: Iterable[tuple[str, Answered]]) -> tuple[Row, ...]:
    groups: dict[str, list[Answered]] = {}
    for name, event in named:
        groups.setdefault(name, []).append(event)
    return tuple(Row(name, len(found), _right(found)) for name, found in sorted(groups.items()))


def _harder(given: Sequence[Answered], rated: dict[str, int]) -> tuple[tuple[str, int], ...]:
    """Concepts that were wrong more often than their level says, with the level that would say so."""
    groups: dict[str, list[Answered]] = {}
    for event in given:
        groups.setdefault(event.concepts[0], []).append(event)
    found = []
    for concept, answers in groups.items():
        if len(answers) < ENOUGH:
            continue
        level = max(1, min(5, round(sum(event.level for event in answers) / len(answers))))
        share = sum(rated.get(event.id, event.rating) != WRONG for event in answers) / len(answers)
        seems = min(_EXPECTED, key=lambda one: abs(_EXPECTED[one] - share))
        if seems > level:
            found.append((concept, seems))
    return tuple(sorted(found, key=lambda one: (-one[1], one[0])))


def as_json(found: Statistics) -> dict[str, Any]:
    """The same for other programs."""

    def rows(of: Iterable[Row]) -> list[dict[str, Any]]:
        return [{"nome": row.name, "risposte": row.answers, "giusto": round(row.right, 3)} for row in of]

    return {
        "risposte": found.answers,
        "giorni": found.days,
        "giusto": round(found.right, 3),
        "livelli": rows(found.levels),
        "settimane": rows(found.weeks),
        "concetti": rows(found.concepts),
        "regole_da_rivedere": [*found.weakest],
        "difficili": [{"concetto": name, "livello": level} for name, level in found.harder],
        "ultime_settimane": rows(found.lately),
        "andamento": {
            name: [None if one is None else round(one, 3) for one in of] for name, of in found.trends.items()
        },
        "torna": [{"giorno": day.isoformat(), "concetti": count} for day, count in found.forecast],
    }
