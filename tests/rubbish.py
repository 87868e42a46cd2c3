"""Tests of what is left open: a file that nobody closed is a warning when it is collected, and a warning is an error."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def collected() -> Iterator[None]:
    """What is thrown away inside is collected at the end; what was there before is not looked through, which takes seconds."""
    gc.freeze()
    try:
        yield
        gc.collect()
    finally:
        gc.unfreeze()
