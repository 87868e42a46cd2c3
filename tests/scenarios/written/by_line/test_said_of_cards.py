"""708.2, 118.12: a card that lies face down, a cost that somebody pays or not, a zone that is told in two lines; with controls."""

import pytest

from engine.words.terms import FaceDown
from scenarios.language.errors import ScenarioError
from scenarios.played.run import DoesNotFit, run
from scenarios.told import ruling
from scenarios.written.load import parse_lines


@pytest.mark.parametrize(
    ("said", "by"),
    [
        ("Fante 5/5 volare metamorfosi {3} a faccia in giù", FaceDown.MORPH),
        ("Fante 5/5 a faccia in giù camuffare {2}", FaceDown.DISGUISE),
        ("Fante 5/5 a faccia in giù", FaceDown.EFFECT),
        ("Fante 5/5 metamorfosi {3}", None),
    ],
)
def test_708_2_why_a_permanent_is_face_down_is_known_by_its_keywords(said: str, by: FaceDown | None) -> None:
    [one] = parse_lines(f"Anna: {said}\nBruno:\n", "tavolo").players[0].battlefield
    assert one.face_down is by


HIDDEN = """\
Anna:
Bruno: Fante 5/5 metamorfosi {{3}}{down}
Anna lancia 2 danni su Fante
Muore il Fante?
"""


def test_708_2_face_down_it_dies_of_two_damage() -> None:
    told = ruling(run(parse_lines(HIDDEN.format(down=" a faccia in giù"), "tavolo")))
    assert told.answer[0] == "«Fante» muore."
    assert told.rules[0] == "708.2"


def test_708_2_control_face_up_it_does_not() -> None:
    told = ruling(run(parse_lines(HIDDEN.format(down=""), "tavolo")))
    assert told.answer[0] == "«Fante» resta sul campo di battaglia."
    assert "708.2" not in told.rules


WARDED = "Anna:\nBruno: Orso 2/2 egida {{2}}\nAnna lancia 3 danni su Orso\n{said}\nMuore l'Orso?\n"


@pytest.mark.parametrize(
    ("said", "dies"),
    [
        ("Anna non paga", False),
        ("Anna non paga {2}", False),
        ("Anna non lo fa", False),
        ("Anna paga", True),
        ("Anna paga il costo", True),
    ],
)
def test_118_12_whether_somebody_pays_is_said_as_it_is(said: str, dies: bool) -> None:
    told = ruling(run(parse_lines(WARDED.format(said=said), "tavolo")))
    assert told.answer[0] == ("«Orso» muore." if dies else "«Orso» resta sul campo di battaglia.")


def test_118_12_control_what_is_no_answer_is_a_fault() -> None:
    with pytest.raises(ScenarioError, match="dopo «non» serve"):
        parse_lines(WARDED.format(said="Anna non dorme"), "tavolo")


def test_a_zone_is_told_card_by_card_each_with_its_text() -> None:
    lines = "Anna in mano: Elfo 1/1\n> Volare\nAnna in mano: Lupo 2/2\n> Difensore\nAnna: 20\nBruno: 20\n"
    assert [one.card for one in parse_lines(lines, "tavolo").players[0].hand] == ["Elfo", "Lupo"]


@pytest.mark.parametrize(("first", "then"), [("3", "Lupo 2/2"), ("Lupo 2/2", "3"), ("0", "Lupo 2/2"), ("2", "3")])
def test_control_how_many_cards_a_zone_has_is_said_once(first: str, then: str) -> None:
    with pytest.raises(ScenarioError, match="c'è già"):
        parse_lines(f"Anna: 20\nmano: {first}\nmano: {then}\nBruno: 20\n", "tavolo")


NET = """\
Anna in mano: Rete incantesimo
> Quando questo incantesimo entra, esilia la creatura bersaglio controllata da un avversario.
Bruno: {creatures}
Anna lancia Rete
risolvi
Anna sceglie {chosen}
risolvi
Dove è il Lupo?
"""


@pytest.mark.parametrize(
    ("creatures", "chosen", "where"),
    [
        ("Orso 2/2, Lupo 2/2", "Lupo", "va in esilio"),
        ("Orso 2/2, Lupo 2/2", "Orso", "resta sul campo di battaglia"),
        ("Lupo 2/2", "Lupo", "va in esilio"),
    ],
)
def test_603_3d_who_chooses_a_target_says_so_even_where_there_is_only_one(
    creatures: str, chosen: str, where: str
) -> None:
    told = ruling(run(parse_lines(NET.format(creatures=creatures, chosen=chosen), "tavolo")))
    assert told.answer[0] == f"«Lupo» {where}."


def test_603_3d_control_what_is_no_target_answers_nothing() -> None:
    with pytest.raises(DoesNotFit):
        run(parse_lines(NET.format(creatures="Lupo 2/2", chosen="Rete"), "tavolo"))


ALTAR = """\
Anna: 20
Bruno: Orso 2/2, Lupo 2/2, Altare artefatto
> Sacrifica una creatura: Pesca una carta.
Anna lancia 3 danni su Orso
Bruno attiva Altare
{}
Si risolve 3 danni?
Dov'è il Lupo?
"""


@pytest.mark.parametrize(
    ("said", "lives"), [("costo: Orso", True), ("costo: Lupo", False), ("Bruno sceglie Orso", True)]
)
def test_601_2h_what_a_cost_is_paid_with_stands_below_the_action_as_a_file_has_it(said: str, lives: bool) -> None:
    told = " ".join(ruling(run(parse_lines(ALTAR.format(said), "t"))).answer)
    assert ("«Lupo» resta sul campo di battaglia" in told) is lives


BEGINNING = """\
inizio: Anna
Anna: grimorio: 20
Bruno: grimorio: 20
vai a mantenimento di Anna
{}
Quante carte ha in mano Anna?
"""


@pytest.mark.parametrize(
    ("said", "cards"),
    [
        ("Anna non fa mulligan\nBruno tiene la mano", 7),
        ("Anna tiene\nBruno tiene le sue carte", 7),
        ("Anna fa un mulligan\nBruno tiene\nAnna tiene", 6),
    ],
)
def test_103_5_who_takes_a_mulligan_is_said_as_it_is(said: str, cards: int) -> None:
    told = " ".join(ruling(run(parse_lines(BEGINNING.format(said), "t"))).answer)
    assert f"{cards} in mano" in told
