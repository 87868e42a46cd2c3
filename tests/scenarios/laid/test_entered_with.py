"""614.1c, 704.5f: a creature that lies there has the counters without which it could not; whatever is said of counters counts."""

from __future__ import annotations

import pytest

from scenarios.played.run import run
from scenarios.told.ruling import ruling
from scenarios.written.load import parse_lines

SUPPOSED = "si suppone che abbia quelli con cui entra (3 segnalini +1/+1)"
HYDRA = "> L'Idra entra nel campo di battaglia con tre segnalini +1/+1.\n"


def told(card: str, text: str) -> tuple[str, bool]:
    made = ruling(run(parse_lines(f"Anna: {card}\n{text}Bruno: 20\nQuanto è grande {card.split()[0]}?\n", "t")))
    return made.answer[0], any(SUPPOSED in note for note in made.notes)


def test_614_1c_what_could_not_be_there_without_its_counters_has_them_and_that_is_said() -> None:
    assert told("Idra 0/0", HYDRA) == ("«Idra» è 3/3.", True)


@pytest.mark.parametrize(
    ("card", "text", "answer"),
    [
        ("Idra 0/0 +1/+1x1", HYDRA, "«Idra» è 1/1."),
        ("Idra 1/1", HYDRA, "«Idra» è 1/1."),
        ("Idra 0/0", "> Volare\n", "«Idra» muore; nel cimitero di Anna è 0/0."),
        (
            "Idra 0/0",
            "> L'Idra entra nel campo di battaglia con X segnalini +1/+1.\n",
            "«Idra» muore; nel cimitero di Anna è 0/0.",
        ),
    ],
)
def test_control_where_counters_are_said_or_none_is_needed_or_known_nothing_is_supposed(
    card: str, text: str, answer: str
) -> None:
    assert told(card, text) == (answer, False)
