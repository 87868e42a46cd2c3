"""309.2a, 607.2d, 701.49a: what a run rests on and a board may leave unsaid: cards outside the game, choices made before it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine import Game, Step, board_of
from engine.board.naming import mention_of
from engine.state.facts.nothing import Nothing, WhyNothing
from engine.state.trace import Untold
from engine.words.citations import cite
from scenarios.laid.chosen_entering import choices_among
from scenarios.written.queries import AnyQuery, PlayerQuery

NOT_SAID = "dungeons outside the game"
"""The code for what is not known: whoever is told to venture owns dungeon cards, where nothing is said of them."""


_NO_ROOM_CHANGES = ("initiative", "monarch")
"""What of a player no room of a dungeon makes another's by itself."""


def of_dungeons(start: Game, steps: Sequence[Step], asks: Sequence[AnyQuery]) -> Iterator[Untold]:
    """Where a player ventured into no dungeon because the file gives them none, unless it can change nothing that is asked."""
    if asks and all(_asks_of_designations(one) for one in asks):
        return
    for step in steps:
        fact = step.fact(Nothing)
        if fact is None or fact.why is not WhyNothing.NO_DUNGEON or step.player is None:
            continue
        if not start.player(step.player).dungeons:
            text = "" if step.cause is None else step.cause.text
            yield Untold(source=step.cause, text=text, reason=NOT_SAID, rules=(cite("701.49a"),))


NOT_CHOSEN = "chosen as it entered"
"""The code for what is not known: what was chosen as a permanent entered that is laid down, where nobody says it."""


def of_choices(start: Game) -> Iterator[Untold]:
    """614.12a, 607.2d: each permanent from the beginning with an ability that speaks of what was chosen, where that is not said."""
    board = board_of(start)
    for one in start.permanents():
        if one.color_chosen or one.type_chosen or one.word_chosen or one.player_chosen:
            continue
        choosing, others = choices_among(one.printed.abilities)
        if choosing and one.face_down is None and others:
            looks = board.characteristics(one.id)
            source = mention_of(one, looks.name, board.controller(one.id))
            yield Untold(source=source, text=choosing[0].text, reason=NOT_CHOSEN, rules=(cite("614.12a"),))


def _asks_of_designations(query: AnyQuery) -> bool:
    return isinstance(query, PlayerQuery) and all(one.field in _NO_ROOM_CHANGES for one in query.what)
