"""702.29c: what triggers on a card's own cycling, and what speaks of the card that was cycled."""

from __future__ import annotations

from engine.cards.abilities.ability import Cost, Keyword
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.triggers import Cycles
from engine.state.events import ZoneChange
from engine.words.terms import CardType, Reason, Relation, Zone
from tests.engine.support import Table, creature
from tests.engine.support_more import when

CYCLING = Keyword(keyword="cycling", cost=Cost(mana="{0}"))
OWN = Cycles(who=Relation.YOU, card=Filter(zone=Zone.GRAVEYARD, this=True))


def _table(trigger: Cycles, *, there: bool) -> Table:
    heard = when(trigger, GainLife(amount=Fixed(3)), zones=(Zone.GRAVEYARD,) if there else (Zone.BATTLEFIELD,))
    at = Table()
    at.put("Talpa", creature("Talpa", 2, 2, CYCLING, *((heard,) if there else ())), zone=Zone.HAND)
    if not there:
        at.permanent("Pietra", heard, types=(CardType.ARTIFACT,))
    at.library(0, 2)
    return at.settle()


def test_702_29c_the_card_itself_triggers_in_the_graveyard() -> None:
    assert _table(OWN, there=True).activate("Talpa", 0).play_out().life(0) == 23


def test_702_29c_control_not_where_it_is_discarded_otherwise() -> None:
    at = _table(OWN, there=True)
    at.occur(ZoneChange(object=at.id("Talpa"), to=Zone.GRAVEYARD, reason=Reason.DISCARDED)).play_out()
    assert at.life(0) == 20


def test_702_29c_of_what_kind_the_card_is() -> None:
    for kind, life in ((CardType.CREATURE, 23), (CardType.LAND, 20)):
        wanted = Cycles(who=Relation.YOU, card=Filter(zone=Zone.GRAVEYARD, types=(kind,)))
        assert _table(wanted, there=False).activate("Talpa", 0).play_out().life(0) == life
