"""113.3: the abilities of one text that have been read so far, and the paragraphs that were not understood."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards.abilities.ability import Ability
from engine.cards.abilities.chance import Result
from engine.words.record import within
from scenarios.cardtext import refusal
from scenarios.cardtext.kept_before import read_too_early
from scenarios.cardtext.lines import Line
from scenarios.cardtext.linked import Failed, Placed, chosen_before
from scenarios.cardtext.lower.scope import Source
from scenarios.cardtext.lower.standing import with_text
from scenarios.cardtext.normalise import Reminder
from scenarios.cardtext.realised import realised
from scenarios.cardtext.refusal import Refusal


class ReadSoFar:
    """What one text comes to, as far as it has been read."""

    def __init__(self, source: Source, reminders: tuple[Reminder, ...] = ()) -> None:
        self.source = source
        self.reminders = reminders
        self.placed: list[Placed] = []
        self.failed: list[Failed] = []

    def _keep(self, line: Line, abilities: Sequence[Ability]) -> None:
        if line.rows and not any(isinstance(part, Result) for part in within(tuple(abilities))):
            raise Refusal(line.rows[0][0].start, line.end, refusal.UNEXPECTED)
        if not all(map(realised, abilities)):
            raise Refusal(line.start, line.end, refusal.NO_VOCABULARY)
        if any(map(read_too_early, abilities)):
            raise Refusal(line.start, line.end, refusal.AMBIGUOUS_ANTECEDENT)
        chosen_before(line, abilities, self.placed)
        self.placed += [Placed(with_text(one, line.said), line.start, line.end) for one in abilities]
