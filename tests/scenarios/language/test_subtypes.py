"""205.3: subtypes by their Italian names, of one or of several."""

from __future__ import annotations

import pytest

from scenarios.language.subtype_names import known_subtype, subtype
from scenarios.played.run import run
from scenarios.written.load import parse


@pytest.mark.parametrize(
    ("word", "meant"),
    [("Drago", "Dragon"), ("Draghi", "Dragon"), ("elfi", "Elf"), ("Goblin", "Goblin"), ("Foreste", "Forest")],
)
def test_205_3_a_subtype_is_known_by_what_one_or_several_are_called(word: str, meant: str) -> None:
    assert known_subtype(word) == meant


def test_205_3_control_a_word_in_no_table_is_a_name_of_its_own() -> None:
    assert known_subtype("Sferragli") is None
    assert subtype("Sferragli") == "Sferragli"


BOARD = """
giocatori:
  - {{nome: Anna, campo: [Guardia 5/5 {keyword}]}}
  - {{nome: Bruno, campo: [{{carta: Rugio, tipo: Creatura — {kind}, f/c: 3/3}}]}}
azioni:
  - {{evento: {{danno: 3, a: guardia, da: rugio}}}}
attese:
  - {{oggetto: guardia, danno: {damage}}}
"""


@pytest.mark.parametrize(
    ("keyword", "kind", "damage"),
    [
        ("protezione dai Draghi", "Drago", 0),
        ("protezione dai Draghi", "Elfo", 3),
        ("protezione dagli Elfi", "Elfo", 0),
        ("protezione dalle creature", "Elfo", 0),
    ],
)
def test_702_16e_protection_from_several_of_a_kind(keyword: str, kind: str, damage: int) -> None:
    made = run(parse(BOARD.format(keyword=keyword, kind=kind, damage=damage), "prova"))
    assert [check.vera for check in made.checks] == [True]
