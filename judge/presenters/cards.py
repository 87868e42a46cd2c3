"""A card of the imported files, shown: both texts with their years, what the engine reads in it, and what it does not."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from judge.render import one_line, strong, width, wrapped

if TYPE_CHECKING:
    from pathlib import Path

    from scenarios.printed.corrections import Correction
    from scenarios.printed.known import Known
    from scenarios.printed.lending import LentCards
    from scenarios.printed.store import Store
    from scenarios.written.card_source import CardSource, LentCard

FOLDER = "carte"
"""The folder of the imported cards, within that of the user's data."""
INDENT = "  "
READ, NOT_READ = "letto", "NON LETTO"
OLDER = (
    "la stampa italiana è del {italian}, l'ultima della carta del {latest}: il testo Oracle può essere cambiato da allora, e "
    "una decisione segue quello"
)
UNDATED = (
    "il file non dice se quella italiana è l'ultima stampa della carta: dove il testo Oracle dice altro, una decisione segue "
    "quello"
)


def folder() -> Path:
    """Where the imported cards of this user are."""
    from judge import paths

    return paths.data() / FOLDER


class _Lending:
    """A `scenarios.written.card_source.CardSource` for a folder; the first name that is asked for loads what reads cards.

    Most situations define all their cards, and what was kept of one has its cards in it.
    """

    def __init__(self, cards: Path) -> None:
        self._cards = cards
        self._made: LentCards | None = None

    def card(self, name: str, *, token: bool) -> LentCard | None:
        """The one card of a name; none where it is of no card, or of several."""
        return self._lent().card(name, token=token) if self._has_any() else None

    def is_card(self, name: str) -> bool:
        """Whether that, to the last word, is the name of a card of a deck."""
        return self._has_any() and self._lent().is_card(name)

    def beginning(self, typed: str, most: int) -> Sequence[str]:
        """Names of cards of a deck that begin so."""
        return self._lent().beginning(typed, most) if self._has_any() else ()

    def why_not(self, name: str, *, token: bool) -> tuple[str, str]:
        """What to say of a name that is of no card here, and the likest name."""
        return self._lent().why_not(name, token=token)

    def stamp(self) -> str:
        """Another text as soon as anything in the folder is another file, or was written to."""
        try:
            with os.scandir(self._cards) as found:
                files = sorted((one.name, one.stat()) for one in found)
        except OSError:
            return ""
        return repr([(name, at.st_ino, at.st_mtime_ns, at.st_size) for name, at in files])

    def close(self) -> None:
        """Lets go of whatever is open."""
        if self._made is not None:
            self._made.close()

    def _has_any(self) -> bool:
        """Whether there is a file at all: nothing need be loaded to know none of its names."""
        return self._made is not None or bool(self.stamp().strip("[]"))

    def _lent(self) -> LentCards:
        from scenarios.printed.corrections import FILE as CORRECTIONS
        from scenarios.printed.lending import LentCards
        from scenarios.printed.store import FILE

        if self._made is None:
            self._made = LentCards(self._cards / FILE, self._cards / CORRECTIONS)
        return self._made


def lent() -> CardSource:
    """The imported cards and the corrections of this user, for scenarios that name them."""
    return _lent(folder())


_lent = cache(_Lending)


def card_data(store: Store, card: Known) -> dict[str, Any]:
    """All that is known of a card, as data."""
    from scenarios.printed.defining import definition
    from scenarios.printed.known import rulings, sets

    made = definition(card)
    return {
        "nome": card.name(),
        "nome_inglese": card.oracle.name,
        "genere": card.oracle.kind,
        "disposizione": card.oracle.layout,
        "facce": [
            {
                "nome": card.name(at),
                "italiano": None
                if printed is None
                else {
                    "nome": printed.name,
                    "tipo": printed.types,
                    "testo": printed.text,
                    "stampa": {"espansione": printed.set, "numero": printed.number, "giorno": printed.released},
                },
                "oracle": {
                    "nome": face.name,
                    "tipo": face.types,
                    "costo": face.cost,
                    "testo": face.text,
                    **{
                        key: value
                        for key, value in (
                            ("forza", face.power),
                            ("costituzione", face.toughness),
                            ("fedelta", face.loyalty),
                            ("difesa", face.defense),
                        )
                        if value is not None
                    },
                },
                **_reading(made, card.name(at)),
            }
            for at, (face, printed) in enumerate(card.faces)
        ],
        "non_detto": list(made.missing),
        "oracle_del": card.day,
        "file": card.file,
        "italiano_del": card.italian,
        "ultima_stampa": card.latest,
        "italiano_piu_vecchio": card.outdated,
        "italiano_senza_confronto": card.undated and not card.outdated,
        "legalita": card.oracle.legal,
        "identita": card.oracle.identity,
        "espansioni": [code for code, _ in sets(store, card)],
        "ruling": [{"giorno": one.day, "testo": one.text} for one in rulings(store, card)],
        "correzioni": [
            {"nome": one.name, "autore": one.author, "giorno": one.day, "carta": dict(one.fields)}
            for one in corrections_of(card)
        ],
    }


