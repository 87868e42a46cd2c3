"""109.1: what stands for many is, to whoever goes through it, the many."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.state.crowds import ByNumber, Crowd, as_now, kinds, parts_as_kept
from engine.state.ids import MOST_APART, Ids, ids_of, ids_without
from engine.words.budget import TooManyApart
from engine.words.mentions import Mention
from engine.words.record import replace
from engine.words.terms import Kind, ObjectId, PlayerId, Zone


def mention(one: int, name: str = "Soldato") -> Mention:
    where = {"zone": Zone.BATTLEFIELD, "owner": PlayerId(0), "controller": PlayerId(0)}
    return Mention(id=ObjectId(one), label=name, name=name, kind=Kind.TOKEN, **where)  # type: ignore[arg-type]


sizes = st.lists(st.integers(1, 6), min_size=1, max_size=4)


def both(several: list[int]) -> tuple[ByNumber[Mention], dict[ObjectId, Mention]]:
    """Crowds of these sizes with a gap after each, and the same one by one."""
    entries: dict[int, Mention | Crowd[Mention]] = {}
    plain: dict[ObjectId, Mention] = {}
    at = 1
    for count in several:
        entries[at] = Crowd(at, count, mention(at)) if count > 1 else mention(at)
        plain |= {ObjectId(one): mention(one) for one in range(at, at + count)}
        at += count + 1
    return ByNumber(entries), plain


@given(sizes, st.data())
def test_109_1_a_crowd_that_is_changed_is_what_each_of_it_is_by_itself(several: list[int], data: st.DataObject) -> None:
    crowds, plain = both(several)
    assert dict(crowds) == plain and len(crowds) == len(plain)
    gone = data.draw(st.sets(st.sampled_from(sorted(plain))))
    changed = data.draw(st.sets(st.sampled_from(sorted(plain)))) - gone
    now = {one: mention(one, "Orso") for one in changed}
    after = crowds.changed(now, gone=gone)
    assert dict(after) == {one: now.get(one, found) for one, found in plain.items() if one not in gone}
    assert [*after] == [one for one in plain if one not in gone]
    assert sum(count for _, count in kinds(after)) == len(plain) - len(gone)


@given(sizes, st.data())
def test_109_1_what_is_made_of_some_ids_is_made_of_each(several: list[int], data: st.DataObject) -> None:
    crowds, plain = both(several)
    last = max(plain)
    begin = data.draw(st.integers(1, last))
    ids = range(begin, data.draw(st.integers(begin, last)) + 1)
    after = as_now(crowds, ids_of([ids]), lambda one: replace(one, label="Orso"))
    assert dict(after) == {one: replace(found, label="Orso") if one in ids else found for one, found in plain.items()}
    kept = [part for part, _ in parts_as_kept(crowds, ids_of([ids]))]
    assert [*ids_of(kept)] == [one for one in plain if one in ids]


@given(st.lists(st.integers(0, 30), unique=True), st.sets(st.integers(0, 30)), st.integers(0, 30), st.integers(0, 6))
def test_ids_with_ranges_are_the_ids(before: list[int], single: set[int], begin: int, count: int) -> None:
    ids = ids_of([*before, range(40, 50), range(50, 53)])
    assert tuple(ids) == (*before, *range(40, 53)) and len(ids) == len(before) + 13
    assert all(ids[n] == one for n, one in enumerate(ids))
    without = ids_without(ids, [*single, range(begin, begin + count), range(44, 46)])
    gone = {*single, *range(begin, begin + count), 44, 45}
    assert tuple(without) == tuple(one for one in ids if one not in gone)
    assert all((one in ids) == (one in tuple(ids)) for one in range(60))


def test_too_many_are_not_gone_through_and_are_counted_all_the_same() -> None:
    count = MOST_APART + 1
    crowd: ByNumber[Mention] = ByNumber({1: Crowd(1, count, mention(1))})
    assert len(crowd) == count and ObjectId(count) in crowd and crowd[ObjectId(count)].id == count
    assert len(Ids([range(1, count + 1)])) == count
    with pytest.raises(TooManyApart):
        dict(crowd)
    with pytest.raises(TooManyApart):
        tuple(Ids([range(1, count + 1)]))
