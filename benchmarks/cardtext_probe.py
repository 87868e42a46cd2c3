"""Is every word of card text read? `python -m benchmarks.cardtext_probe FILE.jsonl.gz`. Not a test.

Leaves out one word after the other of faces that are understood. What the text compiles to must then be another thing, or
nothing: a word without which all stays the same was swallowed. Words that truly say nothing are listed below, with the reason.
"""

from __future__ import annotations

import random
import re
import sys
from collections import Counter
from collections.abc import Iterator
from multiprocessing import Pool
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.cardtext import DEFAULT, faces, reading
from scenarios.cardtext.as_data import as_data
from scenarios.cardtext.normalise import one_form
from scenarios.language.labels import ABILITY_WORDS

HOW_MANY = 300
SEED = 7
AROUND = 3
"""Words of context on each side."""

_WORD = re.compile(r"\{[^{}]*\}|[+-]?[\dXx*]+/[+-]?[\dXx*]+|\w+(?:-\w+)*'?")
_REMINDER = re.compile(r"\([^()]*\)")


class Silent(NamedTuple):
    """Words that say nothing: ``<...>`` in the pattern is what is left out, the rest what stands around it."""

    pattern: str
    reason: str


SILENT: tuple[Silent, ...] = (
    Silent(r"<tutt[ie]> (?:i|gli|le)\b", "«tutte le creature» e «le creature» sono le stesse"),
    Silent(r"<tu>", "pronome soggetto: la persona è già nel verbo"),
    Silent(r"mana di <un> qualsiasi colore", "stampato con e senza articolo"),
    Silent(r"con <un> segnalino|<un> segnalino [^ ]+ che", "con un segnalino: almeno uno, come con segnalini"),
    Silent(r"(?:o|e|e/o|,) <(?:un[ao']?|il|lo|la|l'|i|gli|le)>", "articolo ripetuto davanti a ogni nome di un elenco"),
    Silent(r"<addizional[ei]>", "i segnalini si aggiungono comunque"),
    Silent(r"<almeno> (?:un|una|uno)\b", "almeno uno: uno"),
    Silent(r"una magia o <di>", "preposizione ripetuta"),
    Silent(r"dove X è <il>", "articolo davanti a «numero di»"),
    Silent(r"(?:non controlli|è|ed è) <un[ao']?>", "articolo davanti a ciò che qualcosa è, o non c'è"),
    Silent(r"a meno che <non>", "«a meno che» nega già"),
    Silent(r"<\w+>[^.,:/]* — [A-ZÈ]|[A-ZÈ]\w+ <\w+> — ", "nome di un'abilità o di un modo, senza significato (207.2d)"),
    Silent(r"<present[ei]> (?:in|ne)", "«presenti nel tuo cimitero» e «nel tuo cimitero» sono lo stesso"),
    Silent(r"par[ie] <ciascuna>", "forza e costituzione hanno comunque lo stesso numero"),
    Silent(r"<poi>", "le istruzioni si eseguono comunque nell'ordine scritto (608.2c)"),
    Silent(r"doppio <del> numero", "«il doppio numero di» non è italiano, e non può dire altro"),
    Silent(r"per <trovare>", "«per una carta» e «per trovare una carta» sono lo stesso"),
    Silent(r"<scelt[ae]> tra", "«scelta tra esse» e «tra esse» sono lo stesso"),
    Silent(r"; <oppure>", "fra i modi basta il punto e virgola; prima dell'ultimo è richiesto"),
)
"""Words without which a text may compile to the same."""

_ARTICLES = ("il", "lo", "la", "l'", "i", "gli", "le")
NAMES = "il nome della carta: l'articolo davanti, o le parole che la parte breve del nome di una leggendaria non ha (201.5c)"
LABELS = "parola di abilità, senza significato nelle regole (207.2c)"


class Swallowed(NamedTuple):
    """A word without which a face compiles to the same."""

    name: str
    word: str
    context: str
    reason: str


