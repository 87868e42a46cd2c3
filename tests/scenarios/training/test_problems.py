"""Problems of situations that ship: the engine's own answer is right, what is asked tells nothing, a wrong part is lost."""

from __future__ import annotations

from fractions import Fraction
from typing import get_args

import pytest

from scenarios.library import find
from scenarios.played.run import Run, run
from scenarios.training import scripted, wordings
from scenarios.training.given import NotAnAnswer
from scenarios.training.problems import Asks, problems
from scenarios.training.scene import scene
from scenarios.written import queries
from scenarios.written.load import load, parse
from scenarios.written.occurring import OneEvent
from scenarios.written.script import Action, Check
from tests.scenarios.training.boards import BLOCKED_BY_TWO, about

TWO_DIE = """
titolo: Due muoiono
chiede: [zona di orso, f/c di muro, vita di Anna, innescate, volare di muro]
carte:
  Veglia:
    tipo: Incantesimo
    abilità:
      - {quando: {muore: {tipo: creatura}}, effetto: [{guadagna: 1}], testo: "Quando muore una creatura, guadagni 1 punto vita."}
  Marea:
    tipo: Istantaneo
    costo: R
    abilità: [{effetto: [{infliggi: 2, a: {ogni: {tipo: creatura}}}], testo: "Due danni a ogni creatura."}]
giocatori:
  - {nome: Anna, campo: [Orso 2/2, Veglia], mano: [Marea]}
  - {nome: Bruno, campo: [Elfo 1/1, Muro 0/4 difensore]}
azioni: [{lancia: Marea, di: Anna}, risolvi, risolvi 2]
"""


@pytest.fixture(scope="module")
def two_die() -> Run:
    return run(parse(TWO_DIE, "prova"))


@pytest.mark.parametrize(
    "name", ["intimidire", "due-aure-e-il-volo", "gigante-pesca-a-vuoto", "segnalino-scudo", "danno-letale"]
)
def test_the_answer_of_the_engine_is_wholly_right(name: str) -> None:
    asked = problems(run(load(find(name).path)))
    assert asked
    for one in asked:
        assert one.grade(one.solution).right, one.prompt


def test_what_is_asked_and_seen_says_nothing_of_title_theme_or_rule(two_die: Run) -> None:
    shown = "\n".join([*(one.prompt for one in problems(two_die)), *scene(two_die).actions, *scene(two_die).choices])
    assert "Due muoiono" not in shown
    assert "704.5" not in shown


def test_510_1c_what_was_chosen_is_seen_without_the_rule_that_it_is_chosen_by() -> None:
    found = run(load(find("intimidire").path))
    shown = " ".join(scene(found).choices)
    assert "Anna sceglie come dividere il danno" in shown
    assert "510.1c" not in shown


def test_values_are_read_as_expectations_are(two_die: Run) -> None:
    zone = about(two_die, "zona è «orso»")
    assert zone.grade(zone.read("cimitero")).right
    assert not zone.grade(zone.read("campo")).right
    with pytest.raises(NotAnAnswer, match="forse «cimitero»"):
        zone.read("cimitro")


def test_a_name_that_nothing_has_is_a_slip_and_no_answer(two_die: Run) -> None:
    order = about(two_die, "vanno in pila")
    with pytest.raises(NotAnAnswer, match="forse «Veglia»"):
        order.read("veglai, veglia")
    assert order.read("veglia, orso")
    done = next(one for one in problems(two_die) if one.asks is Asks.STATE_BASED)
    with pytest.raises(NotAnAnswer, match="si chiama «gigante»"):
        done.read("704.5g gigante")


NAMED = """
titolo: Tre terre
chiede: [innescata lamento]
regole: [603.3b]
carte:
  Lamento:
    tipo: Incantesimo
    testo: Ogniqualvolta una terra lascia il campo di battaglia, guadagni 2 punti vita.
giocatori:
  - {nome: Anna, campo: [Lamento, Foresta]}
  - {nome: Bruno, campo: [Isola]}
azioni:
  - evento: [{distruggi: foresta}, {distruggi: isola}]
  - risolvi 2
"""


