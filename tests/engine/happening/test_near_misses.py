"""603.2: an ability that was held against an event and did not trigger says which criterion failed, and cites the rule."""

from __future__ import annotations

import pytest

from engine.cards.abilities.filters import CREATURE, Bounds, Filter
from engine.cards.abilities.triggers import (
    AbilityTriggers,
    Attacks,
    BeginningOf,
    Blocks,
    CastsSpell,
    DealsDamage,
    Draws,
    Moves,
    dies,
    enters,
)
from engine.state.events import NO_OBJECT, TokenCreated
from engine.words.terms import CardType, Color, Kind, Relation, Supertype, TurnStep, Zone
from tests.engine.support import Table, creature
from tests.engine.support_more import AURA, ENCHANT_CREATURE, ENCHANTMENT, A, attack, block, die, hit, moved, when

_LONE = Filter(types=(CardType.CREATURE,))

CRITERIA = [
    ("type", Filter(types=(CardType.LAND,))),
    ("type", Filter(any_type=(CardType.LAND, CardType.ARTIFACT))),
    ("type", Filter(not_types=(CardType.CREATURE,))),
    ("supertype", Filter(supertypes=(Supertype.LEGENDARY,))),
    ("supertype", Filter(not_supertypes=(Supertype.SNOW,))),
    ("subtype", Filter(subtypes=("Spirit",))),
    ("subtype", Filter(any_subtype=("Spirit", "Elf"))),
    ("color", Filter(colors=(Color.WHITE,))),
    ("color", Filter(not_colors=(Color.GREEN,))),
    ("color", Filter(colorless=True)),
    ("color", Filter(multicolored=True)),
    ("controller", Filter(controller=Relation.OPPONENT)),
    ("owner", Filter(owner=Relation.YOU)),
    ("power", Filter(power=Bounds(least=3))),
    ("toughness", Filter(toughness=Bounds(most=1))),
    ("mana value", Filter(mana_value=Bounds(most=1))),
    ("without the keyword", Filter(keyword="flying")),
    ("with the keyword", Filter(without_keyword="trample")),
    ("is untapped", Filter(tapped=True)),
    ("does not attack", Filter(attacking=True)),
    ("does not block", Filter(blocking=True)),
    ("name", Filter(name="Lupo")),
    ("counter", Filter(counter="+1/+1")),
    ("any of", Filter(any_of=(Filter(name="Lupo"), Filter(name="Volpe")))),
    ("this", Filter(this=True)),
    ("attached to this", Filter(attached_to_this=True)),
    ("holds this", Filter(holds_this=True)),
    ("kind", Filter(kind=Kind.TOKEN)),
    ("kind", Filter(not_kind=Kind.CARD)),
]


def _dead_bear(wanted: Filter) -> Table:
    """A snow-covered green 2/2 trampling bear, owned by Bruno and controlled by Anna, dies under the eyes of Anna's watcher."""
    table = Table()
    table.permanent("Gufo", when(dies(wanted)), **ENCHANTMENT)
    bear = table.creature(
        "Orso",
        2,
        2,
        "trample",
        owner=1,
        controller=0,
        colors=(Color.GREEN,),
        supertypes=(Supertype.SNOW,),
        subtypes=("Bear",),
        mana_cost="{1}{G}",
    )
    return table.settle().occur(*die(bear))


@pytest.mark.parametrize(("why", "wanted"), CRITERIA, ids=[f"{why}-{n}" for n, (why, _) in enumerate(CRITERIA)])
def test_603_2_the_first_criterion_that_the_object_did_not_meet(why: str, wanted: Filter) -> None:
    table = _dead_bear(wanted)
    assert table.triggered() == []
    assert table.missed("Gufo") == [why]
    (miss,) = [miss for step in table.steps for miss in step.missed]
    assert miss.rules == ("603.10",)
    assert miss.index == 0


MET = [
    Filter(types=(CardType.CREATURE,)),
    Filter(any_type=(CardType.LAND, CardType.CREATURE)),
    Filter(supertypes=(Supertype.SNOW,)),
    Filter(subtypes=("Bear",)),
    Filter(any_subtype=("Bear", "Elf")),
    Filter(colors=(Color.WHITE, Color.GREEN)),
    Filter(colorless=False, multicolored=False),
    Filter(controller=Relation.YOU),
    Filter(owner=Relation.OPPONENT),
    Filter(power=Bounds(2, 2), toughness=Bounds(most=2), mana_value=Bounds(least=2)),
    Filter(keyword="trample", without_keyword="flying"),
    Filter(tapped=False, attacking=False, blocking=False),
    Filter(any_of=(Filter(name="Lupo"), Filter(name="Orso"))),
    Filter(another=True, kind=Kind.CARD, not_kind=Kind.TOKEN),
]


@pytest.mark.parametrize("wanted", MET, ids=range(len(MET)))
def test_603_2_control_with_every_criterion_met_it_triggers(wanted: Filter) -> None:
    table = _dead_bear(wanted)
    assert table.triggered() == ["Gufo"]
    assert table.missed("Gufo") == []


