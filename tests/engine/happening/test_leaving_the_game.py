"""800.4, 104.5: how players leave the game, what goes with them, and how it goes on without them."""

from __future__ import annotations

from engine.cards.abilities.ability import Activated, SpellAbility, Triggered
from engine.cards.abilities.continuous import Duration, GainControl, ModifyPT
from engine.cards.abilities.damage import DealDamage
from engine.cards.abilities.filters import CREATURE, Filter, TargetSpec
from engine.cards.abilities.lasting import Apply, Delay
from engine.cards.abilities.objects import CreateTokens, Move
from engine.cards.abilities.players import Draw, GainLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import EachPlayer, Every, Target, This, You
from engine.cards.abilities.triggers import BeginningOf, LosesGame, dies, leaves
from engine.state import events as e
from engine.state.actions import Concede, DeclareAttackers, Pass
from engine.state.objects import PlayerTarget
from engine.state.trace import StepKind
from engine.state.turn_state import Moment
from engine.words.terms import CardType, Kind, PlayerId, Reason, Relation, TurnStep, Zone
from tests.engine.checks.cards import STEALS, WATCHES_DEATHS, aura, does
from tests.engine.support import Table, creature
from tests.engine.support_more import concede, deck, steps_of

ANNA, BRUNO, CARLA, DARIO = (PlayerId(seat) for seat in range(4))
ENCHANTMENT = (CardType.ENCHANTMENT,)
INSTANT = (CardType.INSTANT,)
CREATURES_OF_OTHERS = Filter(types=(CardType.CREATURE,), controller=Relation.NOT_YOU)


def test_800_4a_all_that_the_player_owns_leaves_the_game_from_every_zone() -> None:
    table = Table(3)
    for zone in (Zone.HAND, Zone.LIBRARY, Zone.GRAVEYARD, Zone.EXILE, Zone.BATTLEFIELD, Zone.COMMAND):
        table.creature(f"Orso {zone.value}", 2, 2, controller=1, zone=zone)
    table.creature("Lupo", 2, 2, controller=2)
    concede(table.settle(), 1)
    assert [one.label for one in table.game.objects.values()] == ["Lupo"]


def test_800_4a_also_what_another_player_controls() -> None:
    table = Table(3)
    orso = table.creature("Orso", 2, 2, controller=1)
    aura(table, "Catene", STEALS, on=orso, controller=0)
    table.settle()
    assert table.controller("Orso") == 0
    concede(table, 1)
    assert table.where("Orso") is None
    assert table.where("Catene") is Zone.BATTLEFIELD, "Anna has had priority all along, so nothing was checked yet"
    table.do(Pass(ANNA))
    assert table.settle().performed("704.5m") == ["Catene"]


def test_800_4a_a_stolen_creature_goes_back_as_the_thief_leaves_with_the_aura() -> None:
    table = Table(3)
    orso = table.creature("Orso", 2, 2, controller=1)
    aura(table, "Catene", STEALS, on=orso, controller=0)
    concede(table.settle(), 0)
    assert table.controller("Orso") == 1
    assert table.where("Catene") is None


def steal_all(until: Duration = Duration.ENDLESS) -> Activated:
    """{0}: gain control of all creatures of others."""
    return does(Apply(to=Every(CREATURES_OF_OTHERS), parts=(GainControl(You()),), until=until))


def test_800_4a_effects_that_give_that_player_control_end() -> None:
    table = Table(3)
    table.creature("Orso", 2, 2, controller=1)
    table.permanent("Corona", steal_all(), types=ENCHANTMENT)
    table.settle().activate("Corona", 0).resolve()
    assert table.controller("Orso") == 0
    concede(table, 0)
    assert table.controller("Orso") == 1
    assert table.game.effects == ()


def test_800_4a_an_effect_of_that_player_that_gives_control_to_another_one_goes_on() -> None:
    table = Table(3)
    table.creature("Orso", 2, 2, controller=1)
    gives = Apply(to=Every(CREATURE), parts=(GainControl(Target(0)),), until=Duration.ENDLESS)
    table.permanent(
        "Dono",
        SpellAbility(effects=(gives,), targets=(TargetSpec(players=Relation.ANY),)),
        types=INSTANT,
        zone=Zone.HAND,
    )
    table.settle().cast("Dono", "Carla").resolve()
    assert table.controller("Orso") == 2
    concede(table, 0)
    assert table.controller("Orso") == 2
    assert len(table.game.effects) == 1


