"""Why a step happened, why something did not, where two runs part: each answer held against one that a judge would give."""

from __future__ import annotations

import re

import pytest

from engine.state.trace import StepKind
from engine.words.decisions import Answer
from scenarios import library
from scenarios.asked.explaining import report
from scenarios.asked.explaining.causes import Link, causes
from scenarios.asked.explaining.comparing import compare
from scenarios.asked.explaining.why_not import about_action, about_object
from scenarios.asked.varying import varied
from scenarios.laid.not_found import NotFound
from scenarios.language.errors import ScenarioError
from scenarios.played.run import Run, run
from scenarios.written.load import load, parse
from tests.judge.calling import judge

BOARD = """\
carte:
  Corvo:
    tipo: Artefatto
    abilità: [{{quando: {{muore: {{tipo: creatura, controllore: tu}}}}, effetto: [{{perdi: 1, chi: ogni avversario}}]}}]
  Coro: {{tipo: Incantesimo, abilità: [{{statica: {{a: {{tipo: creatura, controllore: tu}}, dà: +1/+1}}}}]}}
  Folgore:
    tipo: Istantaneo
    costo: R
    abilità: {{effetto: [{{infliggi: {damage}, a: bersaglio}}], bersagli: qualsiasi bersaglio}}
giocatori:
  - {{nome: Anna, campo: [Corvo, Coro, Lince 2/2], mano: [Folgore]}}
  - {{nome: Bruno, campo: [Orso 2/2]}}
azioni:
  - {{lancia: Folgore, bersagli: [orso]}}
  - risolvi
"""


def played(damage: int = 2) -> Run:
    return run(parse(BOARD.format(damage=damage), "prova"))


def step_of(found: Run, kind: StepKind) -> int:
    return next(one.n for one in found.steps if one.step.kind is kind)


def test_704_5g_a_death_comes_from_the_damage_and_that_from_the_spell_that_was_cast() -> None:
    found = played()
    told = causes(found, step_of(found, StepKind.STATE_BASED_ACTIONS))
    assert [(one.link, one.depth) for one in told][:2] == [(Link.TOUCHED, 0), (Link.CAST, 1)]
    assert told[1].step.n == step_of(found, StepKind.CAST)


def test_704_5f_a_death_comes_from_the_effect_that_began_and_that_from_the_spell() -> None:
    """611.2: an effect that begins is an event like any other, so it is found among what made the creature die."""
    shrinks = "testo: Una creatura bersaglio prende -2/-2 fino alla fine del turno."
    board = re.sub(r"abilità: \{effetto: \[\{infliggi.*", shrinks, BOARD.format(damage=2))
    found = run(parse(board, "prova"))
    (first, second, *_) = causes(found, step_of(found, StepKind.STATE_BASED_ACTIONS))
    assert (first.link, second.link) == (Link.TOUCHED, Link.CAST)
    assert [type(one.event).__name__ for one in first.step.step.changes] == ["EffectBegins"]


def test_603_2_a_triggered_ability_comes_from_the_step_that_made_it_trigger() -> None:
    found = run(load(library.find("egida-che-si-paga-o-no").path))
    put = step_of(found, StepKind.ABILITY_PUT_ON_STACK)
    (first, *_) = causes(found, put)
    assert (first.link, first.step.step.kind) == (Link.TRIGGERED, StepKind.CAST)
    resolved = next(one.n for one in found.steps if one.n > put and one.step.kind is StepKind.RESOLUTION_BEGINS)
    assert next((one.step.n, one.link) for one in causes(found, resolved)) == (put, Link.STACKED)


def test_a_step_that_only_gives_priority_comes_from_nothing() -> None:
    found = played()
    assert causes(found, step_of(found, StepKind.PRIORITY)) == ()
    with pytest.raises(IndexError):
        causes(found, len(found.steps) + 1)


def test_603_2_why_an_ability_did_not_trigger() -> None:
    (near, *_) = about_object(played(), "corvo")
    assert near.what == "non si innesca l'abilità 1 di «Corvo»"
    assert near.why == "il controllore non è quello richiesto"
    assert near.rules == ("603.10",)
    assert len(near.steps) == 1


def test_603_2_an_ability_to_which_nothing_came_near_says_so() -> None:
    quiet = run(parse(BOARD.format(damage=0), "prova"))
    (near, *_) = about_object(quiet, "corvo")
    assert (near.why, near.steps) == ("nessun evento di questo svolgimento le somiglia", ())


