"""How long commands take from nothing, as ratios in one run: `python -m benchmarks.cold_start`."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time

RUNS = 15
COMMANDS: tuple[tuple[str, list[str]], ...] = (
    ("python -c pass", [sys.executable, "-c", "pass"]),
    ("python -c 'import click'", [sys.executable, "-c", "import click"]),
    ("judge regola 704.5f", [sys.executable, "-m", "judge", "regola", "704.5f"]),
    ("judge regola 702.9 --json", [sys.executable, "-m", "judge", "regola", "702.9", "--json"]),
    ("judge scenario esegui danno-letale", [sys.executable, "-m", "judge", "scenario", "esegui", "danno-letale"]),
    ("python -c 'import whoosh.index'", [sys.executable, "-c", "import whoosh.index"]),
    ("judge cerca danno letale", [sys.executable, "-m", "judge", "cerca", "danno", "letale"]),
)


def main() -> None:
    """Interleave the commands, so that a slow moment of the machine touches all of them alike; print medians."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    times: dict[str, list[float]] = {label: [] for label, _ in COMMANDS}
    for run in range(RUNS + 1):
        for label, command in COMMANDS:
            start = time.perf_counter()
            subprocess.run(command, env=environment, capture_output=True, check=False)
            if run:
                times[label].append((time.perf_counter() - start) * 1000)
    base = statistics.median(times[COMMANDS[0][0]])
    sys.stdout.write(f"{'comando':<40} {'ms':>8} {'min':>8} {'max':>8} {'rapporto':>9}\n")
    for label, found in times.items():
        median = statistics.median(found)
        sys.stdout.write(f"{label:<40} {median:8.1f} {min(found):8.1f} {max(found):8.1f} {median / base:9.2f}\n")


if __name__ == "__main__":
    main()
