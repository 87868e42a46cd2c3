"""What continuous effects do: ``+1/+1``, ``volare``, ``{controllore: tu}``, ``{tipi: {aggiungi: creatura}}``."""

from __future__ import annotations

import re
from typing import Any

from engine.abilities import continuous as c
from engine.abilities.quantities import Fixed
from scenarios.abilities.filters import COLOR, KEYWORD, SUBTYPE, SUPERTYPE, TYPE
from scenarios.abilities.quantities import QUANTITY
from scenarios.abilities.reading import Grammar, Reader, form_of, many, record
from scenarios.abilities.references import PLAYER
from scenarios.abilities.tokens import TOKEN
from scenarios.records import folded
from scenarios.scalars import read_number

PARTS = Grammar("parte", "una parte di un effetto continuo")
PART: Reader = PARTS.reader

_MODIFY = re.compile(r"([+-]\d+) ?/ ?([+-]\d+)")
_SET = re.compile(r"(\d+) ?/ ?(\d+)")


def _power_toughness(text: str) -> c.ModifyPT | c.SetPT | None:
    """``+1/+1`` modifies, ``1/1`` without signs sets."""
    for pattern, make in ((_MODIFY, c.ModifyPT), (_SET, c.SetPT)):
        found = pattern.fullmatch(folded(text))
        if found:
            return make(Fixed(read_number(found[1])), Fixed(read_number(found[2])))
    return None


def _inside(make: Any, /, **parts: tuple[str, Reader]) -> Reader:
    return record(form_of(make, **parts))


def _as_it_is(part: Any) -> Any:
    return part


def _nested(key: str, reader: Reader) -> None:
    """A part that is written in fields of its own below its key."""
    PARTS.form(_as_it_is, part=(key, reader))


PARTS.text(_power_toughness, "+1/+1")
PARTS.form(c.CopyOf, values=("valori copiabili", TOKEN))
PARTS.form(c.GainControl, who=("controllore", PLAYER))
_nested(
    "tipi",
    _inside(
        c.ChangeTypes,
        add=("aggiungi", many(TYPE)),
        remove=("togli", many(TYPE)),
        set_types=("diventa", many(TYPE)),
        add_subtypes=("aggiungi sottotipi", many(SUBTYPE)),
        set_subtypes=("diventa sottotipi", many(SUBTYPE)),
        of_type=("sottotipi di", TYPE),
        add_supertypes=("aggiungi supertipi", many(SUPERTYPE)),
        remove_supertypes=("togli supertipi", many(SUPERTYPE)),
    ),
)
_nested("colori", _inside(c.ChangeColors, add=("aggiungi", many(COLOR)), set_to=("diventa", many(COLOR))))
_nested("definisce f/c", _inside(c.DefinePT, power=("forza", QUANTITY), toughness=("costituzione", QUANTITY)))
_nested("f/c di base", _inside(c.SetPT, power=("forza", QUANTITY), toughness=("costituzione", QUANTITY)))
_nested("f/c", _inside(c.ModifyPT, power=("forza", QUANTITY), toughness=("costituzione", QUANTITY)))
PARTS.form(c.LoseKeyword, keyword=("perde", KEYWORD))
PARTS.form(c.CantHave, keyword=("non può avere", KEYWORD))
PARTS.word("perde tutte le abilità", c.LoseAllAbilities())
PARTS.word("scambia forza e costituzione", c.SwitchPT())