def test_611_3a_why_an_effect_does_not_touch_a_creature_and_the_control_that_it_touches() -> None:
    found = run(parse(BOARD.format(damage=1), "prova"))
    told = {one.what: one.why for one in about_object(found, "orso")}
    assert told["l'effetto dell'abilità 1 di «Coro» non lo tocca"] == "il controllore non è quello richiesto"
    assert not any("Coro" in one.what for one in about_object(found, "lince"))


def test_704_5g_why_a_creature_does_not_die() -> None:
    found = run(parse(BOARD.format(damage=1), "prova"))
    (told,) = [one for one in about_object(found, "orso") if one.what == "non muore"]
    assert told.why == "ha costituzione 2 e 1 danno: non sono letali"
    assert told.rules == ("704.5f", "704.5g")


def test_702_12b_why_an_indestructible_creature_does_not_die() -> None:
    hard = BOARD.format(damage=2).replace("Orso 2/2", "Orso 2/2 indistruttibile")
    (told,) = [one for one in about_object(run(parse(hard, "prova")), "orso") if one.what == "non muore"]
    assert (told.why, told.rules) == ("ha costituzione 2 e 2 danni, ma è indistruttibile", ("702.12b",))


def test_702_12b_control_where_the_damage_is_not_lethal_that_is_the_reason() -> None:
    hard = BOARD.format(damage=1).replace("Orso 2/2", "Orso 2/2 indistruttibile")
    (told,) = [one for one in about_object(run(parse(hard, "prova")), "orso") if one.what == "non muore"]
    assert told.why == "ha costituzione 2 e 1 danno: non sono letali"


SILENCED = """
carte:
  Quiete: {{tipo: Artefatto, testo: Le creature perdono tutte le abilità.}}
  Martire: {{tipo: Creatura — Umano, f/c: 2/2, testo: "Quando Martire {what}, pesca una carta."}}
giocatori:
  - {{nome: Anna, campo: [{there}], cimitero: [{buried}]}}
  - {{nome: Bruno, campo: [Quiete]}}
azioni:
  - evento: {event}
"""


def test_603_10a_an_ability_that_was_taken_away_did_not_see_its_creature_die() -> None:
    said = SILENCED.format(
        what="muore", there="Martire", buried="", event="[{distruggi: martire}, {distruggi: quiete}]"
    )
    (told,) = [one for one in about_object(run(parse(said, "prova")), "martire") if "innesca" in one.what]
    assert (told.why, told.rules, len(told.steps)) == ("«Quiete» gliel'aveva tolta", ("613.1f",), 1)


def test_603_6a_nor_did_it_see_it_enter() -> None:
    said = SILENCED.format(what="entra", there="", buried="Martire", event="{sposta: martire, in: campo}")
    told = [one for one in about_object(run(parse(said, "prova")), "martire") if "innesca" in one.what]
    lost = "l'abilità che lo farebbe gli è stata tolta prima"
    assert [(one.why, one.rules, len(one.steps)) for one in told] == [(lost, ("603.6b", "611.3c"), 1)]


NEAREST = """
carte:
  Idolo:
    tipo: Creatura — Elementale
    f/c: 1/1
    abilità:
      - {quando: {muore: questo}, se: {quantità: {segnalini: +1/+1, su: esso}, entro: almeno 1}, effetto: [{pesca: 1}]}
giocatori:
  - {nome: Anna, campo: [Idolo +1/+1 id=con, Idolo id=senza], grimorio: 3}
  - {nome: Bruno, campo: [Orso 2/2]}
azioni:
  - evento: [{distruggi: con}, {distruggi: senza}, {distruggi: orso}]
"""


def test_603_4_of_several_events_the_reason_is_that_of_the_nearest() -> None:
    """Its own death, which lacked the condition alone; not that of the others, which it does not look at."""
    told = [one.why for one in about_object(run(parse(NEAREST, "prova")), "senza") if "innesca" in one.what]
    assert told == ["la condizione «se» non è vera"]


def test_603_4_control_the_one_with_a_counter_triggered() -> None:
    assert [one for one in about_object(run(parse(NEAREST, "prova")), "con") if "innesca" in one.what] == []


def test_what_is_asked_about_must_be_there() -> None:
    with pytest.raises(NotFound) as error:
        about_object(played(), "Orsa")
    assert error.value.suggestion
    with pytest.raises(NotFound):
        about_object(played(), "Anna")


