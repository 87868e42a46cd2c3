"""508-510: card text about attacking and blocking, and games in which it counts."""

from __future__ import annotations

import pytest

from engine import play
from engine.cards.abilities import combat as c
from engine.cards.abilities.ability import SpellAbility
from engine.cards.abilities.combat import CombatCost, CombatEffect
from engine.cards.abilities.continuous import Duration
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.quantities import Count
from engine.cards.abilities.references import DefendingPlayer, It, Target
from engine.cards.abilities.triggers import Attacks
from engine.words.terms import Relation, TurnStep
from scenarios.cardtext.api import read
from tests.engine.combat.test_requirements import at_attack
from tests.engine.support import Table
from tests.engine.support_more import attack, attackers, blockers
from tests.scenarios.cardtext.support import (
    CREATURE,
    CREATURE_TYPE,
    TARGET_CREATURE,
    THIS,
    ability,
    printed,
    refused,
    spell,
    triggered,
)

AURA = "Incantesimo — Aura"


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (
            "Sentinella non può essere bloccata da creature con forza pari o inferiore a 2.",
            c.CantBeBlocked(objects=THIS, by=Filter(types=CREATURE_TYPE, power=Bounds(most=2))),
        ),
        (
            "Sentinella non può essere bloccata tranne che da creature con raggiungere.",
            c.CantBeBlocked(objects=THIS, except_by=Filter(types=CREATURE_TYPE, keyword="reach")),
        ),
        (
            "Sentinella non può essere bloccata tranne che da tre o più creature.",
            c.CantBeBlocked(objects=THIS, least=3),
        ),
        ("Sentinella non può essere bloccata da più di una creatura.", c.CantBeBlocked(objects=THIS, most=1)),
        ("Sentinella attacca ogni turno, se può farlo.", c.MustAttack(objects=THIS)),
        ("Sentinella attacca in ogni combattimento, se può farlo.", c.MustAttack(objects=THIS)),
        ("Sentinella può bloccare una creatura addizionale in ogni combattimento.", c.MoreBlocks(objects=THIS)),
        ("Sentinella può bloccare un qualsiasi numero di creature.", c.MoreBlocks(objects=THIS, count=None)),
        (
            "Sentinella può bloccare solo creature con volare.",
            c.CantBlock(objects=THIS, attacker=Filter(types=CREATURE_TYPE, without_keyword="flying")),
        ),
        (
            "Sentinella può attaccare come se non avesse difensore.",
            c.AsThough(attack_with_defender=True, objects=THIS),
        ),
        (
            "Sentinella non può attaccare a meno che il giocatore in difesa non controlli un'Isola.",
            c.CantAttack(objects=THIS, unless_defender_controls=Filter(subtypes=("Island",))),
        ),
        ("Tutte le creature in grado di bloccare Sentinella lo fanno.", c.MustBlock(objects=CREATURE, attacker=THIS)),
    ],
)
def test_508_1_509_1_rules_of_static_abilities(text: str, wanted: c.CombatRule) -> None:
    assert ability(text) == wanted


def test_509_1b_of_the_enchanted_creature() -> None:
    found = ability("La creatura incantata non può essere bloccata da Muri.", AURA)
    assert found == c.CantBeBlocked(objects=Filter(holds_this=True), by=Filter(subtypes=("Wall",)))


@pytest.mark.parametrize(
    "text",
    [
        "Sentinella può bloccare solo creature con volare e raggiungere.",
        "Sentinella può bloccare solo creature rosse.",
        "Sentinella non può essere bloccata tranne che da due o più Elfi.",
        "Sentinella non può essere bloccata da una creatura bersaglio.",
        "Sentinella può bloccare due artefatti addizionali.",
        "Sentinella attacca ogni mantenimento, se può farlo.",
    ],
)
def test_509_1b_what_has_no_record_is_refused(text: str) -> None:
    assert refused(text)


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("Una creatura bersaglio non può bloccare in questo turno.", (c.CantBlock(),)),
        ("Una creatura bersaglio non può essere bloccata in questo turno.", (c.CantBeBlocked(),)),
        ("Una creatura bersaglio non può attaccare o bloccare in questo turno.", (c.CantAttack(), c.CantBlock())),
        ("Una creatura bersaglio attacca in questo turno, se può farlo.", (c.MustAttack(),)),
    ],
)
def test_611_1_rules_for_a_turn_give_no_ability(text: str, rules: tuple[c.CombatRule, ...]) -> None:
    wanted = tuple(CombatEffect(what=Target(0), rule=rule) for rule in rules)
    assert spell(text) == SpellAbility(effects=wanted, targets=(TARGET_CREATURE,))


def test_611_2a_another_duration_before_the_sentence() -> None:
    found = spell("Fino al tuo prossimo turno, una creatura bersaglio non può bloccare.").effects
    assert found == (CombatEffect(what=Target(0), rule=c.CantBlock(), until=Duration.YOUR_NEXT_TURN),)


