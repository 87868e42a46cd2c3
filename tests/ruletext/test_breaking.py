"""What happens when things break: ended processes, full and closed disks, several imports at once, texts that mean harm.

Through the command line, in processes of their own; `benchmarks/breaking.py` does the same more often and with more text.
"""

import json
import os
import subprocess
import sys
import time

import pytest

from judge import paths
from judge.commands import testo
from ruletext import build
from ruletext.builtin import Builtin
from ruletext.index import Material, opened
from ruletext.reasons import reason
from ruletext.shelf import Shelf
from tests.judge.calling import CODE, judge, posix, process
from tests.ruletext.chapters import write_chapters
from tests.ruletext.foreign import PLAIN_LIST, RULEBOOK, WIKI
from tests.ruletext.test_index import folders, material, never, units
from tests.shared import ROOT

ROUNDS = 6
LIMITED = """
import resource, signal
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (2048, 2048))
"""
"""No file may become longer than this, as on a disk that is nearly full."""
INDEXING = """
import sys, time
from pathlib import Path
from ruletext import build
from ruletext.builtin import Builtin
from ruletext.index import Material, opened
from tests.ruletext.test_index import units

def slowly():
    for unit in units():
        time.sleep(0.02)
        yield unit

opened(Material(lambda: [sys.argv[2].encode()], slowly, list), Path(sys.argv[1]))
"""

SEARCHING = """
import sys
from pathlib import Path
from ruletext.index import opened
from tests.ruletext.test_index import material

found = opened(material(), Path(sys.argv[1]), note=lambda said: print(said, flush=True))
print(found.bodies("travolg"))
"""


@pytest.fixture
def files(tmp_path):
    """Three files, one of each form."""
    for name, text in (("wiki.txt", WIKI), ("elenco.txt", PLAIN_LIST), ("libro.txt", RULEBOOK)):
        (tmp_path / name).write_text(text, encoding="utf-8")
    return [str(tmp_path / name) for name in ("wiki.txt", "elenco.txt", "libro.txt")]


@pytest.fixture
def shelf():
    return Shelf(paths.data() / testo.FOLDER)


def editions(shelf):
    return [text.edition.id for text in shelf.texts()]


def left_behind(shelf):
    """What writers that were stopped left beside the texts."""
    return [path.name for path in shelf.path.parent.iterdir() if path.name.endswith(".new")]


def started(*words, before=""):
    return subprocess.Popen(
        [sys.executable, "-c", before + CODE, *words],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )


def ended(running):
    """The exit code of a process, what it answered and what it said."""
    answer, said = running.communicate(timeout=60)
    return running.returncode, answer, said


@posix
def test_an_import_that_is_killed_at_any_moment_loses_nothing(files, shelf):
    judge("testo", "importa", files[1])
    seen = set()
    shelf.path.with_name(f"{shelf.path.name}.1.new").write_bytes(b"half a fi")
    for moment in range(ROUNDS):
        running = started("testo", "importa", files[0], files[2])
        time.sleep(0.03 + 0.06 * moment)
        running.kill()
        running.communicate()
        seen.add(tuple(editions(shelf)))
    assert seen <= {("elenco-107",), ("elenco-107", "manuale-2012", "wiki-1")}
    assert process("testo", "importa", *files).returncode == 0
    assert editions(shelf) == ["elenco-107", "manuale-2012", "wiki-1"]
    assert left_behind(shelf) == []


@posix
def test_a_builder_that_is_killed_at_any_moment_leaves_the_cache_usable(tmp_path):
    cache = tmp_path / "cache"
    opened(material(), cache).close()
    for moment in range(ROUNDS):
        running = subprocess.Popen([sys.executable, "-c", INDEXING, str(cache), "b"], cwd=ROOT)
        time.sleep(0.1 + 0.08 * moment)
        running.kill()
        running.wait()
        assert opened(material(made=never), cache).ids[0] == "702.19"
    found = opened(Material(lambda: [b"b"], units, list), cache)
    assert found.bodies("travolg") == {0: 2.0}
    assert [name for name in folders(cache) if not name.startswith("indice-")] == []


def test_imports_at_once_lose_nothing(files, shelf):
    running = [started("testo", "importa", file) for file in (*files, files[0])]
    ends = [ended(one) for one in running]
    assert [code for code, _, _ in ends] == [0] * 4
    assert [said for _, _, said in ends] == [""] * 4
    assert editions(shelf) == ["elenco-107", "manuale-2012", "wiki-1"]


@posix
def test_a_full_disk_is_said_and_what_was_there_stays(files, shelf):
    judge("testo", "importa", files[1])
    before = shelf.path.read_bytes()
    code, _, said = ended(started("testo", "importa", files[0], files[2], before=LIMITED))
    assert code == 2
    assert said == (
        "Errore: i testi importati non si possono leggere o scrivere: "
        "il file diventa più grande di quanto il sistema permette\n"
    )
    assert shelf.path.read_bytes() == before
    assert left_behind(shelf) == []


