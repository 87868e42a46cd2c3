"""103, 111.10, 120.4, 700-731, 903: predefined tokens, keywords, Sagas, ended turns, restarted games, commanders."""

from __future__ import annotations

from typing import Any

import pytest

from engine import play
from engine.cards.abilities.ability import Cost, Keyword
from engine.cards.abilities.damage import Fight
from engine.cards.abilities.designations import Harness
from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.growing import Multiply
from engine.cards.abilities.libraries import Clash
from engine.cards.abilities.objects import CreateTokens
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.references import Every, Target, TopOf, You
from engine.cards.abilities.triggers import Becomes, Blocks, DealsDamage, Moves
from engine.cards.abilities.turning import PutFaceDown, Transform
from engine.cards.abilities.turning import TurnFaceUp as TurnUp
from engine.cards.abilities.turns import BecomeMonarch, EndTurn, RestartGame
from engine.cards.tokens import PREDEFINED
from engine.state.actions import Continue, Occur, Pass, TurnFaceUp
from engine.state.events import PhasedIn, PhasedOut
from engine.state.faces import back_of
from engine.state.turn_state import Moment
from engine.turn.game_begins import open_game
from engine.words.terms import Color, Designation, FaceDown, Kind, Reason, TurnStep, Zone
from tests.engine.laying import hand, lay, leave, pt, spell
from tests.engine.support import Table, creature
from tests.engine.support_more import (
    ARTIFACT,
    ENCHANTMENT,
    ONE,
    TARGET_CREATURE,
    THIS,
    A,
    B,
    as_offered,
    attack,
    attackers,
    blockers,
    deck,
    die,
    free,
    hit,
    instant,
    pass_on,
    refused,
    to,
    when,
)


def created(name: str) -> tuple[Table, str]:
    """A table at which Anna has created a predefined token, and the token's label."""
    at = Table()
    lay(at, "Orso")
    hand(at, "Mano")
    at.library(0, 3)
    host = Every(Filter(name="Orso")) if "Role" in PREDEFINED[name].looks.subtypes else None
    instant(at, "Forgia", CreateTokens(token=PREDEFINED[name].looks, attached_to=host))
    at.settle().cast("Forgia").resolve()
    (token,) = [one for one in at.game.objects.values() if one.kind is Kind.TOKEN]
    return at, token.label


# --- 111.10: predefined tokens


def test_111_10d_a_walker_is_a_black_zombie() -> None:
    at, walker = created("Walker")
    seen = at.looks(walker)
    assert (seen.name, pt(at, walker), seen.colors, seen.subtypes) == ("Walker", (2, 2), (Color.BLACK,), ("Zombie",))


def test_111_10g_blood_costs_a_card_and_itself_for_a_card() -> None:
    at, blood = created("Blood")
    at.activate(blood, 0).resolve()
    assert (at.where("Mano"), at.where(blood), len(at.zone(Zone.HAND))) == (Zone.GRAVEYARD, None, 1)


def test_111_10m_a_royal_role_gives_a_bonus_and_ward() -> None:
    at, _ = created("Royal")
    assert pt(at, "Orso") == (3, 3)
    assert at.looks("Orso").has("ward")


def test_111_10p_a_virtuous_role_counts_enchantments() -> None:
    at, _ = created("Virtuous")
    assert pt(at, "Orso") == (3, 3), "the Role is one"
    at.occur(leave(at, at.one("Forgia").label, Zone.EXILE))
    assert pt(at, "Orso") == (3, 3)


def test_111_10w_vibranium_is_indestructible_and_makes_colourless_mana() -> None:
    at, vibranium = created("Vibranium")
    at.occur(*die(at.id(vibranium))).activate(vibranium, 1)
    assert [mana.kind for mana in at.game.player(A).mana] == ["C"]


# --- 120.4, 310.4b, 700.1, 701


def test_120_4_damage_is_changed_before_it_becomes_a_loss_of_life() -> None:
    at = Table()
    lay(at, "Orso")
    spell(at, "Scudo", "Previeni i prossimi 2 danni che verrebbero inflitti a un qualsiasi bersaglio in questo turno.")
    at.settle().cast("Scudo", "Bruno").resolve().occur(hit(at.id("Orso"), to(1)[0], 5))
    assert at.life(1) == 17
    assert "120.4" in at.rules()


