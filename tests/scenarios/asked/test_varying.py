"""'And if …?': one thing changed by a line, and the run that comes of it."""

import pytest

from engine.state.table import Attacks
from scenarios.asked.varying import CannotVary, varied
from scenarios.language.errors import ScenarioError
from scenarios.language.formats import Format
from scenarios.played.run import run
from scenarios.written.load import parse

BOARD = """\
carte:
  Folgore: {tipo: Istantaneo, costo: R, abilità: {effetto: [{infliggi: 2, a: bersaglio}], bersagli: qualsiasi bersaglio}}
giocatori:
  - {nome: Anna, vita: 20, mano: [Folgore], campo: [Lince 2/2]}
  - {nome: Bruno, vita: 2, campo: [Orso 2/2 id=orso, Muro 0/4]}
azioni:
  - {lancia: Folgore, bersagli: [orso]}
  - risolvi
"""


def ended(line: str) -> tuple[list[int], list[str]]:
    made = run(varied(parse(BOARD, "prova"), line))
    game = made.final
    names = [one.printed.name for one in game.permanents()]
    return [game.side(player.id).life for player in game.players], names


def test_the_control_without_a_change() -> None:
    made = run(parse(BOARD, "prova"))
    assert [one.printed.name for one in made.final.permanents()] == ["Lince", "Muro"]


@pytest.mark.parametrize(
    ("line", "life", "names"),
    [
        ("Anna vita 5", [5, 2], ["Lince", "Muro"]),
        ("anna  VITA 5", [5, 2], ["Lince", "Muro"]),
        ("orso +1/+1x1", [20, 2], ["Lince", "Orso", "Muro"]),
        ("orso indistruttibile", [20, 2], ["Lince", "Orso", "Muro"]),
        ("orso 3/3", [20, 2], ["Lince", "Orso", "Muro"]),
        ("muro danno 4", [20, 2], ["Lince"]),
        ("senza muro", [20, 2], ["Lince"]),
        ("in più Bruno: Gatto 1/1", [20, 2], ["Lince", "Muro", "Gatto"]),
    ],
)
def test_what_a_line_changes_is_played(line: str, life: list[int], names: list[str]) -> None:
    assert ended(line) == (life, names)


@pytest.mark.parametrize(
    ("line", "says"),
    [
        (f"Anna vita {'9' * 60}", "il massimo è 1000000"),
        ("Anna vita -99999999999", "troppo grande"),
        ("Anna veleno tanto", "non è un numero intero"),
    ],
)
def test_a_number_that_cannot_be_is_told_as_a_number(line: str, says: str) -> None:
    with pytest.raises(CannotVary, match=says):
        varied(parse(BOARD, "prova"), line)
    assert ended("Anna vita 999999")[0] == [999999, 2]


def test_704_5c_ten_poison_counters_end_the_game_and_nine_do_not() -> None:
    assert run(varied(parse(BOARD, "prova"), "Bruno veleno 10")).final.result is not None
    assert run(varied(parse(BOARD, "prova"), "Bruno veleno 9")).final.result is None


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("senza orsa", "forse «orso»"),
        ("in più Bruna: Gatto 1/1", "forse «Bruno»"),
        ("orso bellissimo", "bellissimo"),
        ("folgore danno 1", "non è sul campo di battaglia"),
        ("Anna veleno -1", "meno di 0"),
        ("", "si scrive"),
        ("[b]x[/b] \x1b[31m 3", "si scrive"),
    ],
)
def test_what_cannot_be_is_told_with_the_nearest(line: str, says: str) -> None:
    with pytest.raises(CannotVary) as error:
        varied(parse(BOARD, "prova"), line)
    assert says in str(error.value)
    assert "\x1b" not in str(error.value)


AROUND = """\
formato: tutti contro tutti
opzioni: {raggio: 1}
carte:
  Scossa: {tipo: Stregoneria, costo: R, abilità: {effetto: [{infliggi: 2, a: ogni giocatore}]}}
giocatori:
  - {nome: Anna, mano: [Scossa], campo: [Lince 2/2]}
  - Bruno
  - Carla
  - Dario
azioni:
  - {lancia: Scossa}
  - risolvi
"""


