"""508-510: what must or cannot be done in combat for a time, and the words for it in static abilities too."""

from __future__ import annotations

import pytest

from engine import play
from engine.cards.abilities import combat as c
from engine.cards.abilities.choices import May
from engine.cards.abilities.combat import CombatEffect, Joins
from engine.cards.abilities.conditions import Is
from engine.cards.abilities.continuous import Duration
from engine.cards.abilities.copying import CreateCopies
from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.objects import CreateTokens, RemoveFromCombat
from engine.cards.abilities.references import AttachedTo, ControllerOf, Every, Target, This
from engine.cards.abilities.triggers import Attacks
from engine.words.terms import Zone
from scenarios.cardtext.oracle.comparing import Verdict
from tests.engine.combat.test_requirements import at_attack, at_block
from tests.engine.support import Table
from tests.engine.support_more import attack, blockers
from tests.scenarios.cardtext.support import THIS, abilities, ability, activated, printed, refused, spell, triggered
from tests.scenarios.cardtext.test_oracle import both

SORCERY = "Stregoneria"
AURA = "Incantesimo — Aura"
EQUIPMENT = "Artefatto — Equipaggiamento"
HELD = Filter(holds_this=True)
IT_IS_BLOCKED = "Un'altra creatura bersaglio la blocca in questo turno, se può farlo."
TRAMPLES = f"Una creatura bersaglio ha travolgere fino alla fine del turno. {IT_IS_BLOCKED}"


def test_509_1c_another_creature_blocks_it() -> None:
    text = f"Metti un segnalino +1/+1 su una creatura bersaglio che controlli. {IT_IS_BLOCKED}"
    made = spell(text)
    assert made.effects[1] == CombatEffect(what=Target(1), rule=c.MustBlock(blocked=Target(0)))
    (cannot,) = spell("Una creatura bersaglio non può bloccare in questo turno.").effects
    assert cannot == CombatEffect(what=Target(0), rule=c.CantBlock()), "control: nothing at all"


def test_509_1b_it_cannot_block_one_of_them() -> None:
    text = "{1}: Una creatura artefatto bersaglio non può bloccare la Sentinella in questo turno."
    assert activated(text).effects == (CombatEffect(what=Target(0), rule=c.CantBlock(attacker=THIS)),)


def _blocked(text: str, *, who: str, whom: str) -> bool:
    """Whether Bruno may leave all of Anna's attackers unblocked, once she has cast a spell with targets."""
    at = Table()
    for label in ("Orso", "Tasso"):
        at.creature(label, 3, 3)
    at.creature("Cervo", 1, 4, controller=1)
    at.put("Sfida", printed(text, "Istantaneo", name="Sfida", mana_cost="{0}"), zone=Zone.HAND)
    at.settle().cast("Sfida", whom, who).resolve()
    attack(at, ("Orso", 1), ("Tasso", 1))
    at_block(at)
    return play(at.game, blockers(at)).refused is not None


def test_509_1c_played_it_must_block_that_one() -> None:
    text = TRAMPLES
    assert _blocked(text, who="Cervo", whom="Orso")
    plain = text.replace(" la blocca in questo turno, se può farlo", " ha volare fino alla fine del turno")
    assert not _blocked(plain, who="Cervo", whom="Orso"), "control"


def test_509_1c_played_another_attacker_does_not_do() -> None:
    text = TRAMPLES
    at = Table()
    for label in ("Orso", "Tasso"):
        at.creature(label, 3, 3)
    at.creature("Cervo", 1, 4, controller=1)
    at.put("Sfida", printed(text, "Istantaneo", name="Sfida", mana_cost="{0}"), zone=Zone.HAND)
    at.settle().cast("Sfida", "Orso", "Cervo").resolve()
    attack(at, ("Orso", 1), ("Tasso", 1))
    at_block(at)
    assert play(at.game, blockers(at, ("Cervo", "Tasso"))).refused is not None
    assert play(at.game, blockers(at, ("Cervo", "Orso"))).refused is None, "control"


