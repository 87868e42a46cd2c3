"""click in Italian: the classes that every command is made with, and the words for every mistake that click notices.

Help pages are written here from the parts of a command, and messages from the data of an error, never from click's own
sentences, so that none of them can come through whatever the version.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import click

from judge.render import shortened

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

OPTIONS = "[OPZIONI]"
SUBCOMMAND = "COMANDO [ARGOMENTI]..."

LONGEST_REPEATED = 60
"""How many characters of a word that was typed a message repeats."""


class WrongCall(click.UsageError):
    """A call that cannot be understood; its message, in Italian, is shown as it is."""


class Argument(click.Argument):
    """An argument with a line of help of its own, whatever the version of click."""

    def __init__(self, declarations: Sequence[str], *, explanation: str, names: str = "", **settings: Any) -> None:
        super().__init__(declarations, **settings)
        self.explanation = explanation
        self.names = names
        """What of `judge.commands.completing` a shell offers here, '' for nothing."""

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """What a shell offers here."""
        if not self.names:
            return super().shell_complete(ctx, incomplete)
        from judge.commands import completing

        offered: list[CompletionItem] = getattr(completing, self.names)(incomplete)
        return offered


class Choice(click.Choice):
    """One of several words; a wrong one is answered with the nearest."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        if value not in self.choices:
            near = perhaps(str(value), self.choices)
            self.fail(f"{quoted(str(value))} non è tra {listed(self.choices)}{near}", param, ctx)
        return value


class Whole(click.ParamType):
    """A whole number between two others."""

    name = "numero"

    def __init__(self, lowest: int, highest: int) -> None:
        self.lowest = lowest
        self.highest = highest

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        text = str(value)
        number = int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None
        if number is None or not self.lowest <= number <= self.highest:
            self.fail(f"{quoted(text)} non è un numero da {self.lowest} a {self.highest}", param, ctx)
        return number


_COUNTER = re.compile(r"-\d{1,3}/[+-]?\d{1,3}")
"""A counter, which a shell hands over like an option: -1/-1."""
_NO_OPTION = "\ue000"
"""What is set before it so that click takes it for a word; nothing that is typed begins with it."""


def _as_written(value: Any) -> Any:
    if isinstance(value, tuple):
        return tuple(map(_as_written, value))
    return value.removeprefix(_NO_OPTION) if isinstance(value, str) else value


