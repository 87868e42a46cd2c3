"""310.9, 506.4e, 508.5a, 508.7b, 509.1e, 509.4a: who is the defending player, and what joins or leaves a fight by an effect."""

from __future__ import annotations

import pytest

from engine import play
from engine.cards.abilities import combat as c
from engine.cards.abilities.continuous import ChangeTypes, Duration, Part
from engine.cards.abilities.filters import CREATURE, Filter, TargetSpec
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.objects import CreateTokens
from engine.cards.abilities.players import LoseLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import DefendingPlayer, Every, It, Target
from engine.cards.abilities.triggers import Attacks
from engine.costs.mana_costs import EXACT_COSTS
from engine.state.events import RemovedFromCombat
from engine.words.decisions import Purpose
from engine.words.terms import CardType, Relation, TurnStep, Zone
from tests.engine.combat.test_costs import FOREST, toll
from tests.engine.combat.test_joining import fighting
from tests.engine.combat.test_requirements import at_block
from tests.engine.support import Table, creature
from tests.engine.support_more import (
    ENCHANTMENT,
    LAND,
    MY_CREATURES,
    TARGET_CREATURE,
    B,
    C,
    as_offered,
    attack,
    attackers,
    blockers,
    instant,
    pass_on,
    when,
)

PERMANENT = TargetSpec(objects=Filter())
SEEN_OFF = LoseLife(who=DefendingPlayer(of=It()), amount=Fixed(1))


def _battle(at: Table, *more: CardType, protector: int, controller: int) -> None:
    types = (CardType.BATTLE, *more)
    counters = {"defense": 5, **({"loyalty": 5} if more else {})}
    who = B if protector == 1 else C
    subtypes = ("Siege",) if protector != controller else ()
    at.permanent(
        "Rocca", types=types, subtypes=subtypes, defense=5, counters=counters, protector=who, controller=controller
    )


@pytest.mark.parametrize(("protector", "lives"), [(1, (19, 20)), (2, (20, 19))])
def test_310_9_310_9d_the_defending_player_is_the_protector(protector: int, lives: tuple[int, int]) -> None:
    """Carla controls the battle that Anna attacks, and Bruno protects it, or Carla herself."""
    at = Table(3)
    at.creature("Lupo", 2, 2, when(Attacks(subject=MY_CREATURES), SEEN_OFF))
    _battle(at, protector=protector, controller=2)
    attack(at.settle(), ("Lupo", "Rocca")).play_out()
    assert (at.life(1), at.life(2)) == lives


CHANGES: dict[str, tuple[Part, ...]] = {
    "a planeswalker alone": (ChangeTypes(remove=(CardType.BATTLE,)),),
    "a battle alone": (ChangeTypes(remove=(CardType.PLANESWALKER,)),),
    "neither": (ChangeTypes(set_types=(CardType.ARTIFACT,)),),
}


@pytest.mark.parametrize(
    ("controller", "becomes", "stays"),
    [
        (2, "a planeswalker alone", False),
        (1, "a planeswalker alone", True),
        (2, "a battle alone", True),
        (2, "neither", False),
    ],
)
def test_506_4e_what_is_planeswalker_and_battle_is_attacked_as_either(
    controller: int, becomes: str, stays: bool
) -> None:
    """Bruno protects it, and Carla controls it, or he himself."""
    at = Table(3)
    at.creature("Lupo", 2, 2)
    _battle(at, CardType.PLANESWALKER, protector=1, controller=controller)
    change = Apply(to=Target(), parts=CHANGES[becomes], until=Duration.ENDLESS)
    instant(at, "Muta", change, targets=(PERMANENT,))
    attack(at.settle(), ("Lupo", "Rocca")).cast("Muta", "Rocca").resolve()
    found = fighting(at, "Lupo")
    assert found is not None and (found.defender == at.id("Rocca")) is stays


