"""The answer: what was asked with its value, the rules that decide, every difference; each fact beside a control."""

from __future__ import annotations

import pytest

from scenarios.played.answering import answers
from scenarios.played.expecting import same_answer
from scenarios.played.run import run
from scenarios.told import ruling
from scenarios.told.report import as_html, as_json, as_markdown, as_text
from scenarios.written.load import parse
from tests.scenarios.boards import anna, bruno, scenario

CARDS = """
carte:
  Ali: {tipo: Istantaneo, testo: La creatura bersaglio ha volare fino alla fine del turno.}
  Laccio: {tipo: Stregoneria, testo: "TAPpa la creatura bersaglio."}
  Pensiero: {tipo: Stregoneria, testo: Pesca due carte.}
  Rovo: {tipo: Stregoneria, testo: "Ogni avversario scarta una carta."}
  Scavo: {tipo: Stregoneria, testo: "Esilia la prima carta del tuo grimorio."}
  Ritorno: {tipo: Istantaneo, testo: "Fai tornare in mano al suo proprietario la creatura bersaglio."}
giocatori:
  - {nome: Anna, campo: [Orso 2/2], mano: [Ali, Laccio, Pensiero, Rovo, Scavo, Ritorno], grimorio: [Lupo 2/2, Gatto 1/1, Topo 1/1]}
  - {nome: Bruno, campo: [Elfo 1/1, {carta: Soldato, tipo: Creatura, f/c: 1/1, pedina: sì}], mano: [Volpe 2/2]}
"""


def told(actions: str, asks: str = ""):
    return ruling(run(parse(f"{CARDS}azioni: {actions}\n{f'chiede: {asks}' if asks else ''}\n", "prova.yaml")))


def cast(card: str, *targets: str) -> str:
    at = f", bersagli: [{', '.join(targets)}]" if targets else ""
    return f"[{{lancia: {card}, di: Anna{at}}}]"


@pytest.mark.parametrize(
    ("actions", "words"),
    [
        (cast("Ali", "orso"), "«Orso» ha ora volare."),
        (cast("Laccio", "elfo"), "«Elfo» è in posizione TAPpata."),
        (cast("Pensiero"), "Anna pesca «Lupo» e «Gatto»."),
        (cast("Rovo"), "Bruno scarta «Volpe»."),
        (cast("Scavo"), "«Lupo» va in esilio."),
        (cast("Ritorno", "elfo"), "«Elfo» torna in mano a Bruno."),
        ("[]", "Sul tavolo non cambia nulla."),
    ],
)
def test_every_difference_counts(actions, words):
    assert told(actions).answer == (words,)


def test_704_5d_what_ceased_to_exist_is_never_said_to_be_somewhere():
    assert told(cast("Ritorno", "soldato")).answer == ("«Soldato» lascia il campo di battaglia e cessa di esistere.",)
    asked = told(cast("Ritorno", "soldato"), "[zona di soldato, esiste di soldato]")
    assert asked.answer == ("«Soldato» torna in mano a Bruno e cessa di esistere.",)


def test_what_a_spell_leaves_behind_stands_below():
    found = told(cast("Ali", "orso"))
    assert found.rest == ("«Ali» va nel cimitero di Anna.",)


def test_what_is_asked_stands_on_top_and_the_rest_below():
    found = told(cast("Ali", "orso"), "[volare di orso, f/c di elfo]")
    assert found.answer == ("«Orso» ha volare; «Elfo» è 1/1.",)
    assert found.rest == ("«Ali» va nel cimitero di Anna.",)


def test_one_moment_after_the_other():
    found = told(
        "[{lancia: Ali, di: Anna, bersagli: [orso]}, risolvi, {vai a: sottofase finale}]",
        "[volare di orso dopo 0, volare di orso]",
    )
    assert found.answer == ("All'inizio «Orso» non ha volare.", "Alla fine «Orso» ha volare.")


