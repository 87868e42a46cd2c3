"""603.2, 603.7: how often an ability triggers, of which a delayed one that it sets up is another."""

from __future__ import annotations

from scenarios.played.run import run
from scenarios.told.answer import answer
from scenarios.written.load import parse_lines

_BOARD = """\
Anna: Duca creatura 2/2
> {text}
Bruno: 20
Anna attacca Bruno con Duca
{then}
Quante volte si innesca il Duca?
"""
_LATER = "Ogniqualvolta il Duca attacca, {what}."
_DELAYED = "all'inizio della prossima sottofase finale, pesca una carta"


def told(text: str, then: str = "vai alla sottofase finale") -> str:
    return answer(run(parse_lines(_BOARD.format(text=text, then=then), "t"))).headline[0]


def test_603_7_what_an_ability_sets_up_is_another_one() -> None:
    assert "si innesca una volta" in told(_LATER.format(what=_DELAYED))


def test_603_7_control_two_of_the_objects_own_are_two() -> None:
    twice = _LATER.format(what="pesca una carta") + "\n> " + "All'inizio della tua sottofase finale, pesca una carta."
    assert "2 volte" in told(twice)


def test_603_7_control_what_a_spell_sets_up_counts_where_it_has_no_other() -> None:
    board = (
        "Anna: 20\nBruno: 20\nAnna lancia Patto stregoneria\n> All'inizio del prossimo mantenimento, pesca una carta.\n"
        "vai a mantenimento di Bruno\nSi innesca Patto?\n"
    )
    assert "si innesca" in answer(run(parse_lines(board, "t"))).headline[0]
    assert "non si innesca" not in answer(run(parse_lines(board, "t"))).headline[0]
