"""110.5: whatever may be said of a card below its line stands beside anything else of it in one line, as it does on two."""

from __future__ import annotations

from functools import cache
from itertools import permutations

import pytest

from scenarios.written.by_line.gathered import blocks
from scenarios.written.by_line.headings import OF_CARD, OF_PERMANENT
from scenarios.written.by_line.reading import read
from tests.words_page import words

_BOARD = (
    "Anna: 30\nBruno: 40, Re creatura leggendaria 4/4\n{below}\nturno di Bruno\nBruno attacca Anna con Re\nChi vince?\n"
)
_OF_A_CARD = ("Card", "Permanent", "ZoneCard")
KEYS = tuple(dict.fromkeys((*OF_PERMANENT.values(), *OF_CARD.values())))


@cache
def examples() -> dict[str, str]:
    """By the word, how the shortest situation says it that plays it, in a line."""
    found: dict[str, str] = {}
    for (section, key), example in words().items():
        if section in _OF_A_CARD and key in KEYS and example is not None:
            found.setdefault(key, _in_a_line(example.value))
    return found


def _in_a_line(value: object) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {_in_a_line(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_in_a_line, value)) + "]"
    text = str(value)
    return f'"{text}"' if any(sign in text for sign in ",:{}[]") and '"' not in text else text


def _read(*lines: str) -> tuple[object, list[str]]:
    """What a board with these lines below a card says, and what is wrong with it, wherever that stands."""
    made = read(_BOARD.format(below="\n".join(lines)))
    return made.root, sorted(one.message for one in made.faults)


def test_every_word_of_a_card_has_an_example() -> None:
    """«nome» and the like, which a line says by itself, and words that stand for others have none."""
    assert len(examples()) > len(KEYS) / 2


@pytest.mark.parametrize("first", sorted(examples()))
def test_110_5_each_pair_of_words_is_read_in_one_line_as_on_two(first: str) -> None:
    said = {key: f"{key}: {value}" for key, value in examples().items()}
    for second in said:
        if second != first:
            one, two = said[first], said[second]
            assert [each.typed.text for each in blocks(f"{one}, {two}")] == [one, two], second
    keys = sorted(said)
    one, two = said[first], said[keys[keys.index(first) - 1]]
    assert _read(f"{one}, {two}") == _read(one, two), "the reader sees no more than these parts"


@pytest.mark.parametrize("several", list(permutations(("proprietario: Anna", "comandante: sì", "danno: 2"))))
def test_110_5_three_in_any_order_and_control_a_value_with_commas_is_one(several: tuple[str, ...]) -> None:
    assert _read(", ".join(several)) == _read(*several)
    assert _read(*several)[1] == []
    assert [each.typed.text for each in blocks("metà: Fiamma, Gelo, comandante: sì")] == [
        "metà: Fiamma, Gelo",
        "comandante: sì",
    ]
    assert len(blocks("metà: Fiamma, Gelo")) == len(blocks('testo: "primo, danno: 2"')) == 1
    assert len(blocks("Anna: Orso 2/2, comandante: sì")) == 1, "control: a player's line is a player's"
