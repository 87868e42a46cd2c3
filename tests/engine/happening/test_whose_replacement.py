"""109.5, 616.1: whose a replacement effect is, and which of several are alike."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Replaces
from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.objects import CreateTokens
from engine.cards.abilities.players import Draw, GainLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import This
from engine.cards.abilities.replacing import ChangesDamage, DamagePattern, ReplacesDraw
from engine.cards.characteristics import Characteristics
from engine.state.events import Damage, Destruction
from engine.state.objects import PlayerTarget
from engine.words.terms import CardType, PlayerId, Relation, Zone
from tests.engine.support import Table, creature
from tests.engine.support_more import ARTIFACT, ENCHANTMENT, instant

ZOMBIE = Characteristics(types=(CardType.CREATURE,), subtypes=("Zombie",), power=2, toughness=2)
CREATES = (CreateTokens(token=ZOMBIE),)
THEIRS = Filter(types=(CardType.CREATURE,), controller=Relation.OPPONENT)


def exiles(subject: Filter = CREATURE, **more: object) -> Replaces:
    return Replaces(subject=subject, origin=Zone.BATTLEFIELD, to=Zone.GRAVEYARD, instead_to=Zone.EXILE, **more)  # type: ignore[arg-type]


def test_109_5_what_is_done_besides_is_done_by_the_controller_of_the_effect() -> None:
    at = Table()
    at.permanent("Vampiro", exiles(THEIRS, then=CREATES), **ENCHANTMENT)
    bear = at.creature("Orso", 2, 2, controller=1)
    at.settle().occur(Destruction(object=bear))
    assert at.controller("Zombie Token") == 0


def test_109_5_of_what_it_says_of_itself_the_controller_is_its_own() -> None:
    at = Table()
    at.creature("Orso", 2, 2, exiles(Filter(this=True), then=CREATES), controller=1)
    at.settle().occur(Destruction(object=at.id("Orso")))
    assert at.controller("Zombie Token") == 1


@pytest.mark.parametrize(
    ("first", "second", "asked"), [(CREATES, (), True), (CREATES, CREATES, False), ((), (), False)]
)
def test_616_1_two_that_exile_are_alike_if_they_do_the_same_besides(
    first: tuple[object, ...], second: tuple[object, ...], asked: bool
) -> None:
    at = Table()
    for label, then in (("Vampiro", first), ("Pace", second)):
        at.permanent(label, exiles(then=then), **ENCHANTMENT)
    bear = at.creature("Orso", 2, 2, controller=1)
    at.settle().occur(Destruction(object=bear), answers=["Vampiro"] if asked else [])
    assert bool(at.all("Zombie Token")) is bool(first)


def test_616_1_nor_if_they_belong_to_different_players() -> None:
    at = Table()
    for seat in range(2):
        at.permanent(f"Vampiro{seat}", exiles(then=CREATES), controller=seat, **ENCHANTMENT)
    bear = at.creature("Orso", 2, 2, controller=1)
    at.settle().occur(Destruction(object=bear), answers=["Vampiro0"])
    assert at.controller("Zombie Token") == 0


def test_616_1_two_that_redirect_to_themselves_are_not_alike() -> None:
    at = Table()
    mine = ChangesDamage(damage=DamagePattern(to_player=Relation.YOU), redirect_to=This())
    for label in ("Scudiero", "Guardia"):
        at.put(label, creature(label, 1, 5, mine))
    wolf = at.creature("Lupo", 2, 2, controller=1)
    at.settle().occur(Damage(source=wolf, to=PlayerTarget(PlayerId(0)), amount=2), answers=["Guardia"])
    assert (at.one("Guardia").damage, at.one("Scudiero").damage, at.life(0)) == (2, 0, 20)


@pytest.mark.parametrize("seats", [(0, 0), (0, 1)])
def test_616_1_of_draws_replaced_by_two_players_one_is_chosen(seats: tuple[int, int]) -> None:
    at = Table()
    at.library(0, 3)
    for number, seat in enumerate(seats):
        gain = ReplacesDraw(effects=(GainLife(amount=Fixed(1)),), who=Relation.ANY)
        at.permanent(f"Fonte{number}", gain, controller=seat, **ARTIFACT)
    instant(at, "Idea", Draw())
    at.settle().cast("Idea").resolve(*(["Fonte1"] if seats == (0, 1) else []))
    assert at.life(seats[1]) > 20
