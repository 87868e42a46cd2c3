"""How much a rule says as the reason for an answer: what nearly every run cites says how things go by, what few cite says why."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

RAREST = 12
"""The weight of a rule that hardly any situation cites."""
BASE = 1.5
"""How many times rarer a rule is than one that weighs one less."""
TABLE = Path(__file__).with_name("rarity.json")
"""By its weight, which rules of the situations that ship are cited that often; `python -m tests.rarity` writes it."""

_COMMON = (
    "110.2a", "115.1", "116.2a", "117", "120.1", "120.2b", "120.4", "121.1", "121.2", "305.1", "400.7", "405", "500", "501", "502",
    "503", "504", "505", "508.1", "508.2", "509.1", "509.2", "510.1", "510.2", "510.3", "511", "512", "513", "514", "601.2",
    "602.2", "603.2", "603.3", "608.1", "608.2", "608.3", "700.1", "701.21a", "703", "725.1", "726.1",
)  # fmt: skip
"""Rules, or the beginnings of their numbers, by which every turn goes and everything is cast and resolves."""
_TELLING = (
    "500.5", "601.2c", "601.2f", "601.2h", "602.2b", "603.2c", "603.2d", "603.2e", "603.2g", "603.3b", "603.3c", "608.2b", "608.2g",
    "608.2h", "608.2i", "608.3c", "608.3e", "502.3", "508.1c", "508.1d", "508.1g", "508.3a", "509.1b", "509.1c", "509.1h", "510.1c",
    "510.1d", "510.4", "513.2", "514.1", "514.2", "514.3a", "500.7", "500.11",
)  # fmt: skip
"""Parts of these that do decide: fixed order, targets gone, total costs, information looked up, what must and can't fight."""
_BY_ITSELF = ("120.3", "613.1")
"""General rules whose letters say more: by themselves they decide nothing."""


def is_among(rule: str, numbers: tuple[str, ...]) -> bool:
    """Whether a rule is one of these, or a letter of one."""
    return any(rule == one or (rule.startswith(one) and not rule[len(one) :][:1].isdigit()) for one in numbers)


def is_general(rule: str) -> bool:
    """Whether a rule by itself decides nothing, but one of its letters may."""
    return rule in _BY_ITSELF


def is_common(rule: str) -> bool:
    """Whether a rule only says how every run of its kind goes by, so that it decides only where nothing else does."""
    chapter = "." not in rule
    return chapter or is_general(rule) or (rule not in _TELLING and is_among(rule, _COMMON))


@cache
def _weights() -> dict[str, int]:
    table = json.loads(TABLE.read_text(encoding="utf-8"))
    return {rule: int(weight) for weight, rules in table.items() for rule in rules}


_TITLE = re.compile(r"70[12]\.\d+")
"""701.2-702.1: what a keyword action or ability is called; what it does its letters say."""


_OF_A_KEYWORD = re.compile(r"702\.\d+[a-z]")
BY_KEYWORD = 1.25
"""702: how much more the rule of a keyword ability says than those by which all that it stands for goes."""


def weight(rule: str) -> float:
    """What a rule says: 0 where every situation cites it, `RAREST` where hardly any does; half as much where it only says how."""
    if _TITLE.fullmatch(rule):
        return 0
    rarity = _weights().get(rule, RAREST)
    if _OF_A_KEYWORD.fullmatch(rule):
        return rarity * BY_KEYWORD
    return rarity / 2 if is_common(rule) else rarity
