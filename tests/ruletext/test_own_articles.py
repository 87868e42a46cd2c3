"""The form of glossary and rulebook of the built-in edition, and the files that ship."""

import pytest

from ruletext.build import build, main
from ruletext.builtin import Builtin, builtin
from ruletext.document import BOOK, GLOSSARY
from ruletext.faults import FaultyTextError
from ruletext.readers import own_articles
from tests.ruletext.chapters import write_chapters

GLOSSARY_FILE = """\
# a comment of ours
glossario

voce TRAVOLGERE
    Chi attacca passa oltre
    chi blocca.

    Vedi la regola 702.9.
    frase: trample
    frase: passa il danno?

voce TU
    Chi controlla.
"""


def faults(text):
    with pytest.raises(FaultyTextError) as caught:
        own_articles.read(text.encode(), "glossario.txt")
    return list(map(str, caught.value.faults))


def test_entries_are_read_with_text_and_phrases():
    first, second = own_articles.read(GLOSSARY_FILE.encode(), "glossario.txt")
    assert (first.kind, first.title, first.id, first.line) == (GLOSSARY, "TRAVOLGERE", "G:TRAVOLGERE", 4)
    assert first.paragraphs == ("Chi attacca passa oltre chi blocca.", "Vedi la regola 702.9.")
    assert first.phrases == ("trample", "passa il danno?")
    assert list(map(str, first.references)) == ["702.9"]
    assert second.text == "Chi controlla."


def test_passages_of_a_rulebook_are_of_another_kind():
    (passage,) = own_articles.read(b"manuale\n\nvoce LA PILA\n    Testo.\n", "manuale.txt")
    assert (passage.kind, passage.id) == (BOOK, "B:LA PILA")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("voce A\n    Testo.\n", "glossario.txt:1: manca la riga 'glossario' o 'manuale'"),
        (
            "glossario\n\nTRAVOLGERE\n    Testo.\n",
            "glossario.txt:3: una voce comincia con 'voce TITOLO', non con «TRAVOLGERE»",
        ),
        ("glossario\n\nvoce Travolgere\n    Testo.\n", "glossario.txt:3: il titolo di una voce si scrive in maiuscole"),
        ("glossario\n\nvoce A\n    T.\n\nvoce A\n    T.\n", "glossario.txt:6: la voce «A» c'è già alla riga 3"),
        ("glossario\n\nvoce A\n", "glossario.txt:3: la voce «A» non ha testo"),
        ("glossario\n\n    Testo.\n", "glossario.txt:3: testo rientrato prima di una riga 'voce TITOLO'"),
        (
            "glossario\n\nvoce A\n    T.\n    phrase: a\n",
            "glossario.txt:5: campo sconosciuto «phrase:»: forse 'frase:'",
        ),
        ("glossario\n\nvoce A\n    T.\nmanuale\n", "glossario.txt:5: la riga 'manuale' sta una volta sola"),
        ("glossario\n\nvoce A\n    T\x1b.\n", "glossario.txt:4: c'è il carattere U+001B"),
    ],
)
def test_a_fault_is_named_with_its_line(text, expected):
    (fault,) = faults(text)
    assert fault.startswith(expected)


def test_a_title_is_text_where_the_form_has_no_such_field():
    (entry,) = own_articles.read(b"glossario\n\nvoce A\n    titolo: nessuno\n", "glossario.txt")
    assert entry.text == "titolo: nessuno"


def test_a_folder_of_chapters_may_hold_both_files(tmp_path, capsys):
    write_chapters(tmp_path, **{"glossario.txt": GLOSSARY_FILE})
    assert main(["--folder", str(tmp_path)]) == 0
    capsys.readouterr()
    rules = Builtin(str(tmp_path))
    assert [article.id for article in rules.articles()] == ["G:TRAVOLGERE", "G:TU"]
    assert rules.corpus().articles == rules.articles()


def test_a_faulty_number_in_an_entry_is_found_when_the_links_are_built(tmp_path):
    write_chapters(tmp_path, **{"glossario.txt": "glossario\n\nvoce A\n    Vedi 704.5l.\n"})
    assert ["glossario.txt" in str(fault) for fault in build(tmp_path).faults] == [True]


def test_the_files_that_ship_have_no_fault_and_name_rules_that_are_there():
    rules = builtin()
    wrong = [(article.id, str(n)) for article in rules.articles() for n in article.references if not rules.has(n)]
    assert wrong == []
