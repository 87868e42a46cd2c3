"""How well and how fast the search finds: `python -m benchmarks.search --documents FILE... --gold FILE --units FILE`.

Questions of our own (tests/ruletext/questions*.jsonl) are always asked; those of a gold file besides them. A gold line has
`id`, `kind`, `query`, `gold` and `acceptable`; ours have `expected` for the last two together. Of a gold file, rules of
chapters that its units do not have are left out of the answers before they are scored. A rule and its former numbers count
as one.

`--times` compares, in one run and over the same texts, with bare whoosh and with FTS5 of SQLite.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import sqlite3
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

from whoosh.analysis import LanguageAnalyzer
from whoosh.fields import ID, TEXT, Schema
from whoosh.index import FileIndex, create_in
from whoosh.query import Or, Term
from whoosh.scoring import Frequency
from whoosh.searching import Searcher

from ruletext.builtin import builtin
from ruletext.gathering import units
from ruletext.importing import read
from ruletext.index import BODY
from ruletext.italian import terms
from ruletext.search import Answer, Finder
from ruletext.shelf import Shelf, parsed
from ruletext.units import Unit

OWN = tuple(
    Path(__file__).resolve().parent.parent / "tests" / "ruletext" / name
    for name in ("questions.jsonl", "questions_second.jsonl", "questions_third.jsonl", "questions_fourth.jsonl")
)
"""The first file was there while the figures of `ruletext.scoring` were chosen; the second was not looked at. The third is of
six sets of sixty, written from the English rules alone: usual questions, and sideways ones about rules drawn at random. The
fourth is of such too, of what is told of a table (somebody did this, what now?) and of hasty ones, which are not quite
sentences. What is missed of those that are called unread nobody has looked at, and it is worth something only as long as that
stays so.
"""
UNREAD = "_unread"
"""The end of the kinds of which misses are never shown."""
DEPTH = 10
ASKED = 60
TIMES = 10
TURNS = 15

COLD_SEARCH = "import sys; from judge.cli import main; sys.argv = ['judge', 'cerca', 'tocco letale']; main()"
COLD_LOOKUP = "import sys; from judge.cli import main; sys.argv = ['judge', 'regola', '704.5f']; main()"
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
        if misses and found != 0 and not question["kind"].endswith(UNREAD):
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
    """The median processor time of a call, in milliseconds: what else the machine does meanwhile does not count."""
    taken = []
    for _ in range(times):
        start = time.process_time()
        run()
        taken.append((time.process_time() - start) * 1000)
    return statistics.median(taken)


def cold(codes: Sequence[str], home: Path) -> list[float]:
    """The median time that each of these lines of code takes in a fresh interpreter, in milliseconds, one after another in turn.

    With a home of their own, and compiled beforehand as everything is that is installed.
    """
    environment = {
        **os.environ,
        "HOME": str(home),
        "XDG_CACHE_HOME": str(home / "cache"),
        "XDG_DATA_HOME": str(home),
        "PYTHONPYCACHEPREFIX": str(home / "compiled"),
        "PYTHONDONTWRITEBYTECODE": "",
    }

    def run(code: str) -> float:
        start = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, env=environment)
        return (time.perf_counter() - start) * 1000

    for code in codes:
        run(code)
    turns = [[run(code) for code in codes] for _ in range(TURNS)]
    return [statistics.median(taken) for taken in zip(*turns, strict=True)]


def row(what: str, ours: float, others: dict[str, float]) -> None:
    """One line of the table of times: ours, then each of the others with ours as a multiple of it."""
    beside = "".join(f"  {name} {taken:9.2f} ({ours / taken:5.2f})" for name, taken in others.items())
    show(f"  {what:22} {ours:9.2f}{beside}")


def times(shelf: Shelf, questions: Sequence[dict[str, Any]]) -> None:
    """Shows in milliseconds how long building, asking and starting take, and the same of whoosh and of SQLite alone."""
    asked = [question["query"] for question in questions]
    texts = list(units(builtin().corpus(), parsed(shelf.content(), str(shelf.path))))
    show("  in ms; in parentheses ours as a multiple")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        finder = Finder(folder / "ours", shelf)
        start = time.process_time()
        finder.search("x")
        building = (time.process_time() - start) * 1000
        start = time.process_time()
        index = whoosh_index(texts, folder / "whoosh")
        theirs = {"whoosh": (time.process_time() - start) * 1000}
        start = time.process_time()
        database = fts_index(texts, folder / "fts5.db")
        theirs["fts5"] = (time.process_time() - start) * 1000
        row("building the index", building, theirs)
        show(
            f"  size of the index      {sum(path.stat().st_size for path in (folder / 'ours').rglob('*')) / 2**20:9.2f} MiB"
        )
        finder.search("x")
        ours = median_ms(lambda: [finder.search(query) for query in asked])
        bare = median_ms(lambda: [whoosh_query(index, query) for query in asked], 3)
        assert finder._index is not None
        same = Searcher(finder._index.reader, weighting=Frequency())
        same_index = median_ms(lambda: [best_ten(same, BODY, terms(query)) for query in asked], 3)
        sqlite = median_ms(lambda: [fts_query(database, query) for query in asked])
        taken = {"whoosh": bare, "whoosh, our index": same_index, "fts5": sqlite}
        row("one question", ours / len(asked), {name: each / len(asked) for name, each in taken.items()})
        finder.close()
        database.close()
        index.close()
        home = folder / "home"
        search, look_up, bare_whoosh, python = cold((COLD_SEARCH, COLD_LOOKUP, COLD_WHOOSH, "pass"), home)
        row("judge cerca, cold", search, {"import whoosh.index": bare_whoosh, "python": python})
        row("judge regola, cold", look_up, {"import whoosh.index": bare_whoosh, "python": python})


def _searchable(unit: Unit) -> str:
    return "\n".join((*unit.titles, *unit.under, *unit.phrases, *(passage.text for passage in unit.passages)))


def whoosh_index(texts: Iterable[Unit], folder: Path) -> FileIndex:
    """An index of the same texts as somebody makes it who takes whoosh as it comes: its Italian analysis, one field."""
    folder.mkdir()
    index = create_in(str(folder), Schema(id=ID(stored=True), text=TEXT(analyzer=LanguageAnalyzer("it"))))
    writer = index.writer(limitmb=256)
    for unit in texts:
        writer.add_document(id=unit.id, text=_searchable(unit))
    writer.commit()
    return index


def whoosh_query(index: FileIndex, query: str) -> list[int]:
    """The best ten for any of the words of a question."""
    with index.searcher() as searcher:
        return best_ten(searcher, "text", [token.text for token in index.schema["text"].analyzer(query)])


def best_ten(searcher: Searcher, field: str, words: Iterable[str]) -> list[int]:
    """The best ten documents for any of these terms."""
    return [hit.docnum for hit in searcher.search(Or([Term(field, word) for word in words]), limit=DEPTH)]


def fts_index(texts: Iterable[Unit], path: Path) -> sqlite3.Connection:
    """The same texts in a table of FTS5, with its own tokenizer, which knows no Italian."""
    database = sqlite3.connect(path)
    database.execute(
        "CREATE VIRTUAL TABLE texts USING fts5(id UNINDEXED, text, tokenize='unicode61 remove_diacritics 2')"
    )
    database.executemany("INSERT INTO texts VALUES (?, ?)", ((unit.id, _searchable(unit)) for unit in texts))
    database.commit()
    return database


def fts_query(database: sqlite3.Connection, query: str) -> list[str]:
    """The best ten for any of the words of a question."""
    words = " OR ".join(f'"{word}"' for word in re.findall(r"\w+", query))
    asked = "SELECT id FROM texts WHERE texts MATCH ? ORDER BY rank LIMIT ?"
    return [identity for (identity,) in database.execute(asked, (words, DEPTH))] if words else []


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser("python -m benchmarks.search")
    parser.add_argument("--documents", type=Path, nargs="*", default=[], help="texts to import before asking")
    parser.add_argument("--second", action="store_true", help="asks the other files of our questions too")
    parser.add_argument("--gold", type=Path, help="more questions")
    parser.add_argument("--units", type=Path, help="the units of the gold file: whose chapters count")
    parser.add_argument("--misses", action="store_true", help="says which questions are not answered first")
    parser.add_argument("--times", action="store_true", help="measures times too")
    options = parser.parse_args()
    chapters = {unit["section"] for unit in lines(options.units)} if options.units else None

    def in_gold(identity: str) -> bool:
        return chapters is None or ":" in identity or identity.partition(".")[0] in chapters

    with tempfile.TemporaryDirectory() as folder:
        shelf = Shelf(Path(folder) / "texts")
        if options.documents:
            shelf.add([read(path.read_bytes(), path.name) for path in options.documents], "")
        finder = Finder(Path(folder) / "cache", shelf)
        show("kind, number, success at 1, at 5, mean reciprocal rank")
        for own in OWN if options.second else OWN[:1]:
            show(f"{own.name}:")
            scored(finder, lines(own), lambda _: True, options.misses)
        if options.gold:
            show(f"{options.gold.name}:")
            scored(finder, lines(options.gold), in_gold, options.misses)
        if options.times:
            show("times:")
            times(shelf, lines(OWN[0]))
        finder.close()


if __name__ == "__main__":
    main()
