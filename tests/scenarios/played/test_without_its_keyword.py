"""613.1e-f: that something is not as it is printed is said where the answer hangs on it; else it is not."""

from __future__ import annotations

import pytest

from scenarios.played.run import run
from scenarios.told.ruling import Ruling, ruling
from scenarios.written.load import parse_lines

MUTED = "Le creature controllate dai tuoi avversari perdono tutte le abilità."
OTHER = "Le creature controllate dai tuoi avversari prendono +1/+0."


def told(lines: str) -> Ruling:
    return ruling(run(parse_lines(lines, "t")))


BLOCK = """\
Anna: Drago creatura 4/4
> {keyword}
Bruno: Muro creatura 0/9, Nebbia incantesimo
> {text}
{walls}Anna attacca con Drago
Bruno può bloccare Drago con {blocker}?
"""
AIM = """\
Anna: Drago creatura 4/4
> {keyword}
Bruno: Nebbia incantesimo
> {text}
in mano a Bruno: Colpo istantaneo
> Colpo infligge 3 danni alla creatura bersaglio.
Bruno può lanciare Colpo su Drago?
"""
HIT = """\
Anna: Drago creatura 4/4
> {keyword}
Bruno: Nebbia incantesimo
> {text}
Anna attacca con Drago
Quanta vita ha Anna?
"""


def test_702_9b_what_had_flying_is_blocked_by_what_does_not_fly() -> None:
    asked = told(BLOCK.format(keyword="Volare", text=MUTED, walls="", blocker="Muro"))
    assert asked.answer[0].startswith("Sì") and asked.rules[0] == "613.1f"


def test_702_9b_control_by_what_flies_it_would_have_been_blocked_anyway() -> None:
    asked = told(
        BLOCK.format(keyword="Volare", text=MUTED, walls="Bruno: Falco creatura 1/1\n> Volare\n", blocker="Falco")
    )
    assert asked.answer[0].startswith("Sì") and "613.1f" not in asked.rules


def test_702_11b_what_had_hexproof_is_a_target() -> None:
    asked = told(AIM.format(keyword="Anti-malocchio", text=MUTED))
    assert asked.answer[0].startswith("Sì") and asked.rules[0] == "613.1f"


def test_702_15b_what_had_lifelink_gains_nothing() -> None:
    asked = told(HIT.format(keyword="Legame vitale", text=MUTED))
    assert "20 punti vita" in asked.answer[0] and asked.rules[0] == "613.1f"


@pytest.mark.parametrize("board", [AIM, HIT])
def test_613_1f_control_it_never_had_it(board: str) -> None:
    assert "613.1f" not in told(board.format(keyword="Cautela", text=MUTED)).rules


@pytest.mark.parametrize(("board", "keyword"), [(AIM, "Anti-malocchio"), (HIT, "Legame vitale")])
def test_613_1f_control_it_has_it_still(board: str, keyword: str) -> None:
    assert "613.1f" not in told(board.format(keyword=keyword, text=OTHER)).rules


STAINED = """\
Anna: Orso creatura {color} 2/2
Bruno: 20
Anna lancia Tinta istantaneo su Orso
> {text}
risolvi
Bruno lancia Terrore istantaneo su Orso
> Distruggi una creatura non nera bersaglio.
Bruno può lanciare Terrore su Orso?
"""


def test_613_1e_a_target_that_is_wrong_for_the_colour_that_it_was_given() -> None:
    asked = told(STAINED.format(color="verde", text="La creatura bersaglio diventa nera fino alla fine del turno."))
    assert asked.answer[0].startswith("No") and "613.1e" in asked.rules


def test_613_1e_control_it_has_that_colour_of_itself() -> None:
    asked = told(STAINED.format(color="nera", text="La creatura bersaglio prende +2/+1 fino alla fine del turno."))
    assert asked.answer[0].startswith("No") and "613.1e" not in asked.rules
