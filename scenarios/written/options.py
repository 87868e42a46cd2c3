"""800.2: the multiplayer options of a game, as people write them beside its format."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from engine.state.table import Attacks
from scenarios.language.errors import wrong
from scenarios.language.formats import ATTACKS
from scenarios.written.records import BeforeValidator, Field, Record, WithJsonSchema, described, folded
from scenarios.written.scalars import YesNo, read_name, read_number, text_of, word_of

EVERYBODY = ""
"""In place of a name: what holds for all players."""
UNLIMITED = "illimitato"
LARGEST_RANGE = 9
"""Ten players sit at most nine seats apart."""


def read_ranges(value: Any) -> Mapping[str, int | None]:
    """801.2: one range for everybody, or one for each name. Raises an error of `wrong` for what is neither."""
    if isinstance(value, dict):
        return {name if name == EVERYBODY else read_name(name): _range(one) for name, one in value.items()}
    if isinstance(value, list):
        raise wrong(f"qui serve un numero, o un numero per ogni giocatore, non {described(value)}")
    return {EVERYBODY: _range(value)}


def _range(value: Any) -> int | None:
    if value is None or folded(text_of(str(value))) == UNLIMITED:
        return None
    return read_number(str(value), 1, LARGEST_RANGE)


_NUMBER = {"anyOf": [{"type": "integer", "minimum": 1, "maximum": LARGEST_RANGE}, {"enum": [UNLIMITED]}]}
Ranges = Annotated[
    dict[str, int | None],
    BeforeValidator(read_ranges),
    WithJsonSchema({"anyOf": [*_NUMBER["anyOf"], {"type": "object", "additionalProperties": _NUMBER}]}),
]


class Options(Record):
    """800.2: options that can be added to a multiplayer game; what is not said follows from the variant."""

    ranges: Ranges | None = Field(
        default=None,
        alias="raggio",
        description="Il raggio di influenza (801): un numero di posti per tutti, o uno per ogni nome; o illimitato",
    )
    attacks: Annotated[Attacks, *word_of(ATTACKS)] | None = Field(
        default=None,
        alias="attacco",
        description="Chi si può attaccare (802, 803): a più giocatori, a sinistra, a destra, un solo difensore",
    )
    deploy: YesNo | None = Field(
        default=None, alias="schierare", description="Se le creature si possono schierare presso un compagno (804)"
    )
    shared_turns: YesNo | None = Field(
        default=None, alias="turni condivisi", description="Se le squadre condividono i turni (805)"
    )
