"""608.2c: carrying out the instructions of a spell or ability, one after the other, each as an event of its own."""

from engine.instructions import (
    choices,
    combat,
    damage,
    deciding,
    designations,
    exchanging,
    exploring,
    growing,
    keyword_abilities,
    lasting,
    libraries,
    making,
    objects,
    players,
    turning,
    turns,
)
from engine.instructions.objects import sacrificed
from engine.instructions.players import draw_card
from engine.instructions.registry import amount, carries, carry_out, realised

__all__ = [
    "amount",
    "carries",
    "carry_out",
    "choices",
    "combat",
    "damage",
    "deciding",
    "designations",
    "draw_card",
    "exchanging",
    "exploring",
    "growing",
    "keyword_abilities",
    "lasting",
    "libraries",
    "making",
    "objects",
    "players",
    "realised",
    "sacrificed",
    "turning",
    "turns",
]