def test_310_4b_a_battle_enters_with_its_printed_defense() -> None:
    at = Table()
    hand(at, "Duello", "Battaglia", defense=4)
    at.settle().occur(leave(at, "Duello", Zone.BATTLEFIELD))
    assert dict(at.one("Duello").counters) == {"defense": 4}
    assert "310.4b" in at.rules()


def test_700_1_one_happening_is_one_event_or_two_as_the_ability_reads_it() -> None:
    at = deck(Table())
    any_block = when(Blocks(subject=THIS, becomes_blocked=True))
    each_block = when(Blocks(subject=THIS, becomes_blocked=True, other=CREATURE))
    at.creature("Rovo", 1, 9, any_block, each_block)
    lay(at, "Lupo", by=1)
    lay(at, "Gatto", by=1)
    attack(at.settle(), ("Rovo", 1))
    at.until(TurnStep.DECLARE_BLOCKERS)
    at.do(blockers(at, ("Lupo", "Rovo"), ("Gatto", "Rovo")))
    as_offered(at)
    assert sorted(at.stack()) == ["Rovo#1", "Rovo#2", "Rovo#2"]


def test_701_9a_discarding_takes_a_card_from_hand_to_graveyard() -> None:
    at = Table()
    hand(at, "Ultima", "Terra", by=1)
    at.permanent("Occhio", when(Moves(subject=Filter(zone=Zone.GRAVEYARD), reason=Reason.DISCARDED)), **ENCHANTMENT)
    lay(at, "Orso")
    spell(at, "Furto", "Un avversario bersaglio scarta una carta.")
    at.settle().occur(*die(at.id("Orso"))).cast("Furto").resolve()
    assert (at.where("Ultima"), at.triggered()) == (Zone.GRAVEYARD, ["Occhio"])


def test_701_11a_tripling_modifies_and_does_not_set() -> None:
    at = Table()
    lay(at, "Orso", pt="2/3")
    instant(at, "Ira", Multiply(what=Target(), times=3), targets=(TARGET_CREATURE,))
    spell(at, "Crescita", "Una creatura bersaglio prende +2/+2 fino alla fine del turno.")
    at.settle().cast("Ira").resolve()
    assert pt(at, "Orso") == (6, 9)
    assert pt(at.cast("Crescita").resolve(), "Orso") == (8, 11)


def test_701_14d_fighting_is_no_combat() -> None:
    at = Table()
    lay(at, "Orso", pt="3/3")
    lay(at, "Lupo", pt="1/1", by=1)
    at.permanent("Corno", when(DealsDamage(source=CREATURE, combat=True)), **ENCHANTMENT)
    at.permanent("Eco", when(DealsDamage(source=CREATURE)), **ENCHANTMENT)
    instant(at, "Duello", Fight(first=Every(Filter(name="Orso")), second=Every(Filter(name="Lupo"))))
    at.settle().cast("Duello").resolve()
    assert set(at.triggered()) == {"Eco"}


def test_701_27_only_what_has_two_faces_transforms() -> None:
    at = Table()
    front, back = creature("Viandante", 1, 1), creature("Lupo mannaro", 4, 4)
    at.put("Viandante", front, other_face=back_of(front, back))
    lay(at, "Orso")
    instant(at, "Luna", Transform(what=Every(CREATURE)))
    at.settle().cast("Luna").resolve()
    assert (pt(at, "Viandante"), pt(at, "Orso")) == ((4, 4), (2, 2))


def test_701_27a_transforming_turns_the_other_face_up_and_back() -> None:
    at = Table()
    front, back = creature("Viandante", 1, 1), creature("Lupo mannaro", 4, 4)
    at.put("Viandante", front, other_face=back_of(front, back), counters={"+1/+1": 1})
    for label in ("Luna", "Alba"):
        instant(at, label, Transform(what=Every(CREATURE)))
    at.settle()
    same = at.id("Viandante")
    assert pt(at.cast("Luna").resolve(), "Viandante") == (5, 5)
    assert pt(at.cast("Alba").resolve(), "Viandante") == (2, 2)
    assert at.id("Viandante") == same, "it is the same object"


