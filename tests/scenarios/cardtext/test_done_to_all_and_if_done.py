"""608.2c, 611.2c, 615.3, 700.4, 701: what is said of all that match, what follows from what was done."""

import pytest

from engine.cards.abilities.ability import Cost, Triggered
from engine.cards.abilities.choices import If, May
from engine.cards.abilities.combat import CantBlock, CombatEffect
from engine.cards.abilities.conditions import Condition, Exists, Within
from engine.cards.abilities.damage import PutCounters
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.lasting import Reflect
from engine.cards.abilities.libraries import Scry, Surveil
from engine.cards.abilities.objects import Move, Sacrifice
from engine.cards.abilities.paying import UnlessPays
from engine.cards.abilities.players import Draw, GainLife
from engine.cards.abilities.quantities import CardsIn, CountOf, Fixed
from engine.cards.abilities.references import Every, Target, You
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


@pytest.mark.parametrize(
    ("deed", "needed"),
    [
        ("aggiungere {G}", None),
        ("ottenere {E}{E}", None),
        ("diventare il monarca", None),
        ("STAPpare la Sentinella", Exists(Filter(this=True, tapped=True))),
        ("esiliare le prime due carte del tuo grimorio", Within(CardsIn(You(), "library"), Bounds(least=2))),
    ],
)
def test_608_2c_what_follows_from_a_choice_where_what_is_chosen_can_be_done(
    deed: str, needed: Condition | None
) -> None:
    (made,) = triggered(f"Quando la Sentinella entra, puoi {deed}. Se lo fai, pesca una carta.").effects
    if needed is not None:
        assert isinstance(made, If) and made.condition == needed
        (made,) = made.then
    assert isinstance(made, May) and made.then[-1] == Draw()
    # Control: whether something was destroyed is another thing than whether somebody chose to.
    assert refused("Quando la Sentinella entra, puoi distruggere tutte le creature. Se lo fai, pesca una carta.")


def test_603_10a_what_looks_back_at_its_source_functions_where_that_was() -> None:
    for words, zone in (("esiliala dal tuo cimitero", Zone.EXILE), ("riprendila in mano dal tuo cimitero", Zone.HAND)):
        table = Table()
        text = f"Quando la Sentinella muore, {words}."
        table.put("Sentinella", printed(text, "Creatura — Elfo", "Sentinella", power="2", toughness="2"))
        table.settle().occur(*die(table.id("Sentinella")))
        table.settle().resolve()
        assert table.where("Sentinella") is zone
    # Control: what triggers on anything else functions in the graveyard of which it speaks.
    later = triggered(
        "All'inizio del tuo mantenimento, puoi esiliare la Sentinella dal tuo cimitero. Se lo fai, pesca una carta."
    )
    assert later.zones == (Zone.GRAVEYARD,)


def test_118_12a_unless_somebody_exiles() -> None:
    (made,) = triggered(
        "Quando la Sentinella entra, sacrificala a meno che non esili due carte dal tuo cimitero."
    ).effects
    assert isinstance(made, UnlessPays)
    assert made.cost == Cost(exile=Filter(zone=Zone.GRAVEYARD, owner=Relation.YOU), exile_count=2)
    assert refused("Quando la Sentinella entra, sacrificala a meno che non esilio due carte dal tuo cimitero.")
