"""500-514, 703: the parts of a turn, with what happens by itself in them."""

from __future__ import annotations

from engine import play
from engine.cards.abilities.filters import CREATURE
from engine.cards.abilities.triggers import Attacks, BeginningOf, Blocks
from engine.state.actions import PlayLand
from engine.state.events import PhasedOut
from engine.state.trace import StepKind
from engine.words.terms import Relation, TurnStep, Zone
from tests.engine.laying import hand, lay, pt, spell
from tests.engine.support import Table, it_is
from tests.engine.support_more import (
    ENCHANTMENT,
    A,
    B,
    attack,
    attackers,
    block,
    deck,
    hit,
    pass_on,
    refused,
    steps_of,
    when,
)

# --- 500-514: the turn


ORDER = [
    TurnStep.UPKEEP,
    TurnStep.DRAW,
    TurnStep.PRECOMBAT_MAIN,
    TurnStep.BEGINNING_OF_COMBAT,
    TurnStep.DECLARE_ATTACKERS,
    TurnStep.END_OF_COMBAT,
    TurnStep.POSTCOMBAT_MAIN,
    TurnStep.END,
]


def walked(at: Table, count: int) -> list[TurnStep]:
    """The steps in which somebody gets priority, one after the other."""
    found: list[TurnStep] = []
    while len(found) < count:
        if not found or found[-1] is not at.game.turn.step:
            found.append(at.game.turn.step)
        pass_on(at)
    return found


def test_501_1_the_beginning_phase_is_untap_upkeep_and_draw() -> None:
    at = deck(Table(step=TurnStep.END))
    lay(at, "Orso", tapped=True, by=1)
    at.settle()
    assert walked(at, 4) == [TurnStep.END, TurnStep.UPKEEP, TurnStep.DRAW, TurnStep.PRECOMBAT_MAIN]
    assert not at.one("Orso").tapped


def test_500_3_nobody_gets_priority_in_the_untap_step() -> None:
    at = deck(Table(step=TurnStep.UNTAP))
    at.settle()
    assert at.game.turn.step is TurnStep.UPKEEP
    assert not any(step.kind is StepKind.PRIORITY for step in at.steps[:-1])


def test_500_6_what_triggers_at_the_beginning_of_a_step_waits_for_priority() -> None:
    at = deck(Table(step=TurnStep.UNTAP))
    at.permanent("Sveglia", when(BeginningOf(step=TurnStep.UPKEEP, whose=Relation.YOU)), **ENCHANTMENT)
    at.permanent("Altra", when(BeginningOf(step=TurnStep.DRAW, whose=Relation.YOU)), **ENCHANTMENT)
    at.settle()
    assert (at.game.turn.step, at.stack()) == (TurnStep.UPKEEP, ["Sveglia#1"])


def test_502_2_night_falls_if_the_active_player_of_the_turn_before_cast_nothing() -> None:
    for casts, night in ((False, True), (True, False)):
        at = deck(Table())
        it_is(at.builder._game, night=False)
        spell(at, "Dono", "Guadagni 1 punto vita.")
        at.settle()
        if casts:
            at.cast("Dono")
        at.until(TurnStep.UPKEEP)
        assert at.game.night is night


def test_503_1_nothing_happens_by_itself_in_the_upkeep() -> None:
    at = deck(Table(step=TurnStep.UPKEEP))
    lay(at, "Orso", tapped=True)
    at.settle()
    assert (at.game.receiver, at.one("Orso").tapped, at.zone(Zone.HAND)) == (A, True, [])


def test_504_2_the_card_is_drawn_before_anybody_has_priority() -> None:
    at = deck(Table(step=TurnStep.UPKEEP))
    at.settle().until(TurnStep.DRAW)
    assert (at.game.turn.step, len(at.zone(Zone.HAND)), at.game.receiver) == (TurnStep.DRAW, 1, A)


def test_505_1_there_is_a_main_phase_before_and_one_after_combat() -> None:
    at = deck(Table(step=TurnStep.UPKEEP))
    at.settle()
    assert walked(at, 8) == ORDER


def test_505_2_a_main_phase_ends_when_all_pass_on_an_empty_stack() -> None:
    at = deck(Table())
    spell(at, "Dono", "Guadagni 1 punto vita.")
    at.settle().cast("Dono")
    pass_on(pass_on(at))
    steps = [at.game.turn.step, pass_on(pass_on(at)).game.turn.step]
    assert steps == [TurnStep.PRECOMBAT_MAIN, TurnStep.BEGINNING_OF_COMBAT]