@posix
def test_where_the_cache_is_full_a_search_is_answered_from_memory(tmp_path):
    cache = tmp_path / "cache"
    code = LIMITED.replace("2048", "100") + SEARCHING
    run = subprocess.run([sys.executable, "-c", code, str(cache)], cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert (run.returncode, run.stdout.split("\n")) == (
        0,
        [
            f"l'indice della ricerca non si può tenere in {cache} "
            "(il file diventa più grande di quanto il sistema permette): questa volta si fa in memoria",
            "{0: 2.0}",
            "",
        ],
    )
    assert [path.name for path in cache.iterdir()] == ["indice.lock"]


@posix
@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="users are those of POSIX")
def test_a_folder_that_cannot_be_written_is_said(files, shelf):
    judge("testo", "importa", files[1])
    before = shelf.path.read_bytes()
    shelf.path.parent.chmod(0o500)
    try:
        if os.geteuid() == 0:  # whom no permission stops
            pytest.skip("run as root")
        code, _, said = ended(started("testo", "importa", files[0]))
    finally:
        shelf.path.parent.chmod(0o700)
    assert (code, said) == (2, "Errore: i testi importati non si possono leggere o scrivere: non c'è il permesso\n")
    assert shelf.path.read_bytes() == before


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs /dev/full")  # noqa: PTH110
def test_an_answer_that_cannot_be_written_is_no_import(files, shelf):
    with open("/dev/full", "w") as full:  # noqa: PTH123
        code = subprocess.run(
            [sys.executable, "-c", CODE, "testo", "importa", files[0]], cwd=ROOT, stdout=full, stderr=subprocess.PIPE
        ).returncode
    assert code == 74
    assert editions(shelf) == []


def test_a_file_of_two_hundred_megabytes_is_refused_before_it_is_read(tmp_path, shelf):
    huge = tmp_path / "enorme.txt"
    with huge.open("wb") as file:
        file.write(WIKI.encode())
        file.truncate(200 * 2**20)
    answer = judge("testo", "importa", str(huge))
    assert (answer.exit_code, answer.stdout) == (2, "")
    assert answer.stderr == (
        "Errore: non ho importato niente: enorme.txt:1: il file è troppo grande: passa i 16 milioni di byte\n"
    )
    assert not shelf.path.exists()


def test_texts_of_a_newer_program_are_not_called_damaged(files, shelf):
    judge("testo", "importa", files[0])
    lines = shelf.path.read_text("utf-8").split("\n")
    shelf.path.write_text("\n".join(['{"formato": 2}', *lines[1:]]), "utf-8")
    before = shelf.path.read_bytes()
    answer = judge("testo", "importa", files[1])
    assert answer.exit_code == 2
    assert "sono di una versione più nuova di judge; aggiornalo" in answer.stderr
    assert shelf.path.read_bytes() == before


def test_texts_of_an_older_program_are_read(files, shelf):
    judge("testo", "importa", files[0])
    text = shelf.path.read_text("utf-8").replace(', "lingua": "it"', "").replace(', "rimessi": 1', "")
    shelf.path.write_text(text, "utf-8")
    (found,) = shelf.texts()
    assert found.edition.language == "it"
    assert sum(rule.restored for rule in found.corpus.rules) == 0


def test_what_other_systems_take_for_the_end_of_a_line_does_no_harm_to_the_file(files, shelf):
    judge("testo", "importa", files[0])
    text = shelf.path.read_text("utf-8").replace("Una frase", "Una\u2028frase\x85")
    shelf.path.write_text(text, "utf-8", newline="")
    assert editions(shelf) == ["wiki-1"]


def test_control_sequences_that_somebody_wrote_into_the_texts_never_reach_the_terminal(files, shelf):
    judge("testo", "importa", files[0])
    lines = [json.loads(line) for line in shelf.path.read_text("utf-8").split("\n") if line]
    for line in lines:
        line |= {key: f"\x1b[31m{line[key]}\x1b]0;x\x07\x9b2J" for key in ("testo", "titolo", "nota") if key in line}
    shelf.path.write_text("\n".join(map(json.dumps, lines)), "utf-8")
    for words in (
        ("testo", "edizioni"),
        ("testo", "edizioni", "--json"),
        ("testo", "confronta", "100.1"),
        ("regola", "100.1"),
    ):
        answer = judge(*words)
        assert not set(answer.stdout + answer.stderr) & set("\x1b\x07\x9b"), words


@posix
def test_control_sequences_in_the_name_of_a_file_never_reach_the_terminal(tmp_path, shelf):
    name = os.fsencode(str(tmp_path)) + b"/a\x1b[31m\xe8\xe2\x80\xa8.txt"
    with open(name, "wb") as file:  # noqa: PTH123
        file.write(WIKI.encode())
    answer = judge("testo", "importa", os.fsdecode(name))
    assert (answer.exit_code, answer.stderr) == (0, "")
    assert "\x1b" not in answer.stdout
    assert editions(shelf) == ["wiki-1"]
    assert "\x1b" not in judge("testo", "edizioni").stdout


LONG = 100_000
"""Characters of a question."""


@pytest.mark.parametrize(
    "piece",
    [
        "x",
        "volare ",
        "?!.,;:-_",
        "\N{FIRE}",
        "a\u0301",
        "704.5f ",
        "100.1-999.9 ",
        "1-",
        "{W}",
        "(",
        '"',
        "AND ",
        "~* ",
    ],
)
def test_a_question_of_any_length_is_answered(piece, tmp_path, monkeypatch, capsys):
    folder = tmp_path / "corpus"
    folder.mkdir()
    write_chapters(folder)
    build.main(["--folder", str(folder)])
    capsys.readouterr()
    monkeypatch.setattr("ruletext.search.builtin", lambda: Builtin(str(folder)))
    answer = judge("cerca", "--", piece * (LONG // len(piece)))
    assert answer.exit_code == 0
    assert answer.stdout.startswith((" 1. ", "Nessun risultato."))
    assert len(answer.stdout + answer.stderr) < LONG


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (OSError(28, os.strerror(28)), "il disco è pieno"),
        (FileNotFoundError(2, os.strerror(2)), "non c'è"),
        (OSError(5, "appena fatto, non si rilegge"), "appena fatto, non si rilegge"),
        (OSError("in English"), "errore del sistema (OSError)"),
        (OSError(90, os.strerror(90)), "errore del sistema (EMSGSIZE)"),
    ],
)
@posix
def test_reasons_of_the_system_are_in_italian(error, said):
    assert reason(error) == said
