"""The two commands of the README: one reader for .ci/run, which runs them, and for the tests.

    python3 tests/readme.py 1     prints the first command, as it stands

Standard library only: .ci/run calls it before anything is installed.
"""

import re
import sys
from pathlib import Path

README = Path(__file__).resolve().parent.parent / "README.md"
BLOCK = re.compile(r"^```sh[ \t]*\n(.*?)^```[ \t]*$", re.MULTILINE | re.DOTALL)
PLAYS = re.compile(r"judge scenario esegui ([\w-]+)")


def commands(text: str | None = None) -> tuple[str, str]:
    """The commands in the blocks marked `sh` of the README, or of another text.

    Raises:
        ValueError: there are not exactly two such blocks, or one is empty.
    """
    blocks = [block.strip() for block in BLOCK.findall(README.read_text("utf-8") if text is None else text)]
    if len(blocks) != 2 or not all(blocks):
        raise ValueError(f"README.md must hold exactly two commands in blocks marked sh, not {len(blocks)}")
    return blocks[0], blocks[1]


def scenario_name(command: str) -> str:
    """The scenario that a command plays.

    Raises:
        ValueError: it plays none.
    """
    if found := PLAYS.search(command):
        return found[1]
    raise ValueError(f"this command plays no scenario: {command}")


if __name__ == "__main__":
    # The bytes as they stand, whatever the system thinks of line ends.
    sys.stdout.buffer.write(commands()[int(sys.argv[1]) - 1].encode() + b"\n")
