"""Every record of the vocabulary, each of its fields and each value in one can be read back in Italian."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from enum import Enum
from inspect import signature
from pathlib import Path
from typing import Any

import pytest

import engine.words.terms
from engine.cards.abilities import ability, classification, spending
from engine.cards.abilities.choices import OneOf
from engine.cards.abilities.continuous import Duration
from engine.cards.abilities.deciding import Vote
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.linkable import Linkable
from engine.cards.abilities.players import AddMana
from engine.cards.abilities.references import Every
from engine.cards.abilities.retargeting import HowChanged
from engine.cards.abilities.spending import CouldProduce
from engine.cards.abilities.venturing import Venture
from engine.words.record import Record
from engine.words.terms import Layer
from scenarios.language.readback import in_words
from scenarios.language.word_tables import FIELDS, RECORDS, VALUES

FOLDER = Path(ability.__file__).parent
NO_WORDS: tuple[type, ...] = (
    classification.Goes, classification.Kept, classification.Adds, classification.Inside, classification.Answers, Linkable,
    spending.Unspent,
)  # fmt: skip
"""What records answer to the rules, and what no text says."""
SAID_OTHERWISE = {
    "Bounds", "Fixed", "X", "This", "You", "It", "Other", "One", "AttachedTo", "EventPlayer", "Target", "Remembered", "Filter",
}  # fmt: skip
"""Records that are read back by a sentence of their own, without a name."""


def _records() -> Iterator[Any]:
    for path in sorted(FOLDER.glob("*.py")):
        module = importlib.import_module(f"engine.cards.abilities.{path.stem}")
        for one in vars(module).values():
            if isinstance(one, type) and issubclass(one, Record) and one.__module__ == module.__name__:
                yield one


VOCABULARY = tuple(one for one in _records() if one not in NO_WORDS)
ENUMS = tuple(
    one
    for one in (
        *vars(engine.words.terms).values(),
        Duration,
        HowChanged,
        ability.Timing,
        ability.Prohibition,
        ability.PlayerScope,
    )
    if isinstance(one, type) and issubclass(one, Enum) and one.__module__ != "enum" and one is not Layer
)


def _bare(kind: Any) -> Any:
    given: dict[str, Any] = {
        name: () if "tuple" in str(kind.__annotations__.get(name, "")) else Filter() if name == "filter" else None
        for name, one in signature(kind).parameters.items()
        if one.default is one.empty
    }
    return kind(**given)


@pytest.mark.parametrize("kind", VOCABULARY, ids=lambda kind: kind.__name__)
def test_a_record_and_all_its_fields_have_words(kind: Any) -> None:
    assert kind.__name__ in RECORDS or kind.__name__ in SAID_OTHERWISE
    assert [name for name in kind.__struct_fields__ if name not in FIELDS and name != "text"] == []


@pytest.mark.parametrize(
    "kind", [one for one in VOCABULARY if one.__name__ not in SAID_OTHERWISE], ids=lambda kind: kind.__name__
)
def test_a_record_is_read_back(kind: Any) -> None:
    assert in_words(_bare(kind)).startswith(RECORDS[kind.__name__])


def test_no_name_is_of_a_record_or_a_field_that_is_not_there() -> None:
    assert set(RECORDS) - {one.__name__ for one in VOCABULARY} == set()
    assert set(FIELDS) - {name for one in VOCABULARY for name in one.__struct_fields__} == set()
    assert {one.__name__ for one in NO_WORDS}.isdisjoint(RECORDS)


@pytest.mark.parametrize(
    "value", [value for kind in ENUMS for value in kind], ids=lambda value: f"{type(value).__name__}.{value}"
)
def test_a_value_is_read_back(value: Enum) -> None:
    said = in_words(value)
    assert said
    assert said != value.value or not str(value.value).isascii() or " " not in str(value.value)


def test_no_word_is_of_a_value_that_is_not_there() -> None:
    known = {f"{type(value).__name__}.{value.value}" for kind in ENUMS for value in kind}
    assert set(VALUES) - known == set()


def test_control_a_record_without_a_name_is_a_key_error() -> None:
    class Nameless(Record):
        """Nothing."""

    with pytest.raises(KeyError):
        in_words(Nameless())


def test_106_7_mana_that_other_objects_say() -> None:
    said = in_words(AddMana(choices=(), like=CouldProduce(of=Every(Filter()), colors=True)))
    assert (
        said
        == "aggiungi mana (come dicono: il mana che potrebbe produrre (di: tutti (oggetti: un permanente qualsiasi); colore))"
    )


def test_106_4_control_mana_of_its_own() -> None:
    assert in_words(AddMana(choices=(("G", "G"), ("R",)))) == "aggiungi mana (scelte: {G}{G} o {R})"


def test_701_38_words_that_are_voted_for_are_no_mana() -> None:
    assert in_words(Vote(choices=("grazia", "furia"))) == "vota (scelte: grazia; furia)"


def test_701_49d_the_dungeon_that_is_named() -> None:
    assert in_words(Venture(quality="Undercity")) == "si avventura nel dungeon (in: Undercity)"


def test_608_2d_alternatives_are_read_back_one_or_the_other() -> None:
    ways = tuple((Venture(),) for _ in range(2))
    said = in_words(OneOf(ways=ways))
    assert said.startswith("una a scelta (fra: ")
    assert said.count(" oppure ") == 1
    assert " oppure " not in in_words(OneOf(ways=ways[:1])), "control: one is no choice"