def test_508_3_attacks_that_are_declared_together() -> None:
    mine = Filter(types=CREATURE_TYPE, controller=Relation.YOU)
    assert triggered("Ogniqualvolta attacchi, pesca una carta.").trigger == Attacks(subject=mine, once=True)
    several = "Ogniqualvolta una o più creature che controlli attaccano, pesca una carta."
    assert triggered(several).trigger == Attacks(subject=mine, once=True)
    three = "Ogniqualvolta Sentinella e almeno altre due creature attaccano, pesca una carta."
    assert triggered(three).trigger == Attacks(subject=THIS, others=2)
    assert refused("Ogniqualvolta una o più creature che controlli attaccano da sole, pesca una carta.")


def test_508_5_the_defending_player_is_that_of_the_source_where_it_attacks() -> None:
    text = "Ogniqualvolta {} attacca, TAPpa una creatura bersaglio controllata dal giocatore in difesa."
    (target,) = triggered(text.format("Sentinella")).targets
    assert target.objects == Filter(types=CREATURE_TYPE, defending=True)
    (theirs,) = triggered(text.format("un'altra creatura che controlli")).targets
    assert theirs.objects == Filter(types=CREATURE_TYPE, whose=DefendingPlayer(It()))


# --- games


def _facing(text: str, power: int = 2) -> Table:
    """Anna's Sentinella with a text attacks Bruno, who has a stag."""
    table = Table()
    table.put("Sentinella", printed(text, "Creatura — Umano"))
    table.creature("Cervo", power, 3, controller=1)
    return attack(table.settle(), ("Sentinella", 1)).until(TurnStep.DECLARE_BLOCKERS)


@pytest.mark.parametrize(("power", "blocks"), [(2, False), (3, True)])
def test_509_1b_a_small_creature_cannot_block_it(power: int, blocks: bool) -> None:
    table = _facing("Sentinella non può essere bloccata da creature con forza pari o inferiore a 2.", power)
    assert (play(table.game, blockers(table, ("Cervo", "Sentinella"))).refused is None) is blocks


@pytest.mark.parametrize(("text", "must"), [("Sentinella attacca ogni turno, se può farlo.", True), ("Volare", False)])
def test_508_1d_it_must_attack(text: str, must: bool) -> None:
    table = Table()
    table.put("Sentinella", printed(text, "Creatura — Umano"))
    at_attack(table)
    assert (play(table.game, attackers(table)).refused is not None) is must


def test_113_12_a_creature_that_cannot_be_blocked_this_turn() -> None:
    text = "Quando Sentinella attacca, Sentinella non può essere bloccata in questo turno."
    table = Table()
    table.put("Sentinella", printed(text, "Creatura — Umano"))
    table.creature("Cervo", 2, 3, controller=1)
    attack(table.settle(), ("Sentinella", 1)).settle().resolve()
    table.until(TurnStep.DECLARE_BLOCKERS)
    assert play(table.game, blockers(table, ("Cervo", "Sentinella"))).refused is not None
    control = _facing("Volare")
    assert play(control.game, blockers(control, ("Cervo", "Sentinella"))).refused is not None
    plain = _facing("Cautela")
    assert play(plain.game, blockers(plain, ("Cervo", "Sentinella"))).refused is None


@pytest.mark.parametrize(
    ("text", "planeswalkers"),
    [
        (
            "Le creature non possono attaccarti a meno che il loro controllore non paghi {2} per ognuna di quelle creature.",
            False,
        ),
        (
            "Le creature non possono attaccare te o i planeswalker che controlli a meno che il loro controllore non paghi {2} per "
            "ciascuna di quelle creature.",
            True,
        ),
    ],
)
def test_508_1h_a_price_for_attacking_you(text: str, planeswalkers: bool) -> None:
    (ability,) = read("Prova", "Incantesimo", text).characteristics.abilities
    assert isinstance(ability, CombatCost)
    assert (ability.attacking, ability.cost.mana, ability.whom) == (True, "{2}", Relation.YOU)
    assert ability.planeswalkers is planeswalkers
    for wrong in (
        text.replace("possono", "può"),
        text.replace("{2} ", ""),
        text.replace("creature non", "terre bersaglio non"),
    ):
        assert not read("Prova", "Incantesimo", wrong).understood


def test_107_3i_what_x_is_of_a_price_for_attacking() -> None:
    text = (
        "Le creature non possono attaccarti a meno che il loro controllore non paghi {X} per ognuna di quelle creature"
    )
    (ability,) = read(
        "Prova", "Incantesimo", f"{text}, dove X è il numero di Isole che controlli."
    ).characteristics.abilities
    assert isinstance(ability, CombatCost)
    assert ability.x == Count(Filter(subtypes=("Island",), controller=Relation.YOU))
    assert not read("Prova", "Incantesimo", f"{text}.").understood