def test_a_rule_that_the_situation_names_is_right_and_the_one_above_is_half() -> None:
    found = run(parse(NAMED, "prova"))
    rule = next(one for one in problems(found) if one.asks is Asks.RULE)
    assert "603.3b" not in rule.solution
    assert rule.grade(("603.3b",)).right
    assert rule.grade(("603.2",)).credit == Fraction(1, 2)
    assert rule.grade(("613.1",)).credit == 0
    # The control: where the situation does not name it, it decides nothing, and stands in no step with what does.
    other = run(parse(NAMED.replace("regole: [603.3b]\n", ""), "prova"))
    assert next(one for one in problems(other) if one.asks is Asks.RULE).grade(("603.3b",)).credit == 0


def test_each_half_of_power_and_toughness_counts(two_die: Run) -> None:
    size = about(two_die, "forza e costituzione ha «muro»")
    assert size.grade(size.read("0/4")).right
    assert size.grade(size.read("0/2")).credit == Fraction(1, 2)
    assert size.grade(size.read("1/1")).credit == 0


CHANGED = """
titolo: Negativa
chiede: [f/c di orso]
giocatori:
  - {nome: Anna, campo: [Orso 4/4]}
  - {nome: Bruno, mano: [Prosciugare]}
carte:
  Prosciugare: {tipo: Istantaneo, costo: U, testo: "Una creatura bersaglio prende -6/-0 fino alla fine del turno."}
azioni:
  - {passa: Anna}
  - {lancia: Prosciugare, di: Bruno, bersagli: [orso]}
  - risolvi
"""


def test_613_4c_only_the_half_that_changes_is_worth_something() -> None:
    size = about(run(parse(CHANGED, "prova")), "forza e costituzione")
    assert size.grade(size.read("-2/4")).right
    assert size.grade(size.read("2/4")).credit == 0
    assert size.grade(size.read("-2/3")).credit == Fraction(1, 2)
    both = about(run(parse(CHANGED.replace("-6/-0", "-6/-1"), "prova")), "forza e costituzione")
    assert both.grade(both.read("2/3")).credit == Fraction(1, 2)


ORDER = f"titolo: Ordine\nchiede: [innescate]\n{BLOCKED_BY_TWO}"


def test_603_3b_of_an_object_with_several_abilities_it_counts_which() -> None:
    order = about(run(parse(ORDER, "prova")), "vanno in pila")
    assert order.grade(order.read("rovo abilità 1, rovo abilità 2, rovo abilità 2")).right
    bare = order.grade(order.read("Rovo, Rovo, Rovo"))
    assert (bare.credit, bare.vague) == (Fraction(1, 2), True)
    assert order.grade(order.read("rovo abilità 1, rovo, rovo")).credit == Fraction(2, 3)
    # The control: of an object with one ability its name is enough.
    single = ORDER.replace("      - Ogniqualvolta Rovo viene bloccata, guadagni 1 punto vita.\n", "").replace(
        "rovo abilità 1, rovo abilità 2, rovo abilità 2", "rovo abilità 1, rovo abilità 1"
    )
    one = about(run(parse(single, "prova")), "vanno in pila")
    assert one.grade(one.read("Rovo, Rovo")).right


def test_603_3b_an_order_is_worth_its_longest_part(two_die: Run) -> None:
    order = about(two_die, "vanno in pila")
    assert order.grade(order.read("veglia, veglia")).right
    assert order.grade(order.read("veglia")).credit == Fraction(1, 2)
    assert order.grade(order.read("niente")).credit == 0


def test_603_3b_whose_ability_it_is_may_be_said_without_its_number(two_die: Run) -> None:
    order = about(two_die, "vanno in pila")
    assert order.read("l'abilità di veglia, veglia abilità") == order.read("veglia, veglia")
    # The control: with a number that is another ability it is another answer.
    assert not order.grade(order.read("veglia abilità 2, veglia abilità")).right


