"""702.22: bands that attack, bands that block, and who then divides damage."""

from __future__ import annotations

import pytest

from engine import play
from engine.board.board_of import board_of
from engine.cards.abilities.ability import Keyword
from engine.cards.abilities.combat import BecomeBlocked, MoreBlocks
from engine.cards.abilities.continuous import LoseKeyword
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.references import Target
from engine.cards.abilities.triggers import Blocks
from engine.state.actions import Continue, DeclareAttackers, Pass
from engine.words.decisions import Question
from engine.words.terms import TurnStep, Zone
from tests.engine.combat.test_requirements import at_attack
from tests.engine.support import Table
from tests.engine.support_more import (
    TARGET_CREATURE,
    THIS,
    A,
    attackers,
    block,
    blockers,
    die,
    instant,
    refused,
    when,
)

ELVES = Keyword(keyword="bands with other", filter=Filter(subtypes=("Elf",)))


def band(table: Table, *labels: str, against: int | str = 1, rest: tuple[str, ...] = ()) -> DeclareAttackers:
    """An attack in which these creatures are a band."""
    made = attackers(table, *((one, against) for one in (*labels, *rest)))
    return DeclareAttackers(A, made.attackers, (tuple(table.id(one) for one in labels),))


def _table(**creatures: tuple[object, ...]) -> Table:
    """Anna's 2/3 creatures with these abilities, as attackers are to be declared."""
    table = Table()
    for label, abilities in creatures.items():
        more = {"subtypes": ("Elf",)} if label.startswith("Elfo") else {}
        table.creature(label, 2, 3, *abilities, **more)  # type: ignore[arg-type]
    table.creature("Cervo", 3, 3, controller=1)
    table.creature("Daino", 1, 3, controller=1)
    return table


class TestForming:
    def test_702_22c_508_1e_any_number_with_banding_and_one_without(self):
        table = at_attack(_table(Uno=("banding",), Due=("banding",), Tre=()))
        table.do(band(table, "Uno", "Due", "Tre"))
        assert table.game.combat is not None
        assert {one.band for one in table.game.combat.attackers} == {1}

    def test_702_22c_control_not_two_without(self):
        table = at_attack(_table(Uno=("banding",), Due=(), Tre=()))
        assert refused(table, band(table, "Uno", "Due", "Tre")) == ("no band", "702.22c")

    def test_702_22c_a_creature_is_in_one_band_only(self):
        table = at_attack(_table(Uno=("banding",), Due=("banding",), Tre=("banding",)))
        made = band(table, "Uno", "Due", rest=("Tre",))
        twice = DeclareAttackers(A, made.attackers, (*made.bands, (table.id("Due"), table.id("Tre"))))
        assert refused(table, twice) == ("two bands", "702.22c")

    def test_702_22c_with_other_creatures_of_a_quality(self):
        table = at_attack(_table(Elfo1=(ELVES,), Elfo2=(), Elfo3=(), Orso=()))
        assert refused(table, band(table, "Elfo1", "Elfo2", "Orso")) == ("no band", "702.22c")
        table.do(band(table, "Elfo1", "Elfo2", "Elfo3", rest=("Orso",)))

    def test_702_22d_all_attack_the_same(self):
        table = Table(3)
        for label in ("Uno", "Due"):
            table.creature(label, 2, 3, "banding")
        at_attack(table)
        made = attackers(table, ("Uno", 1), ("Due", 2))
        split = DeclareAttackers(A, made.attackers, ((table.id("Uno"), table.id("Due")),))
        assert refused(table, split) == ("band attacks two", "702.22d")

    def test_702_22b_who_loses_banding_loses_banding_with_others(self):
        table = _table(Elfo1=(ELVES,), Elfo2=())
        instant(table, "Fiacca", Apply(to=Target(), parts=(LoseKeyword("banding"),)), targets=(TARGET_CREATURE,))
        table.settle().cast("Fiacca", "Elfo1").resolve()
        at_attack(table)
        assert refused(table, band(table, "Elfo1", "Elfo2")) == ("no band", "702.22c")


