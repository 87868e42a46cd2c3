"""`judge scenario perche-no` and `varia` take what happens as it is said at a table, and say where it is not understood."""

import pytest

from tests.judge.calling import judge

SHOCK = """
carte: {Scossa: {tipo: Istantaneo, costo: R, testo: Scossa infligge 3 danni a un qualsiasi bersaglio.}}
giocatori: [{nome: Anna, mano: [Scossa]}, {nome: Bruno, mano: [{carta: Scossa, id: altra}], campo: [Orso 2/2]}]
azioni: [{lancia: Scossa, di: Anna, bersagli: [orso]}]
attese: [{oggetto: orso, zona: cimitero}]
"""


def asked(*words: str) -> tuple[int, str]:
    called = judge("scenario", words[0], "-", *words[1:], typed=SHOCK)
    return called.exit_code, called.stdout + called.stderr


@pytest.mark.parametrize(
    ("said", "after", "code", "told"),
    [
        (
            "Anna lancia Scossa su Bruno",
            "1",
            1,
            "non è nella sua mano, e niente permette di usarla da dove si trova. [601.3]",
        ),
        ("Anna lancia Scossa su Bruno", "0", 0, "consentita"),
        ("{lancia: Scossa, di: Anna}", "0", 0, "consentita"),
    ],
)
def test_601_3_whether_something_may_happen_is_asked_as_it_is_said(said: str, after: str, code: int, told: str) -> None:
    ended, answer = asked("perche-no", said, "--dopo", after)
    assert (ended, told in answer) == (code, True), answer


def test_whether_something_more_happens_is_a_change_like_any_other() -> None:
    ended, answer = asked("varia", "Anna lancia Scossa su Bruno", "--dopo", "0")
    assert ended == 1
    assert "bersaglio: Bruno" in answer
    assert asked("varia", "Bruno vita 20")[0] == 0


@pytest.mark.parametrize("command", ["perche-no", "varia"])
@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("Anna lancia Scosa su Bruno",), "Scosa"),
        (("orzo",), "Orso"),
        (("Anna lancia Scossa su Bruno", "--dopo", "4"), "le azioni del file sono 1"),
    ],
)
def test_what_is_not_understood_is_said_and_nothing_is_played(command: str, words: tuple[str, ...], told: str) -> None:
    ended, answer = asked(command, *words)
    assert (ended, told in answer) == (2, True), answer


@pytest.mark.parametrize("command", ["perche-no", "varia"])
@pytest.mark.parametrize(
    "said",
    [
        "Anna lancia Scosa su Bruno",
        "Anna lancia Scossa su Bruno modo",
        "{lancia: Scossa, bersagli: [Pippo]}",
        "lancia: {a: 3}",
    ],
)
def test_what_is_wrong_in_a_line_that_was_said_is_not_said_of_the_file(command: str, said: str) -> None:
    ended, answer = asked(command, said, "--dopo", "0")
    assert ended == 2
    assert f"la riga non va\n«{said}»:1:" in answer
    assert "stdin" not in answer


def test_control_what_is_wrong_in_the_file_is_said_of_the_file() -> None:
    wrong = SHOCK.replace("bersagli: [orso]", "bersagli: [orzo]")
    called = judge("scenario", "varia", "-", "Bruno vita 19", typed=wrong)
    assert "la situazione non va\nstdin:4:" in called.stderr
