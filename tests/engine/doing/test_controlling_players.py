"""723: one player controls another one during that player's turn."""

from __future__ import annotations

import pytest

from engine import play
from engine.board.board_of import board_of
from engine.board.exiled import may_look_at
from engine.cards.abilities.ability import Cost, SpellAbility
from engine.cards.abilities.casting import CastingCost
from engine.cards.abilities.players import Discard, LoseLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import EachPlayer, Target, You
from engine.cards.abilities.turns import ControlPlayer, ExtraTurn, SkipNext
from engine.state.actions import Cast, Concede, Continue, Pass
from engine.state.turn_state import Moment
from engine.words.terms import CardType, FaceDown, PlayerId, Relation, TurnStep, Zone
from tests.engine.support import Table, card, creature
from tests.engine.support_more import TARGET_PLAYER, A, B, C, attack, block, free, pass_on

RULE = ControlPlayer(who=Target())


def table(*extra, players: int = 2, controlled: bool = True, before=None) -> Table:
    """Anna has used a device on Bruno, and it is Bruno's next turn."""
    made = Table(players)
    made.permanent("Briglia", free(RULE, targets=(TARGET_PLAYER,)), *extra, types=(CardType.ARTIFACT,))
    for player in range(players):
        made.library(player, 6)
    if before is not None:
        before(made)
    made.settle()
    if controlled:
        made.activate("Briglia", 0, "Bruno").resolve()
    return made


def spell(made: Table, label: str, *effects, controller: int = 1, costs=(), targets=(TARGET_PLAYER,)) -> None:
    printed = card(label, SpellAbility(effects=effects, targets=targets), *costs, types=(CardType.INSTANT,))
    made.put(label, printed, controller=controller, zone=Zone.HAND)


def drain(made: Table) -> None:
    spell(made, "Salasso", LoseLife(amount=Fixed(3), who=Target()))


class TestControlPlayer:
    def test_723_1_it_is_the_next_turn_of_that_player_and_no_longer(self):
        at = table()
        assert at.game.decides_for(B) == B
        at.until(TurnStep.UPKEEP, player=1)
        assert (at.game.decides_for(B), at.game.decides_for(A)) == (A, A)
        assert "723.1" in at.rules()
        at.until(TurnStep.UPKEEP, player=0)
        assert at.game.decides_for(B) == B

    def test_723_1_control_without_the_effect_everybody_decides_for_themselves(self):
        at = table(controlled=False).until(TurnStep.UPKEEP, player=1)
        assert at.game.decides_for(B) == B

    def test_723_1b_a_skipped_turn_does_not_count(self):
        skip = free(SkipNext(what=None, who=EachPlayer(Relation.OPPONENT)))
        at = table(skip)
        at.activate("Briglia", 1).resolve()
        at.until(TurnStep.UPKEEP, player=0)
        assert at.game.player_controls[0].turn is None
        at.until(TurnStep.UPKEEP, player=1)
        assert at.game.decides_for(B) == A

    def test_723_1_an_extra_turn_is_the_next_turn(self):
        extra = free(ExtraTurn(who=EachPlayer(Relation.OPPONENT)))
        at = table(extra)
        at.activate("Briglia", 1).resolve()
        at.until(TurnStep.UPKEEP, player=1)
        assert at.game.decides_for(B) == A
        at.until(TurnStep.UPKEEP, player=1)
        assert at.game.decides_for(B) == B

    def test_723_1a_the_last_effect_about_a_player_is_the_one_that_works(self):
        def before(made: Table) -> None:
            made.permanent("Redini", free(RULE, targets=(TARGET_PLAYER,)), types=(CardType.ARTIFACT,), controller=2)

        at = table(players=3, before=before)

        pass_on(at)
        pass_on(at)
        at.activate("Redini", 0, "Bruno", player=2).resolve()
        at.until(TurnStep.UPKEEP, player=1)
        assert at.game.decides_for(B) == C
        assert "723.1a" in at.rules()


