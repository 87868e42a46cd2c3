"""The reader of the built-in edition: what it reads, and every fault that it names with file and line."""

import pytest

from ruletext.faults import FaultyTextError
from ruletext.readers import own
from tests.ruletext.chapters import CHAPTERS, HEAD


def faults(text: str | bytes) -> list[str]:
    with pytest.raises(FaultyTextError) as caught:
        own.read(text if isinstance(text, bytes) else text.encode(), "704.txt")
    return list(map(str, caught.value.faults))


def test_a_chapter_is_read_with_all_that_its_rules_have():
    chapter = own.read(CHAPTERS["704.txt"].encode(), "704.txt")
    assert (str(chapter.number), chapter.title) == ("704", "Azioni generate dallo stato")
    assert (str(chapter.part), chapter.part_title) == ("7", "Regole addizionali")
    assert [str(rule.number) for rule in chapter.rules] == ["704.5", "704.5a", "704.5b"]
    rule = chapter.rules[1]
    assert rule.paragraphs == (
        "Chi non ha più punti vita perde la partita.",
        "Un secondo capoverso, con {T} e [Costo]; vedi le regole 702.9-702.10.",
    )
    assert rule.text == "\n\n".join(rule.paragraphs)
    assert rule.examples == ("un giocatore a 2 punti vita ne perde tre.", "un altro esempio, regola 117.5")
    assert rule.phrases == ("ho zero vite", "sono morto?")
    assert [str(number) for number in rule.references] == ["702.9", "702.10", "117.5"]
    assert rule.line == 7
    assert chapter.rule(rule.number) is rule
    assert [str(number) for number in chapter.below(chapter.rules[0].number)] == ["704.5a", "704.5b"]


def test_a_rule_may_be_nothing_but_its_title():
    chapter = own.read(CHAPTERS["702.txt"].encode(), "702.txt")
    assert (chapter.rules[0].title, chapter.rules[0].text, chapter.rules[0].paragraphs) == ("Volare", "", ())
    assert chapter.rules[1].title == ""


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("704.1\n    Uno.\n\n704.1\n    Due.\n", "704.txt:7: 704.1 c'è già alla riga 4"),
        ("704.2\n    Due.\n\n704.1\n    Uno.\n", "704.txt:7: 704.1 va prima di 704.2 (riga 4)"),
        ("704.10\n    Dieci.\n\n704.9\n    Nove.\n", "704.txt:7: 704.9 va prima di 704.10 (riga 4)"),
        ("704.1a\n    Uno.\n", "704.txt:4: 704.1a è una sottoregola di 704.1"),
        ("703.1\n    Uno.\n", "704.txt:4: 703.1 non è del capitolo 704"),
        ("704.1l\n    Uno.\n", "704.txt:4: «704.1l» non è un numero di regola: le lettere saltano"),
        ("704.1A\n    Uno.\n", "704.txt:4: «704.1A» non è scritto come un numero di regola; forse 704.1a"),
        ("704.1.\n    Uno.\n", "704.txt:4: «704.1.» non è scritto come un numero di regola; forse 704.1"),
        ("704\n    Uno.\n", "704.txt:4: 704 non è il numero di una regola"),
        ("Testo senza rientro.\n", "704.txt:4: «Testo senza rientro.» non è un numero di regola"),
        ("    Testo.\n", "704.txt:4: testo rientrato prima del numero"),
        ("704.1\n", "704.txt:4: 704.1 non ha testo"),
        ("704.1\n    frase: uno\n", "704.txt:4: 704.1 non ha testo"),
        ("704.1\n  Uno.\n", "704.txt:5: rientro di 2 spazi"),
        ("704.1\n        Uno.\n", "704.txt:5: rientro di 8 spazi senza un campo"),
        ("704.1\n    Uno.\n        Due.\n", "704.txt:6: rientro di 8 spazi senza un campo"),
        ("704.1\n    Uno.\n    frase: uno\n    Due.\n", "704.txt:7: testo dopo un campo"),
        ("704.1\n    Uno.\n    frase:\n", "704.txt:6: il campo 'frase:' è vuoto"),
        ("704.1\n    Uno.\n    frase: a\n    frase: a\n", "704.txt:7: 704.1 ha due volte 'frase: a'"),
        ("704.1\n    Uno.\n    titolo: A\n    titolo: B\n", "704.txt:7: 704.1 ha più di un titolo"),
        ("704.1\n    Uno.\n    esempio: a\n\n        b\n", "704.txt:8: riga vuota dentro un campo"),
        ("704.1\n    Uno.\n    esempi: a\n", "704.txt:6: campo sconosciuto «esempi:»: forse 'esempio:'"),
        ("704.1\n    Uno.\n    Frase: a\n", "704.txt:6: campo sconosciuto «Frase:»: forse 'frase:'"),
        ("704.1\n\tUno.\n", "704.txt:5: c'è una tabulazione"),
        ("704.1\n    Uno.\r\n", "704.txt:5: c'è una fine di riga di un altro sistema"),
        ("704.1\n    Uno\u00a0due.\n", "704.txt:5: c'è uno spazio non separabile"),
        ("704.1\n    Uno \x1b[31m.\n", "704.txt:5: c'è il carattere U+001B"),
        ("704.1\n    Uno.\ncapitolo 704. Due\n", "704.txt:6: seconda riga 'capitolo'"),
    ],
)
def test_a_fault_is_named_with_its_file_and_its_line(body, expected):
    (fault,) = faults(HEAD + body)
    assert fault.startswith(expected)
    assert fault.isprintable()


