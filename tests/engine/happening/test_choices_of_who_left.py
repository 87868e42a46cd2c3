"""800.4f-i: what an object or a rule asks of a player who has left the game."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Cost, SpellAbility
from engine.cards.abilities.choices import Choose
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.filters import CREATURE
from engine.cards.abilities.objects import Destroy
from engine.cards.abilities.paying import MayPay, UnlessPays
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.quantities import CardsIn, Fixed, LifeOf, SpellsCast
from engine.cards.abilities.references import EachPlayer, EventPlayer, Remembered
from engine.cards.abilities.triggers import CastsSpell
from engine.state.facts.fighting import DefenderChosen
from engine.state.table import Attacks
from engine.state.table import Table as Seats
from engine.words.terms import CardType, Relation, TurnStep, Zone
from tests.engine.support import Table, card
from tests.engine.support_more import ENCHANTMENT, concede, when

GAIN = GainLife(amount=Fixed(1))
COST = Cost(life=1)


def cast_and_left(*effects: Effect, leaves: bool = True, held: tuple[Zone, int] | None = None, **more: object) -> Table:
    """Bruno casts a spell, an ability of Anna's triggers on that and speaks of 'that player', who concedes before it resolves."""
    table = Table(4, active=1, **more)  # type: ignore[arg-type]
    table.permanent("Veglia", when(CastsSpell(who=Relation.OPPONENT), *effects), **ENCHANTMENT)
    for seat in range(4):
        table.creature(f"Orso{seat}", 2, 2, controller=seat)
    for number in range(held[1] if held else 0):
        table.put(f"Carta{number}", card(f"Carta{number}"), zone=held[0] if held else Zone.HAND, controller=1)
    idle = SpellAbility(effects=(GainLife(amount=Fixed(0)),))
    table.permanent("Lampo", idle, types=(CardType.INSTANT,), zone=Zone.HAND, controller=1)
    table.settle().cast("Lampo", player=1)
    return concede(table, 1) if leaves else table


class TestCosts:
    """800.4f: the cost is not paid."""

    @pytest.mark.parametrize("asks", [UnlessPays, MayPay])
    def test_800_4f_who_has_left_pays_nothing(self, asks: type) -> None:
        does = UnlessPays(who=EventPlayer(), cost=COST, effects=(GAIN,))
        if asks is MayPay:
            does = MayPay(who=EventPlayer(), cost=COST, otherwise=(GAIN,))  # type: ignore[assignment]
        table = cast_and_left(does).resolve()
        assert table.life(0) == 21
        assert "800.4f" in table.rules()

    def test_800_4f_control_who_is_there_is_asked(self) -> None:
        for asks in (
            UnlessPays(who=EventPlayer(), cost=COST, effects=(GAIN,)),
            MayPay(who=EventPlayer(), cost=COST, otherwise=(GAIN,)),
        ):
            for pays in (True, False):
                table = cast_and_left(asks, leaves=False).resolve("yes" if pays else "no")
                assert (table.life(0), table.life(1)) == ((20, 19) if pays else (21, 20))
                assert "800.4f" not in table.rules()


class TestChoices:
    """800.4g: the controller says who chooses instead."""

    CHOOSES = (Choose(filter=CREATURE, keep_as="it", who=EventPlayer()), Destroy(what=Remembered("it")))

    def test_800_4g_another_opponent_chooses_for_an_opponent(self) -> None:
        table = cast_and_left(*self.CHOOSES).resolve("Dario", "Orso0")
        assert table.where("Orso0") is Zone.GRAVEYARD
        assert "800.4g" in table.rules()

    def test_800_4g_control_who_is_there_chooses(self) -> None:
        table = cast_and_left(*self.CHOOSES, leaves=False).resolve("Orso2")
        assert table.where("Orso2") is Zone.GRAVEYARD
        assert "800.4g" not in table.rules()


class TestInformation:
    """800.4i: what players did who have left can still be found, and what one certain player last had."""

    @pytest.mark.parametrize("leaves", [True, False])
    def test_800_4i_the_spell_of_who_has_left_was_cast_all_the_same(self, leaves: bool) -> None:
        table = cast_and_left(GainLife(amount=SpellsCast(EachPlayer())), leaves=leaves).resolve()
        assert table.life(0) == 21

    @pytest.mark.parametrize("leaves", [True, False])
    def test_800_4i_the_life_total_of_who_has_left_is_the_last_one(self, leaves: bool) -> None:
        table = cast_and_left(GainLife(amount=LifeOf(EventPlayer())), leaves=leaves, life=[20, 7, 20, 20]).resolve()
        assert table.life(0) == 27

    @pytest.mark.parametrize("leaves", [True, False])
    @pytest.mark.parametrize(("zone", "cards"), [(Zone.HAND, 3), (Zone.GRAVEYARD, 2), (Zone.LIBRARY, 4)])
    def test_800_4i_the_cards_of_who_has_left_are_as_many_as_they_had(
        self, zone: Zone, cards: int, leaves: bool
    ) -> None:
        said = GainLife(amount=CardsIn(EventPlayer(), zone.value))
        table = cast_and_left(said, leaves=leaves, held=(zone, cards))
        assert table.resolve().life(0) == 20 + cards

    def test_800_4i_control_of_no_certain_player_only_those_who_are_there_are_counted(self) -> None:
        table = cast_and_left(GainLife(amount=LifeOf(EachPlayer())), life=[20, 7, 1, 1]).resolve()
        assert table.life(0) == 42


class TestRules:
    """800.4h: what a rule asks of a player who has left, the next player in turn order says."""

    @pytest.mark.parametrize("leaves", [True, False])
    def test_800_4h_the_defending_player_is_chosen_by_the_next_in_turn_order(self, leaves: bool) -> None:
        table = Table(4, table=Seats(attacks=Attacks.ONE)).settle()
        if leaves:
            concede(table, 0).settle()
        table.until(TurnStep.BEGINNING_OF_COMBAT, "Carla")
        [chosen] = [one for one in table.steps if one.fact(DefenderChosen) is not None]
        assert chosen.player == (1 if leaves else 0)
        assert ("800.4h" in map(str, chosen.every_rule())) is leaves
        assert table.game.combat is not None and table.game.combat.defending == 2

    def test_800_4h_control_where_seats_leave_no_choice_nobody_chooses(self) -> None:
        table = Table(4, table=Seats(attacks=Attacks.MULTIPLE)).settle()
        concede(table, 0).settle().until(TurnStep.BEGINNING_OF_COMBAT)
        assert "800.4h" not in table.rules()
