"""506.3, 508.4, 508.7, 509.3-509.4: what joins combat without having been declared, and which abilities trigger on that."""

from __future__ import annotations

from typing import Any

import pytest

from engine.board.board_of import board_of
from engine.board.values import players
from engine.cards.abilities import combat as c
from engine.cards.abilities.continuous import ChangeColors
from engine.cards.abilities.filters import CREATURE, Filter, TargetSpec
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.objects import CreateTokens, Move
from engine.cards.abilities.players import LoseLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import DefendingPlayer, EachPlayer, PlayersAttacked, Target
from engine.cards.abilities.triggers import Attacks, Blocks, Unblocked, enters
from engine.cards.characteristics import Characteristics
from engine.state.bindings import Bindings
from engine.state.events import ZoneChange
from engine.state.fighting import Attacker
from engine.state.objects import PlayerTarget
from engine.words.terms import CardType, Color, PlayerId, Reason, Relation, TurnStep, Zone
from tests.engine.combat.test_requirements import at_block
from tests.engine.support import Table
from tests.engine.support_more import (
    ARTIFACT,
    ENCHANTMENT,
    TARGET_CREATURE,
    THIS,
    B,
    C,
    attack,
    block,
    blockers,
    concede,
    die,
    instant,
    pass_on,
    when,
)

ANY_CARD = TargetSpec(objects=Filter(zone=Zone.GRAVEYARD))
WALKER: dict[str, Any] = {"types": (CardType.PLANESWALKER,), "loyalty": 5, "counters": {"loyalty": 5}}


def fighting(table: Table, label: str) -> Attacker | None:
    """An attacking creature as combat has it."""
    combat = table.game.combat
    found = table.all(label)
    if combat is None or not found:
        return None
    return next((one for one in combat.attackers if one.object == found[0].id), None)


def back(joins: c.Joins) -> Move:
    """A card of a graveyard comes back, attacking or blocking."""
    return Move(what=Target(), to=Zone.BATTLEFIELD, joins=joins)