@pytest.mark.parametrize(
    ("head", "expected"),
    [
        ("", ["704.txt:1: manca la riga 'capitolo 704. Titolo'", "704.txt:1: manca la riga 'parte 7. Titolo'"]),
        ("capitolo 704. A\n", ["704.txt:1: manca la riga 'parte 7. Titolo'"]),
        ("capitolo 704 A\nparte 7. B\n", ["704.txt:1: la riga 'capitolo' si scrive come 'capitolo 704. Titolo'"]),
        ("capitolo 704.\nparte 7. B\n", ["704.txt:1: la riga 'capitolo' si scrive come"]),
        ("capitolo 704. A\nparte 17. B\n", ["704.txt:2: la riga 'parte' si scrive come 'parte 7. Titolo'"]),
        ("Capitolo 704. A\nparte 7. B\n", ["704.txt:1: la riga 'capitolo' si scrive come"]),
        ("capitolo 704. A\nparte 6. B\n", ["704.txt:1: il capitolo 704 è nella parte 7, non nella 6"]),
    ],
)
def test_the_head_of_a_file_says_its_chapter_and_its_part(head, expected):
    found = faults(head + "704.1\n    Uno.\n")
    assert len(found) == len(expected)
    assert all(fault.startswith(start) for fault, start in zip(found, expected, strict=True))


def test_all_faults_of_a_file_are_reported_at_once_in_the_order_of_its_lines():
    found = faults(HEAD + "704.2\n  Due.\n\n704.1\n    Uno.\n    esempi: a\n\n704.3\n")
    assert [fault.split(": ")[0] for fault in found] == [
        "704.txt:5",
        "704.txt:7",
        "704.txt:9",
        "704.txt:11",
    ]


def test_a_file_that_is_not_utf8_is_refused_with_the_line():
    assert faults(HEAD.encode() + b"704.1\n    perch\xe9\n") == ["704.txt:5: il file non è scritto in UTF-8"]


def test_comments_and_spaces_at_the_end_of_a_line_change_nothing():
    plain = own.read((HEAD + "704.1\n    Uno\n    due.\n").encode(), "704.txt")
    noisy = own.read((HEAD + "704.1  \n    Uno \n# why\n    due.").encode(), "704.txt")
    assert noisy == plain


def test_a_text_with_a_colon_is_text():
    chapter = own.read((HEAD + "704.1\n    Le azioni: tutte. Nota: qui\n    fase: quale?\n").encode(), "704.txt")
    assert chapter.rules[0].text == "Le azioni: tutte. Nota: qui fase: quale?"
