"""Rules of chapters 2, 4 and 6 that examples of the reference speak of: names, what enters, what was done before."""

from __future__ import annotations

from typing import Any

from engine import play
from engine.board.board_of import board_of
from engine.cards.abilities.ability import Activated, Cannot, Cost, Keyword, PlayerScope, Prohibition, Replaces, Static
from engine.cards.abilities.casting import AsThoughFlash, MayCast, Permission
from engine.cards.abilities.choices import ForEach
from engine.cards.abilities.continuous import ChangeTypes, DefinePT, GainAbility, ModifyPT
from engine.cards.abilities.copying import CreateCopies
from engine.cards.abilities.damage import DealDamage, PutCounters
from engine.cards.abilities.filters import CREATURE, Filter, TargetSpec
from engine.cards.abilities.lasting import Apply, Prevent
from engine.cards.abilities.objects import CreateTokens, Move
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.quantities import AttackedWith, Count, CountersOn, DifferentNames, Fixed, ManaValueOf, Sum
from engine.cards.abilities.references import Every, Granter, One, Remembered, SharingColor, Target, This, TopOf, You
from engine.cards.characteristics import Characteristics
from engine.state.actions import Activate, Cast, PlayLand
from engine.words.terms import CardType, Color, FaceDown, Relation, TurnStep, Zone
from tests.engine.laying import pt
from tests.engine.support import Table, card, creature
from tests.engine.support_more import (
    ARTIFACT,
    ENCHANTMENT,
    LAND,
    TARGET_CREATURE,
    THIS,
    A,
    attack,
    deck,
    die,
    free,
    instant,
    moved,
    pass_on,
    refused,
    sorcery,
)

# --- 201: names

DEMONS = Filter(subtypes=("Demon",), controller=Relation.YOU)


def _demons(*names: str, face_down: bool = False) -> Table:
    at = Table()
    gains = GainLife(amount=DifferentNames(DEMONS))
    at.permanent("Patto", free(gains), **ENCHANTMENT)
    fiends = Static(parts=(ChangeTypes(add_subtypes=("Demon",)),), affects=Filter(types=(CardType.CREATURE,)))
    at.permanent("Abisso", fiends, **ENCHANTMENT)
    for number, name in enumerate(names):
        at.creature(f"d{number}", 1, 1, name=name)
    if face_down:
        at.creature("velata", 3, 3, face_down=FaceDown.MORPH)
    return at.settle().activate("Patto", 0).resolve()


def test_201_2b_what_has_no_name_is_not_of_a_different_one() -> None:
    assert _demons("Azral", "Belok", "Cirth", face_down=True).life(0) == 23
    assert _demons("Azral", "Belok", "Cirth", "Dorun").life(0) == 24


def test_201_2b_control_two_of_one_name_count_once() -> None:
    assert _demons("Azral", "Azral", "Belok").life(0) == 22


SLIME = Static(
    parts=(DefinePT(CountersOn("slime", Granter()), CountersOn("slime", Granter())),), holder=This(), defines=True
)


def _moulds() -> Table:
    """Two moulds; the first makes an ooze as big as the counters on its maker."""
    at = Table()
    ooze = Characteristics(name="Melma", types=(CardType.CREATURE,), abilities=(SLIME,))
    make = (PutCounters(counter="slime", on=This()), CreateTokens(token=ooze))
    at.permanent("Muffa", free(*make), counters={"slime": 1}, **ENCHANTMENT)
    at.permanent("Altra", counters={"slime": 5}, name="Muffa", **ENCHANTMENT)
    instant(at, "Eco", CreateCopies(of=Target()), targets=(TARGET_CREATURE,))
    return at.settle().activate("Muffa", 0).resolve()


def test_201_5a_a_given_ability_looks_at_the_giver_and_at_no_namesake() -> None:
    at = _moulds()
    assert pt(at, "Melma") == (2, 2)
    at.cast("Eco").resolve()
    oozes = [board_of(at.game).characteristics(one.id) for one in at.all("Melma")]
    assert [(one.power, one.toughness) for one in oozes] == [(2, 2), (2, 2)]


