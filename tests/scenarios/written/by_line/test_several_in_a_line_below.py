"""903.8: several things that are said of a card below it may stand in one line, as they may on several."""

from scenarios.played.run import run
from scenarios.told.answer import answer
from scenarios.written.load import parse_lines

_BOARD = """formato: Commander
Anna: 40
comando: Capo creatura leggendaria 3/3 2G
{below}
Bruno: 40
Quanto costa Capo?
"""


def test_903_8_behind_a_comma_the_next_heading_is_one_of_its_own() -> None:
    one, two = "comandante: sì, comandante già lanciato: Capo 2", "comandante: sì\ncomandante già lanciato: Capo 2"
    assert parse_lines(_BOARD.format(below=one), "t") == parse_lines(_BOARD.format(below=two), "t")
    told = answer(run(parse_lines(_BOARD.format(below=one), "t")))
    assert told.headline[0] == "Anna paga {6}{G} in tutto per «Capo»." and "903.8" in told.rules


def test_control_903_8_of_a_commander_that_was_not_cast_before_it_is_what_is_printed() -> None:
    told = answer(run(parse_lines(_BOARD.format(below="comandante: sì"), "t")))
    assert told.headline[0] == "Anna paga {2}{G} in tutto per «Capo»."
