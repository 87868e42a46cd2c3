"""What is asked twice, lands that are played, Adventures by their names, counters behind a name, people in a game for many."""

import pytest

from scenarios.language.errors import ScenarioError
from scenarios.played.run import run
from scenarios.told.ruling import ruling
from scenarios.written.load import parse_lines


def answered(lines: str) -> str:
    return " ".join(ruling(run(parse_lines(lines, "tavolo"))).answer)


HIDDEN = """\
carta: Custode creatura 4/4
> Metamorfosi {3}
Anna: Custode a faccia in giù
Bruno
Quanto è grande il Custode?
Anna gira a faccia in su Custode
"""


def test_708_2a_what_is_asked_again_further_down_is_asked_where_it_stands() -> None:
    said = answered(HIDDEN + "Quanto è grande il Custode?\n")
    assert "All'inizio" in said and "2/2" in said and "Alla fine" in said and "4/4" in said


def test_control_608_2_what_becomes_of_something_is_asked_of_the_end() -> None:
    lines = "Anna: Orso 2/2\nBruno\nBruno lancia 3 danni su Orso\nMuore l'Orso?\nAnna risponde con +3/+3 su Orso\nMuore l'Orso?\n"
    assert answered(lines) == "«Orso» resta sul campo di battaglia."


def test_control_708_8_what_is_asked_once_is_asked_of_the_end() -> None:
    said = answered(HIDDEN)
    assert "4/4" in said and "2/2" not in said


@pytest.mark.parametrize(
    ("played", "ends"),
    [("Palude Torbida", "TAPpata"), ("Foresta", "STAPpata")],
)
def test_305_1_a_land_that_is_played_and_lies_nowhere_was_in_hand(played: str, ends: str) -> None:
    lines = "carta: Palude Torbida terra\n> La Palude Torbida entra TAPpata.\nAnna: Orso 2/2\nBruno\n"
    assert f"in posizione {ends}" in answered(f"{lines}Anna gioca {played}\n{played} è TAPpata?\n")


def test_control_305_1_a_land_that_lies_elsewhere_is_not_in_hand() -> None:
    lines = "Anna: Orso 2/2\nnel cimitero di Anna: Foresta\nBruno\nAnna gioca Foresta\nSi può fare?\n"
    assert answered(lines).startswith("No")


ADVENTURER = """\
carta: Furto istantaneo avventura
> Fai tornare il permanente non terra bersaglio in mano al suo proprietario.
carta: Fata creatura 3/1 volare
inserto: Furto
Anna: 20
Bruno: Orso 2/2
"""


@pytest.mark.parametrize("hand", ["", "Anna in mano: Fata\n"])
def test_715_3_an_adventure_is_cast_by_its_own_name(hand: str) -> None:
    said = answered(f"{ADVENTURER}{hand}Anna lancia Furto su Orso\nDov'è l'Orso? Dov'è la Fata?\n")
    assert "«Orso» torna in mano" in said and "in esilio" in said


def test_715_3d_an_adventure_that_is_countered_is_not_exiled() -> None:
    said = answered(
        f"{ADVENTURER}Anna lancia Furto su Orso\nBruno risponde con contromagia su Furto\nDov'è la Fata? Dov'è l'Orso?\n"
    )
    assert "cimitero" in said and "esilio" not in said


@pytest.mark.parametrize(
    ("line", "asked", "answer"),
    [
        ("Anna: Torre con due segnalini carica", "Quanti segnalini carica ha la Torre?", "2 segnalini carica"),
        ("Anna: Torre con un segnalino scudo", "Quanti segnalini scudo ha la Torre?", "1 segnalino scudo"),
        ("Anna: Torre con tre segnalini +1/+1", "Quanti segnalini +1/+1 ha la Torre?", "3 segnalini +1/+1"),
    ],
)
def test_122_1_counters_may_stand_behind_a_name_alone(line: str, asked: str, answer: str) -> None:
    assert answer in answered(f"carta: Torre artefatto\n{line}\nBruno\n{asked}\n")


def test_control_201_2_a_name_may_have_con_in_it() -> None:
    assert "2/2" in answered("Anna: Uomo con Cane 2/2\nBruno\nQuanto è grande Uomo con Cane?\n")


