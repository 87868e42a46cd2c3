"""608.2c, 608.2d: what an instruction finds or chooses for those that come after it."""

from __future__ import annotations

from engine.cards.abilities.damage import PutCounters
from engine.cards.abilities.filters import CREATURE, Bounds, Filter
from engine.cards.abilities.keyword_abilities import ChoosePlayer, KeepInMind
from engine.cards.abilities.objects import Move
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import Every, Remembered
from engine.words.terms import CardType, Relation, Zone
from tests.engine.support import Table
from tests.engine.support_more import sorcery

SMALL = Filter(types=(CardType.CREATURE,), power=Bounds(most=2))
GROW = PutCounters(on=Every(CREATURE), counter="+1/+1")


class TestKeepInMind:
    def test_608_2c_what_was_found_first_is_what_is_meant_later(self) -> None:
        at = Table()
        at.creature("Orso", 2, 2)
        at.creature("Orco", 3, 3)
        small = KeepInMind(what=Every(SMALL), keep_as="piccole")
        sorcery(at, "Marea", small, GROW, Move(what=Remembered("piccole"), to=Zone.EXILE))
        at.settle().cast("Marea").resolve()
        assert (at.where("Orso"), at.where("Orco")) == (Zone.EXILE, Zone.BATTLEFIELD)

    def test_608_2c_control_what_is_looked_for_afterwards_is_found_as_it_is_then(self) -> None:
        at = Table()
        at.creature("Orso", 2, 2)
        sorcery(at, "Marea", GROW, Move(what=Every(SMALL), to=Zone.EXILE))
        at.settle().cast("Marea").resolve()
        assert at.where("Orso") is Zone.BATTLEFIELD


class TestChoosePlayer:
    def test_608_2d_one_of_those_in_that_relation_is_chosen_as_it_resolves(self) -> None:
        at = Table(3)
        gift = GainLife(amount=Fixed(3), who=Remembered("lei"))
        sorcery(at, "Dono", ChoosePlayer(keep_as="lei", among=Relation.OPPONENT), gift)
        at.settle().cast("Dono").resolve("Carla")
        assert (at.life(0), at.life(1), at.life(2)) == (20, 20, 23)

    def test_608_2d_control_where_one_player_alone_can_be_chosen_nobody_is_asked(self) -> None:
        at = Table()
        gift = GainLife(amount=Fixed(3), who=Remembered("lei"))
        sorcery(at, "Dono", ChoosePlayer(keep_as="lei", among=Relation.OPPONENT), gift)
        at.settle().cast("Dono").resolve()
        assert (at.life(0), at.life(1)) == (20, 23)
