"""608.2h, 603.4, 701.34a, 701.36b: rules that decide though no step is of them alone: with the answer, and a control without."""

import pytest

from scenarios.played.run import run
from scenarios.told import ruling
from scenarios.told.ruling import Ruling
from scenarios.written.load import parse_lines

ROAR = """\
carta: Ruggito istantaneo
> Distruggi la creatura bersaglio. Guadagni punti vita pari alla sua forza.
Anna:
Bruno: Belva 4/4{more}
Anna lancia Ruggito su Belva
Quanta vita ha Anna?
"""
UNDYING = """\
Anna: 20
Bruno: Lupo 3/3 immortale{more}
Anna lancia distruzione su Lupo
Dove è il Lupo?
"""
SPREAD = """\
carta: Contagio istantaneo
> Prolifera.
Anna:
Bruno: veleno 9
Anna lancia Contagio
Anna sceglie Bruno
Chi vince?
"""
SOWN = """\
carta: Semina stregoneria
> Popola.
Anna: {token}Orso 2/2
Anna lancia Semina
Che cosa succede?
"""


def _ruled(board: str) -> Ruling:
    return ruling(run(parse_lines(board, "tavolo")))


def test_608_2h_a_number_read_off_what_is_gone_says_so() -> None:
    told = _ruled(ROAR.format(more=""))
    assert told.answer[0] == "Anna passa da 20 a 24 punti vita."
    assert told.rules[0] == "608.2h"


def test_608_2h_control_of_what_is_still_there_it_is_not_said() -> None:
    told = _ruled(ROAR.format(more=" indistruttibile"))
    assert told.answer[0] == "Anna passa da 20 a 24 punti vita."
    assert "608.2h" not in told.rules


@pytest.mark.parametrize(("counter", "nearly"), [(" +1/+1x1", True), ("", False)])
def test_603_4_what_did_not_come_back_says_why(counter: str, nearly: bool) -> None:
    told = _ruled(UNDYING.format(more=counter))
    assert ("603.4" in told.rules and told.answer[0] == "«Lupo» muore.") is nearly
    assert "702.93a" in told.rules


def test_701_34a_who_loses_is_told_by_what_brought_them_there() -> None:
    told = _ruled(SPREAD)
    assert told.answer[0] == "Vince Anna."
    assert told.rules[:2] == ("704.5c", "701.34a")


def test_701_36b_that_nothing_is_copied_is_the_answer() -> None:
    told = _ruled(SOWN.format(token=""))
    assert told.answer[0] == "Per «Semina» non c'è nulla di cui creare una copia: non si crea nessuna pedina."
    assert "701.36b" in told.rules


def test_701_36b_control_with_a_token_a_copy_is_made() -> None:
    told = _ruled(SOWN.format(token="pedina "))
    assert "entra" in told.answer[0]
    assert "701.36b" not in told.rules


FOG = """\
carta: Nebbia istantaneo
> La creatura bersaglio scompare.
carta: Vigore istantaneo
> La creatura bersaglio prende +5/+0 fino alla fine del turno.
carta: Manto aura
> Incantare creatura
> La creatura incantata prende +1/+1.
Anna: Orso 2/2, Manto su Orso
Bruno:
Anna lancia {spell} su Orso
"""


def test_702_26b_what_is_phased_out_is_not_said_to_be_smaller() -> None:
    told = _ruled(FOG.format(spell="Nebbia"))
    assert "fuori fase" in told.answer[0]
    assert "2/2" not in " ".join(told.answer)


def test_702_26b_control_what_is_phased_in_is_said_to_be_what_it_is() -> None:
    assert "8/3" in _ruled(FOG.format(spell="Vigore")).answer[0]


TAKEN = """\
{designation}: Bruno
Anna: Orso 2/2
Bruno: Muro 0/4
Anna attacca con Orso
Bruno {blocks}
Chi ha l'iniziativa? Chi è il monarca?
"""


@pytest.mark.parametrize(("designation", "rule"), [("iniziativa", "726.2"), ("monarca", "725.2")])
def test_725_2_by_what_a_designation_was_taken_stands_first(designation: str, rule: str) -> None:
    assert _ruled(TAKEN.format(designation=designation, blocks="non blocca")).rules[0] == rule
    # A control: where nobody was dealt damage, nothing was taken.
    assert rule not in _ruled(TAKEN.format(designation=designation, blocks="blocca Orso con Muro")).rules
