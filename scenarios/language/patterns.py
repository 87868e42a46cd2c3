"""Regular expressions that are compiled when they are first held against something: of all that could be said, most is not."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cached_property


class Pattern:
    """A regular expression, used as those of `re` are."""

    def __init__(self, pattern: str, flags: int = 0) -> None:
        self.pattern = pattern
        self.flags = flags

    @cached_property
    def compiled(self) -> re.Pattern[str]:
        """What `re` makes of it."""
        return re.compile(self.pattern, self.flags)

    def match(self, text: str, begins: int = 0) -> re.Match[str] | None:
        """As it begins there."""
        return self.compiled.match(text, begins)

    def fullmatch(self, text: str) -> re.Match[str] | None:
        """All of it."""
        return self.compiled.fullmatch(text)

    def search(self, text: str, begins: int = 0) -> re.Match[str] | None:
        """The first place."""
        return self.compiled.search(text, begins)

    def finditer(self, text: str, begins: int = 0) -> Iterator[re.Match[str]]:
        """Every place."""
        return self.compiled.finditer(text, begins)

    def findall(self, text: str) -> list[str]:
        """What stands at every place."""
        return self.compiled.findall(text)

    def split(self, text: str, maxsplit: int = 0) -> list[str]:
        """What stands between the places."""
        return self.compiled.split(text, maxsplit)

    def sub(self, by: str | Callable[[re.Match[str]], str], text: str, count: int = 0) -> str:
        """The text with something else there."""
        return self.compiled.sub(by, text, count)