def reanimated() -> Table:
    """Carla's Orso is on the battlefield under Anna's control, by an effect of Anna's."""
    table = Table(4)
    table.creature("Orso", 2, 2, controller=2, zone=Zone.GRAVEYARD)
    raises = Move(what=Every(Filter(types=(CardType.CREATURE,), zone=Zone.GRAVEYARD)), to=Zone.BATTLEFIELD, under=You())
    table.permanent("Rito", does(raises), types=ENCHANTMENT)
    table.permanent("Corona", steal_all(Duration.END_OF_TURN), types=ENCHANTMENT, controller=1)
    table.settle().activate("Rito", 0).resolve()
    assert (table.controller("Orso"), table.one("Orso").owner) == (0, 2)
    return table


def test_800_4a_what_that_player_still_controls_is_exiled() -> None:
    table = concede(reanimated(), 0)
    assert table.where("Orso") is Zone.EXILE
    [exiled] = [change.event for change in table.changes("800.4a") if isinstance(change.event, e.ZoneChange)]
    assert exiled.reason is Reason.LEFT_GAME


def test_800_4c_the_effect_of_control_ends_and_who_had_it_by_default_has_left_so_it_is_exiled() -> None:
    table = reanimated()
    table.do(Pass(ANNA))
    table.settle().activate("Corona", 0, player=1).resolve()
    concede(table, 0)
    assert table.controller("Orso") == 1, "Bruno's effect goes on"
    table.until(TurnStep.UPKEEP)
    assert table.where("Orso") is Zone.EXILE
    assert table.performed("800.4c") == ["Orso"]
    assert table.performed("704.5g") == []


def test_800_4c_without_a_departure_it_goes_back_to_that_player() -> None:
    table = reanimated()
    table.do(Pass(ANNA))
    table.settle().activate("Corona", 0, player=1).resolve()
    assert table.controller("Orso") == 1
    table.until(TurnStep.UPKEEP)
    assert table.controller("Orso") == 0


def test_800_4a_objects_on_the_stack_spells_of_the_player_leave_and_abilities_cease() -> None:
    table = Table(3)
    table.permanent("Fulmine", SpellAbility(effects=(Draw(),)), types=INSTANT, zone=Zone.HAND, controller=1)
    table.creature("Mago", 1, 1, does(Draw()), controller=1)
    table.creature("Strega", 1, 1, does(Draw()), controller=2)
    table.settle().do(Pass(ANNA))
    table.settle().activate("Mago", 0, player=1).cast("Fulmine", player=1)
    table.do(Pass(BRUNO))
    table.settle().activate("Strega", 0, player=2)
    assert table.stack() == ["Mago#1", "Fulmine", "Strega#1"]
    concede(table, 1)
    assert table.stack() == ["Strega#1"]


def test_800_4a_an_ability_on_the_stack_of_a_source_that_was_stolen_goes_with_its_controller() -> None:
    table = Table(3)
    mago = table.creature("Mago", 1, 1, does(Draw()), controller=1)
    aura(table, "Catene", STEALS, on=mago, controller=0)
    table.settle().activate("Mago", 0)
    concede(table, 0)
    assert table.stack() == []
    assert table.controller("Mago") == 1


def test_800_4a_what_is_no_card_ceases_and_a_card_is_exiled_where_another_player_owns_it() -> None:
    table = Table(3)
    table.permanent("Copia", types=INSTANT, kind=Kind.COPY_OF_SPELL, zone=Zone.STACK, controller=0, owner=2)
    table.permanent("Magia", types=INSTANT, zone=Zone.STACK, controller=0, owner=2)
    concede(table.settle(), 0)
    assert table.where("Copia") is None
    assert table.where("Magia") is Zone.EXILE
    [first, second, third] = [step for step in table.steps if step.rules == ("800.4a",)]
    assert [type(step.changes[0].event) for step in (first, second, third)] == [e.PlayerLeft, e.Ceased, e.ZoneChange]


