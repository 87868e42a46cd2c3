"""508.1, 509.1: declaring attackers and blockers. Restrictions are checked one by one; requirements are not realised yet."""

from __future__ import annotations

from dataclasses import replace

from engine import events as e
from engine.abilities.ability import Prohibition
from engine.actions import DeclareAttackers, DeclareBlockers
from engine.attachment import protected_from
from engine.citations import Citation, cite, not_implemented
from engine.game import Attacker, Combat, Game, Moment
from engine.layers import Board
from engine.matching import failure
from engine.objects import PlayerTarget, Recipient
from engine.pipeline import happen
from engine.prohibitions import forbids_object
from engine.terms import NOBODY, CardType, Color, ObjectId, PlayerId, Relation, TurnStep
from engine.trace import Change, StepKind
from engine.transaction import Refused, Transaction

not_implemented("508.1d", "obblighi di attaccare")
not_implemented("508.1h", "costi per attaccare")
not_implemented("509.1c", "obblighi di bloccare")
not_implemented("509.1d", "costi per bloccare")
not_implemented("702.22", "banding")

LANDWALK = {
    "plainswalk": "Plains",
    "islandwalk": "Island",
    "swampwalk": "Swamp",
    "mountainwalk": "Mountain",
    "forestwalk": "Forest",
}


def declare_attackers(tx: Transaction, action: DeclareAttackers) -> None:
    """508.1a-m: the active player's untapped creatures attack players, planeswalkers or battles; then it is checked (508.2)."""
    game = tx.game
    combat = game.combat or Combat()
    if game.turn.step is not TurnStep.DECLARE_ATTACKERS or combat.attackers or not _as_step_begins(game):
        raise Refused("not the declare attackers step", cite("508.1"))
    if action.player in combat.declared:
        raise Refused("already declared", cite("508.1"))
    if action.player not in game.side(game.turn.active).members:
        raise Refused("not the active player", cite("508.1a"))
    seen: list[ObjectId] = []
    for one, defender in action.attackers:
        if one in seen:
            raise Refused("declared twice", cite("508.1a"))
        seen.append(one)
        _may_attack(tx, action.player, one, defender)
    tapping = [one for one, _ in action.attackers if not tx.board.characteristics(one).has("vigilance")]
    alone = len(action.attackers) == 1
    attackers = tuple(Attacker(object=one, defender=defender) for one, defender in action.attackers)
    game.change(
        combat=replace(
            combat,
            attackers=attackers,
            attacked=combat.attacked or bool(attackers),
            declared=(*combat.declared, *_together(game, action.player)),
        )
    )
    changes = [Change(event=e.Tapped(object=one), rules=(cite("508.1f"),)) for one in tapping]
    changes += [
        Change(event=e.AttackerDeclared(object=one, defender=defender, alone=alone), rules=(cite("508.1k"),))
        for one, defender in action.attackers
    ]
    happen(
        tx, changes, kind=StepKind.ATTACK, rules=[cite("508.1a"), cite("508.1m"), cite("703.4i")], player=action.player
    )
    tx.game.change(moment=Moment.CHECK, receiver=game.turn.active, passed=(), entitled=cite("117.3a"))


def _together(game: Game, player: PlayerId) -> tuple[PlayerId, ...]:
    """805.10b, 805.10d: who declares creatures with a player: the team, where turns are shared."""
    side = game.side(player)
    return side.members if side.shared else (player,)


def _as_step_begins(game: Game) -> bool:
    """508.1, 508.2, 509.1, 509.2: before anybody has done anything in the step: first the declaration, then priority."""
    return game.moment in (Moment.CHECK, Moment.PRIORITY) and game.entitled == cite("117.3a")


