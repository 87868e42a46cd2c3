"""Every answer that a question allows, each once: options that are the same as data are not tried in each other's place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from engine.words.decisions import NO, YES, Answer, Form, Option, Question


def every_answer(question: Question) -> Iterator[Answer]:
    """The answers to a question, in a fixed order, made one at a time: there may be more than anybody can look at.

    Some may still be refused by the engine where a rule binds several options together; the caller finds out by trying.
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
        classes = _classes(question.options)
        for size in range(question.minimum, question.maximum + 1):
            yield from (Answer(keys=keys) for keys in _choices(classes, size))


def _classes(options: Sequence[Option]) -> list[list[str]]:
    """The keys of options, those together that make no difference; in the order in which they are offered."""
    found: dict[object, list[str]] = {}
    for option in options:
        found.setdefault(("alike", option.alike) if option.alike is not None else option.key, []).append(option.key)
    return list(found.values())


def _choices(classes: Sequence[Sequence[str]], size: int) -> Iterator[tuple[str, ...]]:
    """So many keys: of each class the first few, however many."""
    if not classes:
        if size == 0:
            yield ()
        return
    first, rest = classes[0], classes[1:]
    for taken in range(min(size, len(first)), -1, -1):
        for others in _choices(rest, size - taken):
            yield (*first[:taken], *others)


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
