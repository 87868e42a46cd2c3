"""702: keywords about how permanents enter."""

from __future__ import annotations

import pytest

from engine.board.board_of import board_of
from engine.cards.abilities.ability import Cost
from engine.cards.abilities.conditions import Not, Paid
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.objects import Counter
from engine.cards.abilities.references import Target
from engine.cards.abilities.triggers import enters
from engine.state.events import Destruction
from engine.words.terms import CardType, Color, Relation, Zone
from tests.engine.cards.support import in_hand, keyword
from tests.engine.support import Table
from tests.engine.support_more import TARGET_SPELL, gain, hit, instant, moved, pass_on, to, when

ELF = Filter(subtypes=("Elf",), types=(CardType.CREATURE,))


def put(at: Table, label: str, *answers: object) -> Table:
    return at.occur(moved(at.id(label), Zone.BATTLEFIELD), answers=answers)  # type: ignore[arg-type]


def test_702_54a_bloodthirst_asks_whether_an_opponent_was_dealt_damage_this_turn() -> None:
    for hurt, counters in (((1,), 2), ((0,), 0), ((), 0)):
        at = Table()
        source = at.creature("Orso", 2, 2)
        in_hand(at, "Lupo", keyword("bloodthirst", 2))
        at.settle()
        for seat in hurt:
            at.occur(hit(source, to(seat)[0], 1))
        at.cast("Lupo").play_out()
        assert at.one("Lupo").count("+1/+1") == counters


def test_702_54a_control_a_loss_of_life_is_no_damage() -> None:
    at = Table()
    in_hand(at, "Lupo", keyword("bloodthirst", 2))
    at.settle().occur(gain(1, -3))
    at.cast("Lupo").play_out()
    assert at.one("Lupo").count("+1/+1") == 0


def test_702_98a_unleash_is_a_choice_and_a_counter_keeps_it_from_blocking() -> None:
    for wanted in (True, False):
        at = Table()
        in_hand(at, "Orco", keyword("unleash"))
        at.settle().cast("Orco").play_out(wanted)
        assert at.one("Orco").count("+1/+1") == int(wanted)
        assert ("614.1c" in at.rules()) is wanted


def test_702_98b_control_a_counter_of_other_origin_counts_too() -> None:
    from engine.board.prohibitions import forbids_object
    from engine.cards.abilities.ability import Prohibition

    for counters, kept in ({"+1/+1": 1}, True), ({}, False):
        at = Table()
        at.creature("Orco", 2, 2, keyword("unleash"), counters=counters)
        at.settle()
        assert (forbids_object(board_of(at.game), Prohibition.BLOCK, at.id("Orco")) is not None) is kept


def test_702_136a_riot_gives_a_counter_or_else_haste() -> None:
    for wanted in (True, False):
        at = Table()
        in_hand(at, "Gruul", keyword("riot"))
        at.settle().cast("Gruul").play_out(wanted)
        assert at.one("Gruul").count("+1/+1") == int(wanted)
        assert at.looks("Gruul").has("haste") is not wanted


def test_702_136a_control_what_was_there_already_gets_neither() -> None:
    at = Table()
    at.creature("Gruul", 2, 2, keyword("riot"))
    at.settle()
    assert not at.looks("Gruul").has("haste")


def test_702_104a_tribute_an_opponent_decides_and_what_asks_whether_it_was_not_paid() -> None:
    for paid in (True, False):
        at = Table()
        in_hand(at, "Idra", keyword("tribute", 2), when(enters(Filter(this=True)), condition=Not(Paid("tribute"))))
        at.settle().cast("Idra").play_out(paid)
        assert at.one("Idra").count("+1/+1") == (2 if paid else 0)
        assert at.life(0) == (20 if paid else 21)


@pytest.mark.parametrize(
    ("quality", "offered", "other"), [("artifact", "Sasso", "Capra"), ("creature", "Capra", "Sasso")]
)
def test_702_82c_what_devours_a_quality_is_offered_that_alone(quality: str, offered: str, other: str) -> None:
    at = Table()
    at.creature("Capra", 1, 1)
    at.permanent("Sasso", types=(CardType.ARTIFACT,))
    such = Filter(types=(CardType(quality),), controller=Relation.YOU)
    in_hand(at, "Drago", keyword("devour", 2, filter=such))
    at.settle().cast("Drago")
    with pytest.raises(AssertionError, match="is no answer"):
        at.fork().play_out((other,))
    at.play_out((offered,))
    assert at.one("Drago").count("+1/+1") == 2
    assert (at.where(offered), at.where(other)) == (Zone.GRAVEYARD, Zone.BATTLEFIELD)


