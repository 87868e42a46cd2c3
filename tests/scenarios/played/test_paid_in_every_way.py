"""601.2h: what is so «however it is paid» is so in every way in which it can be, and no other way is offered (107.4e)."""

import pytest

from scenarios.played.run import run
from scenarios.written.load import parse_lines
from tests.scenarios.played.one_by_one import told

_TABLE = """
carta: Eclisse istantaneo {2}{R/W}
> Un giocatore bersaglio non può giocare terre in questo turno se è stato speso {R} per lanciare questa magia e \
non può lanciare magie creatura in questo turno se è stato speso {W} per lanciarla.
Anna in mano: Eclisse
Bruno in mano: Foresta, Lupo creatura 2/2 {G}
turno di Bruno
Anna lancia Eclisse su Bruno
"""
_LAND, _WOLF = "Bruno può giocare Foresta?\n", "Bruno può lanciare Lupo?\n"


@pytest.mark.parametrize("asked", [_LAND, _WOLF])
def test_601_2h_where_one_way_forbids_it_the_answer_depends(asked: str) -> None:
    made = run(parse_lines(f"{_TABLE}risolvi\n{asked}".strip(), "prova.tavolo"))
    assert made.is_paid and made.in_any_case is None


def test_601_2h_where_the_first_choice_leaves_it_open() -> None:
    made = run(parse_lines(f"{_TABLE}risposta: pagamento 1\nrisolvi\n{_WOLF}".strip(), "prova.tavolo"))
    assert made.question is not None and (made.question.minimum, made.question.maximum) == (0, 2)
    assert made.in_any_case is None


def test_107_4e_without_red_the_hybrid_symbol_is_paid_with_white() -> None:
    made = run(parse_lines(f"{_TABLE}risposta: pagamento 0\nrisolvi\n{_WOLF}".strip(), "prova.tavolo"))
    assert made.question is not None and (made.question.minimum, made.question.maximum) == (1, 3)
    assert made.in_any_case is not None, "white is spent in every way"


def test_601_2h_control_all_of_it_said() -> None:
    assert told(f"{_TABLE}risposta: pagamento 3\nrisolvi\n{_LAND}").startswith("No")
    assert told(f"{_TABLE}risposta: pagamento 3\nrisolvi\n{_WOLF}").startswith("Sì")