def test_505_6b_a_land_is_played_in_a_main_phase_on_an_empty_stack() -> None:
    at = deck(Table())
    hand(at, "Foresta", "Terra Base — Foresta")
    spell(at, "Dono", "Guadagni 1 punto vita.")
    at.settle().cast("Dono")
    assert refused(at, PlayLand(A, at.id("Foresta")))[0]
    at.resolve().do(PlayLand(A, at.id("Foresta")))
    assert at.where("Foresta") is Zone.BATTLEFIELD
    at = deck(Table(step=TurnStep.UPKEEP))
    hand(at, "Foresta", "Terra Base — Foresta")
    assert refused(at.settle(), PlayLand(A, at.id("Foresta")))[0]


def test_506_2_the_active_player_attacks_and_the_other_defends() -> None:
    at = deck(Table())
    lay(at, "Orso")
    lay(at, "Lupo", by=1)
    at.settle().until(TurnStep.DECLARE_ATTACKERS)
    assert refused(at, attackers(at, ("Lupo", 0), player=1))[0]
    assert play(at.game, attackers(at, ("Orso", 1))).refused is None


def test_506_3_only_creatures_attack() -> None:
    at = deck(Table())
    lay(at, "Orso")
    lay(at, "Anello", "Artefatto")
    at.settle().until(TurnStep.DECLARE_ATTACKERS)
    assert refused(at, attackers(at, ("Anello", 1)))[0]
    assert play(at.game, attackers(at, ("Orso", 1))).refused is None


def test_507_2_the_active_player_has_priority_before_attackers_are_declared() -> None:
    at = deck(Table())
    lay(at, "Orso")
    spell(at, "Sonno", "TAPpa una creatura bersaglio.", by=1)
    at.settle().until(TurnStep.BEGINNING_OF_COMBAT)
    assert at.game.receiver == A
    pass_on(at).cast("Sonno", player=1).resolve().until(TurnStep.DECLARE_ATTACKERS)
    assert refused(at, attackers(at, ("Orso", 1)))[0]


def test_511_1_players_may_act_at_the_end_of_combat_while_creatures_still_fight() -> None:
    at = deck(Table())
    lay(at, "Orso")
    spell(at, "Agguato", "Distruggi una creatura attaccante bersaglio.", by=1)
    attack(at.settle(), ("Orso", 1)).until(TurnStep.END_OF_COMBAT)
    pass_on(at).cast("Agguato", player=1).resolve()
    assert at.where("Orso") is Zone.GRAVEYARD
    assert at.life(1) == 18


def test_511_2_end_of_combat_triggers_wait_for_that_step() -> None:
    at = deck(Table())
    at.permanent("Tregua", when(BeginningOf(step=TurnStep.END_OF_COMBAT)), **ENCHANTMENT)
    lay(at, "Orso")
    attack(at.settle(), ("Orso", 1))
    assert at.triggered() == []
    at.until(TurnStep.END_OF_COMBAT)
    assert (at.triggered(), at.stack()) == (["Tregua"], ["Tregua#1"])


def test_512_1_the_ending_phase_is_end_and_cleanup() -> None:
    at = deck(Table(step=TurnStep.END))
    lay(at, "Orso", damage=1)
    at.settle()
    assert at.one("Orso").damage == 1
    at.until(TurnStep.UPKEEP)
    assert at.one("Orso").damage == 0
    assert "514" in at.rules()


def test_513_1_nothing_happens_by_itself_in_the_end_step() -> None:
    at = deck(Table())
    lay(at, "Orso", damage=1)
    at.settle().until(TurnStep.END)
    assert (at.game.receiver, at.one("Orso").damage) == (A, 1)


# --- 703: turn-based actions


def test_703_1_turn_based_actions_use_no_stack() -> None:
    at = deck(Table(step=TurnStep.UPKEEP))
    at.settle().until(TurnStep.DRAW)
    drawn = [step for step in at.steps if "703.4d" in map(str, step.every_rule())]
    assert len(drawn) == 1
    assert drawn[0].kind is StepKind.TURN_BASED_ACTION
    assert at.stack() == []


def test_703_3_they_come_before_state_based_actions_and_triggers() -> None:
    at = Table(step=TurnStep.UPKEEP)
    at.library(0, 1)
    at.permanent("Sveglia", when(BeginningOf(step=TurnStep.DRAW)), **ENCHANTMENT)
    at.settle().until(TurnStep.DRAW)
    rules = [[str(rule) for rule in step.every_rule()] for step in at.steps]
    drew = next(n for n, found in enumerate(rules) if "703.4d" in found)
    put = next(n for n, step in enumerate(at.steps) if step.kind is StepKind.ABILITY_PUT_ON_STACK)
    assert drew < put


def test_703_4a_phased_out_permanents_come_back_before_untapping() -> None:
    at = deck(Table(active=1))
    lay(at, "Orso", tapped=True)
    lay(at, "Lupo", by=1)
    at.settle().occur(PhasedOut(object=at.id("Orso"), under=A)).occur(PhasedOut(object=at.id("Lupo"), under=B))
    at.until(TurnStep.UPKEEP, player=0)
    assert (at.one("Orso").phased_out, at.one("Orso").tapped, at.one("Lupo").phased_out) == (False, False, True)


