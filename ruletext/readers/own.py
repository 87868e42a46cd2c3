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

from ruletext.document import Chapter, Rule
from ruletext.faults import shown
from ruletext.number import RuleNumber, RuleNumberError
from ruletext.readers.indented import Draft, Indented, decoded

_HEADINGS = {"capitolo": "capitolo 704. Titolo", "parte": "parte 7. Titolo"}
_HEADING = re.compile(r"(?:capitolo ([1-9][0-9]{2})|parte ([1-9]))\. (\S.*)")


class _RuleDraft(Draft):
    """The rule that is being read; without a number where what stands in its place is none."""

    __slots__ = ("number",)

    def __init__(self, line: int) -> None:
        super().__init__(line)
        self.number: RuleNumber | None = None


class _Reading(Indented):
    text_begins = "del numero di una regola"

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.headings: dict[str, tuple[RuleNumber | None, str]] = {}
        self.lines_of: dict[RuleNumber, int] = {}
        self.newest: RuleNumber | None = None
        self.rules: list[Rule] = []

    def read(self, text: str) -> Chapter:
        self.read_lines(text)
        for word, form in _HEADINGS.items():
            if word not in self.headings:
                self.fault(1, f"manca la riga '{form}'")
        (chapter, title), (part, part_title) = (self.headings.get(word, (None, "")) for word in _HEADINGS)
        if chapter is not None and part is not None and not part.covers(chapter):
            self.fault(1, f"il capitolo {chapter} è nella parte {chapter.part}, non nella {part}")
        if self.faults or chapter is None:
            raise self.give_up()
        return Chapter(chapter, title, part_title, tuple(self.rules))

    def read_head(self, line: int, body: str) -> None:
        if (word := body.split(" ", 1)[0].lower()) in _HEADINGS:
            self.read_heading(line, word, body)
        else:
            self.begin_rule(line, body)

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
        draft = _RuleDraft(line)
        self.begin(draft)
        try:
            number = RuleNumber.exact(body)
        except RuleNumberError as error:
            hint = "" if error.nearest else " (il testo di una regola è rientrato di 4 spazi)"
            self.fault(line, f"{error}{hint}")
            return
        if number.depth < 3:
            self.fault(line, f"{number} non è il numero di una regola")
            return
        draft.number = number
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

    def take(self, draft: Draft) -> None:
        if not isinstance(draft, _RuleDraft) or draft.number is None:
            return
        self.check_fields(draft, str(draft.number))
        title = "".join(draft.values("titolo")[:1])
        examples, phrases = draft.values("esempio"), draft.values("frase")
        self.rules.append(Rule(draft.number, draft.text, title, examples, phrases, draft.line))


def read(data: bytes, name: str) -> Chapter:
    """The chapter that a file holds; `name` is how messages call the file.

    Raises `FaultyTextError` with every fault, each with its line: what is not UTF-8 or not printable, lines that are
    none of the form above, numbers that are wrong, twice there, out of order, of another chapter or without the rule
    that they stand below, rules without text, empty or repeated fields.
    """
    return _Reading(name).read(decoded(data, name))
