"""613: the values that a reader of a run wants to see derived: of what is asked about, and of what several effects made."""

from __future__ import annotations

from collections.abc import Iterable

from engine import Game, board_of
from engine.board.derivation import derivation
from engine.board.derived import Derivation
from engine.state.ids import apart
from engine.words.terms import ObjectId, Zone
from scenarios.laid.handles import key
from scenarios.written.expected import Expectation, ObjectIs

MOST_OBJECTS = 6
"""How many objects are derived without being asked for."""
ORDERED_BY = frozenset(("613.3", "613.6", "613.7", "613.8a", "613.8b", "305.7", "604.3", "208.3"))
"""Rules that only appear where the order of effects, or what one of them takes with it, made the value."""


def derived(game: Game, expectations: Iterable[Expectation]) -> tuple[Derivation, ...]:
    """The derivations of the objects that are asked about and that any effect made what they are; where nothing else is asked,
    also of permanents on which several effects met in an order that counted."""
    names = {key(one.object) for one in expectations if isinstance(one, ObjectIs)}
    board = board_of(game)
    found: list[Derivation] = []
    plain: set[object] = set()
    """Looks of objects of which nothing needed to be told: of a hundred that are alike one is worked out."""
    if not game.effects and board.is_as_printed:
        return ()
    for part, one in board.as_kept():
        called = {
            key(one.label),
            key(board.characteristics(one.id).name or one.label),
            key(one.printed.name or one.label),
        }
        asked = bool(names & called)
        if not asked and (one.zone is not Zone.BATTLEFIELD or len(found) >= MOST_OBJECTS):
            continue
        if asked and isinstance(part, range):
            apart(len(part))
        looks = (one.printed, board.characteristics(one.id), board.controller(one.id), tuple(one.counters.items()))
        if not asked and looks in plain:
            continue
        made = derivation(game, one.id)
        rules = made.rules
        if not (rules and ORDERED_BY & set(map(str, rules))):
            plain.add(looks)
        if rules and (asked or ORDERED_BY & set(map(str, rules))):
            found.append(made)
    return tuple(found)


def derived_rules(game: Game, objects: Iterable[ObjectId]) -> frozenset[str]:
    """The rules by which some objects are what they are."""
    return frozenset(str(rule) for one in objects if one in game.objects for rule in derivation(game, one).rules)
