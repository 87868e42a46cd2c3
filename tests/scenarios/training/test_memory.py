"""What is remembered, worked out from events alone: the aim of recall, days without overflow, clocks that go back, two machines."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenarios.training.concepts import UnknownConcept, concepts, find, of_themes
from scenarios.training.history import Answered, Event, History, HistoryError, Marked, Rated, new_id
from scenarios.training.memory import EASY, GOOD, RETENTION, WRONG, memory
from scenarios.training.session import Available, Why, only_mistakes, session

ROME = timezone(timedelta(hours=1))
BEGUN = datetime(2026, 1, 1, 18, tzinfo=ROME)
POOL = [Available(f"{n}-{concept}", 1 + concept % 4, (f"c{concept}",)) for concept in range(60) for n in range(3)]


def answered(situation: str = "s", concept: str = "c", rating: int = GOOD, at: datetime = BEGUN) -> Answered:
    return Answered(
        id=new_id(),
        at=at,
        offset=60,
        situation=situation,
        concepts=(concept,),
        level=1,
        parts=(),
        rating=rating,
        seconds=60,
    )


def learned(days: int, seed: int) -> tuple[list[int], float, list[Event]]:
    """Somebody who forgets as the memory says: how many situations each day had, and how often a concept was remembered."""
    chance, events, loads, remembered = Random(seed), list[Event](), [], []
    for day in range(days):
        now = BEGUN + timedelta(days=day)
        known = memory(events, now)
        chosen = session(POOL, events, now, minutes=20)
        loads.append(len(chosen))
        for n, one in enumerate(chosen):
            before = known.get(one.concept)
            right = chance.random() < (before.likelihood(now) if before is not None else 0.5)
            if before is not None:
                remembered.append(right)
            at = now + timedelta(minutes=n)
            events.append(answered(one.situation.name, one.concept, GOOD if right else WRONG, at))
    return loads, sum(remembered) / len(remembered), events


def test_over_200_days_recall_comes_near_the_aim_and_no_day_overflows() -> None:
    loads, recall, events = learned(200, seed=1)
    assert abs(recall - RETENTION) < 0.05
    assert max(loads) <= 20
    assert len({event.concepts for event in events if isinstance(event, Answered)}) == 60
    assert learned(30, seed=1)[0] == loads[:30]


@given(st.randoms(use_true_random=False))
def test_the_order_in_which_events_are_read_makes_no_difference(chance: Random) -> None:
    events = [answered(concept=f"c{n % 3}", rating=1 + n % 4, at=BEGUN + timedelta(days=n)) for n in range(9)]
    mixed = chance.sample(events, len(events))
    now = BEGUN + timedelta(days=20)
    assert memory(mixed, now) == memory(events, now)


def test_a_clock_that_was_ahead_or_goes_back_neither_breaks_nor_hides_anything() -> None:
    ahead = answered(at=BEGUN + timedelta(days=4000))
    now = BEGUN + timedelta(days=1)
    known = memory([ahead, answered(at=BEGUN)], now)["c"]
    assert known.last <= now.date() < known.due
    assert known.due <= now.date() + timedelta(days=60)


def test_a_day_is_the_day_where_somebody_is() -> None:
    late = datetime(2026, 3, 1, 23, 30, tzinfo=ROME)
    assert answered(at=late.astimezone(UTC)).day == late.date()
    assert memory([answered(at=late)], late)["c"].due > late.date()


def test_a_rating_that_somebody_changes_counts_instead() -> None:
    one = answered(rating=WRONG)
    now = BEGUN + timedelta(hours=1)
    better = Rated(id=new_id(), at=now, offset=60, of=one.id, rating=EASY)
    assert memory([one, better], now)["c"].forgotten == 0
    assert memory([one, better], now)["c"].due > memory([one], now)["c"].due


def test_what_was_wrong_comes_back_alone_until_it_is_right() -> None:
    wrong = answered(POOL[0].name, "c0", WRONG)
    assert [one.why for one in only_mistakes(POOL, [wrong], most=5)] == [Why.WRONG]
    right = answered(POOL[0].name, "c0", GOOD, BEGUN + timedelta(days=1))
    assert only_mistakes(POOL, [wrong, right], most=5) == ()


def test_what_is_suspended_does_not_come_and_what_is_put_off_comes_tomorrow() -> None:
    pool = POOL[:2]

    def mark(what: str, of: str) -> Marked:
        return Marked(id=new_id(), at=BEGUN, offset=60, what=what, of=of)  # type: ignore[arg-type]

    assert session(pool, [mark("sospeso", "c0")], BEGUN, minutes=20) == ()
    put_off = [mark("rimandato", "c0")]
    assert session(pool, put_off, BEGUN, minutes=20) == ()
    assert session(pool, put_off, BEGUN + timedelta(days=1), minutes=20)
    assert session(pool, [mark("sospeso", "c0"), mark("ripreso", "c0")], BEGUN, minutes=20)


def test_a_concept_never_stands_twice_in_a_session_and_a_seen_board_waits() -> None:
    seen = answered("0-0", "c0", WRONG)
    chosen = session(POOL, [seen], BEGUN + timedelta(days=3), minutes=60)
    assert len({one.concept for one in chosen}) == len(chosen)
    assert next(one for one in chosen if one.concept == "c0").situation.name != "0-0"


def test_two_windows_write_one_history(tmp_path: Path) -> None:
    with History(tmp_path / "s.sqlite") as one, History(tmp_path / "s.sqlite") as other:
        one.add(answered())
        other.add(answered())
        assert len(one.events()) == len(other.events()) == 2


def test_a_history_of_another_version_is_left_alone(tmp_path: Path) -> None:
    import sqlite3
    from contextlib import closing

    path = tmp_path / "s.sqlite"
    with History(path) as kept:
        kept.add(answered())
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 9")
    with pytest.raises(HistoryError, match="un'altra versione"):
        History(path)


def test_every_concept_has_rules_a_page_and_a_theme_of_its_own() -> None:
    themes = [theme for one in concepts().values() for theme in one.themes]
    assert len(themes) == len(set(themes))
    assert all(one.rules and one.page and one.themes for one in concepts().values())
    assert find("Tocco letale").id == of_themes(("combattimento", "tocco letale"))[0]
    with pytest.raises(UnknownConcept, match="Tocco letale"):
        find("tocco letle")
