"""Objects of which it makes no difference which one it is: what is tried with one is not tried again with another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from math import factorial, prod

from engine import Answer, Form, Game, Question, board_of
from engine.board.asking import option_key
from engine.cards.sorting import sort_abilities, sorted_abilities
from engine.flow.positions import could_change_places
from engine.words.record import replace
from engine.words.terms import ObjectId
from scenarios.laid.borne import meant
from scenarios.written.queries import ObjectQuery, Query

_FEW = 8
"""Up to how many objects are looked at one by one where each is asked about."""
_AGELESS = frozenset(("+1/+1", "-1/-1"))
"""Counters of which it makes no difference when they were put there."""


def alike(game: Game, among: Sequence[ObjectId]) -> tuple[tuple[ObjectId, ...], ...]:
    """Objects, those together that could change places, in the order in which they come."""
    found: list[list[ObjectId]] = []
    for one in among:
        for group in found:
            if (
                _ageless(game, one)
                and _looks(game, one) == _looks(game, group[0])
                and could_change_places(game, group[0], one)
            ):
                group.append(one)
                break
        else:
            found.append([one])
    return tuple(map(tuple, found))


def _looks(game: Game, one: ObjectId) -> object:
    """What tells most objects apart at a glance."""
    found, board = game.objects[one], board_of(game)
    return (board.characteristics(one).name, board.controller(one), found.tapped, found.damage, found.zone)


def _ageless(game: Game, one: ObjectId) -> bool:
    """613.7: whether it makes no difference how long it has been there: it has no effect of its own on anything."""
    found = game.objects[one]
    own = (sorted_abilities(board_of(game).characteristics(one)), sort_abilities(found.printed.abilities))
    return not (any(each.static for each in own) or found.stickers or found.counters.keys() - _AGELESS)


def with_alike(
    question: Question, game: Game, given: Sequence[Answer], apart: Collection[str] = frozenset()
) -> Question:
    """The question, objects alike that could change places among what can be chosen.

    ``game``: as it was before the action that asks. ``given``: what was answered in that action so far; what was named there is
    like nothing else. ``apart``: the ids of objects of which each is asked about, and so is like no other.
    """
    if question.form not in (Form.CHOOSE, Form.DIVIDE) or len(question.options) < 2:
        return question
    named = {key for answer in given for key in (*answer.keys, *(key for key, _ in answer.amounts))}
    free = {
        option.mention.id: option
        for option in question.options
        if option.alike is None and option.mention is not None and option.key not in named
        if option.key == option_key(option.mention.id) and option.mention.id in game.objects
        if option.mention.label not in apart
    }
    groups = [group for group in alike(game, [*free]) if len(group) > 1]
    first = max((option.alike for option in question.options if option.alike is not None), default=-1) + 1
    kinds = {free[one].key: number for number, group in enumerate(groups, first) for one in group}
    if not kinds:
        return question
    options = tuple(replace(option, alike=kinds.get(option.key, option.alike)) for option in question.options)
    return replace(question, options=options)


def asked_apart(asks: Iterable[Query], game: Game) -> frozenset[str]:
    """The ids of several objects that a question names together: what becomes of each is its answer. Of more than a few one stands
    for the others, and so it does where none is named."""
    found: set[str] = set()
    for one in asks:
        called = meant(game, one.object) if isinstance(one, ObjectQuery) else []
        found |= {*called} if len(called) <= _FEW else set()
    return frozenset(found)


def stands_for(asked: Question, asking: Question, answer: Answer) -> int:
    """For how many answers one stands, where more is alike in the question that is tried than in the one that was asked."""
    times = 1
    amounts = dict(answer.amounts)
    groups: dict[int, list[str]] = {}
    for before, now in zip(asked.options, asking.options, strict=True):
        if before.alike is None and now.alike is not None:
            groups.setdefault(now.alike, []).append(now.key)
    for keys in groups.values():
        done = Counter(amounts.get(key, key in answer.keys) for key in keys)
        times *= factorial(len(keys)) // prod(map(factorial, done.values()))
    return times
