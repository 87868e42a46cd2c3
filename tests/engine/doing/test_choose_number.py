"""107.3f: a number that nothing defines, chosen as it resolves."""

from __future__ import annotations

from engine import play
from engine.cards.abilities.choices import ChooseNumber
from engine.cards.abilities.players import Draw, GainLife
from engine.cards.abilities.quantities import Count, Noted
from engine.state.actions import Continue
from engine.words.decisions import Answer
from engine.words.terms import Zone
from tests.engine.doing.test_stickers import asked
from tests.engine.support import Table
from tests.engine.support_more import MY_CREATURES, A, sorcery


class TestChooseNumber:
    def test_107_3f_x_that_nothing_defines_is_chosen_as_it_resolves(self) -> None:
        for number, life in ((0, 20), (4, 24)):
            at = Table()
            sorcery(at, "Dono", ChooseNumber(keep_as="X"), GainLife(amount=Noted("X")), mana_cost="{W}")
            at.settle().cast("Dono").resolve(number)
            assert at.life(0) == life
            assert "107.3f" in at.rules()

    def test_107_3f_control_within_what_the_text_allows(self) -> None:
        at = Table()
        at.library(0, 5)
        sorcery(
            at, "Dono", ChooseNumber(keep_as="X", most=Count(MY_CREATURES)), Draw(count=Noted("X")), mana_cost="{W}"
        )
        at.creature("Orso", 2, 2)
        at.settle().cast("Dono")
        assert asked(at).maximum == 1
        assert play(at.game, Continue(), [Answer(number=2)]).illegal is not None
        at.do(Continue(), 1)
        assert len(at.game.zone(Zone.HAND, A)) == 1