def test_800_4a_other_effects_of_that_player_go_on() -> None:
    table = Table(3)
    grows = Apply(to=Every(CREATURE), parts=(ModifyPT(Fixed(1), Fixed(1)),))
    table.creature("Orso", 2, 2, controller=1)
    table.permanent("Vigore", does(grows), types=ENCHANTMENT)
    table.settle().activate("Vigore", 0).resolve()
    concede(table, 0)
    assert table.looks("Orso").power == 3


def test_800_4a_is_no_state_based_action_and_happens_before_the_next_check() -> None:
    table = Table(3, life=(20, 0, 20))
    table.creature("Orso", 2, 2, controller=1)
    table.settle()
    kinds = [step.kind for step in table.steps]
    assert kinds[:2] == [StepKind.STATE_BASED_ACTIONS, StepKind.EVENT]
    assert table.steps[1].rules == ("800.4a",)


def test_104_5_who_loses_leaves_even_without_anything_to_take_along_and_only_once() -> None:
    table = Table(4, life=(20, 0, 20, 20)).settle()
    table.occur(e.LifeChange(player=CARLA, amount=-20))
    left = [change.event.player for change in table.changes("104.5") if isinstance(change.event, e.PlayerLeft)]
    assert left == [BRUNO, CARLA]


def test_800_4a_two_players_leave_at_once() -> None:
    table = Table(4, life=(20, 0, 0, 20))
    table.creature("Orso", 2, 2, controller=1)
    table.creature("Lupo", 2, 2, controller=2)
    table.settle()
    [step] = [step for step in table.steps if step.rules == ("800.4a",)]
    assert len(step.changes) == 4


def test_800_4a_priority_passes_to_the_next_player_who_gets_it_after_a_check() -> None:
    table = Table(3)
    orso = table.creature("Orso", 2, 2, controller=0)
    aura(table, "Vincolo", on=orso, controller=2)
    table.settle()
    assert table.game.receiver == ANNA
    concede(table, 0)
    assert table.game.receiver == BRUNO
    assert table.game.entitled == "800.4a"
    assert table.performed("704.5m") == ["Vincolo"]


def test_800_4a_who_has_priority_keeps_it_as_another_player_leaves() -> None:
    table = Table(3).settle()
    table.do(Concede(BRUNO))
    assert table.game.moment is Moment.PRIORITY
    assert table.game.receiver == ANNA


def test_117_4_passes_count_on_without_the_player_who_left() -> None:
    table = Table(3)
    table.creature("Mago", 1, 1, does(GainLife(amount=Fixed(1))))
    table.settle().activate("Mago", 0)
    table.do(Pass(ANNA))
    table.settle().do(Pass(BRUNO))
    table.settle()
    assert table.game.receiver == CARLA
    concede(table, 2)
    assert table.game.receiver == ANNA
    table.do(Pass(ANNA))
    table.settle()
    assert table.life(0) == 21


def test_117_4_all_had_passed_and_the_object_that_would_resolve_left_with_its_owner() -> None:
    table = Table(3)
    table.creature("Mago", 1, 1, does(Draw()), controller=0)
    table.settle().activate("Mago", 0)
    for player in (ANNA, BRUNO, CARLA):
        table.do(Pass(player))
        if player is not CARLA:
            table.settle()
    assert table.game.moment is Moment.RESOLVE
    table.do(Concede(ANNA))
    assert table.stack() == []
    table.settle()
    assert table.game.turn.step is TurnStep.BEGINNING_OF_COMBAT


def test_117_4_what_is_below_it_on_the_stack_then_resolves() -> None:
    table = Table(3)
    table.creature("Mago", 1, 1, does(Draw()), controller=0)
    table.creature("Monaca", 1, 1, does(GainLife(amount=Fixed(1))), controller=1)
    table.settle().do(Pass(ANNA))
    table.settle().activate("Monaca", 0, player=1).do(Pass(BRUNO))
    table.settle().do(Pass(CARLA))
    table.settle().activate("Mago", 0)
    for player in (ANNA, BRUNO, CARLA):
        table.settle().do(Pass(player))
    assert table.game.moment is Moment.RESOLVE
    table.do(Concede(ANNA))
    assert table.stack() == ["Monaca#1"]
    assert table.settle().life(1) == 21


