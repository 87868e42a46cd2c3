"""702.47, 702.103: what a spell may be as it is put onto the stack: bestowed, or with text of other cards added."""

from __future__ import annotations

from engine.cards.abilities.ability import Keyword
from engine.cards.abilities.continuous import ChangeTypes, GainAbility, GainText, Part
from engine.cards.abilities.filters import CREATURE
from engine.cards.characteristics import Characteristics
from engine.state.game import Game
from engine.words.terms import CardType, Designation, ObjectId

_ENCHANT = Keyword(keyword="enchant", quality="creatura", filter=CREATURE)
BESTOWED: tuple[Part, ...] = (
    ChangeTypes(set_types=(CardType.ENCHANTMENT,), set_subtypes=("Aura",)),
    GainAbility(_ENCHANT),
)
"""702.103b: what a spell cast bestowed is, and the permanent that it becomes."""


def bestowed_looks(looks: Characteristics) -> Characteristics:
    """702.103d: a card as it would be bestowed: nothing else is looked at to tell whether it can be cast so."""
    return looks.but(types=(CardType.ENCHANTMENT,), subtypes=("Aura",), abilities=(*looks.abilities, _ENCHANT))


def is_bestowed(game: Game, one: ObjectId) -> bool:
    """702.103b: whether a spell or permanent is bestowed."""
    return bool(game.designated(one, Designation.BESTOWED))


def has_added_text(game: Game, one: ObjectId) -> bool:
    """702.47c: whether text of other cards was spliced onto a spell."""
    return any(isinstance(part, GainText) for effect in game.effects if one in effect.objects for part in effect.parts)