def test_201_5a_control_without_the_giver_the_number_is_0_whatever_its_namesake_has() -> None:
    at = _moulds()
    at.occur(moved(at.id("Muffa"), Zone.EXILE))
    assert at.all("Melma") == []
    assert "704.5f" in at.rules()


def test_201_5a_also_of_an_ability_that_a_static_ability_gives() -> None:
    for mine, life in (("Uno", 21), ("Due", 23)):
        at = Table()
        for label, count in (("Uno", 1), ("Due", 3)):
            gain = Activated(cost=Cost(), effects=(GainLife(amount=CountersOn("charge", Granter())),))
            gives = Static(parts=(GainAbility(gain),), affects=Filter(subtypes=(label,)))
            at.permanent(label, gives, counters={"charge": count}, **ARTIFACT)
        at.creature("Golem", 1, 1, subtypes=(mine,))
        assert at.settle().activate("Golem", 0).resolve().life(0) == life


# --- 208: power and toughness


def _order() -> Characteristics:
    size = Sum((Fixed(1), Count(Filter(types=(CardType.CREATURE,), chosen_player=True))))
    choose = Replaces(subject=THIS, to=Zone.BATTLEFIELD, chooses_player=Relation.OPPONENT)
    star = Static(parts=(DefinePT(size, size),), holder=This(), defines=True)
    return card("Ordine", choose, star, types=(CardType.CREATURE,), mana_cost="{W}")


def test_208_2a_a_number_that_cannot_be_determined_is_0_inside_of_the_sum() -> None:
    at = Table(3)
    at.put("Ordine", _order(), zone=Zone.HAND)
    for number in range(2):
        at.creature(f"o{number}", 1, 1, controller=1)
    at.creature("mia", 1, 1)
    assert pt(at.settle(), "Ordine") == (1, 1)
    assert pt(at.cast("Ordine").resolve("Bruno"), "Ordine") == (3, 3)
    assert pt(at.occur(*die(at.id("Ordine"))), "Ordine") == (1, 1)


def test_208_2a_control_of_another_player_the_number_is_another() -> None:
    at = Table(3)
    at.put("Ordine", _order(), zone=Zone.HAND)
    at.creature("o0", 1, 1, controller=1)
    assert pt(at.settle().cast("Ordine").resolve("Carla"), "Ordine") == (1, 1)


def test_208_3_a_permanent_that_is_no_creature_has_neither() -> None:
    printed = card("Carro", types=(CardType.ARTIFACT,), subtypes=("Vehicle",), power=4, toughness=3)
    at = Table()
    at.put("Carro", printed)
    at.put("Altro", printed, zone=Zone.GRAVEYARD)
    instant(at, "Spinta", Apply(parts=(ModifyPT(Fixed(1), Fixed(1)),), to=Every(Filter(types=(CardType.ARTIFACT,)))))
    instant(at, "Leva", Apply(parts=(ChangeTypes(add=(CardType.CREATURE,)),), to=Every(Filter(subtypes=("Vehicle",)))))
    assert pt(at.settle(), "Carro") == (None, None)
    assert pt(at, "Altro") == (4, 3)
    assert pt(at.cast("Spinta").resolve(), "Carro") == (None, None)
    assert pt(at.cast("Leva").resolve(), "Carro") == (5, 4)


# --- 601: casting


def test_601_3a_even_or_odd_may_depend_on_x() -> None:
    at = Table(active=1)
    even = Cannot(what=Prohibition.CAST, players=PlayerScope.OPPONENTS, objects=Filter(even_mana_value=True))
    at.permanent("Mietitore", even, **ARTIFACT)
    for label, cost in (("Due", "{1}{R}"), ("Tre", "{2}{R}"), ("Tuono", "{X}{R}{R}")):
        at.put(label, card(label, types=(CardType.SORCERY,), mana_cost=cost), controller=1, zone=Zone.HAND)
    at.settle()
    outcomes = {}
    for label, x in (("Due", None), ("Tre", None), ("Tuono", 1), ("Tuono", 2)):
        played = play(at.game, Cast(at.one(label).owner, at.id(label), x))
        outcomes[label, x] = None if played.refused is None else str(played.refused.rule)
    assert outcomes == {("Due", None): "101.2", ("Tre", None): None, ("Tuono", 1): None, ("Tuono", 2): "601.2e"}


