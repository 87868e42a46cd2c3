"""106.5, 106.7: the mana that other objects say: the colours that they have, or the types that permanents could produce."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.board.board import Board
from engine.board.holding import holds
from engine.board.linked import color_chosen
from engine.board.values import number, objects, players, recipients
from engine.cards.abilities.ability import Ability, Activated, Triggered
from engine.cards.abilities.classification import Adds, adds, inside
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.spending import ColorsOf, CostOf, CouldProduce, Produced, Unspent
from engine.cards.mana import COLORS, TYPES, as_added
from engine.costs.mana_costs import abilities_of, is_mana_ability
from engine.happening.mana_changes import kinds_after
from engine.state.bindings import Bindings, Chosen
from engine.words.record import Record, replace
from engine.words.terms import Color, ObjectId, PlayerId, Zone

_Made = tuple[ObjectId, PlayerId, tuple[str, ...]]
"""Mana that a permanent would be tapped for by a player, before replacement effects."""


class _Offer(Record):
    """What one instruction of an ability would add: mana as one of the choices says, or so much of a type of other permanents, of
    which ``colors`` takes colours alone. ``tapped``: whether the permanent is tapped for it (106.12)."""

    choices: tuple[tuple[str, ...], ...]
    like: Sequence[ObjectId]
    colors: bool
    count: int
    player: PlayerId
    tapped: bool


def choices_of(board: Board, made: Adds, bound: Bindings) -> tuple[tuple[str, ...], ...]:
    """106.5: what an instruction lets a player choose among; nothing, where the type of the mana is not defined."""
    if made.chosen_color:
        color = color_chosen(board, bound.source, made.pair)
        return made.choices if color is None else (*made.choices, (color.value,))
    if isinstance(made.like, Produced):
        return tuple((kind,) for kind in TYPES if kind in bound.mana)
    if isinstance(made.like, CostOf):
        return as_added(costs_of(board, made.like, bound))
    if isinstance(made.like, ColorsOf | CouldProduce):
        return tuple((kind,) for kind in kinds_like(board, made.like, bound))
    return made.choices


def costs_of(board: Board, like: CostOf, bound: Bindings) -> str:
    """106.8, 202.1: the mana costs of the objects spoken of, all together."""
    costs = (board.characteristics(one).mana_cost for one in objects(like.of, board, bound))
    return "".join(cost for cost in costs if cost)


def kinds_like(board: Board, like: ColorsOf | CouldProduce, bound: Bindings) -> tuple[str, ...]:
    """106.5, 106.7: the types of mana that the objects spoken of say now, in the order of the types; maybe none."""
    there = objects(like.of, board, bound)
    if isinstance(like, ColorsOf):
        colors = {color for one in there for color in board.characteristics(one).colors}
        return tuple(color.value for color in Color if color in colors)
    found = could_produce(board, there)
    kinds = {kind for one in there for kind in found[one]}
    return tuple(kind for kind in (COLORS if like.colors else TYPES) if kind in kinds)


def could_produce(board: Board, permanents: Iterable[ObjectId]) -> dict[ObjectId, tuple[str, ...]]:
    """106.7: for each of these permanents the types of mana that it could produce.

    Permanents that look at one another are worked out together, from nothing upwards, until no more types are found: what two
    of them could produce by each other alone is nothing.
    """
    offers: dict[ObjectId, tuple[_Offer, ...]] = {}
    waiting = list(permanents)
    while waiting:
        one = waiting.pop()
        if one not in offers:
            offers[one] = tuple(_offers(board, one))
            waiting += [other for offer in offers[one] for other in offer.like]
    found: dict[ObjectId, frozenset[str]] = dict.fromkeys(offers, frozenset())
    after: dict[_Made, frozenset[str]] = {}
    grown = True
    while grown:
        grown = False
        for one, several in offers.items():
            kinds = found[one].union(*(_of_offer(board, one, offer, found, after) for offer in several))
            if kinds != found[one]:
                found[one], grown = kinds, True
    return {one: tuple(kind for kind in TYPES if kind in kinds) for one, kinds in found.items()}


def _of_offer(
    board: Board,
    one: ObjectId,
    offer: _Offer,
    found: dict[ObjectId, frozenset[str]],
    after: dict[_Made, frozenset[str]],
) -> frozenset[str]:
    others = frozenset[str]().union(*(found[other] for other in offer.like))
    of_others = ((kind,) * offer.count for kind in (COLORS if offer.colors else TYPES) if kind in others)
    result: set[str] = set()
    for mana in (*offer.choices, *of_others):
        if not offer.tapped:
            result.update(mana)
            continue
        key = (one, offer.player, mana)
        if key not in after:
            after[key] = kinds_after(board, one, offer.player, mana)
        result |= after[key]
    return frozenset(result)


def _offers(board: Board, one: ObjectId) -> Iterator[_Offer]:
    """What the abilities that a permanent has would add, each as if it resolved now, whatever it costs (106.7)."""
    if board.objects[one].zone is not Zone.BATTLEFIELD:
        return
    you = board.controller(one)
    bound = Bindings(source=one, you=you, event_player=you, chosen=Chosen(x=1))
    for ability in abilities_of(board, one):
        if not isinstance(ability, Activated | Triggered) or Zone.BATTLEFIELD not in ability.zones:
            continue
        tapped = isinstance(ability, Activated) and ability.cost.tap and is_mana_ability(ability)
        for made, here in _reached(board, _instructions(board, ability, bound), bound):
            yield from _of_instruction(board, made, here, tapped=tapped)


def _instructions(board: Board, ability: Ability, bound: Bindings) -> tuple[Effect, ...]:
    """603.4: a triggered ability whose condition is not true does nothing as it resolves."""
    if isinstance(ability, Activated):
        return ability.effects
    if not isinstance(ability, Triggered) or (
        ability.condition is not None and not holds(ability.condition, board, bound)
    ):
        return ()
    return (*ability.effects, *(one for mode in ability.modes for one in mode.effects))


def _reached(board: Board, instructions: Iterable[Effect], bound: Bindings) -> Iterator[tuple[Adds, Bindings]]:
    """The mana of the instructions that would be come to: of a condition the one side, of a choice both."""
    for one in instructions:
        made = adds(one)
        if made is not None:
            yield made, bound
        for part in inside(one):
            if part.later or (part.condition is not None and holds(part.condition, board, bound) is not part.holds):
                continue
            each = None if part.each is None else recipients(part.each, board, bound)
            for here in (bound,) if each is None else [replace(bound, iterated=other) for other in each]:
                yield from _reached(board, part.effects, here)


def _of_instruction(board: Board, made: Adds, bound: Bindings, *, tapped: bool) -> Iterator[_Offer]:
    for player in players(made.who, board, bound):
        if isinstance(made.like, Unspent):
            pool = board.game.player(player).mana
            doubled = tuple((mana.kind,) for mana in pool if made.like.kind in (None, mana.kind))
            yield _Offer(doubled, (), False, 1, player, tapped)
            continue
        times = number(made.times, board, bound)
        if times <= 0:
            continue
        if isinstance(made.like, CouldProduce):
            yield _Offer((), objects(made.like.of, board, bound), made.like.colors, times, player, tapped)
            continue
        choices = tuple(choice * times for choice in choices_of(board, made, bound))
        yield _Offer(choices, (), False, times, player, tapped)
