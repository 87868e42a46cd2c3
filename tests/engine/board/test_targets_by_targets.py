"""601.2c, 608.2b: a requirement of targets that speaks of the targets of an earlier one: 'Equipment attached to that creature'."""

import pytest

from engine.cards.abilities.ability import Mode, SpellAbility
from engine.cards.abilities.filters import CREATURE, Filter, TargetSpec
from engine.cards.abilities.objects import Destroy, Move
from engine.cards.abilities.references import Every, Target
from engine.cards.abilities.retargeting import ChangeTargets, HowChanged
from engine.state.actions import Cast
from engine.words.terms import CardType, Relation, Zone
from tests.engine.support import Table, card
from tests.engine.support_more import A, instant, refused, sorcery

ONE_CREATURE = TargetSpec(objects=CREATURE)
FASTENED = TargetSpec(objects=Filter(subtypes=("Equipment",), attached_to=Target(0)))
ANYBODY = TargetSpec(players=Relation.ANY)
THEIR_CARD = TargetSpec(objects=Filter(zone=Zone.GRAVEYARD, whose=Target(0)), minimum=0, maximum=2)


def _armed(spec: TargetSpec = FASTENED) -> Table:
    at = Table()
    bear = at.creature("Orso", 2, 2)
    wolf = at.creature("Lupo", 2, 2)
    for name, on in (("Lama", bear), ("Elmo", wolf)):
        at.permanent(name, types=(CardType.ARTIFACT,), subtypes=("Equipment",), attached_to=on)
    sorcery(at, "Rito", Destroy(what=Target(1)), targets=(ONE_CREATURE, spec))
    return at.settle()


class TestObjects:
    @pytest.mark.parametrize(("creature", "gone"), [("Orso", "Lama"), ("Lupo", "Elmo")])
    def test_601_2c_only_what_is_attached_to_the_first_target(self, creature: str, gone: str) -> None:
        at = _armed().cast("Rito", creature).play_out()
        assert {one for one in ("Lama", "Elmo") if at.where(one) is Zone.GRAVEYARD} == {gone}

    def test_601_2c_a_creature_without_any_is_no_first_target(self) -> None:
        at = Table()
        bear = at.creature("Orso", 2, 2)
        at.creature("Lupo", 2, 2)
        at.permanent("Lama", types=(CardType.ARTIFACT,), subtypes=("Equipment",), attached_to=bear)
        sorcery(at, "Rito", Destroy(what=Target(1)), targets=(ONE_CREATURE, FASTENED))
        at.settle().cast("Rito").play_out()
        assert at.where("Lama") is Zone.GRAVEYARD, "there is one way to choose, and nobody is asked"

    def test_601_2c_what_is_attached_to_anything_that_matches_and_is_still_so(self) -> None:
        at = Table()
        bear = at.creature("Orso", 2, 2)
        at.creature("Lupo", 2, 2)
        for name, on in (("Lama", bear), ("Elmo", None)):
            at.permanent(name, types=(CardType.ARTIFACT,), subtypes=("Equipment",), attached_to=on)
        held = TargetSpec(objects=Filter(subtypes=("Equipment",), attached_to=Every(CREATURE)))
        sorcery(at, "Rito", Destroy(what=Target(0)), targets=(held,))
        sorcery(at, "Voto", Destroy(what=Target(0)), targets=(held,))
        assert at.settle().cast("Rito").play_out().where("Lama") is Zone.GRAVEYARD
        assert at.where("Elmo") is Zone.BATTLEFIELD
        assert refused(at, Cast(A, at.id("Voto"))) == ("no legal target", "601.2c")

    def test_601_2c_control_any_equipment_where_it_does_not_speak_of_it(self) -> None:
        plain = TargetSpec(objects=Filter(subtypes=("Equipment",)))
        assert _armed(plain).cast("Rito", "Orso", "Elmo").play_out().where("Elmo") is Zone.GRAVEYARD


class TestPlayers:
    def _table(self) -> Table:
        at = Table()
        for player, name in enumerate(("Gufo", "Tasso")):
            at.put(
                name,
                card(name, types=(CardType.CREATURE,), power=1, toughness=1),
                controller=player,
                zone=Zone.GRAVEYARD,
            )
        sorcery(at, "Rito", Move(what=Target(1), to=Zone.EXILE), targets=(ANYBODY, THEIR_CARD))
        return at.settle()

    def test_601_2c_cards_of_the_target_player(self) -> None:
        at = self._table().cast("Rito", "Bruno", "Tasso").play_out()
        assert (at.where("Tasso"), at.where("Gufo")) == (Zone.EXILE, Zone.GRAVEYARD)

    def test_601_2c_control_those_of_another_player_are_no_option(self) -> None:
        with pytest.raises(AssertionError):
            self._table().cast("Rito", "Bruno", "Gufo")

    def test_700_2_numbers_are_those_of_its_mode(self) -> None:
        at = Table()
        at.put(
            "Tasso", card("Tasso", types=(CardType.CREATURE,), power=1, toughness=1), controller=1, zone=Zone.GRAVEYARD
        )
        at.creature("Orso", 2, 2)
        first = Mode(effects=(Destroy(what=Target(0)),), targets=(ONE_CREATURE,), text="a")
        second = Mode(effects=(Move(what=Target(1), to=Zone.EXILE),), targets=(ANYBODY, THEIR_CARD), text="b")
        both = SpellAbility(modes=(first, second), choose_modes=(2, 2))
        at.put("Rito", card("Rito", both, types=(CardType.SORCERY,)), zone=Zone.HAND)
        at.settle().cast("Rito", "Bruno", "Tasso").play_out()
        assert (at.where("Tasso"), at.where("Orso")) == (Zone.EXILE, Zone.GRAVEYARD)


class TestChanged:
    def _table(self) -> Table:
        at = Table()
        spell = TargetSpec(objects=Filter(zone=Zone.STACK))
        for player, name in enumerate(("Gufo", "Tasso")):
            at.put(
                name,
                card(name, types=(CardType.CREATURE,), power=1, toughness=1),
                controller=player,
                zone=Zone.GRAVEYARD,
            )
        one = TargetSpec(objects=Filter(zone=Zone.GRAVEYARD, whose=Target(0)))
        instant(at, "Rito", Move(what=Target(1), to=Zone.EXILE), targets=(ANYBODY, one))
        instant(at, "Deviare", ChangeTargets(what=Target(), how=HowChanged.NEW), targets=(spell,))
        return at.settle().cast("Rito", "Bruno").cast("Deviare")

    def test_115_7e_both_become_others_together(self) -> None:
        assert self._table().resolve("Anna", "Gufo").play_out().where("Gufo") is Zone.EXILE

    def test_115_7e_control_not_the_second_one_alone(self) -> None:
        at = self._table()
        at.resolve("Bruno").play_out()
        assert at.where("Tasso") is Zone.EXILE

    def test_601_2c_the_first_question_is_for_the_player(self) -> None:
        at = TestPlayers()._table()
        assert {one.player for one in at.question(Cast(A, at.id("Rito"))).options} == {0, 1}
