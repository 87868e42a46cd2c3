"""601.2c, 115.3: names in one list, given to several requirements of targets so that each gets as many as it takes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement, islice, product
from math import prod

from engine import Game, PlayerTarget, Recipient, board_of
from engine.board.jointly import fit_together
from engine.board.targets import as_announced, candidates, speaks_of
from engine.cards.abilities.filters import TargetSpec
from engine.state.bindings import Bindings, Chosen
from engine.words.terms import ObjectId, PlayerId, Relation
from scenarios.laid import finding, handles
from scenarios.laid.not_found import Ambiguous, NotFound
from scenarios.played.acting import Attempted
from scenarios.written import model

Groups = tuple[tuple[str, ...], ...]
"""The names for each requirement, in the order of the requirements."""
NOBODY_KNOWS: Groups = ()
"""That names may be given out in several ways that differ: which is meant has to be asked."""
_MOST = 8
"""How many names are given out; more are taken as one for each requirement."""
_MOST_WAYS = 20_000
"""How many ways to give them out are looked at: with more nothing is given out."""
_MOST_MEANT = 64
"""In how many ways it is looked what names may mean that several bear."""


def groups(game: Game, action: model.CastSpell | model.ActivateAbility, attempted: Attempted) -> Groups | None:
    """601.2c: the names of an action by requirement; ``None`` where they are one for each, or cannot be given out at all.

    If there is one way to fill the requirements in the order of the words, it is that way; if there is none, it is the only way
    in another order. `NOBODY_KNOWS` where there are several of them.
    """
    specs = as_announced(attempted.specs, Chosen(x=action.x))
    names = tuple(one for one in action.targets if isinstance(one, str))
    if len(specs) < 2 or not 0 < len(names) <= _MOST or len(names) < len(action.targets) or attempted.object is None:
        return None
    if any(_is_open(spec, action.x) or any(speaks_of(spec, index) for index in range(len(specs))) for spec in specs):
        return None
    table = _Table(game, attempted.object, attempted.player, specs, names)
    one_each = len(names) <= len(specs) and all(spec.minimum <= 1 <= spec.maximum for spec in specs)
    if one_each and all(table.could[n][n] for n in range(len(names))):
        return None
    if prod(max(1, sum(map(bool, row))) for row in table.could) > _MOST_WAYS:
        return None
    ways = [way for way in table.ways() if table.fits(way)]
    ordered = [way for way in ways if list(way) == sorted(way)]
    if one_each and not (ways and table.each_in_one_place):
        return None  # one name for each requirement is for that one, and refused where it is no target for it
    if not ways:
        return table.nearest()
    found = {table.said(way) for way in ordered or ways}
    return next(iter(found)) if len(found) == 1 else NOBODY_KNOWS


def _is_open(spec: TargetSpec, x: int | None) -> bool:
    """Whether how many targets a requirement takes, or who chooses them, is known only as they are chosen."""
    if spec.if_paid or spec.unless_paid or spec.counted is not None or spec.each_of is not None:
        return True
    return spec.at_random or spec.chooser is not Relation.YOU or (spec.times_x and x is None)


class _Table:
    """What each name could mean among what each requirement can have as a target."""

    def __init__(
        self, game: Game, source: ObjectId, you: PlayerId, specs: Sequence[TargetSpec], names: tuple[str, ...]
    ) -> None:
        self.board = board_of(game)
        self.bound = Bindings(source=source, you=you)
        self.specs = specs
        self.names = names
        possible = [candidates(spec, self.board, self.bound, (), source) for spec in specs]
        self.could = [[_meant(game, name, among) for among in possible] for name in names]

    @property
    def each_in_one_place(self) -> bool:
        """Whether what each name is alone says for which requirement it is."""
        return all(sum(map(bool, row)) == 1 for row in self.could)

    def ways(self) -> Iterator[tuple[int, ...]]:
        """Which requirement each name may be for, as far as the numbers of them are right."""
        for way in product(*([n for n, meant in enumerate(row) if meant] for row in self.could)):
            if all(_takes(spec, way.count(n)) for n, spec in enumerate(self.specs)):
                yield way

    def fits(self, way: Sequence[int]) -> bool:
        """115.3: whether the names can mean different things in one requirement, that are what it says of all of them."""
        meant = product(*(row[n] for row, n in zip(self.could, way, strict=True)))
        return any(self._are_legal(way, each) for each in islice(meant, _MOST_MEANT))

    def _are_legal(self, way: Sequence[int], meant: Sequence[Recipient]) -> bool:
        chosen = [
            tuple(one for one, n in zip(meant, way, strict=True) if n == index) for index in range(len(self.specs))
        ]
        return all(
            len({*mine}) == len(mine)
            and not any(one in chosen[other] for other in spec.keep_distinct_from for one in mine)
            and fit_together(mine, spec.together, self.board, self.bound)
            for spec, mine in zip(self.specs, chosen, strict=True)
        )

    def nearest(self) -> Groups | None:
        """115: by what each name can be, or else in their order as far as the numbers are right, for what is no target, too few or
        too many to be refused; ``None`` where several ways are as near."""
        if self.each_in_one_place:
            return self.said([next(n for n, meant in enumerate(row) if meant) for row in self.could])
        too_many = len(self.names) - sum(spec.maximum for spec in self.specs)
        if too_many > 0:
            way = [n for n, spec in enumerate(self.specs) for _ in range(spec.maximum)]
            return self.said([*way, *[len(self.specs) - 1] * too_many])
        ways = [
            way
            for way in combinations_with_replacement(range(len(self.specs)), len(self.names))
            if all(_takes(spec, way.count(n)) for n, spec in enumerate(self.specs))
        ]
        legal = [sum(bool(row[n]) for row, n in zip(self.could, way, strict=True)) for way in ways]
        best = [way for way, number in zip(ways, legal, strict=True) if number == max(legal)]
        return self.said(best[0]) if len(best) == 1 else None

    def said(self, way: Sequence[int]) -> Groups:
        """The names for each requirement."""
        return tuple(
            tuple(name for name, n in zip(self.names, way, strict=True) if n == index)
            for index in range(len(self.specs))
        )


def _takes(spec: TargetSpec, number: int) -> bool:
    most = spec.maximum if spec.divide is None else min(spec.maximum, spec.divide)
    return spec.minimum <= number <= most


def _meant(game: Game, name: str, among: Sequence[Recipient]) -> tuple[Recipient, ...]:
    """What of these a name may mean: what it means anywhere, and else what of these bears it."""
    try:
        one = finding.anything(game, name)
    except NotFound:
        pass
    else:
        if one in among:
            return (one,)
    there = [game.objects[one] for one in among if not isinstance(one, PlayerTarget)]
    try:
        return (finding.pick(name, handles.rows(game, there)),)
    except Ambiguous as fault:
        return tuple(one for _, one in fault.ways)
    except NotFound:
        return ()
