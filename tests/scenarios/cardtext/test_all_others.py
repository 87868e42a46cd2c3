"""608.2c, 115.3: all but which one 'altro' means: read in both languages, and played."""

from __future__ import annotations

import pytest

from engine.cards.abilities.filters import Filter
from engine.cards.abilities.quantities import Count, Times
from engine.cards.abilities.references import AttachedTo, It, One, Target
from engine.words.terms import CardType, Relation, TurnStep, Zone
from scenarios.cardtext.oracle.comparing import Verdict
from tests.engine.support import Table
from tests.engine.support_more import as_offered, attackers
from tests.scenarios.cardtext.support import (
    CREATURE,
    CREATURE_TYPE,
    abilities,
    printed,
    refused,
    spell,
    static,
    triggered,
)
from tests.scenarios.cardtext.test_oracle import both

AURA = "Incantesimo — Aura"
OTHER_THAN_IT = Filter(types=CREATURE_TYPE, other_than=It())
OTHER_THAN_THIS = Filter(types=CREATURE_TYPE, another=True)


class TestCounted:
    """For each other of a kind: than whom the verb is said of."""

    @pytest.mark.parametrize("types", ["Incantesimo", "Creatura — Umano"])
    def test_608_2c_than_the_creature_that_attacks(self, types: str) -> None:
        text = "Ogniqualvolta una creatura che controlli attacca, prende +1/+0 fino alla fine del turno per ogni altra creatura."
        (made,) = abilities(text, types)
        assert made.effects[0].parts[0].power == Count(OTHER_THAN_IT)  # type: ignore[union-attr]

    def test_control_than_the_source_where_that_attacks(self) -> None:
        text = "Ogniqualvolta la Sentinella attacca, prende +1/+0 fino alla fine del turno per ogni altra creatura."
        assert triggered(text).effects[0].parts[0].power == Count(OTHER_THAN_THIS)  # type: ignore[union-attr]

    def test_611_3a_than_each_of_those_that_are_changed(self) -> None:
        made = static("Le creature che controlli prendono +1/+1 per ogni altra creatura che controlli.")
        counted = Count(Filter(types=CREATURE_TYPE, controller=Relation.YOU, other_than=One()))
        assert made.parts[0].power == counted  # type: ignore[union-attr]

    def test_303_4_than_the_enchanted_creature_where_the_aura_is_none(self) -> None:
        made = abilities("Incanta creatura\nLa creatura incantata prende +1/+1 per ogni altra creatura.", AURA)[1]
        assert made.parts[0].power == Count(Filter(types=CREATURE_TYPE, other_than=AttachedTo()))  # type: ignore[union-attr]

    def test_control_than_the_aura_among_what_it_is(self) -> None:
        made = abilities("Incanta creatura\nLa creatura incantata prende +2/+2 per ogni altro incantesimo.", AURA)[1]
        counted = Count(Filter(types=(CardType.ENCHANTMENT,), another=True))
        assert made.parts[0].power == Times(2, counted)  # type: ignore[union-attr]

    def test_608_2c_than_a_target_of_a_spell(self) -> None:
        made = spell("Fino alla fine del turno, una creatura bersaglio prende +1/+1 per ogni altra creatura.")
        assert made.effects[0].parts[0].power == Count(Filter(types=CREATURE_TYPE, other_than=Target()))  # type: ignore[union-attr]

    def test_control_than_which_of_two_targets_is_not_clear(self) -> None:
        text = (
            "TAPpa una creatura bersaglio. STAPpa un permanente bersaglio. Il suo controllore perde 2 punti vita a meno che non "
            "sacrifichi un altro permanente."
        )
        assert refused(text, "Stregoneria")


