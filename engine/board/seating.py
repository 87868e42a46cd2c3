"""801.2, 802-803, 809.3c, 811.4: what follows from the seats: who reaches whom, and who may attack whom."""

from __future__ import annotations

from engine.state.game import Game
from engine.state.table import Attacks, Variant
from engine.words.citations import Citation, cite
from engine.words.terms import NOBODY, PlayerId, Relation

LEFT, RIGHT = 1, -1
"""101.4: turn order goes to the left, and so do the numbers of the seats."""


def seated(game: Game) -> tuple[PlayerId, ...]:
    """800.4, 801.2c: who still sits at the table, by seat. The place of one who has left is closed up."""
    return tuple(player.id for player in game.players if player.in_game)


def beside(game: Game, player: PlayerId, way: int) -> PlayerId:
    """803.1: who sits immediately to the left or to the right of a player; the player, where nobody else is left."""
    count = len(game.players)
    around = (PlayerId((player + way * step) % count) for step in range(1, count))
    return next((one for one in around if game.players[one].in_game), player)


def distance(game: Game, one: PlayerId, other: PlayerId) -> int:
    """801.2: how many seats lie from one player to another, the shorter way round; of those who still sit there."""
    around = [player for player in seated(game) if player not in (one, other)]
    between = sum(min(one, other) < player < max(one, other) for player in around)
    return 0 if one == other else min(between, len(around) - between) + 1


def clockwise(game: Game, first: PlayerId) -> tuple[PlayerId, ...]:
    """101.4: all seats from one player's on, to the left; of those who have left too."""
    count = len(game.players)
    return tuple(PlayerId((first + LEFT * step) % count) for step in range(count))


def ranges_now(game: Game) -> tuple[tuple[PlayerId, ...], ...]:
    """801.2, 801.2b-c: by seat, who is within the range of a player as a turn begins; nothing where no range is limited."""
    limits = game.table.ranges
    if all(limit is None for limit in limits):
        return ()
    there = seated(game)
    found = []
    for player, limit in zip(game.players, limits, strict=True):
        reached = (one for one in there if limit is None or distance(game, player.id, one) <= limit)
        found.append(tuple(dict.fromkeys((player.id, *reached))))
    return tuple(found)


def in_range(game: Game, one: PlayerId, *, of: PlayerId) -> bool:
    """801.2, 801.2b: whether a player is within the range of influence of another; without the option everybody is."""
    reached = game.table.reached
    return not reached or one == of or NOBODY in (one, of) or one in reached[of]


def starters(game: Game) -> tuple[PlayerId, ...]:
    """103.1, 103.1a, 808.4, 809.4: who may take the first turn: anybody, or of each team the one whose seat says so."""
    teams = [
        tuple(one.id for one in game.players if one.team == team)
        for team in dict.fromkeys(p.team for p in game.players)
    ]
    if game.table.together:
        return tuple(dict.fromkeys(game.table.together[team[0]][0] for team in teams))
    if game.table.variant is Variant.EMPEROR:
        return game.table.emperors
    if game.table.variant is Variant.TEAM_VS_TEAM:
        # The left is where turn order goes: of an even team the second of the two in the middle.
        return tuple(_as_seated(game, team)[len(team) // 2] for team in teams)
    return tuple(player.id for player in game.players)


def _as_seated(game: Game, team: tuple[PlayerId, ...]) -> tuple[PlayerId, ...]:
    """808.2: a team that sits together from its right to its left, also where the seats go past the last one."""
    count = len(game.players)
    first = next((one for one in team if PlayerId((one - 1) % count) not in team), team[0])
    return tuple(sorted(team, key=lambda one: (one - first) % count))


def spared_from_attack(game: Game, one: PlayerId, attacking: PlayerId) -> Citation | None:
    """801.3, 803.1a-b, 809.3c, 811.4: by which rule a player can't attack an opponent, because of where they sit; ``None``: can."""
    table = game.table
    if not in_range(game, one, of=attacking):
        return cite("801.3")
    left, right = beside(game, attacking, LEFT), beside(game, attacking, RIGHT)
    if table.attacks is Attacks.LEFT and one != left:
        return cite("803.1a")
    if table.attacks is Attacks.RIGHT and one != right:
        return cite("803.1b")
    if one not in (left, right):
        if table.variant is Variant.EMPEROR:
            return cite("809.3c")
        if table.variant is Variant.ALTERNATING_TEAMS:
            return cite("811.4")
    return None


def by_seat(game: Game) -> tuple[Citation, ...]:
    """803.1a-b, 809.3c, 811.4: by which rule the seats say whom somebody may attack; nothing where anybody may be."""
    table = game.table
    option = {Attacks.LEFT: cite("803.1a"), Attacks.RIGHT: cite("803.1b")}.get(table.attacks)
    variant = {Variant.EMPEROR: cite("809.3c"), Variant.ALTERNATING_TEAMS: cite("811.4")}.get(table.variant)
    return tuple(one for one in (option, variant) if one is not None)


_GENERAL, _EMPEROR, _SMALLEST_TEAM = 1, 2, 3
"""809.1, 809.3a: how far a general and an emperor reach, and how many players are in a team for which that holds."""


def imperial_range(game: Game, player: PlayerId) -> tuple[Citation, ...]:
    """809.3a, 809.6a: by which rule a player of Emperor reaches so far, where it is the variant that says it."""
    table = game.table
    if table.variant is not Variant.EMPEROR:
        return ()
    if sum(one.team == game.player(player).team for one in game.players) > _SMALLEST_TEAM:
        return (cite("809.6a"),)
    usual = _EMPEROR if player in table.emperors else _GENERAL
    return (cite("809.3a"),) if table.ranges[player] == usual else ()


def can_attack(game: Game, attacking: PlayerId) -> tuple[PlayerId, ...]:
    """802.2, 803.1, 809.3c, 811.4: the opponents that a player may attack from their seat, before anybody was chosen (507.1)."""
    opponents = (one for one in game.seats() if game.related(one, attacking, Relation.OPPONENT))
    return tuple(one for one in opponents if spared_from_attack(game, one, attacking) is None)


PLAYERS_TO_A_MARKER = 4
"""807.4a: for so many players there is a turn marker."""


def first_with_markers(game: Game, starting: PlayerId) -> tuple[PlayerId, ...]:
    """807.4a-b: who takes the turn markers as a game begins: the starting player, and from there each fourth to the left."""
    there = tuple(game.seats(starting))
    return there[: max(1, len(there) // PLAYERS_TO_A_MARKER) * PLAYERS_TO_A_MARKER : PLAYERS_TO_A_MARKER]


def seats_from(game: Game, player: PlayerId, way: int, count: int) -> tuple[PlayerId, ...]:
    """807.4d, 807.4i: the players in so many seats to the left or to the right of a player; never the player."""
    around = (PlayerId((player + way * step) % len(game.players)) for step in range(1, len(game.players)))
    return tuple(one for one in around if game.players[one].in_game)[:count]
