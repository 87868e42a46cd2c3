"""601.2f, 733.1: what something costs is only tried, at any time, and the other questions are of the table as it is."""

from __future__ import annotations

import pytest

from scenarios.played.run import run
from scenarios.told.ruling import ruling
from scenarios.written.load import parse_lines

SWEEP = """\
Anna: 20, Orso 2/2
in mano: Rogo stregoneria {2}{R}{R}
> Distruggi tutte le creature.
in mano: Drago creatura 4/4 {4}{R}
Bruno: 20, Lupo 2/2
"""


def _answer(lines: str) -> str:
    return " ".join(ruling(run(parse_lines(lines, "t"))).answer)


@pytest.mark.parametrize(
    "asked",
    ["Muore il Lupo?\nQuanto costa Rogo?", "Quanto costa Rogo?\nMuore il Lupo?", "Quanto costa Rogo? Muore il Lupo?"],
)
def test_733_1_the_price_of_a_spell_does_nothing_to_the_table(asked: str) -> None:
    said = _answer(SWEEP + asked)
    assert "Anna paga {2}{R}{R} in tutto per «Rogo»" in said and "«Lupo» resta sul campo" in said


def test_733_1_control_cast_it_does() -> None:
    assert "«Lupo» muore" in _answer(SWEEP + "Anna lancia Rogo\nQuanto costa Rogo?\nMuore il Lupo?")


def test_733_1_the_price_alone_changes_nothing() -> None:
    assert ruling(run(parse_lines(SWEEP + "Quanto costa Drago?", "t"))).rest == ()


def test_733_1_where_it_is_and_how_many_there_are_is_asked_of_now() -> None:
    said = _answer(SWEEP + "Quante creature controlla Anna?\nQuanto costa Drago?\nDov'è il Drago?")
    assert "una sola creatura" in said and "«Drago» resta in mano" in said


def test_601_3_with_a_question_above_it_what_may_be_done_is_only_tried() -> None:
    above = _answer(SWEEP + "Muore il Lupo?\nAnna può lanciare Rogo?\nMuore l'Orso?")
    assert "«Lupo» e «Orso» restano" in above and "Sì: Anna lancia «Rogo»" in above
    # The controls: it is asked first, or the same is asked before and after.
    assert "«Orso» muore" in _answer(SWEEP + "Anna può lanciare Rogo?\nMuore l'Orso?")
    both = _answer(SWEEP + "Dov'è l'Orso?\nAnna può lanciare Rogo?\nDov'è l'Orso?")
    assert "All'inizio «Orso» resta" in both and "Alla fine «Orso» muore" in both


def test_510_1_control_what_is_asked_above_goes_as_far_as_the_damage() -> None:
    fight = "Anna: Lupo 2/2\nBruno: 20, Orso 2/2, Dardo istantaneo {R} in mano\nAnna attacca con Lupo\nBruno blocca con Orso\n"
    for asked in ("Bruno può lanciare Dardo?", "Quanto costa Dardo?"):
        assert "«Lupo» muore" in _answer(f"{fight}Muore il Lupo?\n{asked}")


TAXED = """\
turno di {turn}
Anna: 20
in mano: Sorte stregoneria {{2}}{{B}}
> Pesca una carta.
Bruno: Tassa incantesimo
> {tax}
{asked}
"""
MORE = "Le magie non creatura costano {1} in più."


@pytest.mark.parametrize("asked", ["Quanto costa Sorte?", "Anna può lanciare Sorte?\nQuanto costa Sorte?"])
def test_601_2f_a_total_is_told_also_of_what_may_not_be_cast_now(asked: str) -> None:
    said = _answer(TAXED.format(turn="Bruno", tax=MORE, asked=asked))
    assert (
        "Anna paga {3}{B} in tutto per «Sorte», che però adesso non può lanciare: non è il suo turno (117.1a)" in said
    )


def test_601_2f_control_where_it_may_be_nothing_more_is_said() -> None:
    said = _answer(TAXED.format(turn="Anna", tax=MORE, asked="Quanto costa Sorte?"))
    assert said == "Anna paga {3}{B} in tutto per «Sorte»."


def test_601_2f_what_is_forbidden_has_its_price_and_is_not_cast() -> None:
    forbids = "Gli avversari non possono lanciare magie stregoneria."
    said = _answer(TAXED.format(turn="Anna", tax=forbids, asked="Quanto costa Sorte?"))
    assert "Anna paga {2}{B}" in said and "non può lanciare" in said and "101.2" in said
    assert _answer(TAXED.format(turn="Anna", tax=forbids, asked="Anna può lanciare Sorte?")).startswith("No: ")


def test_601_2f_with_something_on_the_stack_the_price_is_that_of_now() -> None:
    onto = "Bruno lancia 3 danni ad Anna\nQuanto costa Sorte?\nQuanta vita ha Anna?"
    said = _answer(TAXED.format(turn="Anna", tax=MORE, asked=onto))
    assert "Anna paga {3}{B}" in said and "la pila non è vuota" in said and "17" in said


def test_601_2f_asked_again_behind_what_was_done_since_it_is_the_cost_of_then() -> None:
    again, twice = (
        _answer(TAXED.format(turn="Anna", tax=MORE, asked=f"Quanto costa Sorte?\n{one}Quanto costa Sorte?\nChi vince?"))
        for one in ("muore Tassa\n", "")
    )
    assert "Anna paga {3}{B} in tutto" in again and "Anna paga {2}{B} in tutto" in again
    assert "{2}{B}" not in twice  # the control: nothing happens in between