class TestPlayed:
    """Nobody counts itself."""

    def _army(self, text: str, types: str, *, elves: int = 3) -> Table:
        at = Table()
        ids = [at.creature(f"elfo{number}", 1, 1) for number in range(elves)]
        at.put("sentinella", printed(text, types), **({"attached_to": ids[0]} if types == AURA else {}))
        return at.settle()

    def test_508_3_of_three_attackers_each_counts_two(self) -> None:
        text = (
            "Ogniqualvolta una creatura che controlli attacca, prende +1/+0 fino alla fine del turno per ogni altra creatura "
            "attaccante."
        )
        at = self._army(text, "Incantesimo")
        at.until(TurnStep.DECLARE_ATTACKERS).do(attackers(at, *((f"elfo{number}", 1) for number in range(3))))
        as_offered(at).resolve().resolve().resolve()
        assert [at.looks(f"elfo{number}").power for number in range(3)] == [3, 3, 3]

    def test_613_1_each_counts_the_others(self) -> None:
        at = self._army(
            "Le creature che controlli prendono +1/+1 per ogni altra creatura che controlli.", "Incantesimo"
        )
        assert [at.looks(f"elfo{number}").power for number in range(3)] == [3, 3, 3]

    def test_613_1_a_creature_that_says_so_is_one_of_them(self) -> None:
        at = self._army(
            "Le creature che controlli prendono +1/+1 per ogni altra creatura che controlli.", "Creatura — Umano"
        )
        assert [at.looks(one).power for one in ("elfo0", "sentinella")] == [4, 5]

    def test_613_1_alone_there_are_no_others(self) -> None:
        text = "Le creature che controlli prendono +1/+1 per ogni altra creatura che controlli."
        assert self._army(text, "Incantesimo", elves=1).looks("elfo0").power == 1

    def test_613_1_the_enchanted_one_does_not_count_itself(self) -> None:
        text = "Incanta creatura\nLa creatura incantata prende +0/+2 per ogni altra creatura che controlli."
        at = self._army(text, AURA)
        assert (at.looks("elfo0").toughness, at.looks("elfo1").toughness) == (5, 1)

    def test_118_12a_the_target_is_not_what_else_is_sacrificed(self) -> None:
        text = (
            "Metti un segnalino -1/-1 su una creatura bersaglio. Il suo controllore perde 3 punti vita a meno che non sacrifichi "
            "un altro permanente non terra."
        )
        alone, beside = Table(), Table()
        for at in (alone, beside):
            at.creature("orso", 2, 2, controller=1)
            at.put("sentinella", printed(text, "Stregoneria", mana_cost="{0}"), zone=Zone.HAND)
        beside.creature("altro", 1, 1, controller=1)
        alone.settle().cast("sentinella").resolve()
        assert (alone.life(1), alone.where("orso")) == (17, Zone.BATTLEFIELD)
        beside.settle().cast("sentinella", "orso").resolve("yes")
        assert (beside.life(1), beside.where("altro"), beside.where("orso")) == (
            20,
            Zone.GRAVEYARD,
            Zone.BATTLEFIELD,
        ), "control"

    def test_603_3d_the_creature_that_died_is_not_the_other_target(self) -> None:
        text = (
            "Ogniqualvolta una creatura che controlli muore, esiliala. Rimetti sul campo di battaglia fino a un'altra carta "
            "creatura bersaglio dal tuo cimitero."
        )
        (made,) = abilities(text, "Incantesimo")
        (spec,) = made.targets  # type: ignore[union-attr]
        assert spec.objects == Filter(zone=Zone.GRAVEYARD, types=CREATURE_TYPE, owner=Relation.YOU, other_than=It())


@pytest.mark.parametrize(
    ("types", "it", "en"),
    [
        (
            "Incantesimo",
            "Ogniqualvolta una creatura che controlli attacca, prende +1/+0 fino alla fine del turno per ogni altra creatura.",
            "Whenever a creature you control attacks, it gets +1/+0 until end of turn for each other creature.",
        ),
        (
            AURA,
            "Incanta creatura\nLa creatura incantata prende +1/+1 per ogni altra creatura che controlli.",
            "Enchant creature\nEnchanted creature gets +1/+1 for each other creature you control.",
        ),
    ],
)
def test_608_2c_others_in_both_languages(types: str, it: str, en: str) -> None:
    assert both(it, en, types) == (Verdict.AGREE, ())


def test_control_a_description_without_others_leaves_nobody_out() -> None:
    made = spell("Fino alla fine del turno, una creatura bersaglio prende +1/+1 per ogni creatura.")
    assert made.effects[0].parts[0].power == Count(CREATURE)  # type: ignore[union-attr]
