"""What every fact is, and how a step or a change is asked for one."""

from __future__ import annotations

from typing import TypeVar

from engine.words.record import Record


class Fact(Record):
    """One thing that a step or a change says: what a rule read, or what a player decided.

    A step has one fact of each kind at most. Players stand in facts as `PlayerTarget`, objects as `Mention`: the one who words
    a fact has no game to look them up in.
    """


Facts = tuple[Fact, ...]
NO_FACTS: Facts = ()

_F = TypeVar("_F", bound=Fact)


class Telling(Record, kw_only=True):
    """Something that says facts."""

    facts: Facts = NO_FACTS

    def fact(self, kind: type[_F]) -> _F | None:
        """The fact of this kind, where there is one."""
        for one in self.facts:
            if isinstance(one, kind):
                return one
        return None


def together(first: Facts, more: Facts) -> Facts:
    """704.7: the facts of two reasons for one thing; of a kind that both have the first one's."""
    kinds = {type(one) for one in first}
    return (*first, *(one for one in more if type(one) not in kinds))
