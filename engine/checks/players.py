"""704.5a-c, 704.6a-c: the state-based actions by which players and teams lose."""

from __future__ import annotations

from collections.abc import Iterator

from engine.board.asking import Transaction
from engine.board.board import Board
from engine.board.prohibitions import forbids_player
from engine.cards.abilities.ability import Prohibition
from engine.happening.ending import loses
from engine.state import events as e
from engine.state.facts.checks import CommanderDamage, LifeTotal, PoisonTotal
from engine.state.facts.fact import Facts
from engine.state.objects import Side
from engine.state.trace import Change
from engine.words.citations import Citation, cite
from engine.words.terms import ObjectId, PlayerId

LETHAL_POISON = 10
LETHAL_TEAM_POISON = 15
LETHAL_COMMANDER_DAMAGE = 21


def kept_in_the_game(board: Board, player: PlayerId) -> bool:
    """101.2, 810.8a: whether an effect says that a player, or one of the team, doesn't lose, or not for having no life."""
    kinds = (Prohibition.LOSE_BY_LIFE, Prohibition.LOSE_GAME)
    return any(forbids_player(board, one, player) is not None for one in kinds)


def lethal_poison(side: Side) -> int:
    """704.5c, 704.6b, 810.11: with how many poison counters a side loses: a team that shares them has more."""
    return LETHAL_TEAM_POISON + 5 * max(0, len(side.members) - 2) if side.shared else LETHAL_POISON


def life(tx: Transaction) -> Iterator[Change]:
    """704.5a: a player with 0 or less life loses; in a shared total 704.6a applies instead."""
    for player in tx.game.players:
        total = tx.game.side(player.id).life
        if total <= 0 and not tx.game.side(player.id).shared and not _spared(tx, player.id):
            yield from loses(tx, player.id, cite("704.5a"), LifeTotal(total))


def _spared(tx: Transaction, player: PlayerId) -> bool:
    """101.2, 810.8a: whether an effect says that a player, or one of the team, doesn't lose for having 0 or less life."""
    return forbids_player(tx.board, Prohibition.LOSE_BY_LIFE, player) is not None


def failed_draw(tx: Transaction) -> Iterator[Change]:
    """704.5b: a player who tried to draw from an empty library since the last check loses."""
    for player in tx.game.players:
        if player.failed_draw:
            yield from loses(tx, player.id, cite("704.5b"))


def poison(tx: Transaction) -> Iterator[Change]:
    """704.5c: a player with ten or more poison counters loses; in Two-Headed Giant 704.6b applies instead."""
    for player in tx.game.players:
        count = tx.game.side(player.id).poison
        if count >= LETHAL_POISON and not tx.game.side(player.id).shared:
            yield from loses(tx, player.id, cite("704.5c"), PoisonTotal(count))


Spared = tuple[PlayerId, ObjectId, Citation, Facts]
"""Who stays in the game, by what, which rule does nothing to them, and by how much they would have lost."""


def cannot_lose(tx: Transaction) -> Iterator[Spared]:
    """101.2, 104.3: a player, or the first of a team, whom 704.5a-c, 704.6a-c would make lose if no effect kept them from it."""
    for side in tx.game.sides:
        player = side.members[0]
        if not tx.game.player(player).in_game:
            continue
        kept = forbids_player(tx.board, Prohibition.LOSE_GAME, player)
        if side.life <= 0:
            by = kept if kept is not None else forbids_player(tx.board, Prohibition.LOSE_BY_LIFE, player)
            if by is not None:
                yield player, by, cite("704.6a") if side.shared else cite("704.5a"), (LifeTotal(side.life),)
        if kept is not None and side.poison >= lethal_poison(side):
            yield player, kept, cite("704.6b") if side.shared else cite("704.5c"), (PoisonTotal(side.poison),)
        if kept is not None and any(tx.game.player(member).failed_draw for member in side.members):
            yield player, kept, cite("704.5b"), ()


def start_engines(tx: Transaction) -> Iterator[Change]:
    """704.5aa: a player without speed who controls a permanent with start your engines! gets speed 1."""
    slow = [player.id for player in tx.game.players if player.in_game and player.speed is None]
    if not slow:
        return
    for one in tx.board.permanents_with("start your engines!", keyword=True):
        player = tx.board.controller(one.id)
        if player in slow:
            slow.remove(player)
            started = e.SpeedChanged(player=player, speed=1)
            yield Change(event=started, rules=(cite("704.5aa"), cite("702.179a")))


def team_life(tx: Transaction) -> Iterator[Change]:
    """704.6a: in Two-Headed Giant a team with 0 or less life loses."""
    for side in tx.game.sides:
        if side.shared and side.life <= 0 and not _spared(tx, side.members[0]):
            for member in side.members:
                yield from loses(tx, member, cite("704.6a"), LifeTotal(side.life))


def team_poison(tx: Transaction) -> Iterator[Change]:
    """704.6b: in Two-Headed Giant a team with fifteen or more poison counters loses; 810.11: five more for each further head."""
    for side in tx.game.sides:
        if side.shared and side.poison >= lethal_poison(side):
            because = (cite("810.8d"), *([cite("810.11")] if len(side.members) > 2 else []))
            for member in side.members:
                yield from loses(tx, member, cite("704.6b"), PoisonTotal(side.poison), because=because)


def commander_damage(tx: Transaction) -> Iterator[Change]:
    """704.6c: in Commander, 21 or more combat damage by one commander over the game; 903.12h: not in Brawl."""
    if "commander" not in tx.game.variant or "brawl" in tx.game.variant:
        return
    for player in tx.game.players:
        worst = max(player.commander_damage.values(), default=0)
        if worst >= LETHAL_COMMANDER_DAMAGE:
            yield from loses(tx, player.id, cite("704.6c"), CommanderDamage(worst), because=(cite("903.10a"),))
