"""506.3g, 508.4b, 508.7d: what an effect makes attack that is there already, and what is attacked then."""

from __future__ import annotations

from engine.cards.abilities import combat as c
from engine.cards.abilities.continuous import ChangeTypes
from engine.cards.abilities.filters import Filter, TargetSpec
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.references import Every, Target
from engine.words.terms import CardType
from tests.engine.combat.test_joining import WALKER, fighting
from tests.engine.support import Table
from tests.engine.support_more import TARGET_CREATURE, attack, die, instant
from tests.scenarios.played.one_by_one import told

WALKERS = Every(Filter(types=(CardType.PLANESWALKER,)))


def _incited(table: Table, joins: c.Joins, *, battle: bool) -> Table:
    """Anna attacks with the Toro; an effect makes the Orso attack as well, which is a battle besides or is not."""
    table.creature("Toro", 2, 2)
    table.creature("Orso", 3, 3, types=(CardType.BATTLE,) if battle else (), counters={"defense": 3})
    instant(table, "Incita", c.JoinCombat(what=Target(), how=joins), targets=(TARGET_CREATURE,))
    return attack(table.settle(), ("Toro", 1)).cast("Incita", "Orso")


def test_506_3g_a_creature_that_is_a_battle_does_not_become_an_attacking_one() -> None:
    assert fighting(_incited(Table(), c.Joins(), battle=True).resolve(), "Orso") is None


def test_506_3g_control_one_that_is_no_battle_does() -> None:
    assert fighting(_incited(Table(), c.Joins(), battle=False).resolve(), "Orso") is not None


def test_508_4b_what_it_was_to_attack_is_gone_so_it_does_not_attack() -> None:
    table = Table()
    walker = table.permanent("Viandante", controller=1, **WALKER)
    _incited(table, c.Joins(whom=WALKERS), battle=False)
    table.occur(*die(walker)).resolve()
    assert fighting(table, "Orso") is None


def test_508_4b_nor_where_it_is_no_planeswalker_any_more() -> None:
    table = Table()
    table.permanent("Viandante", controller=1, **WALKER)
    spec = TargetSpec(objects=Filter(types=(CardType.PLANESWALKER,)))
    instant(table, "Sasso", Apply(to=Target(), parts=(ChangeTypes(set_types=(CardType.ARTIFACT,)),)), targets=(spec,))
    _incited(table, c.Joins(whom=WALKERS), battle=False)
    table.cast("Sasso").resolve().resolve()
    assert fighting(table, "Orso") is None


def test_508_4b_control_while_it_is_there_it_is_attacked() -> None:
    table = Table()
    walker = table.permanent("Viandante", controller=1, **WALKER)
    found = fighting(_incited(table, c.Joins(whom=WALKERS), battle=False).resolve(), "Orso")
    assert found is not None and found.defender == walker


TURNED = """
un solo difensore: {one}
carta: Deviazione istantaneo
abilità: [{{bersagli: [creatura], effetto: [{{riscegli che cosa attacca: bersaglio}}]}}]
Anna: Orso 2/2; mano: Deviazione
Bruno: 20
Carla: 20
{chosen}Anna attacca Bruno con Orso
Anna lancia Deviazione su Orso
{reply}
risolvi tutto
vai a fine combattimento
Quanta vita ha Carla?
"""
CHOSEN = "vai a inizio combattimento\nAnna sceglie Bruno\n"


def test_508_7d_where_one_defender_is_chosen_no_other_can_be_attacked_instead() -> None:
    assert told(TURNED.format(one="sì", chosen=CHOSEN, reply="")) == "Carla resta a 20 punti vita."


def test_508_7d_control_where_all_opponents_can_be_attacked() -> None:
    assert told(TURNED.format(one="no", chosen="", reply="Anna sceglie Carla")) == "Carla passa da 20 a 18 punti vita."