def _may_attack(tx: Transaction, player: PlayerId, one: ObjectId, defender: Recipient) -> None:
    """508.1a-c; 805.10b: where turns are shared the team declares its creatures together."""
    board = tx.board
    found = board.objects.get(one)
    if found is None or not found.on_battlefield or not board.characteristics(one).creature:
        raise Refused("not a creature", cite("506.3"))
    seen = board.characteristics(one)
    if board.controller(one) not in tx.game.side(player).members:
        raise Refused("not the controller", cite("508.1a"))
    if found.tapped:
        raise Refused("tapped", cite("508.1a"))
    if seen.is_type(CardType.BATTLE):
        raise Refused("battle", cite("508.1a"))
    if found.controlled_since_turn >= tx.game.turn.number and not seen.has("haste"):
        raise Refused("summoning sickness", cite("302.6"))
    if seen.has("defender"):
        raise Refused("defender", cite("702.3b"))
    if forbids_object(board, Prohibition.ATTACK, one) is not None:
        raise Refused("cannot attack", cite("508.1c"))
    _attackable(tx, player, defender)


def _attackable(tx: Transaction, player: PlayerId, defender: Recipient) -> None:
    """508.1b: an opponent, a planeswalker an opponent controls, or a battle an opponent protects (310.9b)."""
    if isinstance(defender, PlayerTarget):
        if not tx.game.player(defender.player).in_game or not tx.game.related(
            defender.player, player, Relation.OPPONENT
        ):
            raise Refused("not an opponent", cite("508.1b"))
        return
    found = tx.board.objects.get(defender)
    if found is None or not found.on_battlefield:
        raise Refused("not attackable", cite("508.1b"))
    seen = tx.board.characteristics(defender)
    if seen.is_type(CardType.PLANESWALKER) and tx.game.related(
        tx.board.controller(defender), player, Relation.OPPONENT
    ):
        return
    if seen.is_type(CardType.BATTLE) and tx.game.related(found.protector, player, Relation.OPPONENT):
        return
    raise Refused("not attackable", cite("508.1b"))


def defending_player(board: Board, defender: Recipient) -> PlayerId:
    """508.5, 310.9d: the player attacked, the planeswalker's controller, or the battle's protector; as last known, if it is gone.

    ``NOBODY`` for a creature whose planeswalker or battle was removed from combat and stays on the battlefield.
    """
    if isinstance(defender, PlayerTarget):
        return defender.player
    seen = board.last_seen(defender)
    if seen is None:
        return NOBODY
    found, looks, controller = seen
    return found.protector if looks.is_type(CardType.BATTLE) else controller


def declare_blockers(tx: Transaction, action: DeclareBlockers) -> None:
    """509.1: the defending player's untapped creatures block, each one attacker; what was chosen together is checked together."""
    game = tx.game
    if game.turn.step is not TurnStep.DECLARE_BLOCKERS or game.combat is None or not _as_step_begins(game):
        raise Refused("not the declare blockers step", cite("509.1"))
    blocked = any(attacker.blocked and _defends(tx, action.player, attacker) for attacker in game.combat.attackers)
    if blocked or action.player in game.combat.declared:
        raise Refused("already declared", cite("509.1"))
    seen: list[ObjectId] = []
    for blocker, attacker in action.blockers:
        if blocker in seen:
            raise Refused("declared twice", cite("509.1a"))
        seen.append(blocker)
        _may_block(tx, action.player, blocker, attacker)
    for attacker in dict.fromkeys(attacker for _, attacker in action.blockers):
        count = sum(1 for _, other in action.blockers if other == attacker)
        if count == 1 and tx.board.characteristics(attacker).has("menace"):
            raise Refused("menace", cite("702.111b"))
    _block(tx, game.combat, action)


def _defends(tx: Transaction, player: PlayerId, attacker: Attacker) -> bool:
    """509.1a, 802.4a, 805.10d: whether a player, or their team, is who a creature attacks; 506.4c: any opponent, if it attacks
    nothing any more."""
    defending = defending_player(tx.board, attacker.defender)
    if defending == NOBODY:
        return tx.game.related(player, tx.board.controller(attacker.object), Relation.OPPONENT)
    return player in tx.game.side(defending).members


def _block(tx: Transaction, combat: Combat, action: DeclareBlockers) -> None:
    attackers = tuple(
        replace(
            attacker,
            blockers=(*attacker.blockers, *(one for one, other in action.blockers if other == attacker.object)),
            blocked=attacker.blocked or any(other == attacker.object for _, other in action.blockers),
        )
        for attacker in combat.attackers
    )
    declared = (*combat.declared, *_together(tx.game, action.player))
    tx.game.change(combat=replace(combat, attackers=attackers, declared=declared))
    changes = [
        Change(event=e.BlockerDeclared(object=blocker, attacker=attacker), rules=(cite("509.1g"),))
        for blocker, attacker in action.blockers
    ]
    happen(
        tx, changes, kind=StepKind.BLOCK, rules=[cite("509.1a"), cite("509.1i"), cite("703.4j")], player=action.player
    )
    tx.game.change(moment=Moment.CHECK, receiver=tx.game.turn.active, passed=(), entitled=cite("117.3a"))