def test_703_4b_the_day_is_looked_at_after_phasing() -> None:
    at = deck(Table())
    it_is(at.builder._game, night=False)
    at.settle().until(TurnStep.UPKEEP)
    assert at.game.night is True
    assert any("703.4b" in map(str, step.every_rule()) for step in at.steps)


def test_703_4c_only_the_active_players_permanents_untap() -> None:
    at = deck(Table())
    lay(at, "Orso", tapped=True)
    lay(at, "Lupo", tapped=True, by=1)
    at.settle().until(TurnStep.UPKEEP)
    assert (at.one("Orso").tapped, at.one("Lupo").tapped) == (True, False)


def test_703_4d_only_the_active_player_draws() -> None:
    at = deck(Table())
    at.settle().until(TurnStep.DRAW)
    assert (len(at.zone(Zone.HAND, 0)), len(at.zone(Zone.HAND, 1))) == (0, 1)


def test_703_4f_a_lore_counter_is_put_on_each_saga_of_the_active_player() -> None:
    at = deck(Table(step=TurnStep.DRAW))
    text = "I — Guadagni 1 punto vita.\nII — Guadagni 2 punti vita.\nIII — Guadagni 3 punti vita."
    lay(at, "Cronaca", "Incantesimo — Saga", text, counters={"lore": 1})
    lay(at, "Annali", "Incantesimo — Saga", text, counters={"lore": 1}, by=1)
    at.settle().until(TurnStep.PRECOMBAT_MAIN)
    assert (at.one("Cronaca").counters["lore"], at.one("Annali").counters["lore"]) == (2, 1)
    assert at.resolve().life(0) == 22


def test_703_4i_attackers_are_declared_before_anybody_has_priority() -> None:
    at = deck(Table())
    lay(at, "Orso")
    at.permanent("Corno", when(Attacks(subject=CREATURE)), **ENCHANTMENT)
    attack(at.settle(), ("Orso", 1))
    assert (at.one("Orso").tapped, at.stack(), at.game.receiver) == (True, ["Corno#1"], A)


def test_703_4j_blockers_are_declared_by_the_defending_player() -> None:
    at = deck(Table())
    lay(at, "Orso")
    lay(at, "Lupo", by=1)
    at.permanent("Corno", when(Blocks(subject=CREATURE)), **ENCHANTMENT)
    attack(at.settle(), ("Orso", 1))
    block(at, ("Lupo", "Orso"))
    assert (at.stack(), at.game.receiver) == (["Corno#1"], A)


def test_703_4m_all_combat_damage_is_dealt_at_once() -> None:
    at = deck(Table())
    lay(at, "Orso")
    lay(at, "Lupo", by=1)
    attack(at.settle(), ("Orso", 1))
    block(at, ("Lupo", "Orso")).until(TurnStep.COMBAT_DAMAGE)
    assert (at.where("Orso"), at.where("Lupo")) == (Zone.GRAVEYARD, Zone.GRAVEYARD)
    assert len(steps_of(at, StepKind.COMBAT_DAMAGE)) == 1


def test_703_4n_who_holds_more_than_seven_cards_discards() -> None:
    at = deck(Table(step=TurnStep.END))
    for number in range(9):
        hand(at, f"c{number}", "Terra")
        hand(at, f"d{number}", "Terra", by=1)
    at.settle().until(TurnStep.UPKEEP, ("c0", "c1"))
    assert (len(at.zone(Zone.HAND)), len(at.zone(Zone.HAND, 1))) == (7, 9)
    assert sorted(at.zone(Zone.GRAVEYARD)) == ["c0", "c1"]


def test_703_4p_damage_and_effects_of_the_turn_end_together() -> None:
    at = deck(Table())
    lay(at, "Orso", pt="2/2", damage=0)
    spell(at, "Crescita", "Una creatura bersaglio prende +3/+3 fino alla fine del turno.")
    lay(at, "Fonte", pt="1/1", by=1)
    at.settle().cast("Crescita", "Orso").resolve().occur(hit(at.id("Fonte"), at.id("Orso"), 4))
    at.until(TurnStep.UPKEEP)
    assert (at.where("Orso"), at.one("Orso").damage, pt(at, "Orso")) == (Zone.BATTLEFIELD, 0, (2, 2))


def test_703_4q_unspent_mana_empties_as_a_step_ends() -> None:
    at = deck(Table())
    lay(at, "Bosco", "Terra", "{T}: Aggiungi {G}.")
    at.settle().activate("Bosco", 0)
    assert len(at.game.player(A).mana) == 1
    pass_on(pass_on(at))
    assert at.game.player(A).mana == ()
