"""The index of the search: kept, found again, made anew when it is old or damaged, whoever else is at it."""

import hashlib
import json
import os
import pickle
import signal
import stat
import subprocess
import sys
import time

import pytest

from ruletext import cached, index
from ruletext.builtin import EDITION
from ruletext.index import Material, opened
from ruletext.italian import terms
from ruletext.units import Passage, Unit
from tests.rubbish import collected
from tests.shared import ROOT

BUILDING = """
import sys, time
from pathlib import Path
from ruletext.index import Material, opened
from ruletext.italian import terms
from tests.ruletext.test_index import units

def slowly():
    for unit in units():
        time.sleep(float(sys.argv[2]))
        yield unit

print("begun", flush=True)
found = opened(Material(lambda: [b"a"], slowly, list), Path(sys.argv[1]))
print(len(found.ids), flush=True)
"""


def units(text="Una creatura con travolgere."):
    return [
        Unit("702.19", "Travolgere", (Passage("oggi", text),), titles=("Travolgere",), phrases=("trample",)),
        Unit("702.19a", "Travolgere", (Passage("oggi", "Il danno in eccesso."),), known_as=("702.18z",)),
        Unit("702", "Parole chiave", (Passage("oggi", "Capitolo."),), by_words=False),
        Unit("G:TU", "TU", (Passage("2012", "Chi controlla."),), titles=("TU",)),
    ]


def material(content=b"a", made=units):
    return Material(lambda: [content], made, lambda: {"x": 1})


def folders(cache):
    return sorted(path.name for path in cache.iterdir() if path.is_dir())


@pytest.fixture
def cache(tmp_path):
    return tmp_path / "cache" / "ricerca"


@pytest.fixture
def notes():
    return []


def noting(built):
    """The units, with a note in a list that somebody asked for them."""

    def made():
        built.append(1)
        return units()

    return made


def never():
    raise AssertionError("the index was built again")


def test_what_was_put_in_is_found(cache):
    found = opened(material(), cache)
    assert found.ids == ["702.19", "702.19a", "702", "G:TU"]
    assert found.bodies("travolg") == {0: 2.0}  # in its text, and at its beginning
    assert found.bodies("nessun") == {}
    assert found.shorts_with("trampl") == [1]
    assert list(zip(found.columns.owners, found.columns.titles, strict=True)) == [(0, True), (0, False), (3, True)]
    assert list(found.columns.parents) == [-1, 0, -1, -1]
    assert found.names["702.18z"] == [1]
    assert found.words()["travolgere"] == 2
    assert found.unit(1) == Unit("702.19a", "Travolgere", (Passage("oggi", "Il danno in eccesso."),), ("702.18z",))
    assert found.compared(1) == [""]
    assert found.compared(0) == [" travolgere ", " trample "]
    assert found.beside == {"x": 1}
    found.close()


def test_an_imported_wording_neither_adds_nor_takes_anything_but_words_that_nothing_else_has(cache):
    ours = Passage(EDITION.id, "Una creatura con travolgere.")
    theirs = Passage("2012", "Ogni creatura con travolgere e travolgere ancora; calpesta la creatura.")
    alone, both = (
        opened(material(content, lambda several=several: [Unit("702.19", "Travolgere", several)]), cache)
        for content, several in ((b"alone", (ours,)), (b"both", (theirs, ours)))
    )
    for word in ("creatura", "travolgere", "una"):
        (term,) = terms(word) or [""]
        assert both.bodies(term) == alone.bodies(term)
    assert both.columns.lengths == alone.columns.lengths
    assert both.bodies(*terms("calpesta")) == {0: 1.0}
    assert alone.bodies(*terms("calpesta")) == {}


def test_what_is_found_by_its_number_alone_has_no_words(cache):
    assert 2 not in opened(material(), cache).bodies("capitol")


def test_an_index_that_is_there_is_not_built_again(cache):
    opened(material(), cache).close()
    assert opened(material(made=never), cache).ids[0] == "702.19"


