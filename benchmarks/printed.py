"""Does what is read come back when it is printed? `python -m benchmarks.printed [FILE.jsonl.gz] [--faces N]`. Not a test.

Sentences of English card text are read by the entries, printed in both languages, and read again: what they say must be among
what was said at first. Prints how many do, how fast a sentence is read, and those that do not come back.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from benchmarks.cardtext import DEFAULT, faces
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lines import lexed, lines, sentences
from scenarios.cardtext.normalise import without_reminders
from scenarios.cardtext.oracle import words
from scenarios.cardtext.oracle.reading import ORACLE, grammar
from scenarios.cardtext.refusal import Refusal
from scenarios.cardtext.tongue import spoken_in
from scenarios.language.entries import ALL
from scenarios.language.twoway.english import english
from scenarios.language.twoway.italian import italian
from scenarios.language.twoway.joining import fits_in_english, fits_in_italian, in_english, in_italian, tokens
from scenarios.language.twoway.printing import NotSaid, Printer
from scenarios.language.twoway.reading import Grammar, NotRead, TooMuch
from scenarios.language.twoway.said import Said
from scenarios.language.twoway.templates import Language

HOW_MANY, SEED = 400, 3
STARTS = ("triggered", "static", "effects")


def spoken(face: dict[str, Any]) -> Iterator[list[Lexeme]]:
    """The sentences of a face: instructions behind their cost, no keyword lines, nothing in quotes."""
    text = face["text_en"]
    try:
        found, _ = without_reminders(words.pieces(words.without_labels(text)), text)
        with spoken_in(ORACLE):
            for line in lines(words.named(found, face["name_en"], legendary="Legendary" in face["type_en"]), text):
                yield from filter(None, map(_instruction, sentences(lexed(line.pieces))))
    except Refusal:
        return


def _instruction(sentence: list[Lexeme]) -> list[Lexeme]:
    colon = next((n + 1 for n, one in enumerate(sentence) if one.kind == "COLON"), 0)
    behind = sentence[colon:]
    left_out = not behind or behind[0].kind == "KEYWORD" or any(one.kind == "QUOTED" for one in behind)
    return [] if left_out else behind


def read(sentence: list[Lexeme]) -> tuple[str, Said] | None:
    """What a sentence says, and as what it was read."""
    for start in STARTS:
        try:
            first = grammar().read(sentence, start)[0]
        except (NotRead, TooMuch):
            continue
        if isinstance(first, Said):
            return start, first
    return None


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.printed", description=(__doc__ or "").splitlines()[0])
    parser.add_argument(
        "file", nargs="?", type=Path, default=DEFAULT, help="the faces, one JSON object a line, gzipped"
    )
    parser.add_argument("--faces", type=int, default=HOW_MANY, metavar="N", help=f"how many faces ({HOW_MANY})")
    given = parser.parse_args()
    several = [face for face in faces(given.file) if face.get("text_en") and face.get("type_en")]
    random.Random(SEED).shuffle(several)
    ways = (
        (Language.ENGLISH, grammar(), Printer(ALL, Language.ENGLISH, english(), in_english, fits_in_english)),
        (
            Language.ITALIAN,
            Grammar(ALL, Language.ITALIAN, italian()),
            Printer(ALL, Language.ITALIAN, italian(), in_italian, fits_in_italian),
        ),
    )
    counts: Counter[str] = Counter()
    times: list[float] = []
    for sentence in (one for face in several[: given.faces] for one in spoken(face)):
        began = time.perf_counter()
        found = read(sentence)
        times.append((time.perf_counter() - began) * 1000)
        counts["sentences"] += 1
        if found is None:
            continue
        counts["read"] += 1
        start, said = found
        for language, its, printer in ways:
            try:
                text = printer.text(said)
                back = said in its.read(tokens(text, italian=language is Language.ITALIAN), start)
            except (NotSaid, NotRead, TooMuch) as why:
                sys.stdout.write(f"{language}: {type(why).__name__}: {' '.join(one.form for one in sentence)}\n")
                continue
            counts[f"{language}: printed and read back"] += back
    for what, count in counts.items():
        sys.stdout.write(f"{what}: {count}\n")
    sys.stdout.write(f"ms a sentence: mean {statistics.mean(times):.2f}, longest {max(times):.1f}\n")


if __name__ == "__main__":
    main()
