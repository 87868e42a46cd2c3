"""508.1d, 509.1c: the most requirements that any declaration could obey, found exactly.

A declaration is a choice for each creature, one after the other. What is said of several creatures together is a *tally*: how
many were counted for it. Choices that lead to the same tallies, up to tallies of one kind changing places, are looked at once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.words.record import Record

MOST_STATES = 10_000
"""How many states are looked at before the search gives up. Boards that people meet take some hundreds."""
_CLOSED = -1
"""In place of a tally to which no creature that is left can add."""


class Tally(Record):
    """A number counted over a declaration: none, or from ``least`` to ``most``; at each of ``rewards`` a requirement is obeyed.

    Tallies of one ``kind`` could change places without making any difference.
    """

    least: int = 0
    most: int | None = None
    rewards: tuple[int, ...] = ()
    kind: int = 0


class Choice(Record):
    """What one creature could do: requirements obeyed by that alone, tallies it is counted for, what these must come to.

    ``frees``: tallies from which it takes the number given.
    """

    gain: int = 0
    counts: tuple[int, ...] = ()
    needs: tuple[tuple[int, int], ...] = ()
    frees: tuple[tuple[int, int], ...] = ()


Item = tuple[Choice, ...]
"""The choices of one creature. Where all creatures take their first, nothing is declared, which always is legal."""

_State = tuple[tuple[int, ...], tuple[int, ...]]
"""Tallies counted so far, and what each must come to."""
_Key = tuple[int, tuple[tuple[int, int], ...]]


def best(items: Sequence[Item], tallies: Sequence[Tally], start: Sequence[int] = ()) -> tuple[int, tuple[int, ...]]:
    """The most requirements that can be obeyed, and the number of the choice of each creature by which they are.

    ``start``: where the tallies begin, 0 where nothing is said. Raises TooHard where there is no end in sight.
    """
    search = _Search(items, tallies)
    state = (tuple(start) or (0,) * len(tallies), (0,) * len(tallies))
    wanted = search.bound(0, state)
    while wanted > 0:
        taken = search.reach(wanted, state)
        if taken is not None:
            return wanted, taken
        wanted -= 1
    return 0, (0,) * len(items)


class TooHard(Exception):
    """The search gave up: how many requirements could be obeyed is not known."""


class _Node:
    """A state from which so many requirements are wanted: the choices of one creature that are left to try."""

    __slots__ = ("choices", "index", "key", "number", "wanted")

    def __init__(self, index: int, key: _Key, wanted: int, choices: Iterator[tuple[int, int, _State]]) -> None:
        self.index = index
        self.key = key
        self.wanted = wanted
        self.choices = choices
        self.number = 0


class _Search:
    def __init__(self, items: Sequence[Item], tallies: Sequence[Tally]) -> None:
        self.items = items
        self.tallies = tallies
        self.last = [-1] * len(tallies)
        for index, item in enumerate(items):
            for choice in item:
                for tally in (*choice.counts, *(one for one, _ in (*choice.needs, *choice.frees))):
                    self.last[tally] = index
        self.closing: list[list[int]] = [[] for _ in range(len(items) + 1)]
        for tally, index in enumerate(self.last):
            self.closing[index + 1].append(tally)
        self.ahead = [0] * (len(items) + 1)
        for index in range(len(items) - 1, -1, -1):
            self.ahead[index] = self.ahead[index + 1] + max(choice.gain for choice in items[index])
        self.rewarding = tuple(tally for tally, one in enumerate(tallies) if one.rewards)
        rewarding = frozenset(self.rewarding)
        self.serves = [
            frozenset(rewarding.intersection(*((tally for c in item for tally in c.counts),))) for item in items
        ]
        """Of each creature, the tallies with rewards that it could be counted for."""
        self.at_once = [max(len(rewarding.intersection(choice.counts)) for choice in item) for item in items]
        """And for how many of them at once."""
        self.supporters = [sum(tally in one for one in self.serves) for tally in range(len(tallies))]
        self.counted_ahead = [sum(self.at_once[index:]) for index in range(len(items) + 1)]
        self.kinds: dict[int, list[int]] = {}
        for tally, one in enumerate(tallies):
            self.kinds.setdefault(one.kind, []).append(tally)
        self.most_needed = self._most_needed()
        self.looked_at = 0
        self.out_of_reach: dict[_Key, int] = {}
        """Of states looked at to the end, how many requirements cannot be obeyed from there."""

    def _most_needed(self) -> list[int]:
        """Beyond which number a tally need not be told apart."""
        found = [max((one.least, *one.rewards, 0 if one.most is None else one.most + 1)) for one in self.tallies]
        for item in self.items:
            for choice in item:
                for tally, least in choice.needs:
                    found[tally] = max(found[tally], least)
        return found

    def reach(self, wanted: int, state: _State) -> tuple[int, ...] | None:
        """The choices by which so many requirements are obeyed; ``None`` where no choices do."""
        first = self._enter(0, state, wanted)
        if not isinstance(first, _Node):
            return () if first else None
        under_way = [first]
        while under_way:
            node = under_way[-1]
            following = next(node.choices, None)
            if following is None:
                self.out_of_reach[node.key] = node.wanted
                under_way.pop()
                continue
            gained, node.number, after = following
            child = self._enter(node.index + 1, after, max(0, node.wanted - gained))
            if child is True:
                return tuple(one.number for one in under_way)
            if isinstance(child, _Node):
                under_way.append(child)
        return None

    def _enter(self, index: int, state: _State, wanted: int) -> _Node | bool:
        """A node to look at; or at once whether so many requirements can be obeyed from a state."""
        closed = self._close(index, state)
        if closed is None:
            return False
        if index == len(self.items):
            return wanted == 0
        key = (index, self._shape(closed))
        beyond = self.out_of_reach.get(key)
        if (beyond is not None and beyond <= wanted) or self.bound(index, closed) < wanted:
            return False
        self.looked_at += 1
        if self.looked_at > MOST_STATES:
            raise TooHard
        return _Node(index, key, wanted, self._choices(index, closed, wanted))

    def _choices(self, index: int, state: _State, wanted: int) -> Iterator[tuple[int, int, _State]]:
        """What a creature can do: requirements obeyed, which choice it is, the state after it; the most promising first."""
        seen = set()
        found = []
        for number, choice in enumerate(self.items[index]):
            look = self._look(choice, state)
            if look in seen:
                continue
            seen.add(look)
            done = self._after(choice, state)
            if done is not None:
                gained, opened, after = done
                promised = gained + self.ahead[index + 1] + self._affordable(index + 1, self._short(after))
                if promised >= wanted:
                    scarce = min((self.supporters[tally] for tally in choice.counts), default=0)
                    found.append((-gained, -promised, opened, scarce, number, after))
        found.sort(key=lambda one: one[:5])
        return ((-lost, number, after) for lost, *_, number, after in found)

    def _look(self, choice: Choice, state: _State) -> tuple[object, ...]:
        """What a choice comes to: two with the same look lead to states that differ by tallies of one kind alone."""
        counts = sorted((self.tallies[tally].kind, state[0][tally], state[1][tally]) for tally in choice.counts)
        return choice.gain, tuple(counts), choice.needs, choice.frees

    def _after(self, choice: Choice, state: _State) -> tuple[int, int, _State] | None:
        """Requirements obeyed, groups begun and not yet large enough, and the state; ``None`` where a tally gets too large."""
        if not choice.counts and not choice.needs and not choice.frees:
            return choice.gain, 0, state
        counted, needed = list(state[0]), list(state[1])
        gained, opened = choice.gain, 0
        for tally, number in choice.frees:
            counted[tally] -= number
        for tally in choice.counts:
            one, before = self.tallies[tally], counted[tally]
            now = before + 1
            if one.most is not None and now > one.most:
                return None
            gained += one.rewards.count(now)
            opened += (0 < now < one.least) - (0 < before < one.least)
            counted[tally] = min(now, self.most_needed[tally])
        for tally, least in choice.needs:
            needed[tally] = max(needed[tally], least)
        return gained, opened, (tuple(counted), tuple(needed))

    def _close(self, index: int, state: _State) -> _State | None:
        """The state without the tallies that nothing more is added to; ``None`` where one of them is not as it must be."""
        closing = self.closing[index]
        if not closing:
            return state
        counted, needed = list(state[0]), list(state[1])
        for tally in closing:
            number = counted[tally]
            if 0 < number < self.tallies[tally].least or number < needed[tally]:
                return None
            counted[tally], needed[tally] = _CLOSED, 0
        return tuple(counted), tuple(needed)

    def _short(self, state: _State) -> dict[int, tuple[int, int]]:
        """Of each tally with rewards that are not reached yet: how many creatures it wants for the next one, and how many
        rewards there are."""
        found: dict[int, tuple[int, int]] = {}
        for tally in self.rewarding:
            number, one = state[0][tally], self.tallies[tally]
            if number != _CLOSED and number < one.rewards[-1]:
                rewards = [reward for reward in one.rewards if reward > number]
                found[tally] = (max(rewards[0], one.least) - number, len(rewards))
        return found

    def bound(self, index: int, state: _State) -> int:
        """No more than this can be obeyed by the creatures from one on."""
        short = self._short(state)
        rewarded = self._affordable(index, short)
        if len(short) > 1:
            rewarded = min(rewarded, self._matched(index, short))
        return self.ahead[index] + rewarded

    def _affordable(self, index: int, short: dict[int, tuple[int, int]]) -> int:
        """What so many creatures could bring at most, if each could be counted wherever it is wanted; the cheapest first."""
        left, found = self.counted_ahead[index], 0
        for missing, rewards in sorted(short.values(), key=lambda one: (one[0] / one[1], one)):
            if left <= 0:
                break
            left -= missing
            found += rewards
            if left < 0 and rewards == 1 and missing > 0:
                found -= 1
        return found

    def _matched(self, index: int, short: dict[int, tuple[int, int]]) -> int:
        """What could be brought if each tally needed but one creature that can count for it, and no two tallies the same."""
        creatures = [n for n in range(index, len(self.items)) if self.serves[n] for _ in range(self.at_once[n])]
        wanted = [[tally for tally in short if tally in self.serves[number]] for number in creatures]
        holder: dict[int, int] = {}
        for one in range(len(creatures)):
            _seat(one, wanted, holder)
            if len(holder) == len(short):
                break
        return sum(sorted((rewards for _, rewards in short.values()), reverse=True)[: len(holder)])

    def _shape(self, state: _State) -> tuple[tuple[int, int], ...]:
        """A state up to tallies of one kind changing places."""
        pairs = list(zip(*state, strict=True))
        shape: list[tuple[int, int]] = []
        for several in self.kinds.values():
            shape += sorted(pairs[tally] for tally in several) if len(several) > 1 else [pairs[several[0]]]
        return tuple(shape)


def _seat(one: int, wanted: Sequence[Sequence[int]], holder: dict[int, int]) -> None:
    """Give one of several a place that it wants, by moving those who hold one where that helps."""
    taken_by: dict[int, int] = {}
    held = {who: place for place, who in holder.items()}
    waiting = [one]
    while waiting:
        who = waiting.pop()
        for place in wanted[who]:
            if place in taken_by:
                continue
            taken_by[place] = who
            if place in holder:
                waiting.append(holder[place])
                continue
            while True:
                mover = taken_by[place]
                left = held.get(mover)
                holder[place] = mover
                if left is None:
                    return
                place = left
