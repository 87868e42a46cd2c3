"""Outcomes beside a text that was not read: it is said before them, and where it stops a run the file is not at fault."""

from __future__ import annotations

import pytest

from scenarios.asked.exploring.explore import explore
from scenarios.asked.exploring.report import as_json, as_text
from scenarios.language.errors import ScenarioError
from scenarios.written.load import parse

UNREAD = "Quando Strano entra, sfarfalla la zucca due volte."
BOARD = f"""
carte:
  Strano: {{tipo: Creatura — Umano, f/c: 2/2, testo: "{UNREAD}"}}
  Scossa: {{tipo: Istantaneo, testo: Scossa infligge 2 danni a un qualsiasi bersaglio.}}
giocatori: [{{nome: Anna, mano: [Strano, Scossa]}}, {{nome: Bruno, campo: [Orso 2/2]}}]
"""
SHOCKED = "azioni: [{lancia: Strano, di: Anna}, risolvi, {lancia: Scossa, di: Anna}]\n"
TOO_FAR = "azioni: [{lancia: Strano, di: Anna}, risolvi, risolvi]\n"


def told(text: str) -> list[str]:
    """What an exploration says."""
    return as_text(explore(parse(text, "prova")), "Prova").splitlines()


def test_what_was_not_read_is_told_before_the_outcomes() -> None:
    lines = told(BOARD + SHOCKED)
    assert lines[2].startswith("La risposta è incompleta: «Quando Strano entra") and "esiti" in lines[3]
    assert "sfarfalla" in as_json(explore(parse(BOARD + SHOCKED, "prova")))["incompleta"][0]


def test_control_an_ability_that_nobody_used_hedges_nothing() -> None:
    quiet = (BOARD + SHOCKED).replace(UNREAD, "{T}: Sfarfalla la zucca due volte.")
    assert not any("incompleta" in line for line in told(quiet))


def test_a_script_that_stops_beside_unread_text_is_incomplete_and_no_mistake() -> None:
    lines = told(BOARD + TOO_FAR)
    assert any("non si può seguire, forse perché quel testo non è stato letto" in line for line in lines[2:4])


def test_control_where_everything_was_read_it_is_a_mistake() -> None:
    with pytest.raises(ScenarioError, match="la pila è vuota"):
        told((BOARD + TOO_FAR).replace(UNREAD, "Volare"))