def test_progress_goes_on_to_the_end_step_by_step(cache):
    told = []
    opened(material(), cache, progress=lambda done, total: told.append((done, total)))
    assert told == [(done, 8) for done in range(1, 9)]


@pytest.mark.parametrize("after", [1, 4, 5, 8])
def test_a_building_that_is_given_up_leaves_nothing_open_and_nothing_behind(cache, after):
    class Enough(Exception):
        pass

    def progress(done, _total):
        if done == after:
            raise Enough

    with collected(), pytest.raises(Enough):
        opened(material(), cache, progress=progress)
    assert folders(cache) == []
    assert opened(material(), cache).ids[0] == "702.19"


@pytest.mark.skipif(sys.platform == "win32", reason="permissions are those of POSIX")
def test_the_folder_is_for_this_user_alone(cache):
    opened(material(), cache)
    assert stat.S_IMODE(cache.stat().st_mode) == 0o700


@pytest.mark.skipif(sys.platform == "win32", reason="permissions are those of POSIX")
def test_what_others_could_have_put_there_is_thrown_away_unread(cache):
    opened(material(), cache).close()
    (folder,) = folders(cache)
    (cache / folder / "table.json").write_text("a stranger's")
    cache.chmod(0o777)
    assert opened(material(), cache).ids[0] == "702.19"
    assert stat.S_IMODE(cache.stat().st_mode) == 0o700


@pytest.mark.skipif(sys.platform == "win32", reason="owners are those of POSIX")
def test_a_folder_of_another_user_is_not_opened(cache, notes, monkeypatch):
    opened(material(), cache).close()
    monkeypatch.setattr(os, "getuid", lambda: 1 + cache.stat().st_uid)
    built: list[int] = []
    opened(material(made=noting(built)), cache, note=notes.append)
    assert built == [1]
    assert "è di un altro utente" in notes[0]


@pytest.mark.parametrize("change", ["texts", "analysis", "layout", "code"])
def test_an_index_made_from_something_else_is_not_used(cache, change, monkeypatch):
    opened(material(), cache).close()
    content = b"a"
    if change == "texts":
        content = b"b"
    elif change == "analysis":
        monkeypatch.setattr("ruletext.italian.VERSION", 99)
    elif change == "layout":
        monkeypatch.setattr(index, "FORMAT", 99)
    else:
        monkeypatch.setattr(index, "_SHAPING", ("index", "document"))
    new = opened(material(content, lambda: units("Un altro testo.")), cache)
    assert new.unit(0).passages[0].text == "Un altro testo."
    assert len(folders(cache)) == 2


def test_the_cache_keeps_three_indexes(cache):
    for content in (b"a", b"b", b"c", b"d", b"e"):
        opened(material(content), cache).close()
    assert len(folders(cache)) == 3
    opened(material(b"e", never), cache)


def files(folder):
    return sorted(path for path in folder.iterdir() if path.stat().st_size)


def damaged_ways():
    return [
        ("gone", lambda path: path.unlink()),
        ("empty", lambda path: path.write_bytes(b"")),
        ("cut", lambda path: path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])),
        (
            "flipped",
            lambda path: path.write_bytes(bytes([*(data := path.read_bytes())[:-9], data[-9] ^ 1, *data[-8:]])),
        ),
        ("noise", lambda path: path.write_bytes(b"\x80\x04cos\nsystem\n(S'false'\ntR." * 9)),
    ]


@pytest.mark.parametrize(("way", "damage"), damaged_ways(), ids=[way for way, _ in damaged_ways()])
@pytest.mark.parametrize(
    "kind",
    ["testi.bin", "titoli.bin", "columns.bin", "units.jsonl", "table.json", "words.json", "digests.json"],
)
def test_an_index_with_a_damaged_file_is_made_again(cache, notes, way, damage, kind):
    opened(material(), cache).close()
    (folder,) = folders(cache)
    (file,) = (path for path in files(cache / folder) if path.name.endswith(kind))
    damage(file)
    built: list[int] = []
    found = opened(material(made=noting(built)), cache, note=notes.append)
    assert found.bodies("travolg") == {0: 2.0}
    assert (built, notes) == ([1], [])
    assert opened(material(made=never), cache).ids[0] == "702.19"