def test_704_5g_state_based_actions_by_rule_and_object(two_die: Run) -> None:
    done = next(one for one in problems(two_die) if one.asks is Asks.STATE_BASED)
    assert done.grade(done.read("elfo 704.5g, 704.5g orso")).right
    assert done.grade(done.read("704.5f elfo, 704.5g orso")).credit == Fraction(3, 4)
    assert done.grade(done.read("704.5g elfo, 704.5g orso, 704.5g muro")).credit == Fraction(2, 3)
    with pytest.raises(NotAnAnswer, match="servono la regola e l'oggetto"):
        done.read("muoiono tutti")


def test_the_rule_above_one_that_decides_is_half_of_it(two_die: Run) -> None:
    rule = next(one for one in problems(two_die) if one.asks is Asks.RULE)
    first = rule.solution[0]
    assert rule.grade(rule.read(first)).right
    assert rule.grade(rule.read(first.rstrip("abcdefghijk"))).credit == Fraction(1, 2)
    assert rule.grade(rule.read("100.1")).credit == 0
    with pytest.raises(NotAnAnswer, match="al massimo 3"):
        rule.read("100.1 100.2 100.3 100.4")


def test_every_action_every_event_and_everything_that_can_be_asked_has_words() -> None:
    assert set(get_args(Action)) - {Check} == set(scripted._ACTIONS)
    assert set(get_args(OneEvent)) == set(scripted._EVENTS)
    assert set(queries.OF_OBJECTS.words) == set(wordings.OF_OBJECTS)
    assert set(queries.OF_PLAYERS.words) == set(wordings.OF_PLAYERS)
    assert set(queries.GameAspect) == set(wordings.OF_THE_GAME)


CLOSE = """
titolo: Vicino
chiede: [zona di orso]
carte:
  Dardo: {tipo: Istantaneo, costo: R, testo: Dardo infligge 2 danni a una creatura bersaglio.}
giocatori:
  - {nome: Anna, mano: [Dardo]}
  - {nome: Bruno, campo: [Orso 3/3 rosso]}
azioni: [{lancia: Dardo, di: Anna, bersagli: [orso]}]
"""


@pytest.mark.parametrize(("size", "done"), [("3/3", 0), ("2/2", 1)])
def test_704_state_based_actions_are_asked_whether_there_are_any_or_not(size: str, done: int) -> None:
    found = run(parse(CLOSE.replace("3/3", size), "prova"))
    asked = next(one for one in problems(found) if one.asks is Asks.STATE_BASED)
    assert len(asked.solution) == done
    assert asked.grade(asked.solution).right
    assert asked.grade(asked.read("nessuna")).right is (done == 0)
    assert asked.grade(asked.read("704.5f orso")).right is False


def test_704_where_nothing_bears_on_them_they_are_not_asked() -> None:
    calm = CLOSE.replace("Dardo infligge 2 danni a una creatura bersaglio.", "La creatura bersaglio ha volare.")
    assert all(one.asks is not Asks.STATE_BASED for one in problems(run(parse(calm, "prova"))))


def test_a_name_is_not_asked_of_what_the_question_calls_by_it() -> None:
    named = CLOSE.replace("[zona di orso]", "[zona di orso, nome di orso]")
    assert not any("nome" in one.prompt for one in problems(run(parse(named, "prova"))))
    called = named.replace("Orso 3/3 rosso", "{carta: Orso, id: bestia, f/c: 3/3}").replace(
        "nome di orso", "nome di bestia"
    )
    called = called.replace("[orso]", "[bestia]").replace("zona di orso", "zona di bestia")
    assert any("nome" in one.prompt for one in problems(run(parse(called, "prova"))))


def test_105_2_a_colour_that_no_cost_says_is_shown() -> None:
    assert ("Orso", ("Creatura, colore rosso",)) in scene(run(parse(CLOSE, "prova"))).cards
    assert not any(name == "Orso" for name, _ in scene(run(parse(CLOSE.replace(" rosso", ""), "prova"))).cards)
