"""709, 702.102, 702.127: split cards, fuse and aftermath."""

from __future__ import annotations

import pytest

from engine import play
from engine.board.board_of import board_of
from engine.board.matching import failure
from engine.cards.abilities.ability import Cannot, Keyword, PlayerScope, Prohibition, SpellAbility
from engine.cards.abilities.casting_now import CastNow
from engine.cards.abilities.copying import CopyOnStack
from engine.cards.abilities.filters import Bounds, Filter, TargetSpec
from engine.cards.abilities.objects import Counter
from engine.cards.abilities.players import Draw, GainLife, LoseLife
from engine.cards.abilities.quantities import Count, Fixed
from engine.cards.abilities.references import Target
from engine.cards.characteristics import Characteristics
from engine.cards.keywords.numbers import DEFINED_BY
from engine.cards.mana import Mana
from engine.cards.split import LEFT, RIGHT, combined, combined_cost
from engine.costs.mana_costs import EXACT_COSTS
from engine.stack.split_cards import FUSED
from engine.state.actions import Cast
from engine.words.decisions import Answer
from engine.words.terms import CardType, Color, PlayerId, Zone
from tests.engine.support import Table, card
from tests.engine.support_more import TARGET_PLAYER, TARGET_SPELL, A, concede, instant, pass_on, refused

FUSE = Keyword(keyword="fuse")
AFTERMATH = Keyword(keyword="aftermath")


def half(
    name: str, cost: str, *effects, color=Color.RED, kind=CardType.INSTANT, more=(), targets=()
) -> Characteristics:
    ability = SpellAbility(effects=effects, targets=targets)
    return card(name, ability, *more, types=(kind,), mana_cost=cost, colors=(color,))


FIRE = half("Brace", "{1}{R}", LoseLife(amount=Fixed(2), who=Target()), targets=(TARGET_PLAYER,))
ICE = half(
    "Brina", "{1}{U}", Draw(), GainLife(amount=Fixed(1), who=Target()), color=Color.BLUE, targets=(TARGET_PLAYER,)
)
CARD = combined(FIRE, ICE)


def _table(printed: Characteristics = CARD, zone: Zone = Zone.HAND, **options) -> Table:
    table = Table(**options)
    table.put("carta", printed, zone=zone)
    for player in (0, 1):
        table.library(player, 3)
    return table.settle()


def _cast(table: Table, which: str, *answers) -> Table:
    return table._act(Cast(A, table.id("carta"), half=which), answers)


class TestWhole:
    def test_709_4b_costs_colours_and_mana_value_are_those_of_both_halves(self):
        table = _table()
        seen = table.looks("carta")
        assert (seen.mana_cost, seen.mana_value, seen.colors) == ("{2}{U}{R}", 4, (Color.BLUE, Color.RED))

    def test_709_4b_what_looks_at_the_symbols_sees_those_of_each_half(self):
        """{2}{U}{R} is the same cost, but {1} is in it twice; on a card with that cost printed it is not."""
        assert CARD.cost_symbols == ("1", "R", "1", "U")
        other = card("Presagio", types=(CardType.INSTANT,), mana_cost="{2}{U}{R}")
        assert other.mana_cost == CARD.mana_cost
        assert other.cost_symbols == ("2", "U", "R")

    @pytest.mark.parametrize(
        ("costs", "together"),
        [
            (("{R}", "{3}{G}"), "{3}{R}{G}"),
            (("{X}{W}", "{2}{W}"), "{X}{2}{W}{W}"),
            (("{0}", "{G}"), "{G}"),
            (("{G/U}", "{B}"), "{B}{G/U}"),
            ((None, "{1}"), "{1}"),
            ((None, None), None),
        ],
    )
    def test_709_4b_generic_mana_is_added_up(self, costs, together):
        assert combined_cost(*costs) == together

    def test_709_4a_it_has_two_names(self):
        table = _table(zone=Zone.GRAVEYARD)
        board = board_of(table.game)

        for name, why in (("Brace", None), ("Brina", None), ("Brace // Brina", "name")):
            wanted = Filter(zone=Zone.GRAVEYARD, name=name)
            assert failure(wanted, board, table.id("carta"), source=table.id("carta"), you=A) == why

    def test_709_4c_it_has_the_types_of_both_halves(self):
        mixed = combined(FIRE, half("Valanga", "{2}{U}", Draw(), kind=CardType.SORCERY))
        assert mixed.types == (CardType.INSTANT, CardType.SORCERY)
        assert len(mixed.abilities) == 2