def _may_block(tx: Transaction, player: PlayerId, blocker: ObjectId, attacker: ObjectId) -> None:
    """509.1a-b; 805.10d: where turns are shared the team declares its creatures together."""
    board = tx.board
    found = board.objects.get(blocker)
    if found is None or not found.on_battlefield or not board.characteristics(blocker).creature:
        raise Refused("not a creature", cite("506.3"))
    if board.controller(blocker) not in tx.game.side(player).members:
        raise Refused("not the controller", cite("509.1a"))
    if found.tapped:
        raise Refused("tapped", cite("509.1a"))
    if board.characteristics(blocker).is_type(CardType.BATTLE):
        raise Refused("not a creature", cite("509.1a"))
    fighting = (
        next((one for one in tx.game.combat.attackers if one.object == attacker), None) if tx.game.combat else None
    )
    if fighting is None:
        raise Refused("not attacking", cite("509.1a"))
    if not _defends(tx, player, fighting):
        raise Refused("not attacked", cite("509.1a"))
    if forbids_object(board, Prohibition.BLOCK, blocker) is not None:
        raise Refused("cannot block", cite("509.1b"))
    if forbids_object(board, Prohibition.BE_BLOCKED, attacker) is not None:
        raise Refused("cannot be blocked", cite("509.1b"))
    defending = defending_player(board, fighting.defender)
    evasion = evades(board, attacker, blocker, player if defending == NOBODY else defending)
    if evasion is not None:
        raise Refused(*evasion)


def evades(board: Board, attacker: ObjectId, blocker: ObjectId, defending: PlayerId) -> tuple[str, Citation] | None:
    """509.1b: the evasion ability that keeps a creature from blocking another, with its rule; ``None`` where none does."""
    attacking, blocking = board.characteristics(attacker), board.characteristics(blocker)
    if not attacking.abilities:
        return ("shadow", cite("702.28b")) if blocking.has("shadow") else None
    if attacking.has("flying") and not (blocking.has("flying") or blocking.has("reach")):
        return "flying", cite("702.9b")
    if attacking.has("shadow") is not blocking.has("shadow"):
        return "shadow", cite("702.28b")
    if attacking.has("horsemanship") and not blocking.has("horsemanship"):
        return "horsemanship", cite("702.31b")
    artifact = blocking.is_type(CardType.ARTIFACT)
    if attacking.has("fear") and not (artifact or Color.BLACK in blocking.colors):
        return "fear", cite("702.36b")
    if attacking.has("intimidate") and not (artifact or any(color in blocking.colors for color in attacking.colors)):
        return "intimidate", cite("702.13b")
    if attacking.has("skulk") and (blocking.power or 0) > (attacking.power or 0):
        return "skulk", cite("702.118b")
    if protected_from(board, attacker, blocker):
        return "protection", cite("702.16f")
    return _walks(board, attacker, defending)


def _walks(board: Board, attacker: ObjectId, defending: PlayerId) -> tuple[str, Citation] | None:
    """702.14c: the landwalk that the defending player's lands allow; of another type than the basic ones by its description."""
    lands = [
        one.id
        for one in board.game.permanents()
        if board.controller(one.id) == defending and board.characteristics(one.id).is_type(CardType.LAND)
    ]
    you = board.controller(attacker)
    for keyword in board.characteristics(attacker).keywords():
        if not keyword.keyword.endswith("walk"):
            continue
        kind, wanted = LANDWALK.get(keyword.keyword), keyword.filter
        for land in lands:
            typed = kind is not None and kind in board.characteristics(land).subtypes
            if typed or (wanted is not None and failure(wanted, board, land, source=attacker, you=you) is None):
                return keyword.keyword, cite("702.14c")
    return None
