"""Combat in words: every code by which a declaration is illegal has its words, and says whose ability it is."""

from __future__ import annotations

import inspect
import re

import pytest

from engine.combat import attacking, bands, blocking, evasion
from scenarios.played.run import run
from scenarios.told.facts.lasting import RULES as RULE_WORDS
from scenarios.told.reasons import REFUSALS
from scenarios.told.report import as_text
from scenarios.written.abilities.combat import JOINS, RULES
from scenarios.written.load import parse

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
    assert (
        "vanno rispettati quanti più obblighi di attaccare è possibile (rispettati qui: 0 su 1; manca «Furia»)"
        in refused
    )


def test_508_1d_control_a_legal_declaration_names_nobody() -> None:
    assert "obblighi" not in told("{attacca: {furia: Bruno}, di: Anna}")


def test_508_1a_what_cannot_be_left_out_is_asked_for() -> None:
    assert "Anna sceglie le creature attaccanti (508.1a)" in told()
    assert "«Furia» attacca Bruno" in told("{vai a: fine combattimento, risposte: [{attaccanti: [furia]}]}")


FIGHT = """\
carte:
  Altare: {{tipo: Artefatto, testo: "Sacrifica una creatura: Guadagni 1 punto vita."}}
  Fiacca: {{tipo: Istantaneo, costo: B, testo: "Una creatura bersaglio perde tutte le abilità fino alla fine del turno."}}
  Assalto:
    tipo: Incantesimo
    testo: Ogni creatura che controlli assegna danno da combattimento pari alla sua costituzione invece che alla sua forza.
giocatori:
  - {{nome: Anna, campo: {anna}, mano: [Fiacca]}}
  - {{nome: Bruno, campo: [Altare, Muro 0/4, Spadaccino 2/4 attacco improvviso]}}
azioni:
{actions}
fino a: fine combattimento
"""


def _fought(anna: str, *actions: str) -> str:
    lines = "".join(f"  - {one}\n" for one in actions)
    return as_text(run(parse(FIGHT.format(anna=anna, actions=lines), "prova.yaml")))


@pytest.mark.parametrize(
    ("sacrificed", "told"),
    [(("{passa: Anna}", "{attiva: altare, abilità: 1, di: Bruno, risposte: [{costo: [muro]}]}"), True), ((), False)],
)
def test_510_1c_who_is_blocked_by_nobody_any_more_deals_none_and_it_is_told(
    sacrificed: tuple[str, ...], told: bool
) -> None:
    text = _fought("[Bue 3/3]", "{attacca: {bue: Bruno}, di: Anna}", "{blocca: {muro: bue}, di: Bruno}", *sacrificed)
    assert ("«Bue» non infligge danno: è bloccata, e nessuna creatura la blocca più" in text) is told
    assert ("510.1c" in text) and ("«Bue» infligge 3 danni" in text) is not told


@pytest.mark.parametrize(("size", "told"), [("0/3", True), ("1/3", False)])
def test_510_1a_a_creature_with_no_power_deals_none_and_it_is_told(size: str, told: bool) -> None:
    text = _fought(f"[Spia {size}]", "{attacca: {spia: Bruno}, di: Anna}")
    assert ("«Spia» non infligge danno: quello che assegnerebbe è 0 o meno" in text) is told
    assert ("510.1a" in text) is told


@pytest.mark.parametrize(("anna", "told"), [("[Assalto, Torre 0/5]", True), ("[Torre 5/5]", False)])
def test_510_1a_a_rule_that_says_how_much_is_cited(anna: str, told: bool) -> None:
    text = _fought(anna, "{attacca: {torre: Bruno}, di: Anna}")
    assert "«Torre» infligge 5 danni" in text
    assert ("510.1a" in text) is told


@pytest.mark.parametrize(("victim", "told"), [("spadaccino", True), ("bestia", False)])
def test_702_7c_who_lost_first_strike_between_the_two_steps_deals_no_more_and_it_is_told(
    victim: str, told: bool
) -> None:
    text = _fought(
        "[Bestia 2/6]",
        "{attacca: {bestia: Bruno}, di: Anna}",
        "{blocca: {spadaccino: bestia}, di: Bruno}",
        "{vai a: danno da combattimento}",
        f"{{lancia: Fiacca, di: Anna, bersagli: [{victim}]}}",
    )
    assert ("«Spadaccino» non infligge danno: lo ha già inflitto" in text) is told
    assert ("702.7c" in text) is told


@pytest.mark.parametrize(("keyword", "told"), [("battibaleno", True), ("volare", False)])
def test_702_61a_what_keeps_somebody_from_it_is_named(keyword: str, told: bool) -> None:
    text = as_text(
        run(
            parse(
                f"""\
carte:
  Taglio: {{tipo: Istantaneo, parole chiave: [{keyword}], testo: Guadagni 1 punto vita.}}
  Sorso: {{tipo: Istantaneo, testo: Guadagni 1 punto vita.}}
giocatori:
  - {{nome: Anna, mano: [Taglio]}}
  - {{nome: Bruno, mano: [Sorso]}}
azioni:
  - {{lancia: Taglio, di: Anna}}
  - {{passa: Anna}}
  - {{lancia: Sorso, di: Bruno}}
""",
                "prova.yaml",
            )
        )
    )
    assert ("Bruno non può lanciare «Sorso»: un effetto lo vieta (per effetto di «Taglio») (702.61a)" in text) is told
