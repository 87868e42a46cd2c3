"""The form of plain official text: a line a rule after a dash, examples likewise, a line that says which day it is from."""

from __future__ import annotations

import re

from ruletext.imported import Reading, Remark
from ruletext.readers.languages import ITALIAN, day, language_of
from ruletext.readers.numbered import EXAMPLE, NUMBER, Numbered, Written

FORM = "elenco di regole"

_HEADER = re.compile(r"Tratto dal Regolamento\b.*")
_HEADING = re.compile(r"([1-9][0-9]{2})\.\s+(\D\S.*)")
_RULE = re.compile(rf"\s*(?:[•–-]\s*)?({NUMBER})(\.?)(\s*)(\S.*)")
_EXAMPLE = re.compile(rf"\s*(?:[•–-]\s*)?{EXAMPLE}\s*(.*)")
_BAR = "|"


def recognises(text: str) -> bool:
    """Whether a text is of this form: lines that begin with the number of a rule."""
    return any(_RULE.fullmatch(line) for line in text.split("\n"))


def read(text: str, name: str) -> Reading:
    """The rules of a list. Raises `FaultyTextError` where it holds none, or breaks off within a sentence."""
    reading = Numbered(text, name, breaks_are_losses=True)
    declared = last = ""
    bars = 0
    for line, content in enumerate(reading.lines, 1):
        bare = content.strip()
        last = bare or last
        if not bare or bare == _BAR:
            reading.blank()
            bars += bare == _BAR
        elif _HEADER.fullmatch(bare) and not reading.chapters:
            declared = day(bare)
            reading.furniture += 1
        elif heading := _HEADING.fullmatch(bare):
            reading.heading(line, heading[1], heading[2])
        elif rule := _RULE.fullmatch(content.rstrip()):
            number, dot, space, rest = rule.groups()
            reading.rule(Written(line, number, rest, bool(dot), not space))
        elif example := _EXAMPLE.fullmatch(content.rstrip()):
            reading.example(line, example[1])
        else:
            reading.other(line, bare)
    reading.furniture += bars
    if bars and last != _BAR:
        reading.remarks.append(Remark(len(reading.lines), "l'elenco non ha la sua fine: può essere tagliato"))
    chapters = reading.chapters
    span = "-".join(map(str, sorted({chapters[0], chapters[-1]}))) if chapters else ""
    several = "capitoli" if len(chapters) > 1 else "capitolo"
    language = language_of(text)
    identity = f"elenco-{span}" + ("" if language is ITALIAN else f"-{language.code}")
    found = reading.finish(FORM, identity, f"Regolamento in {language.name} ({several} {span})", declared)
    return found.written_in(language.code)