class TestEntersAttacking:
    def _table(self, joins: c.Joins, players: int = 2, caster: int = 0, **card: object) -> Table:
        table = Table(players)
        table.creature("Orso", 2, 2)
        looks = {"types": (), **card}
        if looks.pop("creature", True):
            table.creature("Spettro", 3, 3, zone=Zone.GRAVEYARD, **looks)  # type: ignore[arg-type]
        else:
            table.permanent("Spettro", zone=Zone.GRAVEYARD, **looks)  # type: ignore[arg-type]
        instant(table, "Ritorno", back(joins), controller=caster, targets=(ANY_CARD,))
        attack(table.settle(), ("Orso", 1))
        if caster:
            pass_on(table)
        return table

    def test_508_4_it_is_attacking_and_deals_damage(self):
        table = self._table(c.Joins()).cast("Ritorno").resolve()
        assert fighting(table, "Spettro") is not None
        assert table.until(TurnStep.END_OF_COMBAT).life(1) == 15

    def test_508_4_but_it_never_attacked(self):
        table = Table()
        table.creature("Orso", 2, 2)
        table.creature("Spettro", 3, 3, when(Attacks(subject=THIS)), zone=Zone.GRAVEYARD)
        instant(table, "Ritorno", back(c.Joins()), targets=(ANY_CARD,))
        attack(table.settle(), ("Orso", 1)).cast("Ritorno").resolve()
        assert table.triggered() == []
        found = fighting(table, "Spettro")
        assert found is not None
        assert not found.declared

    def test_508_4_its_controller_chooses_what_it_is_attacking(self):
        table = self._table(c.Joins(), players=3).cast("Ritorno").resolve("Carla")
        assert table.until(TurnStep.END_OF_COMBAT).life(2) == 17

    def test_508_4_unless_the_effect_says_so(self):
        table = self._table(c.Joins(whom=EachPlayer(Relation.OPPONENT)), players=2).cast("Ritorno").resolve()
        found = fighting(table, "Spettro")
        assert found is not None
        assert found.defender == PlayerTarget(B)

    def test_508_4c_no_restriction_matters(self):
        table = Table()
        table.creature("Orso", 2, 2)
        table.creature("Spettro", 3, 3, "defender", zone=Zone.GRAVEYARD)
        instant(table, "Ritorno", back(c.Joins()), targets=(ANY_CARD,))
        attack(table.settle(), ("Orso", 1)).cast("Ritorno").resolve()
        assert fighting(table, "Spettro") is not None

    def test_506_3a_what_is_no_creature_just_enters(self):
        table = self._table(c.Joins(), creature=False, types=(CardType.ARTIFACT,)).cast("Ritorno").resolve()
        assert table.where("Spettro") is Zone.BATTLEFIELD
        assert fighting(table, "Spettro") is None

    def test_506_3b_under_another_players_control_it_is_not_attacking(self):
        table = self._table(c.Joins(), caster=1).cast("Ritorno", player=1).resolve()
        assert table.controller("Spettro") == 1
        assert fighting(table, "Spettro") is None

    def test_506_3f_nor_a_creature_that_is_a_battle(self):
        table = self._table(c.Joins(), types=(CardType.BATTLE,), defense=3).cast("Ritorno").resolve()
        assert fighting(table, "Spettro") is None

    def test_506_3c_nor_attacking_a_permanent_that_is_no_planeswalker(self):
        table = Table()
        table.creature("Orso", 2, 2)
        table.permanent("Urna", controller=1, **ARTIFACT)
        table.creature("Spettro", 3, 3, zone=Zone.GRAVEYARD)
        attack(table.settle(), ("Orso", 1))
        move = ZoneChange(
            object=table.id("Spettro"), to=Zone.BATTLEFIELD, reason=Reason.EFFECT, attacking=table.id("Urna")
        )
        table.occur(move)
        assert table.where("Spettro") is Zone.BATTLEFIELD
        assert fighting(table, "Spettro") is None

    def test_508_4a_nor_a_player_who_has_left(self):
        table = Table(3)
        table.creature("Orso", 2, 2)
        table.creature("Spettro", 3, 3, zone=Zone.GRAVEYARD)
        attack(table.settle(), ("Orso", 1))

        concede(table, 2)
        move = ZoneChange(
            object=table.id("Spettro"), to=Zone.BATTLEFIELD, reason=Reason.EFFECT, attacking=PlayerTarget(C)
        )
        table.occur(move)
        assert fighting(table, "Spettro") is None

    def test_508_4d_506_3d_after_blocks_it_is_unblocked(self):
        table = Table()
        table.creature("Orso", 2, 2)
        table.creature("Spettro", 3, 3, zone=Zone.GRAVEYARD)
        table.creature("Cervo", 1, 4, controller=1)
        instant(table, "Ritorno", back(c.Joins()), targets=(ANY_CARD,))
        attack(table.settle(), ("Orso", 1))
        block(table, ("Cervo", "Orso")).cast("Ritorno").resolve()
        assert board_of(table.game).blocked(table.id("Spettro")) is False
        assert board_of(table.game).blocked(table.id("Orso")) is True
        assert table.until(TurnStep.END_OF_COMBAT).life(1) == 17

    def test_508_4_control_out_of_combat_it_just_enters(self):
        table = Table()
        table.creature("Spettro", 3, 3, zone=Zone.GRAVEYARD)
        instant(table, "Ritorno", back(c.Joins()), targets=(ANY_CARD,))
        table.settle().cast("Ritorno").resolve()
        assert table.where("Spettro") is Zone.BATTLEFIELD
        assert fighting(table, "Spettro") is None

    def test_508_4_tokens_too(self):
        table = Table()
        goblin = Characteristics(name="Goblin Token", types=(CardType.CREATURE,), power=1, toughness=1)
        made = CreateTokens(token=goblin, tapped=True, joins=c.Joins())
        table.creature("Orso", 2, 2, when(Attacks(subject=THIS), made))
        attack(table.settle(), ("Orso", 1)).resolve()
        assert table.one("Goblin Token").tapped
        assert table.until(TurnStep.END_OF_COMBAT).life(1) == 17


