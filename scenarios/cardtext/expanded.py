"""The grammars of card text as rules of a parser: each a line of ``expanded.txt``, as lark expands them.

To read the grammars and expand what they repeat and leave open takes lark as long as playing a situation; the rules that come of
it are kept with the program. Where the grammars have changed since, they are expanded anew.
"""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from importlib.resources import files

from lark import Lark
from lark.grammar import NonTerminal, Rule, Terminal
from lark.lexer import Lexer, Token

GRAMMARS = ("nouns", "quantities", "costs", "conditions", "effects", "triggers", "statics", "changes", "keywords")
STARTS = (
    "keyword_line",
    "cost",
    "effects",
    "triggered",
    "triggered_modal",
    "static",
    "otherwise_so",
    "same_so",
    "casting_cost",
    "spending",
    "not_spent",
    "mana_spent",
    "activation",
    "own_ability_cost",
)
EXPANDED = "expanded.txt"

_TERMINAL = re.compile(r"\b[A-Z][A-Z_]*\b")
_COMMENT = re.compile(r"//[^\n]*")
_ALIAS = " -> "


@cache
def grammar() -> str:
    """All grammars as one text, with the kinds of lexemes that they use declared."""
    folder = files("scenarios.cardtext") / "grammars"
    rules = "\n".join(_COMMENT.sub("", (folder / f"{name}.lark").read_text("utf-8")) for name in GRAMMARS)
    return f"{rules}\n%declare {' '.join(terminals(rules))}\n"


def terminals(rules: str) -> list[str]:
    """The kinds of lexemes that grammars use, in the order of the alphabet."""
    return sorted(set(_TERMINAL.findall(_COMMENT.sub("", rules))))


def rules() -> list[Rule]:
    """The rules of all grammars: those that were kept, where the grammars are still the same, and else as lark expands them."""
    digest, _, kept = (files("scenarios.cardtext") / "grammars" / EXPANDED).read_text("utf-8").partition("\n")
    return [*_read(kept.splitlines())] if digest == _digest() else built().rules


class _Never(Lexer):
    """What is parsed comes in lexemes; lark wants to be told so."""

    def __init__(self, conf: object) -> None:
        """lark gives a configuration that says nothing here."""

    def lex(self, lexer_state: object, parser_state: object) -> Iterator[Token]:
        """Nothing."""
        return iter(())


def built() -> Lark:
    """A parser as lark builds it. Raises lark's errors for rules that are not there, or are there twice."""
    return Lark(
        grammar(), parser="earley", lexer=_Never, ambiguity="explicit", start=list(STARTS), maybe_placeholders=False
    )


def expanded() -> str:
    """The text to be kept."""
    return "\n".join([_digest(), *_written(built().rules)]) + "\n"


def _digest() -> str:
    return hashlib.blake2b(grammar().encode(), digest_size=16).hexdigest()


def _written(rules: Sequence[Rule]) -> Iterator[str]:
    """A line for each rule: what it makes, of what, and under which other name. Its place among those of one name is its order."""
    for rule in rules:
        parts = " ".join(one.name for one in rule.expansion)
        yield f"{rule.origin.name}: {parts}" + (f"{_ALIAS}{rule.alias}" if rule.alias else "")


def _read(lines: Iterable[str]) -> Iterator[Rule]:
    orders = Counter[str]()
    symbol = cache(lambda name: Terminal(name) if name.isupper() else NonTerminal(name))
    for line in lines:
        said, _, alias = line.partition(_ALIAS)
        origin, _, parts = said.partition(":")
        yield Rule(NonTerminal(origin), [symbol(one) for one in parts.split()], orders[origin], alias or None)
        orders[origin] += 1
