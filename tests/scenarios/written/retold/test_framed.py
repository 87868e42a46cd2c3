"""What is told in a hurry or in whole sentences, understood by what its words are, in whatever order they stand."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from scenarios.written.by_line.reading import read
from scenarios.written.load import judged, understood
from scenarios.written.retold.framed.sentences import not_read, question_by_frames, sentence_by_frames
from scenarios.written.retold.understanding import every_line_by_frames
from scenarios.written.retold.whom import Told


def at_table(*heard: str) -> Told:
    told = Told(("Anna", "Bruno"))
    for line in heard:
        told.hears(line)
    return told


LYNX = ("Anna: Lince 2/2", "Bruno: Talpa 1/3")


@pytest.mark.parametrize(
    ("said", "guide"),
    [
        ("Anna Lince 2/2 volare", ["Anna: Lince 2/2 volare"]),
        ("Anna ha una Lince 2/2 che è TAPpata e con due segnalini +1/+1", ["Anna: Lince 2/2 TAP +1/+1x2"]),
        ("Anna Lince 2/2 attacca", ["Anna: Lince 2/2", "Anna attacca con Lince"]),
        ("Bruno ha il mazzo vuoto", ["grimorio di Bruno: 0"]),
        ("Bruno 9 veleno, 20 vite", ["Bruno: veleno 9", "Bruno: 20"]),
        ("Bruno ha una Talpa 1/3 e in mano un Tasso 3/3", ["Bruno: Talpa 1/3", "Bruno in mano: Tasso 3/3"]),
        ("Lince 2/2 sotto il controllo di Anna", ["Anna: Lince 2/2"]),
        ("Anna ha una Lince 2/2 di proprietà di Bruno", ["Anna: Lince 2/2 proprietario Bruno"]),
        ("Anna: Tasso 2/2 di Bruno", ["Anna: Tasso 2/2 proprietario Bruno"]),
        ("Anna ha un Tasso 2/2 di Bruno", ["Anna: Tasso 2/2 proprietario Bruno"]),
        ("Tasso 2/2 di Bruno", ["Bruno: Tasso 2/2"]),
        ("Anna e Bruno a 5 vite", ["Anna: 5", "Bruno: 5"]),
        ("Anna Tasso 2/2 e un altro Tasso 2/2", ["Anna: Tasso 2/2", "Anna: Tasso 2/2"]),
        ("Anna ha tre pedine Topo 1/1", ["Anna: 3x Topo 1/1 pedina"]),
        ("Anna è nel mantenimento", ["turno: Anna, mantenimento"]),
        ("Bruno attacca con 3/3 volare", ["Bruno: Creatura3-3 3/3 volare", "Bruno attacca con Creatura3-3"]),
        (
            "Anna ha una Lince 2/2 con sopra un Giogo, un'aura di Bruno che dà -1/-1",
            ["Anna: Lince 2/2", "Bruno: Giogo aura incantare creatura «La creatura incantata prende -1/-1.» su Lince"],
        ),
        ("turno di Bruno, combattimento", ["turno: Bruno, inizio combattimento"]),
        (
            "Nel suo turno Anna attacca con una Lince 2/2",
            ["turno di Anna", "Anna: Lince 2/2", "Anna attacca con Lince"],
        ),
    ],
)
def test_what_lies_on_the_table(said: str, guide: list[str]) -> None:
    assert sentence_by_frames(said, at_table()) == guide


@pytest.mark.parametrize(
    ("said", "guide"),
    [
        ("Bruno gli spara 3 danni", ["Bruno lancia 3 danni su Lince"]),
        ("Bruno fa fuori la Lince con una magia", ["Bruno lancia distruzione su Lince"]),
        ("Bruno lancia una stregoneria che esilia la Lince", ["Bruno lancia esilio su Lince"]),
        ("Bruno lancia addosso alla Lince una magia che le dà -2/-2", ["Bruno lancia -2/-2 su Lince"]),
        (
            "Anna attacca con la Lince e Bruno ci mette davanti la Talpa",
            ["Anna attacca con Lince", "Bruno blocca Lince con Talpa"],
        ),
        ("Lince attacca, Talpa blocca", ["Anna attacca con Lince", "Bruno blocca Lince con Talpa"]),
        (
            "Anna attacca con la Lince, dopo i blocchi Bruno le fa 2 danni",
            ["Anna attacca con Lince", "Bruno non blocca", "Bruno lancia 2 danni su Lince"],
        ),
        (
            "Anna ruba la Talpa",
            [
                "Anna lancia Magia stregoneria «Prendi il controllo della creatura bersaglio fino alla fine del turno.» su Talpa"
            ],
        ),
        (
            "Bruno lancia 1 danno sulla Lince, poi Anna distrugge la Talpa",
            ["Bruno lancia 1 danno su Lince", "risolvi", "Anna lancia distruzione su Talpa"],
        ),
        (
            "Bruno lancia 1 danno sulla Lince e Anna in risposta le dà +2/+2",
            ["Bruno lancia 1 danno su Lince", "Anna risponde con +2/+2 su Lince"],
        ),
        ("Anna assegna 1 Talpa 1 a Bruno", ["Anna assegna 1 a Talpa, 1 a Bruno"]),
        ("Anna attacca con la Lince senza blocchi", ["Anna attacca con Lince", "Bruno non blocca"]),
        ("Anna 12 Bruno 9, Anna attacca con la Lince", ["Anna: 12", "Bruno: 9", "Anna attacca con Lince"]),
        ("Anna attacca con nessuno", ["Anna non attacca"]),
        (
            "All'inizio del turno di Bruno Anna lancia 1 danno sulla Talpa",
            ["turno: Bruno, mantenimento", "Anna lancia 1 danno su Talpa"],
        ),
        ("Bruno distrugge tutte le creature", ["Bruno lancia Magia stregoneria «Distruggi tutte le creature.»"]),
        ("Bruno esilia ogni creatura", ["Bruno lancia Magia stregoneria «Esilia tutte le creature.»"]),
        (
            "Bruno rimanda in mano tutte le creature",
            ["Bruno lancia Magia stregoneria «Fai tornare tutte le creature in mano ai rispettivi proprietari.»"],
        ),
        (
            "Bruno fa 2 danni a ogni creatura",
            ["Bruno lancia Magia stregoneria «Magia infligge 2 danni a ogni creatura.»"],
        ),
        (
            "Bruno dà -1/-1 a tutte le creature",
            ["Bruno lancia Magia stregoneria «Tutte le creature prendono -1/-1 fino alla fine del turno.»"],
        ),
        ("Lince attacca, bloccata dalla Talpa", ["Anna attacca con Lince", "Bruno blocca Lince con Talpa"]),
        (
            "Anna attacca con la Lince, bloccata da Talpa e Tasso 3/3",
            ["Anna attacca con Lince", "Bruno: Tasso 3/3", "Bruno blocca Lince con Talpa e Tasso"],
        ),
        ("Anna attacca con la Lince e Bruno non blocca la Lince", ["Anna attacca con Lince", "Bruno non blocca"]),
        ("Bruno lancia 3 danni alla creatura di Anna", ["Bruno lancia 3 danni su Lince"]),
        ("Anna distrugge una creatura di Bruno", ["Anna lancia distruzione su Talpa"]),
        ("Anna gioca un'altra Lince", ["Anna lancia Lince"]),
        ("Anna mette 2 danni sulla Talpa", ["Anna assegna 2 a Talpa"]),
        ("Anna crea due pedine Topo 1/1", ["Anna crea 2x Topo 1/1 pedina"]),
        ("Anna crea una pedina 1/1 volare", ["Anna crea Creatura1-1 1/1 pedina volare"]),
        (
            "Anna attacca con Creatura4-4 4/4 travolgere e Bruno non blocca",
            ["Anna: Creatura4-4 4/4 travolgere", "Anna attacca con Creatura4-4", "Bruno non blocca"],
        ),
        (
            "Bruno uccide la Lince, in risposta Anna la sacrifica per la Talpa",
            ["Bruno lancia distruzione su Lince", "Anna attiva Talpa sacrificando Lince"],
        ),
        ("Bruno reagisce con +3/+3 sulla Lince", ["Bruno risponde con +3/+3 su Lince"]),
        (
            "Attacco con la Lince, blocco con la Talpa",
            ["Anna attacca con Lince", "Bruno blocca Lince con Talpa"],
        ),
        ("Anna gira la Lince e attacca", ["Anna attacca con Lince"]),
        (
            "Anna attacca con la Lince e la Talpa va in difesa",
            ["Anna attacca con Lince", "Bruno blocca Lince con Talpa"],
        ),
        (
            "Anna attacca con la Lince, Bruno fa un doppio blocco con Talpa e Tasso 3/3",
            ["Anna attacca con Lince", "Bruno: Tasso 3/3", "Bruno blocca Lince con Talpa e Tasso"],
        ),
        (
            "Anna fa scartare due carte a Bruno",
            ["Anna lancia Magia stregoneria «Il giocatore bersaglio scarta 2 carte.» su Bruno"],
        ),
        (
            "Anna fa sacrificare una creatura a Bruno",
            ["Anna lancia Magia stregoneria «Il giocatore bersaglio sacrifica una creatura.» su Bruno"],
        ),
    ],
)
def test_what_is_done(said: str, guide: list[str]) -> None:
    told = at_table(*LYNX)
    told.it = "Lince"
    assert sentence_by_frames(said, told) == guide


@pytest.mark.parametrize(
    ("said", "guide"),
    [
        ("Anna attacca con tutto tranne il Tasso", ["Anna attacca con Lince"]),
        (
            "Anna attacca con Lince e Tasso, Bruno blocca il Tasso con la Talpa e non blocca la Lince",
            ["Anna attacca con Lince e Tasso", "Bruno blocca Tasso con Talpa"],
        ),
    ],
)
def test_508_1a_509_1a_who_does_not_attack_or_is_not_blocked_is_left_out(said: str, guide: list[str]) -> None:
    assert sentence_by_frames(said, at_table(*LYNX, "Anna: Tasso 3/3")) == guide


PIECES = ("3 danni", "sulla Lince", "con una magia")


@pytest.mark.parametrize("order", [*itertools.permutations(PIECES)])
def test_the_parts_of_a_clause_stand_in_any_order(order: tuple[str, ...]) -> None:
    assert sentence_by_frames(f"Bruno lancia {' '.join(order)}", at_table(*LYNX)) == ["Bruno lancia 3 danni su Lince"]


@pytest.mark.parametrize(
    ("asked", "guide"),
    [
        ("si salva la Lince?", ["Muore Lince?"]),
        ("Lince quanto fa?", ["Quanto è grande Lince?"]),
        ("muore qualcuno?", ["Chi muore?"]),
        ("a quanto sta Bruno?", ["Quanta vita ha Bruno?"]),
        ("quanta vita?", ["Quanta vita ha Anna?", "Quanta vita ha Bruno?"]),
        ("Quante vite hanno?", ["Quanta vita ha Anna?", "Quanta vita ha Bruno?"]),
        ("Talpa blocca?", ["Talpa può bloccare?"]),
        ("puo bloccare Talpa?", ["Talpa può bloccare?"]),
        ("Lince di chi?", ["Chi controlla Lince?"]),
        ("Bruno può rispondere con 1 danno alla Lince?", ["Bruno può lanciare 1 danno su Lince?"]),
        ("Bruno era a 12, quanta vita ha Bruno?", ["Bruno: 12", "Quanta vita ha Bruno?"]),
    ],
)
def test_what_is_asked(asked: str, guide: list[str]) -> None:
    assert question_by_frames(asked, at_table(*LYNX)) == guide


@pytest.mark.parametrize(
    "said",
    [
        "Anna attacca con la Linze",  # a slip for what is there
        "Bruno lancia 3 danni su Gatto",  # nobody has one
        "Anna attacca con la Lince se Bruno dorme",  # a condition
        "Bruno dimezza la Lince",  # no verb that the guide has a line for
        "Orzo",  # a word alone
        "Anna ha in pila una Lince 2/2",  # nothing lies there that somebody has
    ],
)
def test_control_where_one_word_says_nothing_the_sentence_stays_as_it_was(said: str) -> None:
    assert sentence_by_frames(said, at_table(*LYNX)) == [said]


@pytest.mark.parametrize(
    "line",
    [
        "Anna fa scartare la Talpa a Bruno",  # 701.9b: which one is nobody's word but Bruno's
        "Anna fa sacrificare la Talpa a Bruno",
        "Bruno ha in pila un Tasso 3/3",
        "La Lince non ha volare",  # and is not there twice
        "Bruno distrugge tutte le creature volanti",
        "Bruno distrugge tutte le creature di Anna",
        "Bruno distrugge tutti gli artefatti",  # and nothing is called «Tutti»
        "Bruno distrugge tutte",
        "Anna e Bruno attaccano",  # and not Bruno alone
        "Anna attacca con tutto tranne la Talpa",  # which is not hers
        "Bruno non blocca la Talpa",
        "Anna ha la creatura di Bruno",
    ],
)
def test_control_what_a_word_more_makes_another_thing_is_not_understood(line: str) -> None:
    assert understood(f"Anna: Lince 2/2\nBruno: Talpa 1/3\n{line}", "t").faults


def test_control_115_1_one_of_several_creatures_of_a_player_is_not_that_player() -> None:
    board = "Anna: Lince 2/2, Tasso 3/3\nBruno: Talpa 1/3\nBruno lancia 3 danni su una creatura di Anna"
    assert understood(board, "t").faults


def test_105_2_a_colour_that_is_said_of_a_spell_is_not_lost() -> None:
    board = "Bruno Spettro 2/2 protezione dal rosso. Anna Scintilla rossa 3 danni su Spettro. si può?"
    assert understood(board, "t").faults


def test_a_line_above_the_text_of_a_card_does_not_become_two() -> None:
    found = understood(
        "Anna: Talpa 1/3, Lince 2/2\n> Se stai per pescare una carta, pesca invece due carte.\nBruno: 20\n", "t"
    )
    assert any("sopra ci sono più carte" in fault.message for fault in found.faults)


def test_letters_are_players_where_nobody_has_a_name() -> None:
    found = understood("a Lince 2/2 attacca, b Talpa 1/3 blocca\nmuore qualcuno?", "t")
    assert found.scenario is not None
    assert [one.name for one in found.scenario.players] == ["A", "B"]


def test_of_a_line_that_tells_several_things_the_fault_names_the_first_that_is_not_understood() -> None:
    board = "Anna ha una Lince 2/2. Bruno se la mangia con gusto. La Lince muore?"
    (fault,) = understood(board, "t").faults
    assert (fault.line, fault.column) == (1, board.index("Bruno se") + 1)
    assert "«Bruno se la mangia con gusto.»" in fault.message


def test_control_a_line_that_says_one_thing_keeps_its_own_fault() -> None:
    assert not_read("Anna attaca con Lince", at_table(*LYNX)) is None


def _blocks() -> list[str]:
    """The boards of the guide."""
    text = (Path(__file__).parents[4] / "docs" / "al-tavolo.md").read_text("utf-8")
    return [block.split("```")[0] for block in text.split("```tavolo\n")[1:]]


@pytest.mark.parametrize("board", _blocks())
def test_what_the_guide_says_means_the_same_read_word_by_word(board: str) -> None:
    as_it_stands = judged(read(board), "t")
    by_frames, _ = every_line_by_frames(board, "t", as_it_stands)
    assert not by_frames.faults
    assert by_frames.scenario == as_it_stands.scenario


@pytest.mark.parametrize(
    "line", ["esilio: Drago 3/3", "  mano: Lince 2/2", "turno: Bruno, mantenimento", "? zona di lince"]
)
def test_control_the_words_of_a_file_are_not_read_word_by_word(line: str) -> None:
    board = f"Anna: Lince 2/2\nBruno: 20\n{line}\n"
    _, said = every_line_by_frames(board, "t", judged(read(board), "t"))
    assert 3 not in said


@pytest.mark.parametrize(
    ("board", "read_as"),
    [
        (
            "io attacco con Lince 2/2, oppo blocca con Talpa 1/3. la mia muore?",
            "Anna: Lince 2/2; Anna attacca con Lince; Bruno: Talpa 1/3; Bruno blocca Lince con Talpa; Muore Lince?",
        ),
        (
            "Bruno ha pw Veggente fedeltà 4. Anna attacca Veggente con Lince 2/2, nessun blocco. quanta fedeltà?",
            "Bruno: Veggente planeswalker 4; Anna: Lince 2/2; Anna attacca Veggente con Lince; Bruno non blocca; "
            "Quanta fedeltà ha Veggente?",
        ),
        (
            "Anna attacca con Lince 2/2 e Tasso 3/3. Bruno blocca Lince con Talpa 1/3 e prende il Tasso. vita Bruno?",
            "Anna: Lince 2/2; Anna: Tasso 3/3; Anna attacca con Lince e Tasso; Bruno: Talpa 1/3; Bruno blocca Lince con Talpa; "
            "Quanta vita ha Bruno?",
        ),
        ("Anna scarta Lince 2/2. dov'è la Lince?", "Anna in mano: Lince 2/2; Anna scarta Lince; Dove va Lince?"),
    ],
)
def test_a_whole_board_in_one_line(board: str, read_as: str) -> None:
    found = understood(board, "t")
    assert found.retold == ((1, board, read_as),)


def test_the_fault_of_a_told_board_is_that_of_what_it_says() -> None:
    (fault,) = understood("Anna lancia Vampata su Lince 2/2 di Bruno. muore la Lince?", "t").faults
    assert "la carta «Vampata» non è definita" in fault.message
