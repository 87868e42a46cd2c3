"""The imported texts of one user: read, kept in one plain file, added and taken away as a whole.

One file of JSON lines: a line an edition, below it a line for each chapter, rule and article. It is small (all five known
documents are half a megabyte), can be read and compared by hand, holds any text exactly, and because it is one file that is
written beside itself and put in place, an import is there as a whole or not at all.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from ruletext.document import Article, Chapter, Corpus, Edition, Rule
from ruletext.files import PRIVATE, locked, replace
from ruletext.imported import Reading
from ruletext.number import RuleNumber, RuleNumberError

FILE = "testi.jsonl"
LOCK = "testi.lock"
FORMAT = 1
WAIT = 10.0
"""Seconds that an import waits for another one to end."""


class DamagedShelfError(ValueError):
    """The file of imported texts cannot be read. The message, in Italian, says where and what to do."""


class ShelvedText(NamedTuple):
    """One imported text: its form in Italian, the day on which it was imported in ISO form, and what it says."""

    form: str
    imported: str
    corpus: Corpus

    @property
    def edition(self) -> Edition:
        """The edition that the text is."""
        return self.corpus.edition


class Shelf:
    """The texts in one folder, which need not exist before something is put into it."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE

    def content(self) -> bytes:
        """The file as it is, by which a change can be noticed; empty where there is none."""
        try:
            return self.path.read_bytes()
        except FileNotFoundError:
            return b""

    def texts(self) -> tuple[ShelvedText, ...]:
        """The imported texts, in the order of their editions. Raises `DamagedShelfError`."""
        return parsed(self.content(), str(self.path))

    def add(self, readings: Sequence[Reading], imported: str) -> tuple[ShelvedText, ...]:
        """Puts all of these texts on the shelf, or none; those that stood there under the same editions are given back.

        Raises `DamagedShelfError`, `LockedError` where another import does not come to its end, and `OSError`.
        """
        new = {reading.corpus.edition.id: ShelvedText(reading.form, imported, reading.corpus) for reading in readings}
        with self._held():
            texts = {text.edition.id: text for text in self.texts()}
            self._write((texts | new).values())
        return tuple(texts[identity] for identity in new if identity in texts)

    def remove(self, edition: str) -> ShelvedText:
        """Takes a text off the shelf and gives it back.

        Raises `KeyError` where there is none of that edition, and whatever `add` raises.
        """
        with self._held():
            texts = {text.edition.id: text for text in self.texts()}
            removed = texts.pop(edition)
            self._write(texts.values())
        return removed

    def clear(self) -> None:
        """Takes everything off the shelf, even what cannot be read. Raises `LockedError` and `OSError`."""
        with self._held():
            self._write(())

    @contextmanager
    def _held(self) -> Iterator[None]:
        self.path.parent.mkdir(mode=PRIVATE, parents=True, exist_ok=True)
        with locked(self.path.with_name(LOCK), WAIT):
            # Nobody else writes now: what stands beside the file was left there by a process that was ended.
            for left in self.path.parent.glob(f"{FILE}.*"):
                left.unlink(missing_ok=True)
            yield

    def _write(self, texts: Iterable[ShelvedText]) -> None:
        lines = [{"formato": FORMAT}]
        for text in sorted(texts, key=lambda text: text.edition.id):
            lines.extend(_lines(text))
        content = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
        replace(self.path, content.encode("utf-8"))


def parsed(content: bytes, name: str) -> tuple[ShelvedText, ...]:
    """The texts in the content of a shelf's file. Raises `DamagedShelfError`."""
    if not content:
        return ()
    number = 1
    try:
        # Not splitlines: a text may hold what other systems take for the end of a line.
        lines = content.decode("utf-8").removesuffix("\n").split("\n")
        written = json.loads(lines[0])["formato"]
        if isinstance(written, int) and written > FORMAT:
            raise DamagedShelfError(
                f"{name}: i testi importati sono di una versione più nuova di judge; "
                "aggiornalo, oppure 'judge testo rimuovi --tutti' ricomincia da capo"
            )
        if written != FORMAT:
            raise ValueError
        drafts: list[_Draft] = []
        for line in lines[1:]:
            number += 1
            entry = json.loads(line)
            if "edizione" in entry:
                drafts.append(_Draft(entry))
            else:
                drafts[-1].take(entry)
    except DamagedShelfError:
        raise
    except (ValueError, KeyError, IndexError, TypeError, AttributeError, RecursionError, RuleNumberError):
        where = f"{name}:{number}"
        raise DamagedShelfError(
            f"{where}: i testi importati sono danneggiati; 'judge testo rimuovi --tutti' ricomincia da capo"
        ) from None
    return tuple(draft.text() for draft in drafts)


def _lines(text: ShelvedText) -> Iterator[dict[str, Any]]:
    edition = text.edition
    yield {
        "edizione": edition.id,
        "nome": edition.name,
        "data": edition.date,
        "fonte": edition.source,
        "nota": edition.note,
        "forma": text.form,
        "importato": text.imported,
        "lingua": edition.language,
    }
    for chapter in text.corpus.chapters:
        yield {"capitolo": str(chapter.number), "titolo": chapter.title}
        for rule in chapter.rules:
            line: dict[str, Any] = {"regola": str(rule.number), "riga": rule.line, "testo": rule.text}
            if rule.title:
                line["titolo"] = rule.title
            if rule.examples:
                line["esempi"] = list(rule.examples)
            if rule.printed:
                line["stampata"] = rule.printed
            if rule.restored:
                line["rimessi"] = rule.restored
            yield line
    for article in text.corpus.articles:
        yield {"voce": article.title, "genere": article.kind, "riga": article.line, "testo": article.text}


class _Draft:
    """The edition that is being read."""

    def __init__(self, entry: dict[str, Any]) -> None:
        source, note, form, imported = (_text(entry[name]) for name in ("fonte", "nota", "forma", "importato"))
        self.edition = Edition(
            _text(entry["edizione"]),
            _text(entry["nome"]),
            _text(entry["data"]),
            source,
            note,
            _text(entry.get("lingua", "it")),
        )
        self.form, self.imported = form, imported
        self.chapters: list[tuple[RuleNumber, str, list[Rule]]] = []
        self.articles: list[Article] = []

    def take(self, entry: dict[str, Any]) -> None:
        if "regola" in entry:
            number = RuleNumber.exact(entry["regola"])
            examples = tuple(map(_text, entry.get("esempi", ())))
            title, printed = (_text(entry.get(name, "")) for name in ("titolo", "stampata"))
            line, restored = int(entry["riga"]), int(entry.get("rimessi", 0))
            rule = Rule(number, _text(entry["testo"]), title, examples, (), line, printed, restored)
            self.chapters[-1][2].append(rule)
        elif "capitolo" in entry:
            self.chapters.append((RuleNumber.exact(entry["capitolo"]), _text(entry["titolo"]), []))
        else:
            title, kind, text = (_text(entry[name]) for name in ("voce", "genere", "testo"))
            self.articles.append(Article(kind, title, text, (), int(entry["riga"])))

    def text(self) -> ShelvedText:
        chapters = tuple(Chapter(number, title, "", tuple(rules)) for number, title, rules in self.chapters)
        return ShelvedText(self.form, self.imported, Corpus(self.edition, chapters, tuple(self.articles)))


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError
    return value
