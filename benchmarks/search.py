"""How well and how fast the search finds: `python -m benchmarks.search --documents FILE... --gold FILE --units FILE`.

Questions of our own (tests/ruletext/questions.jsonl) are always asked; those of a gold file besides them. A gold line has
`id`, `kind`, `query`, `gold` and `acceptable`; ours have `expected` for the last two together. Of a gold file, rules of
chapters that its units do not have are left out of the answers before they are scored. A rule and the numbers under which the
imported documents know it count as one.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
import unicodedata
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from ruletext.importing import read
from ruletext.search import Answer, Finder
from ruletext.shelf import Shelf

OWN = Path(__file__).resolve().parent.parent / "tests" / "ruletext" / "questions.jsonl"
DEPTH = 10
ASKED = 60
TIMES = 10

COLD_SEARCH = "import sys; from judge.cli import main; sys.argv = ['judge', 'cerca', 'tocco letale']; main()"
COLD_WHOOSH = "import whoosh.index"


def show(line: str) -> None:
    """One line of the answer."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def canonical(identity: str) -> str:
    """An id without version, accents, blanks and signs, so that two spellings of one are the same."""
    plain = unicodedata.normalize("NFKD", re.sub(r"@[\w.-]*$", "", identity.strip()).upper())
    kind, colon, title = "".join(c for c in plain if not unicodedata.combining(c)).partition(":")
    return f"{kind}:{re.sub(r'[^A-Z0-9]', '', title)}" if colon else kind.lower()


def lines(path: Path) -> list[dict[str, Any]]:
    """The objects of a file of JSON lines."""
    return [json.loads(line) for line in path.read_text("utf-8").splitlines() if line.strip()]


def rank(answer: Answer, right: set[str], in_question: Callable[[str], bool]) -> int | None:
    """The place of the first right hit among those that count, from 0; None where the first ten have none."""
    hits = [hit for hit in answer.hits if in_question(hit.id)][:DEPTH]
    names = [{canonical(name) for name in (hit.id, *hit.known_as)} for hit in hits]
    return next((place for place, found in enumerate(names) if found & right), None)


def scored(
    finder: Finder, questions: Iterable[dict[str, Any]], in_question: Callable[[str], bool], misses: bool
) -> None:
    """Asks every question and prints success at 1 and 5 and the mean reciprocal rank, by kind."""
    ranks: defaultdict[str, list[int | None]] = defaultdict(list)
    for question in questions:
        right = {
            canonical(one) for one in (question.get("expected") or question["gold"] + question.get("acceptable", []))
        }
        answer = finder.search(question["query"], ASKED)
        found = rank(answer, right, in_question)
        ranks[question["kind"]].append(found)
        ranks["all"].append(found)
        if misses and found != 0:
            first = [hit.id for hit in answer.hits if in_question(hit.id)][:4]
            show(
                f"  {question['kind']:9} {question['query']!r} wants {sorted(right)[:3]}, has {first}, right at {found}"
            )
    for kind, found_at in ranks.items():
        total = len(found_at)
        at_one, at_five = (sum(place is not None and place < k for place in found_at) / total for k in (1, 5))
        mean = sum(1 / (place + 1) for place in found_at if place is not None) / total
        show(f"  {kind:9} {total:4}  {at_one:.3f}  {at_five:.3f}  {mean:.3f}")


def median_ms(run: Callable[[], object], times: int = TIMES) -> float:
    """The median time of a call, in milliseconds."""
    taken = []
    for _ in range(times):
        start = time.perf_counter()
        run()
        taken.append((time.perf_counter() - start) * 1000)
    return statistics.median(taken)


def cold(code: str, home: Path) -> Callable[[], object]:
    """A call that runs a line of code in a fresh interpreter, with a home of its own."""
    environment = {**os.environ, "HOME": str(home), "XDG_CACHE_HOME": str(home / "cache"), "XDG_DATA_HOME": str(home)}
    return lambda: subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, env=environment)


def times(shelf: Shelf, questions: Sequence[dict[str, Any]]) -> None:
    """Shows how long building, asking and starting take, and the same of whoosh alone."""
    from whoosh.index import open_dir
    from whoosh.query import Or, Term

    from ruletext.italian import terms

    with tempfile.TemporaryDirectory() as folder:
        fresh = Finder(Path(folder), shelf)
        start = time.perf_counter()
        fresh.search("x")
        show(f"  building the index: {time.perf_counter() - start:.2f} s")
        asked = [question["query"] for question in questions]
        ours = median_ms(lambda: [fresh.search(query) for query in asked]) / len(asked)
        index = open_dir(str(next(Path(folder).glob("indice-*"))))
        queries = [Or([Term("body", term) for term in terms(query)]) for query in asked if terms(query)]

        def bare() -> None:
            for query in queries:
                with index.searcher() as searcher:
                    searcher.search(query, limit=10)

        theirs = median_ms(bare, 3) / len(queries)
        show(f"  one question: {ours:.1f} ms, bare whoosh {theirs:.1f} ms, ratio {ours / theirs:.2f}")
        fresh.close()
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        cold(COLD_SEARCH, home)()
        ours, theirs = median_ms(cold(COLD_SEARCH, home)), median_ms(cold(COLD_WHOOSH, home))
    show(f"  cold start: {ours:.0f} ms, import of whoosh.index {theirs:.0f} ms, ratio {ours / theirs:.2f}")


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser("python -m benchmarks.search")
    parser.add_argument("--documents", type=Path, nargs="*", default=[], help="texts to import before asking")
    parser.add_argument("--gold", type=Path, help="more questions")
    parser.add_argument("--units", type=Path, help="the units of the gold file: whose chapters count")
    parser.add_argument("--misses", action="store_true", help="says which questions are not answered first")
    parser.add_argument("--times", action="store_true", help="measures times too")
    options = parser.parse_args()
    own = lines(OWN)
    chapters = {unit["section"] for unit in lines(options.units)} if options.units else None

    def in_gold(identity: str) -> bool:
        return chapters is None or ":" in identity or identity.partition(".")[0] in chapters

    with tempfile.TemporaryDirectory() as folder:
        shelf = Shelf(Path(folder) / "texts")
        if options.documents:
            shelf.add([read(path.read_bytes(), path.name) for path in options.documents], "")
        finder = Finder(Path(folder) / "cache", shelf)
        show("own questions: kind, number, success at 1, at 5, mean reciprocal rank")
        scored(finder, own, lambda _: True, options.misses)
        if options.gold:
            show(f"{options.gold.name}:")
            scored(finder, lines(options.gold), in_gold, options.misses)
        if options.times:
            show("times:")
            times(shelf, own)
        finder.close()


if __name__ == "__main__":
    main()