class TestBlocked:
    def _attacks(self, *second: object) -> Table:
        table = at_attack(_table(Ala=("flying", "banding"), Palude=second))
        table.do(band(table, "Ala", "Palude"))
        return table.settle()

    def _blocked(self, table: Table) -> dict[str, bool]:
        assert table.game.combat is not None
        return {table.game.objects[one.object].label: one.blocked for one in table.game.combat.attackers}

    def test_702_22h_who_blocks_one_blocks_all(self):
        table = block(self._attacks(), ("Cervo", "Palude"))
        assert self._blocked(table) == {"Ala": True, "Palude": True}
        assert board_of(table.game).blocking(table.id("Cervo"))

    def test_702_22h_control_without_a_band_only_the_one(self):
        table = at_attack(_table(Ala=("flying", "banding"), Palude=()))
        table.do(attackers(table, ("Ala", 1), ("Palude", 1)))
        table = block(table.settle(), ("Cervo", "Palude"))
        assert self._blocked(table) == {"Ala": False, "Palude": True}

    def test_702_22h_each_of_them_becomes_blocked_by_it(self):
        table = at_attack(
            _table(
                Ala=("flying", "banding", when(Blocks(subject=THIS, becomes_blocked=True))),
                Palude=(when(Blocks(subject=THIS, becomes_blocked=True)),),
            )
        )
        table.do(band(table, "Ala", "Palude"))
        table.settle().until(TurnStep.DECLARE_BLOCKERS)
        table.do(blockers(table, ("Cervo", "Palude")))
        table.settle()
        assert sorted(table.triggered()) == ["Ala", "Palude"]

    def test_702_22e_it_lasts_though_banding_is_gone(self):
        table = _table(Ala=("flying", "banding"), Palude=())
        instant(table, "Fiacca", Apply(to=Target(), parts=(LoseKeyword("banding"),)), targets=(TARGET_CREATURE,))
        at_attack(table).do(band(table, "Ala", "Palude"))
        table.settle().cast("Fiacca", "Ala").resolve()
        assert self._blocked(block(table, ("Cervo", "Palude")))["Ala"]

    def test_702_22f_who_is_removed_from_combat_is_out_of_the_band(self):
        table = self._attacks()
        table.occur(*die(table.id("Palude")))
        table.until(TurnStep.DECLARE_BLOCKERS)
        assert self._blocked(table) == {"Ala": False}

    def test_702_22i_blocked_by_an_effect_all_are(self):
        table = _table(Ala=("flying", "banding"), Palude=())
        instant(table, "Trappola", BecomeBlocked(what=Target()), controller=1, targets=(TARGET_CREATURE,))
        at_attack(table).do(band(table, "Ala", "Palude"))
        table.settle().until(TurnStep.DECLARE_BLOCKERS).do(Pass(A))
        table.settle().cast("Trappola", "Palude", player=1).resolve()
        assert self._blocked(table) == {"Ala": True, "Palude": True}
        assert "702.22i" in table.rules()


def _asked(table: Table) -> Question:
    """The question that combat damage raises."""
    while True:
        played = play(table.game, Pass(table.game.receiver) if table.settled else Continue())
        if played.question is not None:
            return played.question
        table.do(Pass(table.game.receiver) if table.settled else Continue())


class TestDamage:
    def test_702_22k_the_active_player_divides_the_damage_of_who_blocks_a_band(self):
        table = at_attack(_table(Uno=("banding",), Due=()))
        table.do(band(table, "Uno", "Due"))
        table = block(table.settle(), ("Cervo", "Due"))
        question = _asked(table)
        assert (question.decider, str(question.rule)) == (0, "702.22k")
        table.until(TurnStep.END_OF_COMBAT, {"Uno": 2, "Due": 1})
        assert [table.where(one) for one in ("Uno", "Due")] == [Zone.BATTLEFIELD, Zone.BATTLEFIELD]

    def test_510_1d_control_without_banding_its_controller_does(self):
        table = _table(Uno=(), Due=())
        table.creature("Idra", 3, 9, MoreBlocks(), controller=1)
        at_attack(table).do(attackers(table, ("Uno", 1), ("Due", 1)))
        table = block(table.settle(), ("Idra", "Uno"), ("Idra", "Due"))
        question = _asked(table)
        assert (question.decider, str(question.rule)) == (1, "510.1d")

    @pytest.mark.parametrize(("second", "decider", "rule"), [("banding", 1, "702.22j"), ("reach", 0, "510.1c")])
    def test_702_22j_the_defending_player_divides_the_damage_of_what_a_band_blocks(
        self, second: str, decider: int, rule: str
    ):
        table = Table()
        table.creature("Toro", 4, 9, "trample")
        table.creature("Cervo", 1, 3, controller=1)
        table.creature("Daino", 1, 3, second, controller=1)
        at_attack(table).do(attackers(table, ("Toro", 1)))
        table = block(table.settle(), ("Cervo", "Toro"), ("Daino", "Toro"))
        question = _asked(table)
        assert (question.decider, str(question.rule)) == (decider, rule)

    def test_702_22j_not_past_the_blockers_even_with_trample(self):
        table = Table()
        table.creature("Toro", 9, 9, "trample")
        table.creature("Daino", 1, 3, "banding", controller=1)
        at_attack(table).do(attackers(table, ("Toro", 1)))
        block(table.settle(), ("Daino", "Toro")).until(TurnStep.END_OF_COMBAT)
        assert table.life(1) == 20
