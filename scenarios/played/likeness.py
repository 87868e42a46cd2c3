"""Options of a choice that make no difference: like cards in one hand or pile, and permanents that nothing tells apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Hashable

from engine import Game, Option, PlayerTarget, Purpose, Question, board_of
from engine.state.bindings import Chosen
from engine.state.crowds import kinds
from engine.state.objects import GameObject
from engine.words.record import replace
from engine.words.terms import ObjectId, Zone
from scenarios.laid.handles import card_name, key

_PILES = (Zone.HAND, Zone.LIBRARY, Zone.GRAVEYARD, Zone.EXILE)
"""Zones in which a card is what is printed on it, and where it lies."""


def with_alike(game: Game, question: Question, named: Collection[str] = (), *, since_when: bool = True) -> Question:
    """109.3: the same choice, in which what makes no difference is alike.

    ``named``: ids that somebody means by themselves; ``since_when``: whether it makes a difference since when a permanent is there
    and controlled (302.6), and whether it was cast.
    """
    found: dict[Hashable, int] = {}
    first = 1 + max((one.alike for one in question.options if one.alike is not None), default=-1)
    apart = _told_apart(game)
    places = _places(question)

    def marked(option: Option) -> Option:
        one = None if option.mention is None else game.objects.get(option.mention.id)
        if option.alike is not None or one is None or one.label in named or one.id in apart:
            return option
        kind = _kind(game, one, since_when=since_when)
        return (
            option
            if kind is None
            else replace(option, alike=found.setdefault((kind, places[option.key]), first + len(found)))
        )

    return replace(question, options=tuple(map(marked, question.options)))


def _places(question: Question) -> dict[str, int]:
    """605.1a, 603.3b: of several options of one object, as of its abilities, which of them each is: they differ in what they do."""
    before: Counter[ObjectId] = Counter()
    found: dict[str, int] = {}
    for option in question.options:
        of, index = (ObjectId(0), -1) if option.mention is None else (option.mention.id, option.mention.index)
        found[option.key] = before[of] if question.purpose is Purpose.MANA_ABILITIES else index
        before[of] += 1
    return found


def _kind(game: Game, one: GameObject, *, since_when: bool) -> Hashable:
    if one.zone in _PILES:
        return None if one.counters else (one.zone, one.owner, one.printed)
    if one.zone is not Zone.BATTLEFIELD:
        return None
    # An id that somebody gave tells it apart; its name with a number, as everything has, does not.
    unnamed = key(one.label).rstrip("0123456789") == key(card_name(one))
    plain = replace(one, id=ObjectId(0), timestamp=0, arrived=0, label="" if unnamed else one.label)
    if not since_when:
        plain = replace(plain, controlled_since_turn=0, arrived_unchecked=False, chosen=_chosen(one))
    board = board_of(game)
    return (str(plain), str(board.characteristics(one.id)), board.controller(one.id))


def _chosen(one: GameObject) -> Chosen | None:
    """601.2b: what was chosen as it was cast; ``None`` where nothing was but to cast it."""
    plain = Chosen()
    cast = None if one.chosen is None else replace(one.chosen, cast_by=plain.cast_by, cast_from=plain.cast_from)
    return None if cast == plain else one.chosen


def _told_apart(game: Game) -> set[ObjectId]:
    """What is in combat, or has something attached to it, is not like another that is not."""
    worn = {one.attached_to for one, _ in kinds(game.objects) if one.attached_to is not None}
    fighting = () if game.combat is None else game.combat.attackers
    found = {one for one in worn if not isinstance(one, PlayerTarget)}
    return found | {one for each in fighting for one in (each.object, *each.blockers)}