@pytest.mark.parametrize(
    ("line", "life"),
    [
        ("Anna vita 20", [18, 18, 20, 18]),
        ("raggio 2", [18, 18, 18, 18]),
        ("raggio: illimitato", [18, 18, 18, 18]),
        ("attacco a sinistra", [18, 18, 20, 18]),
    ],
)
def test_801_2_the_table_itself_is_varied(line: str, life: list[int]) -> None:
    """With a range of one seat Anna does not reach Carla, who sits opposite; how one attacks makes no difference to that."""
    made = run(varied(parse(AROUND, "prova"), line))
    assert [made.final.side(player.id).life for player in made.final.players] == life


def test_800_2_options_and_formats_are_said_in_a_line() -> None:
    board = parse(AROUND, "prova")
    assert varied(board, "attacco a sinistra").options.attacks is Attacks.LEFT
    assert varied(board, "turni condivisi no").options.shared_turns is False
    assert varied(board, "schierare").options.deploy is True
    assert varied(board, "raggio di anna 2").options.ranges == {"Anna": 2, "Bruno": 1, "Carla": 1, "Dario": 1}
    assert varied(board, "formato Grand Melee").formats == (Format.GRAND_MELEE,)


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("raggio tanto", "non è un numero intero"),
        ("raggio di Zeno 1", "non c'è un giocatore di nome «Zeno»"),
        ("attacco di fianco", "«di fianco» non è"),
        ("formato grande", "«grande» non è"),
    ],
)
def test_800_2_what_no_table_is_like_is_told(line: str, says: str) -> None:
    with pytest.raises(CannotVary, match=says):
        varied(parse(AROUND, "prova"), line)


ROUND = """\
formato: {format}
opzioni: {{{options}}}
carte: {{Ondata: {{tipo: Stregoneria, testo: L'Ondata infligge 2 danni a ogni giocatore.}}}}
giocatori:
  - {{nome: Anna, mano: [Ondata]{first}}}
  - {{nome: Bruno{first}}}
  - {{nome: Carla{second}}}
  - {{nome: Dario{second}}}
azioni: [{{lancia: Ondata, di: Anna}}, risolvi]
"""
FREE = ROUND.format(format="tutti contro tutti", options="raggio: 1", first="", second="")
GIANT = ROUND.format(format="Two-Headed Giant", options="", first=", squadra: 1", second=", squadra: 2")


def lives(board: str, line: str) -> dict[str, int]:
    made = run(varied(parse(board, "prova"), line) if line else parse(board, "prova"))
    return {one.name: made.final.side(one.id).life for one in made.final.players}


@pytest.mark.parametrize(
    ("line", "far"),
    [
        ("", "Carla"),
        ("posti Anna Carla Bruno Dario", "Bruno"),
        ("posti: Anna, Bruno, Dario, Carla", "Dario"),
        ("Bruno e Carla si scambiano di posto", "Bruno"),
        ("carla e dario invertono i posti", "Dario"),
    ],
)
def test_801_2_who_sits_opposite_is_out_of_range_wherever_that_is(line: str, far: str) -> None:
    assert [name for name, life in lives(FREE, line).items() if life == 20] == [far]


def test_103_1_whose_turn_it_is_does_not_hang_by_the_seat() -> None:
    made = varied(parse(FREE, "prova"), "posti Dario Anna Bruno Carla")
    assert run(made).start.turn.active == 1


