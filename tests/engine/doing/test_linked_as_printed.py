"""607.1a-c, 607.2, 607.2k: what counts as printed on one object, so that its abilities are linked."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Ability, Activated, Static, Triggered
from engine.cards.abilities.continuous import GainAbility
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.objects import Move
from engine.cards.abilities.references import Every, Target, This
from engine.cards.abilities.triggers import enters
from engine.cards.abilities.turning import Transform
from engine.state.faces import back_of
from engine.words.terms import Zone
from tests.engine.board.boards import static
from tests.engine.support import Table, creature
from tests.engine.support_more import ENCHANTMENT, TARGET_CREATURE, THIS, free, when

TAKES = Move(what=Target(), to=Zone.EXILE, linked=True)
GIVES_BACK = Move(what=Every(Filter(zone=Zone.EXILE, linked_to_this=True)), to=Zone.BATTLEFIELD)
TURNS = free(Transform(what=This()))
EXILES: Triggered = when(enters(THIS), TAKES, targets=(TARGET_CREATURE,))
RETURNS: Activated = free(GIVES_BACK)


def _itself(*abilities: Ability) -> Static:
    """A static ability by which the object that it is printed on has others."""
    return static(*(GainAbility(one) for one in abilities), affects=THIS)


def _with_the_prey(at: Table) -> Table:
    at.creature("Orso", 2, 2, controller=1)
    return at.settle()


def test_607_1a_what_an_object_gives_itself_is_printed_on_it() -> None:
    at = Table()
    at.put("Cripta", creature("Cripta", 1, 1, _itself(free(TAKES, targets=(TARGET_CREATURE,))), RETURNS))
    _with_the_prey(at).activate("Cripta", 2, "Orso").resolve()
    assert at.where("Orso") is Zone.EXILE
    assert at.activate("Cripta", 1).resolve().where("Orso") is Zone.BATTLEFIELD


def test_607_1a_control_what_another_object_gives_is_not() -> None:
    at = Table()
    given = free(TAKES, targets=(TARGET_CREATURE,))
    at.permanent("Legge", static(GainAbility(given), affects=Filter(name="Cripta")), **ENCHANTMENT)
    at.put("Cripta", creature("Cripta", 1, 1, RETURNS))
    _with_the_prey(at).activate("Cripta", 1, "Orso").resolve()
    assert at.activate("Cripta", 0).resolve().where("Orso") is Zone.EXILE


def test_607_1b_both_faces_of_a_card_that_transforms_are_one_object() -> None:
    at = Table()
    front, back = creature("Cripta", 1, 1, EXILES, TURNS), creature("Tomba", 3, 3, RETURNS)
    at.put("Carta", front, other_face=back_of(front, back), zone=Zone.HAND)
    _with_the_prey(at).cast("Carta").resolve("Orso").resolve()
    at.activate("Carta", 1).resolve()
    assert (at.looks("Carta").name, at.where("Orso")) == ("Tomba", Zone.EXILE)
    assert at.activate("Carta", 0).resolve().where("Orso") is Zone.BATTLEFIELD


def test_607_1b_control_two_cards_are_two_objects() -> None:
    at = Table()
    at.put("Cripta", creature("Cripta", 1, 1, EXILES), zone=Zone.HAND)
    at.put("Tomba", creature("Tomba", 3, 3, RETURNS))
    _with_the_prey(at).cast("Cripta").resolve("Orso").resolve()
    assert at.activate("Tomba", 0).resolve().where("Orso") is Zone.EXILE


@pytest.mark.parametrize(("again", "zone"), [(True, Zone.BATTLEFIELD), (False, Zone.EXILE)])
def test_607_1c_an_ability_that_does_both_is_linked_to_itself(again: bool, zone: Zone) -> None:
    """Each time it gives back what it took the times before, and takes something else."""
    at = Table()
    both = free(GIVES_BACK, TAKES, targets=(TARGET_CREATURE,))
    at.put("Cripta", creature("Cripta", 1, 1, both))
    at.creature("Lupo", 3, 3, controller=1)
    _with_the_prey(at).activate("Cripta", 0, "Orso").resolve()
    if again:
        at.activate("Cripta", 0, "Lupo").resolve()
    assert at.where("Orso") is zone
