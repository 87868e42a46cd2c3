"""What nobody foresaw, while something is worked out beside a screen: it is written down and told there, and the screen stays."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from textual.worker import NoActiveWorker, get_current_worker


@contextmanager
def told_there(tell: Callable[[str], object]) -> Iterator[None]:
    """Around the work of a thread: an error comes to no end of the application, which would be the end of what is typed.

    The report is where reports are, and ``tell`` gets the words that say so. Of what nobody waits for any more
    it goes on, to where a cancelled worker's errors end.
    """
    try:
        yield
    except Exception as error:
        # The last door of a thread, as `judge.diagnostics.guarded` is of a command.
        if _is_unwanted():
            raise
        from judge.diagnostics import unforeseen
        from scenarios.language.words import sentence_case

        tell(f"{sentence_case(unforeseen(error))}.")


def _is_unwanted() -> bool:
    try:
        return get_current_worker().is_cancelled
    except NoActiveWorker:
        return False
