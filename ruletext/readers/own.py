"""The form in which the built-in edition is written, one file a chapter, read strictly.

# a comment
capitolo 704. Azioni generate dallo stato
parte 7. Regole addizionali

704.5g
    The text, indented by four spaces; lines are joined, an empty line begins a paragraph.
    titolo: only where the rule has one
    esempio: what follows is indented by
        eight spaces
    frase: words by which people ask for it
"""

from __future__ import annotations

import re

from ruletext.document import PARAGRAPH, Chapter, Rule
from ruletext.faults import Fault, FaultyTextError, shown
from ruletext.number import RuleNumber, RuleNumberError

FIELDS = ("titolo", "esempio", "frase")
# What a hand writes in place of the field; other words before a colon are text.
_SLIPS = {
    "titoli": "titolo", "title": "titolo",
    "esempi": "esempio", "es": "esempio", "es.": "esempio", "example": "esempio",
    "frasi": "frase", "phrase": "frase",
}  # fmt: skip
_UNWANTED = {
    "\t": "una tabulazione",
    "\r": "una fine di riga di un altro sistema (CR)",
    "\u00a0": "uno spazio non separabile",
    "\ufeff": "un BOM",
}
_TEXT = 4
_CONTINUED = 8
_HEADINGS = {"capitolo": "capitolo 704. Titolo", "parte": "parte 7. Titolo"}
_HEADING = re.compile(r"(?:capitolo ([1-9][0-9]{2})|parte ([1-9]))\. (\S.*)")


class _Draft:
    """The rule that is being read: its paragraphs and fields as lists of lines still to be joined."""

    __slots__ = ("fields", "line", "number", "paragraphs")

    def __init__(self, number: RuleNumber | None, line: int) -> None:
        self.number = number
        self.line = line
        self.paragraphs: list[list[str]] = []
        self.fields: list[tuple[str, int, list[str]]] = []

    def values(self, field: str) -> tuple[str, ...]:
        return tuple(" ".join(lines) for name, _, lines in self.fields if name == field)


