"""What is so of an object or a player on a board, field by field, as values of the language of expectations.

One place reads it for all who want to know: expectations hold it against theirs, questions are answered with it, and the
answer finds with it what became different.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine import Game, PlayerTarget, Recipient, board_of
from engine.board.criteria import mana_value_of
from engine.board.doors import unlocked_doors
from engine.board.exiled import may_look_at
from engine.board.naming import mention_of
from engine.cards.mana import in_pool
from engine.costs.could_produce import could_produce
from engine.state.dungeons import dungeon_of
from engine.state.faces import is_hidden
from engine.state.objects import GameObject
from engine.words.mentions import Mention
from engine.words.terms import NOBODY, Kind, PlayerId, Zone

Value = Any
"""A value as the field of an expectation has it: a number, yes or no, a word of the engine, a name, or several of these."""


def of_object(field: str, game: Game, found: GameObject) -> Value:
    """What is so of an object that is on a board."""
    return _OBJECTS[field](game, found)


def of_player(field: str, game: Game, who: PlayerId) -> Value:
    """What is so of a player."""
    return _PLAYERS[field](game, who)


def player_name(game: Game, who: PlayerId) -> str:
    """A player by name; '' for nobody."""
    return "" if who == NOBODY else game.player(who).name


def label_of(game: Game, one: Recipient) -> str:
    """An object by its id, a player by name; '' for what is not known any more."""
    if isinstance(one, PlayerTarget):
        return player_name(game, one.player)
    last = board_of(game).last_seen(one)
    return "" if last is None else last[0].label


def mention(game: Game, one: GameObject) -> Mention:
    """An object as it is on a board, for the narrator."""
    board = board_of(game)
    return mention_of(one, board.characteristics(one.id).name, board.controller(one.id))


def cards_of(game: Game, field: str, who: PlayerId) -> list[GameObject]:
    """The cards that a player has in a zone, or the permanents that they control, by the field of expectations."""
    if field == "battlefield":
        board = board_of(game)
        return [found for found in game.permanents() if board.controller(found.id) == who]
    zone = Zone(field)
    return [found for found in game.objects_in([(zone, NOBODY if zone.shared else who)]) if found.owner == who]


def _looks(game: Game, found: GameObject) -> Any:
    return board_of(game).characteristics(found.id)


def _counted_or_printed(game: Game, found: GameObject, kind: str) -> int:
    """306.5a, 306.5c, 310.4a, 310.4c: by its counters on the battlefield; anywhere else the number that is printed."""
    printed = None if found.on_battlefield else getattr(_looks(game, found), kind)
    return found.count(kind) if printed is None else int(printed)


def _attached(game: Game, found: GameObject) -> tuple[str, ...]:
    return () if found.attached_to is None else (label_of(game, found.attached_to),)


def _keywords(game: Game, found: GameObject) -> tuple[str, ...]:
    return tuple(dict.fromkeys(one.keyword for one in _looks(game, found).keywords()))


def _mana_value(game: Game, found: GameObject) -> int:
    board = board_of(game)
    return mana_value_of(found, board.characteristics(found.id), board)


def _may_look(game: Game, found: GameObject) -> tuple[str, ...]:
    board = board_of(game)
    return tuple(player.name for player in game.players if may_look_at(game, board, found, player.id))


def emblems(game: Game, who: PlayerId) -> int:
    """114.1: how many emblems a player owns."""
    there = game.objects_in([(Zone.COMMAND, NOBODY if Zone.COMMAND.shared else who)])
    return sum(1 for one in there if one.kind is Kind.EMBLEM and one.owner == who)


_OBJECTS: Mapping[str, Callable[[Game, GameObject], Value]] = {
    "exists": lambda game, found: True,
    "zone": lambda game, found: found.zone,
    "controller": lambda game, found: player_name(game, board_of(game).controller(found.id)),
    "owner": lambda game, found: player_name(game, found.owner),
    "power_toughness": lambda game, found: (_looks(game, found).power, _looks(game, found).toughness),
    "power": lambda game, found: _looks(game, found).power,
    "toughness": lambda game, found: _looks(game, found).toughness,
    "base_size": lambda game, found: _looks(game, found).base_size,
    "damage": lambda game, found: found.damage,
    "counters": lambda game, found: dict(found.counters),
    "loyalty": lambda game, found: _counted_or_printed(game, found, "loyalty"),
    "defense": lambda game, found: _counted_or_printed(game, found, "defense"),
    "tapped": lambda game, found: found.tapped,
    "phased_out": lambda game, found: found.phased_out,
    "face_down": lambda game, found: is_hidden(found),
    "transformed": lambda game, found: found.transformed,
    "flipped": lambda game, found: found.flipped,
    "seen_by": _may_look,
    "attached_to": _attached,
    "attacking": lambda game, found: bool(board_of(game).attacking(found.id)),
    "blocking": lambda game, found: bool(board_of(game).blocking(found.id)),
    "blocked": lambda game, found: bool(board_of(game).blocked(found.id)),
    "token": lambda game, found: found.kind is Kind.TOKEN,
    "name": lambda game, found: _looks(game, found).name,
    "types": lambda game, found: tuple(_looks(game, found).types),
    "supertypes": lambda game, found: tuple(_looks(game, found).supertypes),
    "subtypes": lambda game, found: tuple(_looks(game, found).subtypes),
    "colors": lambda game, found: tuple(_looks(game, found).colors),
    "mana_value": _mana_value,
    "produces": lambda game, found: could_produce(board_of(game), [found.id])[found.id],
    "keywords": _keywords,
    "abilities": lambda game, found: tuple(_looks(game, found).abilities),
    "protector": lambda game, found: player_name(game, found.protector),
    "level": lambda game, found: found.level,
    "unlocked": lambda game, found: tuple(half.name for half in unlocked_doors(board_of(game), found.id).values()),
    "stickers": lambda game, found: tuple(one.sticker.said for one in found.stickers),
    "bond": lambda game, found: () if found.bond is None else (label_of(game, found.bond),),
    "room_of": lambda game, found: found.room,
}
"""Beside the fields of `ObjectIs`, what nobody can expect yet and everybody can see."""


def _completed(game: Game, who: PlayerId) -> tuple[str, ...]:
    return tuple(game.player(who).completed)


def _room(game: Game, who: PlayerId) -> int:
    inside = dungeon_of(game, who)
    return 0 if inside is None else inside.room + 1


def _labels(field: str) -> Callable[[Game, PlayerId], tuple[str, ...]]:
    return lambda game, who: tuple(one.label for one in cards_of(game, field, who))


_PLAYERS: Mapping[str, Callable[[Game, PlayerId], Value]] = {
    "life": lambda game, who: game.side(who).life,
    "poison": lambda game, who: game.side(who).poison,
    "counters": lambda game, who: dict(game.player(who).counters),
    "hand_size": lambda game, who: len(game.zone(Zone.HAND, who)),
    "library_size": lambda game, who: len(game.zone(Zone.LIBRARY, who)),
    **{field: _labels(field) for field in ("hand", "graveyard", "exile", "command", "battlefield")},
    "library_top": lambda game, who: tuple(one.label for one in [*game.objects_in([(Zone.LIBRARY, who)])][:1]),
    "monarch": lambda game, who: game.monarch == who,
    "blessed": lambda game, who: game.player(who).blessed,
    "initiative": lambda game, who: game.initiative == who,
    "emblems": emblems,
    "speed": lambda game, who: game.player(who).speed or 0,
    "room": _room,
    "completed": _completed,
    "in_game": lambda game, who: game.player(who).in_game,
    "won": lambda game, who: game.result is not None and who in game.result.winners,
    "mana": lambda game, who: in_pool(game.player(who).mana),
    "commander_damage": lambda game, who: dict(game.player(who).commander_damage),
    "tempted": lambda game, who: game.player(who).tempted,
    "stickers": lambda game, who: len(game.player(who).stickers),
}
"""Beside the fields of `PlayerIs`, but for how somebody lost, which the steps know."""

ASKABLE = frozenset(_OBJECTS)
"""What can be read of an object."""
