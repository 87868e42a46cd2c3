"""707.9a, 707.9e-f, 707.10, 712.13a: what copies say besides, what they know of what was paid, and copies that enter turned."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cards.abilities.ability import Cost, Keyword, Replaces, SpellAbility
from engine.cards.abilities.casting import CastingCost
from engine.cards.abilities.continuous import AsCopy, Duration, HasThisAbility, IfCopyIs
from engine.cards.abilities.copying import BecomeCopy, CopyOnStack, CreateCopies
from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.objects import Destroy
from engine.cards.abilities.players import GainLife, LoseLife
from engine.cards.abilities.quantities import ColorsSpent, Fixed, PowerOf
from engine.cards.abilities.references import Every, LastOf, Remembered, Target, This
from engine.cards.keywords.parts import PAID_WITH
from engine.state.events import DayNightChanged
from engine.state.faces import back_of
from engine.words.terms import CardType, Kind, Zone
from tests.engine.support import Table, card, creature
from tests.engine.support_more import TARGET_CREATURE, TARGET_PLAYER, TARGET_SPELL, free, instant, sorcery

THIS = Filter(this=True)


def copying(*exceptions, counters: int = 0) -> Replaces:
    """It may enter as a copy of a creature; as that, with so many counters."""
    more = (("+1/+1", Fixed(counters)),) if counters else ()
    how = AsCopy(of=CREATURE, exceptions=exceptions)
    return Replaces(subject=THIS, to=Zone.BATTLEFIELD, as_copy=how, enters_with=more)


def entering(*answers: Any, clone: Replaces, others: tuple = ()) -> Table:
    table = Table()
    table.put("Orso", creature("Orso", 2, 2))
    table.put("Mimo", creature("Mimo", 0, 1, copying()))
    for label, printed in others:
        table.put(label, printed)
    table.put("Io", creature("Io", 0, 1, clone), zone=Zone.HAND)
    table.settle()
    return table.cast("Io").resolve(*answers)


def test_707_9e_what_the_first_copy_effect_says_besides_is_lost_with_another_copy_effect() -> None:
    table = entering("Mimo", "Orso", clone=copying(counters=3))
    assert (table.looks("Io").name, table.one("Io").count("+1/+1")) == ("Orso", 0)
    assert "707.9e" in table.rules()


def test_707_9e_control_without_a_second_copy_effect_it_happens() -> None:
    table = entering("Mimo", (), clone=copying(counters=3))
    assert (table.looks("Io").name, table.one("Io").count("+1/+1")) == ("Mimo", 3)
    assert "707.9e" not in table.rules()


@pytest.mark.parametrize(("what", "counters"), [("Orso", 2), ("Automa", 0)])
def test_707_9f_counters_only_if_the_copy_is_what_the_exception_asks_for(what: str, counters: int) -> None:
    machine = ("Automa", creature("Automa", 3, 3, types=(CardType.ARTIFACT,)))
    wanted = IfCopyIs(it_is=Filter(not_types=(CardType.ARTIFACT,)), enters_with=(("+1/+1", Fixed(2)),))
    table = entering(what, clone=copying(wanted), others=(machine,))
    assert (table.looks("Io").name, table.one("Io").count("+1/+1")) == (what, counters)


@pytest.mark.parametrize(("what", "counters"), [("Orso", 2), ("Automa", 0)])
def test_707_9f_a_token_that_is_a_copy_enters_with_them_as_well(what: str, counters: int) -> None:
    wanted = IfCopyIs(it_is=Filter(not_types=(CardType.ARTIFACT,)), enters_with=(("+1/+1", Fixed(2)),))
    table = Table()
    table.creature("Orso", 2, 2)
    table.creature("Automa", 3, 3, types=(CardType.ARTIFACT, CardType.CREATURE))
    sorcery(table, "Specchio", CreateCopies(of=Target(0), exceptions=(wanted,)), targets=(TARGET_CREATURE,))
    table.settle().cast("Specchio", what).resolve()
    token = next(one for one in table.game.objects.values() if one.kind is Kind.TOKEN)
    assert (token.printed.name, token.count("+1/+1")) == (what, counters)


@pytest.mark.parametrize("keeps", [True, False])
def test_707_9a_the_copy_has_the_ability_that_made_it_one_only_where_that_is_said(keeps: bool) -> None:
    exceptions = (HasThisAbility(),) if keeps else ()
    turns = BecomeCopy(what=This(), of=Target(), until=Duration.ENDLESS, exceptions=exceptions)
    table = Table()
    table.creature("Sosia", 0, 4, free(turns, targets=(TARGET_CREATURE,)))
    table.creature("Orso", 2, 2, "trample")
    table.settle()
    table.activate("Sosia", 0, "Orso").resolve()
    assert table.looks("Sosia").has("trample")
    assert len(table.looks("Sosia").abilities) == (2 if keeps else 1)


def _flung(*, copied: bool) -> Table:
    strike = SpellAbility(
        effects=(LoseLife(amount=PowerOf(Remembered(PAID_WITH)), who=Target()),), targets=(TARGET_PLAYER,)
    )
    table = Table()
    cost = CastingCost(cost=Cost(sacrifice=CREATURE))
    table.put("Scagliare", card("Scagliare", strike, cost, types=(CardType.INSTANT,)), zone=Zone.HAND)
    table.creature("Gigante", 5, 5)
    table.creature("Topo", 1, 1)
    instant(table, "Eco", CopyOnStack(what=Target(), new_targets=False), targets=(TARGET_SPELL,))
    table.settle()
    table.cast("Scagliare", "Bruno", "Gigante")
    if copied:
        table.cast("Eco").resolve()
    return table.play_out()


@pytest.mark.parametrize(("copied", "life"), [(True, 10), (False, 15)])
def test_707_10_a_copy_speaks_of_the_objects_that_paid_for_the_original(copied: bool, life: int) -> None:
    table = _flung(copied=copied)
    assert table.life(1) == life
    assert (table.where("Gigante"), table.where("Topo")) == (Zone.GRAVEYARD, Zone.BATTLEFIELD)


def test_707_10_no_mana_was_spent_on_a_copy() -> None:
    """The control is the original: of two colours, it gives 2 life, and its copy none."""
    table = Table()
    gain = SpellAbility(effects=(GainLife(amount=ColorsSpent()),))
    table.put("Infuso", card("Infuso", gain, types=(CardType.INSTANT,), mana_cost="{2}"), zone=Zone.HAND)
    instant(table, "Eco", CopyOnStack(what=Target(), new_targets=False), targets=(TARGET_SPELL,))
    table.settle()
    table.cast("Infuso", 2).cast("Eco").resolve().resolve()
    assert (table.life(0), table.stack()) == (20, ["Infuso"])
    assert table.resolve().life(0) == 22


@pytest.mark.parametrize(("back", "zone"), [(CardType.SORCERY, Zone.GRAVEYARD), (CardType.ARTIFACT, Zone.BATTLEFIELD)])
def test_712_13a_a_spell_that_would_enter_with_a_sorcery_face_up_goes_to_the_graveyard(
    back: CardType, zone: Zone
) -> None:
    front = creature("Invasore", 3, 3, Keyword(keyword="daybound"), mana_cost="{2}{R}")
    table = Table()
    table.put("Invasore", front, zone=Zone.HAND, other_face=back_of(front, card("Dietro", types=(back,))))
    table.occur(DayNightChanged(night=True, first=True))
    table.cast("Invasore").resolve()
    assert table.where("Invasore") is zone
    assert ("712.13a" in table.rules()) is (zone is Zone.GRAVEYARD)


def test_613_7d_the_last_of_several_is_the_one_with_the_latest_timestamp() -> None:
    table = Table()
    table.creature("Primo", 1, 1)
    table.creature("Ultimo", 1, 1)
    instant(table, "Colpo", Destroy(what=LastOf(Every(CREATURE))))
    table.settle()
    table.cast("Colpo").resolve()
    assert (table.where("Primo"), table.where("Ultimo")) == (Zone.BATTLEFIELD, Zone.GRAVEYARD)
