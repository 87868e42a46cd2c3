"""506.4: what takes a permanent out of combat, and what does not."""

from __future__ import annotations

from typing import Any

import pytest

from engine.board.board_of import board_of
from engine.cards.abilities.continuous import ChangeTypes, Duration, GainControl, Part
from engine.cards.abilities.filters import Filter, TargetSpec
from engine.cards.abilities.lasting import Apply, Regenerate
from engine.cards.abilities.objects import Untap
from engine.cards.abilities.references import Target, You
from engine.cards.abilities.triggers import Attacks
from engine.state.actions import Cast, DeclareAttackers
from engine.state.events import NO_OBJECT, Destruction, PhasedOut, ProtectorChosen
from engine.state.objects import PlayerTarget
from engine.state.trace import StepKind
from engine.words.terms import CardType, PlayerId, TurnStep, Zone
from tests.engine.support import Table
from tests.engine.support_more import (
    TARGET_CREATURE,
    A,
    B,
    C,
    attack,
    attackers,
    begun,
    block,
    blockers,
    die,
    instant,
    pass_on,
    refused,
    sorcery,
    steps_of,
    when,
)

STONE = ChangeTypes(set_types=(CardType.ARTIFACT,))
BATTLE = ChangeTypes(add=(CardType.BATTLE,))
PERMANENT = TargetSpec(objects=Filter())


def _fight(*parts: Part, target: str, caster: int = 0, attacked: int | str = 1) -> Table:
    """The bear attacks, the stag blocks; then a spell does something to one of the two; then damage."""
    table = Table()
    table.creature("Orso", 2, 4, counters={"defense": 3})
    table.creature("Cervo", 1, 4, controller=1)
    table.permanent("Viandante", types=(CardType.PLANESWALKER,), loyalty=5, counters={"loyalty": 5}, controller=1)
    spell = Apply(to=Target(), parts=parts, until=Duration.ENDLESS)
    instant(table, "Magia", spell, controller=caster, targets=(PERMANENT,))
    attack(table.settle(), ("Orso", attacked))
    if attacked == 1:
        block(table, ("Cervo", "Orso"))
    if caster == 1:
        pass_on(table)
    return table.cast("Magia", target, player=caster).resolve()


def _damage(table: Table) -> tuple[int, int]:
    """What the bear and the stag have been dealt by the end of combat."""
    table.until(TurnStep.END_OF_COMBAT)
    return table.one("Orso").damage, table.one("Cervo").damage


class TestRemoved:
    def test_506_4_control_nothing_happened(self):
        assert _damage(_fight(GainControl(You()), target="Orso")) == (1, 2)

    def test_506_4_an_attacker_that_changes_controller(self):
        table = _fight(GainControl(You()), target="Orso", caster=1)
        assert table.controller("Orso") == 1
        assert _damage(table) == (0, 0)
        (step,) = [step for step in table.steps if step.kind is StepKind.EVENT and "506.4" in step.rules]
        assert [type(change.event).__name__ for change in step.changes] == ["RemovedFromCombat"]

    def test_506_4_a_blocker_that_changes_controller_and_the_attacker_stays_blocked(self):
        table = _fight(GainControl(You()), target="Cervo")
        assert _damage(table) == (0, 0)
        assert table.life(1) == 20

    @pytest.mark.parametrize("part", [STONE, BATTLE])
    def test_506_4_an_attacker_that_stops_being_a_creature_or_becomes_a_battle(self, part: ChangeTypes):
        table = _fight(part, target="Orso")
        assert table.where("Orso") is Zone.BATTLEFIELD
        assert table.game.combat is not None
        assert table.game.combat.attackers == ()

    def test_506_4_a_planeswalker_that_changes_controller_is_attacked_no_more(self):
        table = _fight(GainControl(You()), target="Viandante", attacked="Viandante")
        assert table.game.combat is not None
        assert len(table.game.combat.attackers) == 1
        table.until(TurnStep.END_OF_COMBAT)
        assert (table.one("Viandante").count("loyalty"), table.life(1)) == (5, 20)

    def test_506_4_one_that_stops_being_a_planeswalker_too(self):
        table = _fight(STONE, target="Viandante", attacked="Viandante").until(TurnStep.END_OF_COMBAT)
        assert table.one("Viandante").count("loyalty") == 5

    def test_506_4c_control_it_goes_on_while_the_planeswalker_is_attacked(self):
        table = _fight(STONE, target="Cervo", attacked="Viandante").until(TurnStep.END_OF_COMBAT)
        assert table.one("Viandante").count("loyalty") == 3

    def test_506_4c_what_attacks_nothing_any_more_may_be_blocked(self):
        table = _fight(STONE, target="Viandante", attacked="Viandante")
        block(table, ("Cervo", "Orso"))
        assert _damage(table) == (1, 2)

    def test_701_19a_a_creature_that_regenerates(self):
        table = Table()
        table.creature("Troll", 2, 4)
        table.creature("Cervo", 1, 4, controller=1)
        instant(table, "Vigore", Regenerate(what=Target()), targets=(TARGET_CREATURE,))
        attack(table.settle(), ("Troll", 1))
        block(table, ("Cervo", "Troll")).cast("Vigore", "Troll").resolve().occur(*die(table.id("Troll")))
        table.until(TurnStep.END_OF_COMBAT)
        assert (table.where("Troll"), table.one("Cervo").damage) == (Zone.BATTLEFIELD, 0)


