"""702: every keyword ability that the rules list is written by each of its names, or says that it is not realised."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from scenarios.cardtext import refusal
from scenarios.language.keywords import NOT_REALISED
from scenarios.written.printed_text import read_said
from tests.shared import ROOT

_TITLED = re.compile(r"^(702\.\d+)\n    titolo: (.*)$", re.MULTILINE)
_TWO_NAMES = re.compile(r"(?P<name>.*?)(?: \((?P<other>.*)\))?")
RESTS = (
    "",
    " 2",
    " {1}{B}",
    " 2—{1}{B}",
    " creatura",
    " dal rosso",
    " per le creature",
    " per Arcano {1}",
    " — {1}: Pesca una carta.",
)
"""What stands behind keyword abilities on cards."""


def names() -> Iterator[tuple[str, str]]:
    """Every name of a keyword ability with its rule; a title that names two has both."""
    corpus = (ROOT / "ruletext" / "corpus" / "702.txt").read_text("utf-8")
    for rule, title in _TITLED.findall(corpus):
        found = _TWO_NAMES.fullmatch(title)
        assert found is not None
        for name in filter(None, found.group("name", "other")):
            yield from ((rule, one) for one in (name.split(" e ") if name == "Diurno e notturno" else (name,)))


def _reasons(name: str) -> set[str]:
    """How lines with a keyword are read: '' for whole, or why not."""
    readings = (read_said("Ombra", "Creatura", f"{name}{rest}", "{2}{B}") for rest in RESTS)
    return {next((one.reason for one in made.fragments), "") for made in readings}


@pytest.mark.parametrize(("rule", "name"), list(names()))
def test_702_a_keyword_is_read_or_named_by_every_name(rule: str, name: str) -> None:
    assert {"", refusal.UNKNOWN_KEYWORD} & _reasons(name)


def test_control_a_word_that_is_no_keyword_is_unknown() -> None:
    assert not {"", refusal.UNKNOWN_KEYWORD} & _reasons("Sgattiolare")


def test_702_what_is_not_realised_is_in_the_table_with_its_rule() -> None:
    listed = {rule for rule, _ in names()}
    assert {*NOT_REALISED.values()} <= listed
    for name in ("agenda nascosta", "compagno", "storia da narrare"):
        assert _reasons(name) >= {refusal.UNKNOWN_KEYWORD} and "" not in _reasons(name)


def test_702_190a_sneak_is_read_by_both_names() -> None:
    for name in ("Sgattaiolare", "Sneak"):
        (made,) = read_said("Ombra", "Creatura", f"{name} {{1}}{{B}}", "{2}{B}").abilities
        assert getattr(made, "keyword", "") == "sneak"
