"""608.2c: of a spell that somebody describes each paragraph is judged by itself: one that is not read takes no other with it."""

from __future__ import annotations

from scenarios.played.run import run
from scenarios.told.answer import answer
from scenarios.told.ruling import not_known
from scenarios.written.load import parse_lines
from scenarios.written.printed_text import read_printed, read_said

HARM = "Dardo infligge 3 danni a una creatura bersaglio."
UNKNOWN = "Balla sul tavolo."


def _parts(*paragraphs: str) -> list[str]:
    found = read_said("Dardo", "Istantaneo", "\n".join(paragraphs), None)
    return [type(part.ability).__name__ for part in found.parts]


def test_608_2c_an_unknown_paragraph_stands_alone_wherever_it_is() -> None:
    assert _parts(UNKNOWN, HARM) == ["NotUnderstood", "SpellAbility"]
    assert _parts(HARM, UNKNOWN) == ["SpellAbility", "NotUnderstood"]
    assert _parts("Frazione di secondo", HARM, UNKNOWN) == ["NotUnderstood", "SpellAbility", "NotUnderstood"]
    assert _parts(HARM, "Pesca una carta.") == ["SpellAbility"], "control: what is read is one ability"


def test_608_2c_its_place_and_its_words_are_those_of_the_paragraph() -> None:
    text = f"Frazione di secondo\n{HARM}\n{UNKNOWN}"
    found = read_said("Dardo", "Istantaneo", text, None)
    assert [text[one.start : one.end] for one in found.fragments] == ["Frazione di secondo", "Balla sul tavolo"]
    assert [text[one.start : one.end] for one in found.parts] == ["Frazione di secondo", HARM, UNKNOWN]


def test_608_2c_control_what_speaks_of_an_unknown_paragraph_is_not_read_without_it() -> None:
    both = _parts("Fai ballare una creatura bersaglio.", "Quella creatura prende +1/+1 fino alla fine del turno.")
    assert {*both} == {"NotUnderstood"}


def test_113_3a_control_the_text_of_a_card_compiles_whole_or_not_at_all() -> None:
    found = read_printed("Dardo", "Istantaneo", f"{UNKNOWN}\n{HARM}", None)
    assert [type(part.ability).__name__ for part in found.parts] == ["NotUnderstood"]


def test_608_2c_what_is_read_is_played_and_what_is_not_is_told() -> None:
    board = f"Anna: 20\nBruno: Orso 2/2\nAnna lancia Dardo istantaneo su Orso\n> {UNKNOWN}\n> {HARM}\nMuore l'Orso?\n"
    made = run(parse_lines(board, "t"))
    assert "«Orso» muore." in answer(made).headline
    assert [UNKNOWN in one for one in not_known(made)] == [True]
    assert list(not_known(run(parse_lines(board.replace(f"> {UNKNOWN}\n", ""), "t")))) == [], "control"
