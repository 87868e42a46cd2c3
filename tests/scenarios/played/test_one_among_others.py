"""109.3, 205.1b: one type, subtype, supertype or colour among others is expected, asked for and graded by itself."""

from __future__ import annotations

import pytest

from scenarios.language.errors import ScenarioError
from scenarios.played.answering import answers
from scenarios.played.expecting import same_answer
from scenarios.played.run import run
from scenarios.written.load import parse

BOARD = """\
carte:
  Muta:
    tipo: Istantaneo
    testo: La creatura bersaglio diventa un Drago in aggiunta ai suoi altri tipi fino alla fine del turno.
  Elfo: {{tipo: Creatura Leggendaria — Elfo Guerriero, f/c: 1/1, colori: [verde]}}
giocatori: [{{nome: Anna, campo: [Elfo], mano: [Muta]}}, Bruno]
azioni: [{{lancia: Muta, di: Anna, bersagli: [elfo1]}}, risolvi]
{wanted}
"""


@pytest.mark.parametrize(
    ("wanted", "right"),
    [
        ("è anche: [Drago, Elfo]", True),
        ("è anche: [creatura, leggendario, verde]", True),
        ("è anche: sottotipo Guerriero", True),
        ("è anche: Goblin", False),
        ("non è: [Goblin, artefatto, rosso]", True),
        ("non è: Drago", False),
    ],
)
def test_109_3_one_of_several_values_is_expected(wanted: str, right: bool) -> None:
    made = run(parse(BOARD.format(wanted=f"attese: [{{oggetto: elfo1, {wanted}}}]"), "prova"))
    assert made.right is right


def test_109_3_control_what_is_no_such_word_is_an_error_with_the_nearest() -> None:
    with pytest.raises(ScenarioError) as wrong:
        parse(BOARD.format(wanted="attese: [{oggetto: elfo1, è anche: Dragoo}]"), "prova")
    assert wrong.value.faults[0].suggestion == "Drago"


@pytest.mark.parametrize(("asked", "value"), [("sottotipo Drago di elfo1", True), ("sottotipo Goblin di elfo1", False)])
def test_109_3_an_answer_to_whether_it_is_one_is_graded(asked: str, value: bool) -> None:
    made = run(parse(BOARD.format(wanted=f"chiede: [{asked}]"), "prova"))
    (found,) = answers(made)
    assert same_answer(made, found, value) and not same_answer(made, found, not value)