class _Reading:
    """One reading of one file; faults are gathered, so that all of them are reported at once."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.faults: list[Fault] = []
        self.headings: dict[str, tuple[RuleNumber | None, str]] = {}
        self.draft: _Draft | None = None
        self.after_blank = False
        self.lines_of: dict[RuleNumber, int] = {}
        self.newest: RuleNumber | None = None
        self.rules: list[Rule] = []

    def fault(self, line: int, message: str) -> None:
        self.faults.append(Fault(self.name, line, message))

    def read(self, text: str) -> Chapter:
        for line, content in enumerate(text.split("\n"), 1):
            content = content.rstrip(" ")
            if not content:
                self.after_blank = True
                continue
            if content[0] == "#":
                continue
            body = content.lstrip(" ")
            indent = len(content) - len(body)
            if indent == _TEXT:
                self.read_body(line, body)
            elif indent == _CONTINUED:
                self.read_continuation(line, body)
            elif indent:
                self.fault(
                    line,
                    f"rientro di {indent} spazi: ne servono {_TEXT} per il testo e per i campi, "
                    f"{_CONTINUED} per la continuazione di un campo",
                )
            elif (word := body.split(" ", 1)[0].lower()) in _HEADINGS:
                self.read_heading(line, word, body)
            else:
                self.begin_rule(line, body)
            self.after_blank = False
        self.finish_rule()
        for word, form in _HEADINGS.items():
            if word not in self.headings:
                self.fault(1, f"manca la riga '{form}'")
        (chapter, title), (part, part_title) = (self.headings.get(word, (None, "")) for word in _HEADINGS)
        if chapter is not None and part is not None and not part.covers(chapter):
            self.fault(1, f"il capitolo {chapter} è nella parte {chapter.part}, non nella {part}")
        if self.faults or chapter is None:
            raise FaultyTextError(tuple(sorted(self.faults, key=lambda fault: fault.line)))
        return Chapter(chapter, title, part_title, tuple(self.rules))

    def read_heading(self, line: int, word: str, body: str) -> None:
        if word in self.headings:
            self.fault(line, f"seconda riga '{word}' nello stesso file")
            return
        if self.lines_of:
            self.fault(line, f"la riga '{word}' sta prima delle regole")
        found = _HEADING.fullmatch(body)
        if found is None or not body.startswith(word):
            # Even so it is a heading: it is not reported as missing too.
            self.headings[word] = None, ""
            self.fault(line, f"la riga '{word}' si scrive come '{_HEADINGS[word]}', non {shown(body)}")
            return
        self.headings[word] = RuleNumber.exact(found[1] or found[2]), found[3]

    def begin_rule(self, line: int, body: str) -> None:
        self.finish_rule()
        self.draft = _Draft(None, line)
        try:
            number = RuleNumber.exact(body)
        except RuleNumberError as error:
            hint = "" if error.nearest else f" (il testo di una regola è rientrato di {_TEXT} spazi)"
            self.fault(line, f"{error}{hint}")
            return
        if number.depth < 3:
            self.fault(line, f"{number} non è il numero di una regola")
            return
        self.draft.number = number
        self.check_place(line, number)
        self.lines_of.setdefault(number, line)

    def check_place(self, line: int, number: RuleNumber) -> None:
        """Whether a number may stand where it stands: its chapter, its parent, after the one before it, once."""
        chapter, _ = self.headings.get("capitolo", (None, ""))
        if chapter is not None and not chapter.covers(number):
            self.fault(line, f"{number} non è del capitolo {chapter}")
            return
        if number in self.lines_of:
            self.fault(line, f"{number} c'è già alla riga {self.lines_of[number]}")
            return
        if self.newest is not None and number < self.newest:
            self.fault(line, f"{number} va prima di {self.newest} (riga {self.lines_of[self.newest]})")
        else:
            self.newest = number
        if number.letter and number.parent not in self.lines_of:
            self.fault(line, f"{number} è una sottoregola di {number.parent}, che prima di questa riga non c'è")

    def read_body(self, line: int, body: str) -> None:
        if self.draft is None:
            self.fault(line, "testo rientrato prima del numero di una regola")
            return
        name, colon, value = body.partition(":")
        if colon and name in FIELDS:
            if not value.strip():
                self.fault(line, f"il campo '{name}:' è vuoto")
            self.draft.fields.append((name, line, [value.strip()]))
        elif colon and (meant := _slip(name)):
            self.fault(line, f"campo sconosciuto {shown(name + colon)}: forse '{meant}:'")
        elif self.draft.fields:
            self.fault(
                line,
                f"testo dopo un campo: il testo sta prima, la continuazione di un campo è rientrata di "
                f"{_CONTINUED} spazi",
            )
        elif self.after_blank or not self.draft.paragraphs:
            self.draft.paragraphs.append([body])
        else:
            self.draft.paragraphs[-1].append(body)

    def read_continuation(self, line: int, body: str) -> None:
        if self.draft is None or not self.draft.fields:
            self.fault(line, f"rientro di {_CONTINUED} spazi senza un campo da continuare: il testo ne vuole {_TEXT}")
        elif self.after_blank:
            self.fault(line, "riga vuota dentro un campo")
        else:
            self.draft.fields[-1][2].append(body)

    def finish_rule(self) -> None:
        draft, self.draft = self.draft, None
        if draft is None or draft.number is None:
            return
        titles = draft.values("titolo")
        # Where a line of the rule was refused, its text may stand there.
        refused = bool(self.faults) and self.faults[-1].line > draft.line
        if not draft.paragraphs and not titles and not refused:
            self.fault(draft.line, f"{draft.number} non ha testo")
        seen: set[tuple[str, str]] = set()
        for name, line, lines in draft.fields:
            value = " ".join(lines)
            if (name, value) in seen:
                self.fault(line, f"{draft.number} ha due volte '{name}: {value}'")
            elif name == "titolo" and any(other == name for other, _ in seen):
                self.fault(line, f"{draft.number} ha più di un titolo")
            seen.add((name, value))
        text = PARAGRAPH.join(" ".join(lines) for lines in draft.paragraphs)
        self.rules.append(
            Rule(draft.number, text, "".join(titles[:1]), draft.values("esempio"), draft.values("frase"), draft.line)
        )


def read(data: bytes, name: str) -> Chapter:
    """The chapter that a file holds; `name` is how messages call the file.

    Raises `FaultyTextError` with every fault, each with its line: what is not UTF-8 or not printable, lines that are
    none of the form above, numbers that are wrong, twice there, out of order, of another chapter or without the rule
    that they stand below, rules without text, empty or repeated fields.
    """
    return _Reading(name).read(_decoded(data, name))


def _decoded(data: bytes, name: str) -> str:
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise FaultyTextError((Fault(name, line, "il file non è scritto in UTF-8"),)) from None
    if text.replace("\n", "").isprintable():
        return text
    faults = []
    for line, content in enumerate(text.split("\n"), 1):
        wrong = next((c for c in content if not c.isprintable()), "")
        if wrong:
            kind = _UNWANTED.get(wrong, f"il carattere U+{ord(wrong):04X}")
            faults.append(Fault(name, line, f"c'è {kind}, che qui non va"))
    raise FaultyTextError(tuple(faults))


def _slip(name: str) -> str:
    """The field that a hand meant to write; '' where the word is text."""
    word = name.strip().lower()
    return word if word in FIELDS else _SLIPS.get(word, "")
