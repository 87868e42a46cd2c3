"""Spells that are said by what they do: ``3 danni``, ``+3/+3``, ``contromagia``. Each stands for an instant that does that."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from scenarios.language.errors import Place
from scenarios.language.folding import folded
from scenarios.written.records import Fields, Items, Text
from scenarios.written.scalars import in_digits

_Said = Mapping[str, Any]
ANYTHING = "qualsiasi bersaglio"
_PERMANENT = ("permanente",)
"""Nobody who says no more than this means a creature alone."""
_EFFECTS: tuple[tuple[str, Sequence[Any], _Said], ...] = (
    (
        r"(?P<n>[1-9]\d?) dann[oi]|(?:1 )?[a-z]+ da (?P<of>[1-9]\d?)",
        (ANYTHING,),
        {"infliggi": "{n}", "a": "bersaglio"},
    ),
    (r"(?P<n>[1-9]\d?) (?:vita|vite|punt[oi] vita)", (), {"guadagna": "{n}"}),
    (r"pesca (?P<n>[1-9])(?: cart[ae])?", (), {"pesca": "{n}"}),
    (
        r"(?P<by>[+-]\d{1,2}/[+-]\d{1,2})",
        ("creatura",),
        {"applica": ["{by}"], "a": "bersaglio", "fino a": "fine turno"},
    ),
    (
        r"(?P<n>[1-9]\d?) segnalin[oi] (?P<kind>[+-]1/[+-]1)",
        ("creatura",),
        {"metti segnalini": "{kind}", "su": "bersaglio", "quanti": "{n}"},
    ),
    (r"contromagia", ("magia",), {"neutralizza": "bersaglio"}),
    (r"distruzione", _PERMANENT, {"distruggi": "bersaglio"}),
    (r"esilio", _PERMANENT, {"esilia": "bersaglio"}),
    (r"(?:una )?magia istantanea", (), {"guadagna": "0"}),
    (r"rimbalzo", _PERMANENT, {"sposta": "bersaglio", "in": "mano"}),
)
# «fulmine da 3» is called so by how much it deals; a card that is called so has its name in capitals.
EXAMPLES = (
    "3 danni",
    "3 vita",
    "pesca 2",
    "+3/+3",
    "un segnalino +1/+1",
    "2 segnalini -1/-1",
    "contromagia",
    "distruzione",
    "esilio",
    "rimbalzo",
)
"""One for each effect."""


def short(name: str, place: Place) -> Fields | None:
    """The definition of the card that a name says by what it does; ``None`` where it says nothing."""
    plain = _plain(name)
    for pattern, targets, effect in _EFFECTS:
        if found := re.fullmatch(pattern, plain):
            said_so = found.groupdict()
            if said_so.get("of") and name[:1].isupper():
                continue
            number = said_so.get("n") or said_so.get("of") or ""
            words = {key: word or "" for key, word in said_so.items()} | {"n": number}
            ability = {**({"bersagli": targets} if targets else {}), "effetto": [effect]}
            made: Fields = _at(place, {"tipo": "Istantaneo", "costo": "0", "abilità": [ability]}, words)
            return made
    return None


def aims_at(name: str) -> str | None:
    """What a spell that is said so may be aimed at, in the word of the files; ``None`` where it has no target or says nothing."""
    plain = _plain(name)
    return next((targets[0] for pattern, targets, _ in _EFFECTS if targets and re.fullmatch(pattern, plain)), None)


def _plain(name: str) -> str:
    return " ".join(in_digits(word) or word for word in folded(name).split())


def _at(place: Place, said: Any, words: Mapping[str, str]) -> Any:
    """What a file would say, with these words in it; all of it stands where the name does that says it."""
    if isinstance(said, str):
        return Text(said.format(**words), place)
    if isinstance(said, Mapping):
        fields = Fields(place)
        fields.update((Text(key, place), _at(place, one, words)) for key, one in said.items())
        return fields
    items = Items(place)
    items.extend(_at(place, one, words) for one in said)
    return items


def answers_a_spell(name: str) -> bool:
    """701.6a: whether a spell said by what it does counters another one, so that whoever responds with it means the one above."""
    return folded(name) == "contromagia"
