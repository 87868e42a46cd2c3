"""How `judge regola` shows what was asked for: as a page, and as JSON."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from judge.render import one_line, shortened, strong, width, wrapped
from ruletext.builtin import Builtin
from ruletext.document import GLOSSARY, PARAGRAPH, Article
from ruletext.lookup import lookup
from ruletext.number import RuleNumber
from ruletext.wordings import Imported

INDENT = "  "
SUMMARY = 96
"""How many characters of the text of a subrule stand beside its number where no terminal sets the width."""


class Asked(NamedTuple):
    """One thing that somebody asked for.

    `number` is what was asked, `today` the rule of today that is shown for it; None where only imported texts, which nobody
    compared with today's rules, have the number. `texts` is what imported texts have of it. `subject` says what the rule is
    about where the number is that of an older edition, '' where it is today's.
    """

    number: RuleNumber
    today: RuleNumber | None
    texts: tuple[Imported, ...]
    subject: str = ""

    @property
    def wordings(self) -> tuple[Imported, ...]:
        """The imported wordings of the rule, the one that leads first; those that nobody compared come last."""
        mine = str(self.today or self.number)
        return tuple(one for one in self.texts if one.today == mine or (not one.today and not one.marks))

    @property
    def others(self) -> tuple[Imported, ...]:
        """What bears the number in imported texts and is about something else, or about what is no more."""
        return tuple(one for one in self.texts if one not in self.wordings)


def record(asked: Asked, rules: Builtin) -> dict[str, Any]:
    """What was found as JSON: what a lookup gives, and what imported texts have where there are any."""
    found: dict[str, Any] = {}
    if asked.today is not None:
        found |= lookup(asked.today, rules)
    if asked.today != asked.number:
        found = {"chiesto": str(asked.number), **found}
    if asked.texts:
        found["testi"] = [_text_record(one) for one in asked.texts]
    return found


def page(asked: Asked, rules: Builtin) -> str:
    """What a person reads about one number; lines no wider than the terminal, if there is one."""
    columns = width()
    number = asked.today
    if number is None:
        label = f"{asked.number}: c'è soltanto nei testi importati; il testo incorporato non ha questo numero."
        return "\n\n".join([wrapped(label, columns), *_below_ours(asked, rules, columns)])
    rule = rules.rule(number) if number.rule else None
    ours = [
        *(wrapped(paragraph, columns, first=INDENT) for paragraph in (rule.paragraphs if rule else ())),
        *(wrapped(f"Esempio: {example}", columns, first=INDENT) for example in (rule.examples if rule else ())),
    ]
    parts = [_heading(number, rules, columns)]
    if asked.subject:
        note = f"{asked.number} è il numero di un'edizione precedente: oggi {number} ({asked.subject})."
        parts.insert(0, wrapped(note, columns))
    leading = asked.wordings[0] if asked.wordings and asked.wordings[0].leads else None
    if leading is not None:
        parts.append(wrapped(f"{_name(leading, number)}:", columns))
        parts += _text(leading, columns)
        parts += _known(leading.marks, leading, columns)
        if ours:
            parts.append(wrapped("In parole nostre:", columns))
    parts += ours
    parts += _below_ours(asked, rules, columns)
    if below := rules.below(number):
        parts.append("\n".join(_summary(under, rules, columns) for under in below))
    if lines := list(_links(number, asked, rules, columns)):
        parts.append("\n".join(lines))
    return "\n\n".join(parts)


def article_record(article: Article) -> dict[str, Any]:
    """An entry of the glossary or a passage of the rulebook as JSON."""
    return {
        "id": article.id,
        "titolo": article.title,
        "testo": article.text,
        "rimandi": list(map(str, article.references)),
        "frasi": list(article.phrases),
    }


def article_page(article: Article) -> str:
    """What a person reads of an entry of the glossary or a passage of the rulebook."""
    columns = width()
    heading = wrapped(f"{article.title}  ({'glossario' if article.kind == GLOSSARY else 'manuale'})", columns)
    parts = [heading.replace(article.title, strong(article.title), 1)]
    parts += (wrapped(paragraph, columns, first=INDENT) for paragraph in article.paragraphs)
    if article.references:
        numbers = ", ".join(map(str, article.references))
        parts.append(wrapped(f"Rimandi: {numbers}", columns, first=INDENT, rest=INDENT * 2))
    return "\n\n".join(parts)


def _text_record(one: Imported) -> dict[str, Any]:
    return {
        "edizione": one.edition,
        "data": one.date,
        "fonte": one.source,
        "numero": one.place,
        "stampato": one.printed,
        "oggi": one.today or None,
        "conta": one.leads,
        "stato": one.standing,
        "perche": one.why,
        "testo": one.text,
        "rimessi": one.restored,
        "esempi": list(one.examples),
        "superato": list(one.marks),
        "rimandi_cambiati": list(one.astray),
    }


def _heading(number: RuleNumber, rules: Builtin, columns: int | None) -> str:
    """The number, its title, and the title of what it stands in."""
    name = " ".join(filter(None, (str(number), rules.title(number))))
    above = next((f"{parent} {rules.title(parent)}" for parent in number.parents if rules.title(parent)), "")
    heading = wrapped(f"{name}  ({above})" if above else name, columns)
    # A name that had to be broken is rather plain than bold in pieces.
    return heading.replace(name, strong(name), 1)


def _below_ours(asked: Asked, rules: Builtin, columns: int | None) -> Iterator[str]:
    """The imported wordings that may not hold, each with words that say so; of those that hold, only that they are there."""
    number = asked.today or asked.number
    also = [_aged(one) for one in asked.wordings[1:] if one.leads]
    if also:
        yield wrapped(f"La stessa regola è anche in {' e in '.join(also)}: judge testo confronta {number}", columns)
    told = {(str(one.number), str(one.today)) for one in rules.former(number)}
    for one in (*asked.wordings, *asked.others):
        if one.today and one.today != str(number):
            if (one.place, one.today) not in told:
                yield wrapped(f"In {_aged(one)}, {one.place} è un'altra regola: oggi {one.today} ({one.why}).", columns)
        elif not one.leads:
            what = "; ".join(one.marks or filter(None, (one.standing, one.why)))
            yield wrapped(f"{_name(one, number)}, {what}:", columns)
            yield from _text(one, columns)
            yield from _known((), one, columns)


def _text(one: Imported, columns: int | None) -> Iterator[str]:
    for paragraph in one.text.split(PARAGRAPH):
        yield wrapped(paragraph, columns, first=INDENT)
    for example in one.examples:
        yield wrapped(f"Esempio: {example}", columns, first=INDENT)


def _known(marks: Iterable[str], one: Imported, columns: int | None) -> Iterator[str]:
    """What is to be known of an imported text that is shown: these marks, what was put back, the numbers that are others today."""
    for told in filter(None, (*marks, one.restored, "; ".join(one.astray))):
        yield wrapped(f"Da sapere: {told}.", columns, first=INDENT)


def _name(one: Imported, number: RuleNumber) -> str:
    """An imported text with its date, and the number there, where that is another one."""
    place = f", {one.place}" if one.place != str(number) else ""
    return f"Testo importato {_aged(one)}{place}"


def _aged(one: Imported) -> str:
    return one_line(f"{one.edition} ({one.date or 'senza data'})")


def _summary(number: RuleNumber, rules: Builtin, columns: int | None) -> str:
    """One line about what stands below a number: its title, or else how its text begins."""
    label = f"{INDENT}{number}{INDENT}"
    text = rules.title(number) or rules.rule(number).text
    return label + shortened(text, columns - len(label) if columns else SUMMARY)


def _links(number: RuleNumber, asked: Asked, rules: Builtin, columns: int | None) -> Iterator[str]:
    """The numbers that lead on from here, those that lead here, and those by which the rule was known."""
    references = rules.rule(number).references if number.rule else ()
    for label, targets in (("Rimandi", references), ("Citata da", rules.cited_by(number))):
        if targets:
            yield wrapped(f"{label}: {', '.join(map(str, targets))}", columns, first=INDENT, rest=INDENT * 2)
    if names := rules.known_as(number):
        yield wrapped(f"Noto come: {', '.join(names)}", columns, first=INDENT, rest=INDENT * 2)
    for one in rules.former(number):
        note = f"In testi più vecchi {number} può stare per {one.today} ({one.subject})"
        yield wrapped(note, columns, first=INDENT, rest=INDENT * 2)
