"""The Italian and the English reading of a card beside each other, as data and for a person to read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from judge.render import one_line, width, wrapped

if TYPE_CHECKING:
    from scenarios.printed.witness import Witnessed

INDENT = "  "
AGREE, AGREED_THEN, DIFFER = "uguali", "uguali allora", "diversi"
ITALIAN_ONLY, ENGLISH_ONLY, NEITHER = "solo italiano", "solo inglese", "nessuno"
SAID = {
    AGREE: "i due testi dicono lo stesso",
    AGREED_THEN: "quando la carta è stata stampata i due testi dicevano lo stesso; oggi vale quello Oracle",
    DIFFER: "i due testi NON dicono lo stesso",
    ITALIAN_ONLY: "il testo inglese non è capito, e non può fare da testimone",
    ENGLISH_ONLY: "il testo italiano non è capito, quello inglese sì",
    NEITHER: "nessuno dei due testi è capito",
}
"""What a judge is told, by how the two readings stand to each other."""
WHY = (
    "Una stampa più vecchia può dire altro di quello che la carta fa oggi: vale il testo Oracle. Se invece i due testi dicono lo "
    "stesso, uno dei due è letto male."
)


def comparison_data(one: Witnessed) -> dict[str, Any]:
    """How the two readings of a face stand to each other."""
    from scenarios.cardtext.oracle.comparing import Verdict
    from scenarios.language.readback import in_words

    words = {
        Verdict.AGREE: AGREE,
        Verdict.AGREED_THEN: AGREED_THEN,
        Verdict.DIFFER: DIFFER,
        Verdict.ITALIAN_ONLY: ITALIAN_ONLY,
        Verdict.ENGLISH_ONLY: ENGLISH_ONLY,
        Verdict.NEITHER: NEITHER,
    }
    found = one.comparison
    return {
        "nome": one.name,
        "nome_inglese": one.english,
        "testi": words[found.verdict],
        "differenza": found.kind,
        "solo_italiano": list(map(in_words, found.italian_alone)),
        "solo_inglese": list(map(in_words, found.english_alone)),
        "inglese_non_capito": [{"testo": part.text, "motivo": part.reason} for part in one.not_understood],
    }


def comparison_lines(data: dict[str, Any]) -> Iterator[str]:
    """The same for a person to read."""
    english = f" ({one_line(data['nome_inglese'])})" if data["nome_inglese"] != data["nome"] else ""
    yield from _wide(f"{one_line(data['nome'])}{english}: {SAID[data['testi']]}.")
    if data["differenza"]:
        yield from _wide(f"{data['differenza']}.", first=f"{INDENT}si sa perché: ")
    for key, title in (("solo_italiano", "secondo il testo italiano"), ("solo_inglese", "secondo il testo inglese")):
        for words in data[key]:
            yield from _wide(words, first=f"{INDENT}{title}: ")
    for part in data["inglese_non_capito"]:
        yield from _wide(f"«{part['testo']}»: {part['motivo']}", first=f"{INDENT}inglese non capito: ")


def _wide(text: str, first: str = "") -> Iterator[str]:
    yield wrapped(one_line(text), width(), first=first)
