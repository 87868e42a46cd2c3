"""106.7, 305.7: «che mana produce?» is a question with a value, told by the rules that make it so."""

from __future__ import annotations

import pytest

from scenarios.played.run import run
from scenarios.told.answer import answer
from scenarios.written.load import parse, parse_lines

MIRROR = (
    "carta: Specchio terra\n"
    "> {T}: Aggiungi un mana di un qualsiasi tipo che una terra controllata da un avversario potrebbe produrre.\n"
)
DUNE = "carta: Duna terra\n> {T}: Aggiungi {W} o {U}.\n"
MOON = "carta: Luna incantesimo\n> Le terre non base sono Montagne.\n"


@pytest.mark.parametrize(
    ("lines", "told", "rules"),
    [
        (DUNE + "Anna: Duna\nBruno\nChe mana produce la Duna?", "«Duna» può produrre {W} o {U}.", {"106.7"}),
        (DUNE + MOON + "Anna: Duna, Luna\nBruno\nLa Duna che mana fa?", "«Duna» può produrre {R}.", {"106.7", "305.7"}),
        ("Anna: Foresta\nBruno\nChe tipo di mana può produrre la Foresta?", "«Foresta» può produrre {G}.", {"106.7", "305.6"}),
        ("Anna: Orso 2/2\nBruno\nQuale mana dà l'Orso?", "«Orso» non può produrre mana.", {"106.7"}),
        (
            MIRROR + DUNE + "Anna: Specchio\nBruno: Duna, Foresta\nChe mana può produrre lo Specchio?",
            "«Specchio» può produrre {W}, {U} o {G}.",
            {"106.7"},
        ),
    ],
)  # fmt: skip
def test_106_7_what_mana_something_could_produce_is_asked_and_told(lines: str, told: str, rules: set[str]) -> None:
    found = answer(run(parse_lines(lines, "prova")))
    assert " ".join(found.headline) == told and rules <= {*found.rules}


def test_106_7_control_two_that_look_at_one_another_alone_produce_nothing() -> None:
    lines = MIRROR + "Anna: Specchio\nBruno: Specchio\nChe mana può produrre lo Specchio di Anna?"
    assert "non può produrre mana" in " ".join(answer(run(parse_lines(lines, "prova"))).headline)


@pytest.mark.parametrize(("wanted", "right"), [("WU", True), ("UW", True), ("W", False), ("niente", False)])
def test_106_7_what_mana_can_be_expected(wanted: str, right: bool) -> None:
    card = 'carte: {Duna: {tipo: Terra, testo: "{T}: Aggiungi {W} o {U}."}}\n'
    board = f"giocatori: [{{nome: Anna, campo: [Duna]}}, Bruno]\nattese: [{{oggetto: duna, può produrre: {wanted}}}]\n"
    made = run(parse(card + board, "prova"))
    assert made.right is right


@pytest.mark.parametrize(
    ("later", "told"), [("vai a combattimento\n", "non ha mana nella riserva"), ("", "ha {G} nella riserva")]
)
def test_106_4_that_no_mana_is_left_is_said_as_one_says_it(later: str, told: str) -> None:
    lines = f"Anna: Foresta\nBruno\nconta il mana\nAnna attiva Foresta\n{later}Che mana ha Anna?"
    assert answer(run(parse_lines(lines, "prova"))).headline == (f"Anna {told}.",)
