"""`judge mazzo`: lists of decks, held against the rules of deck construction."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from judge.commands.italian import Argument, Choice, Command, Group, quoted
from judge.diagnostics import Exit, Problem, standard_input
from judge.render import clean, json_text
from ruletext.reasons import reason

if TYPE_CHECKING:
    from scenarios.written.decks import Breach, Deck, Format, Verdict

STDIN, STDIN_NAME = "-", "stdin"
STORE = "carte.sqlite"
"""The file of the imported cards; its module need not be loaded to see whether it is there."""
FORMATS = ("costruito", "limitato", "commander", "brawl", "commander-draft")


@click.group(
    "mazzo",
    cls=Group,
    short_help="Controlla la lista di un mazzo.",
    help="""Liste di mazzi e regole di costruzione. judge non ha un elenco di carte suo: usa quelle che hai importato, e quello
    che non può sapere lo dice.""",
)
def mazzo() -> None:
    """`judge mazzo`."""


@mazzo.command(
    "controlla",
    cls=Command,
    short_help="Dice se una lista rispetta le regole di costruzione.",
    help="""Dice se una lista rispetta le regole di costruzione di un formato, con la regola di ogni errore.

    La lista è testo: una riga per carta, come «4 Nome»; le righe «Riserva», «Comandante» e «Compagno» aprono le loro
    parti; una riga che comincia con // è un commento. Le terre base si riconoscono dal nome, italiano o inglese, anche innevate.

    Con le carte importate (judge carta importa) contano anche i nomi nelle due lingue, quante il testo ne permette, i
    comandanti e la loro identità, se il mazzo è come lo vuole il compagno; con --legale modern, o un altro formato del file,
    le carte bandite e limitate.

    Una carta di cui il testo permette un altro numero si dice con --limite "Nome=tutte" o --limite "Nome=7". Se la lista non
    rispetta una regola, il comando finisce con 1.""",
)
@click.argument("source", metavar="FILE|-", cls=Argument, explanation="Il file della lista, o - per leggerla da stdin.")
@click.option("--formato", "form", type=Choice(FORMATS), default=FORMATS[0], help="Il formato; di norma costruito.")
@click.option("--limite", "limits", metavar="NOME=N", multiple=True, help="Quante carte con quel nome; o NOME=tutte.")
@click.option("--identita", "identity", metavar="COLORI", help="L'identità di colore del comandante, come WU.")
@click.option(
    "--legale", "legal", metavar="FORMATO", help="La lista di carte permesse, come modern; dalle carte importate."
)
@click.option("--json", "as_json", is_flag=True, help="Scrive JSON.")
def controlla(
    source: str, form: str, limits: tuple[str, ...], identity: str | None, legal: str | None, as_json: bool
) -> Exit:
    """`judge mazzo controlla`."""
    from scenarios.written.decks import Format, read_identity, read_limit

    try:
        allowed = dict(read_limit(one) for one in limits)
        colors = None if identity is None else read_identity(identity)
    except ValueError as error:
        raise Problem(str(error)) from None
    verdict = _verdict(_deck(source), Format(form), allowed, colors, legal)
    click.echo(json_text(_data(verdict)) if as_json else "\n".join(_lines(verdict)))
    return Exit.FAILED if verdict.breaches else Exit.RIGHT


def _verdict(
    deck: Deck, form: Format, limits: dict[str, int | None], identity: str | None, legal: str | None
) -> Verdict:
    """What came of the check, with the imported cards where there are any. Raises Problem for a format that they do not know."""
    from judge.commands.carta_importa import card_problems
    from judge.presenters.cards import folder
    from scenarios.written.decks import check

    # Whoever has no cards need not wait for a database.
    if legal is None and not (folder() / STORE).is_file():
        return check(deck, form, limits, identity)
    from scenarios.printed.deck_cards import UnknownFormat, check_with_cards
    from scenarios.printed.store import FILE, Store

    with card_problems(), Store(folder() / FILE) as store:
        try:
            return check_with_cards(store, deck, form, limits, identity, legal.lower() if legal else None)
        except UnknownFormat as error:
            there = f"; ci sono {error}" if str(error) else ": i file importati non dicono che cosa è permesso"
            raise Problem(f"--legale: {quoted(str(legal))} non è un formato delle carte importate{there}") from None


def _deck(source: str) -> Deck:
    """The deck of a file or of standard input. Raises Problem with a line for each fault."""
    from scenarios.written.decks import DeckError, decoded, read_deck

    file = STDIN_NAME if source == STDIN else source
    try:
        return read_deck(decoded(_bytes(source), file), file)
    except DeckError as error:
        raise Problem(f"la lista non va\n{error}") from None
    except OSError as error:
        raise Problem(f"{quoted(source)}: {reason(error)}") from None


def _bytes(source: str) -> bytes:
    from scenarios.written.decoding import LARGEST_FILE

    if source != STDIN:
        with Path(source).open("rb") as file:
            return file.read(LARGEST_FILE + 1)
    return standard_input().read(LARGEST_FILE + 1)


def _sizes(verdict: Verdict) -> dict[str, int]:
    from scenarios.written.decks import size

    deck = verdict.deck
    return {
        "mazzo": size(deck.main),
        "riserva": size(deck.sideboard),
        "comandanti": size(deck.commanders),
        "compagni": size(deck.companions),
    }


def _lines(verdict: Verdict) -> list[str]:
    sizes = _sizes(verdict)
    count = len(verdict.breaches)
    found = "nessun errore" if not count else "1 errore" if count == 1 else f"{count} errori"
    listed = ", ".join(f"{what} {number}" for what, number in sizes.items() if number or what == "mazzo")
    told = [f"{verdict.format.value}: {found} ({listed})"]
    told += [f"  {clean(breach.message)} [{breach.rule}]{_where(breach)}" for breach in verdict.breaches]
    told += [f"  nota: {clean(one.message)} [{one.rule}]" for one in verdict.remarks]
    told += ["", "judge non può sapere:"]
    told += [f"  - {clean(one.message)} [{one.rule}]" for one in verdict.unknown]
    return told


def _where(breach: Breach) -> str:
    lines = [str(entry.line) for entry in breach.lines]
    if not lines:
        return ""
    return f" (riga {lines[0]})" if len(lines) == 1 else f" (righe {', '.join(lines)})"


def _data(verdict: Verdict) -> dict[str, Any]:
    return {
        "formato": verdict.format.value,
        "in_regola": not verdict.breaches,
        "carte": _sizes(verdict),
        "errori": [
            {
                "regola": breach.rule,
                "messaggio": breach.message,
                "righe": [{"riga": entry.line, "colonna": entry.column, "carta": entry.name} for entry in breach.lines],
            }
            for breach in verdict.breaches
        ],
        "note": [{"regola": one.rule, "messaggio": one.message} for one in verdict.remarks],
        "non_so": [{"regola": one.rule, "messaggio": one.message} for one in verdict.unknown],
    }
