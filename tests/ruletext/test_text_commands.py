"""`judge testo` and `judge cerca`: what a person sees, what a program reads, and that a wrong file loses nothing."""

import json

import pytest

from judge import paths
from judge.commands import cerca, testo
from ruletext.imported import Reading
from ruletext.shelf import FILE, Shelf
from tests.judge.calling import judge, process
from tests.ruletext.chapters import write_chapters
from tests.ruletext.foreign import PLAIN_LIST, RULEBOOK, WIKI
from tests.ruletext.shelved import real
from tests.shared import needs_shared


@pytest.fixture
def files(tmp_path):
    """The names of three files, one of each form."""
    for name, text in (("wiki.txt", WIKI), ("elenco.txt", PLAIN_LIST), ("libro.txt", RULEBOOK)):
        (tmp_path / name).write_text(text, encoding="utf-8")
    return [str(tmp_path / name) for name in ("wiki.txt", "elenco.txt", "libro.txt")]


@pytest.fixture
def chapters(tmp_path, monkeypatch, capsys):
    """A built-in edition of a few made-up chapters, so that an index is made in no time."""
    from ruletext.build import main
    from ruletext.builtin import Builtin

    folder = tmp_path / "corpus"
    folder.mkdir()
    write_chapters(folder)
    main(["--folder", str(folder)])
    capsys.readouterr()
    monkeypatch.setattr("ruletext.search.builtin", lambda: Builtin(str(folder)))


def editions():
    return [row["edizione"] for row in json.loads(judge("testo", "edizioni", "--json").stdout)]


def test_an_import_says_first_what_it_found(files):
    answer = judge("testo", "importa", *files)
    assert answer.exit_code == 0
    assert answer.stderr == ""
    for line in (
        "wiki.txt\n  forma            pagina wiki\n",
        "  edizione         wiki-1, Pagina wiki delle regole (capitoli 100-123)\n",
        "  data             2025-04-03\n",
        "  regole           7 regole in 2 capitoli\n",
        "  rispetto a oggi  7 mai confrontate con quelle di oggi\n",
        "  esempi           1\n",
        "  voci             1 voce di glossario, e 2 passi con un titolo\n",
        "  senza posto      0 righe\n",
        "Importato: wiki-1.\nImportato: elenco-107.\nImportato: manuale-2012.\n",
    ):
        assert line in answer.stdout, line
    assert "numero stampato sbagliato: 1" in answer.stdout
    assert editions() == ["2026-08-07", "elenco-107", "manuale-2012", "wiki-1"]


def test_a_trial_imports_nothing(files):
    answer = judge("testo", "importa", *files, "--prova")
    assert answer.stdout.endswith("È una prova: non ho importato niente.\n")
    assert editions() == ["2026-08-07"]
    assert not (paths.data() / testo.FOLDER).exists()


def test_details_name_each_repair_with_its_line_and_reason(files):
    answer = judge("testo", "importa", files[0], "--prova", "--dettagli")
    assert "riga 7, 100.1a: numero stampato sbagliato (stampata come 101.1a: sta sotto 100.1" in answer.stdout


def test_a_second_import_says_whose_place_it_takes(files):
    judge("testo", "importa", files[0])
    assert "al posto del testo importato il 2" in judge("testo", "importa", files[0]).stdout
    assert editions() == ["2026-08-07", "wiki-1"]


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"200.1 Una frase che finisce qu", "finisce a metà di una frase"),
        (b"\x7fELF\x00\x01", "file binario"),
        (b"100.1 \x1b]0;titolo\x07 Ciao.\n", "carattere di controllo U+001B"),
        (b"x" * (16 * 2**20 + 1), "troppo grande"),
        (b"", "vuoto"),
    ],
)
def test_a_file_that_is_no_text_is_one_message_and_nothing_is_lost(files, tmp_path, content, message):
    judge("testo", "importa", files[1])
    before = (paths.data() / testo.FOLDER / FILE).read_bytes()
    wrong = tmp_path / "brutto \x1b[31m.txt"
    wrong.write_bytes(content)
    answer = judge("testo", "importa", files[0], str(wrong))
    assert (answer.exit_code, answer.stdout) == (2, "")
    (line,) = answer.stderr.splitlines()
    assert line.startswith("Errore: non ho importato niente: brutto ")
    assert message in line
    assert line.isprintable()
    assert (paths.data() / testo.FOLDER / FILE).read_bytes() == before


