"""109.3: one card type, subtype, supertype or colour of those that an object may have: «Drago», «colore rosso»."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from scenarios.language.errors import nearest, shown, wrong
from scenarios.language.subtype_names import SUBTYPES
from scenarios.language.terms import COLORS, SUPERTYPES, TYPES
from scenarios.language.vocabulary import Vocabulary
from scenarios.written.records import folded
from scenarios.written.scalars import text_of

ONE_OF: Mapping[str, tuple[str, Vocabulary[Any]]] = {
    "types": ("tipo", TYPES),
    "subtypes": ("sottotipo", SUBTYPES),
    "supertypes": ("supertipo", SUPERTYPES),
    "colors": ("colore", COLORS),
}
"""109.3: of which of several values it can be asked whether an object has it: the word for one of them, and their names."""


class OneOf(NamedTuple):
    """One of several values: the field that has them, and the value by the engine's name."""

    field: str
    value: str

    @property
    def words(self) -> str:
        """``tipo creatura``, ``sottotipo Palude``."""
        word, known = ONE_OF[self.field]
        found = next(value for value in known if str(value) == self.value)
        return f"{word} {known.word(found)}"


def read_one_of(value: object) -> OneOf:
    """A value with the word for what it is in front, or without. Raises an error of `wrong` for what is none of them."""
    if isinstance(value, OneOf):
        return value
    text = text_of(value)
    first, _, rest = " ".join(folded(text).split()).partition(" ")
    for field, (word, known) in ONE_OF.items():
        if first == word and rest:
            return OneOf(field, str(known.read(text.split(maxsplit=1)[1])))
    for field, (_, known) in ONE_OF.items():
        found = known.get(text)
        if found is not None:
            return OneOf(field, str(found))
    spellings = [one for _, known in ONE_OF.values() for one in known.spellings()]
    raise wrong(f"{shown(text)} non è un tipo, un sottotipo, un supertipo o un colore", nearest(text, spellings))


def schema() -> dict[str, Any]:
    """In JSON Schema: any of these words."""
    return {"type": "string", "examples": ["Drago", "artefatto", "colore rosso"]}
