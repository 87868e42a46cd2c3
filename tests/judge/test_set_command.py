"""`judge insieme`: a set in its order, shared as an archive; an archive that nobody can trust writes nothing."""

from __future__ import annotations

import io
import stat
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from scenarios.training import archive as archives
from tests.judge.calling import judge

ORSO = """titolo: Danno letale
livello: 1
temi: [danno]
chiede: [zona di orso]
giocatori:
  - {nome: Anna, campo: [Orso 2/2]}
  - {nome: Bruno, campo: [Golem 3/3]}
azioni:
  - evento: {danno: 2, a: orso, da: golem}
"""
LUPO = ORSO.replace("orso", "lupo").replace("Orso 2/2", "Lupo 1/1")
SAID = "titolo: Il primo giorno\nlivello: 2\nnote: Prima i danni.\nordine: [lupo, danno-letale, orso]\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "primo"
    made.mkdir()
    (made / "orso.yaml").write_text(ORSO, "utf-8")
    (made / "lupo.yml").write_text(LUPO, "utf-8")
    (made / "insieme.yaml").write_text(SAID, "utf-8")
    (made / "appunti.txt").write_text("miei", "utf-8")
    return made


def zipped(*members: tuple[str | zipfile.ZipInfo, str]) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in members:
            archive.writestr(name, content)
    return made.getvalue()


def test_a_set_comes_in_its_order_with_what_it_says_of_itself(folder: Path) -> None:
    put = judge("allena", "--insieme", str(folder), typed="?\n" * 20).stdout
    assert put.startswith("Il primo giorno, livello 2\nPrima i danni.\n")
    first, second = put.index("Lupo 1/1"), put.rindex("Orso 2/2")
    assert first < second
    # The control: without an order, by the names of the files.
    judge("allena", "azzera", "--sì")
    (folder / "insieme.yaml").unlink()
    (folder / "lupo.yml").rename(folder / "zeta.yml")
    assert "Orso 2/2" in judge("allena", "--insieme", str(folder), typed="basta\n").stdout


def test_an_exam_is_drawn_from_a_set(folder: Path) -> None:
    exam = judge("esame", "stampa", "3", "--insieme", str(folder)).stdout
    assert exam.count("Domanda ") == 3
    assert "Lupo 1/1" in exam


def test_a_set_is_checked_whole(folder: Path) -> None:
    assert judge("insieme", "controlla", str(folder)).exit_code == 0
    (folder / "terzo.yaml").write_text(ORSO, "utf-8")
    done = judge("insieme", "controlla", str(folder))
    assert (done.exit_code, "terzo: l'ordine non lo nomina" in done.stderr) == (1, True)
    (folder / "insieme.yaml").write_text("titolo: T\nordine: [orso, terzo]\n", "utf-8")
    done = judge("insieme", "controlla", str(folder))
    assert (done.exit_code, "terzo: è uguale a «orso»" in done.stderr) == (1, True)
    (folder / "terzo.yaml").write_text(ORSO.replace("livello: 1\n", ""), "utf-8")
    assert "non dice il livello" in judge("insieme", "controlla", str(folder)).stderr


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (
            "titolo: T\nordine: [orso, lupi]\n",
            "insieme.yaml:2:16: ordine: nessuna situazione si chiama «lupi» (forse «lupo»?)",
        ),
        ("titolo: T\nordine: [orso, orso]\n", "insieme.yaml:2:16: ordine: «orso» c'è due volte"),
        ("titolo: T\nordini: [orso]\n", "insieme.yaml:2:1:"),
        ("titolo: T\nlivello: 9\n", "insieme.yaml:2:10: livello:"),
        ("titolo: [\n", "insieme.yaml:2:1:"),
        ("", "insieme.yaml: il file è vuoto"),
    ],
)
def test_a_set_that_is_written_wrong_says_where(folder: Path, said: str, told: str) -> None:
    (folder / "insieme.yaml").write_text(said, "utf-8")
    for words in (("insieme", "controlla", str(folder)), ("allena", "--insieme", str(folder))):
        done = judge(*words, typed="")
        assert (done.exit_code, told in done.stderr) == (2, True), done.stderr


def test_a_set_goes_through_an_archive_unchanged_and_nothing_else_does(folder: Path, tmp_path: Path) -> None:
    one, other, new = tmp_path / "a.zip", tmp_path / "b.zip", tmp_path / "nuovo"
    assert judge("insieme", "esporta", str(folder), str(one)).exit_code == 0
    assert judge("insieme", "importa", str(one), str(new)).exit_code == 0
    assert {path.name: path.read_bytes() for path in new.iterdir()} == {
        path.name: path.read_bytes() for path in folder.iterdir() if path.name != "appunti.txt"
    }
    judge("insieme", "esporta", str(new), str(other))
    assert one.read_bytes() == other.read_bytes()
    again = judge("insieme", "importa", str(one), str(new))
    assert (again.exit_code, "c'è già" in again.stderr) == (2, True)


def test_a_folder_that_somebody_packed_is_read_with_what_their_system_added(tmp_path: Path) -> None:
    place, new = tmp_path / "a.zip", tmp_path / "nuovo"
    place.write_bytes(
        zipped(("mio/", ""), ("mio/orso.yaml", ORSO), ("__MACOSX/mio/._orso.yaml", "x"), ("mio/.DS_Store", "x"))
    )
    assert judge("insieme", "importa", str(place), str(new)).exit_code == 0
    assert [path.name for path in new.iterdir()] == ["orso.yaml"]


def _link() -> zipfile.ZipInfo:
    one = zipfile.ZipInfo("orso.yaml")
    one.external_attr = (stat.S_IFLNK | 0o777) << 16
    return one


