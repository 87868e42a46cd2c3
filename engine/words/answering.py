"""Every answer that a question allows, each once: options that are the same as data are not tried in each other's place."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from itertools import combinations, combinations_with_replacement, pairwise

from engine.words.decisions import NO, YES, Answer, Form, Option, Question


def every_answer(question: Question, *, most_first: bool = False) -> Iterator[Answer]:
    """The answers to a question, in a fixed order, made one at a time: there may be more than anybody can look at.

    ``most_first``: of options those first that choose the most of them. Some may still be refused by the engine where a rule binds
    several options together; the caller finds out by trying.
    """
    if question.form is Form.YES_NO:
        yield from (YES, NO)
    elif question.form is Form.NUMBER:
        yield from (Answer(number=number) for number in range(question.minimum, question.maximum + 1))
    elif question.form is Form.ORDER:
        yield from (Answer(keys=keys) for keys in _orders(_classes(question.options)))
    elif question.form is Form.DIVIDE:
        names = [key for keys in _classes(question.options) for key in keys]
        after = {key: before for keys in _classes(question.options) for before, key in pairwise(keys)}
        bounds = [names.index(after[key]) if key in after else None for key in names]
        for amounts in _divisions(question.total, bounds, question.minimum):
            yield Answer(amounts=tuple(zip(names, amounts, strict=True)))
    else:
        kinds = _kinds(question.options)
        place = {option.key: n for n, option in enumerate(question.options)}
        sizes = range(question.minimum, min(question.maximum, sum(one.most for one in kinds)) + 1)
        for size in reversed(sizes) if most_first else sizes:
            found = _choices(kinds, size)
            if any(
                isinstance(one, _Sources) for one in kinds
            ):  # what must come first stands first, whatever it belongs to
                found = (tuple(sorted(keys, key=place.__getitem__)) for keys in found)
            yield from (Answer(keys=keys) for keys in found)


def _classes(options: Sequence[Option]) -> list[list[str]]:
    """The keys of options, those together that make no difference; in the order in which they are offered."""
    found: dict[object, list[str]] = {}
    for option in options:
        found.setdefault(("alike", option.alike) if option.alike is not None else option.key, []).append(option.key)
    return list(found.values())


class _Likes:
    """Options of which it makes no difference which ones are chosen, only how many."""

    def __init__(self, keys: Sequence[str]) -> None:
        self.keys = tuple(keys)
        self.most = len(self.keys)

    def ways(self, most: int) -> Iterator[tuple[str, ...]]:
        """What could be chosen of them, at most so many, the most first."""
        return (self.keys[:taken] for taken in range(min(most, self.most), -1, -1))


class _Sources:
    """Things with several options each, of which it makes no difference which thing it is."""

    def __init__(self, things: Sequence[Sequence[Option]]) -> None:
        self.each = [[*_together(options)] for options in things]
        self.most = sum(max(map(len, ways)) for ways in self.each)

    def ways(self, most: int) -> Iterator[tuple[str, ...]]:
        """What could be chosen of them, at most so many: for each thing what is chosen of its own, and no two times the same."""
        for places in combinations_with_replacement(range(len(self.each[0])), len(self.each)):
            keys = tuple(key for ways, place in zip(self.each, places, strict=True) for key in ways[place])
            if len(keys) <= most:
                yield keys


def _together(options: Sequence[Option]) -> Iterator[tuple[str, ...]]:
    """What can be chosen together of the options of one thing, the most first."""
    for size in range(len(options), -1, -1):
        for several in combinations(options, size):
            only = [option.only_one for option in several if option.only_one is not None]
            if len({*only}) == len(only):
                yield tuple(option.key for option in several)


def _kinds(options: Sequence[Option]) -> list[_Likes | _Sources]:
    """What is chosen among, that together which makes no difference; unlike options of one thing are one of these."""
    by_thing: dict[Hashable, list[Option]] = {}
    for option in options:
        by_thing.setdefault(option.key if option.mention is None else option.mention.id, []).append(option)
    parted = {
        option.key: several
        for several in by_thing.values()
        if len({one.alike for one in several}) > 1 or any(one.only_one is not None for one in several)
        for option in several
    }
    found: dict[Hashable, list[list[Option]]] = {}
    for option in options:
        several = parted.get(option.key, [option])
        if several[0] is option:
            kind = tuple(
                (one.key if one.alike is None else ("alike", one.alike), one.only_one is None) for one in several
            )
            found.setdefault(kind, []).append(several)
    return [
        _Sources(things) if len(things[0]) > 1 else _Likes([thing[0].key for thing in things])
        for things in found.values()
    ]


def _choices(kinds: Sequence[_Likes | _Sources], size: int) -> Iterator[tuple[str, ...]]:
    """So many keys, of each kind what could be chosen of it."""
    if not kinds:
        if size == 0:
            yield ()
        return
    first, rest = kinds[0], kinds[1:]
    room = sum(one.most for one in rest)
    for taken in first.ways(size):
        if size - len(taken) <= room:
            yield from ((*taken, *others) for others in _choices(rest, size - len(taken)))


def _orders(classes: Sequence[Sequence[str]]) -> Iterator[tuple[str, ...]]:
    """All keys in every order that differs: those of one class keep theirs."""
    if not any(classes):
        yield ()
        return
    for place, keys in enumerate(classes):
        if keys:
            left = [*classes[:place], keys[1:], *classes[place + 1 :]]
            for rest in _orders(left):
                yield (keys[0], *rest)


def _divisions(
    total: int, bounds: Sequence[int | None], least: int, so_far: tuple[int, ...] = ()
) -> Iterator[tuple[int, ...]]:
    """A total cut into so many parts, none below the least, nor above the earlier part that is its bound."""
    parts = len(bounds) - len(so_far)
    bound = bounds[len(so_far)]
    most = total - least * (parts - 1)
    if bound is not None:
        most = min(most, so_far[bound])
    if parts == 1:
        if most == total >= least:
            yield (*so_far, total)
        return
    for first in range(most, least - 1, -1):
        yield from _divisions(total - first, bounds, least, (*so_far, first))
