"""702: keywords about combat that stand for triggered abilities, each with what makes it not trigger, or do something else."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cards.abilities.ability import Keyword
from engine.state.actions import DeclareAttackers
from engine.state.objects import PlayerTarget
from engine.words.terms import CardType, TurnStep, Zone
from tests.engine.combat.test_requirements import at_attack, at_block, why_block
from tests.engine.support import Table
from tests.engine.support_more import A, attack, attackers, block, blockers, die, refused

WALKER: dict[str, Any] = {"types": (CardType.PLANESWALKER,), "loyalty": 5, "counters": {"loyalty": 5}}


def keyword(name: str, value: int | None = None) -> Keyword:
    return Keyword(keyword=name, value=value)


def size(table: Table, label: str) -> tuple[int | None, int | None]:
    looks = table.looks(label)
    return looks.power, looks.toughness


class TestRampage:
    @pytest.mark.parametrize(("blocking", "wanted"), [(1, (3, 9)), (2, (5, 11)), (3, (7, 13))])
    def test_702_23a_for_each_creature_beyond_the_first(self, blocking: int, wanted: tuple[int, int]):
        table = Table()
        table.creature("Toro", 3, 9, keyword("rampage", 2))
        names = ("Cervo", "Daino", "Lupo")[:blocking]
        for label in names:
            table.creature(label, 0, 9, controller=1)
        attack(table.settle(), ("Toro", 1))
        block(table, *((label, "Toro") for label in names)).play_out()
        assert size(table, "Toro") == wanted

    def test_702_23b_counted_as_it_resolves(self):
        table = Table()
        table.creature("Toro", 3, 9, keyword("rampage", 2))
        for label in ("Cervo", "Daino"):
            table.creature(label, 0, 9, controller=1)
        attack(table.settle(), ("Toro", 1))
        block(table, ("Cervo", "Toro"), ("Daino", "Toro")).occur(*die(table.id("Cervo"))).play_out()
        assert size(table, "Toro") == (3, 9)


class TestProvoke:
    def _table(self, *answers: object) -> Table:
        table = Table()
        table.creature("Toro", 3, 3, keyword("provoke"))
        table.creature("Lupo", 3, 3)
        table.creature("Cervo", 1, 4, controller=1, tapped=True)
        table.creature("Daino", 1, 4, controller=1)
        at_attack(table).do(attackers(table, ("Toro", 1), ("Lupo", 1)))
        return table.settle("Cervo").resolve(*answers)  # type: ignore[arg-type]

    def test_702_39a_the_target_is_untapped_and_must_block_it(self):
        table = at_block(self._table(True))
        assert not table.one("Cervo").tapped
        assert why_block(table) == ("must block", "509.1c")
        assert why_block(table, ("Cervo", "Lupo")) == ("must block", "509.1c")
        assert why_block(table, ("Cervo", "Toro")) is None

    def test_702_39a_control_you_may_choose_not_to(self):
        table = at_block(self._table(False))
        assert table.one("Cervo").tapped
        assert why_block(table) is None

    def test_702_39a_only_a_creature_of_the_defending_player(self):
        table = Table(3)
        table.creature("Toro", 3, 3, keyword("provoke"))
        table.creature("Cervo", 1, 4, controller=1)
        table.creature("Daino", 1, 4, controller=2)
        at_attack(table).do(attackers(table, ("Toro", 2)))
        table.settle().resolve(True)
        at_block(table)
        assert why_block(table, player=2) == ("must block", "509.1c")


class TestAnnihilator:
    def test_702_86a_the_defending_player_sacrifices(self):
        table = Table(3)
        table.creature("Toro", 3, 3, keyword("annihilator", 2))
        for seat in (1, 2):
            for label in ("Urna", "Vaso", "Anello"):
                table.permanent(f"{label}{seat}", types=(CardType.ARTIFACT,), controller=seat)
        attack(table.settle(), ("Toro", 2)).resolve(("Urna2", "Vaso2"))
        assert table.zone(Zone.GRAVEYARD, 2) == ["Urna2", "Vaso2"]
        assert table.zone(Zone.GRAVEYARD, 1) == []

    def test_702_86a_also_where_a_planeswalker_is_attacked(self):
        table = Table()
        table.creature("Toro", 3, 3, keyword("annihilator", 1))
        table.permanent("Viandante", controller=1, **WALKER)
        attack(table.settle(), ("Toro", "Viandante")).resolve()
        assert table.where("Viandante") is Zone.GRAVEYARD


class TestFrenzy:
    @pytest.mark.parametrize(("blocked", "wanted"), [(False, 15), (True, 20)])
    def test_702_68a_when_it_is_not_blocked(self, blocked: bool, wanted: int):
        table = Table()
        table.creature("Toro", 3, 3, keyword("frenzy", 2))
        table.creature("Cervo", 1, 9, controller=1)
        attack(table.settle(), ("Toro", 1))
        at_block(table).do(blockers(table, *((("Cervo", "Toro"),) if blocked else ())))
        table.settle().until(TurnStep.END_OF_COMBAT)
        assert table.life(1) == wanted


class TestBattleCry:
    def test_702_91a_each_other_attacking_creature(self):
        table = Table()
        table.creature("Araldo", 1, 1, keyword("battle cry"))
        for label in ("Lupo", "Orso"):
            table.creature(label, 2, 2)
        attack(table.settle(), ("Araldo", 1), ("Lupo", 1)).resolve()
        assert [size(table, one) for one in ("Araldo", "Lupo", "Orso")] == [(1, 1), (3, 2), (2, 2)]


class TestDethrone:
    @pytest.mark.parametrize(
        ("life", "wanted"), [([20, 20, 10], 1), ([10, 30, 5], 1), ([30, 20, 5], 0), ([5, 20, 30], 0)]
    )
    def test_702_105a_the_player_with_the_most_life_or_tied(self, life: list[int], wanted: int):
        table = Table(3, life=life)
        table.creature("Toro", 3, 3, keyword("dethrone"))
        table = attack(table.settle(), ("Toro", 1)).play_out()
        assert table.one("Toro").count("+1/+1") == wanted

    def test_702_105a_control_not_a_planeswalker_of_theirs(self):
        table = Table()
        table.creature("Toro", 3, 3, keyword("dethrone"))
        table.permanent("Viandante", controller=1, **WALKER)
        assert attack(table.settle(), ("Toro", "Viandante")).stack() == []


class TestMelee:
    @pytest.mark.parametrize(("attacked", "wanted"), [((1, 2), (5, 5)), ((1, 1), (4, 4)), ((1, "Viandante"), (4, 4))])
    def test_702_121a_for_each_opponent_attacked(self, attacked: tuple[int, int | str], wanted: tuple[int, int]):
        table = Table(3)
        table.creature("Toro", 3, 3, keyword("melee"))
        table.creature("Lupo", 1, 1)
        table.permanent("Viandante", controller=2, **WALKER)
        attack(table.settle(), ("Toro", attacked[0]), ("Lupo", attacked[1])).resolve()
        assert size(table, "Toro") == wanted


class TestMyriad:
    def _table(self, *answers: object) -> Table:
        table = Table(4)
        table.creature("Toro", 3, 3, keyword("myriad"))
        return attack(table.settle(), ("Toro", 1)).resolve(*answers)  # type: ignore[arg-type]

    def test_702_116a_a_copy_for_each_other_opponent(self):
        table = self._table(("Carla",), ("Dario",))
        assert table.game.combat is not None
        attacked = {attacker.defender for attacker in table.game.combat.attackers}
        assert attacked == {PlayerTarget(seat) for seat in (1, 2, 3)}  # type: ignore[arg-type]
        table.until(TurnStep.END_OF_COMBAT)
        assert [table.life(seat) for seat in range(4)] == [20, 17, 17, 17]

    def test_702_116a_for_each_of_them_if_you_want(self):
        table = self._table((), ("Dario",)).until(TurnStep.END_OF_COMBAT)
        assert [table.life(seat) for seat in range(4)] == [20, 17, 20, 17]

    def test_702_116a_exiled_at_end_of_combat(self):
        table = self._table(("Carla",), ("Dario",)).until(TurnStep.POSTCOMBAT_MAIN)
        assert len(table.all("Toro")) == 1

    def test_702_116a_control_with_one_opponent_there_is_none(self):
        table = Table()
        table.creature("Toro", 3, 3, keyword("myriad"))
        attack(table.settle(), ("Toro", 1)).resolve()
        assert len(table.all("Toro")) == 1
        assert table.until(TurnStep.POSTCOMBAT_MAIN).life(1) == 17


class TestAfflict:
    @pytest.mark.parametrize(("blocked", "wanted"), [(True, 17), (False, 18)])
    def test_702_130a_the_defending_player_loses_life_when_it_becomes_blocked(self, blocked: bool, wanted: int):
        table = Table()
        table.creature("Toro", 2, 3, keyword("afflict", 3))
        table.creature("Cervo", 1, 9, controller=1)
        attack(table.settle(), ("Toro", 1))
        if blocked:
            block(table, ("Cervo", "Toro"))
        assert table.until(TurnStep.END_OF_COMBAT).life(1) == wanted


class TestMentor:
    def test_702_134a_an_attacking_creature_with_less_power(self):
        table = Table()
        table.creature("Maestro", 3, 3, keyword("mentor"))
        for label, power in (("Lupo", 2), ("Orso", 3), ("Gatto", 1)):
            table.creature(label, power, 3)
        at_attack(table).do(attackers(table, ("Maestro", 1), ("Lupo", 1), ("Orso", 1)))
        table.settle().resolve()
        assert [table.one(one).count("+1/+1") for one in ("Lupo", "Orso", "Gatto")] == [1, 0, 0]

    def test_702_134a_control_without_one_it_is_removed_from_the_stack(self):
        table = Table()
        table.creature("Maestro", 3, 3, keyword("mentor"))
        table.creature("Orso", 3, 3)
        assert attack(table.settle(), ("Maestro", 1), ("Orso", 1)).stack() == []


class TestTraining:
    @pytest.mark.parametrize(("other", "wanted"), [(3, 1), (2, 0)])
    def test_702_149a_together_with_a_creature_of_greater_power(self, other: int, wanted: int):
        table = Table()
        table.creature("Allievo", 2, 2, keyword("training"))
        table.creature("Orso", other, 3)
        attack(table.settle(), ("Allievo", 1), ("Orso", 1)).play_out()
        assert table.one("Allievo").count("+1/+1") == wanted

    def test_702_149a_control_not_if_that_one_stays(self):
        table = Table()
        table.creature("Allievo", 2, 2, keyword("training"))
        table.creature("Orso", 3, 3)
        assert attack(table.settle(), ("Allievo", 1)).stack() == []


class TestMobilize:
    def test_702_181a_warriors_that_attack_and_are_sacrificed_at_the_next_end_step(self):
        table = Table()
        table.creature("Capo", 1, 1, keyword("mobilize", 2))
        attack(table.settle(), ("Capo", 1)).resolve()
        assert len(table.all("Warrior Token")) == 2
        assert all(one.tapped for one in table.all("Warrior Token"))
        table.until(TurnStep.END_OF_COMBAT)
        assert table.life(1) == 17
        table.until(TurnStep.END).play_out()
        assert table.all("Warrior Token") == []


class TestFlankingBushidoExalted:
    def test_702_25a_a_blocker_without_flanking(self):
        for more, wanted in (((), (0, 3)), (("flanking",), (1, 4))):
            table = Table()
            table.creature("Toro", 2, 3, "flanking")
            table.creature("Cervo", 1, 4, *more, controller=1)
            attack(table.settle(), ("Toro", 1))
            block(table, ("Cervo", "Toro")).play_out()
            assert size(table, "Cervo") == wanted

    def test_702_45a_blocking_and_becoming_blocked(self):
        table = Table()
        table.creature("Toro", 2, 3, keyword("bushido", 2))
        table.creature("Cervo", 1, 4, keyword("bushido", 1), controller=1)
        attack(table.settle(), ("Toro", 1))
        at_block(table)
        table.do(blockers(table, ("Cervo", "Toro")))
        table.settle().play_out()
        assert (size(table, "Toro"), size(table, "Cervo")) == ((4, 5), (2, 5))

    def test_702_83a_alone_only(self):
        for labels, wanted in ((("Lupo",), (3, 3)), (("Lupo", "Orso"), (2, 2))):
            table = Table()
            table.permanent("Tempio", "exalted", types=(CardType.ENCHANTMENT,))
            for label in ("Lupo", "Orso"):
                table.creature(label, 2, 2)
            attack(table.settle(), *((one, 1) for one in labels)).play_out()
            assert size(table, "Lupo") == wanted


def test_508_1a_what_entered_attacking_is_no_part_of_a_declaration() -> None:
    """A token of myriad was put there attacking: it may not be declared by anybody afterwards."""
    table = Table(3)
    table.creature("Toro", 3, 3, keyword("myriad"))
    attack(table.settle(), ("Toro", 1)).resolve(("Carla",))
    made = DeclareAttackers(A, ())
    assert refused(table, made) == ("not the declare attackers step", "508.1")