def test_733_1_whether_an_action_is_allowed():
    allowed = told(cast("Ali", "orso"), "[consentita 1]")
    assert allowed.answer == ("Sì: Anna lancia «Ali», bersaglio: «Orso».",)
    board = anna(mano=["Dardo"]), bruno(campo=["Velata"])
    no = ruling(run(scenario(*board, azioni=[{"lancia": "Dardo", "bersagli": ["velata1"]}], chiede=["consentita 1"])))
    assert no.answer == ("No: Anna non può lanciare «Dardo» con bersaglio «Velata»: ha velo (702.18a).",)
    assert no.rules == ("702.18a",)


def test_704_5g_the_rule_that_decides_comes_first_and_never_who_gets_priority():
    hit = {"evento": [{"danno": 3, "a": "lupo1", "da": "ara1"}]}
    found = ruling(run(scenario(anna(campo=["Lupo"]), bruno(campo=["Ara"]), azioni=[hit], chiede=["zona di lupo1"])))
    assert found.answer[0] == "«Lupo» muore."
    assert found.rules[0] == "704.5g"
    assert not any(rule.startswith("117") for rule in found.rules)
    assert len(found.rules) <= 3
    assert found.decided_by.startswith("Decidono le regole 704.5g")


def test_an_answer_is_compared_as_an_expectation_is():
    shown = run(parse(f"{CARDS}azioni: {cast('Pensiero')}\nchiede: [mano di Anna, vita di Anna]\n", "prova.yaml"))
    hand, life = answers(shown)
    assert same_answer(shown, hand, tuple(reversed(hand.value)))
    assert not same_answer(shown, hand, hand.value[:-1])
    assert same_answer(shown, life, 20)
    assert not same_answer(shown, life, 19)


def test_reports_have_answer_and_deciding_rules_first():
    hit = {"evento": [{"danno": 3, "a": "lupo1", "da": "ara1"}]}
    shown = run(
        scenario(anna(campo=["Lupo"]), bruno(campo=["Ara"]), azioni=[hit], chiede=["zona di lupo1", "vita di Anna"])
    )
    for text in (as_text(shown), as_markdown(shown), as_html(shown)):
        plain = text.replace("\\", "")
        assert plain.index("«Lupo» muore") < plain.index("704.5g") < plain.index("Come si arriva alla risposta")
    data = as_json(shown)
    assert data["regole"][0] == "704.5g"
    assert [(one["cosa"], one["valore"]) for one in data["chiede"]] == [("zona", "cimitero"), ("vita", 20)]
    assert data["chiede"][0]["risposta"] == "«Lupo» muore."


FROM_THE_COMMAND_ZONE = """
formato: commander
carte:
  Capitana: {tipo: Creatura Leggendaria — Umano, costo: 2W, f/c: 3/3}
giocatori:
  - {nome: Anna, comando: [{carta: Capitana, comandante: sì}]}
  - {nome: Bruno}
azioni:
  - {lancia: Capitana, di: Anna}
"""


def test_800_4a_a_card_that_was_cast_from_elsewhere_is_not_said_to_leave_the_game() -> None:
    told = as_text(run(parse(FROM_THE_COMMAND_ZONE, "prova")))
    assert "«Capitana» entra nel campo di battaglia" in told
    assert "lascia la partita" not in told


FAR = """
formato: tutti contro tutti
opzioni: {raggio: 1}
carte: {Dardo: {tipo: Istantaneo, testo: Dardo infligge 3 danni a una creatura bersaglio.}}
giocatori: [{nome: Anna, mano: [Dardo]}, {nome: Bruno, campo: [Orso 2/2]}, {nome: Carla, campo: [Lupo 2/2]}, {nome: Dario}]
azioni: [{lancia: Dardo, di: Anna, bersagli: [lupo]}]
"""


@pytest.mark.parametrize(("seats", "told_so"), [("Carla", True), ("Bruno", False)])
def test_801_4_a_refusal_says_out_of_whose_range_it_is(seats: str, told_so: bool) -> None:
    board = FAR if seats == "Carla" else FAR.replace("bersagli: [lupo]", "bersagli: [orso]")
    said = ruling(run(parse(board, "prova.yaml"))).answer[0]
    assert ("fuori dal raggio di influenza di Anna" in said) is told_so
