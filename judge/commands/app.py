"""The verbs that open the full-screen application, which is imported when one of them is called and not before."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import click

from judge.commands.italian import Argument, Command, Whole
from judge.diagnostics import Problem, complain
from judge.render import one_line
from ruletext.reasons import reason

LOOPBACK = "127.0.0.1"
PAGE = Path(__file__).resolve().parent.parent / "web" / "app_index.html"
"""What a browser is given: under this name textual-serve looks for it. Nothing on it comes from elsewhere."""


@click.command(
    "tavolo",
    cls=Command,
    short_help="Apre l'applicazione su un tavolo da comporre.",
    help="""Apre l'applicazione a tutto schermo su un tavolo da comporre, o su quello di un file: una situazione qualsiasi,
    in YAML o a righe.

    Il tavolo si salva da solo a ogni cambiamento; al prossimo avvio è fra gli ultimi tavoli.""",
)
@click.argument(
    "source",
    metavar="[FILE]",
    required=False,
    cls=Argument,
    explanation="Il file di una situazione, o il nome di una inclusa.",
    names="situations",
)
def table(source: str | None) -> object:
    """`judge tavolo [FILE]`."""
    return start(mode="tavolo", source=source or "")


@click.command(
    "svolgi",
    cls=Command,
    short_help="Apre l'applicazione su una situazione da svolgere.",
    help="""Apre l'applicazione a tutto schermo su una situazione da svolgere.

    Per averla svolta come testo: judge scenario esegui.""",
)
@click.argument(
    "source",
    metavar="FILE",
    cls=Argument,
    explanation="Il file di una situazione, o il nome di una inclusa.",
    names="situations",
)
def play(source: str) -> object:
    """`judge svolgi FILE`."""
    return start(mode="svolgimento", source=source)


@click.command(
    "giro",
    cls=Command,
    short_help="Apre l'applicazione con il giro di cinque schermate.",
    help="Apre l'applicazione con il giro di cinque schermate, che di norma si vede la prima volta.",
)
def tour() -> object:
    """`judge giro`."""
    return start(toured=True)


@click.command(
    "servi",
    cls=Command,
    short_help="Serve l'applicazione a un browser.",
    help="""Serve l'applicazione a un browser di questa macchina, all'indirizzo che scrive; Ctrl+C la ferma.

    Serve una parte in più: python -m pip install 'judge[web]'. Con --indirizzo 0.0.0.0 la apre a tutta la rete: chiunque arrivi
    a quella porta usa judge come te, legge e scrive i tuoi file di judge, e non c'è parola d'ordine né connessione cifrata.""",
)
@click.option("--porta", "port", metavar="N", type=Whole(1, 65_535), default=8000, help="La porta; di norma 8000.")
@click.option(
    "--indirizzo", "host", metavar="IP", default=LOOPBACK, help="A chi risponde; di norma solo a questa macchina."
)
def serve(port: int, host: str) -> object:
    """`judge servi`."""
    from importlib.util import find_spec

    if find_spec("textual_serve") is None:
        raise Problem("per servire l'applicazione a un browser manca una parte: python -m pip install 'judge[web]'")
    import shlex
    from importlib import import_module

    # By name: it need not be there, for whoever checks types either.
    server = import_module("textual_serve.server").Server

    if host not in (LOOPBACK, "localhost", "::1"):
        complain(f"chiunque arrivi a {one_line(host)}:{port} userà judge come te: non c'è una parola d'ordine")
    try:
        command = f"{shlex.quote(sys.executable)} -m judge"
        server(command, host=host, port=port, title="judge", templates_path=PAGE.parent).serve()
    except OSError as error:
        raise Problem(f"su {one_line(host)}:{port} non si può servire: {reason(error)}") from None
    return None


def start(*, mode: str = "", source: str = "", toured: bool = False) -> object:
    """Opens the application in a mode, on a scenario if there is a source. Raises `Problem` where it cannot."""
    from importlib.util import find_spec

    if find_spec("judge.app") is None:
        raise Problem("l'applicazione a tutto schermo in questa copia non c'è ancora; i comandi sono in judge --help")
    # For a browser, whoever serves it names the driver that talks to it in place of a terminal.
    if not (sys.stdin.isatty() and sys.stdout.isatty()) and not os.environ.get("TEXTUAL_DRIVER"):
        raise Problem("l'applicazione a tutto schermo ha bisogno di un terminale")
    if os.environ.get("TERM") == "dumb" and not os.environ.get("TEXTUAL_DRIVER"):
        raise Problem(
            "questo terminale (TERM=dumb) non sa mostrare l'applicazione a tutto schermo; i comandi sono in judge --help"
        )
    from importlib import import_module

    from judge import keys, settings
    from judge.first_ruling import begun

    try:
        found = settings.load()
    except settings.SettingsError as error:
        raise Problem(str(error)) from None
    ruling = begun(source) if mode == keys.TABLE else None
    # All that follows is loaded while the other process rules.
    from judge import preparing
    from judge.commands.sources import lend_card_readings, lend_imported_cards

    # Before anything of the application is loaded: screens take their keys as they are made.
    keys.use(found.keys)
    lend_imported_cards()
    lend_card_readings()
    preparing.in_background()
    application = import_module("judge.app")
    return application.run(mode=mode, source=source, theme=found.theme, toured=toured, ruling=ruling)
