"""The edition of the rules that the engine follows, and the only way in which code names one of its numbers.

A step of a trace shows nothing but citations made by :func:`cite`; a test reads every call of it from the source and looks
the number up in the rules text. What is not realised is said in place with :func:`not_implemented`, and listed.
"""

from __future__ import annotations

from engine.words.record import Record

EDITION = "2026-08-07"
"""Effective date of the Comprehensive Rules whose numbers the engine cites."""


class Citation(str):
    """The number of a rule in :data:`EDITION`. Made by :func:`cite` alone, so that all of them can be found."""

    __slots__ = ()


class Gap(Record):
    """A rule that the engine does not realise, with what it is about."""

    rule: str
    subject: str


def cite(number: str) -> Citation:
    """A citation of one rule. The argument is always a literal: tests collect the calls by reading the source."""
    return Citation(number)


_gaps: dict[str, Gap] = {}


def not_implemented(rule: str, subject: str) -> Gap:
    """Say in place that a rule is not realised; the same rule may be said once only."""
    if rule in _gaps:
        raise ValueError(f"said twice: {rule}")
    gap = Gap(rule, subject)
    _gaps[rule] = gap
    return gap


def gaps() -> tuple[Gap, ...]:
    """All rules said to be not realised by the modules loaded so far, in the order of their numbers."""
    return tuple(_gaps[number] for number in sorted(_gaps))
