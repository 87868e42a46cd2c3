"""The lines of a board as its file has them: what is said in lines needs nothing that reads a board, a file of YAML does."""

from __future__ import annotations

from pathlib import Path

from scenarios.written import decoding
from scenarios.written.places import said_in_lines


class NotATable(ValueError):
    """A file that is no situation, or a board that cannot be saved as it is; the message, in Italian, says what."""


def opened(path: Path) -> str:
    """The file of any situation as a board to go on typing. Raises `NotATable` and `OSError`."""
    if path.exists() and not (path.is_file() or path.is_dir()):
        # A pipe would be waited for, and a device may never end.
        raise NotATable(f"{path} non è un file.")
    with path.open("rb") as file:
        data = file.read(decoding.LARGEST_FILE + 1)
    try:
        text = decoding.decoded(data)
        return text if said_in_lines(path, text) else _as_lines(text)
    except decoding.Unreadable as error:
        line, column = error.place or (1, 1)
        fault = said_at(line, column, error.message, error.suggestion)
        raise NotATable(f"Il file non si può aprire: {fault}") from None


def _as_lines(text: str) -> str:
    from scenarios.written.by_line.writing import NotLines, lines_of_file

    try:
        return lines_of_file(text)
    except NotLines as error:
        raise NotATable(f"Il file non si può aprire: {error}.") from None


def said_at(line: int, column: int, message: str, suggestion: str = "") -> str:
    """What is wrong in a board, with its place and the word that was probably meant."""
    meant = f" (forse «{suggestion}»?)" if suggestion else ""
    return f"riga {line}, colonna {column}: {message}{meant}"
