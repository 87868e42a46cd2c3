"""Files that are cut, wrong or meant to harm, and imports that are ended: a clear word, and what was there stays."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import subprocess
import sys
import time

import pytest

from scenarios.printed.importing import BusyError, clear, take_in
from scenarios.printed.nesting import MOST_NESTED
from scenarios.printed.opened import FileFault
from scenarios.printed.store import FILE, Store, StoreError, connected
from tests.judge.calling import judge, posix
from tests.scenarios.printed.making import (
    PACKED,
    bulk,
    imported,
    indented,
    italian,
    lines,
    listed,
    minified,
    mtgjson,
    mtgjson_file,
    of_set,
    put,
    rows,
    scryfall,
)
from tests.shared import ROOT

OWL, CAT = scryfall("Grey Owl"), scryfall("Red Cat")


def refused(folder, data, name="bad.json"):
    """What is said of a file that cannot be imported; the cards that were there are still there."""
    imported(folder, put(folder, bulk(OWL), "good.json"), anew=True)
    with pytest.raises(FileFault) as fault:
        imported(folder, put(folder, data, name))
    assert rows(folder, "SELECT name FROM card") == [("Grey Owl",)]
    assert sorted(one.name for one in folder.iterdir() if one.suffix == ".new" or "new" in one.name) == []
    return str(fault.value)


@pytest.mark.parametrize("share", [0.02, 0.3, 0.5, 0.9, 0.999])
@pytest.mark.parametrize("packed", PACKED)
@pytest.mark.parametrize("form", ["bulk", "minified", "indented", "mtgjson", "set"])
def test_a_file_that_is_cut_is_refused_and_says_so(tmp_path, form, packed, share) -> None:
    cards = [scryfall(f"Card {n}", n) for n in range(40)]
    others = [mtgjson(f"Card {n}", str(n)) for n in range(40)]
    whole = {
        "bulk": lambda: bulk(*cards),
        "minified": lambda: minified(*cards),
        "indented": lambda: indented(*cards),
        "mtgjson": lambda: mtgjson_file({"INV": of_set("INV", *others)}),
        "set": lambda: mtgjson_file(of_set("INV", *others)),
    }[form]()
    packed_whole = PACKED[packed](whole)
    imported(tmp_path / "control", put(tmp_path / "control", packed_whole))
    cut = packed_whole.rstrip()[: int(len(packed_whole) * share) - 2]
    said = refused(tmp_path, cut)
    assert said.startswith("bad.json: ")


def test_a_list_of_lines_that_ends_within_a_line_is_refused(tmp_path) -> None:
    whole = lines(listed("Gufo"), listed("Gatto"))
    assert "riga 2: il file è tagliato" in refused(tmp_path, whole[:-9])


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "vuoto"),
        (b"   \n ", "vuoto"),
        (b"PK\x03\x04 and so on", "zip"),
        ("[]".encode("utf-16"), "UTF-16"),
        (b"hello", "JSON"),
        (b"[]", "non è un file di carte"),
        (b"{}", "non è un file di carte"),
        (b'{"meta": {}, "data": {}}', "non contiene carte"),
        (b'{"meta": {}, "data": []}', "non contiene carte"),
        (b'[1, 2, "name_it"]', "non è un file di carte"),
        (b'[{"object": "set", "code": "x"}]', "non è un file di carte"),
        (b"\x1f\x8b\x08\x00broken", "compresso"),
        (b"[" * 100_000, "non è un file di carte"),
        (b'{"object": "list", "data": []}', "nessuna carta"),
        (b'[\n{"object": "card", "name": "\xff"}\n]', "JSON"),
    ],
)
def test_what_is_no_file_of_cards_is_refused(tmp_path, data, words) -> None:
    assert words in refused(tmp_path, data)


@pytest.mark.parametrize("written", [bulk, minified, indented])
def test_a_nest_as_deep_as_no_card_is_refused_at_once_and_a_shallow_one_is_read(tmp_path, written) -> None:
    def nested(depth):
        return written(OWL, {**CAT, "x": "HERE"}).replace(b'"HERE"', b"[" * depth + b"]" * depth)

    imported(tmp_path / "control", put(tmp_path / "control", nested(MOST_NESTED - 2)))
    assert rows(tmp_path / "control", "SELECT name FROM card") == [("Grey Owl",), ("Red Cat",)]
    # A parser that takes longer for each bracket the more are open would take hours over so many.
    assert f"più di {MOST_NESTED} parentesi" in refused(tmp_path, nested(500_000))


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"name": 7}, "il campo name è un numero: serve un testo"),
        ({"name": None}, "il campo name è niente (null)"),
        ({"oracle_text": ["Flying"]}, "il campo oracle_text è un elenco"),
        ({"legalities": [1]}, "il campo legalities è un elenco: serve un oggetto"),
        ({"cmc": "two"}, "il campo cmc è un testo: serve un numero"),
        ({"name": ""}, "il nome è vuoto"),
        ({"name": "x" * 1_000_000}, "1000000 caratteri"),
        ({"oracle_text": "x" * 1_000_000}, "1000000 caratteri"),
        ({"card_faces": [{"name": "A"}] * 99}, "le facce sono 99"),
    ],
)
@pytest.mark.parametrize("written", [bulk, minified])
def test_a_card_that_is_wrong_is_left_out_with_its_place_and_the_others_are_not(
    tmp_path, written, fields, words
) -> None:
    many = [scryfall(f"Card {n}", n) for n in range(100)]
    (taken,) = imported(tmp_path, put(tmp_path, written(*many, {**scryfall("Bad"), **fields})))
    assert taken.left_out == 1
    assert words in taken.told[0].reason
    assert "10" in taken.told[0].place
    assert rows(tmp_path, "SELECT count(*) FROM card") == [(100,)]


def test_a_file_of_which_most_is_wrong_is_refused(tmp_path) -> None:
    assert "non vanno 3 carte su 4" in refused(tmp_path, bulk(*[{**OWL, "name": n} for n in range(3)], CAT))


def test_one_wrong_card_of_a_set_leaves_the_others(tmp_path) -> None:
    many = [mtgjson(f"Card {n}", str(n)) for n in range(150)]
    (taken,) = imported(tmp_path, put(tmp_path, mtgjson_file({"INV": of_set("INV", *many, mtgjson("Bad", text=1))})))
    assert [(one.place, one.reason) for one in taken.told] == [
        ("espansione INV, cards 151", "il campo text è un numero: serve un testo")
    ]
    assert rows(tmp_path, "SELECT count(*) FROM card") == [(150,)]


@pytest.mark.parametrize(
    "name", ["../../x", "/etc/passwd", "'; DROP TABLE card; --", "\x1b[31mred", "a\x00b", "\u202eabc", "[bold]x"]
)
def test_a_name_is_only_ever_a_name(tmp_path, name) -> None:
    imported(tmp_path, put(tmp_path, bulk(scryfall(name), italian(scryfall(name), name, f"{name} text"))))
    assert rows(tmp_path, "SELECT name, name_it FROM card") == [(name, name)]
    assert {one.name for one in tmp_path.iterdir()} == {FILE, f"{FILE}.lock", "cards.json"}


def test_half_of_a_surrogate_pair_is_no_character(tmp_path) -> None:
    half = {**CAT, "oracle_text": "a\ud800b"}
    imported(tmp_path, put(tmp_path, json.dumps([OWL, half]).encode()))
    ((found,),) = rows(tmp_path, "SELECT oracle FROM card JOIN detail ON card = id WHERE name = 'Red Cat'")
    assert found.decode("utf-8").isprintable()
    assert "riga 3" in refused(tmp_path, b"[\n" + b",\n".join(json.dumps(one).encode() for one in (OWL, half)) + b"\n]")


def test_two_cards_of_one_name_are_two_cards(tmp_path) -> None:
    card, token = (
        scryfall("Soldier"),
        scryfall("Soldier", oracle_id="t1", layout="token", type_line="Token Creature — Soldier"),
    )
    imported(tmp_path, put(tmp_path, bulk(card, token, card)))
    assert rows(tmp_path, "SELECT kind FROM card ORDER BY kind") == [("carta",), ("pedina",)]


# --- more than one at a time, and ends by force

SLOW = """
import sys, time
from pathlib import Path
from scenarios.printed import importing
def slowly(file, done, total):
    print("going", flush=True)
    time.sleep(float(sys.argv[3]))