class TestStays:
    def test_506_4b_an_attacker_that_is_untapped(self):
        table = Table()
        table.creature("Orso", 2, 4)
        instant(table, "Risveglio", Untap(what=Target()), targets=(TARGET_CREATURE,))
        attack(table.settle(), ("Orso", 1)).cast("Risveglio").resolve()
        assert table.until(TurnStep.END_OF_COMBAT).life(1) == 18

    def test_511_3_after_combat_nothing_is_in_it_any_more(self):
        table = Table()
        table.creature("Orso", 2, 4)
        attack(table.settle(), ("Orso", 1)).until(TurnStep.END_OF_COMBAT)
        assert board_of(table.game).attacking(table.id("Orso"))
        table.until(TurnStep.POSTCOMBAT_MAIN)
        assert table.game.combat is None
        assert steps_of(table, StepKind.ATTACK) != []


def test_302_6_a_creature_that_was_stolen_may_not_attack_this_turn() -> None:
    table = Table()
    table.creature("Orso", 2, 2, controller=1)
    steal = Apply(to=Target(), parts=(GainControl(You()),))
    sorcery(table, "Furto", steal, targets=(TARGET_CREATURE,))
    table.settle().cast("Furto").resolve().until(TurnStep.DECLARE_ATTACKERS)
    assert refused(table, attackers(table, ("Orso", 1))) == ("summoning sickness", "302.6")


class TestFreed:
    def _fought(self, *gone: str) -> Table:
        table = Table()
        table.creature("Orso", 2, 4)
        table.creature("Cervo", 1, 4, controller=1)
        blocking = TargetSpec(objects=Filter(types=(CardType.CREATURE,), blocking=True))
        instant(table, "Rete", Untap(what=Target(0)), targets=(blocking,))
        attack(table.settle(), ("Orso", 1))
        block(table, ("Cervo", "Orso"))
        table.occur(*die(*(table.id(one) for one in gone)))
        return table

    def test_509_1g_a_creature_goes_on_blocking_when_what_it_blocked_is_gone(self):
        table = self._fought("Orso").cast("Rete")
        assert board_of(table.game).blocking(table.id("Cervo"))
        assert table.until(TurnStep.END_OF_COMBAT).one("Cervo").damage == 0
        assert not board_of(table.until(TurnStep.POSTCOMBAT_MAIN).game).blocking(table.id("Cervo"))

    def test_506_4_control_a_blocker_that_is_gone_is_none(self):
        table = self._fought("Cervo", "Orso")
        assert refused(table, Cast(A, table.id("Rete"))) == ("no legal target", "601.2c")


def test_508_8_the_steps_that_follow_are_not_skipped_because_the_attacker_has_left() -> None:
    table = Table(step=TurnStep.BEGINNING_OF_COMBAT)
    table.creature("Orso", 2, 2)
    table.settle().until(TurnStep.DECLARE_ATTACKERS)
    table.do(DeclareAttackers(PlayerId(0), ((table.id("Orso"), PlayerTarget(PlayerId(1))),)))
    table.settle().occur(Destruction(object=table.id("Orso")))
    table.until(TurnStep.DECLARE_BLOCKERS)
    assert table.game.turn.step is TurnStep.DECLARE_BLOCKERS


def test_508_8_control_with_no_attacker_declared_they_are() -> None:
    table = Table(step=TurnStep.BEGINNING_OF_COMBAT)
    table.creature("Orso", 2, 2)
    table.settle().until(TurnStep.DECLARE_ATTACKERS)
    table.until(TurnStep.END_OF_COMBAT)
    assert begun(table)
    assert TurnStep.DECLARE_BLOCKERS not in [one.step for one in begun(table)]