class TestHalves:
    def test_709_3b_on_the_stack_it_is_the_half_that_was_cast(self):
        table = _cast(_table(), LEFT, "Bruno")
        seen = table.looks("carta")
        assert (seen.name, seen.mana_value, seen.colors) == ("Brace", 2, (Color.RED,))
        assert not seen.halves
        assert "709.3b" in table.rules()

    def test_709_4_in_the_graveyard_it_is_whole_again(self):
        table = _cast(_table(), RIGHT, "Anna").resolve()
        assert (table.life(0), table.life(1)) == (21, 20)
        assert table.looks("carta") == CARD
        assert table.where("carta") is Zone.GRAVEYARD

    def test_709_3_which_half_is_asked_where_it_is_not_said(self):
        table = _table()
        table._act(Cast(A, table.id("carta")), ("Brina", "Anna"))
        assert table.looks("carta").name == "Brina"

    def test_709_3a_only_the_chosen_half_is_looked_at(self):
        """A sorcery half cannot be cast in response; the instant half of the same card can."""
        mixed = combined(FIRE, half("Valanga", "{2}{U}", Draw(), kind=CardType.SORCERY))
        table = Table(active=1)
        table.put("carta", mixed, zone=Zone.HAND)
        table.settle()

        pass_on(table)
        assert refused(table, Cast(A, table.id("carta"), half=RIGHT)) == ("not your turn", "117.1a")
        _cast(table, LEFT, "Bruno")
        assert table.stack() == ["carta"]

    def test_709_3a_a_prohibition_looks_at_the_half(self):
        dear = Filter(zone=Zone.STACK, mana_value=Bounds(least=3))
        no = Cannot(what=Prohibition.CAST, objects=dear, players=PlayerScope.ALL)
        for cost, allowed in (("{1}{R}", True), ("{2}{R}", False)):
            table = Table()
            table.permanent("Editto", no)
            table.put("carta", combined(FIRE.but(mana_cost=cost), ICE), zone=Zone.HAND)
            table.settle()
            if allowed:
                assert _cast(table, LEFT, "Bruno").stack() == ["carta"]
            else:
                assert refused(table, Cast(A, table.id("carta"), half=LEFT)) == ("forbidden", "101.2")

    def test_709_3_what_has_no_halves_is_not_cast_by_half(self):
        table = _table(FIRE)
        assert refused(table, Cast(A, table.id("carta"), half=LEFT)) == ("no such half", "709.3")

    def test_709_3b_a_copy_of_the_spell_is_a_copy_of_that_half(self):
        table = Table()
        table.put("carta", CARD, zone=Zone.HAND)
        instant(table, "Eco", CopyOnStack(what=Target(), new_targets=False), targets=(TARGET_SPELL,))
        table.settle()
        _cast(table, LEFT, "Bruno").cast("Eco").resolve()
        assert table.looks("carta~").name == "Brace"
        table.resolve()
        assert table.life(1) == 18
        assert table.where("carta~") is None

    def test_709_3b_countered_it_is_whole_again(self):
        table = Table()
        table.put("carta", CARD, zone=Zone.HAND)
        instant(table, "Veto", Counter(what=Target()), targets=(TARGET_SPELL,))
        table.settle()
        _cast(table, LEFT, "Bruno").cast("Veto").resolve()
        assert (table.where("carta"), table.looks("carta").name) == (Zone.GRAVEYARD, "Brace // Brina")
        assert table.life(1) == 20

    @pytest.mark.parametrize(("copy", "label"), [(False, "carta"), (True, "carta~")])
    def test_709_3c_cast_as_something_resolves_a_half_is_chosen_of_the_card_or_of_its_copy(self, copy, label):
        table = Table()
        table.put("carta", CARD, zone=Zone.EXILE)
        cast = CastNow(what=Target(), copy=copy)
        instant(table, "Richiamo", cast, targets=(TargetSpec(objects=Filter(zone=Zone.EXILE)),))
        table.settle()
        table.cast("Richiamo").resolve(True, "Brina", "Anna")
        assert table.looks(label).name == "Brina"
        assert ("carta" in table.zone(Zone.EXILE)) is copy


