"""What the tests of the application share: a quiet application, waiting for a condition, pictures as text and as SVG."""

from __future__ import annotations

from pathlib import Path

import pytest
from syrupy.assertion import SnapshotAssertion
from syrupy.extensions.single_file import SingleFileSnapshotExtension, WriteMode
from textual.widgets import Input, TextArea

from judge.presenters import library
from judge.screens import rules
from ruletext import links
from ruletext.builtin import Builtin
from ruletext.document import Chapter
from ruletext.readers import own
from scenarios.library import Entry
from scenarios.told import citing
from tests.judge.app.situations import HOSTILE, LEGENDS, LETHAL, situation

CHAPTERS = {
    "704.txt": """\
capitolo 704. Azioni generate dallo stato
parte 7. Regole addizionali

704.1
    Queste azioni non si mettono in pila.

704.3
    Prima che qualcuno riceva priorità si controlla tutto insieme, e di nuovo finché qualcosa si applica.

704.5
    Le azioni di questo capitolo sono quelle che seguono.

704.5a
    [Costo]: [Effetto], poi [/b] e [$primary]; chi non ha più punti vita perde la partita.

704.5g
    Una creatura con danno pari alla costituzione viene distrutta. Vedi la regola 120.6.
    esempio: un Orso 2/2 con 2 danni [b]muore[/b].
""",
    "117.txt": """\
capitolo 117. Tempistica e priorità
parte 1. Concetti di gioco

117.3
    Di chi è la priorità.

117.3a
    Il giocatore attivo la riceve per primo.

117.5
    Prima si controllano le azioni generate dallo stato. Vedi la regola 704.3.
""",
    "701.txt": """\
capitolo 701. Azioni definite da parola chiave
parte 7. Regole addizionali

701.8
    Il verbo distruggere.
    titolo: Distruggere

701.8a
    Va dal campo di battaglia al cimitero.
""",
    "120.txt": """\
capitolo 120. Danno
parte 1. Concetti di gioco

120.6
    Il danno resta segnato fino alla fine del turno. Vedi la regola 704.5g.
    titolo: Danno segnato
""",
}
"""Two chapters of made-up rules: pictures do not change when the real ones are written better."""

ARTICLES = {
    "glossario.txt": """\
glossario

voce DANNO LETALE
    Quanto basta a distruggere [b]una creatura[/b] (vedi la regola 704.5g).

voce DISTRUGGERE
    Mettere nel cimitero dal campo di battaglia.
""",
    "manuale.txt": """\
manuale

voce LA PILA
    Dove aspettano le magie.
""",
}
"""Their glossary and their manual."""

SHIPPED = {
    "danno-letale": (LETHAL, ("danno",)),
    "due-aquile": (LEGENDS, ("leggende", "priorità")),
    "nome-ostile": (HOSTILE.format(name="[Costo]: [Effetto]"), ("[/b]",)),
}


class Picture(SingleFileSnapshotExtension):
    """A drawing in a file of its own, which a browser shows."""

    file_extension = "svg"
    _write_mode = WriteMode.TEXT


@pytest.fixture
def picture(snapshot: SnapshotAssertion, monkeypatch: pytest.MonkeyPatch) -> SnapshotAssertion:
    """Compares a drawing, in its colours, with the one that is stored."""
    monkeypatch.delenv("NO_COLOR", raising=False)
    return snapshot.use_extension(Picture)


@pytest.fixture(autouse=True)
def no_blinking(monkeypatch: pytest.MonkeyPatch) -> None:
    """The cursor of a box stays where it is, in every box of every screen."""
    for box in (Input, TextArea):
        monkeypatch.setattr(box, "cursor_blink", False)


@pytest.fixture
def small_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Builtin:
    """The application with the rules of these tests in place of the real ones."""
    folder = tmp_path / "rules"
    folder.mkdir()
    for name, text in {**CHAPTERS, **ARTICLES}.items():
        (folder / name).write_text(text, "utf-8")
    (folder / "links.tsv").write_text(links.written(map(_chapter, CHAPTERS.items())), "utf-8")
    made = Builtin(str(folder))
    for module in (rules, citing):
        monkeypatch.setattr(module, "builtin", lambda: made)
    return made


def _chapter(named: tuple[str, str]) -> Chapter:
    name, text = named
    return own.read(text.encode(), name)


@pytest.fixture
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Entry, ...]:
    """A library of these tests in place of the real one, which grows."""
    folder = tmp_path / "library"
    folder.mkdir()
    made = []
    for name, (text, themes) in SHIPPED.items():
        (folder / f"{name}.yaml").write_text(text, "utf-8")
        rules = ("704.5g",) if name == "danno-letale" else ()
        path = folder / f"{name}.yaml"
        made.append(Entry(name=name, title=situation(text).title, level=1, themes=themes, path=path, rules=rules))
    monkeypatch.setattr(library, "entries", lambda: tuple(made))
    return tuple(made)
