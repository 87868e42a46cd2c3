"""800.2: what was agreed on before the game, in a line: several formats, and the options with what each is to be.

formato: Commander, Emperor
opzioni: raggio 2, raggio di Anna 1, attacco a sinistra, schierare, turni condivisi no
"""

from __future__ import annotations

from engine.state.table import Attacks
from scenarios.language.errors import nearest, shown
from scenarios.language.folding import folded
from scenarios.language.terms import ATTACKS
from scenarios.written.by_line.gathered import Gathered
from scenarios.written.by_line.pieces import Typed, divided, items
from scenarios.written.options import UNLIMITED, Options
from scenarios.written.records import Fields, Items, Text

_YES = "sì"
RANGE, ATTACK, DEPLOY, SHARED = (
    str(Options.model_fields[name].alias) for name in ("ranges", "attacks", "deploy", "shared_turns")
)
_WITHOUT_VALUE = (DEPLOY, SHARED)
"""Options that are agreed on by being named."""
EXAMPLES = (
    *(f"{RANGE} {number}" for number in (1, 2, UNLIMITED)),
    *(f"{ATTACK} {way}" for way in map(ATTACKS.word, Attacks)),
    *(f"{option}{no}" for option in _WITHOUT_VALUE for no in ("", " no")),
)
"""Everything that an option can be, but for the range of one player."""


def formats(value: Typed) -> Text | Items:
    """One format, or several between commas."""
    several = divided(value, ",")
    if len(several) < 2:
        return value.unquoted().scalar()
    return items(value.place, [one.unquoted().scalar() for one in several])


def options(value: Typed, table: Gathered) -> Fields:
    """The options between commas; what is none is taken down as a fault."""
    made = Fields(value.place)
    for piece in divided(value, ","):
        key = next((one for one in _KEYS if f"{folded(piece.text)} ".startswith(f"{folded(one)} ")), None)
        if key is None:
            word = piece.text.partition(" ")[0]
            table.fault(piece, f"{shown(piece.text)} non è un'opzione multiplayer", nearest(word, _KEYS))
            continue
        rest = piece.part(len(key))
        if key == RANGE and folded(rest.text).startswith("di "):
            _range_of(rest.part(3), piece, made, table)
        elif key in made:
            table.fault(piece, f"«{key}» c'è già")
        elif not rest.text and key not in _WITHOUT_VALUE:
            like = next(one for one in EXAMPLES if one.startswith(key))
            table.fault(piece, f"di «{key}» si dice quale, come «{like}»")
        else:
            made[Text(key, piece.place)] = rest.unquoted().scalar() if rest.text else Text(_YES, piece.place)
    return made


def _range_of(said: Typed, piece: Typed, made: Fields, table: Gathered) -> None:
    """801.2b: the range of one player: a name and a number."""
    name, _, number = said.text.rpartition(" ")
    ranges = made.setdefault(Text(RANGE, piece.place), Fields(piece.place))
    if not isinstance(ranges, Fields):
        table.fault(piece, f"«{RANGE}» c'è già: è uno per tutti, o uno per ogni nome")
    elif not name:
        table.fault(piece, f"di un giocatore si dice il nome e il raggio, come «{RANGE} di Anna 1»")
    else:
        ranges[said.part(0, len(name)).unquoted().scalar()] = said.part(len(said.text) - len(number)).scalar()


_KEYS = (RANGE, ATTACK, DEPLOY, SHARED)
