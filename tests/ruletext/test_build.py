"""What is built beforehand: the file of links, and how faults and a stale file are reported."""

from pathlib import Path

import pytest

from ruletext.build import build, main, write
from ruletext.builtin import FOLDER, LINKS
from tests.ruletext.chapters import CHAPTERS, write_chapters


def test_the_links_that_ship_are_up_to_date():
    """After any change of a chapter: python -m ruletext.build."""
    stored = Path(FOLDER, LINKS).read_text(encoding="utf-8")
    assert stored == build(Path(FOLDER)).links, "run: python -m ruletext.build"


def test_building_twice_writes_once(tmp_path, capsys):
    write_chapters(tmp_path)
    arguments = ["--folder", str(tmp_path)]
    assert main([*arguments, "--check"]) == 1
    assert not (tmp_path / LINKS).exists()
    assert main(arguments) == 0
    assert "scritto (2 capitoli, 5 regole; 2 rimandi" in capsys.readouterr().out
    assert main([*arguments, "--check"]) == 0
    before = (tmp_path / LINKS).stat().st_mtime_ns
    assert main(arguments) == 0
    assert (tmp_path / LINKS).stat().st_mtime_ns == before
    assert sorted(path.name for path in tmp_path.iterdir()) == ["702.txt", "704.txt", LINKS]


def test_a_changed_chapter_makes_the_links_stale(tmp_path, capsys):
    write_chapters(tmp_path)
    arguments = ["--folder", str(tmp_path)]
    assert main(arguments) == 0
    write_chapters(tmp_path, **{"704.txt": CHAPTERS["704.txt"].replace("704.5a.\n", "702.9a.\n")})
    assert main([*arguments, "--check"]) == 1
    assert "da rifare con 'python -m ruletext.build'" in capsys.readouterr().out
    assert main(arguments) == 0
    assert main([*arguments, "--check"]) == 0


@pytest.mark.parametrize(
    ("name", "text", "fault"),
    [
        ("704.txt", "704.1\n", "704.txt:1: manca la riga 'capitolo"),
        ("703.txt", CHAPTERS["704.txt"], "703.txt:1: è il file del capitolo 703, ma contiene il capitolo 704"),
        ("704.txt", CHAPTERS["704.txt"].replace("117.5", "117.5l"), "704.txt:7: 704.5a: «117.5l» non è un numero"),
        ("7O4.txt", "", "7O4.txt:1: il file di un capitolo si chiama"),
    ],
)
def test_a_faulty_file_is_reported_and_left_out_and_the_rest_is_built(tmp_path, capsys, name, text, fault):
    write_chapters(tmp_path, **{name: text})
    assert main(["--folder", str(tmp_path)]) == 1
    printed = capsys.readouterr()
    assert printed.err.count("\n") >= 1
    assert fault in printed.err.replace(f"{tmp_path}/", "")
    assert "702.9a" in (tmp_path / LINKS).read_text(encoding="utf-8")
    assert len(build(tmp_path).faults) == printed.err.count("\n")


def test_the_links_do_not_depend_on_the_order_of_the_files(tmp_path):
    built = build(write_chapters(tmp_path))
    assert [line.split("\t")[0] for line in built.links.splitlines()[1:]] == [
        *("7", "702", "702.9", "702.9a"),
        *("704", "704.5", "704.5a", "704.5b"),
    ]


def test_a_file_is_put_in_place_whole(tmp_path, monkeypatch):
    target = tmp_path / LINKS
    target.write_text("old", encoding="utf-8")

    def refuse(self, target):
        raise PermissionError(target)

    monkeypatch.setattr(Path, "replace", refuse)
    with pytest.raises(PermissionError):
        write(target, "new")
    assert [(path.name, path.read_text(encoding="utf-8")) for path in tmp_path.iterdir()] == [(LINKS, "old")]
