"""A word in a file does something or is an error: prohibitions of what nobody does, costs that nothing has."""

import pytest

from scenarios.language.errors import ScenarioError
from scenarios.played.run import run
from scenarios.written.load import parse

CARD = """\
titolo: Prova
carte:
  Patto:
    tipo: {kind}
    {more}
    abilità:
      - {ability}
giocatori:
  - {{nome: Anna, mano: [Patto]}}
  - Bruno
"""
FORBIDS = 'effetto: [{{"d\'ora in poi non può": {what}, chi: ogni giocatore, fino a: fine turno}}]'


@pytest.mark.parametrize(
    ("kind", "ability", "right"),
    [
        ("Istantaneo", "{" + FORBIDS.format(what="essere prevenuto") + "}", False),
        ("Istantaneo", "{" + FORBIDS.format(what="guadagnare punti vita") + "}", True),
        ("Incantesimo", "{non può: attaccare, giocatori: avversari}", False),
        ("Incantesimo", "{non può: attaccare, oggetti: creatura}", True),
        ("Incantesimo", "{non può: guadagnare punti vita, oggetti: creatura}", False),
        ("Incantesimo", "{non può: guadagnare punti vita, giocatori: avversari}", True),
    ],
)
def test_101_2_a_prohibition_of_what_nobody_does_is_an_error(kind, ability, right) -> None:
    written = CARD.format(kind=kind, ability=ability, more="costo: R")
    if right:
        parse(written, "prova.yaml")
        return
    with pytest.raises(ScenarioError, match=r"carte\.Patto\.abilità\.1: "):
        parse(written, "prova.yaml")


PAID = "{effetto: [{guadagna: 1}, {se: {pagato: COST}, allora: [{guadagna: 5}]}]}"
KICKED = 'parole chiave: ["potenziamento {R}"]'
CASTS = """\
azioni:
  - {{lancia: Patto, risposte: [{answer}]}}
  - risolvi
attese: [{{giocatore: Anna, vita: {life}}}]
"""


@pytest.mark.parametrize("word", ["potenziamento", "kicker"])
@pytest.mark.parametrize(("answer", "life"), [("sì", 26), ("no", 21)])
def test_702_33d_the_cost_of_a_keyword_is_called_as_the_keyword_is_printed(word, answer, life) -> None:
    card = CARD.format(kind="Istantaneo", ability=PAID.replace("COST", word), more=KICKED)
    made = run(parse(card + CASTS.format(answer=answer, life=life), "prova.yaml"))
    assert made.right, made.checks


@pytest.mark.parametrize(("word", "more"), [("potenziamnto", KICKED), ("potenziamento", "costo: R")])
def test_601_2b_a_cost_that_the_card_does_not_have_is_an_error(word, more) -> None:
    with pytest.raises(ScenarioError, match="nessun costo di questa carta si chiama") as wrong:
        parse(CARD.format(kind="Istantaneo", ability=PAID.replace("COST", word), more=more), "prova.yaml")
    (fault,) = wrong.value.faults
    assert fault.suggestion == ("potenziamento" if word == "potenziamnto" else "")


def test_601_2b_a_cost_in_the_text_of_the_card_counts() -> None:
    parse(
        CARD.format(
            kind="Istantaneo", ability=PAID.replace("COST", "potenziamento"), more='testo: "Potenziamento {R}"'
        ),
        "p",
    )
