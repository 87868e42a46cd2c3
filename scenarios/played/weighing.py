"""Which rules say why and which say how: what every run of its kind cites, what follows, and what is out of the ordinary."""

from __future__ import annotations

_COMMON = (
    "110.2a", "115.1", "116.2a", "117", "120.1", "120.2b", "120.4", "121.1", "121.2", "305.1", "400.7", "405", "500", "501", "502",
    "503", "505", "508.1", "508.2", "509.1", "509.2", "510.1", "510.2", "510.3", "511", "512", "513", "514", "601.2", "602.2",
    "603.2", "603.3", "608.1", "608.2", "608.3", "700.1", "701.21a", "703",
)  # fmt: skip
"""Rules, or the beginnings of their numbers, that every run of their kind cites: they decide only where nothing else does."""
_TELLING = (
    "500.5", "601.2c", "601.2f", "601.2h", "602.2b", "603.2c", "603.3b", "603.3c", "608.2b", "608.2g", "608.2h", "608.2i", "608.3c",
    "608.3e", "502.3", "508.1c", "508.1d", "508.1g", "508.3a", "509.1b", "509.1c", "509.1h", "510.1c", "510.1d", "510.4", "513.2",
    "514.1", "514.2", "514.3a", "500.7", "500.11",
)  # fmt: skip
"""Parts of these that do decide: fixed order, targets gone, total costs, information looked up, what must and can't fight."""
_LATER = (
    "119.3", "614.1", "614.6", "120.3a", "120.3e", "120.3f", "601.2c", "601.2f", "601.2h", "602.2b", "605.3",
    "608.2c", "603.6a", "603.6b", "701.7a", "701.8a", "701.13a", "704.3", "303.4a", "123.3", "604.3", "611.2c",
)  # fmt: skip
"""What says how a thing is done rather than why; behind the others."""
_PARTICULAR = (
    "101.2", "101.4", "104.4", "106.4", "107.3", "111.10", "111.13", "113.8", "113.10", "115.7", "118.7", "118.9", "120.3b",
    "120.3c", "120.3d", "120.3g", "120.3h", "121.4", "122.1", "205.3d", "303.4", "303.7", "305.3", "310", "400.7", "500.5", "506.4",
    "508.1d", "508.4", "509.1c", "510.1c", "510.1d", "510.4", "513.2", "601.2f", "603.3c", "603.4", "603.6", "603.8", "603.12",
    "606.3", "608.2b", "609", "610", "611", "612", "614", "615", "616", "700.2", "701", "702", "704.5", "704.6", "707", "708",
    "709", "71", "72", "8", "9",
)  # fmt: skip
"""What a run cites only where something out of the ordinary is done: such a rule says more than how a step goes by."""


_BY_ITSELF = ("120.3", "613.1")
"""General rules whose letters say more: by themselves they decide nothing."""


def is_among(rule: str, numbers: tuple[str, ...]) -> bool:
    """Whether a rule is one of these, or a letter of one."""
    return any(rule == one or (rule.startswith(one) and not rule[len(one) :][:1].isdigit()) for one in numbers)


def is_common(rule: str) -> bool:
    """Whether every run of its kind cites a rule, so that it decides only where nothing else does."""
    return rule not in _TELLING and is_among(rule, _COMMON)


def in_between(rule: str) -> bool:
    """Whether a rule is more than what every run of its kind cites."""
    return not is_common(rule)


def decides(rule: str) -> bool:
    """Whether a rule says why an answer is so, rather than how a thing is done."""
    return in_between(rule) and not is_among(rule, _LATER) and rule not in _BY_ITSELF


def is_weakly_particular(rule: str) -> bool:
    """Whether a rule tells of a delayed ability: it decides only where nothing out of the ordinary does."""
    return rule.startswith("603.7") and decides(rule)


def is_particular(rule: str) -> bool:
    """Whether a rule is cited only where something out of the ordinary is done."""
    chapter = rule.startswith(tuple(one for one in _PARTICULAR if "." not in one))
    return (chapter or is_among(rule, _PARTICULAR)) and decides(rule)
