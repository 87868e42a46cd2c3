"""Lexemes to trees, by lark's Earley parser over the small grammars in ``grammars``; every reading is kept.

The parser is built once, with the first text that is read. For a sentence only those rules are tried
whose words are all in it: most of the work of an Earley parser is predicting rules that cannot come about.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache, lru_cache, reduce
from operator import or_
from threading import Lock
from typing import Any, NamedTuple

from lark import Token
from lark.common import ParserConf
from lark.exceptions import UnexpectedEOF, UnexpectedToken
from lark.grammar import Rule
from lark.parsers import earley

from scenarios.cardtext import refusal
from scenarios.cardtext.expanded import STARTS, rules
from scenarios.cardtext.forest import Forest
from scenarios.cardtext.lexing import UNKNOWN, Lexeme
from scenarios.cardtext.refusal import Refusal
from scenarios.cardtext.tongue import other_tongue
from scenarios.cardtext.tree import Node

LONGEST_SENTENCE = 110
"""Lexemes."""
MOST_READINGS = 64


class _NoSets:
    """What lark's Earley parser asks about a grammar, with nothing in it.

    Lark works out which words rules can begin with and be followed by, which its Earley parser does not use: for fifteen hundred
    rules that took longer than reading the grammars and the first text together. The rules to be tried are given by `_Parser`.
    """

    def __init__(self, conf: object) -> None:
        self.FIRST: dict[Any, Any] = {}
        self.NULLABLE: set[Any] = set()

    def expand_rule(self, origin: object) -> tuple[Any, ...]:
        """No rules."""
        return ()


@contextmanager
def _without_sets() -> Iterator[None]:
    """While a parser is built; the one that reads the grammars themselves is of another kind, and needs them."""
    before = vars(earley)["GrammarAnalyzer"]
    vars(earley)["GrammarAnalyzer"] = _NoSets
    try:
        yield
    finally:
        vars(earley)["GrammarAnalyzer"] = before


class _Words:
    """What lark's Earley parser asks about words, which come to it as lexemes: none has a priority or a pattern."""

    lexer_type = "basic"
    terminals = ()
    terminals_by_name: Mapping[str, Any] = {}

    def __init__(self, lexemes: Sequence[Lexeme], ahead: _Ahead) -> None:
        self._lexemes = lexemes
        self._ahead = ahead

    def lex(self, expected: object) -> Iterator[Token]:
        """One token for each lexeme; what may begin there is looked for after it was asked for."""
        for one in self._lexemes:
            self._ahead.comes(one.kind)
            yield Token(one.kind, one)
        self._ahead.comes(None)


class _Ahead(dict[Any, Any]):
    """Rules to be tried by what they make, but for those that cannot begin with the word that comes next.

    Such a rule would be predicted for nothing, and predicting is most of the work. One that may be empty begins with anything.
    """

    def __init__(self, rules: Mapping[Any, tuple[_Wanted, ...]], terminals: Mapping[str, int] | None) -> None:
        """``terminals``: the bits of words by their kinds; ``None`` where all rules are to be tried."""
        super().__init__()
        self._rules = rules
        self._terminals = terminals
        self._now = _ANY

    def comes(self, kind: str | None) -> None:
        """Which word comes next; ``None`` at the end."""
        if self._terminals is not None:
            self._now = _EMPTY if kind is None else _EMPTY | self._terminals.get(kind, 0)
            self.clear()

    def __missing__(self, origin: object) -> tuple[Any, ...]:
        now = self._now
        found = self[origin] = tuple(one.rule for one in self._rules.get(origin, ()) if one.begins & now)
        return found


_EMPTY = 1
"""The bit of rules that may be empty, among those of the words that rules begin with."""


_ANY = -1
"""The bits of all words."""


def _beginnings(rules: Sequence[Rule], terminals: Mapping[str, int]) -> dict[Rule, int]:
    """The words that each rule can begin with, as a set of bits; with `_EMPTY` where it can be empty."""
    of: dict[Any, int] = {}
    found: dict[Rule, int] = dict.fromkeys(rules, 0)
    changed = True
    while changed:
        changed = False
        for rule in rules:
            begins = _EMPTY
            for one in rule.expansion:
                begins = (begins & ~_EMPTY) | (terminals[one.name] if one.is_term else of.get(one, 0))
                if not begins & _EMPTY:
                    break
            if begins != found[rule]:
                found[rule] = begins
                of[rule.origin] = of.get(rule.origin, 0) | begins
                changed = True
    return found


def _earley_of(rules: list[Rule]) -> Any:
    """lark's Earley parser for rules, as lark itself builds it; but it makes no trees."""
    words: Any = _Words((), _Ahead({}, None))
    with _without_sets():
        return earley.Parser(
            words,
            ParserConf(rules, {}, list(STARTS)),
            lambda wanted, token: wanted.name == token.type,
            resolve_ambiguity=False,
            tree_class=None,
        )


