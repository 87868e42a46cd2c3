"""The form of the basic rulebook: headed passages without numbers, then a glossary, as a machine read them off a page."""

from __future__ import annotations

import re

from ruletext.document import BOOK, GLOSSARY, PARAGRAPH, Article, Corpus, Edition
from ruletext.faults import Fault, FaultyTextError, shown
from ruletext.imported import Reading, Remark, Repair, RepairKind
from ruletext.readers.languages import day
from ruletext.repairs import Repairs, Stretch, known

FORM = "regolamento base"

_WORDS_OF_A_RULEBOOK = ("REGOLAMENTO", "GLOSSARIO")
_GLOSSARY = "GLOSSARIO"
_ENUMERATION = re.compile(r"(?:SEZIONE [0-9]: |[A-E0-9]\. )(?=\S)")
_EMPHASIS = re.compile(r"(\*{1,2})(?=[^\s*])([^*]*[^\s*])\1")
_LIST_SIGN = re.compile(r"- (?=[0-9]\*\*)|(?<=^- [0-9])\*\*")
_PUBLISHED = re.compile(r"pubblicato nel ([^.]{3,40})", re.IGNORECASE)
_SEE = "Vedi"
_POINTER = re.compile(
    rf"\b{_SEE} (?:anche )?(?:la spiegazione (?:di|in) )?(?:la voce del glossario )?"
    r"[“\"]([^”\"]{1,80})[”\"](?: a pagina [0-9]+)?\."
)
_SAYS_NOTHING = 63
"""How many characters an entry has at most, besides its pointers, that says no more than what kind of thing something is."""
_LONGEST_HEADING = 80
_DEEPEST_EMPHASIS = 2
"""Bold within italic, or italic within bold."""


class _Paragraph:
    def __init__(self, line: int, text: str) -> None:
        self.line = line
        self.text = text


def recognises(text: str) -> bool:
    """Whether a text is of this form: it calls itself a rulebook, and announces a glossary."""
    return all(re.search(rf"\b{word}\b", text) for word in _WORDS_OF_A_RULEBOOK)


def read(text: str, name: str) -> Reading:
    """The passages and the glossary of a rulebook. Raises `FaultyTextError` where it has none, or breaks off."""
    return _Rulebook(text, name).read()


