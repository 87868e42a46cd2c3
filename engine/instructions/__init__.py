"""608.2c: carrying out the instructions of a spell or ability, one after the other, each as an event of its own."""

from engine.instructions import choices, damage, lasting, objects, players
from engine.instructions.objects import sacrificed
from engine.instructions.players import draw_card
from engine.instructions.registry import amount, carries, carry_out, realised

__all__ = [
    "amount",
    "carries",
    "carry_out",
    "choices",
    "damage",
    "draw_card",
    "lasting",
    "objects",
    "players",
    "realised",
    "sacrificed",
]