TRANCE = MayCast(
    cards=Filter(zone=Zone.GRAVEYARD, owner=Relation.OPPONENT), how=Permission(as_though_yours=True, lands=True)
)


def _trance(*more: Any, flashback: bool) -> Table:
    at = Table(active=1)
    at.permanent("Trance", TRANCE, **ENCHANTMENT)
    for number, ability in enumerate(more):
        at.permanent(f"p{number}", ability, **ARTIFACT)
    own = (Keyword(keyword="flashback", cost=Cost(mana="{U}")),) if flashback else ()
    at.put(
        "Ricordo", card("Ricordo", *own, types=(CardType.SORCERY,), mana_cost="{U}"), controller=1, zone=Zone.GRAVEYARD
    )
    return pass_on(at.settle())


def test_609_4a_two_things_as_though_they_were_so_hold_together() -> None:
    at = _trance(AsThoughFlash(spells=Filter(zone=Zone.HAND)), flashback=True).cast("Ricordo").resolve()
    assert at.where("Ricordo") is Zone.EXILE


def test_609_4a_control_each_alone_does_not_do() -> None:
    assert refused(_trance(flashback=True), Cast(A, _trance(flashback=True).id("Ricordo")))[1] == "117.1a"
    at = _trance(AsThoughFlash(spells=Filter(zone=Zone.HAND)), flashback=False)
    assert refused(at, Cast(A, at.id("Ricordo"))) == ("not in hand", "601.3")


# --- 602: activating


def test_602_1a_everything_before_the_colon_is_paid_and_nothing_after_it() -> None:
    at = Table()
    at.permanent("Fonte", Activated(cost=Cost(mana="{2}", tap=True), effects=(GainLife(amount=Fixed(1)),)), **ARTIFACT)
    at.settle().activate("Fonte", 0)
    assert (at.one("Fonte").tapped, at.life(0), at.stack()) == (True, 20, ["Fonte#1"])
    assert at.resolve().life(0) == 21
    assert refused(at, Activate(A, at.id("Fonte"), 0))[1] == "107.5"


# --- 608: resolving

CARDS = tuple(card(f"c{n}", types=(CardType.SORCERY,), mana_cost=f"{{{n}}}") for n in (1, 2, 4))


def _eruption(*order: str) -> Table:
    at = Table(3)
    for printed in CARDS:
        at.put(printed.name, printed, zone=Zone.LIBRARY)
    at.creature("Orso", 1, 9, controller=1)
    at.creature("Lupo", 1, 9, controller=2)
    top = Move(what=TopOf(Fixed(1), You()), to=Zone.EXILE, keep_as="carta")
    blow = DealDamage(amount=ManaValueOf(Remembered("carta")), to=One())
    targets = TargetSpec(objects=CREATURE, players=Relation.ANY, minimum=0, maximum=9)
    sorcery(at, "Eruzione", ForEach(of=Target(), do=(top, blow)), targets=(targets,))
    return at.settle().cast("Eruzione", ("Lupo", "Orso", "Bruno")).resolve(*order)


def test_608_2f_player_by_player_and_of_one_player_as_the_controller_chooses() -> None:
    at = _eruption("Bruno")
    assert (at.life(1), at.one("Orso").damage, at.one("Lupo").damage) == (19, 2, 4)


def test_608_2f_control_the_other_choice() -> None:
    at = _eruption("Orso")
    assert (at.life(1), at.one("Orso").damage, at.one("Lupo").damage) == (18, 1, 4)


def test_608_2i_what_attacked_counts_though_it_is_gone_or_no_creature_any_more() -> None:
    for attacks, life in ((("Orso", "Lupo"), 22), (("Orso",), 21), ((), 20)):
        at = deck(Table())
        at.permanent("Ricordo", free(GainLife(amount=AttackedWith(You()))), **ARTIFACT)
        stone = Apply(parts=(ChangeTypes(set_types=(CardType.ARTIFACT,)),), to=Target())
        at.permanent("Pietra", free(stone, targets=(TARGET_CREATURE,)), **ARTIFACT)
        for label in ("Orso", "Lupo", "Gatto"):
            at.creature(label, 1, 1)
        attack(at.settle(), *((one, 1) for one in attacks)).until(TurnStep.POSTCOMBAT_MAIN)
        at.activate("Pietra", 0, "Orso").resolve().occur(*die(at.id("Lupo")))
        at.activate("Ricordo", 0).resolve()
        assert at.life(0) == life


