"""800.2: 'and if …?' about the table itself: its format, its options, who sits where, and on which team."""

from __future__ import annotations

import re
from typing import Any

from scenarios.language.errors import nearest, shown, wrong
from scenarios.language.folding import folded
from scenarios.language.formats import ATTACKS, FORMATS
from scenarios.written import model
from scenarios.written.options import EVERYBODY, Ranges, read_ranges
from scenarios.written.scalars import read_yes

_SAID = re.compile(
    r"(?P<what>formato|raggio|attacco|schierare|turni condivisi)\b\s*:?\s*(?:di\s+(?P<of>.+)\s+)?(?P<value>.*)",
    re.IGNORECASE,
)


_SEATS = re.compile(r"posti\s*:?\s*(?P<names>.+)", re.IGNORECASE)
_SWAP = re.compile(
    r"(?P<one>.+?)\s+ed?\s+(?P<other>.+?)\s+(?:si\s+)?(?:scambiano|invertono)(?:\s+(?:di\s+)?posto|\s+i\s+posti)?",
    re.IGNORECASE,
)
_TEAM = re.compile(
    r"(?P<who>.+?)\s+(?:(?:è\s+)?(?:in|nella)\s+)?squadra\s+(?:(?P<number>[0-9]{1,2})|(?:di|con)\s+(?P<mate>.+))",
    re.IGNORECASE,
)


_GONE = re.compile(r"(?P<who>.+?)\s+(?P<there>non\s+)?ha\s+(?:già\s+)?lasciato(?:\s+la\s+partita)?", re.IGNORECASE)
_EMPEROR = re.compile(r"(?P<who>.+?)\s+(?:è\s+)?(?:l['’]\s*)?imperat(?:ore|rice)", re.IGNORECASE)


def table_varied(scenario: model.Scenario, line: str) -> model.Scenario | None:
    """The scenario at another table: «raggio 1», «raggio di Anna 2», «attacco a sinistra», «turni condivisi no», «formato Emperor»,
    «posti Anna Carla Bruno», «Anna e Bruno si scambiano di posto», «Bruno squadra 2», «Bruno nella squadra di Anna»,
    «Bruno ha lasciato», «Bruno imperatore».

    ``None`` for a line that is about something else. Raises an error of `wrong` for a value that there is not, or nobody's name.
    """
    if (seats := _SEATS.fullmatch(line)) is not None:
        return _seated(scenario, _named(scenario, seats["names"]))
    if (swap := _SWAP.fullmatch(line)) is not None:
        one, other = (_seat(scenario, swap[name]) for name in ("one", "other"))
        order = list(range(len(scenario.players)))
        order[one], order[other] = other, one
        return _seated(scenario, order)
    team = _TEAM.fullmatch(line)
    if team is not None and _is_player(scenario, team["who"]):
        return _in_team(scenario, _seat(scenario, team["who"]), team["number"], team["mate"])
    gone, emperor = _GONE.fullmatch(line), _EMPEROR.fullmatch(line)
    if gone is not None and _is_player(scenario, gone["who"]):
        return _changed(scenario, _seat(scenario, gone["who"]), gone=gone["there"] is None)
    if emperor is not None and _is_player(scenario, emperor["who"]):
        return _crowned(scenario, _seat(scenario, emperor["who"]))
    said = _SAID.fullmatch(line)
    if said is None or (said["of"] and said["what"].casefold() != "raggio"):
        return None
    what, value = said["what"].casefold(), said["value"].strip()
    if what == "formato":
        formats = tuple(FORMATS.read(one.strip()) for one in value.split(","))
        return scenario.model_copy(update={"formats": formats})
    change: dict[str, Any]
    match what:
        case "raggio":
            change = {"ranges": _ranges(scenario, said["of"], value)}
        case "attacco":
            change = {"attacks": ATTACKS.read(value)}
        case "schierare":
            change = {"deploy": read_yes(value or "sì")}
        case _:
            change = {"shared_turns": read_yes(value or "sì")}
    return scenario.model_copy(update={"options": scenario.options.model_copy(update=change)})


