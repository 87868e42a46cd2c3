"""Cards that a sentence describes as it casts them, and cards that are cast while one of their name is in play."""

import pytest

from scenarios.language.errors import ScenarioError
from scenarios.played.run import Run, run
from scenarios.told.ruling import ruling
from scenarios.written.by_line.reading import read
from scenarios.written.load import parse_lines


def played(board: str) -> Run:
    return run(parse_lines(board, "t"))


def answer(board: str) -> str:
    return " ".join(ruling(played(board)).answer)


@pytest.mark.parametrize(
    ("said", "asked", "told"),
    [
        ("Anna lancia Talpa 1/4", "f/c di Talpa", "«Talpa» è 1/4"),
        ("poi Anna lancia Talpa 1/4 raggiungere, cautela", "ha cautela Talpa", "«Talpa» ha cautela"),
        ("Anna lancia Talpa creatura 1/4", "f/c di Talpa", "«Talpa» è 1/4"),
        ("Anna risponde con Talpa 1/4 lampo", "f/c di Talpa", "«Talpa» è 1/4"),
        ("Anna gioca Torba terra", "zona di Torba", "«Torba» entra nel campo di battaglia"),
        ('Anna lancia "Talpa e Tasso" 1/4', 'zona di "Talpa e Tasso"', "«Talpa e Tasso» entra nel campo di battaglia"),
    ],
)
def test_601_2a_a_card_described_where_it_is_cast_was_in_hand(said: str, asked: str, told: str) -> None:
    assert told in answer(f"{said}\n{asked}?\n")


def test_its_text_and_its_cost_stand_with_it() -> None:
    board = "Bruno: Orso 2/2\nAnna lancia Talpa 1/4 costo 1G\n> Quando Talpa entra nel campo di battaglia, pesca una carta.\n"
    made = played(board)
    assert "Anna pesca una carta." in " ".join((*ruling(made).answer, *ruling(made).rest))
    assert made.scenario.cards["Talpa"].cost == "{1}{G}"


def test_707_5_what_it_enters_as_a_copy_of_is_said_in_the_same_line() -> None:
    board = (
        "Bruno: Falco 1/1 volare\nAnna lancia Sosia 0/0 copiando Falco\n"
        "> Puoi far entrare Sosia nel campo di battaglia come copia di una qualsiasi creatura sul campo di battaglia.\n"
    )
    assert "ha volare" in answer(f"{board}Ha volare Sosia?\n")


def test_control_a_name_without_a_description_is_as_it_was() -> None:
    with pytest.raises(ScenarioError):
        played("Anna lancia Talpa\n")
    assert not read("Anna: mano: Lupo Grigio 2/2\nAnna lancia Lupo Grigio\n").faults


def test_a_card_described_twice_alike_is_one() -> None:
    scenario = parse_lines("mano di Anna: Talpa 1/4\nAnna lancia Talpa 1/4\n", "t")
    assert [one.count for one in scenario.players[0].hand] == [1]


def test_every_sign_stays_in_its_place() -> None:
    found = read("Bruno: Orso 2/2\nAnna lancia Talpa 1/4 su Corvo\n")
    assert not found.faults
    with pytest.raises(ScenarioError) as raised:
        played("Bruno: Orso 2/2\nAnna lancia Talpa 1/4 su Corvo\n")
    assert (raised.value.faults[0].line, raised.value.faults[0].column) == (2, 26)


def test_704_5j_who_casts_what_is_in_play_has_another_one() -> None:
    made = played("Anna: Duchessa 3/3 leggendaria TAP\nAnna lancia Duchessa\n")
    assert made.question is not None
    assert len(made.question.options) == 2


def test_control_what_was_taken_back_to_hand_is_cast_again() -> None:
    made = played("Anna: Duchessa 3/3 leggendaria\nBruno lancia rimbalzo su Duchessa\nAnna lancia Duchessa\n")
    assert made.question is None
    assert len(made.scenario.players[0].hand) == 0


def test_control_where_a_text_may_have_moved_it_no_second_one_is_made_up() -> None:
    board = (
        "Anna: Duchessa 3/3 leggendaria\nBruno lancia Vento stregoneria\n"
        "> Fai tornare tutte le creature in mano ai rispettivi proprietari.\nAnna lancia Duchessa\n"
    )
    assert len(parse_lines(board, "t").players[0].hand) == 0