def test_509_1c_whatever_can_block_it_does() -> None:
    now = "Tutte le creature in grado di bloccare una creatura bersaglio in questo turno lo fanno."
    rule = c.MustBlock(blocked=Target(0))
    assert spell(now).effects == (CombatEffect(what=Every(CREATURE), rule=rule),)
    both_ = "Fino alla fine del turno, una creatura bersaglio ha travolgere, e tutte le creature in grado di bloccarla lo fanno."
    assert spell(both_).effects[1] == CombatEffect(what=Every(CREATURE), rule=rule)
    assert refused("Tutte le creature in grado di bloccare una creatura bersaglio lo fanno.", SORCERY), (
        "control: how long?"
    )


def test_509_1c_of_what_the_sentence_is_about() -> None:
    text = "Incanta creatura\nLa creatura incantata prende +1/+1 e tutte le creature in grado di bloccarla lo fanno."
    _, _, lure = abilities(text, AURA)
    assert lure == c.MustBlock(objects=CREATURE, attacker=HELD)
    when = text.replace("La creatura incantata prende", "Fintanto che la creatura incantata è verde, prende")
    _, grows, lure = abilities(when, AURA)
    assert isinstance(lure, c.MustBlock) and lure.condition == grows.condition  # type: ignore[union-attr]
    assert isinstance(lure.condition, Is)
    assert refused("Tutte le creature in grado di bloccarla lo fanno."), "control: whom?"


def test_508_1d_attack_or_block_and_attack_somebody() -> None:
    said = "Sentinella {} in ogni combattimento, se può farlo.".format
    assert abilities(said("attacca o blocca")) == (c.MustAttack(objects=THIS), c.MustBlock(objects=THIS))
    assert ability(said("blocca")) == c.MustBlock(objects=THIS)
    assert ability(said("attacca")) == c.MustAttack(objects=THIS), "control"
    whom = "il controllore della creatura incantata"
    enemy = f"Incanta creatura\nTutte le creature attaccano {whom} in ogni combattimento, se possono farlo."
    assert abilities(enemy, AURA)[1] == c.MustAttack(attacked=ControllerOf(AttachedTo()))
    until = (
        "Fino al tuo prossimo turno, le creature che non controlli attaccano in ogni combattimento, se possono farlo."
    )
    (made,) = spell(until).effects
    assert isinstance(made, CombatEffect) and (made.rule, made.until) == (c.MustAttack(), Duration.YOUR_NEXT_TURN)


def test_509_1c_played_it_must_block_if_able() -> None:
    for text, must in (("Sentinella attacca o blocca in ogni combattimento, se può farlo.", True), ("Cautela", False)):
        at = Table()
        at.creature("Orso", 2, 2)
        at.put("Sentinella", printed(text, "Creatura — Umano"), controller=1)
        attack(at_attack(at), ("Orso", 1))
        at_block(at)
        assert (play(at.game, blockers(at)).refused is not None) is must


def test_509_1a_more_blocks_for_a_turn_and_many_of_them() -> None:
    assert activated("{2}: Sentinella può bloccare una creatura addizionale in questo turno.").effects == (
        CombatEffect(what=This(), rule=c.MoreBlocks()),
    )
    (any_number,) = spell(
        "Una creatura bersaglio può bloccare un qualsiasi numero di creature in questo turno."
    ).effects
    assert any_number == CombatEffect(what=Target(0), rule=c.MoreBlocks(count=None))
    many = ability("Sentinella può bloccare novantanove creature addizionali in ogni combattimento.")
    assert many == c.MoreBlocks(objects=THIS, count=99)
    assert refused("Una creatura bersaglio può bloccare una creatura addizionale in ogni combattimento.", SORCERY), (
        "control"
    )


