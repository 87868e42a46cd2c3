"""115.1: targets chosen at random; 608.2h: the greatest of those of each player; 509.1b: by whose creatures, or stronger ones."""

from __future__ import annotations

from engine.cards.abilities.combat import CantBeBlocked
from engine.cards.abilities.filters import CREATURE, Filter, Measured, TargetSpec
from engine.cards.abilities.quantities import Greatest
from engine.cards.abilities.references import EachOfThem
from engine.words.record import replace
from engine.words.terms import Relation
from tests.scenarios.cardtext.support import refused
from tests.scenarios.cardtext.twice import both


class TestAtRandom:
    """115.1: 'target opponent chosen at random'."""

    def test_115_1_a_player(self) -> None:
        found = both(
            "All'inizio della tua sottofase finale, un avversario bersaglio scelto a caso prende il controllo della Sentinella.",
            "At the beginning of your end step, target opponent chosen at random gains control of Sentinel.",
            "e",
        )
        assert found.targets == (TargetSpec(players=Relation.OPPONENT, at_random=True),)

    def test_115_1_an_object_of_somebody(self) -> None:
        found = both(
            "Quando la Sentinella entra, lotta con una creatura bersaglio controllata da un avversario e scelta a caso.",
            "When Sentinel enters, it fights target creature an opponent controls chosen at random.",
        )
        assert found.targets == (TargetSpec(objects=replace(CREATURE, controller=Relation.OPPONENT), at_random=True),)

    def test_115_4_any_target(self) -> None:
        found = both(
            "{T}: La Sentinella infligge 2 danni a un qualsiasi bersaglio scelto a caso.",
            "{T}: Sentinel deals 2 damage to any target chosen at random.",
        )
        assert found.targets[0].at_random

    def test_115_1_control_up_to_so_many_who_would_say_how_many(self) -> None:
        assert refused("Distruggi fino a due creature bersaglio scelte a caso.", "Stregoneria")


class TestGreatestOfEach:
    """608.2h: 'each opponent sacrifices a creature with the greatest power among creatures they control'."""

    def test_608_2h_of_each_opponent(self) -> None:
        found = both(
            "Ogni avversario sacrifica una creatura con la forza maggiore tra le creature che controlla.",
            "Each opponent sacrifices a creature with the greatest power among creatures they control.",
            "s",
        )
        theirs = Greatest(what="power", filter=replace(CREATURE, whose=EachOfThem()))
        assert found.effects[0].filter == replace(CREATURE, measured=(Measured("power", ">=", theirs),))

    def test_608_2h_control_what_is_destroyed_has_no_one_of_each(self) -> None:
        assert refused("Distruggi una creatura con la forza maggiore tra le creature che controlla.", "Stregoneria")


class TestBlockedBy:
    """509.1b: by creatures of your opponents, by creatures with greater power."""

    def test_509_1b_whose_they_are(self) -> None:
        found = both(
            "Fino alla fine del turno, una creatura bersaglio non può essere bloccata da creature controllate dai tuoi avversari.",
            "Until end of turn, target creature can't be blocked by creatures your opponents control.",
            "s",
        )
        assert found.effects[0].rule == CantBeBlocked(by=replace(CREATURE, controller=Relation.OPPONENT))

    def test_509_1b_greater_power_than_its_own(self) -> None:
        found = both(
            "La Sentinella non può essere bloccata da creature con forza superiore.",
            "Sentinel can't be blocked by creatures with greater power.",
        )
        assert found == CantBeBlocked(objects=Filter(this=True), by_greater_power=True)

    def test_509_1b_control_of_a_kind_besides_it_is_not_read(self) -> None:
        assert refused("La Sentinella non può essere bloccata da Elfi con forza superiore.")
