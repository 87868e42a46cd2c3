"""All outcomes of a situation: golden counts, as perft has them; every count is one that a judge can find by hand."""

from __future__ import annotations

import itertools
from contextlib import suppress
from itertools import permutations
from math import factorial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.words.answering import every_answer
from engine.words.citations import cite
from engine.words.decisions import Answer, Form, IllegalAnswer, Option, Purpose, Question
from engine.words.metrics import METER
from engine.words.terms import PlayerId
from scenarios import library
from scenarios.asked.exploring.explore import Explored, _Search, explore, without_replies
from scenarios.asked.exploring.outcomes import distinguishing, facts
from scenarios.laid.setup import set_up
from scenarios.played.budget import Budget
from scenarios.played.run import run
from scenarios.written import model
from scenarios.written.load import load, parse

TRIGGERS = """\
carte:
  Lapide: {{tipo: Artefatto, abilità: [{{quando: {{muore: creatura}}, effetto: [{{guadagna: 1}}]}}]}}
  Corvo: {{tipo: Artefatto, abilità: [{{quando: {{muore: creatura}}, effetto: [{{perdi: 1, chi: ogni avversario}}]}}]}}
  Vaso: {{tipo: Artefatto, abilità: [{{quando: {{muore: creatura}}, effetto: [{{perdi: 2}}]}}]}}
  Forno: {{tipo: Artefatto, abilità: [{{quando: {{muore: creatura}}, effetto: [{{guadagna: 2, chi: ogni avversario}}]}}]}}
giocatori:
  - {{nome: Anna, vita: {life}, campo: [{field}]}}
  - {{nome: Bruno, vita: 20, campo: [Orso 2/2]}}
azioni:
  - evento: {{distruggi: orso}}
"""


def blockers(found: Explored) -> list[int]:
    """How many creatures block, outcome by outcome."""
    return sorted(
        sum(len(one.blockers) for one in each.declared if isinstance(one, model.Block)) for each in found.outcomes
    )


def triggers(*field: str, life: int = 20) -> Explored:
    return explore(parse(TRIGGERS.format(field=", ".join(field), life=life), "prova"))


def counts(found: Explored) -> list[int | None]:
    return sorted((one.ways for one in found.outcomes), key=lambda ways: (ways is None, ways))


def named(name: str) -> Explored:
    return explore(load(library.find(name).path))


@pytest.mark.parametrize(
    ("name", "ways"),
    [
        ("regola-delle-leggende", [1, 1]),
        ("comandante-che-muore-innesca", [1, 1]),
        ("ordine-apnap", [1]),
        ("riflessa-quando-lo-fai", [1, 1, 1, 1, 1]),
        ("travolgere-tocco-letale", [1, 1, 1, 1, 1]),
        ("due-raddoppi-di-segnalini", [1, 1, 2]),
        ("innesco-in-cancellazione", [1, 7]),
        ("entrano-insieme-e-si-vedono", [1]),
    ],
)
def test_golden_counts_of_the_library(name: str, ways: list[int]) -> None:
    found = named(name)
    assert (counts(found), found.complete, found.endless) == (ways, True, False)


def test_without_a_question_there_is_one_outcome_and_nothing_is_tried() -> None:
    found = triggers("Lapide")
    assert (counts(found), found.seen) == ([1], 0)
    assert found.outcomes[0].way == ()


def test_603_3b_orders_that_come_to_the_same_are_one_outcome_with_all_its_ways() -> None:
    """Three different abilities that only change life: six orders, one board."""
    found = triggers("Lapide", "Corvo", "Vaso")
    assert counts(found) == [factorial(3)]


def test_603_3b_an_order_matters_where_a_player_dies_in_between() -> None:
    """104.3b, 704.5a: at two life, losing two before gaining one ends the game; gaining first does not."""
    found = triggers("Lapide", "Vaso", life=2)
    assert counts(found) == [1, 1]
    ends = {tuple(fact for fact in facts(one.run) if "è finita" in fact) for one in found.outcomes}
    assert ends == {(), ("la partita è finita: ha vinto Bruno",)}


