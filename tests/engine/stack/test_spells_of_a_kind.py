"""601.3e, 709.3a, 712.11b-c, 715.3a: which spell a card would be decides whether it may be cast, and as what."""

from __future__ import annotations

import pytest

from engine.board.board_of import board_of
from engine.board.matching import failure
from engine.cards.abilities.ability import Cost, Keyword, SpellAbility
from engine.cards.abilities.casting import LetCast, Permission
from engine.cards.abilities.casting_now import CastNow
from engine.cards.abilities.choices import Choose
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.exploring import Discover
from engine.cards.abilities.filters import Bounds, Filter, Measured
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.quantities import Count, Fixed
from engine.cards.abilities.references import Among, Remembered
from engine.cards.characteristics import Characteristics
from engine.cards.split import combined
from engine.stack.insets import INSET, NORMALLY
from engine.state.actions import Cast
from engine.words.record import replace
from engine.words.terms import CardType, FaceDown, Zone
from tests.engine.support import Table, card, creature
from tests.engine.support_more import A, free, refused


def sorcery(
    name: str, gain: int, cost: str = "{W}", *more: Keyword, kind: CardType = CardType.SORCERY
) -> Characteristics:
    made = SpellAbility(effects=(GainLife(amount=Fixed(gain)),))
    return card(name, made, *more, types=(kind,), mana_cost=cost)


TALE = replace(sorcery("Racconto", 3), subtypes=("Adventure",))
SMITH = creature("Fabbro", 1, 2, mana_cost="{3}", inset=TALE)
BEAR = creature("Orso", 2, 2, mana_cost="{1}")
BACK = sorcery("Rovescio", 4, "{4}")
SPLIT = combined(sorcery("Brace", 1, "{5}"), sorcery("Brina", 2, "{1}", kind=CardType.INSTANT))
PLAIN = sorcery("Gioia", 5)
SORCERIES = Filter(zone=Zone.STACK, types=(CardType.SORCERY,))
INSTANTS = Filter(zone=Zone.STACK, types=(CardType.INSTANT,))
CREATURES = Filter(zone=Zone.STACK, types=(CardType.CREATURE,))


def table(
    *effects: Effect, printed: Characteristics = SMITH, zone: Zone = Zone.EXILE, back: Characteristics | None = None
) -> Table:
    at = Table()
    at.put("carta", printed, zone=zone, other_face=back)
    at.creature("Mago", 1, 1, free(*effects))
    return at.settle()


def matches(at: Table, wanted: Filter) -> bool:
    return failure(wanted, board_of(at.game), at.id("carta"), source=at.id("Mago"), you=A) is None


def chosen_and_cast(such: Filter, *, whole: bool = False) -> tuple[Effect, ...]:
    """Any of what lies in exile that would be such a spell; ``whole``: that is such a card."""
    cards = replace(such, zone=Zone.EXILE, as_spell=not whole)
    wanted = None if whole else such
    return (
        Choose(filter=cards, minimum=0, maximum=1, keep_as="carte"),
        CastNow(what=Remembered("carte"), such=wanted),
    )


class TestWhatMatches:
    @pytest.mark.parametrize(("such", "so"), [(SORCERIES, True), (CREATURES, True), (INSTANTS, False)])
    def test_715_3a_an_adventurer_card_is_both(self, such: Filter, so: bool) -> None:
        assert matches(table(), replace(such, zone=Zone.EXILE, as_spell=True)) is so

    def test_715_4_control_as_a_card_it_is_the_creature_alone(self) -> None:
        at = table()
        assert not matches(at, replace(SORCERIES, zone=Zone.EXILE))
        assert matches(at, replace(CREATURES, zone=Zone.EXILE))

    def test_709_3a_each_half_by_itself(self) -> None:
        at, small = table(printed=SPLIT), Bounds(most=2)
        assert matches(at, Filter(zone=Zone.EXILE, mana_value=small, as_spell=True))
        assert not matches(at, Filter(zone=Zone.EXILE, mana_value=small)), "control: 709.4b"
        both = Filter(zone=Zone.EXILE, types=(CardType.SORCERY, CardType.INSTANT), as_spell=True)
        assert not matches(at, both)
        assert matches(at, replace(both, as_spell=False)), "control: 709.4c"

    @pytest.mark.parametrize(("zone", "so"), [(Zone.HAND, True), (Zone.EXILE, False)])
    def test_702_102a_both_halves_together_from_hand(self, zone: Zone, so: bool) -> None:
        fuse = Keyword(keyword="fuse")
        at = table(printed=combined(sorcery("Brace", 1, "{5}", fuse), sorcery("Brina", 2, "{1}", fuse)), zone=zone)
        assert matches(at, Filter(zone=zone, mana_value=Bounds(least=6), as_spell=True)) is so

    @pytest.mark.parametrize(("cost", "so"), [(None, True), ("{1}", False)])
    def test_712_11b_a_back_face_only_of_a_modal_card(self, cost: str | None, so: bool) -> None:
        at = table(printed=BEAR, back=BACK.but(front_cost=cost))
        assert matches(at, replace(SORCERIES, zone=Zone.EXILE, as_spell=True)) is so
        assert matches(at, replace(CREATURES, zone=Zone.EXILE, as_spell=True))

    def test_601_3e_a_permanent_is_what_it_is(self) -> None:
        at = table(zone=Zone.BATTLEFIELD)
        assert not matches(at, Filter(types=(CardType.SORCERY,), as_spell=True))
        assert matches(at, Filter(types=(CardType.CREATURE,), as_spell=True)), "control"

    def test_601_3f_what_lies_face_down_is_nothing(self) -> None:
        at = Table()
        at.put("carta", SMITH, zone=Zone.EXILE, face_down=FaceDown.EXILED)
        at.creature("Mago", 1, 1)
        assert not matches(at.settle(), replace(SORCERIES, zone=Zone.EXILE, as_spell=True))


