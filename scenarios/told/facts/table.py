"""The table from kinds of facts to their words: a sentence, a part of one, or what a state-based action read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from engine import Step
from engine.state.facts.fact import Fact, Telling
from engine.state.trace import Change
from scenarios.language.words import People

_F = TypeVar("_F", bound=Fact)
_T = TypeVar("_T", bound=Telling)


class Table(Generic[_T]):
    """For kinds of facts what says them, given the fact, the step or change that has it, and the people."""

    def __init__(self) -> None:
        self._words: dict[type[Fact], Callable[[Any, _T, People], str]] = {}

    @property
    def kinds(self) -> frozenset[type[Fact]]:
        """The kinds of facts that have words here."""
        return frozenset(self._words)

    def words(self, kind: type[_F]) -> Callable[[Callable[[_F, _T, People], str]], Callable[[_F, _T, People], str]]:
        """A function is what says facts of a kind. Raises ValueError for a kind that has words already."""

        def entered(function: Callable[[_F, _T, People], str]) -> Callable[[_F, _T, People], str]:
            if kind in self._words:
                raise ValueError(f"{kind.__name__} has words already")
            self._words[kind] = function
            return function

        return entered

    def said(self, one: _T, people: People) -> str:
        """The words of the first fact that has any here; '' where none has."""
        for fact in one.facts:
            if type(fact) in self._words:
                return self._words[type(fact)](fact, one, people)
        return ""

    def parts(self, one: _T, people: People, *kinds: type[Fact]) -> str:
        """The words of its facts of these kinds, in the order of the kinds, one right behind the other."""
        found = ((kind, one.fact(kind)) for kind in kinds)
        return "".join(self._words[kind](fact, one, people) for kind, fact in found if fact is not None)


SENTENCES: Table[Step] = Table()
"""What says the whole of a step."""
PARTS: Table[Step] = Table()
"""What says a part of the sentence of a step."""
READ: Table[Change] = Table()
"""What says what a state-based action read."""
