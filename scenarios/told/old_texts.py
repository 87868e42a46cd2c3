"""115.4, 120.3c: which texts of a run were read as cards of their time mean today, for the notes of a ruling."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.cards.abilities.ability import NotUnderstood
from engine.state.crowds import kinds
from scenarios.language.words import plain, quoted

if TYPE_CHECKING:
    from scenarios.played.run import Run

_DAMAGE_TO_A_PLAYER = re.compile(r"\binfligg\w+[^.]*?\bdann[oi]\b[^.]*?\b((?:giocator[ei]|avversari[o]?) bersaglio)")
"""Damage to a player who is a target: of cards older than 2018, to a player or a planeswalker."""


def read_as_today(run: Run) -> Iterator[str]:
    """For each object that did something in the run and deals damage to a player who is a target, how that was read."""
    acted = {one.step.cause.label.partition("#")[0] for one in run.steps if one.step.cause is not None}
    told = set()
    for one, _ in kinds(run.start.objects):
        for ability in one.printed.abilities:
            text = getattr(ability, "text", "") or ""
            found = None if isinstance(ability, NotUnderstood) else _DAMAGE_TO_A_PLAYER.search(text.lower())
            if found is None or one.label not in acted or (one.printed.name, found[1]) in told:
                continue
            told.add((one.printed.name, found[1]))
            yield (
                f"{quoted(one.printed.name)}: «{plain(found[1])}» è letto come nel testo aggiornato delle carte di prima del "
                f"2018, che infliggono danno anche a un planeswalker bersaglio; se la carta è più recente, il bersaglio può "
                "essere solo un giocatore."
            )