def test_701_28_converting_is_turning_over_too() -> None:
    at = Table()
    front, back = creature("Automa", 1, 1), creature("Carro", 4, 4)
    at.put("Automa", front, other_face=back_of(front, back))
    instant(at, "Leva", Transform(what=Every(CREATURE), convert=True))
    at.permanent("Occhio", when(Becomes(subject=CREATURE, state="transformed")), **ENCHANTMENT)
    at.settle().cast("Leva").resolve()
    assert (pt(at, "Automa"), "701.28" in at.rules(), "701.27" in at.rules()) == ((4, 4), True, False)


def clashing(mine: str, theirs: str) -> Table:
    at = Table(3)
    lay(at, "Mia", cost=mine, zone=Zone.LIBRARY)
    lay(at, "Sotto", zone=Zone.LIBRARY)
    lay(at, "Tua", cost=theirs, zone=Zone.LIBRARY, by=1)
    lay(at, "Fondo", zone=Zone.LIBRARY, by=1)
    instant(at, "Scontro", Clash(then=(GainLife(amount=ONE),)))
    return at.settle().cast("Scontro")


def test_701_30a_each_may_put_the_revealed_card_on_the_bottom() -> None:
    at = clashing("{3}", "{1}").resolve("Bruno", True, False)
    assert (at.zone(Zone.LIBRARY, 0), at.zone(Zone.LIBRARY, 1)) == (["Sotto", "Mia"], ["Tua", "Fondo"])


def test_701_30b_the_controller_chooses_the_opponent() -> None:
    at = clashing("{3}", "{1}").resolve("Bruno", False, False)
    assert at.life(0) == 21
    assert clashing("{1}", "{3}").resolve("Bruno", False, False).life(0) == 20


def cloaked(label: str, type_line: str, text: str = "", **more: Any) -> Table:
    at = Table()
    lay(at, label, type_line, text, zone=Zone.LIBRARY, **more)
    at.library(0, 2)
    instant(at, "Velo", PutFaceDown(how=FaceDown.CLOAK, what=TopOf(count=ONE, of=You())))
    return at.settle().cast("Velo").resolve()


def test_701_58a_a_cloaked_card_is_a_2_2_with_ward() -> None:
    at = cloaked("Drago", "Creatura — Drago", "Volare", pt="5/5", cost="{5}{R}")
    seen = at.looks("Drago")
    assert (pt(at, "Drago"), seen.name, seen.has("ward"), seen.has("flying")) == ((2, 2), "", True, False)


def test_701_58b_a_cloaked_creature_may_be_turned_up_for_its_mana_cost() -> None:
    at = cloaked("Drago", "Creatura — Drago", "Volare", pt="5/5", cost="{5}{R}")
    at.do(TurnFaceUp(A, at.id("Drago")))
    assert (pt(at, "Drago"), at.stack()) == ((5, 5), [])


def test_701_58g_a_cloaked_instant_stays_face_down() -> None:
    at = Table()
    spell(at, "Lampo", "Guadagni 1 punto vita.")
    instant(at, "Velo", PutFaceDown(how=FaceDown.CLOAK, what=Every(Filter(zone=Zone.HAND, name="Lampo"))))
    instant(at, "Luce", TurnUp(what=Every(CREATURE)))
    at.settle().cast("Velo").resolve().cast("Luce").resolve()
    assert at.one("Lampo").face_down is FaceDown.CLOAK
    assert "701.58g" in at.rules()


def test_701_64b_harnessed_lasts_until_it_leaves() -> None:
    at = Table()
    at.permanent("Pietra", free(Harness()), **ARTIFACT)
    at.settle().activate("Pietra", 0).resolve()
    assert "701.64b" in at.rules()
    assert at.game.designated(at.id("Pietra"), Designation.HARNESSED)
    at.occur(leave(at, "Pietra", Zone.EXILE)).occur(leave(at, "Pietra", Zone.BATTLEFIELD))
    assert not at.game.designated(at.id("Pietra"), Designation.HARNESSED)


# --- 702


