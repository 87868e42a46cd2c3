"""Writes the rules that the grammars of card text come to: `python -m tests.expanded_grammar`."""

from __future__ import annotations

from scenarios.cardtext.expanded import EXPANDED, expanded
from tests.shared import ROOT

PAGE = ROOT / "scenarios" / "cardtext" / "grammars" / EXPANDED


def main() -> None:
    """Write the file anew."""
    PAGE.write_text(expanded(), "utf-8")


if __name__ == "__main__":
    main()
