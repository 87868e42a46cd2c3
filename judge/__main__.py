"""`judge`, and `python -m judge`: the door around the command line, there before anything is loaded.

What a process has gathered is not taken apart piece by piece as it ends, which took longer than many commands.
"""

from __future__ import annotations

import gc
import os
import sys
from typing import NoReturn

from judge import interruption

RARELY = (50_000, 10, 10)
"""After how many things made those are looked for that nobody holds any more. Next to nothing of what is loaded is among them, and
to look after every seven hundred took a seventh of the time until a first answer."""


def main() -> None:
    """Run one call and end the process with its exit code."""
    gc.set_threshold(*RARELY)
    interruption.listen()
    try:
        from judge.cli import main as run

        run()
    except KeyboardInterrupt:
        interruption.tell()
        leave(interruption.EXIT)
    except SystemExit as ended:
        if ended.code is None or isinstance(ended.code, int):
            leave(ended.code or 0)
        raise


def leave(code: int) -> NoReturn:
    """End the process at once, with all that was written; unless somebody measures it, and wants it to end as usual."""
    if interruption.outstanding():
        interruption.tell()
        code = interruption.EXIT
    for stream in (sys.stdout, sys.stderr):
        try:
            if stream is not None:
                stream.flush()
        except (OSError, ValueError):  # closed, or full: that was told where it was written
            continue
    if sys.getprofile() is None and sys.gettrace() is None:
        os._exit(code)
    sys.exit(code)


if __name__ == "__main__":
    main()