def test_702_82a_devour_sacrifices_any_number_and_counts_them() -> None:
    for eaten, counters in ((("Capra", "Pecora"), 4), ((), 0)):
        at = Table()
        at.creature("Capra", 1, 1)
        at.creature("Pecora", 1, 1)
        at.creature("Altrui", 1, 1, controller=1)
        in_hand(at, "Drago", keyword("devour", 2))
        at.settle().cast("Drago").play_out(eaten)
        assert at.one("Drago").count("+1/+1") == counters
        assert at.where("Altrui") is Zone.BATTLEFIELD
        assert (at.where("Capra") is Zone.GRAVEYARD) is bool(eaten)


@pytest.mark.parametrize(("x", "hand"), [(5, ["0c0"]), (4, [])])
def test_702_156a_ravenous_draws_with_an_x_of_5(x: int, hand: list[str]) -> None:
    at = Table()
    in_hand(at, "Verme", keyword("ravenous"), mana_cost="{X}{G}", power=0, toughness=1, types=(CardType.CREATURE,))
    at.library(0, 2)
    at.settle().cast("Verme", x=x).play_out()
    assert at.one("Verme").count("+1/+1") == x
    assert at.zone(Zone.HAND) == hand


def test_702_58a_graft_moves_a_counter_onto_another_creature() -> None:
    for wanted in (True, False):
        at = Table()
        in_hand(at, "Mutante", keyword("graft", 2), power=0, toughness=0, types=(CardType.CREATURE,))
        in_hand(at, "Orso")
        at.settle().cast("Mutante").play_out()
        at.cast("Orso").play_out(wanted)
        assert at.one("Mutante").count("+1/+1") == (1 if wanted else 2)
        assert at.one("Orso").count("+1/+1") == int(wanted)


def test_702_58a_control_without_a_counter_it_does_not_trigger() -> None:
    at = Table()
    at.creature("Mutante", 1, 1, keyword("graft", 2))
    in_hand(at, "Orso")
    at.settle().cast("Orso").play_out()
    assert "intervening if" in at.missed("Mutante")


def test_122_5_a_counter_is_not_moved_to_what_is_gone() -> None:
    at = Table()
    at.creature("Mutante", 0, 0, keyword("graft", 2), counters={"+1/+1": 2})
    in_hand(at, "Orso")
    at.settle().cast("Orso").resolve()
    assert at.stack() == ["Mutante#1"]
    at.occur(Destruction(object=at.id("Orso")))
    at.play_out(True)
    assert at.one("Mutante").count("+1/+1") == 2


@pytest.mark.parametrize(("power", "toughness", "counters"), [(3, 1, 1), (1, 3, 1), (2, 2, 0)])
def test_702_100a_evolve_looks_at_power_and_at_toughness(power: int, toughness: int, counters: int) -> None:
    at = Table()
    at.creature("Simic", 2, 2, keyword("evolve"))
    in_hand(at, "Orso", power=power, toughness=toughness, types=(CardType.CREATURE,))
    at.settle().cast("Orso").play_out()
    assert at.one("Simic").count("+1/+1") == counters


def test_702_100c_beside_a_noncreature_permanent_nothing_is_greater() -> None:
    at = Table()
    at.permanent("Veicolo", keyword("evolve"), types=(CardType.ARTIFACT,))
    in_hand(at, "Orso")
    at.settle().cast("Orso").play_out()
    assert at.one("Veicolo").count("+1/+1") == 0


@pytest.mark.parametrize(("cost", "counters"), [("{2}", 0), ("{3}", 1), ("{1}{G}{G}", 1), ("{4}{R}", 1)])
def test_702_191a_increment_when_more_mana_is_spent_than_its_power_or_its_toughness(cost: str, counters: int) -> None:
    """A 4/2: two mana are more than neither, three more than its toughness alone."""
    at = Table()
    at.creature("Allieva", 4, 2, keyword("increment"))
    in_hand(at, "Orso", mana_cost=cost)
    at.settle().cast("Orso").play_out()
    assert at.one("Allieva").count("+1/+1") == counters
    assert ("702.191a" in at.rules()) is (counters == 1)


@pytest.mark.parametrize(("spent", "counters"), [(2, 0), (3, 1)])
def test_702_191a_mana_counts_and_what_is_paid_otherwise_does_not(spent: int, counters: int) -> None:
    """With delve a card may be exiled for each of three generic mana: the player says how much mana it was."""
    at = Table()
    at.creature("Allieva", 2, 2, keyword("increment"))
    in_hand(at, "Orso", keyword("delve"), mana_cost="{3}")
    at.settle().cast("Orso", spent).play_out()
    assert at.one("Allieva").count("+1/+1") == counters


