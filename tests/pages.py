"""All that is written from the source: `python -m tests.pages` writes it anew, as is due before each commit."""

from __future__ import annotations

import runpy

WRITERS = ("expanded_grammar", "coverage_page", "facts_page", "words_page")
"""Each may be called alone too; a test fails where what it writes is stale."""

if __name__ == "__main__":
    for writer in WRITERS:
        runpy.run_module(f"tests.{writer}", run_name="__main__")
