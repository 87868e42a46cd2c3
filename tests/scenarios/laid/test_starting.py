"""103: scenarios that begin with the game; 725, 731: boards on which somebody is the monarch, or it is day or night."""

from __future__ import annotations

import pytest

from engine.state.turn_state import Moment
from engine.words.terms import Zone
from scenarios.laid.setup import set_up
from scenarios.language.errors import ScenarioError
from scenarios.played.run import run
from scenarios.told import People, board
from scenarios.written.load import parse

TWO = "giocatori: [{nome: Anna, grimorio: 20}, {nome: Bruno, grimorio: 20}]\n"


def game(text: str):
    return set_up(parse(text, "prova.yaml"))


def fault(text: str) -> str:
    with pytest.raises(ScenarioError) as raised:
        game(text)
    (one,) = raised.value.faults
    return one.message


def test_103_a_scenario_begins_before_the_first_turn() -> None:
    made = game(f"inizio: Bruno\n{TWO}")
    assert (made.moment, made.starting_player, made.turn.number) == (Moment.OPENING, 1, 0)
    assert board.lines(made, People(("Anna", "Bruno")))[0].text == "Prima del primo turno, di Bruno"


def test_103_control_without_it_the_game_is_under_way() -> None:
    assert game(TWO).moment is Moment.CHECK


def test_103_1_who_chooses_is_asked() -> None:
    made = run(parse(f"inizio: {{sceglie: Bruno}}\n{TWO}azioni: [{{vai a: mantenimento}}]\n", "prova.yaml"))
    assert made.question is not None
    assert (made.question.rule, made.question.decider) == ("103.1", 1)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (f"inizio: {{comincia: Anna, sceglie: Bruno}}\n{TWO}", "«comincia» e «sceglie» non vanno insieme"),
        (f"inizio: Anna\nturno: Anna\n{TWO}", "«turno» non si scrive"),
        ("inizio: Anna\ngiocatori: [{nome: Anna, mano: 7}, Bruno]", "«mano» non si scrive"),
        ("inizio: Anna\ngiocatori: [{nome: Anna, campo: Orso 2/2}, Bruno]", "«campo» non si scrive"),
        (f"inizio: Carla\n{TWO}", "non c'è nessun giocatore «Carla»"),
    ],
)
def test_103_what_cannot_be_before_the_game_is_refused(text: str, message: str) -> None:
    assert message in fault(text)


@pytest.mark.parametrize(("players", "life"), [(2, 25), (3, 30)])
def test_103_4d_brawl_begins_with_its_own_life_total(players: int, life: int) -> None:
    names = ", ".join(["Anna", "Bruno", "Carla"][:players])
    assert {side.life for side in game(f"formato: Brawl\ngiocatori: [{names}]\n").sides} == {life}


def test_103_4_control_other_formats() -> None:
    assert game(f"formato: Commander\n{TWO}").sides[0].life == 40
    assert game(TWO).sides[0].life == 20


def test_903_12h_in_brawl_nobody_loses_to_damage_from_a_commander() -> None:
    text = """
formato: {}
giocatori:
  - {{nome: Anna, comando: [{{carta: Re, id: re, tipo: Creatura Leggendaria — Umano, comandante: sì}}]}}
  - {{nome: Bruno, vita: 30, danno da comandante: {{re: 21}}}}
"""
    brawl, commander = (run(parse(text.format(kind), "prova.yaml")).final for kind in ("Brawl", "Commander"))
    assert brawl.result is None
    assert commander.result is not None


def test_725_1_and_731_1_a_board_may_begin_with_them() -> None:
    made = game(f"giorno o notte: notte\nmonarca: Bruno\n{TWO}")
    assert (made.night, made.monarch) == (True, 1)
    lines = [line.text for line in board.lines(made, People(("Anna", "Bruno")))]
    assert lines[0].endswith(", notte")
    assert "Bruno: 20 punti vita, è il monarca" in lines
    assert not any("comando" in line for line in lines)
    assert len(made.zone(Zone.COMMAND)) == 1


def test_725_1_and_731_1_control_without_them_there_is_neither() -> None:
    made = game(TWO)
    assert (made.night, made.monarch, made.zone(Zone.COMMAND)) == (None, -1, ())


def test_104_3k_and_104_4i_a_penalty_and_an_agreed_draw_are_actions() -> None:
    lost = run(parse(f"{TWO}azioni: [{{perde per penalità: Anna}}]\n", "prova.yaml")).final
    drawn = run(parse(f"{TWO}azioni: [patta concordata]\n", "prova.yaml")).final
    assert lost.result is not None
    assert drawn.result is not None
    assert (lost.result.winners, drawn.result.winners) == ((1,), ())