importing._STEP = 10
importing.take_in(Path(sys.argv[1]), [Path(sys.argv[2])], slowly)
"""


def importing_slowly(folder, file, pause):
    run = subprocess.Popen(
        [sys.executable, "-c", SLOW, str(folder), str(file), str(pause)], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    assert run.stdout is not None and run.stdout.readline() == "going\n"
    return run


def test_a_second_import_at_once_is_told_to_wait(tmp_path, monkeypatch) -> None:
    monkeypatch.setattr("scenarios.printed.importing._WAIT", 0.1)
    imported(tmp_path, put(tmp_path, bulk(OWL), "a.json"))
    other = put(tmp_path, bulk(*[scryfall(f"Card {n}", n) for n in range(20)]), "b.json")
    run = importing_slowly(tmp_path, other, 1.0)
    try:
        with pytest.raises(BusyError):
            imported(tmp_path, tmp_path / "a.json")
    finally:
        assert run.wait(30) == 0
        assert run.stdout is not None
        run.stdout.close()
    assert rows(tmp_path, "SELECT count(*) FROM card") == [(20,)]


@posix
def test_an_import_that_is_killed_twenty_times_leaves_what_was_there(tmp_path) -> None:
    imported(tmp_path, put(tmp_path, bulk(OWL), "a.json"))
    other = put(tmp_path, bulk(*[scryfall(f"Card {n}", n) for n in range(400)]), "b.json")
    for round_ in range(20):
        run = importing_slowly(tmp_path, other, 0.002)
        time.sleep(0.004 * round_)
        run.send_signal(signal.SIGKILL)
        run.wait(30)
        assert run.stdout is not None
        run.stdout.close()
        found = rows(tmp_path, "SELECT count(*) FROM card")
        assert found in ([(1,)], [(400,)])
        if found == [(400,)]:
            imported(tmp_path, tmp_path / "a.json")
    imported(tmp_path, other)
    assert rows(tmp_path, "SELECT count(*) FROM card") == [(400,)]
    assert {one.name for one in tmp_path.iterdir()} == {FILE, f"{FILE}.lock", "a.json", "b.json"}


FULL = """
import resource, sys
from pathlib import Path
from scenarios.printed.importing import take_in
from scenarios.printed.store import StoreError
resource.setrlimit(resource.RLIMIT_FSIZE, (65536, 65536))
try:
    take_in(Path(sys.argv[1]), [Path(sys.argv[2])], lambda *_: None)
