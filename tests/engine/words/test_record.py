"""Records are dataclasses that are frozen, in everything but the time that making one of them takes."""

from __future__ import annotations

import copy
import dataclasses
import inspect
import pickle
from dataclasses import FrozenInstanceError, field
from typing import ClassVar

import pytest

from engine.words.record import is_record, record, within


@record
class Place:
    x: int
    y: int = 0
    kind: ClassVar[str] = "place"


@record(kw_only=True)
class Walk:
    start: Place
    over: tuple[Place, ...] = ()
    notes: dict[str, int] = field(default_factory=dict)


@record
class Marked(Place):
    mark: str = ""


@record
class Nothing:
    pass


def test_fields_are_given_in_order_or_by_name_with_their_defaults() -> None:
    assert (Place(1).x, Place(1).y, Place(1, y=2).y) == (1, 0, 2)
    assert Marked(1, 2, "a").mark == "a"
    with pytest.raises(TypeError):
        Walk(Place(1))  # type: ignore[call-arg]
    with pytest.raises(TypeError):
        Place()  # type: ignore[call-arg]
    assert Walk(start=Place(1)).notes is not Walk(start=Place(1)).notes


def test_equal_records_are_of_one_class_with_equal_fields_and_one_hash() -> None:
    assert Place(1, 2) == Place(1, 2) != Place(1, 3)
    assert hash(Place(1, 2)) == hash(Place(1, 2))
    assert Marked(1, 2) != Place(1, 2)
    assert Nothing() == Nothing() and hash(Nothing()) == hash(Nothing())
    assert Place(1) != (1, 0)  # type: ignore[comparison-overlap]


def test_nothing_of_a_record_can_be_changed_or_added() -> None:
    one = Place(1)
    with pytest.raises(FrozenInstanceError, match="'x' of a Place"):
        one.x = 2  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError):
        del one.x
    with pytest.raises(FrozenInstanceError):
        one.z = 2  # type: ignore[attr-defined]
    assert not hasattr(one, "__dict__")


def test_the_standard_library_takes_a_record_for_a_dataclass() -> None:
    one = Walk(start=Place(1), over=(Place(2),))
    assert dataclasses.replace(one, start=Place(3)) == Walk(start=Place(3), over=(Place(2),))
    assert [each.name for each in dataclasses.fields(one)] == ["start", "over", "notes"]
    assert copy.deepcopy(one) == one and pickle.loads(pickle.dumps(one)) == one  # noqa: S301
    assert repr(Place(1, 2)) == "Place(x=1, y=2)"
    assert list(inspect.signature(Place).parameters) == ["x", "y"]
    match Place(1, 2):
        case Place(x, y):
            assert (x, y) == (1, 2)


def test_what_is_within_a_record_comes_after_it_in_the_order_of_the_fields() -> None:
    one = Walk(start=Place(1), over=(Place(2), Marked(3)))
    assert list(within((one, "text", Nothing()))) == [one, Place(1), Place(2), Marked(3), Nothing()]
    assert list(within(one, stop=Walk)) == [one]
    assert list(within("text")) == []
    assert is_record(one) and not is_record(Place) and not is_record(1)