class Command(click.Command):
    """A command whose help page and mistakes are in Italian."""

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        settings.setdefault("options_metavar", OPTIONS)
        settings["add_help_option"] = False
        # Arguments too many are noticed here, in Italian, not by click.
        settings["context_settings"] = {"allow_extra_args": True, **(settings.get("context_settings") or {})}
        super().__init__(*arguments, **settings)
        self.params = [*self.params, _help_option()]

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Reads the words of the call. Raises `WrongCall` for words that nothing asks for, and errors of click."""
        try:
            if not isinstance(self, click.Group):
                args = [_NO_OPTION + word if _COUNTER.fullmatch(word) else word for word in args]
            rest = list(map(_as_written, super().parse_args(ctx, args)))
            ctx.params = {name: _as_written(value) for name, value in ctx.params.items()}
        except click.UsageError as error:
            # Some come from the parser, which does not say whose call it read.
            error.ctx = error.ctx or ctx
            raise
        if rest and not isinstance(self, click.Group) and not ctx.resilient_parsing:
            too_many = "argomenti" if len(rest) > 1 else "argomento"
            raise WrongCall(f"{too_many} di troppo: {' '.join(map(quoted, rest))}", ctx)
        return rest

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Writes the line that says how the command is called."""
        formatter.write_usage(ctx.command_path, " ".join(self.collect_usage_pieces(ctx)), prefix="Uso: ")

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Writes the help page."""
        self.format_usage(ctx, formatter)
        self.format_help_text(ctx, formatter)
        parameters = self.get_params(ctx)
        arguments = [(p.human_readable_name, p.explanation) for p in parameters if isinstance(p, Argument)]
        options = [record for p in parameters if isinstance(p, click.Option) and (record := p.get_help_record(ctx))]
        for title, rows in (("Argomenti", arguments), ("Opzioni", options), ("Comandi", self.subcommands(ctx))):
            if rows:
                with formatter.section(title):
                    formatter.write_dl(rows)
        self.format_epilog(ctx, formatter)

    def subcommands(self, ctx: click.Context) -> list[tuple[str, str]]:
        """The commands below this one, each with what it does in one line."""
        return []


class Group(Command, click.Group):
    """A group whose commands are imported when they are asked for, and listed in the order in which they are given.

    `lazy` says where each command is: ``module:attribute``.
    """

    def __init__(self, *arguments: Any, lazy: Mapping[str, str] | None = None, **settings: Any) -> None:
        settings.setdefault("subcommand_metavar", SUBCOMMAND)
        settings["no_args_is_help"] = False
        super().__init__(*arguments, **settings)
        self.lazy = dict(lazy or {})

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names of the commands, in the order in which they are given."""
        return [*self.commands, *self.lazy]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command with this name, imported now if it is a lazy one; None where there is none."""
        place = self.lazy.get(cmd_name)
        if place is None:
            return super().get_command(ctx, cmd_name)
        from importlib import import_module

        module, _, attribute = place.partition(":")
        command: click.Command = getattr(import_module(module), attribute)
        return command

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Reads the words of the call up to the command. Raises `WrongCall` where the command is missing."""
        if args in ([], ["--"]) and not self.invoke_without_command and not ctx.resilient_parsing:
            raise WrongCall(f"manca il comando: {listed(self.list_commands(ctx))}", ctx)
        return super().parse_args(ctx, args)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that the first word names. Raises `WrongCall`, with the nearest, where there is none."""
        command = self.get_command(ctx, args[0])
        if command is None and not ctx.resilient_parsing:
            names = self.list_commands(ctx)
            meant = perhaps(args[0], names) or f"; c'è {listed(names)}"
            raise WrongCall(f"comando sconosciuto: {quoted(args[0])}{meant}", ctx)
        return args[0] if command else None, command, args[1:]

    def subcommands(self, ctx: click.Context) -> list[tuple[str, str]]:
        """The commands of the group, each with what it does in one line."""
        found = ((name, self.get_command(ctx, name)) for name in self.list_commands(ctx))
        return [(name, command.short_help or "") for name, command in found if command and not command.hidden]


def quoted(word: str) -> str:
    """A word of a call as a message repeats it."""
    return f"«{shortened(word, LONGEST_REPEATED)}»"


def listed(words: Iterable[str]) -> str:
    """Several words as Italian lists them: ``a, b o c``."""
    *before, last = words
    return f"{', '.join(before)} o {last}" if before else last


def perhaps(word: str, known: Iterable[str]) -> str:
    """The end of a message that offers the known words nearest to one; '' where none is near."""
    # Most calls are right, and need no comparing.
    from difflib import get_close_matches

    near = get_close_matches(word.lower(), known, n=3, cutoff=0.6)
    return f"; forse {listed(near)}" if near else ""


def message(error: click.ClickException) -> str:
    """What an error of click says, in Italian, without where and how to call the command."""
    if isinstance(error, click.NoSuchOption):
        return f"opzione sconosciuta: {quoted(error.option_name)}{perhaps(error.option_name, _options(error.ctx))}"
    if isinstance(error, click.BadOptionUsage):
        return _wrong_use(error)
    if isinstance(error, click.MissingParameter):
        return f"manca {_name(error.param, error.ctx)}"
    if isinstance(error, click.BadParameter):
        name = _name(error.param, error.ctx)
        return f"{name}: {error.message}" if name else error.message
    if isinstance(error, WrongCall) or not isinstance(error, click.UsageError):
        return error.message
    # Nothing of click is left that could come here; were there something, its own words would be English.
    return "la chiamata non è giusta"


def usage(error: click.ClickException) -> str:
    """How the command of a wrong call is called, in two lines; '' for errors that are no wrong calls."""
    ctx = error.ctx if isinstance(error, click.UsageError) else None
    return f"{ctx.get_usage()}\nAiuto: {ctx.command_path} --help" if ctx else ""


def _help_option() -> click.Option:
    def show(ctx: click.Context, _: click.Parameter, asked: bool) -> None:
        if asked and not ctx.resilient_parsing:
            click.echo(ctx.get_help(), color=ctx.color)
            ctx.exit()

    return click.Option(
        ["-h", "--help"],
        is_flag=True,
        is_eager=True,
        expose_value=False,
        callback=show,
        help="Mostra questa pagina.",
    )


def _options(ctx: click.Context | None) -> list[str]:
    parameters = ctx.command.get_params(ctx) if ctx else []
    return [name for p in parameters if isinstance(p, click.Option) for name in (*p.opts, *p.secondary_opts)]


def _wrong_use(error: click.BadOptionUsage) -> str:
    parameters = error.ctx.command.get_params(error.ctx) if error.ctx else []
    for option in parameters:
        if isinstance(option, click.Option) and error.option_name in (*option.opts, *option.secondary_opts):
            if option.is_flag or option.count:
                return f"{quoted(error.option_name)} non vuole un valore"
            return f"dopo {quoted(error.option_name)} manca il valore: {option.metavar or listed(_choices(option))}"
    return f"{quoted(error.option_name)} non si usa così"


def _choices(option: click.Option) -> Sequence[str]:
    return [str(choice) for choice in option.type.choices] if isinstance(option.type, click.Choice) else ["VALORE"]


def _name(parameter: click.Parameter | None, ctx: click.Context | None) -> str:
    if parameter is None or ctx is None:
        return ""
    if isinstance(parameter, click.Argument):
        return parameter.human_readable_name.rstrip(".")
    return max(parameter.opts, key=len)
