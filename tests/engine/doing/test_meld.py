"""701.42, 712.4, 712.8g, 712.21: meld cards, and permanents of two cards."""

from __future__ import annotations

import pytest

from engine.board.board_of import board_of
from engine.cards.abilities.ability import Replaces
from engine.cards.abilities.choices import May
from engine.cards.abilities.copying import CreateCopies
from engine.cards.abilities.damage import PutCounters
from engine.cards.abilities.filters import Filter, TargetSpec
from engine.cards.abilities.lasting import Delay
from engine.cards.abilities.objects import Move
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import Every, It, LastOf, Remembered, Target, TopOfGraveyard, You
from engine.cards.abilities.triggers import BeginningOf, Moves, dies
from engine.cards.abilities.turning import Meld, Transform, TurnFaceDown
from engine.state.actions import Occur
from engine.state.events import ZoneChange
from engine.state.faces import back_of
from engine.state.objects import MeldPair
from engine.words.terms import CardType, Kind, Reason, Relation, TurnStep, Zone
from tests.engine.support import Table, card, creature
from tests.engine.support_more import AURA, ENCHANT_CREATURE, ENCHANTMENT, TARGET_CREATURE, die, free, pass_on, when

HOST = creature("Ostia", 5, 6, "menace")
PAIR = MeldPair(("Predoni", "Ratti"), HOST)
A_CREATURE_DIES = when(dies(Filter(types=(CardType.CREATURE,))))
A_CARD_ARRIVES = when(Moves(subject=Filter(kind=Kind.CARD), to=Zone.GRAVEYARD))


def _exile_and_meld() -> tuple:

    both = Every(Filter(name="Predoni")), Every(Filter(name="Ratti"))
    moves = tuple(Move(what=one, to=Zone.EXILE) for one in both)
    return (*moves, Meld(what=Every(Filter(zone=Zone.EXILE))))


def table(*others, melded: bool = True, rats: dict | None = None) -> Table:
    """Predoni and Ratti of the first player; melded as the game begins where nothing else is said."""
    made = Table()
    predoni = creature("Predoni", 3, 3, free(*_exile_and_meld()), mana_cost="{4}{B}")
    made.put("predoni", predoni, meld=PAIR)
    made.put("ratti", creature("Ratti", 2, 1, mana_cost="{1}{B}"), **{"meld": PAIR, **(rats or {})})
    for label, printed, more in others:
        made.put(label, printed, **more)
    made.settle()
    return made.activate("predoni", 0).resolve() if melded else made


def other(label: str, *abilities, **more):
    return (label, card(label, *abilities, **(more.pop("printed", None) or ENCHANTMENT)), more)


