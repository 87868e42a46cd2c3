"""What the forms with numbered rules have in common: lines become chapters, rules and examples, misprints are put right."""

from __future__ import annotations

import re
from typing import NamedTuple

from ruletext.document import PARAGRAPH, Chapter, Corpus, Edition, Rule
from ruletext.faults import Fault, FaultyTextError, shown
from ruletext.imported import Reading, Remark, Repair, RepairKind
from ruletext.number import RuleNumber, RuleNumberError
from ruletext.repairs import BREAK, LOST, Repairs, image, known

EXAMPLE = "Esempio:"
NUMBER = r"[1-9][0-9]{2}\.[0-9]+(?:[a-z]{1,2}(?![a-z])|[a-z])?"
"""How the number of a rule is written; where no blank parts it from the text, one letter belongs to it."""
# A line longer than this was not broken by whoever set the text, so a break within a sentence is where something was lost.
_LONGEST_WRAPPED = 160
_SENTENCE_END = re.compile(r"[.!?…:;)\]”\"'»]\Z")
_LONGEST_END = 40
"""How many characters at the end of a text are looked at."""
_SHORTEST_REPEATED = 40
"""Characters of a text that does not stand at the end of another one by chance."""
_LONGEST_TITLE = 80
_SPACES = re.compile(r"[^\S\n]+")
_IMAGE = re.compile(r"File:(\w{1,12})\.png")
# Italian puts no blank before these; where one is, a symbol was.
_BEFORE_STOP = re.compile(r"(?<=[^\s….]) +(?=[,.;:)])|(?<=\() (?=[,.;:)])")


def ends_a_sentence(text: str) -> bool:
    """Whether a text ends where a sentence may."""
    return _SENTENCE_END.search(text[-_LONGEST_END:].rstrip()) is not None


def _titled(rule: Rule, after: Rule | None) -> Rule:
    """A rule with its text as its title, too, where it is one."""
    has_subrules = after is not None and rule.number.covers(after.number)
    is_title = has_subrules and not rule.examples and len(rule.text) <= _LONGEST_TITLE
    return rule._replace(title=rule.text) if is_title and not ends_a_sentence(rule.text) else rule


class Written(NamedTuple):
    """A rule as one line has it: its number without what does not belong there, and what did not belong there."""

    line: int
    number: str
    text: str
    dot: bool = False
    no_space: bool = False
    too_deep: bool = False


class _Draft:
    def __init__(self, number: RuleNumber, written: Written) -> None:
        self.number = number
        self.line = written.line
        self.printed = written.number if written.number != str(number) else ""
        self.texts = [[written.text]]
        """The text of the rule, and after it those of its examples: each in its pieces, with what stands between them."""
        self.lines = [written.line]
        self.restored = 0