def test_800_4b_no_token_is_created_for_and_nothing_comes_under_the_control_of_who_has_left() -> None:
    table = Table(3)
    table.creature("Orso", 2, 2, controller=0)
    concede(table.settle(), 1)
    token = creature("Goblin", 1, 1)
    table.occur(
        e.TokenCreated(owner=BRUNO, characteristics=token, label="Goblin"),
        e.ZoneChange(object=table.id("Orso"), to=Zone.BATTLEFIELD, reason=Reason.EFFECT, controller=BRUNO),
    )
    assert table.zone(Zone.BATTLEFIELD) == ["Orso"]
    assert table.controller("Orso") == 0
    table.occur(e.TokenCreated(owner=CARLA, characteristics=token, label="Goblin"))
    assert table.zone(Zone.BATTLEFIELD) == ["Orso", "Goblin"]


def test_800_4b_an_effect_does_not_give_control_to_who_has_left() -> None:
    table = Table(3)
    table.creature("Orso", 2, 2, controller=2)
    gives = Apply(to=Every(CREATURE), parts=(GainControl(Target(0)),), until=Duration.ENDLESS)
    table.permanent(
        "Dono",
        SpellAbility(effects=(gives,), targets=(TargetSpec(players=Relation.ANY),)),
        types=INSTANT,
        zone=Zone.HAND,
    )
    table.settle().cast("Dono", "Bruno")
    concede(table, 1)
    table.resolve()
    assert table.controller("Orso") == 2
    assert "608.2b" in table.rules(), "its only target has left: it does not resolve"


def test_800_4d_a_triggered_ability_of_who_has_left_is_not_put_on_the_stack() -> None:
    table = Table(3, life=(20, 0, 20))
    table.creature("Becchino", 1, 1, WATCHES_DEATHS, controller=1)
    table.creature("Necroforo", 1, 1, WATCHES_DEATHS, controller=2)
    table.creature("Orso", 2, 2, damage=2)
    table.settle()
    assert sorted(table.triggered())[:2] == ["Becchino", "Necroforo"]
    assert table.stack() == ["Necroforo#1"]
    (gone,) = steps_of(table, StepKind.ABILITY_NOT_PUT)
    assert (gone.rules, gone.player) == (("800.4d",), BRUNO)


def test_800_4d_nor_one_that_triggers_after_its_controller_has_left() -> None:
    """The delayed ability of a spell, whose controller does not live to see the step; the control: another player leaves."""
    gift = GainLife(amount=Fixed(1), who=EachPlayer())
    for leaver, put, life in ((0, 0, 20), (2, 1, 21)):
        table = deck(Table(3, active=2))
        later = Delay(trigger=BeginningOf(step=TurnStep.END), effects=(gift,))
        table.permanent("Soffio", SpellAbility(effects=(later,)), types=INSTANT, zone=Zone.HAND)
        table.settle().do(Pass(CARLA))
        table.settle().cast("Soffio").resolve()
        concede(table, leaver).until(TurnStep.END).play_out()
        assert table.life(1) == life
        assert len(steps_of(table, StepKind.ABILITY_PUT_ON_STACK)) == put
        assert [one.rules for one in steps_of(table, StepKind.ABILITY_NOT_PUT)] == [("800.4d",)] * (1 - put)


def test_603_10f_an_ability_that_looks_for_a_loss_sees_it() -> None:
    watches = Triggered(trigger=LosesGame(who=Relation.OPPONENT), effects=(GainLife(amount=Fixed(3)),))
    table = Table(3, life=(20, 0, 20))
    table.creature("Erede", 1, 1, watches)
    assert table.settle().resolve().life(0) == 23


def test_704_7_a_player_who_loses_by_two_rules_is_seen_losing_once() -> None:
    watches = Triggered(trigger=LosesGame(), effects=(GainLife(amount=Fixed(3)),))
    table = Table(3, life=(20, 0, 20), poison=(0, 10, 0))
    table.creature("Erede", 1, 1, watches)
    assert table.settle().triggered() == ["Erede"]


