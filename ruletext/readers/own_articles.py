"""The form of what the built-in edition says without numbers, read strictly: `glossario.txt` and `manuale.txt`.

# a comment
glossario

voce TRAVOLGERE
    The text, indented by four spaces; lines are joined, an empty line begins a paragraph.
    frase: words by which people ask for it

The first line is `glossario` for entries of a glossary, `manuale` for headed passages of a rulebook.
"""

from __future__ import annotations

from ruletext.document import BOOK, GLOSSARY, Article
from ruletext.faults import shown
from ruletext.readers.indented import Draft, Indented, decoded

KINDS = {"glossario": GLOSSARY, "manuale": BOOK}
ENTRY = "voce "


class _ArticleDraft(Draft):
    """The entry that is being read; without a title where what stands in its place is none."""

    __slots__ = ("title",)

    def __init__(self, line: int, title: str) -> None:
        super().__init__(line)
        self.title = title


class _Reading(Indented):
    text_begins = f"di una riga '{ENTRY}TITOLO'"
    fields = ("frase",)

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.kind = ""
        self.lines_of: dict[str, int] = {}
        self.articles: list[Article] = []

    def read(self, text: str) -> tuple[Article, ...]:
        self.read_lines(text)
        if not self.kind:
            self.fault(1, f"manca la riga {' o '.join(map(repr, KINDS))}")
        if self.faults:
            raise self.give_up()
        return tuple(self.articles)

    def read_head(self, line: int, body: str) -> None:
        if body in KINDS:
            if self.kind or self.lines_of:
                self.fault(line, f"la riga '{body}' sta una volta sola, prima delle voci")
            self.kind = KINDS[body]
            return
        title = body.removeprefix(ENTRY).strip() if body.startswith(ENTRY) else ""
        self.begin(_ArticleDraft(line, title))
        if not title:
            self.fault(line, f"una voce comincia con '{ENTRY}TITOLO', non con {shown(body)}")
        elif title != title.upper():
            self.fault(line, f"il titolo di una voce si scrive in maiuscole: {shown(title.upper())}")
        elif title in self.lines_of:
            self.fault(line, f"la voce {shown(title)} c'è già alla riga {self.lines_of[title]}")
        self.lines_of.setdefault(title, line)

    def take(self, draft: Draft) -> None:
        if isinstance(draft, _ArticleDraft) and draft.title:
            self.check_fields(draft, f"la voce {shown(draft.title)}")
            self.articles.append(Article(self.kind, draft.title, draft.text, draft.values("frase"), draft.line))


def read(data: bytes, name: str) -> tuple[Article, ...]:
    """The entries that a file holds; `name` is how messages call the file.

    Raises `FaultyTextError` with every fault, each with its line: what is not UTF-8 or not printable, lines that are
    none of the form above, titles that are missing, twice there or not in capitals, entries without text, empty or
    repeated fields.
    """
    return _Reading(name).read(decoded(data, name))
