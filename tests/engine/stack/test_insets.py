"""715, 720: adventurer and omen cards."""

from __future__ import annotations

import pytest

from engine.board.board_of import board_of
from engine.board.matching import failure
from engine.cards.abilities.ability import Cannot, Prohibition, SpellAbility
from engine.cards.abilities.casting import LetCast, MayCast
from engine.cards.abilities.casting import Permission as How
from engine.cards.abilities.casting_now import CastNow
from engine.cards.abilities.continuous import Duration
from engine.cards.abilities.copying import CopyOnStack, CreateCopies
from engine.cards.abilities.filters import Filter, TargetSpec
from engine.cards.abilities.objects import Counter, Move
from engine.cards.abilities.players import Draw, LoseLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import Target
from engine.cards.characteristics import Characteristics
from engine.stack.insets import INSET, NORMALLY
from engine.state.actions import Cast, PlayLand
from engine.words.terms import CardType, Color, Kind, PlayerId, Zone
from tests.engine.support import Table, card, creature
from tests.engine.support_more import TARGET_CREATURE, TARGET_PLAYER, TARGET_SPELL, A, free, pass_on, refused

B = PlayerId(1)
TALE = card(
    "Racconto",
    SpellAbility(effects=(LoseLife(amount=Fixed(2), who=Target()),), targets=(TARGET_PLAYER,)),
    types=(CardType.INSTANT,),
    subtypes=("Adventure",),
    mana_cost="{R}",
    colors=(Color.RED,),
)
GIANT = creature("Gigante", 4, 4, mana_cost="{3}{G}", colors=(Color.GREEN,), inset=TALE)
SIGN = card(
    "Segno",
    SpellAbility(effects=(Draw(),)),
    types=(CardType.SORCERY,),
    subtypes=("Omen",),
    mana_cost="{U}",
    colors=(Color.BLUE,),
)
DRAGON = creature("Drago", 5, 5, mana_cost="{4}{U}", colors=(Color.BLUE,), inset=SIGN)


def table(printed: Characteristics = GIANT, zone: Zone = Zone.HAND, owner: int = 0, **options) -> Table:
    made = Table(**options)
    made.put("carta", printed, owner=owner, zone=zone)
    for player in (0, 1):
        made.library(player, 3)
    return made.settle()


def cast(at: Table, how: str, *answers) -> Table:
    return at._act(Cast(A, at.id("carta"), half=how), answers)


def adventure(at: Table) -> Table:
    return cast(at, INSET, "Bruno").resolve()


