"""Foreign text steers no terminal, whatever it is made of."""

import json
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge import render


@pytest.mark.parametrize(
    ("foreign", "shown"),
    [
        ("Orso", "Orso"),
        ("\x1b[31mOrso\x1b[0m", "Orso"),
        ("\x9b31mOrso", "Orso"),
        ("\x1b]0;titolo\x07Orso", "Orso"),
        ("\x1b]8;;http://x\x1b\\Orso\x1b]8;;\x1b\\", "Orso"),
        ("\x1bP1$r\x1b\\Orso", "Orso"),
        ("\x1bcOrso", "Orso"),
        ("\x1b(0Orso", "Orso"),
        ("Orso\x1b", "Orso"),
        ("\x1b]0;senza fine", "0;senza fine"),
        ("Or\x08so\x00\x7f", "Orso"),
        ("O\u202erso\u2066", "Orso"),
        ("Orso\u00a02/2\t!", "Orso 2/2 !"),
        ("a\r\nb\rc\u2028d\x0be", "a\nb\nc\nd\ne"),
        ("\udcff", "\ufffd"),
        ("perché «{T}: [Costo]»", "perché «{T}: [Costo]»"),
    ],
)
def test_what_is_no_text_is_taken_out(foreign: str, shown: str) -> None:
    assert render.clean(foreign) == shown


@given(st.text(st.characters() | st.sampled_from("\x1b[]m\x07\x9b0;"), max_size=40))
def test_nothing_but_text_and_line_breaks_is_left(foreign: str) -> None:
    shown = render.clean(foreign)
    assert shown.replace("\n", "").isprintable()
    assert render.clean(shown) == shown
    assert "\n" not in render.one_line(foreign)


@given(st.text(max_size=40))
def test_json_says_everything_and_holds_no_raw_control(foreign: str) -> None:
    text = render.json_text({"testo": foreign})
    assert json.loads(text) == {"testo": foreign}
    assert all(c == "\n" or c.isprintable() for c in text)


def test_json_writes_accents_as_they_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert '"à"' in render.json_text("à")


@given(st.text(st.sampled_from("ab \n"), max_size=120), st.integers(20, 60))
def test_wrapping_keeps_every_word_and_the_width(text: str, columns: int) -> None:
    lines = render.wrapped(text, columns, first="  ").split("\n")
    assert max(map(len, lines)) <= columns
    assert all(not line or line.startswith("  ") for line in lines)
    assert "".join("".join(lines).split()) == "".join(text.split())


def test_a_text_with_its_own_layout_keeps_its_indents() -> None:
    laid_out = "Titolo\n    quattro parole molto lunghe\nfine"
    assert render.fitted(laid_out, None) == laid_out
    assert render.fitted(laid_out, 20) == "Titolo\n    quattro parole\n    molto lunghe\nfine"


def test_what_is_cut_off_shows() -> None:
    assert render.shortened("una due tre", 11) == "una due tre"
    assert render.shortened("una due, tre", 10) == "una due…"
    assert render.shortened("unaduetre", 5) == "unad…"
    assert unicodedata.category(render.shortened("a\x1b[1mb\nc", 9)[0]) == "Ll"
