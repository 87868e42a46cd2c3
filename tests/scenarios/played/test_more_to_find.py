"""701.23a: cards of which nobody says anything bear on a search only where what is asked could be otherwise by them."""

from __future__ import annotations

import pytest

from scenarios.asked.exploring.opened import opened
from scenarios.language.outcomes import Outcome
from scenarios.played.budget import Budget
from scenarios.played.run import Run, run
from scenarios.told import ruling
from scenarios.written.load import parse_lines

BOARD = """\
Anna in mano: Sequestro stregoneria {{2}}{{B}}
> Scegli il nome di una carta artefatto. {searches}{then}
Bruno in mano: Globo artefatto {{1}}, Orso 2/2
Anna lancia Sequestro su Bruno
Anna sceglie Globo
{found}
Dove finisce il Globo?
{asks}
"""
SEARCHES = (
    "Passa in rassegna il cimitero, la mano e il grimorio di un avversario bersaglio "
    "per un qualsiasi numero di carte con il nome scelto ed esiliale. "
)
SHUFFLES = "Poi quel giocatore rimescola il suo grimorio."


def played(*, then: str = SHUFFLES, found: str = "Anna sceglie Globo", asks: str = "Dove finisce l'Orso?") -> Run:
    return run(parse_lines(BOARD.format(searches=SEARCHES, then=then, found=found, asks=asks), "t"))


def test_701_23a_where_a_named_card_ends_does_not_depend_on_others_that_may_be_found() -> None:
    made = played()
    assert made.outcome is Outcome.COMPLETE and not ruling(made).incomplete
    assert ruling(made).answer[0] == "«Globo» va in esilio; «Orso» resta in mano a Bruno."
    steps = " ".join(line.text for line in ruling(made).lines)
    assert "trova «Globo» dalla mano di Bruno" in steps


@pytest.mark.parametrize(
    ("asks", "then"),
    [
        ("Quante carte ha in mano Bruno?", SHUFFLES),
        ("Dove finisce l'Orso?", f"Perdi 1 punto vita. {SHUFFLES}"),
    ],
)
def test_control_how_many_or_what_else_is_done_may_depend_on_them(asks: str, then: str) -> None:
    made = played(asks=asks, then=then)
    assert made.outcome is Outcome.INCOMPLETE and "701.23a" in " ".join(ruling(made).incomplete)


def test_701_23b_of_outcomes_that_are_incomplete_it_is_said_what_is_missing() -> None:
    made = played(found="", asks="Quante carte ha in mano Bruno?")
    waiting = opened(made, ruling(made), Budget())
    assert waiting is not None
    assert [one.startswith("La risposta è incompleta: ") for one in waiting.outcomes] == [False, False, True]
    made = played(found="")
    control = opened(made, ruling(made), Budget())
    assert control is not None and len(control.outcomes) == 2 and "incompleta" not in " ".join(control.outcomes)
