"""What a shell offers where a situation or a card is to be named. It waits for the answer at a key: nothing heavy is loaded."""

from __future__ import annotations

import sqlite3
from typing import Any

from click.shell_completion import CompletionItem

MOST = 100
"""How many names are offered."""


def situations(typed: str) -> list[CompletionItem]:
    """The situations that ship whose name begins so; and that a file may stand there too."""
    from scenarios.library import paths

    names = sorted(path.stem for path in paths() if path.stem.startswith(typed.casefold()))
    return [CompletionItem(name) for name in names[:MOST]] or [CompletionItem(typed, type="file")]


def cards(typed: str) -> list[CompletionItem]:
    """The imported cards whose name begins so; none where no cards are there, or their file cannot be read."""
    from judge.presenters.cards import folder
    from scenarios.printed.store import FILE, Store, StoreError

    try:
        with Store(folder() / FILE) as store:
            return [CompletionItem(name) for name in _beginning(store, typed)]
    except (StoreError, OSError, sqlite3.Error):
        return []


def _beginning(store: Any, typed: str) -> list[str]:
    from scenarios.printed.names import beginning

    return beginning(store, typed, MOST)
