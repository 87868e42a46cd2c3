"""The form of a page of a wiki: bullets, subrules and examples indented, the furniture of the site around it."""

from __future__ import annotations

import re

from ruletext.faults import shown
from ruletext.imported import Reading, Remark, RepairKind
from ruletext.readers.numbered import EXAMPLE, NUMBER, Numbered, Written

FORM = "pagina wiki"

_HEADING = re.compile(r"([1-9][0-9]{2}) - (\S.*?)(\[\])?")
_RULE = re.compile(rf"(\s*)[•*-]\s*({NUMBER})(\.?)(\s*)(\S.*)")
_EXAMPLE = re.compile(rf"\s*[•*-]\s*{EXAMPLE}\s*(.*)")
_FURNITURE = ("Magic: the Gathering Wiki", "Advertisement")
_ENOUGH = 3


def recognises(text: str) -> bool:
    """Whether a text is of this form: it has a heading of the form '100 - Generale[]', and below it rules after bullets."""
    lines = text.split("\n")
    headings = sum(_HEADING.fullmatch(line) is not None for line in lines)
    rules = sum(_RULE.fullmatch(line) is not None for line in lines)
    return headings > 0 and rules >= min(_ENOUGH, headings)


def read(text: str, name: str) -> Reading:
    """The rules of a page. Raises `FaultyTextError` where it holds none, or breaks off within a sentence."""
    reading = Numbered(text, name, breaks_are_losses=False)
    first = last = ""
    outermost: int | None = None
    for line, content in enumerate(reading.lines, 1):
        if not content.strip():
            reading.blank()
            continue
        first, last = first or content.strip(), content.strip()
        if content.strip() in _FURNITURE:
            reading.furniture += 1
        elif heading := _HEADING.fullmatch(content.rstrip()):
            number, title, residue = heading.groups()
            reading.heading(line, number, title)
            if residue:
                reading.repair(RepairKind.HEADING, number, line, "le parentesi vuote sono un comando della pagina")
        elif rule := _RULE.fullmatch(content.rstrip()):
            indent, number, dot, space, rest = rule.groups()
            outermost = len(indent) if outermost is None else outermost
            deep = len(indent) > outermost and not number[-1].isalpha()
            reading.rule(Written(line, number, rest, bool(dot), not space, deep))
        elif example := _EXAMPLE.fullmatch(content.rstrip()):
            reading.example(line, example[1])
        elif reading.wrapped:
            reading.other(line, content.strip())
        else:
            reading.unplaced.append(Remark(line, shown(content.strip())))
    if first in _FURNITURE and last not in _FURNITURE:
        reading.remarks.append(Remark(len(reading.lines), "la pagina non ha la sua fine: può essere tagliata"))
    chapters = reading.chapters
    parts = sorted({number.part for number in chapters})
    span = f"{chapters[0]}-{chapters[-1]}" if len(chapters) > 1 else "".join(map(str, chapters))
    several = "capitoli" if len(chapters) > 1 else "capitolo"
    identity = "-".join(["wiki", *map(str, parts)])
    return reading.finish(FORM, identity, f"Pagina wiki delle regole ({several} {span})", "")