def _encrypted(data: bytes) -> bytes:
    """An archive whose one file says that it is encrypted, where the file begins and in the list at the end."""
    central = data.index(b"PK\x01\x02")
    return data[:6] + b"\x01" + data[7 : central + 8] + b"\x01" + data[central + 9 :]


HOSTILE: dict[str, tuple[Callable[[], bytes], str]] = {
    "above": (lambda: zipped(("../orso.yaml", ORSO)), "uscirebbe dalla cartella"),
    "absolute": (lambda: zipped(("/etc/orso.yaml", ORSO)), "uscirebbe dalla cartella"),
    "backslash": (lambda: zipped(("..\\orso.yaml", ORSO)), "uscirebbe dalla cartella"),
    "drive": (lambda: zipped(("C:orso.yaml", ORSO)), "uscirebbe dalla cartella"),
    "link": (lambda: zipped((_link(), "/etc/passwd")), "è un collegamento"),
    "escape": (lambda: zipped(("orso\x1b[2J.yaml", ORSO)), "un carattere che non si vede"),
    "direction": (lambda: zipped(("orso\u202elmay.yaml", ORSO)), "un carattere che non si vede"),
    "nul": (lambda: zipped(("orsoX.yaml", ORSO)).replace(b"orsoX", b"orso\0"), "un carattere che non si vede"),
    "twice": (lambda: zipped(("orso.yaml", ORSO), ("Orso.yml", ORSO)), "c'è due volte, anche come «orso.yaml»"),
    "letters": (lambda: zipped(("orsò.yaml", ORSO), ("orso\u0300.yaml", ORSO)), "c'è due volte"),
    "folders": (lambda: zipped(("a/orso.yaml", ORSO), ("b/lupo.yaml", LUPO)), "più cartelle"),
    "deep": (lambda: zipped(("a/b/orso.yaml", ORSO)), "più cartelle"),
    "program": (lambda: zipped(("orso.yaml", ORSO), ("orso.py", "x")), "soltanto file .yaml"),
    "hidden": (lambda: zipped((".orso.yaml", ORSO)), "soltanto file .yaml"),
    "huge": (lambda: zipped(("orso.yaml", " " * 1_000_001)), "è troppo grande"),
    "encrypted": (lambda: _encrypted(zipped(("orso.yaml", ORSO))), "è cifrato"),
    "cut": (lambda: zipped(("orso.yaml", ORSO))[:-40], "non è un archivio zip"),
    "changed": (lambda: zipped(("orso.yaml", ORSO)).replace(b"\x00orso.yaml", b"\x01orso.yaml"), ""),
    "no zip": (lambda: b"titolo: nessuno", "non è un archivio zip"),
    "empty": (lambda: zipped(), "non c'è nessuna situazione"),
    "only said": (lambda: zipped(("insieme.yaml", "titolo: T\n")), "non c'è nessuna situazione"),
    "broken": (lambda: zipped(("orso.yaml", ORSO), ("lupo.yaml", "titolo: [\n")), "a.zip/lupo.yaml:2:1:"),
    "binary": (lambda: zipped(("lupo.yaml", "titolo: a\x07")), "a.zip/lupo.yaml:1:10:"),
    "order": (
        lambda: zipped(("orso.yaml", ORSO), ("insieme.yaml", "titolo: T\nordine: [gatto]\n")),
        "a.zip/insieme.yaml:2:10:",
    ),
}


@pytest.mark.parametrize("kind", HOSTILE)
def test_a_hostile_archive_is_refused_in_a_line_and_nothing_is_written(tmp_path: Path, kind: str) -> None:
    make, told = HOSTILE[kind]
    place = tmp_path / "a.zip"
    place.write_bytes(make())
    done = judge("insieme", "importa", str(place), str(tmp_path / "nuovo"))
    assert (done.exit_code, told in done.stderr) == (2, True), done.stderr
    assert "Traceback" not in done.stderr
    assert not any(sign in done.stderr for sign in "\x1b\x00\u202e")
    assert [path.name for path in tmp_path.iterdir()] == ["a.zip"]


def test_a_file_that_is_longer_than_it_says_is_read_no_further(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archives, "LARGEST", 500)
    place = tmp_path / "a.zip"
    place.write_bytes(zipped(("orso.yaml", ORSO), ("lupo.yaml", LUPO), ("gatto.yaml", ORSO.replace("orso", "gatto"))))
    done = judge("insieme", "importa", str(place), str(tmp_path / "nuovo"))
    assert (done.exit_code, list(tmp_path.iterdir())) == (2, [place])


def test_a_link_is_not_exported(folder: Path, tmp_path: Path) -> None:
    (folder / "orso.yaml").rename(tmp_path / "altrove.yaml")
    (folder / "orso.yaml").symlink_to(tmp_path / "altrove.yaml")
    done = judge("insieme", "esporta", str(folder), str(tmp_path / "a.zip"))
    assert (done.exit_code, (tmp_path / "a.zip").exists()) == (2, False)


def test_a_disk_that_is_full_leaves_no_half_of_a_set(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = tmp_path / "a.zip"
    judge("insieme", "esporta", str(folder), str(place))

    def full(path: Path, content: bytes) -> None:
        if path.name.startswith("orso"):
            raise OSError(28, "No space left on device")
        path.write_bytes(content)

    monkeypatch.setattr(archives, "replace", full)
    done = judge("insieme", "importa", str(place), str(tmp_path / "nuovo"))
    assert done.exit_code == 2
    assert {path.name for path in tmp_path.iterdir()} == {"a.zip", "primo"}