def test_508_5a_each_attacker_has_a_defending_player_of_its_own() -> None:
    at = Table(3)
    at.creature("Lupo", 2, 2)
    at.creature("Orso", 2, 2)
    at.permanent("Sfida", when(Attacks(subject=MY_CREATURES), SEEN_OFF), **ENCHANTMENT)
    at.settle().until(TurnStep.DECLARE_ATTACKERS).do(attackers(at, ("Lupo", 1), ("Orso", 2)))
    as_offered(at).play_out()
    assert (at.life(1), at.life(2)) == (19, 19)


def test_508_7b_what_could_not_have_been_declared_is_reselected() -> None:
    """The Toro cannot attack Carla; an effect by which Anna reselects lets it."""
    at = Table(3)
    at.creature("Toro", 2, 2)
    at.permanent("Muraglia", c.CantAttack(objects=CREATURE, whom=Relation.YOU), controller=2, **ENCHANTMENT)
    instant(at, "Deviazione", c.Reselect(what=Target()), targets=(TARGET_CREATURE,))
    attack(at.settle(), ("Toro", 1)).cast("Deviazione").resolve("Carla")
    found = fighting(at, "Toro")
    assert found is not None and found.against == C


def test_509_1e_mana_abilities_are_activated_for_what_blocking_costs() -> None:
    at = Table(variant=(EXACT_COSTS,))
    at.creature("Toro", 2, 2)
    at.permanent("Pedaggio", toll(False, mana="{1}"), **ENCHANTMENT)
    at.creature("Lupo", 2, 2, controller=1)
    at.permanent("Foresta", FOREST, controller=1, **LAND)
    at_block(attack(at.settle(), ("Toro", 1)))
    question = play(at.game, blockers(at, ("Lupo", "Toro"))).question
    assert question is not None and (question.purpose, question.decider) == (Purpose.MANA_ABILITIES, B)


@pytest.mark.parametrize("gone", [True, False])
def test_509_4a_it_blocks_nothing_where_what_it_would_block_attacks_no_more(gone: bool) -> None:
    at = Table()
    toro = at.creature("Toro", 2, 2)
    at.creature("Bue", 2, 2)
    made = CreateTokens(token=creature("Soldato", 1, 1), joins=c.Joins(blocking=True, whom=Every(Filter(name="Toro"))))
    instant(at, "Rinforzo", made, controller=1)
    attack(at.settle(), ("Toro", 1), ("Bue", 1))
    pass_on(at).cast("Rinforzo", player=1)
    if gone:
        at.occur(RemovedFromCombat(object=toro))
    at.resolve()
    found = fighting(at, "Toro")
    assert (found is not None and found.blocked) is not gone
    assert at.where("Soldato") is Zone.BATTLEFIELD


@pytest.mark.parametrize(("who", "declared", "gained"), [("Elfo", True, 1), ("Orso", True, 0), ("Elfo", False, 0)])
def test_508_3c_to_attack_with_a_creature_is_to_declare_it(who: str, declared: bool, gained: int) -> None:
    """Whenever Anna attacks with an Elf she gains 1 life: one that becomes an attacking creature later was not declared."""
    at = Table()
    for name, subtype in (("Elfo", "Elf"), ("Orso", "Bear"), ("Toro", "Ox")):
        at.creature(name, 2, 2, subtypes=(subtype,))
    elves = Filter(types=(CardType.CREATURE,), subtypes=("Elf",), controller=Relation.YOU)
    at.permanent("Inno", when(Attacks(subject=elves)), **ENCHANTMENT)
    instant(at, "Incita", c.JoinCombat(what=Target()), targets=(TARGET_CREATURE,))
    attack(at.settle(), *([("Toro", 1), (who, 1)] if declared else [("Toro", 1)])).play_out()
    if not declared:
        at.cast("Incita", who).resolve().play_out()
        assert fighting(at, who) is not None
    assert at.life(0) == 20 + gained