except StoreError as error:
    print(error)
"""


@posix
def test_a_full_disk_leaves_what_was_there(tmp_path) -> None:
    imported(tmp_path, put(tmp_path, bulk(OWL), "a.json"))
    other = put(tmp_path, bulk(*[scryfall(f"Card {n}", n) for n in range(3000)]), "b.json")
    done = subprocess.run(
        [sys.executable, "-c", FULL, str(tmp_path), str(other)], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert "disco" in done.stdout, done.stderr
    assert rows(tmp_path, "SELECT name FROM card") == [("Grey Owl",)]
    assert {one.name for one in tmp_path.iterdir()} == {FILE, f"{FILE}.lock", "a.json", "b.json"}


FULL_COMMAND = """
import resource, sys
from judge.cli import main
resource.setrlimit(resource.RLIMIT_FSIZE, (65536, 65536))
sys.argv = ["judge", "carta", "importa", sys.argv[1]]
sys.exit(main())
"""


@posix
def test_the_command_ends_with_74_where_the_disk_is_full(tmp_path) -> None:
    file = put(tmp_path, bulk(*[scryfall(f"Card {n}", n) for n in range(3000)]))
    done = subprocess.run(
        [sys.executable, "-c", FULL_COMMAND, str(file)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (74, "")
    assert done.stderr.startswith("Errore: il disco è pieno") and done.stderr.count("\n") == 1
    assert judge("carta", "dati").stdout.startswith("Non è importata nessuna carta")


def test_whoever_reads_goes_on_reading_what_was_there(tmp_path) -> None:
    imported(tmp_path, put(tmp_path, bulk(OWL)))
    with Store(tmp_path / FILE) as store:
        before = store.replaced
        imported(tmp_path, put(tmp_path, bulk(CAT)))
        assert store.rows("SELECT name FROM card") == [("Grey Owl",)]
        assert (before, store.replaced) == (False, True)
    assert rows(tmp_path, "SELECT name FROM card") == [("Red Cat",)]


# --- the file of the cards itself


def test_a_file_that_is_not_used_is_closed(tmp_path, monkeypatch) -> None:
    opened: list[sqlite3.Connection] = []

    def seen(*asked):
        opened.append(connected(*asked))
        return opened[-1]

    monkeypatch.setattr("scenarios.printed.store.connected", seen)
    imported(tmp_path, put(tmp_path, bulk(OWL)))
    connection = sqlite3.connect(tmp_path / FILE)
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(StoreError, match="versione"):
        Store(tmp_path / FILE)
    (tmp_path / FILE).write_bytes(b"nothing at all" * 99)
    with pytest.raises(StoreError, match="danneggiato"):
        Store(tmp_path / FILE)
    assert len(opened) == 2
    for one in opened:
        with pytest.raises(sqlite3.ProgrammingError, match="closed"):
            one.execute("SELECT 1")


def test_a_wrong_question_is_not_a_damaged_file(tmp_path) -> None:
    imported(tmp_path, put(tmp_path, bulk(OWL)))
    with Store(tmp_path / FILE) as store, pytest.raises(sqlite3.ProgrammingError):
        store.rows("SELECT name FROM card WHERE id = ?")


@pytest.mark.parametrize("version", [0, 2, 99])
def test_cards_of_another_version_are_told_and_can_be_made_anew(tmp_path, version) -> None:
    imported(tmp_path, put(tmp_path, bulk(OWL)))
    with sqlite3.connect(tmp_path / FILE) as connection:
        connection.execute(f"PRAGMA user_version = {version}")
    connection.close()
    before = (tmp_path / FILE).read_bytes()
    for use in (lambda: Store(tmp_path / FILE), lambda: imported(tmp_path, tmp_path / "cards.json")):
        with pytest.raises(StoreError, match="versione"):
            use()
    assert (tmp_path / FILE).read_bytes() == before
    imported(tmp_path, tmp_path / "cards.json", anew=True)
    assert rows(tmp_path, "SELECT name FROM card") == [("Grey Owl",)]


def everything(folder):
    """Reads every page on which something is."""
    with Store(folder / FILE) as store:
        store.rows("SELECT count(*), sum(length(oracle)), sum(length(printed)) FROM card JOIN detail ON card = id")
        store.rows("SELECT count(*), sum(length(shown)) FROM name")


@pytest.mark.parametrize("damage", ["other", "text", "cut", "empty", "zeros"])
def test_a_damaged_file_is_told_and_can_be_made_anew(tmp_path, damage) -> None:
    imported(tmp_path, put(tmp_path, bulk(*[scryfall(f"Card {n}", n) for n in range(200)])))
    whole = (tmp_path / FILE).read_bytes()
    (tmp_path / FILE).unlink()
    if damage == "other":
        with sqlite3.connect(tmp_path / FILE) as connection:
            connection.execute("CREATE TABLE card (name)")
        connection.close()
    else:
        half = len(whole) // 2
        content = {
            "text": b"hello" * 999,
            "cut": whole[:half],
            "empty": b"",
            "zeros": whole[:5000] + bytes(len(whole) - 5000),
        }
        (tmp_path / FILE).write_bytes(content[damage])
    with pytest.raises(StoreError):
        everything(tmp_path)
    imported(tmp_path, tmp_path / "cards.json", anew=True)
    assert rows(tmp_path, "SELECT count(*) FROM card") == [(200,)]


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="needs folders that cannot be written")
def test_a_folder_that_cannot_be_written_is_told(tmp_path) -> None:
    folder = tmp_path / "cards"
    imported(folder, put(tmp_path, bulk(OWL)))
    folder.chmod(0o500)
    try:
        with pytest.raises((OSError, StoreError)):
            imported(folder, put(tmp_path, bulk(CAT)))
        assert rows(folder, "SELECT name FROM card") == [("Grey Owl",)]
    finally:
        folder.chmod(0o700)


def test_cards_can_be_taken_away_whatever_they_are(tmp_path) -> None:
    (tmp_path / FILE).write_bytes(b"nothing")
    assert clear(tmp_path)
    assert not clear(tmp_path)
    assert not list(tmp_path.iterdir())


def test_the_command_says_every_fault_in_one_line_and_ends_with_2(tmp_path) -> None:
    for data in (b"", b"{", b"[\n{}\n", bulk(OWL)[:-30]):
        done = judge("carta", "importa", str(put(tmp_path, data)))
        assert (done.exit_code, done.stdout) == (2, "")
        assert done.stderr.startswith("Errore: cards.json: ") and done.stderr.count("\n") == 1
    for name in ("missing.json", ""):
        done = judge("carta", "importa", str(tmp_path / name) if name else name)
        assert done.exit_code == 2
        assert done.stderr.startswith("Errore: ")


def test_take_in_tells_how_far_it_has_come(tmp_path) -> None:
    told: list[tuple[str, int, int]] = []
    file = put(tmp_path, bulk(OWL, CAT))
    take_in(tmp_path, [file], lambda *one: told.append(one))
    size = file.stat().st_size
    assert told[-1] == ("cards.json", size, size)
    assert all(0 <= done <= total == size for _, done, total in told)
