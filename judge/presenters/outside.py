"""The editor of whoever uses the program: a text, or a file, opened in it and taken back."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import tempfile
from collections.abc import Mapping
from pathlib import Path

from ruletext.reasons import reason

VARIABLES = ("VISUAL", "EDITOR")
"""Where people say which editor is theirs, the first that is set."""
USUAL = ("sensible-editor", "nano", "vim", "vi", "notepad")
"""What is looked for where nothing is said."""


class CannotEdit(Exception):
    """No editor, or one that came to nothing; the message, in Italian, says what."""


def editor(environment: Mapping[str, str] = os.environ) -> list[str]:
    """The command of the editor. Raises `CannotEdit`."""
    said = next((environment[one] for one in VARIABLES if environment.get(one, "").strip()), "")
    try:
        command = shlex.split(said, posix=os.name != "nt")
    except ValueError:
        raise CannotEdit(f"non si capisce quale editor è: {said}") from None
    if command:
        return command
    found = next((one for one in USUAL if shutil.which(one)), None)
    if found is None:
        raise CannotEdit("non c'è un editor: si dice quale in VISUAL o EDITOR, per esempio EDITOR=nano")
    return [found]


def edit(path: Path) -> Path:
    """Opens a file in the editor, waits for it, and gives it back. Raises `CannotEdit`."""
    command = editor()
    try:
        done = subprocess.run([*command, str(path)], check=False)
    except OSError as error:
        raise CannotEdit(f"{command[0]} non si avvia: {reason(error)}") from None
    if done.returncode:
        raise CannotEdit(f"{command[0]} è finito con {done.returncode}: il testo resta com'era")
    return path


def edited(text: str, ending: str) -> str:
    """A text as it comes back from the editor, in a file of that ending. Raises `CannotEdit`."""
    from scenarios.written import decoding

    try:
        with tempfile.TemporaryDirectory(prefix="judge-") as folder:
            path = Path(folder) / f"tavolo{ending}"
            path.write_text(text if text.endswith("\n") else f"{text}\n", "utf-8", newline="\n")
            edit(path)
            with path.open("rb") as file:
                back = decoding.decoded(file.read(decoding.LARGEST_FILE + 1))
    except OSError as error:
        raise CannotEdit(f"il file dell'editor non si legge: {reason(error)}") from None
    except decoding.Unreadable as error:
        raise CannotEdit(f"il testo dell'editor non si legge: {error.message}") from None
    # An editor ends every file with a line end, whether or not there was one.
    return back if text.endswith("\n") else back.removesuffix("\n")
