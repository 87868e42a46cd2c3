"""Combat in words: every code by which a declaration is illegal has its words, and says whose ability it is."""

from __future__ import annotations

import inspect
import re

import pytest

from engine.combat import attacking, bands, blocking, evasion
from scenarios.abilities.combat import JOINS, RULES
from scenarios.load import parse
from scenarios.narrate.fighting import RULES as RULE_WORDS
from scenarios.narrate.reasons import REFUSALS
from scenarios.report import as_text
from scenarios.run import run

_CODE = re.compile(r'"([a-z][a-z -]+)", cite\(')
_LIMIT = re.compile(r'Limit\("([a-z ]+)"')
_CHOSEN = re.compile(r'"((?:not alone|too|cannot) [a-z ]+)"')


@pytest.mark.parametrize("module", [attacking, bands, blocking, evasion])
def test_508_1_and_509_1_every_code_of_an_illegal_declaration_has_its_words(module: object) -> None:
    source = inspect.getsource(module)  # type: ignore[arg-type]
    found = {code for pattern in (_CODE, _LIMIT, _CHOSEN) for code in pattern.findall(source)}
    assert found
    assert found <= set(REFUSALS)


def test_611_1_every_rule_that_an_effect_may_set_up_has_its_words() -> None:
    written = {form.make.__name__ for form in RULES.forms}
    assert written == set(RULE_WORDS)
    assert {form.make.__name__ for form in JOINS.forms} == {"Joins"}


SCENARIO = """
titolo: Deve attaccare
carte:
  Furia: {tipo: Creatura — Orso, costo: R, f/c: 2/2, abilità: [{devono attaccare: questo}]}
giocatori:
  - {nome: Anna, campo: [Furia, Lupo 2/2]}
  - {nome: Bruno}
turno: {di: Anna, sottofase: principale}
azioni: [%s]
fino a: {sottofase: fine combattimento}
"""


def told(*actions: str) -> str:
    """The ruling of a board on which one of two creatures must attack."""
    return as_text(run(parse(SCENARIO % ", ".join(actions), "prova.yaml")))


def test_508_1d_the_ruling_names_the_creature_that_was_left_out() -> None:
    refused = told("{attacca: {lupo: Bruno}, di: Anna, rifiutata: 508.1d}")
    assert "deve rispettare più obblighi di attaccare (obblighi rispettati 0 su 1 possibile; manca «Furia»)" in refused


def test_508_1d_control_a_legal_declaration_names_nobody() -> None:
    assert "obblighi" not in told("{attacca: {furia: Bruno}, di: Anna}")


def test_508_1a_what_cannot_be_left_out_is_asked_for() -> None:
    assert "Anna sceglie le creature attaccanti (508.1a)" in told()
    assert "«Furia» attacca Bruno" in told("{vai a: fine combattimento, risposte: [{attaccanti: [furia]}]}")
