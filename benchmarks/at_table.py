"""How much work a key in the Tavolo is, until the verdict and what can be offered next: `python -m benchmarks.at_table`.

Processor time, the median of several looks at a board in which a number has changed, as it is while somebody types; by how many
permanents lie there, each a card of its own line of the table or ten kinds in turn. What is offered is asked for at every key, and
nobody types before it is answered: its time is shown apart.
"""

from __future__ import annotations

import statistics
import sys
import time

from judge.presenters import table
from judge.presenters.completing import Sight, offers
from judge.presenters.verdict import verdict

LOOKS = 9
SIZES = (10, 50, 200, 500, 1000)
KINDS = (
    "Orso 2/2", "Lupo 3/3 volare", "Gufo 1/1", "Spada artefatto", "Troll 2/2 +1/+1", "Muro 0/4 difensore", "Elfo 1/1 TAP",
    "Drago 4/4 volare", "Ragno 1/3 raggiungere", "Isola terra",
)  # fmt: skip


def board(size: int, damage: int) -> str:
    """A table with so many permanents, half on each side, and a spell."""
    half = ", ".join(KINDS[number % len(KINDS)] for number in range(size // 2))
    return f"Anna: {half}\nBruno: {half}\nAnna lancia {damage} danni su orso1\n"


def looked(text: str) -> tuple[Sight | None, float]:
    """What can be seen after one look, and the milliseconds of processor that it took."""
    begun = time.process_time()
    found = table.checked(text)
    assert found.scenario is not None, found.faults
    seen = verdict(found.scenario, found.notes).sight()
    return seen, (time.process_time() - begun) * 1000


def main() -> None:
    """The table."""
    looked(board(SIZES[0], 1))
    sys.stdout.write(f"{'permanents':>10}{'key to verdict, ms':>20}{'offers, ms':>12}\n")
    for size in SIZES:
        looks = [looked(board(size, 3 + number % 2)) for number in range(LOOKS)]
        seen = looks[-1][0]
        assert seen is not None
        begun = time.perf_counter()
        offers("Anna lancia 3 danni su o", seen)
        offered = (time.perf_counter() - begun) * 1000
        sys.stdout.write(f"{size:>10}{statistics.median(took for _, took in looks):>20.0f}{offered:>12.1f}\n")


if __name__ == "__main__":
    main()
