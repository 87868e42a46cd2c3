"""605.1a: what moves a card to or from a library is no mana ability, however deep inside the instructions that is."""

from __future__ import annotations

import pytest

from engine.board.board_of import board_of
from engine.cards.abilities.ability import Activated, Cost
from engine.cards.abilities.casting_now import CastNow
from engine.cards.abilities.choices import Choose, ForEach, If, May
from engine.cards.abilities.conditions import Exists
from engine.cards.abilities.deciding import VillainousChoice
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.filters import Filter, TargetSpec
from engine.cards.abilities.growing import DoubleMana
from engine.cards.abilities.keyword_abilities import KeepInMind
from engine.cards.abilities.lasting import Delay
from engine.cards.abilities.libraries import Clash, Look, Reveal, RevealUntil, Scry, Shuffle
from engine.cards.abilities.objects import Counter, Move
from engine.cards.abilities.paying import MayPay, UnlessPays
from engine.cards.abilities.piles import Piles
from engine.cards.abilities.players import AddMana, Draw, Mill
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import Among, CardsOf, EachPlayer, Every, One, Remembered, This, TopOf, You
from engine.cards.abilities.searching import Search
from engine.cards.abilities.triggers import When
from engine.cards.abilities.turning import PutFaceDown
from engine.cards.mana import Mana
from engine.costs.could_produce import could_produce
from engine.costs.mana_costs import is_mana_ability
from engine.state.events import ManaAdded
from engine.words.terms import Relation, Zone
from tests.engine.support import Table
from tests.engine.support_more import ARTIFACT, LAND, A, free

TAP = Cost(tap=True)
GREEN = AddMana(choices=(("G",),))
TOP = TopOf(Fixed(1), You())
LIBRARY, GRAVEYARD = CardsOf(You(), Zone.LIBRARY), CardsOf(You(), Zone.GRAVEYARD)
IT = Remembered("essa")
TO_HAND = Move(what=IT, to=Zone.HAND)
LAND_CARD = Exists(Filter())


def is_one(*effects: Effect, cost: Cost = TAP) -> bool:
    return is_mana_ability(Activated(cost=cost, effects=(GREEN, *effects)))


MOVES = {
    "a card is manifested": (PutFaceDown(),),
    "a revealed card is moved later": (Reveal(what=TOP, keep_as="essa"), TO_HAND),
    "only if something is so": (Reveal(what=TOP, keep_as="essa"), If(condition=LAND_CARD, then=(TO_HAND,))),
    "in the choice inside a condition": (If(condition=LAND_CARD, then=(May(then=(Draw(),)),)),),
    "on the other side": (MayPay(cost=Cost(life=1), otherwise=(Mill(),)),),
    "for a cost that is paid on resolution": (MayPay(cost=Cost(mill=1)),),
    "unless a cost is paid": (UnlessPays(who=You(), cost=Cost(life=1), effects=(Draw(),)),),
    "each of those looked at": (Look(at=TOP, keep_as="essa"), ForEach(of=IT, do=(Move(what=One(), to=Zone.HAND),))),
    "one of those looked at": (
        Look(at=TOP, keep_as="viste"),
        Choose(filter=Filter(zone=Zone.LIBRARY), among=Remembered("viste"), keep_as="essa"),
        TO_HAND,
    ),
    "the rest of those looked at": (
        Look(at=TOP, keep_as="viste"),
        Move(what=Among(Remembered("viste"), without=IT), to=Zone.GRAVEYARD),
    ),
    "one of a pile": (Piles(what=TOP, by=You(), keep_as="essa"), TO_HAND),
    "what was kept in mind": (KeepInMind(what=TOP, keep_as="essa"), TO_HAND),
    "what was revealed until then": (RevealUntil(filter=Filter(), keep_rest_as="essa"), TO_HAND),
    "what was searched for": (Search(filter=Filter(zone=Zone.LIBRARY), keep_as="essa"), TO_HAND),
    "a card found by a description": (Move(what=Every(Filter(zone=Zone.LIBRARY)), to=Zone.EXILE),),
    "into a library": (Move(what=This(), to=Zone.LIBRARY),),
    "a countered spell into a library": (Counter(what=Every(Filter(zone=Zone.STACK)), instead_to=Zone.LIBRARY),),
    "a card is cast from a library": (CastNow(what=TOP),),
    "whoever wins a clash": (Clash(then=(Draw(),)),),
    "one of two choices": (VillainousChoice(who=EachPlayer(Relation.OPPONENT), first=(), second=(Mill(),)),),
}
STAYS: dict[str, tuple[Effect, ...]] = {
    "nothing else": (),
    "it is shown and stays": (Reveal(what=TOP, keep_as="essa"),),
    "it stays in the library": (Scry(), Shuffle()),
    "it is found and stays": (Search(filter=Filter(zone=Zone.LIBRARY), keep_as="essa"), Shuffle()),
    "another one is moved": (Reveal(what=TOP, keep_as="altra"), KeepInMind(what=GRAVEYARD, keep_as="essa"), TO_HAND),
    "it is searched for in a graveyard": (
        Search(filter=Filter(zone=Zone.GRAVEYARD), zones=(Zone.GRAVEYARD,), keep_as="essa"),
        TO_HAND,
    ),
    "from a graveyard": (Move(what=GRAVEYARD, to=Zone.HAND),),
    "a delayed ability draws later": (Delay(trigger=When(), effects=(Draw(),)),),
    "a copy of it is cast": (CastNow(what=TOP, copy=True),),
    "from a graveyard, face down": (PutFaceDown(what=GRAVEYARD),),
}


