"""What comes of reading a foreign text: the text itself as we keep it, and everything that there is to say of how it was read."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from ruletext.document import Corpus


class RepairKind(StrEnum):
    """What was put right, as messages call it."""

    NUMBER = "numero stampato sbagliato"
    DOT = "punto dopo il numero"
    SPACE = "spazio mancante dopo il numero"
    LEVEL = "rientro sbagliato"
    HEADING = "residuo nel titolo di un capitolo"
    LOST_HEADING = "titolo perduto"
    HEADWORD = "titolo di una voce"
    SYMBOL = "simbolo perduto"
    BARE = "simbolo scritto come una lettera"
    IMAGE = "nome di un'immagine al posto di un simbolo"
    GLYPH = "simbolo trascritto a caso"
    PLACE = "capoverso fuori posto"
    PAGE_BREAK = "capoverso spezzato da un cambio di pagina"
    POINTER = "rimando a una pagina"


class Repair(NamedTuple):
    """One thing that was put right: where (the number or title, and the line), how many times there, and why."""

    kind: RepairKind
    place: str
    line: int
    reason: str
    times: int = 1


class Remark(NamedTuple):
    """Something about a line that whoever imports the text should know."""

    line: int
    message: str


class Reading(NamedTuple):
    """One text that was read.

    `form` names its form in Italian, `unplaced` are lines that belong to nothing, as they stand, `furniture` is how many
    lines were left out knowingly (navigation, credits, advertisements).
    """

    form: str
    corpus: Corpus
    repairs: tuple[Repair, ...] = ()
    remarks: tuple[Remark, ...] = ()
    unplaced: tuple[Remark, ...] = ()
    furniture: int = 0

    def written_in(self, language: str) -> Reading:
        """The same, its edition in the language with this code."""
        edition = self.corpus.edition._replace(language=language)
        return self._replace(corpus=self.corpus._replace(edition=edition))

    @property
    def examples(self) -> int:
        """How many examples the rules have."""
        return sum(len(rule.examples) for rule in self.corpus.rules)

    def repaired(self, kind: RepairKind) -> int:
        """How many things of one kind were put right."""
        return sum(repair.times for repair in self.repairs if repair.kind is kind)
