"""What a situation can speak of: players, objects by id or name, cards that are defined, tokens that may come to be; and names that
are none of these.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

from scenarios.language.counted_kinds import counting
from scenarios.language.errors import nearest, shown
from scenarios.language.subtype_names import SUBTYPES, token_word
from scenarios.written import model as m
from scenarios.written import queries as q
from scenarios.written.cards import BASIC_LANDS
from scenarios.written.ids import Index, of_age, slug, so_many, told_apart
from scenarios.written.located import Misfit, alias_of, lines_of, names_in, records_in
from scenarios.written.records import Record, folded
from scenarios.written.replies import NO_TARGET, NOTHING
from scenarios.written.roles import ANYTHING, CARD, COUNTED, OBJECT, PLAYER, ROLES
from scenarios.written.scalars import ABILITY
from scenarios.written.script import EACH, EVERYBODY, OPPONENT
from scenarios.written.tokens_made import tokens_made


class Known:
    """What can be spoken of: players, objects by id or name, cards that are defined, tokens that may come to be."""

    def __init__(self, scenario: m.Scenario) -> None:
        self._index = Index(scenario)
        self._scenario = scenario
        self._cards = {slug(name): name for name in (*scenario.cards, *BASIC_LANDS)}

    @cached_property
    def _made(self) -> set[str]:
        """Asked for last: to know the tokens that cards make, the engine has to read their text."""
        return {slug(token_word(name)) for name in token_names(self._scenario)}

    def fits(self, name: str, role: str) -> bool:
        """Whether a name speaks of something in that role."""
        if role in (PLAYER, ANYTHING) and self._index.player(name) is not None:
            return True
        if role == PLAYER:
            return False
        if role == COUNTED:
            meant = counting(name)
            if meant.subtype or not meant.name:
                return True  # 205.3: of a known subtype there may be none.
            name = meant.name
        key = slug(name).rstrip("~")  # 707.10: a copy is called as its original, with that behind.
        made = key.rstrip("0123456789").rstrip("-")
        numbered = self._index.find(made) if key != made else ()
        if self._index.find(key) or numbered or key in self._cards or {key, made} & self._made:
            return True
        if role == ANYTHING and (ability := ABILITY.fullmatch(name)) is not None and ability["number"]:
            return self.fits(ability["object"], OBJECT)
        if role in (OBJECT, ANYTHING) and (said := of_age(name)) is not None:
            return not said.name or self.fits(said.name, OBJECT)
        apart = told_apart(key, self._index.players).name
        return role not in (CARD, COUNTED) and apart != key and (not apart or self.fits(apart, OBJECT))

    def may_be_made(self, name: str) -> bool:
        """111.4: whether a name may be one of a token that a text makes which nobody understood: subtypes are all that is in it."""
        words = slug(name).removeprefix("pedina-").split("-")
        return all(SUBTYPES.get(word) is not None for word in words) and self._has_unread_text

    @cached_property
    def _has_unread_text(self) -> bool:
        return any(card.read(name).fragments for name, card in self._scenario.cards.items())

    def meant(self, name: str, role: str) -> str:
        """The nearest name in that role."""
        if role == PLAYER:
            return nearest(name, self._index.players)
        words = [word for word in self._index.words() if role == ANYTHING or self._index.player(word) is None]
        return nearest(name, [*words, *self._made])


def token_names(scenario: m.Scenario) -> Iterator[str]:
    """The names of tokens that abilities or events of a scenario may make."""
    for name, card in scenario.cards.items():
        for ability in (*card.keywords, *card.abilities, *card.read(name).abilities):
            yield from tokens_made(ability)
    for _, line in lines_of(scenario):
        for ability in line.keywords:
            yield from tokens_made(ability)
    for action in scenario.script:
        if isinstance(action, m.Happens):
            for event in action.events:
                if isinstance(event, m.TokenMade):
                    yield event.token.card or ""
                    yield event.token.id or ""


_OF_DECLARATIONS: Mapping[type[Record], Sequence[str]] = {m.Attack: (*EVERYBODY, *EACH, *OPPONENT), m.Block: EACH}
"""Words that stand for creatures or players in what is declared."""


_OF_QUESTIONS = (q.ObjectQuery, q.DealtQuery)
"""What only asks of an object, and so may ask of one that nobody can tell anything of: the answer says why."""


def unknown_names(scenario: m.Scenario) -> Iterator[Misfit]:
    """Every name that speaks of nothing in the situation, or of something else than its field has."""
    known = Known(scenario)
    for location, record in records_in(scenario, ()):
        for attribute, role in ROLES.get(type(record), {}).items():
            several = type(record) in (m.Attack, m.Block)
            for where, said, at_key in names_in(getattr(record, attribute), (*location, alias_of(record, attribute))):
                if several and folded(said) in _OF_DECLARATIONS[type(record)]:
                    continue
                if type(record) is m.Reply and attribute != "by" and folded(said) in (*NOTHING, *NO_TARGET):
                    continue  # 601.2c: there may be none
                name = so_many(said)[1] if several else said
                if not known.fits(name, role) and not (type(record) in _OF_QUESTIONS and known.may_be_made(name)):
                    yield Misfit(
                        where, f"{shown(name)} non è {role} di questa situazione", known.meant(name, role), at_key
                    )
