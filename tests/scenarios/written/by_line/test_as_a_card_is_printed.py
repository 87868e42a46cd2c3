"""205.1, 201.2: a card is described in lines as it stands on paper: the type line below the name, each player's copy by itself."""

from __future__ import annotations

import pytest

from scenarios.language.errors import ScenarioError
from scenarios.played.run import Run, run
from scenarios.told.ruling import ruling
from scenarios.written.load import parse_lines

_WAR = """Anna: 4 Isola
Bruno: 4 Isola
mano di Anna: Diniego
  istantaneo {{1}}{{U}}
  > Neutralizza una magia bersaglio.
mano di Bruno: Diniego
  {again}
mano di Anna: Saggio
  Creatura — Umano {{2}} 2/2
Anna lancia Saggio
Bruno risponde Diniego su Saggio
Anna risponde Diniego su Diniego
? Saggio entra?"""
_THE_SAME = "istantaneo {1}{U}\n  > Neutralizza una magia bersaglio."


def _played(text: str) -> Run:
    return run(parse_lines(text, "tavolo"))


def test_205_1_the_type_line_stands_below_the_name_with_its_cost() -> None:
    scenario = parse_lines(_WAR.format(again=_THE_SAME), "tavolo")
    assert ruling(run(scenario)).answer == ("«Saggio» entra nel campo di battaglia.",)


def test_201_2_what_is_described_otherwise_the_second_time_is_a_fault() -> None:
    with pytest.raises(ScenarioError, match=r"Diniego.*ha già un testo"):
        parse_lines(_WAR.format(again=_THE_SAME.replace("{1}{U}", "{U}")), "tavolo")


@pytest.mark.parametrize("dash", ["—", "–", "-"])
def test_205_1_types_in_capitals_before_a_dash_are_no_part_of_the_name(dash: str) -> None:
    scenario = parse_lines(
        f"Anna: Orso Bruno Creatura Leggendaria {dash} Orso 3/3\nBruno:\n? chi controlla Orso Bruno", "tavolo"
    )
    (bear,) = scenario.players[0].battlefield
    assert bear.card == "Orso Bruno" and str(bear.type_line) == "Creatura Leggendaria — Orso"
    # Control: without a dash the word in capitals is of the name.
    scenario = parse_lines("Anna: Strana Creatura 3/3\nBruno:\n? chi controlla Strana Creatura", "tavolo")
    assert scenario.players[0].battlefield[0].card == "Strana Creatura"


@pytest.mark.parametrize("symbol", ["{TAP}", "{T}", "TAP"])
def test_107_5_the_tap_symbol_is_read_as_people_type_it(symbol: str) -> None:
    text = f"Anna: 1, Altare artefatto\n  > {symbol}: Ogni giocatore perde 1 punto vita.\n"
    board = f"{text}Bruno: 1\nCarla: 4\nAnna attiva Altare\n? Chi vince?"
    assert ruling(_played(board)).answer == ("Vince Carla.",)


def test_903_8_how_often_a_commander_was_cast_stands_below_it_as_a_number() -> None:
    commander = "formato: commander\nAnna: 40\ncomando di Anna: Capo 5/5 {{3}}{{R}}\n  comandante: sì\n"
    board = commander + "{}Bruno: 40\n? Quanto costa Capo?"
    said = _played(board.format("  comandante già lanciato: 2\n"))
    assert ruling(said).answer == ("Anna paga {7}{R} in tutto per «Capo».",)
    assert ruling(_played(board.format(""))).answer == ("Anna paga {3}{R} in tutto per «Capo».",)


def test_805_10b_neighbours_in_two_headed_giant_declare_together_in_a_line_each() -> None:
    board = """formato: {}
Anna: Orso 2/2
Bruno: Lupo 3/3
Carla: 20
Dario: 20
Anna attacca Carla con Orso
Bruno attacca Dario con Lupo
? vita di Carla"""
    together = ruling(_played(board.format("gigante a due teste").replace("20", "Muro 0/9"))).answer
    assert together == ("La squadra di Carla e Dario passa da 30 a 25 punti vita.",)
    # Control: each for himself, Bruno does not attack in Anna's turn.
    alone = ruling(_played(board.format("tutti contro tutti"))).answer
    assert alone[0].startswith("Bruno non può")