class TestEntersBlocking:
    def _table(self, *attacking: object, caster: int = 1) -> Table:
        table = Table()
        table.creature("Toro", 2, 2, *attacking)  # type: ignore[arg-type]
        table.creature("Muro", 0, 5, when(Blocks(subject=THIS)), zone=Zone.GRAVEYARD, controller=caster)
        joins = c.Joins(blocking=True)
        instant(table, "Sbarramento", back(joins), controller=caster, targets=(ANY_CARD,))
        attack(table.settle(), ("Toro", 1)).until(TurnStep.DECLARE_BLOCKERS)
        if caster:
            pass_on(table)
        return table.cast("Sbarramento", player=caster).resolve()

    def test_509_4_it_blocks_and_the_attacker_is_blocked(self):
        table = self._table()
        assert board_of(table.game).blocking(table.id("Muro"))
        assert table.until(TurnStep.END_OF_COMBAT).life(1) == 20
        assert table.one("Muro").damage == 2

    def test_509_3a_but_it_never_blocked(self):
        assert self._table().triggered() == []

    def test_509_3c_the_attacker_becomes_blocked(self):
        assert self._table(when(Blocks(subject=THIS, becomes_blocked=True))).triggered() == ["Toro"]

    def test_509_3d_by_a_creature(self):
        assert self._table(when(Blocks(subject=THIS, becomes_blocked=True, other=CREATURE))).triggered() == ["Toro"]

    def test_506_3e_control_of_another_player_than_the_defending_one_it_is_not_blocking(self):
        table = self._table(caster=0)
        assert table.where("Muro") is Zone.BATTLEFIELD
        assert not board_of(table.game).blocking(table.id("Muro"))

    def test_509_3c_control_one_that_is_blocked_already_does_not_become_so(self):
        table = Table()
        table.creature("Toro", 2, 9, when(Blocks(subject=THIS, becomes_blocked=True)))
        table.creature("Cervo", 1, 4, controller=1)
        table.creature("Muro", 0, 5, zone=Zone.GRAVEYARD, controller=1)
        instant(table, "Sbarramento", back(c.Joins(blocking=True)), controller=1, targets=(ANY_CARD,))
        attack(table.settle(), ("Toro", 1))
        block(table, ("Cervo", "Toro"))
        before = len(table.triggered())
        pass_on(table.play_out()).cast("Sbarramento", player=1).resolve()
        assert board_of(table.game).blocking(table.id("Muro"))
        assert len(table.triggered()) == before == 1


