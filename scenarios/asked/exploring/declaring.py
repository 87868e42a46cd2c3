"""508.1, 509.1: declarations that a scenario leaves open: which ones there are, each as an action that could be in the script.

Of creatures that could change places one after the other is tried, and never one in place of another: two bears of which one
attacks are one declaration, that stands for two.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement, pairwise
from math import factorial, prod
from typing import NamedTuple

from engine import Game, Moment, PlayerTarget, Recipient, board_of
from engine.combat.attacking import Attack, as_step_begins
from engine.combat.blocking import Block
from engine.words.terms import ObjectId, PlayerId, TurnStep
from scenarios.asked.exploring.alike import alike
from scenarios.laid import finding
from scenarios.laid.not_found import NotFound
from scenarios.written import model

LATER = "gli attacchi e i blocchi che vengono prima di altri dichiarati nel file"
BANDS = "gli attacchi in branco"
NAMELESS = "gli attacchi e i blocchi di creature che non si possono nominare"

Declaration = model.Attack | model.Block
Choice = tuple[Recipient, ...]
"""What a creature attacks, or which attacking creatures it blocks; nothing where it does neither."""


class Due(NamedTuple):
    """A declaration that could be made now: in which combat phase, in which step, by whom."""

    turn: int
    combat: int
    step: TurnStep
    player: PlayerId


@dataclass(frozen=True, slots=True)
class Declared:
    """A declaration, and how many there are that differ from it in nothing but which of several creatures alike does it.

    ``None`` for one that is known to be forbidden.
    """

    action: Declaration | None
    stands_for: int


def due(game: Game) -> Due | None:
    """508.1, 509.1: who could declare attackers or blockers now and has not, the first such player in turn order."""
    combat = game.combat
    if combat is None or game.moment is not Moment.PRIORITY or not as_step_begins(game):
        return None
    step, here = game.turn.step, (game.turn.number, len(game.turn.combats or ()))
    if step is TurnStep.DECLARE_ATTACKERS and not combat.attackers:
        active = game.turn.active
        if active not in combat.declared and any(_possible(Attack(board_of(game), active)).values()):
            return Due(*here, step, active)
    if step is TurnStep.DECLARE_BLOCKERS:
        defending = {one.against for one in combat.attackers}
        for player in game.seats():
            if player in defending and player not in combat.declared and any(_possible(_block(game, player)).values()):
                return Due(*here, step, player)
    return None


def every_declaration(game: Game, what: Due, untried: set[str], *, named: bool) -> Iterator[Declared]:
    """Every declaration in which somebody attacks or blocks, one at a time: there may be more than anybody can look at.

    Those that restrictions on several creatures forbid come without an action; what else forbids one, or what it costs, is found
    out by trying it. What is left out is noted. ``named``: what is left of the script may speak of any creature; none are alike.
    """
    attacking = what.step is TurnStep.DECLARE_ATTACKERS
    held = Attack(board_of(game), what.player) if attacking else _block(game, what.player)
    possible = {one: several for one, several in _possible(held).items() if several}
    names = _names(game, possible, untried)
    if attacking and any(board_of(game).characteristics(one).has("banding") for one in possible):
        untried.add(BANDS)
    able = {one: [other for other in several if other in names] for one, several in possible.items() if one in names}
    room = {one: 1 if isinstance(held, Attack) else held.capacity(one) for one in able}
    groups = _groups(game, [*able], named=named)
    alone = named or attacking or any(count != 1 for count in room.values())
    against = _groups(game, _others(able), named=alone)
    problem = held.problem()
    for made in _every([_Group(group, able[group[0]], room[group[0]]) for group in groups], _tied(against)):
        pairs = tuple((one, other) for one, several in made.chosen for other in several)
        if pairs:
            allowed = problem.broken(pairs) is None
            yield Declared(_said(game, what, pairs, names) if allowed else None, made.stands_for(against))


def _block(game: Game, player: PlayerId) -> Block:
    return Block(board_of(game), player)


def _possible(held: Attack | Block) -> dict[ObjectId, Sequence[Recipient]]:
    return {one: held.possible(one) for one in held.creatures()}


def _others(able: Mapping[ObjectId, Sequence[Recipient]]) -> list[ObjectId]:
    """The attacking creatures that could be blocked."""
    every = dict.fromkeys(other for several in able.values() for other in several)
    return [other for other in every if not isinstance(other, PlayerTarget)]


def _groups(game: Game, among: Sequence[ObjectId], *, named: bool) -> tuple[tuple[ObjectId, ...], ...]:
    return tuple((one,) for one in among) if named else alike(game, among)


class _Group(NamedTuple):
    """Creatures that are alike: what each of them can attack or block, and how many of that at once."""

    creatures: tuple[ObjectId, ...]
    others: Sequence[Recipient]
    room: int | None


class _Made(NamedTuple):
    """What each creature does, in how many ways creatures that are alike can do it, and which attackers are blocked alike."""

    chosen: tuple[tuple[ObjectId, Choice], ...]
    orders: int
    tied: Mapping[Recipient, Recipient]
    """Attacking creatures that could still change places: each with the one before it."""

    def stands_for(self, against: Sequence[Sequence[ObjectId]]) -> int:
        """How many declarations differ from it in nothing but which of several creatures alike blocks, and is blocked."""
        times = self.orders
        for group in against:
            several = [0]
            for other in group:
                several = [*several[:-1], several[-1] + 1] if other in self.tied else [*several, 1]
            times *= factorial(len(group)) // prod(map(factorial, several))
        return times


def _tied(against: Sequence[Sequence[ObjectId]]) -> dict[Recipient, Recipient]:
    return {other: before for group in against for before, other in pairwise(group)}


def _every(groups: Sequence[_Group], tied: Mapping[Recipient, Recipient]) -> Iterator[_Made]:
    """Each group after the other: what came of those before it says which attacking creatures are still alike."""
    if not groups:
        yield _Made((), 1, tied)
        return
    first, *rest = groups
    for chosen, still in _choices(first, tied):
        orders = factorial(len(chosen)) // prod(map(factorial, Counter(chosen).values()))
        for made in _every(rest, still):
            yield _Made((*zip(first.creatures, chosen, strict=True), *made.chosen), orders * made.orders, made.tied)


def _choices(
    group: _Group, tied: Mapping[Recipient, Recipient]
) -> Iterator[tuple[tuple[Choice, ...], Mapping[Recipient, Recipient]]]:
    """What the creatures of a group can do, whichever of them does it; with the attacking creatures that are alike after that."""
    if group.room != 1:
        most = len(group.others) if group.room is None else min(group.room, len(group.others))
        sets = [chosen for size in range(most + 1) for chosen in combinations(group.others, size)]
        for several in combinations_with_replacement(sets, len(group.creatures)):
            yield several, tied
        return
    for counts in _counts(len(group.creatures), group.others, tied, {}):
        chosen = [(other,) for other, count in counts.items() for _ in range(count)]
        idle: list[Choice] = [()] * (len(group.creatures) - len(chosen))
        still = {one: before for one, before in tied.items() if counts.get(one, 0) == counts.get(before, 0)}
        yield (*chosen, *idle), still


def _counts(
    left: int, others: Sequence[Recipient], tied: Mapping[Recipient, Recipient], so_far: Mapping[Recipient, int]
) -> Iterator[Mapping[Recipient, int]]:
    """How many of so many creatures attack or block each of several others: of those that are alike, no more than one before."""
    if not others:
        yield so_far
        return
    first, *rest = others
    most = left if first not in tied else min(left, so_far.get(tied[first], left))
    for count in range(most + 1):
        yield from _counts(left - count, rest, tied, {**so_far, first: count})


def _said(
    game: Game, what: Due, pairs: Sequence[tuple[ObjectId, Recipient]], names: Mapping[Recipient, str]
) -> Declaration:
    by = game.player(what.player).name
    if what.step is TurnStep.DECLARE_ATTACKERS:
        return model.Attack(attackers={names[one]: names[other] for one, other in pairs}, bands=None, by=by)
    blocked: dict[str, tuple[str, ...]] = {}
    for one, other in pairs:
        blocked[names[one]] = (*blocked.get(names[one], ()), names[other])
    return model.Block(blockers=blocked, by=by)


def _names(game: Game, possible: Mapping[ObjectId, Sequence[Recipient]], untried: set[str]) -> dict[Recipient, str]:
    """What means each creature, and whatever is attacked, in a script."""
    found: dict[Recipient, str] = {}
    for one in dict.fromkeys((*possible, *(other for several in possible.values() for other in several))):
        name = game.player(one.player).name if isinstance(one, PlayerTarget) else _named(game, one)
        if name is None:
            untried.add(NAMELESS)
        else:
            found[one] = name
    return found


def _named(game: Game, one: ObjectId) -> str | None:
    """What means an object in a script: its id, with a number where several have it."""
    label = game.objects[one].label
    several = [other.id for other in game.permanents() if other.label == label]
    for name in (label, f"{label}{several.index(one) + 1}"):
        try:
            if finding.an_object(game, name) == one:
                return name
        except NotFound:
            continue
    return None
