"""In which forms a ruling is handed on: the words of `--formato`, what each is for, and the ending of its file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Form(NamedTuple):
    """One form: what it is for, and what a file of it ends in."""

    what: str
    ending: str


FORMS: Mapping[str, Form] = {
    "testo": Form("testo semplice, con i passi", "txt"),
    "riga": Form("la risposta e le sue regole, in una riga", "txt"),
    "markdown": Form("per un forum o un documento", "md"),
    "html": Form("una pagina da leggere o stampare", "html"),
    "svg": Form("un'immagine", "svg"),
    "json": Form("per altri programmi", "json"),
}
