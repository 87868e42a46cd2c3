"""Records: what is made of fields, cannot be changed, and is equal to what has the same fields."""

from __future__ import annotations

import copy
import inspect
import pickle
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

import pytest
from msgspec import field

from engine.words.record import Record, defaults, is_record, replace, told, within

if TYPE_CHECKING:
    from collections.abc import Mapping


class Place(Record):
    x: int
    y: int = 0
    kind: ClassVar[str] = "place"


class Walk(Record, kw_only=True):
    over: tuple[Place, ...] = ()
    notes: Mapping[str, int] = field(default_factory=dict)
    start: Place


class Marked(Place):
    mark: str = ""


class Counted(Record, dict=True):
    parts: tuple[int, ...]

    @cached_property
    def total(self) -> int:
        return sum(self.parts)


class Nothing(Record):
    pass


def test_fields_are_given_in_order_or_by_name_with_their_defaults() -> None:
    assert (Place(1).x, Place(1).y, Place(1, y=2).y) == (1, 0, 2)
    assert Marked(1, 2, "a").mark == "a"
    with pytest.raises(TypeError):
        Walk(())  # type: ignore[call-arg]
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
    with pytest.raises(AttributeError):
        one.x = 2  # type: ignore[misc]
    with pytest.raises(AttributeError):
        del one.x
    with pytest.raises(AttributeError):
        one.z = 2  # type: ignore[attr-defined]
    assert not hasattr(one, "__dict__")
    assert one == Place(1)


def test_a_record_is_replaced_copied_kept_shown_and_matched() -> None:
    one = Walk(start=Place(1), over=(Place(2),))
    assert replace(one, start=Place(3)) == Walk(start=Place(3), over=(Place(2),))
    assert one.__struct_fields__ == ("over", "notes", "start")
    assert copy.deepcopy(one) == one and pickle.loads(pickle.dumps(one)) == one  # noqa: S301
    assert repr(Place(1, 2)) == "Place(x=1, y=2)"
    with pytest.raises(TypeError):
        replace(one, end=Place(3))  # type: ignore[call-arg]
    match Place(1, 2):
        case Place(x, y):
            assert (x, y) == (1, 2)


def test_what_is_worked_out_once_is_no_part_of_a_record() -> None:
    one, other = Counted((1, 2)), Counted((1, 2))
    assert one.total == 3 and one.__dict__ == {"total": 3}
    assert one == other and hash(one) == hash(other) and repr(one) == "Counted(parts=(1, 2))"
    assert replace(one, parts=(4,)).total == 4


def test_what_is_given_is_known_where_annotations_cannot_be_evaluated() -> None:
    given = inspect.signature(Walk).parameters
    assert [(name, one.kind) for name, one in given.items()] == [
        (name, one.KEYWORD_ONLY) for name, one in given.items()
    ]
    assert [name for name, one in given.items() if one.default is one.empty] == ["start"]
    assert str(inspect.signature(Place)) == "(x, y=0)" and str(inspect.signature(Nothing)) == "()"


def test_the_defaults_of_fields_and_what_a_record_says_besides_them() -> None:
    assert defaults(Place) == {"y": 0} and list(defaults(Marked).items()) == [("y", 0), ("mark", "")]
    assert defaults(Walk) == {"over": ()}
    assert list(told(Place(0))) == [("x", 0)]
    assert list(told(Walk(start=Place(1), over=(Place(2),)))) == [
        ("over", (Place(2),)),
        ("notes", {}),
        ("start", Place(1)),
    ]


def test_what_is_within_a_record_comes_after_it_in_the_order_of_the_fields() -> None:
    one = Walk(start=Place(1), over=(Place(2), Marked(3)))
    assert list(within((one, "text", Nothing()))) == [one, Place(2), Marked(3), Place(1), Nothing()]
    assert list(within(one, stop=Walk)) == [one]
    assert list(within("text")) == []
    assert is_record(one) and not is_record(Place) and not is_record(1)


def test_what_says_nothing_is_not_looked_at_once_more(monkeypatch: pytest.MonkeyPatch) -> None:
    held: list[object] = []

    class Held(type):
        def __instancecheck__(cls, value: object) -> bool:
            held.append(value)
            return isinstance(value, tuple | list | Record)

    monkeypatch.setattr("engine.words.record._HOLDING", Held("Holding", (), {}))
    one = Walk(start=Place(1), over=(Place(2), Place(3)))
    assert [*within(one)] == [one, *within(Place(2)), *within(Place(3)), *within(Place(1))]
    assert not any(value in (0, None, ()) for value in held), "0 is the y of each place"
    assert 3 in held, "control: what says something is"
