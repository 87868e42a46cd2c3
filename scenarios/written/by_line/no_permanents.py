"""Lines that would be permanents of the player above, since no other form fits them, and were to be something that happens."""

from __future__ import annotations

import re

from scenarios.language.errors import nearest, shown
from scenarios.language.folding import folded
from scenarios.language.terms import STEPS
from scenarios.written.by_line.gathered import Gathered
from scenarios.written.by_line.pieces import Typed
from scenarios.written.by_line.verbs import VERBS
from scenarios.written.card_source import is_lent

_ALMOST = 74


def says_something_before_whoever_acts(typed: Typed, table: Gathered) -> bool:
    """Whether a line is a sentence with words before it that say nothing here; takes it down, for it is no card."""
    if not typed.text[:1].islower():
        return False
    names = "|".join(re.escape(one) for one in table.players)
    found = re.search(rf"\s(?P<who>{names})\s+(?:{'|'.join(VERBS)})\b", typed.text) if names else None
    if found is None:
        return False
    before = typed.part(0, found.start("who"))
    table.fault(before, f"{shown(before.text)} qui non dice niente: una frase comincia con chi agisce")
    return True


def is_nobodys(typed: Typed, table: Gathered) -> bool:
    """Whether somebody who is not there is said to do something; takes it down."""
    name, _, rest = typed.text.partition(" ")
    if not name[:1].isupper() or folded(rest.partition(" ")[0]) not in VERBS or is_lent(typed.text):
        return False
    known = (*table.players, *table.names)
    table.fault(typed, f"{shown(name)} non è un giocatore e non è sul tavolo", nearest(name, known))
    return True


def verb_meant(typed: Typed) -> str:
    """The verb that the first word of a line was probably to be, '' where it begins like a card."""
    first = typed.text.split()[0]
    if not first[:1].islower() or is_lent(typed.text):
        return ""
    step = nearest(typed.text, STEPS.spellings(), _ALMOST)
    return step or nearest(first, VERBS, _ALMOST)
