"""Our own YAML files as plain data, by the fast reader where libyaml is there. What people write is read by `scenarios.written`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml

SAFE: type[yaml.SafeLoader] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


WORDS: type[yaml.BaseLoader] = getattr(yaml, "CBaseLoader", yaml.BaseLoader)


def plain(text: str) -> Any:
    """The data of a text. Raises `yaml.YAMLError`."""
    return yaml.load(text, Loader=SAFE)  # noqa: S506 - safe, by either reader


def plain_file(path: Path) -> Any:
    """The data of a file in UTF-8. Raises `yaml.YAMLError` and `OSError`."""
    return plain(path.read_text("utf-8"))


def words_of_file(path: Path) -> Any:
    """The same with every scalar as it is written: 707.10 is no number. Raises what `plain_file` raises."""
    return yaml.load(path.read_text("utf-8"), Loader=WORDS)  # noqa: S506 - nothing but texts, lists and mappings
