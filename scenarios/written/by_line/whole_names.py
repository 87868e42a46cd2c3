"""201.2: names that begin with an article, which a question about them keeps: «quanto costa La Lanterna?», «muore L'Airone?»."""

from __future__ import annotations

import re
from collections.abc import Callable

from scenarios.language.patterns import Pattern

_BEGINS = Pattern(r"(?<!\w)(?:(?:il|lo|la|i|gli|le|un|uno|una) |(?:l|un)['’])(?=\w)", re.IGNORECASE)
_ENDS = Pattern(r"(?<=[^\W_])(?=[^\w'’-]|$)")
_LONGEST = 80
"""Signs of the longest name that is looked for."""
_HIDDEN = {" ": "\ue000", "'": "\ue001", "’": "\ue002"}
"""What stands between an article and its name while no form of a question may take the article away."""
_HIDES, _SHOWS = str.maketrans(_HIDDEN), str.maketrans({hidden: sign for sign, hidden in _HIDDEN.items()})


def kept_whole(asked: str, known: Callable[[str], bool]) -> str:
    """A question in which an article that begins a name is one word with it; `as_typed` gives back what was typed.

    ``known``: whether words are a name. An article in small letters is part of one only where nothing has the rest for its name.
    """
    made, copied = [], 0
    for found in _BEGINS.finditer(asked):
        if found.start() < copied or not _begins_a_name(asked, found.start(), found.end(), known):
            continue
        made += [asked[copied : found.start()], found.group().translate(_HIDES)]
        copied = found.end()
    return "".join((*made, asked[copied:]))


def as_typed(asked: str) -> str:
    """What `kept_whole` was given, or a part of it."""
    return asked.translate(_SHOWS)


def _begins_a_name(asked: str, start: int, end: int, known: Callable[[str], bool]) -> bool:
    """Whether a name begins with an article; at the beginning of a question its capital says nothing."""
    ends = [found.start() for found in _ENDS.finditer(asked, end) if found.start() - start <= _LONGEST]
    longest = next((one for one in reversed(ends) if known(asked[start:one])), None)
    surely = start > 0 and asked[start].isupper()
    return longest is not None and (surely or not any(known(asked[end:one]) for one in ends if one >= longest))
