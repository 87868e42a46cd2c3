"""The rest of a word that somebody is typing as an answer, among the words that can stand there.

What can stand there is read off the question and off the board as it begins: nothing that happens adds a word, so that a completion
tells no more than the question and the board have told.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import Any

from engine.cards.abilities.ability import Activated, Triggered
from ruletext.builtin import builtin
from scenarios.language.counters import COUNTERS
from scenarios.language.keyword_names import KEYWORDS
from scenarios.language.outcomes import GAME_STATES
from scenarios.language.subtype_names import subtype_word
from scenarios.language.terms import COLORS, DAYTIMES, STEPS, SUPERTYPES, TYPES, ZONES
from scenarios.language.vocabulary import Vocabulary
from scenarios.played.run import Run
from scenarios.training.choices import OfChoice
from scenarios.training.problems import Asks, Problem
from scenarios.written import queries
from scenarios.written.queries import COUNTED, KEPT, GameAspect

NOTHING = ("niente",)
_YES_OR_NO = ("sì", "no")
_PARTS = re.compile(r"[,;]")
_RULE = re.compile(r"[0-9]{3}\.(?:[0-9]+[a-z]*)?", re.IGNORECASE)
_QUOTED = re.compile("«([^»]+)»")
_OF_OBJECTS = ("attached_to", "hand", "graveyard", "exile", "command", "library_top", "battlefield", "name")
_TABLES: Mapping[str, Vocabulary[Any]] = {
    "zone": ZONES,
    "types": TYPES,
    "supertypes": SUPERTYPES,
    "colors": COLORS,
    COUNTED: COUNTERS,
    KEPT: KEYWORDS,
}
_OF_THE_GAME: Mapping[object, Vocabulary[Any]] = {
    GameAspect.STEP: STEPS, GameAspect.STATE: GAME_STATES, GameAspect.DAYTIME: DAYTIMES,
}  # fmt: skip


class Completing:
    """The completion of answers to the questions of one run. ``rules``: whether numbers of rules are completed too."""

    def __init__(self, run: Run, *, rules: bool = True) -> None:
        self._run = run
        self._rules = rules

    def rest(self, problem: Problem, text: str) -> str:
        """What would complete the word that is being typed; '' where nothing is known to begin so."""
        part = _PARTS.split(text)[-1].lstrip()
        for typed in dict.fromkeys((part, part.rsplit(" ", 1)[-1])):
            if not typed:
                continue
            found = self._rule(typed) if self._of_rules(problem, typed) else _begun(typed, self.words(problem))
            if found:
                return found
        return ""

    def words(self, problem: Problem) -> tuple[str, ...]:
        """Every word that can stand in an answer, but for numbers of rules."""
        return tuple(dict.fromkeys(self._words(problem)))

    def _of_rules(self, problem: Problem, typed: str) -> bool:
        asked = problem.asks in (Asks.RULE, Asks.STATE_BASED) or _field(problem) == "lost_by"
        return asked and _RULE.fullmatch(typed) is not None

    def _rule(self, typed: str) -> str:
        """The next number that begins so, in the order of the rules; below a chapter or a rule, which are nearly an answer."""
        if not self._rules:
            return ""
        above = [one for one in dict.fromkeys((typed[:3], typed.rstrip("."))) if builtin().has(builtin().number(one))]
        return _begun(typed, (str(below) for one in above for below in builtin().below(one)))

    def _words(self, problem: Problem) -> Iterator[str]:
        if problem.asks is Asks.RULE:
            return
        if problem.asks is Asks.STATE_BASED or isinstance(problem, OfChoice):
            yield from (*self._objects, *self._players)
            return
        if problem.found is None:
            return
        query, aspect, field = problem.found.query, problem.found.aspect, _field(problem)
        yield from _QUOTED.findall(problem.prompt)
        if aspect in (GameAspect.STACK, GameAspect.TRIGGERED, GameAspect.TOP):
            yield from (*self._abilities, *NOTHING)
        elif aspect is GameAspect.DEAD:
            yield from (*self._objects, *NOTHING)
        elif aspect in (GameAspect.PRIORITY, GameAspect.WINNERS, GameAspect.CHOOSERS):
            yield from (*self._players, *NOTHING)
        elif aspect in _OF_THE_GAME:
            yield from _OF_THE_GAME[aspect].printed()
        elif isinstance(query, queries.AllowedQuery) or isinstance(problem.found.value, bool):
            yield from _YES_OR_NO
        elif isinstance(query, queries.ObjectQuery | queries.PlayerQuery):
            yield from self._of_subject(field)

    def _of_subject(self, field: str) -> Iterator[str]:
        """Words for what is asked of an object or a player."""
        if field in _TABLES:
            yield from _TABLES[field].printed()
        elif field in ("controller", "owner", "seen_by"):
            yield from self._players
        elif field == "subtypes":
            yield from self._subtypes
        elif field in _OF_OBJECTS:
            yield from (*self._objects, *self._players)
        yield from NOTHING

    @cached_property
    def _players(self) -> tuple[str, ...]:
        return tuple(player.name for player in self._run.scenario.players)

    @cached_property
    def _objects(self) -> tuple[str, ...]:
        """What everything that is there from the start is called: by its name, or by its id where two bear that name."""
        names = [one.printed.name for one in self._run.start.objects.values()]
        called = ((one.printed.name, one.label) for one in self._run.start.objects.values())
        return tuple(dict.fromkeys(name if names.count(name) == 1 else label for name, label in called if name))

    @cached_property
    def _abilities(self) -> tuple[str, ...]:
        """Everything that is there, and its abilities that go on the stack by their numbers where it has several."""
        found = [*self._objects]
        for one in self._run.start.objects.values():
            called = next((name for name in (one.printed.name, one.label) if name in self._objects), "")
            for n, ability in enumerate(one.printed.abilities, 1):
                if called and isinstance(ability, Triggered | Activated):
                    found.append(f"{called} abilità {n}")
        return tuple(found)

    @cached_property
    def _subtypes(self) -> tuple[str, ...]:
        """The subtypes that stand on cards."""
        seen = {kind for one in self._run.start.objects.values() for kind in one.printed.subtypes}
        return tuple(sorted(map(subtype_word, seen)))


def _field(problem: Problem) -> str:
    return getattr(problem.found.aspect, "field", "") if problem.found is not None else ""


def _begun(typed: str, words: Iterable[str]) -> str:
    """The rest of the first word that begins as somebody has typed, however large the letters are."""
    begun = typed.casefold()
    return next(
        (one[len(typed) :] for one in words if one[: len(typed)].casefold() == begun and len(one) > len(typed)), ""
    )
