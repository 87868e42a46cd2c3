"""104.4b, 732: whom a loop concerns, and who could keep it from going round again.

When a board has come back is told by its position (`engine.flow.positions`).
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.board.asking import Transaction
from engine.board.prohibitions import forbids_player
from engine.cards.abilities.ability import Activated, Prohibition
from engine.costs.mana_costs import abilities_of, is_mana_ability
from engine.flow.legal import activatable
from engine.happening.face_down import ways_up
from engine.happening.pipeline import begin_action
from engine.stack.casting import may_begin_to_cast
from engine.stack.setting_aside import may_be_set_aside
from engine.state.crowds import permanents_such, such
from engine.state.faces import is_hidden
from engine.state.game import Game
from engine.state.objects import GameObject
from engine.state.trace import Step
from engine.words.citations import not_implemented
from engine.words.record import Record
from engine.words.terms import NOBODY, CardType, ObjectId, PlayerId, Zone

not_implemented("732.2", "scorciatoie proposte e accorciate, con un numero di ripetizioni scelto")
not_implemented("732.3", "cicli di più giocatori in cui chi è attivo deve fare una scelta diversa")

_CAST_FROM = (Zone.HAND, Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND)


class Interruption(Record):
    """Something that a player could do instead of passing: cast a card, or activate an ability of an object."""

    player: PlayerId
    object: ObjectId
    index: int | None = None


def involved(steps: Iterable[Step]) -> tuple[PlayerId, ...]:
    """104.4f: who controls an object that is involved in a loop, given the steps of a round: what they come from, what triggers in
    them and what their events are about. Those in the order in which they are met."""
    found: dict[PlayerId, None] = {}
    for step in steps:
        mentions = [*step.names.values(), *(noticed.source for noticed in step.triggered)]
        for one in mentions if step.cause is None else [step.cause, *mentions]:
            if one.controller != NOBODY:
                found[one.controller] = None
    return tuple(found)


def interruptions(game: Game) -> tuple[Interruption, ...]:
    """104.4b: everything that some player could do to break a loop: spells that could be cast, abilities that could be
    activated, face-down creatures that could be turned face up, looked at as if they had priority now."""
    tx = begin_action(game)
    found: list[Interruption] = []
    for player in game.seats():
        found += [Interruption(player, one) for one in _castable(tx, player)]
        found += [Interruption(player, one, index) for one, index in _activatable(tx, player)]
        found += [Interruption(player, one) for one in _turnable(tx, player)]
    return tuple(found)


def _turnable(tx: Transaction, player: PlayerId) -> list[ObjectId]:
    """116.2b: what a player could turn face up."""
    return [
        one.id
        for one in permanents_such(tx.game, is_hidden)
        if tx.board.controller(one.id) == player and ways_up(tx, one)
    ]


def _castable(tx: Transaction, player: PlayerId) -> list[ObjectId]:
    if forbids_player(tx.board, Prohibition.CAST, player) is not None:
        return []
    cards = [one.id for one in such(tx.game.objects, lambda one: one.owner == player and one.zone in _CAST_FROM)]
    lands = tx.game.turn.step.main and player == tx.game.turn.active and not tx.game.player(player).lands_played
    return [
        one
        for one in cards
        if may_begin_to_cast(tx, player, tx.game.objects[one])
        or (tx.game.objects[one].zone is Zone.HAND and may_be_set_aside(tx, player, tx.game.objects[one]))
        or (lands and _land_in_hand(tx.game.objects[one]) and tx.game.stack_top is None)
    ]


def _land_in_hand(card: GameObject) -> bool:
    return card.zone is Zone.HAND and card.printed.is_type(CardType.LAND)


def _has_activated(tx: Transaction, one: GameObject) -> bool:
    return any(isinstance(ability, Activated) for ability in abilities_of(tx.board, one.id))


def _activatable(tx: Transaction, player: PlayerId) -> list[tuple[ObjectId, int]]:
    return [
        (one.id, index)
        for one in tx.board.such(lambda one: _has_activated(tx, one))
        for index, ability in activatable(tx, player, one)
        if not is_mana_ability(ability)
    ]
