"""120, 510.1: how much damage something deals, and to whom, is asked and answered of the source."""

from __future__ import annotations

import pytest

from scenarios.played.run import run
from scenarios.told.answer import Answer, answer
from scenarios.told.report import as_json
from scenarios.written.load import parse_lines

_FIGHT = """Anna: Orso 3/3 travolgere, Vipera 1/1
Bruno: Muro 0/2, Lupo 2/2
Anna attacca con Orso e Vipera
Bruno blocca Orso con Muro
"""


def _asked(question: str, lines: str = _FIGHT) -> Answer:
    return answer(run(parse_lines(f"{lines}{question}", "t")))


@pytest.mark.parametrize(
    "question",
    [
        "Quanti danni infligge Orso?",
        "Orso quanti danni fa?",
        "Quanto danno ha inflitto l'Orso?",
        "L'Orso infligge danno?",
        "Quanto danno deve assegnare Orso al Muro?",
    ],
)
def test_120_1_the_damage_of_a_source_is_told_with_whom_it_is_dealt_to(question: str) -> None:
    told = _asked(question, f"{_FIGHT}Anna assegna 2 a Muro, 1 a Bruno\n")
    assert told.headline[0] == "«Orso» infligge 2 danni a «Muro» e 1 danno a Bruno."
    assert {"702.19b", "510.1c"} & {*told.rules}


def test_control_120_3e_damage_that_is_marked_is_asked_of_what_was_dealt_it() -> None:
    lines = "Anna: 20\nBruno: Orso 2/4\nAnna lancia 3 danni su Orso\n"
    assert _asked("Quanti danni subisce Orso?", lines).headline == ("«Orso» ha 3 danni.",)
    assert _asked("Quanti danni ha subito Orso?", lines).headline == ("«Orso» ha 3 danni.",)
    assert _asked("Quanti danni infligge Orso?", lines).headline == ("«Orso» non infligge danno.",)


def test_510_1a_what_has_no_power_deals_none_by_its_rule() -> None:
    told = _asked("Quanti danni infligge Muro?", f"{_FIGHT}Anna assegna 2 a Muro, 1 a Bruno\n")
    assert told.headline[0] == "«Muro» non infligge danno." and "510.1a" in told.rules


def test_control_120_2b_a_spell_deals_its_own() -> None:
    lines = "Anna: 20\nBruno: Orso 2/4\nAnna lancia 3 danni su Orso\nQuanti danni infligge 3 danni?"
    made = run(parse_lines(lines, "t"))
    assert answer(made).headline[0] == "«3 danni» infligge 3 danni a «Orso»."
    assert as_json(made)["chiede"][0]["valore"] == 3


def test_control_120_1_two_sources_of_one_name_are_told_apart() -> None:
    lines = "Anna: 2x Orso 2/2\nBruno: Lupo 1/1\nAnna attacca con Orso, Orso\nBruno blocca orso1 con Lupo\n"
    told = _asked("Quanti danni infligge Orso?", lines).headline[0]
    assert told == "«Orso» (orso1) infligge 2 danni a «Lupo»; «Orso» (orso2) infligge 2 danni a Bruno."