def test_a_file_that_nobody_of_ours_put_there_is_reason_enough_to_begin_again(cache):
    opened(material(), cache).close()
    (folder,) = folders(cache)
    (cache / folder / "_MAIN_2.toc").write_bytes(b"")
    built: list[int] = []
    opened(material(made=noting(built)), cache)
    assert built == [1]


def test_a_file_in_the_place_of_the_folder_is_no_harm(cache):
    opened(material(), cache).close()
    (folder,) = folders(cache)
    for path in (cache / folder).iterdir():
        path.unlink()
    (cache / folder).rmdir()
    (cache / folder).write_text("")
    assert opened(material(), cache).ids[0] == "702.19"


def test_where_nothing_can_be_kept_the_index_is_made_in_memory_and_that_is_said(tmp_path, notes):
    (tmp_path / "cache").write_text("a file where the folder should be")
    found = opened(material(), tmp_path / "cache", note=notes.append)
    assert found.bodies("travolg") == {0: 2.0}
    assert found.unit(0).title == "Travolgere"
    assert len(notes) == 1
    assert "in memoria" in notes[0]


def test_a_full_disk_leaves_nothing_behind(cache, notes, monkeypatch):
    def full(_path):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(cached, "sync_folder", full)
    assert opened(material(), cache, note=notes.append).ids[0] == "702.19"
    assert folders(cache) == []
    assert "(il disco è pieno): questa volta si fa in memoria" in notes[0]


def test_an_error_in_the_texts_is_not_taken_for_one_of_the_cache(cache):
    with pytest.raises(AssertionError):
        opened(material(made=never), cache)
    assert folders(cache) == []


def process(cache, pause):
    return subprocess.Popen(
        [sys.executable, "-c", BUILDING, str(cache), str(pause)], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )


def test_two_processes_at_once_build_one_index(cache):
    running = [process(cache, 0.1) for _ in range(3)]
    assert [one.communicate(timeout=60)[0].split() for one in running] == [["begun", "4"]] * 3
    assert len(folders(cache)) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGKILL")
def test_a_builder_that_is_killed_leaves_nothing_that_is_taken_for_an_index(cache):
    killed = process(cache, 30)
    while not (cache.is_dir() and folders(cache)):
        time.sleep(0.01)
    os.kill(killed.pid, signal.SIGKILL)
    killed.communicate(timeout=10)
    (left,) = folders(cache)
    assert not left.startswith("indice-")
    assert opened(Material(lambda: [b"a"], units, list), cache).ids[0] == "702.19"
    assert [name.startswith("indice-") for name in folders(cache)] == [True]


def test_an_index_made_in_memory_writes_nothing_at_all(tmp_path, notes, monkeypatch):
    (tmp_path / "cache").write_text("a file where the folder should be")
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(temporary))
    assert opened(material(), tmp_path / "cache", note=notes.append).bodies("travolg") == {0: 2.0}
    assert list(temporary.iterdir()) == []
    assert sorted(path.name for path in tmp_path.iterdir()) == ["cache", "temporary"]


def test_the_digests_are_of_every_file(cache):
    opened(material(), cache).close()
    (folder,) = folders(cache)
    kept = json.loads((cache / folder / "digests.json").read_text())
    assert kept == {
        path.name: hashlib.sha256(path.read_bytes()).hexdigest()
        for path in files(cache / folder)
        if path.name != "digests.json"
    }


class Running:
    """A pickle of it runs code as it is read: it makes a folder."""

    def __init__(self, path):
        self._path = path

    def __reduce__(self):
        return os.mkdir, (str(self._path),)


