"""701.20, 701.22, 701.24-701.25, 701.29: cards that are looked at, put in order, shuffled."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Replaces
from engine.cards.abilities.choices import Choose, If, May
from engine.cards.abilities.conditions import Exists
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.exploring import Discover, ManifestDread
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.libraries import (
    Behold,
    Clash,
    Fateseal,
    FromOutside,
    Learn,
    Look,
    Reveal,
    RevealUntil,
    Scry,
    Shuffle,
    ShuffleInto,
    Surveil,
)
from engine.cards.abilities.objects import ChooseAndSacrifice, Move
from engine.cards.abilities.players import Discard, Draw, GainLife, Mill
from engine.cards.abilities.quantities import Fixed, ManaValueOf, PowerOf
from engine.cards.abilities.references import Among, CardsOf, EachPlayer, Remembered, Target, TopOf, You
from engine.cards.abilities.searching import Search
from engine.cards.abilities.triggers import Performs
from engine.state.events import Repositioned, Shown
from engine.words.terms import Action, CardType, Reason, Relation, Zone
from tests.engine.doing.rites import LAND_CARD, NAMES, lands, resolve, table
from tests.engine.support import Said, Table, card
from tests.engine.support_more import (
    ARTIFACT,
    ENCHANTMENT,
    TARGET_CREATURE,
    TARGET_PLAYER,
    TWO,
    when,
)

LOOKED = Remembered("looked")


class TestLook:
    def test_701_20e_one_player_looks_and_the_cards_stay(self) -> None:
        at = resolve(table(Look(at=TopOf(TWO, You()), keep_as="looked")))
        assert at.zone(Zone.LIBRARY) == list(NAMES)
        shown = [change.event for change in at.changes() if isinstance(change.event, Shown)]
        assert [event.revealed for event in shown] == [False, False]
        assert "701.20e" in at.rules()

    def test_701_20e_one_to_hand_and_the_rest_to_the_bottom_in_any_order(self) -> None:
        at = table(
            Look(at=TopOf(Fixed(3), You()), keep_as="looked"),
            Choose(filter=Filter(types=(CardType.CREATURE,)), among=LOOKED, keep_as="taken"),
            Move(what=Remembered("taken"), to=Zone.HAND),
            Move(what=Among(of=LOOKED, without=Remembered("taken")), to=Zone.LIBRARY, position=-1),
        )
        resolve(at, "Lupo", ("Volpe", "Orso"))
        assert at.zone(Zone.HAND) == ["Lupo"]
        assert at.zone(Zone.LIBRARY) == ["Tasso", "Volpe", "Orso"]

    def test_401_4_control_in_a_random_order_nobody_is_asked_and_nobody_knows_it(self) -> None:
        at = table(
            Look(at=TopOf(TWO, You()), keep_as="looked"),
            Move(what=LOOKED, to=Zone.LIBRARY, position=-1, random_order=True),
            Draw(count=Fixed(3)),
        )
        resolve(at, "Lupo")
        assert at.zone(Zone.HAND) == ["Volpe", "Tasso", "Lupo"], "the third draw is by chance"

    @pytest.mark.parametrize(("random", "answers"), [(True, ("Duna",)), (False, (("Selva", "Duna"),))])
    def test_401_4_cards_from_a_graveyard_too(self, random: bool, answers: tuple[Said, ...]) -> None:
        mine = CardsOf(You(), Zone.GRAVEYARD)
        move = Move(what=mine, to=Zone.LIBRARY, position=-1, random_order=random)
        at = table(move, Draw(), cards=())
        lands(at, "Selva", "Duna", zone=Zone.GRAVEYARD)
        assert resolve(at, *answers).zone(Zone.HAND) == (["Duna"] if random else ["Selva"])

    def test_401_4_several_cards_to_the_top_the_first_named_on_top(self) -> None:
        at = table(Look(at=TopOf(Fixed(3), You()), keep_as="looked"), Move(what=LOOKED, to=Zone.LIBRARY))
        resolve(at, ("Volpe", "Orso", "Lupo"))
        assert at.zone(Zone.LIBRARY) == ["Volpe", "Orso", "Lupo", "Tasso"]


class TestReveal:
    def test_701_20a_a_hand_is_revealed_and_one_of_its_cards_chosen_is_discarded(self) -> None:
        hand = CardsOf(Target(), Zone.HAND)
        at = table(
            Reveal(what=hand),
            Choose(filter=Filter(not_types=(CardType.LAND,)), among=hand, keep_as="chosen"),
            Move(what=Remembered("chosen"), to=Zone.GRAVEYARD, reason=Reason.DISCARDED),
            targets=(TARGET_PLAYER,),
        )
        for name in ("Grifo", "Drago"):
            at.put(name, card(name, types=(CardType.CREATURE,)), controller=1, zone=Zone.HAND)
        lands(at, "Isola", player=1, zone=Zone.HAND)
        resolve(at, "Drago", targets=("Bruno",))
        assert at.zone(Zone.GRAVEYARD, 1) == ["Drago"]
        assert at.zone(Zone.HAND, 1) == ["Grifo", "Isola"]
        assert {"701.20a", "701.9b"} <= set(at.rules())

    def test_701_20a_control_a_land_cannot_be_chosen(self) -> None:
        hand = CardsOf(Target(), Zone.HAND)
        at = table(
            Reveal(what=hand),
            Choose(filter=Filter(not_types=(CardType.LAND,)), among=hand, keep_as="chosen"),
            Move(what=Remembered("chosen"), to=Zone.GRAVEYARD, reason=Reason.DISCARDED),
            targets=(TARGET_PLAYER,),
        )
        lands(at, "Isola", player=1, zone=Zone.HAND)
        resolve(at, targets=("Bruno",))
        assert at.zone(Zone.HAND, 1) == ["Isola"]

    def test_701_20b_a_revealed_card_can_be_measured_where_it_is(self) -> None:
        top = TopOf(Fixed(1), You())
        at = resolve(table(Reveal(what=top), GainLife(amount=ManaValueOf(top))))
        assert at.life(0) == 22
        assert at.zone(Zone.LIBRARY) == list(NAMES)


class TestRevealUntil:
    def test_701_20a_until_one_matches_the_others_apart(self) -> None:
        at = table(
            RevealUntil(filter=LAND_CARD, keep_as="land", keep_rest_as="rest"),
            Move(what=Remembered("land"), to=Zone.HAND),
            Move(what=Remembered("rest"), to=Zone.GRAVEYARD),
            cards=("Orso", "Lupo"),
        )
        lands(at, "Selva", "Duna")
        resolve(at)
        assert at.zone(Zone.HAND) == ["Selva"]
        assert sorted(at.zone(Zone.GRAVEYARD)) == ["Lupo", "Orso", "Rito"]
        assert at.zone(Zone.LIBRARY) == ["Duna"]

    def test_701_20a_control_without_any_all_of_the_library_is_revealed(self) -> None:
        at = table(
            RevealUntil(filter=LAND_CARD, keep_as="land", keep_rest_as="rest"),
            Move(what=Remembered("land"), to=Zone.HAND),
        )
        resolve(at)
        assert at.zone(Zone.HAND) == []
        assert len([one for one in at.changes() if isinstance(one.event, Shown)]) == 4


class TestScry:
    def test_701_22a_any_number_to_the_bottom_the_rest_on_top_in_any_order(self) -> None:
        at = resolve(table(Scry(count=Fixed(3))), ("Orso",), ("Volpe", "Lupo"))
        assert at.zone(Zone.LIBRARY) == ["Volpe", "Lupo", "Tasso", "Orso"]
        assert "701.22a" in at.rules()

    def test_701_22a_all_to_the_bottom_in_any_order(self) -> None:
        at = resolve(table(Scry(count=TWO)), ("Orso", "Lupo"), ("Lupo", "Orso"))
        assert at.zone(Zone.LIBRARY) == ["Volpe", "Tasso", "Lupo", "Orso"]

    def test_701_22b_control_scry_0_is_no_event(self) -> None:
        for count, life in ((2, 21), (0, 20)):
            at = table(Scry(count=Fixed(count)))
            at.permanent("Oracolo", when(Performs(action=Action.SCRY, who=Relation.YOU)), **ARTIFACT)
            resolve(at, *(((), ("Orso", "Lupo")) if count else ()))
            assert at.play_out().life(0) == life

    def test_701_22c_several_players_decide_in_turn_order_and_the_cards_move_at_once(self) -> None:
        at = table(Scry(who=EachPlayer()))
        at.put("Gufo", card("Gufo", types=(CardType.CREATURE,)), controller=1, zone=Zone.LIBRARY)
        at.put("Lince", card("Lince", types=(CardType.CREATURE,)), controller=1, zone=Zone.LIBRARY)
        resolve(at, ("Orso",), ("Gufo",))
        assert (at.zone(Zone.LIBRARY)[-1], at.zone(Zone.LIBRARY, 1)[-1]) == ("Orso", "Gufo")
        assert len([step for step in at.steps if "701.22a" in step.rules]) == 1

    def test_701_22d_it_triggers_even_with_an_empty_library(self) -> None:
        at = table(Scry(count=TWO), cards=())
        at.permanent("Oracolo", when(Performs(action=Action.SCRY, who=Relation.YOU)), **ARTIFACT)
        assert resolve(at).play_out().life(0) == 21

    def test_701_22d_control_not_for_another_player(self) -> None:
        at = table(Scry(count=TWO), cards=())
        at.permanent("Oracolo", when(Performs(action=Action.SCRY, who=Relation.OPPONENT)), **ARTIFACT)
        assert resolve(at).play_out().life(0) == 20
        assert at.missed("Oracolo") == ["player"]


class TestSurveil:
    def test_701_25a_any_number_into_the_graveyard_the_rest_on_top_in_any_order(self) -> None:
        at = resolve(table(Surveil(count=Fixed(3))), ("Lupo",), ("Volpe", "Orso"))
        assert at.zone(Zone.LIBRARY) == ["Volpe", "Orso", "Tasso"]
        assert "Lupo" in at.zone(Zone.GRAVEYARD)

    def test_701_25c_control_surveil_0_is_no_event(self) -> None:
        at = table(Surveil(count=Fixed(0)))
        at.permanent("Spia", when(Performs(action=Action.SURVEIL)), **ARTIFACT)
        assert resolve(at).play_out().life(0) == 20

    def test_701_25d_it_triggers_once_it_is_complete(self) -> None:
        at = table(Surveil(count=Fixed(1)), cards=())
        at.permanent("Spia", when(Performs(action=Action.SURVEIL)), **ARTIFACT)
        assert resolve(at).play_out().life(0) == 21


class TestFateseal:
    def _at(self) -> Table:
        at = table(Fateseal(whose=Target()), targets=(TARGET_PLAYER,))
        for name in ("Gufo", "Lince"):
            at.put(name, card(name, types=(CardType.CREATURE,)), controller=1, zone=Zone.LIBRARY)
        return at

    def test_701_29a_the_controller_decides_about_the_cards_of_an_opponent(self) -> None:
        at = resolve(self._at(), ("Gufo",), targets=("Bruno",))
        assert at.zone(Zone.LIBRARY, 1) == ["Lince", "Gufo"]

    def test_701_29a_control_or_leaves_them(self) -> None:
        at = resolve(self._at(), (), targets=("Bruno",))
        assert at.zone(Zone.LIBRARY, 1) == ["Gufo", "Lince"]


class TestShuffle:
    def test_701_24a_afterwards_which_card_is_drawn_is_chance(self) -> None:
        for name in ("Orso", "Tasso"):
            at = resolve(table(Shuffle(), Draw()), name)
            assert at.zone(Zone.HAND) == [name]
            assert "701.24a" in at.rules()

    def test_701_24a_control_without_it_the_first_one(self) -> None:
        assert resolve(table(Draw())).zone(Zone.HAND) == ["Orso"]

    def test_701_24a_nobody_is_asked_where_the_cards_are_all_the_same(self) -> None:
        at = table(Shuffle(), Draw(), cards=())
        at.library(0, 3)
        assert len(resolve(at).zone(Zone.HAND)) == 1

    def test_701_24a_a_card_put_on_top_afterwards_is_known(self) -> None:
        found = Search(filter=Filter(zone=Zone.LIBRARY, name="Volpe"), keep_as="found")
        put = Move(what=Remembered("found"), to=Zone.LIBRARY)
        at = resolve(table(found, Shuffle(sparing=Remembered("found")), put, Draw()), "Volpe")
        assert at.zone(Zone.HAND) == ["Volpe"]
        assert "701.24b" in at.rules()

    def test_701_24e_it_triggers_with_an_empty_library_too(self) -> None:
        at = table(Shuffle(), cards=())
        at.permanent("Ruota", when(Performs(action=Action.SHUFFLE, who=Relation.YOU)), **ARTIFACT)
        assert resolve(at).play_out().life(0) == 21

    def test_701_24a_control_once_for_each_library(self) -> None:
        at = table(Shuffle(who=EachPlayer()))
        at.permanent("Ruota", when(Performs(action=Action.SHUFFLE)), **ARTIFACT)
        assert resolve(at).play_out().life(0) == 22


class TestShuffleInto:
    def test_701_24c_the_card_is_somewhere_among_the_others(self) -> None:
        at = table(ShuffleInto(what=Target()), Draw(who=You()), targets=(TARGET_CREATURE,))
        at.creature("Gnu", 3, 3)
        resolve(at, "Gnu")
        assert at.zone(Zone.HAND) == ["Gnu"]

    def test_701_24d_control_the_library_is_shuffled_even_where_nothing_goes_in(self) -> None:
        at = table(ShuffleInto(what=Remembered("nothing")), Draw())
        at.permanent("Ruota", when(Performs(action=Action.SHUFFLE)), **ARTIFACT)
        resolve(at, "Tasso")
        assert at.play_out().life(0) == 21
        assert "701.24c" in at.rules()


class TestDiscardAtRandom:
    def test_701_9b_chance_decides(self) -> None:
        at = table(Discard(at_random=True), cards=())
        lands(at, "Selva", "Duna", zone=Zone.HAND)
        resolve(at, "Duna")
        assert "Duna" in at.zone(Zone.GRAVEYARD)


class TestImpossibleChoices:
    @pytest.mark.parametrize(("hand", "drawn"), [(1, 1), (0, 0)])
    def test_608_2d_nobody_chooses_to_discard_without_a_card(self, hand: int, drawn: int) -> None:
        at = table(May(then=(Discard(), Draw(count=TWO))))
        lands(at, *(f"Selva{number}" for number in range(hand)), zone=Zone.HAND)
        resolve(at, *((True,) if hand else ()))
        assert len(at.zone(Zone.HAND)) == 2 * drawn

    def test_608_2d_a_whole_hand_may_be_empty(self) -> None:
        at = resolve(table(May(then=(Discard(count=None), Draw()))), True)
        assert len(at.zone(Zone.HAND)) == 1

    def test_608_2d_control_one_of_several_players_is_enough(self) -> None:
        at = table(May(then=(Discard(who=EachPlayer()), GainLife(amount=TWO))))
        lands(at, "Selva", player=1, zone=Zone.HAND)
        assert resolve(at, True).life(0) == 22

    def test_608_2c_a_condition_about_the_top_card_settles_which_it_is(self) -> None:
        at = table(Shuffle(), If(condition=Exists(Filter()), then=(Reveal(what=TopOf(Fixed(1), You())),)))
        lands(at, "Selva", zone=Zone.BATTLEFIELD)
        resolve(at, "Volpe")
        assert at.zone(Zone.LIBRARY)[0] == "Volpe"


DRAGONS = Filter(subtypes=("Dragon",))


class TestBehold:
    def _at(self, *where: str) -> Table:
        at = table(May(then=(Behold(filter=DRAGONS, keep_as="it"), GainLife(amount=TWO))))
        printed = card("Drago", types=(CardType.CREATURE,), subtypes=("Dragon",), power=4, toughness=4)
        if "hand" in where:
            at.put("Drago", printed, zone=Zone.HAND)
        if "battlefield" in where:
            at.put("Antico", printed)
        return at

    def test_701_4a_a_card_from_hand_is_revealed(self) -> None:
        at = resolve(self._at("hand"), True)
        assert at.life(0) == 22
        assert [one.event.revealed for one in at.changes() if isinstance(one.event, Shown)] == [True]

    def test_701_4a_a_permanent_is_only_chosen(self) -> None:
        at = resolve(self._at("hand", "battlefield"), True, "Antico")
        assert at.life(0) == 22
        assert [one for one in at.changes() if isinstance(one.event, Shown)] == []

    def test_608_2d_control_without_either_it_cannot_be_chosen(self) -> None:
        assert resolve(self._at()).life(0) == 20


class TestClash:
    def _at(self, own: str, other: str) -> Table:
        at = table(Clash(then=(GainLife(amount=TWO),), otherwise=(GainLife(amount=Fixed(1)),)), cards=())
        for name, seat, cost in (("Mia", 0, own), ("Tua", 1, other)):
            looks = card(name, types=(CardType.ARTIFACT,), mana_cost=cost)
            at.put(name, looks, controller=seat, zone=Zone.LIBRARY)
            at.put(f"{name}2", looks, controller=seat, zone=Zone.LIBRARY)
        return at

    def test_701_30d_a_higher_mana_value_wins(self) -> None:
        at = resolve(self._at("{4}", "{3}"), True, False)
        assert at.life(0) == 22
        assert at.zone(Zone.LIBRARY) == ["Mia2", "Mia"]
        assert at.zone(Zone.LIBRARY, 1) == ["Tua", "Tua2"]

    @pytest.mark.parametrize("other", ["{4}", "{5}"])
    def test_701_30d_control_a_tie_is_no_win(self, other: str) -> None:
        assert resolve(self._at("{4}", other), False, False).life(0) == 21

    @pytest.mark.parametrize(("own", "life"), [("{4}", 23), ("{3}", 21), ("{2}", 21)])
    def test_701_30d_what_triggers_on_winning_and_control(self, own: str, life: int) -> None:
        at = self._at(own, "{3}")
        at.permanent("Trofeo", when(Performs(action=Action.WIN_CLASH, who=Relation.YOU)), **ARTIFACT)
        assert resolve(at, False, False).play_out().life(0) == life

    def test_701_30c_the_cards_move_at_once(self) -> None:
        at = resolve(self._at("{4}", "{3}"), True, True)
        (step,) = [one for one in at.steps if any(isinstance(c.event, Repositioned) for c in one.changes)]
        assert len([one for one in step.changes if isinstance(one.event, Repositioned)]) == 2


class TestLearn:
    def test_701_48a_a_card_for_a_card(self) -> None:
        at = table(Learn())
        lands(at, "Selva", zone=Zone.HAND)
        assert resolve(at, ("Selva",)).zone(Zone.HAND) == ["Orso"]
        assert [one for step in at.steps for one in step.untold] == []

    def test_701_48a_control_without_it_what_lies_outside_the_game_is_not_known(self) -> None:
        at = table(Learn())
        lands(at, "Selva", zone=Zone.HAND)
        resolve(at, ())
        assert at.zone(Zone.HAND) == ["Selva"]
        assert [one.reason for step in at.steps for one in step.untold] == ["cards outside the game"]


class TestFromOutside:
    def test_400_11b_which_card_comes_from_outside_the_game_stays_open(self) -> None:
        at = resolve(table(FromOutside(such=Filter(types=(CardType.SORCERY,)))))
        assert at.zone(Zone.HAND) == []
        assert [one.reason for step in at.steps for one in step.untold] == ["cards outside the game"]
        assert "400.11b" in at.rules()

    def test_400_11b_control_where_none_is_brought_nothing_stays_open(self) -> None:
        at = resolve(table(Shuffle()))
        assert [one for step in at.steps for one in step.untold] == []


class TestKept:
    def test_701_17c_milled_cards_can_be_spoken_of(self) -> None:
        at = table(Mill(count=TWO, keep_as="milled"), Move(what=Remembered("milled"), to=Zone.EXILE))
        assert resolve(at).zone(Zone.EXILE) == ["Orso", "Lupo"]

    def test_701_17c_control_not_in_a_hidden_zone(self) -> None:
        at = table(Mill(count=TWO, keep_as="milled"), Move(what=Remembered("milled"), to=Zone.EXILE))
        tuck = Replaces(subject=Filter(), to=Zone.GRAVEYARD, instead_to=Zone.HAND)
        at.permanent("Riparo", tuck, **ENCHANTMENT)
        assert resolve(at).zone(Zone.EXILE) == []

    def test_701_9b_so_can_what_was_discarded(self) -> None:
        at = table(Discard(keep_as="it"), Move(what=Remembered("it"), to=Zone.EXILE))
        lands(at, "Selva", zone=Zone.HAND)
        assert resolve(at).zone(Zone.EXILE) == ["Selva"]

    def test_608_2h_and_what_was_sacrificed_as_it_last_was(self) -> None:
        mine = Filter(types=(CardType.CREATURE,), controller=Relation.YOU)
        at = table(ChooseAndSacrifice(who=You(), filter=mine, keep_as="it"), GainLife(amount=PowerOf(Remembered("it"))))
        at.creature("Toro", 5, 5)
        assert resolve(at).life(0) == 25


class TestManifestDread:
    def test_701_62a_one_is_manifested_the_other_goes_to_the_graveyard(self) -> None:
        at = resolve(table(ManifestDread()), "Lupo")
        assert at.where("Lupo") is Zone.BATTLEFIELD
        assert (at.looks("Lupo").power, at.looks("Lupo").name) == (2, "")
        assert "Orso" in at.zone(Zone.GRAVEYARD)
        assert at.zone(Zone.LIBRARY) == ["Volpe", "Tasso"]

    def test_701_62b_control_it_triggers_with_an_empty_library_too(self) -> None:
        at = table(ManifestDread(), cards=())
        at.permanent("Buio", when(Performs(action=Action.MANIFEST_DREAD)), **ARTIFACT)
        assert resolve(at).play_out().life(0) == 21


class TestDiscover:
    def _at(self, most: int) -> Table:
        at = table(Discover(amount=Fixed(most)), cards=())
        lands(at, "Selva")
        for name, cost in (("Drago", "{6}"), ("Orso", "{2}"), ("Lupo", "{1}")):
            looks = card(name, types=(CardType.CREATURE,), power=2, toughness=2, mana_cost=cost)
            at.put(name, looks, zone=Zone.LIBRARY)
        return at

    def test_701_57a_it_may_be_cast_for_nothing(self) -> None:
        at = resolve(self._at(3), True)
        assert at.stack() == ["Orso"]
        assert at.zone(Zone.LIBRARY)[0] == "Lupo"
        assert sorted(at.zone(Zone.LIBRARY)[1:]) == ["Drago", "Selva"]

    def test_701_57a_or_it_goes_to_hand(self) -> None:
        assert resolve(self._at(3), False).zone(Zone.HAND) == ["Orso"]

    def test_701_57a_control_by_a_smaller_number_another_card(self) -> None:
        assert resolve(self._at(1), False).zone(Zone.HAND) == ["Lupo"]

    def test_701_57b_it_triggers_where_nothing_is_found(self) -> None:
        at = self._at(0)
        at.permanent("Vela", when(Performs(action=Action.DISCOVER, who=Relation.YOU)), **ARTIFACT)
        assert resolve(at).play_out().life(0) == 21
        assert at.zone(Zone.HAND) == []


class TestShuffledAway:
    """701.20d: a card that was named and is shuffled is another object; what it was is still known."""

    def _revealed(self, *then: Effect, sparing: bool = False) -> Table:
        mixed = Shuffle(sparing=Remembered("vista") if sparing else None)
        return resolve(table(Reveal(what=TopOf(Fixed(1), You()), keep_as="vista"), mixed, *then))

    @pytest.mark.parametrize(("sparing", "hand"), [(False, []), (True, ["Orso"])])
    def test_701_20d_what_was_revealed_is_not_found_once_the_library_is_shuffled(
        self, sparing: bool, hand: list[str]
    ) -> None:
        """The control is a shuffle that leaves it aside."""
        at = self._revealed(Move(what=Remembered("vista"), to=Zone.HAND), sparing=sparing)
        assert at.zone(Zone.HAND) == hand
        assert ("701.20d" in at.rules()) is not sparing

    def test_701_20d_608_2h_how_big_it_was_is_known_all_the_same(self) -> None:
        assert self._revealed(GainLife(amount=ManaValueOf(Remembered("vista")))).life(0) == 22

    def test_701_20d_nor_once_other_cards_are_shuffled_in(self) -> None:
        mine = CardsOf(You(), Zone.GRAVEYARD)
        at = table(
            Reveal(what=TopOf(Fixed(1), You()), keep_as="vista"),
            ShuffleInto(what=mine),
            Move(what=Remembered("vista"), to=Zone.HAND),
        )
        lands(at, "Selva", zone=Zone.GRAVEYARD)
        assert resolve(at).zone(Zone.HAND) == []

    def test_701_20d_control_what_is_found_in_it_afterwards_is(self) -> None:
        again = Search(filter=Filter(zone=Zone.LIBRARY, name="Orso"), keep_as="trovata")
        at = table(
            Reveal(what=TopOf(Fixed(1), You()), keep_as="vista"),
            Shuffle(),
            again,
            Move(what=Remembered("trovata"), to=Zone.HAND),
        )
        assert resolve(at, "Orso").zone(Zone.HAND) == ["Orso"]

    def test_701_20d_control_nor_does_it_matter_for_the_library_of_another_player(self) -> None:
        at = table(
            Reveal(what=TopOf(Fixed(1), You()), keep_as="vista"),
            Shuffle(who=EachPlayer(Relation.OPPONENT)),
            Move(what=Remembered("vista"), to=Zone.HAND),
        )
        assert resolve(at).zone(Zone.HAND) == ["Orso"]