def test_810_9_another_team_shares_another_life_total() -> None:
    assert set(lives(GIANT, "").values()) == {26}
    swapped = varied(varied(parse(GIANT, "prova"), "Bruno nella squadra di Carla"), "Dario squadra 1")
    assert [one.team for one in swapped.players] == [1, 2, 2, 1]


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("posti Anna Bruno Carla", "manca «Dario»"),
        ("posti Anna Anna Bruno Carla Dario", "«Anna» c'è due volte"),
        ("posti Anna Bruno Carla Daria", "«Daria» \\(forse «Dario»\\?\\)"),
        ("Anna squadra 0", "si contano da 1"),
        ("Anna nella squadra di Bruno", "non è in una squadra"),
        ("Anna e Zeno si scambiano", "«Zeno»"),
    ],
)
def test_seats_and_teams_that_there_are_not_are_told(line: str, says: str) -> None:
    with pytest.raises(CannotVary, match=says) as told:
        varied(parse(FREE, "prova"), line)
    assert told.value.understood


def test_810_1_a_table_that_no_rule_allows_is_told_with_its_rule() -> None:
    with pytest.raises(ScenarioError, match=r"810\.1"):
        run(varied(parse(GIANT, "prova"), "Bruno squadra 2"))


def test_800_4_who_has_left_already_sits_there_no_more() -> None:
    """With Bruno gone, the one across sits next to Anna; with him back, as before."""
    without = varied(parse(FREE, "prova"), "Bruno ha lasciato la partita")
    made = run(without)
    assert [one.name for one in made.final.players if made.final.side(one.id).life == 20 and one.in_game] == []
    assert varied(without, "Bruno non ha lasciato").players == parse(FREE, "prova").players


def test_809_2_a_team_has_one_emperor() -> None:
    names = ("Anna", "Alba", "Ada", "Bruno", "Bea", "Berto")
    seats = "".join(f"- {{nome: {name}, squadra: {1 + n // 3}}}\n" for n, name in enumerate(names))
    board = parse(f"formato: Emperor\ngiocatori:\n{seats}", "prova")
    crowned = varied(varied(board, "Anna imperatore"), "Alba è l'imperatrice")
    assert [one.emperor for one in crowned.players] == [False, True, *[False] * 4]
    with pytest.raises(CannotVary):
        varied(board, "Zeno imperatore")


def test_903_2_a_format_beside_another_one() -> None:
    both = varied(parse(GIANT, "prova"), "formato Commander, Two-Headed Giant")
    assert [str(one) for one in both.formats] == [
        str(one) for one in (*varied(both, "formato Commander").formats, *parse(GIANT, "prova").formats)
    ]


WITH_KEYWORDS = BOARD.replace("Lince 2/2", "Lince 2/2 volare tocco letale").replace(
    "id=orso", "id=orso indistruttibile"
)


def keywords(line: str) -> list[str]:
    made = varied(parse(WITH_KEYWORDS, "prova"), line)
    return [str(one.keyword) for one in made.players[0].battlefield[0].keywords]


@pytest.mark.parametrize(
    ("line", "has"),
    [
        ("Lince perde tocco letale", ["flying"]),
        ("Lince senza volare", ["deathtouch"]),
        ("Lince ha cautela", ["flying", "deathtouch", "vigilance"]),
        # What is only said is all that there is, as in the line of a board.
        ("Lince cautela", ["vigilance"]),
    ],
)
def test_what_an_object_is_said_to_have_or_to_lose_is_changed_and_nothing_else(line: str, has: list[str]) -> None:
    assert keywords(line) == has


def test_702_12b_without_what_keeps_it_a_creature_is_destroyed() -> None:
    board = parse(WITH_KEYWORDS, "prova")
    assert "Orso" in [one.printed.name for one in run(board).final.permanents()]
    made = run(varied(board, "orso perde indistruttibile"))
    assert "Orso" not in [one.printed.name for one in made.final.permanents()]


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("Lince perde cautela", "perde solo quello che la sua riga dice"),
        ("Lince ha volare", "è già così"),
        ("Lince 2/2", "è già così"),
        ("Lince boh volare", "non dice nulla"),
        ("Lince perde 2/2", "non dice nulla"),
    ],
)
def test_what_changes_nothing_is_told_and_not_played(line: str, says: str) -> None:
    with pytest.raises(CannotVary, match=says):
        varied(parse(WITH_KEYWORDS, "prova"), line)
