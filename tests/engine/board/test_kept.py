"""613: a board that is taken over after a change is the board that the layers make: held against one made from nothing after each
of many events, on boards drawn at random with effects of every layer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from engine import board_of
from engine.board import keeping, resting
from engine.board.alone import Alone
from engine.board.applying import Rests
from engine.cards.abilities import conditions as c
from engine.cards.abilities import continuous as parts
from engine.cards.abilities import quantities as q
from engine.cards.abilities import references as r
from engine.cards.abilities.ability import Static
from engine.cards.abilities.filters import CREATURE, Filter
from engine.words.metrics import METER
from engine.words.terms import CardType, Designation, Layer, Relation, Zone
from tests.engine.board.boards import fixed
from tests.engine.board.changing_boards import ELVES, PLUS, STATICS, Drawn, Thing, boards, many, of, stale, when


@settings(max_examples=250, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(boards())
def test_613_a_board_that_is_kept_is_the_board_that_the_layers_make(drawn: Drawn) -> None:
    assert not stale(drawn)


def _static(wanted: Static) -> int:
    return STATICS.index(wanted)


def _board(*statics: int, kinds: Sequence[str] = ("goblin",), happens: Sequence[tuple[str, int, int]]) -> Drawn:
    """A permanent with these abilities, and some without any."""
    first = Thing("enchantment", statics, 0, Zone.BATTLEFIELD)
    return Drawn((first, *(Thing(kind, (), 0, Zone.BATTLEFIELD) for kind in kinds)), tuple(happens))


def _without(known: dict[Any, Rests], word: object) -> dict[Any, Rests]:
    return {**known, word: resting.NOTHING_ELSE}


def _fields(*names: str) -> tuple[str, ...]:
    return tuple(one for one in keeping._MADE_OF if one not in names)


TAPPED, HOLDS = (
    _static(of(PLUS, Filter(types=(CardType.CREATURE,), tapped=True))),
    _static(of(PLUS, None, holder=r.AttachedTo())),
)
ATTACKS = _static(of(PLUS, Filter(types=(CardType.CREATURE,), attacking=True)))
SUSPECTED = _static(of(PLUS, Filter(types=(CardType.CREATURE,), designation=Designation.SUSPECTED)))
TURN, TWO = (
    _static(when(c.Not(c.TurnOf(Relation.YOU)))),
    _static(when(c.Exists(Filter(types=(CardType.ENCHANTMENT,)), 2))),
)
COUNTS = _static(many(CREATURE))
SET = _static(of(parts.SetPT(*fixed(0, 3)), ELVES))
FORGOTTEN: dict[str, tuple[object, str, object, Drawn]] = {
    "what is tapped": (
        *(resting, "_CRITERIA", _without(resting._CRITERIA, "tapped")), _board(TAPPED, happens=[("tap", 1, 1)])),
    "what attacks": (
        *(resting, "_CRITERIA", _without(resting._CRITERIA, "attacking")), _board(ATTACKS, happens=[("attack", 0, 1)])),
    "designations": (
        *(resting, "_CRITERIA", _without(resting._CRITERIA, "designation")), _board(SUSPECTED, happens=[("begin", 1, 9)])),
    "counts": (
        *(resting, "_WORDS", _without(resting._WORDS, q.Count)),
        Drawn((Thing("goblin", (COUNTS,), 0, Zone.BATTLEFIELD),), (("token", 0, 0),))),
    "conditions": (
        *(resting, "_WORDS", _without(resting._WORDS, c.Exists)),
        Drawn((Thing("goblin", (TWO,), 0, Zone.BATTLEFIELD), Thing("enchantment", (), 0, Zone.BATTLEFIELD),
               Thing("enchantment", (), 0, Zone.HAND)), (("enter", 0, 2),))),
    "whose turn it is": (
        *(resting, "_WORDS", _without(resting._WORDS, c.TurnOf)), _board(TURN, happens=[("turn", 0, 0)])),
    "counters": (*(keeping, "_MADE_OF", _fields("counters", "counters_since")), _board(happens=[("put", 1, 0)])),
    "what something is attached to": (
        *(keeping, "_MADE_OF", _fields("attached_to", "timestamp")),
        _board(HOLDS, kinds=("goblin", "elf"), happens=[("attach", 0, 1), ("attach", 0, 2)])),
    "effects of resolutions": (*(keeping, "_with_parts", lambda effects: []), _board(happens=[("begin", 1, 10)])),
    "sources": (*(keeping, "_is_source", lambda one, under: False), _board(_static(of(PLUS)), happens=[("die", 0, 0)])),
    "static abilities elsewhere": (
        *(keeping, "_has_statics", lambda one: False),
        Drawn((Thing("goblin", (), 0, Zone.BATTLEFIELD), Thing("giant", (_static(of(PLUS)),), 0, Zone.HAND)),
              (("enter", 0, 2),))),
    "where counters count": (
        *(Alone, "_begin_layer", lambda self, layer: self._counters() if layer is Layer.COPY else None),
        _board(SET, kinds=("elf",), happens=[("put", 1, 0)])),
    "what an effect describes": (
        *(Alone, "_applies", lambda self, effect, one: True), _board(SET, happens=[("token", 0, 0)])),
}  # fmt: skip


@pytest.mark.parametrize("what", FORGOTTEN)
def test_613_control_what_is_forgotten_is_noticed(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The control of the one above: with one thing taken out that a board rests on, it is stale after such a change."""
    where, name, instead, board = FORGOTTEN[what]
    resting._of_static.cache_clear()
    assert not stale(board)
    with monkeypatch.context() as forgetful:
        forgetful.setattr(where, name, instead)
        resting._of_static.cache_clear()
        assert stale(board)
    resting._of_static.cache_clear()


def test_613_the_boards_that_are_drawn_are_kept_worked_out_in_part_and_worked_out_whole() -> None:
    METER.reset()

    @settings(max_examples=150, deadline=None, derandomize=True, database=None)
    @given(boards())
    def meet(drawn: Drawn) -> None:
        for game in drawn.played():
            board_of(game)

    meet()
    assert min(METER.kept, METER.alone, METER.projections) > 100