class _Parser:
    """lark's parser, which can be told to try only some of its rules."""

    def __init__(self, rules: list[Rule]) -> None:
        self._earley: Any = _earley_of(rules)
        words = _bits(one.name for rule in rules for one in rule.expansion if one.is_term)
        self._terminals = terminals = {name: bit << 1 for name, bit in words.items()}
        begins = _beginnings(rules, terminals)
        origins = _bits(one for rule in rules for one in (rule.origin, *rule.expansion) if not one.is_term)
        self._rules = [
            _Wanted(
                number,
                rule,
                begins[rule],
                _sum(terminals[one.name] for one in rule.expansion if one.is_term),
                _sum(origins[one] for one in rule.expansion if not one.is_term),
                origins[rule.origin],
            )
            for number, rule in enumerate(rules)
        ]
        self._by_rarest = self._sorted()
        self._lists: dict[tuple[int, ...], tuple[_Wanted, ...]] = {}
        self._all = self._by_origin(range(len(rules)))
        self._usable = lru_cache(maxsize=2048)(self._usable_with)
        # What is to be tried is told to the one parser before each text, and two threads may read at the same time.
        self._reading = Lock()

    def _sorted(self) -> Mapping[str, list[_Wanted]]:
        """The rules by that of their words which the fewest rules have; by '' those without one."""
        words = [[one.name for one in wanted.rule.expansion if one.is_term] for wanted in self._rules]
        uses = Counter(word for several in words for word in several)
        found: dict[str, list[_Wanted]] = {}
        for wanted, several in zip(self._rules, words, strict=True):
            found.setdefault(min(several, key=uses.__getitem__, default=""), []).append(wanted)
        return found

    def _usable_with(self, kinds: frozenset[str]) -> Mapping[Any, tuple[_Wanted, ...]]:
        """The rules whose words are all of these kinds and whose parts can be made, by what they make.

        Thousands of these are kept: equal lists of rules are one, and what no rule makes is not among them, so that there is little
        to look through for what nobody holds any more.
        """
        there = _sum(self._terminals.get(kind, 0) for kind in kinds)
        several = (self._by_rarest.get(kind, ()) for kind in ("", *kinds))
        rules = [one for ones in several for one in ones if not one.words & ~there]
        while True:
            made = _sum(one.makes for one in rules)
            kept = [one for one in rules if not one.parts & ~made]
            if len(kept) == len(rules):
                return self._by_origin(sorted(one.number for one in kept))
            rules = kept

    def _by_origin(self, numbers: Iterable[int]) -> dict[Any, tuple[_Wanted, ...]]:
        """Rules, told by their numbers, by what they make."""
        found: dict[int, list[int]] = {}
        for at in numbers:
            found.setdefault(self._rules[at].makes, []).append(at)
        lists = (tuple(several) for several in found.values())
        return {
            self._rules[one[0]].rule.origin: self._lists.setdefault(one, tuple(self._rules[at] for at in one))
            for one in lists
        }

    def parse(self, lexemes: Sequence[Lexeme], start: str, *, whole: bool = False, expecting: bool = False) -> Any:
        """All readings in one, as lark has them; with ``whole`` all rules are tried, so that an error is where it belongs.

        ``expecting``: an error is to tell all words that could stand there, and not only that this one cannot.
        """
        rules = self._all if whole else self._usable(frozenset(one.kind for one in lexemes))
        ahead = _Ahead(rules, None if expecting else self._terminals)
        ahead.comes(lexemes[0].kind)
        with self._reading:
            self._earley.predictions = ahead
            return self._earley.parse(_Words(lexemes, ahead), start)


class _Wanted(NamedTuple):
    """A rule, and as sets of bits the words that it can begin with, the words and the parts that it has, and what it makes."""

    number: int
    rule: Any
    begins: int
    words: int
    parts: int
    makes: int


def _bits(several: Iterable[Any]) -> dict[Any, int]:
    """A bit for each of them."""
    return {one: 1 << number for number, one in enumerate(dict.fromkeys(several))}


def _sum(bits: Iterable[int]) -> int:
    """All that is in some of them."""
    return reduce(or_, bits, 0)


_building = Lock()


def _parser() -> _Parser:
    # Two threads that read at the same time would build it twice.
    with _building:
        return _built_once()


@cache
def _built_once() -> _Parser:
    return _Parser(rules())


def prepare() -> None:
    """Builds the parser before the first text is read, for whoever has time now and none then."""
    _parser()


def readings(lexemes: Sequence[Lexeme], start: str) -> list[Node]:
    """Every tree that a sentence can be. Raises Refusal where there is none, at the first word that fits in none, or too many."""
    if not lexemes:
        raise Refusal(0, 0, refusal.EMPTY)
    last = max(one.end for one in lexemes)
    if len(lexemes) > LONGEST_SENTENCE:
        raise Refusal(lexemes[0].start, last, refusal.SENTENCE_TOO_LONG)
    other = other_tongue()
    if other is not None:
        return other.readings(lexemes, start)
    try:
        found_in = _parser().parse(lexemes, start)
    except (UnexpectedToken, UnexpectedEOF):
        raise _why_not(lexemes, start) from None
    found = Forest(lexemes[0].start, MOST_READINGS + 1).trees(found_in)
    if len(found) > MOST_READINGS:
        raise Refusal(lexemes[0].start, last, refusal.TOO_MANY_READINGS)
    return found


def taken_next(lexemes: Sequence[Lexeme], end: Lexeme, start: str) -> frozenset[str] | None:
    """The kinds of lexemes that may come behind those of a sentence; ``None`` where they begin no sentence of that form.

    ``end``: a lexeme of a kind that no rule has, which stands where they end.
    """
    try:
        _parser().parse([*lexemes, end], start, whole=True, expecting=True)
    except UnexpectedToken as stopped:
        if stopped.token.value is end:
            return frozenset(stopped.expected or ())
    return None


def _why_not(lexemes: Sequence[Lexeme], start: str) -> Refusal:
    """Where a sentence stops to be one that the grammars have."""
    last = max(one.end for one in lexemes)
    try:
        _parser().parse(lexemes, start, whole=True)
    except UnexpectedToken as stopped:
        one = stopped.token.value
        reason = refusal.UNKNOWN_WORD if one.kind == UNKNOWN else refusal.UNEXPECTED
        return Refusal(one.start, last, reason)
    except UnexpectedEOF:
        return Refusal(lexemes[0].start, last, refusal.UNFINISHED)
    raise AssertionError("a rule was left out that can come about")