def test_601_3_why_an_action_is_refused_and_the_control_that_is_not() -> None:
    scenario = parse(BOARD.format(damage=2), "prova")
    _, allowed = about_action(scenario, "{lancia: Folgore, bersagli: [orso]}", after=0)
    assert allowed
    made, allowed = about_action(scenario, "{lancia: Folgore, bersagli: [Coro]}", after=0)
    assert not allowed
    assert made.refusal is not None
    assert str(made.refusal.rule) in ("115.4", "115.1", "601.2c")


def test_an_action_that_is_none_is_told_with_the_nearest() -> None:
    with pytest.raises(ScenarioError, match="lancia"):
        about_action(parse(BOARD.format(damage=2), "prova"), "{lanca: Folgore}")


def test_two_runs_part_where_the_first_step_differs_and_say_why() -> None:
    found = compare(played(2), played(1))
    assert not found.same
    assert found.why == ("la carta «Folgore» è diversa: abilità",)
    assert found.rest(found.one)[0].n == found.shared + 1
    assert any("Orso" in fact for fact in found.only_one)
    assert compare(played(), played()).same


def test_two_runs_with_the_same_steps_say_that_only_the_end_differs() -> None:
    scenario = parse(BOARD.format(damage=2), "prova")
    found = compare(run(scenario), run(varied(scenario, "Anna vita 5")))
    assert found.same
    text = report.compared_text(found)
    assert text.startswith("La risposta è la stessa: ")
    assert "I passi sono gli stessi; non lo è il tavolo alla fine." in text
    assert "Anna: 5 punti vita" in text
    assert "Uguali fino" in report.compared_text(compare(played(2), played(1)))


def test_what_is_answered_otherwise_comes_first_and_the_steps_last() -> None:
    text = report.compared_text(compare(played(2), played(1)))
    first, second, *rest = text.splitlines()
    assert first.startswith("Nella seconda: ") and second.startswith("Nella prima: ")
    assert rest.index("La prima da lì:") > next(n for n, one in enumerate(rest) if one.startswith("Alla fine solo"))


def test_two_runs_that_part_at_an_answer_say_which() -> None:
    one = run(load(library.find("regola-delle-leggende").path))
    question = one.asked[0].question
    other = next(option.key for option in question.options if option.key not in one.asked[0].answer.keys)
    found = compare(one, one.answered(1, Answer(keys=(other,))))
    assert [reason.startswith("alla domanda 1") for reason in found.why] == [True]


def test_the_texts_say_what_the_data_say() -> None:
    found = played()
    n = step_of(found, StepKind.STATE_BASED_ACTIONS)
    data = report.why_json(found, n, lambda number: f"testo di {number}")
    text = report.why_text(found, n, lambda number: f"testo di {number}")
    assert all(f"{one['numero']}  {one['testo']}" in text for one in data["regole"])
    assert all(f"passo {one['passo']}" in text for one in data["viene_da"])


@pytest.mark.parametrize(
    ("words", "code", "says"),
    [
        (("perche", "regola-delle-leggende", "1"), 0, "Passo 1"),
        (("perche", "regola-delle-leggende", "999"), 2, "il passo 999 non c'è"),
        (("perche-no", "ordine-apnap", "corvo"), 0, "corvo:"),
        (("perche-no", "ordine-apnap", "lancia: Orso"), 1, "non è nella sua mano"),
        (("perche-no", "ordine-apnap", "gatto"), 2, "«gatto»"),
        (("perche-no", "ordine-apnap", "corvo", "--dopo", "1"), 2, "--dopo vale per un'azione"),
        (("confronta", "ordine-apnap", "ordine-apnap"), 0, "uguali"),
        (("confronta", "ordine-apnap", "regola-delle-leggende"), 1, "Perché si separano"),
        (("confronta", "-", "-"), 2, "una situazione sola"),
        (("esplora", "regola-delle-leggende"), 0, "2 esiti diversi"),
        (("esplora", "regola-delle-leggende", "--passo", "1"), 0, "Esito 1"),
        (("esplora", "regola-delle-leggende", "--passo", "900"), 2, "non succede più niente"),
        (("esplora", "regola-delle-leggende", "--limite", "1"), 1, "oltre il limite di 1 risposta"),
        (("esplora", "ordine-apnap", "--limite", "0"), 2, "--limite"),
    ],
)
def test_commands_answer_and_end_as_documented(words: tuple[str, ...], code: int, says: str) -> None:
    result = judge("scenario", *words)
    assert result.exit_code == code, result.output + result.stderr
    assert says in result.output + result.stderr