def corrections_of(card: Known) -> list[Correction]:
    """What the judge says of a card or of its faces in the place of its file. Raises `Problem` where that cannot be read."""
    from judge.diagnostics import Problem
    from scenarios.language.errors import ScenarioError
    from scenarios.printed.corrections import FILE, Corrections
    from scenarios.printed.deriving import name_key

    names = {card.name(), card.oracle.name, *(face.name for face in card.oracle.faces)}
    names |= {card.name(at) for at in range(len(card.printed))}
    try:
        there = Corrections(folder() / FILE).all()
    except ScenarioError as error:
        raise Problem(f"le correzioni non si leggono\n{error}") from None
    return [one for key, one in there.items() if key in set(map(name_key, names))]


def _reading(made: Any, name: str) -> dict[str, Any]:
    from scenarios.language.readback import in_words
    from scenarios.printed.reading import read_face
    from scenarios.told.old_texts import followed

    if not made.cards.get(name):
        return {"capito": False, "abilita": [], "non_capito": [], "segue": ""}
    read = read_face(made, name)
    italian = bool(made.cards[name].get("testo"))
    return {
        "capito": not read.not_read and not made.missing,
        "abilita": [
            {"testo": one.printed, "parole": in_words(one.ability), "regole": list(one.rules)} for one in read.abilities
        ],
        "non_capito": [{"testo": one.text, "motivo": one.reason} for one in read.not_read],
        "segue": "" if read.beside is None else followed(read.beside, italian=italian),
    }


def card_lines(data: dict[str, Any]) -> Iterator[str]:
    """The same for a person to read."""
    for number, face in enumerate(data["facce"]):
        if number:
            yield ""
        yield from _face_lines(face, data)
    yield ""
    yield from _wide(_years(data))
    if data["italiano_piu_vecchio"]:
        yield from _wide(
            "Attenzione: " + OLDER.format(italian=year(data["italiano_del"]), latest=year(data["ultima_stampa"])) + "."
        )
    if data["italiano_senza_confronto"]:
        yield from _wide(f"Attenzione: {UNDATED}.")
    for one in data["non_detto"]:
        yield from _wide(f"Non si può dire al motore: {one}.")
    for one in data["correzioni"]:
        whose = f"di {one['autore']}" if one["autore"] else "tua"
        fields = "; ".join(f"{key}: {value}" for key, value in one["carta"].items())
        yield from _wide(f"Correzione {whose} di «{one['nome']}», che vale al posto del file: {fields}")
    if data["legalita"]:
        yield from _wide(
            "Formati: " + "; ".join(f"{form} {_STATUS.get(said, said)}" for form, said in data["legalita"].items())
        )
    for one in data["ruling"]:
        yield from _wide(f"{one['giorno']}: {one['testo']}", first="Ruling ", rest=INDENT)


_STATUS = {"legal": "permessa", "banned": "bandita", "restricted": "limitata"}


def _face_lines(face: dict[str, Any], data: dict[str, Any]) -> Iterator[str]:
    oracle, italian = face["oracle"], face["italiano"]
    english = f" ({one_line(oracle['nome'])})" if italian is not None and italian["nome"] != oracle["nome"] else ""
    yield strong(f"{one_line(face['nome'])}{english}") + (
        f"{INDENT}{one_line(oracle['costo'])}" if oracle["costo"] else ""
    )
    types = italian["tipo"] if italian is not None and italian["tipo"] else oracle["tipo"]
    yield one_line(types) + _numbers(oracle)
    if italian is not None and italian["testo"] is not None:
        when = italian["stampa"]
        printed = " ".join(filter(None, (when["espansione"].upper(), when["numero"], year(when["giorno"]))))
        yield from _text(f"Italiano stampato ({printed})", italian["testo"])
    latest = f", ultima stampa {year(data['ultima_stampa'])}" if data["ultima_stampa"] else ""
    yield from _text(f"Oracle (del {data['oracle_del']}{latest})", oracle["testo"])
    if face["segue"]:
        yield from _wide(f"{face['segue'][0].upper()}{face['segue'][1:]}.")
    for one in face["abilita"]:
        yield from _wide(f"{one['parole']} [{', '.join(one['regole'])}]", first=f"{INDENT}{READ}: ")
    for one in face["non_capito"]:
        yield from _wide(f"«{one['testo']}»: {one['motivo']}", first=f"{INDENT}{NOT_READ}: ")


def _numbers(oracle: dict[str, Any]) -> str:
    if "forza" in oracle and "costituzione" in oracle:
        return f"{INDENT}{one_line(oracle['forza'])}/{one_line(oracle['costituzione'])}"
    for key in ("fedelta", "difesa"):
        if key in oracle:
            return f"{INDENT}{'fedeltà' if key == 'fedelta' else key} {one_line(oracle[key])}"
    return ""


def _text(title: str, text: str) -> Iterator[str]:
    if not text:
        yield f"{title}: nessun testo"
        return
    yield f"{title}:"
    for line in text.split("\n"):
        yield from _wide(line, first=INDENT)


def _wide(text: str, first: str = "", rest: str | None = None) -> Iterator[str]:
    yield wrapped(one_line(text), width(), first=first, rest=rest)


def _years(data: dict[str, Any]) -> str:
    sets = [code.upper() for code in data["espansioni"]]
    listed = f"; espansioni: {', '.join(sets[:12])}{'…' if len(sets) > 12 else ''}" if sets else ""
    return f"Dal file {one_line(data['file'])} del {data['oracle_del']}{listed}"


def year(day: str) -> str:
    """The year of a day; a word where it is not known."""
    return day[:4] or "anno ignoto"
