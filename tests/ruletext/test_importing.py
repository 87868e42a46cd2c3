"""Foreign texts: what is found in each form, what is put right, what is refused, and the five documents that people have."""

from collections import Counter

import pytest

from ruletext.document import BOOK, GLOSSARY
from ruletext.faults import FaultyTextError
from ruletext.imported import RepairKind
from ruletext.importing import read
from ruletext.readers.decoding import LARGEST
from tests.ruletext.foreign import PLAIN_LIST, RULEBOOK, WIKI, documents


def texts(reading):
    return {str(rule.number): rule.text for rule in reading.corpus.rules}


def repairs(reading):
    counts: Counter[RepairKind] = Counter()
    for repair in reading.repairs:
        counts[repair.kind] += repair.times
    return dict(counts)


@pytest.fixture
def wiki():
    return read(WIKI.encode(), "wiki.txt")


@pytest.fixture
def plain_list():
    return read(PLAIN_LIST.encode(), "elenco.txt")


@pytest.fixture
def rulebook():
    return read(RULEBOOK.encode(), "libro.txt")


def test_a_wiki_page_is_read_into_chapters_rules_and_examples(wiki):
    assert (wiki.form, wiki.corpus.edition.id, wiki.corpus.edition.source) == ("pagina wiki", "wiki-1", "wiki.txt")
    assert [(str(chapter.number), chapter.title) for chapter in wiki.corpus.chapters] == [
        ("100", "Generale"),
        ("123", "Sticker"),
    ]
    assert list(texts(wiki)) == ["100.1", "100.1a", "100.2", "100.3", "123.3c", "123.3d", "123.3f"]
    assert wiki.corpus.chapters[0].rules[2].examples == ("Anna gioca, Bruno guarda.",)
    assert (wiki.unplaced, wiki.furniture) == ((), 3)


def test_what_a_wiki_page_misprints_is_put_right_and_said(wiki):
    assert repairs(wiki) == {
        RepairKind.HEADING: 2,
        RepairKind.NUMBER: 1,
        RepairKind.DOT: 1,
        RepairKind.LEVEL: 1,
        RepairKind.SPACE: 1,
        RepairKind.IMAGE: 1,
    }
    (number,) = (repair for repair in wiki.repairs if repair.kind is RepairKind.NUMBER)
    assert (number.place, number.line) == ("100.1a", 7)
    assert wiki.corpus.chapters[0].rules[1].printed == "101.1a"
    assert "{TK}" in texts(wiki)["123.3c"]


def test_an_image_that_nobody_knows_stays_as_it_is(wiki):
    assert "File:XYZ.png" in texts(wiki)["123.3c"]


def test_a_letter_that_is_skipped_is_said(wiki):
    assert [remark.message for remark in wiki.remarks] == ["dopo 123.3d viene 123.3f: 123.3e non c'è"]


def test_a_rule_of_another_chapter_is_put_aside_and_not_guessed():
    reading = read(WIKI.replace("100.2.", "104.2").encode(), "wiki.txt")
    assert "104.2" not in texts(reading)
    assert [remark.line for remark in reading.unplaced] == [8, 9]


def test_a_number_that_is_there_twice_keeps_its_first_text():
    reading = read(WIKI.replace("100.3", "100.1").encode(), "wiki.txt")
    assert texts(reading)["100.1"] == "Una frase sul gioco."
    assert "100.1 c'è già alla riga 6" in reading.unplaced[0].message


def test_furniture_that_nobody_knows_is_no_rules_text():
    reading = read(WIKI.replace("\n\n123", "\n\nClicca qui\n\n123").encode(), "wiki.txt")
    assert [(remark.line, remark.message) for remark in reading.unplaced] == [(12, "«Clicca qui»")]


def test_a_list_joins_lines_where_a_symbol_was_lost_and_puts_it_back(plain_list):
    assert (plain_list.form, plain_list.corpus.edition.id) == ("elenco di regole", "elenco-107")
    assert plain_list.corpus.edition.date == "2025-04-03"
    assert texts(plain_list)["107.5"].startswith("Il simbolo TAP è {T}. Il simbolo vuole dire")
    assert repairs(plain_list) == {RepairKind.SYMBOL: 1}