class Numbered:
    """One reading of one file. `name` is how messages call the file."""

    def __init__(self, text: str, name: str, *, breaks_are_losses: bool) -> None:
        self.name = name
        self.lines = text.split("\n")
        self.wrapped = max(map(len, self.lines)) <= _LONGEST_WRAPPED
        self.breaks_are_losses = breaks_are_losses and not self.wrapped
        self.known: Repairs = known()
        self.repairs: list[Repair] = []
        self.remarks: list[Remark] = []
        self.unplaced: list[Remark] = []
        self.furniture = 0
        self._titles: dict[RuleNumber, str] = {}
        self._chapter: RuleNumber | None = None
        self._drafts: dict[RuleNumber, _Draft] = {}
        self._open: _Draft | None = None
        self._newest: RuleNumber | None = None
        self._after_blank = False

    def heading(self, line: int, number: str, title: str) -> None:
        """A chapter begins."""
        self._chapter = RuleNumber.exact(number)
        self._open = None
        if self._titles.setdefault(self._chapter, title) != title:
            self.remarks.append(Remark(line, f"il capitolo {number} comincia una seconda volta"))

    def repair(self, kind: RepairKind, place: str, line: int, reason: str, times: int = 1) -> None:
        """Something was put right."""
        self.repairs.append(Repair(kind, place, line, reason, times))

    def rule(self, written: Written) -> None:
        """A rule begins; where its number cannot be right, its line is put aside."""
        self._open = None
        self._after_blank = False
        try:
            number = self._number(written)
        except RuleNumberError as error:
            self.unplaced.append(Remark(written.line, str(error)))
            return
        if self._chapter is not None and self._chapter.covers(number):
            if number in self._drafts:
                at = self._drafts[number].line
                self.unplaced.append(Remark(written.line, f"{number} c'è già alla riga {at}: {shown(written.text)}"))
                return
        elif self._titles:
            message = f"{number} sta nel capitolo {self._chapter}: {shown(written.text)}"
            self.unplaced.append(Remark(written.line, message))
            return
        else:
            self._untitled(number, written.line)
        self._note(written, number)
        self._open = self._drafts[number] = _Draft(number, written)
        self._newest = number

    def example(self, line: int, text: str) -> None:
        """An example of the rule above it."""
        if self._open is None:
            self.unplaced.append(Remark(line, shown(f"{EXAMPLE} {text}")))
            return
        self._after_blank = False
        self._open.texts.append([text])
        self._open.lines.append(line)

    def blank(self) -> None:
        """An empty line."""
        self._after_blank = True

    def other(self, line: int, text: str) -> None:
        """A line that begins nothing: it goes on with what is above it, or belongs to nothing."""
        if self._open is None or (self._after_blank and ends_a_sentence(self._open.texts[-1][-1])):
            self.unplaced.append(Remark(line, shown(text)))
            return
        self._open.texts[-1] += (BREAK, text)

    def paragraph(self, line: int, text: str, *, was_indented: bool) -> None:
        """A paragraph of its own that goes on with the rule or the example above it; one at the margin is mentioned."""
        if self._open is None:
            self.unplaced.append(Remark(line, shown(text)))
            return
        if not was_indented:
            self.remarks.append(Remark(line, f"capoverso senza numero, tenuto con {self._open.number}: {shown(text)}"))
        self._after_blank = False
        self._open.texts[-1] += (PARAGRAPH, text)

    def finish(self, form: str, identity: str, name: str, declared: str, *, titled: bool = False) -> Reading:
        """The whole text. `declared` is the day that it gives for itself, in ISO form, '' where it gives none.

        Where rules may be `titled`, one that is no sentence and has subrules says what these are called.

        Raises `FaultyTextError` where there are no rules in it, or where it breaks off.
        """
        if not self._drafts:
            raise FaultyTextError((Fault(self.name, 1, "non ci sono regole numerate"),))
        last = max(self._drafts.values(), key=lambda draft: draft.lines[-1])
        if not ends_a_sentence(last.texts[-1][-1]):
            message = "il testo finisce a metà di una frase: il file sembra tagliato"
            raise FaultyTextError((Fault(self.name, last.lines[-1], message),))
        rules = [self._whole(draft) for _, draft in sorted(self._drafts.items())]
        if titled:
            rules = [_titled(rule, after) for rule, after in zip(rules, [*rules[1:], None], strict=True)]
        self._look_for_gaps(rules)
        edition = self._dated(Edition(identity, name, declared, self.name), rules)
        below: dict[int, list[Rule]] = {}
        for rule in rules:
            below.setdefault(rule.number.chapter, []).append(rule)
        chapters = tuple(
            Chapter(number, title, "", tuple(below.get(number.chapter, ())))
            for number, title in sorted(self._titles.items())
        )
        return Reading(
            form,
            Corpus(edition, chapters),
            tuple(self.repairs),
            tuple(sorted(self.remarks)),
            tuple(self.unplaced),
            self.furniture,
        )

    @property
    def chapters(self) -> tuple[RuleNumber, ...]:
        """The chapters so far, in order."""
        return tuple(sorted(self._titles))

    def _number(self, written: Written) -> RuleNumber:
        """The number that a rule bears: the printed one, or the right one where it is known to be misprinted."""
        chapter = self._chapter.chapter if self._chapter else 0
        if self._newest is not None:
            repair = self.known.numbers.get((chapter, self._newest, written.number))
            if repair is not None:
                self.repair(
                    RepairKind.NUMBER,
                    str(repair.number),
                    written.line,
                    f"stampata come {written.number}: {repair.reason}",
                )
                return repair.number
        return RuleNumber.exact(written.number)

    def _untitled(self, number: RuleNumber, line: int) -> None:
        """The first rule of a text comes without the heading of its chapter."""
        self._chapter = RuleNumber.of(number.chapter)
        named = self.known.chapter_titles.get(number.chapter)
        self._titles[self._chapter] = named.title if named else ""
        if named:
            self.repair(RepairKind.LOST_HEADING, str(self._chapter), line, named.reason)

    def _note(self, written: Written, number: RuleNumber) -> None:
        place = str(number)
        if written.dot:
            self.repair(RepairKind.DOT, place, written.line, "il punto non fa parte del numero")
        if written.no_space:
            self.repair(RepairKind.SPACE, place, written.line, "il testo comincia subito dopo il numero")
        if written.too_deep:
            self.repair(
                RepairKind.LEVEL,
                place,
                written.line,
                "è rientrata come una sottoregola, ma il numero non ha una lettera",
            )

    def _whole(self, draft: _Draft) -> Rule:
        text, *examples = (
            self._mended(draft, place, "".join(pieces), line)
            for place, (pieces, line) in enumerate(zip(draft.texts, draft.lines, strict=True))
        )
        return Rule(draft.number, text, "", tuple(examples), (), draft.line, draft.printed, draft.restored)

    def _mended(self, draft: _Draft, place: int, text: str, line: int) -> str:
        """A text with its symbols; `place` is 0 for that of the rule, and counts its examples from 1."""
        where = f"{draft.number}" + (f" (esempio {place})" if place else "")
        for name in _IMAGE.findall(text):
            if name in self.known.images:
                text = text.replace(f"File:{name}.png", image(name), 1)
                draft.restored += 1
                self.repair(RepairKind.IMAGE, where, line, self.known.images[name])
        for kind, known_of in ((RepairKind.SYMBOL, self.known.lost), (RepairKind.BARE, self.known.bare)):
            lost = known_of.get((draft.number, place))
            if lost is not None:
                text, count = lost.filled(text)
                draft.restored += count
                if count:
                    self.repair(kind, where, line, lost.reason, count)
        if self.breaks_are_losses:
            text = _SPACES.sub(" ", text)
            text, breaks = re.subn(rf"\s*{BREAK}\s*", f" {LOST} ", text)
            text, stops = _BEFORE_STOP.subn(f" {LOST}", text)
            if breaks + stops:
                missing = "manca un simbolo" if breaks + stops == 1 else f"mancano {breaks + stops} simboli"
                self.remarks.append(Remark(line, f"{where}: {missing}, dove sta {LOST}"))
        return PARAGRAPH.join(" ".join(paragraph.split()) for paragraph in text.split(PARAGRAPH))

    def _look_for_gaps(self, rules: list[Rule]) -> None:
        """Numbers and letters that are skipped: what stood there may be lost; and rules whose text stands there twice."""
        before: dict[RuleNumber | None, Rule] = {}
        for rule in rules:
            last = before.get(rule.number.parent)
            if last is not None and len(rule.text) >= _SHORTEST_REPEATED and last.text.endswith(rule.text):
                message = (
                    f"{last.number} finisce con tutto il testo di {rule.number}: una delle due lettere è sbagliata"
                )
                self.remarks.append(Remark(last.line, message))
            if last is not None and last.number.successor != rule.number:
                skipped = str(last.number.successor)
                message = f"dopo {last.number} viene {rule.number}: {skipped} non c'è"
                self.remarks.append(Remark(rule.line, message))
            before[rule.number.parent] = rule

    def _dated(self, edition: Edition, rules: list[Rule]) -> Edition:
        """The edition with what is known of its age; a day that cannot be right is not repeated."""
        age = self.known.ages.get(edition.id)
        texts = {rule.number: rule.text for rule in rules}
        if age is None or age.declares != edition.date or not all(w in texts.get(n, "") for n, w in age.shows):
            return edition if edition.date else edition._replace(note="non dichiara una data")
        return edition._replace(date="" if age.note else edition.date, note=age.note)
