"""The seats drawn around a table: each in a place of its own, in turn order, and what the one in focus sees of the others."""

import pytest
from rich.cells import cell_len

from judge.presenters.seating import Around, around, around_of
from judge.widgets.round_table import drawn, ring
from scenarios.asked.seats import table_of
from scenarios.played.run import run
from scenarios.written.load import parse

TEN = "Anna Bruno Carla Dario Elsa Fabio Gina Hugo Ivo Lia"
SIX = "Anna Bruno Carla Dario Elsa Fabio"


def seen(of: Around) -> dict[str, tuple[str, ...]]:
    """What is said of each seat, by its name."""
    return {one.told[0]: one.told[1:] for one in of.sitting}


@pytest.mark.parametrize("width", [58, 78, 118])
def test_every_seat_has_a_place_of_its_own_and_no_line_is_too_wide(width: int) -> None:
    for count in range(2, 17):
        made = ring(count, width)
        assert made.whole <= width
        taken = {(spot.row, spot.column + at) for spot in made.spots for at in range(made.wide)}
        assert len(taken) == count * made.wide, count
    assert all(cell_len("".join(piece.text for piece in line)) <= width for line in drawn(melee(), width).lines)


def melee() -> Around:
    return around_of(table_of(TEN, "Grand Melee"))


def test_ten_seats_fit_into_80_columns_with_lines_left_for_what_is_said_of_one() -> None:
    assert all(len(drawn(melee().turned_to(seat), 78).lines) <= 15 for seat in range(10))


def test_101_4_turn_order_goes_clockwise_and_arrows_go_where_they_point() -> None:
    ten = ring(10, 78)
    assert [ten.beside(0, way) for way in ("left", "up", "right", "down")] == [1, 9, 0, 0]
    assert [ten.beside(4, way) for way in ("left", "up", "right", "down")] == [4, 5, 9, 3]
    assert [ten.beside(6, way) for way in ("left", "right")] == [5, 7]


def test_803_1a_each_seat_sees_the_others_as_they_sit_to_it() -> None:
    from_anna, from_elsa = seen(melee()), seen(melee().turned_to(4))
    assert from_anna["Bruno"] == ("20 vita", "raggio 1", "attaccabile")
    assert from_anna["Lia"] == ("20 vita", "raggio 1", "nel raggio")
    assert from_anna["Fabio"] == ("20 vita", "raggio 1", "fuori raggio")
    assert from_elsa["Fabio"][-1] == "attaccabile"
    assert from_elsa["Anna"][-2:] == ("di turno", "segnaturno 1")


def test_809_sides_emperors_and_teammates_out_of_range_are_said() -> None:
    from_anna = seen(around_of(table_of(SIX, "Emperor")))
    assert from_anna["Bruno"] == ("20 vita", "sq. 1 imp. raggio 2", "compagno")
    assert from_anna["Carla"][2] == "compagno lontano"
    without = seen(around_of(table_of(SIX, "squadra contro squadra")))
    assert without["Carla"] == ("20 vita", "sq. 1", "compagno")


def test_805_a_team_that_shares_its_turn_is_at_turn_as_one() -> None:
    shared = seen(around_of(table_of("Anna Bruno Carla Dario", "2HG")))
    assert [name for name, told in shared.items() if "di turno" in told] == ["Anna", "Bruno"]


def test_800_4_who_has_left_is_seen_to_have_and_is_nobodys_neighbour() -> None:
    made = run(parse("giocatori: [{nome: Anna}, {nome: Bruno}, {nome: Carla}]\nazioni: [{concede: Bruno}]", "prova"))
    after = around(made.final, made.people)
    assert seen(after)["Bruno"] == ("ha lasciato la partita",)
    assert "può attaccare: Carla [802.2]" in "\n".join(after.about)
    before = around(made.game_at(0), made.people)
    assert "può attaccare: Bruno e Carla [802.2]" in "\n".join(before.about)
    assert after.turned_to(1).about[0] == "Bruno: ha lasciato la partita [800.4]"
