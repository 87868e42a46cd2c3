"""Foreign texts: what is found in each form, what is put right, what is refused, and the five documents that people have."""

import re
from collections import Counter

import pytest

from ruletext.concordance import Verdict, standing
from ruletext.document import BOOK, GLOSSARY
from ruletext.faults import FaultyTextError
from ruletext.imported import RepairKind
from ruletext.importing import read
from ruletext.readers.decoding import LARGEST
from ruletext.repairs import known
from tests.ruletext.foreign import PLAIN_LIST, RULEBOOK, WIKI, documents


def texts(reading):
    return {str(rule.number): rule.text for rule in reading.corpus.rules}


def symbols(rule):
    """The symbols in a rule and its examples, with how often each is there."""
    return Counter(re.findall(r"\{[^{}]+\}|\[-X\]", " ".join((rule.text, *rule.examples))))


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
        (b"%PDF-1.7\n\xe2\xe3", "x:1: è un PDF: salvalo come testo (.txt) o come pagina HTML"),
        (b"PK\x03\x04\x14\x00", "x:1: è un documento di un programma di scrittura o un archivio"),
        (b"{\\rtf1\\ansi 100.1 a.}", "x:1: è un documento RTF"),
        (b"\n" * 200_001 + b"100.1 a.", "x:200000: ha più di 200 mila righe"),
        (("100.1 a.\n100.2 a" + "\u0301" * 50 + ".").encode(), "x:2: c'è una fila di segni"),
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


def test_brackets_of_the_rules_are_text():
    assert texts(read(b"100.1 [Costo]: [Effetto], e poi [/b].\n", "x")) == {"100.1": "[Costo]: [Effetto], e poi [/b]."}


def test_bullets_of_word_processors_are_bullets():
    reading = read(WIKI.replace("•", "\uf0b7").encode(), "x")
    assert texts(reading) == texts(read(WIKI.encode(), "x"))


def test_a_letter_twice_is_one_number_and_a_letter_glued_to_the_text_another():
    reading = read("100 - G[]\n  • 100.5aa Una.\n  • 100.6bUna.\n".encode(), "x")
    assert texts(reading) == {"100.5aa": "Una.", "100.6b": "Una."}


def test_a_rule_at_the_end_of_which_another_stands_is_mentioned():
    text = "100.1a Una frase. Un'altra frase, lunga quanto basta.\n100.1b Un'altra frase, lunga quanto basta.\n"
    assert ["finisce con tutto il testo di 100.1b" in one for one in what_is_said(text)] == []
    longer = text.replace("quanto basta", "quanto basta a non stare lì per caso")
    assert ["finisce con tutto il testo di 100.1b" in one for one in what_is_said(longer)] == [True]


def test_an_entry_that_points_nowhere_is_mentioned_and_left_alone():
    reading = read(RULEBOOK.replace("attacca senza TAPparsi.", "x. Vedi “Boh” a pagina 3.").encode(), "x")
    assert "CAUTELA: rimanda a «BOH», che non c'è" in [remark.message for remark in reading.remarks]
    assert reading.corpus.articles[-1].text.endswith("a pagina 3.")


