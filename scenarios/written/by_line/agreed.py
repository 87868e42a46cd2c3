"""800.2: what was agreed on before the game, in a line: several formats, and the options with what each is to be.

formato: Commander, Emperor
opzioni: raggio 2, raggio di Anna 1, attacco a sinistra, schierare, turni condivisi no
raggio: 2
attacco: a sinistra
"""

from __future__ import annotations

from engine.state.table import Attacks
from scenarios.language.errors import nearest, shown
from scenarios.language.folding import folded
from scenarios.language.formats import ATTACKS
from scenarios.written.by_line.gathered import Gathered
from scenarios.written.by_line.pieces import Typed, divided, items
from scenarios.written.options import EVERYBODY, UNLIMITED, Options
from scenarios.written.records import Fields, Items, Text

OPTIONS = "opzioni"
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
        key = _key_of(piece)
        if key is None:
            word = piece.text.partition(" ")[0]
            table.fault(piece, f"{shown(piece.text)} non è un'opzione multiplayer", nearest(word, _KEYS))
            continue
        rest = piece.part(len(key))
        if key == RANGE and folded(rest.text).startswith("di "):
            said = rest.part(3)
            name, _, number = said.text.rpartition(" ")
            _range_of(said.part(0, len(name)), said.part(len(said.text) - len(number)), piece, made, table)
        else:
            _put(key, rest, piece, made, table)
    return made


def add_option(head: Typed, value: Typed, table: Gathered) -> None:
    """800.2: one option in a line of its own, beside those that stand in others: ``raggio: 1``, ``raggio di Anna: 2``."""
    made = table.root.setdefault(Text(OPTIONS, head.place), Fields(head.place))
    key = _key_of(head)
    if key is None or not isinstance(made, Fields):
        table.fault(head, "le opzioni multiplayer sono già dette altrimenti")
    elif len(head.text) > len(key):
        _range_of(head.part(len(key)).part(3), value, head, made, table)
    else:
        _put(key, value, head, made, table)


def _key_of(piece: Typed) -> str | None:
    return next((one for one in _KEYS if f"{folded(piece.text)} ".startswith(f"{folded(one)} ")), None)


def _put(key: str, value: Typed, piece: Typed, made: Fields, table: Gathered) -> None:
    """One option for everybody; one that needs a word behind it, or is there already, is a fault."""
    known = made.get(key)
    if not value.text and key not in _WITHOUT_VALUE:
        like = next(one for one in EXAMPLES if one.startswith(key))
        table.fault(piece, f"di «{key}» si dice quale, come «{like}»")
    elif key == RANGE and isinstance(known, Fields) and EVERYBODY not in known:
        known[Text(EVERYBODY, piece.place)] = value.unquoted().scalar()
    elif known is not None:
        table.fault(piece, f"«{key}» c'è già")
    else:
        made[Text(key, piece.place)] = value.unquoted().scalar() if value.text else Text(_YES, piece.place)


def _range_of(name: Typed, number: Typed, piece: Typed, made: Fields, table: Gathered) -> None:
    """801.2a: the range of one player, a name and a number, beside that of everybody else."""
    if not name.text or not number.text:
        table.fault(piece, f"di un giocatore si dice il nome e il raggio, come «{RANGE} di Anna 1»")
        return
    known = made.get(RANGE)
    if not isinstance(known, Fields):
        every, known = known, Fields(piece.place)
        if every is not None:
            known[Text(EVERYBODY, piece.place)] = every
        made[Text(RANGE, piece.place)] = known
    if (who := name.unquoted()).text in known:
        table.fault(piece, f"il raggio di {shown(who.text)} c'è già")
        return
    known[who.scalar()] = number.scalar()


_KEYS = (RANGE, ATTACK, DEPLOY, SHARED)
