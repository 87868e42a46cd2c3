"""Numbers to offer in place of one that no rule bears."""

from __future__ import annotations

from collections.abc import Collection

from ruletext.number import RuleNumber, RuleNumberError


def nearest(number: RuleNumber, known: Collection[RuleNumber], limit: int = 3) -> tuple[RuleNumber, ...]:
    """Up to `limit` known numbers, in order: two digits swapped by the hand, then the closest beside it or above it."""
    found = [swapped for swapped in _swaps(number) if swapped in known]
    found += (near for near in _beside(number, known) if near not in found)
    return tuple(sorted(found[:limit]))


def _swaps(number: RuleNumber) -> list[RuleNumber]:
    """The numbers that come out when two neighbouring characters change places (740.5f: 704.5f)."""
    text = str(number)
    found = []
    for i in range(len(text) - 1):
        try:
            found.append(RuleNumber.exact(text[:i] + text[i + 1] + text[i] + text[i + 2 :]))
        except RuleNumberError:
            continue  # most swaps give no number at all
    return [swapped for swapped in found if swapped != number]


def _beside(number: RuleNumber, known: Collection[RuleNumber]) -> list[RuleNumber]:
    """The known numbers below the same parent, closest first; where there are none, the same for what is above."""
    for level in (number, *number.parents):
        last = level.depth - 1
        siblings = [other for other in known if other.depth == level.depth and other.parent == level.parent]
        if siblings:
            return sorted(siblings, key=lambda other: (abs(other[last] - level[last]), other))
    return []
