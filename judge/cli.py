"""The command line: every verb, usable in a pipe. Answers go to stdout; `diagnostics` has all the rest."""

from __future__ import annotations

import os
import sys
from typing import Any

import click

from judge import diagnostics
from judge.commands import italian

NOTICE = (
    "judge è un lavoro non ufficiale di appassionati: Wizards of the Coast non lo ha approvato e non lo sostiene. "
    "In torneo fanno fede i documenti ufficiali e la parola del capo arbitro."
)
RULE = "regola"


class CommandLine(italian.Group):
    """The root of all commands. A number in the place of a command asks for that rule."""

    def main(self, args: Any = None, prog_name: str | None = None, *rest: Any, **settings: Any) -> Any:
        """Runs one call and ends the interpreter with its exit code, or gives it back outside standalone mode."""
        for stream in (sys.stdout, sys.stderr):
            _never_fails_on_a_letter(stream)
        settings["standalone_mode"], standalone = False, settings.get("standalone_mode", True)
        code = diagnostics.guarded(lambda: super(CommandLine, self).main(args, self.name, *rest, **settings))
        if standalone:
            sys.exit(code)
        return code

    def make_context(self, *arguments: Any, **settings: Any) -> click.Context:
        """Reads the call. Raises `OutputClosedError` before click can end the run in its own way."""
        with diagnostics.noticing_closed_output():
            return super().make_context(*arguments, **settings)

    def invoke(self, ctx: click.Context) -> Any:
        """Runs the command that was called for. Raises `OutputClosedError`, as `make_context` does."""
        with diagnostics.noticing_closed_output():
            return super().invoke(ctx)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that the first word names; for `judge 704.5f`, the one that looks rules up."""
        if args[0][:1].isdecimal():
            return super().resolve_command(ctx, [RULE, *args])
        return super().resolve_command(ctx, args)

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Writes how a run ends, and the notice."""
        with formatter.section("Come finisce un comando"):
            formatter.write_dl([(str(code.value), code.meaning) for code in diagnostics.Exit])
        super().format_epilog(ctx, formatter)


def _never_fails_on_a_letter(stream: Any) -> None:
    """A terminal that has no sign for a letter shows a question mark in its place."""
    if getattr(stream, "errors", "") == "strict" and hasattr(stream, "reconfigure"):
        stream.reconfigure(errors="replace")


def _show_version(ctx: click.Context, _: click.Parameter, asked: bool) -> None:
    if asked and not ctx.resilient_parsing:
        from importlib.metadata import version

        click.echo(f"judge {version('judge')}")
        ctx.exit()


@click.group(
    "judge",
    cls=CommandLine,
    invoke_without_command=True,
    lazy={
        RULE: "judge.commands.rules:rule",
        "cerca": "judge.commands.cerca:search",
        "testo": "judge.commands.testo:text",
        "scenario": "judge.commands.scenario:scenario",
        "carta": "judge.commands.carta:carta",
        "mazzo": "judge.commands.mazzo:mazzo",
        "allena": "judge.commands.allena:allena",
        "esame": "judge.commands.esame:esame",
        "insieme": "judge.commands.insieme:insieme",
        "motore": "judge.commands.engine:engine",
        "tavolo": "judge.commands.app:table",
        "svolgi": "judge.commands.app:play",
        "giro": "judge.commands.app:tour",
        "servi": "judge.commands.app:serve",
        "config": "judge.commands.config:config",
        "completamento": "judge.commands.config:completion",
    },
    epilog=f"Le risposte escono su stdout, gli avvisi su stderr.\n\n{NOTICE}",
    help="""Assistente per chi arbitra partite di Magic: trova la regola, svolge la situazione e cita il perché.

    Da solo, in un terminale, apre l'applicazione a tutto schermo. Un numero al posto del comando mostra quella regola:
    judge 704.5f.""",
)
@click.option(
    "--version", is_flag=True, is_eager=True, expose_value=False, callback=_show_version, help="Mostra la versione."
)
@click.pass_context
def cli(ctx: click.Context) -> object:
    """What `judge` does without a command."""
    if ctx.invoked_subcommand is not None:
        return None
    if (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TEXTUAL_DRIVER"):
        from judge.commands.app import start

        return start()
    click.echo(ctx.get_help())
    return None


def main() -> None:
    """The console script."""
    cli.main()
