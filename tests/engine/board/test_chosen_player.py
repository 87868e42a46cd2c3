"""607.2d, 608.2c: the player chosen as the source entered, and how much damage an instruction dealt in all."""

from __future__ import annotations

from typing import Any

from engine.cards.abilities.damage import DealDamage
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.players import GainLife, LoseLife
from engine.cards.abilities.quantities import Fixed, Noted
from engine.cards.abilities.references import ChosenPlayer, Target
from engine.cards.abilities.replacing import DamagePattern, Prevents
from engine.cards.abilities.triggers import BeginningOf
from engine.state.objects import OWN_PAIR, PlayerChosen
from engine.words.terms import CardType, PlayerId, TurnStep
from tests.engine.support import Table
from tests.engine.support_more import ARTIFACT, ENCHANTMENT, TARGET_PLAYER, instant, when


class TestChosenPlayer:
    def _life_lost(self, chosen: int | None) -> tuple[int, int]:
        at = Table(step=TurnStep.UPKEEP, active=1)
        wears = when(BeginningOf(step=TurnStep.DRAW, of=ChosenPlayer()), LoseLife(amount=Fixed(2), who=ChosenPlayer()))
        more: dict[str, Any] = {} if chosen is None else {"chosen": PlayerChosen(PlayerId(chosen), OWN_PAIR)}
        at.permanent("Ruota", wears, **ARTIFACT, **more)
        at.library(1, 3)
        at.settle().until(TurnStep.PRECOMBAT_MAIN)
        return 20 - at.life(0), 20 - at.life(1)

    def test_607_2d_whoever_was_chosen(self) -> None:
        assert self._life_lost(1) == (0, 2)

    def test_607_2d_control_another_one_or_nobody(self) -> None:
        assert self._life_lost(0) == (0, 0)
        assert self._life_lost(None) == (0, 0)


class TestDealDamage:
    def _gained(self, *shields: Prevents) -> int:
        at = Table()
        for number, one in enumerate(shields):
            at.permanent(f"Velo{number}", one, **ENCHANTMENT)
        dealt = DealDamage(amount=Fixed(3), to=Target(), keep_dealt_as="n")
        instant(at, "Sorso", dealt, GainLife(amount=Noted("n")), targets=(TARGET_PLAYER,))
        at.settle().cast("Sorso", ("Bruno",)).resolve()
        return at.life(0) - 20

    def test_608_2c_as_much_as_was_dealt(self) -> None:
        assert self._gained() == 3

    def test_608_2c_control_of_what_was_prevented_nothing_was_dealt(self) -> None:
        assert (
            self._gained(Prevents(damage=DamagePattern(source=Filter(types=(CardType.INSTANT,))), amount=Fixed(1))) == 2
        )
