"""Where judge keeps its files on this machine, as each system has it; nothing is created until something is written."""

from __future__ import annotations

import functools
import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from platformdirs import PlatformDirs

NAME = "judge"
TEXTS = "testi"
"""The folder of the imported texts, within `data()`."""


def config() -> Path:
    """The folder of what the user sets."""
    return _folders().user_config_path


def data() -> Path:
    """The folder of what the user would miss: imported texts, scenarios, training history."""
    return _folders().user_data_path


def data_file(*names: str) -> str:
    """A file below `data()`, found without what `data` loads wherever Linux leaves no doubt about the place."""
    base = os.environ.get("XDG_DATA_HOME", "")
    if not base and os.environ.get("HOME", "").startswith("/"):
        base = os.environ["HOME"].rstrip("/") + "/.local/share"
    if sys.platform == "linux" and "ANDROID_ROOT" not in os.environ and base.startswith("/") and base == base.strip():
        return "/".join((base.rstrip("/"), NAME, *names))
    return str(data().joinpath(*names))


def cache() -> Path:
    """The folder of what can be made again: the search index."""
    return _folders().user_cache_path


def state() -> Path:
    """The folder of what a run leaves behind: reports of errors, the last session."""
    return _folders().user_state_path


def made(folder: Path) -> Path:
    """The folder itself, created for this user alone where it is not there. Raises `OSError` where it cannot be."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder


@functools.cache
def _folders() -> PlatformDirs:
    # Looking up a rule needs no folder, and platformdirs would cost it more than reading the rule.
    from platformdirs import PlatformDirs

    return PlatformDirs(NAME, appauthor=False)
