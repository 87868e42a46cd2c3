"""Writes what a lookup needs to know beforehand: `python -m ruletext.build`; with `--check`, says whether it is stale.

Chapters are written by many hands while others are not there yet: a file with faults is reported and left out, the rest
is built. Exit status 0 when everything is in order, 1 for faults and for a stale file, 2 for wrong arguments.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from ruletext import references
from ruletext.builtin import ARTICLES, FOLDER, LINKS
from ruletext.document import PARAGRAPH, Chapter
from ruletext.editions import former
from ruletext.faults import Fault, FaultyTextError
from ruletext.files import replace
from ruletext.links import written
from ruletext.readers import own, own_articles

_CHAPTER_FILE = re.compile(r"[1-9][0-9]{2}\.txt")


class Built(NamedTuple):
    """What a folder of chapters gives: those that can be trusted, the file of links over them, and what is wrong."""

    chapters: tuple[Chapter, ...]
    links: str
    faults: tuple[Fault, ...]


def build(folder: Path) -> Built:
    """Read every chapter of a folder and work out the links. Nothing is written."""
    chapters: list[Chapter] = []
    faults: list[Fault] = []
    for path in sorted(folder.glob("*.txt")):
        name = _name(path)
        if path.name in ARTICLES:
            faults.extend(_article_faults(path, name))
            continue
        if not _CHAPTER_FILE.fullmatch(path.name):
            faults.append(Fault(name, 1, "il file di un capitolo si chiama come il suo numero: 704.txt"))
            continue
        try:
            chapter = own.read(path.read_bytes(), name)
        except FaultyTextError as error:
            faults.extend(error.faults)
            continue
        found = _faults(chapter, path, name)
        faults.extend(found)
        if not found:
            chapters.append(chapter)
    return Built(tuple(chapters), written(chapters, former()), tuple(faults))


def write(path: Path, text: str) -> None:
    """Write a file beside itself and put it in place, so that nobody ever reads half of it."""
    replace(path, text.encode("utf-8"))


def main(arguments: Sequence[str] | None = None) -> int:
    """The command. Faults go to standard error, one a line; what was done goes to standard output."""
    parser = argparse.ArgumentParser("python -m ruletext.build", description="Prepara i rimandi del testo incorporato.")
    parser.add_argument("--check", action="store_true", help="non scrive: esce con 1 se il file non è aggiornato")
    parser.add_argument("--folder", type=Path, default=Path(FOLDER), help="la cartella dei capitoli")
    options = parser.parse_args(arguments)
    built = build(options.folder)
    sys.stderr.writelines(f"{fault}\n" for fault in built.faults)
    path = options.folder / LINKS
    stale = not path.exists() or path.read_bytes() != built.links.encode("utf-8")
    if stale and not options.check:
        write(path, built.links)
    rules = sum(len(chapter.rules) for chapter in built.chapters)
    state = "aggiornato" if not stale else "da rifare con 'python -m ruletext.build'" if options.check else "scritto"
    missing = len(references.unresolved(built.chapters))
    sys.stdout.write(
        f"{_name(path)}: {state} ({len(built.chapters)} capitoli, {rules} regole; "
        f"{missing} rimandi a regole che non ci sono ancora; {len(built.faults)} errori)\n"
    )
    return 1 if built.faults or (stale and options.check) else 0


def _article_faults(path: Path, name: str) -> list[Fault]:
    """What is wrong with a file of entries, and with the numbers that they name."""
    try:
        articles = own_articles.read(path.read_bytes(), name)
    except FaultyTextError as error:
        return list(error.faults)
    return [
        Fault(name, article.line, f"{article.title}: {found.fault}")
        for article in articles
        for found in references.find(article.text)
        if found.fault
    ]


def _faults(chapter: Chapter, path: Path, name: str) -> list[Fault]:
    """What the reader cannot know: whether the file has the right name, and whether what looks like a number is one."""
    faults = []
    if path.stem != str(chapter.number):
        faults.append(Fault(name, 1, f"è il file del capitolo {path.stem}, ma contiene il capitolo {chapter.number}"))
    for rule in chapter.rules:
        text = PARAGRAPH.join((rule.text, *rule.examples))
        faults.extend(
            Fault(name, rule.line, f"{rule.number}: {found.fault}") for found in references.find(text) if found.fault
        )
    return faults


def _name(path: Path) -> str:
    """The file as messages call it: from the folder where one stands, if it is below."""
    return str(path.relative_to(Path.cwd())) if path.is_relative_to(Path.cwd()) else str(path)


if __name__ == "__main__":
    sys.exit(main())