class TestCastNow:
    def test_715_3a_only_as_the_adventure(self) -> None:
        at = table(*chosen_and_cast(SORCERIES)).activate("Mago", 0).resolve("carta", True)
        assert at.stack() == ["carta"]
        assert at.looks("carta").name == "Racconto"
        assert "601.3e" in at.rules()
        assert at.resolve().life(0) == 23

    def test_715_3a_only_as_the_creature(self) -> None:
        at = table(*chosen_and_cast(CREATURES)).activate("Mago", 0).resolve("carta", True)
        assert at.looks("carta").name == "Fabbro"

    def test_715_3_control_which_is_asked_where_either_may_be(self) -> None:
        either = Filter(zone=Zone.STACK, any_type=(CardType.CREATURE, CardType.SORCERY))
        at = table(*chosen_and_cast(either)).activate("Mago", 0).resolve("carta", True, "Fabbro")
        assert at.looks("carta").name == "Fabbro"

    def test_715_4_control_such_a_card_is_another_thing(self) -> None:
        at = table(*chosen_and_cast(SORCERIES, whole=True)).activate("Mago", 0).resolve()
        assert (at.stack(), at.where("carta")) == ([], Zone.EXILE)

    def test_304_1_control_a_plain_card_is_cast(self) -> None:
        at = table(*chosen_and_cast(SORCERIES), printed=PLAIN).activate("Mago", 0).resolve("carta", True)
        assert "601.3e" not in at.rules()
        assert at.resolve().life(0) == 25

    def test_709_3a_only_the_half_that_is_such(self) -> None:
        at = table(*chosen_and_cast(INSTANTS), printed=SPLIT).activate("Mago", 0).resolve("carta", True)
        assert at.resolve().life(0) == 22

    def test_601_3e_a_number_that_is_looked_up_as_it_resolves(self) -> None:
        mine = Filter(types=(CardType.CREATURE,))
        small = Filter(zone=Zone.STACK, measured=(Measured("mana value", "<=", Count(mine)),))
        cards = Filter(zone=Zone.EXILE, measured=small.measured, as_spell=True)
        both = (
            Choose(filter=cards, minimum=0, maximum=1, keep_as="carte"),
            CastNow(what=Remembered("carte"), such=small),
        )
        at = table(*both, printed=SPLIT).activate("Mago", 0).resolve("carta", True)
        assert at.resolve().life(0) == 22


