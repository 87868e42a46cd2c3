"""Patterns that wait: they find what `re` finds, and are compiled when they are first asked."""

from __future__ import annotations

import re

from scenarios.language.patterns import Pattern


def test_a_pattern_is_compiled_when_it_is_first_held_against_something() -> None:
    waits = Pattern("(a")
    assert "compiled" not in vars(waits)
    made = Pattern("a+", re.IGNORECASE)
    assert made.match("AAb") is not None
    assert "compiled" in vars(made)


def test_a_pattern_finds_what_re_finds() -> None:
    made, of_re = Pattern("b(.)"), re.compile("b(.)")
    text = "abcbd"
    assert made.match(text, 1) is not None
    assert made.match(text) is None
    assert made.fullmatch("bc") is not None
    assert made.fullmatch(text) is None
    found = made.search(text, 2)
    assert found is not None
    assert found[0] == "bd"
    assert [one.span() for one in made.finditer(text, 2)] == [(3, 5)]
    assert made.findall(text) == of_re.findall(text)
    assert made.split(text, maxsplit=1) == of_re.split(text, maxsplit=1)
    assert made.sub("x", text, count=1) == of_re.sub("x", text, count=1)
