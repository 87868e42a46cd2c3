"""Regole: one box for numbers and words, the index and the lists beside the rule in its section, the ways on and back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, ClassVar, cast

from textual import on, work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.message import Message
from textual.widgets import OptionList, Static

from judge import keys
from judge.diagnostics import Problem
from judge.presenters import bookmarks as remembering
from judge.presenters import rules as reading
from judge.presenters import searching
from judge.presenters.texts import Texts, built_in, everything
from judge.remembered import Bookmark, Bookmarks, DamagedMemoryError
from judge.screens.base import ModeScreen
from judge.screens.note import NoteScreen
from judge.widgets.frame import KeyLine, ModeLine
from judge.widgets.panes import ListPane
from judge.widgets.plain import line, plain
from judge.widgets.reader import Reader
from judge.widgets.reading import found_row, link_rows, list_row, offer_row
from judge.widgets.search_box import SearchBox
from judge.widgets.side import Row, Side
from ruletext.builtin import UnknownRuleError, builtin
from ruletext.faults import FaultyTextError

if TYPE_CHECKING:
    from judge.app import JudgeApp

NOT_SEARCHED = "Non hai ancora cercato niente: la casella è in alto (F6)."
NO_EXAMPLES = "Questa regola non ha esempi."


class RulesScreen(ModeScreen):
    """The rules, from the beginning or at a place of them. Opened over another screen, Esc goes back to it."""

    CSS_PATH = "rules.tcss"
    AUTO_FOCUS = "SearchBox"
    BINDINGS: ClassVar[list[BindingType]] = [*keys.bindings(keys.RULES)]
    scope = keys.RULES

    @dataclass
    class Loaded(Message):
        """The imported texts have been read."""

        texts: Texts

    @dataclass
    class NotLoaded(Message):
        """The imported texts cannot be read, and why."""

        reason: str

    def __init__(self, start: str = "") -> None:
        super().__init__()
        self._texts = built_in(builtin())
        self._start = start
        self._history = reading.History()
        self._results: searching.Results | None = None
        self._bookmarks: tuple[Bookmark, ...] = ()
        self._recent: tuple[str, ...] = ()
        self._links: tuple[reading.Link, ...] = ()

    def compose(self) -> ComposeResult:
        yield ModeLine(keys.RULES, f"edizione del {self._texts.rules.edition.date}")
        yield SearchBox(self._texts)
        yield Static(plain(reading.ASK), id="message")
        with Horizontal():
            yield Side(self._texts)
            with Vertical():
                yield Reader()
                yield ListPane(keys.LINKS, "Rimandi", id="links")
        yield KeyLine()

    def on_mount(self) -> None:
        self._load()
        self._recall()
        if self._start:
            self.open(self._start)

    @property
    def judge(self) -> JudgeApp:
        """The application that the screen is in."""
        return cast("JudgeApp", self.app)

    @property
    def _side(self) -> Side:
        return self.query_one(Side)

    @property
    def _reader(self) -> Reader:
        return self.query_one(Reader)

    @work(thread=True, group="texts")
    def _load(self) -> None:
        try:
            self.post_message(self.Loaded(everything(self._texts.rules)))
        except (Problem, FaultyTextError) as error:
            self.post_message(self.NotLoaded(str(error)))

    @on(Loaded)
    def _loaded(self, event: Loaded) -> None:
        before, self._texts = self._texts, event.texts
        if event.texts is before:
            return
        self.query_one(SearchBox).texts = event.texts
        self._side.read_from(event.texts)
        if self._reader.asked:
            # What was said of the question stays: the headings are the same in every text.
            self._show(self._reader.asked, self._reader.sought, heading=False)

    @on(NotLoaded)
    def _not_loaded(self, event: NotLoaded) -> None:
        self.judge.say(event.reason, wrong=True)

    # --- reading

    def open(self, place: str) -> None:
        """Reads a rule or article in its section, and remembers that it was read."""
        self._open(place, frozenset())

    def _open(self, place: str, sought: frozenset[str]) -> None:
        if not self._show(place, sought):
            return
        self._history.go(place)
        self._remember(place)
        self.set_focus(self._reader)

    def _show(self, place: str, sought: frozenset[str] = frozenset(), *, heading: bool = True) -> bool:
        """Shows a place in its section. Returns whether it is there."""
        try:
            section = reading.section(place, self._texts)
        except UnknownRuleError as error:
            self._say(f"{error}.")
            return False
        if heading:
            self._say(section.heading)
        self._reader.read(section, sought, remembering.notes(self._bookmarks))
        self._show_links(place)
        self.refresh_bindings()
        return True

    def _show_links(self, place: str) -> None:
        self._links = reading.links(place, self._texts)
        pane = self.query_one("#links", ListPane)
        name = self._texts.name(place)
        pane.titled(f"Rimandi di {name}" if self._links else f"{name} non ha rimandi")
        pane.fill(link_rows(self._links), 0)

    def _say(self, message: str) -> None:
        self.query_one("#message", Static).update(line(message))

    @on(OptionList.OptionHighlighted, "#reader")
    def _moved(self) -> None:
        if self._reader.here is not None:
            self._show_links(self._reader.here.place)
            self.refresh_bindings()

    @on(OptionList.OptionSelected, "#reader")
    def _to_links(self) -> None:
        here = self._reader.here
        if here is not None and here.is_heading and here.place != self._reader.asked:
            self.open(here.place)
        else:
            self.action_to_links()

    @on(OptionList.OptionSelected, "#links")
    def _follow(self, event: OptionList.OptionSelected) -> None:
        self.open(self._links[event.option_index].place)

    def action_to_links(self) -> None:
        """From the text to its links, if it has any."""
        if self._links:
            self.set_focus(self.query_one("#links"))

    def action_back(self) -> None:
        """The rule read before."""
        self._go(self._history.back(), "Prima di questa non c'è altro.")

    def action_forward(self) -> None:
        """The rule that was left with Indietro."""
        self._go(self._history.forward(), "Dopo questa non c'è altro.")

    def _go(self, place: str | None, otherwise: str) -> None:
        if place is None:
            self._say(otherwise)
        elif self._show(place):
            self.set_focus(self._reader)

    def action_examples(self) -> None:
        """Shows or hides the examples of the rule."""
        if not self._reader.fold():
            self._say(NO_EXAMPLES)

    def action_copy(self) -> None:
        """Copies the rule, as it is to be read by somebody else."""
        here = self._reader.here
        if here is None:
            return
        text = reading.quotation(here, self._texts, with_examples=self._reader.unfolds(here.place))
        self.app.copy_to_clipboard(text)
        first = text.partition("\n")[0]
        self.judge.say(f"Copiato: {first}. Se negli appunti non c'è, il terminale non lo permette.")

    def action_situations(self) -> None:
        """Leads to the situations that show the rule."""
        self.judge.situations_of(self._here)

    def action_wordings(self) -> None:
        """Shows the texts of the rule in all editions."""
        from judge.presenters.wordings import compared
        from judge.screens.wordings import WordingsScreen
        from ruletext.comparing import NotComparable

        try:
            found = compared(self._here, self._texts)
        except NotComparable as error:
            self._say(f"{error}.")
        else:
            self.app.push_screen(WordingsScreen(found))

    # --- searching

    @on(SearchBox.Told)
    def _told(self, event: SearchBox.Told) -> None:
        self._say(event.words)
        self._side.waiting(searching.SEARCHING)

    @on(SearchBox.Failed)
    def _failed(self, event: SearchBox.Failed) -> None:
        self._say(searching.FAILED)
        self.judge.say(event.words, wrong=True)

    @on(SearchBox.Emptied)
    def _emptied(self) -> None:
        self._results = None
        self._say(reading.ASK)
        self._side.show_index()

    @on(SearchBox.Found)
    def _found(self, event: SearchBox.Found) -> None:
        self._results = results = event.results
        self._list_results(results)
        self._say(results.message)
        if event.entered:
            self._open_found()
        elif results.found:
            self._look(results.found[0].place)

    def _list_results(self, results: searching.Results) -> None:
        rows = [Row("", offer_row(results.perhaps))] if results.perhaps else []
        first = len(rows)
        rows += [Row(one.place, found_row(one)) for one in results.found]
        self._side.show_list(keys.FOUND, f"Risultati: {len(results.found)}", rows, first)

    @on(SearchBox.Entered)
    def _open_found(self) -> None:
        """Opens the result that the cursor is on; where there is none, what was typed stays to be mended."""
        place = self._side.highlighted
        if place and self._results is not None:
            self._open(place, self._results.sought)
            if self._results.said:
                self._say(self._results.said)

    @on(Side.Looked)
    def _looked(self, event: Side.Looked) -> None:
        self._look(event.place)

    def _look(self, place: str) -> None:
        """Shows a place beside the list that it is in, without going there."""
        self._show(place, self._sought, heading=self._side.kind != keys.FOUND)

    @on(Side.Chosen)
    def _chosen(self, event: Side.Chosen) -> None:
        if event.place:
            self._open(event.place, self._sought)
        elif self._results is not None:
            box = self.query_one(SearchBox)
            box.value = self._results.perhaps
            self.set_focus(box)

    @property
    def _sought(self) -> frozenset[str]:
        """The terms to mark in a place of the list that is to be seen."""
        return self._results.sought if self._results is not None and self._side.kind == keys.FOUND else frozenset()

    def action_to_box(self) -> None:
        """To the box, what is in it ready to be replaced."""
        box = self.query_one(SearchBox)
        self.set_focus(box)
        box.select_all()

    def action_to_side(self) -> None:
        """From the box to what stands beside the rule."""
        self._side.to_pane()

    # --- what is remembered

    def action_side(self, kind: str) -> None:
        """Shows the index, or one of the lists, and goes there."""
        if kind == keys.TREE:
            self._side.show_index()
        elif kind == keys.FOUND and self._results is not None:
            self._list_results(self._results)
        elif kind == keys.FOUND:
            self._say(NOT_SEARCHED)
            return
        else:
            self._list_remembered(kind)
        self._side.to_pane()

    def _list_remembered(self, kind: str, at: int = 0) -> None:
        self._recall()
        if kind == keys.BOOKMARKS:
            title, none = "Segnalibri", remembering.NO_BOOKMARKS
            lines = remembering.bookmark_lines(self._bookmarks, self._texts)
        else:
            title, none = "Già lette", remembering.NOTHING_READ
            lines = remembering.read_lines(self._recent, self._texts)
        self._side.show_list(kind, f"{title}: {len(lines)}", [Row(one.place, list_row(one)) for one in lines], at)
        if lines:
            self._look(self._side.highlighted)
        else:
            self._say(none)

    def _recall(self) -> None:
        try:
            self._bookmarks = remembering.kept().all()
            self._recent = remembering.recent().all()
        except (DamagedMemoryError, OSError) as error:
            self.judge.say(f"Segnalibri: {remembering.trouble_words(error)}.", wrong=True)
        self._reader.bookmarked(remembering.notes(self._bookmarks))
        self.refresh_bindings()

    @work(thread=True, group="remember")
    def _remember(self, place: str) -> None:
        try:
            remembering.recent().put(place)
        except (DamagedMemoryError, OSError) as error:
            self.app.call_from_thread(self.judge.say, f"Già lette: {remembering.trouble_words(error)}.", wrong=True)

    @property
    def _here(self) -> str:
        """The place that a bookmark is put to or taken from: of the list that has the focus, else of the text."""
        if self.focused is not None and self.focused.id == "found":
            return self._side.highlighted
        return self._reader.here.place if self._reader.here is not None else ""

    def action_bookmark(self) -> None:
        """Puts a bookmark, with a note; where there is one, changes the note."""
        place = self._here
        if not place:
            return
        note = remembering.notes(self._bookmarks).get(place)

        def noted(typed: str | None) -> None:
            if typed is not None:
                today = datetime.now().astimezone().date()
                self._change(lambda kept: kept.put(remembering.made(place, typed, self._texts, today)))

        self.app.push_screen(NoteScreen(self._texts.name(place), note), noted)

    def action_unbookmark(self) -> None:
        """Takes a bookmark away."""
        place = self._here
        self._change(lambda kept: kept.remove(place))
        self._say(f"Tolto il segnalibro di {self._texts.name(place)}.")

    def _change(self, change: Callable[[Bookmarks], None]) -> None:
        """Changes the bookmarks, and shows them as they then are."""
        try:
            change(remembering.kept())
        except (DamagedMemoryError, OSError) as error:
            self.judge.say(f"Segnalibri: {remembering.trouble_words(error)}.", wrong=True)
            return
        if self._side.kind == keys.BOOKMARKS:
            self._list_remembered(keys.BOOKMARKS, self._side.row)
        else:
            self._recall()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """There is nowhere to leave to where the screen is the first of its mode; nothing to take where nothing is."""
        if action == "leave":
            return self.app.screen_stack[0] is not self
        if action == "unbookmark":
            return self._here in remembering.notes(self._bookmarks)
        if action in ("bookmark", "copy", "examples", "wordings", "to_links", "situations"):
            return bool(self._here)
        return super().check_action(action, parameters)

    def action_leave(self) -> None:
        """Back to the screen from which a rule was opened."""
        self.dismiss()
