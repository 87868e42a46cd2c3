"""103.4, 119.5: 'your starting life total', which each way of playing sets by itself."""

from __future__ import annotations

import pytest

from scenarios.played.run import run
from scenarios.told.answer import answer
from scenarios.written.load import parse_lines

_TABLE = """formato: {form}
Anna: {life}, squadra 1; mano: Alba stregoneria
> {text}
Bruno: squadra 1
Carla: squadra 2
Dario: squadra 2
Anna lancia Alba
Quanta vita ha Anna?
"""
_TO_THE_START = "I tuoi punti vita diventano pari ai tuoi punti vita iniziali."


@pytest.mark.parametrize(
    ("form", "total", "rule"),
    [
        ("squadra contro squadra", 20, "103.4"),
        ("2HG", 30, "103.4a"),
        ("Commander, squadra contro squadra", 40, "103.4c"),
    ],
)
def test_103_4_103_4a_103_4c_what_a_player_began_with_is_read_off_the_way_of_playing(
    form: str, total: int, rule: str
) -> None:
    made = run(parse_lines(_TABLE.format(form=form, life=7, text=_TO_THE_START), "prova"))
    assert [one.value for one in answer(made).asked] == [total]
    assert any(rule in map(str, one.step.every_rule()) for one in made.steps)


def test_119_5_control_a_number_is_that_number_in_each() -> None:
    for form in ("squadra contro squadra", "2HG"):
        made = run(parse_lines(_TABLE.format(form=form, life=7, text="I tuoi punti vita diventano 12."), "prova"))
        assert [one.value for one in answer(made).asked] == [12]
        assert not any("103.4" in str(rule) for one in made.steps for rule in one.step.every_rule())