def test_800_1_a_name_alone_is_a_player_where_many_play() -> None:
    made = run(
        parse_lines("formato: tutti contro tutti\nAnna: Orso 2/2\nBruno: Lupo 2/2\nCarla\nMuore l'Orso?\n", "tavolo")
    )
    assert [one.name for one in made.start.players] == ["Anna", "Bruno", "Carla"]


def test_control_800_1_of_two_who_play_it_is_a_card_that_nobody_knows() -> None:
    with pytest.raises(ScenarioError, match="Carla"):
        parse_lines("Anna: Orso 2/2\nBruno: Lupo 2/2\nCarla\nMuore l'Orso?\n", "tavolo")


@pytest.mark.parametrize(
    ("lines", "step"),
    [
        ("vai a dichiarazione degli attaccanti\n", "attaccanti"),
        ("Anna attacca con Orso\nvai a dichiarazione dei bloccanti\n", "bloccanti"),
    ],
)
def test_508_509_steps_are_called_as_people_call_them(lines: str, step: str) -> None:
    assert step in answered(f"Anna: Orso 2/2\nBruno\n{lines}Che sottofase è?\n")


PUMPED = """\
Anna: Orso 2/2
Bruno: Gatto 1/1
turno di Anna
Anna lancia +3/+3 su Orso
risolvi
{}
Bruno attacca Anna con Gatto
Anna blocca Gatto con Orso
Quanto è grande l'Orso? Di chi è il turno?
"""


@pytest.mark.parametrize("over", ["fine turno", "Anna passa il turno", "turno successivo", "il turno finisce"])
def test_514_2_what_comes_behind_the_end_of_a_turn_is_in_the_next(over: str) -> None:
    said = answered(PUMPED.format(over))
    assert "2/2" in said and "di Bruno" in said


def test_102_1_who_attacks_behind_the_end_of_a_turn_had_not_the_turn_before() -> None:
    said = answered(PUMPED.replace("turno di Anna\n", "").format("fine turno"))
    assert "2/2" in said and "di Bruno" in said


def test_control_514_2_the_end_of_a_turn_as_the_last_thing_is_where_play_ends() -> None:
    said = answered(
        "Anna: Orso 2/2\nBruno\nturno di Anna\nAnna lancia +3/+3 su Orso\nfine turno\nQuanto è grande l'Orso?\n"
    )
    assert "2/2" in said
    read = parse_lines("Anna: Orso 2/2\nBruno\nfine turno\nQuanto è grande l'Orso?\n", "tavolo")
    assert not read.script and read.until is not None


def test_731_2a_that_night_falls_is_decided_by_what_made_it_so() -> None:
    lines = "giorno o notte: giorno\nAnna: Orso 2/2\nBruno\nturno di Anna\nfine turno\nvai a mantenimento di Bruno\n"
    told = ruling(run(parse_lines(f"{lines}È giorno o notte?\n", "tavolo")))
    assert told.answer == ("È notte.",) and told.rules[0] == "731.2a"


COMMANDED = """\
formato: Commander
carta: Generale creatura leggendaria 7/7
Anna: Generale comandante
Bruno: 40, {}
Anna attacca Bruno con Generale
Bruno perde?
"""


@pytest.mark.parametrize(
    ("dealt", "lost"),
    [
        ("danno da comandante Generale 14", True),
        ("danno da comandante da Generale 14", True),
        ("14 danni da comandante da Generale", True),
        ("già 14 danni da comandante dal Generale", True),
        ("danno da comandante Generale 13", False),
    ],
)
def test_903_10a_what_a_commander_has_dealt_so_far_may_be_said_of_a_player(dealt: str, lost: bool) -> None:
    assert ("non perde" not in answered(COMMANDED.format(dealt))) == lost


@pytest.mark.parametrize(
    "asked", ["Anna può mettere Generale nella zona di comando?", "Il Generale può tornare nella zona di comando?"]
)
def test_903_9b_whether_a_commander_may_go_to_the_command_zone(asked: str) -> None:
    lines = "formato: Commander\ncarta: Generale creatura leggendaria 7/7\nAnna: Generale comandante\nBruno\n"
    said = answered(f"{lines}Bruno lancia rimbalzo su Generale\n{asked}\n")
    assert "comando" in said and "903.9" in said
    assert "zona di comando" in answered(f"{lines}Bruno lancia rimbalzo su Generale\nrisposta: sì\n{asked}\n")
