"""A saved web page as plain text: a line a block, a bullet an item of a list, and of scripts, styles and comments nothing.

The page is looked at as text, never run and never followed. Symbols that are images leave the name that stands for them.
"""

from __future__ import annotations

import re
from html.parser import HTMLParser
from typing import NamedTuple

from ruletext.document import Article, Chapter, Rule
from ruletext.faults import FaultyTextError
from ruletext.imported import Reading

FORM = "HTML"

_LOOKED_AT = 4096
_SIGNS = re.compile(r"<!doctype html|<html[\s>]|<body[\s>]|<(?:div|p|ul|li|h[1-6]|table)(?:\s[^<>]*)?>", re.IGNORECASE)
_HIDDEN = frozenset(
    ("head", "title", "nav", "footer", "aside", "noscript", "template", "svg", "math", "button", "select")
)
"""What stands beside the text of a page, not in it."""
_OF_THE_HEAD = frozenset(("base", "link", "meta", "wbr"))
_RAW = ("script", "style", "textarea", "iframe", "object")
"""What holds no marks of its own, and no text either."""
_OPENING = re.compile(rf"<!--|<!|<\?|<({'|'.join(_RAW)})(?=[\s>/])", re.IGNORECASE)
_CLOSING = {"<!--": re.compile("-->"), "<!": re.compile(">"), "<?": re.compile(">")} | {
    tag: re.compile(f"</{tag}", re.IGNORECASE) for tag in _RAW
}
_NO_MARK = re.compile(r"<(?![a-zA-Z/])")
_DOUBLED = re.compile(r"<+(?=<)")
_NAME = re.compile(r"</?[a-zA-Z]{1,20}")
_LONGEST_MARK = 100_000
_LISTS = frozenset(("ul", "ol"))
_CELLS = frozenset(("td", "th"))
_BLOCKS = frozenset(
    ("address", "article", "blockquote", "body", "center", "dd", "div", "dl", "dt", "fieldset", "figcaption", "figure",
     "header", "hr", "main", "section", "table", "tbody", "thead", "tr")
)  # fmt: skip
_SPACED = frozenset(("p", "pre", "h1", "h2", "h3", "h4", "h5", "h6"))
"""Blocks with an empty line before and after them."""
_BULLET = "• "
_LONGEST_SYMBOL = 16
_DEEPEST = 12
"""Levels of a list beyond which nothing is indented further."""


class Page(NamedTuple):
    """The text of a page, and for each of its lines the line of the page that it comes from."""

    text: str
    lines: tuple[int, ...]

    def placed(self, reading: Reading) -> Reading:
        """What was read from the text, with the lines of the page, and its form named."""
        corpus = reading.corpus
        chapters = tuple(
            Chapter(c.number, c.title, c.part_title, tuple(self._rule(rule) for rule in c.rules))
            for c in corpus.chapters
        )
        articles = tuple(self._article(article) for article in corpus.articles)
        return Reading(
            f"{reading.form} ({FORM})",
            corpus._replace(chapters=chapters, articles=articles),
            tuple(one._replace(line=self._line(one.line)) for one in reading.repairs),
            tuple(one._replace(line=self._line(one.line)) for one in reading.remarks),
            tuple(one._replace(line=self._line(one.line)) for one in reading.unplaced),
            reading.furniture,
        )

    def misplaced(self, error: FaultyTextError) -> FaultyTextError:
        """What was wrong with the text, with the lines of the page."""
        return FaultyTextError(tuple(fault._replace(line=self._line(fault.line)) for fault in error.faults))

    def _rule(self, rule: Rule) -> Rule:
        return rule._replace(line=self._line(rule.line))

    def _article(self, article: Article) -> Article:
        return article._replace(line=self._line(article.line))

    def _line(self, line: int) -> int:
        return self.lines[min(line, len(self.lines)) - 1] if self.lines else 1


def recognises(text: str) -> bool:
    """Whether a text that begins with a mark is a page."""
    return _SIGNS.search(text, 0, _LOOKED_AT) is not None


def read(text: str) -> Page:
    """The text of a page. Marks that are not closed, or closed and never opened, are no error: most pages have some."""
    reading = _Reading()
    reading.feed(_without_raw(text))
    reading.close()
    reading.end_line()
    return Page("\n".join(line for line, _ in reading.written), tuple(at for _, at in reading.written))


