"""800-811: what the seats of a situation come to: who reaches whom, who may attack whom, whose turns and priority follow."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from engine import Citation, Game, board_of
from engine.board.seating import distance, in_range, seated, spared_from_attack, starters
from engine.board.stacks import gets_priority, marker_of
from engine.state.table import Attacks, Variant
from engine.words.citations import cite
from engine.words.terms import PlayerId, Relation
from scenarios.laid.setup import set_up
from scenarios.language.formats import ATTACKS, FORMATS, Format
from scenarios.language.words import listed, plain
from scenarios.written.load import parse
from scenarios.written.model import Scenario

_NAMED = {
    Variant.FREE_FOR_ALL: (Format.FREE_FOR_ALL, cite("806.1")),
    Variant.GRAND_MELEE: (Format.GRAND_MELEE, cite("807.1")),
    Variant.TEAM_VS_TEAM: (Format.TEAM_VS_TEAM, cite("808.1")),
    Variant.EMPEROR: (Format.EMPEROR, cite("809.1")),
    Variant.TWO_HEADED_GIANT: (Format.TWO_HEADED_GIANT, cite("810.1")),
    Variant.ALTERNATING_TEAMS: (Format.ALTERNATING_TEAMS, cite("811.1")),
}
_BY_ATTACKS = {
    Attacks.MULTIPLE: cite("802.2"),
    Attacks.LEFT: cite("803.1a"),
    Attacks.RIGHT: cite("803.1b"),
    Attacks.ONE: cite("506.2a"),
}


@dataclass(frozen=True, slots=True)
class Seat:
    """One player: whom they reach and whom not, whom they may attack and by which rule they may not attack others."""

    player: PlayerId
    reached: tuple[PlayerId, ...]
    attacks: tuple[PlayerId, ...]
    spared: tuple[tuple[PlayerId, Citation], ...]


@dataclass(frozen=True, slots=True)
class Seats:
    """A table, with its seats in their order."""

    game: Game
    around: tuple[Seat, ...]

    def name(self, player: PlayerId) -> str:
        """A player as people wrote the name."""
        return plain(self.game.player(player).name)

    def names(self, players: tuple[PlayerId, ...]) -> str:
        """Several players, as a sentence lists them."""
        return listed([self.name(one) for one in players]) if players else "nessuno"


def table_of(names: str, word: str = "") -> Scenario:
    """A table of people who have nothing: their names, each with its team where one is said, ``Anna:1``; and a format.

    Where no team is said a format of teams has two of them. Raises ScenarioError.
    """
    said = [name.partition(":") for name in names.split()]
    chosen = FORMATS.get(word) if word else None
    unsaid = not any(team for _, _, team in said)
    players = [
        {"nome": name} | ({"squadra": team} if team else _usual(chosen, seat, len(said)) if unsaid else {})
        for seat, (name, _, team) in enumerate(said)
    ]
    # JSON is YAML: the text goes the way of every file, and its faults are told as those of a file are.
    return parse(json.dumps({"formato": word or [], "giocatori": players}, ensure_ascii=False), "posti")


def _usual(chosen: Format | None, seat: int, count: int) -> dict[str, Any]:
    if chosen is Format.ALTERNATING_TEAMS:
        return {"squadra": seat % 2 + 1}
    if chosen in (Format.TEAM_VS_TEAM, Format.EMPEROR):
        return {"squadra": 1 if seat < count / 2 else 2}
    return {}


def seats_of(scenario: Scenario) -> Seats:
    """Who sits at the table of a situation as it begins. Raises ScenarioError for a board that cannot be."""
    return seats_in(set_up(scenario))


def seats_in(game: Game) -> Seats:
    """Who sits at the table at a moment of a game; who has left it no longer does."""
    around = []
    for player in seated(game):
        opponents = [one for one in game.seats(player) if game.related(one, player, Relation.OPPONENT)]
        barred = [(one, spared_from_attack(game, one, player)) for one in opponents]
        around.append(
            Seat(
                player=player,
                reached=tuple(one for one in game.seats(player) if in_range(game, one, of=player)),
                attacks=tuple(one for one, rule in barred if rule is None),
                spared=tuple((one, rule) for one, rule in barred if rule is not None),
            )
        )
    return Seats(game, tuple(around))


def turns(found: Seats) -> tuple[tuple[PlayerId, ...], ...]:
    """500.1, 805.4: who takes turns one after the other, from the active player: a team at once where turns are shared."""
    game = found.game
    whole = (tuple(one for one in game.together(player) if game.player(one).in_game) for player in game.seats())
    return tuple(dict.fromkeys(whole))


def heard(found: Seats, number: int) -> tuple[PlayerId, ...]:
    """807.5a: who gets priority for the stack of a turn marker, from the player who has it."""
    game, holder = found.game, marker_of(found.game, number).holder
    return tuple(one for one in game.seats(holder) if gets_priority(board_of(game), one, number))


def as_text(found: Seats) -> str:
    """The table in words, every statement with its rule."""
    told = (line for seat in found.around for line in seat_lines(found, seat))
    return "\n".join([*table_lines(found), "", *told]) + "\n"


def table_lines(found: Seats) -> Iterator[str]:
    """What holds for the whole table: the variant, its options, the order of turns and of priority, who may begin."""
    game, table = found.game, found.game.table
    named = _NAMED.get(table.variant)
    yield "Nessuna variante [800.2]." if named is None else f"Variante: {FORMATS.word(named[0])} [{named[1]}]."
    if table.together:
        yield "Attacco: la squadra attiva attacca come un gruppo [805.10a]."
    else:
        yield f"Attacco: {ATTACKS.word(table.attacks)} [{_BY_ATTACKS[table.attacks]}]."
    if table.deploy:
        yield "Le creature si schierano presso un compagno [804.2]."
    several = "; ".join(found.names(one) for one in turns(found))
    yield f"Turni, a sinistra: {several} [{'805.4' if table.together else '101.4'}]."
    yield f"Priorità, nello stesso ordine [{'805.5b' if table.together else '117.3d'}]."
    for marker in game.markers:
        yield (
            f"Segnaturno {marker.number}: {found.name(marker.holder)} [807.4b];"
            f" per la sua pila ricevono priorità {found.names(heard(found, marker.number))} [807.5a]."
        )
    yield f"Può cominciare: {found.names(starters(game))} [{_starting(game)}]."


def _starting(game: Game) -> Citation:
    if game.table.together:
        return cite("103.1a")
    return {Variant.TEAM_VS_TEAM: cite("808.4"), Variant.EMPEROR: cite("809.4")}.get(game.table.variant, cite("103.1"))


def seat_lines(found: Seats, seat: Seat) -> Iterator[str]:
    """A seat: its side, whom it reaches, whom it may attack and whom not."""
    game = found.game
    limits = game.table.ranges
    side = game.player(seat.player).team
    mates = tuple(one for one in game.seats(seat.player) if game.related(one, seat.player, Relation.TEAMMATE))
    about = [f"con {found.names(mates)}" if mates else "", "imperatore" if seat.player in game.table.emperors else ""]
    told = ", ".join(one for one in about if one)
    yield f"{found.name(seat.player)}{f' (squadra {side}: {told})' if told else ''}"
    limit = limits[seat.player] if limits else None
    if limit is not None:
        yield f"  raggio {limit}: {found.names(seat.reached)} [801.2]"
    yield f"  può attaccare: {found.names(seat.attacks)} [{_attacking(game)}]"
    for why in dict.fromkeys(why for _, why in seat.spared):
        yield f"  non può attaccare: {found.names(tuple(one for one, by in seat.spared if by == why))} [{why}]"


def _attacking(game: Game) -> Citation:
    """By which rule those are attacked who are: the seats say so in some variants, the option in others."""
    by_seat = {Variant.EMPEROR: cite("809.3c"), Variant.ALTERNATING_TEAMS: cite("811.4")}
    return cite("805.10b") if game.table.together else by_seat.get(game.table.variant, _BY_ATTACKS[game.table.attacks])


def as_json(found: Seats) -> dict[str, Any]:
    """The same as data."""
    game, table = found.game, found.game.table
    named = _NAMED.get(table.variant)
    return {
        "variante": None if named is None else FORMATS.word(named[0]),
        "regola": "800.2" if named is None else str(named[1]),
        "attacco": None if table.together else ATTACKS.word(table.attacks),
        "schierare": table.deploy,
        "turni_condivisi": bool(table.together),
        "turni": [[found.name(one) for one in several] for several in turns(found)],
        "segnaturno": [
            {
                "numero": marker.number,
                "chi": found.name(marker.holder),
                "priorità": [found.name(one) for one in heard(found, marker.number)],
            }
            for marker in game.markers
        ],
        "comincia": {"chi": [found.name(one) for one in starters(game)], "regola": str(_starting(game))},
        "posti": [
            {
                "chi": found.name(seat.player),
                "squadra": game.player(seat.player).team,
                "imperatore": seat.player in table.emperors,
                "raggio": table.ranges[seat.player] if table.ranges else None,
                "raggiunge": [found.name(one) for one in seat.reached],
                "distanze": {found.name(one): distance(game, seat.player, one) for one in seated(game)},
                "attacca": [found.name(one) for one in seat.attacks],
                "non_attacca": [{"chi": found.name(one), "regola": str(rule)} for one, rule in seat.spared],
            }
            for seat in found.around
        ],
    }