def test_702_3b_a_defender_cannot_attack() -> None:
    at = deck(Table())
    lay(at, "Muro", text="Difensore")
    lay(at, "Orso")
    at.settle().until(TurnStep.DECLARE_ATTACKERS)
    assert refused(at, attackers(at, ("Muro", 1)))[1] in ("702.3b", "508.1c")
    assert play(at.game, attackers(at, ("Orso", 1))).refused is None


def test_702_26c_what_phases_in_is_there_again() -> None:
    at = Table()
    lay(at, "Orso")
    lay(at, "Lupo")
    spell(at, "Pioggia", "Pioggia infligge 2 danni a ogni creatura.")
    at.settle().occur(PhasedOut(object=at.id("Orso"), under=A)).occur(PhasedOut(object=at.id("Lupo"), under=A))
    at.occur(PhasedIn(object=at.id("Orso"))).cast("Pioggia").resolve()
    assert (at.where("Orso"), at.where("Lupo")) == (Zone.GRAVEYARD, Zone.BATTLEFIELD)


def test_702_90b_infect_poisons_players() -> None:
    at = Table()
    lay(at, "Zecca", text="Infettare", pt="3/3")
    lay(at, "Orso", pt="3/3")
    at.settle().occur(hit(at.id("Zecca"), to(1)[0], 3)).occur(hit(at.id("Orso"), to(1)[0], 3))
    assert (at.game.side(B).poison, at.life(1)) == (3, 17)


@pytest.mark.parametrize(("keyword", "night"), [("nightbound", True), ("daybound", False)])
def test_702_145g_nightbound_alone_brings_night(keyword: str, night: bool) -> None:
    at = Table()
    at.creature("Mannaro", 2, 2, keyword)
    assert at.settle().game.night is night


def test_702_164c_toxic_counts_all_its_numbers() -> None:
    at = Table()
    toxic = [Keyword(keyword="toxic", value=value) for value in (2, 1)]
    at.creature("Ragno", 1, 1, *toxic)
    lay(at, "Orso", by=1)
    at.settle().occur(hit(at.id("Ragno"), to(1)[0], 1, combat=True))
    assert (at.game.side(B).poison, at.life(1)) == (3, 19)
    at.occur(hit(at.id("Ragno"), at.id("Orso"), 1, combat=True))
    assert at.game.side(B).poison == 3, "a creature is no player"


def test_702_168d_what_is_disguised_is_turned_up_for_its_disguise_cost() -> None:
    at = Table()
    at.creature("Spia", 4, 4, Keyword(keyword="disguise", cost=Cost(mana="{2}{U}")), face_down=FaceDown.DISGUISE)
    lay(at, "Orso", face_down=FaceDown.EFFECT)
    assert refused(at.settle(), TurnFaceUp(A, at.id("Orso")))[1] == "708.7"
    at.do(TurnFaceUp(A, at.id("Spia")))
    assert pt(at, "Spia") == (4, 4)


def test_708_7_nothing_turns_up_without_a_rule_or_an_effect_that_lets_it() -> None:
    at = Table()
    lay(at, "Orso", face_down=FaceDown.EFFECT, pt="4/4")
    instant(at, "Luce", TurnUp(what=Every(CREATURE)))
    assert refused(at.settle(), TurnFaceUp(A, at.id("Orso"))) == ("cannot be turned face up", "708.7")
    assert pt(at.cast("Luce").resolve(), "Orso") == (4, 4)


# --- 714, 724, 725, 727, 903

CHRONICLE = "I — Guadagni 1 punto vita.\nII — Guadagni 2 punti vita."


def test_714_3a_a_saga_enters_with_a_lore_counter() -> None:
    at = Table()
    hand(at, "Cronaca", "Incantesimo — Saga", CHRONICLE)
    at.settle().cast("Cronaca").resolve()
    assert (dict(at.one("Cronaca").counters), at.stack()) == ({"lore": 1}, ["Cronaca#1"])


def test_714_4_a_saga_is_sacrificed_after_its_last_chapter_has_left_the_stack() -> None:
    at = deck(Table(step=TurnStep.DRAW))
    lay(at, "Cronaca", "Incantesimo — Saga", CHRONICLE, counters={"lore": 1})
    at.settle().until(TurnStep.PRECOMBAT_MAIN)
    assert at.where("Cronaca") is Zone.BATTLEFIELD
    at.resolve()
    assert (at.where("Cronaca"), at.performed("714.4")) == (Zone.GRAVEYARD, ["Cronaca"])


