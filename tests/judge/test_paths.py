"""The short way to a file of the user's data is the way that platformdirs goes."""

import pytest

from judge import paths


@pytest.mark.parametrize(
    ("data", "home"),
    [
        ("/a/b", "/home/x"),
        ("/a/b/", "/home/x"),
        (" /a/b ", "/home/x"),
        ("relative", "/home/x"),
        ("", "/home/x"),
        ("", "/home/x/"),
        ("", "/"),
        (None, "/home/x"),
        (None, "relative"),
        ("~/dati", "/home/x"),
    ],
)
def test_both_ways_lead_to_one_file(monkeypatch, data, home):
    for name, value in (("XDG_DATA_HOME", data), ("HOME", home)):
        if value is None:
            monkeypatch.delenv(name, raising=False)
        else:
            monkeypatch.setenv(name, value)
    assert paths.data_file(paths.TEXTS, "x") == str(paths.data() / paths.TEXTS / "x")
