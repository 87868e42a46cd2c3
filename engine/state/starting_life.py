"""103.4, 810.4, 903.7: the life total with which players, or teams that share one, begin."""

from __future__ import annotations

from collections.abc import Sequence

from engine.state.game import Game
from engine.state.objects import team_life
from engine.words.citations import Citation, cite
from engine.words.terms import PlayerId

COMMANDER, BRAWL = "commander", "brawl"


def starting_life(variant: Sequence[str], *, heads: int | None, players: int) -> int:
    """103.4, 103.4a, 103.4c-d: the life total with which a player, or a team of so many ``heads`` that shares it, begins."""
    if heads is not None:
        return team_life(heads)
    if BRAWL in variant:
        return 25 if players == 2 else 30
    return 40 if COMMANDER in variant else 20


def life_at_first(game: Game, player: PlayerId) -> int:
    """103.4: a player's starting life total; of a team that shares its life the team's (810.9a)."""
    side = game.side(player)
    return starting_life(game.variant, heads=len(side.members) if side.shared else None, players=len(game.players))


def why_so_much(game: Game) -> Citation:
    """103.4, 103.4a, 103.4c-d, 810.11: the rule that says with how much life players begin in this game."""
    if any(side.shared for side in game.sides):
        return cite("810.11") if any(len(side.members) > 2 for side in game.sides) else cite("103.4a")
    if BRAWL in game.variant:
        return cite("103.4d")
    return cite("103.4c") if COMMANDER in game.variant else cite("103.4")
