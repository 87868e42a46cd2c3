"""116.2m, 709.5: split cards that are permanents: what is unlocked of them, and what turns that."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Unlock, legal_actions
from engine.board.board_of import board_of
from engine.board.derivation import derivation
from engine.board.matching import failure
from engine.cards.abilities.ability import Cost, Static, Triggered
from engine.cards.abilities.casting import ChangesCost
from engine.cards.abilities.conditions import Within
from engine.cards.abilities.continuous import ChangeTypes, ModifyPT, SetPT
from engine.cards.abilities.copying import BecomeCopy, CopyOnStack, CreateCopies
from engine.cards.abilities.doors import LockDoor, UnlockDoor
from engine.cards.abilities.filters import Bounds, Filter, TargetSpec
from engine.cards.abilities.objects import Move
from engine.cards.abilities.players import AddMana, GainLife
from engine.cards.abilities.quantities import Differing, Fixed, UnlockedDoors
from engine.cards.abilities.references import Target, This
from engine.cards.abilities.spending import Spending
from engine.cards.abilities.triggers import THIS_DOOR, Unlocks, enters
from engine.cards.abilities.turning import TurnFaceDown
from engine.cards.characteristics import Characteristics
from engine.cards.mana import Mana
from engine.cards.split import LEFT, RIGHT, combined, has_shared_type_line
from engine.costs.mana_costs import EXACT_COSTS
from engine.state.actions import Cast
from engine.words.terms import CardType, Color, Relation, TurnStep, Zone
from tests.engine.support import Table, card
from tests.engine.support_more import MY_CREATURES, THREE, A, free, instant, pass_on, refused, sorcery, when

ROOM: dict[str, Any] = {"types": (CardType.ENCHANTMENT,), "subtypes": ("Room",)}
ROOMS = Filter(subtypes=("Room",))
MY_ROOMS = Filter(subtypes=("Room",), controller=Relation.YOU)
TARGET_ROOM = TargetSpec(objects=ROOMS)

OPENED = when(Unlocks(door=THIS_DOOR))
STRONGER = Static(parts=(ModifyPT(Fixed(1), Fixed(1)),), affects=MY_CREATURES)
CELLAR = card("Cantina", OPENED, mana_cost="{1}{R}", colors=(Color.RED,), **ROOM)
ATTIC = card("Soffitta", STRONGER, mana_cost="{2}{U}", colors=(Color.BLUE,), **ROOM)
HOUSE = combined(CELLAR, ATTIC)


def _table(zone: Zone = Zone.BATTLEFIELD, printed: Characteristics = HOUSE, **more: Any) -> Table:
    unlocked = more.pop("unlocked", ())
    table = Table(**more)
    table.put("casa", printed, zone=zone, unlocked=unlocked)
    table.creature("Orso", 2, 2)
    return table


def _cast(table: Table, which: str) -> Table:
    return table._act(Cast(A, table.id("casa"), half=which), ())


def _unlock(table: Table, door: str = "", *answers: Any) -> Table:
    return table._act(Unlock(A, table.id("casa"), door), answers)


def _power(table: Table) -> int | None:
    return table.looks("Orso").power


class TestWhatItIs:
    @pytest.mark.parametrize(
        ("unlocked", "name", "cost", "value", "colors", "abilities", "power"),
        [
            ((), "", None, 0, (), 0, 2),
            ((LEFT,), "Cantina", "{1}{R}", 2, (Color.RED,), 1, 2),
            ((RIGHT,), "Soffitta", "{2}{U}", 3, (Color.BLUE,), 1, 3),
            ((LEFT, RIGHT), "Cantina // Soffitta", "{3}{U}{R}", 5, (Color.BLUE, Color.RED), 2, 3),
        ],
    )
    def test_709_5_a_permanent_is_what_is_unlocked_of_it(self, unlocked, name, cost, value, colors, abilities, power):
        table = _table(unlocked=unlocked).settle()
        seen = table.looks("casa")
        assert (seen.name, seen.mana_cost, seen.mana_value, seen.colors) == (name, cost, value, colors)
        assert (len(seen.abilities), _power(table)) == (abilities, power)

    def test_709_5_elsewhere_it_is_both_halves_whatever_it_was(self):
        for zone in (Zone.HAND, Zone.GRAVEYARD, Zone.EXILE):
            table = _table(zone).settle()
            assert (table.looks("casa").mana_value, table.looks("casa").names) == (5, ("Cantina", "Soffitta"))

    def test_709_5a_both_halves_have_the_types_of_the_one_type_line(self):
        table = _table().settle()
        seen = table.looks("casa")
        assert (seen.types, seen.subtypes) == ((CardType.ENCHANTMENT,), ("Room",))
        assert all((half.types, half.subtypes) == (seen.types, seen.subtypes) for half in HOUSE.halves)

    def test_709_5a_halves_of_different_types_share_no_type_line(self):
        other = ATTIC.but(subtypes=("Shrine",))
        assert has_shared_type_line(CELLAR, ATTIC)
        assert not has_shared_type_line(CELLAR, other)
        assert type(combined(CELLAR, other).abilities[-1]).__name__ == "NotUnderstood"

    def test_709_4a_both_unlocked_it_has_either_name(self):
        for unlocked, why in (((LEFT, RIGHT), None), ((LEFT,), "name")):
            table = _table(unlocked=unlocked).settle()
            wanted = Filter(name="Soffitta")
            one = table.id("casa")
            assert failure(wanted, board_of(table.game), one, source=one, you=A) == why

    def test_709_5_its_derivation_says_by_which_rule_it_lost_a_half(self):
        table = _table(unlocked=(LEFT,)).settle()
        (applied,) = derivation(table.game, table.id("casa")).applied
        assert (applied.before.name, applied.after.name) == ("Cantina // Soffitta", "Cantina")
        assert [str(rule) for rule in applied.rules] == ["709.5"]
        whole = _table(unlocked=(LEFT, RIGHT)).settle()
        assert derivation(whole.game, whole.id("casa")).applied == ()

    def test_709_5_a_half_that_says_the_same_as_the_other_goes_alone(self):
        twin = combined(ATTIC, ATTIC.but(name="Torretta"))
        for unlocked, power in (((), 2), ((RIGHT,), 3), ((LEFT, RIGHT), 4)):
            assert _power(_table(printed=twin, unlocked=unlocked).settle()) == power


class TestEntering:
    def test_709_3b_on_the_stack_it_is_the_half_that_was_cast(self):
        table = _cast(_table(Zone.HAND).settle(), LEFT)
        seen = table.looks("casa")
        assert (seen.name, seen.mana_value, seen.halves) == ("Cantina", 2, ())

    @pytest.mark.parametrize(("which", "life", "power"), [(LEFT, 21, 2), (RIGHT, 20, 3)])
    def test_709_5d_the_half_that_was_cast_is_unlocked_as_it_enters(self, which, life, power):
        table = _cast(_table(Zone.HAND).settle(), which).resolve()
        assert table.one("casa").unlocked == (which,)
        assert "709.5d" in table.rules()
        table.play_out()
        assert (table.life(0), _power(table)) == (life, power)

    def test_709_5d_put_onto_the_battlefield_otherwise_no_half_is(self):
        table = _table(Zone.GRAVEYARD)
        in_a_graveyard = TargetSpec(objects=Filter(zone=Zone.GRAVEYARD))
        sorcery(table, "Ritorno", Move(what=Target(), to=Zone.BATTLEFIELD), targets=(in_a_graveyard,))
        table.settle().cast("Ritorno").resolve()
        assert table.one("casa").unlocked == ()
        assert (table.looks("casa").name, table.life(0), _power(table)) == ("", 20, 2)
        assert "709.5d" in table.rules()

    def test_709_5c_what_has_left_and_comes_back_is_locked(self):
        table = _table(unlocked=(LEFT, RIGHT))
        bounce = Move(what=Target(), to=Zone.HAND)
        instant(table, "Ritirata", bounce, targets=(TARGET_ROOM,))
        table.settle().cast("Ritirata").resolve()
        assert table.one("casa").unlocked == ()
        _cast(table, RIGHT).resolve()
        assert table.one("casa").unlocked == (RIGHT,)

    def test_709_3a_only_the_half_is_looked_at_as_it_is_cast(self):
        table = _table(Zone.HAND, variant=(EXACT_COSTS,))
        table.builder.adjust(A, mana=(Mana(kind="R"), Mana(kind="R")))
        table.settle()
        assert refused(table, Cast(A, table.id("casa"), half=RIGHT))[0] == "cannot pay"
        _cast(table, LEFT)
        assert table.game.player(A).mana == ()


class TestUnlocking:
    def test_116_2m_a_locked_half_is_unlocked_without_the_stack(self):
        table = _unlock(_table(unlocked=(LEFT,)).settle(), RIGHT)
        assert table.one("casa").unlocked == (LEFT, RIGHT)
        assert (table.stack(), _power(table)) == ([], 3)
        assert {"116.2m", "709.5e"} <= set(table.rules())

    def test_709_5e_which_half_is_asked_where_both_are_locked(self):
        table = _unlock(_table().settle(), "", "Cantina")
        assert table.one("casa").unlocked == (LEFT,)
        assert table.triggered() == ["casa"]

    def test_709_5e_its_mana_cost_is_paid(self):
        for mana, paid in (("UUU", True), ("UU", False), ("RRR", False)):
            table = _table(unlocked=(LEFT,), variant=(EXACT_COSTS,))
            table.builder.adjust(A, mana=tuple(Mana(kind=letter) for letter in mana))
            table.settle()
            if paid:
                assert _unlock(table).game.player(A).mana == ()
            else:
                assert refused(table, Unlock(A, table.id("casa")))[0] == "cannot pay"

    def test_116_2m_only_when_a_sorcery_could_be_cast(self):
        table = _table(active=1).settle()
        pass_on(table)
        assert refused(table, Unlock(A, table.id("casa"), LEFT)) == ("not your turn", "116.2m")
        upkeep = _table(step=TurnStep.UPKEEP).settle()
        assert refused(upkeep, Unlock(A, upkeep.id("casa"), LEFT)) == ("not a main phase", "116.2m")
        busy = _table()
        instant(busy, "Sorso", GainLife(amount=THREE))
        busy.settle().cast("Sorso")
        assert refused(busy, Unlock(A, busy.id("casa"), LEFT)) == ("stack not empty", "116.2m")
        assert _unlock(busy.resolve(), LEFT).one("casa").unlocked == (LEFT,)

    def test_116_2m_only_by_who_controls_it(self):
        table = Table()
        table.put("casa", HOUSE, controller=1)
        table.settle()
        assert refused(table, Unlock(A, table.id("casa"), LEFT)) == ("not the controller", "116.2m")

    def test_709_5e_not_what_is_unlocked_and_not_what_has_no_halves(self):
        table = _table(unlocked=(LEFT,)).settle()
        assert refused(table, Unlock(A, table.id("casa"), LEFT)) == ("not locked", "709.5e")
        assert refused(table, Unlock(A, table.id("Orso"), LEFT)) == ("no doors", "709.5")
        hand = _table(Zone.HAND).settle()
        assert refused(hand, Unlock(A, hand.id("casa"), LEFT)) == ("not there", "116.2m")

    def test_118_6_a_half_without_a_mana_cost_is_not_unlocked_so(self):
        table = _table(printed=combined(CELLAR, ATTIC.but(mana_cost=None)), unlocked=(LEFT,)).settle()
        assert refused(table, Unlock(A, table.id("casa"))) == ("no mana cost", "118.6")

    def test_116_2m_the_legal_actions_have_one_for_each_locked_half(self):
        def doors(table: Table) -> list[str]:
            found = legal_actions(table.game, A)
            return [one.action.door for one in found if isinstance(one.action, Unlock)]

        assert doors(_table().settle()) == [LEFT, RIGHT]
        assert doors(_table(unlocked=(RIGHT,)).settle()) == [LEFT]
        assert doors(_table(unlocked=(LEFT, RIGHT)).settle()) == []
        assert doors(_table(step=TurnStep.UPKEEP).settle()) == []

    def test_601_2f_unlock_costs_are_changed_by_what_speaks_of_them(self):
        for mana, who, paid in (("U", Relation.YOU, True), ("U", Relation.OPPONENT, False)):
            table = _table(unlocked=(LEFT,), variant=(EXACT_COSTS,))
            table.permanent("Guida", ChangesCost(doors=True, less="{2}", who=who))
            table.builder.adjust(A, mana=tuple(Mana(kind=letter) for letter in mana))
            table.settle()
            if paid:
                assert _unlock(table).one("casa").unlocked == (LEFT, RIGHT)
            else:
                assert refused(table, Unlock(A, table.id("casa")))[0] == "cannot pay"

    def test_601_2f_what_makes_spells_cost_less_does_not_change_them(self):
        table = _table(unlocked=(LEFT,), variant=(EXACT_COSTS,))
        table.permanent("Guida", ChangesCost(spells=Filter(zone=Zone.STACK), less="{2}"))
        table.builder.adjust(A, mana=(Mana(kind="U"),))
        table.settle()
        assert refused(table, Unlock(A, table.id("casa")))[0] == "cannot pay"

    @pytest.mark.parametrize(
        ("spending", "paid"), [(Spending(doors=True), True), (Spending(turning_up=True), False), (None, True)]
    )
    def test_106_6_mana_for_doors_alone_is_spent_on_them(self, spending, paid):
        table = _table(unlocked=(LEFT,), variant=(EXACT_COSTS,))
        tap = free(AddMana(choices=(("U", "U", "U"),), spending=spending), cost=Cost(tap=True))
        table.permanent("Fonte", tap)
        table.settle().activate("Fonte", 0)
        if paid:
            assert _unlock(table).one("casa").unlocked == (LEFT, RIGHT)
        else:
            assert refused(table, Unlock(A, table.id("casa")))[0] == "cannot pay"

    def test_106_6_mana_for_doors_alone_casts_no_room(self):
        table = _table(Zone.HAND, variant=(EXACT_COSTS,))
        tap = free(AddMana(choices=(("R", "R"),), spending=Spending(doors=True)), cost=Cost(tap=True))
        table.permanent("Fonte", tap)
        table.settle().activate("Fonte", 0)
        assert refused(table, Cast(A, table.id("casa"), half=LEFT))[0] == "cannot pay"


class TestCounting:
    def test_709_5j_unlocked_doors_are_counted(self):
        count = UnlockedDoors(MY_ROOMS)
        big = Static(parts=(ModifyPT(Fixed(3), Fixed(0)),), condition=Within(count, Bounds(least=2)))
        for unlocked, power in (((LEFT,), 1), ((LEFT, RIGHT), 4)):
            table = _table(unlocked=unlocked, printed=combined(CELLAR, CELLAR.but(name="Dispensa")))
            table.creature("Furia", 1, 4, big)
            table.put("altrui", HOUSE, controller=1, unlocked=(LEFT, RIGHT))
            assert table.settle().looks("Furia").power == power

    def test_709_5j_their_different_names_are_counted(self):
        size = SetPT(power=Differing(what="names", filter=MY_ROOMS), toughness=Fixed(4))
        for unlocked, power in (((), 2), ((LEFT,), 2), ((RIGHT,), 3)):
            table = _table(unlocked=unlocked)
            table.put("villa", combined(CELLAR, CELLAR.but(name="Dispensa")), unlocked=(LEFT, RIGHT))
            table.creature("Furia", 1, 4, Static(parts=(size,)))
            table.settle()
            assert table.looks("Furia").power == power + (RIGHT in unlocked)


class TestTriggers:
    def test_709_5h_only_of_the_half_in_which_the_ability_is(self):
        both = combined(
            CELLAR, CELLAR.but(name="Dispensa", abilities=(when(Unlocks(door=THIS_DOOR), GainLife(amount=THREE)),))
        )
        for unlocked, door, life in (((RIGHT,), LEFT, 21), ((LEFT,), RIGHT, 23)):
            table = _unlock(_table(printed=both, unlocked=unlocked).settle(), door).play_out()
            assert table.life(0) == life
            assert "709.5e" in table.rules()

    def test_709_5h_as_an_effect_unlocks_it_as_well(self):
        table = _table()
        sorcery(table, "Chiave", UnlockDoor(what=Target()), targets=(TARGET_ROOM,))
        table.settle().cast("Chiave").resolve("Cantina")
        assert table.triggered() == ["casa"]

    def test_709_5h_not_as_it_is_locked_again_nor_for_another_permanent(self):
        table = _table(unlocked=(LEFT, RIGHT))
        table.put("villa", HOUSE)
        sorcery(table, "Chiave", LockDoor(what=Target()), targets=(TARGET_ROOM,))
        table.settle().cast("Chiave", "casa").resolve("Soffitta")
        table._act(Unlock(A, table.id("villa"), RIGHT), ())
        assert table.triggered() == []
        table._act(Unlock(A, table.id("villa"), LEFT), ())
        assert table.triggered() == ["villa"]

    def test_709_5i_fully_unlocked_is_what_has_both_and_had_not(self):
        watcher = when(Unlocks(subject=ROOMS, fully=True))
        for unlocked, door, life in (((), RIGHT, 20), ((LEFT,), RIGHT, 21)):
            table = _table(unlocked=unlocked)
            table.creature("Spettro", 1, 1, watcher)
            table.settle()
            assert _unlock(table, door).play_out().life(0) == life

    def test_709_5i_only_the_players_own_deeds(self):
        watcher = when(Unlocks(subject=ROOMS, fully=True))
        for controller, life in ((0, 21), (1, 20)):
            table = _table(unlocked=(LEFT,))
            table.creature("Spettro", 1, 1, watcher, controller=controller)
            table.settle()
            _unlock(table, RIGHT).play_out()
            assert table.life(controller) == life

    def test_709_5i_a_half_cast_is_no_full_unlocking(self):
        table = _table(Zone.HAND)
        table.creature(
            "Spettro", 1, 1, when(Unlocks(subject=ROOMS, fully=True)), when(enters(ROOMS), GainLife(amount=THREE))
        )
        table.settle()
        assert _cast(table, RIGHT).play_out().life(0) == 23


class TestCopies:
    def test_709_5b_a_copy_of_the_spell_keeps_both_halves_and_which_of_them_it_is(self):
        """As a token it enters with that half unlocked, and the other can be unlocked later."""
        table = _table(Zone.HAND)
        instant(
            table,
            "Eco",
            CopyOnStack(what=Target(), new_targets=False),
            targets=(TargetSpec(objects=Filter(zone=Zone.STACK)),),
        )
        table.settle()
        _cast(table, RIGHT).cast("Eco").resolve()
        assert table.looks("casa~").name == "Soffitta"
        assert "709.5b" in table.rules()
        table.resolve()
        assert (table.one("casa~").unlocked, _power(table)) == ((RIGHT,), 3)
        table.resolve()
        table._act(Unlock(A, table.id("casa~"), LEFT), ())
        assert table.looks("casa~").names == ("Cantina", "Soffitta")

    def test_707_2_a_token_that_is_a_copy_has_both_halves_and_no_designation(self):
        table = _table(unlocked=(LEFT, RIGHT))
        table.creature("Mago", 1, 1, free(CreateCopies(of=Target()), targets=(TARGET_ROOM,)))
        table.settle().activate("Mago", 0).resolve()
        (token,) = [one for one in table.game.objects.values() if one.kind.value == "token"]
        assert token.unlocked == ()
        assert board_of(table.game).characteristics(token.id).name == ""
        assert board_of(table.game).copiable(token.id).names == ("Cantina", "Soffitta")
        table._act(Unlock(A, token.id, RIGHT), ())
        assert (board_of(table.game).characteristics(token.id).name, _power(table)) == ("Soffitta", 4)

    def test_709_5c_what_becomes_a_copy_keeps_its_own_designations(self):
        other = combined(CELLAR.but(name="Pozzo"), CELLAR.but(name="Portico", mana_cost="{5}"))
        table = _table(printed=other, unlocked=(RIGHT,))
        table.put("villa", HOUSE, unlocked=(LEFT,))
        table.creature("Mago", 1, 1, free(BecomeCopy(what=Target(), of=Target(1)), targets=(TARGET_ROOM, TARGET_ROOM)))
        table.settle().activate("Mago", 0, "casa", "villa").resolve()
        assert (table.looks("casa").name, _power(table)) == ("Soffitta", 3)

    def test_709_5_what_becomes_a_copy_without_a_designation_is_locked(self):
        table = _table(unlocked=(LEFT, RIGHT))
        table.permanent(
            "Specchio",
            free(BecomeCopy(what=This(), of=Target()), targets=(TARGET_ROOM,)),
            types=(CardType.ENCHANTMENT,),
        )
        table.settle().activate("Specchio", 0).resolve()
        assert (table.looks("Specchio").name, _power(table)) == ("", 3)

    def test_708_2_face_down_it_has_no_doors(self):
        table = _table(unlocked=(LEFT,))
        table.creature("Mago", 1, 1, free(TurnFaceDown(what=Target()), targets=(TARGET_ROOM,)))
        table.settle().activate("Mago", 0).resolve()
        assert (table.looks("casa").power, table.looks("casa").halves) == (2, ())
        assert refused(table, Unlock(A, table.id("casa"), RIGHT)) == ("no doors", "709.5")


def test_613_types_that_are_added_stay_whatever_is_locked():
    table = _table(unlocked=(LEFT,))
    table.permanent("Decreto", Static(parts=(ChangeTypes(add=(CardType.ARTIFACT,)),), affects=ROOMS))
    table.settle()
    assert table.looks("casa").types == (CardType.ARTIFACT, CardType.ENCHANTMENT)
    assert isinstance(table.looks("casa").abilities[0], Triggered)