class _Rulebook:
    def __init__(self, text: str, name: str) -> None:
        self.name = name
        self.text = text
        self.known: Repairs = known()
        self.repairs: list[Repair] = []
        self.remarks: list[Remark] = []
        self.unplaced: list[Remark] = []
        self.furniture = 0
        self.kind = BOOK
        self.drafts: list[tuple[str, str, int, list[_Paragraph]]] = []

    def read(self) -> Reading:
        paragraphs = self._joined(self._without_noise(self._paragraphs()))
        for paragraph in paragraphs:
            self._place(paragraph)
        articles = self._pointed(tuple(self._article(*draft) for draft in self.drafts if draft[3]))
        if not articles:
            raise FaultyTextError((Fault(self.name, 1, "non ci sono né passi con un titolo né voci di glossario"),))
        last = paragraphs[-1]
        if not re.search(r"[.!?…)”\"»]\Z", last.text):
            raise FaultyTextError(
                (Fault(self.name, last.line, "il testo finisce a metà di una frase: il file sembra tagliato"),)
            )
        if not any(article.kind == GLOSSARY for article in articles):
            self.remarks.append(Remark(last.line, "il glossario non c'è: il file può essere tagliato"))
        published = _PUBLISHED.search(self.text)
        date = day(published[1]) if published else ""
        if not date:
            self.remarks.append(Remark(last.line, "manca la riga che dice quando è stato pubblicato"))
        identity = f"manuale-{date[:4]}" if date else "manuale"
        age = self.known.ages.get(identity)
        note = age.note if age and age.declares == date else "" if date else "non dichiara una data"
        edition = Edition(identity, "Regolamento base", date, self.name, note)
        corpus = Corpus(edition, (), articles)
        return Reading(FORM, corpus, tuple(self.repairs), tuple(self.remarks), tuple(self.unplaced), self.furniture)

    def _paragraphs(self) -> list[_Paragraph]:
        """Each line that is not empty, without the marks of emphasis; the cells of a table with bars between."""
        found = []
        for line, content in enumerate(self.text.split("\n"), 1):
            bare = content.strip()
            if bare in self.known.headwords:
                found.append(_Paragraph(line, bare))
                continue
            cells = [" ".join(_plain(cell).split()) for cell in content.strip("\n ").split("\t")]
            while len(cells) > 1 and not cells[-1]:
                cells.pop()
            if any(cells):
                found.append(_Paragraph(line, " | ".join(cells)))
        return found

    def _without_noise(self, paragraphs: list[_Paragraph]) -> list[_Paragraph]:
        kept: list[_Paragraph] = []
        stretches = list(self.known.noise)
        end: Stretch | None = None
        for paragraph in paragraphs:
            if end is not None:
                self.furniture += 1
                if end.last != "*" and paragraph.text.startswith(end.last):
                    end = None
                continue
            stretch = next((one for one in stretches if _begins(paragraph.text, one)), None)
            if stretch is None:
                kept.append(paragraph)
                continue
            stretches.remove(stretch)
            self.furniture += 1
            end = stretch if stretch.last else None
        return kept

    def _joined(self, paragraphs: list[_Paragraph]) -> list[_Paragraph]:
        kept: list[_Paragraph] = []
        joins = list(self.known.joins)
        for paragraph in paragraphs:
            join = next(
                (j for j in joins if kept and kept[-1].text.endswith(j.ends) and paragraph.text.startswith(j.begins)),
                None,
            )
            if join is None:
                kept.append(paragraph)
                continue
            joins.remove(join)
            kept[-1].text += f" {paragraph.text}"
            reason = "la frase continua nella pagina seguente"
            self.repairs.append(Repair(RepairKind.PAGE_BREAK, shown(join.ends), paragraph.line, reason))
        return kept

    def _place(self, paragraph: _Paragraph) -> None:
        """A paragraph is a heading, or stands below the newest one."""
        line, text = paragraph.line, paragraph.text
        heading = self._heading(text, line)
        lost = next(
            (named for before, named in self.known.lost_headings.items() if (heading or text).startswith(before)), None
        )
        if lost is not None:
            self.repairs.append(Repair(RepairKind.LOST_HEADING, lost.title, line, lost.reason))
            if lost.title == _GLOSSARY:
                self.kind = GLOSSARY
            else:
                self.drafts.append((self.kind, lost.title, line, []))
        if heading == _GLOSSARY:
            self.kind = GLOSSARY
        elif heading:
            self.drafts.append((self.kind, heading, line, []))
        elif not self.drafts:
            self.unplaced.append(Remark(line, shown(text)))
        else:
            self._home(paragraph).append(paragraph)

    def _home(self, paragraph: _Paragraph) -> list[_Paragraph]:
        """Where a paragraph belongs: below the newest title, or below the one that it was parted from."""
        move = next((move for move in self.known.moves if paragraph.text.startswith(move.begins)), None)
        if move is not None:
            for kind, title, _, paragraphs in reversed(self.drafts):
                if kind == self.kind and title == move.under:
                    self.repairs.append(Repair(RepairKind.PLACE, title, paragraph.line, move.reason))
                    return paragraphs
        return self.drafts[-1][3]

    def _heading(self, text: str, line: int) -> str:
        """The title that a paragraph is; '' where it is none."""
        named = self.known.headwords.get(_ENUMERATION.sub("", text))
        if named is not None:
            self.repairs.append(
                Repair(RepairKind.HEADWORD, named.title, line, f"stampato {shown(text)}: {named.reason}")
            )
            return named.title
        under = self.drafts[-1][1] if self.drafts else ""
        if text in self.known.plain.get(under, ()):
            return ""
        if not text.isupper() or len(text) > _LONGEST_HEADING or "|" in text or text[-1] in ".!:;":
            return ""
        return _ENUMERATION.sub("", text)

    def _article(self, kind: str, title: str, line: int, paragraphs: list[_Paragraph]) -> Article:
        glyphs = list(self.known.glyphs.get(title, ()))
        for paragraph in paragraphs:
            for glyph in tuple(glyphs):
                filled, count = glyph.filled(paragraph.text)
                if filled != paragraph.text:
                    paragraph.text = filled
                    glyphs.remove(glyph)
                    self.repairs.append(Repair(RepairKind.GLYPH, title, paragraph.line, glyph.reason, count))
        return Article(kind, title, PARAGRAPH.join(paragraph.text for paragraph in paragraphs), (), line)

    def _pointed(self, articles: tuple[Article, ...]) -> tuple[Article, ...]:
        """The same articles; an entry that says nothing but where to look has below it what is there.

        A passage with the entry's own title stands on the page that is named, so it comes before the title of the page.
        """
        passages = {article.title: article for article in articles if article.kind == BOOK}
        entries = {article.title: article for article in articles if article.kind == GLOSSARY}
        found = []
        for article in articles:
            if _SEE not in article.text:
                found.append(article)
                continue
            named = [pointer[1].upper() for pointer in _POINTER.finditer(article.text)]
            targets = []
            for says in named:
                title = self.known.pointers[says].title if says in self.known.pointers else says
                target = passages.get(article.title) or passages.get(title) or entries.get(title)
                if target is None:
                    self.remarks.append(Remark(article.line, f"{article.title}: rimanda a {shown(says)}, che non c'è"))
                elif target is not article:
                    targets.append(target)
            if article.kind == GLOSSARY and targets and len(_POINTER.sub("", article.text).strip()) <= _SAYS_NOTHING:
                reason = f"la voce rimanda soltanto a «{targets[0].title}»: sotto c'è quel che dice"
                self.repairs.append(Repair(RepairKind.POINTER, article.title, article.line, reason))
                article = article._replace(text=f"{article.text}{PARAGRAPH}{targets[0].text}")
            found.append(article)
        return tuple(found)


def _plain(text: str) -> str:
    """A text without the asterisks that stand for bold and italic print."""
    text = _LIST_SIGN.sub(lambda found: found[0].rstrip("*"), text.strip())
    for _ in range(_DEEPEST_EMPHASIS):
        text = _EMPHASIS.sub(r"\2", text)
    return text


def _begins(text: str, stretch: Stretch) -> bool:
    """Whether a paragraph is the first of a stretch; a single word, or a number, only where it is all there is."""
    return text == stretch.first or (" " in stretch.first and text.startswith(stretch.first))
