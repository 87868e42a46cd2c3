"""A ruling that waits for a choice says the same beside the board, in the steps, and in each form that is taken along."""

import html
import json
from collections.abc import Callable
from xml.etree import ElementTree

import pytest

from engine import every_answer
from judge.presenters import playing
from judge.presenters.exporting import opened_of, shortened, written
from judge.presenters.forms import FORMS
from judge.presenters.verdict import verdict
from scenarios.written.load import parse_lines
from scenarios.written.model import Scenario

LEGEND = "Anna: Regina 3/3 leggendaria\nAnna lancia Regina\nChi muore?\n"
TWO = """\
Anna: Braciere incantesimo
> Se una fonte sta per infliggere danno a un giocatore, infligge invece il doppio di quel danno.
Bruno: Riparo incantesimo
> Se una fonte sta per infliggerti danno, previeni 1 di quei danni.
Anna lancia 3 danni a Bruno
{asks}"""
ASKED = TWO.format(asks="Quanta vita ha Bruno?\n")
BOARDS = {"alike": LEGEND, "two": ASKED, "unasked": TWO.format(asks="")}
SAYS = {
    "alike": ("Comunque si scelga l'esito è uguale, per esempio: «Regina» (regina2) muore", "704.5j"),
    "two": ("Bruno passa da 20 a 15 punti vita", "Bruno passa da 20 a 16 punti vita", "616.1", "2 esiti"),
    "unasked": ("15", "16", "616.1", "2 esiti"),
}


def board(lines: str) -> Scenario:
    return parse_lines(lines, "prova")


def _beside(lines: str) -> str:
    told = verdict(board(lines))
    return "\n".join((*told.answer, *told.below))


def _in_the_steps(lines: str) -> str:
    return "\n".join(playing.session(board(lines)).worked_out().answer)


def _in_form(form: str) -> Callable[[str], str]:
    def told(lines: str) -> str:
        run = playing.session(board(lines)).run
        text = written(run, form, shortened(opened_of(run)))
        if form == "json":
            found = json.loads(text)
            return "\n".join((*found["risposta"], *found["esiti"], *found["regole"]))
        if form == "svg":
            text = " ".join("".join(one.itertext()) for one in ElementTree.fromstring(text).iter())
            return " ".join(text.split())
        return html.unescape(text) if form == "html" else text

    return told


FACES = {"tavolo": _beside, "svolgimento": _in_the_steps, **{form: _in_form(form) for form in FORMS}}


@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("face", FACES)
def test_every_face_tells_what_comes_of_the_choice(face: str, name: str) -> None:
    told = FACES[face](BOARDS[name]).replace("\\", "")
    for words in SAYS[name]:
        assert words in told, told
    assert "Finora" not in told and "608.3a" not in told.split("Come si arriva")[0].split("passi")[0]


@pytest.mark.parametrize("face", FACES)
def test_control_where_nothing_waits_no_face_speaks_of_a_choice(face: str) -> None:
    if face == "json":
        run = playing.session(board(LEGEND.replace(" leggendaria", ""))).run
        assert "esiti" not in json.loads(written(run, "json", opened_of(run)))
        return
    told = FACES[face](LEGEND.replace(" leggendaria", ""))
    assert "scelga" not in told and "esiti" not in told


def test_what_was_answered_on_the_screen_stands_in_what_the_next_choice_comes_to() -> None:
    """701.22a: of two choices the first is given; the ways that are left begin behind it."""
    lines = f"{ASKED}Quanta vita ha Bruno?\n".replace("a Bruno\n", "a Bruno\nAnna lancia 3 danni a Bruno\n", 1)
    first = playing.session(board(lines))
    assert first.opened is not None and len(first.opened.outcomes) > 2
    question = first.run.question
    assert question is not None
    answer = next(iter(every_answer(question)))
    then = first.answered(first.number_asked, answer)
    assert then.opened is not None
    assert 0 < len(then.opened.outcomes) < len(first.opened.outcomes)
