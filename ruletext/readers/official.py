"""The form of the official rules: a table of contents, numbers at the beginnings of lines, a glossary, credits.

In Italian or in English; words that part the text are those of `ruletext.readers.languages`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ruletext.document import GLOSSARY, OFFICIAL, PARAGRAPH, Article
from ruletext.faults import Fault, FaultyTextError, shown
from ruletext.imported import Reading, Remark
from ruletext.number import RuleNumber
from ruletext.readers.languages import LANGUAGES, Language, day, language_of
from ruletext.readers.numbered import NUMBER, Numbered, Written, ends_a_sentence

FORM = "regole complete ufficiali"

_BULLET = r"\s*(?:[•–*-]\s*)?"
_PART = re.compile(rf"{_BULLET}[1-9]\. \S.{{0,60}}")
_CHAPTER = re.compile(rf"{_BULLET}([1-9][0-9]{{2}})\. (\D.{{0,120}})")
_RULE = re.compile(rf"{_BULLET}({NUMBER})(\.?)(\s*)(\S.*)")
_SENSE = re.compile(r"[1-9][0-9]?\. ")
_SENTENCE = re.compile(r"[.!?…][”\"»)]?\Z")
_PERIOD = re.compile(r"[.…][”\"»)]?\Z")
"""What no title ends with; some are exclamations."""
_LONGEST_TITLE = 100
_PARTS = 9
_GLOSSARIES = frozenset().union(*(language.glossary for language in LANGUAGES))
_CREDITS = frozenset().union(*(language.credits for language in LANGUAGES))
_PARTING = _GLOSSARIES.union(_CREDITS, *(language.contents for language in LANGUAGES))
_EXAMPLES = tuple(language.example for language in LANGUAGES)


def recognises(text: str) -> bool:
    """Whether a text is of this form: rules at the beginnings of lines, and the name of a part or a contents list."""
    lines = text.split("\n")
    return any(_RULE.fullmatch(line) for line in lines) and any(_PART.fullmatch(line) or _parts(line) for line in lines)


def read(text: str, name: str) -> Reading:
    """The rules and the glossary. Raises `FaultyTextError` where there are none, or where they break off in a sentence."""
    return _Official(text, name).read()


def _parts(line: str) -> bool:
    """Whether a line is one of the words that part a text of this form."""
    return len(line) <= _LONGEST_TITLE and line.strip().lower() in _PARTING


class _Official:
    def __init__(self, text: str, name: str) -> None:
        self.name = name
        self.reading = Numbered(text, name, breaks_are_losses=False)
        self.lines = self.reading.lines
        self.language: Language = language_of(text)
        self.articles: list[Article] = []

    def read(self) -> Reading:
        first = next(place for place, line in enumerate(self.lines) if _RULE.fullmatch(line))
        begin = self._begin(first)
        front = [line.strip() for line in self.lines[:begin] if line.strip()]
        glossary = self._place_of(_GLOSSARIES, first)
        end = self._place_of(_CREDITS, first)
        self._rules(begin, min(glossary, end))
        self._glossary(glossary + 1, end)
        self.reading.furniture += len(front) + sum(bool(line.strip()) for line in self.lines[end:])
        self._announced(front, glossary, end)
        date = next(filter(None, map(day, front)), "")
        reading = self.reading.finish(FORM, *self._named(date), date, titled=True)
        reading = reading.written_in(self.language.code)
        return reading._replace(corpus=reading.corpus._replace(articles=tuple(self.articles)))

    def _begin(self, first: int) -> int:
        """Where the rules begin: at the headings right above the first of them."""
        begin = first
        for place in range(first - 1, -1, -1):
            line = self.lines[place]
            if _CHAPTER.fullmatch(line) if begin == first else _PART.fullmatch(line):
                begin = place
            elif line.strip():
                break
        return begin

    def _place_of(self, words: frozenset[str], after: int) -> int:
        """The line that is one of these words and stands below the first rule; else the end of the text."""
        rest = range(after, len(self.lines))
        return next((place for place in rest if self.lines[place].strip().lower() in words), len(self.lines))

    def _rules(self, begin: int, end: int) -> None:
        reading = self.reading
        parted = reading.wrapped and self._parted(begin, end)
        alone = True  # what stands above the line is empty or a heading
        for place in range(begin, end):
            line, content = place + 1, self.lines[place].rstrip()
            bare = content.strip()
            if not bare:
                reading.blank()
                alone = True
                continue
            rule = _RULE.fullmatch(content)
            if rule and (alone or not parted):
                number, dot, space, rest = rule.groups()
                # The dot belongs to the number of a rule, and not to that of a subrule.
                reading.rule(Written(line, number, rest, bool(dot and number[-1].isalpha()), not space))
            elif alone and (chapter := _CHAPTER.fullmatch(content)):
                reading.heading(line, chapter[1], chapter[2].strip())
                continue
            elif alone and _PART.fullmatch(content) and self._heads_a_chapter(place):
                reading.furniture += 1
                continue
            elif example := _example(bare):
                reading.example(line, example)
            elif not reading.wrapped and (content != bare or (alone and _SENTENCE.search(bare))):
                reading.paragraph(line, bare, was_indented=content != bare)
            else:
                reading.other(line, bare)
            alone = False

    def _heads_a_chapter(self, place: int) -> bool:
        """Whether the heading of a chapter stands right below a line: the items of a list in a rule have none."""
        below = next((line for line in self.lines[place + 1 : place + 4] if line.strip()), "")
        return _CHAPTER.fullmatch(below) is not None

    def _parted(self, begin: int, end: int) -> bool:
        """Whether empty lines stand between the rules: where lines are broken, one may begin with a number that is quoted."""
        starts = [place for place in range(begin + 1, end) if _RULE.fullmatch(self.lines[place])]
        return 2 * sum(not self.lines[place - 1].strip() for place in starts) > len(starts)

    def _glossary(self, begin: int, end: int) -> None:
        """The entries: a title, and below it what it means, a paragraph a line; an empty line between two entries."""
        title, at = "", 0
        paragraphs: list[str] = []
        for line, block in self._blocks(begin, end):
            first, *rest = block
            begins = len(first) <= _LONGEST_TITLE and not _PERIOD.search(first)
            if begins and (not title or paragraphs):
                self._entry(title, at, paragraphs)
                title, at, paragraphs = first, line, self._senses(rest)
            elif title:
                paragraphs += self._senses(block)
            else:
                self.reading.unplaced.append(Remark(line, shown(first)))
        self._entry(title, at, paragraphs)
        if self.articles and end == len(self.lines) and not ends_a_sentence(self.articles[-1].text):
            message = "il glossario finisce a metà di una frase: il file sembra tagliato"
            raise FaultyTextError((Fault(self.name, self.articles[-1].line, message),))

    def _blocks(self, begin: int, end: int) -> Iterator[tuple[int, list[str]]]:
        block: list[str] = []
        for place in range(begin, end):
            if bare := self.lines[place].strip():
                block.append(bare)
            elif block:
                yield place + 1 - len(block), block
                block = []
        if block:
            yield end + 1 - len(block), block

    def _senses(self, lines: list[str]) -> list[str]:
        """The paragraphs that lines are: in a text set in a column, all that does not begin a sense goes on with the last."""
        found: list[list[str]] = []
        for line in lines:
            if found and self.reading.wrapped and not _SENSE.match(line):
                found[-1].append(line)
            else:
                found.append([line])
        return [" ".join(pieces) for pieces in found]

    def _entry(self, title: str, line: int, paragraphs: list[str]) -> None:
        if title and paragraphs:
            self.articles.append(Article(GLOSSARY, title, PARAGRAPH.join(paragraphs), (), line))
        elif title:
            self.reading.unplaced.append(Remark(line, shown(title)))

    def _announced(self, front: list[str], glossary: int, end: int) -> None:
        """Says what the table of contents announces and the text does not have."""
        there = set(self.reading.chapters)
        chapters = [RuleNumber.exact(found[1]) for line in front if (found := _CHAPTER.fullmatch(line))]
        missing = [str(number) for number in chapters if number not in there]
        last = len(self.lines)
        if missing:
            one = len(missing) == 1
            what = (
                f"il capitolo {missing[0]}, che non c'è"
                if one
                else (f"i capitoli da {missing[0]} a {missing[-1]}, di cui {len(missing)} non ci sono")
            )
            self.reading.remarks.append(Remark(last, f"l'indice annuncia {what}: il file può essere tagliato"))
        words = {line.lower() for line in front}
        if words & _GLOSSARIES and glossary == last:
            message = "l'indice annuncia il glossario, che non c'è: il file può essere tagliato"
            self.reading.remarks.append(Remark(last, message))
        if words & _CREDITS and end == last:
            message = "l'indice annuncia i ringraziamenti, che non ci sono: il file può essere tagliato"
            self.reading.remarks.append(Remark(last, message))

    def _named(self, date: str) -> tuple[str, str]:
        """The key of the edition and its name. A text with only some of the parts does not stand for the whole."""
        parts = sorted({number.part for number in self.reading.chapters})
        which = [] if len(parts) == _PARTS else [str(part) for part in parts]
        identity = "-".join(filter(None, [OFFICIAL, self.language.code, date, *(["parti"] if which else []), *which]))
        some = f" (parti {', '.join(which)})" if len(which) > 1 else f" (parte {which[0]})" if which else ""
        return identity, f"Regole complete in {self.language.name}{some}"


def _example(text: str) -> str:
    """What follows the word with which an example begins; '' where the text is none."""
    lower = text[:_LONGEST_TITLE].lstrip("•–*- ").lower()
    marker = next((marker for marker in _EXAMPLES if lower.startswith(marker)), "")
    return text[text.index(":") + 1 :].strip() if marker else ""
