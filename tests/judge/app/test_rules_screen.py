"""Regole on the screen: the box, results, the index, the section, the links, the ways back, what is remembered."""

from __future__ import annotations

import asyncio
import re
import threading
from pathlib import Path
from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion
from textual.widgets import Static

from judge import keys, paths
from judge.app import JudgeApp
from judge.commands.testo import shelf
from judge.palette import JudgeCommands
from judge.presenters import bookmarks as remembering
from judge.presenters import rules as reading
from judge.presenters import searching
from judge.screens.rules import RulesScreen
from judge.widgets.index import ChapterTree
from judge.widgets.reader import Reader
from judge.widgets.search_box import SearchBox
from judge.widgets.side import Side
from ruletext.document import Chapter, Corpus, Edition, Rule
from ruletext.imported import Reading
from ruletext.number import RuleNumber
from ruletext.search import Answer
from tests.judge.app.driving import NARROW, WIDE, Driver, running

pytestmark = pytest.mark.app


def box(judge: Driver) -> SearchBox:
    """The box of the screen."""
    return judge.app.screen.query_one(SearchBox)


@pytest.mark.parametrize("size", [NARROW, WIDE], ids=["80x24", "120x40"])
@pytest.mark.usefixtures("small_rules")
async def test_a_typed_number_shows_the_rule_in_its_section(size: tuple[int, int], snapshot: SnapshotAssertion) -> None:
    async with running(keys.RULES, size=size) as judge:
        await judge.until("edizione del")
        await judge.type("704.5g")
        await judge.press("enter")
        await judge.until("» 704.5g")
        await judge.settled()
        await judge.until("[Costo]: [Effetto]")
        assert judge.text == snapshot


@pytest.mark.parametrize("size", [NARROW, WIDE], ids=["80x24", "120x40"])
@pytest.mark.usefixtures("small_rules")
async def test_words_show_results_beside_the_section_of_the_first(
    size: tuple[int, int], snapshot: SnapshotAssertion
) -> None:
    async with running(keys.RULES, size=size) as judge:
        await judge.until("edizione del")
        await judge.type("creatura distruta")
        await judge.until("» 704.5g")
        await judge.until("Forse cercavi «creatura")
        assert box(judge).value == "creatura distruta"
        assert box(judge).has_focus
        await judge.settled()
        assert judge.text == snapshot


@pytest.mark.usefixtures("small_rules")
async def test_a_result_is_chosen_and_opened_without_leaving_the_keyboard() -> None:
    async with running(keys.RULES) as judge:
        await judge.until("edizione del")
        await judge.press("tab")
        await judge.press("slash")
        assert box(judge).has_focus
        await judge.type("danno")
        await judge.until("Risultati:")
        await judge.press("down", "end")
        await judge.until(lambda: judge.app.screen.query_one(Side).row > 0)
        chosen = judge.app.screen.query_one(Side).highlighted
        await judge.until(lambda: judge.app.screen.query_one(Reader).asked == chosen)
        assert not judge.app.screen.query_one(Reader).has_focus
        await judge.press("enter")
        await judge.until(lambda: judge.app.screen.query_one(Reader).has_focus)
        await judge.press("ctrl+l")
        assert (box(judge).has_focus, box(judge).selected_text) == (True, "danno")


