"""How rare each rule is among the situations that ship: `python -m tests.rarity` writes `scenarios/played/rarity.json`."""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from scenarios import library
from scenarios.played.run import Run, run
from scenarios.played.weighing import BASE, RAREST, TABLE
from scenarios.written.load import load


def cited(shown: Run) -> set[str]:
    """The rules that the steps of a run cite, and those by which the values came about that are asked for."""
    rules = {str(rule) for one in shown.steps for rule in one.step.every_rule()}
    return rules | {str(rule) for made in shown.derived for one in made.applied for rule in one.rules}


def weights(paths: Iterable[Path]) -> dict[str, int]:
    """By the rule, how much it says; those that weigh most are left out."""
    counted: Counter[str] = Counter()
    several = [*paths]
    for path in several:
        counted.update(cited(run(load(path))))
    found = {rule: round(math.log((len(several) + 1) / (count + 1), BASE)) for rule, count in counted.items()}
    return {rule: weight for rule, weight in sorted(found.items()) if weight < RAREST}


def write() -> None:
    """The table, a line for each weight."""
    found = weights(library.paths())
    rows = (
        f'"{weight}": {json.dumps([rule for rule in found if found[rule] == weight])}'
        for weight in sorted({*found.values()})
    )
    TABLE.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    write()
