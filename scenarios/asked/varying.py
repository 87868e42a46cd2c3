"""'And if …?': a scenario with one thing changed, said in a line: a life total, the state of a permanent, a card more or less.

``Anna vita 5``, ``Anna veleno 9``, ``orso danno 2``, ``orso +1/+1x2 TAP``, ``senza orso``, ``in più Anna: Lince 2/2``.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from engine.words.counters import DEFENSE, LOYALTY
from scenarios.asked.varying_table import table_varied
from scenarios.language.errors import Wrong, nearest, shown
from scenarios.written import model
from scenarios.written.notation import NotationError, parse_permanent
from scenarios.written.one_line import action_of, is_action
from scenarios.written.permanents import Permanent, ZoneCard
from scenarios.written.records import folded
from scenarios.written.scalars import read_number

FORMS = (
    "«Anna vita 5», «orso danno 2 +1/+1x2», «senza orso», «orso perde volare», «in più Anna: Lince 2/2», «raggio 1», "
    "«posti Anna Carla Bruno», «Bruno lancia Folgore su orso»"
)
_ZONES = ("battlefield", "hand", "library", "graveyard", "exile", "command")
_MORE = re.compile(r"in pi[uù]\s+(?P<player>[^:]+):\s*(?P<line>.+)", re.IGNORECASE)
_WITHOUT = re.compile(r"senza\s+(?P<name>.+)", re.IGNORECASE)
_OF_PLAYER = re.compile(r"(?P<player>.+?)\s+(?P<what>vita|veleno)\s+(?P<number>\S+)", re.IGNORECASE)
_STATE = (
    "damage",
    "deathtouched",
    "tapped",
    "sick",
    "attached_to",
    "counters",
    LOYALTY,
    DEFENSE,
    "protector",
    "controller",
)


_HAS, _LOSES = ("ha", "con", "guadagna", "acquisisce", "prende"), ("perde", "senza")
"""How it is said that an object has an ability besides, or one less."""


class CannotVary(ValueError):
    """A line that changes nothing that is there; the message says what and the nearest right word.

    ``understood``: whether the line is clearly about the table, so that it can be nothing else.
    """

    def __init__(self, message: str, *, understood: bool = False) -> None:
        super().__init__(message)
        self.understood = understood


class _Found(NamedTuple):
    seat: int
    zone: str
    place: int
    card: ZoneCard


def varied(scenario: model.Scenario, line: str) -> model.Scenario:
    """The scenario with what a line says changed; what it expects no longer counts. Raises CannotVary."""
    said = " ".join(line.split())
    try:
        elsewhere = table_varied(scenario, said)
    except Wrong as error:
        raise CannotVary(error.message, understood=True) from None
    if elsewhere is not None:
        return elsewhere.model_copy(update={"expectations": (), "rules": ()})
    more, without, of_player = _MORE.fullmatch(said), _WITHOUT.fullmatch(said), _OF_PLAYER.fullmatch(said)
    if more:
        players = _with_more(scenario, more["player"], more["line"])
    elif without:
        found = _find(scenario, without["name"])
        players = _with_zone(scenario, found, ())
    elif of_player and _is_player(scenario, of_player["player"]):
        players = _of_player(scenario, of_player["player"], of_player["what"], _number(of_player["number"]))
    else:
        players = _in_state(scenario, said)
    return scenario.model_copy(update={"players": players, "expectations": (), "rules": ()})


def otherwise(scenario: model.Scenario, line: str, after: int) -> model.Scenario:
    """The scenario with what a line says changed; or, where it says what happens, with that after so many actions of the script.

    Raises CannotVary and ScenarioError.
    """
    try:
        return varied(scenario, line)
    except CannotVary as error:
        if error.understood or not is_action(scenario, line):
            raise
    return with_action(scenario, line, after)


def with_action(scenario: model.Scenario, line: str, after: int) -> model.Scenario:
    """The scenario in which something more happens, after so many actions of its script. Raises ScenarioError."""
    script = (*scenario.script[:after], action_of(scenario, line), *scenario.script[after:])
    return scenario.model_copy(update={"script": script, "expectations": (), "rules": ()})


def _with_more(scenario: model.Scenario, player: str, line: str) -> tuple[model.Player, ...]:
    seat = _seat(scenario, player)
    owner = scenario.players[seat]
    return _replaced(scenario, seat, battlefield=(*owner.battlefield, _permanent(line)))


def _number(text: str) -> int:
    try:
        return read_number(text)
    except Wrong as error:
        raise CannotVary(error.message) from None


def _of_player(scenario: model.Scenario, player: str, what: str, number: int) -> tuple[model.Player, ...]:
    if what.casefold() == "vita":
        return _replaced(scenario, _seat(scenario, player), life=number)
    if number < 0:
        raise CannotVary("i segnalini veleno non possono essere meno di 0")
    return _replaced(scenario, _seat(scenario, player), poison=number)


def _in_state(scenario: model.Scenario, said: str) -> tuple[model.Player, ...]:
    """``NAME STATE``: the longest beginning of the line that names something, and its new state in the quick form."""
    words = said.split(" ")
    for length in range(len(words) - 1, 0, -1):
        name, state = " ".join(words[:length]), " ".join(words[length:])
        found = next((one for one in _all(scenario) if _called(one.card, name, scenario)), None)
        if found is not None:
            if not isinstance(found.card, Permanent):
                raise CannotVary(f"{shown(name)} non è sul campo di battaglia: si può togliere con «senza {name}»")
            return _with_zone(scenario, found, (_changed(found.card, name, state),))
    raise CannotVary(f"non capisco {shown(said)}: si scrive {FORMS}{_near(scenario, words[0])}")


def _changed(card: Permanent, name: str, state: str) -> Permanent:
    """A permanent in another state: all that is said of it is as it is said; abilities it may also be said to have, or to lose."""
    verb, _, rest = state.partition(" ")
    has, loses = folded(verb) in _HAS, folded(verb) in _LOSES
    told = _permanent(f"X {rest if has or loses else state}")
    changes: dict[str, Any] = {
        field: getattr(told, field)
        for field in (*_STATE, "power_toughness", "keywords")
        if field in told.model_fields_set
    }
    # Words that say nothing of it would belong to a name.
    if not changes or folded(told.card or "") != "x" or (loses and changes.keys() != {"keywords"}):
        raise CannotVary(f"{shown(state)} non dice nulla che si possa cambiare di {shown(name)}")
    if loses:
        changes["keywords"] = tuple(one for one in card.keywords if one not in told.keywords)
    elif has and "keywords" in changes:
        changes["keywords"] = (*card.keywords, *(one for one in told.keywords if one not in card.keywords))
    made = card.model_copy(update=changes)
    if made == card and loses:
        raise CannotVary(f"{shown(name)} perde solo quello che la sua riga dice, e {shown(rest)} non c'è")
    if made == card:
        raise CannotVary(f"{shown(name)} è già così: {shown(state)} non cambia niente")
    return made


def _permanent(line: str) -> Permanent:
    try:
        return parse_permanent(line)
    except NotationError as error:
        raise CannotVary(error.message + (f" (forse {shown(error.suggestion)}?)" if error.suggestion else "")) from None


def _all(scenario: model.Scenario) -> list[_Found]:
    return [
        _Found(seat, zone, place, card)
        for seat, player in enumerate(scenario.players)
        for zone in _ZONES
        for place, card in enumerate(getattr(player, zone))
    ]


def _called(card: ZoneCard, name: str, scenario: model.Scenario) -> bool:
    """Whether a name means a card: its id, its name, or its name with the number that the scenario counts it by."""
    wanted = folded(name)
    if wanted in (folded(card.id or ""), folded(card.card or "")):
        return True
    same = [one.card for one in _all(scenario) if folded(one.card.card or "") == folded(card.card or "")]
    numbered = next((number for number, one in enumerate(same, start=1) if one is card), 0)
    return bool(card.card) and wanted == f"{folded(card.card or '')}{numbered}"


def _find(scenario: model.Scenario, name: str) -> _Found:
    found = next((one for one in _all(scenario) if _called(one.card, name, scenario)), None)
    if found is None:
        raise CannotVary(f"non c'è {shown(name)}{_near(scenario, name)}")
    return found


def _near(scenario: model.Scenario, word: str) -> str:
    known = [one.card.id or one.card.card or "" for one in _all(scenario)]
    near = nearest(word, [*known, *(player.name for player in scenario.players)])
    return f" (forse {shown(near)}?)" if near else ""


def _is_player(scenario: model.Scenario, name: str) -> bool:
    return any(folded(player.name) == folded(name) for player in scenario.players)


def _seat(scenario: model.Scenario, name: str) -> int:
    for seat, player in enumerate(scenario.players):
        if folded(player.name) == folded(name):
            return seat
    raise CannotVary(f"non c'è il giocatore {shown(name)}{_near(scenario, name)}")


def _with_zone(scenario: model.Scenario, found: _Found, instead: tuple[ZoneCard, ...]) -> tuple[model.Player, ...]:
    cards = getattr(scenario.players[found.seat], found.zone)
    return _replaced(scenario, found.seat, **{found.zone: (*cards[: found.place], *instead, *cards[found.place + 1 :])})


def _replaced(scenario: model.Scenario, seat: int, **fields: object) -> tuple[model.Player, ...]:
    players = list(scenario.players)
    players[seat] = players[seat].model_copy(update=fields)
    return tuple(players)
