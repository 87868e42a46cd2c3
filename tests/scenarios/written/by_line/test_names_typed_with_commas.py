"""201.2, 201.5c: names with a comma of cards that a judge types: as one name, as two cards, or asked about."""

from __future__ import annotations

import pytest

from scenarios.language.errors import ScenarioError
from scenarios.played.run import run
from scenarios.told.answer import answer
from scenarios.told.ruling import ruling
from scenarios.written.load import parse_lines, understood


def headline(text: str) -> str:
    return " ".join(answer(run(parse_lines(text, "t"))).headline)


def on_the_battlefield(text: str) -> list[list[str]]:
    return [[str(one.card) for one in player.battlefield] for player in parse_lines(text, "t").players]


LEGEND = "Dora, Voce dei Canneti creatura leggendaria 2/1 Umano attacco improvviso"
AMONG_OTHERS = [
    f"Anna: {LEGEND}, Orso 2/2",
    f"Anna: Orso 2/2, {LEGEND}",
    f"Anna: 12, Orso 2/2, {LEGEND}; mano: Lupo 3/3",
    f"Anna ha {LEGEND}\nAnna: Orso 2/2",
    f"Anna controlla Orso 2/2\nAnna: {LEGEND}\n> Cautela",
]


@pytest.mark.parametrize("said", AMONG_OTHERS)
def test_201_2_what_a_legend_is_called_by_is_one_name(said: str) -> None:
    assert sorted(on_the_battlefield(f"{said}\nBruno: 20\n")[0]) == ["Dora, Voce dei Canneti", "Orso"]


@pytest.mark.parametrize("called", ["Dora", "Dora, Voce dei Canneti"])
def test_201_5c_such_a_card_is_meant_by_both_names(called: str) -> None:
    board = (
        f"Anna: Orso 2/2, {LEGEND}\nBruno: Lupo 2/2\nAnna attacca con {called} e Orso\nBruno blocca {called} con Lupo\n"
    )
    assert headline(f"{board}Muore {called}?\nQuanta vita ha Bruno?\n") == (
        "«Dora, Voce dei Canneti» resta sul campo di battaglia; Bruno passa da 20 a 18 punti vita."
    )


def test_how_the_line_was_read_is_told() -> None:
    ((line, typed, read),) = understood(f"Anna: Orso 2/2, {LEGEND}\nBruno: 20\n", "t").retold
    assert (line, typed) == (1, f"Anna: Orso 2/2, {LEGEND}")
    assert read.startswith('Anna: Orso 2/2, "Dora, Voce dei Canneti" creatura leggendaria')


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("Nives, la Spenta", "creatura leggendaria 3/5"),
        ("Nives, Dama dei Veli", "planeswalker 5"),
        ("Nives, Tomba di Elda", "terra leggendaria"),
    ],
)
def test_201_2_a_title_makes_a_name_of_any_legendary_kind(name: str, kind: str) -> None:
    assert on_the_battlefield(f"Anna: Orso 2/2\nBruno: {name} {kind}, Lupo 3/3\n")[1] == [name, "Lupo"]


def test_control_where_the_first_is_a_card_elsewhere_the_comma_divides() -> None:
    board = "Bruno: Dora 2/2\nAnna: Dora, Voce dei Canneti creatura leggendaria 2/1\n"
    assert on_the_battlefield(board) == [["Dora"], ["Dora", "Voce dei Canneti"]]


def test_control_where_the_second_is_spoken_of_alone_nobody_guesses() -> None:
    board = f"Anna: {LEGEND}\nBruno: 20\nAnna attacca con Voce dei Canneti\n"
    with pytest.raises(ScenarioError, match="non si sa se la virgola divide due carte"):
        parse_lines(board, "t")


IN_DOUBT = ["Orso, Lupo 2/2", "Orso, Lupo della Brughiera 2/2", "Lince 1/1, Orso, Lupo creatura leggendaria 2/2"]


@pytest.mark.parametrize("said", IN_DOUBT)
def test_where_it_cannot_be_known_one_message_shows_how_to_write_it(said: str) -> None:
    (fault,) = understood(f"Anna: {said}\nBruno: 20\nBruno lancia 1 danno su Lupo\n", "t").faults
    assert fault.message.startswith("non si sa se la virgola divide due carte")
    assert "fra virgolette" in fault.message and "«Orso 2/2»" in fault.message


def test_control_a_slip_of_the_pen_is_no_part_of_a_name() -> None:
    board = "Bruno: Brigante 2/2\nAnna: Brigamte, Voce dei Canneti creatura leggendaria 2/1\n"
    (fault,) = understood(board, "t").faults
    assert fault.message.startswith("non si sa se la virgola divide due carte")


def test_as_the_message_says_both_are_understood() -> None:
    assert on_the_battlefield('Anna: "Orso, Lupo" 2/2\nBruno: 20\n')[0] == ["Orso, Lupo"]
    assert on_the_battlefield("Anna: Orso 2/2, Lupo 2/2\nBruno: 20\n")[0] == ["Orso", "Lupo"]


