"""Card text that is being typed in a line of a board: behind > a paragraph, behind « what stands with its card."""

from __future__ import annotations

import re

PARAGRAPH, OPENS, CLOSES = ">", "«", "»"
_QUOTED = re.compile(f"{OPENS}([^{OPENS}{CLOSES}]+){CLOSES}")


def text_begun(line: str) -> str | None:
    """What of a card text is there at the end of a line; ``None`` where no text is being typed."""
    if line[:1] == PARAGRAPH:
        return line[1:].lstrip()
    opened = line.rfind(OPENS)
    return line[opened + 1 :] if opened > line.rfind(CLOSES) else None


def said_elsewhere(board: str, row: int, typed: str) -> str:
    """The rest of a text that begins so and stands in another line of the board, from 0; '' where none does, or several do."""
    if not typed.strip():
        return ""
    rests: dict[str, None] = {}
    for at, line in enumerate(board.split("\n")):
        texts = [line[1:].strip()] if line[:1] == PARAGRAPH else _QUOTED.findall(line)
        rests.update((one[len(typed) :], None) for one in texts if at != row and one.startswith(typed) and one != typed)
    if len(rests) != 1:
        return ""
    (rest,) = rests
    return rest if board.split("\n")[row][:1] == PARAGRAPH else f"{rest.rstrip('.')}{CLOSES}"
