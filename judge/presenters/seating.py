"""800-811: who sits around a table, as the seat in focus sees it. The seats themselves are `scenarios.asked.seats`."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from engine import Moment
from engine.words.terms import PlayerId, Relation, Zone
from scenarios.asked.seats import Seat, Seats, seat_lines, seats_in, seats_of, table_lines
from scenarios.language.words import People
from scenarios.told.board import turn_words

if TYPE_CHECKING:
    from engine import Game
    from scenarios.written.model import Scenario

LEFT = "ha lasciato la partita"


@dataclass(frozen=True, slots=True)
class Sitting:
    """One seat, and what is said of it: the name; life and poison; the side and the range; what it is to the one in focus; turn,
    priority, turn markers. Of what there is none nothing is said."""

    player: PlayerId
    told: tuple[str, ...]


@dataclass(frozen=True)
class Around:
    """A table with one seat in focus, by its place in the order of seats."""

    found: Seats
    people: People
    focus: int

    @property
    def sitting(self) -> tuple[Sitting, ...]:
        """Every seat in order, of those who have left too: their place at the table is seen to be empty."""
        return tuple(self._sitting(player.id) for player in self.game.players)

    @property
    def middle(self) -> str:
        """What is written in the middle: the turn, and how much is on the stack."""
        count = len(self.game.zone(Zone.STACK))
        return turn_words(self.game, self.people) + (f". Pila: {count}" if count else "")

    @property
    def about(self) -> tuple[str, ...]:
        """What is said of the seat in focus, and below it of the whole table, each with its rule."""
        seat = self._in_focus
        told = [f"{self.people.name(self._focused)}: {LEFT} [800.4]"] if seat is None else seat_lines(self.found, seat)
        return (*told, "", *table_lines(self.found))

    @property
    def game(self) -> Game:
        """The game whose table it is."""
        return self.found.game

    def turned_to(self, focus: int) -> Around:
        """The same with another seat in focus, going round."""
        return replace(self, focus=focus % len(self.game.players))

    @property
    def _focused(self) -> PlayerId:
        return PlayerId(self.focus)

    @property
    def _in_focus(self) -> Seat | None:
        return next((one for one in self.found.around if one.player == self._focused), None)

    def _sitting(self, player: PlayerId) -> Sitting:
        name = self.people.name(player)
        if not self.game.player(player).in_game:
            return Sitting(player, (name, LEFT))
        told = (
            name,
            self._stands(player),
            self._side(player),
            self._seen(player),
            self._turn(player),
            self._markers(player),
        )
        return Sitting(player, tuple(filter(None, told)))

    def _stands(self, player: PlayerId) -> str:
        side = self.game.side(player)
        return f"{side.life} vita" + (f", {side.poison} veleno" if side.poison else "")

    def _side(self, player: PlayerId) -> str:
        game = self.game
        table, team = game.table, game.player(player).team
        mates = any(game.related(one, player, Relation.TEAMMATE) for one in game.seats())
        limit = table.ranges[player] if table.ranges else None
        told = (
            f"sq. {team}" if mates or table.emperors or table.together else "",
            "imp." if player in table.emperors else "",
            "" if limit is None else f"raggio {limit}",
        )
        return " ".join(filter(None, told))

    def _turn(self, player: PlayerId) -> str:
        game = self.game
        receives = game.moment is Moment.PRIORITY and player == game.receiver
        active = player == game.turn.active or player in game.together(game.turn.active)
        return ", ".join(filter(None, ("di turno" if active else "", "priorità" if receives else "")))

    def _markers(self, player: PlayerId) -> str:
        held = [str(one.number) for one in self.game.markers if one.holder == player]
        return f"segnaturno {', '.join(held)}" if held else ""

    def _seen(self, player: PlayerId) -> str:
        """What a seat is to the one in focus: whoever may be attacked is in range as well (801.3)."""
        seat = self._in_focus
        if seat is None or player == seat.player:
            return ""
        reached = player in seat.reached
        if self.game.related(player, seat.player, Relation.TEAMMATE):
            return "compagno" if reached else "compagno lontano"
        if player in seat.attacks:
            return "attaccabile"
        if not reached:
            return "fuori raggio"
        return "nel raggio" if any(limit is not None for limit in self.game.table.ranges) else "non attaccabile"


def around(game: Game, people: People, player: PlayerId | None = None) -> Around:
    """The seats at a moment of a game, that of a player in focus, or else that of the active one."""
    return Around(seats_in(game), people, int(game.turn.active if player is None else player))


def around_of(scenario: Scenario) -> Around:
    """The seats of a situation as it begins. Raises ScenarioError for a board that cannot be."""
    found = seats_of(scenario)
    people = People(tuple(player.name for player in found.game.players))
    return Around(found, people, int(found.game.turn.active))
