"""Lexemes to trees, by lark's Earley parser over the small grammars in ``grammars``; every reading is kept.

The grammars are put together and built once, with the first text that is read.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice, product

from lark import Lark, Token, Tree
from lark.exceptions import UnexpectedEOF, UnexpectedToken
from lark.lexer import Lexer
from lark.load_grammar import FromPackageLoader

from engine.cardtext import refusal
from engine.cardtext.lexing import UNKNOWN, Lexeme
from engine.cardtext.refusal import Refusal
from engine.cardtext.tree import Node

LONGEST_SENTENCE = 110
"""Lexemes."""
MOST_READINGS = 64

GRAMMARS = ("nouns", "quantities", "costs", "conditions", "effects", "triggers", "statics", "keywords")
STARTS = ("keyword_line", "cost", "effects", "triggered", "triggered_modal", "static")

_TERMINAL = re.compile(r"\b_?[A-Z][A-Z_]+\b")
_COMMENT = re.compile(r"//[^\n]*")


class _Given(Lexer):
    """The lexemes are the tokens."""

    def __init__(self, conf: object) -> None:
        """lark gives a configuration that says nothing here."""

    def lex(self, lexer_state: Sequence[Lexeme], parser_state: object = None) -> Iterator[Token]:
        """One token for each lexeme."""
        return (Token(one.kind, one) for one in lexer_state)  # type: ignore[arg-type]


def grammar() -> str:
    """All grammars as one text, with the kinds of lexemes that they use declared."""
    load = FromPackageLoader(__package__ or "engine.cardtext", ("grammars",))
    rules = "\n".join(_COMMENT.sub("", load(None, f"{name}.lark")[1]) for name in GRAMMARS)
    return f"{rules}\n%declare {' '.join(terminals(rules))}\n"


def terminals(rules: str) -> list[str]:
    """The kinds of lexemes that grammars use, in the order of the alphabet."""
    return sorted(set(_TERMINAL.findall(_COMMENT.sub("", rules))) | {"X"})


@cache
def _parser() -> Lark:
    return Lark(grammar(), parser="earley", lexer=_Given, ambiguity="explicit", start=list(STARTS), maybe_placeholders=False)


def readings(lexemes: Sequence[Lexeme], start: str) -> list[Node]:
    """Every tree that a sentence can be. Raises Refusal where there is none, at the first word that fits in none, or too many."""
    if not lexemes:
        raise Refusal(0, 0, refusal.EMPTY)
    last = lexemes[-1].end
    if len(lexemes) > LONGEST_SENTENCE:
        raise Refusal(lexemes[0].start, last, refusal.SENTENCE_TOO_LONG)
    try:
        tree = _parser().parse(lexemes, start=start)  # type: ignore[arg-type]
    except UnexpectedToken as stopped:
        one = stopped.token.value
        unknown = isinstance(one, Lexeme) and one.kind == UNKNOWN
        raise Refusal(one.start, last, refusal.UNKNOWN_WORD if unknown else refusal.UNEXPECTED) from None
    except UnexpectedEOF:
        raise Refusal(lexemes[0].start, last, refusal.UNFINISHED) from None
    found = list(islice(_alternatives(tree, lexemes[0].start), MOST_READINGS + 1))
    if len(found) > MOST_READINGS:
        raise Refusal(lexemes[0].start, last, refusal.TOO_MANY_READINGS)
    return found


def _alternatives(tree: Tree[Token] | Token, before: int) -> Iterator[Node]:
    if isinstance(tree, Token):
        yield tree.value
        return
    if tree.data == "_ambig":
        for child in tree.children:
            yield from _alternatives(child, before)
        return
    options = [list(islice(_alternatives(child, before), MOST_READINGS + 1)) for child in tree.children]
    for children in product(*options):
        start = children[0].start if children else before
        end = children[-1].end if children else before
        yield Node(str(tree.data), tuple(children), start, end)
