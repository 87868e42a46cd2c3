"""115.4, 115.9b, 601.2c-f, 609.4, 701.19c: what a spell targets, how many targets share damage, what is as though it were not."""

import pytest

from engine.cards.abilities.casting import ChangesCost
from engine.cards.abilities.combat import AsThough, CombatEffect
from engine.cards.abilities.continuous import Duration
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.filters import ANY_TARGET, Filter, Targeting, TargetSpec
from engine.cards.abilities.objects import Destroy, Tap
from engine.cards.abilities.references import Target, This, Together
from engine.cards.abilities.triggers import CastsSpell
from engine.words.record import replace
from engine.words.terms import Kind, Relation, Zone
from tests.engine.support import Table
from tests.scenarios.cardtext.support import (
    CREATURE,
    CREATURE_TYPE,
    abilities,
    activated,
    printed,
    refused,
    spell,
    triggered,
)

AIMED = "Ogniqualvolta lanci una magia che bersaglia {0}, metti un segnalino +1/+1 sulla Sentinella."


def test_115_9b_a_spell_that_targets_the_source() -> None:
    aimed = Filter(zone=Zone.STACK, not_kind=Kind.ABILITY, targeting=Targeting(objects=Filter(this=True)))
    assert triggered(AIMED.format("la Sentinella")).trigger == CastsSpell(who=Relation.YOU, spell=aimed)
    yours = triggered(AIMED.format("una creatura che controlli")).trigger
    mine = Targeting(objects=Filter(types=CREATURE_TYPE, controller=Relation.YOU))
    assert yours == CastsSpell(who=Relation.YOU, spell=replace(aimed, targeting=mine))
    assert refused(AIMED.format("una creatura bersaglio"))
    assert refused(AIMED.replace("una magia", "una creatura").format("la Sentinella"))


@pytest.mark.parametrize(("target", "counters"), [("Sentinella", 1), ("Altra", 0)])
def test_115_9b_played_only_the_spell_that_targets_it(target: str, counters: int) -> None:
    table = Table()
    table.put("Sentinella", printed(AIMED.format("la Sentinella"), "Creatura — Umano"))
    table.put("Altra", printed("Volare", "Creatura — Umano", name="Altra"))
    text = "STAPpa una creatura bersaglio."
    table.put("Lampo", printed(text, "Istantaneo", name="Lampo", mana_cost="{0}"), zone=Zone.HAND)
    table.settle().cast("Lampo", target).resolve()
    assert table.one("Sentinella").count("+1/+1") == counters


def test_601_2f_what_it_costs_depends_on_what_it_targets() -> None:
    text = "Questa magia costa {2} in meno per essere lanciata{0}.\nDistruggi una creatura bersaglio."
    such = Targeting(objects=Filter(types=CREATURE_TYPE, tapped=True))
    cost, _ = abilities(text.replace("{0}", " se bersaglia una creatura TAPpata"), "Stregoneria")
    own = Filter(zone=Zone.STACK, this=True)
    plain = ChangesCost(spells=own, who=Relation.YOU, less="{2}", zones=(Zone.STACK,))
    assert cost == replace(plain, spells=replace(own, targeting=such))
    assert abilities(text.replace("{0}", ""), "Stregoneria")[0] == plain
    assert refused(text.replace("{0}", " se bersaglia due creature"), "Stregoneria")


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("una, due o tre creature bersaglio", TargetSpec(objects=CREATURE, maximum=3, divide=3)),
        ("uno, due o tre bersagli", replace(ANY_TARGET, maximum=3, divide=3)),
        ("una, due o tre creature e/o giocatori bersaglio", replace(ANY_TARGET, maximum=3, divide=3)),
    ],
)
def test_601_2d_damage_divided_among_up_to_three(words: str, wanted: TargetSpec) -> None:
    assert spell(f"La Sentinella infligge 3 danni divisi a tua scelta tra {words}.").targets == (wanted,)
    assert refused(
        f"La Sentinella infligge 3 danni divisi a tua scelta tra {words.replace('due', 'quattro')}.", "Stregoneria"
    )


def test_609_4_as_though_it_had_no_defender_for_a_turn() -> None:
    (made,) = activated("{U}: La Sentinella può attaccare in questo turno come se non avesse difensore.").effects
    rule = AsThough(attack_with_defender=True)
    assert made == CombatEffect(what=This(), rule=rule, until=Duration.END_OF_TURN)
    assert refused("{U}: La Sentinella può attaccare in questo turno.")


def test_701_19c_that_creature_is_the_one_that_was_destroyed() -> None:
    (made,) = spell("Distruggi una creatura bersaglio. Quella creatura non può essere rigenerata.").effects
    assert made == Destroy(what=Target(), regeneration=False)
    assert refused("Distruggi un artefatto bersaglio. Quella creatura non può essere rigenerata.", "Stregoneria")


BOTH = Together((Target(0), Target(1)))


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Distruggi l'artefatto bersaglio e l'incantesimo bersaglio.", Destroy(what=BOTH)),
        ("TAPpa una creatura bersaglio e un artefatto bersaglio.", Tap(what=BOTH)),
        ("Esilia la creatura bersaglio che controlli e la creatura bersaglio che un avversario controlla.", None),
    ],
)
def test_115_3_one_verb_of_two_targets_is_one_instruction(text: str, wanted: Effect | None) -> None:
    found = spell(text)
    assert len(found.targets) == 2
    assert len(found.effects) == 1
    assert wanted in (None, found.effects[0])


def test_115_3_control_one_target_of_two_kinds_and_two_verbs() -> None:
    assert len(spell("Distruggi un artefatto o incantesimo bersaglio.").targets) == 1
    assert len(spell("Distruggi un artefatto bersaglio e TAPpa una creatura bersaglio.").effects) == 2
    assert refused("Distruggi un artefatto bersaglio e Sentinella.", "Istantaneo")
