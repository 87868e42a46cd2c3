"""111: what a run makes is named in a script by what it is, and goes on being called so."""

import pytest

from scenarios.language.errors import ScenarioError
from scenarios.played.run import run
from scenarios.told.answer import answer
from scenarios.told.report import as_text
from scenarios.written.load import parse, parse_lines

MADE = """\
titolo: Prova
carte:
  Esame: {{tipo: Stregoneria, testo: {text}}}
giocatori:
  - {{nome: Anna, mano: [Esame], grimorio: 5}}
  - Bruno
azioni:
  - {{lancia: Esame}}
  - risolvi
  - {{attiva: {name}}}
  - risolvi
attese: [{expected}]
"""


@pytest.mark.parametrize(
    ("text", "name", "expected"),
    [
        ("Indaga.", "indizio", "{giocatore: Anna, carte in mano: 1}"),
        ("Indaga.", "Indizio1", "{oggetto: indizio1, esiste: no}"),
        ("Indaga due volte.", "indizio2", "{oggetto: indizio1, zona: campo, nome: Indizio}"),
        ("Incuba 2.", "incubatrice", "{oggetto: incubatrice, trasformato: sì, f/c: 2/2}"),
    ],
)
def test_111_4_what_a_keyword_action_makes_is_named_in_italian(text, name, expected) -> None:
    made = run(parse(MADE.format(text=text, name=name, expected=expected), "prova.yaml"))
    assert made.right, made.checks
    assert " Token" not in as_text(made)


def test_111_4_control_what_nothing_makes_is_no_name() -> None:
    with pytest.raises(ScenarioError, match="«indizio» non è un oggetto"):
        parse(MADE.format(text="Pesca una carta.", name="indizio", expected=""), "prova.yaml")


TWO = """\
titolo: Prova
carte:
  Chiamata: {{tipo: Stregoneria, testo: Crea due pedine creatura Soldato Umano 1/1 bianche.}}
  Rimbalzo: {{tipo: Istantaneo, testo: Fai tornare in mano al suo proprietario la creatura bersaglio.}}
  Dardo: {{tipo: Istantaneo, testo: Dardo infligge 1 danno a una creatura bersaglio.}}
giocatori:
  - {{nome: Anna, mano: [Chiamata, Rimbalzo, Dardo], campo: [Orso 2/2]}}
  - Bruno
azioni:
  - {{lancia: Chiamata}}
  - risolvi
  - {{lancia: Rimbalzo, bersagli: [soldato-umano{first}]}}
  - risolvi
{more}
attese:
  - {{oggetto: soldato-umano{first}, esiste: no}}
  - {{oggetto: soldato-umano{second}, zona: campo}}
"""
DART = "  - {{lancia: Dardo, bersagli: [soldato-umano{}]}}\n  - risolvi"


@pytest.mark.parametrize(("first", "second"), [(1, 2), (2, 1)])
def test_111_7_a_token_keeps_its_name_when_another_one_goes(first, second) -> None:
    assert run(parse(TWO.format(first=first, second=second, more=""), "prova.yaml")).right
    shot = run(parse(TWO.format(first=first, second=second, more=DART.format(second)), "prova.yaml"))
    assert [one.vera for one in shot.checks] == [True, False]
    with pytest.raises(ScenarioError, match=f"«soldato-umano{first}» non esiste più"):
        run(parse(TWO.format(first=first, second=second, more=DART.format(first)), "prova.yaml"))


NUMBERED = """\
titolo: Prova
carte:
  Dardo: {{tipo: Istantaneo, testo: Dardo infligge 3 danni a un qualsiasi bersaglio.}}
giocatori:
  - {{nome: Anna, mano: [Dardo]}}
  - {{nome: Bruno, campo: [Orso1 2/2, Orso11 2/2]}}
azioni: [{{lancia: Dardo, bersagli: [{name}]}}]
attese: [{{oggetto: {dead}, zona: cimitero}}, {{oggetto: {alive}, zona: campo}}]
"""


@pytest.mark.parametrize(("name", "dead", "alive"), [("Orso11", "Orso11", "Orso1"), ("orso1-1", "Orso1", "orso11")])
def test_201_2_the_name_of_a_card_is_no_number_of_another_one(name, dead, alive) -> None:
    assert run(parse(NUMBERED.format(name=name, dead=dead, alive=alive), "prova.yaml")).right


SORTED = """\
carte:
  Doppione: {{tipo: Stregoneria, costo: U, testo: Crea una pedina che è una copia di un permanente bersaglio.}}
  Oracolo:
    tipo: Planeswalker — Oracolo
    fedeltà: 3
    testo: "−3: Ottieni un emblema con “Le creature che controlli prendono +1/+1.”"
giocatori: [{{nome: Anna, mano: [Doppione], campo: [Orso 2/2 TAP, Oracolo]}}, Bruno]
azioni: [{{lancia: Doppione, bersagli: [orso]}}, risolvi, {{attiva: oracolo}}, risolvi]
attese: [{{oggetto: {name}, {wanted}}}]
"""


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("copia di Orso", "f/c: 3/3, TAPpato: no"),
        ("copia di Orso di Anna", "TAPpato: no"),
        ("pedina Orso", "TAPpato: no"),
        ("Orso pedina", "TAPpato: no"),
        ("carta Orso", "TAPpato: sì"),
        ("emblema", "zona: comando"),
        ("emblema di Anna", "zona: comando"),
    ],
)
def test_111_6_114_1_707_2_what_is_made_is_called_by_its_sort_either_way_round(name: str, wanted: str) -> None:
    made = run(parse(SORTED.format(name=name, wanted=wanted), "prova.yaml"))
    assert made.right, made.checks


def test_114_1_control_there_is_no_emblem_of_one_who_has_none() -> None:
    made = run(parse(SORTED.format(name="emblema di Bruno", wanted="zona: comando"), "prova.yaml"))
    assert not made.right


SMITH = """
carta: Fabbro creatura 2/2
> Quando il Fabbro entra, crea una pedina creatura artefatto Golem 3/3 incolore.
carta: Fonderia artefatto
> {{T}}: Crea una pedina creatura artefatto {other} incolore.
Anna: Fonderia
Bruno
Anna lancia Fabbro
risolvi tutto
Anna attiva Fonderia
risolvi tutto
Bruno lancia 3 danni sulla pedina del Fabbro
Muore la pedina del Fabbro? Muore la pedina della Fonderia?
"""


def test_111_1_a_token_is_named_by_what_made_it() -> None:
    told = answer(run(parse_lines(SMITH.format(other="Spirito 1/1").strip(), "prova.tavolo"))).headline
    assert told[0].startswith("«Golem» muore") and "«Spirito» entra nel campo di battaglia" in told[0]


def test_111_1_control_where_two_make_such_tokens_it_is_asked_which() -> None:
    with pytest.raises(ScenarioError, match="scrivi quale"):
        run(parse_lines(SMITH.format(other="Golem 1/1").strip(), "prova.tavolo"))