def test_a_symbol_that_cannot_be_known_is_shown_as_lost(plain_list):
    assert texts(plain_list)["107.90"] == "Un simbolo che nessuno conosce {?} sta in mezzo alla frase."
    assert "107.90: manca un simbolo, dove sta {?}" in [remark.message for remark in plain_list.remarks]


def test_lines_of_a_text_set_in_a_column_are_joined_and_no_symbol_is_missed():
    reading = read(b"704. Azioni\n704.1 Una regola\nche va a capo.\n", "elenco.txt")
    assert texts(reading) == {"704.1": "Una regola che va a capo."}
    assert reading.remarks == ()


def test_a_rulebook_is_read_into_passages_and_glossary(rulebook):
    edition = rulebook.corpus.edition
    assert (rulebook.form, edition.id, edition.date) == ("regolamento base", "manuale-2012", "2012-07")
    assert [(article.kind, article.title, article.id) for article in rulebook.corpus.articles] == [
        (BOOK, "PARTI DI UNA CARTA", "B:PARTI DI UNA CARTA"),
        (BOOK, "SOTTOFASE DI PROVA", "B:SOTTOFASE DI PROVA"),
        (GLOSSARY, "CAUTELA", "G:CAUTELA"),
    ]
    assert rulebook.corpus.articles[0].text == "Ogni carta ha un nome e, di solito, un costo."
    assert rulebook.corpus.articles[1].text == "TIPO | È UN PERMANENTE\n\nTerra | sì"
    assert repairs(rulebook) == {RepairKind.HEADWORD: 1}


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp1252"])
def test_the_same_text_in_any_encoding_is_the_same_text(encoding):
    reading = read(WIKI.encode(encoding), "wiki.txt")
    assert texts(reading) == texts(read(WIKI.encode(), "wiki.txt"))


def test_line_ends_accents_and_blanks_of_other_systems_change_nothing():
    other = WIKI.replace("\n", "\r\n").replace("più", "piu\u0300").replace("Una frase", "Una\u00a0fra\u00adse")
    assert texts(read(other.encode(), "wiki.txt")) == texts(read(WIKI.encode(), "wiki.txt"))


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "x:1: il file è vuoto"),
        (b" \n\n", "x:1: il file è vuoto"),
        (b"\x7fELF\x02\x00\x00", "x:1: non è un testo, ma un file binario"),
        (b"100.1 a\n\x00\x01\x02\x03", "x:2: non è un testo, ma un file binario"),
        (b"Caro diario.", "x:1: non è un testo di regole in una forma conosciuta"),
        (b"100.1 Ciao \x1b[31mrosso.\n", "x:1: c'è il carattere di controllo U+001B"),
        (b"100.1 Ciao.\n100.2 \x07Ciao.\n", "x:2: c'è il carattere di controllo U+0007"),
        ("100.1 perché.\n100.2 perch".encode() + b"\xc3", "x:2: il file è tagliato a metà di una lettera"),
        (
            "100.1 perché è così.\n".encode() + b"\xe9 100.2 a.\n",
            "x:2: il file è scritto in UTF-8, ma qui è danneggiato",
        ),
        (b"100.1 a\x81b.\n", "x:1: non è scritto né in UTF-8"),
        ("100.1 a.".encode("utf-16")[:-1], "x:1: il file, scritto in UTF-16, è tagliato"),
        (b"100.1 Una frase che finisce qu", "x:1: il testo finisce a metà di una frase: il file sembra tagliato"),
        (b"1" * (LARGEST + 1), "x:1: il file è troppo grande"),
    ],
)
def test_what_is_no_text_of_rules_is_refused_with_its_place(data, message):
    with pytest.raises(FaultyTextError) as caught:
        read(data, "x")
    assert str(caught.value).startswith(message)
    assert str(caught.value).isprintable()