def _without_raw(text: str) -> str:
    """The page without comments, scripts, styles and declarations, each leaving its line ends; one pass over the page.

    What is opened and never closed ends with the page. The parser goes over what is not closed again and again, and takes
    some declarations of word processors for errors: neither gets that far.
    """
    kept: list[str] = []
    start = 0
    never_closed: set[str] = set()
    for found in _OPENING.finditer(text):
        if found.start() < start:
            continue
        sign = (found[1] or found[0]).lower()
        ending = None if sign in never_closed else _CLOSING[sign].search(text, found.end())
        if ending is None:
            never_closed.add(sign)
        kept.append(text[start : found.start()])
        start = len(text) if ending is None else ending.end()
        kept.append("\n" * text.count("\n", found.start(), start))
        if start == len(text):
            break
        if found[1]:
            kept.append("<wbr ")  # the closing mark has its last sign still to come
    kept.append(text[start:])
    whole = _NO_MARK.sub("&lt;", _DOUBLED.sub("", "".join(kept)))
    last = whole.rfind(">") + 1
    # Nothing is a mark after the last sign that could close one.
    return _short_marks(whole[:last]) + whole[last:].replace("<", " ")


def _short_marks(text: str) -> str:
    """The page with marks that go on and on, as those do that hold a whole picture, cut down to their names."""
    kept: list[str] = []
    start = 0
    while start < len(text):
        end = text.rfind(">", start, start + _LONGEST_MARK) + 1
        if end:
            kept.append(text[start:end])
        else:
            end = text.find(">", start) + 1 or len(text)
            mark = text.find("<", start, end)
            name = _NAME.match(text, mark) if 0 <= mark < end - _LONGEST_MARK else None
            kept.append(f"{text[start:mark]}{name[0]}>" if name else text[start:end])
            kept.append("\n" * text.count("\n", mark, end) if name else "")
        start = end
    return "".join(kept)


class _Reading(HTMLParser):
    """One reading of one page: what was written so far, line by line, with the lines that it comes from."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.written: list[tuple[str, int]] = []
        self.line: list[str] = []
        self.before = ""
        self.at = 1
        self.hidden: list[str] = []
        self.depth = 0
        self.verbatim = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """A mark opens."""
        if self.hidden == ["head"] and tag not in _HIDDEN and tag not in _OF_THE_HEAD:
            self.hidden.clear()  # its closing mark may be left out
        if tag in _HIDDEN:
            self.hidden.append(tag)
        elif self.hidden:
            return
        elif tag == "br":
            self.end_line()
        elif tag == "img":
            self._image(dict(attrs))
        elif tag in _CELLS:
            if self.line:
                self.line.append("\t")
        elif tag == "li":
            self.end_line()
            self.before = "  " * min(max(self.depth, 1), _DEEPEST) + _BULLET
        elif tag in _LISTS or tag in _BLOCKS or tag in _SPACED:
            self._block(tag)
            self.depth += tag in _LISTS
            self.verbatim += tag == "pre"

    def handle_endtag(self, tag: str) -> None:
        """A mark closes."""
        if tag in self.hidden:
            del self.hidden[self.hidden.index(tag) :]
        elif self.hidden:
            return
        elif tag == "li":
            self.end_line()
            self.before = ""
        elif tag in _LISTS or tag in _BLOCKS or tag in _SPACED:
            self._block(tag)
            self.depth = max(self.depth - (tag in _LISTS), 0)
            self.verbatim = max(self.verbatim - (tag == "pre"), 0)

    def handle_data(self, data: str) -> None:
        """Text between two marks."""
        if self.hidden:
            return
        if not self.verbatim:
            self._text(data, self.getpos()[0])
            return
        for number, line in enumerate(data.splitlines()):
            if number:
                self.end_line(even_empty=True)
            self.line.append(line)
            self.at = self.getpos()[0] + number

    def end_line(self, *, even_empty: bool = False) -> None:
        """What was gathered is a line, if it says anything."""
        text = "".join(self.line).rstrip()
        if not self.verbatim:
            text = text.lstrip()
        if text.strip() or even_empty:
            self.written.append((self.before + text, self.at))
            self.before = ""
        self.line = []

    def _text(self, data: str, at: int) -> None:
        words = data.split()
        if not words:
            if data and self.line and self.line[-1] != " ":
                self.line.append(" ")
            return
        if not self.line:
            self.at = at + data[: data.index(words[0])].count("\n")
        if data[0].isspace() and self.line and self.line[-1] != " ":
            self.line.append(" ")
        self.line.append(" ".join(words))
        if data[-1].isspace():
            self.line.append(" ")

    def _block(self, tag: str) -> None:
        self.end_line()
        if tag in _SPACED and not self.before and self.written and self.written[-1][0]:
            self.written.append(("", self.at))

    def _image(self, attributes: dict[str, str | None]) -> None:
        """The name of a symbol; other pictures say nothing."""
        name = (attributes.get("alt") or "").strip()
        if name and len(name) <= _LONGEST_SYMBOL and " " not in name:
            self._text(f"File:{name}" if name.endswith(".png") else name, self.getpos()[0])
