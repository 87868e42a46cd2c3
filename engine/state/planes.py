"""311, 312, 901: plane and phenomenon cards face up in the command zone, and the player who controls them."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from engine.cards.characteristics import Characteristics
from engine.state.crowds import such
from engine.state.game import Game
from engine.state.objects import GameObject
from engine.words.citations import not_implemented
from engine.words.terms import CardType, PlayerId, Zone

not_implemented("901.8", "il dado planare e l'abilità di viaggio planare: il piano a faccia in su resta quello")
not_implemented("901.10", "il piano che si gira quando lascia la partita il proprietario di quello a faccia in su")
not_implemented("901.12c", "i piani con i turni di squadra condivisi")
not_implemented("901.14", "i piani in Grand Melee, uno per segnaturno")

_PLANAR = (CardType.PLANE, CardType.PHENOMENON)


def has_planar_type(printed: Characteristics) -> bool:
    """311.1, 312.1: whether a card is a plane or a phenomenon, which nobody casts and which is no permanent."""
    return any(kind in printed.types for kind in _PLANAR)


def is_planar(one: GameObject) -> bool:
    """311.2, 312.2: whether an object is a plane or phenomenon card face up in the command zone."""
    return one.zone is Zone.COMMAND and has_planar_type(one.printed)


def planes(game: Game) -> Iterator[GameObject]:
    """901.4: the plane and phenomenon cards that are face up."""
    return such(game.objects, is_planar)


def planar_controller(game: Game, leaving: Collection[PlayerId] = ()) -> PlayerId:
    """311.5, 312.4, 901.6: whoever the active player is; where that player leaves, the next player in turn order who does not."""
    return next((one for one in game.seats(game.turn.active) if one not in leaving), game.turn.active)
