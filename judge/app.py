"""The full-screen application: four modes, each with screens of its own, over the same core as the command line."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from textual import work
from textual.app import App
from textual.binding import BindingType
from textual.color import Color
from textual.command import CommandPalette
from textual.events import Resize
from textual.screen import Screen
from textual.theme import Theme
from textual.worker import get_current_worker

from judge import ahead, keys
from judge.screens.base import help_scopes

if TYPE_CHECKING:
    from textual.command import Provider
    from textual.driver import Driver
    from textual.notifications import SeverityLevel

    from judge.first_ruling import FirstRuling
    from ruletext.number import RuleNumber

SHORT, LONG = 4.0, 12.0
"""Seconds for which a message stays: one that says that something went well, and one that must be read."""

MOST_SAID = 220
"""How many signs of a message are shown: a third of a screen of 80 by 24, where it hides what is below."""
WRITING = frozenset({"remember", "training"})
"""The groups of workers that write down what somebody did: whoever leaves waits for them, and for nothing else."""
LEAVING = 0.4
"""For how many seconds at most."""

CONTRAST = Theme(
    name="judge-contrast",
    primary="#ffff00",
    secondary="#ffffff",
    accent="#00ffff",
    foreground="#ffffff",
    background="#000000",
    surface="#000000",
    panel="#1a1a1a",
    warning="#ffff00",
    error="#ff8080",
    success="#80ff80",
    dark=True,
    text_alpha=1.0,
    variables={"text-muted": "#ffffff", "text-disabled": "#d0d0d0"},
)
THEMES = {"scuro": "textual-dark", "chiaro": "textual-light", "contrasto": CONTRAST.name}
"""The themes by the names that a user knows, in the order of the key that changes them."""


def _library() -> Screen[Any]:
    from judge.screens.library import LibraryScreen

    return LibraryScreen()


def _table() -> Screen[Any]:
    from judge.screens.table import TableScreen

    return TableScreen()


def _rules() -> Screen[Any]:
    from judge.screens.rules import RulesScreen

    return RulesScreen()


def _training() -> Screen[Any]:
    from judge.screens.training import TrainingScreen

    return TrainingScreen()


def _commands() -> type[Provider]:
    from judge.palette import JudgeCommands

    return JudgeCommands


class JudgeApp(App[int]):
    """The application. Screens are imported as they are opened, so that the first one is there at once."""

    TITLE = "judge"
    CSS_PATH = "app.tcss"
    MODES: ClassVar[dict[str, str | Callable[[], Screen[Any]]]] = {
        keys.PLAY: _library,
        keys.TABLE: _table,
        keys.RULES: _rules,
        keys.TRAINING: _training,
    }
    COMMANDS = {_commands}  # noqa: RUF012 - Textual declares it without ClassVar
    BINDINGS: ClassVar[list[BindingType]] = [*keys.bindings(keys.APP)]

    def __init__(
        self,
        mode: str = keys.PLAY,
        source: str = "",
        *,
        prepares: bool = False,
        theme: str = "",
        keeps_theme: bool = False,
        toured: bool = False,
        ruling: FirstRuling | None = None,
    ) -> None:
        """`prepares`: with the first picture there, it loads what the next key will need, and makes the index of the search.

        `theme`: a name of `THEMES`; `keeps_theme`: another one that is chosen is there again the next time; `toured`: it begins
        with the tour; `ruling`: what another process has to say of the board that it opens.
        """
        # Textual begins in this mode; to go to it from a mode without screens would draw everything twice.
        self.DEFAULT_MODE = mode  # type: ignore[misc]
        super().__init__()
        self._source = source
        self._prepares = prepares
        self._was_small = False
        self.turns = ahead.Turns()
        self._keeps_theme = keeps_theme
        self._toured = toured
        self.ruling = ruling
        self._sought = ""
        """What was looked for last in a pane."""
        self.register_theme(CONTRAST)
        if theme in THEMES:
            self.theme = THEMES[theme]
        if self.no_color:
            from judge.widgets.uncoloured import without_colours

            self._filters = without_colours(self._filters, self._ground)

    def get_driver_class(self) -> type[Driver]:
        """What draws and listens: where it is a terminal, one that takes pasted text as it is."""
        usual = super().get_driver_class()
        if usual.__name__ != "LinuxDriver":
            return usual
        from judge.terminal_input import Terminal

        return Terminal

    def _ground(self) -> Color:
        """The colour behind everything."""
        return Color.parse(self.current_theme.background or ("#121212" if self.current_theme.dark else "#e0e0e0"))

    def on_resize(self, event: Resize) -> None:
        """Says so where there is too little room, once for each time that it becomes so."""
        from judge.screens.small import SmallScreen, too_small

        small, says = too_small(event.size), isinstance(self.screen, SmallScreen)
        if small and not says and not self._was_small:
            self.push_screen(SmallScreen())
        elif not small and says:
            self.screen.dismiss()
        self._was_small = small

    def on_ready(self) -> None:
        if self._source and self.DEFAULT_MODE != keys.TABLE:
            self.play_source(self.to_open())
        if self._toured:
            from judge.screens.tour import TourScreen

            self.push_screen(TourScreen())
        if self._prepares:
            self.call_after_refresh(self._prepare)

    def to_open(self) -> str:
        """What the application was called with, once: the file, or the name of a built-in situation; then ''."""
        source, self._source = self._source, ""
        return source

    @work(thread=True, group="ahead")
    def _prepare(self) -> None:
        worker = get_current_worker()

        def stopped() -> bool:
            return self.turns.let_pass(lambda: worker.is_cancelled)

        ahead.load(stopped)
        from judge.presenters import searching
        from ruletext.builtin import builtin

        def progress(done: int, total: int) -> None:
            if stopped():
                raise searching.Stopped

        if stopped():
            return
        with suppress(searching.Stopped):
            searching.prepare(builtin(), progress)

    def play_source(self, source: str) -> None:
        """Opens a scenario, by its file or the name of a built-in one, in Svolgimento."""
        from judge.presenters.sources import from_source

        self._remember(source)
        self.play(from_source(source))

    @work(thread=True, group="remember")
    def _remember(self, source: str) -> None:
        from judge.presenters.opened import remember

        remember(source)

    def situations_of(self, rule: str) -> None:
        """The list of situations, with those that show a rule."""
        from judge.screens.library import LibraryScreen

        self.switch_mode(keys.PLAY)
        while len(self.screen_stack) > 1 and not isinstance(self.screen, LibraryScreen):
            self.pop_screen()
        if isinstance(self.screen, LibraryScreen):
            self.screen.seek(rule)

    def play(self, source: Any) -> None:
        """Opens a scenario in Svolgimento."""
        awaited = ExitStack()
        awaited.enter_context(self.turns.awaited())
        from judge.screens.play import PlayScreen

        self.switch_mode(keys.PLAY)
        self.push_screen(PlayScreen(source, awaited.close))

    def train_with(self, folder: Path) -> None:
        """Goes to Allenamento, with the set in a folder."""
        from judge.screens.training import TrainingScreen

        self.switch_mode(keys.TRAINING)
        if isinstance(screen := self.screen, TrainingScreen):
            screen.open_set(folder)

    def open_rule(self, place: RuleNumber | str) -> None:
        """Opens a rule or article over the screen that is there, which Esc goes back to."""
        from judge.screens.rules import RulesScreen

        screen = self.screen
        if isinstance(screen, RulesScreen):
            screen.open(str(place))
        else:
            self.push_screen(RulesScreen(str(place)))

    def say(self, message: str, *, wrong: bool = False) -> None:
        """A message over the screen for some seconds, in place of the one before: of many things that are wrong the first."""
        told = message.splitlines()
        first, more = " ".join(told[:2]), len(told) - 2
        if more > 0:
            first = f"{first} (e {'un altro punto' if more == 1 else f'altri {more} punti'})"
        if len(first) > MOST_SAID:
            first = f"{first[: MOST_SAID - 1]}…"
        self.clear_notifications()
        severity: SeverityLevel = "error" if wrong else "information"
        seconds = LONG if wrong else SHORT
        self.notify(first, title="Attenzione" if wrong else "", severity=severity, timeout=seconds, markup=False)

    def action_mode(self, mode: str) -> None:
        """Goes to a mode, as it was left."""
        self.switch_mode(mode)

    def action_help(self) -> None:
        """The help for the pane with the focus."""
        from judge.presenters.help import page
        from judge.screens.help import HelpScreen

        if isinstance(self.screen, HelpScreen):
            self.screen.dismiss()
        else:
            self.push_screen(HelpScreen(page(help_scopes(self.screen))))

    def action_find(self) -> None:
        """Asks for words and goes to where they come next in the pane that has the focus, or where they came before."""
        from judge.screens.ask import FindScreen
        from judge.widgets.panes import Pane

        pane: object = self.screen.focused
        if not isinstance(pane, Pane):
            return

        def sought(wanted: tuple[str, bool] | None) -> None:
            if wanted is None:
                return
            words, back = wanted
            self._sought = words.strip()
            if not pane.find(self._sought, back=back):
                self.say(f"Qui non c'è «{self._sought}».")
                # What was mistyped is there to be mended.
                self.push_screen(FindScreen(self._sought), sought)

        self.push_screen(FindScreen(self._sought), sought)

    def action_next_theme(self) -> None:
        """The next theme, which is kept."""
        names = list(THEMES.values())
        self.theme = names[(names.index(self.theme) + 1) % len(names)] if self.theme in names else names[0]
        name = next(name for name, theme in THEMES.items() if theme == self.theme)
        if self._keeps_theme:
            from judge.presenters.opened import keep_theme

            keep_theme(name)

    def action_command_palette(self) -> None:
        """The palette, in Italian."""
        if not isinstance(self.screen, CommandPalette):
            self.push_screen(CommandPalette(placeholder="Un comando, una situazione, una regola…"))

    async def action_quit(self) -> None:
        """Leaves. What is being written down is waited for; what is being worked out is not, and ends with the process."""
        written = [worker.wait() for worker in self.workers if worker.group in WRITING and not worker.is_finished]
        with suppress(TimeoutError):
            async with asyncio.timeout(LEAVING):
                await asyncio.gather(*written, return_exceptions=True)
        self.exit()

    def action_help_quit(self) -> None:
        """Ctrl+C copies where something is selected; elsewhere it stops what is being worked out, or says how to leave."""
        enough = getattr(self.screen, "enough", None)
        if enough is not None and enough():
            return
        self.say("Per uscire: F10 oppure Ctrl+Q.")

    def _print_error_renderables(self) -> None:
        # What nobody foresaw is raised by `run` and reported as on the command line, not shown as a traceback.
        self._exit_renderables.clear()


async def _drop_the_rest() -> None:
    left = asyncio.all_tasks() - {asyncio.current_task()}
    for task in left:
        task.cancel()
    await asyncio.gather(*left, return_exceptions=True)


def _run(app: JudgeApp) -> int | None:
    """As `asyncio.run` does it, which would also wait for threads that nobody wants any more: one may be making the index."""
    loop = asyncio.new_event_loop()
    try:
        code = app.run(loop=loop)
        loop.run_until_complete(_drop_the_rest())
    finally:
        loop.close()
    return code


def run(
    mode: str | None = None,
    source: str | Path | None = None,
    *,
    theme: str = "",
    toured: bool = False,
    ruling: FirstRuling | None = None,
) -> int:
    """Opens the application in a mode ('svolgimento', 'tavolo', 'regole', 'allenamento'), on a scenario if there is one.

    `theme`: the one that is set, '' for the one used last; `toured`: with the tour; `ruling`: as the application has it.
    Returns the exit code.
    Raises what nobody foresaw, for `judge.diagnostics` to report.
    """
    from judge.presenters.opened import begins_with_the_tour, kept_theme

    app = JudgeApp(
        mode or keys.PLAY,
        str(source) if source else "",
        prepares=True,
        theme=theme or kept_theme(),
        keeps_theme=True,
        toured=begins_with_the_tour(mode, source, toured=toured),
        ruling=ruling,
    )
    code = _run(app)
    if ruling is not None:
        ruling.stop()
    if app._exception is not None:
        raise app._exception
    return code or 0
