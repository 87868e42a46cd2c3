"""`judge regola`: the text of rules by their numbers. The one command that must answer at once, so it imports least."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

import click

from judge.commands.italian import Argument, Command
from judge.diagnostics import Exit, Problem, complain
from judge.render import json_text, shortened, strong, width, wrapped
from ruletext.builtin import Builtin, UnknownRuleError, builtin
from ruletext.document import Rule
from ruletext.faults import FaultyTextError
from ruletext.lookup import lookup
from ruletext.number import RuleNumber, RuleNumberError, RuleRange

INDENT = "  "
SUMMARY = 96
"""How many characters of the text of a subrule stand beside its number where no terminal sets the width."""

_AND = ("e", "ed")


@click.command(
    "regola",
    cls=Command,
    short_help="Mostra una o più regole.",
    help="""Mostra regole, capitoli (704) e parti (7): testo, esempi, sottoregole, rimandi e da chi sono citate.

    Si possono dare più numeri e intervalli: judge regola 117.5 603.3a-d. Un numero si può anche spezzare: 704 5 f è
    704.5f; due numeri di tre cifre sono due capitoli.""",
)
@click.argument(
    "words", metavar="NUMERO...", nargs=-1, required=True, cls=Argument, explanation="704.5f, 704.5, 704, 603.3a-d"
)
@click.option("--json", "as_json", is_flag=True, help="Scrive una lista JSON, nell'ordine chiesto.")
def rule(words: tuple[str, ...], as_json: bool) -> Exit:
    """`judge regola`: prints what is there, complains about what is not."""
    rules = builtin()
    found: list[RuleNumber] = []
    code = Exit.RIGHT
    try:
        for written in numbers_written(words):
            try:
                found += numbers(written, rules)
            except (RuleNumberError, UnknownRuleError) as error:
                complain(str(error))
                code = Exit.WRONG_INPUT
        if as_json:
            click.echo(json_text([lookup(number, rules) for number in found]))
        elif found:
            click.echo("\n\n".join(page(number, rules) for number in found))
            click.echo("\n" + wrapped(f"{rules.edition.name}, edizione del {rules.edition.date}.", width()))
    except FaultyTextError as error:
        raise Problem(f"il testo incorporato è danneggiato:\n{error}", Exit.BROKEN) from None
    return code


def numbers_written(words: Sequence[str]) -> list[str]:
    """The numbers and ranges in the words of a call, which a shell may have split: 704 5 f is one, 704 705 are two.

    After a chapter one or two digits are its rule; after a rule one or two letters are its subrule; words that stand
    before a number (regola, cr) belong to it. An 'e' before a chapter or a rule is 'and'.
    """
    text = re.sub(r"\s*[-–—]\s*", "-", " ".join(words))
    plain = [stripped for word in text.split() if (stripped := word.strip(",;"))]
    found: list[str] = []
    for word, following in zip(plain, [*plain[1:], ""], strict=True):
        if word.lower() in _AND and (following[:3].isdecimal() or not (found and _goes_on(found[-1], word))):
            continue
        if found and _goes_on(found[-1], word):
            found[-1] += f" {word}"
        else:
            found.append(word)
    return found


def numbers(written: str, rules: Builtin) -> list[RuleNumber]:
    """The numbers that somebody wrote, which the edition has; of a range, those between two ends that it has.

    Raises `RuleNumberError` for what is no number and `UnknownRuleError` for a number, or end, that is not there.
    """
    if "-" not in written:
        number = rules.number(written)
        rules.title(number)
        return [number]
    ends = RuleRange.parse(written)
    for end in ends:
        rules.title(end)
    return list(filter(rules.has, ends.numbers()))


def page(number: RuleNumber, rules: Builtin) -> str:
    """What a person reads about one number; lines no wider than the terminal, if there is one."""
    columns = width()
    rule = rules.rule(number) if number.rule else None
    parts = [_heading(number, rules, columns), *_body(rule, columns)]
    if below := rules.below(number):
        parts.append("\n".join(_summary(under, rules, columns) for under in below))
    links = ((("Rimandi", rule.references),) if rule else ()) + (("Citata da", rules.cited_by(number)),)
    if lines := [_links(label, targets, rules, columns) for label, targets in links if targets]:
        parts.append("\n".join(lines))
    return "\n\n".join(parts)


def _goes_on(begun: str, word: str) -> bool:
    """Whether a word belongs to the number before it."""
    if not any(c.isdigit() for c in begun):
        return _stands_before_a_number(begun)
    if re.fullmatch(r"[0-9]{1,2}[A-Za-z]{0,2}(-.+)?", word):
        return re.search(r"(?<![0-9.,-])[0-9]{3}\Z", begun) is not None
    return begun[-1].isdigit() and re.fullmatch(r"[A-Za-z]{1,2}(-[A-Za-z]{1,2})?", word) is not None


def _stands_before_a_number(words: str) -> bool:
    try:
        RuleNumber.parse(f"{words} 100")
    except RuleNumberError:
        return False
    return True


def _heading(number: RuleNumber, rules: Builtin, columns: int | None) -> str:
    """The number, its title, and the title of what it stands in."""
    name = " ".join(filter(None, (str(number), rules.title(number))))
    above = next((f"{parent} {rules.title(parent)}" for parent in number.parents if rules.title(parent)), "")
    heading = wrapped(f"{name}  ({above})" if above else name, columns)
    # A name that had to be broken is rather plain than bold in pieces.
    return heading.replace(name, strong(name), 1)


def _body(rule: Rule | None, columns: int | None) -> Iterator[str]:
    if rule is not None:
        for paragraph in rule.paragraphs:
            yield wrapped(paragraph, columns, first=INDENT)
        for example in rule.examples:
            yield wrapped(f"Esempio: {example}", columns, first=INDENT)


def _summary(number: RuleNumber, rules: Builtin, columns: int | None) -> str:
    """One line about what stands below a number: its title, or else how its text begins."""
    label = f"{INDENT}{number}{INDENT}"
    text = rules.title(number) or rules.rule(number).text
    return label + shortened(text, columns - len(label) if columns else SUMMARY)


def _links(label: str, targets: tuple[RuleNumber, ...], rules: Builtin, columns: int | None) -> str:
    return wrapped(f"{label}: {', '.join(map(str, targets))}", columns, first=INDENT, rest=INDENT * 2)
