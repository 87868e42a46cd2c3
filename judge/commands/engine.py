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

    Una decisione che ne ha bisogno porta la scritta «incompleta» e le nomina.

    Con --tutte, ogni regola dei capitoli da 1 a 8 che prescrive qualcosa e che non ha una prova tutta sua: in parte, citata dal
    motore senza una prova, non realizzata, o senza prova, con ciò che manca. Che il motore citi una regola non la prova.""",
)
@click.option(
    "--tutte", "every", is_flag=True, help="Tutte le regole senza una prova tutta loro, non solo quelle dichiarate."
)
@click.option(
    "--json",
    "as_json",
    is_flag=True,
    help="Scrive una lista JSON di {numero, argomento}; con --tutte di ogni regola lo stato.",
)
def gaps(as_json: bool, every: bool) -> None:
    """`judge motore lacune`."""
    from engine.words import citations
    from ruletext.number import RuleNumber

    if every:
        _every_rule(as_json)
        return
    _load_everything()
    found = sorted(citations.gaps(), key=lambda gap: RuleNumber.exact(gap.rule))
    if as_json:
        click.echo(json_text([{"numero": gap.rule, "argomento": gap.subject} for gap in found]))
        return
    _listed([(gap.rule, gap.subject) for gap in found])
    click.echo(clean(f"\nRegole del {citations.EDITION}: {len(found)} non realizzate."))


def _every_rule(as_json: bool) -> None:
    """Each prescribing rule that is not proved by a test of its own, by its state; in JSON all of them."""
    from judge.standings import STATES, standings

    found = standings()
    if as_json:
        rows = [
            {"numero": rule, "stato": one.state, "dove": list(one.where), "manca": one.missing}
            for rule, one in found.items()
        ]
        click.echo(json_text(rows))
        return
    for state, meaning in STATES.items():
        these = {rule: one for rule, one in found.items() if one.state == state}
        click.echo(strong(f"{state}: {len(these)}") + clean(f" ({meaning})"))
        if state != "provata":
            _listed(
                [(rule, "; ".join(filter(None, (one.missing, ", ".join(one.where))))) for rule, one in these.items()]
            )
    click.echo(clean(f"\nRegole dei capitoli da 1 a 8 che prescrivono qualcosa: {len(found)}."))


def _listed(rows: list[tuple[str, str]]) -> None:
    column = max((len(rule) for rule, _ in rows), default=0) + 2
    for rule, said in rows:
        first = f"{rule:<{column}}"
        click.echo(strong(first) + wrapped(said, width(), first=first)[column:])


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
