"""601.3: what nobody does and is only asked about, as it would be said where it is done."""

from __future__ import annotations

from scenarios.written.by_line.complements import with_one_word
from scenarios.written.by_line.gathered import Block
from scenarios.written.by_line.pieces import Typed
from scenarios.written.by_line.scripted import Script
from scenarios.written.records import Fields


def as_said(said: Typed, script: Script) -> list[Fields]:
    """The one action that a sentence says, as it would be said in its place; nothing for what is none, or is several."""
    said = with_one_word(said, script.table.players)
    if not script.is_sentence(said):
        return []
    above = script.actions_above(said.line)
    below = script.script[above:]
    del script.script[above:]
    try:
        script.say(Block(said, said.text))
    finally:
        # 601.3: nobody does what is only asked about, and what stands below is done all the same.
        made = [one for one, _ in script.script[above:]]
        script.script[above:] = below
    return made if len(made) == 1 and isinstance(made[0], Fields) else []