def _no_lands() -> Table:
    at = Table()
    at.permanent("Vermi", Cannot(what=Prohibition.ENTER, objects=Filter(types=(CardType.LAND,))), **ENCHANTMENT)
    return at


def test_608_3e_a_permanent_spell_that_cannot_enter_goes_to_the_graveyard() -> None:
    for types, where in (
        ((CardType.LAND, CardType.CREATURE), Zone.GRAVEYARD),
        ((CardType.CREATURE,), Zone.BATTLEFIELD),
    ):
        at = _no_lands()
        turns = Static(parts=(ChangeTypes(add=types),), affects=Filter(types=(CardType.ARTIFACT,)))
        at.permanent("Seme", turns, **ENCHANTMENT)
        at.put(
            "Idolo", card("Idolo", types=(CardType.ARTIFACT,), power=2, toughness=2, mana_cost="{2}"), zone=Zone.HAND
        )
        at.settle().cast("Idolo").resolve()
        assert at.where("Idolo") is where
        assert ("608.3e" in at.rules()) is (where is Zone.GRAVEYARD)


def test_101_2_what_cannot_enter_stays_where_it_is_and_cannot_be_played() -> None:
    at = _no_lands()
    at.permanent("Bosco", zone=Zone.HAND, **LAND)
    at.creature("Orso", 2, 2, zone=Zone.HAND)
    at.settle()
    assert refused(at, PlayLand(A, at.id("Bosco"))) == ("forbidden", "101.2")
    at.occur(moved(at.id("Bosco"), Zone.BATTLEFIELD), moved(at.id("Orso"), Zone.BATTLEFIELD))
    assert (at.where("Bosco"), at.where("Orso")) == (Zone.HAND, Zone.BATTLEFIELD)


# --- 610: until something leaves


def test_610_3d_what_was_taken_until_each_of_two_left_comes_back_at_once() -> None:
    at = Table()
    for number in range(2):
        takes = free(Move(what=Target(), to=Zone.EXILE, until_source_leaves=True), targets=(TARGET_CREATURE,))
        at.creature(f"Prete{number}", 1, 1, takes)
        at.creature(f"Orso{number}", 1, 1, controller=1)
    at.settle()
    for number in range(2):
        at.activate(f"Prete{number}", 0, f"Orso{number}").resolve()
    at.occur(*die(at.id("Prete0"), at.id("Prete1")))
    back = [step for step in at.steps if "610.3" in step.rules and len(step.changes) == 2]
    assert len(back) == 1
    assert "610.3d" in back[0].rules
    assert {at.where("Orso0"), at.where("Orso1")} == {Zone.BATTLEFIELD}


# --- 615: prevention


def test_615_11_the_shields_stay_where_they_were_made() -> None:
    at = Table()
    each = SharingColor(Target(), Filter(types=(CardType.CREATURE,)))
    shield = (Prevent(amount=Fixed(1), to=Target()), Prevent(amount=Fixed(1), to=each))
    at.permanent("Ampolla", free(*shield, targets=(TARGET_CREATURE,)), **ARTIFACT)
    at.put("Bianca", creature("Bianca", 1, 9, colors=(Color.WHITE,)))
    at.put("Rosata", creature("Rosata", 1, 9, colors=(Color.WHITE, Color.RED)))
    at.put("Blu", creature("Blu", 1, 9, colors=(Color.BLUE,)))
    at.put("Tarda", creature("Tarda", 1, 9, colors=(Color.WHITE,)), zone=Zone.HAND)
    at.permanent("Sole", free(DealDamage(amount=Fixed(2), to=Every(CREATURE))), **ARTIFACT)
    at.settle().activate("Ampolla", 0, "Bianca").resolve()
    at.occur(moved(at.id("Tarda"), Zone.BATTLEFIELD)).activate("Sole", 0).resolve()
    assert [at.one(label).damage for label in ("Bianca", "Rosata", "Blu", "Tarda")] == [1, 1, 2, 2]