class TestTwoWays:
    def test_715_3b_as_an_adventure_it_has_only_the_alternative_characteristics(self):
        at = cast(table(), INSET, "Bruno")
        seen = at.looks("carta")
        assert (seen.name, seen.mana_value, seen.colors, seen.types) == (
            "Racconto",
            1,
            (Color.RED,),
            (CardType.INSTANT,),
        )
        assert (seen.power, seen.inset) == (None, None)
        assert {"715.3", "715.3a", "715.3b"} <= set(at.rules())

    def test_715_4_control_cast_normally_it_is_the_creature(self):
        at = cast(table(), NORMALLY)
        assert (at.looks("carta").name, at.looks("carta").power) == ("Gigante", 4)
        assert "715.3b" not in at.rules()
        at.resolve()
        assert at.where("carta") is Zone.BATTLEFIELD
        assert at.life(1) == 20

    def test_715_3_which_is_asked_where_it_is_not_said(self):
        at = table()
        at._act(Cast(A, at.id("carta")), ("Racconto", "Bruno"))
        assert at.looks("carta").name == "Racconto"

    @pytest.mark.parametrize("zone", [Zone.HAND, Zone.GRAVEYARD, Zone.EXILE, Zone.BATTLEFIELD, Zone.LIBRARY])
    def test_715_4_elsewhere_it_has_its_normal_characteristics_alone(self, zone):
        seen = table(zone=zone).looks("carta")
        assert (seen.name, seen.types, seen.colors, seen.mana_value) == (
            "Gigante",
            (CardType.CREATURE,),
            (Color.GREEN,),
            4,
        )

    def test_715_3a_only_the_adventure_is_looked_at(self):
        """In another player's turn the instant can be cast and the creature cannot; nothing is asked then."""
        at = table(active=1)
        pass_on(at)
        assert refused(at, Cast(A, at.id("carta"), half=NORMALLY))[1] == "117.1a"
        at._act(Cast(A, at.id("carta")), ("Bruno",))
        assert at.looks("carta").name == "Racconto"

    def test_715_3a_what_forbids_creature_spells_does_not_forbid_it(self):
        kept = Cannot(what=Prohibition.CAST, objects=Filter(zone=Zone.STACK, types=(CardType.CREATURE,)))
        at = Table()
        at.put("carta", GIANT, zone=Zone.HAND)
        at.creature("Veto", 1, 1, kept)
        at.settle()
        assert refused(at, Cast(A, at.id("carta"), half=NORMALLY))[1] == "101.2"
        assert cast(at, INSET, "Bruno").looks("carta").name == "Racconto"

    def test_715_2a_it_has_an_adventure_also_where_it_does_not_use_it(self):
        at = Table()
        at.put("carta", GIANT)
        at.creature("Orso", 2, 2)
        at.put("altra", GIANT, zone=Zone.HAND)
        at.settle()
        wanted = Filter(inset="Adventure")

        def why(label: str, filter_: Filter = wanted) -> str | None:
            return failure(filter_, board_of(at.game), at.id(label), source=at.id("Orso"), you=A)

        assert (why("carta"), why("Orso")) == (None, "inset")
        assert why("carta", Filter(inset="Omen")) == "inset"
        at._act(Cast(A, at.id("altra"), half=INSET), ("Bruno",))
        assert why("altra", Filter(zone=Zone.STACK, inset="Adventure")) is None

    def test_715_2b_a_token_that_copies_it_has_an_adventure_too(self):
        copier = free(CreateCopies(of=Target()), targets=(TARGET_CREATURE,))
        at = table_with("Mago", copier, zone=Zone.BATTLEFIELD)
        at.activate("Mago", 0, "carta").resolve()
        (token,) = [one for one in at.game.objects.values() if one.kind is Kind.TOKEN]
        assert board_of(at.game).characteristics(token.id).inset == TALE