def _is_player(scenario: model.Scenario, name: str) -> bool:
    return any(folded(one.name) == folded(name.strip()) for one in scenario.players)


def _seat(scenario: model.Scenario, name: str) -> int:
    wanted = folded(name.strip())
    found = next((seat for seat, one in enumerate(scenario.players) if folded(one.name) == wanted), None)
    if found is None:
        meant = nearest(name.strip(), [one.name for one in scenario.players])
        raise wrong(
            f"qui non c'è un giocatore di nome {shown(name.strip())}{f' (forse {shown(meant)}?)' if meant else ''}"
        )
    return found


def _named(scenario: model.Scenario, names: str) -> list[int]:
    """All players in a new order, each once. Raises an error of `wrong`."""
    said = [one for one in re.split(r"\s*,\s*|\s+ed?\s+|\s+", names.strip()) if one]
    several = [one for one in re.split(r"\s*,\s*", names.strip()) if one]
    order = [_seat(scenario, one) for one in (several if len(several) == len(scenario.players) else said)]
    missing = [one.name for seat, one in enumerate(scenario.players) if seat not in order]
    twice = [scenario.players[seat].name for seat in dict.fromkeys(order) if order.count(seat) > 1]
    if missing or twice:
        told = f"manca {shown(missing[0])}" if missing else f"{shown(twice[0])} c'è due volte"
        raise wrong(f"in «posti» ci stanno tutti i giocatori, ognuno una volta: {told}")
    return order


def _seated(scenario: model.Scenario, order: list[int]) -> model.Scenario:
    """101.4, 103.1: another order of seats; whose turn it is stays as it was."""
    whose = scenario.turn.of or scenario.players[0].name
    players = tuple(scenario.players[seat] for seat in order)
    return scenario.model_copy(update={"players": players, "turn": scenario.turn.model_copy(update={"of": whose})})


def _in_team(scenario: model.Scenario, seat: int, number: str | None, mate: str | None) -> model.Scenario:
    """808, 810: one player on another team, which is said by its number or by who is on it."""
    if mate is not None:
        other = scenario.players[_seat(scenario, mate)]
        if other.team is None:
            raise wrong(f"{shown(other.name)} non è in una squadra: si scrive il numero, come «{other.name} squadra 1»")
        team = other.team
    else:
        team = int(number or 0)
    if team < 1:
        raise wrong("le squadre si contano da 1")
    return _changed(scenario, seat, team=team)


def _changed(scenario: model.Scenario, seat: int, **how: Any) -> model.Scenario:
    players = (one.model_copy(update=how) if n == seat else one for n, one in enumerate(scenario.players))
    return scenario.model_copy(update={"players": tuple(players)})


def _crowned(scenario: model.Scenario, seat: int) -> model.Scenario:
    """809.2: another emperor of a team, which has one."""
    team = scenario.players[seat].team
    others = [n for n, one in enumerate(scenario.players) if one.team == team and one.emperor]
    for other in others:
        scenario = _changed(scenario, other, emperor=False)
    return _changed(scenario, seat, emperor=True)


def _ranges(scenario: model.Scenario, of: str | None, value: str) -> Ranges:
    """801.2b: one range for everybody, or that of one player beside those that are said."""
    if of is None:
        return dict(read_ranges(value))
    name = next((one.name for one in scenario.players if one.name.casefold() == of.strip().casefold()), None)
    if name is None:
        raise wrong(f"qui non c'è un giocatore di nome «{of.strip()}»")
    known = scenario.options.ranges or {}
    every = {one.name: known[EVERYBODY] for one in scenario.players} if EVERYBODY in known else dict(known)
    return every | dict(read_ranges({name: value}))
