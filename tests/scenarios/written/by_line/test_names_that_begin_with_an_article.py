"""201.2: names that begin with an article: who asks about one means all of the name."""

from __future__ import annotations

import pytest

from scenarios.language.errors import ScenarioError
from scenarios.played.run import run
from scenarios.told.ruling import ruling
from scenarios.written.by_line.whole_names import as_typed, kept_whole
from scenarios.written.load import parse_lines
from scenarios.written.queries import ObjectQuery

COSTS = """\
Anna in mano: {name}
Bruno: 20
carta: {name} creatura artefatto 2/2 costo {{3}}
"""
NAMES = (
    "Il Fulcro di Brina", "Lo Scudo", "La Lanterna", "I Gemelli", "Gli Orsi", "Le Guardie", "L'Airone", "Un Lupo", "Una Volpe",
)  # fmt: skip


def _answer(text: str) -> tuple[str, ...]:
    return ruling(run(parse_lines(text, "tavolo"))).answer


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("asked", ["Quanto costa {}?", "Quanto costa lanciare {}?", "Quanto paga Anna per {}?"])
def test_601_2f_what_a_card_costs_is_asked_by_its_whole_name(asked: str, name: str) -> None:
    assert _answer(COSTS.format(name=name) + asked.format(name))[0] == f"Anna paga {{3}} in tutto per «{name}»."


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    "asked", ["Che forza ha {}?", "Quanto è grosso {}?", "Muore {}?", "Dov'è {}?", "Chi controlla {}?"]
)
def test_201_2_other_questions_keep_it_where_something_else_has_the_rest_for_its_name(asked: str, name: str) -> None:
    rest = name.replace("'", " ").split(maxsplit=1)[1]
    (query,) = parse_lines(f'Anna: "{name}" 2/2\nBruno: "{rest}" 5/5\n{asked.format(name)}', "tavolo").asks
    assert isinstance(query, ObjectQuery) and query.object == name


@pytest.mark.parametrize("name", NAMES)
def test_201_2_a_question_may_begin_with_it(name: str) -> None:
    (query,) = parse_lines(f'Anna: "{name}" 2/2\nBruno: 20\n{name} muore?', "tavolo").asks
    assert isinstance(query, ObjectQuery) and query.object == name


def test_control_201_2_an_article_before_a_name_is_no_part_of_it() -> None:
    assert _answer(COSTS.format(name="Fulcro") + "Quanto costa il Fulcro?")[0] == "Anna paga {3} in tutto per «Fulcro»."
    with pytest.raises(ScenarioError, match="non è qualcosa che si possa chiedere"):
        parse_lines(COSTS.format(name="Fulcro") + "Quanto costa La Lanterna?", "tavolo")


def test_control_201_2_of_two_cards_each_is_asked_by_its_own_name() -> None:
    table = (
        "Anna in mano: Il Fulcro, Fulcro\nBruno: 20\ncarta: Il Fulcro creatura 2/2 costo {3}\n"
        "carta: Fulcro creatura 2/2 costo {4}\nAnna lancia Il Fulcro gratis\n"
    )
    assert _answer(f"{table}Quanto costa Il Fulcro?")[0] == "Anna non paga mana per «Il Fulcro»."
    for asked in ("Quanto costa Fulcro?", "Quanto costa il Fulcro?"):
        assert "{4}" in _answer(f"{table}{asked}")[0]


def test_a_part_of_a_name_says_what_it_costs_as_well() -> None:
    assert "«Il Fulcro di Brina»" in _answer(COSTS.format(name="Il Fulcro di Brina") + "Quanto costa Fulcro?")[0]


def test_what_is_kept_is_given_back_as_it_was() -> None:
    asked = "Muoiono la Lanterna e L’Airone?"
    known = ("La Lanterna", "L’Airone").__contains__
    assert (kept := kept_whole(asked, known)) != asked
    assert as_typed(kept) == asked