@pytest.mark.usefixtures("small_rules")
async def test_an_older_answer_is_never_shown_over_a_newer_question(monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = threading.Event()
    search = searching.search

    def slow(question: str, *rest: Any) -> Answer:
        if question == "pila":
            go_on.wait(20)
        return search(question, *rest)

    monkeypatch.setattr(searching, "search", slow)
    async with running(keys.RULES) as judge:
        await judge.until("edizione del")
        await judge.type("pila")
        await judge.until("Cerco…")
        await judge.press("home", "shift+end")
        await judge.type("priorità")
        await asyncio.sleep(3 * searching.PAUSE)
        assert "Risultati:" not in judge.text
        go_on.set()
        await judge.until("Risultati:")
        await judge.until("117.3")
        assert "LA PILA" not in judge.text


@pytest.mark.usefixtures("small_rules")
async def test_words_that_are_entered_before_they_are_answered_open_the_first_result() -> None:
    async with running(keys.RULES) as judge:
        await judge.until("edizione del")
        await judge.type("distruggere")
        await judge.press("enter")
        await judge.until(lambda: judge.app.screen.query_one(Reader).has_focus)
        await judge.until("» 701.8 Distruggere")


@pytest.mark.usefixtures("small_rules")
async def test_the_spelling_that_is_offered_is_written_when_it_is_chosen() -> None:
    async with running(keys.RULES) as judge:
        await judge.until("edizione del")
        await judge.type("distruta")
        await judge.until("Forse cercavi")
        await judge.press("down", "home", "enter")
        await judge.until(lambda: box(judge).value == "distrutta")
        await judge.until(lambda: "Forse cercavi" not in judge.text)


@pytest.mark.usefixtures("small_rules")
async def test_an_entry_of_the_glossary_is_found_read_and_leads_on() -> None:
    async with running(keys.RULES) as judge:
        await judge.until("edizione del")
        await judge.type("G:danno letale")
        await judge.press("enter")
        await judge.until("» DANNO LETALE (glossario)")
        await judge.until("[b]una creatura[/b]")
        await judge.press("v", "enter")
        await judge.until("» 704.5g")


async def test_a_former_number_opens_the_rule_of_today_and_says_so() -> None:
    async with running(keys.RULES) as judge:
        await judge.until("edizione del")
        await judge.type("603.6f")
        await judge.press("enter")
        await judge.until("» 603.6e")
        await judge.until("603.6f è un numero di prima: oggi è 603.6e")


@pytest.mark.usefixtures("small_rules")
@pytest.mark.parametrize("typed", ["x" * 100_000, "[b]" * 30_000, "?!…", "😀😀", "[/b][@click=app.quit]"])
async def test_whatever_stands_in_the_box_there_is_an_answer(typed: str) -> None:
    async with running(keys.RULES) as judge:
        await judge.until("edizione del")
        box(judge).value = typed
        await judge.until(lambda: judge.app.screen._results is not None)  # type: ignore[attr-defined]
        await judge.until("Risultati: ")
        message = str(judge.app.screen.query_one("#message", Static).visual)
        assert re.search(r"Nessun risultato|non ci sono parole da cercare|[0-9]+ risultati", message)
        await judge.press("ctrl+l", "backspace")
        await judge.until(reading.ASK[:30])


@pytest.mark.usefixtures("small_rules")
async def test_examples_are_folded_until_their_key() -> None:
    async with running(keys.RULES, size=WIDE) as judge:
        await judge.until("edizione del")
        await judge.type("704.5g")
        await judge.press("enter")
        await judge.until("(E: un esempio)")
        assert "muore" not in judge.text
        await judge.press("e")
        await judge.until("Esempio: un Orso 2/2 con 2 danni [b]muore[/b].")
        await judge.press("e")
        await judge.until("(E: un esempio)")


@pytest.mark.usefixtures("small_rules")
async def test_a_bookmark_is_put_with_a_note_kept_changed_gone_to_and_taken_away(snapshot: SnapshotAssertion) -> None:
    async with running(keys.RULES) as judge:
        await judge.until("edizione del")
        await judge.type("704.5g")
        await judge.press("enter")
        await judge.until("» 704.5g")
        await judge.answer("s", "Segnalibro a 704.5g", "danno [b]letale[/b]")
        await judge.until("Segnalibro: danno [b]letale[/b]")
    assert [(one.place, one.note) for one in remembering.kept().all()] == [("704.5g", "danno [b]letale[/b]")]
    async with running(keys.RULES) as judge:
        await judge.until("edizione del")
        await judge.press("tab", "l")
        await judge.until("Segnalibri: 1")
        await judge.until("» 704.5g")
        await judge.settled()
        assert judge.text == snapshot
        await judge.press("s")
        await judge.until("La nota del segnalibro a 704.5g")
        await judge.press("home", "shift+end", "backspace", "enter")
        await judge.until(lambda: remembering.kept().all()[0].note == "")
        await judge.press("enter")
        await judge.until(lambda: judge.app.screen.query_one(Reader).has_focus)
        await judge.press("backspace")
        await judge.until("Tolto il segnalibro di 704.5g.")
        assert remembering.kept().all() == ()
        await judge.until("Segnalibri: 0")


@pytest.mark.usefixtures("small_rules")
async def test_bookmarks_that_cannot_be_read_are_said_and_left_as_they_are(isolated_home: Path) -> None:
    path = paths.made(paths.data()) / "segnalibri.json"
    path.write_text("{")
    async with running(keys.RULES) as judge:
        await judge.until("è danneggiato")
        await judge.type("704.5g")
        await judge.press("enter")
        await judge.until("» 704.5g")
        await judge.press("s")
        await judge.until("Segnalibro a 704.5g")
        await judge.press("enter")
        await judge.settled()
        assert path.read_text() == "{"


@pytest.mark.usefixtures("small_rules")
async def test_imported_texts_that_cannot_be_read_are_said_and_rules_are_read_all_the_same() -> None:
    path = shelf().path
    paths.made(path.parent)
    path.write_text("{")
    async with running(keys.RULES) as judge:
        await judge.until("danneggiati;")
        await judge.type("danno")
        await judge.until(searching.FAILED)
        await judge.press("ctrl+l")
        await judge.type("704.5g")
        await judge.press("enter")
        await judge.until("» 704.5g")


@pytest.mark.usefixtures("small_rules")
async def test_what_was_read_is_listed_in_the_next_run_too() -> None:
    async with running(keys.RULES) as judge:
        await judge.until("edizione del")
        for typed in ("704.5g", "120.6"):
            await judge.press("ctrl+l")
            await judge.type(typed)
            await judge.press("enter")
            await judge.until(lambda: typed in remembering.recent().all())  # noqa: B023 (waited for at once)
        assert remembering.recent().all() == ("120.6", "704.5g")
    async with running(keys.RULES) as judge:
        await judge.until("edizione del")
        await judge.press("tab", "g")
        await judge.until("Già lette: 2")
        await judge.press("down", "enter")
        await judge.until("» 704.5g")


@pytest.mark.usefixtures("small_rules")
async def test_a_rule_is_copied_with_number_edition_and_date(monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []
    monkeypatch.setattr(JudgeApp, "copy_to_clipboard", lambda _, text: copied.append(text))
    async with running(keys.RULES) as judge:
        await judge.until("edizione del")
        await judge.type("704.5g")
        await judge.press("enter")
        await judge.until("» 704.5g")
        await judge.press("c")
        await judge.until("Copiato: 704.5g, ed. 2026-08-07")
        assert copied[0].splitlines()[0] == "704.5g, ed. 2026-08-07"
        assert copied[0].splitlines()[1].startswith("Una creatura con danno pari")


@pytest.mark.parametrize("size", [NARROW, WIDE], ids=["80x24", "120x40"])
@pytest.mark.usefixtures("small_rules")
async def test_the_texts_of_a_rule_are_shown_with_what_differs(
    size: tuple[int, int], snapshot: SnapshotAssertion
) -> None:
    number = RuleNumber.exact("704.5g")
    rule = Rule(number, "Una creatura con [b]danno[/b] pari alla costituzione viene sepolta. Vedi la regola 120.6.")
    edition = Edition("prova", "Un testo di prova", "2012-07", "prova.txt", "è inventato")
    corpus = Corpus(edition, (Chapter(RuleNumber.exact("704"), "Azioni", "", (rule,)),))
    shelf().add([Reading("elenco", corpus)], "2026-11-20")
    async with running(keys.RULES, size=size) as judge:
        await judge.until("edizione del")
        await judge.until(lambda: judge.app.screen._texts.imported)  # type: ignore[attr-defined]
        await judge.type("704.5g")
        await judge.press("enter")
        await judge.until("» 704.5g")
        await judge.press("t")
        await judge.until("Testi di 704.5g")
        await judge.settled()
        await judge.until("{+distrutta+}")
        assert judge.text == snapshot
        await judge.press("escape")
        await judge.until("» 704.5g")


@pytest.mark.usefixtures("small_rules")
async def test_links_are_followed_and_retraced() -> None:
    async with running(keys.RULES) as judge:
        await judge.until("edizione del")
        await judge.type("704.5g")
        await judge.press("enter")
        await judge.until("» 704.5g")
        await judge.press("enter")
        await judge.until(lambda: judge.app.focused is not None and judge.app.focused.id == "links")
        await judge.press("down", "enter")
        await judge.until("» 120.6")
        await judge.press("f7")
        await judge.until("» 704.5g")
        await judge.press("f8")
        await judge.until("» 120.6")


async def test_the_index_loads_a_branch_when_it_is_opened() -> None:
    async with running(keys.RULES) as judge:
        await judge.until("edizione del")
        tree = judge.app.screen.query_one(ChapterTree)
        assert [len(part.children) for part in tree.root.children] == [0] * len(tree.root.children)
        tree.focus()
        await judge.press("home", "right")
        await judge.until("100 ")
        assert [len(part.children) > 0 for part in tree.root.children][:2] == [True, False]
        await judge.press("right", "enter")
        await judge.until("1 Concetti di gioco › 100")


async def test_the_first_screen_of_the_mode_cannot_be_left() -> None:
    async with running(keys.RULES) as judge:
        await judge.until("edizione del")
        await judge.press("tab", "escape")
        assert isinstance(judge.app.screen, RulesScreen)


async def test_help_speaks_of_the_pane_with_the_focus_and_holds_the_notice() -> None:
    async with running(keys.RULES, size=(100, 60)) as judge:
        await judge.until("edizione del")
        await judge.press("f1")
        await judge.until("Aiuto: Casella")
        await judge.until("apre la regola con questo numero")
        await judge.until("non ufficiale")
        await judge.until("Wizards of the Coast")
        await judge.press("escape")
        await judge.until("edizione del")


@pytest.mark.usefixtures("small_rules")
async def test_a_picture_of_results_on_light_ground(picture: SnapshotAssertion) -> None:
    async with running(keys.RULES, size=NARROW) as judge:
        await judge.until("edizione del")
        await judge.press("ctrl+t")
        await judge.type("creatura distruta")
        await judge.until("Risultati:")
        await judge.settled()
        assert judge.drawing == picture


async def test_every_key_of_the_screen_is_in_the_palette() -> None:
    async with running(keys.RULES) as judge:
        await judge.until("edizione del")
        await judge.type("704.5g")
        await judge.press("enter")
        await judge.until("» 704.5g")
        provider = JudgeCommands(judge.app.screen)
        offered = {str(hit.text).lower() async for hit in provider.discover()}
        expected = {key.what for key in keys.KEYS[keys.RULES] if key.action not in ("leave", "unbookmark")}
        assert {what.lower() for what in expected} <= offered
        assert "toglie il segnalibro" not in offered


async def test_letters_are_not_offered_where_they_would_be_typed() -> None:
    async with running(keys.RULES, size=WIDE) as judge:
        await judge.until("edizione del")
        await judge.type("704.5g")
        await judge.press("enter")
        await judge.until("C Copia")
        await judge.press("ctrl+l")
        await judge.until(lambda: "C Copia" not in judge.text)


async def test_the_theme_goes_from_dark_to_light_and_back() -> None:
    async with running(keys.RULES) as judge:
        await judge.until("edizione del")
        assert judge.app.current_theme.dark
        await judge.press("ctrl+t")
        await judge.until(lambda: not judge.app.current_theme.dark)
        await judge.press("ctrl+t")
        await judge.until(lambda: judge.app.current_theme.dark)