@pytest.mark.parametrize("effects", MOVES.values(), ids=MOVES)
def test_605_1a_what_moves_a_card_of_a_library_is_none(effects: tuple[Effect, ...]) -> None:
    assert not is_one(*effects)


@pytest.mark.parametrize("effects", STAYS.values(), ids=STAYS)
def test_605_1a_control_what_leaves_libraries_alone_is_one(effects: tuple[Effect, ...]) -> None:
    assert is_one(*effects)


@pytest.mark.parametrize("cost", [Cost(draw=1), Cost(mill=1), Cost(exile=Filter(zone=Zone.LIBRARY))])
def test_605_1a_a_cost_that_moves_a_card_of_a_library(cost: Cost) -> None:
    assert not is_one(cost=cost)


def test_605_1a_control_a_cost_that_moves_other_cards() -> None:
    assert is_one(cost=Cost(discard=1, sacrifice_this=True, exile=Filter(zone=Zone.GRAVEYARD)))


def test_605_1a_mana_that_is_doubled_is_added() -> None:
    assert is_mana_ability(Activated(cost=TAP, effects=(DoubleMana(),)))


def test_603_7_control_mana_of_a_delayed_ability_is_added_later() -> None:
    assert not is_mana_ability(Activated(cost=TAP, effects=(Delay(trigger=When(), effects=(GREEN,)),)))


def test_605_3b_one_that_manifests_goes_on_the_stack() -> None:
    at = Table()
    at.permanent("Bosco", free(GREEN, PutFaceDown(), cost=TAP), **LAND)
    at.settle().activate("Bosco", 0)
    assert at.stack() == ["Bosco#1"]
    assert at.game.players[0].mana == ()
    assert "605.1a" in at.rules()


def test_605_3b_control_one_that_only_adds_mana_does_not() -> None:
    at = Table()
    at.permanent("Bosco", free(GREEN, cost=TAP), **LAND)
    at.settle().activate("Bosco", 0)
    assert at.stack() == []
    assert at.game.players[0].mana == (Mana("G"),)
    assert "605.1a" not in at.rules()


def test_605_5a_one_with_a_target_goes_on_the_stack() -> None:
    targets = (TargetSpec(players=Relation.ANY),)
    at = Table()
    at.permanent("Bosco", Activated(cost=TAP, effects=(GREEN,), targets=targets), **LAND)
    at.settle().activate("Bosco", 0, "Anna")
    assert at.stack() == ["Bosco#1"]
    assert "605.5a" in at.rules()


def test_605_5a_control_one_with_a_target_that_adds_no_mana_is_like_any_other() -> None:
    at = Table()
    at.permanent("Bosco", Activated(cost=TAP, effects=(Draw(),), targets=(TargetSpec(players=Relation.ANY),)), **LAND)
    at.settle().activate("Bosco", 0, "Anna")
    assert at.stack() == ["Bosco#1"]
    assert {"605.1a", "605.5a"}.isdisjoint(at.rules())


@pytest.mark.parametrize(
    ("effect", "kinds"),
    [
        (Clash(then=(GREEN,)), "G"),
        (VillainousChoice(who=EachPlayer(Relation.OPPONENT), first=(), second=(GREEN,)), "G"),
        (Delay(trigger=When(), effects=(GREEN,)), ""),
    ],
    ids=["a clash", "a choice of an opponent", "control: a delayed ability"],
)
def test_106_7_what_it_could_produce_deep_inside(effect: Effect, kinds: str) -> None:
    at = Table()
    at.permanent("Bosco", free(effect, cost=TAP), **LAND)
    at.settle()
    one = at.id("Bosco")
    assert "".join(could_produce(board_of(at.game), [one])[one]) == kinds


def test_106_12_mana_that_is_doubled_by_tapping_is_tapped_for() -> None:
    at = Table()
    at.builder.adjust(A, mana=(Mana("G"),))
    at.permanent("Prisma", free(DoubleMana(), cost=TAP), **ARTIFACT)
    at.settle().activate("Prisma", 0)
    events = [change.event for step in at.steps for change in step.changes]
    assert [one.tapped for one in events if isinstance(one, ManaAdded)] == [True]
    assert at.stack() == []