def test_603_3b_orders_are_decided_as_abilities_resolve_so_the_work_grows_with_boards_and_not_with_orders() -> None:
    """Eight abilities, four pairs alike: 2,520 orders over the 81 sets of what has resolved; 6 life that could be lost, of 6."""
    METER.reset()
    found = triggers(*(name for name in ("Lapide", "Corvo", "Vaso", "Forno") for _ in range(2)), life=6)
    assert counts(found) == [factorial(8) // 2**4]
    assert found.complete
    assert found.seen == 4 * 2 * 3**3 - 8
    assert found.outcomes[0].way[0].question.purpose is Purpose.TRIGGER_ORDER
    assert METER.projections < 4 * found.seen


def test_603_3b_one_order_is_enough_of_what_only_adds_up() -> None:
    """The same eight with a life more than could be lost; a card that looks at life totals makes the order count again."""
    names = [name for name in ("Lapide", "Corvo", "Vaso", "Forno") for _ in range(2)]
    found = triggers(*names, life=7)
    assert (found.seen, counts(found), found.complete) == (1, [factorial(8) // 2**4], True)
    echo = "  Eco: {{tipo: Artefatto, abilità: [{{quando: {{guadagna punti vita: tu}}, effetto: [{{perdi: 1}}]}}]}}\ngiocatori:"
    watched = TRIGGERS.replace("giocatori:", echo)
    assert explore(parse(watched.format(field="Lapide, Vaso, Eco", life=20), "prova")).seen > 1


def test_a_limit_stops_it_and_it_says_so() -> None:
    text = TRIGGERS.format(field="Lapide, Corvo, Vaso, Forno", life=3)
    found = explore(parse(text, "prova"), limit=5)
    assert (found.complete, found.seen) == (False, 5)
    assert explore(parse(text, "prova")).complete


def test_the_way_to_an_outcome_leads_there() -> None:
    scenario = load(library.find("riflessa-quando-lo-fai").path)
    for one in explore(scenario).outcomes:
        again = run(without_replies(scenario), {asked.number: asked.answer for asked in one.way})
        assert facts(again) == facts(one.run)


@pytest.mark.parametrize(
    "name", ["regola-delle-leggende", "comandante-in-mano", "planeswalker-attaccato", "intimidire"]
)
def test_exploring_one_question_agrees_with_playing_each_answer(name: str) -> None:
    scenario = without_replies(load(library.find(name).path))
    waiting = run(scenario)
    assert waiting.question is not None
    played = set()
    for answer in every_answer(waiting.question):
        with suppress(IllegalAnswer):
            played.add(facts(waiting.answered(1, answer)))
    assert {facts(one.run) for one in explore(scenario).outcomes} == played


def test_702_19b_a_division_that_passes_over_a_blocker_is_no_outcome() -> None:
    """By hand: five damage with deathtouch and trample against one blocker: one to five for the wall; none is forbidden."""
    found = named("travolgere-tocco-letale")
    assert sorted(one.way[0].answer.amounts[0][1] for one in found.outcomes) == [1, 2, 3, 4, 5]
    assert not any(one.run.stopped_by for one in found.outcomes)


def test_replies_of_the_file_are_kept_where_that_is_asked() -> None:
    scenario = load(library.find("regola-delle-leggende").path)
    assert len(explore(scenario).outcomes) == 2
    kept = explore(scenario, keep_replies=True)
    assert (len(kept.outcomes), kept.seen) == (1, 0)


@settings(max_examples=12, deadline=None)
@given(
    st.lists(st.sampled_from(["Lapide", "Corvo", "Vaso", "Forno"]), min_size=2, max_size=4),
    st.sampled_from([1, 2, 3, 20]),
)
def test_an_order_left_open_comes_to_what_every_order_comes_to(field: list[str], life: int) -> None:
    scenario = parse(TRIGGERS.format(field=", ".join(field), life=life), "prova")
    told = []
    for open_orders in (True, False):
        search = _Search(scenario, set_up(scenario), 10_000, 10_000, Budget(), open_orders=open_orders, declaring=True)
        search.go()
        found = search.result()
        assert found is not None
        told.append({(facts(one.run), one.ways) for one in found.outcomes})
    assert told[0] == told[1]


def question(form: Form, *alike: int | None, minimum: int = 0, maximum: int = 0, total: int = 0) -> Question:
    return Question(
        form=form,
        purpose=Purpose.CHOICE,
        decider=PlayerId(0),
        chooser=PlayerId(0),
        rule=cite("608.2d"),
        options=tuple(Option(key=f"k{n}", alike=one) for n, one in enumerate(alike)),
        minimum=minimum,
        maximum=maximum,
        total=total,
    )


@pytest.mark.parametrize(
    ("asked", "count"),
    [
        (question(Form.YES_NO), 2),
        (question(Form.NUMBER, minimum=2, maximum=5), 4),
        (question(Form.CHOOSE, None, None, None, minimum=1, maximum=2), 6),
        (question(Form.CHOOSE, 1, 1, None, minimum=1, maximum=2), 4),
        (question(Form.ORDER, None, None, None, None), 24),
        (question(Form.ORDER, 1, 1, 2, 2), 6),
        (question(Form.DIVIDE, None, None, total=3, minimum=1), 2),
        (question(Form.DIVIDE, None, None, None, total=2), 6),
        (question(Form.DIVIDE, 1, 1, None, total=2), 4),
        (question(Form.DIVIDE, 1, None, 1, total=4, minimum=1), 2),
    ],
)
def test_every_answer_once(asked: Question, count: int) -> None:
    found = list(every_answer(asked))
    assert len(found) == len({repr(one) for one in found}) == count
    assert all(asked.fault(one) is None for one in found)


def test_no_order_is_left_out() -> None:
    found = {answer.keys for answer in every_answer(question(Form.ORDER, None, None, None))}
    assert found == set(permutations(("k0", "k1", "k2")))
    assert Answer(keys=("k2", "k1", "k0")).keys in found


STONES = """\
carte:
{cards}
giocatori:
  - {{nome: Anna, grimorio: 30, campo: [{field}]}}
  - {{nome: Bruno, grimorio: 30, campo: [Orso 2/2, Lupo 3/3, Cervo 4/4]}}
azioni:
  - evento: {{distruggi: orso}}
"""
SHOOTS = "Ogniqualvolta una creatura muore, questo artefatto infligge 1 danno a un qualsiasi bersaglio."


def stones(count: int, limit: int, budget: Budget | None = None) -> Explored:
    names = [f"Pietra{letter}" for letter in "ABCDEF"[:count]]
    cards = "\n".join(f"  {name}: {{tipo: Artefatto, testo: '{SHOOTS}'}}" for name in names)
    return explore(parse(STONES.format(cards=cards, field=", ".join(names)), "prova"), limit=limit, budget=budget)


def test_what_cannot_be_seen_whole_yields_outcomes_all_the_same() -> None:
    """720 orders of six abilities with four targets each: the first way to the end takes eleven answers."""
    found = stones(6, 120)
    assert not found.complete
    assert found.why == "oltre il limite di 120 risposte"
    assert len(found.outcomes) > 2


def test_two_targets_each_chosen_among_four() -> None:
    """By hand: two shots at Anna, Bruno, a wolf and a deer: the ten pairs of four with repetition, and the order shows nowhere."""
    found = stones(2, 2_000)
    assert found.complete
    assert len(found.outcomes) == 10
    assert sum(ways or 0 for ways in counts(found)) == 2 * 4 * 4


BLOCKS = """\
giocatori:
  - {{nome: Anna, campo: [{attackers}]}}
  - {{nome: Bruno, campo: [{blockers}]}}
azioni:
  - attacca: {{{attack}}}
{more}fino a: danno da combattimento
"""


def blocks(attackers: str, blockers: str, attack: str, more: str = "") -> Explored:
    return explore(parse(BLOCKS.format(attackers=attackers, blockers=blockers, attack=attack, more=more), "prova"))


def test_509_1_blocks_that_the_script_leaves_open_are_tried() -> None:
    """By hand: one 1/1 attacks, two 2/2 may block it: nobody, one, the other, both. With both the damage goes to either."""
    found = blocks("Volpe 1/1", "Lupo 2/2, Cervo 2/2", "volpe: Bruno")
    assert found.complete
    assert len(found.outcomes) == 3
    assert blockers(found) == [0, 1, 1]


def test_509_1_blocks_that_the_script_declares_stay() -> None:
    more = "  - blocca: {lupo: volpe}\n"
    found = blocks("Volpe 1/1", "Lupo 2/2, Cervo 2/2", "volpe: Bruno", more)
    assert (len(found.outcomes), found.outcomes[0].declared) == (1, ())


def test_702_111b_a_forbidden_block_is_no_outcome() -> None:
    """With menace one blocker alone is refused: nobody, or both."""
    found = blocks("Volpe 1/1 minacciare", "Lupo 2/2, Cervo 2/2", "volpe: Bruno")
    assert all(one.run.refusal is None for one in found.outcomes)
    assert {*blockers(found)} == {0, 2}


def test_outcomes_that_differ_in_a_count_say_so() -> None:
    text = """\
carte:
  Scelta: {tipo: Istantaneo, abilità: [{effetto: [{può: [{crea: Orso 2/2, quante: 2}], altrimenti: [{crea: Orso 2/2}]}]}]}
giocatori:
  - {nome: Anna, mano: [Scelta]}
  - {nome: Bruno}
azioni:
  - {lancia: scelta, di: Anna}
  - risolvi
"""
    told = distinguishing([one.run for one in explore(parse(text, "prova")).outcomes])
    assert sorted(len(one) for one in told) == [1, 1]
    assert told[0] != told[1]


def test_607_2a_outcomes_that_differ_in_a_link_are_two() -> None:
    text = """\
carte:
  Vasca: {tipo: Artefatto, abilità: [{quando: {muore: creatura}, effetto: [{può: [{esilia: esso, collegato a questo: sì}]}]},
    {costo: "{3}", effetto: [{crea copie di: {ogni: {zona: esilio, messo da questo: sì}}}]}]}
giocatori:
  - {nome: Anna, campo: [Vasca, Orso 2/2]}
  - {nome: Bruno, campo: [Vasca]}
azioni:
  - evento: {distruggi: orso}
"""
    found = explore(parse(text, "prova"))
    assert len(found.outcomes) == 3
    assert len(set(distinguishing([one.run for one in found.outcomes]))) == 3


def test_exploring_that_nobody_wants_any_more_tells_what_it_has_found() -> None:
    asked = itertools.count()
    found = stones(6, 2_000, Budget(stopped=lambda: next(asked) > 15_000))
    assert (found.complete, found.why) == (False, "fermato a richiesta")
    assert 50 < found.seen < 1_000
    assert found.outcomes
