"""Every sign of a text is found where it stands in its file, however YAML has the text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenarios.written.places import place_in
from scenarios.written.tree import tree_of

WRITTEN = {
    "plain": "testo: Pesca una carta.\n",
    "plain on several lines": "testo: Pesca\n   una\n\n   carta.\n",
    "single quotes": "testo: 'Pesca l''altra carta.'\n",
    "double quotes": 'testo: "Pesca \\"una\\" \\x41 carta."\n',
    "double quotes on several lines": 'testo: "Pesca \\\n  una\n  carta."\n',
    "literal block": "testo: |\n  Pesca una carta.\n    Poi un'altra.\n\n  Fine.\n",
    "block with a number": "testo: |2-\n    Pesca una carta.\n",
    "folded block": "testo: >-\n  Pesca\n  una carta.\n",
    "in a list": "testo:\n  - Volare\n  - 'Pesca: una carta.'\n",
    "in braces": "{a: {testo: 'Pesca, poi scarta.'}}\n",
    "carriage returns": "a: 1\r\ntesto: |\r\n  Pesca una\r\n  carta.\r\n",
    "wide signs": "testo: 'Però è già 🐉 qui.'\n",
}


def texts(tree: object) -> list[str]:
    if isinstance(tree, str):
        return [tree]
    return [text for one in (tree.values() if isinstance(tree, dict) else tree) for text in texts(one)]  # type: ignore[attr-defined]


@pytest.mark.parametrize("written", WRITTEN.values(), ids=WRITTEN)
def test_every_sign_stands_where_it_is_said_to(written: str) -> None:
    lines = written.replace("\r\n", "\n").split("\n")
    found = texts(tree_of(written))
    assert found
    for text in found:
        for index, sign in enumerate(text):
            place = place_in(text, index)
            assert place is not None
            there = lines[place.line - 1][place.column - 1]
            if not sign.isspace():
                assert there == sign or there == "\\", (text, index, place)


def test_a_blank_is_found_at_the_next_sign_and_what_is_beyond_at_the_first() -> None:
    (text,) = texts(tree_of("testo: Pesca   una carta.\n"))
    assert place_in(text, 5) == place_in(text, 6) == (1, 16)
    assert place_in(text, 99) == (1, 8)
    assert place_in("di nessun file", 3) is None


@given(st.lists(st.text(st.sampled_from("ab'àè,.{}:# "), min_size=1, max_size=12), min_size=1, max_size=4))
def test_in_single_quotes_and_in_a_block_the_same_signs_are_found(words: list[str]) -> None:
    plain = [word.strip() or "x" for word in words]
    block = "t: |\n" + "".join(f"  {line}\n" for line in plain)
    quoted = "t: '" + " ".join(plain).replace("'", "''") + "'\n"
    for written in (block, quoted):
        (text,) = texts(tree_of(written))
        lines = written.split("\n")
        for index, sign in enumerate(text):
            if not sign.isspace():
                place = place_in(text, index)
                assert place is not None
                assert lines[place.line - 1][place.column - 1] == sign
