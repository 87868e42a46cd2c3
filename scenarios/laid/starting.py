"""103: a scenario that begins with the game itself, and the designations that one in the middle of a game begins with."""

from __future__ import annotations

from engine import Game, board_of
from engine.board.seating import starters
from engine.cards.abilities.making import of_an_emblem
from engine.cards.characteristics import Characteristics
from engine.happening.applying.batch import apply
from engine.happening.ring import RING
from engine.happening.writing.objects import keep_player
from engine.state import events as e
from engine.state.dungeons import dungeon_of
from engine.state.objects import Dungeon
from engine.state.trace import Change
from engine.turn.game_begins import open_game
from engine.words.record import replace
from engine.words.terms import CardType, PlayerId
from scenarios.laid.not_found import fault_at
from scenarios.language.errors import ScenarioError, shown
from scenarios.written import model
from scenarios.written.cards import TypeLine
from scenarios.written.dungeons import arrows_of
from scenarios.written.printed_text import read_printed
from scenarios.written.records import Record

_NOT_YET = ("hand", "battlefield", "graveyard", "exile")
"""What nobody has before the game begins."""


def too_early(scenario: model.Scenario) -> tuple[Record, str] | None:
    """What a scenario that begins with the game says though it cannot be yet: the part, and why not; ``None`` for nothing."""
    if scenario.opening is None:
        return None
    if scenario.opening.starts is not None and scenario.opening.chooses is not None:
        return (
            scenario.opening,
            "«comincia» e «sceglie» non vanno insieme: chi comincia è già deciso o lo sceglie qualcuno",
        )
    if "turn" in scenario.model_fields_set:
        return scenario.turn, "con «inizio» la partita comincia dal primo turno: «turno» non si scrive"
    for player in scenario.players:
        for name in _NOT_YET:
            if getattr(player, name):
                key = type(player).model_fields[name].alias
                return player, f"con «inizio» le carte stanno tutte nel grimorio: «{key}» non si scrive"
    if scenario.stack:
        return scenario.stack[0], "con «inizio» la pila è vuota: «pila» non si scrive"
    return None


def begin(game: Game, starts: PlayerId | None, chooses: PlayerId | None) -> None:
    """103.1: put a game before its first turn; somebody starts, or somebody chooses who does; else the first player starts."""
    first = starts_for(game, PlayerId(0) if starts is None else starts)
    open_game(game, first, chooses)


def starts_for(game: Game, player: PlayerId) -> PlayerId:
    """808.4, 809.4, 103.1a: who of a player's team takes the first turn; the player, where anybody may."""
    allowed = starters(game)
    if player in allowed:
        return player
    return next(one for one in allowed if game.player(one).team == game.player(player).team)


def take_initiative(game: Game, player: PlayerId) -> None:
    """726.1: a board on which somebody has the initiative, without any event that made it so."""
    apply(game, board_of(game), [Change(event=e.InitiativeTaken(player=player))])


def venture(game: Game, scenario: model.Scenario) -> None:
    """309.2, 701.54c, 702.179b: the dungeons that players own and are in, their speed, and the Ring's emblems."""
    for seat, player in enumerate(scenario.players):
        owned = tuple(_dungeon(scenario, player, name) for name in player.dungeons)
        if not (owned or player.speed or player.tempted):
            continue
        who = PlayerId(seat)
        keep_player(game, replace(game.player(who), dungeons=owned, tempted=player.tempted))
        changes: list[e.Event] = []
        if player.speed is not None:
            changes.append(e.SpeedChanged(player=who, speed=player.speed))
        if player.tempted:
            changes.append(e.EmblemMade(owner=who, characteristics=RING))
        if owned and player.room is not None:
            changes.append(e.DungeonEntered(player=who, dungeon=owned[0]))
        apply(game, board_of(game), [Change(event=one) for one in changes])
        inside = dungeon_of(game, who)
        if inside is not None and player.room is not None:
            moved = e.RoomEntered(object=inside.id, player=who, room=player.room - 1)
            apply(game, board_of(game), [Change(event=moved)])


def give_emblems(game: Game, scenario: model.Scenario) -> None:
    """114.3-4: the emblems that players have as the board is laid out: nothing but abilities, in the command zone."""
    for seat, player in enumerate(scenario.players):
        for text in player.emblems:
            abilities = of_an_emblem(
                read_printed("Emblema", str(TypeLine(types=(CardType.ENCHANTMENT,))), str(text), None).abilities
            )
            made = e.EmblemMade(owner=PlayerId(seat), characteristics=Characteristics(name="", abilities=abilities))
            apply(game, board_of(game), [Change(event=made)])


def _dungeon(scenario: model.Scenario, player: model.Player, name: str) -> Dungeon:
    """309.1: a dungeon card by its name. Raises ScenarioError for a card that is none, or a room that it does not have."""
    card = scenario.face(name)
    if card is None or not card.rooms:
        fault = f"{shown(name)} non è in «carte» come carta con le sue «stanze»"
        raise ScenarioError([fault_at(scenario, player, fault)])
    if player.room is not None and player.room > len(card.rooms) and name == player.dungeons[0]:
        raise ScenarioError([fault_at(scenario, player, f"{shown(name)} ha solo {len(card.rooms)} stanze")])
    return Dungeon(
        label=name,
        printed=card.characteristics(name),
        arrows=arrows_of(card.rooms),
        by_name_only=card.by_name_only,
    )


def designate(game: Game, night: bool | None, monarch: PlayerId | None) -> None:
    """725.1, 731.1: a board on which it is day or night, or somebody is the monarch, without any event that made it so."""
    changes = []
    if night is not None:
        changes.append(Change(event=e.DayNightChanged(night=night, first=True)))
    if monarch is not None:
        changes.append(Change(event=e.MonarchChanged(player=monarch)))
    if changes:
        apply(game, board_of(game), changes)
