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


NAMED = """\
carte:
  Sigillo: {{tipo: Artefatto, abilità: [{ability}]}}
  Fulmine: {{tipo: Istantaneo, costo: R, testo: Fulmine infligge 3 danni a una creatura bersaglio.}}
giocatori: [{{nome: Anna, campo: [Sigillo, Orso 2/2]}}, {{nome: Bruno, mano: [Fulmine]}}]
"""
FORBIDS_CAST = "{{non può: lanciare magie, oggetti: {{zona: pila, nome: {}}}, giocatori: avversari}}"
SACRIFICES = "{{costo: {{sacrifica: {{nome: {}}}}}, effetto: [{{guadagna: 1}}]}}"
WATCHES = "{{quando: {{muore: {{nome: {}}}}}, effetto: [{{guadagna: 1}}]}}"
PRAISES = "{{statica: {{a: {{sottotipo: {}}}, dà: +1/+1}}}}"


@pytest.mark.parametrize(
    ("ability", "word", "meant"),
    [
        (FORBIDS_CAST, "Fulmin", "Fulmine"),
        (SACRIFICES, "Orsi", "Orso"),
        (WATCHES, "Forresta", "Foresta"),
        (PRAISES, "Goblinn", "Goblin"),
    ],
)
def test_201_2_a_name_or_subtype_that_is_nearly_one_that_is_there_is_an_error(ability, word, meant) -> None:
    with pytest.raises(ScenarioError) as wrong:
        parse(NAMED.format(ability=ability.format(word)), "prova.yaml")
    (fault,) = wrong.value.faults
    assert fault.suggestion == meant and word in fault.message


@pytest.mark.parametrize(
    ("ability", "word"),
    [(FORBIDS_CAST, "Fulmine"), (SACRIFICES, "orso"), (WATCHES, "Serafino"), (PRAISES, "Goblin"), (PRAISES, "Zzykl")],
)
def test_201_2_control_what_is_there_and_what_is_like_nothing_is_right(ability, word) -> None:
    """What no card here is called may be called so all the same: it is only not here."""
    parse(NAMED.format(ability=ability.format(word)), "prova.yaml")


TYPED = """\
carte:
  Richiamo: {{tipo: Stregoneria, testo: "{text}"}}
giocatori: [{{nome: Anna, campo: [Orso 2/2]}}, Bruno]
"""


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Distruggi tutte le creature di nome Orsso.", "Orso"),
        ("Le creature chiamate Orsso che controlli hanno volare.", "Orso"),
    ],
)
def test_201_2_a_name_in_a_text_that_is_nearly_one_that_is_there_is_an_error(text, meant) -> None:
    with pytest.raises(ScenarioError) as wrong:
        parse(TYPED.format(text=text), "prova.yaml")
    (fault,) = wrong.value.faults
    assert fault.suggestion == meant and fault.line == 2


@pytest.mark.parametrize(
    "text",
    [
        "Distruggi tutte le creature di nome Orso.",
        "Distruggi tutte le creature di nome Serafino.",
        "Crea una pedina creatura Coboldo rossa 0/1 di nome Orsso. Distruggi tutte le creature di nome Orsso.",
    ],
)
def test_201_2_control_a_text_may_name_what_is_there_what_it_makes_and_what_is_like_nothing(text) -> None:
    parse(TYPED.format(text=text), "prova.yaml")
