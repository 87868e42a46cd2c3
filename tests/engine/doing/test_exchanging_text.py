"""612.5-612.6, 701.12h: the whole text of an object in place of its own."""

from __future__ import annotations

import pytest

from engine.board.board_of import board_of
from engine.cards.abilities.ability import Keyword, Static
from engine.cards.abilities.conditions import Is
from engine.cards.abilities.continuous import ChangeText, FullTextOf, GainAbility, LoseAllAbilities, ModifyPT
from engine.cards.abilities.exchanging import ExchangeText
from engine.cards.abilities.filters import CREATURE, Filter, TargetSpec
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import Target, TopOfGraveyard, You
from engine.cards.abilities.triggers import dies
from engine.state.events import Destruction
from engine.words.terms import CardType, Color, TurnStep, Zone
from tests.engine.board.boards import enchantment, pt
from tests.engine.support import Table, card, creature
from tests.engine.support_more import TARGET_CREATURE, THIS, instant, sorcery, when

FLYING, REACH = Keyword(keyword="flying"), Keyword(keyword="reach")
GROWS = Static(parts=(ModifyPT(Fixed(2), Fixed(2)),), affects=THIS)


def _exchange(*more: object) -> Table:
    """Orso, a 2/2 that has +2/+2 by its text and gains life as it dies; Falco, a 1/1 with flying; Anna can exchange their texts."""
    at = Table()
    for player in (0, 1):
        at.library(player, 3)
    both = (TARGET_CREATURE, TargetSpec(objects=CREATURE, keep_distinct_from=(0,)))
    sorcery(at, "Parole", ExchangeText(first=Target(0), second=Target(1)), targets=both)
    at.creature("Orso", 2, 2, GROWS, when(dies(THIS)))
    at.creature("Falco", 1, 1, FLYING, controller=1)
    return at


class TestExchangeText:
    def test_612_5_701_12h_each_has_the_text_of_the_other_and_not_its_own(self):
        at = _exchange().settle().cast("Parole", "Orso").resolve()
        assert (pt(at.looks("Orso")), at.looks("Orso").has("flying")) == ((2, 2), True)
        assert (pt(at.looks("Falco")), at.looks("Falco").has("flying")) == ((3, 3), False)
        assert {"612.5", "701.12h"} <= set(at.rules())
        at.occur(Destruction(object=at.id("Falco"))).settle().resolve()
        assert (at.life(0), at.life(1)) == (20, 21)  # it is Falco's controller whose ability triggers

    def test_612_5_control_before_it(self):
        at = _exchange().settle()
        assert (pt(at.looks("Orso")), pt(at.looks("Falco"))) == ((4, 4), (1, 1))

    def test_612_5_it_lasts_until_the_end_of_the_game(self):
        at = _exchange().settle().cast("Parole", "Orso").resolve().until(TurnStep.UPKEEP)
        assert at.looks("Orso").has("flying")

    def test_612_3_what_other_effects_gave_is_no_text_and_is_not_exchanged(self):
        """Orso has reach from elsewhere: it keeps that, and Falco does not get it."""
        at = _exchange()
        enchantment(at, "Rete", GainAbility(REACH), affects=Filter(name="Orso"))
        at.settle().cast("Parole", "Orso").resolve()
        assert (at.looks("Orso").has("reach"), at.looks("Falco").has("reach")) == (True, False)

    def test_613_1c_a_later_layer_takes_the_exchanged_text_away_as_well(self):
        at = _exchange()
        enchantment(at, "Silenzio", LoseAllAbilities(), affects=Filter(name="Orso"))
        at.settle().cast("Parole", "Orso").resolve()
        assert not at.looks("Orso").has("flying")

    def test_612_5_words_that_were_changed_before_go_along(self):
        """Falco's 'protection from red' was made 'protection from blue': that is its text when it is exchanged."""
        at = _exchange()
        guard = Keyword(keyword="protection", filter=Filter(colors=(Color.RED,)))
        at.creature("Cane", 1, 1, guard)
        instant(
            at,
            "Glossa",
            Apply(to=Target(), parts=(ChangeText(old=Color.RED, new=Color.BLUE),)),
            targets=(TARGET_CREATURE,),
        )
        at.settle().cast("Glossa", "Cane").resolve()
        at.cast("Parole", "Orso", "Cane").resolve()
        (protection,) = at.looks("Orso").keywords()
        assert protection.filter is not None and protection.filter.colors == (Color.BLUE,)

    def test_701_12a_control_without_one_of_them_nothing_is_exchanged(self):
        at = _exchange().settle().cast("Parole", "Orso")
        at.occur(Destruction(object=at.id("Falco")))
        at.resolve()
        assert pt(at.looks("Orso")) == (4, 4)
        assert "701.12a" in at.rules()


def _mimic(*graveyard: object) -> Table:
    """A 0/1 blue creature: as long as the top card of your graveyard is a creature card, it has all text of that and 'reach'."""
    at = Table()
    top = TopOfGraveyard(Fixed(1), You())
    wanted = Filter(zone=Zone.GRAVEYARD, types=(CardType.CREATURE,))
    text = FullTextOf(of=top, also=(REACH,))
    shapes = Static(parts=(text,), affects=THIS, condition=Is(top, wanted))
    at.put(
        "Mutevole",
        creature("Mutevole", 0, 1, shapes, subtypes=("Shapeshifter",), colors=(Color.BLUE,), mana_cost="{1}{U}"),
    )
    bear = creature("Orso", 4, 4, GROWS, subtypes=("Bear",), colors=(Color.GREEN,), mana_cost="{3}{G}")
    for number, one in enumerate(graveyard):
        printed = bear if one == "bear" else card("Fuoco", types=(CardType.INSTANT,))
        at.put(f"carta{number}", printed, zone=Zone.GRAVEYARD)
    return at.settle()


def test_612_6_it_has_name_cost_colours_types_size_and_abilities_of_the_card() -> None:
    at = _mimic("bear")
    seen = at.looks("Mutevole")
    assert (seen.name, seen.mana_cost, seen.colors, seen.subtypes) == ("Orso", "{3}{G}", (Color.GREEN,), ("Bear",))
    assert (pt(seen), seen.has("reach")) == ((6, 6), True)


@pytest.mark.parametrize("graveyard", [(), ("instant",), ("bear", "instant")])
def test_612_6_control_without_a_creature_card_on_top_it_is_itself(graveyard: tuple[str, ...]) -> None:
    seen = _mimic(*graveyard).looks("Mutevole")
    assert (seen.name, pt(seen), seen.has("reach")) == ("Mutevole", (0, 1), False)


def test_707_2_what_it_is_by_its_text_is_not_copied() -> None:
    at = _mimic("bear")
    assert board_of(at.game).copiable(at.id("Mutevole")).name == "Mutevole"
