"""704.5m-p: what is attached where it cannot be."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Keyword, Static, Triggered
from engine.cards.abilities.continuous import ChangeTypes, LoseAllAbilities, SetPT
from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.objects import Attach
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import Every, This
from engine.cards.abilities.triggers import Becomes
from engine.state import events as e
from engine.state.facts.checks import AttachmentFault
from engine.state.objects import PlayerTarget, Recipient
from engine.words.terms import CardType, Color, Kind, PlayerId, Reason, Relation, Zone
from tests.engine.checks.cards import ENCHANTS_CREATURES, WATCHES_GRAVEYARDS, aura, bears, does, equipment
from tests.engine.support import Table

ARTIFACT, ENCHANTMENT, LAND = (CardType.ARTIFACT,), (CardType.ENCHANTMENT,), (CardType.LAND,)
WAKES_ENCHANTMENTS = Static(
    parts=(ChangeTypes(add=(CardType.CREATURE,)), SetPT(Fixed(2), Fixed(2))),
    affects=Filter(subtypes=("Aura",)),
)
FROM_WHITE = Keyword(keyword="protection", filter=Filter(colors=(Color.WHITE,)))
ENCHANTS_PLAYERS = Keyword(keyword="enchant", quality="player")
ENCHANTS_OPPONENTS = Keyword(keyword="enchant", quality="opponent")


def test_704_5m_an_aura_attached_to_nothing_is_put_into_its_owners_graveyard() -> None:
    table = Table()
    aura(table, "Vincolo", on=None, controller=0, owner=1)
    table.settle()
    assert table.zone(Zone.GRAVEYARD, 1) == ["Vincolo"]
    assert table.changes("704.5m")[0].facts == (AttachmentFault("not attached"),)


def test_704_5m_an_aura_that_is_attached_legally_stays() -> None:
    table = Table()
    orso = table.creature("Orso", 2, 2)
    aura(table, "Vincolo", on=orso)
    assert table.settle().checks() == []


def test_704_5m_the_aura_falls_in_the_check_after_the_one_in_which_its_host_died() -> None:
    table = Table()
    orso = table.creature("Orso", 2, 2, damage=2)
    aura(table, "Vincolo", on=orso)
    table.settle()
    first, second = table.checks()
    assert [table.about(change) for change in first.changes] == ["Orso"]
    assert [table.about(change) for change in second.changes] == ["Vincolo"]
    assert second.changes[0].facts == (AttachmentFault("gone"),)


def test_704_5m_and_704_5g_in_one_event_where_the_aura_was_already_illegal() -> None:
    table = Table()
    foresta = table.permanent("Foresta", types=LAND)
    table.creature("Orso", 2, 2, damage=2)
    aura(table, "Vincolo", on=foresta)
    table.settle()
    [step] = table.checks()
    assert sorted(table.about(change) for change in step.changes) == ["Orso", "Vincolo"]


def test_704_5m_an_aura_on_what_its_enchant_ability_does_not_allow() -> None:
    table = Table()
    foresta = table.permanent("Foresta", types=LAND)
    aura(table, "Vincolo", on=foresta)
    table.settle()
    assert table.changes("704.5m")[0].facts == (AttachmentFault("enchant"),)


def test_704_5m_enchant_creature_you_control_looks_at_the_controller_now() -> None:
    table = Table()
    mine = Keyword(keyword="enchant", filter=Filter(types=(CardType.CREATURE,), controller=Relation.YOU))
    orso, lupo = table.creature("Orso", 2, 2), table.creature("Lupo", 2, 2, controller=1)
    aura(table, "Dono", mine, on=orso)
    aura(table, "Furto", mine, on=lupo)
    table.settle()
    assert table.performed("704.5m") == ["Furto"]


def test_704_5m_the_host_stops_being_a_creature() -> None:
    table = Table()
    wakes = Static(
        parts=(ChangeTypes(add=(CardType.CREATURE,)), SetPT(Fixed(2), Fixed(2))), affects=Filter(subtypes=("Golem",))
    )
    table.permanent("Sveglia", wakes, types=ENCHANTMENT)
    statua = table.permanent("Statua", types=ARTIFACT, subtypes=("Golem",))
    aura(table, "Vincolo", on=statua)
    assert table.settle().checks() == []
    table.occur(e.ZoneChange(object=table.id("Sveglia"), to=Zone.EXILE, reason=Reason.EFFECT))
    assert table.performed("704.5m") == ["Vincolo"]


def test_704_5m_two_enchant_abilities_must_both_allow_it_702_5c() -> None:
    table = Table()
    wall = Keyword(keyword="enchant", filter=Filter(subtypes=("Wall",)))
    muro = table.creature("Muro", 0, 4, subtypes=("Wall",))
    orso = table.creature("Orso", 2, 2)
    aura(table, "Edera", wall, Keyword(keyword="enchant", filter=CREATURE), on=muro)
    aura(table, "Muschio", wall, Keyword(keyword="enchant", filter=CREATURE), on=orso)
    table.settle()
    assert table.performed("704.5m") == ["Muschio"]


def test_704_5m_protection_from_the_auras_quality_puts_it_away_702_16c() -> None:
    table = Table()
    protetto = table.creature("Protetto", 2, 2, FROM_WHITE)
    aura(table, "Bianca", on=protetto, colors=(Color.WHITE,))
    aura(table, "Nera", on=protetto, colors=(Color.BLACK,))
    table.settle()
    assert table.performed("704.5m") == ["Bianca"]
    assert table.changes("704.5m")[0].facts == (AttachmentFault("protection"),)


def test_704_5m_an_aura_that_enchants_itself_303_4d() -> None:
    table = Table()
    vincolo = aura(table, "Vincolo", Keyword(keyword="enchant", filter=Filter(types=ENCHANTMENT)), on=None)
    table.builder.attach(vincolo, vincolo)
    table.settle()
    assert table.changes("704.5m")[0].facts == (AttachmentFault("itself"),)


def test_704_5m_an_aura_on_a_player_and_the_two_kinds_of_players_it_may_enchant_702_5d() -> None:
    table = Table()
    anna, bruno = PlayerTarget(PlayerId(0)), PlayerTarget(PlayerId(1))
    aura(table, "Maledizione", ENCHANTS_PLAYERS, on=anna)
    aura(table, "Malocchio", ENCHANTS_OPPONENTS, on=bruno)
    aura(table, "Rimbalzo", ENCHANTS_OPPONENTS, on=anna)
    aura(table, "Vincolo", on=bruno)
    table.settle()
    assert table.performed("704.5m") == ["Rimbalzo", "Vincolo"]


def test_704_5m_an_aura_on_a_player_who_left_the_game_303_4c() -> None:
    table = Table(3, life=(20, 20, 0))
    aura(table, "Maledizione", ENCHANTS_PLAYERS, on=PlayerTarget(PlayerId(2)))
    table.settle()
    assert table.in_game() == [0, 1]
    assert table.performed("704.5m") == ["Maledizione"]


def test_303_4d_an_aura_that_is_a_creature_first_becomes_unattached_then_goes_to_the_graveyard() -> None:
    table = Table()
    orso = table.creature("Orso", 2, 2)
    aura(table, "Spirito", on=orso)
    table.permanent("Risveglio", WAKES_ENCHANTMENTS, types=ENCHANTMENT)
    table.settle()
    first, second = table.checks()
    assert [type(change.event) for change in first.changes] == [e.Unattached]
    assert first.changes[0].rules == ("704.5p",)
    assert second.changes[0].rules == ("704.5m",)
    assert second.changes[0].facts == (AttachmentFault("not attached"),)


def test_704_5m_with_704_5f_such_an_aura_of_toughness_0_goes_at_once() -> None:
    table = Table()
    orso = table.creature("Orso", 2, 2)
    aura(table, "Spirito", on=orso, counters={"-1/-1": 2})
    table.permanent("Risveglio", WAKES_ENCHANTMENTS, types=ENCHANTMENT)
    table.settle()
    [step] = table.checks()
    assert {rule for change in step.changes for rule in change.rules} == {"704.5f", "704.5p"}
    assert table.where("Spirito") is Zone.GRAVEYARD


@pytest.mark.parametrize(
    ("host", "fault"),
    [("Foresta", "not a creature"), ("Anna", "player"), ("Spada", "itself"), ("Protetto", "protection")],
)
def test_704_5n_an_equipment_attached_illegally_becomes_unattached_and_stays(host: str, fault: str) -> None:
    table = Table()
    spada = equipment(table, "Spada", on=None, colors=(Color.WHITE,))
    hosts: dict[str, Recipient] = {
        "Foresta": table.permanent("Foresta", types=LAND),
        "Protetto": table.creature("Protetto", 2, 2, FROM_WHITE),
        "Anna": PlayerTarget(PlayerId(0)),
        "Spada": spada,
    }
    table.builder.attach(spada, hosts[host])
    table.settle()
    assert table.where("Spada") is Zone.BATTLEFIELD
    assert table.one("Spada").attached_to is None
    [change] = table.changes("704.5n")
    assert change.facts == (AttachmentFault(fault),)


def test_704_5n_on_a_creature_of_another_player_is_legal_301_5d() -> None:
    table = Table()
    lupo = table.creature("Lupo", 2, 2, controller=1)
    equipment(table, "Spada", on=lupo)
    assert table.settle().checks() == []


def test_704_5n_the_bearer_died_so_the_equipment_becomes_unattached_in_the_next_check() -> None:
    table = Table()
    orso = table.creature("Orso", 2, 2, damage=2)
    equipment(table, "Spada", on=orso)
    table.settle()
    assert [len(step.changes) for step in table.checks()] == [1, 1]
    assert table.performed("704.5n") == ["Spada"]


@pytest.mark.parametrize("protected", [True, False])
def test_704_5n_the_bearer_dies_in_the_check_after_the_one_in_which_its_equipment_fell_off(protected: bool) -> None:
    table = Table()
    orso = table.creature("Orso", 2, 2, *([FROM_WHITE] if protected else []), damage=3)
    equipment(table, "Scudo", bears(0, 2), on=orso, colors=(Color.WHITE,))
    table.settle()
    assert [change.rules[0] for change in table.changes()] == (["704.5n", "704.5g"] if protected else [])


def test_704_5n_a_fortification_belongs_on_a_land_301_6() -> None:
    table = Table()
    foresta = table.permanent("Foresta", types=LAND)
    orso = table.creature("Orso", 2, 2)
    for label, host in (("Torre", foresta), ("Fossato", orso)):
        table.permanent(label, types=ARTIFACT, subtypes=("Fortification",), attached_to=host)
    table.settle()
    assert table.performed("704.5n") == ["Fossato"]
    assert table.changes("704.5n")[0].facts == (AttachmentFault("not a land"),)


def test_704_5p_a_creature_that_is_attached_becomes_unattached() -> None:
    table = Table()
    orso = table.creature("Orso", 2, 2)
    table.creature("Parassita", 1, 1, attached_to=orso)
    table.settle()
    assert table.performed("704.5p") == ["Parassita"]
    assert table.one("Parassita").attached_to is None
    assert table.where("Parassita") is Zone.BATTLEFIELD


def test_704_5p_an_equipment_that_is_a_creature_becomes_unattached_301_5c() -> None:
    table = Table()
    orso = table.creature("Orso", 2, 2)
    wakes = Static(
        parts=(ChangeTypes(add=(CardType.CREATURE,)), SetPT(Fixed(2), Fixed(2))),
        affects=Filter(subtypes=("Equipment",)),
    )
    equipment(table, "Spada", on=orso)
    table.permanent("Risveglio", wakes, types=ENCHANTMENT)
    table.settle()
    [change] = table.changes("704.5p")
    assert isinstance(change.event, e.Unattached)
    assert table.where("Spada") is Zone.BATTLEFIELD


@pytest.mark.parametrize(("types", "subtype", "goes"), [(ENCHANTMENT, "Aura", True), (ARTIFACT, "Equipment", False)])
def test_310_10_a_battle_may_not_be_attached_even_as_an_aura_or_equipment(
    types: tuple[CardType, ...], subtype: str, goes: bool
) -> None:
    table = Table()
    orso = table.creature("Orso", 2, 2)
    table.permanent(
        "Fronte",
        ENCHANTS_CREATURES,
        types=(*types, CardType.BATTLE),
        subtypes=(subtype,),
        counters={"defense": 3},
        protector=PlayerId(0),
        attached_to=orso,
    )
    table.settle()
    [first, *rest] = table.checks()
    assert [change.rules[-1] for change in first.changes] == ["704.5p"]
    assert [change.rules for step in rest for change in step.changes] == ([("704.5m",)] if goes else [])


def test_704_5p_a_battle_that_is_attached_becomes_unattached_and_stays() -> None:
    table = Table()
    orso = table.creature("Orso", 2, 2)
    table.permanent(
        "Duello", types=(CardType.BATTLE,), counters={"defense": 3}, protector=PlayerId(0), attached_to=orso
    )
    table.settle()
    assert table.performed("704.5p") == ["Duello"]
    assert table.where("Duello") is Zone.BATTLEFIELD


def test_704_5p_nor_any_other_permanent_that_is_neither_aura_nor_equipment_nor_fortification() -> None:
    table = Table()
    orso = table.creature("Orso", 2, 2)
    table.permanent("Idolo", types=ARTIFACT, attached_to=orso)
    table.settle()
    assert table.performed("704.5p") == ["Idolo"]


def test_704_5p_an_equipment_that_lost_its_subtype_becomes_unattached_301_5c() -> None:
    table = Table()
    orso = table.creature("Orso", 2, 2)
    equipment(table, "Spada", on=orso)
    melts = Static(parts=(ChangeTypes(set_subtypes=(), of_type=CardType.ARTIFACT),), affects=Filter(types=ARTIFACT))
    table.permanent("Fusione", melts, types=ENCHANTMENT)
    table.settle()
    assert table.performed("704.5p") == ["Spada"]
    assert table.performed("704.5n") == []


def test_704_5p_and_704_5g_at_once_the_attached_creature_dies_without_a_second_change() -> None:
    table = Table()
    orso = table.creature("Orso", 2, 2)
    table.creature("Parassita", 1, 1, attached_to=orso, damage=1)
    table.permanent("Custode", WATCHES_GRAVEYARDS, types=ENCHANTMENT)
    table.settle()
    [step] = table.checks()
    assert {rule for change in step.changes for rule in change.rules} >= {"704.5g", "704.5p"}
    assert table.where("Parassita") is Zone.GRAVEYARD
    assert table.triggered() == ["Custode"]


def test_603_10c_an_ability_that_looks_for_the_unattaching_looks_back() -> None:
    table = Table()
    falls = Triggered(
        trigger=Becomes(subject=Filter(this=True), state="unattached"), effects=(GainLife(amount=Fixed(1)),)
    )
    orso = table.creature("Orso", 2, 2, damage=2)
    equipment(table, "Spada", falls, on=orso)
    table.settle()
    assert table.triggered() == ["Spada"]


def test_704_5n_a_token_equipment_stays_as_any_other() -> None:
    table = Table()
    foresta = table.permanent("Foresta", types=LAND)
    equipment(table, "Spada", on=foresta, kind=Kind.TOKEN)
    assert table.settle().where("Spada") is Zone.BATTLEFIELD


def test_704_5m_an_aura_on_a_card_in_a_graveyard_stays_where_its_enchant_ability_allows_it() -> None:
    table = Table()
    dead = Keyword(keyword="enchant", filter=Filter(types=(CardType.CREATURE,), zone=Zone.GRAVEYARD))
    orso = table.creature("Orso", 2, 2, zone=Zone.GRAVEYARD)
    aura(table, "Richiamo", dead, on=orso)
    aura(table, "Vincolo", on=orso)
    table.settle()
    assert table.performed("704.5m") == ["Vincolo"]


def test_704_5n_and_704_5g_in_one_event() -> None:
    table = Table()
    foresta = table.permanent("Foresta", types=LAND)
    equipment(table, "Spada", on=foresta)
    table.creature("Orso", 2, 2, damage=2)
    table.settle()
    [step] = table.checks()
    assert sorted(table.about(change) for change in step.changes) == ["Orso", "Spada"]


def test_704_5m_an_aura_that_lost_its_enchant_ability_can_enchant_nothing() -> None:
    table = Table()
    orso = table.creature("Orso", 2, 2)
    aura(table, "Vincolo", on=orso)
    silences = Static(parts=(LoseAllAbilities(),), affects=Filter(subtypes=("Aura",)))
    table.permanent("Silenzio", silences, types=ENCHANTMENT)
    table.settle()
    assert table.changes("704.5m")[0].facts == (AttachmentFault("enchant"),)


def test_704_5m_an_aura_for_players_falls_from_a_creature_702_5d() -> None:
    table = Table()
    orso = table.creature("Orso", 2, 2)
    aura(table, "Maledizione", ENCHANTS_PLAYERS, on=orso)
    table.settle()
    assert table.changes("704.5m")[0].facts == (AttachmentFault("enchant"),)


def test_704_5n_protection_from_everything_702_16j_sheds_every_equipment() -> None:
    table = Table()
    protetto = table.creature("Protetto", 2, 2, "protection")
    equipment(table, "Spada", on=protetto)
    table.settle()
    assert table.changes("704.5n")[0].facts == (AttachmentFault("protection"),)


def test_704_5n_nothing_is_equipped_outside_the_battlefield() -> None:
    table = Table()
    orso = table.creature("Orso", 2, 2, zone=Zone.EXILE)
    equipment(table, "Spada", on=orso)
    table.settle()
    assert table.changes("704.5n")[0].facts == (AttachmentFault("gone"),)


def test_701_3b_an_equipment_that_is_a_creature_is_not_attached_in_the_first_place() -> None:
    wakes = Static(
        parts=(ChangeTypes(add=(CardType.CREATURE,)), SetPT(Fixed(2), Fixed(2))),
        affects=Filter(subtypes=("Equipment",)),
    )
    attaches = does(Attach(what=This(), to=Every(Filter(subtypes=("Bear",)))))
    for woken in (True, False):
        table = Table()
        orso = table.creature("Orso", 2, 2, subtypes=("Bear",))
        equipment(table, "Spada", attaches, on=None)
        if woken:
            table.permanent("Risveglio", wakes, types=ENCHANTMENT)
        table.settle().activate("Spada", 0).resolve()
        assert table.one("Spada").attached_to == (None if woken else orso)
        assert table.checks() == []


@pytest.mark.parametrize(
    ("hosts", "controllers", "subtypes", "gone"),
    [
        ((0, 0), (0, 0), ("Aura", "Role"), ["Primo"]),
        ((0, 1), (0, 0), ("Aura", "Role"), []),
        ((0, 0), (0, 1), ("Aura", "Role"), []),
        ((0, 0), (0, 0), ("Aura",), []),
    ],
    ids=["two of one player on one", "on two creatures", "of two players", "no Roles"],
)
def test_704_5z_303_7a_of_two_roles_of_one_player_on_one_permanent_the_newest_stays(
    hosts: tuple[int, int], controllers: tuple[int, int], subtypes: tuple[str, ...], gone: list[str]
) -> None:
    """The others are the controls: 303.7a speaks of one player, of one permanent and of Roles."""
    table = Table()
    bears = [table.creature(name, 2, 2) for name in ("Orso", "Lupo")]
    for name, host, controller in zip(("Primo", "Secondo"), hosts, controllers, strict=True):
        table.permanent(
            name,
            ENCHANTS_CREATURES,
            types=ENCHANTMENT,
            subtypes=subtypes,
            attached_to=bears[host],
            controller=controller,
        )
    table.settle()
    assert [table.about(change) for change in table.changes("704.5z")] == gone
    assert table.where("Secondo") is Zone.BATTLEFIELD
