"""Texts read in Italian and in English, which must come to the same."""

from __future__ import annotations

from typing import Any

from scenarios.cardtext.api import read
from scenarios.cardtext.oracle.comparing import Verdict, compared
from scenarios.cardtext.oracle.reading import read_oracle
from tests.scenarios.cardtext.support import bare
from tests.scenarios.cardtext.test_english_constructs import TYPES, english


def they_agree(it: str, en: str, type_line: str) -> None:
    """Both texts of a card of that type line come to the same. Fails where one is not understood, or they differ."""
    numbers = ("2", "2") if "Creatura" in type_line else (None, None)
    found = read("Sentinella", type_line, it, "{2}{G}", *numbers)
    assert found.understood, [(one.reason, one.text) for one in found.not_understood]
    other = read_oracle("Sentinel", en, found.characteristics)
    assert other.understood, [(one.reason, one.text) for one in other.not_understood]
    held = compared(found, other)
    assert held.verdict is Verdict.AGREE, held.where


def both_all(it: str, en: str, types: str = "c") -> tuple[Any, ...]:
    """What both texts of 'Sentinella' or 'Sentinel' compile to. Fails where one is not understood, or they differ."""
    found, other = read("Sentinella", TYPES[types], it), english(en, types)
    assert found.understood, [(one.reason, one.text) for one in found.not_understood]
    assert other.understood, [(one.reason, one.text) for one in other.not_understood]
    held = compared(found, other)
    assert held.verdict is Verdict.AGREE, held.where
    return tuple(bare(one) for one, _, _ in found.abilities)


def both(it: str, en: str, types: str = "c") -> Any:
    """The one ability that both texts compile to."""
    (found,) = both_all(it, en, types)
    return found
