"""A board typed line by line: what becomes of each line, where errors are, and the way to a file and back."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.boards import EMPTY
from judge.diagnostics import Problem
from judge.presenters import board_file, table
from judge.presenters.playing import session
from judge.presenters.verdict import verdict
from scenarios.written.by_line.reading import read
from scenarios.written.load import parse
from tests.judge.app.situations import LETHAL, situation

YAML = Path("tavolo.yaml")
BOARD = """\
titolo: Due orsi: la prova
turno: Anna, mantenimento

Anna: 20, veleno 2
Orso 2/2 danno 2 TAP
"L'Eremita: il vecchio" 1/1
mano: Lupo 2/1; Foresta
grimorio: 20

Bruno: 17
"""


def test_a_sound_board_has_no_faults_and_says_what_is_on_it() -> None:
    assert table.check(BOARD) == ()
    assert table.summary(read(BOARD)) == "Permanenti: Anna 2, Bruno 0"


def test_a_new_table_is_a_sound_board() -> None:
    assert table.check(EMPTY) == ()


def test_the_lines_become_a_scenario() -> None:
    scenario = table.scenario(BOARD)
    anna, bruno = scenario.players
    assert scenario.title == "Due orsi: la prova"
    assert (anna.name, anna.life, anna.poison, bruno.life) == ("Anna", 20, 2, 17)
    assert [one.card for one in anna.battlefield] == ["Orso", "L'Eremita: il vecchio"]
    assert anna.battlefield[0].tapped
    assert [one.card for one in anna.hand] == ["Lupo", "Foresta"]
    assert sum(one.count for one in anna.library) == 20


def test_704_5g_a_board_is_played_by_checking_it() -> None:
    played = session(table.scenario("Anna: 20\nOrso 2/2 danno 2\nLupo 2/1\nBruno: 20\n"))
    shown = " ".join(line.text for line in played.board(len(played.steps)))
    assert "cimitero 1 (Orso)" in shown
    assert "Lupo 2/1" in shown


@pytest.mark.parametrize(
    ("board", "line", "column", "suggestion"),
    [
        ("Anna: 20\nBruno: 20\nOrso 2/2 danno tre\n", 3, 16, "3"),
        ("Anna: 20\nOrso 2/2 volrae\nBruno: 20\n", 2, 10, "volare"),
        ("Anna: 20\nBruno: 20\nmno: Orso 2/2\n", 3, 1, "mano"),
        ("Anna: 20, velno 3\nBruno: 20\n", 1, 11, "veleno"),
        ("Anna: venti\nBruno: 20\n", 1, 7, ""),
        ("turno: Anna, mantenimeto\nAnna: 20\nBruno: 20\n", 1, 14, "mantenimento"),
        ("Anna: 20\nBruno: 20\nmano: Foresta; Orso 2/x\n", 3, 16, ""),
        ("   Orso 2/2\nAnna: 20\nBruno: 20\n", 1, 4, ""),
        (": 20\nAnna: 20\nBruno: 20\n", 1, 1, ""),
        ("Anna: 20\nmano: 3\nmano: Isola\nBruno: 20\n", 3, 1, ""),
        ("titolo: uno\ntitolo: due\nAnna: 20\nBruno: 20\n", 2, 1, ""),
        ("turno: Anna, mantenimento, 3\nAnna: 20\nBruno: 20\n", 1, 28, ""),
        ("Anna: 20, vita 3\nBruno: 20\n", 1, 11, ""),
    ],
)
def test_a_fault_is_told_where_it_was_typed(board: str, line: int, column: int, suggestion: str) -> None:
    faults = table.check(board)
    assert faults
    assert (faults[0].line, faults[0].column) == (line, column), faults
    if suggestion:
        assert faults[0].suggestion == suggestion
        assert f"forse «{suggestion}»?" in str(faults[0])
    assert f"riga {line}, colonna {column}: " in str(faults[0])


def test_several_faults_are_told_in_the_order_of_the_lines() -> None:
    faults = table.check("Anna: 20\nOrso 2/2 danno tre\nmno: Lupo 1/1\nBruno: 20\nGatto 1/1 volrae\n")
    assert [fault.line for fault in faults] == [2, 3, 5]


def test_a_board_with_faults_cannot_be_played() -> None:
    with pytest.raises(Problem, match="riga 2, colonna 16"):
        table.scenario("Anna: 20\nOrso 2/2 danno tre\nBruno: 20\n")


def test_the_next_fault_goes_round() -> None:
    faults = tuple(table.Fault(line, 1, "x") for line in (2, 5))
    assert table.next_fault(faults, 1, 1, 1) == faults[0]
    assert table.next_fault(faults, 2, 1, 1) == faults[1]
    assert table.next_fault(faults, 5, 1, 1) == faults[0]
    assert table.next_fault(faults, 2, 1, -1) == faults[1]
    assert table.next_fault(faults, 9, 1, -1) == faults[1]
    assert table.next_fault((), 1, 1, 1) is None


def test_the_file_of_a_board_is_a_scenario_like_any_other() -> None:
    scenario = parse(table.file_text(BOARD, YAML), "tavolo.yaml")
    assert scenario == table.scenario(BOARD)


def test_a_saved_board_comes_back(tmp_path: Path) -> None:
    path = tmp_path / "tavolo.yaml"
    path.write_text(table.file_text(BOARD, YAML), "utf-8")
    again = board_file.opened(path)
    assert table.check(again) == ()
    assert table.scenario(again) == table.scenario(BOARD)


def test_a_board_that_is_lost_stays_lost(tmp_path: Path) -> None:
    """Life 0 is a number like others, not an absence."""
    path = tmp_path / "tavolo.yaml"
    path.write_text(table.file_text("Anna: 0\nBruno: 20\n", YAML), "utf-8")
    assert table.scenario(board_file.opened(path)).players[0].life == 0


def test_a_line_of_which_nothing_can_be_made_is_not_saved() -> None:
    with pytest.raises(board_file.NotATable, match="riga 2, colonna 1"):
        table.file_text("Anna: 20\nmno: Orso\nBruno: 20\n", YAML)


def test_a_scenario_with_more_than_a_board_opens_with_all_of_it(tmp_path: Path) -> None:
    path = tmp_path / "tavolo.yaml"
    path.write_text(LETHAL, "utf-8")
    assert table.scenario(board_file.opened(path)) == situation(LETHAL)


def test_a_file_that_is_no_file_says_where(tmp_path: Path) -> None:
    path = tmp_path / "tavolo.yaml"
    path.write_text("a: [\n", "utf-8")
    with pytest.raises(board_file.NotATable, match="riga 2, colonna 1"):
        board_file.opened(path)


def test_a_file_of_lines_is_opened_and_saved_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "t.tavolo"
    text = table.file_text("Anna:\nBruno:\n# di martedì\nmuore Nessuno", path)
    path.write_text(text, "utf-8")
    assert board_file.opened(path) == "Anna:\nBruno:\n# di martedì\nmuore Nessuno\n"


WORDS = st.text(st.sampled_from("aO:;,\"' \n[]{}#-+/12xà&*!|>%@`"), max_size=80)


@given(WORDS)
def test_whatever_is_typed_is_answered_with_places_inside_it(text: str) -> None:
    lines = text.split("\n")
    for fault in table.check(text):
        assert 1 <= fault.line <= len(lines)
        assert 1 <= fault.column <= len(lines[fault.line - 1]) + 1


# --- the text of a card

TEXTS = """\
titolo: Testi
Anna: 20
Gufo 1/1 blu TAP
> Volare
> {T}: Fai una capriola.
mano: Dardo istantaneo
> Dardo infligge 3 danni a un qualsiasi bersaglio.
Bruno: 20
2x Gufo
carta: Idra 0/0 tipo="Creatura — Idra"
"""


def test_a_card_is_given_its_text_below_its_line() -> None:
    scenario = table.scenario(TEXTS)
    assert {name: str(card.text) for name, card in scenario.cards.items()} == {
        "Gufo": "Volare\n{T}: Fai una capriola.",
        "Dardo": "Dardo infligge 3 danni a un qualsiasi bersaglio.",
        "Idra": "",
    }
    assert [str(card.type_line) for card in scenario.cards.values()] == ["Creatura", "Istantaneo", "Creatura — Idra"]
    assert [one.count for one in scenario.players[1].battlefield] == [2]


def test_what_is_understood_is_told_and_exactly_what_is_not() -> None:
    flying, riddle, bolt = table.checked(TEXTS).notes
    assert (flying.line, flying.understood, flying.card) == (4, True, "Gufo")
    assert "volare" in flying.before
    assert (riddle.line, riddle.column, riddle.understood) == (5, 12, False)
    assert (riddle.before, riddle.fragment, riddle.after) == ("{T}: Fai ", "una capriola", ".")
    assert riddle.reason.startswith("costruzione non riconosciuta; ")
    assert (bolt.line, bolt.card, bolt.understood) == (7, "Dardo", True)


def test_a_text_that_is_not_understood_is_no_fault_of_the_board() -> None:
    found = table.checked(TEXTS)
    assert found.faults == ()
    told = table.title(found.faults, found.notes, "…")
    assert told == "Va bene, ma il testo di una carta non è capito per intero. …"
    assert (
        table.title((), table.checked(TEXTS.replace("Fai una capriola", "Pesca una carta")).notes, "…") == "Va bene. …"
    )
    assert [one.line for one in table.to_mend(found.faults, found.notes)] == [5]


def test_a_board_with_texts_comes_back_from_its_file(tmp_path: Path) -> None:
    path = tmp_path / "testi.yaml"
    path.write_text(table.file_text(TEXTS, YAML), "utf-8")
    again = board_file.opened(path)
    assert "> {T}: Fai una capriola." in again
    assert table.scenario(again) == table.scenario(TEXTS) == parse(table.file_text(TEXTS, YAML), "x")


@pytest.mark.parametrize(
    ("board", "line", "column", "message"),
    [
        ("Anna: 20\n> Volare\nBruno: 20\n", 2, 1, "un testo sta sotto la riga della sua carta"),
        ("titolo: x\n  > Volare\nAnna: 20\nBruno: 20\n", 2, 3, "un testo sta sotto la riga della sua carta"),
        ("Anna: 20\nmano: Lupo 2/2; Orso 2/2\n> Volare\nBruno: 20\n", 3, 1, "sopra ci sono più carte"),
        ("carta: Orso\n> Volare\nAnna: 20\nBruno: 20\n", 1, 8, "di «Orso» manca il tipo"),
        ("carta: Orso 2/2 TAP\nAnna: 20\nBruno: 20\n", 1, 8, "non si dice «TAPpato»"),
        ("carta: Orso 2/2 volrae\nAnna: 20\nBruno: 20\n", 1, 17, "qui non dice niente (forse «volare»?)"),
        ("Anna: 20\ngrimorio: 20\n> Volare\nBruno: 20\n", 2, 11, "delle carte sconosciute non si conosce il testo"),
        ("carta:\nAnna: 20\nBruno: 20\n", 1, 1, "qui si descrive una carta"),
        ("Anna: 20\nOrso 2/2\n> Volare\nOrso 2/2\n> Cautela\nBruno: 20\n", 4, 1, "«Orso» ha già un testo"),
        ("Anna: 20\nOrso 2/2\n> Volare\nOrso 3/3\nBruno: 20\n", 4, 1, "la definizione di «Orso» in «carte» dice 2/2"),
    ],
)
def test_a_text_that_is_nobodys_is_told_where_it_was_typed(board: str, line: int, column: int, message: str) -> None:
    (fault, *_) = table.check(board)
    assert (fault.line, fault.column) == (line, column)
    assert message in str(fault)


def test_113_3a_a_text_of_the_table_is_played() -> None:
    board = "Anna: 20\nVessillo artefatto\n> Le creature che controlli prendono +1/+1.\nOrso 2/2 danno 2\nBruno: 20\n"
    shown = " ".join(line.text for line in session(table.scenario(board)).board(0))
    assert "Orso 3/3" in shown
    alone = " ".join(line.text for line in session(table.scenario(board.replace("> Le", "> Ciao le"))).board(0))
    assert "Orso 2/2" in alone


@pytest.mark.parametrize("asked", ["in che ordine mangiano?", "? quanto pesa Orso", "?"])
def test_a_question_that_is_not_understood_does_not_keep_the_board_from_being_ruled(asked: str) -> None:
    found = table.checked(f"Anna:\nBruno: Orso 2/2\nAnna lancia 3 danni su Orso\n{asked}\n")
    assert [fault.line for fault in found.faults] == [4]
    assert found.scenario is not None
    told = verdict(found.scenario, unasked=[4])
    assert "riga 4" in told.answer[0]
    assert "«Orso» muore" in told.answer[1]


def test_any_other_fault_still_does_control() -> None:
    for line in ("Anna lancai 3 danni su Orso", "Bruno: Lupo 2/2 volrae"):
        assert table.checked(f"Anna:\nBruno: Orso 2/2\n{line}\nin che ordine mangiano?\n").scenario is None


def test_a_question_that_is_understood_is_asked_control() -> None:
    found = table.checked("Anna:\nBruno: Orso 2/2\nAnna lancia 3 danni su Orso\nf/c di Orso?\n")
    assert found.faults == ()
    assert found.scenario is not None
    assert found.scenario.asks


@pytest.mark.parametrize(
    ("other", "question", "begins"),
    [
        ("Angela 4/4 leggendaria", "Chi muore", True),
        ("Angela 4/4 leggendaria con 1 danno", "Chi muore", False),
        ("Angela 4/4 leggendaria", "Muore Angela1", False),
    ],
)
def test_704_5j_a_choice_with_one_outcome_is_not_what_it_depends_on(other: str, question: str, begins: bool) -> None:
    board = table.scenario(f"Anna: Angela 4/4 leggendaria, {other}\nBruno:\n{question}?\n")
    told = verdict(board, unasked=[])
    assert told.answer[0].startswith(
        "Comunque si scelga l'esito è uguale, per esempio: «Angela»" if begins else "Dipende: Anna sceglie"
    )
    assert "704.5j" in told.below[0]


def test_702_19b_what_each_reply_comes_to_stands_in_place_of_what_is_so_until_then() -> None:
    board = "Anna: Vipera 3/3 tocco letale travolgere\nBruno: Muro 0/7\nAnna attacca con Vipera\nBruno blocca Vipera con Muro\n"
    told = verdict(table.scenario(f"{board}Quanta vita ha Bruno?\n"))
    assert told.answer == (
        "Dipende: Anna sceglie come dividere il danno da combattimento per «Vipera» (702.19b). Ci sono 3 esiti.",
    )
    assert told.below[0].startswith("Decidono le regole 702.19b, 702.2c")
    assert [one[:2] for one in told.below[1:4]] == ["1)", "2)", "3)"]