class TestMeld:
    def test_701_42a_712_4_712_4a_712_14c_two_cards_become_one_permanent(self):
        at = table()
        seen = at.looks("Ostia")
        assert (seen.name, seen.power, seen.toughness, seen.has("menace")) == ("Ostia", 5, 6, True)
        assert (at.all("predoni"), at.all("ratti")) == ([], [])
        assert len(at.zone(Zone.BATTLEFIELD)) == 1
        assert {"701.42a", "712.14c"} <= set(at.rules())

    def test_712_8g_its_mana_value_is_the_sum_of_both_fronts(self):
        at = table()
        assert (at.looks("Ostia").mana_value, at.looks("Ostia").mana_cost) == (7, None)

    def test_712_8g_a_copy_of_it_has_mana_value_0_and_one_object(self):
        copies = free(CreateCopies(of=Target()), targets=(TARGET_CREATURE,))
        at = table(other("Specchio", copies))
        at.activate("Specchio", 0).resolve()
        (token,) = [one for one in at.game.objects.values() if one.kind is Kind.TOKEN]
        looks = board_of(at.game).characteristics(token.id)
        assert (looks.name, looks.mana_value, token.cards) == ("Ostia", 0, ())

    def test_603_6a_it_enters_once(self):
        entering = when(Moves(subject=Filter(types=(CardType.CREATURE,)), to=Zone.BATTLEFIELD))
        at = table(other("Altare", entering)).play_out()
        assert at.life(0) == 21

    @pytest.mark.parametrize(
        ("rats", "why"),
        [
            ({"kind": Kind.TOKEN}, "a token"),
            ({"meld": None}, "no meld card"),
            ({"meld": MeldPair(("Altri", "Ratti"), HOST)}, "of another pair"),
        ],
    )
    def test_701_42b_701_42c_control_what_cannot_be_melded_stays_where_it_is(self, rats, why):
        at = table(rats=rats)
        assert at.where("predoni") is Zone.EXILE, why
        assert at.where("ratti") is (None if rats.get("kind") else Zone.EXILE), why
        assert at.all("Ostia") == []
        assert "701.42c" in at.rules()

    def test_712_4c_a_meld_card_does_not_transform(self):
        turning = free(Transform(what=Target()), targets=(TARGET_CREATURE,))
        at = table(other("Luna", turning), melded=False)
        at.activate("Luna", 0, "ratti").resolve()
        assert at.looks("ratti").name == "Ratti"

    @pytest.mark.parametrize("label", ["ratti", "altri"])
    def test_712_4b_what_speaks_of_the_back_of_a_meld_card_alone_finds_nothing_there(self, label):
        """'Put it onto the battlefield transformed': a meld card has only half of a face behind it; another card is put there."""
        puts = Move(what=Target(), to=Zone.BATTLEFIELD, transformed=True)
        in_grave = TargetSpec(objects=Filter(zone=Zone.GRAVEYARD))
        front, back = creature("Altri", 2, 1), creature("Sciame", 5, 5)
        made = Table()
        made.put("ratti", creature("Ratti", 2, 1), meld=PAIR, zone=Zone.GRAVEYARD)
        made.put("altri", front, other_face=back_of(front, back), zone=Zone.GRAVEYARD)
        made.permanent("Luna", free(puts, targets=(in_grave,)), **ENCHANTMENT)
        made.settle().activate("Luna", 0, label).resolve()
        assert made.where(label) is (Zone.GRAVEYARD if label == "ratti" else Zone.BATTLEFIELD)

    @pytest.mark.parametrize("melded", [True, False])
    def test_712_16_neither_it_nor_a_meld_card_is_turned_face_down(self, melded):
        down = free(TurnFaceDown(what=Target()), targets=(TARGET_CREATURE,))
        at = table(other("Velo", down), melded=melded)
        label = "Ostia" if melded else "ratti"
        at.activate("Velo", 0, *(() if melded else ("ratti",))).resolve()
        assert at.one(label).face_down is None


