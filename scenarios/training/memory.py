"""What is remembered and what is about to be forgotten, concept by concept, worked out from the history by FSRS.

What comes back is a concept and never a situation: who has seen a board knows its answer, and learns nothing from it. The library
behind it is known to this file alone, and the clock is the caller's.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from fractions import Fraction

from fsrs import Card, Rating, Scheduler

from scenarios.training.grading import WHOLE, Grade
from scenarios.training.history import Answered, Event, Rated

RETENTION = 0.9
"""How likely a concept is to be remembered on the day it comes back."""
LONGEST = 365
"""After how many days at most a concept comes back."""
ENOUGH = Fraction(3, 4)
"""From how much credit on an answer is right enough to count as remembered, if only with effort."""

WRONG, HARD, GOOD, EASY = (int(one) for one in (Rating.Again, Rating.Hard, Rating.Good, Rating.Easy))

_ONE_CARD = 1
"""The library would take an id from the clock, and sleep to keep it apart from others."""


@dataclass(frozen=True, slots=True)
class Remembered:
    """How well a concept is known: when it was last answered and comes back, as local days, and how often it was forgotten."""

    concept: str
    last: date
    due: date
    answers: int
    forgotten: int
    stability: float
    """After how many days it is still remembered with the likelihood of `RETENTION`."""
    card: Card

    def likelihood(self, now: datetime) -> float:
        """How likely it is to be remembered at a moment, from 0 to 1."""
        return float(_scheduler().get_card_retrievability(self.card, now))


def rating(values: Grade | None, rule: Grade | None, *, helped: bool = False) -> int:
    """From 1 to 4: wrong; right with a wrong reason, in part, or with help; right; right with the rule that decides."""
    credit = WHOLE if values is None else values.credit
    if credit < ENOUGH:
        return WRONG
    if credit < WHOLE or helped or (rule is not None and rule.credit == 0):
        return HARD
    return EASY if rule is not None and rule.right else GOOD


def memory(events: Iterable[Event], now: datetime) -> Mapping[str, Remembered]:
    """Each concept that was ever answered, by its id. The same events give the same, in whatever order they come.

    Time never runs backwards in it: an event that lies in the future by this clock counts as now, one from before the last as then.
    """
    given = sorted(events, key=lambda event: (event.at, event.id))
    rated = {event.of: event.rating for event in given if isinstance(event, Rated)}
    scheduler = _scheduler()
    found: dict[str, Remembered] = {}
    for event in given:
        if not isinstance(event, Answered):
            continue
        counted = rated.get(event.id, event.rating)
        for concept in event.concepts:
            before = found.get(concept)
            card = Card(card_id=_ONE_CARD) if before is None else before.card
            at = min(event.at, now)
            if card.last_review is not None:
                at = max(at, card.last_review)
            card, _ = scheduler.review_card(card, Rating(counted), review_datetime=at.astimezone(UTC))
            day = min(event.day, now.date())
            found[concept] = Remembered(
                concept=concept,
                last=day,
                due=day + _days(card),
                answers=(before.answers if before else 0) + 1,
                forgotten=(before.forgotten if before else 0) + (counted == WRONG),
                stability=card.stability or 0.0,
                card=card,
            )
    return found


def _days(card: Card) -> timedelta:
    """After how many days it comes back: never on the same day, since another board of that day teaches nothing about memory."""
    assert card.last_review is not None
    return timedelta(days=max(1, round((card.due - card.last_review) / timedelta(days=1))))


def _scheduler() -> Scheduler:
    """Days and no minutes; without chance, so that what is told in advance is what comes."""
    return Scheduler(
        desired_retention=RETENTION,
        learning_steps=(),
        relearning_steps=(),
        maximum_interval=LONGEST,
        enable_fuzzing=False,
    )