def words(text: str) -> Iterator[tuple[int, int]]:
    """The places of all words outside parentheses."""
    plain = _REMINDER.sub(lambda found: " " * len(found.group()), one_form(text))
    for found in _WORD.finditer(plain):
        yield found.start(), found.end()


def compiled(face: dict[str, Any]) -> object | None:
    """What a face compiles to, without the texts for showing; ``None`` where it is not understood."""
    found = reading(face)
    return as_data(found.characteristics.abilities) if found.understood else None


def swallowed(face: dict[str, Any]) -> list[Swallowed]:
    """The words of a face that change nothing."""
    text = face["text_it"]
    whole = compiled(face)
    found: list[Swallowed] = []
    places = list(words(text))
    for number, (start, end) in enumerate(places):
        without = text[:start] + (text[end:].lstrip(" ") if text[start - 1 : start] in ("", " ", "\n") else text[end:])
        if compiled({**face, "text_it": without}) != whole:
            continue
        around = places[max(0, number - AROUND) : number + AROUND + 1]
        before, after = text[around[0][0] : start], text[end : around[-1][1]]
        context = one_form(f"{before}<{text[start:end]}>{after}").replace("\n", " / ")
        word = text[start:end].lower()
        reason = (
            NAMES
            if _of_name(face["name_it"], text, start, end)
            else LABELS
            if word in ABILITY_WORDS
            else _reason(context)
        )
        found.append(Swallowed(face["name_it"], word, context, reason))
    return found


def _of_name(name: str, text: str, start: int, end: int) -> bool:
    """Whether a word stands in a mention of the card's own name, or is the article before it."""
    short, words_of_name = one_form(name).partition(",")[0], one_form(name).replace(",", " ").split()
    word, behind = one_form(text[start:end]), one_form(text[end:]).lstrip()
    if word.lower() in _ARTICLES:
        bare = [
            re.sub(r"^(?:l'|(?:il|lo|la|i|gli|le) )", "", one, flags=re.IGNORECASE) for one in (one_form(name), short)
        ]
        return behind.startswith((one_form(name), short, words_of_name[0], *map(one_form, bare)))
    return word in words_of_name and word[0].isupper()


def _reason(context: str) -> str:
    return next((one.reason for one in SILENT if re.search(one.pattern, context, re.IGNORECASE)), "")


def sample(path: Path, how_many: int, seed: int) -> list[dict[str, Any]]:
    """So many faces that are understood, the same ones each time."""
    every = list(faces(path))
    random.Random(seed).shuffle(every)
    found: list[dict[str, Any]] = []
    with Pool() as pool:
        for face, result in zip(every, pool.imap(compiled, every, chunksize=20), strict=True):
            if result is not None:
                found.append(face)
            if len(found) == how_many:
                pool.terminate()
                break
    return found


def main() -> None:
    """Print the words that were swallowed, and how many are so for a reason."""
    write = sys.stdout.write
    path = Path(sys.argv[1]) if len(sys.argv) > 1 else DEFAULT
    how_many = int(sys.argv[2]) if len(sys.argv) > 2 else HOW_MANY
    chosen = sample(path, how_many, int(sys.argv[3]) if len(sys.argv) > 3 else SEED)
    with Pool() as pool:
        found = [one for several in pool.imap(swallowed, chosen, chunksize=5) for one in several]
    total = sum(len(list(words(face["text_it"]))) for face in chosen)
    open_ = [one for one in found if not one.reason]
    write(f"facce: {len(chosen)}; parole tolte una alla volta: {total}; senza effetto: {len(found)}\n")
    write(f"per un motivo noto: {len(found) - len(open_)}; inghiottite: {len(open_)}\n")
    for reason, count in Counter(one.reason for one in found if one.reason).most_common():
        write(f"  {count:5d}  {reason}\n")
    for one in sorted(open_, key=lambda one: (one.word, one.context)):
        write(f"  «{one.word}»  {one.context}  [{one.name}]\n")


if __name__ == "__main__":
    main()