class TestWhat:
    def test_723_3_objects_stay_under_their_controllers_and_the_active_player_is_the_same(self):
        at = table(before=lambda made: made.creature("Orso", 2, 2, controller=1)).until(TurnStep.UPKEEP, player=1)
        assert (at.controller("Orso"), at.game.turn.active) == (1, B)

    def test_723_4_the_controller_sees_the_hand_and_what_is_face_down(self):
        def before(made: Table) -> None:
            drain(made)
            made.put("Velato", creature("Velato", 3, 3), controller=1, face_down=FaceDown.MORPH)

        at = table(before=before)

        def seen(label: str, who: PlayerId) -> bool:
            return may_look_at(at.game, board_of(at.game), at.one(label), who)

        assert [seen("Salasso", A), seen("Velato", A)] == [False, False]
        at.until(TurnStep.UPKEEP, player=1)
        assert [seen("Salasso", A), seen("Velato", A)] == [True, True]
        assert [seen("Salasso", B), seen("Velato", B)] == [True, True]
        assert [seen("1c4", A), seen("1c4", B)] == [False, False]

    def test_723_5_the_controller_decides_targets_of_the_spells(self):
        at = table(before=drain).until(TurnStep.PRECOMBAT_MAIN, player=1)
        question = at.question(Cast(B, at.id("Salasso")))
        assert (question.decider, question.chooser) == (A, B)
        at.cast("Salasso", "Bruno", player=1).resolve()
        assert (at.life(0), at.life(1)) == (20, 17)
        assert "723.5" in at.rules()

    def test_723_5_control_without_the_effect_the_player_decides(self):
        at = table(before=drain, controlled=False).until(TurnStep.PRECOMBAT_MAIN, player=1)
        question = at.question(Cast(B, at.id("Salasso")))
        assert (question.decider, question.chooser) == (B, B)
        at.cast("Salasso", "Anna", player=1)
        assert "723.5" not in at.rules()

    def test_723_5_the_controller_decides_how_combat_damage_is_assigned(self):
        def before(made: Table) -> None:
            made.creature("Ariete", 4, 4, controller=1)
            made.creature("Muro", 0, 3)
            made.creature("Siepe", 0, 3)

        at = table(before=before).until(TurnStep.DECLARE_ATTACKERS, player=1)
        attack(at, ("Ariete", 0), player=1)
        block(at, ("Muro", "Ariete"), ("Siepe", "Ariete"), player=0)

        pass_on(at)
        asked = None
        game = at.game
        while asked is None:
            played = play(game, Pass(game.receiver) if game.moment is Moment.PRIORITY else Continue())
            asked, game = played.question, played.game
        assert (asked.decider, asked.chooser) == (A, B)

    def test_723_5a_costs_are_paid_with_what_the_controlled_player_has(self):
        def before(made: Table) -> None:
            cost = CastingCost(cost=Cost(discard=1))
            spell(made, "Rogo", LoseLife(amount=Fixed(1), who=Target()), costs=(cost,))
            made.put("Sua", card("Sua", types=(CardType.LAND,)), controller=1, zone=Zone.HAND)
            made.put("Mia", card("Mia", types=(CardType.LAND,)), controller=0, zone=Zone.HAND)

        at = table(before=before).until(TurnStep.UPKEEP, player=1)
        question = at.question(Cast(B, at.id("Rogo")))
        assert question.decider == A
        at.cast("Rogo", "Bruno", player=1)
        assert (at.where("Sua"), at.where("Mia")) == (Zone.GRAVEYARD, Zone.HAND)

    def test_723_8_the_controller_goes_on_deciding_for_themselves(self):
        def before(made: Table) -> None:
            drain(made)
            discard = Discard(who=EachPlayer())
            spell(made, "Peste", discard, targets=())
            for label, owner in (("a1", 0), ("a2", 0), ("b1", 1)):
                made.put(label, card(label, types=(CardType.LAND,)), controller=owner, zone=Zone.HAND)

        at = table(before=before).until(TurnStep.UPKEEP, player=1)
        at.cast("Peste", player=1)
        at.resolve("b1" if at.game.turn.active == B else "a1", "a2")
        assert (at.where("b1"), at.where("a2"), at.where("a1")) == (Zone.GRAVEYARD, Zone.GRAVEYARD, Zone.HAND)

    def test_723_6_conceding_is_no_decision_of_the_controller(self):
        at = table().until(TurnStep.UPKEEP, player=1)
        at.do(Concede(B))
        assert at.winners == (A,)
        assert "723.5" not in at.rules()

    @pytest.mark.parametrize("leaves", [True, False])
    def test_800_4a_with_the_controller_the_control_is_gone(self, leaves):
        at = table(players=3).until(TurnStep.UPKEEP, player=1)
        at.do(Concede(A if leaves else C))
        assert at.game.decides_for(B) == (B if leaves else A)


def test_723_9_who_controls_themselves_decides_as_always() -> None:
    """The control is somebody whom an opponent controls."""
    for who, decider in ((You(), A), (Target(), B)):
        made = Table()
        mine = free(ControlPlayer(who=who), targets=() if who == You() else (TARGET_PLAYER,))
        made.permanent("Specchio", mine, types=(CardType.ARTIFACT,), controller=0 if who == You() else 1)
        for player in range(2):
            made.library(player, 6)
        made.settle()
        if who == You():
            made.activate("Specchio", 0).resolve()
        else:
            pass_on(made).activate("Specchio", 0, "Anna", player=1).resolve()
        made.until(TurnStep.UPKEEP, player=0)
        assert made.game.decides_for(A) == decider
        assert "723.1" in made.rules()
