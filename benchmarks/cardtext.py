"""How much Italian card text is understood, and how fast: `python -m benchmarks.cardtext FILE.jsonl.gz`. Not a test."""

from __future__ import annotations

import gc
import gzip
import json
import statistics
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from judge.__main__ import RARELY
from scenarios.cardtext.api import Reading, read

OTHER_CARDS = ("planar", "scheme", "vanguard")
DEFAULT = Path(__file__).resolve().parent.parent.parent / "shared" / "cards" / "dev.jsonl.gz"


def faces(path: Path) -> Iterator[dict[str, Any]]:
    """The faces with Italian text, without planes, schemes and vanguards."""
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        for line in lines:
            face = json.loads(line)
            if face.get("text_it") and face.get("layout") not in OTHER_CARDS:
                yield face


def reading(face: dict[str, Any]) -> Reading:
    """One face, read."""
    type_line = face.get("type_it") or face.get("type_it_guess") or face.get("type_en") or ""
    return read(
        face["name_it"],
        type_line,
        face["text_it"],
        face.get("mana_cost"),
        face.get("power"),
        face.get("toughness"),
        printed_on=face.get("released") or "",
    )


def main() -> None:
    """Print the figures."""
    gc.set_threshold(*RARELY)  # as the program has it
    write = sys.stdout.write
    path = Path(sys.argv[1]) if len(sys.argv) > 1 else DEFAULT
    every = list(faces(path))
    start = time.perf_counter()
    reading(every[0])
    first = time.perf_counter() - start
    whole = abilities = refused = 0
    times: list[float] = []
    fragments: Counter[str] = Counter()
    for face in every:
        start = time.perf_counter()
        found = reading(face)
        times.append((time.perf_counter() - start) * 1000)
        whole += found.understood
        abilities += len(found.abilities)
        refused += len(found.not_understood)
        fragments.update(" ".join(one.text.split()[:7]).lower() for one in found.not_understood)
    times.sort()
    write(f"facce con testo: {len(every)}; capite per intero: {whole} ({whole / len(every):.1%})\n")
    total = abilities + refused
    write(f"abilità: {total}; capite: {abilities} ({abilities / total:.1%})\n")
    write(
        f"ms per faccia: media {statistics.mean(times):.2f}, mediana {statistics.median(times):.2f}, "
        f"95° percentile {times[int(len(times) * 0.95)]:.2f}; la prima, con le grammatiche, {first * 1000:.0f}\n"
    )
    write("frammenti non capiti più frequenti:\n")
    for fragment, count in fragments.most_common(30):
        write(f"  {count:5d}  {fragment}\n")


if __name__ == "__main__":
    main()
