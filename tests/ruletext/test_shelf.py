"""The imported texts: kept exactly, replaced as a whole, never half written, whoever else writes at the same time."""

import os
import signal
import subprocess
import sys
import time

import pytest

from ruletext.files import LockedError, locked
from ruletext.importing import read
from ruletext.shelf import FILE, LOCK, DamagedShelfError, Shelf
from tests.ruletext.foreign import PLAIN_LIST, RULEBOOK, WIKI, documents
from tests.shared import ROOT

ADDING = """
import sys
from pathlib import Path
from ruletext.importing import read
from ruletext.shelf import Shelf
shelf = Shelf(Path(sys.argv[1]))
for chapter in sys.argv[2:]:
    shelf.add([read(f"{chapter}.1 Una regola.".encode(), chapter)], "2026-11-20")
"""


@pytest.fixture
def shelf(tmp_path):
    return Shelf(tmp_path / "testi")


@pytest.fixture
def readings():
    return [read(text.encode(), name) for name, text in (("w", WIKI), ("e", PLAIN_LIST), ("m", RULEBOOK))]


def editions(shelf):
    return [text.edition.id for text in shelf.texts()]


def test_a_shelf_that_nothing_was_put_on_is_empty(shelf):
    assert shelf.texts() == ()
    assert not shelf.path.parent.exists()


def test_texts_come_back_exactly_as_they_were_read(shelf, readings):
    assert shelf.add(readings, "2026-11-20") == ()
    assert {text.edition.id: text.corpus for text in shelf.texts()} == {r.corpus.edition.id: r.corpus for r in readings}
    assert {text.imported for text in shelf.texts()} == {"2026-11-20"}


def test_the_real_documents_come_back_exactly(shelf, shared):
    readings = [read(data, name) for name, data in documents(shared).items()]
    shelf.add(readings, "")
    assert {text.edition.id: text.corpus for text in shelf.texts()} == {r.corpus.edition.id: r.corpus for r in readings}


def test_a_later_import_of_the_same_source_takes_the_place_of_the_first(shelf, readings):
    shelf.add(readings, "2026-11-20")
    later = read(WIKI.replace("Una frase sul gioco", "Una frase nuova").encode(), "w2")
    (replaced,) = shelf.add([later], "2026-11-21")
    assert (replaced.edition.id, replaced.imported) == ("wiki-1", "2026-11-20")
    assert editions(shelf) == ["elenco-107", "manuale-2012", "wiki-1"]
    assert shelf.texts()[2].corpus.chapters[0].rules[0].text == "Una frase nuova."


def test_what_is_removed_is_gone_and_the_rest_stays(shelf, readings):
    shelf.add(readings, "")
    assert shelf.remove("wiki-1").edition.id == "wiki-1"
    assert editions(shelf) == ["elenco-107", "manuale-2012"]
    with pytest.raises(KeyError):
        shelf.remove("wiki-1")


@pytest.mark.parametrize(
    "content",
    [
        b"\xff\xfe",
        b"{}\n",
        b'{"formato": 2}\n',
        b'{"formato": 1}\n{"regola": "100.1"}\n',
        b'{"formato": 1}\n[]\n',
        b'{"formato": 1}\nnull\n',
        b'{"formato": 1}\n{"edizione": 1}\n',
        b'{"formato": 1}\n{"edizi',
    ],
)
def test_a_damaged_file_is_named_and_can_be_cleared(shelf, readings, content):
    shelf.path.parent.mkdir()
    shelf.path.write_bytes(content)
    with pytest.raises(DamagedShelfError, match=FILE):
        shelf.texts()
    with pytest.raises(DamagedShelfError):
        shelf.add(readings, "")
    assert shelf.path.read_bytes() == content
    shelf.clear()
    assert shelf.texts() == ()


def test_an_import_that_cannot_be_written_leaves_what_was_there(shelf, readings, monkeypatch):
    shelf.add(readings[:1], "")
    before = shelf.path.read_bytes()

    def full(descriptor):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        shelf.add(readings[1:], "")
    assert shelf.path.read_bytes() == before
    assert sorted(path.name for path in shelf.path.parent.iterdir()) == [FILE, LOCK]


def test_an_import_waits_its_turn_and_gives_up_in_the_end(shelf, readings, monkeypatch):
    monkeypatch.setattr("ruletext.shelf.WAIT", 0.1)
    shelf.path.parent.mkdir()
    with locked(shelf.path.with_name(LOCK), 0), pytest.raises(LockedError):
        shelf.add(readings, "")
    shelf.add(readings, "")


def test_two_processes_that_import_at_once_lose_nothing(shelf):
    names = [[str(100 + n) for n in range(20)], [str(200 + n) for n in range(20)]]
    running = [
        subprocess.Popen([sys.executable, "-c", ADDING, str(shelf.path.parent), *chapters], cwd=ROOT)
        for chapters in names
    ]
    assert [process.wait(60) for process in running] == [0, 0]
    assert editions(shelf) == [f"elenco-{name}" for name in sorted(chapter for several in names for chapter in several)]


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGKILL")
def test_a_killed_import_leaves_a_shelf_that_can_be_read(shelf):
    chapters = [str(100 + n) for n in range(800)]
    process = subprocess.Popen([sys.executable, "-c", ADDING, str(shelf.path.parent), *chapters], cwd=ROOT)
    while len(shelf.texts()) < 5:
        time.sleep(0.01)
    os.kill(process.pid, signal.SIGKILL)
    process.wait(10)
    there = editions(shelf)
    assert there == [f"elenco-{name}" for name in chapters[: len(there)]]
    shelf.add([read(b"999.1 Una regola.", "x")], "")
    assert len(editions(shelf)) == len(there) + 1
