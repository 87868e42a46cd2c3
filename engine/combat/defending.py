"""507.1: the one opponent who becomes the defending player, in games in which not all of them are."""

from __future__ import annotations

from engine.board.asking import Transaction
from engine.board.seating import can_attack
from engine.happening.writing.turns import set_combat
from engine.state.facts.fighting import DefenderChosen
from engine.state.objects import PlayerTarget
from engine.state.table import Attacks
from engine.state.trace import StepKind
from engine.words.citations import cite
from engine.words.decisions import Purpose
from engine.words.record import replace


def choose_defender(tx: Transaction) -> None:
    """507.1, 506.2a: the active player chooses an opponent as combat begins; of one alone, or with option 802, nobody is asked."""
    game = tx.game
    active = game.turn.active
    opponents = [PlayerTarget(one) for one in can_attack(game, active)]
    if game.combat is None or game.table.attacks is not Attacks.ONE or len(opponents) < 2:
        return
    by = tx.chooser(active)
    for chosen in tx.ask_objects(Purpose.DEFENDER, by, cite("507.1"), opponents, minimum=1, maximum=1):
        if isinstance(chosen, PlayerTarget):
            set_combat(game, replace(game.combat, defending=chosen.player))
            rules = [cite("507.1"), cite("506.2a"), cite("703.4h")]
            tx.note(StepKind.TURN_BASED_ACTION, rules, player=by, facts=(DefenderChosen(chosen),))