def test_800_4a_the_creature_of_who_left_did_not_die() -> None:
    table = Table(3)
    table.creature("Orso", 2, 2, controller=1)
    gone = Triggered(trigger=dies(CREATURE), effects=(Draw(),))
    table.creature("Becchino", 1, 1, gone)
    concede(table.settle(), 1)
    assert table.triggered() == []


def test_603_6c_it_did_leave_the_battlefield() -> None:
    table = Table(3)
    table.creature("Orso", 2, 2, controller=1)
    gone = Triggered(trigger=leaves(CREATURE), effects=(Draw(),))
    table.creature("Custode", 1, 1, gone)
    concede(table.settle(), 1)
    assert table.triggered() == ["Custode"]


# --- 800.4e, j, k: the game goes on


def test_800_4e_no_combat_damage_is_assigned_to_a_player_who_has_left() -> None:
    table = deck(Table(3))
    table.creature("Lupo", 3, 3)
    table.creature("Orso", 2, 2)
    table.settle().until(TurnStep.DECLARE_ATTACKERS)
    table.do(DeclareAttackers(ANNA, ((table.id("Lupo"), PlayerTarget(BRUNO)), (table.id("Orso"), PlayerTarget(CARLA)))))
    concede(table, 1)
    table.until(TurnStep.END_OF_COMBAT)
    dealt = [change.event for change in table.changes() if isinstance(change.event, e.Damage)]
    assert [event.to for event in dealt] == [PlayerTarget(CARLA)]


def test_800_4j_the_turn_of_a_player_who_left_goes_on_without_an_active_player() -> None:
    table = deck(Table(3))
    concede(table.settle(), 0)
    assert table.game.turn.active == ANNA
    table.until(TurnStep.END)
    assert table.game.turn.active == ANNA
    got = {step.player for step in table.steps if step.kind is StepKind.PRIORITY}
    assert got == {ANNA, BRUNO, CARLA}, "Anna only before she left"
    after = [step.player for step in table.steps[-6:] if step.kind is StepKind.PRIORITY]
    assert ANNA not in after
    table.until(TurnStep.UPKEEP)
    assert table.game.turn.active == BRUNO


def test_800_4j_nobody_draws_nor_untaps_for_the_player_who_left() -> None:
    table = deck(Table(3, step=TurnStep.UPKEEP))
    concede(table.settle(), 0)
    table.until(TurnStep.PRECOMBAT_MAIN)
    assert not [change for change in table.changes() if isinstance(change.event, e.ZoneChange | e.DrawFailed)]


def test_800_4k_the_turn_of_a_player_who_left_does_not_begin() -> None:
    table = deck(Table(3))
    concede(table.settle(), 1)
    table.until(TurnStep.UPKEEP)
    assert table.game.turn.active == CARLA
    table.until(TurnStep.UPKEEP)
    assert table.game.turn.active == ANNA


def test_800_4k_an_ability_for_the_beginning_of_each_turn_does_not_trigger_for_it() -> None:
    each = Triggered(trigger=BeginningOf(step=TurnStep.UPKEEP), effects=(GainLife(amount=Fixed(1)),))
    table = deck(Table(3))
    table.permanent("Orologio", each, types=ENCHANTMENT)
    concede(table.settle(), 1)
    table.until(TurnStep.DRAW)
    table.until(TurnStep.DRAW)
    assert table.life(0) == 22


def test_800_4a_an_ability_of_a_source_that_died_goes_with_its_controller() -> None:
    table = Table(3)
    strikes = Triggered(trigger=dies(CREATURE), effects=(DealDamage(amount=Fixed(1), to=EachPlayer(), source=This()),))
    table.creature("Orso", 2, 2, strikes, damage=2)
    assert table.settle().stack() == ["Orso#1"]
    assert concede(table, 0).stack() == []


def test_800_4a_tokens_go_with_the_player_who_owns_them() -> None:
    table = Table(3)
    table.permanent("Tana", does(CreateTokens(token=creature("Goblin", 1, 1))), types=ENCHANTMENT)
    table.settle().activate("Tana", 0).resolve()
    assert [one.kind for one in table.all("Goblin")] == [Kind.TOKEN]
    concede(table, 0)
    assert table.all("Goblin") == []
