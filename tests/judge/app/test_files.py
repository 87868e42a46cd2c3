"""Saving: never over another file without a word, never half a file."""

import os
from pathlib import Path

import pytest

from judge.presenters import files


def test_a_new_file_is_written_whole(tmp_path: Path) -> None:
    files.save(tmp_path / "tavolo.yaml", "titolo: perché\n")
    assert (tmp_path / "tavolo.yaml").read_bytes() == "titolo: perché\n".encode()
    assert [one.name for one in tmp_path.iterdir()] == ["tavolo.yaml"]


def test_a_file_that_is_there_is_not_touched_unless_said(tmp_path: Path) -> None:
    path = tmp_path / "tavolo.yaml"
    path.write_text("di prima")
    with pytest.raises(files.AlreadyThere):
        files.save(path, "nuovo")
    assert path.read_text() == "di prima"
    files.save(path, "nuovo", replace=True)
    assert path.read_text() == "nuovo"
    assert [one.name for one in tmp_path.iterdir()] == ["tavolo.yaml"]


def test_a_file_that_appears_meanwhile_is_not_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "tavolo.yaml"
    monkeypatch.setattr(os, "fsync", lambda _: path.write_text("di un altro"))
    with pytest.raises(files.AlreadyThere):
        files.save(path, "mio")
    assert path.read_text() == "di un altro"
    assert [one.name for one in tmp_path.iterdir()] == ["tavolo.yaml"]


def test_a_write_that_fails_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(28, "disk full")

    path = tmp_path / "tavolo.yaml"
    path.write_text("di prima")
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="disk full"):
        files.save(path, "nuovo", replace=True)
    assert path.read_text() == "di prima"
    assert [one.name for one in tmp_path.iterdir()] == ["tavolo.yaml"]


def test_replacing_keeps_who_may_read(tmp_path: Path) -> None:
    path = tmp_path / "tavolo.yaml"
    path.write_text("di prima")
    path.chmod(0o640)
    files.save(path, "nuovo", replace=True)
    assert path.stat().st_mode & 0o777 == 0o640


def test_the_ending_is_added_where_there_is_none(isolated_home: Path) -> None:
    assert files.with_ending(Path("a/tavolo")) == Path("a/tavolo.yaml")
    assert files.with_ending(Path("v1.2")) == Path("v1.2.yaml")
    assert files.with_ending(Path("tavolo.yml")) == Path("tavolo.yml")
    assert files.path_of(" ~/tavolo ") == isolated_home / "tavolo"
