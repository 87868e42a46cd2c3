"""The palette: what can be done here, scenarios to open, rules by number or title. Accents make no difference."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, cast

from textual.command import DiscoveryHit, Hit, Hits, Provider

from judge import keys
from judge.presenters.rules import NothingFound, asked, summary, titles
from judge.presenters.texts import built_in
from judge.screens.base import help_scopes
from judge.widgets.plain import line
from ruletext.builtin import builtin

if TYPE_CHECKING:
    from textual.types import IgnoreReturnCallbackType

    from judge.app import JudgeApp

LIMIT = 30
NOTHING = "Niente di simile"


class Command(NamedTuple):
    """One thing that the palette offers: its words, what is said below them, what it does."""

    words: str
    about: str
    run: IgnoreReturnCallbackType


class JudgeCommands(Provider):
    """Everything that the palette finds."""

    _known: Sequence[Command] = ()

    @property
    def judge(self) -> JudgeApp:
        """The application."""
        return cast("JudgeApp", self.app)

    async def startup(self) -> None:
        """Reads what is the same all the while that the palette is open."""
        self._known = await asyncio.to_thread(
            lambda: [*self._bookmarks(), *self._sets(), *self._scenarios(), *self._titles()]
        )

    async def discover(self) -> Hits:
        """What is offered before anything is typed: what can be done here."""
        for command in self._actions():
            yield DiscoveryHit(line(command.words), command.run, text=command.words, help=line(command.about))  # type: ignore[arg-type]

    async def search(self, query: str) -> Hits:
        """What has all the words that were typed; a number of a rule first."""
        from judge.presenters.matching import matching

        by_words = matching(query, (*self._actions(), *self._known), lambda one: f"{one.words} {one.about}", LIMIT)
        found = [*self._rule(query), *by_words] or [
            Command(NOTHING, "prova con altre parole o con un numero", _nothing)
        ]
        for place, command in enumerate(found):
            score, words, about = 1 - place / (len(found) + 1), line(command.words), line(command.about)
            yield Hit(score, words, command.run, text=command.words, help=about)  # type: ignore[arg-type]

    def _actions(self) -> Iterator[Command]:
        """The keys that have an action here, by the words of the help."""
        offered = {"", "command_palette"}
        for scope in help_scopes(self.screen):
            for key in keys.KEYS[scope]:
                if key.action not in offered and self._works(key.action):
                    offered.add(key.action)
                    yield Command(key.what[:1].upper() + key.what[1:], key.shown, partial(self._do, key.action))

    def _works(self, action: str) -> bool:
        return any(active.binding.action == action for active in self.screen.active_bindings.values())

    async def _do(self, action: str) -> None:
        for node in (self.screen.focused, self.screen, self.app):
            if node is not None and await self.app.run_action(action, default_namespace=node):
                return

    def _sets(self) -> Iterator[Command]:
        """The trainer's sets that were opened before."""
        from judge.presenters import training_sets

        for one in training_sets.known():
            yield Command(f"Insieme {one.words}", "allenamento", partial(self.judge.train_with, one.folder))

    def _scenarios(self) -> Iterator[Command]:
        from judge.presenters import library

        for entry in library.entries():
            title, about = library.described(entry)
            yield Command(f"{title} ({entry.name})", about, partial(self.judge.play_source, str(entry.path)))

    def _titles(self) -> Iterator[Command]:
        """The parts, the chapters, the rules that have a title, and the articles."""
        for place, title in titles(built_in(builtin())):
            yield Command(title, "regole", partial(self.judge.open_rule, place))

    def _bookmarks(self) -> Iterator[Command]:
        """The places with a bookmark, with their notes."""
        from judge.presenters.bookmarks import bookmark_lines, kept, trouble_words
        from judge.remembered import DamagedMemoryError

        try:
            found = kept().all()
        except (DamagedMemoryError, OSError) as error:
            yield Command("Segnalibri", trouble_words(error), _nothing)
            return
        for one in bookmark_lines(found, built_in(builtin())):
            yield Command(one.label, f"segnalibro: {one.about}".rstrip(": "), partial(self.judge.open_rule, one.place))

    def _rule(self, query: str) -> Iterator[Command]:
        texts = built_in(builtin())
        try:
            found = asked(query, texts)
        except NothingFound:
            return
        if found is not None:
            about = found.said or "apre la regola"
            yield Command(summary(found.place, texts), about, partial(self.judge.open_rule, found.place))


def _nothing() -> None:
    """There is nothing to do."""