class TestExile:
    def test_715_3d_it_is_exiled_as_it_resolves_and_may_be_played(self):
        at = adventure(table())
        assert (at.where("carta"), at.life(1)) == (Zone.EXILE, 18)
        assert at.looks("carta").name == "Gigante"
        assert "715.3d" in at.rules()
        cast(at, NORMALLY).resolve()
        assert at.where("carta") is Zone.BATTLEFIELD

    def test_715_3d_not_as_an_adventure_again(self):
        at = adventure(table())
        assert refused(at, Cast(A, at.id("carta"), half=INSET))[1] == "715.3d"

    def test_715_3d_another_effect_may_let_it_be_cast_as_an_adventure(self):
        let = free(
            LetCast(what=Target(), how=How(), until=Duration.END_OF_TURN),
            targets=(TargetSpec(objects=Filter(zone=Zone.EXILE)),),
        )
        at = adventure(table_with("Mago", let))
        at.activate("Mago", 0).resolve()
        assert cast(at, INSET, "Bruno").looks("carta").name == "Racconto"

    def test_715_3d_the_opponent_may_not_play_it(self):
        at = adventure(table())
        pass_on(at)
        assert refused(at, Cast(B, at.id("carta"), half=NORMALLY))[1] == "601.3"

    def test_715_3d_control_countered_it_goes_to_the_graveyard(self):
        at = table_with("Mago", free(Counter(what=Target()), targets=(TARGET_SPELL,)))
        cast(at, INSET, "Bruno")
        at.activate("Mago", 0).resolve()
        assert (at.where("carta"), at.looks("carta").name) == (Zone.GRAVEYARD, "Gigante")
        assert refused(at, Cast(A, at.id("carta"), half=NORMALLY))[1] == "601.3"

    def test_715_3d_control_exiled_by_something_else_it_may_not_be_played(self):
        exile = free(Move(what=Target(), to=Zone.EXILE), targets=(TARGET_SPELL,))
        at = table_with("Mago", exile)
        cast(at, INSET, "Bruno")
        at.activate("Mago", 0).resolve()
        assert at.where("carta") is Zone.EXILE
        assert refused(at, Cast(A, at.id("carta"), half=NORMALLY))[1] == "601.3"

    def test_715_3d_once_it_has_left_exile_it_may_be_played_no_more(self):
        back = free(Move(what=Target(), to=Zone.GRAVEYARD), targets=(TargetSpec(objects=Filter(zone=Zone.EXILE)),))
        at = adventure(table_with("Mago", back))
        at.activate("Mago", 0).resolve()
        assert refused(at, Cast(A, at.id("carta"), half=NORMALLY))[1] == "601.3"

    def test_715_3d_a_land_is_played_from_exile(self):
        """'Play', and not only cast."""
        land = card("Borgo", types=(CardType.LAND,), inset=TALE)
        at = adventure(table(land))
        at._act(PlayLand(A, at.id("carta")), ())
        assert at.where("carta") is Zone.BATTLEFIELD

    def test_715_3d_control_a_land_in_exile_for_another_reason_is_not_played(self):
        land = card("Borgo", types=(CardType.LAND,), inset=TALE)
        at = table(land, zone=Zone.EXILE)
        assert refused(at, PlayLand(A, at.id("carta")))[1] == "305.1"

    def test_715_3d_an_opponents_card_may_be_played_by_who_cast_the_adventure(self):
        let = free(
            LetCast(what=Target(), how=How(), until=Duration.END_OF_TURN),
            targets=(TargetSpec(objects=Filter(zone=Zone.EXILE)),),
        )
        at = Table()
        at.put("carta", GIANT, owner=1, zone=Zone.EXILE)
        at.creature("Mago", 1, 1, let)
        at.settle().activate("Mago", 0).resolve()
        adventure(at)
        assert at.where("carta") is Zone.EXILE
        cast(at, NORMALLY).resolve()
        assert board_of(at.game).controller(at.id("carta")) == A


def table_with(name: str, *abilities, zone: Zone = Zone.HAND) -> Table:
    made = Table()
    made.put("carta", GIANT, zone=zone)
    made.creature(name, 1, 1, *abilities)
    for player in (0, 1):
        made.library(player, 3)
    return made.settle()


class TestCopies:
    def test_715_3c_a_copy_is_an_adventure_and_nothing_of_the_creature(self):
        at = table_with("Mago", free(CopyOnStack(what=Target()), targets=(TARGET_SPELL,)))
        cast(at, INSET, "Bruno")
        at.activate("Mago", 0).resolve("Bruno")
        (copy,) = [one for one in at.game.objects.values() if one.kind is Kind.COPY_OF_SPELL]
        seen = board_of(at.game).characteristics(copy.id)
        assert (seen.name, seen.subtypes, copy.whole) == ("Racconto", ("Adventure",), None)
        at.resolve()
        assert (at.life(1), at.where("carta")) == (18, Zone.STACK)
        at.resolve()
        assert (at.life(1), at.where("carta")) == (16, Zone.EXILE)

    def test_715_3c_a_copy_of_the_card_may_be_cast_as_an_adventure(self):
        """The copy in the graveyard has both sets of characteristics; it ceases to exist after it was exiled."""
        recast = free(
            CastNow(what=Target(), copy=True, free=True), targets=(TargetSpec(objects=Filter(zone=Zone.GRAVEYARD)),)
        )
        at = Table()
        at.put("carta", GIANT, zone=Zone.GRAVEYARD)
        at.creature("Mago", 1, 1, recast)
        at.settle().activate("Mago", 0).resolve(True, "Racconto", "Bruno")
        at.resolve()
        assert at.life(1) == 18
        assert [one for one in at.game.objects.values() if one.kind is Kind.COPY_OF_CARD] == []


