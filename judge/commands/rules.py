"""`judge regola`: the text of rules by their numbers. The one command that must answer at once, so it imports least.

What it finds is in this file; how a page of it reads is in `rules_page`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

import click

from judge import paths
from judge.commands.italian import Argument, Command
from judge.commands.rules_page import Asked, article_page, article_record, page, record
from judge.diagnostics import Exit, Problem, complain, say
from judge.render import json_text, width, wrapped
from ruletext import spoken
from ruletext.builtin import Builtin, UnknownRuleError, builtin
from ruletext.document import Article
from ruletext.faults import FaultyTextError, shown
from ruletext.number import RuleNumber, RuleNumberError, RuleRange
from ruletext.reasons import reason
from ruletext.wordings import Imported, imported

_AND = ("e", "ed")


@click.command(
    "regola",
    cls=Command,
    short_help="Mostra una o più regole.",
    help="""Mostra regole, capitoli (704) e parti (7): testo, esempi, sottoregole, rimandi e da chi sono citate. Per titolo mostra
    una voce del glossario o un passo del manuale: judge regola bersaglio, judge regola manuale la pila.

    Si possono dare più numeri e intervalli: judge regola 117.5 603.3a-d. Un numero si può anche spezzare: 704 5 f è
    704.5f; due numeri di tre cifre sono due capitoli. Si può dire a parole: settecentoquattro punto cinque effe.""",
)
@click.argument(
    "words",
    metavar="NUMERO...",
    nargs=-1,
    required=True,
    cls=Argument,
    explanation="704.5f, 704.5, 704, 603.3a-d; o un titolo",
)
@click.option("--json", "as_json", is_flag=True, help="Scrive una lista JSON, nell'ordine chiesto.")
def rule(words: tuple[str, ...], as_json: bool) -> Exit:
    """`judge regola`: prints what is there, complains about what is not."""
    rules = builtin()
    words = tuple(spoken.written(" ".join(words)).split())
    found: list[Asked] = []
    code = Exit.RIGHT
    try:
        if articles := _entitled(words, rules):
            click.echo(json_text(list(map(article_record, articles))) if as_json else _articles_page(articles, rules))
            return code
        numbers = numbers_written(words)
        if not numbers:
            raise Problem("manca il numero della regola: si scrive per esempio 704, 704.5 o 704.5f")
        if not any(c.isdecimal() for c in "".join(words)):
            raise Problem(_no_title(" ".join(words), rules))
        for written in numbers:
            try:
                found += asked(written, rules)
            except (RuleNumberError, UnknownRuleError) as error:
                complain(str(error))
                code = Exit.WRONG_INPUT
        if as_json:
            click.echo(json_text([record(one, rules) for one in found]))
        elif found:
            click.echo("\n\n".join(page(one, rules) for one in found))
            click.echo(_edition(rules))
    except FaultyTextError as error:
        raise Problem(f"il testo incorporato è danneggiato:\n{error}", Exit.BROKEN) from None
    return code


def _entitled(words: Sequence[str], rules: Builtin) -> tuple[Article, ...]:
    """The articles of the title that the words of a call are; () where they are numbers, which need no article read."""
    if not _may_be_title(words):
        return ()
    from ruletext.titles import entitled

    return entitled(" ".join(words), rules.articles())


def _may_be_title(words: Sequence[str]) -> bool:
    """Whether there are words that are neither a number nor stand before one; or no number at all."""
    text = " ".join(words)
    plain = [word for word in re.findall(r"[^\W\d_]+", text) if len(word) > 2 and not _stands_before_a_number(word)]
    return bool(plain) or not any(c.isdecimal() for c in text) or "{" in text or "/" in text


def _no_title(text: str, rules: Builtin) -> str:
    """What is said of words without a number that are no title either."""
    from ruletext.titles import near

    offered = near(text, [article.title for article in rules.articles()])
    return f"{shown(text)} non è un numero di regola né il titolo di una voce{offered}; parole e domande si cercano con judge cerca"


def _articles_page(articles: Sequence[Article], rules: Builtin) -> str:
    return "\n\n".join(article_page(one) for one in articles) + "\n" + _edition(rules)


def _edition(rules: Builtin) -> str:
    return "\n" + wrapped(f"{rules.edition.name}, edizione del {rules.edition.date}.", width())


def numbers_written(words: Sequence[str]) -> list[str]:
    """The numbers and ranges in the words of a call, which a shell may have split: 704 5 f is one, 704 705 are two.

    After a chapter one or two digits are its rule; after a rule one or two letters are its subrule; words that stand
    before a number (regola, cr) belong to it. An 'e' before a chapter or a rule is 'and'.
    """
    text = re.sub(r"\s*[-–—]\s*", "-", " ".join(words))
    plain = [stripped for word in text.split() if (stripped := word.strip(",;"))]
    found: list[str] = []
    for word, following in zip(plain, [*plain, ""][1:], strict=True):
        if word.lower() in _AND and (following[:3].isdecimal() or not (found and _goes_on(found[-1], word))):
            continue
        if found and _goes_on(found[-1], word):
            found[-1] += f" {word}"
        else:
            found.append(word)
    return found


def asked(written: str, rules: Builtin) -> list[Asked]:
    """What somebody asked for by a number; of a range, what lies between two ends that the edition has.

    A number that is not today's gives the rules of today which older texts call so. Raises `RuleNumberError` for what is no
    number and `UnknownRuleError` for a number, or end, that is nowhere.
    """
    if "-" not in written:
        return _asked(rules.number(written), rules)
    ends = RuleRange.parse(written)
    for end in ends:
        rules.title(end)
    return [Asked(number, number, _imported(number)) for number in ends.numbers() if rules.has(number)]


def _asked(number: RuleNumber, rules: Builtin) -> list[Asked]:
    if rules.has(number):
        return [Asked(number, number, _imported(number))]
    if former := rules.former(number):
        return [Asked(number, one.today, _imported(one.today), one.subject) for one in former]
    texts = _imported(number)
    if not texts:
        rules.title(number)
    return [Asked(number, None, texts)]


def _imported(number: RuleNumber) -> tuple[Imported, ...]:
    """What the imported texts have of a rule; nothing, and a warning, where they cannot be read."""
    if not number.rule:
        return ()
    folder = paths.data_file(paths.TEXTS)
    try:
        return imported(number, folder)
    except OSError as error:
        _warn(f"i testi importati non si possono leggere: {reason(error)}")
    except ValueError as error:
        from ruletext.shelf import DamagedShelfError

        if not isinstance(error, DamagedShelfError):
            raise
        _warn(str(error))
    return ()


@cache
def _warn(message: str) -> None:
    """A warning, once."""
    say(f"Attenzione: {message}")


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