def test_500_5_in_this_combat_alone() -> None:
    (made,) = triggered(
        "Ogniqualvolta una creatura attacca, Sentinella non può bloccare in questo combattimento."
    ).effects
    assert made == CombatEffect(what=This(), rule=c.CantBlock(), until=Duration.END_OF_COMBAT)


def test_603_5_you_may_have_it_block() -> None:
    (made,) = triggered(
        "Quando Sentinella attacca, puoi far bloccare Sentinella da una creatura bersaglio in questo turno, se può farlo."
    ).effects
    assert made == May(then=(CombatEffect(what=Target(0), rule=c.MustBlock(attacker=THIS)),))


def test_510_1c_as_though_it_were_not_blocked() -> None:
    text = "Puoi far assegnare dalla Sentinella il suo danno da combattimento come se non fosse bloccata."
    assert ability(text) == c.AssignsDamage(as_unblocked=True, objects=THIS)
    held = (
        "Incanta creatura\nIl controllore della creatura incantata può far assegnare da essa il suo danno da combattimento come se "
        "non fosse bloccata."
    )
    assert abilities(held, AURA)[1] == c.AssignsDamage(as_unblocked=True, objects=HELD)
    assert refused(text.replace("Sentinella", "creatura bersaglio")), "control"


def test_508_3_with_others_of_a_kind() -> None:
    said = "Ogniqualvolta {} e almeno {} attaccano, pesca una carta.".format
    warrior = triggered(said("la Sentinella", "un altro Guerriero")).trigger
    assert warrior == Attacks(subject=THIS, others=1, such=Filter(subtypes=("Warrior",)))
    held = ability(said("la creatura equipaggiata", "altre due creature"), EQUIPMENT).trigger
    assert held == Attacks(subject=HELD, others=2)


def test_508_4_the_token_enters_attacking_in_a_sentence_of_its_own() -> None:
    named = "Ogniqualvolta Sentinella attacca, crea Birba, una pedina creatura Scimmia 2/1 rossa. {} entra TAPpata e attaccante."
    (made,) = triggered(named.format("Birba")).effects
    assert isinstance(made, CreateTokens) and (made.tapped, made.joins) == (True, Joins())
    assert refused(named.format("Furba")), "control: another name"
    copies = "Ogniqualvolta Sentinella attacca, crea una pedina che è una copia di un'altra creatura bersaglio. La pedina entra {}."
    (copy,) = triggered(copies.format("attaccante")).effects
    assert isinstance(copy, CreateCopies) and (copy.tapped, copy.joins) == (False, Joins())


def test_506_4_removed_from_combat() -> None:
    (made,) = spell("Rimuovi dal combattimento una creatura attaccante bersaglio.").effects
    assert made == RemoveFromCombat(what=Target(0))


@pytest.mark.parametrize(
    ("it", "en", "types"),
    [
        (
            TRAMPLES,
            "Target creature gains trample until end of turn. Another target creature blocks it this turn if able.",
            SORCERY,
        ),
        (
            "Tutte le creature in grado di bloccare una creatura bersaglio in questo turno lo fanno.",
            "All creatures able to block target creature this turn do so.",
            SORCERY,
        ),
        (
            "La Sentinella attacca o blocca in ogni combattimento, se può farlo.",
            "This creature attacks or blocks each combat if able.",
            "Creatura — Elfo",
        ),
        (
            "Puoi far assegnare dalla Sentinella il suo danno da combattimento come se non fosse bloccata.",
            "You may have this creature assign its combat damage as though it weren't blocked.",
            "Creatura — Elfo",
        ),
        (
            "Il giocatore in difesa blocca la Sentinella, se può farlo.",
            "This creature must be blocked if able.",
            "Creatura — Elfo",
        ),
    ],
)
def test_english_agrees(it: str, en: str, types: str) -> None:
    assert both(it, en, types) == (Verdict.AGREE, ())
