"""611.2, 613.10: instructions that give players keyword abilities."""

from __future__ import annotations

from engine.board.board_of import board_of
from engine.board.player_abilities import player_keywords
from engine.cards.abilities.ability import Keyword
from engine.cards.abilities.keyword_abilities import GivePlayer
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import You
from engine.state.events import Damage
from engine.state.objects import PlayerTarget
from engine.words.terms import TurnStep
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
