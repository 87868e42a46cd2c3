"""603.11: 'Rivela la prima carta che peschi ad ogni turno. Ogniqualvolta riveli ... in questo modo, ...', in both languages."""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.cards.abilities.ability import Triggered
from engine.cards.abilities.player_rules import RevealsDraws
from engine.cards.abilities.triggers import Draws
from engine.words.record import replace
from scenarios.cardtext import refusal
from scenarios.cardtext.lines import Line
from scenarios.cardtext.linked import Failed, Placed
from scenarios.cardtext.refusal import Refusal

_FIRST = re.compile(
    r"(?:rivela la prima carta che peschi (?:ad?|in) ogni turno|reveal the first card you draw each turn) \."
)


def revealing_draws(line: Line) -> tuple[RevealsDraws, Line, Line] | None:
    """The static ability that a paragraph begins with, the part that says it, and the rest; ``None`` for any other paragraph."""
    stop = next((n for n, piece in enumerate(line.pieces) if piece.form == "."), len(line.pieces))
    said, rest = line.pieces[: stop + 1], line.pieces[stop + 1 :]
    if not _FIRST.fullmatch(" ".join(piece.form for piece in said)) or line.modes or line.rows:
        return None
    return RevealsDraws(nth=1), replace(line, pieces=said), replace(line, pieces=rest)


def without_what_nothing_reveals(placed: Sequence[Placed]) -> tuple[list[Placed], list[Failed]]:
    """603.11: an ability about what is revealed so is linked to the static ability of the same text that says so."""
    if any(isinstance(one.ability, RevealsDraws) for one in placed):
        return list(placed), []
    alone = [one for one in placed if _is_about_revealed(one)]
    failed = [Failed(one.start, one.end, Refusal(one.start, one.end, refusal.NO_ANTECEDENT)) for one in alone]
    return [one for one in placed if one not in alone], failed


def _is_about_revealed(one: Placed) -> bool:
    trigger = one.ability.trigger if isinstance(one.ability, Triggered) else None
    return isinstance(trigger, Draws) and trigger.shown is not None