def what_is_said(text):
    """The messages of the refusal of a text, or else its remarks."""
    try:
        return [str(remark) for remark in read(text.encode(), "x").remarks]
    except FaultyTextError as error:
        return list(map(str, error.faults))


@pytest.mark.parametrize("text", [WIKI, PLAIN_LIST, RULEBOOK], ids=["wiki", "list", "rulebook"])
def test_a_text_that_is_cut_anywhere_is_refused_or_the_cut_is_said(text):
    cut = range(1, len(text) - 30, 7)
    assert [end for end in cut if not what_is_said(text[:end])] == []


class TestTheFiveDocuments:
    """What anomalies.md counts in them, found again."""

    @pytest.fixture
    def readings(self, shared):
        return {name: read(data, name) for name, data in documents(shared).items()}

    def test_every_rule_example_and_article_is_placed(self, readings):
        assert {name: len(list(reading.corpus.rules)) for name, reading in readings.items()} == {
            "000": 477,
            "001": 172,
            "002": 32,
            "003": 49,
            "004": 0,
        }
        assert sum(reading.examples for reading in readings.values()) == 86
        assert sum(len(reading.corpus.chapters) for reading in readings.values()) == 38  # 37 headings, and 603 has none
        kinds = Counter(article.kind for article in readings["004"].corpus.articles)
        assert kinds == {GLOSSARY: 178, BOOK: 76}
        assert all(reading.unplaced == () for reading in readings.values())

    def test_the_keys_are_unique_within_an_edition_and_107_is_in_two(self, readings):
        keys = [(r.corpus.edition.id, rule.number) for r in readings.values() for rule in r.corpus.rules]
        assert len(keys) == len(set(keys)) == 730
        assert len({number for _, number in keys}) == 683

    def test_repairs_are_as_many_as_were_counted(self, readings):
        total: Counter[RepairKind] = Counter()
        for reading in readings.values():
            total.update(repairs(reading))
        assert total[RepairKind.NUMBER] == 3
        assert total[RepairKind.DOT] == 14
        assert total[RepairKind.SPACE] == 1
        assert total[RepairKind.LEVEL] == 1
        assert total[RepairKind.HEADING] == 36
        assert total[RepairKind.IMAGE] == 13
        assert total[RepairKind.PAGE_BREAK] == 13

    def test_108_symbols_of_25_rules_and_4_examples_are_restored(self, readings):
        lost = [repair for repair in readings["003"].repairs if repair.kind is RepairKind.SYMBOL]
        assert sum(repair.times for repair in lost) == 108
        assert Counter("esempio" in repair.place for repair in lost) == {False: 25, True: 4}
        text = " ".join(t for rule in readings["003"].corpus.rules for t in (rule.text, *rule.examples))
        assert "{?}" not in text
        assert " ," not in text

    def test_the_misprinted_numbers_bear_the_right_ones(self, readings):
        printed = {str(rule.number): rule.printed for rule in readings["000"].corpus.rules if rule.printed}
        assert printed == {"100.1a": "101.1a", "100.1b": "101.1b", "104.4c": "104.3c"}

    def test_the_missing_letter_is_said(self, readings):
        assert [remark.message for remark in readings["001"].remarks] == ["dopo 807.4e viene 807.4g: 807.4f non c'è"]

    def test_a_date_that_cannot_be_right_is_not_repeated(self, readings):
        assert {name: r.corpus.edition.date for name, r in readings.items()} == {
            "000": "",
            "001": "",
            "002": "",
            "003": "2025-04-03",
            "004": "2012-07",
        }
        assert "non può essere di quel giorno" in readings["002"].corpus.edition.note

    def test_the_date_is_believed_where_nothing_speaks_against_it(self, shared):
        data = documents(shared)["002"].decode().replace("regola 115", "regola 117").encode()
        assert read(data, "002").corpus.edition.date == "2024-11-23"

    def test_no_glyph_of_the_transcriber_is_left_in_the_rulebook(self, readings):
        text = " ".join(article.text for article in readings["004"].corpus.articles)
        assert not set(text) & set("♣♠♥☹☞☼♁∞$\\")
