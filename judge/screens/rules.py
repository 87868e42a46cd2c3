"""Regole: a number typed, the index of chapters, the rule in its section, the ways on and back."""

from __future__ import annotations

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Input, OptionList, Static, Tree

from judge import keys
from judge.presenters import rules as reading
from judge.screens.base import ModeScreen
from judge.widgets.frame import KeyLine, ModeLine
from judge.widgets.hanging import Hanging
from judge.widgets.index import ChapterTree
from judge.widgets.panes import ListPane, Pane
from judge.widgets.plain import line, plain
from ruletext.builtin import builtin
from ruletext.number import RuleNumber

HERE, ELSEWHERE = "» ", "  "
EXAMPLE = "    "


class NumberBox(Input, Pane):
    """Where a number is typed."""

    BINDINGS: ClassVar[list[BindingType]] = [*keys.bindings(keys.BOX)]
    scope = keys.BOX


class RulesScreen(ModeScreen):
    """The rules, from the beginning or at one of them. Opened over another screen, Esc goes back to it."""

    CSS_PATH = "rules.tcss"
    AUTO_FOCUS = "NumberBox"
    BINDINGS: ClassVar[list[BindingType]] = [*keys.bindings(keys.RULES)]
    scope = keys.RULES

    def __init__(self, start: RuleNumber | None = None) -> None:
        super().__init__()
        self._rules = builtin()
        self._history = reading.History()
        self._start = start
        self._section: reading.Section | None = None
        self._links: tuple[reading.Link, ...] = ()

    def compose(self) -> ComposeResult:
        edition = self._rules.edition
        yield ModeLine(keys.RULES, f"edizione del {edition.date}")
        yield NumberBox(placeholder="Numero di regola o di capitolo: 704.5g, 704", compact=True)
        yield Static(plain(reading.ASK_FOR_NUMBER), id="message")
        with Horizontal():
            yield ChapterTree(self._rules)
            with Vertical():
                yield ListPane(keys.READER, "Testo", id="reader")
                yield ListPane(keys.LINKS, "Rimandi", id="links")
        yield KeyLine()

    def on_mount(self) -> None:
        if self._start is not None:
            self.open(self._start)

    def open(self, number: RuleNumber) -> None:
        """Reads a rule that is there, in its section."""
        self._history.go(number)
        self._show(number)

    def _show(self, number: RuleNumber) -> None:
        section = reading.section(number, self._rules)
        self._section = section
        self._say(section.heading)
        self.query_one(NumberBox).value = str(number)
        reader = self.query_one("#reader", ListPane)
        reader.titled(str(number))
        reader.fill([_paragraph(one, one.number == number) for one in section.paragraphs], section.at)
        self.call_after_refresh(reader.scroll_to_highlight, top=section.at > 0)
        self._show_links(number)
        reader.focus()

    def _show_links(self, number: RuleNumber) -> None:
        self._links = reading.links(number, self._rules)
        pane = self.query_one("#links", ListPane)
        pane.titled(f"Rimandi di {number}" if self._links else f"{number} non ha rimandi")
        pane.fill([line((f"{link.kind} ", "dim"), link.label) for link in self._links], 0)

    def _say(self, message: str) -> None:
        self.query_one("#message", Static).update(line(message))

    @on(Input.Submitted)
    def _asked(self, event: Input.Submitted) -> None:
        try:
            number = reading.asked(event.value, self._rules)
        except reading.NothingFound as error:
            self._say(str(error))
        else:
            self.open(number)

    @on(Tree.NodeSelected)
    def _picked(self, event: Tree.NodeSelected[RuleNumber]) -> None:
        if event.node.data is not None:
            self.open(event.node.data)

    @on(OptionList.OptionHighlighted, "#reader")
    def _moved(self, event: OptionList.OptionHighlighted) -> None:
        if self._section is not None:
            self._show_links(self._section.paragraphs[event.option_index].number)

    @on(OptionList.OptionSelected, "#reader")
    def _to_links(self, event: OptionList.OptionSelected) -> None:
        assert self._section is not None
        chosen = self._section.paragraphs[event.option_index].number
        if chosen.depth < 3 and chosen != self._section.number:
            self.open(chosen)
        elif self._links:
            self.query_one("#links").focus()

    @on(OptionList.OptionSelected, "#links")
    def _follow(self, event: OptionList.OptionSelected) -> None:
        self.open(self._links[event.option_index].number)

    def action_to_box(self) -> None:
        """To the box, what is in it ready to be replaced."""
        box = self.query_one(NumberBox)
        box.focus()
        box.select_all()

    def action_to_reader(self) -> None:
        """From the box to the text."""
        self.query_one("#reader").focus()

    def action_back(self) -> None:
        """The rule read before."""
        self._go(self._history.back(), "Prima di questa non c'è altro.")

    def action_forward(self) -> None:
        """The rule that was left with Indietro."""
        self._go(self._history.forward(), "Dopo questa non c'è altro.")

    def _go(self, number: RuleNumber | None, otherwise: str) -> None:
        if number is None:
            self._say(otherwise)
        else:
            self._show(number)

    def action_leave(self) -> None:
        """Back to the screen from which a rule was opened."""
        self.dismiss()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """There is nowhere to leave to where the screen is the first of its mode."""
        return self.app.screen_stack[0] is not self if action == "leave" else super().check_action(action, parameters)


def _paragraph(one: reading.Paragraph, asked: bool) -> Hanging:
    heading = " ".join(filter(None, (str(one.number), one.title)))
    text = plain((heading, "bold"), f"  {one.text}" if one.text else "")
    examples = ((EXAMPLE, plain(f"Esempio: {example}")) for example in one.examples)
    return Hanging((HERE if asked else ELSEWHERE, text), *examples)