LYING = ["Mirto", "Mirto, Teorico Assorto", "Mirto TAP", "Orso 2/2, Mirto, Teorico Assorto con un segnalino +1/+1"]
DESCRIBED = "carta: Mirto, Teorico Assorto creatura leggendaria 1/3\n"


@pytest.mark.parametrize("said", LYING)
def test_201_5c_a_described_card_lies_there_by_either_name(said: str) -> None:
    for board in (f"{DESCRIBED}Anna: {said}\nBruno: 20\n", f"Anna: {said}\nBruno: 20\n{DESCRIBED}"):
        assert on_the_battlefield(board)[0][-1] == "Mirto, Teorico Assorto"


def test_control_a_card_that_has_the_short_name_is_another_one() -> None:
    board = f"{DESCRIBED}carta: Mirto creatura 5/5\nAnna: Mirto\nBruno: 20\n"
    assert on_the_battlefield(board)[0] == ["Mirto"]


TEXT = "> Quando {} muore, pesca una carta.\n"
ON_THE_BOARD = [
    ("Mirto creatura leggendaria 1/3", "Mirto, Teorico Assorto"),
    ("Mirto creatura leggendaria 1/3", "Mirto, il Savio dei Canneti"),
    ("Mirto, Teorico Assorto creatura leggendaria 1/3", "Mirto"),
    ("Mirto, Teorico Assorto creatura leggendaria 1/3", "Mirto, Teorico Assorto"),
    ('"Mirto, Teorico Assorto" 1/3', "Mirto"),
    ("Mirto, Teorico Assorto 1/3", "Mirto, Teorico Assorto"),
]


@pytest.mark.parametrize(("lies", "called"), ON_THE_BOARD)
def test_201_5_a_text_calls_its_card_by_the_other_name(lies: str, called: str) -> None:
    board = f"Anna: {lies}\n{TEXT.format(called)}Bruno: 20\nBruno lancia 3 danni su Mirto\nQuante carte pesca Anna?\n"
    assert headline(board).startswith("Anna pesca una carta")


def test_control_a_list_behind_the_name_is_no_part_of_it() -> None:
    board = f"Anna: Mirto creatura 1/3\n{TEXT.format('Mirto, Elfo o Goblin')}Bruno: 20\nBruno lancia 3 danni su Mirto\n"
    board += "Quante carte pesca Anna?\n"
    assert ruling(run(parse_lines(board, "t"))).opening[0].startswith("La risposta è incompleta")


@pytest.mark.parametrize("called", ["Mirto", "Mirto, Teorico Assorto"])
def test_201_5c_a_text_below_several_cards_is_of_the_one_that_it_names(called: str) -> None:
    board = f"Anna: Mirto, Teorico Assorto creatura leggendaria 1/3, Orso 2/2\n{TEXT.format(called)}Bruno: 20\n"
    assert headline(f"{board}Bruno lancia 3 danni su Mirto\nQuante carte pesca Anna?\n").startswith(
        "Anna pesca una carta"
    )
    assert headline(f"{board}Bruno lancia 3 danni su Orso\nQuante carte pesca Anna?\n") == "Anna non ha carte in mano."


def test_control_a_text_that_names_none_of_several_cards_is_asked_about() -> None:
    board = (
        "Anna: Mirto, Teorico Assorto creatura leggendaria 1/3, Orso 2/2\n> Attacca ogni turno, se può.\nBruno: 20\n"
    )
    (fault,) = understood(board, "t").faults
    assert "sopra ci sono più carte" in fault.message


def test_201_2_an_older_text_has_no_comma_in_the_name() -> None:
    older = TEXT.format("Mirto l'Assorto")
    board = f"Anna: Mirto, l'Assorto creatura leggendaria 1/3\n{older}Bruno: 20\n"
    assert headline(f"{board}Bruno lancia 3 danni su Mirto\nQuante carte pesca Anna?\n").startswith(
        "Anna pesca una carta"
    )


def test_201_2_another_card_may_follow_behind_an_and() -> None:
    board = "Anna ha in campo Dora, Voce dei Canneti creatura leggendaria 2/2 e un Orso 2/2\nBruno: 20\n"
    assert on_the_battlefield(board)[0] == ["Dora, Voce dei Canneti", "Orso"]
    (fault,) = understood("Anna: Dora, Voce dei Canneti 2/2 e Orso 2/2\nBruno: 20\n", "t").faults
    assert fault.message.startswith("non si sa se la virgola divide due carte")


def test_201_2_a_name_that_is_a_little_like_another_is_no_slip_of_it() -> None:
    board = "Bruno: Urgorb, Tomba di Elda terra leggendaria\nBruno: Isola terra base, Muro 0/4\nAnna: 20\n"
    assert on_the_battlefield(board)[0][0] == "Urgorb, Tomba di Elda"
