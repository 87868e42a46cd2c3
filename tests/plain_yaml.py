"""Our own YAML files as plain data, by the fast reader where libyaml is there. What people write is read by `scenarios.written`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml

SAFE: type[yaml.SafeLoader] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def plain(text: str) -> Any:
    """The data of a text. Raises `yaml.YAMLError`."""
    return yaml.load(text, Loader=SAFE)  # noqa: S506 - safe, by either reader


def plain_file(path: Path) -> Any:
    """The data of a file in UTF-8. Raises `yaml.YAMLError` and `OSError`."""
    return plain(path.read_text("utf-8"))
