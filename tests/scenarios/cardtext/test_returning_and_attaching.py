"""115.3, 118.12, 701.3: what returns as a cost or by one instruction for two targets, and what something is attached to."""

from engine import Activate
from engine.cards.abilities.ability import Cost
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.objects import Move
from engine.cards.abilities.references import Target, Together
from engine.words.terms import CardType, Relation, Zone
from tests.engine.support import Table
from tests.engine.support_more import EQUIPMENT, LAND, A
from tests.engine.support_more import refused as not_allowed
from tests.scenarios.cardtext.support import activated, printed, refused, spell


def test_118_12_several_of_your_lands_return() -> None:
    words = "Fai tornare due terre che controlli in mano ai rispettivi proprietari: Pesca una carta."
    lands = Filter(types=(CardType.LAND,), controller=Relation.YOU)
    assert activated(words).cost == Cost(return_to_hand=lands, return_count=2)
    for count, paid in ((2, True), (1, False)):
        table = Table()
        table.library(0, 1)
        table.put("Fonte", printed(words, "Artefatto", "Fonte"))
        for number in range(count):
            table.permanent(f"Terra{number}", **LAND)
        table.permanent("Altrui", controller=1, **LAND)
        table.settle()
        if paid:
            table.activate("Fonte", 0)
            assert sorted(table.zone(Zone.HAND)) == ["Terra0", "Terra1"]
        else:
            assert not_allowed(table, Activate(A, table.id("Fonte"), 0)) == ("nothing to return", "118.3")


def test_118_12_it_returns_itself() -> None:
    words = "Fai tornare Sentinella in mano al suo proprietario: Pesca una carta."
    table = Table()
    table.library(0, 1)
    table.put("Sentinella", printed(words, "Creatura — Umano"))
    table.creature("Lupo", 1, 1)
    table.settle().activate("Sentinella", 0)
    assert (table.where("Sentinella"), table.where("Lupo")) == (Zone.HAND, Zone.BATTLEFIELD)


def test_115_3_two_targets_return_at_once() -> None:
    words = (
        "Fai tornare una creatura bersaglio che controlli e una creatura bersaglio che non controlli in mano ai rispettivi "
        "proprietari."
    )
    (move,) = spell(words).effects
    assert isinstance(move, Move) and move.what == Together((Target(0), Target(1)))
    table = Table()
    for label, controller in (("Lupo", 0), ("Talpa", 1), ("Riccio", 1)):
        table.creature(label, 1, 1, controller=controller)
    table.put("Vento", printed(words, "Istantaneo", "Vento"), zone=Zone.HAND)
    table.settle().cast("Vento", "Talpa").resolve()
    there = [table.where(one) for one in ("Lupo", "Talpa", "Riccio")]
    assert there == [Zone.HAND, Zone.HAND, Zone.BATTLEFIELD]


def test_701_3_an_equipment_for_the_source() -> None:
    words = "{1}: Assegna un Equipaggiamento bersaglio che controlli a Sentinella."
    table = Table()
    sentinel = table.put("Sentinella", printed(words, "Creatura — Umano"))
    table.permanent("Elmo", **EQUIPMENT)
    table.settle().activate("Sentinella", 0).resolve()
    assert table.one("Elmo").attached_to == sentinel
    assert refused("{1}: Assegna un Equipaggiamento bersaglio che controlli a due creature bersaglio.")
    assert refused(
        "Quando Elmo entra, assegna questo Equipaggiamento a Elmo.", "Artefatto — Equipaggiamento", name="Elmo"
    )
