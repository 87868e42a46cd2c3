"""111.4: a token that has its subtypes for a name is called by one of them alone, where nothing else can be meant by that."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from scenarios.language.subtype_names import SUBTYPES, subtype_word, token_word
from scenarios.written.ids import slug, told_apart
from scenarios.written.known_names import Known, token_names
from scenarios.written.located import lines_of
from scenarios.written.model import Scenario
from scenarios.written.records import Record
from scenarios.written.roles import ANYTHING, OBJECT, ROLES
from scenarios.written.scalars import Which

_LAID_OUT = frozenset({"cards", "players", "stack"})
"""What of a scenario is there before anything is made."""


def _subtypes_of(name: str) -> frozenset[str]:
    """111.4: the subtypes of which the name of a token consists, each a word; none where there is anything else in it."""
    found = [SUBTYPES.get(word) for word in name.split()]
    return frozenset(one for one in found if one is not None) if None not in found else frozenset()


def with_whole_names(scenario: Scenario) -> Scenario:
    """111.4: the scenario in which «Microbo» is «Phyrexiano Microbo» where such a token may be made, nothing is called Microbo, and
    no card is one; the same scenario back where nothing is meant so."""
    spoken = _Spoken(scenario)
    later = {name: value for name, value in scenario.by_name().items() if name not in _LAID_OUT}
    changed = {name: new for name, value in later.items() if (new := spoken.within(value)) != value}
    return scenario.model_copy(update=changed) if changed else scenario


class _Spoken:
    """What names mean in a scenario, and its parts with whole names in them."""

    def __init__(self, scenario: Scenario) -> None:
        self._scenario = scenario
        self._known = Known(scenario)

    @cached_property
    def _short(self) -> Mapping[str, str]:
        """The subtypes by which one kind of token alone is meant, each with the name of that token."""
        meant: dict[str, set[str]] = {}
        for name in token_names(self._scenario):
            for one in _subtypes_of(token_word(name)):
                meant.setdefault(one, set()).add(token_word(name))
        printed = [line.type_line for _, line in lines_of(self._scenario)]
        printed += [card.type_line for card in self._scenario.cards.values()]
        # 205.3: a card of that type may be meant as well.
        borne = {subtype for line in printed if line is not None for subtype in line.subtypes}
        return {slug(subtype_word(one)): min(of) for one, of in meant.items() if len(of) == 1 and one not in borne}

    def within(self, value: Any) -> Any:
        """A part of the scenario with whole names in all of its records."""
        if type(value) is tuple:
            return tuple(map(self.within, value))
        if not isinstance(value, Record):
            return value
        roles = ROLES.get(type(value), {})
        changed = {}
        for name, part in value.by_name().items():
            role = roles.get(name, "")
            new = self._named(part, role) if role in (OBJECT, ANYTHING) else self.within(part)
            if new != part:
                changed[name] = new
        return value.model_copy(update=changed) if changed else value

    def _named(self, value: Any, role: str) -> Any:
        """What stands in a field that speaks of objects."""
        if isinstance(value, str):
            return self._whole(value, role)
        if isinstance(value, Which):
            whole = self._whole(value.object, role)
            return value if whole == value.object else value.model_copy(update={"object": whole})
        if isinstance(value, dict):
            return {self._named(key, role): self._named(one, role) for key, one in value.items()}
        return tuple(self._named(one, role) for one in value) if type(value) is tuple else value

    def _meant(self, name: str) -> str:
        """«Esercito», «pedina Esercito»: with the whole name of the token; the same back for other names."""
        apart = told_apart(slug(name), ())
        said = "pedina " if apart.sort == "pedina" and apart.name else ""
        whole = self._short.get(apart.name if said else slug(name))
        return name if whole is None else f"{said}{whole}"

    def _whole(self, name: str, role: str) -> str:
        """The name of the token that a name of nothing means; the same back where that is not clear."""
        whole = name if self._known.fits(name, role) else self._meant(name)
        return whole if whole == name or self._known.fits(whole, role) else name
