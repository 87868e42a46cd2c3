"""614-616: damage, life, counters, tokens and draws as replacement and prevention effects leave them."""

from engine.changing.damage import can_be_dealt, changed_damage
from engine.changing.life import changed_life, kept_alive
from engine.changing.numbers import changed_counters, changed_tokens, draw_replacements, draws_left, entering_counters

__all__ = [
    "can_be_dealt",
    "changed_counters",
    "changed_damage",
    "changed_life",
    "changed_tokens",
    "draw_replacements",
    "draws_left",
    "entering_counters",
    "kept_alive",
]
