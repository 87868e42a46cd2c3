"""115: what a script names as targets: what is legal, what is refused and by which rule, what its ids tell apart."""

import pytest

from engine.state.trace import StepKind
from scenarios.language.errors import ScenarioError
from scenarios.language.outcomes import Outcome
from scenarios.played.run import DoesNotFit, run
from scenarios.told.answer import answer
from scenarios.told.report import as_text
from scenarios.written.load import parse, parse_lines
from tests.scenarios.ruling import ruled

TWICE = """
carte:
  Forcella: {{tipo: Istantaneo, testo: Forcella infligge 2 danni a due creature bersaglio.}}
giocatori:
  - {{nome: Anna, mano: [Forcella]}}
  - {{nome: Bruno, campo: [Orco 3/3, Lupo 3/3]}}
azioni:
  - {{lancia: Forcella, bersagli: [[{targets}]], rifiutata: 115.3}}
"""


def test_115_3_the_same_target_twice_for_one_word_is_refused():
    made = run(parse(TWICE.format(targets="lupo, Lupo"), "prova"))
    assert [check.vera for check in made.checks] == [True]


def test_115_3_control_two_targets_are_not():
    made = run(parse(TWICE.format(targets="lupo, orco"), "prova"))
    assert (made.refusal, [check.perche for check in made.checks]) == (None, ["l'azione è consentita"])


STOLEN = """
carte:
  Spada: {{tipo: Artefatto — Equipaggiamento, testo: "Equipaggiare {{2}}"}}
giocatori:
  - {{nome: Anna, campo: [Lupo 1/1, {{carta: Spada, proprietario: Bruno}}]}}
  - {{nome: Bruno, campo: [Gatto 1/1]}}
azioni:
  - {{attiva: spada, abilità: 1, bersagli: [{target}], rifiutata: 115.1}}
"""


def test_702_6a_the_target_of_equip_is_a_creature_of_who_activates_it():
    """Also where there is only one that could be chosen, so that nothing is asked."""
    made = run(parse(STOLEN.format(target="gatto"), "prova"))
    assert [check.vera for check in made.checks] == [True]


def test_702_6a_control_a_creature_of_theirs_is_legal():
    made = run(parse(STOLEN.format(target="lupo"), "prova"))
    assert [check.perche for check in made.checks] == ["l'azione è consentita"]


COPIED = """
carte:
  Dardo: {{tipo: Istantaneo, testo: Dardo infligge 2 danni a una creatura bersaglio.}}
  Gemello: {{tipo: Istantaneo, testo: Copia una magia bersaglio.}}
  Diniego: {{tipo: Istantaneo, testo: Neutralizza una magia bersaglio.}}
giocatori:
  - {{nome: Anna, mano: [Dardo, Gemello]}}
  - {{nome: Bruno, campo: [Orco 4/4], mano: [Diniego]}}
azioni:
  - {{lancia: Dardo, bersagli: [orco]}}
  - {{lancia: Gemello, bersagli: [dardo]}}
  - risolvi
  - {{passa: Anna}}
  - {{lancia: Diniego, bersagli: [{target}]}}
attese:
  - {{oggetto: orco, danno: 2}}
"""


@pytest.mark.parametrize("target", ["dardo1", "dardo1~"])
def test_707_10_a_spell_and_its_copy_are_told_apart_by_their_ids(target):
    made = run(parse(COPIED.format(target=target), "prova"))
    assert [check.vera for check in made.checks] == [True]
    (countered,) = [
        step.step.names[change.event.object].label  # type: ignore[union-attr]
        for step in made.steps
        for change in step.step.changes
        if step.step.kind is StepKind.INSTRUCTION and "701.6a" in map(str, step.step.rules)
    ]
    assert countered == target


def test_707_10_control_the_name_alone_could_be_either():
    with pytest.raises(ScenarioError, match="dardo1~"):
        run(parse(COPIED.format(target="Dardo"), "prova"))


PAID = """\
titolo: Prova
conta il mana: sì
carte:
  Fulmine: {tipo: Istantaneo, costo: "{R}", testo: Il Fulmine infligge 3 danni a un qualsiasi bersaglio.}
giocatori:
  - {nome: Anna, campo: [Isola id=i], mano: [Fulmine]}
  - Bruno
azioni:
  - {lancia: fulmine, di: Anna, bersagli: [Bruno], rifiutata: 601.2h, risposte: [{abilità di mana: [i]}]}
"""


def test_601_2h_an_answer_inside_an_action_that_is_refused_is_no_fault() -> None:
    made = run(parse(PAID, "prova.yaml"))
    assert made.right and made.asked[0].answer.keys and len(made.needless) == 1, "an Island makes no red mana"
    allowed = PAID.replace("Isola id=i", "Montagna id=i").replace(", rifiutata: 601.2h", "")
    assert run(parse(allowed, "prova.yaml")).right


ONE = """\
titolo: Prova
carte:
  Levriero: {tipo: Creatura, f/c: 1/1, testo: "Ogniqualvolta questa creatura attacca, guadagni 1 punto vita."}
giocatori:
  - {nome: Anna, campo: [Levriero, Levriero id=secondo]}
  - Bruno
azioni:
  - {attacca: {levriero1: Bruno}, risposte: [{ordine: [levriero1]}]}
  - risolvi
attese: [{giocatore: Anna, vita: 21}]
"""


