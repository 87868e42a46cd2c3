"""`judge config`: where files lie, and what is set; `judge completamento`: the script with which a shell completes."""

from __future__ import annotations

import click

from judge.commands.italian import Argument, Choice, Command
from judge.diagnostics import Exit, Problem, say
from judge.render import json_text, one_line
from ruletext.reasons import reason

SHELLS = {
    "bash": 'eval "$(judge completamento bash)"  in ~/.bashrc',
    "zsh": 'eval "$(judge completamento zsh)"  in ~/.zshrc',
    "fish": "judge completamento fish | source  in ~/.config/fish/config.fish",
}


@click.command(
    "config",
    cls=Command,
    short_help="Dice dove stanno i file e che cosa è impostato.",
    help="""Dice dove stanno i file di judge su questa macchina, e se le impostazioni vanno bene.

    Le impostazioni sono un file TOML con i colori e i tasti dell'applicazione; --crea ne scrive uno che si spiega da sé. Se nel
    file c'è un errore lo dice, con la riga, e finisce con 2.""",
)
@click.option("--json", "as_json", is_flag=True, help="Scrive {file: [{che cosa, dove, c'è}], tema, tasti}.")
@click.option("--crea", "creates", is_flag=True, help="Scrive un file di impostazioni, se non c'è.")
def config(as_json: bool, creates: bool) -> Exit:
    """`judge config`."""
    from judge import keys, settings

    if creates:
        try:
            say(f"Ho scritto {settings.create()}")
        except FileExistsError as error:
            raise Problem(f"{error} c'è già: non lo cambio") from None
        except OSError as error:
            raise Problem(f"{settings.path()}: {reason(error)}") from None
    try:
        found = settings.load()
    except settings.SettingsError as error:
        fault, found = str(error), settings.Settings()
    else:
        fault = ""
    changed = [
        (scope, now, before)
        for scope in keys.KEYS
        for now, before in zip(found.keys[scope], keys.KEYS[scope], strict=True)
        if now.keys != before.keys
    ]
    if as_json:
        files = [{"che_cosa": what, "dove": str(place), "c_è": there} for what, place, there in settings.rows()]
        changes = [
            {"riquadro": scope, "tasto": now.keys, "era": before.keys, "fa": now.what} for scope, now, before in changed
        ]
        click.echo(json_text({"file": files, "tema": found.theme or None, "tasti": changes}))
    else:
        for what, place, there in settings.rows():
            click.echo(f"{what}\n  {one_line(str(place))}{'' if there else '  (non c’è ancora)'}")
        click.echo(f"tema: {found.theme or _used_last()}")
        told = "; ".join(
            f"{scope}: {now.shown} al posto di {before.shown} ({now.what})" for scope, now, before in changed
        )
        click.echo(f"tasti: {told or 'tutti come nell’aiuto'}")
    if fault:
        raise Problem(fault)
    return Exit.RIGHT


def _used_last() -> str:
    from judge.presenters.opened import kept_theme

    name = one_line(kept_theme())
    return f"{name}, usato per ultimo (Ctrl+T)" if name else "quello usato per ultimo (Ctrl+T)"


@click.command(
    "completamento",
    cls=Command,
    short_help="Scrive lo script con cui la shell completa i comandi.",
    help="""Scrive lo script con cui la shell completa comandi, opzioni, nomi di situazioni e di carte.

    Si mette una volta per tutte nel file con cui la shell comincia:\n\n"""
    + "\n\n".join(f"    {how}" for how in SHELLS.values()),
)
@click.argument("shell", metavar="SHELL", type=Choice(tuple(SHELLS)), cls=Argument, explanation="bash, zsh o fish.")
def completion(shell: str) -> None:
    """`judge completamento`."""
    from click.shell_completion import get_completion_class

    from judge.cli import cli

    made = get_completion_class(shell)
    assert made is not None
    script = made(cli, {}, "judge", "_JUDGE_COMPLETE").source()
    before, after = _OTHERWISE[shell]
    assert before in script
    click.echo(script.replace(before, after))


_OTHERWISE = {
    # A name is one word whatever is in it, and quoted as the names of files are: with what it was begun with, or by itself.
    "bash": (
        "COMPREPLY+=($value)",
        """COMPREPLY+=("$value")
            [[ $value == *[!a-zA-Z0-9_./-]* ]] && compopt -o filenames""",
    ),
    # A shell in which nobody has asked for completion yet has no place for it.
    "zsh": (
        "    compdef _judge_completion judge",
        """    (( $+functions[compdef] )) || { autoload -Uz compinit && compinit -i }
    compdef _judge_completion judge""",
    ),
    # The first comma divides what it is from what it is called; a name may have others.
    "fish": ('(string split "," $completion)', '(string split --max 1 -- "," $completion)'),
}
"""What is otherwise in the script of each shell than click has it: what stands there, and what does instead."""
