"""702.47, 702.103: what a spell becomes as it is put onto the stack, and how long it stays so: bestowed, or with text added."""

from __future__ import annotations

from engine.cards.abilities.ability import Keyword
from engine.cards.abilities.continuous import ChangeTypes, Duration, GainAbility, GainText, Part
from engine.cards.abilities.filters import CREATURE
from engine.cards.characteristics import Characteristics
from engine.state.bindings import Bindings
from engine.state.game import ContinuousEffect, Game
from engine.words.record import replace
from engine.words.terms import CardType, Designation, ObjectId, PlayerId

_ENCHANT = Keyword(keyword="enchant", quality="creatura", filter=CREATURE)
BESTOWED: tuple[Part, ...] = (
    ChangeTypes(set_types=(CardType.ENCHANTMENT,), set_subtypes=("Aura",)),
    GainAbility(_ENCHANT),
)
"""702.103b: what a spell cast bestowed is, and the permanent that it becomes."""


def bestowed_looks(looks: Characteristics) -> Characteristics:
    """702.103d: a card as it would be bestowed: nothing else is looked at to tell whether it can be cast so."""
    return looks.but(types=(CardType.ENCHANTMENT,), subtypes=("Aura",), abilities=(*looks.abilities, _ENCHANT))


def becomes(
    game: Game, player: PlayerId, spell: ObjectId, parts: tuple[Part, ...], marks: tuple[Designation, ...] = ()
) -> None:
    """702.47c, 702.103b: what a spell is from the moment at which it is put onto the stack."""
    made = ContinuousEffect(
        timestamp=game.take_id(),
        parts=parts,
        objects=(spell,),
        source=spell,
        you=player,
        until=Duration.ENDLESS,
        bindings=Bindings(source=spell, you=player),
        marks=marks,
    )
    game.change(effects=(*game.effects, made))


def is_bestowed(game: Game, one: ObjectId) -> bool:
    """702.103b: whether a spell or permanent is bestowed."""
    return bool(game.designated(one, Designation.BESTOWED))


def copied_with(game: Game, original: ObjectId, copy: ObjectId) -> None:
    """702.103c: the copy of a bestowed Aura spell is one as well."""
    game.change(
        effects=tuple(
            replace(effect, objects=(*effect.objects, copy))
            if Designation.BESTOWED in effect.marks and original in effect.objects
            else effect
            for effect in game.effects
        )
    )


def has_added_text(game: Game, one: ObjectId) -> bool:
    """702.47c: whether text of other cards was spliced onto a spell."""
    return any(isinstance(part, GainText) for effect in game.effects if one in effect.objects for part in effect.parts)


def effects_without(
    effects: tuple[ContinuousEffect, ...], one: ObjectId, *, bestowed: bool
) -> tuple[ContinuousEffect, ...]:
    """702.47e, 702.103e-f: the effects of a game once an object is no longer bestowed, or has lost what was spliced onto it."""
    kept = []
    for effect in effects:
        over = (
            Designation.BESTOWED in effect.marks
            if bestowed
            else any(isinstance(part, GainText) for part in effect.parts)
        )
        if not over or one not in effect.objects:
            kept.append(effect)
        elif left := tuple(other for other in effect.objects if other != one):
            kept.append(replace(effect, objects=left))
    return tuple(kept)
