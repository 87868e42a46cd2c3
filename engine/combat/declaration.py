"""508.1c-d, 509.1b-c: a declaration as pairs of a creature and what it attacks or blocks, held against limits and duties.

Attacking and blocking are the same problem: which creatures may be paired with what, how many of them, and how many
requirements a declaration obeys. The answers are exact.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cached_property
from itertools import combinations

from engine.combat.solving import Choice, Tally, best
from engine.state.objects import Recipient
from engine.words.citations import Citation
from engine.words.record import Record, replace
from engine.words.terms import ObjectId

Pair = tuple[ObjectId, Recipient]
"""A creature with what it attacks, or with the attacking creature that it blocks."""
Group = frozenset[ObjectId] | None
Others = frozenset[Recipient] | None

_FEW = 256
"""Up to how many ways of blocking several creatures each is a choice of its own."""


class Duty(Record):
    """508.1d, 509.1c: a requirement: at least so many creatures of a group attack, or block, any of ``others``; ``None`` is any.

    ``about``: the creature that must do it or have it done to it; ``source``: whose ability or effect says so.
    """

    source: ObjectId
    about: ObjectId
    creatures: Group
    others: Others = None
    least: int = 1


class Limit(Record):
    """508.1c, 509.1b: a restriction: of a group none attack, or block, any of ``others``, or from ``least`` to ``most`` of them.

    ``by``: why it counts those only that attack, or block, ``others``.
    """

    why: str
    rule: Citation
    source: ObjectId
    creatures: Group = None
    others: Others = None
    least: int = 0
    most: int | None = None
    by: tuple[Citation, ...] = ()


class Company(Record):
    """508.1c, 509.1b: a restriction: a creature attacks, or blocks, only if so many other creatures of a group do."""

    why: str
    rule: Citation
    source: ObjectId
    creature: ObjectId
    others: int
    among: Group = None


def holds_for(creatures: Group, others: Others, pair: Pair) -> bool:
    """Whether a pair is of those that a duty or a limit speaks of."""
    return (creatures is None or pair[0] in creatures) and (others is None or pair[1] in others)


def obeyed(duty: Duty, pairs: Iterable[Pair]) -> bool:
    """508.1d, 509.1c: whether a declaration obeys a requirement."""
    doing = {pair[0] for pair in pairs if holds_for(duty.creatures, duty.others, pair)}
    return len(doing) >= duty.least


class Problem(Record, kw_only=True, dict=True):
    """Everything that a declaration is held against. ``options``: for each creature what it can be paired with without a cost
    (508.1d); ``capacity``: with how many at once, any number with ``None``, one where nothing is said."""

    options: Mapping[ObjectId, tuple[Recipient, ...]]
    duties: tuple[Duty, ...] = ()
    limits: tuple[Limit, ...] = ()
    company: tuple[Company, ...] = ()
    capacity: Mapping[ObjectId, int | None]

    def broken(self, pairs: Collection[Pair]) -> Limit | Company | None:
        """The first restriction that a declaration disobeys."""
        for limit in self.limits:
            number = len({pair[0] for pair in pairs if holds_for(limit.creatures, limit.others, pair)})
            if 0 < number < limit.least or (limit.most is not None and number > limit.most):
                return limit
        doing = {creature for creature, _ in pairs}
        for need in self.company:
            if need.creature in doing:
                others = (one for one in doing if one != need.creature and (need.among is None or one in need.among))
                if sum(1 for _ in others) < need.others:
                    return need
        return None

    def kept_apart(self, pairs: Collection[Pair]) -> tuple[Citation, ...]:
        """Why restrictions allow a declaration that they would not, if they counted the whole group."""
        found: dict[Citation, None] = {}
        for limit in self.limits:
            group = {one for one, _ in pairs if limit.creatures is None or one in limit.creatures}
            if limit.most is not None and len(group) > limit.most:
                found |= dict.fromkeys(limit.by)
        return tuple(found)

    def count(self, pairs: Collection[Pair]) -> int:
        """How many requirements a declaration obeys."""
        return sum(obeyed(duty, pairs) for duty in self.duties)

    def most(self) -> tuple[int, tuple[Pair, ...]]:
        """The most requirements that a declaration without costs obeys, and one that obeys so many."""
        return self._solved

    def needed(self) -> tuple[Pair, ...]:
        """The pairs without which fewer requirements would be obeyed, whatever else is declared."""
        found, pairs = self._solved
        return tuple(pair for pair in pairs if self._without(pair[0], pair[1:]).most()[0] < found)

    def needed_creatures(self) -> tuple[ObjectId, ...]:
        """The creatures without which fewer requirements would be obeyed, whatever else is declared."""
        found, pairs = self._solved
        creatures = dict.fromkeys(creature for creature, _ in pairs)
        return tuple(one for one in creatures if self._without(one, self.options[one]).most()[0] < found)

    def _without(self, creature: ObjectId, others: Collection[Recipient]) -> Problem:
        options = {**self.options, creature: tuple(one for one in self.options[creature] if one not in others)}
        return replace(self, options=options)

    @cached_property
    def _solved(self) -> tuple[int, tuple[Pair, ...]]:
        if not self.duties:
            return 0, ()
        return _Encoded(self).solve()


class _Encoded:
    """A problem in the terms of the search: an item for each creature that can matter, a tally for each group."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        self.alone: dict[ObjectId, list[Duty]] = {}
        self.groups: dict[tuple[Group, Others], int] = {}
        self.tallies: list[Tally] = []
        self.start: list[int] = []
        for duty in problem.duties:
            if _of_one(duty):
                assert duty.creatures is not None
                self.alone.setdefault(next(iter(duty.creatures)), []).append(duty)
            else:
                self._tally(duty.creatures, duty.others, rewards=(duty.least,))
        for limit in problem.limits:
            self._tally(limit.creatures, limit.others, least=limit.least, most=limit.most)
        self.company = [self._tally(need.among, None) for need in problem.company]
        self.general = [(who, tally) for (who, others), tally in self.groups.items() if others is None]
        self.of_other: dict[Recipient, list[tuple[Group, int]]] = {}
        for (who, others), tally in self.groups.items():
            for other in others or ():
                self.of_other.setdefault(other, []).append((who, tally))
        self.rewarded = self._rewarded()
        self.items: list[tuple[Choice, ...]] = []
        self.meaning: list[tuple[tuple[Pair, ...], ...]] = []

    def _tally(
        self,
        creatures: Group,
        others: Others,
        *,
        least: int = 0,
        most: int | None = None,
        rewards: tuple[int, ...] = (),
    ) -> int:
        """One tally for all that is said of the same group and the same others."""
        number = self.groups.setdefault((creatures, others), len(self.tallies))
        if number == len(self.tallies):
            self._add_tally(Tally())
        known = self.tallies[number]
        limits = [one for one in (known.most, most) if one is not None]
        self.tallies[number] = Tally(
            max(known.least, least), min(limits) if limits else None, tuple(sorted((*known.rewards, *rewards)))
        )
        return number

    def _add_tally(self, tally: Tally, start: int = 0) -> int:
        self.tallies.append(tally)
        self.start.append(start)
        return len(self.tallies) - 1

    def _rewarded(self) -> set[Recipient]:
        """With what a pair could obey a requirement at all."""
        found: set[Recipient] = set()
        for duty in self.problem.duties:
            if duty.others is not None:
                found.update(duty.others)
            else:
                for creature in self.problem.options if duty.creatures is None else duty.creatures:
                    found.update(self.problem.options.get(creature, ()))
        return found

    def solve(self) -> tuple[int, tuple[Pair, ...]]:
        """The most requirements, and pairs that obey so many."""
        relevant = {creature: self._relevant(creature) for creature in self.problem.options}
        order = sorted(
            (one for one, others in relevant.items() if others),
            key=lambda one: (one not in self.alone, len(relevant[one]), one),
        )
        for creature in order:
            self._add(creature, relevant[creature])
        self._tell_kinds()
        found, taken = best(self.items, self.tallies, self.start)
        pairs = (pair for meaning, number in zip(self.meaning, taken, strict=True) for pair in meaning[number])
        return found, tuple(pairs)

    def _relevant(self, creature: ObjectId) -> tuple[Recipient, ...]:
        """What a creature could be paired with to any effect: one is enough of those of which nothing is said."""
        own = self.alone.get(creature, ())
        useful: list[Recipient] = []
        plain: list[Recipient] = []
        used = bool(own) or self._counts_by_itself(creature)
        for other in self.problem.options[creature]:
            told = [tally for who, tally in self.of_other.get(other, ()) if who is None or creature in who]
            wanted = any(duty.others is not None and other in duty.others for duty in own)
            rewards = any(
                self.tallies[tally].rewards or (self.tallies[tally].least > 1 and other in self.rewarded)
                for tally in told
            )
            used = used or rewards
            (useful if told or wanted else plain).append(other)
        return (*useful, *plain[:1]) if used else ()

    def _counts_by_itself(self, creature: ObjectId) -> bool:
        """Whether a creature obeys a requirement of a group, or is company, whatever it is paired with."""
        return any(
            (self.tallies[tally].rewards or tally in self.company) and (who is None or creature in who)
            for who, tally in self.general
        )

    def _add(self, creature: ObjectId, others: Sequence[Recipient]) -> None:
        capacity = self.problem.capacity.get(creature, 1)
        most = len(others) if capacity is None else min(capacity, len(others))
        if most > 1 and _ways(len(others), most) > _FEW:
            self._add_one_by_one(creature, others, most)
            return
        several = [
            tuple((creature, other) for other in chosen)
            for size in range(most + 1)
            for chosen in combinations(others, size)
        ]
        self.items.append(tuple(self._choice(creature, pairs) for pairs in several))
        self.meaning.append(tuple(several))

    def _choice(self, creature: ObjectId, pairs: tuple[Pair, ...]) -> Choice:
        if not pairs:
            return Choice()
        others = [other for _, other in pairs]
        gain = sum(1 for duty in self.alone.get(creature, ()) if duty.others is None or duty.others & {*others})
        counts = [*self._by_itself(creature), *(tally for other in others for tally in self._with(creature, other))]
        return Choice(gain=gain, counts=tuple(dict.fromkeys(counts)), needs=self._needs(creature))

    def _by_itself(self, creature: ObjectId) -> list[int]:
        return [tally for who, tally in self.general if who is None or creature in who]

    def _with(self, creature: ObjectId, other: Recipient) -> list[int]:
        return [tally for who, tally in self.of_other.get(other, ()) if who is None or creature in who]

    def _needs(self, creature: ObjectId) -> tuple[tuple[int, int], ...]:
        """Of a group that it belongs to itself one more is needed."""
        return tuple(
            (tally, need.others + (need.among is None or creature in need.among))
            for tally, need in zip(self.company, self.problem.company, strict=True)
            if need.creature == creature
        )

    def _add_one_by_one(self, creature: ObjectId, others: Sequence[Recipient], most: int) -> None:
        """Where there are too many ways: first whether the creature takes part, then each of the others, yes or no.

        What is said of the creature whatever it blocks is settled by its taking part, which needs that it blocks something.
        """
        room, done = self._add_tally(Tally(most=most), most), self._add_tally(Tally())
        own = self.alone.get(creature, ())
        part = Choice(
            gain=sum(1 for duty in own if duty.others is None),
            counts=tuple(self._by_itself(creature)),
            needs=((done, 1), *self._needs(creature)),
            frees=((room, most),),
        )
        self.items.append((Choice(), part))
        self.meaning.append(((), ()))
        for other in others:
            gain = sum(1 for duty in own if duty.others is not None and other in duty.others)
            self.items.append((Choice(), Choice(gain=gain, counts=(*self._with(creature, other), room, done))))
            self.meaning.append(((), ((creature, other),)))

    def _tell_kinds(self) -> None:
        """Tallies that could change places: of the same form, and counted by the same choices but for themselves."""
        looks: list[list[object]] = [[] for _ in self.tallies]
        for number, item in enumerate(self.items):
            for choice in item:
                for tally in choice.counts:
                    rest = tuple(one for one in choice.counts if one != tally)
                    looks[tally].append((number, choice.gain, rest, choice.needs, choice.frees))
                for tally, _ in (*choice.needs, *choice.frees):
                    looks[tally].append(tally)
        kinds: dict[object, int] = {}
        for tally, one in enumerate(self.tallies):
            look = (one.least, one.most, one.rewards, self.start[tally], tuple(looks[tally]))
            self.tallies[tally] = Tally(one.least, one.most, one.rewards, kinds.setdefault(look, len(kinds)))


def _of_one(duty: Duty) -> bool:
    """Whether a requirement is obeyed or not by one creature alone."""
    return duty.creatures is not None and len(duty.creatures) == 1 and duty.least == 1


def _ways(others: int, most: int) -> int:
    total, ways = 0, 1
    for size in range(most + 1):
        total += ways
        ways = ways * (others - size) // (size + 1)
        if total > _FEW:
            break
    return total