class TestPermissions:
    """601.3e: what an effect allows is judged by the characteristics with which it would be cast."""

    def _top(self, *types: CardType) -> Table:
        at = Table()
        at.put("carta", GIANT, zone=Zone.LIBRARY)
        rule = MayCast(cards=Filter(zone=Zone.LIBRARY, any_type=types), top=True)
        at.creature("Orda", 1, 1, rule)
        return at.settle()

    def test_601_3e_instants_from_the_top_allow_the_adventure_and_not_the_creature(self):
        at = self._top(CardType.INSTANT, CardType.SORCERY)
        assert refused(at, Cast(A, at.id("carta"), half=NORMALLY))[1] == "601.3"
        assert cast(at, INSET, "Bruno").where("carta") is Zone.STACK

    def test_601_3e_control_creatures_from_the_top_allow_the_creature_and_not_the_adventure(self):
        at = self._top(CardType.CREATURE)
        assert refused(at, Cast(A, at.id("carta"), half=INSET))[1] == "601.3"
        assert cast(at, NORMALLY).where("carta") is Zone.STACK


class TestOmens:
    def test_720_3d_it_is_shuffled_into_the_library_as_it_resolves(self):
        at = cast(table(DRAGON), INSET)
        assert at.looks("carta").name == "Segno"
        before = len(at.game.zone(Zone.LIBRARY, A))
        at.resolve()
        assert at.where("carta") is Zone.LIBRARY
        assert len(at.game.zone(Zone.LIBRARY, A)) == before
        assert {"720.3", "720.3b", "720.3d", "701.24a"} <= set(at.rules())
        assert at.one("carta").shuffled

    def test_720_3d_control_countered_it_goes_to_the_graveyard(self):
        at = Table()
        at.put("carta", DRAGON, zone=Zone.HAND)
        at.creature("Mago", 1, 1, free(Counter(what=Target()), targets=(TARGET_SPELL,)))
        cast(at.settle(), INSET)
        at.activate("Mago", 0).resolve()
        assert at.where("carta") is Zone.GRAVEYARD

    def test_720_3a_the_sorcery_cannot_be_cast_in_anothers_turn(self):
        at = table(DRAGON, active=1)
        pass_on(at)
        assert refused(at, Cast(A, at.id("carta"), half=INSET))[1] == "117.1a"

    def test_720_3c_a_copy_is_an_omen(self):
        at = Table()
        at.put("carta", DRAGON, zone=Zone.HAND)
        at.library(0, 3)
        at.creature("Mago", 1, 1, free(CopyOnStack(what=Target()), targets=(TARGET_SPELL,)))
        cast(at.settle(), INSET)
        at.activate("Mago", 0).resolve()
        (copy,) = [one for one in at.game.objects.values() if one.kind is Kind.COPY_OF_SPELL]
        assert board_of(at.game).characteristics(copy.id).subtypes == ("Omen",)

    def test_720_4_elsewhere_it_has_its_normal_characteristics_alone(self):
        at = table(DRAGON)
        assert (at.looks("carta").name, at.looks("carta").types) == ("Drago", (CardType.CREATURE,))
        assert cast(at, NORMALLY).resolve().where("carta") is Zone.BATTLEFIELD

    @pytest.mark.parametrize(("copied", "omen"), [("carta", True), ("Mago", False)])
    def test_720_2b_a_token_that_copies_it_has_an_omen_too(self, copied: str, omen: bool):
        at = Table()
        at.put("carta", DRAGON)
        at.creature("Mago", 1, 1, free(CreateCopies(of=Target()), targets=(TARGET_CREATURE,)))
        at.settle().activate("Mago", 0, copied).resolve()
        (token,) = [one for one in at.game.objects.values() if one.kind is Kind.TOKEN]
        assert board_of(at.game).characteristics(token.id).has_inset("Omen") is omen

    def test_720_2a_it_has_an_omen_and_no_adventure(self):
        assert (DRAGON.has_inset("Omen"), DRAGON.has_inset("Adventure")) == (True, False)
        assert (GIANT.has_inset("Omen"), GIANT.has_inset("Adventure")) == (False, True)