class TestModalFaces:
    def test_712_11c_only_with_its_back_face_up(self) -> None:
        at = table(*chosen_and_cast(SORCERIES), printed=BEAR, back=BACK).activate("Mago", 0).resolve("carta", True)
        assert at.looks("carta").name == "Rovescio"
        assert "712.11b" in at.rules()
        assert at.resolve().life(0) == 24

    def test_712_11c_only_with_its_front_face_up(self) -> None:
        at = table(*chosen_and_cast(CREATURES), printed=BEAR, back=BACK).activate("Mago", 0).resolve("carta", True)
        assert at.looks("carta").name == "Orso"

    @pytest.mark.parametrize("name", ["Orso", "Rovescio"])
    def test_712_11b_whichever_the_player_chooses_where_it_is_not_said(self, name: str) -> None:
        cards = Choose(filter=Filter(zone=Zone.EXILE), keep_as="carte")
        at = table(cards, CastNow(what=Remembered("carte")), printed=BEAR, back=BACK)
        assert at.activate("Mago", 0).resolve(True, name).looks("carta").name == name

    def test_712_8c_control_not_of_a_card_that_transforms(self) -> None:
        cards = Choose(filter=Filter(zone=Zone.EXILE), keep_as="carte")
        at = table(cards, CastNow(what=Remembered("carte")), printed=BEAR, back=BACK.but(front_cost="{1}"))
        assert at.activate("Mago", 0).resolve(True).looks("carta").name == "Orso"

    def test_305_9_control_a_back_face_that_is_a_land_is_not_cast(self) -> None:
        cards = Choose(filter=Filter(zone=Zone.EXILE), keep_as="carte")
        at = table(cards, CastNow(what=Remembered("carte")), printed=BEAR, back=card("Landa", types=(CardType.LAND,)))
        assert at.activate("Mago", 0).resolve(True).looks("carta").name == "Orso"

    def test_712_11b_a_copy_may_be_either_too(self) -> None:
        cards = Choose(filter=Filter(zone=Zone.EXILE), keep_as="carte")
        at = table(cards, CastNow(what=Remembered("carte"), copy=True), printed=BEAR, back=BACK)
        at.activate("Mago", 0).resolve(True, "Rovescio")
        assert at.resolve().life(0) == 24
        assert at.where("carta") is Zone.EXILE

    def test_118_9_control_for_a_cost_of_its_front_it_is_the_front(self) -> None:
        cards = Choose(filter=Filter(zone=Zone.EXILE), keep_as="carte")
        at = table(cards, CastNow(what=Remembered("carte"), free=False, cost=Cost(life=2)), printed=BEAR, back=BACK)
        assert at.activate("Mago", 0).resolve(True).looks("carta").name == "Orso"


class TestForATime:
    def _at(self, such: Filter | None) -> Table:
        cards = Filter(zone=Zone.EXILE) if such is None else replace(such, zone=Zone.EXILE, as_spell=True)
        keep = Choose(filter=Filter(zone=Zone.EXILE), keep_as="carte")
        let = LetCast(what=Among(Remembered("carte"), cards), how=Permission(free=True, such=such))
        return table(keep, let).activate("Mago", 0).resolve()

    def test_715_3a_for_a_time_only_as_the_adventure(self) -> None:
        at = self._at(SORCERIES)
        assert refused(at, Cast(A, at.id("carta"), half=NORMALLY))[1] == "601.3"
        at._act(Cast(A, at.id("carta"), half=INSET), ())
        assert at.resolve().life(0) == 23

    def test_715_3a_for_a_time_only_as_the_creature(self) -> None:
        at = self._at(CREATURES)
        assert refused(at, Cast(A, at.id("carta"), half=INSET))[1] == "601.3"
        at._act(Cast(A, at.id("carta"), half=NORMALLY), ())
        assert at.looks("carta").name == "Fabbro"

    @pytest.mark.parametrize("half", [NORMALLY, INSET])
    def test_715_3_control_either_where_nothing_is_said(self, half: str) -> None:
        at = self._at(None)
        at._act(Cast(A, at.id("carta"), half=half), ())
        assert at.stack() == ["carta"]


class TestTheResultingSpell:
    @pytest.mark.parametrize("size", [4, 5])
    def test_702_85a_cascading_into_a_spell_that_costs_less(self, size: int) -> None:
        big = SMITH.but(inset=TALE.but(mana_cost="{3}{W}"))
        at = Table()
        at.put("carta", big, zone=Zone.LIBRARY)
        at.put(
            "Cascata", card("Cascata", "cascade", types=(CardType.SORCERY,), mana_cost=f"{{{size}}}"), zone=Zone.HAND
        )
        asked = (True,) if size == 4 else (True, "Racconto")
        at.settle().cast("Cascata").resolve(*asked)
        assert at.looks("carta").name == ("Fabbro" if size == 4 else "Racconto")

    @pytest.mark.parametrize(("most", "name"), [(3, "Fabbro"), (4, "Racconto")])
    def test_701_57a_discovered_in_any_way_that_is_small_enough(self, most: int, name: str) -> None:
        big = SMITH.but(inset=TALE.but(mana_cost="{3}{W}"))
        at = table(Discover(amount=Fixed(most)), printed=big, zone=Zone.LIBRARY).activate("Mago", 0)
        asked = (True,) if most == 3 else (True, name)
        assert at.resolve(*asked).looks("carta").name == name