def test_702_191a_the_spell_may_be_gone_as_the_ability_resolves() -> None:
    """603.4: what was spent to cast it is looked at again, as it last was (608.2h); the control is cast for less."""
    for cost, counters in (("{3}", 1), ("{1}", 0)):
        at = Table()
        at.creature("Allieva", 2, 2, keyword("increment"))
        instant(at, "Veto", Counter(what=Target()), targets=(TARGET_SPELL,), controller=1)
        in_hand(at, "Orso", mana_cost=cost)
        at.settle().cast("Orso")
        pass_on(at)
        at.cast("Veto", *["Orso"] * counters, player=1).play_out()  # nobody is asked where one target is there
        assert at.where("Orso") is Zone.GRAVEYARD
        assert at.one("Allieva").count("+1/+1") == counters


def test_702_191a_control_another_players_spell_and_a_permanent_that_is_no_creature() -> None:
    at = Table()
    at.creature("Avversaria", 1, 1, keyword("increment"), controller=1)
    at.permanent("Veicolo", keyword("increment"), types=(CardType.ARTIFACT,))
    in_hand(at, "Orso", mana_cost="{5}")
    at.settle().cast("Orso").play_out()
    assert [at.one(name).count("+1/+1") for name in ("Avversaria", "Veicolo")] == [0, 0]


def test_702_191b_each_instance_triggers_separately() -> None:
    at = Table()
    at.creature("Allieva", 1, 1, keyword("increment"), keyword("increment"))
    in_hand(at, "Orso", mana_cost="{5}")
    at.settle().cast("Orso").play_out()
    assert at.one("Allieva").count("+1/+1") == 2


def test_702_123a_fabricate_counters_or_servos() -> None:
    for wanted in (True, False):
        at = Table()
        in_hand(at, "Fabbra", keyword("fabricate", 2))
        at.settle().cast("Fabbra").play_out(wanted)
        assert at.one("Fabbra").count("+1/+1") == (2 if wanted else 0)
        assert len(at.all("Servo Token")) == (0 if wanted else 2)


def test_702_110a_exploit_may_sacrifice_a_creature_even_itself() -> None:
    at = Table()
    in_hand(at, "Zombie", keyword("exploit"))
    at.settle().cast("Zombie").play_out(True)
    assert at.where("Zombie") is Zone.GRAVEYARD


def test_702_110a_control_nothing_is_sacrificed_without_wanting_to() -> None:
    at = Table()
    in_hand(at, "Zombie", keyword("exploit"))
    at.settle().cast("Zombie").play_out(False)
    assert at.where("Zombie") is Zone.BATTLEFIELD


@pytest.mark.parametrize(
    ("name", "token"),
    [("living weapon", "Phyrexian Germ Token"), ("for mirrodin!", "Rebel Token"), ("job select", "Hero Token")],
)
def test_702_92a_and_702_163a_and_702_182a_an_equipment_comes_with_a_bearer(name: str, token: str) -> None:
    at = Table()
    grown = keyword("equip", cost=Cost(mana="{2}"))
    lord = _gives_plus_one()
    in_hand(at, "Lama", keyword(name), grown, lord, types=(CardType.ARTIFACT,), subtypes=("Equipment",))
    at.settle().cast("Lama").play_out()
    assert at.one("Lama").attached_to == at.id(token)


def _gives_plus_one() -> object:
    from engine.cards.abilities.ability import Static
    from engine.cards.abilities.continuous import ModifyPT
    from engine.cards.abilities.quantities import Fixed
    from engine.cards.abilities.references import AttachedTo

    return Static(parts=(ModifyPT(Fixed(1), Fixed(1)),), holder=AttachedTo())


def test_702_73a_changeling_is_of_every_creature_type_everywhere() -> None:
    from engine.board.matching import failure
    from engine.words.terms import ObjectId, PlayerId

    at = Table()
    at.creature("Mutaforma", 1, 1, "changeling")
    in_hand(at, "Cugino", "changeling")
    at.creature("Umano", 1, 1, subtypes=("Human",))
    board = board_of(at.settle().game)
    for label, zone, elf in (
        ("Mutaforma", Zone.BATTLEFIELD, True),
        ("Cugino", Zone.HAND, True),
        ("Umano", None, False),
    ):
        why = failure(ELF, board, at.id(label), source=ObjectId(0), you=PlayerId(0), zone=zone)
        assert (why is None) is elf
    land = Filter(subtypes=("Forest",))
    assert failure(land, board, at.id("Mutaforma"), source=ObjectId(0), you=PlayerId(0)) == "subtype", "control"


def test_702_114a_devoid_has_no_colour_in_hand_either() -> None:
    at = Table()
    in_hand(at, "Eldrazi", "devoid", mana_cost="{U}", colors=(Color.BLUE,))
    in_hand(at, "Mago", mana_cost="{U}", colors=(Color.BLUE,))
    at.settle()
    assert at.looks("Eldrazi").colors == ()
    assert at.looks("Mago").colors == (Color.BLUE,), "control"
