"""509.1: blocks that a scenario leaves open: which ones there are, each as an action that could be written in the script."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from engine import Game, Moment, board_of
from engine.combat.attacking import Attack, as_step_begins
from engine.combat.blocking import Block
from engine.words.terms import ObjectId, PlayerId, TurnStep
from scenarios.laid import finding
from scenarios.laid.finding import NotFound
from scenarios.written import model

ATTACKS = "gli attacchi che il file non dichiara"
SEVERAL = "i blocchi in cui una creatura blocca più attaccanti"
NAMELESS = "i blocchi di creature che non si possono nominare"


def open_for(game: Game) -> PlayerId | None:
    """Who could declare blockers now and has not: the first such player in turn order; ``None`` for nobody."""
    combat = game.combat
    if combat is None or game.turn.step is not TurnStep.DECLARE_BLOCKERS or game.moment is not Moment.PRIORITY:
        return None
    if not as_step_begins(game):
        return None
    defending = {one.against for one in combat.attackers}
    for player in game.seats():
        if player in defending and player not in combat.declared and any(_possible(game, player).values()):
            return player
    return None


def attack_left_out(game: Game) -> bool:
    """508.1: whether the active player could attack now and declares nothing."""
    if (
        game.turn.step is not TurnStep.DECLARE_ATTACKERS
        or game.moment is not Moment.PRIORITY
        or not as_step_begins(game)
    ):
        return False
    if game.combat is None or game.combat.attackers:
        return False
    attack = Attack(board_of(game), game.turn.active)
    return any(attack.possible(one) for one in attack.creatures())


def every_block(game: Game, player: PlayerId, untried: set[str]) -> Iterator[model.Block]:
    """Every declaration in which somebody blocks and each creature one attacking creature at most; what is left out is noted.

    Restrictions and requirements are held against each as it is declared.
    """
    block, board = Block(board_of(game), player), board_of(game)
    possible = {one: several for one, several in _possible(game, player).items() if several}
    if any(block.capacity(one) != 1 for one in possible):
        untried.add(SEVERAL)
    names: dict[ObjectId, str] = {}
    for one in dict.fromkeys((*possible, *(other for several in possible.values() for other in several))):
        name = _named(game, one, board.objects[one].label)
        if name is None:
            untried.add(NAMELESS)
        else:
            names[one] = name
    choices = [
        [(names[one], names[other]) for other in several if other in names]
        for one, several in possible.items()
        if one in names
    ]
    for chosen in product(*([None, *pairs] for pairs in choices)):
        pairs = [pair for pair in chosen if pair is not None]
        if pairs:
            yield model.Block(blockers={one: (other,) for one, other in pairs}, by=game.player(player).name)


def _possible(game: Game, player: PlayerId) -> dict[ObjectId, tuple[ObjectId, ...]]:
    block = Block(board_of(game), player)
    return {one: block.possible(one) for one in block.creatures()}


def _named(game: Game, one: ObjectId, label: str) -> str | None:
    """What means an object in a script: its id, with a number where several have it."""
    alike = [other.id for other in game.permanents() if other.label == label]
    for name in (label, f"{label}{alike.index(one) + 1}"):
        try:
            if finding.an_object(game, name) == one:
                return name
        except NotFound:
            continue
    return None
