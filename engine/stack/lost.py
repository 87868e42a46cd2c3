"""602.2: an ability that is printed on an object and cannot be activated, because an effect took it away."""

from __future__ import annotations

from engine.board.derivation import derivation
from engine.board.derived import Applied, Derivation
from engine.cards.abilities.ability import Activated
from engine.state.game import Game
from engine.words.citations import Citation, cite
from engine.words.subtypes import BASIC_LANDS
from engine.words.terms import ObjectId

_TAKES_AWAY = cite("305.7")


def taken_by(game: Game, one: ObjectId, index: int) -> tuple[Citation, ObjectId] | None:
    """305.7, 613.1f: by which rule, and by the effect of what, an object lost the activated ability that it has printed there."""
    printed = game.objects[one].printed.abilities
    lost = printed[index] if 0 <= index < len(printed) else None
    found = derivation(game, one)
    if not isinstance(lost, Activated):
        return _intrinsic(found)
    for effect in found.applied:
        if lost in effect.before.abilities and lost not in effect.after.abilities:
            return _rule_of(effect), effect.source
    return None


def _intrinsic(found: Derivation) -> tuple[Citation, ObjectId] | None:
    """305.6: the mana ability of a basic land type is an ability, and goes with all the others."""
    if not set(BASIC_LANDS) & set(found.looks.subtypes):
        return None
    for effect in found.applied:
        if effect.after.bare and not effect.before.bare:
            return _rule_of(effect), effect.source
    return None


def _rule_of(effect: Applied) -> Citation:
    """305.7 where a land type was set; else that of the layer in which the ability went."""
    return _TAKES_AWAY if _TAKES_AWAY in effect.rules else effect.rules[0]
