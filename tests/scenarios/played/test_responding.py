"""117.7: what is said to respond, where nothing is on the stack to respond to, is not allowed as a response."""

import pytest

from scenarios.played.run import run
from scenarios.told.ruling import Ruling, ruling
from scenarios.written.load import parse_lines

BOARD = """\
Anna: Elfo 1/1 «{T}: aggiungi {G}.», Ruota artefatto «{T}: pesca una carta.», Bruco 2/2 a faccia in giù metamorfosi {0}
mano: Foresta
Bruno: 20
turno di Anna
"""


def told(lines: str) -> Ruling:
    return ruling(run(parse_lines(BOARD + lines, "tavolo")))


RESPONDS = "Bruno risponde con 3 danni su Elfo\n"


@pytest.mark.parametrize(
    ("done", "rule"),
    [
        ("Anna attiva Elfo\n", "605.3b"),
        ("Anna gioca Foresta\n", "305.1"),
        ("Anna gira a faccia in su Bruco\n", "405.6d"),
        ("Anna lancia pesca 1\nrisolvi\n", "117.7"),
        ("Anna attiva Ruota\nrisolvi\n", "117.7"),
    ],
)
def test_117_7_nobody_responds_to_what_is_not_on_the_stack(done: str, rule: str) -> None:
    for asked in (RESPONDS + "Si può fare?", "Bruno può rispondere con 3 danni su Elfo?"):
        found = told(done + asked)
        assert found.answer[0].startswith("No: Bruno non può lanciare «3 danni»") and found.rules[0] == rule, (
            found.answer
        )


@pytest.mark.parametrize(
    "done",
    [
        "Anna attiva Ruota\n",
        "Anna lancia pesca 1\n",
        "Anna lancia pesca 1\nAnna attiva Elfo\n",
        "Anna attacca Bruno con Elfo\n",
        "vai a mantenimento di Bruno\n",
    ],
)
def test_control_117_7_what_is_on_the_stack_is_responded_to_and_an_attack_as_people_say(done: str) -> None:
    assert told(done + RESPONDS + "Si può fare?").answer[0].startswith("Sì: Bruno lancia «3 danni»")


def test_control_117_1a_whoever_only_casts_then_may() -> None:
    for done in ("Anna attiva Elfo\n", "Anna gioca Foresta\n"):
        lines = done + RESPONDS.replace("risponde con", "lancia") + "Si può fare?"
        assert told(lines).answer[0].startswith("Sì: Bruno lancia «3 danni»")


def test_117_7_what_is_said_to_be_refused_is() -> None:
    said = parse_lines(BOARD + "Anna attiva Elfo\n" + RESPONDS + "rifiutata: 605.3b\n", "tavolo")
    assert all(one.vera for one in run(said).checks)


COUNTERS = """\
Anna: 20; mano: Nulla istantaneo «Neutralizza una magia artefatto bersaglio.»
Bruno: 20; mano: Orso creatura 2/2, Spada artefatto
turno di Bruno
"""


@pytest.mark.parametrize("how", ["risponde con", "lancia"])
def test_115_1_a_spell_that_cannot_be_countered_so_is_there_to_respond_to(how: str) -> None:
    done = f"Bruno lancia Orso\nAnna {how} Nulla su Orso\nSi può fare?"
    found = ruling(run(parse_lines(COUNTERS + done, "tavolo")))
    assert found.answer[0] == (
        "No: Anna non può lanciare «Nulla» con bersaglio «Orso»: il tipo di carta non corrisponde (601.2c, 115.1)."
    )
    assert "«Orso» entra" not in " ".join(found.answer)


def test_115_1_control_one_that_can_be() -> None:
    done = "Bruno lancia Spada\nAnna risponde con Nulla su Spada\nSi può fare?"
    assert ruling(run(parse_lines(COUNTERS + done, "tavolo"))).answer[0].startswith("Sì: Anna lancia «Nulla»")


def test_115_1_what_is_asked_to_respond_to_a_spell_is_asked_of_the_spell() -> None:
    board = "Anna: 20\nBruno: 20; mano: Orso creatura 2/2\nturno di Bruno\nBruno lancia Orso\n"
    asked = ruling(run(parse_lines(board + "Anna risponde con 3 danni su Orso\nSi può fare?", "tavolo")))
    meant = ruling(run(parse_lines(board + "Anna risponde con 3 danni su Orso\nMuore Orso?", "tavolo")))
    assert asked.answer[0].startswith("No: Anna non può lanciare «3 danni» con bersaglio «Orso»")
    assert meant.answer[0].startswith("«Orso» muore")
