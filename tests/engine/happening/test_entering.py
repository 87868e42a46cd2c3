"""614.12, 614.1c-d: how permanents enter, looked at as they would be on the battlefield."""

from __future__ import annotations

from engine.cards.abilities.ability import Replaces, Static
from engine.cards.abilities.continuous import ChangeTypes, LoseAllAbilities
from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.objects import CreateTokens, Move
from engine.cards.abilities.quantities import Count, Fixed
from engine.cards.abilities.references import Every
from engine.cards.abilities.replacing import ChangesCounters
from engine.state.events import ZoneChange
from engine.words.terms import CardType, Reason, Relation, Supertype, Zone
from tests.engine.support import Table, card, creature
from tests.engine.support_more import sorcery

THIS = Filter(this=True)
TAPPED = Replaces(subject=THIS, to=Zone.BATTLEFIELD, enters_tapped=True)
NONBASIC = Filter(types=(CardType.LAND,), not_supertypes=(Supertype.BASIC,))
MOON = Static(parts=(ChangeTypes(set_subtypes=("Mountain",), of_type=CardType.LAND),), affects=NONBASIC)


def enters(at: Table, label: str) -> None:
    at.settle().occur(ZoneChange(object=at.id(label), to=Zone.BATTLEFIELD, reason=Reason.EFFECT))


def test_614_12_a_land_that_would_lose_its_ability_enters_untapped() -> None:
    at = Table()
    at.permanent("Luna", MOON, types=(CardType.ENCHANTMENT,))
    at.put("Gola", card("Gola", TAPPED, types=(CardType.LAND,)), zone=Zone.HAND)
    enters(at, "Gola")
    assert not at.one("Gola").tapped
    assert at.looks("Gola").subtypes == ("Mountain",)


def test_614_12_control_without_the_other_effect_it_enters_tapped() -> None:
    at = Table()
    at.put("Gola", card("Gola", TAPPED, types=(CardType.LAND,)), zone=Zone.HAND)
    enters(at, "Gola")
    assert at.one("Gola").tapped
    assert "614.1d" in at.rules()


def test_614_12_abilities_lost_in_the_graveyard_are_there_as_it_enters() -> None:
    at = Table()
    jailer = Static(parts=(LoseAllAbilities(),), affects=Filter(zone=Zone.GRAVEYARD))
    at.permanent("Custode", jailer, types=(CardType.ENCHANTMENT,))
    at.put("Albero", creature("Albero", 3, 3, TAPPED), zone=Zone.GRAVEYARD)
    assert at.settle().looks("Albero").abilities == ()
    enters(at, "Albero")
    assert at.one("Albero").tapped


def test_614_12_what_is_about_all_permanents_does_not_affect_itself_as_it_enters() -> None:
    at = Table()
    orb = Replaces(subject=Filter(), to=Zone.BATTLEFIELD, enters_tapped=True)
    at.put("Globo", card("Globo", orb, types=(CardType.ARTIFACT,)), zone=Zone.HAND)
    at.put("Orso", creature("Orso", 2, 2), zone=Zone.HAND)
    enters(at, "Globo")
    assert not at.one("Globo").tapped
    enters(at, "Orso")
    assert at.one("Orso").tapped


def test_614_12_several_at_once_do_not_affect_each_other_as_they_enter() -> None:
    at = Table()
    orb = Replaces(subject=Filter(), to=Zone.BATTLEFIELD, enters_tapped=True)
    at.put("Globo", card("Globo", orb, types=(CardType.ARTIFACT,)), zone=Zone.GRAVEYARD)
    at.put("Orso", creature("Orso", 2, 2), zone=Zone.GRAVEYARD)
    sorcery(at, "Alba", Move(what=Every(Filter(zone=Zone.GRAVEYARD)), to=Zone.BATTLEFIELD))
    at.settle().cast("Alba").resolve()
    assert [at.one(label).tapped for label in ("Globo", "Orso")] == [False, False]


def test_614_1c_the_counters_are_counted_on_the_board_before_it_enters() -> None:
    at = Table()
    swarm = Replaces(subject=THIS, to=Zone.BATTLEFIELD, enters_with=(("+1/+1", Count(CREATURE)),))
    at.creature("Orso", 2, 2)
    at.creature("Lupo", 2, 2, controller=1)
    at.put("Sciame", creature("Sciame", 0, 0, swarm), zone=Zone.HAND)
    enters(at, "Sciame")
    assert at.one("Sciame").counters == {"+1/+1": 2}


def test_122_6a_counters_that_it_enters_with_are_doubled() -> None:
    at = Table()
    at.permanent("Stagione", ChangesCounters(subject=CREATURE, factor=2), types=(CardType.ENCHANTMENT,))
    hydra = Replaces(subject=THIS, to=Zone.BATTLEFIELD, enters_with=(("+1/+1", Fixed(3)),))
    at.put("Idra", creature("Idra", 0, 0, hydra), zone=Zone.HAND)
    enters(at, "Idra")
    assert at.one("Idra").counters == {"+1/+1": 6}


def test_614_1d_tokens_enter_tapped_under_such_an_effect_and_others_do_not() -> None:
    at = Table()
    slow = Replaces(
        subject=Filter(types=(CardType.CREATURE,), controller=Relation.OPPONENT),
        to=Zone.BATTLEFIELD,
        enters_tapped=True,
    )
    at.permanent("Catene", slow, types=(CardType.ENCHANTMENT,), controller=1)
    sorcery(at, "Richiamo", CreateTokens(token=creature("Spirito", 1, 1)))
    at.settle().cast("Richiamo").resolve()
    assert at.one("Spirito").tapped


def test_306_5b_a_planeswalker_that_would_be_none_enters_without_loyalty() -> None:
    at = Table()
    stone = Static(parts=(ChangeTypes(set_types=(CardType.ARTIFACT,)),), affects=Filter(types=(CardType.PLANESWALKER,)))
    at.permanent("Pietra", stone, types=(CardType.ENCHANTMENT,))
    at.put("Saggia", card("Saggia", types=(CardType.PLANESWALKER,), loyalty=4), zone=Zone.HAND)
    enters(at, "Saggia")
    assert at.where("Saggia") is Zone.BATTLEFIELD
    assert at.one("Saggia").counters == {}
