"""What the files of the built-in edition have in common: heads at the margin, below them indented text and fields."""

from __future__ import annotations

from ruletext.document import PARAGRAPH
from ruletext.faults import Fault, FaultyTextError, shown

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


class Draft:
    """What stands below one head: its paragraphs and fields as lists of lines still to be joined."""

    __slots__ = ("fields", "line", "paragraphs")

    def __init__(self, line: int) -> None:
        self.line = line
        self.paragraphs: list[list[str]] = []
        self.fields: list[tuple[str, int, list[str]]] = []

    @property
    def text(self) -> str:
        """The paragraphs, joined."""
        return PARAGRAPH.join(" ".join(lines) for lines in self.paragraphs)

    def values(self, field: str) -> tuple[str, ...]:
        """What the fields of this name hold, in order."""
        return tuple(" ".join(lines) for name, _, lines in self.fields if name == field)


class Indented:
    """One reading of one file; faults are gathered, so that all of them are reported at once.

    Who reads a form of heads says what a line at the margin is (`read_head`) and what becomes of a draft (`take`);
    `text_begins` names in a message what must come before any text, and `fields` the fields that there are.
    """

    text_begins = ""
    fields: tuple[str, ...] = FIELDS

    def __init__(self, name: str) -> None:
        self.name = name
        self.faults: list[Fault] = []
        self.draft: Draft | None = None
        self.after_blank = False

    def read_head(self, line: int, body: str) -> None:
        """A line that is not indented."""
        raise NotImplementedError

    def take(self, draft: Draft) -> None:
        """A draft that is whole."""
        raise NotImplementedError

    def fault(self, line: int, message: str) -> None:
        """Something is wrong with a line."""
        self.faults.append(Fault(self.name, line, message))

    def give_up(self) -> FaultyTextError:
        """Everything that was wrong, in the order of the lines."""
        return FaultyTextError(tuple(sorted(self.faults, key=lambda fault: fault.line)))

    def read_lines(self, text: str) -> None:
        """Reads the whole text, line by line."""
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
                self._read_body(line, body)
            elif indent == _CONTINUED:
                self._read_continuation(line, body)
            elif indent:
                self.fault(
                    line,
                    f"rientro di {indent} spazi: ne servono {_TEXT} per il testo e per i campi, "
                    f"{_CONTINUED} per la continuazione di un campo",
                )
            else:
                self.read_head(line, body)
            self.after_blank = False
        self.finish()

    def begin(self, draft: Draft) -> None:
        """A head was read, below which this draft is gathered; the one before it is whole."""
        self.finish()
        self.draft = draft

    def finish(self) -> None:
        """The draft that is being gathered, if there is one, is whole."""
        draft, self.draft = self.draft, None
        if draft is not None:
            self.take(draft)

    def check_fields(self, draft: Draft, head: str) -> None:
        """Whether a draft says anything, and no field twice; `head` is how messages call it."""
        # Where a line of it was refused, its text may stand there.
        refused = bool(self.faults) and self.faults[-1].line > draft.line
        if not draft.paragraphs and not draft.values("titolo") and not refused:
            self.fault(draft.line, f"{head} non ha testo")
        seen: set[tuple[str, str]] = set()
        for name, line, lines in draft.fields:
            value = " ".join(lines)
            if (name, value) in seen:
                self.fault(line, f"{head} ha due volte '{name}: {value}'")
            elif name == "titolo" and any(other == name for other, _ in seen):
                self.fault(line, f"{head} ha più di un titolo")
            seen.add((name, value))

    def _read_body(self, line: int, body: str) -> None:
        if self.draft is None:
            self.fault(line, f"testo rientrato prima {self.text_begins}")
            return
        name, colon, value = body.partition(":")
        if colon and name in self.fields:
            if not value.strip():
                self.fault(line, f"il campo '{name}:' è vuoto")
            self.draft.fields.append((name, line, [value.strip()]))
        elif colon and (meant := self._slip(name)):
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

    def _read_continuation(self, line: int, body: str) -> None:
        if self.draft is None or not self.draft.fields:
            self.fault(line, f"rientro di {_CONTINUED} spazi senza un campo da continuare: il testo ne vuole {_TEXT}")
        elif self.after_blank:
            self.fault(line, "riga vuota dentro un campo")
        else:
            self.draft.fields[-1][2].append(body)

    def _slip(self, name: str) -> str:
        """The field that a hand meant to write; '' where the word is text."""
        word = name.strip().lower()
        meant = word if word in FIELDS else _SLIPS.get(word, "")
        return meant if meant in self.fields else ""


def decoded(data: bytes, name: str) -> str:
    """The text of a file of ours. Raises `FaultyTextError` for what is not UTF-8 or not printable, with the lines."""
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