def test_every_wrong_file_of_a_call_is_named(files, tmp_path):
    answer = judge("testo", "importa", str(tmp_path), str(tmp_path / "manca.txt"), files[0])
    assert answer.exit_code == 2
    assert answer.stderr.splitlines()[0] == "Errore: non ho importato niente:"
    assert "è una cartella" in answer.stderr
    assert "non c'è" in answer.stderr
    assert editions() == ["2026-08-07"]


def test_two_files_of_one_edition_are_refused_rather_than_one_forgotten(files, tmp_path):
    (tmp_path / "copia.txt").write_text(WIKI, encoding="utf-8")
    answer = judge("testo", "importa", files[0], str(tmp_path / "copia.txt"))
    assert answer.exit_code == 2
    assert "sono la stessa edizione, wiki-1" in answer.stderr


def test_editions_are_listed_with_date_and_source(files):
    judge("testo", "importa", *files)
    answer = judge("testo", "edizioni").stdout
    assert "2026-08-07  Regole di Magic in parole nostre\n" in answer
    assert "elenco-107  Regolamento in italiano (capitolo 107)\n  data             2025-04-03\n" in answer
    assert "  fonte            elenco.txt, importato il 2" in answer


def test_an_edition_is_removed_by_its_name(files):
    judge("testo", "importa", *files)
    assert judge("testo", "rimuovi", "wiki-1").stdout == "Tolto: wiki-1.\n"
    assert editions() == ["2026-08-07", "elenco-107", "manuale-2012"]
    answer = judge("testo", "rimuovi", "elenco-10")
    assert (answer.exit_code, answer.stderr) == (
        2,
        "Errore: nessun testo importato è l'edizione «elenco-10»; forse elenco-107\n",
    )


@pytest.mark.parametrize("words", [[], ["wiki-1", "--tutti"]])
def test_what_is_to_be_removed_must_be_said(words):
    assert judge("testo", "rimuovi", *words).exit_code == 2


def test_damaged_texts_are_named_and_can_be_cleared(files, chapters):
    judge("testo", "importa", files[0])
    (paths.data() / testo.FOLDER / FILE).write_bytes(b"\xff")
    for words in (("testo", "edizioni"), ("testo", "importa", files[0]), ("cerca", "volare")):
        answer = judge(*words)
        assert answer.exit_code == 2
        assert "sono danneggiati; 'judge testo rimuovi --tutti' ricomincia da capo" in answer.stderr
    assert judge("testo", "rimuovi", "--tutti").exit_code == 0
    assert editions() == ["2026-08-07"]


def test_a_folder_that_cannot_be_written_is_said(files, monkeypatch):
    folder = paths.data() / testo.FOLDER
    folder.parent.mkdir(parents=True)
    folder.write_text("a file in its place")
    answer = judge("testo", "importa", files[0])
    assert answer.exit_code == 2
    assert "i testi importati non si possono leggere o scrivere" in answer.stderr


def test_a_search_shows_number_title_edition_and_extract(chapters):
    answer = judge("cerca", "ho", "zero", "vite")
    assert answer.exit_code == 0
    assert answer.stderr.startswith("Preparo l'indice della ricerca")
    first, second, *_ = answer.stdout.splitlines()
    assert first == " 1. 704.5a  Azioni generate dallo stato  (2026-08-07)"
    assert second.startswith("    Chi non ha più punti vita perde la partita.")
    assert judge("cerca", "volare").stderr == ""


def test_a_search_as_json_has_what_a_program_needs(chapters):
    answer = json.loads(judge("cerca", "704.5a", "--json", "-n", "1").stdout)
    (found,) = answer["risultati"]
    assert answer["query"] == "704.5a"
    assert (found["id"], found["noto_come"], found["edizione"], found["punteggio"]) == ("704.5a", [], "2026-08-07", 1.0)
    assert set(found) == {"id", "noto_come", "titolo", "edizione", "punteggio", "estratto", "evidenza"}


