"""A Python newer than this one, for .ci/run: prints the path of the newest that starts, or nothing.

Standard library only: .ci/run calls it before anything is installed.
"""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

MINORS = range(20, sys.version_info.minor, -1)


def candidates() -> Iterator[str]:
    """Programs that may be a newer Python, the newest first: on the path, or where pyenv keeps its own."""
    kept = Path.home() / ".pyenv" / "versions"
    for minor in MINORS:
        found = shutil.which(f"python3.{minor}")
        yield from [found] if found else []
        yield from map(str, sorted(kept.glob(f"3.{minor}.*/bin/python3.{minor}"), reverse=True))


def starts(program: str) -> bool:
    """Whether it runs and can make an environment; a shim of pyenv may be there for a version that is not chosen."""
    tried = subprocess.run([program, "-c", "import ensurepip, sqlite3, venv"], capture_output=True, check=False)
    return tried.returncode == 0


if __name__ == "__main__":
    print(next(filter(starts, candidates()), ""))  # noqa: T201 - a program of its own, which .ci/run reads
