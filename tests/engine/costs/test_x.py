"""107.3c, 107.3f: X that the text defines, and X that is in the text alone."""

from __future__ import annotations

from engine.board.board_of import board_of
from engine.board.matching import matching
from engine.cards.abilities.ability import Activated, Cost, SpellAbility
from engine.cards.abilities.damage import DealDamage
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.players import AddMana, GainLife
from engine.cards.abilities.quantities import Count, X
from engine.cards.abilities.references import Target
from engine.cards.mana import Mana
from engine.costs.mana_costs import EXACT_COSTS
from engine.state.actions import Activate, Cast
from engine.state.facts.announced import AnnouncedX
from engine.words.terms import CardType, Zone
from tests.engine.support import Table, card
from tests.engine.support_more import LAND, MY_CREATURES, ONE, TARGET_CREATURE, A, every, instant, moved, refused

CREATURES = Count(MY_CREATURES)


def _spell(at: Table, *, cost: str = "{X}{R}", defined: bool = True) -> None:
    ability = SpellAbility(effects=(GainLife(amount=X()),), x=CREATURES if defined else None)
    at.put("Marea", card("Marea", ability, types=(CardType.SORCERY,), mana_cost=cost), zone=Zone.HAND)


def test_107_3c_the_text_says_what_x_is_and_nobody_chooses_it() -> None:
    at = Table(variant=(EXACT_COSTS,))
    at.builder.adjust(A, mana=(Mana("R"), Mana("C"), Mana("C"), Mana("C")))
    _spell(at)
    at.creature("Orso", 2, 2)
    at.creature("Lupo", 2, 2)
    at.settle().cast("Marea")
    assert len(at.game.players[0].mana) == 1, "{X} is 2: three mana were paid"
    at.resolve()
    assert at.life(0) == 22
    assert "107.3c" in at.rules()


def test_107_3c_control_without_a_definition_it_is_announced() -> None:
    at = Table(variant=(EXACT_COSTS,))
    at.builder.adjust(A, mana=(Mana("R"), Mana("C"), Mana("C"), Mana("C")))
    _spell(at, defined=False)
    at.creature("Orso", 2, 2)
    at.creature("Lupo", 2, 2)
    at.settle().cast("Marea", x=3).resolve()
    assert at.life(0) == 23
    assert "107.3c" not in at.rules()


def test_107_3c_another_number_cannot_be_announced() -> None:
    at = Table()
    _spell(at)
    at.creature("Orso", 2, 2)
    at.settle()
    assert refused(at, Cast(A, at.id("Marea"), x=4)) == ("x is defined", "107.3c")


def test_107_3c_it_may_change_while_the_spell_is_on_the_stack() -> None:
    for dies, life in ((True, 21), (False, 22)):
        at = Table()
        _spell(at)
        at.creature("Orso", 2, 2)
        at.creature("Lupo", 2, 2)
        at.settle().cast("Marea")
        if dies:
            at.occur(moved(at.id("Lupo"), Zone.GRAVEYARD))
        at.resolve()
        assert at.life(0) == life


def test_107_3c_and_so_does_its_mana_value() -> None:
    at = Table()
    _spell(at)
    at.creature("Orso", 2, 2)
    at.creature("Lupo", 2, 2)
    at.settle().cast("Marea")
    big = Filter(zone=Zone.STACK, mana_value=_exactly(3))
    assert _found(at, big) == ["Marea"]
    at.occur(moved(at.id("Lupo"), Zone.GRAVEYARD))
    assert _found(at, big) == []
    assert _found(at, Filter(zone=Zone.STACK, mana_value=_exactly(2))) == ["Marea"]


def _exactly(number: int) -> Bounds:
    return Bounds(least=number, most=number)


def _found(at: Table, wanted: Filter) -> list[str]:
    board = board_of(at.game)
    return [board.objects[one].label for one in matching(wanted, board, source=at.id("Orso"), you=A)]


def test_107_3c_of_an_activated_ability() -> None:
    ability = Activated(cost=Cost(mana="{X}"), effects=(GainLife(amount=X()),), x=CREATURES)
    at = Table(variant=(EXACT_COSTS,))
    at.builder.adjust(A, mana=(Mana("C"), Mana("C"), Mana("C")))
    at.creature("Mago", 1, 1, ability)
    at.creature("Orso", 2, 2)
    at.settle()
    assert refused(at, Activate(A, at.id("Mago"), 0, x=1)) == ("x is defined", "107.3c")
    at.activate("Mago", 0)
    assert len(at.game.players[0].mana) == 1
    at.occur(moved(at.id("Orso"), Zone.GRAVEYARD))
    at.resolve()
    assert at.life(0) == 21


def test_107_3c_of_a_mana_ability() -> None:
    ability = Activated(cost=Cost(tap=True), effects=(AddMana(choices=(("G",),), times=X()),), x=CREATURES)
    at = Table()
    at.permanent("Culla", ability, **LAND)
    at.creature("Orso", 2, 2)
    at.creature("Lupo", 2, 2)
    at.settle().activate("Culla", 0)
    assert [one.kind for one in at.game.players[0].mana] == ["G", "G"]


def test_107_3f_x_in_the_text_alone_is_announced_as_it_is_put_on_the_stack() -> None:
    for x in (1, 3):
        at = Table()
        instant(at, "Scintilla", DealDamage(amount=X(), to=Target()), targets=(TARGET_CREATURE,), mana_cost="{R}")
        at.creature("Gigante", 5, 5)
        at.settle().cast("Scintilla", x=x).resolve()
        assert at.one("Gigante").damage == x


def test_107_3a_the_step_says_the_value_announced_for_an_ability_as_for_a_spell() -> None:
    at = Table()
    _spell(at, defined=False)
    at.permanent("Pozzo", Activated(cost=Cost(mana="{X}"), effects=(GainLife(amount=X()),)), **LAND)
    at.settle().activate("Pozzo", 0, x=4).resolve()
    at.cast("Marea", x=3)
    assert every(at.steps, AnnouncedX) == [AnnouncedX(4), AnnouncedX(3)]


def test_107_3a_control_one_without_x_says_none() -> None:
    at = Table()
    at.permanent("Pozzo", Activated(cost=Cost(mana="{2}"), effects=(GainLife(amount=ONE),)), **LAND)
    at.settle().activate("Pozzo", 0).resolve()
    assert every(at.steps, AnnouncedX) == []
    assert at.life(0) == 21
