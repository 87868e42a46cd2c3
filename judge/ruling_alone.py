"""`python -m judge.ruling_alone FILE`: the ruling on a board, for the application that is loaded meanwhile (`judge.first_ruling`).

What cannot be opened, or is not sound, is told by the application; nothing is written of it here.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable

import msgspec

_HARDLY_EVER = 500_000
Said = tuple[str, str, tuple[str, ...], tuple[str, ...]]
"""The board that was read, then what stands beside it: how it is headed, its answer, what the rest of it says."""


def rule(source: str, write: Callable[[bytes], object]) -> None:
    """Writes what there is to say of a board that was not ruled on before. Raises `NotATable` and `OSError`."""
    from judge import paths
    from judge.card_readings import CardReadings
    from judge.presenters import board_file, cards, files, ruled
    from scenarios.written.card_source import lend_cards
    from scenarios.written.printed_text import lend

    lend_cards(cards.lent())
    lend(CardReadings(paths.cache()))
    path = files.path_of(source)
    if not path.is_file():
        path = files.builtin(source) or path
    text = board_file.opened(path)
    if ruled.kept(text) is not None:
        return
    from judge.presenters.table import checked
    from judge.presenters.verdict import verdict

    found = checked(text)
    if found.scenario is None or found.faults:
        return
    made = verdict(found.scenario, found.notes)
    said: Said = (text, made.heading, made.answer, made.below)
    write(msgspec.json.encode(said))


def main(source: str) -> int:
    """The same for stdout; the exit code."""
    from judge.presenters.board_file import NotATable

    try:
        rule(source, sys.stdout.buffer.write)
    except (NotATable, OSError):
        return 2
    return 0


if __name__ == "__main__":
    # Half of what loading and one ruling make would be looked through, for next to nothing that nobody holds any more.
    gc.set_threshold(_HARDLY_EVER, 10, 10)
    from judge.__main__ import leave

    leave(main(sys.argv[1]))