class TestOfEvents:
    def test_another(self):
        table = Table()
        one = table.creature("Gufo", 1, 1, when(dies(Filter(another=True))))
        table.settle().occur(*die(one))
        assert table.missed("Gufo") == ["another"]

    def test_origin_and_destination(self):
        table = Table()
        table.permanent("Gufo", when(dies(_LONE)), when(enters(_LONE)), **ENCHANTMENT)
        bear = table.creature("Orso", 2, 2, zone=Zone.HAND)
        table.settle().occur(moved(bear, Zone.GRAVEYARD))
        assert table.missed("Gufo") == ["origin", "destination"]

    def test_the_step(self):
        table = Table(step=TurnStep.PRECOMBAT_MAIN)
        table.permanent("Gufo", when(BeginningOf(step=TurnStep.END)), **ENCHANTMENT)
        table.settle().until(TurnStep.BEGINNING_OF_COMBAT)
        assert table.missed("Gufo") == ["step"]

    def test_attacking_alone(self):
        table = Table()
        table.creature("Gufo", 1, 1, when(Attacks(subject=Filter(this=True), alone=True)))
        table.creature("Orso", 2, 2)
        attack(table.settle(), ("Gufo", 1), ("Orso", 1))
        assert table.missed("Gufo") == ["alone"]

    def test_506_5_control_alone_it_triggers(self):
        table = Table()
        table.creature("Gufo", 1, 1, when(Attacks(subject=Filter(this=True), alone=True)))
        attack(table.settle(), ("Gufo", 1))
        assert table.triggered() == ["Gufo"]

    def test_the_source_of_damage_and_its_recipient(self):
        table = Table()
        table.permanent("Gufo", when(DealsDamage(source=Filter(name="Lupo"))), **ENCHANTMENT)
        table.permanent("Civetta", when(DealsDamage(to_object=Filter(name="Lupo"))), **ENCHANTMENT)
        bear, stag = table.creature("Orso", 2, 2), table.creature("Cervo", 2, 5, controller=1)
        table.settle().occur(hit(bear, stag, 1))
        assert (table.missed("Gufo"), table.missed("Civetta")) == (["name"], ["name"])

    def test_a_spell_a_draw_a_block_an_ability(self):
        table = Table()
        table.library(0, 1)
        watch = [
            when(CastsSpell(spell=Filter(zone=Zone.STACK, colors=(Color.RED,)))),
            when(Draws(who=Relation.OPPONENT)),
            when(Blocks(subject=Filter(name="Lupo"))),
            when(AbilityTriggers(of=Filter(name="Lupo"))),
        ]
        table.permanent("Gufo", *watch, **ENCHANTMENT)
        table.creature("Orso", 2, 2, when(Attacks(subject=Filter(this=True))))
        table.creature("Cervo", 2, 3, controller=1)
        attack(table.settle(), ("Orso", 1)).play_out()
        block(table, ("Cervo", "Orso"))
        assert table.triggered() == ["Orso"]
        assert table.missed("Gufo") == ["name", "name"]

    def test_a_reason_that_tells_more_takes_the_place_of_one_that_tells_less(self):
        """Of two objects that move at once the first goes elsewhere; the second dies, but is no land."""
        table = Table()
        table.permanent("Gufo", when(dies(Filter(types=(CardType.LAND,)))), **ENCHANTMENT)
        bear, wolf = table.creature("Orso", 2, 2), table.creature("Lupo", 2, 2)
        table.settle().occur(moved(bear, Zone.EXILE), *die(wolf))
        assert table.missed("Gufo") == ["type"]

    def test_no_near_miss_of_an_ability_that_did_trigger_on_another_part_of_the_event(self):
        table = Table()
        table.permanent("Gufo", when(dies(Filter(name="Lupo"))), **ENCHANTMENT)
        bear, wolf = table.creature("Orso", 2, 2), table.creature("Lupo", 2, 2)
        table.settle().occur(*die(bear, wolf))
        assert table.triggered() == ["Gufo"]
        assert table.missed("Gufo") == []

    def test_an_ability_that_does_not_function_there_is_not_looked_at(self):
        """113.6: in a hand it watches nothing, so there is nothing to explain."""
        table = Table()
        table.permanent("Gufo", when(dies(_LONE)), zone=Zone.HAND, **ENCHANTMENT)
        bear = table.creature("Orso", 2, 2)
        table.settle().occur(*die(bear))
        assert table.triggered() == []
        assert table.missed("Gufo") == []

    def test_113_6_control_one_that_functions_in_the_graveyard_is(self):
        table = Table()
        table.permanent("Gufo", when(dies(_LONE), zones=(Zone.GRAVEYARD,)), zone=Zone.GRAVEYARD, **ENCHANTMENT)
        bear = table.creature("Orso", 2, 2)
        table.settle().occur(*die(bear))
        assert table.triggered() == ["Gufo"]

    def test_holds_this_is_met_by_the_enchanted_creature(self):
        table = Table()
        aura = table.permanent("Manto", ENCHANT_CREATURE, when(dies(Filter(holds_this=True))), **AURA)
        bear, wolf = table.creature("Orso", 2, 2), table.creature("Lupo", 2, 2)
        table.builder.attach(aura, bear)
        table.settle().occur(*die(wolf))
        assert table.missed("Manto") == ["holds this"]
        table.occur(*die(bear))
        assert table.triggered() == ["Manto"]


def test_603_2_a_move_from_nowhere_and_an_object_that_never_was_do_not_confuse_it() -> None:
    """A token comes from no zone: only abilities that name no origin see it."""
    table = Table()
    from_hand = Moves(subject=CREATURE, origin=Zone.HAND, to=Zone.BATTLEFIELD)
    table.permanent("Gufo", when(from_hand), when(enters(CREATURE)), **ENCHANTMENT)
    table.settle().occur(TokenCreated(owner=A, characteristics=creature("Ombra", 1, 1), label="Ombra"))
    assert table.triggered() == ["Gufo"]
    assert table.missed("Gufo") == ["origin"]
    assert NO_OBJECT not in table.game.objects
