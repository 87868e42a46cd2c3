"""What a lookup reads of imported texts: made ready once, made again when it is old, and never needed."""

import pytest

from ruletext import shelf as shelves
from ruletext import wordings
from ruletext.imported import Reading
from ruletext.number import RuleNumber
from ruletext.shelf import DamagedShelfError, Shelf
from ruletext.wordings import FILE, SHELF, imported, made_ready
from tests.ruletext.shelved import made_up, real
from tests.shared import needs_shared

TEXT = made_up("prova", "2020-01-01", {"704.5f": "Una [b]creatura\x1b[31m\u2028 muore.\nDue.", "107.90": "Niente."})


def number(text):
    return RuleNumber.exact(text)


@pytest.fixture
def shelf(tmp_path):
    return Shelf(tmp_path)


def put(shelf, *texts):
    shelf.add([Reading("elenco", text.corpus) for text in texts], "2026-11-20")


def test_the_shelf_is_called_as_it_calls_itself():
    assert SHELF == shelves.FILE


def test_without_a_shelf_there_is_nothing_and_nothing_is_written(tmp_path):
    assert imported(number("704.5f"), str(tmp_path)) == ()
    made_ready(str(tmp_path))
    assert list(tmp_path.iterdir()) == []


def test_a_text_comes_back_as_it_is_on_the_shelf(shelf, tmp_path):
    put(shelf, TEXT)
    (found,) = imported(number("704.5f"), str(tmp_path))
    assert (found.text, found.edition, found.standing, found.leads) == (
        "Una [b]creatura\x1b[31m\u2028 muore.\nDue.",
        "prova",
        "non confrontata",
        False,
    )
    assert imported(number("704.5g"), str(tmp_path)) == ()


@needs_shared
def test_what_is_read_is_what_the_editions_say(shelf, tmp_path):
    put(shelf, *real())
    (leading,) = imported(number("117.5"), str(tmp_path))
    assert (leading.edition, leading.leads, leading.today) == ("wiki-1", True, "117.5")
    moved, other = imported(number("603.6d"), str(tmp_path))
    assert (moved.place, moved.today, moved.leads) == ("603.6e", "603.6d", True)
    assert (other.place, other.today) == ("603.6d", "603.10")
    (superseded,) = imported(number("113.9"), str(tmp_path))
    assert not superseded.leads
    assert superseded.marks[0].startswith("superato: ")
    holding, gone = imported(number("802.5"), str(tmp_path))
    assert (holding.place, gone.place, gone.today) == ("802.6", "802.5", "")


def test_it_is_made_again_when_the_shelf_changes_and_only_then(shelf, tmp_path, monkeypatch):
    put(shelf, TEXT)
    made = []
    make = wordings._made

    def counted(*arguments):
        made.append(1)
        return make(*arguments)

    monkeypatch.setattr(wordings, "_made", counted)
    for _ in range(3):
        assert imported(number("704.5f"), str(tmp_path))
    assert made == [1]
    put(shelf, made_up("altra", "2021-01-01", {"704.5f": "Altro."}))
    assert {one.edition for one in imported(number("704.5f"), str(tmp_path))} == {"prova", "altra"}
    assert made == [1, 1]
    shelf.clear()
    assert imported(number("704.5f"), str(tmp_path)) == ()


@pytest.mark.parametrize("spoilt", [b"", b"\xff", b"1 2 3\n704.5f\t[[]]\n", "stamped"])
def test_what_somebody_spoilt_is_made_again(shelf, tmp_path, spoilt):
    put(shelf, TEXT)
    made_ready(str(tmp_path))
    file = tmp_path / FILE
    whole = file.read_bytes()
    stamp = whole.partition(b"\n")[0]
    file.write_bytes(stamp + b"\n704.5f\t[[1,\n" if spoilt == "stamped" else spoilt)
    (found,) = imported(number("704.5f"), str(tmp_path))
    assert found.edition == "prova"
    assert file.read_bytes() == whole


def test_where_it_cannot_be_written_it_is_worked_out_each_time(shelf, tmp_path):
    put(shelf, TEXT)
    (tmp_path / FILE).mkdir()
    assert imported(number("704.5f"), str(tmp_path))
    assert (tmp_path / FILE).is_dir()


@pytest.mark.parametrize("content", [b"\xff", b'{"formato": 99}\n', b"{}\n"])
def test_a_damaged_shelf_or_one_of_another_version_is_said_to_be_so(tmp_path, content):
    (tmp_path / SHELF).write_bytes(content)
    with pytest.raises(DamagedShelfError):
        imported(number("704.5f"), str(tmp_path))