def test_724_1b_the_whole_stack_is_exiled() -> None:
    at = deck(Table())
    spell(at, "Dono", "Guadagni 3 punti vita.")
    instant(at, "Fine", EndTurn())
    at.settle().cast("Dono").cast("Fine").resolve()
    assert (sorted(at.zone(Zone.EXILE)), at.life(0)) == (["Dono", "Fine"], 20)


def test_724_2b_ending_combat_exiles_the_stack_too() -> None:
    at = deck(Table())
    lay(at, "Orso")
    spell(at, "Dono", "Guadagni 3 punti vita.")
    instant(at, "Pace", EndTurn(combat_only=True))
    attack(at.settle(), ("Orso", 1)).cast("Dono").cast("Pace").resolve()
    assert (sorted(at.zone(Zone.EXILE)), at.life(0), at.life(1)) == (["Dono", "Pace"], 20, 20)


def test_724_2d_the_phase_after_combat_comes_next() -> None:
    at = deck(Table())
    lay(at, "Orso")
    instant(at, "Pace", EndTurn(combat_only=True))
    attack(at.settle(), ("Orso", 1)).cast("Pace").resolve()
    assert (at.game.turn.step, at.game.combat) == (TurnStep.POSTCOMBAT_MAIN, None)


def test_725_3_there_is_one_monarch_at_a_time() -> None:
    at = Table()
    instant(at, "Corona", BecomeMonarch())
    instant(at, "Golpe", BecomeMonarch(), controller=1)
    at.settle().cast("Corona").resolve()
    assert at.game.monarch == A
    pass_on(at).cast("Golpe", player=1).resolve()
    assert at.game.monarch == B


def restarted() -> Table:
    """Bruno's turn; Anna's effect restarts the game; a token and a phased-out card were on the battlefield."""
    at = deck(Table(active=1), 7)
    lay(at, "Orso", by=1)
    lay(at, "Nebbia")
    lay(at, "Spirito", kind=Kind.TOKEN)
    instant(at, "Alba", RestartGame())
    at.settle().occur(PhasedOut(object=at.id("Nebbia"), under=A))
    pass_on(at).cast("Alba")
    while at.game.moment is not Moment.OPENING:
        at.do(Pass(at.game.receiver) if at.settled else Continue())
    return at


def test_104_6_a_restarted_game_begins_anew_for_all_who_are_in_it() -> None:
    at = restarted()
    assert (at.game.moment, at.game.result, at.in_game()) == (Moment.OPENING, None, [0, 1])
    assert at.zone(Zone.BATTLEFIELD) == []


def test_727_1a_who_controlled_the_effect_starts() -> None:
    assert restarted().game.starting_player == A


def test_727_2_every_card_is_part_of_its_owners_deck_again() -> None:
    at = restarted()
    assert (at.where("Orso"), at.one("Orso").owner) == (Zone.LIBRARY, B)
    assert (at.where("Nebbia"), at.where("Alba"), at.where("Spirito")) == (Zone.LIBRARY, Zone.LIBRARY, None)


def test_103_3_decks_are_shuffled_so_that_nobody_knows_the_order() -> None:
    at = restarted()
    question = at.question()
    assert question.purpose.value == "chance" or len(question.options) > 1
    assert "103.3" in at.rules()


def test_903_6_a_commander_starts_in_the_command_zone() -> None:
    for variant, zone in ((("commander",), Zone.COMMAND), ((), Zone.LIBRARY)):
        at = deck(Table(variant=variant), 10)
        lay(at, "Re", "Creatura Leggendaria — Umano", zone=Zone.LIBRARY, commander=True)
        open_game(at.game, A)
        at.do(Continue())
        assert at.where("Re") is zone


def test_903_9a_a_commander_that_dies_may_go_to_the_command_zone() -> None:
    for wanted, zone in ((True, Zone.COMMAND), (False, Zone.GRAVEYARD)):
        at = Table(variant=("commander",))
        lay(at, "Re", "Creatura Leggendaria — Umano", commander=True)
        at.settle().do(Occur(die(at.id("Re"))))
        assert at.settle(wanted).where("Re") is zone
