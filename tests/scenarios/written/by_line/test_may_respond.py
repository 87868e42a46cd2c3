"""117.1a, 117.7: whether somebody can respond at all is tried with a spell that does nothing; the answer says by which priority."""

import pytest

from scenarios.played.run import run
from scenarios.told.answer import Answer, answer
from scenarios.written.load import parse_lines

_SEATS = (
    "Anna: Orso 2/2, Foresta\nmano: Foresta, Lampo istantaneo\n> Battibaleno\n> Distruggi una creatura bersaglio.\n"
    "Bruno: Muro 0/4\n"
)


def _asked(done: str, question: str) -> Answer:
    return answer(run(parse_lines(f"{_SEATS}{done}\n{question}", "t")))


@pytest.mark.parametrize(
    ("done", "question", "rules"),
    [
        ("Anna lancia 3 danni su Muro", "Bruno può rispondere?", ("117.1a", "117.3d")),
        ("Anna lancia 3 danni su Muro", "Bruno può rispondere al danno?", ("117.1a", "117.3d")),
        ("Anna lancia 3 danni su Muro", "Anna può ancora rispondere?", ("117.1a", "117.3c")),
        ("Anna attacca con Orso", "Bruno può rispondere?", ("117.1a", "117.3d")),
    ],
)
def test_117_1a_who_gets_priority_can_respond(done: str, question: str, rules: tuple[str, ...]) -> None:
    told = _asked(done, question)
    assert told.headline[0].startswith(f"Sì: {question.split()[0]} lancia")
    assert told.rules[: len(rules)] == rules


@pytest.mark.parametrize(
    ("done", "rule"),
    [
        pytest.param("Anna gioca Foresta", "305.1", id="116.2a: a land uses no stack"),
        pytest.param("Anna attiva Foresta", "605.3b", id="605.3b: nor does a mana ability"),
        pytest.param("Anna lancia Lampo su Muro", "702.61a", id="702.61a: split second"),
    ],
)
def test_control_117_7_nobody_responds_to_what_cannot_be_responded_to(done: str, rule: str) -> None:
    told = _asked(done, "Bruno può rispondere?")
    assert told.headline[0].startswith("No: Bruno non può lanciare") and rule in told.rules


@pytest.mark.parametrize(
    "asks", ["Quanto vale il danno dell'Orso?", "Quanto è il danno di Orso?", "Quanti danni infligge Orso?"]
)
def test_120_1_how_much_the_damage_of_something_is_asks_for_what_it_deals(asks: str) -> None:
    assert _asked("Anna attacca Bruno con Orso\nBruno non blocca", asks).headline == (
        "«Orso» infligge 2 danni a Bruno.",
    )
