"""A ruling taken along: each form says the same, and nothing foreign is markup in any of them."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from judge import paths
from judge.presenters.exporting import kept, written
from judge.presenters.forms import FORMS
from scenarios.played.run import run
from tests.judge.app.situations import HOSTILE, LETHAL, situation

EVIL = "<script>alert(1)</script> [b]x[/b] & "


def made(text: str = LETHAL):
    return run(situation(text))


@pytest.mark.parametrize("form", FORMS)
def test_every_form_names_the_deciding_rule_and_what_dies(form: str) -> None:
    told = written(made(), form)
    assert "704.5g" in told and "Orso" in told
    assert told.endswith("\n")


def texts(svg: str) -> list[str]:
    found = ElementTree.fromstring(svg)
    return ["".join(one.itertext()).replace("\xa0", " ") for one in found.iter("{http://www.w3.org/2000/svg}text")]


def test_the_picture_is_whole_fetches_nothing_and_holds_no_foreign_markup() -> None:
    svg = written(made(HOSTILE.format(name=EVIL)), "svg")
    assert "url(http" not in svg and "@font-face" not in svg and "<script" not in svg and "href" not in svg
    assert any("<script>alert(1)</script> [b]x[/b] &" in one for one in texts(svg))
    assert svg == written(made(HOSTILE.format(name=EVIL)), "svg")


def test_a_file_is_written_again_in_its_place_and_not_in_that_of_another() -> None:
    first = kept(made(), "riga")
    assert first.parent == paths.data() / "risposte"
    assert first.read_text("utf-8") == written(made(), "riga")
    assert kept(made(), "riga") == first
    assert kept(made(), "testo") != first
    assert sorted(Path(one).suffix for one in first.parent.iterdir()) == [".txt", ".txt"]