class TestTriggersOnBlocks:
    def test_509_3b_once_for_each_creature_that_it_blocks(self):
        for other, wanted in ((CREATURE, ["Idra", "Idra"]), (None, ["Idra"])):
            table = Table()
            for label in ("Toro", "Bue"):
                table.creature(label, 1, 2)
            table.creature("Idra", 2, 9, c.MoreBlocks(), when(Blocks(subject=THIS, other=other)), controller=1)
            attack(table.settle(), ("Toro", 1), ("Bue", 1))
            at_block(table).do(blockers(table, ("Idra", "Toro"), ("Idra", "Bue")))
            assert table.triggered() == wanted

    @pytest.mark.parametrize(("number", "wanted"), [(1, []), (2, ["Toro"]), (3, ["Toro"])])
    def test_509_3e_blocked_by_at_least_so_many(self, number: int, wanted: list[str]):
        table = Table()
        table.creature("Toro", 1, 9, when(Blocks(subject=THIS, becomes_blocked=True, least=2)))
        names = ("Cervo", "Daino", "Lupo")[:number]
        for label in names:
            table.creature(label, 1, 2, controller=1)
        attack(table.settle(), ("Toro", 1))
        block(table, *((label, "Toro") for label in names))
        assert table.triggered() == wanted

    def test_509_3f_what_it_becomes_later_does_not_matter(self):

        white = Filter(colors=(Color.WHITE,))
        table = Table()
        table.creature("Toro", 1, 9, when(Blocks(subject=THIS, becomes_blocked=True, other=white)))
        table.creature("Cervo", 1, 4, controller=1)
        whiten = Apply(to=Target(), parts=(ChangeColors(set_to=(Color.WHITE,)),))
        instant(table, "Calce", whiten, targets=(TARGET_CREATURE,))
        attack(table.settle(), ("Toro", 1))
        block(table, ("Cervo", "Toro")).cast("Calce", "Cervo").resolve()
        assert table.triggered() == []

    def test_509_3g_attacks_and_is_not_blocked(self):
        table = Table()
        table.creature("Toro", 1, 9, when(Unblocked(subject=THIS)))
        table.creature("Bue", 1, 9, when(Unblocked(subject=THIS)))
        table.creature("Cervo", 1, 4, controller=1)
        attack(table.settle(), ("Toro", 1), ("Bue", 1))
        at_block(table).do(blockers(table, ("Cervo", "Bue")))
        assert table.triggered() == ["Toro"]

    def test_509_3g_also_where_nobody_says_anything_of_blocks(self):
        table = Table()
        table.creature("Toro", 1, 9, when(Unblocked(subject=THIS)))
        attack(table.settle(), ("Toro", 1)).until(TurnStep.DECLARE_BLOCKERS)
        assert table.triggered() == ["Toro"]

    def test_509_3g_control_not_for_one_whose_blocker_has_gone(self):
        table = Table()
        table.creature("Toro", 1, 9, when(Unblocked(subject=THIS)))
        table.creature("Cervo", 1, 4, controller=1)
        attack(table.settle(), ("Toro", 1))
        at_block(table).do(blockers(table, ("Cervo", "Toro")))
        table.settle().occur(*die(table.id("Cervo")))
        assert table.triggered() == []


class TestTriggersOnAttacks:
    def _attack(self, trigger: Attacks, *pairs: tuple[str, int | str], players: int = 3) -> list[str]:
        table = Table(players)
        for label in ("Toro", "Bue", "Gatto"):
            table.creature(label, 2, 2)
        table.permanent("Viandante", controller=1, **WALKER)
        table.permanent("Tamburo", when(trigger), **ARTIFACT)
        return attack(table.settle(), *pairs).triggered()

    def test_508_3d_whenever_you_attack_once_however_many(self):
        own = Filter(types=(CardType.CREATURE,), controller=Relation.YOU)
        twice = (("Toro", 1), ("Bue", 2))
        assert self._attack(Attacks(subject=own, once=True), *twice) == ["Tamburo"]
        assert self._attack(Attacks(subject=own), *twice) == ["Tamburo", "Tamburo"]

    def test_508_3e_whenever_a_player_is_attacked_once_for_each(self):
        attacked = Attacks(to_player=Relation.OPPONENT, once=True)
        assert self._attack(attacked, ("Toro", 1), ("Bue", 1), ("Gatto", 2)) == ["Tamburo", "Tamburo"]

    def test_508_3e_control_not_where_a_planeswalker_is_attacked(self):
        assert self._attack(Attacks(to_player=Relation.OPPONENT), ("Toro", "Viandante")) == []

    def test_508_3a_attacking_a_planeswalker(self):
        walker = Attacks(to_object=Filter(types=(CardType.PLANESWALKER,)))
        assert self._attack(walker, ("Toro", "Viandante")) == ["Tamburo"]
        assert self._attack(walker, ("Toro", 1)) == []

    def test_508_3b_you_are_attacked(self):
        table = Table()
        for label in ("Toro", "Bue"):
            table.creature(label, 2, 2)
        table.permanent("Allarme", when(Attacks(to_player=Relation.YOU, once=True)), controller=1, **ENCHANTMENT)
        assert attack(table.settle(), ("Toro", 1), ("Bue", 1)).triggered() == ["Allarme"]

    def test_508_3a_with_so_many_others(self):
        battalion = Attacks(subject=Filter(name="Toro"), others=2)
        assert self._attack(battalion, ("Toro", 1), ("Bue", 1), ("Gatto", 1)) == ["Tamburo"]
        assert self._attack(battalion, ("Toro", 1), ("Bue", 1)) == []

    def test_508_3d_with_just_so_many(self):
        own = Filter(types=(CardType.CREATURE,), controller=Relation.YOU)
        pair = Attacks(subject=own, once=True, others=1, exactly=True, such=own)
        assert self._attack(pair, ("Toro", 1), ("Bue", 2)) == ["Tamburo"]
        assert self._attack(pair, ("Toro", 1)) == []
        assert self._attack(pair, ("Toro", 1), ("Bue", 1), ("Gatto", 1)) == []
        least = Attacks(subject=own, once=True, others=1, such=own)
        assert self._attack(least, ("Toro", 1), ("Bue", 1), ("Gatto", 1)) == ["Tamburo"], "control: or more"