class TestRoles:
    """506.4, 506.4d-e: what is attacked and what fights, each for itself."""

    def _avatar(self, part: Part) -> Table:
        """A creature planeswalker of Bruno's blocks one attacker while another one attacks it; then it changes."""
        table = Table()
        table.creature("Orso", 1, 4)
        table.creature("Lupo", 2, 4)
        walker = (CardType.PLANESWALKER,)
        table.creature("Avatar", 1, 9, types=walker, loyalty=6, counters={"loyalty": 6}, controller=1)
        spell = Apply(to=Target(), parts=(part,), until=Duration.ENDLESS)
        instant(table, "Magia", spell, targets=(PERMANENT,))
        attack(table.settle(), ("Orso", 1), ("Lupo", "Avatar"))
        block(table, ("Avatar", "Orso")).cast("Magia", "Avatar").resolve()
        return table.until(TurnStep.END_OF_COMBAT)

    def test_506_4d_no_creature_any_more_it_is_attacked_still(self):
        table = self._avatar(ChangeTypes(remove=(CardType.CREATURE,)))
        assert (table.one("Orso").damage, table.one("Avatar").count("loyalty")) == (0, 4)

    def test_506_4d_no_planeswalker_any_more_it_is_blocking_still(self):
        table = self._avatar(ChangeTypes(remove=(CardType.PLANESWALKER,)))
        assert (table.one("Orso").damage, table.one("Avatar").damage) == (1, 1)

    def test_506_4d_control_neither_and_it_is_out_of_combat(self):
        table = self._avatar(STONE)
        assert (table.one("Orso").damage, table.one("Avatar").count("loyalty")) == (0, 6)

    def _siege(self) -> Table:
        table = Table(3)
        table.creature("Orso", 2, 4)
        siege: dict[str, Any] = {
            "types": (CardType.BATTLE,),
            "subtypes": ("Siege",),
            "defense": 5,
            "counters": {"defense": 5},
        }
        table.permanent("Assedio", protector=B, **siege)
        attack(table.settle(), ("Orso", "Assedio"))
        return table

    def test_506_4_a_battle_that_gets_another_protector_is_attacked_no_more(self):
        table = self._siege()
        table.occur(ProtectorChosen(object=table.id("Assedio"), player=C))
        assert table.game.combat is not None
        assert table.game.combat.attackers[0].defender == NO_OBJECT
        assert table.until(TurnStep.END_OF_COMBAT).one("Assedio").count("defense") == 5

    def test_506_4_control_with_the_same_protector_it_goes_on(self):
        table = self._siege()
        table.occur(ProtectorChosen(object=table.id("Assedio"), player=B))
        assert table.until(TurnStep.END_OF_COMBAT).one("Assedio").count("defense") == 3

    def test_506_4c_who_may_block_what_attacks_nothing_any_more_is_who_was_attacked(self):
        table = Table(3)
        table.creature("Orso", 2, 4)
        table.permanent("Viandante", types=(CardType.PLANESWALKER,), loyalty=3, counters={"loyalty": 3}, controller=1)
        table.creature("Cervo", 1, 4, controller=1)
        table.creature("Daino", 1, 4, controller=2)
        attack(table.settle(), ("Orso", "Viandante")).occur(*die(table.id("Viandante")))
        table.until(TurnStep.DECLARE_BLOCKERS)
        assert refused(table, blockers(table, ("Daino", "Orso"), player=2)) == ("not attacked", "509.1a")
        block(table, ("Cervo", "Orso"))
        assert board_of(table.game).blocking(table.id("Cervo"))

    def test_702_26b_phasing_out_removes_from_combat(self):
        table = Table()
        table.creature("Orso", 2, 4)
        attack(table.settle(), ("Orso", 1))
        table.occur(PhasedOut(object=table.id("Orso"), under=A))
        assert table.game.combat is not None
        assert table.game.combat.attackers == ()
        assert table.until(TurnStep.END_OF_COMBAT).life(1) == 20


class TestAlone:
    """506.5."""

    def _triggered(self, *attacking: str) -> list[str]:
        table = Table()
        table.creature("Orso", 2, 4, when(Attacks(alone=True)))
        table.creature("Lupo", 2, 4)
        return attack(table.settle(), *((one, 1) for one in attacking)).triggered()

    def test_506_5_the_only_creature_declared_attacks_alone(self):
        assert self._triggered("Lupo") == ["Orso"]

    def test_506_5_control_not_one_of_two(self):
        assert self._triggered("Lupo", "Orso") == []
