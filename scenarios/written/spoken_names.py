"""201.2, 205.3: names and subtypes of which a description speaks and that nothing in a situation bears, though something bears
nearly the same: whoever wrote one meant the other."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from engine.cards.abilities.filters import Filter
from engine.cards.characteristics import Characteristics
from engine.words.record import is_record
from scenarios.language.errors import nearest, shown
from scenarios.language.folding import folded
from scenarios.language.subtype_names import SUBTYPES, known_subtype, subtype_word, token_word
from scenarios.written import model as m
from scenarios.written.cards import BASIC_LANDS
from scenarios.written.permanents import ZoneCard

_LISTS = ("subtypes", "any_subtype", "not_subtypes")
_CALLED = re.compile(r"\bdi nome\b|\bchiamat[oaie]\b", re.IGNORECASE)


def speaks_of_names(card: m.Card) -> bool:
    """201.2: whether somebody typed a text in which a card or a token is called by a name; only then is it read to find out which.

    A printed text names cards that nobody has here, and none of them by mistake.
    """
    return not card.text.printed and _CALLED.search(str(card.text)) is not None


@dataclass
class Borne:
    """The names of cards and tokens, and the subtypes, that something in a situation has or may come to have."""

    names: set[str] = field(default_factory=set)
    subtypes: set[str] = field(default_factory=set)

    def add_card(self, name: str, subtypes: tuple[str, ...] = ()) -> None:
        self.names.add(name)
        self.subtypes.update(subtypes)

    def add_parts(self, value: object) -> None:
        """What an ability makes or gives: tokens with their names, subtypes that are added."""
        if isinstance(value, Characteristics):
            self.add_card(token_word(value.name or ""), value.subtypes)
        elif is_record(value) and not isinstance(value, Filter):
            for name in value.__struct_fields__:
                part = getattr(value, name)
                if name.endswith("subtypes") and isinstance(part, tuple):
                    self.subtypes.update(one for one in part if isinstance(one, str))
                self.add_parts(part)
        elif isinstance(value, tuple | list):
            for one in value:
                self.add_parts(one)


def borne(scenario: m.Scenario, lines: Iterator[ZoneCard]) -> Borne:
    """All that is called something in a situation."""
    found = Borne(names=set(BASIC_LANDS))
    for name, card in scenario.cards.items():
        found.add_card(name, card.type_line.subtypes)
        found.add_parts(card.abilities)
        if speaks_of_names(card):
            found.add_parts(card.read(name).abilities)
    for line in lines:
        found.add_card(line.card or "", () if line.type_line is None else line.type_line.subtypes)
    return found


def misnamed(abilities: object, known: Borne) -> Iterator[tuple[str, str]]:
    """What the descriptions in some abilities call by a name that nothing bears: what is wrong, and what was probably meant."""
    here = {folded(one) for one in known.names}
    for wanted in _descriptions(abilities):
        meant = nearest(wanted.name, known.names) if wanted.name and folded(wanted.name) not in here else ""
        if meant:
            yield f"qui nessuna carta e nessuna pedina si chiama {shown(wanted.name or '')}", meant
        for name in (one for part in _LISTS for one in getattr(wanted, part)):
            is_one = known_subtype(name) is not None or name in SUBTYPES or name in known.subtypes
            meant = "" if is_one else nearest(name, (*map(subtype_word, known.subtypes), *SUBTYPES.spellings()))
            if meant:
                yield f"{shown(name)} non è un sottotipo, e qui niente lo ha", meant


def _descriptions(value: object) -> Iterator[Filter]:
    if isinstance(value, Filter):
        yield value
    if is_record(value):
        for name in value.__struct_fields__:
            yield from _descriptions(getattr(value, name))
    elif isinstance(value, tuple | list):
        for one in value:
            yield from _descriptions(one)