def test_nothing_that_stands_in_the_cache_is_run(cache, tmp_path):
    ran = tmp_path / "ran"
    opened(material(), cache).close()
    (folder,) = folders(cache)
    for file in files(cache / folder):
        if file.name != "digests.json":
            file.write_bytes(pickle.dumps(Running(ran)))
    rightly = {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in files(cache / folder)}
    rightly.pop("digests.json")
    (cache / folder / "digests.json").write_text(json.dumps(rightly))
    found = opened(material(), cache)
    assert not ran.exists()
    assert found.bodies("travolg") == {0: 2.0}
    with pytest.raises(FileExistsError):  # the control: as a pickle it does run
        pickle.loads(pickle.dumps(Running(cache)))  # noqa: S301 - that it runs is what is shown


def test_opening_and_asking_never_unpickle(cache, monkeypatch):
    opened(material(), cache).close()

    def refused(*_, **__):
        raise AssertionError("something was unpickled")

    for name in ("load", "loads", "Unpickler"):
        monkeypatch.setattr(pickle, name, refused)
    for name in ("load", "loads", "pickle"):
        monkeypatch.setattr(f"whoosh.compat.{name}", refused)
    found = opened(material(made=never), cache)
    assert found.bodies("travolg") == {0: 2.0}
    assert found.shorts_with("trampl") == [1]
    assert found.unit(0).id == "702.19"


def fifo(path):
    os.mkfifo(path)


def device(path):
    path.symlink_to("/dev/zero")


def link(path):
    elsewhere = path.parent.parent.parent / f"elsewhere-{path.name}"
    elsewhere.write_bytes(path.read_bytes() if path.exists() else b"")
    path.unlink(missing_ok=True)
    path.symlink_to(elsewhere)


def folder_in_place(path):
    path.mkdir()


@pytest.mark.skipif(sys.platform == "win32", reason="pipes and links are those of POSIX")
@pytest.mark.parametrize("put", [fifo, device, folder_in_place])
@pytest.mark.parametrize("kind", ["testi.bin", "digests.json"])
def test_what_is_no_file_is_not_read_and_the_index_is_made_again(cache, notes, put, kind):
    opened(material(), cache).close()
    (folder,) = folders(cache)
    (cache / folder / kind).unlink()
    put(cache / folder / kind)
    built: list[int] = []
    assert opened(material(made=noting(built)), cache, note=notes.append).bodies("travolg") == {0: 2.0}
    assert (built, notes) == ([1], [])
    opened(material(made=never), cache)


@pytest.mark.skipif(sys.platform == "win32", reason="links are those of POSIX")
def test_a_link_is_not_followed_even_to_the_same_bytes(cache):
    opened(material(), cache).close()
    (folder,) = folders(cache)
    link(cache / folder / "testi.bin")
    built: list[int] = []
    opened(material(made=noting(built)), cache)
    assert built == [1]


@pytest.mark.skipif(sys.platform == "win32", reason="links are those of POSIX")
def test_a_folder_that_is_a_link_is_not_followed(cache, tmp_path):
    opened(material(), cache).close()
    (folder,) = folders(cache)
    (cache / folder).rename(tmp_path / "elsewhere")
    (cache / folder).symlink_to(tmp_path / "elsewhere")
    built: list[int] = []
    opened(material(made=noting(built)), cache)
    assert built == [1]
    assert len(list((tmp_path / "elsewhere").iterdir())) == len(files(tmp_path / "elsewhere")), "left as it was"


@pytest.mark.skipif(sys.platform == "win32", reason="pipes and links are those of POSIX")
@pytest.mark.parametrize("put", [fifo, device, link])
def test_a_lock_that_is_no_file_is_not_waited_for(cache, notes, put):
    cache.mkdir(parents=True, mode=0o700)
    put(cache / "indice.lock")
    assert opened(material(), cache, note=notes.append).bodies("travolg") == {0: 2.0}
    assert "in memoria" in notes[0]


def test_a_file_that_is_too_long_is_not_read(cache, monkeypatch):
    opened(material(), cache).close()
    opened(material(made=never), cache).close()
    monkeypatch.setattr(cached, "LARGEST", 100)
    with pytest.raises(AssertionError, match="built again"):
        opened(material(made=never), cache)
