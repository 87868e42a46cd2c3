"""405, 603.3, 601, 602, 608: how spells and abilities get on the stack, and what happens as they leave it."""

from engine.stack.announcing import announce
from engine.stack.choosing import target_facts
from engine.stack.putting import put_ability, put_triggers
from engine.stack.resolving import resolve_top
from engine.stack.text import (
    aura_targets,
    fused,
    in_succession,
    modes_to_choose,
    shifted,
    specs_on_stack,
    spell_ability,
    targets_of,
)

__all__ = [
    "announce",
    "aura_targets",
    "fused",
    "in_succession",
    "modes_to_choose",
    "put_ability",
    "put_triggers",
    "resolve_top",
    "shifted",
    "specs_on_stack",
    "spell_ability",
    "target_facts",
    "targets_of",
]