def test_what_cannot_be_shown_of_the_name_of_a_file_is_not_kept():
    reading = read(WIKI.encode(), "a\x1b[31m\u2028\udce8.txt")
    assert reading.corpus.edition.source == "a\ufffd[31m\ufffd\ufffd.txt"


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

    def test_the_missing_letter_and_the_text_that_stands_there_twice_are_said(self, readings):
        assert [remark.message for remark in readings["001"].remarks] == [
            "807.4c finisce con tutto il testo di 807.4d: una delle due lettere è sbagliata",
            "dopo 807.4e viene 807.4g: 807.4f non c'è",
        ]
        assert all(reading.remarks == () for name, reading in readings.items() if name != "001")

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

    def test_restored_symbols_are_marked_in_the_rules_that_had_lost_them(self, readings):
        marked = {str(rule.number): rule.restored for rule in readings["003"].corpus.rules if rule.restored}
        assert len(marked) == 26  # 25 in their texts, and 107.1b in its examples alone
        assert sum(marked.values()) == 108
        assert marked["107.4"] == 48
        wiki = {str(rule.number): rule.restored for rule in readings["000"].corpus.rules if rule.restored}
        assert (wiki["107.4"], wiki["107.17"], wiki["123.3c"]) == (10 + 32, 1, 2)  # some were images, some letters

    def test_what_was_put_back_into_107_is_what_the_older_text_has_there(self, readings):
        older, newer = (
            {str(rule.number): symbols(rule) for rule in readings[name].corpus.rules if rule.number.chapter == 107}
            for name in ("000", "003")
        )
        assert len(older) == 47
        assert {number: dict(older[number] - newer[number]) for number in older if older[number] - newer[number]} == {}
        more = {number: dict(newer[number] - older[number]) for number in older if newer[number] - older[number]}
        # The older text writes some X as a letter, and has no halves without colour yet.
        colourless = dict.fromkeys(("{C/W}", "{C/U}", "{C/B}", "{C/R}", "{C/G}"), 1)
        assert more.pop("107.4") == {"{X}": 1, **colourless}
        assert more.keys() == {"107.3b", "107.3d", "107.3e", "107.3g", "107.3h", "107.4b"}
        assert {symbol for found in more.values() for symbol in found} == {"{X}"}

    def test_the_letters_that_stand_for_symbols_are_put_in_braces(self, readings):
        rules = {str(rule.number): rule for name in ("000", "001") for rule in readings[name].corpus.rules}
        assert "“{3}, {T}: Raddoppia" in rules["106.6"].examples[0]
        assert rules["107.4e"].examples[0].startswith("{G/W}{G/W} può")
        assert rules["107.5"].text.startswith("Il simbolo di Tap è {T}.")
        assert "una {X}, [-X] o una X" in rules["107.3a"].text
        assert "“{T}: Il compagno" in rules["804.2"].text
        assert [repairs(reading).get(RepairKind.BARE, 0) for reading in readings.values()] == [102, 1, 0, 0, 0]

    def test_no_rule_is_less_known_for_what_was_put_right_in_it(self, readings):
        standings = Counter(
            standing(reading.corpus.edition.id, rule).verdict
            for reading in readings.values()
            for rule in reading.corpus.rules
        )
        assert Verdict.UNVERIFIED not in standings
        assert sum(standings.values()) == 730

    def test_misprinted_titles_of_the_rulebook_are_put_right(self, readings):
        titles = {article.title for article in readings["004"].corpus.articles}
        assert {"CAUTELA", "CONTROLLORE", "FONTE", "PASSA-ISOLE", "PESCARE", "FEDELTÀ", "TWO-HEADED GIANT"} <= titles
        assert not {"CAUTELE", "CONTROLORE", "FORTE", "PASSA-IOLE", "PESCARRE", "FEDELTA'"} & titles

    def test_titles_that_the_rulebook_lost_are_there(self, readings):
        titles = {article.title for article in readings["004"].corpus.articles if article.kind == BOOK}
        lost = {"ZONE DI GIOCO", "MAGIE", "ABILITÀ", "ATTACCARE E BLOCCARE", "PARTI DEL TURNO", "VARIANTI MULTIPLAYER"}
        assert lost <= titles

    def test_paragraphs_that_a_page_break_cut_are_whole(self, readings):
        text = "\n".join(article.text for article in readings["004"].corpus.articles)
        for join in known().joins:
            assert f"{join.ends} {join.begins}" in text
        assert len(known().joins) == 13

    def test_an_entry_that_only_points_elsewhere_has_below_it_what_is_there(self, readings):
        entries = {a.title: a for a in readings["004"].corpus.articles if a.kind == GLOSSARY}
        passages = {a.title: a for a in readings["004"].corpus.articles if a.kind == BOOK}
        pointing = [repair.place for repair in readings["004"].repairs if repair.kind is RepairKind.POINTER]
        assert len(pointing) == 41
        assert entries["ARTEFATTO"].text.endswith(passages["ARTEFATTO"].text)
        assert entries["PASSA-ISOLE"].text.endswith(entries["PASSA-TERRE"].text)
        assert entries["FASE PRINCIPALE"].text.endswith(passages["PARTI DEL TURNO"].text)
        assert entries["SOTTOFASE DI STAP"].text.endswith(passages["SOTTOFASE DI STAP"].text)
        bare = [title for title, entry in entries.items() if "a pagina" in entry.text and len(entry.text) < 90]
        assert bare == []

    def test_no_pointer_of_the_rulebook_leads_nowhere(self, readings):
        messages = [remark.message for remark in readings["004"].remarks if "rimanda a" in remark.message]
        assert messages == []

    def test_no_glyph_of_the_transcriber_is_left_in_the_rulebook(self, readings):
        text = " ".join(article.text for article in readings["004"].corpus.articles)
        assert not set(text) & set("♣♠♥☹☞☼♁∞$\\")
