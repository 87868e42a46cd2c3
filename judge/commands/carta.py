"""`judge carta`: Italian card text, read as the engine reads it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import TYPE_CHECKING, Any, BinaryIO

import click

from judge.commands.italian import Argument, Command, Group, quoted
from judge.diagnostics import Exit, Problem, complain, report, standard_input
from judge.render import json_text

if TYPE_CHECKING:
    from engine.cards.abilities.ability import NotUnderstood
    from scenarios.cardtext.api import Reading

STDIN = "-"
LONGEST_LINE = 1_000_000
"""Bytes of one line of input; nothing that is a card comes near it."""
FIELDS = ("name_it", "type_it", "text_it", "mana_cost", "power", "toughness", "released", "name_en", "text_en")
NAMELESS = "Carta"
UNREAD = "errore del programma: la carta non si può leggere"


@click.group(
    "carta",
    cls=Group,
    lazy={
        "mostra": "judge.commands.carta_cerca:show",
        "cerca": "judge.commands.carta_cerca:search",
        "confronta": "judge.commands.carta_confronta:compare",
        "correggi": "judge.commands.carta_correggi:correct",
        "correzioni": "judge.commands.carta_correggi:listed",
        "importa": "judge.commands.carta_importa:take_in",
        "dati": "judge.commands.carta_importa:data",
        "prepara": "judge.commands.carta_importa:prepare",
        "rimuovi": "judge.commands.carta_importa:remove",
    },
    short_help="Trova le carte, e legge il loro testo italiano.",
    help="""Le carte dei file che possiedi, per nome; e il testo di una carta come il motore lo capisce: per intero, o con il
    punto che non è capito e il perché.""",
)
def carta() -> None:
    """`judge carta`."""


@carta.command(
    "leggi",
    cls=Command,
    short_help="Dice che cosa il motore capisce di una carta.",
    help="""Dice a che cosa corrisponde il testo di una carta, e quali parti non sono capite.

    Con - legge da stdin un oggetto JSON per riga, con name_it, type_it, text_it, mana_cost, power e toughness, e ne scrive uno
    per riga. Con name_en e text_en, o con --inglese, anche il testo inglese è letto e messo a confronto. Una riga che non va si
    dice con il suo numero, le altre si leggono lo stesso, e il comando finisce con 2; con 70, se per una
    carta il programma ha un errore: anche questa ha la sua risposta, e le altre si leggono.

    Un testo che comincia con - si scrive dopo --.""",
)
@click.argument("text", metavar="TESTO|-", cls=Argument, explanation="Il testo della carta, o - per leggere da stdin.")
@click.option("--nome", "name", metavar="NOME", default=NAMELESS, help="Il nome, con cui la carta parla di sé.")
@click.option("--tipo", "type_line", metavar="TIPO", default="", help="La riga del tipo, come «Creatura — Elfo».")
@click.option("--costo", "cost", metavar="COSTO", help="Il costo di mana, come «{2}{G}».")
@click.option("--fc", "numbers", metavar="F/C", help="Forza e costituzione, come 2/2.")
@click.option(
    "--inglese", "english", metavar="TESTO", help="Il testo inglese della stessa carta, da mettere a confronto."
)
@click.option("--nome-inglese", "english_name", metavar="NOME", help="Il nome inglese, se non è quello italiano.")
def leggi(
    text: str,
    name: str,
    type_line: str,
    cost: str | None,
    numbers: str | None,
    english: str | None,
    english_name: str | None,
) -> Exit:
    """`judge carta leggi`."""
    if text == STDIN:
        return _all_of_stdin()
    _check_type_line(type_line)
    power, toughness = _numbers(numbers)
    face = {"name_it": name, "type_it": type_line, "text_it": text, "mana_cost": _cost(cost)}
    of_english = {"name_en": english_name, "text_en": english}
    click.echo(json_text(_answer({**face, "power": power, "toughness": toughness, **of_english})))
    return Exit.RIGHT


def _check_type_line(typed: str) -> None:
    """Raises Problem for a type line that is missing or none: without it nobody can tell what a text does."""
    from scenarios.cardtext.type_line import read_type_line

    if not typed.strip():
        raise Problem("manca la riga del tipo: si dà con --tipo, come --tipo «Creatura — Elfo»")
    if read_type_line(typed) is None:
        from scenarios.written.cards import read_type_line as explained

        with _told("--tipo"):
            explained(typed)
        raise Problem(f"--tipo: {quoted(typed)} non è una riga del tipo, come «Creatura — Elfo»")


def _cost(typed: str | None) -> str | None:
    """The mana cost with its braces, which need not be typed."""
    from scenarios.written.mana import read_mana

    with _told("--costo"):
        return read_mana(typed) if typed else None


def _numbers(typed: str | None) -> tuple[str | None, str | None]:
    from scenarios.written.cards import read_printed_numbers

    if not typed:
        return None, None
    with _told("--fc"):
        power, _, toughness = str(read_printed_numbers(typed)).partition("/")
    return power, toughness


@contextmanager
def _told(option: str) -> Iterator[None]:
    """What a reader of scenarios finds wrong, said of an option."""
    from scenarios.language.errors import Wrong

    try:
        yield
    except Wrong as error:
        meant = f"; forse {error.suggestion}" if error.suggestion else ""
        raise Problem(f"{option}: {error.message}{meant}") from None


def _all_of_stdin() -> Exit:
    """One answer for each line; a line that is no card is complained about, and the rest is read all the same."""
    code = Exit.RIGHT
    for number, line in _lines(standard_input()):
        try:
            face = _face(line)
        except Problem as problem:
            complain(f"stdin:{number}: {problem.message}")
            code = max(code, Exit.WRONG_INPUT)
            continue
        try:
            answer = _answer(face)
        except Exception as error:  # noqa: BLE001 - written down and told; the fault of one card ends no stream
            report(error)
            complain(f"stdin:{number}: {UNREAD}")
            answer = {"name_it": face["name_it"], "capito": False, "abilita": [], "non_capito": [_fault(UNREAD)]}
            code = Exit.BROKEN
        click.echo(json_text(answer, indent=None))
    return code


def _lines(stream: BinaryIO) -> Iterator[tuple[int, bytes]]:
    """Every line that is not blank with its number, from 1; of one that is too long no more than shows that it is."""
    for number in count(1):
        line = stream.readline(LONGEST_LINE + 1)
        if not line:
            return
        more = line
        while more and not more.endswith(b"\n"):
            more = stream.readline(LONGEST_LINE)
        if line.strip():
            yield number, line


def _face(line: bytes) -> dict[str, str | None]:
    """The fields of a card. Raises Problem for a line that is no JSON object, or has something else than text in one."""
    if len(line) > LONGEST_LINE:
        raise Problem(f"la riga è troppo lunga: più di {LONGEST_LINE} byte")
    try:
        found = json.loads(line.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise Problem(f"la riga non è in UTF-8: byte {line[error.start]:#04x} al posto {error.start + 1}") from None
    except json.JSONDecodeError as error:
        raise Problem(f"la riga non è un oggetto JSON: non va dalla colonna {error.colno}") from None
    except (RecursionError, ValueError):
        raise Problem("la riga non è un oggetto JSON") from None
    if not isinstance(found, dict):
        raise Problem("la riga non è un oggetto JSON")
    for field in FIELDS:
        if not isinstance(found.get(field), str | None):
            raise Problem(f"il campo {field} non è un testo")
    return {field: found.get(field) for field in FIELDS}


def _answer(face: dict[str, str | None]) -> dict[str, Any]:
    from scenarios.cardtext.api import read

    reading = read(
        face["name_it"] or NAMELESS,
        face["type_it"] or "",
        face["text_it"] or "",
        face["mana_cost"],
        face["power"],
        face["toughness"],
        printed_on=face.get("released") or "",
    )
    return {
        "name_it": face["name_it"],
        "capito": reading.understood,
        "abilita": list(_abilities(reading)),
        "non_capito": [_fragment(one, face["text_it"] or "") for one in reading.not_understood],
        **({"confronto": _confronted(face, reading)} if face["text_en"] else {}),
    }


def _confronted(face: dict[str, str | None], reading: Reading) -> dict[str, Any]:
    """The English text of the same card beside the Italian one."""
    from judge.presenters.two_readings import comparison_data
    from scenarios.cardtext.oracle.comparing import compared
    from scenarios.cardtext.oracle.reading import read_oracle
    from scenarios.printed.witness import Witnessed

    name = face["name_it"] or NAMELESS
    english = read_oracle(face["name_en"] or name, face["text_en"] or "", reading.characteristics)
    both = Witnessed(
        name, face["name_en"] or name, compared(reading, english, face.get("released") or ""), english.not_understood
    )
    return comparison_data(both)


def _fragment(one: NotUnderstood, text: str) -> dict[str, Any]:
    """What is not understood, with its place in the text; what is wrong with another field has none there, and says which."""
    said, start, end = text[one.start : one.end], one.start, one.end
    if said == one.text:
        return {"testo": said, "inizio": start, "fine": end, "motivo": one.reason}
    return _fault(f"{one.reason}: {quoted(one.text)}")


def _fault(reason: str) -> dict[str, Any]:
    """What is wrong where no words of the text are to blame."""
    return {"testo": "", "inizio": 0, "fine": 0, "motivo": reason}


def _abilities(reading: Reading) -> Iterator[dict[str, Any]]:
    from scenarios.language.readback import in_words

    for ability, start, end in reading.abilities:
        yield {"dati": _data(ability), "parole": in_words(ability), "inizio": start, "fine": end}


def _data(value: Any) -> Any:
    """A record as JSON: its kind, and the fields that are not at their default."""
    from enum import Enum

    from engine.words.record import is_record, told

    if isinstance(value, Enum):
        return value.value
    if isinstance(value, tuple):
        return [_data(one) for one in value]
    if not is_record(value):
        return value
    return {"genere": type(value).__name__, **{name: _data(content) for name, content in told(value)}}
