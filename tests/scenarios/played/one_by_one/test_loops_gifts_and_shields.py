"""702, 732: what is guarded from each quality of a kind, targets of a promised gift, and loops that somebody could pay to end."""

from __future__ import annotations

import pytest

from scenarios.played.run import run
from scenarios.written.load import parse_lines
from tests.scenarios.played.one_by_one import told
from tests.scenarios.ruling import rules_of

GUARDED = """
carta: Dardo istantaneo {color}
> Distruggi una creatura bersaglio.
Anna: Orso 2/2
> {guard}
Bruno in mano: Dardo
turno di Bruno
Bruno può lanciare Dardo su Orso?
"""


@pytest.mark.parametrize("guard", ["Anti-malocchio da ogni colore", "Protezione da ogni colore"])
@pytest.mark.parametrize(("color", "answer"), [("rosso", "No"), ("verde", "No"), ("", "Sì")])
def test_702_11g_702_16i_from_each_colour_is_from_every_one_of_them(guard: str, color: str, answer: str) -> None:
    """The control is what has no colour."""
    assert told(GUARDED.format(guard=guard, color=color)).startswith(answer)


GIFT = """
carta: Regalo istantaneo
costo: G
> Dona una carta
> {text}
Anna in mano: Regalo
Bruno: Orso 2/2, Sasso artefatto
Anna lancia Regalo{on}
costo: {promised}
Dov'è l'Orso? Dov'è il Sasso?
"""
ALSO = "Guadagni 2 punti vita. Se il dono è stato promesso, distruggi una creatura bersaglio."
INSTEAD = "Distruggi un artefatto bersaglio. Se il dono è stato promesso, distruggi invece un permanente bersaglio."


@pytest.mark.parametrize(
    ("text", "promised", "on", "dies"),
    [
        (ALSO, "sì", " su Orso", "«Orso» muore"),
        (ALSO, "no", "", "«Orso» e «Sasso» restano"),
        (INSTEAD, "sì", " su Orso", "«Orso» muore"),
        (INSTEAD, "no", " su Sasso", "«Sasso» va nel cimitero"),
    ],
)
def test_702_174m_targets_are_chosen_for_what_a_promised_gift_does_only_if_it_is_promised(
    text: str, promised: str, on: str, dies: str
) -> None:
    assert dies in told(GIFT.format(text=text, promised=promised, on=on))


def test_702_174m_is_cited_where_it_is_why_there_is_a_target() -> None:
    boards = {one: GIFT.format(text=ALSO, promised="sì", on=" su Orso") for one in ("gift",)}
    boards["control"] = boards["gift"].replace("Se il dono è stato promesso, d", "D")
    cited = {name: "702.174m" in rules_of(run(parse_lines(board.strip(), "x"))) for name, board in boards.items()}
    assert cited == {"gift": True, "control": False}


LOOP = """
{nobody}carta: Marea incantesimo
> Ogniqualvolta perdi punti vita, guadagni 1 punto vita.
carta: Risacca incantesimo
> Ogniqualvolta guadagni punti vita, perdi 1 punto vita a meno che non paghi {{1}}.
Anna: Marea, Risacca
Bruno
Anna guadagna 1
risolvi
risposta: {paid}
Chi vince?
"""
NOBODY = "nessuno interrompe i cicli: sì\n"


def test_732_6_a_loop_goes_on_where_nobody_does_what_would_keep_it_from_going_on() -> None:
    board = LOOP.format(nobody=NOBODY, paid="no")
    assert "la partita è patta" in told(board)
    assert "732.6" in rules_of(run(parse_lines(board.strip(), "x")))


@pytest.mark.parametrize(("nobody", "paid"), [(NOBODY, "sì"), ("", "no")])
def test_732_6_control_who_pays_ends_it_and_of_whom_nothing_is_said_is_asked_again(nobody: str, paid: str) -> None:
    board = LOOP.format(nobody=nobody, paid=paid)
    assert "patta" not in told(board)
    assert "732.6" not in rules_of(run(parse_lines(board.strip(), "x")))
