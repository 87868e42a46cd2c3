"""The Italian beside the English reading of every known face that has both: `python -m benchmarks.witnesses [FILE]`. Not a test.

Prints how many faces are read in both languages, how many of them agree, and where the others differ, most frequent first; and
what the English readings of faces that are read in Italian stop at. ``--faces`` names the faces that differ, ``--texts`` shows
both texts with them. Of faces of which something is not read, those paragraphs are laid beside each other that are. A quarter of
the faces is only counted, and never named.
"""

from __future__ import annotations

import argparse
import gc
import multiprocessing
import re
import statistics
import sys
import time
import zlib
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.cardtext import DEFAULT, faces, reading
from judge.__main__ import RARELY
from scenarios.cardtext.oracle.comparing import Comparison, Verdict, compared, compared_in_parts
from scenarios.cardtext.oracle.kinds import kind_of
from scenarios.cardtext.oracle.reading import read_oracle

SHOWN = 40
BOTH = (Verdict.AGREE, Verdict.AGREED_THEN, Verdict.DIFFER)
"""How a face stands of which both texts are read whole."""
QUARTERS = 4
"""The last of so many is never looked at: it measures what is read of cards that nobody has read."""


class Witnessed(NamedTuple):
    """One face: how its readings stand to each other, where they differ, and what the English one stopped at."""

    face: dict[str, Any]
    verdict: Verdict
    where: tuple[str, ...]
    stopped: tuple[str, ...]
    milliseconds: float
    part: Comparison
    """Of a face that is not read whole in both languages: how its paragraphs that are stand to each other."""

    @property
    def shown(self) -> bool:
        """Whether the face is one of those that are looked at."""
        return zlib.crc32(self.face["name_en"].encode()) % QUARTERS != QUARTERS - 1


def witnessed(face: dict[str, Any]) -> Witnessed:
    """Read a face in both languages."""
    italian = reading(face)
    start = time.perf_counter()
    english = read_oracle(face["name_en"], face["text_en"], italian.characteristics)
    took = (time.perf_counter() - start) * 1000
    found = compared(italian, english, face.get("released") or "")
    stopped = tuple(f"{one.reason}: {' '.join(one.text.split()[:6])}" for one in english.not_understood)
    whole = found.verdict in BOTH
    part = found if whole else compared_in_parts(italian, english, face["text_it"], face["text_en"])
    return Witnessed(face, found.verdict, found.where, stopped, took, part)


def sorted_out(where: tuple[str, ...]) -> str:
    """What the differences of a face come to."""
    return kind_of(where) or "unknown"


def place_of(where: str) -> str:
    """Where two readings differ, without numbers and names of things: by this the differences are counted."""
    return re.sub(r"\d+", "n", where)[:110]


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.witnesses", description=(__doc__ or "").splitlines()[0])
    parser.add_argument(
        "file", nargs="?", type=Path, default=DEFAULT, help="the faces, one JSON object a line, gzipped"
    )
    parser.add_argument("--faces", action="store_true", help="name every face whose readings differ, and where")
    parser.add_argument("--texts", action="store_true", help="show both texts of them, too")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="only each Nth face (1)")
    parser.add_argument("--jobs", type=int, default=2, help="how many processes read (2)")
    given = parser.parse_args()
    gc.set_threshold(*RARELY)  # as the program has it
    several = [face for face in faces(given.file) if face.get("text_en")][:: given.every]
    with multiprocessing.Pool(given.jobs) as pool:
        found = list(pool.imap(witnessed, several, chunksize=40))
    _table(found)
    for one in found if given.faces or given.texts else ():
        if one.part.verdict is Verdict.DIFFER and one.shown:
            year, whole = one.face.get("released", "")[:4], "" if one.verdict is Verdict.DIFFER else ", in part"
            kind = sorted_out(one.part.where)
            sys.stdout.write(f"- {one.face['name_it']} / {one.face['name_en']} ({year}{whole}): {kind}\n")
            sys.stdout.writelines(f"    {where}\n" for where in one.part.where)
            for name in ("text_it", "text_en") if given.texts else ():
                sys.stdout.write(f"    {one.face[name]!r}\n")


def _table(found: list[Witnessed]) -> None:
    write = sys.stdout.write
    counts = Counter(one.verdict for one in found)
    both = sum(counts[one] for one in BOTH)
    agree = counts[Verdict.AGREE] + counts[Verdict.AGREED_THEN]
    italian, english = both + counts[Verdict.ITALIAN_ONLY], both + counts[Verdict.ENGLISH_ONLY]
    times = sorted(one.milliseconds for one in found)
    write(f"faces with both texts: {len(found)}; read in Italian {italian}, in English {english}, in both {both}\n")
    unknown = sum(one.verdict is Verdict.DIFFER and sorted_out(one.where) == "unknown" for one in found)
    write(
        f"agree: {agree} ({agree / max(both, 1):.2%}), {counts[Verdict.AGREED_THEN]} of them as it was when the Italian was "
        f"printed; differ: {counts[Verdict.DIFFER]}, "
        f"of which nobody knows why: {unknown} ({1 - unknown / max(both, 1):.2%} agree or are known to differ)\n"
    )
    write(
        f"English, ms a face: mean {statistics.mean(times):.2f}, median {statistics.median(times):.2f}, "
        f"99th of a hundred {times[int(len(times) * 0.99)]:.2f}, longest {times[-1]:.2f}\n"
    )
    parts = [one for one in found if one.verdict not in BOTH]
    beside = Counter(one.part.verdict for one in parts)
    write(
        f"not whole in both: {len(parts)}; with paragraphs read in both: {beside.total() - beside[Verdict.NEITHER]}, of which "
        f"differ: {beside[Verdict.DIFFER]}\n"
    )
    for title, listed in (
        ("what the differences come to", Counter(sorted_out(one.where) for one in found if one.where)),
        ("what those of paragraphs come to", Counter(sorted_out(one.part.where) for one in parts if one.part.where)),
        ("where they differ", Counter(place_of(where) for one in found if one.shown for where in one.where[:1])),
        (
            "what English stops at where Italian is read",
            Counter(
                stop for one in found if one.verdict is Verdict.ITALIAN_ONLY and one.shown for stop in one.stopped[:1]
            ),
        ),
    ):
        write(f"{title}:\n")
        for said, count in listed.most_common(SHOWN):
            write(f"  {count:5d}  {said}\n")


if __name__ == "__main__":
    main()
