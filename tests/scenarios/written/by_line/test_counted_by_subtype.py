"""109.2, 205.3: a word that is a subtype counts what is of it, whatever its name; where name and subtype part, it is said which."""

from __future__ import annotations

import pytest

from scenarios.language.errors import ScenarioError
from scenarios.played.run import run
from scenarios.told.ruling import Ruling, ruling
from scenarios.written.load import parse_lines

CAMP = """\
carta: Adunata stregoneria {R}
> Crea due pedine creatura Goblin 1/1 rosse.
carta: Torre artefatto {2}
Anna: Capo creatura Goblin Guerriero 3/3, Fante creatura Goblin 1/1, Scudiero creatura Umano 1/1, Torre
Bruno: Ladro creatura Goblin 2/1
"""
MADE = "Anna lancia Adunata\n"


def told(lines: str) -> Ruling:
    return ruling(run(parse_lines(f"{lines}\n", "tavolo")))


def answer(lines: str) -> str:
    return " ".join(told(lines).answer)


@pytest.mark.parametrize(
    ("asked", "so_many"),
    [
        ("Quanti Goblin ha Anna?", "Anna controlla 4 «Goblin»"),
        ("quanti goblin controlla anna?", "Anna controlla 4 «"),
        ("Quante creature Goblin ha Anna?", "Anna controlla 4 creature Goblin"),
        ("Quanti permanenti Goblin controlla Anna?", "Anna controlla 4 permanenti Goblin"),
        ("Quante pedine Goblin ha Anna?", "Anna controlla 2 pedine Goblin"),
        ("Quanti Guerrieri ha Anna?", "Anna controlla un solo «Guerriero»"),
        ("Quanti Goblin ha Bruno?", "Bruno controlla un solo «Goblin»"),
        ("Quanti Goblin ci sono?", "Ci sono 5 «Goblin»"),
        ("Quanti artefatti Goblin ha Anna?", "Anna non controlla artefatti Goblin"),
    ],
)
def test_109_2_all_of_the_subtype_are_counted(asked: str, so_many: str) -> None:
    assert so_many in answer(f"{CAMP}{MADE}{asked}")


def test_control_109_2_without_the_tokens_there_are_two_less() -> None:
    assert "Anna controlla 2 «Goblin»" in answer(f"{CAMP}Quanti Goblin ha Anna?")


def test_111_4_a_token_of_that_name_on_the_table_is_one_more() -> None:
    lines = "Anna: 2x Fante creatura Goblin 1/1, pedina Goblin creatura Goblin 1/1\nBruno: 20\nQuanti Goblin ha Anna?"
    assert "Anna controlla 3 «Goblin»" in answer(lines)


def test_205_3_a_name_with_the_word_in_it_makes_nothing_of_that_type() -> None:
    lines = "Anna: Cacciatore di Goblin creatura Umano 2/2{more}\nBruno: 20\nQuanti Goblin ha Anna?"
    assert "Anna non controlla" in answer(lines.format(more=""))
    assert "un solo «Goblin»" in answer(lines.format(more=", Fante creatura Goblin 1/1"))


def test_702_73a_what_is_of_every_creature_type_is_one() -> None:
    assert "Anna controlla 2 «Goblin»" in answer(
        "carta: Sagoma creatura — Umano 1/1\n> Cangiante\ncarta: Fante creatura — Goblin 1/1\n"
        "Anna: Sagoma, Fante\nBruno: 20\nQuanti Goblin ha Anna?"
    )


NAMED = "Anna: Goblin creatura Orco 2/2{more}\nBruno: 20\nQuanti Goblin ha Anna?"


def test_201_2_where_name_and_subtype_part_it_is_said_which_is_counted() -> None:
    both = answer(NAMED.format(more=", 2x Fante creatura Goblin 1/1"))
    assert "Anna controlla 2 «Goblin» (per sottotipo: uno che ha soltanto il nome non è contato)" in both
    assert "un solo «Goblin» (contato per nome: non è di quel sottotipo)" in answer(NAMED.format(more=""))


@pytest.mark.parametrize("card", ["Goblin creatura Goblin 1/1", "Goblin 1/1", "Goblin Veloce 1/1"])
def test_control_201_2_where_they_do_not_part_nothing_is_said(card: str) -> None:
    found = answer(f"Anna: {card}\nBruno: 20\nQuanti Goblin ha Anna?")
    assert "Anna controlla un solo «Goblin»" in found
    assert "(" not in found


def test_205_3_of_a_subtype_that_nothing_has_there_are_none() -> None:
    made = told("Anna: Fante creatura Goblin 1/1\nBruno: 20\nQuanti Zombie ha Anna?\nQuanti Goblin ha Anna?")
    assert "Anna non controlla «Zombie»" in " ".join(made.answer)
    assert "un solo «Goblin»" in " ".join(made.answer)
    assert not made.incomplete


def test_205_3_where_a_text_was_not_read_that_there_are_none_is_incomplete() -> None:
    made = told(
        "carta: Culla artefatto\n> Frulla una pedina Zombie ogni notte.\nAnna: Culla\nBruno: 20\nQuanti Zombie ha Anna?"
    )
    assert made.incomplete


def test_control_201_2_a_word_that_is_no_subtype_and_no_name_is_a_fault() -> None:
    with pytest.raises(ScenarioError):
        answer("Anna: Fante creatura Goblin 1/1\nBruno: 20\nQuanti Zombia ha Anna?")


def test_111_2_the_making_of_the_tokens_decides_and_what_came_after_does_not() -> None:
    lines = (
        f"{CAMP}{MADE}risolvi\nBruno lancia 5 danni su Scudiero\nrisolvi\nQuanti Goblin ha Anna?\nQuale regola decide?"
    )
    assert "701.7a" in " ".join(map(str, told(lines).answer))
    assert "704.5g" not in " ".join(map(str, told(lines).answer))


@pytest.mark.parametrize(
    "line",
    [
        "Jace, Voce del Lago planeswalker leggendario Jace 5",
        "Jace, Voce del Lago planeswalker leggendario 5 Jace",
        "Jace, Voce del Lago planeswalker — Jace 5",
    ],
)
def test_306_5_the_loyalty_may_stand_behind_the_subtype(line: str) -> None:
    assert "ha fedeltà 5" in answer(f"Anna: {line}\nBruno: 20\nQuanti segnalini fedeltà ha Jace?")


def test_310_4_the_defense_may_stand_behind_the_subtype() -> None:
    assert "«Rocca» ha 4 segnalini difesa" in answer(
        "Anna: Rocca battaglia Assedio 4\nBruno: 20\nQuanta difesa ha la Rocca?"
    )


def test_control_306_5_a_number_behind_a_creature_type_says_nothing() -> None:
    with pytest.raises(ScenarioError):
        answer("Anna: Capo creatura leggendaria Goblin 5\nBruno: 20\nVive il Capo?")