class TestFuse:
    FUSED = combined(FIRE.but(abilities=(*FIRE.abilities, FUSE)), ICE.but(abilities=(*ICE.abilities, FUSE)))

    def test_702_102d_both_halves_are_followed_the_left_one_first(self):
        table = _cast(_table(self.FUSED), FUSED, "Bruno", "Anna")
        seen = table.looks("carta")
        assert (seen.mana_value, seen.colors, seen.names) == (4, (Color.BLUE, Color.RED), ("Brace", "Brina"))
        table.resolve()
        assert (table.life(0), table.life(1)) == (21, 18)
        assert {"702.102a", "702.102b", "702.102c", "702.102d"} <= set(table.rules())

    def test_702_102a_without_fuse_they_are_not_cast_together(self):
        table = _table()
        assert refused(table, Cast(A, table.id("carta"), half=FUSED)) == ("no fuse", "702.102a")

    def test_702_102a_only_from_hand(self):
        table = _table(self.FUSED, Zone.GRAVEYARD)
        assert refused(table, Cast(A, table.id("carta"), half=FUSED)) == ("no fuse", "702.102a")

    def test_702_102c_the_mana_cost_of_each_half_is_paid(self):

        for mana, paid in (("URRR", True), ("URR", False)):
            table = Table(variant=(EXACT_COSTS,))
            table.put("carta", self.FUSED, zone=Zone.HAND)
            table.builder.adjust(A, mana=tuple(Mana(kind=letter) for letter in mana))
            table.library(0, 2)
            table.settle()
            if paid:
                _cast(table, FUSED, "Bruno", "Anna")
                assert table.game.player(A).mana == ()
            else:
                assert refused_with_targets(table) == "cannot pay"

    def test_702_102d_a_target_of_one_half_that_is_gone_leaves_the_other_half(self):
        """608.2b: the whole spell has two targets, and one of them is enough."""
        strike = half(
            "Sferza",
            "{R}",
            LoseLife(amount=Count(Filter(types=(CardType.CREATURE,))), who=Target()),
            targets=(TARGET_PLAYER,),
            more=(FUSE,),
        )
        table = Table(3)
        table.put("carta", combined(strike, ICE), zone=Zone.HAND)
        table.creature("Orso", 2, 2)
        table.library(0, 2)
        table.settle()
        _cast(table, FUSED, "Carla", "Anna")

        concede(table, 2)
        table.resolve()
        assert table.life(0) == 21


def refused_with_targets(table: Table) -> str:

    played = play(table.game, Cast(A, table.id("carta"), half=FUSED), (Answer(keys=("p1",)), Answer(keys=("p0",))))
    assert played.refused is not None
    return played.refused.why


class TestAftermath:
    AFTER = combined(FIRE, ICE.but(abilities=(*ICE.abilities, AFTERMATH)))

    def test_702_127a_that_half_is_cast_from_the_graveyard_and_then_exiled(self):
        table = _cast(_table(self.AFTER, Zone.GRAVEYARD), RIGHT, "Anna")
        assert table.looks("carta").name == "Brina"
        table.resolve()
        assert (table.where("carta"), table.life(0)) == (Zone.EXILE, 21)
        assert table.looks("carta").names == ("Brace", "Brina")
        assert "702.127a" in table.rules()
        assert "702.34a" not in table.rules()

    def test_702_127a_the_other_half_is_not(self):
        table = _table(self.AFTER, Zone.GRAVEYARD)
        assert refused(table, Cast(A, table.id("carta"), half=LEFT)) == ("not in hand", "601.3")

    def test_702_127a_that_half_is_cast_from_nowhere_else(self):
        table = _table(self.AFTER)
        assert refused(table, Cast(A, table.id("carta"), half=RIGHT)) == ("forbidden", "702.127a")
        _cast(table, LEFT, "Bruno").resolve()
        assert table.where("carta") is Zone.GRAVEYARD

    def test_702_127a_a_half_without_it_is_not_cast_from_the_graveyard(self):
        table = _table(CARD, Zone.GRAVEYARD)
        assert refused(table, Cast(A, table.id("carta"), half=RIGHT)) == ("not in hand", "601.3")

    def test_702_127a_of_aftermath_no_opponent_makes_use(self):
        table = _table(self.AFTER, Zone.GRAVEYARD)

        pass_on(table)
        assert refused(table, Cast(PlayerId(1), table.id("carta"), half=RIGHT))[1] == "601.3"

    def test_702_127a_the_rule_of_the_keyword_is_its_own(self):
        assert str(DEFINED_BY["aftermath"]) == "702.127a"
