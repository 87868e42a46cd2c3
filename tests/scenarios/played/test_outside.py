"""309.2a, 701.49a: which dungeons somebody owns outside the game is not known where nothing is said of them."""

import pytest

from scenarios.language.outcomes import Outcome
from scenarios.played.run import Run, run
from scenarios.told.report import as_text
from scenarios.told.ruling import ruling
from scenarios.written.load import parse_lines

HIT = """\
iniziativa: Anna
Anna: 20
Bruno: Ladra 2/2
{}turno di Bruno
Bruno attacca Anna con Ladra
Anna non blocca
{}
"""
OWNED = """\
dungeon: [Fosse]
carte: {Fosse: {tipo: Dungeon — Undercity, solo se chiamato: sì, stanze: [{effetto: [{guadagna: 1}], testo: Grata}]}}
"""


def played(said: str, asked: str) -> Run:
    return run(parse_lines(HIT.format(said, asked), "tavolo"))


@pytest.mark.parametrize("asked", ["In che stanza è Bruno?", "Quanta vita ha Bruno?", "Che cosa succede?"])
def test_701_49a_a_dungeon_that_nobody_described_makes_the_answer_incomplete(asked: str) -> None:
    made = played("", asked)
    assert made.outcome is Outcome.INCOMPLETE
    assert "dell'iniziativa: quali carte dungeon" in as_text(made)


def test_control_701_49a_of_one_that_is_described_everything_is_known() -> None:
    made = played(OWNED, "Quanta vita ha Bruno?")
    assert made.outcome is Outcome.COMPLETE and "21" in ruling(made).answer[0]


def test_control_726_3_who_has_the_initiative_is_known_without_it() -> None:
    made = played("", "Chi ha l'iniziativa?")
    assert made.outcome is Outcome.COMPLETE and ruling(made).answer == ("Bruno ha l'iniziativa.",)
