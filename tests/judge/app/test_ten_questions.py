"""Ten questions of the table from an empty board, each in at most 120 keys, to a cited ruling; and what is offered meanwhile."""

import pytest

from judge.boards import EMPTY
from judge.presenters import table
from judge.presenters.completing import offers, sight
from judge.presenters.verdict import verdict

MOST_KEYS = 120

# What must come of each follows from the rules beside it; the texts were chosen among those that are read.
QUESTIONS = {
    "legends": ("2x Aquila leggendario 2/2", "(aquila2) muore", "704.5j"),
    "burn and pump": (
        "Orso 2/2|Anna lancia 3 danni su Orso|Bruno risponde +3/+3 su Orso",
        "5/5 e ha 3 danni",
        "611.2c",
    ),
    "deathtouch and trample": (
        "Orso 2/2|Anna: Ragno 4/4 tocco letale travolgere|Anna attacca con Ragno|Bruno blocca Ragno con Orso|"
        "fine combattimento",
        "1 a «Orso» e 3 a Bruno",
        "702.19b",
    ),
    "lifelink at one life": (
        "Bruno: 1, Lupo 3/3 legame vitale|Anna: Orso 2/2, Re 2/2|Anna attacca con Orso, Re|Bruno blocca Orso con Lupo|"
        "fine combattimento",
        "Bruno passa da 1 a 2 punti vita",
        "120.3f",
    ),
    "APNAP": (
        "Orco 1/1|> Quando l'Orco muore, pesca una carta.|Anna: Re 1/1|> Quando il Re muore, pesca una carta.|muoiono Orco, Re",
        "Anna pesca una carta; Bruno pesca una carta",
        "603.3b",
    ),
    "counters of both signs": (
        "Orso 2/2 +1/+1x2|metti -1/-1 su Orso|? segnalini di Orso",
        "1 segnalino +1/+1",
        "704.5q",
    ),
    "a copy that dies": (
        "Gufo 1/1|> Quando Gufo muore, pesca una carta.|Anna crea Gufo|muore Gufo pedina",
        "Anna pesca una carta",
        "704.5d",
    ),
    "a war of counterspells": (
        "Anna lancia 3 danni su Bruno|Bruno risponde contromagia su 3 danni|Anna risponde contromagia su contromagia",
        "Bruno passa da 20 a 17",
        "701.6a",
    ),
    "two replacements": (
        "2x Campana artefatto|> Se stai per guadagnare punti vita, ne guadagni invece il doppio.|Bruno lancia 3 vita",
        "Bruno passa da 20 a 32",
        "616.1",
    ),
    "a planeswalker attacked": (
        "Giace planeswalker fedeltà 3|Anna: Orso 2/2|Anna attacca Giace con Orso|fine combattimento",
        "1 segnalino fedeltà",
        "120.3c",
    ),
}
"""By name: the lines that are typed, divided by |, what is answered, and the rule that decides."""


@pytest.mark.parametrize("name", QUESTIONS)
def test_a_usual_question_is_ruled_from_an_empty_board_in_few_keys(name: str) -> None:
    lines, answer, rule = QUESTIONS[name]
    typed = lines.replace("|", "\n")
    found = table.checked(EMPTY + typed)
    assert found.scenario is not None, found.faults
    told = verdict(found.scenario, found.notes)
    shown = " ".join((*told.answer, *told.below))
    assert answer in shown
    assert rule in shown
    assert _keys(typed) <= MOST_KEYS


def _keys(typed: str) -> int:
    """How many keys it takes, one for each letter and one for what is offered where that is what was to be typed."""
    seen, keys, text = None, 0, EMPTY
    for line in typed.split("\n"):
        at = 0
        while at < len(line):
            offered = offers(line[:at], seen, 1) if seen is not None and line[:at].strip() else ()
            takes = offered and line.startswith(offered[0])
            at, keys = (len(offered[0]), keys + 1) if takes else (at + 1, keys + 1)
        text, keys = f"{text}{line}\n", keys + 1
        found = table.checked(text)
        if found.scenario is not None and (run := verdict(found.scenario).run) is not None:
            seen = sight(run)
    return keys - 1


def test_what_is_offered_is_what_may_be_done_now_and_the_targets_that_are_legal() -> None:
    board = "Anna: Vipera 4/4\nmano: Dardo istantaneo\n> Dardo infligge 3 danni a una creatura bersaglio.\nBruno: Muro 0/4\n"
    found = table.checked(board)
    assert found.scenario is not None
    run = verdict(found.scenario).run
    assert run is not None
    seen = sight(run)
    assert offers("Anna l", seen)[0] == "Anna lancia Dardo"
    assert offers("Anna lancia Dardo su ", seen) == ("Anna lancia Dardo su Vipera", "Anna lancia Dardo su Muro")
    assert offers("Anna attacca con V", seen)[0] == "Anna attacca con Vipera"
    assert offers("fine c", seen)[0] == "fine combattimento"
    assert offers("Lupo 2/2 vol", seen)[0] == "Lupo 2/2 volare"
    assert offers("> Dardo inf", seen) == ()
    for line in ("Anna ", "Bruno lancia x su ", '"', "? ", "di di di"):
        assert all(one.startswith(line) for one in offers(line, seen))
