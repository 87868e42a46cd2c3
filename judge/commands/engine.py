"""`judge motore`: what the engine says about itself."""

from __future__ import annotations

import click

from judge.commands.italian import Command, Group
from judge.render import clean, json_text, strong, width, wrapped


@click.group("motore", cls=Group, short_help="Che cosa il motore non realizza.", help="Che cosa il motore dice di sé.")
def engine() -> None:
    """`judge motore`."""


@engine.command(
    "lacune",
    cls=Command,
    short_help="Le regole che il motore non realizza.",
    help="""Elenca le regole che il motore dichiara di non realizzare.

    Una decisione che ne ha bisogno porta la scritta «incompleta» e le nomina.""",
)
@click.option("--json", "as_json", is_flag=True, help="Scrive una lista JSON di {numero, argomento}.")
def gaps(as_json: bool) -> None:
    """`judge motore lacune`."""
    from engine.words import citations
    from ruletext.number import RuleNumber

    _load_everything()
    found = sorted(citations.gaps(), key=lambda gap: RuleNumber.exact(gap.rule))
    if as_json:
        click.echo(json_text([{"numero": gap.rule, "argomento": gap.subject} for gap in found]))
        return
    column = max((len(gap.rule) for gap in found), default=0) + 2
    for gap in found:
        first = f"{gap.rule:<{column}}"
        body = wrapped(gap.subject, width(), first=first)
        click.echo(strong(first) + body[column:])
    click.echo(clean(f"\nRegole del {citations.EDITION}: {len(found)} non realizzate."))


def _load_everything() -> None:
    """Imports what can say that a rule is not realised: a gap is known once the module that says it is loaded."""
    from importlib import import_module
    from importlib.util import find_spec
    from pkgutil import walk_packages

    import engine as package

    if find_spec("engine.catalogue"):
        import_module("engine.catalogue")
        return
    for module in walk_packages(package.__path__, f"{package.__name__}."):
        import_module(module.name)