@pytest.mark.parametrize(
    ("said", "size"), [("tre segnalini -1/-1", "2/2"), ("un segnalino +1/+1", "6/6"), ("2 segnalini +1/+1", "7/7")]
)
@pytest.mark.parametrize("verb", ["lancia", "mette"])
def test_122_1_counters_are_put_by_a_spell_or_out_of_the_blue(verb: str, said: str, size: str) -> None:
    assert f"«Toro» è {size}" in answer(f"Bruno: Toro 5/5\nAnna {verb} {said} su Toro\nQuanto è grande Toro?\n")


@pytest.mark.parametrize(("loyal", "left"), [("planeswalker 5", "1"), ("planeswalker tre", ""), ("planeswalker 4", "")])
def test_306_5_the_number_behind_planeswalker_is_its_loyalty(loyal: str, left: str) -> None:
    told = answer(f"Anna: Toro 4/4\nBruno: Saggia {loyal}\nAnna attacca Saggia con Toro\nMuore Saggia?\n")
    assert told == ("«Saggia» resta sul campo di battaglia." if left else "«Saggia» muore.")


def test_310_4_and_behind_battle_its_defense() -> None:
    assert parse_lines("Anna: Assedio battaglia 5\nBruno:\n", "t").players[0].battlefield[0].defense == 5


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("Perde Anna?", "Anna perde la partita"),
        ("Perde la partita Anna?", "Anna perde la partita"),
        ("Vince Bruno?", "vince"),
        ("Ha volare il Corvo?", "«Corvo» ha volare."),
        ("È nero il Corvo?", "«Corvo» non è di colore nero (è incolore)."),
    ],
)
def test_a_question_may_begin_with_its_verb(asked: str, told: str) -> None:
    assert told in answer(f"Anna: 3\nBruno: Corvo 2/2 volare\nBruno lancia 3 danni su Anna\n{asked}\n")


DEATHS = """\
Anna: Lapide artefatto
> Ogniqualvolta una creatura muore, guadagni 1 punto vita.
Bruno: Altare artefatto, Orso 2/2
> Ogniqualvolta una creatura muore, pesca una carta.
turno: {}
muore Orso
Quale abilità si risolve per prima?
"""


@pytest.mark.parametrize(("active", "first"), [("Anna", "Altare"), ("Bruno", "Lapide")])
def test_405_5_what_is_put_last_resolves_first(active: str, first: str) -> None:
    assert f"per prima si risolve l'abilità di «{first}»" in answer(DEATHS.format(active))


def test_control_one_ability_alone_comes_before_none() -> None:
    alone = DEATHS.replace("> Ogniqualvolta una creatura muore, pesca una carta.\n", "").format("Anna")
    assert answer(alone) == "Si innesca l'abilità di «Lapide»."


@pytest.mark.parametrize(
    "lines",
    [
        "Anna attacca con Istrice 1/1 tocco letale\nBruno blocca con Cervo 8/8\n",
        "Anna attacca Bruno con Istrice 1/1 tocco letale e Tasso 2/2\nBruno blocca Istrice con Cervo 8/8\n",
    ],
)
def test_508_1_creatures_described_as_they_fight_are_in_play(lines: str) -> None:
    assert answer(f"{lines}Muore il Cervo?\n") == "«Cervo» muore."
    assert answer(f"{lines.replace(' tocco letale', '')}Muore il Cervo?\n") == "«Cervo» resta sul campo di battaglia."


def test_control_a_creature_that_lies_there_is_not_there_twice() -> None:
    scenario = parse_lines("Anna: Istrice 1/1\nBruno:\nAnna attacca con Istrice 1/1\n", "t")
    assert [one.card for one in scenario.players[0].battlefield] == ["Istrice"]


@pytest.mark.parametrize("said", ["fulmine da 3", "un fulmine da 3", "saetta da 3"])
def test_a_burn_is_called_by_how_much_it_deals(said: str) -> None:
    assert answer(f"Anna lancia {said} su Bruno\nVita di Bruno?\n") == "Bruno passa da 20 a 17 punti vita."


def test_control_a_name_in_capitals_is_a_cards() -> None:
    with pytest.raises(ScenarioError):
        played("Anna lancia Fulmine da 3 su Bruno\n")


@pytest.mark.parametrize(("said", "life"), [("Anna è a 1 vita", 1), ("Anna è a 7", 7), ("Anna sta a 3 punti vita", 3)])
def test_119_1_how_much_life_somebody_is_at(said: str, life: int) -> None:
    assert parse_lines(f"{said}\nBruno:\n", "t").players[0].life == life


def test_111_1_several_tokens_are_counted_in_words() -> None:
    assert answer("Anna crea tre Bruco 1/1\nQuanti Bruco ha Anna?\n") == "Anna controlla 3 «Bruco»."
