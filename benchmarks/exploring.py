"""How long exploring takes, and explaining: `python -m benchmarks.exploring`. Ratios and counts, not a test."""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

from scenarios import library
from scenarios.asked.explaining import report
from scenarios.asked.exploring.explore import explore
from scenarios.played.run import run
from scenarios.written.load import load, parse

CARDS = {
    "Lapide": "{tipo: Artefatto, abilità: [{quando: {muore: creatura}, effetto: [{guadagna: 1}]}]}",
    "Corvo": "{tipo: Artefatto, abilità: [{quando: {muore: creatura}, effetto: [{perdi: 1, chi: ogni avversario}]}]}",
    "Vaso": "{tipo: Artefatto, abilità: [{quando: {muore: creatura}, effetto: [{perdi: 2}]}]}",
    "Forno": "{tipo: Artefatto, abilità: [{quando: {muore: creatura}, effetto: [{guadagna: 2, chi: ogni avversario}]}]}",
}
EXPLAINED = "egida-che-si-paga-o-no"
TIMES = 5
SEVEN = 7
BOARDS = Path(__file__).resolve().parent.parent / "tests/scenarios/asked/exploring/boards"
"""Ten boards whose outcomes were counted by hand, as each says; that the counts hold is a test."""


def triggers(count: int) -> str:
    """A scenario in which so many abilities trigger at once, in pairs that are alike."""
    names = [name for name in CARDS for _ in range(2)][:count]
    cards = "\n".join(f"  {name}: {text}" for name, text in CARDS.items())
    field = ", ".join(names)
    return (
        f"carte:\n{cards}\ngiocatori:\n  - {{nome: Anna, campo: [{field}]}}\n"
        "  - {nome: Bruno, campo: [Orso 2/2]}\nazioni:\n  - evento: {distruggi: orso}\n"
    )


def median(work: Callable[[], object], times: int = TIMES) -> float:
    """The median of some runs in milliseconds of processor time."""
    took = []
    for _ in range(times):
        begun = time.process_time()
        work()
        took.append((time.process_time() - begun) * 1000)
    return statistics.median(took)


def boards() -> None:
    """Boards with blocks, attacks, targets, modes and orders: outcomes, answers that were needed, and seconds."""
    show = sys.stdout.write
    show(f"{'board':<32}{'outcomes':>9}{'ways':>8}{'answers':>9}{'seconds':>9}\n")
    for path in sorted(BOARDS.glob("*.yaml")):
        scenario = load(path)
        found = explore(scenario)
        took = median(lambda scenario=scenario: explore(scenario), SEVEN) / 1000  # type: ignore[misc]
        ways = sum(one.ways or 0 for one in found.outcomes)
        end = "" if found.complete else f"  {found.why}"
        show(f"{path.stem:<32}{len(found.outcomes):>9}{ways:>8}{found.seen:>9}{took:>9.3f}{end}\n")


def main() -> None:
    """The tables."""
    boards()
    show = sys.stdout.write
    show(f"{'triggers':>8}{'orders':>10}{'tried':>8}{'merged':>8}{'ms':>10}{'ms each':>9}\n")
    for count in (2, 4, 6, 8):
        scenario = parse(triggers(count), "prova")
        found = explore(scenario)
        took = median(lambda scenario=scenario: explore(scenario), 1 if count > 6 else 3)  # type: ignore[misc]
        orders = found.outcomes[0].ways
        show(f"{count:>8}{orders:>10}{found.seen:>8}{found.merged:>8}{took:>10.1f}{took / max(1, found.seen):>9.2f}\n")
    played = run(load(library.find(EXPLAINED).path))
    steps = range(1, len(played.steps) + 1)
    every = median(lambda: [report.why_text(played, n, lambda _: "") for n in steps])
    show(f"why, each of {len(steps)} steps: {every / len(steps):.2f} ms a step\n")


if __name__ == "__main__":
    main()
