"""`chiede`: what a scenario asks, as fields and as lines; what cannot be asked is told with its place and the nearest word."""

from __future__ import annotations

import pytest

from scenarios.language.errors import ScenarioError
from scenarios.written.load import parse
from scenarios.written.queries import AllowedQuery, Aspect, CountQuery, GameAspect, GameQuery, ObjectQuery, PlayerQuery

BOARD = "giocatori:\n  - {nome: Anna, campo: [Orso 2/2, Muro di Pietra 0/7]}\n  - {nome: Bruno}\nazioni: [{passa: Anna}]\nchiede:\n"


def asks(line: str):
    return parse(f"{BOARD}  - {line}\n", "prova.yaml").asks[0]


@pytest.mark.parametrize(
    ("line", "fields"),
    [
        ("f/c di orso", "{oggetto: orso, cosa: f/c}"),
        ("valore di mana di orso", "{oggetto: orso, cosa: valore di mana}"),
        ("forza di Muro di Pietra", "{oggetto: Muro di Pietra, cosa: [forza]}"),
        ("volare di orso dopo 1", "{oggetto: orso, cosa: volare, dopo: 1}"),
        ("segnalini +1/+1 di orso", "{oggetto: orso, cosa: segnalini +1/+1}"),
        ("vita di Anna", "{giocatore: Anna, cosa: vita}"),
        ("priorità", "{partita: priorità}"),
        ("chi vince", "{partita: vittoria}"),
        ("innescata orso abilità 2", "{innescata: orso abilità 2}"),
        ("consentita 1", "{consentita: 1}"),
        ("quanti Orso", "{quanti: Orso, zona: campo}"),
    ],
)
def test_a_line_asks_what_its_fields_ask(line, fields):
    assert asks(line) == asks(fields)


def test_what_is_asked_is_data():
    assert asks("volare di orso") == ObjectQuery(object="orso", what=(Aspect("keywords", "flying"),))
    assert asks("carte in mano di Anna").what == (Aspect("hand_size"),)
    assert isinstance(asks("vita di Anna"), PlayerQuery)
    assert isinstance(asks("quanti Orso"), CountQuery)
    assert isinstance(asks("consentita 1"), AllowedQuery)
    assert asks("pila") == GameQuery(what=(GameAspect.STACK,))
    assert asks("f/c di orso dopo 0").after == 0


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("fozza di orso", "6:5: chiede.1: «fozza» non è qualcosa che si possa chiedere (forse «forza»?)"),
        ("forza di orzo", "6:5: chiede.1.oggetto: «orzo» non è un oggetto di questa situazione (forse «Orso»?)"),
        ("vita di Ana", "6:5: chiede.1.giocatore: «Ana» non è un giocatore di questa situazione (forse «Anna»?)"),
        ("voare di orso", "6:5: chiede.1: «voare» non è qualcosa che si possa chiedere (forse «volare»?)"),
        ("forza", "6:5: chiede.1: di chi? Si scrive «forza di …»"),
        ("forza di orso dopo 3", "6:5: chiede.1.dopo: l'azione è una sola: non c'è l'azione 3 (forse «1»?)"),
        ("consentita 2", "6:5: chiede.1.consentita: l'azione è una sola: non c'è l'azione 2 (forse «1»?)"),
        ("{oggetto: orso, cosa: []}", "6:27: chiede.1.cosa: manca che cosa si chiede"),
        (
            "{ogetto: orso, cosa: forza}",
            "6:5: chiede.1: i campi «ogetto», «cosa» non sono una domanda (forse «oggetto»?)",
        ),
    ],
)
def test_what_cannot_be_asked_is_told_with_its_place_and_the_nearest_word(line, told):
    with pytest.raises(ScenarioError) as found:
        asks(line)
    assert str(found.value.faults[0]) == f"prova.yaml:{told}"