class TestReselecting:
    def _table(self, players: int = 3) -> Table:
        table = Table(players)
        table.creature("Toro", 2, 2, when(Attacks(subject=THIS)))
        table.permanent("Viandante", controller=1, **WALKER)
        turning = c.Reselect(what=Target())
        instant(table, "Deviazione", turning, targets=(TARGET_CREATURE,))
        return attack(table.settle(), ("Toro", 1)).play_out()

    def test_508_7a_it_goes_on_attacking_somebody_else_and_has_not_attacked_again(self):
        table = self._table()
        before = len(table.triggered())
        table.cast("Deviazione").resolve("Carla")
        assert (table.until(TurnStep.END_OF_COMBAT).life(1), table.life(2)) == (20, 18)
        assert len(table.triggered()) == before

    def test_508_7c_not_its_own_controller(self):
        with pytest.raises(AssertionError, match="Anna is no answer"):
            self._table().cast("Deviazione").resolve("Anna")

    def test_508_7c_control_a_planeswalker(self):
        table = self._table().cast("Deviazione").resolve("Viandante")
        assert table.until(TurnStep.END_OF_COMBAT).one("Viandante").count("loyalty") == 3


def test_508_5_the_defending_player_of_one_that_has_left_is_whom_it_attacked() -> None:

    table = Table(3)
    table.creature("Toro", 2, 2, when(Attacks(subject=THIS), LoseLife(amount=Fixed(4), who=DefendingPlayer())))
    attack(table.settle(), ("Toro", 2))
    table.occur(*die(table.id("Toro")))
    table.play_out()
    assert [table.life(seat) for seat in range(3)] == [20, 20, 16]


def test_508_6_the_players_attacked_are_those_of_the_declaration() -> None:

    table = Table(3)
    table.creature("Toro", 2, 2)
    table.permanent("Viandante", controller=2, **WALKER)
    table.creature("Bue", 2, 2)
    attack(table.settle(), ("Toro", 1), ("Bue", "Viandante"))
    bound = Bindings(source=table.id("Toro"), you=PlayerId(0))
    assert players(PlayersAttacked(EachPlayer(Relation.YOU)), board_of(table.game), bound) == (B,)


def test_603_6a_a_creature_that_entered_attacking_is_an_attacking_creature_to_what_sees_it_enter() -> None:
    table = Table()
    table.creature("Orso", 2, 2)
    table.creature("Spettro", 3, 3, zone=Zone.GRAVEYARD)
    table.permanent("Tamburo", when(enters(Filter(types=(CardType.CREATURE,), attacking=True))), **ARTIFACT)
    instant(table, "Ritorno", back(c.Joins()), targets=(ANY_CARD,))
    attack(table.settle(), ("Orso", 1)).cast("Ritorno").resolve()
    assert table.triggered() == ["Tamburo"]
