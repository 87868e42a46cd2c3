"""What holds for every run: it ends, asks, proves a loop or says that it gave up; exploring agrees with playing each answer."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.words.decisions import Form
from scenarios.asked.exploring.explore import explore
from scenarios.asked.exploring.outcomes import key_of
from scenarios.language.outcomes import Outcome
from scenarios.played.made import refusals
from scenarios.played.run import LOOP_NOT_PROVED, run
from scenarios.written.load import parse

# --- engines that may or may not run for ever

TRIGGERS = {
    "guadagna": "{guadagna punti vita: tu}",
    "perde": "{perde punti vita: tu}",
    "muore": "{muore: creatura}",
    "entra": "{entra: creatura}",
}
EFFECTS = {
    "guadagna": "[{guadagna: 1}]",
    "perde": "[{perdi: 1}]",
    "crea": "[{crea: Larva 1/1}]",
    "può": "[{può: [{guadagna: 1}]}]",
    "niente": "[{pesca: 0}]",
}
machines = st.lists(
    st.tuples(st.sampled_from(sorted(TRIGGERS)), st.sampled_from(sorted(EFFECTS))), min_size=1, max_size=3
)
LIMIT = 220
MOST_STEPS_OF_AN_ACTION = 20


def written(parts: list[tuple[str, str]]) -> str:
    cards = "".join(
        f"  Ingranaggio {n}: {{tipo: Incantesimo, abilità: [{{quando: {TRIGGERS[when]}, effetto: {EFFECTS[what]}}}]}}\n"
        for n, (when, what) in enumerate(parts)
    )
    field = ", ".join(f"Ingranaggio {n}" for n in range(len(parts)))
    return (
        f"carte:\n{cards}giocatori:\n  - {{nome: Anna, campo: [{field}, Orso 2/2]}}\n  - {{nome: Bruno}}\n"
        "azioni:\n  - {evento: {guadagna: 1, chi: Anna}}\n  - {evento: {distruggi: orso}}\nfino a: fine turno\n"
    )


@settings(deadline=None, max_examples=60)
@given(machines)
def test_a_run_ends_asks_proves_a_loop_or_says_that_it_gave_up(parts: list[tuple[str, str]]) -> None:
    played = run(parse(written(parts), "prova"), limit=LIMIT)
    assert played.outcome is Outcome.COMPLETE or played.question or played.refusal or played.stopped_by
    assert len(played.steps) <= LIMIT + MOST_STEPS_OF_AN_ACTION
    if played.stopped_by:
        assert played.stopped_by == LOOP_NOT_PROVED
        assert played.final.result is None, "104.4b: what was not proved is no draw"
    result = played.final.result
    if result is not None and not result.winners and all(side.life > 0 for side in played.final.sides):
        assert "104.4b" in {str(rule) for one in played.steps for rule in one.step.every_rule()}


@settings(deadline=None, max_examples=30)
@given(machines)
def test_a_run_is_the_same_run_every_time(parts: list[tuple[str, str]]) -> None:
    first, again = (run(parse(written(parts), "prova"), limit=LIMIT) for _ in range(2))
    assert [one.step for one in first.steps] == [one.step for one in again.steps]
    assert (first.outcome, first.stopped_by) == (again.outcome, again.stopped_by)


# --- one question, every answer

LEGENDS = """\
giocatori:
  - {{nome: Anna, campo: [{field}]}}
  - {{nome: Bruno, campo: [Orso 2/2]}}
azioni:
  - {{evento: {{danno: 1, a: Bruno, da: re0}}}}
"""
SACRIFICES = """\
carte:
  Editto: {{tipo: Stregoneria, abilità: [{{effetto: [{{fai sacrificare: creatura, chi: tu}}]}}]}}
giocatori:
  - {{nome: Anna, mano: [Editto], campo: [{field}]}}
  - {{nome: Bruno}}
azioni:
  - {{lancia: Editto, di: Anna}}
"""


def by_hand(text: str, answers: list[str]) -> set[str]:
    """The outcomes of a scenario whose last action is answered with each of these."""
    found = set()
    for answer in answers:
        played = run(parse(f"{text}  - risolvi: 1\n    risposte: [{answer}]\n" if "lancia" in text else text, "prova"))
        assert played.question is None, played.question
        found.add(key_of(played.final, played.people, refusals(played.steps), played.stopped_by))
    return found


@settings(deadline=None, max_examples=25)
@given(st.lists(st.tuples(st.integers(0, 2), st.booleans()), min_size=2, max_size=4))
def test_exploring_one_question_finds_what_answering_it_each_way_finds(creatures: list[tuple[int, bool]]) -> None:
    field = ", ".join(
        f"Servo 2/2{f' +1/+1x{counters}' if counters else ''}{' TAP' if tapped else ''} id=servo{n}"
        for n, (counters, tapped) in enumerate(creatures)
    )
    text = SACRIFICES.format(field=field)
    explored = explore(parse(f"{text}  - risolvi\n", "prova"))
    assert explored.complete
    distinct = len(set(creatures))
    answers = [f"{{sacrifica: servo{n}}}" for n in range(len(creatures))]
    if distinct > 1:
        assert len(by_hand(text, answers)) == len(explored.outcomes) == distinct
    else:
        assert len(explored.outcomes) == 1
        asked = run(parse(f"{text}  - risolvi\n", "prova"))
        assert asked.question is None or asked.question.form is Form.CHOOSE


@settings(deadline=None, max_examples=20)
@given(st.lists(st.integers(0, 3), min_size=2, max_size=4))
def test_exploring_the_legend_rule_keeps_each_legend_once(damages: list[int]) -> None:
    field = ", ".join(f"Re 9/9 leggendario danno {damage} id=re{n}" for n, damage in enumerate(damages))
    explored = explore(parse(LEGENDS.format(field=field), "prova"))
    assert explored.complete
    assert len(explored.outcomes) == len(set(damages))
    for found in explored.outcomes:
        kept = [
            one
            for one in found.run.final.objects.values()
            if one.printed.name == "Re" and one.zone.value == "battlefield"
        ]
        assert len(kept) == 1