def test_questions_from_standard_input_give_a_line_each_in_their_order(chapters):
    typed = "volare\n\n704.5b\r\nsi perde così?\n" + "\N{EMOJI COMPONENT RED HAIR}"
    answer = judge("cerca", "--json", "-n", "2", "-", typed=typed)
    lines = [json.loads(line) for line in answer.stdout.splitlines()]
    assert [line["query"] for line in lines] == [
        "volare",
        "",
        "704.5b",
        "si perde così?",
        "\N{EMOJI COMPONENT RED HAIR}",
    ]
    assert [[found["id"] for found in line["risultati"]][:1] for line in lines[:3]] == [["702.9a"], [], ["704.5b"]]
    assert all(len(line["risultati"]) <= 2 for line in lines)


def test_bytes_that_are_no_text_and_lines_without_end_are_questions_too(chapters):
    answer = judge("cerca", "--json", "-", typed=b"\xff\xfe\x00\n" + b"volare " * 100_000 + b"\nvolare\n")
    lines = [json.loads(line) for line in answer.stdout.splitlines()]
    assert len(lines) == 3
    assert lines[2]["risultati"][0]["id"] == "702.9a"


@pytest.mark.parametrize("question", ["?", "*", "AND", '"', "x" * 100_000, "🔥", "[/b]", "\x1b[31m"])
def test_a_hostile_question_is_answered(chapters, question):
    answer = judge("cerca", question)
    assert answer.exit_code == 0
    assert "\x1b" not in answer.stdout + answer.stderr


def test_a_corrected_word_is_said_and_so_is_a_number_that_is_nowhere(chapters):
    assert "Nessun testo ha «avversrio»" not in judge("cerca", "avversrio").stderr
    assert "Nessun testo ha «azinoi»: forse cercavi «azioni».\n" in judge("cerca", "azinoi").stderr
    assert judge("cerca", "--esatto", "azinoi").stdout == "Nessun risultato.\n"
    answer = judge("cerca", "704.99")
    assert "Nessun testo ha la regola 704.99.\n" in answer.stderr
    assert answer.stdout == "Nessun risultato.\n"


def test_without_words_there_is_nothing_to_search():
    assert judge("cerca").exit_code == 2


@pytest.mark.parametrize("number", ["0", "501", "x", "-1"])
def test_how_many_results_is_a_number_that_makes_sense(number):
    assert judge("cerca", "-n", number, "volare").exit_code == 2


def test_where_the_cache_cannot_be_written_a_search_still_answers(chapters):
    paths.cache().mkdir(parents=True)
    (paths.cache() / cerca.FOLDER).write_text("a file in its place")
    answer = judge("cerca", "volare")
    assert answer.stdout.startswith(" 1. 702.9")
    assert "questa volta si fa in memoria" in answer.stderr


def test_the_console_script_searches_and_stops_when_nobody_reads(tmp_path):
    assert process("cerca", "--help").returncode == 0


def test_in_a_terminal_a_bar_shows_how_far_the_index_is_and_is_wiped_out_at_the_end(monkeypatch, capsys):
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    for done in range(1, 401):
        cerca._progress(done, 400)
    drawn = capsys.readouterr().err.split("\r")
    assert f"[{'#' * 15}{'.' * 15}]  50%" in drawn
    assert len(drawn) == 102  # one for each hundredth, not for each step; then blanks
    assert drawn[-2].isspace()
    assert drawn[-1] == ""


def test_where_there_is_no_terminal_no_bar_is_drawn(capsys):
    for done in range(1, 401):
        cerca._progress(done, 400)
    assert "\r" not in capsys.readouterr().err


@needs_shared
def test_a_text_that_is_not_the_one_compared_is_to_be_imported_again(shared):
    texts = [text for text in real() if text.edition.id == "elenco-603"]
    first, *others = texts[0].corpus.chapters[0].rules
    otherwise = texts[0].corpus.chapters[0]._replace(rules=(first._replace(text=f"{first.text} E altro."), *others))
    shelf = Shelf(paths.data() / paths.TEXTS)
    shelf.add([Reading("elenco", texts[0].corpus)], "2026-11-20")
    assert "attenzione" not in judge("testo", "edizioni").stdout
    shelf.add([Reading("elenco", texts[0].corpus._replace(chapters=(otherwise,)))], "2026-11-20")
    assert (
        "  attenzione       1 regola non è il testo che è stato confrontato: importalo di nuovo dal file\n"
        in judge("testo", "edizioni").stdout
    )
    rows = {row["edizione"]: row for row in json.loads(judge("testo", "edizioni", "--json").stdout)}
    assert (rows["elenco-603"]["da_reimportare"], rows["2026-08-07"]["da_reimportare"]) == (1, 0)