def test_603_3b_an_order_of_one_is_accepted_and_noted_and_another_is_an_error() -> None:
    made = run(parse(ONE, "prova.yaml"))
    assert made.right and made.outcome is Outcome.COMPLETE
    assert "La risposta alla riga 8 non serviva" in as_text(made)
    with pytest.raises(DoesNotFit, match="nessuna domanda"):
        run(parse(ONE.replace("[levriero1]}]", "[levriero1, secondo]}]"), "prova.yaml"))


ECHO = """
carte:
  Piromante: {{tipo: Creatura — Mago, f/c: 2/2, abilità: [
    {{costo: "{{T}}", bersagli: [qualsiasi bersaglio], effetto: [{{infliggi: 2, a: bersaglio}}]}},
    {{costo: "0", bersagli: [giocatore], effetto: [{{infliggi: 1, a: bersaglio}}]}}]}}
  Eco: {{tipo: Artefatto, abilità: [{{costo: "0", bersagli: [{{zona: pila, genere: abilità}}],
    effetto: [{{copia: bersaglio, nuovi bersagli: no}}]}}]}}
giocatori:
  - {{nome: Anna, campo: [Piromante, Eco]}}
  - {{nome: Bruno}}
azioni:
  - {{attiva: Piromante, abilità: 1, di: Anna, bersagli: [Bruno]}}
  {more}
  - {{attiva: Eco, di: Anna, bersagli: [{target}]}}
  - {{risolvi: {times}}}
"""
SECOND = "- {attiva: Piromante, abilità: 2, di: Anna, bersagli: [Bruno]}"


@pytest.mark.parametrize(
    ("target", "more", "life"),
    [("Piromante", "", 16), ("Piromante abilità 1", SECOND, 15), ("piromante1 abilità 2", SECOND, 16)],
)
def test_113_7_an_ability_on_the_stack_is_named_by_its_source(target: str, more: str, life: int):
    text = ECHO.format(target=target, more=more, times=4 if more else 3)
    ruled(f"{text}attese: [{{giocatore: Bruno, vita: {life}}}]")


def test_113_7_control_where_two_abilities_wait_the_source_alone_does_not_say_which():
    with pytest.raises(ScenarioError, match="Piromante abilità 1"):
        run(parse(ECHO.format(target="Piromante", more=SECOND, times=4), "prova"))


@pytest.mark.parametrize(("event", "cited"), [("sacrifica", True), ("distruggi", False)])
def test_701_21a_what_is_sacrificed_out_of_the_blue_cites_it(event: str, cited: bool) -> None:
    text = f"giocatori: [{{nome: Anna, campo: [Orso 2/2]}}, Bruno]\nazioni: [{{evento: {{{event}: orso}}}}]\n"
    told = as_text(run(parse(text, "prova")))
    assert ("701.21a" in told) is cited
    assert ("701.8a" in told) is not cited


RECALLED = """
carte:
  Lupo: {tipo: Creatura — Lupo, f/c: 3/3}
  Brace: {tipo: Stregoneria, costo: R, testo: "Brace infligge 2 danni a un giocatore bersaglio.\\nFlashback {R}"}
giocatori:
  - {nome: Anna, campo: [{carta: Lupo, id: brace}], cimitero: [{carta: Brace, id: altra}]}
  - {nome: Bruno}
azioni: [{lancia: Brace, bersagli: [Bruno]}]
attese: [{giocatore: Bruno, vita: 18}]
"""


def test_601_3_a_name_means_what_can_be_cast_before_a_permanent_that_is_called_so():
    assert run(parse(RECALLED, "prova")).right


def test_601_3_control_a_permanent_alone_is_meant_and_refused():
    alone = RECALLED.replace("cimitero: [{carta: Brace, id: altra}]", "mano: []")
    refused = run(parse(alone, "prova")).refusal
    assert refused is not None


SQUAD = """
carte:
  Leva: {tipo: Stregoneria, testo: 'Crea due pedine creatura Goblin 1/1 rosse.'}
  Officina: {tipo: Artefatto, testo: 'Le creature che controlli hanno "{0}: Pesca una carta."'}
  Diniego: {tipo: Istantaneo, testo: "Neutralizza un'abilità attivata bersaglio."}
giocatori:
  - {nome: Anna, campo: [Officina], mano: [Leva], grimorio: 5}
  - {nome: Bruno, mano: [Diniego]}
turno: Anna
azioni:
  - {lancia: Leva, di: Anna}
  - risolvi
  - {attiva: goblin2, di: Anna}
  - {lancia: Diniego, di: Bruno, bersagli: [%s]}
"""


def test_113_7_an_ability_is_not_that_of_another_token_of_one_name():
    refused = run(parse(SQUAD % "goblin1", "prova")).refusal
    assert refused is not None and str(refused.rule) == "115.1"


def test_113_7_control_it_is_its_own_token_s():
    assert "viene neutralizzata" in as_text(run(parse(SQUAD % "goblin2", "prova")))


BARGAIN = """
Anna: 20, Sasso artefatto, Orso 2/2
Bruno: 20
Anna in mano: Patto stregoneria
costo: B
> Negoziare
> Pesca una carta.
Anna lancia Patto
{said}
Dov'è il Sasso?
"""


@pytest.mark.parametrize(
    ("said", "waits", "told"),
    [
        ("risposta: sì\ncosto: Sasso", False, "cimitero"),
        ("costo: Sasso", True, "se pagare"),
        ("costo: no", False, "campo di battaglia"),
    ],
)
def test_601_2b_with_what_it_is_paid_answers_behind_whether_it_is(said: str, waits: bool, told: str) -> None:
    made = run(parse_lines(BARGAIN.format(said=said).strip(), "prova.tavolo"))
    assert (made.question is not None) is waits
    assert told in " ".join(answer(made).headline)
