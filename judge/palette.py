"""The palette: what can be done here, scenarios to open, rules by number or title. Accents make no difference."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, cast

from textual.command import DiscoveryHit, Hit, Hits, Provider

from judge.widgets.plain import line

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

    @property
    def judge(self) -> JudgeApp:
        """The application."""
        return cast("JudgeApp", self.app)

    async def discover(self) -> Hits:
        """What is offered before anything is typed: what can be done here."""
        for command in self._actions():
            yield DiscoveryHit(line(command.words), command.run, text=command.words, help=line(command.about))  # type: ignore[arg-type]

    async def search(self, query: str) -> Hits:
        """What has all the words that were typed; a number of a rule first."""
        from judge.presenters.matching import matching

        rules = list(self._rules(query))
        everything = [*self._actions(), *self._scenarios(), *self._chapters()]
        found = [*rules, *matching(query, everything, lambda one: one.words, LIMIT)]
        for place, command in enumerate(
            found or [Command(NOTHING, "prova con altre parole o con un numero", _nothing)]
        ):
            score = 1 - place / (len(found) + 1)
            words, about = line(command.words), line(command.about)
            yield Hit(score, words, command.run, text=command.words, help=about)  # type: ignore[arg-type]

    def _actions(self) -> Iterator[Command]:
        """The keys that have an action here, by the words of the help."""
        from judge import keys
        from judge.screens.base import help_scopes

        offered: set[str] = set()
        for scope in help_scopes(self.screen):
            for key in keys.KEYS[scope]:
                if key.action in offered or key.action in ("", "command_palette") or not self._works(key.action):
                    continue
                offered.add(key.action)
                yield Command(key.what[:1].upper() + key.what[1:], key.shown, partial(self._do, key.action))

    def _works(self, action: str) -> bool:
        return any(binding.binding.action == action for binding in self.screen.active_bindings.values())

    async def _do(self, action: str) -> None:
        focused = self.screen.focused
        for node in (focused, self.screen, self.app):
            if node is not None and await self.app.run_action(action, default_namespace=node):
                return

    def _scenarios(self) -> Iterator[Command]:
        from judge.presenters import library

        for entry in library.entries():
            title, about = library.described(entry)
            yield Command(f"{title} ({entry.name})", about, partial(self.judge.play_source, str(entry.path)))

    def _chapters(self) -> Iterator[Command]:
        from ruletext.builtin import builtin

        for heading in builtin().headings():
            words = f"{heading.number} {heading.title}"
            yield Command(words, "regole", partial(self.judge.open_rule, heading.number))

    def _rules(self, query: str) -> Iterator[Command]:
        from judge.presenters.rules import NothingFound, asked, summary
        from ruletext.builtin import builtin

        try:
            number = asked(query, builtin())
        except NothingFound:
            return
        yield Command(summary(number, builtin()), "apre la regola", partial(self.judge.open_rule, number))


def _nothing() -> None:
    """There is nothing to do."""
