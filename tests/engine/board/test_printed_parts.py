"""112.2a, 202.2e, 202.3c-d, 208.2b: what is printed on a card, where a table shows it."""

from __future__ import annotations

import pytest

from engine.board.board_of import board_of
from engine.board.criteria import mana_value_of
from engine.cards.abilities.ability import Keyword, Replaces
from engine.cards.abilities.casting_now import CastNow
from engine.cards.abilities.continuous import SetPT, Shape
from engine.cards.abilities.copying import CreateCopies
from engine.cards.abilities.filters import Filter, TargetSpec
from engine.cards.abilities.references import Target
from engine.cards.characteristics import Characteristics
from engine.cards.split import LEFT, combined
from engine.stack.split_cards import FUSED
from engine.state.actions import Cast
from engine.words.terms import CardType, Color, Kind, Zone
from tests.engine.board.boards import fixed, pt
from tests.engine.doing.test_meld import other
from tests.engine.doing.test_meld import table as meld_table
from tests.engine.support import Table, card, creature
from tests.engine.support_more import TARGET_CREATURE, THIS, A, free, sorcery

# --- 112.2a: whose a copy is that somebody is told to make and may cast


@pytest.mark.parametrize(("copy", "owner"), [(True, 0), (False, 1)])
def test_112_2a_a_copy_of_anothers_card_is_owned_by_whoever_makes_it(copy: bool, owner: int) -> None:
    at = Table()
    at.put("Lupo", creature("Lupo", 3, 3), zone=Zone.GRAVEYARD, owner=1)
    theirs = TargetSpec(objects=Filter(zone=Zone.GRAVEYARD, types=(CardType.CREATURE,)))
    sorcery(at, "Prestito", CastNow(what=Target(), copy=copy), targets=(theirs,))
    at.settle().cast("Prestito").resolve("yes")
    spell = next(one for one in at.game.objects.values() if one.printed.name == "Lupo" and one.zone is Zone.STACK)
    assert (spell.owner, spell.controller, spell.kind is Kind.COPY_OF_CARD) == (owner, 0, copy)


# --- 202.2e: the colour of a card that its cost does not say


@pytest.mark.parametrize(("colors", "seen"), [((Color.GREEN,), (Color.GREEN,)), ((), ())])
def test_202_2e_a_color_indicator_gives_its_color_to_what_has_no_cost(
    colors: tuple[Color, ...], seen: tuple[Color, ...]
) -> None:
    at = Table()
    at.put("Edera", creature("Edera", 2, 2, colors=colors), controller=1)
    at.creature("Guardia", 2, 2, Keyword(keyword="protection", quality="green"))
    at.settle()
    assert at.looks("Edera").colors == seen


# --- 202.3c: the mana value of what two cards are together


def test_202_3c_of_both_fronts_together_and_control_of_one_card_alone_its_own() -> None:
    assert meld_table().looks("Ostia").mana_value == 5 + 2
    apart = meld_table(melded=False)
    assert (apart.looks("predoni").mana_value, apart.looks("ratti").mana_value) == (5, 2)


def test_202_3c_of_a_copy_of_it_0() -> None:
    copies = free(CreateCopies(of=Target()), targets=(TARGET_CREATURE,))
    at = meld_table(other("Specchio", copies))
    at.activate("Specchio", 0).resolve()
    both = [one.id for one in at.game.objects.values() if board_of(at.game).characteristics(one.id).name == "Ostia"]
    assert sorted(board_of(at.game).characteristics(one).mana_value for one in both) == [0, 7]


# --- 202.3d: the mana value of a split card

_LEFT = card("Brace", types=(CardType.INSTANT,), mana_cost="{1}{R}")
_RIGHT = card("Brina", types=(CardType.INSTANT,), mana_cost="{2}{U}")


def _value(printed: Characteristics, half: str = "") -> int:
    at = Table()
    at.put("carta", printed, zone=Zone.HAND)
    at.settle()
    if half:
        at.do(Cast(A, at.id("carta"), half=half))
    return mana_value_of(at.one("carta"), at.looks("carta"), board_of(at.game))


def test_202_3d_of_both_halves_but_on_the_stack_of_the_one_that_was_cast() -> None:
    assert (_value(combined(_LEFT, _RIGHT)), _value(combined(_LEFT, _RIGHT), LEFT)) == (5, 2)
    fuse = Keyword(keyword="fuse")
    both = combined(_LEFT.but(abilities=(fuse,)), _RIGHT.but(abilities=(fuse,)))
    assert _value(both, FUSED) == 5, "control: fused it is of both"


# --- 208.2b: several sizes, of which one is chosen as it enters


@pytest.mark.parametrize(("chosen", "size"), [("una 3/3", (3, 3)), ("una 2/2", (2, 2))])
def test_208_2b_it_is_0_0_until_it_is_on_the_battlefield(chosen: str, size: tuple[int, int]) -> None:
    shapes = tuple(Shape((SetPT(*fixed(n, n)),), f"una {n}/{n}") for n in (3, 2))
    at = Table()
    at.put(
        "Argilla", creature("Argilla", 0, 0, Replaces(subject=THIS, to=Zone.BATTLEFIELD, shapes=shapes)), zone=Zone.HAND
    )
    at.settle()
    assert pt(at.looks("Argilla")) == (0, 0)
    at.cast("Argilla")
    assert pt(at.looks("Argilla")) == (0, 0)
    at.resolve(chosen)
    assert pt(at.looks("Argilla")) == size
