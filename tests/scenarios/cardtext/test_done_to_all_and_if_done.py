"""608.2c, 611.2c, 615.3, 700.4, 701: what is said of all that match, what follows from what was done."""

import pytest

from engine.cards.abilities.ability import Triggered
from engine.cards.abilities.choices import If, May
from engine.cards.abilities.combat import CantBlock, CombatEffect
from engine.cards.abilities.conditions import Within
from engine.cards.abilities.damage import PutCounters
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.lasting import Reflect
from engine.cards.abilities.libraries import Scry, Surveil
from engine.cards.abilities.objects import Move, Sacrifice
from engine.cards.abilities.players import Draw, GainLife
from engine.cards.abilities.quantities import CountOf, Fixed
from engine.cards.abilities.references import Every, Target
from engine.cards.abilities.replacing import DamagePattern, Prevents
from engine.cards.abilities.setting_up import SetUp
from engine.cards.abilities.triggers import CastsSpell, Moves, dies
from engine.words.terms import Reason, Relation, TurnStep, Zone
from tests.engine.support import Table
from tests.engine.support_more import attack, block, blockers, die, hit, moved
from tests.engine.support_more import refused as not_allowed
from tests.scenarios.cardtext.support import CREATURE_TYPE, printed, refused, spell, triggered


def test_611_2c_those_that_come_later_cannot_block_either() -> None:
    words = "Le creature controllate da un giocatore bersaglio non possono bloccare in questo turno."
    assert spell(words).effects == (
        CombatEffect(what=Every(Filter(types=CREATURE_TYPE, whose=Target())), rule=CantBlock()),
    )
    for whom, blocks in (("Bruno", False), ("Anna", True)):
        table = Table()
        table.creature("Lupo", 2, 2)
        table.creature("Talpa", 2, 2, controller=1)
        table.put("Gelo", printed(words, "Istantaneo", "Gelo"), zone=Zone.HAND)
        table.settle().cast("Gelo", whom).resolve()
        attack(table, ("Lupo", 1)).until(TurnStep.DECLARE_BLOCKERS)
        if blocks:
            block(table, ("Talpa", "Lupo"))
        else:
            assert not_allowed(table, blockers(table, ("Talpa", "Lupo")))[1] == "509.1b"


def test_615_3_damage_to_all_that_match_is_prevented() -> None:
    words = "Previeni tutto il danno che verrebbe inflitto alle creature che controlli in questo turno."
    mine = Filter(types=CREATURE_TYPE, controller=Relation.YOU)
    assert spell(words).effects == (SetUp(says=Prevents(damage=DamagePattern(to_object=mine))),)
    table = Table()
    wolf, mole = table.creature("Lupo", 2, 2), table.creature("Talpa", 2, 2, controller=1)
    table.put("Scudo", printed(words, "Istantaneo", "Scudo"), zone=Zone.HAND)
    table.settle().cast("Scudo").resolve().occur(hit(mole, wolf, 2), hit(wolf, mole, 2))
    assert (table.where("Lupo"), table.where("Talpa")) == (Zone.BATTLEFIELD, Zone.GRAVEYARD)


def test_608_2c_what_was_done_to_a_target() -> None:
    words = "Quando Sentinella entra, puoi esiliare una carta creatura bersaglio da un cimitero. Se lo fai, guadagni 2 punti vita."
    (may,) = triggered(words).effects
    assert isinstance(may, May) and [type(one) for one in may.then] == [Move, GainLife]
    two = "Distruggi un artefatto bersaglio. " + words.partition(", ")[2].capitalize()
    _, second = spell(two).effects
    assert isinstance(second, If) and second.condition == Within(CountOf(Target(1)), Bounds(least=1))


def test_603_12_after_what_leaves_no_choice() -> None:
    found = triggered("Quando Sentinella entra, sorveglia 4. Quando lo fai, distruggi una creatura bersaglio.")
    assert [type(one) for one in found.effects] == [Surveil, Reflect]
    (held,) = triggered("Quando Sentinella entra, sacrificala. Quando lo fai, guadagni 1 punto vita.").effects
    assert isinstance(held, If) and [type(one) for one in held.then] == [Sacrifice, Reflect]
    assert refused("Quando Sentinella entra, distruggi una creatura bersaglio. Se lo fai, pesca una carta.")


def test_608_2c_nothing_follows_from_what_could_not_be_done() -> None:
    words = "Quando Sentinella muore, esiliala. Se lo fai, guadagni 3 punti vita."
    for there, life in ((True, 23), (False, 20)):
        table = Table()
        one = table.put("Sentinella", printed(words, "Creatura — Umano"))
        table.occur(*die(one))
        if not there:
            table.occur(moved(table.id("Sentinella"), Zone.HAND))
        table.resolve()
        assert table.life(0) == life


@pytest.mark.parametrize(("words", "kind"), [("Profetizzare 2.", Scry), ("Sorvegliare 2.", Surveil)])
def test_701_22_an_action_by_its_name_alone(words: str, kind: type) -> None:
    assert isinstance(spell(words).effects[0], kind)
    assert refused("Pescare una carta.", "Stregoneria")


def test_122_1_on_each_of_several_targets() -> None:
    words = "Scegli fino a due creature bersaglio. Metti un segnalino +1/+1 su ciascuna di esse."
    assert spell(words).effects == (PutCounters(counter="+1/+1", on=Target(), count=Fixed(1)),)
    table = Table()
    for label in ("Lupo", "Talpa", "Riccio"):
        table.creature(label, 1, 1)
    table.put("Crescita", printed(words, "Stregoneria", "Crescita"), zone=Zone.HAND)
    table.settle().cast("Crescita", ("Lupo", "Riccio")).resolve()
    assert [table.looks(one).power for one in ("Lupo", "Talpa", "Riccio")] == [2, 1, 2]


def test_113_6k_it_triggers_where_it_is_cast() -> None:
    words = "Quando lanci questa magia, pesca una carta."
    found = triggered(words)
    assert found == Triggered(
        trigger=CastsSpell(who=Relation.YOU, spell=Filter(this=True, zone=Zone.STACK)),
        effects=(Draw(),),
        zones=(Zone.STACK,),
    )
    table = Table()
    table.library(0, 2)
    table.put("Sentinella", printed(words, "Creatura — Umano"), zone=Zone.HAND)
    table.put("Altro", printed("Volare", "Creatura — Umano", "Altro"), zone=Zone.HAND)
    table.settle().cast("Sentinella")
    assert table.triggered() == ["Sentinella"] and table.where("Sentinella") is Zone.STACK
    table.play_out()
    assert table.cast("Altro").triggered() == ["Sentinella"]


def test_701_21_when_you_sacrifice_it() -> None:
    found = triggered("Quando sacrifichi Sentinella, guadagni 1 punto vita.")
    gone = Filter(this=True, controller=Relation.YOU)
    assert found.trigger == Moves(subject=gone, origin=Zone.BATTLEFIELD, reason=Reason.SACRIFICED)


def test_700_4_a_permanent_that_is_put_into_a_graveyard_died() -> None:
    words = "Incanta creatura\nQuando la creatura incantata viene messa in un cimitero, pesca una carta."
    looks = printed(words, "Incantesimo — Aura", "Nube")
    assert looks.abilities[1].trigger == dies(Filter(holds_this=True))  # type: ignore[union-attr]
    assert refused("Quando Sentinella viene messa in un cimitero, pesca una carta.")
