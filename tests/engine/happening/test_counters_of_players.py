"""122.1, 122.6, 508.1: players that get counters, counters of one kind put in a turn, the power that attacked in a combat."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Triggered
from engine.cards.abilities.conditions import Within
from engine.cards.abilities.continuous import ModifyPT
from engine.cards.abilities.filters import CREATURE, Bounds, Filter, TargetSpec
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.objects import Destroy
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.quantities import DoneThisTurn, EventAmount, Fixed, PowerAttackedWith
from engine.cards.abilities.references import Every, Target, You
from engine.cards.abilities.triggers import Attacks, GetsCounters
from engine.cards.abilities.turns import AddPhases
from engine.state.events import CountersPut
from engine.words.terms import Deed, Phase, Relation, TurnStep, Zone
from tests.engine.support import Table
from tests.engine.support_more import ARTIFACT, ENCHANTMENT, THIS, attack, free, instant, sorcery, to, when

FIVE = (GainLife(amount=Fixed(5)),)


def test_122_1_a_player_gets_counters_once_for_all_of_them() -> None:
    at = Table()
    got = GetsCounters(who=Relation.OPPONENT, counter="poison")
    at.permanent("Spora", when(got, GainLife(amount=EventAmount())), **ENCHANTMENT)
    at.settle().occur(CountersPut(on=to(1)[0], counter="poison", count=3)).play_out()
    assert at.life(0) == 23


def test_122_1_control_another_kind_another_player_or_an_object() -> None:
    at = Table()
    at.permanent("Spora", when(GetsCounters(who=Relation.OPPONENT, counter="poison")), **ENCHANTMENT)
    bear = at.creature("Orso", 2, 2)
    at.settle().occur(CountersPut(on=to(1)[0], counter="energy", count=1))
    at.occur(CountersPut(on=to(0)[0], counter="poison", count=1))
    at.occur(CountersPut(on=bear, counter="poison", count=1))
    assert at.triggered() == []
    assert at.missed("Spora") == ["counter", "player", "recipient"]


@pytest.mark.parametrize(("kind", "life"), [("+1/+1", 22), ("charge", 20)])
def test_122_6_so_many_counters_of_one_kind_were_put(kind: str, life: int) -> None:
    at = Table()
    put = DoneThisTurn(what=Deed.COUNTED, of=You(), filter=CREATURE, counter="+1/+1")
    at.permanent("Ricordo", free(GainLife(amount=put)), **ARTIFACT)
    bear, wolf = at.creature("Orso", 2, 2), at.creature("Lupo", 2, 2)
    at.settle().occur(CountersPut(on=bear, counter=kind, count=2), CountersPut(on=wolf, counter=kind, count=1))
    at.activate("Ricordo", 0).resolve()
    assert at.life(0) == life


@pytest.mark.parametrize(
    ("bounds", "kind", "gone"),
    [
        (Bounds(least=3), "+1/+1", {"Lupo"}),
        (Bounds(most=2), "+1/+1", {"Orso", "Gatto"}),
        (Bounds(2, 2), None, {"Orso"}),
    ],
)
def test_122_1_so_many_counters_on_it(bounds: Bounds, kind: str | None, gone: set[str]) -> None:
    at = Table()
    for label, counters in (("Orso", {"+1/+1": 1, "charge": 1}), ("Lupo", {"+1/+1": 3}), ("Gatto", {})):
        at.creature(label, 2, 2, counters=counters)
    sorcery(at, "Gelo", Destroy(what=Every(Filter(counter=kind, counter_bounds=bounds))))
    at.settle().cast("Gelo").resolve()
    assert {one for one in ("Orso", "Lupo", "Gatto") if at.one(one).zone is Zone.GRAVEYARD} == gone


def _pack(wanted: int) -> Triggered:
    enough = Within(PowerAttackedWith(You()), Bounds(least=wanted))
    return Triggered(trigger=Attacks(subject=THIS), effects=FIVE, condition=enough)


@pytest.mark.parametrize(("others", "life"), [(("Orso",), 25), ((), 20)])
def test_508_1_the_power_of_all_that_attack_together(others: tuple[str, ...], life: int) -> None:
    at = Table()
    at.creature("Iena", 2, 2, _pack(6))
    at.creature("Orso", 4, 4)
    attack(at.settle(), ("Iena", 1), *((one, 1) for one in others)).play_out()
    assert at.life(0) == life


def test_608_2i_as_it_was_as_they_were_declared() -> None:
    at = Table()
    at.creature("Iena", 2, 2, _pack(6))
    at.creature("Orso", 4, 4)
    instant(
        at,
        "Fiacca",
        Apply(parts=(ModifyPT(power=Fixed(-4), toughness=Fixed(0)),), to=Target()),
        targets=(TargetSpec(objects=CREATURE),),
    )
    attack(at.settle(), ("Iena", 1), ("Orso", 1)).cast("Fiacca", "Orso").play_out()
    assert at.life(0) == 25


def test_508_1_another_combat_is_counted_anew() -> None:
    at = Table()
    at.permanent("Ricordo", free(GainLife(amount=PowerAttackedWith(You()))), **ARTIFACT)
    for label, power in (("Orso", 4), ("Lupo", 3)):
        at.creature(label, power, 4)
    instant(at, "Rullo", AddPhases(phases=(Phase.COMBAT,)))
    attack(at.settle(), ("Orso", 1)).activate("Ricordo", 0).resolve()
    assert at.life(0) == 24
    at.until(TurnStep.END_OF_COMBAT).cast("Rullo").resolve()
    attack(at, ("Lupo", 1)).activate("Ricordo", 0).resolve()
    assert at.life(0) == 27
