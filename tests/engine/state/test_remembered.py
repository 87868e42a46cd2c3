"""113.7a: what is remembered of objects that are gone is a value: whoever goes on from one in two ways has two."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from engine.state.objects import GameObject, LastKnown
from engine.state.remembered import Remembered
from engine.words.terms import Kind, ObjectId, PlayerId, Zone
from tests.engine.support import creature


def known(one: int, number: int) -> LastKnown:
    """Something as it last was, told apart by a number."""
    looks = creature(f"Orso {number}", 2, 2)
    return LastKnown(
        object=GameObject(
            id=ObjectId(one),
            label="orso",
            printed=looks,
            kind=Kind.CARD,
            owner=PlayerId(0),
            controller=PlayerId(0),
            zone=Zone.BATTLEFIELD,
            timestamp=one,
        ),
        characteristics=looks,
        controller=PlayerId(0),
    )


@given(st.lists(st.tuples(st.integers(0, 20), st.lists(st.integers(0, 12), max_size=4)), max_size=25))
def test_113_7a_it_is_what_a_copy_for_each_value_would_be(added: list[tuple[int, list[int]]]) -> None:
    """Each value goes on from any earlier one, as a game does that is gone back to; an object may even be said again."""
    values, plain = [Remembered()], [dict[ObjectId, LastKnown]()]
    for number, (place, objects) in enumerate(added):
        at = place % len(values)
        more = {ObjectId(one): known(one, number) for one in objects}
        values.append(values[at].with_more(more))
        plain.append({**plain[at], **more})
    for value, wanted in zip(values, plain, strict=True):
        assert list(value.items()) == list(wanted.items())
        assert (len(value), value.get(ObjectId(99))) == (len(wanted), None)
        assert all((ObjectId(one) in value) == (ObjectId(one) in wanted) for one in range(13))


def test_113_7a_who_goes_on_first_shares_and_a_second_way_does_not() -> None:
    first = Remembered().with_more({ObjectId(1): known(1, 0)})
    on = first.with_more({ObjectId(2): known(2, 0)})
    other = first.with_more({ObjectId(3): known(3, 0)})
    assert (on._kept is first._kept, other._kept is first._kept) == (True, False)
    assert (list(first), list(on), list(other)) == ([1], [1, 2], [1, 3])
