"""113.10, 113.11, 119.3: what players gain, what can't be had, and what was gained this turn."""

from __future__ import annotations

import pytest

from engine.cards.abilities import combat as c
from engine.cards.abilities.ability import Ability, Cannot, Keyword, LandPlays, PlayerScope, Prohibition, Static
from engine.cards.abilities.conditions import Compare, Happened
from engine.cards.abilities.continuous import CantHave, GainAbility, ModifyPT
from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.keyword_abilities import GivePlayer
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.quantities import Fixed, LifeThisTurn
from engine.cards.abilities.references import Every, Target, You
from engine.cards.abilities.replacing import ChangesLife, DamagePattern, Prevents
from engine.cards.abilities.triggers import Moves
from engine.words.terms import Fate, Relation, Zone
from tests.engine.combat.test_requirements import at_attack, why
from tests.engine.support import Table
from tests.engine.support_more import (
    ENCHANTMENT,
    TARGET_CREATURE,
    TARGET_PLAYER,
    gain,
    hit,
    instant,
    moved,
    pass_on,
    to,
    when,
)

PLUS_ONE = ModifyPT(Fixed(1), Fixed(1))
HEXPROOF = GainAbility(Keyword(keyword="hexproof"))


def given(ability: Ability, seats: int = 2) -> Table:
    """A player has gained an ability until end of turn; there are creatures on both sides."""
    at = Table(seats)
    at.creature("Lupo", 3, 3)
    at.creature("Orso", 2, 2, controller=1)
    at.creature("Cucciolo", 1, 1, zone=Zone.HAND)
    instant(at, "Dono", GivePlayer(ability=ability, who=Target()), targets=(TARGET_PLAYER,))  # type: ignore[arg-type]
    return at.settle()


class TestWhatPlayersGain:
    def test_614_3_to_prevent_damage(self) -> None:
        at = given(Prevents(damage=DamagePattern(to_player=Relation.YOU))).cast("Dono", "Bruno").resolve()
        at.occur(hit(at.id("Lupo"), to(1)[0], 3), hit(at.id("Orso"), to(0)[0], 2))
        assert (at.life(0), at.life(1)) == (18, 20)

    def test_119_10_to_gain_twice_as_much(self) -> None:
        at = given(ChangesLife(factor=2)).cast("Dono", "Anna").resolve().occur(gain(0, 2), gain(1, 2))
        assert (at.life(0), at.life(1)) == (24, 22)

    def test_603_7_an_ability_that_triggers_each_time_this_turn(self) -> None:
        enters = when(Moves(subject=CREATURE, to=Zone.BATTLEFIELD))
        at = given(enters).cast("Dono", "Bruno").resolve()
        at.occur(moved(at.id("Cucciolo"), Zone.BATTLEFIELD)).resolve()
        assert at.life(1) == 21

    def test_101_2_that_they_cannot_gain_life(self) -> None:
        forbids = Cannot(what=Prohibition.GAIN_LIFE, players=PlayerScope.YOU)
        at = given(forbids).cast("Dono", "Bruno").resolve().occur(gain(1, 3), gain(0, 3))
        assert (at.life(0), at.life(1)) == (23, 20)

    def test_305_2_to_play_more_lands(self) -> None:
        at = given(LandPlays(count=2)).cast("Dono", "Anna").resolve()
        assert [effect.land_plays for effect in at.game.effects] == [2]

    def test_508_1c_that_they_cannot_be_attacked(self) -> None:
        rule = c.CantAttack(whom=Relation.YOU)
        at = at_attack(given(rule, 3).cast("Dono", "Bruno").resolve())
        assert why(at, ("Lupo", 1)) == ("cannot attack that", "508.1c")
        assert why(at, ("Lupo", 2)) is None

    def test_514_2_control_until_end_of_turn(self) -> None:
        at = given(ChangesLife(factor=2)).cast("Dono", "Anna").resolve()
        while at.game.turn.active == 0:
            pass_on(at)
        assert at.occur(gain(0, 2)).life(0) == 22


class TestWhatCannotBeHad:
    def _table(self, *statics: Static) -> Table:
        at = Table()
        for number, static in enumerate(statics):
            at.permanent(f"Divieto{number}", static, **ENCHANTMENT)
        at.creature("Orso", 2, 2)
        at.creature("Lupo", 3, 3, controller=1)
        return at

    NO_HEXPROOF = Static(parts=(CantHave("hexproof"),), affects=Filter(types=CREATURE.types, controller=Relation.YOU))

    def test_113_11_it_is_not_gained_and_the_rest_applies(self) -> None:
        at = self._table(self.NO_HEXPROOF)
        instant(at, "Dono", Apply(to=Target(), parts=(HEXPROOF, PLUS_ONE)), targets=(TARGET_CREATURE,))
        at.settle().cast("Dono", "Orso").resolve()
        assert (at.looks("Orso").has("hexproof"), at.looks("Orso").power) == (False, 3)
        assert "113.11" in at.rules()

    def test_113_11_not_even_once_what_says_so_is_gone(self) -> None:
        at = self._table(self.NO_HEXPROOF)
        instant(at, "Dono", Apply(to=Every(CREATURE), parts=(HEXPROOF,)))
        at.settle().cast("Dono").resolve().occur(moved(at.id("Divieto0"), Zone.EXILE))
        assert (at.looks("Orso").has("hexproof"), at.looks("Lupo").has("hexproof")) == (False, True)

    def test_control_without_it_it_is_gained(self) -> None:
        at = self._table()
        instant(at, "Dono", Apply(to=Target(), parts=(HEXPROOF, PLUS_ONE)), targets=(TARGET_CREATURE,))
        at.settle().cast("Dono", "Orso").resolve()
        assert at.looks("Orso").has("hexproof")
        assert "113.11" not in at.rules()


class TestLifeOfThisTurn:
    def _gained(self, *amounts: int) -> Table:
        at = Table()
        big = Compare(LifeThisTurn(of=You()), ">=", Fixed(5))
        at.creature("Orso", 2, 2, Static(parts=(PLUS_ONE,), affects=Filter(this=True), condition=big))
        at.settle()
        for amount in amounts:
            at.occur(gain(0, amount))
        return at

    @pytest.mark.parametrize(("amounts", "power"), [((3,), 2), ((3, 2), 3), ((3, -3, 2), 3), ((-9,), 2)])
    def test_119_3_how_much_in_all_whatever_was_lost(self, amounts: tuple[int, ...], power: int) -> None:
        assert self._gained(*amounts).looks("Orso").power == power

    def test_514_2_control_not_of_the_turn_before(self) -> None:
        at = self._gained(6)
        while at.game.turn.active == 0:
            pass_on(at)
        assert at.looks("Orso").power == 2

    @pytest.mark.parametrize(("amount", "drawn"), [(1, 21), (-1, 19)])
    def test_119_9_whether_any_was_gained(self, amount: int, drawn: int) -> None:
        at = Table()
        cond = Happened(Fate.GAINED_LIFE, Relation.YOU)
        at.permanent("Fonte", when(Moves(subject=CREATURE, to=Zone.BATTLEFIELD), condition=cond), **ENCHANTMENT)
        bear = at.creature("Orso", 2, 2, zone=Zone.HAND)
        at.settle().occur(gain(0, amount)).occur(moved(bear, Zone.BATTLEFIELD))
        assert len(at.stack()) == (1 if amount > 0 else 0)
        assert at.life(0) == drawn
