"""`judge carta mostra` and `judge carta cerca`: the imported cards, by name and by what is known of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from judge.commands.carta_importa import card_problems
from judge.commands.italian import Argument, Command, Whole, quoted
from judge.diagnostics import Exit, Problem, say
from judge.presenters.cards import folder
from judge.presenters.counting import several
from judge.render import json_text, one_line

if TYPE_CHECKING:
    from scenarios.printed.names import Found
    from scenarios.printed.store import Store

SHOWN = 50
"""How many cards are listed where nothing else is asked for."""


@click.command(
    "mostra",
    cls=Command,
    short_help="Mostra una carta importata, e che cosa ne legge il motore.",
    help="""Mostra una carta dei file importati: il testo italiano stampato e quello Oracle, che cosa ne legge il motore, con
    le regole, che cosa non legge e perché, e i ruling del file.

    Il nome è italiano o inglese, a qualunque maiuscola e accento; basta una parte. Una pedina si chiede con «pedina NOME»,
    due carte di un nome si distinguono con «NOME (ESPANSIONE)».""",
)
@click.argument(
    "words",
    metavar="NOME...",
    nargs=-1,
    required=True,
    cls=Argument,
    explanation="Il nome, o una sua parte.",
    names="cards",
)
@click.option("--json", "as_json", is_flag=True, help="Scrive JSON.")
def show(words: tuple[str, ...], as_json: bool) -> Exit:
    """`judge carta mostra`."""
    from judge.presenters.cards import card_data, card_lines
    from scenarios.printed.known import known
    from scenarios.printed.names import find

    typed = " ".join(words)
    with card_problems(), _store() as store:
        found = find(store, typed)
        one = found.one
        if one is None:
            raise Problem(unknown(typed, found))
        if found.guessed:
            say(f"Nessuna carta si chiama {quoted(typed)}: questa è la più vicina.")
        data = card_data(store, known(store, one.card))
    click.echo(json_text(data) if as_json else "\n".join(card_lines(data)))
    return Exit.RIGHT


def unknown(typed: str, found: Found) -> str:
    """What is said of a name that is of no card, or of several."""
    from scenarios.printed.names import told_apart

    if found.matches:
        return f"{quoted(typed)} è il nome di più carte: {', '.join(map(one_line, told_apart(found.matches)))}"
    near = told_apart(found.near)
    perhaps = f"; forse {', '.join(map(one_line, near))}" if near else ""
    return f"nessuna carta importata si chiama {quoted(typed)}{perhaps}"


@click.command(
    "cerca",
    cls=Command,
    short_help="Cerca carte per testo, tipo, colore, costo, espansione.",
    help="""Cerca fra le carte importate; ogni parola senza campo è parte di un nome, in italiano o in inglese.

    t: tipo; o: parole del testo (fra virgolette, di seguito); c: colori, come c:wu, c=g, c:incolore; id: identità di colore;
    mv valore di mana, pow forza, tou costituzione, loy fedeltà, come mv<=3; m: costo, come m:2G; s: espansione; f:
    permessa in un formato; banned: bandita; restricted: limitata; is:pedina; lang:it.

    Un meno davanti a un campo o a una parola lo nega, «or» divide, le parentesi raccolgono. Una domanda che comincia con -
    si scrive dopo --.""",
)
@click.argument("words", metavar="DOMANDA...", nargs=-1, required=True, cls=Argument, explanation="Che cosa cercare.")
@click.option(
    "--numero", "most", metavar="N", type=Whole(1, 10_000), default=SHOWN, help="Quante elencarne; di norma 50."
)
@click.option("--json", "as_json", is_flag=True, help="Scrive JSON.")
def search(words: tuple[str, ...], most: int, as_json: bool) -> Exit:
    """`judge carta cerca`."""
    from scenarios.printed.searching import QuestionError
    from scenarios.printed.searching import search as found_by

    with card_problems(), _store() as store:
        try:
            answers, count = found_by(store, " ".join(words), most)
        except QuestionError as error:
            raise Problem(str(error)) from None
    if as_json:
        rows = [
            {"nome": one.name, "nome_inglese": one.english, "tipo": one.types, "costo": one.cost, "genere": one.kind}
            for one in answers
        ]
        click.echo(json_text({"quante": count, "carte": rows}))
        return Exit.RIGHT
    for one in answers:
        english = f" ({one_line(one.english)})" if one.english != one.name else ""
        click.echo(f"{one_line(one.name)}{english}  {one_line(one.cost)}  {one_line(one.types)}".rstrip())
    if not count:
        say("Nessuna carta è così.")
    elif count > len(answers):
        say(f"{several(count, 'carta', 'carte')}; ne sono elencate {len(answers)}, di più con --numero.")
    return Exit.RIGHT


def _store() -> Store:
    from scenarios.printed.store import FILE, Store

    return Store(folder() / FILE)