class TestLeaving:
    def test_712_21_one_permanent_dies_and_two_cards_are_put_into_the_graveyard(self):
        at = table(other("Lutto", A_CREATURE_DIES), other("Cripta", A_CARD_ARRIVES))
        at.do(_occurring(*die(at.id("Ostia"))))
        assert sorted(at.triggered()) == ["Cripta", "Cripta", "Lutto"]
        assert sorted(at.zone(Zone.GRAVEYARD)) == ["predoni", "ratti"]
        assert at.looks("ratti").name == "Ratti"
        assert "712.21" in at.rules()

    def test_712_21_apart_they_died_two_creatures(self):
        """The control: not melded, two creatures die and two cards arrive."""
        at = table(other("Lutto", A_CREATURE_DIES), other("Cripta", A_CARD_ARRIVES), melded=False)
        at.do(_occurring(*die(at.id("predoni"), at.id("ratti"))))
        assert sorted(at.triggered()) == ["Cripta", "Cripta", "Lutto", "Lutto"]

    def test_712_21c_that_card_is_both_cards(self):
        back = Delay(
            trigger=BeginningOf(step=TurnStep.END),
            effects=(Move(what=Remembered("gone"), to=Zone.BATTLEFIELD, enters_with=(("+1/+1", Fixed(1)),)),),
        )
        journey = free(Move(what=Target(), to=Zone.EXILE, keep_as="gone"), back, targets=(TARGET_CREATURE,))
        at = table(other("Viaggio", journey))
        at.activate("Viaggio", 0).resolve()
        assert sorted(at.zone(Zone.EXILE)) == ["predoni", "ratti"]
        at.until(TurnStep.END).play_out()
        assert (at.looks("predoni").power, at.looks("ratti").power) == (4, 3)
        assert (at.one("predoni").count("+1/+1"), at.one("ratti").count("+1/+1")) == (1, 1)

    def test_712_21c_an_aura_that_returns_what_it_enchanted_returns_both(self):
        returns = when(
            Moves(subject=Filter(holds_this=True), origin=Zone.BATTLEFIELD, to=Zone.GRAVEYARD),
            Move(what=It(), to=Zone.BATTLEFIELD),
        )
        at = table()

        at = table(
            ("Falsa", card("Falsa", ENCHANT_CREATURE, returns, **AURA), {"attached_to": None, "zone": Zone.HAND})
        )

        at.occur(
            ZoneChange(object=at.id("Falsa"), to=Zone.BATTLEFIELD, reason=Reason.EFFECT, attached_to=at.id("Ostia"))
        )
        at.occur(*die(at.id("Ostia")))
        at.play_out()
        assert (at.where("predoni"), at.where("ratti")) == (Zone.BATTLEFIELD, Zone.BATTLEFIELD)

    @pytest.mark.parametrize(("yes", "zone"), [(True, Zone.EXILE), (False, Zone.GRAVEYARD)])
    def test_712_21c_one_choice_is_made_for_both(self, yes, zone):
        vat = when(
            dies(Filter(types=(CardType.CREATURE,), not_kind=Kind.TOKEN)), May(then=(Move(what=It(), to=Zone.EXILE),))
        )
        at = table(other("Tino", vat))
        at.occur(*die(at.id("Ostia")))
        at.resolve(yes)
        assert (at.where("predoni"), at.where("ratti")) == (zone, zone)

    def test_712_21b_who_exiles_it_determines_the_order_of_timestamps(self):
        for first, last in (("predoni", "ratti"), ("ratti", "predoni")):
            back = free(Move(what=LastOf(of=Every(Filter(zone=Zone.EXILE))), to=Zone.HAND))
            away = free(Move(what=Target(), to=Zone.EXILE), targets=(TARGET_CREATURE,))
            at = table(other("Lama", away, controller=1), other("Recupero", back))

            pass_on(at)
            at.activate("Lama", 0, player=1).resolve((first, last))
            assert at.one(first).timestamp < at.one(last).timestamp
            assert "712.21b" in at.rules()

    def test_712_21b_control_nothing_is_asked_where_nothing_speaks_of_the_last_card(self):
        at = table(other("Lama", free(Move(what=Target(), to=Zone.EXILE), targets=(TARGET_CREATURE,))))
        at.activate("Lama", 0).resolve()
        assert at.where("predoni") is at.where("ratti") is Zone.EXILE
        assert "712.21b" not in at.rules()

    @pytest.mark.parametrize("read", [True, False])
    def test_712_21a_in_the_graveyard_too_where_something_reads_its_top(self, read):
        back = free(Move(what=TopOfGraveyard(Fixed(1), You()), to=Zone.HAND))
        at = table(*((other("Recupero", back),) if read else ()))
        at.do(_occurring(*die(at.id("Ostia"))), *((("ratti", "predoni"),) if read else ()))
        assert ("712.21a" in at.rules()) is read
        if read:
            assert at.zone(Zone.GRAVEYARD) == ["ratti", "predoni"]
            at.settle().activate("Recupero", 0).resolve()
            assert at.where("predoni") is Zone.HAND

    def test_712_21a_in_the_library_its_owner_arranges_them(self):
        for place, order in ((0, ["ratti", "predoni"]), (-1, ["ratti", "predoni"])):
            tuck = free(Move(what=Target(), to=Zone.LIBRARY, position=place), targets=(TARGET_CREATURE,))
            at = table(other("Vortice", tuck, controller=1))

            pass_on(at)
            at.activate("Vortice", 0, player=1).resolve(("ratti", "predoni"))
            assert at.zone(Zone.LIBRARY) == order

    def test_712_21d_what_replaces_the_move_moves_both_cards(self):
        to_exile = Replaces(
            subject=Filter(kind=Kind.CARD, owner=Relation.OPPONENT), to=Zone.GRAVEYARD, instead_to=Zone.EXILE
        )
        to_hand = Replaces(
            subject=Filter(kind=Kind.CARD, owner=Relation.OPPONENT), to=Zone.GRAVEYARD, instead_to=Zone.HAND
        )
        for chosen, zone in (("Vuoto", Zone.EXILE), ("Ruota", Zone.HAND)):
            at = table(other("Vuoto", to_exile, controller=1), other("Ruota", to_hand, controller=1))
            at.occur(*die(at.id("Ostia")), answers=(chosen,))
            assert (at.where("predoni"), at.where("ratti")) == (zone, zone)

    def test_400_7_what_was_on_it_is_on_neither_card(self):
        grow = free(PutCounters(counter="+1/+1", on=Target()), targets=(TARGET_CREATURE,))
        bounce = free(Move(what=Target(), to=Zone.HAND), targets=(TARGET_CREATURE,))
        at = table(other("Linfa", grow), other("Onda", bounce))
        at.activate("Linfa", 0).resolve()
        assert at.looks("Ostia").power == 6
        at.activate("Onda", 0).resolve()
        assert sorted(at.zone(Zone.HAND)) == ["predoni", "ratti"]
        assert (at.one("predoni").counters, at.one("ratti").cards) == ({}, ())


def _occurring(*events):

    return Occur(events)
