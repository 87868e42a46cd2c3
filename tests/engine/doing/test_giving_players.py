"""611.2, 613.10: instructions that give players keyword abilities."""

from __future__ import annotations

import pytest

from engine.board.board_of import board_of
from engine.board.player_abilities import player_keywords
from engine.cards.abilities.ability import Cannot, Keyword, PlayerScope, Prohibition
from engine.cards.abilities.continuous import Duration
from engine.cards.abilities.filters import CREATURE
from engine.cards.abilities.keyword_abilities import Forbid, GivePlayer
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import EachPlayer, You
from engine.state.events import Damage
from engine.state.objects import PlayerTarget
from engine.words.terms import Relation, TurnStep
from tests.engine.support import Table
from tests.engine.support_more import A, B, instant

FROM_ALL = Keyword(keyword="protection")


def _given() -> Table:
    """Anna gains protection from everything until end of turn."""
    at = Table()
    for player in (0, 1):
        at.library(player, 3)
    instant(at, "Velo", GivePlayer(ability=FROM_ALL, who=You()), GainLife(amount=Fixed(1)))
    at.creature("Orso", 3, 3, controller=1)
    return at.settle().cast("Velo").resolve()


class TestGivePlayer:
    def test_613_10_damage_to_the_player_is_prevented(self):
        at = _given().occur(Damage(source=_given().id("Orso"), to=PlayerTarget(A), amount=3))
        assert at.life(0) == 21
        assert {"613.10", "702.16e"} <= set(at.rules())

    def test_613_10_control_another_player(self):
        at = _given().occur(Damage(source=_given().id("Orso"), to=PlayerTarget(B), amount=3))
        assert at.life(1) == 17

    def test_514_2_control_after_the_turn(self):
        at = _given()
        assert [one.keyword for one, _ in player_keywords(board_of(at.game), A)] == ["protection"]
        at.until(TurnStep.UPKEEP)
        assert player_keywords(board_of(at.game), A) == ()


def _kept_from_casting(until: Duration, instruction: type[GivePlayer | Forbid]) -> Table:
    """In Anna's turn Bruno is kept from casting for a time."""
    at = Table()
    for player in (0, 1):
        at.library(player, 9)
    him = EachPlayer(Relation.OPPONENT)
    if instruction is Forbid:
        instant(at, "Veto", Forbid(what=Prohibition.CAST, who=him, until=until))
    else:
        no_creatures = Cannot(what=Prohibition.CAST, objects=CREATURE, players=PlayerScope.YOU)
        instant(at, "Veto", GivePlayer(ability=no_creatures, who=him, until=until))
    return at.settle().cast("Veto").resolve()


def _lasting(at: Table) -> bool:
    return any(effect.forbids or effect.says for effect in at.game.effects)


@pytest.mark.parametrize("instruction", [GivePlayer, Forbid])
class TestWhoseTurn:
    def test_109_5_until_your_next_turn_is_that_of_who_controls_the_effect(
        self, instruction: type[GivePlayer | Forbid]
    ):
        at = _kept_from_casting(Duration.YOUR_NEXT_TURN, instruction).until(TurnStep.UPKEEP)
        assert at.game.turn.active == B
        assert _lasting(at)
        at = at.until(TurnStep.UPKEEP)
        assert at.game.turn.active == A
        assert not _lasting(at)

    def test_109_5_until_the_end_of_your_next_turn_too(self, instruction: type[GivePlayer | Forbid]):
        at = (
            _kept_from_casting(Duration.END_OF_YOUR_NEXT_TURN, instruction)
            .until(TurnStep.UPKEEP)
            .until(TurnStep.UPKEEP)
        )
        assert at.game.turn.active == A
        assert _lasting(at)
        assert not _lasting(at.until(TurnStep.END).until(TurnStep.UPKEEP))

    def test_514_2_control_until_end_of_turn(self, instruction: type[GivePlayer | Forbid]):
        assert not _lasting(_kept_from_casting(Duration.END_OF_TURN, instruction).until(TurnStep.UPKEEP))
