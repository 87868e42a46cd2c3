"""109, 400, 601.2, 704.3: the objects of a game, the order in their zones, and what is kept of each player."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from engine.cards.abilities.ability import Ability
from engine.happening.writing.changed import changed
from engine.state.bindings import Bindings, Chosen
from engine.state.courses import Course
from engine.state.crowds import Crowd, as_now, with_more
from engine.state.fighting import Combat
from engine.state.followed import Followed
from engine.state.game import Game, Place, Result, place_of
from engine.state.ids import ids_of, parts_of
from engine.state.lasting import ContinuousEffect, PreventionShield
from engine.state.merged import merged
from engine.state.objects import GameObject, LastKnown, Player, Recipient, Side
from engine.words.record import replace
from engine.words.terms import Fate, ObjectId, PlayerId


def put_batch(
    game: Game,
    *,
    objects: Mapping[ObjectId, GameObject],
    places: Mapping[Place, Sequence[ObjectId]],
    gone: Mapping[ObjectId, LastKnown],
    gone_together: Sequence[Crowd[LastKnown]],
    players: Sequence[Player],
    sides: Sequence[Side],
    effects: tuple[ContinuousEffect, ...],
    preventions: tuple[PreventionShield, ...],
    combat: Combat | None,
    courses: tuple[Course, ...],
    night: bool | None,
    monarch: PlayerId,
    initiative: PlayerId,
    result: Result | None,
) -> None:
    """704.7: all that a batch of events comes to, at once; what `engine.happening.applying` has drafted.

    ``gone``, ``gone_together``: what left its zone, as it last was.
    """
    game.objects = objects
    game.places = places
    game.lki = game.lki.with_more(gone, gone_together)
    game.players = tuple(players)
    game.sides = tuple(sides)
    game.effects, game.preventions = effects, preventions
    game.combat = combat
    game.courses = courses
    game.night = night
    game.monarch = monarch
    game.initiative = initiative
    game.result = result
    changed(game)


def put_there(game: Game, made: GameObject) -> None:
    """109.1, 405.2: an object comes into being in its zone, after all that is there: on top of the stack, below a library."""
    place = place_of(made.zone, made.owner)
    game.objects = with_more(game.objects, {made.id: made})
    game.places = {**game.places, place: ids_of((*parts_of(game.zone(*place)), made.id))}
    changed(game)


def put_in_order(game: Game, place: Place, order: Sequence[ObjectId]) -> None:
    """400.5, 405.2: what is in a zone lies in this order."""
    game.places = {**game.places, place: ids_of(parts_of(order))}
    changed(game)


def look_at_as(game: Game, now: GameObject) -> None:
    """406.3a, 709.3a, 712.11b: what is looked at of a card from here on: it face up, one of its halves, its other face."""
    _put(game, now)


def known_where(game: Game, one: ObjectId) -> None:
    """701.24a: nothing is as likely at the place of this card any more: it is known."""
    _put(game, replace(game.objects[one], shuffled=0))


def keep_choices(game: Game, stacked: ObjectId, chosen: Chosen | None, bindings: Bindings | None) -> None:
    """601.2b-d, 601.2h, 602.2b, 603.3c-d, 115.7: what was chosen for an object on the stack, and what its costs were paid with."""
    _put(game, replace(game.objects[stacked], chosen=chosen, bindings=bindings))


def keep_below(game: Game, stacked: ObjectId, below: tuple[Ability, ...]) -> None:
    """702.165a: the abilities that are printed below the one on the stack, for what it gives when it resolves."""
    _put(game, replace(game.objects[stacked], below=below))


def use_up(game: Game, one: ObjectId, ability: tuple[Ability, int]) -> None:
    """602.5b, 702.177b: an ability that is activated only once was."""
    found = game.objects[one]
    _put(game, replace(found, used_up=(*found.used_up, ability)))


def attach_from_start(game: Game, one: ObjectId, to: Recipient) -> None:
    """303.4, 301.5: in a game that is laid out, what something is attached to, without any event that attached it."""
    _put(game, replace(game.objects[one], attached_to=to))


def level_from_start(game: Game, one: ObjectId, level: int) -> None:
    """716.2b: a permanent has a level without any event."""
    _put(game, replace(game.objects[one], level=level))


def merge_from_start(game: Game, one: ObjectId, onto: ObjectId) -> None:
    """730.2: in a game that is laid out, what lies underneath in a merged permanent, below all other components."""
    other, found = game.objects[one], game.objects[onto]
    made = merged(found, other, game.take_id(), over=False)
    place = place_of(other.zone, other.owner)
    rest = {number: there for number, there in game.objects.items() if number != one}
    game.objects = with_more(Followed(rest), {onto: replace(made, mutated=found.mutated + 1)})
    game.places = {**game.places, place: ids_of(there for there in parts_of(game.zone(*place)) if there != one)}
    changed(game)


def give_to(game: Game, objects: Sequence[ObjectId], player: PlayerId) -> None:
    """109.4d, 311.5: another player controls these from now on, by a rule and not by an effect of the layers."""
    game.objects = with_more(game.objects, {one: replace(game.objects[one], controller=player) for one in objects})
    changed(game)


def under_control_since(game: Game, turns: Mapping[ObjectId, int]) -> None:
    """302.6: since which turn objects have been under the control of who controls them."""
    fresh = {one: replace(game.objects[one], controlled_since_turn=turn) for one, turn in turns.items()}
    game.objects = with_more(game.objects, fresh)
    changed(game)


def checked(game: Game, objects: Sequence[ObjectId], players: Collection[PlayerId]) -> None:
    """704.3, 704.5b, 704.5h, 704.6d: what these were since the last check of state-based actions they are no longer.

    Only these, which the check looked at: what it made happen itself stays recent for the next one.
    """
    if objects:
        now = as_now(game.objects, objects, lambda one: replace(one, deathtouched=False, arrived_unchecked=False))
        if now is not game.objects:
            game.objects = now
            changed(game)
    if players:
        game.players = tuple(replace(one, failed_draw=False) if one.id in players else one for one in game.players)
        changed(game)


def keep_player(game: Game, known: Player) -> None:
    """102.1: what a player of a game that is laid out has, without any event that gave it."""
    _seat(game, known)


def count_land(game: Game, player: PlayerId) -> None:
    """305.2a: the player has played one land more in this turn."""
    known = game.player(player)
    _seat(game, replace(known, lands_played=known.lands_played + 1))


def count_mana_on_spells(game: Game, player: PlayerId, total: int) -> None:
    """700.14: how much mana the player has spent on spells in this turn, where nothing looks at it now."""
    _seat(game, replace(game.player(player), mana_on_spells=total))


def befall_unseen(game: Game, player: PlayerId, fate: Fate) -> None:
    """702.177b: what a player did in this turn before any event tells it."""
    known = game.player(player)
    _seat(game, replace(known, fates=tuple(one for one in Fate if one in (*known.fates, fate))))


def _put(game: Game, now: GameObject) -> None:
    game.objects = with_more(game.objects, {now.id: now})
    changed(game)


def _seat(game: Game, known: Player) -> None:
    game.players = tuple(known if one.id == known.id else one for one in game.players)
    changed(game)
